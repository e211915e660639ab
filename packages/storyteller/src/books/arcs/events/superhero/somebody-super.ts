/** "Super dog", "a superhero cat", "a hamster with superpowers", and no more than that: whoever it is has the small power. */
export const SOMEBODY_SUPER =
  /^(?:an? |the )?(?:super[- ]?(?:hero )?\p{L}+|(?:super[- ]?hero )\p{L}+ (?:who|that) is (?:very |so |too |always |really )?\p{L}+|(?:(?:my|our) )?(?:pet )?\p{L}+ (?:(?:who|that) )?(?:is|was|becomes) (?:secretly |really )?(?:a )?super[- ]?hero|\p{L}+ (?:with|who has|who gets) super[- ]?powers?)[.!]*$/iu;

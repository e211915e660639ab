/** "Super dog", "a superhero cat", "a hamster with superpowers", and no more than that: whoever it is has the small power. */
export const SOMEBODY_SUPER =
  /^(?:an? |the )?(?:super[- ]?(?:hero )?\p{L}+|\p{L}+ (?:who|that) (?:is|was|becomes) (?:a )?super[- ]?hero|\p{L}+ (?:with|who has|who gets) super[- ]?powers?)[.!]*$/iu;

/** Somebody ill has to be spoken of before a visit is one to a hospital. */
const ILL =
  /\b(?:hospital\w*|wards?|operat\w+|surgery|icu|intensive|ill|illness|sick|poorly|unwell|clinic|hospice|treatment|transplant|rehab|stroke|accident|machines|tubes|nurses?|doctors?|visiting (?:hours?|time)|kept in|in there|prison|jail|inside)\b/i;
const A_BODY =
  /\b(?:bod(?:y|ies)|privates?|naked|clothes|undress\w*|tickl\w+|kiss\w*|hug\w*|secrets?|bum|bottom|costume|pants|knickers|underwear|consent|touch(?:es|ed)? (?:him|her|you|me)|touched)\b/i;
const A_PARENT_LEFT =
  /\b(?:dad\w*|mum\w*|mom\w*|father|mother|husband|wife|partner|i was|i'd been|i have been|i've been|i came|i'm back|work\w*|deploy\w*|tour|trip)\b/i;
const TAKEN_FROM_SOMEBODY =
  /\b(?:steal\w*|stole\w*|shops?|friend'?s|others?'?|belong\w*|school|class\w*|nursery|money|purse|without asking|sister'?s|brother'?s|not his|not hers)\b/i;

/**
 * What a problem says that is surely about something else than the situation whose words it shares: things that nobody may touch
 * are no body, whoever barks has met no dog, and a snail that was found belonged to nobody.
 */
const ELSE: Readonly<Record<string, (said: string) => boolean>> = {
  'body-safety': (said) =>
    /\b(?:nobody|no ?one|nobody else|we|i) (?:may|can|could|must|is allowed to|are allowed to|am allowed to|dares? (?:to )?)(?:not )? ?touch (?:them|it|any|anything|his|her|their|the|one)\b/i.test(
      said,
    ) && !A_BODY.test(said),
  'parent-in-hospital': (said) =>
    /\b(?:visit(?:ing)?|see(?:ing)?|go(?:ing)? to(?: see| visit)?|stay(?:ing)? (?:with|at)) (?:his|her|their) (?:dad|daddy|father|mum|mummy|mom|mother)\b/i.test(
      said,
    ) && !ILL.test(said),
  // Who will not go to a father's arms has one home, as far as anybody said.
  'two-homes': (said) =>
    /^(?:he |she |they |\p{Lu}\p{Ll}+ )?(?:won'?t|will not|doesn'?t want to|refuses to|never wants to) (?:go|come) to (?:his |her |their |my )?(?:dad|daddy|mum|mummy|mom|mommy|papa|father|mother|husband|partner|me)[.! ]*$/iu.test(
      said,
    ),
  'parent-away': (said) =>
    /\b(?:we|they) (?:all )?(?:came|moved|got|flew|returned|are|were) (?:back|home) (?:here )?from\b/i.test(said) &&
    !A_PARENT_LEFT.test(said),
  'feeling-sad': (said) =>
    /\b(?:keeps? )?chang(?:es|ing) (?:his|her|their) (?:own )?name\b|\bwants? to be called\b/i.test(said) &&
    !/\b(?:sad|cr(?:y|ies|ying)|tears|upset)\b/i.test(said),
  dogs: (said) =>
    /\b(?:he|she|they|\p{Lu}\p{Ll}+) (?:just |only |always |still |now )*barks (?:like|instead of|at (?:people|us|me|everyone|visitors|the teacher|his|her)|when (?:he|she|they)\b)|\bbarks instead of\b|\b(?:pretends? to be|(?:thinks|says) (?:he|she|they)(?:'s| is| are)) an? (?:dog|puppy)\b/u.test(
      said,
    ),
  'taking-things': (said) =>
    /\b(?:(?:he|she|they)(?:'s|'ve| has| have)? (?:found|finds|picked up|picks up)|outside|in the (?:garden|park|woods)|off the ground|snails|worms|conkers|feathers)\b/i.test(
      said,
    ) &&
    /\bpockets?\b/i.test(said) &&
    !TAKEN_FROM_SOMEBODY.test(said),
  // Who films is not told to switch off.
  'screen-time': (said) =>
    /\b(?:films?|filming|records?|recording|photographs?) (?:us|me|people|everyone|strangers|the family|(?:his|her|their) (?:\w+ )?(?:sister|brother|friends?|mum|dad|nan))\b/i.test(
      said,
    ),
  // Whoever cannot bear a full house comes too near to nobody.
  'personal-space': (said) =>
    /\b(?:house|home|room|flat) (?:is|gets|was) (?:too |so |very )?(?:full|crowded|busy|packed)\b|\bfull house\b/i.test(
      said,
    ) && !/\b(?:hugs?|hugging|too close|touch\w*|grabs?|in (?:people's|everyone's|their) faces?)\b/i.test(said),
};

/** Whether a problem that has words of a situation is surely about something else. */
export const isAboutSomethingElse = (id: string, problem: string): boolean => ELSE[id]?.(problem) ?? false;

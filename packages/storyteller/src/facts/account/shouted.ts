/** What parents shout instead of a sentence: "Wee on the potty at nursery! First time ever!" */
const SHOUTED: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^(\W*)(?:(?:(?:his|her|their|the|a) )?(?:very )?first (?:ever )?)(wee|poo|pee|poop)s? (on|in) /i, (_, before = '', what = '', where = '') => `${before}did a first ${what.toLowerCase()} ${where} `],
  [/^(\W*)(?:a |did )?(wee|poo|pee|poop) (on|in) the /i, (_, before = '', what = '', where = '') => `${before}did a ${what.toLowerCase()} ${where} the `],
  [/^(\W*)(?:had )?(?:(?:his|her|their|the|a) )?(?:very )?first (?:ever )?((?:swimming |dance |piano |football |ballet |riding |music |drum )?(?:lesson|class)|day (?:at|of) [a-z]+|haircut|sleepover|football match|match|concert|recital|party|training session)\b/i, (_, before = '', what = '') => `${before}had a first ${what.toLowerCase()}`],
  [/^(\W*)(?:stayed |completely |totally |was )?dry (?=all night|all week|for |every|at night|through)/i, (_, before = '') => `${before}stayed dry `],
  [/^(\W*)((?:\w+ ){1,3}nights?|a whole week|all week) (?:completely |totally )?dry\b/i, (_, before = '', time = '') => `${before}stayed dry for ${time}`],
  [/^(\W*)(?:no|zero|not a single) accidents? (?=all|for|at|this|today)/i, (_, before = '') => `${before}stayed dry `],
]; // prettier-ignore
/** "the school bus ... got on it": what is meant stands before. */
const ON_IT = /\b(on|in|into) (the (?:[a-z]+ )?[a-z]+)\b([^.!?]{1,90}?)\b(?:on|in|into) it\b/gi;
/** A first word is told as a word: "said ball!! her first clear word". */
const A_WORD = /\bsaid ['"]?([a-z]{2,10})['"]?(?=\s*[!.,]|$)/i;
const WORDS = /\b(?:first|new|clear|real|proper) (?:\w+ )?words?\b/i;
const FIRST_TIME =
  /[.!,\s]+(?:the |his |her |their )?(?:very )?first time(?: ever| in (?:his|her|their) life)?(?=\s*(?:$|[.!,]))/i;

/** A problem with whole sentences for what was only called out, and with things named where "it" stood. */
export function wholeDeed(problem: string): string {
  let said = problem.trim();
  said = said
    .split(/(?<=[.!?\n])/)
    .map((each) => SHOUTED.reduce((left, [from, to]) => left.replace(from, to), each))
    .join('');
  said = said.replace(ON_IT, '$1 $2$3on $2');
  if (WORDS.test(said)) said = said.replace(A_WORD, 'said the word $1');
  const first = /[.!\n]/.exec(said)?.index ?? said.length;
  // "First time ever" stands behind what was done for the first time.
  return FIRST_TIME.test(said) && !/for the (?:very )?first time/i.test(said)
    ? `${said.slice(0, first)} for the first time${said.slice(first).replace(FIRST_TIME, '')}`
    : said;
}

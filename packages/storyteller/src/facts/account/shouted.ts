import { withGentleDays } from './gentle-days.ts';

/** What parents shout instead of a sentence: "Wee on the potty at nursery! First time ever!" */
const SHOUTED: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^(\W*)(?:(?:(?:his|her|their|the|a) )?(?:very )?first (?:ever )?)(wee|poo|pee|poop)s? (on|in) /i, (_, before = '', what = '', where = '') => `${before}did a first ${what.toLowerCase()} ${where} `],
  [/^(\W*)(?:a |did )?(wee|poo|pee|poop)(?:[- ]wee)? (on|in) the /i, (_, before = '', what = '', where = '') => `${before}did a ${what.toLowerCase()} ${where} the `],
  [/^(\W*)(?:had )?(?:(?:his|her|their|the|a) )?(?:very )?first (?:ever )?((?:swimming |dance |piano |football |ballet |riding |music |drum )?(?:lesson|class)|day (?:at|of) [a-z]+|haircut|sleepover|football match|match|concert|recital|party|training session)\b/i, (_, before = '', what = '') => `${before}had a first ${what.toLowerCase()}`],
  [/^(\W*)(?:stayed |completely |totally |was )?dry (?=all night|all week|for |every|at night|through)/i, (_, before = '') => `${before}stayed dry `],
  [/^(\W*)((?:\w+ ){1,3}nights?|a whole week|all week) (?:completely |totally )?dry\b/i, (_, before = '', time = '') => `${before}stayed dry for ${time}`],
  [/^(\W*)(?:no|zero|not a single) accidents? (?=all|for|at|this|today)/i, (_, before = '') => `${before}stayed dry `],
  [/^(\W*)no (nappy|nappies|pull[- ]?ups?|dummy|pacifier) (?=all|at|for|in|on|today|this)/i, (_, before = '', what = '') => `${before}went without a ${what.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')} `],
  [/^(\W*)no more (dummy|dummies|pacifier|binky|bottle|nappy|nappies|pull[- ]?ups|buggy)(?=\s*(?:$|[.!,]|at|for|in))/i, (_, before = '', what = '') => `${before}gave up the ${what.toLowerCase()}`],
  [/^(\W*)(?:(?:his|her|their|the) )?(?:very )?first time (on|at) ([^.,!\n]+)/i, (_, before = '', on = '', what = '') => `${before}went ${on} ${what} for the first time`],
  [/^(\W*)(?:(?:his|her|their|the|a) )?(?:very )?first nights? (?:with no|without)(?: (?:a|any|his|her|their|the))? (dummy|pacifier|binky|bottle|nappy|pull[- ]?up|light|night ?light|lamp)s?\b/i, (_, before = '', what = '') => `${before}slept without the ${what.toLowerCase()} for the first time`],
  [/^(\W*)(?:(?:such|what|really|very|so|super|a) )*(brave|kind|gentle|patient|calm|sensible|polite|helpful)(?: (?:boy|girl|little (?:boy|girl|man)))? (?=(?:at|with|in|during|when|while|on) )/i, (_, before = '', how = '') => `${before}was ${how.toLowerCase()} `],
  [/^(\W*)(?:(?:his|her|their|the|a) )?(?:very )?first (night|bite|playdate|trip|ride|swim|taste|visit|(?:plane |aeroplane )?flight|(?:plane|train|bus|boat|ferry|coach) (?:ride|trip|journey))\b/i, (_, before = '', what = '') => `${before}had a first ${what.toLowerCase()}`],
  [/^(\W*)back (?:in|at|to) (school|nursery|class|preschool)\b/i, (_, before = '', where = '') => `${before}went back to ${where.toLowerCase()}`],
  [/^(\W*)(filling|blood test|x-?ray|scan|check-?up|haircut|eye test|operation|flu spray) (?:all )?done\b/i, (_, before = '', what = '') => `${before}had a ${what.toLowerCase()}`],
  [/^(\W*)(first|second|third|fourth) (?:place )?in (?=the|his|her|their|a)/i, (_, before = '', place = '') => `${before}came ${place.toLowerCase()} in `],
  [/^(\W*)(star|pupil|player|reader|student) of the /i, (_, before = '', what = '') => `${before}was ${what.toLowerCase()} of the `],
  [/^(\W*)(white|yellow|orange|green|blue|purple|brown|black) belt\b/i, (_, before = '', which = '') => `${before}got a ${which.toLowerCase()} belt`],
  [/^(\W*)(?:(?:his|her|their|the) )?(first|whole|full|last) ((?:full |whole )?(?:week|day|half[- ]term|term|month)) (?:of|at|in) (?:big )?(school|nursery|reception|year \w+|preschool|secondary(?: school)?|kindergarten) (?:all )?(?:done|finished|over|complete|completed)\b/i, (_, before = '', which = '', time = '', where = '') => `${before}finished the ${which.toLowerCase()} ${time.toLowerCase()} of ${where.toLowerCase()}`],
  [/\bsaid (?:(?:his|her|their|the|a) )?(?:very )?first ((?:proper|whole|full|real|clear|long) )?(sentence|word)\b/i, (_, how = '', what = '') => `said a first ${how.toLowerCase()}${what.toLowerCase()}`],
  // What was not done is told as what was: "has not hit anyone all week".
  [/\b(?:(?:has|have|had)(?: not|n't)|didn'?t|did not|no) (?:hit(?:ting)?|push(?:ed|ing)?|pinch(?:ed|ing)?|scratch(?:ed|ing)?|slapp?(?:ed|ing)?)(?: (?:anyone|anybody|a single child|(?:his|her|their) (?:brother|sister|friends?)))? (?=all|at|for|this|in)/i, () => 'had gentle hands '],
  [/\b(?:(?:has|have|had)(?: not|n't)|didn'?t|did not|no) kick(?:ed|ing)?(?: (?:anyone|anybody))? (?=all|at|for|this|in)/i, () => 'had gentle feet '],
  [/(?:^|(?<=[.!] ))(\W*)(?:no|zero|not (?:one|a single)) (?:biting|bites?|spitting|hitting|kicking|pushing|scratching|pinching)(?: incidents?)?(?: (?:of )?(?:anyone|anybody|others|other children|his friends|her friends))?(?= (?:at|all|for|this|in|today)|$)/i, (_, before = '') => `${before}was gentle with the others`],
  [/(?:^|(?<=[.!] ))(\W*)(?:(?:such|really|very|so) )*(?:good|great|lovely|brilliant) (listening|sitting|sharing|waiting|sleeping|eating|tidying)(?=\s*(?:$|[.!,]|all|at|in|on|for|this|today|every|with))/i, (_, before = '', what = '') => `${before}${({ listening: 'listened well', sitting: 'sat well', sharing: 'shared well', waiting: 'waited well', sleeping: 'slept well', eating: 'ate well', tidying: 'tidied up well' } as Record<string, string>)[what.toLowerCase()] ?? ''}`],
  [/(?:^|(?<=[.!] ))(\W*)(?:(?:such|really|very|so) )*(?:gentle|soft|kind|careful) (hands|feet)(?=\s*(?:$|[.!,]|all|at|in|on|for|this|today|every|with))/i, (_, before = '', what = '') => `${before}had gentle ${what.toLowerCase()}`],
  [/(?:^|(?<=[.!] ))(\W*)(?:no|not a single|without (?:any )?) ?(?:tears?|crying|fuss) (at (?:the )?\w+) and (?:he|she|they) (opened wide|sat still|sat down|held still|waved|walked in|stayed|smiled)\b/i, (_, before = '', where = '', did = '') => `${before}${did} ${where}`],
  [/^(\W*)(?:(?:his|her|their) teacher (?:says?|said|told (?:me|us)) (?:that )?)?(?:he |she |they )?(?:(?:has|have|had|was|were)(?: not|n't)) (?:been )?(?:told off|in trouble|sent out|kept in|moved down)(?: once| at all)?,? (?:(?:this|all) (week|term|month)|(?=all|for|at))/i, (_, before = '', time = '') => `${before}kept out of trouble ${time ? `for a whole ${time}` : ''}`],
  [/\b(?:noticed|saw|spotted)(?: that)? ((?:his|her|their) (?:best )?(?:friend|brother|sister|cousin|mate))(?: \p{Lu}\p{Ll}+)? (?:was|looked) (?:a bit |really |so |very )?(sad|upset|lonely|left out|worried) and (sat with|stayed with|went to|comforted|helped|cuddled|hugged) (?:him|her|them)\b/iu, (_, who = '', how = '', did = '') => `${did} ${who}, who was ${how},`],
  // Whoever came in last came in.
  [/\bcame last in ((?:the|a|his|her|their) [\w -]+?) (?:and|but) (?:(?:he|she|they) )?(?:still )?finished(?: it)?(?: anyway)?(?=\s*(?:$|[.!,]))/i, (_, race = '') => `finished ${race}`],
  [/\b(?:did not|didn'?t) give up(?: on)?(?= (?:the|a|his|her|their|it))/i, () => 'kept going with'],
  [/(?<=\blost (?:at|a|the|against|to)\b[^.!?]*)\b(?:just )?(?:laughed|smiled|grinned)(?: (?:about it|it off|anyway))?(?= *(?:$|[.,!?]))/i, (found) => `took it with a ${/laugh/i.test(found) ? 'laugh' : 'smile'}`],
  [/(?<=\blost\b[^.!?]*)\b(?:did not|didn'?t) (?:tip|throw|flip|knock|kick|smash|sweep|storm|stomp|sulk|shout|cry|scream)\b(?: (?:the|his|her|their|a|any) (?:\w+ )?(?:board|table|cards|pieces|counters|controller|game|bat|racket))?(?: (?:over|off|out|away|across the room|at all|once))?/i, () => 'stayed calm'],
  // Nobody is told as somebody who might have hit: what was done was to stay calm.
  [/\b(?:did(?:n'?t| not)) (?:hit|kick|push|bite|shove|punch)(?: (?:him|her|them|anyone|anybody))? back\b/i, () => 'stayed calm'],
  [/\bgot (?:himself|herself|themselves|themself) up,? (?:and )?dressed,? and ready\b/i, () => 'got up and got ready'],
  [/\btold ((?:the|his|her|their) (?:[a-z]+ )?[a-z]+) (?:that )?it was(?:n'?t| not) (?:his|her|their|the \w+'s) fault\b/i, (_, who = '') => `was kind to ${who}`],
  [/\b(?:did not|didn'?t) interrupt(?: once)?/i, () => 'waited for a turn to talk'],
]; // prettier-ignore
/** What stands before the sentence that it belongs to, and how long it went without: read before anything else. */
const CALLED_OUT: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // "A whole week without biting her nails": that is what was done.
  [/(?:^|(?<=[.!] ))(\W*)((?:(?:an?|one|two|three|four|five|six|seven|eight|ten|\d+|nearly an?|almost an?) )(?:(?:whole|full|entire) )?(?:days?|nights?|weeks?|fortnight|months?|half[- ]terms?|terms?)(?: in a row)?) (?:without|with no) (?=\w+ing (?:at |on )?(?:his|her|their|the) |(?:an?|any|his|her|their) \w)/i, (_, before = '', time = '') => `${before}went ${time.charAt(0).toLowerCase()}${time.slice(1)} without `],
  // "After failing it last year and wanting to give up": how it was before is a sentence of its own.
  [/^([^.!?]*\b(?:passed|won|got|did|finished|made)\b[^.!?]*?),? after (?:failing|flunking) (?:it |them )?(last year|last time|(?:the )?first time|once|twice)( and (?:wanting|nearly wanting) to (?:give up|quit|stop))?(?=\s*(?:$|[.!]))/i, (_, done = '', time = '', gave?: string) => `${done}. Failed it ${time}${gave === undefined ? '' : ' wanting to give up'}`],
  // "Her spelling! She got 8 out of 10": what it was in was called out before.
  [/^(\W*)((?:his|her|their) (?:spellings?(?: test)?|times tables|maths(?: test)?|reading(?: test)?|phonics|science test|history test|french|exam|test))[!.,:;-]+ ?((?:he|she|they) got (?:\d+ (?:out of|\/) ?\d+|full marks|\d+ ?%))/i, (_, before = '', what = '', got = '') => `${before}${got} in ${what.toLowerCase()}`],
]; // prettier-ignore
/** "the school bus ... got on it": what is meant stands before. */
const ON_IT = /\b(on|in|into) (the (?:[a-z]+ )?[a-z]+)\b([^.!?]{1,90}?)\b(?:on|in|into) it\b/gi;
/** "When his tower got knocked down he walked away, took a breath ...": what was done comes first. */
const WHEN_FIRST =
  /^\s*when ((?:his|her|their|the|a|an|another) (?:[\w']+ ){1,3}?(?:got|was|were|fell|broke|went|came|took|said|knocked|hit|grabbed|pushed|won|lost|dropped|spilled|spilt|called|wanted|snatched|started|stopped|would)(?: [\w']+){0,5}?),? (?=(?:he|she|they) )((?:he|she|they) [^,.!]+?)(,| and | then |[.!]|$)/i;
/** "His guinea pig died and he made a card for it" */
const FOR_A_PET =
  /\b((?:his|her|their|our) (?:\w+ )?(?:guinea pig|hamster|dog|cat|rabbit|goldfish|fish|gerbil|bird|budgie|pony|horse|chicken|tortoise|puppy|kitten)) (?:has |had |sadly )?died,? (?:and|so|but) ((?:he|she|they) [^.,]*?) (?:for|about) it\b/i;
/** Words in capitals, of which nobody knows what is a name. */
const LOUD = /\b[A-Z]{2,}(?:[ ,]+[A-Z0-9]+)+\b/g;
const STRESSED =
  /\b(?:ALL|SO|VERY|EVERY|WHOLE|HUGE|BIG|HIS|HER|THEIR|OWN|FIRST|BY|HIMSELF|HERSELF|NO|NOT|AND|THE|ENTIRE|TWICE|FINALLY)\b/g;
/** "An old lady dropped her purse and she ran after her to give it back": whose it was is said once. */
const GIVEN_BACK =
  /\b(?:noticed|saw|spotted|found)(?: that| when)? ((?:an?|the|some) (?:[a-z]+ )?(?:lady|man|woman|boy|girl|mum|dad|person|neighbour|family)) (?:had |has )?(dropped|lost|left|forgotten) (?:his|her|their|an?|the) ([a-z]+)( (?:in|at|on) (?:the )?[\p{L}]+)?.*?\b(?:gives?|gave|hand(?:s|ed)?|took|takes?|return\w*) (?:it|them) back(?: to (?:him|her|them))?/iu;
const LEFT_BEHIND: Readonly<Record<string, string>> = { left: 'forgotten' };
/** "First day at nursery went well": how it went is what the whole story says. */
const FIRST_WENT_WELL =
  /^(\W*had a first (?:(?!\b(?:and|but)\b)[^.,!;])*?),? (?:went|was|has been|all went) (?:(?:so|really|very|super|pretty|absolutely) )*(?:well|good|great|fine|brilliant\w*|amazing\w*|perfect\w*|smoothly|ok|okay|lovely|a (?:success|hit|dream))\b/i;
/** A first word is told as a word: "said ball!! her first clear word". */
const A_WORD = /\bsaid ['"]?([a-z]{2,10})['"]?(?=\s*[!.,]|$)/i;
const WORDS = /\b(?:first|new|clear|real|proper) (?:\w+ )?words?\b/i;
const FIRST_TIME =
  /[.!,\s]+(?:the |his |her |their )?(?:very )?first time(?: ever| in (?:his|her|their) life)?(?=\s*(?:$|[.!,]))/i;
/** "After failing the first time" tells of a second one. */
const WENT_WRONG =
  /\b(?:fail|los[eit]|miss|flunk|f[ae]ll|mess|g[ia]v(?:e|ing) up|didn['’]?t|not)[\p{L}']*(?: [\p{L}']+){0,4} (?:the |his |her |their )?(?:very )?first time\b/iu;

/** A problem with whole sentences for what was only called out, and with things named where "it" stood. */
export function wholeDeed(problem: string): string {
  let said = withGentleDays(CALLED_OUT.reduce((left, [from, to]) => left.replace(from, to), problem.trim()))
    .replace(/\b(did|does|was|were|has|have|had|is|could|would|wo|do)nt\b/gi, "$1n't")
    .replace(/\btho\b/gi, 'though')
    .replace(LOUD, (words) => words.toLowerCase())
    .replace(STRESSED, (word) => word.toLowerCase())
    .replace(/\b(up|washed|bed) and dressed\b/gi, '$1 and got dressed');
  said = said
    .split(/(?<=[.!?\n])/)
    .map((each) => SHOUTED.reduce((left, [from, to]) => left.replace(from, to), each))
    .join('');
  said = said
    .replace(WHEN_FIRST, (_, when: string, did: string, more: string) => `${did} when ${when}${more}`)
    .replace(FOR_A_PET, '$1 had died. $2 for $1');
  said = said.replace(FIRST_WENT_WELL, (_, done: string) =>
    done.replace(/\bhad a first (?=day\b)/i, 'had a good first '),
  );
  // "First day at nursery without tears": that it went well is what is left when the tears are not told.
  said = said.replace(
    /\bhad a first (?=day (?:at|of) [^.!?]*\b(?:without|no) (?:\w+ ){0,2}(?:tears?|crying|fuss|clinging)\b)/i,
    'had a good first ',
  );
  said = said.replace(ON_IT, '$1 $2$3on $2');
  said = said.replace(
    GIVEN_BACK,
    (_, who: string, how: string, what: string, where?: string) =>
      `gave a ${LEFT_BEHIND[how.toLowerCase()] ?? how.toLowerCase()} ${what} back to ${who}${where ?? ''}`,
  );
  if (WORDS.test(said)) said = said.replace(A_WORD, 'said the word $1');
  const first = /[.!\n]/.exec(said)?.index ?? said.length;
  // "First time ever" stands behind what was done for the first time.
  return FIRST_TIME.test(said) && !WENT_WRONG.test(said) && !/for the (?:very )?first time/i.test(said)
    ? `${said.slice(0, first)} for the first time${said.slice(first).replace(FIRST_TIME, '')}`
    : said;
}

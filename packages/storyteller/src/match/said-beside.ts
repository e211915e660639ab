/**
 * What a sentence of a long account does there. Parents tell what was tried, what somebody else does or says, what goes well and how it
 * once was; what the story is wanted for is what the child does now, and what they ask.
 */
type Role = 'plea' | 'why' | 'hard' | 'told' | 'tried' | 'of-others' | 'of-the-writer' | 'well' | 'once';

const KIN =
  "(?:little |big |older |younger |baby |twin |half |step ?|best |own |eldest |youngest |middle )*(?:brothers?|sisters?|siblings?|twins?|cousins?|mum|mam|mom|mummy|mother|dad|daddy|father|nana?|nanny|gran|granny|grandma|gran[d ]?dad|grandpa|grandmother|grandfather|grandparents|husband|wife|partner|boyfriend|girlfriend|ex|other half|aunt|auntie|uncle|in ?laws?|teacher|tutor|ta|key ?worker|head|doctor|gp|dentist|optician|pharmacist|consultant|therapist|physio|specialist|nurse|friends?|mates?|neighbou?rs?|family|best friend|mum in law|mother in law|dog|cat)(?:'?s)?";
/** Somebody else does what the sentence tells: "his cousins tease him about it", "nursery say he is fine there". */
const OF_OTHERS = new RegExp(
  String.raw`^(?:(?:my|our|his|her|their|the) ${KIN}|(?:the )?(?:school|nursery|preschool|playgroup)(?= (?:say|says|said|rang|ring|think|thinks|told|have|has|are|is (?:saying|worried))\b)|nana?|gran|granny|grandma|gran[d ]?dad|grandpa|mum|dad|health visitor|doctor|teacher|dentist|someone|somebody|a (?:friend|dad|mum|lady|man)|(?:the )?other (?:mums|dads|parents|children|kids)|everyone|everybody|nobody|people|two (?:nurses|barbers)|(?:me|my \w+) and)\b`,
  'i',
);
const OF_THE_WRITER =
  /^(?:honestly |obviously |well )?(?:i|i'?m|i'?ve|i'?d|i'?ll|we|we'?re|we'?ve|we'?d|we'?ll|my|both of us|bless)\b/i;
const OF_THE_CHILD =
  /\b(?:he|she|they|hes|shes|theyre|he'?ll|she'?ll|he'?d|she'?d|his|her|him|my (?:son|daughter|boy|girl|child|toddler|little one)|our (?:son|daughter|boy|girl))\b/i;
const TRIED =
  /\b(?:tried|trying|attempted)\b|^(?:we|i)(?:'?ve)? (?:have |just |also |even |already )?(?:do|did|done|bought|got|had|read|made|put|washed|left|lift|ignored|looked|said|told|set|gave|given|spoken|spoke|emailed|asked|rung|rang|ordered|let)\b|^(?:charts?|stickers?)\b/i;
const WELL =
  /\b(?:fine|lovely|great|good|brilliant|easy|no (?:problem|bother|trouble)|loves?|likes|adores?|enjoys?|kind|kindest|sweet|happy|happily|bright|funny|clever|delightful|proud|polite|super|star|beautifully|amazing|wonderful|wonderfully|never a problem|sociable|dear|best)\b/i;
const ONCE =
  /\b(?:used to|was born|as a baby|since (?:he|she|they) (?:was|were)|last (?:year|summer|winter|spring|autumn|christmas|easter)|years? ago|at first|when (?:he|she|they) (?:was|were) (?:\d|one|two|three|four|five|six|seven|a baby|little|born))\b/i;
const PLEA =
  /\b(?:(?:i|we|id|i'd|we'd)(?: would)?(?: just| really| only| do)* (?:need|want|love|like|hope|wish) (?:(?:him|her|them|you|my \w+|a story|something|the story)\b|to (?:help|explain|tell|show|prepare)|\w+ to (?:see|know|understand|learn|feel|hear|be able|have|stop|find|let|put|say|try|get|stay|go)\b)|how (?:do|can|should) (?:i|we|he|she|they|you)\b|what (?:can|do|could|should) (?:i|we|he|she|they)\b|is there (?:a way|anything|something)|needs? (?:something|to (?:know|hear|see|learn|understand))|a story (?:that|about|on|for|where)|something (?:that|about|on|for))/i;
const HARD =
  /\b(?:won'?t|will not|wouldn'?t|refus\w*|cannot|can'?t|couldn'?t|cry|cries|crying|cried|scream\w*|scared|afraid|terrified|frightened|hates?|worr\w+|upset|meltdowns?|tantrums?|died|slams?|kicks?|hits?|hurts?|bites?|angry|furious|anxious|sad|tears|sob\w*|throws?|threw|hides?|hid|started|doesn'?t|battles?|nightmare|struggl\w+|trouble|worst|runs|ran|shouts?|yells?|roars?|rigid|clamps?|begs?|asks?|says|never|not having it|broke|broken|lost|gone|shame|idk)\b/i;

/** What a parent takes for the reason: "I think maybe that's why he lies". */
const WHY =
  /\b(?:i think|we think|maybe|perhaps|probably|turns out|i wonder)\b.*\b(?:because|why|reason|since|it'?s that|comes from)\b/i;

/** What each weighs; found by trying on accounts that no index has learnt from. */
const WEIGHS: Readonly<Record<Role, number>> = {
  plea: 1.3,
  why: 1.1,
  hard: 1.3,
  told: 1,
  once: 0.6,
  'of-the-writer': 0.5,
  'of-others': 0.4,
  tried: 0.4,
  well: 0.4,
};
/** What a parent begins with is mostly what it is about. */
const OPENING = 1.2;
const OPENING_LEAST = 0.7;

function roleOf(sentence: string): Role {
  const said = sentence.trim().replace(/^(?:(?:and|but|so|then|also|now|plus|anyway|ok|okay)\b[ ,]*)+/i, '');
  if (PLEA.test(said)) return 'plea';
  if (WHY.test(said)) return 'why';
  if (OF_OTHERS.test(said)) return 'of-others';
  if (TRIED.test(said)) return 'tried';
  const isHard = HARD.test(said);
  const isOfChild = OF_THE_CHILD.test(said);
  if (OF_THE_WRITER.test(said) && !(isHard && isOfChild)) return 'of-the-writer';
  if (WELL.test(said) && !isHard) return 'well';
  if (ONCE.test(said)) return 'once';
  return isHard && isOfChild ? 'hard' : 'told';
}

/** How much each sentence of a long account says about what the story is wanted for. */
export const bearings = (sentences: readonly string[]): number[] =>
  sentences.map((each, at) =>
    at === 0 ? Math.max(OPENING_LEAST, WEIGHS[roleOf(each)]) * OPENING : WEIGHS[roleOf(each)],
  );

/** Weighing less than this, a sentence tells of something beside the matter. */
const BESIDE = 0.55;
/** Whether a sentence that weighs so much stands beside the matter. */
export const isBeside = (bearing: number): boolean => bearing < BESIDE;

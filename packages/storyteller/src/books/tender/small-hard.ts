import { plainText } from '../../facts/given-text.ts';
import { kinWords } from '../../facts/kin.ts';
import type { HardDayOf } from './hard-day/book.ts';
import type { Hardship } from './tender.ts';
import type { SmallHurtOf } from './small-hurt/book.ts';
import { plainTheme } from '../theme/plain-theme.ts';

const KIN = kinWords.join('|');
const PARENT = 'mum|mom|mummy|mommy|mama|mam|dad|daddy|papa|dada';
const MINE = '(?:(?:my|our) )?';

/**
 * Small things that went wrong for a child, told as the child would say them, and the situation of the social stories
 * that knows most about each. Only whole themes count: with a dragon or a journey in it, it is a story.
 */
const SMALL_HARD: readonly (readonly [situation: string, RegExp])[] = [
  [
    'parent-away',
    new RegExp(
      String.raw`^${MINE}(?:${KIN}) (?:is|are|has|goes|went|has gone|is going|has to go|had to go)(?: away)? on an? (?:long |short |work |business )?trip(?: without (?:me|us)| for work)?$`,
      'iu',
    ),
  ],
  [
    'parent-away',
    new RegExp(
      String.raw`^(?:bedtime )?(?:when |while |because )?${MINE}(?:${KIN}) (?:is|has|goes|went|has gone|is going|has to go|had to go|must go)(?: (?:working )?away| off)(?: (?:for|with|because of) (?:her |his |their )?(?:work|job)| working)$|^(?:bedtime )?(?:when |while )?${MINE}(?:${KIN}) (?:works|is working|has to work) (?:far )?away(?: (?:from home|this week|next week|all week|in the week|a lot|again|at the moment|until \p{L}+|for (?:an?|one|two|three|\d+) (?:days?|weeks?|months?)))*$|^(?:missing|i miss) ${MINE}(?:${KIN})(?: at bedtime)? (?:when|while|because|who)(?:(?: he| she)?['’]?s|(?: he| she)? is)(?: working)? away(?: (?:for|with) (?:her |his )?work)?$`,
      'iu',
    ),
  ],
  ['moving-class', /^(?:my |our )?(?:(?:best )?friends?|twins?|twin (?:brother|sister))(?: and (?:i|me))? (?:(?:is|are|will be|got|has been|was|were|have been) )?(?:put |moved |going to be |going )?in(?:to)? (?:an? |the )?(?:different|another|other|separate) class(?:es)?(?: (?:this|next|from|than|now|at|in)\b[\p{L} ]*)?$|^(?:i am|i'm|being|we are|we're)? ?not in (?:the same class|a class) (?:as|with) (?:my|our) (?:best friend|friends?|twin)(?: [\p{L} ]+)?$/iu],
  ['nightmares', /^(?:when |the night )?(?:i|he|she|my (?:son|daughter|child)) (?:(?:just|always|often|keep|keeps) )?(?:had|has|have|having|gets?|got) (?:an? )?(?:bad|scary|horrible|nasty|frightening|awful) (?:dreams?|nightmares?)(?: [\p{L} ]+)?$|^(?:when |the night )?i had a nightmare(?: [\p{L} ]+)?$|^waking up (?:from|after) (?:an? )?(?:bad |scary |horrible )?(?:dreams?|nightmares?)$/iu],
  ['needles', /^(?:(?:i am|i'm|he is|she is|we are) )?(?:going to (?:the )?(?:doctor|nurse|surgery|clinic)(?:'?s)?(?: surgery)? for|having|getting|has to have|have to have|i need|it's time for|time for|going for|my first) (?:(?:my|her|his|our|an?|some|the) )?(?:(?:preschool|pre-school|school|first|flu|holiday|travel|booster|next) )*(?:jabs?|injections?|vaccinations?|vaccines?|boosters?|blood tests?)(?: (?:at|with|today|tomorrow)\b[\p{L}' ]*)?$/iu],
  ['left-out', /^(?:(?:my|the|our) )?[\p{L}' ]{2,30} (?:didn'?t|did not|hasn'?t|has not|won'?t|will not|doesn'?t want to) invited? me(?: to [\p{L}' ]+)?$|^(?:[\p{L}' ]{2,40} (?:and|but) )?(?:i (?:wasn'?t|was not|am not|haven'?t been|never get|didn'?t get)|i'm not) invited(?: to [\p{L}' ]+)?$|^every(?:one|body)(?: else)? (?:is|was|got|has been|were) invited (?:to [\p{L}' ]+ )?(?:but|except) (?:not )?(?:for )?me$/iu],
  ['new-teacher', /^(?:my|our|his|her) (?:\p{L}+ ){0,2}(?:teacher|childminder|key ?worker|teaching assistant|nanny)(?: \p{L}+){0,2} (?:is leaving|is going|is moving(?: away)?|is retiring|has left|left|leaves)(?: (?:us|school|nursery|at|this|next|soon|the|to|for)\b[\p{L} ]*)?$|^saying (?:goodbye|good-?bye|bye) to (?:my|our|his|her) (?:\p{L}+ )?(?:teacher|childminder|key ?worker|nanny)$/iu],
  ['new-partner', /^(?:my |our )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa) (?:is |are |and \p{L}+ are )?(?:getting married|marrying|getting engaged|engaged|going to (?:get married|marry))(?: (?:to )?(?:\p{L}+ ?){1,3})?$|^(?:my |our )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa) has (?:got )?a (?:new )?(?:boyfriend|girlfriend|partner|husband|wife)$/iu],
  ['jealousy', /^(?:my|our) (?:(?:little|big|best|twin) )?(?:brother|sister|cousin|friend) (?:got|gets|has got|has|won|is getting) (?:an? |the )?[\p{L} ]{3,25} (?:and|but) (?:i (?:didn'?t|did not|don'?t|haven'?t|haven'?t got one|can'?t have one|didn'?t get one|don'?t have one)|not me)$/iu],
  // Whom nobody looks at is shown to nobody: such a sentence is a hurt, and no sight.
  [
    'jealousy',
    new RegExp(
      String.raw`^${MINE}(?:(?:little|big|baby|twin|new|older|younger) )*(?:brother|sister|cousin|twin|baby|step ?brother|step ?sister)s? (?:always |only )?(?:(?:gets?|has|takes) (?:all (?:of )?(?:the|our|${MINE}(?:${PARENT})['’]?s) (?:attention|time|love|cuddles|toys|presents|fuss)|everything|more than me)|(?:is|are) (?:${MINE}(?:${PARENT})['’]?s |the |everyone['’]?s )?favou?rite)$|^(?:no ?body|no one|${MINE}(?:${PARENT})) (?:ever |never |only |always )?(?:notices?|looks? at|listens? to|plays? with|has time for|cares? about) (?:me|my \p{L}+)(?: any ?more)?(?: (?:because of|since|now) (?:of )?[\p{L}' ]+)?$|^${MINE}(?:${PARENT}|${KIN}) (?:loves?|likes?) (?:my |the |our )?[\p{L}' ]{2,24} (?:more|better) than me$`,
      'iu',
    ),
  ],
  ['handling-disappointment', /^(?:no ?body|no one|no-one|none of (?:my|the) friends|only one (?:person|friend)) (?:came|turned up|is coming|could come) to (?:my|the|our) (?:birthday )?party$|^(?:my|our|the) (?!kite flew away)(?:ice cream|ice lolly|lolly|cake|birthday cake|balloon|party|picnic|trip|holiday|school trip|sandcastle|snowman|kite|toy|treat|swimming|playdate) (?:fell|dropped|popped|burst|melted|flew away|was cancell?ed|is cancell?ed|got cancell?ed|broke|is off|was spoil(?:ed|t)|got rained off)\b.*$|^(?:my|our|the) (?:\p{L}+ )?(?:party|trip|holiday|picnic|playdate) (?:is|was|got|has been) (?:cancell?ed|called off|rained off)$/iu],
  [
    'saying-sorry',
    new RegExp(
      String.raw`^(?!.*\bhid(?:e|es|den|ing)?\b)i (?:accidentally |just )?(?:broke|smashed|ripped|tore|spoil(?:ed|t)|knocked over|dropped|scribbled on|spilled|spilt|lost) (?:${MINE}(?:${KIN}|friend|teacher|best friend|neighbour)['’]?s [\p{L} ]+|something)(?: by accident| by mistake)?$`,
      'iu',
    ),
  ],
  // Somebody's own name, or who it is to the parent; a dragon that breaks things has a story.
  [
    'saying-sorry',
    new RegExp(
      String.raw`^(?!.*\bhid(?:e|es|den|ing)?\b)(?!(?:${KIN})\b)(?:my (?:son|daughter|child)|he|she|\p{L}+) (?:accidentally |just )?(?:breaks|broke|smashes|smashed|rips|ripped|tears|tore|knocks over|knocked over) ${MINE}(?:${KIN}|friend|teacher|brother|sister)['’]?s [\p{L} ]+$`,
      'iu',
    ),
  ],
  ['perfectionism', /^(?:my (?:son|daughter|child)|i|he|she|\p{L}+) (?:accidentally |just )?(?:spills|spilled|spilt|drops|dropped) (?:(?:his|her|my|their|the|a|all the) )?(?:\p{L}+ )?(?:milk|juice|drink|water|tea|paint|cereal|dinner|lunch|food|soup|plate|cup|glass)(?: (?:on|all over|at) [\p{L} ]+)?$/iu],
  ['making-friends', /^(?:making|finding|how to make) (?:new |some )?friends?(?: (?:at|in) (?:school|nursery|preschool|kindergarten|playgroup|the playground|his class|her class|class))?$|^i (?:don'?t|do not|never) have any ?(?:one|body|friends) (?:to (?:play|sit) with)?(?: ?(?:at|in|on) [\p{L} ]+)?$|^i (?:have no one|have nobody|have no friends|ha?ve got no one|haven'?t got any(?:one|body))(?: to (?:play|sit) with)?(?: (?:at|in|on) [\p{L} ]+)?$|^nobody to play with(?: (?:at|in) [\p{L} ]+)?$/iu],
  ['left-out', /^(?:no ?body|no one) (?:picked|chose|picks|chooses|ever picks|wanted) me(?: (?:for|in|on) [\p{L} ]+)?$|^i (?:was|got|am always) picked last(?: (?:for|in) [\p{L} ]+)?$/iu],
  ['losing-a-game', /^i (?:came|finished|was) last(?: (?:in|at) [\p{L} ]+)?$|^i (?:didn'?t|did not|never) win(?: [\p{L} ]+)?$|^i lost (?:the|a|my) (?:race|game|match)$/iu],
  ['homework', /^(?:i (?:have|ve got|have got|hate|don'?t (?:like|want to do)) |i've got |there is |there's |we (?:have|get) )?(?:too much |so much |lots of |a lot of |loads of |doing |my )?homework(?: (?:is|takes) (?:too|so|very) (?:hard|long|boring|much))?$/iu],
  ['lying', /^i (?:told|tell) (?:a|lots of|some) (?:lie|lies|fib|fibs)(?: to [\p{L} ]+)?$|^(?:telling (?:a )?(?:lies?|fibs?)|telling the truth)$/iu],
  ['being-sick', /^i (?:was|got|have been|feel|felt) (?:sick|poorly)(?: (?:at|in|on) (?:school|nursery|the car|the bus|class))?$|^i (?:threw up|have a tummy ache|have a cold|have tummy ache)(?: [\p{L} ]+)?$/iu],
  [
    'arguing-with-parents',
    new RegExp(
      String.raw`^${MINE}(?:${PARENT}) (?:shouted|shouts|yelled|yells|got cross|was cross|is cross|was angry|is angry|told me off) ?(?:at|with)? ?(?:me|us)?$`,
      'iu',
    ),
  ],
  [
    'parent-ill',
    new RegExp(
      String.raw`^${MINE}(?:${PARENT}|granny|nana|nan|grandma|grandad|grandpa) has (?:got )?(?:a |the )?(?:headache|migraine|bad back|sore back|cold|flu|fever|cough)(?: [\p{L} ]+)?$`,
      'iu',
    ),
  ],
  ['dummy-or-bottle', /^(?:giving up|giving away|saying goodbye to|goodbye(?: to)?|bye[- ]bye|no more|stopping) (?:(?:my|his|her|the|a) )?(?:dumm(?:y|ies)|pacifiers?|soothers?|bink(?:y|ies)|bottles?|milk bottles?) fairy$/iu],
  ['sleeping-alone', /^(?:sleeping|staying|falling asleep|going to sleep|learning to sleep|sleeps?) (?:alone |all night )?in (?:my|his|her|their|your) own room(?: all night| alone)?$|^(?:sleeping|sleep) alone(?: at night| in (?:the dark|my room))?$/iu],
  ['hitting', /^(?:no (?:more )?)?(?:hitting|kicking|pushing)(?: (?:other (?:children|kids|people)|his (?:brother|sister)|her (?:brother|sister)|friends))?(?: (?:is not|isn'?t|is) (?:very )?(?:nice|kind|ok|okay|allowed|bad|hurts?))?$|^(?:hands|feet) are not for (?:hitting|kicking)$/iu],
  ['biting', /^(?:no (?:more )?)?biting(?: (?:other (?:children|kids|people)|his (?:brother|sister)|her (?:brother|sister)|friends))?(?: (?:is not|isn'?t|is) (?:very )?(?:nice|kind|ok|okay|allowed|bad|hurts?))?$|^teeth are not for biting$/iu],
  ['sharing', /^(?:my |our )?(?:little |big |baby )?(?:brother|sister|cousin|friend) (?:always |often |just )?(?:wants?|grabs?|takes?) (?:what|whatever|everything|all) (?:(?:that )?(?:i|he|she) (?:have|has|'ve got|own)|of (?:my|his|her) (?:toys|things)|(?:my|his|her) (?:toys|things))$/iu],
  ['sharing', /^(?:he|she|they|my (?:son|daughter|child|toddler|little one)) (?:won'?t|will not|does ?n[o']?t|doesn'?t|never|refuses to|can'?t|hates to) (?:want to |like to )?share (?:(?:his|her|their|any|the) )?[\p{L} ]+$|^(?:not |never )?sharing (?:his|her|my|the) (?!(?:\p{L}+ )?(?:scooter|bike|bicycle|trike|tricycle|go-?kart|skateboard|sledge)\b)[\p{L} ]+$/iu],
  ['potty-transition', /^(?:bye[- ]bye|no more|goodbye(?: to)?|out of|giving up|stopping) (?:(?:my|his|her|the) )?(?:napp(?:y|ies)|diapers?|pull-?ups)$/iu],
  ['siblings-fighting', /^(?:my |our )?(?:little |big |older |younger )?(?:brother|sister)s? (?:is|are) (?:always |so |very |too )?(?:bossy|mean|horrible|rude|unfair)(?: to me)?$|^(?:my |our )?(?:little |big |older |younger )?(?:brother|sister) (?:always )?(?:bosses me|tells me what to do|annoys me)(?: (?:about|around|all the time))?$/iu],
  ['morning-routine', /^(?:getting dressed|get dressed|putting (?:on )?(?:my|his|her) (?:own )?(?:shoes|coat|socks|clothes)(?: on)?)(?: all)?(?: by (?:myself|himself|herself|themselves)| alone)?$|^(?:\p{Lu}\p{Ll}+|i|he|she|my (?:son|daughter|child|toddler)) (?:always )?wants? to do (?:it|everything|things) (?:all )?(?:(?:by )?(?:himself|herself|myself|themselves|itself)|alone)$/iu],
  ['saying-goodbye', /^(?:not wanting|(?:i|he|she|my (?:son|daughter|child)) (?:do ?n[o']?t|don'?t|does ?n[o']?t|doesn'?t|never) wants?) to go (?:in ?)?to (?:school|nursery|preschool|kindergarten|class)(?: (?:today|anymore|any more|tomorrow))?$/iu],
  ['allergy', /^(?:i have(?: got)? |having )an? (?:(?:nut|peanut|milk|dairy|egg|food|bee|cat|dog) )?allergy$|^(?:he|she|my (?:son|daughter|child|brother|sister|friend)) has(?: got)? an? (?:(?:bee|cat|dog) )?allergy$|^my (?:nut|peanut|milk|dairy|egg|food) allergy$/iu],
  ['grandparent-dementia', /^(?:my |our |\p{L}+['’]s )?(?:granny|nana|nan|nanny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gran) (?:is |has |has been )?(?:always |often |keeps (?:on )?|starting to |started to |beginning to |starts to |begins to )?(?:(?:forgets?|forgetting|forgot) (?:who (?:i am|we are)|more and more)|(?:loses|losing) (?:her|his) memory)$|^(?:my |our |\p{L}+['’]s )?(?:granny|nana|nan|nanny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gran) (?:can['’]?t|cannot|can not|does ?n['’]?t) remember (?:me|us|who (?:i am|we are))(?: any ?more)?$/iu],
]; // prettier-ignore

const ELDER =
  'granny|grannie|grandma|grandmother|gran|nana|nan|nanna|nanny|grandad|granddad|grandpa|grandfather|gramps|oma|opa|nonna|nonno|abuela|abuelo|auntie|aunt|uncle';
/** Somebody old who is looked after in a house with others; "her new home" may be any house. */
const IN_A_HOME = new RegExp(
  String.raw`^(?!.*\b(?:dementia|alzheimer|forget|remember|ill|poorly|sick|dying|died)\b)(?:(?:when )?(?:we |i )?(?:visit|visiting|going to (?:see|visit)|seeing) )?${MINE}(?:great[- ])?(${ELDER}) (?:[\p{L}']+ ){0,5}?(?:in|into|to|at) (?:(?:an?|the) (?:residential |retirement )?home|(?:an? |the |her |his )?(?:new )?(?:care|nursing|rest|retirement|old people'?s|old folks'?) home)(?:(?: now|,)? ?(?:and|where|so|but|on)\b[\p{L}' ]*| now)?$`,
  'iu',
);

/** Somebody who is away, as the social stories read it: the child's own parent by the child's own word. */
const AWAY = new RegExp(String.raw`\b(?:${KIN})\b`, 'iu');

/** A small hard thing: the situation it is told by, and its words for that. */
export interface SmallHard {
  readonly situation: string;
  readonly problem: string;
  /** The one it is about is away or ill, and is not who mends a button. */
  readonly withoutGrownUp: boolean;
}

const asAsked = (theme: string): string =>
  plainTheme(plainText(theme))
    .replaceAll('’', "'")
    .replace(/[.!?\s]+$/, '');

/** The small hard thing that a theme tells of and nothing else; null when it tells of another. */
export function smallHardIn(theme: string): SmallHard | null {
  const asked = asAsked(theme);
  const elder = IN_A_HOME.exec(asked)?.[1];
  if (elder !== undefined)
    return { situation: 'general', problem: `${startedLarge(elder)} lives in a care home`, withoutGrownUp: true };
  const situation = SMALL_HARD.find(([, says]) => says.test(asked))?.[0];
  if (situation === undefined) return null;
  const kin = AWAY.exec(asked)?.[0];
  return {
    situation,
    problem: situation === 'parent-away' && kin !== undefined ? `${startedLarge(kin)} is away` : theme,
    withoutGrownUp: ABOUT_A_GROWN_UP.has(situation),
  };
}

const startedLarge = (word: string): string => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);

const ABOUT_A_GROWN_UP: ReadonlySet<string> = new Set(['parent-away', 'parent-ill', 'grandparent-dementia']);

/** Why it is at night, before the nights themselves: "Daddy's new job means that he". */
const BY_A_JOB = String.raw`(?:['’]s (?:new )?(?:job|work) means (?:that )?(?:he|she|they)|(?: has| is| got| starts| started)+ an? (?:\p{L}+ ){1,3}(?:and|so|where|which means)(?: (?:he|she|they))?(?: now)?|(?: has| got| starts| started)+ (?:a )?new job)`;
const AT_NIGHT = new RegExp(
  String.raw`^${MINE}(${KIN})(?:${BY_A_JOB})? (?:(?:always|often|now|sometimes) )?(?:(?:has to |must )?(?:works?|working|is working|has to work)|is on|does|has) (?:at night|nights|all night|through the night|on nights|(?:the |a )?night shifts?)(?: [\p{L} ]{0,30})?$|^${MINE}(${KIN}) (?:sleeps|is asleep) (?:in the day(?:time)?|during the day|all day)$`,
  'iu',
);
/** Who works at night, by the parent's word, in a theme of nothing else; null in all others. */
export function worksAtNightIn(theme: string): string | null {
  const found = AT_NIGHT.exec(asAsked(theme));
  return found?.[1] ?? found?.[2] ?? null;
}

const HURTS: readonly (readonly [SmallHurtOf, RegExp])[] = [
  ['sting', /^(?:(?:i|we) (?:got|was|were|have been|am) )?stung by (?:an? |some |the )?(?:bee|wasp|hornet|nettle|ant)s?(?: .*)?$|^(?:an? |the )?(?:bee|wasp|hornet|nettle) (?:has |just )*stung me(?: .*)?$|^(?:a |my )?(?:bee|wasp|nettle) stings?$/iu],
  ['graze', /^i (?:have |just )*(?:cut|grazed|scraped|skinned|scratched) (?:my|a) (?:knees?|finger|hand|elbow|thumb|toe|leg|arm|foot)(?: .*)?$|^(?:a |my )?(?:grazed|scraped|cut|sore) (?:knee|finger|elbow|thumb)$|^i (?:have|got) a splinter(?: .*)?$/iu],
  ['bump', /^i (?:have |just )*(?:bumped|banged|hit|stubbed|trapped|shut|pinched) my (?:head|knee|toe|finger|elbow|nose|thumb)(?: .*)?$/iu],
  ['fall', /^i (?:have |just )*(?:fell|fallen) (?:over|off|down)(?: (?:my|the|a) (?:bike|bicycle|scooter|swing|slide|climbing frame|wall|stairs|steps|skates|skateboard))?(?: (?:at|in|on) [\p{L} ]+)?$/iu],
  ['ache', /^(?:my |his |her )?(?:ear|ears|head|neck|back|eye|leg|arm|foot|hand|finger|jaw)s? (?:hurts?|is sore|are sore|aches?|is hurting)(?: .*)?$|^(?:i (?:have|ve|got|have got) |i've got )?(?:an? |my )?(?:ear ?ache|head ?ache|sore ear|growing pains)(?: .*)?$/iu],
]; // prettier-ignore
/** What hurt the child, in a theme of nothing else; null in all others. */
export const smallHurtIn = (theme: string): SmallHurtOf | null =>
  HURTS.find(([, says]) => says.test(asAsked(theme)))?.[0] ?? null;

const AT_SCHOOL = String.raw`(?: (?:at|in|by|from|after) (?:the |my |our )?(?:school|nursery|preschool|kindergarten|class|assembly|pe|a party|swimming|club|teacher)\b.*)?`;
const HARD_DAYS: readonly (readonly [HardDayOf, RegExp])[] = [
  ['wet', new RegExp(String.raw`^i (?:have |just )*(?:wet (?:myself|my (?:pants|trousers|knickers))|had an? (?:wee |toilet |little )?accident|weed (?:myself|in my pants))${AT_SCHOOL}$`, 'iu')],
  ['told-off', new RegExp(String.raw`^i (?:have |just )*(?:got|was|been|get|am always) (?:told off|shouted at|in trouble)${AT_SCHOOL}$|^(?:my |the |our )?teacher (?:shouted at|told off|was cross with|got cross with) (?:me|us)(?: .*)?$|^getting (?:told off|in(?:to)? trouble)${AT_SCHOOL}$`, 'iu')],
  ['fetched-late', new RegExp(String.raw`^${MINE}(?:${KIN}) (?:forgot|forgets|was late|came late|is always late)(?: to (?:pick|fetch|collect) (?:me(?: up)?|up))?(?: (?:picking|fetching|collecting) me(?: up)?)?(?: me)?${AT_SCHOOL}$|^(?:nobody|no one) (?:came to )?(?:picked|pick|fetch|fetched|collect|collected) me(?: up)?${AT_SCHOOL}$`, 'iu')],
]; // prettier-ignore
/** What went wrong for the child in a theme of nothing else; null in all others. */
export function hardDayIn(theme: string): { readonly of: HardDayOf; readonly by: string | null } | null {
  const asked = asAsked(theme);
  const found = HARD_DAYS.find(([, says]) => says.test(asked))?.[0];
  // "Daddy was late", and no more, may have been late for anything.
  if (
    found === undefined ||
    (found === 'fetched-late' && !/\bme\b|\b(?:school|nursery|pick|fetch|collect)/i.test(asked))
  )
    return null;
  return { of: found, by: found === 'fetched-late' ? (AWAY.exec(asked)?.[0] ?? null) : null };
}

const SIBLING = '(?:big |older |little |younger )?(?<sibling>brother|sister)';
const SAD_AT_HOME: readonly (readonly [Extract<Hardship, 'crying' | 'moving-out' | 'moved-away'>, RegExp])[] = [
  ['crying', new RegExp(String.raw`^(?:i saw )?${MINE}(?<kin>${KIN}) (?:is|was|keeps|started|has been)? ?(?:crying|cried|cries|cry|very sad|sad|upset)(?: (?:today|a lot|sometimes|in the kitchen|at night|again))?$|^when (?:my )?(?<kind>${KIN}) (?:cries|is crying|is sad)$`, 'iu')],
  ['moving-out', new RegExp(String.raw`^(?:my |our )?${SIBLING}(?: \p{Lu}\p{L}+)? (?:is|has|was|went)? ?(?:leaving|going|moving out|moved out|leaves|goes|moves out|gone|off|going away|moving)(?: (?:home|away))?(?: (?:for|to|off to) (?:university|uni|college|boarding school|a new flat|his own flat|her own flat|his own house|her own house|live [\p{L} ]+))?$`, 'iu')],
  ['moved-away', /^(?:my |our |the )?(?:best |favourite |next[- ]door |nice |old )*(?:neighbours?|next door) (?:has |have |is |are |just )*(?:mov(?:ed|ing|es|e) (?:away|out|house|abroad|to [\p{L} ]+)|left|gone|going away|leaving)$/iu],
]; // prettier-ignore
/** Somebody near who is sad, or no longer lives next door or at home, in a theme of nothing else; null in all others. */
export function sadAtHomeIn(theme: string): { readonly of: Hardship; readonly word: string } | null {
  const asked = asAsked(theme);
  for (const [of, says] of SAD_AT_HOME) {
    const found = says.exec(asked);
    const word = found?.groups?.['kin'] ?? found?.groups?.['kind'] ?? found?.groups?.['sibling'];
    if (found && (word !== undefined || of === 'moved-away')) return { of, word: word?.toLowerCase() ?? 'neighbour' };
  }
  return null;
}

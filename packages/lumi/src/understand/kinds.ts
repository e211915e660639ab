/** What kind of thing is said. */
export type Kind =
  | 'hello'
  | 'thanks'
  | 'who-are-you'
  | 'says-nothing'
  | 'nod'
  | 'success'
  | 'lost-temper'
  | 'apology'
  | 'staying-calm'
  | 'self-blame'
  | 'my-fault'
  | 'make-it'
  | 'ring-whom'
  | 'adult-words'
  | 'exact-words'
  | 'tried'
  | 'if-it-fails'
  | 'unrealistic'
  | 'everyone-does'
  | 'next-step'
  | 'comparison'
  | 'staff-disagree'
  | 'family-disagrees'
  | 'how-to-say'
  | 'is-it-normal'
  | 'when'
  | 'what-to-do'
  | 'open';

/** A relative or partner who has an opinion, as parents name them. */
const FAMILY =
  '(?:my |our |the )?(?:partner|husband|wife|ex|mother in law|mil|in laws|mum|mother|dad|father|sister|brother in law|aunt|gran|granny|grandma|nan|grandparents)|(?:his|her|their) (?:dad|father|mum|mother|gran|granny|grandma|nan|grandparents|aunt)';
const STAFF =
  '(?:the |his |her |their |our |my )?(?:nursery|teacher|school|childminder|key ?worker|key ?person|daycare|preschool|staff|health visitor)';
const OPINES =
  '(?:still |always |never |just |also |all )?(?:says?|said|thinks?|agrees?|disagrees?|believes?|reckons?|insists?|wants me|tells? me|told me|does not agree|do not agree|lets|feeds|gives|just gives|undermines|laughs at|shouts|yells|explodes|blames?|(?:is|gets) (?:so |really )?(?:furious|cross|angry|fed up|against it))';

/** In the order they are looked for: what is said about the talk and the parent before what is asked about the child. */
const KINDS: readonly (readonly [Exclude<Kind, 'open'>, RegExp])[] = [
  ['hello', /^(?:hi|hello|hey|hiya|hola|good (?:morning|evening|afternoon)|buenas)(?: (?:lumi|there))?(?: \|)*$/],
  [
    'who-are-you',
    /\b(?:are you (?:a |an )?(?:real|human|person|robot|bot|computer|program|ai|doctor|machine)|who (?:are|made) you|what are you\b|is this a (?:real )?person|who am i (?:talking|speaking|writing) to|do you have (?:any )?(?:children|kids)|(?:you|u) (?:can not|never) (?:see|met|know) (?:him|her|them|my)|how (?:can|could|would|do) you know\b|what can you do\b|what do you (?:do|know)\b|do you (?:tell|report|show) (?:anyone|anybody|somebody)|last update|up to date|where do you get)/,
  ],
  [
    'says-nothing',
    /^(?:please )?(?:help(?: me| us)?(?: please| pls)?|i (?:do not|dont) know(?: any ?more| what to do(?: any ?more)?| where to (?:start|begin))?|i need (?:some )?(?:help|advice)|(?:i am )?stuck|(?:its?|it is)(?: is)? (?:the |just |all |always )*(?:evenings?|mornings?|nights?|bedtimes?|mealtimes?|weekends?|everything|all of it|him|her|too much)|(?:its?|it is|today was|what a) (?:been )?(?:a )?(?:really |so |very )?(?:bad|hard|rough|awful|terrible|long) (?:day|night|evening|week)?|where do i (?:start|begin)|can i ask (?:you )?(?:something|a question)|i have (?:got )?a question|(?:bad|hard|rough|awful|terrible|long) (?:day|night|evening|week)|(?:is )?anyone there|i can not do this(?: any ?more)?)(?: please| help)?(?: \|)*$/,
  ],
  [
    'nod',
    /^(?:(?:ok|okay|k|hm+|mm+|right|i see|fine|sure|alright|all right|got it|noted|fair enough|oh|ah|good|maybe|cool|great|(?:in )?english is (?:ok|fine)(?: too)?|yes|yeah|yep|no|nope|not really|sometimes)(?: \||\b)? ?)+(?: \|)*$/,
  ],
  [
    'success',
    /^(?!.*\b(?:but|not|never|until|if)\b).*(?:\b(?:it|that|this) (?:actually |really |sort of |kind of )?(?:worked|helped)\b|\b(?:he|she|they) (?:slept|did it|went straight|ate it|used the (?:potty|toilet))|slept through|\bno tears\b|\bmuch better\b|\bwent (?:really |so |very )?well\b|\bso relieved\b|\bgood news\b)/,
  ],
  [
    'lost-temper',
    /\bi (?:just |have |really |completely )*(?:shouted|yelled|screamed|snapped|lost it|lost my (?:temper|rag|cool|patience)|swore|blew up|roared)\b|\bi (?:keep|can not stop) (?:shouting|yelling|snapping|losing my temper)\b/,
  ],
  ['apology', /\b(?:say|saying|said) (?:i am )?sorry to (?:him|her|them|my|a child)|\bapologi[sz]e\b/],
  [
    'staying-calm',
    /\b(?:i feel it (?:coming|rising|building|starting)|before i (?:shout|snap|explode|lose it|blow)|how do i (?:stay|keep) calm|(?:stop|keep|control|calm) myself)/,
  ],
  [
    'self-blame',
    /\b(?:i am|feel like|feels like|i must be|such) (?:such )?(?:just )?(?:a |the )?(?:terrible|bad|rubbish|awful|useless|worst|horrible|crap|failure|failing|monster|not good enough|not a good)\b|\b(?:bad|terrible|rubbish|worst|useless) (?:mum|mom|dad|mother|father|parent)\b|\bi feel (?:so )?guilty\b|\bi hate myself for\b/,
  ],
  [
    'my-fault',
    /\b(?:my fault|did i (?:cause|do this|do something)|am i (?:a bad|the reason|doing something wrong|to blame)|because of me|what did i do wrong|i (?:have )?(?:caused|ruined|damaged))\b/,
  ],
  [
    'make-it',
    /\b(?:can|could|would|will) (?:you|i|we) (?:please )?(?:make|write|do|create|tell|have|sing) (?:me |us |him |her |them )?(?:a |an |one |some )?(?:\w+ )?(?:story|song|book|picture book|lullaby)\b|\bis there a (?:story|song|book)(?: (?:about|for|on)\b| ?$| ?\|)|\b(?:make|write) (?:me |us |him |her )?a (?:story|song|book)\b/,
  ],
  [
    'ring-whom',
    /\bwho (?:do|should|can|could|would|must|shall) (?:i|we) (?:even |actually |possibly |best )?(?:ring|call|phone|ask|see|speak to|talk to|contact|tell|go to)\b|\bwhich (?:doctor|specialist|person)\b|\bwho (?:would know|can help(?: us| me| him| her)?|could help)\b|\bwhere do (?:i|we) (?:go|get help|ring)\b/,
  ],
  [
    'adult-words',
    /\b(?:say|tell|explain)(?: it| this| that)? (?:to )?(?:(?:my|the|his|her|their) )?(?:dad|mum|father|mother|husband|wife|partner|teacher|nursery|school|family|in laws|gran|grandma|nan|doctor|other (?:mums?|dads?|parents?|family)|coach)\b(?! (?:is|has|died|will|was|and i))/,
  ],
  [
    'exact-words',
    /\b(?:exact words|what (?:exactly )?(?:do|can|should|could|would) (?:i|we) (?:actually |exactly )?say|(?:give me|any|a|some) (?:script|sentence|words to say|phrase)|word for word|in what words|how do i (?:phrase|put|word) it)\b/,
  ],
  [
    'next-step',
    /\bwhat (?:do|should|can|shall) (?:i|we) do (?:tomorrow|tonight|next|now|then|first|next time|in the moment)\b|\bwhat (?:can|could|should) (?:i|we) do (?:at home|to help|about it|meanwhile|ourselves)(?= ?$| ?\|)|\bwhat would you do\b|\bwhat now\b|\bwhere do (?:i|we) (?:start|begin)\b|\bwhat (?:comes|is) next\b/,
  ],
  [
    'if-it-fails',
    /\b(?:what )?if (?:(?:that|it|this|none of (?:that|it|this|them)|nothing)(?: also| still| all)? (?:does not|do not|will not|did not|never|is not) (?:work(?:s|ing)?|help(?:s|ing)?)|(?:that|it|this) (?:fails|goes on|continues|happens again|gets worse|does not (?:stop|get better))|nothing (?:works|helps)|not)(?= ?$| ?\|)|^and if not\b/,
  ],
  [
    'tried',
    /\b(?:tried|trying (?:that|this|it) already|(?<!not )(?:did|done|doing|do|does|do all|did all|doing all) (?:that|this|it|all that|all of that|all of it)(?: already| before| every \w+)? ?(?:$|\||already|before|for weeks|and)|already (?:do|did|doing|done|tried)|does not work|not working|did not work|never works?|has not worked|no luck|made it worse|got worse|getting worse|no difference|not helping|did not help|does not help|a million times)\b/,
  ],
  [
    'unrealistic',
    /\b(?:unrealistic|not realistic|not possible|impossible|no way (?:i|we)|i (?:can not|do not) (?:possibly )?(?:do|have (?:the )?time)|easier said|that is (?:ridiculous|silly|rubbish|nonsense|useless|easy for you)|in (?:an ideal|a perfect) world|i do not (?:agree|think (?:so|that))|i disagree|you do not understand|i work (?:from home|full ?time|nights|shifts))/,
  ],
  [
    'everyone-does',
    /\b(?:every(?:one|body)|all (?:my|her|his|the|our) friends|all (?:the )?other (?:parents|mums|kids|children)|other (?:parents|mums|families)|nobody else)(?: else)?(?: \w+){0,3} (?:lets?|does|do|allows?|gets?|gives?|watch(?:es)?|thinks?|says?|has|have)\b/,
  ],
  [
    'comparison',
    /\b(?:was|were|is|are) (?:just |exactly |much )?the same\b|\bnever like (?:that|this)\b|\bgrew out of it\b|\bturned out fine\b|\b(?:sister|brother|cousin|friend)s? (?:was|were|is|did|could|never)\b|\b(?:all|other) (?:the )?(?:other )?(?:kids|children) (?:can|are|do|behave|manage|sleep|eat|listen)\b/,
  ],
  ['staff-disagree', new RegExp(`\\b(?:${STAFF}) ${OPINES}\\b`)],
  [
    'family-disagrees',
    new RegExp(
      `\\b(?:${FAMILY})(?: and \\w+)? ${OPINES}\\b|\\bsays (?:that )?(?:i am (?:being |too )?(?:cruel|soft|strict|mean|hard|spoiling|overreacting|wrong)|there is no rush|i (?:worry|fuss) too much)\\b|\\bnot (?:just|only) my opinion\\b|\\b(?:we|they) (?:do not|never) agree\\b|\\bhow do i convince\\b|\\bwhat could i show (?:him|her|them)\\b`,
    ),
  ],
  [
    'how-to-say',
    /\b(?:how (?:do|can|should) (?:i|we) (?:tell|explain|say|talk)|what (?:do|should|can) (?:i|we) (?:say|tell)|bring it up)\b/,
  ],
  [
    'is-it-normal',
    /\b(?:normal|is (?:that|it|this) (?:ok(?:ay)?|bad|harmful)|should (?:i|we) (?:see|ask|ring|call) (?:someone|somebody|anyone|a doctor|the doctor|a professional)|do (?:i|we) need (?:to see )?(?:help|someone|a doctor)|typical|(?:should|do) i (?:need to )?(?:be )?worr\w*|worried|concerned|behind|es normal|common)\b/,
  ],
  [
    'when',
    /^(?:and )?(?:when (?:will|do|does|should|can|could|is|are|would|did)|at what age|by when|how (?:long|old)|cuando)\b|\bwhen (?:should|do|does|will|can)\b|\bhow long (?:does|will|until|before|would)\b|\b(?:will|does) (?:it|this|that|he|she|they) (?:ever |just )?(?:get better|stop|pass|go away|improve|end)\b|\bhow many (?:nights|days|weeks|months)\b/,
  ],
  ['what-to-do', /\b(?:how|what|help|tips|advice|ideas|como|que hago)\b/],
];

const THANKS =
  /^(?:(?:well|ok|okay|right|oh|ah|great|lovely|perfect|brilliant|maybe|so|yes) )*(?:(?:many )?thanks?\b|thank (?:you|u)\b|cheers\b|ta\b|gracias\b|(?:i |we )?(?:will|shall) (?:try|do|give)\b|that helps\b|good ?night\b|bye\b|you are (?:a (?:lifesaver|star|gem)|brilliant|kind|amazing)\b|that is (?:kind|helpful|useful)\b|much appreciated)/;
/** Beside thanks this many more words may stand before the message is about something else. */
const BESIDE = 9;

/** Thanks anywhere in a message that asks and complains about nothing else. */
function isThanks(plain: string, asks: boolean): boolean {
  const parts = plain.split('|').map((each) => each.trim());
  if (asks || !parts.some((part) => THANKS.test(part)) || /\bbut\b|\bnot\b/.test(plain)) return false;
  const rest = parts.filter((part) => !THANKS.test(part)).join(' ');
  return rest.split(' ').length <= BESIDE;
}

const ASKS =
  /^(?:and |so |but |ok |or |then |also |well )*(?!(?:can|could|do|does|did|will|would|is|are) not (?:even|stop|get|go|eat|sleep|want|like|listen|do|let|stand|take|leave)\b)(?:how|what|when|why|who|where|which|should|can|could|would|will(?! (?:try|do|give)\b)|do|does|did|is|are|am|was|has|have|shall|may|any)\b(?! \w+ (?:all|that) already)/;

/** Whether a message asks something: by its question mark, or by how one of its clauses begins. */
export const asksIn = (message: string, plain: string): boolean =>
  message.includes('?') || plain.split('|').some((part) => ASKS.test(part.trim()));

/** The kind of a message in plain words. */
export function kindOf(plain: string, asks: boolean): Kind {
  const kind = KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'open';
  if (kind === 'hello' || kind === 'nod' || kind === 'says-nothing') return kind;
  return isThanks(plain, asks) ? 'thanks' : kind;
}

import { BETTER, COND, EASES, GROWN, STATE } from './help-words.ts';

const SOMETIMES =
  '(?:(?:usually|always|really|often|sometimes|normally|can|does|seems? to|tends? to|just|mostly|all|both|also|definitely|still|generally|only|ever|actually|massively|so|has always|have always|has|have|does sometimes|will) )*';
const FILLER =
  '(?:(?!(?:he|she|they|i|we) )(?:[a-z]+ ){1,3}(?:says|said|reckons|thinks|suggested|noticed|told us)(?: that)? )?(?:(?:i think|usually|sometimes|we found(?: that| out)?|we find(?: that)?|we have found(?: that)?|found(?: that)?|only|also|but|and|so|then|at home|at night|at bedtime|honestly|apparently|luckily|well|tbh|though|last time|last year|last week|yesterday|this time|for now|at the moment|in the past|before)(?: ?, | ))*';
const rx = (source: string): RegExp => new RegExp(source, 'i');

/** "what also works is", "the only thing that calms her down is", "her go to:" */
export const NAMED_AFTER = rx(
  String.raw`^${FILLER}(?:(?:what|the (?:only |best |one |other |main )?things?|one thing|things|(?:a|another|the) trick|something)(?: that| which)? ${SOMETIMES}(?:helps?|works?|helped|worked|has helped|has worked|calms?|settles?|soothes?|gets?|brings?|makes?|does)(?: (?:him|her|them|us|it|best|most|a lot|a bit|down|too|well|for|through|to sleep|feel|better|easier|the trick|this|that|with|so far|calm))*|(?:his|her|their) (?:main |big |usual )?(?:go[- ]?to|comfort|calm(?:ing)? (?:thing|trick|down trick))(?: thing)?|helps?|calmed by|soothed by|what helps|works|strategies|strategy|calming strategies|coping strategies)(?: ?(?:is|are|was|were|'s|:|=|-)| ?,)+ (?:when|if|that)? ?(.+)$`,
);
/** The child does it. */
export const IF_HE = rx(String.raw`^(he|she|they)(?: |(?='))(.+)$`);
/** A grown-up does it. */
export const IF_GROWN = rx(String.raw`^(${GROWN})(?: (?!time\b|cuddles?\b|hugs?\b|snuggles?\b)|(?='))(.+)$`);
/** "It helps when I sing", "she calms down if we count". */
export const AFTER = rx(
  String.raw`^${FILLER}(?:${BETTER}|(?:it |that )?${SOMETIMES}(?:${EASES})|(?:he|she|they) (?:likes?|loves?|prefers?|asks?) it)\b(.{0,40}?) ?\b${COND} (.+)$`,
);
/** "If we go outside it passes". */
export const BEFORE = rx(
  String.raw`^${FILLER}${COND} (.+?)(?: ,)?(?: then)? (?:${BETTER}|(?:it |that )${SOMETIMES}(?:${EASES}))\b`,
);
/** "Nana brushes her hair and that calms her". */
export const IN_TURN = rx(
  String.raw`^${FILLER}(.+?)(?: ,)? (?:and |so |then |and then |which |that )*(?:(?:that|it|this|which)(?: is|'s)? (?:what |the thing that |how |when )?${SOMETIMES}(?:${EASES})|that(?:'s| is|s) when it comes out|${BETTER}|, (?:which |and )?(?:has |have )?(?:${EASES}))`,
);
/** "She talks to her teddy and feels better". */
export const AND_SO = rx(
  String.raw`^${FILLER}((?:${GROWN}|he|she|they) .+?) (?:and|so|then) (?:then |usually )?(?:${STATE})`,
);
/** "So does a biscuit", "tapping on his leg too", "also a sip of water". */
export const AND_THIS = rx(String.raw`^(?:so do(?:es)? |as do(?:es)? |also |plus )(.+)$`);
/** "Tapping on his leg too". */
export const THIS_TOO = rx(String.raw`^(.+) (?:too|as well)$`);
/** "He needs a snack first". */
export const NEEDS_FIRST = rx(
  String.raw`^(?:he|she|they) (?:just |often |usually )?(?:needs?|likes?|has to have) ((?:an? |some |his |her |their |to ).+?) first$`,
);
/** Nothing that a child does to feel better. */
export const NO_DOING = rx(
  String.raw`^(?:loves?|likes?|hates?|wants?|is|has(?! (?:an?|his|her|their|some)\b)|gets (?:upset|cross|angry|scared|worried)|screams?|cries|cry|hits?|bites?|kicks?|refus\w+|won't|can't|starts?|stops?|had|was|been|goes mad|falls|struggles|needs|keeps|feels|seems|thinks|says (?:he|she|they|no)|knows|throws?|spits?|rips?|tears|breaks?|smash\w*|pinch\w*|scratch\w*|push\w*|slaps?|punch\w*|steals?|swears?|shouts?|slams?|bangs?|tips|pours|runs? (?:off|away)|pulls? (?:the |his |her |my |our |their )?(?:\w+ )?(?:cat|dog|hair|tail|sister|brother)|(?:draws?|scribbles?) on (?:the |my |our |his |her )?(?:walls?|sofa|table|furniture|book|wallpaper))\b`,
);
/** What eases, wherever it stands: without it a clause need not be tried at each place for what comes before it. */
export const EASED = rx(EASES);
/** "Counting to ten helps", "a hug usually works". */
export const NAMED_BEFORE = rx(String.raw`^${FILLER}(.{3,70}?)(?: ,)? ${SOMETIMES}(?:${EASES})`);
/** "It helps to hold his hand". */
export const TO = rx(
  String.raw`^${FILLER}(?:it )?${SOMETIMES}(?:helps|helped)(?: (?:him|her|them|a lot|if possible|massively|loads|us))* (?:to|by) (.+)$`,
);
/** "Calms down with music". */
export const WITH = rx(
  String.raw`^${FILLER}(?:(?:he|she|they)(?: |(?='))(?:'s |is |are )?(?:usually |always |often |will |can )*)?(?:calms? (?:right |straight )?down|calmed|calms (?:herself|himself|themselves)(?: down)?|settles?(?: down| best| better)?|soothed|soothes (?:herself|himself)|comforted|reassured|helped|responds (?:well|best|really well)|reacts well|copes?(?: best| better| fine| ok)?(?: with [a-z ']{3,25}?(?= by ))?|feels? (?:better|safe|safer|braver)|falls asleep|goes (?:off )?to sleep|sleeps (?:best|better)|drops off|gets through it|manages(?: it| best| better| fine)?|does (?:best|better|well)|(?:fine|ok|okay|happy|better|much better|good|calmer|happier|alright)) (?:with|by(?! (?:the (?:time|end|afternoon|evening|morning|weekend|next)|then|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunch|break|dinner|tea|bedtime|noon|mid|\d|half|home|next|morning|evening))|through|to|from) (.+)$`,
);
/** "He sits better with his feet on a step", "works best with music on". */
export const BETTER_WITH = rx(
  String.raw`^${FILLER}(?:(?:he|she|they) )?${SOMETIMES}(?:is|[a-z]+s|sit|work|eat|sleep|feel|go|wait|do|listen|learn|read|cope|manage|stay|concentrate|focus|settle)(?: (?:much|so much|a lot|far|way))? (?:better|best|longer|calmer|happier|safer)(?: (?:at it|here|there|off|then))? (?:with|in|on|by|after|near|next to|standing|sitting) (.+)$`,
);
/** "Finds it easier to write it down". */
export const EASIER = rx(
  String.raw`^${FILLER}(?:(?:he|she|they) )?finds? (?:it )?(?:(?:much|a lot|so much|far|really) )?(?:easier|calming|helpful|soothing|better|good|comforting)(?: when (?:he|she|they) \w+)? to (.+?)(?: (?:than|rather than) .*)?$`,
);
/** "Finds humming soothing". */
export const FINDS = rx(
  String.raw`^${FILLER}(?:(?:he|she|they) )?finds? (.+?) (?:(?:really|very|so|quite) )?(?:calming|helpful|soothing|comforting|reassuring|relaxing|easier)\b`,
);
const COPING =
  '(?:hugs?|cuddles?|squeezes?|holds?|strokes?|hums?|sings?|counts?|breathes?|draws?|reads?|rocks?|chews?|taps?|listens?|talks?|asks?|sucks?|wraps?|snuggles?|writes?|goes|kicks? a (?:foot)?ball|bounces?|jumps?|swings?|spins?|lies|sits|builds?|plays?|paints?|rubs?|twiddles?|fiddles?|looks?|thinks?|says?|tells?|uses?|likes? (?:to|me to|us to|being|having|doing)|wears?|carries|takes?)';
/** "He hums to calm himself down". */
export const HABIT = rx(
  String.raw`^${FILLER}(?:(?:he|she|they) )(?:usually |often |sometimes |always |will |can )*(${COPING} .{0,50}?|hums|sings|counts|breathes|draws|reads|rocks) (?:to (?:let (?:it|it all|(?:his|her|their|the) (?:\w+)) out|get (?:it|it all|(?:his|her|their|the) \w+) out|calm|feel|relax|cope|self-soothe|settle|get (?:himself|herself|themselves)|keep calm|help|stay calm)\b|when (?:he|she|they)(?:'s| is| are| gets?| feels?)? (?:a bit |really |very |so |too )?(?:upset|scared|worried|anxious|cross|angry|sad|overwhelmed|nervous|frightened|stressed|tired|wobbly|worked up)\b)`,
);
/** "Her teacher lets her have a break". */
export const LETS = rx(String.raw`^${FILLER}(${GROWN}) (lets (?:him|her|them) .+)$`);
/** "Likes me to draw circles on her back". */
export const LIKES_ME_TO = rx(
  String.raw`^(?:likes?|loves?|wants?|needs?|asks?(?: for)?) (me|us|mum|mummy|mom|mommy|dad|daddy|nana|grandma|grandad) to (.+)$`,
);

/** Not one that helps: "Mum works nights", "he helps his sister". */
export const NOBODY_ELSE = rx(
  String.raw`^(?:${GROWN}|he|she|they|it|that|this|which|what|who|there|here|everyone|nothing|anything|something)$`,
);
/** Somebody and what is said of them: no thing. */
export const A_CLAUSE = rx(
  String.raw`^(?:${GROWN}|he|she|they|it|there|that|this|his \w+|her \w+)(?: (?!time\b|cuddles?\b|hugs?\b|snuggles?\b)|(?='))`,
);
/** Between several things that help. */
export const LIST = /\s*,\s*(?:and |or |also |plus )?|\s+(?:and|or|plus|&)\s+|\s*\/\s*/i;

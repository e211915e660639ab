/** A brother or sister, as parents write it. */
const SIBLING = String.raw`(?:(?:his|her|their|the|our) )(?:(?!older|big|bigger|elder|eldest)\w+ ){0,3}?(?:brother|sister|sibling|twin|cousin)s?`;
const FRIEND = String.raw`(?:friends?|mates?|bestie|bff|pals?)`;
const ANIMAL =
  '(?:rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|gerbils?|fish|goldfish|cats?|dogs?|pupp(?:y|ies)|kittens?|chickens|hens|pets?|budgies?|parrot|tortoise|gecko|snake|pony|horse|rats?|mice|mouse|ferrets?)';

/** Scenes of a home that no situation is about, each told before any situation where a parent's words name it. */
export const AT_HOME_SCENES = {
  elderaway: {
    image: 'a shut door, and a game for two on the other side of it',
    cue: /\b(?:older|big|elder|bigger) (?:brother|sister)\b[^.]{0,60}\b(?:ignor\w*|(?:does ?n'?t|doesnt|does not|won'?t|wont|never|no longer|not) (?:\w+ )?(?:plays?|talks?|wants? (?:to|anything)|has time|bothers?)|no time for|too cool|not interested|shuts? (?:him|her|them) out|pushes (?:him|her|them) away|grown (?:up|apart)|stays in (?:his|her) room)\b|\bignor(?:ed|es) by (?:his|her|their) (?:older|big|elder) (?:brother|sister)\b|\b(?:misses|missing) (?:playing|her|his|their|being) [^.]{0,20}\b(?:older|big) (?:brother|sister)\b[^.]{0,40}\bsecondary\b/i,
  },
  littleboss: {
    image: 'the job of a second boss, which nobody has advertised',
    cue: new RegExp(
      String.raw`\b(?:boss(?:es|ing)?|order(?:s|ing)) (?:around |about )?${SIBLING}\b|\btell(?:s|ing) ${SIBLING} (?:off\b|what to\b|how to\b)|\bbossy (?:with|to|towards) ${SIBLING}\b|\b(?:acts?|acting|behaves?) (?:like|as if (?:he|she) (?:is|was|were)) (?:the|a|his|her|their) (?:second |third |other |little )?(?:mum|mummy|mom|dad|daddy|parent|boss)\b[^.]*\b(?:brother|sister|sibling|twin)`,
      'i',
    ),
  },
  decider: {
    image: 'an idea that stays in one head',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:smok\w*|vap\w*|steal\w*|stole|dare[ds]?|shoplift\w*|drink\w*|bull(?:y|ies|ied|ying)|hits?|weed)\b)[^]*?(?:\b${FRIEND} (?:[a-z]+ )?(?:is |has |who )?(?:always |constantly |only )?(?:decid(?:es|ing)|choos(?:es|ing)|picks?|gets to (?:choose|decide|pick)|(?:to be )?in charge|makes (?:all )?the (?:rules|decisions)|boss(?:es|ing) (?:him|her|them)|tells (?:him|her|them) what to (?:do|play))\b|\bboss(?:ed|es) (?:(?:him|her|them) )?(?:around|about) by (?:his|her|their|a|another|one) (?:\w+ )?${FRIEND}\b|\b(?:goes|going|just go) along with (?:everything|whatever|anything|it|what) [^.]*\b${FRIEND}\b|\b${FRIEND}\b[^.]*\b(?:goes|going) along with (?:it|everything|whatever)\b|\b(?:does|do|doing) (?:whatever|everything|anything) (?:his|her|their) (?:\w+ )?${FRIEND} (?:says?|wants?|tells?)\b|\blets? (?:his|her|their|the other) (?:\w+ )?(?:${FRIEND}|kids|children|girls|boys) (?:decide|boss|choose|walk all over)\b)`,
      'i',
    ),
  },
  ourbed: {
    image: 'two feet that walk from one bed to another in the night',
    cue: /^(?![^]*\b(?:nightmares?|bad dreams?|monsters?|dark|scared|afraid|frightened|wet\w*|ill|died|storms?|thunder|since(?! (?:the |our |we (?:came|got) back from )?(?:summer |half[- ]?term )?(?:holidays?|half[- ]?term|summer|christmas))|jump\w*)\b)[^]*?\b(?:(?:up|awake|com\w+|came|climb\w*|creep\w*|gets?|getting|ends?|ending|sneak\w*|crawl\w*|hops?|sleep\w*|slept|wants?|stays?|appears?|turns?) (?:\w+ ){0,4}?(?:in|into) (?:our|my|mum and dad'?s|mummy'?s|mummy and daddy'?s|the big) bed|bed[- ]?shar(?:es|ing)|co-?sleep\w*|(?:climbs?|gets?|creeps?|jumps?|comes?) into bed (?:with|beside|next to|between) (?:us|me)|(?:climbs?|gets?|creeps?) in (?:with|beside|next to|between) (?:us|me)\b(?=[^]*night))\b/i,
  },
  sitter: {
    image: 'a coat that goes out in the evening and comes home at night',
    cue: /^(?![^]*\b(?:hits?|bit(?:es|ing)?|kicks?|spits?|swears?|hurt\w*|touch\w*)\b)[^]*?\bbaby ?-?sitters?\b/i,
  },
  fairhear: {
    image: 'a grown-up who came in at the end of it',
    cue: new RegExp(
      String.raw`\btak(?:e|es|ing) ${SIBLING}'?s?'? side\b|\b(?:on|with) ${SIBLING}'?s?'? side\b|\b(?:always|only) (?:blamed?|gets? (?:the blame|blamed|told off|into trouble|in trouble))\b[^.]{0,60}\b(?:brother|sister|sibling|twin)\b|\b(?:brother|sister|sibling|twin)s? (?:\w+ )?never (?:\w+ )?(?:told off|blamed|into trouble|in trouble)\b|\b(?:brother|sister|sibling|twin)s? (?:\w+ )?gets? away with (?:everything|it|murder|anything|things)\b|\b(?:we|i|mum|dad) (?:always )?(?:blame|believe) (?:him|her|them)\b[^.]{0,40}\b(?:brother|sister|twin)\b`,
      'i',
    ),
  },
  thrown: {
    image: 'a floor, which cannot eat',
    cue: /\b(?:throw(?:s|ing|n)?|threw|chuck\w*|flings?|flinging|hurl\w*|sweeps?) (?:\w+ ){0,3}?(?:food|dinner|tea|lunch|breakfast|plates?|bowls?|spoons?|forks?|peas|pasta)\b/i,
  },
  byself: {
    image: 'hands that want to do the last bit',
    cue: /^(?![^]*\b(?:homework|maths|spellings?|wip(?:e|es|ing)|won'?t do (?:anything|things|it))\b)[^]*?\b(?:(?:wants?|insists?|insisting|has|needs?|tries|trying) (?:on |to )?(?:do(?:ing)?|try(?:ing)?) (?:absolutely )?(?:everything|it|things|it all|all of it) (?:all )?(?:by )?(?:him|her|them)sel\w+|(?:furious|cross|angry|mad|upset|tantrum\w*|screams?|shouts?|cries|melts? down|meltdowns?|explodes?|frustrated)\b[^.]{0,20}\b(?:if|when|whenever) (?:i|we|you|anyone|anybody|someone|somebody|mum\w*|dad\w*) (?:try to |tries to |offer to |offers to )?helps?\b|(?:won'?t|wont|refuses to|doesn'?t|will not) (?:let (?:me|us|anyone|anybody) help|(?:accept|take) (?:any )?help)|["'‘“]?(?:me|i) do it["'’”]?)/i,
  },
  halfjoke: {
    image: 'a joke that has one laugh in it and needs two',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:hits?|hitting|bit(?:es|ing)|kicks?|punch\w*|slap\w*|(?:gets?|being|is) teased)\b)[^]*?(?:\bwind(?:s|ing) (?:up )?${SIBLING}(?: up)?\b|\b(?:teas(?:es|ing)|provok(?:es|ing)|annoy(?:s|ing)|taunt(?:s|ing)|goad(?:s|ing)|prank(?:s|ing)|mak(?:es|ing) fun of) ${SIBLING}\b|\b(?:says?|claims?|insists?|thinks?)\b[^.]{0,24}\b(?:only|just) (?:joking|a joke|messing|kidding|having a laugh)\b)`,
      'i',
    ),
  },
  ownplace: {
    image: 'a chair at a table, with nobody’s name on it',
    cue: /\b(?:any(?:one|body)|some(?:one|body)|else|brother|sister|cousin|dad\w*|mum\w*|i|we|gran\w*|nan\w*|guests?|visitors?|people) (?:else )?(?:sits?|sat|is sitting|is sat|takes?|took|is) (?:down )?(?:in |on )?(?:his|her|their) (?:\w+ )?(?:place|seat|chair|spot)\b|\b(?:has to|must|insists on|wants to|always) (?:sit(?:ting)?|have|having) (?:in |on |at )?the same (?:place|seat|chair|spot)\b|\bwho sits where\b/i,
  },
  supper: {
    image: 'a stomach, which cannot tell the time',
    cue: /^(?=[^]*\b(?:bed(?:time)?|later|hours?|minutes|nights?|after|straight|eight|nine|[789](?: ?pm|\.\d\d)?)\b)[^]*?\b(?:(?:eats?|ate) (?:nothing|hardly anything|no (?:dinner|tea|supper)|(?:one|two) (?:bites?|mouthfuls?))|(?:won'?t|wont|will not|refus\w+(?: to)?|does ?n'?t|does not|doesnt|never|hardly|barely|picks at|leaves|not) (?:\w+ ){0,4}?(?:eats?|eating|touch\w*|finish\w*|dinner|tea|supper))\b[^.]{0,50}\b(?:then|but|and|later)\b[^.]{0,40}\b(?:hungry|starving|snacks?|toast|biscuits?|crisps|something to eat|cereal|food)\b/i,
  },
  feedpet: {
    image: 'a bowl, and an animal that cannot send a message',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:died|dead|dying|scared|afraid|allergic)\b)[^]*?\b(?:forg[eo]t\w*|won'?t|wont|never|doesn'?t|does not|doesnt|refus\w+|stopped|not|nag\w*|remind\w*|lost interest)\b[^.]{0,30}\b(?:feed\w*|fed|clean\w* out|muck\w* out|look\w* after)\b[^.]{0,24}\b${ANIMAL}\b`,
      'i',
    ),
  },
  ownroom: {
    image: 'a door that is mostly shut, with people on both sides of it',
    cue: /^(?![^]*\b(?:x ?box|gam(?:es?|ing)|phone|screens?|tik ?tok|you ?tube|cr(?:y|ies|ying)|depress\w*|sad|harm\w*|died|bull(?:y|ied|ying)|sent to|punish\w*|friends?|school|share[sd]?|sharing|snaps?|snapping|snappy|rude|shouts?|slams?|argu\w*|swears?)\b)[^]*?\b(?:(?:stays?|staying|shuts? (?:him|her|them)sel\w+|locks? (?:him|her|them)sel\w+|hid(?:es|ing)|spends?|lives|always|constantly|holed up|is|always|constantly) (?:\w+ ){0,4}?(?:in|to) (?:his|her|their) (?:bed)?room\b(?=[^]*\b(?:all|every|most|hours|constantly|whole|always|only|barely|hardly|never|won'?t|doesn'?t)\b)|(?:always|constantly|forever) (?:up )?in (?:his|her|their) (?:bed)?room\b|never (?:comes|leaves|comes out of|comes out) (?:of )?(?:his|her|their) (?:bed)?room|only comes out (?:for|to)\b)/i,
  },
  onemore: {
    image: 'a list of last things, and a door that is nearly shut',
    cue: /^(?=[^]*\b(?:bed(?:time)?|nights?|sleep|good ?night|evenings?|lights? out|tuck\w*)\b)[^]*?\b(?:(?:another|one more) (?:drink|wee|story|kiss|cuddle|hug|question|book|song)|(?:calls?|calling|shouts?|shouting) (?:for )?(?:us|me|mum\w*|dad\w*) (?:back|again|over and over|constantly|down|up)|keeps? (?:on )?(?:calling|shouting) (?:us|me|out|down|for)|(?:stall(?:s|ing)|delay(?:s|ing)|string(?:s|ing) out|drag(?:s|ging) out|put(?:s|ting) off) (?:\w+ ){0,2}bed(?:time)?|excuses? (?:\w+ ){0,3}(?:bed(?:time)?|sleep))/i,
  },
  grumpy: {
    image: 'a morning, in which the friendly part wakes up last',
    cue: /^(?![^]*\b(?:school|nursery|nap|naps|preschool)\b)[^]*?\b(?:(?:grumpy|moody|miserable|horrible|cross|vile|foul mood|bad mood|in a mood|snappy|bear with a sore head)\b[^.]{0,30}\b(?:in the mornings?|at breakfast|first thing|when (?:he|she|they) wakes?(?: up)?)|hates? mornings|(?:not|isn'?t|never been) a morning person)\b/i,
  },
  showoff: {
    image: 'an audience, and what is said in front of it',
    cue: /\b(?:shows? off|showing off)\b|\b(?:rude|cheeky|silly|horrible|answers? back|disrespectful)\b[^.]{0,24}\b(?:when|if|whenever|in front of|with) (?:his|her|their) (?:friends?|mates)\b/i,
  },
  tellymeal: {
    image: 'eyes that are full of a screen, and a mouth that eats alone',
    cue: /\b(?:only|won'?t|wont|will not|refus\w+ to|doesn'?t) (?:\w+ ){0,3}?eats?\b[^.]{0,30}\b(?:if|unless|without|when|with|in front of) (?:the |his |her |a |watching )?(?:\w+ )?(?:telly|tv|television|tablet|ipad|phone|screens?|cartoons?|bluey|you ?tube|peppa(?: pig)?|cocomelon)\b|\b(?:phone|ipad|tablet|telly|tv|you ?tube|cartoons?|screens?)\b[^.]{0,16}\b(?:at|during|over|while (?:he|she|they) eats?|to eat)\b[^.]{0,10}\b(?:dinner|lunch|breakfast|tea|meals?|meal ?times?|the table|restaurants?)?\b(?<=dinner|lunch|breakfast|tea|meals?|times?|table|restaurants?|eats?)/i,
  },
  cando: {
    image: 'help with a sock, which is not about the sock',
    cue: /\b(?:asks?|asking|wants?|needs?|calls?|shouts?) (?:me |us )?(?:for |to )?help\b[^.]{0,30}\b(?:even though|although|when|but) [^.]{0,24}\b(?:can|could|able|capable)\b|\bcan (?:\w+ ){0,3}(?:it|them|(?:him|her|them)sel\w+|dressed) but (?:\w+ )?(?:wants|makes|asks|expects|insists)|\b(?:expects?|makes?|wants?) (?:me|us|someone) to do everything for (?:him|her|them)\b|\bwon'?t do (?:anything|things) for (?:him|her|them)sel\w+/i,
  },
  crossface: {
    image: 'a face that frowns, and what it is really busy with',
    cue: /\b(?:asks?|asking|checks?|checking|worr(?:y|ies|ied)|thinks?|wants to know)\b[^.]{0,24}\b(?:i'?m|i am|we'?re|we are|mum\w* is|dad\w* is|people are|everyone is|you'?re) (?:still |always |really )?(?:cross|angry|mad|annoyed)\b/i,
  },
  sisroom: {
    image: 'a shut door, with a bigger one behind it',
    cue: /\b(?:brother|sister|sibling|cousin)s? (?:\w+ )?(?:won'?t|wont|will not|doesn'?t|does not|never|refuses to) (?:let|allow|lets|allows) (?:him|her|them) (?:go |come |play |be )?(?:in|into|inside)\b[^.]{0,20}\b(?:room|bedroom)\b/i,
  },
  whereabouts: {
    image: 'an afternoon, and its edges',
    cue: /\b(?:never|doesn'?t|does not|doesnt|won'?t|wont|forgets to) (?:tells?|say|says|let|lets|text|message|ring|call) (?:us |me |anyone )?(?:know )?(?:where (?:he|she|they)|when (?:he|she|they)|who (?:he|she|they))(?:'s|'re|'ll| is| are| will| has)\b/i,
  },
  cutwrong: {
    image: 'a picture in a head, and what comes on the plate',
    cue: /\b(?:sandwich(?:es)?|toast|biscuits?|apples?|crackers?|pancakes?|waffles?|fish ?fingers?|sausages?|food|dinner)\b (?:is |are |was |gets |has been )?(?:cut|broken|breaks|snaps|snapped)\b|\b(?:cut|cuts|broke|breaks?|snapped) (?:up )?(?:his|her|their) (?:\w+ )?(?:sandwich|toast|biscuit|apple|cracker|pancake|waffle|food)\b|\bcut (?:it |them |things )?(?:the wrong way|wrong|into the wrong)/i,
  },
  cottoys: {
    image: 'toys that go over the edge of a cot',
    cue: /\b(?:throw(?:s|ing)?|chuck(?:s|ing)?|fling(?:s|ing)?|drop(?:s|ping)?|lob(?:s|bing)?|launch(?:es|ing)?|empt(?:ies|ying))\b[^.]{0,40}\bout of (?:the|his|her|their) (?:cot|crib|bed)\b/i,
  },
} as const;

/** A word of each scene stands at its start and at its end. */
export const AT_HOME_TOPICS: readonly string[] =
  'picture edges bits food knife face faces frown question afternoon edges message morning mornings breakfast friends audience laugh telly screen spoon pea sock socks words end noise bed beds night coat coats shoes evening floor plate mouth joke boss chair table tummy dinner breakfast idea ideas list drink good door toy toys hands hand rounds steps home kitchen system film fair side laugh laughs job stomach bowl animal room place play playing tower told help friend'.split(
    ' ',
  );

/** What only some of the time belongs to: a grandparent's, a childminder's, the other home. */
const OTHER_PLACE = String.raw`(?:nan\w*|nanny|gran\w*|grandma|grandad|grandpa|grandparents?|abuel\w+|oma|opa|nonn[ao]|my (?:mum|mother|parents|dad|father)|in-?laws|mother-in-law|auntie?|uncle|(?:his|her|their) (?:dad|mum|father|mother|nan\w*|gran\w*|aunt\w*|childminder))`;
const CLOTHES = String.raw`(?:dress|top|t-?shirt|jumper|hoodie|skirt|trousers|leggings|tracksuit|football (?:shirt|kit)|kit|costume|pyjamas|pjs|onesie|shorts|coat|jacket|tutu|hat|cap|wellies|boots|shoes|trainers|sandals|outfit|clothes|thing)`;
const COLOUR =
  '(?:same|one|red|blue|green|pink|yellow|purple|black|grey|white|orange|old|favourite|spiderman|batman|elsa|frozen|princess|unicorn|dinosaur|football|sparkly|stripy|spotty)';

/**
 * Scenes of every day that no situation is about, or whose words belong to some other one as well: whose `named` says so
 * is told it before any situation.
 */
export const EVERYDAY_SCENES = {
  boss: {
    image: 'a captain’s hat that nobody can see, and that can go round',
    cue: /\b(?:boss(?:es|ing|y)(?![^]*\b(?:voice|brother|sister|siblings?)\b)|(?:always |constantly |has to |wants to )(?:tell(?:s|ing)? (?:the )?(?:other|all|every|his|her|their)\w*(?: \w+)? (?:\w+ )?(?:what to do|how to play)|be(?:ing)? (?:the boss|in charge|in control|the leader))|tell(?:s|ing) (?:the )?(?:other|all|every|his|her|their)\w*(?: \w+)? (?:\w+ )?(?:what to do|how to play)|can'?t play unless|everything (?:has to be )?(?:his|her|their) way|only (?:play\w* )?(?:by )?(?:his|her|their) rules|tak(?:es|ing) over (?:the |every |all )?games?|control(?:s|ling) (?:the |every |all )?(?:games?|play))\b/i,
  },
  first: {
    image: 'a button that one finger presses, and a door that lets everybody in',
    cue: /\b(?:(?:has|have|wants?|needs?|got|insists? on) (?:to (?:always )?)?(?:be(?:ing)? )(?:the )?first\b(?! (?:in (?:his|her) class|aid))|be(?:ing)? (?:the )?first (?:at|in|to|through|out|for|every)\w*|(?:not|n'?t|has to be|wants to be|must be|insists on being) the one (?:to|who|that) (?:opens?|goes?|clos\w+|shuts?|carr\w+|pulls?)|push(?:es|ing|ed)? (?:in(?: (?:to )?the)?(?: \w+)? (?:line|queue)|in front of (?:people|everyone|others|the other\w*)|to the front|(?:his|her|their) way to the front|past (?:people|everyone|the others|other children)))/i,
  },
  liftbutton: {
    image: 'a row of buttons in a lift, which takes everybody up',
    cue: /^(?![^]*\b(?:scared|afraid|frightened|terrified|stuck|alarm|phobi\w*|won'?t (?:go|get) in|crossing|traffic lights?)\b)[^]*?(?:\b(?:lifts?|elevators?)\b[^]{0,80}\b(?:press|push)\w*\b(?! ?chair)|\b(?:press|push)\w*\b(?! ?chair)[^]{0,60}\b(?:lifts?|elevators?)\b)/i,
  },
  button: {
    image: 'a button, which does not know whose finger it was',
    cue: /\b(?:press(?:es|ing)? (?:the|every|all the|all) (?:\w+ )?buttons?|push(?:es|ing)? (?:the|every|all the) (?:\w+ )?buttons?|the one (?:to|who|that) (?:press|push)\w*|press(?:es)? (?:it|the lift) first)\b/i,
  },
  barefoot: {
    image: 'a shoe, and ten toes that like air',
    cue: /\b(?:(?:tak|pull|kick|throw|yank|rip)\w*|(?:won'?t|will not|doesn'?t) keep|never keeps) (?:off )?(?:\w+ )?(?:his|her|their|both|the) (?:shoes?|socks?|trainers|sandals|boots|wellies)\b(?: and \w+)? ?(?:off|on|out|in the (?:car|pushchair|buggy|pram|street|shop|park))|\b(?:tak|pull|kick|throw)\w* off (?:his|her|their|both|the) (?:shoes?|socks?|trainers|sandals|boots|wellies)\b/i,
  },
  hello: {
    image: 'a hello, which can be done with a hand or with the eyes',
    cue: /\b(?:(?:won'?t|will not|does ?n'?t|does not|refus\w+ to|never|hates?(?: to)?|not|can'?t) (?:\w+ )?(?:say(?:s|ing)? (?:hello|hi|good ?morning|hello or goodbye)|greet(?:s|ing)?)|(?:saying hello|greeting (?:people|visitors|anyone))|(?:growls|hisses|roars|sticks (?:his|her|their) tongue out|hides) (?:at |from |behind )?(?:\w+ ){0,3}when (?:\w+ ){0,3}(?:says? hello|speaks? to (?:him|her|them)|talks? to (?:him|her|them)))\b/i,
  },
  borrow: {
    image: 'an empty place on a shelf, and a note in it',
    cue: /\b(?:borrow\w*|(?:tak|us|wear)(?:es|e|ing|s)) (?:\w+ )*?(?:(?:my|our|his|her|their) (?:\w+ )?(?:sister|brother|mum|dad|friend|cousin|twin|sibling)s?'?s? ?|(?:other people|everyone|my|our)(?:'?s)? )[^.]{0,40}\bwithout (?:asking|permission)\b|\bborrow\w*\b[^.]{0,40}\bwithout (?:asking|permission)\b|\bnever asks? before (?:he|she|they) (?:borrows?|takes?|uses?)\b/i,
  },
  sameclothes: {
    image: 'the best thing in the drawer, and the line where it dries',
    cue: new RegExp(
      String.raw`\b(?:(?:wear|put on|in)(?:s|ing)? (?:anything|nothing) (?:but|except|other than)|(?:only|just) (?:ever )?(?:wants? to )?wear(?:s|ing)?|(?:wants|insists on|has) (?:to )?(?:wear(?:ing)?|be in)) (?:(?:his|her|their|the|a|one) )?(?:${COLOUR} )+(?:\w+ )?${CLOTHES}\b|\bwear(?:s|ing)? the same (?:\w+ )?(?:${CLOTHES} )?(?:every ?day|all (?:the time|week)|day in)|\bsame ${CLOTHES} (?:every ?day|all week)\b|\bwon'?t (?:take off|let me wash) (?:his|her|their|the) (?:\w+ ){0,2}${CLOTHES}\b`,
      'i',
    ),
  },
  tworules: {
    image: 'a way between two places, and the line on it where the rules change',
    cue: new RegExp(
      String.raw`\b${OTHER_PLACE}(?:'s)? (?:\w+ )?(?:lets?|allows?|gives?|spoils?|says? yes|never says no|has (?:different|no|other) rules|buys?)\b[^.]{0,60}\b(?:sweets|telly|tv|screens?|tablet|ipad|everything|anything|whatever|stay(?:s)? up|bedtime|chocolate|crisps|no rules|what (?:he|she|they) (?:wants?|likes?)|rotten|yes)\b|\bspoil(?:s|t|ed|ing)\b[^.]{0,30}\b(?:at|by) (?:his |her |their )?${OTHER_PLACE}|\b(?:different|other|no) rules at (?:his |her |their )?${OTHER_PLACE}|\b(?:comes? (?:back|home)|after (?:a day|being|staying|a weekend)) (?:from|at|with) (?:his |her |their )?${OTHER_PLACE}(?:'s)?\b[^.]{0,60}\b(?:rules|horrible|awful|rude|wild|demanding|no to|listen)`,
      'i',
    ),
  },
  laterbed: {
    image: 'a clock with a line on it for each age',
    cue: /\b(?:(?:sister|brother|sibling|cousin|older one|big one|stepbrother|stepsister)\w*\b[^.]{0,30}\b(?:goes? to bed|bed ?time|stays? up|gets? to stay up|allowed (?:to stay )?up)\b[^.]{0,20}\b(?:later|late|longer|after)|(?:not|n'?t|un) ?fair\b[^.]{0,60}\b(?:goes? to bed|bed ?time|stays? up|stay up)\b[^.]{0,16}\b(?:later|late|longer)?|(?:same|later) bed ?time as (?:his|her|their) (?:\w+ )?(?:sister|brother)|bed(?:time)? (?:before|earlier than) (?:his|her|their) (?:\w+ )?(?:sister|brother))\b/i,
  },
  calls: {
    image: 'a call from another room, and ears that are full of a game',
    cue: /\b(?:(?:never|doesn'?t|does not|won'?t|will not|not) listen\w*(?: to (?:me|us|a word|anything|anyone|instructions))?(?: (?:the )?first time| unless| until| at all| any ?more)?(?=$|[\s.,!?]*(?:$|(?:the )?first time|i (?:have|shout)|unless|until|when|and|at home|to (?:me|us|a word|anything|instructions))|[.,])|(?:have to|has to|got to|need to) (?:ask|tell|say it|repeat|call|shout)\b[^.]{0,20}\b(?:times|again|twenty|a hundred|before)|ignor(?:es|ing) (?:me|us) (?:when|if|until|every time) (?:i|we) (?:ask|call|tell|say|talk)|(?:ten|twenty|five|hundred|a million) times before)/i,
  },
  leg: {
    image: 'a leg that is held, and two hands that are busy',
    // At a gate it is a goodbye.
    cue: /^(?![^]*\b(?:door|gate|nursery|preschool|school|carer|drop|leave|leaving|party|strangers?|people|dog|childminder)\b)[^]*?\b(?:(?:hangs?|clings?|holds?|hanging|clinging|holding|attached|wraps?) (?:on ?to |round |around |off |to )?(?:my|mum\w*'?s?|daddy?'?s?|our) (?:legs?|knees?|ankles?)|(?:won'?t|will not|doesn'?t) let go of (?:my|our) legs?|let(?:s|ting)? me (?:cook|make (?:the )?(?:dinner|tea|lunch)|do the dishes|wash up))\b|\b(?:cling\w*|whin\w*|wants? (?:me|up|carrying|holding|to be (?:held|carried|picked up))|cries|screams?|won'?t let me put (?:him|her|them) down)\b[^.]{0,30}\b(?:when|while|whenever) (?:i|i'm|we|i am) (?:am )?(?:try(?:ing)? to )?(?:cook\w*|mak\w+ (?:the )?(?:dinner|tea|lunch))\b/i,
  },
  afterschool: {
    image: 'a bag that was carried all day and is put down in the hall',
    cue: /^(?![^]*\b(?:club|care|childminder|friends? after|play ?date|detention|lessons? after|stay behind)\b)[^]*?\b(?:after school|(?:comes?|gets?|coming|getting) (?:home|in|back|out) (?:from|of) (?:school|nursery)|straight after (?:school|nursery)|at pick ?up|when (?:he|she|they) gets? (?:home|in)|the minute (?:he|she|they) (?:walks?|gets?|comes?) (?:in|home|through))\b[^]{0,80}?(?:\b(?:melt\w*|explod\w*|scream\w*|shout\w*|slam\w*|tantrum\w*|horrible|awful|monster|falls apart|kicks off|rage\w*|angry|cries|cry|crying|snaps|snappy|grump\w*|moody|foul|takes it out|won'?t (?:talk|speak)|doesn'?t (?:talk|speak)|silent|throws)\b)|\b(?:melt\w*|explod\w*|scream\w*|slam\w*|tantrum\w*|horrible|falls apart|kicks off|rage\w*|snaps|foul mood|takes it out on \w+|won'?t (?:talk|speak)(?: to (?:anyone|anybody|us|me|a soul))?|angel at school)\b[^]{0,60}\b(?:after (?:school|nursery)|(?:comes?|gets?) (?:home|in)(?: from school)?|at home|at pick ?up)\b/i,
  },
  kiss: {
    image: 'a wave, which is a goodbye that nobody has to bend down for',
    cue: /\b(?:won'?t|will not|does ?n'?t (?:want to|like to|like)|refus\w+ to|never|hates?(?: to)?|not want(?:ing)? to) (?:\w+ )?(?:kiss(?:es|ing)?|hug(?:s|ging)?|cuddl(?:e|es|ing)|give (?:\w+ ){1,3}(?:a )?(?:kiss|hug|cuddle)s?|giving (?:\w+ ){1,3}(?:a )?(?:kiss|hug|cuddle)s?|be(?:ing)? (?:kissed|hugged)) ?(?!(?:me|us|mum\w*|dad\w*)\b)(?:\b(?:his|her|their|the|my)? ?(?:nan\w*|gran\w*|grandad|grandpa|aunt\w*|uncle|relatives|relations|family|people|any ?(?:one|body)|visitors|great\S*)\b|\b(?:goodbye|hello)\b)/i,
  },
  napping: {
    image: 'a room in which it is night in the afternoon',
    cue: /\b(?:wak(?:es?|ing)|woke) (?:up )?(?:the|his|her|their|our) (?:(?:baby|little|newborn|new|twin) )*(?:baby|brother|sister|twins?|sibling)\b|\b(?:loud|noisy|shouts?|shouting|screams?|noise|quiet)\b[^.]{0,30}\bwhen (?:the|his|her|their) (?:baby|little (?:brother|sister))(?: \w+)? (?:is )?(?:asleep|sleep\w*|naps?|napping|nap time|having a nap)\b/i,
  },
  busy: {
    image: 'an hour in the calendar with a name on it',
    cue: /\b(?:(?:we|i|you|mum|dad|nobody|no one|parents?) (?:(?:are|am|is|'re|'m) )?(?:never|not|don'?t|doesn'?t|always too busy|too busy)(?: ever)? (?:have|has|got|make|for|to play)? ?(?:any |enough )?(?:time (?:for|with)|play with (?:him|her|them)|for (?:him|her|them|me)\b)|(?:always|too|so) busy (?:with work|working|to play|for (?:him|her|them))|work(?:ing|s)? from home\b[^.]{0,60}\b(?:time|attention|ignor\w*|busy|interrupts?|misses)|always (?:on (?:my|our|the) (?:phone|laptop)|working)\b[^.]{0,40}\b(?:says|time|ignor\w*|attention|play))/i,
  },
  seatkick: {
    image: 'two feet, and the back of a seat',
    cue: /\bkick(?:s|ed|ing)? (?:\w+ )?(?:at )?(?:the )?(?:back of )?(?:my|our|the|his dad'?s|daddy'?s|driver'?s)(?: \w+)? ?seats?\b/i,
  },
  pour: {
    image: 'water that likes to go down, and a cup that keeps it',
    cue: /\b(?:(?:pour|tip|spill)(?:s|ing|ped|ping)?|empt(?:ies|ying)) (?:out )?(?:\w+ )?(?:his|her|their|the|every|all) (?:\w+ )?(?:water|drinks?|milk|juice|cups?|beakers?|bottle)\b(?: \w+)? ?(?:out|over|on|all over|onto|everywhere)/i,
  },
} as const;

/** The words of these name the very scene, whatever else may be in them. */
export const NAMED_FIRST: Readonly<Record<string, RegExp>> = Object.fromEntries(
  (
    [
      'boss',
      'kiss',
      'napping',
      'busy',
      'liftbutton',
      'button',
      'first',
      'barefoot',
      'hello',
      'borrow',
      'sameclothes',
      'tworules',
      'laterbed',
      'calls',
      'leg',
      'seatkick',
      'pour',
    ] as const
  ).map((id) => [id, EVERYDAY_SCENES[id].cue]),
);

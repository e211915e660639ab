/** Somebody ill has to be spoken of before a visit is one to a hospital. */
const ILL =
  /\b(?:hospital\w*|wards?|operat\w+|surgery|icu|intensive|ill|illness|sick|poorly|unwell|clinic|hospice|treatment|transplant|rehab|stroke|accident|machines|tubes|nurses?|doctors?|visiting (?:hours?|time)|kept in|in there|prison|jail|inside)\b/i;
const A_BODY =
  /\b(?:bod(?:y|ies)|privates?|naked|clothes|undress\w*|tickl\w+|kiss\w*|hug\w*|secrets?|bum|bottom|costume|pants|knickers|underwear|consent|touch(?:es|ed)? (?:him|her|you|me)|touched)\b/i;
const A_PARENT_LEFT =
  /\b(?:dad\w*|mum\w*|mom\w*|father|mother|husband|wife|partner|i was|i'd been|i have been|i've been|i came|i'm back|work\w*|deploy\w*|tour|trip)\b/i;
const TAKEN_FROM_SOMEBODY =
  /\b(?:steal\w*|stole\w*|shops?|friend'?s|others?'?|belong\w*|school|class\w*|nursery|money|purse|without asking|sister'?s|brother'?s|not his|not hers)\b/i;

/** A snail that was found belonged to nobody. */
const ofAFind = (said: string): boolean =>
  /\b(?:(?:he|she|they)(?:'s|'ve| has| have)? (?:found|finds|picked up|picks up)|outside|in the (?:garden|park|woods)|off the ground|snails|worms|conkers|feathers)\b/i.test(
    said,
  ) &&
  /\bpockets?\b/i.test(said) &&
  !TAKEN_FROM_SOMEBODY.test(said);

/** Who films is not told to switch off. */
const ofAFilm = (said: string): boolean =>
  /\b(?:films?|filming|records?|recording|photographs?) (?:us|me|people|everyone|strangers|the family|(?:his|her|their) (?:\w+ )?(?:sister|brother|friends?|mum|dad|nan))\b/i.test(
    said,
  );

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
  'feeling-sad': (said) =>
    /\b(?:keeps? )?chang(?:es|ing) (?:his|her|their) (?:own )?name\b|\bwants? to be called\b/i.test(said) &&
    !/\b(?:sad|cr(?:y|ies|ying)|tears|upset)\b/i.test(said),
  dogs: (said) =>
    /\b(?:he|she|they|\p{Lu}\p{Ll}+) (?:just |only |always |still |now )*barks (?:like|instead of|at (?:people|us|me|everyone|visitors|the teacher|his|her)|when (?:he|she|they)\b)|\bbarks instead of\b|\b(?:pretends? to be|(?:thinks|says) (?:he|she|they)(?:'s| is| are)) an? (?:dog|puppy)\b/u.test(
      said,
    ),
  // A room that was painted is in the same home.
  'moving-house': (said) =>
    /\b(?:paint(?:ed|ing)|decorat\w+|redecorat\w+|wallpaper\w*|carpet\w*|curtains|rearranged?|scaffolding|builders?)\b/i.test(
      said,
    ) &&
    !/\b(?:mov(?:e|es|ed|ing) (?:house|home|to|in|out|away|into)|new (?:house|home|flat|place)|old (?:house|home|flat))\b/i.test(
      said,
    ),
  // Nobody teases where nobody else is spoken of.
  'being-teased': (said) =>
    /\b(?:photos?|pictures?|portrait|mirror|retouch\w*|edited|filter\w*)\b/i.test(said) &&
    !/\b(?:teas\w*|laugh\w*|call(?:s|ed|ing)?|names?|jok\w*|mock\w*|mak(?:e|es|ing) fun|pick\w* on|says?|said|comment\w*|remark\w*|children|kids|boys|girls|class\w*|others?|they|bull\w*)\b/i.test(
      said,
    ),
  // What a friend has is no equipment of the child's own.
  'new-equipment': (said) =>
    /\b(?:friend|mate|classmate|cousin|neighbour|boy|girl|brother|sister)(?:'s)? (?:(?:who is |who's )?in|with|who (?:has|uses)|has|uses) (?:an?|the|his|her|their) (?:\w+ ){0,2}(?:wheel ?chair|power ?chair|walker|frame|splints?)\b/i.test(
      said,
    ),
  // Hair that is wished for is not brushed.
  'hair-brushing': (said) =>
    /\b(?:wants?|would (?:love|like)|wishes?|jealous)\b[^.]{0,30}\bhair\b/i.test(said) &&
    !/\b(?:brush\w*|comb\w*|knots?|tangl\w*|wash\w*|plait\w*|braid\w*|detangl\w*|head lice|nits)\b/i.test(said),
  // An animal that was found was nobody's pet.
  'pet-death': (said) =>
    /\b(?:found|saw|seen|came across|trod on|there (?:is|was)|finds)\b[^.]{0,20}\bdead (?:\w+ )?(?:hedgehog|bird|blackbird|robin|sparrow|pigeon|seagull|gull|crow|magpie|fox|mouse|rat|badger|squirrel|frog|toad|bee|butterfly|moth|worm|slug|snail|spider|beetle|deer|mole|shrew|seal|whale|jelly ?fish|crab|fly|wasp|duck|swan|pheasant|hare|bat|animal|creature)s?\b/i.test(
      said,
    ) &&
    !/\b(?:our|his|her|their|my) (?:own |old |pet )?(?:dog|cat|rabbit|hamster|guinea pig|pet|tortoise|budgie|pony|horse|hens?|chickens?)\b/i.test(
      said,
    ),
  // Who stays for some weeks does not join the family.
  'new-family-member': (said) =>
    /\b(?:exchange (?:student|pupil|partner|visitor)|lodger|student|au pair|guests?|visitors?|host(?:ing)?|builders?|friend from abroad)\b/i.test(
      said,
    ) &&
    !/\b(?:step\w*|boyfriend|girlfriend|partner|fianc\w*|marry|married|foster\w*|adopt\w*|baby|for good)\b/i.test(said),
  // An animal that was let out is looked for by whoever it belongs to.
  'lost-toy': (said) =>
    /\b(?:let|left|leaves|lets)\b[^.]{0,40}\b(?:rabbit|hamster|guinea pigs?|gerbil|chickens|hens|bird|budgie|dog|cat|tortoise|pony|horse|sheep|cows?)(?:'s cage| cage| hutch)? (?:out|open|escape|get out)\b/i.test(
      said,
    ),
  // Others who travel leave no child in a strange bed.
  'first-sleep-away': (said) =>
    /\b(?:on holiday|away|abroad|to \w+) without (?:him|her|them|us)\b/i.test(said) &&
    !/\b(?:sleep\w*|night|staying (?:at|with|over))\b/i.test(said),
  'healthy-eating': (said) =>
    /\b(?:school|canteen|caf[eé]|shop|nursery|dinner ladies|kitchen) (?:has |have )?(?:stopped|no longer|(?:does|do)(?:n't| not)|won't|changed)(?: \w+){0,2} (?:serv\w*|sell\w*|do|mak\w*|the menu|chips|pudding)/i.test(
      said,
    ),
  // Mould spoils a project, and no group.
  'group-work': (said) =>
    /\b(?:mould\w*|thrown (?:out|away)|fell apart|collapsed|melted|eaten)\b/i.test(said) &&
    !/\b(?:group|partners?|pairs?|team|together|others?|everyone|share|sharing|friends?|class ?mates?)\b/i.test(said),
  // Whoever coaches is the matter, and not the passing.
  teamwork: (said) =>
    /\b(?:art|paintings?|drawings?|pictures?|photos?|poems?|models?)\b[^.]{0,40}\b(?:exhibition|display|wall|gallery)\b/i.test(
      said,
    ) ||
    /\b(?:dad|daddy|mum|mummy|mom|father|mother|husband|wife|partner|uncle|grandad|i) (?:is |am |also |now )*(?:the |his |her |their )?(?:coach(?:es|ing)?|referees?|manages?|runs)\b/i.test(
      said,
    ),
  'bath-time': (said) =>
    /\bbath (?:mats?|toys?|towels?|robes?)\b/i.test(said) &&
    !/\b(?:bath(?! (?:mat|toy|towel|robe))|wash\w*|shower\w*|hair|water)\b/i.test(said),
  lifts: (said) =>
    /\b(?:loves?|likes?|adores?|obsessed with|mad about|out of order|broken|not working|shut)\b/i.test(said) &&
    !/\b(?:scared|afraid|fright\w*|terrif\w*|hates?|dislikes?|(?:does ?n['’]?t|doesnt|does not|did ?n['’]?t|not|never) (?:\w+ )?like|worr\w*|nervous|funny|sick|dizzy|won'?t|refus\w*|panic\w*|stuck|fear|phobia|cries|scream\w*)\b/i.test(
      said,
    ),
  // A cast of a hand hangs on a wall.
  'broken-bone': (said) =>
    /\bcast of (?:his|her|their|a) (?:hands?|foot|feet)\b|\b(?:hand|foot) ?prints?\b/i.test(said),
  'told-off': (said) =>
    /\b(?:drawing|picture|painting|work|poem|model)\b/i.test(said) &&
    !/\b(?:told off|telling off|in trouble|reports?|behaviou?r|detention|shout\w*|teacher (?:said|says|told|thinks)|cross with)\b/i.test(
      said,
    ),
  // Who cannot ride because a street is closed has learnt it.
  'building-confidence': (said) =>
    /\b(?:closed|film crew|road ?works|stolen|puncture|flat tyre|broken|outgrown|too small|no room|not allowed)\b/i.test(
      said,
    ) && !/\b(?:scared|afraid|stabilisers|learn\w*|balance|fall\w*|confiden\w*|won'?t try|wobbl\w*)\b/i.test(said),
  'mascots-and-masks': (said) =>
    /\b(?:is now|changed|different|new|used to be|redesign\w*|picked as|chosen as|wants to be)\b/i.test(said) &&
    !/\b(?:scared|afraid|fright\w*|terrif\w*|hates?|won'?t|refus\w*|cries|scream\w*|hides|panic\w*)\b/i.test(said),
  // A party that is moved goes nowhere.
  'friend-moving-away': (said) =>
    /\b(?:moving|moved|moves) (?:his|her|their|the) (?:\w+ )?(?:party|birthday|date|seat|desk|chair|place|sleepover|lesson|training|appointment|class)\b|\bmoved (?:up|down) (?:an?|the|to the|in(?:to)? the) (?:\w+ )?(?:group|set|table|squad|stage|class)\b|\bmoved (?:in)?to (?:the|an?) (?:other |next |higher |top )?(?:\w+ )?(?:group|set|table|squad|team)\b/i.test(
      said,
    ),
  'screen-time': (said) =>
    /\b(?:shut(?:ting)? down|being shut|discontinued|deleted|closing (?:down|the server)|servers?|hacked|lost (?:all )?(?:his|her|their) (?:world|progress|account|game))\b/i.test(
      said,
    ) || ofAFilm(said),
  // What an animal took, and what was taken from the child, the child did not take.
  'taking-things': (said) =>
    /\b(?:magpie|seagull|gull|crow|jackdaw|fox|squirrel|dog|cat|goat|monkey|bird|pigeon|mouse|rat|someone|somebody|thie(?:f|ves)|burglars?) (?:has |have |just |had )?(?:stole|stolen|took|taken|nicked|pinched|grabbed|ran off|flew off)\b|\b(?:was|were|got|been|had (?:his|her|their) \w+) (?:stolen|nicked|pinched)\b/i.test(
      said,
    ) || ofAFind(said),
  // What a grown-up wears in the ear is not the child's.
  'hearing-aid': (said) =>
    /\b(?:my|(?:his|her|their|the) (?:dad|mum|mummy|daddy|mom|nan|nana|gran\w*|teacher|uncle|aunt\w*|neighbour)(?:'?s)?) (?:\w+ )?hearing aids?\b/i.test(
      said,
    ),
  'lessons-are-hard': (said) =>
    /\bas an? (?:bad |good |poor )?example\b|\bin front of (?:everyone|everybody|the (?:whole )?class)\b/i.test(said) &&
    !/\b(?:find|finds|hard|difficult|struggl\w*|cannot|can'?t|behind)\b/i.test(said),
  // Who wants it near is not afraid of its noise.
  'loud-noises': (said) =>
    /\b(?:wants?|loves?|hugs?|sleeps? with|obsessed with)\b[^.]{0,20}\b(?:hoover|vacuum|mixer|drill|washing machine|lawn ?mower|blender)\b/i.test(
      said,
    ) && !/\b(?:loud|nois\w*|scared|afraid|fright\w*|ears|bang\w*)\b/i.test(said),
  'respecting-differences': (said) =>
    /\bwants? to be called\b/i.test(said) &&
    !/\b(?:they|them|pronouns?|he|him|boy|girl|trans\w*)\b/i.test(said.replace(/^(?:he|she|they) /i, '')),
  // Who reads of a flood has lost nobody.
  'somebody-died': (said) =>
    /\b(?:fascinated|obsessed|interested|keen on|loves?|mad about|into|collects?|reads? (?:all )?about|knows everything about)\b/i.test(
      said,
    ) &&
    !/\b(?:grand\w*|nan\w*|dad\w*|mum\w*|uncle|aunt\w*|friend|brother|sister|cousin|teacher|neighbour|died|funeral|miss\w*)\b/i.test(
      said,
    ),
  'parent-away': (said) =>
    (/\b(?:we|they) (?:all )?(?:came|moved|got|flew|returned|are|were) (?:back|home) (?:here )?from\b/i.test(said) &&
      !A_PARENT_LEFT.test(said)) ||
    (/\b(?:cousin|friend|student|aunt\w*|uncle|grand\w*|visitors?|guests?|family)\b[^.]{0,20}\b(?:coming|moving|staying)\b[^.]{0,16}\b(?:live|stay|us|here|visit)\b/i.test(
      said,
    ) &&
      !A_PARENT_LEFT.test(said)),
  'sharing-a-room': (said) =>
    /\bneighbours?\b/i.test(said) && !/\b(?:shar\w*|brother|sister|sibling|twin|bunk)\b/i.test(said),
  // Whoever cannot bear a full house comes too near to nobody.
  'personal-space': (said) =>
    /\b(?:house|home|room|flat) (?:is|gets|was) (?:too |so |very )?(?:full|crowded|busy|packed)\b|\bfull house\b/i.test(
      said,
    ) && !/\b(?:hugs?|hugging|too close|touch\w*|grabs?|in (?:people's|everyone's|their) faces?)\b/i.test(said),
};

/** Whether a problem that has words of a situation is surely about something else. */
export const isAboutSomethingElse = (id: string, problem: string): boolean => ELSE[id]?.(problem) ?? false;

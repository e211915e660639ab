import type { Concept } from '../concept.ts';

const fact = (id: string, says: readonly string[], unless: readonly string[] = []): Concept => ({
  id,
  tier: 'none',
  says,
  ...(unless.length > 0 ? { unless } : {}),
});
const negative = (id: string, says: readonly string[], unless: readonly string[] = []): Concept => ({
  ...fact(id, says, unless),
  inherent: true,
});

/** What may have happened: half of a danger, told in everyday words. The other half is a sign, below. */
const CAUSES: readonly Concept[] = [
  fact(
    'cause: fall or blow',
    [
      '(fell|fallen|fall|falls|tumbled|tumble|toppled|dropped|rolled off|came off|come off|knocked|knock|bump|bumped|bang|banged|hit|hits|landed|crashed|thrown|flew|slipped|tripped|kicked in the head|clattered|smacked|whacked|copped|dunt|cayo|caido|golpeo|golpe|pego en la cabeza) ~6 (head|heid|noggin|face|stairs|steps|bed|bunk|sofa|couch|frame|slide|swing|bike|scooter|trampoline|wall|tree|floor|table|counter|chair|cot|changing|ground|concrete|kerb|curb|pavement|patio|truck|horse|roof|ladder|window|monkey bars|shoulders|arms|cama|cabeza|escaleras|silla|mesa)|(had|took|taken|has had) ~3 (fall|tumble|knock|bump|bang|blow|dunt) ~3|(fell|fallen|tumbled) (down|off|from|out|over|onto|on|backwards|down t\\w+)',
    ],
    [
      '(fell|fallen|fall|falls) (asleep|in love|behind|apart|out with|off to sleep|over laughing)|(hit|hits|knocked|bang*) (me|us|his (brother|sister|friend)|her (brother|sister|friend)|the (ball|window|wall|roof|drum))|knocked (on|over)|bump (in|on) the road|baby bump|my bump|drop* off',
    ],
  ),
  fact('cause: swallowed', [
    '({ingest}) ~8|(packet|bottle|box|pack|container|tub|lid|wrapper) ~6 (next to (him|her)|open|empty|beside (him|her)|in (his|her) hand*|on the floor)|(in|round|around|all over|on) (his|her|their) (mouth|lips|chin)|(took|taken|tomo|necked) ~4 ({pills}|{toxin})|(got|been) (at|into|in) (the|my|his|her) ~3 (cupboard|cabinet|handbag|bag|shed|drawer|garage|purse|bin|tablets|medicine*)',
  ]),
  fact('cause: poison in reach', [
    '({toxin}|{pills}|gummies|soap powder|washing (up )?powder|little white balls|mushrooms|berries|the cleaning cupboard|chemicals?)',
  ]),
  fact('cause: water', [
    '(bottom|under|floating|face ?down|went in|fell in|been in|slipped) ~4 (pool|paddling pool|bath|tub|pond|water|lake|river|sea|hot tub|alberca|piscina|banera)|(in|under) (the|a) (tub|bath|pool|water|pond) (and|when|by|alone|on (his|her) own|for|just)|been under (in|when|for|the)|was under (when|in|for)|went under',
  ]),
  fact('cause: sting, bite or food', [
    '(stung|sting|bite|bit|bitten|wasp|bee|hornet|ant|jellyfish|snake|spider|scorpion|alacran|abeja|avispa|picadura|pico)|(ate|eaten|eating|had|tried|gave (him|her)|first time|licked|comio|probo) ~8 (peanut*|nut|nuts|cashew*|egg|eggs|prawn*|shrimp*|shellfish|sesame|milk|kiwi|fish|strawberr*|almond*|pistachio*|hummus|walnut*|satay|camaron*|cacahuate*|mani|marisco*|nuez|huevo|antibiotic*|penicillin|something)|(cashew*|peanut*|nut) thing|allerg*|antibiotic*|amoxicillin|penicillin',
  ]),
  fact('cause: heat', [
    '(hot|boiling|straighteners?|straightner|straightener|iron|oven|hob|stove|kettle|log burner|wood burner|fire|bbq|barbecue|radiator|tea|coffee|soup|noodles|pan|steam|curling|tongs|candle|firework*|sparkler|grill|exhaust|bath water|tap|treadmill|hirviendo|caliente|plancha|olla|horno|vela)',
  ]),
  fact('cause: electricity', ['(plug|plugs|socket|sockets|outlet|cable|wire|wires|mains|enchufe|electric*|fuse)']),
  fact('cause: eating', [
    '(eating|ate|had|having|chewing|bite of|piece of|bit of|biting|mouthful|put ~4 in (his|her) mouth|comiendo|comio) ~6 (sausage*|grape*|apple*|carrot*|sweet|sweets|candy|nut|nuts|popcorn|meat|hot ?dog*|bread|toast|cheese|chip|chips|crisp*|lolly|lollipop|coin|toy|marble|lego|bead|balloon|biscuit*|cookie*|chicken|steak|fish|bone|dinner|lunch|tea|snack|salchicha*|uva*|carne|pan|moneda)|(sausage|grape|sweet|boiled sweet|lego|marble|coin|bone|nut|hot ?dog)',
  ]),
];

/** What is seen now. */
const SIGNS_NOW: readonly Concept[] = [
  fact(
    'sign: not himself',
    [
      '(was|went|is) out (for|cold) ~2|same question* ~3 (over|again)|(repeat*|asks?|asking|says?|saying) ~2 same (thing|question|words)|keeps (repeating|forgetting)|(talk*|speak*|act*|behav*|walk*|look*|seem*|being) ~2 (strange*|weird*|odd*|funny|drunk|nonsense|gibberish|rubbish|confused|dazed|vacant|mad weird|out of it|spaced|wrong|loopy|not right|crazy|slow|blank)|(nonsense|gibberish|jumbled|wrong name|dogs name|who i am|what day|where (he|she) is|recogni*)|spaced out|out of it|vacant|staring|stare*|(wants?|trying|keeps trying|asking) to (lie down|sleep|go to sleep)|(very|really|so|super|mad|keeps getting|getting|all|gone|proper|right|unusually|is|s|now|dead|feeling|feels) (sleepy|drowsy|dopey|woozy|wobbly|groggy|dizzy|lethargic|confused|dozy|unsteady|quiet and|weak|lightheaded)|drowsy|confused|groggy|lethargic|clos* (his|her) eyes|eyes keep closing|drifting off|lolls?|lolling|head (is )?(flopp*|loll*|rolling)|stagger*|stumbl*|lots? (his|her) balance|can not (walk straight|stand up|balance|stay awake|sit up)|slurr*|como id[oa]|id[oa]|adormilad*|muy dormid*|mareado?s?|mareada?s?|confundid*|raro|rara|atontad*|desorientad*|babea*',
    ],
    [
      '(going|want*|trying|fall*|off|get) (him|her|them)? ?to sleep (by|on|in|with|at|through|without|alone)|looks? (funny|weird) in|act* (silly|up|out)|(walk*|talk*) funny (when|to make)|odd (socks|numbers?|one|job)|confused (about|by|why|with|between)',
    ],
  ),
  negative(
    'sign: not right',
    [
      '(not|isnt|is no|aint|nae) ~1 (right|himself|herself|hersel|himsel|with it|there|focusing|all there|making sense|talking|speaking|answering|moving much|moving a lot|moving|with us|crying|looking at (me|us)|waking properly)(?! (to|at|school|house|for|on|about|well enough|by|in)|now he)|can not (talk|speak|tell me|answer|walk|stand|see|hear|swallow|focus|say|move)',
    ],
    [
      'can not (see|hear) (the|why|any|how|what|it)|can not (say|speak|talk|tell) ~1 (yet|his|her|words|many|r|s|it|the)|not (talking|speaking) (yet|much|at|to|clearly|properly|enough|in|by|well)|not (right|himself) (away|now) he|not right (now|away)|(it|that|this) is not right|not moving (house|home|school|to|on|in|up|out)|not (crying|moving) (any more|it out|at|when)|can not (walk|stand|talk|move|say) (yet|by|it|him|her|past|to school|on)',
    ],
  ),
  fact(
    'sign: colour',
    [
      '(funny|strange|odd|weird|bad|horrible|terrible|awful|different|off|wrong|rare) colou?r|(pale|paler|grey|gray|ashen|dusky|blue*|bluish|mottled|washed out|ghostly|white as a (sheet|ghost)|clammy|sweaty and|cold and (clammy|sweaty)|purple|waxy|palid*|blanc(o|a) como|morad*|amarill*|gris)(?! (eyes|hair|cup|car|crayon|pen|team|room|shirt|dress|teddy|book|ball|one|paint))|no colou?r in|drained of colou?r|gone (white|yellow|grey)|(lost|losing) (all )?(his|her) colou?r',
    ],
    ['(blue|purple|grey|gray) (and|or) (red|green|yellow|pink|white)|favourite|favorite|colou?r(ing|s)'],
  ),
  fact(
    'sign: still, limp or cold',
    [
      '(limp|floppy|lifeless|motionless|weak|listless|gone (really |very |all )?quiet|(very|really|so|too) (quiet|still|weak)|(feels|feel|is|s|gone|stone|freezing|all) cold|(hands|feet|skin|body|legs) ~3 (cold|freezing|icy)|barely moving|hardly moving|not moving|lying there|just lying|slumped|dish ?rag|rag doll|floj*|trapo|like (jelly|a dish ?cloth|a sack|a doll|a rag)|ice cold|flacid*|collapsed|passed out|fainted|desmay*)',
    ],
    [
      '(catch|caught|got|has|have|had|a|with a|bad|the) cold|cold (water|bath|weather|food|air|turkey|feet|hands (when|in))|quiet (time|in class|at school|boy|girl|child|game|moment)|(is|s) cold (outside|in|out|today|at night)|(cold|freezing) (out|outside|in here|today)|(shy|quiet) and|weak (at|in) (maths|spelling|reading)|gone quiet (about|since|at|on|when|over)|very quiet (at|in|about|child|boy|girl|kid|since (he|she) started)|weak ankles',
    ],
  ),
  fact(
    'sign: breathing',
    [
      '(nois*|noise|sound|sounds|whistl*|squeak*|creak*|rattl*|gurgl*|crow*|bark*|rasp*|hoarse|hollow|snor*|wheez*|gasp*|cough*|splutter*|pant*|squeeze box) ~6 (breath*|breathes in|lot|non ?stop|loads|bad|so much|can not stop|every time|chest|throat|like a \\w+|blood|water|help)|wheez*|(breath*|chest) ~4 (fast|quick*|hard|heav*|weird*|funny|rapid|nois*|strange|wrong|odd|in and out|up and down|tight|pounding)|(see|showing) ~3 (hollow|ribs|dip|skin)|(coughing|cough) (a lot|loads|non ?stop|water|up|lots|like mad|and (coughing|spluttering))|coughing|hiss*|can not get (his|her) (wind|breath)|pitos|tos',
    ],
    [
      '(no|not|a bit of a|bit of|slight|wee|little|night ?time|winter|had a) ~1 cough*|snor* (so|is|and it|like his|loud)|cough* (on purpose|when|at night|for (weeks|days|attention)|sweets?|syrup)',
    ],
  ),
  fact('sign: will not stop screaming', [
    '(not|never|wont) ~1 stop ~1 (scream*|cry*|wail*|howl*)|screaming (in (pain|agony)|his head off|her head off|the place down|uncontroll*)|inconsolable|shrieking|(lots of|so much|in|awful|terrible) (pain|agony)|grita* de dolor|no para de (gritar|llorar)',
  ]),
  fact(
    'sign: skin',
    [
      '(skin|palm|hand|arm|fingers?|leg|face|chest|foot|it) ~4 (come off|coming off|came off|gone white|turned white|white|bubbl*|peel*|raw|blister*|melted|stuck to|red raw|bright red|shiny|charred|black)|blister*|bubbl* up|skin off|ampollas?',
    ],
    ['bubble* (bath|gum|wrap|machine|s)|blow* bubbles|peel* (the|a|his|her) (orange|banana|apple|sticker*)'],
  ),
  fact(
    'sign: throat or neck',
    [
      '(grab*|clutch*|hold*|claw*|point*|scratch*|hands? (on|at|to|around)) ~2 (neck|throat|gargant*)|(throat|neck|tongue|mouth|chest) ~4 (funny|tight|itch*|weird|hot|closing|big|fat|thick|scratchy|hurts to swallow|strange)|drool* ~6|dribbl* (everywhere|loads|a lot|non)|hoarse|voice ~3 (gone|hoarse|funny|croaky|changed|husky)|no voice|can not (swallow|get it (out|down|up))|gagging|retch*|heaving|stuck',
    ],
    [
      'stuck (on|in (his|her) (ways|head|room|routine)|at|with|to|in (a rut|the middle|traffic))|stuck ~2 (homework|maths|toy|word*)|drool* (because|from|over|at|onto|teeth*)|throat hurts|sore throat',
    ],
  ),
  fact('sign: swelling or lumps', [
    '(lumps|welts|hives|blotches|bumps|blobs|ronchas|rash|swell*|swollen|puff*|balloon*|inflamad*|hinchad*|double the size|twice the size|huge) ~6 (everywhere|all over|coming up|up|spreading|face|lips?|eyes?|tongue|body|neck|throat|fast|quickly|arms|legs|and|now|cara|labios|lengua)|(come|came|coming|broke*|broken) (up|out) in ~2 (lumps|welts|hives|blotches|bumps|spots|rash|ronchas)|(face|lips?|eyes?|tongue) ~5 (blow* up|blown up|blew up|balloon*|swell*|swollen|puff*|huge|massive)',
  ]),
  negative(
    'sign: not feeding',
    [
      '(not|will not|refus*|stopped|too \\w+ to) ~2 (latch*|feed|feeding|suck|suckle|nurse|drink|drinking|take (his|her|a|the) (milk|bottle|breast|feed))|not interested in ~2 (bottle|milk|breast|feed*)|no quiere ~2 (teta|pecho|comer|mamar|biberon|leche)|just (lies|lays|lying) there|no ~2 (mama|come|quiere pecho|agarra el pecho)',
    ],
    [
      '(not|refus*|stopped) ~2 (feed|feeding|nurse|nursing|drink|drinking) ~2 (himself|herself|to sleep|from a|at night|any more|with|juice|water from|cow*)',
    ],
  ),
  fact(
    'sign: jerking',
    [
      '(arms|legs|body|limbs|hands|head|whole body|eyes) ~4 (going|jerk*|twitch*|shak*|flail*|flapp*|thrash*|jump*|stiff*|rolled|roll*|up in (his|her) head|away up|gone up|fixed|locked|went)|twitch*|jerk*|(shak*|trembl*) (all over|and|like mad|badly|uncontroll*)|twitch* ~3|shaking|trembling|shaky',
    ],
    [
      'shak* (his|her) (head|rattle|toy|bum)|shaking (with|the|his|her|my)|(arms|legs|body) ~3 going (to|into)|(jump*|flapp*) (up|around|when (he|she) is (happy|excited))|(excited|happy|dancing|dances|laugh*|cold|hiccup*)',
    ],
  ),
  fact('sign: sudden blow', [
    '(fell back*|thrown back*|flew back*|bang|spark*|black fingers?|big flash|jolt*|jumped back|went (black|white)|burn*|burnt|shock*|faint*|desmay*|zap*)',
  ]),
];

/** Causes and signs; alone they raise nothing (`combine.ts` pairs them). */
export const CIRCUMSTANCES: readonly Concept[] = [...CAUSES, ...SIGNS_NOW];

/** Words that carry no meaning of their own in a theme. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of to in on at with and or who whom that which is are was were be been being am very so my our his her hers their its
  it he she they them him me i we us you your yours for from by about as but not no n't who's when where how all some any one
  day time story stories book books song tale tales because have has had do does did will would can could should may might up
  out into onto over under after before idk like likes liked loves loved love also too just really then than there this these those
  what why if while until during through around across near next off down back again always never every each only own other
  another same such more most much many few both either get gets got go goes going went gone make makes making made take takes
  want wants wanted please write about featuring called named im i'm it's its he's she's they're don't doesn't didn't can't
  cannot won't isn't aren't wasn't couldn't wouldn't shouldn't let lets old year years something someone somebody anything
  everything nothing thing things lot lots bit kind sort way ones etc plus without within between together once upon ever
  finds find found gets becomes become became wishes tries try tried learns learn learning has meets meet meeting met says say
  see sees saw looks look looking comes come came keeps keep kept helps help helping lives live living lived called title
  child children kid kids toddler girl boy daughter son ignore previous instructions instruction system prompt assistant theme
  main character characters hero plot ending end happy please thanks thank help us yes ok okay hello hi hey maybe perhaps
  bedtime night scared afraid frightened terrified fear fears nervous worried hates lost missing first new adventure adventures
  journey trip rescue rescues rescuing saves save saving friend friends friendship special amazing magical magic wonderful
  starts start starting think thinks thought know knows knew feel feels felt feeling tell tells told give gives gave show shows
  bring brings teach teaches taught use uses used put puts turn turns turned stop stops stopped run runs running visit visits
  visiting travel travels travelling traveling explore explores exploring fly flies flying build builds building built bake
  bakes baking cook cooks cooking paint paints painting draw draws drawing plant plants planting invent invents inventing
  dream dreams dreaming dreamt sleep sleeps sleeping asleep hide hides hiding play plays playing sing sings singing dance dances
  dancing eat eats eating climb climbs climbing swim swims swimming ride rides riding jump jumps jumping sail sails sailing
  fall falls falling falls cry cries crying laugh laughs laughing share shares sharing swap swaps mix mixed mixes grow grows having mr mrs miss goodnight case mystery away everywhere instead behind upstairs downstairs sideways backwards forwards upwards downwards inwards outwards accident every
  growing win wins winning race races racing wake wakes waking discover discovers discovering catch catches chase chases
  collect collects collecting collected steal steals stole two three four five six seven eight nine ten hundred thousand million
  bottom top end middle edge side place places part parts half front inside outside holiday vacation someone hit lose loses lost
  miss misses missed deliver delivers print fell rest whole full always nobody dared dare dares argue argues work works brother
  brothers sister sisters twin twins cousin cousins family mum mummy mom mommy mama dad daddy papa grandma granny nana gran grandpa
  grandad granddad grandfather grandmother auntie aunt uncle change changes changed`.split(/\s+/),
);

/** Doings that are the point of a theme, unless its relation says them: "a kingdom where nobody laughs". */
export const DOINGS =
  /^(?:laugh|cry|cries|steal|stole|win|sing|danc|swim|jump|climb|catch|chas|argu|swap|paint|draw|invent|knit|hid(?=e|ing))(?:e?s|ing|ed|e)?$/;

/** Adjectives children's themes use; said with the first mention of whoever has them. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  `tiny small little big large huge giant enormous tall short long wide thin round fluffy furry fuzzy soft hairy bald spotty
  spotted stripy striped grumpy cross angry sad happy jolly cheerful shy quiet loud noisy silly funny clever wise brave bold
  timid scared sleepy tired lazy busy hungry thirsty greedy kind friendly lonely lost curious nosy naughty cheeky mischievous
  playful gentle careful careless clumsy tidy messy muddy dirty clean wet dry cold hot warm frozen snowy sunny rainy windy
  red orange yellow green blue purple pink brown black white grey gray golden silver rainbow colourful colorful sparkly shiny
  glittery glowing invisible old young baby new ancient wooden plastic paper tin metal stone flying singing dancing talking
  purring snoring sneezing vegetarian polite rude posh fancy magic wobbly bouncy squeaky slow fast speedy quick strong weak
  wild forgetful stubborn bossy nervous worried anxious miserable gloomy moody unhappy tearful bashful weary furious envious naughtiest bravest grumpiest smallest biggest kindest silliest fastest slowest saddest happiest tiniest cleverest littlest funniest proud jealous helpful thoughtful patient impatient dizzy sleepless
  deaf blind left-handed homesick bored lucky unlucky weird odd strange different ordinary famous secret hidden haunted upside
  brown-eyed one-eyed three-legged two-headed fire-breathing chocolate gingerbread cardboard woolly knitted toy pet mini
  daring fearless gigantic colossal teeny weeny itty bitty mighty rusty dusty crusty bumpy lumpy prickly spiky sticky slimy
  smelly stinky crunchy sweet sour spicy salty hollow empty broken wonky floppy droopy chubby plump skinny kindhearted dreamy
  musical hopeless fussy picky mysterious wintry summery autumn winter spring summer christmas birthday tropical arctic polar
  emperor robotic electric mechanical clockwork real best worst last rival fierce friendly worst favourite favorite cuddly cosy snuggly empty rude proper posh vanishing travelling traveling missing golden giggly wriggly inflatable foldable pretend imaginary`.split(
    /\s+/,
  ),
);

/** Words in -er, -or, -ist that are no persons, which the ending would make them. */
export const NO_PERSON: ReadonlySet<string> = new Set(
  `water paper butter summer winter flower tower river letter number dinner supper feather weather ladder hammer finger jumper
  sweater slipper pepper ginger sugar scooter computer printer helicopter digger tractor colour color door floor mirror motor
  anchor corner border order power shower thunder danger wonder whisper paper tiger panther hamster beaver lobster monster
  spider otter badger burger cracker jigsaw super fever answer river meteor razor cucumber sleepover timer blender toaster cooker mixer
  dishwasher hoover freezer computer calculator elevator escalator radiator alligator refrigerator roller poster sticker
  marker folder binder trailer bumper locker drawer rubber twister flower list mist twist fist wrist december november october
  september cleaner trainer container lighter rooster oyster chapter sister brother mother father daughter grandmother
  grandfather character easter laser crater cluster filter litter glitter pointer planter zipper buzzer dumper bulldozer
  fire-fighter roadroller steamroller stabiliser stabilizer fertiliser fertilizer sanitiser sanitizer charger heater boiler
  scanner sprinkler grater peeler propeller wiper adapter controller`.split(/\s+/),
);

/** Words a child is called by in a theme. */
export const CHILD_ROLE =
  /\b(?:my|our|the|a|his|her)\s+(?:[\p{L}'-]+\s+){0,2}?(daughter|son|child|girl|boy|little one|toddler|kid|grandson|granddaughter|grandchild|niece|nephew)\b/iu;

/** Words too rude to be repeated to a child. */
export const RUDE =
  /^(?:f+u+c+k\w*|sh[i1]t\w*|bull?shit|arse\w*|ass|asses|asshole\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|piss\w*|crap\w*|damn\w*|wank\w*|bollock\w*|slut\w*|whore\w*|cock|cocks|tits?|nigg\w*|fag\w*|retard\w*|penis|vagina|boobs?|poop?y?|pooh?|farts?|farting|bums?|butts?)$/i;

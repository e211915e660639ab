import type { Concept } from '../concept.ts';

/** Waking, answering, fits, and the signs of an injured brain. */
export const CONSCIOUSNESS: readonly Concept[] = [
  {
    id: 'cannot be woken',
    tier: 'emergency',
    inherent: true,
    addition: 'breathing',
    says: [
      '(can not|could not|trying to|unable to) ~1 get ~3 (roused|awake|woken)|(will not|can not) get up ~4 (breath*|respond*|limp|help|cold)|(can not|could not|can (hardly|barely|scarcely|not even)|could (hardly|barely|scarcely)|unable to|impossible to|struggl* to|not able to|hard to|harder to|difficult to|tough to|fail* to|nothing ~2|trouble|tried to|tried ~3 to|trying to|been trying to|difficulty|problems|keep trying to|no luck) ~3 (wake|waking|rouse|rousing|stir|revive|bring (him|her|them) round|wake up|awaken)|(can not|could not|unable to|not able to|hard to|difficult to|trying to|struggl* to|not) ~1 (get|getting|make|making) ~4 (to (wake|respond|open|react|come round|come to|stir|look at)|awake|a response|any response|a reaction|any reaction|to answer|a peep|any sense out)',
      '(will not|would not|is not|not|does not|did not|refus* to) (even |really |properly |fully |just )?(wak*|awaken|come round|come to|rouse|stir)( up)?(?! (up for|up in the|up until|up early|up at|for|in the morning*|in the night|at|until|till|to (go|wee|pee|feed|feeds|eat|play|an)|during|as|so|before|early|enough|through|once|much|often|overnight|any more|every|by|now he|dry|on (his|her|time|school|week)|happy|hungry|the|his (brother|sister|sibling|twin|dad|mum)|her (brother|sister|sibling|twin|dad|mum)|my|everyone|anyone|a|an|our|me|us|him|them|others|after (6|7|8|nap*)|with (the|his|her) (alarm|light)|most|all night|terms|grips|think|school|nursery|visit|see|me|any harm))',
      '(not|no|stopped|stops|hardly|barely|never|isnt|without|wont) ~2 (respond*|react|reacting|reacts|reacted|responsive|response|responsiveness)|(non|un) responsive|(not|hardly|barely|stopped) ~1 (moving|move|moves|moved) ~3 (at all|or (breath*|respond*|cry*|mak*|open*|blink*)|and ~4 (pale|cold|eyes|limp|blue|quiet|grey|not|floppy)|much and|any more|since|his (arms|legs)|her (arms|legs)) |(just )?(lying|laying|lies) ~3 (lifeless|limp|motionless|still and|not moving|floppy)|(can not|could not|not) ~2 keep (his|her|their) eyes open|(can not|could not|unable to|hard to|struggl* to) ~1 keep (him|her|them) (awake|conscious)|(does not|not|doesnt) ~1 (know|recogni*) (who|where) (i|he|she|we|they|his|her)|(does not|not) ~1 recogni[sz]e (me|us|his|her|anyone|mum|mummy|dad)',
      'no ~2 (despierta*|desperta*|reacciona*|contesta ni|abre los ojos)|no ~1 responde|no ~3 (puedo|podemos|puede|consigo|conseguimos|logro|logramos) ~2 despertar*|no hay manera de despertar*|(imposible|dificil|cuesta mucho) ~1 despertar*|no se mueve',
    ],
    unless: [
      'not (unconscious|collapsed|faint*)|(not|never) ~1 (lost? conscious*|faint|pass* out)|(not|never|no|stopped|without|hardly) ~3 (respond*|react*|response|reaction) ~2 (to|when|if|as|from) ~4 (name|names|called|call|calling|calls|praise|reward*|time|discipline|consequences|stickers?|bribe*|instructions?|questions?|messages?|texts?|emails?|threats?|sounds?|noises?|my voice|her voice|requests?|toys?|affection|jokes?|hugs?|anything i say|timers?|school|bright|sudden|loud|bangs?)|(not|never) (respond|react) (badly|well|angrily|with|in|until|quickly|immediately|the way|like that|or engage|or comment)|(no|not) ~2 (respon*|reaction) (from|by) ~2 (school|teacher|gp|council|doctor|hospital|nursery|landlord|health|council|camhs|ex|dad)|not reacting (to (the|his|her) (vaccine|jab|milk|new)|at all to)|nobody ~2 respon*|(school|gp|doctor|teacher|ex|camhs|council) ~4 not ~1 respond*|no responde a (su nombre|los|las|mis|la)',
      '(not to|without|so as not to|do i|afraid to|scared to|hate to|worried about|not want to|dare to|not like to|stop him|stop her|going to) ~1 (wak*|rous*) ~1 (the|his|her|my|everyone|anyone|a|our|them|me|us)|(not|never|does not|will not|stop*|stopped) ~1 wak* ~1 (up )?(for|in|at|until|till|to|during|as|so|before|early|enough|through|once|much|often|overnight|any more|every|by|now|with (the|his|her) (alarm|light|noise)|most|dry|on|happy|hungry|all night|after (7|8|6)|when (the|his) (alarm|dog|sister|brother))|(hard|difficult|tough|trouble|struggl*|difficulty|tried|trying|problems|impossible|struggle) ~3 (wak*|rous*) ~3 (for school|in the morning*|on (school|week)|in mornings|for nursery|at (6|7|8)|to go|from (naps?|his nap|her nap)|to (wee|pee|feed)|every morning|on time|the baby|early|each morning|up early|teenager|for (his|her|a) (feed|bottle))|(trying to|tried to) (wake|rouse) ~2 (later|earlier|less|dry|my interest|before|for|to)|wak* (windows?|times?|clock)|no se despierta ~3 (por la noche|de noche|para|a comer|hasta|temprano|con|en toda|nunca por)|no (quiere|quiero) despertar*|no despierta* (a|al|el|interes|por la|para ir|para ver)|not moving (house|home|schools?|to|on|up|forward|in|away|until|out)',
      '(can not|could not|not|trying to|struggl* to|hard to|difficult to|unable to) ~1 (get|make|getting|making) ~4 to (answer|look at|open up|respond to|react to|stir) ~2 (questions?|camera|me about|the question|school|books?|emails?|the (porridge|pot)|his name|her name|presents?|door)|(can not|could not|not) ~1 get ~3 (a response|any response|a reaction|any sense out) (from|out) ~1 (school|gp|council|camhs|the \\w+)',
    ],
    unlessNear: [
      'night terror*|wakes screaming|hearing test|every morning|for school|school mornings?|alarm clock|in the mornings|each morning|por las mananas',
    ],
  },
  {
    id: 'unconscious',
    tier: 'emergency',
    addition: 'breathing',
    says: [
      'unconscious|unresponsive|lifeless|collapsed|collapses|collapsing|(lost|losing|loses|lose|loss of) conscious*|fainted|faints|fainting|passed out|passing out|passes out|blacked out|blacks out|blacking out|keeled over|keeling over|out cold|knocked out|knocked (him|her|them|himself|herself) out|conked out|comatose|in a coma|dropped to the (floor|ground) and|sparko',
      '(gone|went|going|is|all|suddenly|feels|are|was|goes|just|body|looks|like|s|completely|very|really|so|totally|got|been|quite|and|his arms|her arms|became|turned|pure) (all |completely |totally |really |very |a bit |quite )?(limp|floppy|lifeless)|(limp|floppy) (and|like|in my|baby|as a|,|with|now|again) |rag ?doll|slumped (over|in|forward|against)|like a wet (rag|towel|noodle)',
      '(in and out of consciousness|drifting in and out|barely conscious|semi ?conscious|half conscious|barely awake|hardly awake|delirious|out of it and|completely out of it|really out of it|totally out of it|very out of it|unrousable|unrousable)|eyes ~2 (half open|glazed over|fixed|staring) ~6 (not|respond*|blank|limp|move*)|barely (rousable|responsive|moving|there)|so (sleepy|drowsy|lethargic|tired|weak|out of it) (that|and|,) ~1 (he|she|they|can not|could not|will not|barely|hardly) ~3 (can not|not|barely|hardly|wake|feed|keep|stand|lift|move|hold|cry|open)|too (sleepy|drowsy|lethargic|weak|tired|exhausted|poorly) to (wake|feed|drink|cry|stand|lift|open|sit|hold|suck|move|talk|eat or drink)',
      'inconsciente|(se|ha|le) ~2 desmay*|desmay(o|ado|ada|arse)|perdio ~2 (conocimiento|consciencia|conciencia)|sin (conocimiento|sentido)|(esta|quedo|puso|se siente|muy|toda|todo|como) ~1 (flacid*|flojit*|floj[oa]|lax[oa])|como un trapo|se (desvanecio|desplomo|desvanece)|adormilad* y no',
    ],
    unless: [
      'floppy (hat|ears|bunny|disk|hair|sun|fringe|toy|pancake)|limp (hair|lettuce|handshake)|(collapsed|collapsing|collapses|collapse) (on|in|into|onto|at|with) (the |my |his |her |a |tears |laughter|bed|exhaustion|giggles|heap|sofa|chair)|(collapsed|collapsing) (in|into|with) ~2 (tears|giggles|laughter|heap|bed|exhaustion)|(tower|tent|bridge|cake|blocks|den|roof|marriage|sandcastle|buggy|pushchair|pram|cot|stroller|table|chair|shelf) ~2 (collapsed|collapses|collapsing)|(collapsible|collapsing) (buggy|pram|stroller)|muscle tone|(passing|passed|passes) out (the|sweets|snacks|flyers|invit*|cards|cake|of (school|college))',
    ],
    unlessNear: ['hold* ~2 breath', 'meltdown|tantrum|because (he|she) wanted|so i could not pick'],
  },
  {
    id: 'seizure',
    tier: 'emergency',
    addition: 'seizure',
    says: [
      'seizures?|seizing up|(is|s|was|he|she|baby|started|still|my \\w+) seizing|(having|has|had|getting|keeps having) (fits|turns|convulsions)|fits ~3 (minutes|mins)|convuls*|(febrile|epileptic|fever) (fit|fits|convulsion*|episode)|epileptic (attack|episode)|infantile spasms|tonic clonic|grand mal|status epilepticus|rescue (med*|midazolam)|midazolam',
      '(is|was|he|she|baby|started|been|s|my \\w+|{kid}|they|are|still|keeps|stop|stopped|began|just|starts) fitting|fitting (for|and|on|in|again|now|right|,|since|he|she|help|please|in (his|her) (cot|sleep|bed)) |(having|had|has had|have had|took|taken|taking|takes|in|into|go into|went into|gone into|started|suffer*) ~2 (a |some kind of |some sort of |another |two |three |several |his first |her first |first )(fit|fits|turn|funny turn|convulsion*)|(a|another|second|first|long|big) fit (for|that|and|lasting|of|,|he|she|again|now|in (his|her) (cot|sleep|bed)|this|last(ed|ing)?|tonight|today|just|which|on) |took a fit|fits (one after|all night|all day|back to back|that|lasting)',
      'eyes ~4 (roll*|rolled|went|gone|flicker*|twitch*|jerk*|deviat*) ~2 (back|up|into|backwards|to the back|to one side|white|upwards)|rolled ~3 eyes ~2 (back|up|into)|whites of (his|her|their) eyes|(foam*|froth*) ~2 (mouth|lips)|mouth ~2 (foam*|froth*)',
      '(jerk*|twitch*|shak*|trembl*|thrash*|spasm*|shudder*|vibrat*|judder*) ~4 (all over|uncontroll*|violently|and ~3 (stiff|unresponsive|not|will not|eyes|blue)|can not stop|will not stop|not stop|non ?stop|whole body|(arms|arms and legs|limbs|legs) ~3|eyes|for ~3 (minutes|mins|seconds)|on one side|rhythmic*|and unresponsive)|(whole body|entire body|all (his|her) body|arms and legs|limbs|body|arms|legs|one arm|one side|one leg|one arm and leg) ~4 (jerk*|twitch*|shak*|convuls*|spasm*|stiffen*|going stiff|gone stiff|went stiff|went rigid|thrash*|judder*)|(stiff*|rigid|stiff as a board) ~4 (shak*|jerk*|twitch*|eyes|shudder*|blue|trembl*|not breath*|unresponsive)|(went|gone|going|goes|suddenly) ~1 (stiff|rigid) ~1 (and|then|,|all over|for) |rhythmic* (jerk*|twitch*|movement*)',
      'convulsi*|ojos ~2 (en blanco|hacia atras|para atras|volte*)|(ataque*|crisis) ~2 (epilep*|epileptic*|de epilepsia|convuls*)|(tiembla|temblando|sacud*|se sacude) ~4 (todo|entero|entera|cuerpo|sin parar|incontrol*)|espuma* ~2 boca|(se (puso|quedo)|esta) ~1 (rigid*|ties[oa])',
    ],
    unless: [
      '(jerk*|shak*|trembl*|stiff*) (with|from) (cold|laughter|laughing|excitement|anger|rage|fear|nerves|shivering|joy)|(leg|legs|arm|arms) ~3 (shak*|trembl*) (from|after|with) ~2 (run*|walk*|climb*|cold)|shak* (all over )?with ~1 (excitement|laughter|cold|rage|anger|fear|joy)|in a turn|(took|takes|taking|having|has|had) ~1 (a|his|her|another|two|three) turn (on|at|with|to|in|of)|(take|took|takes|taking|have|had|has) turns|turn (on the|to|at)',
    ],
    unlessNear: [
      'night terror*|excited|dancing|happy flapping|(eyes) ~3 roll* ~3 (at (me|us|you|his|her)|when i (ask|say|tell))|tantrum|newborn jerks|startle reflex|moro reflex|hiccup*|dream* ~3 twitch*|ticklish|shiver*|(dancing|dance|danced)',
    ],
  },
  {
    id: 'brain or nerve sign',
    tier: 'emergency',
    addition: 'head',
    says: [
      'one eye ~2 (bigger|smaller|different|droop*|dilated|larger)|pupils? ~5 (different|bigger|uneven|dilated|unequal|huge|one|pinpoint|tiny|blown|not the same|not react*)|(one|left|right) pupil|slurr* ~2 (speech|words|his|her)|(speech|words|talking) ~3 slurr*|(face|mouth|eyelid|one side of (his|her) face) ~4 (droop*|dropped|drooping|fallen|lopsided)|(suddenly|all of a sudden|woke up) ~6 (can not|could not|unable to|not) ~2 (move|feel|speak|talk|see) |can not (move|feel) ~2 (legs?|arms?|side|feet|toes|one side)|(paraly*) ~1 |(suddenly|very|really|sudden|so|now) (confused|disorient*|incoherent)|(confused and|talking (nonsense|gibberish|rubbish)|not making (any )?sense|making no sense|hallucinat*|seeing things|speaking gibberish|acting drunk|walking like (he|she) is drunk|staggering)',
      '(clear|bloody|watery|straw) ~1 (fluid|liquid) ~5 (ear|ears|nose)|(blood|fluid|bleeding) ~4 (from|out of|in) (his|her|the|one|their) ears?|worst headache|headache ~6 (worst|sudden|thunderclap|screaming|vomit* every morning)|dent in (his|her) (head|skull)|skull ~2 (fractur*|dent*|cracked|soft)|(soft|squishy|boggy) ~2 (lump|swelling) ~3 head',
      'pupilas? ~4 (distint*|dilatad*|diferent*)|(habla|esta) ~2 (confus*|desorientad*|incoheren*|delira*|delirando|incoherencias)|se le (torcio|cayo|paraliz*) ~3 (cara|boca)|no (puede|siente) ~2 (mover|las piernas|el brazo|la pierna)',
    ],
    unless: [
      'can not (move|feel) ~2 (on|house|forward|his toys|the)|(confused|confus*) (about|by|between|with|over|why|when|as to|which|who|how)|(not|no|never|isnt) ~3 (confused|slurr*|hallucinat*)|not making sense (of|to me|why)|(suddenly|woke up) ~6 (not|can not) ~2 (see|speak|talk|move|feel) (the|his|her|to|like|about|why|any|that|well|my|up|bedtime|nana|comfortable|safe|himself|herself|grandma|on|how)',
    ],
    unlessNear: [
      'paralys* (by|with) (fear|choice|shyness)|imaginary|night terror*|half asleep|after (a )?dream|homework|in (his|her) sleep',
    ],
  },
];

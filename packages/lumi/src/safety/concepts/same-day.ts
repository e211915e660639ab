import type { Concept } from '../concept.ts';

/** What a doctor or health line should hear about today. */
export const SAME_DAY: readonly Concept[] = [
  {
    id: 'fast or wheezy breathing',
    tier: 'same-day',
    says: [
      'breath* ~2 (fast|faster|rapid*|quick*|heavily|heavy|so fast|noisily|noisy)|(fast|rapid|quick|noisy|heavy) breath*|wheez*|wheezy|panting|barking cough|croup*|bark* like a seal|cough* ~3 (seal|bark*)|respira* ~2 (rapido|agitad*)|pitos ~3 pecho|sibilancias|whistl* ~3 (breath*|chest)',
    ],
    unless: [
      'when ~1 (he|she|i|they|we) ~1 (laugh*|feed*|run*|play*|climb*)|(after|from|when|while) ~1 (run*|play*|exercis*|climb*|laugh*|danc*|excited)|(dog|cat|pug) ~3 pant*|heavy breath* (in|on|down|while) ~1 (sleep*|phone)|noisy breath* (when|only when) (asleep|he laughs)',
    ],
  },
  {
    id: 'not drinking or not passing water',
    tier: 'same-day',
    inherent: true,
    says: [
      '(not|will not|has not|refus*|stopped|hardly|barely|can not get (him|her) to|hasnt|no interest in|not interested in) ~4 (drink*|drunk|drank|feed|feeding|feeds|fluids|nurse|nursing|milk|bottle|bottles|breast|take (his|her) (milk|bottle)|keep* (anything|water|milk|fluids|liquids|sips) down|water) ~3 (all day|since|for (hours|[0-9]+|a day|two|the last|12|24)|anything|at all|today|any|in (hours|[0-9]+)|all night|or ((wee|wees|weed|weeing)|(pee|pees|peed|peeing)|wet)|this morning|and (is|has|no)|, (no|not|sleepy|and|dry))|(can not|not|unable to|cant) ~1 keep* ~2 (anything|water|milk|fluids|liquids|sips|food) down|(no|not (had|got|changed|have|a)|without|has not had|hasnt had|only (one|1)|not ~2 had|zero|not a single|no more) ~2 (wet )?(nappy|nappies|diapers?|wee|pee|wees|pees|wet nappies|wet diapers) ~4 (hours?|since|all day|today|last night|this morning|in (12|10|8|24|eight|ten|twelve)|yesterday|all night|in (over|about|a))|(not|has not|hasnt|did not|no) ~2 (weed|peed|wee|pee|urinat*|passed (urine|water)|wet (himself|herself|his|her|a)|been for a wee|been wet) ~4 (hours?|since|all day|today|last night|this morning|in (12|10|8|24|eight|ten|twelve|a)|all night|yesterday)|(sunken|sunk|sunken in) (eyes|soft spot|fontanel*)|(eyes|soft spot|fontanel*) ~2 (sunken|sunk)|(nappy|diaper|nappies|diapers|panal) ~4 (dry|bone dry|seco) ~4 (hours?|since|all day|today|all night|desde|horas)|(dry|cracked) (lips|mouth) ~8 (no tears|not (wee|pee|drink*)|sleepy|dry nappy)|no tears when|cry* without tears|dehydrat*|no ~1 despierta* para (comer|mamar|el pecho|la toma)|not ~1 (wak*|woken) ~2 (for|to) ~2 (feed|feeds|milk|bottle|eat|breastfeed)',
      'no ~2 (moja|mojado|ha mojado|ha hecho|hace) ~2 (el )?(panal|panales|pipi|pis|orin*)|no quiere ~1 (beber|tomar) (nada|leche|agua|pecho|liquidos)|no ha (bebido|orinado|tomado nada)|no retiene ~2 (nada|liquidos|agua|leche)|deshidrat*|ojos hundidos|mollera hundida|sin orinar|no orina',
    ],
    unless: [
      '(not|no|isnt) ~2 dehydrat*|(not|will not|refus*|stopped|hardly|barely|no interest in|not interested in) ~3 (water|milk|bottle|bottles|drink|cow*|formula) ~3 (but|only|since (he|she) (turned|started)|since (starting|weaning|going|his birthday)|from a (cup|bottle)|unless|any more (at|since)|at (nursery|night|bedtime)|for (breakfast))|(not|no|stopped) ~3 (breastfeeding|nursing|feeding|feeds) (at|any more|now|for|since (i|he|she|we|turning|last|[0-9])|himself|herself|to sleep)|(not|no) ~2 (nappies|nappy|diapers|diaper) (at|since (he|she|we|potty)|any more|needed|on)|(dry|no) ~4 (all night|at night|in the night|overnight) |(not|hasnt) ~2 ((wee|wees|weed|weeing)|(pee|pees|peed|peeing)|wet) ~3 (himself|herself|the bed|in (the|his|her) (pants|bed)|bed) ~3 (since|all day|today|this week|in)|(dry|no) (nappy|nappies|diaper*|bed) ~4 (all night|overnight|at night|each morning|every morning|in the morning*) ~4|not (keep|keeping) ~2 (down|food down) noise|(not|no) ~1 (wee|pee|weed|peed) (on|in) the (potty|toilet)|(not|refus*|will not) ~2 (wee|pee) (on|in) ~1 (potty|toilet)',
    ],
  },
  {
    id: 'blood in wee or poo',
    tier: 'same-day',
    says: [
      '(blood|bloody|bleeding|sangre) ~5 (popo|pupu|popis|poo|poop|poos|stool|stools|urine|wee|pee|nappy|diaper|potty|bum|bottom|caca|heces|orina|panal|motion|toilet)|(poo|poop|poos|stool|stools|urine|wee|pee|nappy|diaper|caca|heces|pipi) ~6 (blood|bloody|sangre|black|tarry|redcurrant|red currant|white|chalky|cola coloured|bright red)',
    ],
    unless: [
      '(black|white|green) (nappy|diaper) bag|(beetroot|iron|blackcurrant|licorice|black pudding) ~8|(poo|stool) ~4 black ~4 (iron|blueberries)|newborn ~4 black',
    ],
  },
  {
    id: 'will not use a limb, or may be broken',
    tier: 'same-day',
    inherent: true,
    says: [
      '(started|is|now|suddenly|keeps|s|been|woke up|has been|still|with|has|new|got) ~2 (limping|a limp)|limping|(will not|can not|refus*|not|unable to|not able to|cant|scream*) ~3 (put (his|her) (foot|leg|feet) down|put* (any )?weight on|weight bear|bear weight|walk on (it|his|her)|stand on (it|his|her)|use (his|her) (arm|leg|hand|wrist|elbow|foot|left|right)|move (his|her) (arm|leg|hand|wrist|elbow|foot|fingers))|(broken|broke|broken|fractured|dislocated|sprained|snapped) ~2 (his|her|their|a|an|my \\w+) ~1 (arm|leg|wrist|ankle|collarbone|collar bone|finger|toe|elbow|bone|nose|foot|hand|rib)|(arm|leg|wrist|ankle|finger|elbow|foot|hand|knee|hip|joint) ~3 (broken|very swollen|swollen|swelling|hot and|hanging|dislocated|looks broken|out of place)|needs? stitches|(cut|gash|lip|chin|head|eyebrow) ~4 (stitches|glue|gaping|split open)|pulled elbow|cojea*|(no puede|no quiere) (apoyar|mover) ~3 (pie|pierna|brazo)|(brazo|pierna|muneca) ~2 rot[oa]|se rompio ~2 (brazo|pierna|muneca)',
    ],
    unless: [
      '(broke|broken|breaks) ~2 (toy|his|her|the) (toy|toys|doll|doll s|lego|leg off|arm off|heart|train|car|crayon|cup|tooth|record|promise*|rule)|limp* (lettuce|home)|teddy*|doll*|(broken|broke) (his|her) (heart|toy|doll|sleep|night|routine|cup)',
    ],
  },
  {
    id: 'holds the breath and faints',
    tier: 'same-day',
    anyTime: true,
    says: [
      '(hold*|held) ~2 breath ~12 (pass* out|faint*|goes limp|go limp|went limp|goes blue|turns blue|went blue|go blue|turn blue|conscious*|floppy|black* out|purple|collapse*)|breath ?holding (spell*|attack*|episode*)|(scream*|cry*|cried|llora*) ~8 (pass* out|faint*|stops breathing|blue|loses conscious*|desmay*|morad*|se queda sin aire|privad*)|espasmos? del sollozo|se priva',
    ],
    unless: ['black and blue|(cry*|cries|scream*) ~8 (blue (cup|plate|bowl|one|shirt|spoon|car|pen|toy))'],
  },
  {
    id: 'snores and stops breathing',
    tier: 'same-day',
    anyTime: true,
    inherent: true,
    says: [
      'snor* ~14 (paus*|stop* breathing|gasp*|stops|chok*|struggl*|holds (his|her) breath|not breath*)|(stop* breathing|pauses|gasp*|stops) ~14 snor*|sleep apn*|apn(o?)ea|ronca* ~12 (deja|para|pausa*|ahog*|respir*)|apnea',
    ],
  },
  {
    id: 'great thirst and much urine',
    tier: 'same-day',
    says: [
      '(always|so|very|really|constantly|extremely|unquench*|insatiabl*|drinking (loads|gallons|non ?stop|constantly|tons)|mucha sed|thirst*) ~10 ((wee|wees|weed|weeing)|(pee|pees|peed|peeing)|urinat*|weight|wet* the bed|nappies|orina*|toilet|pis|tired and (thin|los*))|(losing weight|lost weight) ~8 (thirst*|drink*|(wee|wees|weed|weeing)|(pee|pees|peed|peeing))|(signs of|symptoms of|could it be) (type 1|diabetes)',
    ],
    unless: ['(hot|weather|summer|salty) ~6 (drink*|thirst*)'],
  },
  {
    id: 'a long or high fever',
    tier: 'same-day',
    says: [
      '(fever*|temperature|temp|fiebre|calentura) ~7 (([5-9]|five|six|seven|eight|nine|ten|cinco|seis|siete) ~1 (days|dias)|(a|over a|one|more than a|una|mas de una) (week|semana)|days 5|fifth day|5th day|day (5|five|6|7))|([5-9]|five|six|seven|cinco|seis) ~1 (days|dias|day) ~4 (fever|temperature|temp|fiebre)|(fever|temperature|temp|fiebre) ~4 (came back|keeps coming back|will not come down|wont come down|not coming down|no baja|not come down|not go down|will not go down|over 40|of 4[01](\\.[0-9])?|of 10[5-7]|is 4[01](\\.[0-9])?|4[01]\\.[0-9]|4[01]( degrees| c)?|10[5-7]|40)',
    ],
    unless: ['(bath|oven|room|washing|water|outside|weather) ~3 (temperature|temp)'],
  },
  {
    id: 'pain when passing water, or a painful testicle',
    tier: 'same-day',
    says: [
      '(hurts?|hurting|pain*|burns|burning|stings|stinging|crying|cries|screams|sore) (when|to|whenever|every time|as|while|on) ~3 ((wee|wees|weed|weeing)|(pee|pees|peed|peeing)|urinat*|passing (water|urine)|wees|pees|goes for a wee|going for a wee|does a wee|has a wee)|((wee|wees|weed|weeing)|(pee|pees|peed|peeing)|urinat*) ~2 (hurts|is hurting|burns|stings)|(testicle*|balls|scrotum|testes|nuts|ball) ~5 (swollen|pain*|agony|hurt*|red|twisted|sore|big|hard|lump|swelling)|(pain|pain in|hurts|swollen|swelling|lump) ~3 (testicle*|balls|scrotum|groin)|(dolor|duele|arde|ardor) ~3 (orinar|hacer pipi|hacer pis)|(testiculo*|huevos) ~4 (hinchad*|duele*|dolor)',
    ],
    unless: ['(foot|tennis|basket|play*|kick*|bounc*|soft) ?ball*|balls? ~3 (big|hard|red) ~2 (play|toy)'],
  },
  {
    id: 'severe or lasting pain',
    tier: 'same-day',
    says: [
      '(severe|terrible|awful|excruciating|unbearable|agonising|agonizing|really bad|worst|intense|constant|horrific|very strong|fuerte) ~2 (pain|tummy ache|stomach ache|belly pain|headache*|earache|dolor|tummy pain|stomach pain|abdominal pain|cramps)|(screaming|crying|doubled (up|over)|curled up|writhing) ~3 (in|with) ~2 (pain|agony|tummy)|(tummy|stomach|belly|abdom*|side) ~5 (right side|lower right|bottom right|can not (stand|walk|jump)|doubled over|agony|screaming)|(pain|hurts|ache*) ~6 (right side|lower right|bottom right) ~4|in agony|can not stop crying in pain|inconsolable ~8 (hours|legs up|pale|fever)|(appendicitis|intussusception|torsion)|mucho dolor de (barriga|estomago|cabeza|oido)|dolor ~2 (fuerte|intenso|insoportable)',
    ],
    unless: [
      '(no|not|without) ~3 (pain|appendicitis)|(labour|labor|birth|period|back|teething|my) ~1 (pain|pains|ache)|pain in the (neck|bum|backside|arse)',
    ],
  },
  {
    id: 'swallowed a small object, or something up the nose',
    tier: 'same-day',
    settles: 'seen',
    says: [
      '(swallow*|trago|tragado|gulped|ate|eaten|eat) ~5 (coins?|penny|pennies|pound|quarter|dime|nickel|cent|pence|euro|marbles?|beads?|lego|legos|buttons?|pebble*|stones?|rock|screws?|nails?|bolt|ring|earring|earrings|hair ?clip|hair ?grip|bobby pin|pen lid|pen cap|toy|toys|ball bearing|ball|bb|key|paperclip|paper clip|plastic|foil|water beads?|orbeez|balloon|sponge|hair tie|staple|tooth|brace|moneda|canica|boton|tornillo|juguete|anillo|glow ?stick|silica|packet|thermometer|crayon wax|play ?dough)|(bead|pea|peas|toy|lego|sweetcorn|stone|button|raisin|bean|crayon|something|popcorn|foam|tissue|cotton|pebble|seed|canica|algo|frijol) ~5 (up|in|stuck in|stuck up|inside|en) ~3 (nose|nostril|ear|ears|nariz|oido|oreja)|water beads? ~6 (swallow*|ate|eaten|mouth|missing)',
    ],
    unless: [
      'chocolate (coin*|buttons?)|(lost|wobbly|fell) ~3 tooth ~6 swallow*|(ring|key|rock|toy|plastic|ball|stone) ~2 (food|cake|shape*|cracker*)|(white )?chocolate buttons|ate ~4 (birthday|off|with|from|on) ~2 (toy|plastic)|ate ~4 (plastic|toy) (spoon|plate|bowl|fork|kitchen|food)|button mushroom*|onion ring*|rock cake*|gum balls?|meat ?balls?|fish ?ball*|cake pop*|popcorn chicken|hoop*',
    ],
  },
  {
    id: 'a bite, sting or rash to be seen today',
    tier: 'same-day',
    says: [
      '(dog|cat|bat|fox|rat|monkey|perro|gato) ~3 (bit|bitten|bite|scratched|mordio)|(bitten|bit|bite|mordid*) ~3 (by|from|de) ~3 (dog|cat|bat|rat|fox|monkey|tick|perro|gato)|(burn*|burnt|scald*|quem*) ~4 (hand|finger|fingers|arm|leg|foot|mano|dedo|dedos|brazo)|(red|hot|spreading) ~3 (streak*|line*) ~6 (cut|wound|bite|arm|leg)|(chicken ?pox|measles|scarlet fever|shingles|impetigo|hand foot) ~8 (pregnan*|newborn|baby|eye|infected|high temp*|fever)|(yellow|jaundice*|amarill*) ~4 (skin|eyes|baby|newborn|piel|ojos)|(skin|eyes|baby|newborn) ~4 (yellow|jaundice*)|(eye|eyelid) ~3 (swollen shut|shut|closed|red and swollen|bulging)|hives all over|(umbilical|belly button|cord stump) ~6 (red|smell*|pus|ooz*|bleed*)|ronchas por todo',
    ],
    unless: [
      '(heart|side|sun) ?burn*|burn* (energy|off|out|calories)|yellow (jacket|ball|car)|(not|no|never) ~2 (bitten|bit|burn*)|(teach*|afraid|scared|in case|stop) ~6 (dog|cat) ~3 (bit*)|toast|bat and ball',
    ],
  },
  {
    id: 'absences or staring spells',
    tier: 'same-day',
    anyTime: true,
    says: [
      '(star*|zon*|spac*|blank*|vacant*|day ?dream*|freez*|drift*) ~6 (spell*|episode*|into space|out|off|seconds) ~10 (not respond*|unresponsive|can not (reach|get|snap)|blink*|flutter*|lip smack*|does not hear|not hear|smack* lips|no response|twitch*)|absence (seizure*|episode*|spell*)|(head|arms) ~3 (nod*|drops?|jerk*|flex*) ~4 (cluster*|in a row|over and over|on waking|repeatedly)',
    ],
  },
];

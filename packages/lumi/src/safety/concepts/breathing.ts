import type { Concept } from '../concept.ts';

const HARMLESS_COLOUR = [
  'lolly|lollies|ice pop|popsicle*|blueberr*|slush*|paint*|icing|felt|marker*|pen|crayon*|lipstick|dye|dyed|candy|sweet|sweets|beetroot|berries|juice|blackberr*|grapes?|mongolian|birthmark|birth mark|eyeshadow|make ?up|costume|nail (varnish|polish)|colouring|coloring|favou?rite colou?r|eyes (are|were|is)|eye colour|scream* ~6 (rage|angry|tantrum)|bruis*|smurf|drawing|draws|paddling in|rage|arandano*|helado|pintura|chupa ?chups|caramelo*|medusa',
];

/** Breathing, colour, choking, and being caught by the neck or in a small space. */
export const BREATHING: readonly Concept[] = [
  {
    id: 'not breathing',
    tier: 'emergency',
    inherent: true,
    addition: 'breathing',
    says: [
      '{notable} ~2 {breath}|forg(ot|ets|etting) to breathe|(can|could) (hardly|barely|scarcely) ~2 {breath}|(can not|could not|unable to|not able to|struggle* to|trying to|cant) ~2 (get|draw|take|catch) ~2 (air|breath|wind)|(no|not) ~1 air (going|getting|coming|moving)',
      '(struggl*|battling|battle|fighting|fight|fights|gasping|gasp|gasps|gasped|gulping|trouble|difficulty|difficulties|laboured|labored|labouring|heaving|strain*|desperate|working (hard|really hard|so hard|overtime)|hard time|tough time|rough time|problems|having a problem) ~2 (breath|breathe|breathing|catch (his|her|their) breath|get (his|her|their) breath|for air|for breath|to get air)|(hard|harder|difficult|tough|impossible) ~3 to breathe|hard for ~3 (breathe|breath)|gasping|(work*|pull*) (so |really |very |too )?hard ~3 (breath|breathe)',
      '(his|her|their|the|baby|babys|is|s|he|she) ~1 breath* ~3 (has stopped|stopped|stops|shallow|laboured|labored|ragged|irregular|weird*|funny|strange*|wrong|odd|in gasps|really hard|difficult|bad|badly|not right|all wrong|really slow*|very slow*|awful|horrible|dodgy|crackl*|gurgl*)|breath* (like (a fish|he has run|she has run|it is)|in short|only in)|breath* (all )?(funny|weird*|wrong|odd|shallow|strange*|badly|terribly) ~6 (suck*|ribs|lips|pale|grey|blue|can not|help|worse|wheez*|tummy)|(nois*|sound*|creak*|whistl*|squeak*|crow*|rasp*|wheez*) ~6 (breathes in|breathing in|breath in|every breath|each breath|time (he|she) breathes)|(weird|strange|funny|odd|horrible|scary|awful|snorty|gaspy|jerky|squeaky|long pauses) ~2 (breath|breaths|breathing)|(belly|tummy|chest|ribs|stomach|shoulders) ~3 (pumping|heaving|see ?saw*|moving in and out|working so hard)|breath* ~2 (sounds?|is) ~3 (whistl*|creak*|rattl*|bark*|gurgl*|rasp*|squeak*)|(inhaled|breathed in) ~4 (carrot|peanut|nut|food|grape|popcorn|sweet|piece|bead|toy|seed|sausage|apple|something)|breath* ~3 (stopping|pausing|keeps stopping|cuts out)|wheez* ~9 (can not|too ~3|so ~3 (can not|talk|lie|sleep|speak|walk))|(shallow|ragged|laboured|labored|agonal|rattl*|raspy|gurgl*) breath*',
      '(grunt*|moan*|groan*|whimper*) ~4 (every|each) ~2 (breath*|time (he|she) breathes)|grunt* ~3 (breath*|inhale|exhale|breathes)|(ribs|rib|rib cage|ribcage|chest|tummy|stomach|belly|skin|neck|throat|collarbone|breastbone) ~4 (suck*|pull*|sink*|cav*|going|goes|draw*|dipping|tug*|disappear*) (in|inwards|under|right in|down|back)|(suck*|pull*|draw*|caving) in ~4 (ribs|chest|tummy|throat|neck|tum|stomach|belly|breath*)|(see|seeing|count) ~3 ribs ~6 (breath*|time)|(retractions|tracheal tug|stridor|nostrils? ~1 flar*|flar* ~1 nostrils?)',
      '(no pulse|heart ~1 stopped|no heart ?beat|doing cpr|giving ~2 cpr|rescue breaths|start* cpr|do cpr|need* cpr|how do i do cpr|asthma attack|asthma ~6 (bad|worse|can not|attack|severe))|(inhaler|puffer|nebuli*|ventolin|salbutamol|blue inhaler|pump) ~6 (not|isnt|ran out|run out|empty|nothing|no difference|no good|no better|done nothing|does nothing|stopped)|(too|so) (breathless|out of breath|puffed|wheezy) ~4 (talk|speak|finish|cry|feed|drink|eat|say|walk)|can not (talk|speak|finish a sentence|get ~2 words? out|say ~3 words?) ~6 (breath*|wheez*|asthma|gasp*)',
      '(no|ni) ~2 respira(n|ndo)?|no ~3 respirar|(deja|dejo|dejado|para|paro) de respirar|(le|me) cuesta ~2 respirar|respira* ~2 (mal|raro|con (mucha )?dificultad|entrecortad*|muy despacio|muy lento|agitad*|como ahogad*)|dificultad* (para|al|de) respirar|(se|le|me) ~2 (ahog[aoe]|ahogan|ahogando|asfixi*)|(esta|estaba|quedo) ~1 (ahogad*|ahogando*|asfixi*)|no le ~1 (entra|llega) ~1 aire|falta* ~1 (el |de )?aire|(se )?(queda|quedo|quedado|esta) sin (aire|respirar|respiracion)|se le hunde* ~4 (costillas|pecho|barriga)|ahoga* ~3 (con|en)|hund* las costillas|se le (marca*|hund*|ven|nota*|mete*) ~3 (costilla*|pecho|cuello|barriga)|ruido* ~3 respirar|sin pulso|crisis de asma|ataque de asma',
    ],
    unless: [
      '(not|no|never|nor) ~1 (breath*) (so |as |that |very |too |quite )?(fast*|quick*|rapid*|heav*|noisy|noisily|loud*|hard|badly|funny|weird*|differently)|no ~2 breath* (problem*|issue*|trouble|difficult*|concern*|troubles)|(no|not|any|without|never) ~3 (trouble|difficulty|problems?|struggl*|difficulties|issues) ~1 breath*|not (struggl*|having ~3) ~2 breath*',
      '(hold*|held) ~2 breath|stop* (hold*|count*|listen*|check*|breath* on|breath* in my) ~3 breath*|not ~3 breathe through ~2 nose|breathe through ~2 (nose|nostrils?|blocked)|(not|cant|never|stop*) ~2 catch my breath|stop ~1 take a ~1 breath|stop and breathe|never ~1 taken ~2 breath|no breath* exercise*|not ~4 breathe (a word|when (i|we) (leave|go|hug)|easy)|(barely|hardly|not) ~3 (room|time|space|minute|moment|second|chance) to breathe|(check*|make sure|making sure|whether|see if|see that|listen* (if|that|whether)) ~3 (still )?(breath|breathe|breathes|breathing)|stop* check*|not ~1 (let|letting|give|giving) me ~2 (breath*)|no dej[ao] respirar|no me dejan? respirar|(cuento|contuvo|aguanta*|contiene) ~2 respir*',
      'not ~5 (sleep|relax|rest|breathe) because|breath* (monitor|sock|sensor|pad)|cpr (course|class|training|certif*|lesson*|video*)|learn* cpr',
    ],
    unlessNear: [
      '(snore|snores|snoring|snored|ronca*) ~12 (paus*|stop*|gasp*|deja|breath*)|(paus*|stop*|gasp*) ~12 (snore|snores|snoring|ronca*)',
    ],
  },
  {
    id: 'blue or grey',
    tier: 'emergency',
    addition: 'breathing',
    says: [
      '(lips?|face|mouth|tongue|skin|fingertips?|nails|nail beds|cheeks|around (his|her|the|their) (mouth|lips)|gums|body|complexion|colou?r|colour) ~4 {blue}|{blue} ~2 (lips?|tongue|face|around ~2 (mouth|lips)|gums|fingertips|nail beds|tinge|patches on (his|her) lips)',
      '(funny|strange|odd|dark|dusky|different|weird|bad) ~1 colou?r ~3 (round|around) ~2 (mouth|lips)|(gone|went|turned|goes|turning|going|looks) ~2 (funny|strange|odd|weird|horrible|awful|terrible|bad|scary) colou?r|(lips?|mouth|face) ~3 dusky|(gone|went|is|turned|s|looks) ~2 colou?r of|(turn*|going|goes|gone|went|looks|looking|looked|looked|is|are|s|was|getting|gets|look) (all |a bit |a little |kind of |kinda |quite |really |very |so |slightly |sort of |sorta |totally |completely |literally |pure |pale and |white and |floppy and |limp and |cold and )*{blue}(?! (eyes?|eyed|hair|and (green|white|red|yellow|pink|purple)|or|is|cup|bowl|car|with (cold|rage)))',
      '(deathly|ghostly|deadly|scarily|ashen|very|really|so|extremely|awfully|white|grey|gray) (pale|white|grey|clammy) (and|but|with|,) ~3 (clammy|floppy|limp|sweaty|cold|sleepy|blue|shak*|breath*|not|sweating|lifeless|drowsy)|(pale|grey|gray|white) and (clammy|floppy|limp|lifeless|cold|sweaty|sweating|not|unresponsive|drowsy|mottled)|mottled and|skin ~2 mottled',
      '(labios?|boca|cara|lengua|piel|unas) ~4 {blue}|(se (puso|pone|esta poniendo|ha puesto|quedo)|esta|estaba|poniendose) ~2 ({blue})',
    ],
    unless: [
      '(hands|feet|hand|foot|fingers|toes) ~4 {blue}|{blue} ~2 (hands|feet)|turn* ~3 {blue} (in|at) the (cold|face)|went blue ~1 (team|screen)|is (blue|grey|purple|gray) (or|for|because|today|team|normal|his favourite|her favourite)',
    ],
    unlessNear: [...HARMLESS_COLOUR, '(hold*) (his|her) breath', 'wobbler|tantrum|strop|meltdown|ice cream|helado'],
  },
  {
    id: 'choking',
    tier: 'emergency',
    addition: 'choking',
    says: [
      '(is|are|was|s|been|started|starts|still|just|now|baby|he|she|they|and|keeps|like|help|my \\w+|about|maybe|possibly|sounds|looks|{kid}|think|actually|literally|almost) ~1 (choking|choked|chokin)|chok(ing|ed) (on|and|with|to)|choking $|chokes on|choking',
      '(stuck|lodged|caught|jammed|wedged|trapped|stopped|down) (in|at|inside|across|halfway down) ~4 (throat|windpipe|airway|airways|gullet|neck|oesophagus|esophagus|craw)|(throat|windpipe|airway|airways) ~4 (blocked|obstructed|closed up)|(something|food|it|piece ~3|bit ~3|bone|coin|grape|sweet|marble|hot ?dog|toy) ~3 (down|in) (his|her|their|the) (throat|windpipe|airway|thrapple)',
      '(can not|could not|not|unable to|not able to) ~2 (cough*|make ~2 (sound|noise)|cry out|get ~2 sound out) ~4 (or breath*|or speak|or cry|properly|and|at all|out)|(no|not|without) ~3 (sound|noise|noises|sounds) ~3 (com* out|out)|down the wrong (way|pipe|hole) ~8 (can not|not|blue|gasp*|wind|breath|splutter*|red|purple)|(gagging|retching|spluttering|gag|gags) ~8 (blue|purple|red in the face|can not (breathe|get|cough|speak)|stuck|throat|drool*|clutch*)|(clutch*|grabb*|hold*|claw*|point*) ~2 (his|her|at his|at her) throat|heimlich|back blows|back slaps',
      '(drool*|dribbl*) ~10 (can not|not|unable to|refus* to|will not) ~2 swallow*|(can not|unable to|not able to) ~2 swallow ~2 (own|his|her|saliva|spit|anything)',
      'atragant*|(tiene|se le ~1 (quedo|atoro|metio|ha quedado)|hay) ~5 (en la garganta|atorad*|atascad*)|se ~2 (atoro|atasco)|(asfixi*|ahog*) con',
    ],
    unless: [
      'chok* (hazard*|risk*|danger*|up|game|chain|collar|poster|chart|point)|(not|without|no|never|isnt|wasnt) ~1 (chok*) ~2 (hazard|risk)|chok* (me|him|her|us) (with|when|in|until|out)|chok* (foods?|first aid)|riesgo de atragant*|peligro de atragant*|(so|as|won) that ~5 chok*|emotional* ~2 chok*',
      '(gagging|gag|gags) or chok*|(stopped|refus*|scared|afraid|will not eat) ~6 (after|since) ~3 chok*|chok* on (his|her|their) ~1 (spit|saliva|drool|words)|chok* on ~4 when (he|she) (laugh*|talk*|giggl*)|chok* (her|him|me|us|them|my|the)|(lump|words?|frog|tickle|tears) ~4 throat|(not|isnt) ~1 make a (sound|noise) (when|at|during|in|about)|cough* (at|all|much|more|any|that|as) ',
    ],
  },
  {
    id: 'caught or strangled',
    tier: 'emergency',
    addition: 'trapped',
    says: [
      '(cord|string|strap|straps|rope|blind|necklace|scarf|wire|cable|ribbon|lead|charger|lace|hood|belt|seat ?belt|washing line|swing|cuerda|cordon|cable) ~6 (around|round|alrededor de|en el|tangled ~1|wrapped ~1) ~2 (neck|throat|cuello)|(strangl*|hang*|hung) (by|with|on|from|in) ~2 (cord|string|strap|rope|blind|scarf|bar)',
      '(is|s) trapped (under|in|inside|beneath|behind|and|$)|door ~3 (came down|fell|shut|slammed) on (him|her|them|my \\w+)|(head|neck) ~3 (stuck|trapped|caught|wedged|jammed) ~1 (between|in|under|through|behind) |(stuck|trapped|wedged|jammed) ~4 (between ~2 (mattress|wall|bed|cot|railings|bars)|under ~3 (wardrobe|drawers|tv|dresser|furniture|car|bookcase|telly))|(wardrobe|drawers|chest of drawers|dresser|tv|telly|television|bookcase|bookshelf|shelf|mirror|fireplace|gate|goalpost) ~4 (fell|fallen|toppled|tipped|came down|crashed|landed|on top) ~3 (him|her|them|my \\w+|baby|the baby|{kid}|me)|plastic bag ~3 (head|face|mouth)|(crushed|squashed|pinned) ~3 (under|by|beneath|between)',
      '({kid}|him|her|them|he|she|they|are|is|both|nino|nina) ~4 (locked|trapped|shut|stuck|locking|encerrad*|atrapad*) ~2 (in|inside|en|dentro de*) ~3 (car|van|vehicle|boot|trunk|fridge|freezer|washing machine|dryer|tumble dryer|chest|suitcase|coche|carro|auto|toy box|well|pipe|drain|lift)|(locked|trapped) ~4 ({kid}|him|her|them) ~3 (in|inside) ~3 (car|van)|(fell|fallen|buried|collapsed|sank|sinking) ~5 (sand|ice|mud|well|snow|slurry|quicksand|manhole|hole on the beach)',
    ],
    unless: [
      'cord ~4 neck ~8 (born|birth|deliver*|c ?section|labou?r)|(birth|born|deliver*|c ?section) ~10 cord ~5 neck|(belt|lace) ~3 (shoe|trousers)|(scarf|necklace|ribbon|lead|hood) ~4 (on|round|around) ~2 (dolls|teddys|dogs|bears)',
    ],
  },
];

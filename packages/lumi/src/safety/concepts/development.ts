import type { Concept } from '../concept.ts';

/** What should be shown to someone who knows development, at any age. What depends on age stands in `age-flags.ts`. */
export const DEVELOPMENT: readonly Concept[] = [
  {
    id: 'a skill that was there has gone',
    tier: 'referral',
    inherent: true,
    anyTime: true,
    says: [
      '(has |have |is |s |he |she |they |just |suddenly |completely |gradually |all )?(lost|stopped|stop|forgot|forgotten|losing|regress*|no longer|quit|not any more) ~4 (words?|talking|talk|speaking|speak|saying|says|speech|walking|walk|crawling|crawl|babbl*|pointing|point|waving|wave|eye contact|skills?|smiling|using (his|her) (hands?|arm|words?|left|right|spoon)|language|making sounds|making eye|respond* to (his|her) name|sitting up|clapping|signing|vocabulary)|(used to|could|was able to|would) ~6 (say|talk|walk|wave|point|babble|speak|crawl|smile|sing|count|clap|name) ^12 (but |and )?(now )?(not|no longer|stopped|nothing|has gone|does not|silent|lost|never|none|has forgotten)|no longer (says|talks|walks|points|waves|speaks|babbles|smiles|responds|claps|plays|looks)|(speech|words|language|vocabulary|skills|babbling) (has |have |is |are |s |just )*(all )?(gone|disappeared|regressed|regressing|vanished|going backwards|gone backwards|lost)|going backwards ~4 (speech|development|talking|skills)|(regression|regressed|regressing) (in|with) ~2 (speech|language|skills|development|talking|walking|words)',
      '(dejo|ha dejado|dejado|perdio|ha perdido) ~2 (de )?(hablar|caminar|decir|senalar|balbucear|palabras|el habla|mirar|sonreir)|(antes|solia) ~4 (decia|hablaba|caminaba|senalaba) ~8 (ahora|ya) no|ya no (habla|dice|camina|senala|mira|balbucea)',
    ],
    unless: [
      'stop* ~2 (saying (please|sorry|thank|no|hello|it|that|hi|bye|goodbye|his|her|bad|rude)|talking (back|to (me|us|strangers|him|her)|over|about|at|during|in (class|school)|so|for (a|five|one)|and|when|baby)|talk* (back|over)|walking (to|on|home|the|away|up|into|off)|crawling (into|in)|pointing (at (people|strangers|everyone)|and laughing|guns?)|waving (it|his (fork|arms)))|(not|never|will not|wont|does not|can not|how (do|can|to) (i|we)) ~3 stop ~2 (talking|speaking|walking|crawling|saying|babbl*|point*|talk|wav*)|(only|just) ~4 (at|in) (school|nursery|public)|lost (words|for words|teeth)|(forgot|forgets|forgotten|forget) ~3 (to (say|wave|point)|words? (to|of) (a|the) song|what (he|she)|his words in the|the word for)|(used to|could) ~4 (talk|speak|walk|sing|say|count) ~3 (all day|about|to (me|you|school|work|his|her|my)|more (with|to)|in (class|front))|(i|we|dad|grandma) ~2 (used to|could|stopped|no longer) ~2 (talk|walk|speak|say|sing)|sleep regression|regress* ~3 (toilet|potty|sleep*|nap*)|(lost|losing) (my|our) ~3',
    ],
  },
  {
    id: 'does not answer to name, sound or looks',
    tier: 'referral',
    inherent: true,
    anyTime: true,
    says: [
      '(not|never|rarely|hardly|barely|stopped|wont) ~3 (respond*|react*|turn*|startle*|look*|answer*) ~3 (to|at|when|if|around|up) ~4 (name|sound*|noise*|voice*|called|call (him|her)|calling|speak to (him|her)|loud)|(not|can not|does not) ~3 (hear|see) ~2 (me|properly|us|well|things|anything|at all|$)|(deaf|hearing loss|hearing problem*|blind)|(no|little|poor|avoids|lack of|not ~3|rarely|limited|hardly ~2|never) ~2 eye contact|(not|never|avoids|rarely|hardly) ~2 (look* (at )?(me|us|people|in the eye|at faces)|look (at )?(me|us|people|in the eye))|(not|never) ~2 (smil*|smile back|social smile) ~3 (back|yet|at (me|us|people|all|anyone)|$)|in (his|her) own world ~6 (not|no|never|name|ignor*)|squint*|(eye|eyes) ~3 (turns? in|turned in|cross*|drift*|lazy|wobbl*|white (glow|reflection|pupil))|white (glow|reflection) ~4 (eye|photo*)',
      'no ~2 (responde|reacciona|voltea|gira|mira) ~4 (nombre|ruido*|sonido*|llamo|ojos)|no (mira|hace contacto) ~3 (ojos|visual)|no oye|no ve bien|no sonrie',
    ],
    unless: [
      'can not (hear|see) (the|why|any|a|what|how|myself|it|this|that|him|her)|not (see|hear) ~1 (the|me as|you|his|her|family|why|point|any|a|much|from|it|that|this|him|us (often|much))|(not|never) look* (at|back|forward|like|good|great|right|well|tired|where|after|both|down|up at)? ?(the|his|her|a|forward|like|right|good|bothered|interested|both)|(not|wont|never) (respond|react|answer) to (discipline|reward*|time|threat*)|(deaf|blind) (ear|spot|eye|as|leading)|colou?r blind|turns a (deaf|blind)',
    ],
  },
  {
    id: 'one side, stiffness or floppiness',
    tier: 'referral',
    anyTime: true,
    says: [
      '(one|left|right) (side|hand|arm|leg|foot) ~4 (weak*|more than|only|less|never uses|stiff*|drag*|does not (use|move))|(only|always) uses? (one|his (left|right)|her (left|right)|the (left|right)) (hand|arm|side|leg)|(favou?rs|prefers) (one|his|her) ~2 (hand|arm|side|leg)|(very|so|really|always (been|seems?)|always|feels|seems|quite|generally|still) ~1 (stiff|floppy) ~6 (baby|legs|arms|since (birth|born)|when i (hold|pick|carry|dress|change)|for (his|her) age|to hold|muscle|tone|always)|(low|high|poor) (muscle )?tone|hypotonia|walks? ~2 on ~2 (tip ?)?toes|tip ?toe(s)? walk*|(falls|trips|tripping|falling|clumsy|clumsier) ~4 (more and more|getting worse|worse|all the time lately|increasingly)|(can not|not|still not) ~2 (hold|lift|control) ~2 head|head lag|camina de puntillas|(muy|todo) (rigid|flacid)(o|a) desde|solo usa (la|una) mano',
    ],
    unless: [
      '(hold|lift) ~2 head (high|under|still|down)|stiff (leg|legs|arm|neck) (from|after)|walk* on (his|her) (tip)?toes (to|past|around) ',
    ],
  },
];

import type { Concept } from '../concept.ts';

const MEDICINE =
  'calpol|paracetamol|panadol|tylenol|acetaminophen|ibuprofen|nurofen|motrin|advil|melatonin|benadryl|antihistamines?|piriton|zyrtec|claritin|cetirizine|antibiotics?|amoxicillin|penicillin|cough (syrup|medicine|mixture)|aspirin|ritalin|adderall|concerta|methylphenidate|adhd (meds|medication|medicine|tablets)|stimulants?|medicine|medicines|medication|meds|iron (drops|supplements?)|laxatives?|movicol|miralax|laxido|gripe water|infacol|cbd|omeprazole|gaviscon|steroid|steroids|inhaler|sertraline|antidepressants?|dimetapp|nyquil|dayquil|phenergan|sleep gummies|teething gel|bonjela|jarabe|medicina|medicamento|apiretal|dalsy|ibuprofeno|melatonina|antibiotico|homeopath*';
const LABEL =
  'autis*|asd|adhd|add|aspergers?|asperger|dyslexi*|dyspraxi*|dyscalculi*|ocd|odd|bipolar|on the spectrum|the spectrum|spd|sensory processing|pda|depress*|anxiety disorder|apraxia|tourette*|selective mutism|conduct disorder|attachment disorder|rad|psychopath*|sociopath*|narcissis*|gifted|learning disab*|adhd or autism|neurodivergent|tdah|autismo|dislexia|hyperactiv*';

/** What Lumi does not do, whatever is asked. Read only when nothing graver was found. */
export const LIMITS: readonly Concept[] = [
  {
    id: 'instructions',
    tier: 'jailbreak',
    inherent: true,
    anyTime: true,
    anyFrame: true,
    says: [
      '(ignore|disregard|forget|override|bypass|drop|skip) ~1 (all|any|your|my|the|previous|prior|above|earlier|every|these) ~3 (instructions?|rules|prompts?|guidelines|restrictions|safety|programming|training|filters?|told)|(ignore|disregard) (everything|what) ~3 (above|said|before|told)|system prompt|(your|the|print|show|reveal|repeat|tell me|what are|whats) ~2 (hidden |secret |initial |original |internal |system )(instructions?|prompt|rules|message|prompts)|(print|show|reveal|output|repeat|tell me|give me) ~2 your (instructions?|prompt|rules|guidelines|source code)|developer mode|dev mode|dan mode|jailbreak*|(pretend|act|behave|answer|respond|roleplay|role play|imagine) ~3 (you are|to be|as|as if|like|youre|you have no) ~4 (doctor|paediatrician|pediatrician|nurse|therapist|psychologist|psychiatrist|human|person|no (rules|restrictions|limits|filters?)|unrestricted|evil|hacker|dan|another ai|different ai|without (rules|restrictions|limits)|free|uncensored|my (ex|boyfriend|girlfriend|husband|wife|dead))|you are now (a|an|my|free|dan|in|no longer)|no (restrictions|limits|filter|filters|rules) (apply|mode|at all|any more|now)?|unrestricted (ai|mode|assistant)|repeat (everything|the text|the words|all) (above|before)|(ignora|olvida|omite) ~2 (tus|las|todas) ~2 (instrucciones|reglas)|(muestra*|dime|revela|repite) ~3 (instrucciones|prompt|reglas)|finge (que eres|ser) ~3|actua como ~3 (medico|doctor|sin)',
    ],
    unless: [
      '(ignore*|forget|forgets|forgot|skip*|drop*) ~1 (all|any|my|the|every|our) (instructions?|rules) (at|i|we|when|and (does|laughs)|every|in|of|from|given)|(he|she|they|{kid}|toddler|kids?) ~3 (ignor*|disregard*|forget*|break*|follow*|bypass*)|no (rules|limits|filter|restrictions) (at|with|in|for|on|parenting|house|about)|(he|she|they|{kid}) ~2 no filter',
    ],
  },
  {
    id: 'dose',
    tier: 'medicine',
    inherent: true,
    anyTime: true,
    anyFrame: true,
    says: [
      `(how (much|many|often|long)|what dose|what s the dose|dose|doses|dosage|dosing|ml|mls|mg|can (i|we|he|she|they|you|my \\w+|a \\w+|babies|toddlers|kids) ~2 (give|take|have|mix|use|swap|stop|try|alternate|combine|crush|double)|should (i|we|he|she|my \\w+) ~2 (give|use|stop|increase|start|take|try|medicate|reduce|have|be on)|(ok|okay|safe|fine|alright|good|bad|harmful|dangerous|legal) ~2 (to|for) ~3 (give|take|mix|use|stop|have|him|her|kids|children|a|my)|is it (ok|okay|safe|fine|alright)|cuant[oa]s?|puedo (darle|dar|mezclar|usar)|que dosis|dosis|cada cuant[oa]s?|is|are|does|do|what about|which|recommend*|best|when can|give (him|her|them|my \\w+)|time to give|next dose|stop giving|wean (him|her) off|alternate|alternating|mix|combine|with|together|side effects of) ~7 (${MEDICINE}) ~6 (safe|ok|okay|give|work|good|bad|for|to|together|dose|a|every|at|with|and|much|often|addictive|help|side effects|before|after|again|$|or|in|on|como|para|a un|a mi|,|is|per|by|cada)`,
      `(${MEDICINE}) ~6 (dose|doses|dosage|how much|how many|ml|mg|safe|stop giving|ok for|okay for|side effects|every (four|six|4|6)|too soon|again|long term|dosis|cuanto|por peso|together with)|(dose|dosage|dosis|how many (ml|mg|drops|spoonfuls)) ~4|(put|get|start*|medicat*) (him|her|them|my \\w+) on (${MEDICINE})`,
    ],
    unless: [
      `(how (do|can|to) (i|we|you|get)|get|getting|will not|refus*|hates|spit*|fight*|make) ~5 (to take|take|taking|swallow) ~3 (${MEDICINE})|(dose|taste) of (his|her|their|my|reality|own|sunshine|fun|patience)|how (much|many|often|long) ~7 (sleep|screen|milk|food|water|naps?|hours|words|outside|should (he|she|a \\w+) (sleep|eat|weigh|nap))|doctor (gave|prescribed|says|said)|(with|and|are|is|do|does|in) ~4 (medicine|medication|meds) (ball|cabinet|game|man|cupboard|kit)|laughter is`,
    ],
  },
  {
    id: 'label',
    tier: 'diagnosis',
    inherent: true,
    anyTime: true,
    anyFrame: true,
    says: [
      `(is|has|have|does|do|could|might|may|would|think|thinking|wonder*|sure|signs? of|symptoms of|diagnos*|test|tests|worried|tell me if|got|be|convinced|suspect*|reckon|sounds? like|look* like|seem*|screen|tiene|es|sera|tendra|puede ser|tenga|creo que|can you) ~8 (${LABEL})|diagnose|diagnosis please|(is this|look like|looks like|what is this|what kind of|what could this|what is the|identify) ~3 (rash|spot|spots|lump|bump|bumps|bite|chicken ?pox|measles|hand foot|scarlet|ringworm|eczema|mole)|what (is|s) wrong with (my|him|her|his|the)|que tiene mi hij[oa]`,
    ],
    unless: [
      `(?<!(think|believe|if|sure|wonder|suspect|say|that|thinks) )(he|she) (is|has) (autis*|been diagnosed|dyslexi*|dyspraxi*|adhd|asd)|(who|my \\w+|son|daughter|brother|child|{kid}|i|we|dad|husband) (is|has|was|been|got|s) ~2 (been )?(autis*|asd|diagnosed|adhd|dyslexi*|dyspraxi*|gifted|a diagnosis|on the spectrum|confirmed)|(diagnosed|diagnosis) (with|of|at|last|as|when|for|in|by|came|letter|process|waiting|assess*)|waiting ~4 (assess*|diagnos*|list)|with (autis*|adhd|asd|dyslexi*|dyspraxi*|adhd|tdah|autismo)|(autis*|adhd) (child|son|daughter|kid|boy|girl|toddler|kids|children|brother|sister|meltdown*|friendly|assess*|hair|nephew|burnout)|(postnatal|post natal|postpartum|my|mum s|his dad s|i am|i feel|i have|im|feeling|i) ~3 depress*|add (to|in|a|some|the|more|up|it|him|her|that|vegetables|numbers|another|water|an)|(in|an|bit|little|so|seem*|seems|seemed|looks?|looked|is|are|was|find it|it is|how|very|really|quite|thats) odd|odd (one|ones|socks?|number|numbers|behaviou?r|thing|things|that|little|time|day|night|hour|word|look|noise*|jobs?|question|habit)|at odds|odds`,
    ],
  },
  {
    id: 'privacy',
    tier: 'privacy',
    inherent: true,
    anyTime: true,
    anyFrame: true,
    says: [
      '(do you|does lumi|will you|who|can (anyone|anybody|someone|others|my \\w+|you|they)|are you|does (this|the|your) (app|site|chat|company)|does anyone|will anyone|is anyone|where|how (long|do you)) ~5 (store|stores|stored|storing|save|saves|saved|saving|keep|keeps|kept|keeping|share|shares|shared|sharing|sell|sells|selling|see|sees|read|reads|reading|record|records|recording|remember|report|reports|use|uses|access|delete|listen*|train*) ~5 (data|chats?|messages?|conversations?|this|what i (say|write|type|tell)|information|info|details|photos?|it|anything i|my)|(is|are) (this|these|our|my|the|it|that) ~2 (chats?|conversations?|messages?|app|data|info|information|site)? ?(private|confidential|anonymous|secure|encrypted|stored|recorded|safe to (share|tell|say)|being recorded)|(delete|erase|remove|wipe) ~3 (data|chats?|messages?|conversations?|account|history|everything i)|(gdpr|data protection|privacy policy|coppa)|(my|his|her|our) (full )?(address|name|phone number|surname|full name|school|social security number|date of birth|postcode|zip code) is|social security number|are you (a |an )?(real|human|person|doctor|nurse|bot|robot|ai|machine|chatbot|chatgpt|computer|program|qualified|trained|therapist|psychologist|professional)|(am i|are we|is this) (talking|speaking|chatting) (to|with) (a|an) (real|human|person|bot|robot|ai|doctor|machine|computer)|who (made|built|created|wrote|programmed|are) you|what are you $|(es|esta|son) ~2 (privado|privada|confidencial|anonim[oa])|(guardas|guardan|compartes|grabas|almacenas) ~4|eres (un |una )?(robot|humano|medico|doctora|persona|ia|bot|real|maquina)|quien (te (hizo|creo)|eres)',
    ],
    unless: [
      '(who|where|can (anyone|someone|my \\w+|you|they)|how do you) ~4 (keep|keeps|read|reads|share|see|save|remember|report|use|record) (him|her|them|a |the|his|with|to|toys|books?|stories|up|calm|from|any (advice|tips|ideas)|some|on|in|an|my (son|daughter|toddler|baby|child|kids|\\w+ (brother|year))|advice|tips|this (book|behaviou?r|phase)|it (as|from|getting|like))|(his|her|my) name is \\w+ and|are you (a |an )?(real|ai|human|person) (lol)',
    ],
  },
  {
    id: 'another subject',
    tier: 'off-topic',
    inherent: true,
    anyTime: true,
    anyFrame: true,
    says: [
      'bitcoin|crypto*|stock market|(shares|stocks) to buy|invest* in|javascript|python|typescript|html|css|(write|fix|debug|explain) ~3 (code|script|sql|program|function|website|app|query)|sql query|who (won|will win|is winning|wins) ~4|(next|last|general|presidential|the) election|(president|prime minister|senator|congress|trump|brexit|parliament) |(football|soccer|cricket|nba|nfl|premier league|world cup) (score*|result*|match|final|transfer*|fixtures)|(what is|whats|what s|how is) the weather|weather (today|tomorrow|forecast|in)|capital (city )?of|population of|(my|our|file|do|tax) ~1 tax(es)?( return)?|mortgage|car (engine|insurance|tyres?|loan)|(dating|tinder|hinge) (profile|app)|my (cv|resume|boss|landlord|essay|dissertation|thesis|car|laptop|printer|wifi|iphone)|lottery|horoscope|star sign|recipe for ~3 (cocktail|lasagne|lasagna|steak|curry|adults|margarita)|(make|build) ~2 (bomb|explosive*|weapon|meth)|hack (into|my|a|the|his|her)|(write|draft) ~3 (essay|email|thesis|cover letter|cv|resume|speech for my (boss|work)|poem for my (wife|husband))|(solve|calculate) ~3 (equation|integral)|meaning of life|(best|cheap|cheapest) (phone|laptop|flights?|hotel|tv|car)|(translate|traduce) ~6 (french|german|japanese|latin|chinese)|quien gano|capital de|(receta de) ~3 (coctel|paella|carne)|(tiempo|clima) (hace|hoy|manana) en',
    ],
    unless: [
      '(he|she|son|daughter|child|kid|toddler|{kid}|children|kids|learn*|teach*|interest* in|obsessed|loves?|homework|explain*|talk* to (him|her|kids|my \\w+)|his class|her class|for (kids|children)|upset|worried|anxious|asks?|asked|dad|husband|story|song|maternity|bond*|juggl*|childcare|guilt*|pump*)',
    ],
  },
];

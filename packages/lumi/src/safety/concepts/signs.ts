import type { Concept } from '../concept.ts';

/**
 * Facts that are no alarm alone and become one together (see `combine.ts`): a knock to the head and vomiting, a fever and
 * drowsiness. They stay facts for the next three messages.
 */
export const SIGNS: readonly Concept[] = [
  {
    id: 'vomiting',
    tier: 'none',
    says: [
      'vomit*|throw* up|threw up|thrown up|(now|then|keeps|just|started) ~1 (being )?sick (everywhere|again|twice|all|on|over|$|,|and)|sick everywhere|(being|been|is|was|keeps being|got|getting|very) ~1 sick (again|twice|three|everywhere|[0-9]|all|since|$|,|and|on|after|now|in|several|over)|(is|been|being|keeps being|s) sick|puk*|chuck* up|spew*|barf*|vomita*|vomito|devuelve|devolvio|hurl*|boak*',
    ],
    unless: ['sick of|sick and tired'],
  },
  {
    id: 'drowsy',
    tier: 'none',
    says: [
      'drowsy|drowsier|(very|really|so|super|too|extremely|unusually|quite|dead|more|acting|all|just|got|gone|getting|a bit|kind of|keeps being) (sleepy|dopey|dozy|lethargic|drowsy|woozy|dazed)|sleepy|confused|confus*|not making sense|dazed|groggy|listless|lethargic|(not|isnt) ~1 (himself|herself|with it)|(acting|behaving|talking) ~1 (strange*|weird*|odd*|funny|drunk|out of it)|dizzy|wobbly|unsteady|can not (walk straight|stand|balance)|double vision|seeing double|blurr* vision|slurr*|floppy|limp|can not stay awake|keeps? (falling|drifting|nodding|dozing) (asleep|off)|wants? to sleep|fall* asleep|hard to wake|not wak*|will not wake|very quiet|glazed|glassy eyes|irritable|out of it|knocked out|black* out|pass* out|conscious*|adormilad*|confundid*|somnolient*|muy dormid*|quiere dormir|atontad*|marea*|desorientad*|con sueno|decaid*|no reacciona|does not know where|headache* ~3 (worse|bad|severe)|bad headache|bruise behind|black eyes',
    ],
  },
  {
    id: 'head knock',
    tier: 'none',
    anyTime: true,
    anyFrame: true,
    says: [
      '(hit|hits|bang*|bump*|knock*|smack*|crack*|land*|injur*|whack*|clonk*|bash*|thump*|clunk*|dunt*|clatter*|struck|split|skelp*|hurt) ~5 (head|skull|forehead|noggin|heid|temple|back of (his|her) head)|(fell|fallen|fall|falls|dropped|tumbled|rolled|toppled|came off|fallen|slipped|went|flew|thrown|crashed|tripped) ~6 (stairs|bed|sofa|couch|changing (table|mat|unit)|table|high ?chair|head|bunk|bunkbed|slide|trampoline|floor|steps|bike|scooter|monkey bars|climbing frame|swing|tree|shopping (cart|trolley)|trolley|counter|worktop|bouncer|car seat|my arms|concrete|patio|pavement|horse|wall|ladder|shoulders|skateboard|tiles|kerb|curb)|head (injury|knock|bump|first)|concuss*|head ~3 (kicked|ball|hit|bang*|bump*|swing)|(golpe*|pego|dio) ~4 cabeza|se (cayo|ha caido|callo) ~6|chichon',
    ],
    unless: [
      'on purpose|(bang*|hit*|knock*) (his|her) head (on|against|off) the (cot|crib|mattress|floor|wall|headboard|bars) (when|to|at|every|while|in (his|her) sleep)|(fell|fall*) (asleep|behind|out|apart|in love)|(banging|bangs) (his|her) head|hit (the )?(nail|roof)',
    ],
  },
  {
    id: 'fever',
    tier: 'none',
    says: [
      'fever*|(high |raised |a |her |his |has )?(temperature|temps?)|burn(ing|t|s)? up|(really|very|so|boiling|burning|roasting|super) hot|running (hot|a temp*)|hot to (the )?touch|boiling ~2 (up|to touch)|3[89](\\.[0-9])?|40(\\.[0-9])?( ?c)?|10[0-6](\\.[0-9])?( ?f)?|fiebre|calentura|temperatura|febril|feverish|ardiendo|roastin*',
    ],
    unless: [
      '(bath|room|water|milk|bottle|weather|outside|nursery|bedroom|oven|ideal|right|what|car|pool|house|food|cot|sleep|fridge|washing) ~2 (temperature|temp)|(temperature|temp) (of the (room|bath|water|milk|house)|should|for (the|his|her|a|my) (room|bath|bedroom|nursery)|to wash|outside|drops|control)|(hay|cabin|scarlet|baby|glandular|yellow|jungle|gold) ?fever|(so|very|really|boiling|too) hot (in|outside|today|weather|at night|out|here|chocolate|water|drink|tea|room|food|dinner|bath)|(3[89]|40|10[0-6]) (weeks?|days?|months?|year|years|yrs|yo|minutes?|words?|times|percent|kids|pages|pounds|ml|mg|lbs|kg|things|degrees outside|and|plus)|(week|weeks|at|aged|am|turning|nearly|turned|page|for|about|of|over|number|count to|counts to|route|room|bus|born at) (3[89]|40|10[0-6])(?!\\.)(?! ?(c|degrees|fever|temp))',
    ],
  },
  {
    id: 'rash',
    tier: 'none',
    says: [
      'rash*|(spots|dots|blotches|marks|patches) ~2 (all over|on|everywhere|spreading|appear*|come up|covering)|blotchy|mottled|sarpullido|ronchas|manchas',
    ],
    unless: ['(nappy|diaper|heat|teething|dribble|drool|milk|sweat|shaving) rash*|eczema|rash decision'],
  },
  {
    id: 'light or head hurts',
    tier: 'none',
    says: [
      '(light|lights|bright*) ~3 (hurt*|bother*|pain*|sting*|can not stand|too much)|(can not (stand|bear|look at)|hates|hurt* by|sensitive to|hiding from|screams? at) ~2 (light|lights|bright)|(bad|severe|terrible|awful|horrible|really bad) headache|photophobia|le molesta la luz|screaming ~3 (touch*|pick|held|moved)|high pitched (cry|scream)|cold hands and feet|hands and feet (are )?(freezing|ice|cold)|leg pains?|manos y pies frios|shaking and cold|shiver*',
    ],
  },
  {
    id: 'ill',
    tier: 'none',
    says: [
      '(has|got|caught|with|have|down with|had|getting|a|bad|horrible|nasty|streaming|chesty|his|her|tiene|esta con|this|keeps getting) ~2 (cold|flu|cough|bug|tummy bug|stomach bug|ear ?ache|ear infection|sore throat|tonsillitis|chicken ?pox|conjunctivitis|pink eye|diarrh*|the runs|runs|virus|bronchiolitis|chest infection|tummy ache|stomach ?ache|tummy pain|hand foot and mouth|norovirus|gastro*|worms|threadworms|nits|thrush|uti|tos|gripe|resfriado|catarro|diarrea|mocos|dolor de (barriga|oido|garganta|cabeza)|headache|covid|rsv|croup|measles|snot*)|diarrh*|poorly|unwell|(is|s|been|feels|feeling|so|really) ~1 (ill|poorly|unwell|under the weather|coming down with)|enferm[oa]|malit[oa]',
    ],
    unless: [
      'cold ~1 (water|food|turkey|feet|hands|milk|weather|outside|sores?|bath|plate|room|air|day|night|toilet|floor|pasta)|(over|after|since|had) (a |his |her |the )?(cold|virus|bug|cough)|(gets|get|is|too|so|feel|feels|was|freezing) cold|ill (effects?|mannered|equipped|informed|will|advised)|(mentally|terminally|grandad|grandma|nana|nan|dad|mum|mother|father|husband|wife|granny|grandpa|aunt|uncle|i am|i|very) ~2 (ill|poorly|unwell)|bed bug*|love bug|bug (hunt|box|hotel)',
    ],
  },
  {
    id: 'a fall',
    tier: 'none',
    says: [
      '(fell|fallen|fell off|tumbled|dropped) ~4 (down ~2 (stairs|steps)|off|from|out of ~2 (cot|bed|crib|pram|highchair|high chair)|on (his|her) head)|(bang*|bump*|hit|knock*|whack*) ~2 (his|her) (head|forehead)|bump on ~2 (head|forehead)|egg on (his|her) (head|forehead)',
    ],
    unless: [
      '(fell|fall*) (asleep|off to sleep|behind|off the (wagon|growth|chart|curve))|(dropped|fell|fallen) off (at|the (growth|chart|curve|centile|radar))|dropped (him|her|them) off|(bang*|hit*|knock*|whack*) (his|her) head (on|against|off) ~2 (cot|crib|mattress|wall|floor|headboard|bars) (when|to|at|every|while|because|in (his|her)|if)|fallen out',
    ],
  },
];

import type { Concept } from '../concept.ts';

/** Illness that cannot wait: meningitis, allergy, green vomit, a baby's and a diabetic child's danger signs. */
export const ILLNESS_ALARMS: readonly Concept[] = [
  {
    id: 'signs of meningitis or sepsis',
    tier: 'emergency',
    inherent: true,
    addition: 'rash',
    says: [
      '(rash*|spots?|dots|marks|patches|blotches|speckles|pinpricks?|sarpullido|manchas|puntitos|ronchas) ~10 ((not|never|will not|do not|does not|no) ~3 (fade*|fading|go away|going away|go white|disappear*|blanch*|vanish*|lighten|change|changing|desaparec*|se (va|quita|quitan|borran))|stays?|still (there|see|visible)|remain*) ~4 (press*|glass|tumbler|push*|cup|vaso|presion*|apriet*|test|touch*|squash*|rub*|under|against)|(glass|tumbler|cup) ~8 (rash|spots|it|they) ~6 (not|still|stay*|will not|do not|does not|never) ~3|(glass|tumbler) test ~6 (fail*|not|still|stay*|positive|did not|no)|(failed|fails|failing|not pass*) ~3 (glass|tumbler) test|non blanch*|petechia*|(rash|spots) ~4 (non|not) blanch*|press* ~8 (rash|spots|marks) ~5 (stay*|still|not|same)',
      '(purple|dark|dark red|bruise like|blood|pinprick|pin prick|red and purple|purpley|blood spots?|like bruises|like tiny bruises) ~1 (rash|spots|dots|blotches|patches|marks)|(rash|spots|dots|blotches) ~5 (purple|bruise like|like (tiny |little )?bruises|like blood|bruise*|pinprick*)|(rash|spots) ~3 (spreading|spread) ~3 (fast|quickly|rapidly|as i|all over|minute*|before)|(stiff|rigid|sore|hurting|painful) neck ~10 (fever|temperature|light|rash|headache|vomit*|sick|drows*|hot|sleepy)|(fever|temperature|light|rash|headache|vomit*|sick|hot|feverish|poorly|temp) ~12 (stiff|rigid|sore|hurting) neck|(his|her|a|has|really|very|s|and|their|the) ~1 (stiff|rigid) neck|neck ~4 (stiff|rigid|hurts to bend|wont bend|locked)|(can not|will not|unable to|hurts to|not) ~2 (bend|move|put|touch|get|lower) ~2 (neck|chin ~2 (chest|down))|(bulging|bulgy|swollen|raised|sticking out|bulges) (soft spot|fontanel*|fontanelle|soft bit)|(soft spot|fontanel*|soft bit on (his|her) head) ~4 (bulging|swollen|raised|sticking out|bulge*|hard|up)|high pitched (cry|scream|crying|screaming) ~8 (fever|floppy|stiff|not|sleepy|temperature|hot|unusual|arch*)|meningitis ~8 (think|signs|symptoms|help|he has|she has|has all)|septic|sepsis',
      'cuello ~3 (rigid*|ties[oa]|dur[oa])|rigidez ~3 (cuello|nuca)|(manchas|puntos|puntitos) ~3 (morad*|rojo oscuro|purpura)|no puede (doblar|mover) el cuello|fontanela ~3 (abultad*|hinchad*|salid*)|mollera ~3 (abultad*|hinchad*|salid*)',
    ],
    unless: [
      '(not|no|never|without|hasnt|isnt) ~2 (stiff neck|purple (spots|rash)|rash|bulging|sepsis|meningitis|petechia*)|(i|my|me|husband|mum|dad|wife) ~3 (stiff|sore) neck|stiff neck (from|after) ~4 (breastfeed*|carry*|sleep*|feed*|cosleep*|lying)|(spots?|rash) ~3 (not|will not) (stop|bother|itch|spread)|(not|never|cant|will not) ~2 (put|move|touch) (his|her|the) (head|chin|down|toys)|(purple|dark) (spots|marks|patches) ~3 (banana|pen|felt|paint|picture|giraffe|ladybird|cow|dog|leopard|dinosaur)|(meningitis|sepsis) (jab*|vaccin*|b|c|w|awareness|leaflet|last)|(had|survived|after) ~1 (meningitis|sepsis)|viral meningitis',
    ],
  },
  {
    id: 'severe allergic reaction',
    tier: 'emergency',
    addition: 'allergy',
    says: [
      '(throat|tongue|lips?|face|eyes?|mouth|gargant*|cara|lengua|labios?) ~5 (swell*|swollen|swelled|swole|puff* up|puffed|puffing|puffy|balloon*|blown up|blowing up|blew up|closing|closed up|huge|massive|getting (bigger|big|fat|fatter)|double the size|twice the size|hinch*|inflam*|tight)|(swell*|swollen|swole|puff* up|puffy|hinch*|inflamad*) ~3 (throat|tongue|lips?|face|mouth|eyes|garganta|cara|lengua|labios?)|anaphyla*|anafila*|(used|gave|given|jabbed|needs?|need|using|use|without|no|got|forgot|expired|have not got|giving|find|have) ~3 (epipen|epi pen|auto ?injector|jext|adrenaline|adrenalin|epinephrine)|(epipen|epi pen|jext) ~6 (used|gave|not working|did not|out of date|expired|help)|(hives|welts|urticaria|nettle rash|blotches|ronchas|rash) ~10 (vomit*|wheez*|swell*|swollen|breath*|cough*|throat|faint*|sick|dizzy|floppy)|(vomit*|wheez*|breath*|cough*|sick) ~10 (hives|welts|urticaria|ronchas)',
      '(peanut*|nut|nuts|cashew*|egg|eggs|bee|wasp|hornet|sting|stung|prawn*|shellfish|sesame|milk|kiwi|penicillin|antibiotic*|strawberr*|almond*|pistachio*|fish|tahini|hummus|cacahuete*|mani|nuez|nueces|huevo|abeja|avispa|dairy|allergic*|allergy|reaction) ~14 (swell*|swollen|puff*|breath*|wheez*|throat|tongue|collaps*|faint*|floppy|gasp*|hoarse|vomiting and|hinch*|respir*|tight)|(reaccion alergica|alergi*) ~10 (grave|fuerte|hinch*|respir*)|(severe|bad|serious|massive|terrible) (allergic )?reaction',
    ],
    unless: [
      '(no|not|never|without) ~3 (swell*|swollen|puffy|anaphyla*)|swollen ~1 (glands?|tonsils?|gums?|ankles?|belly|nipples?|breasts?|feet)|(glands?|tonsil*|gums?|adenoid*) ~3 (swollen|swell*)|(do|does|should|will|would|can|could) (we|i|he|she) (need|get|have|carry) ~2 (epipen|epi pen|auto ?injector|adrenaline)|(has|have|carries|carry|prescribed|need|needs|got) (a|an|his|her|two|his own) (epipen|epi pen|jext|auto ?injector) (at|for|in|but|and|because|since|with|from|now|so|due)|breath* in|no (known )?(food )?allerg*|(train*|learn*|practice|teach*) ~6 (epipen|epi pen)|throat ~1 (infection|swab|clearing)|heart ~2 swell*|swell* with pride|adrenaline (rush|junkie)',
    ],
    unlessNear: [
      'cry(ing)? ~6 (puffy|swollen)|cried|puffy ~4 cry*|hay ?fever|conjunctiv*|teeth*|(bit|bitten|bites) (his|her) (lip|tongue|own)|(fell|fall|trip*|bang*|bump*|knock*|hit) ~12 (lip|face|mouth|eye|eyes) ~4 (swell*|swollen|puff*)|(lip|face|mouth|eye) ~5 (swollen|swelling|puffy|puff*) ~10 (fell|fall|bang*|bump*|knock*|hit)|dentist|stye|sty|pink eye|mosquito|gnat|midge|sore throat',
    ],
  },
  {
    id: 'green vomit or a hard, painful belly',
    tier: 'emergency',
    says: [
      '(bright green|green|bile|bilious|fluorescent|dark green|verde|verdoso) ~2 (vomit*|sick|puke|throw up|bilis|fluid|liquid|stuff)|(vomit*|throw* up|puk*|threw up|being sick|been sick|sicking up|bring* up|vomita*|vomito|vomitando) ~5 (green|bile|bilious|verde|bilis)|(tummy|belly|stomach|abdomen|barriga) ~4 (rock hard|hard as (a )?rock|rigid|hard and (swollen|bloated|distended)|dur[ao] como)',
    ],
    unless: [
      '(green|bile) ~1 (vegetables|beans|peas|poo|stool|snot|veg|smoothie|tea|juice|book|crayon*)|(sick|vomit*) (of|after) ~3 green (veg*|beans|peas|smoothie)',
    ],
  },
  {
    id: 'low or high blood sugar in danger',
    tier: 'emergency',
    says: [
      '(hypo|low sugar|low blood sugar|sugar|sugars|blood sugar|glucose|bloods|ketones|diabetic|type 1|type one|azucar|glucosa) ~12 (shak*|confus*|drows*|sleepy|sweat*|unconscious|not (wake|waking|respond*|eat*|drink*|come|coming)|will not|vomit*|breath* (fast|deep)|fruity|slurr*|keeps dropping|not coming up|too low|pass* out|floppy|inconsciente|no despierta)|(fruity|pear drop|nail varnish|acetone) ~3 breath',
    ],
    unless: [
      '(low|reduced|no|less|too much|eat*|natural|added|from|on|of) sugar ~3 (cereal|snacks?|diet|yog*|sweets|drinks?|rush|high|crash|before|at)|sugar (high|rush|crash|hyper)|sugar ~8 (will not (sleep|eat)|hyper*|bouncing|sleepy)',
    ],
  },
];

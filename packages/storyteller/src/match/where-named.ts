import { standsIn } from '../words/may-stand.ts';

/** Concrete things of which a word stands wherever one of these is meant: nobody gets a hearing aid for hidden peas. */
const NAMED: Readonly<Record<string, RegExp>> = {
  'hearing-aid':
    /\b(?:hear\w*|deaf\w*|ears?|cochlear|implants?|aids?|moulds?|processor|sign\w*|bsl|loud\w*|sounds?|batter\w+|audiolog\w*|radio)\b/i,
  glasses:
    /\b(?:glass\w*|eyes?|eyesight|sight|patch\w*|lens\w*|optici\w*|optom\w*|specs?|spectacles|squint\w*|vision|board|blurr\w*|frames?|goggles)\b/i,
  'first-sleep-away':
    /\b(?:nights?|tonight|overnight|sleep\w*|slept|camp\w*|residential|stay\w*|away|tents?|homesick|sleepover|week|weekend|days|trip|exchange|cubs|brownies|scouts|guides|nan\w*|gran\w*|holidays?|dorm\w*|pick(?:ed)? (?:\w+ )?up|fetch\w*|abroad|hotel|caravan|bed|journey)\b/i,
  tests:
    /\b(?:tests?|tested|exams?|sats|mocks?|11\+?|11 plus|eleven|spelling\w*|quiz\w*|assess\w*|grad(?:e|es|ing)|revis\w+|results?|papers?|marks?|auditions?|gcses?|a levels?|orals?|phonics|tables|screening|score\w*|past papers|essay|coursework|nervous|timed|panic\w*|pass\w*|fail\w*|check)\b/i,
  scan: /\b(?:scans?|scanner|scanned|mri|x-?rays?|ultrasound|ct|ecg|eeg|dexa|echo|machine|tube|tunnel|pictures?|jelly|gel|magnet\w*)\b/i,
  swimming:
    /\b(?:swim\w*|pools?|water|waves?|float\w*|galas?|arm ?bands?|div(?:e|es|ing)|goggles|sea|widths?|lengths?|deep|bath|lido|cossie|trunks|chlorine|drown\w*|slide|aqua\w*|lessons?|underwater|splash\w*)\b/i,
  haircut: /\b(?:hair\w*|barber\w*|fringe|bangs|clippers?|scissors|trim\w*|salon|bald|shav\w*|cut|bob|buzz\w*|head)\b/i,
  'nail-cutting': /\b(?:nails?|toenails?|fingernails?|clip\w*|scissors|cut\w*|file|toes?|fingers?)\b/i,
  'nail-biting':
    /\b(?:nails?|toenails?|fingernails?|bit(?:e|es|ing)|fingers?|cuticles?|skin|stumps?|hangnails?|polish|thumbs?)\b/i,
  'hair-brushing':
    /\b(?:hair\w*|brush\w*|comb\w*|knots?|plait\w*|braid\w*|tangl\w*|detangl\w*|curls?|curly|bobbles?|bunches|head|scalp|afro|ponytail|bun|clips?)\b/i,
  'fire-drill':
    /\b(?:drills?|alarms?|bells?|evacuat\w*|siren\w*|practi[sc]e)\b|\bfire\w*\b(?=[^]*\b(?:school|class\w*|nursery|teacher)\b)|\b(?:school|class\w*|nursery|teacher)\b[^]*\bfire/i,
  'wobbly-tooth': /\b(?:tooth\w*|teeth|fairy|wobbl\w*|gap|gum)\b/i,
  dentist:
    /\b(?:dentist\w*|dental|teeth|tooth|fillings?|drill\w*|orthodont\w*|mouth|check-? ?ups?|molars?|chair|gas|crowns?|gums?|cavit\w*|hygienist)\b/i,
  'car-seat':
    /\b(?:cars?|seats?|belts?|seatbelts?|buckl\w*|unbuckl\w*|strap\w*|booster|harness|journey|drive|driving|clip\w*|isofix)\b/i,
  braces:
    /\b(?:brac(?:e|es|ket)\w*|orthodont\w*|teeth|tooth|retainer|wires?|train tracks|metal|aligners?|headgear|mouth)\b/i,
  'head-lice': /\b(?:lice|louse|nits?|comb\w*|itch\w*|head|hair|eggs|crawl\w*|bugs?|shampoo)\b/i,
  'stopping-play':
    /\b(?:stop\w*|leav\w*|go|home|play\w*|park|games?|end\w*|finish\w*|over|time|come|going|turn|off|away|switch\w*|book|lego|draw\w*|quit|swing|minute\w*|transition\w*|dinner|tea|out|in|done|pack\w*|tidy)\b/i,
  'shopping-trip':
    /\b(?:shop\w*|stores?|supermarket\w*|trolley|tesco|aldi|lidl|asda|sainsbury\w*|morrisons|waitrose|co-?op|ikea|target|walmart|mall|aisles?|checkouts?|tills?|market|buy\w*|bought|groceries|primark|queue|toy|costco|basket|errands)\b/i,
  'substitute-teacher':
    /\b(?:supply|substitut\w*|cover\w*|replacement|temp\w*|stand-? ?in|instead|different teacher|teachers?|miss|mrs|mr|ill|sick|away|off|strict\w*)\b/i,
  'colour-blind': /\b(?:colou?r\w*|red|green|brown|shades?)\b/i,
  dogs: /\b(?:dogs?|pupp\w+|bark\w*|lead|labrador|spaniel|terrier|alsatian|poodle|hound|retriever|collie|chihuahua|paws?|growl\w*|doggies?|doggy|pooch|staffie|husky|woof)\b/i,
  lifts: /\b(?:lifts?|elevators?)\b/i,
  escalators: /\b(?:escalators?|moving (?:stairs?|steps?|walkway)|stairs?|steps?|travelator)\b/i,
  flights:
    /\b(?:fl(?:y|ies|ying|ights?|own|ew)|planes?|airports?|aeroplanes?|airplanes?|take-? ?off|turbulence|jet|security|gate|pilot|holiday|landing)\b/i,
  'premature-baby':
    /\b(?:prem\w*|early|incubator|neonatal|nicu|scbu|special care|weeks|tiny|tubes?|oxygen|wires|unit|machines?)\b|\b(?:born|newborn|birth)\b[^.]*\b(?:hospital|small)\b|\b(?:hospital|small)\b[^.]*\b(?:born|newborn|birth)\b/i,
  'taking-medicine':
    /\b(?:medic\w*|antibiotics?|syrup|tablets?|pills?|inhalers?|drops|calpol|syringe|spoon\w*|dos(?:e|es|ing)|swallow\w*|meds|cream|spacer|injections?|nebuli\w*|melatonin|vitamins?|insulin|penicillin|banana|paracetamol|ibuprofen|creon|ritalin|spray|mask|laxative\w*|capsules?|iron|methylphenidate|steroids?)\b/i,
  carsick:
    /\b(?:car|cars|sick|travel\w*|vomit\w*|throw\w*|journey|bus|coach|boat|ferry|queasy|puke\w*|drive|motion|windy|nausea\w*|train|bag|taxi)\b/i,
  'brushing-teeth':
    /\b(?:teeth|tooth\w*|brush\w*|gums?|mouth|dentist|rinse|paste|fluoride|floss\w*|plaque|mint\w*|molars?|spit\w*)\b/i,
  'thumb-sucking': /\b(?:thumbs?|suck\w*|fingers?|mouth)\b/i,
  'bed-wetting':
    /\b(?:wet\w*|wee(?:s|d|ing)?|pee(?:s|d|ing)?|pull-? ?ups?|sheets?|dry|accidents?|nappy|nappies|damp|alarm|urin\w*|mattress|toilet|soaked|soaking|diapers?|bedwetting|goodnites|drynites)\b/i,
  'body-and-looks':
    /\b(?:fat|thin|skinny|weigh\w*|body|bodies|looks?|looking|face|nose|ears?|hair\w*|skin|spots?|acne|freckle\w*|scars?|birthmark\w*|moles?|tall\w*|short\w*|small\w*|big\w*|ugly|pretty|beautiful|mirror|diet\w*|size|legs?|tummy|belly|eczema|alopecia|bald|muscles?|abs|photos?|selfies?|eat\w*|lunch|calor\w*|thighs?|arms?|height|vitiligo|hat|knees?|scabs?|scratch\w*|hairy|moustache|teeth|glasses|compar\w*|model|chest|ribs|cheeks?|chin|meals?|bra|appearance|shape|gym|protein|insta\w*|makeup|make-up|lips?|eyebrows?|neck|hands?|wart\w*|rash|burn\w*|port|stain|feet|disab\w*|wig)\b/i,
  'public-speaking':
    /\b(?:speak\w*|spoke|speech|talk\w*|read\w*|present\w*|stage|show\w*|plays?|perform\w*|sing\w*|sang|solo|lines?|nativity|concert|recit\w*|audience|microphone|poem|debate|recorder|danc\w*|oral|tell|assembly|choir|words|exam|part|script|shy|rehears\w*|out loud|aloud|angel|shepherd|answer\w*|recording|drama|mary|joseph|king|sheep|hands? up|blush\w*|red|scarlet)\b/i,
  'school-dinners':
    /\b(?:lunch\w*|dinners?|canteen|cafeteria|halls?|trays?|school\w*|nursery|preschool|kindergarten|comedor)\b/i,
  'photo-day': /\b(?:photo\w*|pictures?|pics?|cameras?|selfies?|passport|flash\w*|fotos?)\b/i,
  'food-textures':
    /\b(?:textur\w*|lump\w*|crunch\w*|slim\w*|mush\w*|touch\w*|sauce|gravy|soft|wet|dry|mixed|smooth|bits|feel\w*|mouth|gag\w*|beige|plain|foods?|eat\w*|smell\w*|plate|yog\w*|peel|skin|crisp\w*|brand|same|sensory|squish\w*|chew\w*|meat|pasta|rice|potato\w*|bread|toast|dinner|meals?|squash\w*|separate\w*)\b/i,
  allergy:
    /\b(?:allerg\w*|epi-? ?pens?|nuts?|peanuts?|anaphyla\w*|intoleran\w*|coeliac|celiac|gluten|dairy|lactose|milk|eggs?|hives|hay ?fever|rash\w*|swell\w*|sesame|react\w*|food|eczema|pollen|adrenaline|wheat|soya?|fish|kiwi|bee|sting|ingredients|snacks?)\b/i,
};
/** A word or two name the subject and nothing else. */
const NAMES_IT = 4;

/** Whether a text of some length has no word of the thing that a situation is about. */
export function isUnnamed(id: string, words: string): boolean {
  const named = NAMED[id];
  // The few words are counted last: most situations name nothing, and a text may be long.
  return named !== undefined && !standsIn(named, words) && words.trim().split(/\s+/).length >= NAMES_IT;
}

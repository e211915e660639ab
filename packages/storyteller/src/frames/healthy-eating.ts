import { goneOffIt } from './home/gone-off-it.ts';
import { smallBites } from './home/small-bites.ts';
import { cupForThirst } from './home/cup-for-thirst.ts';
import { script, type Frame } from '../frame.ts';
import { sillyAtTheTable } from './home/silly-at-the-table.ts';
import { forkOrFingers } from './home/fork-or-fingers.ts';
import { greenOnThePlate } from './home/green-on-the-plate.ts';
import { hungryAtBedtime } from './home/hungry-at-bedtime.ts';
import { plateAndScreen } from './home/plate-and-screen.ts';
import { yuckFirst } from './home/yuck-first.ts';
import { beforeATummyWakes } from './home/before-a-tummy-wakes.ts';
import { roomForPudding } from './home/room-for-pudding.ts';
import { withScenes } from './scene.ts';
import { firstSpoonful } from './home/first-spoonful.ts';
import { snacksAllDay } from './home/snacks-all-day.ts';
import { talksAtTea } from './home/talks-at-tea.ts';
import { slowBites } from './home/slow-bites.ts';
import { foodAtAParty } from './home/food-at-a-party.ts';

const own: Frame = {
  id: 'healthy-eating',
  name: 'New foods and picky eating',
  says: [
    'picky eater',
    'fussy eater',
    'fussy with food',
    'wont eat vegetables',
    'refuses to try new foods',
    'only eats pasta and bread',
    'eats nothing green',
    'lives on chicken nuggets',
    'spits out food',
    'says yuck before tasting it',
    'mealtimes are a battle',
    'dinner table fights',
    'will not sit at the table',
    'healthy eating',
    'eating fruit and veg',
    'does not eat lunch at school',
    'wants sweets all day',
    'snacks but no dinner',
    'throws food on the floor',
    'afraid of new food',
    'neophobia',
    'hates broccoli',
    'never tries anything',
    'beige food only',
    'vegatables are a no go',
    'takes an hour to eat',
    'family comments on what he eats',
  ],
  claims: {
    strong: [
      'eat when i feed',
      'eat if i feed',
      'eat if someone feed',
      'eat unless i feed',
      'spoon feed',
      'spoon fed',
      'feed himself',
      'feed herself',
      'be fed',
      'vegetarian',
      'vegan',
      'high chair',
      'highchair',
      'sit at the table',
      'sits at the table',
      'dinner table',
      'leave the table',
      'up from the table',
      'lunch box',
      'packed lunch',
      'eats in secret',
      'picky',
      'fussy eater',
      'fussy eat',
      'picky eater',
      'vegetable',
      'veg',
      'veggie',
      'broccoli',
      'eater',
      'mealtime',
      'new food',
      'healthy food',
      'healthy eating',
      'taste',
      'nugget',
      'neophobia',
      'want sweet',
      'try anything',
      'not eat',
      'wont eat',
      'doesnt eat',
      'will not eat',
      'only eat',
      'refuse to eat',
      'refuse food',
      'lives on',
      'hate food',
      'unhealthy',
      'junk food',
      'beige food',
      'eats nothing',
      'only eats',
      'only wants nuggets',
      'eats three things',
      'eat anything',
      'eat only',
      'refuses dinner',
      'refuses meals',
      'dinner battles',
      'mealtimes',
      'tea time battles',
      'five foods',
      'eats like a bird',
      'no veg',
      'never eats',
      'skips meals',
      'not hungry',
      'hates dinner',
      'carrot',
      'look at a carrot',
      'poison broccoli',
    ],
    cues: [
      'dinner',
      'lunch',
      'breakfast',
      'plate',
      'table',
      'fruit',
      'meal',
      'snack',
      'sweet',
      'spit',
      'chew',
      'hungry',
      'cook',
      'fussy',
      'green',
      'pasta',
      'soup',
      'food',
      'eat',
      'eats',
      'eating',
    ],
    not: [
      'school dinner',
      'school dinners',
      'dinner hall',
      'lunch hall',
      'canteen',
      'cafeteria',
      'too fat',
      'she is fat',
      'he is fat',
      'shes fat',
      'hes fat',
      'feels fat',
      'lose weight',
      'losing weight',
      'food poisoning',
      'food allergy',
      'pet food',
      'dog food',
      'cat food',
      'eat nails',
      'eat hair',
      'eat sand',
      'eat sleeve',
      'eat disorder',
      'eating disorder',
      'fussy baby',
      'picky about clothes',
      'taste in music',
      'table football',
      'picky about which',
      'in a restaurant',
    ],
  },
  topicWords: [
    'water',
    'food',
    'eat',
    'taste',
    'tasting',
    'bite',
    'plate',
    'bowl',
    'dinner',
    'lunch',
    'meal',
    'pea',
    'soup',
    'toast',
  ],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Wariness of new food is common in children, strongest between about two and six years.',
    'Many children need eight to fifteen tastes, some more, before a new food is familiar; tiny tastes count.',
    'Pressure to eat a food, even friendly pressure, tends to make people like it less.',
    'Seeing others eat a food, helping to cook it and meeting it again and again make it more familiar.',
    'The tongue tells sweet, sour, salty, bitter and savoury; most of the rest of a flavour is smell.',
    'During a cold food tastes of little, because smells do not reach the nose. Warm food smells more. A nose gets used to a smell within minutes.',
    'Children taste bitterness more strongly than adults on average, and genes make tongues differ.',
    'Many poisonous plants are bitter; broccoli and sprouts contain bitter substances that are harmless.',
    'Eaters hear a crunch partly through the teeth and the bones of the head.',
    'A carrot is a root, a pea is a seed, broccoli is a bunch of flower buds.',
    'How hungry people are differs from day to day, and only they can feel it.',
    'Smell, look, sound and touch tell about a food before it is tasted.',
    'Human beings like sweet tastes from birth. Food that is forbidden is wanted more; sweets eaten calmly at set times, without being a prize, lose some of their pull. No food is called bad.',
  ],
  threads: {
    full: 'the message "full", which is slow',
    fuel: 'what a body runs on in the morning',
    spat: 'a bowl for bites that come out again',
    crunch: 'the sounds that food makes',
    pea: 'one round pea',
    soup: 'the steam over a bowl',
    root: 'where a carrot was before it was food',
    tries: 'a taste as small as a grain of rice',
    nose: 'the nose eats first',
    bitter: 'a careful tongue',
    table: 'what is said at the table',
    sweet: 'the place for sweets, which is small and comes round again',
    spoon: 'a spoon, and whose hand it is in',
    drop: 'what falls, and who bends down',
    sit: 'the feet under the table',
    box: 'a lunch in a box that has been opened and shut again',
    choice: 'one table and more than one way to eat',
    colour: 'the same few foods, and a new one beside them',
    hidden: 'what is eaten where nobody sees it, and the sentence that makes it lighter',
  },
  // Who throws is told of what falls, wherever the chair is.
  comesFirst: ['drop'],
  threadCues: {
    spoon:
      /\b(?:(?:spoon[- ]?)?feed(?:s|ing)? (?:him|her|them)(?!sel)|(?:be|being|is|get|gets|wants? to be|has to be) (?:spoon[- ]?)?fed\b(?! up)|(?:won'?t|will not|does(?:n'?t| not)|refuses to|can'?t|not) (?:feed|use (?:a |his |her |the )?(?:spoon|fork|cutlery))|feed(?:s|ing)? (?:him|her|them)sel\w+)\b/i,
    // Toast and its crunch come first for those who hear their food, or whose food crunches.
    crunch:
      /^(?![^]*\b(?:only|just|nothing but|new)\b)[^]*?\b(?:crunch\w*|crisp\w*|toast\w*|crackers?|crusts?|noises?|nois(?:y|ier)|sounds?|loud|hears?|raw|apples?|carrots?|cereal|nuts)\b/i,
    tries:
      /\b(?:first (?:bites?|spoonfuls?|tastes?|mouthfuls?|forkfuls?|try|time)|(?:scared|afraid|fear|frightened|nervous|worried)\b[^.]{0,40}\b(?:try\w*|tast\w*|new|food|bites?|eat\w*|spoonfuls?)|(?:try|trying|taste|tries) (?:\w+ )?(?:new|anything|something))\b/i,
    nose: /\b(?:smell(?:s|ing|ed)?|sniff(?:s|ing|ed)?)\b/i,
    full: /\b(?:too (?:fast|quick\w*|much)|gobbl\w*|wolfs?|bolts|over ?eat\w*|always (?:hungry|wants? more)|never full|(?:second|third)s? helpings?|eats? (?:so|really|very) (?:fast|much)|stuffs)\b/,
    fuel: /\b(?:breakfasts?|skip(?:s|ping)? (?:meals?|lunch|dinner)|crisps|junk|fast food|energy drinks?|fizzy|takeaways?|snack(?:s|ing) all)\b/,
    spat: /\bspit(?:s|ting)?\b|\bspat\b/i,
    colour:
      /\bonly (?:\w+ )?(?:beige|white|yellow|brown)\b|\b(?:only (?:\w+ )?(?:eats?|eating|wants?|has)|nothing but|all) (?:\w+ ){0,2}?(?:beige|yellow|white|brown|orange|red|plain) (?:foods?|things|stuff)\b|\b(?:anything|nothing) (?:but|except|other than) (?:plain |white |buttered )?(?:pasta|toast|bread|milk|chips|nuggets|chicken nuggets|cereal|yog\w+|rice|noodles|crackers)\b|\bonly (?:ever )?(?:eats?|wants?|has) (?:plain |white |buttered )?(?:pasta|toast|bread|milk|chips|nuggets|chicken nuggets|cereal|yog\w+|rice|noodles|crackers)\b|\b(?:beige|one colou?r|white|yellow) (?:foods?|diet)\b/i,
    hidden:
      /\b(?:in secret|secretly|sneak(?:s|ing|ed)? (?:down|out|in|into|food|biscuits?|sweets|chocolate|snacks?|crisps|treats?|from)|wrappers?|behind (?:our|my) back|steal\w* (?:food|biscuits?|sweets|chocolate|snacks?|crisps|from)|takes? food (?:from|at|to|without)|(?:eat\w*|raid\w*) [^.]{0,20}when (?:no one|nobody) (?:is )?look\w*|hid(?:es|ing|den)? (?:\w+ ){0,2}(?:sweets|wrappers|biscuits?|chocolate|snacks?|crisps)|(?:food|biscuits?|crisps|sweets) (?:under|in|behind) (?:the|his|her|their) (?:bed|pillow|wardrobe|room|drawer|mattress)|(?:eats|eating|raids) [^.]{0,20}(?:at night|in the night))\b/,

    sweet:
      /^(?![^]*\b(?:secret\w*|hid\w*|hides|sneak\w*|wrappers?|steal\w*|brib\w*|reward\w*))[^]*?\b(?:sweets?|candy|candies|chocolate|biscuits?|cookies|crisps|sugar\w*|treats?|ice ?cream|junk|juice|fizzy)\b/,
    drop: /\b(?:throw\w*(?! (?:an? |the )?(?:\w+ )?(?:tantrum|fit|wobbl\w+|strop)|(?:ing)? ?up\b)|chuck\w*|drop(?:s|ped|ping)? (?:it|his|her|their|everything|food|things|the|peas|bits)|floor|fling\w*|flung|tips? (?:it|his|her|their|the|over|out)|smear\w*|mess\w*|plays? with)\b/,
    sit: /\b(?:(?:won'?t|not|never|refus\w+ to|can'?t|cannot|hard to|n't|no) (?:\w+ )?sit|sit(?:s|ting)? (?:still|through)|high ?chair|gets? (?:up|down)|(?:leav\w*|runs?|off|away|from) (?:from )?the table|stay\w* (?:at|in|on) (?:the|his|her|their) (?:table|chair|seat)|runs? (?:round|around|off)|(?:up|out|off|in) (?:of )?(?:his|her|their|the) (?:seat|chair)|fidget\w*|wriggl\w*|eat together)\b/,
    box: /\b(?:lunch ?box\w*|packed lunch\w*|pack(?:ed)? (?:him|her|them)|full lunch|comes (?:home|back) (?:with|full|uneaten)|(?:eat|eats|eating) (?:at|in) (?:school|nursery))\b/,
    choice:
      /\b(?:vegetarian(?! (?:sausages?|food|nuggets))|vegan(?! (?:sausages?|food|nuggets))|(?:is|gone|going|turned?|be|became|become|goes|went) (?:a )?veggie|plant[- ]based|(?:stopped|stop|no longer|won'?t|not|never|refuses to|doesn'?t want to) eat(?:s|ing)? (?:any )?(?:meat|animals)|feels? sorry for (?:the )?(?:animals|cows|pigs|chickens)|eat(?:s|ing)? animals)\b/,
  },
  // Whoever wants no meat has a reason; what is spat out at a table is food.
  decidedBy: [
    /^(?![^]*\b(?:teas\w*|bull\w*|kids|classmates|at school|other children|friends)\b)[^]*?\b(?:wants? to|has decided to|decided to|would like to|asks to|asked to) (?:stop eating meat|(?:be|become|go|turn) (?:a )?(?:vegetarian|vegan|veggie))\b/i,
    /\b(?:drops?|dropping|throws?|throwing) (?:his|her|their) (?:cup|beaker|spoon|plate|bowl|food|dinner)\b[^.]{0,24}\b(?:on purpose|over and over|again and again|every time|on the floor|off the (?:high ?chair|table|tray))/i,
    /^(?![^]*\b(?:medicine|calpol|antibiotics?|tablets?|toothpaste|at (?:people|other|children|me|him|her)|dummy|water|gags?|gagging|texture)\b)[^]*?\b(?:spits?|spitting|spat) (?:\w+ ){0,3}?out\b[^.]{0,40}\b(?:food|new|everything|dinner|veg\w*|meals?|bites?|mouthfuls?|anything|fruit|meat|lumps?|eat\w*|give)\b/i,
  ],
  onlyWhenSaid: [
    'spoon',
    'crunch',
    'colour',
    'hidden',
    'sweet',
    'drop',
    'sit',
    'box',
    'choice',
    'spat',
    'fuel',
    'full',
  ],
  answers: { drop: /\bsigns?\b[^.!?]{0,30}\b(?:done|finished)\b/i },
  tellsAlone: ['spoon', 'drop', 'sit', 'box', 'choice', 'hidden', 'sweet', 'spat', 'fuel', 'full'],
  roles: {
    // Whoever signs it shows it so.
    showdone: {
      fallback: { text: 'hold up two hands for "done"' },
      cues: [
        {
          match: /\bsigns?\b[^.!?]{0,30}["“']?(?:all )?(?:done|finished)\b|\bsign(?:s|ing)? (?:for )?["“']?finished\b/i,
          phrase: { text: 'sign "all done"' },
        },
      ],
    },
    // What falls from a tray.
    dropped: {
      fallback: { text: 'a pea' },
      cues: [
        { match: /\b(?:cup|beaker)\b/i, phrase: { text: 'the cup' } },
        { match: /\bspoon\b/i, phrase: { text: 'the spoon' } },
        { match: /\bbowl\b/i, phrase: { text: 'the bowl' } },
        { match: /\bplate\b/i, phrase: { text: 'the plate' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Whose Hand Has the Spoon?', thread: 'spoon' },
      { text: 'A Bowl for No', thread: 'spat' },
      { text: 'Same, Same, and Hello', thread: 'colour' },
      { text: 'What Is in the Box?', thread: 'box' },
      { text: 'Feet Under the Table', thread: 'sit' },
      { text: 'Feet and a Chair', thread: 'sit' },
      { text: 'Feet at the Dinner Table', thread: 'sit' },
      { text: 'Ten Minutes and a Plate', thread: 'sit' },
      { text: 'Down Goes the Pea', thread: 'drop' },
      { text: 'Sweet Has a Day', thread: 'sweet' },
      { text: 'Crunch, Slurp, Hush', thread: 'crunch' },
      { text: 'The Loudest Toast', thread: 'crunch' },
      { text: 'One Green Pea', thread: 'pea' },
      { text: 'Hello, Pea', thread: 'pea' },
      { text: 'Up Goes the Steam', thread: 'soup' },
      { text: 'The Carrot from Under the Ground', thread: 'root' },
      { text: 'What Is on the Plate?' },
      { text: '{name} Finds Out' },
    ],
    older: [
      { text: 'The Slow Message', thread: 'full' },
      { text: 'Twenty Minutes From Stomach to Head', thread: 'full' },
      { text: 'What the Morning Runs On', thread: 'fuel' },
      { text: 'A Bowl for No', thread: 'spat' },
      { text: 'Food That Keeps Its Word', thread: 'colour' },
      { text: 'Eaten Where Nobody Sees', thread: 'hidden' },
      { text: 'One Table, Two Pans', thread: 'choice' },
      { text: 'A Question on the Plate', thread: 'choice' },
      { text: 'The Lunch That Came Home', thread: 'box' },
      { text: 'Feet Under the Table', thread: 'sit' },
      { text: 'A Story at Dinner', thread: 'sit' },
      { text: 'Why Sweet Is So Good', thread: 'sweet' },
      { text: 'Only {name} Can Hear It', thread: 'crunch' },
      { text: 'Root, Seed or Flower?', thread: 'root' },
      { text: 'As Small as a Grain of Rice', thread: 'tries' },
      { text: 'Number Four of Fifteen', thread: 'tries' },
      { text: 'The Nose Eats First', thread: 'nose' },
      { text: 'A Careful Tongue', thread: 'bitter' },
      { text: 'What People Say at Dinner', thread: 'table' },
      { text: 'Not Today, Thank You', thread: 'tries' },
      { text: '{name} and the Food on the Plate' },
    ],
  },
  benefits: [
    'Looks at food and at a table from another side, so that there is more to talk of than eat it or leave it.',
    'Explains what can be hard about eating, in words that blame neither {name} nor the cook.',
    'Offers one very small thing to do, and words for a friendly no.',
  ],
  talk: {
    young: [
      'What was on the table in the story?',
      'How does it feel when it is time to eat?',
      'Shall we find one food that crunches and one that is soft?',
    ],
    older: [
      'Which part of the story was new to you?',
      'Which word did you put in the blank?',
      'Shall we choose one dinner together this week?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['plate', 'carrot', 'bowl'],
  },
  text: {
    '2-3': script(`
      D<crunch> Some food is loud. {Name} may hear toast go crunch. Soup goes slurp. A pea makes no sound at all.
      D<pea> There is a pea on the plate. {Name} may see it roll. It is green. It is round. Off it goes!
      D<pea> One pea is on the plate. It is green and round. {Name} may see how small it is. A pea can roll. Roll, roll, stop.
      D<soup> Here is a bowl. It has soup in it for {Name}. Steam goes up, up, up. One blow goes puff. Then the soup is not so hot.
      D<soup> Soup is hot at first. {Name} may see the steam. It goes up and away. Puff, puff! The bowl is warm.
      D<soup> A spoon goes in the soup. {Name} may see it come out. It is warm and wet. One drop falls, plop. The bowl goes plip.
      D<drop> {Name has} food on a tray. Down goes {dropped}. Down goes some toast. Plop! A grown-up bends down.
      D<drop> Up here is a plate. Down there is a floor. {Name} may let {dropped} go. Plop! It is fun to see it fall.
      D<sit> Here is a chair for {Name}. Up, up! Dinner comes. Feet may want to go. First a bite, then down.
      P Some children like toast. Some like peas. Some just like to look.
      P Grown-ups like some food. They leave some food too.
      P Dogs sniff their food first. Cats sniff it too. They like to know.
      P Friends eat all kinds of food. One likes rice. One likes just bread.
      P Hens peck at a crumb. Then they look. Then they peck.
      P<drop> Things that fall are fun. Picking up is not.
      P<sit> Grown-ups sit a long time. Small feet do not.
      P<drop> A dog looks up from the floor.
      P<sit> Big ones like to sit and eat.
      Q With new food, {Name} may feel ____.
      Q Near a new food, {Name} may feel ____.
      Q At dinner, {Name} may feel ____.
      Q<drop> With a full tummy, {Name} may feel ____.
      Q<drop> When the food falls, {Name} may feel ____.
      Q<sit> On the chair, {Name} may feel ____.
      Q<sit> With a full plate, {Name} may feel ____.
      H {helper} can eat some too.
      H {helper} can put out one bite.
      H {helper} can sit and wait.
      H {helper} can cut it small.
      H {helper} can say what it is.
      H<helper> {helper} can have the first bite.
      H<adult> {helper} can try {adult}.
      H<drop> {helper} can give a little food.
      H<drop> {helper} can say, "All done?"
      H<sit> {helper} can sit down too.
      H<sit> {helper} can say, "Two more bites."
      T {he} can sniff it.
      T {he} can touch it with one finger.
      T {he} can give it one small lick.
      T {he} can just look at it.
      T {he} can help wash one bean.
      T {he} can put it back down.
      T<comforter> {he} can sit with {comforter}.
      T<quiet> {he} can try {quiet} after dinner.
      T<doing> {he} can try {doing} first.
      T<drop> {he} can put food in a "no" bowl.
      T<drop> {he} can {showdone}.
      T<sit> {he} can pick a spoon.
      T<sit> {he} can say, "All done," and get down.
      C<crunch> {he} can say, "Crunch or slurp?"
      C<crunch> {he} can say, "Hello, loud toast."
      C<pea> {he} can say, "Hello, pea."
      C<pea> {he} can say, "Roll, pea, roll."
      C<soup> {he} can say, "Puff, steam, puff."
      C<soup> {he} can say, "Up, up, bye-bye, steam."
      C<topic> {he} can say, "Dinner now, {topic} later."
      C<drop> {he} can say, "All done, all done."
      C<sit> {he} can say, "Up, bite, down."
      A<crunch> Crunch, crunch, crunch. One bite is fine. No bite is fine too. The toast is still loud.
      A<pea> The pea is on the plate. It can stay there. It can go in a mouth. Bye-bye, pea.
      A<pea> One day, just a look. One day, one lick. The plate goes back. The pea goes for a ride.
      A<soup> Puff goes the blow. Off goes the steam. One sip of soup is fine. No sip is fine too.
      A<soup> Some soup goes in. Some soup stays in the bowl. Both are fine. The steam went up and away.
      A<drop> All done. The plate goes away. A ball can go plop. Food can stay up here.
      A<drop> Plop went {dropped}. Then the food said bye-bye. Two hands up, all done! Now a ball can fall.
      A<sit> Bite, bite, done. Down go the feet. The chair is empty. Dinner is over.
      D<colour> Some food is the same each day. {Name knows} that food best. It is good food. On the plate it is all the same. Same, same, same.
      C<colour> {he} can say, "Same here, new there."
      A<colour> The same food is still here. One new thing sits by it. It can just sit. Same, same, and hello.
      D<spat> A bite goes in. {Name} may not like it in there. Out it comes! Here is a small bowl. A bite can go in the bowl.
      P<spat> Tongues like to find out. They say yes or no.
      P<spat> Big people have a napkin for that.
      Q<spat> With a bite in, {Name} may feel ____.
      H<spat> {helper} can give a small bite.
      H<spat> {helper} can put the bowl near.
      T<spat> {he} can put the bite in the bowl.
      T<spat> {he} can lick it first.
      C<spat> {he} can say, "No, thank you, bowl."
      A<spat> Plop, the bite is in the bowl. More food is on the plate. A tongue found out. Hello, next bite.
      D<spoon> Here is food. {Name} sees a spoon. Whose hand has the spoon? A big hand is quick. A small hand can eat, too.
      P<spoon> Big hands spill, too. They just wipe.
      P<spoon> A bite from a hand is nice.
      Q<spoon> With the spoon, {Name} may feel ____.
      H<spoon> {helper} can hold one spoon, too.
      H<spoon> {helper} can do the last bites.
      T<spoon> {he} can do bite one.
      T<spoon> {he} can dip and lick.
      C<spoon> {he} can say, "My spoon, my bite."
      A<spoon> Dip, up, in. Some went in. Some went on the chin. The food is good from each hand. Bye-bye, spoon.
    `),
    '4-5': script(`
      D<crunch> Food has a sound, and {Name} can hear it. Toast goes crunch. Soup goes slurp. Rice goes hush. A pea has no sound until it rolls off the plate.
      D<crunch> {his} ears come to dinner too. They hear the toast go crunch. They hear a slurp of soup. Cheese is hard to hear. Peas can be heard when they land on the floor.
      D<pea> One day there may be a pea on {his} plate. It is green, and it is round all over. A finger can push it, and then it rolls. A nose can smell it. The tongue comes last, and it can wait.
      D<pea> A pea is small, but it comes with a lot of questions. {Name} may see one on the plate. Is it hard or soft? Can it roll? Is it wet inside? Eyes and fingers can find out a lot.
      D<pea> Peas grow in a green bag, and the bag is a pod. {Name} may find some on the plate, out of the bag. They look all the same at first. Then one is big, and one is flat. To look is the first bit of a taste.
      D<root> A carrot on {his} plate has come a long way. It grew under the ground, where it was dark. Its green top was up in the sun. Rain came, and the carrot got long. Then someone pulled, and out it came.
      D<root> Under the ground it is dark and wet. A carrot grows there, bit by bit. {Name} may see it on the plate one day. It is orange all the way in. Before that, a nose and a tongue can say hello.
      D<sweet> Sweet is the first taste that babies like. {Name} may like it too, and so may most people. It is quick, and then the tongue says, "More food like that!" Other food is slower. It stays in the tummy and makes legs run.
      D<sweet> A tongue likes sweet food and can ask for it all day. {Name} may hear it at the shop, and at the cupboard. There is a time for sweets, and one for bread. When it is known, the asking gets less.
      D<sit> At a meal the mouth eats and the feet just hang. {his} feet may want to go and look at something. A chair that lets feet hang makes it harder. A box under them can help. Then they stand while the rest sits.
      D<sit> For {Name}, dinner may be over when the tummy is full. For the big ones, it goes on. They talk with food in front of them. That is why they like it, and it can be dull.
      D<box> A lunch goes to school in a box. Some days it comes home too. {Name} may have opened it and shut it again. It is loud at lunch, and there are lots of smells. There is also not much time. A body can forget that it is hungry.
      P Some people like food that is hard. Some people like it soft. Most people have one thing that they leave.
      P Friends may eat food that looks odd. To them it is just lunch. They may think that {his} lunch looks odd.
      P Grown-ups think about food a lot. They cook it, and they hope that it is right. A sniff makes them glad.
      P Babies push new food out with the tongue. Bigger children often sniff it first. Bodies like to be careful.
      P Hens look at a new crumb with one eye. Then they look with the other. People look first as well.
      P<sweet> Grown-ups like sweet things as well. Some hide them on a high shelf and eat them at night.
      P<sweet> Shops put sweets down low, where children can see them. It is done on purpose.
      P<sit> Grown-ups like to sit, because they stood all day. Children sat a lot, so they like to go.
      P<sit> When one gets up, the others look round. Then the soup gets cold.
      P<box> A friend may have a lunch that smells. To the friend it is nice.
      P<box> Teachers see lots of boxes. They know that some days are not hungry days.
      Q When a new food comes, {Name} may feel ____.
      Q When new food is on the plate, {Name} may feel ____.
      Q Before the first taste, {Name} may feel ____.
      Q<sweet> When the answer is "not now", {Name} may feel ____.
      Q<sweet> In front of all the sweets, {Name} may feel ____.
      Q<sit> On the chair at the table, {Name} may feel ____.
      Q<sit> When the others talk, {Name} may feel ____.
      Q<box> When the lid comes off, {Name} may feel ____.
      Q<box> In a loud lunch, {his} tummy may feel ____.
      H {helper} can have some of it first.
      H {helper} can put a small bit on the side. ~ It can just lie there.
      H {helper} can talk about other things at dinner. ~ Then the food can wait.
      H {helper} can put two foods far apart. ~ Some people like it that way.
      H {helper} can say what the new food is. ~ A name helps.
      H {helper} can leave the plate and not look at it. ~ Looks can be too much.
      H<helper> {helper} can cook something with {Name}.
      H<adult> {helper} can help by {adult}.
      H<sweet> {helper} can say when it is time for something sweet. ~ It helps to know the day.
      H<sweet> {helper} can put out fruit and bread before that. ~ A full tummy asks less.
      H<sit> {helper} can say when it is fine to get down. ~ It helps to have an end.
      H<box> {helper} can put in less, in small bits. ~ A little looks easy to eat.
      T {he} can sniff it first. ~ A nose finds out a lot.
      T {he} can touch it with one finger.
      T {he} can give it one lick and put it back.
      T {he} can say, "No, thank you," and leave it there.
      T {he} can wash one bean or one leaf.
      T {he} can tear it in two and look inside.
      T<comforter> {he} can tell {comforter} what it smells like.
      T<quiet> {he} can spend the time before dinner {quiet}.
      T<doing> {he} can try {doing} before a taste.
      T<sweet> {he} can choose which one it will be, when it is time.
      T<sweet> {he} can eat it slowly, and taste it to the end.
      T<sit> {he} can bring the napkins, and then sit. ~ Feet like a job first.
      T<box> {he} can eat the best thing first.
      C<crunch> {he} can think, "Is it a crunch or a slurp?"
      C<crunch> {he} can say, "My ears want to try it first."
      C<pea> {he} can say, "Hello, pea, what can you do?"
      C<pea> {he} can think, "I can find out about a pea."
      C<root> {he} can say, "Hello, carrot from under the ground."
      C<topic> {he} can think, "After dinner I can talk about {topic}."
      C<sweet> {he} can think, "Sweet has its time, and I know when."
      C<sweet> {he} can say, "Tongue, I heard you."
      C<sit> {he} can say, "Feet, you can stand on the box."
      C<box> {he} can say, "Lid off, one thing, then look."
      A<crunch> Some food gets eaten on the first day. Some food just gets heard. Crunch is fun, and slurp is fun too. The peas roll where they like.
      A<crunch> Ears are good at trying food. They can do it from far away. One small crunch is enough for a day. The soup goes slurp in the other bowls.
      A<pea> A look is one try, and a sniff is one more. Both are small, and so is a pea. It can go back with the plate. There are a lot more peas.
      A<pea> Some foods need ten tries, and some need more. A poke with a finger is a try too. The pea has time. It will be just as round next week.
      A<root> The carrot took a long time to get big. Getting to know a food takes time too. One bite is enough, and a sniff is fine. Under the ground, more carrots are on the way.
      A<sweet> The sweet was eaten slowly, and it was good to the end. Now there is supper with crunch in it. Food comes in all sorts. The next sweet has its day.
      A<sweet> The answer was "not now", and that was hard. The tongue forgot about it by lunch, or nearly. Sweets do not run away. They come round again, like bath day.
      A<sit> The plates are empty, and the feet have had their turn. They were good at standing. Ten minutes of a meal can be long. After that there is the rest of the day.
      A<box> Here is the box, and there is a crust in it. The rest got eaten, or it did not. After school there is food as well. A tummy can catch up.
      D<colour> Some food is the same each time. {Name likes} that food best. The plate looks calm then. The mouth knows what will come. Other food is like a person nobody has met.
      C<colour> {he} can think, "I know this one. Hello to that one."
      A<colour> The food that {he knows} is here, and that is food too. At the edge sits a bit of something else. It can be looked at, and it can be left. Next time it is a bit less new.
      D<spat> A tongue meets food first. It says yes, or it says no. {Name} may have a bite in the mouth that is a no. Then it wants to come out again. A small bowl next to the plate is for such bites.
      P<spat> Grown-ups use a napkin for that, and they look the other way.
      P<spat> It may take ten tastes until a tongue knows a food.
      Q<spat> With a no in the mouth, {Name} may feel ____.
      H<spat> {helper} can give bites as small as a pea.
      H<spat> {helper} can put the bowl there without a word.
      T<spat> {he} can lean over the bowl and let it out.
      T<spat> {he} can touch the food with the tongue first.
      C<spat> {he} can think, "Bowl, not table."
      A<spat> One bite is in the bowl. The rest of the food is on the plate. The tongue has found out something. It said no today, and it may say so again. The table stayed clean.
      D<hidden> A biscuit in the hand, and nobody saw it. {Name} may know how that is. It is eaten fast, and it tastes of "quick!" A biscuit at the table is slower. There the tongue has time.
      P<hidden> Most people like sweet things. Grown-ups keep some up high, and they look in there too.
      Q<hidden> At the cupboard, {Name} may feel ____.
      H<hidden> {helper} can fix a time for a sweet thing. ~ Then nobody needs to hide.
      H<hidden> {helper} can stay calm and ask about it.
      T<hidden> {he} can ask, "May I have one?"
      T<hidden> {he} can say, "I took one."
      C<hidden> {he} can think, "Ask first, and eat slow."
      A<hidden> The cupboard is shut, and it will be there tomorrow. A plate is a better place for a biscuit than a pocket. There is a time for it. No one is bad for having eaten one.
      D<spoon> A spoon has one end for food and one for a hand. The hand can be big or small. {Name} may like the big one, as it is quick and near. A small hand needs more time. It gets to know each bite on the way.
      P<spoon> The grown-up with the spoon has a meal that gets cold.
      P<spoon> To be fed is like a hug with soup in it. Hugs can come after the meal, too.
      Q<spoon> With the spoon in one hand, {Name} may feel ____.
      H<spoon> {helper} can do one bite for two of {his}. ~ That is fair work.
      H<spoon> {helper} can sit close, with empty hands.
      T<spoon> {he} can do the first three bites.
      T<spoon> {he} can choose a fork, a spoon or a finger.
      C<spoon> {he} can say, "One from me, one from you."
      A<spoon> The plate has some food on it, and so has the chin. Most of it got in. A spoon does not mind who holds it. After the meal there is a lap.
    `),
    '6-7': script(`
      D<crunch> When {Name eats} toast, the crunch is louder inside than outside. Some of the sound goes through the air, where anybody can hear it. The other part goes through the teeth and the bones of the head. Nobody else can hear that one. Soft food makes hardly any sound. It is felt more than it is heard.
      D<tries> A new food is a lot to find out at once. {his} eyes look at the shape, and the nose gets the smell. Fingers and lips find out if it is wet or rough. The tongue comes last. After all that, the brain often says no, because it is careful. A first taste can be as small as a grain of rice.
      D<tries> Ten tastes is an ordinary number for a new food. Some people need more. {Name} may be at number one, or at number six. Nobody can see that from outside. A taste can be as small as a grain of rice. It can come out again in a napkin, and it counts all the same.
      D<tries> Tongues are slow to make friends. On a Monday, {Name} may say no to a food. On another day there may be a lick, and later a bite. Each one counts as a meeting. After ten or so, strange food is often just food.
      D<root> A plate of food can hold a root, a seed and a flower. {Name} may have had all three in one week. A carrot is a root, and it grew in the dark. A pea is a seed, and it could have been a plant. Broccoli is a bunch of buds. It was picked before it had time to bloom.
      D<root> Before the plate there was a field. The food that {Name} eats stood there in rows, in sun and rain. Somebody picked it, and somebody drove it to a shop. It does not taste of the road. What it does taste of can be found out with a small bite.
      D<root> Part of {his} dinner was once under the ground. That part is called a root, and a carrot is one. Peas are seeds, and they grow in a pod with a row of others. Broccoli is a flower that is not open yet. Most people eat flowers without thinking about it. They just call it dinner.
      D<sweet> Why is it so hard to stop eating sweets? {his} tongue has a reason. Sweet is a taste that people like from birth. Long ago it was rare, and it meant ripe fruit. A tongue does not know about shops. It thinks that there may be none tomorrow.
      D<sweet> Some food is quick, and some food is slow. A sweet gives a bit of power, and then it is used up. {Name} may want the next one at once. Bread, beans and eggs are slow, and they last until the afternoon. A body can use both, in different amounts.
      D<sit> At a table people sit still and talk about things that are over. {Name} may think that food does not need all that. A body that sat all day would like to move. Dinner comes in between. Some families have a plan for it.
      D<sit> Dinner is two things at once, eating and being together. {Name} may be quick at the first one. The second one takes longer, and it has a lot of words in it. It gets better with a turn to talk.
      D<box> A lunch box knows what it was like at lunch. Some days it comes home nearly full. {Name} may have talked, or looked, or not liked the smell of the hall. Bread changes in a box too, and gets soft. There may be only twenty minutes. That is short for people who eat slowly.
      D<box> At home, {Name} may eat a thing that comes back from school uneaten. It is the same food, and it is not the same place. Noise and smells make some tummies shut. Small, dry things often work best there.
      P Other children may eat something that looks strange. They know it well, because they have it at home. At another table, other things look strange.
      P Most grown-ups have a food that they leave out. It may be olives, or mushrooms. Nobody asks them about it, because they do the shopping.
      P A person who cooks often looks at the first face at the table. Cooking can take an hour, and the cook is curious. A plain "no, thank you" is fine for a cook to hear.
      P Some people like each food in its own place. Some people stir it all together. Both kinds of people get full.
      P Cooks taste their food with a tiny spoon. They do it ten times before dinner. Even they make a face at times.
      P<sweet> People who make sweets test them for a long time. They stop when nobody can eat just one. So it is not a question of being weak.
      P<sweet> Grown-ups ask for cake and call it a small piece. They know the tongue that wants more.
      P<sit> Grown-ups look forward to dinner, because they can sit down at last. Then they hope that others would like it too.
      P<sit> A dinner with everybody in it is hard to plan. One is hungry, one is tired, and one has just sat down.
      P<box> Whoever packed the box thought about it in the evening. A full box makes them guess. They would rather know.
      P<box> Other children look at what is in the boxes around them. They want what is in the next one.
      Q When there is a new food on a plate, {Name} may feel ____.
      Q Just before a taste, {his} mouth may feel ____. It may be a small feeling or a big one.
      Q When someone says, "Just one bite," {Name} may feel ____. People can feel two things at once.
      Q<sweet> When there are sweets and the answer is "later", {Name} may feel ____.
      Q<sweet> After a lot of sweets, {his} tummy may feel ____.
      Q<sit> At the table, {his} legs may feel ____.
      Q<sit> When the talk goes on, {Name} may feel ____.
      Q<box> When the lid comes off, {Name} may feel ____.
      Q<box> In the middle of the noise, {his} tummy may feel ____.
      H {helper} can put a tiny piece on another plate. ~ There it can be looked at.
      H {helper} can put one well-known food on the table as well. ~ Then there is something for every tummy.
      H {helper} can make room for a small cook at the sink. ~ Hands that wash a food get to know it.
      H {helper} can cook the same food in two ways. ~ Soft and crunchy can be far apart.
      H {helper} can take the plate away with no talk about it. ~ Dinner can just be over.
      H<helper> {helper} can eat the same thing and talk about the day. ~ Food is easier with company.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      H<sweet> {helper} can fix a time for sweets that everybody knows. ~ Then there is nothing to argue about.
      H<sweet> {helper} can serve them as food and not as a prize. ~ Prizes taste better than they are.
      H<sit> {helper} can say when getting down is fine. ~ An end makes sitting easier.
      H<box> {helper} can pack the box together with {Name}. ~ People know best what they can eat in a hurry.
      H<sit> {helper} can ask something that is fun to answer. ~ "How was school?" is not one of those.
      H<box> {helper} can put in a little of what is easy to eat. ~ Little boxes look friendlier.
      T {he} can take a bite as small as a grain of rice. ~ It can come out again in a napkin.
      T {he} can smell a food and say what it smells like. ~ A lot of taste is smell.
      T {he} can draw a food before tasting it. ~ Drawing is a slow kind of looking.
      T {he} can say, "Not today, thank you." ~ Then it can come back another day.
      T {he} can break it open and look at the inside. ~ Inside is often another colour.
      T {he} can put it on the fork and put it down again. ~ That is more than yesterday.
      T<comforter> {he} can keep {comforter} on the next chair. ~ That is quiet company, and it eats nothing.
      T<quiet> {he} can spend the time before dinner {quiet}. ~ It helps to come to a meal with a calm head.
      T<doing> {he} can try {doing} before a taste. ~ It has helped before.
      T<sweet> {he} can choose one and eat it slowly, with nothing else going on. ~ That is how it tastes of most.
      T<sweet> {he} can ask, "When is the next time?" and put it on a calendar. ~ A wish with a date is quieter.
      T<sit> {he} can tell one thing from the day, and ask for one. ~ Then the talk is about something.
      T<box> {he} can start with the thing that is easiest to eat. ~ The first bite makes the next one easier.
      T<sit> {he} can run round the house twice before dinner. ~ After that, sitting is a rest.
      T<box> {he} can eat three bites first and then talk. ~ Talk does not get soft.
      C<crunch> {he} can think, "Only I can hear all of this crunch."
      C<tries> {he} can think, "One grain of rice, and it counts."
      C<tries> {he} can say, "My tongue will try a small one."
      C<root> {he} can ask, "Is this a root, a seed or a flower?"
      C<root> {he} can say, "Hello, carrot, welcome up here."
      C<topic> {he} can say, "Who wants to hear about {topic} while we eat?"
      C<sweet> {he} can think, "My tongue thinks there are none left. There are."
      C<sweet> {he} can think, "One, slowly, and then dinner."
      C<sit> {he} can think, "Ten minutes, one story, and down."
      C<box> {he} can think, "Lid off, one bite, then talk."
      A<crunch> A crunch belongs to the person who bites. One bite has one, and a whole slice has a lot. When somebody stops eating, it gets quiet, and that is fine too. The toast keeps its crunch until it gets cold.
      A<tries> Some foods become well known, and some just become less strange. Either way, it happens one small taste at a time. It is a good thing for a brain to be careful. A grain of rice is enough for today.
      A<tries> After many tastes, a food may turn out to be fine. It may also turn out not to be for {Name}. Both are things that a tongue found out. For something that big, a grain of rice was enough to begin.
      A<root> A carrot is in the dark for months, and nobody can hurry it. {Name is} finding out about food a little at a time. A look counts, and so does a bite. In a garden somewhere, a seed is turning into something else.
      A<root> Root, seed or flower, somebody waited for it to grow. It helps to know what a food was before it was a food. It can be eaten, or it can be looked at. In the ground, another carrot is getting longer.
      A<sweet> The tongue has had its say, and dinner is dinner. No food is a bad one, and no food is enough by itself. Sweets come round again. Nobody needs to keep one under the pillow.
      A<sweet> It was a small one, and it lasted for half a story. Somebody ate the others too fast and has none. In the bowl there are apples. They have been sweet all along, only slower.
      A<sit> The story was told, the plate is empty, and the chair is pushed in. Grown-ups may sit there until it gets dark. Dinner together was ten minutes long. That was enough to hear about the dog.
      A<box> The box comes home, with some of the food in it or none. Nobody is in trouble for a crust. A snack at four o'clock closes the gap. Tomorrow the box can hold less, and then it may come back empty.
      D<colour> There are foods that look alike and taste alike each time. {Name} may like those best. It makes sense, for a mouth likes to know what is coming. A berry is sweet one day and sour the next. A cracker is a cracker on each day of the week.
      C<colour> {he} can think, "This one I know. That one I can look at."
      A<colour> There is the food that keeps its word. Beside it lies a small bit of another one. It is fine to know it only by sight today. Some foods move in slowly.
      D<hidden> Food that nobody may see gets eaten fast. {Name} may know that from a biscuit, or some crisps. One ear listens for steps, so the tongue gets only half of it. It is over before it has begun. The same thing on a plate has more taste.
      D<hidden> A cupboard with sweet food in it can be heard from far away. At least it can seem so to {Name}. What is hard to get is more interesting, and that goes for all people. So it is hard to walk past. To take some is not a crime. It is easier to say than to hide.
      P<hidden> Grown-ups have hidden chocolate too. Some of them still do, behind the rice.
      P<hidden> Somebody who is cross about it is often more worried than cross. From outside, the two look alike.
      Q<hidden> In front of the cupboard, {Name} may feel ____. It may be hunger, and it may be something else.
      H<hidden> {helper} can fix a time for sweet food that everybody knows. ~ What is sure to come need not be hidden.
      H<hidden> {helper} can ask what the day was like. ~ A hard day can feel like hunger.
      T<hidden> {he} can say, "I took some." ~ Three words are quick, and then it is out.
      T<hidden> {he} can ask for something to eat when the tummy says so. ~ Asking is faster than hiding.
      C<hidden> {he} can think, "Is it my tummy, or was it the day?"
      A<hidden> The sentence is said, and the cupboard is only a cupboard. The next biscuit may come on a plate, with time to taste it. No food is bad, and nobody is bad for eating it. There is dinner for everyone in any case.
      D<full> {his} tummy sends a message when it has had enough food. The message is slow. It takes about twenty minutes to get to the head. When {he eats} fast, the plate is empty before the message comes. So it is hard for the head to know.
      P<full> Dogs eat fast in case another dog comes. Cats take small bites and go away in between. People do it in both ways.
      P<full> Hungry is not the only reason to eat. A long day or a good smell can do it too.
      Q<full> In the middle of a meal, {Name} may feel ____. A tummy has more words than "hungry" and "full".
      H<full> {helper} can keep meals at times that everyone knows. ~ What is sure to come need not be quick.
      H<full> {helper} can sit down as well and talk. ~ Talking makes a meal longer by itself.
      T<full> {he} can put the fork down in between and tell something. ~ Then the message has time.
      T<full> {he} can wait for one song, and then see if there is room. ~ If the tummy is hungry, there is more.
      C<full> {he} can think, "Tummy, what do you say?"
      A<full> The message comes when it comes, fast or slow. Each tummy has its own size, and it knows best. There is enough food for today and for tomorrow. So there is time to taste it.
    `),
    '8-10': script(`
      D<nose> A nose takes part in every meal, and {his} nose is no exception. The tongue can report only a few things, such as sweet, sour, salty and bitter. Whether something is strawberry or lemon is found out by the nose, from inside. That is why food tastes of so little during a cold. It is also why a strong smell can make a dish difficult before the first bite. By then, the nose has already tried it.
      D<nose> With the nose held shut, it is surprisingly hard to tell apple from raw potato. {Name} may know this from school, or from dinner. The tongue on its own reports only sweet, sour, salty, bitter and one or two other things. Everything else about a taste comes from the nose. Warm food smells more than cold food, so it also tastes of more. For some people that is exactly the trouble with it.
      D<bitter> Not every tongue at a table is tasting the same dinner. Children notice bitter things more strongly than adults do, and {Name} may notice them more than most. It depends partly on genes. Long ago it was useful, because many poisonous plants are bitter. Broccoli is harmless, but it is a little bitter too, and a tongue cannot read the label. So it sends a warning to be on the safe side.
      D<tries> Researchers have counted how many times children taste a new food before they are used to it. For many of them it is somewhere between eight and fifteen. {Name} may know a food that has been waiting at number two for years. The first few numbers are usually the hardest, because a brain is careful with things that it has not met. Each time that nothing happens, it becomes a little less strict. A taste counts even if it is no bigger than a grain of rice.
      D<tries> Number one is usually the worst. When {Name tastes} something new, the brain has no information about it, so it prefers to say no. At number four it has a little. Somewhere between eight and fifteen, many people notice that they have stopped making a face. Nobody can skip a number, but the tastes can be tiny. A piece as small as a grain of rice is enough to count.
      D<sweet> Human tongues have liked sweet food since long before there were shops, because sweet meant ripe and safe. {Name} has a tongue of that kind, and it behaves as if winter were coming. Manufacturers know this. They look for what is called the bliss point, the amount of sugar at which people eat most. So wanting more is not greed, only an old instinct and good engineering.
      D<hidden> Some food gets eaten in the kitchen, and some gets eaten where nobody sees it. If {Name has} done the second thing, it is not a crime, and it happens in a great many families. What is forbidden or scarce becomes more interesting, for children as for adults. Hiding it takes away most of the taste, since listening for footsteps is hard work. A sentence about it makes the next one easier.
      D<sit> Families have been eating together for longer than they have had chairs. The food is only half of it. {Name} may have a body that wants to move, and then the other half is long. There are questions, there is chewing, and in many homes nobody looks at anything that lights up. Researchers say that it does people good. They admit that it may not feel like it at the time.
      D<sit> There are reasons for not wanting to sit down to dinner, and {Name} may have one. It can be the noise, the questions, or somebody's mood. It may also be that something more interesting is waiting in another room. When the others know which of them it is, dinner can be changed. If not, everybody guesses.
      D<box> Many lunches make a round trip. They leave home in the morning, see the inside of a dining hall and come back untouched. {Name} may have reasons that do not show on the box. There is noise, there is a smell, or somebody comments on food. Some people cannot eat while others are watching. Knowing which reason it is makes a better lunch than another kind of bread.
      D<choice> What to eat, and what not to eat, is a question that {Name} may have thought about for a while. People have left out meat for thousands of years, for the sake of animals, the land or their faith. At home that is a practical question as well as a good one. Somebody cooks, somebody shops, and dinner is at six. A decision of that sort works best when it comes with a list.
      D<sweet> Waiting for sweet food has been studied with marshmallows. A child sits in front of one and may have two later. {Name} does not need to pass any test of that kind. It turned out that the children who waited mostly looked away, sang or sat on their hands. Sweet food within sight is hard for anybody, and out of sight it gets quieter.
      P Adults forget how strong things tasted when they were young. When they call something mild, they mean mild for an adult tongue. Many of them disliked mushrooms or cheese until they were grown up. Nobody kept a record of it, so they are hard to convince.
      P People who cook are often curious about the first ten seconds. An honest sentence helps them more than a silent face does. "It is too soft for me" is something that a cook can use. "Yuck" contains almost no information.
      P Other people at a meal are mostly interested in their own plates. A few may make a comment, usually because they like the dish and want company. They may not notice how it sounds from the other side. A joke about a plate is funnier to the person who makes it.
      P Friends have lists of their own. One picks out raisins, another cannot look at a mushroom, and a third eats only the middle of a sandwich. Each of them finds this quite normal. From outside, everybody's list looks a little odd.
      P Professional tasters spit out most of what they taste. They rinse with water and look bored. It shows that tasting and swallowing are two separate jobs.
      P<hidden> Adults keep chocolate behind the rice and think that nobody knows. They are in no position to be shocked. If they seem so, they are probably worried, which looks similar.
      P<sweet> Friends have different rules at home, from no sugar at all to a drawer for everybody. Neither kind stops thinking about it. Most people settle somewhere in between.
      P<sit> Adults ask about school at dinner because they were not there. It is meant as interest, and it sounds like a test. They can be told.
      P<sit> Many cooks mind an empty chair more than they show. They cooked for somebody.
      P<box> The person who packs it sees only the result. Four sandwiches that came home look like an opinion. They may have been a question of time.
      P<box> Pupils look into other people's boxes and make remarks, mostly from boredom. The food is not the reason.
      P<choice> Those who cook may hear it as a complaint. It is not one, and it helps to say so.
      P<choice> Friends may ask the same three questions. One of them is about bacon.
      Q Before a first bite, {Name} might notice ____. It may be in the nose, the throat or the stomach.
      Q When somebody watches a first bite, {Name} might feel ____. More than one word is possible.
      Q When there is something unfamiliar for dinner, {Name} might feel ____. It may change after the first minute.
      Q<hidden> With a packet open, {Name} might notice ____. Hungry, bored and sad can all feel alike.
      Q<hidden> When somebody asks about it, {Name} might feel ____.
      Q<sit> When dinner is called, {Name} might feel ____.
      Q<sit> At the table, {Name} might notice ____. It may be the noise or the mood.
      Q<box> At lunch, {Name} might notice ____. A stomach can close when it is loud.
      Q<box> When the box comes out of the bag at home, {Name} might feel ____.
      Q<choice> When it is discussed at dinner, {Name} might feel ____.
      Q<choice> In front of two pans, {Name} might feel ____.
      Q<sweet> When the answer is "later", {Name} might feel ____.
      H {helper} can put new things in a bowl in the middle. ~ Food that is not on a plate yet needs no excuse.
      H {helper} can suggest that plates are private during a meal. ~ It is surprising how much else there is to talk about.
      H {helper} can leave one dinner a week for {Name} to plan. ~ A person who plans a meal looks at food differently.
      H {helper} can make the same vegetable raw, boiled and roasted. ~ They hardly taste like one thing.
      H {helper} can take the plates away without a word about what is left. ~ Silence is a kindness at some tables.
      H<helper> {helper} can taste the new thing too and describe it honestly. ~ Adults are allowed to pull faces.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<hidden> {helper} can talk about it without any anger, and keep sweet things at times that everyone knows. ~ What is certain need not be hidden.
      H<hidden> {helper} can ask whether the days are hard in some other way. ~ If the secret eating goes on, a doctor is a good person to ask.
      H<sit> {helper} can ask what would make dinner easier, and change one thing. ~ It may be the questions.
      H<box> {helper} can ask about the place and not about the food. ~ The answer is often there.
      H<choice> {helper} can look up with {Name} what a growing body needs without meat. ~ Beans, eggs and nuts do a lot of the work.
      H<sit> {helper} can agree on how long it lasts, and on no phones for anybody. ~ A rule for all is easier to take.
      H<box> {helper} can hand over the packing for a week. ~ People eat what they have packed.
      H<choice> {helper} can agree on which dishes work for everybody. ~ There are more than people think.
      H<sweet> {helper} can fix the times for sweet things, so that nobody needs to ask. ~ What is certain is easier to wait for.
      H<sweet> {helper} can keep sweets out of sight and out of speeches. ~ Being seen and being talked about both make them bigger.
      T {he} can try a tiny piece and find three words for it, without "nice" and "horrible". ~ Describing is a different job from liking.
      T {he} can say, "Not today, thank you," and leave it there. ~ An answer for today is only for today.
      T {he} can hold the nose shut for the first bite and let go for the second. ~ It makes the taste smaller at the start.
      T {he} can ask to have things next to each other, not mixed. ~ It is a small request, and then every part can be seen.
      T {he} can dip one corner into a sauce that is known already. ~ A new thing is easier in old company.
      T {he} can rate a taste from one to ten and keep the list. ~ Numbers change more often than opinions.
      T<comforter> {he} can keep {comforter} within reach before a meal in a new place. ~ One familiar thing makes room for an unfamiliar one.
      T<quiet> {he} can spend ten minutes {quiet} before dinner. ~ It helps to come to a meal with a calm head.
      T<doing> {he} can try {doing} before the first bite. ~ It has helped before, so there is no need to invent something new.
      T<hidden> {he} can tell somebody, "I take some when nobody looks." ~ It is a short sentence, and it makes things easier.
      T<hidden> {he} can eat the next one at the table, slowly, with the wrapper in the bin. ~ It tastes of more there.
      T<sit> {he} can say which part of dinner is the hard one. ~ One part can be mended.
      T<box> {he} can say which two things are easy to eat in a hurry. ~ Two are enough for a start.
      T<choice> {he} can plan and cook one meal a week without meat for everybody. ~ A good dinner is a strong argument.
      T<sit> {he} can be the one who fetches things, and stand up once in the middle.
      T<sit> {he} can choose the subject for one dinner. ~ It may even be sharks.
      T<box> {he} can ask for a quieter place to eat. ~ Most schools have one.
      T<choice> {he} can read one page about it and tell it at dinner in three sentences. ~ Three get listened to.
      T<sweet> {he} can eat one sweet thing slowly, at the table, and notice when it stops being interesting. ~ It is usually sooner than expected.
      T<sweet> {he} can have something with bread or nuts in it first. ~ A full stomach asks more politely.
      C<nose> {he} can think, "My nose has had its turn, and the tongue is next."
      C<nose> Before a bite, {he} can think, "Nose first, and no hurry."
      C<bitter> When something is bitter, {he} can think, "Thank you, tongue, I have noticed."
      C<tries> {he} can think, "That was number four."
      C<tries> With a new food, {he} can think, "A grain of rice is a whole number."
      C<topic> When the talk turns to plates, {he} can say, "Did you know this about {topic}?"
      C<sweet> {he} can think, "It is an old tongue in a new shop."
      C<hidden> {he} can think, "Am I hungry, or is it something else?"
      C<sit> {he} can think, "Fifteen minutes, and no one has asked about school."
      C<box> {he} can think, "Two things, ten minutes, and then outside."
      C<choice> {he} can say, "This is what I would like to eat, and here is my list."
      C<sweet> {he} can think, "Out of sight, and it gets quieter."
      A<nose> Knowing about the nose does not make a food taste different, but it explains a lot. A smell becomes weaker after a few minutes, because a nose gets used to it. Somebody who only smells a new dish has already taken part in the meal. The nose counts as a guest.
      A<nose> Some dishes will go on being too much for one nose and just right for another. That is a fact about noses, and no opinion of the cook. A plate can be moved a little further away. The smell of toast, on the other hand, has hardly any enemies.
      A<bitter> A tongue is cautious because it has only one mouth to look after. Over the years most tongues become less strict about bitter food, and nobody can say exactly when. Until then, a careful tongue is a good thing to have. It is doing what tongues did long before there were labels.
      A<tries> Some foods will reach number fifteen, and some will stay at two. People grow up either way. What helps is that the number is counted quietly, without an audience. The next grain of rice can wait until {Name is} ready to taste it.
      A<tries> A taste that was horrible is still a number, and the number goes up. Nobody needs to enjoy it for it to count. One day a food may be familiar, and nobody will remember when it happened. On the plate it will be the same size as ever.
      A<hidden> No food is good or bad, and nobody is, for having eaten it. A plan that everybody knows takes the secret out of it, and with the secret goes part of the pull. What is on the table with everyone round it is for eating, and sometimes that is a biscuit.
      A<hidden> The wrappers are in the bin, and the sentence has been said. It may happen again, and then it can be said again. A body that gets regular meals stops behaving as if winter were coming. The tongue takes somewhat longer.
      A<sit> Dinner was a quarter of an hour, with potatoes. Somebody told a story that everyone knew, and somebody laughed at the wrong place. A table like that does not look like much. It is there again tomorrow, with one chair for each.
      A<box> The box is on the draining board again, with a crust in it. A body that missed lunch makes up for it by evening, mostly. If somebody spoils the lunches on purpose, a teacher can be told. The rest is packing.
      A<choice> Two pans on one stove are more work, and it can be done. On some plates there is meat, on some there is none. What stays the same is who sits there. Someone has already tried the beans.
      A<sweet> No food is good or bad, and sweets need no medal either. They come round again at their time, like Saturdays. In between there is dinner, which is less exciting and lasts longer. The tongue is already looking forward.
      D<colour> It is possible to sort food by how well it can be trusted. At the top {Name} may have things like bread, pasta and crackers. They taste the same every time. A tomato can be four different things in one week. Some tongues pick up bitter and sour more strongly than others, and they prefer reliable food. It is not about being fussy.
      C<colour> {he} can think, "Reliable food first, and one unknown beside it."
      A<colour> The reliable things are still on the plate, and nobody wants to take them away. One stranger is allowed to lie beside them without being eaten. Tongues change over the years, mostly when they are not pushed. Some people have met their favourite food that way.
      D<full> The stomach and the brain are connected, but the line is slow. It takes about twenty minutes for the news of a meal to arrive. If {Name eats} quickly, the plate may be empty before the brain has heard about it. Speed is often a habit, from a short lunch break or from brothers who are quicker. It can also mean that a body is growing, and then it simply needs more food.
      P<full> People who comment on amounts mean well and do not help. Hunger cannot be seen from across a table.
      P<full> Bodies grow in jumps. In the weeks before one, some people eat like two, and then it is over.
      Q<full> Halfway through a meal, {Name} might notice ____. There are more words for it than hungry and full.
      H<full> {helper} can keep regular meals with enough on the table, and leave out remarks. ~ What is certain can be eaten slowly.
      H<full> {helper} can ask a doctor if it is a worry to anybody. ~ It is a better place for the question than the table.
      T<full> {he} can put the fork down twice during dinner and say something. ~ The slow line catches up a little.
      T<full> {he} can wait ten minutes and ask the stomach again. ~ If it says yes, it is yes.
      C<full> {he} can think, "The news is on its way."
      A<full> A stomach tells the truth, only late. Nobody else can hear it, so nobody else can know how much is enough. There is food again tomorrow, at the usual times. In between, a meal can taste of something, and that takes longer than swallowing.
    `),
    '11+': script(`
      D<nose> Most of what is called taste is smell. {his} tongue can report sweet, sour, salty, bitter and one or two other things, and there its knowledge ends. All the rest comes from the nose, partly through the back of the mouth. This is why a cold makes dinner dull, and why a canteen can be hard to bear before anything has been eaten. Warm dishes give off more smell than cold ones. A sandwich is a quiet meal in that respect, and a curry is a loud one.
      D<bitter> A person who finds sprouts unbearable is not inventing it. The ability to taste bitterness depends on genes, and {Name} may have inherited a tongue that reports it loudly. Children and teenagers also tend to taste it more strongly than adults do. It was once a safety system, because many poisonous plants are bitter. The system cannot tell poison from a vegetable, so it warns against both. Two people can therefore eat from one bowl and have two different dinners.
      D<table> What people put on a plate seems to invite comments, and {Name has} probably heard a few of them over dinner. Some are meant as jokes, some as encouragement, and some are simply habit. Studies have found that pressure to eat something tends to make people like it less, even when the pressure is friendly. A taste is hard to notice while several faces are waiting for the result. The food itself has not changed. It has only acquired an audience.
      D<table> Almost every family has a sentence that is said at the table once a week. For {Name} it may be "you used to like that", or "just try it", or a look across the food. The people who say it hardly hear it any more. The person it is said to hears nothing else. Eating is a private decision that happens in public, at least once a day. It is no wonder that a comment can be harder to swallow than a bean.
      D<bitter> Supertasters are people with an unusual number of taste buds, and about one person in four is thought to be one. {Name} may or may not be among them. For such a tongue coffee sets off an alarm, grapefruit bites back, and food that others call plain has plenty going on in it. They often end up as careful eaters, and sometimes as cooks. The alarm cannot be heard, seen or proved at a dinner table. It can only be reported by the person who has the tongue.
      D<choice> Deciding what to eat, or what not to eat, is one of the first large decisions that a person can make alone. {Name} has reasons, to do with animals or the climate or simply with the look of it. Families tend to hear a judgement of their cooking, and answer with iron and protein. Both sides are partly right. A plate has ethics on it as well as vitamins, and somebody does the shopping.
      D<choice> An argument about food is usually an argument about several things at once: animals, money, health, and who decides at this table. {Name} may be talking about the first, while somebody at home is answering the last. It helps to take them one at a time. The health part can be looked up. The rest needs a dinner or two.
      D<hidden> A good deal of eating goes on where nobody sees it, in kitchens at night and in rooms with the door closed. If {Name is} one of the people who do that with food, it is worth knowing how ordinary it is, and how it works. What is rationed or watched becomes more interesting. Secrecy adds a hurry of its own, so that it is over before it has tasted of anything. It is a pattern more than a habit, and patterns can be talked about.
      D<hidden> Hunger is one reason for opening a packet, and there are others that look just like it, such as boredom, sadness or a long day. {Name} may know the moment, in a room with the door shut. Eating calms all of them for about ten minutes. It is not weakness. It is a body using what was within reach, and somebody could help it to reach further.
      P Adults often speak of a dish as if it had one taste and everyone received it. They have forgotten how strong things were at this age. What sounds like a verdict is sometimes only a memory with holes in it.
      P People who cook for others put time and hope into it, and a refusal can look like a bad mark for the cook. A specific reason is easier for them to hear than a general one. "Too slimy for me" is useful information, and it hurts nobody.
      P Friends in a canteen may notice an unusual lunch for about as long as it takes to unwrap their own. Some of them have lists of food they avoid and would rather not discuss. Hardly any list is as short as it looks.
      P Some people like to eat whatever is new, and they can be a little proud of it. Others prefer ten dishes they can rely on. Neither group knows what the food tastes like to the other.
      P People who judge food for a living take one mouthful, make a note and move on. They dislike plenty of it, and nobody asks them to finish. At a family table the rules seem stricter, although nobody there is being paid.
      P<choice> Parents often argue about food because food is how they looked after somebody for years. The objection is partly to being let go of. It does not make them wrong about iron.
      P<choice> Friends may be impressed, indifferent or full of jokes about lettuce. None of it is information.
      P<hidden> Adults who find the wrappers tend to make a short speech, and nearly all of it is worry. They often have a shelf of their own. It would be a better conversation if both shelves were in it.
      P<hidden> Doctors hear about secret eating so often that they have ordinary questions for it. They are not shocked, and they do not begin with weight.
      Q Before trying something unfamiliar, {Name} might notice ____. It is worth knowing whether that begins in the nose, the throat or the memory.
      Q When somebody comments on a plate, {Name} might feel ____. Embarrassment is one word for it, and irritation is another.
      Q At a meal in another home, {Name} might feel ____. It may depend on who is there and what is cooking.
      Q<choice> When the subject comes up again, {Name} might feel ____. Conviction and hunger can be hard to tell apart.
      Q<choice> When nobody argues, {Name} might notice ____.
      Q<hidden> With the door shut and a packet open, {Name} might notice ____. It is worth a word, whichever it is.
      Q<hidden> If somebody asked about it kindly, {Name} might feel ____.
      H {helper} can agree that plates are not discussed during a meal, and that goes for the plates of adults too. ~ The talk usually gets better.
      H {helper} can hand over the kitchen for one evening a week and eat what {Name decides} to make. ~ It is a new experience to be the one who hopes.
      H {helper} can name a few dishes in advance to the people who are inviting. ~ One message before is worth ten minutes of explanation at the door.
      H {helper} can serve things in separate bowls and let people build their own plates. ~ It takes the discussion out of the kitchen.
      H {helper} can put up with the same lunch for a term. ~ Boredom, when it comes, does its own work.
      H<helper> {helper} can stop asking for a while and wait to be told. ~ Tasting is easier without an audience.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      H<choice> {helper} can ask a doctor or a dietitian what to watch for at this age, so that it need not be argued. ~ Vitamin B12 is a fact and not an opinion.
      H<choice> {helper} can propose a trial of some months instead of a principle for life. ~ Trials produce facts.
      H<hidden> {helper} can talk about it at a calm time, without a word about weight or willpower. ~ Both of those make it worse.
      H<hidden> {helper} can come along to a doctor if it goes on or feels out of control. ~ It is a common reason to come, and there is help.
      T {he} can try something alone in the kitchen first, in any amount, with a glass of water ready. ~ An experiment needs no spectators.
      T {he} can say, "It looks good, and I am fine with this," and then ask a question about something else. ~ Most people will follow the question.
      T {he} can cook one dish that already works and change a single thing in it. ~ Small changes are easier to judge than big ones.
      T {he} can taste a new thing next to a familiar one and switch between them. ~ The familiar one keeps the mouth calm.
      T {he} can read how something was made before tasting it. ~ Information takes away some of the suspicion.
      T<comforter> {he} can leave {comforter} at home in a visible place for after a difficult meal. ~ It helps to know what comes afterwards.
      T<quiet> {he} can spend a quarter of an hour {quiet} before a long meal with company. ~ Patience is easier to bring than to find.
      T<doing> {he} can try {doing} before going in to dinner. ~ What already works is worth keeping.
      T<choice> {he} can take over two dinners a week, shopping included. ~ Convictions are more persuasive with lentils that taste of something.
      T<choice> {he} can put the reasons in one paragraph and leave it on the table. ~ Written reasons do not get louder.
      T<hidden> {he} can tell one person, "I eat in secret, and I would like it to stop being a secret." ~ That is most of the distance.
      T<hidden> {he} can eat regular meals for a week and see what happens at ten at night. ~ A body that was fed at six is calmer.
      C<nose> In front of a strong smell, {he} can think, "That is my nose talking, and it has a point."
      C<bitter> When something tastes of warning, {he} can think, "It is a good alarm, even when it is wrong."
      C<table> When a remark arrives, {he} can think, "They want company, not a report."
      C<table> {he} can say, "I will let you know if it changes."
      C<bitter> Before the first bite, {he} can think, "My tongue reads the small print."
      C<topic> When plates become the subject, {he} can think, "Here is a gap, and it is just the size of {topic}."
      C<choice> {he} can say, "I am not judging the table. I would like to eat at it."
      C<hidden> {he} can think, "Is it hunger, or is it the day?"
      C<hidden> {he} can think, "A secret needs a door. A sentence opens it."
      A<nose> A nose gets used to most things within minutes, which is why the cook no longer notices the smell at all. To sit further away, to open a window or to choose something cold is an ordinary way out. It is possible to like the company at a meal and leave the curry to others. Taste changes over the years, in both directions, and no one is keeping score.
      A<bitter> Tongues become less strict with time, and many adults can name the year in which they started to like olives. Others are still waiting, and they eat well in the meantime. A loud alarm is not a fault in a person. In a forest full of unknown berries, a tongue like that would have been the most useful one for miles.
      A<table> Habits of speech can change, usually after somebody has mentioned them once at a calm moment. Until then, a remark about a plate is mostly a clumsy way of saying that somebody is noticed. What goes into a mouth is decided by its owner. The rest of a meal is talk, and there are better subjects than a plate.
      A<table> Families are slow to notice that a person has changed, and tastes are only one example. There is no deadline for liking anything. A dinner can be a success with half of the dishes untouched, if the talk was good. The same remark will come round again next week, and it will find a slightly older audience.
      A<bitter> A sensitive tongue is inconvenient at other people's tables and useful in a kitchen. It notices when something has gone off, when the salt is missing and when the cook has changed the brand. Nobody on record likes everything that is food. There are a few thousand edible things, and a good life can be had with forty of them.
      A<choice> It is possible to eat in two ways at one table, and a good many families do. It takes a second pan and a certain amount of tact, on both sides. Food has been a matter of belief for as long as there has been food. People have gone on inviting each other all the same. The potatoes are for everyone.
      A<choice> Some people keep to it for life, and some for a spring. Neither makes the question a silly one. Whoever cooks gets to see what the decision involves, and whoever eats gets to taste it. Dinner goes on, with slightly more conversation and one pan more to wash. Somebody may ask for the recipe, and that is a kind of agreement.
      A<hidden> No food is forbidden or holy, and nobody becomes a worse person by the contents of a drawer. Told to somebody, it is an ordinary difficulty with ordinary help. The next meal is at the usual time. It can be eaten with the lights on, at whatever speed seems right, and nobody needs to count anything.
      A<hidden> It may take some weeks, and it need not go in a straight line. What changes first is that somebody knows. Food eaten in company tastes of more, even when the company is dull. There is a place at the table in any case, on good days and on the other ones. It does not depend on anything.
      D<fuel> A brain uses about a fifth of all the energy that a body takes in from food, and it does not keep much in store. In the morning {Name} may not be hungry in the least, which is common, since many bodies wake up from the inside out. By the third lesson the bill arrives. It can look like boredom, bad temper or a sudden need for crisps. Food that is quick is also quickly used up, so the next bill comes sooner.
      D<fuel> Most food for a quick bite is a masterpiece of engineering. Laboratories have worked on the crunch, the salt and the way a hand goes back into the bag. {Name} may have noticed how well they did it. It has one weakness, which is that it is over so soon. A body that gets little else keeps asking. It is not a matter of character. It is a matter of what was within reach at the time.
      P<fuel> Adults bring up breakfast because they have read that it is important. They say it at a moment when nobody can stand the sight of toast. The idea is better than the timing.
      P<fuel> Friends who live on a bag and a can look as if it agreed with them. At half past eleven some of them have a headache, and they do not connect the two.
      Q<fuel> In the middle of the morning, {Name} might notice ____. It is a useful thing to know about a body.
      H<fuel> {helper} can put something within reach that can be eaten on the way. ~ What is there gets eaten, and what is praised does not.
      H<fuel> {helper} can ask a doctor along with {Name} if food has become a hard subject. ~ It is an ordinary question, and there is good help.
      T<fuel> {he} can try one thing at break that lasts longer, such as bread or nuts, and see what eleven o'clock is like. ~ It is an experiment, and any result is fine.
      T<fuel> {he} can pack something in the evening for a morning without hunger. ~ It can be eaten when the body has woken up.
      C<fuel> {he} can think, "What was that last hour running on?"
      A<fuel> No food needs to be given up for any of this. Crisps are good at being crisps. A body does better with a few slower things alongside, at whatever time it can face them. What is worth eating in the morning is a question with many answers, and some of them fit in a pocket.
    `),
  },
};

/**
 * New and unwanted food. No food is good or bad here, nobody is praised for eating or for leaving, and bodies are not
 * mentioned: finding out is enough, and a taste may come out again.
 */
export const healthyEating: Frame = withScenes(
  own,
  goneOffIt,
  smallBites,
  sillyAtTheTable,
  forkOrFingers,
  hungryAtBedtime,
  plateAndScreen,
  beforeATummyWakes,
  roomForPudding,
  firstSpoonful,
  foodAtAParty,
  snacksAllDay,
  talksAtTea,
  slowBites,
  yuckFirst,
  greenOnThePlate,
  cupForThirst,
);

import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { roundTheLamp } from './round-the-lamp.ts';

/** Bees, wasps, beetles and other small things: what they are busy with, and how a person shares a garden with them. */
const own: Frame = {
  id: 'insects',
  name: 'Fear of insects',
  says: [
    'scared of bees',
    'afraid of wasps',
    'fear of insects',
    'fear of bugs',
    'wont go in the garden because of bees',
    'screams when she sees a fly',
    'hysterical about a moth in the bedroom',
    'runs away when a wasp comes to the table',
    'got stung by a bee last summer',
    'stung by a wasp and will not go outside',
    'afraid of ants on the path',
    'wont sit on the grass because of creepy crawlies',
    'beetles make him panic',
    'checks the bed for bugs',
    'swats at bees and runs into the road',
    'mosquitoes',
    'scared of ladybirds',
    'hates flies near his food',
    'cant eat outside because of wasps',
    'yellow jackets scare her',
    'scard of beez',
    'frightened of caterpillars at forest school',
  ],
  claims: {
    strong: [
      'moth',
      'moth in her room',
      'moth in his room',
      'bee',
      'wasp',
      'insect',
      'bug phobia',
      'scared of bug',
      'afraid of bug',
      'fear of bug',
      'hornet',
      'yellow jacket',
      'stung',
      'sting',
      'beetle',
      'creepy crawly',
      'creepy crawlies',
      'mosquito',
      'caterpillar',
      'scared of flies',
      'house fly',
      'ladybird',
      'cockroach',
      'moths',
      'a moth',
      'the moth',
      'ants',
      'an ant',
      'insects',
      'bugs',
      'of bugs',
      'flies near',
      'sees a fly',
      'beez',
      'bee sting',
      'bees',
      'wasps',
      'bumblebee',
      'stings',
      'spiders and bugs',
      'fly in the room',
      'butterflies',
      'worms',
      'snails scare',
      'snails',
      'scared of snails and worms',
      'afraid of worms',
      'afraid of snails',
      'hates slugs',
      'hates worms',
      'scared of snails',
      'scared of worms',
    ],
    cues: ['bug', 'fly', 'flies', 'buzz', 'swat'],
    not: [
      'sting allergy',
      'wasp allergy',
      'bee allergy',
      'allergic to',
      'epipen',
      'spelling bee',
      'spider',
      'bee costume',
      'tread on',
      'treads on snails',
      'pulls the legs off',
      'bed bug',
      'nettle sting',
      'jellyfish',
      'being',
      'butterflies in her tummy',
      'butterflies in his tummy',
      'snails on purpose',
      'ants in his pants',
      'ants in her pants',
      'bug him',
      'bugs me',
      'bugs him',
      'bugs her',
    ],
  },
  topicWords: [
    'bee',
    'wasp',
    'insect',
    'bug',
    'animal',
    'soft',
    'slide',
    'slime',
    'ant',
    'fly',
    'moth',
    'butterfly',
    'beetle',
    'ladybird',
    'mosquito',
    'daddy-long-legs',
    'caterpillar',
    'cockroach',
    'grasshopper',
    'dragonfly',
  ],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A startled body runs without looking, so near a road a grown-up walks on the kerb side and holds a hand; a step towards the wall is far enough, since a bee or wasp does not follow.',
    'Bees visit flowers for nectar and pollen and are not interested in people; most sting only when they are squeezed or their nest is in danger.',
    'Wasps look for sugar and meat; late in summer they come to tables more often. Waving and blowing make them more likely to sting.',
    'Advice: keep still or move away slowly and calmly; cover sweet drinks; wear shoes on grass; do not go near a nest.',
    'A sting hurts for a while; the place is cooled and a grown-up is told. A few people are allergic and have medicine for it with them.',
    'Insects that fly at night steer by light and get confused by lamps; a dark room and an open window let them out.',
    'The rule for small animals nobody knows is: look and do not touch, and ask a grown-up.',
    'Bees carry pollen, so that many fruits grow; on one trip a bee keeps to one kind of flower and carries the pollen on its hind legs; an insect has six legs.',
    'Fear of small creeping and flying animals is among the most common fears at all ages, and getting used to them from far away, step by step, makes it smaller.',
  ],
  threads: {
    road: 'a hand, a wall and the edge of a road, when something buzzes',
    kept: 'small animals that are kept in a box with a lid, in a class or at home',
    busy: 'what a small animal is busy with: bees and flowers',
    legs: 'six small legs on their way to somewhere else',
    still: 'arms down, slow, and room for whatever is flying by',
    sting: 'a sting, which is sharp and gets smaller',
    soft: 'a soft, slow animal without legs, and its wet road',
    way: 'a small animal that looks for the way out, this way and that way',
  },
  threadCues: {
    road: /\b(?:r[ua]ns?|runs off|ran|bolt\w*|dash\w*|darts?|flees?)\b[^.]{0,60}\b(?:roads?|streets?|traffic|cars?)\b/i,
    kept: /\b(?:stick|leaf) insects?\b|\b(?:class|school|teacher|nursery|they|we|brother|sister|classroom)\b[^.]{0,30}\b(?:keeps?|has|have|got|hatch\w*|rais\w*)\b[^.]{0,20}\b(?:insects?|caterpillars?|beetles?|ants?|mantis\w*|locusts?|crickets?|ladybirds?|snails?|worms?|bugs?)\b|\b(?:insects?|caterpillars?|beetles?|ants?|mantis\w*|locusts?|crickets?|ladybirds?|bugs?) (?:\w+ ){0,3}?(?:in|from) (?:a|the|their|his|her) (?:\w+ )?(?:tank|box|jar|vivarium|terrarium|classroom|class|cage)\b|\bant farm\b/,
    // Slugs, snails and worms have no legs to count and do not fly.
    soft: /\b(?:slugs?|snails?|(?:earth ?)?worms?|maggots?|leech(?:es)?)\b/,
    sting:
      /(?<!\b(?:never|not|n't) (?:been |got )?)\b(?:stung|sting$|stings? (?:on|hurt|swelled|last|yesterday)|got bitten|was bitten|bitten by|bit (?:him|her|them)|(?:trod|stepped|stood|sat|knelt) on (?:a|the) (?:bee|wasp|hornet|bumble ?bee))\b/,
    // True of every kind, so it is told beside whichever is named, and by itself of flies and moths.
    way: /^(?![^]*\b(?:r[ua]ns?|runs off|ran|bolt\w*|dash\w*|darts?|flees?)\b[^.]{0,60}\b(?:roads?|streets?|traffic|cars?)\b)[^]*?\b(?:bees?|wasps?|hornets?|bumble ?bees?|honey ?bees?|beetles?|bugs?|flies|fly(?:ing)? (?:in|around|round)|moths?|butterfl\w+|mosquito\w*|gnats?|midges?|daddy ?long ?legs|crane ?fl\w+|dragonfl\w+|lady(?:birds?|bugs?)|cockroach\w*|grasshoppers?|crickets?|earwigs?|stung|stings?)\b/,
    busy: /^(?![^]*\b(?:r[ua]ns?|runs off|ran|bolt\w*|dash\w*|darts?|flees?)\b[^.]{0,60}\b(?:roads?|streets?|traffic|cars?)\b)[^]*?\b(?:bees?|bumble ?bees?|honey ?bees?)\b/,
    legs: /^(?![^]*\b(?:r[ua]ns?|runs off|ran|bolt\w*|dash\w*|darts?|flees?)\b[^.]{0,60}\b(?:roads?|streets?|traffic|cars?)\b)[^]*?\b(?:(?:stick|leaf) insects?|mantis\w*|locusts?|ants?|beetles?|bugs?|lady(?:birds?|bugs?)|caterpillars?|crawl\w*|cockroach\w*|creep\w*|woodlice|grasshoppers?)\b/,
    still:
      /^(?![^]*\b(?:r[ua]ns?|runs off|ran|bolt\w*|dash\w*|darts?|flees?)\b[^.]{0,60}\b(?:roads?|streets?|traffic|cars?)\b)[^]*?\b(?:wasps?|hornets?|sting\w*|stung|buzz\w*)\b/,
  },
  onlyWhenSaid: ['kept', 'sting', 'soft', 'road'],
  tellsAlone: ['kept', 'soft', 'road'],
  roles: {
    // The kind that was named.
    bug: {
      fallback: { text: 'the bug' },
      cues: [
        { match: /\bants?\b/i, phrase: { text: 'the ant' } },
        { match: /\b(?:house ?)?fl(?:y|ies)\b/i, phrase: { text: 'the fly' } },
        { match: /\bmoths?\b/i, phrase: { text: 'the moth' } },
        { match: /\bwasps?\b/i, phrase: { text: 'the wasp' } },
        { match: /\bbees?\b/i, phrase: { text: 'the bee' } },
        { match: /\bbutterfl(?:y|ies)\b/i, phrase: { text: 'the butterfly' } },
        { match: /\bbeetles?\b/i, phrase: { text: 'the beetle' } },
        { match: /\blady ?(?:birds?|bugs?)\b/i, phrase: { text: 'the ladybird' } },
        { match: /\b(?:mosquito\w*|gnats?|midges?)\b/i, phrase: { text: 'the mosquito' } },
        { match: /\b(?:daddy ?long ?legs|crane ?fl\w+)\b/i, phrase: { text: 'the daddy-long-legs' } },
        { match: /\bcaterpillars?\b/i, phrase: { text: 'the caterpillar' } },
        { match: /\bcockroach\w*\b/i, phrase: { text: 'the cockroach' } },
        { match: /\bgrasshoppers?\b/i, phrase: { text: 'the grasshopper' } },
        { match: /\bdragonfl\w+\b/i, phrase: { text: 'the dragonfly' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'To the Wall, Not the Road', thread: 'road' },
      { text: 'Still, Still, Munch', thread: 'kept' },
      { text: 'Behind the Glass', thread: 'kept' },
      { text: 'Slide, Slide, Bye-Bye', thread: 'soft' },
      { text: 'A Shiny Wet Road', thread: 'soft' },
      { text: 'Which Way Is Home?', thread: 'way' },
      { text: 'This Way, That Way', thread: 'way' },
      { text: 'Ouch, and Then Smaller', thread: 'sting' },
      { text: 'A Sting Gets Smaller', thread: 'sting' },
      { text: 'Busy, Busy, Buzz', thread: 'busy' },
      { text: 'A Bee Has Work', thread: 'busy' },
      { text: 'Six Small Legs', thread: 'legs' },
      { text: 'Tip, Tip, Tip', thread: 'legs' },
      { text: 'Arms Down, Buzz By', thread: 'still' },
      { text: 'Slow, Slow, and Off It Goes', thread: 'still' },
      { text: '{name} and the Bugs' },
      { text: 'Small Legs in the Garden' },
    ],
    older: [
      { text: 'Which Way to Step', thread: 'road' },
      { text: 'Away from the Kerb', thread: 'road' },
      { text: 'A Box of Small Animals', thread: 'kept' },
      { text: 'Two Sides of a Glass', thread: 'kept' },
      { text: 'No Legs, No Hurry', thread: 'soft' },
      { text: 'A Silver Line on the Path', thread: 'soft' },
      { text: 'The Way Out', thread: 'way' },
      { text: 'A Wrong Turn', thread: 'way' },
      { text: 'How a Sting Goes', thread: 'sting' },
      { text: 'So Many Flowers to Do', thread: 'busy' },
      { text: 'What the Bee Is After', thread: 'busy' },
      { text: 'A Wrong Turn on Six Legs', thread: 'legs' },
      { text: 'Where Is It Going?', thread: 'legs' },
      { text: 'The Slow Way Past a Wasp', thread: 'still' },
      { text: 'Not a Flower', thread: 'still' },
      { text: 'A Wasp at the Table', thread: 'still' },
      { text: 'Wasps and Sugar', thread: 'still' },
      { text: '{name} and the Small Animals' },
      { text: 'Small Neighbours' },
    ],
  },
  benefits: [
    'Says what small animals are busy with, which is hardly ever people.',
    'Gives {name} one safe way to act, and one sentence to think.',
    'Leaves it to {name} how near is near enough.',
  ],
  talk: {
    young: [
      'What does the small animal want?',
      'How does {name} feel when something small is near?',
      'Shall we look at a bug from far away and count its legs?',
    ],
    older: [
      'What can people do when an insect comes close?',
      'Which word went into the blank, and is it the same from further away?',
      'Shall we look one of them up and find out what it eats?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'kneel',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['flower', 'magnifying-glass'],
  },
  text: {
    '2-3': script(`
      D<busy> Bzz! That is a bee. {Name} may see it. The bee sees a flower. It sits on the flower. Busy, busy bee.
      D<legs> Look, {bug}! {Name} may see it. Six small legs go tip, tip, tip. Up a leaf it goes. Tip, tip, tip.
      D<way> Look, {bug}! {Name} may see it. This way? That way? It looks for the way home.
      D<still> Bzz, bzz! A bee flies by. {Name is} still. Arms down, down. The bee goes round. Then it goes on.
      P Some children like bugs. Some like to look from far.
      P Bees like flowers. Ants like crumbs.
      P Bugs are small. To a bug, people are big.
      Q Near a bug, {Name} may feel ____.
      Q At a loud bzz, {Name} may feel ____.
      Q Near six legs, {his} tummy may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can go in with {him}.
      H {helper} can take it out.
      H<helper> {helper} can say, "Busy bug."
      T {he} can keep arms down.
      T {he} can look from far away.
      T {he} can call a grown-up.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<busy> {he} can say, "Busy, busy, bye."
      C<legs> {he} can say, "Tip, tip, bye-bye."
      C<way> {he} can say, "Home is that way."
      C<still> {he} can say, "Arms down, bye-bye."
      C<topic> {he} can think about {topic}.
      A<busy> Bzz, bzz, off it goes. The bee has work. There is a flower. Bye-bye, bee.
      A<legs> Tip, tip, tip, all gone. {bug is} on a leaf. The leaf is its home. Bye-bye, small one.
      A<way> This way, that way, gone. {bug has} found the way. It is on its way home. Bye-bye, small one.
      A<still> Bzz, bzz, all gone. The bee is far away. Here is {Name}. Hello, garden.
      D<sting> Ouch! A bug can sting. {Name} may think of it. It was sharp. Now it gets small.
      C<sting> {he} can say, "Ouch, small, all gone."
      A<sting> Ouch, and then small. The bug flew off. Cold water is nice. All gone, ouch.
      D<soft> Look, a soft thing. {Name} may see it. It is wet and slow. It is on its way. Slide, slide, it goes.
      D<soft> It has no legs. It slides on its tummy. {Name} may see that. It likes wet leaves. It looks for some.
      P<soft> Small soft animals like the rain.
      P<soft> Birds look at it too. Some like it a lot.
      Q<soft> Near the slow thing, {Name} may feel ____.
      Q<soft> On a wet day, {Name} may feel ____.
      H<soft> {helper} can go round it too.
      H<soft> {helper} can look from here too.
      T<soft> {he} can say, "Far off, please."
      T<soft> {he} can go round it.
      T<soft,comforter> {he} can hold {comforter}.
      C<soft> {he} can say, "Slide, slide, bye-bye."
      A<soft> Slide, slide, under a leaf. It is home now. The way is free. Bye-bye, soft thing.
      D<busy> Here is a flower. In goes a bee. {Name} may see it. Out it comes, all yellow. On to the next one!
    `),
    '4-5': script(`
      D<busy> Bzz, goes a bee. {Name} may see it come. A bee wants the sweet drop in a flower. Then it wants the next one. It flies to fifty flowers before it goes home. It has no time for people.
      D<legs> A bug has six legs and not one shoe. {Name} may see one go by on the ground. Tip, tip, tip, it goes round a crumb. It looks for something to eat. It has no idea that people are there.
      D<way> In a room, {bug} can lose its way. It goes left, and it goes right, and {Name} may see it. It is not looking for people. It looks for a leaf, or for a gap. It would like to be gone.
      D<still> A wasp likes jam, and so it comes to tables. {Name} may want to wave it away. But arms that wave make a wasp cross. Slow arms are best. Then the wasp looks at the jam and flies off.
      P To a bug, a person is as big as a house. Most bugs would like to get away. They just do not know where to go.
      P Lots of grown-ups do not like moths. They ask someone else to take them out. They are glad when it is done.
      P Some children bend down and look at bugs. Some would rather sit on a chair. Both are good at being children.
      Q When something small comes near, {Name} may feel ____.
      Q With a bug close by, {his} body may feel ____.
      Q Where bugs are about, {Name} may feel ____.
      H {helper} can help it on its way. ~ It would like to go, so that is best for all.
      H {helper} can shut a lid, a lamp or a door. ~ That helps, because bugs come to what is sweet or light.
      H {helper} can go a bit further off with {him}. ~ Slow steps are best.
      H<helper> {helper} can look up what it is with {him}. ~ A bug with a name is less strange.
      H<adult> {helper} can help when there are bugs. ~ What has helped before is {adult}.
      T {he} can put both arms down and wait.
      T {he} can call, "It is here, please come!"
      T {he} can look from far away and count legs.
      T<comforter> {he} can hold {comforter} and wait.
      T<doing> {he} can try {doing} when it is all too much.
      C<busy> {he} can think, "It has fifty flowers to do."
      C<legs> {he} can say, "Six legs, and off it goes."
      C<way> {he} can think, "It wants to go, and so do I."
      C<still> {he} can think, "Arms down, I am not jam."
      C<topic> {he} can wait and think about {topic}.
      A<busy> The bee has gone to the next flower, and the next. Its day is full. So there are apples and plums to eat later. A garden is good for bees and for {Name}.
      A<legs> {bug has} gone under a leaf. It is dark and nice in there. All six legs have a rest. {Name} is up here, and {bug is} down there.
      A<way> Left, right, and then it was gone. There was a way, and {bug has} found it. Now there is room for {Name} and room for {bug}. They did not need to say hello.
      A<still> The wasp has had a look, and it is gone. There is still jam, and there is still bread. Slow arms are a good trick. Wasps fly by, and people eat on.
      D<sting> A sting is sharp, and it comes fast. {Name} may know how that is. A wasp or a bee stings when it has a fright. It does not look for people. After a sting there is a cold cloth, and it gets smaller.
      C<sting> {he} can think, "It was sharp, and it got small."
      A<sting> The spot is small now, or gone. The wasp has forgotten it. The garden is there, and a door to it. It is fine to stand in the door first and look.
      D<soft> After the rain, soft animals come out. {Name} may see one on the path. It has no legs, so it slides. It makes its own wet road to slide on. It does not bite. It is too slow to run after people.
      D<soft> A soft animal has no coat and no legs. {Name} may not want to touch it, and that is fine. It does not want to be touched. It likes it wet and dark. It is looking for a leaf.
      P<soft> It feels with its front end. It can find out what is wet and what is dry. It does not know what a child is.
      P<soft> Some people like soft wet things, and some do not. Gardeners are of two minds about them.
      Q<soft> When a slow wet thing is near, {Name} may feel ____.
      Q<soft> When it goes under a leaf, {Name} may feel ____.
      H<soft> {helper} can go round it with {him}. ~ The path is wide.
      H<soft> {helper} can put it under a leaf with a stick. ~ Then it is where it likes to be.
      T<soft> {he} can take one big step to the side.
      T<soft> {he} can look from far away and see how slow it is.
      T<soft,comforter> {he} can hug {comforter}, which is soft and dry.
      C<soft> {he} can think, "I can go round you."
      A<soft> It slides on, and one long wet line stays behind. The line shines in the sun. The soft animal has gone under a leaf. The path is free for shoes again.
      D<busy> A bee has a bag on each back leg. {Name} may see it, yellow and small. The dust of fifty flowers goes in there. Then the bee is heavy, and it flies home. It has no time to play with people.
      D<kept> Some bugs live in a box with a lid. {Name} may see it across the room. The bugs have leaves in there, and that is all they want. They sit so still that they are hard to find. Munch, munch, and then still again.
      D<kept> There is a glass wall between bugs in a box and people. {Name} may look, or look away. On that side there are leaves and six legs. On this side there are chairs and children. The lid is shut.
      P<kept> One child may like to hold a bug. The next child likes it best with the lid on. A class has room for both.
      P<kept> The bugs do not know who is looking. They feel for a leaf with their front legs.
      Q<kept> When the lid is off, {Name} may feel ____.
      Q<kept> With the box over there, {Name} may feel ____.
      H<kept> {helper} can say when the lid comes off. ~ Then it is no surprise.
      H<kept> {helper} can find a place further away. ~ Far is a good place to look from.
      T<kept> {he} can choose how near is near enough.
      T<kept> {he} can say, "I will look from here."
      T<kept,comforter> {he} can hold {comforter} and look from far away.
      C<kept> {he} can think, "They are in there, and I am out here."
      C<kept> {he} can say, "Lid on, leaves in, good."
      A<kept> Munch, munch, and one more leaf is gone. The bugs stay in, with the lid on top. They like their leaves, and people like their lunch. Looking from far away is looking too.
      A<kept> The bugs sit still behind the glass. They have a small wet green house. Out here there is a lot of room. The glass stays in between.
      D<road> A bee goes by, and legs want to run. {his} legs may run before the eyes can look. Near a road, that is not safe. Cars cannot stop fast. A bee flies past. A step to the wall is far enough.
      P<road> A bee does not run after people. It has flowers to go to.
      P<road> Drivers cannot see a bee. They only see the road.
      Q<road> When it buzzes, {his} legs may feel ____.
      H<road> {helper} can hold a hand by the road.
      H<road> {helper} can say "wall" when a bee comes.
      T<road> {he} can step to the wall and stand.
      C<road> {he} can say, "Bee, wall, wait."
      A<road> The bee is gone, and feet are by the wall. The cars went by as well. It is fine to be scared of a bee. The wall is a good place for it.
    `),
    '6-7': script(`
      D<busy> What does a bee want? It wants sugar from a hundred flowers in one trip. If it flies round {his} head, it is checking for a flower. A bright cap can look a bit like one. A short look shows the bee that it is not.
      D<legs> How can anybody tell what it is? {Name} may count the legs. Six legs mean an insect, like an ant, a beetle or a moth. Most insects want three things, which are food, a dry place and no birds. People are not on the list.
      D<way> Near people, {bug} is mostly lost. It goes to and fro, because it cannot tell a window from the sky. {Name} may think that it comes closer on purpose. To {bug}, people are just big things in the way. It is looking for a way round them.
      D<still> First there is a buzz, and then a wasp comes to a table outside. It can smell lemonade. Next it flies round {his} plate and looks. If hands hit the air, it may get a fright and sting. If all is slow and calm, it looks at the plate and leaves.
      P Grown-ups can be afraid of moths, mice or wasps. They may jump on a chair and laugh about it later. Small things that move fast surprise people of all sizes.
      P<busy> People who keep bees walk slowly, as if they had all day. They have learnt it from the bees. Now and then they get stung, put something cold on it and go on.
      P A friend may pick up beetles and give them names. That does not mean that beetles are easy for everybody. People have different lists of things they like to hold.
      Q When something small comes close, {Name} may feel ____.
      Q With an insect nearby, {Name} may feel ____. Skin can tickle without anything on it.
      Q When nothing is there any more, {his} body may feel ____.
      H {helper} can help the animal on its way. ~ Most times it takes less than a minute.
      H {helper} can find out what the small animal is looking for. ~ It is hardly ever a person.
      H {helper} can go somewhere else with {him} for a bit. ~ It helps to know that there is a way out.
      H<helper> {helper} can put something cold on a sting and stay near. ~ Most stings hurt for a while and then less.
      H<adult> {helper} can help when something flies or crawls. ~ A good start is {adult}.
      T {he} can put {his} hands down and move away slowly. ~ Slow things are not exciting.
      T {he} can tell a grown-up where it is. ~ Somebody else can do the carrying.
      T {he} can look from three steps away and count the legs. ~ Counting is a calm sort of looking.
      T<comforter> {he} can hold {comforter} until it has flown on. ~ Hands that hold something do not wave.
      T<doing> {he} can try {doing} when it is hard. ~ It has helped before.
      C<busy> {he} can think, "It is looking for a flower, and I am not one."
      C<legs> {he} can think, "Six legs, and a list without me on it."
      C<way> {he} can think, "It is lost. The way out is over there."
      C<still> {he} can think, "Slow as a snail, and it flies off."
      C<topic> Until it goes, {he} can think about {topic}.
      A<busy> The bee has found a real flower, and {Name} is forgotten. Bees have small heads with room for flowers and the way home. Because of them there will be plums. A garden can be a good place for both of them.
      A<legs> {bug has} found a crack that is just the right size. In there it is dry, and there are no birds. That was all it wanted. Out here there is a lot of room for two legs.
      A<way> It went left, it went right, and then it went out. Nobody needed to be friends with it. {bug has} a place outside again, and the people have theirs inside. A gap or a window is often all it takes.
      A<still> The wasp has looked at everything and found nothing it wanted. It flies off to look at other people's plates. Calm is a good thing to have at a table with small guests. After that people go on with lunch, and with playing.
      D<sting> A sting is a small insect's way to say "Help, too close!" It is sharp, then hot, then itchy. {Name} may know these three well. Each of them gets weaker. The skin forgets it in some days, and the head may take longer.
      C<sting> {he} can think, "Sharp, hot, itchy, gone."
      A<sting> Sharp, hot, itchy, and then it is over. Most days in a garden have no sting in them at all. An insect wants flowers and jam, and room to fly. Going out can start with five minutes and shoes on.
      D<soft> Some small animals have no legs and no coat. {Name} may find them too wet to look at, and many people do. They come out when it rains, since dry air is bad for soft skin. They do not bite and they do not jump. The fastest of them needs a long time for one metre.
      D<soft> A slug has one foot, and the foot is all of its belly. {Name} may meet one, or a worm or a snail, on a wet path. Soft animals like that make slime, and then a rough path does not hurt. It is their shoe and their road. It feels odd to people, and it does no harm.
      P<soft> Such an animal can tell light from dark and wet from dry. That is about all it needs to know. It has no idea that somebody is looking.
      P<soft> Soft things with no face are hard for people to read. A dog shows if it is friendly. With these nobody can tell. They have no way of being cross.
      Q<soft> When one lies on the path, {Name} may feel ____.
      Q<soft> After some steps to the side, {Name} may feel ____. It may be smaller by then.
      H<soft> {helper} can move it with a leaf. ~ Then nobody steps on it.
      H<soft> {helper} can look up with {him} what it eats. ~ Known animals are less odd.
      T<soft> {he} can choose how far away is far enough. ~ It does not come after anybody.
      T<soft> {he} can count how long it takes for the length of a shoe. ~ It is a slow race.
      T<soft,comforter> {he} can hold {comforter} at home, which is soft and dry.
      C<soft> {he} can think, "No legs, no hurry, no harm."
      A<soft> The wet line on the path shows where it went. The animal has found a leaf to be under. {Name} may go round the next one as well. There is plenty of path for both.
      D<busy> A bee has two small baskets, one on each back leg. {Name} may see them when it sits on a flower. They fill up with yellow dust. With full baskets a bee is slow and heavy. If it flies past a head, it is looking for a flower.
      D<kept> Some insects are kept in a box, so that people can look at them. {Name} may know one that stands near. In there it is a small wood with leaves and a lid. The insects eat, sit still and eat again. They have no plans outside.
      D<kept> What does an insect in a tank do all day? It sits, and it eats a hole in a leaf. {Name} may not like the legs, and that is all right. The glass keeps the two sides apart. The one side has twigs, and the other has coats and chairs.
      P<kept> Some children put out a hand and let one walk on it. Others like the glass in between. Both have seen an insect.
      P<kept> An insect in a tank does not look for people. It looks for a leaf like the last one.
      Q<kept> With the box in the same room, {Name} may feel ____.
      Q<kept> When somebody takes one out, {Name} may feel ____. It may be in the skin.
      H<kept> {helper} can tell {him} before the lid is opened. ~ Knowing when is half of it.
      H<kept> {helper} can find a seat with more room in between. ~ Feeding can be somebody else's job.
      T<kept> {he} can look from the place that feels all right. ~ It can be a step nearer next week, or the same.
      T<kept> {he} can say, "Please hold it over there." ~ That is a fair thing to ask.
      T<kept,comforter> {he} can hold {comforter} and look from where it is good.
      C<kept> {he} can think, "Lid on. They are there, and I am here."
      C<kept> {he} can think, "It wants a leaf, and that is all."
      A<kept> At the end of the day the leaves have new holes. The insects have hardly moved. The lid is on, and the room belongs to the people. Knowing about an animal is fine without touching it.
      A<kept> Somebody brings new twigs and shuts the lid. The insects begin at the edge of a leaf and go on. Out here the chairs go up on the tables. It was a day with glass in between.
      D<road> When a bee buzzes, a body wants to get away fast. {his} legs may be off before there is a thought. By a road, that is not safe. A car needs a long way to stop. A bee does not come after anybody. So one step is enough, away from the road.
      P<road> Drivers do not see bees. They see a child only when the child is there. That is why feet stay off the road.
      P<road> A bee turns round a person as it turns round a post. After two seconds it is somewhere else.
      Q<road> When it buzzes near an ear, {his} legs may feel ____.
      Q<road> By the wall, {Name} may feel ____. It may get smaller there.
      H<road> {helper} can walk on the side where the cars are. ~ Then the way to run is the safe one.
      H<road> {helper} can try the step with {him} on a day without bees.
      T<road> {he} can take one step to the wall or the hedge and stop.
      T<road> {he} can grab a hand and hold on tight.
      C<road> {he} can think, "Step to the wall. The bee flies on."
      A<road> The bee is at a flower, and it has forgotten the whole thing. Two feet stand beside a wall. They know which way to go next time it buzzes. The cars drive by, on the other side of a hand.
    `),
    '8-10': script(`
      D<busy> In its whole life, a honeybee makes less than a teaspoon of honey, out of thousands of flowers. So when a bee comes close to {Name}, it is at work and has taken a wrong turn. It may circle once or twice, because scent and bright colours confuse it. Its sting is for defending the nest. Most honeybees keep it for that. Somebody who is far from the nest and keeps still is no enemy.
      D<legs> There are more than a billion insects for every person on Earth, and nearly all of them stay away. {Name} may meet the few that take a wrong turn. Each has six legs, feelers that smell, and eyes made of hundreds of tiny eyes. What it sees of a person is mostly a large dark movement. So it runs in whatever direction seems to be away. Sometimes it guesses badly.
      D<way> Most meetings between people and {bug} are accidents. An insect steers by light and smell, and neither of them works well around houses and picnics. {Name} may see it turn and turn again, and that looks like an attack. In fact it is a search. It has tried three directions, and one of them happened to be this one.
      D<still> Why do wasps come to the table in late summer? Earlier in the year they hunt flies for their young. Later {Name} may find one on a plate, because now it wants sugar for itself. Blowing at it is a bad idea, since the breath of large animals means danger to a wasp. Moving slowly means nothing to it at all.
      P Being afraid of wasps or beetles is among the most common fears in the world. Researchers think that people learn it quickly because a few of these animals can hurt. It makes sense to be careful. A brain can simply be too good at it.
      P Grown-ups who say "it is more afraid of you" are nearly right. An insect has too small a brain for much fear. It does fly off, though, and that is the part that counts. Most people forget to watch it leave.
      P Someone who likes beetles sees colours, feelers and a clever pair of wings. Another person sees legs. They are looking at the same animal. Knowing its name can move a person a little from the second group to the first.
      Q When something small goes past, {Name} might feel ____. Ears or skin often know it before eyes do.
      Q Knowing that there is one close by, {Name} may feel ____. It can be worse when it is out of sight.
      Q Some time later, {his} skin may feel ____. Skin makes things up when it is worried.
      H {helper} can catch what has come in and let it out. ~ It is quicker than looking for it later.
      H {helper} can show {him} how a sting is cooled, and what else is done. ~ Knowing what comes afterwards makes the before smaller.
      H {helper} can look for a place with fewer of them about, away from bins and clover. ~ Insects have favourite restaurants too.
      H<helper> {helper} can find out with {him} what kind it is. ~ An animal with a name has a list of habits, and most are dull.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can lower {his} hands and take three slow steps away. ~ To most insects, a slow person is furniture.
      T {he} can watch from a distance that feels all right, and write down what it does. ~ Scientists began like that, and some of them began scared.
      T {he} can say where it is and let somebody else do the rest. ~ Bees divide up their work as well.
      T<comforter> {he} can hold {comforter} until it has gone. ~ It keeps both hands slow.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      C<busy> {he} can think, "Wrong turn, no flower here, carry on."
      C<legs> {he} can think, "It saw something big, and it guessed badly."
      C<way> {he} can think, "It is searching, and not for me."
      C<still> {he} can think, "I am furniture, and furniture does not wave."
      C<topic> Until it has gone, {he} can think about {topic}.
      A<busy> The bee has corrected its course. Before evening it will have seen more flowers than most people see in a year. Nobody needs to love it for that. A garden has room for those who work there and those who sit at the other end.
      A<legs> Somewhere out of sight the insect cleans its feelers, one after the other. It does that when things have settled down. Up here somebody may shake out a sock and breathe out. Both of them have had a surprise, and both have homes to go to.
      A<way> At the fourth try {bug} found the gap and did not look back. Showing an insect the way out takes an open window, a glass and a card, or simply some space. None of it requires bravery. Afterwards both sides have the part of the world that suits them.
      A<still> In October the wasps are gone. Until then there are lids, slow hands and tables near the door. A sting can happen, and then there is something cold and somebody who helps. Most picnics have small guests and end with crumbs.
      D<sting> Wasps and bees sting in self-defence, mostly when they are squeezed or swatted. For {Name} the reason hardly mattered at the time. A tiny amount of fluid gets under the skin, and the body answers with heat and swelling. That is the body at work. The sharp part lasts minutes, the itching some days, and being careful a good deal longer.
      C<sting> {he} can think, "That was one insect, having a bad day."
      A<sting> The mark fades, and the caution can shrink after it. Most people are stung a few times in their lives and spend thousands of days outdoors. Insects have their own errands. Long sleeves and a lid on the juice are fair arrangements between the two sides.
      D<soft> Animals without bones, legs or fur have one thing in common with people. They dislike being touched by something dry and warm. {Name} may find one on a wet path and feel it in the spine, and that is a common reaction. A slug, a worm or a snail moves on a layer of slime that it makes itself. It is a shoe, a road and a raincoat in one. To anybody who looks at it, it does nothing.
      D<soft> The top speed of a soft garden animal is about a centimetre in five seconds. {Name} could set out late and still keep ahead of it for a lifetime. It has no legs, it does not jump, and it has no interest in shoes. What it is looking for is something wet to hide under before the sun comes. Of all the animals in a garden, it is the easiest to get away from.
      P<soft> People can read a face, even that of a goldfish. Something soft without one gives them nothing to go by, and then the mind fills in the rest. It tends to exaggerate.
      P<soft> Gardeners complain about slugs and are pleased about worms. From the animal's side there is no difference, as both are only having supper.
      Q<soft> When one lies across the path, {Name} might feel ____.
      Q<soft> From three steps away, {Name} might notice ____. Distance changes a good deal.
      H<soft> {helper} can move it aside with a leaf or a stick. ~ It saves the animal as well.
      H<soft> {helper} can find out one odd fact about it. ~ Some have thousands of teeth and no idea what to do about people.
      T<soft> {he} can decide on a distance and keep it. ~ It is an easy animal to keep a distance from.
      T<soft> {he} can time it along a stick, from a good way off. ~ Numbers calm the spine.
      T<soft,comforter> {he} can have {comforter} at home, which is soft and stays dry.
      C<soft> {he} can think, "One centimetre in five seconds. I have time."
      A<soft> A silver line crosses the path and ends under a leaf. Whoever made it has arrived and will stay until the next rain. It can go on being an animal to walk round. Its whole plan for the day was a leaf.
      D<busy> A bee on a flower is at work, and the work has a route. {Name} may see it go from flower to flower of the same kind, as if by a list. On its back legs are two baskets for pollen. When a bee comes close to a person, it has taken a wrong turn and corrects it soon. There is little room in such a day for anything but flowers.
      D<kept> An insect in a tank has a quiet life. It eats leaves, keeps still and hopes to be taken for a twig or a stone. {Name} may find it hard to share a room with it, because such an animal is so hard to see. That is how it stays alive outdoors. In the tank there is nobody to hide from, and it goes on hiding.
      D<kept> Some small animals are kept to be looked at, with a lid and a list of who feeds them. {Name} may be glad of the lid. Nearly everything they do happens slowly, and most of it is eating. Insects kept like that do not bite through glass or make plans. What makes them difficult is mostly the legs.
      P<kept> Those who let one walk over a sleeve are not braver. Their skin reports something else. It is the same animal and the same number of feet.
      P<kept> Whoever keeps insects likes them, and may forget that others do not. A person like that is usually glad of a hint. Rules about the lid are easily made.
      Q<kept> When somebody lifts the lid, {Name} might feel ____. Skin often answers first.
      Q<kept> With the tank in the same room, {Name} may feel ____. It can be easier to have it in view.
      H<kept> {helper} can make a rule that the lid comes off only after a word of warning. ~ A surprise is the worst part.
      H<kept> {helper} can find {him} a seat with a good distance. ~ Feeding needs only two people.
      T<kept> {he} can choose a distance, and look from there for as long as one breath. ~ The distance may shrink or stay.
      T<kept> {he} can draw one from across the room. ~ Somebody who draws looks at lines and not at legs.
      T<kept,comforter> {he} can hold {comforter} and look from the place {he} can choose.
      C<kept> {he} can think, "Lid on, leaf in, nobody coming."
      C<kept> {he} can say, "I would rather watch from here."
      A<kept> By evening a leaf has become a piece of lace. The insects that made it have gone back to being twigs. The lid is on, the room is dark, and it is their turn to have it. Caring for an animal can be done with a list, from the other end of the room.
      A<kept> Most of what happened in the tank today was chewing. On the other side there were sums, a sandwich and a safe distance. Two kinds of animals shared a room and left each other alone. That is as much as either of them asked for.
      D<road> There is a part of the brain that acts before the rest has been asked. It sees a wasp and starts the legs. {Name} may be three metres away before the first thought arrives. In a garden that hardly matters. Beside a road it does, since a car at thirty needs the length of two buses to stop. The trick is to give the legs a direction before they need one.
      P<road> A wasp does not chase anyone. It flies in curves, and running with waving arms looks to it like an attack.
      P<road> Drivers count on people staying on the pavement. They cannot know that there is a wasp.
      Q<road> When it comes close, {Name} might notice ____. Legs are often faster than thoughts.
      Q<road> Beside a busy road, {Name} might feel ____.
      H<road> {helper} can walk on the kerb side in summer. ~ Then "away" points the right way.
      H<road> {helper} can rehearse it with {him}, in a quiet street without any wasps. ~ Legs learn by doing.
      T<road> {he} can step to the side of the houses, stop and keep both arms low.
      T<road> {he} can take hold of something that does not move, such as a railing or a sleeve.
      C<road> {he} can think, "Towards the houses, and then stop."
      A<road> The wasp has gone on to a bin, where it has business. The feet are still on the pavement, on the side with the front doors. Being afraid of insects is common, and nobody is asked to like them. It only needs to point away from the cars.
    `),
    '11+': script(`
      D<busy> From the point of view of a bee, {Name} is a landmark. Bees navigate by the sun, by scent and by the shapes they pass, and a person in a bright shirt is worth a quick inspection. It lasts for a second or two and ends without result. A honeybee that stings a person usually dies of it, so there is every reason not to, unless the nest is in danger. None of that helps much while the thing is circling. It does explain why it leaves.
      D<legs> Insects run most of the world and ask for no credit. They pollinate, bury, recycle and feed the birds, and {Name} may notice only those that come in through the window by mistake. An insect on a bedroom wall is not looking for anyone. It followed a lamp, as insects have done since there were lamps, and nobody had told it about electricity. From its side the evening is not going well either.
      D<way> Near a person, {bug} has usually made a mistake in navigation. It evolved to steer by the sky, by scent and by open space, and it knows nothing about glass, lamps or lemonade. To {Name} the circling may look like interest. It is closer to what people do in a multi-storey car park. The visitor would like to leave and keeps arriving at the same pillar.
      D<still> Wasps have a bad name and a reason for it, and {Name} may have heard of both. In early summer they catch flies by the thousand and are among the gardener's friends. In late summer their work is over, their colony is breaking up, and they want sugar. So they come to tables and get hit. Sudden movement and breath are what they read as an attack. A person who does neither becomes part of the landscape, which is uninteresting to wasps.
      P People make fun of this fear more than of others, since the animal is so small. They forget that size is not the point. Nobody laughs at a person who is careful with a small electric current. Those who joke the loudest often have an arrangement about moths.
      P Therapists treat fear of insects regularly, and they say that it is one of the easier ones to shift. It goes in small steps that the person chooses, beginning with a drawing. They do not do it because everybody needs to like wasps. They do it for those who would like their garden back.
      P People who study insects tend to have begun by accident. One of them got interested while waiting for something to leave. They will talk for an hour about the wings of a wasp. It can be rather catching, at a safe distance.
      Q When something small moves fast, {Name} might notice ____. A shudder and a fear are different, and they often come as a pair.
      Q When it is out of sight again, {Name} may feel ____. What cannot be seen takes up more room.
      Q Where there might be one, {his} body may feel ____. It may be listening while the rest of the person is busy.
      H {helper} can remove what has come in, without a speech. ~ A service like that is best delivered quickly.
      H {helper} can make sure that everyone knows what to do about a sting, including who is allergic. ~ A plan takes the question out of the air.
      H {helper} can go along with a plan of small steps, at the speed that {he} can choose. ~ Pushing makes this kind of fear grow.
      H<helper> {helper} can say who in the family leaves which animal to other people. ~ It is rare to find somebody without one.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can put both hands down, turn and move away at walking pace. ~ Speed is what makes a person interesting.
      T {he} can look at a photograph of one for a minute a day and note how it changes. ~ Minutes like that add up, and nothing crawls out of a page.
      T {he} can name the place where it sits and ask somebody to deal with it. ~ Precise information is half of the work.
      T<comforter> {he} can keep {comforter} in one hand while it is dealt with. ~ It gives the hands an occupation.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      C<busy> {he} can think, "I am a landmark, and it has an appointment."
      C<legs> {he} can think, "It is lost, and it would like to go."
      C<way> {he} can think, "Wrong level. The exit is over there."
      C<still> {he} can think, "Landscape, with person."
      C<topic> Meanwhile {he} can think about {topic} and wait for it to pass.
      A<busy> By now the bee has been to sixty flowers and filed the person under scenery. It will not mention the meeting at home, where other things are discussed, mostly by dancing. Sharing a summer with insects takes some distance and no affection. Quite a lot of fruit depends on the arrangement.
      A<legs> Somebody opens the window, turns off the lamp and waits, and after a minute the visitor corrects its course. Most insects leave in that way when they are given a darker place to go to. Finding them interesting is optional. Leaving them a way out is usually enough for both sides.
      A<way> In the end it finds the exit, with or without a glass and a card. Nobody is asked to admire it. Insects outnumber people by a wide margin and avoid most of them, which is a kind of courtesy. What remains is a room, or a table, and somebody whose pulse is on its way down.
      A<still> Wasps have a short season, and it ends with the first cold night. Before that there will be lids, slow movements and possibly a sting, which hurts, gets cooled and stops. A person can know all this and still prefer to eat indoors in August. It is cooler there, and nobody small is after the jam.
      D<sting> Being stung by an insect has a way of changing one's opinion of gardens. {Name} may know perfectly well that it was self-defence, and may still scan every picnic for stripes. The brain is built to learn from pain in a single lesson, and it does not ask how likely a second one is. Statistically there are thousands of hours outdoors to each sting. The skin has closed the matter within a week.
      C<sting> {he} can think, "One lesson, slightly over-learned."
      A<sting> What was learned in one second is unlearned in many dull afternoons, with an insect going by and nothing else happening. It is legitimate to begin with shoes on and a drink with a lid. Wasps are not looking for anyone. They are looking for jam, and in September rather badly.
      D<soft> A shudder is older than fear and takes less account of the facts. {Name} may know perfectly well that a slug, a worm or a snail can do nothing, and feel it in the neck all the same. The reaction belongs to anything wet and soft that might carry germs, and it once kept people from eating the wrong things. It does not ask for reasons. It does get weaker with distance and with knowing what one is looking at.
      D<soft> An animal without bones, legs or a face is hard to have a conversation with. {Name} may prefer not to meet it at all, and is in large company there. It travels on slime that it makes for the purpose, at about a centimetre in five seconds. Everything about it is arranged around not drying out. People do not occur in its plans.
      P<soft> Those who handle such animals for a living say that the hands get used to it first and the face last. Several of them still wear gloves, and call it hygiene.
      P<soft> Friends who wave one about in somebody's face are after the reaction. It says more about them than about the animal, which would also rather be elsewhere.
      Q<soft> On seeing one, {Name} might notice ____. The neck often answers before the head.
      Q<soft> From a few steps away, {Name} might feel ____.
      H<soft> {helper} can move it out of the way without a remark. ~ It takes four seconds and a leaf.
      H<soft> {helper} can leave the subject of gardening to others for now. ~ There are other jobs out of doors.
      T<soft> {he} can choose a distance and let the feeling drop before going on. ~ It drops by itself if nobody hurries it.
      T<soft> {he} can read one page about how it lives. ~ A shudder and a question seldom fit into one head together.
      T<soft,comforter> {he} can come home to {comforter}, which is soft and stays dry.
      C<soft> {he} can think, "One centimetre in five seconds. I can wait."
      A<soft> A line of dried slime shines on the path and leads under a stone. It is a record of an entire night's work. {Name} may go round the next one with a nod or without. It is an animal with no ambitions and a fair claim to the leaf.
      D<busy> Bees are specialists. On one trip a bee tends to visit a single kind of flower and packs the pollen into baskets on its hind legs. {Name} may see one with both of them full, flying low like an overloaded van. It steers by the sun and by landmarks, and a person in its path is one of those. An inspection lasts a second or two, and then the van moves on.
      D<kept> Insects that are kept in a tank are easy guests. They eat, they shed a skin now and then, and for the rest of the time they imitate twigs. {Name} may still prefer to know at every moment where the lid is. It is hard to relax beside something that is built to be overlooked. The glass does its work whether or not anyone believes in it.
      D<kept> A tank of insects divides a room into two kinds of people. One kind lifts the lid, and {Name} may belong to the other, which checks that it is shut. Neither side learned its opinion from a book. The animals themselves have no part in the argument. They are chewing, with their back to it.
      P<kept> People who handle insects easily tend to think that others only need to try. It is kindly meant and seldom helpful. Being shown something is pleasant only if it can be refused.
      P<kept> Those who keep them could tell a good deal about moults, feet and diets. From a distance it is quite an interesting lecture. They rarely mind where the listener stands.
      Q<kept> When the lid is lifted, {Name} might notice ____. It may be a shudder and curiosity at once.
      Q<kept> With the tank in the same room, {Name} might feel ____. Part of the mind may be keeping count.
      H<kept> {helper} can ask for one rule, which is that nobody brings one close without asking. ~ It is a rule that suits the insects too.
      H<kept> {helper} can arrange a seat further away and leave it at that. ~ An explanation is not needed.
      T<kept> {he} can take on a part of the work that needs no contact, such as the list or the leaves. ~ It is care as well.
      T<kept> {he} can set a distance and keep to it without comment. ~ Distances can be changed later, in either direction.
      T<kept,comforter> {he} can leave {comforter} at home for afterwards, as something that stays still for other reasons.
      C<kept> {he} can think, "Lid shut, and they have leaves."
      C<kept> {he} can say, "I am fine from here, thanks."
      A<kept> The leaves are lace by evening, and the insects that did it are twigs again. Nothing else has been going on in there. Liking an animal is one way of treating it well, and leaving it in peace is another. The lid is on, and both sides have what they wanted.
      A<kept> The insects stay where they are, and so does the distance. With time, one of them may come to matter less. Until then there is a small wood behind glass, busy with its own supper. Respect across a room is still respect.
    `),
  },
};

export const insects: Frame = withScenes(own, roundTheLamp);

import { script, type Frame } from '../../frame.ts';
import { towelOnTheFloor } from '../home/towel-on-the-floor.ts';
import { aJobAtHome } from '../home/a-job-at-home.ts';
import { hidesFromTidying } from '../home/hides-from-tidying.ts';
import { SIBLING_ROLE } from '../home/sibling-role.ts';
import { tidyTimeForAll } from '../home/tidy-time-for-all.ts';
import { withScenes } from '../scene.ts';

/** The threads told of every brief that names none of the others. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

const own: Frame = {
  id: 'tidying-up',
  name: 'Tidying up',
  says: [
    'wont tidy up',
    'refuses to tidy his room',
    'tidying toys is a fight every evening',
    'never puts anything away',
    'messy room',
    'her bedroom is a tip',
    'leaves toys everywhere',
    'clean up time is a nightmare',
    'wont clean up after playing',
    'picking up toys',
    'lies on the floor when asked to tidy',
    'says it is too much when i ask to clean his room',
    'lego all over the floor and he walks away',
    'teenager room is a disaster, clothes everywhere',
    'wont help with chores',
    'refuses chores',
    'wont clear his plate',
    'never hangs up her coat',
    'clean up after himself',
    'empties every box and leaves it',
    'dirty clothes on the floor',
    'tidy up time at nursery',
    'hoards stuff and cant throw anything out',
    'tidey up',
  ],
  claims: {
    strong: [
      'tidy',
      'tidy up',
      'tidying',
      'untidy',
      'messy room',
      'messy bedroom',
      'clean up time',
      'clean up toys',
      'clean up after himself',
      'clean up after herself',
      'clean up after play',
      'clean his room',
      'clean her room',
      'clean room',
      'cleaning up',
      'pick up toys',
      'pick up after',
      'picking up toys',
      'put away toys',
      'puts anything away',
      'put things away',
      'toys everywhere',
      'clothes on the floor',
      'chore',
      'housework',
      'clear his plate',
      'clear her plate',
      'clear plate',
      'hang up coat',
      'room is a tip',
      'room is a mess',
      'looks like a bomb',
      'like a bomb hit',
      'pigsty',
      'a tip',
      'bedroom is a tip',
      'never picks up',
      'clear up',
      'clearing up',
      'cleanup',
      'toys on the floor',
      'lego all over',
      'toys all over',
      'lego everywhere',
      'leaves everything lying',
      'leaves a mess',
      'trail of toys',
      'walks off from the mess',
      'never tidies',
    ],
    cues: ['mess', 'messy', 'toy', 'floor', 'clean', 'room', 'everywhere', 'box'],
    not: [
      'tidied up',
      'tidied his room',
      'tidied her room',
      'tidied away',
      'cleaned up after dinner',
      'did his chores',
      'did her chores',
      'did the chores',
      'did all the chores',
      'helped with chores',
      'clean teeth',
      'clean hands',
      'messy eater',
      'messy play',
      'mess with',
      'clean shaven',
      'mess himself',
    ],
  },
  topicWords: ['tidy', 'tidying', 'floor', 'box', 'room', 'away', 'job', 'jobs', 'work'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'A large mess is hard to begin with, because a brain sees one big thing instead of many small steps.',
    'Small clear jobs ("all the red ones") are easier than "tidy your room".',
    'Things that have a place of their own, with a picture or a word on the box, are found and put away faster.',
    'Doing it together, with a song or a timer, is easier for young children than doing it alone.',
    'A clear floor is safer to walk and wheel on, above all at night.',
    'People differ in how much they notice a mess and how much it disturbs them.',
    'Planning and sorting grow slowly, until after the teens.',
    'A small job done each day becomes a habit after some weeks.',
  ],
  threads: {
    theirs: 'things on the floor that belong to somebody else in the family',
    places: 'each thing that goes back to its own place',
    heap: 'a heap that looks like one thing and is many',
    floor: 'the floor that comes back bit by bit',
  },
  threadCues: {
    theirs:
      /\b(?:brother|sister|sibling|twin|cousin)s?(?:'s|’s|s'|s’)? (?:\w+ )?(?:mess|toys|stuff|things)\b|\b(?:brother|sister|sibling|twin|cousin)s? (?:who )?(?:\w+ ){0,2}(?:makes?|made|leaves?|left|(?:never|won'?t|does(?:n'?t| not)|refuses to) (?:\w+ )?(?:tid\w+|clean|clear|pick|help))\b|\b(?:after|for) (?:his|her|their) (?:\w+ )?(?:brother|sister|siblings?|twin)\b|\b(?:someone|somebody|everyone) else'?s mess\b/i,
    places: WHERE_NOTHING_ELSE_IS_SAID,
    heap: WHERE_NOTHING_ELSE_IS_SAID,
    floor: WHERE_NOTHING_ELSE_IS_SAID,
  },
  onlyWhenSaid: ['theirs'],
  tellsAlone: ['theirs'],
  roles: { other: { ...SIBLING_ROLE, fallback: { text: 'somebody else' } } },
  titles: {
    young: [
      { text: 'Whose Is It?', thread: 'theirs' },
      { text: 'Mine and Yours', thread: 'theirs' },
      { text: 'Home Goes the Duck', thread: 'places' },
      { text: 'Everything Has a Place', thread: 'places' },
      { text: 'First All the Red Ones', thread: 'heap' },
      { text: 'Hello, Floor', thread: 'floor' },
      { text: 'In It Goes' },
      { text: '{name} and the Box' },
    ],
    older: [
      { text: 'Whose Sock Is This?', thread: 'theirs' },
      { text: 'A Heap with Two Owners', thread: 'theirs' },
      { text: 'Where Things Live', thread: 'places' },
      { text: 'A Heap Is Many Things', thread: 'heap' },
      { text: 'The Return of the Floor', thread: 'floor' },
      { text: 'Ten Minutes and a Box' },
      { text: '{name} and the Room' },
    ],
  },
  benefits: [
    'Explains why a big mess is hard to begin with.',
    'Shows a first step that is small enough for today.',
    'Says what tidying is for, without scolding.',
  ],
  talk: {
    young: ['What went back in its place?', 'How does a big heap feel?', 'Shall we find all the red things first?'],
    older: [
      'Why is a heap hard to start with?',
      'Which word went into the blank?',
      'Shall we choose a place for the thing that gets lost most often?',
    ],
  },
  ofThread: {
    theirs: {
      benefits: [
        'Says that a heap can belong to more than one person.',
        'Shares it out fairly, a part for each.',
        'Shows a first step that is small enough for today.',
      ],
      talk: {
        young: [
          'Whose things were on the floor?',
          'How does it feel to tidy what somebody else dropped?',
          'Shall we sort a heap into mine and yours?',
        ],
        older: [
          'What was not fair in this story, and what helped?',
          'Which word went into the blank?',
          'Shall we agree on who tidies which part?',
        ],
      },
    },
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'kneel',
    feeling: 'calm',
    companion: null,
    props: ['box', 'blocks', 'ball'],
  },
  text: {
    '2-3': script(`
      D<places> {Name} may have a duck on the floor. A duck has a home. It is a box. In goes the duck. Plop!
      D<heap> A heap is on {his} floor. Red, blue, red, blue. It is big! First the red ones. Plop, plop!
      D<floor> So many toys! {his} floor is gone. One goes in the box. Now a bit of floor is back. Hello, floor!
      P Toes do not like toys on the floor.
      P Lots of children play and then stop.
      P Grown-ups like to see the floor.
      P Boxes are good at holding things.
      Q With a big heap, {Name} may feel ____.
      Q With a full box, {Name} may feel ____.
      Q After play, {Name} may feel ____.
      H {helper} can put some in too.
      H {helper} can hold the box.
      H {helper} can sing a plop song.
      H<helper> {helper} can do the blue things.
      T {he} can put in one thing.
      T {he} can find a red thing.
      T {he} can push the box.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<places> {he} can say, "Home you go, duck."
      C<heap> {he} can say, "Red ones first."
      C<floor> {he} can say, "Hello, floor!"
      C<topic> {he} can think about {topic}.
      A<places> Plop, plop, plop. The duck is in its box. It can sleep there. Night-night, duck.
      A<heap> Red ones in, blue ones in. The box is full. The heap is gone. It was a lot of plops.
      A<floor> Here is the floor. It is big and flat. Feet can dance on it. Stamp, stamp, stamp!
    `),
    '4-5': script(`
      D<places> Each thing has its own place. Shoes go by the door, and spoons go in a drawer. {his} blocks have a box. When the play is over, they can go back. Then they are easy to find in the morning.
      D<heap> There may be a heap on the floor. It looks like one big thing. {Name} may look and look at it. But a heap is made of small things. Some are red, and some have wheels. All the red ones can go first.
      D<floor> {his} floor is down there somewhere. There may be cars on it, and paper, and one sock. It is hard to walk or roll over that. One thing goes into the box. Then a bit of floor comes back. It is as big as a plate.
      P Grown-ups see a mess all at once. They think of feet in the night. A block is hard when toes find it.
      P Children are good at taking out. Putting away is learned later. Grown-ups know that too.
      P In many nurseries there is a song for it. Many hands do a bit, and it is soon done. One pair of hands takes longer.
      Q When there is a big heap, {Name} may feel ____.
      Q When play is over for now, {Name} may feel ____.
      Q When the box is full, {Name} may feel ____.
      H {helper} can do all the blue things. ~ It is faster with two.
      H {helper} can put a picture on each box. ~ Then it is easy to see what goes in.
      H {helper} can sing until it is done. ~ The song can be short or long.
      H<helper> {helper} can guess how many plops it will be. ~ Then it is good to count.
      H<adult> {helper} can help at the end of play. ~ One thing that helps is {adult}.
      T {he} can choose one colour and start with that.
      T {he} can push a box from heap to heap.
      T {he} can put ten things away and then look.
      T<comforter> {he} can put {comforter} up high to watch.
      T<doing> {he} can try {doing} when it gets hard.
      C<places> {he} can say, "Home you go, one and all."
      C<heap> {he} can say, "Just the red ones first."
      C<floor> {he} can say, "Hello, floor, there you are."
      C<topic> While the box gets full, {he} can think about {topic}.
      A<places> Blocks are in the box, and spoons are in the drawer. In the morning a hand can find them. Only one sock is still missing.
      A<heap> First the red ones were gone, and then the wheels. The heap got lower and lower. Now there is a box, and it is full. It holds a whole day of play.
      A<floor> The floor is back, from wall to wall. It is good for trains, or for a dance. In the night it is good for feet. Hello, floor.
      D<theirs> There are things all over the floor. Some are from {Name}, and some are not. {other} can make a big heap, too. A heap does not tell who made it. To tidy it alone is a lot.
      P<theirs> Small brothers and sisters see a box and tip it out. They like the noise. They have not learned the other half yet.
      P<theirs> Grown-ups want to walk through the room. They see the heap and not who made it.
      Q<theirs> In front of somebody else's heap, {Name} may feel ____.
      Q<theirs> When it is not fair, {Name} may feel ____.
      H<theirs> {helper} can find out who played with what. ~ It is good to look first.
      H<theirs> {helper} can help the other one to tidy too. ~ Small hands can carry one thing.
      T<theirs> {he} can pick up one thing and ask, "Whose is it?"
      T<theirs> {he} can put {his} own things in the box first.
      C<theirs> {he} can say, "This is mine, and that is yours."
      A<theirs> Two boxes stand on the floor. Into one go these things, and into the other go those. Each box is a bit full now. There is a path in between, wide enough for two.
    `),
    '6-7': script(`
      D<places> In a library each book has a place, so people can find it. {his} things can have places too. It works just as well in a small room. Cars go in the blue box, and pens go in a jar. Then nobody needs to think about it. A hand just knows where to go.
      D<heap> From far away a heap is one big thing on the floor. {Name} may look at it and not want to begin. Brains do not like things with no start. But nobody can tidy a heap. People can only pick up a car, and then a sock.
      D<floor> Under the things there is a floor. {Name} may not have seen it for days. It got covered bit by bit. First there is a book, then some paper, then a tower. It can come back the same way. One thing goes, and there is a new bit of floor.
      P One person sees a mess, and another sees a game that is not over. They look at the same floor. It helps to say which one it is.
      P Grown-ups who step on a small brick at night make a loud noise. They think of it each evening. That is why they ask.
      P Teachers ask a whole class to tidy for five minutes. With many hands it goes fast. Someone may find a lost glove.
      Q In front of a big heap, {Name} may feel ____.
      Q When it is half done, {Name} may feel ____. It may be different from the start.
      Q When a good game gets put away, {Name} may feel ____.
      H {helper} can ask for one small thing at a time. ~ "All the cars" is easier than "all of it".
      H {helper} can set a timer for ten minutes. ~ It shows that there is an end.
      H {helper} can leave one game up until tomorrow. ~ Good towers may have a night.
      H<helper> {helper} can tidy beside {him} and talk about other things. ~ It goes faster that way.
      H<adult> {helper} can help by {adult}. ~ A dull job gets better with it.
      T {he} can choose one kind of thing and pick up only that. ~ A small job has a start and an end.
      T {he} can take a photo before and after. ~ It is fun to look at both.
      T {he} can begin with the biggest thing. ~ A lot of floor comes back at once.
      T<comforter> {he} can set {comforter} on the bed to keep count. ~ Somebody can be the boss.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<places> {he} can think, "Cars in the box, pens in the jar."
      C<heap> {he} can think, "Not the heap, only the cars."
      C<floor> {he} can think, "One thing gone, one bit of floor back."
      C<topic> With busy hands, {he} can think about {topic}.
      A<places> At the end the cars are in the blue box. The pens stand in the jar. Tomorrow nobody needs to look for the red car. It is with the other cars. The room has a place for people again.
      A<heap> The heap is gone from the floor, and nobody picked up a heap. It was a lot of small things, one after the other. Most of them were quick. Two socks may have found each other.
      A<floor> There it is, the floor, with a mark from the old tower. It feels cool and wide. There is room for a new game from wall to wall. That is what a floor is for.
      D<theirs> A mess on the floor has no name on it. {Name} may know that {other} made a part of it. Then to tidy it feels like doing another person's sums. Still, the room is one room. The question is who does which part.
      P<theirs> A grown-up comes in and sees one big heap. From the door nobody can tell whose sock it is. So the one who is there gets asked.
      P<theirs> Brothers and sisters can be bad at seeing their own mess. Older people are bad at it too. A person's own cup is hard to see.
      Q<theirs> When it was somebody else, {Name} may feel ____.
      Q<theirs> When the other one plays on, {Name} may feel ____. It may be in the voice.
      H<theirs> {helper} can listen to what was not fair. ~ After that it can be shared out.
      H<theirs> {helper} can give each person a part to do. ~ Two jobs are clearer than one.
      T<theirs> {he} can sort the heap into "mine" and "not mine". ~ It is quick, and then it is plain.
      T<theirs> {he} can say, "I will do the cars if you do the books." ~ That is a fair start.
      C<theirs> {he} can think, "My part first."
      C<theirs> {he} can say, "That one is not mine, so please help."
      A<theirs> Now there are two heaps, and each one has an owner. One goes in a box, and one waits for the other person. The floor in the middle is free. A room that is shared can be tidied in shares.
    `),
    '8-10': script(`
      D<places> Big kitchens are busy places, and yet a cook can find a spoon with closed eyes. Everything has a place, and it goes back there after each use. {his} room does not need to be a kitchen. Still, the ten things that get lost most often could have a fixed home. That saves some minutes of looking on most days, and some shouting on the stairs.
      D<heap> There is a reason why "tidy your room" is such a hard sentence. It sounds like one job, and it is about sixty. When {Name looks} at the floor, the brain tries to plan all of them at once and gives up. This happens to adults as well, usually in front of a garage. The way out is to ask a smaller question. Where do the books go?
      D<floor> Rooms fill up slowly, and that is why nobody sees it happen. One jumper stays on {his} floor, then a bag, then a plate that meant to go back to the kitchen. Each of them is nothing much. After a week there is a path from the door to the bed, like a track made by deer. The floor has not gone anywhere, and it can be dug out like an old city.
      P People notice a mess at different levels. One person feels it like a noise, and another does not hear it at all. When they share a home, they need a treaty.
      P Parents often ask for it at the end of a long day, when everyone is tired. They are thinking of the morning, and of feet. It is rarely meant as a judgement.
      P Some people think best in the middle of piles, and they know where things are. It works until somebody else needs the scissors. Shared places are where the trouble begins.
      Q Looking at all of it, {Name} might feel ____. It may sit in the arms as a kind of weight.
      Q When somebody says "tidy up", {Name} may feel ____. It may depend on the voice.
      Q After the first ten minutes, {Name} might feel ____. Starting is often the worst part.
      H {helper} can cut the job into pieces with names. ~ Books, then clothes, then whatever is left.
      H {helper} can agree on which part of a room is private chaos. ~ A treaty needs a border.
      H {helper} can sit there and keep company without giving orders. ~ It is odd how well that works.
      H<helper> {helper} can tidy a drawer at the same time. ~ It is only fair, and it has old batteries in it.
      H<adult> {helper} can help by {adult}. ~ Dull work goes better with it.
      T {he} can set a timer for ten minutes and stop when it rings. ~ A job with an end is easier to begin.
      T {he} can take a box and collect only what belongs elsewhere. ~ Cups and towels are often the first to leave.
      T {he} can play three songs and work until they are over. ~ Hands move faster to music.
      T<comforter> {he} can put {comforter} on the one chair that is free. ~ It marks the first clear place.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<places> {he} can think, "Back to its place, and out of my head."
      C<heap> {he} can think, "Books first, and nothing else exists."
      C<floor> {he} can think, "I am digging for the floor."
      C<topic> While sorting, {he} can think about {topic}.
      A<places> The ten things are in their places, and the rest can be a bit wild. Tomorrow morning the other shoe will be next to the first. A room is a tool for living in. It works best if the tools in it can be found.
      A<heap> The books stand in a row, and it took four minutes. After that the question was about socks. Nobody answered the big question about the whole room. It went away by itself, in small pieces.
      A<floor> Near the window the floor has come to light, and there is a lost ruler on it. Archaeologists work the same way, layer by layer. In a few days something new will settle there. It is easier to dig through a week than through a year.
      D<theirs> "It wasn't me" is often perfectly true, and the mess is still on the floor. {Name} may have been asked to tidy what a brother, a sister or somebody else left there. Lawyers would call that a question of who is responsible. At home it is usually settled by who happens to be in the room. That is quick, and it is not quite fair.
      P<theirs> The person who left it has most likely not noticed. People see other people's things at once and their own hardly at all. It is the same with smells.
      P<theirs> Adults who call from the stairs want a floor to walk on. They have no time for a trial. Said calmly and later on, most of them will listen to a case.
      Q<theirs> Looking at somebody else's mess, {Name} might feel ____. Fairness can be felt in the stomach.
      Q<theirs> When the other one gets away with it, {Name} may feel ____.
      H<theirs> {helper} can say which part is whose, and ask everyone for their own. ~ A clear order is half of fairness.
      H<theirs> {helper} can thank {him} for the part that was a favour. ~ A favour is something else than a duty.
      T<theirs> {he} can do {his} own part and put the rest in one box for its owner. ~ The floor is free, and the box speaks for itself.
      T<theirs> {he} can bring it up at supper and suggest a plan. ~ A plan sounds different from a complaint.
      C<theirs> {he} can think, "My part, then a box for the rest."
      C<theirs> {he} can say, "I will do mine. Who does that one?"
      A<theirs> In the end there is a floor, and beside it a box with somebody else's name on it. The owner will come past sooner or later, looking for exactly one of those things. Whoever lives in a room together goes on sharing things out for years. It gets shorter when each person knows a part.
    `),
    '11+': script(`
      D<places> Workshops, kitchens and ships are tidy for the same practical reason. In each of them somebody needs a thing quickly and has no time to look. {his} room has fewer emergencies, apart from the one at ten to eight every morning. A fixed place for a key, a card and a charger would cover most of it. The rest can stay as it is without costing anybody a bus.
      D<heap> In front of a mess, it is rarely the will that is missing. What stops people is planning. When {Name looks} at a full room, the brain is asked to sort sixty objects, choose an order and estimate the time. All of that comes before the first sock, and it is a considerable piece of work. Most people respond by looking at their phone, which at least has buttons.
      D<floor> A room keeps a diary. In {his} room, as in anyone's, the upper layer is from today, and below it lies the exam week, and below that the summer. An archaeologist would be delighted. People who live there are less so, once the floor is only a path between door and bed. It got there at a rate of perhaps four objects a day, and it can leave at the same rate.
      P People differ in their tolerance, and they take their own level for the normal one. To a person who is disturbed by it, a messy kitchen is like a radio that cannot be turned off. To somebody else, the radio is not on.
      P Parents who go on about it are frequently talking about something else, such as a long day and a kitchen with no free chair. The same request sounds different when one hears that in it. It clears no shelf, but it explains the tone.
      P Some of the best work in history was done on desks that nobody could see. Other people can only think with an empty table. Both kinds have shared homes with each other since homes were invented, and not without incident.
      Q In front of the whole room, {Name} might notice ____. It may be tiredness that was not there a minute before.
      Q When someone comments on it, {Name} might feel ____. It may depend on whether somebody knocked first.
      Q After ten minutes of it, {Name} may feel ____. Many people report that the middle is better than the beginning.
      H {helper} can treat the room as private and the shared rooms as shared. ~ It is a border that both sides can defend.
      H {helper} can help to sort for an hour, without remarks about what turns up. ~ Discretion is worth more than a third hand.
      H {helper} can say which two things matter most and let the others go. ~ Short lists get done.
      H<helper> {helper} can clear out an old drawer at the same time. ~ Solidarity is convincing, and so are expired vouchers.
      H<adult> {helper} can help by {adult}. ~ It makes an hour of dull work shorter.
      T {he} can set a timer for ten minutes and stop on time. ~ A limit makes it easier to begin.
      T {he} can remove four objects a day, whatever they are. ~ It is about the rate at which things arrive.
      T {he} can do one category only, such as cups. ~ A category has an end, and a room has not.
      T<comforter> {he} can give {comforter} the first clear surface. ~ It is a start, and it is occupied.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<places> {he} can think, "Key, card, charger. The rest can wait."
      C<heap> {he} can think, "Not the room. Only the cups."
      C<floor> {he} can think, "Four things out, same as four things in."
      C<topic> With the hands on automatic, {he} can think about {topic}.
      A<places> At ten to eight the key is on its hook, and a small daily drama has been cancelled. Nobody needs to become a tidy person for that. Three places are enough to begin with. Order, it turns out, is mainly a favour to oneself at another time of day.
      A<heap> With the cups in the kitchen, the room has lost one category. It looks almost the same, and it is no longer sixty things. Tomorrow there may be another category, or there may not. Nobody needed a plan for the whole room.
      A<floor> By the end of a fortnight there is a floor, and with it some room to lie down and do nothing. The diary goes on, a page a day. It is a choice how thick the volumes get. In the lowest layer there was a library book, and that was a good week's find.
      D<theirs> In every shared home there is somebody who leaves things lying about and somebody who sees them. {Name} may be the second kind, at least in the eyes of whoever says "tidy this up". Being asked to clear away what a brother, a sister or another person has left feels like paying somebody else's bill. The argument that it is only five minutes does not help. The minutes are not the point, the sender is.
      P<theirs> People who leave things about rarely do it to annoy. They have stopped seeing them, as one stops hearing a fridge. It is a talent that those who live with them do not share.
      P<theirs> Parents often ask whoever is older, or nearer, or less trouble. It is convenient, and they know it. Many are willing to change it once it has been pointed out in a quiet moment.
      Q<theirs> Faced with somebody else's heap, {Name} might feel ____. Annoyed is a reasonable first draft.
      Q<theirs> When the culprit strolls past, {Name} might notice ____.
      H<theirs> {helper} can divide the room or the tasks, in writing. ~ A list on a door argues with nobody.
      H<theirs> {helper} can say thank you for what was not {his} job. ~ It costs nothing and is often forgotten.
      T<theirs> {he} can do {his} own share and move the rest to one agreed place. ~ It keeps the floor out of the quarrel.
      T<theirs> {he} can propose a rule, with a date to see if it works. ~ Rules with a date are easier to agree to.
      C<theirs> {he} can think, "Mine is done. The rest has an owner."
      C<theirs> {he} can say, "I'll do my half now."
      A<theirs> A tidy half looks rather pointed beside an untidy one, and it may do some of the talking. The rest is a matter of arrangements, which can be changed. Families divide up work for as long as they share a roof, and seldom get it right the first time. Meanwhile there is a floor, at least from the door to the desk.
    `),
  },
};

/** Tidying up: where things live, why a big heap looks like one thing, and what a clear floor is good for. */
export const tidyingUp: Frame = withScenes(own, towelOnTheFloor, aJobAtHome, hidesFromTidying, tidyTimeForAll);

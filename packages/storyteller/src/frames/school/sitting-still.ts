import { aSmallShelf } from './a-small-shelf.ts';
import { notToTheCarpet } from './not-to-the-carpet.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { upFromTheTable } from './up-from-the-table.ts';
import { quietRooms } from './quiet-rooms.ts';
import { outBeforeTheThought } from './out-before-the-thought.ts';
import { notLazy } from './not-lazy.ts';

const MOVES =
  /\b(?:tap(?:s|ping)?|tip(?:s|ping)?|rock(?:s|ing)|fidget\w*|wriggl\w*|wiggl\w*|squirm\w*|jiggl\w*|bounc\w*|swing(?:s|ing)|kick(?:s|ing) (?:his|her|their|the) (?:chair|legs|desk)|up and (?:down|round|about)|out of (?:his|her|their) (?:seat|chair)|ants in|spins?|spinning|roll(?:s|ing) (?:about|around|on)|(?:legs?|feet|foot|hands|fingers) (?:\w+ )?(?:going|moving|never))\b/i;

const own: Frame = {
  id: 'sitting-still',
  name: 'Sitting still (ADHD)',
  says: [
    'cant sit still',
    'adhd',
    'always fidgeting',
    'gets told off for wriggling',
    'jumps up from the table at meals',
    'cant stay in her seat at school',
    'bounces off the walls',
    'his teacher says he cannot concentrate',
    'easily distracted in class',
    'daydreams and misses what the teacher says',
    'circle time is impossible for her',
    'never finishes anything',
    'hyperactive',
    'calls out in class',
    'always on the go',
    'wriggles on the carpet at story time',
    'on the naughty step for moving about',
    'restless legs at dinner',
    'loses focus after two minutes',
    'attention problems',
    'chews her sleeve and taps all day',
    'kicks the chair in front',
  ],
  claims: {
    strong: [
      'sit for a story',
      'sit through a story',
      'sit for a book',
      'double lessons',
      'taps her pen',
      'taps his pen',
      'taps their pen',
      'tapping her pen',
      'tapping his pen',
      'adhd long car journey',
      'sit still',
      'sitting still',
      'adhd',
      'adhs',
      'attention deficit',
      'fidget',
      'fidgets',
      'fidgety',
      'fidgeting',
      'wriggle',
      'wriggles',
      'wriggling',
      'stay in her seat',
      'stay in his seat',
      'stay seated',
      'leaves his seat',
      'leaves her seat',
      'concentrate',
      'concentration',
      'distracted',
      'easily distracted',
      'lose focus',
      'loses focus',
      'cant focus',
      'not focus',
      'hyperactive',
      'hyper',
      'always on the go',
      'bounces off the wall',
      'restless',
      'attention problem',
      'short attention span',
      'attention span',
      'calls out in class',
      'circle time',
      'stay on her chair',
      'stay on his chair',
      'sit down at',
      'cant concentrate',
      'cannot concentrate',
      'ants in his pants',
      'ants in her pants',
      'never still',
      'bouncing off',
      'bounces',
      'always moving',
      'on the move',
      'chair in class',
      'sit through',
      'cannot stay on',
      'cant stay on',
      'stay on chair',
      'concentrate in class',
      'concentrate at school',
      'doesnt listen in class',
      'never sits',
      'wont sit down',
      'on his chair',
      'on her chair',
    ],
    cues: [
      'sit',
      'still',
      'seat',
      'chair',
      'carpet',
      'attention',
      'focus',
      'move',
      'class',
      'energy',
      'teacher',
      'table',
      'impulsive',
      'daydream',
    ],
    not: [
      'sitter',
      'our sitter',
      'babysitter',
      'moved to',
      'car seat',
      'toilet seat',
      'sit on the potty',
      'sit on the toilet',
      'wants attention',
      'attention seeking',
      'sit down to do his homework',
      'sit down to do homework',
    ],
  },
  topicWords: ['window', 'thoughts', 'sit', 'still', 'move', 'moving', 'wiggle', 'attention', 'chair'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Small children are made to move; sitting for a few minutes at a time is what can be expected of a two- or three-year-old.',
    'Attention is steered by the brain; in some people it goes to everything that is new, and holding it on one thing takes more work (ADHD is one name for it, about one child in twenty). It is not caused by bad will or bad parenting.',
    'Many children think better with small movements: a fidget, a standing place, a job that needs walking.',
    'Short tasks with breaks, few words at a time, written steps and exercise before sitting help.',
    'The same people can keep to something that interests them for a long time.',
    'Balance organs and muscles tell the brain where the body is; moving keeps a tired brain awake.',
    'Medicines help some people; doctors and families decide about them.',
  ],
  threads: {
    dream: 'a window, and a head that has gone out through it',
    carpet: 'a place on the carpet, and a body with ants in it',
    wiggle: 'a wiggle that travels from toes to nose and out',
    frog: 'a frog, which sits and then jumps',
    torch: 'attention as the light of a torch, which goes where something moves',
    motor: 'a body that keeps its motor running',
    radio: 'attention as a radio that gets all stations at once',
  },
  decidedBy: [
    // Who does not stay at the table need not be fussy about food.
    /\b(?:won['’]?t|wont|will not|can['’]?t|cannot|never|does ?n['’]?t) (?:sit|stay)(?: down| still)? (?:for|at|during) (?:lunch|tea|dinner|snack|meals?|breakfast)\b(?![^]*\b(?:eat(?:s|ing)? (?:only|nothing)|new foods?|gag\w*)\b)/i,
  ],
  threadCues: {
    // A body that moves is told of bodies, and a head that goes elsewhere of attention.
    wiggle: MOVES,
    frog: MOVES,
    motor: MOVES,
    torch:
      /\b(?:distract\w*|concentrat\w*|attention|focus\w*|listen\w*|looks? (?:out|round|around|everywhere)|finish\w*|instructions?)\b/i,
    radio: /\b(?:distract\w*|concentrat\w*|attention|focus\w*|listen\w*|nois\w*|hears?|finish\w*|instructions?)\b/i,
    carpet: /\b(?:carpet|circle time|story ?time|rug|register)\b/i,
    dream:
      /\b(?:day ?-?dream\w*|head in the clouds|miles away|in (?:his|her|their) own world|stares? out of|drifts? off|zones? out|switches? off)\b/i,
  },
  onlyWhenSaid: ['dream', 'carpet'],
  tellsAlone: ['dream', 'carpet'],
  takesHelps: ['carpet'],
  comesFirst: ['carpet'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'One Spot on the Carpet', thread: 'carpet' },
      { text: 'Toes, Knees, Wiggle', thread: 'wiggle' },
      { text: 'Where the Wiggle Goes', thread: 'wiggle' },
      { text: 'Sit Like a Frog', thread: 'frog' },
      { text: 'Sit, Sit, Hop', thread: 'frog' },
      { text: 'Look, a Bird, Look, a Bus', thread: 'torch' },
      { text: 'Eyes Go Here and There', thread: 'torch' },
      { text: '{name} Likes to Move' },
      { text: 'Sit a Bit, Move a Bit' },
    ],
    older: [
      { text: 'A Spot on the Carpet', thread: 'carpet' },
      { text: 'Out of the Window', thread: 'dream' },
      { text: 'One Word on Paper', thread: 'dream' },
      { text: 'The Foot Did Not Ask', thread: 'wiggle' },
      { text: 'A Foot That Taps', thread: 'wiggle' },
      { text: 'The Light of a Torch', thread: 'torch' },
      { text: 'Where the Torch Points', thread: 'torch' },
      { text: 'The Motor Is Running', thread: 'motor' },
      { text: 'Small Moves, Big Thoughts', thread: 'motor' },
      { text: 'All Stations at Once', thread: 'radio' },
      { text: 'Many Stations, One Person', thread: 'radio' },
      { text: '{name} and Sitting Still' },
      { text: 'Sitting Is Work' },
    ],
  },
  benefits: [
    'Explains why sitting and listening take more work for some bodies and brains.',
    'Says that it is not bad will, and names what teachers and families can do.',
    'Gives {name} one small way to move that fits into a room.',
  ],
  talk: {
    young: [
      'What did the body in the story want to do?',
      'How does it feel to sit and sit?',
      'Shall we sit for one song and then hop?',
    ],
    older: [
      'What helps somebody to listen, in this story?',
      'Which word went into the blank, and where in the body was it?',
      'Shall we try two ways of sitting and see which one is better for thinking?',
    ],
  },
  cover: { setting: 'classroom', time: 'day', pose: 'sit', feeling: 'curious', companion: null, props: ['chair'] },
  text: {
    '2-3': script(`
      D<wiggle> {Name has} a wiggle. It is in the toes. Now it is in the knees. Wiggle, wiggle, up and out. Sit is hard for a wiggle.
      D<frog> A frog can sit. Then it can hop. {Name} may sit like that. Sit, sit, sit. And hop!
      D<torch> {Name} may sit and see a bird. Look, look! Here comes a bus. Eyes go here. Eyes go there. To sit still is hard.
      P Small bodies like to move. Big people know that.
      P Some children sit a lot. Some hop a lot.
      P Grown-ups wiggle too. Their feet go tap.
      Q On a chair, {Name} may feel ____.
      Q In a long sit, {Name} may feel ____.
      Q With a hop, {Name} may feel ____.
      H {helper} can say when to hop.
      H {helper} can sit close by.
      H {helper} can make it short.
      H<helper> {helper} can hop with {him}.
      T {he} can wiggle ten toes.
      T {he} can clap and then sit.
      T {he} can hold a soft thing.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<wiggle> {he} can say, "Out, out, wiggle."
      C<frog> {he} can say, "Sit, frog, and hop."
      C<torch> {he} can say, "Bird, bus, and back."
      C<topic> {he} can think about {topic}.
      A<wiggle> Toes, knees, nose, and out. The wiggle is gone for a bit. Now there is a sit. Then a wiggle comes again.
      A<wiggle> The wiggle went out. Toes are quiet. Knees are quiet. Sit, sit. Here comes the next one!
      A<frog> Sit, sit, and hop. Frogs do both. It is good to sit a bit. It is good to move a bit.
      A<frog> Sit, frog, sit. Then hop, frog, hop. Both are good. Splash!
      A<torch> Bye-bye, bird. Bye-bye, bus. Eyes come back here. A short sit is a good sit.
      A<torch> The bird is gone. The bus is gone. Eyes saw it all. Now they can sit still.
    `),
    '4-5': script(`
      D<carpet> On the carpet, each child has a spot. {Name} may sit down, and then the legs want to go. The story is good, but it is long for legs. It is hard to sit and listen at the same time. A body can have small jobs there, and then ears are free.
      P<carpet> Lots of children wiggle on the carpet. Some of them hear the story best like that.
      P<carpet> Teachers sit on a chair. It is easier to keep still on a chair.
      Q<carpet> Halfway through the story, {Name}'s legs may feel ____.
      H<carpet> The teacher can find a spot with room for feet.
      H<carpet> {helper} can read a short story, then a longer one.
      T<carpet> {he} can hold something soft and squeeze it.
      T<carpet> {he} can ask for a job, such as to turn the page.
      C<carpet> {he} can think, "Small wiggle, big ears."
      A<carpet> The story has an end, and the carpet gets empty. Off go the legs. They did some small jobs in there. To sit a bit was good, and to jump is good now.
      D<wiggle> At some times there is a lot of sitting. {Name} may have a wiggle in the legs. It goes from the toes to the knees to the tummy. A body wiggles so that it can stay awake. It is not bad. It is just hard to sit with.
      D<frog> A frog sits still when it waits for a fly. Then it hops, and it swims. {Name} may sit like a frog, but not all day. No frog sits all day. Bodies sit a bit and move a bit.
      D<torch> Eyes and ears like new things best. {Name} may sit at the table and hear a bird. Then there is a bus, and a cup falls down. It is hard to stay with the soup. So much is going on in one small room.
      P Teachers know that small bodies move. They make songs with claps in them. That is why.
      P A child who moves a lot may be listening. It can look as if not. Ears work when legs move.
      P Some children like to sit. For them it is hard to run and jump. Each one has a hard thing.
      Q When it is time to sit still, {Name} may feel ____.
      Q With a wiggle inside, {his} legs may feel ____.
      Q When somebody says "sit", {Name} may feel ____.
      H {helper} can make the sitting short.
      H {teacher} can find a job that needs a walk. ~ Cups like to be carried.
      H {helper} can say it in a few words. ~ Few words are easy to keep.
      H<helper> {helper} can play a jumping game with {him} first.
      H<adult> {helper} can help by {adult}. ~ Then sitting is not so hard.
      T {he} can push both feet on the floor.
      T {he} can hold something small and soft.
      T {he} can ask for a move break.
      T<comforter> {he} can hold {comforter} at story time.
      T<quiet> {he} can spend a little time {quiet} after a big jump.
      T<doing> {he} can try {doing} when the wiggle comes.
      C<wiggle> {he} can think, "Small wiggle, in the toes."
      C<frog> {he} can think, "I sit like a frog, and then I hop."
      C<torch> {he} can say, "Bye, bus, back to me."
      C<topic> {he} can sit and think about {topic}.
      A<wiggle> The wiggle is in the toes now, and nobody minds. Toes can dance in shoes. It is good to have a body that likes to move. After the sitting there is a big jump.
      A<wiggle> The sitting is over, and the wiggle may come out. It waited in the toes for a good while. Now it can go all the way up. A body likes to move after that.
      A<frog> Sit, sit, and hop. The frog got the fly and went for a swim. A short sit is a real sit. The next time it may be a bit longer.
      A<frog> A frog does not count how long it sat. It sits, and then it hops. Both are things that frogs do. Bodies do some of each too.
      A<torch> The bird is gone, and so is the bus. There is the soup, and it is still warm. Eyes that see so much are good eyes. They can move, and they can come back.
      A<torch> There was a bird, a bus and a cup, all new. Eyes like to look at such things. Then they found the soup again. Soup can sit still all day.
    `),
    '6-7': script(`
      D<carpet> A carpet is soft, and still it is hard to sit on. There is no back to lean on, and there are knees on both sides. {Name} may start well and then roll, poke or get up. A body tells the brain that it wants to move. So the brain hears less of what is said at the front.
      P<carpet> Sitting on a floor without a wall takes muscles that are still growing. Teachers have a chair.
      P<carpet> Those who sit near may lose the story when somebody rolls. They do not mind a quiet squeeze of a ball.
      Q<carpet> When carpet time goes on for long, {Name}'s legs may feel ____.
      H<carpet> The teacher can give out a spot by the wall or at the edge.
      H<carpet> {helper} can ask the teacher for a place at the edge. ~ There is more room for legs.
      T<carpet> {he} can squeeze something in a pocket while the ears listen.
      T<carpet> {he} can ask for a job half way, such as fetching the register.
      C<carpet> {he} can think, "A bit of me moves, and my ears listen."
      A<carpet> Now everybody gets up, and the carpet shows its pattern again. Sitting was hard at some points and went well at others. Sitting gets longer bit by bit. The legs have the whole playground next.
      D<torch> Attention is a bit like the light of a torch. It makes one thing bright, and the rest is dim. {his} torch may turn by itself to all that is new. A pencil rolls, a door squeaks, and there it goes. Holding it on one thing is hard work for some brains.
      D<motor> Why do some people move so much on a chair? Moving keeps a brain awake. {Name} may swing a foot without knowing it. It can help with listening, even if it looks like the opposite. A body like that is not bad at sitting. It sits in its own way.
      D<wiggle> First {Name} may mean to sit still. Next a foot starts to tap, and then a knee. Then somebody says, "Sit still!" The foot stops, and soon it taps again. It is not done on purpose. The foot did not ask the head.
      P A teacher sees a moving child and may think of a bored one. Often it is the other way round. It helps when somebody explains.
      P The child in the next chair may find the tapping loud. That child wants to hear too. A soft thing to squeeze makes no noise.
      P Grown-ups at home can be tired of saying it. They know that it is not bad will. They are looking for what works.
      Q When it is time to sit for long, {Name} may feel ____. It may be in the legs.
      Q When somebody says "sit still" again, {Name} may feel ____.
      Q After a long day of sitting, {Name} may feel ____.
      H {teacher} can give jobs that need walking. ~ Someone needs to carry the books.
      H {helper} can say one thing at a time. ~ One thing is easy to hold on to.
      H {helper} can plan some running and jumping before sitting. ~ Bodies sit better after that.
      H<helper> {helper} can find out with {him} which chair is best.
      H<adult> {helper} can help by {adult} when a task is long. ~ In company it goes more easily.
      T {he} can squeeze something soft under the table. ~ Then the hands have a job.
      T {he} can ask to stand for a while. ~ Many people think well on their feet.
      T {he} can do one short part and then stretch. ~ Short parts add up.
      T<comforter> {he} can have {comforter} on the lap. ~ A bit of weight can feel calm.
      T<quiet> {he} can spend some time {quiet} between two hard things. ~ A brain like that needs breaks.
      T<doing> {he} can try {doing} when the feet start. ~ What helped before can help again.
      C<torch> {he} can think, "Torch, back here, please."
      C<motor> {he} can think, "Small moves help me think."
      C<wiggle> {he} can think, "Foot, I see you, tap softly."
      C<topic> In a break, {he} can think about {topic} and then start again.
      A<torch> A torch that turns fast finds a lot of things. It finds the lost key and the first snowflake. For one long thing it needs some help, and there is help. To turn the attention back is what counts, even ten times.
      A<torch> The torch has been all over the room today. It was at the window, under the table and back again. Each time it came back, that was a good turn. Attention is like that, and even a long day has an end.
      A<motor> The foot swings, and the ears hear. Some chairs are made for it, and some rooms have a place to stand. Moving is one way of thinking. {his} way is a good one to know about.
      A<motor> The chair stands still now, and the foot has stopped. It helped, although it did not look like help. There are sums done and a thing learnt. When there is a place to move, thinking goes along.
      A<wiggle> The foot taps softly now, and the head is with the story. A day has places to sit and places to run. It is good to know both. A foot that taps is only a foot.
      A<wiggle> The foot and the head have found a way today. One taps, and the other listens. To sit for long is hard work for a body that likes to move. After it there is a door, and then there is outside.
      D<dream> There is a window in the classroom, and heads can go out through it. The chair stays where it is, with {Name} on it. But the thoughts are with a dragon, or a lorry. It is nice out there. In here somebody has just said what to do.
      D<dream> One word can open a window in a head. The teacher says "boat", and {Name} is on one. It has a sail and a cat. When the boat comes back, the others are writing, and nobody says what. That is a hard moment.
      P<dream> Teachers call a name to fetch somebody back. It sounds sharper than it is meant.
      P<dream> People who write books travel like that all day. They only need to come back for lunch.
      Q<dream> Back in the room, with all eyes on the paper, {Name} may feel ____.
      H<dream> {helper} can ask the teacher for a quiet sign, like a tap.
      H<dream> {helper} can ask where the thoughts were, and listen.
      T<dream> {he} can draw the thing in a corner and come back.
      T<dream> {he} can ask a neighbour, "Which line?"
      C<dream> {he} can think, "Window shut. What is on the board?"
      A<dream> Tap, tap, and the head came in again through the window. The dragon is in the corner of the page and waits. At break there is time for it. Thoughts that travel bring things home.
      A<dream> "Which line?" was quickly asked and quickly told. The boat lies at anchor until three o'clock. It is a good boat. Out of that window there is a lot to see after school.
    `),
    '8-10': script(`
      D<torch> Attention works like a torch in a dark room: what it points at gets bright. Some people hold theirs easily. In {his} case it may swing to every new thing, a cough, a bird, a good idea about sharks. It is the brain that steers it. For some brains that takes much more effort, and effort runs out. The same torch can stay for hours on something interesting.
      D<motor> To stay awake, a brain needs something going on, and some get enough of it from sitting and listening. If {Name finds} a foot moving in a quiet place, that is the body supplying the rest. It does so without being asked. Studies have found that some children solve problems better while they fidget. To someone who watches, it looks like not listening. It may be how the listening is done.
      D<radio> Attention can be compared to a radio, and one station at a time is restful. {Name} may get all of them at once: the teacher, the corridor, a scratchy sock, last night's film. Nothing is wrong with the loudspeaker. It just takes work to pick one station, and it drifts. By lunchtime, a head like that has done twice the work.
      P Whoever looks after a room full of people notices the one chair that moves. Many of them know what is behind it, and others can learn. "It helps me to stand" is a sentence they can use.
      P Classmates may be annoyed by tapping and amused by jokes. Both can be true of one person on one morning. Most would rather be told than guess.
      P Parents may sound as if it was about trying harder. They have usually seen how much somebody tries. They are tired as well, at about five o'clock.
      Q In the last lesson of the day, {Name} might feel ____. It may be in the legs before it is a thought.
      Q On hearing "pay attention" again, {Name} may feel ____. It can be heard as help or as something else.
      Q Lost in something interesting, {Name} might notice ____. It is a different kind of attention.
      H {teacher} can agree on a standing place or a walking job. ~ Thirty chairs do not all need to be chairs.
      H {helper} can write the steps on a card, so that nobody says them six times. ~ A card does not sigh.
      H {helper} can plan moving before a long sit and not after it. ~ The order makes a difference.
      H<helper> {helper} can find out with {him} what works, like two scientists. ~ One change at a time.
      H<adult> {helper} can help at the start of a task by {adult}. ~ The start is where most of it gets stuck.
      T {he} can work for ten minutes by a clock and move for two. ~ Short rounds beat long ones.
      T {he} can keep something quiet in one hand to squeeze. ~ Hands that are busy leave the head alone.
      T {he} can write down a good idea and come back to it later. ~ Good ideas keep on paper.
      T<comforter> {he} can keep {comforter} at the place where homework is done. ~ Known things are easy to ignore, and that helps.
      T<activity> {he} can put {activity} before a long sit. ~ Moved bodies sit better.
      T<quiet> {he} can spend some time {quiet} in between. ~ A full head sorts itself that way.
      T<doing> {he} can try {doing} when the drifting starts. ~ It is easiest early.
      C<torch> {he} can think, "It swung, and I can swing it back."
      C<motor> {he} can think, "Moving is how I stay with it."
      C<radio> {he} can think, "One station, for ten minutes."
      C<topic> In the break, {he} can think about {topic} at full volume.
      A<torch> It is not the swinging that counts, but the coming back, and every return is practice. A torch like that notices things that others miss. There are rooms where that is exactly what is needed. Sitting still is only one of the things a person can be good at.
      A<torch> Attention has pointed its torch at a great many things today. A few of them were on the page. Each time it was turned back by hand, and hands get stronger like that. When the torch is switched off for the night, it can rest, and so can the one who held it.
      A<motor> The foot keeps time, and the rest of the body can stay. People who move have built, danced, invented and found a lost cat. To sit for long is hard work, and it helps to know tricks for it. That foot may turn out to be useful.
      A<motor> The bell rings, and thirty chairs are pushed back at once. For a moment everybody moves, and nobody calls it fidgeting. A foot that has worked all morning can walk now. The thoughts come along, and some of the best ones do.
      A<radio> At the end of the day all stations are tired. Music from one of them is enough. A lot of attention was needed, and most of it was found. Tomorrow they will all be back, and one at a time is enough.
      A<radio> At home it is possible to turn most of the stations down. What is left is one voice, or a song, or nothing. It was a day with a lot of programmes in it. Some of what came in by accident may turn out to be worth having, and sitting still is over.
      D<dream> A mind left alone for half a minute wanders off. Scientists have measured it, and it does so for nearly half of the day. {Name} may have one that travels further than others, out of the window and past the bins. It is how new ideas get made. It is also how instructions get missed, and then somebody is told off.
      D<dream> Seen from the front of a class, thoughts that travel look like somebody who does not care. Inside it is different. {Name} heard a word, the word led to another one, and the lesson went on without {him}. Nobody decides to do that. Thoughts have no handle on the inside, but they can be given a rope.
      P<dream> Teachers see thirty faces and one that looks at a window. They do not see the film.
      P<dream> Quite a few inventors were told off for the same thing. They learned to come back, too.
      Q<dream> At the moment of coming back, {Name} might feel ____.
      H<dream> {helper} can talk with the teacher about a sign that nobody else notices.
      H<dream> {helper} can find out when it happens most. ~ It is often when a thing is too easy or too hard.
      T<dream> {he} can note one word of the idea, and leave the rest for later.
      T<dream> {he} can write down the first word of each instruction. ~ A moving hand keeps thoughts in the room.
      C<dream> {he} can think, "One word on paper. Back in."
      A<dream> On the edge of the page stands one word, and the idea is tied to it like a boat. The lesson has been followed, more or less. After school the rope is untied. Windows are a good invention, in both directions.
      A<dream> A tap on the desk, and the film stopped. It was no drama, and nobody turned round. What was seen out of the window can be told at supper. Some of it may be useful one day.
    `),
    '11+': script(`
      D<torch> "Pay attention" is odd advice, because nobody can see what is being paid. For some people attention stays where it is put. {his} attention may be of the other kind, which goes to whatever is newest and stays for hours with what is most interesting. There are medical names for the strong form of this, and there are ordinary versions of it. It describes how a brain distributes its light and not how much light there is.
      D<motor> Classrooms are designed for people who think sitting down. It is a minority taste in the history of the species. If {Name notices} a leg going up and down under the table, the body is adding stimulation that the lesson does not supply. For some people that improves concentration. It also looks like boredom from the front, which is how most of the misunderstandings begin.
      D<radio> In most people, attention has a filter that removes the hum of the lights, the label in a collar and the conversation two tables away. In {his} case the filter may be set wide open. Everything arrives, in stereo, with equal importance. Choosing one thing to attend to is then a full-time job, carried out in addition to chemistry. By four o'clock it is no wonder that nothing more goes in.
      P Teachers tend to interpret behaviour, since it is all they can see. A pupil who moves, forgets or interrupts may be put down as uninterested. One short conversation about what helps changes that more reliably than a year of trying to look still.
      P Parents often worry more about later than about now. They hear "could do better" and imagine decades of it. Facts about what works calm them more than good intentions.
      P Friends mostly experience the other side of it: ideas at short notice, jokes, plans that change on the way. They also experience lateness. It is possible to like both, and some of them are made the same way.
      Q In the third hour on the same chair, {Name} might notice ____. Legs complain first, and moods follow.
      Q Having lost the thread again, {Name} may feel ____. It may be annoyance with a brain that did not ask permission.
      Q In the middle of something that fascinates, {Name} might feel ____. Time behaves differently there.
      H {teacher} can agree on seats, breaks and written instructions. ~ These are adjustments of the kind that glasses are.
      H {helper} can replace a chain of reminders with one list on the wall. ~ A list has no tone of voice.
      H {helper} can talk to a doctor if daily life is harder than it needs to be. ~ There are several kinds of help, and trying one decides nothing.
      H<helper> {helper} can work in the same room on something equally dull. ~ The presence of another person holds attention surprisingly well.
      H<adult> {helper} can offer {adult} at the point where a task is stuck, and accept a no. ~ Starting is usually the expensive part.
      T {he} can move first and sit afterwards, even if it is only the stairs twice. ~ The effect on attention lasts for a while.
      T {he} can cut the task until the next step looks ridiculous. ~ Ridiculous steps get done.
      T {he} can keep a page for stray ideas and leave them there until later. ~ They stop shouting once they have been written down.
      T<comforter> {he} can keep {comforter} within reach at a desk. ~ Familiar things make no demands.
      T<activity> {he} can put {activity} in the week as a fixed appointment. ~ Movement is part of the equipment and not a reward.
      T<quiet> {he} can spend half an hour {quiet} before anything difficult. ~ A settled mind drifts less.
      T<doing> {he} can try {doing} at the first sign of drifting. ~ Early corrections are small ones.
      C<torch> {he} can think, "It has wandered, and I am bringing it back."
      C<motor> {he} can think, "I think better in motion, and that can be arranged."
      C<radio> {he} can think, "One station, and the rest can be recorded."
      C<topic> When the task is done, {he} can turn to {topic} and let attention go where it likes.
      A<torch> Bringing attention back forty times is not failing forty times. It is the exercise itself, and muscles grow in no other way. The same light that will not stay on a worksheet may one day refuse to leave a problem that nobody else has noticed. In the meantime there are clocks, lists and doors that close.
      A<motor> There are professions in which nobody sits, and others in which pacing is considered a sign of genius. School is not the whole of life, though it is long. It gets easier when a person knows how they work and can say so. To move is allowed in more places than one might expect.
      A<radio> With time people learn which stations matter and where the volume is. Some use silence, some use music, and some use a walk. An open filter lets in a great deal of noise, and also most of the good ideas. It is a demanding way to pay attention, and it is a legitimate one.
    `),
  },
};

/**
 * A body that wants to move and attention that goes to everything: how it works, what helps, and that it is nobody's
 * fault. A diagnosis is the family's to name, so no story says one.
 */
export const sittingStill: Frame = withScenes(
  own,
  aSmallShelf,
  outBeforeTheThought,
  notLazy,
  notToTheCarpet,
  upFromTheTable,
  quietRooms,
);

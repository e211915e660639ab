import { behindTheCoats } from './behind-the-coats.ts';
import { catchMeGame } from './catch-me-game.ts';
import { theStopGame } from './the-stop-game.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { handAtTheRoad } from './hand-at-the-road.ts';
import { outThroughTheGate } from './out-through-the-gate.ts';
import { outOfTheClassroom } from '../school/out-of-the-classroom.ts';

/** Cars are spoken of only where a parent speaks of them: some run out of a classroom, or along a beach. */
const AMONG_CARS =
  /\b(?:cars?|car\s?parks?|parking|roads?|streets?|traffic|kerb|curb|pavement|sidewalk|cross(?:es|ing)?|driveway|drivers?)\b/i;

const own: Frame = {
  id: 'running-off',
  name: 'Running off',
  says: [
    'runs off in car parks',
    'runs away in shops',
    'bolts in the parking lot',
    'runs into the road',
    'wont hold hands near roads',
    'runs off at the supermarket',
    'darts into the street',
    'lets go of my hand and runs',
    'runs away from me at the park and laughs',
    'escapes from the house',
    'he is a runner, i cannot take my eyes off him',
    'elopes from the classroom',
    'runs out of the school gate',
    'wanders off in crowded places',
    'got lost in the supermarket because she ran off',
    'refuses to hold my hand crossing the road',
    'no sense of danger with cars',
    'no road sense',
    'runs ahead on the pavement',
    'takes off as soon as i open the car door',
    'bolting',
    'hides in clothes racks in shops',
    'keeps running off in town',
    'runing away in car park',
  ],
  claims: {
    strong: [
      'storms out of the house',
      'storms out of the flat',
      'storming out of the house',
      'run off',
      'running off',
      'ran off',
      'run away in',
      'run away from me',
      'run away at',
      'run into road',
      'run into street',
      'run into traffic',
      'run in road',
      'run in the car park',
      'run in car park',
      'run away in car park',
      'run out of the school',
      'run ahead',
      'let go of my hand',
      'hold my hand crossing',
      'hold hands near',
      'hold hand near',
      'hold hands in',
      'bolt',
      'bolter',
      'bolting',
      'dart into',
      'dart off',
      'dash into',
      'elope',
      'escape from',
      'escape artist',
      'wander off',
      'wandering off',
      'is a runner',
      'car park',
      'parking lot',
      'road sense',
      'road safety',
      'sense of danger',
      'danger of roads',
      'danger with cars',
      'take off as soon',
      'runs into the road',
      'run into the road',
      'bolts',
      'runs away from me',
      'wanders off',
      'runs away',
      'does a runner',
      'legs it',
      'lets go of my hand',
      'darts across',
      'dart across',
      'darted across',
      'darts out',
      'run across the road',
      'runs across the road',
      'runs across the street',
      'no fear of cars',
      'no fear of traffic',
      'slips my hand',
      'escaped from',
    ],
    cues: ['run', 'road', 'pavement', 'hold hands', 'danger', 'cross the road', 'crossing the road', 'let go'],
    not: [
      'got run over',
      'was run over',
      'been run over',
      'wont let go of my hand',
      'won t let go of my hand',
      'will not let go of my hand',
      'never lets go of my hand',
      'wont cross the road',
      'or let go of my hand',
      'run a bath',
      'nose runs',
      'run out of',
      'running club',
      'running race',
      'runs a fever',
      'car sick',
      'toy car',
      'loves cars',
      'toilet running',
      'run away when',
      'runs away when',
      'runs away before',
    ],
  },
  topicWords: ['car', 'cars', 'road', 'roads', 'street', 'shop', 'running', 'run'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'Children under about ten cannot judge the speed of a car well and are safest holding hands with an adult. Stop at the kerb, look both ways and listen, cross when the road is clear; do not follow a ball: call a grown-up.',
    'Drivers cannot see small children behind or between cars, above all when they drive backwards.',
    'A car at thirty miles an hour needs about twenty-three metres to stop, some six car lengths; on a wet road it needs more.',
    'Stopping a movement that has begun is a skill of its own; it grows through childhood and gets quicker with practice.',
    'Until about nine or ten, children find it hard to judge how fast a car is and how far away it is.',
    'Near roads and in car parks young children are safe when they hold a hand or keep a hand on a car, a pushchair or a trolley.',
    'White lights at the back and a humming engine show that a car is about to move backwards.',
    'If people lose each other, staying in one place makes it easier to be found; somebody who works at the till can help, and nobody leaves the place with anybody.',
    'Being overwhelmed, excited or curious are usual reasons for running off; the wish to move is not the problem, the place is.',
    'Attention to a phone slows the reaction of people who cross a road.',
  ],
  threads: {
    kerb: 'the edge of the pavement, where feet stop and eyes look both ways',
    mirror: 'what a driver can and cannot see in a mirror',
    call: 'a name that is called, and feet that can stop',
    look: 'a look back, so that two people still see each other',
    where: 'the place where it is good to run, and the plan for getting there',
    hand: 'a place for a hand: on the car, on the trolley, in another hand',
    till: 'the place to stay or go to when people lose each other in a shop',
  },
  threadCues: {
    kerb: /^(?![^]*\b(?:car ?parks?|(?:from|lives?|lived|friends?) (?:from )?(?:just )?(?:across|over) the (?:road|street))\b)[^]*?\b(?:cross(?:es|ing)? (?:the |over |a )?(?:roads?|streets?)|(?:into|across|in) the (?:roads?|streets?|traffic)|(?:roads?|traffic) (?:safety|sense|awareness)|kerb|curb|look(?:s|ing)? both ways|(?:doesn'?t|does not|never|won'?t|not) look\w*(?= |$)[^.]{0,40}\b(?:roads?|cars?|cross\w*|traffic)|zebra crossing|after (?:his|her|their|a|the) ball)\b/i,
    // Who is to learn what a "stop" means hears of a voice and of feet, not of mirrors.
    call: /\b(?:(?:stops?|stopping|freez\w+|halts?) (?:dead )?(?:when|if|as soon as|the (?:moment|second) (?:that )?)(?: ?(?:he|she|they|i|we))?(?:['’](?:s|re))? ?(?:is |are )?(?:hears?|told|called|shout\w*|call|says?|say)|(?:hears?|listens?|listen|responds?|respond|reacts?|react|ignor\w+) (?:to )?(?:me |us |the word |a )?["“'‘]?stop\b|(?:shout\w*|yell\w*|scream\w*) (?:at (?:him|her|them) )?(?:to )?["“'‘]?stop\b|(?:does ?n['’]?t|do not|does not|won['’]?t|never) (?:stop|turn round|come back) when)/i,
    mirror: AMONG_CARS,
    // A hand on a car is for a place where one has just got out of it.
    hand: /^(?=[^]*\b(?:car\s?parks?|parking|driveway|(?:out of|from|to|round|around|by|near|beside) the car|gets? out|cars?(?! (?:seat|journey)))\b)(?![^]*\b(?:roads?|streets?|pavement|sidewalk|kerb|curb)\b)[^]/i,
    till: /^(?![^]*\bh[eo]ld\w* (?:my |our |a )?hands?\b)[^]*?(?<!\b(?:to|from|outside|near|past) (?:the |our )?(?:\w+ )?)\b(?:shop\w*|stores?|supermarkets?|malls?|markets?|aisles?|till|clothes racks?|in town)\b(?!'?s? (?:car ?park|parking))/i,
  },
  onlyWhenSaid: ['kerb', 'mirror', 'hand', 'till'],
  comesFirst: ['kerb', 'call'],
  tellsAlone: ['kerb'],
  roles: {},
  titles: {
    young: [
      { text: 'Feet Stop at the Edge', thread: 'kerb' },
      { text: 'Stop, Look, Listen, Hand', thread: 'kerb' },
      { text: 'Big Cars, Small Mirrors', thread: 'mirror' },
      { text: 'A Place for a Hand', thread: 'hand' },
      { text: 'Hand on the Car', thread: 'hand' },
      { text: 'Found in the Shop', thread: 'till' },
      { text: 'Feet That Can Stop', thread: 'call' },
      { text: 'A Place to Run', thread: 'where' },
      { text: 'One Look Back', thread: 'look' },
      { text: '{name} Out and About' },
    ],
    older: [
      { text: 'Where the Pavement Ends', thread: 'kerb' },
      { text: 'Stop, Look, Listen', thread: 'kerb' },
      { text: 'What the Mirror Shows', thread: 'mirror' },
      { text: 'Six Cars Long', thread: 'mirror' },
      { text: 'A Parking Place for a Hand', thread: 'hand' },
      { text: 'The Plan for Losing Each Other', thread: 'till' },
      { text: 'Where It Is Good to Run', thread: 'where' },
      { text: 'One Second, One Look', thread: 'look' },
      { text: 'A Look Over the Shoulder', thread: 'look' },
      { text: 'When a Name Is Called', thread: 'call' },
      { text: '{name} Out in Town' },
    ],
  },
  benefits: [
    'Says calmly and without threats why people want quick feet to stay near.',
    'Gives {name} a clear place to be and something for a hand to do.',
    'Keeps the wish to run, and says where there is room for it.',
  ],
  talk: {
    young: [
      'Where is it good to run?',
      'How does it feel when there is something good far away?',
      'Shall we find a safe place for running today?',
    ],
    older: [
      'What helps two people not to lose each other, in the story?',
      'Which word went into the blank?',
      'Shall we agree on a meeting place for the next trip?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'walk',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['car'],
  },
  text: {
    '2-3': script(`
      D<mirror> Vroom! A car is big. {Name is} small. The driver looks and looks. Small is hard to see.
      D<call> Feet can run. {Name has} quick feet. Stop, says a grown-up. Feet can stop too.
      D<look> There is so much to see. {Name} may run to it. But where is the grown-up? One look back shows it.
      D<where> {Name} may want to run. Some places are for that. Some are for a hand. First a hand, then room.
      D<hand> {Name gets} out. So many cars! Vroom, vroom! A hand goes on the car. Pat! It can stay there.
      D<till> The shop is big. {Name is} in the shop. So many shelves! Apples here, milk there. Where is the grown-up?
      P Grown-ups look up high. Small children are low down.
      P Grown-ups like to see small shoes near.
      P Many children want to run. A big field is good for that.
      P Grown-ups look and look too.
      Q With lots to see, {Name} may feel ____.
      Q<mirror> Near the cars, {Name} may feel ____.
      Q Hand in hand, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can say where to stop.
      H {helper} can find room to run.
      H<helper> {helper} can sing a song.
      T {he} can take a hand.
      T {he} can hold on tight.
      T {he} can stay by a grown-up.
      T<comforter> {he} can carry {comforter}.
      T<doing> {he} can try {doing}.
      C<mirror> {he} can say, "Big car, I stay near."
      C<call> {he} can say, "Stop, feet. Here I am."
      C<look> {he} can say, "I see you there."
      C<where> {he} can say, "Hand now, run soon."
      C<hand> {he} can say, "Pat, pat, hand on car."
      C<till> {he} can say, "I stay here. Find me."
      C<topic> {he} can think about {topic}.
      A<mirror> Vroom goes the car. Bye-bye, big car. A hand holds a hand. Near is good.
      A<call> Run, run, stop! The feet stand still. Here comes a grown-up. Hello, feet.
      A<look> One look back, and there is the face. Hello! Near is good. Two can run together.
      A<where> Hand in hand, step, step. Then there is room. Now feet can run. Run, and back to the hand.
      A<hand> Pat, pat goes the hand. The cars go by. Then there is a park. There is room to go fast!
      A<till> Here are the apples. Here is the grown-up too. Hello, hello! The shop is not so big now.
      D<kerb> Here is the road. Cars go vroom. {Name is} on the path. The edge is here. Feet stop. A big hand is here.
      P<kerb> A driver sits in a car. It is hard to see small feet.
      Q<kerb> At the edge, {Name} may feel ____.
      H<kerb> {helper} can hold hands.
      H<kerb> {helper} can get the ball.
      T<kerb> {he} can stop at the edge.
      C<kerb> {he} can say, "Edge. Feet stop. Hand."
      A<kerb> Feet stop. Eyes look. Hand in hand, over the road. Here is the path again. Well walked, feet.
    `),
    '4-5': script(`
      D<mirror> A driver in a car has small mirrors. In them are other cars, and doors, and sky. {Name is} too low to be in the mirror. So the driver may not know that somebody is there. That is how mirrors are.
      D<call> Feet are quick, and they like to run. {Name} may hear a name from behind. It is hard for feet to stop. A voice can help them. Then they stand still until somebody comes.
      D<look> Legs may run before a head has looked. {Name} may look only at what is in front. Behind, the grown-up gets smaller and smaller. One look back is quick. It shows if somebody is still near.
      D<where> It is good that legs like running. {Name} may want to do it just where there is no room. Some places have doors, cars or a lot of people. Other places are made for legs. A grown-up knows where they are.
      D<hand> In a car park, cars move in all directions. {Name gets} out, and there is a lot to look at. There is one good place for a hand there. It is the side of the car, flat and cool. The hand can stay until another hand comes.
      D<till> In a shop, the shelves are taller than people. {Name} may see a good thing and go to look at it. When people run off like that, two of them are looking. The grown-up looks left. The child looks right, and nobody meets.
      P It is fun to be fast. A big field is good for that. Cars do not go there.
      P When a child is out of sight, hearts go fast. That is why a face may look cross. It is mostly a fright.
      P Grown-ups look in all directions near a road. It is hard work, so they may sound loud. They want each person to be safe.
      P<mirror> A driver can hear music and the motor. Small feet make no sound for a driver. So it helps when feet are near a grown-up.
      Q When legs want to go, {Name} may feel ____.
      Q<mirror> When a car comes near, {Name} may feel ____.
      Q With a hand in a hand, {Name} may feel ____.
      H<hand> {helper} can hold out a hand before the door opens. ~ Then it is there in time.
      H {helper} can find a good place for later. ~ There is room to be fast there.
      H {helper} can say what comes next. ~ It is easier to stay near when the plan is clear.
      H<helper> {helper} can make up a song for the way. ~ It lasts until everyone is there.
      H<adult> {helper} can help near the cars. ~ One thing that helps is {adult}.
      T<hand> {he} can keep one flat hand on the car or trolley.
      T {he} can stand still and call out.
      T {he} can hold on to a hand or a bag.
      T {he} can point at a good thing and say, "Look!"
      T<comforter> {he} can carry {comforter} in one arm.
      T<doing> {he} can try {doing} when legs want to go.
      C<mirror> {he} can think, "Mirrors are high, and I am low."
      C<call> {he} can think, "I hear my name, so my feet stop."
      C<look> {he} can say, "Where are you? I can see you."
      C<where> {he} can say, "I want to run. Where can I?"
      C<hand> {he} can say, "This is the place for my hand."
      C<till> {he} can think, "I stop, I stay, and I call."
      C<topic> Hand in hand, {he} can think about {topic}.
      A<mirror> The car goes past, and its mirrors shine. A hand is warm in another hand. Near a grown-up is a good place by a road. Soon the road is crossed, and the cars are behind.
      A<call> A name is called, and feet stand still. Then a grown-up is there, a bit out of breath. Stopping is as clever as running. Now two people can go on together.
      A<look> One look back, and there is a face. It is good to see each other. Then two can go on together. They can run hand in hand.
      A<where> There is a place with room in it. Legs can run there, and come back. Before and after it, a hand is good to hold. Running is fun when somebody sees it.
      A<hand> The hand comes off the car and goes into another hand. Two hands go to the gate. Behind it there may be grass, and no cars at all. Grass is good for being fast.
      A<till> In a shop, people who stop and call are easy to find. The people at the till can help. Then a known face comes round the shelf. It is good to be found.
      D<kerb> The path ends at an edge, and then comes the road. The path is for feet, and the road is for cars. {Name} may be in a hurry, and so may a ball. At the edge, feet stop. Then eyes look one way and the other. A hand goes into a hand.
      P<kerb> Drivers like to stop for people. But a car is heavy, and it takes long to stop. A driver cannot see who is behind a parked car.
      Q<kerb> At the edge of the road, {his} legs may feel ____.
      H<kerb> {helper} can say, "Edge!" and stop as well. ~ Two people stop better than one.
      H<kerb> {helper} can fetch a ball from the road. ~ That is a job for grown-ups only.
      T<kerb> {he} can stop with {his} toes behind the edge.
      T<kerb> {he} can shout, "Ball!" and stay on the path.
      C<kerb> {he} can say, "Stop, look, listen, hand."
      A<kerb> The cars have gone by, and the road is quiet. Hand in hand, it takes ten steps to the other side. The ball is back, and it was a grown-up who got it. Balls can roll anywhere, and feet know where to stop.
    `),
    '6-7': script(`
      D<mirror> A person who drives backwards looks into three mirrors. Behind the car there is still a part that no mirror shows. A child of {his} size is too low to be seen there. White lights at the back mean that a car is about to move. Other cars may move without them. Drivers try hard. They just cannot see through metal.
      D<call> Ears are quick, and legs are slow to hear. {Name} may be running when a name is called. The ears get it, and the legs go on for three more steps. That is so for most people. With a game of statues, legs get better at stopping.
      D<look> Somebody who runs looks forward. {Name} may see just what is ahead, and nothing else. Behind, a grown-up is getting smaller. One look back takes a second. If nobody's eyes can be seen, it is too far.
      D<where> Running is good for legs, lungs and moods. {Name} may want it most in a place that has no room for it. There may be traffic there, or doors, or a crowd. So it helps to know where the next good place is. A wish to run can wait when there is a plan.
      D<hand> Every person in a car park has a job. Drivers look for a space, and grown-ups look for the keys. {Name has} a job too, and it starts when the door opens. One hand goes flat on the side of the car. It parks there, like the car does. It stays until another hand is free.
      D<till> Two people can lose each other in a shop in five seconds. First {Name} may see something good and go that way. Next the grown-up turns round. Then both of them start running about to look. People who both move can miss each other for a long time. It works better when one stays still.
      P Out and about, grown-ups have eyes on many things at once. That is why a voice can get sharp and loud. It is the sound of a fright.
      P<mirror> Drivers are people on their way home. They think of the road and of their supper. They do not want to hurt anybody.
      P People who search look in all the wrong places first. They are glad of somebody who calls out.
      P Some people run because there is something great over there. Others run because it is too loud or too full. From behind, both look the same.
      Q When legs want to go, {Name} may feel ____.
      Q When nobody known is in sight, {Name} may feel ____. It can be big for a minute.
      Q Where there is a lot to see, {Name} may feel ____.
      H<hand> {helper} can hold out a hand before the car door opens. ~ A hand that is ready is easy to take.
      H {helper} can say how long it will take. ~ Then there can be time to run after it.
      H {helper} can choose a meeting place at the door. ~ It helps when people know where to go.
      H<helper> {helper} can look for a field on the way home. ~ Legs that were slow all day have a lot to do.
      H<adult> {helper} can help by {adult}. ~ It makes it easier to stay near.
      T {he} can carry something or push something. ~ Somebody who has a job is busy.
      T {he} can say, "My legs want to run." ~ Then two people can look for a place.
      T<mirror> {he} can stop at the edge of the road like a statue. ~ It gives everyone time to look both ways.
      T<comforter> {he} can carry {comforter} all the way. ~ That makes three who stay together.
      T<doing> {he} can try {doing} when {his} legs want to go. ~ It has helped before.
      C<mirror> {he} can think, "White lights, so I stay here."
      C<call> {he} can think, "That is my name, so I am a statue."
      C<look> {he} can think, "Can I still see the eyes?"
      C<where> {he} can say, "My legs need to run. What is the plan?"
      C<hand> {he} can think, "My hand is parked."
      C<till> {he} can think, "Stay still and call, or go to the till."
      C<topic> Hand in hand, {he} can think about {topic}.
      A<mirror> The white lights go off, and the car is gone. The space is empty now, with one leaf in it. A person next to a grown-up is easy to see. There are better places to run than a road.
      A<call> A statue stands still and lets people come. It looks calm, even if its heart is fast. Running is easy, and stopping is the clever part. Somebody who can stop can go to a lot of places.
      A<look> One look back, and the eyes are there. They may be a bit scared, and then glad. People who can see each other are not lost. The last bit they can run together.
      A<where> There is a place for fast legs, and a time to go there. Until then they can stamp, hop or push a wall. It is no mistake to want to run. It just takes a place, and somebody who knows the way.
      A<hand> When the keys are found, the hand can leave its place. It goes with another hand, past all the cars. At the other end there may be a field. There is nothing parked on a field.
      A<till> At the till, somebody can call a name through the whole shop. Soon two people see each other. It is a good moment, even next to the potatoes. Both of them stop looking and start to laugh, or cry a bit.
      D<kerb> A road has an edge, and that is a good place to stop. Cars look slow from far away and are there very fast. {Name} may think only of a ball or of a friend over there. Anyone's head would be full of that. So the stop goes into the feet. At the kerb, they stand.
      P<kerb> A driver who sees a ball thinks, "A child may follow." The driver needs the length of a whole bus to stop, though. Behind a parked van, a child cannot be seen at all.
      Q<kerb> At the kerb, with a good reason to run, {his} legs may feel ____.
      H<kerb> {helper} can play "kerb" on the way: who stops first? ~ Feet learn by doing it again.
      H<kerb> {helper} can get whatever has rolled on to the road. ~ That is not a child's job.
      T<kerb> {he} can stop, look right, look left, look right again, and listen. ~ It takes four seconds.
      T<kerb> {he} can call, "My ball!" and stay where {he is}. ~ A ball can be replaced.
      C<kerb> {he} can think, "Kerb. Feet. Look. Then go together."
      A<kerb> The road is empty in both directions, and now it is the right time. On the other side the run can go on, because grass has no kerb. The ball lies there with a bit of dirt on it. It went over the quick way, and nobody needs to copy a ball.
    `),
    '8-10': script(`
      D<mirror> A car on an ordinary road needs about twenty-three metres to stop at thirty miles an hour. That is as long as six cars in a row. To {Name} a car at that distance may seem far away. For the first few metres it does not even slow down, because the driver's brain is still noticing. Eyes are not good at guessing the speed of something that comes straight towards them. Most people get better at it as they grow, and even adults misjudge it.
      D<call> When a name is called, the sound arrives at once, and the stop comes later. {Name} may be well into a run before the brain has dealt with it. Stopping is a separate skill from starting. It lives in the front part of the brain, where things grow slowly. Like other skills, it gets quicker with practice.
      D<look> From inside, running off hardly feels like leaving. {Name} may be on the way somewhere, and the people behind simply drop out of the picture. For them it is the other way round. They see a back that gets smaller, and then no back. A look over the shoulder takes one second, and it tells both sides a great deal.
      D<where> The wish to run off has reasons, such as noise, a long wait, or something good over there. {Name} may only know afterwards which of them it was. There is nothing wrong with the wish. It just does not look out for doors, water or traffic. A plan does, which is why it helps to have one before setting out.
      D<hand> In a car park nobody follows the same rules. Cars go backwards, people push trolleys, and doors open without warning. {Name has} one fixed point in all that, which is the car to get in or out of. Next to it, a person is beside something that stands still. A hand on the metal makes it easy to stay there. It takes two minutes, and it works.
      D<till> Losing each other in a shop is something that happens to two people at once. {Name} may be looking at a shelf while somebody else turns a corner. After that, both start to search, and each is where the other has just been. Most people think that moving fast is the best way to be found. Rescue teams say the opposite. They find people who stay in one place far sooner.
      P Adults often shout when somebody runs off, and the shout sounds like anger. Mostly it is fright on its way out. It takes their hearts some minutes to slow down again.
      P<mirror> Drivers see a child at the kerb and have one question. Is that person going to stand still? A hand in another hand, or two feet behind the line, is the answer they hope for.
      P Somebody who searches cannot do anything else at the same time. They cannot pay, hold a baby or mind the bags. One person who is out of sight keeps three people busy.
      P People run off for different reasons. One has seen something, one needs air, and one cannot bear the noise. The reason is usually a good one, and only the place is not.
      Q When a body wants to be off, {Name} might feel ____. It can start before any thinking.
      Q In the second before running, {Name} might feel ____. It may be in the legs first.
      Q When somebody shouts all at once, {Name} may feel ____. Two hearts are beating fast at that moment.
      H {helper} can agree on a sign for "I need to get out". ~ Two people can leave a place as quickly as one.
      H {helper} can plan a stop where running is fine. ~ Legs are better at waiting when they know about it.
      H {helper} can name a meeting place on the way in. ~ It takes three seconds, and it is worth a lot later.
      H<helper> {helper} can think of a word with {him} that means "too far". ~ A word that two people have chosen is heard sooner.
      H<adult> {helper} can help by {adult}. ~ It keeps a busy head in one place.
      T<hand> {he} can keep one hand in another hand and look out for white lights. ~ Four eyes see more than two.
      T {he} can say, "I want to look at that, are you coming?" ~ It takes two seconds longer than running off.
      T {he} can stop, stay and call out a name when nobody known is in sight. ~ First names and surnames carry better than "hello".
      T<comforter> {he} can keep {comforter} in a bag with a phone number in it. ~ It is a good place for a number.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      C<mirror> {he} can think, "Six cars long, so I wait."
      C<call> {he} can think, "My name means stop first, and ask then."
      C<look> {he} can think, "One look back, so that we both know."
      C<where> {he} can say, "I need to get moving. Where is a good place?"
      C<hand> {he} can think, "Fixed point, one hand, two minutes."
      C<till> {he} can think, "The one who stays gets found."
      C<topic> Standing still, {he} can think about {topic}.
      A<mirror> Cars will go on needing their six lengths, whoever is in a hurry. On the other side of the road there is often a place with no cars at all. Legs that waited are still good legs. Running is at its best where nobody needs to stop.
      A<call> A stop that comes two steps late is still a stop. Each one makes the next a little quicker. What follows can be a question, a plan or a better place to run. It is easy to go out with somebody whose feet have brakes.
      A<look> A look back is like a thread between two people, and it weighs nothing. As long as each can see the other, nobody needs to shout. Whatever it was can be dealt with together. Running with somebody who knows about it is quicker in the end.
      A<where> A plan can be as short as a place and a sign. With it, getting out is something that two people do together. The legs get their run, and nobody needs to search. It works best when it was made before anyone needed it.
      A<hand> After two minutes the doors are shut and the keys are in a pocket. The fixed point is left behind, beside all the other cars. One day nobody will need it. Until then it is a cool place for a hand on a hot day.
      A<till> The staff at a till know what to do when somebody is looking for somebody. They keep people there, and they do not send anyone outside with anybody. Then two people meet between the bread and the eggs. The shop goes back to its normal size.
      D<kerb> Judging how fast a car is coming is one of the hardest things that eyes do. Brains get good at it only at about ten, and many later. So {Name} may look, see a car far off, and be quite wrong about the time. On top of that, a head that is full of a ball or a chat does not look at all. The remedy is old and rather dull: stop at every kerb, even when the road seems empty.
      P<kerb> Drivers are at the mercy of arithmetic. At thirty miles an hour a car needs more than twenty metres until it stands. A third of that goes by before the foot is on the brake. Most of them have one fright that they still think about.
      Q<kerb> With the others already on the far side, {Name} might feel ____. Waiting for a gap is harder in company.
      H<kerb> Someone at home can walk the route with {him} once, and let {him} decide when to go. ~ Deciding is what needs practice.
      H<kerb> Someone at home can agree on one rule for balls: they are fetched by an adult or they stay there. ~ A rule decides faster than a person.
      T<kerb> {he} can walk to a place with a crossing or a clear view, and away from parked cars. ~ Twenty metres more are soon walked.
      T<kerb> {he} can put the phone or the ball under one arm before the kerb. ~ Hands first, then eyes.
      C<kerb> {he} can think, "Kerb means stop, also for me."
      A<kerb> Four seconds at the edge of the road, and then across, walking. Whatever was on the other side was still there. People who stop at every kerb do not look bold, and they tend to be on time. The ball can be flat, or lost, or under a bus. It costs very little.
    `),
    '11+': script(`
      D<mirror> {Name} may know about stopping distances from school. At thirty miles an hour a car covers nine metres before a foot has reached the brake. It needs some fourteen more until it stands, which makes six car lengths. People who know this still step into a road, because attention was with a friend, a phone or an argument. Knowledge does not cross streets. Attention does, and it may be busy elsewhere.
      D<call> Between hearing a name and stopping a run there is a gap, and a good deal can happen in it. {Name} may know the moment in which a body is already leaving and the voice comes from another world. Stopping is a separate ability from starting, and in the brain it matures late. That is an observation and not a reproach. Running is decided early, so the brakes are worth training.
      D<look> Running off is mostly running towards something, or away from it, and those left behind are not part of the thought. {Name} may find their reaction out of proportion. They have gone from seeing a person to seeing none, and imaginations fill such gaps quickly. Not knowing the direction is a fear of its own kind. One word removes most of it.
      D<where> Some places become unbearable fast, because of noise, heat, people or a conversation. {Name} may be outside and running before there has been anything like a decision. Needing to get out has reasons, and they deserve to be heard. The direction is the trouble, since a body in a hurry does not check for traffic or water. An exit that was chosen beforehand does the checking in advance.
      D<hand> It may seem odd to talk about car parks at an age at which most people cross towns alone. The trouble is not skill. When a place is too much, with noise and heat and people, {his} body may start to leave before anyone has decided on it. A hand on something solid, such as a railing or a car roof, gives the rest of the brain time to catch up. It is a pause of a few breaths, and often that is enough.
      D<till> Leaving a shop without a word looks different from the two sides. For {Name} it may seem to be the only sensible reaction to noise or to a quarrel. For those who stay behind, there is suddenly an empty space where a person was. They imagine the road first, and then everything else that an imagination can produce. Most of that could be settled by a single message with a place in it.
      P Parents of almost grown people know quite well that they can handle traffic. Their fear is older than that knowledge, and it has not been updated since kindergarten. A shout across a street is often a reflex from ten years ago, and it embarrasses everybody involved.
      P<mirror> Drivers make silent agreements with the people at the kerb. They look at a face, and if it looks back, they assume that they have been noticed. A face that is bent over a screen agrees to nothing, although the driver may believe that it did.
      P Those who are responsible for somebody count heads without noticing it. When the count comes out wrong, they do not think clearly either for some minutes. It is worth remembering afterwards, on both sides.
      P The people in charge of a school trip are counting heads all day. When one is missing, they can neither move the others nor leave them alone. Ten minutes of that will be remembered longer than anything in the museum.
      Q When a place gets too much, {Name} might notice ____. It may be in the legs before it is a thought.
      Q After walking out, {Name} might feel ____. Relief and worry can arrive together.
      Q When somebody insists on a plan, {Name} may feel ____. It may help to say which part is annoying.
      H {helper} can agree that leaving is acceptable, if the place is known. ~ One word and a location are enough.
      H {helper} can choose meeting points and times instead of rules for each step. ~ Points on a map leave more freedom.
      H {helper} can keep shouting for real emergencies. ~ A signal that is rare gets heard.
      H<helper> {helper} can admit that the worry is older than the facts. ~ It makes the arrangement fairer.
      H<adult> {helper} can help by {adult}. ~ A crowded hour is easier with something familiar.
      T {he} can send one word and a place before walking off. ~ It takes four seconds, and it changes the next hour for everybody.
      T<mirror> {he} can put the phone in a pocket from kerb to kerb. ~ Nothing on it moves as fast as a van.
      T {he} can put one hand on something solid and breathe out twice. ~ That is often long enough for a second idea.
      T<comforter> {he} can keep {comforter} in a bag for places that are too loud. ~ It is small, and it can wait there.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      C<mirror> {he} can think, "Six cars, and then I go."
      C<call> {he} can think, "Stop first, and explain afterwards."
      C<look> {he} can think, "One word, so that nobody needs to guess."
      C<where> {he} can think, "I know the exit, so I can walk to it."
      C<hand> {he} can think, "Something solid first, then the exit."
      C<till> {he} can write, "Out by the doors, back in ten."
      C<topic> Once outside, {he} can think about {topic} until it is quiet.
      A<mirror> A road is crossed by looking, and looking costs a few seconds each time. Over a life that adds up to many hours at the edge of streets, glancing left and right. It is a modest price. On the far side everything else continues, at any speed a person likes.
      A<call> Brakes improve with use, and nobody sees them improve. After a while, a called name turns into a pause, and a pause leaves room for a decision. People who can be relied on to stop are allowed to go further. Running remains available for the occasions that deserve it.
      A<look> A word before leaving takes less time than an argument after it. It leaves the freedom as it was and takes out the fear. People who know where somebody is tend to stop asking. What was running off is then simply going somewhere.
      A<where> With an exit agreed on, there is less need for one, which is odd and quite common. When it is needed, it leads to a place that is known. Running can then be kept for places that were made for it. Whatever was unbearable can be talked about, or avoided the next time.
      A<hand> The railing stays cold, the second idea arrives, and the exit is still there. Using it according to a plan is quite different from running. Getting out of a place that is too much is a reasonable need, and a car park is only an unsuitable location for it.
      A<till> The message says where, and the empty space has an explanation. Someone reads it next to the shop doors and breathes out. After ten minutes two people meet again, in the place that was agreed. Freedom and being easy to find turn out to go together rather well.
    `),
  },
};

/** Running off in car parks, on roads and in shops: what drivers can see, a place for a hand, and how people meet again. */
export const runningOff: Frame = withScenes(
  own,
  behindTheCoats,
  outThroughTheGate,
  outOfTheClassroom,
  handAtTheRoad,
  theStopGame,
  catchMeGame,
);

import { beltAllTheWay } from './a-belt-all-the-way.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { teddyThroughTheMachine } from './teddy-through-the-machine.ts';
import { checkedBeforeBreakfast } from './checked-before-breakfast.ts';

const own: Frame = {
  id: 'flights',
  name: 'Airports and flying',
  says: [
    'scared of flying',
    'afraid of planes',
    'first time on a plane',
    'going on an airplane next week',
    'airport security worries him',
    'hates the airport it is so busy',
    'what happens at the airport',
    'takeoff scares her',
    'ears hurt on the plane',
    'afraid the plane will crash',
    'flight anxiety',
    'long haul flight with an autistic child',
    'turbulence frightened him last time',
    'we fly on saturday and she is nervous',
    'going through the scanner',
    'wont wear the seat belt on the plane',
    'flying to see grandma',
    'passport control and queues',
    'scared of the noise of the engines',
    'boarding the plane',
    'aeroplane toilet',
    'eroplane ride',
    'doesnt want to fly',
    'nervous flyer aged 9',
    'sitting still for eight hours on a flight',
  ],
  claims: {
    strong: [
      'flight',
      'scared of flying',
      'afraid of flying',
      'fear of flying',
      'plane',
      'airplane',
      'aeroplane',
      'airport',
      'airport security',
      'turbulence',
      'boarding',
      'take off scare',
      'takeoff',
      'nervous flyer',
      'long haul',
      'passport control',
      'plane crash',
      'seat belt on the plane',
      'fly',
      'flying',
      'first flight',
      'plane ride',
      'planes',
      'aeroplanes',
      'airplanes',
      'check in',
      'boarding a plane',
      'taking off',
    ],
    cues: [
      'fly',
      'flying',
      'passport',
      'suitcase',
      'luggage',
      'security',
      'scanner',
      'queue',
      'engine',
      'gate',
      'landing',
      'nervous',
    ],
    not: [
      'cancelled',
      'canceled',
      'was cancelled',
      'fly away',
      'flies',
      'fly off',
      'fruit fly',
      'paper plane',
      'toy plane',
      'landing light',
      'flight of stairs',
      'butterfly',
      'time flies',
      'scared of fly',
      'house fly',
      'a fly',
      'paper planes',
      'loves planes',
      'likes planes',
    ],
  },
  topicWords: ['plane', 'fly', 'flight', 'airport', 'sky'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The engines are loudest for about half a minute to a minute at take-off, when they work hardest; afterwards the pilot takes back the power and the sound drops. Bumps and whirring afterwards are the wheels and flaps.',
    'The order at an airport: bags are handed in, tickets and passports looked at, bags and people go through a scanner, then waiting at a gate, boarding, belts on, take-off, flight, landing, bags.',
    'At security, bags, coats and toys go through a machine that looks inside and come out at the other end; people walk or roll through a frame, or are checked by hand by a person who says what they do. A grown-up stays near.',
    'Wings hold a plane up: air flows past them and pushes up. Engines push it forward.',
    'Noises on board: wheels fold up with a bump, flaps on the wings hum, engines get quieter after take-off.',
    'Turbulence is uneven moving air, like a bumpy road; planes are built for much more. A belt keeps people in their seats.',
    'Ears feel full when the air pressure changes; swallowing, yawning, sucking or drinking helps.',
    'Flying is among the safest ways to travel; pilots train for years and two of them fly.',
    'Airports have quiet areas, and help for people who find crowds, noise or waiting hard can be booked (a sunflower lanyard is known in many countries).',
    'Flights may be late; waiting is a usual part of flying.',
  ],
  threads: {
    roar: 'the roar at take-off, which begins, grows and goes down to a hum',
    steps: 'the steps from the door of the airport to the seat, one after the other',
    wing: 'the wing and the air that holds it',
    bag: 'a bag that goes off on a belt and comes round again at the end',
    ears: 'ears that pop',
    alone: 'a child with a tag, handed on from one grown-up to the next',
  },
  threadCues: {
    roar: /\b(?:nois\w*|loud|sounds?|roar\w*|engines?|take[- ]?off|taking off)\b/i,
    wing: /\b(?:emergency|falls?|falling|crash\w*|drops?|dropping|stays? up|turbulen\w*|bumps?|bumpy|shak\w*)\b/,
    ears: /(?<!\bup to (?:my|his|her) )\bears?\b(?! ?(?:phones|defenders|buds))/,
    alone:
      /\b(?:(?:fl(?:y|ies|ying|ew|ight)|travel\w*|goes|going|plane)[^.]{0,25}\b(?:alone|by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own)|unaccompanied)\b(?<!\bsit\w* (?:alone|by \w+|on (?:his|her|their) own))/,
  },
  onlyWhenSaid: ['ears', 'alone', 'roar'],
  tellsAlone: ['alone'],
  comesFirst: ['roar'],
  roles: {},
  titles: {
    young: [
      { text: 'First a Roar, Then a Hum', thread: 'roar' },
      { text: 'Pop Go the Ears', thread: 'ears' },
      { text: 'First the Bag, Then the Seat', thread: 'steps' },
      { text: 'Wait, Walk, Wait, Fly', thread: 'steps' },
      { text: 'Two Big Wings', thread: 'wing' },
      { text: 'A Wing and the Air', thread: 'wing' },
      { text: 'Bye-Bye, Bag', thread: 'bag' },
      { text: 'Round and Round Comes the Bag', thread: 'bag' },
      { text: '{name} and the Plane' },
      { text: 'Up in the Sky' },
    ],
    older: [
      { text: 'A Roar, and Then a Hum', thread: 'roar' },
      { text: 'Why Ears Pop', thread: 'ears' },
      { text: 'A Seat for One', thread: 'alone' },
      { text: 'Six Steps to a Seat', thread: 'steps' },
      { text: 'What Comes After the Gate', thread: 'steps' },
      { text: 'What the Air Does', thread: 'wing' },
      { text: 'The View of a Wing', thread: 'wing' },
      { text: 'Where the Suitcase Goes', thread: 'bag' },
      { text: 'The Bag Comes Round', thread: 'bag' },
      { text: '{name} Takes a Plane' },
      { text: 'A Day With an Airport in It' },
    ],
  },
  benefits: [
    'Tells what happens at an airport and on a plane, in order.',
    'Explains the sounds, the bumps and the ears.',
    'Gives {name} something to do in the waiting and in the air.',
  ],
  talk: {
    young: [
      'What does a plane do first, and what last?',
      'How does {name} feel when the plane is loud?',
      'Shall we make a plane out of three chairs?',
    ],
    older: [
      'Which sound on a plane has a reason that was new?',
      'Which word went into the blank, and for which part of the day?',
      'Shall we make a list of the steps and tick them off?',
    ],
  },
  cover: {
    setting: 'sky',
    time: 'day',
    pose: 'look-up',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['aeroplane', 'backpack'],
  },
  text: {
    '2-3': script(`
      D<steps> Here is an airport. {Name is} there. Wait, go, wait, go. There is a seat on the plane. Click, says the belt. Up it goes!
      D<wing> Look, a plane! {Name is} in it. It has two big wings. Vroom, it is loud. Up, up, up. Hello, clouds.
      D<bag> A plane takes bags. {his} bag goes too. It goes on a belt. Bump, bump, bye-bye. Then the plane goes up. Vroom!
      P Some children look out. Some have a nap.
      P Lots of people wait. They sit on bags.
      P The pilot sits in front. The pilot knows the way.
      Q On the plane, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      Q In the long wait, {Name} may feel ____.
      H {helper} can sit next to {him}.
      H {helper} can click the belt.
      H {helper} can bring a drink.
      H<helper> {helper} can sing in the sky.
      T {he} can look at the clouds.
      T {he} can drink sip by sip.
      T {he} can put hands on ears.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<steps> {he} can say, "Wait, go, click, up."
      C<wing> {he} can say, "Hello, wing."
      C<bag> {he} can say, "Bye-bye, bag, come back."
      C<topic> {he} can think about {topic}.
      A<steps> Down, down, bump. The plane is on the ground. Click, the belt is off. Out and hello!
      A<wing> Down comes the plane. The wings are still. Out goes {Name}. Bye-bye, plane.
      A<bag> The plane is down. Round and round go the bags. There it is! Hello, bag.
      D<ears> Up goes the plane. {Name} may feel it in the ears. Pop, pop! A sip helps ears.
      C<ears> {he} can say, "Sip, sip, pop."
      A<ears> Sip, sip, pop. Down comes the plane. Ears can rest. Hello, ground.
      D<roar> The plane goes fast. Roar! {Name} may hear it. It is the engine. It pushes. Up, up, up. Then it goes hum.
      Q<roar> At the roar, {Name} may feel ____.
      H<roar> {helper} can roar too.
      T<roar> {he} can put on the headphones.
      C<roar> {he} can say, "Roar, roar, hum."
      A<roar> Hum, hum, goes the plane. The roar is over. Far down is a small field. Hello, sky.
    `),
    '4-5': script(`
      D<steps> An airport is a big house where planes come and go. {Name} may wait there, and go on, and wait again. First the bags go. Then people show tickets. Then there is a seat, and a belt goes click.
      D<wing> A plane has two long wings. When {Name sits} inside, it goes fast, and it is loud. Air goes past the wings and lifts them. The ground gets small, and cars look like beads. Then it is not so loud.
      D<bag> At the airport, {Name} may see bags on a belt. A bag rolls off all by itself, through a small door. It goes to the plane, but down below. People sit on top, and bags lie under them. At the end they meet again.
      P A pilot goes up and down many times a week. For a pilot it is like a bus. The pilot has lunch up there.
      P People at the airport look into bags with a machine. They like to know what is inside. They see many socks.
      P Some people talk on the plane. Some sleep with a hat on. Most of them look out at least once.
      Q At the airport, {Name} may feel ____.
      Q When the plane goes up, {his} tummy may feel ____.
      Q In a long wait, {Name} may feel ____.
      H {helper} can say what comes next. ~ It helps to know the steps.
      H {helper} can sit in the next seat. ~ The seats are close together.
      H {helper} can bring things to eat and drink. ~ A sip helps ears when the plane goes up.
      H<helper> {helper} can play a game with {him} in the wait. ~ Some games need no room at all.
      H<adult> {helper} can help on the plane. ~ A good start is {adult}.
      T {he} can put two hands on two ears.
      T {he} can have a drink when ears feel full.
      T {he} can look for three small things down there.
      T<comforter> {he} can hold {comforter} all the way.
      T<quiet> {he} can spend some time {quiet} in the wait.
      T<doing> {he} can try {doing} at a hard moment.
      C<steps> {he} can think, "Wait a bit, go a bit, then fly."
      C<wing> {he} can say, "Hold us up, wing."
      C<bag> {he} can think, "My bag has its own way to go."
      C<topic> Up there, {he} can think about {topic}.
      A<steps> Up went the plane, and now it comes down. The wheels go bump, and the belt goes click. Then people stand and wait, and go a bit. It was a lot of steps, and that was the last one.
      A<wing> The plane is on the ground, and the wings have a rest. They have been up in the sky for so long. Cars are big again. {Name} may tell about it at home.
      A<bag> After the flight, bags go round and round on a belt. People look and look. There is the right one! It was in the sky too, and it saw none of it.
      D<ears> A plane goes up, and ears can feel it. It is like a push from inside. {Name} may know that from a flight. Then it goes pop, and it is better. Ears do that for people old and young.
      C<ears> {he} can think, "Sip, yawn, pop."
      A<ears> The plane is down, and the ears have popped. Some take a bit longer, even on the ground. A yawn can help, and so can a sip. It was a long way for two ears.
      D<roar> A plane needs a big push to get off the ground. So the engines roar, and the seat shakes. {Name} may feel it in the tummy. It is loud for about as long as a song. Then the plane is up, and the roar turns into a hum.
      P<roar> The pilot knows each sound of the plane. The roar is the sound of going up. After it comes a bump, when the wheels are put away.
      Q<roar> When the engines roar, {his} tummy may feel ____.
      H<roar> {helper} can say what each sound is. ~ A sound with a name is smaller.
      T<roar> {he} can wear headphones or hold {his} ears.
      T<roar> {he} can roar as well, as loud as the plane.
      C<roar> {he} can think, "First a roar, and then a hum."
      A<roar> The hum goes on and on, and somebody comes with a drink. The roar stayed down there at the airport. When the plane lands, it roars once more to stop. And then it is quiet, and the legs get up.
    `),
    '6-7': script(`
      D<steps> There are six steps between an airport door and a plane. {Name} may see them all. First the big bags are handed in. Then tickets and passports are shown. Next, coats and small bags go through a machine. After that people wait at a gate. Then they go on board and find a seat.
      D<wing> How does a heavy plane stay up in the air? As it gets fast, air streams past the wings and pushes them up. {Name} may feel the speed as a soft push in the back. Then the wheels fold away with a bump. After that it gets quieter.
      D<bag> At the airport, big bags go off on a belt. {Name} may see it. Each gets a paper strip with lines on it. Under the floor there are many more belts, with turns and slides. They take each bag to its plane. It flies in the bottom half, in the dark, with a hundred others.
      P A pilot has another pilot in the next seat. Both have trained for years. They even eat different lunches.
      P People at the machine ask the same things all day. They may sound cross. They want to know that bags have only bag things in them.
      P Going up is hard for some people, and waiting is hard for others. Grown-ups who fly often may still hold on to the seat.
      Q In the big hall, {Name} may feel ____.
      Q When the plane goes up, {Name} may feel ____. Tummies notice it as well.
      Q When it gets loud on the plane, {his} ears may feel ____.
      H {helper} can tell {him} the next step before it comes. ~ Long days are easier in short bits.
      H {helper} can look for a quiet corner in the airport. ~ Many airports have one.
      H {helper} can have a drink ready for going up and coming down. ~ Each gulp helps ears to pop.
      H<helper> {helper} can draw the steps with {him} on a card. ~ Then they can be ticked off.
      H<adult> {helper} can help in the air. ~ A way that is known already is {adult}.
      T {he} can swallow or yawn when {his} ears feel full. ~ It lets a little air through.
      T {he} can tick off the steps on a list. ~ Waiting is a step as well.
      T {he} can put on headphones when it is loud. ~ Many people on board do it.
      T<comforter> {he} can keep {comforter} on the seat. ~ It may go through the machine too, and then it comes back.
      T<quiet> {he} can spend the wait {quiet}. ~ It makes a long time seem shorter.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<steps> {he} can think, "One step, and then the next one."
      C<wing> {he} can think, "The wing is lying on the air."
      C<bag> {he} can think, "We both have a ticket, my bag and I."
      C<topic> In the air, {he} can think about {topic}.
      A<steps> Now all the steps are done but one. People stand up too early and bump their heads. Then the door opens, and the air smells of somewhere new. An airport is a long way in and a quick way out.
      A<wing> The wheels touch the ground, and the plane gets slow. Flaps stand up on the wings to help it stop. Then the engines go quiet. The wing has a rest now, and so may everybody else.
      A<bag> After the flight there is a belt that goes round and round. Bags come out through a curtain, one by one. Then a known one comes, with its paper strip. It has flown as far as {Name}, without a window.
      D<ears> Inside an ear there is a tiny bit of air. When a plane goes up or down, that air goes out or in. {Name} may notice a push, and then a pop. The pop is the air on its way. Sipping, chewing and yawning open a small door for it.
      C<ears> {he} can think, "Sip, chew, yawn, pop."
      A<ears> Pop, and the sounds are clear again. On the way down it helps to begin early, high up. Some ears need an hour on the ground. After a flight, a snack is good for mouths and ears.
      D<alone> Children can fly without their own grown-up. {Name} gets a tag with a name on it. One grown-up hands {him} to the next, with a signature each time. On the plane there is a crew that knows about it. At the other end somebody waits at the gate.
      P<alone> The crew looks after children on their own every week. They say where the toilet is, and they come by again and again.
      P<alone> The one who stays behind waits too. It is usual to wait until the plane is up.
      Q<alone> In the seat on the plane, {Name} may feel ____.
      Q<alone> At the goodbye, {Name} may feel ____. It may be two things at once.
      H<alone> {helper} can go along as far as it is allowed. ~ After that a person with a uniform takes over.
      H<alone> {helper} can write down who will be there at the end. ~ It is good to have it on paper.
      T<alone> {he} can press the button over the seat and ask. ~ That is what it is there for.
      T<alone> {he} can take one thing from home on board. ~ It fits under the seat.
      C<alone> {he} can think, "From one hand to the next, and then I am there."
      A<alone> One hand, one signature, and one more hand. Then there is a known face, and the tag can come off. A flight alone is full of people. Somebody can phone to say that it is done.
      D<roar> The plane turns and waits at the start of a long road. Then the engines go to full power, and it gets very loud. {Name} may feel the seat press on {his} back. It takes about half a minute until the wheels are off the ground. Then the pilot takes power back, and the roar sinks to a hum.
      P<roar> For people who fly a lot, that noise means "we are on our way". They go on reading. Cabin crew could tell each sound with their eyes shut.
      Q<roar> In the half-minute of the roar, {Name} may feel ____.
      H<roar> {helper} can go through the sounds beforehand: roar, bump, whirr, hum. ~ Known sounds are not so loud.
      T<roar> {he} can count from the roar to the hum. ~ Most get to about sixty.
      T<roar> {he} can put on ear defenders before the start. ~ It is easier before than during.
      C<roar> {he} can think, "Roar means push. Then comes the hum."
      A<roar> Roar, bump, whirr, hum, and that was all of it. Up there the sky is wide, and the plane sounds like a fridge. On landing there is one more roar, to slow down. Then it gets so quiet that belts can be heard going click.
    `),
    '8-10': script(`
      D<steps> An airport is a building for turning people into passengers, and it does that in stages. Bags are weighed, papers are looked at, and pockets are emptied into a tray. {Name} may be asked to go through a frame that notices metal. After that there are shops, seats and a gate with a number. Each stage has a queue, and each queue has an end. The last stage is a narrow seat with a belt.
      D<wing> A large plane can weigh as much as fifty elephants, and it is held up by air. Seen from {his} seat, the wing hardly seems to move. Its shape makes the air below press harder than the air above. It bends a little, and it is meant to. When the air is uneven, the plane rides up and down on it as a boat does. Pilots call that turbulence, and mostly they are annoyed about their coffee.
      D<bag> Nothing sees as much of an airport as a suitcase does. {Name} may watch it disappear behind a rubber curtain. Behind that are kilometres of belts, scanners that look through it, and a machine that reads its label. A person lifts it into the bottom of the plane. It travels in the dark, at the same speed as everyone upstairs. Nearly all suitcases land with their owners.
      P Pilots spend years learning, and go back to a practice machine twice a year. In there, everything goes wrong on purpose, and they practise putting it right. Afterwards they go home to dinner.
      P The people at security have seen every object there is. They may look stern because they are concentrating. They ask, "Any liquids?" four hundred times before lunch.
      P Frequent flyers look as if they found it boring, and many do. Others grip the armrest in secret. A cabin crew can tell at a glance, and they are used to being asked what that noise was.
      Q At security, {Name} might feel ____. It is odd to see one's things go into a machine.
      Q When the engines get loud, {Name} may feel ____. The first minute is the loudest.
      Q In bumpy air, {his} stomach may feel ____. Stomachs are not good at physics.
      H {helper} can book help at the airport beforehand. ~ Many airports offer a quiet way through for people who ask.
      H {helper} can explain each noise when it comes. ~ Bump is the wheels, and humming is the flaps.
      H {helper} can keep passports and tickets, so that {Name} has only one thing to carry. ~ Fewer things to hold means fewer to think about.
      H<helper> {helper} can look at the map of the airport with {him} before the day. ~ A map shows how few steps there are.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can make a list of the stages and cross them out. ~ A list shows that waiting moves too.
      T {he} can yawn, swallow or chew when {his} ears feel blocked. ~ It opens a small tube, and the pressure evens out.
      T {he} can ask the crew what a noise was. ~ They know all of them by name.
      T<comforter> {he} can carry {comforter} in the hand luggage. ~ It will be scanned, and it has nothing to hide.
      T<quiet> {he} can spend the waiting time {quiet}. ~ There will be quite a bit of it.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      C<steps> {he} can think, "That was stage four, two to go."
      C<wing> {he} can think, "It is meant to bend."
      C<bag> {he} can think, "Same speed, better seat."
      C<topic> Above the clouds, {he} can think about {topic}.
      A<steps> On the other side it all happens backwards and much faster. Seat, door, corridor, papers, and then an exit with people holding flowers. An airport is long because it is careful. The sky part had the best view.
      A<wing> The wheels meet the runway with a bump and a roar, because the engines help with the braking. Out on the wing, flaps stand straight up. Somebody claps, as somebody often does on a plane. The air has put down fifty elephants without a scratch.
      A<bag> At the belt people stand in a circle like guests at a show. Suitcases come out sideways, upside down, and at last the right one. It has been in the plane, in the cold, beside a stranger's golf clubs. It says nothing about the flight, and it is ready for the next.
      D<ears> The air in a plane gets thinner on the way up and thicker on the way down. Behind each eardrum sits a little air that follows slowly, through a tube as thin as a straw for dolls. {Name} may know how it feels when the tube is slow. The drum is pushed, and it hurts or goes dull. Swallowing opens the tube for a moment, and the pop is the sound of that.
      C<ears> {he} can think, "Swallow, pop, level again."
      A<ears> The worst part is usually the last half hour of a flight. It helps to be awake for it and to swallow often, before it hurts. After landing most ears sort themselves out within hours. Somebody at home can ask a pharmacist before the next one, above all with a cold.
      D<alone> Airlines have a word for children who fly by themselves, and a whole system behind it. {Name} gets a pouch with papers around the neck, and each adult who takes over signs for it. It is a relay, and the child is what is handed on. On board, the crew knows the seat number. At the far end of the flight nobody is let go without the right name and a document.
      P<alone> The crew has had younger and more nervous passengers this month. They like to be asked things. It makes a change from coffee.
      P<alone> The adult at home will be looking at a small plane on a map until it lands. That is what being proud and nervous looks like.
      Q<alone> At the gate, {Name} might feel ____.
      Q<alone> Up there, somewhere over a cloud, {Name} might notice ____.
      H<alone> {helper} can stay until the plane has left. ~ It is in the rules, and they would anyway.
      H<alone> {helper} can write a card with two phone numbers. ~ A phone can be empty, and paper cannot.
      T<alone> {he} can tell the crew at the start what would help. ~ They come by more often then.
      T<alone> {he} can plan the time in three parts, such as film, food and window. ~ Three parts are shorter than one.
      C<alone> {he} can think, "Signed for, all the way."
      A<alone> The last signature is given at the other end, in front of a face that is known. The papers can go into a drawer then, as proof. A flight without one's own grown-up turned out to have a dozen others in it. The goodbye was the longest part.
      D<roar> A plane is loudest at take-off, because the engines need nearly everything they have for the first minute. {Name} may notice three things at once: the roar, a push in the back and a rattle from the lockers. They belong together. A few hundred metres up, the pilot takes power back, and the noise drops. It can seem as if something had stopped, and it has not.
      P<roar> Cabin crew sit down for take-off like everyone else and think of their sandwiches. Their faces are a good instrument to read. They hear that sound six times a day.
      Q<roar> At full power, {Name} might feel ____. It may turn into something else as soon as the wheels are up.
      H<roar> Someone at home can look up a video of a take-off with sound, and play it quietly first. ~ A sound that is known takes up less room.
      T<roar> {he} can time it, from the roar to the drop. ~ A stopwatch gives the hands something to do.
      T<roar> {he} can chew and listen to music that {he has} chosen for exactly that minute. ~ It makes a good start to a flight.
      C<roar> {he} can think, "Full power, wheels up, and then it drops."
      A<roar> The number on the stopwatch is smaller than it felt. Above the clouds, the plane hums in one tone for hours, and people fall asleep to it. The second roar comes on landing, from the brakes. After it there is only the click of a hundred belts.
    `),
    '11+': script(`
      D<steps> Air travel consists mainly of waiting in different rooms. {Name} may have heard more about the flying than about the passport, the tray for belts and the gate that changes at the last minute. Every one of these has a purpose, and none of them is personal. The people who check are looking for a handful of forbidden things among several million allowed ones. Somewhere near the end of all this, there is a chair that flies.
      D<wing> What keeps a plane up is not in doubt, although people enjoy arguing about how to explain it. The wing beside {Name} pushes air downwards, and the air pushes back. At nine hundred kilometres an hour, that is enough to carry four hundred tonnes. Engineers have bent wings in test halls to find out how much more they can take. From {his} seat, the tip may be seen to move by a metre or two. It was built to move by several. Bumps are what uneven air feels like from inside.
      D<bag> A letter to {Name} about flying could leave out the flying and follow the suitcase. It leaves at the desk and goes underground, onto a network of belts as long as a small town's streets. A laser reads its label, and a scanner looks through its clothes. It is loaded by someone with strong arms and no opinion. More than ninety-nine in a hundred arrive where they were sent. Nobody tells them about turbulence, and they manage.
      P People who are afraid of flying usually know that it is safe. Statistics are about the outside, and fear is about sitting in a tube without a say. Pilots themselves often dislike being passengers. It is the not steering that does it.
      P Cabin crews read rows of faces for a living. They can spot a person who is counting the rivets, and as a rule they are glad to be asked something. It beats collecting cups.
      P Seasoned travellers adopt a bored expression somewhere around the second flight. For some it is genuine. For others it is part of the hand luggage, along with the neck pillow and a book they do not read.
      Q In the queue for security, {Name} might notice ____. Being checked can seem like being suspected, and it is not the same.
      Q During take-off, {Name} may feel ____. Excitement and alarm use the same nerves.
      Q In rough air, {his} body might feel ____. It has no instruments, so it guesses.
      H {helper} can book assistance or a quiet route beforehand, if that is wanted. ~ Airports do it daily, and nobody needs to give a reason in public.
      H {helper} can let {him} keep the list of stages and call them out. ~ The person with the list has the best seat in any queue.
      H {helper} can agree not to discuss accidents, delays or other flights. ~ There are better subjects at ten thousand metres.
      H<helper> {helper} can swap seats so that {he} can have the window or the aisle. ~ People who hate flying differ strongly on which is better.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can choose a seat over the wing. ~ It moves least there, for the same reason as the middle of a seesaw.
      T {he} can tell the crew, in one sentence, that this is not easy. ~ They tend to come by and explain noises after that.
      T {he} can watch the cup on the table during bumps. ~ It shows how little the plane moves compared with how it seems.
      T<comforter> {he} can carry {comforter} on board in a pocket. ~ Half of the cabin has something of the kind.
      T<quiet> {he} can plan to spend the flight {quiet}. ~ A task makes a tube into a room.
      T<doing> {he} can try {doing} at the hardest moment. ~ What has worked before is quick to find.
      C<steps> {he} can think, "Another room, one closer to the chair."
      C<wing> {he} can think, "Built for several metres, using two."
      C<bag> {he} can think, "The suitcase is not worried."
      C<topic> Above the clouds, {he} can think about {topic} for as long as there is sky.
      A<steps> Arrival is the same set of rooms in reverse, with better moods. At the end there is a sliding door, and people behind it looking for faces. The flight itself will shrink in memory to a window and a bread roll. That is the way with most flights.
      A<wing> On the ground the wing looks stiff and rather smug. It has carried everyone over mountains by leaning on something that cannot be seen. A person may know all of that and still not enjoy it. Plenty of people fly that way, with a dry mouth and a good book, and they get where they wanted to go.
      A<bag> The belt starts with a jolt, and a hundred people who were bored a moment ago watch it as if it were a final. Then a known handle comes through the curtain, slightly dented. Both halves of the luggage have arrived, the one that flew upstairs and the one that did not. There is a whole other place outside the airport door.
      D<ears> On a flight the pressure in the cabin changes by about a quarter, and ears are the only part of a body to complain. {Name} may know the sequence: a push, a dull feeling, sometimes a sharp one, and then a pop. The tube behind the eardrum opens when people swallow or yawn, and stays shut when it is swollen. Descending is worse than climbing, because the tube lets air out more easily than in. Cabin crew hand out sweets for this reason.
      C<ears> {he} can think, "Swallow early, and keep ahead of it."
      A<ears> It is a matter of staying ahead, with small swallows from the moment the nose of the plane goes down. Afterwards the world may sound like cotton wool for an hour or two of peace. With a cold, a pharmacist is worth asking before the flight. Ears level out on the ground in nearly everyone.
      D<alone> To fly alone at that age is a logistical exercise with a good view. {Name} may travel as an unaccompanied minor, with papers and an escort, or simply as a passenger with a phone. Either way most of it is following signs in the right order. The stretches in between are long, and they belong to whoever is sitting there. Nobody on a plane can tell who is doing it for the first time.
      P<alone> Crews prefer young passengers who ask to those who guess. A question about a connection takes them ten seconds, and a missed one takes half a day.
      P<alone> The parent at home is tracking the flight number and pretending not to. A message after landing does more good than it costs, even if it has only two words.
      Q<alone> After the last wave, {Name} might feel ____. To be free and slightly sick at the same time is a known combination.
      Q<alone> In the seat, with three hours to go, {Name} might notice ____. Nobody else in the row will be able to tell.
      H<alone> {helper} can go through the route beforehand, including what happens if a flight is late. ~ A plan B is hardly ever needed and nice to have.
      H<alone> {helper} can put two numbers on paper, in a pocket that closes. ~ Batteries choose their moments, and paper does not run out.
      T<alone> {he} can keep documents, phone and charger in one pocket and check it at each stage. ~ It replaces a good deal of worry.
      T<alone> {he} can ask anyone in uniform, as often as it takes. ~ It is the one group of strangers in the building who are paid for it.
      C<alone> {he} can think, "Next sign, next gate, next seat, and somebody at the end."
      A<alone> Somewhere behind the last door a familiar person is standing in the wrong spot. The flight was long, ordinary and entirely managed, one sign after the other. Airports are built on the same few ideas, and each of them explains a bit of the next. The message home can be one word.
    `),
  },
};

/** Going by plane: the airport in its order, what the noises on board are, and what ears do. */
export const flights: Frame = withScenes(own, checkedBeforeBreakfast, teddyThroughTheMachine, beltAllTheWay);

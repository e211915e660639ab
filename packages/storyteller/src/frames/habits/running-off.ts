import { script, type Frame } from '../../frame.ts';

/** Running off in car parks, on roads and in shops: what drivers can see, a place for a hand, and how people meet again. */
export const runningOff: Frame = {
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
    'Drivers cannot see small children behind or between cars, above all when they drive backwards.',
    'A car at thirty miles an hour needs about twenty-three metres to stop, some six car lengths; on a wet road it needs more.',
    'Until about nine or ten, children find it hard to judge how fast a car is and how far away it is.',
    'Near roads and in car parks young children are safe when they hold a hand or keep a hand on a car, a pushchair or a trolley.',
    'White lights at the back and a humming engine show that a car is about to move backwards.',
    'If people lose each other, staying in one place makes it easier to be found; somebody who works at the till can help, and nobody leaves the place with anybody.',
    'Being overwhelmed, excited or curious are usual reasons for running off; the wish to move is not the problem, the place is.',
    'Attention to a phone slows the reaction of people who cross a road.',
  ],
  threads: {
    mirror: 'what a driver can and cannot see in a mirror',
    hand: 'a place for a hand: on the car, on the trolley, in another hand',
    till: 'the place to stay or go to when people lose each other in a shop',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Big Cars, Small Mirrors', thread: 'mirror' },
      { text: 'A Place for a Hand', thread: 'hand' },
      { text: 'Hand on the Car', thread: 'hand' },
      { text: 'Found in the Shop', thread: 'till' },
      { text: 'Near the Cars' },
      { text: '{name} Out and About' },
    ],
    older: [
      { text: 'What the Mirror Shows', thread: 'mirror' },
      { text: 'Six Cars Long', thread: 'mirror' },
      { text: 'A Parking Place for a Hand', thread: 'hand' },
      { text: 'The Plan for Losing Each Other', thread: 'till' },
      { text: 'Where It Is Good to Run' },
      { text: '{name} Out in Town' },
    ],
  },
  benefits: [
    'Explains what drivers can and cannot see, calmly and without threats.',
    'Gives {name} a clear place to be and something for a hand to do.',
    'Keeps the wish to run, and says where there is room for it.',
  ],
  talk: {
    young: [
      'Where can a hand rest in the car park?',
      'How does it feel when there is something good far away?',
      'Shall we find a safe place for running today?',
    ],
    older: [
      'What can a driver not see?',
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
      D<hand> {Name gets} out. So many cars! Vroom, vroom! A hand goes on the car. Pat! It can stay there.
      D<till> The shop is big. {Name is} in the shop. So many shelves! Apples here, milk there. Where is the grown-up?
      P Grown-ups look up high. Small children are low down.
      P Grown-ups like to see small shoes near.
      P Many children want to run. Parks are good for that.
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
      C<hand> {he} can say, "Pat, pat, hand on car."
      C<till> {he} can say, "I stay here. Find me."
      C<topic> {he} can think about {topic}.
      A<mirror> Vroom goes the car. Bye-bye, big car. A hand holds a hand. Near is good.
      A<hand> Pat, pat goes the hand. The cars go by. Then there is a park. There is room to go fast!
      A<till> Here are the apples. Here is the grown-up too. Hello, hello! The shop is not so big now.
    `),
    '4-5': script(`
      D<mirror> A driver in a car has small mirrors. In them are other cars, and doors, and sky. {Name is} too low to be in the mirror. So the driver may not know that somebody is there. That is how mirrors are.
      D<hand> In a car park, cars move in all directions. {Name gets} out, and there is a lot to look at. There is one good place for a hand there. It is the side of the car, flat and cool. The hand can stay until another hand comes.
      D<till> In a shop, the shelves are taller than people. {Name} may see a good thing and go to look at it. When people run off like that, two of them are looking. The grown-up looks left. The child looks right, and nobody meets.
      P It is fun to be fast. Parks are good for that. Cars do not go there.
      P Grown-ups look in all directions near a road. It is hard work, so they may sound loud. They want each person to be safe.
      P<mirror> A driver can hear music and the motor. Small feet make no sound for a driver. So it helps when feet are near a grown-up.
      Q When there is something to look at, {Name} may feel ____.
      Q<mirror> When a car comes near, {Name} may feel ____.
      Q With a hand in a hand, {Name} may feel ____.
      H<hand> {helper} can hold out a hand before the door opens. ~ Then it is there in time.
      H {helper} can go to the park after the shop. ~ There is room to be fast there.
      H {helper} can say what comes next. ~ It is easier to stay near when the plan is clear.
      H<helper> {helper} can make a car park song. ~ It lasts until everyone is in.
      H<adult> {helper} can help near the cars. ~ One thing that helps is {adult}.
      T {he} can keep one flat hand on the car or trolley.
      T {he} can hold on to a hand or a bag.
      T {he} can point at a good thing and say, "Look!"
      T<comforter> {he} can carry {comforter} in one arm.
      T<doing> {he} can try {doing} on the way.
      C<mirror> {he} can think, "Mirrors are high, and I am low."
      C<hand> {he} can say, "This is the place for my hand."
      C<till> {he} can think, "I stop, I stay, and I call."
      C<topic> Hand in hand, {he} can think about {topic}.
      A<mirror> The car goes past, and its mirrors shine. A hand is warm in another hand. Near a grown-up is a good place by a road. Soon the road is crossed, and the cars are behind.
      A<hand> The hand comes off the car and goes into another hand. Two hands go to the gate. Behind it there may be grass, and no cars at all. Grass is good for being fast.
      A<till> In a shop, people who stop and call are easy to find. The people at the till can help. Then a known face comes round the shelf. It is good to be found.
    `),
    '6-7': script(`
      D<mirror> A person who drives backwards looks into three mirrors. Behind the car there is still a part that no mirror shows. A child of {his} size is too low to be seen there. White lights at the back mean that a car is about to move. Other cars may move without them. Drivers try hard. They just cannot see through metal.
      D<hand> Every person in a car park has a job. Drivers look for a space, and grown-ups look for the keys. {Name has} a job too, and it starts when the door opens. One hand goes flat on the side of the car. It parks there, like the car does. It stays until another hand is free.
      D<till> Two people can lose each other in a shop in five seconds. First {Name} may see something good and go that way. Next the grown-up turns round. Then both of them start running about to look. People who both move can miss each other for a long time. It works better when one stays still.
      P Out and about, grown-ups have eyes on many things at once. That is why a voice can get sharp and loud. It is the sound of a fright.
      P<mirror> Drivers are people on their way home. They think of the road and of their supper. They do not want to hurt anybody.
      P Some people run because there is something great over there. Others run because it is too loud or too full. From behind, both look the same.
      Q When something good is far away, {Name} may feel ____.
      Q When nobody known is in sight, {Name} may feel ____. It can be big for a minute.
      Q In a busy street, {Name} may feel ____.
      H<hand> {helper} can hold out a hand before the car door opens. ~ A hand that is ready is easy to take.
      H {helper} can say how long the shop will take. ~ Then there can be time to run after it.
      H {helper} can choose a meeting place at the door. ~ It helps when people know where to go.
      H<helper> {helper} can look for a field on the way home. ~ Legs that were slow all day have a lot to do.
      H<adult> {helper} can help by {adult}. ~ It makes it easier to stay near.
      T {he} can keep one hand on the trolley and steer. ~ Somebody who steers is busy.
      T {he} can say, "It is too loud, I need to go out." ~ Then two people can go out.
      T<mirror> {he} can stop at the edge of the road like a statue. ~ It gives everyone time to look both ways.
      T<comforter> {he} can carry {comforter} all the way. ~ That makes three who stay together.
      T<doing> {he} can try {doing} while people wait. ~ Feet are calmer with something to do.
      C<mirror> {he} can think, "White lights, so I stay here."
      C<hand> {he} can think, "My hand is parked."
      C<till> {he} can think, "Stay still and call, or go to the till."
      C<topic> Hand in hand, {he} can think about {topic}.
      A<mirror> The white lights go off, and the car is gone. The space is empty now, with one leaf in it. A person next to a grown-up is easy to see. There are better places to run than a road.
      A<hand> When the keys are found, the hand can leave its place. It goes with another hand, past all the cars. At the other end there may be a field. There is nothing parked on a field.
      A<till> At the till, somebody can call a name through the whole shop. Soon two people see each other. It is a good moment, even next to the potatoes. Both of them stop looking and start to laugh, or cry a bit.
    `),
    '8-10': script(`
      D<mirror> A car on an ordinary road needs about twenty-three metres to stop at thirty miles an hour. That is as long as six cars in a row. To {Name} a car at that distance may seem far away. For the first few metres it does not even slow down, because the driver's brain is still noticing. Eyes are not good at guessing the speed of something that comes straight towards them. Most people get better at it as they grow, and even adults misjudge it.
      D<hand> In a car park nobody follows the same rules. Cars go backwards, people push trolleys, and doors open without warning. {Name has} one fixed point in all that, which is the car to get in or out of. Next to it, a person is beside something that stands still. A hand on the metal makes it easy to stay there. It takes two minutes, and it works.
      D<till> Losing each other in a shop is something that happens to two people at once. {Name} may be looking at a shelf while somebody else turns a corner. After that, both start to search, and each is where the other has just been. Most people think that moving fast is the best way to be found. Rescue teams say the opposite. They find people who stay in one place far sooner.
      P Adults often shout when somebody runs off, and the shout sounds like anger. Mostly it is fright on its way out. It takes their hearts some minutes to slow down again.
      P<mirror> Drivers see a child at the kerb and have one question. Is that person going to stand still? A hand in another hand, or two feet behind the line, is the answer they hope for.
      P People run off for different reasons. One has seen something, one needs air, and one cannot bear the noise. The reason is usually a good one, and only the place is not.
      Q When something far away looks good, {Name} might feel ____. It can start before any thinking.
      Q When a place is too full, {Name} might feel ____. Getting out may seem the only idea.
      Q When somebody shouts all at once, {Name} may feel ____. Two hearts are beating fast at that moment.
      H {helper} can agree on a sign for "I need to get out". ~ Two people can leave a shop as quickly as one.
      H {helper} can plan a stop where running is fine. ~ Legs are better at waiting when they know about it.
      H {helper} can name a meeting place on the way in. ~ It takes three seconds, and it is worth a lot later.
      H<helper> {helper} can walk on the side where the cars are. ~ That puts the wider person next to the cars.
      H<adult> {helper} can help by {adult}. ~ It keeps a busy head in one place.
      T<hand> {he} can keep one hand in another hand and look out for white lights. ~ Four eyes see more than two.
      T {he} can say, "I want to look at that, are you coming?" ~ It takes two seconds longer than running off.
      T {he} can stop, stay and call out a name when nobody known is in sight. ~ First names and surnames carry better than "hello".
      T<comforter> {he} can keep {comforter} in a bag with a phone number in it. ~ It is a good place for a number.
      T<doing> {he} can try {doing} in a crowded place. ~ It makes staying easier.
      C<mirror> {he} can think, "Six cars long, so I wait."
      C<hand> {he} can think, "Fixed point, one hand, two minutes."
      C<till> {he} can think, "The one who stays gets found."
      C<topic> Standing still, {he} can think about {topic}.
      A<mirror> Cars will go on needing their six lengths, whoever is in a hurry. On the other side of the road there is often a place with no cars at all. Legs that waited are still good legs. Running is at its best where nobody needs to stop.
      A<hand> After two minutes the doors are shut and the keys are in a pocket. The fixed point is left behind, beside all the other cars. One day nobody will need it. Until then it is a cool place for a hand on a hot day.
      A<till> The staff at a till know what to do when somebody is looking for somebody. They keep people there, and they do not send anyone outside with anybody. Then two people meet between the bread and the eggs. The shop goes back to its normal size.
    `),
    '11+': script(`
      D<mirror> {Name} may know about stopping distances from school. At thirty miles an hour a car covers nine metres before a foot has reached the brake. It needs some fourteen more until it stands, which makes six car lengths. People who know this still step into a road, because attention was with a friend, a phone or an argument. Knowledge does not cross streets. Attention does, and it may be busy elsewhere.
      D<hand> It may seem odd to talk about car parks at an age at which most people cross towns alone. The trouble is not skill. When a place is too much, with noise and heat and people, {his} body may start to leave before anyone has decided on it. A hand on something solid, such as a railing or a car roof, gives the rest of the brain time to catch up. It is a pause of a few breaths, and often that is enough.
      D<till> Leaving a shop without a word looks different from the two sides. For {Name} it may seem to be the only sensible reaction to noise or to a quarrel. For those who stay behind, there is suddenly an empty space where a person was. They imagine the road first, and then everything else that an imagination can produce. Most of that could be settled by a single message with a place in it.
      P Parents of almost grown people know quite well that they can handle traffic. Their fear is older than that knowledge, and it has not been updated since kindergarten. A shout across a street is often a reflex from ten years ago, and it embarrasses everybody involved.
      P<mirror> Drivers make silent agreements with the people at the kerb. They look at a face, and if it looks back, they assume that they have been noticed. A face that is bent over a screen agrees to nothing, although the driver may believe that it did.
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
      T<doing> {he} can try {doing} before it becomes too much. ~ Early is when it works best.
      C<mirror> {he} can think, "Six cars, and then I go."
      C<hand> {he} can think, "Something solid first, then the exit."
      C<till> {he} can write, "Out by the doors, back in ten."
      C<topic> Once outside, {he} can think about {topic} until it is quiet.
      A<mirror> A road is crossed by looking, and looking costs a few seconds each time. Over a life that adds up to many hours at the edge of streets, glancing left and right. It is a modest price. On the far side everything else continues, at any speed a person likes.
      A<hand> The railing stays cold, the second idea arrives, and the exit is still there. Using it according to a plan is quite different from running. Getting out of a place that is too much is a reasonable need, and a car park is only an unsuitable location for it.
      A<till> The message says where, and the empty space has an explanation. Someone reads it next to the shop doors and breathes out. After ten minutes two people meet again, in the place that was agreed. Freedom and being easy to find turn out to go together rather well.
    `),
  },
};

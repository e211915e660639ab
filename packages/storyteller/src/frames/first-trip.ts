import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { anotherBedAnotherBreakfast } from './another-bed-another-breakfast.ts';
import { houseOfCloth } from './house-of-cloth.ts';
import { stairsInThePlan } from './health/stairs-in-the-plan.ts';
import { liftOfTheBus } from './health/lift-of-the-bus.ts';
import { countedOnTheCoach } from './fears/counted-on-the-coach.ts';
import { facesFromThePhone } from './faces-from-the-phone.ts';
import { aMapOfOneVisit } from './a-map-of-one-visit.ts';

const own: Frame = {
  id: 'first-trip',
  name: 'A long trip or a holiday',
  says: [
    'long car journey to grandma',
    'a nine hour drive',
    'going on holiday abroad',
    'long train journey',
    'are we there yet for six hours',
    'screams in the car on long trips',
    'first holiday by the sea',
    'cannot sit still on a long drive',
    'road trip with a toddler',
    'ferry crossing next week',
    'travelling to see family overseas',
    'hates having to sit so long on the coach',
  ],
  claims: {
    strong: [
      'long trip',
      'first trip',
      'road trip',
      'car trip',
      'car journey',
      'car ride',
      'long drive',
      'hour drive',
      'hour in the car',
      'hour train',
      'long time in the car',
      'sit so long',
      'long journey',
      'long car',
      'train journey',
      'train trip',
      'train ride',
      'long train',
      'coach trip',
      'coach journey',
      'bus trip',
      'long bus',
      'ferry',
      'cruise',
      'boat trip',
      'trip abroad',
      'trip to see',
      'camping trip',
      'are we there yet',
      'overseas',
      'go on holiday',
      'going on holiday',
      'holiday abroad',
      'first holiday',
      'on holiday for',
      'travel to',
      'travelling to',
      'travel far',
      'on vacation',
      'going abroad',
      'long way',
      'in the car for',
      'camping holiday',
      'first camping',
    ],
    cues: [
      'trip',
      'journey',
      'suitcase',
      'abroad',
      'car',
      'train',
      'bus',
      'coach',
      'boat',
      'hotel',
      'seat belt',
      'passport',
      'luggage',
    ],
    not: [
      'no holiday',
      'need the toilet',
      'needing the toilet',
      'need the loo',
      'needing the loo',
      'need a wee',
      'needing a wee',
      'toilet on the coach',
      'fly away',
      'flies',
      'fly off',
      'fruit fly',
      'paper plane',
      'toy plane',
      'toy car',
      'toy train',
      'model train',
      'train set',
      'school trip',
      'class trip',
      'school bus',
      'school holiday',
      'since the holiday',
      'after the holiday',
      'holiday homework',
      'travel for work',
      'dad travel',
      'mum travel',
      'travel a lot',
      'potty train',
      'toilet train',
      'football train',
      'swim train',
      'fly into a rage',
      'trip over',
      'baby seat',
      'toilet seat',
      'car seat',
      'potty training',
      'holiday camp',
    ],
  },
  topicWords: ['trip', 'travel'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Inside something that moves evenly, people do not notice the speed: a thing that is dropped falls straight down, and juice lies level in a cup. Only starts, stops, bends and bumps are noticed. Galileo described it in 1632, with flies in the cabin of a ship.',
    'From a moving window near things go by fast and far things slowly; the moon seems to come along because it is so far away.',
    'The balance organ is in the inner ear. Motion sickness comes when ears and eyes report different things; looking out at something far away, fresh air and breaks help many people, and reading makes it worse for many.',
    'Pilots and captains can feel sick too, and passengers feel it more than the person who drives.',
    'The way back usually seems shorter than the way there (the return trip effect), although it is the same length.',
    'Time seems slower when people keep checking it.',
    'The earth moves around the sun at about 30 kilometres a second, and nobody notices.',
    'Ears may feel blocked when air pressure changes; swallowing and yawning open them.',
    'A long time in known parts is easier to wait through than one of unknown length.',
  ],
  threads: {
    boat: 'why a big boat stays up: it pushes water aside',
    seat: 'a seat that goes while the person in it sits',
    window: 'what goes by outside, fast when it is near and slowly when it is far',
    yet: 'the small word "yet"',
    ear: 'the ear and the eye, which send two different reports',
    back: 'the way back, which seems shorter than the way there',
    still: 'sitting still while moving fast',
  },
  threadCues: { boat: /\b(?:ferr(?:y|ies)|boats?|ships?|cruises?|sail\w*|sink\w*)\b/ },
  onlyWhenSaid: ['boat'],
  tellsAlone: ['boat'],
  roles: {
    trip: {
      fallback: { text: 'a long trip' },
      cues: [
        {
          match: /\b(?:planes?|airplanes?|aeroplanes?|flights?|fly|flying|airport|turbulence)\b/i,
          phrase: { text: 'a plane trip' },
        },
        { match: /\b(?:car|cars|carsick|drive|driving|road trip|roadtrip)\b/i, phrase: { text: 'a car trip' } },
        { match: /\b(?:by|the|on a|long|a|overnight|hours?) train\b/i, phrase: { text: 'a train trip' } },
        { match: /\b(?:ferry|boat|ship|cruise)\b/i, phrase: { text: 'a boat trip' } },
        { match: /\bcoach\b/i, phrase: { text: 'a coach trip' } },
        { match: /\bbus\b/i, phrase: { text: 'a bus trip' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Up It Comes Again', thread: 'boat' },
      { text: 'What Makes a Boat Float', thread: 'boat' },
      { text: 'The Seat That Goes', thread: 'seat' },
      { text: 'Sitting and Going', thread: 'seat' },
      { text: 'Bye-Bye, Tree', thread: 'window' },
      { text: 'Things Go By', thread: 'window' },
      { text: 'Not Yet, and Then', thread: 'yet' },
      { text: 'How Long Is Yet?', thread: 'yet' },
      { text: '{name} Goes a Long Way' },
      { text: 'A Long Trip' },
    ],
    older: [
      { text: 'The Heavy Thing That Floats', thread: 'boat' },
      { text: 'The Fast Fence and the Slow Hill', thread: 'window' },
      { text: 'What the Window Does', thread: 'window' },
      { text: 'A Word Called Yet', thread: 'yet' },
      { text: 'How Far Is Not Yet?', thread: 'yet' },
      { text: 'Sitting Fast', thread: 'seat' },
      { text: 'One Speed for Everybody', thread: 'seat' },
      { text: 'What the Ear Says', thread: 'ear' },
      { text: 'Two Reports at Once', thread: 'ear' },
      { text: 'The Way Back Is Shorter', thread: 'back' },
      { text: 'There Takes Longer Than Back', thread: 'back' },
      { text: 'Thirty Kilometres a Second', thread: 'still' },
      { text: 'Motionless at Full Speed', thread: 'still' },
      { text: '{name} and the Long Trip' },
      { text: 'Between Here and There' },
    ],
  },
  benefits: [
    'Shows what a long trip is like from inside, where most of it is sitting and waiting.',
    'Explains one thing about travel that can be noticed on the way.',
    'Gives {name} one small thing to do and one sentence to think when the trip is long.',
  ],
  talk: {
    young: [
      'What goes on in the trip while people sit?',
      'How does it feel to sit for a long time?',
      'Shall we choose three things for the bag?',
    ],
    older: [
      'What can be noticed from a seat in this story?',
      'Which part of a trip takes longest, and which word went into the blank?',
      'Shall we draw the trip in parts and see what comes after what?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'wave',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['backpack', 'car'],
  },
  text: {
    '2-3': script(`
      D<seat> On {trip}, {Name has} a seat. Hum, hum, hum. {Name sits}. The seat goes. So {Name goes} too.
      D<seat> Hum, hum, hum. There is a seat for {Name}. On a trip, the seat goes far. The legs can rest. Hum, hum.
      D<window> On {trip}, things go by. {Name} may see a tree. By it goes. Here is a cloud. By it goes too.
      D<window> A trip has a window. {Name} may see a light. Then it is gone. Here comes a tree. Then it is gone too.
      D<yet> A trip is long. Is {Name} there? Not yet. Hum, hum, hum. Not yet, not yet.
      P Some children look out. Some nap.
      P Grown-ups get tired of sitting too. They say, "Oof."
      P Big people like a snack on a trip.
      P Other people sit and wait too. Babies may cry a bit.
      P<helper> {helper knows} that sitting is long.
      Q On a long trip, {Name} may feel ____.
      Q In the seat, {Name} may feel ____.
      Q When it is loud, {Name} may feel ____.
      H {helper} can open a snack.
      H {helper} can say what comes next.
      H {helper} can sing a song.
      H<helper> {helper} can make a funny face.
      H<adult> {helper} can try {adult}.
      T {he} can wave to the window.
      T {he} can pick a book to bring.
      T {he} can wiggle a bit.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can bring {comforter}.
      T<doing> {he} can try {doing}.
      C<seat> {he} can say, "Hum, hum, go, seat, go."
      C<seat> {he} can say, "I sit, and I go."
      C<window> {he} can say, "Bye-bye, tree."
      C<window> {he} can say, "There it goes."
      C<yet> {he} can say, "Not yet, hum, hum."
      C<topic> {he} can think about {topic}.
      A<seat> Hum, hum. Then the hum stops. The seat stops too. That is the end of a trip. Up get two legs.
      A<seat> The seat is done with going. It is quiet now. The trip was long. Hello, legs. Hello, {Name}.
      A<window> By go things, one by one. Then they stop. The trip stops too. Bye-bye, window. Hello, {Name}.
      A<window> A tree stands still now. The window stands still. So the trip is over. Bye-bye, tree.
      A<yet> Not yet. Not yet. Then it is now. The trip is done. Hello, legs. Hello, {Name}.
      D<boat> A boat sits on the water. It is a trip for {Name}. Rock, rock, rock. The water holds it up.
      P<boat> Gulls sit on water. It rocks them too.
      Q<boat> On the boat, {Name} may feel ____.
      H<boat> {helper} can hold a hand.
      T<boat> {he} can sit down low.
      C<boat> {he} can say, "Rock, rock, up we stay."
      A<boat> Rock, rock, stop. The rope goes round a post. The trip is over. Hello, land. Hello, feet.
    `),
    '4-5': script(`
      D<seat> On {trip}, {his} legs have a rest. They do not walk, and {Name still gets} far. That is because the seat goes along. It hums and shakes a bit. People can sit in it and go at the same time.
      D<seat> A trip is odd, because it is made of sitting. {Name sits}, and the seat does the work. It goes past roofs or clouds. It may bump, as a bike does on a stone. After a long time it stops, and it is somewhere else.
      D<window> Things go by on {trip}. {Name} may see that from a window. Close things go by fast, and they look like stripes. Far things go by slowly. A hill or a cloud has lots of time.
      D<yet> "Not yet" is what people say on a trip. {Name} may hear it many times. It means that the end is still to come. A snack comes first, or a nap, or a stop. With each of those, "not yet" gets shorter.
      D<yet> On {trip}, people ask when it ends. The answer for {Name} may be, "Not yet." It is a small word for a long time. There is room for a song, a snack and a nap. Then the end is there.
      P Grown-ups get stiff from sitting too. They stretch their arms and make a noise. They look at the clock a lot.
      P Some children talk all the way. Some children look out and say nothing. People on a trip do both.
      P Other people on the way wait too. They may yawn or eat a bun. They want to get there as well.
      P Babies can get loud on a trip. Their ears may pop, or they are tired. Grown-ups know that it is hard to sit.
      P<helper> {helper may} get tired of sitting, too. {helper thinks} about snacks and stops. That takes a lot of thinking.
      Q When the trip is long, {Name} may feel ____.
      Q When it hums and shakes, {Name} may feel ____.
      Q On the way to a new place, {Name} may feel ____.
      H {helper} can draw the trip with {Name}. ~ Then it is easy to see what comes next.
      H {helper} can keep a snack for the long part. ~ A snack makes the time go by.
      H {helper} can tell {Name} what a noise is. ~ It helps to know.
      H<helper> {helper} can play a guessing game with {Name}. ~ It needs no bag and no table.
      H<adult> {helper} can find time for {adult}. ~ It works in a seat, too.
      T {he} can count ten things that go by.
      T {he} can ask, "What comes next?"
      T {he} can press both feet down and let go.
      T<comforter> {he} can hold {comforter} on the way.
      T<comforter> {he} can pack {comforter} on top.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} when it gets long.
      C<seat> {he} can say, "I sit, and the seat goes."
      C<seat> {he} can think, "My legs have a rest."
      C<window> {he} can say, "Fast things are close, slow things are far."
      C<yet> {he} can think, "Not yet, but a bit more."
      C<yet> {he} can say, "A song, a snack, a nap, and then yet."
      C<topic> {he} can look out and think about {topic}.
      A<seat> The seat stops, and the hum stops too. Legs get up and feel odd. They did not walk, but they are far away. That is how a trip ends.
      A<seat> At the end, people stand up. The seat stays behind and gets a rest. The trip is over, and it is time for legs. {Name has} come a long way, sitting.
      A<window> Now things go by slowly, even the close ones. Then they stand still. That means that the trip is done. Out there is a place to look at.
      A<yet> Bit by bit, there is less to wait for. Then nobody says "not yet" any more. The trip is at its end. There is {Name}, and there is the bag.
      A<yet> First it is not yet, and then it is now. The long part is over. A trip has an end, and that is where people get out. Hello, legs.
      D<boat> A boat is heavy, and it floats. {Name} may ask how that works on a trip. There is a lot of air in a boat. It pushes the water to the side. Then the water pushes back and holds it up.
      D<boat> On a boat trip, the floor moves a bit. {Name} may feel it in both knees. It goes up, and it comes down again. Water does that under all boats. People walk with their feet apart then, like ducks.
      P<boat> The people who work on a boat sleep there and cook there. They look at the sea a lot. They know which way to go in the dark.
      Q<boat> When the floor moves, {Name} may feel ____.
      H<boat> {helper} can go round the boat with {Name}. ~ It is good to know where things are.
      H<boat> {helper} can show where the life jackets are. ~ Every boat has them.
      T<boat> {he} can walk like a duck and hold a rail.
      T<boat> {he} can look far out, to where the sea stops.
      C<boat> {he} can think, "Up it goes, and the water holds it."
      A<boat> The boat was up on the water all the way. At the end of the trip comes a bump, and a rope. Land is hard, and it does not move. The knees may rock a bit more.
    `),
    '6-7': script(`
      D<window> On {trip}, the window does something odd. {Name} may see a fence or a scrap of cloud turn into a stripe. A hill that is far away moves slowly. It is as if it had no hurry. The moon even seems to come along. That is because it is so far away.
      D<window> Near things are fast, and far things are slow. {Name} may notice that on a trip. Close to the window, things turn into stripes. Farther out, a house takes its time. Right at the back, a hill hardly moves. All of them stand still, and only the window moves.
      D<seat> {trip} is mostly sitting, which is an odd way to get far. The seat moves, and {Name moves} with it. From inside, it may not seem fast. The juice in a cup stays flat. People notice the speed when it changes, in a bend or at a stop.
      D<seat> On a trip, {his} body can go faster than people run. It does this sitting down. Inside, hardly anything looks fast. A sock that drops falls straight down. It works that way because sock, hand and seat all go at one speed.
      D<yet> A long trip has one word that everybody knows, and it is "yet". "Are we there yet?" means that somebody wants the end. {Name} may hear "not yet" for hours. Grown-ups often do not know the time exactly. So the answer stays short, and the wait stays long.
      P People who drive, steer or fly think about the way the whole time. They may not answer at once. It is not because of the question.
      P Grown-ups find sitting hard as well. They stretch and sigh. Then they ask how far it is, in other words.
      P Some people sleep as soon as it hums. Others look out for hours. On a trip there is time for both.
      P Other people on the way have their own reasons. One may be going home, and one may be going away. From outside, nobody can tell.
      P<helper> {helper may} be counting bags and thinking of the way. That makes a face look stern. Mostly it is just counting.
      Q In the middle of a trip, {Name} may feel ____. It can change after a snack.
      Q Before it starts, {Name} may feel ____. The tummy may know it first.
      Q When the seat shakes, {Name} may feel ____. Two words can be right at once.
      H {helper} can draw the trip in parts, with {Name}. ~ A part that is done can be crossed out.
      H {helper} can say what a noise or a bump is. ~ A bump with a reason is easier.
      H {helper} can plan when there is time to move. ~ Legs wait better when they know when.
      H<helper> {helper} can bring one game that needs no table. ~ Words are the lightest kind of game.
      H<adult> {helper} can keep some time for {adult} on the way. ~ Some habits can travel.
      T {he} can look out at something far away. ~ A tummy often likes that better than a book.
      T {he} can ask which part comes next. ~ A next part is closer than the end.
      T {he} can press both feet to the floor and count to ten. ~ Legs like to have a job.
      T<comforter> {he} can keep {comforter} near, and out of the big bag. ~ Big bags are hard to open on the way.
      T<quiet> {he} can spend the long part {quiet}. ~ Time seems shorter with something to do.
      T<doing> {he} can try {doing} when it gets long. ~ What helps at home can help on the way.
      C<window> {he} can think, "Near is fast, and far is slow."
      C<window> {he} can say, "That hill has no hurry."
      C<seat> {he} can think, "I am sitting, and I am fast."
      C<seat> {he} can think, "My seat and I go at one speed."
      C<yet> {he} can think, "Not yet is less than before."
      C<topic> Between two snacks, {he} can think about {topic}.
      A<window> At the end, the near things get slow as well. Then everything stands still, and the trip is over. The far hill is still far. It can be looked at on the way back.
      A<window> Little by little, the stripes turn into things again. There is a post, a sign, a person who waves. That means that the trip is nearly done. The window gets its rest then. The far hill stays where it was.
      A<seat> Then comes the part that everybody notices, because it slows down. The seat stops, and {Name stops} with it. Legs feel odd after a long trip. They have come all this way without a step.
      A<seat> When a trip is over, people get up and stretch. They look as if they had worked hard. Sitting for so long is work, in a way. Now {his} feet are the fast ones again.
      A<yet> Every part that is done makes the word "yet" a bit smaller. At last it is used up, and people open doors. A trip has one end for everybody. It comes for the first seat and the last one together.
      D<boat> A ship is made of steel, and steel sinks. So why does it float on a trip? {Name} may want to know that before the first step on board. A ship is mostly air inside. It pushes a lot of water aside, and that water pushes back. The push is as strong as the ship is heavy.
      D<boat> On a boat trip the floor leans a little, and then it leans back. {Name} may feel each lean in the legs. A ship is heaviest at the bottom, so it comes up straight again. It was built for that. After a while, legs lean along without being asked.
      P<boat> The crew does this trip over and over. Some of them sleep on board, and they sleep well. To them a wave is like a bump in a road.
      P<boat> People on the bridge look at maps, lights and other ships. Somebody there is awake the whole time.
      Q<boat> When the floor leans, {Name} may feel ____. The tummy may know it first.
      H<boat> {helper} can walk round the ship with {Name} at the start. ~ Stairs, boats and jackets are all there to be seen.
      H<boat> {helper} can ask the crew a question together with {Name}. ~ They like to tell about the ship.
      T<boat> {he} can look at the line where sea and sky meet. ~ It does not move, and eyes like that.
      T<boat> {he} can try it at home with a bowl in the sink. ~ Even a heavy spoon can ride in it.
      C<boat> {he} can think, "It leans, and it comes back."
      A<boat> At this moment thousands of heavy ships are out. The water holds them up. The end of a trip is a rope and a ramp. For an hour the legs still lean a bit.
    `),
    '8-10': script(`
      D<seat> On a smooth part of {trip}, a dropped pencil falls straight down, as it does at home. {Name} may find that odd, since the floor has moved on a long way in between. The pencil has moved on too. Everything inside shares the same speed, the seats, the juice and the people. Bodies notice a start, a stop and a bend. Steady speed, however high, cannot be felt at all.
      D<seat> Four hundred years ago, Galileo wrote about flies in a ship's cabin. They fly about in the same way whether the ship stands still or sails evenly. {trip} gives {Name} a chance to check that, with or without a fly. Juice stays level and a pencil falls straight down. Only bumps and bends give the movement away.
      D<ear> Deep in each ear there is a part that has nothing to do with hearing. It measures movement, and on {trip} it has a lot to report. If {Name looks} at a book, the eyes report that nothing moves. The ears report bends and bumps. A brain with two different reports may answer with a stomach ache. Looking out at something far away helps many people, because then both reports agree.
      D<ear> Some people feel sick on a trip, and some do not. {Name} may belong to either kind, and so may ships' captains. The reason sits in the ear, where a small organ notices every turn. When the eyes look at something close, such as a screen, they notice none. The brain gets two stories about one trip. It tends to complain to the stomach.
      D<back> Scientists have measured something that travellers often say. The way back from a trip seems shorter than the way there, even when it is exactly as long. {Name} may be able to check it. On the way there, people tend to expect less than what comes, so it seems to stretch. On the way back, they expect it to be long, and then it is not.
      P Adults ask how far it is as well, only they ask a map. They look at it every ten minutes. Looking more often does not make it go faster, and they know that.
      P The person who steers, drives or flies is busy even when nothing seems to happen. That person seldom gets sick, since the brain knows about each bend beforehand. Passengers have the harder job there.
      P Strangers on the way are in the middle of their own stories. One is going to a wedding and one to the dentist. From the next seat they look alike.
      P People sitting close together get annoyed faster than usual. An elbow can become the main topic for an hour. It is mostly about space.
      P<helper> {helper may} be going through a list of tickets, keys and socks. It can look like a bad mood. Somewhere on that list there are also snacks.
      Q In the longest part of the trip, {Name} might feel ____. It may be a different word half an hour later.
      Q The evening before, {Name} might notice ____. Bodies sometimes leave a day early.
      Q When everything shakes for a moment, {Name} may feel ____. It can be two things at the same time.
      H {helper} can write down the parts of the trip in order. ~ Four short parts are easier to wait through than one long one.
      H {helper} can explain what a sound or a shake is for. ~ A noise with a reason is only a noise.
      H {helper} can plan when there is time to get up and move. ~ Sitting is easier when it has an end.
      H<helper> {helper} can tell a story about a trip that went wrong. ~ Those are usually the ones that people remember.
      H<adult> {helper} can keep some time for {adult} on the way. ~ Habits need no luggage.
      T {he} can look at the farthest thing outside for a while. ~ Eyes and stomach both tend to like it.
      T {he} can keep a list of things seen for the first time. ~ A long wait gives a long list.
      T {he} can yawn or swallow when ears feel blocked. ~ That lets air in, and then it clicks.
      T<comforter> {he} can pack {comforter} where a hand can reach. ~ Something familiar is useful between two places.
      T<quiet> {he} can spend the longest part {quiet}. ~ Time that is not watched seems to pass faster.
      T<doing> {he} can try {doing} when it gets too long. ~ What works at home often works at any speed.
      C<seat> {he} can think, "I am sitting still, and I am fast."
      C<seat> With a cup in one hand, {he} can think, "The juice has not noticed a thing."
      C<ear> {he} can think, "One report from the ears, one from the eyes, and I look far out."
      C<ear> In a bend, {he} can think, "My ears are only doing their job."
      C<back> {he} can think, "This is the long way, and the other one is shorter."
      C<topic> Between two snacks, {he} can think about {topic} from A to Z.
      A<seat> Towards the end the speed can be felt again, because it gets less. Then seat, juice and people come to a stop together. It has been a long trip for somebody who hardly moved. Legs are odd about that for the first few steps.
      A<seat> At the end of the trip the seat stays where it is. All the speed is gone, and nobody saw it leave. {Name has} crossed a piece of the map with level juice. The pencil came along at exactly the same speed.
      A<ear> When the trip is over, ears and eyes agree again. The ground is still, and both report it. Some people sway for a minute, since the ears are slow to believe it. Then there is a new place to look at, near and far.
      A<ear> After a trip the small organ in the ear has less to do. It goes on reporting stairs, swings and somersaults. It was right the whole time, and so were the eyes. {Name simply had} two witnesses.
      A<back> When a trip turns around, it becomes the way home. It has the same number of kilometres, and it feels like fewer. The brain does that by itself, without being asked. Whether it works for {Name} too is a question for the clock.
      D<boat> A lump of steel sinks at once, and a ship of steel carries a few hundred cars. {Name} may think about that before a trip on one. The answer is in the shape. A ship pushes water aside until that water weighs as much as the ship does. Then the two are even. Most of what is below the deck is air. The rest is engines, and they are put at the bottom on purpose.
      D<boat> Ships lean, and they are built so that they come back. On a trip {Name} may feel it as a slow tilt, a wait, and a slow tilt the other way. The heavy things are at the bottom, like the weight in a toy that cannot be pushed over. It is most obvious in bed, where there is nothing else to notice.
      P<boat> For the crew it is a workplace with a view. They do the same crossing hundreds of times a year, and they worry about late lorries and the coffee machine.
      P<boat> Plenty of passengers check where the life jackets are and then do not think of them again. It is a sensible order to do things in.
      Q<boat> When the ship leans, {Name} might feel ____. It may be in the stomach before it is anywhere else.
      H<boat> {helper} can find out how long it takes and what the sea is doing that day. ~ Ferries stay in port when it is too rough.
      H<boat> {helper} can walk the ship once from end to end with {Name}. ~ A place with a plan in the head is smaller.
      T<boat> {he} can stay in the middle of the ship, where it moves least. ~ It is like the middle of a seesaw.
      T<boat> {he} can count how long one lean takes, there and back. ~ Something that has been measured is less of a surprise.
      C<boat> {he} can think, "There, and back again. It was built for that."
      A<boat> On most trips the interesting part turns out to be breakfast, a lighthouse or a very large lorry. The ship leans a few thousand times on the way and comes back each time. On land, the legs go on correcting for a while. It wears off before supper.
    `),
    '11+': script(`
      D<back> The way back from a trip seems shorter than the way there. Researchers have tested it with buses, bicycles and films, and the result is rather stable. {Name} may know the effect without the name. On the way out, people underestimate how long it takes, and then every hour is a disappointment. On the way back they expect something endless, and reality has an easy time. The distance itself takes no part in this.
      D<back> There is a reason why {trip} can seem endless in the first half. {Name sets} out with an estimate, as everyone does, and estimates for the way there tend to be too hopeful. Each look at the clock then brings slightly bad news. For the way back people expect the worst, and so it seems to take less time. In experiments the difference was clear, although both ways were equally long.
      D<still> A person who sits at home and does nothing moves around the sun at about thirty kilometres a second. Nobody notices, because speed as such cannot be felt. On {trip}, {Name adds} a modest amount to that. What bodies notice is change, so they report a start, a bend, a bump and a stop. In between, an enormous distance can go by under somebody who is mainly looking for the other headphone.
      D<still> Most of {trip} consists of holding still. {Name sits}, and so do a bag, a drink and several people with opinions about the air. According to physics, none of them can tell from inside whether they are moving, as long as the movement is even. Meanwhile the earth carries all of them around the sun at thirty kilometres a second, and that cannot be felt either. It explains why something so fast can be so dull.
      D<ear> The organ that notices movement sits in the inner ear, behind the part that does the hearing. On {trip} it reports every bend to the brain. Meanwhile {Name} may be reading a message, and the eyes report that nothing is moving at all. Two trusted sources contradict each other, and many brains respond with nausea. Nobody knows for certain why the stomach gets involved. Looking at the horizon often helps, because then the sources agree.
      P Parents on a trip are partly a transport company. They have tickets, times and other people's bladders in mind, and their answers get short. It tends to improve once everybody is sitting down.
      P Fellow travellers may look bored, and that is often a professional face. Some are afraid of bumps, some have said goodbye to somebody an hour ago. Most would be surprised to know how ordinary they look to others.
      P Anyone who steers or drives is much less likely to be sick than the passengers. Knowing what comes next makes a difference to the brain. Passengers who ask about the route are being sensible, not difficult.
      P In a small space, small things become large. Somebody's chewing can fill an hour. People who like each other perfectly well may find this out between two stops, and forget it at the next.
      P<helper> {helper may} have looked forward to this and be tired of it after an hour. Those who plan a trip often enjoy it last. They are busy checking if the others do.
      Q Somewhere in the middle, {Name} might feel ____. Bored and curious can take turns.
      Q The evening before the trip, {Name} might notice ____. It may be in the stomach, or in a sudden need to tidy up.
      Q At the moment of setting off, {Name} may feel ____. Relief and regret have both been observed.
      H {helper} can hand over part of the planning, such as the route or the stops. ~ People who know what comes next sit more easily.
      H {helper} can give honest times, with delays included. ~ A pessimistic estimate is pleasant to be wrong about.
      H {helper} can agree on stretches without conversation. ~ Silence is easier to share when it was agreed.
      H<helper> {helper} can admit which part of travelling is the least enjoyable. ~ Most people have one, and it is rarely the same.
      H<adult> {helper} can keep some time for {adult} on the way. ~ Habits fit in any luggage.
      T {he} can divide the trip into four parts and plan something for each. ~ A quarter is a reasonable thing to wait for.
      T {he} can look at the horizon for some minutes when the stomach complains. ~ It gives eyes and ears the same information.
      T {he} can ask for the window, or for the seat by the way out. ~ An exact request is easier to grant than a mood.
      T<comforter> {he} can put {comforter} in a pocket that nobody checks. ~ Being between two places is a good time for something known.
      T<quiet> {he} can spend one stretch {quiet}. ~ Hours that are used seem shorter than hours that are counted.
      T<doing> {he} can try {doing} when it gets to be too much. ~ It works independently of the speed.
      C<back> At the third look at the clock, {he} can think, "This is the half that seems longer."
      C<back> {he} can think, "It is not getting longer, my estimate was too hopeful."
      C<still> In a queue or in a jam, {he} can think, "Thirty kilometres a second, and I am waiting for a sandwich."
      C<still> {he} can think, "Officially, nothing in here is moving."
      C<ear> In a bend, {he} can think, "Two reports, so I will look for the horizon."
      C<topic> Somewhere in between, {he} can think about {topic} in as much detail as possible.
      A<back> When a trip turns round, the second half begins. It has the same number of kilometres and a better reputation. By then {Name knows} the stops, the smells and the price of a sandwich. Expectation does the rest, and it charges nothing.
      A<back> Memory shortens a trip even further. What remains after some weeks is one view, one joke and one bad sandwich, and the hours in between are gone. {Name} may be asked how it was and answer in a sentence. The clock would have needed longer.
      A<still> At the end of the trip everything slows down, and for a moment the speed can be felt as it leaves. After that it is back to thirty kilometres a second, which nobody mentions. {Name has} been moved across a map while sitting down. It is one of the odder things that people consider normal.
      A<still> When the doors open, people stand up like furniture that has been switched on. The trip has taken hours, and hardly anybody has done anything except sit. What {Name does} with two rested legs from then on is an open question. The earth moves on in any case, at its usual thirty kilometres a second.
      A<ear> After a trip it can take a while until solid ground is believed. Then eyes and ears report the same again, and the brain has no complaint. The small organ was right the whole way, about every bend. {Name was} only ever short of a view.
    `),
  },
};

/**
 * A long trip by car, train, plane, bus or boat. How it goes is said only when the parent said it (role `trip`); all else
 * holds for every kind of trip, the first one and the tenth.
 */
export const firstTrip: Frame = withScenes(
  own,
  aMapOfOneVisit,
  facesFromThePhone,
  countedOnTheCoach,
  stairsInThePlan,
  liftOfTheBus,
  houseOfCloth,
  anotherBedAnotherBreakfast,
);

import { script, type Frame } from '../../frame.ts';
import { theSeatBefore } from '../home/the-seat-before.ts';
import { stiffBack } from '../home/stiff-back.ts';
import { withScenes } from '../scene.ts';
import { armsInTheStraps } from './arms-in-the-straps.ts';
import { seatOnTheOtherSide } from './seat-on-the-other-side.ts';

const own: Frame = {
  id: 'car-seat',
  name: 'Car seat and seat belt',
  says: [
    'car seat',
    'screams in the car seat',
    'refuses to get in the car seat',
    'arches her back when i strap her in',
    'undoes his seat belt while i am driving',
    'wont wear the seat belt',
    'unbuckles herself on the motorway',
    'fights the buckle every morning',
    'carseat battles',
    'hates being strapped in',
    'climbs out of the car seat',
    'puts his arms out of the straps',
    'booster seat, his friends do not use one',
    'new bigger car seat',
    'hates the car',
    'takes off the belt',
    'wont sit in the car seat, nor in the buggy straps',
    'harness',
    'screams from the minute we get in the car',
    'says the straps hurt',
    'seatbelt refusal',
    'safety belt',
    'kicks my seat when im driving',
    'wants to sit in the front',
  ],
  claims: {
    strong: [
      'out of his strap',
      'out of her strap',
      'out of the strap',
      'out of his straps',
      'out of her straps',
      'car seat',
      'carseat',
      'seat belt',
      'seatbelt',
      'safety belt',
      'booster seat',
      'booster',
      'strap her in',
      'strap him in',
      'strapped in',
      'buckle',
      'unbuckle',
      'buckle up',
      'undoes his belt',
      'undoes her belt',
      'undo the belt',
      'takes off the belt',
      'takes off his belt',
      'takes off her belt',
      'harness',
      'sit in the front',
      'hates the car',
      'get in the car',
    ],
    cues: ['car', 'strap', 'belt', 'drive', 'driving', 'seat', 'motorway', 'buggy'],
    not: [
      'pre school booster',
      'preschool booster',
      'booster jab',
      'booster shot',
      'mmr booster',
      'on the plane',
      'toy car',
      'car sick',
      'horse',
      'front row',
      'front of the class',
      'seat at school',
    ],
  },
  topicWords: ['car', 'seat', 'belt', 'strap', 'click', 'buckle'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'A belt or harness holds a body to the seat when a car stops quickly; without it the body keeps going.',
    'Everything in a moving car keeps moving when the car stops, such as a bag or a ball (inertia).',
    'A child seat puts the straps over the strong parts of a small body: shoulders, hips and chest. A harness fits closely over thin clothes; thick coats go off first.',
    'A booster lifts a child so that the belt lies across the shoulder and hips and not across neck and tummy.',
    'In a car each person has a belt, the driver too; it is buckled before the car moves and undone when it has stopped.',
    'Drivers need to look at the road; when something is wrong they stop in a safe place first.',
    'Straps can rub, be twisted or too tight; this can be said and a grown-up can look at it.',
    'On long ways a stop about every two hours is advised.',
  ],
  threads: {
    unbuckle: 'hands that find the button while the car is moving, and the car that waits for the click',
    click: 'the click of the buckle, one for each person',
    ball: 'a ball or a bag that rolls on when the car stops',
    window: 'the window and what goes by in it',
    seat: 'a seat that is made for bodies of one size',
  },
  threadCues: {
    seat: /\b(?:boosters?|car ?seats?|harness|high back|too (?:big|old)|bab(?:y|ies)|bigger|friends|front)\b/,
    unbuckle:
      /\b(?:un(?:buckle|clip|do|fasten|strap)\w*|undid|(?:press\w*|push\w*|find\w*|found|work(?:s|ed) out) (?:\w+ )?(?:the |that )?(?:red )?(?:button|buckle|clip)|(?:takes?|gets?|got|pulls?|has|slips?|wriggl\w*) (?:(?:his|her|their|both) (?:\w+ )?arms? out|it off|(?:his|her|the) belt off)|gets? out of (?:his|her|the|their)|escap\w* (?:from|out of)|houdini|slips? (?:out|his|her)|wriggl\w* out|climbs? out|opens? (?:\w+ ){0,3}(?:buckle|belt|harness)|(?:seat ?belt|belt|harness|straps?) off)\b/,
  },
  onlyWhenSaid: ['unbuckle', 'seat'],
  roles: {},
  titles: {
    young: [
      { text: 'Hands and a Red Button', thread: 'unbuckle' },
      { text: 'The Car Waits for the Click', thread: 'unbuckle' },
      { text: 'Click, Click, Go', thread: 'click' },
      { text: 'One Click for Each', thread: 'click' },
      { text: 'The Ball Rolls On', thread: 'ball' },
      { text: 'A Window With Cows in It', thread: 'window' },
      { text: 'Hello, Bus, Bye-Bye, Bus', thread: 'window' },
      { text: '{name} in the Car' },
      { text: 'Arms In, Click' },
    ],
    older: [
      { text: 'When the Belt Is Open', thread: 'unbuckle' },
      { text: 'Four People, Four Clicks', thread: 'click' },
      { text: 'The Bag That Went On', thread: 'ball' },
      { text: 'What Stops and What Does Not', thread: 'ball' },
      { text: 'A Window With Cows in It', thread: 'window' },
      { text: 'A Seat of the Right Size', thread: 'seat' },
      { text: 'Why the Belt Lies There', thread: 'seat' },
      { text: '{name} Gets In' },
      { text: 'Before the Car Moves' },
    ],
  },
  benefits: [
    'Explains in plain steps what a belt or a car seat does.',
    'Shows that the driver and everybody else are buckled too.',
    'Gives {name} one thing to do at the click, and a way to say when a strap rubs.',
  ],
  talk: {
    young: [
      'Who has a click in the car?',
      'How do the straps feel on the shoulders?',
      'Shall we buckle in a teddy and listen for the click?',
    ],
    older: [
      'What did the story tell about the car or the belt?',
      'Which word went into the blank?',
      'Shall we think of something good to do on the way?',
    ],
  },
  cover: {
    setting: 'street',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['car', 'teddy'],
  },
  text: {
    '2-3': script(`
      D<click> {Name is} at the car. Up, up, into the seat. One arm in. Two arms in. Click!
      D<click> Click! {Name} hears the belt. Click! A grown-up has a belt too. Now the car can go.
      D<window> {Name is} in the car seat. Click, and off it goes. Look, a tree! Look, a bus! They go by.
      P Grown-ups click in too. Click!
      P Drivers look at the road. They can hear, too.
      P Straps can feel tight. Some can feel cold.
      Q In the seat, {Name} may feel ____.
      Q With the straps on, {Name} may feel ____.
      Q On a long drive, {Name} may feel ____.
      H {helper} can sing at the click.
      H {helper} can look if it rubs.
      H {helper} can wait for the click.
      H<helper> {helper} can say when it ends.
      T {he} can put one arm in first.
      T {he} can push the click.
      T {he} can look for a bus.
      T<comforter> {he} can hug {comforter}.
      C<click> {he} can say, "Arm, arm, click!"
      C<click> {he} can say, "Click for me."
      C<window> {he} can say, "Hello, bus! Bye, bus!"
      C<topic> {he} can think about {topic}.
      A<click> The car stops. Click! Arm out, arm out. Up and out. Bye-bye, seat.
      A<click> One click to go. One click to stop. The car stands still. Hello, door!
      A<window> A tree went by. A bus went by. Now the car stops. Out, out, out! Bye-bye, bus.
      A<window> The car stops. The window is still. Look, a door! Click, and out.
      D<unbuckle> Here is a button. {Name} can see it. Press, and the belt is off. Then the car stops and waits.
      D<ball> A ball is in the car. {Name is} in the seat. Stop, says the car. The ball rolls on. The seat holds people.
      C<unbuckle> {he} can say, "Click stays, car goes."
      C<ball> {he} can say, "Ball rolls. I stay."
      A<unbuckle> Click, it is shut. The car can go now. The button has a rest. Hello, road!
      A<ball> The car stops. The ball stops too. Click, the belt is off. Here is the ball!
    `),
    '4-5': script(`
      D<click> In a car, each person has a click. The driver has one. {Name} has one too. First the arms go in, and then the straps come down. Click! The car does not go before the last click.
      D<ball> A car goes, and a ball lies on the floor. {Name} may see it from a seat. Then the car stops. But the ball does not stop. It rolls and rolls. Straps hold a body, so that it stops when the car stops.
      D<window> There is a good view from a car seat. {Name} may see a dog, a bike and a big lorry. Arms go in the straps. Click! Then the view can start. It is new each day.
      P The driver looks at the road and not at the back. That is the job. Ears can still hear who talks.
      P Straps can rub, or get a twist. A grown-up cannot feel it from the front. So it is good to say it.
      P Grown-ups want to be on time. So they may talk fast by the car. They still need each click.
      Q When the straps come down, {Name} may feel ____.
      Q In the car, {Name} may feel ____.
      Q When the trip is long, {his} legs may feel ____.
      H {helper} can check if a strap has a twist. ~ A flat strap feels better.
      H {helper} can count down to the click. ~ Three, two, one!
      H {helper} can say what comes when the car stops.
      H<helper> {helper} can sing one song on the way.
      H<adult> {helper} can help first by {adult}.
      T {he} can push the click shut with one thumb.
      T {he} can put the left arm in first, then the right.
      T {he} can look for three red things.
      T<comforter> {he} can hold {comforter} on the way.
      T<doing> {he} can try {doing} on the way.
      C<click> {he} can say, "Arms in, click, and go!"
      C<ball> {he} can think, "The ball rolls, but I stay."
      C<window> {he} can say, "What will the window show today?"
      C<topic> {he} can look out and think about {topic}.
      A<click> The car stops. Then there is a click again, and the straps let go. It was a long sit. Out come the arms. They need a good wave.
      A<click> Before, it was click, and go. Now it is click, and stop. The seat is empty and still warm. It waits for the next trip.
      A<ball> At home, the ball is under the seat. It went all over the car. {Name} went to the same place and sat still for it. Now the belt can rest, and legs can run.
      A<ball> The car stands still, and so does the ball. The straps let go with a click. They had a lot to hold. Now somebody can fetch the ball.
      A<window> The trip is done, and the window shows the house. Click, the straps are off. The bike, the dog and the lorry went on. They may be back in the window one day.
      A<window> The car stops, and the window stops too. Now there is just one thing to see in it. It may be a door or a wall. The rest of the view has gone on its way.
      D<unbuckle> Hands like buttons, and a car seat has one. {Name} has strong hands now, and they know how it opens. On the road, the belt is there for a stop. It holds a body when the car stops fast. So a car pulls over when a belt is open. After the click, it goes on.
      C<unbuckle> {he} can think, "Click stays shut till the car is off."
      A<unbuckle> The car stood still, and there was a click. Then it could go on. Hands can hold a toy or wave at the cows. The button is for when the car is home.
    `),
    '6-7': script(`
      D<click> Before a car moves, there is a small sound for each person in it. The driver has one, and {Name} has one. Click! It means that a belt is in its place. A driver waits for the last click. Without it, even a car full of grown-ups would stand still.
      D<ball> Here is something odd about cars. {Name} sits in one, and on the next seat lies a bag. Then the light turns red, and the car stops. The bag goes on, all by itself, and lands on the floor. That is what things do. A belt is there so that people do not do it as well.
      D<window> From a seat with a belt, there is a film to see. {Name} may see a crane, or a dog with a stick. It is shown in the car window, and nobody has seen it before. The click comes first. Then the film starts.
      D<seat> Why is there a booster in the car? {Name} may ask that. Belts are made for grown-up bodies. On a shorter body a belt sits on the soft neck and tummy. A seat that is a bit higher puts it on bones. Height counts here, and birthdays do not. Some people are out of it at nine, and some at twelve.
      P A driver looks at the road, so the eyes stay in front. If something is wrong, the car needs a place to stop first. That takes some time.
      P Straps can be cold, twisted or too tight. Nobody in front can feel that. It helps to say where it rubs.
      P Grown-ups wear a belt, on short trips as well as long ones. It is the rule for kings too.
      P Some people read in cars, and some get sick from it. Some talk, and some look out. All of them sit.
      Q When the belt goes on, {Name} may feel ____.
      Q After an hour in the car, {Name} may feel ____. Legs often have an opinion.
      Q When the car stops fast, {Name} may feel ____.
      H {helper} can look where the strap rubs, and make it flat. ~ A small fold can be a big bother.
      H {helper} can say how long the trip is in songs. ~ Songs are easier to count than minutes.
      H {helper} can plan a stop on a long trip. ~ Legs like to know when it comes.
      H<helper> {helper} can play a game with {him} that needs only eyes. ~ A yellow car counts as two.
      H<adult> {helper} can help by {adult} before it starts. ~ It has helped before.
      T {he} can do the click without help and say, "Ready." ~ Then the driver knows.
      T {he} can pull the belt flat with one hand. ~ A flat belt is a comfortable one.
      T {he} can look for one thing of each colour. ~ Purple takes the longest.
      T<comforter> {he} can hold {comforter} next to the belt. ~ There is room for both.
      T<doing> {he} can try {doing} on the way. ~ It makes the road shorter.
      C<click> {he} can say, "Click, and ready."
      C<ball> {he} can think, "The bag flies off, and I stay here."
      C<window> {he} can think, "Seat, belt, film."
      C<topic> On the way, {he} can think about {topic}.
      C<seat> {he} can think, "It is for the belt, and I have the view."
      A<click> At the end there is the same sound the other way round. Click, and the belt slides back into its hole. Arms and legs get out and shake themselves. The car ticks a bit, because it is cooling down.
      A<click> The car is quiet, and the belt hangs down and does nothing. It had one job, and that was to stay shut. All the clicks of the trip were heard at the start. The next one is heard when somebody wants to go somewhere.
      A<ball> The bag gets picked up from the floor, with everything that was in it. The people are where they were, each in a seat. That is the whole job of a belt. Now it hangs there and has time off.
      A<ball> The bag flew off, and the people stayed. That is the difference a belt makes, and it needs no talking. Apples from the bag may be under the seat. They can be fetched now, because the car stands still.
      A<window> The film in the window ends when the car stops. Click, the belt is off. Tomorrow the same road has other dogs on it. Some of them may carry bigger sticks.
      A<window> Everything in the window is still now, for the first time today. The film is over, and the rest of the world is out there. The seat keeps the place warm. The next film begins with a click.
      A<seat> One day the belt fits without the seat. Then it goes to somebody shorter. Until then there is a good view over the front seats. Even a queen of that height would get one.
      A<seat> The belt lay on bones today, right where it is meant to be. A body gets taller at night, bit by bit. A ruler on a door can show it. The seat knows that it is only needed for some time.
      D<unbuckle> A buckle opens with one press, so that people can get out. {Name} knows how it works. On the road it has another job. When a car brakes, loose things fly on. A belt holds the body back. That is why the driver stops when a belt is open. The car is parked until it clicks again.
      C<unbuckle> {he} can think, "Shut while it rolls, open when it is off."
      A<unbuckle> The engine is off now, and the button may be pressed. That is what it was made for. On the way, the belt had work to do at each bend. Next time, the car will wait for the click again.
    `),
    '8-10': script(`
      D<ball> Things like to go on doing what they are doing. Scientists call that inertia, and {Name} can watch it in any car. When the driver brakes, the bag on the seat does not brake. It goes on at the old speed until something stops it, such as the floor. A body would do the same. A belt is a way of stopping with the car and not a moment later.
      D<seat> Belts in cars were designed for adults, and they lie across a shoulder and two hips. On a shorter person the same belt runs across the neck and the stomach, which are soft. A car seat or booster lifts {him} a few centimetres, and then it lies on bones. It is about height and nothing else. A short king would get one as well.
      D<window> The view from a car is like a film that nobody has cut. {Name} may see a ladder, eleven sheep and a house with a blue door, all within a minute. It runs at the speed of the road and is not shown again. What it needs is a seat, a belt and somebody who looks out. People in front see less of it, since they have work to do.
      D<click> Before a car leaves, there is a sound for each person in it. {Name} may know it with closed eyes. It is a metal tongue sliding into a lock, and it can hold the weight of a small car. Racing drivers and pilots have one too, with more straps. Whoever drives waits until the last of them has clicked.
      P A driver looks after the road, the mirrors and the signs, all at once. Noise from behind reaches the ears, and there is no hand free for it. A car can stop in a safe place, but it takes a few minutes to find one.
      P Classmates may say that boosters are for little ones. The rule in most countries is about height. Some people simply reach it later, and some teachers barely do.
      P A strap that rubs is invisible from the front. Adults may think that somebody is being difficult. They can move a strap if they are told where it sits badly.
      P Grown-ups were taught about belts with rather boring films. They fasten theirs without thinking, as they would shut a door behind them.
      Q When the strap tightens, {Name} might feel ____.
      Q In the second hour of a long drive, {Name} might notice ____. Knees usually report first.
      Q When somebody makes a remark about the seat, {Name} might feel ____.
      H {helper} can check the height of the strap. ~ It may have been right last summer, and people grow.
      H {helper} can plan a stop about every two hours. ~ Backs and drivers both need one.
      H {helper} can leave five minutes earlier. ~ Most arguments beside a car are about time.
      H<helper> {helper} can hand over the map and the question of the next stop. ~ It is better than asking how far it is.
      H<adult> {helper} can help by {adult} before the start. ~ It is easier in a car that stands still.
      T {he} can fasten it, pull it flat and say, "Done." ~ One word saves the driver from turning round.
      T {he} can keep a count of something, such as bridges or yellow cars. ~ A long road needs a job.
      T {he} can say exactly where it rubs, before the car moves. ~ It is quickly mended then.
      T<comforter> {he} can take {comforter} along. ~ It takes up hardly any room.
      T<doing> {he} can try {doing} on the way. ~ It passes a good few miles.
      C<ball> {he} can think, "The bag goes on, and I stop here."
      C<seat> {he} can think, "Bones, not stomach."
      C<window> {he} can think, "Belt on, film on."
      C<click> {he} can say, "Clicked, flat, done."
      C<topic> Along the road, {he} can think about {topic}.
      A<ball> When the car has stopped, the bag is on the floor and the people are in their seats. It is a small experiment, and it works on every drive. The belt goes back into its slot. What is left is a stiff knee and the smell of somewhere else.
      A<ball> At the next red light the bag will try it again, and the belts will hold again. No one in the car needs to be told. Things go on as they were until something stops them, and a good seat does it gently. The bag has not learnt anything.
      A<seat> One day the belt lies in the right place by itself, and the booster goes to the next person. It is a matter of a few centimetres. Until then it also gives a better view out of the window. There is something to be said for sitting higher than the adults.
      A<seat> A mark on the door frame shows how far it is until the belt fits without help. It moves up while nobody watches. Until then the seat does the rest, and it does it without any fuss. Nobody on the pavement can tell how high the people in a car sit.
      A<window> When the car stops, so does the film, usually in front of a house. The belt runs back, and whoever watched knows something that the others missed. Tomorrow there will be other sheep. A seat by the window is worth having, even on the way to the shops.
      A<click> The lock opens with the same click with which it shut. The belt runs back, and everyone gets out and stretches. Nobody thinks about it any more, which is how it is meant to be. The car ticks as it cools.
      A<click> Everyone is out, and the belts hang in their corners like coats after school. The sound at the beginning was over in a second. A whole road came after it, with songs and arguments and a tunnel. The click is the part that nobody needs to talk about.
      D<unbuckle> Every buckle can be opened from inside, because after an accident people need to get out. {Name} has strong enough fingers for it. While a car is moving, an open belt is of no use to anybody. At fifty kilometres an hour, a body goes on at fifty when the car stops. So a driver who hears the click of an open belt pulls over and waits.
      C<unbuckle> {he} can think, "If it bothers me, I say so, and it stays shut."
      A<unbuckle> If a belt rubs or presses, it can be put right in a lay-by, and that takes a minute. The button is for the end of the trip. Until then the car, the belt and the people in it belong together. Parked, it opens with one press.
    `),
    '11+': script(`
      D<ball> A seat belt is applied physics. A car that brakes slows down, and everything inside that is not attached carries on, from the water bottle to the driver. {Name} can see it at any traffic light. What a belt does is to make the passenger part of the car. It also stretches slightly and spreads the force over shoulder and hips, which are among the strongest parts of a person.
      D<seat> Rules about booster seats have an inconvenient feature, since they go by height and take no notice of age or dignity. {Name} may think that this is unfair, and there is a case for it. The belt is built for a certain size of body. Below that it lies across the neck and the stomach, and above it on bone. Manufacturers know this well, so the rule is about geometry and was not invented by parents.
      D<window> In a car, a passenger has one privilege that a driver lacks, which is looking sideways. {Name} can watch back gardens, weather and people arguing at bus stops, none of whom know that they are being seen. It is a documentary without a narrator. All it requires is a seat, a fastened belt and the absence of anything better to do. Writers and inventors have claimed that their best ideas came to them in that position.
      D<click> There are actions so small that people stop noticing them, and fastening a belt is one. {Name} has done it thousands of times. It takes a second, it makes a click, and the next hour depends on it in a way that nobody feels. There is no reward for it and no applause. Pilots call this sort of thing a checklist. They read it out although they know it, because knowing it is exactly when people forget it.
      P Whoever drives is responsible for everyone in the car, by law and by instinct. That is why drivers insist. Some do it with jokes and some do it with sarcasm, and the belt is the same.
      P Friends may leave the belt off in the back, because it is only round the corner. Most of them have not done the sum. It takes one person who clicks without comment, and the rest often follow.
      P A strap that cuts in, a seat that is too warm and a sleeve that twists are real nuisances for people with sensitive skin. From the driver's seat they look like moods. Described in one sentence, they turn back into a practical problem.
      P Sitting in the front is a privilege with a technical side. An airbag is designed for a certain size, and there are rules about it that differ from place to place. It is less about trust than it seems.
      Q When somebody insists on the belt, {Name} might feel ____.
      Q In the third hour of a drive, {Name} might notice ____. Boredom has a physical side.
      Q When others in the car do it differently, {Name} might feel ____.
      H {helper} can explain the rule that applies to height, and look it up together with {him}. ~ A number on a page is easier to accept than a tone of voice.
      H {helper} can plan stops, and stick to them. ~ Two hours are enough for most backs.
      H {helper} can have the strap adjusted. ~ People grow, and hardware does not.
      H<helper> {helper} can leave the music to {him} for half of the way. ~ It is a fair trade for sitting still.
      H<adult> {helper} can offer {adult} before setting off. ~ It is easier before the engine starts.
      T {he} can fasten it first and let the others notice. ~ Habits in cars are contagious, and nobody likes to be the last to click.
      T {he} can say where it presses before the car moves. ~ At that moment it takes ten seconds to change.
      T {he} can take charge of the route for an hour. ~ A task makes a road shorter.
      T<comforter> {he} can bring {comforter} along. ~ Cars are private places.
      T<doing> {he} can try {doing} on the way. ~ It has got people through worse than a motorway.
      C<ball> {he} can think, "Whatever is not attached carries on."
      C<seat> {he} can think, "It is geometry, and not an opinion."
      C<window> {he} can think, "Belt, window, and the world goes by for nothing."
      C<click> {he} can think, "One second, and then it can be forgotten."
      C<topic> Somewhere along the way, {he} can think about {topic}.
      A<ball> The light turns green, the bottle rolls back and nothing whatever has happened. That is what a belt looks like when it does its work, and it does so on nearly every day of a life. Most passengers hardly notice. It can be fastened without a word. The experiment at the traffic light is free and can be repeated at any time.
      A<seat> The few centimetres will arrive on their own, without notice. After that the booster moves to a cellar or to a smaller person, and nobody will mention it again. For the time being the seat is a piece of equipment, like a bicycle or a desk. It says as much about somebody's age as the height of a saddle does.
      A<window> At the end of the road the picture stands still, and it generally shows a kerb. The belt slides back, and the passengers unfold. Somebody who looked out has seen a good deal, and the car is none the wiser. On the way home the same film is shown in reverse, from the other side, with the light behind it.
      A<click> At the destination the click comes a second time, and everyone gets out without a thought for it. Good habits are like that. They take up a second and no space in the head, and they leave room in the car for better arguments. One of those is about the music, and another is about whose turn it is at the window.
    `),
  },
};

/** A car seat or a seat belt that is not wanted: the click, what a belt does, and what a window has to show. */
export const carSeat: Frame = withScenes(own, theSeatBefore, armsInTheStraps, seatOnTheOtherSide, stiffBack);

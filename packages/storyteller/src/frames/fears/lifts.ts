import { script, type Frame } from '../../frame.ts';

/** Lifts: a box on ropes, doors that look out for feet, and the sounds and signs on the way. */
export const lifts: Frame = {
  id: 'lifts',
  name: 'Lifts',
  says: [
    'scared of lifts',
    'afraid of elevators',
    'wont go in the lift',
    'fear of elevators',
    'thinks the lift will get stuck',
    'got stuck in a lift once',
    'screams when the doors close',
    'afraid the doors will shut on her',
    'we live on the ninth floor and he wont take the lift',
    'takes the stairs everywhere because of the lift',
    'enclosed spaces like lifts',
    'claustrophobic in lifts',
    'worried about the elevator falling',
    'tummy feels funny in the lift',
    'elivator',
    'wheelchair user afraid of the lift at school',
    'panics in small spaces',
    'she has to use the lift at the hospital and is scared',
    'doors shutting in the elevator make him cry',
    'she wont get in the lift at the shops',
  ],
  claims: {
    strong: [
      'elevator',
      'scared of lift',
      'afraid of lift',
      'fear of lift',
      'funny in the lift',
      'funny in lifts',
      'sick in the lift',
      'in the lift',
      'take the lift',
      'use the lift',
      'lift get stuck',
      'stuck in a lift',
      'the lift',
      'lifts',
      'lift door',
      'claustrophobic',
      'claustrophobia',
      'enclosed space',
      'small space',
      'doors close',
      'elevators',
      'go in elevators',
      'go in lifts',
    ],
    cues: ['lift', 'stuck', 'stairs', 'shopping centre', 'mall', 'enclosed'],
    not: [
      'lift up',
      'a lift to school',
      'lift home',
      'give a lift',
      'lifts his',
      'lifts her',
      'lift weights',
      'face lift',
    ],
  },
  topicWords: ['lift', 'elevator'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A lift is a box on several strong ropes, with a weight on the other side that goes down when the box goes up. One rope alone could carry it; brakes hold it when anything is wrong.',
    'The doors have a light beam or an edge that opens them again when something is in the way. They stay shut while the box moves.',
    'If a lift stops between floors, there is air, a light and a button to talk to somebody; people wait inside for help. It is uncommon and ends with the door being opened.',
    'The tummy notices starting and stopping, because the body is moved a moment before what is in it.',
    'Children go in lifts with a grown-up.',
    'Stairs are another way in many buildings.',
  ],
  threads: {
    numbers: 'the numbers over the door, which light up one after the other',
    rope: 'the ropes, the weight and the box',
    door: 'the doors, which look out for feet, shut on the way and open at the top',
    stuck: 'a stop between two floors, and the button with the bell',
  },
  threadCues: {
    // A closed room is about its doors.
    door: /\b(?:claustrophob\w*|clos(?:ed?|ing)|shut\w*|small|tight|enclosed|confined|squash\w*|doors?)\b/i,
    rope: /\b(?:falls?|falling|drops?|dropping|crash\w*|ropes?|cables?|snap\w*|plunge\w*)\b/i,
    stuck: /\b(?:stuck|stopped|broke down|trapped|jammed)\b/i,
  },
  onlyWhenSaid: ['stuck'],
  decidedBy: [
    // What a ride does to a tummy.
    /\b(?:tummy|stomach|head|legs|ears?)\b[^.!?]{0,16}\b(?:funny|sick|weird|strange|odd|dizzy|pops?)\b[^.!?]{0,12}\b(?:lifts?|elevators?)\b/i,
  ],
  roles: {
    lift: {
      fallback: { text: 'lift' },
      cues: [{ match: /\bel[ei]vat[oe]rs?\b/i, phrase: { text: 'elevator' } }],
    },
    alift: {
      fallback: { text: 'a lift' },
      cues: [{ match: /\bel[ei]vat[oe]rs?\b/i, phrase: { text: 'an elevator' } }],
    },
  },
  titles: {
    young: [
      { text: 'A Stop and a Button', thread: 'stuck' },
      { text: 'Stop, Open, Out', thread: 'stuck' },
      { text: 'One, Two, Three, Ding', thread: 'numbers' },
      { text: 'Ding, Says the Door', thread: 'numbers' },
      { text: 'A Box That Goes Up', thread: 'rope' },
      { text: 'Up Goes the Box', thread: 'rope' },
      { text: 'Swish, Says the Door', thread: 'door' },
      { text: 'Swish In, Swish Out', thread: 'door' },
      { text: 'The Door Opens', thread: 'door' },
      { text: 'The Door Slides Open', thread: 'door' },
      { text: '{name} Goes Up' },
      { text: 'Up and Down' },
    ],
    older: [
      { text: 'Between Two Floors', thread: 'stuck' },
      { text: 'Half a Minute of Numbers', thread: 'numbers' },
      { text: 'The Numbers Over the Door', thread: 'numbers' },
      { text: 'A Box, a Weight, Strong Ropes', thread: 'rope' },
      { text: 'What Holds It Up', thread: 'rope' },
      { text: 'What the Doors Know', thread: 'door' },
      { text: 'A Line of Light', thread: 'door' },
      { text: '{name} and the Way Up' },
      { text: 'Up, With Company' },
    ],
  },
  benefits: [
    'Shows how {alift} works and what its sounds mean.',
    'Gives {name} something to look at and count on the way.',
    'Says what is known about doors, ropes and brakes, so that the question has an answer.',
  ],
  talk: {
    young: [
      'What does the door say at the top?',
      'How does {name} feel when it starts to move?',
      'Shall we play up and down with a box on a string?',
    ],
    older: [
      'What holds it up, and what do the doors look out for?',
      'Which word went into the blank?',
      'Shall we time one ride with a watch?',
    ],
  },
  cover: { setting: 'shop', time: 'day', pose: 'hold', feeling: 'curious', companion: 'grown-up', props: ['button'] },
  text: {
    '2-3': script(`
      D<numbers> Here is {alift}. {Name is} in it. The doors shut, swish. One, two, three. Ding! Swish, the doors open.
      D<rope> {alift} is a box. {Name is} in it. Up goes the box. A rope pulls it. Up, up, up, stop.
      D<door> Here is a door. {Name is} by the {lift}. Swish, it opens. In go all the feet. Swish, it shuts. It opens up there.
      P Some children look at the numbers. Some look at feet.
      P People stand close. It is a small room.
      P Prams go up too. Bags go up too.
      Q When it moves, {Name} may feel ____.
      Q Going up, {his} tummy may feel ____.
      Q By the door, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can press the button.
      H {helper} can go in with {him}.
      H<helper> {helper} can count with {him}.
      T {he} can hold on.
      T {he} can hold a hand.
      T {he} can look up high.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<numbers> {he} can say, "One, two, ding."
      C<rope> {he} can say, "Up, box, up."
      C<door> {he} can say, "Swish in, swish out."
      C<topic> {he} can think about {topic}.
      A<numbers> Swish, and out. Three is a good number. The {lift} goes down. Bye-bye, ding.
      A<rope> The box stops. The doors open. Out goes {Name}. Bye-bye, {lift}.
      A<door> Swish! Here is a new floor. Out go all the feet. Bye-bye, {lift}.
      D<stuck> {alift} can make a stop. {Name} may think of it. It may be long. Then the door can open.
      C<stuck> {he} can say, "Stop, wait, open."
      A<stuck> Stop, wait, open! The door of the {lift} is open. Out go the feet. Hello, floor.
    `),
    '4-5': script(`
      D<numbers> {alift} is a small room that goes up and down. {Name} may see numbers over the door. One has a light, then two, then three. At three it goes ding. The doors go swish, and there is a new floor.
      D<rope> What is up above {alift}? There are ropes, as thick as a thumb, and strong. They hold the small room with {Name} in it. A big weight goes down, and so the room goes up. When it starts, tummies feel it first.
      D<door> The door of {alift} opens on its own. {Name} may stand back a bit and see it. People come out first. Then people go in, and the door waits. When all are in, it slides shut.
      P People in {alift} get quiet. They look at the door or at their shoes. It is odd to stand so close.
      P Some grown-ups would rather take the stairs. Some like to press all the buttons. Most people just want to get to the next floor.
      P The person who fixes it has keys and a light. That person looks at each part. Then people can ride in it again.
      Q When the doors shut, {Name} may feel ____.
      Q When it starts to move, {his} tummy may feel ____.
      Q In a small space, {Name} may feel ____.
      H {helper} can hold {his} hand all the way. ~ Then there is somebody to hold on to.
      H {helper} can wait till there is a lot of room. ~ The next one comes soon.
      H {helper} can say, "Now it will move." ~ It helps to know.
      H<helper> {helper} can count to ten with {him}. ~ It is often over by ten.
      H<adult> {helper} can help on the way up. ~ A way that is known already is {adult}.
      T {he} can hold on to the rail.
      T {he} can stand by the wall and look up.
      T {he} can blow out one long breath.
      T<comforter> {he} can hold {comforter} on the way.
      T<doing> {he} can try {doing} when it gets hard.
      C<numbers> {he} can say, "One, two, three, ding."
      C<rope> {he} can think, "The ropes are strong, and up we go."
      C<door> {he} can think, "The door shuts, and it will open up there."
      C<topic> On the way, {he} can think about {topic}.
      A<numbers> Ding, and the doors open. There is more room here, and more light. The {lift} goes down to get other people. It knows its numbers well.
      A<rope> The {lift} stops, and tummies stop a bit later. The doors open. The ropes hold still and wait. They did a good job with all those people and bags.
      A<door> Now the door slides open on the top floor. There is the shop, or the doctor, or the way home. The {lift} waits for the last foot. Then it may go.
      D<stuck> Now and then the {lift} stops in the wrong place. It has brakes that hold it there. {Name} may think of that for a long time. There is a button with a bell on it, and people come. Then the door is opened.
      C<stuck> {he} can think, "It stops, it holds, and people come."
      A<stuck> It takes a while, and then the door is open. People with tools can mend the {lift}. The stairs are fine for now. Feet know how to go up, one, two, three.
    `),
    '6-7': script(`
      D<numbers> First there is a button that lights up. Then the doors open, and {Name} may see a small room. Next the doors close, and the {lift} hums. Numbers light up one after the other, like a slow clock. At the end there is a ding.
      D<rope> How can {alift} carry ten people? It hangs on ropes made of steel, more of them than it needs. When the room with {Name} goes up, a big weight goes down. If anything is wrong, brakes hold the room where it is.
      D<door> Why does the door of {alift} stay shut on the way? It has two parts, one in each floor and one in the box. {Name} may see both of them slide. They open only where there is a floor behind them. A beam of light looks out for feet and bags.
      P In {alift}, people stand like books on a shelf. They look at the numbers, because faces are too close. They do that all over the world.
      P Many people wonder what happens if it stops. There is air, and there is a button to talk to somebody. People wait inside, and someone comes to open the door.
      P Some people like {alift} because it is quick. Some like small rooms. Others go up the stairs and meet them at the top.
      Q When the doors close, {Name} may feel ____.
      Q When it starts to move, {his} tummy may feel ____. Tummies are slower than floors.
      Q Waiting for it to come, {Name} may feel ____.
      H {helper} can choose a time when it is not full. ~ An empty one has room for elbows.
      H {helper} can get in with {him} at the count of three. ~ It is easier with a number.
      H {helper} can count the floors aloud with {him}. ~ Two voices fill a small room.
      H<helper> {helper} can watch it with {him} from outside for a while. ~ It comes back each time with people in it.
      H<adult> {helper} can help on the way. ~ The first thing to try is {adult}.
      T {he} can put {his} back to the wall and watch for the next floor. ~ It is good to have something firm behind.
      T {he} can hold on with one hand. ~ One firm hand can steady the whole body.
      T {he} can breathe out slowly until it stops. ~ It is often just four breaths.
      T<comforter> {he} can hold {comforter} on the way up. ~ It weighs little, so the ropes will not notice.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<numbers> {he} can think, "Two, three, and soon the ding."
      C<rope> {he} can think, "More ropes than it needs."
      C<door> {he} can think, "Shut on the way, open at the top."
      C<topic> Until the top, {he} can think about {topic}.
      A<numbers> Ding, and there it is, a floor with a number. The doors stay open until all are out. Then the {lift} hums off to somebody else. It has been to four more often than anyone.
      A<rope> Now the room hangs still, and the doors are open. Far up, the ropes rest on their wheel. They are checked by people with lamps and lists. {alift} is a good way up for prams, wheelchairs and pianos.
      A<door> Both doors slide back, and there is a floor, just as there was below. People step or roll out in a row. The beam waits for the last one. Then the {lift} is free for somebody else.
      D<stuck> Sometimes the {lift} stops between two floors, to be careful. Brakes hold it in place then. {Name} may know how long the waiting feels. There is air in it, and a button that calls somebody.
      C<stuck> {he} can think, "It stopped to be careful."
      A<stuck> Somebody comes, and the door is opened. That is how a stop like that ends. The {lift} gets a look from people with lamps and lists. Whoever likes can take the stairs for now.
    `),
    '8-10': script(`
      D<numbers> A ride in {alift} is short, although it does not seem so. Most take under half a minute. {Name} may know how the parts follow each other. There is a hum, a small jerk and a row of numbers that light up one by one. Nobody talks. Then there is a ding, and everybody is suddenly in a hurry again.
      D<rope> What if the rope of {alift} broke? In 1854 an inventor stood on a platform, had its rope cut, and was held by a new brake. The one that {Name} may go up in still has something like it. It also has several ropes, each of which could hold it alone.
      D<door> In {alift}, the hard moment for most people is when the doors close. {Name} may like to hear what those doors can do. A curtain of light beams watches the gap, and one broken beam sends them back. A second set of doors stands on every floor, so that no door opens on to an empty shaft. While the box moves, both sets stay shut. That is the safest thing about them.
      P Quite a few adults take the stairs, and say that it is for their health. Small rooms without windows make many bodies alert. Engineers know that, so they put mirrors in. Mirrors do not make a space larger, but brains are easily persuaded.
      P People in there are thinking about the fourth floor. They are not looking at who holds the rail or who hums. All over the world, people look at the numbers instead of at faces.
      P The people who look after these machines come with lamps and long lists. They listen for odd sounds. What sounds like creaking to passengers, they know by name.
      Q When the doors close, {Name} might feel ____. It may be smaller by the second floor.
      Q When it jerks at the start, {his} stomach may feel ____. It is being moved a moment late.
      Q Standing in front of it, {Name} may feel ____. Deciding is often the hardest part.
      H {helper} can wait for the next one if this one is full. ~ Room helps, and there is no prize for squeezing in.
      H {helper} can show {him} the button that calls a person. ~ It is good to know where an answer comes from.
      H {helper} can try it with {him} in small steps, first only looking, then one floor. ~ One floor takes only some seconds.
      H<helper> {helper} can stand between {him} and the others. ~ One person makes a good wall.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can watch the display and guess the second of the ding. ~ Guessing is a good use of nerves.
      T {he} can stand where the doors are in sight. ~ Some people like to see the way out from where they are.
      T {he} can ride one floor today and decide about the next one tomorrow. ~ A ride can be taken in pieces.
      T<comforter> {he} can keep {comforter} in a hand or a pocket. ~ It is not counted as a passenger.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<numbers> {he} can think, "A few seconds a floor, and I can count."
      C<rope> {he} can think, "One would do, and there are more."
      C<door> {he} can think, "They close for a reason, and they open for one."
      C<topic> Between two floors, {he} can think about {topic}.
      A<numbers> The ding comes when it comes, usually a bit earlier than guessed. Behind {Name} the doors close and the numbers begin to run the other way. The {lift} has a short memory and no opinions. It would go to four all day if asked.
      A<rope> Up in the shaft, the ropes hang straight and a brake waits for something to do. It has waited for years. The {lift} is inspected by people who are paid to be suspicious. That leaves everybody else free to think about the fourth floor.
      A<door> A thin line of light appears, and it grows into a corridor. The doors have done this many thousands of times. Behind the last person the beam is whole again, and the {lift} moves off. A door that opens by itself is quite polite, when one thinks about it.
      D<stuck> When the {lift} stops between floors, it is being careful. A sensor has reported something, such as a door that is not quite shut, and the brakes close. {Name} may go over every minute of it, because that can be dull or scary for whoever is inside. The box hangs on several ropes, each of them strong enough alone, and there is plenty of air. The button with the bell reaches somebody by day and by night.
      C<stuck> {he} can think, "It stopped because it is careful."
      A<stuck> The engineers call it a safe stop, and they mean it as praise. It can be long inside, and it ends with a door. A body may want the stairs for a while when the {lift} did that, or might. One floor, with somebody, is a good way to begin again.
    `),
    '11+': script(`
      D<numbers> People who study crowds have spent happy hours watching what is done in {alift}. The passengers turn to the door, spread out evenly and look at the display as if it held news. {Name} may have noticed how long the silence seems, because time with nothing to do in it is the longest kind there is. Most rides take less than half a minute, and most remarks that people prepare for one would last longer.
      D<rope> {Name} may like to know how the thing stays up. The {lift} hangs on several steel ropes, any one of which could carry it full. A counterweight does most of the work, so the motor has only to tip the balance. If it ever went too fast, a governor would trip and wedges would grip the rails, and that has been the principle since 1854. Engineers call the whole arrangement boring, and coming from engineers it is the highest praise.
      D<door> It is seldom the height or the ropes that bother people about {alift}. It is the doors, and the thirty seconds in which leaving is not an option. {Name} may know that moment when the gap narrows to a line. Engineers have thought about it as well. There are light beams that send the doors back, and a button with a person at the other end. All of that was built because the fear is common.
      P Small closed spaces put many bodies on alert, and the reason is old. A place with one door is worth watching. Adults who dislike it rarely use the word afraid, and speak of exercise instead, slightly out of breath.
      P Other passengers are remarkably easy to be among. By a custom that nobody ever wrote down, they see nothing and remember nothing. Someone could hum, count or hold the wall, and they would go on reading the safety notice.
      P Friends may be puzzled that someone who likes roller coasters dislikes this, or the other way round. The two have little in common. One of them is about speed, and the other is mostly about doors and who is in charge of them.
      Q When the doors meet in the middle, {Name} might notice ____. It may be gone by the time the number changes.
      Q During the small jerk at the start, {his} stomach may feel ____. It is following the laws of physics.
      Q In front of the closed doors, {Name} may feel ____. There is still a choice at that point, and it can be taken slowly.
      H {helper} can go whichever way is wanted that day, without remark. ~ It is company, and nobody is keeping score.
      H {helper} can agree on steps of one floor at a time, for as many days as it takes. ~ Small and boring is how this kind of fear gets smaller.
      H {helper} can find out how the alarm button works, and where the voice comes from. ~ In most cases it is a person in an office with a cup of tea.
      H<helper> {helper} can keep up a conversation between floors. ~ It breaks the custom, and it passes the time.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can stand with {his} back in a corner and read the plate with the year it was built. ~ Corners are the best seats in the house.
      T {he} can time it with a watch and keep the results. ~ Half a minute looks different in writing.
      T {he} can get in last, and so be the first to get out. ~ Places near the door are seldom taken.
      T<comforter> {he} can hold {comforter} inside a pocket. ~ The others will be looking at the display.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<numbers> {he} can think, "Half a minute, and nobody is looking."
      C<rope> {he} can think, "Boring, says the engineer."
      C<door> {he} can think, "Closed for thirty seconds, by design."
      C<topic> Meanwhile {he} can think about {topic}.
      A<numbers> The display says four, the doors part and everyone comes back to life. By the next corner nobody could describe who else was in the {lift}. As a social event it was a modest one. As a way of getting to the fourth floor it is hard to beat, although the stairs have their friends.
      A<rope> Far above, a wheel has stopped turning, and a governor is bored. It may be bored for its whole working life, which was the plan from the beginning. The {lift} goes down empty to fetch somebody with a pram. Trust in it need not be complete in order to be useful.
      A<door> The line of light turns up again, widens and becomes a corridor with a plant in it. People flow out as if they had been somewhere. Anyone who would rather have taken the stairs has arrived at the same plant. The doors of the {lift} wait for the last person out, and then they close.
      D<stuck> Engineers design the {lift} to stop at the slightest doubt, which is excellent engineering and poor company. {Name} may have been inside one, or may only have imagined it, and a quarter of an hour is long in either case. The brakes hold without electricity, the ropes are several times stronger than they need to be, and the air does not run out. None of this is of much use at the time. The mind counts minutes in there and not safety factors.
      C<stuck> {he} can think, "It stopped out of caution, and so may I."
      A<stuck> It ends with a door. That the body would now rather take the stairs is sensible from its point of view. It can be talked round in small steps. One floor, in company, on a day without hurry. The {lift} will have forgotten the whole affair.
    `),
  },
};

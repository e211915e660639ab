import { script, type Frame } from '../../frame.ts';
import { foodOnItsWay } from '../home/food-on-its-way.ts';
import { withScenes } from '../scene.ts';
import { sleepsToGo } from '../home/sleeps-to-go.ts';
import { nearlyThere } from '../home/nearly-there.ts';
import { inAMinute } from '../home/in-a-minute.ts';
import { inTheQueue } from '../home/in-the-queue.ts';
import { frontOfTheLine } from '../school/front-of-the-line.ts';

const own: Frame = {
  id: 'waiting',
  name: 'Waiting',
  says: [
    'waiting for dinner is a drama every night',
    'falls apart in waiting rooms',
    'cant do waiting rooms',
    'bad at waiting',
    'struggles with waiting at the doctors',
    'waiting for the bus ends in tears',
    'wont wait for food in restaurants',
    'asks are we nearly there every minute',
    'asks how long every two minutes',
    'waiting for his birthday is torture',
    'melts down when we have to wait for an appointment',
    'cant stand waiting at airports and stations',
    'how many more sleeps, asks all day',
    'cries while i warm up her milk',
    'no concept of wait a minute',
    'five minutes means forever to him',
    'waiting at the till in the supermarket',
    'learning to wait',
    'teach her to wait while i cook',
    'waits badly for his food',
    'when i say wait a minute he screams',
    'waiting for daddy to come home',
    'gets so restless when waiting',
    'waitting for anything is impossible for him',
  ],
  claims: {
    strong: [
      'waiting room',
      'wait for food',
      'wait for dinner',
      'wait for lunch',
      'wait for tea',
      'wait for an appointment',
      'wait for bus',
      'wait for birthday',
      'wait a minute',
      'wait a bit',
      'wait while',
      'wait at restaurant',
      'wait at the till',
      'wait at the doctor',
      'wait at airport',
      'wait badly',
      'bad at waiting',
      'restless when waiting',
      'struggle with waiting',
      'struggle to wait',
      'learn to wait',
      'teach to wait',
      'are we nearly there',
      'nearly there',
      'how long every',
      'how many more sleeps',
      'while i cook',
      'concept of wait',
      'do waiting',
      'stand waiting',
      'five minutes means',
      'patience',
      'impatient',
      'cant wait',
      'cannot wait',
      'not wait',
      'hate waiting',
      'waiting is hard',
      'hard to wait',
      'queue',
      'queues',
      'stand in line',
      'standing in line',
      'wait in line',
      'instant gratification',
      'everything now',
      'waits badly',
      'asks a hundred times a day',
      'how many sleeps',
      'counting sleeps',
      'cannot stand in line',
      'waiting',
      'queueing',
      'queuing',
    ],
    cues: ['wait', 'waits', 'waiting', 'minute', 'long', 'cook', 'now'],
    not: [
      'waited until',
      'waited patiently',
      'waited so well',
      'waited nicely',
      'wait for the baby',
      'waiting for the baby',
      'wait for baby',
      'waiting for baby',
      'wait for his turn',
      'wait for her turn',
      'waiting for a turn',
      'wait his turn',
      'wait her turn',
      'waiting list',
      'cant wait to',
      'cannot wait to',
      'waiting for results',
      'waiting for a diagnosis',
      'waiting for an operation',
      'waiting for surgery',
      'now he is',
      'his turn',
      'her turn',
      'turn',
      'three boys wait',
      'waits for him',
      'waits for her',
      'wait for him',
      'wait for her',
    ],
  },
  topicWords: ['wait', 'waits', 'waiting', 'minute', 'minutes'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A minute always has sixty seconds; a wait feels longer when people attend to the time, and shorter when they are busy.',
    'Young children have little sense of minutes; a thing that can be seen, a song or a number of sleeps tells them more.',
    'Knowing how long a wait will be, and why, makes it easier to bear.',
    'Being able to wait grows slowly from about three years to the end of school, along with the front part of the brain.',
    'In a warm place dough rises in about an hour, because yeast makes tiny bubbles of gas.',
    'A bus follows a route with stops and traffic, so nobody can say to the second when it comes.',
    'A doctor who is late is mostly busy with somebody who needed longer.',
    'Being restless in a wait is common in adults too.',
  ],
  threads: {
    dough: 'bread dough that needs its time to rise',
    bus: 'a bus that is on its way, out of sight',
    song: 'a wait measured in songs and counts',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Up Goes the Dough', thread: 'dough' },
      { text: 'Bread Takes Its Time', thread: 'dough' },
      { text: 'Round and Round Comes the Bus', thread: 'bus' },
      { text: 'Where Is the Bus Now?', thread: 'bus' },
      { text: 'One Song Long', thread: 'song' },
      { text: 'While {name} Waits' },
      { text: 'A Little Wait' },
    ],
    older: [
      { text: 'The Dough Is Not Late', thread: 'dough' },
      { text: 'Three Stops Away', thread: 'bus' },
      { text: 'What the Bus Is Doing', thread: 'bus' },
      { text: 'A Wait Four Songs Long', thread: 'song' },
      { text: 'What Minutes Are Made Of' },
      { text: '{name} in the Meantime' },
    ],
  },
  benefits: [
    'Explains why some things take time and what goes on meanwhile.',
    'Shows how a wait can be measured, so that it has an end that can be seen.',
    'Offers {name} one small thing to do in the meantime.',
  ],
  talk: {
    young: [
      'What needs time in this story?',
      'How may a wait feel in legs and arms?',
      'Shall we find a song that is just as long as a wait?',
    ],
    older: [
      'What goes on out of sight while people wait?',
      'Which word went into the blank?',
      'Shall we pack one small thing for waiting and keep it by the door?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: null,
    props: ['hourglass', 'bread'],
  },
  text: {
    '2-3': script(`
      D<dough> Dough is small in a bowl. {Name} may look. Wait, wait, wait. Up it comes!
      D<bus> People wait for a bus. {Name} may wait too. Here is a car. Here is a bird. Wait, wait, here it comes!
      D<song> Soup is hot. {Name} may wait for one song. The soup gets cool. Slow, slow, slow. Blow, blow, blow.
      P Grown-ups wait too. They wait a lot.
      P Some children hop when they wait. Some sit.
      P Waiting can be long for small legs.
      P The cook is busy. Stir, stir, stir.
      Q In the wait, {Name} may feel ____.
      Q In a long wait, {Name} may feel ____.
      Q {his} legs may feel ____.
      H {helper} can sing one song.
      H {helper} can say what comes next.
      H {helper} can wait here too.
      H<helper> {helper} can play with ten fingers.
      T {he} can clap to a song.
      T {he} can look for a bird.
      T {he} can tap two knees.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<dough> {he} can say, "Up, up, dough."
      C<bus> {he} can say, "Bus, bus, come, bus."
      C<song> {he} can say, "One song, then soup."
      C<topic> {he} can think about {topic}.
      A<dough> The dough is big now. Big and round! The wait is done. Soon there is bread.
      A<bus> Car, car, bird, bus! The bus was on the way. The wait is over. Hello, bus.
      A<song> The song is done. The wait is done. The soup is just right. Mmm, soup.
    `),
    '4-5': script(`
      D<dough> Bread starts as dough in a bowl. It needs to wait in a warm place. {Name} may look, and it is still small. The dough is making tiny bubbles inside. Nobody can make it go faster.
      D<bus> At a stop, people wait for a bus. {Name} may wait there too, and the road is long. The bus is still far away, behind the houses. It stops and lets people on. It comes closer all the time.
      D<song> How long is a minute? It is hard to see, because time has no shape. A wait can be as long as one song for {him}. A longer wait is three songs. When the songs are done, the wait is done.
      P A cook cannot hurry a potato. Potatoes get soft when they are ready. Hungry people find that hard.
      P Grown-ups get bored in a wait as well. They tap, and sigh, and look at a clock. The clock does not mind.
      P Some things start at a time, and no wish can move it. Grown-ups would like to move it too. Then they look at the clock, and so it goes on.
      Q In a long wait, {Name} may feel ____.
      Q When it is not time yet, {his} feet may feel ____.
      Q When others go first, {Name} may feel ____.
      H {helper} can say how many songs the wait is. ~ It helps to know when it ends.
      H {helper} can bring a small bag with things to do. ~ A busy wait feels shorter.
      H {helper} can tell what happens first and what happens next. ~ That makes it easier.
      H<helper> {helper} can play a looking game. ~ It needs only something to look at.
      H<adult> {helper} can help in a long wait. ~ What has helped before is {adult}.
      T {he} can look for five red things.
      T {he} can hum one song from start to end.
      T<song> {he} can ask, "How many songs is it?"
      T<comforter> {he} can show {comforter} what is in the room.
      T<quiet> {he} can spend the wait {quiet}.
      T<doing> {he} can try {doing} in the wait.
      C<dough> {he} can say, "The dough is busy, and I can wait."
      C<bus> {he} can say, "The bus is coming, stop by stop."
      C<song> {he} can think, "Two more songs, then it is time."
      C<topic> {he} can wait and think about {topic}.
      A<dough> After the wait, the dough is twice as big. It has bubbles, like a soft sponge. Then it goes into the oven. The whole kitchen smells of bread.
      A<bus> Then there is a sound, and there it is. The bus has a number, a driver and a warm seat. The wait is over now. The bus was coming all the time.
      A<song> One song ends, and then the next one. That is how a wait gets smaller. At the end there is food, or a bus, or a turn. There can be time to sing it once more.
    `),
    '6-7': script(`
      D<dough> Some things need their time, and dough is one of them. In {his} kitchen it would look the same for many minutes. Inside, it is busy. Yeast makes tiny bubbles, and they push the dough up from all sides. It takes about an hour in a warm place. People who lift the cloth every minute do not make it faster.
      D<bus> Waiting for a bus looks like doing nothing. {Name} might see only an empty road. Out of sight, a lot goes on. The bus stops at a light, and a person with a baby gets on. Each of these things brings it nearer. The wait ends where the bus stops.
      D<song> A minute has sixty seconds on every clock. Still, it is short in a game and long in a waiting room. {his} brain does that. When there is nothing to do, it keeps looking at the time. When it is busy, it forgets. So people measure a wait in songs, or steps, or pages.
      P People behind a counter see many faces that wait. They know it is dull. They work as fast as they can and still want to get it right.
      P Cooks hear "Is it ready?" quite a lot. They would like to say yes. Soup does not listen to anybody.
      P Some people can wait in a quiet way. Others hop, hum or swing one leg. All of them are waiting.
      Q In a long wait, {his} legs may feel ____.
      Q When nobody knows how long, {Name} may feel ____. It may change when there is an answer.
      Q Right before it is time, {Name} may feel ____.
      H {helper} can find out how long it will be. ~ A wait is easier when it has an end.
      H {helper} can keep a pack of cards for waits. ~ Cards fit into any pocket.
      H {helper} can say why it takes so long. ~ A reason makes a wait shorter, or nearly.
      H<helper> {helper} can guess with {him} how many minutes it will be. ~ The nearest guess wins nothing and is still fun.
      H<adult> {helper} can help by {adult}. ~ Old ways work in new waiting rooms too.
      T {he} can count all the shoes nearby. ~ A brain that counts has no time to look at the clock.
      T {he} can draw with a finger on one hand. ~ It needs no paper and no pen.
      T {he} can stretch each finger, one by one. ~ Bodies get stiff when they wait.
      T<comforter> {he} can hold {comforter} and tell it what comes next. ~ Telling it makes the plan clear.
      T<quiet> {he} can fill the wait with {quiet}. ~ Time goes faster with busy hands.
      T<doing> {he} can try {doing} when it gets long. ~ It helped before, and waits are all alike.
      C<dough> {he} can think, "It looks like nothing, but it is rising."
      C<bus> {he} can think, "It is on the way, one stop at a time."
      C<song> {he} can think, "Four songs long, and one is done."
      C<topic> {he} can use the time and think about {topic}.
      A<dough> After an hour the cloth has a hill under it. Nobody saw it move, and it moved the whole time. A wait can be like that. Then somebody puts the dough in the oven, and the next wait smells good.
      A<bus> The first thing people see is the number. Then come the lights, and then the doors open. Nobody at the stop is waiting now. The empty road goes back to being empty.
      A<song> Songs come to an end, and so do waits. The last minute has sixty seconds, like all the others. After that comes the thing itself. The song may stop in the middle then.
    `),
    '8-10': script(`
      D<dough> Bread is made of flour, water and waiting. Under a cloth in {his} kitchen, a bowl of dough would seem to do nothing at all. In fact there are millions of tiny yeast cells in it, and they are feeding on the flour. They give off gas, and the gas makes bubbles, so the dough is twice its size after an hour. Bakers have tried to hurry this for thousands of years, and it tasted worse.
      D<bus> A timetable is a good guess. It says when the bus will come if nothing happens, and things happen all the time. If {Name waits} at a stop, the bus may be behind a tractor. Somebody may be looking for a coin. None of that can be seen from the shelter, because there is only a road with no bus on it. The waiting is real, and so is the bus.
      D<song> Clocks and people measure time in different ways. On a clock, each minute is exactly as long as the last. In {his} head, ten minutes of waiting can seem longer than a whole film. Scientists have an explanation. A brain that has nothing to do pays attention to time itself, and watched time stretches. With something else to do, the same ten minutes shrink.
      P A doctor who is twenty minutes late was usually not having a rest. Somebody had a question that took longer. The next person will get a full answer too, though it is hard to be glad of that beforehand.
      P Adults say "just a minute" and then take nine. They are not lying. Busy time seems short to them, and that is why their minutes are so long.
      P In every waiting room, people have methods. One reads the poster about teeth four times. Another counts ceiling tiles. A third one pretends to be asleep.
      Q After ten minutes, {Name} might feel ____. Legs and hands may notice it before the mind does.
      Q When others are called first, {Name} may feel ____. There may be a reason, and it can still be annoying.
      Q When no one knows how long, {Name} might feel ____. Not knowing is a large part of it.
      H {helper} can ask at the desk how long it will be. ~ People wait better with a number, even a rough one.
      H {helper} can keep a waiting bag by the door. ~ It is ready before anyone is bored.
      H {helper} can say a real number instead of "soon". ~ A number can be counted down.
      H<helper> {helper} can start a story and let {Name} decide what happens next. ~ It can be continued in the next queue.
      H<adult> {helper} can help by {adult}. ~ A wait is a good place for things that already work.
      T {he} can guess the minutes, look away, and check how near the guess was. ~ It turns a dull wait into an experiment.
      T {he} can make a list of things that are happening out of sight. ~ The list is longer than anyone expects.
      T {he} can go to the nearest corner and back. ~ A body that moves waits better.
      T<comforter> {he} can keep {comforter} in the waiting bag. ~ No one looks into other people's bags.
      T<quiet> {he} can spend the time {quiet}. ~ Time that is used does not seem to last as long.
      T<doing> {he} can try {doing} when it starts to drag. ~ It has a good record.
      C<dough> {he} can think, "Nothing to see, but it is working."
      C<bus> {he} can think, "It is behind the tractor, and it is coming."
      C<song> {he} can think, "Ten minutes is four songs, and this is number two."
      C<topic> Meanwhile, {he} can think about {topic} and work out the details.
      A<dough> When the cloth comes off, there is a smooth round hill in the bowl. All of it happened while people thought that they were only waiting. Then come the oven and the smell. The last wait, until it is cool enough to cut, is the hardest of the three.
      A<bus> In the end the bus comes round the corner, with its lights on, as if nothing had happened. The people at the stop pick up their bags. Within a minute, nobody remembers how long it was. The shelter waits for the next ones.
      A<song> Every wait turns into something else at some point. It may be dinner, or a door that opens, or just the way home. Until then there are minutes, and they can be filled with nearly anything. Songs are lighter to carry than toys.
    `),
    '11+': script(`
      D<dough> There is a kind of waiting in which nothing seems to happen, and bread is the best example. In {his} kitchen, dough left under a cloth looks the same after ten minutes, and again after twenty. Inside, yeast is turning sugar into gas, bubble by bubble, at its own pace. Heat speeds it up a little, and impatience does not. Results of tests, answers to messages and most repairs work in much the same way.
      D<bus> At a bus stop, {Name knows} where the bus is not. That is nearly all the information a wait usually offers. The rest is invisible, and it includes the driver's break, a wheelchair ramp being lowered and a lorry that cannot turn round. A screen with minutes on it makes people calmer, even when the minutes are wrong. What bothers them is less the time than the not knowing.
      D<song> Time has a strange property, and {Name} may have noticed it in a queue. Minutes that are watched get longer, and minutes that are used get shorter. Researchers have tested this with lifts, hotlines and airport bags. One airport had complaints about the wait for luggage, so it moved the gates further away. People walked for longer and waited for less, and the complaints stopped. Nothing had become any faster.
      P The person behind the desk has no power over most of it. They know who has been there longest, and they can feel forty pairs of eyes. Someone who asks politely for an estimate is easily the best part of that hour.
      P People who say "soon" are often avoiding a number that they do not have. It sounds kind and tells nobody anything. Most of them would give a rough figure if they were asked for one directly.
      P Everyone in a waiting room is bored in a different style. One person sighs, one walks up and down, and one reads a notice about parking. Phones have made it quieter, although not shorter.
      Q After a quarter of an hour, {Name} might feel ____. Boredom, worry and hunger are easy to mistake for each other.
      Q When no one can say how long, {Name} might feel ____. Not knowing is often the larger part of it.
      Q When somebody else goes first, {Name} may feel ____. Fairness is hard to judge from a chair.
      H {helper} can give a number with an honest margin, such as twenty minutes, give or take ten. ~ Plans can be made around a margin.
      H {helper} can treat waiting time as time for a proper conversation. ~ There is rarely anything better to do, and nobody can leave.
      H {helper} can agree in advance what happens if it takes too long. ~ It is easier to sit still when there is a plan for leaving.
      H<helper> {helper} can admit to being just as bad at it. ~ It makes good company in a queue.
      H<adult> {helper} can help by {adult}. ~ A familiar habit takes up a surprising amount of a wait.
      T {he} can ask for an estimate, once and politely. ~ Even a rough number changes what kind of wait it is.
      T {he} can keep one thing in a pocket that is only for waiting. ~ Something saved up for it stays interesting for longer.
      T {he} can pick a person who is waiting too and imagine where they are going. ~ It costs nothing, and it cannot be checked.
      T<comforter> {he} can keep {comforter} at the bottom of a bag. ~ It need not come out to be useful.
      T<quiet> {he} can spend the wait {quiet}. ~ Occupied minutes are shorter, as several experiments have shown.
      T<doing> {he} can try {doing} before it becomes unbearable. ~ The middle of a wait is usually the longest part.
      C<dough> {he} can think, "It looks like nothing, and it is working."
      C<bus> {he} can think, "It exists, it is moving, and I cannot see it."
      C<song> {he} can think, "The minutes are the same, so I will use them."
      C<topic> In the meantime, {he} can think about {topic} as if there were an exam to come.
      A<dough> At some point the cloth is lifted, and the thing is done. It took as long as it took, and none of the looking made a difference. What did make a difference was whatever filled the minutes in between. Bread is a good teacher of this, since it can be eaten afterwards.
      A<bus> The bus arrives in the end, with an apologetic hiss. Nobody on the pavement asks about the tractor, or the ramp, or the lorry. All of it turns into a few minutes that belong to the past. What people keep is whatever they did at the stop, and some of them saw quite a good sunset.
      A<song> Waits do not shrink, but they can be furnished. Some people carry music for this, and others a book, a puzzle or one long thought. After that the door opens or the name is called. A surprising number of good ideas have been had by people with nothing to do but wait.
    `),
  },
};

/** Waiting: what happens out of sight meanwhile, how long things take, and how a wait can be measured. */
export const waiting: Frame = withScenes(
  own,
  frontOfTheLine,
  inTheQueue,
  nearlyThere,
  inAMinute,
  sleepsToGo,
  foodOnItsWay,
);

import { firstFlight } from './deeds/first-flight.ts';
import { toTheTop } from './deeds/to-the-top.ts';
import { script, type Frame } from '../../frame.ts';
import { jumpedIn } from './deeds/jumped-in.ts';
import { faceInWater } from './deeds/face-in-water.ts';
import { backInThePool } from './deeds/back-in-the-pool.ts';
import { bigSlide } from './deeds/big-slide.ts';
import { metAnAnimal } from './deeds/met-an-animal.ts';
import { braveMoment } from './deeds/brave-moment.ts';
import { triedOut } from './deeds/tried-out.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { firstBite } from './deeds/first-bite.ts';
import { habitLeft } from './deeds/habit-left.ts';
import { gaveItUp } from './deeds/gave-it-up.ts';
import { newPlace } from './deeds/new-place.ts';
import { inFrontOfAll } from './deeds/in-front-of-all.ts';
import { ownCare } from './deeds/own-care.ts';
import { ownWay } from './deeds/own-way.ts';

const own: Frame = {
  id: 'new-thing-managed',
  name: 'Something new that worked',
  says: [
    'did it for the first time',
    'tried something new today',
    'first time on the slide',
    'went in the pool for the first time',
    'tasted a new food',
    'first haircut without tears',
    'managed something new',
    'he went down the big slide',
    'she tried broccoli',
    'finally tried it',
    'dared to try',
    'stayed at nursery all day for the first time',
    'slept at grandmas for the first time',
    'first sleepover went well',
    'went on the bus by himself',
    'gave it a go',
    'had a go at something new',
    'jumped in the water',
    'first day of school went well',
    'tried the climbing frame',
    'tried on glasses and kept them on',
    'rode a pony for the first time',
    'did something she has not done before',
    'a big first',
  ],
  claims: {
    strong: [
      'brownie camp',
      'cub camp',
      'scout camp',
      'guide camp',
      'school camp',
      'holiday camp',
      'nights away',
      'night away',
      'stayed the night',
      'stayed overnight',
      'stayed over',
      'slept at nana',
      'slept at nan',
      'slept at gran',
      'slept at grandma',
      'slept at her cousin',
      'slept at his cousin',
      'goodbye to her dummies',
      'goodbye to his dummies',
      'goodbye to her dummy',
      'goodbye to his dummy',
      'slept over',
      'stops alone',
      'bus ticket',
      'on the bus alone',
      'on the train alone',
      'slept at a friends',
      'slept at a friend',
      'on her own after a year',
      'on his own after a year',
      'first go',
      'zip wire',
      'first ride',
      'first babysitting',
      'first job',
      'rollercoaster',
      'roller coaster',
      'he was scared of',
      'she was scared of',
      'bottle fairy',
      'dummy fairy',
      'big slide',
      'face in the water',
      'head under',
      'by himself for the first time',
      'by herself for the first time',
      'first party',
      'to his first',
      'to her first',
      'had her first',
      'had his first',
      'first time',
      'something new',
      'new thing',
      'tried a new',
      'gave it a go',
      'had a go',
      'big first',
      'residential',
      'abseiled',
      'school trip',
      'sleepover',
      'summer camp',
      'dared',
      'tried out for',
      'auditioned',
      'audition',
      'even though he was scared',
      'even though she was scared',
      'even though they were scared',
      'even though they were terrified',
      'even though he was terrified',
      'even though she was terrified',
      'despite being scared',
      'never done before',
      'new food',
      'ate a',
      'ate his',
      'ate her',
      'tasted',
      'tried a bite',
      'tried broccoli',
      'and asked for more',
      'asked for seconds',
    ],
    cues: ['first', 'new', 'tried', 'finally', 'managed', 'slide', 'pool', 'tasted', 'went on', 'jumped'],
    not: [
      'first time i asked',
      'first time we asked',
      'first time i said',
      'first time mum asked',
      'first time dad asked',
      'first time of asking',
      'first time this term',
      'first time this week',
      'failed the first time',
      'failing the first time',
      'after failing',
      'tried again',
      'new friend',
      'someone round',
      'somebody round',
      'new baby',
      'first day',
    ],
  },
  topicWords: ['new', 'first'],
  takes: ['helper', 'comforter'],
  facts: [
    'Trying something once makes the second time easier for most people, because the brain has a record of it.',
    'Novel experiences are remembered better than routine ones.',
    'Telling an event soon after it happened helps children remember it.',
    'Praise that names what was done is more useful to a child than praise of the person.',
  ],
  threads: {
    square: 'the square of a calendar in which the first time stands',
    real: 'the thing itself, which takes the place of a guess: the place or thing that is the same, and the child who knows it now',
    away: 'a bed in another place, and the one at home',
  },
  threadCues: {
    away: /\b(?:(?:brownie|cub|scout|guide|summer|school|holiday|football|church) camp|cub pack holiday|camp(?:ed|ing)?(?= for| out| with|[^a-z]|$)|residential|sleep-?overs?|slept over|slept at (?:a |his |her |their )?(?:\w+ )?(?:friend|cousin|nan|gran|auntie|uncle|mate)|stayed over(?:night)?|stayed the night|nights? away|nights? at (?:a |his |her |their )?(?:\w+ )?(?:friend|cousin|nan|gran|auntie|uncle|dad|camp))/i,
  },
  onlyWhenSaid: ['away'],
  roles: {
    // What is looked out for on a way that is gone alone.
    corner: {
      fallback: { text: 'corner' },
      cues: [{ match: /\b(?:bus|buses|train|tram|tube|metro|underground)\b/i, phrase: { text: 'stop' } }],
    },
  },
  decidedBy: [/\b(?:residential|slept away|(?:two|three|four|five|\d) nights away)\b/i],
  titles: {
    young: [
      { text: 'One Square for a First Time', thread: 'square' },
      { text: 'Hello Again, New Thing', thread: 'real' },
      { text: 'Away and Back', thread: 'away' },
      { text: '{name} Did a New Thing' },
      { text: 'A First Time for {name}' },
    ],
    older: [
      { text: 'A Square on the Calendar', thread: 'square' },
      { text: 'Not Quite So New', thread: 'real' },
      { text: 'Two Places to Wake Up In', thread: 'away' },
      { text: '{name} and a First Time' },
      { text: 'The First Time Was This Time' },
    ],
  },
  benefits: [
    'Tells what {name} did, so that the doing is remembered and not only the result.',
    'Leaves the feeling open for {name} to name.',
    'Offers {name} ways to keep a first time: to tell it, to draw it or to write it down.',
  ],
  talk: {
    young: ['What was new?', 'How did it feel in the tummy, before and after?', 'Shall we draw it together?'],
    older: [
      'Which part was the newest?',
      'Which word went into the blank, and would it have been another one the day before?',
      'Shall we find a place to keep this one?',
    ],
  },
  cover: { setting: 'garden', time: 'day', pose: 'run', feeling: 'happy', companion: null, props: ['star', 'flower'] },
  text: {
    '2-3': script(`
      D<square> {Name} did a new thing. Yes, yes, yes! It was the first time. A day has a square on paper. This one can have a dot.
      D<square> Look, a new dot! It is for {Name}. {Name} had a first time. One day, one square, one dot.
      D<real> Before, it was new. {Name} looked at it. Then {Name} did it. Look, look! Now it is not so new.
      D<real> It was new, so new! {Name} did it. Now {he knows} how it goes. One time is done. Hello, thing!
      P Grown-ups do new things too. They look first.
      P Some people clap. Some people smile.
      P Other people like to hear of it.
      Q With a new thing, {Name} may feel ____.
      Q After the first time, {Name} may feel ____.
      H {helper} can hear about it.
      H<square> {helper} can help draw the dot.
      H {helper} can take time to look.
      T {he} can tell it to a friend.
      T {he} can put a dot on paper.
      T {he} can show how it went.
      C<square> {he} can say, "One day, one dot."
      C<square> {he} can say, "Dot, dot, I did it."
      C<real> {he} can say, "Hello again, new thing."
      C<real> {he} can say, "One time is done."
      A<square> The day is done. The dot is still there. It is a dot for a first time. Night-night, dot.
      A<square> One square has a dot in it. That was a new thing. {Name} did it. Dot!
      A<real> It was new, and then it was done. It is still there. {Name} is here too. Hello, hello!
      A<real> The first time is done. It is not so new now. Bye-bye, new thing. Hello again!
      D<away> A bed in another house is new. {Name} was in it. It was dark, and then it was light. Hello, morning!
      C<away> {he} can say, "New bed, hello, morning."
      A<away> The new bed is there. {Name} is here. Here is a bed too. Night-night, both beds.
    `),
    '4-5': script(`
      D<square> Each day has one small square on a calendar. Most squares look the same. In one of them, {Name} did something new. It was the first time, and there is just one of those. So that square can have a dot or a star.
      D<square> A calendar is full of squares, and every square is a day. One of those days was a first time for {Name}. Before it, the new thing was just something to look at. Then {he} did it. A pencil can mark the day.
      D<real> A new thing can look big from far away. {Name} went close to it and did it, for the first time. The thing did not get smaller. But it is no stranger now, because somebody knows it.
      D<real> How do people get to know a new thing? They do it once. {Name} did that, and it was a first time. Now there is somebody who knows a bit of it. That was not so before.
      P Grown-ups have first times as well. They press the wrong button and try the next one. They know that it takes some courage to start.
      P People who were there saw it happen. Some of them may tell it to others. They like to tell a thing that went well.
      P Friends may like to know how it was. One will ask if it was loud. Another will ask if it was fun.
      Q Thinking of that first time, {Name} may feel ____.
      Q Just before something new, {his} tummy may have felt ____.
      H {helper} can listen to the whole story. ~ It can be told two times.
      H {helper} can write down what was done. ~ Then it stays.
      H<square> {helper} can help to find the square. ~ It helps to look at it together.
      T {he} can draw how it was.
      T {he} can tell somebody what came first and what came next.
      T<square> {he} can choose a dot or a star for that day.
      T {he} can show somebody how it was.
      C<square> {he} can say, "That day has a star in it."
      C<square> {he} can think, "One square, one first time."
      C<real> {he} can say, "Hello, I know you now."
      C<real> {he} can think, "Now I know a bit of it."
      A<square> The calendar turns over, and new squares come. The one with the mark stays where it is. It says that {Name} did something new on that day. Anyone can read it.
      A<square> Some squares have nothing in them, and that is fine. This one has a mark. It was a first time, and it was done step by step. The pencil is still on the table.
      A<real> The new thing is where it was before. It looks a little different now, because it has been done once. Nobody can undo that. The next time is up to {Name}.
      A<real> What was new has a place in {his} head now. There is a small picture of it, with the sound and all. A first time can be looked at again, even in bed.
      D<away> Away from home, the sounds of the night are new. The light comes from another side. {Name} was away in the night and came back. The bed at home stood still the whole time.
      C<away> {he} can say, "I went, and I came back."
      A<away> The bag is empty now, and its things are back. A bed at home is a bit new after that. {Name} knows two places to wake up in. Good night, bed.
    `),
    '6-7': script(`
      D<square> A calendar shows about thirty squares for each month. For one of them, {Name} has something to write. It was a first time, because {he} did a thing that was new. Before that day it was only an idea. Heads make a good record of new things, much better than of old ones. That is why a first time can be remembered for years.
      D<square> Every day gets one square on the calendar, whether much happens or not. In one of them, {Name} did something new. It started with looking, as most first times do. Then came the part that nobody else can do, which is to begin. After that the square had something in it.
      D<real> Something new has no picture in the head yet. So the head makes a guess, and it is often too big. {Name} did it all the same, for the first time. Now there is a real picture, with sounds and smells in it. A real picture takes the place of a guess.
      D<real> Before a first time, people ask a lot. How long will it be, and will it be loud? {Name} has the answers to a new thing now. They did not come from a book. They came from doing it.
      P Grown-ups may have held their breath while it happened. They know how a beginning feels, because they have their own. Somebody will tell it at dinner.
      P People at home saw what it took. It was not luck, and it was not magic. Somebody looked, and waited, and then did it.
      P Friends have first times on other days, with other things. Nobody keeps count of them. Most of them like to hear how it was.
      Q Thinking of that first time, {Name} may feel ____. It may be more than one word.
      Q In the minute before it, {his} body may have said ____. Tummies and knees often have something to say.
      H {helper} can listen to the story from the beginning. ~ Small parts belong in it too.
      H {helper} can write the date on something. ~ A date makes it easy to find again.
      H {helper} can ask what helped. ~ That is worth knowing for other days.
      T {he} can choose how to keep it: a drawing, a photo, a sentence. ~ Each of them remembers something else.
      T {he} can tell one person what the hardest part was. ~ That part belongs to the story.
      T {he} can show how it went, with toys or with hands. ~ Some things are easier to show than to say.
      C<square> {he} can think, "There is something in that square."
      C<square> {he} can say, "That was the first time, and I was there."
      C<real> {he} can think, "Now I have a real picture."
      C<real> {he} can say, "I know, because I did it."
      A<square> The month ends, and the page of the calendar turns. On the old page there is still a square with something in it. {Name} did a new thing on that day. It can be read again in winter.
      A<square> Squares without a mark are good days too. This one got a mark because of a first time. It was done in small steps, and every step counts. The pencil can rest now.
      A<real> What was new has been done once, and that cannot be taken back. The picture of it belongs to {Name}. It has the right size now. A second time is there for whoever wants it.
      A<real> The guess has gone, and the real thing is there instead. A first time is a short thing. Knowing how it was lasts a good deal longer. The rest of that day was an ordinary one, with supper in it.
      D<away> A night away from home is new from the first minute. {Name} was there and woke up there. The pillow smells of somewhere else, and the dark has other corners in it. Nobody can do that part for somebody else, not even for a minute.
      C<away> {he} can think, "I woke up there, and I came home."
      A<away> At home nothing has moved, and for an hour it looks a bit new. That is what being away does. {Name} brought some things back that do not fit in a bag. They can be told one at a time, at supper.
    `),
    '8-10': script(`
      D<square> Hardly anyone can say what happened on an ordinary Tuesday two years ago. A first time is remembered with the weather and the colour of the floor. {Name} has done something new, so one square of this year's calendar has moved into that other group. The brain keeps new things on purpose, because they may be useful later. It does not need to be asked.
      D<square> Most squares on a calendar are forgotten within a month. One of them will last a good deal longer, because {Name} did something new in it. It did not begin with doing. It began with looking at it and working out where to start. Then there was one moment when looking was over. Nobody else could do that part.
      D<real> A thing that is new exists twice, once in the world and once in the head. The one in the head is usually larger, because it is made of guesses. {Name} has now met the real one, for the first time. From then on, the head has something better to work with. It knows how long it took, what it sounded like and where the difficult bit was.
      D<real> Nobody can really explain a first time to somebody else. They can say what comes next, how long it lasts and that it is not so bad. {Name} now knows it in the other way, the way that comes from having done it. Something new is in the hands and the ears, and it does not get forgotten overnight. People who have been there can tell by the details.
      P The adults may have been more nervous than they looked. Watching a first time, or waiting for news of one, is hard work with nothing to do. They are likely to tell the story for a while, and to get some of it wrong.
      P Adults forget how many things were once new to them. A lift, a telephone and a pair of scissors were all first times. Seeing somebody begin reminds them of it.
      P Friends may shrug, because for them it is an old thing already. That does not make it less of a beginning. Each of them has something that is still waiting to be done.
      Q Thinking back to that moment, {Name} might feel ____. There may be one word for before and one for after.
      Q Right before the start, {Name} might have noticed ____. It can be in the hands, the stomach or the thoughts.
      H {helper} can ask what made it possible, and listen to the answer. ~ The answer is often smaller than people expect.
      H {helper} can help to keep something from that day, such as a ticket or a photo. ~ Objects hold on to days quite well.
      H {helper} can tell about another first time, long ago. ~ Two stories go well together.
      T {he} can choose a way to keep it, in writing, in a picture or in nobody's head but one. ~ All three are ways of remembering.
      T {he} can tell somebody about the exact moment when looking stopped and doing began. ~ That is the part most people want to hear.
      T {he} can write three lines about it before the details fade. ~ They fade faster than one would think.
      C<square> {he} can think, "That square is taken."
      C<square> {he} can think, "One square out of a year, and I remember it."
      C<real> {he} can think, "I have seen the real one now."
      C<real> {he} can think, "Now I know the details."
      A<square> The calendar will go into a drawer or a bin, as calendars do. What {Name} did stays done. A first time cannot be repeated, and it cannot be undone either. Somewhere in a head there is a square with the lights on.
      A<square> It takes about a second to say "I did it", and the thing itself may have taken weeks of looking. Both belong in the square. Other days can be plain ones. A calendar full of first times would be hard to live in.
      A<real> The large one in the head has gone, and the real one is left. It has its ordinary size. What was new is now simply something that {Name} has done. It stands there quite calmly, like a chair.
      A<real> Knowing something from the inside is different from having heard about it. Nobody can take the first time back, and nobody needs to improve it. It went as it went. The shoes that were there can tell nothing, so it is good that {Name} can.
      D<away> The longest part of a night away is the part before sleep. A new place ticks and hums in ways that nobody has explained. {Name} has been there, with other people's noises all round, and has come back. It is possible to miss home a bit and to like it there in the same minute. Most people who stay away do both.
      C<away> {he} can think, "I know what that night looks like from the inside."
      A<away> The bag smells of the other place until it has been washed. Home looks smaller, or larger, or newly painted, although nobody has touched it. That comes from having been away. For {Name} a night like that is not new any more, and the next one comes with a map.
    `),
    '11+': script(`
      D<square> Some days stay and most do not, and there is a plain reason for it. What is new gets written down, and what is usual gets filed with all the other times. {Name} has done something new, so one square in the calendar has left the pile. It may not have looked like much from outside. The interesting part of a first time happens in the few seconds when somebody could still walk away and does not.
      D<square> Most squares in a calendar are there to be crossed out. One of them held a first time, and {Name} knows which one. There was probably a plan, a delay and a reason to postpone it until next week. Reasons of that kind are easy to find and often quite good. At some point it was done anyway, and this is a note about that point.
      D<real> To think about something new is to live with an estimate. Estimates of that sort run high, because the mind would rather be prepared than accurate. {Name} has now replaced the estimate with the thing itself, for the first time. It turns out to have ordinary measurements: a beginning, a middle, some awkward seconds and an end. That is worth more than advice, because advice is other people's measurements.
      D<real> There are two kinds of knowledge about anything new, and one of them can be looked up. {Name} has acquired the other kind, which comes with a first time and with nothing else. It includes the smell of the place, the sound of the first minute, and how long a minute is in the middle of it. None of that is in the instructions. It is what makes the second time a different event.
      P The adults nearby may have overdone the applause, or hidden it behind a question about dinner. Both are ways of being impressed. They tend to remember what it was like to stand there before something unknown, and they prefer to forget the details.
      P Friends may have done it long ago, or have no plans to do it at all. It says little about anyone. People begin different things at different times, and the order is mostly accident.
      P Whoever was there saw the outside of it. From there it probably looked quick and fairly easy. The inside is known to one person only, and it is the better story.
      Q Looking back at it, {Name} might feel ____. Relief and amusement are both common, and so is wanting to do it again.
      Q In the seconds before the start, {Name} might have noticed ____. It is useful to know what a beginning is like from inside.
      H {helper} can ask one real question about it and then keep quiet. ~ Most stories need a little room.
      H {helper} can leave it to {him} who hears about it. ~ News of that kind belongs to the person who made it.
      H {helper} can say exactly how it looked. ~ A plain description is worth more than a large word.
      T {he} can decide how to keep it: a line in a notebook, a photo, or one message to one person. ~ Keeping it small is also keeping it.
      T {he} can write down how it turned out, next to what it was expected to be like. ~ The difference is interesting, and it fades within days.
      T {he} can tell it to somebody who is about to do the same. ~ First-hand reports are hard to come by.
      C<square> {he} can think, "That square stays in the calendar and in my memory."
      C<square> {he} can think, "There was a reason to wait, and I went anyway."
      C<real> {he} can think, "Ordinary measurements, as it turns out."
      C<real> {he} can think, "I have the kind that cannot be looked up."
      A<square> The square itself looks like all the others, and nobody passing the calendar would stop. It holds a few seconds in which something new began. {Name} was the one who began it. Whether there is a second time is a separate question, and it can wait.
      A<square> There is no need to make a habit of it, or a lesson. A first time happened, on a day with weather and a bus timetable. It is filed in the right place now. The rest of the week, with its dishes and its vocabulary tests, may be as dull as it likes.
      A<real> The estimate has been corrected, and corrections of that kind tend to last. What was new can be described now, in seconds and metres if need be. {Name} has been there. Anyone who asks will get an answer with details in it.
      A<real> From a distance it may start to look large again, because minds do that. Then there is something to compare it with, since the first time left its measurements behind. They were ordinary, and that is the encouraging part. It was a person in a place, doing a thing.
      D<away> Being away for a night or two is a new experiment in who one is without the usual furniture. Nobody there knows how anybody likes their toast. {Name} has done it and come back, with a bag of washing and a version of events. Most of it happens in gaps: in queues, after lights out, on the way to somewhere else. None of that appears in the programme.
      C<away> {he} can think, "It works without the usual furniture."
      A<away> The washing gets done within a day, and the rest takes longer to sort. Some of it will be told, and some will stay where it happened. What was new has been lived in for a while, and {Name} knows how it goes. Home has not changed in the meantime, and somehow it looks as if it had.
    `),
  },
};

/** Something done for the first time: what a first time is, and what a body keeps of it. */
export const newThingManaged: Frame = withDeeds(
  own,
  firstFlight,
  toTheTop,
  ownCare,
  inFrontOfAll,
  firstBite,
  triedOut,
  newPlace,
  gaveItUp,
  habitLeft,
  ownWay,
  metAnAnimal,
  bigSlide,
  jumpedIn,
  backInThePool,
  faceInWater,
  braveMoment,
);

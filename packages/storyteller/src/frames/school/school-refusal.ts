import { anAngelAtSchool } from './an-angel-at-school.ts';
import { script, type Frame } from '../../frame.ts';
import { SCHOOL } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { atTheGate } from './at-the-gate.ts';
import { eyesInTheCorridor } from './eyes-in-the-corridor.ts';
import { sinceAFriendLeft } from './since-a-friend-left.ts';
import { anHourADay } from './an-hour-a-day.ts';

const ACHES =
  /\b(?:(?:tumm(?:y|ies)|stomach|belly|head)[- ]?(?:aches?|pains?|hurts?|is sore)|(?:feels?|being|is|was|gets) (?:sick|ill|poorly)|vomits?|throws? up|pains?)\b/i;

const own: Frame = {
  id: 'school-refusal',
  name: 'School feels impossible',
  says: [
    'refuses to go to school',
    'will not go to school any more',
    'school refusal',
    'she has not been to school since easter',
    'too anxious to go to school',
    'school avoidance, stays in bed',
    'going back to school part time after a long absence',
    'on a reduced timetable because of anxiety',
    'hides under the bed on school mornings',
    'ebsa',
    'says his tummy hurts every school morning',
    'has not been in school for six weeks',
    'panics when we say school',
    'starts back with two hours a day',
  ],
  claims: {
    strong: [
      'home schooled',
      'homeschooled',
      'to be home schooled',
      'stay off school',
      'hates school',
      'hates going to school',
      'hate school',
      'hates going in to school',
      'goes in for one hour',
      'goes to school for one hour',
      'goes to school for an hour',
      'hasnt been to school',
      'has not been to school',
      'hasnt been in school',
      'sunday night',
      'sunday nights',
      'sunday evening',
      'sunday evenings',
      'school on monday',
      'every sunday',
      'dreads monday',
      'dreading monday',
      'monday mornings',
      'monday morning',
      'at home since',
      'autistic burnout',
      'school burnout',
      'school refusal',
      'school refuser',
      'refuses school',
      'refuse to go to school',
      'refuses to go to school',
      'refusing to go to school',
      'refusing school',
      'refuses to go to secondary school',
      'refuses to go to high school',
      'refuses to go to middle school',
      'refuse to go to secondary school',
      'refuse to go to high school',
      'refuse to go to middle school',
      'refusing to go to secondary school',
      'refusing to go to high school',
      'refusing to go to middle school',
      'school avoidance',
      'avoids school',
      'ebsa',
      'school phobia',
      'too anxious to go to school',
      'too anxious for school',
      'not been to school',
      'not been in school',
      'not been at school',
      'not going to school',
      'will not go to school',
      'wont go to school',
      'cannot go to school',
      'stopped going to school',
      'out of school for',
      'reduced timetable',
      'part time timetable',
      'back to school part time',
      'attendance officer',
    ],
    cues: ['refuse', 'school', 'anxious', 'absence', 'timetable', 'attendance', 'panic', 'return', 'morning'],
    not: [
      'after school',
      'before school',
      'first day',
      'starting school',
      'starts school',
      'school trip',
      'the school toilet',
      'eat at school',
      'talk at school',
      'speak at school',
      'school bus',
      'because of the alarm',
      'school closed',
      'in the summer holidays',
      'before the summer holidays',
      'summer holidays start',
      'wear',
      'school uniform',
      'bullied',
      'bullying',
    ],
  },
  topicWords: ['school', 'nursery', 'morning', 'classroom', 'lesson'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Not being able to go to school is mostly fear or overload and not laziness; stomach ache and headache from it are real.',
    'There is usually more than one reason: noise, work that is too hard, other children, a change, a worry about somebody at home. Adults are to look for it.',
    'The fear is mostly greatest before leaving and at the gate, and lessens afterwards for many.',
    'The longer the time at home, the harder the return; it goes best in small steps that are agreed with the child and the school.',
    'Schools can change a lot: a quiet door, a later start, one known adult, a place to go, fewer lessons at first.',
    'Steps back happen and are no failure.',
    'Doctors and counsellors help when it lasts.',
  ],
  threads: {
    tummy: 'a tummy that says no, and is heard',
    steps: 'the small steps between a bed and a school',
    alarm: 'an alarm that rings in a body although there is no fire',
    back: 'the way back, an hour at a time',
    point: 'a finger that points to the hard bit of a day',
    sunday: 'the evening before, when tomorrow is already in the room',
    why: 'the question why, which has more than one answer and takes its time',
    gap: 'the first day back after some days away, and what is still where it was',
  },
  // After a holiday it is no first day, and the child was there before.
  decidedBy: [
    // Whoever wants to learn at home will not go, whatever it is that is not put on.
    /\bwants? to be home[- ]?schooled\b|\bwants? (?:us |me )?to home[- ]?school\b/i,
    // Weeks that were missed, or a door that is not gone through.
    /^(?![^]*\b(?:nursery|pre-?school|hospital|operation|chemo\w*|cancer|broke\w*|excluded|holiday|peel\w*|first day|starts?|starting)\b)(?=[^]*\b(?:school|class\w*|year \d+)\b)[^]*?(?:\b(?:missed|missing|been off|off) (?:for )?(?:(?:about|nearly|over) )?(?:\d+|two|three|four|five|six|several|many|a few|loads of|so many) (?:days|weeks|months)\b|\b(?:get|getting) (?:him|her|them) (?:through|past|in through|out of) the (?:\w+ )?(?:door|gates?|house|car)\b)/i,
    /\b(?:says|tells (?:me|us)|claims|pretends|insists)\b[^.!?]{0,16}\b(?:ill|sick|poorly|unwell)\b[^.!?]{0,16}\b(?:(?:every|each|on) (?:(?:mon|tues|wednes|thurs|fri)days?|school (?:morning|day))|before school)\b/i,
    /^(?![^]*\b(?:bull\w+|trip|bus|uniform|toilets?|assembly)\b)[^]*?\b(?:refus\w+|won'?t|will not|can(?:'?t|not)|doesn'?t want to|does not want to|not wanting to|point blank)\b[^.!?]{0,24}\bschool\b[^.!?]{0,24}\b(?:since|after)\b[^.!?]{0,16}\b(?:holidays?|half[- ]?term|break|christmas|easter|summer)\b/i,
  ],
  threadCues: {
    // A body that hurts on a school morning, whichever day it is.
    alarm: ACHES,
    tummy: ACHES,
    sunday:
      /^(?![^]*\b(?:weeks? off|off (?:ill|sick|poorly)|after (?:\w+ )?weeks?|flu|chicken ?pox)\b)[^]*?\b(?:sundays?|(?:the )?nights? before (?:school|nursery|monday)|dread\w* (?:\w+ )?mondays?|evening before|back to school (?:on|tomorrow)|end of the (?:weekend|holidays))\b/i,
    back: /\b(?:back|return\w*|hours? a day|part[- ]time|reduced|timetable|(?:weeks|months|year|term) (?:off|out|at home|away)|not been|since (?:\w+ )?(?:easter|christmas|summer|half term|term|week|weeks|month|months)|long absence)\b/,
    gap: /\b(?:first (?:day|morning|week) back|back (?:to|at) (?:school|nursery|pre-?school|class)\b[^.]{0,30}\b(?:after|since|following)|after (?:the |half |a |two |three |summer |christmas |easter |being |having )*(?:term|holidays?|half-?term|break|weeks?|chicken ?pox|flu|covid|ill(?:ness)?|poorly|tonsillitis|sick(?:ness)?)|off (?:school|nursery)?\s?(?:ill|poorly|sick|with|for (?:a|one|two|\d) (?:weeks?|days?))|(?:week|weeks|days) off (?:ill|poorly|sick)?)\b/i,
  },
  onlyWhenSaid: ['back', 'sunday', 'gap'],
  tellsAlone: ['sunday', 'gap'],
  roles: { school: SCHOOL },
  titles: {
    young: [
      { text: 'The Peg Is Still There', thread: 'gap' },
      { text: 'The Evening Before', thread: 'sunday' },
      { text: 'A Tummy Says No', thread: 'tummy' },
      { text: 'When a Tummy Says No', thread: 'tummy' },
      { text: 'One Shoe, One More', thread: 'steps' },
      { text: 'Step by Step', thread: 'steps' },
      { text: 'A Finger Can Point', thread: 'point' },
      { text: '{name} and the School Morning' },
    ],
    older: [
      { text: 'Back After a Gap', thread: 'gap' },
      { text: 'Nothing Ran Away', thread: 'gap' },
      { text: 'Still My Evening', thread: 'sunday' },
      { text: 'Fifteen Hours Early', thread: 'sunday' },
      { text: 'When the Alarm Rings', thread: 'alarm' },
      { text: 'The School Alarm', thread: 'alarm' },
      { text: 'The Alarm at Half Past Seven', thread: 'alarm' },
      { text: 'The Next Step Is Small', thread: 'steps' },
      { text: 'From the Bed to the Gate', thread: 'steps' },
      { text: 'One Hour of School', thread: 'back' },
      { text: 'The Way Back', thread: 'back' },
      { text: '{name} and the School Morning' },
      { text: 'A School Morning' },
      { text: 'A Question With Time', thread: 'why' },
    ],
  },
  benefits: [
    'Says that the ache is real and that nobody is lazy.',
    'Makes a morning into small steps that can be named.',
    'Invites {name} to say what exactly is hard, so that adults can change it.',
  ],
  talk: {
    young: [
      'What does the tummy say in the story?',
      'Which word fits in the blank?',
      'Shall we find the hard bit of the morning?',
    ],
    older: [
      'Which step in the story is the hardest one?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we write down what would make the first hour easier?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'sit',
    feeling: 'worried',
    companion: 'grown-up',
    props: ['backpack', 'coat'],
  },
  text: {
    '2-3': script(`
      D<tummy> It is morning. A tummy says no, no, no. {Name} may feel it in there. Then shoes are hard.
      D<tummy> Ow, says a tummy. {Name} may have that in the morning. The tummy does not want to go.
      D<steps> It is morning. Here is one shoe. {Name} may not want to go. It is a lot. One shoe is not a lot.
      D<point> School has lots of bits. Door, coat, mat, toys. {Name} may not like one bit. A finger can show it.
      P Big ones have days like that too.
      P Grown-ups want to know what is hard. They look and ask.
      P Some children cry. Some go slow.
      Q In the morning, {Name} may feel ____.
      Q At the door, {Name} may feel ____.
      H {helper} can hold a hand.
      H {helper} can ask what is hard.
      H<adult> {helper} can start {adult}.
      T {he} can stop for a hug.
      T {he} can put on one shoe.
      T<comforter> {he} can hold {comforter}.
      C<tummy> {he} can say, "No, no, says my tummy."
      C<steps> {he} can say, "One shoe. One more."
      C<point> {he} can say, "This bit, here."
      C<topic> {he} can think about {topic}.
      A<tummy> The tummy said it, and somebody heard. The morning can be slow. A lap is good for a tummy.
      A<steps> One shoe. One more. That is how a morning goes. Bit by bit, and then a hug.
      A<point> Point, point. Somebody sees it. One bit is hard. Grown-ups can help with that. Bye-bye, hard morning.
      D<gap> {Name} was at home for some days. Now it is nursery again. It was so long! Is the peg still there?
      P<gap> Other children were at home too. They may be shy now.
      Q<gap> By the peg, {Name} may feel ____.
      H<gap> {helper} can look for it too.
      T<gap> {he} can say hello to one toy.
      T<gap,comforter> {he} can take {comforter} along.
      C<gap> {he} can say, "Hello, peg. Here I am."
      A<gap> The peg is there. The mat is there. Good morning, nursery. At the end it is home time.
    `),
    '4-5': script(`
      D<tummy> On a school morning, {his} tummy may hurt. A tummy can hurt when something is hard. It is real, and it is no trick. A thing may be too loud, too long or too new. Grown-ups can look for it.
      D<tummy> A tummy cannot talk, so it hurts. {Name} may have that on a school morning. It can mean, "Something there is hard for me." It is good when somebody asks what it is.
      D<steps> In the morning there are lots of small steps. There is a sock, a coat, a door and a street. {Name} may get stuck at one of them. All at once they are too much. One is not so much.
      D<point> A school day has a lot of bits. There is a door, a hook, a table and a yard. {Name} may like some bits and not others. A hard bit can be hard to say. A finger can point to it.
      P Grown-ups look at the clock and may get loud. They are worried too. They would like to know what is hard.
      P Teachers know children who cannot come in. They do not think that those are bad children.
      P Other children may have it as well. At the gate nobody can see a tummy.
      Q When it is time for {school}, {Name} may feel ____.
      Q At the door, {his} legs may feel ____.
      H {helper} can ask, "Which bit is hard?" ~ Then the grown-ups can look at that bit.
      H {helper} can talk with the teacher about it. ~ Some things at school can be changed.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can do one small step, and then have a rest.
      T {he} can point to the hard bit in a drawing.
      T<comforter> {he} can put {comforter} in the bag.
      T<doing> {he} can try {doing} before the coat goes on.
      C<tummy> {he} can say, "My tummy says that it is hard."
      C<steps> {he} can think, "Just this step."
      C<point> {he} can say, "It is this bit here."
      C<topic> On the way, {he} can think about {topic}.
      A<tummy> A tummy gets better when somebody listens. The hard bit of the morning gets a name. Then grown-ups can do something about it. That is their job.
      A<steps> Some school mornings go up to the door. Some go all the way. Both of them count. A step that was too big can be cut in two. Small ones can be done in socks.
      A<point> A finger can say a lot. Now grown-ups know where to look. One bit of a school day can be made softer. Then it is easier to get to the other bits.
      D<sunday> It is evening, and tomorrow there is school. Nothing of it is here yet, only the thought. {Name} may have that thought at supper and in bed. A thought can be bigger than a morning. A morning is only shoes, a coat and a door.
      P<sunday> Grown-ups know such evenings. They think of Monday too.
      P<sunday> Some children cry before school and play when they are there. Some have a part that is hard.
      Q<sunday> In the evening before school, {Name} may feel ____.
      H<sunday> {helper} can ask which bit of the day it is. ~ One bit is small enough to talk of.
      H<sunday> {helper} can tell the teacher about the evening. ~ Teachers like to know.
      T<sunday> {he} can draw the bit that is hard.
      T<sunday> {he} can choose a story for this evening.
      T<sunday,comforter> {he} can tell {comforter} about tomorrow.
      C<sunday> {he} can think, "Now it is evening. Now it is bed."
      A<sunday> School is not here yet. Here are a lamp, a blanket and a good night. A thought about school can be told to somebody. Then two can carry it to the morning.
      D<gap> {Name} was at home for some days. Now it is school or nursery again. A gap makes things look new. The peg is where it was. So is the place on the mat. It takes one morning to know it all again.
      D<gap> After days at home, a school bag can look odd. {Name} may think that all has changed. The fish is a bit bigger. The rest is as it was. The others did some things, and they can show them.
      P<gap> The others may say, "Where were you?" They are glad, and they want to know.
      P<gap> Teachers know first days back. Lots of children are slow on that day.
      Q<gap> On the way in, {Name} may feel ____.
      H<gap> {helper} can say what comes first in the morning. ~ After that it goes by itself.
      H<gap> {helper} can tell the teacher that {Name} is back.
      T<gap> {he} can look for one thing that is still the same.
      T<gap,comforter> {he} can hold {comforter} on the way.
      C<gap> {he} can think, "Peg, mat, and then I know it."
      A<gap> The bag hangs on its peg again. School looked new for a bit, and then it looked like itself. There was a lot to show. At the end of the morning or the day comes home.
    `),
    '6-7': script(`
      D<alarm> Bodies have something like an alarm. It makes the heart fast and the tummy sore, as if there was danger. {Name} may have it ringing on a school morning. The ache is real. Something is too much, and it can be looked for.
      D<alarm> When an alarm rings, legs want to run or to stay in bed. {Name} may know that from school mornings. Nobody chooses it, and nobody is lazy because of it. Somewhere there is a reason, and there may be three.
      D<steps> Between a bed and a classroom there are about thirty steps. There are socks, bread, a door, a street and a gate. {Name} may get stuck at one of them. Often it is the same one. When people know which, it can be made smaller.
      D<back> After a long time at home, {school} gets bigger in the head. {Name} may know each classroom door and still feel far away from it. That is how it is for most people. A way back can be made of small pieces. One hour is a piece, and so is the gate.
      D<why> "Why not?" is a hard question on a school morning. {Name} may have no answer, or three at once. A reason can be small, like a smell in the hall. It can also be big, like somebody who is mean. Nobody needs to find it alone.
      P Grown-ups may get loud in the morning, since the clock goes on. They are worried, and worry can sound like being cross.
      P Teachers know children who cannot come in. They would like to hear what is hard. A lot can be changed, such as a door, a seat or a time.
      P Others in the class may ask things. They are curious, and a short answer is enough.
      Q On a school morning, {his} body may feel ____.
      Q At the hardest step, {Name} may feel ____. There may be two words for it.
      H {helper} can find out with {him} which step is the hard one. ~ It is not a test, and all answers are good.
      H {helper} can plan one small step with the teacher. ~ Small ones get done.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      T {he} can draw the way to school and mark the hard place. ~ Then others can see it too.
      T {he} can do today's step and then have a rest. ~ Steps make legs tired.
      T<comforter> {he} can put {comforter} in the bag. ~ Something from home can come along.
      T<doing> {he} can try {doing} before leaving. ~ It can make the alarm softer.
      T<quiet> {he} can spend ten minutes {quiet} first. ~ A calm start helps a body.
      C<alarm> {he} can think, "It rings, so we look for why."
      C<steps> {he} can think, "Only this step."
      C<back> {he} can say, "One hour is a piece of the way."
      C<why> {he} can say, "There is a reason, and we can look for it."
      C<topic> On the way, {he} can think about {topic}.
      A<alarm> An alarm rings itself out, even when nobody runs. It gets softer each time when the hard thing has been found. Some school mornings go well and some do not. Both kinds help to find out more.
      A<steps> Today it may be the door, and one day it may be the gate. A step back is only a step. People who plan a school morning in small pieces need a lot of paper. They get there in socks, shoes and good time, or a bit late.
      A<back> An hour of school has an end, and then there is home. The next hour is easier to plan when this one is known. Nobody gets the whole way back in one day. Somebody at school is glad about each piece of it.
      A<why> Reasons come out slowly, like snails. When one of them is found, grown-ups can do something about it. There may be one more behind it. A school morning gets easier with each reason that somebody knows.
      D<sunday> On the evening before school, tomorrow can sit in the room already. {Name} may notice it at supper, or in the bath. Nothing has happened yet, and a tummy still acts as if it had. A head does that to get ready. It starts a bit too early, like a bus with nobody on it.
      D<sunday> The last evening of a weekend has a sound of its own. Bags get packed, and hair gets washed. {Name} may think of school then, and the thought gets bigger in the dark. There is often one bit in it that is the hard one. It may be the gate, a lesson, a person or the lunch hall.
      P<sunday> Grown-ups have such evenings too, before work. They may say "It will be fine," which is quick. To hear what it is takes longer, and it helps more.
      P<sunday> Teachers cannot see an evening. They only see a child at nine o'clock. If somebody tells them, they can change things.
      Q<sunday> On the evening before school, {Name} may feel ____. It may be in the tummy or the throat.
      H<sunday> {helper} can ask for the hard bit, and write it down. ~ On paper it has an edge.
      H<sunday> {helper} can talk to the teacher about that one bit. ~ Nobody else needs to hear it.
      T<sunday> {he} can point to the hard bit in a drawing of the day.
      T<sunday> {he} can pack the bag early and then do something nice. ~ Then the evening has a second half.
      T<sunday,quiet> {he} can spend the last half hour {quiet}.
      T<sunday,comforter> {he} can tell {comforter} the hard bit first.
      C<sunday> {he} can think, "Tomorrow is tomorrow. This is still my evening."
      A<sunday> The bag stands by the door, and it is shut. The hard bit of school fits on a small piece of paper. Two people can look at it there. What is left of the evening belongs to the people in it.
      A<sunday> In the morning there will be a coat, a way and a door. This evening there is a lamp, and somebody who listens. School can wait outside until then. It has its own bed.
      D<gap> {Name} was away from school for some days or weeks. Now the first morning back is here. A gap makes a thing look bigger than it is. The chair is in its place, and so is the peg. Somebody may have moved a shelf. What was missed is on some sheets, and a teacher knows which ones count.
      D<gap> A body gets used to home. Then the bag is odd to pick up. {Name} may have a tummy that does not want to go to school. It has forgotten what a morning there is like. Nothing ran away in the time. The first hour is the longest one of the day.
      P<gap> The others did lessons without {Name}, and nobody can remember all of them. They may ask about the time away. One sentence is enough as an answer.
      P<gap> Teachers do not think that somebody comes back and knows it all. They keep a list of what was missed. It is mostly short.
      Q<gap> On that morning, {Name} may feel ____. At noon it may be another word.
      H<gap> {helper} can write to the teacher the day before. ~ Then somebody is waiting at the door.
      H<gap> {helper} can practise the morning once, with bag and shoes. ~ Feet remember it.
      T<gap> {he} can ask one friend what was good in the days before.
      T<gap> {he} can pick one thing to look forward to in the day. ~ It may be small, like the rice.
      T<gap,comforter> {he} can have {comforter} on the way to school.
      C<gap> {he} can think, "The first hour is the long one."
      A<gap> The first hour is done, and the chair fits as before. School went on in the gap, and it has let {Name} in again. Some things are missing in a book, and they can be filled in. Tomorrow is the second day, and it is shorter.
    `),
    '8-10': script(`
      D<alarm> A body has an alarm system that is very old. It was made for wild animals, and it cannot tell a bear from a school bag. {Name} may have it go off at half past seven, with a sore stomach and legs like stone. The ache is real, with a bear or without one. Nobody is lazy because of an alarm. It shows that something there is too much, and finding out what is a job for several people.
      D<alarm> Some mornings the day stops before it has begun. {Name} may want to go to school and be unable to, with a stomach that aches or legs like stone. It is hard to explain that to people who are ready to leave. It is an alarm, not a decision. The more somebody pushes, the louder it rings. It gets quieter when the reason is found, and there is often more than one.
      D<steps> Somebody once counted the steps between a bed and a classroom and got to forty. Socks are one, and the gate is another. {Name} may be able to do thirty of them and get stuck at the rest. So it is not true that school is impossible. It is true that there are a few steps in it that are too high, and steps can be changed.
      D<back> After weeks at home, a school grows in the mind until it is the size of an airport. {Name} may know each corridor there and still not be able to imagine walking in. That happens to nearly everyone who has been away. The way back is made in pieces, such as one hour, one room or one person. It does not get done by being brave for a whole day.
      D<why> Everybody asks why, and most people ask it on a school morning with a clock in their hand. {Name} may not be able to say, or may not want to. There can be a reason that has a name, such as a person, a lesson or a noise. There can be five small ones in a heap. A doctor would not guess from the doorway, and nobody else needs to.
      P Parents look at the clock, at work and at letters from school, all before eight. It can come out as anger. Most of it is worry with its coat on.
      P Teachers may see an empty chair or a pale face, and neither of them says anything about the reason. Once they know it, they can change more than people think. There are other doors, other times and other rooms.
      P Friends may not write, because they do not know if they may. Nobody told them. One short message usually opens the rest.
      Q On a school morning, {Name} might feel ____. It may be in the stomach before it is in words.
      Q At the hardest step, {Name} might feel ____.
      H {helper} can ask the school for one change, such as another door. ~ One is easier to get than ten.
      H {helper} can keep the morning short and friendly, whatever comes of it. ~ A quarrel makes the alarm louder.
      H {helper} can speak with a doctor or a counsellor when it goes on. ~ They have met it many times.
      H<adult> {helper} can help by {adult}, as at other times. ~ What worked once is a good place to start.
      T {he} can number the parts of a school day from easy to hard. ~ It is news to most adults that some parts are easy.
      T {he} can choose the next step and the adult who is told about it. ~ A step that is chosen is smaller.
      T<comforter> {he} can have {comforter} in the bag, where nobody looks. ~ Something from home can come along.
      T<doing> {he} can try {doing} before the hardest step. ~ The alarm gets a bit quieter.
      T<quiet> {he} can spend ten minutes {quiet} first. ~ It gives the body a calm start.
      T<activity> {he} can keep {activity} going in these weeks. ~ It is good to have a place where things work.
      C<alarm> {he} can think, "Alarm, yes. Now for the reason."
      C<steps> {he} can think, "Which step is it, exactly?"
      C<back> {he} can think, "One piece, and then home."
      C<why> {he} can think, "There is a reason, even if it has no words yet."
      C<topic> On the way, {he} can think about {topic}.
      A<alarm> Alarms cannot be argued with, and they run down. What sets one off can be found, and a good deal of it can be changed. It takes more than one person to do that at a school. Some mornings will not work. They count as information, and the next one begins at the same step or at a lower one.
      A<steps> A list with numbers on it can be handed to people who are able to change something. They may move a desk, open a side door or leave out one lesson. Then a step is lower than it was. School is still school, and there are thirty steps that go quite well.
      A<back> One piece of the way may go wrong, and then it is done again on another day. Pieces that have been walked stay known. At some point a school shrinks back to its size, with its smell of floor polish and its bad clock. Until then an hour is enough.
      A<why> Reasons tend to come out sideways, in the car or at the washing-up, and hardly ever at ten to eight. Each one that is known is something that adults can change. Some reasons are serious, and those are the first that they need to hear. A school morning with fewer reasons in it weighs less.
      D<sunday> There is a feeling so common that newspapers have given it a name, the Sunday scaries. It comes in the late afternoon, when the light changes and somebody mentions school. {Name} may know how it spreads over a perfectly good evening. The body is preparing for something that is still fifteen hours away. It is early, but it is seldom about nothing. One part of the week is usually at the bottom of it.
      P<sunday> Adults have it too, and many hide it behind ironing. Their good advice is partly meant for themselves.
      P<sunday> A teacher sees a face at nine and knows nothing of the evening before. What is told can be changed, and what is not told mostly stays.
      Q<sunday> On such an evening, {Name} might notice ____. The stomach often knows the day of the week.
      H<sunday> {helper} can go through the week with a pencil and look for the worst hour. ~ One hour can be talked about with a school, and a whole week cannot.
      H<sunday> {helper} can keep something good for that evening each week. ~ It gives the day another end.
      T<sunday> {he} can give each lesson and each break a number from one to ten. ~ The numbers are rarely all the same.
      T<sunday> {he} can pack everything by four o'clock. ~ After that the evening is not about school.
      T<sunday,quiet> {he} can keep the last hour for {quiet}.
      C<sunday> {he} can think, "It is fifteen hours early. I am still here."
      A<sunday> The bag stands in the hall with its zip shut. If one hour of the week turns out to be the worst, it can get a circle round it. Somebody at school can see that. School begins tomorrow at nine and not before. Until then there is an evening, with at least one good thing in it.
      A<sunday> Monday comes at its own speed and is not hurried by being thought about. What makes it heavy can be given a name, and somebody at school can hear it. That does not make school light by itself. It makes it a thing that two people can work on.
      D<gap> After some time away, school looks different from the outside. {Name} may picture it as a train that has left, with everybody on it. From inside, the same weeks were mostly ordinary. There were two new topics, one joke that would take too long to explain, and rice on Wednesday. The hardest part of going back is usually the evening before it. The second hardest is the door.
      D<gap> Within a few days a body gets used to home. Then a school morning seems to belong to somebody else. {Name} may have a stomach that says so. It has nothing against the place. It prefers what it did yesterday. Bodies work like that after holidays and after illness, in teachers as well. It turns round in two or three days.
      P<gap> Most classmates notice an empty chair on the first day and then get used to it. When it is filled again, they ask one question and go on with what they were saying. It can feel like being forgotten. It is more like being expected.
      P<gap> Teachers have a rough list of what is needed from the time that was missed. It is a good deal shorter than what was done. They made half of it to fill Friday afternoons.
      Q<gap> The evening before, {Name} might feel ____. On the way home it may be a different word.
      H<gap> {helper} can write two lines to the school, so that one person knows and looks out for {Name}.
      H<gap> {helper} can keep the first afternoon free. ~ A first day back uses more strength than it shows.
      T<gap> {he} can send a message to one friend and arrange where to meet. ~ A door is easier with somebody behind it.
      T<gap> {he} can ask each teacher for the one thing that matters from the missed time. ~ One thing each is a short list.
      T<gap,comforter> {he} can have {comforter} close in the evening.
      C<gap> {he} can think, "The door is the hard part. After it there is a chair."
      A<gap> By the second morning the stomach has less to say, and by the third it has forgotten the subject. The gap closes from both sides, with a copied page here and an explained joke there. School is as good and as annoying as it was before. In the afternoon the bag lands in its usual place in the hall.
    `),
    '11+': script(`
      D<alarm> There is a sort of alarm in every body, and nobody has updated it for a very long time. It takes a corridor full of people for a predator and switches off everything that is not needed for running. {Name} may know the result from school mornings: a stomach that refuses, a head that hurts and a voice that says "tomorrow". It is not laziness. Lazy people are comfortable. Something about the place is too much at the moment, and there are usually two or three things.
      D<alarm> Other people seem to get to school by simply leaving the house. {Name} may have tried that, with an alarm going off in every limb and somebody calling from the stairs. Staying at home switches it off at once, and the next day it may ring louder. Nobody designed this on purpose. It can be taken apart, but hardly by one person alone, and hardly before breakfast.
      D<steps> "Just go in" is advice from people for whom school is one step. For {Name} it may be forty, and some of them are three metres high. There is the bus, the noise in the corridor, the question "Where have you been?" and a lesson that the others have already had. Adults often argue about the whole staircase. It is more useful to find out which steps are the high ones.
      D<back> After a long time away, a school turns into a rumour. {Name} may go over the first minute again and again, with a corridor, thirty faces and a question. In reality most of the thirty will be looking for a charger. A return that works is usually dull and made of small pieces, such as two hours, one room and one person who knows. It is not a test of courage, and it need not be finished this month.
      D<why> "But why?" is asked in kitchens at seven in the morning, and it is the worst time for an answer. {Name} may have one that cannot be said, or several that contradict each other. School is a place with a thousand people, twelve rooms and a timetable, so there is no shortage of possible causes. A reason can be one person or one lesson. It can also be the sum of small things, none of which would be enough alone.
      P Parents in this position may read articles at night and letters about attendance by day. What comes out at seven in the morning may be a threat or a plea. Underneath is mostly fear.
      P Schools tend to think in percentages, and there are people in them who think in persons. It is worth finding one. They can arrange a side door, a later start or a lesson less, as long as somebody tells them what is needed.
      P<back> Friends may have stopped writing because they did not know what to write. It is seldom more than that. A picture of something ridiculous has been known to restart a conversation after six weeks.
      Q At seven in the morning, {Name} might notice ____. The body usually answers first.
      Q Thinking about the first minute in the corridor, {Name} might feel ____.
      H {helper} can negotiate one change with the school before asking for a step. ~ It is fair that both sides move.
      H {helper} can leave school out of the evening. ~ A night without the subject makes a better morning.
      H {helper} can help to find a doctor or counsellor who knows about this. ~ It is common, and there are ways of treating it.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      T {he} can write down what is too much and leave out the rest. ~ A short list gets read.
      T {he} can set the size of the next piece, and then make it a little smaller. ~ Pieces that get done are worth more than plans.
      T<comforter> {he} can have {comforter} in the bag. ~ Nobody checks.
      T<doing> {he} can try {doing} on the way to the hardest step. ~ It lowers the volume.
      T<quiet> {he} can take twenty minutes for {quiet} beforehand. ~ Mornings that begin slowly have better odds.
      T<activity> {he} can keep {activity} going in these weeks. ~ It helps to have one place where things work.
      C<alarm> {he} can think, "It is an alarm. It is loud, and it runs down."
      C<steps> {he} can think, "Which step, and how high?"
      C<back> {he} can think, "Two hours, one room, one person."
      C<why> {he} can think, "Not knowing why is not the same as having no reason."
      C<topic> On the way, {he} can think about {topic} in as much detail as possible.
      A<alarm> An alarm gets quieter when what sets it off has been found, and when the next step is small enough to be done. At some schools that takes months. It goes best with a school that has moved as well and with an adult who does not comment on it in the car. Some mornings will fail. They belong to the method.
      A<steps> A staircase with forty steps in it can be rebuilt at the three that matter. It takes meetings, and somebody will say "attendance" in each of them. What counts in the end is a list in plain words that says what is too high. Nobody can write it as well as the person who stands in front of it, looking at a school.
      A<back> The first two hours will probably be remembered for something unimportant, such as a broken radiator. After them there is home, with food and no questions. The next piece can be the same size. At some point a school may turn back into a building. What was hard in it is then a list of things with names, and those can be worked on.
      A<why> Causes come to light in odd moments, in a car or in half a sentence at midnight. Whoever hears one without jumping at it will hear the next. Some can be changed by a school in a week, and some need a doctor, a form or a long summer. If somebody is doing harm there, that comes first, and it is not for {him} to put up with.
      D<sunday> Surveys find that a majority of working adults feel uneasy on Sunday evenings, so it is hardly a childish thing. {Name} may recognise the hour when the weekend turns, usually around four, and school moves into the room with everything it contains. The body has started to prepare, some fifteen hours too soon. What it prepares for is seldom the whole of school. As a rule it is one lesson, one person or one stretch of corridor that colours all the rest.
      P<sunday> People at home may answer with advice or with a joke, since they would like to mend the evening quickly. They might be more use with a question, and with some patience for the answer.
      P<sunday> Schools can change more than they advertise: a seat, a group, a way of coming in. They need to be told where the difficulty is.
      Q<sunday> As the evening turns, {Name} might notice ____. Anger at the whole week is one possibility.
      H<sunday> {helper} can look at the timetable with {him} and find the hour that weighs most. ~ A school can act on an hour.
      H<sunday> {helper} can pass on what is hard to whoever makes the timetable, with {his} agreement and in {his} words. ~ It is easier to be believed with an example.
      T<sunday> {he} can rate every hour of the week in a minute, without thinking much. ~ The pattern tends to be clear.
      T<sunday> {he} can put one thing worth having at the end of the weekend. ~ It gives the evening another subject.
      C<sunday> {he} can think, "It may be one hour of the week. I can look for it."
      A<sunday> School starts in the morning, and not the evening before, whatever the body says. What weighs most in it may turn out to be one hour, or two. That can be discussed with people whose job it is. The rest of the evening may be used for something with no point at all.
      D<gap> Absence has an odd effect on a place: it becomes larger and better organised in one's absence. {Name} may imagine that school has moved on with everyone in it, and that walking in again will be an event. In practice it was three worksheets, a fire drill and an argument that is already over. The body has meanwhile adopted another timetable and will protest for a few mornings. That is a question of habit, and it can be expected to pass within the week.
      P<gap> Other people register a return for about a minute. They ask where somebody was, hear the first half of the answer and go on to complain about something that happened on Tuesday. It may feel like indifference, and it is the usual way of being let back in.
      P<gap> Teachers cannot repeat what was missed and do not expect it to be copied in full. Asked directly, most of them can name the two things that matter.
      Q<gap> On the evening before, {Name} might feel ____. Relief can be a part of it as well.
      H<gap> {helper} can ask the school for a short list and leave the rest of the weekend alone. ~ A list with an end is a different thing from a pile.
      H<gap> {helper} can accept that the first day produces nothing except tiredness.
      T<gap> {he} can arrange to arrive with one person. ~ It turns an entrance into a conversation.
      T<gap> {he} can decide in advance on one sentence about the time away. ~ Whoever has a sentence ready is asked fewer questions.
      T<gap,comforter> {he} can have {comforter} around on the first evening.
      C<gap> {he} can think, "It was three worksheets and a fire drill."
      A<gap> By Thursday the alarm clock is merely unpleasant again, which is its normal condition. The missing pages have been copied, or it has turned out that nobody needs them. The place has shrunk to its usual size, with the usual people in it. School closed over the gap as water does, and a morning is once more only a morning.
    `),
  },
};

/**
 * A child who cannot bring itself to go to school, or goes again after weeks or months at home. The ache is real, nobody is
 * lazy, and adults look for what makes it hard. No day of return is promised; small steps are an offer.
 */
export const schoolRefusal: Frame = withScenes(
  own,
  anHourADay,
  anAngelAtSchool,
  sinceAFriendLeft,
  eyesInTheCorridor,
  atTheGate,
);

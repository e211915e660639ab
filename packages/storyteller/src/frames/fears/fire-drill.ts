import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { anySecondNow } from './any-second-now.ts';
import { leftOnThePeg } from './left-on-the-peg.ts';

/** It rang for a reason, and people had to leave; not a fear of what may come. */
const FOR_REAL = String.raw`(?<!\b(?:afraid|scared|worr\w*|what if|in case|thinks|there (?:will|might|could|may)|frightened)\b[^.!?]{0,40})\b(?:(?:an? |the )?(?:real|actual) (?:fire|alarm|one|emergency|evacuation)\b|for real\b|(?:was|wasn'?t|were|not) (?:not )?(?:just )?(?:a )?(?:drill|practice|practise)\b(?<=(?:not|wasn'?t) (?:just )?(?:a )?(?:drill|practice|practise))|there was an? (?:small |little |big |bin |kitchen )?fire\b|(?:was|were|got|been|had to be) evacuated\b|had to evacuate|had an? (?:small |little |big |bin |kitchen )?fire\b|fire (?:brigade|engines?|service|fighters?|men) (?:came|turned up|had to come|arrived|were called))`;
/** It is tried out for some seconds, and everybody stays. */
const A_TEST = String.raw`\b(?:(?:alarm|bell|weekly|monday|friday) tests?|tests? (?:of )?the (?:fire )?alarm|alarm (?:is|gets) tested|alarm testing)\b`;
/** Where there is a line, a yard and a list with names. */
const AT_SCHOOL = new RegExp(
  String.raw`^(?![^]*(?:${FOR_REAL}|${A_TEST}))[^]*\b(?:drills?|school|nursery|kindergarten|preschool|class|teacher|evacuat\w*|practi[cs]e|bell|fire alarm)\b`,
  'i',
);

/** It went off, and nobody said that it was for practice. */
const WENT_OFF = String.raw`(?![^]*\b(?:drills?|practi[cs]\w*|evacuat\w*)\b)(?=[^]*\balarms? (?:\w+ )?(?:went|going|gone|goes) off\b)`;
const A_DRILL = new RegExp(`^(?!${WENT_OFF})${AT_SCHOOL.source.slice(1)}`, 'i');

const own: Frame = {
  id: 'fire-drill',
  name: 'Fire drills and alarms',
  says: [
    'scared of the fire drill',
    'fire alarm at school',
    'terrified since the fire alarm went off',
    'afraid that there will be a fire drill',
    'asks every morning if there is a drill today',
    'smoke alarm goes off and she screams',
    'smoke detector scares him',
    'evacuation practice at nursery',
    'fire drill at kindergarten was awful',
    'is there going to be a fire drill she asks',
    'the alarm bell',
    'wont go to school because of the alarm',
    'covers ears and freezes in the fire drill',
    'there was a drill and he hid under the table',
    'fire drill next tuesday',
    'fire practise',
    'the beeping of the smoke alarm',
    'afraid of a real fire after the drill',
    'panics about the bell',
    'how do i explain a fire drill',
    'firedrill was too loud for her',
    'fire alarm test on mondays',
    'worries that the house will burn',
  ],
  claims: {
    strong: [
      'fire drill',
      'fire alarm',
      'fire practice',
      'smoke alarm',
      'smoke detector',
      'evacuation',
      'alarm bell',
      'alarm go off',
      'alarm goes off',
      'alarm went off',
      'alarm test',
      'fire at school',
      'because of the alarm',
      'fire bell',
      'bell rang',
      'the bell ring',
      'fire alarms',
      'alarm at school',
      'the alarm',
      'bell ring',
      'bell ringing',
      'fire drill at school',
    ],
    cues: ['alarm', 'drill', 'fire', 'bell', 'smoke', 'beep', 'emergency'],
    not: [
      'lockdown',
      'intruder',
      'earthquake',
      'alarm clock',
      'false alarm',
      'house fire',
      'building site',
      'electric drill',
      'fire engine',
      'bonfire',
      'fire work',
      'fireman',
      'drill from',
    ],
  },
  topicWords: ['drill', 'alarm', 'practice', 'practise'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A drill is a practice: there is no fire. Schools practise several times a year so that everybody knows the way.',
    'An alarm is loud so that it is heard in each room and by people who are asleep.',
    'In a drill everybody stops, leaves things where they are, goes out calmly behind a grown-up by a known way, and is counted at a meeting place. Then all go back.',
    'Fires in schools are rare; what makes leaving safe is that people know the way.',
    'A smoke alarm at home notices small bits of smoke early, also from toast; a beep now and then means that its battery is low.',
    'Covering ears is fine as long as a child goes along; ear defenders may be agreed on.',
    'Children who find it hard may be told beforehand, stand near a grown-up and have a plan of their own.',
  ],
  threads: {
    line: 'the line that goes out, is counted and comes back',
    word: 'the alarm, which has one loud word: out',
    practice: 'practising when nothing is wrong, like a play before the day it is shown',
    real: 'the alarm that rang for a reason once, and the end of that day',
    test: 'a test of the alarm, in which it says one word and nobody goes anywhere',
    home: 'the small alarm on a ceiling at home, which cannot tell toast from a fire',
  },
  // An alarm on a ceiling at home has no line and no yard.
  threadCues: {
    test: new RegExp(`^(?!${'[^]*'}${FOR_REAL})${'[^]*?'}${A_TEST}`, 'i'),
    real: new RegExp(FOR_REAL, 'i'),
    home: /^(?![^]*\b(?:drills?|school|nursery|kindergarten|preschool|class|teacher|evacuat\w*)\b)[^]*?\b(?:smoke (?:alarms?|detectors?)|detectors?|alarm (?:\w+ ){0,4}(?:home|kitchen|toast|cook\w*|house|hall|landing|ceiling)|house (?:will )?burn\w*|fire at home)\b/i,
    line: A_DRILL,
    word: AT_SCHOOL,
    practice: A_DRILL,
  },
  onlyWhenSaid: ['home', 'real', 'test'],
  tellsAlone: ['home', 'real', 'test'],
  roles: {},
  titles: {
    young: [
      { text: 'One Loud Word and Stop', thread: 'test' },
      { text: 'Beep Goes the Ceiling', thread: 'home' },
      { text: 'The Alarm and After', thread: 'real' },
      { text: 'Out We Go in a Line', thread: 'line' },
      { text: 'One, Two, All Are Here', thread: 'line' },
      { text: 'Bee-Bop Means Out', thread: 'word' },
      { text: 'A Loud, Loud Word', thread: 'word' },
      { text: 'It Is Just for Practice', thread: 'practice' },
      { text: 'Out and Back Again', thread: 'practice' },
      { text: '{name} and the Alarm' },
      { text: 'When the Bell Rings' },
    ],
    older: [
      { text: 'Only Trying Out', thread: 'test' },
      { text: 'The Alarm Clears Its Throat', thread: 'test' },
      { text: 'A Nose on the Ceiling', thread: 'home' },
      { text: 'Twenty-Six, Twenty-Seven, All Here', thread: 'line' },
      { text: 'The Day It Rang for a Reason', thread: 'real' },
      { text: 'After the Alarm', thread: 'real' },
      { text: 'The Line in the Yard', thread: 'line' },
      { text: 'The Machine With One Word', thread: 'word' },
      { text: 'Why an Alarm Is Loud', thread: 'word' },
      { text: 'A Rehearsal for Nothing', thread: 'practice' },
      { text: 'Practising on a Good Day', thread: 'practice' },
      { text: '{name} and the Loud Alarm' },
      { text: 'Some Minutes Outside' },
    ],
  },
  benefits: [
    'Tells what happens when an alarm goes, so that each step is known.',
    'Explains why an alarm is loud and what it says.',
    'Gives {name} a way to make the noise smaller.',
  ],
  talk: {
    young: [
      'What does the loud alarm say?',
      'How does {name} feel when it starts?',
      'Shall we practise what to do when it goes?',
    ],
    older: [
      'What happens first, next and last?',
      'Which word went into the blank, and for which part?',
      'Shall we find out when the next test is?',
    ],
  },
  cover: { setting: 'school-gate', time: 'day', pose: 'stand', feeling: 'calm', companion: 'teacher', props: ['bell'] },
  text: {
    '2-3': script(`
      D<line> Bee-bop! That is an alarm. {Name} may hear it. All go out in a line. One, two, three. All are here.
      D<word> Bee-bop! {Name} may hear the alarm. It has one word. It means "out". Out go all the children. Out goes {Name}.
      D<practice> Today is a drill. {Name is} here. Bee-bop! Out they go. Look, the sky. Then back in they go.
      D<home> Up there is a small alarm. {Name} can see it. Beep, beep! It smells smoke. It smells toast too.
      P Grown-ups hear it too. They say, "This way."
      P Some children put hands on ears. Some hold hands.
      P It is loud for all. Then it stops.
      P<home> Grown-ups come when it beeps. They look and wave a cloth.
      P<home> Grown-ups jump too. Beep is loud for all.
      Q<home> At the beep, {Name} may feel ____.
      Q<home> Under the alarm, {Name} may feel ____.
      H<home> {helper} can come and look.
      H<home> {helper} can press the button.
      T<home> {he} can cover both ears.
      T<home> {he} can go to a grown-up.
      C<home> {he} can say, "Beep, it is toast."
      Q At the bee-bop, {Name} may feel ____.
      Q In the line, {Name} may feel ____.
      Q Out in the yard, {Name} may feel ____.
      H A grown-up can hold {his} hand.
      H A grown-up can say, "Come with me."
      H A grown-up can count all the children.
      H<helper> {helper} can play "bee-bop" with {him}.
      T {he} can put hands on ears.
      T {he} can hold a hand.
      T {he} can stay in the line.
      T<comforter> {he} can hug {comforter} later.
      T<doing> {he} can try {doing}.
      C<line> {he} can say, "One, two, here."
      C<word> {he} can say, "Bee-bop means out."
      C<practice> {he} can say, "Out and back."
      C<topic> {he} can think about {topic}.
      A<line> One, two, three. All are here. The alarm is quiet now. Back in they go.
      A<word> Shh, the alarm is done. It said its one word. Now it is quiet. Hello, yard.
      A<practice> Out and back, out and back. That was a drill. Here are the toys. Hello, toys.
      A<home> The beep stops. Shh. The alarm is quiet now. It stays up there. Hello, toast.
      D<real> Bee-bop! This was no drill. {Name} may think of it. It said "out". All can go out. It is one loud word.
      P<real> Grown-ups hear it too. They go out too.
      P<real> Some people look in each room. They look well.
      Q<real> At a bee-bop, {Name} may feel ____.
      Q<real> Back at the door, {Name} may feel ____.
      H<real> {helper} can hold {his} hand.
      H<real> {helper} can tell it with {him}.
      T<real> {he} can ask for a cuddle.
      T<real> {he} can tell a grown-up.
      T<comforter,real> {he} can hug {comforter}.
      C<real> {he} can say, "Bee-bop, out we go."
      A<real> The alarm did its job. Now it is quiet. Shh. Hello, door.
      D<test> Bee-bop! The alarm goes. {Name} may hear it. It is just a test. Nobody goes out. Bee-bop, and stop.
      P<test> Somebody tries the alarm. Does it work? Yes!
      P<test> Some children put hands on ears.
      Q<test> When it rings, {Name} may feel ____.
      Q<test> Before the test, {Name} may feel ____.
      H<test> A grown-up can say, "Now it comes."
      H<test> {helper} can count, "One, two, stop."
      T<test> {he} can put both hands on ears.
      T<test> {he} can hold a hand tight.
      C<test> {he} can say, "Bee-bop, and stop."
      A<test> Bee-bop, and stop. The alarm works. It is quiet now. On goes the game.
    `),
    '4-5': script(`
      D<line> A drill is practice. First there is a loud alarm. Then all the children make a line, and {Name} is in it. They leave their things where they are. They go out of the door, one after the other. In the yard a grown-up counts them all.
      D<word> An alarm can say just one word. {Name} may hear it all over the building. It goes bee-bop, bee-bop, and that means "out". It is loud, so that people in each room can hear it. It does not stop till somebody turns it off.
      D<practice> In a drill, people try out how to leave. {Name} may go out with all the others. They see how it is done. There is no fire. It is a day like any other. Then they know the way, and they go back in.
      D<home> At home there is a small round alarm on the ceiling. {Name} may have heard it. It can smell smoke before people do. It cannot tell toast from a fire, so it beeps for both. It is loud, so that sleepers can hear it.
      P Grown-ups jump when it starts. Then they think of the list with the names. They want to be quick with it.
      P The person in the kitchen goes out too. The spoon stays in the soup. Soup can wait.
      P Some children like to go out in the middle of the day. Some think it is too loud. Grown-ups have met both.
      P<home> Grown-ups come at once when it beeps. They find out why. It is mostly toast, or steam.
      P<home> The people who made it did not think of soft ears. They thought of people fast asleep.
      Q<home> When it beeps at home, {Name} may feel ____.
      Q<home> Looking up at it, {his} tummy may feel ____.
      H<home> {helper} can say when it will be tested. ~ Then it is no surprise.
      H<home> {helper} can open a window and wave a cloth. ~ Air makes it stop.
      T<home> {he} can cover both ears and go to a grown-up.
      T<home> {he} can say, "Now," when it gets its test.
      C<home> {he} can think, "It beeps, and a grown-up looks."
      Q When the alarm starts, {Name} may feel ____.
      Q In the line, {his} body may feel ____.
      Q When it is quiet again, {Name} may feel ____.
      H A grown-up can say when there will be a drill. ~ Then it is not a surprise.
      H A grown-up can go next to {him}. ~ Next to someone, a loud thing is not so big.
      H A grown-up can say what comes next. ~ It helps to know.
      H<helper> {helper} can play the drill at home with {him}. ~ A spoon and a pot can be the alarm.
      H<adult> {helper} can help after a loud day. ~ One thing that helps is {adult}.
      T {he} can put two hands on two ears and go along.
      T {he} can look at the back of the child in front.
      T {he} can hold a hand in the line.
      T<comforter> {he} can hug {comforter} when it is over.
      T<doing> {he} can try {doing} when it gets hard.
      C<line> {he} can think, "Line, door, yard, count."
      C<word> {he} can say, "Bee-bop means out, so out I go."
      C<practice> {he} can think, "It is a drill, and there is no fire."
      C<topic> In the yard, {he} can think about {topic}.
      A<line> All the names are read out, and all are there. The alarm has stopped. The line goes back, one after the other. The things are where they were. It was practice.
      A<word> The alarm has said its word, and now it is still. Most of the time it is still. All the people heard it, and all came out. That is a good job for a thing with one word.
      A<practice> The drill is over, and they all go in. Now they know the way out, and that is good to know. Back inside, the paint is still wet.
      A<home> Somebody waves a cloth, and the alarm is still. It does its job by saying nothing, day and night. A small light may blink up there. It means, "I am awake, and all is well."
      D<real> Most days the alarm says nothing. One day it rang, and it was not a drill. {Name} may think about that day. The alarm had one thing to say, and that was "out". So that is where people go.
      P<real> Grown-ups have a plan for such a day. They know the way out. They have a list with all the names.
      P<real> Before people go back in, somebody looks in each room. That is a job, and they are good at it.
      Q<real> When {Name} thinks of that day, {his} tummy may feel ____.
      Q<real> When an alarm starts, {Name} may feel ____.
      H<real> {helper} can listen to all of it. ~ A thing that has been told gets smaller.
      H<real> A grown-up can show {him} the way out again. ~ It is good to know.
      T<real> {he} can draw that day, with the way out in it.
      T<real> {he} can tell a grown-up about it, bit by bit.
      T<comforter,real> {he} can hug {comforter} at home.
      C<real> {he} can think, "It says out, and out we go."
      A<real> The alarm did what it is there for. It said "out", and then it stopped. Now it hangs on its wall. It keeps watch all day. On most days it is quiet.
      D<test> An alarm gets tried out on some days. {Name} may hear it, and it is loud. Somebody presses a button, to see if it works. Nobody goes out. After a few breaths it stops.
      P<test> The one who presses the button knows that it is loud. It is for all the rooms. So the test is short.
      P<test> Some children go on with their drawing. Some put both hands on their ears. Teachers have met both.
      Q<test> On the day of the test, {Name} may feel ____.
      Q<test> When it rings, {his} ears may feel ____.
      H<test> A teacher can say it just before. ~ A loud thing that is expected is not so big.
      H<test> A grown-up can look at the clock with {him}. ~ The test has a time.
      T<test> {he} can be ready with hands on ears.
      T<test> {he} can go to a grown-up before it starts.
      T<test,comforter> {he} can hug {comforter} at home after it.
      C<test> {he} can think, "It is a test, and it stops."
      A<test> The alarm has shown that it works. Now it is quiet till the next test. The chairs are where they were, and so is {Name}. Nobody went out, and nobody needed to.
    `),
    '6-7': script(`
      D<line> A drill is practice, and it goes in order. First the alarm rings, and it is very loud. Next the children make a line, with {Name} somewhere in it. They go out by the way that has been shown to them. Last of all they stand in the yard, and every name is read out.
      D<word> Why is an alarm so loud? It needs to reach every room and every sleepy person. {Name} may find that it is in the ears, the teeth and the tummy. It has only one word to say. It says "out", again and again, until somebody turns a key.
      D<practice> Before people show a play, they practise it. {Name} may practise leaving the school in the same way. That is called a drill. It is done on a day when nothing is wrong. That is a good day to learn the way.
      D<home> A smoke alarm is a nose on a ceiling. It smells tiny bits of smoke, long before people can. {Name} may know that it also beeps for toast, or for a steamy shower. It cannot tell them apart. And one short beep now and then only means that its battery is old.
      P Teachers have a list in their hands and numbers in their heads. They may look cross. They are counting.
      P The head of the school looks at a watch. When everyone is out in a few minutes, that is a good drill. Nobody looks at who had their hands on their ears.
      P Some children giggle in the line, because their hearts are fast. Some get quiet. The bell is loud for all of them.
      P<home> Grown-ups know what to do when it beeps. They look, they open a window, and they press a button. If it were a fire, going out would be the plan.
      P<home> It is loud on purpose, for people who are asleep behind two doors. For somebody who is awake and close, it is far too loud.
      Q<home> When the alarm beeps at home, {Name} may feel ____.
      Q<home> In the quiet after it, {his} heart may feel ____. It often gets slower after a minute.
      H<home> {helper} can say before a test, "Three, two, one." ~ A beep with a number before it is smaller.
      H<home> {helper} can make a plan with {him} for a real alarm. ~ A plan is a job for two minutes.
      T<home> {he} can cover both ears and come to a grown-up. ~ Then two people know about it.
      T<home> {he} can press the test button, if somebody lifts {him} up. ~ A noise is smaller for the one who starts it.
      C<home> {he} can think, "It cannot tell toast from fire. People can."
      Q When the alarm starts, {Name} may feel ____.
      Q On the way out, {his} body may feel ____. It can change in the fresh air.
      Q On a day when there might be a drill, {Name} may feel ____.
      H A teacher can tell {him} in the morning if there is a drill. ~ A noise that is expected is smaller.
      H A teacher can choose a place near the front of the line for {him}. ~ At the front it is easier to see where it goes.
      H A teacher can say when it is time for ear defenders. ~ They take one second to put on.
      H<helper> {helper} can draw the way out with {him}, with arrows. ~ A way that has been drawn is easier to find.
      H<adult> {helper} can help when a loud day is over. ~ What has helped before is {adult}.
      T {he} can cover {his} ears and follow the line. ~ Feet can do that without hands.
      T {he} can count the steps to the yard. ~ It is often fewer than it seems.
      T {he} can ask a teacher to go beside {him}. ~ Teachers get asked that now and then.
      T<comforter> {he} can hold {comforter} after the drill. ~ Things stay inside in a drill and wait there.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<line> {he} can think, "Line, door, yard, names."
      C<word> {he} can think, "It says out, and I am going."
      C<practice> {he} can think, "This is the practice, not the play."
      C<topic> While the names are read, {he} can think about {topic}.
      A<line> "Here," say the children, one after another, or they wave. Then somebody turns a key, and the alarm stops. The line goes back in. The pencils lie as they were left, and one of them has rolled away.
      A<word> It is quiet now, and ears ring a little. The alarm is only a small box on the wall again. Most days of the year it says nothing. It is a safe thing to have on a wall.
      A<practice> Now everyone has practised, and most of them know their way. They may do a drill again in some weeks. It often takes a bit less time. Nobody claps at the end, although they could.
      A<home> The window is open, and the alarm has gone quiet. Nearly all of its beeps are about toast. It watches by day and by night, and mostly it has nothing to say. That is the best thing about it.
      D<real> Mostly an alarm rings for practice. Then there is a day when it rings for a reason. {Name} may think about that day a lot. Many people do after a day like that. It was the day that all the practice was for.
      P<real> Trained people check a building room by room before anybody goes back in. They even look in the cupboards. It is a slow job, and they do it well.
      P<real> Grown-ups may have had fast hearts too. They talk calmly, because that helps a line to move.
      Q<real> When {Name} thinks of that day, {his} body may feel ____.
      Q<real> The next time an alarm rings, {Name} may feel ____. It may be a drill again.
      H<real> {helper} can listen to the whole of it, more than once. ~ A day like that gets smaller when it is told.
      H<real> A teacher can say what happens with the alarm now. ~ It helps to know.
      T<real> {he} can draw the day from the alarm to the end. ~ The end is part of it.
      T<real> {he} can ask a grown-up who looks after the building. ~ There is somebody whose job that is.
      T<comforter,real> {he} can hold {comforter} and tell it all. ~ A soft thing is a good listener.
      C<real> {he} can think, "It rang for a reason, and then it ended."
      A<real> That day had an alarm in it, and it had an end as well. The alarm did what it is there for. On most days it hangs on the wall and says nothing. People still practise now and then, because it was good that they had.
      D<test> An alarm is there to work when it is needed. So somebody tries it out, often on one day of the week. {Name} may know that day and think of it on the way to school. It is not a drill, and nobody goes out. It rings for some seconds, and then somebody ticks a box.
      P<test> The person with the list stands right by it and covers an ear. Most of them wish that it were quieter. It is meant for the last room as well.
      P<test> Other children may not seem to mind. Some of them have practised not minding. Some jump a little, under the table.
      Q<test> On the morning of the test, {Name} may feel ____. Waiting can be louder than the alarm.
      Q<test> When it rings, {his} body may feel ____.
      H<test> A teacher can tell {him} the minute when it comes. ~ Then the rest of the day is free of it.
      H<test> A teacher can count out loud while it rings. ~ Numbers show that it has an end.
      T<test> {he} can be ready with both hands on the ears. ~ Early is better than fast.
      T<test> {he} can count until it stops, and write down the number. ~ It is often a small one.
      T<test,comforter> {he} can have {comforter} after school on that day.
      C<test> {he} can think, "It is only clearing its throat."
      A<test> The box has been ticked, and the alarm hangs there in silence. It works, so nobody needs to think about it. The number on the paper was small. Until the next test it has nothing to say.
    `),
    '8-10': script(`
      D<line> In a drill, a school counts its people outside. When the alarm goes, {Name} may put down a pencil, and so do a few hundred others. They leave by a known way. In the yard each class stands at its own number. Names are read from a list until the list is finished. Then someone says, "All here," and it is over.
      D<word> An alarm is a machine with a single word, for people who are singing, arguing or asleep. So engineers chose a kind of sound that ears find impossible to ignore. {Name} may find it worse than other people do, since ears differ. It says "out" about once a second. It cannot say "well done", or "nearly finished", or that it is only practice.
      D<practice> Actors rehearse until their feet know where to go, since feet remember well when heads are excited. A drill is a rehearsal of that kind. With everybody else, {Name} may practise leaving while there is no reason to leave. There is no smoke and no fire, and somebody is probably holding a clipboard. It is a play that nobody plans to perform.
      D<home> Inside a smoke alarm there is a small dark room with a beam of light in it. When smoke drifts in, the light scatters, and a sensor notices. {Name} may think poorly of it, since steam and burnt toast scatter light just as well. It has no way to check. So it shouts first and leaves the thinking to people.
      P Teachers often know the day of a drill and are asked to keep it to themselves. Some find that hard. For a child who is better off knowing, most schools will make an exception if they are asked.
      P People who test alarms stand right under them, in ear defenders. They see that as plain good sense. Nobody asks them why.
      P People behave oddly in drills. Some make jokes and some go silent, and a few complain about their coats. They are all using up the same fright. It only comes out in different places.
      P<home> Adults are not calm at that sound either. They wave tea towels, open everything and press the wrong button. Afterwards they scrape the toast.
      P<home> Engineers made it loud enough to wake a person behind a closed door. Nobody asked what it would be like from two metres away.
      Q<home> When it goes off, {Name} might feel ____. The first second is mostly surprise.
      Q<home> In bed, with its little light up there, {Name} might feel ____.
      H<home> {helper} can fix a day for the test and say it beforehand. ~ A noise in a calendar is half as loud.
      H<home> {helper} can go through the plan for a real alarm, once, and leave it at that. ~ Once is a plan, and every evening is a worry.
      T<home> {he} can cover both ears and go where the grown-up is. ~ That is the whole of the plan.
      T<home> {he} can be the one who presses the button at the test. ~ A noise is smaller for whoever starts it.
      C<home> {he} can think, "It shouts, and people do the thinking."
      Q When the alarm starts, {Name} might feel ____. The first second is mostly surprise.
      Q In the yard, {Name} may feel ____. It can be relief and annoyance at once.
      Q On a day when there might be a drill, {his} mind may feel ____. Waiting for a noise can be louder than the noise.
      H A teacher can tell {him} the day beforehand, in private. ~ It stays a drill for everyone else.
      H A teacher can agree on a place in the line beside somebody calm. ~ Calm is easy to copy from close by.
      H A teacher can let {him} see the box on the wall on a quiet day. ~ Silent and close up, it is about as big as a lunch box.
      H<helper> {helper} can go the way out with {him} once, and count the doors. ~ Doors that have been counted come as no surprise.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can cover both ears and look at the person in front. ~ Following needs no ears.
      T {he} can count the seconds until the yard. ~ It gives the mind a number instead of a noise.
      T {he} can ask for ear defenders by the classroom door. ~ It is easier to ask on a day without a drill.
      T<comforter> {he} can have {comforter} for the quiet time afterwards. ~ In a drill everything is left inside and is there on the way back.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<line> {he} can think, "Line, door, number, name."
      C<word> {he} can think, "One word, understood, on my way."
      C<practice> {he} can think, "Rehearsal, with clipboard."
      C<topic> In the yard, {he} can think about {topic}.
      A<line> When the last name has been read, the whole school goes back in much faster than it came out. On the desks the sums are waiting, exactly half done. A drill takes only some minutes. Counting people is one of the ways in which adults look after them.
      A<word> The key turns, and the silence is enormous. For months the alarm will hang there without a sound, and people will forget that it can talk. It is on their side. It would simply be easier to like if it had learnt a second word.
      A<practice> The clipboard has a time on it now, and it is usually a good one. Feet have learnt something that heads need not think about. With luck, this remains the only play in the world that is rehearsed for years and has no first night. The drill is over, and the day goes on.
      A<home> The smoke, or the steam, goes out of the window, and the beam of light is whole again. From now on the alarm says nothing, perhaps for months. Houses with one of these are safer than houses without. It would be easier to like if it had a volume.
      D<real> An alarm that rings for a reason is rare. {Name} may have heard one, and knows since then what all the drills were for. Ears do not forget a sound like that quickly. For a while a doorbell or a beeping oven may be enough to make the heart jump. It is the brain being careful, a little longer than it needs to.
      P<real> Before anybody goes back into a building, trained people go through it room by room. They look behind doors and into cupboards. They do not take anybody's word for it.
      P<real> Adults may have looked calm that day. Their hearts were probably fast as well. They had a list of names to hold on to.
      Q<real> When {Name} thinks back to that alarm, {he} might notice ____.
      Q<real> At the next alarm, {Name} might feel ____. It will most likely be a drill, and the body may not believe it at once.
      H<real> {helper} can listen to all of it, as often as it needs telling. ~ Each time it is a little more like a story with an end.
      H<real> A teacher can say beforehand when a drill is due. ~ After a real one, schools are often glad to be asked.
      T<real> {he} can write down the whole day, up to supper. ~ Frightening memories tend to leave out the end.
      T<real> {he} can ask what was found and what has been changed. ~ An answer is better company than a guess.
      T<comforter,real> {he} can keep {comforter} close that week. ~ A startled body likes what it knows.
      C<real> {he} can think, "It rang for a reason once, and it ended."
      A<real> The day with the alarm has an end, and it can be told up to there. The alarm is on the wall again, looking at nothing. There will be drills, because practice turned out to be useful. It is the same sound, and it mostly means twenty minutes in the fresh air.
      D<test> A test and a drill are two different things. In a drill people leave, and in a test only the alarm does something. {Name} may know the day and the hour, and spend a good part of the day waiting for it. The sound itself lasts for seconds, because the person who runs it would like to get on. Then there is a tick on a list.
      P<test> The caretaker who presses the button has heard it hundreds of times and still pulls a face. A sound like that cannot be got used to. It was designed that way.
      P<test> Some classmates claim not to notice. Their pencils stop as well.
      Q<test> On the way to school on that day, {Name} might feel ____. Waiting for a noise can be louder than the noise.
      Q<test> While it rings, {Name} might notice ____.
      H<test> A teacher can agree on a place outside for those two minutes. ~ It is a small thing to arrange.
      H<test> A teacher can let {him} see where the button is, on another day. ~ A noise with a button is less of a mystery.
      T<test> {he} can cover both ears ten seconds before. ~ A body that is ready jumps less.
      T<test> {he} can time it from the first sound to the last. ~ A number is good company for the next one.
      T<test,comforter> {he} can have {comforter} on the evening of that day.
      C<test> {he} can think, "No one is going anywhere. It is checking itself."
      A<test> The alarm has checked itself, and it is content. For the rest of the week it will hang on the wall without a sound. The number on the paper can be compared with the next one. They tend to be disappointingly alike.
    `),
    '11+': script(`
      D<line> A drill answers a single question, which is whether everybody is out. It can only be answered by getting everybody out and counting. So {Name} may end up in a yard without a coat, among several hundred others. There is a fixed order. Alarm, stop, leave, line, list. No part of it depends on being quick or cheerful. It depends on each person being where the list expects them, which is about the least that any plan has ever asked.
      D<word> The sound of an alarm was chosen in laboratories. It needed to cut through machines, music and sleep, and to be so unpleasant that nobody would stay to listen. For {Name}, and for others whose hearing is sensitive, it can be close to painful. That is a side effect of a good intention. The thing has one message, "out", and it delivers that message like a person who has stopped hoping to be liked.
      D<practice> A letter to {Name} about drills might begin with what is known about emergencies. People under stress do what they have done before. They leave by the door they came in through, even if another is closer, unless their legs have been taught something else. Legs are taught by repetition, on dull days, with no danger present. So a drill is meant to be dull. It is the one rehearsal that is successful when nothing happens afterwards.
      D<home> A smoke alarm contains a beam of light in a small dark chamber. Anything that scatters the beam counts as a fire, including steam, dust and breakfast. {Name} may have wondered whether so many false alarms make it useless. The opposite is true. It is built to be wrong a hundred times in order not to be late once, and the price is paid by ears.
      P Staff in charge of drills are mostly thinking of lists, doors and one member of a class who is at the dentist. They are not grading anybody's face. A person with both hands over their ears counts as one person, present.
      P Some people talk a great deal in a drill, and some make a point of yawning. Both can be ways of hiding a fast pulse. The yawning ones are often the better actors.
      P Being told in advance is sometimes seen as cheating, as if surprise were the point. For most drills it is not. Hospitals and airports announce theirs all the time, since they want people to practise the right thing and not to be frightened by it.
      P<home> Adults meet it with tea towels and open windows. What looks like panic is mostly an argument about the button.
      P<home> The frequency was chosen to get through doors and deep sleep. People with sensitive hearing were not consulted, and several manufacturers have since heard from them.
      Q<home> In the first seconds of it, {Name} might notice ____. A startle comes before any thought.
      Q<home> At night, with the small light on the ceiling, {Name} might feel ____.
      H<home> {helper} can announce the monthly test. ~ It takes one sentence and saves a pulse.
      H<home> {helper} can settle the plan for a real alarm in five minutes, and then close the subject. ~ A plan that is known need not be thought about.
      T<home> {he} can do the testing, with ear protection. ~ It is a different noise for the person who starts it.
      T<home> {he} can look up how many alarms are about toast. ~ It puts the rest in proportion.
      C<home> {he} can think, "Suspicious by design, so somebody looks."
      Q In the first seconds of the alarm, {Name} might notice ____. A startle comes before any thought and is no judgement on anyone.
      Q In the yard, {Name} may feel ____. Irritation is a popular choice.
      Q In a week when a drill is due, {his} concentration may be ____. Part of the mind is keeping watch.
      H A teacher can give {him} the date in confidence. ~ It takes one sentence and changes a whole week.
      H A teacher can agree to ear protection in the drawer by the door. ~ It is a reasonable adjustment, and schools know the term.
      H A teacher can talk through the route once when the building is empty. ~ Corridors look different without the noise.
      H<helper> {helper} can put two lines about it in writing. ~ Schools deal with adjustments like that every week.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can cover both ears at the first sound and go with the line. ~ Following a back needs no hands.
      T {he} can time it, from the first sound to the last name. ~ Data make a good shield.
      T {he} can ask for the exact date, once, at the office. ~ Asking is quicker than wondering every morning.
      T<comforter> {he} can come back to {comforter} when the day is over. ~ Belongings stay where they are in a drill, and are none the worse for it.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<line> {he} can think, "One person, present, that is all they need."
      C<word> {he} can think, "Message received, it may stop shouting."
      C<practice> {he} can think, "Dull on purpose, and nearly done."
      C<topic> Until the list is finished, {he} can think about {topic}.
      A<line> The list comes out even, and several hundred people go back to sentences they had left in the middle. Nothing has happened, thoroughly and according to plan. A drill is a way for a building to say that it would notice if anyone were missing. That is worth a few minutes in the cold.
      A<word> Someone turns a key, and the quiet that follows has a slight ring to it. The alarm goes back to being a box that nobody looks at. It will be rude again in a few months, for a few minutes, for good reasons. Until then it has nothing to say.
      A<practice> If all goes well, none of this will ever be needed. Drills are like the seat belt on a thousand uneventful trips, forgotten as soon as it is undone. What remains is a small piece of knowledge in the legs. It takes up no room, and it keeps.
      A<home> The beam is clear, the towel is back on its hook, and the alarm has returned to its usual silence, which may last for months. A house with one of these on the ceiling is a good deal safer than one without. Nobody is required to be fond of it. It asks only for a battery now and then, and it asks rather shrilly.
      D<real> A drill is a rehearsal, and then one day the alarm means it. {Name} may have been there, and since then the sound is no longer a matter of cold yards and clipboards. A nervous system learns from a single performance. Afterwards it may react to a microwave or a lorry backing up. That is not weakness. It is an old system that would sooner be wrong ten times than miss one fire, and it calms down slowly.
      P<real> Nobody goes back into a building until trained people have been through it. They open every door, and they are paid not to assume. What looks like endless waiting from outside is somebody reading a room.
      P<real> The adults probably kept their voices level on purpose. It is a technique, and it says little about their pulse. Several of them will have talked of nothing else at home.
      Q<real> When that alarm comes to mind, {Name} might notice ____. The body often answers before any thought does.
      Q<real> At the next alarm, {Name} might feel ____. It will most likely be a drill, which may not help in the first ten seconds.
      H<real> {helper} can listen to the whole of it without adding a lesson. ~ A thing becomes a memory by being told to somebody.
      H<real> A teacher can give notice of the next drill. ~ After a real evacuation it is a reasonable thing to ask for.
      T<real> {he} can write it down in order, up to the evening. ~ Alarm keeps the beginning and loses the end, and it is worth putting back.
      T<real> {he} can ask what caused it and what has been changed. ~ Facts take up less room than guesses.
      T<comforter,real> {he} can keep {comforter} within reach for a while. ~ Nobody is keeping score.
      C<real> {he} can think, "That was once, and it had an end."
      A<real> The account is complete now, with the end in it. The alarm is back on its wall, and for most of the year it has nothing to report. It will be tested, and the pulse will object, a little less each time. It was loud on purpose, and for once the purpose was clear.
      D<test> A weekly test of the alarm is a formality that happens to be loud. Nobody leaves, nothing is counted, and someone with a list wants to hear whether a circuit works. For {Name} it may take up far more of the day than the few seconds it lasts. A mind that expects a noise keeps watch for it. That is the expensive part. The alarm knows nothing of this and goes back to sleep.
      P<test> The person who runs it would sooner do it after hours, and in many schools that is possible. It helps to ask. Nobody thinks of it by themselves.
      P<test> Those who seem not to react have mostly learned to look as if they did not. A startle takes place before anyone is consulted.
      Q<test> On the morning of the test, {Name} might notice ____.
      Q<test> In the seconds while it rings, {Name} might feel ____. A startle is no opinion.
      H<test> A teacher can ask for the test to be moved to after school. ~ It is a reasonable adjustment, and it costs nothing.
      H<test> A teacher can agree on a pass to be elsewhere for two minutes. ~ A pass saves explaining.
      T<test> {he} can have ear protection on a minute early. ~ It takes the guessing out of it.
      T<test> {he} can write down how long it lasted, each week. ~ Data are a good answer to dread.
      T<test,comforter> {he} can come home to {comforter} on that day.
      C<test> {he} can think, "Seconds, and nobody moves."
      A<test> The alarm works, and there is a tick to prove it. What remains of the day is free. A list of numbers, week by week, shows something that dread leaves out, which is how short they all are. The next one can be met with covered ears.
    `),
  },
};

/** A practice for leaving a building: the alarm with one message, the line, the count and the way back. */
export const fireDrill: Frame = withScenes(own, leftOnThePeg, anySecondNow);

import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { BY_NAME_FOR_NOW } from '../../teacher-roles.ts';
import { anotherOneForGood } from './another-one-for-good.ts';
import { anotherOneEachDay } from './another-one-each-day.ts';
import { withScenes } from '../scene.ts';

/** Somebody who is there for one child is no teacher of a class. */
const ONE_TO_ONE =
  /\b(?:one[- ]to[- ]one|1[:-]1|1 to 1|teaching assistant|support assistant|TA|LSA|key ?worker|key person)\b/i;

/** The teacher is away for a day or some days and somebody else takes the class: what changes, and what stays on its peg. */
const own: Frame = {
  id: 'substitute-teacher',
  name: 'A substitute teacher',
  says: [
    'substitute teacher',
    'supply teacher',
    'supply teacher days are a disaster',
    'substitute teachers throw him',
    'melts down when his teacher is off sick',
    'her teacher is ill and there is a sub',
    'cover teacher',
    'the sub did everything differently',
    'cannot cope when his usual teacher is away',
    'teacher on a course tomorrow, someone else takes the class',
    'refuses to go to school when theres a supply',
    'a different teacher for a week',
    'the class goes wild with the substitute',
    'relief teacher',
    'his one to one is off sick',
    'asks every morning if his teacher is there',
    'casual teacher',
    'sub today and she cried',
    'teacher absent',
    'the stand-in teacher did not know the rules',
    'jury duty, so his teacher is out all week',
    'my child hates subs',
    'teaching assistant was away and he fell apart',
    'suply teacher',
  ],
  claims: {
    strong: [
      'teacher was poorly',
      'teacher is poorly',
      'teacher was ill',
      'teacher was off',
      'teacher was away',
      'teacher was sick',
      'someone else took the class',
      'somebody else took the class',
      'different lady was there',
      'a supply',
      'and a supply is',
      'horrible to the sub',
      'mean to the sub',
      'rude to the sub',
      'for the sub',
      'with the sub',
      'when there is a sub',
      'a sub teacher',
      'plays up for the sub',
      'different lady at',
      'different teacher today',
      'substitute teacher',
      'substitute',
      'supply teacher',
      'supply teachers',
      'cover teacher',
      'relief teacher',
      'casual teacher',
      'stand-in teacher',
      'stand in teacher',
      'the sub',
      'subs at school',
      'hates subs',
      'teacher is off sick',
      'teacher off sick',
      'teacher is away',
      'teacher is absent',
      'teacher absent',
      'teacher is ill',
      'teacher is out',
      'usual teacher',
      'normal teacher',
      'one to one is off',
      'assistant was away',
      'assistant is away',
      'assistant is off',
    ],
    cues: ['teacher', 'supply', 'sub', 'away', 'absent', 'cover', 'class', 'sick'],
    not: ['water supply', 'submarine', 'sub zero', 'sub sandwich', 'maternity'],
  },
  topicWords: ['teacher', 'grown-up', 'Mrs', 'Mr', 'Ms', 'Miss'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'Teachers are away for ordinary reasons: an illness, a course, an appointment; mostly for a short time.',
    'Teachers usually leave a plan with the work, the timetable and the names.',
    'A substitute does not know the class yet and may do things in another order.',
    'Changes are easier when it is said what stays the same; a picture timetable helps many children.',
    'Children can tell a new adult one thing that helps them, or show it on a card.',
  ],
  threads: {
    away: 'the weeks until a teacher is back, crossed off one by one',
    order: 'the order of the day, which another teacher does another way',
    noise: 'a room that gets loud, for somebody who did not make the noise',
    rowdy: 'a class that tries out how far it can go',
    note: 'the plan that a teacher leaves on the desk',
    peg: 'the pegs, the clock and the chair, which are where they were',
    name: 'the new name on the board',
    guide: 'a stranger in a town who needs somebody to ask',
  },
  threadCues: {
    away: /\b(?:weeks?|months?|(?:half )?term|operation|surgery|hospital|long[- ]term|until (?:easter|christmas|summer|january)|broke[n]? (?:a |her |his )?(?:leg|ankle|arm|foot))\b/i,
    order:
      /\b(?:wrong order|different order|out of order|differently|(?:do(?:es|ing)?|did|gets?) (?:\w+ ){0,3}(?:wrong|another way|different(?:ly)?)|(?:not|n'?t) do(?:es|ing)? (?:\w+ ){0,3}(?:right|properly|the same)|the wrong (?:\w+ )?(?:song|words|order|books?|register|way|place)|not how (?:\w+ ){1,3}do(?:es)? it|argues?|corrects?|changes? (?:the )?(?:routine|timetable|order|rules))\b/i,
    noise:
      /\b(?:(?:hates?|can'?t (?:cope|stand|bear|handle|concentrate|think)|upset by|overwhelm\w*|scared of|struggles with|too (?:loud|noisy|much)|bothered by)\b[^.!?]{0,40}\b(?:noise|noisy|loud|chaos|wild|messing|behaviou?r)|(?:class|others|other (?:kids|children)|everyone|they all|boys|kids|children|classmates?)\b[^.!?]{0,40}\b(?:wild|crazy|mad|play(?:s|ing)? up|mess(?:es|ing)? about|misbehav\w+|noisy|loud)\b[^.!?]*\b(?:she|he|they|it) (?:can'?t|cannot|hates?|doesn'?t|gets? (?:upset|stressed|overwhelmed)))/i,
    rowdy:
      /\b(?:horrible|mean|rude|nasty|awful|plays? up|playing up|played up|misbehav\w*|messes about|messed about|made (?:him|her|the \w+) cry|naughty|wild|trouble)\b/i,
  },
  onlyWhenSaid: ['rowdy', 'noise', 'order', 'away'],
  tellsAlone: ['noise'],
  comesFirst: ['noise', 'order', 'away'],
  roles: {
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: ONE_TO_ONE, phrase: { text: 'the usual grown-up' } }],
    },
    sub: {
      fallback: { text: 'another teacher' },
      cues: [
        ...BY_NAME_FOR_NOW,
        { match: /\bsupply\b|\bsuply\b/i, phrase: { text: 'a supply teacher' } },
        { match: /\bsubstitute|\bsubs?\b/i, phrase: { text: 'a substitute teacher' } },
        { match: /\bcover teacher/i, phrase: { text: 'a cover teacher' } },
        { match: /\brelief teacher/i, phrase: { text: 'a relief teacher' } },
        { match: ONE_TO_ONE, phrase: { text: 'another grown-up' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'One Week and One More', thread: 'away' },
      { text: 'When the Room Gets Loud', thread: 'noise' },
      { text: 'Hello, Peg, Hello, Chair', thread: 'peg' },
      { text: 'The Peg Is Still There', thread: 'peg' },
      { text: 'A New Name on the Board', thread: 'name' },
      { text: 'A Note on the Desk', thread: 'note' },
      { text: 'Another Teacher Today' },
      { text: '{name} Has Another Teacher' },
    ],
    older: [
      { text: 'Crossed Off, Week by Week', thread: 'away' },
      { text: 'Story Before Lunch', thread: 'order' },
      { text: 'One Quiet Person in a Loud Room', thread: 'noise' },
      { text: 'Thirty Against One', thread: 'rowdy' },
      { text: 'How Far It Goes', thread: 'rowdy' },
      { text: 'A Note on the Desk', thread: 'note' },
      { text: 'What the Plan Leaves Out', thread: 'note' },
      { text: 'Same Peg, New Voice', thread: 'peg' },
      { text: 'The Name on the Board', thread: 'name' },
      { text: 'A Visitor Without a Map', thread: 'guide' },
      { text: 'Another Teacher Today' },
      { text: '{name} and the Other Teacher' },
    ],
  },
  benefits: [
    'Says what changes on such a day and what stays where it is.',
    'Shows the day from the side of the grown-up who does not know anybody.',
    'Gives {name} one thing to say or show to a teacher who is new.',
  ],
  talk: {
    young: [
      'What is still the same in the room?',
      'How does it feel when another voice reads the story?',
      'Shall we play school, with a new teacher each time?',
    ],
    older: [
      'What would a new teacher need to know first?',
      'Which word went into the blank?',
      'Shall we write a card with one thing that helps?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: 'teacher',
    props: ['notebook', 'clock'],
  },
  text: {
    '2-3': script(`
      D<peg> Hello, peg! {Name} sees the peg. Some days there is another teacher. But the peg is here. Hello!
      D<peg> A new teacher can come for a day. {Name looks} at the chair. Same chair. {Name looks} at the peg. Same peg.
      D<name> Here is a new teacher. {Name} looks. It is {sub}. The toys are the same. The mat is the same.
      P Teachers can be away for a bit.
      P The new voice can read books too.
      P Some children hide. Some say hello.
      Q With a new voice, {Name} may feel ____.
      Q At the door, {Name} may feel ____.
      Q In the room, {Name} may feel ____.
      H {helper} can say who is here.
      H {helper} can wave at the door.
      H {helper} can hear about it later.
      H<helper> {helper} can come and look.
      T {he} can find the peg.
      T {he} can wave to the new teacher.
      T {he} can sit on the same mat.
      T<comforter> {he} can hold {comforter}.
      C<peg> {he} can say, "Hello, peg. Hello, mat."
      C<peg> {he} can say, "Same peg, new voice."
      C<name> {he} can say, "What is your name?"
      C<topic> {he} can think about {topic}.
      A<peg> The new teacher goes home. The peg stays. The chair stays. Bye-bye, peg. Home time!
      A<peg> Same peg. Same chair. The teacher had a new voice. Now it is home time. Bye!
      A<name> The mat was the same. The toys were the same. The new teacher knows a song now. Bye-bye, new name.
      A<name> Now the new name is known. The mat did not mind. The new teacher waves. Bye-bye, mat.
    `),
    '4-5': script(`
      D<peg> Some mornings a new voice says hello. It is {sub}. {Name} may look for the teacher of other days. But look, there is the peg. There is the mat, and there are the toys. They did not go away.
      D<name> On such a day the usual teacher is away. {Name} may see a new name on the board. It is the name of {sub}. Teachers get colds, or they go and learn things. Then another one comes for a bit. The chairs do not know the difference.
      D<order> Each teacher does the day in some way. The register, the milk and the song have a way too. {Name knows} how it goes. Then {sub} does it another way, and that sounds wrong. The names are still the same, and they all get called.
      P<order> Whoever does it another way does not do it to be mean. There may be just a list to read from.
      Q<order> When it goes another way, {Name} may feel ____.
      H<order> {helper} can tell beforehand what may go another way.
      T<order> {he} can say kindly, "We do it like this."
      C<order> {he} can think, "Another way, and the same names."
      A<order> All the names were called, and all of them had a yes. The teacher did it another way, and it worked. The old way is not lost. It is kept in many heads.
      D<note> A teacher who is away may leave a note. It tells {sub} what to do. {Name} may see it there. It may say when the snack is, or which song to sing. A note cannot say it all, so some things may be new.
      P The other teacher may not know all the names yet. So many faces all at once!
      P Some children like a new voice. Some want it all as it was. Both are fine.
      P {teacher} may think of the class today. A teacher at home may even look at the clock.
      Q When a new voice says hello, {Name} may feel ____.
      Q When things go a new way, {Name} may feel ____.
      Q At the school door, {his} tummy may feel ____.
      H {helper} can say it at breakfast, if it is known.
      H {helper} can tell the new grown-up one thing that helps.
      H {helper} can ask later what was the same.
      H<adult> {helper} can help later by {adult}.
      T {he} can find three things that are the same.
      T {he} can show where the books go.
      T {he} can say, "We do it like this."
      T<comforter> {he} can think of {comforter} at home.
      T<doing> {he} can try {doing}, in a quiet way.
      C<peg> {he} can say, "Same peg, same mat, new voice."
      C<name> {he} can say, "I am here, and what is your name?"
      C<note> {he} can think, "The note knows when the snack is."
      C<topic> {he} can talk about {topic}.
      A<peg> The day ends at the peg, where it began. The coat is there. Another teacher was here, and the toys did not mind. Next comes home time.
      A<peg> The coat comes off the peg, and the mat stays there. The new teacher says goodbye as well. The toys are back in their box. Nobody needs to know how the next day goes yet.
      A<name> The new name gets wiped off the board. But now that teacher knows some names too. Nobody can say when they meet next. The chairs have a rest.
      A<name> There were two names to know today, and one was new. The chairs did not learn it. The teacher wipes the board. Then there is room on it for tomorrow.
      A<note> The note is used up. There was a snack, and there may have been a song. It went a bit off the tune. The teacher sang it all the same.
      A<note> The note is in the bin, because its day is over. Some things went as it said, and some went a bit odd. A new teacher did what was on it. It said nothing about the jokes.
      D<noise> With another teacher, a room can get loud. Chairs bump, and voices go up. {Name} may sit there with both hands on {his} ears. The noise is not {hers}. It is too much all the same.
      P<noise> Children get loud when they are not sure what comes next.
      P<noise> The other teacher would like it quiet too. It takes a while with so many new names.
      Q<noise> When the room gets loud, {Name} may feel ____.
      H<noise> {helper} can ask the school for a quiet place.
      T<noise> {he} can ask to sit in the book corner.
      C<noise> {he} can think, "It is loud, and it stops at home time."
      A<noise> The noise gets tired before the day does. A door shuts, and the corridor is quiet. The teacher with the new name wipes the board. At home {his} ears can have a rest.
      D<away> {teacher} is away, and not just for one day. So another teacher comes, and comes again. {Name} may look for the face from before. The pegs are the same, and so are the songs. It is known that {teacher} cannot come yet.
      C<away> {he} can think, "One week, and one more."
      A<away> A week goes by, and then one more. {teacher} is still away and may think of the class. The other teacher knows the morning song by now. It is fine to like both.
    `),
    '6-7': script(`
      D<note> When {teacher} is away, there is often a plan on the desk. It is for {sub}. {Name} may wonder what it says. It may say maths first, then play, and who gives out the books. It does not say which song comes at the end. So some things may go another way today.
      D<peg> Some mornings are ordinary, with one odd thing in them. {teacher} is not there, and {sub} is. {Name} may notice the voice first, and the handwriting next. The rest is in its place. There is the peg. There is the clock, and the chair that squeaks.
      D<name> On such a day, the name on the board is not the usual one. {Name} may read it two times. {teacher} may have a cold, or a day when teachers learn. So {sub} has come for now. That person does not know a single name in the room. There are about thirty of them to learn by lunch.
      P The teacher of that day has a hard job. A lot of it may be new, even the way to the toilet. People who know the room can be a help.
      P Some children get loud when there is another grown-up. They want to find out what happens. It is often a way of being unsure.
      P {teacher} may think of how the day goes. Nobody likes to be away and not know how it goes.
      P A different way of doing things is not a wrong way. It may be odd to have the story before lunch. It is the same story.
      Q When {teacher} is not in the room, {Name} may feel ____.
      Q When something is done another way, {Name} may feel ____. Hands may notice it first.
      Q By the end of such a day, {Name} may feel ____.
      H {helper} can ask the school for a plan with pictures. ~ Then the day can be seen before it starts.
      H {helper} can write a card about one thing that helps. ~ A new teacher can read it in a minute.
      H {helper} can listen to what was odd and what was the same.
      H<adult> {helper} can help in the evening by {adult}. ~ Some things do not change.
      T {he} can look for five things that are the same. ~ It gives a busy head something to hold on to.
      T {he} can say, "We do it in another way. May I show you?" ~ New grown-ups are often glad of it.
      T {he} can ask where the plan is. ~ Plans are made to be looked at.
      T<comforter> {he} can think of {comforter} at home. ~ It is in its place too.
      T<doing> {he} can try {doing}, in a quiet way. ~ What helps on other days helps on this one.
      C<note> {he} can think, "It is on the plan."
      C<peg> {he} can think, "New voice, same clock."
      C<name> {he} can say, "Shall I tell you how we do it?"
      C<topic> At playtime, {he} can think about {topic}.
      A<note> The plan has a tick beside each line. Two things went another way, and one was left out. A teacher who reads about it may laugh. The books have been given out twice.
      A<note> The plan lies on the desk, and the new teacher has gone home. What was not on it got done as well, more or less. Somebody knew where the pens are. It was a day with two ways of doing things.
      A<peg> At home time the coat comes off the same peg. It was a day with another teacher in it. Some of it was odd, and a lot of it was maths. The chair squeaked, just as it does on any day.
      A<peg> Peg, clock and chair are where they were. The teacher was another one, and that was the odd thing in the day. It got a bit less odd after lunch. The chair will squeak tomorrow, whoever says good morning.
      A<name> The name gets wiped off the board, and a faint line stays. That teacher goes to other schools and learns other names. One or two from here may stick.
      A<name> A name that was new at nine is known at three. The teacher who came with it has learnt some names as well. They will be a bit mixed up by supper. On the board there is room for the next one.
      D<rowdy> When another teacher is there, some classes get wild. One calls out, and then two do it. {Name} may have joined in, or sat there and looked on. It goes fast, like water down a slide. The other teacher does not know any names, and cannot ask anybody to stop.
      C<rowdy> {he} can think, "I can be the one who is not loud."
      A<rowdy> A wild class gets quiet in the end. Somebody stood at the front all that time and had planned a lesson. It can still be said, "That was not fair." A teacher who comes again is glad to see one face that is known.
      T<rowdy> {he} can look at the teacher and do the task. ~ Others may see it and do it too.
      D<noise> When the usual teacher is away, some children get wild with {sub}. {Name} may not be one of them. A person can sit still in a loud room and get very tired. Voices get mixed with chairs, and nobody can hear the instructions. It is hard to do what is right when it cannot be heard.
      P<noise> Some children get loud because they do not know what is allowed. Others join in, and stop when somebody else does.
      P<noise> The teacher at the front sees thirty faces. One that would like it quiet is hard to see.
      Q<noise> When the noise starts, {Name} may feel ____.
      H<noise> {helper} can ask school for a quiet place to go.
      H<noise> {helper} can tell {teacher} how such days are. ~ Then a plan can be left next time.
      T<noise> {he} can ask, "It is too loud for me. May I sit over there?"
      T<noise> {he} can look at one thing that does not move, such as the clock.
      C<noise> {he} can think, "The noise is theirs. I can do my page."
      A<noise> At home time the noise goes out of the door with everybody else. The page is half done, and that is quite good for such a day. {teacher} hears about it later, and not because somebody told tales. A plan for loud days can help the next teacher too.
      D<order> Each class has its order, such as maths first, then play, then the story. With another teacher it may be the other way round. {Name knows} the right order, and may call out, "That is wrong!" It is true that it is different. The teacher cannot know it unless somebody says so kindly.
      C<order> {he} can think, "Another order, and the same things in it."
      A<order> Maths came last today, and the story came before lunch. All the parts were there, in another order, like socks in a drawer. Tomorrow the usual order may be back. The teacher went home with one useful fact about the order in this class.
      T<order> {he} can say it one time, in a friendly voice. ~ After that, the teacher decides.
      D<away> {teacher} is away for longer than a day. {Name} may look at the door each morning, just to see. Meanwhile another teacher takes the class. Somebody who is not well needs time to get better. It is nobody's fault when a teacher cannot come.
      C<away> {he} can think, "One week is crossed off."
      A<away> One week has been crossed off, and then the next. A card from the class stands next to somebody's bed. {sub knows} the names by now, and where the pens are. When the usual teacher is back, there will be a lot to tell.
    `),
    '8-10': script(`
      D<guide> On a day when {teacher} is away, {Name} may see somebody arrive as if in a strange town. It is {sub}, with a plan and thirty faces in front. Which door squeaks, who needs glasses and when the class may talk are not on the plan. The people in the room know it all, and they are half as tall.
      D<note> {Name} may see a plan on the desk for {sub}, and it fits on one page. {teacher} puts in the subjects, the times and perhaps a warning about the printer. What cannot be put in is how things are done here. So the register is read too fast, and the seats get mixed up. To {Name} the room may seem to have been turned by ten degrees.
      D<peg> What is different today is quickly said, and it is one teacher. What is the same takes {him} longer to count. There are the pegs, the tables, the people, the lunch and the clock on the wall. Still, one change can make everything feel new. That is because a class takes its rhythm from whoever stands in front of it.
      P Standing in front of somebody else's class is a test with thirty examiners. Many substitutes like the job, and nearly all remember who was helpful. It takes one person to explain the seating plan.
      P Some classmates try out what the new teacher will allow. It looks bold. Often it is a way of dealing with a day that has lost its edges.
      P {teacher} is probably thinking about the class, especially in the quiet subjects. Being away is less restful than it sounds. Afterwards somebody needs to find out what was done.
      P A rule that is applied differently can feel unfair. It was mostly not meant. The new person may not know that this class has permission to stand at the back.
      Q On seeing the other name on the board, {Name} might feel ____.
      Q When the order of the day is changed, {Name} might notice ____. It may be a tightness somewhere.
      Q After the first ten minutes, {Name} might feel ____. It can change by then.
      H {helper} can find out, when possible, how long it will last. ~ A day with an end is easier to begin.
      H {helper} can agree with the school on a card that tells any teacher what helps. ~ It saves explaining it in front of everyone.
      H {helper} can hear the whole story before saying anything sensible. ~ Complaints like to be finished.
      H<adult> {helper} can help in the evening by {adult}. ~ Evenings keep their own timetable.
      T {he} can tell the new teacher one useful thing about the room. ~ It makes two people feel more at home.
      T {he} can write the order of the day on a piece of paper and tick it off. ~ Ticks are calming.
      T {he} can ask to sit in the usual place. ~ A polite question often works.
      T<quiet> {he} can spend some time {quiet} after school. ~ Days with changes take more energy.
      T<doing> {he} can try {doing} without making a show of it. ~ It works with any teacher.
      C<guide> {he} can think, "I know this town, and the visitor does not."
      C<note> {he} can think, "The plan is right, and some things are different."
      C<peg> {he} can think, "One thing is new, and nine are not."
      C<topic> At break, {he} can think about {topic}.
      A<guide> By the afternoon, the visitor finds the staff room without a map. A few names have been learnt, mostly the loud ones and the kind ones. Then that teacher drives off to another school and another town. This one goes back to its own rules.
      A<guide> Somebody who came without a map leaves with a few streets in mind. It was a teacher for a day, and the town did not fall down. People who showed the way know it better than before. Tomorrow the usual rules apply, and the door squeaks as it did.
      A<note> The page with the plan ends up in the recycling, with ticks on it. What was missing on it was supplied by thirty people. The teacher who wrote it may ask how it went. There will be at least thirty answers.
      A<note> Some of it went as the note had said, and everything else was a surprise. A plan on one page cannot hold a whole class. The room has turned back by its ten degrees, or nearly. A teacher who reads the page later will wonder about the drawing in the corner.
      A<peg> On the way out, everything hangs where it hung in the morning. A day with another teacher has been put behind it. It may have been odd, or better than expected, or long. The clock has not noticed anything.
      A<peg> Pegs, tables, lunch and clock have come through the day without a scratch. The one thing that was different has gone home. It made all the rest look new for about an hour. Whichever teacher comes next, the coat knows its place.
      D<rowdy> With a different teacher at the front, a class may find out how far it can go. One person tests it, three laugh, and after ten minutes hardly anybody knows who began. {Name} may have been in the middle of it or at the edge. It is odd how little each of them did and how much it came to. At the front stood one person with a plan and no names.
      C<rowdy> {he} can think, "One fewer is enough to hear the difference."
      A<rowdy> The usual teacher will hear of it, and there may be a talk for the whole class. It can be unpleasant, and it ends. What can be mended is small and real: a sentence to that teacher, or a lesson in which somebody answers. Thirty is only thirty times one.
      T<rowdy> {he} can say one friendly word to that teacher on the way out. ~ It is remembered.
      T<rowdy> {he} can tell the usual teacher how it was, {his} own bit included. ~ Told first is told better.
      D<noise> With {sub} at the front, the class may turn loud within ten minutes. Most people think of those who shout and of the teacher. Hardly anybody thinks of the ones in between, like {Name}, who would simply like to hear the instructions. Noise costs some people more than others. Ears take in all of it, and then a brain sorts it for hours.
      P<noise> Those who mess about are rarely thinking of the person two seats away. They would be surprised that it spoils the lesson for anybody.
      P<noise> A teacher who does not know the class cannot tell who needs help and who is being funny. A quiet word at the desk is often the best thing that happens to them all day.
      Q<noise> When it gets loud, {Name} might notice ____. It may be in the head or in the hands.
      H<noise> {helper} can arrange with school what {Name} may do then, such as working in the library.
      H<noise> {helper} can let {teacher} know that it is a pattern. ~ It is information, and not telling tales.
      T<noise> {he} can go to the desk and ask quietly for somewhere calmer to work.
      T<noise> {he} can do the part of the task that needs no instructions first.
      C<noise> {he} can think, "I did not start it, and I can step out of it."
      A<noise> After the bell the corridor seems quiet, although it is not. Half a page got done, with a decent heading. The usual teacher can hear how it was from somebody who listened all the way through. Next time there may be a plan, and a table near the window.
      D<order> A class runs in an order, and {Name knows} it better than any plan on a desk. Then another teacher does the register last, the reading first and hands out the wrong books. Saying so at once may sound like arguing, although it is meant as help. It is hard to watch somebody put a puzzle together the wrong way. The teacher hears thirty people at that moment, and the tone before the words.
      C<order> {he} can think, "I know the order. I can say it once."
      A<order> By three o'clock everything on the list has been done, in an order nobody would have chosen. The books went back in the wrong cupboard. A teacher who was told one thing kindly has probably written it down for the next class. The usual order is resting, and it will be back.
      T<order> {he} can write down what was done differently and show it to the usual teacher. ~ It keeps it in one piece until then.
      D<away> It is one thing when a teacher is away on a Tuesday, and another when it goes on for weeks. {Name} may have got over the first day and found that the tenth is harder. {sub} has another way of doing most things, and has begun to do them without asking. Adults do not say much about why somebody is away, because it is private. What they can say is roughly how long.
      C<away> {he} can think, "It is for some weeks, and weeks can be counted."
      A<away> The weeks get crossed off on a calendar, in two colours. Some things that {sub} does may be worth keeping, and one or two can go. When the usual teacher comes back, it will feel odd for a day as well. A card that says what was missed is good for anybody's health.
    `),
    '11+': script(`
      D<guide> A class has customs, and no teacher writes them down. On the day when {sub} appears, {Name} may see somebody try to govern a country without speaking the language. Who may leave when, which jokes are allowed and how far a chair may be tipped are known to all but the person in charge. It is a strange position. Half of the room finds it funny, and the other half wishes that someone would simply get on with it.
      D<note> The plan that {teacher} leaves for {his} class is honest work, usually done late in the evening. It contains pages and times. What it cannot contain is tone, and so {sub} reads the same lesson in a different key. {Name} may find it refreshing or may find that the day grinds like a bicycle in the wrong gear. Routine is invisible as long as it works, and people notice how much they rely on it when it is away.
      D<peg> It is only one person, and yet the building can seem to have shifted. On a day with a different teacher, {Name} may catch the small things first, such as another way of taking the register. Most of the rest is untouched. It is the same building, the same bell and the same lunch that nobody would choose. Brains are built to report the difference and to leave out the rest.
      P Being a substitute takes nerve. Such teachers are judged within four minutes by an audience that has nothing to lose. They tend to recall, with real gratitude, the one pupil who said where the register was.
      P In many classes somebody uses the occasion to find out what can be got away with. It is rarely about the teacher. A day without its usual frame makes people restless, and noise is one way of being restless.
      P The absent teacher is ill, on a course or at home with a sick child. Whatever it is, there will be a moment when they wonder about this class. Teachers are worse at being away than pupils think.
      P Some people are not bothered by a change at all, and others feel it in every nerve. Neither is a decision. The second group has better reasons for a plan, and no reason for an apology.
      Q On seeing an unfamiliar person at the desk, {Name} might feel ____. Hope is a possible answer.
      Q When a rule is applied in a new way, {Name} might notice ____. Irritation tends to sit in the jaw.
      Q On the way home from such a day, {Name} might feel ____. Tired without a reason is common.
      H {helper} can ask the school to announce changes in advance where they can be known. ~ It is a small message, and it changes a morning.
      H {helper} can arrange for a short note that any teacher will be shown. ~ It spares somebody from explaining private things in public.
      H {helper} can listen to the report without defending either side. ~ There is generally a funny part, if it is given time.
      H<adult> {helper} can offer {adult} in the evening. ~ One fixed point in a shifted day is useful.
      T {he} can go up before the lesson and say one helpful thing. ~ It takes ten seconds, and it usually buys goodwill for an hour.
      T {he} can make a list of the periods and cross them off. ~ A day with edges is easier to get through.
      T {he} can say in one sentence what has been agreed with the school, or show it on paper. ~ An arrangement does not depend on who is teaching.
      T<quiet> {he} can spend some time {quiet} afterwards. ~ Adapting costs energy, even if nobody sees it.
      T<doing> {he} can fall back on {doing}. ~ It is independent of staff.
      C<guide> {he} can think, "Somebody here knows the customs, and it is me."
      C<note> {he} can think, "Same lesson, different key."
      C<peg> {he} can think, "My brain reports what is new, and leaves out the rest."
      C<topic> Between lessons, {he} can think about {topic}.
      A<guide> At the final bell the visitor packs up and leaves the country, probably for another one tomorrow. The customs are soon back in force. Teachers who do this for a living see more schools in a month than most people in a lifetime. They might have stories, if anyone asked.
      A<note> The plan has done its duty, and parts of it were even followed. Soon enough the usual teacher will be back, with the usual key and the usual remarks. Something that was taken for granted may be noticed for a day or two. After that it will be invisible again, which is how routine shows that it is well.
      A<peg> The building and the bell have come through it without damage. It was a day with a different teacher in it, and it is over. It may be worth remembering that the first ten minutes were the strangest. Most changes have their worst minutes at the front.
      D<rowdy> A class with a different teacher in front of it behaves like a crowd, and crowds are less clever than the people in them. {Name} may have done very little on that day, a laugh, a false name, a look out of the window. So had everybody else. Added up, it was a bad hour for somebody who had thirty faces and not one name to go with them. Being blamed with the rest can be unfair in detail and fair in sum.
      C<rowdy> {he} can think, "I can do my own bit of the sum differently."
      A<rowdy> There may be consequences for the class, and they will run out on a date. Whoever was at the front will probably remember two or three who did not join in. A short apology, in person or on paper, is rarer than people think, and it is read. The next different teacher comes in with the same plan and the same hope.
      T<rowdy> {he} can answer one question in that lesson. ~ It changes the temperature more than one would think.
      H<rowdy> {helper} can hear it without defending anyone. ~ It makes the honest version possible.
    `),
  },
};

export const substituteTeacher: Frame = withScenes(own, anotherOneEachDay, anotherOneForGood);

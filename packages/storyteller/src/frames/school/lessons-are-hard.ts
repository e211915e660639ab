import { oneQuestionInPencil } from './one-question-in-pencil.ts';
import { theOtherHand } from './the-other-hand.ts';
import { outOfTheRoom } from './out-of-the-room.ts';
import { ownNameOnPaper } from './own-name-on-paper.ts';
import { whichSet } from './which-set.ts';
import { script, type Frame } from '../../frame.ts';
import { said, withScenes } from '../scene.ts';
import { rubbedOffTheBoard } from './rubbed-off-the-board.ts';
import { theHardestInTheRoom, TOO_HARD_AT_SCHOOL } from './the-hardest-in-the-room.ts';
import { tablesAgainstTheClock } from './tables-against-the-clock.ts';
import { aBodyThatLearnsItsOwnWay } from './a-body-that-learns-its-own-way.ts';

const own: Frame = {
  id: 'lessons-are-hard',
  name: 'When maths, writing or lessons are hard',
  says: [
    'handwriting so bad that he gets upset and rips the page',
    'her handwriting is bad and she rips it up',
    'hates maths because he does not get it',
    'thinks she is stupid because the others are faster',
    'cannot do times tables and gives up',
    'bottom set for maths and thinks he is thick',
    'does not understand fractions and cries',
    'handwriting is so hard that he will not write',
    'dyscalculia, numbers make no sense to her',
    'dyspraxia makes writing slow and sore',
    'says I am dumb, everyone else can do it',
    'behind in class and knows it',
    'falls behind in lessons and switches off',
    'cannot keep up at school',
  ],
  claims: {
    strong: [
      'handwriting is so bad',
      'handwriting is bad',
      'handwriting is messy',
      'messy handwriting',
      'bad handwriting',
      'hates maths',
      'hate maths',
      'hates math',
      'stand maths',
      'stand math',
      'maths is hard',
      'math is hard',
      'struggles with maths',
      'struggling with maths',
      'struggles with math',
      'struggling with math',
      'bad at maths',
      'bad at math',
      'rubbish at maths',
      'fractions',
      'long division',
      'times tables',
      'times table',
      'number bonds',
      'dyscalculia',
      'dyscalculic',
      'maths anxiety',
      'math anxiety',
      'handwriting',
      'hates writing',
      'hate writing',
      'struggles with writing',
      'wont write',
      'dysgraphia',
      'thinks he is thick',
      'thinks she is thick',
      'thinks hes thick',
      'thinks shes thick',
      'thinks he is stupid',
      'thinks she is stupid',
      'thinks hes stupid',
      'thinks shes stupid',
      'says he is stupid',
      'says she is stupid',
      'says hes stupid',
      'says shes stupid',
      'says he is dumb',
      'says she is dumb',
      'thinks he is dumb',
      'thinks she is dumb',
      'bottom set',
      'bottom table',
      'cannot keep up in class',
      'cant keep up in class',
      'behind in class',
      'behind at school',
      'behind in maths',
    ],
    cues: [
      'maths',
      'math',
      'sum',
      'number',
      'writing',
      'write',
      'pencil',
      'lesson',
      'behind',
      'stupid',
      'thick',
      'dumb',
      'slow',
      'understand',
      'learn',
    ],
    not: [
      'loves maths',
      'good at maths',
      'likes maths',
      'test',
      'exam',
      'homework',
      'called stupid',
      'calls him stupid',
      'calls her stupid',
      'dyslexia',
      'dyslexic',
      'read',
      'reading',
    ],
  },
  topicWords: [
    'sum',
    'maths',
    'math',
    'lesson',
    'number',
    'learn',
    'understand',
    'write',
    'writing',
    'pencil',
    'count',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing', 'gear'],
  facts: [
    'Learning changes connections between nerve cells; it takes repetition and sleep, and people differ in speed from subject to subject.',
    'Maths builds on earlier steps; a gap is often a step that was missed, and it can be found and filled.',
    'Things that can be held (counters, blocks, paper strips) help people of all ages to understand numbers.',
    'Worry uses the part of memory that sums are done in, so worried people calculate worse than they can.',
    'Handwriting is a job of many small muscles; pencil grips, a slope, pauses and typing help, and slow handwriting says nothing about ideas.',
    'Speed and understanding are different things; several well-known mathematicians called themselves slow.',
  ],
  threads: {
    step: 'a staircase of steps, of which one was missed',
    hold: 'numbers that can be held: blocks, beans and a strip of paper',
    speed: 'fast and slow, and what is known at the end',
    pen: 'a hand that has to do a lot of small work for a pencil',
    group: 'the name on a table, and what it tells the teacher',
  },
  // Whoever finds a subject hard needs no zip to be told of.
  decidedBy: [
    TOO_HARD_AT_SCHOOL,
    /\b(?:finds?|finding|thinks) (?:the )?(?:maths?|numbers|sums|times tables|fractions|science|history|geography|french|spanish|grammar|handwriting) (?:\w+ )?(?:hard|difficult|tricky|confusing|impossible)\b|\b(?:bad|rubbish|terrible|useless|no good) at (?:maths?|numbers|sums|times tables)\b(?![^]*\b(?:homework|test|angry|kicks|hits)\b)/i,
  ],
  threadCues: {
    // Whoever finds "the work" hard needs no fractions.
    step: said(
      String.raw`\b(?:(?:school|class) ?work|work|lessons|learning|science|history|geography|french|spanish)\b`,
      String.raw`\b(?:maths?|sums?|numbers?|fractions?|tables?|division|count\w*|hand ?writing|writ(?:e|es|ing)|pen(?:cil)?s?|slow\w*|behind|keep up|everyone else)\b`,
    ),
    pen: /\b(?:hand ?writing|writ(?:e|es|ing)|pen(?:cil)?s?|dyspraxi\w*|dysgraphia|letters)\b/i,
    hold: /^(?![^]*\b(?:hand ?writing|writ(?:e|es|ing)|pen(?:cil)?s?|dyspraxi\w*|dysgraphia)\b)[^]*?\b(?:maths?|sums?|numbers?|fractions?|tables?|division|subtract\w*|adding|count\w*|dyscalculi\w*)\b/i,
    speed: /\b(?:slow\w*|fast\w*|keep up|behind|everyone else|others|bottom|set|table)\b/i,
    group:
      /\b(?:bottom|lowest|lower|special|easy|easiest|slow|baby|different)\b[^.]{0,20}\b(?:groups?|sets?|tables?|class)\b|\b(?:put|moved|placed) (?:down |back )?(?:in|into|on|to) (?:a |the )?(?:\w+ ){0,3}(?:groups?|sets?|table)\b/i,
  },
  onlyWhenSaid: ['pen', 'group'],
  comesFirst: ['pen'],
  tellsAlone: ['pen', 'group'],
  roles: {},
  titles: {
    young: [
      { text: 'The Name on the Table', thread: 'group' },
      { text: 'Two Beans and One Bean', thread: 'hold' },
      { text: 'Numbers to Hold', thread: 'hold' },
      { text: 'One Step Was Missing', thread: 'step' },
      { text: 'Up the Steps', thread: 'step' },
      { text: 'A Snail Gets There', thread: 'speed' },
      { text: 'Fingers at Work', thread: 'pen' },
      { text: '{name} Is Learning' },
    ],
    older: [
      { text: 'What a Group Is For', thread: 'group' },
      { text: 'The Name on the Table', thread: 'group' },
      { text: 'Half a Strip of Paper', thread: 'hold' },
      { text: 'Numbers to Hold', thread: 'hold' },
      { text: 'The Step That Was Missed', thread: 'step' },
      { text: 'Step Four of Seven', thread: 'step' },
      { text: 'Quick Is Not the Same as Right', thread: 'speed' },
      { text: 'The Slow Way Up', thread: 'speed' },
      { text: 'Thirty Small Muscles', thread: 'pen' },
      { text: '{name} Is Learning' },
    ],
  },
  benefits: [
    'Says why something can be hard for a clever head.',
    'Shows where help can begin, without blame or marks.',
    'Gives {name} a small next step and a sentence to ask with.',
  ],
  talk: {
    young: ['What was counted in the story?', 'How does a hard thing feel?', 'Shall we count something with beans?'],
    older: [
      'What did the story say about learning?',
      'Which word went into the blank, and is it for one lesson or for all?',
      'Shall we find the step where it got hard?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['pencil', 'book'],
  },
  text: {
    '2-3': script(`
      D<hold> {Name has} beans to count. One bean. Two beans. Plop! They are in a cup.
      D<hold> Here are beans to count. {Name has} two hands. One bean here. One bean there. Plop, plop!
      D<step> One step, two steps. {Name can} learn to count them. A big step is hard. A small one is fun.
      D<step> Up, up, up! {Name} can count each step. One, two. Some steps are hard to learn. A rest is good.
      D<hold> Plop! {Name} can hear a bean in the cup. It is fun to count. One more, and one more. Plop, plop!
      P Grown-ups count on fingers too.
      P Some children go fast. Some go slow.
      P A snail is slow. It gets there.
      Q When it is hard, {Name} may feel ____.
      Q With the beans, {Name} may feel ____.
      H {helper} can count too.
      H {helper} can hold a hand.
      H<adult> {helper} can try {adult}.
      T {he} can try one more.
      T {he} can have a rest.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<hold> {he} can say, "Bean, bean, plop."
      C<step> {he} can say, "Step, step, rest."
      C<topic> {he} can think about {topic}.
      A<hold> Plop, plop! The cup is full. We can count on beans. Bye-bye, beans.
      A<step> Step, step, rest. It was hard to learn. It is done for now. Hello, floor!
    `),
    '4-5': script(`
      D<hold> A number on paper is just a line or two. It is hard to see how many that is. {Name} can hold beans, and then it is clear. Two beans and one bean make three. Beans are good for learning.
      D<step> Learning goes up like stairs, one step and then the next. {Name} may be on a step that is high. Perhaps one below it was missed. Then somebody can go back and look for it. It is soon found.
      D<speed> In a lesson some are quick, and some take their time. {Name} may need more time for a thing. A snail is slow, and it gets there. On the way it sees more than a car does.
      P Grown-ups learn things too, and it takes them long. Some still count on their fingers.
      P Each head finds something easy and something hard. It is not the same thing for all.
      P Teachers are glad to hear, "I do not get it." Then they know what to show.
      Q When it is hard to understand, {Name} may feel ____.
      Q When others are quick, {Name} may feel ____.
      Q When it gets clear, {Name} may feel ____.
      H {helper} can show it with beans or blocks. ~ Hands help a head.
      H {helper} can ask the teacher which step was missed. ~ Teachers know the stairs.
      H {helper} can stop when a head is full. ~ A full head needs a rest.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can say, "Show me again, please."
      T {he} can do one, and then have a rest.
      T<comforter> {he} can have {comforter} on the table.
      T<doing> {he} can try {doing}.
      C<hold> {he} can think, "I can count it with beans."
      C<step> {he} can think, "One step, and then the next."
      C<speed> {he} can think, "Slow feet get there."
      C<topic> {he} can have a rest and think about {topic}.
      A<hold> Three beans lie on the table. They are as clear as three beans can be. Numbers on paper mean just that. When it gets hard, beans can be counted again.
      A<step> The step was small, and now a foot is on it. Learning goes on up, with a rest now and then. Nobody runs up all the stairs at once.
      A<speed> The snail is at the leaf. It took as long as it took. In a lesson there is room for slow feet. What is learned slowly stays there too.
      D<pen> A pencil needs a lot of small work from a hand. {his} fingers may get tired from it. Then letters get big or fall off the line. The head knows more than the hand can write. So it can be said out loud, too.
      C<pen> {he} can say, "My hand needs a rest."
      A<pen> The pencil is down, and the hand is soft again. It wrote some letters, and to write is work. Big letters can be read as well. What was in the head can be said or drawn.
      P<pen> Some children draw all day, and some like to run. Hands learn at their own time.
      P<pen> A teacher can read a lot from a few big letters.
      Q<pen> When there is a lot to write, {his} hand may feel ____.
      H<pen> {helper} can write the words down while {Name} tells them.
      H<pen> {helper} can find a thick pencil. ~ It is easier to hold.
      T<pen> {he} can shake out the hand and have a rest.
      T<pen> {he} can tell it first and write one word.
      D<group> In some classes each table has a name. {Name} may sit at one where the lesson goes in small steps. It is a place to learn the next thing. It does not show how clever somebody is.
      D<group> Children learn things in groups. {Name} may be in a group that goes step by step. Somebody may say a silly word about it. The word is not true. A group tells the teacher what to show next.
      P<group> Teachers move children from table to table. They look at one thing, and then at the next.
      P<group> Other children look for their own pencil. They do not think much about tables.
      Q<group> At that table, {Name} may feel ____.
      H<group> {helper} can tell what {Name} has learned so far. ~ It is quite a lot.
      H<group> {helper} can ask the teacher what comes next.
      T<group> {he} can say which bit is still hard. ~ Then somebody can show it.
      T<group,comforter> {he} can hold {comforter} at home.
      C<group> {he} can think, "This is my step, and I am on it."
      A<group> The lesson is over, and the tables are just tables. One more step has been learned. The name on the table did not do that. {Name} did.
    `),
    '6-7': script(`
      D<hold> A number is an odd thing, because nobody can see it. {Name} may look at a sum and see only marks. With beans, blocks or a strip of paper it gets real. A strip folded once has two halves. Folded again, it has four quarters. Hands can learn that before a head does.
      D<step> Maths and writing are built like stairs. {Name} may be in front of a step that is much too high. That mostly means that one further down was missed. It can happen in a week with a cold. It is not a sign of a bad head. A missing step can be found.
      D<speed> In a lesson, hands go up fast in one corner and slowly in another. {Name} may think that fast means clever. But fast and right are two things. A slow answer can be a good one. Some people who were great at maths called themselves slow.
      P Each head has easy things and hard things. From outside, people only see the part that shows in class.
      P A teacher cannot see which step is missing. It needs a word or a wrong answer to show it.
      P When somebody is worried, sums get harder. The worry takes up room where numbers would be.
      Q When a page is full of it, {Name} may feel ____. It may be in the tummy or in the head.
      Q When the others are done first, {Name} may feel ____.
      Q When one thing gets clear, {Name} may feel ____.
      H {helper} can look for the step that still worked. ~ From there it goes up again.
      H {helper} can put out beans, blocks or paper to fold. ~ Hands understand a lot.
      H The teacher can give fewer of them, and more time. ~ Five well done are better than twenty.
      H<helper> {helper} can tell what was hard at school. ~ There was something for everyone.
      H<adult> {helper} can start {adult}. ~ It has helped before.
      T {he} can say, "I got lost here," and point to it. ~ That is worth more than a guess.
      T {he} can do one, look at it, and then choose the next. ~ One at a time is enough.
      T<activity> {he} can spend some time {activity} after it. ~ That is a kind of clever, too.
      T<comforter> {he} can have {comforter} on the table.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<gear> {he} can {gear} at the table.
      C<hold> {he} can think, "I can fold it and see."
      C<step> {he} can think, "There is a step missing. It is not me."
      C<speed> {he} can think, "Slow and right is right."
      C<topic> In a break, {he} can think about {topic}.
      A<hold> The strip of paper lies there with its folds. A quarter is a quarter, and it can be held. The marks in the book say the same thing. What hands have learned, a head can learn next.
      A<step> The step was there, and somebody put a foot on it. Up from there it is not so high. Learning takes some nights of sleep as well. The stairs will wait.
      A<speed> In the end nobody could tell how long the sum took. A slow way up a hill leads to the same top. People learn at all speeds. The view is for everyone.
      D<pen> More than thirty small muscles work when somebody writes. {his} hand may find that hard. The letters go up and down, and the head is two sentences ahead. A tired hand is not a lazy one. A grip, a slope or a pause can help. So can saying it first.
      C<pen> {he} can think, "Head first, hand later."
      A<pen> The pencil lies there, and the hand gets a shake. The writing is big here and small there, and it can be read. What was in the head got onto the page, or part of it did. The rest can be said.
      P<pen> Teachers see the page, and they cannot see the hand. It helps them to be told that it hurts.
      P<pen> Some people who write books have bad handwriting. Other people type it for them.
      Q<pen> When there is a lot to write, {his} hand may feel ____.
      Q<pen> When others have filled a page, {Name} may feel ____.
      H<pen> {helper} can write half of it down while {Name} tells it. ~ Then the story gets told.
      H<pen> The teacher can ask for three good lines and not a page.
      T<pen> {he} can tell the story out loud first. ~ Then the hand knows where it is going.
      T<pen> {he} can stop after each line and shake the hand. ~ Muscles like that.
      D<group> For some lessons a class is put in groups. {Name} may be in the one that goes slowly. A hard word can come into a head then, about the whole child. It is the wrong word. A group tells the teacher which step to explain next. How clever a person is cannot be seen from a table.
      D<group> Each table in a lesson works on its own step. {Name} may have been put at a table with an earlier one. That can sting, and a head may say something unkind about itself. What is true is smaller. One step is not clear yet, and it can be shown again.
      P<group> Teachers put groups together for one lesson and change them later. A child can be slow with sums and quick with words.
      P<group> Other children may say which group is best. They did not make the groups. Most of them find something hard that nobody knows about.
      Q<group> Going to that table, {Name} may feel ____. It can be two words.
      Q<group> When somebody talks about groups, {Name} may feel ____.
      H<group> {helper} can ask the teacher which step comes next. ~ It is good to hear it as a plan.
      H<group> {helper} can listen first, and then say what is true. ~ The hard word is not.
      T<group> {he} can ask to see one thing again, slowly. ~ In a small group there is time for that.
      T<group> {he} can keep a list of what is easier now. ~ It gets longer by itself.
      T<group,comforter> {he} can hold {comforter} and tell about the lesson.
      C<group> {he} can think, "A group is for learning, and I am learning."
      C<group> {he} can say, "I do not know it yet. Please show me."
      A<group> The lesson ends, and everybody goes out by the same door. What was learned goes along, whatever the table was called. Groups change, and steps stay learned. No table has a word on it that is true of a whole person.
      A<group> On the way home the table stays where it is. One step is clearer than it was in the morning. Many things make up a clever person. A lesson looks at one of them. {Name} takes all the others home as well.
    `),
    '8-10': script(`
      D<hold> Fractions and long sums have a bad name because they live on paper. {Name} may look at them and see marks that mean nothing. Mathematicians have an old remedy for that: they fold things, build things and draw. A strip folded three times has eight parts, and anyone can see that three are less than half. What the hands have understood, the pencil can write down later.
      D<step> Maths is built like a staircase, and nearly every step stands on another. {Name} may be facing step seven, which looks like a wall. When that happens, it is mostly step four that is missing. It was taught in a week with a cold, or on a day with a fire drill. It is no sign of a bad brain. A missing step can be found in ten minutes by somebody who goes down and looks.
      D<speed> Lessons reward whoever puts a hand up first, so it is easy to mistake speed for brains. {Name} may be one who takes longer. When people measured it, quick and correct turned out to be two different things. One winner of the highest prize in maths was slow at school, and in doubt about it for years.
      P From outside nobody can tell where an explanation stopped making sense. A teacher with thirty people in a room can only guess. A finger on the exact line ends the guessing.
      P Those who got it at once were usually shown it somewhere before. They have forgotten that. Knowing a thing makes it look easy.
      P Worry takes up the very space in a head that sums are done in. People calculate worse when they are afraid of it, and better when the page is short.
      Q When the page makes no sense, {Name} might notice ____. It may be in the stomach before it is in the head.
      Q When others are already packing up, {Name} might feel ____.
      Q When one line suddenly makes sense, {Name} might feel ____.
      H {helper} can go back together with {him} to the last step that worked. ~ It is often just two pages ago.
      H The teacher can agree to fewer sums and more time. ~ Five understood are worth more than twenty copied.
      H {helper} can find something to fold, cut or build it with. ~ Kitchens are full of fractions.
      H<helper> {helper} can tell what remained a mystery at school. ~ Everyone has at least one.
      H<adult> {helper} can try {adult}. ~ It has helped before.
      T {he} can put a finger on the line where it stopped making sense. ~ "Here" is a better question than "I don't get it".
      T {he} can do one, check it, and then decide about the next. ~ Small pages are friendlier.
      T<activity> {he} can spend some time {activity} afterwards. ~ Whoever can do that has a head that works.
      T<comforter> {he} can keep {comforter} within reach.
      T<doing> {he} can try {doing} first. ~ It has helped before.
      T<gear> {he} can {gear} at the table.
      C<hold> {he} can think, "I'll fold it, and then I'll see."
      C<step> {he} can think, "A step is missing, and steps can be found."
      C<speed> {he} can think, "Slow and right is right."
      C<topic> Between two sums, {he} can think about {topic}.
      A<hold> On the table lies a strip of paper with seven folds in it, and it knows all about eighths. The sum in the book is the same thing in shorthand. It may take another strip tomorrow. Nobody ever failed to understand a folded piece of paper.
      A<step> Someone went down, found step four behind a cold in February, and put it back. Step seven is now only one step high. Some things need a night's sleep before they hold, because that is when brains do their building. The lesson will come round again, as lessons do.
      A<speed> By the time the bell goes, it has stopped mattering who was first. The answer is in the book, and it is right or it can be mended. On a mountain they call the slow way the safe one. The number at the end of it is the same.
      D<pen> Writing by hand keeps more than thirty small muscles busy, and most people do not notice them. {Name} does, because they ache or go their own way. Meanwhile the sentence in the head is finished and has begun to evaporate. Untidy writing says nothing about the thought behind it. There are doctors who prove it daily.
      C<pen> {he} can think, "The idea is mine. The pencil is just transport."
      A<pen> The hand is shaken out, and on the page stands about half of what was thought. The other half can be told, typed or drawn. Writing gets easier with pauses and with a pencil that fits. Ideas do not depend on it, and they are what people want to read.
      P<pen> From outside, a short text looks like little effort. Nobody sees what it took, unless they are told.
      P<pen> Plenty of authors dictate their books. No reader has ever noticed.
      Q<pen> When the hand begins to ache, {Name} might feel ____.
      Q<pen> With a head full of it and two lines on the page, {Name} might feel ____.
      H<pen> {helper} can ask the school about typing, dictating or a sloped board. ~ Such things are there for it.
      H<pen> {helper} can write down what {Name} says, word for word. ~ It shows how much there is.
      T<pen> {he} can say it out loud once, or record it, before writing. ~ Then nothing evaporates.
      T<pen> {he} can stop after every third line and shake out the hand.
      D<group> For lessons, schools sort people into groups so that a teacher can explain one thing to those who need it. {Name} may have been put in one that others call the bottom. It is hard not to take that as a verdict, and a hard word about oneself turns up first. It is also the least exact one. The group says which steps are to be taught this term. It says nothing of how well a head works.
      D<group> There are lessons in which everybody knows which table is which, whatever the tables are named after. {Name} may sit at the one that starts further back, and draw a conclusion about everything else from it. The conclusion is too big. Learning goes in steps, and somebody who missed one gets stuck on the next. A small group is where missed steps can be found.
      P<group> Teachers look at a few pages of work when they make groups, and they look again later. They can tell that a page went wrong, and they can guess why. What somebody is going to be able to do next year is not written on it. Most teachers have been surprised by this many times.
      P<group> Those who talk most about groups are often afraid of being moved. People who are sure of themselves rarely mention it. What they say is about that, and it tells very little about anybody else in the room.
      Q<group> On the way to that table, {Name} might notice ____. It may be in the face or the stomach.
      Q<group> When the hard word turns up, {Name} might feel ____.
      H<group> {helper} can ask the teacher what exactly is being learned there. ~ A plan with a next step in it is easier to live with than a label on a table.
      H<group> {helper} can tell about one thing that took longer to learn than it did for others. ~ There is something like that in every life, and it often becomes a strength.
      T<group> {he} can swap the word for a sentence that is exact, such as "I do not see this step yet." ~ Somebody can help with a sentence like that.
      T<group> {he} can ask the question that nobody dares to ask. ~ In a small group there is room for it.
      T<group,comforter> {he} can have {comforter} near when the day gets told.
      C<group> {he} can think, "It is a group for a subject, and not for a person."
      C<group> {he} can think, "Which step is it? That is the only question."
      A<group> At the end of the lesson the tables are empty, and none of them looks cleverer than another. A step has been found or has not been found yet. Groups get changed, and what has been understood stays where it is. The rest of {Name} was not in a group at all. It drew, joked, ran and remembered things, and nobody has sorted that.
      A<group> Subjects are sorted, and people are more than subjects. By supper nobody knows who sat where, and somebody has learned something there. The exact sentence works better than the word. It has a next step in it, and somebody to ask. Tables are moved about at the end of term, and nobody keeps the old plan.
    `),
    '11+': script(`
      D<step> Nearly everything in maths stands on something that came before, which makes it unforgiving in a way that history is not. {Name} may be expected to follow step nine and find that it might as well be in Finnish. The usual explanation is a gap further down. Something was missed during an illness, a bad term or a teacher who talked to the board. From inside, a gap feels exactly like stupidity. It is not, and it can be located quite precisely.
      D<speed> School is arranged so that the fast look clever. Hands go up, the lesson moves on, and whoever needs another minute concludes the worst. {Name} may have reached that conclusion some time ago. Research does not support it: speed and depth are only loosely related. One winner of the highest prize in maths wrote of years of doubt about that very thing, caused by being slow.
      D<hold> The higher maths goes, the fewer people can say what it is about, and a good number are merely carrying out instructions. {Name} may be someone for whom that does not work, since a head that wants to understand will stall where an obedient one goes on. It is uncomfortable, and it is not a weakness. Such heads need to see the thing: folded, drawn, weighed, built out of sugar cubes if it comes to that.
      P Teachers look at thirty faces and see thirty nods. They would much rather have a finger on one line than a silence. It tells them what to do next, and they are usually short of such information.
      P Those who "just get it" have often been shown it before, by a sibling, a tutor or a video at midnight. It is not mentioned. What looks like talent contains a surprising amount of second hearing.
      P Anxiety occupies the same working memory that calculations need, so being afraid of numbers makes them harder in fact and not only in feeling. Short pages and no audience help more than encouragement does.
      Q When the board fills up, {Name} might notice ____. It is often physical first.
      Q On hearing somebody say "this is easy", {Name} might feel ____.
      Q When one line makes sense after all, {Name} might feel ____.
      H {helper} can ask the school to find out where the gap is rather than how large the mark was. ~ An hour of looking saves a term.
      H {helper} can arrange half an hour a week with somebody patient who is not related. ~ Relatives and algebra do not mix.
      H {helper} can stop saying that it is easy. ~ It has not helped anyone yet.
      H<adult> {helper} can go back to {adult}. ~ It has helped before.
      T {he} can mark the line where it stopped making sense and take that to somebody. ~ "Here" is the best question there is.
      T {he} can go down to the last step that still works and start from it. ~ Nobody needs to know how far down it was.
      T<activity> {he} can spend some time {activity} afterwards. ~ It is worth remembering what else this head can do.
      T<comforter> {he} can keep {comforter} within reach.
      T<doing> {he} can try {doing} first. ~ It has helped before.
      T<gear> {he} can {gear} at the desk.
      C<step> {he} can think, "There is a gap, and it has an address."
      C<speed> {he} can think, "Slow is a speed. It isn't a verdict."
      C<hold> {he} can say, "Can somebody draw that?"
      C<topic> Between two problems, {he} can think about {topic}.
      A<step> The gap turned out to have a page number. Filling it is dull work and takes a few evenings and some sleep, during which brains do most of their building. After that, step nine is merely a step. It will not be the last one that gets missed, and now there is a method. People who learn to find their own gaps can learn almost anything.
      A<speed> Ten years on, nobody will ask how long it took. What was learned slowly tends to stay, having been looked at from more sides. The fast ones will meet their own wall sooner or later, and will know less about walls. A lesson that moved on can be caught up with, at walking pace.
      A<hold> Somewhere on a desk stands a small heap of sugar cubes that explains something. The formula in the book says the same, in a language that saves paper. Wanting to understand is the slower route, and it is the one that mathematicians take. Numbers that have once been held are hard to forget.
      D<pen> Writing by hand is among the finest motor tasks that people ever learn, and some hands do not quite agree to it. {Name} may lose the second half of a thought while the first half is being formed. To others it looks like laziness or haste. In fact it is a bottleneck between a head and a page. There are ways round it, and typing is only the best known.
      C<pen> {he} can think, "That was my hand talking. My head is further on."
      A<pen> On the page is a fraction of what was thought, in letters that only a friend would call individual. The rest can be typed, dictated or said. Schools allow for it when they are asked. Writing has been done with reeds, feathers and thumbs, and ideas have survived all of them.
      P<pen> A teacher with thirty books to mark sees length and neatness first. Knowing what they cost changes how they are read.
      P<pen> Plenty of authors dictate, and some of the best handwriting in history is barely legible. Nobody has complained.
      Q<pen> When the hand gives out before the thought does, {Name} might feel ____.
      Q<pen> On getting back a page with a remark about neatness, {Name} might feel ____.
      H<pen> {helper} can ask the school about a laptop, extra time or dictation. ~ It is a routine matter and works best when settled early.
      H<pen> {helper} can leave neatness out of the conversation altogether.
      T<pen> {he} can record the thought first and write from the recording. ~ It takes the rush out of it.
      T<pen> {he} can plan in five words and write short sentences. ~ Short ones are usually better in any case.
      D<group> Setting is an administrative convenience with side effects. A school has thirty teachers, some hundreds of pupils and one timetable, so it sorts people by a test in one subject on one morning. {Name} may have ended up in a group with a low number, and may have heard an unkind word for it in {his} own head. The word is imprecise. What a set knows is which topics it will be taught next, and in what order.
      D<group> A lower group for lessons tends to be announced in one sentence and felt for some weeks. {Name} may be drawing conclusions from it that no teacher has drawn. A group describes where the teaching begins. It does not measure how a mind works, and it cannot, since nobody has agreed on how to measure that.
      P<group> Teachers place people by their last few tests, because there is little else to go by in the first week. They know that they get it wrong now and then, and they expect some movement. They rarely say so, since a list has been printed and somebody's uncle has already complained about it.
      P<group> Friends in other groups may be tactful or may make jokes. Either way they spend about four seconds on the subject. Most people are fully occupied with their own position. A good many of them have a subject in which they would rather not be looked at.
      Q<group> When the groups come up in conversation, {Name} might feel ____. There may be a second feeling below it.
      H<group> {helper} can ask the school what a change would depend on, and when it is looked at again. ~ A condition is easier to bear than a label, and it gives the next weeks a direction.
      H<group> {helper} can listen without arguing the feeling away. ~ Being contradicted kindly is still being contradicted, and it uses up the evening.
      T<group> {he} can write down the three topics that are unclear and take one of them to the teacher. ~ A gap that has a name is half closed, and the other half takes about ten minutes.
      T<group,comforter> {he} can have {comforter} around at the end of such a day.
      C<group> {he} can think, "It is where the lesson starts. It is not what I am."
      A<group> A timetable will be printed again next year, and the numbers on it will have moved. What was understood in the meantime stays understood. The word that turned up first can be retired, since it described nothing. The lesson itself goes on from where it is, and that is more than can be said of most labels. Whatever else belongs to {Name}, from jokes to judgement, was not tested that morning. It turns up for lunch as usual.
    `),
  },
};

/** Learning that does not come easily: maths, writing, a lesson that went too fast, and the thought of being stupid. */
export const lessonsAreHard: Frame = withScenes(
  own,
  oneQuestionInPencil,
  theOtherHand,
  ownNameOnPaper,
  outOfTheRoom,
  aBodyThatLearnsItsOwnWay,
  whichSet,
  rubbedOffTheBoard,
  tablesAgainstTheClock,
  theHardestInTheRoom,
);

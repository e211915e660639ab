import { enoughAtSchool } from './enough-at-school.ts';
import { doneAndNotHandedIn } from './done-and-not-handed-in.ts';
import { pageThatIsTooHard } from './page-that-is-too-hard.ts';
import { afterFourOClock } from './after-four-o-clock.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { homeworkOnSunday } from './homework-on-sunday.ts';
import { noHomeworkToday } from './no-homework-today.ts';
import { homeworkForTwo } from './homework-for-two.ts';
import { readingAfterSchool } from './reading-after-school.ts';
import { aGoodHead } from './a-good-head.ts';

const own: Frame = {
  id: 'homework',
  name: 'Homework',
  says: [
    'homework battles every night',
    'wont do his homework',
    'refuses to do homework',
    'homework takes hours',
    'tears over maths homework',
    'puts off her homework until bedtime',
    'forgets his homework at school',
    'hates the reading book she brings home',
    'spellings to learn every week is a fight',
    'too tired after school to do homework',
    'lies about having finished homework',
    'cant get started on homework',
    'wants me to sit with him for all of his homework',
    'doesnt understand the homework and throws the book',
    'homwork meltdown',
    'after school worksheets are a nightmare',
    'leaves his project until the last minute',
    'daydreams over homework',
    'too much homework in year seven',
    'says homework is pointless',
    'nightly reading log arguments',
    'he finishes school work but not home work',
    'home learning pack tantrums',
    'procrastinates on every assignment',
  ],
  claims: {
    strong: [
      'spelling test',
      'spelling tests',
      'weekly spellings',
      'learning his spellings',
      'learning her spellings',
      'essays',
      'done the night before',
      'wont do his homework',
      'wont do her homework',
      'wont do homework',
      'do his homework',
      'do her homework',
      'do homework without',
      'homework row',
      'row over homework',
      'rows over homework',
      'fights over homework',
      'homework',
      'homeworks',
      'home work',
      'home learning',
      'worksheet',
      'spellings to learn',
      'learn spellings',
      'reading log',
      'reading record',
      'reading book home',
      'school project',
      'assignment',
      'procrastinate',
      'procrastination',
      'schoolwork at home',
      'school work at home',
      'learn his times tables',
      'learn her times tables',
      'practise spellings',
      'home works',
      'times tables at home',
      'do his sums',
      'do her sums',
      'homework again',
      'reading practice at home',
      'school work',
      'schoolwork',
    ],
    cues: [
      'spelling',
      'spellings',
      'maths',
      'math',
      'reading',
      'project',
      'after school',
      'desk',
      'start',
      'finish',
      'last minute',
      'page',
      'tutor',
      'times tables',
      'essay',
      'deadline',
    ],
    not: ['after homework', 'homework is fine', 'finished his homework', 'homework club is', 'homework club'],
  },
  topicWords: ['homework', 'page', 'learn', 'book', 'task'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  facts: [
    'Putting work off is mostly a way of avoiding the feeling that comes with it, and that feeling lessens once the work is begun.',
    'Beginning is the hardest part for most people; a small first step makes the next one more likely.',
    'Attention tires; short breaks after ten to twenty minutes help primary-school children.',
    'Bodies that have sat at school for hours need food, water and movement before more sitting.',
    'Trying to remember something keeps it better than reading it again, and so does coming back to it on another day.',
    'Homework that cannot be done alone tells a teacher what to explain again.',
    'The same place and time each day make starting easier.',
    'People tend to guess too little time for what they have to do (the planning fallacy).',
  ],
  threads: {
    explained: 'two ways to the same answer',
    boring: 'dull work, and how it gets shorter',
    spelling: 'words that are learnt in five minutes a day',
    later: 'the word later, and an evening that gets shorter',
    bag: 'the way of a piece of paper from the bag to the table and back',
    first: 'the first line, which is the hardest',
    body: 'what a body needs before it sits again: water, food, moving',
    hill: 'a page that is cut into small parts',
    stuck: 'what being stuck is good for',
    muddle: 'the way of a sheet that got lost, and a place where it is found',
  },
  threadCues: {
    explained:
      /\b(?:explain\w*|do(?:es)? it|teach(?:es)?|show\w*|method)\b[^.!?]{0,30}\b(?:different\w*|wrong|another way|not (?:how|the way)|the way)\b|\b(?:not how|different (?:way|method)|wrong way|that'?s not how)\b[^.!?]{0,30}\b(?:teacher|school|miss|sir|mrs|mr)\b|\bwon'?t (?:let (?:me|us) help|do (?:\w+ ){0,3}with (?:me|us))\b/i,
    boring:
      /\b(?:boring|bored|dull|pointless|takes (?:him|her|them|us)? ?(?:hours|ages|forever|all (?:evening|night))|hours (?:over|on|to)|drags? (?:it )?out|messes about|dawdl\w+|battles?|rows?|fights?|argu\w+ (?:over|about))\b/i,
    spelling: /\bspell(?:ing)?s?\b/i,
    later:
      /\b(?:later|put(?:s|ting)? (?:\w+ ){0,3}off|procrast\w*|last minute|the night before|(?:un)?till? (?:it'?s )?bedtime|then it'?s (?:bedtime|too late)|leav(?:es|ing) (?:it|everything|\w+ \w+) (?:un)?till?)\b/i,
    first:
      /^(?![^]*\bdys(?:lexi|calculi|graphi)\w*)[^]*?\b(?:start\w*|begin\w*|puts? (?:it |her |his |their |the )?(?:homework )?off|putting (?:it )?off|procrast\w*|last minute|until bedtime|refus\w*|won'?t|wont|will not|delay\w*|hates?|battles?|pointless)\b/i,
    hill: /^(?![^]*\bdys(?:lexi|calculi|graphi)\w*)[^]*?\b(?:start\w*|begin\w*|puts? (?:it |her |his |their |the )?(?:homework )?off|putting (?:it )?off|procrast\w*|last minute|until bedtime|refus\w*|won'?t|wont|will not|delay\w*|hates?|battles?|too (?:much|long|big)|so much|hours|piles?|loads|mountain|overload\w*|overwhelm\w*|midnight|late (?:at|into)|up (?:un)?till?|every night)\b/i,
    stuck:
      /\b(?:dyslexi\w*|dyscalculi\w*|understand\w*|too hard|stuck|difficult|struggl\w*|can(?:no|')t (?:do|read|spell)|hours)\b/i,
    muddle:
      /(?<!\b(?:i|we) (?:have to |always |keep )?)\b(?:forg(?:et|ets|etting|ot|otten|etful)|los(?:e|es|ing|t) (?:it(?! with)|(?:his|her|their)(?! temper| patience| mind| cool)|the|every\w*|things|sheets|all)|left (?:it|his \w+|her \w+|their \w+|the \w+) (?:at|in|on)|leaves (?:it|his \w+|her \w+|their \w+) (?:at|in|on)|muddl\w+|mix(?:ed|es|ing)? up|wrong (?:page|sheet|book|day)|which (?:day|book|homework)|when it(?:'?s| is) due|deadlines?|planner|disorgani[sz]ed|can(?:no|')t find|remember(?:s|ed|ing)? (?:what|which|to|his|her|their))\b/i,
  },
  onlyWhenSaid: ['later', 'muddle', 'spelling', 'boring', 'explained'],
  comesFirst: ['later', 'spelling', 'explained'],
  tellsAlone: ['later', 'spelling', 'boring', 'explained'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'Out of the Bag', thread: 'bag' },
      { text: 'In the Bag, Out of the Bag', thread: 'bag' },
      { text: 'The First Line', thread: 'first' },
      { text: 'One Line, and One More', thread: 'first' },
      { text: 'First a Snack', thread: 'body' },
      { text: 'Crunch, Hop, Sit', thread: 'body' },
      { text: 'Where Is the Page?', thread: 'muddle' },
      { text: '{name} Has a Page' },
      { text: 'A Page at Home' },
    ],
    older: [
      { text: 'Two Ways to the Same Answer', thread: 'explained' },
      { text: 'Twenty Minutes With a Start', thread: 'boring' },
      { text: 'Five Words Before Tea', thread: 'spelling' },
      { text: 'An Evening With Nothing in It', thread: 'later' },
      { text: 'The Word Later', thread: 'later' },
      { text: 'The Hardest Line Is the First', thread: 'first' },
      { text: 'Only the First Line', thread: 'first' },
      { text: 'Before Sitting Again', thread: 'body' },
      { text: 'Water, Food, Then Paper', thread: 'body' },
      { text: 'Cut It Into Parts', thread: 'hill' },
      { text: 'One Part at a Time', thread: 'hill' },
      { text: 'What Being Stuck Is For', thread: 'stuck' },
      { text: 'A Line Across the Page', thread: 'stuck' },
      { text: 'The Sheet That Got Away', thread: 'muddle' },
      { text: 'A Task That Got Lost', thread: 'muddle' },
      { text: 'A Place for the Sheet', thread: 'muddle' },
      { text: '{name} and the Page' },
      { text: 'Between School and Supper' },
    ],
  },
  benefits: [
    'Puts homework into a few steps that have an end.',
    'Takes the hard part of it seriously, whether it is the start, the sitting or being stuck.',
    'Gives {name} one small way to begin.',
  ],
  talk: {
    young: [
      'What happens with the page in the story?',
      'How do hands feel when it is time to sit again?',
      'Shall we find a place where the page can lie each day?',
    ],
    older: [
      'What makes homework easier, in the story?',
      'Which word went into the blank, and was it another one after the first line?',
      'Shall we try a plan for this week and look at it on Friday?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'sunset',
    pose: 'sit',
    feeling: 'determined',
    companion: 'grown-up',
    props: ['pencil', 'book', 'clock'],
  },
  text: {
    '2-3': script(`
      D<bag> {Name has} a bag. In it is a book. Out comes the book. Flip, flip, flip. Look, a cat!
      D<first> Here is a page. {Name has} a crayon. One line goes down. One line goes up. Scribble, scribble, stop.
      D<body> {Name comes} home with a page. First a snack. Crunch, crunch. Then a wiggle. Then a book.
      P Some children like to sit. Some wiggle first.
      P Grown-ups like to look at books with children.
      P Grown-ups get tired at tables too. They yawn.
      Q With a page, {Name} may feel ____.
      Q At the table, {Name} may feel ____.
      Q When it is hard, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can turn the page.
      H {helper} can say when it ends.
      H<helper> {helper} can do a silly voice.
      T {he} can find one thing to point at.
      T {he} can make one line.
      T {he} can ask for help.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<bag> {he} can say, "Out, flip, back in."
      C<first> {he} can say, "One line, and stop."
      C<body> {he} can say, "Crunch, wiggle, sit."
      C<topic> {he} can think about {topic}.
      A<bag> Flip, flip, the end. The book goes in the bag. The bag goes on the hook. Bye-bye, book.
      A<first> Scribble, scribble, stop. The page has lines now. {Name was} here. It is good to learn.
      A<body> Crunch, wiggle, sit. The page is done. The snack is gone. Now it is time to play.
    `),
    '4-5': script(`
      D<bag> A page of homework goes on a trip. It comes home in a bag. {Name} may take it out at the table. There the page gets a name, and some lines. Then it goes back in the bag and off to school.
      D<first> A page can look like a lot. {Name} may look at it and not know where to start. Often it is just the first line that is so hard. After one line, a hand knows how it goes. Then the next line is not so big.
      D<body> Before homework there is a body. At school {his} body may sit for a long time. Then it is full of wiggles. It needs water and a snack. It needs to move a bit. After that, it is easier to learn.
      D<muddle> Homework can hide. {Name} may look in the bag, and it is not there. It may be under a coat, or in a tray at school. Pages are thin, and so they slip. Nobody sees them go.
      P Teachers give a page so that heads can try it again. It is fine when not all of it is right.
      P Grown-ups have pages too. They pay bills at the table, and they sigh. They like it when it is done.
      P Some children start right away. Some look out of the window first. Both of them get there.
      Q When the page is on the table, {Name} may feel ____.
      Q At the first line, {his} hand may feel ____.
      Q When it takes a long time, {Name} may feel ____.
      H {helper} can sit close by for the first line. ~ The start is the hard bit.
      H {helper} can say how much there is. ~ It helps to know the end.
      H {helper} can write a note if it is too hard. ~ Teachers like to know.
      H<helper> {helper} can read the page out in a silly voice. ~ Even a duck voice is fine.
      H<adult> {helper} can help by {adult}. ~ Then the start is not so hard.
      T<muddle> {he} can put the page in its place at once.
      T {he} can have a snack first and then sit down.
      T {he} can do one line and then look up.
      T {he} can ask, "Which bit comes first?"
      T<comforter> {he} can put {comforter} on the next chair.
      T<quiet> {he} can spend some time {quiet} when the page is done.
      T<doing> {he} can try {doing} when it is too hard.
      C<bag> {he} can say, "Out, do, and back in."
      C<first> {he} can think, "Just line one."
      C<body> {he} can say, "Drink, hop, sit."
      C<muddle> {he} can say, "Page, here is your place."
      C<topic> After the last line, {he} can think about {topic}.
      A<bag> The page is back in the bag, next to a lost sock. Now the table is just a table. Not all of the homework needs to be right. It is good that it was tried.
      A<first> Line one was the hard one. It stands there now and looks easy. The rest of the page came after it. To learn is to do one line, and one more.
      A<body> First the body had its turn, and then the head. That is a good way to do homework. Now both of them are done for today. It is time to play.
      A<muddle> The page has a place now, and it is easy to see. A page in its place is not lost. If it slips off, somebody can help to look. That is how homework comes home.
    `),
    '6-7': script(`
      D<first> Homework looks biggest before it begins. {Name} may sit in front of it and sharpen all the pencils. That happens to many people, because a brain does not like to start. Once the first line is there, the brain wants to go on. So the hardest line on any page is line one.
      D<body> At school a body sits for hours, and so may {his}. It wants three things before homework: water, food and moving. A brain works badly without them. So a snack and ten minutes outside are not wasted. They are a part of the work.
      D<hill> What is the trick with a big page of homework? It gets cut into parts. If {Name has} twelve sums, that can be four and four and four. After each four comes a stretch. Four sums are a thing that anyone can see the end of.
      D<muddle> Homework has a long way to go. It is said, then written down, then put in a bag. {Name} may lose it at any of those places, and so may others. After that it comes home and goes back again. A head has a lot to carry at the end of a school day.
      P {teacher wants} to know what went well and what was too hard. A page with an empty line can say that too. It is a kind of letter to school.
      P Grown-ups can be tired at the end of a day, too. They may get cross about the homework. It is mostly about the hour.
      P Some children like to do it at once, and some like to play first. It is good for a family to know which is which.
      Q In front of an empty page, {Name} may feel ____. It may be in the head or in the legs.
      Q When a task does not work, {Name} may feel ____.
      Q When others are at play already, {Name} may feel ____.
      H {helper} can stay for the first line and then go and cook. ~ Starting is better with company.
      H {helper} can set a clock for fifteen minutes. ~ When it rings, there is a break.
      H {helper} can write on the page, "This one was too hard." ~ It is helpful for {teacher} to know.
      H<helper> {helper} can sit at the same table and do some work too. ~ Two quiet people are a kind of team.
      H<adult> {helper} can help with the start by {adult}. ~ After that, it goes more easily.
      T<muddle> {he} can pick one place for the sheet, and put it there first. ~ Later is when things get lost.
      T {he} can do the easiest task first. ~ Then the page is not empty any more.
      T {he} can put a dot by a hard one and go on. ~ It can be looked at later.
      T {he} can cover half of the page with a book. ~ Then there is only half as much to see.
      T<comforter> {he} can let {comforter} sit on the table and watch. ~ It is good company and says nothing.
      T<quiet> {he} can spend the break {quiet}. ~ A rested head is quicker.
      T<doing> {he} can try {doing} when the numbers go blurry. ~ After that, eyes are fresh.
      C<first> {he} can think, "Only line one, and then I see."
      C<body> {he} can think, "Water, food, moving, and then my head."
      C<hill> {he} can think, "Four, stretch, and four again."
      C<muddle> {he} can think, "Bag, sheet, book, and then the door."
      C<topic> In the break, {he} can think about {topic} until the clock rings.
      A<first> At the end, line one looks as easy as the others. It was just the first. Homework is finished when the time is up or the page is full. Then it goes in the bag, and the day goes on.
      A<body> The glass is empty, and so is the plate. The page is not. It was good to look after the body first. Homework done by a hungry person takes longer.
      A<hill> Three times four makes twelve. Nobody did twelve at once. That is how people learn long songs and long words too. The last part of the homework is done, and the table is free.
      A<muddle> The sheet has a place at home now, and a place in the bag. Between them there is only the way. Some days one will be missing again. Then somebody is asked, and the homework gets done a bit later.
      A<muddle> At the door there is a short look into the bag. Bag, sheet, book: it takes as long as one shoe. A short look finds more than a long think. That is handy for homework, and for gloves.
      D<later> "Later" is a small word with a lot of room in it. {Name} may say it about homework and mean it. After school, the evening looks long. Then there is play, and then supper, and then it is time for bed. The page is still there, and the head is tired now. It did not get any bigger. It only feels like more.
      D<later> Homework does not weigh much. It is the thought of it that comes along everywhere. {Name} may put it off until later and go and play. The thought comes along to the game as well. Later comes, and it is nearly bedtime. Most people know an evening like that.
      P<later> Nearly everyone thinks that a job will be quicker than it is. Grown-ups do it too, with the washing-up and with letters.
      P<later> People at home ask about it a lot. They are thinking of bedtime. They would like to stop asking as well.
      Q<later> When somebody asks about homework, {Name} may feel ____.
      Q<later> When it is late and the page is empty, {Name} may feel ____.
      H<later> {helper} can choose a homework time together with {Name}. ~ Then nobody needs to ask.
      H<later> {helper} can sit close by for the first line. ~ Starting is the hardest bit.
      T<later> {he} can have a snack and then do five minutes. ~ After that it is easier to go on.
      T<later> {he} can say a real time, such as "after the snack". ~ A real time is easier to keep than "later".
      T<later,quiet> {he} can do the page first, and after that spend some time {quiet}.
      C<later> {he} can think, "First the page, and then it is done."
      A<later> The page is in the bag, and it is still light outside. Now the evening is for other things. On some days "later" wins, and that happens to everybody. Homework with a time of its own is soon over.
      A<later> Five minutes go by fast, and then the page has a start. A page with a start is not so hard to finish. Supper comes, and nobody needs to ask. The rest of the evening has no homework in it.
      D<spelling> Ten words to learn have come home, and on Friday they get asked. {Name} may look at all ten at once. Some words are not written as they sound. The homework is easier in small bites. Two words a day make ten by Friday.
      P<spelling> {teacher} asks on Friday to see which words need more time. It is not about who is clever.
      P<spelling> Grown-ups look up words as well. Many cannot spell "rhythm".
      Q<spelling> When the list comes out of the bag, {Name} may feel ____.
      Q<spelling> When a word comes out wrong, {Name} may feel ____.
      H<spelling> {helper} can make silly sentences out of the words. ~ Silly things stay in heads.
      H<spelling> {helper} can ask the school for a shorter list.
      T<spelling> {he} can look, cover, write and check, two words a day.
      T<spelling> {he} can write the tricky bit of a word in red.
      C<spelling> {he} can think, "Two words today, and then tea."
      A<spelling> On Friday some words come out right, and some have a letter too many. The red bit was in most of them. The list goes in the bin, and the words that were learnt stay. Next week there is a new page, and it goes in bites too.
      D<boring> Some homework is dull, and nobody needs to say that it is fun. {Name} may look at the page, the window, the pencil and the page again. Then a short page takes a whole evening. It is not the work that takes so long. It is the time around it.
      P<boring> Grown-ups have dull jobs too. They put on the radio for the washing-up.
      P<boring> A page that lies there the whole time makes the whole house grumpy.
      Q<boring> With a dull page on the table, {Name} may feel ____.
      H<boring> {helper} can sit near with a dull job as well. ~ Two are better than one.
      H<boring> {helper} can set a timer. ~ If it rings first, a note will do.
      T<boring> {he} can choose when to start: before the snack or after it.
      T<boring> {he} can do three lines, run to the door, and do three more.
      C<boring> {he} can think, "Start, and it gets shorter."
      A<boring> At last the page was done, or nearly. It was as dull as before, only shorter. There is some evening left, with light in it. The page is in the bag. The window can be looked at for fun.
      D<explained> Homework can be done one way at school and another way at home. {Name} may say, "That is not how we do it!" Both ways may come to the same answer. But two ways in one head are a muddle. Homework goes best the way it was shown in class.
      P<explained> {helper} learned sums a long time ago. The way has changed since then.
      P<explained> {teacher} knows that parents learned it differently.
      Q<explained> When it gets explained another way, {Name} may feel ____.
      H<explained> {helper} can say, "Show me how your teacher does it."
      H<explained> {helper} can ask {teacher} how it is done now.
      T<explained> {he} can be the teacher and show one sum.
      T<explained> {he} can put a question mark by a sum and ask at school.
      C<explained> {he} can think, "Two ways, one answer. I do mine."
      A<explained> Now somebody at home knows how it is done these days. The homework page has five sums and one question mark on it. A question mark is a fine thing to hand in. The tea is warm, and nobody needed to be right.
    `),
    '8-10': script(`
      D<first> There is a law of homework that is not in any book. The time spent before it is often longer than the time spent on it. {Name} may know it: a drink, another drink, a pencil that needs sharpening. Brains avoid the beginning because they see the whole task at once. One line later, most of the fuss is over. The second line often comes by itself.
      D<hill> Homework on a Monday can look like one big block. If {Name looks} closer, it is made of pieces: read a page, answer four questions, colour a map. Pieces can be put in order, and crossed out. Minds like crossing out so much that some adults write down things they have already done. A block cannot be crossed out. A piece can.
      D<stuck> Sooner or later, everybody gets stuck in their homework. It may be a word in the question, or a step that went too fast in class. If {Name does} not understand it, that is exactly the news a teacher needs. A blank with a question mark says "here". A right answer copied from a friend says nothing at all.
      D<muddle> A sheet of homework has at least four chances to disappear. It can be misheard, written on a hand, left in a tray, or brought home and not taken out. {Name} may know most of these from experience. Remembering to do something later is one of the hardest jobs a brain has. It is not the same as not caring, although it looks alike from the front of a class.
      P {teacher plans} homework for twenty minutes and may not see that it takes an hour. It is useful to hear how long it took. Teachers can only change what they know about.
      P Parents who learned it another way may explain it another way. It is well meant and can make things worse. Some of them are glad to be told, "Not like that at our school."
      P Friends who say that they finished in five minutes may be quick, or careless, or boasting. It cannot be seen from outside. A clock in another house is no use in this one.
      Q With the book still closed, {Name} might feel ____. It is often worse than with the book open.
      Q When the same task will not work for the third time, {Name} may feel ____. Tired and angry are easy to mix up.
      Q When the book is opened, {Name} might feel ____. It may depend on the subject.
      H {helper} can be in the room for the first five minutes. ~ After that it usually runs without an engine.
      H {helper} can agree on an end time, and write a note if more is left. ~ A clear end saves a whole evening.
      H {helper} can ask, "What is the question asking for?" and then wait. ~ Waiting is the harder half of helping.
      H<helper> {helper} can sit down with some boring work as well. ~ Boredom is lighter for two.
      H<adult> {helper} can help to begin by {adult}. ~ A good start costs less than a late rescue.
      T<muddle> {he} can write it down before the book is shut, in one place only. ~ Two lists are as good as none.
      T {he} can set a clock for ten minutes and do only that much. ~ Most people carry on when it rings.
      T {he} can write the pieces on a scrap of paper and cross out one. ~ One line through one thing is a beginning.
      T {he} can write, "I got as far as this," and draw a line. ~ A teacher can start from a line.
      T<comforter> {he} can work with {comforter} beside the book. ~ There are worse colleagues.
      T<activity> {he} can keep a fixed time for {activity} after the last piece. ~ It is good to see the end from the beginning.
      T<quiet> {he} can spend a short break {quiet}. ~ Minds go on sorting while hands do something else.
      T<doing> {he} can try {doing} when the page goes blurry. ~ Five minutes away are often quicker than ten minutes stuck.
      C<first> {he} can think, "Line one, and then I may complain."
      C<hill> {he} can think, "Not the block, just the next piece."
      C<stuck> {he} can think, "Stuck is news, and I can pass it on."
      C<muddle> {he} can think, "One place, and it goes there first."
      C<topic> When the clock rings, {he} can think about {topic} for the whole break.
      A<first> The drink is finished, the pencil is sharp, and there is a line on the page. It is not a beautiful line. It did its job, because the second one followed it. There is an end to homework every day, and then it is supper.
      A<hill> The scrap of paper is covered in crossed-out words. None of the pieces was the size of a block. Tomorrow there may be new ones, and they can be sorted as well. A page that is half done and handed in is still worth something.
      A<stuck> The line across the page shows where the road ended today. It is honest, and it helps. Nobody learns only the things that go well. Homework can have a question mark in it and still be finished.
      A<muddle> The sheet has an address now, in the bag and on the table. People who seem to remember everything mostly have places, lists and alarms. Their heads are as full of holes as any. The homework got there, a bit crumpled, and it counts the same.
      A<muddle> One thing gets forgotten, and four do not. Nobody writes home about the four. A place works better than good intentions, because a place stays where it is. The learning was in there all along, in the side pocket.
      D<later> "Later" is one of the most useful words for homework, because nobody can argue with it. {Name} may even mean it. At four o'clock, the evening looks like a time with plenty of room in it. By six there is supper, something good has started, and the head is more tired than it was. The homework has not grown. It only seems so, because the evening around it has got smaller.
      D<later> Homework that is put off does not stay in the bag. It comes along to the sofa, into the game and to supper, as a thought that says, "Not yet." {Name} may know that thought. It takes some of the fun out of everything that is done instead. Then it is nearly bedtime, and the page still wants its twenty minutes. Putting it off is an old trick, and it makes nothing shorter.
      P<later> Nearly everybody thinks that a job will take less time than it does. Scientists call it the planning fallacy. Adults with calendars do it too.
      P<later> Those at home ask again and again, and it sounds like nagging on both sides. Mostly they are thinking of bedtime. They would gladly stop asking if they knew when.
      Q<later> When somebody says the word homework, {Name} might feel ____. It is often in the shoulders first.
      Q<later> Late in the evening, with the page still empty, {Name} might feel ____.
      H<later> {helper} can agree on one time for it and not mention it before then. ~ A fixed time ends most arguments before they begin.
      H<later> {helper} can sit near for the first five minutes. ~ Starting is easier with company.
      T<later> {he} can turn "later" into a time, such as straight after the snack. ~ A time can be kept, and "later" cannot.
      T<later> {he} can do five minutes at once and then decide about the rest. ~ A page that has been started is easier to go on with.
      T<later,quiet> {he} can do the page first and spend the rest of the evening {quiet}. ~ It is better with nothing waiting.
      C<later> {he} can think, "Five minutes now, and then it is behind me."
      A<later> One evening the page is finished before the lamps are on. Everything that comes after it is simply evening. There will be days when "later" wins, as it does with most people. But homework that has a time of its own needs no arguing about. It gets shorter by exactly the length of the argument.
      A<later> The bag stands by the door, shut. The thought that used to say "not yet" has nothing left to say. Some pages will still be done at the last minute, and they count as well. Most homework turns out to be smaller than the evening that was spent on not doing it.
      D<spelling> English spelling was put together over centuries by people who did not agree. That is no comfort with homework on the table. So a list of spellings is hard work for anybody, and {Name} may have copied it out without much effect. Copying does little. What helps is to look, cover, and try to write the word from memory. Homework like that takes five minutes, and five short evenings beat one long one.
      P<spelling> A spelling test tells {teacher} which patterns to go over again. It says nothing about ideas, and ideas are what writing is for.
      P<spelling> Friends who get ten out of ten on Friday often forget half by Monday. Nobody tests that.
      Q<spelling> With the list on the table, {Name} might feel ____.
      Q<spelling> In the minute before the test, {Name} might notice ____.
      H<spelling> {helper} can ask three words at a time, in odd places such as the stairs. ~ Memory likes a change of room.
      H<spelling> {helper} can tell {teacher} if it ends in tears each week. ~ A list can be made shorter.
      T<spelling> {he} can make up a daft sentence for the worst word. ~ "Big elephants" have rescued "because" for many people.
      T<spelling> {he} can test the hard ones first and leave the ones that are known.
      C<spelling> {he} can think, "Cover, write, check. Five minutes."
      A<spelling> Friday's test is done, with seven right, or eight, or five. The daft sentence is likely to stay longer than the mark. Some people spell well and some write well, and the two are less related than it looks. The page for next week can wait until Monday.
      D<boring> Nobody has proved that worksheets are exciting. A dull task has a strange property: the less somebody wants to do it, the longer it gets. {Name} may have turned twenty minutes of homework into a whole evening that way, with sharpening, sighing and discussion. All of that takes minutes out of the evening. The sheet itself does not change.
      P<boring> The adult who says "just get on with it" has a tax form lying in a drawer. They know exactly how it is.
      P<boring> Teachers set homework for thirty people and cannot see how long it takes. They need to be told, in minutes.
      Q<boring> Looking at the worksheet, {Name} might feel ____.
      Q<boring> After the third reminder, {Name} might notice ____.
      H<boring> {helper} can agree on a start time, and leave out the reminders before it. ~ Reminders make a dull thing duller.
      H<boring> {helper} can write the minutes on the sheet for the teacher when it has been too long.
      T<boring> {he} can set a timer for twenty minutes and find out how much fits in.
      T<boring> {he} can do the dullest question first, while the head is fresh.
      C<boring> {he} can think, "It is dull, and it is twenty minutes."
      A<boring> When the timer goes, the page is done, or a note on it says how far twenty minutes got. The evening is still there, and nobody has argued about it. Dull things stay dull. They do get short when somebody starts them.
      D<explained> There is more than one way to divide, and it shows when homework is on the table. When somebody at home explains it, {Name} may see the wrong steps in a confident voice. It is annoying to be helped in a foreign language. Both methods work, as it happens. A head that is still learning the first one has no room for a second. It is fair to say so.
      P<explained> Whoever helps at home has only that one method. Being told "that is wrong" stings a bit.
      P<explained> {teacher} gets this question every year. There is often a page or a film that shows the method.
      Q<explained> When it is explained the other way, {Name} might feel ____.
      H<explained> {helper} can ask to be taught the new way, and be slow at it. ~ Explaining is the best way to learn something.
      H<explained> {helper} can sit nearby with some work and help only when asked.
      T<explained> {he} can say, "Can you just check the answer and leave the method to me?"
      T<explained> {he} can write on the homework, "I got stuck at this step."
      C<explained> {he} can think, "Same answer, and I will take my road to it."
      A<explained> The homework has gone back with one note on it and no tears. At the table somebody over thirty can now divide the modern way, with mistakes. Two methods exist, and they meet at the bottom of the page. Help is more use when it asks first.
    `),
    '11+': script(`
      D<first> Putting off homework is rarely laziness. A task that looks dull or confusing produces a small unpleasant feeling, and {his} brain finds a quick way out: do something else. That works at once and costs more later. The feeling is at its strongest before the first line. It usually fades within minutes of beginning, which is hard to believe at four o'clock and easy to believe at half past.
      D<hill> People are poor at guessing how long things take, and there is even a name for it: the planning fallacy. An essay looks like one evening. In fact {Name} may be facing six jobs called homework: choose, find, read, plan, write, check. Each of them takes an ordinary amount of time. What is impossible is to do all of them at nine o'clock on a Sunday.
      D<stuck> Being stuck on homework is information, although it feels like a verdict. Either the question is unclear, or a step from class is missing, or {his} head is simply tired. The three need different things: a question, an example or a night's sleep. More time at the desk helps with none of them. Somebody who writes down exactly where it stopped making sense has done a useful piece of work.
      D<muddle> Most homework is not lost at the desk. It is lost between a sentence at the end of a lesson and a bag in a hall, along with the date and the page. {Name} may have done a task and left it at home, or done the wrong one with great care. Remembering to remember is a separate skill from understanding, and it develops late. Schools hand out planners as if that settled the matter.
      P Teachers of different subjects seldom compare their plans, so three large tasks can fall on one day. It looks like bad will and is mostly bad coordination. A polite message before the date has more effect than an apology after it.
      P Parents ask "have you finished?" when they mean a number of things, such as "are you all right?" and "can I stop thinking about it?" A short answer with a time in it tends to end the questions.
      P Everyone in a class works differently, and almost everybody misreports it. Those who claim to have done nothing have often done something. Those who were at it all evening may have spent half of it looking for a charger.
      Q On opening the list for tomorrow, {Name} might feel ____. A body sometimes suggests a snack before any thought appears.
      Q After an hour without progress, {Name} might notice ____. Tiredness is good at disguising itself as hopelessness.
      Q On Sunday at nine, {Name} may feel ____. Regret and determination are a common mixture.
      H {helper} can keep the evening quiet for an agreed hour without checking on it. ~ Trust is a good working condition.
      H {helper} can listen to the task being explained aloud. ~ Explaining it often shows where the gap is.
      H {teacher} can extend a date when somebody asks before it has passed. ~ Early questions tend to get generous answers.
      H<helper> {helper} can share a table and get on with something dull as well. ~ Working beside another person makes it easier to begin.
      H<adult> {helper} can offer {adult} at the starting line, and then leave. ~ The first five minutes are the expensive ones.
      T<muddle> {he} can take a picture of the board and set one alarm for the evening. ~ Memory can be delegated.
      T {he} can put the phone in another room and work for ten minutes by the clock. ~ Ten minutes can be survived, and they often turn into thirty.
      T {he} can write the smallest possible next step on a scrap of paper and do only that. ~ "Open the book at page forty" is a perfectly good step.
      T {he} can send one exact question to the teacher or to somebody in class. ~ Exact questions get answers, and general despair gets sympathy.
      T<comforter> {he} can have {comforter} on the desk, where no one else looks. ~ Long evenings are allowed a companion.
      T<activity> {he} can set a time for {activity} and work up to it. ~ Work expands to fill an evening unless something is waiting at the end.
      T<quiet> {he} can take a break for {quiet}, away from any screen. ~ Attention comes back faster from quiet things.
      T<doing> {he} can try {doing} when the same sentence has been read three times. ~ Three times is a signal to stop for a moment.
      C<first> {he} can think, "Ten minutes, badly if necessary."
      C<hill> {he} can think, "Six small jobs, and I am on one of them."
      C<stuck> {he} can think, "Question, example or sleep?"
      C<muddle> {he} can think, "If it is not written down, it is not real yet."
      C<topic> In the break, {he} can think about {topic} and leave the phone where it is.
      A<first> The feeling that stood in front of the task has gone, and nobody saw it leave. What is left is a page in ordinary handwriting. Not all homework is worth loving, and none of it measures a person. It can be begun, and then it can be over.
      A<hill> By now one of the six jobs is crossed out, and that is how essays end. Plans fail often, and a failed plan is still a better guess for next time. Learning to cut a task into pieces will be useful long after this one is forgotten. The rest of the evening has no title and no deadline.
      A<stuck> A clear question, handed in instead of an answer, is respectable homework. The missing step is somewhere in a lesson, a friend or a morning. Until it turns up, there is supper and sleep, which do more for thinking than pride does. The book can stay open at that page.
      A<muddle> One system, kept for two weeks, beats three good intentions. There will be gaps, and a gap can be reported before it is discovered, which changes the conversation. Nobody outgrows lists. They only get better stationery for the same homework.
      D<later> Putting homework off is rarely laziness, whatever it looks like from the doorway. A task that is dull, unclear or slightly frightening causes discomfort, and doing anything else removes it at once. So {Name} may tidy a drawer or answer six messages with real energy while the page waits. The relief is genuine, and it is borrowed from the same evening. By ten o'clock it is paid back, with a tired brain and no time to do the thing well.
      P<later> Research on students suggests that it is seldom the work that gets avoided. It is the feeling about the work, and that feeling shrinks within minutes of starting.
      P<later> Parents who ask for the fourth time are not enjoying it. They are doing arithmetic with bedtimes. A time of day, once it has been named, tends to end the questions.
      Q<later> At nine in the evening, with nothing begun, {Name} might feel ____. Guilt and defiance get along rather well.
      Q<later> When the subject of homework comes up again, {Name} might notice ____.
      H<later> {helper} can ask when rather than whether, and then leave it. ~ One question is information, and four are a siege.
      H<later> {helper} can keep the agreed hour free of errands and other requests. ~ It is easier to start when nothing else is likely to happen.
      T<later> {he} can make the first step almost too small, such as opening the page and writing the title. ~ Most people carry on from there.
      T<later> {he} can set a timer for ten minutes, and stop when it rings if it is unbearable. ~ It is seldom unbearable by then.
      T<later,quiet> {he} can do it before {quiet} rather than after. ~ An evening is better with nothing hanging over it.
      C<later> {he} can think, "I only have to start. I do not have to feel like it."
      A<later> None of this makes homework interesting. It makes it earlier, which turns out to be almost as good. An evening with nothing hanging over it has a quality of its own, and it takes a few of them to notice. There will be exceptions, and a deadline or two that is met at midnight. The trick stays the same: a small start, at a time that was chosen in advance.
    `),
  },
};

/** Homework: the first line is the hardest, a page has a number of lines, and what to do when it does not work. */
export const homework: Frame = withScenes(
  own,
  enoughAtSchool,
  doneAndNotHandedIn,
  aGoodHead,
  afterFourOClock,
  homeworkOnSunday,
  noHomeworkToday,
  homeworkForTwo,
  readingAfterSchool,
  pageThatIsTooHard,
);

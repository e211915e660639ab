import { resultOnTheWay } from './result-on-the-way.ts';
import { copiesInATest } from './copies-in-a-test.ts';
import { ifIFail } from './if-i-fail.ts';
import { mindGoesBlank } from './mind-goes-blank.ts';
import { lowestMark } from './lowest-mark.ts';
import { mondayBody } from './monday-body.ts';
import { spellingWords } from './spelling-words.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { tooMuchRevision } from './too-much-revision.ts';
import { forWhomItIs } from './for-whom-it-is.ts';
import { beforeTheMocks } from './before-the-mocks.ts';

/** Where something is played or danced, nobody is told of pages that turn; where nothing is said, all of these are told. */
const ON_PAPER =
  /\b(?:spellings?|maths|numeracy|times tables?|sats|papers?|written|mocks?|gcses?|eleven plus|11 ?\+|revis\w+|quiz\w*|exams? (?:season|week)|blank)\b/i;

/** It is over, and a friend has another result. */
const PASSED =
  /\b(?:only (?:one|person|girl|boy|child)\b[^.!?]{0,40}\b(?:pass\w*|got in|place)|(?:passed|got in)\b[^.!?]{0,40}\b(?:friends?|sister|brother|twin|guilt\w*)|(?:friends?|sister|brother|twin)\b[^.!?]{0,30}\b(?:failed|did(?:n'?t| not) (?:pass|get in)))\b/i;

const own: Frame = {
  id: 'tests',
  name: 'Tests and exams',
  says: [
    'got 9 out of 10 in spelling and cried because it was not 10',
    'scared of tests',
    'spelling test every friday makes her ill',
    'test anxiety',
    'exam stress',
    'freezes in exams',
    'goes blank in a test',
    'sats next week',
    'worried about his maths test',
    'cant sleep before a test',
    'cries about the times tables test',
    'failed his exam',
    'mock exams coming up',
    'eleven plus pressure',
    'knows it all at home but not in the test',
    'feels sick on test days',
    'panics when the teacher says quiz',
    'reading assessment at school tomorrow',
    'standardised testing week',
    'revision is a battle before exams',
    'grade for his music exam',
    'afraid of failing the test',
    'spelling tset tomorrow and hes in bits',
    'swimming test or karate grading nerves',
  ],
  claims: {
    strong: [
      'times tables check',
      'tables check',
      'timed test',
      'multiplication check',
      'times table test',
      '9 out of 10',
      'nine out of ten',
      '19 out of 20',
      'full marks',
      'get into the grammar',
      'got into the grammar',
      'into grammar school',
      'mock results',
      'mock exam results',
      'exam results came',
      'mock exams',
      'test',
      'tests',
      'spelling test',
      'maths test',
      'exam',
      'exams',
      'examination',
      'mock exam',
      'sats',
      'eleven plus',
      '11 plus',
      '11+',
      'quiz',
      'assessment',
      'test anxiety',
      'exam stress',
      'go blank',
      'goes blank',
      'revision',
      'revise',
      'gcse',
      'finals',
      'times tables test',
      'grading',
      'spelling tests',
      'resit',
      'resits',
      'retake',
      'retakes',
      'retaking',
      'mocks',
      'grades',
      'entrance exam',
      'assessments',
      'sat tests',
      'nervous about tests',
      'end of year test',
      'big test',
      'school test',
      'test week',
    ],
    cues: [
      'mark',
      'grade',
      'score',
      'fail',
      'pass',
      'study',
      'spelling',
      'maths',
      'math',
      'freeze',
      'blank',
      'pressure',
      'result',
      'practice paper',
    ],
    not: [
      'blood test',
      'eye test',
      'hearing test',
      'sight test',
      'allergy test',
      'test his limits',
      'test her limits',
      'test limits',
      'testing limits',
      'testing boundaries',
      'test boundaries',
      'test me',
      'testing me',
      'driving test',
      'pregnancy test',
      'covid test',
      'birth marks',
      'bite marks',
      'teeth marks',
      'tooth marks',
      'mark my',
    ],
  },
  topicWords: ['test', 'exam', 'question', 'answer', 'quiz'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'A test samples a little of what somebody knows, on one day.',
    'Before something that matters the heart beats faster and stomachs feel odd; this is the body getting ready and does not say how it will go.',
    'Trying to remember (practising questions) keeps things in mind better than reading them again.',
    'Sleep helps the brain to keep what was learned.',
    'Worry takes up some of the room that thinking needs; writing worries down before a test can help.',
    'A word that will not come often comes later, when attention is elsewhere.',
    'Slow breaths with a long out-breath help a body to settle.',
    'Schools may allow help in tests, such as more time, a reader or a quiet room, when it is needed.',
  ],
  threads: {
    letdown: 'what people at home really hope for',
    madeup: 'words that nobody has ever heard, which are read like any others',
    timed: 'a clock that runs, and sums that are known without one',
    cross: 'one cross on a page, and all that is beside it',
    awake: 'a night before a test, and a clock',
    extra: 'the same test with other tools',
    result: 'a number on a sheet, and how big it is next week',
    copied: 'an answer that belonged to somebody else',
    passed: 'a result that came out differently for friends',
    practical:
      'an examination in which something is played, danced or shown: the first bar, the door, the other side of the table',
    show: 'show and see: somebody asks and looks',
    map: 'the steps of a test, from the chair to the end',
    window: 'a small window, through which only a part of the house is seen',
    blank: 'the blank moment, and what comes back after it',
    evening: 'the questions of the evening before, which begin with what if',
  },
  decidedBy: [
    // A test that is spoken is a test.
    /\b(?:speaking|oral|listening) (?:test|exam)s?\b/i,
  ],
  threadCues: {
    letdown:
      /\b(?:let(?:ting)? (?:us|me|everyone|everybody|people|(?:his|her|their) \w+|mum|dad|the family) down|disappoint\w* (?:us|me|(?:his|her|their) \w+|everyone)|(?:so much |too much |under )?pressure|11 ?(?:plus|\+)|eleven plus|grammar school (?:test|exam)|entrance (?:test|exam)|scholarship|everything depends)\b/i,
    madeup:
      /\b(?:phonics (?:screening|check|test)|screening check|(?:made[- ]?up|nonsense|alien|silly|pretend) words?)\b/i,
    timed:
      /\b(?:tim(?:ed|er|ing)|times? ?tables?|against the clock|beat the clock|speed (?:test|round)|minute maths|MTC|multiplication (?:check|test))\b/i,
    cross:
      /\b(?:gets?|got|getting|had|has|makes?) (?:(?:just |even |only )?(?:one|a|an|any|a single|two|a few|something|anything) (?:\w+ )?wrong|(?:one|a) (?:\w+ )?mistake|less than|(?:9|19|nine|nineteen) out of)|\b(?:full marks|ten out of ten|10 ?\/ ?10|10 out of 10|20 ?\/ ?20|100 ?%|top marks|drop\w* a mark|one mark)\b/i,
    awake:
      /\b(?:can'?t|cannot|can not|couldn'?t|won'?t|not|isn'?t|hardly|trouble|difficulty) (?:get(?:ting)? (?:to |off to |any )?|go(?:ing)? to |fall(?:ing)? a|been )?sle(?:ep(?:ing)?|pt)\b|\bnot sleeping\b|\bawake\b|\binsomnia\b|\b(?:all|half the) night\b|\bwak(?:es|ing) (?:up )?(?:in the night|at night|worr\w+)/i,
    extra:
      /\b(?:extra time|more time|reader|scribe|separate room|own room|different room|rest breaks?|laptop|access arrangements?|dispensation|concessions?)\b/i,
    result:
      /^(?![^]*\b(?:if|in case|might|afraid|worried|scared)\b[^.!?]{0,24}\b(?:get|gets|fail|fails|failed|low|bad|poor)\b)[^]*?(?:\bsince (?:the |his |her |their )?(?:mocks?|exams?|sats|tests?|results?)\b|\bresults?\b[^.!?]{0,30}\b(?:came|come|are (?:out|in|back)|today|yesterday)\b|\bfailed\b|\b(?:did(?:n'?t| not)|not) (?:pass|passed|get in|got in|get into|get the)\b|\b(?:low|bad|poor) (?:score|mark|result)\b|\bmarks? (?:came|are) back\b|\b(?:got|gets?|getting|scored|had) (?:(?:him|her|me|them|only|just|a|even) )*(?:[0-5]|zero|nought|one|two|three|four|five)(?: out of |(?: ?\/ ?))(?:ten|twenty|thirty|forty|fifty|\d\d+)\b)/i,
    copied:
      /^(?![^]*\b(?:extra time|more time|reader|scribe|laptop|(?:says|thinks|feels|is|it'?s) (?:it'?s |it is |like |that )*cheating)\b)[^]*?\b(?:cheat\w*|cop(?:ied|ying|ies) (?:off|from|in|during|someone|somebody|his|her|a)|looked at (?:someone|somebody|his|her) (?:\w+ )?answers|caught (?:copying|cheating|looking))\b/i,
    passed: PASSED,
    show: ON_PAPER,
    map: ON_PAPER,
    window: ON_PAPER,
    blank: ON_PAPER,
    evening: ON_PAPER,
    practical:
      /\b(?:piano|violin|viola|cello|guitar|flute|clarinet|recorder|trumpet|drums?|music|instrument|singing|ballet|dance|tap|gymnastics|judo|karate|taekwondo|belt|swimming)(?: \w+){0,3} (?:exams?|tests?|grades?|grading|auditions?|badge)\b|\b(?:grade (?:\d|one|two|three|four|five|six|seven|eight)|exams?|tests?) (?:\w+ ){0,3}(?:piano|violin|viola|cello|guitar|flute|clarinet|recorder|trumpet|drums?|ballet|dance)\b|\bauditions?\b|\bgradings?\b|\bdriving test\b|\b(?:speaking|oral) (?:exam|test)\b|\bread(?:s|ing)? (?:aloud|out loud|(?:\w+ )?to the (?:head|teacher))/i,
  },
  onlyWhenSaid: ['cross', 'awake', 'extra', 'result', 'practical', 'passed', 'copied', 'timed', 'madeup', 'letdown'],
  tellsAlone: ['cross', 'awake', 'result', 'practical', 'passed', 'copied', 'timed', 'madeup', 'letdown'],
  comesFirst: ['awake', 'timed', 'madeup', 'letdown'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'Does a Zog Have a Tail?', thread: 'madeup' },
      { text: 'A Long Night Before', thread: 'awake' },
      { text: 'An Honest Gap', thread: 'copied' },
      { text: 'One Tree, Two Trees', thread: 'show' },
      { text: 'Show and See', thread: 'show' },
      { text: 'First, Next, Done', thread: 'map' },
      { text: 'Chair, Pencil, Done', thread: 'map' },
      { text: 'A Small Window', thread: 'window' },
      { text: 'What a Test Can See', thread: 'window' },
      { text: '{name} and the Test' },
      { text: 'Some Questions for {name}' },
    ],
    older: [
      { text: 'What They Will Ask at Supper', thread: 'letdown' },
      { text: 'Does a Zog Have a Tail?', thread: 'madeup' },
      { text: 'The Clock and the Sixes', thread: 'timed' },
      { text: 'The Other Nine', thread: 'cross' },
      { text: 'One Cross', thread: 'cross' },
      { text: 'What Does Not Leak Out', thread: 'awake' },
      { text: 'The Night Before', thread: 'awake' },
      { text: 'The Same Test, Other Tools', thread: 'extra' },
      { text: 'After the Result', thread: 'result' },
      { text: 'A Number for a While', thread: 'result' },
      { text: 'An Honest Gap', thread: 'copied' },
      { text: 'A Gap of My Own', thread: 'copied' },
      { text: 'Two Letters in the Post', thread: 'passed' },
      { text: 'Not the Same Result', thread: 'passed' },
      { text: 'The First Few Seconds', thread: 'practical' },
      { text: 'Thirty Seconds of Test', thread: 'practical' },
      { text: 'A Test With Nothing Written', thread: 'practical' },
      { text: 'A Door, a Chair, a Nod', thread: 'practical' },
      { text: 'From the First Question to the Last', thread: 'map' },
      { text: 'Question One, and On', thread: 'map' },
      { text: 'One Small Window', thread: 'window' },
      { text: 'What a Test Cannot See', thread: 'window' },
      { text: 'The Blank and After', thread: 'blank' },
      { text: 'It Comes Back by Itself', thread: 'blank' },
      { text: 'Questions That Begin With If', thread: 'evening' },
      { text: 'The Evening Before', thread: 'evening' },
      { text: '{name} and the Test' },
      { text: 'A Few Sheets of Paper' },
    ],
  },
  benefits: [
    'Shows a test from the inside, so that there is less left to guess.',
    'Keeps a test at its true size.',
    'Gives {name} one thing to do when the mind is full or empty.',
  ],
  talk: {
    young: [
      'What happens in a test in the story?',
      'How does the tummy feel when somebody asks a question?',
      'Shall we play a short test in which I get the questions?',
    ],
    older: [
      'Which part of a test did the story explain?',
      'Which word went into the blank, and where in the body was it?',
      'Shall we plan the evening before, with one nice thing at the end?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'sit',
    feeling: 'determined',
    companion: null,
    props: ['pencil', 'notebook', 'clock'],
  },
  text: {
    '2-3': script(`
      D<show> A grown-up shows {him} some cards. It is a little test. Which one is the tree? One tree, two trees.
      D<map> First there is a chair. {Name sits} at a table. Then come some questions. Next comes a toy. Then the test is done.
      D<window> Somebody asks {him} a question. What is this? What is that? Hmm, hmm, hmm. To know is okay. Not to know is okay.
      P Some children say a lot. Some say no words at all.
      P The grown-up likes to see how children play.
      P Grown-ups do not know it all. They say hmm.
      Q When somebody asks, {Name} may feel ____.
      Q On that chair, {Name} may feel ____.
      Q With a new grown-up, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can wait outside the door.
      H {helper} can say when it ends.
      H<helper> {helper} can hold {his} hand.
      T {he} can look and point.
      T {he} can have a think.
      T {he} can ask for a rest.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<show> {he} can say, "Look, look, there."
      C<map> {he} can say, "First, next, done."
      C<window> {he} can say, "Hmm, not yet."
      C<topic> {he} can think about {topic}.
      A<show> One tree, two trees. That was the test. Some answers come. Some stay in. Bye-bye, cards.
      A<map> First, next, done. The questions are all gone. The chair is just a chair. Now it is time to go.
      A<window> Some questions have answers. Some get a hmm. All of it is fine. {Name has} looked and looked.
    `),
    '4-5': script(`
      D<show> Sometimes a grown-up has a test with cards or blocks. {Name} may be asked to point at a tree. The grown-up writes things down. It is so that people know how to go on. It is not a game to win.
      D<map> A test goes in steps. First {Name sits} down at a table. Next there are some questions, one by one. Some are easy, and some are too hard on purpose. Then it is done, and there is time to play.
      D<window> A test is like a small window in a big house. {Name knows} a lot of things. Through a small window, people see just a few of them. The test may ask about six words. It does not ask about bugs or songs.
      P Teachers use tests to find out what to teach. They do not think less of a child who does not know.
      P Some children like to be asked. Others would rather just do it. Grown-ups meet both each day.
      P Grown-ups had tests when they were small. A lot of them felt odd in the tummy.
      Q When a question is hard, {Name} may feel ____.
      Q Before a test, {his} tummy may feel ____.
      Q When it gets quiet in the room, {Name} may feel ____.
      H {helper} can say what will happen first. ~ It helps to know.
      H {teacher} can say a question again. ~ It is fine to ask for that.
      H {helper} can plan a nice thing for after it.
      H<helper> {helper} can play test and let {him} ask. ~ That is fun.
      H<adult> {helper} can help before a test by {adult}. ~ It makes a good start.
      T {he} can take one slow breath first.
      T {he} can shrug and go on to the next one.
      T {he} can do the easy ones first.
      T<comforter> {he} can hug {comforter} before it starts.
      T<quiet> {he} can spend some time {quiet} when it is done.
      T<doing> {he} can try {doing} when it gets hard.
      C<show> {he} can think, "I look, and then I point."
      C<map> {he} can think, "First, next, next, done."
      C<window> {he} can think, "It is a small window."
      C<topic> When it is done, {he} can think about {topic}.
      A<show> The cards go back in the box, and the test is over. Some answers came, and some did not. Now somebody knows how to go on. That is what it was for.
      A<map> All the steps are done, and the chair is empty. It does not matter if some questions were too hard. Tests have an end. After that, there is time for other things.
      A<window> The test saw six words through its window. It did not see {his} songs, or a good tower. The people at home know about those. The house is much bigger than the window.
      D<madeup> In this test there are funny words. One may be "zog" or "blim". {Name} may look for the meaning, and there is none. An odd little animal stands next to it. It is just for saying the sounds.
      P<madeup> The teacher made the words up so that nobody can know them.
      Q<madeup> When a funny word comes, {Name} may feel ____.
      H<madeup> {helper} can make up words with {him} in the bath.
      T<madeup> {he} can say the sounds one by one: z, o, g.
      C<madeup> {he} can say, "Sound, sound, sound, word."
      A<madeup> The test is over, and the zog goes back in its folder. Some words came out right, and some had a bump. The teacher knows now which sounds to play with. Nobody knows if a zog has a tail.
    `),
    '6-7': script(`
      D<map> A test has nearly the same shape each time. First {Name finds} a place, and somebody says what comes. Next there is question one. It gets quiet, so a clock can be heard. Some questions are meant to be hard. When the time is up, it is over for all.
      D<window> What can a test see? {Name} may write ten words on one day, and it sees those. It cannot see words that are learned on the next day. It cannot see who is kind or funny, or good with screws. A test is a small window into a big house.
      D<blank> In a test, a head can go blank. {Name} may know a word at home, and then it is gone. It may still be in there. Worry takes up room that thinking needs. When the worry gets less, the word often comes back by itself.
      P Teachers set tests because they cannot see into heads. Wrong answers help them too. They show what to explain again.
      P Other children look calm from behind. Most of them are busy with their own tummies.
      P People at home may ask about the mark first. They are often just curious. What they like to know most is how it was.
      Q The night before, {Name} may feel ____. It may be small at tea and bigger in bed.
      Q When the paper comes, {Name} may feel ____.
      Q At a hard question, {Name} may feel ____. Hands can get cold then.
      H {helper} can ask five questions in a funny voice. ~ Trying to remember helps to remember.
      H {helper} can make sure that bed comes on time. ~ Brains keep things better with sleep.
      H {teacher} can say how much time is left. ~ Teachers can help with that, if not with answers.
      H<helper> {helper} can be there after school and not ask about marks. ~ There are other things to talk about.
      H<adult> {helper} can help the evening before by {adult}. ~ It is good to end with something calm.
      T {he} can do the easy questions first. ~ Easy ones warm up a brain.
      T {he} can stop and breathe out for a count of four. ~ A slow breath takes no time at all.
      T {he} can skip a question and come back later. ~ Some answers turn up when nobody looks.
      T<comforter> {he} can have {comforter} in bed the night before. ~ Rest is part of getting ready.
      T<quiet> {he} can spend the last half hour {quiet}. ~ A rested head finds more.
      T<doing> {he} can try {doing} when the head feels full. ~ It makes a bit of room.
      C<map> {he} can think, "Place, question one, and on."
      C<window> {he} can think, "Small window, big house."
      C<blank> {he} can think, "Blank for now. It may come back."
      C<topic> While the papers are given out, {he} can think about {topic}.
      A<map> The time is up, and the room gets loud again. The test goes into a pile. What was known is still known, and what was hard can be learned. {Name has} been from the first question to the last.
      A<window> The window is shut now, and the house is as big as it was. A mark is about a few things on one day. There will be other days and other things. No test has a question for everything.
      A<blank> A blank is like fog, and fog goes. The word may come back on the way home, next to a hedge. It was there the whole time. A test sees just some of what is in a head.
      D<practical> In some tests nothing is written. Somebody reads out, plays or shows what was practised. {Name} may stand in front of a person with a pencil. There is a hello, a deep breath, and then the start. A body knows the start best, because it was done so often.
      P<practical> The person with the pencil does this all day. Most of them know how it is to be nervous.
      P<practical> A small slip is heard by the one who made it. For the others it is gone at once. They listen to the whole.
      P<practical> Teachers send people to a test when they think that they are ready. That is a kind thing to know.
      Q<practical> Just before it, {Name} may feel ____. It may be in the hands.
      Q<practical> When it is over, {Name} may feel ____.
      H<practical> {helper} can be there with warm gloves or some water. ~ Warm hands move better.
      H<practical> {helper} can play test at home, with a knock and a hello.
      T<practical> {he} can think of the first bit only. ~ The next bit comes along by itself.
      T<practical> {he} can go on after a slip, as if it were nothing. ~ It mostly is.
      T<practical> {he} can ask to begin again. ~ Once is allowed in many tests.
      T<practical,comforter> {he} can leave {comforter} with the coats. ~ It can wait there and hold the place.
      C<practical> {he} can think, "The start, and then it goes."
      A<practical> Then it is over, and the coats are on their hooks as before. Such a test is often as short as a song or two. All the practice is still in the body. A paper will come one day, and there is a snack right now.
      A<practical> It is over, and ears are still warm. Somebody heard {him}, and wrote something down. One test hears one day. What somebody can do belongs to the one who can do it.
      D<copied> A test asks what is in a head at that moment. Sometimes eyes go to another sheet, and a hand copies what is there. {Name} may know how fast that happens. Then there is an answer on the paper that belongs to somebody else. It is hard when that comes out.
      P<copied> Teachers want to know what to explain again. With a copied answer they explain the wrong thing.
      P<copied> People copy when they are afraid of a mark. It does not make them bad people. It makes them people with a problem.
      Q<copied> When it came out, {Name} may have felt ____.
      H<copied> {helper} can ask what was difficult, before anything else.
      H<copied> {helper} can go along to say it to the teacher.
      T<copied> {he} can say, "I copied it. I did not know it."
      T<copied> {he} can ask to do the test again another day.
      C<copied> {he} can think, "An empty line is mine, too."
      A<copied> It has been said, or it can be said tomorrow. The next test has empty lines. An honest gap in one of them is useful. It says, "Explain this once more." A hard day like that has an evening, too, with supper in it.
      D<copied> There is one sheet here, and one on the next table with an answer. {Name} may have looked across when a line was empty. It is quick, and it feels like help. But the teacher reads it and thinks, "That is known already." So nobody comes to explain it, and that is hard later.
      D<result> A test is over, and then comes the result. It is a number or a word on a sheet. {Name} may have hoped for another one. Such a number looks big on its first day. It tells about some questions on one morning. It does not tell about all that is in a head.
      P<result> Other children may shout out what they got. They are not thinking of anybody else just then.
      P<result> Grown-ups may look at the number first. Most of them would sooner know how somebody is.
      Q<result> Looking at the sheet, {Name} may feel ____.
      Q<result> When somebody asks about it, {Name} may feel ____.
      H<result> {helper} can leave the sheet until tomorrow. ~ Today there is supper.
      H<result> {helper} can look at one question together, on another day. ~ Wrong answers show what to learn next.
      T<result> {he} can have one short answer ready, such as "Not this time."
      T<result> {he} can do something now that has no marks. ~ There is a lot of it.
      C<result> {he} can think, "It is a number, and I am a person."
      A<result> In a week the number is as small as any other number. What was learned for the test is still there. It is all right to be sad or cross about it. Then comes the next thing, and it can wait a day.
      D<extra> In a test, children may have different tools. One has glasses, and another has more time. {Name} may have a tool like that, or somebody who reads out the questions. It is all right not to want others to look. It is like a step in front of a tap. It is there so that the water can be reached.
      C<extra> {he} can think, "It is a tool, and the answers are mine."
      A<extra> When the test is over, all the sheets go on one pile. Nobody can see from a sheet who had which tool. {Name} did the thinking. By lunch the others are talking about something else.
      D<awake> The night before a test can seem long. {Name} may lie in bed and think of all the questions. Sleep does not come when somebody waits for it. Then there is a new worry, about being tired. But one short night is not so bad for a head. What it has learned is still in there in the morning.
      P<awake> In other houses there are children awake as well. Each of them may think that nobody else is.
      P<awake> {teacher wants} to see what to explain again. To a teacher, a test is one page on one day.
      Q<awake> Lying awake, {Name} may feel ____. It may be a bigger word at night than in the morning.
      H<awake> {helper} can sit on the bed and talk about something else. ~ Worries get smaller with company.
      H<awake> {helper} can say what is for breakfast. ~ It is good to know that the morning has other things in it.
      T<awake> {he} can write the worries on a page and leave it outside the door.
      T<awake> {he} can breathe in for three and out for five. ~ To rest is good too, even with open eyes.
      T<awake,comforter> {he} can hold {comforter} and tell it about the test.
      C<awake> {he} can think, "I am resting, and that is enough."
      A<awake> In the morning the questions look smaller. The test begins, and then it ends, and then there is lunch. It is one page about one day. At night the same bed has room for sleep again.
      D<cross> A test has ten words. Nine may be right, and one may be wrong. {Name} may look at that one until it is all there is. It is one word with one odd letter. It is the word to learn next. The other nine have not gone away.
      P<cross> {teacher wants} to know which words to teach next. A page with nothing wrong on it cannot tell that.
      P<cross> Brains like a surprise. A word that went wrong is looked at closely, and so it stays.
      Q<cross> Seeing a cross on the page, {Name} may feel ____.
      Q<cross> When others say how many they got, {Name} may feel ____.
      H<cross> {helper} can count the right ones first, out loud.
      H<cross> {helper} can look at the one odd letter with {Name}. ~ Then it is small again.
      T<cross> {he} can write that word in three colours.
      T<cross> {he} can put a dot beside it and look again tomorrow.
      C<cross> {he} can think, "That one is next. The rest are here."
      A<cross> The test is in the bag. Next time another word may go wrong, and this one may go right. Nobody knows all the answers. It is all right to mind, and one cross is one cross.
      D<timed> In a test with a clock, sums that are known may not come. {Name} may know six times two on the stairs. Then somebody says "go", and it is gone. The clock takes up the room where the answer was. It is a test of being quick, and quick comes last.
      P<timed> The teacher wants to see which sums need more practice.
      P<timed> Others write fast and get some of them wrong. It cannot be seen from the side.
      Q<timed> When somebody says "go", {Name} may feel ____.
      H<timed> {helper} can ask sums at odd times, without any clock.
      H<timed> {helper} can ask the school for a try without the clock.
      T<timed> {he} can do the easy ones first and leave gaps.
      T<timed> {he} can put the pencil down, breathe out, and pick it up again.
      C<timed> {he} can think, "One sum, and then the next one."
      A<timed> The clock stops, and the pencils go down. Some boxes have an answer, and some are empty. The sum that was gone comes back at the pegs. A test with a clock shows one minute out of a day.
      D<madeup> In this test some words are real, and some are made up. {Name} may read "blim" and think, "That is wrong." It is right, because nobody has ever heard of a blim. There is an odd creature beside it, as a sign. It needs only the sounds, one after the other.
      P<madeup> The teacher does it with one child at a time, in a quiet place. It takes about as long as cleaning teeth.
      P<madeup> Good readers often turn a made-up word into a real one. Their heads want it to mean something.
      Q<madeup> When a made-up word comes, {Name} may feel ____.
      H<madeup> {helper} can draw a creature with a silly name.
      H<madeup> {helper} can say that it shows the school what to teach next.
      T<madeup> {he} can put a finger under each sound and say it.
      T<madeup> {he} can look for the creature. ~ Where it stands, the word may be silly.
      C<madeup> {he} can think, "It means nothing, and I can say it."
      A<madeup> The test is done, with blims and zogs and some real frogs. Some were right, and one or two were not. That is news about sounds. At bedtime there can be a story in which all the words mean something.
    `),
    '8-10': script(`
      D<map> A test can be shorter than a song or longer than a film, and less happens in it. {Name sits} down, the paper comes, and somebody says "begin". Then there is a sound of pages and pens. Questions usually start easier and get harder, so it is normal to slow down. Halfway through, most people look at the clock. At the end the papers are collected, and the room breathes out.
      D<window> Teachers cannot open a head and look inside, so they use a test. It works like a small window. Through it they can see what {Name writes} about a few things on one day. They cannot see the rest: other subjects, good jokes, how to calm a dog. Two people may know equally much and be lucky or unlucky with the questions.
      D<blank> In a test it can happen that everything is gone. {Name} may read a question and find nothing but the noise of a clock. It has a cause. Worry and thinking share the same small space in the mind, and worry is pushy. The knowledge has not left. As the body calms down, it comes back, often from an odd direction.
      P Many teachers dislike tests themselves, because of the marking. They set them to find out what to explain again. When many people get a question wrong, they look at the question.
      P The person in the next seat who turns pages fast may know everything or nothing. From the side, both look the same. Speed is a poor thing to compare.
      P Parents sometimes ask about marks because they cannot think of another question. A few would be glad to be told one. "What was the oddest question?" usually works.
      Q On the evening before, {Name} might feel ____. It may be in the stomach before it is a thought.
      Q Turning the paper over, {Name} might notice ____. Bodies get ready for things that matter.
      Q When the marks come back, {Name} may feel ____. Sometimes it depends on who is looking.
      H {helper} can ask questions from the book, and get one wrong as well. ~ Remembering is practised by remembering.
      H {teacher} can explain how the test is built and how long it takes. ~ That part is not a secret.
      H {helper} can talk with the school about what makes a test day easier. ~ Many schools have ways to help.
      H<helper> {helper} can tell the story of a test that went badly and what came of it. ~ Usually less than feared.
      H<adult> {helper} can end the evening before with {adult}. ~ After a certain hour, rest helps more than revision.
      T {he} can write every worry on a scrap of paper before it begins. ~ What is written down takes up less room.
      T {he} can read through everything once and begin with a question that looks friendly. ~ One answer on paper makes the next one easier.
      T {he} can put down the pencil and breathe out slowly, three times. ~ It takes half a minute, and there is half a minute.
      T<comforter> {he} can put {comforter} by the bed the night before. ~ Sleep does part of the work.
      T<quiet> {he} can spend the last hour of the evening {quiet}. ~ Brains sort what they have learned while they rest.
      T<doing> {he} can try {doing} when the mind goes blank. ~ The answer often comes back while nobody is chasing it.
      C<map> {he} can think, "Harder now means further on."
      C<window> {he} can think, "It is one window, on one day."
      C<blank> {he} can think, "It is in there, and I can wait a moment."
      C<topic> Before it begins, {he} can think about {topic} for a minute.
      A<map> When the papers are gone, the room is just a room with crumbs in it. Whatever was right stays right, and whatever was missing can be found out. A test has an end, and it comes on time. After that there is lunch.
      A<window> The mark describes what could be seen through the window. It is worth a look, and it is not a picture of the house. Things that were not asked are still there. {Name knows} some that no test will ask.
      A<blank> It may be annoying when the answer turns up on the stairs. It is proof, though, that it was there. Blanks happen to actors and surgeons and teachers as well. The test is over, and the mind is busy again.
      D<practical> An exam in which something is played, read out or shown has one advantage. The body has already done it a hundred times. There is a person with a pencil, and {Name} begins. For the first few seconds the head talks a great deal. Then the hands or feet take over, since they learned it without words. Examiners know about the first seconds and give them little weight.
      P<practical> The person behind the table listens for what is there. They hear wobbly beginnings all day and hardly note them. Many of them still get nervous when they perform.
      P<practical> Teachers enter people for an exam when they think it is time. They have heard it on good days and on bad ones.
      P<practical> The other people who wait look calm. They are counting the tiles.
      Q<practical> In the minutes before it, {Name} might notice ____. Cold hands are common, and they warm up.
      Q<practical> On the way out, {Name} might feel ____. The slips come to mind first.
      H<practical> {helper} can organise one rehearsal for a small audience. ~ The second time is half as bad.
      H<practical> {helper} can take care of time, water and the way there. ~ Then the head is free.
      T<practical> {he} can go through the first few seconds in the mind, slowly, before it begins. ~ It starts the body.
      T<practical> {he} can keep going after a slip and not look back. ~ Going on is part of what is marked.
      T<practical> {he} can breathe out for a slow count of six just before it.
      C<practical> {he} can think, "The body knows it. The head can listen."
      A<practical> Afterwards the noise comes back, and with it the places that went wrong. Whatever went right made no fuss about it. A result says how one test went. What was shown there can be done again tonight, for nobody.
      A<practical> It is done, and the body is a bit too awake for an ordinary afternoon. What was practised did not get used up. An exam is one listener on one day. There are better audiences, and some of them have four legs.
      D<passed> A test can come out in one way for {Name} and in another for friends. Then there is something to be glad about, and it is hard to be glad aloud. Being sorry for others and pleased for oneself fit into one day. Nobody took a place away from anybody on purpose. It was decided on paper, on one morning.
      P<passed> Friends may go quiet, because they are busy being disappointed. It is about the result more than about {Name}. It often looks the same from outside.
      P<passed> Parents are proud and may not notice how quiet it is beside the cake. They can be told.
      Q<passed> When somebody says well done, {Name} might feel ____. Two feelings can come at once.
      Q<passed> When friends talk about the test, {Name} might feel ____.
      H<passed> {helper} can be glad with {him} at home, where nobody needs to be careful.
      H<passed> {helper} can help to plan something with the old friends. ~ Friendship was not on the paper.
      T<passed> {he} can say to a friend, "I wish you had got it too." ~ It is true, and it is enough.
      T<passed> {he} can talk about something else with them, as before. ~ There is a lot that has nothing to do with tests.
      T<passed,comforter> {he} can have {comforter} near that evening.
      C<passed> {he} can think, "I may be glad, and I may be sorry for them."
      A<passed> The letters have been opened, and the day goes on. A test sorts people for a school and not for anything else. What friends did together was learnt somewhere else. It is all right to be glad, and the gladness can be quiet for a while.
      D<copied> There is a moment in a test when a gap seems unbearable and an answer is eighteen inches away. {Name} may know how short the way is from looking to writing. For a second it feels like a solution. Afterwards there are two problems, the thing that was not known and the thing that was done. It is hard when the second one comes out in front of others.
      P<copied> Teachers who find it are usually more disappointed than angry. A copied answer hides exactly what they were trying to find.
      P<copied> People seldom cheat because they are lazy. Mostly they are afraid of a mark, of a face at home, or of not knowing.
      Q<copied> When it was found out, {Name} might have felt ____. Relief is sometimes in it.
      H<copied> {helper} can ask first what made the gap so frightening. ~ It is the more interesting question.
      H<copied> {helper} can come along when it is put right.
      T<copied> {he} can say to the teacher, "I copied that. I would like to learn it." ~ Two sentences are enough.
      T<copied> {he} can ask for the topic to be explained once more.
      C<copied> {he} can think, "A gap can be filled later. It only needs to be mine."
      A<copied> What follows may be unpleasant, and it has an end. The next test has gaps in it, and leaving one open takes some nerve. An honest gap is a message, and messages get answered. It gets easier after that, and nobody needs to be watched.
      D<copied> A line without an answer looks much larger than the ones that are filled in. {Name} may have filled one with something from another desk, or from a screen. It took seconds. A teacher who reads it believes that this has been understood, and moves on. That is the hard part of it, since the next lesson is built on top.
      D<result> The test is over, and the result is here. It is a number, or a yes or a no, and {Name} may have hoped for another one. On its first day it fills the whole kitchen. It can be true and still be small. It is about so many questions, answered on one morning, and about nothing that was not on the sheet.
      P<result> Those with a better result may be loud, or careful, or both. Most of them do not know what to say. It is not up to them to make it right.
      P<result> Parents may look disappointed and be something else, such as sorry. It is possible to ask.
      Q<result> When somebody asks how it went, {Name} might feel ____.
      Q<result> On the evening after it, {Name} might notice ____. It may come in turns.
      H<result> {helper} can leave the why until another day. ~ Today is for supper.
      H<result> {helper} can say what happens next and which ways are open. ~ There are usually more of them than were talked about.
      T<result> {he} can decide on one sentence for people who ask. ~ "Not this time" is complete.
      T<result> {he} can look at the questions on another day, with somebody. ~ A calm head sees more in them.
      C<result> {he} can think, "It is a result. It is not a description of me."
      A<result> By next week the number has shrunk to the size of a number. What was learned for the test has not gone anywhere. {Name} may be sad or angry about it for as long as it takes. After that there is a next step, and it need not be today.
      D<extra> In the same test, people may use different tools. One has glasses, one has more time, and one has somebody who reads the questions out. {Name} may have a tool like that and feel that everyone looks. It is no head start. It takes away a hurdle that the test was not meant to measure in the first place.
      C<extra> {he} can think, "The tool is for the hurdle. The answers are mine."
      A<extra> When the test is over, the sheets lie on one pile. Nobody can tell from a sheet in which room it was written or how long it took. The answers are {his} own, each of them. Most of the others will have forgotten by lunch who sat where.
      D<awake> A test lasts an hour. The night before it can seem a good deal longer. {Name} may lie awake, with the light off and the questions on. Sleep does not come when it is called, and it stays away from people who check the clock. Then there is a second worry, about being tired. But one short night takes less from a person than most people think. What was learned is stored, and it does not leak out of a tired head.
      P<awake> On such nights, lights are on in a lot of houses. Others in the class are awake as well, and each of them may think that nobody else is.
      P<awake> To a teacher, a test is one page out of thirty, about one morning. It shows what to explain again.
      Q<awake> Lying awake, {Name} might feel ____. Words are often bigger at night than in the morning.
      Q<awake> When the clock is checked again, {Name} might notice ____.
      H<awake> {helper} can sit on the edge of the bed for ten minutes and talk about something else. ~ Advice can wait until it is light.
      H<awake> {helper} can say what is going to be the same after the test, whatever the mark is. ~ Supper is one such thing.
      T<awake> {he} can write the worries on a page and leave it outside the room. ~ What is on paper need not be remembered.
      T<awake> {he} can turn the clock to the wall and breathe out for longer than in. ~ Resting counts too, even with open eyes.
      T<awake,comforter> {he} can hold {comforter} until thoughts slow down.
      C<awake> {he} can think, "I am resting, and that is enough for tonight."
      A<awake> In the morning the questions look smaller, mostly because there are real ones now. First comes the test, then the bell and then lunch. A mark is about one paper, and not about a person. The bed is where it was, and by evening it is only a bed again.
      D<cross> There is something odd about a test with one mistake in it. All the other answers are right, and the eyes go straight to the other one. {Name} may look at that cross until it fills the page. Brains are made to notice what is not right, because long ago it could be a snake. It is no snake. It is a question that will be easier next time, precisely because it went wrong.
      P<cross> {teacher wants} to know what to explain next. A page without a single mistake tells a teacher hardly anything.
      P<cross> Scientists have found that an answer which surprised somebody by being wrong is remembered better afterwards. The surprise makes people look.
      Q<cross> When the page comes back, {Name} might feel ____. It may be about one number out of twenty.
      Q<cross> When others compare their marks, {Name} might notice ____.
      H<cross> {helper} can hear about the right ones first, from the top of the page. ~ It is a matter of order.
      H<cross> {helper} can ask what the tricky one was, and not how many. ~ A question about one thing is easier to answer.
      T<cross> {he} can cover the mark with a thumb and read the answers once more. ~ Answers are more interesting than numbers.
      T<cross> {he} can put the wrong one on a card and look at it on two other days. ~ That is how it changes sides.
      C<cross> {he} can think, "That one is next. The others are here already."
      A<cross> The test goes in the bag, and the cross goes with it. Next time it may be another question, and this one may be among the easy ones. It is fine to want them all. Nobody gets them all for long, and a person is a good deal more than a page of answers.
      D<timed> A timed test asks two things at once: whether a fact is known, and whether it comes in six seconds. {Name} may have the first and lose it over the second. When a clock runs, the body gets ready to sprint, and a sprinting brain is poor at sevens. It is a well-known effect. The facts are still there, and they get quicker when they are asked without hurry.
      P<timed> Teachers use a clock because it is easy to mark. Most of them know that some people think better without one.
      P<timed> The child who finishes first has often practised one table in the car for a year. It is less magic than it looks.
      Q<timed> When the clock starts, {Name} might notice ____.
      Q<timed> After a question that went by too fast, {Name} might feel ____.
      H<timed> {helper} can practise five facts a day with no clock at all. ~ Speed comes by itself when a thing is sure.
      H<timed> {helper} can ask the teacher whether the first tries can be untimed, or whether there is extra time.
      T<timed> {he} can let a missed question go and look at the next one. ~ Each has its own six seconds.
      T<timed> {he} can find out which four facts are the hardest and learn only those.
      C<timed> {he} can think, "That one has gone. Here is the next."
      A<timed> The test is over after a few minutes, and the sevens come back on the way to lunch. A number of boxes were right and some went by. What is slow today gets quicker by being asked on stairs and in cars. Nobody at a till has ever been given six seconds.
      D<letdown> Some tests seem to have the whole family sitting in the room. {Name} may think about what people at home will say, and then there is little space for the questions. Hope can feel heavy, even when it is kindly meant. A test gives places by a few marks on one morning. It cannot measure how much somebody matters to the people at home.
      P<letdown> {helper} may have talked about it a lot, out of interest or nerves. From outside that sounds like pressure.
      P<letdown> The others in the queue have families at home too. Most of them think that theirs minds the most.
      Q<letdown> Thinking of what they hope at home, {Name} might feel ____.
      Q<letdown> On the way to the test, {Name} might notice ____.
      H<letdown> {helper} can say out loud what will be the same after any result. ~ It helps to hear it in words.
      H<letdown> {helper} can plan something for that afternoon which has nothing to do with marks.
      T<letdown> {he} can ask at home, "What happens if it goes badly?" ~ The real answer is usually smaller than the imagined one.
      T<letdown> {he} can answer the questions {he knows} first, and let the rest wait.
      C<letdown> {he} can think, "I bring my pencil. The hopes can wait outside."
      A<letdown> After the test there is lunch, and somebody asks if it was cold in there. There are several schools, and each of them has good teachers and leaking taps. People at home may have hoped for something, and they were fond of {Name} before there was a test. Whatever the letter says, it will be opened in the same kitchen.
    `),
    '11+': script(`
      D<window> A test is a sample, in the way that one spoonful is a sample of soup. It picks a few questions out of hundreds and asks them on one day, in one room. {Name} could know a great deal and be asked about the rest. Markers and schools are well aware of it, although the number at the top looks exact. A number with a decimal point can still be a guess.
      D<blank> Going blank in an exam is not the same as not knowing. Thinking needs a small working space in the mind, and worry occupies that space first. {Name} may read a question, recognise every word of it and find nobody at home. It is temporary. When the alarm goes down, usually within a few minutes, the material reappears, sometimes a little out of order.
      D<evening> On the evening before a test, a mind may start to produce questions of its own. They begin with "what if", and {Name} might notice that none of them is about the subject. What if it is all on page ninety? What if everyone else is finished first? Each answer makes room for two more, because a tired brain is trying to be useful after closing time.
      P To teachers, a set of papers is mainly information about their own teaching. If twenty people miss the same question, they know which lesson went wrong. From a desk it is easy to feel like the one being examined.
      P Classmates talk before exams in a certain way. Some claim to have done nothing, some recite dates, and nearly all of it is nerves. It has little to do with how they will do, and it can be listened to from further away.
      P Parents may say "just do your best", which sounds harmless and can feel like a demand. Most of them are trying to say that the person matters more than the grade. They may need several attempts as well.
      Q At ten o'clock the night before, {Name} might notice ____. It may be in the jaw or the stomach first.
      Q In the silence after "begin", {Name} might feel ____. Alertness and fear are hard to tell apart at that moment.
      Q On the way out, {Name} may feel ____. Comparing answers in the corridor seldom improves it.
      H {helper} can settle the practical things, such as the alarm and a pen that works. ~ Fewer decisions in the morning leave more room.
      H {helper} can talk about something else at supper, on purpose. ~ Ordinary talk is a kind of help.
      H {teacher} can be asked about extra time or a separate room where there is a reason for it. ~ It is an arrangement, not a favour.
      H<helper> {helper} can treat the result as news and not as a verdict. ~ It helps to say so before the day.
      H<adult> {helper} can offer {adult} on the last evening, and accept a no. ~ Rest does more than a fifth reading.
      T {he} can close the book and test the memory with three questions, then stop for the night. ~ Recalling works better than reading again, and sleep keeps it.
      T {he} can write each worry on a page and leave the page in another room. ~ It is then on record and no longer on duty.
      T {he} can begin with any question that can be answered, wherever it stands. ~ Written lines calm the body faster than good advice.
      T<comforter> {he} can put {comforter} where a hand can find it at night. ~ Nobody marks the night before.
      T<quiet> {he} can spend the last hour {quiet}, away from the subject. ~ What is learned at midnight rarely survives until nine.
      T<doing> {he} can try {doing} when a page goes blank. ~ A short break in the middle is allowed.
      C<window> {he} can think, "One spoonful, one day."
      C<blank> {he} can think, "It is in there, and I can give it a minute."
      C<evening> {he} can think, "That is a tired question, and the office is shut."
      C<topic> While papers are handed out, {he} can think about {topic} and breathe slowly.
      A<window> Whatever the spoonful says, most of the soup was not tasted. A school uses a test to see what to teach next, and to whom. It is fair to care about the result. It is not a description of a person.
      A<blank> A blank feels like proof of something, and it is only a traffic jam. What was learned is still there the next morning. Many people who have known such minutes have passed a good many exams. They have learned to wait at the side of the road.
      A<evening> In the morning the questions that begin with "what if" are mostly gone. In their place there are some printed ones, which can be answered. A test is a few sheets of paper in an ordinary room. By the afternoon the room will be used for something else, and the evening will belong to {Name} again.
      D<practical> A practical examination differs from a written one in that it is over when it is over, and nobody can go back to question three. {Name} enters, says good morning and has about thirty seconds of noise in the head before the training takes charge. Those seconds are familiar to every performer and to every examiner. What follows is mostly memory of the kind that lives in muscles, and it works best when it is not supervised. It is a test of preparation more than of that morning.
      P<practical> Examiners spend long days hoping to hear something they like. They are musicians, dancers or drivers themselves, and they notice recovery more than error.
      P<practical> Teachers put people forward when they are ready. It costs them something to be wrong, so they tend to be careful.
      P<practical> The others in the corridor seem composed. It is a common effect of waiting rooms, and they are thinking the same about everyone else.
      Q<practical> With a hand on the door, {Name} might notice ____. Trembling is energy with nowhere to go yet.
      Q<practical> Afterwards, {Name} might feel ____. Memory is unfair for the first hour and keeps only the slips.
      H<practical> {helper} can provide an audience of two beforehand. ~ Discomfort that has been rehearsed is smaller.
      H<practical> {helper} can look after the timetable and be dull company. ~ Dull is what is needed.
      T<practical> {he} can fix the first phrase exactly and trust the rest. ~ Beginnings carry what comes after.
      T<practical> {he} can carry on past a mistake at the same speed. ~ Recovery is on the mark sheet.
      T<practical> {he} can decide beforehand what to do with the hour after it. ~ An empty hour gets filled with replays.
      C<practical> {he} can think, "It has been done a hundred times. This is one more."
      A<practical> The door closes from the other side, and the day goes on with a sandwich. Three moments may replay themselves until supper. The rest has been heard, weighed and written down by somebody who wanted it to go well. A test reports on a few minutes, and the skill took far longer than that.
      A<practical> By evening the adrenaline has left, and what can be done can still be done. The certificate will have a number on it. It does not say how it went at home the night before, which may have been the best of all. Nobody else was tested on that.
      D<passed> The results of a test are handed out one by one, and they land in a group. For {Name} the news was good, and for some of the others it was not, which takes a good deal of the shine off. What shows up then is sometimes called survivor's guilt, in a small size. It says that somebody cares about the others, and it has no other meaning. One place was not taken out of a friend's hand. It was allotted by a test, on a morning.
      P<passed> Friends who did not get it may keep their distance for a time. They are protecting a sore place. Most of them would hate to be pitied, and would like to be asked to something ordinary.
      P<passed> Adults celebrate without looking round, because they have been nervous for a year. They can be asked to do it more quietly.
      Q<passed> When people offer congratulations, {Name} might notice ____. Pleasure and discomfort may arrive as a pair.
      Q<passed> In the old group, {Name} might feel ____.
      H<passed> {helper} can give the good news its due at home, where nobody needs to be spared. ~ It deserves an evening.
      H<passed> {helper} can make it easy to see the others, with a lift or a sofa. ~ Friendship depends a good deal on transport.
      T<passed> {he} can say one honest sentence to a friend, and then change the subject. ~ "I wish it had been both of us" will do.
      T<passed> {he} can leave the subject alone until they bring it up. ~ Tact is mostly timing.
      T<passed,comforter> {he} can have {comforter} near that evening.
      C<passed> {he} can think, "It was a test of one morning. It was not a test of us."
      A<passed> It is possible to be pleased and sorry at once, and neither cancels the other. The test has done its sorting and knows nothing about who makes whom laugh. Some friendships will take a different route to school from now on. Guilt is not owed to anyone, and kindness is free.
      D<copied> Almost everyone who has been caught cheating describes the same thing: a blank, a clock, and an answer within reach. {Name} may know how little time there was between the three. It is not a mystery, and it is not a character. It is a bad solution to a real problem. The problem is still there, and it is joined now by a conversation that is hard to have.
      P<copied> Teachers take it personally less often than one might think. What bothers them is that the result no longer tells them anything.
      P<copied> Friends may call it bad luck. The bad luck was in being found out, they mean, and that is only half of it.
      Q<copied> When it came out, {Name} might have felt ____. Caught and relieved can be neighbours.
      H<copied> {helper} can ask what seemed so impossible about a gap, and mean the question. ~ The answer is where the help is needed.
      H<copied> {helper} can be present when it is put right, and let {him} speak.
      T<copied> {he} can say it in two sentences, without explanations attached. ~ Explanations can follow if they are asked for.
      T<copied> {he} can ask for a way to take it again or to learn the part that was missing.
      C<copied> {he} can think, "I did one thing. I can do the next one."
      A<copied> There may be consequences, with a beginning and an end. Trust comes back by the ordinary route, which is a number of dull, honest answers in a row. A gap left open in the next test will look like a failure and be the reverse. It is harder than copying, and it is easier to live with.
      D<copied> Copying is easier than it was, and being found out is more thorough. {Name} may have borrowed a paragraph, an answer or a machine that writes in flawless sentences. At eleven at night it looked like a way of saving the situation. By morning it is a second situation. What makes it hard is that the first one, the thing that was not understood, is still waiting underneath.
      D<result> The result of an exam arrives in one second and takes a good deal longer to read. {Name} may have hoped for another answer than this one. It is a real disappointment, and nobody is obliged to see the bright side by teatime. A result is exact about a few papers on a few mornings. About everything else it is silent, although it does not sound like that on the first day.
      P<result> Friends with better news tend to whisper or to apologise, which helps nobody. They have no practice in it. A plain "well done, and I need a day" is a relief on both sides.
      P<result> Parents are often disappointed for somebody and not in them. From across a kitchen the two look alike, and it is worth asking which it is.
      Q<result> When the question comes, {Name} might feel ____. It may be a different word by the evening.
      Q<result> Looking at other people's news, {Name} might notice ____.
      H<result> {helper} can say what is still open, from a second attempt to another school, once there is an appetite for it. ~ Plans land badly on an empty stomach.
      H<result> {helper} can tell the relatives, so that it is done. ~ Fifteen short calls are tiring.
      T<result> {he} can set a date for thinking about what comes next, and leave it alone until then. ~ A date holds it.
      T<result> {he} can have one sentence ready for people who ask. ~ It may be repeated as often as needed.
      C<result> {he} can think, "That is how those papers went. It is not how I am."
      A<result> In a month it will be a fact with a date on it. The way on may be longer than the one that was planned, and a good many interesting people came by it. What was learned for the exam stays learned. Until then there are evenings, and they are for other things.
      D<extra> Exams come with a list of permitted aids, and for some people the list is longer. It may be more time, a reader, a laptop or a room with fewer coughs in it. {Name} may be entitled to one of these and still dislike being seen with it. Such arrangements are granted on evidence and not out of kindness. They remove an obstacle that the exam was not meant to test.
      C<extra> {he} can think, "It removes the obstacle. The thinking is mine."
      A<extra> Scripts are marked without any note of who had which chair, which clock or which room. What is in them is {his} own work. Anyone who asks about an exam arrangement can be told in one sentence, or not at all. The pile is collected at the end, and it looks like any other pile.
      D<awake> Nights before exams are badly organised. The hour in which nothing more can be done is the one in which the mind would like to do everything. {Name} may lie awake and hear it list what is not known, what might come up and how little time there is until the alarm. Trying to sleep makes it worse, since sleep cannot be achieved by effort. One short night costs less than is generally believed. Memory has been at work for weeks and does not resign overnight.
      P<awake> A good part of the year is awake at this hour, each of them convinced that the others are asleep. In the morning they will all say that they slept fine.
      P<awake> The people who mark these papers have seen thousands of nervous answers. They are looking for what is there, and they know what a bad morning looks like.
      Q<awake> At one in the morning, {Name} might feel ____. At that hour, thoughts tend to be larger than life.
      Q<awake> When the alarm is only a few hours away, {Name} might notice ____.
      H<awake> {helper} can come in, sit down and talk about something quite different. ~ It interrupts the list.
      H<awake> {helper} can say plainly that home stays the same, whatever the result. ~ It is obvious by day and less so at night.
      T<awake> {he} can write the whole list down and put the page outside the door. ~ It can be read at seven, and is usually shorter by then.
      T<awake> {he} can stop trying to sleep and simply lie still, with {his} eyes shut. ~ Sleep often comes when it is not being watched.
      T<awake,comforter> {he} can keep {comforter} within reach. ~ Nobody needs to know about it.
      C<awake> {he} can think, "Lying still is enough. The rest is in there already."
      A<awake> By breakfast the list has mostly shrunk to two or three sensible items. The exam begins, the first page is turned, and the night is over in the way that nights are. A result says something about one paper. It does not say who {Name} is, or what comes next. In the evening there is a bed with nothing to revise in it.
      D<letdown> The heaviest part of an exam is sometimes not in it. {Name} may sit down with the questions on one side and the faces of the people at home on the other. Nobody needs to say anything for that to work. Love and expectation come in the same voice, and it is hard to tell them apart at any age. A mark measures some knowledge on one morning, and it has nothing to say about the rest.
      P<letdown> Parents tend to hope out loud when they are anxious. Many of them would be horrified to learn that it arrived as a condition.
      P<letdown> Teachers also have hopes, because their work is in it. They get over a result by the weekend.
      Q<letdown> Imagining the conversation afterwards, {Name} might feel ____.
      H<letdown> {helper} can say in plain words what will not change, whatever the envelope says.
      H<letdown> {helper} can stop asking how revision went, and ask about supper.
      T<letdown> {he} can tell one person at home, "When you ask about it, it gets heavier." ~ Most people simply did not know.
      T<letdown> {he} can write down what would really happen with a bad result, step by step. ~ Mostly there is a next step.
      C<letdown> {he} can think, "I am sitting a test, and nothing else in here is being marked."
      A<letdown> The exam ends with a bell, as all of them do, and people compare answers until they get bored. A result will come, and it will open some doors and not others. Those at home had {Name} long before they had opinions about subjects. At supper somebody will want to know who has the salt.
    `),
  },
};

/** Tests: the room on the day, what a mark can and cannot show, and worry on the evening before. */
export const tests: Frame = withScenes(
  own,
  resultOnTheWay,
  copiesInATest,
  ifIFail,
  mindGoesBlank,
  lowestMark,
  forWhomItIs,
  spellingWords,
  mondayBody,
  tooMuchRevision,
  beforeTheMocks,
);

import { aBearAtHome } from './a-bear-at-home.ts';
import { aNameThatWasGiven } from './a-name-that-was-given.ts';
import { wearsWhatPleases } from './wears-what-pleases.ts';
import { calledTheTeacherMum } from './called-the-teacher-mum.ts';
import { wornBefore } from './worn-before.ts';
import { theWaySomebodyRuns } from './the-way-somebody-runs.ts';
import { teasedAboutNoMeat } from './teased-about-no-meat.ts';
import { meanAboutBeingChosen } from './mean-about-being-chosen.ts';
import { saidItWasRubbish } from './said-it-was-rubbish.ts';
import { aCrushFoundOut } from './a-crush-found-out.ts';
import { saidAboutAParent } from './said-about-a-parent.ts';
import { laughedAtAccent } from './laughed-at-accent.ts';
import { aWrongAnswerOutLoud } from './a-wrong-answer-out-loud.ts';
import { calledSmelly } from './called-smelly.ts';
import { nobodyLikesYou } from './nobody-likes-you.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { isThatAJoke } from './is-that-a-joke.ts';
import { calledWeird } from './called-weird.ts';
import { laughedAtForLiking } from './laughed-at-for-liking.ts';
import { laughedAtRedHair } from './laughed-at-red-hair.ts';
import { nameForGlasses } from './name-for-glasses.ts';

/** It happens in clubs, in streets and at home as often as at school: then it is no teacher who is in charge. */
const NOT_AT_SCHOOL =
  /^(?![^]*\b(?:(?<!after )school|class\w*|nursery|pre-?school|kindergarten|teachers?|play ?time|playground|break|lessons?|year \d+)\b)[^]*\b(?:clubs?|coach|team|neighbou?r\w*|next door|street|road|estate|scouts?|cubs|brownies|guides|beavers|swim\w*|football|dance|ballet|gymnastics|judo|karate|camp|park|church|mosque|temple|online|cousins?|brother|sister|twin)\b/i;

/** A name for whoever cries: what is told then is the name, and no sadness. */
const CALLED_A_BABY_FOR_TEARS =
  /\b(?:call(?:s|ed|ing)?|says? (?:he|she|they)(?:['’]s| is| are)) (?:(?:him|her|them) )?(?:an? )?(?:\w+ )?(?:cry[- ]?bab(?:y|ies)|bab(?:y|ies)\b[^.]{0,20}\b(?:because|when|if|for|cos|every time)\b[^.]{0,12}\bcr(?:y|ies|ied|ying))\b(?<!\b(?:he|she|they) calls? [^.]{0,60})/i;

const own: Frame = {
  id: 'being-teased',
  name: 'Being teased',
  says: [
    'being teased at school',
    'kids tease her about her hair',
    'other children make fun of him',
    'they laugh at him because of his glasses',
    'gets called names',
    'they call her four eyes',
    'called a baby by the older kids',
    'boys in class mock the way he talks',
    'she is teased for being short',
    'teased about her weight',
    'they make fun of her lunch',
    'his cousins wind him up until he cries',
    'kids laughed at her new haircut',
    'teasing on the school bus',
    'people take the mickey out of her name',
    'big brother teases him non stop',
    'somebody said her drawing was rubbish and they all laughed',
    'he takes every joke to heart',
    'cant tell if they are joking or being mean',
    'picked on for his freckles',
    'they copy everything she says in a silly voice',
    'made fun of at swimming',
    'teazed every day about his ears',
    'nasty nicknames at school',
  ],
  claims: {
    strong: [
      'other girls laugh',
      'other boys laugh',
      'laugh at her english',
      'laugh at his english',
      'laugh at her accent',
      'laugh at his accent',
      'laugh at how she talks',
      'laugh at how he talks',
      'friends laugh at',
      'because her friends laugh',
      'because his friends laugh',
      'laugh at his lunch',
      'laugh at her lunch',
      'called them crazy',
      'called him crazy',
      'called her crazy',
      'called them weird',
      'called him weird',
      'called her weird',
      'call him four eyes',
      'call her four eyes',
      'teased',
      'is teased',
      'gets teased',
      'being teased',
      'tease her',
      'tease him',
      'teases him',
      'teases her',
      'make fun of him',
      'make fun of her',
      'makes fun of him',
      'makes fun of her',
      'made fun of',
      'making fun of him',
      'making fun of her',
      'kids laugh',
      'others laugh',
      'children laugh',
      'everyone laughs',
      'laugh at him',
      'laugh at her',
      'laughed at him',
      'laughed at her',
      'laughing at him',
      'laughing at her',
      'gets called',
      'called names',
      'call him names',
      'call her names',
      'calls him names',
      'calls her names',
      'mock him',
      'mock her',
      'mock the way',
      'mocked',
      'wind him up',
      'wind her up',
      'take the mickey',
      'nickname',
      'called a baby',
      'are joking',
      'tease',
      'teasing',
      'name calling',
      'calls him fat',
      'call him fat',
      'called fat',
      'called ugly',
      'nasty nickname',
      'making fun',
      'made fun',
      'mocking',
      'mocks him',
      'mocks her',
      'take the mick',
      'picked on for',
      'fun of his',
      'fun of her',
      'fun of my',
      'laugh at his',
      'laughed at his',
      'mock his',
      'call her fatty',
      'call him fatty',
      'fatty',
      'call her ugly',
      'call him stupid',
      'calls her stupid',
      'calls him stupid',
      'called stupid',
      'say he stinks',
      'say she stinks',
      'laughs at his',
      'laughs at her',
      'joke about his',
      'joke about her',
    ],
    cues: ['tease', 'teasing', 'laugh', 'joke', 'names', 'mock', 'mean', 'silly', 'bus', 'comment', 'banter'],
    not: [
      'teases other',
      'teases the dog',
      'calls other children names',
      'he makes fun of',
      'she makes fun of',
      'tells jokes',
      'i tease',
      'teases his',
      'he teases',
      'she teases',
      'tease other',
      'tease his brother',
      'say she cant',
      'fun of his little',
      'he makes fun',
      'she makes fun',
      'laughs at his sister',
      'laughs at her brother',
    ],
  },
  topicWords: ['tease', 'teasing', 'joke', 'words', 'laugh', 'name', 'said'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult'],
  facts: [
    'Bodies differ in size and shape, and they grow at different times; remarks about looks harm, and are worth telling an adult about.',
    'A joke is friendly when both people laugh and it stops when one of them asks.',
    'Teasing says nothing true about the worth of a person; it often picks what is simply visible.',
    'Short calm answers, and walking to other people, work better for most children than long arguments.',
    'Telling an adult to get help is different from telling tales to get somebody into trouble.',
    'Teasing that goes on after "stop", again and again, is bullying, and adults are there to stop it.',
    'Children often laugh along with teasing because they are unsure what else to do.',
    'Spoken sound travels about 340 metres in a second and fades within moments.',
  ],
  threads: {
    body: 'a body, which is not there for remarks',
    air: 'words, which are air and are gone',
    two: 'a joke that needs two people who laugh',
    label: 'a label that is stuck on by somebody else and peels off',
    audience: 'the people who watch',
    lunch: 'a lunch that smells of home, and noses that do not know it yet',
    front: 'a remark that a grown-up made in front of others, and who can be told about it',
    tears: 'tears that come easily, and what others call it',
  },
  threadCues: {
    body: /\b(?:fat(?:so|ty)?|chubby|overweight|skinny|bony|ugly|spotty|acne|freckles|midget)\b|\b(?:about|for) (?:being )?(?:(?:so |too )?(?:small|short|tall|thin|big)|(?:his|her|their) (?:height|size|weight|body|tummy|belly|ears|nose|teeth|legs|looks|spots|skin))\b|\bcall(?:s|ed|ing)? (?:him|her|them) (?:\w+ )?(?:small|short|tiny|tall|thin|big|giant|shorty|titch)\b/i,
    lunch:
      /\b(?:packed lunch|lunch ?box|lunch|food|snack|dinner)\b[^.!?]{0,50}\b(?:smell\w*|stinks?|stinky|disgusting|weird|yuck\w*|gross|funny|laugh\w*|teas\w*)|\b(?:laugh\w*|teas\w*|fun of|mock\w*|comments?)\b[^.!?]{0,30}\b(?:packed lunch|lunch ?box|lunch|food|snack)\b/i,
    front:
      /\b(?:teacher|coach|tutor|TA|teaching assistant|instructor|headteacher|dinner lady|uncle|aunt\w*|grand\w+|nan|adult|grown-?up|staff)\b[^.!?]{0,24}\b(?:made fun|makes fun|mak\w+ fun|laughed at|laughs at|teas\w+|mock\w*|joked? about|jokes about|humiliat\w*|embarrass\w*|called (?:him|her|them)|commented|comments)\b/i,
    tears:
      /\bcry[- ]?bab(?:y|ies)\b|\bcr(?:y|ies|ied|ying)\b[^.]{0,30}\b(?:easily|at everything|a lot|over (?:nothing|everything|the smallest))\b|\b(?:teas\w*|laugh\w*|called|mock\w*|made fun)\b[^.]{0,40}\bcry(?:ing)?\b|\bcall(?:s|ed|ing)? (?:him|her|them) (?:an? )?(?:\w+ )?bab(?:y|ies)\b[^.]{0,40}\bcr(?:y|ies|ied|ying)\b|\bcr(?:y|ies|ied|ying)\b[^.]{0,40}\bcall(?:s|ed|ing)? (?:him|her|them) (?:an? )?(?:\w+ )?bab(?:y|ies)\b/i,
  },
  onlyWhenSaid: ['body', 'front', 'lunch', 'tears'],
  tellsAlone: ['body', 'front', 'lunch', 'tears'],
  comesFirst: ['body'],
  decidedBy: [
    // A friend who says it is no friend who told a secret.
    // "Compares herself with girls and says she is ugly": it is the child who says that, of herself.
    /\b(?:(?:friend|girl|boy|kid|classmate|someone|somebody|cousin)\b[^.!?]{0,20}\b(?:told|tells|said|says|called|calls)|(?:friends|girls|boys|kids|classmates|they)\b[^.!?]{0,20}\b(?:told|tell|said|say|called|call)|cousins\b[^.!?]{0,20}\b(?:told|said|called))\b[^.!?]{0,24}\b(?:fat|chubby|ugly|skinny|overweight)\b/i,
    CALLED_A_BABY_FOR_TEARS,
    /\b(?:kids|children|boys|girls|others|classmates|people|they) (?:\w+ ){0,3}?(?:call|calls|called|are calling|keep calling|started calling) (?:him|her|them) (?!on\b|for\b|back\b|to\b|over\b|out\b|in\b|the (?:wrong|new) name)[^.]{0,30}\b(?:because|cos) (?:his|her|their|he|she|they)\b/i,

    // What others say about a lunch is no matter of eating.
    /\b(?:kids|children|boys?|girls?|they|others?|classmates?|friends?|people|someone|somebody)\b[^.!?]{0,24}\b(?:says?|said|laugh\w*|teas\w*|comments?|call(?:s|ed)?|mak(?:e|es|ing) (?:fun|faces)|pull(?:s|ed)? faces)\b[^.!?]{0,24}\b(?:lunch|lunch ?box|packed lunch|food)\b/i,
  ],
  roles: {
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the grown-up in charge' } }],
    },
  },
  titles: {
    young: [
      { text: 'A Body Can Jump', thread: 'body' },
      { text: 'Water in the Eyes', thread: 'tears' },
      { text: 'A Lunch From Home', thread: 'lunch' },
      { text: 'A Big Person Said It', thread: 'front' },
      { text: 'Blow the Word Away', thread: 'air' },
      { text: 'Puff, Goes a Word', thread: 'air' },
      { text: 'A Joke Is for Two', thread: 'two' },
      { text: 'A Laugh for Two', thread: 'two' },
      { text: 'The Sticker That Comes Off', thread: 'label' },
      { text: 'Peel, Peel, Off', thread: 'label' },
      { text: '{name} Has a Name' },
      { text: 'Not a Good Joke' },
    ],
    older: [
      { text: 'What a Body Is For', thread: 'body' },
      { text: 'Not for Remarks', thread: 'body' },
      { text: 'Water in the Eyes', thread: 'tears' },
      { text: 'Some Taps Turn Easily', thread: 'tears' },
      { text: 'What Noses Do Not Know', thread: 'lunch' },
      { text: 'Said From the Front', thread: 'front' },
      { text: 'Somebody Who Should Know Better', thread: 'front' },
      { text: 'What Words Are Made Of', thread: 'air' },
      { text: 'Gone in a Second', thread: 'air' },
      { text: 'A Joke Needs Two', thread: 'two' },
      { text: 'Only One of Them Laughs', thread: 'two' },
      { text: 'The Wrong Label', thread: 'label' },
      { text: 'Not on This Jar', thread: 'label' },
      { text: 'The People Who Watch', thread: 'audience' },
      { text: 'One Person Fewer', thread: 'audience' },
      { text: '{name} and the Joke' },
      { text: 'What Was Said' },
    ],
  },
  benefits: [
    'Speaks of teasing in words a child can use.',
    'Says that teasing is not the fault of the one who is teased, and that grown-ups help when it goes on.',
    'Gives {name} one short answer and one sentence to think.',
  ],
  talk: {
    young: [
      'What can be said to somebody who teases?',
      'How does it feel when somebody laughs and it is not fun?',
      'Shall we practise saying stop in a big clear way?',
    ],
    older: [
      'What did the story say about teasing that was new?',
      'Which word went into the blank, and was it the same in the evening?',
      'Shall we choose one short answer and try it out together?',
    ],
  },
  cover: {
    setting: 'school-gate',
    time: 'day',
    pose: 'stand',
    feeling: 'determined',
    companion: 'grown-up',
    props: ['backpack'],
  },
  text: {
    '2-3': script(`
      D<air> Somebody may say a mean word to {him}. It is not nice. Words are air. Puff! Air goes away.
      D<two> Tee-hee, says somebody. {Name} may not laugh. A joke is for two. This joke is just for one.
      D<label> A mean name is like a sticker. Somebody sticks it on {him}. It is the wrong name. Peel, peel, off it comes.
      P Some children say mean words to look big.
      P Other children laugh and do not know why.
      P Grown-ups want to know. They can make it stop.
      Q When they laugh, {Name} may feel ____.
      Q With a mean word, {Name} may feel ____.
      Q Right then, {Name} may feel ____.
      H {helper} can come and help.
      H {helper} can hear all of it.
      H {helper} can tell them to stop.
      H<helper> {helper} can hold {him} close.
      T {he} can hold up one hand.
      T {he} can go to a grown-up.
      T {he} can turn and go away.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<air> {he} can say, "Puff, bye-bye, word."
      C<two> {he} can say, "Stop, not a joke."
      C<label> {he} can say, "I have my own name."
      C<topic> {he} can think about {topic}.
      A<air> Puff, puff, and the word is gone. {Name is} still here. A grown-up is here. Nice words can come now.
      A<two> A good joke is for two. Tee-hee, say both. {Name is} good to laugh with. Tee-hee!
      A<label> Peel, peel, off. The mean name is gone. {his} own name is here. It is a good name.
    `),
    '4-5': script(`
      D<air> Teasing is laughing at somebody who is not laughing. Somebody may tease {him} about hair or shoes or a name. Words are made of air, so they do not stick to skin. It can still hurt a lot inside. That is why people say "stop".
      D<two> A joke is for two people, and both of them laugh. If {Name laughs} too, it is a joke. If just one laughs, it is teasing. Teasing hurts. It stops being a game when somebody says stop.
      D<label> A jar of jam has a label. If somebody sticks "soup" on it, there is still jam in it. Teasing can stick a silly name on {him}. What is inside stays the same.
      P The child who said it may want others to laugh. It is not a good way to get a laugh. Grown-ups can teach a better one.
      P Some children laugh because the rest do. They may feel bad about it on the way home.
      P Teachers do not hear all that is said. They want to know when words hurt. It is their job to help.
      Q When somebody teases, {Name} may feel ____.
      Q When the others laugh, {Name} may feel ____.
      Q After a mean word, {his} tummy may feel ____.
      H {helper} can listen and say, "That was not fair."
      H {teacher} can help the teasing to stop. ~ Telling is a good thing to do.
      H {helper} can practise one short answer with {him}. ~ It is easier the second time.
      H<helper> {helper} can call {him} by {his} own good name. ~ It is nice to hear.
      H<adult> {helper} can help by {adult}. ~ It is good after mean words.
      T {he} can show a flat hand for stop.
      T {he} can walk away and stand by a grown-up.
      T {he} can tell a grown-up what was said.
      T<comforter> {he} can tell it to {comforter} first.
      T<quiet> {he} can spend some time {quiet} after that.
      T<doing> {he} can try {doing} when the words hurt.
      C<air> {he} can say, "Stop, I do not like that."
      C<two> {he} can say, "I am not laughing."
      C<label> {he} can think, "Wrong label, same jam."
      C<topic> {he} can go and think about {topic}.
      A<air> The words were said, and now they are gone. The hurt takes a bit longer to go. It helps to tell somebody. {Name is} good just like this, hair and shoes and name.
      A<two> Jokes for two are the best ones. There are people who stop when they hear "stop". They are good to laugh with. Teasing is a thing that grown-ups can help with.
      A<label> The wrong label comes off. The jam was jam the whole time. A silly name does not change a person. {Name has} a real name, and that one stays.
      D<front> A big person made a joke about {Name}, and others laughed. That can hurt more than a joke from a child. Grown-ups make mistakes too, and this was one. It was not right. It is good to tell it at home.
      P<front> A grown-up may think that a joke is nice for all. It was not nice for {Name}. They need to hear that.
      P<front> Those who laughed did it because a grown-up did. Most of them had no bad thought.
      Q<front> When people laughed, {Name} may have felt ____.
      Q<front> Going back there, {Name} may feel ____.
      H<front> {helper} can talk to that grown-up. ~ Grown-ups can do that for children.
      H<front> {helper} can listen to all of it first.
      T<front> {he} can tell it just as it was.
      T<front> {he} can stay near somebody kind.
      T<front,comforter> {he} can hug {comforter} and tell it.
      C<front> {he} can think, "That joke was not a good one."
      A<front> It was said, and it hurt, and it has been told. Grown-ups can say sorry too. {Name} is good as {Name} is. A joke is good when all of them laugh.
      D<lunch> Each lunch smells of the home it comes from. {Name} may open a box, and somebody may laugh or say, "Yuck." A nose that does not know a smell may say that. It is not a kind thing to say. At home it smells good.
      P<lunch> Noses get to know things bit by bit. Most children like what they know. They forget that others know other food.
      P<lunch> Somebody at home made it with care. It was made for one child, and for nobody else's nose.
      Q<lunch> When somebody says "yuck", {Name} may feel ____.
      Q<lunch> Before lunch, {his} tummy may feel ____.
      H<lunch> A grown-up there can say that nobody says "yuck" at a table.
      H<lunch> {helper} can hear about it at home. ~ It is good to tell.
      T<lunch> {he} can say, "I like it," and take a bite.
      T<lunch> {he} can sit next to a kind friend.
      T<lunch,comforter> {he} can hug {comforter} at home.
      C<lunch> {he} can say, "It is yum to me."
      A<lunch> The box is empty, and the tummy is full. It was a good lunch, and the words do not change it. "Yuck" is over fast. Food from home is good all day.
      D<tears> Some eyes get wet fast, and others may laugh at it. {his} eyes may be like that. A tear comes when it is too much. Somebody said a name for that, and it was not kind. A tear is water, and it is okay.
      P<tears> People who tease about tears have tears as well. They cry at home, and nobody sees it.
      Q<tears> When a tear comes, {Name} may feel ____.
      H<tears> {teacher} can help to stop that name. ~ It is not okay to call names.
      T<tears> {he} can go to a quiet spot till the eyes are dry.
      C<tears> {he} can say, "It is just water."
      A<tears> The tear is dry, and the face is as before. The name that somebody said was not a true one. Wet eyes are good eyes. They shine a bit.
      D<body> Bodies are all different. Some are big and some are small. Somebody said a mean thing about how {Name} looks. That hurts. A body is not there for teasing. It is there for jumping, for hugs and for naps.
      P<body> Some children say such a thing to get a laugh. It is not kind.
      P<body> Grown-ups want to know when a word hurts.
      Q<body> When a word hurts, {Name} may feel ____.
      H<body> {helper} can give a hug and then tell {teacher}.
      H<body> {helper} can listen to all of it. ~ It helps to tell.
      T<body> {he} can go to a grown-up and tell.
      T<body> {he} can say, "Stop. That is not kind."
      C<body> {he} can say, "This is my body. It can jump."
      A<body> Now {Name} can jump, and roll, and hug. An unkind word cannot stop that. It is good to tell when somebody is teased. {Name} is good just as {he is}.
    `),
    '6-7': script(`
      D<air> What is a word made of? It is made of air that shakes for a moment. After a teasing word to {him}, the air is still again in a second. The hurt lasts longer, because a brain keeps words and plays them again. That happens to nearly everyone. It can get less when the words are told to somebody.
      D<two> How can {Name} or anyone tell a joke from teasing? There are two signs. In a joke, both people laugh. And a joke ends when somebody says stop. If one laughs and the other does not, it is teasing.
      D<label> On the lid of a jar of honey, somebody writes "glue". It is still honey. Teasing can work like that pen, and {Name} may have met it. People choose something they can see, like hair, and put a word on it.
      P The one who teases often looks round to see if the others laugh. If nobody laughs, it gets boring fast. Some who tease have been teased by others.
      P People who stand around may smile because they know nothing else to do. A smile like that does not mean yes. One of them may come over later.
      P Grown-ups sometimes say "just ignore it". They mean well, but it is very hard to do. It is fair to tell them so.
      Q When the words come, {Name} may feel ____. It can be hot, tight or heavy.
      Q When people laugh and it is not funny, {Name} may feel ____.
      Q In the evening, {Name} may still feel ____. Words can take a while to fade.
      H {helper} can listen first and ask questions later. ~ A sad story needs a listener.
      H {teacher} can talk to the children who tease. ~ Getting help is not telling tales.
      H {helper} can try out one short answer with {him} at home. ~ It works best when it is boring.
      H<helper> {helper} can talk about a mean word from long ago. ~ A lot of grown-ups were teased too.
      H<adult> {helper} can help on such a day by {adult}. ~ Kind time makes mean words smaller.
      T {he} can show with one hand that it is enough, and join other people. ~ Other people are the best answer.
      T {he} can look at the wall behind and give one nod. ~ A bored face is no fun to tease.
      T {he} can tell a grown-up if it happens again after "stop". ~ It is then a job for grown-ups.
      T<comforter> {he} can sit with {comforter} and let the day go by. ~ Nobody is teasing there.
      T<quiet> {he} can spend half an hour {quiet}. ~ It gives the brain something else to play.
      T<doing> {he} can try {doing} when the word comes back. ~ What helped before can help again.
      C<air> {he} can think, "That was air, and it is gone."
      C<two> {he} can think, "It takes two to make a joke."
      C<label> {he} can think, "Honey is honey."
      C<topic> When the word comes back, {he} can think about {topic} until it stops.
      A<air> That air has been used for a hundred other words by now. Some of them were good ones. What was said is not what a person is. A word that hurts can get smaller when it is told.
      A<two> Both signs are easy to check: who laughs, and does it stop? Friends may tease a little and see at once when it is too much. Where it goes on, a grown-up helps. {Name has} a right to jokes for two.
      A<label> The lid says one thing, and the honey does not mind. In time the ink rubs off. No word on a lid can change what is in the jar. {his} own name is the right one, and it is already there.
      D<front> A grown-up said something about {Name} in front of others. Some of them laughed. When a grown-up says it, it is hard to answer. Children are told to listen to grown-ups. But a joke about a person is not a lesson. It hurt, and it was not okay.
      P<front> The grown-up may have meant to be funny. That does not make it funny. Grown-ups make mistakes too, and somebody can tell them.
      P<front> The others laughed because the joke came from the front. Many of them had an odd feeling while they did.
      Q<front> When the others laughed, {Name} may have felt ____.
      Q<front> Going in there again, {Name} may feel ____. It may be in the tummy or in the face.
      H<front> {helper} can speak with the one who said it. ~ That is a talk between grown-ups.
      H<front> {helper} can write down the words as they were. ~ Exact words are hard to laugh away.
      T<front> {he} can tell it word for word at home. ~ It does not need to be made smaller.
      T<front> {he} can find one person who did not laugh. ~ There mostly is one, and it is good company.
      T<front,comforter> {he} can hold {comforter} while telling it.
      C<front> {he} can think, "It came from the front, and it was still wrong."
      A<front> The words have been told to somebody who takes them seriously. A grown-up can be asked to stop, and to say sorry as well. There is nothing wrong with what was laughed at. A joke needs two people who like it.
      D<lunch> Smells go straight to the part of the head that keeps memories. So a lunch smells like home to one person and odd to another. {Name} may open a box and hear somebody laugh about it. That is teasing, and it is unkind. The food is as good as it was.
      P<lunch> People who laugh at food may not have tasted it. It was only new to them. It is still not all right to say it.
      P<lunch> Whoever cooked it thought about what tastes good and gives strength. It was the same with the sandwich next to it.
      Q<lunch> When somebody holds their nose, {Name} may feel ____.
      Q<lunch> When the box is opened, {Name} may feel ____. Being hungry and being shy can go together.
      H<lunch> A teacher can make a rule that nobody comments on food. ~ Many schools have that rule.
      H<lunch> {helper} can decide with {him} what goes in the box. ~ It may stay just as it is.
      T<lunch> {he} can say, "It is from home, and I like it." ~ Then take a bite, because it is lunch.
      T<lunch> {he} can sit with somebody who likes to try things. ~ There is one at most tables.
      T<lunch,comforter> {he} can hold {comforter} after school.
      C<lunch> {he} can think, "My nose knows it. Yours does not yet."
      A<lunch> The lunch was good, down to the last bite. What was said is over, and a grown-up knows about it. Some who laugh at a smell ask for a taste a year later. Home can come along in a box.
      D<tears> With some people, tears come quickly, and others tease them for it. {Name} may know how that is. A thing goes wrong, the throat gets tight, and the eyes are full. It is not decided, it just happens. Tears are water with a little salt, and everybody has them.
      P<tears> Those who tease about crying are often afraid of their own tears. They hold them back until they are at home. That is hard work too.
      Q<tears> Just before the tears, {his} throat may feel ____.
      H<tears> {helper} can tell the teacher which words were said. ~ Teasing is for grown-ups to stop.
      H<tears> {helper} can keep a place by {him} until the eyes are dry.
      T<tears> {he} can breathe out slowly and look at something far away. ~ It gives the throat some time.
      T<tears> {he} can say, "I am upset, I will talk in a minute."
      C<tears> {he} can think, "My eyes are quick. That is all."
      A<tears> A sleeve is a bit damp, and the rest is dry. What was said was about water in the eyes, and it was not kind. People whose tears come easily often notice how others feel. Friends know what that is good for.
      D<body> Everyone has a body, and no two of them are alike. Some are tall, some are small, some are round and some are thin. Somebody said an unkind thing about how {Name} looks. That hurts, and it was not okay to say it. Bodies grow in their own time. They are for running, hugging and thinking, and not for teasing.
      P<body> Some children say such things to make others laugh. They may not know how long a word can hurt.
      P<body> {teacher wants} to know about it. To tell about it is not the same as telling tales.
      Q<body> Thinking of those words, {Name} may feel ____.
      H<body> {helper} can tell the school what was said. ~ Then grown-ups there can help it to stop.
      H<body> {helper} can listen to all of it, and then give a hug.
      T<body> {he} can say, "That is not kind," and go to a friend.
      T<body> {he} can tell a grown-up on the same day. ~ It need not be kept in a pocket.
      C<body> {he} can think, "My body is mine, and it can do a lot."
      A<body> Legs walk home, and arms get a hug there. A body can do a lot of good things. An unkind word cannot change that. Teasing is not the fault of the one it hurts. Grown-ups can help to stop it.
    `),
    '8-10': script(`
      D<air> Spoken words travel at about 340 metres in a second, and then they are gone. Teasing would be easy if that were all. But {his} brain, like other brains, keeps words that hurt and plays them again, at lunch and in bed. It happens because brains hold on to what might be important. Most of what is said in teasing is not.
      D<two> There is a simple test for a joke. Everybody it is about can laugh, and it stops as soon as somebody says stop. If {Name is} the only one not laughing, it was teasing, whatever it was called. "Only joking" does not change the result. Friends fail this test now and then by accident, and then they notice.
      D<audience> Teasing is often a kind of show, and a show needs people who watch. When somebody makes fun of a name, a nose or a lunch box, they hardly look at {him} at all. They look round to see who laughed. With a good audience the show goes on. With a bored one it gets shorter, although it may first get louder.
      P People who tease usually choose what is easiest to see or hear. It is not a sign that there is anything wrong with it. If it were not the glasses, it would be the shoes.
      P Those who laugh along are often relieved that it is not about them. Quite a few go home with a bad feeling. They could help with one sentence, and they do not yet know it.
      P Teachers hear a lot of complaints in one day, and some sound small. "It has happened five times this week" is a sentence they take seriously. Numbers help busy people to listen.
      Q When the laughing starts, {Name} might feel ____. It may be in the face first, because skin gets warm.
      Q When somebody says "only joking", {Name} may feel ____. It can be two things that do not fit together.
      Q In bed that night, {Name} might notice ____. Words come back when it gets quiet.
      H {helper} can hear the whole story and ask what would help. ~ Sometimes it is a plan, and sometimes it is toast.
      H {teacher} can deal with teasing that goes on after a "stop". ~ Asking for help is not the same as telling tales.
      H {helper} can play the other part and practise a dull answer with {him}. ~ It is hard to stay bored the first time.
      H<helper> {helper} can say which nickname was the worst one back then. ~ It may be surprising how long it is remembered.
      H<adult> {helper} can end such a day with {adult}. ~ It gives the brain something better to keep.
      T {he} can give one flat "okay" and turn to somebody else. ~ It gives nobody much to laugh at.
      T {he} can make one clear sign for "stop", and mean it. ~ After that it is fair to fetch an adult.
      T {he} can be friendly to the next person who is teased. ~ It changes what the others dare to do.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Some days need something soft at the end.
      T<quiet> {he} can spend an hour {quiet} after school. ~ Busy hands leave less room for old words.
      T<doing> {he} can try {doing} when the words play again. ~ The second time is often quieter.
      C<air> {he} can think, "The air has forgotten it already."
      C<two> {he} can think, "One laugh is not enough for a joke."
      C<audience> {he} can think, "They are looking at each other, not at me."
      C<topic> When the words come back, {he} can think about {topic} and go into detail.
      A<air> Words go at the speed of sound, and hurt goes at the speed of a person. Each time it is told to someone who listens, it loses a little. What was said was about one thing on one day. It left out nearly everything there is to know.
      A<two> A good joke is one that both people would tell again. There are such jokes, and such people. Anyone can say stop, and a joke that is a joke will stop. If it goes on, it is called something else, and adults are there for it.
      A<audience> The show gets shorter when the seats are empty. Each person who does not laugh makes it shorter, and that can be anybody. Being teased is not something a person earns. {Name is} free to turn away and sit with other people. If it goes on, it can be told, and told again.
      D<front> It is one thing to be teased by somebody of the same age. When an adult does it in front of a class or a team, there is hardly anything to say back. {Name} may have sat there while others laughed, because the laughter came with permission. Adults who make jokes at a child's expense are making a mistake. Being in charge does not turn it into a joke.
      P<front> The adult may have thought of it as friendly. Intentions are not visible from a chair in the third row. They can be told how it sounded.
      P<front> Classmates laugh when the person at the front does. It is not the same as agreeing, and several of them will have felt uncomfortable.
      Q<front> While people were laughing, {Name} might have felt ____.
      Q<front> Before the next lesson, {Name} might notice ____. It may be heat, or a wish to be elsewhere.
      H<front> {helper} can take it up with the person or the school, with the words and the date. ~ It is for adults to talk to adults about that.
      H<front> {helper} can hear it word for word without making it smaller. ~ Being believed comes first.
      T<front> {he} can write down exactly what was said, and when. ~ A sentence on paper cannot be turned into a misunderstanding.
      T<front> {he} can sit beside somebody who did not laugh. ~ One is enough.
      T<front,comforter> {he} can have {comforter} near that evening.
      C<front> {he} can think, "Said from the front, and wrong all the same."
      A<front> It has been written down, told and believed. The person who said it will hear about it from somebody of their own size. An apology may come, or a change of tone. What was laughed at belongs to {Name}, and it was not the thing that was wrong in that room.
      D<lunch> The sense of smell has a direct line to memory. The same lunch is home to one nose and a surprise to another. {Name} may have opened a box and heard others laugh or make remarks. To laugh at food is a way of laughing at where somebody comes from, even when nobody means it so. It is unkind in either case. A good many of the world's favourite dishes were once called smelly by somebody with a plain sandwich.
      P<lunch> Those who comment are mostly showing how little they have tried. They eat four things in rotation and think of it as normal.
      P<lunch> The person who cooked it got up early for it. Most of them would rather hear about the remarks than find a full box in the evening.
      Q<lunch> On opening the box, {Name} might feel ____. Hunger and embarrassment make a bad pair.
      Q<lunch> When remarks are made, {Name} might notice ____.
      H<lunch> A teacher can put a stop to comments on food. ~ It is an easy rule, and it helps more people than one.
      H<lunch> {helper} can leave the decision about the lunch to {him}. ~ Keeping it is as good an answer as changing it for a while.
      T<lunch> {he} can say, "It is good, and it is mine," and go on eating. ~ A person who enjoys a meal is hard to tease.
      T<lunch> {he} can offer a bite to somebody curious, or not. ~ It is a lunch and not an exhibition.
      T<lunch,comforter> {he} can keep {comforter} near after such a day.
      C<lunch> {he} can think, "Four sandwiches against a whole cuisine."
      A<lunch> The box goes home empty, which is the best comment on a lunch. What was said has been passed on to somebody who can end it. Tastes change, and in a few years the same people will queue for that dish and pay for it. It was good all along.
      D<tears> How easily somebody cries differs from person to person, like the colour of eyes. {Name} may be someone whose tears are quick, and others laugh at it. A cross word or a lost game is enough, and there is even a name for it. Crying cannot simply be decided against. The throat tightens first, and by then the message is already on its way. It is a reflex with water in it.
      P<tears> People who tease about it have often been told not to cry themselves. They put a good deal of work into it, and it annoys them to see somebody who does not. That explains the word, and it does not make it fair.
      P<tears> Most of the class would rather that the teasing stopped. They do not say so, because they might be next. One of them would say it if somebody else began.
      Q<tears> When the throat gets tight, {Name} might notice ____. It may be anger as well.
      H<tears> {helper} can hear the exact words and pass them on to the teacher. ~ Exact words are easier to deal with than "they are mean".
      H<tears> {helper} can agree with the school on a place to go for three minutes without asking.
      T<tears> {he} can look up, blink and breathe out slowly. ~ It does not stop every tear. It does give a few seconds.
      T<tears> {he} can say, "I cry easily, so what?" in a flat voice and turn to somebody else. ~ There is little to add to it.
      C<tears> {he} can think, "It is a reflex, and it dries."
      A<tears> Ten minutes later a face shows nothing, and the water has gone back into the air. The name that was called says something about the person who needed it. Easy tears tend to come with easy laughter and a good eye for other people. Nobody teases about those two.
      D<body> A body is the easiest thing in a room to tease somebody about, because everyone can see it. {Name} has heard an unkind remark of that kind. Bodies come in many sizes and shapes, and they grow at different times. Nobody chooses that, and nobody needs to explain it. Such a remark tells what somebody wanted to do, which was to hurt. It does not tell what matters about anyone.
      P<body> People who comment on others are often worried about how they look themselves. It may be a reason, and it is not an excuse. Stopping is their job.
      P<body> {teacher} can take such remarks seriously from the first one on. Nobody needs to collect ten of them before telling.
      Q<body> After a remark like that, {Name} might feel ____. It may come back at odd moments.
      Q<body> Meeting that person again, {Name} might notice ____.
      H<body> {helper} can talk to the school, so that an adult there deals with it. ~ It is not a child's job to make somebody stop.
      H<body> {helper} can listen without explaining it away. ~ It was unkind, and that may be said.
      T<body> {he} can say once, "Do not talk about my body," and go to somebody kind. ~ The answer need not be clever.
      T<body> {he} can tell an adult the exact words, and the day. ~ Exact words are easy to act on.
      C<body> {he} can think, "My body is mine. It is not for comments."
      A<body> A body carries somebody up the stairs, laughs, and heals a knee while nobody is looking. Such remarks leave all of that out. Teasing stops more often when adults know about it, and now they can. {Name} needs no other size or shape to be treated well.
    `),
    '11+': script(`
      D<two> The word "banter" covers a lot of ground, and {Name} may know most of it. Between friends it can be affectionate, and both sides hand it out and take it. The test is simple enough: does everybody laugh, and does it end when somebody says so? If {Name keeps} paying and the others keep collecting, it is teasing, and calling it a joke is part of the technique. "Can't you take a joke?" is a question that does not want an answer.
      D<label> Teasing works like a badly made label. Somebody picks a thing about {him} that is noticed in two seconds, such as a voice or a pair of shoes, and adds a word. It is not research. The person with the label knows remarkably little, and it stings all the same. Something can be inaccurate and painful at one time.
      D<audience> In a group, the eyes of somebody who is teasing are seldom on the person being teased. They travel around the group, counting laughs. {Name is}, in a sense, a prop in a performance for other people. That is insulting, and it is also information. Performances depend on an audience, and most members of this one are glad that the light is on somebody else.
      P The people laughing are not all enjoying it. Some laugh from habit, and some from fear of being next, which is not noble but is common. In private, one or two of them may be ready to admit that it was poor.
      P People who tease a great deal may be managing something of their own, such as a bad place in another group. That is an explanation and no excuse. Nobody who is teased is obliged to understand them first.
      P Adults may advise ignoring it, because they remember no better method. Ignoring works on some days and costs a lot of energy. It is fair to tell them that more help than a slogan is needed.
      Q When somebody laughs, {Name} might notice ____. Faces often answer before there is time to think.
      Q Replaying it at night, {Name} might feel ____. Anger at not having had an answer ready is common.
      Q Walking into that room again, {Name} may feel ____. It can be less than expected, or more.
      H {helper} can listen to it word for word without softening anything. ~ Being believed is the beginning of most solutions.
      H {teacher} can be told when it goes on after a clear "stop". ~ At that point it is bullying, and schools are required to act.
      H {helper} can help to work out an answer that sounds bored. ~ A line that has been rehearsed survives a racing heart.
      H<helper> {helper} can tell an old story about being on either side of this. ~ The second kind is rarer, and more useful.
      H<adult> {helper} can suggest {adult} on a bad evening, and take no for an answer. ~ An offer is enough.
      T {he} can reply with one word and change the subject to somebody nearby. ~ A dull reply is difficult to perform with.
      T {he} can tell the person afterwards, without an audience, "That one is not funny for me." ~ Many people behave better when nobody is watching.
      T {he} can keep a record if it continues, with dates and words. ~ Adults act faster on a list than on a feeling.
      T<comforter> {he} can shut the door and have {comforter} for company. ~ It is nobody's business what helps.
      T<quiet> {he} can spend an hour {quiet} before thinking about it again. ~ Replays lose strength when attention is needed elsewhere.
      T<doing> {he} can try {doing} when the replay begins. ~ It usually begins at the same time of day.
      C<two> {he} can think, "One person laughing is not a joke."
      C<label> {he} can think, "Two seconds of research, and it shows."
      C<audience> {he} can think, "This is a performance, and I did not buy a ticket."
      C<topic> When it replays, {he} can think about {topic} in as much detail as possible.
      A<two> A joke between friends leaves both people better off, and it has brakes. Anyone may say where their limit is, without giving reasons. Friends will be embarrassed for a moment and then remember. The others have shown something about themselves, which is worth knowing before choosing where to sit.
      A<label> Labels like this fall off with time, mainly because the people who made them lose interest. Until then it can help to hear other descriptions from people who have done more research. Being teased is not deserved, and nobody is meant to carry it alone. The thing that was laughed at may turn out to be somebody's favourite.
      A<audience> An audience changes when one member stops laughing, and it need not be the person in the light. Some day {Name} may be a member of another one, with a choice to make. For today it is enough to leave the theatre, and to tell someone who can turn on the lights if the teasing goes on.
      D<front> Teasing by an adult comes with an unfair advantage, which is the authority to end the conversation. {Name} was made into a joke by somebody in charge, with an audience that could hardly refuse to laugh. There is no good answer in such a moment, and not having one is no failure. Humour that needs a person as its material is bad manners at any age. With children in the room it is also unprofessional.
      P<front> It may have been meant as banter. Adults who use it often believe that they are popular for it. They seldom find out how it lands, because nobody says.
      P<front> The laughter said less than it seemed to. People laugh upwards. Several will have been relieved that it was not their turn.
      Q<front> While the room was laughing, {Name} might have noticed ____.
      Q<front> Before the next time with that person, {Name} might feel ____. Anger is a reasonable answer.
      H<front> {helper} can put it to the school in writing, with the words used. ~ Complaints about remarks are routine there, and they are taken more seriously on paper.
      H<front> {helper} can ask what outcome would be welcome before doing anything. ~ An apology, a word in private and no fuss at all are three different things.
      T<front> {he} can note the exact words and who was there. ~ Precision is difficult to call oversensitive.
      T<front> {he} can say in private, "I did not find that funny," if it seems safe to. ~ Quiet sentences are the hardest to laugh off.
      T<front,comforter> {he} can have {comforter} near that evening.
      C<front> {he} can think, "That was a comment on their manners."
      A<front> It is on record, and somebody of the same rank will raise it. Whether there is an apology depends on the person, and some do manage one. What was laughed at was not the thing out of place in that room. {Name} can go on wearing it, saying it or being it without a footnote.
      D<tears> Tears have a threshold, and thresholds differ. {Name} may have a low one, so that anger, embarrassment or a kind word can all end in the same place, and others laugh. It is hardly under anyone's control: the throat closes and the eyes fill before an opinion has been formed. Somebody has found a name for it and repeats it, because it works. A joke that is repeated every day is mainly a habit.
      P<tears> Those who mock crying have usually been trained out of it, at some cost. Seeing somebody do it in public reminds them of the training. None of that needs to be understood in the corridor.
      P<tears> In a few years the same trait is described in other words, such as honest or perceptive. The water is the same. It is the audience that has grown up.
      Q<tears> When the first sign of it is felt, {Name} might notice ____.
      H<tears> {helper} can take the name-calling to the school as what it is. ~ Repeated mockery is not banter, and adults are paid to deal with it.
      H<tears> {helper} can resist saying "just ignore it". ~ It has been tried.
      T<tears> {he} can press the tongue to the roof of the mouth and breathe out slowly. ~ Some people gain half a minute that way.
      T<tears> {he} can say, "It happens. Give me a minute," and leave. ~ Whoever names a thing first has taken the best line.
      C<tears> {he} can think, "Low threshold. Good hearing."
      A<tears> Tears are gone from a face within minutes, and names take a little longer. What stays is information about who laughed, who looked away and who waited outside. That last group is small and worth knowing. A low threshold lets a great deal in, and not all of it is sad.
      D<body> There are people who treat the bodies of others as a topic of conversation. {Name} has been on the receiving end, and it was unkind, even if it was called teasing afterwards. At this age bodies change at wildly different speeds, and the ones on screens were lit, filtered and picked from forty. Next to those everybody loses, including the people in the pictures. A comment of this kind gives some information about the person who made it. About the body it says nothing that anyone needs.
      P<body> Many who comment are repeating something that was once said to them, or that they think in front of a mirror. It does not make the remark acceptable. It makes it less interesting.
      P<body> Schools take remarks about appearance more seriously than they used to. A date and the exact words are enough to begin with.
      Q<body> When the words come back later, {Name} might feel ____. Anger is as reasonable as hurt.
      H<body> {helper} can help to decide who at school is told. ~ Two heads are better at this than one.
      H<body> {helper} can listen and hold back the compliments. ~ To be called lovely is kind, and it does not answer a remark.
      T<body> {he} can say, "Don't comment on my body," without raising {his} voice, and leave. ~ It is a complete answer.
      T<body> {he} can write down the words and the date, and show them to one adult. ~ It is easier to act on than a mood.
      C<body> {he} can think, "That was a remark. It was not a measurement."
      A<body> A body carries a person through staircases, exams and songs, mostly without thanks. It will go on changing for some years, at a speed of its own. Teasing about it can be reported, and it can be left without an answer. If thoughts about food or mirrors start to take over, that is worth telling somebody as well. {Name} owes nobody another shape.
    `),
  },
};

/** Being teased: a joke needs two who laugh, words are made of air, and a grown-up is told when it goes on. */
export const beingTeased: Frame = withScenes(
  own,
  aBearAtHome,
  aNameThatWasGiven,
  wearsWhatPleases,
  wornBefore,
  calledTheTeacherMum,
  theWaySomebodyRuns,
  teasedAboutNoMeat,
  meanAboutBeingChosen,
  saidItWasRubbish,
  aCrushFoundOut,
  saidAboutAParent,
  laughedAtAccent,
  aWrongAnswerOutLoud,
  calledSmelly,
  nobodyLikesYou,
  nameForGlasses,
  laughedAtForLiking,
  laughedAtRedHair,
  calledWeird,
  isThatAJoke,
);

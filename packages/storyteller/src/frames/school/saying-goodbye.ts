import { tillTheKnock } from '../family/till-the-knock.ts';
import { staysWithNan } from '../family/stays-with-nan.ts';
import { noKissAtTheGate } from './no-kiss-at-the-gate.ts';
import { letsNobodyGo } from './lets-nobody-go.ts';
import { script, type Frame } from '../../frame.ts';
import { SCHOOL, TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { roundTheCorner } from './round-the-corner.ts';
import { afterAVisit } from './after-a-visit.ts';
import { atTheGate } from './at-the-gate.ts';
import { atTheClubDoor } from './at-the-club-door.ts';
import { missingSomebodyAtSchool } from './missing-somebody-at-school.ts';
import { newKeyWorker } from '../home/new-key-worker.ts';

/** No words call for these; they are told wherever no others are called for. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

/** A goodbye at a father's, a grandmother's or a club's door: nobody there is a teacher. */
const NOT_AT_SCHOOL =
  /^(?![^]*\b(?:(?<!after )school|class\w*|nursery|pre-?school|kindergarten|day ?care|teachers?|child ?minders?|playgroup|drop[- ]?offs?|gate|year \d+)\b)[^]*\b(?:dad(?:dy)?'?s|mum(?:my)?'?s|mom(?:my)?'?s|fathers?|my (?:mum|mom|dad|mother|parents|sister|brother|in-laws)|mother-in-law|aunt\w*|gran\w*|nan\w*|beavers|cubs|scouts?|brownies|rainbows|clubs?|camp|swimming|dance|ballet|football|party|parties|church|crèche|creche)\b/i;

const own: Frame = {
  id: 'saying-goodbye',
  name: 'Saying goodbye in the morning',
  says: [
    'clingy at nursery drop off',
    'cries every morning when i leave',
    'drop off is awful, they have to peel her off me',
    'separation anxiety',
    'clings to me at the school gate',
    'screams when i drop him off at the childminder',
    'tears at the gate every single day',
    'wont let go of me at preschool',
    'she was fine in september and now she cries at drop off',
    'hangs on to my leg and begs me not to go',
    'after the holidays drop offs are bad again',
    'separation anxiety at seven',
    'cries for mummy all morning at daycare',
    'goodbyes are so hard for him',
    'teacher has to hold her so i can leave',
    'upset at kindergarten drop off',
    'how do i say goodbye without tears',
    'does not want me to leave at breakfast club',
    'sobbing at the classroom door',
    'year 4 and still cannot separate at the gate',
    'sneaking out so he doesnt notice',
    'seperation anxiety at nursery',
    'wants one more kiss ten times at the door',
    'daddy drops her and it is ok but with me she screams',
  ],
  claims: {
    strong: [
      'come and get me',
      'come and get her',
      'come and get him',
      'coming back for',
      'will i come back',
      'am i coming back',
      'being dropped at',
      'dropped at nursery',
      'dropped at school',
      'dropped off at',
      'new nanny',
      'nanny starting',
      'nanny starts',
      'new babysitter',
      'with a babysitter',
      'with the babysitter',
      'babysitter comes',
      'au pair',
      'nanny comes',
      'separation anxiety',
      'seperation anxiety',
      'drop off',
      'drop offs',
      'dropoff',
      'drop him off',
      'drop her off',
      'drops her off',
      'drops him off',
      'school gate',
      'cries at the gate',
      'tears at the gate',
      'cries when i leave',
      'cry when i leave',
      'screams when i leave',
      'cries when we leave',
      'upset when i leave',
      'when i leave him at',
      'when i leave her at',
      'peel her off',
      'peel him off',
      'prise her off',
      'prise him off',
      'clings to my leg',
      'clings to me at',
      'hangs on to my leg',
      'wont let go of me',
      'let go of my hand at',
      'not to go in the morning',
      'goodbye without tears',
      'goodbyes are hard',
      'goodbyes are so hard',
      'hard goodbyes',
      'say goodbye at',
      'saying goodbye at',
      'separate at the gate',
      'separate from me',
      'separating from me',
    ],
    cues: [
      'goodbye',
      'cling',
      'clingy',
      'leave',
      'nursery',
      'school',
      'gate',
      'morning',
      'childminder',
      'cry',
      'separate',
      'daycare',
    ],
    not: [
      'drop off to sleep',
      'drops off to sleep',
      'cannot drop off',
      'goodbye to her best friend',
      'goodbye to his best friend',
      'goodbye to grandad',
      'goodbye to grandma',
      'funeral',
      'died',
      'first day',
      'starting school',
      'starts school',
      'starting nursery',
      'starts nursery',
      'new school',
      'cries when i leave the room',
      'leave the park',
      'leave the party',
      'saying goodbye to nursery',
    ],
  },
  topicWords: ['goodbye', 'bye', 'wave', 'leave', 'hello', 'apart'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Missing somebody is part of being fond of them; it is common at goodbyes from about ten months on and comes back after holidays, illness or changes.',
    'Most tears at a goodbye stop within some minutes of the parting.',
    'A short goodbye in the same way each day is easier than a long one; sneaking away makes the next one harder.',
    'It helps to know what comes between goodbye and hello, in the order of the day.',
    'Something small from home may be kept in a pocket or a bag.',
    'A known adult who takes over at the door helps.',
    'Worry peaks before the parting and goes down by itself when it is not fled from.',
    'In older children, hard mornings may have a reason at school; a grown-up can ask and help to find it.',
    'Grown-ups may find the goodbye hard too.',
  ],
  threads: {
    tummy: 'a tummy that is quick in the morning',
    back: 'who comes back, and after which part of the day',
    wave: 'a wave that goes from a hand to a hand',
    pocket: 'something small in a pocket',
    between: 'what lies between goodbye and hello, in order',
    home: 'a ring at the door of the home, and somebody who comes to the house',
    letter: 'a plain word to an equal about hard mornings',
    leg: 'two arms round a leg, at a door',
  },
  threadCues: {
    tummy:
      /\b(?:tumm(?:y|ies)|stomach|belly)[ -]?(?:aches?|hurts?|pains?|is sore|feels)|\b(?:feels? sick|feeling sick|poorly tummy|bad tummy|sore tummy|a headache)\b/i,
    back: /\b(?:(?:ask\w*|check\w*|worr\w*|scared|afraid|think\w*|convinced|says?|sure|keeps? asking)\b[^.!?]{0,40}\b(?:(?:i'?m|i am|we'?re|we are|mummy'?s|daddy'?s|mum'?s|dad'?s|if i|if mummy|if daddy|when i) (?:\w+ ){0,3}(?:com(?:e|ing)|be) back|(?:won'?t|will not|not|never|might not) (?:be )?(?:com(?:e|ing)|return|pick)|forget\w*|(?:i'?ll|we'?ll|i will) come back)|not coming back|forget(?:ting)? to (?:come|pick|collect|fetch)|com(?:e|ing) (?:and )?(?:get|for|back for) (?:me|him|her|them))\b/i,
    wave: WHERE_NOTHING_ELSE_IS_SAID,
    pocket: WHERE_NOTHING_ELSE_IS_SAID,
    between: WHERE_NOTHING_ELSE_IS_SAID,
    letter: WHERE_NOTHING_ELSE_IS_SAID,
    home: /\b(?:nann(?:y|ies)(?! (?:and|nan|gran|has|had|died|is (?:ill|poorly)))|au ?pairs?|babysit\w*|baby-sit\w*|sitters?|minder comes|carer comes|looked after at home)\b/,
    leg: /\b(?:cling\w*|clung|(?:my|his|her|mummy'?s|mum'?s|dad'?s|daddy'?s) legs?|pe(?:el|al)\w* (?:him|her|them)|pri[sz]e\w*|pull(?:ed|s|ing)? (?:him|her|them) off|hangs? on(?:to)?|holds? on(?:to)?|won'?t let (?:go|me go)|wont let (?:go|me go)|grabs? (?:me|hold|on|my))\b/i,
  },
  // Whoever lets nobody leave is about that goodbye, wherever it is said.
  decidedBy: [
    /^(?![^]*\b(?:hospital|prison|died|overnight|sleep\w*|night|separat\w*|divorc\w*)\b)[^]*?\b(?:cr(?:y|ies|ying)|scream\w*|sob\w*|clings?|clinging|upset|hysterical|meltdowns?|hates? it|goes mad)\b[^.!?]{0,20}\b(?:when(?:ever)?|if|every time|each time) (?:i|we|mum\w*|dad\w*|mama|papa) (?:have to |need to |try to |go and )?(?:leaves?|drops?|left) (?:him|her|them)(?: off)? (?:with|at) (?:my |our |his |her |their |the )?(?:mum|mother|dad|parents|nan\w*|gran\w*|grandparents|mother[- ]in[- ]law|aunt\w*|sister|childminder\w*|minder)\b/i,
    /\b(?:never|won'?t|will not|doesn'?t|does not|refus\w+ to) lets? (?:me|us|mum\w*|mom\w*|dad\w*) (?:leave|go)\b[^.]{0,30}\b(?:class|club|lesson\w*|nursery|preschool|gate|door|school|gymnastics|ballet|rainbows|beavers|swimming|football)\b/i,
  ],
  onlyWhenSaid: ['home', 'leg', 'back', 'tummy'],
  tellsAlone: ['home', 'back', 'tummy'],
  comesFirst: ['back', 'tummy'],
  roles: {
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the grown-up there' } }],
    },
    school: { ...SCHOOL, cues: [...SCHOOL.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the door' } }] },
    sitter: {
      fallback: { text: 'the nanny' },
      cues: [
        { match: /\b(?:babysit\w*|baby-sit\w*|sitters?)\b/i, phrase: { text: 'the babysitter' } },
        { match: /\bau ?pairs?\b/i, phrase: { text: 'the au pair' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Tummy at the Door', thread: 'tummy' },
      { text: 'After the Story, Home', thread: 'back' },
      { text: 'A Leg at the Door', thread: 'leg' },
      { text: 'Arms Round a Leg', thread: 'leg' },
      { text: 'Hello, Coat on the Hook', thread: 'home' },
      { text: 'Ding Dong, Hello', thread: 'home' },
      { text: 'One Big Wave', thread: 'wave' },
      { text: 'Wave, Wave, Bye', thread: 'wave' },
      { text: 'A Thing in a Pocket', thread: 'pocket' },
      { text: 'Pat the Pocket', thread: 'pocket' },
      { text: 'Bye-Bye and Hello' },
      { text: '{name} Says Goodbye' },
    ],
    older: [
      { text: 'What a Stomach Says at Half Past Eight', thread: 'tummy' },
      { text: 'Who Comes, and When', thread: 'back' },
      { text: 'Arms Round a Leg', thread: 'leg' },
      { text: 'Somebody Else in the Kitchen', thread: 'home' },
      { text: 'The Third Wave', thread: 'wave' },
      { text: 'How Long Is a Goodbye?', thread: 'wave' },
      { text: 'Between Goodbye and Hello', thread: 'between' },
      { text: 'What Comes in the Middle', thread: 'between' },
      { text: 'A Button in a Pocket', thread: 'pocket' },
      { text: 'About the Mornings', thread: 'letter' },
      { text: 'Goodbye in the Morning' },
      { text: '{name} Says Goodbye' },
    ],
  },
  benefits: [
    'Says that missing somebody and having a good day can go together.',
    'Goes through the time between goodbye and hello in order.',
    'Gives {name} one way to say goodbye that can be the same each day.',
  ],
  talk: {
    young: ['What happens at the door in the story?', 'How does a goodbye feel?', 'Shall we make up our own wave?'],
    older: [
      'What lies between goodbye and hello in this story?',
      'Which word went into the blank?',
      'Shall we agree how our goodbye goes?',
    ],
  },
  cover: {
    setting: 'school-gate',
    time: 'day',
    pose: 'wave',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['backpack', 'coat'],
  },
  text: {
    '2-3': script(`
      D<wave> Bye-bye time! {Name is} at the door. A hug, a kiss, a wave. Bye-bye, wave, wave.
      D<wave> Wave, wave! It is bye-bye at {school}. {Name may} feel a hug. Then a hand goes wave.
      D<pocket> Pat, pat. {Name} may have a pocket. At bye-bye, a little picture can go in. The picture stays.
      D<home> Ding-dong, hello! {Name is} at home. {sitter} comes in. Shoes on for one. Shoes off for one. Bye-bye!
      P Bye-bye is hard. It is hard for big ones too.
      P Some children cry. Then they play.
      P {teacher} knows all about bye-bye.
      P<home> New people can be shy too.
      P<home> {sitter} wants to know the toys.
      Q At bye-bye, {Name} may feel ____.
      Q When the door shuts, {Name} may feel ____.
      Q At hello, {Name} may feel ____.
      Q<home> At the ding-dong, {Name} may feel ____.
      H {teacher} can hold a hand.
      H {teacher} can bring a good book.
      H {helper} can say when hello comes.
      H<home> {sitter} can get a book out.
      H<home> {helper} can give one big hug.
      T {he} can wave a big wave.
      T {he} can go to a toy.
      T {he} can ask for a lap.
      T<comforter> {he} can hug {comforter}.
      T<home> {he} can show one toy.
      T<home,comforter> {he} can hold {comforter}.
      C<wave> {he} can say, "Bye-bye, and then hello."
      C<wave> {he} can say, "Wave, wave, wave."
      C<pocket> {he} can say, "Pat, pat, it is here."
      C<topic> {he} can think about {topic}.
      C<home> {he} can say, "Bye-bye shoes, hello shoes."
      A<wave> Play, snack, nap, play. Then the door opens. Wave, wave, wave. Hello!
      A<wave> First it was bye-bye. Then came play. Now it is hello. Wave, wave!
      A<pocket> Pat, pat. The picture is still there. It was in the pocket all day. Hello, door! Time to go home.
      A<pocket> Hello, hello! Out comes the thing. It was there all day. Pat, pat, and home.
      A<home> Shoes off, shoes on. First bye-bye, then play. Ding-dong! Hello, hello. All is at home here.
      D<home> Knock, knock, hello! {sitter} is here. {Name} can stay at home. One waves bye-bye. One says hello.
      A<home> Knock, knock! Hello is back. Bye-bye was for a bit. The toys are here. Home is here.
      D<leg> Here is the door. It is time for bye-bye. {Name} may hold on to a leg. A leg is good to hold.
      D<leg> Two arms go round a leg. They are {his} arms. The leg wants to say bye-bye. It will walk off now.
      D<leg,comforter> Bye-bye is at the door. {Name} may hold on tight. One arm has a leg. One arm has {comforter}.
      D<leg,comforter> Bye-bye is here, and {his} arms are full. They hold a leg. They hold {comforter} too. Then the leg goes.
      C<leg> {he} can say, "Bye-bye, leg. Come back."
      C<leg> {he} can say, "Bye-bye, leg. Hello, toys."
      A<leg> The day is done. There is a leg again! Arms go round it. Hello, hello.
      A<leg> The play is done. Somebody comes to the door. Hello, legs! Bye-bye, door.
      A<leg,comforter> {comforter} was there all day. Now the leg is back too. Hello, leg! Two arms, one big hug.
      D<back> Bye-bye, {Name}. A grown-up goes out. Then come toys, lunch and a story. After the story, hello!
      P<back> Grown-ups know when it is time. They look at the clock.
      Q<back> After bye-bye, {Name} may feel ____.
      H<back> {helper} can say, "After the story."
      T<back> {he} can hold one thing from home.
      C<back> {he} can say, "Toys, lunch, story, hello."
      A<back> The story is done. The door opens. Hello, {Name}! Bye-bye, toys.
    `),
    '4-5': script(`
      D<wave> At {school}, the day starts with a goodbye. {Name} may get a hug and a kiss. Then there is a wave. A wave can go through a window. After that the grown-up goes, and the toys are there.
      D<wave> First a hug, then a wave, then goodbye. It can be the same each day, so {Name} knows the way. A goodbye can be short. When it is long, it gets bigger and bigger.
      D<pocket> A goodbye is easier with a thing in a pocket. It may be a button or a stone from home. {Name} may feel it with one finger. At goodbye, it stays. It stays the whole time.
      D<home> Some goodbyes are at home. {sitter} comes in, and somebody else goes out. {Name} stays with the toys and the cups. There is one more coat on the hook. In the evening there is one less.
      P Missing somebody is a way to love them. It can hurt a bit in the tummy. It gets less when there is a thing to do.
      P The grown-up misses somebody too. They may look at the clock. They know when it is time.
      P {teacher} knows about goodbyes. Some are loud, and some are quiet. Most tears stop after a few minutes.
      P<home> {sitter} does not know yet where things are. It helps when somebody shows the cups.
      P<home> The one who goes thinks about home too. It is fine to miss somebody and to play.
      Q When it is time for goodbye, {his} tummy may feel ____.
      Q When the grown-up waves, {Name} may feel ____.
      Q At the end, at hello, {Name} may feel ____.
      Q<home> When the door shuts, {Name} may feel ____.
      H {teacher} can come to the door and take a hand.
      H {teacher} can show the cards of the day. ~ Then it is clear when hello comes.
      H The grown-up who goes can say goodbye, and not slip off. ~ Then there is no surprise.
      H<adult> {helper} can help at home by {adult}.
      H<home> {sitter} can ask how things are done here. ~ It helps to know about the blue cup.
      H<home> {helper} can say what comes before hello. ~ It is good to know that.
      T {he} can do one hug, one wave, and then one toy.
      T {he} can pick a place to sit for the first game.
      T {he} can tell {teacher}, "I miss them."
      T<comforter> {he} can hold {comforter} at the door.
      T<quiet> {he} can start with some time {quiet}.
      T<home> {he} can show where the books are.
      T<home,comforter> {he} can keep {comforter} near.
      C<wave> {he} can say, "One hug, one wave, hello later."
      C<wave> {he} can think, "After bye-bye comes play."
      C<pocket> {he} can think, "My pocket came along."
      C<topic> {he} can tell {teacher} about {topic}.
      C<home> {he} can say, "Goodbye, coat. Hello, coat."
      A<wave> Then there may be a snack, and a song, and sand. At the end the door opens, and there is a wave. It comes from the other side. Goodbye is far away by then.
      A<wave> At one end of the day is a goodbye. At the other is a hello. In the middle there is room for a lot. Some of it is mud. The wave works at both ends.
      A<pocket> The thing in the pocket heard all that went on. In the end it said hello with the rest. It can go on the shelf at home. Next time, it can come along again.
      A<pocket> Goodbye was long ago. The thing in the pocket is warm from a finger. It was there the whole time. At hello it can come out.
      A<home> One coat goes, and one coat comes. At the end of the day they change again. Goodbye was short. Hello can take as long as it likes.
      D<home> Today the goodbye is at the door of the home. {sitter} is here, and {Name} has all the toys. Somebody else goes off for a while. The cups and the cushions stay.
      A<home> The door opens, and there is hello. The toys were there for all of the goodbye. {sitter} can wave and go home too. That is one more wave.
      D<leg> At a goodbye, arms can hold on tight. {Name} may have both of them round a leg. A leg feels safe, because it is known so well. But that leg has its own day. It goes away in the morning. At home time it comes back.
      D<leg> Goodbye is hard for arms. {his} arms may go round a leg and stay there. They can feel that it is about to leave. Hands at the door help them to let go. The leg knows the way back.
      D<leg,comforter> Here is the door, and here comes goodbye. {his} arms may hold on to a leg. The leg is about to go. There is still {comforter}. So the arms can swap one for the other. It takes a moment.
      C<leg> {he} can say, "Bye-bye, leg. See you at home time."
      C<leg> {he} can count, "One squeeze, two squeezes, three, and wave."
      A<leg> Home time comes, and a leg walks up to the door. It is the same one, with the same shoe. Arms may go round it again. After a goodbye comes a hello.
      A<leg> The door opens, and there is that leg. It went all the way there and all the way back. It got a hug in the morning, and it gets one now. Hello comes after goodbye.
      D<back> At goodbye {Name} may ask, "Are you coming back?" It is a good question, and it has an answer. First comes play, then lunch, then a story. After the story the door opens. Then somebody is there to take {him} home.
      P<back> The one who goes away knows the time. It is in the phone, and on the clock in the kitchen.
      P<back> Grown-ups at {school} wait until each child is fetched. They do not go home before that.
      Q<back> After the goodbye, {Name} may feel ____.
      Q<back> In the middle of the day, {Name} may feel ____.
      H<back> {helper} can say who comes today, and after what.
      H<back> {teacher} can show what comes next.
      T<back> {he} can ask {teacher}, "What comes next?"
      T<back> {he} can ask one time at the door, and keep the answer.
      C<back> {he} can say, "Play, lunch, story, and then hello."
      A<back> The story has come to the last page. Coats are going on, and the door opens. There is the face that said goodbye in the morning. Tomorrow the answer will be the same: after the story.
      D<tummy> In the morning {his} tummy may hurt. Sometimes it begins before the shoes are on. A tummy feels a goodbye before a head can say it. It is a real hurt. Often it gets smaller when the play begins.
      P<tummy> {teacher} knows tummies like that. Many get better after the first game.
      P<tummy> Grown-ups ask where it hurts, because they want to know.
      Q<tummy> At the goodbye, {Name} may feel ____.
      H<tummy> {helper} can put a warm hand on it first.
      H<tummy> {helper} can ask if something at {school} is hard.
      T<tummy> {he} can breathe in and let the tummy get big.
      T<tummy> {he} can tell {teacher}, "My tummy hurts a bit."
      C<tummy> {he} can say, "Hello, tummy. We go in, and then we see."
      A<tummy> At snack time somebody may ask the tummy how it is. It may have forgotten all about the morning. After a goodbye comes a day of play. Hello comes last.
    `),
    '6-7': script(`
      D<between> Between goodbye and hello lies a row of things. {Name} may know the row. There is a coat on a peg, and then something to do. There is play, and lunch, and a bit more. Each of them makes hello come nearer. It is good to know where one is in the row.
      D<wave> Some goodbyes have one wave, and some have ten. {Name} may have noticed that the tenth is the hardest. A short goodbye is like a plaster. It is best to do it in one go. One hug, one wave, and then a step through the door.
      D<pocket> After a goodbye, a small thing can go where a grown-up cannot. It may be a button, a stone or a note. {Name} may have one in a pocket and feel it with a thumb. It is there the whole time. Nobody else needs to know.
      D<home> There are goodbyes in which {Name} stays and somebody else leaves. {sitter} comes in and hangs up a coat. The house is the same one, with the same stairs. Only the person in the kitchen is another one. That can seem odd at first, because kitchens have their own rules.
      P A worry is biggest just before the goodbye. After it, it gets smaller by itself. Most children do not notice that, because they have begun to do something.
      P The grown-up walks away and thinks of the small face. Then there is work, or the shops. They are often glad to hear that it was a good day.
      P {teacher} knows that goodbyes can be hard. It may be after a holiday, or after being ill. Goodbyes need practice again then.
      P Others may look when somebody cries. Most of them have cried at a door themselves. They do not talk about it.
      P<home> {sitter} is new and does not know the house yet. It is easier to be new when somebody explains things.
      P<home> The person who goes out may think of home on the way. Missing works in both directions.
      Q On the way to the door, {his} tummy may feel ____.
      Q In the minute of the goodbye, {Name} may feel ____.
      Q Later, in the middle of the row, {Name} may feel ____.
      Q<home> After the goodbye, when it is quiet, {Name} may feel ____.
      H {teacher} can have a job ready, such as feeding the fish. ~ Hands that are busy miss less.
      H {teacher} can show where in the day they are. ~ A row that can be seen looks shorter.
      H {helper} can say who comes at the end, and when. ~ A clear answer is better than a long hug.
      H<adult> {helper} can help in the morning by {adult}. ~ It has made things easier before.
      H<home> {sitter} can ask three questions about how things are done here. ~ Then it helps that somebody knows the answers.
      H<home> {helper} can write down what comes between goodbye and hello. ~ A list shows how far along it is.
      T {he} can make up a goodbye with three parts, and keep to it. ~ Then nobody needs to think about it.
      T {he} can breathe out slowly at the door. ~ A long breath makes a tight tummy softer.
      T {he} can tell a grown-up if something at {school} is hard. ~ Sometimes that is behind it.
      T<comforter> {he} can have {comforter} in the bag. ~ It can stay there and be known about.
      T<quiet> {he} can start the day {quiet}. ~ A calm start gives the day a chance.
      T<home> {he} can be the guide and show one room. ~ It is good to know more than somebody else.
      T<home,comforter> {he} can keep {comforter} on the sofa. ~ It knows the house as well.
      C<between> {he} can think, "Peg, play, lunch, and on to hello."
      C<wave> {he} can say, "One hug, one wave, and in I go."
      C<pocket> {he} can think, "Thumb on the button. All there."
      C<topic> In the first minutes, {he} can think about {topic}.
      C<home> {he} can think, "I know this house, and I can show it."
      A<between> At the end of the row stands hello. It comes each day at about the same time. What was in the middle can be told on the way home. Some of it was better than it had looked in the morning.
      A<between> Coat, play, lunch, and a bit more. The row is done, and hello is standing at the gate. Goodbye seems small from here. Tomorrow it is the other way round, and the row will be the same.
      A<wave> One wave through a window can be enough. Then the day takes over. It is fine if the goodbye was wet. In the afternoon it is dry, and there is a hello.
      A<wave> One hug, one wave, one step. It took less time than finding the shoes. What came after it was long and had a lot in it. At the end somebody stands there and says hello first.
      A<pocket> The button has been to all the places of the day. At hello, it is warm from the thumb. A goodbye and a good day can both be true. The pocket knows that already.
      A<pocket> Later the button goes back on its shelf. It has been out the whole time, and nobody saw it. A thumb knew. Goodbye is a bit lighter when half of it goes in a pocket.
      A<home> The coat goes off its hook again, and the other one is back. It was the same house for the whole time. First came the goodbye, and then came the hello. The next time, the way to the cups is known.
      D<home> A goodbye at home is the other way round. {Name} stays, and somebody else puts on shoes. {sitter} may do things in another order, or look for the spoons. That is odd. It can also be good to know more than a grown-up.
      A<home> Hello is back, in the shoes from before. Some things were done in another order, and it was still the same home. The goodbye is hours old. Now it can be told where the spoons went.
      D<leg> Some goodbyes are hard to let go of, with real arms. {Name} may hold on at the school door, to a leg or a sleeve. Arms do that when a head thinks, "Do not leave." It takes one or two minutes, and grown-ups at doors know it well. Then the arms have other work to do.
      C<leg> {he} can think, "One long squeeze, and then my bag."
      A<leg> When school is over, the same person comes back to the same door. The arms know at once what to do. There was a whole day in between. It gets told on the way home. Goodbye took two minutes of it.
      D<back> "What if nobody comes?" {Name} may think that at the goodbye, and ask about it more than once. The answer does not change with asking. There is a name on a list of who comes today. If somebody is late, {teacher} waits too, and somebody rings. That is a rule at school, and it counts for each child.
      P<back> The one who walks away in the morning knows just when to be back. Grown-ups plan a whole day around that time.
      P<back> Many children have had this thought. It comes most on the way in, when the day still looks long.
      Q<back> When the goodbye is over, {Name} may feel ____.
      Q<back> In the afternoon, when coats go on, {Name} may feel ____.
      H<back> {helper} can say in the morning who comes and where they stand. ~ One clear answer lasts longer than five.
      H<back> {teacher} can say which lesson comes before home time.
      T<back> {he} can write down who comes today, and keep it in a pocket.
      T<back> {he} can ask once, and then check the paper.
      C<back> {he} can think, "It is written down. After the last lesson."
      A<back> The last lesson is over. The paper has been in the pocket all day. Somebody says hello at the gate, perhaps a bit out of breath. The question was asked at goodbye, and here is the answer. It has a coat on.
      D<tummy> A tummy is quick. Before a goodbye, {his} tummy may begin to hurt at breakfast. A body that expects something hard gets tight there. So it hurts, although nothing is wrong with the toast. Once the day has begun, it often lets go.
      P<tummy> {teacher has} seen many pale faces at the door. At ten, the same faces laugh.
      P<tummy> A grown-up may not be sure if it is illness or a hard goodbye. It is fair to ask both questions.
      Q<tummy> On the way to the door, {Name} may feel ____.
      Q<tummy> After the goodbye, {his} tummy may feel ____.
      H<tummy> {teacher} can ask {him} to give out the books.
      H<tummy> {helper} can ask what the tummy is waiting for. ~ It may be one part of the day.
      T<tummy> {he} can put a hand on it and breathe out slowly, three times.
      T<tummy> {he} can tell a grown-up if something at school is behind it.
      C<tummy> {he} can think, "My tummy is early. I can still go in."
      A<tummy> By the middle of the morning the tummy is busy with a biscuit. It was a true hurt, and it went by itself. If it stays all day, a grown-up wants to know that too. After the last lesson comes hello, and then a question about supper.
    `),
    '8-10': script(`
      D<between> A time apart has two ends, and at one of them there is a goodbye. {Name} may feel it from the moment the shoes are on. Scientists find that worry climbs until the parting and then falls, like a ball that was thrown up. Between that point and the hello lies some time, in portions. Most of the portions are fairly ordinary.
      D<wave> How long does a goodbye take? {Name} may have tried all lengths. The long kind, with one more hug and one more word, feels kinder and is harder. Each hug asks for the next. The short kind feels rude for three seconds. Then it is done, and there are pegs and people.
      D<pocket> Soldiers, sailors and astronauts have carried small things from home in their pockets. {Name} would be in good company with a button or a ticket. At a goodbye, it makes no difference to anyone who looks on. To a thumb it does. It says that two places are joined, even if one of them is out of sight.
      P Missing somebody is not a sign of being small. Adults do it at airports. They have only learnt to look at departure boards meanwhile.
      P The person who walks away has a hard five minutes as well, and a straight back that hides it. Many send a message to ask how it went. The usual answer is "fine after ten minutes".
      P After holidays or an illness, goodbyes get harder for a while. The body has got used to being at home and wants to know why that is over. It is a matter of days, as a rule.
      P Some mornings are harder than others, with or without a reason. If there is one, it can be said. A grown-up can only help with what has been told.
      Q With the shoes on and the door open, {Name} might notice ____.
      Q At the goodbye, {Name} might feel ____. It may be more than one thing.
      Q Somewhere in the middle, {Name} might feel ____. That is often a surprise.
      H {teacher} can give {him} a task for the first five minutes. ~ Arriving is easier with something in the hands.
      H {helper} can keep the goodbye short and the same, also on bad days. ~ A thing that is certain takes up less room.
      H {helper} can ask what the hardest part of the day is, and listen to the whole answer. ~ It may be a part that can be changed.
      H<adult> {helper} can help before leaving by {adult}. ~ It has eased other mornings.
      T {he} can decide on a goodbye in three steps and carry it out. ~ A ritual does the thinking.
      T {he} can arrange to meet one person at the gate. ~ Two people go in more easily than one.
      T {he} can note in the afternoon how it was at eleven. ~ After a week, the notes are good evidence.
      T<comforter> {he} can keep {comforter} at the bottom of the bag. ~ Nobody inspects the bottom of bags.
      T<quiet> {he} can spend the first minutes {quiet}. ~ It lets the ball come down.
      T<doing> {he} can try {doing} on the way. ~ What helps elsewhere may help here.
      C<between> {he} can think, "This is the top of it. From here it goes down."
      C<wave> {he} can say, "See you at the other end."
      C<pocket> {he} can think, "Thumb, button, both places."
      C<topic> On the way in, {he} can think about {topic}.
      A<between> By the time there is a hello, the goodbye is old and rather faded. What lay in between can be told or kept. Tomorrow there will be another one, and the ball will go up and come down. It may not go quite as high.
      A<between> The time in between, cut into portions, turned out to be like many others. One of them was even short. The shoes that felt so heavy at the start are walking back to hello. What the ball did in between was to come down, as balls do.
      A<wave> Goodbyes that are short leave more room for what comes after them. There may still be tears on some mornings, and that does not spoil the rest. Both people walk off in their own direction. In the afternoon they come from there, and it is a hello.
      A<wave> The short goodbye is still standing there, three seconds long. What came after it took up all the rest of the day. People who part like that have more to say at hello. It may be about lunch, and it may be about nothing, and both can take a while.
      A<pocket> In the afternoon the button goes back on the window sill. It has done nothing all day, and that was its job. Saying goodbye to somebody and belonging to them go together without any trouble. There is a pocket in most coats.
      A<pocket> A button weighs about two grams, and it carried one end of a whole day. A thumb knew where it was. At hello it can be taken out, or it can stay in there with the fluff. Goodbyes are lighter for people with pockets.
      D<back> Some thoughts turn up at every goodbye, in the same place. One of them asks what happens if nobody comes back. {Name} may know the answer and still have the thought, because worry is not satisfied with "very probably". Schools have a plan for late parents, with phone numbers on it, and an adult stays. The goodbye itself takes a minute.
      P<back> The person who leaves has this time in a calendar, and usually an alarm before it.
      P<back> Being asked five times makes adults answer faster and not better. One good answer is enough to hold on to.
      Q<back> Walking away from the goodbye, {Name} might feel ____.
      H<back> {helper} can agree on one answer to that question and give it once a day.
      H<back> {helper} can say what happens if a train is late. ~ A plan for the worst case makes it smaller.
      T<back> {he} can write down the plan: who, where, what time, and whom to go to if it is later.
      T<back> {he} can let the thought be there and go in with it. ~ It tends to leave when something else begins.
      C<back> {he} can think, "There is a plan, and I know it."
      A<back> At the end of the day somebody is standing by the gate, which is what the plan said. The thought may come back tomorrow at the same corner. It has been wrong every day so far. Hello is the last line of the plan, and it comes after double maths.
      D<tummy> The stomach has nerves of its own, millions of them. It hears about a goodbye before the rest of the body does. {Name} may have an ache at breakfast that is gone by the second lesson, and that makes people suspicious. It was not made up. A tight stomach hurts, and then it stops being tight.
      P<tummy> Teachers see it often. Most of them know by now that "fine after ten minutes" and "it really hurt" can both be true.
      P<tummy> At home somebody decides each time between a doctor, a day on the sofa and going in. They may get it wrong in both directions.
      Q<tummy> With the bag on and the goodbye coming, {Name} might notice ____.
      H<tummy> {helper} can see to it that a doctor has looked at it once. ~ Then everybody knows where they stand.
      H<tummy> {helper} can ask which part of the school day comes to mind when it hurts.
      T<tummy> {he} can note in the evening when it stopped. ~ A week of notes shows a pattern.
      T<tummy> {he} can breathe out for longer than in, five times, on the way. ~ The stomach listens to breathing.
      C<tummy> {he} can think, "It hurts, and it will pass its worst soon."
      A<tummy> By lunch the stomach wants chips. The notes say it stopped at ten past nine, four times out of five. If one lesson or one person is behind it, that can be told, and then something can be done. A goodbye is easier when the stomach has been believed.
    `),
    '11+': script(`
      D<between> It is not often admitted that mornings can still be difficult at this age. {Name} may know the feeling that begins with the shoes and has its peak at the goodbye. Researchers find the same curve in nearly everyone: worry rises until the moment of leaving, and after that it falls without any effort. The trouble is that people who turn back do not see the second half. Those who go through with it find that ten past nine is a different country.
      D<wave> A goodbye is a small ceremony, and its length matters. {Name} may have noticed that the careful sort, with questions and reassurance and one last look, leaves both people worse off. Each reassurance suggests that there is something to be reassured about. A short version seems cold for about as long as it takes to walk through a door. Families who have changed over rarely go back.
      D<letter> This is about the mornings, and it begins by taking them seriously. {Name} might not know why the goodbye is hard on some days, and a reason is not required. Sometimes there is one, for example a person, a corridor or a lesson that can be changed once it is known. Sometimes a body has simply learnt to sound an alarm at the front door. Both can be dealt with, and neither has anything to do with being childish.
      P Whoever is left standing at the door has a curve as well. They may sound impatient or too cheerful, because they are trying not to make it harder. Most of them are thinking about it until lunch.
      P Other people at school are less certain in the mornings than they look. A surprising number have a stomach ache until the second lesson. It is not a subject that gets brought up, which makes everyone feel like the only one.
      P After an illness or a long holiday, leaving gets harder for almost everybody. A body treats whatever it has avoided for a while as dangerous, just in case. Repetition is what convinces it, and nothing else does.
      P Schools have people for this, such as tutors, nurses and counsellors. They would rather hear about it in the second week than in the second term. Arriving by another door or ten minutes early is a common arrangement.
      Q With a hand on the front door, {Name} might notice ____. Stomachs are usually first.
      Q At the moment of the goodbye, {Name} might feel ____. Irritation is a frequent disguise.
      Q Some time in the second lesson, {Name} might feel ____. It is worth paying attention to that.
      H {helper} can keep it brief and friendly, and leave the analysis for the evening. ~ Seven in the morning is a poor time for it.
      H {helper} can speak with the school about a softer start, if {he agrees}. ~ Small adjustments work better than large ones.
      H {helper} can look for professional help if mornings keep being lost. ~ This is well understood, and early is easier.
      H<adult> {helper} can offer {adult} before it is time. ~ It has been useful on other days.
      T {he} can agree to stay until the end of the second lesson, and then see. ~ The curve has come down by then, in most cases.
      T {he} can arrange to walk in with somebody. ~ A conversation about nothing is an excellent distraction.
      T {he} can write down the one part of the day that is worst, and hand it to an adult. ~ A single part can be changed more easily than a day.
      T<comforter> {he} can carry {comforter} or something of the kind. ~ Pockets are private.
      T<doing> {he} can try {doing} on the way. ~ It has been of help elsewhere.
      C<between> {he} can think, "This is the steep part. Ten past nine exists."
      C<wave> {he} can say, "Bye. Tell you later."
      C<letter> {he} can think, "An alarm, at the front door, as usual."
      C<topic> On the way, {he} can think about {topic}.
      A<between> The second half of the curve cannot be seen from the front door. It can only be walked. After a number of goodbyes the peak gets lower, not evenly and not every day. In the afternoon there is a hello, which tends to be about food.
      A<wave> So the short goodbye is not a lack of feeling. It is a way of saying that the day can be managed and that the rest will be told later. There may be mornings on which it does not work, and they count as practice. The other end of the day is the easier one, and it comes by itself.
      A<letter> Some mornings will be better than this one, and some will be about the same. What has been found out about the hard ones can be used, above all if somebody else knows it too. Leaving and belonging do not exclude each other. The goodbye takes a few seconds, and the hello has all evening.
    `),
  },
};

/**
 * The goodbye in the morning, at a place that is known already: why it is hard, a short goodbye, what lies between it and
 * the hello. Nothing here says that the place or the people are new.
 */
export const sayingGoodbye: Frame = withScenes(
  own,
  afterAVisit,
  staysWithNan,
  tillTheKnock,
  noKissAtTheGate,
  roundTheCorner,
  letsNobodyGo,
  newKeyWorker,
  missingSomebodyAtSchool,
  atTheClubDoor,
  {
    ...atTheGate,
    decides: false,
  },
);

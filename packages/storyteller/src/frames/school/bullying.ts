import { toldNotToPlay } from './told-not-to-play.ts';
import { handedOver } from './handed-over.ts';
import { takenAndCalled } from './taken-and-called.ts';
import { calledASnitch } from './called-a-snitch.ts';
import { ifYouTell } from './if-you-tell.ts';
import { onTheWayHome } from './on-the-way-home.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { aChatAboutMe } from '../growing-up/a-chat-about-me.ts';
import { aRumour } from './a-rumour.ts';
import { aSayInIt } from './a-say-in-it.ts';

/** No words call for these; they are told wherever no others are called for. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

/** It happens in clubs, in streets and at home as often as at school: then it is no teacher who is in charge. */
const NOT_AT_SCHOOL =
  /^(?![^]*\b(?:(?<!after )school|class\w*|nursery|pre-?school|kindergarten|teachers?|play ?time|playground|break|lessons?|year \d+)\b)[^]*\b(?:clubs?|coach|team|neighbou?r\w*|next door|street|road|estate|scouts?|cubs|brownies|guides|beavers|swim\w*|football|dance|ballet|gymnastics|judo|karate|camp|park|church|mosque|temple|online|cousins?|brother|sister|twin)\b/i;

const PUSHES = String.raw`\b(?:push\w*|shov\w*|hit(?:s|ting)?|kick\w*|punch\w*|barg\w*)\b`;
const TAKES = String.raw`\b(?:tak(?:es?|ing)|took|grab\w*|snatch\w*|steal\w*|stole|hid(?:es?|ing)) (?:his|her|their) (?:\w+ )?(?:hat|cap|bag|coat|lunch|snack|money|ball|phone|things|stuff|pencil case|glasses|shoes?|scarf|gloves?)\b`;
const NAMES = String.raw`\b(?:call\w* (?:him|her|them) (?:\w+ )?names|nam(?:e|es)[- ]call\w*|names)\b`;

/** Said of the child whom the story is for: what it does to another. */
const OWN_BULLYING =
  /\b(?:school|teacher|head) (?:says|said|told (?:us|me)|rang|called|thinks)(?: \w+){0,4} (?:picking on|picks on|has been (?:mean|cruel|nasty|horrible)|was (?:mean|cruel|nasty|horrible))\b(?! (?:by|him|her|them|my)\b)|^\W*(?:(?:he|she|they) )?(?:picks on|is mean to|bullies) (?:the )?(?:younger|smaller|little)|\b(?:I|we) (?:found out|find|think|heard|was told|were told|know)(?: \w+){0,6} (?:bullying|is a bully|is the bully)\b(?! (?:by|him|her|them|my)\b)|\b(?:school|teacher|head) (?:says|said|told (?:us|me)|rang|called|thinks)(?: \w+){0,6} (?:bullying|is a bully|is the bully)\b(?! (?:by|him|her|them|my)\b)|\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|child|kid|boy|girl)(?:'s)?(?: (?:is|was|has been|seems to be|might be|may be|keeps?|constantly|always|often|sometimes))* (?:bullies|bullying|a bully|the bully|accused of bullying|picking on|picks on)\b(?! (?:by|him|her|them|my)\b)|^\W*(?:s?he|they)(?: and (?:his|her|their) (?:\w+ )?(?:friends?|mates?|pals|gang))?(?:'s| is| are| has been| have been| was|'ve been| are| keeps?| constantly| always| often| sometimes)* (?:bullies|bullying|a bully|the bully|accused of bullying|picking on|picks on)\b(?! (?:by|him|her|them|my)\b)|\b(?:his|her|their) own bullying\b|\b(?:my|our) (?:son|daughter|child) is the one (?:who|that|doing)\b|\b(?:he|she)(?:'s| is| was)? (?:the )?one (?:who bullies|bullying|doing the bullying)\b/i;
/** "Is being mean to another girl, calling her names and telling others not to play with her". */
const MEAN_TO_ONE =
  /^\W*(?:(?:s?he|they|my (?:\w+ )?(?:son|daughter|boy|girl|child))(?:['’]s| is| are| has been| have been| keeps?)? )?(?:\w+ )?(?:being |been )?(?:(?:mean|nasty|horrible|cruel|unkind) (?:to|towards)|pick(?:s|ing) on|gang(?:s|ing) up on|call(?:s|ing)) (?:a|an|another|one|this|the same|other|certain|some) (?:\w+ )?(?:girl|boy|child|kid|lad|classmate|pupil)s?\b(?=[^]*\b(?:names|not to play|to stop playing|against (?:him|her|them)|leav(?:es|ing) (?:him|her|them) out|exclud\w+|every day|keeps|again|cr(?:y|ies)|laugh\w*|with (?:his|her|their) (?:\w+ )?(?:friends|mates))\b)/i;

/** Who spreads a rumour about somebody else. */
const SPREADS_IT = String.raw`^\W*(?:(?:he|she|they|my (?:son|daughter)) )?(?:(?:has|have|is|was|been|keeps) )*(?:spread\w*|start\w*) (?:\w+ )?(?:rumou?rs?|gossip|lies) about (?:an?|the|other|another)\b`;

const own: Frame = {
  id: 'bullying',
  name: 'Bullying',
  says: [
    'being bullied at school',
    'bullies at school',
    'a boy in his class is bullying him',
    'bullied by a girl in year four',
    'she is scared to go to school because of bullies',
    'he comes home with bruises and wont say who',
    'kids push him around at break',
    'they take her lunch money',
    'somebody keeps hurting him at school',
    'older kids threaten him on the bus',
    'picked on every day',
    'picks on him constantly',
    'group of girls turned everyone against her',
    'they hide his bag and trip him up',
    'cyberbullying on the class chat',
    'nasty messages from classmates',
    'wont tell the teacher because they said they would get her',
    'how do i explain bullying to my daughter',
    'bulllied for months',
    'the same kid hits him every day at nursery',
    'spreading rumours about her',
    'being ganged up on',
    'my son is the victim of a bully',
    'they break his things and laugh',
  ],
  claims: {
    strong: [
      'a mean girl',
      'a mean boy',
      'mean girl called',
      'mean boy called',
      'of a mean girl',
      'of a mean boy',
      'been mean to a new girl',
      'been mean to a new boy',
      'been mean to another',
      'been mean to a girl',
      'been mean to a boy',
      'girl at nursery pinches her',
      'boy at nursery pinches',
      'girl pinches her',
      'boy pinches him',
      'boy hits him every day',
      'girl hits her every day',
      'tells everyone not to play',
      'tells everybody not to play',
      'told everyone not to play',
      'telling everyone not to play',
      'tells the others not to play',
      'tells others not to play',
      'turns everyone against',
      'turning everyone against',
      'picking on a younger',
      'picking on a smaller',
      'picking on younger',
      'picking on another',
      'picks on a younger',
      'been picking on',
      'messages about her',
      'messages about him',
      'messages about them',
      'messages about me',
      'mean messages',
      'horrible messages',
      'cruel messages',
      'got picked on',
      'is picked on',
      'being picked on',
      'been picked on',
      'picked on by',
      'is the bully',
      'is a bully',
      'is bullying',
      'been bullying',
      'bullying',
      'bullied',
      'bullies',
      'a bully',
      'bully him',
      'bully her',
      'bullying him',
      'bullying her',
      'cyberbullying',
      'cyberbully',
      'picked on every',
      'picks on him',
      'picks on her',
      'pick on him',
      'pick on her',
      'gang up on',
      'ganged up on',
      'push him around',
      'push her around',
      'threaten him',
      'threaten her',
      'threatens him',
      'threatens her',
      'hits him every day',
      'hits her every day',
      'hurting him at school',
      'hurting her at school',
      'take her lunch',
      'take his lunch',
      'trip him up',
      'trip her up',
      'turned everyone against',
      'spreading rumours',
      'spreading rumors',
      'nasty messages',
      'victim',
      'tormented',
      'harassed',
      'bully',
      'mean girls',
      'punched at school',
      'hit at school every day',
      'kicked at school',
      'beaten up',
      'takes his lunch',
      'takes her lunch',
      'lunch money',
      'getting picked on',
      'gets picked on',
      'picked on',
      'threatened',
      'pushed around',
      'shoved',
      'being hurt at school',
      'being hit at school',
      'hides his bag',
      'steal his lunch',
      'a bruise',
      'bruises',
      'torn shirt',
      'torn clothes',
      'three boys wait',
      'boys wait for him',
      'girls wait for her',
      'waits for him after school',
      'waits for her after school',
      'a gang',
      'make his life hell',
      'make her life hell',
      'scared to go to school because of',
      'afraid of the big boys',
      'big boys',
      'pushes him down',
      'pushes her down',
      'pushes him every',
      'pushes her every',
      'push him down',
      'push her down',
      'kicks him every',
      'kicks her every',
      'every day at school',
      'hits him at school',
      'hits her at school',
      'locked him in',
      'chase him',
      'chases him at break',
      'mean to him every day',
      'mean to her every day',
      'being mean to him',
      'being mean to her',
      'are mean to him',
      'are mean to her',
      'kids are mean',
      'said they would get her',
      'said they would get him',
      'would get her',
      'going to get him',
      'shoving him',
      'shoving her',
      'hiding his bag',
      'hiding her bag',
      'posting stuff about',
    ],
    cues: [
      'bully',
      'school',
      'class',
      'older kids',
      'threat',
      'push',
      'trip',
      'hurt',
      'bruise',
      'rumour',
      'break',
      'bus',
      'every day',
      'on purpose',
    ],
    not: [
      'school bus',
      'school trip',
      'ski trip',
      'field trip',
      'class trip',
      'day trip',
      'the trip',
      'trip to',
      'residential trip',
      'trip on',
      'trip is',
      'is a bully',
      'bullies other',
      'bullies his',
      'bullies her',
      'bullying other',
      'my son bullies',
      'my daughter bullies',
      'picks on his brother',
      'picks on his sister',
      'picked on for his freckles',
    ],
  },
  topicWords: ['bully', 'bullying', 'tell', 'told', 'help', 'stop'],
  takes: ['helper', 'comforter', 'quiet', 'adult'],
  facts: [
    'Bullying is hurting somebody on purpose, more than once, by someone with more power: stronger, older, more popular or more of them. It may be done with hands, with words, by leaving out or on a screen.',
    'It is not the fault of the person who is bullied.',
    'Telling a trusted adult is the most important step; if the first one does not help, tell another, and keep telling.',
    'Schools must have a way of dealing with bullying; in Britain the law asks every state school for measures against it.',
    'Bullying often stops within seconds when somebody who watches steps in or fetches help.',
    'Hitting back often makes it more dangerous; going to where other people and adults are is safer.',
    'On screens: do not answer, save or photograph the message, block, and show an adult.',
    'Telling to get help for somebody is different from telling to get somebody into trouble.',
  ],
  threads: {
    shove: 'hands that push, and a list of days',
    staff: 'a grown-up who is unfair, and other grown-ups who can look into it',
    saw: 'somebody who saw it, and the small things that a person who saw it can do',
    mine: 'what somebody did to another, and how it stops with the one who did it',
    voice: 'telling: one voice, then two, then more',
    chain: 'a row of grown-ups, so that the next one can be told when one is busy',
    list: 'a list with days on it, which makes the same thing look like what it is',
    rule: 'the rule that a school has, which is for everybody',
  },
  // Somebody else does it, again and again or out of sight.
  decidedBy: [
    MEAN_TO_ONE,
    // Lifted, shut in or put in a bin, however funny others find it; and feet under a table.
    /\b(?:they|boys|girls|kids|lads|older ones|others|some(?:one|body)|older (?:boys|girls|kids))\b[^.!?]{0,30}\b(?:(?:pick|picks|lift|lifts|carry) (?:him|her|them) up\b(?=[^]*\b(?:bin|carry|throw|drop|against|laugh)\w*)|(?:put|puts|stuff|stuffs|shove|shoves|throw|throws|dump|dumps) (?:him|her|them) in(?:to)? (?:the|a) (?:bins?|locker|hedge|puddle|skip)|lock(?:s|ed)? (?:him|her|them) in)\b|\b(?:boy|girl|child|kid|classmate)\b[^.!?]{0,24}\b(?:kicks|pokes|pinches|jabs|hits|scratches|stabs) (?:him|her|them)\b[^.!?]{0,16}\b(?:under the (?:table|desk)|in (?:class|lessons)|on the carpet|in the (?:line|queue))\b/i,
    /\b(?:an?|another|this|one|the) (?:\w+ )?(?:boy|girl|child|kid|classmate)s?\b(?! (?:he|she|they)\b)[^.!?]{0,40}\b(?:pinch\w*|kick\w*|push\w*|hit\w*|poke\w*|punch\w*|scratch\w*|trip\w*) (?:him|her|them)\b[^]*\b(?:when (?:the |no |her |his )?(?:teacher|one|body|nobody|grown-?ups?)|every ?(?:day|time|one|break|playtime)|keeps?|always|all the time|secretly|behind)\b|\b(?:boy|girl|child|kid|classmate)\b[^.!?]{0,40}\bkeeps (?:pinching|kicking|pushing|hitting|punching|scratching|tripping) (?:him|her|them)\b/i,
  ],
  threadCues: {
    shove:
      /\b(?:push\w*|shov\w*|hit(?:s|ting)?|kick\w*|punch\w*|trip(?:s|ped|ping)? (?:him|her|them)|barg\w*|spit\w*|pinch\w*|throw\w* (?:things|stuff|stones|his|her)|physical\w*)\b|\b(?:tak(?:es?|ing)|took|grab\w*|snatch\w*|steal\w*|hid(?:es?|ing)) (?:his|her|their) (?:\w+ )?(?:hat|cap|bag|coat|lunch|snack|money|ball|phone|things|stuff|pencil case|glasses|shoes?|scarf|gloves?)\b/i,
    staff:
      /\b(?:teacher|coach|tutor|TA|teaching assistant|dinner lady|instructor|head ?teacher)\b[^.]{0,24}\b(?:picks? on|picking on|bull(?:y|ies|ying)|mean to|horrible to|unfair to|singles? (?:him|her|them) out|shouts? at|hates?|humiliat\w*)\b/i,
    voice: WHERE_NOTHING_ELSE_IS_SAID,
    chain: WHERE_NOTHING_ELSE_IS_SAID,
    list: WHERE_NOTHING_ELSE_IS_SAID,
    rule: WHERE_NOTHING_ELSE_IS_SAID,
    saw: /(?<!\b(?:i|we|teachers?|school|staff|who|mum|dad) (?:have |has )?)\b(?:saw|sees|seen|seeing|watch(?:es|ed|ing)?|witness\w*) (?:\w+ ){0,6}(?:being|getting|gets?|is|was) (?:bullied|picked on|pushed|hit|kicked|teased|hurt|called names)|\bstood by\b|\bstands by\b|\b(?:wants? to|how to|should|scared to|afraid to|did not|didn't|tries to|tried to|dares? to) (?:stand|stick) up for (?:a|an|another|others|the|someone|somebody|(?:his|her|their) (?:friend|mate|classmate|brother|sister))|\bbystander\b|\b(?:friend|another (?:boy|girl|child|kid)|classmate|someone|somebody)(?: \w+){0,4} (?:is|was|being|gets|getting) (?:being )?(?:bullied|picked on)/i,
    mine: new RegExp(`${MEAN_TO_ONE.source}|${OWN_BULLYING.source}|${SPREADS_IT}`, 'i'),
  },
  onlyWhenSaid: ['shove', 'staff', 'saw', 'mine'],
  tellsAlone: ['shove', 'staff', 'saw', 'mine'],
  roles: {
    // What somebody does with hands: who pushes need not take anything.
    handsdo: {
      fallback: { text: 'pushes' },
      cues: [
        {
          match: new RegExp(`^(?=[^]*(?:${PUSHES}))[^]*(?:${TAKES})`, 'i'),
          phrase: { text: 'pushes or takes {his} things' },
        },
        {
          match: new RegExp(`^(?=[^]*(?:${PUSHES}))[^]*(?:${NAMES})`, 'i'),
          phrase: { text: 'pushes and says mean names' },
        },
        { match: new RegExp(TAKES, 'i'), phrase: { text: 'takes {his} things' } },
        { match: /\bkick(?:s|ed|ing)?\b/i, phrase: { text: 'kicks' } },
        { match: /\b(?:hit(?:s|ting)?|punch(?:es|ed|ing)?)\b/i, phrase: { text: 'hits' } },
      ],
    },
    rule: {
      fallback: { text: 'A body belongs to the person in it.' },
      cues: [
        {
          match: new RegExp(`^(?![^]*(?:${PUSHES}))[^]*(?:${TAKES})`, 'i'),
          phrase: { text: 'A bag belongs to whoever carries it.' },
        },
      ],
    },
    edge: {
      fallback: { text: "Everybody's body has an edge, and nobody else's hands have any business there." },
      cues: [
        {
          match: new RegExp(`^(?![^]*(?:${PUSHES}))[^]*(?:${TAKES})`, 'i'),
          phrase: {
            text: "What somebody carries to school is theirs, and nobody else's hands have any business there.",
          },
        },
      ],
    },
    teacher: {
      ...TEACHER,
      cues: [...TEACHER.cues, { match: NOT_AT_SCHOOL, phrase: { text: 'the grown-up in charge' } }],
    },
  },
  titles: {
    young: [
      { text: 'More Eyes Look Out', thread: 'shove' },
      { text: 'Another Way to Do It', thread: 'mine' },
      { text: 'I Saw It', thread: 'saw' },
      { text: 'One More Who Tells', thread: 'saw' },
      { text: 'Tell, Tell, Tell', thread: 'voice' },
      { text: 'One Tells, Two Know', thread: 'voice' },
      { text: 'Grown-Up, Grown-Up, Grown-Up', thread: 'chain' },
      { text: 'A Row of Grown-Ups', thread: 'chain' },
      { text: 'A Rule for All', thread: 'rule' },
      { text: 'Hands Are Not for That', thread: 'rule' },
      { text: '{name} Can Tell' },
      { text: 'Telling Helps' },
    ],
    older: [
      { text: 'Hands Have No Business There', thread: 'shove' },
      { text: 'A List of Days', thread: 'shove' },
      { text: 'With Dates Beside It', thread: 'staff' },
      { text: 'The One Who Saw It', thread: 'saw' },
      { text: 'One Step Nearer', thread: 'saw' },
      { text: 'Where It Can Stop', thread: 'mine' },
      { text: 'The One Who Can Stop It', thread: 'mine' },
      { text: 'From One to Two', thread: 'voice' },
      { text: 'After It Was Told', thread: 'voice' },
      { text: 'The Next Grown-Up', thread: 'chain' },
      { text: 'One After Another', thread: 'chain' },
      { text: 'A List With Days on It', thread: 'list' },
      { text: 'Monday, Wednesday, Friday', thread: 'list' },
      { text: 'What the Rule Is For', thread: 'rule' },
      { text: '{name} Tells Somebody' },
      { text: 'Not Alone With It' },
    ],
  },
  benefits: [
    'Says in plain words what bullying is, and that it is not the fault of the one it is done to.',
    'Shows telling a trusted adult as the way to get help, and telling another one if the first does not help.',
    'Gives {name} a sentence to begin with.',
  ],
  talk: {
    young: [
      'Who can be told when somebody hurts?',
      'How does it feel to have that in the tummy and not tell?',
      'Shall we name three grown-ups who can be told?',
    ],
    older: [
      'Who can help against bullying, in this story?',
      'Which word went into the blank, and who else knows about it?',
      'Shall we write down three adults who can be told, and how to reach them?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: 'teacher',
    props: ['book'],
  },
  text: {
    '2-3': script(`
      D<voice> Somebody hurts {him}. Ow, ow. That is the time to tell. It is not a game. It is not okay.
      D<chain> Somebody is mean to {him}. It hurts. Grown-ups can help. Here is one, and one more.
      D<rule> Hands can wave. Hands can help. A push can hurt {him}. Hands are not for that. Grown-ups can make it stop.
      P Grown-ups want to know. They like it when children tell.
      P Some children push. They can learn to stop.
      P Other children see it. They can call for help.
      Q When it hurts, {Name} may feel ____.
      Q Near that child, {Name} may feel ____.
      Q After it, {Name} may feel ____.
      H {helper} can come right away.
      H {helper} can say, "Stop that."
      H {helper} can stay close.
      H<helper> {helper} can tell the teacher too.
      T {he} can go to a grown-up.
      T {he} can hold out a hand for stop.
      T {he} can pull on a sleeve.
      T<comforter> {he} can hug {comforter}.
      C<voice> {he} can say, "Help me, it hurts."
      C<chain> {he} can say, "Help, please, help."
      C<rule> {he} can say, "Stop, that hurts."
      A<voice> Tell, tell, tell. Now two know. Now three know. They help {him}.
      A<chain> One grown-up helps. If not, there is one more. Tell, tell, tell. {Name is} not alone.
      A<rule> Hands can wave. Hands can help. {Name did} nothing wrong. Grown-ups can stop it.
    `),
    '4-5': script(`
      D<voice> Bullying is when somebody hurts a person again and again. It can be with hands or with words. If it happens to {him}, it is not a game. It is not {his} fault. What helps most is to tell.
      D<chain> If somebody keeps hurting {him}, a grown-up can help it stop. There is not just one grown-up. Some are at home, and some are at school. If one of them is busy, the next one can be told. Telling can be done two times, or ten.
      D<rule> Where children meet, there is a rule. It helps {him} too. Nobody is there to be hurt. A push each day, or a mean name, is called bullying. Grown-ups know this rule. It is their job to stop it.
      P The one who bullies may look big. Inside, that child may not know how to play well. Grown-ups can help with that too.
      P Other children may see it and say nothing. They may be scared. They can fetch somebody.
      P A teacher has two eyes and a big yard. So a teacher may not see it. Teachers are glad to be told.
      Q When somebody hurts again, {Name} may feel ____.
      Q When it may happen again, {Name} may feel ____.
      Q With it all still inside, {his} tummy may feel ____.
      H {helper} can listen and believe it. ~ Telling is right.
      H {teacher} can stay close and stop it. ~ That is what they are there for.
      H {helper} can go and talk to {teacher}.
      H<helper> {helper} can stay on the same side, with {him}. ~ Two are stronger than one.
      T {he} can go and stand by a grown-up.
      T {he} can tell one grown-up today.
      T {he} can hold up a hand and go to a grown-up.
      T<comforter> {he} can hold {comforter} and tell it in bits.
      T<quiet> After telling, {he} can spend some time {quiet}.
      C<voice> {he} can say, "Somebody hurts me, please help."
      C<chain> {he} can think, "If one is busy, I tell the next."
      C<rule> {he} can say, "Stop, that is not okay."
      A<voice> One who tells makes two who know. It is smaller when two know. Then grown-ups work on it. To tell is a good thing to do.
      A<chain> The row of grown-ups is long. One of them can help. It is good to tell, and to tell again. It was not {his} fault. {Name is} not alone with it.
      A<rule> The rule is for small and big, for quick and slow. It is for {him} too. Bullying can be stopped. Grown-ups are there to help.
      D<saw> Sometimes one child is mean to another, and it does not stop. {Name} may see it. Feet may want to run, or stand still. That is all right. There are small things to do. One is to tell.
      P<saw> The child who is hurt may look for a friendly face. One is a lot.
      P<saw> A grown-up may not have seen it. So it is good to be told.
      P<saw> Other children saw it too. They may not know what to do.
      Q<saw> Seeing it, {Name} may feel ____.
      Q<saw> Thinking of it at home, {Name} may feel ____.
      H<saw> {helper} can listen and tell the grown-ups there.
      H<saw> {helper} can say who is near and can help.
      T<saw> {he} can go to a grown-up and tell.
      T<saw> {he} can say, "Come and play with me."
      T<saw> {he} can stand near the child who is sad.
      C<saw> {he} can say, "I saw it, and I tell."
      A<saw> When it is told, a grown-up can come. That is a real help. A small friend can help a lot with a few words. Then they can all play again.
      A<saw> One who tells makes two who know. Then it can stop. It is good to help like that. There is room for one more in the sand.
      D<mine> When somebody is mean again and again, that is bullying. {Name} may have done some of that. It may have begun as a joke. The other child was sad each time. It can stop, and then it gets better.
      P<mine> The other child may be afraid to come. A kind day helps a bit, and the next one helps more.
      P<mine> Grown-ups may be cross at first. They want to help both of the children.
      P<mine> Others may laugh when it happens. Often they are scared too.
      Q<mine> When the other child is sad, {Name} may feel ____.
      Q<mine> Just before a mean word, {Name} may feel ____.
      H<mine> {helper} can stay near and help to stop.
      H<mine> {helper} can listen and find out what is hard.
      T<mine> {he} can stop and walk away.
      T<mine> {he} can ask how to make it good again.
      T<mine> {he} can tell a grown-up when a mean word comes.
      C<mine> {he} can say, "Stop. I can do it another way."
      A<mine> It was told, and now it can stop. The other child needs some time. A kind hand today is a good start. One more comes tomorrow, and that is help.
      A<mine> A mean thing was done, and it is over. Grown-ups help, so that it stays over. There are good games for two and for three. A kind word gets them going.
      D<mine> A push, a mean name, and then one more. {Name} may have done that to another child. It is bullying when it goes on and on. Somebody may have laughed, and one child did not. It can be told, and it can stop today.
      D<saw> Eyes see a lot in one day. {Name} may have seen a child bully another one. It can be a fright to see that. No child needs to stop it alone. To tell a grown-up is a big help.
    `),
    '6-7': script(`
      D<voice> A quarrel is when two people both get cross. Bullying is something else. Someone stronger hurts {Name}, or another child, on purpose and more than once. It may be done with hands, with names or by leaving someone out. The one it is done to did not cause it. It often goes on because nobody says it out loud.
      D<chain> Who can be told about bullying? There are people at home, and {his} teacher, and others at school. Some grown-ups help at once. Some are busy, and some do not understand the first time. Then the next one in the row can be told, until one helps.
      D<rule> Schools and clubs have rules about bullying, and they are for {him} too. A push once is a push. A push each day, by someone bigger or by a group, is bullying. So is a mean name that does not stop. The rule says that grown-ups will step in.
      P A person who bullies may like to feel strong. It does not mean that the other person is weak. It means that somebody is using strength in a wrong place.
      P Children who watch often feel bad and do nothing. They are afraid to be next. One of them can walk off and get help, and then it stops sooner.
      P Grown-ups cannot see what happens behind a door. Many of them say later, "I wish I had known." They like to be told early.
      Q Before such a day, {Name} may feel ____. It may be in the tummy or in the legs.
      Q When it happens, {Name} may feel ____.
      Q With nobody told, {Name} may feel ____.
      H {helper} can listen, believe it and write it down. ~ Then it is not forgotten.
      H {teacher} can keep people apart and talk to each one alone. ~ It can be done without saying who told.
      H {helper} can go along and say it together with {him}. ~ Two people are easier to hear.
      H<helper> {helper} can say again and again that it is not {his} fault.
      H<adult> {helper} can help in the evening by {adult}. ~ It is good to rest from it.
      T {he} can tell one grown-up today, in one sentence. ~ The rest can come later.
      T {he} can go where other people are, near a grown-up. ~ Hurting is harder to do there.
      T {he} can draw what happened and show it. ~ A picture is a way to tell.
      T<comforter> {he} can hold {comforter} and tell it bit by bit. ~ There is no hurry.
      T<quiet> {he} can tell it first and then spend some time {quiet}. ~ A rest is good after hard words.
      C<voice> {he} can say, "It happens again and again, and I need help."
      C<chain> {he} can think, "If this one cannot help, I tell the next."
      C<rule> {he} can think, "The rule is for me too."
      A<voice> As soon as it is told, one more person knows. Then there may be three or four, and some of them are tall. Bullying is a job for grown-ups to stop. It is right to speak about it.
      A<chain> A row of people is longer than one busy day. Somebody in it will listen and help. To tell again is not a bother. It is how help gets found.
      A<rule> The rule was made because bullying happens in many places. It is for the tall and the small. Nobody has done a thing to earn it. There is help, and {Name has} a right to it.
      D<mine> Bullying is when one person is hurt again and again. {Name} may have been on the other side of it. It can begin with a joke, and the others laugh. Then it is done once more, and it gets bigger. It can stop, and it can stop with the one who did it.
      P<mine> For the other child it is not one joke. It is each morning, and the way to school, and bed at night.
      P<mine> Those who laughed may have been afraid of being next. They may be glad when it ends.
      P<mine> Grown-ups may be shocked at first. They want it to stop, and they still want to help all of them.
      Q<mine> Thinking of the other child, {Name} may feel ____.
      Q<mine> Just before it begins again, {Name} may feel ____.
      H<mine> {helper} can listen to all of it. ~ Then there is a talk about what comes next.
      H<mine> {teacher} can help to plan how it can be put right. ~ It may be a letter, or some space.
      T<mine> {he} can stop in the middle of a word and walk away. ~ That works at any time.
      T<mine> {he} can ask, "What can I do to put it right?" ~ The other child may also want to be left in peace.
      T<mine> {he} can tell {helper} what goes on before it. ~ Something may be hard there too.
      C<mine> {he} can say, "This stops here."
      A<mine> It was bullying, and now it has been told. It takes some time until the other child believes it. People are more than the worst thing they did. They show it on the next day, and the next.
      A<mine> Nobody can undo what was done. It can stop, and somebody can be left in peace. Friends who only laughed may go, and others may come. Telling it was the first good step.
      D<saw> Where there is bullying, others see it. {Name} may have been one of those who saw. In that moment, legs may turn stiff and the mouth may stay shut. That happens to most people, because it is a fright for them as well. Help can come a minute later, and it is still help.
      P<saw> One kind word after it is worth a lot to the other child. It says that somebody saw, and did not like it.
      P<saw> Those who bully look at the others. When nobody laughs, it is half as big.
      P<saw> Grown-ups often see only the end. They are glad of somebody who saw the beginning.
      Q<saw> While it was going on, {Name} may have felt ____.
      Q<saw> Thinking of it in bed, {Name} may feel ____.
      H<saw> {helper} can hear about it and tell {teacher}. ~ No name of a teller needs to be said.
      H<saw> {helper} can think of two things to do next time with {him}. ~ Then one is ready.
      T<saw> {he} can go and get a grown-up. ~ That is the best help of all.
      T<saw> {he} can ask the child later, "Shall we play?" ~ It takes one minute and lasts all day.
      T<saw> {he} can turn away and not laugh. ~ That is a thing to do, too.
      C<saw> {he} can say, "I saw it, and I can tell."
      A<saw> It can be told at once, and it can be told later. There is no clock on that. The child who was bullied then has one more person who knows. A help like that is quiet, and it counts.
      A<saw> Next time there may be a word, or quick feet to a grown-up. There may be a friendly face afterwards. Both are good. One who helps is easier to follow than one who bullies.
      D<mine> Somebody is afraid to come into a game. It may be that {Name} is a part of the reason. Bullying can look like fun to the ones who do it. To the one it is done to, it is the whole day. It can be told and stopped, on any day.
      D<saw> Somebody got hurt again, and {Name} was near. It was bullying, and it was done to another child. It is hard to move at such a time. Some people go and sit with that child afterwards. Some go and tell. Each of these helps.
      D<staff> Grown-ups at school are meant to be fair. If one of them is not, {Name} may not want to go in. It can be told at home. Other grown-ups can find out what happened. It is not a child's job to sort that out.
      P<staff> Sometimes a grown-up does not know how it sounds. Sometimes it really is unfair. Both can be looked into.
      P<staff> The head of a school wants to know about it. That is part of the job.
      Q<staff> Before that lesson, {Name} may feel ____.
      H<staff> {helper} can listen and write down what was said, and when.
      H<staff> {helper} can go and talk to the school.
      T<staff> {he} can tell what happened, one day at a time.
      T<staff> {he} can sit near a friend in that lesson.
      C<staff> {he} can think, "It can be told, and grown-ups can sort it out."
      A<staff> What was told can be put on paper, with the days beside it. Two grown-ups can talk about it without raised voices. Nobody deserves to be picked on or bullied. {Name} deserves a fair teacher, as everybody does.
      D<shove> A game is fun for both, and both can stop it. For {Name} it is no game when somebody {handsdo}. {rule} A school has a rule about that. It does not matter who calls it a joke. Grown-ups are there to help it stop.
      P<shove> Those who push may look round first. They hope that no grown-up sees it. So it helps when a grown-up is told.
      P<shove> Telling a grown-up is not telling tales. It keeps people safe.
      Q<shove> When it is time for break, {Name} may feel ____.
      Q<shove> After a push, {Name} may feel ____. It may be two feelings.
      H<shove> {helper} can tell the school what happened, and on which day.
      H<shove> {helper} can tell a teacher, and ask again if it goes on. ~ To ask twice is fine.
      H<shove> {helper} can listen to all of it, from the first day on.
      T<shove> {he} can say "Stop!" in a loud voice and go to a grown-up.
      T<shove> {he} can stay close to a grown-up or a friend at break.
      C<shove> {he} can think, "I can tell, and I can tell again."
      A<shove> What was done can be put right, with a grown-up there. Bullying is not the fault of the one it hurts. Now more people know, and more eyes look out. Break is for {Name} too.
    `),
    '8-10': script(`
      D<voice> Bullying has three signs: it is on purpose, it happens more than once, and one side has more power. The power may be muscles, age, friends or a phone full of followers. If {Name is} on the other side, it can seem as if nothing will change. It is over sooner when people who can act know about it, and go on being told.
      D<list> One push in a corridor looks like an accident. Bullying shows when the days are written down, by {Name} or by somebody else. Such a list may say: Monday, bag hidden. Wednesday, tripped. Friday, the bag again. On a list like that, anyone can see that it is not bad luck. Adults can act on a list, because it has days and places in it.
      D<rule> Schools are not free to shrug about bullying. They have a written plan for it, and the plan counts for {Name} as for everybody else. It covers names and remarks about a body, hitting, taking things, threats, leaving out and messages. It usually says who will listen, who will speak to whom and what comes next. Most pupils have not read it, which is a pity, because it is on their side.
      P People who bully often choose somebody who they think will not tell. It has nothing to do with what that person deserves. It is a guess, and it can be a wrong guess.
      P The others in the room may laugh or look away. Many of them dislike it and are afraid to be next. When one of them fetches help, it often stops within minutes.
      P Grown-ups at home may get loud when they hear about it. They are angry at what happened, and not at the person who tells. They can be asked to sit down first.
      Q In the place where it happens, {Name} might feel ____. A body may notice it before the door is open.
      Q On the evening before school, {Name} may feel ____. Some days begin long before the morning.
      Q Keeping it inside, {Name} might feel ____. Many people are surprised at how tiring that is.
      H {helper} can listen, believe it and keep calm. ~ It is not {his} fault, and that can be said more than once.
      H {teacher} can speak with each person alone and watch the place where it happens. ~ Nobody needs to hear who told.
      H {helper} can go along to school, with the facts on paper. ~ The talking can be shared out.
      H<helper> {helper} can agree on each step with {him} before it is taken. ~ It is good to have a say.
      H<adult> {helper} can keep the evening for {adult}. ~ The day needs a part with no bullying in it.
      T {he} can tell one adult today: who, where and how often. ~ If that adult does not help, another one can be told.
      T {he} can stay near other people in the places where it happens. ~ It is not running away. It is good sense.
      T {he} can keep what shows it, such as a note or a message, and show it to an adult. ~ It is easier to act on.
      T<comforter> {he} can tell it at home, with {comforter} close by. ~ Hard things are easier to say in a soft place.
      T<quiet> After the telling, {he} can spend some time {quiet}. ~ A body that has been on guard needs a rest.
      C<voice> {he} can say, "This keeps happening, and I need an adult to stop it."
      C<list> {he} can think, "Facts, days, places, and then somebody acts."
      C<rule> {he} can think, "The plan is on my side."
      A<voice> The moment it is told, the secret is out and the numbers change. There is an adult, then a teacher, then perhaps a whole plan. It may take more than one try. Asking for help with bullying is a strong thing to do.
      A<list> The list may end with a line that says when it stopped. Until then, there are people who read it and do something. Nothing on that list was {his} fault. It is a record of what others did.
      A<rule> A plan on paper starts to work when somebody is told. That is all it waits for. No one earns bullying by being small, big, clever, new or different. {Name has} a right to help, and to ask twice.
      D<mine> Bullying often looks quite small to the person who does it. A name, a push, a look round to see who is laughing. {Name} may have been doing something like that to somebody, alone or with others. From the other end it is not small, because it is every day and nobody helps. It was done, and it can be stopped by the same person who did it.
      P<mine> The one it was done to may plan whole days around it: which corridor, which door, which seat. It is hard to learn fractions like that.
      P<mine> Those who laughed are not all friends. Some of them laugh so that it is not their turn.
      P<mine> Adults may be angry, and they may also be worried. They have seen people change, and they would rather help with that than only be angry.
      Q<mine> Picturing it from the other end, {Name} might feel ____.
      Q<mine> In the second before the next remark, {Name} might notice ____.
      H<mine> {helper} can hear all of it without shouting, and help to plan what comes next.
      H<mine> {teacher} can say what will be done, and what a person can do to put it right.
      T<mine> {he} can let the next chance go by without a word. ~ It is the hardest one, and the second is easier.
      T<mine> {he} can say sorry for exactly what it was, if the other one wants to hear it. ~ An apology is not a payment.
      T<mine> {he} can work out what went on before it. ~ People often hurt others when something is going badly.
      C<mine> {he} can think, "I started it, so I can stop it."
      A<mine> It stops with a thing that does not happen: a remark or a push that is left out. Trust takes longer, and nobody is obliged to give it. There is help for people who bullied as well as for those who were hurt. What somebody does next counts.
      A<mine> What was done cannot be taken back, and it has been told truthfully, which is a beginning. The other person needs peace more than speeches. Some laughter will be missing in the corridor, and it will not be missed. There are better ways to be noticed.
      D<saw> In most bullying there are more people watching than doing. {Name} may have been one who saw it. It is common to freeze, and then to think of good answers on the way home. Researchers have a name for it: each person waits for another one to begin. When one does begin, it often ends within ten seconds. And it is not too late on the day after.
      P<saw> The person it happened to knows who laughed and who looked away. A word in the corridor the next day changes the picture more than one would think.
      P<saw> Those who do it look at the audience. When the audience walks off, there is not much left of it.
      P<saw> Adults cannot be everywhere, and they would rather hear from somebody who saw it. They can keep a name out of it.
      Q<saw> At the moment when it happened, {Name} might have noticed ____.
      Q<saw> Going over it in the evening, {Name} might feel ____. Guilt and fear can be mixed.
      H<saw> {helper} can listen first and say that freezing is what bodies do.
      H<saw> {teacher} can act on it without saying who told.
      T<saw> {he} can fetch an adult, which needs no courage in front of others. ~ It is the step that works most often.
      T<saw> {he} can go up to the person afterwards and say, "That was not okay." ~ Four words are enough.
      T<saw> {he} can call the person away: "Come on, we are waiting for you." ~ It ends it without a fight.
      C<saw> {he} can think, "I saw it, so I can say what I saw."
      A<saw> A thing can be told a day late and still in good time. Then somebody who was alone with it is not quite so alone. Nobody is asked to be a hero. Help is mostly made of small things, done by people who were nervous.
      A<saw> The next time may come or may not, and there is a plan for it in two words. Those who stand by decide how big a thing gets. One friendly face in a corridor is seen from a long way off. Telling was help, and it still is.
      D<mine> There are usually three parts in bullying: one who does it, one who gets it and some who look on. {Name} may have had the first part. Nobody is born with it, and it can be put down. It often begins with a laugh that felt good. It ends when somebody tells the truth about it and stops.
      D<saw> To see bullying is not the same as doing it, and it is not nothing either. {Name} may carry the picture of it about. Perhaps there was a wish to help, and a fear of being next. Both are usual. A friendly word later, or a report to an adult, changes more than it seems.
      D<staff> It is hard enough to face bullying by somebody of the same size. If the one who does it has the register, {Name} may think that nothing can be done. Something can. Adults at school have rules to keep and people above them, and bullying is not in anybody's job. What is needed is a record of what was said, when, and who was there.
      P<staff> A teacher may not know how it sounds from the third row. It may also be plain unfair. Finding out which it is belongs to other adults.
      P<staff> Classmates have noticed more than they say. One of them, asked alone, will often confirm it.
      Q<staff> Before that lesson, {Name} might notice ____.
      H<staff> {helper} can listen to all of it and write it down, with dates.
      H<staff> {helper} can ask for a meeting at school, without {him} in the room if that is better.
      T<staff> {he} can keep a short diary of it for two weeks. ~ Facts travel further than feelings.
      T<staff> {he} can tell another adult at school whom {he trusts}.
      C<staff> {he} can think, "It is not mine to bear, and it can be shown."
      A<staff> A page with dates on it is hard to wave away. What follows is a conversation between adults, and it may take more than one. Being treated fairly is no favour, in the third row as in the first. Until it changes, there are people at home who know about the bullying.
      D<shove> {edge} {Name} may know somebody who {handsdo} and does not stop. It may be called a joke, and there is a simple test for that. In a joke, both people can stop it. If only one of them can, it is bullying, on any day and in any corner. Then it is for adults to stop it.
      P<shove> Those who push tend to look round first, to see who is watching. They choose places that adults cannot see well. It is a useful thing to know, because adults can stand somewhere else.
      P<shove> One push looks like running about, even to a teacher. Five of them, with a day beside each, look like what they are.
      Q<shove> When the bell goes for break, {Name} might notice ____. Bodies often know what time it is.
      Q<shove> After it has happened again, {Name} might feel ____.
      H<shove> {helper} can write down what happened, and on which days. ~ A list is hard to overlook.
      H<shove> {helper} can tell the school and ask for an answer by Friday. ~ If it goes on, telling twice is sensible, and so is three times.
      H<shove> {helper} can hear all of it before saying anything. ~ It is easier to tell a whole week than one push.
      T<shove> {he} can say "Stop" once, loudly enough to be heard, and go straight to an adult. ~ Pushing back tends to make two problems.
      T<shove> {he} can spend break near an adult or a friend for now. ~ It is a clever place to stand.
      C<shove> {he} can think, "I can tell each time, and each time counts."
      A<shove> What was done can be put right, with an adult there. It can be told on the day it happens, and the list of days does the rest. {Name} has done nothing to earn it. Break belongs to everybody at a school. There are people whose job it is to see to that.
    `),
    '11+': script(`
      D<voice> Bullying depends on an agreement that nobody signed: those who do it, those who watch, and the one it is done to all keep quiet. {Name} may have good reasons for keeping that agreement. Telling could make it worse, or somebody has been told already and nothing came of it. These are serious thoughts. Still, in most cases silence is what allows it to continue, and it costs more each week.
      D<list> Each piece of bullying, taken alone, sounds too small to report. A shoulder in the corridor, a laugh, a screenshot passed around: who would ring a school about that? If {Name} put the last three weeks on one page, with dates, the picture would change. What it shows is a pattern, not an event. A page shows the pattern to people who were not there, and it is hard to argue with.
      D<rule> Schools are expected to act on bullying, whether it takes place in a corridor or on a phone at midnight. That includes what is being done to {him}. The word covers hitting, threats, rumours, humiliation and shutting somebody out, when it is deliberate, repeated and done from a stronger position. It is not "drama", and it is not a normal part of growing up. Schools have people whose job it is.
      P Those who bully are not all miserable inside, whatever posters say. Some simply enjoy the position. It means that understanding them is not the answer, and that nothing about the person they picked needs to change.
      P Bystanders are usually the largest group, and most of them are uncomfortable. They wait for somebody else to begin. A message from one of them, or one visit to a teacher, has ended a good many cases.
      P A parent who hears about this may react with fury, tears or a plan with eleven points. What lies behind it is the shock of not having known. It is fair to say which reaction would be useful.
      Q On the way there, {Name} might notice ____. Bodies learn a place faster than minds do.
      Q At the thought of telling somebody, {Name} may feel ____. Fear and relief are often in it together.
      Q When others look away, {Name} might feel ____. It can be worse than the thing itself.
      H {helper} can believe it, keep calm and agree every step before taking it. ~ Control over what happens next is exactly what was missing.
      H {teacher} can act without revealing who reported it. ~ It is done more often than people suppose.
      H {helper} can keep copies of messages and write to the school if talking has not been enough. ~ A letter needs an answer.
      H<helper> {helper} can say plainly that it is not {his} fault, and mean it. ~ Some sentences are worth hearing more than once.
      H<adult> {helper} can offer {adult} in the evening, and accept a no. ~ It is good to keep part of each day free of it.
      T {he} can choose one adult and tell the facts: who, where, how often, since when. ~ If that adult does not act, the next one on the list may.
      T {he} can keep whatever shows it, such as a message or a torn book, and show an adult. ~ Evidence is useful, and replies are what some people are fishing for.
      T {he} can put the first sentence in writing if that is easier. ~ A note or a message counts as telling.
      T<comforter> {he} can have {comforter} within reach while talking about it. ~ Hard conversations go better in a safe place.
      T<quiet> After telling, {he} can spend the evening {quiet}. ~ Being on guard for weeks is exhausting, and rest is part of the repair.
      C<voice> {he} can say, "I am being bullied, and I need an adult to act."
      C<list> {he} can think, "It is a pattern, and a pattern can be shown."
      C<rule> {he} can think, "I am not asking for a favour, because this is their job."
      A<voice> Once a second person knows, the agreement is broken. What follows may be slow, and the first adult may not be the right one, so it can be worth telling again. It was not deserved. Nobody can undo what was done, but it can be stopped, and it does not need to be carried alone.
      A<list> A page of facts can be put on a table and leaves the arguing to others. After that the responsibility belongs to people who are paid to have it. Bullying says a good deal about a group and nothing reliable about the person it chose. The last line on the page has still to be written, and there is help with it.
      A<rule> The rule will not do anything by itself, but it gives everyone who is told a duty to respond. If one person fails, there is another: a head of year, a nurse, a children's phone line, a parent. To be safe at school is a right and not a reward. {Name} may insist on it for as long as it takes.
      D<mine> Hardly anyone would call it bullying when it is their own. It is a joke, or everybody does it, or the other person asked for it. {Name} may have been part of such a thing, at the front of it or in the second row. From the receiving end it has no second row, and it does not stop at the school gate. Seeing that is uncomfortable, and it is also the only point from which it can be ended. A person who has done harm is not the same as the harm, and is responsible for it all the same.
      P<mine> The person it was done to may be spending most of their attention on where to walk and what to wear. They may not want an apology. They want to be able to open a door without looking first.
      P<mine> An audience is not approval. Many of those who laugh are paying a kind of insurance, and they would be relieved if the premium stopped.
      P<mine> Parents may go silent or loud. They are trying to fit two things together, the person they know and what they have heard. Both are true, and it takes them a while.
      Q<mine> Reading the messages as if they had been received, {Name} might feel ____.
      Q<mine> At the moment when a line would get a laugh, {Name} might notice ____.
      H<mine> {helper} can take it seriously without turning it into a character, and keep talking after the first evening.
      H<mine> {teacher} can arrange a way of putting things right that does not put pressure on the other person.
      T<mine> {he} can stop without announcing it, and stay stopped when nobody is watching. ~ That is the part that convinces people.
      T<mine> {he} can apologise once, precisely and without a "but", if it is wanted. ~ After that, distance is a form of respect.
      T<mine> {he} can talk to an adult about what was going on before it began. ~ Reasons are not excuses, and they are useful.
      C<mine> {he} can think, "I know what this is now, and I am not doing it."
      A<mine> It ends quietly, with a number of things left unsaid. What was done remains done, and somebody else will decide how much of it to forgive. There is help for people who have bullied, and it is given by adults who have seen it work. The rest is shown in corridors, over months, to nobody in particular.
      A<mine> Having hurt somebody is a fact to tell truthfully and not a sentence for life. The account starts with stopping. Some friends were only an audience, and they will find another show. What remains is a quieter corridor in which one more person can walk.
      D<saw> Most of what happens in bullying depends on the people who are neither doing it nor receiving it. {Name} may have been among them. In such a moment almost everybody freezes, since each waits for somebody else to begin. The evening is then spent on composing what might have been said. It is a well-documented effect and not a defect of character. Those who do intervene end it surprisingly often. Those who could not at the time are still useful the next day.
      P<saw> The person at the centre of it usually remembers the bystanders best. A message that says "I saw that, and it was wrong" may be the first thing in weeks that was on their side.
      P<saw> Whoever does it is playing to a gallery. Indifference from the gallery is more effective than a speech.
      P<saw> Adults depend on people who saw it. They are able to act without a source, if they are asked to, and they would rather know.
      Q<saw> In the moment itself, {Name} may have noticed ____. A body decides faster than a person.
      Q<saw> Afterwards, {Name} might feel ____. Guilt is common among people who did nothing wrong.
      H<saw> {helper} can hear it without saying what could have been done.
      H<saw> {teacher} can take it up as a general matter, so that nobody knows where it came from.
      T<saw> {he} can report what was seen, with time and place. ~ It is evidence, and it does not need to be brave.
      T<saw> {he} can write one line to the person concerned. ~ It costs little and arrives in full.
      T<saw> {he} can interrupt next time with something ordinary, such as a question about the bus. ~ It breaks the scene without a battle.
      C<saw> {he} can think, "I am not in charge of it, but I am not furniture either."
      A<saw> Saying what was seen is help, however late it seems. Courage is often described as if it arrived on time. In fact most of it turns up the next morning, with a message and a teacher's email address. One person is less alone because of it.
      A<saw> Groups are made of people who wait for each other. Somebody who has once been first knows that it is survivable. The corridor will offer another chance, as corridors do. Until then there is one person who knows that it was seen, and telling it was help.
      D<mine> Bullying gives something to the person who does it: attention, safety or a group to belong to. {Name} may have had some of that, and may know what it cost somebody else. Both belong in an honest account. It is hard to go on with it after looking at the two side by side. There is help to stop, and asking for it is taken seriously.
      D<saw> A witness to bullying has an odd position, with a lot of information and hardly any power, or so it seems. {Name} may have left quickly, or looked at a phone until it was over. Studies of such moments show how much weight a single person has who does something else. It need not be done in the corridor. To tell an adult, or to sit down next to somebody, works on the following day as well.
      D<staff> When the person who picks on somebody is paid to be there, the usual advice does not fit. {Name} may have found that answering makes it worse and that silence makes it look harmless. It is bullying if it is repeated, aimed at one person and cannot be stopped by that person. Rank does not change the definition. It only changes whose task it is to deal with it, and that is other adults'.
      P<staff> Some teachers have no idea how their irony lands. Others do know. The difference matters for what comes next, and it is not up to a pupil to find out.
      P<staff> People in the same room have generally noticed. They keep their heads down for the same reason.
      Q<staff> On the way to that lesson, {Name} might feel ____. Anger and dread are both reasonable.
      H<staff> {helper} can keep a dated record and ask the head of year for a meeting.
      H<staff> {helper} can ask what {Name} wants to happen, and in which order.
      T<staff> {he} can write down the exact words, the date and who was there. ~ Exact words are hard to wave away.
      T<staff> {he} can name one adult at school who has been fair, and begin there.
      C<staff> {he} can think, "It has a date and a witness. That is a case."
      A<staff> A school has procedures for this, and they begin with a piece of paper. It may take more than one meeting, and a change of group can be asked for in the meantime. Being treated decently is the minimum. Bullying stays bullying, whoever holds the pen.
      D<shove> There is a kind of contact in corridors that is called messing about, mostly by one side. {Name} may know somebody who {handsdo}, and laughter is expected. The test is simple: could the person on the receiving end stop it? If not, it is bullying, whatever name it goes by, and some of it is against the law as well. Schools are obliged to act on it. So the question is less whether to tell somebody than how to do it so that it works.
      P<shove> People who do this depend on an audience and on blind spots. Most of the audience is relieved not to be the target. One person who walks over and says, "Are you coming?" can empty the stage.
      P<shove> To staff, a single shove is invisible in a crowd of three hundred. A list with dates, places and names is another matter, and it is hard to file away.
      Q<shove> On the way to the place where it tends to happen, {Name} might notice ____.
      Q<shove> Telling it for the first time, {Name} might feel ____. Embarrassed and relieved can come together.
      H<shove> {helper} can put it in writing to the school and ask for an answer by a certain day. ~ Letters with dates get read.
      H<shove> {helper} can agree with {Name} on who else is told, and keep to it. ~ Having a say makes it easier to tell.
      T<shove> {he} can keep a list on the phone: day, place, who, what. ~ Ten seconds each time is enough.
      T<shove> {he} can take another route for a week, with somebody, while adults deal with it. ~ It is a plan and not a retreat.
      C<shove> {he} can think, "It is on the list, and the list is being read."
      A<shove> By the time a list has four lines on it, somebody else is dealing with it, and that is where it belongs. It may take more than one conversation to stop. None of it was brought on by being quiet, small, new or anything else. A corridor is a way from one room to another, and {Name} has every right to the middle of it.
    `),
  },
};

/**
 * Bullying: what it is, that it is not the fault of the one it is done to, and that telling a trusted adult, and telling
 * again until somebody helps, is the way it ends. Every story ends with being told about and helped.
 */
export const bullying: Frame = withScenes(
  own,
  toldNotToPlay,
  handedOver,
  calledASnitch,
  takenAndCalled,
  ifYouTell,
  onTheWayHome,
  aSayInIt,
  aChatAboutMe,
  aRumour,
);

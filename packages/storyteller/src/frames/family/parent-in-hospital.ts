import { goneForTheBaby } from './away/gone-for-the-baby.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { parentRole } from './parent-role.ts';
import { asleepInHospital } from './asleep-in-hospital.ts';

/** Words that may stand between a person and what is so: no other person, or the wrong one would be meant. */
const LINK =
  '(?:is|was|has|had|have|been|be|being|got|gets|goes|going|gone|go|are|very|so|really|too|just|recently|suddenly|sadly|still|always|often|now|also|who|to|a|an|the|in|on|at|for|into|off|by|with|and|his|her|my|having|taken|rushed|seriously|quite|bit|chronic|chronically|diagnosed|breast|brain|serious|works?|working|not|does|doesnt|can|cant|no|longer|any|more|travelling|long|comes|home|from|heart|attack|accident|stay|stays|car|bike|came|left|returned|motorbike|motorcycle|cycling|road|bad|nasty|bipolar|disorder|depress\\w*|psychosis|psychotic|episode|breakdown|schizophrenia|ill|sick|poorly|unwell|psychiatric|psych|mental|health|locked|closed|secure|hospital|collapsed|fell|again|back)';
const IN_HOSPITAL = String.raw`(?:${LINK} ){0,9}?(?:hospital|surgery|operation|op|gall ?bladder|hysterectomy|caesarean|knee|hip|appendix|kidney|biopsy|procedure|icu|intensive care|ward|a&e|ambulance|rehab|sectioned|accident|car crash|heart attack|stroke)\b`;
const who = (words: string): RegExp => new RegExp(String.raw`\b(${words})(?:'?s)?\b ${IN_HOSPITAL}`, 'i');

/** Something was said or done before it, and a child takes it for the cause. */
const WISHED_IT =
  /\b(?:wish(?:ed|es)? (?:you|he|she|i|him|her|they|daddy|mummy|dad|mum)\b[^.]{0,24}\b(?:dead|ill|gone|away|hurt)|(?:screamed|shouted|yelled|argued|rude|horrible|mean|a row|an argument|fell out|naughty|hated)\b[^.]{0,60}\b(?:before|the next (?:day|morning)|that (?:same )?(?:day|night|evening))|(?:his|her|their) (?:own )?fault|because of (?:him|her|them)\b|blam(?:es|ing) (?:him|her|them)sel|(?:he|she|they) (?:caused|made)\b[^.]{0,24}\b(?:it|ill|sick|happen))\b/i;

/** It has not happened yet: a day is named on which a parent goes, and nobody is there already or on the way home. */
const SOON = new RegExp(
  String.raw`^(?![^]*\b(?:(?:is|are|been|was|still) in (?:the )?(?:hospital|icu|intensive)|home (?:next|tomorrow|on|soon|again)|(?:comes?|coming) home|taken to|ambulance|had (?:an? |his |her |my )?(?:\w+ )?(?:op|operation|surgery)\b|rushed|broke|see (?:his|her|their|me)|visit\w*))[^]*?\b(?:next (?:week|month|monday|tuesday|wednesday|thursday|friday)|tomorrow|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|june|july|august|september|october|november|december|a (?:week|month|fortnight)|\w+ (?:days|weeks))|going (?:into|in for|to have|for)|goes in for|(?:in|into hospital) on the \d+|on the \d{1,2}(?:st|nd|rd|th)|go(?:es)? into hospital|has to go|will (?:be|have|go)|(?:need|needs|having) (?:an |a |her |his |my )?(?:\w+ )?(?:op|operation|surgery)|waiting for (?:an |a |her |his |my )?(?:op|operation|surgery))\b`,
  'i',
);

/** It is over, or that part of it: a parent is at home again, and a child stays on watch. */
const HOME =
  /^(?![^]*\b(?:when (?:will|is|does|do|can)|asks?|asking|not home yet|still in)\b)[^]*?(?:\b(?:was|were|had been|have been|has been|been) in (?:the |a )?hospital\b|\b(?:back|home|out|returned|discharged)(?: again| now)?(?: home)? (?:from|of) (?:the |a )?hospital\b|\bsince (?:my|his|her|their|the) (?:hospital stay|operation|surgery)\b)/i;

/** Nobody may visit, or there is no ward with tubes to be seen: what is told stays at home and with the nurses. */
const STAYS =
  /\b(?:(?:can'?t|cannot|can not|isn'?t allowed to|not allowed(?: to)?|no|aren'?t allowed to|too young to) visit\w*|psychiatr\w*|psych ward|mental|sectioned|breakdown|suicid\w*|manic|psychosis|psychotic|bipolar|rehab)\b/i;

const own: Frame = {
  id: 'parent-in-hospital',
  name: 'A parent is in hospital',
  says: [
    'his mum was sectioned',
    'daddy is in hospital',
    'mummy is in the hospital and he cannot visit yet',
    'my wife had an operation and is still in hospital',
    'i am going into hospital next week for surgery',
    'dad went off in an ambulance and she saw it',
    'mum in intensive care, how do i explain it',
    'she is scared to visit her dad in hospital',
    'i am having an operation and will be away three nights',
    'mom hospitalized',
    'his dad had a heart attack and is in hospital',
    'how to prepare a toddler for visiting mummy in hospital',
    'dad has surgery on friday and son is worried',
    'mum is in hospital with the pregnancy',
    'his mother is on a ward and children cant visit',
    'asks every night when daddy comes home from hospital',
    'afraid of the tubes and machines around her dad',
    'dad had an accident and is in hospital',
    'my hospital stay',
    'i was in hospital and now she clings to me',
    'papa has to stay in hospital',
    'going to see mummy on the ward',
    'dad in rehab after his stroke',
    'parent in hospital',
    'mum taken away by ambulance at night',
  ],
  claims: {
    strong: [
      'next day he had a heart attack',
      'next day she had a heart attack',
      'dad had a heart attack',
      'daddy had a heart attack',
      'mum had a heart attack',
      'mummy had a heart attack',
      'mummy was in a car accident',
      'mum was in a car accident',
      'dad was in a car accident',
      'daddy was in a car accident',
      'she will be in hospital for weeks',
      'he will be in hospital for weeks',
      'mum was taken to hospital',
      'mum went into hospital',
      'mum went to hospital',
      'dad was taken to hospital',
      'dad went into hospital',
      'dad went to hospital',
      'mummy was taken to hospital',
      'mummy taken to hospital',
      'mummy went into hospital',
      'mummy went to hospital',
      'daddy was taken to hospital',
      'daddy taken to hospital',
      'daddy went into hospital',
      'daddy went to hospital',
      'husband was taken to hospital',
      'husband taken to hospital',
      'husband went into hospital',
      'husband went to hospital',
      'wife was taken to hospital',
      'wife taken to hospital',
      'wife went into hospital',
      'wife went to hospital',
      'partner was taken to hospital',
      'partner taken to hospital',
      'partner went into hospital',
      'partner went to hospital',
      'mother was taken to hospital',
      'mother taken to hospital',
      'mother went into hospital',
      'mother went to hospital',
      'father was taken to hospital',
      'father taken to hospital',
      'father went into hospital',
      'father went to hospital',
      'mum is in a psychiatric',
      'mum in a psychiatric',
      'mum in psychiatric hospital',
      'mum in a mental health ward',
      'mum been sectioned',
      'dad is in a psychiatric',
      'dad in a psychiatric',
      'dad in psychiatric hospital',
      'dad in a mental health ward',
      'dad been sectioned',
      'mother is in a psychiatric',
      'mother in a psychiatric',
      'mother in psychiatric hospital',
      'mother in a mental health ward',
      'mother was sectioned',
      'mother been sectioned',
      'father is in a psychiatric',
      'father in a psychiatric',
      'father in psychiatric hospital',
      'father in a mental health ward',
      'father was sectioned',
      'father been sectioned',
      'dad waiting for operation',
      'mum waiting for operation',
      'dad knee operation',
      'mum knee operation',
      'dad hip operation',
      'mum hip operation',
      'dads waiting for operation',
      'dads waiting for a knee operation',
      'mum was sectioned',
      'dad was sectioned',
      'mum is sectioned',
      'dad is sectioned',
      'mummy was sectioned',
      'daddy was sectioned',
      'been sectioned',
      'got sectioned',
      'mum hospital',
      'mum in hospital',
      'mum in the hospital',
      'mum is in hospital',
      'mum is in the hospital',
      'mum is still in hospital',
      'mum has to stay in hospital',
      'mum hospitalized',
      'mum surgery',
      'mum has surgery',
      'mum had surgery',
      'mum operation',
      'mum had an operation',
      'mum has an operation',
      'mum is having an operation',
      'mum on a ward',
      'mum on the ward',
      'mum heart attack',
      'mum had a heart attack',
      'mum had an accident',
      'mum ambulance',
      'mum in rehab',
      'mum in intensive care',
      'dad hospital',
      'dad in hospital',
      'dad in the hospital',
      'dad is in hospital',
      'dad is in the hospital',
      'dad is still in hospital',
      'dad has to stay in hospital',
      'dad hospitalized',
      'dad surgery',
      'dad has surgery',
      'dad had surgery',
      'dad operation',
      'dad had an operation',
      'dad has an operation',
      'dad is having an operation',
      'dad on a ward',
      'dad on the ward',
      'dad heart attack',
      'dad had a heart attack',
      'dad had an accident',
      'dad ambulance',
      'dad in rehab',
      'dad in intensive care',
      'mother hospital',
      'mother in hospital',
      'mother in the hospital',
      'mother is in hospital',
      'mother is in the hospital',
      'mother is still in hospital',
      'mother has to stay in hospital',
      'mother hospitalized',
      'mother surgery',
      'mother has surgery',
      'mother had surgery',
      'mother operation',
      'mother had an operation',
      'mother has an operation',
      'mother is having an operation',
      'mother on a ward',
      'mother on the ward',
      'mother heart attack',
      'mother had a heart attack',
      'mother had an accident',
      'mother ambulance',
      'mother in rehab',
      'mother in intensive care',
      'father hospital',
      'father in hospital',
      'father in the hospital',
      'father is in hospital',
      'father is in the hospital',
      'father is still in hospital',
      'father has to stay in hospital',
      'father hospitalized',
      'father surgery',
      'father has surgery',
      'father had surgery',
      'father operation',
      'father had an operation',
      'father has an operation',
      'father is having an operation',
      'father on a ward',
      'father on the ward',
      'father heart attack',
      'father had a heart attack',
      'father had an accident',
      'father ambulance',
      'father in rehab',
      'father in intensive care',
      'parent hospital',
      'parent in hospital',
      'parent in the hospital',
      'parent is in hospital',
      'parent is in the hospital',
      'parent is still in hospital',
      'parent has to stay in hospital',
      'parent hospitalized',
      'parent surgery',
      'parent has surgery',
      'parent had surgery',
      'parent operation',
      'parent had an operation',
      'parent has an operation',
      'parent is having an operation',
      'parent on a ward',
      'parent on the ward',
      'parent heart attack',
      'parent had a heart attack',
      'parent had an accident',
      'parent ambulance',
      'parent in rehab',
      'parent in intensive care',
      'husband hospital',
      'husband in hospital',
      'husband in the hospital',
      'husband is in hospital',
      'husband is in the hospital',
      'husband is still in hospital',
      'husband has to stay in hospital',
      'husband hospitalized',
      'husband surgery',
      'husband has surgery',
      'husband had surgery',
      'husband operation',
      'husband had an operation',
      'husband has an operation',
      'husband is having an operation',
      'husband on a ward',
      'husband on the ward',
      'husband heart attack',
      'husband had a heart attack',
      'husband had an accident',
      'husband ambulance',
      'husband in rehab',
      'husband in intensive care',
      'wife hospital',
      'wife in hospital',
      'wife in the hospital',
      'wife is in hospital',
      'wife is in the hospital',
      'wife is still in hospital',
      'wife has to stay in hospital',
      'wife hospitalized',
      'wife surgery',
      'wife has surgery',
      'wife had surgery',
      'wife operation',
      'wife had an operation',
      'wife has an operation',
      'wife is having an operation',
      'wife on a ward',
      'wife on the ward',
      'wife heart attack',
      'wife had a heart attack',
      'wife had an accident',
      'wife ambulance',
      'wife in rehab',
      'wife in intensive care',
      'partner hospital',
      'partner in hospital',
      'partner in the hospital',
      'partner is in hospital',
      'partner is in the hospital',
      'partner is still in hospital',
      'partner has to stay in hospital',
      'partner hospitalized',
      'partner surgery',
      'partner has surgery',
      'partner had surgery',
      'partner operation',
      'partner had an operation',
      'partner has an operation',
      'partner is having an operation',
      'partner on a ward',
      'partner on the ward',
      'partner heart attack',
      'partner had a heart attack',
      'partner had an accident',
      'partner ambulance',
      'partner in rehab',
      'partner in intensive care',
      'i am in hospital',
      'i was in hospital',
      'i am going into hospital',
      'mum go back hospital',
      'mum back in hospital',
      'mum is back in hospital',
      'mum going back hospital',
      'mum gone back hospital',
      'dad go back hospital',
      'dad back in hospital',
      'dad is back in hospital',
      'dad going back hospital',
      'dad gone back hospital',
      'mother go back hospital',
      'mother back in hospital',
      'mother is back in hospital',
      'mother going back hospital',
      'mother gone back hospital',
      'father go back hospital',
      'father back in hospital',
      'father is back in hospital',
      'father going back hospital',
      'father gone back hospital',
      'husband go back hospital',
      'husband back in hospital',
      'husband is back in hospital',
      'husband going back hospital',
      'husband gone back hospital',
      'wife go back hospital',
      'wife back in hospital',
      'wife is back in hospital',
      'wife going back hospital',
      'wife gone back hospital',
      'partner go back hospital',
      'partner back in hospital',
      'partner is back in hospital',
      'partner going back hospital',
      'partner gone back hospital',
      'parent go back hospital',
      'parent back in hospital',
      'parent is back in hospital',
      'parent going back hospital',
      'parent gone back hospital',
      'i am back in hospital',
      'i have to go back into hospital',
      'i am going back into hospital',
      'i go back hospital',
      'i have to go into hospital',
      'my hospital stay',
      'my operation',
      'my surgery',
      'i am having an operation',
      'i am having surgery',
      'i have surgery',
      'visit mum in hospital',
      'visit dad in hospital',
      'visit mother in hospital',
      'visit father in hospital',
      'visit parent in hospital',
      'visit husband in hospital',
      'visit wife in hospital',
      'visit partner in hospital',
      'visiting mum in hospital',
      'visiting dad in hospital',
      'visiting mother in hospital',
      'visiting father in hospital',
      'visiting parent in hospital',
      'visiting husband in hospital',
      'visiting wife in hospital',
      'visiting partner in hospital',
      'intensive care',
      'home from hospital',
      'is on a ward',
      'off in an ambulance',
      'away by ambulance',
      'taken away by ambulance',
      'daddy in hospital',
      'mummy in hospital',
      'dad had a stroke and is in hospital',
      'dad taken to hospital',
      'mum taken to hospital',
      'daddy got taken to hospital',
      'dad got taken to hospital',
      'mum got taken to hospital',
      'mum go hospital',
      'dad go hospital',
      'mum goes into hospital',
      'dad goes into hospital',
      'mum rushed to hospital',
      'dad rushed to hospital',
      'dad admitted',
      'mum admitted',
      'mum will be in hospital',
      'mom will be in hospital',
      'dad will be in hospital',
      'mum is going into hospital',
      'mum will be in the hospital',
    ],
    cues: ['ward', 'intensive care', 'visiting hours'],
    not: [
      'having the baby',
      'have the baby',
      'having a baby',
      'have a baby',
      'giving birth',
      'my son is in hospital',
      'my daughter is in hospital',
      'he is in hospital',
      'she is in hospital',
      'baby in hospital',
      'he has to go back to the hospital',
      'she has to go back to the hospital',
      'we have to go back to the hospital',
      'grandma in hospital',
      'grandpa in hospital',
      'premature',
      'nicu',
    ],
  },
  topicWords: ['hospital'],
  // A parent goes there, whatever for.
  decidedBy: [
    /\b(?:mum(?:my)?|mom(?:my)?|mama|dad(?:dy)?|papa|mother|father|my (?:wife|husband|partner)|i) (?:(?:has|have|had|needs?|is|am|are|will|'ll|to|be|got|going|soon|now) ){0,4}(?:go(?:es|ing)?|stay|come|be) (?:\w+ )?(?:in|into|to) (?:the )?hospital for (?:an? |his |her |my )?(?:\w+ ){0,2}(?:operation|op|surgery)\b/i,
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'adult', 'thing'],
  facts: [
    'Children worry less when they are told in plain words where a parent is, what is done there and who looks after them at home.',
    'Nothing a child said, did or thought puts a parent in hospital; many fear that it did.',
    'Hospital beds have wheels and go up and down; patients wear a band with their name so that everybody knows who they are.',
    'Nurses work in shifts, so somebody is awake at every hour; patients can call them with a button.',
    'Visitors clean their hands at the door, because small germs travel on hands.',
    'Monitors measure things such as the heartbeat; most beeps tell the staff that something is to be looked at, such as an empty bag.',
    'A drip is a bag of fluid with a thin tube; it brings water or medicine into the body.',
    'Children may visit or stay at home; told before what they will see, most cope well. A drawing, a message or a call also reaches the bed.',
    'After an operation people are often tired and sore for some time and cannot lift.',
  ],
  threads: {
    bed: 'a bed that goes up and down',
    hat: 'the many nurses, by day and by night',
    visit: 'a visit in order: lift, soap, door, bed',
    band: 'a name band round a wrist',
    shift: 'somebody who is awake at three in the morning',
    beep: 'the beeps, each with its reason',
    update: 'the word comfortable in the daily message',
    wish: 'words in the air, which cannot make a body ill',
    bag: 'a bag that is packed for a hospital, and a plan for home',
    home: 'a parent who was in hospital and is home again',
  },
  // Where a mind is treated, nobody lies among tubes and monitors.
  threadCues: {
    wish: WISHED_IT,
    bag: SOON,
    home: HOME,
    band: STAYS,
    shift: STAYS,
    update: STAYS,
    hat: /\b(?:(?:can'?t|cannot|can not|isn'?t allowed to|not allowed(?: to)?|no|aren'?t allowed to|too young to) visit\w*|psychiatr\w*|psych ward|mental|sectioned|breakdown|suicid\w*|manic|psychosis|psychotic|bipolar|rehab)\b/,
    bed: /\b(?:hospital bed|whirr?)\b/,
    visit: /\b(?:tubes?|drips?|corridors?)\b/,
    beep: /\b(?:beep\w*|machines?|monitors?|wires?|icu|intensive care)\b/,
  },
  onlyWhenSaid: ['bag', 'home', 'wish'],
  tellsAlone: ['bag', 'home'],
  roles: {
    who: parentRole(who),
  },
  titles: {
    young: [
      { text: 'Words Are Air', thread: 'wish' },
      { text: 'Home Again, Hello', thread: 'home' },
      { text: 'Slow Steps at Home', thread: 'home' },
      { text: 'A Bag by the Door', thread: 'bag' },
      { text: 'A Bag With a Brush in It', thread: 'bag' },
      { text: 'A Bed That Goes Up', thread: 'bed' },
      { text: 'Whirr, Up and Down', thread: 'bed' },
      { text: 'Somebody Is Awake', thread: 'hat' },
      { text: 'Day Nurse, Night Nurse', thread: 'hat' },
      { text: 'Lift, Soap, Door, Hello', thread: 'visit' },
      { text: 'A Visit in Four Steps', thread: 'visit' },
      { text: 'Far and Near' },
      { text: '{name} at Home' },
    ],
    older: [
      { text: 'Words Are Air', thread: 'wish' },
      { text: 'Not the Cause', thread: 'wish' },
      { text: 'A Bag by the Door', thread: 'bag' },
      { text: 'Home From Hospital', thread: 'home' },
      { text: 'After the Hospital', thread: 'home' },
      { text: 'Days in Hospital', thread: 'bag' },
      { text: 'A Bag for a Hospital', thread: 'bag' },
      { text: 'Lift, Soap, Door, Bed', thread: 'visit' },
      { text: 'The Way to the Ward', thread: 'visit' },
      { text: 'A Name Round a Wrist', thread: 'band' },
      { text: 'The Name Band', thread: 'band' },
      { text: 'Awake at Three', thread: 'shift' },
      { text: 'The Night Shift', thread: 'shift' },
      { text: 'What a Beep Says', thread: 'beep' },
      { text: 'A Room Full of Beeps', thread: 'beep' },
      { text: 'A Comfortable Night', thread: 'update' },
      { text: 'News by Nine', thread: 'update' },
      { text: 'About a Hospital' },
    ],
  },
  benefits: [
    'Describes what a hospital is like, so that less is left to guess.',
    'Says that no child caused it, and who is there at home.',
    'Leaves it to {name} how to be in touch, and how it feels.',
  ],
  talk: {
    young: [
      'Who looks after people in the story?',
      'How is the hospital for {name}: big, odd, or something else?',
      'Shall we draw something?',
    ],
    older: [
      'Which part of the hospital in the story was new?',
      'Which word went into the blank, and is it the same in the morning?',
      'Shall we write down a question to ask?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['letter', 'flower'],
  },
  text: {
    '2-3': script(`
      D<bed> {who} is in hospital. There is a bed. {Name} may see it one day. Whirr! It goes up and down.
      D<bed> Whirr, a bed goes up. {Name} is at home. {who} is in hospital, in that bed. Whirr, it goes down.
      D<hat> Who is in hospital? {who} is. {Name} is at home. A nurse comes by day. A nurse comes by night. Hello, hello.
      D<hat> In hospital, a nurse looks in. {who} is there, in bed. At home, {Name} has a bed. Somebody looks in here too.
      P Nurses like to help. They come by day and by night.
      P {who} may think of home. Nurses know that.
      P Some children ask and ask. Some play.
      Q Today, {Name} may feel ____.
      Q At bedtime, {Name} may feel ____.
      Q {Name} may feel ____ without {who}.
      H {helper} can be here at night.
      H {helper} can say who comes today.
      H {helper} can bring a picture there.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can give a long hug.
      T {he} can draw a picture.
      T {he} can send a kiss or a wave.
      T {he} can ask for a lap.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      C<bed> {he} can say, "Whirr, up you go."
      C<bed> {he} can say, "Night-night, bed on wheels."
      C<hat> {he} can say, "Hello, nurse. Hello, night nurse."
      D<home> {who} was in hospital. {who} is home now. {Name} may look and look. Hello, hello!
      P<home> Some children hold on tight. Some wait.
      P<home> A body needs rest after that.
      Q<home> Near {who}, {Name} may feel ____.
      H<home> {helper} can go slow now.
      H<home> {helper} can say what comes next.
      T<home> {he} can hold a hand.
      T<home> {he} can play close by.
      C<home> {he} can say, "Hello, home. Hello, you."
      A<home> The hospital is over there. Home is here. {Name} is here, and so is {who}. Hello, hello.
      C<hat> {he} can say, "Look in, nurse, look in."
      C<topic> {he} can think about {topic}.
      A<bed> In hospital, a bed goes whirr. At home, {his} bed stays still. Both are warm. Night-night, two beds.
      A<bed> Up goes the hospital bed. Down it comes. {Name} has people at home. Supper is here, and a bath.
      A<hat> It is night in the hospital. A nurse is up. It is night at home. Somebody is here too.
      A<hat> A nurse looks in. It is quiet in the hospital. Somebody looks in on {Name}. Night-night, here and there.
      D<bag> {who} will go to hospital. {Name} may see a bag. A sock goes in. A brush goes in.
      P<bag> Doctors help there. Grown-ups know them.
      P<bag> One child asks a lot. One child plays.
      Q<bag> Seeing the bag, {Name} may feel ____.
      H<bag> {helper} can say who comes.
      H<bag> {helper} can look in too.
      T<bag> {he} can put a kiss in the bag.
      T<bag> {he} can sit on a lap.
      C<bag> {he} can say, "Sock, brush, kiss."
      A<bag> The bag goes to hospital. {Name} has a bed here. There is supper here. Somebody is here.
    `),
    '4-5': script(`
      D<visit> {who} is in hospital. There, people look after bodies. {Name} may go for a visit. First there is a lift. Then hands get clean with soap. Then there is a door, and a bed on wheels. It smells odd, and that is only the soap.
      D<visit> How does a visit go? {Name} may like to know. In the hospital, there are long halls and a lift. Everyone rubs soap on their hands. Then comes the door, and there is {who} in a bed. A thin tube may be there too. It brings water to the body.
      D<hat> {who} is in hospital, and somebody is there at all times. {Name} may wonder about the night. A day nurse goes home to eat and sleep. Then the night nurse comes in. There is a button by the bed, and it goes ding.
      D<hat> Who is awake at night in a hospital? {Name} may think about that in bed. A nurse is. One nurse is there by day, and one by night. {who} has a button by the bed. It goes ding, and a nurse comes.
      P {who} may be tired or sore. Tired people talk less. They still like a visit, or a drawing on the wall.
      P<visit> Nurses meet lots of children. One asks a lot, and one hides in a coat.
      P Grown-ups at home may get cross fast just now. They are doing two jobs. No child made this happen.
      P Some children talk about it all day. Some do not say a word. Both of them think of it.
      Q {Name} may feel ____ when {who} is in hospital.
      Q At bedtime, {Name} may feel ____.
      Q<visit> Near the big door, {his} tummy may feel ____.
      H {helper} can tell who takes {Name} tomorrow. ~ It is good to know that.
      H<visit> {helper} can go along and hold a hand. ~ It is fine to go out again soon.
      H {helper} can bring a drawing to the bed. ~ There is tape for the wall.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can be there for supper and bed.
      T {he} can draw a picture for the wall.
      T<visit> {he} can ask what a thing in the room is for.
      T<visit> {he} can choose to wave from the door.
      T {he} can say goodnight out loud, a long way off.
      T {he} can ask who does what at home.
      T<comforter> {he} can hold {comforter} at bedtime.
      T<quiet> {he} can spend some time {quiet}.
      C<visit> {he} can count, "Lift, soap, door, hello."
      C<visit> {he} can say, "Soap first, then hello."
      D<home> {who} was in hospital and is home again. {Name} may want to stay close all the time. That is because it was hard to be apart. A body that was in hospital goes slow for a while. The slippers go step, and step.
      P<home> One child will not let go. The next one is cross for a bit. Both of them have missed somebody.
      P<home> {who} may get tired fast. It is the body's work that does it. It is not too much love.
      Q<home> When {who} goes out of the room, {Name} may feel ____.
      Q<home> At bedtime now, {Name} may feel ____.
      H<home> {helper} can say who goes where, and for how long. ~ It helps to know.
      H<home> {helper} can keep bedtime just as it was. ~ Old ways help with new days.
      T<home> {he} can ask, "Are you here tonight?"
      T<home> {he} can sit close with a book.
      C<home> {he} can think, "You were there. Now you are here."
      A<home> Slippers go step, and step, from room to room. The hospital has its own beds, and home has these. By and by there is less to check. It is fine to check once more.
      C<hat> {he} can say, "Ding, goodnight, nurse."
      C<topic> For a rest, {he} can think about {topic}.
      A<visit> A visit can be long or just one wave. Then it is lift, hall and home. {who} may stay in hospital for now. A drawing can stay there too, on the wall.
      A<visit> The bed has wheels, and the soap smells of hospital. People get used to both. Nobody made this happen with a word or a wish. At home there is supper, and somebody to eat it with.
      A<hat> When {Name} goes to bed, a nurse is just getting up. So nobody in the hospital is alone at night. At home, too, there is somebody in the next room.
      D<bag> {who} is going to hospital. A bag stands by the door, with socks and a toothbrush. {Name} may look in. Doctors there know what to do. At home there is a plan, too.
      P<bag> Grown-ups can be a bit nervous before a hospital. They pack and pack again.
      P<bag> One child wants to know it all. The next one asks who cooks.
      Q<bag> Looking at the bag, {Name} may feel ____.
      Q<bag> On the evening before, {Name} may feel ____.
      H<bag> {helper} can draw who is here on which day. ~ Then it can be seen.
      H<bag> {helper} can say what doctors do, in short words. ~ It is nobody's fault.
      T<bag> {he} can put a drawing in the bag.
      T<bag> {he} can choose the bedtime book for that night.
      C<bag> {he} can say, "A bag for there, a plan for here."
      A<bag> The bag is packed with a small thing from home. In hospital, people look after people. At home, somebody looks after {Name}. The plan is on the fridge.
      D<wish> {who} is in hospital. {Name} may think of a cross word from before. Words are made of air. They go through a room, and then they are gone. They cannot get into a body. No word made anybody ill.
      P<wish> Lots of children ask, "Was it me?" Doctors know the answer. It is no.
      C<wish> {he} can think, "A word did not do it."
      A<wish> In hospital, doctors look for the reason in a body. A cross word is not in there. It was only air. A new word can go to the hospital, or a picture.
    `),
    '6-7': script(`
      D<visit> {who} is in hospital. A visit there goes in steps, and {Name} may like to know them. First comes a big door, and then a lift with long corridors. There is soap for the hands, because germs travel on hands. At the end is a room with a bed on wheels. There may be a bag on a pole, with a thin tube. It brings water or medicine into the body.
      D<visit> The way to a bed in hospital is longer than it looks. {Name} may count the doors. At each one, somebody looks busy and says hello. Near the end, everyone rubs soap on their hands. Then there is {who}, perhaps with a tube or a bandage. A nurse can say what each thing is for.
      D<band> In hospital, people wear a band round the wrist. {who} has one too, and {Name} may ask what it is for. The name is printed on it. Nurses read it before they do anything, to be sure who is who. Nothing that a child does can put a parent in a hospital bed.
      D<band> There is a small band with letters on it. In hospital, each person who stays gets one. {who} has one now, and {Name} may ask what it is for. A lot of people sleep there, and the nurses change. The band tells each nurse who is who. It is nobody's fault, and no child made it happen.
      P<visit> {who} may be tired after two minutes. It is the body's work that makes people tired, not the visit. Afterwards, the nurses often hear all about it.
      P Nurses look after people, and they look after worries too. They can be asked things. Most of them like short questions best.
      P<visit> Nurses have seen many children at the door. Some talk a lot, and some look only at the wheels of the bed. The nurses think that both are good visits.
      P The people at home are doing extra jobs. They forget things, and they may sound cross. It is not about the child who is nearest.
      P Friends may ask what is wrong. They may only be curious. "I do not know all of it" is a good answer.
      Q Thinking of the hospital, {Name} may feel ____. It may be another word tomorrow.
      Q<visit> In a room with a bed on wheels, {his} tummy may feel ____.
      Q In the evening, {Name} may feel ____. Two feelings can be there at once.
      H<visit> {helper} can tell before a visit what there is to see. ~ It is easier to see a thing that has been told.
      H {helper} can pass on what the doctors say, in short words. ~ A true word is easier than a guess.
      H<visit> {helper} can go out again after one minute, if that is enough. ~ A short visit counts.
      H {helper} can make a list of who does what at home. ~ It helps to see it in the morning.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can carry notes and drawings to the bed. ~ It is a good kind of post.
      T {he} can draw or write something for the hospital. ~ A grown-up can take it there.
      T {he} can tell one friend or teacher about it. ~ Then somebody else knows why a day is long.
      T<visit> {he} can ask a nurse one question. ~ Nurses know what each wheel and button is for.
      T<visit> {he} can say, "I would like to go out now." ~ The corridor is a fine place too.
      T<comforter> {he} can keep {comforter} close in the evening. ~ Evenings are often the long part.
      T<quiet> {he} can spend some time {quiet}. ~ There is a lot to think about.
      C<visit> On the way, {he} can count, "Lift, soap, door, bed."
      C<visit> {he} can think, "I know the way, and I know the way out."
      D<home> {who} was in hospital and has come home. {Name} may be glad, and may also want to check on it. A head thinks, "It could happen again." That is why children stay close, or get cross for no reason. It gets less, a bit at a time.
      P<home> {who} may be slow and need to lie down. Coming home does not mean that a body is done with its work.
      P<home> Grown-ups may think that it is over, because somebody is home. For children it often starts then. It can be told to them.
      Q<home> When {who} goes out, even to the bins, {Name} may feel ____.
      Q<home> In the evening, {his} body may feel ____. Two feelings can be there at once.
      H<home> {helper} can say beforehand who goes where, and until when. ~ A plan that can be seen helps most.
      H<home> {helper} can tell what is known and what is not. ~ True answers are easier than guesses.
      T<home> {he} can ask the question that keeps coming back. ~ It may be asked more than once.
      T<home> {he} can do one quiet thing together with {who}. ~ Cards and books work lying down.
      C<home> {he} can think, "That was then. This is breakfast."
      A<home> A family that was in two places gets used to one again. The slippers are in the hall. {who} was in hospital, and that was nobody's fault. By and by there are fewer checks at the door, and nobody counts them.
      C<band> {he} can think, "The band says who, so they know."
      C<band> {he} can say, "One band for you, and one for me."
      C<topic> For a rest, {he} can think about {topic}.
      A<visit> After a visit, the corridor is just as long in the other direction. Then there is fresh air, and perhaps chips. {who} stays in hospital for now, and doctors look after that. At home, somebody looks after {Name}.
      A<visit> Soon the steps are easy to remember, and the soap is not so odd. Nobody knows each day ahead what the doctors will say. While one of the family is in hospital, the others have supper together.
      A<band> The band says the name, and the nurses read it, day and night. So people do not get mixed up. At home, no band is needed. Everybody there knows who {Name} is. In hospital or not, a family is a family.
      A<band> A band can be made at home too, out of paper. It may have a name on it, or a star. {who} is in hospital for now, with the real one. In the evening, the paper band lies by a bed at home. Somebody is there to say goodnight to {Name}.
      D<bag> {who} is going to hospital, and there is a bag to pack. Pyjamas go in, and slippers, and something to read. {Name} may wonder what happens there. Doctors and nurses help a body with what it cannot do alone. No child is the reason for it.
      P<bag> {who} may be nervous and make jokes. That is one way of being nervous.
      P<bag> Friends may ask, "Is it bad?" It is fine to say, "The doctors know about it."
      Q<bag> When the bag is by the door, {Name} may feel ____.
      Q<bag> Thinking of that day, {his} stomach may feel ____.
      H<bag> {helper} can make a plan for home, with names and days. ~ A plan answers most of the questions.
      H<bag> {helper} can say what is known and what is not yet. ~ Both are true answers.
      T<bag> {he} can choose one thing from home for the bag. ~ It can be quite small.
      T<bag> {he} can ask one question today. ~ There will be time for more.
      C<bag> {he} can think, "A bag for there, a plan for here."
      A<bag> The bag goes along to hospital, and the plan stays on the wall. Both have somebody who looks after them. When there is news, it will be told. Until then there are lunch, school and a bedtime story.
      D<wish> {who} is in hospital. {Name} may remember something that was said before, perhaps in a loud voice. Words are air with a sound in it. They can hurt feelings for a while. They cannot stop a heart or break a bone. A wish cannot do it either.
      P<wish> Many people have shouted a thing like that once. Grown-ups have, too. They know that it means, "I am so cross."
      C<wish> {he} can think, "I was cross. That did not make it happen."
      A<wish> In hospital, doctors look at hearts, bones and blood. They do not ask who was cross. Words are air, and new ones can come after them. They can go on a card. It is fine to be worried and loved at once.
    `),
    '8-10': script(`
      D<shift> A hospital is one of the few houses that stay awake. {who} is in hospital. {Name} may wonder what it is like there at three in the morning. Somebody is awake. Nurses work in shifts, and each one tells the next what happened. There is a button by every bed. In the corridor there is a lamp, a trolley and a person in quiet shoes.
      D<shift> {who} is in hospital. When {Name} switches off the light at home, the night shift has just had its coffee. They walk round with a small torch and look at everyone. They write down numbers. In the morning they hand over the notes and go home to sleep while others eat lunch. Nothing that a child said or did has brought anybody there.
      D<visit> With {who} in hospital, {Name} may be asked about a visit. There is no correct answer. Those who go will find a lift, long corridors and soap for the hands. Then comes a room in which several things have wheels. A bag on a pole may be giving water or medicine through a thin tube. It looks strange for about five minutes. After that most people notice the ordinary things, such as a cup and a pair of slippers.
      P {who} may look different in a hospital bed. Most people do, without their shoes and their own cup. The person who knows the old jokes is the same.
      P People who ring or visit often do not know what to talk about. Adults mention the weather and the food. Patients usually like ordinary news best, such as who was sick on the bus.
      P The adult at home has the work of two and a phone that rings. A short answer may only mean that the soup is boiling over.
      P Friends may ask for details because hospitals are on television. A few have been in one and will ask something better. It is fine to say, "I do not feel like talking about it."
      Q When {Name} thinks of the hospital at night, the word may be ____.
      Q<visit> Before a visit, {Name} might feel ____. It may be curious and scared at once.
      Q In the evening, {Name} might feel ____. It may be two things at once.
      Q When the phone rings at home, {Name} might notice ____.
      H {helper} can say what the doctors said today, and what nobody knows yet. ~ Facts are easier to live with than guesses.
      H<visit> {helper} can describe the room before anybody goes, from the door to the window. ~ A thing that was described is half as strange.
      H {helper} can keep the ordinary things going, such as supper and clubs. ~ Something that stays the same makes the rest easier.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can carry letters in both directions. ~ Hospital post has no stamp.
      T {he} can send something, such as a letter or a bad joke. ~ It gets to the right bed.
      T {he} can write down two questions for the nurses. ~ They like questions with an answer.
      T {he} can tell one friend or teacher about it. ~ Then somebody at school knows why a day is long.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ A head needs time to put it all away.
      T<activity> {he} can keep the usual time for {activity}. ~ It is possible to worry and to enjoy something.
      D<home> {who} was in hospital and is home again. To many people that is the end of the story. {Name} may find that it is only a new chapter. Somebody who vanished into a hospital once might do so again, or so the brain argues. It keeps watch for a while, mostly at night and at front doors. It is a useful habit in the wrong place. Nothing that a child said or did had any part in it.
      P<home> {who} may tire quickly and hate to show it. People who come out of hospital are often sent home before they feel like themselves.
      P<home> Adults were frightened too, and now they would like to talk about something else. They can be asked for five minutes of it.
      Q<home> When {who} is late, {Name} might notice ____. The stomach often keeps watch.
      Q<home> On a perfectly good day, {Name} might feel ____. It can catch up later.
      H<home> {helper} can say what the doctors expect and what nobody knows. ~ The watch can be shorter when there are facts.
      H<home> {helper} can send a message when plans change, even small ones. ~ It is one line, and it saves an hour.
      T<home> {he} can tell somebody, "I keep checking." ~ Said aloud, it gets smaller.
      T<home> {he} can do something ordinary beside {who}. ~ Ordinary is what was missing.
      C<home> {he} can think, "My brain is on watch. It may sit down."
      A<home> Watches get relieved after a time, and so does this one. There will be a day when a late bus is simply a late bus. {who} was in hospital, and now there are slippers in the hall and an argument about the remote control. That is what home sounds like.
      C<shift> In bed, {he} can think, "At three o'clock, somebody is awake there."
      C<shift> {he} can think, "Quiet shoes, small torch, all looked after."
      C<visit> At the lift, {he} can think, "Strange for five minutes, and then less."
      C<topic> For a rest, {he} can think about {topic} and make a list of ten.
      A<shift> Towards morning the night shift writes its last notes and the day shift brings tea. In between there was no minute without somebody there. {who} is in hospital for now, and nobody can say everything ahead. At home there are people as well, in louder shoes.
      A<shift> Hospitals hand people over from shift to shift, and families do it too. One adult does breakfast, another does the lift to school, and somebody says goodnight. {Name} can be worried about it and still win at cards. There is a person awake at both addresses.
      A<visit> On the way out the lift seems faster. A visit to a hospital can be good, dull or sad, and all of it before the soap has dried. {who} stays there for now, with a drawing or a joke more than before. Back home, the cups are the usual ones.
      D<bag> A bag for hospital is odd to pack, a bit like a holiday bag and not like one at all. {who} is going in, and {Name} knows about it. Before an operation or a treatment, there are forms, tests and a lot of waiting. Most of that time is planning, so that fewer things are left to chance. No child caused it, and there is nothing at home that a child needs to mend.
      P<bag> Adults before a hospital day tend to clean cupboards. It is easier than sitting still. They may be short with people and sorry about it.
      P<bag> {who} may not know all the answers. Doctors explain a good deal, and some of it only afterwards.
      Q<bag> Seeing the packed bag, {Name} might feel ____.
      Q<bag> On the evening before, {Name} might notice ____. It may be worry, and it may be a wish that it were over.
      H<bag> {helper} can write down who does what while it lasts. ~ It settles the small worries, and there are a lot of those.
      H<bag> {helper} can say when there will be news, and who brings it. ~ Waiting is easier with a time on it.
      T<bag> {he} can put something into the bag, such as a note for the second day. ~ Everyone writes for the first.
      T<bag> {he} can ask what will happen, step by step. ~ Knowing the order helps most people.
      C<bag> {he} can think, "They have a plan there, and we have one here."
      A<bag> Then the bag is gone from the hall, and somebody is in hospital with it. Nobody can tell every day ahead. At home there is the list, with a name beside each job. One of the jobs is looking after {Name}. The note for the second day is in a side pocket.
      D<wish> {who} is in hospital. {Name} may keep hearing a sentence from before it happened, perhaps a terrible one. Because the two came so close together, it looks as if one had led to the other. Brains join up what stands side by side, and they are often wrong about it. A sentence is air with a sound in it. No heart and no bone listens to a wish.
      P<wish> Most adults have said something like that to a person they love. It means "I am furious". Whoever hears it usually knows that.
      C<wish> {he} can think, "I was furious, and that is all it was."
      A<wish> The reason lies in a body or in what happened, and people in hospital work on exactly that. A sentence can be taken back, by phone, on paper or beside a bed. It may turn out that {who} did not give it a thought. To worry this much is the opposite of what was said.
    `),
    '11+': script(`
      D<beep> {who} is in hospital, and on a visit {Name} may meet the beeps first. They sound like emergencies, because films use them that way. Most of them are closer to a washing machine that has finished. A bag is empty, a clip has slipped off a finger, a battery would like some attention. The numbers climb and fall, and it is hard to know which ones matter. Asking is allowed, and nurses tend to enjoy explaining. Nobody at home caused this.
      D<beep> A hospital room is full of instruments that watch, and few that do anything else. They count heartbeats, measure oxygen, and complain when a plug is loose. With {who} in hospital, {Name} may sit in such a room and feel that every sound is a verdict. It is mostly housekeeping. The important information comes from people, in sentences, and it is fair to ask for it in plain words.
      D<update> The daily message from a hospital usually contains the word "comfortable". {who} is there, and {Name} may read "a comfortable night" on somebody's phone at nine and wonder what it is meant to tell anyone. It is a word from a form. It usually means that pain was treated, that there was some sleep, and that nothing dramatic happened. It does not say what comes next, because on most mornings nobody knows that. It was not brought about by anything that anyone at home did.
      D<update> Information from a hospital arrives in small portions, usually by way of an adult who is standing in the hall with a coat on. {who} is there, and {Name} may be told that "they are happy so far" and wonder who is happy, and with what. It is a summary of a summary. Questions are not rude, and the second one is often the useful one. None of it was caused by anything that was said or done at home.
      P Patients of all ages are bored, uncomfortable and rather tired of being asked how they are. Gossip from school can be the best thing they hear all day. They may also fall asleep in the middle of it.
      P The adult who is left at home runs a household, a hospital timetable and a telephone exchange. They may forget to pass on exactly the thing that was asked. It helps to ask again, at a time without a saucepan.
      P Friends do not know if they may mention it. Some will tell the story of an uncle and his appendix. It is meant as company.
      P Some people visit every day, and some can hardly bear corridors. It is not a measure of anything. The one who stays away may be the one who lies awake.
      Q<beep> On the way to the ward, {Name} might notice ____. It may be in the knees before it is a thought.
      Q In the evening, {Name} might notice ____. It may be in the shoulders before it is a thought.
      Q Between two messages, {Name} might feel ____. Boredom is a possible answer, even now.
      Q When people praise the helpful ones at home, {Name} might feel ____.
      H {helper} can pass on what the doctors said, in full and on the same day. ~ People of this age usually know that something is being left out.
      H {helper} can ask the ward whether somebody will explain things directly to {Name}. ~ Many nurses do it well and are seldom asked.
      H {helper} can arrange that one other adult takes over the lifts and the forms. ~ Standing in for a parent is not a job for a school day.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<beep,helper> {helper} can stop in the car park with {him} for ten minutes first. ~ Hardly anyone wants to walk straight in.
      T<beep> {he} can decide how often to visit and how long. ~ Twenty good minutes are worth more than two stiff hours.
      T {he} can send something ordinary, such as a photo of supper. ~ Patients are short of the ordinary.
      T {he} can tell one teacher, so that a late essay explains itself. ~ One sentence is enough.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults pack something similar.
      T<quiet> {he} can take an hour for {quiet}. ~ Waiting uses up a surprising amount of strength.
      T<activity> {he} can keep the usual time for {activity}. ~ A week needs something that is not about hospitals.
      D<home> The return from hospital is generally treated as a happy ending. {who} was in one and has come home, and {Name} may find that relief does not arrive with the taxi. For a while everything was uncertain, and a mind that has learnt to listen for the phone does not unlearn it in a weekend. Some people get clingy at this point, some get irritable, and some cannot stop looking at the clock. It was not brought about by anything that anyone at home did.
      P<home> {who} may be weaker than hoped and tired of being watched. Being asked for help with something small can be a better welcome than being asked how it hurts.
      P<home> The other adults may be falling apart slightly, now that they can. It tends to come out over the recycling.
      Q<home> When {who} does not answer at once, {Name} might notice ____.
      Q<home> When everybody else has moved on, {Name} might feel ____. It is common to react late.
      H<home> {helper} can say what the doctors expect, and what they do not know. ~ It is easier to stand down with a briefing.
      H<home> {helper} can keep to times, or send a line when they change. ~ Reliability does more than reassurance.
      T<home> {he} can say, "I am still on alert, and I know it." ~ It explains a good deal in one sentence.
      T<home> {he} can take back one thing that was dropped in that time, such as a club. ~ It tells the body that the emergency is over.
      C<home> {he} can think, "The alarm is old. I can check the date on it."
      A<home> The vigilance wears off, not on a date but in patches, until somebody is late and it is only annoying. If it does not, and sleep suffers for weeks, a doctor can be told. {who} was in hospital, and at some point in the coming weeks that will be a sentence in the past tense like any other. For now there are slippers in the hall.
      C<beep> {he} can think, "That is housekeeping, and news comes in sentences."
      C<beep> In the room, {he} can say, "What is that one counting?"
      C<update> {he} can think, "Comfortable is their word, and I have mine."
      C<update> {he} can ask, "Happy with what, exactly?"
      C<topic> In between, {he} can think about {topic} in as much detail as possible.
      A<beep> After a few visits most people stop hearing the beeps, as they stop hearing a fridge. The chair stays hard, and conversation in a hospital stays a little odd. {who} is there for now, watched by machines and by people, and the people are the ones to ask. At home nothing beeps except the oven.
      A<beep> Leaving is strange too, because a hospital goes on without its visitors. The numbers are somebody's job, by day and by night. What {Name} brings is something that no instrument measures, and ten minutes of it will do. The bus home is full of people who have no idea.
      A<update> There may be many such mornings, and the word may change to "improving" or to "under review". None of the words from the hospital says how it is for the people who read them. That can be told to somebody, over breakfast or much later. "Comfortable" is not required of anyone at home.
      A<update> The next summary will come in another coat. A hospital knows a lot by noon and next to nothing at seven in the morning. So some of the waiting is simply the time of day. Whoever wants the long version may ask for it at a table. The people at home have reports of their own to make, beginning with how it was today.
      D<bag> The days before somebody goes into hospital have an atmosphere of their own, half packing and half pretending. {who} is going in, and {Name} may know the date, the name of the procedure and not much more. Adults often give the timetable and leave out the part that one would like to ask about. It can be asked about. None of it was caused by anything at home, and all of it has been planned by people who do this on ordinary Tuesdays.
      P<bag> {who} may play it down, mainly for the benefit of others. It is possible to notice that and say nothing, and it is equally possible to say, "I am nervous too."
      P<bag> Friends will offer comparisons, most of them involving an uncle. They mean to help. Hardly any of them apply.
      Q<bag> Seeing the bag in the hall, {Name} might feel ____.
      Q<bag> The night before, {Name} might notice ____. Sleep can be poor on such nights, and the next day still takes place.
      H<bag> {helper} can say what is planned, what can go differently and when there will be news. ~ Uncertainty is easier with a time attached.
      H<bag> {helper} can settle who does what at home, so that it does not fall to {Name}. ~ A list is kinder than a look.
      T<bag> {he} can ask the one question that has been going round. ~ It is usually a reasonable one.
      T<bag> {he} can agree how to be told, by message, by call or after school. ~ It makes the phone less of a threat.
      C<bag> {he} can think, "Planned by people who do this on Tuesdays."
      A<bag> The bag leaves, and the house is tidier than it needs to be. Until there is news from the hospital, the day consists of ordinary hours, and it is reasonable to use them for ordinary things. The list is on the fridge with adult names on it. Whatever the message says, there will be somebody in the kitchen to read it with.
      D<wish> {who} is in hospital, and {Name} may be replaying a quarrel from before. The order of events looks like evidence, with the sentence first and the ambulance afterwards. Minds make that mistake all the time, because a cause that hurts seems better than none. A sentence is air with a sound in it. It has no effect on a body, at whatever volume it was said.
      P<wish> Parents have mostly said something of the kind themselves, at about that age. They tend to translate it correctly, as anger.
      C<wish> {he} can think, "It was anger, and it was not the cause."
      A<wish> What brought {who} into hospital will be found by people with instruments, and none of those measures sentences. An apology may be wanted, and it can be two words long. It may be answered with a joke. To mind what was said is a part of the answer already.
    `),
  },
};

/**
 * A parent is in hospital, for an operation or for longer. What for and how long are the family's to say. What a
 * hospital is like is described as it is; nobody is promised to be home on a day.
 */
export const parentInHospital: Frame = withScenes(own, asleepInHospital, goneForTheBaby);

import { script, type Frame } from '../../frame.ts';
import { SIBLING_IN_HOSPITAL } from '../../match/of-others.ts';
import { withScenes } from '../scene.ts';
import { bagOnAPole } from './bag-on-a-pole.ts';
import { listForGoingHome } from './list-for-going-home.ts';
import { longAfternoon } from './long-afternoon.ts';
import { nightWithoutParents } from './night-without-parents.ts';
import { twoBedsApart } from './two-beds-apart.ts';

const own: Frame = {
  id: 'hospital-stay',
  name: 'Staying in hospital',
  says: [
    'has to stay in hospital',
    'going into hospital next week',
    'overnight hospital stay',
    'admitted to the children ward',
    'afraid of the hospital',
    'in the hospital for a week with pneumonia',
    'nights on the ward',
    'hospital admission for my 6 year old',
    'scared of going to the hospital',
    'ended up in the emergency room and now she is afraid',
    'a and e visit was traumatic',
    'he hates the drip and the beeping',
    'needs to stay for tests',
    'sleeping at the hospital without us',
    'back to hospital again',
    'hospital bed is strange',
    'long hospital stay',
    'she does not want us to leave the ward',
    'hospitol stay',
    'inpatient for two weeks',
    'paediatric ward',
    'pediatric unit',
    'how to prepare for hospital',
    'ambulance ride and hospital',
    'his sister is in hospital and he worries',
    'her brother is in hospital and she stays with granny',
  ],
  claims: {
    strong: [
      'came home from hospital',
      'home from hospital',
      'stay hospital',
      'hospital stay',
      'go hospital',
      'go into hospital',
      'hospital admission',
      'back to hospital',
      'back to the hospital',
      'hospital bed',
      'hospital visit',
      'hospital appointment',
      'prepare for hospital',
      'night hospital',
      'overnight hospital',
      'sleep hospital',
      'scared of hospital',
      'hospital scared',
      'admit to hospital',
      'ward',
      'inpatient',
      'emergency room',
      'a and e',
      'casualty',
      'pneumonia',
      'ambulance ride',
      'paediatric unit',
      'pediatric unit',
      'admitted to',
      'be admitted',
      'sleep study',
      'nights in hospital',
      'stay in hospital',
      'go to hospital',
      'goes to hospital',
      'hospital for three nights',
      'hospital tomorrow',
      'hospital on monday',
      'brother is in hospital',
      'brother in hospital',
      'brother is in the hospital',
      'brother in the hospital',
      'brother has to go into hospital',
      'brother is back in hospital',
      'sister is in hospital',
      'sister in hospital',
      'sibling in hospital',
      'sibling is in hospital',
      'twin in hospital',
      'sister to hospital',
      'brother to hospital',
      'sister is in the hospital',
      'sister in the hospital',
      'sister has to go into hospital',
      'sister is back in hospital',
      'twin is in hospital',
    ],
    cues: ['hospital', 'nurse', 'drip', 'beep', 'monitor', 'gown', 'overnight', 'ambulance'],
    not: [
      'grommets',
      'tonsils out',
      'tonsillectomy',
      'adenoids',
      'scared to eat',
      'afraid to eat',
      'dad hospital',
      'dad is in hospital',
      'mum hospital',
      'mum is in hospital',
      'mom is in hospital',
      'grandma is in hospital',
      'grandpa is in hospital',
      'nan is in hospital',
      'visit in hospital',
      'wife is in hospital',
      'husband is in hospital',
      'baby in hospital',
      'pet hospital',
      'animal hospital',
      'hospital to have the baby',
    ],
  },
  topicWords: ['hospital', 'ward', 'nurse', 'bed', 'doctor'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'After a stay in hospital many children wake at night and want company for some weeks; when it does not fade, a doctor can help.',
    'A band with the name and the date of birth goes on the wrist or ankle, so that everybody knows who is who.',
    'Hospital beds have wheels, rails and buttons; head and feet can go up and down.',
    'Nurses check temperature, pulse and blood pressure by day and night. The cuff squeezes the arm and lets go.',
    'Machines beep to tell nurses something; many beeps mean that a bag is empty or an arm was bent.',
    'Nurses work in shifts and are awake all night. There is a button to call them.',
    'Doctors come round, often in the morning, and talk about what comes next. Children may ask questions.',
    'On many children’s wards a parent or carer may stay overnight; rules differ.',
    'Many wards have play staff who explain with toys what will happen.',
    'Being ill or hurt is not a punishment, and nobody is in hospital for something they did wrong.',
    'When to go home is decided day by day; nobody can promise a date.',
    'Cross words and thoughts make nobody ill. Brothers and sisters of a child in hospital often feel worried, cross, bored and left out at once.',
  ],
  threads: {
    band: 'the band with a name on it',
    bed: 'the bed with wheels and buttons',
    home: 'being home again, with the hospital still in the head',
    apart: 'a brother or sister in hospital, and the home that goes on without them',
    beep: 'the beeps, and who comes when they beep',
    night: 'a hospital at night, when somebody is awake in every corridor',
    round: 'the doctors who come round with questions, and the questions they get back',
    list: 'a small map of a day on a ward',
    letter: 'what somebody who has been there might write',
  },
  threadCues: {
    apart: SIBLING_IN_HOSPITAL,
    home: /^(?![^]*\b(?:next (?:week|month)|tomorrow|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! and)|go(?:es|ing)? back (?:in|to hospital)|back to (?:the )?hospital|has to (?:go|stay)|will (?:go|stay|be)|when (?:he|she|they) (?:is|are|comes?)|another (?:stay|operation))\b)[^]*?\b(?:(?:back|come|came|now|safely) (?:at )?home (?:after|from|now|again)|home again|home from (?:the )?hospital|came home|came out of hospital|out of hospital now|discharged|since [^.]{0,24}\bhospital|after (?:a |the |his |her |their |\w+ )?(?:\w+ )?(?:in|at) (?:the )?hospital|(?:was|were|been) in hospital)\b/i,
  },
  onlyWhenSaid: ['home', 'apart'],
  tellsAlone: ['home', 'apart'],
  roles: {
    who: {
      fallback: { text: 'somebody' },
      cues: [
        { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
        { match: /\bbrothers?\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bsisters?\b/i, phrase: { text: '{his} sister', gender: 'f' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Band with a Name', thread: 'band' },
      { text: 'Who Has a Band Like This?', thread: 'band' },
      { text: 'The Bed That Goes Up', thread: 'bed' },
      { text: 'Up, Bed! Down, Bed!', thread: 'bed' },
      { text: 'Beep, Says the Box', thread: 'beep' },
      { text: 'Home Again', thread: 'home' },
      { text: 'One Bed Here, One Bed There', thread: 'apart' },
      { text: '{name} in Hospital' },
      { text: 'A Bed for {name}' },
    ],
    older: [
      { text: 'Awake All Night', thread: 'night' },
      { text: 'The Night Shift', thread: 'night' },
      { text: 'What the Beeps Are For', thread: 'beep' },
      { text: 'Beep Means Somebody Comes', thread: 'beep' },
      { text: 'Questions at the Bed', thread: 'round' },
      { text: 'A Day on a Ward', thread: 'list' },
      { text: 'The Name on the Wrist', thread: 'band' },
      { text: 'Notes from a Ward', thread: 'letter' },
      { text: 'Home Again', thread: 'home' },
      { text: 'The Other Half of a Hospital', thread: 'apart' },
      { text: 'News from the Ward', thread: 'apart' },
      { text: '{name} in Hospital' },
      { text: 'Some Days in a Bed with Wheels' },
    ],
  },
  benefits: [
    'Shows what a stay in hospital is made of, and the people in it.',
    'Gives {name} something to ask, to hold or to think while the stay lasts.',
    'Promises no date and leaves the feeling open.',
  ],
  talk: {
    young: [
      'Who works in the hospital in the story?',
      'What is loud and what is quiet in a hospital?',
      'Shall we play hospital with a toy?',
    ],
    older: [
      'What was new in the story about a hospital or the people round it?',
      'Which word went into the blank, and is it different at night?',
      'Shall we write down one question for the doctors?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['teddy', 'book'],
  },
  text: {
    '2-3': script(`
      D<band> In hospital, {Name} may get a band. It goes round an arm. It has a name on it. The nurse can read it. Hello, name!
      D<bed> Here is a hospital bed. It has wheels. {Name} may try it. Whirr! The bed goes up. Whirr! It goes down.
      D<bed> Up, bed! Down, bed! {Name} may lie on top. It is a hospital bed. The nurse can make it go.
      D<beep> Beep! A box in hospital says that. {Name} may hear it. Beep means, "Nurse, come!" Tap, tap, go the feet.
      P The nurse comes in a lot. The nurse wants to see.
      P Some children like the bed. Some want their own bed.
      P Doctors ask a lot. They want to know.
      Q In hospital, {Name} may feel ____.
      Q In this bed, {Name} may feel ____.
      Q When the nurse comes, {Name} may feel ____.
      H {helper} can sit by the bed.
      H The nurse can come in the night.
      H {helper} can say what comes next.
      H<helper> {helper} can bring things from home.
      H<adult> {helper} can try {adult}.
      T {he} can wave at the nurse.
      T {he} can hold a hand.
      T {he} can look at a book in bed.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can sleep with {comforter}.
      T<doing> {he} can try {doing}.
      C<band> {he} can say, "My name is on me."
      C<band> {he} can say, "Hello, band."
      C<bed> {he} can say, "Up, bed. Down, bed."
      C<topic> {he} can think about {topic}.
      C<beep> {he} can say, "Beep, and the nurse comes."
      A<band> The band stays on all day. It stays on all night. The nurse can see it. It is {his} name.
      A<band> The nurse looks at the band. It says a name. It is {his} name. Hello, nurse!
      A<bed> Whirr! The bed goes down low. Now it is time to rest. The wheels rest too. Night-night, bed.
      A<bed> The bed can go up. The bed can go down. It is soft. A nurse is near.
      A<beep> Beep, tap, tap, shh. The box is quiet now. The nurse was here. Night-night, box.
      D<home> {Name} was in hospital. There was a bed with wheels. Now {Name is} home. Here is the old bed. Hello, bed!
      P<home> Grown-ups think of it too. It was a lot.
      Q<home> At night, {Name} may feel ____.
      H<home> {helper} can come and sit.
      T<home> {he} can call out.
      C<home> {he} can say, "Home, home, my bed."
      A<home> No beep, no wheels. Here is the bed at home. Somebody is near. Night-night, bed.
      D<apart> Here is one bed at home. {Name} may look round. Where is {who}? In a bed in hospital. Nurses are there.
      P<apart> Grown-ups come and go. They think of both beds.
      Q<apart> When it is quiet, {Name} may feel ____.
      H<apart> {helper} can bring news.
      T<apart> {he} can draw something for {who}.
      C<apart> {he} can say, "Hello, hello, over there."
      A<apart> One bed here. One bed there. A nurse looks in there. Somebody looks in here. Night-night, two beds.
    `),
    '4-5': script(`
      D<band> In hospital, everybody gets a band on the arm. It has {his} name on it. There are many people, and they cannot know each name. So a nurse reads the band first. Even in the night it can be read.
      D<bed> A hospital bed can do more than a bed at home. It has wheels and a button. {Name} may press it, and the back of it goes up. Then it is nearly a chair. It can roll through a door with somebody in it.
      D<beep> By a hospital bed there may be a box that says beep. It is not talking to {Name}. It calls the nurse. Maybe a bag is empty, or an arm is bent. Then the nurse comes and the box is quiet.
      P The nurse comes in with a light step at night. There is a job to do, even when children sleep. The nurse would like them to sleep on.
      P Doctors come and go, and they talk fast. They are thinking hard. When somebody asks, they can say it again in plain words.
      P Some children in a hospital talk a lot. Some are quiet for days. Nurses know both kinds.
      Q In the hospital bed, {Name} may feel ____.
      Q When it is night there, {Name} may feel ____.
      Q When a new person comes in, {his} tummy may feel ____.
      H {helper} can bring a pillow from home. ~ It has the smell of home.
      H The nurse can show what a thing does first. ~ It is good to know.
      H {helper} can say when the next visit is. ~ Then the wait has an end.
      H<helper> {helper} can read a book by the bed. ~ It works in a hospital too.
      H<adult> {helper} can help on the ward. ~ A good start is {adult}.
      T {he} can ask, "What is that for?"
      T {he} can press the button when help is wanted.
      T {he} can draw what is outside the window.
      T<comforter> {he} can keep {comforter} in the bed.
      T<quiet> {he} can spend some time {quiet} in bed.
      T<doing> {he} can try {doing} when it gets loud.
      C<band> {he} can think, "They know my name here."
      C<band> {he} can look down and think, "There is my name."
      C<bed> {he} can say, "Bed, up a bit, please."
      C<beep> {he} can think, "Beep means the nurse comes."
      C<topic> {he} can lie back and think about {topic}.
      A<band> Day and night, the band is on the arm. The people on the ward read it and say hello. It comes off when it is time to go home. Until then it says whose arm it is.
      A<band> A nurse reads the band and says {his} name. A hospital is big, and a name is good to have there. The band knows it by night as well. It does not get tired.
      A<bed> Now the head of the bed goes down. It is time to lie flat. A bed with wheels stays where it is at night. A nurse is near, and the button is too.
      A<bed> Up for lunch, and down for sleep. That is how a day goes for a bed. Its wheels stand still with a brake on. A hospital is awake at night, and a bed can rest.
      A<beep> The box is quiet now. It will beep again, because that is its job. Then there will be feet in the hall. A hospital has a nurse for each beep.
      A<beep> Beep, and then feet, and then a hand. After that the box is quiet. It can call the nurse over and over and not get tired. It is good to have something that calls.
      D<home> {Name} was in hospital, and now {he is} home. The bed here has no wheels. No nurse comes in with soft shoes. A head may still think of it, most of all at night. That is how heads put things away.
      P<home> Grown-ups think of it at night as well. It was a big thing for all of them.
      P<home> Lots of children wake up more after a hospital. It gets less, bit by bit.
      Q<home> When it is dark and quiet, {Name} may feel ____.
      H<home> {helper} can come when {he calls}. ~ It is fine to call.
      H<home> {helper} can tell what was done there, and why. ~ A thing that is told gets smaller.
      T<home> {he} can play hospital with a toy.
      C<home> {he} can think, "That was there. I am here."
      A<home> The hospital is where it was, and {Name} is here. The bed at home stays on its feet. In the night somebody can come, in socks. In the morning there is a day with plain things in it.
      D<apart> One bed is in hospital, and one bed is at home. In hospital there are doctors and nurses for {who}. At home there is {Name}, with a lot to ask. A cross word or a thought makes nobody ill. Doctors look for what does.
      P<apart> Grown-ups may go to and fro now. A bag or a shoe gets forgotten. Heads are in two places.
      P<apart> Grown-ups can miss somebody and be tired. Then they talk less. It is not about a mess or a noise.
      Q<apart> When it is quiet at home, {Name} may feel ____.
      H<apart> {helper} can tell how it is there, as it is. ~ It is better than a guess.
      T<apart> {he} can send a drawing along.
      T<apart> {he} can play and laugh, too.
      C<apart> {he} can think, "I can miss somebody and play."
      A<apart> In the hospital a lamp is on. One is on at home too, and there are people under both. {Name} can ask today or tomorrow. There is room for a game as well.
    `),
    '6-7': script(`
      D<night> A hospital does not close at night. When it is bedtime for {him}, lights in the hall stay on. Nurses walk past in soft shoes. They look at each bed, one by one. Somebody is awake there all the time. That is their job, and they sleep by day.
      D<beep> Why does it beep so much in a hospital? By {his} bed, or by the next, a machine counts and looks. It cannot speak, so it beeps. One beep may mean that a bag is empty. One may mean that an arm is bent. It is a call for the nurse, who knows each sound.
      D<list> A day on a ward has an order. First there may be a cuff for {his} arm. It squeezes and lets go. Then the doctors come to the bed, two or three of them. Later there is food with a lid on it. In between there is time, and quite a lot of it.
      P Doctors look at a page before they look at a face. They want to get it right. A question from the bed makes them look up.
      P People who visit or call may talk in soft voices. They do not know what to say. They do it because they like somebody, and that is all.
      P The child in the next bed has a story too. Some want to tell it, and some want the curtain shut. A curtain is a good sign for that.
      Q In the evening there, {Name} may feel ____.
      Q When the doctors stand round the bed, {Name} may feel ____. It may help to say so.
      Q When it is time for visits to end, {Name} may feel ____.
      H {helper} can write the questions down for the doctors. ~ A list does not forget.
      H The nurse can explain each step before it happens. ~ It helps to know what an arm is needed for.
      H {helper} can say exactly who comes next and when. ~ A time is easier than "soon".
      H<helper> {helper} can bring something that smells of home. ~ Hospitals smell of soap.
      H<adult> {helper} can help by {adult} in the evening. ~ It can be the same as at home.
      T {he} can press the call button and ask. ~ It is there for that.
      T {he} can keep a list of all the people who come in. ~ It gets long in one day.
      T {he} can choose one thing, such as which arm. ~ There is often something to choose.
      T<comforter> {he} can ask for a band for {comforter} too. ~ Then everybody knows where it belongs.
      T<quiet> {he} can spend some time {quiet}. ~ A ward has a lot of time in it.
      T<doing> {he} can try {doing} when it is loud. ~ What helps at home may help there.
      C<night> {he} can think, "Somebody is awake in the hall."
      C<night> {he} can think, "Soft shoes, all night long."
      C<beep> {he} can think, "One beep, one nurse."
      C<list> {he} can think, "First the cuff, then the doctors, then lunch."
      C<topic> {he} can think about {topic} until the next person comes in.
      A<night> Outside the window it is dark, and in the hall it is light. A hospital at night has people in it. By morning the night nurses go home to bed. The day nurses come in and say hello.
      A<night> The lights in the hall are on, and soft shoes go past. A nurse looks in at each bed and goes on. Nobody needs to ask for that. It is done each night, so that people can sleep in between.
      A<beep> A beep comes, then feet, and then it is quiet. It is a simple way to call somebody. The machine does it by day and by night. A nurse comes for other things too, such as a drink or a question.
      A<beep> The machine by the bed has called, and a nurse came. The nurse pressed something, and it was quiet. Beeps sound like a question, and feet are the answer. Somebody in the hall knows what each of them means.
      A<list> In the evening the cuff comes once more. It squeezes, lets go, and says its number. Then another day on the ward is done. How many there will be is something the doctors find out bit by bit.
      A<list> The list of the day has a tick at each line. The cuff, the doctors and the food with a lid have all been. In between there was a lot of time, and it got used up too. The bed is the last thing on the list.
      D<home> Coming home from hospital takes a few minutes, and a head takes longer. {Name} may lie in the old bed and still hear beeps. Dreams may go back there. It is a way of sorting what happened. A night at a time, there is less left to sort.
      P<home> Grown-ups may look in more often than before. They got used to looking. It takes them some time too.
      P<home> Doctors and nurses know that children think of it afterwards. Some wake up, and some want to be near somebody. Some get cross about small things.
      Q<home> Thinking of the hospital, {Name} may feel ____. It can be more than one thing.
      H<home> {helper} can tell all of it, from start to end. ~ Then there are no holes in it.
      H<home> {helper} can sit by the bed for a while. ~ It can be a bit less each week.
      T<home> {he} can draw the ward, and the way home. ~ The way home is part of it.
      C<home> {he} can think, "It is over, and this is my bed."
      A<home> At home the lamp has its old place. The bed is where it was. The hospital goes on at night without {him}. What is left of it can be told, drawn or slept over. It gets smaller in a drawer of its own.
      D<apart> When somebody is in hospital, a family lives in two places. {Name} may hear doors early and phones late. There may be talk in the hall, all about {who}. People ask how it is going there. They may forget to ask how it is going at home.
      P<apart> Parents may be short with words now. They have one head, and it is in two places. It is not about a mess or a shoe.
      P<apart> No cross word and no bad thought has ever made anyone ill. Many people wonder about that at night. Doctors can say what the reason is.
      Q<apart> When people ask only about the one in hospital, {Name} may feel ____. Worried and cross can come together.
      H<apart> {helper} can tell what is known and what is not known yet. ~ It leaves less to guess.
      T<apart> {he} can send something along, such as a note or a joke. ~ Somebody will carry it.
      T<apart> {he} can play and have fun. ~ It takes nothing away from {who}.
      C<apart> {he} can think, "I can worry, and I can play."
      A<apart> At night a nurse looks in at {who}. At home, somebody looks in at {him}. Nobody knows yet how many days it will be. News goes to and fro between the two beds.
    `),
    '8-10': script(`
      D<night> Most buildings go dark at night, and a hospital does not. Outside {his} room the corridor is lit, and somebody is walking along it in quiet shoes. Night nurses write things down, fill small cups and look in at every door. They have lunch at two in the morning. In the whole town, they are among the few who are awake on purpose.
      D<round> Once a day, a group of people comes to the bed and talks about the person in it. In hospital it is called the ward round. They use long words, and {Name} may hear a number or a letter that sounds important. It is a meeting, only standing up. The person in the bed is part of it and may ask anything. Doctors are used to being asked what that was in plain words.
      D<list> Time on a ward runs differently from time at home. Before breakfast, somebody takes {his} temperature and wraps a cuff round one arm. After that, doctors come by, a bed is changed, and lunch arrives under a lid. Then for hours there may be nothing at all. In a hospital, a person can be waiting and resting at once. Both are part of the treatment.
      P Nurses look after several people at once, so they carry a list in their heads. A nurse who is quick is not cross. It means that somebody else has pressed a button too.
      P Parents in a hospital may smile more than usual, or less. Sitting on a chair for days is tiring, and they would do a lot to swap places. Some of them eat the biscuits that were brought for somebody else.
      P Friends may not write, because they do not know what is allowed. They wonder whether a joke would be wrong. In most cases a joke from the bed helps them more than anything.
      Q On a night away from home, {Name} might feel ____. It may be a mixture.
      Q When a doctor explains something, {Name} may notice ____. It is all right if only half of it stays.
      Q In the long middle of the afternoon, {Name} might feel ____.
      H {helper} can ask for a calendar with tests and visits on it. ~ Some of it may change, and then it can be changed on paper too.
      H Nurses can explain what a machine does and what its beeps mean. ~ A sound that is known is easier to sleep beside.
      H {helper} can bring the latest news, including the dull parts. ~ Dull news shows that everything is still there.
      H<helper> {helper} can be the one who stays for the difficult part. ~ It is worth asking what that part is.
      H<adult> {helper} can help by {adult} before the light goes off. ~ A hospital evening can have a habit in it too.
      T {he} can write questions on paper for the next round. ~ A question on paper is still there when six people are looking.
      T {he} can ask what can be chosen, such as the arm, the time or the film. ~ Small choices count on a ward.
      T {he} can put a sign on the curtain for rest time. ~ Even kind visitors are tiring.
      T<comforter> {he} can keep {comforter} on the pillow. ~ Nurses have seen stranger things in beds.
      T<quiet> {he} can spend an hour {quiet}. ~ It makes an afternoon shorter.
      T<doing> {he} can try {doing} when there is a wait. ~ There will be one.
      C<night> {he} can think, "Someone is up, and it is their job."
      C<night> {he} can think, "It is lunchtime for the nurses."
      C<round> {he} can say, "And in plain words, please?"
      C<list> {he} can think, "This is the waiting part, and it counts."
      C<topic> {he} can think about {topic} and make a plan for later.
      A<night> Towards morning there is the sound of a trolley, and then of cups. The night nurses hand over their notes and go home to sleep in daylight. The day begins early in a hospital, and it begins with people. Somebody has looked in at every door.
      A<night> Somewhere down the corridor a machine beeps twice, and quiet shoes walk over to it. It is nobody's emergency, only a bag that is empty. A hospital at night sounds like a ship. People on watch keep it going, so that all the others can lie in their beds and be carried along.
      A<round> Then the group moves on to the next bed, and what they said can be talked over in peace. Things in hospital are decided day by day. A question that was forgotten can wait for tomorrow, because they will be back. They are known for coming early.
      A<round> The doctors have gone, and in the room it is quiet again. They will talk it over in the corridor, and a nurse usually knows what they meant. A word that was too long can be written down for tomorrow. The bed stays where it is, and the meeting comes back to it.
      A<list> In the evening the lights go down, and the corridor goes on. One more day on the ward has been worked through, cuff, lid and all. No one can say for certain how many there will be. The next one starts with a thermometer.
      A<list> Outside, people are looking at clocks because they are late. On a ward, a clock is something to look at between two visits. The waiting was done, and so were the cuff and the lunch. It does not feel like work, and a body does its best work then.
      D<home> People expect to be glad when they come home from hospital, and mostly they are, along with other things. {Name} may find the house too quiet, or the bed too flat. A brain that was on guard for days does not stop at the front door. It goes on checking at night, when there is nothing else to do. Bit by bit, with sleep and with talking, it goes off duty.
      P<home> Adults have a picture in their heads from those days as well. They may talk about it with each other, or not at all. They can be asked what they remember.
      P<home> Classmates have seen nothing of it. They ask once and then go on with the week. The long version is for whoever has time.
      Q<home> On a night at home, {Name} might notice ____. It may surprise people who think that it is all over.
      H<home> {helper} can fill the gaps: what was done, when, and why. ~ A mind fills gaps with worse things.
      T<home> {he} can write down what still comes back, and read it to somebody by day. ~ Most things are smaller in daylight.
      C<home> {he} can think, "Off duty. Nothing to check here."
      A<home> The ward has its lights on, and somebody else is looking up at its ceiling. Here there is an ordinary bed with a dent in it. The hospital comes to mind less often, though not in a straight line. When it comes back a lot, a doctor can help with that too.
      D<apart> A hospital has two halves. In one half are beds, doctors and {who}. {Name} lives in the other half, at home, where there are no visiting hours. It has lifts from other people, supper at odd times, and news in half sentences. Worry may live there next to being cross, being bored and wishing to be asked something too. All of that fits into one person.
      P<apart> Parents may say "fine" because they are tired, or in order to be kind. "What did the doctor say today?" is an easier question than "How is it?" It tends to get a longer answer.
      P<apart> A quarrel does not make anyone ill, and neither does a thought. People wonder about it at night more often than they say. A doctor can explain in two sentences what the cause is.
      Q<apart> When somebody asks how it is going there, {Name} might feel ____. There may be a second answer behind the first.
      H<apart> {helper} can give the news at a fixed time each day, even when there is none. ~ "Nothing new" is an answer too.
      T<apart> {he} can send something with the next visitor: a note, a drawing or a terrible joke. ~ Wards are short of those.
      T<apart> {he} can go on with whatever is fun. ~ It takes nothing away from {who}.
      C<apart> {he} can think, "I can worry, and still have a day of my own."
      A<apart> Nobody can say in advance how long a stay will be, and honest people do not try. In the one half, nurses walk from bed to bed. In the other, somebody can be asked to sit down for ten minutes and hear how things are there. Both halves count.
    `),
    '11+': script(`
      D<letter> Here is what somebody who has been in hospital might write to {him}. A long cable is worth more than flowers. People talk over a bed as if it were a table, and they stop when the person in it says something. The same questions come many times, and that is not because nobody listened. Asking twice is how a hospital makes sure. The nights are long and not quite dark, and there is usually a nurse with squeaky shoes who is worth getting to know.
      D<night> At three in the morning a hospital is one of the few places where the lights are on. {Name} may notice it from a bed: a trolley, a murmur, a pump that ticks. Being awake among people who are working is different from being awake alone. The staff on nights have their own lunch, their own jokes and their own tiredness. They come when a button is pressed, and that includes buttons pressed for no particular reason.
      D<round> The ward round lasts about five minutes a bed, and it can feel like a meeting about somebody else. Several adults stand round {his} bed in the hospital and exchange terms. Much of it is simply shorthand. A patient of any age may interrupt, ask for plain words, and ask what the choices are. Doctors tend to explain better when they are asked a real question, and most of them like it.
      P Staff on a ward meet people at a bad moment and know it. They do not expect good manners at every hour, or good moods. What they remember about a patient is rarely what the patient is embarrassed about.
      P Parents are in a strange position in a hospital, because they are responsible and can do almost nothing. Some of them fill the gap by talking to everybody. Others tidy a locker that was tidy. It is a form of worry with something to do.
      P Friends who do not write are usually afraid of the wrong tone. They imagine tubes and silence. One ordinary message, about nothing much, tells them which tone is right.
      Q At the hour when visitors leave, {Name} might feel ____. It may be relief and the opposite at once.
      Q While others discuss what happens next, {Name} may notice ____. It is worth saying aloud at some point.
      Q In the fourth hour of an afternoon, {Name} might feel ____. Boredom is allowed to be part of it.
      H {helper} can write down what was said in the round and go through it afterwards. ~ Nobody remembers it all, doctors included.
      H Staff can talk to the patient first and to the relatives second. ~ It can be asked for, at any age.
      H {helper} can keep visitors away on bad days without giving reasons. ~ A closed door is also a kind of care.
      H<helper> {helper} can bring the ordinary world along, with its gossip and its weather. ~ It is a relief to talk about anything else.
      H<adult> {helper} can offer {adult} in the evening. ~ Evenings are when habits from home are missed.
      T {he} can keep a page of questions and hand it to the doctors. ~ A page is difficult to talk over.
      T {he} can find out one thing that can be decided, and decide it. ~ In a place with so many rules, that is worth something.
      T {he} can say which visits are welcome and how long they last. ~ Most visitors are glad of a finishing time.
      T<comforter> {he} can keep {comforter} in plain sight. ~ A ward is a good place for not caring what it looks like.
      T<quiet> {he} can spend part of each day {quiet}. ~ A habit gives a shapeless day an edge.
      T<doing> {he} can try {doing} when a wait begins. ~ Waiting is most of what a hospital is made of.
      C<letter> {he} can think, "Asking twice is how they make sure."
      C<letter> {he} can think, "This will be a good story about a cable."
      C<night> {he} can think, "Half the building is awake with me."
      C<round> {he} can say, "Could somebody say that in plain words?"
      C<topic> {he} can think about {topic} and plan something for later.
      A<letter> That is roughly all, and each stay adds a line. Nobody in a hospital can say in advance how long it will be, and the honest ones say so. In the meantime there is a bed with buttons, a window and perhaps a pair of squeaky shoes. It is a strange sort of address, and letters can be sent from it.
      A<night> Towards six the corridor gets louder, and somebody opens a blind. The night shift hands over its notes, yawning, and goes home against the traffic. A ward in the morning looks smaller than it did at three. Whatever seemed enormous then can be put on the list for the doctors.
      A<round> When the group has moved on, there is usually one person who stays a moment longer. That is a good moment for whatever was not asked. Decisions in a hospital are made day by day, with more information each time. The next round is tomorrow, and the same bed has the best seat.
      D<home> Discharge papers say on which day a patient leaves the hospital. They do not say when it leaves the patient. {Name} may be home and still wake at the hour at which somebody used to take a temperature. After days of being watched, a body keeps watch by itself for a time. It is tiring, it is common, and it tends to fade as ordinary days pile up on top.
      P<home> Parents often relax at home, or fall apart a little, now that they can. They may watch too closely for some weeks. It was their hospital as well, seen from the chair.
      P<home> Friends assume that home means well. Some would like to know more and do not dare to ask. One true sentence gives them a handle.
      Q<home> At three in the morning at home, {Name} might notice ____. It need not make sense by breakfast.
      H<home> {helper} can go through what happened in the right order, including the parts that are missing. ~ An order makes it a story that has ended.
      T<home> {he} can tell one person which moments keep coming back. ~ If they still do after a month, a doctor knows what helps.
      C<home> {he} can think, "That was the ward. This is my ceiling."
      A<home> Somewhere a trolley is going along a corridor, past other people's doors. The bed at home does nothing at the touch of a button, and nobody writes down how it was slept in. Getting well has a part that happens after the hospital, and it has no timetable. It is being done here, with the light off.
      D<apart> There are leaflets for patients and leaflets for parents, and hardly any for the rest of the family. With {who} in hospital, {Name} may find plans dropped, supper at odd hours and news in half sentences. The questions at school are about the patient. Some of what comes up is worry. Some of it is boredom, envy or anger, which is embarrassing and entirely usual. It says nothing about how much a person matters.
      P<apart> Parents in such weeks run on too little sleep, and they may protect whoever is at home by telling half. The other half then gets imagined. Most of them tell more when they are asked for it directly.
      P<apart> Friends are unsure whether to ask. It helps them to be told which kind of day it is, one for questions or one for anything else. Most are relieved to know.
      Q<apart> When somebody asks how it is going there, {Name} might feel ____. There may be a second answer behind the polite one.
      H<apart> {helper} can give the news as it is, with what is known and what is not. ~ Half a story keeps people awake.
      T<apart> {he} can ask for an evening that is about something else. ~ It is a request and not a complaint.
      T<apart> {he} can send news from home, the duller the better. ~ On a ward it is in short supply.
      C<apart> {he} can think, "I can worry about this and still want my weekend."
      A<apart> How long it takes is decided on the ward, day by day, and by nobody at home. There are people there for {who} by day and by night. The rest of the family could do with somebody as well, who asks how it is going and waits for the second answer. That page of the leaflet is still to be written. It can begin with one honest line.
    `),
  },
};

/** The child's own nights in a hospital: the band with the name, the bed with wheels, who comes and why. */
export const hospitalStay: Frame = withScenes(
  own,
  twoBedsApart,
  nightWithoutParents,
  bagOnAPole,
  listForGoingHome,
  longAfternoon,
);

import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { emptyTummy } from './empty-tummy.ts';
import { creamOnTheHands } from './cream-on-the-hands.ts';
import { aTubeNobodyNeeds } from './a-tube-nobody-needs.ts';
import { noBraveFace } from './no-brave-face.ts';
import { outInOneGo } from './out-in-one-go.ts';

const own: Frame = {
  id: 'operation',
  name: 'An operation',
  says: [
    'operation next week',
    'having her tonsils out',
    'grommets surgery',
    'scared of the anaesthetic',
    'needs surgery on his foot',
    'going under general anesthesia',
    'afraid of not waking up',
    'hernia op',
    'will she feel the operation',
    'day surgery for my 4 year old',
    'heart surgery in march',
    'appendix out',
    'operation scar worries',
    'adenoids out',
    'how to explain surgery to a toddler',
    'cleft palate repair',
    'operating theatre',
    'the gas mask scares him',
    'not allowed to eat before the op',
    'surgeon appointment',
    'squint operation',
    'circumcision for medical reasons',
    'operashun on his ear',
    'another surgery and she knows what is coming',
  ],
  claims: {
    strong: [
      'she had her operation',
      'he had his operation',
      'straighten her spine',
      'straighten his spine',
      'surgery for scoliosis',
      'scoliosis surgery',
      'scoliosis operation',
      'spinal surgery',
      'spine surgery',
      'spinal fusion',
      'operation',
      'surgery',
      'surgeon',
      'surgical',
      'anaesthetic',
      'anesthetic',
      'anaesthesia',
      'anesthesia',
      'tonsil',
      'adenoid',
      'grommet',
      'hernia',
      'appendix',
      'operating theatre',
      'operating room',
      'day surgery',
      'knee surgery',
      'knee operation',
      'surgery on his knee',
      'surgery on her knee',
      'cleft',
      'squint operation',
      'operashun',
      'before op',
      'circumcision',
      'ear tubes',
      'tubes in ears',
      'tubes in',
      'under general',
      'be put to sleep for',
      'mend your tummy',
      'take out his appendix',
      'op on',
      'an op',
      'having an op',
      'knocked out for',
      'squint op',
      'op in',
      'eye op',
      'heart op',
    ],
    cues: ['theatre', 'mask', 'gas', 'scar', 'stitch', 'empty stomach'],
    not: [
      // What was done to a baby is told as what it left behind.
      'surgery as a baby',
      'operation as a baby',
      'operations as a baby',
      'op as a baby',
      'surgery at birth',
      'surgery when she was a baby',
      'surgery when he was a baby',
      'operation when she was a baby',
      'operation when he was a baby',
      'at the dentist',
      'dad operation',
      'mum operation',
      'mums operation',
      'dads operation',
      'dad surgery',
      'mum surgery',
      'grandma surgery',
      'grandpa surgery',
      'surgery receptionist',
      'doctors surgery',
      'doctor surgery',
      'gp surgery',
      'dental surgery',
      'military operation',
      'cat to sleep',
      'dog to sleep',
      'mum',
      'dad',
      'mom',
      'grandma',
      'grandpa',
    ],
  },
  topicWords: ['operation', 'doctor', 'wake', 'awake', 'anaesthetic', 'mask', 'tonsils', 'eardrum', 'ear'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'After a big operation patients wake in intensive care, where one nurse looks after one or two of them; tubes, wires and machines help and measure, and are taken away one by one. It can be sore, and there is strong medicine for that, which can be asked for.',
    'During an operation under anaesthetic nothing is felt.',
    'Before an anaesthetic the stomach is kept empty for some hours, so that nothing comes up.',
    'The anaesthetic comes as a gas through a mask or as a medicine through a thin tube in the hand; the gas may smell odd.',
    'An anaesthetic is not ordinary sleep: it is made by medicine, and a specially trained doctor, the anaesthetist, watches and keeps it going the whole time.',
    'During it a person feels, hears and remembers nothing.',
    'When the medicine is stopped, the person wakes up. They may be dizzy, thirsty, tearful or sore, and it can be told to a nurse.',
    'A parent or carer can often stay until the anaesthetic works and come to the recovery room.',
    'Staff ask for the name and check it several times.',
    'Numbing cream can go on the hand beforehand.',
    'An operation is done to help a body; it is not a punishment.',
    'The first public operation with ether took place in Boston in 1846.',
  ],
  threads: {
    after: 'the days after an operation, sore and slow, and mending',
    steps: 'the steps: empty tummy, bed on wheels, mask, waking',
    watch: 'the doctor who watches the whole time',
    skip: 'a piece of time that is not noticed',
    name: 'the name, which is asked again and again',
    list: 'a checklist that is read aloud',
    ether: 'a day in 1846',
    gap: 'a gap in the clock',
    ears: 'a tiny tube that lets air into an ear',
    icu: 'a room with many machines and one person who watches, after a big operation',
    tonsils: 'two lumps at the back of a throat, and ice cream afterwards',
    mask: 'a soft mask with air in it, and some breaths',
  },
  threadCues: {
    // Who is afraid to wake too early hears of the one who watches for that.
    watch:
      /\b(?:wak\w* up (?:in the middle|during|half ?way|too (?:early|soon)|while)|feel (?:it|anything|them|the knife)\b|during the op\w*)|^[^]*?\b(?:won['’]?t|will not|not|never|does(?:n['’]?t| not)|might not|may not) (?:ever )?wak(?:e|ing)\b|\b(?:if|whether|will|that) (?:he|she|they|i)(?:['’]ll| will| would| is going to| are going to)? (?:ever |really |definitely )?wak(?:e|es) up\b(?! (?:early|before))/i,
    icu: /^(?![^]*\b(?:home from|came home|back home|after (?:the|his|her|their) (?:operation|op|surgery)|had (?:his|her|their|an) (?:operation|op|surgery))\b)[^]*?\b(?:intensive care|p?icu|hdu|high dependency|(?:open[- ]?)?heart (?:op\w*|surgery)|brain (?:op\w*|surgery)|transplant\w*|spinal? (?:op\w*|surgery|fusion)|big (?:op\w*|surgery))\b/i,
    ears: /\b(?:grommets?|glue ear|ear tubes?|tubes? in (?:his|her|their|the) ears?)\b/i,
    // Adenoids sit behind the nose; they come out together now and then.
    tonsils: /\btonsil\w*\b/i,
    after:
      /^(?![^]*\b(?:(?:having|needs?|need|awaiting|waiting for|facing|booked (?:in )?for|due|scheduled for|going (?:in|into hospital) for|will have|is to have|has to have|getting) (?:[\w']+ ){0,4}?(?:operations?|op|surgery)\b|(?:operation|op|surgery)\b[^.]{0,60}\b(?:next (?:week|month)|tomorrow|coming up|in (?:a|an|two|three|four|five|six|\d+) (?:days?|weeks?|months?)))(?![^]*\b(?:last (?:week|month)|yesterday|since)\b))[^]*?\b(?:(?:operation|op|surgery) (?:was )?(?:yesterday|last (?:week|month|night|monday|tuesday|wednesday|thursday|friday|weekend)|(?:\w+ ){1,2}ago)|since (?:the|his|her|their) (?:operation|op|surgery)|after (?:the|his|her|their) (?:operation|op|surgery)|recovering|stitches|scar|had (?:(?:his|her|their) (?:\w+ ){1,3}(?:out|removed|done)|(?:an |the |his |her |their )?(?:operation|op|surgery) (?:yesterday|last|on|this|two|three|a))|came home|(?:is |now )back home|home from hospital|(?<!found )out (?:yesterday|last)|bandage|wound|dressing(?! (?:gown|up))|days? ago|weeks? ago|post[- ]?op)\b/,
    mask: /\bmasks?\b|\b(?:the|sleepy|sleeping) gas\b|\bbreath\w* (?:in )?(?:the |some )?gas\b/i,
  },
  onlyWhenSaid: ['after', 'ears', 'tonsils', 'icu', 'mask'],
  tellsAlone: ['after', 'icu'],
  comesFirst: ['watch'],
  roles: {},
  titles: {
    young: [
      { text: 'A Mask for Some Breaths', thread: 'mask' },
      { text: 'In and Out', thread: 'mask' },
      { text: 'A Nurse for One', thread: 'icu' },
      { text: 'Tiny Tubes', thread: 'ears' },
      { text: 'Two Lumps and Ice Cream', thread: 'tonsils' },
      { text: 'Mending, Day by Day', thread: 'after' },
      { text: 'Slow Steps', thread: 'after' },
      { text: 'A Bed with Wheels', thread: 'steps' },
      { text: 'Roll, Roll, Mask', thread: 'steps' },
      { text: 'Somebody Watches', thread: 'watch' },
      { text: 'What Is Your Name?', thread: 'name' },
      { text: '{name} Has an Operation' },
      { text: 'Before, and Then Awake' },
    ],
    older: [
      { text: 'Some Breaths in a Mask', thread: 'mask' },
      { text: 'What the Mask Is For', thread: 'mask' },
      { text: 'The Room with the Machines', thread: 'icu' },
      { text: 'A Nurse for One', thread: 'icu' },
      { text: 'A Tube Like a Bead', thread: 'ears' },
      { text: 'What Tonsils Do', thread: 'tonsils' },
      { text: 'Repairs in Progress', thread: 'after' },
      { text: 'The Slow Part', thread: 'after' },
      { text: 'The Doctor Who Only Watches', thread: 'watch' },
      { text: 'What Is Your Name, Again?', thread: 'name' },
      { text: 'A Piece Cut Out of the Clock', thread: 'gap' },
      { text: 'An Hour That Nobody Notices', thread: 'gap' },
      { text: 'A List, Read Aloud', thread: 'list' },
      { text: 'Boston, 1846', thread: 'ether' },
      { text: '{name} Has an Operation' },
      { text: 'Before, During and Awake' },
    ],
  },
  benefits: [
    'Tells about the day of an operation, up to waking and after.',
    'Explains the anaesthetic truthfully, and keeps it apart from ordinary sleep.',
    'Leaves the feeling open and gives {name} something small to decide.',
  ],
  talk: {
    young: [
      'Who helps in the story?',
      'How may it feel to wake up there?',
      'Shall we put a toy on a bed with wheels and look after it?',
    ],
    older: [
      'What happens before and after an operation, in the story?',
      'Which word went into the blank, and is it about before or after?',
      'Shall we write down one question for the doctors?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'hug',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['teddy', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<steps> {Name is} in a bed. It has wheels. Roll, roll, to the doctor! There may be a mask. Puff, puff.
      D<steps> Roll, roll goes the bed. {Name is} in it. A mask may come. It can smell odd. Puff, puff, puff.
      D<watch> The doctor looks at {Name}. The doctor looks the whole time. There is a medicine. Then nothing hurts. The doctor looks and looks.
      P The doctor wants to help. The doctor knows how.
      P Grown-ups wait and drink tea. They look at the door.
      P The nurse asks for the name. Then the nurse asks again.
      Q In the rolling bed, {Name} may feel ____.
      Q With a mask near, {Name} may feel ____.
      Q After it, {Name} may feel ____.
      H {helper} can come along.
      H The nurse can be there after.
      H {helper} can hold one hand.
      H<helper> {helper} can sing on the way.
      H<adult> {helper} can try {adult}.
      T {he} can blow into the mask.
      T {he} can hold a hand.
      T {he} can show what hurts.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<steps> {he} can say, "Roll, roll, puff."
      C<steps> {he} can say, "Puff, puff, hello."
      C<watch> {he} can say, "Doctor, look at me."
      C<topic> {he} can think about {topic}.
      A<steps> Roll, roll back. Eyes open. Hello! {Name is} awake. The bed stops.
      A<steps> The mask is gone. {Name is} awake. It may be a bit sore. A nurse is near. Roll, roll, stop.
      A<watch> The doctor looked the whole time. Now {Name is} awake. Hello, eyes! Hello, nurse!
      A<watch> Now {Name is} awake. It is done. The doctor is still there. Hello, doctor!
      D<after> The operation is done. {Name has} a sore spot. It is mending now. Slow, slow, little steps.
      D<name> Who is here? {Name is}! The doctor asks for the name. The nurse asks too. They want to know.
      P<after> Doctors mend. Then the body mends too.
      Q<after> With a sore spot, {Name} may feel ____.
      H<after> {helper} can hold {his} hand.
      T<after> {he} can say, "It hurts here."
      T<after,comforter> {he} can hug {comforter}.
      C<after> {he} can say, "Slow, slow, step."
      C<name> {he} can say, "It is me!"
      A<after> One step, then a rest. The operation is over. The body mends at night. Good night, sore spot.
      A<name> Who is awake? {Name is}! The doctor is done. It is the same name. Hello, name!
      D<ears> {Name has} an ear that is full. A medicine comes, and {Name} sleeps. A doctor looks in. Pop, in goes a tiny tube.
      C<ears> {he} can say, "Tiny tube, hello."
      A<ears> The doctor did it. {Name is} awake. Air can get in the ear now. Hello, sounds!
      D<tonsils> Open wide, aah! A doctor sees two lumps. {Name gets} a medicine, and then nothing hurts. Out of the mouth come the lumps.
      C<tonsils> {he} can say, "Aah, and bye-bye, lumps."
      A<tonsils> The lumps are out. {Name is} awake. It is sore for some days. Cold things feel nice.
      D<icu> The operation is big. {Name} gets a medicine. Then nothing hurts. After it, a nurse sits there. Beep, says a machine.
      P<icu> The nurse looks and looks. The nurse helps.
      P<icu> Grown-ups wait near by.
      Q<icu> In the big bed, {Name} may feel ____.
      Q<icu> Awake again, {Name} may feel ____.
      H<icu> {helper} can sit by the bed.
      H<icu> {helper} can say what comes next.
      T<icu> {he} can point to what is sore.
      T<icu,comforter> {he} can have {comforter}.
      C<icu> {he} can say, "Beep, hello."
      A<icu> Awake! The operation is done. Beep, says the machine. It may be sore. The nurse has help for sore.
      D<mask> Here is a mask. It is soft. {Name} may have it on nose and mouth. In goes the air. Out it goes.
      D<mask> The doctor has a soft mask. {Name} may feel it. Air goes in, and air goes out. It smells a bit odd.
      C<mask> {he} can say, "In and out, mask."
      A<mask> {Name} wakes up. The mask is off. It was on for some breaths. In and out, in and out.
    `),
    '4-5': script(`
      D<steps> On this day the tummy stays empty at first, for the doctors. Then {Name gets} a bed that rolls down a hall. There is a mask, or a thin tube in a hand. It brings a medicine. Then a person feels nothing at all.
      D<watch> At an operation there is a doctor with just one job. It is to watch {Name} the whole time. There is a medicine, so that nothing hurts then. It is not like sleep at night. At the end the doctor stops it.
      D<name> Some people ask the same thing again and again. Before an operation {Name gets} asked for a name at each door. People do know it. They want to be quite sure.
      P Doctors who operate have masks and caps on. Only their eyes can be seen. They do that because it keeps germs out.
      P The grown-ups who wait look at the clock a lot. They think of one person the whole time.
      P Nurses know that a mask can smell odd. They cannot change the smell. They can say that it will come.
      Q On the bed with wheels, {Name} may feel ____.
      Q With an empty tummy, {Name} may feel ____.
      Q On waking, {Name} may feel ____.
      H {helper} can come along as far as the doctors say. ~ It is good to have company on the way.
      H The nurse can put cream on a hand first. ~ Then the thin tube hurts less.
      H A nurse can help with a sore spot after. ~ They want to be told.
      H<helper> {helper} can start a story on the way. ~ The end comes after.
      H<adult> {helper} can help before it starts. ~ A good start is {adult}.
      T {he} can choose between two smells, if there are two.
      T {he} can blow into the mask like into a bag.
      T {he} can ask, "What comes next?"
      T<comforter> {he} can take {comforter} on the bed.
      T<doing> {he} can try {doing} in the hall.
      C<steps> {he} can think, "Roll, puff, and then awake."
      C<watch> {he} can think, "Somebody watches me the whole time."
      C<watch> {he} can say, "Please look after me."
      C<name> {he} can say, "It is me, and here is my band."
      C<topic> {he} can breathe out and think about {topic}.
      A<steps> The next thing is to wake up. It feels as if no time went by. There may be a sore spot and a thirsty mouth. It is over then, and the bed rolls back.
      A<steps> Roll, puff, and then awake. There was something in between, but nothing to remember. The bed knows the way back. Somebody is near, and there is time to rest.
      A<watch> Somebody is there when {Name wakes}. The medicine has stopped. Things may be wobbly for a while, and that goes away. The operation is done.
      A<watch> All the time, one doctor did one job. Now the medicine has stopped. {Name is} awake. The doctor looks one more time. After that it is a nurse who looks.
      A<name> "Hello, what is your name?" they ask once more. It is nice to be awake and to know it. The operation is over. It was done for the right person.
      A<name> After the operation the name is still the same. Somebody asks for it one more time. All the doors are behind {him} now. The next question may be about a drink.
      D<after> The operation is over, and {his} body is mending. It does that by itself, day and night. The place may be sore, so moving can feel hard. Small steps are what doctors like. After each step there is a rest.
      P<after> Nurses know that it is sore on the first days. They ask about it often. They want to hear the true answer.
      Q<after> When it is time to move, {Name} may feel ____.
      H<after> {helper} can give an arm to hold on to. ~ Two can walk slowly.
      T<after> {he} can show where it hurts, and how much.
      T<after,quiet> {he} can rest and spend the time {quiet}.
      C<after> {he} can say, "One small step, and then a sit."
      A<after> Today it may be three steps. Another day it is the way to the door. The body works on it, even in bed. The operation is done, and the mending goes on.
      D<ears> Behind an eardrum there is a tiny room with air in it. For the operation, {Name} may breathe a medicine from a mask. It is not like sleep at night. Nothing hurts, and nothing is heard. One doctor watches the whole time. Another puts in grommets. They are tubes as small as beads.
      C<ears> {he} can think, "Tiny tubes let the air in."
      A<ears> {Name is} awake, and the tiny tubes are in. Nobody can see them from outside. One day the tubes come out by themselves. Sounds may be loud at first.
      D<tonsils> At the back of a mouth are two lumps. They are called tonsils. When {he says} "aah", a doctor can see them. They are sore a lot, or too big. For the operation there may be a mask with a medicine. It brings a deep sleep, and nothing hurts in it. A doctor takes the lumps out through the mouth. From outside nobody can see it.
      C<tonsils> {he} can think, "Bye-bye, lumps. I can do without you."
      A<tonsils> {Name is} awake, and the two lumps are out. The throat is sore for a week or more. Then it gets better, a bit each day. A throat can do well without them.
      D<icu> For a big operation, {Name} gets a strong medicine first. It is not like sleep at night, for nothing can be felt. The doctors do their work. After it comes a room with machines that beep. There is a nurse just for that bed. It may be sore then, and there is medicine for that.
      P<icu> The doctors have done it before, a lot of times. They talk about each step.
      P<icu> Grown-ups who wait drink a lot of tea. They think of one child all the time.
      Q<icu> When the day is near, {Name} may feel ____.
      Q<icu> Awake in the new room, {Name} may feel ____.
      H<icu> {helper} can be near at waking time.
      H<icu> {helper} can say what each tube is for. ~ They come off one by one.
      T<icu> {he} can tell the nurse where it is sore.
      T<icu> {he} can ask the thing that {he wants} to know.
      T<icu,comforter> {he} can have {comforter} in the bed.
      C<icu> {he} can think, "A nurse is there, just for me."
      A<icu> Beep, say the machines, and the nurse looks at each of them. The operation is done, and the body starts to mend. It may be sore and tired at first. The tubes go one by one. Then come toast and a book.
      D<mask> Before an operation there may be a mask. It is soft, and it goes over {his} nose and mouth. The air in it smells a bit odd. Each breath brings medicine. Then comes a special kind of sleep. In that sleep nothing is felt and nothing is heard. A doctor stays there the whole time.
      D<mask> A doctor has a mask, soft and clear. {Name} may hold it first and look at it. Air goes in and out of it, with some medicine. It may smell like a new toy. After some breaths comes the sleep that the doctors watch.
      T<mask> {he} can ask to hold the mask first. ~ It is easier to know a thing by touch.
      T<mask,comforter> {he} can let {comforter} go first.
      C<mask> {he} can count, "One breath, two breaths, three breaths."
      C<mask> {he} can say, "I want to hold it, please."
      A<mask> {Name} is awake, and the mask is off. It was there for some breaths. It smelled odd, and that is over. Now there is fresh air to breathe.
      A<mask> The doctor took the mask away again. It is quiet, and {Name} is awake. Air goes in and out, as it did before. Odd smells do not stay long.
    `),
    '6-7': script(`
      D<watch> In an operation, one doctor does the repair. Another doctor does something else. That one sits by {his} head and watches breath and heart. This doctor is the anaesthetist. With the right medicine, a person feels nothing. It goes on for as long as it is needed.
      D<gap> Time can do a strange thing at an operation. {Name} may count to ten, and get as far as four. The next thing is a nurse who says hello. In between there were minutes or hours. Nobody notices them, because the medicine stops feeling and hearing. It is different from a night in bed.
      D<name> "What is your name, and when is your birthday?" {Name} may hear that five times before an operation. The people know it by then. They ask because that is the rule. The right person gets the right help. A band on the arm says it too.
      P The people in green clothes look alike. Under each cap there is someone else. They like it when somebody asks for their names too.
      P The ones who wait outside have the longest time of all. They would like to do something. So they buy tea and do not drink it.
      P A nurse in the wake-up room sees people wake all day. Some cry and some joke. Nurses say that both come from the medicine.
      Q With an empty stomach, {Name} may feel ____.
      Q When the mask or the tube comes, {his} hands may feel ____.
      Q In the first minutes awake, {Name} may feel ____. It can be mixed up.
      H {helper} can say who stays close before it, and who after. ~ It is good to know that before.
      H The doctor with the mask can say each thing before it comes. ~ It helps to know about smells.
      H A nurse can give something for a sore spot. ~ It works best when they are told early.
      H<helper> {helper} can be close by when the eyes open. ~ It may take a while to see clearly.
      H<adult> {helper} can help by {adult} during the wait. ~ There is a lot of it.
      T {he} can ask the doctors one question before the start. ~ They are good at answers.
      T {he} can choose the mask or the tube, if there is a choice. ~ Some doctors let people choose.
      T {he} can breathe out slowly and count down. ~ It gives the head a job.
      T<comforter> {he} can take {comforter} along on the bed. ~ It may get a band too.
      T<doing> {he} can try {doing} while waiting. ~ It makes a morning shorter.
      C<watch> {he} can think, "One to mend, one to watch."
      C<gap> {he} can think, "Ten, nine, eight, hello."
      C<gap> {he} can think, "The next thing is hello."
      C<name> {he} can say, "It is still me."
      C<topic> On the way down the hall, {he} can think about {topic}.
      A<watch> When it is done, the medicine is stopped, and the body wakes up. One doctor has looked at one person the whole time. After that, nurses watch, and there is something to drink.
      A<watch> The repair is over, and so is the watching. One doctor washes hands, and the other writes down the last number. Being awake again is a nurse's face and a dry mouth. After an operation, watching is a thing that grown-ups take turns with.
      A<gap> Awake again, a person asks, "When does it start?" That is what many people say. The clock has gone on without them. There may be a bandage, and a sore place that heals bit by bit.
      A<gap> There is a piece of the day that nobody can tell about from inside. A nurse was there, and a doctor, and they know. Before it was "four", and after it was "hello". The operation is in between, and it is done.
      A<name> On waking, the name is the same, and so is the birthday. The band is on the arm. Now it is time to lie still for a bit. After an operation the body mends, and it asks no questions.
      A<name> The question is asked one more time, and the answer is the same. Names hold on well. The doctors did what was on the list, for the person on the band. Now there is time to be thirsty and a bit wobbly.
      D<after> The operation is done. Now comes the slow part, which is {his} body's own work. New skin and new cells are made, day and night. It may be sore to move, cough or laugh. Doctors like small moves all the same, because moving helps a body to mend. A rest belongs to it as well.
      P<after> Nurses and doctors ask how bad it is, from zero to ten. They cannot see pain from outside. A true number helps them to help.
      Q<after> Before the first steps, {Name} may feel ____.
      H<after> {helper} can walk beside {him}, as slowly as it takes. ~ Nobody is in a hurry.
      T<after> {he} can hold a pillow to the sore place before a cough. ~ Many people find that it helps.
      T<after> {he} can say at once when it hurts more than before. ~ Grown-ups can do something about pain.
      C<after> {he} can think, "Small step, breathe out, rest."
      A<after> Some days something gets a bit easier, such as a chair or the stairs. Some days it stays the same. The body does not forget what it is doing. The operation took an hour or so, and the mending can take its time.
      D<ears> Behind an eardrum is a room as small as a pea, for air. It can fill up with something else, and that is bad for hearing. So {Name has} a short operation. The medicine for it comes through a mask or a thin tube. It is not like sleep at night, because nothing is felt or heard. One doctor watches the whole time. Another puts a tube into the eardrum, as small as a bead.
      C<ears> {he} can think, "A bead with a hole, and in comes the air."
      A<ears> {Name is} awake, and the bead is in its place. Sounds may be sharp at first, such as a tap or a crisp. After some months the tube falls out by itself, and the eardrum closes.
      D<tonsils> Tonsils are two lumps at the back of the throat. They help to catch germs, and other parts do that as well. {his} tonsils are often sore, or they are too big. The medicine for the operation comes through a mask or a thin tube. It is not like sleep at night, because nothing is felt or heard. One doctor watches the whole time. Another takes the tonsils out through the mouth, without a cut in the skin.
      C<tonsils> {he} can think, "The rest of me can do that job."
      A<tonsils> {Name is} awake, and the tonsils are out. The throat is sore for a week or two, and swallowing may hurt. It helps to eat and drink all the same. Then one day toast is just toast.
      D<icu> Some operations are big, and the body needs a lot of help after one. {Name} gets a medicine first, so that nothing is felt at all. Later comes a room where each bed has its own nurse. There are tubes, wires and beeps. Some help the body, and some only count. It can be sore there, and the nurse has strong medicine for that.
      P<icu> "Will it hurt?" is the question that doctors hear most. During the operation it does not. After it, it may, and then something is done about it.
      P<icu> The people who wait outside have a long day. They look at clocks. They are glad of each bit of news.
      Q<icu> In the days before, {Name} may feel ____. It may be more than one word.
      Q<icu> Waking up among machines, {Name} may feel ____.
      H<icu> {helper} can be by the bed when it is time to wake. ~ Nurses say when that is.
      H<icu> {helper} can ask to see the room before the day. ~ A seen room is less odd.
      T<icu> {he} can show with fingers how sore it is, from none to ten. ~ Nurses like a number.
      T<icu> {he} can write down a question for the doctor. ~ They answer those every day.
      T<icu,comforter> {he} can ask if {comforter} may come along. ~ Nurses often find a place.
      C<icu> {he} can think, "Nothing to feel, and then a nurse for me."
      A<icu> One by one, the tubes and wires are not needed any more. Each one that goes is a sign. The operation may leave a line on the skin, first red and then pale. A body starts to mend at once, and it knows how.
      D<mask> For an operation there is a medicine that can be breathed in. It comes through a mask, soft and clear, over nose and mouth. {Name} may not like the thought of that. Air comes through it the whole time, and it smells a bit like plastic. After some breaths a special sleep begins, in which nothing is felt. One doctor does nothing else but watch.
      D<mask> The mask at an operation looks like a small cup with a soft edge. {Name} may hold it first and breathe into it. It can be held with one's own hand, if the doctor says so. The medicine in it cannot be seen. It may smell odd, and some heads get light and fuzzy. Then a special sleep begins, and a doctor watches it. It is not like sleep at night.
      P<mask> The doctor with the mask meets many people who do not like it. Some masks have a smell that can be chosen. In some hospitals it can be a thin tube in the hand instead.
      T<mask> {he} can ask to hold the mask and try it on awake. ~ A thing that has been touched is not so new.
      T<mask,comforter> {he} can ask if {comforter} may wear a mask too. ~ Hospitals have done odder things.
      C<mask> {he} can think, "Air in, air out, and the doctor is watching."
      C<mask> {he} can ask, "May I hold it?"
      A<mask> {Name} is awake, and the mask is gone. It was on for about as long as a short song. There may be a faint smell of it left. The air in the room is only air.
      A<mask> Somebody took the mask off, and the doctor says "hello" again. It is later than it seems. The strange smell is over. Breathing goes on by itself, in and out, as before.
    `),
    '8-10': script(`
      D<watch> An operation like {hers} has two main jobs. The surgeon repairs something. The anaesthetist stays close by and does not repair anything at all. That doctor watches one person, heartbeat by heartbeat, and keeps the medicine at the right level. With it, a person feels nothing and remembers nothing. It is not the kind of sleep that noise can end. It ends when the anaesthetist stops it.
      D<list> Before an operation begins, everybody in the room stops for a moment. Somebody reads a list aloud. It has on it who {Name is}, what will be done and on which side. The idea was borrowed from pilots, who check their plane in the same way. Even surgeons with white hair do it. A list does not get tired, and it does not show off.
      D<gap> Most people who wake up after an operation have one question, and it is "When do you start?" They were counting backwards, and the next thing was a ceiling. {Name} may find it the oddest part of the day. There is no dream in between and no feeling of time. For the people in the waiting room the same hour has sixty minutes. In some respects they have the harder job.
      P Surgeons have done this operation many times and may talk about it as if it were a flat tyre. To the person on the bed it is the only one. Good ones notice that and start again in plain words.
      P Parents try to look calm, and it makes their faces stiff. They would gladly swap. What helps them is being told what they can do, even if it is only to carry the bag.
      P Friends want to see something afterwards, a scar if there is one. It is mostly admiration. They cannot imagine the waiting, so they ask about whatever can be seen.
      Q On the evening before, {Name} might feel ____.
      Q When the bed starts to roll, {Name} may notice ____. Two feelings can lie on the same bed.
      Q In the first hour awake, {Name} might feel ____. The medicine may have a hand in it.
      H {helper} can ask who may come along, and how far. ~ Rules differ, and it is good to know them.
      H The anaesthetist can explain the mask and the tube, and which of them is possible. ~ Questions are part of the appointment.
      H Nurses can treat pain and dizziness as soon as they hear of them. ~ They cannot see it on a screen.
      H<helper> {helper} can be in the chair by the bed when it is over. ~ A known face is easy to look at.
      H<adult> {helper} can help by {adult} during the wait. ~ An empty stomach makes it longer.
      T {he} can write down two questions and hand them over. ~ On the day itself they are easily forgotten.
      T {he} can count backwards from a hundred and see how far it goes. ~ Few people reach ninety.
      T {he} can say at once when something hurts afterwards. ~ Early help works better.
      T<comforter> {he} can take {comforter} along to the door of the theatre. ~ It is a common sight there.
      T<quiet> {he} can spend the wait {quiet}. ~ Operations seldom start on time.
      T<doing> {he} can try {doing} when the bed rolls. ~ It is about two minutes to the door.
      C<watch> {he} can think, "One of them does nothing but watch me."
      C<list> {he} can think, "Name, side, check."
      C<list> {he} can say, "Is it all on the list?"
      C<gap> {he} can think, "A hundred, ninety-nine, ceiling."
      C<topic> On the way, {he} can think about {topic} and see how far the thought gets.
      A<watch> At the end the medicine is turned off, and within minutes a person is awake, more or less. Some things may be sore, and some may seem funny. The anaesthetist writes down the last number and goes on to somebody else. Somewhere there is a drink of water.
      A<watch> Whoever wakes up hardly ever meets the anaesthetist again. That doctor knows a great deal about one heart, for an hour or two, and then hands it back. The operation is over when its owner opens both eyes. After that, nurses do the watching, and somebody brings a drink.
      A<list> The list has a second half, for afterwards. Everything is counted, everything is written down, and then the bed rolls out. The one who was on it wakes up and knows nothing about all this. The healing after an operation is on no list, and it begins by itself.
      A<list> Every line of the list has been read, ticked and signed. It is a boring piece of paper, and that is what makes it so good. After an operation there is time to lie about in, and perhaps a bandage. Nobody reads that part aloud, because the body knows how it goes.
      A<gap> The gap in the clock stays empty, and nobody gets it back. What was done in it is done. Being awake again has a sound, usually of curtains and of somebody saying a name. After that there is time for healing, with all of its minutes.
      A<gap> Two people can tell about that hour, and neither of them is the one it was about. The surgeon remembers the repair, and the anaesthetist remembers the numbers. The patient remembers a ceiling. After an operation it makes an odd story, because the middle is missing.
      D<after> An operation has two parts, and the second takes longer. The surgeons have finished theirs, and {his} body has started on its own. Cells close the gap, layer by layer, and send for supplies. That uses a surprising amount of strength, which is why people sleep so much afterwards. Moving a little, and a little more each day, brings blood to the place. It is uncomfortable, and it is part of the repair.
      P<after> People on a ward ask for a number between zero and ten. It is no test of bravery. Someone who says "six" gets better help than someone who says "fine".
      Q<after> Before getting up, {Name} might notice ____. The first centimetre is usually the worst.
      H<after> {helper} can be the rail to hold on to, and talk about something else. ~ A distracted body moves more easily.
      T<after> {he} can roll to the side and push up with the arms before standing. ~ It asks less of the sore place.
      T<after> {he} can tell somebody when the number goes up. ~ It is information and not complaining.
      C<after> {he} can think, "The cells are at work. I just keep them moving."
      A<after> There will be a day on which the stairs are only stairs again, and nobody will notice it until later. Friends will ask about it, and it is for the owner to say how much they hear. Meanwhile the best things are short walks and long rests. The operation is over, and the repair goes on, seen or not.
      D<ears> The middle ear is a space no bigger than a pea, and it works best full of air. When there is fluid in it, hearing gets worse, and {Name has} an operation against that. The anaesthetic comes through a mask or a thin tube. It is not like sleep at night, because nothing is felt or heard. One doctor does nothing but watch. A surgeon makes a tiny slit in the eardrum. Then a tube the size of a bead is put in, so that the air can come and go.
      C<ears> {he} can think, "A bead with a hole in it, and no cut outside."
      A<ears> {Name is} awake, and nothing can be seen from outside. Sounds may seem far too sharp for a few days, paper and cutlery above all. The tube stays for some months. Then the eardrum pushes it out by itself and closes behind it.
      D<tonsils> Tonsils sit at the back of the throat and sample whatever comes in. They are useful, and they are not the only ones who do that work. {his} tonsils have caused more trouble than they are worth, so they are coming out. The anaesthetic comes through a mask or a thin tube. It is not like sleep at night, because nothing is felt or heard. One doctor does nothing but watch. The operation is done through the mouth, with no cut in the skin.
      C<tonsils> {he} can think, "Retired, with thanks."
      A<tonsils> {Name is} awake again, and the throat has a week or two of work to do. It is sore, often most on the days when people expect it to be better. Eating and drinking help it to mend, even when they sound like a bad idea. After that, most throats are quieter than they have been for years.
      D<icu> A big operation has two parts, and the patient only meets the second one. In the first, {Name} gets an anaesthetic, and nothing can be felt. A team works, and one doctor does nothing but watch. The second begins in intensive care. That is a room with a nurse for each bed and a great many machines. Tubes and wires help for a while or measure something. It can be sore, and there is strong medicine for that, which may be asked for.
      P<icu> "Will it hurt?" is a fair question with an honest answer: not during, and possibly after. People who work there would rather give too much attention to pain than too little. They need to be told about it.
      P<icu> For the family it is the longest day of the year. They will read the same page nine times. They may look worse than the patient.
      Q<icu> In the week before, {Name} might notice ____. It may come in the evening.
      Q<icu> Waking up among machines, {Name} might feel ____. Medicine can make it dreamlike.
      H<icu> {helper} can ask the ward for a visit or photos of the room. ~ What has been seen once is half as strange.
      H<icu> {helper} can be there at waking and say where everything is. ~ A known voice is a good beginning.
      T<icu> {he} can give the pain a number from nought to ten. ~ It gets things done.
      T<icu> {he} can make a list of questions, with the biggest one first. ~ Surgeons are used to big ones.
      T<icu,comforter> {he} can ask if {comforter} may come along. ~ Most wards say yes.
      C<icu> {he} can think, "Nothing during, and help after."
      A<icu> Intensive care gets emptier by the hour: this tube goes, then that wire, then the beep. That is what getting better looks like from a bed. There may be a scar, which begins red and ends pale, and belongs to somebody who has a story. The operation was one day, and mending is the rest.
      D<mask> An anaesthetic can go in through a thin tube in the hand, or it can be breathed in. For that there is a mask of clear, soft plastic. {Name} may dislike the idea of something over nose and mouth, and so do many adults. Air comes through it the whole time, mixed with a medicine that nobody can see. It smells a little of plastic or pens. After a minute or so the brain switches over into a state in which it feels and hears nothing.
      D<mask> {Name} will be awake for a short part of the operation, and the mask is the oddest bit of that. It is a soft cup with a rim. It sits lightly, air flows through it, and people can talk under it. The doctor who holds it is an anaesthetist. The task is to watch one person, breath by breath. That goes on until the person is awake again.
      P<mask> Anaesthetists hear "I do not like the mask" every day. They know several ways round it. It can be held by the patient, or smell of something that was chosen. Or it can be a tube in the hand, with a cream that makes the skin numb first.
      T<mask> {he} can tell the anaesthetist about the mask when they first meet. ~ There is time for it then, and there may be a choice.
      T<mask> {he} can ask to hold the mask and take three breaths in it before anything is switched on. ~ After that it is a known thing.
      C<mask> {he} can think, "Air comes through, and I can count the breaths."
      A<mask> When {Name} is awake again, the mask is hanging on its hook. It took a minute, and most people remember three or four breaths of it. The smell leaves the nose within the hour. What is left of the operation is a bed, a drink, and a nurse who asks how it is.
      A<mask> The mask has been washed or thrown away by now. Breathing has gone on without a break, before, during and after, and one doctor counted it. {Name} is awake and may be thirsty. A dislike of masks can go in the notes, so that it need not be explained the next time.
    `),
    '11+': script(`
      D<ether> Until 1846, surgeons were known for being fast. In October of that year, doctors in Boston watched a patient breathe a vapour and lie still while a surgeon worked. The anaesthetic that {Name gets} is a distant descendant of that vapour. It is measured exactly, watched over by a doctor who does nothing else, and stopped when the work is done. The person concerned notices hardly any of this progress, and that is the whole point of it.
      D<list> Surgeons and pilots have a habit in common, which is to read a list aloud before they begin. For an operation it contains the name of the patient, the procedure, the side of the body and anything unusual. When {Name is} asked for a date of birth for the sixth time, it is part of that. Lists were introduced because even excellent people forget things on ordinary days. It may sound like mistrust, and it is the opposite of carelessness.
      D<gap> An anaesthetic removes a piece from the clock. {Name} may be counting backwards, doubting that it will work, and then there is a ceiling, a curtain and a voice. It does not resemble sleep, because in sleep a brain keeps a rough account of time and can be woken by noise. Here an anaesthetist keeps the account instead, minute by minute, and closes it when the surgeon has finished. Most people's first words afterwards are, "When does it start?"
      P A surgeon may describe an operation as routine, which is meant to reassure. For the person having it, routine is not the word. Both are right, and it is fair to ask for the version with details, or for the one without.
      P Parents before an operation are often either silent or unbearably practical. They pack a bag that was packed. It is a way of holding something when there is nothing to hold.
      P Friends will ask about scars and hospital food, since they do not dare to ask about fear. Some of them would be glad of an honest sentence. Others are glad of the food.
      Q On the evening before, {Name} might feel ____. The mind likes to rehearse at that hour.
      Q As the bed is wheeled along a corridor, {Name} may notice ____. Ceilings look different from down there.
      Q In the first hour of being awake, {Name} might feel ____. Tears or giggles are common, and mostly chemical.
      H The anaesthetist can go through what happens and answer anything, including the question about waking. ~ It is asked every day.
      H {helper} can find out what may be kept on, brought along or decided. ~ There is usually more than one expects.
      H Staff can give pain relief early. ~ Nobody gets a medal for waiting.
      H<helper> {helper} can be told beforehand whether to talk, joke or be quiet afterwards. ~ It is hard to negotiate with a dry mouth.
      H<adult> {helper} can offer {adult} during the hours without food. ~ They are longer than the operation.
      T {he} can write a list of questions and insist on answers. ~ Professionals like a checklist.
      T {he} can decide what to listen to until the last minute. ~ Many theatres allow it.
      T {he} can tell the staff what helps on other difficult days, and what does not. ~ They have only just met.
      T<comforter> {he} can take {comforter} to the theatre door. ~ Staff have seen every age do it.
      T<quiet> {he} can spend the wait {quiet}. ~ Schedules slip.
      T<doing> {he} can try {doing} on the way through the corridors. ~ It is a short ride with a lot of ceiling.
      C<ether> {he} can think, "Since 1846, nobody has needed to hurry."
      C<list> {he} can think, "They check because they know how."
      C<list> {he} can say, "Could I hear the plan once more?"
      C<gap> {he} can think, "The next thing I know is the ceiling."
      C<topic> Counting down, {he} can think about {topic} and leave the thought unfinished.
      A<ether> The room in Boston can still be visited, and it is smaller than it looks in the paintings. Everything that happens in theatres now began with somebody willing to try. Being awake afterwards can be sore, dull and slightly unreal for a while. Bodies repair themselves in the meantime, and they work through the night.
      A<list> The list is signed, the last item being the person, awake and asking for water. Healing takes its own time and keeps no schedule. If something is wrong, in body or in mood, it belongs on the list as well. An operation is over when its owner says so, some while after the surgeons do.
      A<gap> The missing piece of the clock does not return, and nobody misses it. What can be felt afterwards is a dry mouth, perhaps a bandage, and time again, in its usual amount. Some people find the gap unsettling, and others are fond of the story. It can be told with the first words awake.
      D<after> What nobody mentions about operations is the fortnight afterwards. The dramatic part is over, the visitors have gone, and {his} body has a repair to carry out that takes as long as it takes. It does so with great competence and at the expense of everything else. Walking to the door can be the event of a day. Doctors want people to move early because it prevents trouble. They want them to rest for the same reason.
      P<after> Staff ask for pain as a number since nobody can see it, and they would like a true one. Relatives tend to say how well it is going. They mean it kindly, and it leaves little room for a bad afternoon.
      Q<after> On the second or third day, {Name} might feel ____. Impatience is often a sign of progress.
      H<after> {helper} can take over the lifting, carrying and explaining for some time. ~ That is worth more than good advice.
      T<after> {he} can set one small distance a day and stop when it is done. ~ Two good days in a row are the usual reason for a bad third.
      T<after> {he} can report anything that gets worse and does not get better. ~ They prefer ten calls too many.
      C<after> {he} can think, "Competent cells, slow work."
      A<after> The operation will shrink to a sentence in time, which interests others more than its owner. Until then there are short distances, early nights and a certain amount of soup. Nothing can be hurried, and hardly anything needs to be. The repair continues whether anyone watches it or not.
      D<icu> For the person it happens to, a big operation consists mainly of two rooms. In the first there is a ceiling, a question about one's birthday, and then nothing at all, which is the anaesthetic. {Name} will wake in the second, which is intensive care. It is bright, busy and full of equipment, some of it supporting the body for a while and most of it counting. There is a nurse for each bed. It is likely to be sore, and pain relief there is strong and available on request.
      P<icu> Surgeons are asked about pain more than about anything else. The honest ones say: not during, and afterwards in a way that can be treated. They cannot treat what nobody mentions. Stoicism is of no use to them.
      P<icu> Parents spend such a day reading one paragraph. They may come across as oddly cheerful or oddly silent. It is the same thing in two versions.
      Q<icu> In the nights before, {Name} might notice ____. It may be one question in several costumes.
      Q<icu> On waking, {Name} might feel ____. Anaesthetics leave people tearful, funny or both.
      H<icu> {helper} can ask the team to explain everything to {Name} directly. ~ It is {his} operation, after all.
      H<icu> {helper} can arrange to see the unit beforehand. ~ Imagination is a poor decorator.
      T<icu> {he} can report pain as a number, early and without apologising. ~ It is information.
      T<icu> {he} can put the biggest question to the surgeon in writing. ~ They have been asked it before, and they answer it.
      T<icu,comforter> {he} can bring {comforter}. ~ Nobody on such a unit would raise an eyebrow.
      C<icu> {he} can think, "Nothing during. Help after. Ask early."
      A<icu> Progress in intensive care is measured in things that are taken away. A drain goes, a line goes, the machine with the opinion is wheeled off to somebody else. There may be a scar, which fades over a year or more and can be explained or not. An operation is an event, and recovery is a stretch of ordinary days with more sleep in them.
      D<mask> Patients tend to be afraid of large things, such as the operation itself, and to be bothered by small ones, such as the mask. {Name} may be in the second group. It is a cup of clear plastic with a soft rim, through which oxygen flows with a gas that smells faintly of pens. It does not close off the air. It takes about a minute, towards the end of which thoughts get slow and slightly comical. There is usually an alternative, a fine tube in the back of the hand, and it is reasonable to ask for it.
      P<mask> The anaesthetist is a doctor whose entire job that day is one person's breathing, pulse and sleep. Being told about a dislike of masks is useful to them, and no trouble at all. They would rather hear it the day before than discover it in the room.
      T<mask> {he} can raise the mask at the first meeting and ask what the choices are. ~ Anaesthetists answer exact questions with exact answers.
      C<mask> {he} can think, "It is a cup with air in it, and I know four facts about it."
      A<mask> By the time anyone is awake enough to have an opinion, the mask is out of sight. The memory of it stops somewhere around the fourth breath. Whatever was decided, tube or mask, is in the notes, and the next anaesthetist can read. The smell of pens is gone by the afternoon.
    `),
  },
};

/** An operation with an anaesthetic: the empty tummy, the mask or the cannula, nothing to be noticed, and waking up. */
export const operation: Frame = withScenes(own, outInOneGo, noBraveFace, aTubeNobodyNeeds, creamOnTheHands, emptyTummy);

import { soundThatDraws } from './sound-that-draws.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { aLookInside } from './a-look-inside.ts';

/** A heart or a brain that is listened to through the skin. */
const WIRES = /\b(?:EEG|ECG|EKG|electrodes?|wires?|stickers on)\b/i;
/** A probe with gel has no bed that moves and no window. */
const BIG_MACHINES = /\b(?:x-?rays?|mri|ct|tube|tunnel|scanner|lie still|radiology|dye|claustro\w*)\b/i;
const PICTURES =
  /\b(?:x-?rays?|mri|ct|scan(?:s|ner)?|ultrasound|pictures?|echo|tube|tunnel|lie still|radiology|gel|dye)\b/i;

/** A machine that is loud and takes its time, and what is asked of a body in there. */
const LOUD =
  /^(?!.*\b(?:again|x-?rays?|repeat|claustro\w*|small spaces?|closed in|shut in|what (?:they|it|she|he)|results?)\b).*\b(?:mri|loud|nois\w*|bang\w*|knock\w*)\b/is;
/** What is seen in there matters less to a family that asks how to get through it. */
const INSIDE = new RegExp(
  String.raw`^(?!.*\b(?:loud|nois\w*|still|move|moving|awake|sedat\w*|tunnel|tube|bang\w*|minutes|hour)\b).*${PICTURES.source}`,
  'is',
);

const own: Frame = {
  id: 'scan',
  name: 'An X-ray or a scan',
  says: [
    'needs an x ray',
    'MRI next week',
    'scared of the MRI machine',
    'has to lie still for a scan',
    'ultrasound of her tummy',
    'CT scan at the hospital',
    'afraid of the tube',
    'EEG with all the wires on her head',
    'xray of his hand',
    'heart scan echo',
    'how do i explain an MRI to a 5 year old',
    'the MRI is so loud',
    'chest x-ray',
    'ECG stickers on the chest',
    'radiology appointment',
    'she is afraid the machine will hurt',
    'brain scan',
    'kidney scan every year',
    'x-ray room without mum scares him',
    'scan with contrast dye',
    'wont lie still for the scanner',
    'gel on tummy cold ultrasound',
    'claustrophobic in scanner',
    'EEG test',
  ],
  claims: {
    strong: [
      'an eeg',
      'the eeg',
      'has a scan',
      'x ray',
      'xray',
      'x rays',
      'mri',
      'scan',
      'scanner',
      'ultrasound',
      'ct scan',
      'eeg',
      'ecg',
      'ekg',
      'echocardiogram',
      'radiology',
      'radiographer',
      'brain scan',
      'heart scan',
      'x-ray',
      'scans',
      'mri machine',
      'big machine',
    ],
    cues: ['machine', 'tube', 'gel', 'wire'],
    not: [
      'airport scanner',
      'airport scan',
      'baby scan',
      'pregnancy scan',
      'scan of the baby',
      '12 week scan',
      '20 week scan',
    ],
  },
  topicWords: ['picture', 'machine', 'scan', 'X-ray', 'still', 'inside', 'ultrasound', 'photograph'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'An X-ray picture is not felt and takes a moment; putting a sore place in position can hurt. MRI tubes are open at the ends, and there is a bell to stop them.',
    'X-rays, ultrasound, CT and MRI make pictures of the inside of a body without opening it. Taking the picture does not hurt.',
    'Moving blurs the picture, as with a camera, so people keep still for a moment or for some minutes.',
    'The person who takes an X-ray steps behind a screen because they take many each day.',
    'MRI machines knock and hum loudly; headphones or earplugs are given. There is a button or bulb to call with, and the person at the desk can see and speak to the patient.',
    'Ultrasound uses a cold gel and sounds too high to hear, as bats and dolphins do.',
    'The knocking of an MRI machine comes from coils that move a little each time the current is switched; it stops and starts between the parts of a scan, and each part takes minutes.',
    'Metal is left outside an MRI room because the machine is a magnet.',
    'A grown-up can often stay near; who may come in differs.',
    'The pictures are grey: bones white on an X-ray, air black.',
    'Wilhelm Röntgen found X-rays in 1895 and took a picture of the hand of his wife Anna with her ring.',
    'EEG and ECG stickers listen to tiny signals of brain and heart and send nothing in.',
    'A machine’s picture shows bodies and cannot show thoughts.',
    'Being uneasy in the days before a repeat scan is common in patients of all ages and in their families. Thinking about it does not change what a picture shows.',
  ],
  // Whose scan it is goes before what was felt in it.
  decidedBy: [
    /^(?![^]*\b(?:mum|mummy|mom|mommy|dad|daddy|nan\w*|gran\w*|brother|sister|i|we)(?:['’]s| is| has| had| am| have| had)? (?:\w+ ){0,3}(?:mri|scan)\b)[^]*?\b(?:had|having|has|needs?|first|another|next|one|an|the|(?:his|her|their)) (?:\w+ )?mri\b/i,
  ],
  threads: {
    xray: 'an X-ray: hold still for one breath, click, done',
    again: 'the days before a scan that is not the first one',
    bell: 'a machine that can be stopped, and a way in that is also the way out',
    still: 'keeping as still as a stone while a picture is taken',
    inside: 'a picture of what is inside',
    knock: 'a loud machine that knocks, and stops',
    beds: 'a bed that moves, and a voice from behind a window',
    ring: 'a hand with a ring in 1895',
    shadows: 'shadows, which show what nobody can see',
    thoughts: 'what a machine can see and what it cannot',
    waves: 'wires that listen, and the wavy lines they write',
    find: 'a question, and a picture that is taken to answer it',
  },
  threadCues: {
    again:
      /\b(?:repeat(?:ed)? (?:\w+ )?(?:mri|ct|scan|x-?ray|ultrasound|echo)|(?:another|next|follow[- ]?up|check) (?:\w+ )?(?:mri|ct|scan|ultrasound|echo)\b|(?:mri|ct|scans?|ultrasound|echo) (?:again|every|each|(?:once|twice) a)|scanxiety|(?:had|has had|having had|(?:his|her|their) last|after the last) (?:\w+ )?(?:mri|ct|scan)s?[^.]{0,40}\b(?:again|another|next|more|now)|(?:yearly|annual|regular|routine|monthly|six[- ]month(?:ly)?|three[- ]month(?:ly)?) (?:\w+ )?(?:mri|ct|scans?|ultrasound|echo))\b/i,
    // Where wires listen and no picture is taken, there is nothing to look inside with.
    waves: WIRES,
    bell: /\b(?:claustro\w*|tunnel|panick\w*|panics?|small spaces?|closed in|shut in|stopped|had to stop|abandon\w*|try again|would not go in|wouldn'?t go in|won'?t go in|came out again)\b/i,
    xray: /\bx-? ?rays?\b/i,
    knock: LOUD,
    still: PICTURES,
    inside: INSIDE,
    beds: BIG_MACHINES,
    shadows: INSIDE,
    ring: INSIDE,
    thoughts: INSIDE,
    find: /\b(?:what (?:they|it|the \w+)(?:'?ll| will| might| could| may)? (?:find|show|see|say)|(?:find|show|see) something|bad news|results?|something (?:is )?wrong with (?:him|her|them|his|her|their)|tumou?r|what'?s wrong)\b/i,
  },
  onlyWhenSaid: ['waves', 'xray', 'bell', 'again', 'knock', 'find'],
  tellsAlone: ['xray', 'bell', 'again'],
  roles: {
    scan: {
      fallback: { text: 'the scan' },
      cues: [
        { match: /\bx[ -]?rays?\b/i, phrase: { text: 'the X-ray' } },
        { match: /\bultrasound\b/i, phrase: { text: 'the ultrasound' } },
        { match: /\bMRI\b/i, phrase: { text: 'the MRI scan' } },
        { match: /\bCT\b/, phrase: { text: 'the CT scan' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Question and a Picture', thread: 'find' },
      { text: 'Wires That Listen', thread: 'waves' },
      { text: 'Knock, Knock, Hum', thread: 'knock' },
      { text: 'One More Picture', thread: 'again' },
      { text: 'As Still as a Stone', thread: 'still' },
      { text: 'Stone, Stone, Picture', thread: 'still' },
      { text: 'What Is Inside?', thread: 'inside' },
      { text: 'Hello, Bones', thread: 'inside' },
      { text: 'A Voice from the Window', thread: 'beds' },
      { text: 'A Picture of {name}' },
      { text: '{name} and the Big Machine' },
    ],
    older: [
      { text: 'A Question and a Picture', thread: 'find' },
      { text: 'Between the Picture and the Answer', thread: 'find' },
      { text: 'A Machine That Knocks', thread: 'knock' },
      { text: 'Between Two Knocks', thread: 'knock' },
      { text: 'The Week Before', thread: 'again' },
      { text: 'Not Written Yet', thread: 'again' },
      { text: 'Lines Like Hills', thread: 'waves' },
      { text: 'Wires That Only Listen', thread: 'waves' },
      { text: 'As Still as a Stone', thread: 'still' },
      { text: 'A Hand with a Ring', thread: 'ring' },
      { text: 'The First Hand', thread: 'ring' },
      { text: 'Shadows That Show Something', thread: 'shadows' },
      { text: 'What a Machine Cannot See', thread: 'thoughts' },
      { text: 'A Voice from the Window', thread: 'beds' },
      { text: 'A Picture of the Inside of {name}' },
      { text: 'Grey Pictures, Explained' },
    ],
  },
  benefits: [
    'Explains how a picture of the inside of a body is made, and why keeping still helps.',
    'Says what the machine does and what it does not do.',
    'Gives {name} something to do with the minutes, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What can the machine see?',
      'How does it feel to keep still?',
      'Shall we keep as still as two stones and take a picture?',
    ],
    older: [
      'What can a machine like that show?',
      'Which word went into the blank, and is it about the machine or about waiting for the answer?',
      'Shall we practise keeping still for the length of one song?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['camera'],
  },
  text: {
    '2-3': script(`
      D<xray> Here is a machine. It takes a picture. {Name} can see inside on it! Still as a stone. One, two, click!
      P<xray> The picture is black and white.
      P<xray> Some people hide and wave.
      Q<xray> Before the click, {Name} may feel ____.
      H<xray> {helper} can be a stone too.
      H<xray> {helper} can count, "One, two."
      T<xray> {he} can be a stone.
      T<xray> {he} can look at one spot.
      C<xray> {he} can say, "One, two, click!"
      A<xray> Click! The stone can move. The picture is done. It shows a bone, all white. Bye-bye, machine.
      D<still> {Name is} by a machine. It takes a picture. Stones are still. {Name is} a stone now. Click!
      D<still> Here is a stone. It is so still. {Name is} still too. The machine looks. It takes a picture.
      D<inside> There is a lot inside. {Name has} a heart and bones. A machine can see in. It takes a picture.
      D<waves> Here is a machine with wires. {Name has} stickers on. They tickle a bit. The machine draws lines. It is a picture of a beat.
      D<beds> A bed can go to a machine. {Name} may lie on it. Hum, it goes in a bit. It takes a picture. Hum, it comes out.
      P Somebody works the machine. They look and listen.
      P Some machines are loud. Some make no sound.
      P The doctor wants to see the picture.
      Q By the machine, {Name} may feel ____.
      Q Keeping still, {Name} may feel ____.
      Q After the picture, {Name} may feel ____.
      H {helper} can be near.
      H {helper} can say when it stops.
      H The doctor can show the machine first.
      H<helper> {helper} can count softly.
      H<adult> {helper} can try {adult}.
      T<still> {he} can be as still as a stone.
      T {he} can shut both eyes.
      T {he} can blow out slowly.
      T<comforter> {he} can hold {comforter} first.
      T<doing> {he} can try {doing}.
      T<gear> {he} can {gear} first.
      C<still> {he} can say, "I am a still stone."
      C<still> {he} can think, "Still, still, click."
      C<inside> {he} can say, "Hello in there."
      C<topic> {he} can think about {topic}.
      C<waves> {he} can say, "Hello, stickers."
      C<beds> {he} can say, "Hum in, hum out."
      A<still> Click! The stone can move. Wiggle, wiggle, wiggle! The picture is done. Bye-bye, machine.
      A<still> The machine stops. The stone wakes up. It has hands and a nose. The picture stays here.
      A<inside> It is all in there. It can wiggle now. The picture is grey and white. Bye-bye, machine.
      A<inside> The machine saw inside. It took a picture. Now feet can move. Bye-bye, picture.
      A<waves> Off come the stickers, one by one. The lines are on a screen. The picture is done. Bye-bye, wires.
      A<beds> Hum, the bed is out. Feet go on the floor. The picture stays here. Bye-bye, machine.
      D<knock> The machine is loud. Knock, knock, hum! {Name has} soft things on both ears. It takes a picture. Knock, hum, stop.
      C<knock> {he} can say, "Knock, knock, hum."
      A<knock> Knock, knock, stop. Now it is quiet. The picture is done. Toes can wiggle. Bye-bye, machine.
    `),
    '4-5': script(`
      D<still> A stone can lie still all day long. For {scan}, {Name} may lie still for a bit. If a body moves, the picture is a blur. So it is good to be a stone for a while. The machine does the rest.
      D<inside> Under the skin there are bones and other things. {Name has} them too, but nobody can see them. A machine can take a picture of what is inside. It does not need to open anything. Taking the picture does not hurt.
      D<beds> Some machines have a bed, and {Name} may lie on it. It can move a bit by itself. A person presses a button, here or behind a window. That person can see and talk the whole time.
      D<waves> Some machines draw lines and not a picture. {Name} gets stickers or a cap with wires for that. They can feel wet or cold. The wires do not do a thing. They only listen to a heart or a head.
      P The one who takes the picture likes it sharp. That is why they say "still now".
      P A machine can be loud and not be angry. It just does a job.
      P The doctor looks at a picture for a long time. It is all grey, and the doctor can read it.
      Q Next to the machine, {Name} may feel ____.
      Q While keeping still, {his} nose or toes may feel ____.
      Q<beds> When the bed moves, {Name} may feel ____.
      Q In the room with the machine, {his} tummy may feel ____.
      H {helper} can stay as near as the rules say. ~ A voice can come along all the way.
      H The one who takes the picture can say how long it takes. ~ It helps to know.
      H<still> {helper} can practise stones at home. ~ It is a good game for two.
      H<helper> {helper} can think up a story for the wait. ~ It can go on after.
      H<adult> {helper} can help before it starts. ~ A way that is known already is {adult}.
      T<still> {he} can be a stone and think of one thing.
      T {he} can ask what it sounds like.
      T {he} can wiggle all over just before.
      T<still,comforter> {he} can let {comforter} be a stone first.
      T<comforter> {he} can show {comforter} the room first.
      T<doing> {he} can try {doing} before it starts.
      T<gear> {he} can ask to {gear} before it starts.
      C<still> {he} can think, "I am a stone in a river."
      C<still> {he} can think, "Still for the picture, then a wiggle."
      C<inside> {he} can think, "Smile in there."
      C<beds> {he} can think, "Somebody sees me the whole time."
      C<topic> {he} can lie still and think about {topic}.
      C<waves> {he} can think, "Listen away, wires."
      A<still> The picture is done, and the stone may move. Now the nose can have its scratch. The machine is still now. It has its picture.
      A<still> The machine has seen enough. First a toe may move, and then a foot. A stone can be a child again. In the picture nothing moves.
      A<inside> It was all inside before, and it is inside after. The machine only had a look. Its picture is black and white and grey. A doctor can read it.
      A<inside> Now the picture is on a screen. It looks grey in there. In {him} it is all as it was before. The machine saw it from outside.
      A<beds> The picture is done, and the person comes to say so. They have a face and a name. The picture is on a screen there. It is of {Name}, but it has no hair and no smile.
      A<beds> Now the bed is empty, and the machine is dark. The button has no more to do. Somebody looks at the picture. It goes to a doctor who can read it.
      A<waves> The stickers come off, and a bit of gel is left. A cloth takes it away. On the screen there are lines, up and down, up and down. A doctor can read that kind of picture.
      D<xray> An X-ray is a picture of what is inside. {Name} may sit or lie near the machine for it. It does not touch anyone. The picture cannot be felt. It takes as long as one breath. Then there is a click.
      P<xray> The one with the button goes behind a wall. It is a rule for people who do it all day. They can still see and talk.
      Q<xray> Just before the click, {Name} may feel ____.
      H<xray> {helper} can tell them if a place is sore. ~ Then hands go slowly there.
      T<xray> {he} can keep still for one breath.
      C<xray> {he} can think, "Hold still, click, done."
      A<xray> Click, and the picture is there. Bones are white on it, and the rest is grey. The machine has seen what is inside. Outside, it all looks as it did.
      D<again> {Name} has had a picture taken before. Now there will be one more. A head knows some of it, and it may talk at night. It may say the odd bits and leave out the end. The end was shoes on and home.
      P<again> Grown-ups count the days too. Some sing more, and some clean a lot.
      Q<again> In bed, before that day, {Name} may feel ____.
      H<again> {helper} can tell what will be the same. ~ What is known is smaller.
      T<again> {he} can say which bit was hard.
      C<again> {he} can think, "It is not today. Today I play."
      A<again> The picture gets one day. The others are for other things. On that day there is a way in and a way out. A doctor will look at the new picture. Grown-ups will tell what it says.
      D<knock> Some pictures need a big machine, like a short tunnel. {Name} may lie on a bed that slides in. It knocks and hums, and it is very loud. It is not cross, for that is how it makes a picture. There is something for the ears. Then the bed slides out.
      C<knock> {he} can think, "Knock, knock, and I am still."
      A<knock> The last knock is over, and the bed slides out. It was loud in there, and nothing came near. The picture is on a screen. Now all ten toes can wiggle.
    `),
    '6-7': script(`
      D<shadows> A hand in front of a lamp makes a shadow on a wall. {scan} can show {his} inside a bit like that. Some machines use rays that no eye can see. Some use sound, and some use a big magnet. None of them needs to open anything. So there is a picture in white and grey and black.
      D<still> Why does it help to keep still? {Name} may have seen a photo of a dog that moved. It has three heads. The machine takes its picture slowly, and it needs a body that waits. For some pictures that is one breath. For others it is as long as a few songs.
      D<beds> Some of these machines are bigger than a person. {Name} may lie on a bed or sit in front of one. The one who works it may go behind a window. It looks as if they had left. They can see and hear all the time. They can stop the machine.
      D<waves> A heart and a brain work with tiny bits of electricity. A machine can listen to that through wires. {Name} gets stickers or small discs on the skin. Some are cold. Nothing goes in. The lines on the screen go up and down like hills.
      P The person who takes the pictures may go behind a window or a wall. They do it all day, for one person after another. They can see and hear from there.
      P A doctor looks at the picture and may say nothing for a while. The doctor is reading. It takes longer than reading words.
      P Some people nearly doze off. Others count the lamps. Both ways work.
      Q In front of the machine, {Name} may feel ____.
      Q In the middle of keeping still, {his} body may feel ____. It often itches just then.
      Q While the picture is being read, {Name} may feel ____.
      H {helper} can ask who may come into the room. ~ A voice can often reach there, too.
      H The one who takes the picture can say each minute. ~ Counting makes it shorter.
      H<still> {helper} can play stones at home. ~ Being still can be practised.
      H<helper> {helper} can pick a story with {him} to think through. ~ Stories work with closed eyes.
      H<adult> {helper} can help by {adult} in the waiting room. ~ The wait is part of it.
      T {he} can wiggle and scratch before the start. ~ Then there is less left over.
      T {he} can ask what the sounds will be. ~ A known noise is less loud.
      T {he} can shut both eyes and breathe slowly. ~ A slow breath does not blur the picture much.
      T<comforter> {he} can leave {comforter} with a grown-up by the door. ~ Some have metal in them.
      T<doing> {he} can try {doing} before it begins. ~ It is good to start calm.
      T<gear> {he} can ask to {gear} before it starts. ~ Some things may come in, and some wait outside.
      C<shadows> {he} can think, "White, grey, black, done."
      C<still> {he} can think, "One head on the picture, please."
      C<still> {he} can think, "Still as a stone, one song long."
      C<beds> {he} can think, "They see me and hear me."
      C<topic> In there, {he} can think about {topic} from start to end.
      C<waves> {he} can think, "They only listen to me."
      A<shadows> White, grey and black shapes are on a screen now. They have no faces and no hair. It is a picture of the inside, and only some people can read it. The outside can get dressed.
      A<shadows> The shadow of a hand goes away when the lamp is off. The picture stays. It goes to somebody who knows what each kind of grey means. The hand itself can go and do what hands do.
      A<still> The machine is still as well now. A nose gets its scratch. If one picture is a blur, it can be taken again. That happens to lots of people, and the machine does not mind.
      A<still> Out comes the stone, and it has hands and feet again. It kept still for a while, and that is not so easy. The picture was worth it, or it will be next time. Now somebody may move as much as they like.
      A<beds> The machine stops, and the room looks smaller than before. The person comes to say that it is done. So much machine, and all it did was look. The picture does not weigh anything.
      A<beds> The machine has had its look and is quiet. Somebody presses one more button. The person on the bed was seen and heard the whole time. The picture is ready, and the shoes are where they were.
      A<waves> Off come the discs, and some gel stays behind. It washes out. The hills are saved as a long, long picture. Somebody who can read it will say what it shows.
      D<xray> "Does it hurt?" That is what most people ask about an X-ray. The picture cannot be felt at all. {Name} may feel a cold table, and a hand that helps. A sore place likes that to be done slowly. Then it is one breath of keeping still, and click.
      P<xray> The one who takes it goes behind a wall each time. That is a rule for people who do it all day long. They can see and hear from there.
      P<xray> A doctor reads the picture afterwards. It takes longer to read than to take.
      Q<xray> While keeping still, {Name} may feel ____.
      H<xray> {helper} can say it beforehand if a place is sore. ~ Hands can be slow when they know.
      T<xray> {he} can say "stop" when moving hurts. ~ There may be another way to lie.
      C<xray> {he} can think, "One breath, one click."
      A<xray> The picture is on a screen, in white and grey. Bones can be seen on it, and not one bit of skin. The machine looked at one part and did not ask about the rest. One breath was all it needed.
      D<bell> Some machines are like a short tunnel with both ends open. {Name} may think about that before anything else. The bed slides in, and it can slide out again. There is a bell or a ball to squeeze, and somebody hears it. Then the machine stops.
      P<bell> Many grown-ups do not like small places. The people at the machine know that. They go slowly and explain each step.
      P<bell> Some people come twice. The first day is to look, and the second is for the picture.
      Q<bell> Close to the machine, {Name} may feel ____.
      H<bell> {helper} can ask for a visit before the day. ~ A known room is smaller work.
      T<bell> {he} can try the bell before it starts. ~ Then it is sure that it works.
      C<bell> {he} can think, "In here, out there, and a bell in my hand."
      A<bell> The way in is the way out, and it is open at the end. Somebody listened for the bell the whole time. The picture is done, or it will be tried on another day. Either way the machine does not mind.
      D<again> Is a thing easier when it is known? {Name} may find that it is half true. With {scan}, the room is known, and so is the wait. In the days before, a head may run ahead. It goes in there over and over, and the machine is still off.
      P<again> Grown-ups have the same day in their heads. Some talk a lot, and some clean the oven. It is the same wait.
      P<again> No thought can change what a picture shows. It does no harm to think of it, or to forget it.
      Q<again> In the evenings before it, {Name} may feel ____. It may come and go.
      H<again> {helper} can say when somebody will tell what is on it. ~ A day is better than "soon".
      T<again> {he} can tell the people there which part was hard. ~ They may have a trick for it.
      C<again> {he} can think, "That day is not this day."
      A<again> On the day itself there is a way in and a way out. Somebody will read the picture and tell what it says. Until then there are other days, with school, supper and games in them. They do not belong to the machine.
      D<knock> The loudest of these machines makes its picture with a magnet. It knocks and hums, and it has breaks in between. {Name} may get something for {his} ears before it starts. Somebody behind the window can see and hear. There is a button to call. The more still a body lies, the sharper the picture gets. One part is as long as a song or two.
      C<knock> {he} can think, "One song of knocks, and then a break."
      A<knock> After so much knocking, the quiet sounds odd. The bed slides out, and somebody says hello. The machine has its picture now, in a lot of greys. It took some songs, and a body that kept still.
      D<find> Before a picture is taken there is a question. A doctor would like to know how it looks inside. {Name} may think of what they will see. The picture does not make anything. It shows what is there already, so that people know how to help.
      C<find> {he} can say, "I have a question about it."
      A<find> The picture has been taken, and now somebody reads it. That takes a while. When there is an answer, a grown-up will say it in plain words. Until then there is this day, with supper in it.
    `),
    '8-10': script(`
      D<ring> The picture that {Name gets} has a famous ancestor. In November 1895, a scientist called Röntgen found unknown rays that went right through paper and wood. A few weeks later there was a picture of a hand with all its bones, and a ring around one. The rays were called X, because X means unknown. Newer machines use magnets or sound, and all of them look inside without opening anything.
      D<still> Old photographs show people with stern faces, because they kept still for half a minute. Smiling is hard for so long. With {scan} there is the same problem, and so {Name} may be asked to lie like a statue. When something moves, the picture gets blurred, and then it is taken once more. One picture takes a moment or some minutes, and there may be a row of them. Lying still is the only job the patient has.
      D<thoughts> What can a machine see? In {his} body it can see things such as bones, organs, water and air, each as a different grey. What it cannot see is a thought, a wish or a secret, even when the picture is of a brain. People sometimes worry about that. The machine makes a map of places, so what goes on there stays private.
      D<waves> Some tests do not make a picture of the inside at all. They write down its electricity, which is far too weak to be felt. {Name} may get a number of thin wires on the skin, held by paste or stickers. It looks as if something would come out of them. In fact they are microphones of a kind, and they only listen.
      P The person at the machine takes dozens of pictures a day. A voice from a loudspeaker may sound like a railway station. It belongs to somebody who can see every toe.
      P Doctors look at the screen in silence, and silence can seem like bad news. It is mostly concentration. They may be comparing two details.
      P Plenty of adults dislike machines, gel or small rooms, and the people who work there hear it every day. They can explain, and they can stop for a moment. They would rather be told before than after.
      Q In the last minute before it starts, {Name} might feel ____.
      Q In the minutes of lying still, {Name} may notice ____. Itches are attracted to that sort of thing.
      Q Waiting for the result, {Name} might feel ____.
      H The radiographer can explain each sound before it comes. ~ A noise with a name is easier to lie beside.
      H {helper} can find out who may stay in the room. ~ It depends on the machine.
      H {helper} can say how many minutes have gone, if talking is possible. ~ Half is a good word to hear.
      H<helper> {helper} can agree with {him} on a film to run through in the mind. ~ It takes up half an hour.
      H<adult> {helper} can help by {adult} in the waiting room. ~ That part often takes longer than the picture.
      T {he} can practise lying still for one song at home. ~ The second time is easier.
      T {he} can ask to see what came out of it. ~ It is {his} own, after all.
      T {he} can close both eyes before moving in and keep them closed. ~ Behind closed eyes, every room is the same size.
      T<comforter> {he} can ask whether {comforter} may come in. ~ Anything with metal in it waits outside.
      T<quiet> {he} can spend the wait {quiet}. ~ Hospitals are generous with waiting.
      T<doing> {he} can try {doing} just before it starts. ~ It gets easier once it has begun.
      T<gear> {he} can ask to {gear} before it starts. ~ The staff know what may come near the machine.
      C<ring> {he} can think, "X means unknown, and this is known."
      C<still> {he} can think, "I am an old photograph."
      C<still> {he} can think, "A statue has one job."
      C<thoughts> {he} can think, "It sees my bones, and not what I think of it."
      C<topic> Inside, {he} can think about {topic} from the beginning to the end.
      C<waves> {he} can think, "They listen, and I do nothing."
      A<ring> The hand in that first picture belonged to Anna Röntgen, who did not like the sight of it. Millions of pictures have been taken since then. The newest is of {Name}, in several greys. The ring in the old one can still be seen, floating round a bone.
      A<ring> For more than a century people have looked at that first picture and found the ring before the bones. The newest picture has no ring in it, or perhaps a zip. Somebody will read it carefully. Rays with no name have come a long way since that kitchen table of a laboratory.
      A<still> The people in old photographs got up afterwards and laughed. Nobody took a picture of that. The machine is quiet, the statue has feet again, and somewhere a screen is filling with grey. It will be read by someone who knows how.
      A<still> A statue may scratch itself as soon as the picture is done. It is one of the advantages over marble. If something was blurred, there will be another go, as with the old cameras. Keeping still was the whole job, and somebody has done it.
      A<thoughts> Whatever was thought during those minutes went home unseen. The picture has been stored, with a name and a date. Doctors will say what is on it, and they can be asked. About the rest, a machine knows nothing at all.
      A<thoughts> The doctor can see a great deal in that picture, and none of it is what anyone was thinking. A machine that large might have been expected to know more. It was only interested in places. The thoughts left the building on foot, or on wheels, in good order.
      A<waves> The wires hang on their hook again, and the paste comes out with warm water and some patience. What was heard is a page of wavy lines. To most people it looks like a child's drawing of the sea. For those who can read that picture, it is a report.
      D<xray> An X-ray is over so fast that getting ready takes up most of the time. {Name} may be asked to sit, stand or lie so that the right place is in the beam. The picture itself cannot be felt, and there is only a click. What may hurt is the turning of a sore place, and the people there know that. Two or three pictures from different sides are usual.
      P<xray> The one who takes it goes behind a screen each time, which looks as if there were some danger. One picture is a tiny amount. Only somebody who takes thirty a day needs a wall.
      P<xray> The one who takes the picture is often not the one who explains it. A quiet face there means concentration.
      Q<xray> While keeping still, {Name} might notice ____. An itch likes such moments.
      H<xray> {helper} can say beforehand if a movement hurts. ~ Often there is another position.
      T<xray> {he} can ask how many pictures there will be. ~ A number is good to know.
      C<xray> {he} can think, "Turn, hold, click."
      A<xray> The inside is on a screen now, in white and several greys. Somebody who has seen thousands of such pictures will look at it line by line. An X-ray does not hurt. It is only rather good at showing what does.
      D<bell> What makes a scan hard for many people is not the picture but the place. {Name} may know that. It is narrow and loud, and lying still in it goes against every idea of a body. So it is built with an open end, a light, a fan and a bell to squeeze. One squeeze, and somebody answers. The bed comes out faster than it went in.
      P<bell> A good many adults find it hard to lie in such a machine. The staff have seen it every week, and a picture that was broken off is nothing new to them. They would rather stop than have somebody suffer in silence.
      P<bell> Alarm in a body goes up, stays for some minutes and comes down, even when nothing is done about it. That is hard to believe in the first minute. It is easier in the fourth.
      Q<bell> In the first minute inside, {Name} might notice ____. Breathing often changes first.
      H<bell> {helper} can ask for a visit without a scan, to see it and lie on the bed. ~ What has been tried is half as strange.
      T<bell> {he} can put a cloth over both eyes before the bed moves. ~ A place that is not seen has no size.
      C<bell> {he} can think, "I have the bell, and the end is open."
      A<bell> The machine is quiet, and the room around it has its old size back. The picture was taken, or a part of it was, or it was a rehearsal. Each of these makes the next step smaller. The bell hangs on its hook, and it works every time.
      D<again> People say that a thing gets easier when it is known. With {scan}, {Name} may find that it works both ways. The way in and the wait are known, and so is the noise, or the silence. In the week before, a mind likes to run ahead. It visits the room in advance, and then the answer, where nobody has written anything yet. It comes back tired, with no news.
      P<again> Adults have the same date in their heads. They may be extra cheerful, or short, or clean the oven at night. It is the same wait in another costume.
      P<again> Thinking about it a lot does not make a picture worse. Thinking about it hardly at all does not make it worse either. It will show what is there, and a head is free to do as it likes until then.
      Q<again> In the evenings before it, {Name} might feel ____. It may come in waves, with whole hours in between.
      H<again> {helper} can find out who gives the answer, and on which day. ~ An open end is the longest sort.
      T<again> {he} can tell the staff which part was hard the other time. ~ They can change more than people think.
      T<again> {he} can give the worry ten minutes after tea, with somebody there. ~ It talks less at night when it has had a turn.
      C<again> {he} can think, "Nothing is written yet, and this is only Tuesday." It works on any day.
      A<again> When the day comes, it has a way in and a way out, like the other one. Then somebody reads the picture and says what comes next, whichever way it goes. The week before it is a week like others. It has lessons, suppers and weather in it, and the machine has no right to any of them.
      D<knock> The loudest of these machines takes its picture with a magnet. Coils of wire jump a tiny bit each time the current is switched, and that is the hammering. {Name} may get ear plugs or headphones, and perhaps music or a story in them. It hammers, stops and starts again in another rhythm. A person at the desk can see and hear, and there is a bell to squeeze. Between two parts there is time to breathe and to swallow.
      C<knock> {he} can think, "Hammer away. I am a statue."
      A<knock> When the hammering stops for the last time, the room seems twice as big. The bed slides out, and the statue may scratch its nose. All that noise was coils and current. What is left of it is a picture, which is perfectly silent.
      D<find> A scan begins with a question that somebody wants to answer. {Name} may be lying in front of the machine with another one: what will they find? It is a fair thing to wonder. The picture changes nothing inside. It shows how things are, so that doctors can stop guessing and help with what is really there. Often it all looks as expected. Sometimes it is a thing with a name and a plan.
      C<find> {he} can ask, "Who tells us, and on which day?"
      A<find> The machine has done its part, and a doctor reads the picture with a cup of tea. The time until the answer is the awkward bit. Nobody knows it yet. Whatever it is, it can be told in plain words and asked about. The picture shows one day. The people at home are there for the others.
    `),
    '11+': script(`
      D<ring> The first person to see a photograph of living bones did not care for it, although nothing was wrong. It was 1895, and the hand was that of Anna Röntgen, with a ring hanging round the shadow of a finger. After {scan}, {Name} may have a similar moment in front of the screen. It is odd to be shown the inside of oneself in grey. The picture says nothing about what sort of person it is, since an inside has no opinions.
      D<thoughts> There is a limit to what a scan can show of {him}. Machines can separate bone from muscle and water from air, and on the screen a body becomes a landscape in a great many greys. Even when the picture is of a brain, it contains no thought, no memory and no secret, only the place where such things happen. That is reassuring, and slightly disappointing. The most interesting part of the patient goes home without having been photographed.
      D<still> It is surprisingly difficult to do nothing on request. The moment that {Name is} asked to lie still for a picture, a nose begins to itch and a leg remembers something. Every scan depends on this small discipline, which lasts from a second to half an hour. Some machines are silent, and some hammer like a building site, which is merely the sound of a magnet being switched. The picture itself does not hurt. The rest is boredom, and boredom can be prepared for.
      D<waves> Some scans are not pictures but recordings. Hearts and brains produce small voltages, and electrodes on the skin pick them up, so {Name} may be covered in wires for an hour. It looks like science fiction and feels like glue. No current goes in, since the traffic is entirely one way. The result is a bundle of wavy lines, and reading them is a task for someone who has seen a few thousand of them.
      P The people who work there can tell within a minute who is uneasy. They have explanations, breaks and a good deal of practice. What they cannot do is guess the reason, so a sentence beforehand is worth a good deal.
      P The person who takes the picture usually cannot say what it means, and a blank face is a professional one. A specialist reads it later. It is fair to ask who that will be, and when.
      P Relatives in a waiting room fill the time with theories. They look things up on their phones and put them away again. Most of them would be glad to be given something else to talk about.
      Q While changing for it, {Name} might feel ____. It may be about the machine or about the answer.
      Q In the tenth minute of keeping still, {Name} may notice ____.
      Q Between the picture and the result, {Name} might feel ____. Not knowing is a state of its own.
      H The radiographer can explain noises, minutes and the bell. ~ It is a routine question to them.
      H {helper} can find out beforehand what happens with the result. ~ A date is easier to wait for than "soon".
      H {helper} can be company in the waiting room without theories. ~ Crosswords are better.
      H<helper> {helper} can agree on what to do straight afterwards. ~ It gives the day another subject.
      H<adult> {helper} can offer {adult} in the time before the result. ~ That time is the longest part.
      T {he} can prepare something to go through in the mind, such as a film, a route or a recipe. ~ Half an hour needs material.
      T {he} can close both eyes before going in. ~ A space that is not seen has no size.
      T {he} can ask for a copy of the picture. ~ It makes an unusual portrait.
      T<comforter> {he} can ask what may be brought in, {comforter} included. ~ Metal stays outside, and most other things are negotiable.
      T<quiet> {he} can spend the wait {quiet}. ~ It is more reliable than the magazines.
      T<doing> {he} can try {doing} at the start. ~ After three minutes it becomes ordinary.
      T<gear> {he} can {gear} in the waiting room, and ask what may come along from there. ~ A waiting room has no magnet.
      C<ring> {he} can think, "It is my inside, and it is only grey."
      C<thoughts> {he} can think, "Whatever I think in here stays in here."
      C<thoughts> {he} can think, "It sees the place and not the thought."
      C<still> {he} can think, "Doing nothing, on purpose, for ten minutes."
      C<topic> In the machine, {he} can think about {topic} at a length that would bore anyone else.
      C<waves> {he} can think, "One-way traffic, outwards."
      A<ring> The hand with the ring was printed in newspapers around the world, and people queued to see their own. By now it is a matter of an afternoon. Somebody with training will read the new picture and explain it. What it shows was there before, and the difference is that it can be known.
      A<thoughts> On the way out, the landscape in grey stays behind on a server, with a date of birth attached. It is a picture of places, and the thoughts have come along. Doctors will talk about the one, and they can be asked until it is clear. The other is available only from the person concerned.
      A<still> Nothing moved, and then everything may. The itch has usually gone by that time. The picture is either sharp or will be taken again, which happens often and means nothing. Of all the things that are asked of a patient, this one at least is learned in an afternoon.
      A<waves> The electrodes leave rings on the skin and paste in the hair, and both wash out. The recording will be gone through line by line. It contains rhythms and no thoughts, whatever films suggest. As a picture of oneself it is unusual, and hardly anyone would recognise the sitter.
      D<bell> Few people enjoy being slid into a machine, and those who say so are in good company. {Name} may find that the body decides before the mind has been asked. It sees something narrow and prepares to leave, with a fast heart and too much breath. The engineers have thought of it: the tube is open at the end, there is light and air, and a bell lies in one hand. A squeeze stops everything within seconds.
      P<bell> Radiographers see this every week, and a scan that was stopped halfway is routine to them. They can offer a visit, a mirror, music, breaks, or in some cases a medicine that calms. What they offer depends on their knowing.
      P<bell> Alarm follows a curve, up and then down again, whether anybody argues with it or not. Most people leave near the top. Those who happen to stay are surprised at how soon it turns.
      Q<bell> Before the bed moves, {Name} might notice ____. The body usually comments first.
      H<bell> {helper} can ring the department beforehand and say what the difficulty is. ~ It is a question that they like to get early.
      T<bell> {he} can close both eyes before going in and keep them closed, with the bell in one hand. ~ A space that is not seen has no size.
      C<bell> {he} can think, "Open at the end, and the bell is mine."
      A<bell> On the way out the tube turns out to have been about as long as a sofa. Whether the picture is complete or only begun, the route is known now. A scan can be repeated, shortened or planned in another way, and none of that counts as failing. The bell goes back on its hook.
      D<again> There is a word for it among patients, "scanxiety", and it did not come from doctors. {Name} may know it: nothing hurts, nothing has happened, and the week before {scan} is odd all the same. Experience helps with the machine. It does not help with the answer, since that one is new each time. So a mind goes over it at night, like somebody who checks a letterbox before the letter has been posted.
      P<again> Everyone in the house has the date in mind, and most of them believe that they hide it well. Cheerfulness at breakfast is one sign, and a very clean oven is another. One sentence said aloud tends to relieve all of them.
      P<again> A picture shows what is there. It is affected neither by worrying nor by failing to worry, and no particular attitude is required of a patient. That leaves the week free to be lived badly or well.
      Q<again> In the evenings before it, {Name} might feel ____. It often comes in waves, with perfectly good hours in between.
      H<again> {helper} can find out who gives the result, when, and to whom first. ~ The wait gets shorter when its end is known.
      T<again> {he} can tell the staff what was hard the other time. ~ They have options, and they only offer them to people who say so.
      T<again> {he} can decide how much it is talked about in that week, and with whom. ~ "Ask me on Friday" is a complete answer.
      C<again> {he} can think, "The letter has not been posted. I can stop looking in the box."
      A<again> The day itself is mostly corridors. There is a way in, a way out and some waiting. Then somebody with training explains what is on the picture and what follows from it, whichever way it goes. Until then the letterbox is empty for everyone. The week has other things in it, and some of them are good.
      D<knock> The MRI scan is a long exercise in ignoring noise. The picture is made with a strong magnet, and each time the current in the coils is switched they jolt, some hundred times a minute. {Name} may find that it sounds like roadworks with a sense of rhythm. Ear protection is part of it, often with music that loses. The staff can see and hear everything, and a rubber bulb in one hand stops the whole performance. It comes in parts of a few minutes each, and one may ask how long the next one is.
      C<knock> {he} can think, "Roadworks. They knock off at four."
      A<knock> The last part ends in the middle of a beat, and the silence takes some getting used to. Somebody appears, presses a button, and the bed brings everything back into the room. No one can feel a picture being taken. It is merely announced very loudly.
      D<find> A scan answers a question, and the hours around it tend to produce a dozen more. {Name} may be less concerned with the machine than with what it might show. That is reasonable, since nobody orders such a picture for decoration. Still, a scan creates nothing. Whatever it shows has been there all along and can now be dealt with on the basis of facts. A good many of them show nothing that needs dealing with.
      C<find> {he} can think, "It is a picture of how things are. Knowing is what it is for."
      A<find> The picture is on a server, and a specialist with a queue will get to it. Waiting is unpleasant work, and it is allowed to say so. It helps to have a date, a name and somebody who will be told at the same time. Beyond that there is an ordinary evening, and the machine is busy with somebody else.
    `),
  },
};

/** X-ray, ultrasound, MRI and other pictures of the inside of a body: lying still, a machine, and what it sees. */
export const scan: Frame = withScenes(own, aLookInside, soundThatDraws);

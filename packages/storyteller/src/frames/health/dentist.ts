import { script, type Frame } from '../../frame.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';
import { aCoatForTeeth } from './a-coat-for-teeth.ts';
import { drillInASleepingTooth } from './drill-in-a-sleeping-tooth.ts';
import { fingersInAMouth } from './fingers-in-a-mouth.ts';

const own: Frame = {
  id: 'dentist',
  name: 'Going to the dentist',
  says: [
    'scared of the dentist',
    'dentist appointment tomorrow',
    'first trip to the dentist',
    'will not open her mouth for the dentist',
    'hates having his teeth checked',
    'needs a filling and is terrified',
    'has to have a tooth out',
    'screams in the dentist chair',
    'dental check up anxiety',
    'afraid of the drill',
    'cavity filled on monday',
    'dentist was horrible last time',
    'he bit the dentist',
    'wont let the hygienist clean her teeth',
    'gags when the dentist puts the mirror in',
    'the noise at the dentist',
    'dentst visit for my 4 year old',
    'new dentist and she is shy',
    'tooth extraction',
    'hates the taste of dentist stuff',
    'the bright light at the dentist bothers him',
    'dental appointment sensory',
  ],
  claims: {
    strong: [
      'dentist',
      'dental',
      'hygienist',
      'dentist chair',
      'dentist appointment',
      'dentist visit',
      'filling',
      'cavity',
      'tooth out',
      'tooth pull',
      'tooth extraction',
    ],
    cues: ['tooth', 'mouth', 'checkup', 'appointment', 'drill'],
    not: [
      'dentist said',
      'brush',
      'pillow filling',
      'leg brace',
      'back brace',
      'dentist told us',
      'dentist says she must',
      'dentist says he must',
      'dentist says no',
      'wont smile',
      'will not smile',
      'hides his smile',
      'hides her smile',
      'called brace face',
    ],
  },
  topicWords: ['dentist', 'tooth', 'teeth', 'mouth'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'Before a filling the gum is often rubbed with numbing jelly and then numbed with an injection: a pinch or push for some seconds, then lip and tongue feel thick for one to three hours. Biting the numb lip or cheek can hurt it, so eating waits.',
    'Before a tooth is taken out, the place is numbed; pressure is felt, sharp pain is not. The gum closes within about two weeks.',
    'At a check-up the dentist looks at each tooth with a small mirror and a light, and often counts them aloud.',
    'Children have 20 milk teeth; grown-ups have up to 32 teeth.',
    'Dental teams agree a stop signal such as a raised hand; talking is hard with an open mouth.',
    'Dentists wear gloves and a mask so that germs are not passed on.',
    'The small suction tube takes water and spit away and makes a slurping noise.',
    'Enamel is the hardest substance in the body. It has no living cells, so it cannot grow back; a filling closes the hole.',
    'Before work that may hurt, a dentist can numb the tooth. Numb skin feels thick for a few hours.',
    'Dentists write each tooth down with a number of its own.',
    'A clay tablet from ancient Mesopotamia blames toothache on a worm. There are no tooth worms; bacteria turn sugar into acid.',
    'Sedation makes a patient calm and drowsy. It is breathed through a mask on the nose, drunk, or given through a tube in the hand; the breath is watched the whole time. The tooth is numbed as well. A grown-up takes the patient home; the staff say whether to eat before.',
    'Hearing what comes next before it comes (tell, show, do) helps many children at the dentist.',
  ],
  // Teeth that are taken out to make room are the matter, whatever comes after them.
  decidedBy: [
    /^(?![^]*\b(?:hospital|general an(?:a)?esthetic|knocked out|fell out|falls? out|wobbly|come out|fairy|put to sleep)\b)[^]*?\b(?:tooth|teeth|molars?)\b[^.!?]{0,12}\b(?:taken out|removed|pulled(?: out)?|extracted|out)\b[^.!?]{0,30}\b(?:before|for|so|because of|to make (?:room|space))\b[^.!?]{0,16}\b(?:brac\w*|train tracks|room|space)\b/i,
  ],
  threads: {
    numb: 'jelly on the gum, a pinch, and a lip that goes to sleep for an hour',
    lamp: 'the lamp that looks into a dark mouth',
    count: 'a small mirror that counts the teeth one by one',
    chair: 'the chair that goes up and comes down again',
    hole: 'a small hole in a tooth, which is cleaned and filled',
    out: 'a tooth that is taken out, first numb and then loose',
    calm: 'a medicine that makes a body calm, often through a mask on the nose',
    sounds: 'each sound at the dentist and what makes it',
    hand: 'a hand in the air that stops everything',
    worm: 'the worm that people blamed for toothache four thousand years ago',
    held: 'a time at the dentist that went badly, and a plan for the next one',
    letter: 'the teeth written down as letters and numbers on a screen',
  },
  threadCues: {
    numb: /\b(?:injections?|jabs?|needles?|numb\w*|an[ae]sthetic|shots?)\b/i,
    held: /\b(?:held (?:his|her|their|him|her|them)|pinned|forc(?:ed|ing)|restrain\w*|last (?:time|visit|appointment)|(?:bad|awful|horrible|terrible|traumatic|rough) (?:time|visit|experience|dentist|appointment)|traumati[sz]ed|bit the dentist|after what happened|ever since)\b/i,
    calm: /\b(?:sedat\w*|laughing gas|(?:with|has|having|under|by|the|needs|get(?:s|ting)?|some|a bit of) gas(?= |$|[.,])|happy (?:air|gas)|gas and air|nitrous|nose mask|mask (?:on|over) (?:his|her|their|the) nose|calming (?:medicine|gas))\b/i,
    out: /\b(?:taken out|take (?:it|them|one|two|a tooth|his tooth|her tooth|teeth) out|(?:tooth|teeth|molars?) (?:\w+ )?(?:out|pulled|removed)|pull(?:s|ed|ing)? (?:it|them|one|two|out|(?:a|his|her|the|their) (?:\w+ )?(?:tooth|teeth|molars?))\b|extract\w*|removed|removal|coming out at)\b/,
    hole: /\b(?:fillings?|holes?|cavit(?:y|ies)|caries)\b/,
    chair: /\b(?:chair|l(?:ie|ies|ying) back|tip(?:s|ped|ping)? back)\b/,
    sounds: /\b(?:drill\w*|noises?|sounds?|loud|whirr\w*|suction)\b/,
    hand: /\b(?:brace[sd]?|orthodont\w+|retainer|drill\w*|gag\w*|hold still|panics?|taken out|(?:tooth|teeth) out|removed|extract\w+)\b/,
    // Whoever dreads the drill has no use for the history of toothache.
    worm: new RegExp(
      saidUnless(
        String.raw`(?:toothache|tooth ache|fillings?|cavit\w+|decay\w*|hole in)`,
        String.raw`drill\w*|panic\w*|terrif\w*`,
      ),
    ),
    letter: /\b(?:check-?ups?|brace[sd]?|orthodont\w+|retainer|x-?rays?)\b/,
  },
  onlyWhenSaid: ['hole', 'out', 'calm', 'held', 'numb'],
  comesFirst: ['calm', 'numb', 'hole'],
  tellsAlone: ['calm', 'held'],
  roles: {
    // By name, where it has been told.
    dentist: { fallback: { text: 'the dentist' }, cues: [{ match: /\bdentist\b/i, phrase: { text: 'the dentist' } }] },
  },
  titles: {
    young: [
      { text: 'A Lip Like a Cushion', thread: 'numb' },
      { text: 'This Time With a Plan', thread: 'held' },
      { text: 'A Lamp for a Cave', thread: 'lamp' },
      { text: 'One Tooth, Two Teeth', thread: 'count' },
      { text: 'The Mirror That Counts', thread: 'count' },
      { text: 'Up Goes the Chair', thread: 'chair' },
      { text: 'Chair Up, Chair Down', thread: 'chair' },
      { text: 'A Tooth Gets Mended', thread: 'hole' },
      { text: 'Slurp, Whirr, Tap', thread: 'sounds' },
      { text: 'Air for the Nose', thread: 'calm' },
      { text: '{name} at the Dentist' },
      { text: 'A Look at All the Teeth' },
    ],
    older: [
      { text: 'A Lip Like a Cushion', thread: 'numb' },
      { text: 'First the Jelly, Then the Pinch', thread: 'numb' },
      { text: 'This Time With a Plan', thread: 'held' },
      { text: 'A Hand That Counts', thread: 'held' },
      { text: 'The Sounds of a Dentist', thread: 'sounds' },
      { text: 'Between Awake and Asleep', thread: 'calm' },
      { text: 'When Time Gets Short', thread: 'calm' },
      { text: 'Who Makes That Slurp?', thread: 'sounds' },
      { text: 'A Hand Means Stop', thread: 'hand' },
      { text: 'One Hand in the Air', thread: 'hand' },
      { text: 'There Was No Worm', thread: 'worm' },
      { text: 'The Worm That Got the Blame', thread: 'worm' },
      { text: 'Every Tooth Has a Number', thread: 'letter' },
      { text: 'What the Dentist Writes Down', thread: 'letter' },
      { text: 'Teeth, Counted Twice', thread: 'count' },
      { text: '{name} and the Dentist' },
      { text: 'Half an Hour with an Open Mouth' },
    ],
  },
  benefits: [
    'Shows what a dentist does and why, before it happens.',
    'Gives {name} something small to do in the chair, and something short to say or think.',
    'Leaves it to {name} how the visit feels.',
  ],
  talk: {
    young: [
      'What does the dentist look at?',
      'Which part may feel tickly or odd?',
      'Shall we count the teeth of a toy with a spoon for a mirror?',
    ],
    older: [
      'What was new in the story about the dentist?',
      'Which word went into the blank, and was it about the waiting or the chair?',
      'Shall we agree on a stop sign and tell the dentist about it?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['tooth', 'mirror'],
  },
  text: {
    '2-3': script(`
      D<count> {Name goes} to the dentist. There is a small mirror. It looks at teeth. One tooth, two teeth, three!
      D<count> Here is a mirror. It is as small as a spoon. It goes in {his} mouth. It counts: one, two, three.
      D<chair> Here is a big chair. {Name sits} on it. The dentist sits too. Whirr! The chair goes up.
      D<chair> The dentist has a chair. {Name is} on it. Whirr! Up it goes. The dentist looks in. Hello, teeth!
      D<hole> A tooth has a hole. {Name goes} to the dentist. Whirr, brush, brush. The hole gets clean. Then it gets full.
      D<hole> Hum, hum! {Name is} at the dentist. A small brush hums. It cleans a hole in a tooth. Fill, fill, all full.
      D<lamp> Click! The dentist has a lamp. {Name} can see it. It is up high. It looks in, like the sun.
      P The dentist likes teeth. The dentist looks all day long.
      P Some children open wide. Some open a little bit.
      P The dentist knows that mouths get tired.
      P Grown-ups go too. They open wide, like fish.
      Q At the dentist, {Name} may feel ____.
      Q Under the lamp, {Name} may feel ____.
      Q In the big chair, {Name} may feel ____.
      H {helper} can stay close.
      H {helper} can go first.
      H The dentist can stop for a rest.
      H<helper> {helper} can hold a hand.
      H<adult> {helper} can try {adult}.
      T {he} can lift one hand for "stop".
      T {he} can open wide for a bit.
      T {he} can wiggle ten toes.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<count> {he} can say, "One tooth, two teeth, three."
      C<count> {he} can say, "Hello, mirror. Count, count."
      C<chair> {he} can say, "Up, chair. Down, chair."
      C<chair> {he} can say, "Whirr up, whirr down."
      C<hole> {he} can say, "Bye-bye, hole."
      C<topic> {he} can think about {topic}.
      C<lamp> {he} can say, "Hello, lamp. Here are teeth."
      A<count> One tooth, two teeth, three. The mirror is done. The teeth got a look. Bye-bye, mirror.
      A<count> The mirror comes out. The mouth can shut. The teeth can rest now. Count, count, done.
      A<chair> Whirr! The chair comes down. Feet are on the floor. The mouth can shut. Bye-bye, chair.
      A<chair> Up went the chair. Down comes the chair. The lamp goes off. Bye-bye, dentist.
      A<hole> The hole is full now. The tooth is whole. The mouth can shut. Bye-bye, dentist.
      A<hole> No more hum. The hole is full. Hello, whole tooth! Down go the feet.
      A<lamp> Click! The lamp is off. The mouth can shut. The teeth are in the dark. Bye-bye, dentist.
      D<held> The dentist was hard last time. {Name} may think of it. A mouth can be shy. So this time, it goes slow.
      P<held> The dentist can go slow. Small and slow.
      Q<held> By the big chair, {Name} may feel ____.
      H<held> {helper} can sit there too.
      T<held> {he} can sit on a lap.
      C<held> {he} can say, "Slow, please."
      A<held> Slow is a good way. One tooth, and then a rest. The mouth can shut. Bye-bye, chair.
      D<numb> {dentist has} jelly. It goes on the gum. {Name} may taste it. Then comes a pinch. Now one lip feels big.
      Q<numb> At the pinch, {Name} may feel ____.
      H<numb> {helper} can hold one hand.
      T<numb> {he} can wave with both feet.
      C<numb> {he} can say, "Jelly, pinch, big lip."
      A<numb> The tooth is mended. One lip feels big. Soon it feels small. Bye-bye, dentist.
    `),
    '4-5': script(`
      D<count> At the dentist there is a mirror on a stick. It is as small as a coin. It goes into {his} mouth to look behind the teeth. Nobody can see there without it. The dentist counts each tooth out loud.
      D<count> Twenty teeth can fit in a mouth like {hers}. A dentist wants to see each one. So there is a tiny mirror on a stick. It goes to the front, to the side and to the back. At each tooth there is one number.
      D<chair> A dentist has a chair that is a bit like a bed. {Name sits} on it, and then it goes up. A lamp comes down from above. It is bright, because a mouth is dark inside. Then the dentist looks at the teeth.
      D<chair> First there is a room to wait in. Then {Name gets} on a long chair at the dentist. It hums, and it goes up and back. Now the feet are high, and the teeth are easy to see. There may be sunglasses, because the lamp is bright.
      D<hole> A tooth can get a small hole. So {Name} may go to the dentist. First comes a gel or a pinch, and the lip feels thick. Then a tiny drill hums and cleans the hole. Last, it gets filled up and a blue lamp makes it hard.
      D<hole> What does a dentist do with a hole in a tooth? {Name} may ask that. The hole gets cleaned with a tiny drill that hums. Then a soft white paste goes in. A blue lamp shines on it. Then it is as hard as a tooth.
      D<lamp> It is dark in a mouth, as dark as in a cave. So a dentist has a lamp. {Name} may shut both eyes when it comes, or put on sunglasses. The lamp only looks. It shows each tooth, the big ones at the back too.
      P The dentist has a mask and gloves. They keep germs away. There may be a smile behind the mask.
      P A dentist cannot hear words from a wide open mouth. It all sounds like "aah". So a hand in the air is a good sign.
      P Some children open wide at once. Some want a look around first. A dentist meets both on most days.
      P Grown-ups go to the dentist too. Many of them look at the ceiling and count the spots.
      Q When the mirror comes close, {Name} may feel ____.
      Q When the chair goes back, {his} tummy may feel ____.
      Q In the room where people wait, {Name} may feel ____.
      H {helper} can sit close by the whole time. ~ A hand is near then.
      H The dentist can show each thing first. ~ It helps to see it before it moves.
      H The dentist can stop when a hand goes up. ~ Then a mouth can rest.
      H<helper> {helper} can go in the chair first. ~ Grown-up teeth get counted too.
      H<adult> {helper} can help at the dentist. ~ What has helped before is {adult}.
      T {he} can lift one hand for a stop.
      T {he} can ask to see the mirror before it is used.
      T {he} can breathe through the nose, in and out.
      T<comforter> {he} can hold {comforter} in the chair.
      T<comforter> {he} can let {comforter} have the first turn.
      T<doing> {he} can try {doing} in the chair.
      C<count> {he} can think, "One tooth, one number."
      C<count> {he} can say at the start, "Hello, small mirror."
      C<chair> {he} can think, "First up, and then down."
      C<chair> {he} can think, "The chair knows the way down."
      C<hole> {he} can think, "Hum, clean, fill, done."
      C<topic> {he} can look up and think about {topic}.
      C<lamp> {he} can think, "It is a lamp for my cave."
      A<count> The last tooth gets the last number. The mirror comes out, and the mouth can shut. Now somebody knows how many teeth there are. It says so in a list.
      A<count> A mirror on a stick has seen a lot of teeth today. It gets washed, because more mouths will come. The counting is done for now. The mouth can shut now, or tell about it.
      A<chair> The lamp goes off, and the chair hums down. Feet are on the floor, and the mouth is shut. The dentist says goodbye. It is a place that looks after teeth.
      A<chair> Down comes the chair, as slow as it went up. The next person at the dentist can have it now. It will hum for them too. {his} mouth can shut now.
      A<hole> The hole is full, and the tooth is whole again. The lip may feel thick for a while. Then it is a lip like before. The dentist puts the tiny drill away, and the mouth can shut.
      A<hole> The hum is over. The tongue goes to look, and there is no hole. It is smooth there now. That tooth can bite again when the lip is awake.
      A<lamp> The lamp goes off, and in the mouth it is dark again. Teeth like it that way. The dentist has seen what there was to see. Now the cave can shut its door and go home.
      D<out> Some teeth need to come out, and a dentist can help them. First there is a medicine, so that the place goes numb. Then {Name} may feel a push and a wobble. That is odd, but it is not the tooth that feels it. Then the tooth lies on a little dish.
      C<out> {he} can think, "Push, wobble, out."
      A<out> The tooth is out. There is a soft pad to bite on. Food can wait until the mouth is awake again. It heals a bit each day. The dentist did one job, and now the teeth have a rest.
      D<calm> The dentist has a calm medicine, and {Name} may get it. Often it comes through a mask on the nose. There are other ways, too. There may be an odd smell or taste. Arms and legs can get warm and heavy. Then the dentist can work.
      P<calm> Somebody looks at the breath the whole time. It is a part of their job.
      P<calm> A mask at the dentist is for the nose. The mouth stays free, because the teeth are in it.
      Q<calm> When it smells odd, {Name} may feel ____.
      H<calm> The dentist can show each thing first. ~ It helps to see it and touch it.
      H<calm> {helper} can ask which way it is given. ~ Then there is no guess.
      T<calm> {he} can breathe out long, like a soft wind.
      C<calm> {he} can think, "In, and out, and heavy legs."
      A<calm> The teeth are done, and the calm goes away bit by bit. Legs may be wobbly for a while. A lip may feel thick. A grown-up stays near until they are awake. The dentist says goodbye.
      D<held> Last time at the dentist was hard. It was not done in a good way. {Name} may think of that. Then a mouth wants to stay shut. So grown-ups can plan it another way. They can say each step. They can stop when a hand goes up.
      P<held> The grown-ups wanted to be quick, and it was too much. They can be sorry about it.
      P<held> A dentist can learn what a child likes. Some like to hold the mirror first.
      Q<held> Thinking of the last time, {Name} may feel ____.
      Q<held> In the big chair, {his} tummy may feel ____.
      H<held> {helper} can tell the dentist about it before. ~ Then it can be done in another way.
      H<held> {helper} can say the steps at home, one by one. ~ Then no step is a surprise.
      T<held> {he} can put up a hand, and it stops.
      T<held> {he} can choose a lap or the chair.
      C<held> {he} can say, "Stop, please. Then go on."
      A<held> The last time is over. This time there is a plan, or there will be one. It has small steps, and a stop in it. A mouth can open a bit more with a plan like that. The dentist can wait.
      D<numb> Before a tooth is mended, {dentist makes} it numb. First comes some jelly with a taste. Then {Name} may feel a pinch, and a push. It lasts about as long as a slow count to ten. After that the lip feels like a cushion.
      P<numb> {dentist goes} slowly, because slow pinches less. Dentists have teeth of their own. They have had that pinch as well.
      Q<numb> Before the pinch, {Name} may feel ____.
      H<numb> {helper} can count to ten in a soft voice. ~ At ten, it is done.
      T<numb> {he} can put up a hand, and then there is a stop.
      T<numb> {he} can wiggle {his} toes as fast as they go.
      C<numb> {he} can think, "Jelly, pinch, and then a cushion."
      A<numb> The tooth is mended, and the lip is still a cushion. It is not for biting, so lunch is a bit later. Then the lip wakes up with a tickle. In the mirror it was thin the whole time.
    `),
    '6-7': script(`
      D<sounds> A dentist's room has sounds that no other room has. {Name} may hear them from the chair. The little hose that slurps takes the water out of a mouth. The whirr is something tiny that spins and cleans. The tap, tap is metal on a tooth. It is quite loud, because teeth are so hard. Each sound has one job.
      D<sounds> Slurp, says a small hose next to the chair. It drinks the water, so that {Name} gets no puddle in the mouth. Then there may be a whirr from something tiny that spins. It is fast, and it cleans. Sounds like these are loud inside a head. For the person next door they are quiet.
      D<hand> With a mouth wide open, there is not much to say but "aah". At the dentist, {Name} may notice that. So people agree on a sign for that time. A hand in the air means stop. The tools come out, and there is time to swallow. Then it can go on.
      D<count> Milk teeth come in a set of twenty. {Name} may have new ones by now, or a gap. A dentist wants to see each place. A mirror on a stick looks behind them, where even the owner cannot look. The dentist says a number or a letter for each tooth. Somebody types it all in. It is like a map of one mouth.
      P The dentist looks at mouths all day and likes it. To the dentist a gap is not odd at all. It is a place where a tooth is on its way.
      P A dentist cannot feel what is going on in somebody else's mouth. So most dentists ask. They would rather stop five times than guess.
      P Some children like the chair and hate the lamp. Others do not mind the lamp, but they gag on the mirror. People in a dentist's room know that mouths differ.
      P Behind the mask it is hard to tell if somebody smiles. Eyes can show it. When the corners get small lines, the mask is probably smiling too.
      Q When the chair goes back, {Name} may feel ____. It may be a bit different when it comes up.
      Q With a mirror in the mouth, {Name} may feel ____.
      Q In the waiting room, {his} legs may feel ____. Legs often know first.
      H {helper} can tell the dentist about the stop sign before the start. ~ Then everybody knows it.
      H The dentist can say what comes next before it comes. ~ It helps to know how long a sound will last.
      H {helper} can sit where {Name} can feel a hand on one foot. ~ Feet are free there.
      H<helper> {helper} can read to {him} in the waiting room. ~ It makes a long wait shorter.
      H<adult> {helper} can help by {adult} before it starts. ~ What helps at home can help there as well.
      T {he} can put one hand up when it is time for a break. ~ A hand can speak when a mouth is full.
      T {he} can breathe through the nose, slowly. ~ A nose has room when a mouth is busy.
      T {he} can ask to see and touch one tool first. ~ Most of them are cold, and that is all.
      T<comforter> {he} can hold {comforter} on the long chair. ~ There is room for two on it.
      T<doing> {he} can try {doing} when the lamp goes on. ~ It gives a busy mind something to do.
      C<sounds> {he} can think, "Slurp is for water, whirr is for cleaning."
      C<sounds> When it gets loud, {he} can think, "Loud for me, quiet next door."
      C<hand> {he} can think, "Hand up, tools out."
      C<hand> {he} can think, "My mouth is busy, and my hand is free."
      C<count> {he} can think, "One more tooth, one more number."
      C<topic> In the chair, {he} can think about {topic}.
      A<sounds> Then the slurp stops, and the whirr stops too. The room at the dentist is suddenly quiet. The teeth made no sound at all. They only got the tapping, and now they can rest.
      A<sounds> Outside, cars go by, and nobody there has heard a thing. The hose is back on its hook. The mouth can shut, and the teeth can rest. Each sound did its job, and the jobs are done for today.
      A<hand> A hand can go up once, or five times, or not at all. It works because the dentist is watching for it. At the end the mouth can shut and talk again. There may be a lot to say about teeth.
      A<hand> The hand was in the air, or it stayed on the chair. The dentist looked at it each time. With a hand, anybody has a say in that chair. Now the mouth is shut, and there is time for all the rest.
      A<count> The map of the mouth is saved now. Next time some things will have changed. A gap may have a new tooth in it. The dentist will count again, from the first number to the last.
      A<count> Each tooth has its number, and the list is full. The mirror has seen places that no one else gets to see. Now it is washed and lies in a drawer. The mouth can shut, and it can tell about the visit.
      D<hole> A filling closes a small hole in a tooth. {Name} may go to the dentist for that. First a medicine makes the tooth numb, with a gel and a quick pinch. Then a tiny drill cleans the hole. It hums a bit like an electric toothbrush. A paste goes in, and a blue lamp makes it hard. A hand in the air stops all of it.
      Q<hole> Before the filling, {Name} may feel ____. It may be about the hum or about the pinch.
      C<hole> {he} can think, "Numb, hum, fill, and done."
      A<hole> The hole is closed, and the tooth is whole again. The lip needs an hour or two to wake up, so lunch can wait. The tongue goes to look, and it is smooth there. The dentist hangs up the tiny drill.
      D<out> Now and then a tooth is in the way, or it is ill. Then a dentist takes it out, and {Name} may ask how. First a medicine makes the place numb. After that, a push is felt, and the sharp kind of pain is not. The tooth is rocked until it lets go. Then it lies in a dish.
      C<out> {he} can think, "Numb first, then push, then out."
      A<out> The tooth is out, and a pad of cotton sits there for now. Lips and tongue are numb, so they wait with food. In some days the gum has closed. Until then soup is good, and the dentist has no more to do.
      D<calm> Between awake and asleep there is a place in the middle. At the dentist there are medicines for that, and {Name} may get one. It may come through a mask on the nose, or as a drink. There are other ways, too. It can smell odd or taste odd. Then arms get heavy, and time gets short. The tooth is made numb as well.
      P<calm> One of the people there looks at the breath the whole time. They can make the medicine more or less. They have done it on many days.
      P<calm> A mask like that sits on the nose, because the dentist needs the mouth. It is soft at the edge. There is air in it.
      Q<calm> When the medicine begins, {Name} may feel ____. Heavy is a word for it, and so is light.
      H<calm> The dentist can let the mask or the cup be touched first. ~ New things are smaller in a hand.
      H<calm> {helper} can ask the dentist what comes first and what comes next. ~ It is easier to wait for.
      T<calm> {he} can ask, "How do I say stop?" before it starts. ~ There is a sign for it.
      C<calm> {he} can think, "Nose for the air, mouth for the dentist."
      A<calm> Then the middle place goes away, and awake comes back. Legs are often the last to know. So somebody comes along on the way home. Bits of the visit may be missing in the head. The dentist was awake for all of it and can tell.
      D<held> A visit to the dentist can go wrong, with too many hands. {Name} may remember one like that. It was not {his} fault. A mouth keeps it in mind and shuts early the next time. So the next visit can be another one. It can have steps that are told, and stops that count.
      P<held> The grown-ups did not want it to be like that. They were in a hurry, or they did not know what to do. They can say so.
      P<held> There are dentists who take time and like a plan. Some only count on the first day and leave the rest for another.
      Q<held> Thinking of the last time, {Name} may feel ____. It may sit in the jaw.
      Q<held> On the way in, {Name} may feel ____.
      H<held> {helper} can ring the dentist and say what went wrong. ~ Then there can be more time.
      H<held> {helper} can tell what comes, step by step, and keep to it. ~ A true plan is a good plan.
      T<held> {he} can choose a sign for stop and try it out first. ~ A sign that works is a big help.
      T<held> {he} can ask to see each thing before it comes near the mouth. ~ Seen things are smaller.
      C<held> {he} can think, "This time there is a plan, and I know it."
      A<held> The last time is over, and it stays over. Teeth are patient, and most jobs can be done in small bits. If it does not work on one day, there can be another. The hand that says stop goes home as well.
      D<numb> A tooth can be mended only when it feels nothing. So {dentist rubs} jelly on the gum first, and then comes the injection. {Name} may feel a pinch and then a push, for ten seconds or so. After some minutes the lip and half of the tongue feel thick. Now the tooth can be cleaned, and it does not hurt.
      P<numb> {dentist keeps} the needle low, because most people would rather not look. The hand with it goes slowly on purpose. Slow is kinder.
      Q<numb> When it is time for the pinch, {Name} may feel ____. The toes may know it first.
      H<numb> {helper} can press {his} hand at the pinch. ~ A hand gives the head something else to do.
      H<numb> {helper} can remind everyone to eat later. ~ A numb lip is easy to bite.
      T<numb> {he} can shut {his} eyes and breathe out for as long as it lasts. ~ One or two breaths are enough.
      T<numb> {he} can lift a hand for a stop. ~ It works in the middle, too.
      C<numb> {he} can think, "Ten seconds, and then I have a cushion."
      A<numb> The tooth is filled, and the drill is back on its hook. Talking sounds funny for an hour, because half of the mouth is away. The feeling comes back with a prickle. The pinch was the shortest part of the whole visit.
    `),
    '8-10': script(`
      D<worm> Four thousand years ago, people thought that toothache came from a worm. Somebody in Mesopotamia even wrote it on a clay tablet. {Name} goes to a dentist who knows better. Nobody has a worm in a tooth, but there are bacteria, and they are too small to see. They turn sugar into acid, and the acid makes a hole. The mirror, the light and the little hook are there to find such a place early.
      D<worm> The worm was innocent. For thousands of years it got the blame for every toothache, even on a clay tablet. A dentist who looks at {his} teeth is not looking for worms, since nobody has ever seen one. The search is for soft spots in the enamel, which is the hardest material in a human body. It cannot grow back, because nothing in it is alive. So a small hole gets a filling, and then it stops growing.
      D<hand> At a dentist's, the most powerful tool belongs to the person in the chair. It is a raised hand. When {Name is} lying back with an open mouth, talking hardly works, and a hand does. It means stop. Everything comes out, the chair can be lifted, and there is room for a question. Dentists agree on this sign with people of all ages.
      D<letter> While the dentist looks, somebody types, and {Name} may hear a strange list. It sounds like a code. In fact each tooth has a number, so that nobody mixes them up. The first digit tells which quarter of the mouth it is in. The second counts from the middle to the back. A dentist on the other side of the world could read the same list.
      P Dentists know that many people would rather be somewhere else. They hear it ten times a day, often from adults. They do not mind. What they like best is when somebody says which part is hard, because then something can be done.
      P From the outside nobody can tell which part is difficult. It may be the light, the taste of the gloves, or lying on one's back while somebody leans over. People differ in this. A dentist who is told can change quite a lot of it.
      P Friends sometimes tell terrible stories about the dentist. Stories like that get longer every time. A visit where nothing happened is a dull story, so nobody tells it. Most visits are dull.
      P Parents can be nervous at the dentist as well. Some of them remember an older kind of dentist, with fewer ways to make a tooth numb. They may look serious for that reason. It says little about today.
      Q On the way to the dentist, {Name} might feel ____. It may change when the waiting is over.
      Q Lying back under the lamp, {Name} might notice ____. It could be in the jaw or in the hands.
      Q When somebody calls the next name, {Name} may feel ____. Two feelings can turn up together.
      H {helper} can tell the dentist beforehand what is hard. ~ Plans are easier to make on the phone than in the chair.
      H The dentist can explain, then show, and only then begin. ~ That order has a reason, since surprises make bodies tense.
      H {helper} can stay in the room and say little. ~ One calm voice is enough at a time.
      H<helper> {helper} can ask the question that is hard to ask with a mirror in the mouth. ~ It can be written down at home.
      H<adult> {helper} can help by {adult} in the waiting room. ~ Waiting is often the longer half of a visit.
      T {he} can agree on a stop sign with the dentist before the chair goes back. ~ A sign works best when it has been tried once.
      T {he} can take headphones or sunglasses along. ~ Less light and less noise leave more room for patience.
      T {he} can ask how many minutes the longest part takes. ~ A number is easier to wait for than "soon".
      T<comforter> {he} can keep {comforter} under both hands. ~ Hands are calmer when they have a job.
      T<doing> {he} can try {doing} while the chair goes back. ~ The beginning is often the hardest part.
      C<worm> {he} can think, "No worms here, only a mirror."
      C<worm> {he} can think, "The worm did not do it."
      C<hand> When it gets too much, {he} can think, "My hand is the switch."
      C<letter> During the list, {he} can think, "Here comes the next number."
      C<topic> Under the lamp, {he} can think about {topic} and get three facts ready.
      A<worm> The clay tablet is in a museum now, and the worm has gone out of fashion. A dentist writes down what was found, and it is usually short. Then the chair comes up. Outside it is an ordinary day, with an ordinary mouth in it.
      A<worm> When the mirror comes out, the tongue can have a look around by itself. No worm has been found, today or in four thousand years. The mirror goes off to be washed, and the mouth can close.
      A<hand> Some visits need the hand a lot, and some need it only once, to see if it works. Both are fine with a dentist. Knowing where the switch is makes a difference, even when nobody uses it. At the end the mouth closes, and the hand has nothing left to do.
      A<hand> On the way out, nobody can tell who used the sign and who did not. The dentist treats both in the same way. A raised hand costs nothing, needs no batteries and is understood everywhere. Afterwards it can go back into a pocket, and the mouth can have its say.
      A<letter> At the end the list is saved, with every tooth in its place. In a year some numbers will belong to new teeth. The list will be read out again then, one number after the other. The mouth stays one person's own, code or no code.
      A<letter> The list is finished, and each tooth has had its turn. Some of the letters may mean that a tooth is coming, and some that one is on its way out. Whoever likes can ask what the code says about a gap. The dentist files it away, and the teeth go home without it.
      D<hole> A filling is a repair to a tooth, done before a small hole turns into a large one. {Name} may have heard that it does not hurt, and may not quite believe it. So it helps to know the order. The dentist numbs the tooth and waits until the lip feels thick. Then a tiny drill cleans out the soft part, and it is noisy for its size. A paste goes in, and a blue lamp sets it hard. A raised hand stops it at any point.
      Q<hole> Before the filling, {Name} might feel ____. It can be about the noise, the numb lip or just the waiting.
      C<hole> {he} can think, "Numb first, then noise, then smooth."
      A<hole> The hole is gone, and the tongue keeps visiting the smooth place. The lip wakes up in an hour or two. Nobody gets a filling for being bad. One tooth had a weak spot, and the dentist has closed it.
      D<out> Dentists mend teeth when they can, and take one out when that is better. {Name} may want to know how it goes. The place is made numb, and after some minutes the dentist tests it. Then the tooth is rocked to and fro until it lets go. Pressure and sounds get through, and sharp pain does not. If it does, a hand in the air stops everything.
      C<out> {he} can think, "Pressure is fine, and for the rest I have a hand."
      A<out> There is a pad of gauze to bite on, and the place begins to close at once. For a day it likes to be left alone by straws, hot soup and curious tongues. The numb lip wakes up with a tingle. Most gums have closed within two weeks, and after that the other teeth have a smooth place beside them.
      D<calm> There is a country between awake and asleep, and dentists know the way to it. It is called sedation. {Name} may get there by a mask on the nose, by a drink or by some other way. It is fair to ask which. What comes through a mask can smell sweet, or faintly of rubber. After some minutes arms get heavy, and an hour seems short. The tooth is made numb as well, so both ends of the worry are looked after.
      P<calm> Somebody watches the breathing the whole time and does little else. If it is too much or too little, it gets changed. To that person the tooth is hardly of interest.
      P<calm> The mask is small and sits on the nose, because the mouth is needed for the work. Many people dislike the idea of it more than the thing. Smelling it once beforehand, without any medicine in it, is a common request.
      Q<calm> When arms begin to get heavy, {Name} might notice ____. Some people find it funny, and some find it odd.
      H<calm> {helper} can ring and ask whether the mask may be tried on before the day. ~ Some places even lend one.
      H<calm> The dentist can let somebody hold the mask or look at the rest first. ~ Known things are quieter.
      T<calm> {he} can agree on a stop sign before it starts. ~ It works with heavy arms, too.
      T<calm> {he} can choose a place to think of, and go through it room by room. ~ A calm head is good at that.
      C<calm> {he} can think, "Nose for the air, mouth for the dentist."
      A<calm> Coming back takes a while, and legs arrive last, so somebody comes along on the way home. Parts of the visit may be missing from memory. The work was done all the same, and the dentist was wide awake for it. A numb lip wakes up with a tingle after everything else.
      D<held> Something that was done to a mouth by force is remembered longer than the tooth it was for. {Name} may have such a memory, and there is nothing childish about it. The body has filed the chair, the smell and the gloves under "danger". To hear that it hardly hurts is no use, because the hurt was not the point. Being held was. A different dentist, or the same one with a different plan, can begin again from the door.
      P<held> The adults who were there had reasons, mostly a clock. Reasons explain it and do not make it right. It is fair to tell them what it was like.
      P<held> Many dentists have learned how to start again with somebody. They count teeth on one day and do nothing else. They are rather proud of going slowly.
      Q<held> At the thought of that chair, {Name} might notice ____. Jaws often remember first.
      Q<held> When somebody says "open wide", {Name} might feel ____.
      H<held> {helper} can tell the practice beforehand and ask for a longer slot. ~ Time is the cheapest medicine they have.
      H<held> {helper} can watch for the stop sign and say it aloud as well. ~ Then it cannot be missed.
      T<held> {he} can list what may be done this time, and in which order. ~ A dentist can work with a list.
      T<held> {he} can ask for a mirror and watch. ~ Some people like to, and nobody is made to.
      C<held> {he} can think, "My mouth, my sign, our plan."
      A<held> What happened that time is not a forecast. The tooth is the same, but the way to it can change: asked, explained, and with a stop that counts. If it gets too much, there is another day. Each visit to the dentist that goes as agreed is a new page in the file.
      D<numb> For a filling {dentist puts} a part of the mouth out of order for an hour or two. Jelly on the gum comes first, so that the needle itself is felt less. What {Name} may notice is a pinch, and then pressure for some ten seconds while the liquid goes in. It works on the nerve that belongs to that tooth. Soon afterwards the lip feels twice its size, although no mirror confirms it.
      P<numb> Dentists learn to give that injection on each other, in pairs, in their second or third year. It tends to make them careful. Most of them warm the liquid and go slowly, as cold and fast are what hurts.
      Q<numb> In the seconds before it, {Name} might feel ____. It is rarely as long as it seems from the chair.
      H<numb> Someone at home can ask at the desk for the jelly, and for time. ~ Both are usual.
      T<numb> {he} can look at one spot on the ceiling and lift all ten toes. ~ Muscles that are busy elsewhere leave the jaw alone.
      T<numb> {he} can agree on the stop sign before the chair goes back. ~ A hand that works makes a chair safer.
      C<numb> {he} can think, "Pinch, pressure, ten, done."
      A<numb> The tooth has a filling that will last for years, and the lip is back by teatime. Until then it is not to be trusted with hot drinks or with biting. Speech is a bit slurred, which some people put to good use. Nobody at the dentist needs to be brave for more than ten seconds.
    `),
    '11+': script(`
      D<letter> A mouth, seen from above, has four quarters, and dentists count each of them from the middle to the back. What {Name} may hear from the chair is a list in that code, read out by one person and typed in by another. It sounds colder than it is. It means that a dentist in another country could look at the file and know exactly which tooth is meant. For a few minutes a mouth becomes a map, and a map is easier to look after.
      D<worm> People have been wrong about teeth for a long time. A clay tablet from Mesopotamia explains toothache with a worm, and the idea lasted for thousands of years, although nobody had ever caught one. {his} dentist is looking for something much smaller. Bacteria live on teeth, they turn sugar into acid, and the acid slowly softens the enamel. Found early, such a place is a small repair. Found late, it is a longer afternoon.
      D<hand> Nobody would choose to have a conversation lying down, with an open mouth and a lamp in the face. At a dentist's, {Name} may know how that is. People lean in, and one of them asks about the holidays. A raised hand solves most of this. It is an old agreement in dental rooms that a hand means stop, for adults as well, and that it is answered at once. That costs nothing, and it changes who is in charge.
      P Dentists spend their days with people who would rather not be there, and they know it is nothing personal. Several of them became dentists because of one who was patient. What helps them is information: which side, which noise, which part. "I hate all of it" is honest, but it is difficult to work with.
      P Plenty of adults put off going for years, and some of them tell children that there is nothing to it. Both facts can be true of the same person. A fear of the dentist is one of the most common ones, so it is rarely as private as it feels.
      P An assistant who types may seem bored, and a dentist who hums may seem careless. In most cases they are concentrating. They also see dozens of mouths in a week, so that what feels embarrassing to the owner is ordinary to them by Tuesday.
      P Friends with braces or fillings have often got used to them and forgotten how it was at first. When they say "it is nothing", they are describing today. The first week was possibly a different story, and most would tell it if they were asked.
      Q In the waiting room, {Name} might feel ____. Waiting is often the part that nobody prepares for.
      Q When the chair tips back, {Name} might notice ____. It may be in the shoulders before it is a thought.
      Q The evening before an appointment, {Name} may feel ____. A word for it can be useful to the dentist as well.
      H {helper} can ring beforehand and say what would help. ~ It is easier to arrange a longer slot than to hurry through a short one.
      H The dentist can explain each step first and agree on a stop sign. ~ A patient may ask for this at any age.
      H {helper} can come along or wait outside, whichever is preferred. ~ Both count as company.
      H<helper> {helper} can describe one visit that went badly and one that was dull. ~ The dull ones are usually left out.
      H<adult> {helper} can offer {adult} on the way. ~ Something that worked before is a sensible place to begin.
      T {he} can write two questions on a phone or a card and hand it over. ~ It is easier than talking with a mirror in the way.
      T {he} can choose what to listen to before the chair goes back. ~ Headphones are a common sight in dental rooms.
      T {he} can ask for a pause after each step. ~ Six short parts are often easier than one long one.
      T<comforter> {he} can keep {comforter} in a pocket, out of sight. ~ Hands like to have something to do.
      T<doing> {he} can try {doing} while the chair tips back. ~ The beginning is often harder than the rest.
      C<letter> During the list, {he} can think, "Four quarters, one of them done."
      C<worm> {he} can think, "Four thousand years, and still no worm."
      C<hand> {he} can think, "One hand up, and everything stops."
      C<hand> When somebody leans in, {he} can think, "I am the one with the switch."
      C<topic> Under the lamp, {he} can think about {topic} in as much detail as possible.
      A<letter> The file now holds a record of every tooth, with its number, and perhaps a note about what comes next. If something needs doing, it will be explained first, and questions are part of the appointment. After that the chair comes up and the map is a mouth again. It can be used for having an opinion.
      A<worm> The worm has been retired, the tablet lies in a museum, and the bacteria carry on much as before. A dentist cannot stop that alone, and neither can a brush, but together they keep most holes small. On the way out there may be another date for a calendar. The teeth will be older by then, and so will their owner.
      A<hand> In many visits the hand stays down, and that says nothing about whether it was needed. An exit that exists makes it easier to stay. At the end the light is switched off, and the dentist takes off the mask and turns out to have a face. The conversation about the holidays can now be answered properly.
      D<hole> A filling is a repair to something that cannot repair itself, since the outside of a tooth has no living cells. {Name} may dread it for days, which is a good deal longer than it takes. The dentist begins with numbing, and with a wait until the lip feels borrowed. After that come pressure, water and a sound that is much larger in the head than in the room. A paste goes in and is hardened by a blue lamp. A raised hand stops the whole business at any point.
      Q<hole> On the day of the filling, {Name} might notice ____. Dread and curiosity are not on speaking terms, but they do share a waiting room.
      C<hole> {he} can think, "Numb first. The rest is noise."
      A<hole> The tooth is closed, and the lip comes back in the course of the afternoon. Most of it was waiting for one thing or another. A filling says little about a person, because some teeth have deeper grooves than others. The dentist has moved on to the next name on the list.
      D<out> To get a tooth out, a dentist pulls far less than {Name} may imagine. The place is numbed, and there is a pause until it really is. Then the tooth is rocked and loosened, since it hangs in fibres and is not screwed in. What gets through is pressure, a crack and a good deal of concentration on a masked face. If there is sharp pain as well, a raised hand brings more of the numbing medicine.
      C<out> {he} can think, "Pressure, yes. Anything else, hand up."
      A<out> Afterwards there is a square of gauze to bite on, and a lip that belongs to somebody else for an hour or two. The clot that forms is what the gum builds on, so it is left in peace. Dentists have a sheet with the rules for that day. Within weeks the gap has closed, and the account of it gets shorter with every telling.
      D<calm> Sedation is not sleep, although it looks like it from the doorway. {Name} may get it through a mask on the nose, as a drink, or through a thin tube in the hand. It is reasonable to ask a dentist which. Breathing goes on by itself, answers get slower, and an hour shrinks to what feels like minutes. The tooth is numbed as well. Fear is still allowed in the room, only it finds hardly anyone to talk to.
      P<calm> One member of the team watches breath and pulse throughout and adjusts the amount. To them a frightened patient is the ordinary case, since that is who sedation is for. Nobody there needs convincing that the fear is real.
      P<calm> Many people worry less about the drill than about losing control, or about what they might say. Most say very little. Staff have heard everything else, and keep it to themselves.
      Q<calm> Before it begins, {Name} might notice ____. It may be the mask, the waiting or the idea of letting go.
      H<calm> {helper} can ask beforehand about eating, the way home and the rest of the day. ~ There are rules for that, and they differ.
      H<calm> The dentist can say how long each part takes and what it will feel like. ~ A patient may ask for this at any age.
      T<calm> {he} can ask to hold the mask beforehand, or to hear how the other ways work. ~ There is often a choice.
      T<calm> {he} can decide on some music and on who sits where. ~ Small decisions belong to the patient.
      C<calm> {he} can think, "Somebody is watching my breath, so I don't have to."
      A<calm> The world comes back in the wrong order: voices first, then the ceiling, and knees last of all. Somebody comes along on the way home, and nothing important gets decided on that day. The gap in the memory is part of the medicine. What was done in it is written down, tooth by tooth, and it can be asked about later. Fear was there too, on the whole, and slept through it.
      D<held> Anyone who has been held down in a dentist's chair has learnt that "stop" may not count, and that is hard to unlearn. {Name} may notice it weeks ahead, in a jaw that is tight for no reason. It is not a fear of drills, and so remarks about modern drills do not help. It is about who decides. That can be put right, by a dentist who agrees on a procedure beforehand and keeps to it.
      P<held> Those involved were probably in haste or in over their heads. They may feel worse about it than they show. An apology is in order, and it may be asked for.
      P<held> Some practices specialise in people with a history. They book double time, explain everything, and offer sedation where it is wanted. One email does more than any amount of courage on the day.
      Q<held> When the reminder arrives, {Name} might notice ____. Anger is as reasonable as fear.
      Q<held> At the moment of lying back, {Name} might feel ____.
      H<held> {helper} can find a practice that is used to this, and explain it once. ~ Then the story need not be told in the chair.
      H<held> {helper} can be the witness who says "stop" if the sign is overlooked. ~ It helps to have somebody with instructions.
      T<held> {he} can write down the terms: what is done, what is not, and what a raised hand means. ~ Most dentists welcome it in writing.
      T<held> {he} can begin with a visit in which nothing is done. ~ It is a real appointment, and an undervalued one.
      C<held> {he} can think, "Nothing happens that I have not agreed to."
      A<held> Teeth will wait for a while, and trust takes as long as it takes. Each appointment that goes as arranged lowers the guard by a notch, and one that does not can be ended by standing up. The dentist gets to see the teeth in the end. The last word about the mouth stays with its owner.
      D<numb> The injection at the dentist has a worse name than it deserves, and {Name} may have heard some of the stories. There is numbing gel first, then a pinch, and then a feeling of pressure as the fluid goes in. The whole of it takes between ten and thirty seconds. What it buys is an hour in which a nerve reports nothing at all. A tooth can be drilled in the meantime, and the noise remains the worst of it.
      P<numb> A good dentist announces each step and means the stop sign. Asking for more gel or more time surprises nobody there. About one adult in three does.
      Q<numb> With the chair tipped back, {Name} might notice ____. Hands tend to know before heads do.
      H<numb> Someone at home can ring beforehand and mention that injections are difficult. ~ It goes on the card, and the appointment is made longer.
      T<numb> {he} can breathe out through the pinch instead of holding on. ~ A held breath makes every muscle harder.
      T<numb> {he} can wear headphones for the rest. ~ Half of what people dislike is the sound.
      C<numb> {he} can think, "Thirty seconds for an hour of nothing."
      A<numb> The lip comes back around teatime, with pins and needles and a slight dribble. The tooth is quiet and has some decades ahead of it. Stories about the dentist get longer every time they are told. This one fits into half a minute.
    `),
  },
};

/** A visit to the dentist: the chair, the small mirror, the counting, and a hand that means stop. */
export const dentist: Frame = withScenes(own, aCoatForTeeth, fingersInAMouth, drillInASleepingTooth);

import { withScenes } from '../scene.ts';
import { glassesInABag } from './glasses-in-a-bag.ts';
import { onAndOffTheNose } from './on-and-off-the-nose.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'glasses',
  name: 'Getting glasses',
  says: [
    'needs glasses',
    'will not wear his glasses',
    'new glasses on friday',
    'keeps taking her glasses off',
    'hates his specs',
    'embarrassed about glasses at school',
    'eye test at the optician',
    'optometrist appointment',
    'has to wear an eye patch',
    'patching for lazy eye',
    'first pair of glasses',
    'kids call her four eyes',
    'broke her glasses again',
    'glasses hurt behind his ears',
    'scared of the eye drops at the eye clinic',
    'refuses to keep his glases on',
    'spectacles for my toddler',
    'short sighted and wont wear them',
    'says glasses look stupid',
    'thick lenses',
    'contact lenses at 12',
    'sunglasses for light sensitivity',
    'eye doctor visit',
    'wont wear eyeglasses in class',
  ],
  claims: {
    strong: [
      'glasses',
      'wear glasses',
      'new glasses',
      'eyeglasses',
      'spectacles',
      'specs',
      'optician',
      'optometrist',
      'eye test',
      'eye doctor',
      'eye clinic',
      'eye patch',
      'lazy eye',
      'short sighted',
      'contact lens',
      'four eyes',
      'eye drop',
      'sunglasses',
      'glases',
      'patching',
      'wear a patch',
      'patch over his eye',
      'patch over her eye',
      'lenses',
    ],
    cues: ['eye', 'blurry', 'sight', 'squint', 'board'],
    not: [
      'drinking glass',
      'cabbage patch',
      'rough patch',
      'patch of',
      'going through a patch',
      'bad patch',
      'quit patch',
      'patch the size',
    ],
  },
  topicWords: ['glasses', 'eye', 'lens', 'patch'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A lens bends light so that a sharp picture falls on the back of the eye; without it the picture is blurred.',
    'Many eyes are a little too long, too short or not quite round; nobody did anything wrong to get them.',
    'New glasses can feel odd for some days; floors may look tilted or nearer. Eyes and brain get used to it.',
    'An optician can bend the frame when it pinches or slides.',
    'An eye patch covers the stronger eye so that the other one gets practice.',
    'Some eye drops sting for a few seconds and make pupils wide; it wears off.',
    'Glasses were invented in Italy about 1286. The name of the inventor is not known for certain. The arms over the ears came in the 18th century.',
    'Glasses are cleaned with water and a soft cloth; a shirt can scratch them.',
    'Well over half of all adults in many countries wear glasses or contact lenses.',
  ],
  threads: {
    test: 'an eye test, with letters or pictures that get smaller',
    names: 'names that others call somebody with glasses',
    broken: 'glasses that broke, went missing or were left behind',
    lens: 'contact lenses, and hands and eyelids that have to learn something',
    leaf: 'leaves on a tree, which are one green thing without glasses and single leaves with them',
    nose: 'the glasses sitting on a nose like a small bicycle',
    box: 'the case where glasses sleep',
    bend: 'light that is bent by a lens',
    day: 'the first day with glasses, told through',
    ears: 'four hundred years without anything to hold on to the ears',
    mirror: 'a face in a mirror with a frame in it',
    patch: 'one eye that rests under a patch while the other has its turn',
  },
  threadCues: {
    // Who is called names does not only fear to be looked at.
    // Who is teased about a patch hears of the patch.
    names:
      /^(?![^]*\b(?:eye[- ]?patch|patch(?:es|ing)?|(?:will|might|may|could|would|going to|gonna) (?:all )?(?:(?:be|get) )?(?:teas\w*|laugh\w*|call\w*|mock\w*|mak(?:e|es|ing) fun|bull\w+|pick\w*))\b)[^]*?\b(?:teas\w*|four[- ]?eyes|call(?:s|ed|ing)? (?:him|her|them (?:names|four|nerd|geek))|bull(?:y|ies|ied|ying)|laugh(?:s|ed|ing)? at|make(?:s)? fun|made fun|mock\w*|names|mean (?:about|to|comments)|nasty|unkind|pick(?:s|ed|ing)? on)\b/i,
    mirror:
      /\b(?:looks? (?:stupid|silly|ugly|bad|weird|like)|embarrass\w*|ashamed|self[- ]conscious|teas\w*|laugh\w*|nerd\w*|geek\w*|four[- ]eyes|hides? (?:them|his|her)|in (?:his|her|their) (?:bag|pocket|drawer)|ugly)\b/i,
    test: /^(?![^]*\b(?:eye test (?:said|says|showed)|needs (?:them|glasses)|already has)\b)[^]*?\b(?:eye (?:tests?|check\w*|exam\w*|screening)|sight test|test (?:his|her|their) (?:eyes|sight|vision)|optician(?:'s)? (?:appointment|visit|tomorrow|next|on)|vision (?:test|check|screening)|letters (?:on the|chart))\b/,
    // Broken on purpose is no mishap.
    broken:
      /^(?![^]*\b(?:on purpose|deliberately|in the bin|call(?:s|ed|ing)? (?:him|her|them)|four[- ]?eyes|teas\w*|laugh\w*|bull\w+)\b)[^]*?\b(?:br(?:eak|eaks|oke|oken|eaking)|lost|loses?(?! (?:his|her|their) temper)|losing(?! (?:his|her|their) temper)|lose|snapp\w*|sat on|trod on|stepped on|scratched|bent|(?:forgets?|forgot)(?! (?:to (?:wear|put)|that|he|she|they))|misplac\w*|left (?:them|his|her) (?:at|on|in))\b/,
    lens: /\b(?:contact lens(?:es)?|contacts|(?<!\b(?:thick|tinted|coloured|colored|dark|new|special) )lenses (?:instead|at|for|in)(?! thick)|wants lenses)\b/,
    patch: /\b(?:patch|patches|patching|patched)\b/,
  },
  onlyWhenSaid: ['patch', 'lens', 'broken', 'test', 'names'],
  tellsAlone: ['patch', 'lens', 'broken', 'test', 'names'],
  roles: {
    // What somebody thinks of before the first day with them.
    atfirst: {
      fallback: { text: 'how they look' },
      cues: [
        { match: /\b(?:laugh\w*|teas\w*|mak(?:e|es|ing) fun)\b/i, phrase: { text: 'whether somebody will laugh' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Big Duck, Small Duck', thread: 'test' },
      { text: 'What Can Eyes See?', thread: 'test' },
      { text: 'A Place for the Glasses', thread: 'broken' },
      { text: 'Peep, Says One Eye', thread: 'patch' },
      { text: 'A Turn for the Other Eye', thread: 'patch' },
      { text: 'Hello, Leaf', thread: 'leaf' },
      { text: 'One Leaf, Two Leaves', thread: 'leaf' },
      { text: 'Something on a Nose', thread: 'nose' },
      { text: 'Good Night, Glasses', thread: 'box' },
      { text: 'A Box for Glasses', thread: 'box' },
      { text: 'Glasses for {name}' },
      { text: '{name} Tries On Glasses' },
    ],
    older: [
      { text: 'Past the Finger', thread: 'lens' },
      { text: 'A Contact Lens', thread: 'lens' },
      { text: 'A Lens as Thin as a Fingernail', thread: 'lens' },
      { text: 'An Eye That Blinks', thread: 'lens' },
      { text: 'Better Like This, or Like That?', thread: 'test' },
      { text: 'The Line That Gets Small', thread: 'test' },
      { text: 'A Drop on a Fingertip', thread: 'lens' },
      { text: 'Where Glasses Go', thread: 'broken' },
      { text: 'The Arm That Came Off', thread: 'broken' },
      { text: 'A Turn for the Other Eye', thread: 'patch' },
      { text: 'What a Patch Is For', thread: 'patch' },
      { text: 'A Tree Has Leaves', thread: 'leaf' },
      { text: 'What a Lens Does with Light', thread: 'bend' },
      { text: 'Light Takes a Bend', thread: 'bend' },
      { text: 'The First Day with Glasses', thread: 'day' },
      { text: 'Day One on a Nose', thread: 'day' },
      { text: 'Nobody Thought of Ears', thread: 'ears' },
      { text: 'Four Hundred Years Without Ears', thread: 'ears' },
      { text: 'A Face with a Frame', thread: 'mirror' },
      { text: 'Glasses for {name}' },
      { text: 'What Glasses Are For' },
    ],
  },
  benefits: [
    'Shows what glasses do and how they may feel at first.',
    'Keeps in mind how it is to be seen with something new.',
    'Gives {name} one small step to try and a sentence to keep.',
  ],
  talk: {
    young: [
      'What helps eyes in the story?',
      'How does it feel on the face?',
      'Shall we look for something very far away?',
    ],
    older: [
      'What did the story tell about eyes or glasses that was new?',
      'Which word went into the blank, and is it about seeing or about being seen?',
      'Shall we look at one faraway thing with glasses and without?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'look-up',
    feeling: 'curious',
    companion: null,
    props: ['glasses', 'leaf'],
  },
  text: {
    '2-3': script(`
      D<patch> {Name has} a patch. It is on one eye. That eye has a rest. The other eye looks. Look, a cup!
      D<patch> Peep! A patch goes on one eye. {Name} may look with one. That eye has a job. Fingers may want to pull. The patch stays on till time is up.
      P<patch> Some children have a patch. Teddies can have one.
      P<patch> The eye doctor knows a lot of patches. All kinds.
      Q<patch> With a patch on, {Name} may feel ____.
      Q<patch> With the patch on, {Name} may feel ____.
      H<patch> {helper} can put it on softly.
      H<patch> {helper} can find a good book.
      T<patch> {he} can look for one red thing.
      T<patch> {he} can pick a patch.
      C<patch> {he} can say, "Peep, eye, your turn."
      C<patch> {he} can say, "Hello, cup. Hello, shoe."
      A<patch> One eye had a job. One eye had a rest. Then off comes the patch. Hello, two eyes!
      A<patch> Time is up. Off comes the patch. Both eyes are here. They see a cup. They see a shoe. Peep, peep!
      D<leaf> Glasses help eyes. {Name} can look through. Look, a tree! It has a leaf. It has a lot.
      D<nose> Glasses sit on a nose. They can sit on {hers}. They hold on to ears. One ear, two ears. Hello, glasses!
      D<box> Here is a little box. Click! In it are glasses for {Name}. Out they come. Up they go, on the nose.
      P Some people have glasses. Some have no glasses.
      P Grown-ups look for their glasses a lot.
      P The eye doctor likes eyes. All kinds of eyes.
      Q With glasses on, {Name} may feel ____.
      Q On the nose, glasses may feel ____.
      Q When people look, {Name} may feel ____.
      H {helper} can wipe the glasses.
      H {helper} can put on glasses too.
      H {helper} can help them sit well.
      H<helper> {helper} can point far away.
      H<adult> {helper} can try {adult}.
      T {he} can try them for one book.
      T {he} can look for a bird.
      T {he} can hold them by the arms.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can look at {comforter}.
      T<doing> {he} can try {doing}.
      C<leaf> {he} can say, "Hello, leaf. Hello, bird."
      C<leaf> {he} can say, "Glasses on. Hello, tree."
      C<nose> {he} can say, "Nose, ear, ear."
      C<box> {he} can say, "Click, out. Click, in."
      C<topic> {he} can look for {topic}.
      A<leaf> The tree has one leaf, two, three. Eyes can find them. The glasses help. Bye-bye, leaf.
      A<leaf> Glasses on, there is a leaf. Glasses off, it is a tree. Eyes can look at both. Hello, tree!
      A<nose> The glasses sit on the nose. The nose can do it. The ears can do it. Good nose. Good ears.
      A<nose> At night the nose has a rest. The ears have a rest. The glasses lie still. Night-night, nose.
      A<box> Click! The box is shut. The glasses sleep in there. The nose can sleep too. Night-night, glasses.
      A<box> Off come the glasses. In they go, in the box. Click! They wait in there.
      D<test> Here is an eye test. {Name} sits on a chair. There is a duck. It is a small duck.
      P<test> Some ducks are too small. Nobody can see those.
      Q<test> In the chair, {Name} may feel ____.
      H<test> {helper} can sit close by.
      T<test> {he} can point at a duck.
      C<test> {he} can say, "I see a duck."
      A<test> Big duck, small duck. The eyes had a look. Now they can see the door. Bye-bye, ducks!
    `),
    '4-5': script(`
      D<patch> Two eyes are a team, but one may work harder. A patch goes over that one, so that it has a rest. Now {his} other eye has a turn. It may not see so well at first. Eyes learn by looking.
      D<patch> A patch is like a little blanket for one eye. Under it, that eye has a rest. {Name} may find a cup and a cat with the other. It is hard work for an eye. So the patch comes off again after some time.
      P<patch> Other children may ask, "Why have you got that?" They want to know. It can be told in one sentence, or not at all.
      P<patch> Eye doctors give patches to lots of children. They know which eye needs practice. They look again after some weeks.
      Q<patch> With the patch on, {Name} may feel ____.
      Q<patch> While one eye is covered, {Name} may feel ____.
      H<patch> {helper} can say how long it stays on. ~ It helps to know when it ends.
      H<patch> {helper} can find something good to look at. ~ An eye learns from looking.
      T<patch> {he} can say when it itches, and a grown-up looks. ~ Then hands need not pull.
      T<patch> {he} can choose a book or a game for the patch time.
      T<patch> {he} can draw a face with a patch on it.
      C<patch> {he} can think, "One eye rests, one eye works."
      C<patch> {he} can say, "My other eye is practising."
      A<patch> The patch comes off, and both eyes look round. The one that worked may be tired. It learns a bit at a time. Now the team is back together.
      A<patch> One eye had a rest, and one had a turn. That is fair for two eyes. Now patch time is over, and both eyes look together. If there are glasses, they look through those.
      D<leaf> From far away, a tree can look like one green thing. With glasses on, {Name} may see leaves. There are so many that nobody can count them. Some of them have holes. The leaves were there before, and now eyes can find them.
      D<nose> Glasses need a nose and two ears. {Name has} both, so there is a place for them. At first a nose can feel that something sits there. It may itch or slide. After some days the nose forgets about it.
      D<box> At night, glasses go in a hard box. It shuts with a click. In the morning {his} eyes wake up first. Then the box goes click, and the glasses come out. They need a wipe, because there are finger marks on them.
      P Some friends may look twice at glasses. They want to know what they do. Glasses help eyes, and that is all.
      P People who make glasses know a lot about noses. They can bend the arms a bit, so that nothing pinches.
      P Many grown-ups have glasses. They look for them a lot. Sometimes they find them on their own head.
      Q With glasses on the nose, {Name} may feel ____.
      Q When friends see the glasses, {Name} may feel ____.
      Q When things get sharp, {his} eyes may feel ____.
      H {helper} can clean the glasses with a soft cloth. ~ Clean ones are easier to look through.
      H {helper} can ask for the arms to be bent. ~ Then they do not pinch.
      H {helper} can look for faraway things too. ~ It is a good game for two.
      H<helper> {helper} can wear glasses or sunglasses too. ~ Then there are two of them.
      H<adult> {helper} can help with the glasses. ~ The first thing to try is {adult}.
      T {he} can wear them for one book first.
      T {he} can look for something small and far away.
      T {he} can take them off with two hands.
      T<comforter> {he} can try them on {comforter} for a moment.
      T<quiet> {he} can wear them for some {quiet}.
      T<doing> {he} can try {doing} when they itch.
      C<leaf> {he} can say, "One leaf, two leaves, hello!"
      C<leaf> {he} can think, "Glasses on, leaves on."
      C<nose> {he} can think, "Nose, you have a job now."
      C<box> {he} can say, "Good morning, glasses."
      C<topic> {he} can wear them and look at {topic}.
      A<leaf> The tree by the road is full of leaves. Glasses on, there they are. Glasses off, there is a soft green thing. Both are the same tree.
      A<leaf> A wind comes, and all the leaves move at once. With glasses on, each one has its own wave. Without glasses, the tree looks soft. Eyes may like both.
      A<nose> A nose is good for smelling and for holding glasses. It can do both at once. At night the glasses come off. Then a nose has a rest. There may be two little marks.
      A<nose> The nose and the ears did well today. They held the glasses all the time. Now and then a finger pushed the glasses up. Noses are used to such jobs.
      A<box> Click goes the box, and the glasses are safe for the night. Nobody needs them for sleep. Dreams are clear without glasses. In the morning the box goes click again.
      A<box> The box opens, and the glasses go in. Click! Then it is dark in there. Glasses do not mind the dark. There is nothing to look at in there.
      D<broken> Glasses are thin, so that they are light. {Name} may know how fast they can break or go missing. They get sat on, or they fall. It is not nice when it happens. Opticians have tiny screws and tools for that.
      P<broken> Grown-ups may sigh about it. They think of the shop and the money. They have lost a key or a phone too.
      Q<broken> When the glasses are not right, {Name} may feel ____.
      H<broken> {helper} can ask the optician to mend them.
      T<broken> {he} can put them in their box when they come off.
      C<broken> {he} can say, "On my nose or in the box."
      A<broken> A tiny screw goes in, or there is a new pair. Then the leaves on the tree are sharp again. The box has its own place by the bed. Glasses like a nose or a box. They do not like a floor.
      D<test> An eye test shows how well eyes can see. {Name} sits on a chair, and there are pictures or letters. The first ones are big, and then they get small. The last ones are too small for most eyes. There may be a glass to look through, too.
      P<test> The optician wants to know where it gets hard. So not seeing one is a good answer too. There is no wrong one.
      Q<test> When the pictures get small, {Name} may feel ____.
      H<test> {helper} can stay in the room and keep quiet.
      T<test> {he} can say, "I cannot see that one."
      C<test> {he} can think, "I say what I see."
      A<test> The test is done, and the eyes can look about. The optician knows more now. Maybe glasses help, and maybe they are not needed. The big letters are still big.
      D<names> Glasses are good for eyes. Some children say unkind things about them. That can hurt, and it is not {his} fault. The glasses did nothing wrong. They sit on a nose and help.
      P<names> A child who says it may not know how it feels. It is still not okay.
      P<names> Grown-ups can stop it. They can do that when they know.
      Q<names> When somebody says a thing like that, {Name} may feel ____.
      H<names> {helper} can talk to the grown-ups there. ~ It is their job to stop it.
      T<names> {he} can tell a grown-up what was said.
      C<names> {he} can say, "Stop. These help me see."
      A<names> The words were not kind, and they were not true. The glasses are still good glasses. With them on, eyes can see far. They can see who is kind, too.
    `),
    '6-7': script(`
      D<patch> Both eyes send pictures to {his} brain. When one picture is sharper, the brain listens less to the other eye. A patch covers the strong eye for some hours. Then the other eye gets all the practice. In a game, the best player may sit down for a while too.
      D<patch> How can an eye practise? It needs a job. With a patch on one eye, {Name} may use the other one for everything. Letters may be harder to read at first. That is no mistake. It is the reason for the patch.
      P<patch> People look at a patch because it is new to them. Most of them think of pirates. After a day or two they look at something else.
      P<patch> Eyes that stare at a patch are mostly asking something. They do not know how to say it. One answer is enough, and they go back to the game.
      Q<patch> In the first hour with the patch, {Name} may feel ____.
      Q<patch> When people look at the patch, {Name} may feel ____. It may change after an answer.
      T<patch> {he} can draw or colour while the patch is on. ~ It gives the eye a job.
      H<patch> {helper} can mark the patch hours on a clock or a card. ~ Then everyone can see the end.
      H<patch> {helper} can agree on an answer for people who ask. ~ One is enough for all of them.
      T<patch> {he} can say, "It helps my other eye to practise." ~ Then the game can go on.
      T<patch> When others ask, {he} can say, "My other eye is having a turn." ~ One sentence is enough for most people.
      C<patch> {he} can think, "The strong one has a rest, and the other one plays."
      C<patch> {he} can say, "It is practice for my other eye."
      A<patch> After some hours the patch comes off, and the strong eye is back. The other eye has had its turn. Practice takes weeks or months, and an eye doctor looks how it goes. Both eyes can rest at night.
      A<patch> The brain has had pictures from the other eye and made use of them. That is how it learns to use both. Some days with a patch are long. When the hours are over, it comes off.
      D<bend> How can a bit of glass help an eye? Light comes from each thing and goes into {his} eyes. At the back of an eye it makes a picture. In some eyes the picture is a bit too near or too far. Then it is blurry. Glasses bend the light, and the picture lands in the right place.
      D<leaf> Without glasses, a tree may be a green cloud on a stick. {Name} may have thought that all trees look like that. With glasses there are leaves, and each one has an edge. There are letters on signs and spots on a bird. They were there all the time, because glasses add nothing. They only make it sharp.
      D<day> A first day with glasses is an odd one. {Name} may know it, or it is still to come. In the morning they feel cold. The floor looks nearer, and steps look odd. By lunch there are finger marks on them. In the evening two small dents are on the nose. Eyes and heads need some days to get used to it.
      P Other children look when something is new. Some may say a thing before they think. Most of them want to try the glasses on.
      P A teacher is glad when somebody can see the board. It makes lessons easier for both. Many teachers have glasses too.
      P Some people have eyes that see everything clearly. They do not know what blurry is like. They can be told.
      Q On the first day with glasses, {Name} may feel ____. The second day may be different.
      Q When others look at the glasses, {his} face may feel ____.
      Q At the moment when things get sharp, {Name} may feel ____.
      H {helper} can help to find a frame that fits. ~ If it slides, it can be bent.
      H {helper} can keep a cloth ready. ~ Finger marks make the world foggy.
      H A teacher can find a good place for the glasses case. ~ Then nobody sits on it.
      H<helper> {helper} can practise an answer with {him}. ~ It is good to have one ready.
      H<adult> {helper} can help by {adult}. ~ Things get easier bit by bit.
      T {he} can wear them for one thing that is fun. ~ Eyes learn fast when they want to see.
      T {he} can look at one sign with and without them. ~ That is a good test.
      T {he} can say, "They help my eyes." ~ That is all that most people want to know.
      T<comforter> {he} can show them to {comforter} first. ~ Soft friends do not stare.
      T<quiet> {he} can wear them for {quiet}. ~ It is near work, and eyes are glad of help.
      T<doing> {he} can try {doing} when they feel odd. ~ It makes the first days shorter.
      C<bend> {he} can think, "Light comes in, bends, and lands."
      C<bend> {he} can say, "They bend light for me."
      C<leaf> {he} can think, "Glasses on, edges on."
      C<day> {he} can think, "Day one is the oddest one."
      C<topic> {he} can look at {topic} and find something new.
      A<bend> Light is fast, and the bend in it is tiny. It is just enough for {his} eyes. Nobody can see light take the bend. What they can see is what is at the end of it.
      A<bend> The light goes in through the glasses, takes its bend, and lands. It does that all day and needs no rest. When the glasses come off, the light goes straight again. Then things are soft, until the morning.
      A<leaf> When leaves fall, each one can be seen on its way down. Without glasses they are brown spots in the air. It is good to have both. Eyes like to look, sharp or soft.
      A<leaf> Somebody may ask what can be seen up there. There are leaves with edges, a bird with spots and small letters. The glasses did not put them there. They only let eyes find them.
      A<day> At night the glasses lie in their case, and the nose gets a rest. Tomorrow the floor will look a little less odd. One day it is hard to remember the first day. Then glasses are just there, like shoes.
      A<day> The second day begins, and the glasses are not so cold. The floor has moved back to where floors belong. There are new finger marks, because noses slip. Day two is quieter than day one, and nobody needs to say much.
      D<broken> Glasses lead a dangerous life. There are balls, beds and people who sit down without a look. {Name} may have had a pair that broke or got lost. Opticians see such glasses all day, and they have drawers full of screws. Some can be bent back, and some need new parts. Until then the world may look soft at the edges.
      P<broken> Grown-ups may be cross for a moment about the cost. They know that glasses are worn all day by someone who runs. Most grown-ups have sat on a pair.
      Q<broken> When the glasses break or cannot be found, {Name} may feel ____.
      H<broken> {helper} can ask about a spare pair, and a strap for sport. ~ Both help.
      T<broken> {he} can say at once when something happened to them. ~ It is easier to mend early.
      C<broken> {he} can think, "There are two places, my nose and the case."
      A<broken> The glasses are found or mended, or there is a new pair. Things in use get lost and broken more than things in a drawer. The case has a place beside the bed now. Glasses like to have two homes, a nose and a case.
      D<test> In an eye test, letters or shapes get smaller from line to line. {Name} may read some of them, big ones first. Somewhere on the chart, the eyes come to an end. That is the line that an optician wants to find. Then there may be a heavy frame with glass discs in it. "Better like this, or like that?" asks the optician.
      P<test> Opticians cannot look out of other people's eyes. A true answer is all they need, and a guess is less use. "I do not know" is true quite often.
      Q<test> When a line turns into a blur, {Name} may feel ____.
      H<test> {helper} can be in the room and say nothing. ~ Whispering would spoil the test.
      T<test> {he} can say what it looks like, such as "a fuzzy O". ~ Fuzzy is good to know.
      C<test> {he} can think, "It is my eyes they ask, and not my reading."
      A<test> It was not a test with marks. The optician found the line and wrote it down. If glasses help, they will be made for just these eyes. If not, the chart has done its job.
      D<mirror> In the mirror there is a face, and on the face there are glasses. {Name} may look at them first and wonder {atfirst}. That is because they are new there. Other people look at eyes and at what a mouth says. After some days they hardly notice the glasses.
      C<mirror> {he} can think, "It is my face, with a frame."
      A<mirror> The mirror shows the same face every day, and glasses on it. Each day they look a bit less new. If somebody makes a remark, it can be told at home or at school. Eyes that see well have a lot to look at.
      D<names> There are old names for people with glasses, and they are all silly. It can hurt to hear one, and it is not {his} fault. Glasses do not change who somebody is. They only bend the light a bit. To use a name like that is a mistake. A grown-up can say so.
      P<names> Some children say it to get a laugh. Some of those who laugh feel bad about it. It is hard for them to say so.
      P<names> Teachers cannot hear each word on a playground. When they are told, they can do something.
      Q<names> When somebody says it, {Name} may feel ____. It may be in the tummy or in the face.
      H<names> {helper} can tell the teacher what was said, and where. ~ Stopping it is work for grown-ups.
      T<names> {he} can go and stand with somebody who is kind. ~ Two are harder to tease than one.
      C<names> {he} can say, "That is not my name," and walk off.
      A<names> A name that is not true does not stick to a face. The glasses do, because they sit there well. They are for seeing, and on some days for seeing who is a friend. The grown-ups know about it now, or they can be told.
    `),
    '8-10': script(`
      D<patch> Seeing is mostly done by the brain. It gets two pictures, and when one of them is clearer, it tends to ignore the other. So {Name} may have a patch over the stronger eye for a few hours. Print may swim, stairs may look odd and everything takes longer. This is not the eye getting worse. It is the brain being made to use it.
      D<patch> A patch is a strange kind of training, since nothing seems to be moving. {Name} may spend hours behind one, while the other eye does all the work. Brains grow connections for what they use. It works best in the years of growing, and that is why an eye clinic counts the hours.
      P<patch> People at school may stare, or offer the same joke about pirates. Most have forgotten it by the end of the week. Some will want to know how it works, and it is a good thing to be able to explain.
      P<patch> The people who look after patches are called orthoptists. They see dozens of children with one and know that nobody wears it for fun. Honest numbers help them more than good ones.
      Q<patch> Putting the patch on in the morning, {Name} might feel ____.
      Q<patch> When the joke about pirates comes, {Name} might feel ____. It may be another word for the tenth time.
      H<patch> {helper} can move the patch hours to a better time, if the eye clinic agrees. ~ Hours at home count as well.
      H<patch> {helper} can tell the school what is harder with a patch on. ~ A seat near the board costs nothing.
      T<patch> {he} can use patch time for a game, a model or a drawing. ~ Fine work is the best practice.
      T<patch> {he} can prepare one answer about the patch. ~ A dry one ends most conversations.
      C<patch> {he} can think, "The brain is being made to look."
      C<patch> {he} can think, "Hours at home count as well."
      A<patch> The patch comes off, and the strong eye takes over as if nothing had been said. The brain has had its hours, though. Such things change slowly and cannot be seen from one day to the next, so an eye clinic measures them. Until then it is one patch and one day at a time.
      A<patch> Some hours behind a patch are dull, and it is honest to say so. What they do takes place out of sight, in the part that decides which picture to believe. Two eyes that are both used can tell how far away a ball is. That is worth a few jokes.
      D<ears> Glasses are more than seven hundred years old, and {hers} have something that the first ones did not have. It is a pair of arms, one for each ear. For over four hundred years, people had only two lenses and no idea how to keep them on. They pinched them onto the nose, held them by a stick, or tied them on with ribbon. Nobody thought of using ears. A pair of glasses today stays on by itself for most of the day.
      D<bend> A lens is a piece of glass or plastic that bends light, and glasses have two. In {his} eye, light from the world makes a picture at the back, upside down. If an eyeball is a millimetre too long or too short, the picture is blurred. That is about as much as a thick fingernail. Glasses shift the picture by just that millimetre. An eyeball like that is not ill. It only has its own size.
      D<day> The first day with glasses has a certain order. First the world has too many details, and {Name} may notice every brick. Then the edges come: above the frame it is blurred, and below it the floor seems nearer. Around midday the nose complains. Somebody at school says something. By evening there is a fingerprint in the middle of everything, and the case is somewhere else.
      P Classmates who comment on glasses are often only short of news. Those who say something unkind may want a laugh. A short, dull answer gives them little to laugh about. If it goes on, it is for adults to put a stop to it.
      P An optician sees noses, ears and eyes of all kinds, and finds none of them strange. If something pinches or slides, that is not the wearer's fault. Frames can be bent in a minute.
      P Adults often say that glasses look good, and mean it. They forget that it is odd to see something new on one's own face. It took them a while too.
      Q When the mirror shows a face with glasses, {Name} might feel ____. It may be different by Friday.
      Q As soon as someone mentions the glasses, {Name} may notice ____.
      Q When the board is suddenly readable, {Name} might feel ____. Some people are surprised by how much there was.
      H {helper} can take the glasses back to have them bent. ~ A frame that hurts stays in its case.
      H A teacher can let new glasses be ordinary from the start. ~ Not everything needs an announcement.
      H {helper} can agree when the glasses are worn and when they rest. ~ The eye doctor knows how much is needed.
      H<helper> {helper} can collect three dull answers with {him}. ~ "They help me see" is a good start.
      H<adult> {helper} can help by {adult} on a bad day. ~ Even glasses have those.
      T {he} can start with something worth seeing, such as a film or a game. ~ It gives the glasses a reason.
      T {he} can learn to clean them with water and a soft cloth. ~ Shirts leave scratches.
      T {he} can keep the case in one place, at home and in the bag. ~ Then nobody sits on the glasses.
      T<comforter> {he} can try the glasses on {comforter}. ~ It is interesting to see them on another face.
      T<quiet> {he} can wear them for {quiet}. ~ Eyes work less when the picture is sharp.
      T<doing> {he} can try {doing} when somebody stares. ~ Staring rarely lasts long.
      C<ears> {he} can think, "Ears, your turn after four hundred years."
      C<ears> {he} can think, "At least there is no ribbon."
      C<bend> {he} can think, "One millimetre, and it is fixed."
      C<day> {he} can think, "Day one has the most comments."
      C<topic> With the glasses on, {he} can look up something about {topic}.
      A<ears> Somebody did think of ears in the end, in London, about three hundred years ago. It seems simple now. The glasses hold on by themselves, and both hands are free. The ears were there the whole time, with nothing to do.
      A<ears> Whoever thought of the arms did not get a statue. There is no street with that name either. Still, a great many people hook that idea over their ears each morning and look for their shoes. Glasses that stay on are so ordinary that nobody claps.
      A<bend> Light goes on arriving, and the glasses go on bending it. It happens in less than a blink. Behind the lenses, the eyes are as they were, a millimetre different from some others. The picture at the back is upside down and sharp.
      A<bend> A ray of light leaves the board, takes a small bend and lands where it was meant to. It does the same for a face, a ball and a bus number. The lens has no idea what it is for. Behind it, somebody knows now what the bus number is.
      A<day> On the second day there are fewer comments, and on the tenth there are hardly any. What is left is a pair of glasses that somebody looks for in the morning. Bricks become ordinary again. It is good to know that they have edges, though.
      A<day> Day two has fewer remarks than day one, and most of them come from aunts. The bricks have stopped showing off. The nose has made its peace, or it will after a bend in the frame. By the end of the week the glasses are only missed when they are not there.
      D<broken> A pair of glasses weighs less than a slice of bread and is worn in all weathers, games and arguments. {Name} has found out what can happen to one. The hinge is the weakest part, followed by the memory of whoever put them down. Opticians keep hundreds of screws hardly thicker than a hair. They ask what happened out of interest, and they have heard worse.
      P<broken> A parent who hears of it may think of the bill first and say so. That is about money and not about the person. The same parent has probably left an umbrella on a bus.
      Q<broken> Before telling somebody, {Name} might feel ____. The minute before is usually the longest.
      H<broken> {helper} can find out about a spare pair, a sports strap or insurance. ~ A second pair takes away most of the drama.
      T<broken> {he} can choose one place where they go when they are not worn. ~ It works because nobody needs to think about it.
      C<broken> {he} can think, "Face or case. There is no third place."
      A<broken> Found, mended or new, the glasses are back, and the leaves have edges again. Glasses that get used get knocked, and the ones in perfect condition belong to people who do not wear them. The case lies where it was agreed. It is the dullest solution, and it works.
      D<lens> A contact lens is thinner than a fingernail, and it floats on a film of tears. Getting it there is another matter, because eyes are guarded by one of the fastest reflexes in the body. {Name} may be learning to talk an eyelid into holding still. It takes most people a good many tries. The eye is quite right to be suspicious. It simply needs to find out that this finger is a friend.
      P<lens> Opticians who teach this have all the time in the world, and they have seen every grimace. They would rather see ten slow tries than one in a temper. Nobody does it well in the first week.
      Q<lens> With a lens on one fingertip, {Name} might feel ____.
      H<lens> {helper} can stay out of the mirror and keep the time. ~ An audience makes eyelids nervous.
      T<lens> {he} can stop after ten minutes and wear glasses that day. ~ Eyes learn better when they are rested and hands are washed and dry.
      C<lens> {he} can think, "Look up, lid held, breathe."
      A<lens> One morning it slides in as if it were easy. The other one may then take a quarter of an hour. The glasses are there for all the days in between. A red or sore eye is a reason to take it out and ask. Slow is the right speed here.
      D<test> An eye test is the only test in which it helps to get stuck. The letters shrink from line to line, and somewhere {Name} comes to one that might be anything. That place tells an optician how sharp the eyes are. After that there are lenses to compare, the first or the second, over and over. The difference gets so small that it is hard to say. That means that it is nearly found.
      P<test> Optometrists look at the back of an eye as well, where tiny blood vessels can be seen. They like that part best. To them a blurred line is a measurement.
      Q<test> When the letters turn into dots, {Name} might feel ____. It can seem like failing, and it is the point.
      H<test> {helper} can leave all the answers to {him}. ~ They are about somebody else's eyes.
      T<test> {he} can say "about the same" when it is about the same. ~ It is an exact answer.
      C<test> {he} can think, "The blur is the answer."
      A<test> At the end there are two or three numbers on a card. Perhaps glasses will come of it, and perhaps only a date next year. Eyes change while people grow, so the chart is not a verdict. It hangs on its wall with the big letter on top.
      D<mirror> A person knows their own face in every detail, and so a frame in the middle of it looks enormous. {Name} may see the glasses first and the face second. Others do not, because they did not study that face before. They look at eyes and mouths, and at what is being said. By the end of a week, most of them could not describe the frame.
      P<mirror> Most people look once and go on with what they were saying. A remark that goes on is a matter for a teacher.
      C<mirror> {he} can think, "They see a face. I see a frame."
      A<mirror> In a bag, glasses help nobody, and on a nose they help the whole day. The mirror gets used to them first, and then the person in front of it does. It may take a week or two. Until then the board is sharp, and so are the faces in the back row.
      D<names> People have made up names for other people's glasses for about as long as there have been glasses. None of them is clever. It can hurt to hear one all the same, and {Name} did nothing to deserve it. What is said tells something about the person who says it. About the eyes behind the lenses, it tells nothing.
      P<names> Somebody who calls names mostly looks at the others while doing it, to see if they laugh. If nobody laughs, it gets dull quickly. A few of the others may be waiting for someone to say that it is enough.
      P<names> Teachers miss most of it, because it happens behind their backs. They are told to deal with it, and they can, once they know.
      Q<names> When the name is called, {Name} might feel ____. It can be different an hour later.
      H<names> {helper} can speak with the school, together with {him} or without. ~ It is for adults to stop it.
      T<names> {he} can write down what was said, when and where. ~ A list is hard to wave away.
      C<names> {he} can say, "Old joke," and turn to somebody else.
      A<names> In a bag the glasses would be safe from remarks, and the day would be a blur. That is a bad bargain, and it is not the glasses that need to go. Somebody else needs to stop. Meanwhile the board is sharp, and so are the faces of those who did not laugh.
    `),
    '11+': script(`
      D<mirror> A face is something that a person knows in every detail, and then one day there is a frame on it. {Name} may look into the mirror and see the glasses first. It takes a while before the mind puts the two together. Other people need far less time, since they did not look at that face so closely in the first place. After about a fortnight the frame is simply part of how the face is known.
      D<ears> It took people more than four hundred years to find out what ears are for. {his} glasses are the late result. The first ones were made in Italy around 1286. Until the eighteenth century they were pinched, held or tied, and they fell into a great deal of soup. Glasses now hold on by themselves and weigh about as much as a letter. They are still hard to find in the morning.
      D<bend> An eye can be blurred because it is one millimetre longer than another. That is nothing to be modest about, or proud of. Light comes in, the lens bends it by the missing amount, and {Name gets} a picture with edges. The correction is so exact that it is measured in quarter steps. That explains the long conversation about "better with one, or with two?" No answer to it is wrong.
      P A remark about glasses usually says that somebody has noticed, and not much else. People this age are busy monitoring themselves. A surprising number of them would be unable to say tomorrow who in the class wears glasses.
      P Parents who insist on glasses are thinking about headaches, boards and bicycles. They are rarely thinking about the corridor at school, where a face is looked at. Both subjects are real, and they can be discussed separately.
      P Some people choose contact lenses at some point, some choose a loud frame on purpose, and some stop thinking about it. None of this needs deciding in the first week. An eye doctor can say what is possible and from when.
      Q In front of the mirror, {Name} might feel ____. It may say more about newness than about glasses.
      Q On the way into class, {Name} might notice ____. It may be gone by the second lesson.
      Q When distant things turn sharp, {Name} might feel ____. Some people are pleased and some are overwhelmed.
      H {helper} can leave the choice of frame to the person who will wear it. ~ Budgets can be named first.
      H {helper} can have the frame adjusted as often as it takes. ~ A pressing frame is a mechanical problem.
      H {helper} can refrain from comments for a fortnight, kind ones included. ~ Peace helps a face to settle.
      H<helper> {helper} can admit to a haircut, a brace or a frame from the past. ~ There are photographs.
      H<adult> {helper} can offer {adult} in the morning. ~ Mornings are when the case cannot be found.
      T {he} can wear them first where nobody knows anybody, such as a cinema. ~ It separates seeing from being seen.
      T {he} can prepare one dull sentence for comments. ~ "They are for seeing" ends most conversations.
      T {he} can ask the optician what the numbers mean. ~ It is {his} prescription, after all.
      T<comforter> {he} can keep the case next to {comforter} at night. ~ It is easier to find things that have company.
      T<quiet> {he} can test them on an hour of {quiet}. ~ Fewer headaches are a good argument.
      T<doing> {he} can try {doing} before the first lesson. ~ The first five minutes are the longest.
      C<mirror> {he} can think, "It is the same face, with a frame."
      C<mirror> {he} can think, "They will have forgotten by Thursday."
      C<ears> {he} can think, "Four centuries of soup, and now me."
      C<bend> {he} can think, "One millimetre is not a character trait."
      C<topic> With the glasses on, {he} can look closely at something to do with {topic}.
      A<mirror> In a year there will be photographs in which the glasses look natural, and older ones in which the face seems to miss something. It works in both directions. People get used to a face through living with it. The mirror only reports.
      A<ears> The glasses will be lost and found, cleaned on the wrong sweater and slept on at least once. They belong to a family of objects that people wear and forget, like watches. Seven centuries of practice have gone into them. The ears have turned out to be reliable.
      A<bend> The eye keeps its own length, and the lens takes care of the difference. Numbers may change over the years, because eyes grow along with their owners. Meanwhile there are edges, number plates and the third row of the board. What one makes of all that is a separate question.
      D<broken> The average pair of glasses is dropped, slept on and lent to friends for a joke, and then expected to sit straight. {Name} has reached the point where that goes wrong, perhaps not for the first time. Frames are a compromise between weight and strength, and they lose against football. Opticians repair more than people expect. What they cannot supply is the afternoon on which everything was a blur.
      P<broken> At home the first reaction may concern the price, and it may be put badly. It is worth waiting a quarter of an hour before discussing it. Hardly any adult has a spotless record with glasses, keys or telephones.
      Q<broken> Between the mishap and the confession, {Name} might feel ____. It is a well-populated interval.
      H<broken> {helper} can ask what a spare pair or a tougher frame would cost. ~ It is often less than feared.
      T<broken> {he} can report it the same day and suggest a solution along with it. ~ The conversation goes better with two items on the agenda.
      C<broken> {he} can think, "Face or case."
      A<broken> By next week there will be a pair that sits straight, and the trees will have got their leaves back. What prevents a repetition is not care, of which nobody has an unlimited supply, but a fixed place. Sports glasses exist as well, and look less odd than squinting. The old pair can be kept for emergencies.
      D<lens> The blink reflex takes about a tenth of a second, and putting in a contact lens means overruling it twice before breakfast. {Name} may have spent some time in front of a mirror with one finger and no success. There is nothing clumsy about it. An eye has good reasons for not letting things in, and it takes practice to convince it. Most people need between several days and several weeks.
      P<lens> Those who have worn lenses for years do it without a mirror, and have forgotten the evenings when one ended up on the floor. Opticians have not. They will gladly go through it again, and nobody is charged for being slow.
      Q<lens> At the fifth attempt, {Name} might feel ____. Most of the possible words are not printable.
      H<lens> {helper} can leave the bathroom free and refrain from encouragement. ~ Eyelids do not respond to it.
      T<lens> {he} can hold both lids, look past the finger and stop after ten minutes. ~ Clean, dry hands decide more than talent does.
      C<lens> {he} can think, "Past the finger. Breathe. Again tomorrow is fine."
      A<lens> It comes suddenly, usually on a morning when it no longer mattered. Until then glasses do the seeing, as they have done so far. A sore or red eye means taking the lens out and asking, however well it went. The rest is repetition, and eyes are capable of learning at any age.
      D<test> An eye test has an odd logic, since its aim is to reach the line that cannot be read. {Name} may find the choice between two lenses harder than the letters. "First or second?" is asked until there is no difference left, and at that point the right lens has been found. Bad answers are corrected by the next question. Eyes often change in the growing years. Nobody can train for it, and a blurred line is not a sign of carelessness.
      P<test> Optometrists have heard "sorry" after every missed letter and would like to abolish it. They also look at the back of the eye, which tells them things about the rest of the body. It is an unusual privilege, and most of them still enjoy it.
      Q<test> When the answers become uncertain, {Name} might feel ____. Doubt is part of the procedure.
      H<test> {helper} can wait outside, and leave opinions on frames for later. ~ There may be nothing to choose.
      T<test> {he} can ask what the numbers mean. ~ It takes a minute to explain and is worth knowing.
      C<test> {he} can think, "No difference means nearly done."
      A<test> The result is a card with a few figures on it, and a decision that can wait a day. Glasses or lenses may follow, or another date. In either case the blur has been given a name and a number. That is generally better than squinting.
      D<names> It is an old game to find one visible thing about a person and to make a name out of it. Glasses are popular for that, because they sit in the middle of a face. {Name} did nothing to cause it, and it can hurt even when the joke is poor. The remark describes the speaker's need for an audience. About the person behind the lenses it contains no information at all.
      P<names> Those who laugh are often relieved that it is somebody else's turn. Some of them dislike it and wait for another person to say so. It takes one.
      P<names> When it happens again and again, it is bullying, and a school has a duty to deal with it. Reporting it is not telling tales. It is the only way in which those in charge find out.
      Q<names> When it happens, {Name} might feel ____. A face that shows nothing may hide quite a lot.
      H<names> {helper} can take it to the school, if and how that is wanted. ~ Ending it is not a job for the person it happens to.
      T<names> {he} can keep a plain record of what was said and when. ~ Facts with dates are taken seriously.
      C<names> {he} can think, "It says something about them."
      A<names> Glasses that stay in a bag are out of range, and so is everything beyond the third row. It would be the wrong thing to give up. What needs to change is somebody else's behaviour, and there are people whose work that is. Until then the lenses do what they were made for, and show rather clearly who looks away.
    `),
  },
};

/** New glasses: what they do with light, how they feel on a nose, an eye patch, and other people's first look. */
export const glasses: Frame = withScenes(own, glassesInABag, onAndOffTheNose);

import { script, type Frame } from '../../frame.ts';
import { monstersUpstairs } from './monsters-upstairs.ts';
import { withScenes } from '../scene.ts';
import { theGirlInTheMirror } from './the-girl-in-the-mirror.ts';
import { foxInTheGarden } from './fox-in-the-garden.ts';
import { inTheWardrobe } from './in-the-wardrobe.ts';

/** Where somebody lies awake and thinks of what may be in the room. */
const AT_BEDTIME =
  /\b(?:beds?|bedtime|bedroom|nights?|rooms?|sleep(?:ing|s)?|dark|wardrobe|cupboards?|closets?|ceiling|curtains?|upstairs)\b/i;
const ON_A_SCREEN =
  /\b(?:films?|movies?|videos?|you ?tube|tik ?tok|games?|gaming|screens?|tv|telly|cartoons?|shows?|books?|stor(?:y|ies)|pictures?|posters?|adverts?|trailers?|characters?|costumes?|halloween|gruffalo)\b/i;

/** Animals that there are, a long way off; a fox lives round the corner. */
const REAL_BEASTS =
  /\b(?:wol(?:f|ves)|tigers?|lions?|bears?(?! (?:called|named))|crocodiles?|alligators?|sharks?|gorillas?|panthers?|hyenas?)\b(?! (?:toy|teddy|soft))/i;

const own: Frame = {
  id: 'monsters',
  name: 'Monsters and ghosts',
  says: [
    'scared of monsters',
    'monsters under the bed',
    'thinks there is a monster in the wardrobe',
    'there is a monster in the closet',
    'afraid of ghosts',
    'sees ghosts in her room',
    'believes in witches and is scared',
    'scared of zombies after what a boy told him',
    'the boogeyman',
    'bogeyman will come',
    'afraid of vampires',
    'says something is behind the curtain',
    'wants us to check for monsters every night',
    'monster spray doesnt work any more',
    'imaginary creatures frighten her',
    'wont go upstairs because of the monster',
    'asks if monsters are real',
    'scared of the witch in the story',
    'afraid of the wolf in the book coming out',
    'a scary film about ghosts',
    'moster under the bed',
    'convinced that there is a ghost in the bathroom',
    'older cousin told him ghost stories',
    'scared of a skeleton he saw at halloween',
  ],
  claims: {
    strong: [
      'gruffalo',
      'huggy wuggy',
      'scary clown on',
      'clown in the room',
      'haunted app',
      'creepypasta',
      'monster',
      'ghost',
      'boogeyman',
      'bogeyman',
      'witch',
      'zombie',
      'vampire',
      'skeleton',
      'monster under the bed',
      'monster in the wardrobe',
      'monster in the closet',
      'monster spray',
      'check for monsters',
      'ghost story',
      'haunted',
      'werewolf',
      'imaginary creature',
      'scary film',
      'scary movie',
      'behind the curtain',
      'scary man',
      'bad man',
      'something under the bed',
      'crocodile under the bed',
      'snake under the bed',
      'dinosaur under the bed',
      'wolf under the bed',
      'tiger under the bed',
      'shark under the bed',
      'creature under the bed',
      'animal under the bed',
      'dragon under the bed',
      'witches',
      'monsters',
      'ghosts',
      'bogey man',
      'boogie man',
      'dinosaurs under',
      'someone in the wardrobe',
      'somebody in the wardrobe',
      'someone in his room',
      'someone in her room',
      'someone in the cupboard',
      'someone under the bed',
      'somebody under',
    ],
    cues: ['creature', 'wolf', 'closet', 'wardrobe', 'curtain', 'imagine'],
    not: [
      'nightmares since',
      'nightmare since',
      'green eyed monster',
      'little monster',
      'is a monster',
      'monster truck',
      'like a monster',
      'turns into a monster',
      'such a monster',
      'two monsters',
      'my monster',
      'something under his bed',
    ],
  },
  topicWords: [
    'fox',
    'badger',
    'hedgehog',
    'wild',
    'animal',
    'monster',
    'ghost',
    'witch',
    'zombie',
    'vampire',
    'clown',
    'gruffalo',
    'dragon',
    'alien',
    'skeleton',
    'troll',
    'werewol',
  ],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Monsters, ghosts, witches with spells, zombies and vampires are made up by people: they are in stories, films and costumes.',
    'Imagination grows strongly from about two to six years; children under about six to eight are still learning to keep pretend and real apart, and a thought may frighten them although they know better.',
    'When it is dim or the mind is tired, the brain fills gaps with guesses and readily finds faces.',
    'Looking together once shows what is there; checking again and again tends to keep the fear going.',
    'Drawing the thing, making it funny and deciding how its story goes on gives a child more control.',
    'Fear of imaginary beings is common between about three and eight, and passes in most children. Older people can feel it too after a scary film.',
    'Scary films and stories work through music, dark pictures and waiting; they are made by many people with lights and paint.',
    'Adults should take the feeling seriously and not pretend that the monster is there.',
  ],
  threads: {
    curtain: 'a curtain or a door that stands wide open, so that there is no behind',
    sock: 'what is really under the bed: dust and one sock',
    pencil: 'the pencil that draws a monster and may draw it a hat',
    far: 'a wild animal, and how far away it really lives',
    maker: 'the people who make monsters for stories and films, with paint and paper',
  },
  // What was seen on a screen does not need a look under the bed.
  threadCues: {
    curtain:
      /\b(?:shower curtain|bathroom|toilets?|loos?|bath|shower|upstairs|landing|stairs|hallway|behind the (?:door|curtains?|sofa)|by (?:him|her|them)sel\w+|on (?:his|her|their) own|go(?:es|ing)? anywhere alone|alone)\b/i,
    far: REAL_BEASTS,
    pencil: /\b(?:loft|attic|cellar|basement|wardrobe|cupboard|shed|garage|toilet|bathroom)\b/i,
    sock: new RegExp(
      `^(?!${'[^]*'}\\b(?:loft|attic|cellar|basement|wardrobe|cupboard|shed|garage|toilet|bathroom)\\b)(?!${'[^]*'}${REAL_BEASTS.source})${'[^]*?'}${AT_BEDTIME.source}`,
      'i',
    ),
    maker: new RegExp(`^(?!${'[^]*'}${REAL_BEASTS.source})${'[^]*?'}${ON_A_SCREEN.source}`, 'i'),
  },
  onlyWhenSaid: ['far', 'curtain'],
  comesFirst: ['maker', 'curtain'],
  tellsAlone: ['curtain'],
  takesHelps: ['curtain'],
  roles: {
    beast: {
      fallback: { text: 'a wild animal' },
      cues: [
        { match: /\bwol(?:f|ves)\b/i, phrase: { text: 'a wolf' } },
        { match: /\btigers?\b/i, phrase: { text: 'a tiger' } },
        { match: /\blions?\b/i, phrase: { text: 'a lion' } },
        { match: /\bcrocodiles?\b/i, phrase: { text: 'a crocodile' } },
        { match: /\balligators?\b/i, phrase: { text: 'an alligator' } },
        { match: /\bsharks?\b/i, phrase: { text: 'a shark' } },
        { match: /\bbears?\b/i, phrase: { text: 'a bear' } },
        { match: /\bfox(?:es)?\b/i, phrase: { text: 'a fox' } },
      ],
    },
    monsters: {
      fallback: { text: 'monsters', plural: true },
      cues: [
        { match: /\bghosts?\b/i, phrase: { text: 'ghosts', plural: true } },
        { match: /\bwitch(?:es)?\b/i, phrase: { text: 'witches', plural: true } },
        { match: /\bzombies?\b/i, phrase: { text: 'zombies', plural: true } },
        { match: /\bvampires?\b/i, phrase: { text: 'vampires', plural: true } },
        { match: /\bclowns?\b/i, phrase: { text: 'scary clowns', plural: true } },
        { match: /\bgruffalos?\b/i, phrase: { text: 'Gruffalos', plural: true } },
        { match: /\bdragons?\b/i, phrase: { text: 'dragons', plural: true } },
        { match: /\baliens?\b/i, phrase: { text: 'aliens', plural: true } },
        { match: /\bskeletons?\b/i, phrase: { text: 'skeletons', plural: true } },
        { match: /\btrolls?\b/i, phrase: { text: 'trolls', plural: true } },
        { match: /\bwerewol(?:f|ves)\b/i, phrase: { text: 'werewolves', plural: true } },
        { match: /\bdinosaurs?\b/i, phrase: { text: 'wild dinosaurs', plural: true } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'No More Behind', thread: 'curtain' },
      { text: 'Swish, and There Is a Wall', thread: 'curtain' },
      { text: 'Far, Far Away', thread: 'far' },
      { text: 'Where Wild Animals Live', thread: 'far' },
      { text: 'One Sock Under the Bed', thread: 'sock' },
      { text: 'Look, a Sock', thread: 'sock' },
      { text: 'Draw It a Hat', thread: 'pencil' },
      { text: 'The Pencil Knows', thread: 'pencil' },
      { text: 'Paint and Paper', thread: 'maker' },
      { text: 'Made of Paper', thread: 'maker' },
      { text: '{name} Takes a Look' },
      { text: 'Only in a Story' },
    ],
    older: [
      { text: 'No More Behind', thread: 'curtain' },
      { text: 'Once Round the Corner', thread: 'curtain' },
      { text: 'A Long Way From Here', thread: 'far' },
      { text: 'What Wild Animals Want', thread: 'far' },
      { text: 'A Search of the Room', thread: 'sock' },
      { text: 'Dust, and One Sock', thread: 'sock' },
      { text: 'Across the Landing, Rather Fast', thread: 'sock' },
      { text: 'Monsters, Looked Into' },
      { text: 'Who Holds the Pencil', thread: 'pencil' },
      { text: 'It Wears a Hat Now', thread: 'pencil' },
      { text: 'How to Make Something Scary', thread: 'maker' },
      { text: 'Behind the Film', thread: 'maker' },
      { text: '{name} and the Made-Up Things' },
      { text: 'Where Scary Things Come From' },
    ],
  },
  benefits: [
    'Says plainly that such beings are made up, and that the feeling is real.',
    'Gives {name} something to do with a scary picture in the mind.',
    'Shows what is in a room, without a search that begins again each night.',
  ],
  talk: {
    young: [
      'What was under the bed, or on the paper?',
      'How does {name} feel when a scary picture comes?',
      'Shall we draw something scary and give it a hat?',
    ],
    older: [
      'How do people make a story scary?',
      'Which word went into the blank?',
      'Shall we find out together how one film trick is done?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'kneel',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['sock', 'torch'],
  },
  text: {
    '2-3': script(`
      D<sock> {Name} may think of {monsters}. Are they here? Look, look, look. Here is a bed. Under it is a sock.
      D<pencil> Here is paper. Here is a pencil. {Name} may see {monsters} here. They are just lines. One gets a hat!
      D<maker> {monsters} are in books. {Name has} a book too. Open, shut. Open, shut. Shut means all gone.
      P Some children like silly books. Some like soft books.
      P Grown-ups know what is real. They can tell.
      P Big children get scared too. Then they ask.
      Q In the dark, {Name} may feel ____.
      Q At a scary thought, {Name} may feel ____.
      Q In bed, {his} tummy may feel ____.
      H {helper} can look with {him}.
      H {helper} can sit by the bed.
      H<maker> {helper} can shut the book.
      H<helper> {helper} can sing a silly song.
      T<sock> {he} can look for a sock.
      T {he} can ask, "Is it real?"
      T {he} can wave bye-bye.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<sock> {he} can say, "It is just a sock."
      C<pencil> {he} can say, "Put a hat on it!"
      C<maker> {he} can say, "Shut the book, bye-bye."
      C<topic> {he} can think about {topic}.
      A<sock> No {monsters} here. Here is a bed. Here is the floor. Here is {Name}. Night-night, room.
      A<pencil> The paper has {monsters} on it. They have hats on. They look so silly. Bye-bye, hats.
      A<maker> {monsters} stay in books. The book is shut. It is on the shelf. Night-night, book.
      D<far> {Name} may think of {beast}. It is a wild animal. It is far, far away. It has its own home. It does not open doors.
      C<far> {he} can say, "Far, far away."
      A<far> The wild animal is far away. It is in its own bed. {Name is} here. Good night, wild animal.
      D<curtain> {Name} may think of {monsters}. Are they behind there? Swish, it is open. Look, a wall. There is no behind now.
      P<curtain> Big people go past. They do not look.
      Q<curtain> At that place, {Name} may feel ____.
      H<curtain> {helper} can go in first.
      H<curtain> {helper} can leave it open.
      T<curtain> {he} can say, "Open, please."
      C<curtain> {he} can say, "Swish, a wall!"
      A<curtain> Swish, open. A wall, a hook, a floor. No {monsters} here. Bye-bye, behind.
    `),
    '4-5': script(`
      D<sock> Some people think of {monsters} at bedtime. {Name} may think of them too. A thought can feel big, but it has no feet. So what is under a bed? There is dust, and there is one sock.
      D<pencil> {monsters} are made up. People make them with a pencil. {Name} may know one with big teeth. On paper it is as big as a hand. A pencil can give it a hat with a bow.
      D<maker> How do {monsters} get into a book or a film? Somebody sits down and makes them. {Name} may know some, and they can feel real. They are made of paint and cloth. The paint is from a shop.
      P Grown-ups had scary thoughts when they were small. Many of them jumped into bed from far away. They know how it feels.
      P A thought is in one head only. Other people do not see it. So they may ask, "Where?"
      P People who make scary books are not scary. They like cake, and some of them have a cat.
      Q When a scary thought comes, {Name} may feel ____.
      Q At bedtime, {his} body may feel ____.
      Q When it is dark in the room, {Name} may feel ____.
      H {helper} can look round the room with {him}. ~ One look by two people is enough.
      H {helper} can choose kind books for bedtime. ~ The last story stays in the mind.
      H {helper} can say what is real and what is not. ~ It helps to know.
      H<helper> {helper} can say goodnight to the bed and the chair. ~ Someone needs to do it.
      H<adult> {helper} can help at bedtime. ~ A way that is known already is {adult}.
      T {he} can look under the bed by day.
      T {he} can draw it and add a silly hat.
      T {he} can ask, "Is that real or made up?"
      T<comforter> {he} can hug {comforter} and take a look.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} when a scary thought comes.
      C<sock> {he} can say, "Dust and a sock, that is the lot."
      C<pencil> {he} can think, "I put a hat on it, with a bow."
      C<maker> {he} can think, "That is paint, and paint stays there."
      C<topic> {he} can think about {topic} for a while.
      A<sock> {monsters} are made up, and the sock is not. Somebody may want that sock in the morning. {his} bed is a good place to rest.
      A<pencil> Now the paper has {monsters} with hats on it. They look ready for a party. The paper can go in a drawer. {Name} may give them new hats on another day.
      A<maker> Books can be shut, and films can be off. Then the {monsters} are just paint, and it is dry. {his} room is a real room, with real walls. It is a good place to rest.
      D<far> {Name} may think of {beast}, and it can feel near. But wild animals live far away. They like woods, or the sea, or hot land. They do not know this street. They cannot open a door.
      C<far> {he} can think, "You live far away, and I live here."
      A<far> A wild animal has a home, and it is not this one. There is room in it, and no carpet. It sleeps there, and people sleep here. There is a long way in between.
      D<curtain> A curtain has a behind, and so has a door. A head likes to put {monsters} there. {Name} may not like to go past them. So the curtain can go to one side. Swish, and there is a wall with a tap.
      P<curtain> Grown-ups go past and do not think of it. They see a bath. They may have looked behind it when they were six.
      Q<curtain> In front of that door, {his} tummy may feel ____.
      H<curtain> {helper} can open it wide and leave it like that. ~ Then there is no more behind.
      H<curtain> {helper} can stay at the door and sing. ~ A voice goes round corners.
      T<curtain> {he} can pull it to one side, swish.
      T<curtain> {he} can say, "Hello, bath. Hello, tap."
      C<curtain> {he} can think, "Swish, and there is a wall."
      A<curtain> The curtain hangs at the side, and behind it is a wall. There were no {monsters}, just a tap and a flannel. They will be there next time, too. Flannels are wet, and that is the worst of them.
    `),
    '6-7': script(`
      D<sock> What is under {his} bed? At night a busy mind may say {monsters}. Minds are good at making things up, above all when they are tired. Floors are not good at it. A floor has what was put there, such as dust and one sock. The other sock is a real mystery.
      D<pencil> People thought up {monsters}. Long ago somebody had the idea and told it to a friend. {Name} may have one in mind as well. It can seem huge in there. On paper it is as big as the paper. The pencil decides what it wears.
      D<maker> First somebody writes a story with {monsters} in it. For a film, people wear rubber masks and get hot. {Name} may not have heard of all that work. Nobody shows the part with the sandwiches.
      P Many children think of scary things at bedtime. By day they know that it is all made up. Knowing and feeling happen in different parts of the brain. The feeling part is faster.
      P A grown-up looks at the room and sees a room. A child with a scary thought sees a room with a thought in it. That is why they may not understand each other at first.
      P Some people like scary stories, because they want to feel their hearts go fast. Other people have enough of that already. Nobody needs to like them.
      Q When a scary thought comes, {Name} may feel ____.
      Q In a dark room, {his} body may feel ____. It can be in the chest or the tummy.
      Q After a scary story, {Name} may feel ____. It can stay for a while.
      H {helper} can look through the room with {him} once, in the light. ~ After that it is known.
      H {helper} can help {him} pick a funny story for bedtime. ~ The last story is the one that stays.
      H {helper} can listen to what it looks like. ~ A thing that has been told is often smaller.
      H<helper> {helper} can tell {him} what was scary a long time ago. ~ It may be quite silly now.
      H<adult> {helper} can help when a scary thought comes. ~ The first thing to try is {adult}.
      T {he} can draw the scary thing and add three silly details. ~ A hat, a cold and odd shoes are a good start.
      T {he} can ask, "Real, or made up?" ~ That question is short and useful.
      T {he} can look under the bed by day and count the socks. ~ Counting needs only what is there.
      T<comforter> {he} can hold {comforter} and name four real things. ~ Real things can be touched.
      T<quiet> {he} can spend the time before bed {quiet}. ~ It gives the mind nicer pictures.
      T<doing> {he} can try {doing} when a scary picture comes. ~ A mind finds it hard to do two things.
      C<sock> {he} can think, "Dust, one sock, and a busy mind."
      C<pencil> {he} can think, "I hold the pencil."
      C<maker> {he} can think, "Somebody painted that, and then had lunch."
      C<topic> Lying in bed, {he} can think about {topic}.
      A<sock> {monsters} need a story to be in. A room has no story, only things. There is the bed, there is the chair, and there may be a sock. {his} bed is a safe place to sleep.
      A<pencil> The picture can hang up or lie in a drawer. The {monsters} on it have odd shoes and a cold. They look as if they need a hanky. Thoughts may come back, and so may the pencil.
      A<maker> Films end, and the masks go back in a cupboard somewhere. The people who made the {monsters} have gone home. They are asleep, most likely. {his} home is a good place for that too.
      D<far> Wild animals are real, so it is easy to think of one. {Name} may think of {beast}. The real one is a long way off. Animals like that keep away from people, lamps and cars. None of them has a reason to climb stairs and wait in the dark.
      C<far> {he} can think, "It is far away, and it wants to be."
      A<far> Out there it is busy with its own night. It looks for food and for a quiet place. Here there are a floor, a lamp and a door. No wild animal has ever had a use for a bedroom.
      D<curtain> {monsters} are made up, and a head needs a place to put them. It takes a place that nobody sees, behind a curtain or round a corner. {Name} may need to go right past it. The trick is to take away the behind. An open curtain has none. A corner with a light on is only a corner.
      P<curtain> People who are not scared there do not notice that there is a behind. Most of them ran past it when they were smaller, and quite fast.
      Q<curtain> Just before the corner, {Name} may feel ____. Legs can be faster than heads there.
      H<curtain> {helper} can go round the corner once with {him}, in the light. ~ After that it is known.
      H<curtain> {helper} can keep the curtain open when nobody is in the bath. ~ It dries faster as well.
      T<curtain> {he} can put the light on first, and then go. ~ Corners do not like light.
      T<curtain> {he} can talk all the way, to somebody or to the stairs. ~ A voice keeps legs slow.
      C<curtain> {he} can think, "Curtain open, corner known, off I go."
      A<curtain> The curtain is pushed to one side and dries. There is no behind, only tiles. The {monsters} have lost their place. They can go back to books. Washing hands takes twenty seconds, and nobody was in a hurry.
    `),
    '8-10': script(`
      D<sock> A person can know that there are no {monsters} and still look under the bed. That is not silly. The part of {his} brain that knows things is slow and careful, and the part that gives alarms is quick. It would rather be wrong a hundred times than late once. So it shouts first. What it finds down there is dust, and one sock whose partner has been gone for months.
      D<pencil> Every culture on Earth has made up something frightening. {Name} may have met a few of them in stories, {monsters} among them. They change from place to place, because people drew them out of their own heads. Whoever holds the pencil decides about teeth, height and manners. That is also true of a picture in the mind. It was drawn by somebody, and it may be drawn again.
      D<maker> How does a story or a film make people afraid of {monsters}? There are tricks, and {Name} may enjoy knowing them. The voice or the music goes low, the light goes out, and for a long time nothing happens. A waiting brain fills the gap with its own worst idea. Then something jumps up, with a bang. Behind every film camera, twenty people are eating biscuits.
      P Friends who love scary films are not braver. Their brains enjoy the fast heart once they are sure that it is pretend. Someone else's brain may take longer to be sure. There are plenty of adults who leave the room when the music goes low.
      P People often say that there is no such thing. It is true, and it does not help much, because a feeling is not an opinion. Most grown-ups remember jumping into bed to keep their ankles safe. Few of them bring it up.
      P An older child may tell ghost stories in order to see what happens to people's faces. It is a kind of power. Usually the teller has lain awake over the same story a year before. They seldom mention that part.
      Q When a scary picture comes, {Name} might feel ____. It may be strong even if it makes no sense.
      Q Lying in the dark, {his} body may feel ____. Bodies get ready first and think later.
      Q With a scary picture in the head, {Name} may feel ____. Such pictures fade with time and daylight.
      H {helper} can look round the room with {him} once, and leave it at that. ~ Looking ten times teaches a brain that there was a reason to look.
      H {helper} can help to stop a film or a story early. ~ Nobody has ever been fined for missing the end.
      H {helper} can listen to the whole picture, with all its details. ~ Details said out loud tend to shrink.
      H<helper> {helper} can find out with {him} how one film trick is made. ~ Tricks work less well on people who know them.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can draw the thing and then change three details. ~ It is hard to be afraid of something in swimming goggles.
      T {he} can say, "That was my alarm, and I have checked." ~ Once is a check, and five times is a habit.
      T {he} can choose what {he wants} to watch or hear, and leave the room for the rest. ~ Leaving is a kind of choosing.
      T<comforter> {he} can hold {comforter} and name five real things. ~ Real things can be felt and counted.
      T<quiet> {he} can spend the last half hour {quiet}. ~ It changes which pictures are on top.
      T<doing> {he} can try {doing} when a picture will not leave. ~ Attention that is busy elsewhere cannot feed it.
      C<sock> {he} can think, "Loud alarm, one sock."
      C<pencil> {he} can think, "My picture, my pencil, my rules."
      C<maker> {he} can think, "Low voice, long wait, biscuits."
      C<topic> When a picture comes, {he} can think about {topic} instead.
      A<sock> The alarm will ring again some night, because that is its job. It need not be believed each time. {monsters} belong in stories, and the floor belongs to dust and socks. One of these days the other sock may turn up.
      A<pencil> Somewhere in a drawer there are {monsters} in swimming goggles, waiting for a pool. The mind may bring up the old version now and then. It can be changed again in less than a minute. People have done this with frightening things for thousands of years, mostly on walls.
      A<maker> When the lights go on, there are wires and paint and a person taking off a rubber nose. {monsters} are made by people who like their work. Some people enjoy the result, and others would rather hear about penguins. Both have good taste.
      D<far> With a monster it is enough to know that there are none. {beast} is real, and so {Name} may find that argument less helpful. The useful question is where it lives and what it wants. Wild animals avoid houses, because houses smell of people, and people are bad news. A head in the dark leaves out the distance, since a picture in the mind has no kilometres in it.
      C<far> {he} can think, "The picture is here. The animal is not."
      A<far> The kilometres are back in the picture now. Somewhere at the far end of them an animal is looking for its supper or sleeping it off. It knows nothing of this room. The room has a floor, a lamp and somebody next door.
      D<curtain> It is not easy to be afraid of {monsters} in an empty field. They need a behind: a curtain, a door, a dark end of the landing. {Name} may know that perfectly well and still take the stairs two at a time. The brain does not like not seeing, and fills the gap with its worst drawing. The cure is less brave than practical, and consists of leaving things open.
      P<curtain> Those who say "There is nothing there" are right, and it helps less than a door left ajar. At eight or nine, most of them took those stairs at a run.
      Q<curtain> At the foot of the stairs, {Name} might feel ____. It may be over by the time the light is on.
      H<curtain> Someone at home can fix it so that the switch comes before the dark bit. ~ A cheap lamp with a sensor does that.
      H<curtain> Someone at home can come along the first few times and then stay one step further back each day. ~ Steps can be counted.
      T<curtain> {he} can look once, and then not again on the way. ~ Looking five times tells the brain that there was something to find.
      T<curtain> {he} can walk at the speed of a person who carries soup. ~ Running tells the body that it was right.
      C<curtain> {he} can think, "Curtain open. Soup speed."
      A<curtain> Somewhere halfway the feeling tends to give up, because nothing confirms it. The curtain is at the side, and behind it is a bath with a plastic duck. {monsters} do badly in well-lit places with nothing behind them. The soup has not been spilled.
    `),
    '11+': script(`
      D<sock> It is possible to be certain that {monsters} do not exist and to cross a dark landing rather fast. {Name} would be in good company. Fear does not wait for the results of an inquiry. It is made by an old, quick part of the brain that would rather look foolish than be eaten. The modern part follows later with the facts. By then the rest of the body is in bed, counting its ankles.
      D<pencil> {monsters} have a history, and it is a history of people. Each age has drawn what it worried about, whether that was wolves, plague or machines. {Name} may have a private edition, taken from a film, a game or something that somebody said on a bus. It can be surprisingly detailed, and a detailed picture feels like evidence. What it proves is that there is a good illustrator at work up there.
      D<maker> {Name} may be interested in how films with {monsters} in them are made, because frightening people is a craft like any other. It needs low sound, little light and a long wait. The wait matters most, since the audience will fill it from their own supply. What finally appears is shown late, because on screen it is a person in rubber. Knowing this does not switch off the feeling. It does explain where it came from and when it will leave.
      P Friends who watch horror for fun are measuring themselves against it, and often against each other. Saying "not for me" breaks the contest, which is why it can sound ruder than it is. In most groups there is at least one person who is relieved that somebody else has finally said it.
      P Adults remember being afraid of the dark as something that happened at five. They tend to leave out the night at fifteen, after a certain film. Being frightened by a thing that is known to be invented is normal at any age. Whole industries are built on it.
      P People differ in how vividly they imagine. Some see almost nothing when they close their eyes, and others see every tooth. The second group makes good writers, designers and engineers, and they pay for it now and then at about midnight.
      Q When a picture will not go away, {Name} might feel ____. Embarrassment can arrive on top of it, and it is a separate thing.
      Q On a dark landing, {his} body may feel ____. It has been given a warning without details.
      Q After a film or a story that went too far, {Name} might notice ____. It often returns at night and fades within days.
      H {helper} can take the feeling seriously without taking the monster seriously. ~ It is possible to do both.
      H {helper} can make it easy to stop a film or leave a conversation, with no comment afterwards. ~ The way out is part of the equipment.
      H {helper} can talk about what else has been on {his} mind. ~ Invented fears sometimes stand in for real ones.
      H<helper> {helper} can name the film that nobody at home has watched to the end. ~ There usually is one.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can check once, with the light on, and then let the alarm run out by itself. ~ Checking more often teaches the alarm to ring more often.
      T {he} can look up how a scary scene is made. ~ It is hard to fear a thing and admire its glue.
      T {he} can change the picture on purpose, beginning with the shoes. ~ An image that can be edited has lost some of its authority.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody is checking, and it is entirely real.
      T<quiet> {he} can spend the last half hour {quiet}. ~ What is seen last is what the mind finds first when it goes looking.
      T<doing> {he} can try {doing} when the picture comes. ~ Minds have limited space, and it can be filled.
      C<sock> {he} can think, "Thank you, alarm, that was a sock."
      C<pencil> {he} can think, "Well drawn, and now the shoes."
      C<maker> {he} can think, "Low strings, no light, here comes the rubber."
      C<topic> While it fades, {he} can think about {topic}.
      A<sock> The landing is a landing, and it is four seconds long. Some people take it at a walk and some at a run, and all of them arrive. {monsters} can keep to books and films, where they earn their living, while the sock remains unexplained.
      A<pencil> Editing works slowly, and it works. After a few nights, {monsters} in unsuitable shoes are hard to return to their former dignity. A strong imagination is not going to leave, and few of its owners would want it to. It needs other things to draw as well.
      A<maker> The film ends, as they do, with several minutes of names. All of those people made it together, and there were caterers. {monsters} are a group effort. Whoever would rather not see the result has missed nothing that cannot be described in a sentence.
      D<far> To be told that something does not exist is no help with wild animals, which do. {Name} may think of {beast} and know that perfectly well. What the mind leaves out at night is distance, habit and motive. Wild animals give a wide berth to whatever smells of people. The picture is vivid because vividness is what a tired brain is good at, and not because it is likely.
      C<far> {he} can think, "Vivid is not the same as near."
      A<far> With the distance put back in, the wild animal shrinks to something on a map. It is getting on with its own night, which is hard enough. The room is a room again. What was in it was a very good picture.
    `),
  },
};

/** Monsters, ghosts and witches: where they come from, what is under the bed instead, and who holds the pencil. */
export const monsters: Frame = withScenes(own, foxInTheGarden, inTheWardrobe, theGirlInTheMirror, monstersUpstairs);

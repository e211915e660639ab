import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { lightThatStays } from './home/light-that-stays.ts';

const own: Frame = {
  id: 'fear-dark',
  name: 'Fear of the dark',
  says: [
    'afraid of the dark',
    'scared of the dark',
    'terrified when the lights go out',
    'scared at night',
    'wants the light on all night',
    'needs a night light to sleep',
    'wont go upstairs alone when its dark',
    'will not sleep alone in the dark',
    'shadows on the bedroom wall',
    'screams when i turn the lamp off',
    'lights off panic',
    'scared of his room at night',
    'hears noises at night and cries',
    'hates the dark hallway',
    'afraid to go to the loo at night',
    'pitch black room scares her',
    'has to have the landing light on',
    'bedtime fears dark monsters',
    'power cut scared him now he hates the dark',
  ],
  claims: {
    strong: [
      'dark',
      'darkness',
      'pitch black',
      'shadow',
      'night light',
      'nightlight',
      'lights out',
      'lights off',
      'under the bed',
      'light on',
      'landing light',
      'lamp off',
      'light off',
      'something in the room',
      'noise at night',
      'scared at night',
      'turn the light',
      'light of',
      'switch off the light',
      'turn off the light',
      'light out',
      'noises in the dark',
      'noises in the house',
      'noises at night',
      'hallway light',
      'light has to stay on',
    ],
    cues: [
      'night',
      'bedtime',
      'bed',
      'light',
      'lamp',
      'room',
      'bedroom',
      'upstairs',
      'alone',
      'scared',
      'noise',
      'curtain',
      'torch',
    ],
    not: [
      'upstairs alone',
      'upstairs on his own',
      'upstairs on her own',
      'upstairs by himself',
      'upstairs by herself',
      'is a nightmare',
      'total nightmare',
      'absolute nightmare',
      'are a nightmare',
      'dark chocolate',
      'dark hair',
      'dark skin',
      'bed wetting',
      'wets the bed',
      'light sleeper',
      'night shift',
      'dark clothes',
      'into our bed',
    ],
  },
  topicWords: ['dark', 'night', 'light', 'lamp'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'place'],
  facts: [
    'A room holds the same things with the light off; only the amount of light changes.',
    'Eyes adapt to the dark: pupils widen within seconds, the cells at the back of the eye need up to half an hour; bright light sets this back.',
    'In dim light people see shapes but hardly any colour.',
    'When eyes get little light the brain fills gaps with quick guesses and readily finds faces and people.',
    'Homes cool at night: wood and pipes shrink a little and creak or click; background noise drops, so small sounds are noticed.',
    'A fridge switches on and hums by night as by day.',
    'Night falls because the Earth turns and this side faces away from the sun.',
    'Unease in the dark is common in children and not rare in adults.',
    'Slow breaths with a long out-breath help a body to settle, and the same calm steps each evening make falling asleep easier.',
  ],
  threads: {
    landing: 'a line of light from the landing, across the floor',
    shapes: 'a shape on a wall or a curtain, and the thing that makes it',
    byday: 'a dark room in the daytime, with a switch beside the door',
    street: 'lamps, reflectors and the way home in winter',
    cut: 'the moment when the power goes and a match, a torch or a screen comes',
    room: 'a coat or a door that is still where it was when the light goes off',
    eyes: 'eyes that find the window and the door again after a little time',
    sounds: 'the creak, tick and hum of a home at night, each with its cause',
    way: 'the switch at both ends of the stairs',
    tent: 'thin walls and the night outside',
  },
  threadCues: {
    sounds: /\b(?:noises?|sounds?|creak\w*|bangs?|heard|hears)\b/i,
    landing:
      /\b(?:landing|hall|hallway|corridor|bathroom) lights?\b|\b(?:door|doors) (?:\w+ )?(?:open|ajar|shut|closed)\b|\b(?:turn|switch|put)\w* (?:\w+ )?(?:the |his |her |their )?lights? (?:off|out)\b|\b(?:turn|switch|put)\w* (?:off|out) (?:the |his |her |their )?(?:\w+ )?lights?\b/i,
    shapes:
      /\b(?:shadows?|shapes?|silhouettes?)\b|\b(?:faces?|eyes|people|someone|somebody|something|things?) (?:\w+ ){0,2}(?:in|on|behind) (?:the |her |his |their )?(?:\w+ )?(?:curtains?|wall(?:paper|s)?|ceiling|wardrobe|window|dressing gown|chair)\b|\b(?:coat|dressing gown|curtains?|chair) (?:looks?|looked|is|was|turns? into)\b/i,
    byday:
      /\b(?:cloak ?room|cupboard|attic|loft|garage|shed|store ?room|cinema|theatre|dark \w+ (?:at|in) (?:the )?(?:school|nursery|preschool|church))\b/i,
    street:
      /\b(?:(?:walk(?:s|ing)?|cycl\w+|go(?:es|ing)?|gets?|way|coming|comes?) (?:\w+ ){0,2}(?:home|to school|from school|outside)|outside|outdoors|street\w*|bus stop|garden|woods|lane)\b/,
    cut: /\b(?:power ?cuts?|power (?:went|goes|has gone) (?:out|off)|black ?outs?|lights? (?:went|go(?:es)?|going) out|electric\w* (?:went|goes|was))\b/,
    way: /\b(?:upstairs|up stairs|downstairs|stairs|landing(?! light)|hall(?:way)?(?! light)|corridor(?! light)|toilet|loo|bathroom(?! light)|cellar|basement|other rooms?)\b/,
    tent: /\b(?:tents?|camp\w*|caravan|cabin|outdoors|outside at night|woods?|forest)\b/,
  },
  // What was heard in the night is a sound of the night.
  decidedBy: [
    // Bedtime is hard because of it.
    /^(?![^]*\b(?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own|monsters?|nightmares?|dreams?|our bed|my bed|with (?:us|me)|wee|toilet|wet|storm|died|ghosts?|sleepover|camp|away)\b)(?=[^]*\b(?:bed ?time|getting up|gets up|comes? (?:out|down)|bed)\b)[^]*?\b(?:scared|afraid|frightened|terrified) of the dark\b/i,
    /^(?![^]*\b(?:dreams?|nightmares?|fireworks?|thunder|storms?|party|argu\w*|alarm)\b)[^]*?(?:\b(?:nights?|bed ?time|in bed)\b[^.]{0,60}\b(?:heard|hears?|hearing) (?:a |some |strange |funny |scary |the )*(?:noises?|sounds?|bangs?|creaks?)\b|\b(?:heard|hears?|hearing) (?:a |some |strange |funny |scary |the )*(?:noises?|sounds?|bangs?|creaks?)\b[^.]{0,40}\b(?:at night|in the night|in bed|bed ?time)\b)/i,
  ],
  onlyWhenSaid: ['way', 'tent', 'cut', 'street', 'byday', 'shapes', 'landing'],
  tellsAlone: ['cut', 'street', 'byday', 'way'],
  comesFirst: ['shapes'],
  roles: {},
  titles: {
    young: [
      { text: 'A Line of Light', thread: 'landing' },
      { text: 'The Light Outside the Door', thread: 'landing' },
      { text: 'What Makes That Shape?', thread: 'shapes' },
      { text: 'A Shape on the Wall', thread: 'shapes' },
      { text: 'Where Is the Switch?', thread: 'byday' },
      { text: 'Light On, Coat, Out', thread: 'byday' },
      { text: 'All the Lights Go Out', thread: 'cut' },
      { text: 'A Wall as Thin as a Shirt', thread: 'tent' },
      { text: 'Hello, Switch', thread: 'way' },
      { text: 'Goodnight, Room', thread: 'room' },
      { text: 'A Coat Is a Coat', thread: 'room' },
      { text: 'Hello, Door, I See You', thread: 'eyes' },
      { text: 'Eyes That Find the Door', thread: 'eyes' },
      { text: 'Creak, Hum, Goodnight', thread: 'sounds' },
      { text: 'What the Floor Says at Night', thread: 'sounds' },
      { text: 'When the Light Goes Click' },
      { text: 'Night-Night, {name}' },
      { text: '{name} and the Dark' },
    ],
    older: [
      { text: 'A Line of Light', thread: 'landing' },
      { text: 'How Much Light Is Enough?', thread: 'landing' },
      { text: 'What Makes That Shape?', thread: 'shapes' },
      { text: 'The Shape and the Thing', thread: 'shapes' },
      { text: 'A Switch Beside the Door', thread: 'byday' },
      { text: 'Dark at Ten in the Morning', thread: 'byday' },
      { text: 'From Lamp to Lamp', thread: 'street' },
      { text: 'When All the Lights Go', thread: 'cut' },
      { text: 'Night With a Thin Wall', thread: 'tent' },
      { text: 'Eleven Steps and a Switch', thread: 'way' },
      { text: 'The Way Through the Dark', thread: 'way' },
      { text: 'The Same Room, Less Light', thread: 'room' },
      { text: 'What the Chair Was All Along', thread: 'room' },
      { text: 'Ten Minutes for Two Eyes', thread: 'eyes' },
      { text: 'Waiting for the Window', thread: 'eyes' },
      { text: 'Who Is Making That Noise?', thread: 'sounds' },
      { text: 'The Sounds of a Home at Night', thread: 'sounds' },
      { text: 'After the Light Goes Off' },
      { text: '{name} After Dark' },
      { text: 'What Is There at Night' },
    ],
  },
  benefits: [
    'Gives a plain reason for what night looks and sounds like, so there is less left to guess.',
    'Offers {name} one small thing to do and one thing to say when the light goes off.',
    'Leaves the feeling open, so that {name} can put the right word in the blank.',
  ],
  talk: {
    young: [
      'What is still in the room when the light is off?',
      'How does the dark feel for {name}: big, small, or something else?',
      'Shall we turn the light off together and find the bed?',
    ],
    older: [
      'Which thing in this story has a reason that was new?',
      'Which word went into the blank, and was it the same last night?',
      'Shall we change one thing in the room before tonight?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'hug',
    feeling: 'calm',
    companion: null,
    props: ['lamp', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<room> {Name is} in bed. Click! The light goes off. There is the bed. There is the [x:door|chair].
      D<room> Click! Off goes the light. {his} room is dark now. The bed is still here. The [x:door|chair] is still here.
      D<eyes> At night the light goes off. {Name looks and looks} from bed. Dark, dark, dark. Then eyes see a bit. There is the door.
      D<eyes> It is dark in {his} room. The light is off. Eyes look and look. First they see a bed. Then they see the door.
      D<sounds> Night is here, and {Name is} in bed. The light is off. Creak! The floor makes that sound. Hum! The fridge makes that sound.
      P Some children like the dark. Some like a small light.
      P Lots of children ask for a light. Grown-ups know that.
      P One child wants an open door. One wants it shut.
      P Grown-ups sleep in the dark too. Some have a small light.
      P Cats walk in the dark. Owls fly in it. People go to bed.
      Q In the dark, {Name} may feel ____.
      Q When it is dark, {Name} may feel ____.
      Q In bed, {Name} may feel ____.
      Q At night, {his} tummy may feel ____.
      H {helper} can sit by the bed.
      H {helper} can leave a light on.
      H {helper} can come back and look.
      H {helper} can say night-night too.
      H {helper} can hum by the door.
      H<helper> {helper} can stay for one song.
      T {he} can hug a pillow.
      T {he} can pat the soft bed.
      T {he} can blow one long breath.
      T {he} can wave to the dark.
      T {he} can wiggle ten toes.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<room> {he} can say, "Night-night, [x:door|chair]."
      C<room> {he} can say, "Same bed, same [x:door|chair]."
      C<eyes> {he} can say, "Hello, door!"
      C<eyes> {he} can say, "Eyes, find the door."
      C<sounds> {he} can say, "Night-night, creak."
      C<sounds> {he} can say, "Hum, hum, hello, fridge."
      C<topic> {he} can think about {topic}.
      A<room> The bed is here. The [x:door|chair] is here. {Name is} here. Night-night, dark room.
      A<room> The dark room is the same room. Here is the bed. Here is the [x:door|chair]. Now it is time to rest.
      A<eyes> Eyes look, and eyes find. There is the bed. There is the door. Night-night, dark.
      A<eyes> In the dark, eyes find things. The bed is there. The door is there. Then the sun comes back.
      A<sounds> Creak, creak, goes the floor. Hum, hum, goes the fridge. Night has small sounds. Night-night, floor.
      D<shapes> It is dark. The light is off. {Name} may see a shape. It is on the wall. What makes it?
      P<shapes> Shapes cannot walk. They cannot talk.
      Q<shapes> At a shape, {Name} may feel ____.
      H<shapes> {helper} can put the light on.
      T<shapes> {he} can point at the shape.
      C<shapes> {he} can say, "Shape, what makes you?"
      A<shapes> Click, the light is on. There is the thing. It was there all day. The dark makes shapes. Night-night, shape.
      D<landing> {Name is} in bed. There is a light by the door. Click! Now it is dark. The door is there. The bed is there.
      P<landing> Light goes to bed too. It comes back.
      Q<landing> At the click, {Name} may feel ____.
      H<landing> {helper} can say, "Click!" first.
      H<landing> {helper} can leave one light.
      T<landing> {he} can say bye to the light.
      C<landing> {he} can say, "Click. I am here."
      A<landing> Click, says the light. The dark is here. The door is here. {Name is} here. Night-night, light.
    `),
    '4-5': script(`
      D<room> Every evening the sun goes down. The light goes off, and {his} room looks odd. A coat on a chair can look big. It was a coat before the click. It is still a coat in the dark.
      D<room> Click! The light is off in {his} room. The bed has not moved. The door has not moved. A coat on a chair may look odd in the dark. It is only a coat.
      D<eyes> At bedtime the light goes off. {his} room looks all black at first. Eyes need a little time in the dark. They open up to let bits of light in. Then the window shows, and then the door.
      D<eyes> Eyes can do a trick in the dark. When the light goes off, {his} room looks black. So the dots in the eyes get bigger. A tiny bit of light gets in. Soon there is a window, and there is a door.
      D<sounds> It is night, and {his} home gets quiet. The light is off. Now small sounds are easy to hear. The fridge hums to keep milk cold. The floor creaks because it is getting cool.
      D<sounds> Hum, goes the fridge in {his} home. It hums all day, and nobody hears it. At night the light goes off, and talking stops. Then the hum is easy to hear. The floor creaks a bit too, because it gets cool.
      D<way> The way there is dark, and it has no end. So it looks to {Name}, and the feet stop. The dark is just a way with the light off. Then a hand finds the switch. Click, and there are the floor and the door.
      D<way> The way to a dark room is short by day. {Name knows} each step of it. At night it looks long, because eyes get no light. One click makes it short again.
      D<tent> In a tent the wall is as thin as a shirt. It is dark out there, and {Name} can hear things. The wind moves the cloth. A leaf falls on it. There may be a mouse with small feet.
      D<tent> At home there are lamps in the street. Out here there is real night. {Name} may not see one hand in front of the other. Then the stars come out, and eyes get used to it.
      P Lots of children ask for a light at night. Some grown-ups have one too. Other people sleep with no light.
      P One child wants an open door. The next child wants it shut. Grown-ups know that both are fine.
      P Grown-ups were small once, and nights were dark then too. Many of them asked for a light. Some still like one.
      P Some children think of monsters at night. A thought can make a picture, and it can feel big. Then it helps to look at what is there.
      P Owls and cats like the dark. They have big eyes for it. People have lamps.
      P<way> Grown-ups hum on a dark way too. They may not say so.
      P<tent> Small animals hear the people and keep away. To them, a tent is a big thing that snores.
      Q When the light goes off, {Name} may feel ____.
      Q In a dark room, {Name} may feel ____.
      Q Just before sleep, {his} body may feel ____.
      H {helper} can sit by the bed for a while. ~ A voice close by can help.
      H {helper} can leave a door open a little. ~ Then some light comes in.
      H {helper} can come back and look in. ~ It helps to know that someone will come.
      H {helper} can turn the light off and on again. ~ The room stays the same.
      H {helper} can hum on the way down the hall. ~ A hum can be heard in the dark.
      H<helper> {helper} can help {him} say goodnight to the room. ~ It is a short trip from wall to wall.
      H<adult> {helper} can help at bedtime. ~ A way that is known already is {adult}.
      H<way> {helper} can stay at this end and talk. ~ A voice helps all the way.
      H<tent> {helper} can lie close by, with a torch in reach. ~ It helps to know where the light is.
      T {he} can look for three things in the room.
      T {he} can breathe out, long and slow, three times.
      T {he} can ask for a small light at bedtime.
      T {he} can wiggle ten toes and count them.
      T {he} can feel the pillow, the sheet and the wall.
      T<comforter> {he} can hold {comforter} and look for three things.
      T<comforter> {he} can hug {comforter} and breathe out slowly.
      T<quiet> {he} can spend a little time {quiet} before bed.
      T<doing> {he} can try {doing} when it is dark.
      T<way> {he} can put the light on first and then go.
      T<way> {he} can sing one line for each step.
      T<tent> {he} can hold the torch and put it on one time.
      C<room> {he} can say in a soft voice, "A coat is a coat."
      C<room> {he} can whisper, "Hello, coat, it is only you."
      C<eyes> {he} can think, "First the window, then the door."
      C<eyes> {he} can whisper, "My eyes will find the door."
      C<sounds> {he} can whisper, "Night-night, creak. Night-night, hum."
      C<sounds> {he} can whisper, "Hum, hum, that is the fridge."
      C<topic> {he} can lie still and think about {topic}.
      C<way> {he} can say, "Click, and there you are."
      C<tent> {he} can whisper, "Cloth, leaf, mouse, wind."
      A<room> In the morning the light comes back. There is the coat, on the chair. It was there all night, doing nothing. A dark room is the same room.
      A<room> The light goes off, and the coat stays a coat. The chair stays a chair. Dark or light, it is the same room. {his} bed is a good place to rest.
      A<eyes> Eyes learn the dark a little at a time. There is the window. There is the door. {his} bed is a good place to wait for morning.
      A<eyes> The dark is black at first, and then grey. The window comes first. The door comes next. Eyes can do this every night.
      A<sounds> Creak goes the floor, and hum goes the fridge. That is how a home sounds at night. In the morning the milk is cold. {his} bed is a good place to hear it.
      A<sounds> People sleep, and a home still makes small sounds. The floor creaks. The fridge hums. They do it in the dark and in the light.
      A<way> The way there was short, and so was the way back. The light was on, and the steps were the same ones. After the click it can be dark there again. Nobody needs to look.
      A<way> There and back, with a song and a light. A floor does not know if it is day or night. It is as long as before. Good night, floor.
      A<tent> In the morning the cloth is bright. There is the leaf, and it is a small one. It was dark, and all the people lay close together. Good morning, mouse.
      A<tent> The torch is off, and the night goes on without it. Cloth moves and goes still. A tent is full of people who breathe. Good night, wind.
      D<cut> Light comes into a home through a wire. Now and then, all the lamps go out. {Name} may know that. It is dark then, and the fridge hums no more. A torch needs no wire.
      P<cut> People look for the torch and bump into chairs. Then somebody laughs. They mend the wire outside.
      Q<cut> When a light goes off, {Name} may feel ____.
      H<cut> {helper} can say, "That was me," at the switch. ~ Then it is clear why.
      H<cut> {helper} can put a torch in one good place. ~ Hands can find it there.
      T<cut> {he} can be the one who clicks the light off and on.
      T<cut> {he} can try the torch once by day.
      C<cut> {he} can say, "Torch, where are you? There!"
      A<cut> A light goes off at bedtime, and that is just a click. When all the lamps go out, there is the torch. The dark is the same dark. It goes when the light comes.
      D<byday> Some rooms have no window, so they are dark in the day. {Name} may need a coat or a ball from one. Out in the light all is clear. In there it is dark, and things look odd. Beside the door there is a switch. Click, and a coat is a coat.
      P<byday> Other children run in and run out fast. They do not say that they mind the dark.
      P<byday> Grown-ups feel along the wall for a switch too. They mutter when they cannot find it.
      Q<byday> At the dark door, {his} tummy may feel ____.
      H<byday> {helper} can show where the switch is. ~ A hand can learn the way.
      H<byday> {helper} can ask if the light may stay on.
      T<byday> {he} can go in with somebody.
      C<byday> {he} can say, "Switch, coat, out."
      A<byday> Click, and it is just a room with coats in it. The dark was there because of a wall. It is fine to go in with a friend. Outside, the sun is up.
      P<way> Nobody at the bright end can see the dark one. It is as it was by day.
      Q<way> At the dark end, {Name} may feel ____.
      Q<way> Before the first step, {Name} may feel ____.
      H<way> {helper} can come along and hold a hand.
      D<shapes> When it is dark, a room makes shapes. {Name} may see one on a wall or a curtain. It can look like a face or a hand. It may come from a fold, a tree or a coat. With the light on, that is all there is.
      P<shapes> Eyes like faces very much. So they see them in clouds, in taps and in toast. It is a sort of game that eyes play.
      Q<shapes> When there is a shape in the room, {Name} may feel ____.
      H<shapes> {helper} can put the light on and find it. ~ Each shape has a thing behind it.
      H<shapes> {helper} can close the gap or hang the coat away. ~ Then that shape is gone.
      T<shapes> {he} can point at a shape and ask, "What makes that one?"
      T<shapes> {he} can lift one hand and make a bird on the wall.
      C<shapes> {he} can think, "A shape is not a thing. What makes it?"
      A<shapes> By day the wall is just a wall. At night a shape may be on it. Some thing makes it. A shape has no feet and no teeth. It is as flat as paper. When it gets light, it is gone.
      D<landing> At bedtime there is light outside the door. It makes a line on the floor. {Name} may like to look at that line. When the light goes off, the line is gone. It is dark then. The floor is still there, and so is the door.
      P<landing> Grown-ups put the lights off when they go to bed. They do it so that all can sleep. They do not know who is still awake.
      Q<landing> When the line of light goes, {Name} may feel ____.
      H<landing> {helper} can leave the door open by one shoe. ~ Then there is a line on the floor.
      H<landing> {helper} can say when the light will go off. ~ Then it does not go all at once.
      T<landing> {he} can say how wide the door is best.
      T<landing> {he} can look for one more light, such as a clock.
      C<landing> {he} can think, "The light is off, and the door is there."
      A<landing> The light is off, and the line on the floor is gone. The dark has the same floor in it. In the morning there is light at the window. It makes a line too, and that one is longer.
    `),
    '6-7': script(`
      D<room> Every evening, this side of the Earth turns away from the sun. At bedtime the light in {his} room goes off. A coat on a chair can look like a big shape then. It is still a coat. Everything in the room is where it was one minute before.
      D<room> Colours go first when the light goes off in {his} room. Edges go next. A coat on a chair can look like somebody sitting there. When the light comes on again, it is a coat. It was a coat the whole time, and nobody was in it.
      D<eyes> Right after the light goes off, {his} room looks black. That happens to everybody, because of how eyes work. The small black circle in each eye grows wider in the dark. A wider circle lets in more light. After a few minutes, grey shapes come back one by one. Often the window is first.
      D<sounds> By day {his} home is full of talking, taps and feet. At night the light goes off, and most of that stops. Then small sounds are easy to hear. Wood gets cooler and goes creak. Warm water in a pipe goes tick. Some of it happened by day too, but nobody was listening.
      D<sounds> A quiet room is a good place to hear things. With {Name} in bed and the light off, there may be a creak. There may be a tick as well. Wood creaks as it cools, and a pipe ticks as its water cools. They are not trying to say anything.
      D<way> Why does a way look longer in the dark? By day, {his} eyes see the end of it. In the dark they do not, and the head fills in the rest. Heads like to fill in odd things. A switch shows what is there. Mostly it is a coat and a door.
      D<way> From this end, the dark looks like one big thing. {Name knows} what is in it by day, such as doors and a basket. None of that leaves when the light goes. But the legs wait all the same.
      D<tent> A tent has walls, but they are thin, and sounds come straight in. In the dark, {Name} may hear a twig, a wing or a zip. At home, bricks keep such things out. They happen there too, all night long. Nobody hears them.
      D<tent> Far from a town, night is darker than at home. {his} eyes need about twenty minutes to get used to it. Then there are more stars than anybody could count. It takes longer to get used to the sounds. A hedgehog can sound like a bear in leaves.
      P Lots of children find the dark hard at some time. Many grown-ups remember it from when they were small. Some people call a dark room restful. Others like a small light.
      P Some children think about monsters at night. A tired mind makes lots of pictures, and they can feel real. Grown-ups know that it helps to look at what is there. Under most beds it is dust and one sock.
      P Two people can share a bedroom and want different things at night. One wants the door shut. The other wants it open, with light coming in. Neither of them is wrong.
      P Bakers get up while it is still dark. To them the dark smells of bread. Other people would rather sleep through all of it. Most streets have both kinds of people.
      P Owls, cats and hedgehogs start their day when it gets dark. For them, morning is the odd time. It depends on who is asked.
      P<way> Many grown-ups walk a bit faster where it is dark. They would not say so. They say that they are cold.
      P<tent> People who often sleep in tents say that the first night is loudest. After that, the ears know what is what.
      Q When the light goes off, {Name} may feel ____. It can be big at first and smaller later.
      Q In a dark room, {Name} may feel ____.
      Q At bedtime, {his} body may feel ____. That can change from night to night.
      H {helper} can look around with {him} while the light is on. ~ It helps to know where things are.
      H {helper} can come back after a few minutes. ~ Waiting is easier when someone is coming.
      H {helper} can make a night plan with {him} in the afternoon. ~ Plans are easier when nobody is tired.
      H {helper} can turn the light off and on a few times. ~ Seeing it change makes it less of a puzzle.
      H {helper} can whistle or hum on the way along the hall. ~ Then it is clear who it is.
      H<helper> {helper} can tell {him} about bedtime a long time ago. ~ Every grown-up was once small in a dark room.
      H<adult> {helper} can help at bedtime by {adult}. ~ The same small thing each night helps a body get sleepy.
      H<way> {helper} can stay at one end and talk all the while. ~ A voice goes round corners.
      H<tent> {helper} can say what each sound may be. ~ A sound with a name is smaller.
      T {he} can look for four things and name each one. ~ Real things give a busy mind something to do.
      T {he} can breathe out slowly, five times. ~ Slow breaths help a body get sleepy.
      T {he} can choose a small light for the night. ~ A little light is enough to see shapes by.
      T {he} can touch five things near the bed and name them. ~ Hands can see in their own way.
      T {he} can switch the lamp off without help, and on again. ~ It is good to know where the switch is.
      T<comforter> {he} can hold {comforter} close and breathe out slowly. ~ Holding on to something soft makes lying still easier.
      T<quiet> {he} can spend some time {quiet} before bed. ~ A calm evening makes it easier to sleep.
      T<doing> {he} can try {doing} when it is dark. ~ What helps by day can help at night too.
      T<way> {he} can put on each light going and turn them off coming back. ~ It is a plan with two halves.
      T<way> {he} can count the steps by day and use the number at night. ~ The number stays the same.
      T<tent> {he} can keep a torch in the same place all night. ~ Then one hand can find it in the dark.
      C<room> When a shape looks odd, {he} can think, "Still a coat."
      C<room> {he} can whisper, "Same room, same coat, less light."
      C<eyes> Lying still, {he} can think, "Soon my eyes will find the window."
      C<eyes> {he} can think, "Black first, then grey, then the window."
      C<sounds> When something creaks, {he} can think, "That is wood getting cooler."
      C<sounds> {he} can whisper, "Creak is wood, and tick is the pipe."
      C<topic> In the dark, {he} can think about {topic} and pick a favourite.
      C<way> {he} can think, "Same steps, less light."
      C<way> {he} can think, "First the switch, then the feet."
      C<tent> {he} can think, "Small feet make big noises in leaves."
      C<tent> {he} can think, "Thin wall, warm bag, people near."
      A<room> In the morning the coat is on the chair. It was there all night, and it did nothing at all. A dark room holds the same things as a light one. {his} bed is a safe place to be.
      A<room> The coat is a coat, and the chair is a chair. That is as true at night as at noon. Anyone can know this and still want a small light. Both ideas fit in the same dark room.
      A<eyes> Each night, eyes get used to the dark again. The window comes back first, and then everything else. It happens without any work. {his} bed is a good place to lie and watch it happen.
      A<sounds> Creak goes the wood, and tick goes the pipe. That is how a home sounds at night. Every sound has a plain reason. {his} bed is a safe place to listen from.
      A<sounds> At night a home gets cooler, just as people do without a blanket. It creaks, it ticks, and then it is quiet. By morning nobody remembers how many creaks there were. The wood has stopped, and the day has started.
      A<way> Eleven steps or fourteen, it is the same number by day and by night. There and back, and the lights went off one after another. It is okay to do it with company. It is dark up there now, and tidy.
      A<way> There was a door, and another door, and a basket. Light showed them, and then the dark put them away again. Next time the head has something true to fill in. It can fill in the basket.
      A<tent> The night gets thin, and then the cloth turns light. What made a noise in the leaves was small and had a nose. It was dark for some hours, and nobody in the tent was alone. Now somebody is making tea.
      A<tent> The torch lay where it was put. Once it went on, and there was only cloth and sleeping people. The stars stayed out until morning. They can be seen best where it is dark.
      D<cut> In a power cut, the lights go out and nobody has touched a switch. That is what makes it odd. {Name} may think of it now at each click in the evening. At bedtime a hand turns off the light. The same hand can turn it on. In a power cut people mend the line, and that takes a bit longer.
      P<cut> Most people jump a little when all the lights go. It is dark at once. A body learns from that, and for a time it is on the watch.
      Q<cut> When a light goes off, {Name} may feel ____. It may be a smaller word than before.
      H<cut> {helper} can make a plan with {Name} for a dark evening. ~ A torch and a place to meet are enough.
      H<cut> {helper} can say "light off" before each click. ~ It is no surprise then.
      T<cut> {he} can choose where the torch lives. ~ A hand can learn the way to it.
      T<cut> {he} can turn the light off and on with one finger. ~ It helps to be the one at the switch.
      C<cut> {he} can think, "This one was a hand on a switch."
      A<cut> Somewhere a light goes out, and it comes on again. For most nights a switch is all there is to it. For the others, there is a torch in its place. The dark comes and goes, and the things in it stay.
      D<street> In winter it gets dark in the afternoon. Outside, {Name} may see lamps with black bits between them. The black bits are the same path as by day. There are a hedge, a bin and a gate in them. Eyes need some minutes, and then they find more than one would think.
      P<street> Drivers see bright things first. That is why jackets have shiny stripes.
      P<street> Many grown-ups walk faster in the dark too. They say that it is because of the cold.
      Q<street> Between two lamps, {Name} may feel ____. It may be in the feet.
      H<street> {helper} can come along in the dark bit. ~ Two people hear less in a hedge.
      H<street> {helper} can count the lamps with {Name} by day. ~ Then the number is known.
      T<street> {he} can carry a torch and point it at the path. ~ A path likes to be looked at.
      T<street> {he} can count from lamp to lamp. ~ It is not many steps.
      C<street> {he} can think, "From this lamp to the next one."
      A<street> Lamp, dark bit, lamp, and then the door. The path was as long as by day. In spring it is light again at that hour. Until then, there is a torch for it.
      D<byday> A room with no window is dark at ten in the morning. {Name} may know one like that. Eyes come in from the light and see next to nothing. They need that time to change over. Then shapes come, and after them colours. A switch does it faster, and it is mostly beside the door.
      P<byday> Lots of people walk fast through a dark room. They hope that it does not show.
      P<byday> The people who run a building may not know that a lamp is missing. It helps them to be told.
      Q<byday> In the door of a dark room, {his} back may feel ____.
      Q<byday> When the light is on, {Name} may feel ____.
      H<byday> {helper} can ask for a light or an open door.
      H<byday> {helper} can go in with {him} and look round in the light.
      T<byday> {he} can stand in the door and count to twenty. ~ Eyes get better in that time.
      T<byday> {he} can go with somebody who needs a coat too.
      C<byday> {he} can think, "My eyes are still changing over."
      A<byday> The light is on, and there are coats, bags and a lost glove. They were there in the dark as well. Eyes took a while, and a switch took no time. It is a small room, and the day is right behind the door.
      P<way> Whoever has the light on cannot see why a way is long. From the other end it is clear.
      Q<way> Before the first dark step, {Name} may feel ____. It may be in the legs.
      Q<way> With a hand on the switch, {Name} may feel ____.
      H<way> {helper} can put a small lamp halfway. ~ Two short ways are easier than a long one.
      D<shapes> In the dark, eyes get only half of the picture. The brain fills in the other half, and it likes to fill in faces. So {Name} may see one in a fold, or on a wall. When a branch moves outside, the shape moves too. A shadow needs two things, a light and something in the way.
      P<shapes> Grown-ups see faces in the dark as well. A coat on a hook has made plenty of them jump. They put the light on and say, "Oh, it is you."
      Q<shapes> When a shape moves on the wall, {Name} may feel ____. It can be in the tummy before it is in the head.
      H<shapes> {helper} can find out with {him} what makes each shape. ~ Two people find it faster.
      H<shapes> {helper} can move whatever makes the worst one. ~ A coat can hang on another hook.
      T<shapes> {he} can find the light and the thing in the way. ~ Every shadow has both.
      T<shapes> {he} can hold up a hand and make a dog or a bird. ~ Then one of the shapes belongs to {him}.
      C<shapes> {he} can think, "One light, one thing in the way."
      A<shapes> In the morning the shapes are gone, and what made them is still there. There is the tree, and there is the fold. At night the dark may draw them on the wall once more. They are as flat as paper, and now they have names.
      D<landing> Light goes straight, so it comes in through a gap. It makes a line on the floor. {Name} may like to know that it is there. Somebody is still up then, and the dark is not all of it. When the switch goes click, the line is gone. For some minutes eyes see less than they can. Then they have got used to it.
      P<landing> To a grown-up a switch is a switch. To somebody in bed it is the end of the line. They may not have talked about it.
      Q<landing> When the light outside goes off, {Name} may feel ____. It may be different when it is still on.
      H<landing> {helper} can agree with {him} on how wide the door stays open. ~ A shoe in the gap keeps it there.
      H<landing> {helper} can try a smaller light instead, one that stays on. ~ It does not need to be the big one.
      T<landing> {he} can lie still and wait until the eyes have found the door. ~ It takes a few minutes.
      T<landing> {he} can ask for a week with the small light, and see. ~ It is a test, and it can be changed.
      C<landing> {he} can think, "Click. Now my eyes start work."
      A<landing> The line comes and goes with a click. The floor stays, and so does the door. Eyes find both of them in the dark, a bit at a time. By morning the light is back and comes in on the other side.
    `),
    '8-10': script(`
      D<room> Night happens because the Earth keeps turning. For some hours, the place where {Name lives} faces away from the sun. A bedroom that looks ordinary at four o'clock can look quite different at nine, when the light is off. A dressing gown on a hook can seem to be a person. When the light comes on, it is a dressing gown again. Nothing moved.
      D<room> With the light off, {his} room has exactly as many people in it as before. Eyes get much less information in the dark, so the brain fills the gaps with guesses. It guesses quickly. That is how a dressing gown on a hook becomes a person for a moment. It is a wrong guess made by a clever brain. The dressing gown has done nothing.
      D<eyes> When the light goes off, {his} room can seem completely black. A few minutes later, most people can see the window, the edge of the bed and the door. The room has not changed in that time. The eyes have. In each eye the pupil opens wider, so that more light gets in. Cells at the back of the eye go on adjusting for half an hour.
      D<sounds> In the daytime {his} home is full of noise, and most of it goes unnoticed. At night the light is off, the talking ends, and small sounds are left. Floors creak because wood shrinks a little as it cools. Pipes click for a similar reason. A fridge hums all day long, but at midnight nothing covers it. The noise is not new, only newly noticed.
      D<sounds> Every home makes noises at night that nobody ordered. When {his} room is dark and the light is off, ears take over some of the work. They notice wood that creaks because it is cooling. They notice pipes, and a fridge that starts to hum. By day there is too much going on for that. At night each small noise gets all the attention.
      P Plenty of children in every class feel uneasy in the dark, though few of them mention it. Brains stay alert when eyes see less, because that kept people safe long ago. Most adults understand this. Some of them own a night light and call it something else.
      P Opinions about the dark differ. One person finds it restful, and another would rather see the whole room. Guessing is tiring, and a little light saves a lot of it. Parents have usually met both kinds of person.
      P At night some children get pictures in their minds, of monsters or of strangers. Other people cannot see those pictures, so they may say the wrong thing. "There is nothing there" is true of a bedroom. It leaves out the picture, which felt real.
      P A friend who says that the dark is boring may be telling the truth. So may a friend who sleeps with a lamp on. Bodies differ in how alert they stay in the evening. Neither friend decided it.
      P Astronomers drive for hours to find a properly dark place. They complain about street lamps. It is the same dark, and they have looked forward to it all week.
      Q When the light goes off, {Name} might feel ____. It often changes after a few minutes.
      Q In the first dark minute, {Name} may feel ____. It can be a mixture of two feelings.
      Q At night, {his} body may feel ____. Shoulders and stomachs often notice first.
      H {helper} can help to choose what {his} room needs at night. ~ A plan made in daylight is easier to use at bedtime.
      H {helper} can look in after ten minutes. ~ Waiting is easier with a definite time to look forward to.
      H {helper} can agree on a signal, such as one knock on the wall. ~ A signal is quicker than an explanation.
      H {helper} can agree on how often someone looks in, and keep to it. ~ A known time is easier to wait for.
      H {helper} can explain which sounds belong to which pipe. ~ Old buildings have more to say than new ones.
      H<helper> {helper} can answer one question about the night, however odd it is. ~ Odd questions often have interesting answers.
      H<adult> {helper} can end the evening with {adult}. ~ Bodies settle better when bedtime has the same steps every day.
      T {he} can name five things in the room, starting with the nearest. ~ Real things give a busy mind something true to work on.
      T {he} can breathe out slowly while counting to six. ~ A long breath out helps the body to settle.
      T {he} can draw a map of {his} room by day, with every object on it. ~ At night, a guess can be compared with the map.
      T {he} can learn the way to the switch with closed eyes by day. ~ Feet remember how many steps it was.
      T {he} can look out of the window for the first star or the last lit window. ~ Somebody else is usually up.
      T<comforter> {he} can keep {comforter} near and name five real objects. ~ It is easier to think with something soft to hold.
      T<quiet> {he} can spend ten minutes {quiet} before bed. ~ A calm evening makes it easier to fall asleep.
      T<doing> {he} can try {doing} in the first few minutes. ~ For most people, those minutes are the longest ones.
      C<room> When a shape looks odd, {he} can think, "Same dressing gown, less light."
      C<room> After a wrong guess, {he} can think, "Nice try, brain, it is a dressing gown."
      C<eyes> While it is still black, {he} can think, "Three minutes, and the window is back."
      C<eyes> At the darkest moment, {he} can think, "My pupils are working on it."
      C<sounds> When there is a noise, {he} can think, "Wood, pipe or fridge?"
      C<sounds> After a creak, {he} can think, "That was only the wood cooling down."
      C<topic> In the dark, {he} can think about {topic} and make a list of ten.
      A<room> In the morning the dressing gown is on its hook, exactly where it hung all night. A dark room is the same room with less light in it. Somebody can know that and still ask for a lamp. Both are sensible.
      A<room> By daylight the dressing gown goes back to being a dressing gown. At night it will probably look odd again, because brains guess every time. A guess can be checked, or it can be left alone. Either way, the dark room and the light room are one room.
      A<eyes> Every night the eyes do the same quiet job, and the window comes back. The dark gets a little less dark for anybody who waits. Some people find the waiting interesting, and others switch on a lamp. Both are ordinary ways to spend three minutes.
      A<eyes> Nobody can see the exact moment when the dark turns grey. It just happens, and then there is a window. After that comes the edge of the bed, and finally the whole familiar room. {his} bed is a good place to wait for it.
      A<sounds> Most night noises turn out to have an ordinary cause. Creaks come from wood, clicks come from pipes, and the hum keeps the milk cold. Anybody can ask about a sound that is new. {his} home is a safe place to listen from.
      D<way> The same few metres at home are different in the evening and at noon, although nobody has moved a thing. {Name} may stop where the light ends and listen. In the dark the ears turn up their volume. Then a home has a great deal to say, with pipes, floorboards and a fridge. The brain files each unknown sound under "check this". It is an old habit, from times when it was sometimes a bear.
      C<way> {he} can think, "Pipes, boards and fridge, and none of them is a bear."
      T<way> {he} can put on every light on the way and switch them off again coming back.
      A<way> There and back, at a walk or at a run, the steps are as many as by day. What is at the other end in the dark was there at noon, with colours. After a while the ears know each creak by name, and have less to report.
      D<cut> When the power fails, everything goes dark at once, without anyone near a switch. It takes a body by surprise, and bodies remember surprises. {Name} may look at lamps with some suspicion since then. It is useful to know what happened: somewhere a line or a machine stopped, people drove out and repaired it. It did not come from the room. The room was merely the place where somebody noticed.
      D<street> In winter the dark comes early, and streets look like another town. {Name} may know the way well and still walk faster in the pieces between two lamps. Eyes get little information there, so the brain adds some, mostly of the exciting kind. By day, the same piece has a hedge in it, a bin and a parked car. They are all there at night, as dull as ever.
      D<street> A road at night is the same road with the details taken out. {Name} may walk a little faster there, as many people do. The hedge turns into one long shape, and a parked car looks larger than it is. Brains dislike gaps, so they fill them, mostly with something exciting. By breakfast the shape has leaves again.
      P<cut> Most people get a fright when all the lamps go at the same moment. Those who were alone in a small room had a bigger one. It is a matter of where somebody stood.
      P<street> Drivers notice light and movement. That is the whole idea of reflectors, which work far better than a bright jacket.
      P<street> Adults keep a hand on their keys in the dark and do not talk about it. It is a habit and not a sign of danger.
      Q<cut> In a small room with a door and a switch, {Name} might feel ____. It may get smaller with each time.
      Q<street> Between two lamps, {Name} might notice ____. The neck often knows first.
      H<cut> {helper} can wait outside the door for as long as it is wanted. ~ A toilet is no place for being brave.
      H<cut> {helper} can find a small torch for a pocket or a bag. ~ A light of one's own does not depend on a line.
      H<street> {helper} can come to meet {Name} half of the way. ~ The other half is shorter then.
      H<street> {helper} can choose the way with the most lamps together with {Name}. ~ It need not be the shortest.
      T<cut> {he} can leave the door open by a hand. ~ It can be a finger less each week.
      T<cut> {he} can switch the light off and on from inside, with somebody near. ~ It helps to be the one at the switch.
      T<street> {he} can walk with somebody who goes the same way. ~ Two people hear less in a hedge.
      T<street> {he} can agree on a message for when the door is reached. ~ Then somebody knows.
      C<cut> {he} can think, "That was the line. This is a switch."
      C<street> {he} can think, "Hedge, bin, car. Same as this morning."
      A<cut> A light that goes out by itself is rare, and one that goes out by a hand happens every evening. The body learns the difference slowly, one ordinary room at a time. There is a torch for the rare case. In most lives it is used for looking under sofas in the dark.
      A<street> Lamp after lamp, and then there is a door with light behind it. The way was as long as by day, give or take some fast steps. In March it is light again at that hour, and the hedge turns out to be a hedge. The dark part of the year has an end.
      D<byday> Eyes that come in from daylight see little in a dark room, and need some minutes to switch over. In that gap the brain fills in what it cannot see, and brains are not modest about it. {Name} may know a place where that happens, such as a cloakroom or a stair. Nothing in there changes when the light is off. It only stops being reported.
      P<byday> Hardly anyone likes walking into the dark, and most walk a little faster than they need to. They talk loudly, or they whistle.
      P<byday> A missing bulb or a switch behind a shelf is often nobody's decision. It gets mended when somebody hears about it.
      Q<byday> On the threshold, {Name} might notice ____. It may be in the neck.
      Q<byday> Halfway through, {Name} might feel ____.
      H<byday> {helper} can get a lamp or a sensor light put in. ~ They cost less than a pair of shoes.
      H<byday> {helper} can ask that the door stay open at break.
      T<byday> {he} can close one eye before going in. ~ It is used to the dark by then, which is a pirate's trick, people say.
      T<byday> {he} can go with somebody who has things to fetch as well.
      C<byday> {he} can think, "Same room, no reports."
      A<byday> With the light on, it is a room full of coats and the smell of wet wool. In the dark it is the same room with the reports missing. Going in with somebody is a perfectly good way to fetch a bag. Outside it is still the middle of the morning.
      P<way> A brain that cannot see fills the gap with guesses. It guesses on the safe side, which is why the guesses are so unpleasant.
      P<way> Most adults know a stretch that they cross a little faster in the dark. It is seldom mentioned at breakfast.
      Q<way> Before the dark stretch, {Name} might notice ____. It may be in the back or in the feet.
      H<way> {helper} can put a small lamp halfway, or a light that comes on by itself.
      H<way> {helper} can talk from one end for as long as it takes. ~ A voice lights nothing and helps all the same.
      D<shapes> People are so good at finding faces that they find them where there are none. It has a long name, and scientists have pictures of it: a smiling plug, a grumpy car. In the dark, with little to go on, {Name} may get a face from a fold in a curtain. The brain guesses first and checks later. A shadow that moves has something behind it that moves, such as a branch in front of a street lamp.
      P<shapes> Somebody who comes in and puts the light on sees nothing at all. The shape has gone at that very moment. So it is hard to show, and easy not to be believed.
      Q<shapes> When the shape is there again, {Name} might feel ____. Knowing better may not help at once.
      H<shapes> Someone at home can come and look with the light still off. ~ Only then do both of them see the same thing.
      H<shapes> Someone at home can move the lamp or the chair by an arm's length. ~ It is enough to change the whole wall.
      T<shapes> {he} can work out where the light comes from and what stands in its way. ~ It is a question with an answer, every time.
      T<shapes> {he} can take the thing that makes it off its hook. ~ Some detectives close a case in that way.
      C<shapes> {he} can think, "Light, branch, wall. Case closed."
      A<shapes> With the lamp on, it is a curtain again, and it was a curtain all along. In the dark the brain will go on guessing, since that is what it is good at. Now and then it is worth asking what it has come up with. The smiling plug is still smiling.
      D<landing> A landing light through a half-open door is the most popular night light in the country. It lays a bright line across the carpet, and as long as it is there, somebody is up. {Name} may have noticed that the click is the hard part, more than the dark itself. After bright light, eyes are nearly blind for a short while. In ten minutes they can see far more than one would expect.
      P<landing> Adults turn it off out of habit, or because of the bill. They go past a shut door and think that everyone is asleep. Nobody has told them about the line.
      Q<landing> When the click comes, {Name} might feel ____. Some people notice it in the shoulders.
      H<landing> Someone at home can agree on a light that stays on all night, as small as it may be. ~ What does not change need not be listened for.
      H<landing> Someone at home can set the door to one exact gap. ~ A mark on the floor makes it easy to find.
      T<landing> {he} can be the one who turns the light off. ~ A click is different for the person who makes it.
      T<landing> {he} can make it a little darker every few nights. ~ Eyes and heads both like small steps.
      C<landing> {he} can think, "Ten minutes, and I can see in this."
      A<landing> Sooner or later the line across the carpet goes out in every house. The carpet stays, and so do the door and the people behind the other doors. Eyes do their slow work in the dark, and the window turns up, then the chair. Light has only gone round to the other side of the world.
    `),
    '11+': script(`
      D<room> At night {his} bedroom contains exactly what it contained at noon. What is missing is information. Eyes send less of it to the brain in low light, and the brain fills the gaps with guesses. It tends to guess in a careful direction, so a jacket on a door becomes a person before it becomes a jacket. This is not a fault, only an old safety system at work in a room that is already safe.
      D<room> There is a moment at night when {his} room stops looking ordinary. The light goes off, colours fade, and a jacket on a door begins to look like somebody. Brains are built to spot people, and they would rather be wrong ten times than miss one. So they report a person first and correct the report later. The jacket is not aware of any of this.
      D<eyes> Right after the light goes off, {his} room can look completely black. The pupils widen within seconds, but the cells at the back of the eye need up to half an hour. A phone screen sends the whole process back to the start, which is why a bedroom seems darker straight after scrolling. It becomes readable again later, with the window first. Nothing about the room has changed, only the equipment.
      D<eyes> Darkness is less complete than it looks. When the light goes off, {his} eyes still receive a little from the street, the sky or the gap under a door. At first it is too little to use. Then the pupils open, the cells behind them adjust, and a window appears where there was nothing before. Nobody feels this happening, although it is one of the more impressive things a body does while lying down.
      D<sounds> At night the background noise in {his} home drops, and the sounds underneath become easy to hear. Floorboards contract as the rooms get cooler, and pipes click for the same reason. Somewhere a fridge switches itself on, because the milk is getting warm. During the day the same ordinary sounds are hidden behind others, so in the dark they can seem new. They have been there all along, like small print.
      P People rarely mention it at this age, but feeling uneasy in the dark is common, and plenty of adults know it as well. Friends who say that they like total darkness are often telling the truth, and so are the ones who keep a lamp on. Parents usually notice less of this than anybody expects, and most of them would rather know.
      P Being tired makes almost any worry bigger, and most adults know the pattern from their own lives. A thought that was small at dinner can look enormous at eleven. They usually understand, because at eleven they have a few enormous thoughts of their own.
      P Everybody in a household sees the night a little differently. To one person the dark is a relief after a day full of other voices. To another it is like an empty screen on which anything might appear. Neither of them is exaggerating, and both would like some sleep.
      P Older people sometimes say that there is nothing to be afraid of, and they mean it kindly. As a description of a bedroom it is true. It leaves out the thoughts, which are also in there and which nobody else can see. Most adults know this from their own nights, and forget it by breakfast.
      P Astronomers, bakers and night nurses spend half their lives in the dark, and they talk about it as other people talk about weather. What seems strange is mostly what is unfamiliar. That goes for every kind of work.
      Q When everything goes dark, {Name} might notice ____. A feeling that has been given a name is easier to work with.
      Q In the minutes before sleep, {Name} might feel ____. It may be a mixture, and it may be a different one tomorrow.
      Q At the darkest point of the evening, {Name} may feel ____. Bodies often report it before minds have found a word.
      H {helper} can talk through the evening with {him} at a calm time and change what is not working. ~ It might be a lamp on a timer, or a door that stays open.
      H {helper} can look in once, at an agreed time, without saying much. ~ A visit is more comfortable when nobody turns it into a discussion.
      H {helper} can listen for a while without trying to solve it immediately. ~ Being taken seriously is often the useful part.
      H {helper} can treat it as a practical question of lamps, doors and timers. ~ Practical questions are easier to bring up twice.
      H {helper} can mention what still gets checked before bed, even by adults. ~ Hardly any adult checks nothing.
      H<helper> {helper} can say what evenings were like at the same age. ~ Many adults have a story about this, and they are rarely asked for it.
      H<adult> {helper} can offer {adult}, and take no for an answer. ~ Help that can be refused is easier to accept.
      T {he} can try leaving any screen outside the room for the last half hour. ~ Eyes adapt sooner without one, and the whole evening becomes quieter.
      T {he} can go through what is in the room, object by object, in a low voice. ~ Facts give a guessing brain something to compare its guesses with.
      T {he} can choose a level of light on purpose and keep it for a week. ~ It is an experiment, and a boring result counts as a success.
      T {he} can learn the room by touch in daylight, from the bed to the switch. ~ Hands keep a map that eyes do not need.
      T {he} can listen to something slow and dull at a low volume. ~ A voice about canals leaves little room for guesses.
      T<comforter> {he} can keep {comforter} within reach. ~ Plenty of adults own something similar and mention it to nobody.
      T<quiet> {he} can spend the last half hour {quiet}, away from any screen. ~ A predictable evening makes it easier to fall asleep.
      T<doing> {he} can try {doing} as soon as everything is dark. ~ The opening minutes are usually the longest ones.
      C<room> When something looks wrong, {he} can think, "It is a jacket until proved otherwise."
      C<room> When a guess arrives, {he} can think, "My brain is being careful again, and the jacket is innocent."
      C<eyes> While everything is black, {he} can think, "Soon there will be a window again."
      C<eyes> Lying still, {he} can think, "My eyes are adjusting, and the window is next."
      C<sounds> When a sound comes, {he} can think, "That was here at noon too."
      C<sounds> When there is a creak, {he} can think, "The floorboards are contracting, and nobody asked them to."
      C<topic> While waiting for sleep, {he} can think about {topic} in as much detail as possible.
      A<room> The jacket is still a jacket. On most nights the guess can be left alone, and on some nights it is quicker to switch on a light and investigate. Both are reasonable ways of living with the dark. What counts is rest, and there is more than one way to get it.
      A<room> By morning the jacket will be nobody at all. It will go out into the daylight and keep somebody warm. The brain that misread it was doing careful work with too little information. Living with the dark means letting it guess, and choosing which of the guesses to check.
      A<eyes> The dark becomes less dark for anyone who gives it time. Shapes return, the window first, and after a while the whole room is familiar again. It happens without effort, and it happens on every night of the year. Wanting a lamp as well is an ordinary wish, with nothing to explain.
      A<eyes> By the time the window has come back, most of the work is done. The eyes did it alone, with whatever light the street and the sky could spare. Some people wait for that, and others reach for a lamp. Both are perfectly reasonable ways to meet the dark.
      A<sounds> A home at night makes perhaps a dozen small sounds. Once they have names, such as floorboard, pipe or fridge, there is less in the dark to wonder about. An unfamiliar one can be looked into the next morning, or asked about straight away. Night is simply the time when a home can be heard.
      A<sounds> In time the floorboards finish shrinking, and the pipes have nothing more to add. The fridge goes on, because somebody will want cold milk in the morning. A person can get to know these sounds, in the way that people know each other's footsteps. After that, the dark is mostly company.
      D<way> There is a stretch in most homes that people of all ages cross a little faster than necessary once it is dark. {Name} may know where it is. Eyes without light hand over to ears, and ears are generous with alarms. The brain prefers ten false ones to a single one missed, which was a sound policy for a few hundred thousand years. On the way to a bathroom it is somewhat overdone.
      C<way> {he} can think, "False alarm number eleven, noted."
      T<way> {he} can light the way in stages and carry on. ~ There is no prize for doing it in the dark.
      A<way> There and back, and the dark has done nothing. Alarms of this kind get quieter with repetition, and they rarely stop altogether. Plenty of adults reach for the switch before the door is properly open. The dark in a home is made of the same things as the day.
      D<street> For about three months of the year, the way home lies in the dark, and {Name} may not like it. There is nothing childish about that, since a dark street provides little information and the brain makes up the rest. It is sensible to sort the two parts. One part is practical, such as lamps, company, reflectors and a charged phone. The other is the alarm, which goes off at a cat behind a bin with the same conviction as at anything else.
      P<street> Plenty of adults choose the longer road because it has more lamps. They would call it a preference.
      P<street> People who wait at the other end usually know to the minute when the bus came in. They would rather get one message too many.
      Q<street> In the stretch with the fewest lamps, {Name} might notice ____. It is information, even when it exaggerates.
      H<street> {helper} can agree on the route, and on what to do if something seems wrong. ~ A plan for the practical part makes the alarm quieter.
      H<street> {helper} can meet {Name} at a fixed corner for a few weeks. ~ A habit can be useful and short.
      T<street> {he} can take the road with lamps and open shops, even if it is longer. ~ Minutes are cheap.
      T<street> {he} can keep both ears free and the phone in a pocket until the door. ~ Eyes that have not looked at a screen see a good deal in the dark.
      C<street> {he} can think, "Route, lamps, people. The rest is alarm."
      A<street> Most of it can be arranged, and what cannot be arranged tends to get quieter with the weeks. Somebody who trusts their own caution and also their own feet is well equipped. By March the same road is light at that hour. It has a hedge in it that nobody would look at twice, and in the dark it was that hedge all along.
      P<way> Alertness in the dark is older than electric light and takes little notice of it. It is not a sign of age.
      P<way> A surprising number of adults sleep with a lamp in the corridor and call it practical.
      Q<way> Halfway along, {Name} might notice ____. The back of the neck often has an opinion.
      H<way> {helper} can fit a light that comes on by itself, without a speech about it.
      H<way> {helper} can leave a door open at one end. ~ Ordinary sounds are good company.
      D<shapes> The brain has a special department for faces, and it works overtime at night. Given two dark spots and a line, it reports a person, and it reports first and checks afterwards. That is why {Name} may look at a dressing gown and see somebody standing there. From the point of view of survival it was a sound arrangement. A false alarm costs a fast heart, and the other kind of mistake used to cost more.
      P<shapes> From the door, with the light on, there is nothing to be seen. Whoever comes in may honestly not understand. It is worth asking that person to look from the pillow, with the lamp off.
      Q<shapes> When the shape has come back, {Name} might notice ____. Being annoyed with oneself is a part of it for many people.
      H<shapes> Someone at home can help to rearrange a shelf, a lamp or a curtain without asking whether it is necessary. ~ It takes a minute and settles the matter.
      T<shapes> {he} can trace the line from the light to the wall and name what stands in between. ~ Shadows keep strictly to geometry.
      T<shapes> {he} can clear the hook on the door. ~ A department with nothing to report goes quiet.
      C<shapes> {he} can think, "Two spots and a line. Nice try."
      A<shapes> Nothing in the room has moved except the light. The shape will be back, on another night and possibly with a hat, because the dark gives a good guesser so little to work with. It is a report from an eager department. One may read it, sign it and turn over.
      D<landing> There is no age at which people stop needing the light on the landing. Plenty of adults sleep with one, and call it a safety measure for guests. {Name} may sleep badly without that line under the door and well with it, which is simply information. The switch matters more than the darkness, since it changes everything within a second. Eyes need about ten minutes to make up for that, and a good half-hour to be at their best.
      P<landing> Whoever turns it off may think of it as part of growing up, or of the electricity bill. Those are two different discussions, and only one of them costs a few pence a year.
      Q<landing> At the click, {Name} might notice ____. It may be gone by the time the room has its outlines back.
      H<landing> Someone at home can settle on an arrangement that does not need to be asked for each night. ~ Asking is the tiresome part.
      T<landing> {he} can swap it for a smaller lamp with a switch beside the bed. ~ Control accounts for half of the effect.
      T<landing> {he} can try a darker setting for one week and decide afterwards. ~ A trial can be ended.
      C<landing> {he} can think, "It is a lamp, and I like it on."
      A<landing> Some people give up the line under the door in the course of time without noticing. Others take it along to every flat they ever live in. The room behind it is equally safe in both cases. In the dark it has a window, a chair and a floor, and by morning it has colours again.
    `),
  },
};

/** Fear of the dark: what is in a dark room, what eyes do there, and what makes the small sounds of a night. */
export const fearDark: Frame = withScenes(own, lightThatStays);

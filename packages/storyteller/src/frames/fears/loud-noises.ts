import { throughTheWall } from './through-the-wall.ts';
import { script, type Frame } from '../../frame.ts';
import { machineAtHome } from '../home/machine-at-home.ts';
import { withScenes } from '../scene.ts';
import { loudPlayground } from '../school/loud-playground.ts';

/** Ten steps make no difference to what goes off over a whole town. */
const CAN_BE_LEFT =
  /^(?![^]*\b(?:fireworks?|planes?|jets?|sirens?|thunder\w*|helicopters?|building sites?|road ?works|church bells?|upstairs|next door|balloons?|pop(?:s|ped|ping)?|burst\w*|assembl(?:y|ies)|hall|canteen|cafeteria|dining)\b)[^]/i;
/** A bang that is over before anybody can go away. */
const POP =
  /\b(?:balloons?|pops?|popp(?:ed|ing)|bangs?|banging|bursts?|bursting|party poppers?|crackers?|cap guns?|starting (?:gun|pistol)|slam\w*|doors? bang\w*)\b/i;
/** Many people in one large room. */
const IN_A_HALL =
  /\b(?:assembl(?:y|ies)|hall|canteen|cafeteria|dining (?:room|hall)|lunch ?room|refectory|gym(?:nasium)?|soft play|swimming pool noise)\b/i;
/** Told whatever else is said. */
const ANY = new RegExp(`^(?!${'[^]*'}(?:${POP.source}|${IN_A_HALL.source}))`, 'i');

/** What goes on all day gives nobody a start. */
const SUDDEN = new RegExp(
  `${ANY.source}(?!${'[^]*'}\\b(?:all day|constant\\w*|non-?stop|for (?:hours|weeks|months)|chew\\w*|eating|slurp\\w*|sniff\\w*)\\b)`,
  'i',
);

const own: Frame = {
  id: 'loud-noises',
  name: 'Loud noises',
  says: [
    'hates loud noises',
    'scared of the hand dryer',
    'the hand dryer in public toilets scares him and he holds it in',
    'wont go in the public toilets because of the hand dryer',
    'covers his ears all the time',
    'terrified of the hoover',
    'screams when i turn the vacuum on',
    'afraid of fireworks',
    'bonfire night is awful for her',
    'wont go near balloons in case they pop',
    'cries when a balloon bursts',
    'scared of motorbikes going past',
    'cant cope with the blender',
    'sirens and ambulances make her cry',
    'sensitive to noise',
    'noise sensitivity at school dinners',
    'panics at sudden noises',
    'too loud for him everywhere we go',
    'afraid of the hairdryer',
    'jumps at every bang',
    'fourth of july fireworks freak her out',
    'hides when the lawn mower starts',
    'wears ear defenders but still upset by noise',
    'puts hands over ears when people sing happy birthday',
    'the drill from the building site scares him',
    'scard of lowd noises',
    'sound sensitivity dogs barking babies crying hand dryers',
  ],
  claims: {
    strong: [
      'loud classroom',
      'loud classrooms',
      'noisy classroom',
      'noisy classrooms',
      'loud places',
      'noisy places',
      'noisy rooms',
      'loud rooms',
      'scared of the hairdryers',
      'scared of hairdryers',
      'scared of the hairdryer',
      'scared of hand dryers',
      'scared of the hand dryer',
      'because of the hand dryer',
      'because of hand dryers',
      'afraid of the hand dryer',
      'frightened of the hand dryer',
      'terrified of the hand dryer',
      'hates the hand dryer',
      'hates hand dryers',
      'hates the hairdryers',
      'hates the hairdryer',
      'fireworks',
      'fireworks on',
      'fireworks night',
      'bonfire night',
      'smoke alarm',
      'alarm at home',
      'noise in the school canteen',
      'noise in the canteen',
      'noise in the dining hall',
      'noise is too much',
      'loud noise',
      'loud sound',
      'sudden noise',
      'noise sensitivity',
      'sensitive to noise',
      'sensitive to sound',
      'sound sensitivity',
      'hand dryer',
      'dryer goes off',
      'hoover',
      'vacuum',
      'vacuum cleaner',
      'firework',
      'bonfire night',
      'balloon pop',
      'balloon in case',
      'stand balloon',
      'hate balloon',
      'balloon burst',
      'scared of balloon',
      'afraid of balloon',
      'near balloon',
      'blender',
      'food mixer',
      'hairdryer',
      'hair dryer',
      'lawn mower',
      'lawnmower',
      'motorbike',
      'siren',
      'loud bang',
      'cover ear',
      'hand over ear',
      'ear defender',
      'too loud',
      'too noisy',
      'noisy place',
      'noises',
      'noisy',
      'loud music',
      'cinema too loud',
      'hates noise',
      'noise',
      'bangs',
      'car wash',
      'thunderous',
      'sirens',
      'motorbikes',
      'helicopters',
      'ear defenders',
      'hand dryers',
      'trimmer noise',
      'sound of the',
      'hand driers',
      'hand drier',
    ],
    cues: ['noise', 'loud', 'noisy', 'bang', 'balloon', 'pop', 'sound', 'dryer', 'drill', 'engine'],
    not: [
      'is too loud when',
      'talk too loud',
      'he is loud',
      'she is loud',
      'noise at night',
      'hot air balloon',
      'makes loud noise',
      'makes noises',
      'makes silly noises',
      'noises at night',
      'noises in the dark',
      'noises in the house',
      'noise in the night',
      'sings too loud',
      'talks too loud',
      'speaks too loud',
      'plays too loud',
      'is too loud in',
      'sound of the letters',
      'sound of every word',
      'repeats the first sound',
    ],
  },
  topicWords: ['loud', 'sound', 'noise', 'quiet'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Light is far faster than sound, so a firework far away is seen before it is heard. Walls, shut windows, curtains and ear defenders take away much of the bang; many pets hide from it and are kept indoors.',
    'A sound is air that shakes; a loud sound shakes the air more, and the eardrum with it.',
    'Hands over the ears, or ear defenders, make a sound much quieter.',
    'A sound gets quieter with distance: it spreads out as it travels.',
    'A sudden loud sound makes every body startle: eyes blink, shoulders rise, the heart beats faster. This is a reflex from birth, and it passes.',
    'Ears and brains differ: to some people an ordinary sound is uncomfortable. That is common in children.',
    'Light is faster than sound, so a distant firework is seen before it is heard; sound needs about three seconds for a kilometre.',
    'A hand dryer and a hoover move air with a motor; a balloon pops because the air comes out all at once.',
    'Protecting ears from loud noise is sensible; people who work with loud machines do it.',
    'Knowing beforehand that a sound is coming makes it less startling.',
  ],
  threads: {
    hoover: 'a hoover, its plug and its button, and who holds it',
    sparks: 'a firework that is first a light and then a bang, and a window between',
    hands: 'two hands on two ears, which make a big sound small',
    end: 'a loud sound that starts, goes on and stops, and the quiet that comes after it',
    pop: 'a pop, which is over before anybody can count to one',
    hall: 'many small voices in a big room, and the walls that send them back',
    steps: 'steps away from a loud sound, and how it gets smaller with each',
  },
  onlyWhenSaid: ['hoover', 'sparks', 'pop', 'hall'],
  threadCues: {
    hoover: /\bhoover\w*|\bvacuum\w*|\bhenry\b(?= hoover)|\bdyson\b/i,
    sparks: /\bfire ?works?\b|\bbonfires?\b|\bguy fawkes\b|\bnew year'?s eve\b|\brockets\b/i,
    steps: CAN_BE_LEFT,
    pop: POP,
    hall: IN_A_HALL,
    hands: /\b\w/,
    end: SUDDEN,
  },
  comesFirst: ['sparks', 'hoover'],
  tellsAlone: ['sparks'],
  roles: {
    noise: {
      fallback: { text: 'a loud sound' },
      cues: [
        { match: /\bhand.?dr[iy]ers?\b/i, phrase: { text: 'a hand dryer' } },
        { match: /\bhoover/i, phrase: { text: 'a hoover' } },
        { match: /\bvacuum/i, phrase: { text: 'a vacuum cleaner' } },
        { match: /\bfire ?works?\b|\bbonfire night\b/i, phrase: { text: 'a firework' } },
        { match: /\bballoons?\b/i, phrase: { text: 'a popping balloon' } },
        { match: /\bblender/i, phrase: { text: 'a blender' } },
        { match: /\bhair ?dr[iy]ers?\b/i, phrase: { text: 'a hairdryer' } },
        { match: /\b(?:lawn ?)?mowers?\b/i, phrase: { text: 'a lawn mower' } },
        { match: /\bmotor(?:bike|cycle)s?\b/i, phrase: { text: 'a motorbike' } },
        { match: /\b(?:sirens?|ambulances?|fire engines?)\b/i, phrase: { text: 'a siren' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Hoover Has a Button', thread: 'hoover' },
      { text: 'Vroom, Then Off', thread: 'hoover' },
      { text: 'First the Light, Then the Bang', thread: 'sparks' },
      { text: 'Bang, Out There', thread: 'sparks' },
      { text: 'Two Hands, Two Ears', thread: 'hands' },
      { text: 'Hands On, Small Sound', thread: 'hands' },
      { text: 'Pop, and Over', thread: 'pop' },
      { text: 'Faster Than One', thread: 'pop' },
      { text: 'Many Small Voices', thread: 'hall' },
      { text: 'A Big Room Full of Voices', thread: 'hall' },
      { text: 'Then It Stops', thread: 'end' },
      { text: 'Loud, Loud, Quiet', thread: 'end' },
      { text: 'Away, Away, Smaller', thread: 'steps' },
      { text: 'A Loud Sound Far Away', thread: 'steps' },
      { text: '{name} and the Loud Sounds' },
      { text: 'When It Gets Loud' },
    ],
    older: [
      { text: 'What the Hoover Can and Cannot Do', thread: 'hoover' },
      { text: 'First the Light, Then the Bang', thread: 'sparks' },
      { text: 'A Night With Bangs in It', thread: 'sparks' },
      { text: 'Shorter Than a Blink', thread: 'pop' },
      { text: 'Over Before One', thread: 'pop' },
      { text: 'What Walls Do With Voices', thread: 'hall' },
      { text: 'Two Hundred Small Voices', thread: 'hall' },
      { text: 'What Two Hands Can Do', thread: 'hands' },
      { text: 'A Job for Two Hands', thread: 'hands' },
      { text: 'The Quiet After the Noise', thread: 'end' },
      { text: 'Loud Has an End', thread: 'end' },
      { text: 'How Far a Noise Can Go', thread: 'steps' },
      { text: 'Twenty Steps Away', thread: 'steps' },
      { text: '{name} and the Noise' },
      { text: 'About Loud Sounds' },
    ],
  },
  benefits: [
    'Says what a loud sound is, and why a body jumps at it.',
    'Gives {name} one thing that makes a sound smaller, and one sentence to think.',
    'Leaves the feeling open, so that {name} can find the word for it.',
  ],
  talk: {
    young: [
      'What makes a big sound small in this story?',
      'How does {name} feel when it gets loud?',
      'Shall we make one big sound and one small sound together?',
    ],
    older: [
      'Which fact about sound in this story was new?',
      'Which word went into the blank, and does it fit every noise?',
      'Shall we agree on a sign that means "this is too loud"?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'cover',
    feeling: 'surprised',
    companion: 'grown-up',
    props: ['balloon'],
  },
  text: {
    '2-3': script(`
      D<hands> [Whoosh|Boom]! That is loud. {Name has} two ears. {Name has} two hands. Hands on ears. Now the sound is small.
      D<end> Loud, loud! A loud sound starts. {Name is} near it. It goes on and on. Then it stops. Shh.
      D<steps> Near, near, near. A sound is big up close. {Name is} close to it. Away, away, away. Far off it is small.
      P Some children like loud. Some like quiet.
      P Grown-ups jump at a bang too. Then they laugh.
      P Babies jump. Dogs jump. Grown-ups jump too.
      Q When it is loud, {Name} may feel ____.
      Q Near {noise}, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can say, "Loud now."
      H {helper} can find a quiet room.
      H<helper> {helper} can hum a soft song.
      T {he} can put hands on ears.
      T {he} can hold a hand.
      T {he} can hug a soft coat.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<hands> {he} can say, "Hands on. Shh."
      C<hands> {he} can say, "Big sound, be small."
      C<end> {he} can say, "Loud, loud, stop."
      C<end> {he} can say, "Bye-bye, loud."
      C<steps> {he} can say, "Away, away, small."
      C<topic> {he} can think about {topic}.
      A<hands> The loud sound is done. Hands come down. Ears are here. Hello, quiet.
      A<end> A loud sound starts. A loud sound stops. After loud comes quiet. Shh, shh, shh.
      A<steps> Away, away, away. The big sound is small. {Name is} here. It is quiet here.
      D<pop> Pop! That was loud. {Name} may jump. It was so fast. Now it is over. Shh. There is a bit on the floor.
      C<pop> {he} can say, "Pop, and over."
      A<pop> Pop, and it is over. A loud sound, and then none. The bits are on the floor. It is quiet here.
      D<hall> A big loud room. So many voices! {Name} may hear them. Loud, loud, loud. The walls are loud too. Out here it is quiet.
      C<hall> {he} can say, "Loud in there, quiet here."
      A<hall> The big room is loud. A small room is quiet. {Name} may like the quiet one. Shh, hello, quiet.
      D<sparks> Bang! That was a loud sound. {Name is} in here. It is out there. The window is shut. The wall is thick.
      P<sparks> Cats hide. Dogs hide. They do not like it.
      Q<sparks> At the bang, {Name} may feel ____.
      H<sparks> {helper} can cuddle up close.
      H<sparks> {helper} can shut the curtains.
      T<sparks> {he} can put on a hat.
      T<sparks,comforter> {he} can hide with {comforter}.
      C<sparks> {he} can say, "Bang there, me here."
      A<sparks> Bang, bang, bang. Then no bang. The loud sound is all gone. It is quiet. Night-night, sky.
      D<hoover> Vroom! The hoover is loud. {Name} may hear it. It eats crumbs. It has a long tail. It has a button.
      P<hoover> It has no eyes. It has no feet.
      Q<hoover> At the hoover, {Name} may feel ____.
      H<hoover> {helper} can say, "Vroom soon!"
      H<hoover> {helper} can press off.
      T<hoover> {he} can press the off button.
      C<hoover> {he} can say, "Vroom, vroom, off!"
      A<hoover> Off! Now it is quiet. The hoover is in the cupboard. The floor is clean. Bye-bye, hoover.
    `),
    '4-5': script(`
      D<hands> {Name has} two ears, and ears are open all day. They let in soft sounds and loud sounds. With {noise}, a lot comes in at once. Two hands can shut two ears. Then the big sound gets small.
      D<end> Every loud sound has a start and an end. {Name} may hear {noise}. First it is quiet. Then it is loud, and it feels long. Then it stops, and it is quiet again.
      D<steps> Close up, {noise} is loud. {Name} may jump a bit, and so do grown-ups. Ten steps away, it is not so big. Twenty steps away, it is small. The sound has spread out over all that way.
      P Grown-ups jump at a bang too. Most of them look around next. Then they laugh at their own jump.
      P One child likes to bang a drum. One child likes a soft song. Grown-ups know that ears are not all the same.
      P People who make a noise may not know how loud it is. They may hear it all day. Some can make it stop if somebody asks.
      Q Close to {noise}, {Name} may feel ____.
      Q When it gets loud all at once, {his} body may feel ____.
      Q Just before a loud sound, {Name} may feel ____.
      H {helper} can say when a loud sound will come. ~ It helps to know.
      H {helper} can hold {his} hand and wait. ~ A loud time seems shorter for two.
      H {helper} can find a quiet place to go. ~ Ears need a rest too.
      H<helper> {helper} can count with {him} till the sound stops. ~ Counting gives a wait an end.
      H<adult> {helper} can help when it is loud. ~ One thing that helps is {adult}.
      T {he} can press two hands on two ears.
      T {he} can ask for a quiet place.
      T {he} can blow out one long breath.
      T<comforter> {he} can hold {comforter} close.
      T<doing> {he} can try {doing} till it is quiet.
      T<quiet> {he} can spend some time {quiet} after the loud part.
      C<hands> {he} can think, "Two hands, two ears, small sound."
      C<hands> {he} can say, "My hands can shut my ears."
      C<end> {he} can think, "It started, and it will stop."
      C<steps> {he} can say, "A few steps, and it is small."
      C<topic> {he} can wait and think about {topic}.
      A<hands> The sound stops, and the hands come down. Ears can hear small things again. There is a clock, or a bird, or a sock. Socks are good at being quiet.
      A<end> The loud sound is over. It had a start, and it had an end. Now it is so quiet that a clock can tick. Quiet is good for ears.
      A<steps> A few steps can do a lot. The sound is still there, but it is far away and small. {Name is} here, where it is quiet. It is good to be here.
      D<pop> Some loud sounds are over at once. {Name} may hear one and jump. Pop! It is louder than it is long. Nobody can even count to one.
      C<pop> {he} can say, "Pop, and over."
      A<pop> The loud bit was over before the jump was. So the body jumps after it is done. What is left lies on the floor. It makes no sound at all.
      D<hall> Why is a big room so loud? Voices hit the walls and come back. {Name} may hear them all at once. It is a lot of small sounds that make one loud noise.
      C<hall> {he} can think, "Small voices, big room."
      A<hall> Outside the door, the noise is small. It is just children who talk. The big room makes it loud, and a small one does not. It is quiet out here.
      D<sparks> A firework is a light and a loud sound. The light comes first. Then comes the bang, and {Name} may jump. It is far up in the sky. In here there are walls and a window and a curtain. They keep out the sparks, and they take some of the bang.
      P<sparks> Many dogs and cats hide when it bangs. Grown-ups shut the windows for them. Nobody tells a cat to be brave.
      Q<sparks> When it bangs outside, {his} body may feel ____.
      H<sparks> {helper} can make a den with pillows. ~ Pillows make a bang soft.
      H<sparks> {helper} can put music on. ~ Then there is a nice sound as well.
      T<sparks> {he} can put on a hat or hold {his} ears.
      T<sparks> {he} can look at the lights with the window shut.
      T<sparks,comforter> {he} can take {comforter} into the den.
      C<sparks> {he} can think, "Bang out there, and I am in here."
      A<sparks> The last bang is over, and now it is quiet. There is smoke in the sky and a stick on the grass. The den can stay up until the morning. It is good for books as well.
      D<hoover> A hoover makes a loud sound, because a fan turns inside it. The fan pulls in air, and the air brings crumbs along. {Name} may not like the noise at all. A hoover has a plug and a button. It cannot move, until a person pushes it.
      P<hoover> For a grown-up it is just a job. The noise is loud for grown-ups, too.
      Q<hoover> When the hoover starts, {his} body may feel ____.
      H<hoover> {helper} can say, "I will do it now," and wait. ~ Then there is time to go.
      H<hoover> {helper} can shut the door in between. ~ A door makes it small.
      T<hoover> {he} can choose a room that is far from it.
      T<hoover> {he} can press the button at the end.
      C<hoover> {he} can think, "It has a button, and the button says off."
      A<hoover> Click, and it is off. The fan stops, and the quiet is back. The hoover goes to its place with its tail rolled up. The crumbs are in it now. It did not want anything else.
    `),
    '6-7': script(`
      D<hands> A sound is air that shakes. {his} ears catch the shaking and tell the brain. With {noise}, the air shakes hard. The ears get a lot of work. Two hands can keep most of that air out. The noise is still going on, but less of it gets in.
      D<end> First there is no noise at all. Then comes {noise}, and {Name} may jump. The heart beats fast, because bodies get ready for a surprise. After a while the sound stops. The heart slows down as well. It takes a little longer than the noise.
      D<steps> Why is {noise} so big up close? Sound goes out on all sides and spreads as it goes. Where {Name is} close by, there is a lot of it. Ten steps away there is less. From the end of a street it may be no louder than talking.
      P<end> Everybody jumps at a sudden bang. Babies do it on the day they are born. Grown-ups do it too and often spill some tea. No one can stop that first jump.
      P People hear things in different ways. What is fine for one pair of ears can be too much for another. A friend may not know this until somebody says so.
      P People who use noisy machines all day wear covers on their ears. They know that ears are worth looking after. To them it is like wearing gloves.
      Q Close to {noise}, {Name} may feel ____.
      Q Just after it, {his} body may feel ____. That often changes in a minute.
      Q When it might get loud soon, {Name} may feel ____. Waiting has its own feeling.
      H {helper} can say beforehand when it will be loud. ~ A bang that is expected is a smaller surprise.
      H {helper} can help {him} find a quiet corner. ~ Ears and heads rest best there.
      H {helper} can agree on a sign that means "too loud". ~ A sign works even when nobody can hear.
      H<helper> {helper} can stay close until the noise has stopped. ~ It is easier to wait next to somebody.
      H<adult> {helper} can help when it gets loud. ~ What has helped before is {adult}.
      T {he} can press both hands over {his} ears. ~ That takes away a large part of the sound.
      T {he} can breathe out slowly, three times. ~ It tells a fast heart that the surprise is over.
      T {he} can show the sign for "too loud". ~ Then somebody else knows it too.
      T<comforter> {he} can hold {comforter} tight until it is quiet. ~ It is good for hands to have something to hold.
      T<doing> {he} can try {doing} while the noise goes on. ~ Then the time has a use.
      C<hands> {he} can think, "My hands are in charge of my ears."
      C<end> While it lasts, {he} can think, "It started, so it will stop."
      C<end> {he} can think, "Loud now, quiet next."
      C<steps> {he} can think, "Each step makes it smaller."
      C<topic> While it is loud, {he} can think about {topic}.
      A<hands> When the noise is over, the hands come down again. They are just hands then, and good for drawing or jam. Ears can hear the small sounds once more. Two hands are there for the next loud thing too.
      A<end> Then it is quiet, and it was quiet before. The loud part was only the middle. Hearts slow down and shoulders come down. Somewhere a clock is ticking, and now it can be heard.
      A<steps> Far off, the sound goes on for a while. Here it is not much bigger than a cough. Going a few steps away is a clever way to make a noise small. Anybody may do it, and nobody needs to run.
      D<pop> A pop is one of the shortest sounds there is. {Name} may hear it and jump, and then it is gone. Air was shut in, and all of it got out at once. It is over before an eye can blink. The jump comes after it.
      C<pop> {he} can think, "It is over, and I am still jumping."
      A<pop> The sound was done before the knees had heard of it. Bits lie on the floor, as quiet as leaves. Hearts take a little longer to be quiet. There is no second half to a pop.
      D<hall> A hall is large, and its walls are hard. {Name} may find it loud in there, even when nobody shouts. Each voice goes to the wall and comes back. With two hundred people, there are a lot of voices on the way. So people talk louder, to be heard, and the noise grows.
      C<hall> {he} can think, "It is only voices, and walls that send them back."
      A<hall> When people sit down and stop, the walls have nothing to send back. Then the same hall is as quiet as a shed. The noise was made of small voices. Each of them is no louder than this one.
      D<sparks> Fireworks are seen first and heard after that. Light is quicker than sound, so there is a short gap. {Name} may see a flash and know that a bang will follow. It is made high up, over somebody's garden or park. Walls, a shut window and thick curtains take away a lot of it.
      P<sparks> Some people look forward to this night all year. Others wait for it to be over. Most cats and dogs are in the second group.
      Q<sparks> When the first bang comes, {Name} may feel ____. The heart may be quicker than the head.
      H<sparks> {helper} can find out when the fireworks start and stop. ~ A noise with a time is easier.
      H<sparks> {helper} can help {him} build a den behind the sofa. ~ Cushions eat noise.
      T<sparks> {he} can wear a hat with ear flaps, or put both hands on. ~ Under them a bang is just a bump.
      T<sparks> {he} can choose the den, the window, or the bath with music. ~ Each of them is a way to spend the night.
      C<sparks> {he} can think, "First the light, then the bang, then it is done."
      A<sparks> The gaps get longer, and then there is only a gap. In the morning there are sticks on the grass, as quiet as any stick. The sky looks as if nothing had been there. It was loud, and now it is over.
      D<hoover> Inside a hoover a fan turns, hundreds of times in a second. That makes the wind that pulls, and it makes the loud howl. {Name} may feel it in the ears or in the floor. It gets in all at once, and it moves about. But it goes only where somebody pushes it.
      P<hoover> The person who hoovers thinks of the crumbs and of being done soon. It is hard to hear "stop" from in there. A hand in the air works better.
      Q<hoover> When it howls in the next room, {Name} may feel ____.
      H<hoover> {helper} can say which room is first and which is last. ~ Then it cannot turn up by surprise.
      H<hoover> {helper} can do it while {Name is} out. ~ Crumbs can wait.
      T<hoover> {he} can stay two doors away from it. ~ Each door takes a part of the noise.
      T<hoover> {he} can be the one who pulls out the plug, with a grown-up there. ~ No plug, no howl.
      C<hoover> {he} can think, "Fan, wind, noise, plug."
      A<hoover> The plug is out, and the fan runs down with a long sigh. It is quiet enough to hear a clock. The hoover stands in the cupboard, full of fluff. It is the floor that it was after.
    `),
    '8-10': script(`
      D<hands> Sound is made of air that shakes. Near {noise}, {his} ears have a lot to catch. Deep in each ear a thin skin shakes with the air, and a nerve sends the news to the brain. Eyes have lids for moments that are too bright. Ears have none. That is why people use hands.
      D<end> A loud noise has three parts, and only one of them is loud. {Name} may know the first part, when nothing has happened yet and everything is waiting. Then comes {noise}, all at once, and the whole body jumps. After that the air is still again. The heart needs another minute to notice. Most of the time is taken up by the first part and the last.
      D<steps> In the open air, sound behaves a bit like paint. It spreads, and the further it spreads, the thinner it gets. That is why {noise} is much louder for {Name} from two steps away than from twenty. Fireworks show something else as well. Light is faster than sound, so people far away see the flash first and hear the bang later.
      P<end> A jump at a sudden noise is not a decision. The message goes from the ear to the muscles before the thinking part of the brain has heard of it. Grown-ups jump as well. Afterwards they often say that they were only surprised.
      P Two people can stand side by side and hear different things. To one of them it is a bit of noise. For the other it can be so strong that it nearly hurts. Neither of them is making it up, and neither can hear with the other one's ears.
      P People on building sites wear ear defenders. So do drummers, and those who look after planes. They like their work, and they like their ears. To them a loud noise is a good reason to cover up.
      Q Near {noise}, {Name} might feel ____. It may be in the chest before it is in the thoughts.
      Q In the part before the noise, {Name} may feel ____. Waiting can be harder than the noise itself.
      Q Just afterwards, {his} body may feel ____. Hearts slow down at their own speed.
      H {helper} can find out beforehand when and where it will be loud. ~ A surprise that has been announced is only half a surprise.
      H {helper} can agree on a sign for "I need to go out for a bit". ~ Signs work in places where nobody can hear a word.
      H {helper} can keep a pair of ear defenders in a bag. ~ Things that are in the bag are there when they are needed.
      H<helper> {helper} can go outside with {him} until it is quiet. ~ A short trip also uses up some of what the jump left over.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can cover {his} ears before it starts instead of afterwards. ~ Ears that are covered early have less to get over.
      T {he} can go twenty steps away and listen from there. ~ It is the same noise, spread out over more air.
      T {he} can breathe out slowly and count to six. ~ A long breath out helps a fast heart to slow down.
      T<comforter> {he} can hold on to {comforter} until the noise is over. ~ Muscles that are ready to jump are glad of something to do.
      T<doing> {he} can try {doing} in the first loud minute. ~ That is the minute in which most of the surprise gets used up.
      C<hands> {he} can think, "Eyes have lids, and ears have hands."
      C<end> In the middle of it, {he} can think, "This is part two of three."
      C<steps> {he} can think, "Same noise, more air, less of it for me."
      C<topic> While it lasts, {he} can think about {topic} instead.
      A<hands> Nobody finds it odd when a person closes both eyes in bright sun. Closing the ears is the same sort of thing, only with more elbows. When the loud part is over, the hands come down. A spoon can be heard in a cup again.
      A<end> Part three is quiet. It sounds even quieter than before, although it is only the same as part one. The jump is over and the heart is slowing down. A loud noise is a short thing with a long before and after.
      A<steps> From far enough away, nearly every loud noise is small. People can choose how much of a sound they would like by choosing where to stand. Some stand at the front, and some watch the whole show from behind a window. Both have seen it.
      D<pop> A pop lasts about as long as a camera flash. {Name} may dread it for an hour and hear it for a hundredth of a second. What makes the sound is air that was pressed together and is suddenly let go. By the time a body has jumped, the noise no longer exists. The whole of the fear is made of before and after.
      C<pop> {he} can think, "Shorter than a blink."
      A<pop> All that is left of it is a scrap and a heart that is catching up. The sound itself has not been heard for quite a while. Waiting for a pop takes longer than anything the pop can do. The next one will be just as short.
      D<hall> Halls are built of hard things, because hard things are easy to clean. Sound bounces off all of them. {Name} may hear every chair and every voice several times over, a fraction of a second apart. So people raise their voices, and then everybody does. Engineers have a name for it, and they hang soft panels on ceilings where there is money for it.
      C<hall> {he} can think, "It is the walls, more than the people."
      A<hall> Once everybody is seated, the noise has nothing to feed on, and it drops. What was one huge sound was two hundred ordinary ones. A place near the door or the edge gets a smaller share of it. Nobody designed it with ears in mind.
      D<sparks> Light crosses a park at once, and sound needs about three seconds for a kilometre. So a firework far away flashes first and bangs later. {Name} may know what comes and still jump, because a body decides that before it asks. The bang is made of air that is pushed very fast. Brick stops most of it, and so do a shut window, thick curtains and a good pair of ear defenders.
      P<sparks> People who love fireworks think of the colours and forget that not everyone gets past the noise. At the same moment half of the pets in the street are under a bed. Vets write about it in the paper every year.
      Q<sparks> When the first one goes off, {Name} might feel ____. Waiting for the next one has a feeling of its own.
      H<sparks> Someone at home can look up which displays are near, and at what time. ~ Surprise is a good half of it.
      H<sparks> Someone at home can sit in the den as well, with biscuits. ~ Dens have no upper age.
      T<sparks> {he} can count from the flash to the bang. ~ A long count means that it is far away.
      T<sparks> {he} can put on headphones and a film before it starts. ~ It is easier to keep a noise out than to get it out.
      C<sparks> {he} can think, "Flash, count, bang, and gone."
      A<sparks> By half past ten it sounds like doors being shut a long way off, and then the street is quiet. Someone calls a dog that has come out from under the bed. Tomorrow there will be burnt sticks on the pavement. They are what is left of all that noise.
    `),
    '11+': script(`
      D<hands> Some notes about loud noise, for {Name} and anyone else with ears. There are no eyelids for sound. The ear is open day and night, because for most of history it was useful to hear what was coming. So when there is {noise}, all of it arrives, whether or not it is any use. People have been solving this with their hands for a long time, and more recently with ear defenders. It is not rude, and it works.
      D<end> What happens in a body at a sudden noise has been measured. Within a fraction of a second the eyes blink, the shoulders rise and the heart speeds up. All of that has happened before {Name} or anybody else can think about it. Then the thinking part of the brain arrives, finds that it was {noise}, and begins to send everyone home. The noise may be over by then. The body takes a few minutes longer.
      D<steps> Loudness is partly a matter of geography. Sound spreads out from wherever it starts, and at twice the distance only about a quarter of it reaches each ear. For {Name}, that means {noise} is not one fixed thing. It is huge beside the source, ordinary across a field and nearly nothing through a closed window. Somebody who moves away is not running from it. They are choosing a different amount.
      P Friends who like loud places often have no idea what it costs other people to stay in them. Hearing is private, and nobody can borrow another person's ears for a minute to compare. Most of them would move to a quieter corner without much fuss. They need to be told first.
      P<end> Adults forget that they startle too, since they have had years to practise looking as if they had not. A dropped tray in a canteen shows it quite well. Everyone in the room jumps, and a moment later everyone is examining the menu. Nobody has decided to be nervous.
      P Sensitive hearing gets described as a problem, and on some days that is what it is. Musicians, sound engineers and bird-watchers would describe it differently. To them it is part of the equipment. It simply was not designed for machines or explosions.
      Q Near {noise}, {Name} might notice ____. Sometimes irritation comes first, and fear only gets the blame.
      Q In the minutes before it is due, {Name} might feel ____. For many people the waiting is the larger half.
      Q Once it is quiet again, {his} body may still feel ____. It is working through a message that is already out of date.
      H {helper} can ask ahead how loud a place will be and where the way out is. ~ With that information, going becomes a choice.
      H {helper} can leave early without asking for reasons. ~ An exit that is certain makes it easier to stay a little longer.
      H {helper} can agree on one signal for "enough". ~ It saves explaining things at a volume that nobody could hear.
      H<helper> {helper} can say which sounds are hard for other people in the family. ~ Most adults turn out to have at least one.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can keep ear plugs or headphones in a pocket and put them in early. ~ Drummers do it before the first beat, and for the same reason.
      T {he} can choose a place near a door and go out for five minutes when it is too much. ~ Coming back is easier than holding out.
      T {he} can breathe out for longer than in, five or six times. ~ It is one of the few ways to tell a heart anything.
      T<comforter> {he} can keep {comforter} in a pocket or a bag. ~ Nobody else needs to know what it is for.
      T<doing> {he} can try {doing} while the worst of it lasts. ~ It takes up some of the attention that the noise was asking for.
      C<hands> {he} can think, "No lids, so I brought my own."
      C<end> When the jump comes, {he} can think, "That was the alarm, and the rest of me is on the way."
      C<steps> {he} can think, "I can choose how much of this I would like."
      C<topic> While waiting for it to end, {he} can think about {topic} in detail.
      A<hands> Loud noise is not going to leave the world, and ears are not going to grow lids. In between there are hands, headphones, plugs and doors. A person who uses them hears just as well afterwards, and probably for more years. It is ordinary maintenance.
      A<end> A noise ends when it ends, and a startled body ends a bit later. Knowing this does not stop the jump, since nothing does. It does explain the minutes afterwards. There is quiet, there is a heart that is still catching up, and it gets there.
      A<steps> Everyone listens from somewhere. The front row is one place, and the far side of the road is another, and the same sound is in both of them. {Name} may pick a spot, try it and change it. The quiet places are on the map too.
      D<pop> The sound of a balloon lasts for less than a hundredth of a second. {Name} may spend a whole afternoon near one, waiting for it. What startles a body is not so much loudness as suddenness, for there is no time to prepare. The reflex is finished before the conscious mind hears of it. In that sense nobody has ever been frightened during a pop, only before it and after.
      C<pop> {he} can think, "It has already happened."
      A<pop> There is a scrap of rubber or paper, and a pulse that is coming down. The noise has been over since before the shoulders went up. To wait for it was the expensive part. It is fair to choose a seat on the other side of the room, and fair to stay.
      D<hall> Noise in a hall is a problem of architecture. Every voice meets plaster, glass and varnish and returns slightly late, on top of the next one. {Name} may hear it as one solid noise, while others manage to pick out their neighbour. Ears differ in this, and it has nothing to do with effort. People speak up in order to be understood, and so the level climbs by itself.
      C<hall> {he} can think, "This is plaster and glass. It is not aimed at me."
      A<hall> It climbs, and at some point somebody claps for silence and it falls. Under the noise there were ordinary voices, talking about lunch. A seat at the edge makes a real difference, and so does a reason for coming in last. The building will not change soon. Where to sit in it can.
      D<sparks> Fireworks are the only noise of that size which people make for fun and in the dark. {Name} may dislike it, along with a large number of animals, many old people and most babies. The startle comes from a reflex that is older than the holiday, so an opinion has no influence on it. What can be influenced is how much of the sound gets through. Walls, closed windows, heavy curtains and headphones each take off a slice, and together they take most of it.
      P<sparks> To those who enjoy it, the bang is part of the fun, like the drop on a big ride. It may not occur to them that others have the drop without the fun.
      Q<sparks> At the first one, {Name} might notice ____. It may be over before the second goes up, or not.
      H<sparks> Someone at home can say no to an invitation on behalf of everybody. ~ There are good reasons to stay in with the dog.
      T<sparks> {he} can plan the evening like any other: a film, headphones, a room at the back. ~ A plan made at four works better than one made at nine.
      T<sparks> {he} can watch one display on a screen with the sound turned off. ~ The colours are the better half in any case.
      C<sparks> {he} can think, "Reflex first, and then me."
      A<sparks> Around eleven the intervals grow, and the noise ends in a last, late rocket from somebody who had been keeping it. The quiet is remarkable. In the morning there is cardboard in the hedges. It is an odd custom, and one may sit it out indoors in good company.
    `),
  },
};

/** Loud and sudden sounds: hand dryers, hoovers, fireworks, balloons. What a sound is, and three things that make it smaller. */
export const loudNoises: Frame = withScenes(own, throughTheWall, loudPlayground, machineAtHome);

import { faceOutOfTheShower } from './home/face-out-of-the-shower.ts';
import { fourMinutesOfWater } from './home/four-minutes-of-water.ts';
import { washDay } from './home/wash-day.ts';
import { script, type Frame } from '../frame.ts';
import { pooInBath } from './home/poo-in-bath.ts';
import { waterInEyes } from './home/water-in-eyes.ts';
import { noBathNow } from './home/no-bath-now.ts';
import { overTheEdge } from './home/over-the-edge.ts';
import { clearWater } from './home/clear-water.ts';
import { showerFromAbove } from './home/shower-from-above.ts';
import { playGoesInToo } from './home/play-goes-in-too.ts';
import { withScenes } from './scene.ts';

const own: Frame = {
  id: 'bath-time',
  name: 'Bath time and hair washing',
  says: [
    'bath time battles',
    'hates the bath',
    'scared of the bath',
    'refuses to have a bath',
    'screams when we wash her hair',
    'hair washing is a nightmare',
    'shampoo in the eyes',
    'cries when I rinse her hair',
    'afraid of the plug hole',
    'thinks she will go down the drain',
    'scared of the shower',
    'wont go in the shower',
    'hates getting out of the bath',
    'cold after the bath',
    'will not get in the tub',
    'bathtime tantrums every evening',
    'refuses to wash',
    'never wants to shower',
    'my tween will not shower',
    'does not wash after sports',
    'smells and will not use soap',
    'argues about showering every day',
    'wants privacy in the bathroom',
    'sensory problems with washing hair',
  ],
  claims: {
    strong: [
      'to shower',
      'every day to shower',
      'refuses to shower',
      'will not shower',
      'nag to shower',
      'bath',
      'bathtime',
      'bath time',
      'shower',
      'wash hair',
      'hair wash',
      'shampoo',
      'hairwash',
      'bathtub',
      'rinse',
      'plug hole',
      'plughole',
      'soap in eye',
      'get in the tub',
      'refuse to wash',
      'down the drain',
      'not wash',
      'never wash',
      'wash himself',
      'wash herself',
      'wash themselves',
      'personal hygiene',
    ],
    cues: [
      'wash',
      'water',
      'hair',
      'soap',
      'tub',
      'drain',
      'splash',
      'towel',
      'sweat',
      'smell',
      'hygiene',
      'conditioner',
      'bubble',
      'wet hair',
      'bathroom',
      'privacy',
    ],
    not: [
      'wash his hands',
      'wash her hands',
      'washing his hands',
      'washing her hands',
      'water on her hands',
      'water on his hands',
      'baby shower',
      'swimming bath',
      'bath the baby',
      'bath toy',
      'rinse mouth',
      'hair cut',
      'haircut',
      'pull hair',
      'dark hair',
      'swim',
      'swimming',
      'wash hand',
      'hand wash',
      'wash tooth',
      'brainwash',
      'meteor shower',
      'drink water',
      'use the bathroom',
      'go to the bathroom',
      'bubble gum',
      'water on her face',
      'water on his face',
    ],
  },
  topicWords: ['bath', 'water', 'wash', 'shower', 'hair', 'soap', 'tub', 'sweat'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'A plug hole takes water; a child is far too big for it.',
    'Water runs downwards: on a head that is tipped back it runs to the back, on a head bent forward to the face.',
    'A cup full of air floats; when water fills it, it sinks.',
    'Fingers and toes wrinkle after some minutes in water because nerves narrow the blood vessels under the skin. It goes away again, and it seems to help to hold wet things.',
    'Eyebrows lead water and sweat to the side; lashes and lids help to keep it out. Soap stings in eyes; tears and clean water rinse it out.',
    'When water on the skin evaporates it takes heat away, so a wet person gets cold even in a warm room. A towel takes the water off.',
    'Soap has one end that holds on to water and one that holds on to grease. Water alone runs off grease. A recipe of oil and ashes was written on clay in Mesopotamia more than four thousand years ago.',
    "The Earth's turning is far too weak to decide which way a bath drains; the shape of the tub and small movements do. It was shown in 1962 with a large round tank that had rested for a day.",
    'A body in water pushes aside as much water as it takes up space. That Archimedes found this in a bath was written down some two hundred years after him and is doubted.',
    'Fresh sweat has almost no smell; bacteria on the skin make the smell from it. The glands in the armpits that feed them begin to work in puberty. Some fabrics such as polyester hold the smell more than cotton.',
    'Hard, smooth walls throw sound back, so voices in a bathroom sound fuller and longer.',
    'Lips, eyes and scalp are sensitive; people differ in how water and touch feel to them.',
    'Young children are not left alone in water; a grown-up stays within reach.',
  ],
  threads: {
    noise: 'water that drums, and where it is softer',
    splash: 'a splash that begins with one finger',
    unseen: 'the dirt that nobody sees',
    slip: 'feet that find their grip',
    hole: 'water that goes glug and down the hole, and a child who stays',
    bubbles: 'round bubbles that sit on a hand and go pop',
    cup: 'a cup of water that goes up and comes down drip, drip',
    fingers: 'smooth fingers that get wrinkles and get smooth again',
    ceiling: 'the ceiling to look at while water runs down the back',
    float: 'a cup that floats until it is full',
    brows: 'two eyebrows that send water to the side',
    cold: 'the cold minute between water and towel',
    soap: 'soap with two ends',
    swirl: 'which way the water turns as it goes down',
    level: 'the water that rises when somebody sits down in it',
    sweat: 'sweat that smells of nothing until bacteria find it',
    song: 'the voice that sounds better between tiles',
    door: 'a closed bathroom door',
    out: 'the way from the warm water into the towel',
    own: 'the back of a head, which two hands of one’s own can find',
  },
  threadCues: {
    // What the water says at the end is the hole's matter.
    noise:
      /^(?![^]*\b(?:plug\w*|drain\w*|hole|gurgl\w*|glug\w*|suck\w*)\b)[^]*?\b(?:loud\w*|nois\w*|roar\w*|echo\w*|extractor|fan)\b/,
    unseen:
      /\b(?:shower\w*|(?:not|n.?t) (?:even )?dirty|smell\w*|stink\w*|sweat\w*|football|sports?|training|swim\w*)\b/,
    slip: /\b(?:slip(?:s|ped|ping)?|skid\w*|(?:fell|falls?|fallen|falling) (?:over|in|down|under)|(?:s?he|they) (?:had |has )?(?:fell|fallen)\b(?! asleep)|bump(?:s|ed)|bang(?:s|ed)|hit (?:his|her|their) (?:head|chin)|went under|gone under|head under)\b/,
    // What comes out of a cupboard or a bottle is not the child.
    out: /^(?![^]*\b(?:(?:shampoo|plug|bottle|soap|conditioner|jug|hose|sponge|flannel|cloth|towel|shower head|water|comb|brush|nail ?brush|clippers) (?:gets?|comes?|came|is|coming) out)\b)(?![^]*\b(?:slip(?:s|ped|ping)?|skid\w*|fell|falls?|fallen|bump(?:s|ed)|bang(?:s|ed))\b)[^]*?\b(?:(?:get(?:ting)?|come|coming|climb\w*|gets?|comes?) out|wont leave|won'?t leave|end of (?:the )?bath|stay in|out of the (?:bath|tub|shower)|bath (?:is )?over|after (?:his|her|their|the|a)? ?bath)\b/,

    // Whoever could do it and has it done is learning to wash, and does not refuse to.
    own: /^(?![^]*\b(?:refus\w+|smell\w*|stink\w*|hates|scared|afraid|dirty|never washes)\b)[^]*?(?:\b(?:wash\w*|rins\w*|shampoo\w*|bath\w*|shower\w*)\b[^.]{0,30}\b(?:(?:him|her|them)sel\w+|on (?:his|her|their) own|alone|independent\w*|without (?:me|us|help))\b|\b(?:wash\w*|rins\w*|do(?:es)?) (?:his|her|their) own hair\b|\b(?:wants?|expects?|needs?|has|still (?:wants?|needs?|has|asks?)) (?:me|us|mum|mummy|mom|dad|daddy|nan\w*)(?: (?:still|always))? to (?:wash|rinse|do) (?:it|him|her|them|his hair|her hair|their hair)\b)/i,
    hole: /\b(?:plug\w*|drain\w*|hole|sucked|suck)\b/,
    swirl: /\b(?:plug\w*|drain\w*|hole)\b/,
    level: /\b(?:baths?|bath ?tubs?|tubs?)\b/,
    cup: /\b(?:hair|rins\w*|shampoo\w*|pour\w* (?:\w+ )?(?:over|on)|jug)\b/,
    ceiling: /\b(?:hair|rins\w*|shampoo\w*|face|eyes?)\b/,
    brows: /\b(?:hair|rins\w*|shampoo\w*|face|eyes?)\b/,
    sweat: /\b(?:smell\w*|sweat\w*|sports?|deodorant|stink\w*|football|training)\b/,
  },
  onlyWhenSaid: ['out', 'slip', 'hole', 'noise', 'own', 'brows', 'ceiling', 'cup'],
  tellsAlone: ['out', 'hole', 'slip', 'noise', 'own'],
  roles: {
    // What a child has in the bath, where it has been told.
    toy: {
      fallback: { text: 'the boat' },
      cues: [
        { match: /\b(?:leaf|leaves)\b/i, phrase: { text: 'the leaf' } },
        { match: /\bduck\w*\b/i, phrase: { text: 'the duck' } },
        { match: /\bwhale\b/i, phrase: { text: 'the whale' } },
        { match: /\bdino\w*\b/i, phrase: { text: 'the dinosaur' } },
        { match: /\b(?:cups?|jug|pouring)\b/i, phrase: { text: 'the cup' } },
        { match: /\bcars?\b/i, phrase: { text: 'the car' } },
        { match: /\bfish\b/i, phrase: { text: 'the fish' } },
        { match: /\bball\b/i, phrase: { text: 'the ball' } },
      ],
    },
    wash: {
      fallback: { text: 'a bath' },
      cues: [
        {
          match: /\bhair ?wash\w*|\bwash\w*[^.,;]{0,14}\bhair\b|\bshampoo\w*|\brins\w+[^.,;]{0,14}\bhair\b/i,
          phrase: { text: 'a hair wash' },
        },
        { match: /\bshower\w*/i, phrase: { text: 'a shower' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Drum, Drum, Hush', thread: 'noise' },
      { text: 'Splash, Says a Finger', thread: 'splash' },
      { text: 'Slow Feet, Flat Feet', thread: 'slip' },
      { text: 'Out, and Into the Towel', thread: 'out' },
      { text: 'Glug, Glug, Bye-Bye, Water', thread: 'hole' },
      { text: 'Too Big for the Hole', thread: 'hole' },
      { text: 'Pop Goes a Bubble', thread: 'bubbles' },
      { text: 'Up Goes the Cup', thread: 'cup' },
      { text: 'Drip, Drip, Hair', thread: 'cup' },
      { text: 'Ten Funny Fingers', thread: 'fingers' },
      { text: 'Hello, Ceiling', thread: 'ceiling' },
      { text: 'The Cup That Floats', thread: 'float' },
      { text: '{name} and the Water' },
      { text: 'Water, Soap and {name}' },
    ],
    older: [
      { text: 'The Back of One’s Own Head', thread: 'own' },
      { text: 'From Ear to Ear', thread: 'own' },
      { text: 'Why Water Is Loud in There', thread: 'noise' },
      { text: 'Dirt That Nobody Sees', thread: 'unseen' },
      { text: 'What Feet Hold On To', thread: 'slip' },
      { text: 'The Cold Half Minute', thread: 'out' },
      { text: 'Two Eyebrows and Some Water', thread: 'brows' },
      { text: 'What Eyebrows Do All Day', thread: 'brows' },
      { text: 'The Cold Minute', thread: 'cold' },
      { text: 'Between Water and Towel', thread: 'cold' },
      { text: 'Wrinkles That Come and Go', thread: 'fingers' },
      { text: 'Soap Has Two Ends', thread: 'soap' },
      { text: 'Oil, Ashes and a Wet Sheep', thread: 'soap' },
      { text: 'Which Way Does It Turn?', thread: 'swirl' },
      { text: 'A Man Sat Down in Water', thread: 'level' },
      { text: 'Sweat Smells of Nothing', thread: 'sweat' },
      { text: 'What Happens Under an Arm', thread: 'sweat' },
      { text: 'Better Between Tiles', thread: 'song' },
      { text: 'Behind a Closed Door', thread: 'door' },
      { text: '{name} and the Water' },
      { text: 'What Water Does' },
    ],
  },
  benefits: [
    'Shows one thing that water or soap does, so that less of washing comes as a surprise.',
    'Leaves it to {name} to say how water feels, and tells how other people find it.',
    'Offers {name} one small thing to try in the bathroom and one sentence to say or think.',
  ],
  talk: {
    young: [
      'What did the water do in the story?',
      'How does water feel: warm, tickly or something else?',
      'Shall we give a doll a wash?',
    ],
    older: [
      'What in this story could be tried out at home?',
      'Which word went into the blank, and is it about the water or about something else?',
      'Shall we find one change that would make washing easier?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: null,
    props: ['cup', 'bucket'],
  },
  text: {
    '2-3': script(`
      D<hole> The water runs, and {Name gets} wet. Splash, splash! It is time for {wash}. Then the water goes down the hole. Glug, glug!
      D<hole> Glug, glug! Water goes down the hole. {Name is} big. The hole is small. Only water fits.
      D<bubbles> It is time for {wash}. Soap makes bubbles. They sit on {his} hand. They are round. Pop! One is gone.
      D<bubbles> Soap and water make bubbles. There are a lot. {Name has} some on one arm. They are white and soft. Pop, pop, pop!
      D<cup> Here is a cup of water. Up it goes. It runs down {his} hair. Drip, drip! It is time for {wash}.
      D<out> The bath was good. {Name is} all wet. Now the water goes away. Up, up, out! Here is a towel.
      D<out> Bath, splash, stop. {Name} may want more. {toy} stays here. Out comes a wet foot.
      P Some children like a lot of water. Some like a little.
      P Grown-ups wash too. They get soap in their hair.
      P One child wants warm water. One wants it cool.
      P A duck likes water all day. A cat would say no.
      P<out> Grown-ups like a warm towel too.
      Q In the water, {Name} may feel ____.
      Q When hair gets wet, {Name} may feel ____.
      Q With soap on, {Name} may feel ____.
      Q<out> With the bath done, {Name} may feel ____.
      H {helper} can stay close by.
      H {helper} can go slowly.
      H {helper} can hold a dry towel.
      H<helper> {helper} can sing a splash song.
      H<adult> {helper} can try {adult}.
      H<out> {helper} can say, "Nearly done."
      H<out> {helper} can hold a big towel.
      T {he} can hold a dry cloth.
      T {he} can wash a toy first.
      T {he} can look up high.
      T<comforter> {he} can wave to {comforter}.
      T<comforter> {he} can hug {comforter} after.
      T<doing> {he} can try {doing}.
      T<out> {he} can pull the plug.
      T<out> {he} can say bye-bye to {toy}.
      C<hole> {he} can say, "Bye-bye, water. I stay."
      C<hole> {he} can say, "Glug, glug, bye-bye."
      C<bubbles> {he} can say, "Pop, pop, bubbles."
      C<bubbles> {he} can say, "Hello, bubbles. Pop!"
      C<cup> {he} can say, "Up, cup. Drip, drip."
      C<topic> {he} can say, "Wash, then {topic}."
      C<out> {he} can say, "Bye-bye, bath. Hello, towel."
      A<hole> Glug, glug! The water is gone. {Name is} here. The hole is small. Bye-bye, water.
      A<hole> Down goes the water. Down goes the soap. {Name stays}. Glug, glug, glug!
      A<bubbles> Pop goes one bubble. Pop goes one more. Then the water takes them. Bye-bye, bubbles.
      A<bubbles> The bubbles are gone now. Here is a clean hand. Here is a clean arm. Bye-bye, soap.
      A<cup> The cup is empty. The hair is wet. Drip, drip, drip! A towel can make it dry.
      A<out> The water is gone. The towel is warm. Wet feet go pat, pat, pat. Bye-bye, bath.
      A<out> Glug, and the bath is done. The toys get dry. {Name} gets dry. More bath comes on another day.
      P<hole> A duck is too big for it. A toe is too.
      P<hole> It sounds loud. It is just water.
      Q<hole> When it goes glug, {Name} may feel ____.
      Q<hole> Near the hole, {Name} may feel ____.
      H<hole> {helper} can lift {him} out first.
      H<hole> {helper} can hold a hand.
      T<hole> {he} can wave to the water.
      T<hole> {he} can look from the mat.
      D<slip> A bath can be slippery. {Name} may know that. Slip, slide, oh! A mat holds on to feet.
      D<slip> Wet feet can slip in a bath. {Name has} two feet. Flat, flat, slow. Now they hold on.
      P<slip> Grown-ups slip too. They hold on to the side.
      Q<slip> In the bath, {Name} may feel ____.
      H<slip> {helper} can hold both hands.
      H<slip> {helper} can put a mat in.
      T<slip> {he} can pat the mat first.
      T<slip> {he} can sit down slow.
      C<slip> {he} can say, "Slow feet, flat feet."
      A<slip> Flat feet, slow feet. The mat holds on. The bath can be small today. Bye-bye, water.
      D<splash> It is time for {wash}. {Name} may put in a finger. It is warm and wet. Splash! A small ring goes round.
      D<splash> One finger goes in the water. Drip! It is {his} finger. Then a hand goes in. Splash, splash, splash.
      C<splash> {he} can say, "Hello, water. Splash!"
      A<splash> A towel goes round and round. No more splash. The water is gone. The finger is dry. Bye-bye, water.
    `),
    '4-5': script(`
      D<fingers> Water does a funny thing to fingers. {Name} may have seen it after a long bath. At first the fingers are smooth. Then they get little wrinkles. It does not hurt, and it goes away again.
      D<fingers> When it is time for {wash}, {his} fingers are smooth. Some minutes in the water are enough to change that. Then there are wrinkles at the tips. Wet things slip out of smooth hands. Wrinkles seem to help hands hold on.
      D<ceiling> Over {his} head there is a ceiling. It is good to look at when water comes. Water can only run down. When a head tips back, it runs down the back. So the eyes get less of it.
      D<ceiling> Water can run down, but it cannot run up. {Name} may see it run in {wash}. When people look at their feet, it runs to the face. When they look at the ceiling, it runs to the back. That is why a ceiling helps.
      D<float> A cup can float on water, because it is full of air. {Name} may see that in the bath. When it tips, water gets in. The air goes out with a plop. Then the cup goes down to the bottom.
      P A cat can lick its fur clean. Children cannot lick their own hair. So they use water, and most cats think that is odd.
      P Grown-ups do not like soap in their eyes. They shut them fast. It stings for a bit, and clean water helps.
      P One child likes a big splash. The next child wants still water. Grown-ups can ask, because they cannot feel it.
      P Some people like it quick. Some like it slow, with a rest in the middle. Grown-ups can ask.
      P<out> To a body, warm water is like bed. Nobody likes to get up fast.
      Q When it is time for {wash}, {Name} may feel ____.
      Q When water runs over hair, {Name} may feel ____.
      Q With the towel still far away, {his} body may feel ____.
      Q<out> When it is time to get out, {Name} may feel ____.
      Q<out> In the cold bit, {his} skin may feel ____.
      H {helper} can stay close the whole time. ~ Then a hand is near.
      H {helper} can say when the water comes. ~ It helps to know before.
      H {helper} can use just a little water at a time. ~ A little runs off fast.
      H<helper> {helper} can count to five while the water runs. ~ At five it stops.
      H<adult> {helper} can help in the bathroom. ~ One thing that helps is {adult}.
      H<out> {helper} can say, "Two more minutes," before the end. ~ Then it is no surprise.
      H<out> {helper} can hold the towel wide open.
      T {he} can hold a dry cloth over both eyes.
      T {he} can test the water with one hand first.
      T {he} can say "stop" for a short rest.
      T<comforter> {he} can put {comforter} on a dry seat.
      T<comforter> {he} can tell {comforter} what comes next.
      T<doing> {he} can try {doing} when the water comes.
      T<out> {he} can pull the plug and wave to the water.
      T<out> {he} can park the toys on the edge for next time.
      C<fingers> {he} can say, "Hello, wrinkles. Goodbye, wrinkles."
      C<fingers> {he} can think, "Smooth, then wrinkles, then smooth."
      C<ceiling> {he} can say, "Hello, ceiling. Goodbye, water."
      C<ceiling> {he} can think, "Up go my eyes, down goes the water."
      C<float> {he} can say, "Air out, plop, water in."
      C<topic> {he} can think, "First the water, and then {topic}."
      A<fingers> Out of the water, the wrinkles do not stay long. Bit by bit the fingers get smooth. Nobody can see where the wrinkles went. They can come back with the next bath.
      A<fingers> Fingers know about water. They get wrinkles, and then they lose them. Toes do it too, under the water. In a dry towel they all get smooth again.
      A<ceiling> The water has run down, because that is all it can do. The hair is clean and wet. The ceiling is still up there, and it is dry. It did not get one drop.
      A<ceiling> Down goes the last of the water. A towel takes the drops from the face. Now eyes can look where they like. The ceiling is there for next time.
      A<float> The water goes out, and the cup stays. It has air in it again. That was a lot of water for one cup. Now it can stand there and get dry.
      D<hole> At the end, the water goes down a hole. {Name} may hear it go glug. The hole is small, like a plum. Water and bubbles fit in there. Arms, legs and tummies are far too big.
      D<out> In the bath it is warm, and there is a game. Then somebody says, "Time to get out." {Name} may want to stay, because out there it is cold. The cold is short. It ends at the towel.
      D<out> A bath has an end, and nobody can see it coming. {Name} may be in the middle of a game. The water gets cool, and fingers get wrinkles. That is how a bath says that it is nearly over.
      C<hole> {he} can say, "Bye-bye, water. I am too big."
      C<out> {he} can say, "Park the boat, and jump in the towel."
      A<hole> Glug, glug, and the water is gone. The hole is as small as it was before. A foot does not fit in, and a child does not. Only the water goes, and the towel comes.
      A<out> It is dark and warm in a towel. The cold was as short as a song. The water is gone, and the toys are in a row. They will be there at the next bath.
      A<out> The game stopped in the middle, and the middle can wait. Now there is dry hair and a warm neck. The bath is empty. It gets a rest too.
      P<hole> Grown-ups hear the glug and think of nothing. Children hear it better. It is air and water that go past each other.
      P<hole> A duck cannot go down there, and a boat cannot. They stay in the bath when the water is gone.
      Q<hole> When the water goes glug, {Name} may feel ____.
      H<hole> {helper} can wait with the plug until {Name is} out. ~ The water does not mind.
      H<hole> {helper} can show how small the dry hole is.
      T<hole> {he} can get out first and pull the plug from the mat.
      T<hole> {he} can hold a foot above it and see which is bigger.
      D<slip> A bath is smooth, and wet skin is smooth too. So feet can slip. {Name} may remember a time like that. Now the water can be low. A mat can lie in it, and a mat has a grip.
      D<slip> A floor is good to stand on. A bath is smooth, and {Name} may know that from a slip. A slip is fast and a big surprise. Slow feet slip less. A mat helps them.
      P<slip> A body remembers a bump. It says, "Watch out!" It means well, and it can be a bit loud.
      P<slip> Grown-ups know that wet floors are slippery. They hold on as well.
      Q<slip> With two feet in the water, {Name} may feel ____.
      H<slip> {helper} can put in a mat. ~ With a little water, a bath is calm.
      H<slip> {helper} can hold a hand, in and out.
      T<slip> {he} can put one hand flat on the mat first.
      T<slip> {he} can begin with just two feet, and sit on the edge.
      C<slip> {he} can say, "Slow feet, flat feet."
      C<slip> {he} can think, "The mat has got me."
      A<slip> The bath is low, and the mat is under the feet. Two feet may go in, and then a bit more. It can go as slow as a snail. The mat stays where it is.
      D<noise> Water is loud when it falls on something hard. A bath is hard, and so is the wall. So {Name} may hear it from all sides. In a full bath, water falls on water. Then it is softer.
      P<noise> A room with no rug and no bed makes each sound bigger. Ears in there have a lot to do.
      P<noise> Some ears like it loud. Other ears hear each drop.
      Q<noise> When the water is loud, {Name} may feel ____.
      H<noise> {helper} can run the water before {Name} comes in. ~ Then the loud bit is done.
      H<noise> {helper} can turn it on just a little.
      T<noise> {he} can put both hands on the ears.
      T<noise> {he} can sit in the still water first.
      C<noise> {he} can say, "Drum, drum, and hush."
      A<noise> The tap is off, and the water is still. It can be heard to go drip, and then not even that. A towel on the ears makes it softer yet. Hush.
    `),
    '6-7': script(`
      D<brows> Over {his} eyes there are two eyebrows, and they have a job. When water runs down the forehead, the little hairs are in the way. They send most of it to the side. The lids can shut, and lashes help too. Even so, {wash} can bring more water than eyebrows can send away. That is when a cloth helps.
      D<brows> Eyebrows look as if they were only there for faces. Two of them are on {his} face, and they work with water. Rain and sweat run down from the forehead. The hairs of an eyebrow turn them to the side, past the eye. In {wash}, the eyebrows are at work as well. Soap stings if it gets past, and then clean water helps.
      D<cold> In {wash}, the water is warm, and so is {Name}. Then comes the minute before the towel. Suddenly it is cold, even in a warm room. Water is the reason. The drops on the skin dry into the air and take some warmth along. Dry skin does not lose warmth so fast.
      D<cold> Near the end of {wash} there is one cold minute. {Name is} out of the warm water, and the towel is not there yet. Drops are sitting on the skin. They dry into the air, and that takes warmth away. It takes it from the skin. A towel stops it, because it takes the drops.
      D<fingers> After a long time in water, {his} fingers have wrinkles. People once thought that the skin soaks up water and gets too big. The real reason is inside. Nerves make the small blood tubes under the skin narrow. Then the skin sinks in a bit, and there are wrinkles. It seems to help hands to hold wet things.
      D<out> The hardest part of a bath can be the end of it. {Name is} warm, and the air is not. Wet skin gets cold in air, because drops use up warmth when they dry. So half a minute can be cold. A towel ends it.
      D<out> Time goes fast in the bath, and {Name} may be in mid-game. Then it is over. Stopping is harder than starting, and it is hardest in warm water. The water itself gives a sign. It gets cooler, and fingers get wrinkles. Out there it is cold for half a minute.
      P Swimmers, cooks and hairdressers have wet hands a lot. Most of them rarely think about it now. They got used to it one wash at a time.
      P To some people, drops on the face feel like nothing. To others, each drop is big. They are in the same water, but they do not have the same skin. Both are telling the truth.
      P Grown-ups often wash hair fast, because they want it to be over soon. From below, fast may feel worse than slow. They cannot know that from above. One word can tell them.
      P Elephants wash with their own noses. They blow water over their backs, and after that they throw dust on top. Grown-ups with a clean floor are glad that children leave out the dust.
      P<out> Many grown-ups stay in the bath until it is cold. Nobody calls them, so they call it a rest.
      Q When it is time for {wash}, {Name} may feel ____.
      Q When water runs over the forehead, {Name} may feel ____. It can be different from day to day.
      Q At the end, before the towel comes, {his} skin may feel ____.
      Q<out> When the bath is over, {Name} may feel ____.
      Q<out> In the cold half minute, {his} skin may feel ____.
      H {helper} can say, "Water in three, two, one." ~ It is easier when there are no surprises.
      H {helper} can warm a towel and have it ready. ~ The way to it is short then.
      H {helper} can stay close and do only the hardest part. ~ The rest can be done by smaller hands.
      H<helper> {helper} can try out the water first with an arm. ~ Two people can feel two different things.
      H<adult> {helper} can help with washing by {adult}. ~ What has worked before is a good start.
      H<out> {helper} can hold the towel open and count. ~ It helps to go straight in.
      H<out> {helper} can say when five minutes are left. ~ Then the game can find its end.
      T {he} can press a dry cloth over both eyes. ~ A cloth stops nearly every drop.
      T {he} can hold the cup and pour the water. ~ Hands that pour know when it comes.
      T {he} can choose what comes first, hair or feet. ~ It is good to have a plan.
      T<comforter> {he} can put {comforter} on top of the dry towel. ~ A dry place is best for soft things.
      T<comforter> {he} can tell {comforter} the plan before the water runs. ~ A plan is clearer out loud.
      T<doing> {he} can try {doing} when the water starts. ~ The start is often the hardest part.
      T<out> {he} can pull the plug and watch the water turn. ~ That is a good last thing to do.
      T<out> {he} can say where the game stops and goes on next time. ~ Then it is not lost.
      C<brows> {he} can think, "Eyebrows, this is for you."
      C<brows> When drops come, {he} can think, "To the side, please."
      C<cold> {he} can think, "One cold minute, and then the towel."
      C<cold> {he} can say, "Bye, drops. That warmth is mine."
      C<fingers> {he} can think, "Same fingers, new wrinkles."
      C<topic> While the water runs, {he} can think about {topic}.
      C<out> {he} can think, "Half a minute of cold, and then the towel."
      A<brows> When the face is dry, the eyebrows are a bit wet. They did what two small rows of hair can do. The rest was for the lids and the cloth. Next time it rains, they will be at work in the water again.
      A<brows> Nobody thanks an eyebrow. It sits there in rain and soap and sends the drops to the side. Now the water is off, and both eyes can open. There are still some drops in the eyebrows.
      A<cold> Once the towel is there, the cold minute is over. The drops are in the towel now. Skin gets warm by itself when it is dry. The bathroom was warm the whole time, and the cold came from the drops.
      A<cold> A towel holds a lot of drops. It takes them from arms and back, and then the warmth stays. The last wet place is often the hair. It needs a little more of the towel.
      A<fingers> Some minutes after the water, the fingers begin to change back. Nobody feels it. The blood tubes get wide again, and the skin is smooth. It works with each long bath, and toes can do it as well.
      A<out> The half minute is over, and the towel is warm. The game is parked on the edge of the bath. Water can be run again on another day. Dry toes are good as well.
      A<out> When the last water had gone, there was just a bath, white and empty. Nobody wants to stay in that. The game goes on next time from the same place.
      D<slip> When water gets under a foot, there is nothing to grip. That is how people slip. {Name} may remember it well, because a body keeps such things in mind. A mat lets the water run off between its bumps. So feet get hold again.
      D<slip> Tiles, soap and a wet bath are slippery, because of the water. {Name} may know how quick a slip is. It takes less than a second. After that, a head can say "careful" at each bath. It is meant to be a help, even when it is too loud.
      P<slip> People who fell off a horse or a bike know this. The next time is the odd one. They go slowly, and somebody holds on.
      P<slip> Grown-ups slip too, and they mostly tell nobody. They buy a mat instead.
      Q<slip> With one foot in the bath, {Name} may feel ____.
      H<slip> {helper} can put in a mat and stay close. ~ Two hands are good to hold on to.
      H<slip> {helper} can wash just the feet first, from the edge. ~ A bath can come in small bits.
      T<slip> {he} can feel the mat with one hand before the feet go in. ~ Hands can test if it grips.
      T<slip> {he} can decide how high the water is today. ~ Low water is enough to get clean.
      C<slip> {he} can think, "Mat first, then feet."
      C<slip> {he} can say, "Slow, flat, and hold on."
      A<slip> A mat does not look like much, but it has hundreds of small bumps. They hold on to wet feet each time. How fast it all goes is for {Name} to say. The bath and the mat have time.
      D<noise> A shower is hundreds of small drops, and each of them hits something. Tiles are hard, so they throw the sound back. In a bathroom {Name} may get all of it twice. A bedroom is softer, because a bed and a rug soak up sound. In {wash}, that part is missing.
      P<noise> Ears cannot be shut like eyes. Some people hardly notice water. Others hear it as if it were next to a drum.
      P<noise> Somebody outside the door hears just a hiss. They cannot know how it is inside.
      Q<noise> When the water starts, {Name} may feel ____. It may be in the ears or in the shoulders.
      H<noise> {helper} can turn the water on low and say when it comes. ~ A sound with a warning is smaller.
      H<noise> {helper} can hang two towels over the side. ~ Cloth soaks up some of it.
      T<noise> {he} can wash with a cup and still water for a while. ~ It gets a body just as clean.
      T<noise> {he} can hum along with it. ~ One's own sound covers the other a bit.
      C<noise> {he} can think, "It is loud because of the tiles."
      A<noise> With the tap off, one drop can be heard. The water was only water, and the tiles made it big. A dry towel over the head is the softest place in the bathroom.
      D<own> Nobody can see the back of their own head. So {Name} may like somebody else to wash the hair there. Hands can find it without eyes. They start at the ears and meet at the back. The shampoo goes where the fingers go, and water takes it away.
      D<own> At first other hands do all the washing. Then {Name} gets one bit of it, and later one bit more. The face is easy, and feet are funny. The hair comes last, because shampoo runs and eyes need to be shut. It is the hardest bit for most people.
      P<own> Whoever has washed somebody small for years is fast at it. To hold back and wait is hard for those hands.
      P<own> Being washed is nice, and it is all right to like it. Being looked after can go on in other ways.
      Q<own> With the shampoo in one hand, {Name} may feel ____.
      H<own> {helper} can do the rinsing for now, and leave the rest. ~ One bit at a time is enough.
      H<own> {helper} can sit near with a dry cloth for the eyes.
      T<own> {he} can draw the soap round, from the ears to the back.
      T<own> {he} can wash one side, and somebody else the other.
      C<own> {he} can think, "Ears first, and meet at the back."
      A<own> The hands met at the back, and there was foam on both. Some of it stayed behind an ear. Hair does not mind who washed it. Next time the fingers know the way a bit better.
      A<own> The water took the soap along, and a cloth was there for the eyes. Some bits were done by one person and some by two. That is how washing changes hands. It takes some weeks, and nobody needs to hurry.
    `),
    '8-10': script(`
      D<soap> Water and grease avoid each other, which is a problem for anyone with hair. Skin makes a little grease all day, {his} included, and dirt sticks to it. Water alone simply runs off. Four thousand years ago people made soap for the wool of sheep, and soap works because it has two ends. One end holds on to grease, and the other holds on to water. When the water goes, grease and dirt go too.
      D<soap> More than four thousand years ago, somebody pressed a recipe for soap into wet clay. It used oil and ashes, and it was meant for washing wool. The soap that {Name uses} is a younger relation. It still works with two ends, one for grease and one for water. Grease clings to the first end, water pulls at the second, and the dirt is carried off in between. The sheep probably had opinions about it.
      D<swirl> When a bath runs out, the water turns, and {Name} may have watched it. A famous story says that it turns one way in Europe and the other way in Australia. It is told on television and at dinner. It is also wrong. The turning of the Earth is far too weak to steer a bath. What decides is the shape of the tub, and whichever way the water happened to be moving.
      D<swirl> In 1962, a scientist filled a round tank with water and let it rest for a whole day. The question was which way it would turn when the plug was pulled. In a bath {Name moves} far too much for such a test, and so does the water. Only in that quiet tank did the turning of the Earth show. In an ordinary tub, a foot, a hand or a sponge decides the direction. So each bath makes up its own mind.
      D<level> Somebody sits down, and the water rises, for {Name} as for everybody. There is a story that Archimedes noticed this in a bath in ancient Greece. A body pushes aside just as much water as the space it takes up. People say that Archimedes jumped out and shouted, "I have found it!" The story was written down two hundred years later, so parts of it may be invented. The water is real, and it can be checked.
      P Parents who mention washing are usually thinking about the evening, the clean sheets and the time. They rarely think about what gets interrupted, or about the first second under the water. Either may be the whole problem. It helps when somebody tells them.
      P<unseen> People get used to their own smell within minutes, because a nose stops reporting what stays the same. So nobody is a good judge of it, at any age. Most people simply wash by the calendar.
      P People differ in how much they feel on the scalp. For some, fingers and water on the head are a pleasure, and they pay hairdressers for it. For others, each pull is too much. The nerves are not the same, and nobody can tell from outside.
      P Friends hardly talk about washing, so nobody knows how the others do it. Some like it early and some late. Some sing, some hurry, and a few only wet their hair and hope. Parents tend to notice the last kind.
      P Somebody who is deep in a book or a game hears "shower" as an interruption. The person calling has a list and would like to cross off one line. Neither is thinking about soap. Often they could agree on a time in half a minute.
      Q When somebody says that it is time to wash, {Name} might feel ____. It may be about the water, and it may be about stopping something else.
      Q When water runs over {his} head, it may feel ____. Heads differ, so any word can be right.
      Q In the moment before getting wet, {Name} might notice ____. It may be gone a minute later.
      H {helper} can agree on days and times once, so that it is not discussed each evening. ~ A plan on paper does not sound cross.
      H {helper} can ask what is worst about it: the time, the water or being told. ~ Each of them has a different answer.
      H {helper} can knock and wait for an answer. ~ A bathroom is a private place.
      H<helper> {helper} can do just the rinsing, if that is the hard part. ~ The rest needs no audience.
      H<adult> {helper} can help by {adult}, which has worked before. ~ There is no need to invent something new.
      T {he} can take the shower head in one hand and decide where the water goes. ~ Water that is expected is easier to bear.
      T {he} can put on two songs and be finished when they are. ~ Songs keep better time than a person with a sponge.
      T {he} can choose between evening and morning for one week. ~ Washing works at any hour.
      T<comforter> {he} can leave {comforter} on the dry clothes. ~ It is good to have something waiting.
      T<doing> {he} can try {doing} just before the water starts. ~ Beginnings are usually the hardest part.
      C<soap> {he} can think, "One end for grease, one end for water."
      C<soap> {he} can think, "A sheep has been through this."
      C<swirl> With the plug out, {he} can think, "Left or right? I say left."
      C<swirl> {he} can think, "The Earth has no say in this bath."
      C<level> While sitting down, {he} can think, "That much water is me."
      C<topic> While the water runs, {he} can think about {topic} and choose a favourite.
      A<soap> Nobody has found anything much better in four thousand years. There are more smells now, and the bottles have pictures of fruit. The two ends do what they did then. Grease holds on to one, water pulls at the other, and out it goes.
      A<soap> A minute is enough for soap, because its two ends work fast. Then the water takes everything along, and what is left is skin. It starts to make grease again, slowly and without being asked. So there will be work for soap next time too.
      A<swirl> At the end there is a small whirlpool over the hole, and it turns one way or the other. It is worth a look, because the next one may turn differently. Anyone who believes that every bath turns the same way can be invited to check. All it takes is a bath and some patience.
      A<swirl> The water goes, and for the last few seconds its direction is easy to see. It was decided by a foot or a sponge, and not by a planet. That is a good thing to know at a dinner table. Then there is a gurgle, and the tub is empty.
      A<level> When a person gets out, the water sinks to where it was. Nothing is missing but a few drops. With a pencil mark, a person could be measured in this way, knees and elbows included. Archimedes would have liked a bathroom with a tap.
      D<unseen> A good deal of dirt cannot be seen. When {Name} looks at an arm before {wash}, there may be nothing on it. There is still some salt from sweat, with grease, dust and old skin, all of it too small to see. A body loses thousands of flakes of skin every minute. Some people would rather not know that, and some want to hear more. The flakes do not mind.
      D<unseen> "I am not dirty" is often true, as far as anyone can see. Before {wash}, {Name} may look just as clean as in the morning. What has collected since then is small: salt, grease and bacteria, which make a smell out of fresh sweat. The nose of the owner is the last to know, because it gets used to it. That is how noses save work.
      C<unseen> {he} can think, "Nothing to see, and off it goes."
      A<unseen> Nothing that anybody could see has gone off with the water. All the same, skin is different afterwards, and so is a clean shirt on it. The salt, the dust and the flakes are on their way. A new lot has already begun to collect, at its own slow speed.
      D<own> The back of one's own head is a strange place. It goes everywhere with a person, and nobody has seen their own. For years somebody else has washed the hair on it for {Name}, and that was warm and quick. Doing it alone is a row of small skills, from shut eyes to the last rinse. Most people miss a spot in the first weeks.
      D<own> Nobody is shown how to wash hair. It is done for people for years, and then one day they are expected to know it. {Name} may be between the two. The order is simple: wet, shampoo from ear to ear, shut eyes, and rinse for longer than seems necessary. What is hard is that it happens behind one's back, without a view of it.
      P<own> Whoever has done the washing for years may be glad of dry sleeves, and may miss it as well. It was a time to talk without looking at each other.
      P<own> At this age some people wash alone and some do not, and hardly anyone mentions it. It sorts itself out at different speeds.
      Q<own> With the shampoo in one hand, {Name} might feel ____. It may be about the water, or about something that is ending.
      H<own> {helper} can hand over one step at a time, and keep the rinsing until last. ~ Rinsing is the part that goes into eyes.
      H<own> {helper} can stay outside the door and talk. ~ Company does not need to hold the soap.
      T<own> {he} can choose one step that is done alone from this week on.
      T<own> {he} can check with the fingers: hair that squeaks has no soap left in it.
      C<own> {he} can think, "Ear to ear, and rinse until it squeaks."
      A<own> There was some foam behind one ear, and a towel found it. The rest of the hair was clean, and it did not matter who had washed it. The talk through the door went on as before. Next week the fingers will have been there already.
    `),
    '11+': script(`
      D<sweat> Fresh sweat smells of almost nothing. At some time in these years, glands under the arms begin to work that were quiet before, and one day {Name} may notice the result. What they make is food for bacteria that live on skin. The bacteria are the ones that produce the smell, usually within hours. Soap and water remove most of them, and by the next day they are back. It is chemistry with a timetable, and it happens to athletes and head teachers alike.
      D<sweat> A sports bag that was forgotten over a weekend is a lesson in biology. {Name} may know that sweat gets the blame for the smell, although fresh sweat has hardly any. The work is done by bacteria on skin and in fabric, which live on what certain glands produce from puberty on. Polyester holds on to the smell better than cotton, as sports clothes prove. Washing does not stop any of this. It sets the clock back to the beginning.
      D<song> Nearly everybody sings better in a bathroom, or at least believes it. Tiles are hard and smooth, so they throw sound back instead of swallowing it. Under a shower {Name} may have noticed, with nobody listening, that each note lasts a little longer and hides small mistakes. In a bedroom full of curtains and clothes the same voice goes in and does not come out. A bathroom is kinder.
      D<song> A recording studio pays for equipment that makes a voice sound fuller. Any bathroom does it for nothing, because tiles return the sound and curtains do not. Under a shower, {his} voice comes back as a larger version of itself. The running water also covers the voice for the rest of the home, or so most singers hope. People have come out with damp hair and an unreasonable amount of confidence.
      D<door> A bathroom is often the only room with a lock, and with a good reason to use it. Somewhere around this age many people begin to need that, and {Name} may be one of them. Bodies change, and it is reasonable not to want an audience for it. A shower takes about ten minutes, and for that time nobody can ask a question. On the other side of the door somebody may be waiting with a toothbrush. Both have a point.
      P Someone who says "Have you showered?" has often been wondering for an hour how to say it. It is a clumsy question about a delicate subject. Most adults can still remember being asked, and they have not found a better sentence since.
      P People get used to their own smell within minutes, because a nose stops reporting what stays the same. So nobody is a good judge of it, at any age. Parents, teachers and film stars have the same problem, and most of them simply wash by the calendar.
      P To some people a shower is the best part of a day. To others it is a series of small unpleasant things, such as cold tiles, wet hair and a towel that scratches. The second group is larger than it seems, because it does not advertise.
      P Changing rooms at school are uncomfortable for a good many people, including several who are loud in there. Most of them are busy hoping not to be looked at. That leaves little attention for anybody else, although it seldom feels that way.
      Q When somebody asks about showering, {Name} might feel ____. It may be about the question more than about the water.
      Q With the door closed and the water running, {Name} might feel ____. Relief is a common answer, and boredom is another.
      Q In the minutes before a shower, {Name} might notice ____. Starting is often the larger half of it.
      H {helper} can agree on days and times once and then stop asking. ~ Few people like being reminded of their own skin.
      H {helper} can buy what is needed, such as deodorant or a milder soap, and leave it on a shelf without comment. ~ A shelf makes no remarks.
      H {helper} can knock and accept "not now" as an answer. ~ Privacy is a need and not a mood.
      H<helper> {helper} can mention what was difficult about this at the same age. ~ Few adults were elegant at thirteen.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ Whatever has worked before is a sensible start.
      T {he} can attach a shower to something that happens anyway, such as sport or the last homework. ~ A habit needs no decision.
      T {he} can choose soap, deodorant and towel personally. ~ Things that were chosen are used more often.
      T {he} can try short showers on ordinary days and keep the long ones for the weekend. ~ Four minutes do nearly everything that matters.
      T<comforter> {he} can leave {comforter} in the bedroom as something warm to come back to. ~ A bathroom has nothing soft to offer except a towel.
      T<doing> {he} can try {doing} first and turn on the water after that. ~ A start is easier when part of it is familiar.
      C<sweat> {he} can think, "Not my fault, not my smell, just bacteria."
      C<sweat> After sport, {he} can think, "Fresh start, and the bacteria can begin again."
      C<song> {he} can think, "One song, with tiles."
      C<song> Before turning the tap, {he} can think, "The tiles are on my side."
      C<door> Turning the lock, {he} can think, "Ten minutes, and no questions."
      C<topic> Under the water, {he} can think about {topic} and let the time look after itself.
      A<sweat> The bacteria are not enemies, and they will be back by tomorrow whatever anybody does. Water and soap keep their numbers down, and clean clothes do at least as much. Everybody in the room is managing the same thing with more or less success. Sweat itself remains innocent.
      A<sweat> Sweating keeps a body cool, and a person who could not do it would be in trouble. The rest is a matter of bacteria and timing. A shower sets the clock back, a clean shirt helps, and it can all be done without a discussion. Tomorrow it starts again, for everyone who is alive.
      A<song> When the water stops, the room is suddenly quiet, and the last note hangs about for a moment. After that it is an ordinary voice with wet hair. The tiles keep no recording. Whatever was sung in there can be sung again tomorrow, with the same mistakes removed.
      A<song> Not every shower has a song in it, and some have only tiredness and shampoo. The tiles work either way. They return whatever is sent, a sigh included, slightly improved. There are worse places to spend five minutes of an evening.
      A<door> Privacy and a shared bathroom can be arranged with a few agreed times and a knock. That sounds formal, and it saves a good deal of shouting through wood. The water runs, the mirror goes grey, and then the door opens again. In between, ten minutes belonged to one person.
    `),
  },
};

/** Baths, showers and hair washing; from eight on soap and water as science, then sweat, showers and privacy. */
export const bathTime: Frame = withScenes(
  own,
  fourMinutesOfWater,
  playGoesInToo,
  washDay,
  faceOutOfTheShower,
  pooInBath,
  waterInEyes,
  noBathNow,
  clearWater,
  overTheEdge,
  showerFromAbove,
);

import { peesOutside } from './home/pees-outside.ts';
import { asItWasFound } from './home/as-it-was-found.ts';
import { tellingAboutAPoo } from './home/telling-about-a-poo.ts';
import { notForHands } from './home/not-for-hands.ts';
import { sitBeforeWeGo } from './home/sit-before-we-go.ts';
import { wetAndNotTold } from './home/wet-and-not-told.ts';
import { wetAndSeen } from './home/wet-and-seen.ts';
import { script, type Frame } from '../frame.ts';
import { gameCanWait } from './home/game-can-wait.ts';
import { willNotSit } from './home/will-not-sit.ts';
import { rightAfter } from './home/right-after.ts';
import { smallToilets } from './home/small-toilets.ts';
import { wetInAGame } from './home/wet-in-a-game.ts';
import { weeInTheBedroom } from './habits/wee-in-the-bedroom.ts';
import { withScenes } from './scene.ts';

/** A poo that is held in, mostly because one hurt. */
const HELD_IN = String.raw`\b(?:hold(?:s|ing)?|held|keep(?:s|ing)?) (?:in |back )?(?:his|her|their|the|a) (?:poos?|poop)\b|\b(?:hold(?:s|ing)?|held|keep(?:s|ing)?) (?:poos?|poop|it) (?:in|back) (?:for days|because it hurts?)|\bpoos?\b[^.]{0,24}\b(?:won'?t come|holds? it|holding it|stuck)\b|\bconstipat\w+|\bwithh[eo]ld\w*|\bpoos?\b[^.]{0,50}\bhurt\w*|\bhurt\w*[^.]{0,30}\bpoos?\b|\b(?:hard|painful) poos?\b|\b(?:poo\w*|number (?:two|2)|no\.? ?2)\b[^]{0,80}\b(?:hurts?|brick|rock|stones?)\b|\b(?:hurts?|brick|rock)\b[^]{0,60}\b(?:poo\w*|number (?:two|2))\b`;

/** A poo that comes in a nappy or in a quiet spot, while a wee may go in the potty. */
const NAPPY = String.raw`^(?![^]*\b(?:hurt\w*|brick|constipat\w+)\b)(?=[^]*\bpoo\w*)(?=[^]*\b(?:nappy|nappies|diapers?|pull[- ]?ups?|hides?|hiding|behind|corner|but (?:not|no|never|won'?t)|won'?t poo|not poo|no poo|(?:wees?|pees?) fine)\b)`;
const WIPED = String.raw`\b(?:wip(?:e|es|ing)\b(?! (?:the|it|up)\b)|clean (?:him|her|them)sel\w+|dirty bottom)\b`;

const own: Frame = {
  id: 'potty-training',
  name: 'Using the potty or toilet',
  says: [
    'potty training',
    'toilet training',
    'refuses to sit on the potty',
    'will not use the toilet',
    'afraid of the potty',
    'wees in his pants',
    'pees her pants at preschool',
    'accidents at nursery',
    'still has accidents during the day',
    'keeps wetting himself at school',
    'daytime wetting',
    'wet pants again',
    'holds his poo in',
    'witholding poo',
    'poos in the corner, never on the potty',
    'only poops in a diaper',
    'asks for a nappy to poo',
    'constipated and scared to poo',
    'does not tell us when she needs to go',
    'we are ditching nappies',
    'pull ups to big kid underwear',
    'too busy playing to go to the bathroom',
    'pottytraining is a battle',
    'regressed with toilet training',
    'soiling',
    'embarrassed about wetting accidents',
  ],
  claims: {
    strong: [
      'anywhere nappy',
      'poo anywhere nappy',
      'poo in a nappy',
      'potty',
      'potty train',
      'toilet train',
      'toilet',
      'need a wee',
      'do a wee',
      'wee in',
      'wee on',
      'wee himself',
      'wee herself',
      'wee themselves',
      'hold wee',
      'poo',
      'constipate',
      'constipated',
      'constipation',
      'soil himself',
      'soil herself',
      'soil pants',
      'soiling',
      'wet himself',
      'wet herself',
      'wet themselves',
      'wet pants',
      'wet his pants',
      'wet her pants',
      'daytime wet',
      'pull ups',
      'urinate',
      'accident at nursery',
      'accident at school',
      'accident at preschool',
      'accident during the day',
      'have accident',
      'still nappy',
      'ditch nappy',
      'out of nappy',
      'withhold poo',
      'withholding',
      'holds his poo',
      'holds her poo',
      'witholding',
      'nappies at 4',
      'nappies at 3',
      'nappies still',
      'still in nappies',
      'out of nappies',
      'in diapers',
      'still in diapers',
      'diapers',
      'nappies',
    ],
    cues: [
      'wee',
      'flush',
      'nappy',
      'leak',
      'accident',
      'wet',
      'bathroom',
      'pants',
      'underwear',
      'knickers',
      'dry',
      'bladder',
      'undies',
    ],
    not: [
      'car accident',
      'bike accident',
      'accident and emergency',
      'baby nappy',
      'hand dryer',
      'hand drier',
      'hair dryer',
      'wet grass',
      'wet hair',
      'wee bit',
      'wee boy',
      'wee girl',
      'wee one',
      'wee man',
      'wee brother',
      'wee sister',
      'wee lad',
      'wee while',
      'pooh bear',
      'potty mouth',
      'poo head',
      'poopy head',
      'pooped out',
      'night nappies',
      'nappies at night',
      'nappies to bed',
      'nappies at bedtime',
      'night',
    ],
  },
  topicWords: ['potty', 'toilet', 'wee', 'pee', 'poo', 'poop', 'nappy', 'wet', 'wetting', 'bladder', 'bowel'],
  facts: [
    'Wetting in class happens at all primary ages, often when somebody was busy, shy of asking or had a worry; classmates forget it within days unless it is talked about, and a teacher can stop remarks.',
    'Most soiling comes from constipation: a full bowel gets stretched, stops sending its message, and soft poo leaks past without being felt. It is not done on purpose and is common: about one child in thirty or more at school age. A medicine keeps the poo soft; sitting on the toilet ten to thirty minutes after meals, with feet supported, helps. It takes months.',
    'A poo that is held in loses water and gets hard, and a hard one can hurt, so that children hold in the next; doctors have medicine that softens it, which takes weeks. Feet on a step make it easier.',
    'Kidneys make urine from the blood all day and night, and the bladder stores it.',
    'As the bladder fills, nerves in its wall send signals to the brain; a brain that is busy can put them off.',
    'A common rule for children is that the bladder holds (age + 2) x 30 millilitres: about a mug at eight to ten.',
    'Children learn the potty at different ages, most of them between two and four, some later.',
    'A few in every hundred children of school age wet their clothes by day, so there are several in most schools.',
    'Poo that stays in the bowel loses water and gets hard; a full bowel presses on the bladder and can cause wetting.',
    'Constipation is common in childhood and can be treated. Wetting has several causes, most of them treatable.',
    'Feet that are supported and muscles that relax make it easier to empty the bladder and the bowel.',
    'The bowel is often most active after a meal. Going at set times (timed voiding) is a usual treatment, for adults too.',
    'A flush is loud because much water runs fast. Some toilets flush by themselves because of a sensor.',
    'Hand dryers can be louder than a vacuum cleaner.',
    'Many people find it hard to wee when others are near; the muscle at the outlet stays closed. Quiet helps, and the sound of running water helps some.',
    'People tend to think that others notice them more than they do.',
  ],
  threads: {
    after: 'a puddle that was wiped up, and what a class thinks about next',
    bowel: 'a bowel that was stretched and has lost its message for a while',
    back: 'wet again after a long dry time',
    alone: 'a door, a light and the few steps to it',
    drink: 'a drink goes in and a wee comes out',
    sound: 'the sounds of potty and flush',
    steps: 'the row of small jobs, ending with soap',
    message: 'the message a full bladder sends',
    away: 'handles, buttons and doors of toilets elsewhere',
    mug: 'a bladder holds about one mug',
    room: 'bladder and bowel share one space',
    sensor: 'the toilet that flushes by itself',
    lock: 'a door that locks',
    kit: 'the plain bag with spare clothes',
    soft: 'a poo that is held in gets hard; first it gets soft, then it comes',
    nappy: 'the quiet spot where a poo comes in a nappy, and the way from there to the seat',
    wipe: 'the paper that tells how it went',
  },
  threadCues: {
    after:
      /\b(?:(?:accidents?|w(?:et|ee|eed|ees)|p(?:ee|eed)|leak\w*)\b[^.]{0,60}\b(?:remember|laugh\w*|everyone (?:saw|knows)|embarrass\w*|ashamed|find out|tell|won'?t go back|seen|teas\w*|noticed)|(?:embarrass\w*|ashamed|worried (?:that )?(?:people|everyone|others))\b[^.]{0,50}\b(?:accidents?|wet (?:him|her|them)sel\w*|weed|peed))\b/i,
    bowel:
      /\b(?:soil\w*|encopresis|bowels?|movicol|laxido|laxative\w*|impact(?:ed|ion)|poo accidents?|leak\w*|skid ?marks?|(?:he|she|they) (?:smells?|stinks?)|hold(?:ing)? their noses?)\b/i,
    back: /\b(?:(?:was|were|had been|has been|been) (?:\w+ )?(?:dry|(?:potty |toilet |fully )+trained|using the (?:potty|toilet))|dry for|regress\w*|(?:wett?ing|wets|weeing|accidents?|wet|soil\w*|pooing)\b[^.]{0,20}\bagain|started (?:wetting|having accidents|weeing|soiling)|gone back to|back in(?:to)? nappies|fully (?:potty )?trained)\b/,
    alone:
      /\b(?:toilet|loo|potty|bathroom)\b[^.]{0,24}\b(?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own|without (?:me|us|mum\w*|dad\w*|some(?:one|body)))\b|\b(?:alone|by (?:him|her|them)sel\w+|on (?:his|her|their) own|without (?:me|us))\b[^.]{0,16}\b(?:toilet|loo|bathroom)\b/i,
    nappy: new RegExp(NAPPY),
    wipe: new RegExp(WIPED),

    soft: new RegExp(HELD_IN),
    sound: new RegExp(
      String.raw`^(?![^]*(?:${HELD_IN}|${WIPED}))(?!${NAPPY})[^]*?\b(?:poos?|poop|pooing|pooping|poops)\b`,
    ),
    message: /\b(?:game|games|play\w*|busy|forgets?|too late|in time|notic\w+|concentrat\w+|last minute|distracted)\b/,
    away: /^(?![^]*\b(?:too busy|busy (?:playing|with)|forgets?|in the middle of|playing|engrossed|does(?:n'?t| not) notice)\b)[^]*?\b(?:schools?|nursery|preschool|kindergarten|away|public|other (?:toilets?|houses?)|friend'?s house)\b/,
    room: /\b(?:soil\w*|smear\w*|poos?|poop|pooing|pooping|constipat\w+|holds? it)\b/,
    // Who is busy hears of the message that comes too late, and not of drinks.
    drink:
      /^(?![^]*\b(?:poo\w*|play\w*|busy|games?|forgets?|distracted))[^]*?\b(?:wees?|pee|pees|drinks?|weeing|wet|accidents?)\b/,
  },
  onlyWhenSaid: ['nappy', 'wipe', 'soft', 'alone', 'back', 'bowel', 'after'],
  tellsAlone: ['nappy', 'wipe', 'soft', 'alone', 'back', 'bowel', 'after'],
  roles: {
    // Whoever was given a medicine for it has been to a doctor.
    soften: {
      fallback: { text: 'ask a doctor how it gets soft' },
      cues: [
        {
          match:
            /\b(?:movicol|laxido|lactulose|cosmocol|miralax|laxatives?|(?:medicine|sachets?) (?:from|for)|(?:doctor|gp)\b[^.!?]{0,20}\bgave)\b/i,
          phrase: { text: 'bring the medicine that makes it soft' },
        },
      ],
    },
    nappy: {
      fallback: { text: 'nappy' },
      cues: [
        { match: /\bpull[- ]?ups?\b/i, phrase: { text: 'pull-up' } },
        { match: /\bdiapers?\b/i, phrase: { text: 'diaper' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Wiped Up and Gone', thread: 'after' },
      { text: 'A Bag on the Peg', thread: 'bowel' },
      { text: 'Wet, and Dry Again', thread: 'back' },
      { text: 'A Wee Bit Late', thread: 'back' },
      { text: 'In I Go, Out I Come', thread: 'alone' },
      { text: 'Wee First, Then Play', thread: 'message' },
      { text: 'Wipe, Look, Fold', thread: 'wipe' },
      { text: 'Bye-Bye, Poo', thread: 'nappy' },
      { text: 'The Quiet Spot', thread: 'nappy' },
      { text: 'Drip, Plop, Whoosh', thread: 'sound' },
      { text: 'Drip or Plop?', thread: 'sound' },
      { text: 'Drink In, Wee Out', thread: 'drink' },
      { text: 'Where the Water Went', thread: 'drink' },
      { text: 'Soap Comes Last', thread: 'steps' },
      { text: 'One Small Job at a Time', thread: 'steps' },
      { text: 'First Soft, Then Plop', thread: 'soft' },
      { text: '{name} and the Potty' },
      { text: 'Hello, Potty' },
    ],
    older: [
      { text: 'The Day After a Puddle', thread: 'after' },
      { text: 'What a Class Remembers', thread: 'after' },
      { text: 'A Message That Got Lost', thread: 'bowel' },
      { text: 'Ten Minutes After Lunch', thread: 'bowel' },
      { text: 'What the Bag Is For', thread: 'bowel' },
      { text: 'A Body Takes a Detour', thread: 'back' },
      { text: 'Hum, Drip, Flush', thread: 'alone' },
      { text: 'Wipe, Look, Fold', thread: 'wipe' },
      { text: 'A Message from the Bladder', thread: 'message' },
      { text: 'Message First, Game Second', thread: 'message' },
      { text: 'The Long Way of a Drink', thread: 'drink' },
      { text: 'Handle or Button?', thread: 'away' },
      { text: 'About One Mug', thread: 'mug' },
      { text: 'A Question of Room', thread: 'room' },
      { text: 'That Was Only the Sensor', thread: 'sensor' },
      { text: 'A Door That Locks', thread: 'lock' },
      { text: 'The Plain Bag', thread: 'kit' },
      { text: 'Soft First', thread: 'soft' },
      { text: '{name} Finds Out About Bladders' },
      { text: 'What Bladders Do All Day' },
    ],
  },
  benefits: [
    'Tells in plain words what a body does, so that there is a cause for it and nobody to blame.',
    'Leaves the feeling blank, so that {name} can say what it is like.',
    'Offers {name} one small thing to do and one sentence to say, and tells what a grown-up can do to help.',
  ],
  talk: {
    young: [
      'What comes first in the story, and what comes after that?',
      'How does it feel to sit there: cold, fine or something else?',
      'Shall we let a teddy have a turn?',
    ],
    older: [
      'What does a body do in the story?',
      'Which word did you put in the blank, and where in the body is it?',
      'Shall we agree on one thing that would make it easier?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: null,
    props: ['potty', 'cup'],
  },
  text: {
    '2-3': script(`
      D<drink> {Name drinks} some water. Gulp, gulp! Soon there is a wee. Here it comes! A wee can go in the potty.
      D<drink> {his} cup is full. Gulp, gulp! A wee is on its way. Down, down it goes. There is a potty for it.
      D<sound> There is a potty for {Name}. A wee goes drip, drip. A poo goes plop! Some days there is no sound.
      D<sound> Drip, drip! That is the sound of a wee. {Name} may hear it in the potty. Plop! That is a poo.
      D<steps> It is potty time for {Name}. Pants go down. It is time to sit. Pants go up. Hands go splash, splash.
      P Some children like a potty. Some like a big toilet. Some like a nappy for now.
      P Most grown-ups had a nappy once. They were small then. They had a potty too.
      P Grown-ups cannot see a wee coming. They like to hear about it. Then they come fast.
      P Friends have wees too. Friends get wet pants some days.
      P Ducks poo in the pond. Cats go out. People have a potty.
      Q On the potty, {Name} may feel ____.
      Q When a wee comes, {Name} may feel ____.
      Q With no nappy on, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can help with pants.
      H {helper} can find dry pants.
      H {helper} can wait and hum.
      H {helper} can say, "Potty time."
      H<helper> {helper} can wait with {Name}.
      H<adult> {helper} can try {adult}.
      T {he} can sit for one song.
      T {he} can sit down and see.
      T {he} can tell a grown-up, "Wee!"
      T {he} can put two feet on the floor.
      T {he} can wash hands, splash, splash.
      T<comforter> {he} can sit with {comforter}.
      T<quiet> {he} can sit a little, {quiet}.
      T<doing> {he} can try {doing} there.
      C<drink> {he} can say, "Gulp in, wee out."
      C<drink> {he} can say, "Gulp, gulp, wee!"
      C<sound> {he} can say, "Drip or plop?"
      C<sound> {he} can say, "Drip, drip, plop, potty."
      C<steps> {he} can say, "Down, sit, up, splash."
      C<topic> {he} can say, "Potty, then {topic}."
      A<drink> Gulp, gulp, gulp. Some wees go in the potty. Some wees go in pants. Pants get dry again.
      A<drink> In goes a drink. Out comes a wee. It may miss the potty. A cloth can mop it up.
      A<sound> A drip is fine. A plop is fine. No sound is fine too. Bye-bye, potty.
      A<sound> One day, drip. One day, plop. One day, hush. The potty stays right there.
      A<steps> Down, sit, up, splash. Some days it goes fast. Some days it goes slow. The potty is still there.
      D<soft> There is a poo in {Name}'s tummy. A poo can get hard. Then it may hurt. A soft poo can come out well.
      D<nappy> A wee can go in the potty. And a poo? {Name} may want a {nappy} for it. A body likes what it knows.
      D<nappy> A poo is on its way. {Name goes} to a quiet spot. Hush, hush. A potty can stand there too.
      P<soft> Many children hold a poo in.
      P<nappy> Grown-ups shut the door for a poo.
      Q<soft> When a poo comes, {Name} may feel ____.
      Q<nappy> With a poo inside, {Name} may feel ____.
      Q<nappy> In the quiet spot, {Name} may feel ____.
      H<soft> {helper} can bring a foot stool.
      H<nappy> {helper} can bring the potty close.
      H<nappy> {helper} can flush it away.
      T<soft> {he} can blow, fff.
      T<soft,comforter> {he} can squeeze {comforter}.
      T<nappy> {he} can sit with the {nappy} on.
      C<soft> {he} can say, "Soft poo, come out."
      C<soft,topic> {he} can think about {topic}.
      C<nappy> {he} can say, "Quiet spot, here I come."
      C<nappy> {he} can say, "Bye-bye, poo."
      A<soft> First it gets soft. That takes time. Plop, there it is! A poo went in the potty.
      A<nappy> The poo is out. The tummy is soft now. Down the toilet it goes. Bye-bye, poo.
      A<nappy> Nappy or potty, the poo came out. That is good for a tummy. Bye-bye, poo.
      D<back> {Name} knows the potty. Then a wee comes too soon. Drip, drip. That can happen to a body.
      P<back> It happens to a lot of children. Grown-ups have a dry pair.
      Q<back> With wet pants, {Name} may feel ____.
      H<back> {helper} can help with dry pants.
      T<back> {he} can pick dry pants.
      C<back> {he} can say, "Wet now, dry soon."
      A<back> Wet pants go in the wash. Dry pants go on. Hello, dry pants. The potty is still here.
    `),
    '4-5': script(`
      D<drink> Every day {Name has} water to drink. It goes down to the tummy. Some of it stays, and some turns into wee. A body does that all day. The wee can go in the potty or the toilet.
      D<drink> A cup of water goes a long way. In {Name} it goes down to the tummy. Some of it turns into wee. The rest stays, because a body needs water. The potty is a place for the wee.
      D<sound> A potty makes no sound at all. Then {Name sits} on it, and there may be a drip. That is a wee. A plop is a poo. The big toilet goes whoosh, because lots of water runs fast.
      D<steps> Using the potty is a row of small jobs. {Name is} learning them one by one. First the pants come down. Next there is a sit, and maybe a wee. Last come paper, pants up, and soap.
      D<steps> First job, pants down. Next job, sit. The potty comes with a whole row of jobs for {Name}. Paper has a turn, and pants go up. Soap is the job with bubbles.
      P Some children use a potty when they are two. Some start when they are five. Bodies are ready in their own time.
      P Grown-ups cannot see a wee on its way. That is why they ask so much. They like to be told, so that they can help.
      P A friend may be busy with a game. Then a wee comes, and pants get wet. Teachers often keep dry ones for that.
      P Most grown-ups had wet pants when they were small. They were still learning then. Now they know that it takes time.
      P All grown-ups have a wee many times a day. Bus drivers do, and so do dentists. They go, they wash, and they come back.
      Q When a wee is on its way, {Name} may feel ____.
      Q On the potty, {Name} may feel ____.
      Q When pants get wet, {Name} may feel ____.
      H {helper} can sit near and wait too.
      H {helper} can help with a hard button. ~ Buttons can be slow.
      H {helper} can find dry pants when some get wet. ~ Wet ones go in the wash.
      H {helper} can put a low step under {his} feet. ~ It is easier to sit that way.
      H {helper} can make a game wait for a minute. ~ Blocks do not run off.
      H {helper} can show how the flush works. ~ It is only water going down.
      H<helper> {helper} can stay near and read one book.
      H<adult> {helper} can help by {adult}.
      T {he} can sit for as long as one song.
      T {he} can tell a grown-up when a wee is near.
      T {he} can sit and blow out a long, slow breath.
      T {he} can stop and feel if the tummy is full.
      T<steps> {he} can wash both hands and shake them dry.
      T<comforter> {he} can sit with {comforter} close by.
      T<quiet> {he} can sit there for a bit, {quiet}.
      T<doing> {he} can try {doing} on the potty.
      C<drink> {he} can think, "Water goes in, and wee comes out."
      C<drink> {he} can say, "That was my cup of water."
      C<sound> {he} can say, "Drip, plop, whoosh, and that is all."
      C<steps> {he} can think, "Pants, sit, paper, pants, soap."
      C<steps> {he} can say, "What comes next? The soap comes last."
      C<topic> {he} can think, "Potty first, and then {topic}."
      A<drink> Each cup of water makes a new wee. Some land in the potty. Some come too soon, and pants go in the wash. Then it is time for a drink.
      A<drink> Sometimes the wee is fast and the potty is far. Then there is a wet patch. That can happen to anyone. Here comes a cloth, and a new cup of water.
      A<sound> Drip, plop and whoosh are bathroom sounds. Some are loud, but they cannot hurt. The water runs away. Then the potty is quiet again.
      A<steps> The row of jobs stays the same. Some days it goes well. Some days the wee comes first and the potty comes last. The soap still makes bubbles.
      A<steps> Nobody learns a row of jobs in one day. {Name knows} some of them now. The potty can wait for the rest. Then the soap bubbles go down the sink.
      D<soft> A big, hard poo can hurt on its way out. {Name} may remember that. Then a body holds the next one in. But a poo that waits gets harder. A soft one comes out much better.
      D<nappy> {Name} may know just when a poo is on its way. Then a quiet spot and a {nappy} seem right. A body gets used to one way. A toilet is another way. It takes a bit of time to know that one too.
      D<nappy> A wee is quick, but a poo takes its time. {Name} may want to stand in a quiet spot for it. That is what the body knows. To sit on a seat is new. It can be learned in small bits.
      D<wipe> After a poo comes the paper. For {Name} it is a long reach, round to the back. No eyes can see there. So the paper tells how it went. When it stays white, the job is done.
      D<wipe> Three small jobs come after a poo. There is paper to take, a wipe, and a look. {Name} may need a few goes. Then the water takes it all away.
      P<soft> Doctors know a lot of children who hold it in. They have things that make a poo soft. They are glad when somebody asks.
      P<nappy> Grown-ups want a shut door when they poo. They like a quiet spot as well. So they know what it is about.
      P<wipe> Grown-ups got help with it when they were small. At first the arm seems too short. Arms get longer.
      P<nappy> Each body has its own way to start. It learns the next way in its own time.
      P<wipe> Teachers know that it is a hard job. No hand has eyes.
      Q<soft> When a poo is on its way, {Name} may feel ____.
      Q<nappy> With a full tummy, {Name} may feel ____.
      Q<nappy> On the seat with no {nappy}, {Name} may feel ____.
      Q<wipe> When it is time to wipe, {Name} may feel ____.
      Q<wipe> With paper in one hand, {his} hand may feel ____.
      H<soft> {helper} can put a step under the feet. ~ It is easier with the knees up.
      H<soft> {helper} can {soften}. ~ A soft poo is much easier.
      H<nappy> {helper} can start with the {nappy} on, in the bathroom. ~ It is a good first bit.
      H<nappy> {helper} can put a stool there for two feet. ~ A poo comes out better like that.
      H<wipe> {helper} can do the last wipe. ~ It helps to know that it is clean.
      H<wipe> {helper} can show how the paper is folded. ~ It helps to see that.
      T<soft> {he} can sit for one song after a meal.
      T<soft> {he} can blow slowly, as if at a feather.
      T<soft,comforter> {he} can hold {comforter} on the toilet.
      T<nappy> {he} can say when a poo is on its way.
      T<nappy> {he} can sit in the bathroom with the {nappy} on.
      T<wipe> {he} can do the first wipe and then call.
      T<wipe> {he} can look at the paper and take some more.
      C<soft> {he} can think, "First soft, then plop."
      C<soft,topic> On the toilet, {he} can think about {topic}.
      C<nappy> {he} can think, "One small bit, and then the next."
      C<nappy> {he} can say, "I know when it comes."
      C<wipe> {he} can say, "Wipe, look, fold, once more."
      A<soft> First a poo gets soft, and then it comes. It may take some days. Plop, and the tummy has room again. A tummy with room is good for jumping.
      A<nappy> A poo that came is good, in a {nappy} or not. The tummy has room again. Bit by bit, the quiet spot can move. One day it may be the bathroom.
      A<nappy> First the bathroom, then the seat, then the plop. It can take weeks, and that is fine. The poo is out, and the tummy likes that. Bye-bye, poo.
      A<wipe> The paper is white, and that is the end of it. The toilet takes it away. Hands get soap and a good shake. It is a thing to learn, like laces.
      A<wipe> Wipe and look, wipe and look. Some days it takes two goes, and some days six. Then the poo is gone, and the paper too. Soap comes last.
      D<message> In a good game, {Name} may not hear a small message. It comes from inside and says, "Wee soon." The game is louder. So the message comes again, and then it is late. Then pants get wet.
      D<message> There is so much to play, and only a bit of time. {his} body sends a message that a wee is near. It is a quiet one. A game says, "Stay!" and the message says, "Go!" Some days the game wins.
      H<message> {helper} can ask once before a long game. ~ A wee is quicker before it starts.
      H<message> {helper} can look after the game until {Name} is back.
      T<message> {he} can put the toy down and go at once.
      T<message> {he} can call, "Wee!" and walk to the toilet.
      C<message> {he} can say, "Wee first, and then I play on."
      A<message> A wee takes as long as a short song. The game is still there after it, and so are the others. Wet pants get dry on a line. Next time the message may be heard a bit sooner.
      A<message> The message came, and this time it was heard. Off to the toilet, and back again. It was quick. The game kept a place free.
      D<alone> The toilet is some steps away, behind a door. {Name} may like somebody to come along. It is quiet in there, with a fan or a drip. The wee comes the same way with one person as with two. To go alone can be learnt a few steps at a time.
      P<alone> Lots of children like company at the toilet. Later most of them shut the door.
      P<alone> Grown-ups like to be alone in there. They seldom get it.
      Q<alone> By the toilet door, {Name} may feel ____.
      H<alone> {helper} can wait outside and hum.
      H<alone> {helper} can leave the door open a bit.
      T<alone> {he} can go in first and call when it is done.
      T<alone> {he} can sing one song on the toilet.
      C<alone> {he} can say, "In I go, and out I come."
      A<alone> The toilet was where it was yesterday, and so was the light. Somebody hummed behind the door. Some days it is one step more alone. Hands washed, and out.
      D<back> {his} body learned to use the toilet. It knows how. Still, some wees come too soon again. Bodies can do that for a while. Nobody does it on purpose. What was learned is in there.
      P<back> A lot of children are dry, and later wet again. Teachers keep spare pants in a box for that.
      P<back> Grown-ups do not know why it comes. They do know that it goes again.
      Q<back> When a wee comes too soon, {Name} may feel ____.
      H<back> {helper} can help with dry things and no fuss. ~ A fuss does not dry a thing.
      H<back> {helper} can plan a time to sit after each meal. ~ Then the body need not ask.
      T<back> {he} can tell a grown-up, "I am wet."
      T<back> {he} can go to the toilet before the next thing starts.
      C<back> {he} can think, "My body knows how."
      A<back> Wet pants dry on a line. In a body, a thing once learned is not gone. One wee comes too soon, and one comes to the toilet. Bit by bit, it is dry days again.
      D<bowel> Poo waits in a bit of tummy that is called the bowel. When it waits too long, the bowel gets big and tired. Then it does not tell {Name} when poo comes. So some gets out, and it is nobody's fault. A medicine keeps the poo soft, so that the bowel can rest.
      P<bowel> Doctors know lots of children with a tired bowel. They know how to help it.
      P<bowel> When others notice a smell, they may say it. They do not know about bowels. A grown-up can help with that.
      Q<bowel> When it has come out, {Name} may feel ____.
      H<bowel> {helper} can hang up a bag with clean things. ~ Then it is quick.
      T<bowel> {he} can sit on the toilet after meals, feet on a box.
      C<bowel> {he} can think, "My bowel is tired, and it gets help."
      A<bowel> Clean things are on, and the bag is on its peg. The bowel is learning, a bit each week. Toilet, soap, done. Then there is time to play.
      D<after> There was a puddle of wee, and then there was a cloth. {Name} may think of it still. It can happen when a body is busy. A toilet was just too far away. Nobody did anything wrong.
      P<after> Most grown-ups had a puddle at school, too. They know how warm and cold it was.
      P<after> Other children looked, and then they looked at something else. There is so much to see.
      Q<after> Walking in on the next day, {Name} may feel ____.
      H<after> {helper} can put dry things in a bag.
      H<after> {helper} can ask if there is a sign for "toilet". ~ A sign is quick.
      T<after> {he} can go to the toilet before play.
      C<after> {he} can think, "Wiped up, and done."
      A<after> The floor is dry, and feet walk on it. The toilet is where it was. A day has new things to look at. One is a snail in a jar.
    `),
    '6-7': script(`
      D<message> In {his} body there is a small bag called the bladder. It fills with wee, bit by bit. When it is nearly full, the brain gets a message. The message says that a toilet is needed. During a good game, even an important message is easy to miss. Then the wee may come before the toilet does.
      D<message> Sometimes {Name is} right in the middle of a game. Meanwhile, the bladder is filling up with wee. It sends a message to the brain. The first message is a small one. Another comes later, and it is stronger. By then the toilet may be far away, and clothes get wet.
      D<drink> Wee begins as a drink. A glass of water goes a long way inside {Name}. From the stomach it gets into the blood, and blood carries it everywhere. Two kidneys take out what is left over, and that is wee. Each kidney is about as big as {his} own fist. At the end of the way there is a toilet.
      D<away> Every new place has another toilet for {Name} to meet. One has a handle, and another has a button. Doors lock with a slide or with a knob. A flush can be loud, because a lot of water runs at once. Bodies make wee and poo at school, in shops and on trips. They pay no attention to where the toilet is.
      D<away> Handle, button, chain or knob? {Name meets} a lot of toilets away from home. The toilet at school may be louder than the one at home. The paper may be thin, and the soap may be pink. Some children wait until they get home, because a new place is strange. Waiting that long is hard for a body.
      P Other children are busy with their own games. Most of them have had wet clothes at some time. They know that it can happen suddenly, and that dry clothes help.
      P Teachers know that a bladder cannot wait for the end of a lesson. They have met lots of children with wet clothes. Most of them would rather stop for a minute than fetch a mop.
      P Grown-ups cannot see a bladder from the outside. They may ask too often, or not often enough. It is hard to guess about somebody else. One word from {Name} can help a lot.
      P Some people can wee almost anywhere. Some like a quiet place with nobody near. Both kinds of bodies work well.
      P Bus drivers and bakers plan when to go to the toilet. They go before the bus leaves, or before the bread is in. It helps them on a long day. It is just a plan.
      Q When the toilet is far away, {Name} may feel ____.
      Q When clothes get wet, {Name} may feel ____. People can feel two things at once.
      Q When a wee is on its way, {his} body may feel ____. Some people notice it in the tummy, and some in the legs.
      H {helper} can keep a bag of dry clothes ready. ~ Then a change takes two minutes.
      H {helper} can ask once about the toilet, and then wait. ~ A body works best when there is no hurry.
      H {helper} can show {him} where the toilet is. ~ It helps to know before it is needed.
      H<away> {helper} can agree with {him} on a sign for the toilet. ~ Then nobody needs to ask out loud.
      H {helper} can find trousers that are quick to open. ~ Some buttons take longer than a wee can wait.
      H {helper} can put a small towel in a bag. ~ Most days nobody needs it.
      H<helper> {helper} can help with the wet clothes, away from other people. ~ The washing machine does the rest.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can go to the toilet before a game begins. ~ Then the game can go on for longer.
      T {he} can sit with both feet flat and breathe out slowly. ~ When muscles relax, the wee can come out.
      T {he} can agree on a sign with a teacher, such as one raised thumb. ~ A sign is quicker than words.
      T {he} can go at the same times each day, such as after breakfast. ~ A body likes a habit.
      T {he} can stay sitting until a slow count of twenty. ~ The last bit is often late.
      T<comforter> {he} can leave {comforter} to keep the place in a game. ~ After the toilet, the game goes on.
      T<quiet> {he} can sit for a few minutes, {quiet}. ~ A poo often takes longer than a wee.
      T<doing> {he} can try {doing} while sitting there. ~ It has helped at other times.
      C<message> When a game is going well, {he} can think, "Message first, game second."
      C<message> {he} can say to the others, "I got a message, back in a minute."
      C<drink> {he} can think, "That water is at the end of its way."
      C<away> At a new toilet, {he} can think, "Handle or button?"
      C<away> In a new place, {he} can say, "Which door is the toilet, please?"
      C<topic> {he} can tell the others, "Toilet now, {topic} after."
      A<message> A small message is easy to miss. With time, it is easier to spot. Until then there are dry clothes and a washing machine. {Name is} learning a thing that took every grown-up a while. After the toilet, the game is still there.
      A<message> A bladder sends its message many times a day. Some messages are heard, and some come too late. Wet clothes get dry, and the person in them is the same as before. Then somebody has the next turn in the game.
      A<drink> Right now there is water on its way through {his} body. Later it will be wee. Most of it will reach a toilet. If some is early, there is soap, and there are dry clothes. After that, people usually get thirsty again.
      A<away> Handle or button, each toilet does the same work. The water runs, the noise stops, and the door opens again. It is fine to ask the way, and fine to ask twice. On the second visit, everything is easier to find.
      A<away> Thin paper or thick, it is a toilet, and it takes the wee away. Asking where it is shows good sense. Another person may be glad that somebody asked first. The door has a handle on the inside too.
      D<soft> A hard poo can hurt, and a body remembers that. The next time, {his} muscles may close and hold it in. That works for a while. But a poo that waits dries out and gets bigger. What helps is to make it soft first.
      D<wipe> After a poo there is a job that nobody can see. {his} hand goes round to the back, and the eyes stay in front. So the paper does the looking. When it comes back white, the job is done. It takes some practice, like a bow behind an apron.
      D<wipe> After a poo, wiping is done by feel, because the place is behind. {Name} may think that an arm is too short for it. Leaning to one side makes it longer. Then the paper is folded and used again. Two or three rounds are normal.
      P<soft> Doctors and nurses hear about this every week. They have a medicine that makes a poo soft. They talk about poo as other people talk about rain.
      P<wipe> Few people talk about it, and all of them do it. Every queen and every goalkeeper has learned it.
      P<wipe> Some fold the paper twice, and some fold it three times. Nobody shows it on television.
      Q<soft> When it is time to sit, {Name} may feel ____.
      Q<wipe> When it is time to wipe, {Name} may feel ____.
      Q<wipe> At school, with the same job, {Name} may feel ____.
      H<soft> {helper} can ask a doctor what makes it soft. ~ It is a very common question.
      H<soft> {helper} can put a step under the feet. ~ With the knees up, it comes out more easily.
      H<wipe> {helper} can check at the end and say nothing else. ~ It helps to know how it went.
      H<wipe> {helper} can show once how the paper is folded. ~ After that the hands remember.
      T<soft> {he} can sit for five minutes after a meal. ~ That is when a body likes to move things along.
      T<soft> {he} can blow slowly, as if to move a feather. ~ Blowing helps the muscles to open.
      T<soft,comforter> {he} can take {comforter} along. ~ It can wait on the floor.
      T<wipe> {he} can do it alone first and ask for a check. ~ A check is not a test.
      T<wipe> {he} can fold, wipe, look, and go on until it stays white. ~ Then there is no guessing.
      C<soft> {he} can think, "Soft first, then easy."
      C<soft,topic> While sitting, {he} can think about {topic}.
      C<wipe> {he} can think, "The paper looks for me."
      A<soft> Soft comes first, and that may take some weeks. Then a poo is just a poo again. The muscles find out that it does not hurt now. The toilet is a place to sit and think of something else.
      A<wipe> The paper is white, the toilet has it, and that was that. There is no medal for it, and it is useful every day. Then comes the soap.
      A<wipe> Some days go fast, and some days need half the roll. Clean is clean. The poo is on its way to somewhere else. Hands smell of soap.
      D<alone> A toilet is a small room with one job. {Name} may not like to go there alone. In a quiet home it seems far. There is a hum, a drip, and a corner that nobody looks at. All of that is there by day as well. It just has less to do then.
      P<alone> Many children of this age take somebody along. It gets less, often without a plan.
      P<alone> A grown-up may be in the middle of cooking. Cross is not the same as far away.
      Q<alone> On the way to the toilet, {Name} may feel ____.
      H<alone> {helper} can come along half of the way, and then a quarter.
      H<alone> {helper} can answer when {he calls}.
      T<alone> {he} can switch on the light first and name three things.
      T<alone> {he} can keep the door open by the width of a hand.
      C<alone> {he} can think, "Hum, drip, flush, and back."
      A<alone> Hum, drip, flush, and the toilet was done. The corner held nothing but a brush. Some evenings somebody stands in the hall, and some evenings not. The distance is the same each time.
      D<back> {his} bladder knew for a long time when to call. Now a wee comes too soon again. It happens to many children, and it is not done on purpose. With a lot going on, a body can lose track for a while. A doctor can also have a look, for sometimes there is a simple cause.
      P<back> Other children do not see it as often as one thinks. They are busy, and they had such days too.
      P<back> Grown-ups may ask, "Why?" There may be no answer to that. The question is meant to help.
      Q<back> When clothes get wet, {his} body may feel ____. More than one word may fit.
      H<back> {helper} can put dry clothes in a bag that nobody looks into. ~ Then it takes two minutes.
      H<back> {helper} can ask a doctor about it. ~ Doctors hear it every day.
      T<back> {he} can go at set times for now, such as after meals. ~ Then there is no need to wait for a call.
      T<back> {he} can tell one grown-up with a secret sign. ~ A sign is quick and quiet.
      C<back> {he} can think, "It was learned once, and it is still in there."
      A<back> It was learned, and it comes back, and that can take some weeks. Wet clothes get dry in a day. The bladder goes on with its work, wee by wee. It gets the hang of it again.
      D<bowel> Poo waits in the last bit of a tummy, which is called the bowel. When it was full for too long, it gets wide and tired. Then it sends {Name} no message, and poo gets out. Nobody could feel it coming. That is not on purpose, and no one is to blame. Medicine makes the poo soft, so that the bowel can get small again.
      P<bowel> There is nearly one child in each class who has had this. It is hard to know, because nobody tells.
      P<bowel> Those who hold their noses only know about the smell. It still hurts. A teacher can stop it without telling why.
      Q<bowel> When it has happened, {Name} may feel ____. At home it may be another word.
      Q<bowel> When others say something, {Name} may feel ____.
      H<bowel> {helper} can help with clean clothes, quickly and with no fuss. ~ A bag is ready for that.
      H<bowel> {helper} can see to it that noses and remarks stop. ~ That is a grown-up's job.
      T<bowel> {he} can sit on the toilet after lunch, with both feet on something. ~ Bowels wake up after meals.
      T<bowel> {he} can give one grown-up a sign when it is time to change. ~ No one else needs to know.
      C<bowel> {he} can think, "My bowel is learning. That takes time."
      A<bowel> The bag is on the peg, and another lies ready. Most days get better slowly, and some go back a bit. The message will come again when the bowel has had its rest. The toilet is there after lunch, with a box for the feet.
      D<after> When a wee comes in class, it gets wiped up. Then come dry trousers. {Name} may wonder if the others still think of it. But heads are full of other things, such as football cards. After a few days it is old for them. It happens in each school, and more than people know.
      P<after> Someone who saw it may have been glad that it was somebody else. Lots of children know how that is.
      P<after> If one of them makes a remark, it is a job for a teacher. Teachers can stop that fast.
      Q<after> On the way in the next day, {Name} may feel ____.
      Q<after> When somebody looks, {Name} may feel ____.
      H<after> {helper} can ask the teacher for a quiet sign for the toilet. ~ Then nobody needs to put a hand up.
      H<after> {helper} can pack a bag with dry things. ~ Mostly it stays shut.
      T<after> {he} can say, "It happened, and it is done," if somebody asks.
      T<after> {he} can go at the start of break, before the games.
      C<after> {he} can think, "It is old news by Friday."
      A<after> The floor was dry by lunch, and the day went on over it. There is a bag on a peg, and a sign that two people know. The toilet can be reached in time on most days. What people talk about now is who has the shiny card.
    `),
    '8-10': script(`
      D<mug> {his} bladder holds about as much as an ordinary mug. As it fills, nerves in its wall send signals to the brain. A brain that is busy with something interesting can put those signals aside for a while. That works until there is no room left. Then a laugh, a jump or a locked toilet door is enough, and clothes get wet. It is plumbing, and it says nothing about character.
      D<mug> All day long, without any help from {Name}, the kidneys are making wee. It collects in the bladder, which has room for about one mug. Signals start well before that, but they start small. People who are in the middle of something interesting usually save them for later. Sometimes later is too late, and there is a wet patch. That is mostly a matter of timing.
      D<room> The bladder and the bowel share a narrow space inside {Name}, as they do in everybody. The bowel is where poo collects. If it stays there for several days, it loses water and gets hard. It also takes up room, and it presses on the bladder. A bladder with less room fills quickly, so the toilet may be needed suddenly. Doctors call such a full bowel constipation, and they see it every week.
      D<mug> {Name has} room for about one mug, as most bladders of this age do. When it is half full, the bladder begins to knock, quite politely. A brain in the middle of a game can answer "later", and often does. Later the knocking is louder, and the toilet has not come any closer. That is how clothes get wet, even on people who know exactly where the toilet is.
      D<sensor> Away from home there are toilets that flush by themselves, and {Name} may know one. Above the seat there is a small dark sensor, which notices when somebody moves. The sensor is not clever. It sometimes flushes while a person is still sitting there, which is surprising and loud. Next to the sink there may be a dryer that is louder than a vacuum cleaner. Many people would rather wait until they get home, and waiting can end with wet clothes.
      D<sensor> Not every toilet waits to be flushed, as {Name} may have noticed. In stations and supermarkets, some of them have a sensor that watches for movement. It has no idea of the difference between standing up and leaning forward. So it flushes at the wrong moment, with a noise that makes people jump. Nothing is broken when that happens. It is a machine that guesses, and now and then it guesses wrong.
      P In most schools there are several people who sometimes get wet clothes. Hardly any of them mention it, so each one may think that nobody else has the problem. School nurses know the real number. To them it is an ordinary question.
      P Teachers may see a hand go up and suppose that somebody is bored. They have no way of knowing how urgent it is. Many of them are relieved when it has been explained once, at a quiet time. Then nobody is guessing.
      P Friends who notice a wet patch are often unsure what to say. Some make a joke because they are embarrassed themselves. Other people usually think about it much less than the person it happened to. They have wet socks and worries of their own.
      P Parents sometimes talk about going in good time, as if that were simple. It became easy for them so long ago that they have forgotten the learning. Most of them are not cross about washing. They are hoping for information.
      P Lorry drivers, surgeons and people on a stage all think about toilets in advance. They go early, because later they cannot leave. Nobody thinks of it as a problem. It is part of the job.
      Q When clothes get wet, {Name} might feel ____. It is usually smaller after a change of clothes.
      Q Before asking to go to the toilet, {Name} might notice ____. It may be in the face, the stomach or the thoughts.
      Q When people are talking outside a toilet door, {Name} might feel ____. Plenty of people can only go when everything is quiet.
      H {helper} can pack spare clothes in a plain bag. ~ A plain bag gives no information to anybody.
      H {helper} can ask a doctor or a nurse if it happens often. ~ They know several ways to help, and none of them is unkind.
      H {helper} can arrange with the school that leaving the room needs no explanation. ~ It takes one conversation.
      H {helper} can speak to one teacher, so that nothing needs explaining in front of a class. ~ A short note does the same.
      H {helper} can keep a mattress cover and a spare sheet in an easy place. ~ Then a wet night takes five minutes.
      H<helper> {helper} can deal with wet things without discussing them in front of other people. ~ Private things can stay private.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can go at fixed times, such as every break, with or without a signal. ~ An early visit is shorter than a change of clothes.
      T {he} can sit with both feet on something solid and wait for five slow breaths. ~ Relaxed muscles let the rest come out.
      T {he} can try sitting on the toilet for five minutes after breakfast. ~ The bowel is often most active after a meal.
      T {he} can drink more in the morning and at lunch, and less in the last hour. ~ A bladder does its best work when it is filled evenly.
      T {he} can keep a note of dry and wet days for two weeks. ~ A pattern is easier to see on paper.
      T<sensor> {he} can cover the sensor with a small piece of paper. ~ Then it sees nothing and does nothing.
      T<quiet> {he} can spend five minutes {quiet} on the toilet after a meal. ~ The bowel is often most active at that time.
      T<comforter> {he} can keep {comforter} close on the evening after a hard day. ~ Soft things are useful at any age.
      T<doing> {he} can try {doing} while sitting there. ~ It has helped before, so there is no need to invent something new.
      C<mug> When something is too interesting to leave, {he} can think, "How full is the mug?"
      C<mug> At break, {he} can think, "Half a mug is a good time to go."
      C<room> After breakfast, {he} can think, "My bladder could do with some room."
      C<sensor> When there is a sudden flush, {he} can think, "That was only the sensor."
      C<sensor> Before sitting down, {he} can think, "Hello, sensor, I know about you."
      C<topic> In the middle of things, {he} can think, "Toilet first, and the {topic} will keep."
      A<mug> A mug fills slowly, and it fills again every day. Some signals will be noticed in time, and a few will not. Clothes dry overnight, and a washing machine asks no questions. {Name is} learning the timing of a bladder that is still developing.
      A<mug> The kidneys will go on making wee, and the next mug has already begun. With practice, many people notice the signals sooner. Until then, dry clothes are part of the equipment, like a raincoat. Nobody apologises for owning a raincoat.
      A<room> Bowels and bladders can be helped, and it usually takes weeks, with good days and wet days in between. Water helps, and so does an unhurried seat after a meal. None of it is anybody's fault. It is a question of room.
      A<sensor> A toilet with a sensor is only a machine with one idea. The noise ends, the water settles, and the door opens from the inside. People are allowed to dislike it and use it anyway. There is also soap, which waits until a hand comes near.
      A<sensor> The sensor will go on guessing, and sometimes it will even be right. A loud flush lasts for a few seconds. After two or three visits, a toilet like that is less of a surprise. By then it is the sensor that has no idea what comes next.
      D<bowel> A bowel that has been too full for too long behaves like an old sock. It gets wide and loses its spring. It sends {Name} no messages then, and soft poo slips past the rest without being felt. That is about as deliberate as a nosebleed. Doctors see it all the time. The medicine keeps everything soft and moving, so that the sock can shrink, and that takes months.
      P<bowel> In an ordinary school there are usually several people with it. They do not know of each other, since it is the last thing that anyone mentions.
      P<bowel> Noses get held by those who have not thought about it. That is unkind all the same, and stopping it is a teacher's business. Nobody owes the class an explanation.
      Q<bowel> When it has happened at school, {Name} might feel ____. It may be less at home.
      Q<bowel> After a remark, {Name} might feel ____.
      H<bowel> {helper} can arrange a toilet that may be used at any time, and a place for clean clothes. ~ The fewer steps, the better.
      H<bowel> {helper} can tell the teacher about the remarks. ~ It can be stopped without a word about the reason.
      T<bowel> {he} can sit down for five minutes after lunch, feet up on something. ~ A bowel is at its most active then.
      T<bowel> {he} can agree on a sign with one adult. ~ A pencil on the edge of a desk is enough.
      C<bowel> {he} can think, "It's a nerve that is out of office. It will be back."
      A<bowel> There will be weeks in which the bag stays shut, and then one in which it does not. That is how bowels recover, and doctors expect it. The message comes back before anyone can say when it did. Until then there is a toilet with a lock, a medicine, and a few people who know.
      D<after> It takes a caretaker four minutes to make a puddle of wee disappear. {Name} may go through it again at night, with everybody watching. Brains do that with embarrassing moments, in order to learn from them. The others were not filming in their heads. To them it was one odd minute between maths and lunch. Wee gets away from people of that age more often than anyone admits.
      P<after> In a class of thirty there are several to whom it has happened. They keep very quiet, and they are the ones who did not laugh.
      P<after> Remarks, if there are any, come from those who are glad of a subject. A teacher can end it without a speech.
      Q<after> At the classroom door the next morning, {Name} might feel ____.
      Q<after> When two people whisper, {Name} might feel ____. It is about something else most of the time.
      H<after> {helper} can agree with the teacher that leaving for the toilet needs no hand and no words. ~ A card on the table is enough.
      H<after> {helper} can let it be over at home too, and not come back to it.
      T<after> {he} can have one dry sentence ready, such as "Yes, that was Tuesday." ~ There is no good answer to it.
      T<after> {he} can go at a fixed time, needed or not. ~ Then it is one thing less to think of.
      C<after> {he} can think, "One odd minute, between maths and lunch."
      A<after> By Friday the class has had a nosebleed, a row about goals and a pigeon in the hall. Nobody could say any more which day the floor was wet. There is a card on the table, and the toilet is down the corridor. The brain will file it, as soon as it believes that it is over.
    `),
    '11+': script(`
      D<room> In {his} body, as in anyone's, the bladder and the bowel lie side by side, like two balloons in one box. If poo stays in the bowel for several days, it loses water and becomes hard and bulky, which is called constipation. It then presses on the bladder, which holds less and sends its signals suddenly. So wet clothes at this age can have a purely mechanical cause. Doctors see it often, and they know how to treat it. It has nothing to do with effort or with being grown up.
      D<lock> A toilet away from home is a test of design, and {Name has} probably met some that failed it. There are doors that end at the knee, and locks that turn without locking. Many people respond by drinking little and waiting until they get home. That is possible for a while, because the muscle that closes the bladder can be held on purpose. After some hours it becomes less reliable, and clothes may get wet. The lock is the problem there, not the person behind it.
      D<lock> Some bladders work best with nobody near. When other people are close, the muscle at the outlet may stay shut, however urgent it was a minute before. It is common enough to have a medical name, and {Name} would not be the first to notice it. The muscle is not fully under anyone's command. It lets go when there is no sense of being watched, which is why a lock that works makes such a difference. So does the noise of a tap.
      D<kit> Most school bags contain a charger, because batteries run out at awkward moments. Spare clothes work on the same principle, and for {Name} they can live in a bag that looks like any other. Wetting at this age is less rare than the silence around it suggests. Laughing, sport, a full bowel, an infection or a bladder that matures late can all be causes. None of those is a decision. Most of them can be treated, and the bag is for the meantime.
      D<room> Seen from outside, wet clothes are easy to misread. Seen from inside, {his} body may simply have too little room, because a full bowel leaves a bladder half of its space. It fills early, it signals late, and there is hardly any time between the two. Doctors draw it as two balloons in one box. Few people mention it at lunch, and in most schools several of them could. It is a matter of plumbing and can be treated as one.
      P Hardly anyone talks about toilets at this age, so it is easy to think that all the others have no trouble. School nurses know that this is not the case. They tend to be practical people, and little of it surprises them.
      P Teachers are expected to keep a lesson moving, and some of them treat each request to leave as an interruption. Most would react differently if they knew the reason. A message to one of them is often enough for all.
      P Parents may still picture the small child who needed reminding, and so they ask in front of other people. They mean it kindly, although it can be mortifying. Many are relieved to be told when and how to mention it.
      P From inside wet clothes, it can seem as if the whole school has noticed. People in corridors are mostly busy with how they look themselves. Those who do notice are often unsure whether it would be kinder to speak or to look away.
      P Astronauts, marathon runners and judges all plan around a bladder. There are whole books about how they manage it. None of them treat it as a question of character.
      Q When it happens away from home, {Name} might feel ____. Two opposite words can fit the same afternoon.
      Q Before asking to leave a lesson, {Name} might notice ____. Annoyance is one word for it, and embarrassment is another.
      Q In a room with a thin door and people outside, {Name} might feel ____. Plenty of bodies need quiet before anything happens.
      H {helper} can book an appointment with a doctor and leave as much of the talking to {Name} as {he wants}. ~ Constipation and wetting have treatments that help most people.
      H {helper} can arrange a pass, so that leaving a lesson needs no explanation. ~ One message in writing is usually enough.
      H {helper} can settle with {Name} who is told about this, and keep to it. ~ It is private information.
      H {helper} can keep spare things in a place that needs no asking. ~ Help is easier to take when nobody watches.
      H {helper} can write to the person who plans a school trip beforehand. ~ A sentence sent in advance saves ten on the day.
      H<helper> {helper} can deal with the washing and leave out the questions. ~ Anything else can be discussed when {Name brings} it up.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can go at set times, such as every break, without waiting for a signal. ~ Doctors recommend the same method to adults.
      T {he} can try sitting on the toilet for five minutes after breakfast, with both feet supported and no hurry. ~ The bowel is often most active after a meal.
      T {he} can write down for a week when it happens and what was going on. ~ A pattern on paper is more use to a doctor than an apology.
      T {he} can drink steadily through the day instead of hardly at all. ~ Concentrated urine irritates a bladder, so drinking less tends to make it worse.
      T {he} can agree on one signal with one adult at school. ~ It can be as dull as a red pen on a desk.
      T<quiet> {he} can spend the first half hour at home {quiet}, before anybody asks about the day. ~ Private subjects are easier after a rest.
      T<comforter> {he} can keep {comforter} within reach on a difficult evening. ~ Nobody outside the room is entitled to an opinion about it.
      T<doing> {he} can try {doing} while waiting for a good moment to ask. ~ What already works is worth keeping.
      C<room> When the signal comes out of nowhere, {he} can think, "It is short of room, and that can be treated."
      C<lock> Behind a closed door, {he} can think, "The lock works, and nobody is timing this."
      C<lock> When nothing happens at first, {he} can think, "Door, lock, one slow breath."
      C<kit> If it happens in the middle of a day, {he} can think, "That is what the bag is for."
      C<room> On the way to the corridor, {he} can think, "Two balloons, one box, and a plan for it."
      C<topic> {he} can tell a friend, "Back in a minute, and then {topic}."
      A<room> A bowel that has been full for months needs time, often months, to recover. Progress is uneven, and a wet day in the fourth week is not a return to the start. Doctors have known for a long time how this works. Space can be made, and then the bladder has its room back.
      A<lock> It is reasonable to want a door that closes, and reasonable to say so at school. Complaints about toilets have a long tradition, and some of them lead to new locks. Until then, knowing which ones work is useful local knowledge. Privacy is a need at every age.
      A<lock> Bladders settle down when they are given time, and so do the muscles around them. Nobody outside the door is counting seconds, even if it seems that way. A person who needs quiet is not being difficult. The lock was invented for exactly that person.
      A<kit> With any luck the bag stays closed for weeks and begins to smell of charger cable. On a wet day it turns twenty bad minutes into five, and two of those are spent on shoelaces. Being ready for an ordinary body is not an admission of anything. The zip closes, and the afternoon goes on.
      A<room> A bladder that gets its room back turns into the quiet neighbour it was before. That takes weeks rather than days, and the weeks are not all alike. Nothing about it needs to be earned. One morning the whole subject has become as interesting as an elbow.
      D<bowel> There is a medical condition that hardly anyone talks about, although about one young person in fifty has it. The bowel has been overfull for so long that the nerves in its wall have gone quiet, and some of the contents escape without warning. {Name} did not cause that by being careless, and cannot prevent it by trying harder. It is treated with something that keeps everything soft, with regular times on a toilet, and with patience. The muscle recovers, slowly.
      P<bowel> Other people notice an effect and invent a cause. Those who make remarks know nothing about it, which explains them and does not excuse them. It is harassment, and schools can deal with it without giving away the reason.
      P<bowel> Specialist nurses talk about this all day in an ordinary voice. Hearing it discussed like a knee is, for many people, half of the relief.
      Q<bowel> When it has happened where others are, {Name} might feel ____.
      Q<bowel> At the thought of telling somebody, {Name} might feel ____. Both ends of the scale are common.
      H<bowel> {helper} can settle with the school a toilet pass, a private room and a spare set of clothes. ~ None of it needs to appear on a list.
      H<bowel> {helper} can book the review when a plan has stopped working. ~ Plans change, and so do bowels.
      T<bowel> {he} can plan ten minutes after breakfast and after the evening meal, feet on a stool. ~ The reflex is strongest then.
      T<bowel> {he} can pick one adult at school who knows. ~ One is enough.
      C<bowel> {he} can think, "It's a muscle in recovery. It isn't me."
      A<bowel> Recovery is measured in months, with a few steps back, and the good weeks get longer without announcing it. What it takes meanwhile is quite practical: a toilet with a lock, a bag at the bottom of a locker, and somebody who knows. The rest of school can be about other things. A muscle is getting stronger in the background, whatever anyone says in the corridor.
    `),
  },
};

/** Learning the potty or the toilet; from eight on accidents, privacy and toilets in other places, without shame. */
export const pottyTraining: Frame = withScenes(
  own,
  weeInTheBedroom,
  asItWasFound,
  tellingAboutAPoo,
  notForHands,
  sitBeforeWeGo,
  peesOutside,
  wetAndNotTold,
  wetAndSeen,
  wetInAGame,
  smallToilets,
  gameCanWait,
  willNotSit,
  rightAfter,
);

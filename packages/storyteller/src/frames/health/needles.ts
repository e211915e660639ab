import { jabInTheHall } from './jab-in-the-hall.ts';
import { tubeToCome } from './tube-to-come.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { minuteBefore } from './minute-before.ts';

/** A vaccine that is breathed in as a mist. */
const UP_THE_NOSE = String.raw`\b(?:nasal|(?:nose|flu|vaccine|vaccination)[^.]{0,20}\b(?:spray|mist)|(?:spray|puff)\w* (?:\w+ ){0,3}nose|up (?:\w+ )?(?:nose|nostrils?))\b`;
/** Needles that have nothing to do with a vaccine. */
const NO_VACCINE = String.raw`\b(?:bloods?|drips?|iv|cannula|insulin|hormones?|methotrexate|finger ?prick\w*|steroid|port)\b`;
const IN_THE_MOUTH = String.raw`\b(?:dentists?|dental|gums?|mouth|tooth|teeth)\b`;
/** One of some words, where nobody speaks of such a mist. */
const withNeedle = (words: string): RegExp => new RegExp(`^(?![^]*${UP_THE_NOSE})[^]*?\\b(?:${words})\\b`);

const own: Frame = {
  id: 'needles',
  name: 'Injections and blood tests',
  says: [
    'scared of needles',
    'vaccination next week',
    'has to have a blood test',
    'getting her shots on friday',
    'jabs at the doctor',
    'terrified of injections',
    'needle phobia',
    'flu shot panic',
    'pre school boosters',
    'screams when he sees the needle',
    'blood draw at the lab',
    'needs bloods taken',
    'vaccine at school and she is dreading it',
    'we had to hold him down for his injection',
    'finger prick test',
    'immunisations',
    'immunization appointment',
    'she faints at injections',
    'cannula',
    'wants to know if the jab will hurt',
    'hpv jab at school',
    'hates having blood taken',
    'injecton fear',
    'allergy shots every month',
  ],
  claims: {
    strong: [
      'needle',
      'injection',
      'inject',
      'vaccination',
      'vaccinate',
      'vaccine',
      'immunisation',
      'immunization',
      'jab',
      'blood test',
      'blood draw',
      'blood taken',
      'take blood',
      'bloods taken',
      'flu shot',
      'booster jab',
      'booster shot',
      'booster vaccine',
      'booster injection',
      'preschool booster',
      'mmr booster',
      'her shot',
      'his shot',
      'their shot',
      'get shot',
      'shot at the doctor',
      'allergy shot',
      'finger prick',
      'cannula',
      'phlebotomist',
      'blood tests',
      'flu jab',
      'shots',
      'injections',
      'the jab',
      'needles',
      'jabs',
      'the needle',
      'mmr',
      'pre school boosters',
      'flu vaccine',
      'bloods',
      'blood sample',
      'nurse takes blood',
      'needs his bloods',
      'her boosters',
    ],
    cues: ['nurse', 'blood', 'prick', 'faint', 'shot', 'booster'],
    not: [
      'knitting needle',
      'pine needle',
      'booster seat',
      'screen shot',
      'shot put',
      'blood sugar',
      'shots on goal',
      'takes shots',
    ],
  },
  topicWords: ['needle', 'injection', 'vaccination', 'jab', 'shot', 'blood', 'plaster', 'arm', 'hand', 'nurse'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A cannula is put in with a needle; the needle comes out again and a thin, soft plastic tube stays in the vein under a dressing, so that medicine or water can go in without another needle. It may ache or be cold; it is not pulled or got wet, and a nurse takes it out with a plaster after it.',
    'Numbing cream (often called magic cream) is put on the skin about half an hour to an hour before and covered with a clear plaster. It is wiped off before the needle. Pressing or touching can still be felt, and it works a little differently for everyone.',
    'Some bodies faint at a needle or at blood: heart and blood pressure drop for a moment, and the head gets too little blood. It passes when somebody lies down with the legs raised. Telling the nurse before, lying down for it, tensing legs and fists for some seconds again and again, a drink beforehand and getting up slowly make it rarer.',
    'In a skin prick test, drops are put on the arm and the skin is pricked through each, lightly and without blood; bumps that itch come up within about fifteen minutes, are measured, and go away again within hours.',
    'Being held down by force makes later needles harder; a plan made beforehand, numbing and stops that count help.',
    'A needle is in the skin for a few seconds; a blood test takes a little longer.',
    'It can hurt for a moment, often like a pinch; how much differs from person to person.',
    'A loose arm hurts less than a tense one. Breathing out slowly, looking away and talking about something else are taught by children’s hospitals because they help many children.',
    'A cream on the skin can make it numb; it needs half an hour or longer to work, so it is asked for beforehand.',
    'Looking and not looking are both fine: some people cope better one way, some the other.',
    'Each needle is used once and then put into a box that stays shut.',
    'A vaccination brings in something that lets the body practise; a blood test takes out a few teaspoons, and the body makes new blood all the time.',
    'A plaster keeps the tiny hole clean; skin closes it by itself.',
    'The arm may be sore for a day or two after a vaccination.',
    'The word vaccine comes from the Latin for cow: the first one, in 1796, used cowpox. The cow, Blossom, has its hide kept at St George’s, a medical school in London.',
  ],
  threads: {
    straw: 'a soft little straw under a bandage, and the bag it drinks from',
    cream: 'numbing cream under a see-through plaster, and the wait until it works',
    faint: 'lying down, with feet higher than the head',
    spray: 'a vaccine without a needle, one puff in each side of the nose',
    floppy: 'a body as soft as a cooked noodle or a wet towel',
    held: 'a time that went badly, and what is agreed for the next one',
    prick: 'drops in a row on an arm, and bumps that are measured',
    plaster: 'a plaster that waits beside the needle',
    blow: 'one long breath out, as if for a candle',
    inout: 'a needle that brings something in or takes a little out',
    seconds: 'the wait, which is long, and the needle, which is short',
    cow: 'the cow in the word vaccine',
    nerves: 'the message that runs from the skin to the brain',
  },
  threadCues: {
    straw:
      /\b(?:cannula\w*|canula\w*|iv line|(?:on|a|the|his|her|their) drip\b(?! (?:on|of))|drip (?:in|stand)|infusions?)\b/i,
    cream:
      /\b(?:magic|numb\w*|emla|ametop|an[ae]sthetic) (?:cream|gel|spray|patch\w*)\b|\bcream (?:to|that|which|on)\b|\bemla\b|\bcold spray\b|\bfreez\w+ spray\b|\bnumbing\b/i,
    faint:
      /\b(?:faint\w*|pass(?:es|ed|ing) out|black(?:s|ed) out|keel(?:s|ed) over|collapsed|go(?:es)? (?:all )?(?:white|grey|dizzy)|went (?:white|grey|dizzy))\b/i,
    // Drops on the skin bring nothing in and take nothing out.
    // Where blood is taken there is a vein, and no row of drops.
    prick:
      /^(?![^]*\bbloods? (?:test|sample|taken))[^]*?\b(?:(?:skin )?prick(?:s|ed|ing)? test\w*|skin test\w*|allerg\w* (?:test\w*|clinic|pricks?)|pricks on (?:his|her|their)|test\w* for (?:\w+ )?allerg\w*)\b/i,
    // A vaccine that goes up the nose has no needle at all.
    spray: new RegExp(UP_THE_NOSE),
    // Who was held down does not hear that it is only a pinch.
    held: /\b(?:(?:held|hold|holding|pinned|pin|pushed|pressed) (?:him|her|them|\w+)? ?down|held down|restrain\w*|pinned|by force|forced|traumat\w*|(?:took|needed|takes|needs) (?:two|three|four|five|six|several|[2-6]) (?:nurses|adults|grown[- ]?ups|people|of us)|missed the vein|(?:many|several|three|four|five) (?:tries|attempts|goes))\b/i,
    cow: new RegExp(`^(?![^]*${UP_THE_NOSE})(?![^]*${NO_VACCINE})[^]`),
    inout: withNeedle(String.raw`\w+`),
    // Nobody wears a plaster in the mouth.
    plaster: new RegExp(`^(?![^]*${UP_THE_NOSE})(?![^]*${IN_THE_MOUTH})`),
    blow: withNeedle(String.raw`\w+`),
    floppy: withNeedle(String.raw`\w+`),
    seconds: new RegExp(`^(?![^]*${UP_THE_NOSE})(?![^]*${IN_THE_MOUTH})`),
    nerves: withNeedle(String.raw`\w+`),
  },
  onlyWhenSaid: ['spray', 'held', 'prick', 'faint', 'straw'],
  tellsAlone: ['spray', 'held', 'prick', 'faint', 'straw'],
  answers: { cream: /\b(?:cream|gel|spray|numb\w*|emla)\b/i },
  comesFirst: ['faint', 'cream', 'straw'],
  roles: {
    nurse: {
      fallback: { text: 'the nurse' },
      cues: [
        {
          match:
            /\b(?:every|each) (?:evening|day|night|morning|bedtime|week)\b|\bdaily\b|\bat home\b|\b(?:I|we|mum|dad|mummy|daddy) (?:have to |need to )?(?:do|does|give|gives|inject\w*)\b|\b(?:insulin|growth hormone|methotrexate)\b/i,
          phrase: { text: 'the grown-up' },
        },
      ],
    },
    needle: {
      fallback: { text: 'an injection' },
      cues: [
        { match: /\bblood/i, phrase: { text: 'a blood test' } },
        { match: /\bvaccin|\bimmuni[sz]/i, phrase: { text: 'a vaccination' } },
        { match: /\bjabs?\b/i, phrase: { text: 'a jab' } },
        { match: /\bshots?\b/i, phrase: { text: 'a shot' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Straw Under a Bandage', thread: 'straw' },
      { text: 'Cream That Puts a Spot to Rest', thread: 'cream' },
      { text: 'The Spot Under the Cream', thread: 'cream' },
      { text: 'Feet Up High', thread: 'faint' },
      { text: 'Lying Down for It', thread: 'faint' },
      { text: 'Drops in a Row', thread: 'prick' },
      { text: 'Puff in the Nose', thread: 'spray' },
      { text: 'A Cooked Noodle', thread: 'floppy' },
      { text: 'A Plaster Waits', thread: 'plaster' },
      { text: 'First the Pinch, Then a Plaster', thread: 'plaster' },
      { text: 'One Long Breath Out', thread: 'blow' },
      { text: 'Blow, Blow, Done', thread: 'blow' },
      { text: 'In or Out?', thread: 'inout' },
      { text: '{name} and the Needle' },
      { text: '{name} and the Pinch' },
    ],
    older: [
      { text: 'A Straw Under a Bandage', thread: 'straw' },
      { text: 'An Hour Before the Needle', thread: 'cream' },
      { text: 'Feet Higher Than the Head', thread: 'faint' },
      { text: 'What Fainting Is For', thread: 'faint' },
      { text: 'Flat on Purpose', thread: 'faint' },
      { text: 'Drops in a Row', thread: 'prick' },
      { text: 'Fifteen Minutes of Itch', thread: 'prick' },
      { text: 'No Needle in It', thread: 'spray' },
      { text: 'Like a Wet Towel', thread: 'floppy' },
      { text: 'In or Out?', thread: 'inout' },
      { text: 'What a Needle Carries', thread: 'inout' },
      { text: 'A Long Wait and a Short Needle', thread: 'seconds' },
      { text: 'About as Long as a Sneeze', thread: 'seconds' },
      { text: 'One Long Breath Out', thread: 'blow' },
      { text: 'There Is a Cow in It', thread: 'cow' },
      { text: 'The Way of a Message', thread: 'nerves' },
      { text: 'From an Arm to a Brain', thread: 'nerves' },
      { text: '{name} and the Needle' },
      { text: 'A Small Needle, Explained' },
    ],
  },
  benefits: [
    'Tells honestly what happens, how long it takes and what it may feel like.',
    'Gives {name} one thing to choose or to do, such as looking away or breathing out.',
    'Leaves the feeling before it for {name} to name.',
  ],
  talk: {
    young: [
      'What comes after it in the story?',
      'How may it feel: cold, a pinch, or something else?',
      'Shall we play it with a toy first?',
    ],
    older: [
      'Which fact in the story was new?',
      'Which word went into the blank, and was it about the wait or the moment itself?',
      'Shall we decide beforehand whether to look or to look away?',
    ],
  },
  cover: { setting: 'doctor', time: 'day', pose: 'sit', feeling: 'calm', companion: 'grown-up', props: ['plaster'] },
  text: {
    '2-3': script(`
      D<plaster> {Name sees} {nurse}. There is a small needle, and a plaster. Pinch! It is quick. Then comes the plaster.
      D<plaster> Here is {Name}. Here is a small needle. A wipe is wet and cold. Pinch! A plaster goes on.
      D<blow> It is needle time. {Name is} ready. Blow, blow, like on hot soup. Pinch! Blow, blow.
      D<floppy> Soft arms are good for this. {Name} can be floppy. Flop, flop, like a noodle! Pinch, flop.
      D<spray> The nurse has a small puff. {Name has} a nose. Puff on this side. Puff on that side! It is wet and cold.
      P Grown-ups know it can pinch. So they are quick.
      P Some children look. Some look at the door.
      P Grown-ups get this too. They get a plaster as well.
      P<spray> Some children sneeze. Some just blink.
      Q With {nurse}, {Name} may feel ____.
      Q Before the pinch, {Name} may feel ____.
      Q With a plaster on, {Name} may feel ____.
      Q<spray> With a wet nose, {Name} may feel ____.
      H {helper} can give a long hug.
      H {helper} can hold {Name} close.
      H {nurse} can say, "One, two, now."
      H<helper> {helper} can sing a song.
      H<adult> {helper} can try {adult}.
      H<spray> {helper} can hold a tissue.
      T {he} can blow one long breath.
      T {he} can look the other way.
      T {he} can make a floppy arm.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      T<spray> {he} can sit on a lap.
      C<plaster> {he} can say, "Pinch, then plaster."
      C<plaster> {he} can say, "Hello, plaster."
      C<blow> {he} can say, "Blow, blow, done."
      C<topic> {he} can think about {topic}.
      C<floppy> {he} can say, "Flop, flop, noodle."
      C<spray> {he} can say, "Puff, puff, done."
      A<plaster> The pinch is gone. The plaster stays. It has a job now. Bye-bye, needle.
      A<plaster> The plaster is on the skin. The needle is in a box. All done. Hello, plaster!
      A<blow> Blow, blow. The pinch is over. The needle is in a box. Bye-bye, needle.
      A<blow> Blow, blow, all gone. A plaster sits there now. Wave, wave.
      A<floppy> The pinch is gone. The noodle can wiggle. Flop, flop! Bye-bye, needle.
      A<spray> Puff, puff, and it is done. The nose can have a tissue. It may tickle. Bye-bye, nurse.
      D<prick> Drip, drip, drip. Drops sit on an arm. {Name} gets a tiny needle prick at each. Prick, prick. Then comes a wait.
      P<prick> The nurse looks for bumps. Bumps can tell a lot.
      Q<prick> With drops on, {Name} may feel ____.
      Q<prick> When it itches, {Name} may feel ____.
      H<prick> {helper} can blow on the arm.
      H<prick> {helper} can read a book.
      T<prick> {he} can look at the drops.
      T<prick> {he} can blow, like on soup.
      C<prick> {he} can say, "Drip, prick, wait."
      A<prick> The nurse has seen the bumps. The drops go off. The itch goes away. No more needle. Bye-bye, drops.
      D<cream> Here is white cream. It goes on {his} arm. A plaster goes on top. Wait, wait, wait. The cream works.
      Q<cream> At the needle, {Name} may feel ____.
      H<cream> {helper} can count the dots.
      T<cream> {he} can blow on the arm.
      C<cream> {he} can say, "Cream on, wait, cream off."
      A<cream> The cream is off. The needle is done. A new plaster is on the arm. Bye-bye, cream.
    `),
    '4-5': script(`
      D<plaster> On the table there is a plaster, and it waits. First {Name shows} an arm or a leg. A cold wipe makes the skin clean. Then there is a needle, and it pinches. It is quick, and then the plaster gets its turn.
      D<plaster> A small needle can do a job in the skin. {Name gets} {needle}, and {nurse} knows how. A pinch can hurt for a moment. It is about as long as a sneeze. Then comes a plaster.
      D<blow> A body can blow for a long time. {Name} may know it from soup or from bubbles. With {needle}, a long breath out is good too. It makes a body soft, and a soft body hurts less. So there is a long breath, a pinch and a plaster.
      D<floppy> A cooked noodle is soft, and a dry noodle is hard. Bodies can be like both. When a needle comes, {Name} may go stiff. Bodies do that. A soft body feels the pinch less. So it is good to be a cooked noodle.
      D<spray> Some vaccines go in with no needle at all. The nurse has a small thing for the nose. {Name} gets one puff on this side and one on that side. It is cold and wet, and it may tickle. It takes as long as two sneezes.
      P People who give needles know that it can hurt. That is why they are quick.
      P Some children want to see the needle. Some look at the wall. Both ways are good.
      P Grown-ups get needles as well. Some of them look away and hum.
      P<spray> The nurse does this for a whole class. Some giggle, and some pull a face. Both are fine.
      Q When {nurse} is ready, {Name} may feel ____.
      Q Just before the pinch, {his} tummy may feel ____.
      Q With the plaster on, {Name} may feel ____.
      Q<spray> Just before the puff, {Name} may feel ____.
      H {helper} can hold {Name} close the whole time. ~ Close is a good place to sit.
      H {nurse} can count to three first. ~ Then everybody knows when it starts.
      H {helper} can ask for a cream that makes skin numb. ~ It needs time, so it goes on early.
      H<helper> {helper} can tell a short story while it happens. ~ Ears can be busy with a story.
      H<adult> {helper} can help at that moment. ~ One thing that helps is {adult}.
      H<spray> {helper} can say how it goes. ~ It helps to know.
      T {he} can choose which side it will be.
      T {he} can blow out for as long as it takes.
      T {he} can make one arm as floppy as a noodle.
      T<comforter> {he} can hold {comforter} in the other arm.
      T<doing> {he} can try {doing} again.
      T<spray> {he} can breathe in a normal way.
      C<plaster> {he} can think, "First the pinch, then the plaster."
      C<plaster> {he} can say, "Plaster, it is your turn."
      C<blow> {he} can think, "Blow, blow, and it is over."
      C<topic> {he} can think about {topic} and tell {nurse}.
      C<floppy> {he} can think, "I am a noodle, and I am cooked."
      C<spray> {he} can think, "One puff here, one puff there."
      A<plaster> Now the plaster has its job. It keeps one tiny spot clean, and the skin closes by itself. The needle is in its box. The plaster can come home.
      A<plaster> It was a pinch, and then it was a plaster. There is a whole box of them. The body can do all it did before. It can wave with both hands.
      A<blow> The breath is all out, and the needle is too. One long blow is longer than one small pinch. Now the needle is in its box. There is air for the next soup.
      A<blow> All the air went out, and then new air came in. In between there was a pinch, and then a plaster. The needle is in its box. Breath is a handy thing, because it comes along.
      A<floppy> The needle is in its box, and the noodle may get up. It can jump again, or run. There may be a plaster. Noodles do not get plasters, but people do.
      A<spray> The nose is wet, and a tissue helps. It does not need a sniff. The nurse puts a tick on a list. The vaccine can get on with its job.
      D<held> The needle was hard last time. It was not done in a good way. {Name} may think of that. A body remembers. So grown-ups can plan it another way this time. They can ask first and go slowly. They can stop when a hand goes up.
      P<held> Grown-ups can be sorry about it. They wanted to be quick, and it was too much.
      P<held> Nurses know other ways: a lap, a cream, a bit more time. They can be told what was bad.
      Q<held> Thinking of the last time, {Name} may feel ____.
      H<held> Somebody can tell {nurse} about it before. ~ Then it can be done in another way.
      T<held> {he} can choose a lap, a chair or a bed for it.
      C<held> {he} can say, "Stop, please. Then go on."
      A<held> The needle has a job, and it is short. How it is done can change. This time there was a plan, or there will be one. A plaster goes on at the end, and a hug is there.
      D<prick> A nurse puts drops on an arm, in a row. In each is a bit of egg, or cat, or grass. Then {Name} gets a tiny needle prick at each drop. It is like a scratch. After that comes a wait. A drop may make a bump that itches.
      P<prick> The bumps tell the doctor what the body does not like. So a bump is good news for the list.
      P<prick> Nurses know that not scratching is hard. They have things to look at.
      Q<prick> Before the first prick, {his} tummy may feel ____.
      Q<prick> When a bump itches, {Name} may feel ____.
      H<prick> {helper} can count the drops out loud. ~ Then it is clear when it ends.
      H<prick> {helper} can fan the arm while it itches.
      T<prick> {he} can look at a book and let the arm lie.
      T<prick> {he} can blow slowly at each drop.
      C<prick> {he} can think, "One drop, one prick, then a wait."
      A<prick> The bumps are seen and counted, and the drops get wiped off. The itch goes away by itself. No needle went deep. Now the doctor knows more about that body.
      D<faint> Some bodies get dizzy near a needle. {his} body may do that, and it is nobody's fault. The legs go soft, and things look grey for a bit. Lying down helps, with feet up on a cushion. A needle works just as well like that.
      P<faint> The nurse knows about dizzy children. There is a bed for them, and a cushion.
      P<faint> Some grown-ups lie down for it, too. They look at the lamp.
      Q<faint> Lying there, {his} tummy may feel ____.
      H<faint> {helper} can tell the nurse first. ~ Then the bed is ready.
      H<faint> {helper} can sit beside the bed.
      T<faint> {he} can make two tight fists and let go.
      T<faint> {he} can say, "I feel dizzy."
      C<faint> {he} can think, "Feet up, and I stay flat."
      A<faint> The needle is out, and a plaster is on. The feet stay up for a bit, because there is no hurry. First a sip, then sit, then stand. The bed has done its job.
      D<cream> Before the needle, {Name} may get a white cream. It goes on a hand or an arm, under a clear plaster. It is cold at first. Then the spot gets numb. It feels a push, and much less of a pinch.
      Q<cream> When the cream is wiped off, {Name} may feel ____.
      H<cream> {helper} can bring a book for the wait. ~ The cream needs some time.
      T<cream> {he} can look at the cream through the clear plaster.
      T<cream> {he} can touch the spot and see how odd it feels.
      C<cream> {he} can think, "The cream has done its bit."
      A<cream> The cream is off, and the needle is done. The numb spot wakes up, bit by bit. Soon it is like the rest of the arm. That was the job of the cream.
      D<straw> In {his} hand, {Name} has a tiny straw. It is soft, and no needle is in there any more. A bandage keeps it in its place. Water and medicine can go in by that way. So the nurse needs no new needle each time.
      P<straw> The nurse looks at the hand a lot. That is to see if the straw is well. Nurses want it to stay, so that it works.
      Q<straw> When somebody comes to look at the hand, {Name} may feel ____.
      H<straw> {helper} can hold the other hand. ~ That one has no job just now.
      H<straw> {helper} can ask the nurse to say each thing first.
      T<straw> {he} can rest the hand on a pillow.
      T<straw> {he} can point at what hurts, and at what does not.
      T<straw,comforter> {he} can put a bandage on {comforter}, too.
      C<straw> {he} can think, "Soft straw, it is only a straw."
      A<straw> One day the tape is off, and out comes the straw. It is thin and bendy, with no point at all. There is a plaster on the hand, and then there is not. Fingers like to wave after that.
    `),
    '6-7': script(`
      D<inout> What is a needle for? It is thin, and it has a hole all the way through. {Name gets} {needle}, and that is how it works. A needle can bring a little medicine in. It can also take a little blood out, so that it can be tested. It hurts for a moment, and then it is over.
      D<inout> There is a tiny tunnel in every needle. It is so thin that a grain of sugar would not fit. When {Name gets} {needle}, something goes through the tunnel. It may go in, because the body can use it. It may come out, so that a doctor can find out more. After that the needle goes in a box, and nobody uses it again.
      D<seconds> A needle has a long part and a short part. The long part is before it. {Name} may sit on a chair then, with a clock on the wall. The short part is the needle. A cold wipe comes first, and then a pinch for a few seconds. A sneeze is nearly as long.
      D<floppy> When a body gets a fright, its muscles go tight. They do that before a needle too, although nobody asks them to. {Name} can let one part hang down like a wet towel. A soft muscle feels a pinch less than a tight one. It is not easy, and it can be tried at home.
      D<spray> A vaccine shows a body what a germ looks like. For some of them nobody needs a needle. {Name} gets a puff of mist in each side of the nose. It is cold, and it can make eyes water. A body learns from that as well.
      P Somebody who gives needles cannot feel them. The skin belongs to another person. So it is good to be told what helps.
      P Some people look at the needle, and some look at the floor. Doctors do it both ways too, when it is their turn.
      P The other children in the waiting room may be loud or quiet. It is hard to see from outside how somebody feels. Quiet ones can have a busy tummy too.
      P<spray> A nurse who comes to school does this a hundred times in a day. Nurses know that it feels odd. Odd is over in two seconds.
      Q While there is still a wait, {Name} may feel ____.
      Q Just before the needle, {his} body may feel ____. It can be something else a minute later.
      Q When it is time, {Name} may feel ____. Two feelings can come at once.
      Q<spray> When it is nearly time, {Name} may feel ____.
      H {helper} can see about a cream that makes the skin numb. ~ It needs some time to work.
      H {nurse} can say each step before it comes. ~ It helps to know what is next.
      H {helper} can sit close and talk about something else. ~ A busy mind notices less.
      H<helper> {helper} can think up a silly question for {him} to answer. ~ It is hard to answer and worry at once.
      H<adult> {helper} can help by {adult} in the waiting room. ~ The wait is when help is useful.
      H<spray> {helper} can tell beforehand what it is like. ~ A puff is easier when it is expected.
      T {he} can choose to look or to look away. ~ Both ways work.
      T {he} can let one arm hang like a wet towel. ~ A loose arm hurts less than a tight one.
      T {he} can blow out slowly, five times. ~ Slow breaths make muscles soft.
      T<comforter> {he} can press {comforter} with the free hand. ~ A hand with a job is calmer.
      T<quiet> {he} can spend the wait {quiet}. ~ A long part goes faster like that.
      T<doing> {he} can try {doing} again. ~ What helped before can help there.
      T<spray> {he} can look at one thing and just breathe. ~ There is no need to sniff.
      C<inout> {he} can think, "In or out, and then done."
      C<inout> {he} can think, "One tiny tunnel, a few seconds."
      C<seconds> {he} can think, "The long part is over. This is the short part."
      C<topic> {he} can think about {topic} until the plaster comes.
      C<floppy> {he} can think, "Heavy, soft, like a wet towel."
      C<spray> {he} can think, "Two puffs, two seconds."
      A<inout> The needle was in the skin for a short time. Now there is a dot, smaller than a freckle. Skin can close it by itself. A plaster sits on top and keeps it clean.
      A<inout> Now the needle is in a box with a lid. There is a plaster, and the place may be a bit sore. The body has work to do inside. It does that without any help from outside.
      A<seconds> The clock on the wall has gone on a bit. The short part is over, and it was shorter than the wait. There is a plaster to show where it was. The needle will not come home, but the plaster can.
      A<seconds> The long part was all that waiting. The needle took a few seconds. A sneeze would have been louder. Now there is no part left, only a plaster. Next time the long part may be shorter, because the end is known.
      A<floppy> The needle has done its job, and the towel may dry. Muscles can be tight again, for climbing and carrying. They are good at both. There is a tiny spot where the pinch was, and the skin mends it.
      A<spray> Two puffs, and the nurse is done. A nose may run for a day, and that is all right. Inside, the body has begun to practise. It does that while people have lunch.
      D<held> Some needles go badly, with too many hands and too little time. {Name} may remember one like that. It was not {his} fault. A body keeps that in mind, and it gets loud early the next time. So the next one can be planned in another way. It can have steps and stops.
      P<held> The grown-ups did not want it to be like that. They were in a hurry, or afraid as well. They can say so.
      P<held> There are nurses who are very good at this. They take time, and they like a plan.
      Q<held> Thinking of the last time, {Name} may feel ____. It may sit in the arms or the legs.
      H<held> {helper} can ring up before and say what went wrong. ~ Then there can be cream, more time or another nurse.
      H<held> {helper} can tell the truth about each step. ~ No step comes as a surprise.
      T<held> {he} can choose a sign for "stop" and try it with the nurse first. ~ A sign that works makes it easier to stay.
      C<held> {he} can think, "This time there is a plan, and I know it."
      A<held> The last time is over, and it stays over. A needle needs a few seconds, and not many hands. If it does not work on one day, there can be another. The plaster waits, and so does somebody on {his} side.
      D<prick> A row of drops goes on the arm, each with a number. In each is a tiny bit of something: egg, nuts, cat or grass. {Name} gets a light needle prick through every drop. It feels like a scratch, and there is no blood. Then comes the hard part, which is fifteen minutes of not scratching.
      P<prick> The nurse waits for bumps and measures them. A big bump says that the body minds that thing. No bump is an answer too.
      P<prick> Many children say that the waiting was worse than the pricks. Itching is like a noise on the skin.
      Q<prick> Before the first prick, {Name} may feel ____.
      Q<prick> In the fifteen minutes, {his} arm may feel ____.
      H<prick> {helper} can say how many drops are left. ~ Counting down is easier than waiting.
      H<prick> {helper} can bring a story that is as long as the wait. ~ Ears can help an arm.
      T<prick> {he} can choose which arm, and which drop comes first. ~ Nurses mostly say yes.
      T<prick> {he} can blow on the bumps and not scratch. ~ Cool air helps.
      C<prick> {he} can think, "It is a scratch, and then a wait."
      A<prick> The ruler has been at each bump, and the numbers are on the list. The bumps get flat again in some hours. That was the needle, and it took less time than the wait. Now the doctor can say what is safe to eat or stroke.
      D<faint> In some bodies, blood sinks to the legs when a needle comes near. Then the head gets too little for a moment. {his} body may do that, and it is called fainting. The body cannot be told off for it. It helps to lie flat with feet up high. Then the blood is back in the head without any work.
      P<faint> Nurses know fainting well. Big, strong people do it too. When the nurse knows before, the bed is ready.
      P<faint> A body that fainted once may not do it again. But lying down is a good plan, and it costs nothing.
      Q<faint> Lying down, {Name} may feel ____. It may be different from sitting up.
      Q<faint> Thinking of the needle, {his} tummy may feel ____.
      H<faint> {helper} can tell the nurse about fainting. ~ That is the first thing to say.
      H<faint> {helper} can bring a drink and something to eat for after.
      T<faint> {he} can squeeze both fists and legs, let go, and squeeze again. ~ It pushes blood up to the head.
      T<faint> {he} can say at once when it gets warm or grey. ~ Then everybody waits.
      C<faint> {he} can think, "Flat, feet up, squeeze."
      C<faint,topic> Lying there, {he} can think about {topic}.
      A<faint> The needle was in and out, and the feet are still up. They can stay there as long as they like. Then comes a slow sit and a slow stand, and a drink. There is a plaster to show for it. It was done lying down, and that counts the same.
      D<cream> For a needle there is a cream that makes a spot of skin numb. Some people call it magic cream, but it is a medicine. {Name} may feel it as cold, and then as nothing much. It goes on about an hour before, under a clear plaster. Pushing can still be felt. The sharp bit is a lot smaller.
      Q<cream> While the cream is working, {Name} may feel ____. Waiting is a part of it.
      H<cream> {helper} can write down when it was put on. ~ Then both of them know when it is ready.
      T<cream> {he} can choose which hand or arm gets it. ~ Sometimes both get some.
      T<cream> {he} can press beside the spot and on the spot, and tell the difference. ~ It is a small test.
      C<cream> {he} can think, "The cream went first, so the pinch is smaller."
      A<cream> The plaster with the cream is gone, and a dry one sits there instead. For a while the spot feels like somebody else's skin. Then it wakes up with a tickle. The needle had only a little to say.
      D<straw> What stays in a hand is not a needle. The needle only showed the way and came out again. In {his} hand there is a thin, soft tube, called a cannula. The dressing over it looks like a window. Medicine and water go in through it. That saves one needle each time.
      P<straw> Nurses check it every few hours. They want to see that the skin is fine and that nothing leaks. If they press, they can say so before.
      Q<straw> When somebody wants to look at it, {Name} may feel ____.
      H<straw> {helper} can ask the nurse to show a new one. ~ It can be bent with a finger.
      H<straw> {helper} can put a sock with a hole over it. ~ What is covered gets bumped less.
      T<straw> {he} can tell the nurse if it stings, is cold or is tight. ~ That is the news they need.
      T<straw> {he} can hold up the hand, so that nobody needs to take it. ~ It is a good deal for both.
      C<straw> {he} can think, "The needle is out. The straw is in."
      A<straw> When it has done its work, the tape comes off. That is the worst of it. The tube slides out in a second. Somebody presses on the place, and there is a plaster. The hand gets its old jobs back.
    `),
    '8-10': script(`
      D<cow> There is a cow in the word vaccine. "Vacca" is Latin for cow, and the first vaccine, in 1796, came from an illness of cows. The needle that {Name gets} is a younger relation of that first one. Some needles bring in something for the body to practise on. Others take out a few teaspoons of blood, and new blood is made all day long. In both cases the pinch is a matter of seconds.
      D<seconds> The pinch of a needle takes a few seconds. The thinking about it can take a week. {Name} may know the feeling of a date on a calendar that comes closer. Minds practise things beforehand, and they practise the worst version best. Then the real day comes with a chair, a cold wipe, a pinch and a plaster. It is usually shorter than any of the practices.
      D<nerves> When a needle touches the skin, {his} nerves send a message to the brain. It arrives in a fraction of a second and says "ouch". On its way it can be turned up or down, a bit like a radio. Fear turns it up, and so does a tight muscle. Slow breathing and a busy mind turn it down. It is the same skin and the same needle.
      D<spray> Not every vaccine comes with a needle. This one is a fine mist, and it goes up the nose, where the germ would go in. {Name} gets a puff on each side, cold and rather wet. The body takes it for a visitor and begins to practise. All of it takes less time than finding the right queue.
      P Nurses have heard every kind of shout, and nobody in that trade is surprised by tears. They say that the most useful sentence is the one that tells them what helps.
      P Some grown men look at the ceiling during a needle, and some faint. Nurses have a bed ready for it. A body that faints is not weak, only quick to drop its blood pressure.
      P A friend may say that it does not hurt at all, and another that it hurts like anything. Both are reporting from their own skin. No one can feel the needle in another person's body.
      P<spray> A nurse in a school hall has heard every joke about noses by ten o'clock. Nurses laugh at some of them. What they need is a head that keeps still for two seconds.
      Q On the morning of the needle, {Name} might feel ____. It may be stronger than the day before.
      Q In the minute before the needle, {Name} may notice ____. Breathing often changes first.
      Q When it is over, {Name} might feel ____. It is sometimes a surprise.
      Q<spray> In the queue, {Name} might feel ____. Queues make most things larger.
      H {helper} can find out beforehand exactly what will happen and who will do it. ~ A plan leaves less room for guesses.
      H {nurse} can agree on a signal to start. ~ Being asked "now?" is easier than being surprised.
      H {helper} can arrange for numbing cream in good time. ~ It works, but it needs half an hour or more.
      H<helper> {helper} can keep a conversation going about something silly. ~ A busy mind notices less.
      H<adult> {helper} can help by {adult} just before it starts. ~ That is usually the hardest minute.
      H<spray> {helper} can find out which kind it is. ~ It is good to know that there is no needle in it.
      T {he} can decide beforehand whether to watch or to look away. ~ Deciding is half of it.
      T {he} can let the arm go heavy and breathe out slowly. ~ A soft muscle feels less than a hard one.
      T {he} can ask for the needle lying down. ~ It is a common wish, and it keeps people from feeling faint.
      T<comforter> {he} can hold on to {comforter} with the hand that is free. ~ One arm is busy, and the other is not.
      T<quiet> {he} can bring something for the wait and spend it {quiet}. ~ Waiting rooms have old magazines and slow clocks.
      T<doing> {he} can try {doing} this time too. ~ What has helped before may help again.
      T<spray> {he} can breathe normally and look past the nurse's ear. ~ Sniffing is not necessary.
      C<cow> {he} can think, "This is a cow's idea, and it is a short one."
      C<cow> {he} can think, "Say hello to the cow."
      C<seconds> {he} can think, "The practice was longer than this."
      C<nerves> {he} can think, "I can turn the radio down a bit."
      C<topic> {he} can think about {topic} and have one fact ready for {nurse}.
      C<spray> {he} can think, "Wet, cold, and no needle."
      A<cow> Afterwards there is a plaster and perhaps a sore arm for a day. The needle drops into a hard box and is not used again. Somewhere in the word there is still a cow. It has no idea how many people have met it.
      A<cow> There is no cow in the waiting room, only a box of plasters and a door. The needle took a few seconds, and the word has been about for more than two hundred years. An arm may be sore until tomorrow. It is a small thing to share with a cow.
      A<seconds> The date on the calendar can be crossed out. It was one chair, one wipe, one needle and one plaster. Next time the mind will practise again, because minds do that. It will have one true version to practise with.
      A<seconds> Somebody in the waiting room looks up and wants to know how it was. It was a chair, a wipe and a pinch, and a plaster at the end of it. Told like that, it is quite a short story. The mind made a longer one beforehand, and it has just been overtaken by the facts.
      A<nerves> The message has arrived, and now it is getting quieter. The place may complain for a while when it is touched. That is the skin closing the spot where the needle was. The radio goes back to its ordinary programme.
      A<nerves> What is left of the message is a sore spot, about as big as the plaster. The brain has filed it under things that ended. When the next needle comes, it will look up this file. It helps that slow breathing and a busy mind are in there, too.
      A<spray> Afterwards noses run a little, and somebody in the class sneezes on purpose. The body is busy with what it has been shown. The nurse ticks a name and looks round for the next nose. There was no needle in it from beginning to end.
      D<held> A needle that was done by force stays in the memory longer than the illness it was for. {Name} may have such a memory, and there is nothing childish about it. A body that was held against its will files the room, the smell and the voices under "danger". Telling it that it is only a pinch does not help, since the pinch was not the worst part. What helps is a different plan, agreed beforehand.
      P<held> The adults who were there had reasons, mostly a clock or a worry. That explains it and does not make it right. It is fair to tell them what it was like.
      P<held> Hospitals have people whose job is to make such things bearable. They know about numbing, distraction, positions and calming medicine. They need to be asked in time.
      Q<held> At the thought of that room, {Name} might notice ____. Muscles often remember first.
      H<held> {helper} can speak to the clinic before the day, and get the plan in writing. ~ What is written down is harder to forget in a hurry.
      T<held> {he} can name two things to do differently, and one that helps. ~ Three points fit on a card for the nurse.
      C<held> {he} can think, "My arm, my sign, our plan."
      A<held> What happened that time is not a forecast. The needle has not changed, but the way of doing it can: asked, explained, and with a stop that counts. If it cannot be done well on one day, most tests can wait for another. Each one that goes as agreed is a new entry in the file.
      D<prick> For an allergy test, {Name} gets numbers on one arm and a drop beside each. It looks like a small game board. Then the skin is pricked lightly through every drop, with a needle that hardly goes in. It feels like ten little scratches, and there is no blood. After that the body plays. In fifteen minutes it shows what it minds, by making an itchy bump.
      P<prick> The nurse is not looking for brave people. The nurse is looking for bumps, with a ruler. One drop is meant to make a bump in everybody, as a check.
      P<prick> Most people are afraid of the pricks and surprised by the itch. Not scratching for a quarter of an hour is a real effort.
      Q<prick> At the first drop, {Name} might feel ____.
      Q<prick> In the tenth minute of itching, {Name} might notice ____.
      H<prick> {helper} can time it and say what is left. ~ Itches are shorter with a clock.
      H<prick> {helper} can ask for the result to be explained with the numbers. ~ It is that person's body.
      T<prick> {he} can keep both hands busy until the timer goes. ~ A hand with a job does not scratch.
      T<prick> {he} can guess which drop will win. ~ It gives the wait a point.
      C<prick> {he} can think, "Scratches first, and then a staring match with an itch."
      A<prick> The ruler has been round, and the drops are wiped away. In a few hours the arm is smooth again. The needle was the short part, as needles tend to be. What is left is a list, and a list makes cake and cats a good deal simpler.
      D<faint> Fainting at a needle is a reflex, like a sneeze. The heart slows down, the blood sinks into the legs, and the head switches off for some seconds. It can have happened before, or it can be only a fear, and either way {Name} did nothing wrong. Lying down with the feet up beats the reflex, because blood runs downhill by itself. There is a trick as well, found out by doctors: tight muscles in the legs push the blood back up. So it can begin flat.
      P<faint> Nurses ask about fainting because it is common, in soldiers and rugby players as well. Someone who says it beforehand gets the couch and is thanked for it.
      P<faint> People who have seen a faint often worry more than the person who had it. For them it looked long. It was a matter of seconds.
      Q<faint> Thinking of the appointment, {Name} might notice ____. It may be in the stomach or the hands.
      Q<faint> Lying flat with the needle near, {Name} might feel ____.
      H<faint> {helper} can see to it that the couch is ready and that the nurse knows. ~ It is one sentence at the door.
      H<faint> {helper} can bring a drink and a biscuit, and keep everyone from hurrying afterwards. ~ Getting up slowly is half of it.
      T<faint> {he} can squeeze legs and fists for ten seconds, let go for twenty, and start again. ~ Blood goes where muscles push it.
      T<faint> {he} can say, "I'm going grey," the moment it starts. ~ Then the others wait.
      C<faint> {he} can think, "Flat already. There is nowhere to fall."
      C<faint,topic> On the couch, {he} can think about {topic}.
      A<faint> The needle is out, and the feet are still on the cushion. They come down when it suits them. After that it goes in order: sit, sip, stand. Whatever the head does this time, the needle has worked just as well as it does on people who sit.
      D<cream> Nerves in an arm send their message by opening tiny gates. A numbing cream keeps those gates shut for an hour or two, in one place only. {Name} may still feel pressure, and a hand that holds the arm. The cream goes on under a clear film and needs forty minutes or more to work. The sharp part arrives as a faint copy, or not at all.
      Q<cream> With the cream on and the clock running, {Name} might feel ____. A wait can be long even when it is useful.
      H<cream> Someone at home can ask for it when the appointment is made. ~ It needs time to work, so early is better.
      T<cream> {he} can test it: press next to the film, then on it. ~ Whoever has tested it knows more than the leaflet.
      T<cream> {he} can tell the nurse where it worked and where it did not. ~ That helps to pick the spot.
      C<cream> {he} can think, "Gates shut. It may knock."
      A<cream> An hour later the gates open again, with a prickle, and the arm is all there. The nurse has what was needed. Beside the plaster there may be a white patch or a red one, where the cream was. It fades by the evening.
      D<straw> A cannula is a soft tube, about as thick as a line from a felt pen. A needle brings it into the vein and is then taken out, so nothing sharp is left in {his} hand. It can bend when the wrist bends. Medicine, fluid or blood for a test can go through it, and each of them would be another needle otherwise. That is why the ward guards it so carefully.
      P<straw> For a nurse, a line that works is worth gold at three in the morning. They look at it often, and not because they enjoy waking people up. They are glad to hear "it has started to sting" before it is too late.
      Q<straw> When the dressing is checked once more, {Name} might feel ____. Being handled all day is tiring in itself.
      H<straw> Someone at home can agree with the staff that they ask first and touch second. ~ It takes two seconds.
      H<straw> Someone at home can bring a soft cuff or a sleeve for it. ~ Snagging is what hurts.
      T<straw> {he} can be the one who lays the arm on the pillow and says "ready". ~ It makes a check into something done with a person.
      T<straw> {he} can report what it feels like, cold, tight or sore, in one word. ~ The nurse can act on a word.
      C<straw> {he} can think, "No needle in there. A very small hose."
      A<straw> Taking it out is mostly a matter of sticky tape. The tube slips away, somebody presses for a minute, and there may be a bruise that goes through several colours. An arm without a line in it can be stretched in all directions. It is surprising how good that is.
    `),
    '11+': script(`
      D<nerves> Pain is not a measurement. When a needle goes in, nerves send a report from the skin, and the brain decides how loud it will be. It considers what {Name is} thinking about, how tight the muscles are, and what happened last time. That is why the same needle can be a pinch on one day and much more on another. It also means that the volume can be influenced, which is useful to know beforehand.
      D<seconds> Almost everything difficult about a needle happens before it. There is the date on the calendar, the corridor, the row of chairs, and somebody who comes out holding an arm. {Name} may notice that imagination works through all this with great care and no sense of proportion. The pinch of the needle, when it arrives, takes a few seconds. It hurts a little, or moderately, and then the most ordinary plaster in the world is put on top.
      D<cow> The first vaccine was taken from a cow, or rather from a milkmaid who had caught cowpox from one. That was in 1796, and the Latin word for cow is still inside the name. The needle that {Name gets} is the modern version, which is thinner, cleaner and used once. Whether it brings something in or takes a few teaspoons of blood out, the moment itself is short. The history is considerably longer.
      D<spray> This vaccination comes as a mist, since the nose is the route that the virus itself would take. {Name} gets a small puff in each nostril, and that is the entire procedure. It is cold, it trickles, and it has a faint taste. People who were braced for a needle tend to look mildly cheated. It takes about as long as signing the form.
      P People who work with needles all day do not think in terms of courage. They notice pale faces, shallow breathing and people who have stopped talking. What they would like to hear is something practical, such as "I faint" or "please count". It makes their work easier.
      P Wherever people queue for a needle, it turns into theatre. Somebody tells a story about a needle as long as a pencil, and somebody else laughs too loudly. Many of those who laugh are busy with their own stomachs, and would rather not be asked.
      P Plenty of adults have a fear of needles, including people who are otherwise hard to frighten. Fainting is a reflex in which blood pressure drops, so it has nothing to do with character. Nurses know this and keep a bed free.
      P<spray> Nurses who visit schools work at the speed of a conveyor belt, and they are aware of it. A question does not hold them up. They would rather have it asked than have somebody worry in the line.
      Q In the queue or the corridor, {Name} might feel ____. It may be physical before it has a name.
      Q In the last minute before it, {Name} may notice ____. There is no correct reaction to a needle.
      Q On the evening before, {Name} might feel ____. It tends to be larger in the dark.
      Q<spray> Standing in line for it, {Name} might feel ____.
      H {helper} can ring and ask about numbing cream, lying down, or an appointment at a quiet hour. ~ These are ordinary requests.
      H {nurse} can explain the steps, or leave out the explanation and talk about something else. ~ People differ in what helps, and it is fine to say which.
      H {helper} can come along and stay out of the conversation. ~ Company does not need to be encouraging.
      H<helper> {helper} can mention a needle that was worse to expect than to have. ~ Most adults own such a story.
      H<adult> {helper} can offer {adult} on the way there. ~ The way there is where it counts.
      H<spray> {helper} can check the form and say which kind it will be. ~ Half of the worry is about the wrong object.
      T {he} can decide in advance whether to watch, and say so. ~ A decision made at home holds better than one made on a chair.
      T {he} can let the arm hang loose and make every breath out longer than the breath in. ~ Soft muscles hurt less.
      T {he} can mention fainting at the start, if it has happened before. ~ Nobody will be surprised, and somebody will find a bed.
      T<comforter> {he} can keep {comforter} in the free hand or in a pocket. ~ A hand that holds something does not clench.
      T<quiet> {he} can spend the wait {quiet}, well away from other people's stories. ~ Corridors are full of exaggeration.
      T<doing> {he} can try {doing} this time too. ~ Whatever has worked once is worth repeating.
      T<spray> {he} can breathe normally and think of something else for four seconds. ~ Nothing more is required.
      C<nerves> {he} can think, "That is a report, and I have a hand on the volume."
      C<seconds> {he} can think, "The corridor is the long part, and I am through it."
      C<cow> {he} can think, "All this because of one cow."
      C<topic> {he} can think about {topic}, in the sort of detail that leaves no room for anything else.
      C<spray> {he} can think, "A mist. Two puffs. Next."
      A<nerves> The report has come in, the brain has dealt with it, and there is a plaster where it was. The place may be sore until tomorrow. What was learned from it is worth keeping, because the next needle will consult the memory of this one. A truthful memory, with its actual length, is a good thing to leave there.
      A<seconds> Out in the corridor again, the row of chairs looks shorter. Somebody else is sitting there now, listening to somebody's long story about a needle. A person who has just come out could tell them how long it takes. The needle is in a box, and the plaster will come off in the bath.
      A<cow> By evening the arm may be sore, and the plaster has probably lost one corner. Whatever the needle brought or took, the body is dealing with it without instructions. It has been over two hundred years since the cow. The cow was called Blossom, and its hide is still kept in a library in London.
      A<spray> The nose may run for a day, and the immune system has seen what it was meant to see. No needle was involved. The nurse has moved on down the list. It is one of the few medical appointments at which the most difficult part is not laughing.
      D<held> Anybody who was held down for a needle has learnt something that is hard to unlearn, namely that "stop" may not count. {Name} may notice it long before the date, in the sleep or in the stomach. It is not a fear of pain, and so remarks about how small the needle is miss the point. The point is consent. It can be put back in place, by people who agree on a procedure beforehand and keep to it.
      P<held> Those involved were probably acting in haste or in worry. They may feel worse about it than they show. An apology is in order, and it may be asked for.
      P<held> Many clinics have specialists for exactly this, with numbing cream, calming gas or medicine, and time. A letter or a call a week before opens more doors than bravery on the day.
      Q<held> When the appointment is mentioned, {Name} might notice ____. Anger is as reasonable as fear.
      H<held> {helper} can be the one who says "stop" aloud if the agreed sign is overlooked. ~ It is easier with a witness who has instructions.
      T<held> {he} can write half a page on what happened and what is needed now. ~ A nurse can read it in a minute, and nobody needs to say it out loud.
      C<held> {he} can think, "Asked, told, and with a stop that counts."
      A<held> Trust returns in small amounts, one kept agreement at a time. The needle takes seconds, and the conditions around it are what can be negotiated. If they are not met on the day, another day may be better, and a doctor can say how urgent it is. What happened once was done badly. It can be done well.
      D<prick> A skin prick test is a conversation with an immune system. Drops of likely suspects are placed along the arm, and a needle breaks the surface under each, so lightly that there is no blood. {Name} will feel a row of scratches, and then nothing much for several minutes. Then the body answers in bumps. The itch lasts for about a quarter of an hour, during which scratching would spoil the evidence.
      P<prick> The nurse measures the bumps in millimetres and writes them down without comment. One of the drops makes a bump in everyone, and another in no one, as a check on the test. Nobody is being tested for courage.
      P<prick> Most people prepare for the needle and are caught out by the itch. It is a nuisance with a time limit.
      Q<prick> Looking at the row of drops, {Name} might feel ____.
      Q<prick> In the tenth minute, {Name} might notice ____.
      H<prick> {helper} can leave the questions to {him}. ~ It is useful to have heard the answers first-hand.
      H<prick> {helper} can supply something absorbing for fifteen minutes. ~ Boredom itches as well.
      T<prick> {he} can hold something cold in the other hand. ~ It gives the nerves another subject.
      T<prick> {he} can ask what a positive result would change in practice. ~ It is often less than feared.
      C<prick> {he} can think, "Evidence. Hands off."
      A<prick> The bumps go down within hours, and the numbers stay. Some of them will mean a change, and some will clear a food of all charges. The needle, it turns out, was a minor character. The arm can be scratched now, with official permission.
      D<faint> There is a reflex in which a needle, or merely blood, makes the heart slow down and the vessels in the legs go slack. The head is the highest point and runs dry first. {Name} may have met it already, or may only have heard of it, and either makes an appointment look worse than it is. It has nothing to do with courage. It cannot be argued with, but it can be outwitted. A person who is lying flat with raised legs has taken away its main tool.
      P<faint> Staff would much rather hear "I faint" at the door than find out. It is among the commonest things that people tell them, and a couch is part of the furniture.
      P<faint> Somebody who faints remembers a face or two looking very worried. To them it seemed endless, although it lasts seconds. They will be just as relieved about the couch.
      Q<faint> In the waiting room, {Name} might notice ____. The first signs are often warmth, a yawn or distant sounds.
      Q<faint> Lying flat in a room full of upright people, {Name} might feel ____.
      H<faint> {helper} can ask for the couch when the appointment is confirmed. ~ Then it needs no explaining on the day.
      H<faint> {helper} can bring water and something salty, and be in no hurry afterwards.
      T<faint> {he} can tense legs, stomach and the other arm for ten seconds, release for twenty, and go on like that. ~ It is called applied tension, and it raises blood pressure.
      T<faint> {he} can say it at the first sign. ~ The earlier it is said, the less happens.
      C<faint> {he} can think, "Already flat. It has nothing left to do to me."
      C<faint,topic> With the legs up, {he} can think about {topic}.
      A<faint> The needle did its work on a person lying down, and it made no difference to the needle. Getting up takes place in stages: sit, drink, wait, stand. Reflexes are slow learners, but they do learn, and each time that passes without a faint is noted somewhere. The couch is wiped and waits for the next one, who may be a soldier.
      D<cream> Numbing cream keeps the pain nerves in a patch of skin from reporting an injection. Pressure still gets through, so {Name} may feel that something is going on without the part that makes people wince. It is no magic, whatever they call it on the ward. It takes up to an hour under a clear dressing, and for an injection that hour is well spent. How well it works varies a little from arm to arm.
      Q<cream> During the wait, {Name} might notice ____. Dread and boredom go together surprisingly often.
      H<cream> Someone at home can ask for it in advance and see that it goes on in time. ~ Forgotten cream is the commonest reason for a bad ten minutes.
      T<cream> {he} can choose the arm and hold it still in a position that {he has} picked. ~ It makes a difference to be the one who decides.
      T<cream> {he} can ask for cold spray if there was no time for cream. ~ It works within seconds.
      C<cream> {he} can think, "Reported: pressure. Not reported: the rest."
      A<cream> The dressing comes off, and so does the cream, and the injection itself is shorter than either. Later the patch of arm comes back to life with a mild itch. There is nothing heroic in using what has been invented for the purpose. Nurses do as well.
    `),
  },
};

/** A needle that brings something in or takes a little out: injections, vaccinations, blood tests. */
export const needles: Frame = withScenes(own, tubeToCome, jabInTheHall, minuteBefore);

import { withScenes } from '../scene.ts';
import { teethThatWereCross } from './teeth-that-were-cross.ts';
import { script, type Frame } from '../../frame.ts';
import { whomItMeets } from '../whom-it-meets.ts';

/** No words call for these; they are told wherever no others are called for. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

/** Biting: what teeth are for, what happens in a body just before a bite, and what helps the arm afterwards. */
const own: Frame = {
  id: 'biting',
  name: 'Biting',
  says: [
    'keeps biting other children',
    'biting at nursery',
    'biting at daycare',
    'my toddler is biting everyone',
    'he bit his friend again',
    'she bites her baby brother',
    'bites me when he is tired',
    'bites when excited',
    'bit a child at preschool today and left a mark',
    'got called in again for biting',
    'bites when someone takes her toy',
    'biting phase wont end',
    'my son is a biter',
    'bites kids at school',
    'he bites his sister and laughs',
    'bites people when it gets too loud',
    'leaves teeth marks on other kids',
    'bites my shoulder when i carry him',
    'how to stop toddler biting friends',
    'bites other kids she cant talk yet',
    'bites himself and others when overwhelmed',
    'bit his teacher',
    'bites us whenever we say no',
    'bitting other kids at play group',
  ],
  claims: {
    strong: [
      'bit her sister',
      'bit his brother',
      'bit her brother',
      'bit his sister',
      'bites his brother',
      'bites her brother',
      'bites her sister',
      'bites his sister',
      'bite other',
      'bite others',
      'bite child',
      'bite friend',
      'bite classmate',
      'bite brother',
      'bite sister',
      'bite baby',
      'bite twin',
      'bite cousin',
      'bite me',
      'bite us',
      'bite my',
      'bite person',
      'bite everyone',
      'bite someone',
      'bite somebody',
      'bite teacher',
      'bite staff',
      'bite at nursery',
      'bite at daycare',
      'bite at preschool',
      'bite at school',
      'bite when',
      'bite if',
      'bite himself',
      'bite herself',
      'bite mark',
      'tooth mark',
      'biter',
      'keep bite',
      'for biting',
      'biting phase',
      'biting incident',
      'bite',
      'chomp',
      'chomps',
      'sinks teeth',
      'sink teeth',
      'nibbles other',
      'use his teeth on',
      'use her teeth on',
      'teeth on his brother',
      'teeth on her brother',
      'uses his teeth',
      'uses her teeth',
    ],
    cues: ['bite', 'teethe', 'nursery', 'daycare', 'preschool', 'playgroup', 'toddler', 'mark', 'jaw'],
    not: [
      'dog bit',
      'cat bit',
      'dog because she bit',
      'dog because he bit',
      'give our dog',
      'our dog away',
      'brother bites her',
      'brother bites him',
      'sister bites her',
      'sister bites him',
      'child bites her',
      'child bites him',
      'got bitten',
      'was bitten',
      'gets bitten',
      'being bitten',
      'bite toothbrush',
      'bite brush',
      'bite dentist',
      'bit the dentist',
      'bite nail',
      'nail biting',
      'nail biter',
      'bite his nails',
      'bite her nails',
      'bite finger',
      'insect bite',
      'mosquito bite',
      'dog bite',
      'tick bite',
      'got bitten by',
      'was bitten',
      'bite to eat',
      'one bite',
      'a bite of',
      'bite of food',
      'cross bite',
      'bite scab',
      'bite skin',
      'bite nails',
      'bite lip',
      'bite fingernail',
    ],
  },
  topicWords: ['bite', 'biting', 'teeth', 'mouth', 'jaw'],
  answers: Object.fromEntries(['toast', 'arm', 'before', 'bitehands'].map((thread) => [thread, /\bbit\b/i])),
  // Whoever is bitten is no new teacher, and no goodbye.
  decidedBy: [
    /^(?![^]*\b(?:was|been|got|gets|being|get) bitten\b)[^]*?\b(?:bites?|biting|bit|has bitten) (?:(?:his|her|their|the|a|all|some of) )*(?:(?:new|nursery|pre-?school|favourite) )*(?:key ?(?:workers?|persons?|people)|staff|teachers?|childminder|nursery (?:ladies|lady|nurse|workers?)|ta|one[- ]to[- ]one|carers?)\b/i,
  ],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Biting is common between one and three years, and most children bite less as they get more words.',
    'Young children bite when teeth are coming, or when they are tired, crowded, excited, cross or short of words.',
    'A human bite hurts and can leave a mark; the place is washed with water and a cold wet cloth helps.',
    'The main chewing muscle is one of the strongest in the body for its size.',
    'Chewing on something firm or crunchy gives the jaw a strong, steady feeling that many people find calming.',
    'When somebody is very excited or upset, muscles get tight, and the jaw is often one of them.',
    'What helps is to stop calmly, look after the one who was hurt first, say that biting hurts, and give the biter other words.',
    'A person who was bitten can be wary for a while; trust comes back through many ordinary times.',
  ],
  threads: {
    glad: 'lips that hum and kiss, and teeth that stay in, in wild games and cuddles',
    toy: 'a toy that is in other hands, and one loud word',
    own: "a child's own hand that gets the bite, and what the jaw was looking for",
    bitten: 'a bite that somebody got: the sore place, and somebody who comes',
    toast: 'toast and other things that teeth are good for',
    before: 'what happens just before a bite: loud, close, tight jaw',
    arm: 'the arm that got a bite, the water and the cold cloth',
  },
  threadCues: {
    glad: /\bbit(?:es?|ing)\b[^.]{0,60}\b(?:over-?excit\w*|excit\w*|happy|cuddl\w*|hugs?|hugging|kiss\w*|affection\w*|playful\w*|thinks (?:it'?s|it is) (?:funny|a game)|laugh\w*|giggl\w*|for fun|as a joke|silly|rough and tumble|tickl\w*)\b|\b(?:excit\w*|cuddl\w*|kiss\w*|hugs?)\b[^.]{0,30}\bbit(?:es?|ing)\b/i,
    toy: /\b(?:bit(?:es?|ing)|bitten|bit)\b[^.]{0,60}\b(?:(?:takes?|taking|took|grabs?|grabbing|snatch\w*|wants?|has|touch\w*|tries to take|gets?|shar\w+)\b[^.]{0,24}\b(?:toys?|things|cars?|trains?|trikes?|tricycle|bricks|blocks|lego|dolls?|ball|bike|scooter)|over (?:toys|a toy|the toys)|(?:fight\w*|argu\w*|squabbl\w*) (?:over|for|about)\b|(?:doesn'?t|won'?t|can'?t) (?:want to )?share)|\b(?:takes?|grabs?|snatches) (?:his|her|their) (?:\w+ )?toys?\b[^.]{0,40}\bbit(?:es?|ing)\b/i,
    own: /\b(?:bit(?:es?|ing|ten|e)?|chew(?:s|ed|ing)?|gnaws?|sinks? (?:his|her|their) teeth into) (?:on |into )?(?:(?:his|her|their) (?:own )?(?:hands?|arms?|wrists?|knuckles?|legs?|knees?|fists?|shoulder|skin)|(?:him|her|them)sel(?:f|ves)|themself)\b/i,
    toast: WHERE_NOTHING_ELSE_IS_SAID,
    before: WHERE_NOTHING_ELSE_IS_SAID,
    arm: WHERE_NOTHING_ELSE_IS_SAID,
    bitten:
      /\bbitten (?:at|in) (?:\w+ )?(?:nursery|school|preschool|playgroup|cr[eè]che|club|childminder\w*)\b|\b(?:friend|boy|girl|child|kid|toddler|classmate|cousin|brother|sister|twin|someone|somebody|children)(?: (?:at|in|from|who) (?:\w+ ){0,2}?\w+)? (?:bit|bites|keeps biting|has bitten) (?:him|her|them)\b|\b(?:got|gets|was|is|being|been|getting) (?:\w+ )?bitten\b(?! by (?:him|her|my|our)\b)|\bbitten by\b(?! (?:him|her|my|our)\b)|\b(?:another|an?|one|this|that|some|the other|older|bigger|other) (?:older |bigger |little )?(?:boy|girl|child|kid|toddler|classmate|children|boys|girls|kids|cousin|brother|sister|friend)s?(?: (?:at|in|on|from|who|keeps|always|the|his|her|nursery|school|class|playgroup|park|preschool|sometimes|often|of|older|bigger))* (?:bit|bites|bitten|has bitten|biting)\b/i,
  },
  onlyWhenSaid: ['glad', 'toy', 'own', 'bitten'],
  tellsAlone: ['glad', 'toy', 'own', 'bitten'],
  roles: { whom: whomItMeets },
  titles: {
    young: [
      { text: 'Lips Can Hum', thread: 'glad' },
      { text: 'Glad, With No Teeth', thread: 'glad' },
      { text: 'Stop, I Had It!', thread: 'toy' },
      { text: 'Round Goes the Toy', thread: 'toy' },
      { text: 'A Hand Gets a Cloth', thread: 'own' },
      { text: 'Press, Press, Soft', thread: 'own' },
      { text: 'No Bite, Just Play', thread: 'bitten' },
      { text: 'A Sore Place', thread: 'bitten' },
      { text: 'Somebody Comes', thread: 'bitten' },
      { text: 'Crunch Goes the Toast', thread: 'toast' },
      { text: 'What Teeth Can Do', thread: 'toast' },
      { text: 'Loud and Close', thread: 'before' },
      { text: 'A Cold Cloth for an Arm', thread: 'arm' },
      { text: 'Teeth Are for Food' },
      { text: '{name} and the Teeth' },
    ],
    older: [
      { text: 'Too Glad for a Mouth', thread: 'glad' },
      { text: 'What Lips Can Do', thread: 'glad' },
      { text: 'Who Had It First?', thread: 'toy' },
      { text: 'One Loud Word', thread: 'toy' },
      { text: 'What the Jaw Was After', thread: 'own' },
      { text: 'Kind to a Hand', thread: 'own' },
      { text: 'An Arm Remembers', thread: 'bitten' },
      { text: 'After a Bite', thread: 'bitten' },
      { text: 'Toast Does Not Mind', thread: 'toast' },
      { text: 'The Strongest Small Muscle', thread: 'toast' },
      { text: 'The Second Before', thread: 'before' },
      { text: 'What a Bite Leaves', thread: 'arm' },
      { text: 'A Job for Teeth' },
      { text: '{name} and a Tight Jaw' },
    ],
  },
  benefits: [
    'Says plainly what a bite does, without calling anybody names.',
    'Shows what a body does just before, so that there is something to notice.',
    'Gives {name} another thing for teeth to do, and words to use in time.',
  ],
  talk: {
    young: [
      'What are teeth good for in this story?',
      'How does the mouth feel just before?',
      'Shall we choose something crunchy or chewy for teeth to bite?',
    ],
    older: [
      'What happens in the body before a bite?',
      'Which word went into the blank?',
      'Shall we agree on a sign that means more room, please?',
    ],
  },
  ofThread: {
    bitten: {
      benefits: [
        'Says plainly that a bite hurts, and that it was somebody else who did it.',
        'Looks after the sore place and the fright.',
        'Gives {name} a stop to say, and somebody to go to.',
      ],
      talk: {
        young: [
          'What helps the sore place in this story?',
          'How does it feel to go back there?',
          'Shall we practise a loud "Stop"?',
        ],
        older: ['Who gets told in this story?', 'Which word went into the blank?', 'Shall we agree on whom to go to?'],
      },
    },
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: null,
    props: ['bread', 'cup'],
  },
  text: {
    '2-3': script(`
      D<toast> Here is some toast. {Name} has teeth. Teeth bite the toast. Crunch, crunch, crunch!
      D<before> It may be loud. It may be close. {his} mouth may want to bite. Snap! A bite can come so fast.
      D<arm> Ow! Sometimes a mouth bites an arm. {Name} may hear a cry. A bite hurts. Water and a cold cloth help.
      P Arms and hands can feel. They feel a lot.
      P A bite hurts. Lots of small children bite, and learn.
      P A friend wants to play. A friend does not want teeth.
      P A bite says something. Words say it better.
      P {whom} can feel teeth. A soft hand feels nice.
      Q Just before a bite, {Name} may feel ____.
      Q In {his} mouth, teeth may feel ____.
      Q After a bite, {Name} may feel ____.
      H {helper} can make some room.
      H<arm> {helper} can look at the arm.
      H {helper} can find some toast.
      H<helper> {helper} can sit close and help.
      T {he} can bite some toast.
      T {he} can hold up one hand.
      T {he} can come to a grown-up.
      T<comforter> {he} can squeeze {comforter} tight.
      T<doing> {he} can try {doing}.
      C<toast> {he} can say, "Teeth bite toast."
      C<before> {he} can say, "Too close! More room!"
      C<arm> {he} can say, "Ow! Arms can feel."
      C<topic> {he} can think about {topic}.
      A<toast> Crunch goes the toast. Toast does not say ow. Teeth are good for that. More toast, please!
      A<before> Now there is more room. It is not so loud. The mouth is soft. Teeth can rest.
      A<arm> The cloth is cold. The arm feels a bit better. The teeth are resting. Then there is time to play.
      D<bitten> Ow! A bite hurts. {Name} got a bite. It was not nice. Somebody comes. Drip, drip, cold cloth.
      D<bitten> {Name} has a sore place. It is from a bite. It was another mouth. Ow! Now comes a cold cloth.
      P<bitten> Grown-ups look. They see to both.
      P<bitten> Small mouths bite. Words come later.
      P<bitten> Grown-ups make more room.
      Q<bitten> With a sore place, {Name} may feel ____.
      Q<bitten> In that room, {Name} may feel ____.
      H<bitten> {helper} can stay close.
      H<bitten> {helper} can tell the big people.
      H<bitten> {helper} can kiss the sore place.
      T<bitten> {he} can call out, "Help!"
      T<bitten> {he} can hold up a hand.
      T<bitten> {he} can go to a grown-up.
      T<bitten,comforter> {he} can hold {comforter}.
      C<bitten> {he} can say, "No bite! Stop!"
      C<bitten> {he} can say, "Ow. Help me, please."
      A<bitten> The bite got a cold cloth. The sore place gets better. A grown-up is near. Hello, toys.
      A<bitten> Drip, drip, and the bite is less sore. Somebody was there. Big people look out now. It is time to play.
      D<bitten> Ow! A bite. {Name} has a red mark. It hurts. A grown-up comes. Cold cloth, blow, blow.
      D<bitten> Somebody did a bite. It was on {Name}. That is not all right. A bite hurts. The mark goes away.
      P<bitten> Small ones with few words may bite. They learn.
      P<bitten> Grown-ups look after the one who hurts.
      Q<bitten> With that mark, {Name} may feel ____.
      H<bitten> {helper} can look after the mark.
      H<bitten> {helper} can tell who looks on.
      T<bitten> {he} can hold up a hand. Stop!
      T<bitten> {he} can run to a grown-up.
      C<bitten> {he} can say, "Stop! No bite!"
      A<bitten> Blow, blow, and the mark gets pale. The grown-ups look out now. Toys wait in a row. No bite, just play.
      A<bitten> The bite is over. The skin mends. {Name} has a big voice for stop. Good stop!
      D<own> {Name} has a hand. Sometimes teeth bite it. Ow! The hand gets a mark. A hand is soft.
      P<own> Sometimes it is all too much. Grown-ups see that.
      Q<own> In all that noise, {Name} may feel ____.
      H<own> {helper} can hold the hand.
      H<own> {helper} can find a soft ring.
      T<own> {he} can bite on the ring.
      T<own> {he} can squeeze a pillow.
      C<own> {he} can think, "Soft, hand, soft."
      A<own> A cloth on the hand, soft, soft. The bite is done. The mark gets small. Hello, hand.
      D<toy> A toy goes off in another hand. {Name} may want it back. The mouth is fast. A bite hurts. Now two children cry.
      D<toy> Mine! But the toy is gone. {his} mouth may open to bite. Teeth are hard. An arm is soft. Ow!
      P<toy> The other one likes the toy too.
      P<toy> Teeth are fast. Words are slow. It takes time.
      Q<toy> With no toy, {Name} may feel ____.
      Q<toy> With teeth so near, {Name} may feel ____.
      H<toy> {helper} can ask for the toy.
      H<toy> {helper} can come to help both.
      T<toy> {he} can hold up a flat hand.
      T<toy> {he} can call a grown-up.
      C<toy> {he} can say, "Stop! I had it."
      A<toy> Stop! That was a good word. Somebody came to help. The teeth can rest. Round goes the toy, and back.
      A<toy> One had it, then the other. Now it is here again. Teeth are for toast. Hello, toy.
      D<glad> Jump, jump, what fun! {Name} may get wild. The mouth wants to join in. It bites. Ow! A bite hurts in fun too.
      D<glad> A cuddle is warm. An arm is near. {his} mouth may open to bite. Teeth are hard. Ow!
      P<glad> Arms are soft. They like a kiss.
      P<glad> Ow is not a game. The fun stops.
      Q<glad> In a wild game, {Name} may feel ____.
      Q<glad> In a big cuddle, {Name} may feel ____.
      H<glad> {helper} can make the game slow.
      H<glad> {helper} can bring some toast.
      T<glad> {he} can blow a kiss.
      T<glad> {he} can press both lips and hum.
      C<glad> {he} can say, "Kiss, no teeth."
      A<glad> Mmm, say the lips. The teeth stay in. The fun goes on. A kiss is soft. Mmm.
      A<glad> Hop, hop, hum! Teeth can rest. A mouth can be glad too. It hums. Hello, soft arm.
    `),
    '4-5': script(`
      D<toast> Teeth are made for hard work. {Name has} a whole row of them. They can bite toast, and apples, and crackers. Toast does not mind at all. An arm is different, because arms can feel.
      D<before> First something is too much. It may be loud, or close, or a no. Then {his} teeth may press together tight. Last, a bite can come out fast. It can be faster than a word.
      D<arm> Sometimes teeth bite an arm. {Name} may see a small red mark there. It is round, like a mouth. A bite hurts, so the arm gets water and a cold cloth. The cloth goes drip, drip on the floor.
      P Somebody who got a bite may cry or step back. Nobody can see from outside why it came. It is only clear that it hurts.
      P Lots of children bite when they are small. Teachers have seen it many times. They know that children find other ways.
      P Grown-ups look first at the one who is hurt. Then they have time for the other one. They care about both.
      P Teeth hurt {whom}, and they do not say why. A word or an open hand tells more.
      Q When it is all too much, {his} mouth may feel ____.
      Q Just before a bite, {Name} may feel ____.
      Q After a bite, {Name} may feel ____.
      H {helper} can stay calm and make some room. ~ It helps when everyone has space.
      H {helper} can help to find the right words. ~ Words can say what a bite cannot.
      H {helper} can keep something chewy in a bag. ~ Then it is there when teeth need it.
      H<helper> {helper} can come close when a game gets wild. ~ Wild games go better with someone near.
      H<adult> {helper} can help when it gets loud. ~ A good start is {adult}.
      T {he} can hold up a flat hand for "stop".
      T {he} can press both lips together and blow.
      T {he} can go and find something crunchy to bite.
      T<comforter> {he} can squeeze {comforter} as hard as needed.
      T<quiet> {he} can step away and spend some time {quiet}.
      T<doing> {he} can try {doing} when it gets loud.
      C<toast> {he} can say, "Teeth are for toast."
      C<before> {he} can say, "Too much for me, more room!"
      C<arm> {he} can say, "Arms can feel. I can use words."
      C<topic> {he} can step back and think about {topic}.
      A<toast> Crunch, crunch, goes the toast. That is a good sound for teeth to make. Toast gets smaller, and nobody says ow. There is a job for teeth every day at breakfast.
      A<before> Now there is more room, or less noise. The jaw gets soft again. Next time may be slow enough for a word. People at home and at play can help with that.
      A<arm> The red mark gets lighter, and then it is gone. The cloth hangs up to dry. A bite is over when everyone has had help. Then there is time to look for a good game.
      D<bitten> Somebody's teeth can bite, and that hurts. {Name} got a bite from another child. There is a small red mark, round like a mouth. It was not {his} fault. Cold water and a cloth go on it.
      P<bitten> Children bite when they have no word for something. It is not a good way. Grown-ups help them to find another one.
      P<bitten> When there was a bite, grown-ups watch that place more. They make room, and they stay near.
      P<bitten> It is all right to tell about it more than once.
      Q<bitten> When that child comes near, {Name} may feel ____.
      Q<bitten> Thinking of the bite, {Name} may feel ____.
      H<bitten> {helper} can tell the grown-ups there what happened.
      H<bitten> {helper} can look at the red mark each evening. ~ It gets smaller.
      H<bitten> {helper} can find out who will be near. ~ Then there is a plan.
      T<bitten> {he} can hold out a hand and say, "Stop!"
      T<bitten> {he} can move away and find a grown-up.
      T<bitten> {he} can choose a place to play with more room.
      T<bitten,comforter> {he} can have {comforter} near.
      C<bitten> {he} can say, "Stop! That hurts. Help, please."
      A<bitten> The red mark of the bite goes pale. Then it is gone. The grown-ups know about it now. They keep their eyes open. There are other friends and lots of toys.
      A<bitten> The cloth is dry, and the bite is nearly gone. A loud "stop" is ready in the mouth. Somebody hears it and comes. Then there is room to play.
      D<bitten> A bite hurts, and it comes fast. {Name} got one, and there was a mark. It was not because of {Name}. The one who did it had no words ready, only teeth. Biting is not all right, and grown-ups help so that it stops.
      D<bitten> After a bite, an arm remembers. {Name} may not want to go where it was. That is no wonder. A mark gets blue, then yellow, and then it is gone. The grown-ups there know about it now.
      P<bitten> Some children bite when it is too loud or too close. They can like somebody and still do it.
      P<bitten> The grown-ups want everybody to be safe. They stand closer now.
      Q<bitten> At the door of that room, {Name} may feel ____.
      H<bitten> {helper} can talk to the grown-ups there. ~ They make a plan.
      H<bitten> {helper} can say who looks out.
      T<bitten> {he} can hold out a flat hand and say stop.
      T<bitten> {he} can play on the other side of the room.
      C<bitten> {he} can say, "Stop. No teeth."
      A<bitten> The mark has gone through all its colours. A grown-up stood close by today, and there were bricks. It is fine to play with somebody else for a while. A bite is over, and the room has a plan.
      A<bitten> A hand went up, flat, and a grown-up came at once. That is how it works. Arms are for hugs and for painting. Nobody's teeth have a job there.
      D<own> When it is too much, {his} teeth may bite what is near. A hand is near, or an arm. It is soft, and it gets a mark. A bite on the skin hurts, even one's own. Jaws just want to press hard.
      P<own> Grown-ups can see the mark. They would like to know what was too much. It may have been a noise, a no or a pain.
      P<own> Lots of bodies like to press when it gets hard. Some push a wall, and some hug a cushion.
      Q<own> When it gets too much, {Name} may feel ____.
      Q<own> After a bite, the hand may feel ____.
      H<own> {helper} can make it less loud or less full. ~ Then the jaw gets softer.
      H<own> {helper} can have a chewy thing ready. ~ It can be bitten as hard as one likes.
      H<own> {helper} can put a cool cloth on the sore place.
      T<own> {he} can bite on a chewy thing.
      T<own> {he} can press both hands together hard.
      T<own> {he} can show a sign for "too much".
      C<own> {he} can think, "Hands are for holding."
      C<own> {he} can think, "Press, press, and soft."
      A<own> The hand has a cool cloth on it. The mark from the bite gets small. A chewy thing does not say ouch, and a hand does. Now the hand can rest in another hand.
      A<own> Press, press, and the jaw gets soft. Teeth can rest in a mouth. Somebody saw that it was too much. The hand is fine for bricks, and for waves.
      D<toy> {Name} has a toy, and then it is in another hand. That is quick, and it is not fair. Teeth are near and words are far, so the mouth may bite. But it hurts. Then two children cry, and nobody asks about the toy.
      D<toy> A toy can go from one hand to another in a blink. {Name} may be left with empty hands. Then a mouth may bite the arm that took it. Teeth hurt, so the arm has a sore place. The toy lies on the floor, and nobody plays.
      P<toy> The other child saw a good thing and took it. It may be somebody who does not know how to ask yet. That can be learned.
      P<toy> Grown-ups who look after many children see this a lot. They would like to hear a loud "stop". Then they can come in time.
      Q<toy> When somebody takes a toy, {Name} may feel ____.
      Q<toy> Just before a bite, {his} mouth may feel ____.
      H<toy> {helper} can help to get the toy back with words. ~ That is a job for a grown-up.
      H<toy> {helper} can stay near the toys for a while. ~ From there it is not far to help.
      T<toy> {he} can hold on to the toy and call out, "Help!"
      T<toy> {he} can put up one flat hand, like a stop sign.
      C<toy> {he} can say, "Stop! I am playing with that."
      C<toy> {he} can say, "I had it. You are next."
      A<toy> A loud word flew across the room. Somebody heard it and came. First one child has the toy, and then the other. The teeth had no work at all. They can wait for a carrot.
      A<toy> Both arms are fine, with no mark on them. The toy has been round and is back. It is all right to be cross when a thing is taken. It was said with a mouth, and not with teeth.
      D<glad> Being glad can get very big. {Name} may jump and squeal with arms and legs. Then the mouth wants a part as well, and it may bite. It is not meant to hurt. But an arm cannot tell a glad bite from a cross one.
      D<glad> A wild game or a good cuddle makes a body fizz. {Name} may feel it down to the teeth. They want to press on something. If it is an arm, the bite hurts. Then the fun is over for a bit.
      P<glad> The other one was having fun as well. Ow comes as a surprise. So there may be a loud voice.
      P<glad> Puppies do it too. They nip when the game gets wild. Then the other puppy stops playing, and they find out why.
      Q<glad> When the game gets wild, {Name} may feel ____.
      Q<glad> When the fun is very big, {his} mouth may feel ____.
      H<glad> {helper} can stop the game for three breaths. ~ Then it can go on.
      H<glad> {helper} can bring something cold to chew. ~ Teeth like to press.
      T<glad> {he} can press both lips together and hum like a bee.
      T<glad> {he} can shake it out with hands and feet.
      C<glad> {he} can say, "So much fun! Lips, hum."
      C<glad> {he} can say, "A kiss has no teeth in it."
      A<glad> Mmm, went the lips, and the teeth stayed at home. The game had a short rest and went on. A mouth can be glad and soft at the same time. An arm likes that best.
      A<glad> The fizz is still there, and that is good. It came out of the feet and the voice. No arm got a bite. Two people are out of breath from laughing.
    `),
    '6-7': script(`
      D<toast> Teeth are the hardest things in a body. {his} jaw has a strong muscle on each side to move them. Together they can crush toast, apples and raw carrots. That is a lot of power for one small mouth. It is fine for toast, because toast has no feelings. Skin has lots of them.
      D<before> There is one second before a bite, and a lot happens in it. It may be too loud, or somebody may be too near. {his} hands may get tight, and the jaw gets tight too. Words are slow just then. A bite is fast, and so it can come out first.
      D<arm> Why does a bite leave a mark? Teeth press hard on a small place, and {Name} may see it turn red. Skin can feel that for a long time. That is why it is washed with water. Then a cold wet cloth goes on top, and the mark fades.
      P The person with the bite may be scared as well as sore. A bite comes with no warning. Next time that person may stay further away, just to be sure.
      P Other children may stare or tell each other about it. They are trying to understand what happened. Most of them have hurt somebody too at some time.
      P Teachers know that a bite often means "too much" or "too close". They would like to know it sooner. Then they can help before it gets that far.
      P After a bite, {whom} may not know what came before it. It may take a while before {whom} wants to be close again.
      Q Just before a bite, {his} jaw may feel ____. It can be quick to come and quick to go.
      Q When there is too much of something, {Name} may feel ____.
      Q When somebody stays away, {Name} may feel ____. More than one feeling may fit.
      H {helper} can help everybody step apart first. ~ After that it is easier to hear both sides.
      H {helper} can agree on a sign for "too close". ~ A sign is quick, even when words are slow.
      H {helper} can put something crunchy in the lunch box. ~ A jaw that has worked hard is often calmer.
      H<helper> {helper} can ask what happened just before. ~ That is the part that helps next time.
      H<adult> {helper} can help by {adult}. ~ Help that is known already works faster.
      T {he} can push both hands together hard and breathe out. ~ It gives tight muscles something else to do.
      T {he} can move two big steps back. ~ Room is often what a body was asking for.
      T {he} can chew on something crunchy and slow. ~ A jaw can work hard there, and nobody gets hurt.
      T<comforter> {he} can squeeze {comforter} until the jaw is soft. ~ Soft things can take a lot of squeezing.
      T<quiet> {he} can take a break and spend it {quiet}. ~ A quiet place lets a body slow down.
      T<doing> {he} can try {doing} when the jaw gets tight. ~ What helped before can help here too.
      C<toast> {he} can think, "Save it for the toast."
      C<before> {he} can say, "I need more room, please."
      C<arm> {he} can think, "Marks fade. I can help to fix it."
      C<topic> {he} can step away and think about {topic}.
      A<toast> Tomorrow there may be toast again. The jaw can crush it, and the crumbs can fly. That is what teeth are good at. In a game, words and hands have other jobs.
      A<before> That one second gets easier to notice after a while. It may start with tight hands or a hot face. Some days it will be too quick, and then people can help. A soft jaw is a good sign that it is over.
      A<arm> By evening most marks from a bite are hard to find. A person may need a bit longer than an arm does. A kind word and some normal days can help with that. Then people can laugh together with all their teeth.
      D<bitten> A bite is over in a second, and it hurts for longer. {Name} got one from somebody else's teeth. It left a mark like a small ring. Nobody deserves a bite, whatever was going on. First the skin gets washed, and then somebody hears what happened.
      P<bitten> Somebody who bites has often run out of words. That explains it, and it is still not all right. Grown-ups deal with that part.
      P<bitten> The others may have seen it or not. They may ask to look at the mark. It can be shown or not.
      P<bitten> People who look after a group want to know about a bite. Then they watch more closely.
      Q<bitten> When that child is in the room, {Name} may feel ____.
      Q<bitten> Looking at the mark, {Name} may feel ____.
      H<bitten> {helper} can tell those in charge, with the day and the place. ~ They can change things.
      H<bitten> {helper} can go through the first minutes of the next time. ~ A plan makes them shorter.
      T<bitten> {he} can hold up a flat hand and say "stop" in a loud voice. ~ Loud is right for that.
      T<bitten> {he} can step back and go to a grown-up. ~ That is not telling tales.
      T<bitten,comforter> {he} can keep {comforter} close in the evening. ~ A bite can be thought of for a while.
      C<bitten> {he} can say, "Stop. I do not want that."
      A<bitten> The ring from the bite turns yellow and then goes. Skin is good at that. The rest gets better by being told. There are grown-ups who look out, and other people to play with.
      A<bitten> After some days there is nothing left to see of the bite. The word "stop" is still there, and it is loud. Those in charge know what happened. The next game can have more room in it.
      D<bitten> A bite hurts twice, once on the skin and once inside. {Name} did not make it happen. The one who bites has lost all words in that second. That explains it, and it does not make it all right. Grown-ups need to know, so that they can stop it.
      P<bitten> Somebody who bit may be frightened afterwards, too. Saying sorry can take that person a day.
      P<bitten> Others who saw it may talk about it. By next week they talk of something else.
      Q<bitten> When that person is near again, {Name} may feel ____.
      H<bitten> {helper} can ask what is being done, and tell {him}.
      H<bitten> {helper} can look at the mark each day until it is gone.
      T<bitten> {he} can keep an arm's length away and say, "That's close enough."
      T<bitten> {he} can say to a grown-up, "I want you near today."
      C<bitten> {he} can think, "I can say stop, and somebody comes."
      A<bitten> The mark is yellow now, and then it will be nothing. There is a grown-up who stands nearer, and a place to play. Being friends again is possible, later or not at all. An arm that got a bite can do everything that it did before.
      D<own> A jaw is strong. When a body is full to the top, jaws want to press. Then {his} teeth may bite what is near. A hand or an arm is right there. For a moment it may even help. After that the skin is sore and has a ring on it.
      P<own> To others it looks strange or scary. They see the bite and not what came before it. Before it, something was too loud, too long or too hard.
      P<own> Many bodies calm down when they can press hard. That is why people clench fists, push walls or chew pencils. A pencil has no skin.
      Q<own> When it is too full inside, {his} jaw may feel ____.
      Q<own> When {Name} looks at the mark, it may feel ____.
      H<own> {helper} can look for what was too much and make it less. ~ That is better than "stop it".
      H<own> {helper} can keep a chewy thing in a pocket. ~ It can take a strong bite.
      H<own> {helper} can look after the sore skin without scolding. ~ Cool water is a good start.
      T<own> {he} can bite on something made for it. ~ A jaw can press as hard as it likes there.
      T<own> {he} can push both hands on a wall and count to five. ~ Arms like a strong job.
      T<own> {he} can point to a card or make a sign for "too much". ~ It can be quicker than words.
      C<own> {he} can think, "My hand is on my side."
      C<own> {he} can think, "Jaw, here is something else."
      A<own> The ring on the skin goes pale and then away. The chewy thing has some tooth marks, and it does not mind. What was too much can be found out, a bit at a time. A hand without a bite is good for nearly everything.
      A<own> The wall has been pushed, and it still stands. The jaw is soft now, and the teeth rest in the mouth. The skin has a cool cloth on it. A body that gets too full can be helped to get less full.
      D<toy> A thing that was in {his} hands is suddenly in somebody else's. It takes less than a second. The jaw is quick too, and people may bite before a word is ready. Then there is a mark on an arm. All the talk is about the bite, and nobody asks who had it first.
      D<toy> Taking something out of somebody's hands is not fair. {Name} may know how that goes: one pull, and it is gone. A bite is quick as well, and it hurts for longer. Afterwards there are two wrongs, and it is hard to say which came first.
      P<toy> The other child only feels the bite. What went before it is forgotten at once. Pain is louder than reasons.
      P<toy> A grown-up who comes in late sees a mark and a crying face. The first half of the story is missing. It can be told.
      Q<toy> When something is taken away, {Name} may feel ____. It may be in the jaw first.
      Q<toy> With empty hands, {Name} may feel ____.
      H<toy> {helper} can hear the first half of the story as well. ~ That half matters too.
      H<toy> {helper} can make sure that a thing comes back. ~ Children need not do that alone.
      T<toy> {he} can keep one hand on the thing and shout for help. That is a good reason to shout.
      T<toy> {he} can shut both lips tight and breathe out through the nose. It gives a word time to come.
      C<toy> {he} can say, "I had that. Give it back, please."
      C<toy> {he} can think, "Loud is fine. Teeth stay out of it."
      A<toy> A shout can be heard through two doors, and it leaves no mark. Somebody came and heard both halves. The thing went back to where it was, and later to the other child. The mouth did that, with a word in it.
      A<toy> It will happen again that somebody takes a thing. Next time the voice may be faster than the teeth. Nobody needs a cold cloth then. There is only a noise, and it is over soon.
    `),
    '8-10': script(`
      D<toast> One of the strongest muscles in {his} body is not in an arm or a leg. It sits at the back of the jaw, and it closes the teeth. For its size, few muscles can beat it. It was made for crusts, carrots and apples. When the rest of the body is upset, the jaw often gets tight as well. That is how something made for breakfast can end up hurting somebody.
      D<before> Anyone can look at a bite in slow motion. First comes something that is too much, such as noise, or a crowd, or a face that is too near. Then muscles tighten all over, in {his} hands, shoulders and jaw. The part of the brain that finds words gets slow. The part that protects gets fast. A bite is what can happen in the gap between the two.
      D<arm> A bite takes less than a second, and the rest takes much longer. Somebody cries out, and {Name} may not know what to do next. People look. Someone washes the place with water and holds a cold cloth on it. There are questions, and they come all at once. It is a lot to follow from one tight jaw.
      P The person who was bitten may act angry and be frightened underneath. Teeth get everybody's attention at once, like an alarm bell. After that, people may forget to ask what came before. It is still a good question.
      P Friends may keep more distance for a week or so. They are not deciding what kind of person somebody is. They are waiting to see what happens next. Most people change their minds when nothing does.
      P Adults who deal with a bite often sound strict at first. They have one person to look after and another one to understand. That is hard to do in the same minute. Later they usually have more time for the second job.
      P {whom} may know only the part with the bite in it. What went before is missing, and it may need to be told when things are calm. After that, it mostly takes an ordinary hour together.
      Q In the second before, {Name} might notice ____. It may be in the jaw, the hands or the neck.
      Q When people look afterwards, {Name} may feel ____. Two feelings at once are quite usual.
      Q When something is too much, {Name} might feel ____. It can build up slowly.
      H {helper} can talk about it later, when nobody is upset. ~ Brains find words again after some rest.
      H {helper} can help to plan a way out of crowded places. ~ A plan made early is easier to use.
      H {helper} can ask what was too much just before. ~ The answer is often more useful than the bite itself.
      H<helper> {helper} can stay nearby in the loud part of the day. ~ Two people notice a tight jaw sooner than one.
      H<adult> {helper} can help by {adult}. ~ It has worked before, so it is worth a place in the plan.
      T {he} can leave the room as soon as the jaw gets tight. ~ Leaving early is a skill, and it looks quite ordinary.
      T {he} can keep chewy or crunchy food for the hard part of the day. ~ Strong chewing calms many people down.
      T {he} can ask the other person, "Are you all right?" when it is calm. ~ It is a short question, and people remember it.
      T<comforter> {he} can hold {comforter} tightly for a while. ~ Squeezing uses up some of what the muscles have stored.
      T<quiet> {he} can leave early and spend ten minutes {quiet}. ~ It is easier to go early than late.
      T<doing> {he} can try {doing} at the first sign. ~ Things that helped once are worth using again.
      C<toast> With a tight jaw, {he} can think, "Keep this for the crusts."
      C<before> {he} can say, "Too much, I am going out for a minute."
      C<arm> Afterwards, {he} can think, "First the cold cloth, then the words."
      C<topic> Out of the noise, {he} can think about {topic} for a while.
      A<toast> The strong muscle behind the teeth gets plenty of work at every meal. Between meals it can rest, and people can learn to notice when it does not. It takes practice, like most things with muscles. Toast will put up with any amount of practice.
      A<before> The gap before a bite is short, but it can be found. People who look for it often find it a little earlier each time. One day there is room in it for a word, or for a step backwards. Then the teeth stay where they were.
      A<arm> The mark of a bite fades within days. What comes after is made of small things, such as a question or a game that goes well. People tend to forgive what they can understand. A good deal can be mended after a bite.
      D<own> Of all the muscles in a body, the ones in the jaw are among the strongest for their size. When everything gets too much, {his} jaw may look for something to press on. A hand or an arm is nearest. A bite sends one strong message to the brain, and for a second it covers all the others. That is why it works at all. Then the second is over, and what stays is sore skin.
      P<own> Other people see the bite and are startled. They seldom see the ten minutes before it. Somebody who knows what to look for may notice a tight face, fast breath or hands that flap.
      P<own> It is not rare, and it is not done for show. Bodies look for pressure when they are overloaded. People who work with this ask first what the body was trying to say.
      Q<own> Just before it, {his} jaw might feel ____. It can be tight long before it is noticed.
      Q<own> Afterwards, {Name} may feel ____. Relief and regret can come together.
      H<own> {helper} can find out what it was: a noise, a pain, a change, or a long wait. ~ The reason is worth more than a telling-off.
      H<own> {helper} can see to it that something chewy is in reach. ~ It takes any amount of pressure.
      H<own> {helper} can look after the skin, and say nothing clever. ~ Water and a plaster need no comment.
      T<own> {he} can bite on something that is made for strong jaws. ~ The muscles cannot tell the difference, and the skin can.
      T<own> {he} can press {his} palms together, or against a wall, for ten seconds. ~ It is the same strength in another place.
      T<own> {he} can show one sign that means "too much". ~ A sign works when words are out of reach.
      C<own> {he} can think, "Pressure, yes. Skin, no."
      C<own> {he} can think, "This hand is mine, so I look after it."
      A<own> The mark fades within days, and skin makes itself new all the time. The chewy thing has dents in it and takes no offence. What caused it may be something that others can change. Until it is found, a strong jaw has a better address than an arm.
      A<own> A bite says that it was too much, and it says it rather roughly. With a sign, the same thing can be said sooner. Somebody turns the noise down or opens a door. The hand can then go back to what it is good at.
    `),
    '11+': script(`
      D<toast> The muscle that closes the jaw is among the strongest in the human body for its size. In {his} body, as in anyone's, it tightens under stress, often hours before anyone has noticed being stressed. Dentists see the results in people who grind their teeth at night. In a few people, and in a bad moment, the same muscle ends in a bite. It was designed for crusts, and it has no opinion about what it is used for.
      D<before> From outside, a bite seems to come from nowhere. From inside there is usually a sequence, and {Name} may know parts of it already. Something becomes too much, whether it is noise, a crowd or a hand on a shoulder. Breathing gets shallow, the jaw locks, and language becomes strangely hard to reach. What happens next is fast, and it is over before the thinking part of the brain has arrived.
      D<arm> This is about the hour after a bite, because that is the hour nobody talks about. Somebody has a mark on an arm, and somebody is holding a cold cloth against it. {Name} may be in another room, replaying one second again and again. People will want an explanation, which is difficult, since the part of the brain that explains things was not there. A first sentence can be short, and it does not need to explain anything.
      P The other person has had a fright as well as a bruise, and may talk about it to everybody for a few days. Telling a story is one way of getting over it. It tends to be told less often when there is a better ending to report.
      P Adults may seem more shocked by teeth than by a shove, although a shove can do more damage. Biting is associated with toddlers, so it can be embarrassing at an older age. It helps to know that stress does this to some people at any age, and that it can change.
      P Staff and family usually want to know what to look for. They cannot see a tight jaw or hear a room through somebody else's ears. Information about the minute before is worth more to them than a perfect apology.
      Q In the minute before, {Name} might notice ____. Jaws, shoulders and breathing often report it first.
      Q In the hour after, {Name} might feel ____. It may be regret, or anger, or nothing much for a while.
      Q When the subject comes up again, {Name} may feel ____. There is more than one honest answer.
      H {helper} can agree with {him} on an exit that needs no explanation. ~ A card, a look or one word is quicker than a sentence.
      H {helper} can talk it through later, and keep it short. ~ Long conversations about one second rarely help anybody.
      H {helper} can help to find out which places and hours are the hardest. ~ Patterns are easier to change than people.
      H<helper> {helper} can explain to others what helps, if {Name} agrees. ~ Then it does not need to be explained in the worst minute.
      H<adult> {helper} can help by {adult}. ~ What has worked before deserves its place in a plan.
      T {he} can leave at the first tight jaw, before there is a reason that others can see. ~ Early is easier, and no one needs to be told why.
      T {he} can keep gum or something crunchy for the difficult part of the day. ~ Chewing gives the jaw honest work, and many people find it calming.
      T {he} can write two lines to the other person when it is calm. ~ Short and true is enough, and it can be read twice.
      T<comforter> {he} can keep {comforter} somewhere private and easy to reach. ~ Pressure in the hands often takes some out of the jaw.
      T<quiet> {he} can spend half an hour {quiet} after a loud day. ~ A body that has had a rest can put up with more.
      T<doing> {he} can try {doing} when the signs begin. ~ Methods with a good record are worth a second use.
      C<toast> When the jaw locks, {he} can think, "Wrong job, wrong muscle."
      C<before> {he} can say, "I need to go, back in ten."
      C<arm> In the hour after, {he} can think, "One true sentence is enough to start with."
      C<topic> In a quiet place, {he} can think about {topic} until the breathing slows down.
      A<toast> A muscle cannot be argued with, but it can be given other work and noticed earlier. Most people who grind, clench or bite get better at hearing the warning. The jaw will go on being strong, which is useful, since there will be crusts.
      A<before> Sequences can be interrupted, and the best place is near the beginning. It takes some detective work to find that place, and it may fail a few times. A bite is one second in a day that has more than eighty thousand. The rest of them are evidence too.
      A<arm> Bruises from a bite fade in about a week, and reputations take somewhat longer. They are rebuilt out of ordinary days in which nothing happens. That is dull work, and it is effective. The cold cloth was a beginning.
      D<own> Biting one's own hand or arm is more common than people think, because hardly anyone talks about it. A jaw can produce a great deal of pressure, and a strong signal from the skin can drown out everything else for a moment. {Name} may know how that works from the inside. It is a method the body finds by itself when there is too much noise, pressure or feeling at once. Its fault is what it does to the skin.
      P<own> People who see it are often alarmed, and alarm tends to come out as an order. An order is one more thing that is too much. What most of them would like to know is what came before.
      P<own> Those who work with overload treat a bite like this as information. It says that a limit was passed, and roughly when. They look for something that gives the same pressure and leaves no mark.
      Q<own> In the minute before, {Name} might notice ____. The jaw often knows it first.
      Q<own> Afterwards, {Name} might feel ____. It may be relief with something else underneath.
      H<own> {helper} can help to work out what tends to come before it, and change what can be changed. ~ It is detective work and not a trial.
      H<own> {helper} can treat the skin in a matter-of-fact way and ask later, or not at all. ~ If it happens often or breaks the skin, a doctor is a good person to ask.
      H<own> {helper} can agree on a sign that means "I need to get out of here". ~ It works without a sentence.
      T<own> {he} can carry something that is made to be bitten or squeezed hard. ~ There are ones that look like a necklace or a key ring.
      T<own> {he} can push against a wall with both arms until they shake. ~ The pressure is real, and so is the relief.
      T<own> {he} can leave early, at the first sign of a tight jaw. ~ The first sign is the cheapest one.
      C<own> {he} can think, "Over the limit. Press something else."
      C<own> {he} can think, "My arm is not the problem."
      A<own> Skin repairs itself without being asked and holds no grudge about a bite. What led to it takes longer and can be looked at with someone else. A jaw that needs pressure can be given some. It is a practical question, with several practical answers.
      A<own> The marks fade in their own time. A method that leaves marks can be exchanged for one that leaves none, although seldom on the first day. Nobody is asked to feel less than they do. The teeth just get something better to do.
    `),
  },
};

export const biting: Frame = withScenes(own, teethThatWereCross);

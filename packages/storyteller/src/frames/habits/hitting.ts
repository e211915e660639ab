import { aCrossHand } from './a-cross-hand.ts';
import { script, type Frame } from '../../frame.ts';
import { whomItMeets } from '../whom-it-meets.ts';
import { tooClose } from '../home/too-close.ts';
import { withScenes } from '../scene.ts';
import { outOfTheLine } from '../home/out-of-the-line.ts';
import { wordsCameFirst } from './words-came-first.ts';
import { gladHands } from './glad-hands.ts';
import { handsNearABuild } from './hands-near-a-build.ts';
import { aHandForAToy } from './a-hand-for-a-toy.ts';
import { fightsAtPlaytime } from './fights-at-playtime.ts';
import { aPunchInAGame } from './a-punch-in-a-game.ts';
import { milkAndQuickHands } from '../home/milk-and-quick-hands.ts';

/** No words call for these; they are told wherever no others are called for. */
const WHERE_NOTHING_ELSE_IS_SAID = /(?!)/;

/** "Hits me when I say no". */
const AT_A_NO =
  /\b(?:hit\w*|kick(?!\w* off)\w*|slap\w*|smack\w*|punch\w*|push\w*|scratch\w*|lash\w*|attack\w*|hurts?)\b[^.]{0,40}\b(?:when|whenever|if|every ?time|because|after|as soon as)\b[^.]{0,36}\b(?:(?:say|says|said|saying|told|tells?|telling|hears?|answer is)\b[^.]{0,16}\bno\b|tell (?:him|her|them) off|get (?:his|her|their) (?:own )?way|can'?t have|cannot have|(?:is )?not allowed|discipline|boundar\w+)|\b(?:when|whenever|if|every ?time|after)\b[^.]{0,30}\b(?:say|says|said|saying|told|tells?) (?:him |her |them )?no\b[^.]{0,40}\b(?:hits?|kicks?|slaps?|smacks?|punches|pushes|scratches|lashes)\b/i;
const SCREENS = String.raw`\b(?:telly|tv|tablet|ipad|screens?|phone|xbox|switch|minecraft|fortnite|roblox|head|(?:him|her|them)sel(?:f|ves)|brothers?|sisters?|friends?)\b`;

/** Hitting: hands that are faster than words, what a hit fails to say, and what hands can drum on instead. */
const own: Frame = {
  id: 'hitting',
  name: 'Hitting',
  says: [
    'hits me if he does not get his own way',
    'slaps her dad when she does not get her own way',
    'kicks and hits when told no',
    'hits other children at nursery',
    'keeps hitting his sister',
    'hits me when i say no',
    'she hits her brother all day long',
    'hitting other kids at preschool',
    'slaps my face and laughs',
    'hits kids at the park for no reason',
    'he pushes and hits at daycare',
    'punches his friends when they play',
    'hits to get attention',
    'hits when excited, not even cross',
    'hits the baby on the head',
    'smacks other children at playgroup',
    'hitting at school, teacher called again',
    'hits the dog',
    'hands to himself',
    'keep her hands to herself',
    'uses his hands instead of words',
    'hits and kicks his classmates',
    'my 3 year old hits everyone',
    'gentle hands dont work',
    'hits his grandma',
    'thinks hitting is a game',
    'hiting kids in line',
  ],
  claims: {
    strong: [
      'hit me if',
      'hit me when',
      'hit dad if',
      'hit dad when',
      'hit mum if',
      'hit mum when',
      'slap me if',
      'slap me when',
      'slap dad if',
      'slap dad when',
      'slap mum if',
      'slap mum when',
      'kick me if',
      'kick me when',
      'kick dad if',
      'kick dad when',
      'kick mum if',
      'kick mum when',
      'punch me if',
      'punch me when',
      'punch dad if',
      'punch dad when',
      'punch mum if',
      'punch mum when',
      'smack me if',
      'smack me when',
      'smack dad if',
      'smack dad when',
      'smack mum if',
      'smack mum when',
      'pushes baby cousin',
      'pushes little cousin',
      'pushes cousin',
      'pushing baby cousin',
      'pushing little cousin',
      'pushing cousin',
      'pushed baby cousin',
      'pushed little cousin',
      'pushed cousin',
      'knocks baby cousin',
      'knocks little cousin',
      'knocks cousin',
      'knocking baby cousin',
      'knocking little cousin',
      'knocking cousin',
      'shoves baby cousin',
      'shoves little cousin',
      'shoves cousin',
      'shoving baby cousin',
      'shoving little cousin',
      'shoving cousin',
      'hits baby cousin',
      'hits little cousin',
      'hits cousin',
      'hitting baby cousin',
      'hitting little cousin',
      'hitting cousin',
      'throws sand at',
      'throws stones at',
      'throws toys at',
      'throws sticks at',
      'throws things at',
      'throws bricks at',
      'throws blocks at',
      'throwing sand at',
      'throwing toys at',
      'throwing things at',
      'hit other',
      'hit others',
      'hit child',
      'hit friend',
      'push friend',
      'push sister',
      'push brother',
      'hit classmate',
      'hit brother',
      'hit sister',
      'hit baby',
      'hit twin',
      'hit cousin',
      'hit me',
      'hit us',
      'hit dog',
      'hit cat',
      'hit grandma',
      'hit grandpa',
      'hit person',
      'hit everyone',
      'hit someone',
      'hit somebody',
      'hit teacher',
      'hit at nursery',
      'hit at daycare',
      'hit at preschool',
      'hit at school',
      'hit at the park',
      'hit when excited',
      'hit to get',
      'hit and push',
      'push and hit',
      'hit and kick',
      'hit my face',
      'keep hit',
      'hands to himself',
      'hands to herself',
      'hands to themselves',
      'gentle hands',
      'kind hands',
      'hands instead of words',
      'hit',
      'slap',
      'smack',
      'punch',
      'thump',
      'wallop',
      'clout',
      'clobber',
      'slaps',
      'punches',
    ],
    cues: [
      'hit',
      'hand',
      'nursery',
      'daycare',
      'preschool',
      'playgroup',
      'gentle',
      'attention',
      'hurt',
      'push',
      'kick',
      'kicks',
    ],
    not: [
      'hits him and he cant',
      'hits her and she cant',
      'hit him and he cant',
      'brother hits him',
      'brother hits her',
      'sister hits him',
      'sister hits her',
      'difficulties hits',
      'kid hit him',
      'kid hit her',
      'boy hit him',
      'girl hit her',
      'children hit him',
      'same kid',
      'stopped before he hit',
      'stopped before she hit',
      'gets hit by',
      'is being hit',
      'being hit',
      'was hit by',
      'hit him at school',
      'hit her at school',
      'another child hit',
      'big brother hit',
      'big sister hit',
      'hit by',
      'smash hit',
      'hit the wall',
      'hit a ball',
      'hit the ball',
      'hits himself',
      'hits herself',
      'hit his head',
      'hit her head',
      'holding hands',
      'hand washing',
      'wash hands',
      'hand dryer',
      'hit hard',
      'hit puberty',
    ],
  },
  topicWords: ['hit', 'hits', 'hitting', 'hand', 'hands'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Many children between one and four years hit at times; most do so less as language and self-control grow.',
    'Young children hit from anger, and also from excitement, tiredness, crowding, or to begin a game or get an answer.',
    'A hit hurts and may frighten; it does not tell the other person what was wanted.',
    'The parts of the brain that stop an action grow slowly and are not fully grown until the twenties.',
    'Pushing against something heavy or drumming on something soft uses tight muscles without hurting anyone.',
    'It helps when adults stop calmly, look after the one who was hurt, name what happened, and show another way.',
    'Asking, waving, showing, a sign or a picture card are ways to start a game or say no.',
    'After practice, a new action comes more quickly and with less thought.',
  ],
  threads: {
    no: 'a no, which stays as big as it was after a hit',
    got: 'a hit that somebody got, and a hand held up that says stop',
    hair: 'hair, which grows on a head and feels each pull',
    drum: 'a cushion that hands can drum on',
    message: 'a hit as a message that nobody can read',
    fast: 'hands that are faster than words',
    throw: 'what flies, and where it comes down',
  },
  // Who hits at a no is about that no, wherever it was said; a screen that goes off has a story of its own.
  decidedBy: [new RegExp(`^(?!${'[^]*'}${SCREENS})${'[^]*?'}(?:${AT_A_NO.source})`, 'i')],
  threadCues: {
    no: AT_A_NO,
    hair: /\b(?:pull\w*|grab\w*|tug\w*|yank\w*)(?: (?!(?:her|his|their|my|our) own)[\w']+){0,4} hair\b|\bby the hair\b|\bhair[- ]pull\w*/i,
    throw:
      /^(?![^]*\b(?:hits?|hitting|punch\w*|whack\w*|kick\w*|bites?|biting|scratch\w*|pinch\w*)\b)[^]*?\b(?:throw(?:s|ing|n)?|threw|chuck(?:s|ed|ing)?|fling(?:s|ing)?|flung|lob(?:s|bed|bing)?|hurl(?:s|ed|ing)?)\b/i,
    drum: WHERE_NOTHING_ELSE_IS_SAID,
    message: new RegExp(
      `${WHERE_NOTHING_ELSE_IS_SAID.source}|\\b(?:attention|to say hello|wants? (?:them|him|her) to play|to join in)\\b`,
      'i',
    ),
    fast: WHERE_NOTHING_ELSE_IS_SAID,
    got: /\b(?:got|gets|was|being|been|getting) (?:\w+ )?(?:hit|punched|slapped|kicked|shoved|smacked|whacked)\b|\b(?:hit|punched|kicked|slapped|whacked) by\b|\b(?:another|an?|one|this|that|some|the other|older|bigger|other) (?:older |bigger |little )?(?:boy|girl|child|kid|toddler|classmate|children|boys|girls|kids|cousin|brother|sister|friend)s?(?: (?:at|in|on|from|who|keeps|always|the|his|her|nursery|school|class|playgroup|park|preschool|sometimes|often|of|older|bigger))* (?:hits?|hitting|punch(?:es|ed|ing)?|slap(?:s|ped)|kick(?:s|ed|ing)?|smack(?:s|ed)|whack(?:s|ed))\b(?! (?:out|back)\b)/i,
  },
  onlyWhenSaid: ['no', 'got', 'hair', 'throw'],
  tellsAlone: ['no', 'got', 'hair', 'throw'],
  roles: {
    whom: whomItMeets,
    // A push is no hit, where it is the only thing spoken of.
    act: {
      fallback: { text: 'a hit' },
      cues: (
        [
          ['push\\w*|shov\\w*', 'a push'],
          ['kick\\w*', 'a kick'],
          ['scratch\\w*', 'a scratch'],
          ['pinch\\w*', 'a pinch'],
          ['slap\\w*', 'a slap'],
        ] as const
      ).map(([words, text]) => ({
        match: new RegExp(
          String.raw`^(?![^]*\b(?:hits?|hitting|punch\w*|whack\w*|fights?|fighting)\b)[^]*?\b(?:${words})\b`,
          'i',
        ),
        phrase: { text },
      })),
    },
  },
  titles: {
    young: [
      { text: 'After the No', thread: 'no' },
      { text: 'A No and Two Hands', thread: 'no' },
      { text: 'Balls Fly, Blocks Stay', thread: 'throw' },
      { text: 'Where Does It Land?', thread: 'throw' },
      { text: 'A Hand That Says Stop', thread: 'got' },
      { text: 'Stop, Says a Hand', thread: 'got' },
      { text: 'Soft, Soft Hair', thread: 'hair' },
      { text: 'Hands Go Open', thread: 'hair' },
      { text: 'Bom, Bom, on the Cushion', thread: 'drum' },
      { text: 'Drum on Something Soft', thread: 'drum' },
      { text: 'What a Hit Cannot Say', thread: 'message' },
      { text: 'Fast, Fast Hands', thread: 'fast' },
      { text: 'Slow Word, Fast Hand', thread: 'fast' },
      { text: 'So Many Things for Hands' },
      { text: '{name} and Two Hands' },
    ],
    older: [
      { text: 'The Size of a No', thread: 'no' },
      { text: 'A Word With No Arms', thread: 'no' },
      { text: 'Half a Second', thread: 'throw' },
      { text: 'What Is It, and Who Is There?', thread: 'throw' },
      { text: 'A Flat Hand Says Stop', thread: 'got' },
      { text: 'Somebody Else’s Hit', thread: 'got' },
      { text: 'What a Root Can Feel', thread: 'hair' },
      { text: 'Open Hands', thread: 'hair' },
      { text: 'What Cushions Are For', thread: 'drum' },
      { text: 'A Message Nobody Can Read', thread: 'message' },
      { text: 'Hands First, Words Second', thread: 'fast' },
      { text: 'Faster Than a Sentence', thread: 'fast' },
      { text: '{name} and Two Quick Hands' },
      { text: 'Another Job for Hands' },
    ],
  },
  benefits: [
    'Says plainly what a hit does and what it leaves unsaid.',
    'Treats quick hands as something that people can get to know, without blame.',
    'Offers {name} one other thing for hands to do and a few words that fit in time.',
  ],
  talk: {
    young: [
      'What can hands do in this story?',
      'How do hands feel when they are fast?',
      'Shall we find a cushion that can be a drum?',
    ],
    older: [
      'What does the other person know after a hit, and what not?',
      'Which word went into the blank?',
      'Shall we think of a short sentence that hands could wait for?',
    ],
  },
  ofThread: {
    got: {
      benefits: [
        'Says plainly that a hit hurts, and that it may be told.',
        'Looks after the one who was hit, and blames no one for being hit.',
        'Offers {name} a hand that says stop, and a few words.',
      ],
      talk: {
        young: [
          'Who comes to help in the story?',
          'How does it feel when a hand comes too fast?',
          'Shall we practise a loud "Stop"?',
        ],
        older: [
          'Who gets told in the story?',
          'Which word went into the blank?',
          'Shall we agree on whom to tell, and where they are?',
        ],
      },
    },
    throw: {
      benefits: [
        'Says plainly what flies and where it can come down.',
        'Treats quick hands as something that people can get to know, without blame.',
        'Offers {name} one other thing for a hand to do.',
      ],
      talk: {
        young: [
          'What may fly in this story, and what stays down?',
          'How do hands feel when they are fast?',
          'Shall we find a soft ball and a place for it?',
        ],
        older: [
          'How long does a throw take, in this story?',
          'Which word went into the blank?',
          'Shall we choose a place and a thing for throwing?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['pillow', 'drum'],
  },
  text: {
    '2-3': script(`
      D<drum> {Name has} two hands. Hands can clap. Hands can drum. Bom, bom, on the cushion!
      D<message> Ow! A hand did that. {Name} may hear a cry. It was {act}. A hand has no words.
      D<fast> Hands are fast. Words are slow. {his} hand may go out, quick, quick! Ow, that hurts.
      P People like a wave. They do not like ow.
      P Small hands can be fast. Grown-ups know that.
      P People come back when it is calm.
      P A soft hand feels nice. Cats think so too.
      P {whom} can feel {act}, too. A soft hand feels nice.
      Q When hands go fast, {Name} may feel ____.
      Q After {act}, {Name} may feel ____.
      Q On a hard day, {Name} may feel ____.
      H {helper} can make some room.
      H {helper} can help find a word.
      H {helper} can hold both hands.
      H<helper> {helper} can sit in between.
      T {he} can drum on a cushion.
      T {he} can wave with one hand.
      T {he} can clap, clap, clap.
      T<comforter> {he} can squeeze {comforter}.
      T<doing> {he} can try {doing}.
      C<drum> {he} can say, "Bom, bom, cushion."
      C<message> {he} can say, "Look at me, please."
      C<fast> {he} can say, "Wait, hand. Word first."
      C<topic> {he} can think about {topic}.
      A<drum> Bom, bom, bom! The cushion is soft. It is a good drum. Hands can rest on it too.
      A<message> A word can tell. An open hand can ask. Two hands wave hello. Now people know.
      A<fast> The hand waits. The word comes. Here it is! Slow words and fast hands can be friends.
      D<got> Ow! A hit hurts. {Name} got a hit. It was not nice. One hand can go up. Stop!
      D<got> {Name} got a hit. Ow! It was another hand. It is sore. Now a grown-up comes.
      P<got> Grown-ups look out for all.
      P<got> Some hands are fast. Grown-ups can stop them.
      P<got> A hit is not a game.
      Q<got> With a sore place, {Name} may feel ____.
      Q<got> With loud hands near, {Name} may feel ____.
      H<got> {helper} can come close.
      H<got> {helper} can rub the sore place.
      H<got> {helper} can stop the hits.
      T<got> {he} can hold up one hand.
      T<got> {he} can call out, "Help!"
      T<got> {he} can go to a grown-up.
      T<got,comforter> {he} can hold {comforter}.
      C<got> {he} can say, "Stop, hand!"
      A<got> The hit is over. A grown-up is here. The sore place gets a rub. Hands can play again.
      A<got> One hand said stop. Somebody came. It is not so sore now. Soft hands, hello.
      D<hair> Hair is on a head. {Name has} two hands. Hair is soft. A pull goes ow. A hand can go open. It can stroke.
      P<hair> Small hands like to hold on. Grown-ups know.
      P<hair> The head feels each pull. Ow, it says.
      Q<hair> When hair is near, {Name} may feel ____.
      Q<hair> When somebody cries, {Name} may feel ____.
      H<hair> {helper} can help to open it.
      H<hair> {helper} can show, "Soft, soft."
      T<hair> {he} can stroke a soft toy.
      T<hair> {he} can wave with an open hand.
      C<hair> {he} can say, "Open hand, soft hand."
      A<hair> The hand goes open. Stroke, stroke. Hair is soft on each head. Nobody says ow. Hello, friend.
      D<throw> Balls fly. {Name} has something in one hand. Up it goes, and down. It can come down on a head. Ow!
      D<throw> One, two, throw! {Name} has quick hands. Things fly fast. Balls may fly. Sand and blocks stay low.
      P<throw> Eyes and heads are soft. They do not see it come.
      P<throw> It is fun when it flies. It is no fun when it lands.
      Q<throw> Before it flies, {Name} may feel ____.
      H<throw> {helper} can bring a soft ball.
      H<throw> {helper} can set up a bucket.
      T<throw> {he} can throw a soft ball.
      T<throw> {he} can pour it out low.
      C<throw> {he} can say, "Balls fly, blocks stay."
      A<throw> The ball flies. Plop, in the bucket. The hands did that. The rest stays low. Good throw, hands.
      A<throw> Up goes the ball, and down it comes. No head is there. Hands like that game. Again, again.
      D<no> That was a no. {Name} may not like it. Up goes a hand. A hit hurts. The no is still there.
      D<no> No, not now. {Name} may want it so much. Two hands go up fast. A hit goes ow. It is still no.
      P<no> Grown-ups hear no as well. They do not like it much.
      P<no> A hit is too much. Then two people are sad.
      Q<no> When it is no, {Name} may feel ____.
      Q<no> After a no, {Name} may feel ____.
      H<no> {helper} can say what comes next.
      H<no> {helper} can come down low.
      T<no> {he} can stamp, stamp, stamp.
      T<no> {he} can squeeze both hands tight.
      C<no> {he} can say, "I want it! Stamp, stamp."
      A<no> Stamp, stamp, stamp. The feet are loud. The hands come down. No is still no. There is a lap for after.
      A<no> The no is over. The hands are open. A hit did not help. A stamp did. Hello, hands.
    `),
    '4-5': script(`
      D<drum> Hands can do a hundred things. {his} hands can build, and wave, and hold a cup. They can hit as well, and feet can kick. That hurts. A cushion is different. It can be hit like a drum, and it goes bom.
      D<message> Sometimes hands hit because somebody is cross or wants something. It may be a toy, or a turn, or just "hello". {Name} may know what it was. The other one feels only {act}. That hurts, and it still does not say why.
      D<fast> Who is faster, a hand or a word? A hand is faster, so {act} can come out first. {Name} may be busy looking for the word. It comes one second later. By then somebody is sad.
      P Somebody who was hurt may want to be far away. That is how people stay safe. Later, most of them come back.
      P Some of it comes from being cross. Some comes from being too happy, with too much wiggle. Both of them feel the same on an arm.
      P Grown-ups see a lot of hitting. They know that small people are still finding words. They like to help with that.
      P {act} hurts {whom}. A word or a soft hand can say more.
      Q When hands get quick, {Name} may feel ____.
      Q When somebody cries, {Name} may feel ____.
      Q Before {act}, {his} body may feel ____.
      H {helper} can come close and hold up a calm hand. ~ Then everybody can stop.
      H {helper} can look after the one who was hurt. ~ A cold cloth can help.
      H {helper} can practise "stop" and "I am cross" with toys. ~ Words get faster because they are used a lot.
      H<helper> {helper} can play near the place where it gets wild. ~ Someone close by can help in time.
      H<adult> {helper} can help when hands get quick. ~ What has helped before is {adult}.
      T {he} can find a cushion and drum on it.
      T {he} can hold {his} own two hands together.
      T {he} can stamp both feet and blow out air.
      T<comforter> {he} can give {comforter} a big squeeze.
      T<quiet> {he} can spend a little time {quiet}.
      T<doing> {he} can try {doing} when hands get quick.
      C<drum> {he} can say, "Cushion, you are my drum."
      C<message> {he} can say, "Stop. I want to tell you."
      C<fast> {he} can think, "Wait, hands, here comes the word."
      C<topic> {he} can take a break and think about {topic}.
      A<drum> Bom, bom, bom, goes the cushion. It gets a bit flat in the middle. Then it can be shaken, and it is round again. Hands are good at that too.
      A<message> A wave says hello. An open hand says "please". Words can say all the rest. That is a lot for one mouth and two hands.
      A<fast> Hands are fast, and words can get faster. Each word that is used a lot comes sooner. One day it gets there first. Then the hand can just wave.
      D<got> A hit hurts, and it can come fast. {Name} may get one from somebody else's hand. It is not {his} fault. Nobody needs to laugh about it. Hands can go up and say stop. Feet can go to a grown-up.
      P<got> The one who hit may be cross or may want a turn. That is not a good way to say it. Grown-ups can help with that.
      P<got> Grown-ups cannot see it all. So they want to be told. Telling about a hit is not tale-telling.
      P<got> Other children may not know what to do. Some may come and help.
      Q<got> When that hand comes near, {Name} may feel ____.
      Q<got> After the hit, {Name} may feel ____.
      H<got> {helper} can tell the grown-ups there.
      H<got> {helper} can play it with two toys. ~ One of them says a loud "stop".
      H<got> {helper} can ask who was near and what happened first.
      T<got> {he} can hold up one hand and say, "Stop!"
      T<got> {he} can walk away and find a grown-up.
      T<got> {he} can play near somebody who is kind.
      T<got,comforter> {he} can hold {comforter} for a bit.
      C<got> {he} can say, "Stop! I do not like that."
      A<got> The hit is over, and it has been told. Now a grown-up knows and looks out. A hand that says stop is a good thing to have. It can go down again and play.
      A<got> It hurt, and then it hurt less. Somebody came, because somebody was told. That hand is no bigger than others. There are plenty of hands to play with.
      D<got> Somebody's hand was too fast. It was a hit, and {Name} got it. The sore place may be red for a bit. No child makes that happen. A hand can go up, and a grown-up can hear about it.
      D<hair> Hair grows on a head, and the head feels it. If a hand pulls, it hurts at the roots. {Name} may pull hair when words are too slow. It is near, and it is good to hold. But ow is all that the other one hears.
      P<hair> The other child does not know what was wrong. That child only felt a pull. A word or a hand on an arm tells more.
      P<hair> Many small children have pulled hair. It makes a big noise fast. Grown-ups come to help both.
      Q<hair> When {his} hand wants to grab, {Name} may feel ____.
      Q<hair> After a pull, {Name} may feel ____.
      H<hair> {helper} can help both to stand apart. ~ Then there is time for a word.
      H<hair> {helper} can hold out a hand to grab. ~ A hand can be squeezed hard.
      T<hair> {he} can make a fist and open it.
      T<hair> {he} can grab {his} own sleeve and hold on.
      C<hair> {he} can say, "Stop, I was here."
      A<hair> The hand goes open. The hair stays on its head, where it grows. A pull hurts, and a word can be heard. Hands can learn to open fast.
      D<throw> Whatever goes up comes down somewhere. {Name} has strong hands. It is fun to see a thing fly. Sand, sticks and blocks do not look where they land. Then it can hurt somebody's eyes or head.
      D<throw> Some things are made to be thrown, such as balls. Other things hurt when they land. In quick hands {Name} may have the wrong one. Hands let go before the head can say stop.
      P<throw> The one it lands on did not see it come. That makes it worse.
      P<throw> Others may like to play, but not where things fly.
      Q<throw> With something in the hand, {Name} may feel ____.
      H<throw> {helper} can show where throwing is fine.
      H<throw> {helper} can help to see who got it.
      T<throw> {he} can throw at a bucket or a wall.
      T<throw> {he} can put it down and stamp both feet.
      C<throw> {he} can say, "Hands, wait. Where does it land?"
      A<throw> Balls fly, and sand stays in the heap. The hands have found a bucket, three big steps away. Plop, it went in. All heads stayed up.
      A<throw> It stayed in the hand, and then it went back down. That was a quick thing to do. Now there is a game in which something may fly. Two hands, one ball, and off it goes.
      D<no> Somebody says no. It is a short word, and it can feel big. {his} hands may want to hit it. But a no has no arms and no tummy. So the hit lands on a person, and that hurts. The no is as big as before.
      D<no> A no can come in the shop or at the sink. {Name} may hear it and lift a hand. The hit is meant for the no. It lands on a leg or an arm. That hurts, and it is still a no.
      P<no> Grown-ups say no for a reason. It may be the time, or teeth, or a hot pan. They know that it is hard to hear.
      P<no> Somebody who gets a hit may step back. That keeps people safe. It can be a step, and then a hug.
      Q<no> When the answer is no, {Name} may feel ____.
      Q<no> Just after a no, {his} hands may feel ____.
      H<no> {helper} can say, "No, and you may be cross." ~ Both are true at once.
      H<no> {helper} can say what there will be after that. ~ A no is easier with a yes behind it.
      T<no> {he} can push a wall with two flat hands. It is strong.
      T<no> {he} can stamp both feet on the spot.
      C<no> {he} can say, "I do not like that no!"
      C<no> {he} can say, "I wanted a yes."
      A<no> The no was heard, and the cross feet were heard too. Now two hands are open again. It is fine to be cross about a no. Nobody is hurt. The day has other things in it, and some are a yes.
      A<no> A no gets smaller all by itself. It takes a while, like a cold drink getting warm. The hands are down, and the words are out. Then there is room for a hug.
    `),
    '6-7': script(`
      D<drum> Muscles get ready when somebody is cross or excited. {his} arms can fill up with go, right down to the hands. That go wants to be used for something. Some people hit with it, and a hit hurts. A cushion can take it all day long and not mind. It even makes a good low sound.
      D<message> What do fast hands say with {act}? It may mean "Give that back" or "Look at me". {Name} may know exactly which one it was. The other one cannot tell, because they all feel the same.
      D<fast> An arm can move in less than half a second. A whole sentence takes about three. So when {Name gets} in a hurry, hands have a head start. That is how people hit first and think of the words later. The words were on their way the whole time.
      P A person who gets {act} may cry or tell a teacher. Both are ways of asking for it to stop. Hardly anybody wants to talk just then.
      P People remember {act} for a day or two. They also remember who came back and asked if they were all right. Both go into the same memory.
      P Grown-ups know that being good at stopping takes years. The part of the brain that does it is still growing. Even grown-ups are not perfect at it.
      P After {act}, {whom} may think of nothing else at first. It may take a while before {whom} wants to be close again.
      Q When two arms get tight and quick, {Name} may feel ____.
      Q After {act}, {Name} may feel ____. It may be more than one thing.
      Q When it is calm again, {Name} may feel ____.
      H {helper} can stop it all and look after everybody. ~ More than one of them needs help.
      H {helper} can play the same moment again with toys. ~ The second time can be slow.
      H {helper} can choose a cushion together with {him}. ~ It is good to know where it is.
      H<helper> {helper} can ask, "What did you want to tell them?" ~ It is a useful question after a hit.
      H<adult> {helper} can help by {adult}. ~ It works best right at the start.
      T {he} can push against a wall and count to eight. ~ A wall can stand it, and arms get tired in a good way.
      T {he} can put both hands flat on {his} legs. ~ Flat hands are easy to keep still.
      T {he} can show with one finger what is wrong. ~ Pointing is as fast as a hit, and it tells more.
      T<comforter> {he} can squeeze {comforter} with both hands. ~ It gives tight arms something to do.
      T<quiet> {he} can spend ten minutes {quiet}. ~ Busy hands are too full to hit.
      T<doing> {he} can try {doing} when {his} arms fill up. ~ Something known comes to mind faster.
      C<drum> {he} can say, "Hands, this is for the cushion."
      C<message> {he} can say, "I want to tell you something."
      C<fast> {he} can think, "Half a second, hands, let me talk."
      C<topic> Away from the game, {he} can think about {topic}.
      A<drum> A cushion does not cry, and nothing in it is sore. It just gets a dent in it. With one shake, the dent is gone. After that, hands are free for cards, or glue, or a wave.
      A<message> Words can say which thing it is. So can a finger, a card or a picture. When the message gets through, the other one can answer. A hit gets no answer, and a question does.
      A<fast> Half a second is short, and still it can be made longer. People do it by stopping their hands on the way. It works better each week, because brains get used to it. The sentence catches up in the end.
      D<got> A hit is one thing that happens, and the fright is the next. {Name} may know both from somebody else's hand. The skin stings, and the thoughts go fast. It is not {his} fault, whatever the other one was cross about. A hit is something to tell, and the sooner the better.
      P<got> The other one may have been angry about something quite different. That can explain a hit, but it does not make it all right.
      P<got> Grown-ups in charge would rather hear it twice than not at all. It is their job to stop it.
      P<got> Children who watch may look down or laugh. Often they are afraid of being next.
      Q<got> When that person is near, {Name} may feel ____.
      Q<got> In bed that evening, {Name} may feel ____.
      H<got> {helper} can note the day and the place. ~ Those in charge can do something with it.
      H<got> {helper} can practise a short, loud "stop" with {him}. ~ It comes out more easily the second time.
      T<got> {he} can hold up a flat hand, say "stop" and walk away. ~ Walking away is strong, not weak.
      T<got> {he} can stay near a friend or a grown-up. ~ Hits are rarer there.
      T<got,comforter> {he} can keep {comforter} close in the evening. ~ A fright needs some time.
      C<got> {he} can say, "Stop. I am telling somebody."
      A<got> It has been told, and somebody is doing something about it. A sting goes away in an hour. A hit says something about one hand. It says nothing about the person who got it.
      A<got> The flat hand can go down now. It said stop, and it was meant. A grown-up knows where and when it happened. There are friends to be near, and places to play.
      D<got> Somebody else's hand did something wrong. It hit, and {Name} was the one who got it. That hurts on the skin, and inside as well. It is all right to cry, to shout stop or to walk off. It is right to tell.
      D<hair> Each hair on a head has a small root, and the root can feel. When it all goes too fast, {his} hands may pull somebody's hair. A hand closes sooner than a mouth opens. The pull hurts, and it does not say what was wrong.
      P<hair> Whoever was pulled may keep away for a while. It helps when somebody asks, "Does it still hurt?"
      P<hair> Grown-ups need to stop it at once, so they may sound sharp. Afterwards they want to know what came first.
      Q<hair> Just before, {his} hand may feel ____. It can be tight or hot.
      Q<hair> When somebody holds their head, {Name} may feel ____.
      H<hair> {helper} can listen to what came before the pull. ~ There was something that needed a word.
      H<hair> {helper} can agree on a sign for "too close". ~ A sign is as fast as a hand.
      T<hair> {he} can put both hands under {his} arms and count to five. ~ They are warm there and cannot grab.
      T<hair> {he} can say, "Move back, please." ~ It is short enough for a fast moment.
      C<hair> {he} can think, "Open hand, then the word."
      A<hair> An open hand can do a lot of things, and it hurts nobody. The hairs sit in their roots again. What was wrong has been said, more or less. Two heads may be bent over the same game before long.
      D<throw> A throw takes half a second, and then nobody can call it back. {Name} may have something in one hand when things get loud or funny. It flies, and it lands where it likes. That can be an eye, a tooth or a window. The hands only meant to let go.
      D<throw> Throwing is one of the things that people can do best. {Name} has hands that are good at it, too. Only it depends on what flies and who is there. A ball is made for that. A stone, a shoe or a handful of sand hurts somebody.
      P<throw> The one who was hit by it saw nothing before it came. So that person may be scared as well as hurt.
      P<throw> People who watch may laugh at first. They stop when somebody cries.
      Q<throw> Just before it flies, {Name} may feel ____.
      H<throw> {helper} can find a place and a thing for throwing.
      H<throw> {helper} can help to ask the other one what would help.
      T<throw> {he} can close the hand around it and count to three.
      T<throw> {he} can throw at a target: a bucket, a chalk ring, a tree.
      C<throw> {he} can think, "What is it, and who is there?"
      A<throw> There is a chalk ring on the wall, and hands can hit it. What does not belong in the air stays on the ground. Nobody needs to duck. The best throw of the day was a soft one.
      A<throw> The hand stayed shut, and then it opened downwards. It fell on the grass with a small thud. That half second was long enough after all. Good hands can let go, and they can hold on.
      D<no> Hardly anyone likes to hear no. The word goes in, and a second later a hand may be up. {Name} may know that second. A hit is meant for the no, but it hurts a person. The no does not get smaller. It was said to keep a plan, a rule or somebody's teeth.
      D<no> What can a hit do to a no? {Name} may have found out. It cannot turn it into a yes. It hurts the person who said it, and that person still says it. So there is a no and a sore arm.
      P<no> Grown-ups hear no as well, at work and in shops. They are cross about it too. Most of them say so to somebody in the kitchen.
      P<no> After a hit, people talk about the hit. What was wished for gets forgotten. That is a pity, because a wish is worth talking about.
      Q<no> When the answer is no, {Name} may feel ____. It may be in the arms before it has a word.
      Q<no> In the second after a no, {his} hands may feel ____.
      H<no> {helper} can give the reason once, in a short sentence. ~ Long ones are hard to hear with a fast heart.
      H<no> {helper} can take one step back and wait. ~ Then a cross face has room.
      T<no> {he} can push the wall with both hands for as long as a breath. Walls do not mind.
      T<no> {he} can go and be cross in another room, and come back after. That is a good use of a door.
      C<no> {he} can think, "No is a word. I have words too."
      C<no> {he} can say, "I am cross about that no."
      A<no> It was a no, and it stayed one. The hands came down, and the words came after that. A wish can be said again on another day, in a quiet voice. Nobody is hurt. Supper is just supper.
      A<no> Some nos turn into a yes next week, and some stay. A hit does not change which. A sentence sometimes does. The hands are down now, and they are good for other things.
    `),
    '8-10': script(`
      D<drum> Anger and excitement do the same thing to a body. They send extra blood to the muscles, so that {his} arms and hands are ready to work. Long ago, that helped people to climb and to carry. Indoors there is nothing to climb. So the energy stays in the hands, and sometimes people hit. A cushion could take it, but there is seldom one within reach.
      D<message> Suppose that a hit was a letter. {Name} would know what was in it, such as "That was my place" or "Leave me out of this". The person who got it would open it and find an empty page. There is only the pain, and that could mean anything. People then guess what it meant. Mostly they guess the worst.
      D<fast> Hands run on a faster line than words do. When something goes wrong, {his} arm can be moving in a quarter of a second. The brain needs longer to choose a sentence and longer still to say it. So people hit, and then they hear themselves explaining. The explanation is often quite good. It is just late.
      P The person who was hit usually tells the story from the hit onwards. What came before is missing from it. That seems unfair, and it is also how memory works. Pain makes the rest hard to see.
      P Teachers can only deal with the part that they see. They know there is another part. Most of them will listen to it, once everyone is calm and nobody is shouting over anybody.
      P Friends can like a person a lot and still stop sitting next to quick fists. They may not say why. When it has been calm for a while, many of them come back without saying why either.
      P For {whom}, {act} is the loudest part of it. What went before may need to be told once more when things are calm. After that, it mostly takes an ordinary hour together.
      Q When both hands get tight, {Name} might feel ____. It may be hot, quick or oddly quiet.
      Q When others tell what happened, {Name} might feel ____. It can be hard to listen to half a story.
      Q An hour after a hit, {Name} may feel ____. That can differ from the first five minutes.
      H {helper} can hear the whole story from the beginning. ~ The part before the hit is where things can change.
      H {helper} can agree on a signal for "I need to get out of here". ~ Signals work even when sentences do not.
      H {helper} can help to plan what to say to the other person. ~ Two sentences are plenty.
      H<helper> {helper} can say what works when grown-up hands get tight. ~ Everyone needs a way that works.
      H<adult> {helper} can help by {adult}. ~ It is good to know in advance what help will look like.
      T {he} can grip the edge of a chair until the first rush is over. ~ It takes about as long as two slow breaths.
      T {he} can walk away with both hands in pockets. ~ A pocket gives quick hands somewhere to be.
      T {he} can press both palms together under the table. ~ No one sees it, and it is hard work.
      T<comforter> {he} can squeeze {comforter} at home after a hard day. ~ Soft things put up with a lot.
      T<quiet> {he} can spend the next ten minutes {quiet}. ~ The rush fades sooner when hands are busy.
      T<doing> {he} can try {doing} as soon as the rush begins. ~ What has worked before is quick to find.
      C<drum> With tight hands, {he} can think, "Cushion later, pockets now."
      C<message> {he} can say, "I am too cross to talk, give me a minute."
      C<fast> {he} can think, "My arm is early, so the words can go first."
      C<topic> After walking away, {he} can think about {topic} until it is calm.
      A<drum> At home there is a cushion, and it can be squeezed as flat as anyone likes. It makes no noise and keeps no grudge. By then the worst of the energy has often gone by itself. Hands are patient tools when the rush is over.
      A<message> Every message needs someone who can read it. A sentence can be read, and so can a raised hand or an angry drawing. None of them leaves a bruise. The empty page can be thrown away, and a better letter can be written.
      A<fast> A quarter of a second is not much time to work with. Goalkeepers train with less. Each time a hand stops halfway, it gets a bit easier to stop the next time. Then the good explanation can come first, where it belongs.
      D<got> Being hit is two things at once: it hurts, and it makes a person feel small. {Name} may know both, from somebody else's hit. The first part is over in minutes. The second can go on for days, because the head keeps looking for what went wrong. Nothing that {he} said or did is a reason to be hit. Hitting back seems fair, and it usually makes two people who get asked why.
      P<got> Somebody who hits may be angry, copying or showing off. It is worth knowing and it is no excuse. Sorting that out is a job for adults.
      P<got> Those who saw it may keep quiet, since nobody wants to be next. One of them may be glad if somebody else speaks first.
      P<got> Adults sometimes say "just ignore it". They may change their minds when they hear how often it was.
      Q<got> Passing that person the next day, {Name} might feel ____.
      Q<got> Going over it at night, {Name} might notice ____. Anger often comes later than the fright.
      H<got> {helper} can listen to the end, and then ask what would help first.
      H<got> {helper} can speak with those in charge and ask what will be done. ~ A second conversation can be agreed at once.
      T<got> {he} can step back, say "stop" loudly and go where people are. ~ A loud voice makes others look.
      T<got> {he} can note where it happened and who was there. ~ Facts are hard to wave away.
      T<got,comforter> {he} can keep {comforter} near that night.
      C<got> {he} can think, "It was their hand, and I can tell."
      A<got> Marks of a hit fade, and the facts are with people who can use them. They may need a second reminder, which is allowed. A hit shows what one hand did. It settles nothing about who is strong, and nothing about who is right.
      A<got> It was told, and it will be told again if it happens again. In the meantime there are places with people in them. Hands are good for a great many things. Holding one up and saying stop is among the more useful.
      D<got> After a hit, most people look for a reason first. {Name} may go through it again: who said what, and who stood where. There may have been a quarrel, and a quarrel is no reason for a hand. Somebody else's hit belongs to somebody else. What can be done is to get away, get help and say what happened.
    `),
    '11+': script(`
      D<drum> Strong feelings are partly a delivery of fuel. Within seconds, blood and sugar arrive in {his} arms and hands, so that a body could run or fight if it needed to. Most modern problems require neither. Hands that are full of fuel and have nothing to do are restless, and that is where people hit things, or each other. A cushion at home is a poor opponent, and that is exactly what makes it useful.
      D<message> Consider what a hit actually communicates. {Name} may have had several good arguments in mind, about fairness, or privacy, or something said behind a back. None of them travels along an arm. The other person receives pain, decides what it meant, and tells everyone else that version. From then on, the discussion is about the hit, and the good arguments are left standing at the side.
      D<fast> Between an impulse and a hit there is a gap, and it is measured in fractions of a second. In {his} brain, as in everybody's under twenty-five, the system that stops an action is still being built. The one that starts it was finished years ago. Often there is nothing more mysterious to it than that. It is a fast system getting its way while a slow one is still looking for the file.
      P People who have been hit by someone their own size often act as if it did not matter. It usually does. They may be working out whether it will happen again, and whom they could tell without making it worse.
      P Adults grow less relaxed about hitting as people get taller, since the same movement does far more harm. That can seem unfair to someone who feels no different from last year. They are responding to the arm, and not to the person.
      P Friends tend to remember the look on a face more than the reason. They may make a joke of it to see what comes back. A straight answer clears the air faster than a second joke.
      P {whom} may act as if it did not matter, and it usually does. What helps most is seldom a speech. Often it is being in the same room for a while, with nothing happening.
      Q As the tension rises, {Name} might notice ____. Hands, face and breathing each have their own signal.
      Q When the argument gets lost behind the hit, {Name} might feel ____. Being in the right about one thing and wrong about another is uncomfortable.
      Q Later that day, {Name} may feel ____. It may not be the word that other people expect.
      H {helper} can listen to the original argument, once the hit has been dealt with. ~ Both are real, and they are easier to handle one at a time.
      H {helper} can help to find a way of putting it right that is not only a speech. ~ Actions are believed sooner.
      H {helper} can agree on a place to go when it gets too much. ~ It works best if nobody follows for ten minutes.
      H<helper> {helper} can describe an own goal of the same kind, and what came after. ~ Most adults have at least one.
      H<adult> {helper} can help by {adult}. ~ Something familiar takes less effort to accept.
      T {he} can leave the room on the first signal, without finishing the sentence. ~ The sentence will keep, and it is usually better an hour later.
      T {he} can use up the energy on a flight of stairs, a wall or a bicycle uphill. ~ Muscles that have been worked hard settle down sooner.
      T {he} can write the argument down as soon as {he is} alone. ~ On paper, the strong points are still strong.
      T<comforter> {he} can keep {comforter} in the room that is for cooling down. ~ Nobody needs to know what it is for.
      T<quiet> {he} can spend half an hour {quiet} before talking about it. ~ Thinking returns as the body slows down.
      T<doing> {he} can try {doing} when the first signal comes. ~ A method with a good record needs little thought.
      C<drum> With full hands, {he} can think, "This is fuel, and it runs out."
      C<message> {he} can say, "I have a point, and I want to make it later."
      C<fast> {he} can think, "The slow part of my brain gets a vote."
      C<topic> In another room, {he} can think about {topic} until the first rush has passed.
      A<drum> Fuel gets used or it fades, and both take a while. A cushion, a staircase or a long walk all make it quicker. Afterwards the same two hands can hold a pen, a racket or a cup of tea. They have no memory of what they nearly did.
      A<message> A good argument survives a pause. It can be made in a message, in a note or across a table the next day, and then it is heard as an argument. Nobody changes the subject to somebody's arm. What the hand could not say, a few sentences can.
      A<fast> The slower system does get finished, and using it is part of how that happens. Each time a hand stops on the way, the connection grows a little stronger. This is not about becoming someone who feels less. It is about having two systems at the meeting when a hit would have been the only one speaking.
    `),
  },
};

export const hitting: Frame = withScenes(
  own,
  milkAndQuickHands,
  gladHands,
  outOfTheLine,
  handsNearABuild,
  aHandForAToy,
  aPunchInAGame,
  fightsAtPlaytime,
  tooClose,
  wordsCameFirst,
  aCrossHand,
);

import { saidItToOthers } from './school/said-it-to-others.ts';
import { notAtMyParty } from './not-at-my-party.ts';
import { teasesForALaugh } from './teases-for-a-laugh.ts';
import { newInOurClass } from './new-in-our-class.ts';
import { laughsAtAClassmate } from './laughs-at-a-classmate.ts';
import { script, type Frame } from '../frame.ts';
import { teasedTillItHurts } from './teased-till-it-hurts.ts';
import { laughsAtAFall } from './laughs-at-a-fall.ts';
import { withScenes } from './scene.ts';
import { THE_OTHER_ONE } from './the-other-one.ts';
import { unkindToBeLiked } from './unkind-to-be-liked.ts';

/**
 * Being kind: gentle with animals, with smaller ones and with words. Kindness is told as noticing and as something that
 * hands, feet and voices do; nobody in the story is told off.
 */
const own: Frame = {
  id: 'being-kind',
  name: 'Being kind',
  says: [
    'being kind',
    'how to be kind to others',
    'is mean to other children',
    'says mean things',
    'says unkind things to her sister',
    'calls other kids names',
    'teases his little brother',
    'treads on snails on purpose',
    'too rough with smaller children',
    'not gentle with toddlers',
    'laughs at others when they fall',
    'makes fun of a classmate',
    'leaves other children out on purpose',
    'is bossy and rude to friends',
    'bullies a younger boy',
    'rude to grandma',
    'sarcastic with everyone',
    'no empathy',
    'helping others',
  ],
  claims: {
    strong: [
      'calls his sister names',
      'calls his brother names',
      'calls his little sister names',
      'calls his little brother names',
      'calls his big sister names',
      'calls his big brother names',
      'calls his baby sister names',
      'calls his baby brother names',
      'calls her sister names',
      'calls her brother names',
      'calls her little sister names',
      'calls her little brother names',
      'calls her big sister names',
      'calls her big brother names',
      'calls her baby sister names',
      'calls her baby brother names',
      'calls other children names',
      'calling people names',
      'calls people names',
      'name calling',
      'tells others they cant sit',
      'tells others they cannot',
      'cant sit at the table',
      'laughs at a girl',
      'laughs at a boy',
      'laughs at a child',
      'leaves other children out',
      'leave other children out',
      'leave other kids out',
      'tread on snail',
      'treads on snails',
      'step on snail',
      'kind',
      'kindness',
      'kinder',
      'unkind',
      'unkindness',
      'mean to',
      'mean thing',
      'mean word',
      'mean comment',
      'being mean',
      'is mean',
      'nasty to',
      'nasty comment',
      'nasty thing',
      'nasty word',
      'gentle',
      'gently',
      'rude',
      'call other kids names',
      'call people names',
      'laugh at others',
      'laugh at other',
      'rough with',
      'too rough',
      'pull the cat',
      'pull the dog',
      'chase the cat',
      'chase the dog',
      'hurt the dog',
      'hurt the cat',
      'hurt animal',
      'squeeze the cat',
      'pull the tail',
      'dog tail',
      'cat tail',
      'dogs tail',
      'cats tail',
      'empathy',
      'exclude other',
      'leave others out',
      'sarcastic',
      'help others',
      'tease other',
      'tease his brother',
      'tease her sister',
      'tease little',
      'teases his little',
      'teases other',
      'tease classmate',
      'call other names',
      'calls other kids',
      'calls other children',
      'make fun of a',
      'makes fun of a',
      'bullies a',
      'bully a younger',
      'bullies other',
      'is a bully',
      'my son bullies',
      'my daughter bullies',
      'laughs at others',
      'horrible to',
    ],
    cues: [
      'nice',
      'nasty',
      'mean',
      'feelings',
      'laugh',
      'rough',
      'smaller',
      'younger',
      'toddler',
      'little ones',
      'squeeze',
      'polite',
    ],
    not: [
      'kind of',
      'some kind',
      'any kind',
      'what kind',
      'one of a kind',
      'is bullied',
      'gets bullied',
      'being bullied',
      'is teased',
      'gets teased',
      'being teased',
      'been teased',
      'i mean',
      'does it mean',
      'scared of',
      'afraid of',
      'dog died',
      'cat died',
      'what does kind',
      'get teased',
      'getting teased',
      'teased',
      'are mean to him',
      'are mean to her',
      'were mean to him',
      'were mean to her',
      'kids mean to him',
      'kids mean to her',
      'everyone is mean to',
      'being mean to him',
      'being mean to her',
    ],
  },
  topicWords: ['kind', 'gentle', 'gently', 'soft', 'unkind', 'careful'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Most cats and dogs prefer slow stroking in the direction in which the fur grows.',
    'A snail can pull its eyes into its head; they stand on the ends of the longer pair of its four feelers. It draws back when touched and comes out again later.',
    'Small children take more steps than tall people for the same distance.',
    'Sound travels about 340 metres in a second through air, and a spoken word cannot be taken back.',
    'A dog that is uncomfortable may turn its head away, lick its nose or yawn; a cat may flick its tail or flatten its ears. Animals are left alone then, and while they eat or rest.',
    'People who do a small kindness tend to underestimate how much it means to the other person; several studies found this.',
    'In experiments, people who wrote messages expected their tone to be understood far more often than it was.',
    'Teasing is friendly only when the person who is teased finds it funny too.',
  ],
  threads: {
    hand: 'what a hand can do',
    home: 'two people in one home, and a house rule for two',
    leads: 'two children and one plan, and who may say what comes next',
    bossed: 'a game that two people make, and who says what happens in it',
    fur: 'a slow flat hand that goes the way the fur grows',
    snail: 'a snail that goes in when it is touched and comes out again',
    steps: 'the short steps of a small one beside long steps',
    word: 'a word that is quick and cannot be called back',
    tail: 'the tails, ears and noses with which animals say no',
    door: 'a door that is held open for three seconds',
    joke: 'a joke, and the laugh of the one it is about',
    tone: 'a typed line that arrives without its voice',
    said: 'a word that was said to somebody, and the face it landed on',
    stood: 'the one who stands by, and the three steps across',
    circle: 'a circle of children, and the gap that somebody can make in it',
  },
  decidedBy: [
    /^\W*(?:(?:my (?:son|daughter)|he|she|they) (?:keeps? )?)?(?:makes?|making|cracks?|cracking) (?:\w+ )?jokes? about (?:a|another|one|the other|other|his|her|their|some) (?:\w+ )?(?:boys?|girls?|child|children|kids?|classmates?|friends?|people)\b/i,
    // Who says mean things to others is told of what that does, wherever they are said.
    /^\W*(?:(?:my (?:son|daughter)|he|she)(?:['’]s| is| has been| keeps)? )(?:being |saying |sending |writing |posting )(?:\w+ )?(?:mean|nasty|unkind|horrible)(?: \w+)? to (?:other|the other|some|his|her|kids|children|people|classmates|girls|boys)\b(?! (?:brother|sister|mum|dad))/i,
  ],
  threadCues: {
    hand: /\b(?:grab\w*|push\w*|pull\w*|rough\w*|squeez\w+|too hard|hugs?|hands?|snatch\w*)\b/,
    home: /\b(?:(?:(?:step|half|foster)[- ]?)(?:brother|sister|sibling)s?|(?:his|her|their) (?:own |big |little |older |younger |twin |baby )?(?:brother|sister|sibling|twin)s?)\b/,
    leads:
      /\b(?:is|so|very|too|gets?|being|acts?) (?:\w+ )?boss(?:y|ing)\b|\bboss(?:es|ing) (?:his|her|their|the|other|younger|everyone|people|friends)\b/i,
    bossed:
      /\b(?:boss(?:es|ed|y|ing)?|tells?|controls?|orders?)\b (?:him|her|them) (?:about|around|what to)|\b(?:friend|girl|boy|cousin|mate|bestie)\b[^.]{0,20}\b(?:who (?:is|always) )?(?:boss\w*|controll\w*)\b/i,
    circle:
      /^(?![^]*\b(?:(?:(?:step|half|foster)[- ]?)(?:brother|sister|sibling)s?|(?:his|her|their) (?:own |big |little |older |younger |twin |baby )?(?:brother|sister|sibling|twin)s?)\b)[^]*?\b(?:leav\w+ (?:[\w']+ ){0,6}out|left (?:[\w']+ ){1,3}out|exclud\w*|not invited|won'?t let (?:\w+ ){0,4}(?:play|join)|won'?t play with|does not want to play with|gang\w* up|whisper\w*|ignor\w* (?:a|an|another|one|the|other|others|his|her|their|some)\b)\b/,

    said: /^(?![^]*\b(?:(?:(?:step|half|foster)[- ]?)(?:brother|sister|sibling)s?|(?:his|her|their) (?:own |big |little |older |younger |twin |baby )?(?:brother|sister|sibling|twin)s?|stood by|stands by|watch(?:es|ed)|did nothing|said nothing|says nothing|leav\w+ (?:[\w']+ ){0,6}out|exclud\w*|whisper\w*|dogs?|cats?|animals?|tail|fur))[^]*?\b(?:(?<!\b(?:a|the|phone) )(?:calls?|calling|called)(?! (?:from|by|me|us))|names|laugh\w*|teas\w*|mock\w*|insult\w*|(?<!\b(?:teachers?|school|nursery|staff|mums?|parents?|they|i|we|who|people|have|is|was|been) )(?:says?|said|saying|tells?|told)|words?|rude|(?:mean|nasty|unkind|horrible|cruel|hurtful) (?:things?|words?|comments?|names|remarks?)|(?<!\b(?:are|were|being|kids|children|others) )(?:mean|nasty|unkind|horrible|not (?:very |always |being )?(?:kind|nice)|n.?t (?:very |always )?(?:kind|nice)) (?:to|towards|with) (?:the |some |her |his |their |a |an |one )?(?:other|others|children|kids|friends?|girl|boy|classmates?|people|everyone)|fun of|jokes?|imitat\w*|ugly|fat|stupid)\b/,
    word: /\b(?:trouble|tales|on purpose|calls?|calling|called|names|teas\w*|mock\w*|insult\w*|says?|said|saying|tells?|told|words?|rude|mean|nasty|fun of|jokes?|imitat\w*|ugly|fat|stupid|talks?|speaks?)\b/,
    joke: /\b(?:trouble|tales|on purpose|teas\w*|mock\w*|fun of|jok\w+|laugh\w*|imitat\w*|sarcas\w*|banter|names|mean|insult\w*)\b/,
    tone: /\b(?:messages?|messaging|chats?|texts?|texting|online|comments?|posts?|posting|whatsapp|snap\w*|typed|sarcas\w*)\b/,
    fur: /\b(?:animals?|pets?|cats?|kitten\w*|dogs?|pupp\w+|(?<!(?:toy|soft|cuddly|stuffed|plush) )(?:rabbits?|bunn\w+)(?! toy)|guinea|hamsters?|fur|tails?|strok\w+|hens?|chickens?|pony|horses?)\b/,
    tail: /\b(?:animals?|pets?|cats?|kitten\w*|dogs?|pupp\w+|(?<!(?:toy|soft|cuddly|stuffed|plush) )(?:rabbits?|bunn\w+)(?! toy)|guinea|hamsters?|fur|tails?|hens?|chickens?|pony|horses?)\b/,
    snail:
      /^(?![^]*\b(?:cats?|kitten\w*|dogs?|pupp\w+|rabbits?|bunn\w+|guinea|hamsters?|hens?|chickens?|pony|horses?)\b)[^]*?\b(?:animals?|insects?|bugs?|snails?|worms?|ants?|frogs?|gentle|gently|rough\w*|squeez\w+|too hard|stamp\w*|careful)\b/,
    steps:
      /^(?![^]*\b(?:cats?|kitten\w*|dogs?|pupp\w+|rabbits?|bunn\w+|guinea|hamsters?|hens?|chickens?|pony|horses?)\b)[^]*?\b(?:smaller|small (?:child\w*|ones?|kids?)|younger|little (?:ones?|kids?|child\w*)|toddlers?|bab(?:y|ies)|gentle|gently|rough\w*)\b/,
    stood:
      /\b(?:stood by|stands by|standing by|(?<!\b(?:i|we|teacher|have) )(?:watch(?:es|ed)|saw|sees|seen) (?:[\w']+ ){0,5}(?:being|getting|gets?|picked|teased|bullied|left out|hurt)|joins? in|joined in|did nothing|does nothing|said nothing|says nothing|did not help|didn'?t help|bystander|stick up for|stuck up for|stand up for|laughed along|goes along)\b/,
  },
  onlyWhenSaid: ['circle', 'said', 'stood', 'bossed', 'leads', 'home', 'fur', 'tail'],
  tellsAlone: ['circle', 'said', 'stood', 'bossed', 'leads', 'home'],
  roles: {
    other: THE_OTHER_ONE,
    animal: {
      fallback: { text: 'a cat' },
      cues: [
        { match: /\b(?:dogs?|pupp(?:y|ies))\b/i, phrase: { text: 'a dog' } },
        { match: /\b(?:cats?|kittens?)\b/i, phrase: { text: 'a cat' } },
        { match: /\bguinea[- ]?pigs?\b/i, phrase: { text: 'a guinea pig' } },
        { match: /\bhamsters?\b/i, phrase: { text: 'a hamster' } },
        { match: /\b(?:rabbits?|bunn(?:y|ies))\b/i, phrase: { text: 'a rabbit' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Hand Can Wave', thread: 'hand' },
      { text: 'What a Hand Can Do', thread: 'hand' },
      { text: 'My Plan, Your Plan', thread: 'leads' },
      { text: 'One Idea Each', thread: 'bossed' },
      { text: 'Move Up a Bit', thread: 'circle' },
      { text: 'What a Face Says', thread: 'said' },
      { text: 'Slow Hand, Soft Fur', thread: 'fur' },
      { text: 'The Way the Fur Grows', thread: 'fur' },
      { text: 'Hello, Snail', thread: 'snail' },
      { text: 'In and Out Goes the Snail', thread: 'snail' },
      { text: 'Step, Step, Little Step', thread: 'steps' },
      { text: 'Gentle Is Slow' },
      { text: '{name} and the Gentle Hand' },
    ],
    older: [
      { text: 'Two Under One Roof', thread: 'home' },
      { text: 'The Person Who Is Still There Tomorrow', thread: 'home' },
      { text: 'Ask First, Then Say', thread: 'leads' },
      { text: 'Kind, and No', thread: 'bossed' },
      { text: 'A Gap in the Circle', thread: 'circle' },
      { text: 'Kind Is Room for One More', thread: 'circle' },
      { text: 'The One Who Stood There', thread: 'stood' },
      { text: 'Unkind, and Somebody Saw It', thread: 'stood' },
      { text: 'Three Steps Across', thread: 'stood' },
      { text: 'After the Word', thread: 'said' },
      { text: 'Four Feelers', thread: 'snail' },
      { text: 'Two Steps for One', thread: 'steps' },
      { text: 'Once a Word Is Out', thread: 'word' },
      { text: 'What a Tail Says', thread: 'tail' },
      { text: 'Three Seconds at a Door', thread: 'door' },
      { text: 'Who Is Laughing?', thread: 'joke' },
      { text: 'Typed Without a Voice', thread: 'tone' },
      { text: 'A Small Kind Thing' },
      { text: 'How Kind Works' },
    ],
  },
  benefits: [
    'Shows what gentle looks like in hands, steps and words.',
    'Tells how an animal, a smaller child or another person may show that it is too much.',
    'Gives {name} one small kind thing to do, and words that go with it.',
  ],
  talk: {
    young: [
      'Who was near in the story?',
      'How does it feel when somebody is kind?',
      'Shall we think of one kind thing for today?',
    ],
    older: [
      'Which moment in the story could have gone another way?',
      'Which word went into the blank, and would it be the same on another day?',
      'Shall we each tell about one small kind thing from this week?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: 'cat',
    props: ['flower'],
  },
  text: {
    '2-3': script(`
      D<fur> Here is soft fur. {Name} may see {animal}. A hand can be flat and slow. Stroke, stroke, stroke. The fur lies down.
      D<fur> Stroke, stroke, stroke. A gentle hand is slow. {Name has} time. Fur goes one way. The hand goes that way too.
      D<snail> A snail is soft. {Name} may see one. Eyes up! A big tap comes. In goes the snail.
      D<snail> Look, a snail! {Name} may see it go. It is soft and slow. In go the eyes. Out come the eyes.
      D<steps> Small ones go step, step, step. {Name} may go with a small one. A hand can be gentle. It goes slow, slow, slow.
      P Small ones like soft hands. Big ones do too.
      P Some animals like a pat. Some like just a look.
      P A loud voice can be too big. A soft one is nice.
      P Grown-ups have soft hands and quick hands too.
      Q With soft hands, {Name} may feel ____.
      Q When somebody is small, {Name} may feel ____.
      Q When hands go slow, {Name} may feel ____.
      H {helper} can show a slow hand.
      H {helper} can stay close by.
      H {helper} can say, "Slow and soft."
      H<helper> {helper} can go slowly too.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      T {he} can try one slow hand.
      T {he} can look and wave.
      T {he} can use a soft voice.
      T {he} can wait and see.
      T<comforter> {he} can stroke {comforter}.
      T<comforter> {he} can pat {comforter}.
      T<quiet> {he} can try {quiet}.
      T<doing> {he} can try {doing}.
      C<fur> {he} can say, "Stroke, stroke, stroke."
      C<fur> {he} can say, "Slow hand, soft fur."
      C<snail> {he} can say, "Hello, snail."
      C<snail> {he} can say, "Eyes in, eyes out."
      C<steps> {he} can say, "Step, step, little step."
      C<topic> {he} can think about {topic}.
      A<fur> The hand stops. The fur is still soft. Stroke, stroke, stroke. Bye-bye, fur.
      A<fur> A gentle hand goes home. Fur goes home too. One way, one way. Soft, soft, soft.
      A<snail> It is still now. Out come the eyes. Up they go. Hello, soft snail.
      A<snail> The snail goes on. It goes so slow. Soft feet are good near a snail. Bye-bye, snail.
      A<steps> Step, step, stop. The small one is here. A gentle hand was there. Step, step, home.
      D<leads> Two play, and {Name has} a plan. The other one has a plan, too. It is kind to look. "You here, me there!"
      P<leads> Small ones like to choose.
      P<leads> Big ones know a lot. They can show it.
      Q<leads> When it is no, {Name} may feel ____.
      H<leads> {helper} can ask them both.
      T<leads> {he} can say, "You choose one."
      C<leads> {he} can say, "My plan, your plan."
      A<leads> It was a train, and then a cake. A kind look found that out. Toot!
      D<home> Two live in one home. {Name is} one. Hands can be kind. Words can be kind too. "Hello, you!"
      P<home> {other} has ears. Ears like soft words.
      Q<home> When two are here, {Name} may feel ____.
      H<home> {helper} can sit in the middle.
      T<home> {he} can wave to {other}.
      C<home> {he} can say, "Hello, you!"
      A<home> One here, one there. Two in one home. A wave is kind. Two can wave. Wave, wave!
      D<hand> A hand can grab. A hand can be gentle. {Name has} two of them. Soft, soft, soft.
      D<hand> Here is {his} hand. It can wave. It can be soft and kind. Hello, hand!
      C<hand> {he} can say, "Soft hand, hello hand."
      A<hand> Wave, wave, pat. A hand was soft. It was a kind hand. Wave, wave, bye-bye.
    `),
    '4-5': script(`
      D<fur> Fur grows one way, like grass in the wind. If {Name meets} {animal}, a gentle hand is slow. It goes from the head down the back. That way the fur lies flat. The other way it stands up.
      D<fur> A flat hand is a soft hand. {Name} may stroke {animal} when a grown-up is there. The hand goes slowly, the way the fur grows. It stops at the tail, because tails are not for holding. Then it can start again.
      D<snail> A snail has a soft body and a hard shell. {Name} may meet one on a wet day. It has two long feelers, and its eyes are on the ends. When something bumps it, the eyes go in. After a while they come out again.
      D<snail> On a wet path {Name} may see a snail. It is slow and soft, and it has a shell. A tap makes it go in. It cannot say "ouch" or "stop". Going in is how it says so.
      D<steps> Small children have short legs. When {Name is} with a smaller one, gentle can mean slow. One big step is two small steps. So the small one runs to keep up. With slow feet, both get there together.
      D<said> A mouth can be quick. {Name} may say a word, and it is not a kind one. It flies out, and it lands in a face. The face shows it. It may go red, or sad, or look at the floor.
      D<said> Some words are soft, and some are like a pinch. When {Name says} one of those, somebody has it in both ears. It may have been a joke. Ears do not know that. Kind words get in by the same way.
      D<circle> A ring of children can be kind, because it can get bigger. {Name is} in the ring, and it is good in there. Then one more comes, and nobody moves. Outside it is not so good.
      D<circle> It is fun to whisper to a friend, as {Name} may know. But to a third one it can be unkind. The third one looks on and has no part in it. A hand can wave that one in.
      P An animal cannot talk, but it shows a lot. If it walks off, it has had enough. That helps, because now everyone knows.
      P Small ones look at big ones a lot. They want to do it the same way. A soft voice is nice to copy.
      P Some children like a hug. Some like a wave. Friends can ask which one it is.
      P Grown-ups can be in a rush and forget to be soft. They know that it happens. They can try again.
      P<said> The other one may laugh and still be sad. It can be seen a bit later.
      P<said> Grown-ups say unkind things too when they are cross. Then they wish that they could take them back.
      P<said> Others may have heard it too. They do not say so.
      P<circle> The one outside may look cross. It may be sad, with a cross face on top.
      P<circle> In the ring, some would like to move up. They wait for one to start.
      P<circle> Grown-ups have rings too. They stand with cups and forget to look round.
      Q When somebody is smaller, {Name} may feel ____.
      Q When it is time to go slowly, {Name} may feel ____.
      Q When somebody says "stop", {Name} may feel ____.
      Q<said> When a face goes sad, {Name} may feel ____.
      Q<said> Just before an unkind word, {Name} may feel ____.
      Q<circle> In the ring, {Name} may feel ____.
      Q<circle> Looking at the one outside, {Name} may feel ____.
      H {helper} can show how a slow hand looks. ~ It helps to see it first.
      H {helper} can say when it is enough. ~ That helps the small one too.
      H {helper} can stay near while hands learn. ~ Hands take time to learn things.
      H<helper> {helper} can talk about an animal met long ago. ~ It helps to hear how that went.
      H<adult> {helper} can help when a game gets wild. ~ What has helped before is {adult}.
      H<adult> {helper} can make time for {adult} first. ~ Then hands are calm.
      H<said> {helper} can listen to what was wrong before it. ~ There is often something.
      H<said> {helper} can help to find a kind word for it. ~ It helps to have one ready.
      H<circle> {helper} can help to find a game for one more.
      H<circle> {helper} can listen if two had a fight before that. ~ It helps to know.
      T {he} can ask, "Is that nice or too much?" ~ Only the other one knows.
      T {he} can hold out a hand and wait. ~ Then the other one can come or go.
      T {he} can bring something that a small one dropped. ~ That is a kind thing, and it is quick.
      T {he} can speak in a soft voice. ~ A soft voice is good to hear.
      T<comforter> {he} can try a slow hand on {comforter}.
      T<comforter> {he} can show it on {comforter} first.
      T<quiet> {he} can spend a little time {quiet} first.
      T<doing> {he} can try {doing} when hands get wild.
      T<said> {he} can look at the face and wait a bit.
      T<said> {he} can say, "That was not kind. I take it back."
      T<circle> {he} can move up a bit and pat the floor.
      T<circle> {he} can say, "You can be the next one."
      C<fur> {he} can think, "From the head down the back."
      C<fur> {he} can say, "Flat hand, slow hand."
      C<snail> {he} can say, "I see you, snail. I will wait."
      C<snail> {he} can think, "In means stop."
      C<steps> {he} can count, "One big step, two small steps."
      C<topic> {he} can breathe out and think about {topic}.
      C<said> {he} can think, "What does the face say?"
      C<said> {he} can say, "I am cross," and leave the rest in.
      C<circle> {he} can think, "A ring can get bigger."
      C<circle> {he} can say, "Come in here."
      A<fur> When the hand stops, some fur may stay on it. A bit of fur on a sleeve is no trouble. Soft hands are good for fur. It lies flat now, all down the back.
      A<fur> The fur goes one way, and the hand goes that way too. Gentle can be a small thing to do. It just takes a bit longer than a quick pat.
      A<snail> The path is still, and so the snail comes out. First one eye comes up, and then two. Now it goes on its way. It was kind to wait.
      A<snail> A snail does not say thanks. It just lifts its eyes and goes on. That is how one can see that it is safe. Soft feet go past it, step by step.
      A<steps> Two small steps and one big step end at the same door. Nobody was out of breath. It was gentle, because the feet were slow. The small one can show the way back.
      A<said> A word is out, and it does not come back. But a kind one can go after it. A face shows that too. The eyes come up again, and the mouth gets soft.
      A<said> There are lots of words, and a mouth can choose. Some days it is too quick. Then a kind one comes late, and late is still good.
      A<circle> Bump, bump, they all move up. Now the ring is one bigger. It was kind, and it took no time. Nobody fell out of it.
      A<circle> Two can play by themselves for a while, and that is okay. Then they can look up. There may be one who waits. A kind word is a good door.
      D<bossed> It is kind to go along with a friend's game. "You are the dog," says the friend. {Name} is the dog again. It is kind as well to ask. Then each of the two can say what comes next.
      P<bossed> The one who says it all may not notice. It is fun to have ideas.
      P<bossed> A friend can like somebody and still forget to ask.
      Q<bossed> As the dog once more, {Name} may feel ____.
      H<bossed> {helper} can ask, "Whose idea is next?"
      T<bossed> {he} can say, "Now I choose one."
      T<bossed> {he} can play with somebody else for a while.
      C<bossed> {he} can say, "One idea from you, one from me."
      A<bossed> The dog had an idea, and it was a good one. Now there are two cats in the game and nobody sits. Friends are kind to each other in turns. One idea here, one idea there.
      D<leads> It is kind to ask others for their plan. {Name} may have a big plan with jobs in it. That is good. But a person is no doll. The other one has a plan as well, perhaps a small one.
      P<leads> A smaller child knows less, and still wants to choose.
      P<leads> Grown-ups tell others what to do all day. They forget to ask, too.
      Q<leads> When the other one wants it another way, {Name} may feel ____.
      H<leads> {helper} can ask both of them for one idea.
      H<leads> {helper} can play with the little one for a while.
      T<leads> {he} can ask, "What do you want to be?"
      T<leads> {he} can say the plan as a question.
      C<leads> {he} can think, "One idea from me, one from you."
      A<leads> The game was a shop. Then there was a bear in the shop. The bear was somebody else's idea. It was kind to let it in. The bear bought honey.
      D<home> To be kind all day is hard. {Name} may know that. {other} is there at the table and in the car. Then a word comes out that has a point on it. {other} heard it.
      P<home> {other} may laugh, or shout, or run to a grown-up. It can hurt all the same.
      Q<home> When {other} is too near, {Name} may feel ____.
      H<home> {helper} can give each of the two some time alone. ~ It is easier to be kind after that.
      H<home> {helper} can listen to what came before the word.
      T<home> {he} can say, "I want to be alone for a bit."
      T<home> {he} can do one kind thing with nobody looking.
      C<home> {he} can think, "Two ears are in the room."
      A<home> At breakfast, there is {other} again. One of the two can pass the milk. It is a small thing, and it is kind. The milk does not know who began.
      D<hand> A hand is quick, and it can be gentle. It can also grab before a head has time to think. {Name has} two of them. They can wave, and they can pat. To grab is not the same as to ask.
      D<hand> Hands can say a lot. A gentle hand is open, and it says, "Come here." A tight one says, "Mine." {Name has} one hand for each, and both can be open.
      C<hand> {he} can say, "Open hand, soft hand."
      C<hand> {he} can think, "First I wave, then I come near."
      A<hand> An open hand is a good thing to have. It can wave, clap or hold one more hand. Being gentle takes no more time than to grab. It just takes a soft start.
    `),
    '6-7': script(`
      D<snail> A snail sees with the ends of its feelers. If {Name finds} one on a wet day, gentle means slow. It has two long feelers and two short ones. The eyes sit on the long ones. When something touches it, it pulls the eyes right into its head. Then it waits until the world is quiet.
      D<snail> Some animals run away when it is too much. A snail cannot do that, and so it goes indoors. {Name} may have seen one, with its soft foot and its careful eyes. A finger comes, and the feelers go in. They stay in for as long as the snail likes. It is a clear way to say stop without a voice.
      D<steps> Short legs take more steps than long ones. When {Name walks} with a smaller child, gentle can be a matter of speed. The small one takes two steps for every one. That is twice the work for the same street. So small ones get tired and sit down on walls. They are not being slow on purpose.
      D<steps> Twenty big steps can be forty small ones. Next to a smaller child, {Name is} the one with long legs. It is kind to go slowly then, and it is not easy. Long legs want to go at their own speed. The small one looks at snails, lids and holes in walls. There are many on the way.
      D<word> A word goes fast. If {Name says} something across a playground, it is there within a second. A kind word is just as quick as an unkind one. Neither of them can be called back. The ear on the other side has it now. Ears keep some words for a long time.
      D<said> A laugh or a word can get out before anybody has thought about it. {Name} may know that moment. It was unkind, or it came out that way. Then the other face changes. Eyes go down, or the mouth goes thin. For one of them, it is not over yet.
      D<said> What is quick for one can be a long minute for another. When something unkind is said, {Name} can see it in the other face. Some people smile all the same, because that is easier. Their eyes do not smile. It takes a second look to see it.
      D<stood> Somebody was unkind to somebody else, and {Name} was standing there. It went fast. Feet got stuck to the floor, and no word came. That happens to most people. Seeing it is hard too, and there is time to be kind afterwards.
      D<stood> When one child is unkind to another, there are others who see it. {Name} may be one of those. It is not clear what to do, so people wait. Everybody thinks that somebody else will go. There are three steps between here and there.
      D<circle> A kind group looks round at times, because an edge is hard to see. {Name} may be in the middle of such a circle. Somebody stands at the edge and does not get in. It may be a game, a secret or a party. It can be unkind without one bad word.
      D<circle> "Go away" is a short sentence, and not a kind one. {Name} may have said it, or thought it. Perhaps the game was good with three, or somebody had been annoying before. The one who hears it takes it home. A kind sentence has a "later" or a "come too" in it.
      P A small child or an animal may not have words for "too much". They go stiff, look away or leave. That means the same thing.
      P Somebody who was hurt by a word may laugh at first. Laughing can be a way to hide it. The face often shows it a bit later.
      P Most people remember who was kind to them on a hard day. It may have been a small thing. The person who did it may have no idea.
      P Grown-ups are not gentle all day long. In a hurry, they bang doors and answer too fast. Later they notice it and try again.
      P<said> Somebody who got an unkind word hears it again in bed. It is a small thing to one, and a long evening for the other.
      P<said> People who stand near may say nothing. They are glad that it is somebody else. That does not mean that they liked it.
      P<said> Nobody chooses how they talk, how big they are or when they fall. They would like to be liked anyway.
      P<stood> The child who was hurt may have looked round for a friendly face. It does not need to be a brave one. Friendly is enough.
      P<stood> The others who stood there did not like it either. Nobody said so, and so each of them felt alone with it.
      P<stood> Grown-ups are glad to be told. Telling is not the same as telling tales, when somebody gets hurt.
      P<circle> The one at the edge does not know why. People who do not know think that it is about them.
      P<circle> Others in the circle would make room. They look at who speaks first, and they do the same.
      P<circle> Nobody likes everyone. It is possible to be kind to people who are not friends.
      Q When somebody steps back or goes quiet, {Name} may feel ____. It may come as a surprise.
      Q After a kind thing, {Name} may feel ____. The other person may feel something else.
      Q When it is hard to be gentle, {his} hands may feel ____.
      Q<said> Seeing the other face change, {Name} may feel ____. It may come a bit late.
      Q<said> When the word is out, {Name} may feel ____. Two words may fit.
      Q<stood> Standing there, {Name} may have felt ____. Stuck is one word for it.
      Q<stood> Thinking of it later, {Name} may feel ____.
      Q<circle> Inside the circle, {Name} may feel ____. It may be warm and not quite easy.
      Q<circle> Seeing the other one alone, {Name} may feel ____.
      H {helper} can show once how to do it gently. ~ It helps because hands learn from hands.
      H {helper} can say, "Look at the face," and wait. ~ Faces and tails say a lot before there is a noise.
      H {helper} can listen when somebody was unkind to {Name}. ~ There is often a story behind it, so it helps to tell.
      H<helper> {helper} can do one kind thing together with {Name}. ~ Two people have more ideas than one.
      H<adult> {helper} can keep some time for {adult}. ~ It is easier to be gentle after something good.
      H<adult> {helper} can help when a game gets wild. ~ A good start is {adult}.
      H<said> {helper} can ask what happened before it, and listen. ~ Unkind words often have a reason, even a bad one.
      H<said> {helper} can help to think of what to say now. ~ The second thing said can be a kind one.
      H<stood> {helper} can listen, and not ask, "Why did you do nothing?" ~ It helps to hear that most people freeze.
      H<stood> {helper} can practise one sentence with {Name}. ~ A sentence that is ready comes out faster.
      H<circle> {helper} can listen to why it was hard to let somebody in. ~ There may be a reason that can be mended.
      H<circle> {helper} can help to find a game for more people. ~ Some are.
      T {he} can ask, "Do you like that, or is it too much?" ~ A question is gentle too.
      T {he} can take one step back and look. ~ From there it is easier to see.
      T {he} can do one small thing that helps somebody. ~ Holding a bag for a moment is enough.
      T<comforter> {he} can practise a slow hand on {comforter}. ~ Then the hand knows how.
      T<quiet> {he} can spend some time {quiet} first. ~ Calm hands are softer hands.
      T<doing> {he} can try {doing} when hands get wild. ~ It has helped with other hard things.
      T<said> {he} can go to the other one later and ask, "Are you okay?" ~ It is quick, and it is remembered.
      T<said> {he} can say, "That was unkind of me, and I am sorry." ~ It is short enough.
      T<stood> {he} can go and stand next to the one who was hurt. ~ No words are needed for that.
      T<stood> {he} can fetch a grown-up when it gets rough. ~ That is help too.
      T<circle> {he} can take one step to the side, so that there is a gap. ~ A gap needs no words.
      T<circle> {he} can say, "We will finish this, and then you can join." ~ It is a no and a yes.
      C<snail> {he} can think, "Feelers in means stop."
      C<snail> {he} can say, "I can wait until the eyes come out."
      C<steps> {he} can think, "One of mine is two of those."
      C<steps> {he} can count, "Twenty for me, forty for short legs."
      C<word> {he} can think, "Is this one good to send?"
      C<topic> Before a game gets wild, {he} can think about {topic}.
      C<said> {he} can think, "How does it sound over there?"
      C<said> {he} can think, "First the face, then the word."
      C<stood> {he} can think, "Three steps, and I am next to them."
      C<stood> {he} can say, "Come and play with us."
      C<circle> {he} can think, "One step to the side is enough."
      C<circle> {he} can think, "Who is at the edge?"
      A<snail> When it has been quiet for a while, the feelers come out. There are four of them, first as small as dots. The snail goes on as if nothing had happened. Waiting was the kind thing, and it looked like doing nothing.
      A<snail> A gentle hand and a quiet path are the same to a snail. It needs some time to believe them. Then both eyes come up and turn round. It may be the slowest way to say hello.
      A<steps> At the end of the street, long legs and short ones are both there. It took more time. It was kind, and a good deal was seen on the way. In some years the short legs may be the long ones.
      A<steps> Going slowly with somebody is one way of being kind. It needs no words and no money. All the small steps are done, and the small one is proud of each. Now there is only the way back.
      A<word> Kind words take no longer than the other kind. They go just as fast, and they stay just as long. Even a small one can be quite enough. "Hello" has only five letters.
      A<said> A kind word does not rub out an unkind one. It comes to stand next to it, and then there are two. People look at the last one. Tomorrow has room for some more of those.
      A<said> The face on the other side is the best clue there is. Whoever looks at it knows early. Most things can be said in a kind way, or kept for later. There are plenty of words.
      A<stood> It is not too late on the next day. Somebody can still walk over and say, "That was mean, and I saw it." It is a kind thing to hear. The three steps are the same length as before.
      A<stood> Nobody can stop every unkind thing. Standing next to somebody is something a person can do. It makes two of them, and two is quite different from one.
      A<circle> A circle does not break when it gets a gap. It closes again, with one more in it. Sometimes the new one has the best idea. It was kind, and it cost one step.
      A<circle> Tomorrow somebody else may be at the edge, and it may be anybody. A group that makes room is a good one to be in. People remember who moved up first. It is a kind thing to be known for.
      D<bossed> To be kind to a friend is good. {Name} may do what a friend says, so that there is no quarrel. But two friends have two heads, and sometimes one head does all the deciding. Kind does not mean doing everything that a friend says.
      P<bossed> People who boss often have a lot of ideas and little patience. Some are afraid that nobody plays otherwise.
      P<bossed> A friend who hears "no" may be cross for a morning. A good friendship can stand that.
      Q<bossed> When the other one decides again, {Name} may feel ____. It can be in the tummy first.
      H<bossed> {helper} can practise one sentence with {him}, in a friendly voice.
      H<bossed> {helper} can ask who else is nice to play with.
      T<bossed> {he} can say, "I do not want that. I want to be the doctor."
      T<bossed> {he} can go and come back later.
      C<bossed> {he} can think, "I can be kind and say no."
      A<bossed> The sentence was said, and the game stopped for a moment. Then it went on, a bit differently. Being kind goes in both directions, or it gets thin. There are other people in the playground, too, with room in their games.
      D<leads> A game needs somebody who has a plan, and kind people around. {Name} may be like that and say who does what. From inside it feels like helping. From outside it can feel like being a piece on a board. A kind leader asks, and that takes one second more.
      P<leads> People who are told what to do go along for a while. Then they find another game, and do not say why.
      P<leads> Teachers and captains learnt it as well. They ask before they tell.
      Q<leads> When somebody does it another way, {Name} may feel ____.
      H<leads> {helper} can hand the job of the boss round, ten minutes each.
      H<leads> {helper} can notice when somebody was asked.
      T<leads> {he} can turn one order into a question. ~ "Shall we?" is enough.
      T<leads> {he} can do a small job in somebody else's plan.
      C<leads> {he} can think, "Ask first, then say."
      A<leads> The game had a second plan in it, and it was good. Somebody was asked, and stayed. To be kind and to lead go well together. Whoever likes to move pieces can get out a board.
      D<home> Being kind is hardest with the people who are there each day. {Name} cannot go home from them, because home is where they are. So small things pile up, like a look, a seat or a noise. Then an unkind word gets out. It lands on somebody who cannot go home from it either.
      D<home> It is easy to be unkind at home. One person needs quiet, and another one gets loud. {Name} may be the one or the other. They did not choose each other. An unkind word gets around fast in a few rooms. So does a kind one.
      P<home> {other} may want to join in and not know how to ask. Teasing and hanging about can be a way to ask.
      P<home> Grown-ups hear the end of it and not the beginning. They often guess wrong about who began.
      Q<home> When {other} comes in, {Name} may feel ____. It may be another word on another day.
      H<home> {helper} can ask each of the two alone what is hard. ~ It comes out better without a listener.
      H<home> {helper} can find a place or an hour for {Name} alone. ~ Kindness is easier with a bit of room round it.
      T<home> {he} can ask {other} for help with one small thing. ~ Most people like to be needed.
      T<home> {he} can say what is too much, and leave the name-calling out.
      C<home> {he} can think, "What I say today is still here tomorrow."
      A<home> Tomorrow the same people are at the same table. That is what makes it hard, and it is good as well. There is a next time each day. A kind word can start on any of them.
    `),
    '8-10': script(`
      D<tail> Animals cannot say no in words, but they say it clearly in other ways. If {Name is} to be gentle with one, it helps to know a few. A dog may turn its head away, lick its nose or yawn, although it is not tired. A cat flicks its tail or lays its ears flat. Most of these signs come long before any growl. Somebody who knows them can stop in time.
      D<tail> A yawn is not only for tired dogs. When {Name gives} a dog a gentle pat and it yawns, it may mean that this is enough. Dogs also lick their noses and look away. Cats let the end of the tail twitch. It is a language without a single word, and it is spoken in gardens everywhere. Most people only learn the loud part of it.
      D<word> Sound travels about 340 metres in a second. That is faster than any train, and it goes for kind words and unkind ones alike. If {Name says} something across a football field, it has landed before there is time for a second thought. Nothing spoken can be called back. At best, another word can be sent after it. It is just as fast, and still it comes second.
      D<word> Between a thought and a word there is a short gap. {Name has} it too, and it is the only place where an unkind word can still be stopped. After that, it is travelling at 340 metres in a second. The other ear has it before the mouth is closed. This is not a reason to say nothing. It is just useful to know where the brake is.
      D<door> To hold a door open for someone takes about three seconds. {Name} may have done it without thinking, as many people do. Scientists have asked people how much a small kind act like that would mean to somebody. Most of them guessed too low. The person who does it thinks about the door. The person who walks through it thinks that somebody has noticed.
      D<said> Something unkind can be said in a second and turned over in somebody's mind for a week. {Name} may have been on the quick side of it. It may have been a laugh, a name or a remark. It may have been meant as fun, or not have been thought about. The person it was about had no vote on that.
      D<said> People who say something unkind usually look somewhere else a second later. The one it is about stands there with it. If {Name looked} at that face for a moment, it would be plain how it had gone down. It is an easy mistake to miss it, because the next thing is already going on. The other face makes hardly any noise.
      D<stood> When something unkind happens, the number of people watching makes a difference, as {Name} may have seen. The more of them there are, the less likely each one is to act. Everybody waits for somebody else. It was not coldness. It was arithmetic, and it can be beaten by knowing about it.
      D<stood> Most unkind scenes have three parts: one who does it, one it is done to, and people standing about. {Name} has been in the third part, like nearly everyone. From there it looks as if nothing depended on it. Studies in playgrounds show the opposite. When one of those people says something, it often stops within seconds.
      D<circle> Leaving somebody out is the quietest way of being unkind, since nothing happens. A game goes on, a joke is not explained, a list has one name less. {Name} may have been one of those inside, where it is warm, and where somebody else is not. It can feel like friendship. Some of it is, and some of it is only relief at being on the right side of the line.
      D<circle> It is easy to be unkind at a border, and groups have one. {Name} may have helped to keep somebody out, with a look or with a bit of news passed on. It works every time, and that is the trouble with it. The person outside cannot defend themselves against something that nobody did. A kind word from inside would take two seconds.
      P Somebody who is teased may laugh along because it seems safer. From outside, it looks as if everyone were having fun. The way to tell is to look again when the laughing is over.
      P Someone who is unkind is often having a bad week. That explains it, and it does not undo it. Both can be true in the same minute.
      P Smaller children watch older ones more closely than teachers do. They copy the voice, the jokes and the way of sitting. Most of them do not say so.
      P Adults find it easy to be polite to a shopkeeper and snap at the people they live with. It is a well-known mistake. Home is where people are tired.
      P<helper> {helper loves} {Name} on gentle days and on other ones. {helper may} remember being less than gentle at the same age.
      P<said> The person it was about has probably heard it before, from someone else. New shoes, another accent, a bigger body: people think that they are the first to notice. They are about the tenth.
      P<said> Those who heard it may be uneasy by the afternoon. They know that it could have been them. A group in which that can happen to anyone is not restful for anybody.
      P<said> Adults tend to ask, "How would you like it?" It is a fair question in a bad moment. Most people can answer it properly about an hour later.
      P<stood> The person it was done to remembers who stood where. Not in order to blame anybody, but to find out who might be on their side. One look is often enough to tell.
      P<stood> The others felt just as awkward. They looked at one face after another to see how bad it was. In this way a whole group can look calm with nobody calm in it.
      P<stood> The person who did it was watching too, mainly to see who laughed. A bored face is a poor reward.
      P<circle> The person outside goes through the whole week and looks for the mistake. Usually there was none. It would be easier to be told what it is about.
      P<circle> The others inside are watching each other. Each thinks that the rest want it like this. When somebody makes room, it turns out that three had been hoping for it.
      P<circle> Adults in offices do it with lunch and with meetings. They are not proud of it, and they know exactly what it feels like from outside.
      Q When someone steps back or goes quiet, {Name} might feel ____. A little embarrassment is common.
      Q After a sharp word, {Name} might notice ____. It may be in the face or in the stomach.
      Q When a kind act goes unnoticed, {Name} may feel ____. It can be more than one thing.
      Q<said> After it was said, {Name} might have felt ____. Pleased and uncomfortable can arrive together.
      Q<said> Seeing the other person the next day, {Name} might feel ____.
      Q<stood> While it was going on, {Name} might have noticed ____. Bodies often freeze before there is a thought.
      Q<stood> Meeting that person afterwards, {Name} might feel ____.
      Q<circle> Inside the group, {Name} might notice ____. There may be a slight unease with it.
      Q<circle> Meeting the other person alone, {Name} might feel ____.
      H {helper} can listen to the whole story, including the part that was unfair. ~ After that it is easier to think about the other side.
      H {helper} can say one sentence about what could be seen, and leave it there. ~ A short remark helps more than a speech.
      H {helper} can help to find one thing that would do some good. ~ It counts because it is done, and not because it is big.
      H<helper> {helper} can talk about somebody who was kind at the right moment. ~ Most adults can still name that person.
      H<adult> {helper} can make time for {adult} after a rough day. ~ Kindness is easier with something good behind it.
      H<said> {helper} can hear the story without a speech. ~ People think further when nobody is cross with them at that moment.
      H<said> {helper} can ask what was going on before it. ~ Being unkind is often about something else.
      H<stood> {helper} can hear about it without asking for heroics. ~ Safe and small is what works.
      H<stood> {helper} can help to decide when it is time to tell the school. ~ If it goes on, adults have work to do.
      H<circle> {helper} can ask what would happen if that person were let in. ~ The answer often explains a good deal.
      H<circle> {helper} can listen without calling anybody mean. ~ Most people do it for a reason they have not looked at.
      T {he} can stop for one breath and look at the other one, from face to feet. ~ The answer is often there already.
      T {he} can ask, "Is this still fun?" ~ It takes a second, and it can be asked in a game as well.
      T {he} can do one small thing for somebody without being asked. ~ It works best when there is no audience.
      T<comforter> {he} can sit with {comforter} until the sharp words are gone. ~ They lose their speed after a while.
      T<quiet> {he} can spend half an hour {quiet} first. ~ It is easier to be gentle with a slow pulse.
      T<activity> {he} can spend half an hour {activity} first. ~ A body that has moved is more patient.
      T<doing> {he} can try {doing} when the sharp words are near. ~ A short pause is often enough.
      T<said> {he} can go up to the person alone and say, "That was unkind, and I am sorry." ~ With no audience, it takes five seconds.
      T<said> {he} can leave the next one unsaid and see what happens. ~ Mostly nothing happens, and one person has a better day.
      T<stood> {he} can say one dull sentence, such as, "Leave it, come on." ~ Dull works better than brave.
      T<stood> {he} can talk to the person afterwards and say, "I saw that. It was not okay." ~ Any day is the right day for it.
      T<circle> {he} can sit next to that person once, without an announcement. ~ It changes the map for everybody.
      T<circle> {he} can say, "Let us ask her too," or "him too", and wait. ~ Somebody usually says, "Fine."
      C<tail> {he} can think, "What is the tail saying?"
      C<tail> {he} can think, "A yawn can be a no."
      C<word> {he} can think, "How fast is this one, and where does it land?"
      C<word> Before it is out, {he} can think, "This one goes 340 metres in a second."
      C<door> {he} can think, "Three seconds, and somebody has noticed."
      C<topic> Until the sharp words are gone, {he} can think about {topic}.
      C<said> {he} can think, "What does the other face say?"
      C<said> {he} can think, "Quick for me, long for somebody else."
      C<stood> {he} can think, "Everyone is waiting for somebody. It can be me."
      C<stood> {he} can think, "Three steps across, and stand there."
      C<circle> {he} can think, "It works, and that is not the same as being right."
      C<circle> {he} can think, "One chair further, and there is a gap."
      A<tail> An animal that has been understood has less reason to growl. It may turn back, or it may go and lie under a chair. Both are answers. Being kind to it means believing the first no.
      A<tail> People have a language of this kind as well. They look away, go quiet, or laugh a little too late. Somebody who can read a tail has a head start with faces, and that is half of being gentle. It only takes a second look.
      A<word> The speed is the same for all words, but they do not all stay equally long. A kind one can still be there years later. Nobody can tell in advance which one it will be. That is a good reason to send a few.
      A<word> Everyone lets a wrong word out now and then. Then it is gone, at 340 metres in a second, and the kind one can only follow. It still arrives. It comes later, and people hear it all the same.
      A<door> A held door closes again, and both people go their way. It cost three seconds, and nobody wrote it down. Most of the kind acts in the world are about that size. That may be why there are so many of them.
      A<said> What has been said stays said. What comes after it is still open, and that part is remembered as well. A person can have been unkind on Tuesday and decent on Wednesday. The second day is often the harder one, and it counts.
      A<said> To be funny, or honest, without a victim takes more skill, and it lasts longer. The next thing that gets said may land better. It would be kind, in the end, and it would be heard as well.
      A<stood> There was no need to stop it alone, and no one could have asked for that. What is left is the day after, which is nearly as good. A person who is told that somebody saw it has a different week. It is a kind sentence, and it is short.
      A<stood> Next time there will be the same three parts. Whoever knows about the arithmetic is a little quicker to walk over. It takes three steps and no speech. It is kind, and the group usually turns out to be relieved.
      A<circle> No one needs to be best friends with everyone, and no one expects it. What people need is not to be a project of somebody's. A chair moved by thirty centimetres is a kind act. It will be remembered longer than the joke.
      A<circle> The line can be redrawn on any day, and it mostly takes one person. After that the group is larger, or it is at least not held together by a gap. It is a quieter sort of fun. The kind version lasts longer.
      D<bossed> It is possible to be kind to a friend and still be managed. One person decides where to sit, who is invited and what is funny. {Name} may have been on the other side of that for a while, because going along keeps the peace. The two are different things. The first is given, and the second is taken.
      P<bossed> Somebody who manages others is often afraid of losing them. It is a reason, and it is no reason to put up with everything.
      P<bossed> Others have seen it. They may simply be glad that it is not them.
      Q<bossed> After an afternoon by somebody else's plan, {Name} might feel ____.
      H<bossed> {helper} can listen without running the friend down. ~ It keeps the door open to talk again.
      H<bossed> {helper} can invite somebody else for once.
      T<bossed> {he} can decide one small thing a day, such as the seat, and stay with it.
      T<bossed> {he} can say, "I like you, and I do not like being told."
      C<bossed> {he} can think, "Kind, and with a will of my own."
      A<bossed> One small decision was made by a different person, and the world went on. If the friend can live with that, something has been gained for both. If not, there are people who ask before they decide. To be kind to oneself belongs to the same subject.
      D<home> With friends, an unkind afternoon ends at the door. At home it does not, since the other person lives there. {Name} may know how a remark leads to a look, and the look to the next remark. After a while nobody can say what it is about. It has turned into the way in which two people speak to each other.
      D<home> Nobody chooses who lives in the next room. {Name} may be expected to be kind to somebody who was simply put there by the family. It is reasonable to find that hard. {other} did not choose either, and hears every word, because the walls at home are thin.
      P<home> Somebody who is left out at home has nowhere else to sit. At school there is another table. That is why the same joke weighs more in a kitchen.
      P<home> Adults tend to say, "Be nice to each other," which is true and of little use. It would help more to know what it is about, and most of them would listen.
      Q<home> When {other} walks in, {Name} might notice ____. It need not be one thing only.
      H<home> {helper} can agree on what is private, such as a drawer, a chair or an hour. ~ Two people get on better with a border that both know.
      H<home> {helper} can hear both of them, one at a time and without a verdict. ~ There are usually two beginnings.
      T<home> {he} can ask {other} a real question once a day and wait for the answer. ~ It takes about a minute, and it is hard to be unkind meanwhile.
      T<home> {he} can say plainly what is annoying, instead of finding a name for the person. ~ A thing can be changed.
      C<home> {he} can think, "Still there tomorrow, and so am I."
      A<home> Two people under one roof do not need to be friends. It is enough if each can come into the kitchen without getting ready for it first. That sort of peace is made of small, kind and rather boring things. Somebody puts a second cup on the table, and nobody mentions it.
    `),
    '11+': script(`
      D<tone> A typed line arrives without its voice. When {Name writes} something kind with a bit of irony, the tone stays behind in the room, and only the words travel. In experiments, people were sure that their tone would come across. Readers understood it far less often than the writers expected. A message can therefore be meant in a kind way and be read as an attack, and both sides can prove it from the text.
      D<tone> "Fine." The word can be kind, bored or furious, and on a screen it is only five signs long. {Name has} probably sent a message like that and been surprised by what came back. Writers hear their own voice while they type, so they take the tone for granted. Readers add a voice of their own, and it depends on the kind of day they have had. Studies have measured the gap, and it is wide.
      D<joke> Teasing is one of the ways in which friends show that they are friends. It is also how people can be unkind and get away with it, and {Name} may have been on either side. From outside, the two are hard to tell apart. The words can be identical. What differs is whether the person the joke is about would tell it too, and whether a "stop" would count.
      D<joke> "It was only a joke" is a sentence that {Name has} probably heard. People use it after something unkind, and often they believe it. A joke needs somebody who tells it, somebody who hears it and sometimes somebody it is about. If two of them are laughing, it has worked for two. The third one is the person who knows what kind of joke it was.
      D<door> Holding a door takes about three seconds, and hardly anyone thinks of it as a kind act. {Name} may be one of the people who do it. In several studies, people who had done somebody a small favour were asked how much it had meant. They guessed too low, time after time. They were thinking about the effort, which was small. The other person was thinking about having been noticed, which was not.
      D<said> An unkind remark about how people look, speak, love or believe has one advantage over other jokes: no thinking is needed. {Name} may have made one, and perhaps it got its laugh. It is worth knowing how a laugh like that is made up. Some of it is amusement, and a good deal is relief at not being the subject. One or two people in the room are working hard on their faces. It may turn out to have hit somebody who was not even addressed.
      D<said> There is a particular silence after something unkind has been said, about half a second long, before anyone laughs. {Name} may have learnt to talk over it. Whoever it was about is busy in that half-second, deciding whether to laugh along, and mostly does. It is not agreement. It is the cheapest ticket out of the situation.
      D<stood> When something unkind is said, everyone would like to be the person who speaks up. Then it happens, it takes eleven seconds, and {Name} is standing there with the others. It has been studied at length: groups produce inaction because each member takes the calm faces of the others as information. Nobody in it is calm. Knowing how unkind scenes work is of some use, because next time the calm can be recognised as a fake.
      D<stood> It is uncomfortable to have watched something unkind and done nothing. {Name} may have gone over the moment since, with excellent lines in it. Nobody has those lines at the time. A freeze is one of the things a nervous system does, along with running and fighting, and it is not a vote for either side. What comes afterwards, on the other hand, is a decision.
      D<circle> To leave somebody out is unkind without leaving a trace. There is a chat with one person missing, a table that is full whenever one person comes, and a story that breaks off. {Name} may be inside such an arrangement, perhaps without having planned it. Inside it is pleasant, and the pleasure is partly made of the border. To see that takes a moment of honesty, and nobody enjoys it. Afterwards the arrangement looks a good deal less clever than it did.
      D<circle> A group can be held together by what it likes or by being unkind about one person, and the second is cheaper. {Name} may have noticed how quickly a shared dislike turns into friendship. It needs to be fed, though, with a new remark every few days. The person who is talked about is not told the charges. It is a small court, in which nobody is ever acquitted and everyone takes turns at being the judge.
      P Someone who laughs along is not necessarily amused. Going along is often the cheapest way out of an awkward moment. What people make of it becomes clearer when the group has gone.
      P Being kind can look like weakness from a distance, above all to people who are afraid of looking weak. From close up it is more like a skill. It takes timing, and a certain indifference to who is watching.
      P Adults recommend kindness and then drive to work shouting at other cars. Most of them are aware of it. It is easier to be patient with one person than with a traffic jam.
      P A person who has been unkind in a group may have been relieved not to be the target. It is a poor reason and a common one. Somebody who sees it can leave the group a way to stop.
      P<helper> {helper loves} {Name} without keeping accounts. {helper may} also remember a remark from years ago that came out wrong and stayed.
      P<said> Anyone in the room may belong to the people the remark was about, without ever having mentioned it. They now know one thing more about who can be trusted. It is not the sort of information that people give back.
      P<said> Most people who say hurtful things are not cruel. They are tired, or out of their depth, or good at a style of humour that needs somebody at the bottom of it. All of that can change. The style is the easiest part.
      P<said> Friends who do not laugh are often called oversensitive. They may simply have a cousin. It is worth finding out before deciding who lacks a sense of humour.
      P<stood> The person it happened to is likely to assume that everyone agreed. Silence reads like that from inside. A message from one of the silent ones can change the account a good deal.
      P<stood> Those who did it were counting on the room. They would be surprised to learn how few were with them. Nobody has told them, for the reasons given above.
      P<stood> Adults ask why nobody did anything, in a tone that suggests that they would have. Offices are full of people who looked at their screens. It is a human habit, and it has no age limit.
      P<circle> The one who is left out tends to know more than the others suppose. Silences are loud when one walks into them. What is not known is the reason, and so every reason is considered.
      P<circle> Nearly everybody in such a group believes that the others are keener on it than they are. It takes one lukewarm person to find out.
      P<circle> Those who do the excluding are often afraid of being next, and they are right to be. A method that has worked once is available.
      Q After a remark that went too far, {Name} might feel ____. Being in the right and being sorry can turn up together.
      Q When others laugh and it does not seem funny, {Name} might notice ____. It may be in the shoulders before it is a thought.
      Q After doing something kind, {Name} may feel ____. Awkwardness is possible, and so is nothing at all.
      Q<said> When it had been said, {Name} might have noticed ____. A slight aftertaste is a common answer.
      Q<said> If it were said about somebody close, {Name} might feel ____. Two feelings may disagree.
      Q<stood> Thinking back to it, {Name} might feel ____. Shame is common, and so is anger at having been put there.
      Q<stood> If it happened again tomorrow, {Name} might want to ____.
      Q<circle> On catching the other person's eye, {Name} might notice ____. It is worth the second it takes.
      Q<circle> If the roles were exchanged on Monday, {Name} might feel ____.
      H {helper} can ask what happened before it, and listen to the end. ~ Unkind remarks usually have a history, and it helps to know it.
      H {helper} can say plainly what it looked like from outside, in a sentence. ~ More than that tends to be heard as a lecture.
      H<tone> {helper} can help to think through what could be said next. ~ The second message is often the one that counts.
      H<helper> {helper} can admit to a message that came out much sharper than it was meant. ~ It makes the subject easier for everybody, because nobody is above it.
      H<adult> {helper} can suggest {adult} at the end of a rough day. ~ Patience is easier when it has been refilled.
      H<said> {helper} can talk about the remark without making a character out of it. ~ One sentence is not a person.
      H<said> {helper} can say what {helper} found funny at the same age and would not say now. ~ The list is usually long.
      H<stood> {helper} can listen without suggesting what a better person would have done. ~ That has been thought of already.
      H<stood> {helper} can take part in telling the school, if it is more than once. ~ It need not be on one pair of shoulders.
      H<circle> {helper} can ask what holds the group together, and leave the question standing. ~ It works better than a verdict.
      H<circle> {helper} can keep the telephone out of it unless somebody is in danger. ~ Borders are best opened from inside.
      T<tone> {he} can read a message once more in the voice of a tired person. ~ It takes five seconds, and it catches most misunderstandings.
      T {he} can ask, "Was that all right for you?" when the others have gone. ~ The honest answer usually comes without an audience.
      T {he} can do one useful thing for somebody and leave before the thanks. ~ It keeps the matter small, as most good things are.
      T<comforter> {he} can hold {comforter} for ten minutes before answering. ~ Few messages get worse by waiting.
      T<quiet> {he} can spend half an hour {quiet} before answering. ~ Sharp sentences lose their shine in that time.
      T<activity> {he} can spend half an hour {activity} before answering. ~ A tired body writes kinder sentences.
      T<doing> {he} can try {doing} before answering. ~ It is easier to be fair when the pulse is slow.
      T<said> {he} can say to one person, in private, "That was a cheap remark, and I am sorry." ~ Private is better than elegant.
      T<said> {he} can let the next easy one go by and wait for a better one. ~ The better one tends to come.
      T<stood> {he} can write to the person it was done to: "I saw that, and it was wrong." ~ Seven words, and they get kept.
      T<stood> {he} can have one boring sentence ready, such as, "Come on, leave it." ~ Nobody needs to be eloquent.
      T<circle> {he} can add the person to one thing, a table, a chat or a walk to the bus. ~ One is enough to end the rule.
      T<circle> {he} can stop supplying remarks and see how long the subject lasts. ~ Usually it is about three days.
      C<tone> {he} can think, "My voice is not in there."
      C<tone> Before sending it, {he} can think, "How does this sound in a tired voice?"
      C<joke> {he} can think, "Who is not laughing?"
      C<joke> {he} can think, "If somebody said stop, would it count?"
      C<door> {he} can think, "Three seconds are more than they look."
      C<topic> Until the sharp sentence is gone, {he} can think about {topic}.
      C<said> {he} can think, "Who in this room is working on their face?"
      C<said> {he} can think, "I can be funnier than that."
      C<stood> {he} can think, "The calm in this room is fake."
      C<stood> {he} can think, "I froze then. I can write now."
      C<circle> {he} can think, "What holds this together?"
      C<circle> {he} can think, "I can be the lukewarm one."
      A<tone> The gap between what was meant and what was read does not go away with better words. It gets smaller with a question, a call or a day's wait. Most people who write something sharp are not unkind. They only heard a voice that was left behind.
      A<tone> Now and then somebody reads a blunt line and decides to assume the best. That is a kind act too, and the writer does not even learn of it. It goes on every day, quietly, on both sides of the screen. A typed line arrives without a voice, and someone lends it a friendly one.
      A<joke> Friends who tease each other for years usually have one rule between them, although nobody has said it aloud. A "stop" counts at once and needs no reason. With that in place, a joke can be quite sharp and still be kind. Without it, even a mild one can do damage.
      A<joke> It is possible to be funny and kind at once, and it takes more talent than the other way. The best test costs nothing, since it is only a look at the person it is about. If that one is laughing as well, the joke was good. If not, there will be others.
      A<door> The door closes, and two people walk off in different directions, one of them in a slightly better mood. No one will mention it again. A kind act of that size changes nothing by itself. Three seconds at a time, it is still a large part of what holds a school, a street or a household together.
      A<said> A remark cannot be recalled, and most people are judged on the next one. To notice, and to say so without a performance, is rarer than wit. It is also kind, which is an unfashionable word for a useful thing. The room will be a little easier to sit in.
      A<said> No one is asked to be solemn. What makes people good company over years is that nobody near them is on duty with a smile. Being careful with that costs a few jokes, and not the best ones. The remaining ones can be told in front of anybody, which is a great relief when one does not know who is listening.
      A<stood> A day late is still early for the person who has been thinking about it all night. It is a kind thing to have been seen. Whether or not it changes the group, it changes the arithmetic, because there are two of them now. That is how most decent things start, with an awkward sentence and no audience.
      A<stood> Kind acts of this sort get no marks, and need none. The moment itself is over and belongs to the past. Three steps across a corridor can be done on any day of the week, by somebody who froze the last time. The person at the other end of them will not ask what took so long.
      A<circle> It is no one's duty to like people equally. Fairness is more modest: it means not making a pastime of somebody. A group that survives having the door open is the better for it, and more restful. Being kind, in this case, is mostly a matter of not doing something. It is one of the few good deeds that require no talent and no time at all.
      A<circle> What was done can be undone by a remarkably small gesture, and it need not be explained. People who have been let in again seldom ask why. They will not forget it either. It is an unspectacular way to be kind, and it changes a whole week for somebody. On the quiet, it changes the week of those who made room as well.
      D<home> It is a good deal easier to be kind to people who go home in the evening. With somebody under the same roof, {Name} may have got into a way of speaking that would surprise any outsider. It is made of old scores, small remarks and a tone that both sides have learnt. No one planned it. Habits of this sort grow because each answer is a little sharper than the one before.
      D<home> Families put people into neighbouring rooms without asking whether they suit each other. {Name} may have been unkind to one of them, possibly with reasons, and reasons can usually be found. What makes it different from a quarrel at school is that there is no other table to sit at. The person concerned hears it before breakfast and takes it along for the day.
      P<home> {other} may have stopped answering back, which is easily taken for not minding. It is more often a way of getting down a corridor unnoticed.
      P<home> Parents in such cases divide the blame by two and tell both sides to stop. It is a rough method, chosen because they were not there at the beginning.
      Q<home> When {other} comes into the room, {Name} might notice ____. Annoyance and a bad conscience can arrive together.
      H<home> {helper} can help to settle the practical side, meaning space, noise and who uses what. ~ A surprising share of unkind remarks is about doors and chargers.
      H<home> {helper} can ask what is behind it, on a walk rather than across a table. ~ People say more when they look ahead.
      T<home> {he} can leave out the next remark, just once, and see what happens to the conversation. ~ A pattern needs two people.
      T<home> {he} can name the actual complaint to the person it concerns, in one sentence. ~ Complaints can be dealt with, and contempt cannot.
      C<home> {he} can think, "This one has no other table."
      A<home> Nobody is obliged to like the people in the next room. A decent tone is a more modest aim, and it can be reached by one person on any ordinary day. It is seldom thanked for. It shows in small things, as when somebody knocks, or keeps a slice for {other}, which is about as kind as families get.
    `),
  },
};

export const beingKind: Frame = withScenes(
  own,
  saidItToOthers,
  unkindToBeLiked,
  notAtMyParty,
  teasedTillItHurts,
  newInOurClass,
  teasesForALaugh,
  laughsAtAClassmate,
  laughsAtAFall,
);

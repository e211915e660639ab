import { oneSpotOnOneFoot } from './one-spot-on-one-foot.ts';
import { script, type Frame } from '../../frame.ts';
import { madeToGoUnder } from './made-to-go-under.ts';
import { swimmingWithTheClass } from './swimming-with-the-class.ts';
import { withScenes } from '../scene.ts';
import { noSharksInAPool } from './no-sharks-in-a-pool.ts';
import { onTheBack } from './on-the-back.ts';
import { changingBehindATowel } from './changing-behind-a-towel.ts';
import { whatSwimsInTheSea } from './what-swims-in-the-sea.ts';

const STAYS_OUT =
  /\b(?:won['’]?t|wont|will not|refus\w+ to|does ?n['’]?t (?:want|like) to|too scared to|afraid to) (?:even )?(?:get|go|come|step|climb) in(?:to)?\b|\bcling\w*\b|\b(?:stays?|sits?|stands?) (?:on|at) the (?:side|edge|steps)\b/i;

const own: Frame = {
  id: 'swimming',
  name: 'Swimming and swimming lessons',
  says: [
    'scared of swimming',
    'swimming lessons start next week',
    'will not get in the pool',
    'afraid of deep water',
    'clings to me in the swimming pool',
    'hates the noise at the swimming pool',
    'school swimming is coming up',
    'scared to put her feet off the ground in water',
    'refuses to let go of the side',
    'first swim class',
    'changing room is too loud and cold',
    'does not want to jump in',
    'cried all through the swimming lesson',
    'learn to swim anxiety',
    'armbands off and he panics',
    'the swimming teacher is strict',
    'wont float on his back',
    'failed her swimming badge',
    'everyone else can swim and he cannot',
    'hates goggles',
    'swiming lesson drama',
    'baby swim class',
    'fell in the pool and is now scared',
    'shy about swimwear at 11',
  ],
  claims: {
    strong: [
      'no swimming',
      'beginners group',
      'scared of water',
      'scared of the water',
      'afraid of water',
      'afraid of the water',
      'held her under',
      'held him under',
      'held them under',
      'swimming',
      'swimming lesson',
      'swim class',
      'swim lesson',
      'swimming pool',
      'pool',
      'deep water',
      'armband',
      'float on back',
      'float',
      'learn to swim',
      'swimming teacher',
      'goggles',
      'swimwear',
      'swimsuit',
      'swimming badge',
      'swim in',
      'cannot swim',
      'cant swim',
      'wont swim',
      'go in the water',
      'in the deep end',
      'school swimming',
    ],
    cues: ['water', 'deep', 'jump in', 'changing room', 'chlorine', 'splash'],
    not: [
      'getting changed for swimming',
      'changed after swimming',
      'pool table',
      'car pool',
      'carpool',
      'loves swimming',
      'likes swimming',
      'love swim',
      'after swimming',
      'ball pool',
      'paddling pool birthday',
      'we would go swimming',
      'swimming badge',
      'fish',
    ],
  },
  topicWords: ['water', 'pool', 'swim', 'float'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing', 'gear'],
  facts: [
    'In lessons for young children a teacher is in or beside the water the whole time; parents usually watch from the side.',
    'Water holds a swimmer up as well at three metres as at one. At the deep end, lessons stay near the wall, a teacher or lifeguard is close by, and children go there only with an adult and when the teacher says so.',
    'Faces get used to water bit by bit: chin, mouth, then nose while breathing out; who blows out gets no water in. Goggles keep it out of the eyes.',
    'Hair and hand dryers in a tiled changing room are as loud as a vacuum cleaner close by or louder; noise gets less with distance and behind a door. Hair dries in a towel and under a hat; ear defenders can be worn for changing, not in the water.',
    'A body with air in its lungs floats a little; water pushes up as strongly as the water weighs that it pushes away (Archimedes).',
    'Children in water are watched by a grown-up within reach the whole time; nobody swims alone.',
    'In pools and at beaches, lifeguards watch the water. Pools have rules such as walking on the wet floor.',
    'Water leads heat away about twenty-five times faster than air, so it feels cold at first; bodies get used to it in some minutes.',
    'Hard walls and water throw sound back, so pools echo.',
    'Breathing out in the water (blowing bubbles) comes before swimming strokes.',
    'Goggles and holding the side are ways to learn; people learn at very different ages and speeds.',
    'Chlorine keeps the water clean; with what people bring along it makes the pool smell.',
    'Salt water carries better; in the Dead Sea people float without moving.',
    'Swimwear covers private parts; changing can be done under a towel or in a cubicle.',
  ],
  threads: {
    alone: 'a swimming teacher in the water, and a face on the bench that waves',
    deep: 'the deep end: a wall to hold, water that holds up, and a teacher beside it',
    face: 'a face that gets wet bit by bit: chin, mouth, nose, and bubbles',
    dryer: 'the dryers on the wall, and where their noise ends',
    dry: 'a bag that stays on its hook while the others swim',
    bubbles: 'bubbles that are blown into the water',
    toes: 'toes first, then knees, then a tummy',
    edge: 'the edge of the pool, which does not go away',
    push: 'water that pushes up',
    wear: 'what is worn in the water, for each person to choose',
    echo: 'the echo in a pool hall',
    steps: 'a lesson from the peg to the towel',
    sea: 'a sea in which nobody sinks',
    lanes: 'four lanes and four speeds',
    still: 'floating, which is done by doing less',
    yet: 'the part of a pool where feet can stand',
    badge: 'a badge that was not given this time',
  },
  threadCues: {
    // Somebody who stays on the side is not told how to lie back.
    toes: STAYS_OUT,
    edge: STAYS_OUT,
    alone:
      /\b(?:without|not) (?:\w+ )?(?:me|us|mum\w*|mom\w*|dad\w*|a parent|parents) (?:in (?:the )?(?:water|pool|with)|beside|there|going in)|\b(?:new|first|start\w*) (?:\w+ )?swim\w* (?:lessons?|class\w*|teacher)|\bswim\w* teacher (?:is|called)|\b(?:I|we|parents) (?:can'?t|cannot|won'?t|have to|will) (?:be (?:in|on)|go in|get in|stay|watch|sit)\b|\b(?:go|get|goes|gets|going) in (?:with|without) (?:the )?(?:teacher|me|mum\w*|dad\w*)/i,
    deep: /\bdeep(?:er)? (?:end|pool|water|part|side)\b|\bout of (?:his|her|their) depth\b|\bbig pool\b|\bsink(?:s|ing)?\b|\bcan'?t (?:touch|reach|feel|stand on) the (?:bottom|floor)\b|\barm ?bands?\b|\bwithout (?:his|her|their) (?:float|woggle|noodle|armbands)\b/i,
    face: /\b(?:(?:put|puts|putting|get|gets|getting|dip|dips|dipping)\w* (?:his|her|their) (?:face|head|eyes|ears|mouth|nose)|face (?:in|under|wet)|head under|under ?water|goggles|splash\w* (?:in|on|at|near|(?:his|her|their) (?:face|eyes|head))|water (?:in|on|up|near) (?:his|her|their) (?:face|eyes|nose|ears|mouth)|blow\w* bubbles|hold\w* (?:his|her|their) breath)\b/i,
    dryer:
      /\b(?:(?:hair|hand)[ -]?dr[iy]ers?|dr[iy]ers?|changing rooms?[^.]{0,30}\b(?:loud|nois\w*|echo\w*)|(?:loud|nois\w*|echo\w*)[^.]{0,30}\bchanging rooms?)\b/i,
    dry: /\b(?:can'?t|cannot|can not) (?:\w+ )?(?:go|do|have|join)\b[^.]{0,25}\bswim\w*\b|\b(?:not allowed|isn'?t allowed|has to miss|missing|misses|has to sit out|sits? out)\b[^.]{0,30}\bswim\w*\b|\bswim\w*\b[^.]{0,40}\b(?:not allowed|sit out|verruca|grommets|plaster cast|ear infection)\b|\b(?:verrucas?|grommets|perforated|ear infection|chlorine)\b[^.]{0,40}\bswim\w*\b/i,
    wear: /^(?![^]*\b(?:(?:hair|hand)[ -]?dr[iy]ers?|dr[iy]ers?|changing rooms?[^.]{0,30}\b(?:loud|nois\w*|echo\w*)|(?:loud|nois\w*|echo\w*)[^.]{0,30}\bchanging rooms?)\b)[^]*?\b(?:burkini|hijab|headscarf|swimsuit|swimming costume|swimming trunks|swimwear|swim ?shirt|bikini|rash (?:vest|guard)|cover(?:s|ed|ing)? up|modest\w*|scars?|stoma|what (?:he|she|they) (?:looks?|wears?)|(?:hates?|ashamed of|embarrassed (?:by|about|of)|shy about|conscious (?:of|about)) [^.]{0,12}bod(?:y|ies)|get(?:ting)? changed|undress\w*|changing rooms?)\b/i,
    yet: /\b(?:never learn(?:ed|t) to swim|non[- ]?swimmer|(?:can'?t|cannot|can not|doesn'?t know how to|not able to) swim|only (?:one|child|person) (?:\w+ )*?who can'?t|(?:all|everyone|others|friends?)\b[^.]{0,30}\bcan swim)\b/i,
    echo: /^(?![^]*\b(?:(?:hair|hand)[ -]?dr[iy]ers?|dr[iy]ers?|changing rooms?[^.]{0,30}\b(?:loud|nois\w*|echo\w*)|(?:loud|nois\w*|echo\w*)[^.]{0,30}\bchanging rooms?)\b)[^]*?\b(?:loud|nois\w+|echo\w*|ears|shout\w*|sound\w*)\b/,
    bubbles: /\b(?:face|breath\w*|blow\w*|bubbles|splash\w*|under(?:water)?|head|eyes|mouth|nose)\b/,
    badge:
      /\b(?:badges?|certificates?|stage \d|level \d|awards?|swim(?:ming)? test|(?:\d+ ?(?:m|metres|meters|lengths?)))\b[^]*\b(?:fail\w*|not|\w+n'?t|missed)\b|\b(?:fail\w*|did(?:n'?t| not) (?:pass|get)|not pass\w*|missed)\b[^]*\b(?:badges?|certificates?|stage|level|award|swim(?:ming)?|length)\b/i,
  },
  onlyWhenSaid: ['wear', 'yet', 'dry', 'dryer', 'badge', 'face', 'deep', 'alone'],
  tellsAlone: ['wear', 'dry', 'dryer', 'badge', 'face'],
  comesFirst: ['face', 'deep', 'alone'],
  roles: {
    // By name, where it has been told.
    teacher: {
      fallback: { text: 'the teacher' },
      cues: [
        {
          match: /\b(?:teacher|coach|instructor|lessons? with (?:mrs?|miss|ms|coach))\b/i,
          phrase: { text: 'the teacher' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Wave From the Bench', thread: 'alone' },
      { text: 'In the Water With a Teacher', thread: 'alone' },
      { text: 'As Deep as It Likes', thread: 'deep' },
      { text: 'Chin, Lips, Nose', thread: 'face' },
      { text: 'Bubbles With a Chin', thread: 'face' },
      { text: 'No Badge Today', thread: 'badge' },
      { text: 'Whoosh on the Wall', thread: 'dryer' },
      { text: 'A Towel Is Quiet', thread: 'dryer' },
      { text: 'Dry Today', thread: 'dry' },
      { text: 'Here I Stand and Splash', thread: 'yet' },
      { text: 'Blow, Blow, Bubbles', thread: 'bubbles' },
      { text: 'Bubbles in the Pool', thread: 'bubbles' },
      { text: 'Toes in, Knees in', thread: 'toes' },
      { text: 'Toes First, {name}', thread: 'toes' },
      { text: 'The Edge Stays Here', thread: 'edge' },
      { text: '{name} at the Pool' },
      { text: 'Splash, Says the Water' },
    ],
    older: [
      { text: 'In the Water Without a Parent', thread: 'alone' },
      { text: 'The Same Water, Only More of It', thread: 'deep' },
      { text: 'At the Deep End', thread: 'deep' },
      { text: 'Chin, Mouth, Nose', thread: 'face' },
      { text: 'A Face in the Water', thread: 'face' },
      { text: 'A Badge Waits in a Drawer', thread: 'badge' },
      { text: 'Not This Time', thread: 'badge' },
      { text: 'The Loudest Room at the Pool', thread: 'dryer' },
      { text: 'Ears First, Then Hair', thread: 'dryer' },
      { text: 'Dry for Now', thread: 'dry' },
      { text: 'Where Feet Can Stand', thread: 'yet' },
      { text: 'Water Pushes Up', thread: 'push' },
      { text: 'A Push from Below', thread: 'push' },
      { text: 'Why Pools Are Loud', thread: 'echo' },
      { text: 'From the Peg to the Towel', thread: 'steps' },
      { text: 'Less Salt, Same Idea', thread: 'sea' },
      { text: 'Four Lanes', thread: 'lanes' },
      { text: 'How to Do Less', thread: 'still' },
      { text: 'Lying on Water', thread: 'still' },
      { text: '{name} at the Pool' },
      { text: 'In at the Shallow End' },
    ],
  },
  benefits: [
    'Shows what a visit to the pool is like, one part at a time.',
    'Explains something about water or pools, and keeps a grown-up near.',
    'Lets {name} choose the size of the next step and the word for how it feels.',
  ],
  talk: {
    young: [
      'What happens in the water in the story?',
      'How does the water feel: cold, soft, or something else?',
      'Shall we blow bubbles in a bowl?',
    ],
    older: [
      'What did the story tell about water or pools?',
      'Which word went into the blank, and is it about the water, the noise or the others?',
      'Shall we choose one small step for the next time at the pool?',
    ],
  },
  cover: {
    setting: 'swimming-pool',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['goggles', 'armbands'],
  },
  text: {
    '2-3': script(`
      D<bubbles> {Name is} at the pool. The water is big. Blow, blow! A bubble comes up. Blub, blub, blub!
      D<toes> Here is the pool. Toes go in. {his} toes are wet. Splash! Now the knees can go in.
      D<toes> Splash, splash! Water is in the pool. {Name has} wet toes. They are cold. Wiggle, wiggle, splash!
      D<edge> The pool has an edge. {Name} can hold on. One hand, two hands. The water goes up and down. The edge stays still.
      P Some children like a splash. Some like still water.
      P Grown-ups shiver too. They say, "Brrr!"
      P A duck likes a pool. A hen would sit and look.
      Q In the water, {Name} may feel ____.
      Q When it splashes, {Name} may feel ____.
      Q On wet feet, {Name} may feel ____.
      H {helper} can hold {Name}.
      H {helper} can stay in the water.
      H {helper} can get the towel.
      H<helper> {helper} can blow bubbles too.
      H<adult> {helper} can try {adult}.
      T {he} can hold on and kick.
      T {he} can sit and wet two feet.
      T {he} can blow a bubble.
      T<comforter> {he} can wave to {comforter}.
      T<doing> {he} can try {doing}.
      C<bubbles> {he} can say, "Blow, blow, bubble."
      C<toes> {he} can say, "Hello, water. Here are toes."
      C<toes> {he} can say, "Toes in, toes out."
      C<topic> {he} can think about {topic}.
      C<edge> {he} can say, "Hello, edge. I hold on."
      A<bubbles> Blub, blub, pop. The bubbles are gone. The water is still there. Bye-bye, pool.
      A<bubbles> Blub, blub, pop! One more bubble, pop! Now the water is flat. Hello, warm towel!
      A<toes> Toes out, knees out. Here is a towel. Rub, rub, rub! Bye-bye, water.
      A<toes> Splash, splash, stop. The pool is big. The towel is warm. Ten wet toes go home.
      A<edge> The hands let go. Here is a towel. The edge stays at the pool. Bye-bye, edge.
      D<dryer> Whoosh! {Name} can hear a dryer. It is at the pool. It is on a wall. It is loud.
      P<dryer> Some hair dries in a towel.
      P<dryer> Grown-ups say it is loud too.
      Q<dryer> When it goes whoosh, {Name} may feel ____.
      H<dryer> {helper} can find a quiet spot.
      H<dryer> {helper} can rub with a towel.
      T<dryer> {he} can put hands on ears.
      T<dryer,gear> {he} can {gear} there.
      C<dryer> {he} can say, "Whoosh there, me here."
      A<dryer> Whoosh, and stop. The dryer is still. A towel goes rub, rub. Hello, pool!
      D<face> This is the pool. {Name} may stand in it. A chin can go in. Blow, blow, blow! That makes bubbles.
      P<face> Ducks dip a beak in. Then they shake.
      Q<face> At the water, {Name} may feel ____.
      H<face> {helper} can dip in first.
      T<face> {he} can dip one finger in.
      C<face> {he} can say, "Chin in, blow, chin out!"
      A<face> The chin is wet. The nose is dry, or it is not. The water is full of bubbles. Bye-bye, pool.
      D<deep> The big pool is deep. {Name} may look at it. A grown-up has hold. Hold, hold, hold. The water is soft.
      Q<deep> In the big pool, {Name} may feel ____.
      H<deep> {helper} can hold on tight.
      T<deep> {he} can hold on too.
      C<deep> {he} can say, "Hold me, hold me!"
      A<deep> Out of the pool! The feet are on the floor. The water is back there. Drip, drip, towel.
      D<alone> This is the pool. {teacher is} in the water. {Name} may hold hands there. Somebody sits on the side. Wave, wave!
      Q<alone> In the pool, {Name} may feel ____.
      H<alone> {helper} can wave from the side.
      T<alone> {he} can look for the wave.
      C<alone> {he} can say, "Splash, and wave!"
      A<alone> Out of the water! There is the towel. There are two arms. Bye-bye, pool.
    `),
    '4-5': script(`
      D<bubbles> Water gets bubbles when somebody blows. {Name} may blow into the pool, and it goes blub. Bubbles come up and pop. When air goes out, no water comes in. That is one of the first things swimmers learn.
      D<edge> Round each pool there is an edge. It is hard, and it stays where it is. {Name} may hold on to it with two hands. Legs can kick while hands hold on. The water moves and the edge does not.
      D<toes> A pool is cold at the start, because bodies are warm. {his} toes can go in first. Then come the knees, and that is fine for a while. The tummy is the hardest bit for most people. They say "ooh" and stand on tiptoe.
      P A swimming teacher has seen lots of children in water. Fast ones and slow ones all get wet.
      P Some friends jump in. Some go down the steps, one by one. They all meet in the same water.
      P Some bits of a pool are loud. The walls send the shouts back. Nobody is cross. They just like to shout.
      Q With wet toes, {Name} may feel ____.
      Q When both feet are off the floor, {Name} may feel ____.
      Q On the way into the pool, {Name} may feel ____.
      H {helper} can stay close enough to touch. ~ That is the rule in water.
      H {helper} can hold two hands and walk along. ~ The water does the rest.
      H {teacher} can show each step beside the pool first. ~ It helps to see a step before trying it.
      H<helper> {helper} can be the one who gets splashed. ~ It is a good job for a grown-up.
      H<adult> {helper} can help at the pool. ~ The first thing to try is {adult}.
      T {he} can go in up to the knees and stop.
      T {he} can hold the edge and kick.
      T {he} can blow three bubbles.
      T<comforter> {he} can leave {comforter} on the dry towel.
      T<doing> {he} can try {doing} first.
      C<bubbles> {he} can think, "Air out, no water in."
      C<bubbles> {he} can say, "Blub, blub, hello, water."
      C<edge> {he} can think, "The edge is here, and I am here."
      C<toes> {he} can say, "Toes first, then we will see."
      C<topic> {he} can think about {topic} on the way in.
      A<bubbles> The bubbles have all popped, and the air is out. The pool is flat and blue. It will be there another day. A towel is warm when a body is wet.
      A<bubbles> Blub was the last word, and it popped. Air is good for blowing, in water and out of it. Soup can be blown on, and so can a candle. The pool keeps no bubbles.
      A<edge> At the end the edge is still where it was. A lot of hands have held it today. The water lets go of everyone. Then there are towels, and something to eat.
      A<edge> Hands let go of the edge and take hold of a towel. Towels are softer. The edge does not go home. It stays in the pool and waits for the next hands.
      A<toes> The toes were in, and the knees were too. How far up the water came does not count. It was a visit to the pool. In the towel it gets warm, from the toes up.
      A<toes> Ten toes stand on the towel, wet and cold. They were the first ones in the water. Now they are the first ones to get dry. Toes are good at going first.
      D<yet> In each pool there is a place where feet can stand. {Name} may like it there, because swimming has not come yet. It comes to people at different times. In the low water there is jumping, splashing and a ball. A grown-up is near and looks on.
      C<yet> {he} can say, "Here I stand, and I can splash."
      A<yet> Feet stood, arms splashed, and a ball flew. The swim comes later, one bit at a time. Fun is there already. Towels are for everybody.
      D<dry> On swimming day the bags go out. {Name} may not go in today, so one bag stays. A body has something that needs to get well first. Water would not be good for it. So there is a dry day, with dry hair.
      P<dry> Others have dry days, too, with a cold or a sore ear.
      P<dry> The pool does not go away. It is full of water on each day.
      Q<dry> When the others go off to the pool, {Name} may feel ____.
      H<dry> {helper} can ask the doctor when it is fine again.
      T<dry> {he} can choose a job for swimming time.
      C<dry> {he} can think, "Dry today, wet another day."
      A<dry> The bag hangs on its hook and has a rest. A body is getting well, a bit each day. Then the bag goes to the pool again. Goggles can wait.
      D<dryer> At a pool there are dryers on a wall. {Name} may hear them in the whole room. They blow hot air and go whoosh. The walls are hard, so they send the noise back. A dryer starts with a button, and it stops by itself.
      P<dryer> People who dry their hair cannot hear much. They do not know that it is too loud for somebody.
      P<dryer> Hair gets dry in a towel too. It takes longer, and it is quiet.
      Q<dryer> When the dryer starts, {his} ears may feel ____.
      Q<dryer> On the way to the changing room, {Name} may feel ____.
      H<dryer> {helper} can look for a corner far from the dryers. ~ It is much quieter there.
      H<dryer> {helper} can bring a big towel and a hat. ~ Then no dryer is needed.
      T<dryer> {he} can put a towel round head and ears.
      T<dryer,gear> {he} can {gear} to get changed. ~ They come off before the water.
      C<dryer> {he} can think, "Whoosh stops. The water is quiet."
      C<dryer,topic> {he} can think about {topic} until the whoosh stops.
      A<dryer> The dryer has stopped, and in the room it drips. Under a hat, hair dries all by itself. The pool has nothing to do with that noise. It lies next door and goes splish.
      D<badge> At the pool there was a test for a badge. {Name} swam, and the badge did not come this time. That is a big oh. The water does not know about badges. It held {him} up on each stroke.
      P<badge> The teacher looks at one thing in a test. There are lots of other things that went well.
      Q<badge> When others get a badge, {Name} may feel ____.
      H<badge> {helper} can ask the teacher which bit comes next. ~ It may be just one.
      T<badge> {he} can have a swim with no test in it.
      C<badge> {he} can say, "Not this time. One bit to learn."
      A<badge> The badge is in a drawer, and it can wait. Arms and legs keep what they know. The pool is as warm as before. The next time in the water can be just for fun.
      D<face> In a pool a face does not get wet all at once. First the chin can go in the water. Then come the lips, and {Name} may blow. When air goes out, no water comes in. The nose can come later, and the eyes last.
      P<face> Noses do not like water. Blowing helps, and each nose finds that out. Swimming teachers have seen lots of noses.
      Q<face> With {his} chin in the water, {Name} may feel ____.
      H<face> {helper} can do it first. ~ Then there is one wet nose.
      T<face> {he} can dip {his} chin and count to two.
      T<face> {he} can blow a hole in the water.
      T<face,gear> {he} can {gear} before that.
      C<face> {he} can think, "Chin, lips, blow."
      A<face> The chin got wet, and perhaps a bit more. The water closed up again where the bubbles were. A towel can dry a face in one go. Next time the chin knows the way.
      D<deep> A pool has a deep end and one where feet can stand. {Name} may look down and see the floor far below. But swimming happens at the top. The water holds people up there, as at the other end. There is a wall to hold as well.
      P<deep> A swimming teacher stays close at the deep end. That is the rule. Nobody goes in there without a grown-up.
      Q<deep> At the deep end, {his} tummy may feel ____.
      H<deep> {helper} can be near enough to touch. ~ That is so all the time.
      T<deep> {he} can hold the wall with two hands.
      T<deep> {he} can let go for one, two, three, and hold again.
      C<deep> {he} can think, "There is the wall, and here is the water."
      A<deep> The wall was there the whole time. The water was deep, and the feet did not need it all. Out on the side the floor is hard and wet. Toes like to feel it.
      D<alone> At a swimming lesson, {teacher is} in the water. {Name} gets in as well. The one who came along sits on the side. From there it is a good place for waving. At the end there is the towel.
      P<alone> {teacher knows} how to hold somebody in water. Others may be new as well. They look for the bench too.
      Q<alone> When {he gets} into the water, {Name} may feel ____.
      H<alone> {helper} can sit at the same spot each time. ~ Then there is no need to look for it.
      T<alone> {he} can wave once from the water.
      T<alone> {he} can hold the side, or a hand.
      C<alone> {he} can think, "One splash, one wave."
      A<alone> The last game is over, and the bench is not far. There is a towel with a grown-up in front of it. The lesson goes into that towel, with the splashes and all. The water stays in the pool until next time.
    `),
    '6-7': script(`
      D<push> Water can carry things, even big ones. It pushes up from below. {Name} may feel it in the pool: legs get light, and so do arms. A body with air in it floats a bit, because air is so light. If the air goes out, a body sinks a bit. So a big breath helps a body to float.
      D<steps> First there is a room with pegs, and the floor is wet. Then comes a shower, and it is short. {Name goes} to the pool slowly, because wet floors are slippery. The water is cold for about as long as a song. Then there are games with a board. At the end there is the towel.
      D<echo> A pool is loud even with few people in it. The walls and the water are smooth, so each shout comes back. {Name} may hear one splash three times. Nobody is as loud as it sounds. Under the water it is quiet. The side is quieter than the middle.
      P At a pool, a teacher talks loudly so that people can hear. It may sound cross. Most of the time it is only loud.
      P Some people swim early, and some learn it at ten or at thirty. Water does not ask.
      P The lifeguard sits up high and watches all day. From up there, each head is one to look after.
      Q On the first step into the water, {Name} may feel ____.
      Q When the feet leave the floor, {his} tummy may feel ____. It may change after some tries.
      Q Beside the pool, {Name} may feel ____.
      H {helper} can visit the pool with {him} on a quiet day. ~ Known places are smaller.
      H {teacher} can stay within reach. ~ A hand under the back is enough to float.
      H {helper} can bring goggles, earplugs or a woolly hat for after. ~ It helps to be warm and dry.
      H<helper> {helper} can show how a grown-up floats. ~ It does not look elegant.
      H<adult> {helper} can help by {adult} on the way there. ~ That is when tummies are busy.
      T {he} can hold the edge and let both legs float up. ~ The water pushes them by itself.
      T {he} can choose one step for today. ~ A pool has time.
      T {he} can blow out with the chin in the water. ~ Bubbles come before swimming.
      T<comforter> {he} can let {comforter} keep the towel warm. ~ It likes dry jobs.
      T<doing> {he} can try {doing} before going in. ~ It is good to start calm.
      C<push> {he} can think, "The water pushes up, and I let it."
      C<push> {he} can say, "Hello, push."
      C<steps> {he} can think, "Peg, shower, pool, towel."
      C<echo> {he} can think, "One splash, three times."
      C<topic> On the way in, {he} can think about {topic}.
      A<push> Out of the pool, arms and legs are heavy again. The push stays in the water. It will be there the next time. It pushes everybody up, swimmers and those who are trying.
      A<push> The water lies there and keeps its push for the next one. Everybody who comes in gets some. It is free, and it does not run out. A body that felt it today will know it the next time it floats.
      A<steps> The towel is the last step, and then the peg is empty. The hair drips a bit on the way home. A swimming bag smells of pool for days. Next time there is one more step, or the same one.
      A<steps> Peg, shower, pool, towel, and now it is all behind the door. Today it was as many steps as it was. Water stays where it is and can be visited. The bag drips a bit, which shows that it was there.
      A<echo> In the changing room it is quieter, and outside it is quiet. The echo stays in the hall with the water. Ears get a rest. They know now how a pool sounds.
      A<echo> Outside, a shout is just one shout. In the pool there were three of each. The water itself hardly made a sound. Next time ears may know that, and look for the quiet side.
      D<yet> Every pool has a part where feet can stand. {Name} may think that all the others can swim. Some can, and some only look like it, and some stand, too. Swimming is learnt at four, at ten or at forty. In the part for standing there is the same water.
      C<yet> {he} can think, "Not yet. And here I can stand."
      A<yet> Most of the games were in the part where feet can stand. Those who can swim came over, because that is where the jumping is. One day the feet may let go, for a second or two. A pool has time.
      D<dry> Swimming day comes once a week, for those who may go in. {Name stays} dry for now, because of something that needs to heal. It is nobody's fault, and it is dull at the side of a pool. Doctors have a reason for it. Some things heal badly in water, and some get passed on to others.
      P<dry> Those in the water may wave. They are not thinking about who is dry for long.
      P<dry> Nearly everybody sits out at some time, with an ear or a foot.
      Q<dry> At the side of the pool, {Name} may feel ____.
      H<dry> {helper} can ask a doctor what would help.
      H<dry> {helper} can put a mark in the calendar.
      T<dry> {he} can ask the teacher for a job, such as the stopwatch.
      T<dry> {he} can keep up with legs on the floor of the living room.
      C<dry> {he} can think, "Dry for now. The water waits."
      A<dry> The stopwatch had an easy day, and somebody had a good view. A foot or an ear heals in its own time. The swimming bag has been dry for so long that it smells of nothing. It is going to change that.
      D<wear> At a pool people wear all kinds of things. There are shorts, shirts, caps and suits with long sleeves. {Name} may think about that on the way there. Water does not mind what is put on for it. It carries long sleeves and short ones, and every kind of skin.
      P<wear> Some people look because they have not seen a thing before. Some say something that is not kind. That tells a bit about them, and nothing about what is worn.
      P<wear> Most people in a pool are busy. They shiver, and they look for their towel.
      Q<wear> When somebody looks, {Name} may feel ____.
      H<wear> {helper} can ask the teacher what may be worn. ~ It is good to know that before.
      T<wear> {he} can tell a grown-up when somebody is unkind. ~ It is a job for grown-ups to stop that.
      C<wear> {he} can think, "My skin, my choice."
      A<wear> Long things and short things drip on the hooks by the pool. Each one belongs to somebody who chose it. The water is the same for all of them. It has room.
      D<dryer> At a pool the loudest place is often not the pool. It is the room with the dryers on the wall. {his} ears may hear all of it at once. A dryer is as loud as a hoover, and tiles send the noise back. It is hot air and a small motor, and it stops by itself. Some steps away it is only half as loud.
      P<dryer> Whoever stands under a dryer hears nothing else. They do not mean to be loud. They want to be dry.
      P<dryer> Lots of people have good ears and do not like that room. Some change fast, and some come when it is empty.
      Q<dryer> When a dryer starts, {his} body may feel ____. Ears are often the first to know.
      Q<dryer> At the door of that room, {Name} may feel ____.
      H<dryer> {helper} can ask the pool for a quiet room to change in. ~ Many have a family room.
      H<dryer> {helper} can go in first and say if the dryers are on. ~ Then it is known before the door opens.
      T<dryer> {he} can wait outside the door until it stops. ~ It stops by itself.
      T<dryer> {he} can come in swimwear and go home in a towel coat. ~ Then that room takes one minute.
      T<dryer,gear> {he} can {gear} until the water. ~ They can wait in the bag.
      C<dryer> {he} can think, "That is hot air. The water is on the other side."
      C<dryer,topic> Until it stops, {he} can think about {topic}.
      A<dryer> One after another the dryers stop, and it drips from the hooks. Hair that went into a hat wet comes out of it dry. It was not the water that was loud. The water lies on the other side of the door and waits for feet.
      D<badge> In the pool there was a test, and {Name} got no badge this time. It is not nice to hear that with wet hair and others near. A test looks at one day. Perhaps the legs got tired, or the breath came at the wrong time. What arms and legs have learned in the water stays in them.
      P<badge> The one who gives out badges would like to give them all away. There is a list with lines on it, and one line was not ready.
      P<badge> Lots of swimmers needed two or three goes for a badge. It does not say so on it.
      Q<badge> Hearing about the badge, {Name} may feel ____.
      H<badge> {helper} can find out which line on the list is not ready. ~ It is often just one.
      H<badge> {helper} can go to the pool with {Name} just for fun.
      T<badge> {he} can decide on one thing to practise, such as long legs.
      T<badge,comforter> {he} can hold {comforter} after the bad news.
      C<badge> {he} can think, "One line is not ready, and the others are."
      A<badge> The badge waits in a drawer, and badges are good at that. The pool has the same water and the same steps. Somebody who is sad about a badge wanted to swim well. Another day has another go in it.
      D<face> There are three steps to a wet face: chin, mouth and nose. {Name} may stop at any of them. In the pool, the trick is to blow out or hum all the time. Air that goes out keeps the water from coming in. The eyes are last, and goggles can look after them.
      P<face> People who swim a lot have forgotten how odd it was. A swimming teacher has not. Teachers see a new face at that step each week.
      Q<face> When the water is close, {Name} may feel ____.
      H<face> {helper} can practise with {him} in a bowl at home. ~ A bowl is the smallest pool there is.
      T<face> {he} can hum with {his} mouth in the water. ~ Humming blows out air all by itself.
      T<face> {he} can do one step today and tell {teacher} which one. ~ A step that is told is easier to repeat.
      T<face,gear> {he} can {gear} first. ~ Then one thing is taken care of.
      C<face> {he} can think, "Chin, mouth, hum."
      A<face> At the end there is a wet chin, or a wet nose, or both. The pool takes all of them. Each time the face remembers a bit more of how it went. A towel dries it in two seconds.
      D<deep> At the deep end of a pool, feet cannot reach the floor. {Name} may look down and feel it in the tummy. But swimming is done in the top bit. The water pushes up just as much there. Legs like to know where the floor is.
      P<deep> The first time, people hold on so tightly that their fingers go white. {teacher knows} white fingers. They let go one at a time.
      Q<deep> When the floor is too far down to see well, {Name} may feel ____.
      H<deep> {helper} can ask what will happen in the first lesson there. ~ It is often just holding on and kicking.
      T<deep> {he} can stay close to the wall and go along it. ~ The wall goes all the way round.
      T<deep> {he} can lie on {his} back and look at the ceiling. ~ It is the same ceiling at both ends.
      C<deep> {he} can think, "Same water, only more of it."
      A<deep> The lesson ends, and everyone climbs up the ladder. There was a lot of water below, and nobody used it. The wall is as long as it was. Next time the fingers may hold on with less white in them.
      D<alone> In a swimming lesson there is a place for {teacher}, at the water. The bench is for families. {Name} belongs at the wall, with the group. It is too loud there to talk to the bench. A thumb says a lot across a pool. After half an hour the places are mixed up again.
      P<alone> {teacher has} learned to watch many heads at once. People on the bench would often like to jump in and help. They stay there, because they trust the one in the water.
      Q<alone> When the bench is on the other side, {Name} may feel ____.
      H<alone> {helper} can agree with {him} on a sign for "I am here". ~ One sign is enough.
      T<alone> {he} can say, "I am new," at the start. ~ Then somebody shows where to stand.
      T<alone> {he} can look at the bench after each length and then at the water. ~ Both of them stay where they are.
      C<alone> {he} can think, "Wall, bench, thumb."
      A<alone> The whistle goes, and everyone climbs out and looks for a towel. On the bench sits the same person as before. There is a lot to tell, and the hair drips on it. Next time the water is known, and so is the voice.
    `),
    '8-10': script(`
      D<push> Water pushes back, and {Name} may have felt it in a pool. When a body goes in, water moves out of the way and presses upwards in return. Archimedes found out how strong the push is. It is as much as the weight of the water that was moved. So a person in a pool weighs almost nothing. With full lungs a person floats, and with empty lungs the feet go down. It is physics, and it works for beginners.
      D<sea> In the Dead Sea, a salt lake between two deserts, people lie on the water and read. {Name} may try that in a pool and get a wet book. A pool has no such salt, so a person lies lower in it. Only the face and perhaps the toes stick out. That is how floating looks. Water carries in both places, only with a different amount of effort.
      D<lanes> A pool has lanes, and in each of them somebody moves at another speed. One person swims like a machine, one like a dog, and one stands and talks. {Name} may wonder where to go. People learn to swim at four, at nine and at sixty, and the water treats them the same. There is no right year for it. Most of it is learning to breathe out at the right moment.
      P Swimming teachers look at feet, arms and faces, all at once and in an echo. They shout because nobody would hear them otherwise. On dry land, most of them turn out to be rather gentle.
      P Those who can swim have forgotten how it was not to trust the water. They say, "Just let go." If it were that simple, they would not have needed lessons either.
      P In the changing room, hardly anyone looks at others. They are hunting for socks. The ones who are loud may be the ones who are cold.
      Q On the edge of the pool, {Name} might feel ____.
      Q When the water reaches the ribs, {Name} may notice ____. Cold makes everybody breathe in.
      Q In the changing room, {Name} might feel ____.
      H {teacher} can explain a step on dry land and hold a hand under the back in the water. ~ Floating is easier to feel than to explain.
      H {helper} can find a quiet hour with few people. ~ The same pool is a different place at nine in the morning.
      H {helper} can talk with the teacher about what helps. ~ They cannot see it from the edge.
      H<helper> {helper} can be in the water too, within arm's reach. ~ Company in the water is a rule as well as a comfort.
      H<adult> {helper} can help by {adult} beforehand. ~ Beginnings are what people dread.
      T {he} can lie back with both ears in the water and look at the ceiling. ~ With ears under, it is suddenly quiet.
      T {he} can blow out slowly under water before anything else. ~ Whoever breathes out has time.
      T {he} can name one step for today and stop after it. ~ It is better than ten half ones.
      T<comforter> {he} can leave {comforter} in the bag with the dry things. ~ Some friends are not for water.
      T<doing> {he} can try {doing} before the first step. ~ It warms up the nerve.
      C<push> {he} can think, "Full lungs, free ride."
      C<push> {he} can think, "Archimedes holds me up."
      C<sea> {he} can think, "Less salt, same idea."
      C<lanes> {he} can think, "Every lane is water."
      C<topic> In the cold first minute, {he} can think about {topic}.
      A<push> Outside, arms weigh what arms weigh, and it is a bit of a shock. The push remains in the water, ready for the next person. It does not get used up. A body that has felt it once will know it again.
      A<push> Archimedes is said to have found it out in a bath. A pool is better for trying it. The water pushed, and a body got lighter, beginner or not. It will do that again for the next one, and for the one after that.
      A<sea> Salt or no salt, the water is still there in the evening, flat as a plate. People who read on the Dead Sea have sticky books. People who float in a pool get cold ears. Either way, something that looked like nothing has carried a whole person.
      A<sea> A wet book has been hung up to dry, or nobody took one. The pool lies there without any salt and carries what comes. It takes a bit more doing than in the Dead Sea, and it is less sticky. Cold ears are part of the bargain.
      A<lanes> By the end, the lanes are empty, and it is impossible to tell who swam where. Water keeps no list. What stays is wet hair, a good deal of hunger and perhaps one new thing. Next week there will be somebody who is new at it.
      A<lanes> The lanes are ropes with beads on them, and the water goes under them as it likes. It does not sort people. Some went up and down today, some stood and talked, and all of them got wet. There is a peg with a towel on it for each.
      D<yet> Nobody can see from outside who can swim, as long as everyone is standing. {Name} may dread the moment when it shows. In a class of thirty there are usually several who cannot swim yet. Most of them say nothing, so that each one believes it is only one. Pools have a part for standing, and games drift towards it.
      C<yet> {he} can say, "I'm staying where I can stand," and go in.
      A<yet> It was said, and it took two seconds. Somebody else was relieved, and stayed as well. Lessons can come later, and a few strokes are learnt in some weeks. The water at the low end is as wet as the rest, and nobody there counts lengths.
      D<dry> Pools have a bench for those who may not go in, and it is usually a bit too warm there. {Name} knows it better than planned, because of something that needs to heal first. The rule makes sense, since water softens skin, gets into ears and carries things from one person to another. It is tiresome all the same. Nobody learns a stroke by watching, although one learns something about elbows.
      P<dry> Teachers are grateful for anybody on the bench who can hold a clock.
      P<dry> Skills of that sort do not get lost in some weeks. They feel stiff for ten minutes and then come back.
      Q<dry> On the bench, {Name} might feel ____.
      H<dry> {helper} can ask a doctor or a chemist what is possible sooner.
      T<dry> {he} can take on a job at the side. ~ Time goes faster with a stopwatch in the hand.
      T<dry> {he} can find out one thing about the stroke that can be seen only from outside.
      C<dry> {he} can think, "On dry land for now."
      A<dry> The bench is empty again, or soon will be. Something healed, at its own speed, while thirty others got wet. From outside {Name} has seen how the good ones breathe. In the water that may turn out to be useful.
      D<wear> On the hooks beside a pool hangs half a shop: shorts, shirts, caps and suits with long sleeves. People cover more or less of themselves for many reasons, among them faith, sun, cold, skin and plain liking. {Name} may have a reason as well. It is nobody else's business. Swimming is done by arms and legs, whatever is worn over them.
      P<wear> Somebody who remarks on it has seldom thought for long. It may be surprise, or it may be meant to hurt. In both cases the remark belongs to the person who made it.
      P<wear> Teachers can do something about remarks, but in a loud hall they hear few of them. A sentence to them in a quiet place makes a difference.
      Q<wear> On the way from the changing room to the water, {Name} might feel ____. It is a short way with a lot of light.
      H<wear> {helper} can ask about changing, and about what may be worn. ~ It is easier to ask before the day.
      T<wear> {he} can keep the towel on until the last step. ~ Plenty of swimmers do.
      C<wear> {he} can think, "It is my skin, and I choose what covers it."
      A<wear> In the evening everything drips on its hook, the long things and the short ones. Nobody could tell from that who swam well. What is worn in the water is for the person inside it to decide. The pool has no opinion, and it fits all of them.
      D<dryer> Most people would say that the loud thing about a pool is the shouting. Measured with a meter, it is often the changing room. {his} ears may take all of that in, so that the way to the water is harder than the water. A dryer comes to eighty decibels or more, and tiles swallow nothing. Noise gets weaker fast, however. Twice as far away it is clearly less, and behind a door it is hardly there.
      P<dryer> Someone under a dryer is deaf to everything for two minutes. It does not occur to them that the rest of the room is being dried as well.
      P<dryer> Pools hear this more often than one would think. Some switch the dryers off for an hour a week, and many have a family room.
      Q<dryer> When the first dryer starts, {Name} might notice ____. Shoulders often know before the ears do.
      Q<dryer> With the pool behind one door and that room before it, {Name} might feel ____.
      H<dryer> {helper} can ask the pool for the family room, or for its quiet hour. ~ Such hours are meant to be used.
      H<dryer> {helper} can have towel and hat ready at the edge, so that the room is a short stop. ~ A minute is easier than ten.
      T<dryer> {he} can choose the peg that is farthest from the dryers. ~ A few metres make half the difference.
      T<dryer> {he} can dry off beside the pool and change under a towel robe. ~ Surfers have changed like that for years.
      T<dryer,gear> {he} can {gear} for the changing room and leave them in the bag for the water. ~ Ears get a pause before and after.
      C<dryer> {he} can think, "It is the room. It is not the swimming."
      C<dryer,topic> Until the dryer stops, {he} can think about {topic}.
      A<dryer> When the last dryer clicks off, the changing room turns out to be quite an ordinary place with wet floors. The swimming was not what was wrong, and it helps to have that sorted out. Hair dries in any case, given a hat and an evening. The water is through the next door, at a volume of its own.
      D<badge> A badge is a piece of cloth, and it is surprising how heavy it gets when it goes to others. {Name} swam for one and did not pass this time. There were perhaps five things on the list, and one of them was missing on that day, in that water. A body in a test swims worse than in a lesson, since it holds its breath without noticing. What it has learned is not lost by that.
      P<badge> The person with the list has no choice about the lines. Most teachers dislike that moment at the edge of the pool. They have seen the good length in the week before, and it does not count.
      P<badge> Of those who passed, several had failed it once. They do not sew that on.
      Q<badge> On the way to the changing room, {Name} might feel ____.
      H<badge> {helper} can ask which line was missing, and nothing else. ~ "The whole thing" is too much to practise, and one line is not.
      H<badge> {helper} can suggest a swim without a lesson in it. ~ Water is good company.
      T<badge> {he} can decide about going on in a week, when the hair is dry. ~ Decisions made in a towel seldom last.
      T<badge,comforter> {he} can have {comforter} in reach that evening.
      C<badge> {he} can think, "One line of five. Four are done."
      A<badge> The badge lies in a drawer in an office, in a box with a hundred others. It can be fetched in a month or in a year. The water takes no notice and carries whoever gets into it. Four things out of five were right on a difficult day. They will be there the next time somebody dives in. The fifth is only a matter of wet hours, and some of those can be fun.
      D<face> When water touches a face, the body holds its breath for a moment. It is a reflex that people share with seals. So it is no wonder that {Name} pulls back there, because the body has just put the brakes on. It can be told otherwise by breathing out, slowly and the whole time. In a pool one can practise that with the chin, the mouth and the nose, in this order.
      P<face> Children who dive in head first got past this years ago and have forgotten it. From the edge, a teacher sees it differently. Those who take it in steps often end up swimming the calmest.
      Q<face> With a face close to the water, {Name} might feel ____. It can be over after the first breath out.
      H<face> Someone at home can fill a basin and look away. ~ Some steps go better without an audience.
      T<face> {he} can hum under water, since nobody can hum and breathe in. ~ It is a trick of singers.
      T<face> {he} can look for something on the floor of the pool through goggles. ~ A face goes in more easily when it is after something.
      C<face> {he} can think, "Breathe out, and the seal takes over."
      A<face> A face comes up, with water running off it, and the breath goes on as if nothing had been. It may have been in for one second, or only as far as the lip. The reflex has met the pool and been told about it. Seals needed some time as well.
      D<deep> Whether there is one metre of water below somebody or three makes no difference to floating. What holds a swimmer up is the weight of the water pushed aside, and that is the same. {Name} may know this and still not like it, since a body feels safer when it can find the floor. So it helps to give it other things to find: the wall, the lane rope, the ladder. In a lesson {teacher stands} right above with a pole.
      P<deep> Those who jump in straight away often hold on to the edge first and look bored. It is a good disguise. Teachers plan for a few lessons until everybody has stopped looking down.
      Q<deep> With nothing under {his} feet but water, {Name} might feel ____.
      H<deep> Someone at home can find out what the first task in the deep end is. ~ It is usually a small one.
      T<deep> {he} can float on {his} back before anything else. ~ From there one can rest, and a person who can rest has time.
      T<deep> {he} can tell {teacher}, "I would like to stay by the wall today." ~ They would rather know.
      C<deep> {he} can think, "The top metre is mine."
      A<deep> Seen from the ladder, it is a pool like the other half, a little darker. The deep part did nothing, as usual. Each time the top metre gets more familiar, and what lies under it gets less interesting. The wall goes all the way round.
      D<alone> {teacher knows} who is new among the swimmers, because they look at the bench. There is nothing wrong with that. For {Name} somebody was in the pool as well until now, or near enough to touch. In a lesson the hands belong to another person. The rule is the same in every pool, which is that nobody goes deeper than the teacher says.
      P<alone> The group is less settled than it looks. Some have been there for a month, and some started last week and talk loudly about it.
      Q<alone> In the first ten minutes, {Name} might feel ____.
      H<alone> Someone at home can come early, so that there is time to see the place dry. ~ A dry pool hall is easier to learn.
      T<alone> {he} can tell {teacher} what {he} can do already and what not yet. ~ It saves guessing.
      T<alone> {he} can pick one person to swim behind. ~ Feet in front show the way.
      C<alone> {he} can think, "New for ten minutes, wet for the rest."
      A<alone> Afterwards the bench is full of bags, and one of them has a dry towel in it. New lasted about as long as it takes to get wet. The water will be the same next week, and some of the heads in it will have names.
    `),
    '11+': script(`
      D<still> Floating is one of the few skills that consist of doing less. {his} body, with air in its lungs, is slightly lighter than water, so it rises as soon as it is left alone. The trouble is that people do not leave it alone. They lift the head, the legs sink, and the proof seems complete. In a pool {Name} may notice how every muscle wants to help. It takes some lessons to persuade them that the water has already done the work.
      D<lanes> A pool on an ordinary afternoon is a fair sample of humanity. Somebody swims like a machine, a couple discusses a kitchen, a child coughs, and somebody holds the edge and thinks. {Name} may feel watched at that edge. It is a common impression and mostly wrong, since people in water have fogged goggles and problems of their own. Some learned to swim at three and others at forty. The water keeps no record of either.
      D<echo> What makes a pool difficult is often not the water. It is the hall, with its hard walls, wet floors and smell of chlorine, and the business of changing clothes in a small cold box. {Name} may arrive in the water already tired from all of it. None of this is weakness. Under the surface the noise stops in an instant, which is one reason why people who like swimming like it.
      P Instructors shout because of the echo, and their faces look strict because of the light. Spoken to on the side for a minute, most of them are patient people who cannot hear well any more. They would rather know about a fear than discover it in deep water.
      P Friends who swim well tend to assume that everybody could, in the way that people who whistle do. When they call from the deep end, it is an invitation and not an exam. "I am staying here" is a complete answer.
      P In changing rooms almost everyone is preoccupied with a towel. Bodies at this age are new to their own owners, so hardly anybody feels finished. The ones who comment on others are usually drawing attention away from themselves.
      Q On the wet tiles beside the pool, {Name} might feel ____. The hall is part of it, and so is the audience.
      Q At the moment of letting go of the side, {Name} may notice ____. Hands often decide before the head does.
      Q In a changing room full of people, {Name} might feel ____. It is rarely just one person who feels it.
      H The instructor can agree on a sign that means "stop here". ~ A sign carries through noise better than words do.
      H {helper} can find a quiet session with few people in it. ~ The same pool is another place then.
      H {helper} can come along, watch from within reach, and say nothing. ~ Somebody with an eye on the water is a rule for every swimmer.
      H<helper> {helper} can admit at what age the swimming started, and how it looked. ~ Few people began gracefully.
      H<adult> {helper} can offer {adult} before setting off. ~ The hour before is usually worse than the water.
      T {he} can begin with floating, ears under water and eyes on the ceiling. ~ In that position most of the noise is gone.
      T {he} can practise breathing out under water until it is boring. ~ Nearly everything else depends on it.
      T {he} can wear whatever swimwear covers enough to be forgotten. ~ Comfort is a technique too.
      T<comforter> {he} can leave {comforter} with the dry clothes. ~ A friendly object makes a better locker.
      T<doing> {he} can try {doing} before the first toe goes in. ~ A slower heart floats just as well.
      C<still> {he} can think, "Less is more, and the water has me."
      C<still> {he} can think, "Head back, and the legs come up."
      C<lanes> {he} can think, "Fogged goggles, all of them."
      C<echo> {he} can think, "It is the hall that is loud. The water is not."
      C<topic> On the way to the water, {he} can think about {topic}.
      A<still> Afterwards gravity returns, and the bag seems heavier than before. Somewhere in the lesson there may have been three seconds in which nothing was done and nothing sank. Those seconds are how it begins. The water, for its part, was ready from the start.
      A<lanes> By evening the sample of humanity has gone home, damp and hungry. The pool lies flat under the lamps, and no one could say who crossed it and who held the side. It is open again tomorrow. There is a ladder at each end, for every sort of swimmer.
      A<echo> Outside, the street sounds strangely soft, and hair freezes or dries, depending on the season. What was hard about the pool can be named now, one part at a time: the light, the noise, the tiles. Some of those parts have a remedy. The water itself was the quiet one.
      D<yet> Somebody of this age who does not swim may treat it like a secret. It is really only a gap in a timetable. {Name} may have a list of excuses for every pool. A good many adults have one as well. What keeps people from learning is rarely the water. It is the idea of being seen as a beginner.
      C<yet> {he} can say, "I don't swim yet, I'll be at the low end."
      A<yet> Saying it once turned out to be easier than the list of excuses. There are lessons for exactly this age, in quiet hours, taught by people who are not surprised. Until then the low end has a wall to sit on, and most of the conversation happens there anyway, with feet in the water.
      D<wear> A pool shows more clearly than most places how much people differ in what they like to show. There are long sleeves and small shorts, and somebody is wrapped in a towel up to the ears. {Name} may have reasons for a particular choice. Faith, comfort, skin and the wish not to be looked at are all good ones, and none of them needs permission from the next lane. A remark about it is a remark on something that is not the speaker's business. It can hurt all the same.
      P<wear> Those who overhear a remark may disagree with it and keep quiet. Silence beside a pool looks like agreement, and often it is not. One or two of them may be waiting for somebody else to speak first.
      P<wear> It is part of a school's or a club's work to deal with remarks about bodies, faith or clothes. They can do it only when they know. Whoever tells them is not making a fuss.
      Q<wear> Between the changing room and the water, {Name} might feel ____. It is a short way with a lot of light.
      H<wear> {helper} can take it up with the people in charge, if that is wanted. ~ Sorting it out is work for adults.
      T<wear> {he} can decide what would make it easier: another place to change, a friend alongside, or a word with the teacher. ~ Conditions can be asked for.
      C<wear> {he} can think, "What I wear is settled. The rest is theirs."
      A<wear> Under the surface nobody can tell one fabric from another, and the water makes no remarks. What is worn in it is decided by one person. Anything that is said about it can be dealt with on dry land, by those whose work that is. The lane stays where it is meanwhile, for whenever it is wanted.
      D<dryer> The obstacle between a person and a swimming pool is often a tiled room with dryers in it. A single one reaches the level of a vacuum cleaner, and there are usually several. {Name} may have ears that filter none of it out, so that half the energy is gone before anybody is wet. Giving up swimming because of a room is understandable and a pity. It is worth taking apart, since the room is the part that can be changed.
      P<dryer> People under a dryer hear nothing and notice less. It is loud by design and inconsiderate by accident.
      P<dryer> Staff tend to know which hours are quiet, and most have been asked before. A request about noise is treated like one about a locker. It needs no long explanation.
      Q<dryer> When the dryers start, {Name} might notice ____. It can take a while to wear off.
      Q<dryer> About the room in front of the pool, {Name} might feel ____.
      H<dryer> {helper} can ring the pool and ask about another room to change in, or the quiet session. ~ One call settles it for a year.
      H<dryer> {helper} can drive home with somebody in a wet hat and make no remark.
      T<dryer> {he} can arrive changed and leave in a robe, so that the room is crossed and not used. ~ Open-water swimmers do little else.
      T<dryer> {he} can choose the corner farthest from the wall with the dryers, and the time after the rush. ~ Distance works better than patience.
      T<dryer,gear> {he} can {gear} up to the edge of the pool and again afterwards. ~ The water itself is kind to ears.
      C<dryer> {he} can think, "It's the room I can't stand. The swimming is fine."
      C<dryer,topic> Crossing that room, {he} can think about {topic}.
      A<dryer> The dryers stop eventually, since somebody has dry hair and goes home. What is left is a wet floor and a row of hooks. With the noise named and a way round it, the question is once more whether to swim, which is a much better question. Under the surface, as it happens, there is almost no sound at all. The water waits behind the second door.
      D<face> The moment a face meets cold water, the airway closes and the pulse drops. It is called the diving reflex, and it is older than people. {Name} may have taken it for a lack of courage, although it is closer to a safety catch in the pool. What releases it is a long breath out, begun before the water arrives. It can be learned in a wash basin, which has the advantage of a locked door.
      P<face> Swimmers who took to it at once tend to say "just do it". Instructors break it into stages instead, because they know how it is done.
      Q<face> Just above the surface, {Name} might notice ____. It may ease as soon as air goes out.
      H<face> Someone at home can ask the pool about lessons at a quiet hour. ~ There are more beginners of that age than one would think.
      T<face> {he} can start the breath out first, and lower {his} face into it. ~ The order makes the difference.
      T<face> {he} can wear goggles, which remove half of the unpleasantness. ~ Professionals do nothing else.
      C<face> {he} can think, "Out first, then down."
      A<face> It is a matter of seconds in the end, and of doing things in the right order. Some days it will be the chin and some days the whole head. The pool has no opinion on it. Hair dries, and the safety catch has learned who is in charge.
      D<deep> Depth matters a great deal to boats and not at all to swimmers, who use the top half-metre. Physics is plain on this: the upward push depends on the water that a body moves aside. {Name} may find it plain and still feel the drop below, because the sense of balance misses the floor of the pool. It can be given something else to hold on to, such as a wall, a rope or the ceiling. Lessons there are taught with a lifeguard and a pole for good reason.
      P<deep> Others at the edge look casual, one hand on the rail. It is worth noticing how long the hand stays there.
      Q<deep> Looking down through the water, {Name} might notice ____. The legs often comment first.
      H<deep> Someone at home can arrange one quiet visit before the lesson, with a good swimmer in the water. ~ A place seen once is half as deep.
      T<deep> {he} can practise turning on to {his} back at any moment. ~ It is the skill that makes the others optional.
      T<deep> {he} can tell the instructor beforehand, in one sentence. ~ They put such people next to the wall, without a word.
      C<deep> {he} can think, "Half a metre at a time, and all of it at the top."
      A<deep> After the lesson the pool is an even blue from one end to the other. What was under the surface stayed there. People get used to height and to depth in the same way, by doing something else in the meantime. The wall, on inspection, is continuous.
    `),
  },
};

/** The pool and swimming lessons: cold, echo, edge and float; a grown-up within reach; water that carries. */
export const swimming: Frame = withScenes(
  own,
  oneSpotOnOneFoot,
  whatSwimsInTheSea,
  changingBehindATowel,
  noSharksInAPool,
  onTheBack,
  madeToGoUnder,
  swimmingWithTheClass,
);

import { script, type Frame } from '../frame.ts';
import { betterThanMe } from './better-than-me.ts';
import { everyoneElseCan } from './everyone-else-can.ts';
import { justAToe } from './just-a-toe.ts';
import { withScenes } from './scene.ts';
import { ATTEMPT } from './attempt.ts';

const own: Frame = {
  id: 'building-confidence',
  name: 'Trying something new',
  says: [
    'building confidence',
    'no confidence',
    'low self esteem',
    'says i cant do it',
    'says she cannot do anything right',
    'gives up straight away',
    'wont try anything he is not good at',
    'scared to try new things',
    'does not want to try swimming',
    'refuses to learn to ride a bike',
    'says i am stupid',
    'thinks everyone else is better',
    'compares himself with his friends',
    'does not believe in herself',
    'quits every club after one lesson',
    'cries when he gets an answer wrong',
    'afraid to fail',
    'self doubt teenager',
    'wants me to do everything for him',
    'says its too hard before starting',
  ],
  claims: {
    strong: [
      'put her hand up',
      'put his hand up',
      'talk in class',
      'speak up in class',
      'calls himself',
      'calls herself',
      'calling himself',
      'calling herself',
      'do his buttons',
      'do her buttons',
      'do their buttons',
      'tie his laces',
      'tie her laces',
      'changed for pe',
      'never puts her hand up',
      'never puts his hand up',
      'knows the answer',
      'confidence',
      'confident',
      'self esteem',
      'self doubt',
      'self worth',
      'give up',
      'i cant',
      'cant do it',
      'cannot do it',
      'cant do anything',
      'cannot do anything',
      'afraid to fail',
      'fear of failure',
      'scared to fail',
      'scared of failing',
      'not good enough',
      'not good at',
      'no good at',
      'doubt himself',
      'doubt herself',
      'doubt themselves',
      'believe in himself',
      'believe in herself',
      'believe in themselves',
      'compare himself',
      'compare herself',
      'new thing',
      'something new',
      'anything new',
      'wont try',
      'refuse to try',
      'not try',
      'scared to try',
      'too hard before',
      'im stupid',
      'is stupid',
      'am stupid',
      'am bad at',
      'anything he is not',
      'anything she is not',
      'else is better',
      'everyone is better',
      'others are better',
      'answer wrong',
      'wrong answer',
      'go wrong',
      'goes wrong',
      'do everything for',
    ],
    cues: [
      'try',
      'new',
      'fail',
      'quit',
      'bike',
      'swim',
      'mistake',
      'learn',
      'practise',
      'practice',
      'lesson',
      'club',
      'compare',
      'better than',
      'brave',
      'self',
    ],
    not: [
      'food',
      'vegetable',
      'fruit',
      'eat',
      'dinner',
      'give up dummy',
      'give up pacifier',
      'give up bottle',
      'give up nap',
      'give up nappy',
      'give up tablet',
      'give up screen',
      'new school',
      'new baby',
      'new house',
      'new home',
      'new sister',
      'new brother',
      'new sibling',
      'new class',
      'new nursery',
      'new teacher',
      'i cant cope',
      'i cant get',
      'i cant go',
      'i cant leave',
    ],
  },
  topicWords: ['bike', 'bicycle', 'ride', 'try', 'tries', 'tried', 'new', 'learn', 'begin'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Skill comes with practice, in different time for different people; nobody can say in advance how far it goes.',
    'Eyes and ears learn what is right before hands and voices can do it, so beginners see their own mistakes.',
    'Kittens miss often when they pounce and get better within weeks.',
    'Many songbirds learn their song: they hear it from older birds and practise for weeks, at first softly and in the wrong order.',
    'Beginners at whistling mostly get air without a sound.',
    'A pencil with an eraser on its end was patented in 1858; such pencils are made in great numbers.',
    'Connections in the brain that are used often get stronger. The first tries are slow and tiring because of this.',
    'The sketchbooks of Beethoven are full of bars that were crossed out and written again.',
    'Brain scans of people who learned to juggle showed growth in areas that follow movement after three months; it went back when they stopped.',
    'In an experiment, students in an embarrassing T-shirt guessed that about half of the people in a room had noticed it; about a quarter had.',
    'In several languages a saying has it that the first pancake fails. A pan that is not evenly hot yet is one reason.',
    'Telegraph learners were measured in the 1890s: their speed rose, stood still for weeks, and rose again.',
    'What was practised settles in breaks and in sleep.',
    'Watching somebody else do a thing is a way of learning it. A big task is easier to begin in small parts.',
    'Being told what was good about the way something was done helps more than being called clever.',
  ],
  threads: {
    after: 'the evening after, and what is left of it next week',
    shoe: 'the toes that are in and the heel that is not',
    spoon: 'the peas that roll off the spoon and the two that stay',
    finger: 'one finger that finds out about a new thing',
    kitten: 'the kitten that misses the leaf',
    potato: 'the cat that came out as a potato with legs',
    bit: 'the small first bit of a big thing',
    bird: 'the young bird that squeaks before it sings',
    whistle: 'the air that comes before a whistle',
    eraser: 'the two ends of a pencil',
    path: 'a path that is made by walking on it',
    notebook: 'the messy notebook behind the music',
    juggle: 'the balls that are picked up again',
    shirt: 'the T-shirt that fewer people saw than its wearer thought',
    pancake: 'the first pancake',
    telegraph: 'the weeks in which the telegraph learners got no faster',
    word: 'a hard word that somebody uses about themselves',
    bike: 'two wheels that stay up because they roll',
    buttons: 'buttons, laces and zips, which fingers learn in small steps',
  },
  decidedBy: [
    // Who says so of everything at once has named no lesson, and is not to be told of sums.
    /^(?![^]*\b(?:maths?|fractions?|spell\w*|read\w*|writ\w*|school|class\w*|lessons?|group|set|tests?|home ?work|teachers?|dyslex\w*|dyscalc\w*|adhd|autis\w*|kids|friends?|boys?|girls?|children|brothers?|sisters?|sibling|everyone|everybody|they|someone|somebody|call(?:s|ed|ing)|laugh\w*)\b)[^]*?\b(?:thinks?|says?|believes?|convinced|feels?) (?:that )?(?:he|she|they|he['’]?s|she['’]?s|they['’]?re|i|i['’]?m)?(?: (?:is|are|am))? ?(?:just |so |really |too )?(?:stupid|thick|dumb|an idiot)\b/i,
    // Whatever the new things are: a club, a pool, a dance.
    /^(?![^]*\b(?:foods?|eat\w*|vegetables?|fruit|plate|dinner|taste\w*|diet|pasta|picky|fussy|tablets?|medicine|clothes|autis\w*)\b)[^]*?\b(?:won['’]?t|wont|will not|refus\w+ to|scared to|afraid to|frightened to|never wants to|does ?n['’]?t (?:want|like) to|hates) (?:ever )?(?:try(?:ing)?|do(?:ing)?|start(?:ing)?) (?:any ?thing new|new (?:things|activities|clubs)|something new)\b/i,
    // Who cannot ride yet is to learn it, whatever the others do who can.
    /^(?![^]*\b(?:fell|fallen|crash\w*|accident|stolen|nicked|helmets?|wheel ?chair|adapt\w*|disab\w*|cerebral|trikes?|run over|knocked)\b)[^]*?(?:\b(?:can(?:['’]?t|not)|unable to|not able to|never learn(?:ed|t) to|has ?n['’]?t learn(?:ed|t) to|does ?n['’]?t know how to|learn(?:s|ing)? (?:how )?to|scared to|afraid to|refus\w+ to|won['’]?t(?: learn to| try to| even)?|still can['’]?t) (?:even |yet |properly )?(?:learn to )?ride\b (?:(?:a|his|her|their|the) )?(?:two[- ]wheel\w* |new |proper )?(?:bikes?|bicycles?)\b|\bstabili[sz]ers\b|\btraining wheels\b)/i,
  ],
  threadCues: {
    after:
      /\b(?:(?:after|since|when) (?:he |she |they )?(?:los(?:t|ing|es)|fail\w*|came last|coming last|(?:was|were|being) (?:knocked|voted) out|forgot\w*|messing up|messed up)|came last|(?:failed|fails) (?:\w+ ){0,4}(?:grade|exam|test|audition|piano|driving)|never (?:enter|try|do|perform|play|compete|audition)\w* (?:anything |it |that )?(?:ever )?again|knocked out|stage fright)\b/,
    bike: /\b(?:bikes?|bicycle|cycl\w+|stabili[sz]ers|training wheels|scooter)\b/i,
    word: /\b(?:(?:says?|saying|said|calls?|calling|thinks?|thinking|tells?|convinced|believes?|feels?|i am|i'?m)\b[^.]{0,30}\b(?:stupid|dumb|thick|idiot|rubbish|useless|no good|a failure|a loser|worthless|the worst)|hates? (?:himself|herself|themselves|themself))\b/i,
    buttons:
      /\b(?:buttons?|laces?|shoe ?laces?|zips?|zipper|tie (?:his|her|their) shoes?|getting (?:un)?dressed|changed for (?:pe|swimming|games|gym))\b/i,
  },
  onlyWhenSaid: ['word', 'bike', 'after', 'buttons'],
  tellsAlone: ['word', 'after', 'buttons'],
  roles: { attempt: ATTEMPT },
  titles: {
    young: [
      { text: 'Half a Button', thread: 'buttons' },
      { text: 'In at the Hole, Out at the Hole', thread: 'buttons' },
      { text: 'Feet Down, and Roll', thread: 'bike' },
      { text: 'The Scratchy Word', thread: 'word' },
      { text: 'Toes In, Heel Next', thread: 'shoe' },
      { text: 'Two Peas on a Spoon', thread: 'spoon' },
      { text: 'One Finger First', thread: 'finger' },
      { text: 'Every Cat Was a Kitten', thread: 'kitten' },
      { text: 'The Potato With Legs', thread: 'potato' },
      { text: 'Where Is the First Bit?', thread: 'bit' },
      { text: '{name} Tries Something New' },
      { text: 'A Try Is a Try' },
      { text: 'Something New for {name}' },
    ],
    older: [
      { text: 'What Fingers Do in the Dark', thread: 'buttons' },
      { text: 'Half a Button', thread: 'buttons' },
      { text: 'The Evening After', thread: 'after' },
      { text: 'What Is Left by Thursday', thread: 'after' },
      { text: 'Into the Wobble', thread: 'bike' },
      { text: 'The Wrong Label', thread: 'word' },
      { text: 'A Verdict or a Description', thread: 'word' },
      { text: 'First the Squeaks', thread: 'bird' },
      { text: 'Only Air So Far', thread: 'whistle' },
      { text: 'The Two Ends of a Pencil', thread: 'eraser' },
      { text: 'Through the Long Grass', thread: 'path' },
      { text: 'Not the Concert Yet', thread: 'notebook' },
      { text: 'Mostly Picking Things Up', thread: 'juggle' },
      { text: 'Who Saw the T-Shirt?', thread: 'shirt' },
      { text: 'The First Pancake', thread: 'pancake' },
      { text: 'The Weeks When Nothing Happens', thread: 'telegraph' },
      { text: '{name} Tries Something New' },
      { text: 'What Beginning Looks Like' },
    ],
  },
  benefits: [
    'Shows what learning looks like at the start, when it looks like nothing much.',
    'Treats a mistake as a part of trying and leaves the choice to try with {name}.',
    'Gives {name} one small first step and one sentence for the hard moment.',
  ],
  talk: {
    young: [
      'What went wrong in the story, and what came after that?',
      'How does it feel when something is new?',
      'Shall we try one tiny new thing together?',
    ],
    older: [
      'What in this story had to go wrong a few times first?',
      'Which word went into the blank, and is it there before or after the first try?',
      'Shall each of us name one thing that we could not do a year ago?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: null,
    props: ['pencil', 'notebook'],
  },
  text: {
    '2-3': script(`
      D<shoe> A shoe is hard to put on. {Name} may try. In go the toes. The heel is still out. Push, push, push!
      D<shoe> Here is a shoe. Here is {his} foot. One try! The toes go in. The heel does not. Push, and push again.
      D<spoon> Peas roll. {Name} may try a spoon. Up it goes. Plop! Some peas fall off. Two peas stay on.
      D<spoon> A spoon is new at first. {his} peas roll and roll. Up goes the spoon. Plop, plop! Peas fall off. Two peas stay.
      D<finger> Here is a new thing. {Name} may touch it. Just one finger! It may be wet. It may be soft. One finger can tell.
      P Grown-ups try new things too. Some make a mess.
      P Some children go fast. Some look first.
      P A friend may say, "I cannot." Lots of people do.
      P Grown-ups like a small try too.
      Q When it is hard, {Name} may feel ____.
      Q With a new thing, {Name} may feel ____.
      Q When it goes wrong, {Name} may feel ____.
      H {helper} can do it first.
      H {helper} can help a bit.
      H {helper} can sit and wait.
      H<helper> {helper} can try it too.
      H<adult> {helper} can try {adult}.
      T {he} can look at it first.
      T {he} can try a tiny bit.
      T {he} can say, "Help me, please."
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can try with {comforter}.
      T<doing> {he} can try {doing}.
      C<shoe> {he} can say, "Toes in, heel next."
      C<shoe> {he} can say, "Push, heel, push."
      C<spoon> {he} can say, "Two peas! Again!"
      C<spoon> {he} can say, "Plop, plop, try again."
      C<finger> {he} can say, "One finger first."
      C<topic> {he} can think about {topic}.
      A<shoe> The toes are in. That is half a shoe. The heel may get help. One try, and one more try.
      A<shoe> In and out goes the foot. A shoe takes a lot of tries. Toes first. Then comes the heel.
      A<spoon> Some peas are down. Some peas are in. Try, plop, try. Up goes the spoon again.
      A<spoon> Here is the spoon. Here is one more pea. Up it goes, nice and slow. One more try, one more pea.
      A<finger> One finger is a try. Then come two fingers, or none. The new thing is still there. Hello, new thing.
    `),
    '4-5': script(`
      D<kitten> When something is new, {Name} may miss at first. So does a kitten. It jumps at a leaf, and the leaf moves. The kitten sits and waits. Then it jumps again.
      D<kitten> A kitten tries to catch a leaf. It jumps, and it lands on its nose. {Name} may know days like that. The leaf is still there, so the kitten sits and waits. Then it jumps again.
      D<potato> Eyes learn fast, and hands learn slowly. {Name} may try to draw a cat. What comes out is a potato with legs. That is because the eyes know about cats. The hands do not know it all yet.
      D<potato> Sometimes a try goes wrong. {Name} may draw a cat, and out comes a potato with legs. The eyes can see what is wrong. The hands cannot mend it yet. Hands take longer, so they need more goes.
      D<bit> A new thing can look big. {Name} may look at it and think, "I cannot." But a big thing has a small first bit. For a pool, that is one toe. For a song, it is one word.
      P Grown-ups learn new things too. They press the wrong button and say, "Oops." Then they look for another one.
      P A friend who can do it could not do it once. It took a lot of tries. The friend may not even know that now.
      P Some children begin at once. Some look for a long time, and looking is learning too.
      P When a thing goes wrong, people may laugh. Often they think of their own mistake. It can be hard to hear, all the same.
      Q When something is new, {Name} may feel ____.
      Q When it goes wrong, {Name} may feel ____.
      Q Just before a first try, {his} tummy may feel ____.
      H {helper} can show it once, slowly. ~ It helps to see it.
      H {helper} can do one half, and leave the other half. ~ Half a thing is easier to try.
      H {helper} can stay close and say nothing. ~ Some things need quiet.
      H<helper> {helper} can try something new at the same time. ~ Then two people are new at it.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can try only the first bit.
      T {he} can watch two times and then try.
      T {he} can ask, "Can you show me that part?"
      T<comforter> {he} can show {comforter} how it starts.
      T<quiet> {he} can stop for a while and try {quiet}.
      T<doing> {he} can try {doing} before the first go.
      C<kitten> {he} can think, "Even a kitten misses."
      C<kitten> {he} can say, "Miss, sit, and jump again."
      C<potato> {he} can say, "Hello, potato with legs."
      C<potato> {he} can think, "My eyes know it, and my hands learn."
      C<bit> {he} can ask, "Where is the first bit?"
      C<topic> {he} can take a rest and think about {topic}.
      A<kitten> One jump is too high, and one is too low. A try is a try, even when it misses. The kitten sits and looks for a leaf. Every cat was a kitten that missed.
      A<kitten> The kitten tried ten times, and now it has a nap. The leaf is still out there. Nobody calls it bad at leaves. After a nap, it likes to jump.
      A<potato> The potato can stay on the paper. Next to it there is room for a new one. It may be a cat, or it may be two potatoes. Hands learn a bit each time.
      A<potato> People who draw good cats have drawn a lot of potatoes. Their hands tried and tried. This potato has legs, and that is not bad for a potato. The next one may get ears.
      A<bit> One toe is a start, and so is one word. After that comes the next bit, or a rest. The new thing is as big as before. It can be tried in bits, or left for another day.
      D<word> Some words scratch like an old jumper. {Name} may try one on when a thing goes wrong. It scratches. It is not even true. It was made too fast, for one bad minute. A jumper like that can come off again.
      P<word> Grown-ups say such words about themselves too. They drop a cup and call themselves silly. It does not mend the cup.
      P<word> Others do not see what the word says. They see a child who tried something hard.
      Q<word> When the scratchy word comes, {Name} may feel ____.
      H<word> {helper} can say, "I saw that it was hard."
      H<word> {helper} can sit close until the hot bit is over.
      T<word> {he} can say what was hard, and leave the word out.
      T<word> {he} can take a break and try one small bit later.
      C<word> {he} can say, "That was hard, and I am still me."
      A<word> The scratchy word lies on the floor like a jumper. Nobody needs to wear it. There is one small bit to try. {Name} can begin with that, or with a hug.
      D<bike> A bike falls over when it stands still. When it rolls, it stays up by itself. {Name} may try to learn that. It is odd, because slow is harder than quick. So a bit of rolling comes first, and feet can help.
      C<bike> {he} can think, "Feet down, roll, and feet down."
      A<bike> The bike rolled from here to the tree. Next time it may try the bench. Each try puts a bit more into the legs. A bike can wait by a wall, and so can a rider.
      D<buttons> A button is a small thing, and it is hard to do. First it goes half in. {Name} may try it, and it slips out again. Other fingers on the far side pull it through. Fingers learn that slowly, and each hand in its own time.
      D<buttons> Zips, buttons and laces are puzzles for fingers. {Name} may try and try, and the others are done. That is how it is with new things. Fingers get better each time, even if it looks the same.
      P<buttons> Others are fast with buttons and slow with other things. Each one has one.
      P<buttons> Teachers have ten children with half a button. They know that it takes time.
      Q<buttons> With one button to go, {Name} may feel ____.
      H<buttons> {helper} can start it, and {Name} can pull it through. ~ The last bit is the nice bit.
      H<buttons> {helper} can find a shirt with big buttons for it.
      T<buttons> {he} can do one button, and ask for help with the rest.
      T<buttons,comforter> {he} can try it on {comforter} first.
      C<buttons> {he} can think, "Half in, and pull."
      A<buttons> One button is in its hole, and it holds. The rest had some help. Fingers try it again tomorrow, and they know a bit more. A button has all day.
    `),
    '6-7': script(`
      D<bird> Something new may come out as a mess, and {Name} may know that. It happens to birds as well. A young bird hears the song of the old ones and tries it. At first there are only squeaks, in the wrong order. It practises for weeks, softly, in a bush, because songs take time.
      D<bird> Somewhere in a bush, a young bird tries to sing. What comes out is a squeak. {Name} may know how that is, when a first try goes wrong. The bird knows the right song, because it has heard it. The throat does not know it yet. So the bird sits in its bush and squeaks again.
      D<whistle> To whistle, people make a small round mouth and blow. At first there is only air. {Name} may meet other new things like that, where nothing seems to happen. Ten times there is air, and then ten times more. Each time the lips move a tiny bit, and nobody can see it.
      D<whistle> Everyone who can whistle was once new at it. They blew, and there was air, and more air. {Name} may know that from other things. It looks as if nothing is learned. But the lips try one shape after another, and remember a bit each time.
      D<eraser> Many pencils have an eraser at one end. The idea is more than a hundred and fifty years old. {Name} may use one when a new word goes wrong. Erasers are for people who make mistakes, and that is everybody who writes. So factories make millions of them. They know their customers.
      P People who can do a thing well were new at it once. Most of them have forgotten how that was. That is why they may say, "It is easy."
      P Some children like to try at once, with everybody looking. Others watch for a week and then try it alone. They learn just as much by watching.
      P Teachers see mistakes all day. A mistake shows them what to explain next. A page without any tells them nothing at all.
      P Friends are mostly busy with their own page or their own ball. They look up when something falls. Then they go back to what they were doing.
      Q Just before a first try, {Name} may feel ____. It can be two feelings at once.
      Q When it goes wrong again, {Name} may feel ____.
      Q When other people can do it already, {Name} may feel ____. Any word can go there.
      H {helper} can show one part of it, slowly. ~ One part is easier to copy than the whole.
      H {helper} can ask, "Which bit is the hard bit?" ~ Often it is only one.
      H {helper} can sit close by and wait to be asked. ~ Help is better when somebody wants it.
      H<helper> {helper} can try something new as well. ~ Then there are two beginners in the room.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can choose the smallest part and try only that. ~ A small part is soon done, and then there is a next one.
      T {he} can try three times and then take a break. ~ In a break the brain goes on learning.
      T {he} can ask somebody to show it again. ~ Most people like to be asked.
      T<comforter> {he} can explain the first step to {comforter}. ~ Explaining helps people to see what comes first.
      T<quiet> {he} can take a break and spend some time {quiet}. ~ Hands that have rested often do better.
      T<doing> {he} can try {doing} before the next go. ~ It has helped before.
      C<bird> {he} can think, "Squeaks come first."
      C<bird> After a mess, {he} can say, "I am still in the bush."
      C<whistle> {he} can think, "Only air so far."
      C<whistle> After a try, {he} can think, "My lips know a bit more now."
      C<eraser> {he} can think, "That is what the other end is for."
      C<topic> In a break, {he} can think about {topic}.
      A<bird> No bird begins with the whole song. It sings well because it squeaked a lot. New things often begin in a bush, where few people hear them. Some songs take a whole winter.
      A<bird> Nobody claps for squeaks, and a young bird goes on all the same. It tries a bit, it rests a bit, and it listens. Other new things can be learned like that too. A bush is a good place to begin.
      A<whistle> Some people learn it in a day, and some need a year. There is air, and air, and then perhaps a thin sound. A try without a sound is a try as well. Air is what a whistle is made of.
      A<whistle> From outside, a lot of learning looks like nothing. It is only air, and a funny face. The lips go on looking for the right shape. They can rest, and they can try another day.
      A<eraser> After a while the eraser is small, and so is the pencil. That shows how much was tried. A page with grey places is a page that somebody worked on. A pencil has two ends, one to try and one to try again.
      D<word> When {attempt} goes wrong, heads look for a quick word. {Name} may know an unkind one that people use about themselves. It sticks to a whole person, like a label on a jar. But one mistake is not a whole person. What was true is much smaller: that bit was hard, on that day. Everyone who learns has days like that.
      P<word> Nobody in a class can see what the others find hard. They all look as if they know. Some of them have a word like that in their heads too.
      P<word> Grown-ups may answer fast, "No, you are not!" They mean it well. It helps more when they ask what was hard.
      Q<word> When that word comes, {Name} may feel ____. It may be in the face or in the tummy.
      Q<word> An hour later, {Name} may feel ____.
      H<word> {helper} can ask, "Which bit was hard?" ~ A bit can be helped.
      H<word> {helper} can think of things that were hard once. ~ There is more of that than people think.
      T<word> {he} can change the word into a sentence about the hard bit. ~ "I cannot do this one yet" is such a sentence.
      T<word> {he} can stop for today and start with an easy bit tomorrow. ~ Tired heads use harder words.
      C<word> {he} can think, "That is a word about one minute."
      A<word> A label can come off. Under it is a jar with all sorts of things. One of them is hard. It can be tried again in a smaller bit. {Name} is a good deal more than one bad minute. The rest of the day knows that.
      D<bike> Why does a bike not fall over? It does, when it stands, and {Name} may have seen that. As soon as it rolls, small turns of the front wheel catch it again. Nobody does that with the head. A body finds it out by itself, wobble by wobble.
      C<bike> {he} can think, "Each wobble teaches the handlebar something."
      A<bike> A body that has learned it once keeps it for life. How many tries it takes is different for each one. The friends who can do it have fallen off as well. Grass is a good place to begin, since it is soft.
      D<after> Something was tried in front of people, and it did not go well. {Name} may think about it at supper and in bed. The head shows it again and again, like a film with one scene. The good bits are not in the film. There were some.
      P<after> The others in the room have gone home too. Most of them are thinking about their own go.
      P<after> Grown-ups may say, "It does not matter!" It did, or it would not hurt.
      Q<after> When the film comes again, {Name} may feel ____. It may be in the face or in the tummy.
      H<after> {helper} can listen to the bad bit first. ~ After that, there is room for the rest.
      H<after> {helper} can leave the question of next time for another day. ~ Nobody needs to know tonight.
      T<after> {he} can tell one thing that went right before it went wrong. ~ It belongs to the film too.
      T<after> {he} can try the hard bit once at home, with nobody there.
      C<after> {he} can think, "That was one scene."
      A<after> A film gets boring when it is shown too often. After some days it comes less and gets shorter. To try again, or not, is a question for later. The one who tried knows more now than before.
      D<buttons> To learn buttons, zips and laces takes time, and PE is in a hurry. {Name} may need longer than others. A button is hard work. It takes two hands that do different things. Eyes cannot see behind the hole. Fingers learn a thing like that in small steps, and it cannot be hurried.
      D<buttons> Some things are learned by fingers and not by heads. {Name} may know how a button works, and the fingers still slip. They have lots of tiny muscles. In some hands these get strong early and in some later. Both sorts of hands end up with their shirts shut.
      P<buttons> If others laugh, they are looking at a clock and not at a person. A teacher can put a stop to that, and wants to know.
      P<buttons> In a class, somebody or other is last with something. With shoes it is one, with reading it is another.
      Q<buttons> When the others are ready, {Name} may feel ____.
      H<buttons> {helper} can ask the school for two more minutes at the start. ~ Fingers work better without a clock.
      H<buttons> {helper} can practise one button a day with {Name}, without hurry.
      T<buttons> {he} can leave the top buttons done and pull the shirt over the head. ~ That is a trick, and it is allowed.
      T<buttons> {he} can start with the lowest button. ~ It is the one that eyes can see.
      T<buttons,comforter> {he} can practise on {comforter} at home.
      C<buttons> {he} can think, "Half in, hold, pull. One at a time."
      A<buttons> The last button is in, or it is left for tomorrow. PE began, and it was the same PE for fast and slow shirts. Fingers that try each day learn it without being asked. One day it is done before anybody looks.
    `),
    '8-10': script(`
      D<path> Learning can be compared to walking through long grass. The first time there is no path, so {Name} may move slowly and step into every hole. It is the same for everybody on new ground. The tenth time, some of the grass is bent. After a hundred times there is a track, and feet find it by themselves. Something like this happens in a brain, where connections get stronger when they are used.
      D<path> A path in long grass is made by people who walked there when there was no path. The brain has something of the kind. When {Name tries} a new thing, the signals go through slowly, as if through grass up to the knees. That is why beginning is so tiring, even for clever people. Each time, the connection gets a little stronger. Nothing can be seen from outside, and for a long while it seems that nothing has changed.
      D<notebook> The notebooks of Beethoven are a terrible mess. There are bars that were crossed out, written again, and crossed out once more. When {Name tries} something new, the first page may look much like that, minus the music. Some of the tunes took years before they were right. People in a concert hear only the last version. Nobody has ever clapped for page one.
      D<notebook> People in a concert hear a piece of music from beginning to end, with nothing crossed out. {Name} might think that it came into the world like that. It did not. Beethoven filled thousands of pages with tries, and much of that was crossed out again. Whoever learns something new compares a messy notebook with somebody else's concert. It is not a fair comparison, and nearly everyone makes it.
      D<juggle> Learning to juggle is mostly learning to pick things up. {Name} may know other new things that begin on the floor. Three balls go up, and three balls come down somewhere else. Scientists once looked into the brains of beginners who practised for three months. The parts that follow moving things had grown a little. It was all that throwing, dropping and picking up again that had done it.
      P People who are good at something often make it look easy, and that is partly unfair. Their first hundred tries happened when nobody was looking. Some of them have forgotten it. Others remember, and they could tell funny stories.
      P Adults may say "You can do it", because they mean well. It does not help much when a person has just found out that it did not work. What they mean is that they are on that person's side. A better sentence would be, "Which part is it?"
      P In a class, most people are too busy with their own page to study anyone else's. They look up at a noise and then down again. By lunch they could not say who made a mistake. They remember their own.
      P Teachers like questions more than they show. A question tells them which part was not clear. Usually five other people had the same one and were waiting for somebody to ask it.
      Q Just before a first try, {Name} might feel ____. It often has a place in the body.
      Q When it goes wrong, {Name} might feel ____. Strong words are possible here.
      Q When somebody else makes it look easy, {Name} may feel ____. It can be admiration with something else mixed in.
      H {helper} can look for the one part that is hard. ~ It is seldom all of it.
      H {helper} can say what was good about the way it was done, whatever came out. ~ That is more useful than "clever".
      H {helper} can keep quiet for ten minutes and stay in the room. ~ Some people try things more easily without advice.
      H<helper> {helper} can talk about something that went wrong for a long time. ~ Most adults have one good story of that kind.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can cut the thing into five parts and begin with the easiest. ~ One part done is a better place to stand than none.
      T {he} can decide on a number of tries, such as six, and then stop for the day. ~ Brains go on sorting it out overnight.
      T {he} can ask somebody, "What was the hardest part for you?" ~ Hardly anyone is asked that, and the answer is often useful.
      T<comforter> {he} can begin in private, with only {comforter} there. ~ A first try needs no audience.
      T<quiet> {he} can take half an hour off and spend it {quiet}. ~ A rested head finds its mistakes faster.
      T<doing> {he} can try {doing} before the next attempt. ~ It has helped before, so it is worth the minute.
      C<path> {he} can think, "I am still in the long grass."
      C<path> Before another go, {he} can think, "Once more over the grass."
      C<notebook> {he} can think, "This is the notebook, and not the concert."
      C<notebook> When something gets crossed out, {he} can think, "So did Beethoven."
      C<juggle> {he} can think, "Drop, pick up, throw."
      C<topic> In a break, {he} can think about {topic} and find the five best things about it.
      A<path> Grass stands up again if nobody comes for a while, and that is annoying but normal. The next time goes faster, because something is left. Nobody is asked to like the first ten tries. A path is made by feet, and any speed will do.
      A<path> Looking back, it is hard to say on which day the path began. No single try made it. Some people stop halfway, rest, and go on a year later, and the grass does not mind. Anybody who begins something new is already standing in it.
      A<notebook> Most new things need a notebook, whether it is made of paper or not. It can be closed when somebody comes in. Some of the pages lead somewhere, and some do not. Beethoven kept them for years, crossed out or not.
      A<notebook> Somewhere a person is playing Beethoven now, without a mistake, after a great many mistakes. The notebooks are in libraries, and people travel there to study the crossed-out places. They want to see somebody trying. In the concert that part is silent.
      A<juggle> When the beginners stopped practising, their brains slowly went back to what they were before. That was no disaster, since anyone can begin again. Nobody knows in advance how many drops it takes to learn a thing. The floor is patient, and so are the balls.
      D<word> There are words that people use about themselves and would not use about a friend. {Name} may have one that comes up quickly when {attempt} goes wrong. Brains do that because they like short answers. The honest answer is longer: this part is difficult, for this reason, on this day. A short word hides that, and then nobody can help with it. Anybody who is learning something meets that word some time.
      P<word> People who seem to find everything easy are often quiet about what they find hard. Some of them have worked on it for hours in a place where nobody looks. From outside that cannot be seen.
      P<word> Adults tend to say, "Of course you are not." It is kind and does not help much. The question of what exactly was hard gets further.
      Q<word> In the minute when that word turns up, {Name} might feel ____. It may be loud or very quiet.
      Q<word> Thinking of it the next day, {Name} might notice ____.
      H<word> {helper} can listen to the whole of it before saying anything cheerful. ~ Cheerful comes later.
      H<word> {helper} can ask the school whether something makes this harder for {him} than it needs to be. ~ There are often reasons, and help to go with them.
      T<word> {he} can say the sentence again as it would be said to a friend. ~ It usually turns out fairer.
      T<word> {he} can write down exactly what was hard, in five words or fewer. ~ Exact words can be worked with.
      C<word> {he} can think, "That is a label, and I wrote it in a hurry."
      A<word> Labels written in a hurry are often on the wrong jar. In this one there is a mixture, as in everybody. There are things that go easily, things that do not, and some that nobody has tried. One hard part can be looked at tomorrow, with help. The word does not need to come along.
      D<bike> Engineers argued for a hundred years about why a bicycle stays up. What {Name} may try to learn is something that no book can explain. It needs speed, and riders steer into each wobble without knowing it. Walking pace is the hardest of all. It goes into the body by trying, and it comes at nine, at six or at sixty.
      C<bike> {he} can think, "Into the wobble, and a bit faster."
      A<bike> The first metres look like an accident that does not happen. After that there are more metres. Most people who ride a bike cannot tell how they do it, so nobody else's advice is worth much. A quiet car park, a low saddle and half an hour will teach more.
      D<after> "Never again" is what many people say on the evening after a try that went wrong. {Name} may have said it, or thought it. The brain has just been through something uncomfortable in front of people, and it would like to be spared that. It makes its rules fast and in capital letters. It cannot know yet how the matter will look by Thursday.
      D<after> After a try that went wrong in front of people, the memory plays the worst ten seconds over and over. {Name} may have noticed that it leaves out the rest. The weeks of learning are not in it, nor are the parts that worked. It is edited, like the news. Nobody else in the room has kept those ten seconds so carefully.
      P<after> People who watched are mostly glad that it was not them. They thought, "That could have been me," and then they thought about the way home. It is rare that somebody keeps the score of another person.
      P<after> Those who enter such things often have a drawer of bad days, and the good ones talk about it freely. It is one way in which they can be recognised.
      Q<after> On the evening after, {Name} might notice ____. It may have changed by the weekend.
      H<after> {helper} can hear the whole story once and put off all advice. ~ It keeps, and the evening does not.
      H<after> {helper} can talk about a day of the same sort. ~ Most people have one and tell it well.
      T<after> {he} can write down what worked before it stopped working. ~ Memory needs help with that part.
      T<after> {he} can put off the decision about next time for one week. ~ Decisions made on the same evening are often about the evening.
      C<after> {he} can think, "Ten seconds, and I was there for the rest as well."
      A<after> By Thursday the ten seconds have usually got shorter. It may turn out that once was enough, and it may turn out that it was not. Both can be decided in peace. To try something in front of people takes nerve, however it ends, and that part did not go wrong.
      D<buttons> Buttons are learned slowly, because each one is a small engineering problem. One hand pushes, the other pulls, and what matters happens behind the cloth, where nobody can see it. {Name} may need longer for such things than others, and PE makes it public twice a week. Hands differ in how early they learn fine work, much as teeth differ in when they come. Trying is most of it, and cleverness has nothing to do with it.
      P<buttons> People who laugh in a changing room are usually busy not being looked at themselves. It is still unkind, and a teacher can end it with one sentence if somebody says that it happens.
      P<buttons> Surgeons and watchmakers practise their knots and screws for months. Nobody sees those months. What is seen later looks like talent.
      Q<buttons> With everybody waiting, {Name} might notice ____. Fingers often get colder then.
      H<buttons> {helper} can find clothes that make the day easier, such as a zip or elastic laces. ~ A tool is not a defeat.
      H<buttons> {helper} can ask the school for three minutes' start. ~ It costs nobody anything.
      T<buttons> {he} can undo only two buttons and pull the shirt over the head. ~ Half of the job is left out in that way.
      T<buttons> {he} can practise one knot or one button in front of a film. ~ Hands learn well when nobody watches them.
      T<buttons,comforter> {he} can try it out on {comforter}.
      C<buttons> {he} can think, "Hands learn this by doing it, and mine are learning."
      A<buttons> PE is over, and the shirt is shut, by one method or another. Nobody will ask later at what age somebody tied a bow. Hands that try for a minute a day get there without a speech about it. Until then there are zips, tricks and a start of three minutes.
    `),
    '11+': script(`
      D<shirt> When something new goes wrong in public, it may seem to {Name} that the whole room has seen it. Psychologists once tested this with a T-shirt. Students were asked to put on one with an embarrassing picture and to walk into a room full of people. Afterwards they guessed that about half of the others had noticed. In fact it was about a quarter. The rest of the room had been occupied with a more urgent subject, which was themselves.
      D<shirt> Trying something new in front of other people can be like walking on to a stage. {Name} may know the sensation, and so did the students in a well-known experiment. They put on a T-shirt with an embarrassing picture, joined a room full of people, and later guessed how many had noticed. Their guess was about twice the real number. Everybody looks out of one pair of eyes and stands in the middle of that picture, so the error is a natural one. From the other chairs, it was only a T-shirt.
      D<pancake> The first try at a pancake is usually a failure, and in Russian there is a proverb about it. The pan is too hot in one place and too cool in another, the batter is thick, and the cook is not quite awake. {Name} may have noticed what people do next. They eat the evidence and pour in another one. Nobody concludes from a first pancake that they have no talent. With other new things that conclusion is reached every day, often after a single try.
      D<pancake> Plenty of people decide after one try that a thing is not for them. Hardly any of them decide it about pancakes. The first one comes out torn, pale or burnt, and {Name} may have been given it with sugar on top. Everybody knows the reason, which is that the pan was not ready. A new sport, a language or an instrument gets far less patience. Its first attempt is taken for a result, although it says little except how warm the pan was.
      D<telegraph> With something new, {Name} may know the weeks in which nothing moves. They were measured in the 1890s, when two psychologists studied people who were learning to read messages sent by telegraph. At the beginning the learners got faster every week. Then, for weeks, they got no faster at all, although they practised as much as before. After that the curve went up again. The explanation was that they had been hearing letters, and slowly began to hear whole words.
      P Talent is mostly seen at the end, when it looks like something a person was born with. The years before that took place in a bedroom or a cold hall, and nobody filmed them. The neighbours may remember the noise.
      P Friends who say "It is easy" generally mean that it is easy by now. They are not lying, because memory throws out the beginner's version of things. Asked to explain a single step, many of them find that they cannot.
      P Adults tend to praise too much or to advise too early. Both come from watching somebody struggle, which is difficult to do with folded hands. Most of them would accept being told what is more useful, even if they look surprised for a moment.
      P People who teach see hundreds of beginners, and they seldom see what the beginner is afraid of. They are looking for the next step that could be explained. A question is a good sign to them, and so is a mistake that they have not met before.
      Q Just before a first try, {Name} might notice ____. Fear and interest are hard to tell apart in the stomach.
      Q When somebody else makes it look effortless, {Name} might feel ____. It is possible to admire a person and to be annoyed by them.
      Q After an attempt that failed, {Name} might feel ____. It is worth waiting an hour before believing all of it.
      H {helper} can ask whether this is a moment for help, for company or for neither. ~ All three are useful, on different days.
      H {helper} can describe exactly what went well, even if it was only the beginning. ~ A precise remark is easier to believe than a compliment.
      H {helper} can arrange a first try with nobody watching. ~ An empty room is a good place for a bad start.
      H<helper> {helper} can take up something new as well, and be bad at it where everyone can see. ~ It changes the conversation.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can try one part of it for ten minutes by the clock, and then stop. ~ A beginning is easier when it has an end.
      T {he} can put what went wrong into one exact sentence. ~ "I came in two beats late" can be worked on, while "I am hopeless" cannot.
      T {he} can ask somebody who is good at it how the first month went. ~ The answer is usually longer and funnier than expected.
      T<comforter> {he} can make the first attempt at home, with {comforter} for an audience. ~ It is a silent one, and it has no phone.
      T<quiet> {he} can leave it for an hour and spend the time {quiet}. ~ Part of learning happens after a person has stopped.
      T<doing> {he} can try {doing} before the next attempt. ~ What already works is worth keeping.
      C<shirt> {he} can think, "Twice as many in my head as in the room."
      C<shirt> On the way in, {he} can think, "From the other chairs it is only a T-shirt."
      C<pancake> {he} can think, "That was the first pancake."
      C<pancake> After a bad start, {he} can think, "The pan is still warming up."
      C<telegraph> {he} can think, "These may be the flat weeks."
      C<topic> In between, {he} can think about {topic} in as much detail as possible.
      A<shirt> About three quarters of the room saw no T-shirt at all, and by the evening most of the others were thinking of something else. That does not make it pleasant to begin badly in front of people. It only makes it smaller than it looks from inside. Whatever is tried next, the audience is likely to be busy.
      A<shirt> Some people did notice the T-shirt, and it is fair to count them. A few of them probably thought of a T-shirt of their own. Beginners are seen less than they believe, and judged less than they are seen. Trying something new does cost a little dignity, and it usually costs less than the price on the label.
      A<pancake> By the third or fourth one, the pan is right and the cook has stopped thinking about it. Not every new thing is worth a second try, and leaving one alone is a legitimate decision. It is only a pity to decide it on the evidence of a first pancake. That one was for the pan.
      A<pancake> What a first try gives is information, and most of it is about the pan. After that there are several possibilities, such as more heat, thinner batter, or doing something else with the afternoon. {Name is} the one who decides. The first pancake, in most kitchens, is eaten standing up by the person who made it.
      A<telegraph> A curve can only be drawn afterwards, so nobody in a flat week can tell whether the line is over. It is reasonable to go on, to take a break, or to ask somebody who has been there. Weeks in which nothing seems to happen belong to almost everything that people learn. They look better from the next part of the line.
      D<word> Most people speak to themselves in a tone they would not use on anyone else. {Name} may have one word in particular, which arrives within a second when {attempt} goes wrong. It feels like an observation. In fact it is a shortcut, made by a brain that wants the matter closed. What actually happened would need a sentence: this kind of task, under these conditions, is harder to learn than it looks from outside. That sentence is less dramatic, and it has the advantage that something can be done about it.
      P<word> Schools measure a narrow set of skills and measure them often, so it is easy to mistake them for the whole of a person. Many brains are good at what is not on the timetable. Some need another way in, and are entitled to it.
      P<word> Others answer with "no, you're not", which closes the subject from the other side. They rarely know how often the word is used when nobody is there. It can be told to one of them.
      Q<word> When that word arrives, {Name} might notice ____. It may be there before any thought is.
      Q<word> Hearing a friend say the same about themselves, {Name} might feel ____. The difference is worth a thought.
      H<word> {helper} can hear it out without contradicting at once. ~ Being argued with is tiring, even by people who are right.
      H<word> {helper} can look with the school at what makes it harder than it needs to be. ~ A different method is not a favour.
      T<word> {he} can rewrite the verdict as a description: what, when and how long. ~ Descriptions age better.
      T<word> {he} can spend an hour on something that goes well, before judging the day. ~ A sample of one is too small.
      C<word> {he} can think, "That is a verdict. What would the description be?"
      A<word> The word will come back, because habits do, and it need not be believed each time. Next to it there can be a description, which is longer, duller and closer to the truth. {Name} consists of a good many things, of which this difficulty is one. Trying it another way, with somebody who knows about it, is a reasonable next step.
      D<after> Something was tried in front of other people, or of an examiner, and it went wrong. {Name} may have tried to stop thinking about it, with the usual result. Memory keeps unpleasant minutes in high resolution and drops the rest. So months of learning may have shrunk to one room and half a minute. It is a very selective record. No one else has a copy of it.
      P<after> People who judge for a living are thinking about a list, a clock and their coffee. What they wrote down refers to some minutes on one afternoon.
      P<after> Those who are good at such things have usually failed at one, and tell it well by now. It took them a while to find it funny.
      Q<after> On the evening after, {Name} might notice ____. It need not be the same by Sunday.
      H<after> {helper} can hear the whole of it once and give no advice until asked. ~ Advice on the first evening is mostly comfort for the person who gives it.
      H<after> {helper} can leave the question of going on open for two weeks. ~ It can be answered better when it has stopped stinging.
      T<after> {he} can write down what went as it was meant to, before and during. ~ It belongs to the record.
      T<after> {he} can play, say or do the part that failed once more, alone, and then stop. ~ The last version is the one that a memory keeps on top.
      C<after> {he} can think, "That was some minutes. There were months as well."
      A<after> Giving it up is a legitimate decision, and so is going on, as long as neither is made on the same evening. What has been learnt stays learnt, in fingers, voice or head. To have tried something that could go wrong is not a small thing. It is a qualification that no certificate mentions.
    `),
  },
};

/** "I cannot do it": first tries, mistakes, and what learning looks like before it looks like anything. Promises no success. */
export const buildingConfidence: Frame = withScenes(own, everyoneElseCan, betterThanMe, justAToe);

import { gaveUpARoom } from './family/gave-up-a-room.ts';
import { nobodyMentionedThem } from './family/nobody-mentioned-them.ts';
import { measuredAgainst } from './family/step/measured-against.ts';
import { script, type Frame } from '../frame.ts';
import { ownSideOfTheLine } from './family/own-side-of-the-line.ts';
import { withScenes } from './scene.ts';
import { grandparentFromFarAway } from './family/beginnings/grandparent-from-far-away.ts';
import { grandparentComesToLive } from './family/beginnings/grandparent-comes-to-live.ts';

/** Somebody whose name and place in the family tree have long been settled: what to call Grandma is no question. */
const KNOWN_BY_NAME =
  /\b(?:grandma|granny|gran|nan|nana|nanna|oma|abuela|nonna|auntie|aunt|grandpa|grandad|granddad|opa|abuelo|nonno|uncle|cousin)\b[^.!?]{0,24}\b(?:mov(?:e|es|ing|ed) in|(?:to )?live with us)\b/;
const ALWAYS = /^/;
const UNLESS_KNOWN_BY_NAME = new RegExp(`^(?![^]*${KNOWN_BY_NAME.source})`);

/**
 * Somebody joins the family: a step-parent or partner, a step- or foster child, a grandparent who moves in. Who it is, is
 * said only when the parent said it (roles `person` and `joins`); all else is true of anybody who comes, for a visit at
 * first or for good. Nobody is replaced in it, and nobody is promised to be loved.
 */
const own: Frame = {
  id: 'new-family-member',
  name: 'Somebody new in the family',
  says: [
    'a friend of ours is moving in',
    'his cousin is moving in with us',
    'her stepsister moves in and she hates her',
    'I am getting married again',
    'will not talk to his stepdad',
    'new stepmum',
    'stepsiblings every other weekend',
    'blended family',
    'my partners children come to live with us',
    'we are fostering a little boy',
    'our foster child arrives on monday',
    'we are adopting a girl of four',
    'grandma is moving in with us',
    'grandpa comes to live with us and he has to share',
    'her cousin is going to live with us',
    'our lodger lives with us now',
    'an au pair moves in next week',
    'does not want anyone new in our family',
    'jealous of my fiance',
    'new stepbrother and they fight over the room',
  ],
  claims: {
    strong: [
      'grandad moved in',
      'grandpa moved in',
      'grandma moved in',
      'nana moved in',
      'nan moved in',
      'gran moved in',
      'granny moved in',
      'aunt moved in',
      'uncle moved in',
      'cousin moved in',
      'grandad lives with us',
      'grandma lives with us',
      'nana lives with us',
      'foster sibling',
      'foster siblings',
      'foster children came',
      'stepmum',
      'stepmom',
      'stepmother',
      'stepdad',
      'stepfather',
      'stepbrother',
      'stepsister',
      'stepsibling',
      'stepfamily',
      'stepparent',
      'step mum',
      'step mom',
      'step mother',
      'step dad',
      'step father',
      'step brother',
      'step sister',
      'step sibling',
      'step parent',
      'step family',
      'step child',
      'stepchild',
      'new partner',
      'my partner moves in',
      'partner is moving in',
      'my girlfriend',
      'my boyfriend',
      'new girlfriend',
      'new boyfriend',
      'new husband',
      'new wife',
      'fiance',
      'fiancee',
      'remarry',
      'get married',
      'married again',
      'getting married',
      'blended family',
      'patchwork family',
      'we are adopting',
      'adopting a',
      'adopt a',
      'grandma moves in',
      'grandma is moving in',
      'grandpa moves in',
      'grandpa is moving in',
      'grandad is moving in',
      'nana is moving in',
      'nana moves in',
      'move in with us',
      'moves in with us',
      'moving in with us',
      'moved in with us',
      'live with us now',
      'come to live with us',
      'coming to live with us',
      'going to live with us',
      'au pair',
      'she is not my mum',
      'she is not my mom',
      'he is not my dad',
      'not my real mum',
      'not my real mom',
      'not my real dad',
      'new family member',
      'new in our family',
      'new in the family',
      'join our family',
      'joining our family',
      'we are fostering',
      'fostering a',
      'we are going to foster',
      'foster brother',
      'foster sister',
      'come to live',
      'coming to live',
      'is coming to live in',
      'live in our spare room',
      'our spare room',
      'exchange student',
      'lodger',
      'moving in with his kids',
      'his kids move in',
      'moving in with her two',
      'moving in with his two',
      'moving in with her three',
      'moving in with his three',
      'moving in with her kids',
      'moving in with her children',
      'moving in with his children',
      'moving in with her daughter',
      'moving in with his daughter',
      'moving in with her son',
      'moving in with his son',
      'with her two girls',
      'with his two girls',
      'with her two boys',
      'with his two boys',
      'met someone and she is moving in',
      'met someone and he is moving in',
      'his two kids',
      'her two kids',
      'mums husband',
      'cousin is moving in',
      'uncle moves in',
      'aunt moves in',
      'gran moves in',
      'granny moves in',
      'nan moves in',
      'moving into his bedroom',
      'moving into her bedroom',
      'moving into his room',
      'moving into her room',
      'sharing a room with his cousin',
      'foster baby',
    ],
    cues: [
      'partner',
      'girlfriend',
      'boyfriend',
      'adopt',
      'blended',
      'wedding',
      'marry',
      'moving in',
      'move in',
      'moves in',
      'live with us',
    ],
    not: [
      'to each other',
      'each other again',
      'au pair leave',
      'au pair is leaving',
      'au pair go home',
      'au pair goes home',
      'step by step',
      'dance partner',
      'partner work',
      'adopt a pet',
      'adopt a dog',
      'adopt a cat',
      'adopt a puppy',
      'adopt a kitten',
      'adopting a dog',
      'adopting a cat',
      'foster dog',
      'foster cat',
      'foster independence',
      'first step',
      'small step',
      'next step',
      'extra step',
      'monster lives with us',
      'lives with us and helps',
      'boyfriend',
      'girlfriend',
      'stepdad',
      'stepmum',
      'stepmom',
      'adopting',
      'adopted',
    ],
  },
  topicWords: ['family', 'families', 'join'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'place'],
  facts: [
    'Getting to know somebody takes time. New families often need some years before living together is ordinary; slow is normal.',
    'Liking somebody new takes nothing away from anybody who was loved before. Nobody is replaced.',
    'Being polite and being fond of somebody are two things; the first can be asked for, the second comes or does not.',
    'Adults who join a family are often unsure too.',
    'Families choose different names for a step-parent or foster parent, often the first name; it can change later.',
    'The "step" in stepmother is an old English word, "steop", which had to do with loss; it has nothing to do with stairs.',
    'Three people make three pairs, four make six, five make ten, six make fifteen: each pair gets to know each other in its own time.',
    'A family tree can be drawn in many ways; a new line can be added and no old line is rubbed out.',
    'Habits at home, such as how towels are folded, seem natural to those who have them and odd to others.',
    'Time alone with a known adult helps children when a family changes.',
    'Who joins a family is decided by adults; nothing a child did is the cause.',
  ],
  threads: {
    elsewhere: 'a photograph of somebody who lives in another home',
    volume: 'somebody with a loud voice, and why it is loud',
    room: 'a plan of the home, on which the rooms are given out anew',
    shoes: 'the shoes by the door, which are more than before',
    table: 'one more cup and plate on the table',
    hello: 'hello, which can be a word, a wave or a look',
    names: 'the question what to call somebody',
    habits: 'the many ways to do one small thing, such as folding a towel',
    pairs: 'the pairs in a family, which grow faster than the people',
    tree: 'a family on paper, with lines that are added and none that are rubbed out',
  },
  threadCues: {
    elsewhere:
      /\b(?:half[- ]?(?:sister|brother|sibling)|(?:dad|father|mum|mother)\b[^.]{0,40}\b(?:has had|had|is having|are having|new) (?:a |another )?baby)\b[^]*\b(?:never met|not met|hasn'?t met|will meet|going to meet|meet (?:her|him|them)|lives? (?:with|far|abroad|in)|other (?:house|home|family)|girlfriend|boyfriend|new (?:wife|husband|partner))\b|\bnever met\b[^]*\bhalf[- ]?(?:sister|brother)\b/i,
    room: /(?<!\b(?:mak(?:e|es|ing)|made|any|no|enough) )\b(?:(?:bed)?rooms?)\b(?! for\b)/i,
    volume:
      /^(?=[^]*\b(?:grand\w*|gran\w*|nan\w*|oma|opa|pops?|(?:father|mother)[- ]in[- ]law|my (?:dad|father|mum|mother)|uncle|aunt\w*)\b)[^]*?\b(?:shouts?|shouting|yells?|loud\w*|telly|tv|snor\w*|cough\w*|grumpy|cross|strict|tells (?:him|her|them) off|smells?|noises?|scared|afraid|frightened)\b/i,
    shoes: ALWAYS,
    table: ALWAYS,
    hello: ALWAYS,
    habits: ALWAYS,
    pairs: ALWAYS,
    names: UNLESS_KNOWN_BY_NAME,
    tree: UNLESS_KNOWN_BY_NAME,
  },
  onlyWhenSaid: ['room', 'elsewhere', 'volume'],
  tellsAlone: ['room', 'elsewhere', 'volume'],
  roles: {
    person: {
      fallback: { text: 'somebody new' },
      cues: [
        {
          match:
            /\b[Ss]tep[ -]?(?:mum|mom|dad|sister|brother|mother|father)\b[^]*?\b(?:name(?:'s| is)|(?:is )?called|named) ([A-Z][\p{L}'-]+)/u,
          phrase: { text: '$' },
        },
        {
          match:
            /\bcousin\b[^.!?]{0,24}\b(?:mov(?:e|es|ing|ed) in|(?:to |is |now )?(?:live|living|stay|staying|lives|stays) with us)\b/i,
          phrase: { text: '{his} cousin' },
        },
        { match: /\bstep[ -]?(?:mom|mommy)\b/i, phrase: { text: 'a stepmom', gender: 'f' } },
        { match: /\bstep[ -]?(?:mum|mummy|mother)\b/i, phrase: { text: 'a stepmum', gender: 'f' } },
        { match: /\bstep[ -]?(?:dad|daddy|father)\b/i, phrase: { text: 'a stepdad', gender: 'm' } },
        { match: /\bstep[ -]?sister\b/i, phrase: { text: 'a stepsister', gender: 'f' } },
        { match: /\bstep[ -]?brother\b/i, phrase: { text: 'a stepbrother', gender: 'm' } },
        { match: /\bfoster (?:\w+ )?sister\b/i, phrase: { text: 'a foster sister', gender: 'f' } },
        { match: /\bfoster (?:\w+ )?brother\b/i, phrase: { text: 'a foster brother', gender: 'm' } },
        {
          match: /\b(?:we are|we're|start(?:ed)?|begin) fostering\b|\b(?:our|a|new|the) (?:new )?foster child\b/i,
          phrase: { text: 'a foster child' },
        },
        {
          match: /\b(?:we are|we're|about to|going to|soon) adopt(?:ing)? (?:a|an|another)\b/i,
          phrase: { text: 'a new child' },
        },
        {
          match:
            /\b(?:new|my|mum's|mom's|dad's|moms|mums|dads) (?:partner|boyfriend|girlfriend|husband|wife|fianc[eé]e?)\b/i,
          phrase: { text: 'a new grown-up' },
        },
        {
          match:
            /\b(grandma|granny|nana|nan|gran|nanna|nani|dadi|oma|abuela|nonna|yiayia|babcia|auntie)\b[^.!?]{0,24}\b(?:mov(?:e|es|ing|ed) in|(?:to )?live with us)\b/i,
          phrase: { text: '$', gender: 'f' },
        },
        {
          match:
            /\b(grandpa|grandad|granddad|opa|abuelo|nonno|uncle)\b[^.!?]{0,24}\b(?:mov(?:e|es|ing|ed) in|(?:to )?live with us)\b/i,
          phrase: { text: '$', gender: 'm' },
        },
      ],
    },
    joins: {
      fallback: { text: 'joins' },
      cues: [
        {
          match:
            /\b(?:grandma|granny|nana|nan|gran|nanna|nani|dadi|oma|abuela|nonna|yiayia|babcia|auntie|grandpa|grandad|granddad|opa|abuelo|nonno|uncle)\b[^.!?]{0,24}\b(?:mov(?:e|es|ing|ed) in|(?:to )?live with us)\b/i,
          phrase: { text: 'moves in with' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Big Voice in the Next Room', thread: 'volume' },
      { text: 'A Face in a Photo', thread: 'elsewhere' },
      { text: 'Who Sleeps Where', thread: 'room' },
      { text: 'More Shoes by the Door', thread: 'shoes' },
      { text: 'Whose Shoes Are Those?', thread: 'shoes' },
      { text: 'One More Cup', thread: 'table' },
      { text: 'Clink, and One More', thread: 'table' },
      { text: 'Hello Can Be a Wave', thread: 'hello' },
      { text: 'A Word, a Wave, a Look', thread: 'hello' },
      { text: 'Somebody Joins the Family' },
      { text: 'A Family With {name} in It' },
    ],
    older: [
      { text: 'Loud Is Not Cross', thread: 'volume' },
      { text: 'At Low Volume', thread: 'volume' },
      { text: 'Related, Not Yet Acquainted', thread: 'elsewhere' },
      { text: 'A Face in a Photograph', thread: 'elsewhere' },
      { text: 'A Plan of the Rooms', thread: 'room' },
      { text: 'Five Cups on the Table', thread: 'table' },
      { text: 'Where Does the Cup Go?', thread: 'table' },
      { text: 'What Do I Call Somebody New?', thread: 'names' },
      { text: 'A Name Can Wait', thread: 'names' },
      { text: 'Seven Ways to Fold a Towel', thread: 'habits' },
      { text: 'The Other Way to Do It', thread: 'habits' },
      { text: 'Four People, Six Pairs', thread: 'pairs' },
      { text: 'One Pair at a Time', thread: 'pairs' },
      { text: 'In Pencil', thread: 'tree' },
      { text: 'One Line More', thread: 'tree' },
      { text: 'A Family Gets Bigger' },
      { text: '{name} and Somebody New' },
    ],
  },
  benefits: [
    'Describes how a family changes when somebody joins it, without hurrying anybody.',
    'Says plainly that nobody is replaced and that getting to know someone takes time.',
    'Gives {name} one small thing to do and one sentence to think when it is all new.',
  ],
  talk: {
    young: [
      'What is new in the home in this story?',
      'How does it feel when somebody joins in?',
      'Shall we choose a time for just us two?',
    ],
    older: [
      'What changes in this story, and what stays as it was?',
      'Which word went into the blank, and is there a second one?',
      'Shall we each say one habit that we would like to keep?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'stand',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['cup', 'shoe'],
  },
  text: {
    '2-3': script(`
      D<shoes> {person} {joins} {his} family. Shoes come too. One shoe, two shoes. They stand by the door. Tap, tap.
      D<shoes> Shoes stand by the door. {Name has} small shoes. Then somebody joins the family. One, two. Hello, more shoes.
      D<table> Here is the table. Here are the cups. {person} {joins} {his} family. Now there is one more. Clink!
      D<table> Clink goes a cup. {Name has} a cup. Then somebody joins in. One cup more. Clink, clink!
      D<hello> Hello can be a word. Hello can be a wave. {person} {joins} {his} family. Hello can be just a look. Hello, hello.
      P Some children come close. Some look first.
      P New people can be shy too. Big people as well.
      P Grown-ups take time to learn names. They mix them up.
      P It is new for all of them. Nobody knows it all yet.
      P<helper> {helper likes} time with {Name}. That stays.
      Q With somebody new, {Name} may feel ____.
      Q When home is full, {Name} may feel ____.
      Q With new people, {Name} may feel ____.
      H {helper} can sit with {Name}.
      H {helper} can read to {him}.
      H {helper} can tell {him} who comes.
      H<helper> {helper} can play with just {Name}.
      H<adult> {helper} can try {adult}.
      T {he} can wave, or wait a bit.
      T {he} can show one toy.
      T {he} can sit close to a grown-up.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      C<shoes> {he} can say, "My shoes, more shoes."
      C<shoes> {he} can say, "Hello, shoes, tap, tap."
      C<table> {he} can say, "Clink, one more cup."
      C<table> {he} can say, "My cup is here too."
      C<hello> {he} can say, "Hello is a wave."
      C<topic> {he} can think about {topic}.
      A<shoes> Shoes by the door. Big ones, small ones. {his} shoes are there too. It is a family with more shoes.
      A<shoes> One, two. That is a lot of shoes. The small ones fit just {Name}. Tap, tap, goes the family.
      A<table> Clink, clink, clink. There is one cup more. {his} cup is there too. The family has a drink.
      A<table> The cups are all there. One of them is for {Name}. One more is there too. Clink goes the family.
      A<hello> A word is hello. A wave is hello. A look is hello too. There is time. Hello, family.
    `),
    '4-5': script(`
      D<shoes> {person} {joins} {his} family. By the door, that is easy to see. There are more shoes than before. Some are long and some have dots. They stand next to the small ones and wait.
      D<shoes> Shoes by the door tell who is at home. {Name} may look at them and count. When somebody joins a family, there are two more. At first they look odd there. Nobody is used to them yet.
      D<table> Clink, clink, go the cups. {person} {joins} {his} family. So there is one cup more on the table. It comes down from a high shelf. Next to the old cups, it looks new.
      D<table> A family has a lot of cups. {Name} may know who drinks from which one. Then somebody joins in, and a cup gets a new hand. It may be the blue one, or the one with a crack. That takes some time to get used to.
      D<hello> People say hello in many ways. {person} {joins} {his} family. So hello comes up a lot. One way is a word, and one way is a wave. A look from behind a chair is a way too. All of them mean, "I see that you are here."
      P New people do not know where things are. They open three doors to find a spoon. They may be a bit shy.
      P Some children talk to somebody new right away. Some wait for days. Grown-ups know that both are okay.
      P People who join in want to do things right. They may talk too much, or not at all. It is new for them as well.
      P A person can like somebody new. That takes nothing from people who were there before. Nobody gets swapped.
      P<helper> {helper likes} time with just {Name}. That was so before, and it is so now. {helper may} be busy and still think of it.
      Q With somebody new at home, {Name} may feel ____.
      Q When things are not as before, {Name} may feel ____.
      Q When it is full and loud, {Name} may feel ____.
      H {helper} can keep time for just {Name}. ~ One book is enough for that.
      H {helper} can say what will be new. ~ It helps to know before.
      H {helper} can help {Name} find a quiet spot. ~ Everybody needs one at times.
      H<helper> {helper} can go for a walk with just {Name}. ~ A walk is a good time to talk.
      H<adult> {helper} can keep some time for {adult}. ~ Old things can stay.
      T {he} can say hello in any way.
      T {he} can show where the spoons are.
      T {he} can ask, "Can I have time with you?"
      T<comforter> {he} can hold {comforter} when it is full.
      T<comforter> {he} can find a safe spot for {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} when it gets loud.
      C<shoes> {he} can think, "My shoes have a place here."
      C<shoes> {he} can say, "One, two, more shoes."
      C<table> {he} can think, "One more cup, and mine is here."
      C<table> {he} can say, "There are cups for all of us."
      C<hello> {he} can think, "A look can be my hello."
      C<topic> {he} can sit down and think about {topic}.
      A<shoes> Day by day, the shoes look less odd. Long ones and small ones stand in one row. The small ones fit just one person. That is {Name}, and this is {his} family.
      A<shoes> After some time, nobody counts the shoes. They are just there by the door. A family can have many kinds. {his} shoes have a place in the row as well.
      A<table> Bit by bit, everybody knows which cup is whose. Now and then there is a mix-up. {his} cup is still {hers}. Clink goes a family with one cup more.
      A<table> Clink, and they drink. The cups look right after some time. None of the old ones is gone. There is a cup for {Name} in this family.
      A<hello> One day hello comes by itself. It may be a word or a wave. Until then, a look does the job. A family has time for that.
      D<room> When somebody joins a family, the beds move too. {Name} may hear that a room will be different. A room is more than a bed and a lamp. It has a spot for socks, and a sound at night. So it is a lot when that gets new.
      P<room> The one who comes has left a room behind. It may feel odd for that one too.
      P<room> Grown-ups look at a home and count the beds. They may forget to ask. They can still be told.
      Q<room> Thinking of that room, {Name} may feel ____.
      H<room> {helper} can show on paper who sleeps where.
      H<room> {helper} can ask before a thing is moved.
      T<room> {he} can choose one spot that is {hers} alone.
      T<room> {he} can say goodbye to the old corner.
      C<room> {he} can say, "Please ask me first."
      A<room> The beds stand where they stand now. Each of the family has one, and a spot for socks. It is fine to miss how it was. At night there is the same lamp.
      D<elsewhere> In a family there can be somebody who lives in another home. {Name} may know that one from a photo. It has two hands, two feet and a name. Being family does not need one house. It can begin with a look at a picture.
      P<elsewhere> Babies know nobody at first, not even their own toes.
      P<elsewhere> Grown-ups may ask, "Are you glad?" Some children do not know that yet.
      Q<elsewhere> Looking at the photo, {Name} may feel ____.
      H<elsewhere> {helper} can say when and where they will meet.
      H<elsewhere> {helper} can answer the same question twice.
      T<elsewhere> {he} can choose whether to bring a picture.
      T<elsewhere> {he} can just look at the first visit.
      C<elsewhere> {he} can think, "I have time to get to know you."
      A<elsewhere> The photo hangs on the door, or it lies in a drawer. Both are fine. A family is not used up when it gets bigger. There will be a first hello, and it can be small.
      D<volume> With somebody new in the family, home can get louder. {Name} may jump when a big voice comes through the wall. Some people talk loud because their ears are tired. Some talk loud to a game on the telly. The game does not hear it.
      P<volume> People who hear little do not know how loud they are. They would be sad to scare somebody.
      P<volume> Coming to another home is hard for big people too. Being cross can come from that.
      Q<volume> When the big voice comes, {Name} may feel ____.
      H<volume> {helper} can say who the voice is for. ~ Mostly it is for the telly.
      H<volume> {helper} can find a quiet spot at home.
      T<volume> {he} can come and sit by somebody until it is over.
      T<volume> {he} can put both hands on the ears.
      C<volume> {he} can say, "It is loud, and it is not for me."
      A<volume> The big voice has stopped for its tea. It has a small version too, and that one tells things. Families have loud people and quiet people. There is a spot for both.
    `),
    '6-7': script(`
      D<table> {person} {joins} {his} family. On the table it shows right away. There is one cup more, and less room for elbows. Somebody does not know yet which drawer has the spoons. All of that is normal when it is new.
      D<table> At a table, people often sit in the same places. {Name} may know who sits where at home. When someone joins a family, the places can change. Then people stand there with a plate and look. For a moment nobody knows where to go, not even the grown-ups.
      D<names> When somebody joins a family, there can be a small question. {Name} may ask it too, because it is about what to call people. A first name is one answer. Some families make up a new name together. There is no hurry, because a name can be changed later.
      D<names> Names are easy to learn, and still they can be hard to say. {Name} may find that out when someone joins the family. Which name is right? It can be a first name or a short one. Until one fits, "hello" works without any name.
      D<habits> There are many ways to fold a towel. In {his} family, one of them is the usual way. {person} may know another one. Both ways look odd to somebody. It is the same with toast, songs and shutting doors.
      P Grown-ups who join a family can be nervous. They want to do it right. So they may talk too much, or ask about school five times.
      P Some children like company at once. Others watch for a long time before they speak. Watching is also a way to get to know a person.
      P To like someone new takes nothing away from the rest. People can learn a new song and still sing the old one.
      P Children who join a family may miss another place. They do not know where the cups are. That can make people quiet or loud.
      P<helper> {helper may} be busy when so much is new. {helper thinks} about {Name} as well. Time for two people is easier to find with a plan.
      Q When someone new is there, {Name} may feel ____. Two feelings can come at once.
      Q When things are not as before, {Name} may feel ____. It can change from day to day.
      Q With more people at home, {Name} may feel ____. Any word can be right.
      H {helper} can keep one time each week for just two. ~ It can be short and still be good.
      H {helper} can say which things change and which stay. ~ A list helps when much is new.
      H {helper} can listen when the answer is, "I liked it before." ~ That can be said out loud.
      H<helper> {helper} can do one old thing with {Name}, just as before. ~ Old things can go on in a bigger family.
      H<adult> {helper} can keep some time for {adult}. ~ Habits like that can stay.
      T {he} can show somebody where one thing is kept. ~ That is a way to talk without many words.
      T {he} can ask, "Can we have some time for two?" ~ A question is easy to hear.
      T {he} can draw everybody at home. ~ On paper there is room for all.
      T<comforter> {he} can keep {comforter} in a safe place. ~ Some things are not for sharing.
      T<quiet> {he} can spend some time {quiet}. ~ A quiet hour helps when home is full.
      T<doing> {he} can try {doing} when it gets too much. ~ What helped before can help again.
      C<table> {he} can think, "One cup more, and mine is still here."
      C<table> With a plate in one hand, {he} can say, "Where shall we all sit?"
      C<names> {he} can think, "The name can wait, and hello works."
      C<names> {he} can say, "What would you like to be called?"
      C<habits> {he} can think, "That is the other way to do it."
      C<topic> When home is full, {he} can think about {topic}.
      A<table> After some weeks, people sit down without looking. Spoons are found in the right drawer. The table has not grown, but there is room. One of the places in this family is for {Name}.
      A<table> Little by little, the new places become the usual ones. Some days there is still a mix-up with the cups. No one takes the place of someone else. A family just moves the chairs.
      A<names> One day a name is used, and nobody notices. It may be short, or funny, or quite plain. The people from before keep their names, too. {his} own name is known to everyone in this family.
      A<names> Some names fit at once, and some take a year. They get easier with use. Until then, a family gets on with "hello". {Name is} free to take some time with it.
      A<habits> Later there may be towels folded in two ways on one shelf. They dry hands just as well. A family can keep its ways and get a few more. Some of the ways in it come from {Name}.
      D<room> When somebody joins a family, there is soon a question of rooms. {Name} may have heard who gets which one, or who will share. A room is not just walls. It has a smell, a sound at night and a corner for secrets. It can hurt when that is given out like cake.
      P<room> Grown-ups measure, and they count windows and beds. They think of what fits. They may forget what it feels like.
      P<room> The one who moves in did not choose it. That one may know that somebody else wanted it, and be shy about it.
      Q<room> When the plan for the rooms was told, {Name} may feel ____.
      Q<room> On the first evening, {Name} may feel ____. It can change.
      H<room> {helper} can say the reason for the plan. ~ A true reason is easier than none.
      H<room> {helper} can let {him} choose something about {his} own room. ~ A colour or a lamp is something.
      T<room> {he} can draw how {his} own room could be. ~ A drawing is good to talk about.
      T<room> {he} can say, "I minded that nobody asked me."
      C<room> {he} can think, "I may mind it, and I can say so."
      A<room> All the beds have found a wall. Some are by a big window, and some by a small one. It takes a while until a room has the right smell again. In this family each door gets knocked on, and that is a start.
      D<elsewhere> Some people in a family live at another address. {Name} may know one of them only from a photo and a name. That is odd, to be family with somebody without having met. There is no rule for it, so each family finds out. It starts with a hello, whenever that is.
      P<elsewhere> The other one did not choose it, and knows nothing about it yet.
      P<elsewhere> Grown-ups watch a child's face at such news. They hope for joy, and they can wait.
      Q<elsewhere> When somebody says that name, {Name} may feel ____. Nothing at all is an answer, too.
      H<elsewhere> {helper} can say plainly what is known so far.
      H<elsewhere> {helper} can say that a parent's love is no cake. ~ It is not cut up.
      T<elsewhere> {he} can think of one question to ask.
      T<elsewhere> {he} can decide how long a first visit is long enough.
      C<elsewhere> {he} can think, "Family, and a stranger. Both for now."
      A<elsewhere> A face on a photo turns into a person on some afternoon. It may be a short one, with biscuits. Nobody needs to feel anything special on that day. A family has lots of days for getting used to each other.
      D<volume> A new person in the family brings new sounds. {Name} may start when a big voice comes from the next room. Ears get weaker with the years, and then people talk louder. Some shout at a game that is hundreds of miles away. Pain can make a voice hard as well.
      P<volume> Somebody who has left a home of many years may be sad about it. Sad people can sound cross, and the big ones do not like to cry.
      P<volume> From the armchair it does not sound loud at all. The person in it would be sorry to hear that somebody jumped.
      Q<volume> When the voice gets loud, {Name} may feel ____. It may be in the shoulders.
      H<volume> {helper} can say what the shouting was about. ~ A sound with a reason is smaller.
      H<volume> {helper} can talk with the loud one, grown-up to grown-up.
      T<volume> {he} can go to another room until the match is over.
      T<volume> {he} can ask about something both of them like, on a quiet day.
      C<volume> {he} can think, "Loud is not the same as cross with me."
      A<volume> The match is over, and so is the noise. In the armchair sits somebody from the family with a cup of tea. It takes time to get used to each other's sounds. Other people's feet on the stairs may be loud as well.
    `),
    '8-10': script(`
      D<pairs> There is some odd arithmetic in families. Three people make three pairs, but four people make six, and five make ten. {person} {joins} {his} family, and that is only one person more. Still, everybody gets a new pair to get used to. No two pairs get to know each other at the same speed. Nobody can do it for somebody else, either.
      D<pairs> When one person joins a family of three, the number of people grows by one. The number of pairs doubles, from three to six. {Name is} in some of those pairs, and others are for two other people. Every pair finds out what is funny, what is annoying and who likes quiet. That is a lot to find out, so it takes months and often longer.
      D<names> Some people join a family, and there is no good word ready for them. {Name} may know words like "stepmother" from old stories. The "step" in it has nothing to do with stairs. It is more than a thousand years old, and it meant some kind of loss. So most families today choose something else. A first name is common, and some invent a name that nobody else has.
      D<names> What to call people is a bigger question than it looks. {Name} may notice it when somebody joins the family and every name seems too much or too little. Some children say a first name for years. Others get around it with "hey" and "excuse me", which works surprisingly long. A name can also change later, when people know each other.
      D<habits> Towels can be folded in halves, in thirds or not at all. In {his} family there is a way that seems normal, because it has been done a hundred times. {person} may come with other habits, and suddenly there are two normal ways. Neither person can see why the other one does it like that. Most quarrels about such things are only about being used to something.
      P Adults who come into a family are often more nervous than they look. They have thought about what to say, and then they say something about the weather. They cannot know yet which jokes work.
      P Some people imagine that a family is finished as soon as everyone is under one roof. In fact it often takes some years. Those who go slowly are not doing it badly.
      P Friends may ask how it is, and mean well. A short answer is possible, such as "different". They usually wait for more only if more is coming.
      P Somebody can like a new person and miss how things were before. Liking one person takes nothing away from another. It is not a cake that gets smaller.
      P<helper> {helper may} hope that everyone gets on at once, and show it too much. Hoping can make people talk in a cheerful voice. A true answer is still useful to {him}, even if it is a short one.
      Q When somebody new is in the room, {Name} might feel ____. It may be a different word an hour later.
      Q Coming home to more people than before, {Name} might notice ____. Some feelings arrive in the shoulders first.
      Q Thinking of how it was before, {Name} may feel ____. More than one thing can be true.
      H {helper} can put a regular time for two on the calendar. ~ What is on the calendar gets forgotten less often.
      H {helper} can explain what is decided and what is still open. ~ Half a plan is better than guessing.
      H {helper} can hear a complaint without defending anybody. ~ A complaint that has been heard often gets smaller.
      H<helper> {helper} can keep one old habit exactly as it was. ~ Something familiar helps when other things move.
      H<adult> {helper} can keep some time for {adult}, as before. ~ A bigger family can still have old habits.
      T {he} can ask one question that is about something small, such as the best kind of soup. ~ Small questions are easier to answer than large ones.
      T {he} can say, "I need a bit of time with this." ~ That is honest, and it is polite as well.
      T {he} can show how one thing works at home. ~ Doing something side by side is easier than talking.
      T<comforter> {he} can choose a shelf for {comforter} that is private. ~ Every person in a home needs one such place.
      T<quiet> {he} can close a door and spend an hour {quiet}. ~ Getting used to people is easier with pauses.
      T<activity> {he} can keep a fixed time for {activity}. ~ Some parts of a week can stay as they are.
      T<doing> {he} can try {doing} when it gets too crowded. ~ What worked before can work in a bigger family.
      C<pairs> {he} can think, "This is a new pair, and new pairs are slow."
      C<pairs> {he} can think, "So many pairs, and I am not in charge of all of them."
      C<names> {he} can think, "The right name can come later."
      C<names> {he} can say, "What would you like to be called?"
      C<habits> With a towel in both hands, {he} can think, "It is only another normal."
      C<topic> When home is crowded, {he} can think about {topic} for ten minutes.
      A<pairs> Old pairs stay pairs, however many are added. Some of the new ones get easy quickly, and some stay polite for a long time. Both are found in families that work well. {Name is} a part of several, and each has its own pace.
      A<pairs> After some months the arithmetic is the same, and most of the answers are different. One pair has a joke, and another has a way of being quiet. A family is made of such things. The pairs {Name had} before are still on the list.
      A<names> In the end people say what comes easily. No name pushes another one out, because there is room for many. A family may need a year to find the right word. {his} own name has been in use there all the time.
      A<names> At some point a name stops being a decision and turns into a habit. It may be a plain one. What people do at breakfast says more than any word, and a family has many breakfasts. There is no need to decide before the next one.
      A<habits> Later a visitor may open the cupboard and find towels folded in two ways. Nobody in the family will be able to explain it. Some habits get mixed, and some stay exactly as they were. A few of those that stay belong to {Name}.
      D<room> A family that somebody joins gets a new plan of the rooms, and the plan seldom pleases everyone. {Name} may look at it and see who got the bigger one, the quiet one or half of one. Adults talk about it in square metres. For the person who lives there it is about something else, namely about counting. It is hard to believe that size says nothing about that, although it does not.
      P<room> Those who made the plan were probably looking at beds, ages and doors that do not shut. They may have argued about it. Some of it can still be changed, if somebody says what matters most.
      P<room> Whoever moves in did not win anything. That person has packed up a room as well and sleeps in a place with other people's noises.
      Q<room> Passing the other door, {Name} might feel ____.
      Q<room> In {his} part of the home, as it is now, {Name} might notice ____.
      H<room> {helper} can explain how the rooms were decided, and listen to what is wrong with it. ~ Both belong to a plan.
      H<room> {helper} can offer something in return, such as a desk or a say in the colours. ~ It does not make it equal, but fairer.
      T<room> {he} can name the one thing about a room that matters most, and ask for that. ~ It may be the door and not the size.
      T<room> {he} can suggest a date on which it is looked at again. ~ Plans with a date are easier to live with.
      C<room> {he} can think, "Metres are metres. They do not say who counts."
      A<room> On paper a plan is finished, and in a home it takes some months. Furniture gets moved, and somebody finds out that the small room is the warm one. {Name} may mind it for a good while without being unfair to anyone. In most families the plan has been changed again by the time it no longer matters.
      D<elsewhere> Families are sometimes spread over several homes, with people in them who do not know each other yet. {Name has} somebody of that kind, with a name, a birthday and half of the same relatives. It is a strange sort of news. Something has changed a great deal, and at breakfast everything looks as before. There is no rule about what a person feels then.
      P<elsewhere> Adults would like it to be good news, and so they ask for a smile a bit early. Later answers are usually truer.
      P<elsewhere> A baby has no opinion on any of it. It will simply have known its whole life that there is somebody older.
      Q<elsewhere> When it is talked about, {Name} might feel ____. "I do not care" can have several things under it.
      H<elsewhere> {helper} can say what is planned for the first meeting and what can be changed about it.
      H<elsewhere> {helper} can make sure that there is time with that parent without the baby as well.
      T<elsewhere> {he} can say to that parent which part is the difficult one. ~ It does not need to be the baby.
      T<elsewhere> {he} can keep a list of questions until the visit.
      C<elsewhere> {he} can think, "I may take my time with this."
      A<elsewhere> There is a first meeting somewhere ahead, in a room with too much politeness in it. After that come others, and in the end people in a family know each other's shoes. Nobody's place in it was given away. Feelings about it may arrive late, and late is all right.
      D<volume> When somebody joins a family, everybody at home gets a new set of noises. {Name} may have noticed the loudest first. Hearing fades with the years, beginning with the high sounds, and people raise their voices without knowing it. Some argue with the television, which does not answer. Pain, or a home that was given up, can put an edge on a voice too.
      P<volume> The person in the armchair may have expected to live alone for a good while longer. Being looked after is hard for those who used to do the looking after. It can come out as shouting at referees.
      P<volume> In most cases nobody has told them that it sounds frightening. To themselves they sound as they did at forty.
      Q<volume> When the voice goes up in the next room, {Name} might notice ____.
      H<volume> {helper} can explain which noises mean something and which are only football.
      H<volume> {helper} can bring the subject up with the loud person. ~ That is a job for grown-ups.
      T<volume> {he} can leave the room without a reason and come back later.
      T<volume> {he} can find one thing that the two of them like, and start with that on a quiet afternoon.
      C<volume> {he} can think, "Volume is not the same as anger."
      A<volume> The referee was no good today either, and now the match is over. In the armchair somebody is turning the pages of a newspaper, quite softly. A family gets used to its noises, one at a time. Some people turn out to have good stories at low volume.
    `),
    '11+': script(`
      D<pairs> The arithmetic of families is not simple addition. Four people form six pairs, and a fifth person turns that into ten. {person} {joins} {his} family, so nobody is dealing with just one new relationship. Each pair has its own history, or none at all, and they develop at different speeds. Adults decided on the change, but not even they can decide how fast it goes.
      D<pairs> In a group of three there are three pairs, and with a fourth person there are six. For {Name}, that sum may explain a good deal about a family that somebody joins. Two of the people may already like each other a lot. Other pairs hardly know each other, and are expected to share a bathroom. It is reasonable that these do not feel the same.
      D<tree> Family trees look tidy, because someone left out the difficult parts. {person} {joins} {his} family, and on paper that is one new line. No old line is rubbed out for it. Where exactly the new one goes is another matter, since the usual forms have no box for it. People who research families use dotted lines, double lines and question marks, and so can anybody.
      D<tree> A school form may ask for a family in two boxes. {Name is} one of many people who would need more, or other ones. When somebody joins a family, the drawing of it gets complicated, with lines that cross and lines that are still in pencil. The old lines stay where they were. A drawing like that is not a mess, only more accurate than the form.
      D<names> Everyday language has few good words for somebody who joins a family. {Name} may have noticed it during introductions. The "step" in "stepmother" comes from an old English word to do with loss, and the fairy tales have not helped. "This is my" is a sentence with an open end, and people fill it with a first name, a joke or a cough.
      P An adult who comes into a family usually knows that nobody there applied for it. Trying too hard and holding back can both come from that. From outside they look like two characters, and they may be one person on two days.
      P Friends may have been through something similar and have strong opinions about it. Their family is theirs. What turned out to be true in one house may be wrong in the next.
      P Politeness and affection are often confused at family tables. The first can be asked of people, and the second turns up or does not. Most adults know the difference when they are reminded of it.
      P Research on new families says that they commonly need several years, not several weeks. Anyone who expects a perfect evening in the first month has probably been watching films. It is a slow business, and slowness is no sign of failure.
      P<helper> {helper may} be standing between several people at once and trying to be fair to all of them. It makes for careful sentences. A straight one from {his} side can come as a relief.
      Q When somebody new is simply there, {Name} might feel ____. Resentment and curiosity are able to share a sofa.
      Q On the way home these days, {Name} might notice ____. The stomach sometimes has an opinion first.
      Q Thinking of how it used to be, {Name} may feel ____. Missing something is not a vote against anybody.
      H {helper} can protect a regular hour for two, without an agenda. ~ It matters more than speeches about being one big family.
      H {helper} can say clearly who decides what, and who does not. ~ Many quarrels in new families are about a job that nobody described.
      H {helper} can listen to a complaint without translating it into a kinder one. ~ Accuracy is a form of respect.
      H<helper> {helper} can keep one tradition exactly as it was, for those who were part of it. ~ Fair and identical are two different things.
      H<adult> {helper} can keep some time for {adult}, as before. ~ A changed family can have unchanged Tuesdays.
      T {he} can name one thing that is open for discussion and one that is not, such as a bedroom door. ~ Clear limits are easier to respect than hints.
      T {he} can say, "I am not there yet," when somebody asks for more. ~ It is truthful, and it leaves the question open.
      T {he} can do one practical thing with the person who is new, such as cooking. ~ Talk is easier when hands are busy.
      T<comforter> {he} can keep {comforter} in a place that is nobody else's business. ~ Privacy helps when a house is filling up.
      T<quiet> {he} can claim an hour for {quiet}, behind a closed door. ~ Wanting distance is not the same as rejecting people.
      T<activity> {he} can keep {activity} as a part of the week that does not change. ~ One fixed point makes the rest easier to watch.
      T<doing> {he} can try {doing} when it gets crowded. ~ Methods survive changes of company.
      C<pairs> At a tense supper, {he} can think, "So many pairs, and only some of them are mine."
      C<pairs> {he} can think, "This pair is new, and it has no deadline."
      C<tree> In front of a form, {he} can think, "It is more accurate in pencil."
      C<tree> {he} can think, "A line is added, and none is rubbed out."
      C<names> In the middle of an introduction, {he} can think, "A first name will do."
      C<topic> When the house is too full, {he} can think about {topic} in as much detail as possible.
      A<pairs> After a few years most families have some easy pairs, some polite ones and one that communicates mainly about the dishwasher. That is not a failure, only a distribution. The pairs {Name belonged} to before are as old as they were. Age is an advantage in this matter.
      A<pairs> The sum does not get smaller, but it gets more familiar. Jokes appear in unexpected pairs, and so do silences that bother nobody. A family does not require that everybody is equally close. What becomes of each pair is partly up to {Name}, and partly up to time.
      A<tree> Drawings of families are out of date as soon as they are finished. Some pencil lines get inked in, some stay as they are, and both belong to the picture. The old lines in this family stay in ink. Nothing in a new corner of the page affects them.
      A<tree> One day somebody may find the drawing and ask what all the lines mean. It will take a while to explain, as true things about a family often do. Which words go next to which line is up to {Name}. Pencil is a perfectly good tool for the first years.
      A<names> Sooner or later the sentence gets finished in some way, and people stop noticing how. A word does not make a relationship, and a missing word does not prevent one. What people are called in this family is a question for {Name} as well. A cough remains an option.
      D<room> When somebody joins a family, the first treaty is about rooms. {Name} may have learnt of its terms when they were already signed, including who sleeps where. It is presented as a matter of beds and square metres. It is easily read as a ranking as well, and hardly anybody says so. Being annoyed about it is not petty, since a room is the part of a home in which a person need not be polite.
      P<room> Those who decided it were probably solving a puzzle with too few doors. It is likely that they forgot to ask and hoped that it would not be noticed. It may be pointed out to them without shouting.
      P<room> The one who gets the room has given one up somewhere else, and now lives among other people's habits. Square metres are a poor exchange for that.
      Q<room> Hearing furniture being moved, {Name} might feel ____.
      Q<room> In the room that is left, {Name} might notice ____. It may have advantages that nobody wanted.
      H<room> {helper} can give the actual reasons and listen to the objections. ~ A decision that was explained is easier to live with, even when it stands.
      H<room> {helper} can offer something in return, such as a desk, a shelf or the later bathroom hour. ~ Treaties work by exchange.
      T<room> {he} can work out what is really at stake: size, quiet, or having been asked. ~ Each of these has another remedy.
      T<room> {he} can propose a review in six months. ~ It is hard to object to a date.
      C<room> {he} can think, "Square metres. Not a ranking."
      A<room> The furniture stands, and the treaty is in force until the next one. Families of this kind are put together from several plans, none of which was drawn for it. {Name} is entitled to an opinion on the matter and to a door that is knocked on. The rest tends to get settled in the course of the months, one drawer at a time.
      D<elsewhere> A family tree can grow a branch in a house that one has hardly been in. {Name has} a relative there, closer than a cousin and so far a complete stranger. It is news of an odd kind, both enormous and without any effect on a Tuesday. Other people seem to know which face belongs to it. There is no such face.
      P<elsewhere> A parent who starts again may be afraid of what the first family thinks, and cover it with enthusiasm. It can make an honest answer difficult.
      P<elsewhere> The baby is innocent of everything except bad timing. Whatever there is to be said is for the adults.
      Q<elsewhere> When the subject comes up, {Name} might feel ____. Indifference, anger and curiosity are known to take turns.
      H<elsewhere> {helper} can listen to the unkind version without correcting it. ~ It is usually the first draft.
      H<elsewhere> {helper} can insist on time with that parent alone. ~ It is a reasonable condition.
      T<elsewhere> {he} can set the terms of a first visit, such as the place and the length.
      T<elsewhere> {he} can write to that parent what would help, and leave the rest out.
      C<elsewhere> {he} can think, "Related, and not yet acquainted. There is time."
      A<elsewhere> The branch is on the tree whether anybody looks at it or not. A first meeting will take place at some point, with cake that nobody wants. What a family makes of it over twenty years cannot be seen from here. {Name} was there before, and that is not something that can be taken back.
    `),
  },
};

export const newFamilyMember: Frame = withScenes(
  own,
  gaveUpARoom,
  nobodyMentionedThem,
  measuredAgainst,
  ownSideOfTheLine,
  grandparentFromFarAway,
  grandparentComesToLive,
);

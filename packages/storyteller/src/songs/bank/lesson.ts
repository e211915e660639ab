import type { Slots } from '../song-cast.ts';
import { canSay } from '../choose-couplet.ts';
import type { Chorus, Couplet } from './couplet.ts';

/** A song of questions about `{a w}`, which is what the theme names: nothing is claimed, so nothing is false. */
export interface WonderThread {
  readonly id: string;
  /** It can be asked of a person, whom no song calls "it". */
  readonly people?: true;
  /** It is asked of things only: nobody wonders about half of a hen. */
  readonly things?: true;
  /** It asks for one more, or for two: nobody asks so of electricity. */
  readonly counted?: true;
  readonly look: readonly [Couplet, Couplet];
  readonly reckon: readonly [Couplet, Couplet];
  readonly ask: readonly [Couplet, Couplet];
  readonly chorus: Chorus;
}

const THREADS: readonly WonderThread[] = [
  {
    id: 'where',
    people: true,
    counted: true,
    look: [
      ['Where does {a w} go at the end of the day?', 'I could ask {w him}, or follow along on the way'],
      ['And where was {w it} yesterday? Where, and what for?', 'And who else was there, going by at the door?'],
    ],
    reckon: [
      ['How far is too far, and how near is too near?', 'And who has the one that is furthest from here?'],
      ['If I laid them all out, {a w}, then one more', 'How many would reach from the bed to the door?'],
    ],
    ask: [
      ['Who was the first one to look and to say', '"{The w}, I should think," at the end of a day?'],
      ['I could ask in the library, up on the stair', 'The book might not know, but it knows who was there'],
    ],
    chorus: [
      'Ask, {name}, ask, with a who and a why',
      'With a how does it go, and a how does it fly',
      'No question is silly, so give it a try',
    ],
  },
  {
    id: 'how-big',
    things: true,
    look: [
      ['How big is {a w}? Is it bigger than you?', 'I could measure with string, with a ruler or two'],
      ['How heavy? How round is it? What would it weigh', 'If I weighed it again on a much wetter day?'],
    ],
    reckon: [
      ['If I had only half of it, what would that be?', 'And a half of the half, would it still look at me?'],
      ['If it grew every hour by one half of a thumb', 'How long till it touched on the top of a plum?'],
    ],
    ask: [
      ['Is there someone whose job is {the w}, all year?', 'I would like to go with them, and stand very near'],
      ['I would write it all down with a date and a time', 'And draw it, in case the words do not rhyme'],
    ],
    chorus: [
      'Look, {name}, look, take a look, and then two',
      'The first one is quick, and the second is new',
      'What does {a w} look like to you?',
    ],
  },
  {
    id: 'before',
    people: true,
    look: [
      ['What was here first, {a w} or a spoon?', 'And did someone see {w him} by light of the moon?'],
      ['What did they call {w him} before there was ink?', 'And how many tries did it take, do you think?'],
    ],
    reckon: [
      ['What would be missing if {w it} went away?', 'Would anyone notice the very next day?'],
      ['And who would be sorry, and who would be glad?', 'And what would we do with the one that we had?'],
    ],
    ask: [
      ['And who was it met with {a w} on the way', 'And went home to supper with nothing to say?'],
      ['And who will be asking a hundred years on', 'When the cat and the clock and the kettle are gone?'],
    ],
    chorus: [
      'Why, {name}, why, is a very good word',
      'The shortest and oddest I ever have heard',
      'It hops from the hedge to your hand like a bird',
    ],
  },
  {
    id: 'inside',
    things: true,
    look: [
      ['What is inside of {a w}, do you know?', 'And is it arranged in a ring or a row?'],
      ["I'd not take it open, I'd only peep in", 'With a lamp and a lens, at the edge of its skin'],
    ],
    reckon: [
      ['Which of it came first, the out or the in?', 'And where does it stop, and the next thing begin?'],
      ['Is it warmer by night there, or warmer by noon?', 'And does it keep time, does it hum us a tune?'],
    ],
    ask: [
      ["There's somebody somewhere who looks all day long", 'Who knows what is likely, and knows what is wrong'],
      ['And if nobody knows of {the w}, then hooray', 'There is something still left to find out on some day'],
    ],
    chorus: [
      'Wonder, {name}, wonder, it costs not a pin',
      'What goes on about it, and what goes on in?',
      'The end of a question is where to begin',
    ],
  },
  {
    id: 'same-or-different',
    counted: true,
    look: [
      ['Is {a w} like a river, or more like a stone?', 'And is it with others, or mostly alone?'],
      ['Put two on the table, and what do you see?', 'Is the one on the left what the right ought to be?'],
    ],
    reckon: [
      ['Does it change when it rains, or when nobody looks?', 'And is it the same as they draw it in books?'],
      ['If you met it at night, would you know it by touch?', 'By a lot, by a little, or not by so much?'],
    ],
    ask: [
      ['I would like to compare it, so what shall I bring?', 'Another, a mirror, a long piece of string'],
      ['And what would {the w} want to know about you?', 'Your shoes, and your supper, and what you can do?'],
    ],
    chorus: [
      'This one or that, {name}, which is it, which?',
      'The hill or the hollow, the hedge or the ditch?',
      'The thread or the needle, the knot or the stitch?',
    ],
  },
  {
    id: 'how-do-you-know',
    look: [
      ['They told me about it, {a w}, what it does', 'But how did they know it? I asked how it was'],
      ['They heard from a neighbour, who heard from a man', "Who wasn't quite sure, but whose name was Dan"],
    ],
    reckon: [
      ["Let's look at it early, let's look at it late", 'And write what we see on the back of a plate'],
      ["Let's count it on Monday, on Tuesday, and see", "If the Monday's the same as what Tuesday's will be"],
    ],
    ask: [
      ['So what of {the w}? I have pages of notes', 'With a question for every one of my coats'],
      ['And if you should know, will you tell me that too?', 'And how you found out, and who else ever knew?'],
    ],
    chorus: [
      'How do you know, {name}, how do you know?',
      'Did somebody tell you, did something show?',
      'Did you look for a minute, and slow, slow, slow?',
    ],
  },
  {
    id: 'a-day-of-it',
    people: true,
    counted: true,
    look: [
      ['When morning comes up, is {a w} awake?', 'And what is the very first sound that they make?'],
      ['At dinner time, say, would {w it} stop for a bit?', 'And is there a somewhere {w it} likes to sit?'],
    ],
    reckon: [
      ['What happens on Mondays, in wind, in the cold?', 'And how would you tell a new one from an old?'],
      ['At night, when the lamps and the people are out', "Does it go on the same when there's no one about?"],
    ],
    ask: [
      ['I would stay up to see, with a rug and a flask', "It's hard to sleep well with a question to ask"],
      ['So good night to {the w}, whatever you do', "I've a drawer full of questions tomorrow for you"],
    ],
    chorus: [
      'When, {name}, when, by the sun and the clock?',
      'The tick of it, tick of it, then comes the tock',
      "A question's a key, and it fits in a lock",
    ],
  },
  {
    id: 'if-I-were',
    people: true,
    look: [
      ['If I were {a w}, would I know it was me?', 'And who would I sit with, and what would I see?'],
      ['Would mornings be longer, or would they go by', 'As quick as a sneeze, or the blink of an eye?'],
    ],
    reckon: [
      ['What would I be scared of, and what would I like?', 'And would I have use for a hat or a bike?'],
      ['Would people be tall, would their voices be wide?', 'Would I know any better with me on the inside?'],
    ],
    ask: [
      ['I cannot find out, but I can have a guess', 'And ask someone else, who says maybe, or yes'],
      ['And you, if {the w} were to ask about you', "What's one thing you'd tell that nobody knew?"],
    ],
    chorus: [
      'What if, {name}, what if, what if it were so?',
      'What would be up there, and what down below?',
      "I've thought for an hour, and I still do not know",
    ],
  },
  {
    id: 'a-letter',
    people: true,
    look: [
      ['What does {a w} like to do when it rains?', 'And does {w it} look in at the windows of trains?'],
      ['What is the thing that {w it} likes best of all?', 'And is it quite round, and is it quite small?'],
    ],
    reckon: [
      ['If I wrote a letter, then what would I say?', 'And how would I post it, and what would I pay?'],
      ['And who would be writing me back, by and by?', 'In words, or in wiggles, or marks in the sky?'],
    ],
    ask: [
      ["I'd send it on Monday, and then I would wait", 'And look for an answer each day by the gate'],
      ["And if there's no answer, I'll write once again", 'To {the w}, from me, with my very best pen'],
    ],
    chorus: [
      'Write it down, {name}, and ask it in ink',
      'A question is bigger than people may think',
      'It fits on a leaf at the edge of the sink',
    ],
  },
  {
    id: 'to-tea',
    people: true,
    look: [
      ['Has {a w} got a song, and a chorus to do?', 'Is it hummed with the nose, is it whistled too?'],
      ['And is there a word that {w it} says every day?', 'And what would it mean if {w it} said it in May?'],
    ],
    reckon: [
      ['If {w it} came to tea here, then where would {w it} sit?', 'On a chair, on the stair, on the floor for a bit?'],
      ['And what would {w it} have, with a choice of it all?', 'A pie, or a pear, or some peas in a ball?'],
    ],
    ask: [
      ["I'd lay out a cup and a plate by the door", 'And wait, and then wait, and then wait a bit more'],
      ['And if {the w} came, I would whisper, "Hello"', 'And ask for the things that I wanted to know'],
    ],
    chorus: [
      'Guess, {name}, guess, have a guess, and then check',
      'A guess is a ship with a lamp on the deck',
      'A guess is a spot on a long, long neck',
    ],
  },
];

/** For families who know a sheet's own chorus already: these fit whatever is taught. */
const CHORUSES: readonly Chorus[] = [
  [
    'Look it up, {name}, look it up, look',
    'Look out of the window and look in a book',
    'Look under the stone where it lies by the brook',
  ],
  [
    'Sing it, {name}, sing it, and sing it again',
    'Sing it to Mondays, and sing it to ten',
    'Sing it to grannies, a goose and a hen',
  ],
  [
    'Now you know, {name}, and now so do I',
    'A bit of the earth and a bit of the sky',
    'And a bit in my pocket to keep it all dry',
  ],
  [
    'True, {name}, true, and as odd as can be',
    'Odder than stories of dragons at tea',
    "It's under your hand and it's up in the tree",
  ],
  [
    'Ask me, {name}, ask me, and I will ask you',
    'There is always one more when you think you are through',
    'The old ones are good and so are the new',
  ],
  [
    'Hm, {name}, hm, put your chin in your hand',
    'The world is a thing we can half understand',
    'The near and the far of it, water and land',
  ],
  [
    'Wide, {name}, wide, open eyes, open ears',
    "It's been going on for a great many years",
    "With nobody clapping and nobody's cheers",
  ],
];

const OPENERS: readonly Couplet[] = [
  ['I sat on the step with a thing on my mind', 'And these are the answers I managed to find'],
  ['I asked at the table, I asked on the bus', 'And somebody knew, so it came home with us'],
  ['If you have a minute, and nowhere to be', 'Here is a thing that was told once to me'],
  ['I thought that I knew it, I thought it was small', 'And then I looked closer, and look at it all'],
  ['Pull up a cushion and pull up a chair', 'The world has been busy, so let us look there'],
  ['There once was a question that knocked at the door', 'We let it come in, and it brought us some more'],
];
const CLOSERS: readonly Couplet[] = [
  ['So now when I see it I give it a nod', "It is perfectly true, and it's perfectly odd"],
  ["And that's only part of it, that's just the start", 'The rest you can look for, with pencil and chart'],
  ['I told it the postman, I told it the cat', 'And one of them said, "Well, imagine that"'],
  ['So there you have something to put in your head', 'To turn over slowly tonight in your bed'],
  ['It goes on without us, by day and by night', 'And somebody looked till they got it just right'],
  ["And that's how it is, and it's been so for years", 'With hardly a fanfare and hardly three cheers'],
];
const BRIDGES: readonly Couplet[] = [
  ['Say it out loud and then say it to me', 'And say it to someone who sits on your knee'],
  ['How do we know it? Somebody looked twice', 'And wrote down the answer, and checked it for mice'],
  ["And what do we not know? There's plenty to find", 'Bring paper, a lens, and a curious mind'],
  ['Draw it with fingers in flour or in sand', 'Draw it with one on the palm of your hand'],
  ['Now all the big words, you may whisper them slow', "They're only small words that were left out to grow"],
  ['Who was it first who looked up and said, "Oh"?', "I'd like to have asked them, I'd like so to know"],
];
const TOLD: readonly Couplet[] = [
  ['I told it to {pet}, who was washing one ear', 'And listened, I think, or at least sat quite near'],
  ['I whispered it all into {the comforter} here', 'Which keeps what I tell it from year to year'],
  ['And {grown-up} said, "Really? I never knew that"', 'And looked it all up with a pen and a hat'],
  ["It's nearly as good as {likes}, near enough", 'And I am a person who knows all that stuff'],
];

/** Questions about what a theme names beside its chief subject. */
const BESIDES: readonly Couplet[] = [
  ['And what would {the x} say to {the y} about that?', 'I would like to be there, in the seat where they sat'],
  ['And how would {the x} get to {place} alone?', 'By foot or by feather, by wheel, or by phone?'],
  ['If {the x} had {a t}, then what would you guess?', 'And would it be tidy, or would it be mess?'],
  ['Why would {the x} wonder at {fear}, do you know?', 'What is it in {fear} that bothers one so?'],
  ['And {first}, for the first time, what will it be like?', 'A bit like a puddle, a bit like a bike?'],
  ['And could {the x} {want}? Is there someone who tried?', 'And what did they stand on, and who stood beside?'],
  ["And where would {act} be if there wasn't a ball?", 'Or music, or water, or somewhere at all?'],
  ['They say that {the x} {clause}. Can you see', 'The reason for that? Is it one, is it three?'],
];

/** The questions that can be asked of a theme; those that name only its chief subject are left out. */
export const besidesIn = (slots: Slots, ofHero: boolean): readonly Couplet[] =>
  BESIDES.filter((each) => canSay(each, slots) && (ofHero || !each.join(' ').includes('{the x}')));

export const LESSON = {
  threads: THREADS,
  choruses: CHORUSES,
  openers: OPENERS,
  closers: CLOSERS,
  bridges: BRIDGES,
  told: TOLD,
  besides: BESIDES,
} as const;

/** What may stop from one day to the next, and how that shows. All sentences keep to fourteen words. */
export interface Stopped {
  /** Words of a theme that mean it. */
  readonly words: RegExp;
  /** "gravity", "the internet": as it stands inside a sentence. */
  readonly noun: string;
  /** The first that anyone sees of it; then more, of which two are told. */
  readonly first: string;
  readonly signs: readonly [string, string, string];
  /** At most eight words, for the youngest. */
  readonly short: string;
  /** When the handle goes too fast, and when it goes too slowly. */
  readonly fast: string;
  readonly slow: string;
  /** When it is right again. */
  readonly back: string;
  readonly backShort: string;
}

export const WHAT_STOPS: readonly Stopped[] = [
  {
    words: /\bgravity\b/i,
    noun: 'gravity',
    first: 'The toast went up, and did not come down again.',
    signs: [
      'The dog was on the ceiling, and seemed to like it there.',
      'Nobody could pour anything, or sit on it, or put it down.',
      'A man went by above the hedge, holding on to his briefcase.',
    ],
    short: 'Up went the toast. Up went the dog.',
    fast: 'All the cakes in the street sat down flat.',
    slow: 'Hats rose a little, and looked about.',
    back: 'Everything came down at once, and said bump.',
    backShort: 'Bump, went the dog. Bump, bump, bump.',
  },
  {
    words: /\b(?:internet|wi-?fi|screens?|phones?|tablets?|televisions?|tv|computers?|video ?games?)\b/i,
    noun: 'the internet',
    first: 'There was a small wheel on every screen, going round.',
    signs: [
      'People stood in the garden and held their telephones up to the sky.',
      'Nobody could find out what the weather was without looking at it.',
      'Two neighbours had to ask each other, and found that one of them knew.',
    ],
    short: 'All the little screens went dark. Oh.',
    fast: 'Every telephone in the street rang, and told the same joke.',
    slow: 'One could get a picture of a cat, but only its ears.',
    back: 'The small wheels all stopped, and everybody said, "Oh."',
    backShort: 'Ping! Ping! All the screens lit up.',
  },
  {
    words: /\b(?:colou?rs?|rainbows?|paint)\b/i,
    noun: 'colour',
    first: 'The curtains were grey, and so was the jam.',
    signs: [
      'Nobody could tell whose wellingtons were whose, or if the tea was made.',
      'A bee flew up to a letterbox, and went away again, very put out.',
      'At the crossing all three lights were alike, and nobody dared to go.',
    ],
    short: 'The jam was grey. The cat was grey.',
    fast: 'The milk turned pink, and the postman was orange to the knees.',
    slow: 'There was a little blue, but only in the corners.',
    back: 'It came up the street like a blush, and missed not one flower.',
    backShort: 'Red! Blue! Yellow! All down the street.',
  },
  {
    words: /\b(?:time|clocks?|watches)\b/i,
    noun: 'time',
    first: 'It was ten past eight. An hour later it was ten past eight.',
    signs: [
      'The kettle had been about to boil for as long as anyone could remember.',
      'Nobody was late, and it did not feel as nice as they had thought.',
      'Somebody who had been counting to a hundred was still at forty.',
    ],
    short: 'Tick, said the clock. But no tock.',
    fast: 'It was Wednesday, and then bath night, and the soup was cold.',
    slow: 'A drop hung on the tap, and thought about it.',
    back: 'Everywhere at once the clocks said tock.',
    backShort: 'The clock said tock! Tick, tock, tick, tock.',
  },
  {
    words: /\b(?:sounds?|noises?|voices?|music|talk(?:ing)?|words)\b/i,
    noun: 'sound',
    first: 'The alarm clock shook all over, and nobody heard it.',
    signs: [
      'People opened their lips and pointed at them.',
      'A brass band came down the road like a row of goldfish.',
      'Somebody dropped a tray, and only the floor knew.',
    ],
    short: 'Bang the drum. Nothing. Not a bang.',
    fast: 'A mouse sneezed, and all the windows rattled.',
    slow: 'It came in drips: a b, and then an oo.',
    back: 'All the doors in the town banged, and everybody cheered to hear it.',
    backShort: 'Bang! Moo! Toot! Now they heard it all.',
  },
  {
    words: /\b(?:sun|sunshine|sunrise|daylight|light|morning)\b/i,
    noun: 'the morning',
    first: 'It was breakfast time, and as dark as a boot.',
    signs: [
      'The cockerel had crowed twice, and looked a fool.',
      'Everybody had their pyjamas on, and a torch, and a bit of toast.',
      'The lollipop lady had to be painted white, so as to be seen.',
    ],
    short: 'Get up! But it was still dark.',
    fast: 'It was noon for a moment, and all the shadows fell over.',
    slow: 'The sky went the colour of weak tea, and stopped.',
    back: 'Up it came, rather quickly, like somebody late for work.',
    backShort: 'Up came the sun. Good morning, everyone!',
  },
  {
    words: /\b(?:laugh(?:ter|ing)?|jokes?|smiles?|fun)\b/i,
    noun: 'laughter',
    first: 'Somebody told the one about the parrot, and nobody laughed.',
    signs: [
      'A clown sat down in a bucket, and was helped out, and thanked.',
      'Babies were tickled, and only looked interested.',
      'People said "That is funny", and made a note of it.',
    ],
    short: 'Tickle, tickle. Nothing. Not one giggle.',
    fast: 'A whole bus got the giggles, and had to be stopped.',
    slow: 'There was a sort of hiccup, in the third row.',
    back: 'It started with a baby, and then there was no stopping it.',
    backShort: 'Hee! Ha, ha! Hoo, hoo, hoo!',
  },
];

/** For whatever else may stop: nothing is claimed of it but that it is not there. */
export const anythingElse = (noun: string): Stopped => ({
  words: /^$/,
  noun,
  first: `They looked in all the usual places for ${noun}. There was none.`,
  signs: [
    'People went next door to borrow some, and met next door coming.',
    'There was a queue at the shop, and on the door it said SORRY.',
    'Nobody had ever thought about it, and now they thought of nothing else.',
  ],
  short: 'Not here. Not there. All, all gone.',
  fast: 'There was too much of it at once, and some fell off the shelf.',
  slow: 'It came in bits, and people had to share.',
  back: 'It was all just as it had been, down to the last crumb.',
  backShort: 'Here it is! And here, and here!',
});

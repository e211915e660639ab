import type { PageScene } from '@storylantern/contract';

/** A time of year that comes by itself every year, and this year stays in bed. */
export interface Season {
  readonly name: string;
  readonly words: string;
  /** What everybody says of it, after "too". */
  readonly too: readonly [string, string, string];
  /** What there is only then, after "I like": at most four words for the smallest, else at most nine. */
  readonly short: readonly [string, string, string];
  readonly liked: readonly [string, string, string];
  readonly weather: NonNullable<PageScene['weather']>;
}

const SEASONS: readonly Season[] = [
  {
    name: 'Winter',
    words: 'winter',
    too: ['cold', 'dark', 'long'],
    short: ['soft snow', 'hot soup', 'stars at teatime'],
    liked: ['the hush when it has snowed', 'soup when my nose is cold', 'the stars coming out before tea'],
    weather: 'snow',
  },
  {
    name: 'Spring',
    words: 'spring(?:time)?',
    too: ['wet', 'muddy', 'loud'],
    short: ['green buds', 'lambs that jump', 'birds in the morning'],
    liked: [
      'the first green thing with earth on its head',
      'lambs that jump for no reason',
      'the blackbird before breakfast',
    ],
    weather: 'clear',
  },
  {
    name: 'Summer',
    words: 'summer(?:time)?',
    too: ['hot', 'bright', 'sticky'],
    short: ['warm grass', 'bare toes', 'cold lemonade'],
    liked: ['grass that is warm to lie on', 'going out without any socks', 'lemonade with a noise in it'],
    weather: 'clear',
  },
  {
    name: 'Autumn',
    words: 'autumn|fall',
    too: ['wet', 'windy', 'brown'],
    short: ['leaves to kick', 'shiny conkers', 'red apples'],
    liked: ['leaves as deep as my knees', 'a conker with a shine like a table', 'the apple that falls while you look'],
    weather: 'wind',
  },
  {
    name: 'Christmas',
    words: 'christmas|xmas',
    too: ['busy', 'loud', 'much'],
    short: ['little lights', 'rustly paper', 'songs in the dark'],
    liked: ['a light in every window', 'the rustle of paper behind a door', 'singing outside in the dark'],
    weather: 'snow',
  },
  {
    name: 'Easter',
    words: 'easter',
    too: ['early', 'yellow', 'sticky'],
    short: ['eggs to find', 'warm buns', 'yellow flowers'],
    liked: ['an egg behind the flowerpot', 'buns with a cross on top', 'yellow flowers along the wall'],
    weather: 'clear',
  },
  {
    name: 'Halloween',
    words: "hallowe[’']?en",
    too: ['dark', 'silly', 'sticky'],
    short: ['pumpkins that grin', 'funny hats', 'a knock, knock'],
    liked: ['a pumpkin with a grin and a light in', 'being somebody else until supper', 'a knock and nobody you know'],
    weather: 'clear',
  },
];

const WORDS = SEASONS.map(({ words }) => words).join('|');
const SAVES = new RegExp(
  String.raw`\b(?:saves?|saved|saving|rescues?|rescued) (?:the )?(?<saved>${WORDS})(?: day)?$|^(?:the )?(?:year|time|day|night) (?:that |when )?(?:the )?(?<year>${WORDS}) (?:nearly |almost )?(?:did not|didn['’]?t|would not|wouldn['’]?t|forgot to) (?:come|start|begin|happen)$|^(?:the )?(?<late>${WORDS}) (?:(?:that|who|which) )?(?:(?:is|was) (?:very |so )?late|(?:would not|wouldn['’]?t|will not|won['’]?t|did not|didn['’]?t|does not|doesn['’]?t|forgot to) (?:come|start|begin)|overslept|oversleeps)$|^when (?<when>${WORDS}) (?:did not|didn['’]?t|forgot to|would not) come$`,
  'iu',
);

/** The time of year that a theme says does not come, or is saved by somebody; null when it is about another thing. */
export function seasonIn(raw: string): Season | null {
  const groups = SAVES.exec(raw.trim().replace(/[.!?]+$/, ''))?.groups;
  const word = groups?.['saved'] ?? groups?.['year'] ?? groups?.['late'] ?? groups?.['when'];
  return word === undefined
    ? null
    : (SEASONS.find(({ words }) => new RegExp(`^(?:${words})$`, 'iu').test(word)) ?? null);
}

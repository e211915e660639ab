import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { COUNTED } from './counted.ts';
import { SHH } from './shh.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LOW = (theme: Theme): string => theme.raw.toLowerCase();
const NUMBER = String.raw`(?:three|four|five|six|seven|eight|nine|ten)`;
const THINGS = String.raw`(?:stars?|ladybirds?|ladybugs?|butterflies|bees|snails|caterpillars|spiders|frogs|ducks?|ducklings?|chicks|birds|mice|kittens|children|kids|sheep|lambs|cows|pigs|piglets|rabbits|bunnies|cats|dogs|puppies|penguins|monkeys|elephants|dinosaurs)`;

/** Who is in the theme beside what is counted. */
const counter = (theme: Theme): Theme['hero'] => {
  const { hero } = theme;
  if (!hero?.being || hero.plural || /^(?:sea|insect|vehicle|thing|bird)$/.test(hero.being.isa)) return null;
  if (hero.being.id === 'star') return null;
  return /\b(?:who|that) (?:counts?|can['’]?t count|counted|likes? (?:to count|counting)|loves? (?:to count|counting)|learns? to count)\b|\bcounts\b|\b(?:it|he|she) counted\b|\bteaches\b/.test(
    LOW(theme),
  )
    ? hero
    : null;
};

/** So many of something are counted, and one is missing. */
export const COUNTING: StoryEvent = {
  id: 'counting',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bcount(?:s|ing|ed)? (?:(?:all|the|some|up|every|our|my|his|her|their|little|ten|five|three|seven) )*${THINGS}\b`,
      String.raw`^(?:the )?${NUMBER} (?:(?:little|small|tiny|happy|hungry|baby|fluffy|naughty|sleepy) )+${THINGS}$`,
      String.raw`\b(?:loves?|likes?|can['’]?t|learns? to|learning to|teaches \p{L}+ to) count(?:ing)?\b`,
      String.raw`\bcount(?:s|ing)? to (?:five|six|seven|eight|nine|ten)\b`,
      String.raw`^(?:learning to )?count(?:ing)?(?: (?:with|book|game|to ten|numbers))?(?: \p{L}+)?$`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:countess|counting on|accountant|count dracula|money|coins?|days?|calories|twenty|hundred|thousand|million|sleeps|christmas|can['’]?t sleep|cannot sleep|jumping on the bed|monkeys jump\w*|green bottles|lost|sick|poorly|space|rocket)\b/i,
  fits: (theme) =>
    !theme.other?.name &&
    (COUNTED.some(({ said }) => said.test(LOW(theme))) || !theme.hero || counter(theme) !== null) &&
    theme.raw.length < 80,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: counter(theme),
    other: null,
    thing: null,
  }),
  plots: [{ ...SHH, when: /\bcount\w*|\b(?:three|four|five|six|seven|eight|nine|ten)\b/i }],
  talk: {
    young: { yours: [() => 'How many can you count? Did you count yourself?'] },
    older: {
      wonder: [() => 'Who knew it from the beginning, and why did it not help?'],
      yours: [() => 'Who listens to you right to the end of the sentence?'],
    },
  },
};

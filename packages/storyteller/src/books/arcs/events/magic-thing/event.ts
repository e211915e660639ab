import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { AS_ONE_SAYS } from './as-one-says.ts';
import { magicThingIn } from './magic-things.ts';
import { RUNS } from './running-parts.ts';
import { RUNNING_SHOES } from './running-shoes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What it does is said of it, and that is what its book is about: it takes nobody at their word. */
const DOES_ONE_THING =
  /\b(?:(?:that|which) (?:makes?|made|lets?|gives?|gave|turns?|can|could|runs?|jumps?)|run so|too fast|never stops|won['’]?t stop)\b/iu;

/** A thing is magic, and whoever has it should mind what they say. */
export const MAGIC_THING: StoryEvent = {
  id: 'magic-thing',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:magic|magical|enchanted) \p{L}+/iu,
  not: /\b(?:scared|afraid|fear\w*|lost|loses|stole\w*|steals?|thief|space|moon|school of|show|tricks?|beans|wishes|fl(?:y|ies|ew|ying)|birthday|christmas|santa|grows?|growing|shrink\w*|tiny|giant|invisible|dragon egg|egg (?:that|hatch\w*)|hatch\w*|sleep\w*|bed(?:time)?|time machine|travel\w*|secret door|sword|draws?|paints?|drawing|spell book|cooking pot|porridge|treehouse(?:s)?|tree ?house|christmas tree|friendship|under the sea|broken|takes?|took|taking|carries|transports?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    magicThingIn(theme.raw) !== null &&
    (!DOES_ONE_THING.test(theme.raw) || RUNS.test(theme.raw)) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        !/^(?:vehicle|sea|insect)$/.test(each.being.isa) ||
        magicThingIn(theme.raw)?.word.includes(each.word) === true,
    ),
  reads: ({ hero, other, raw }) => {
    const word = magicThingIn(raw)?.word ?? '';
    const who = (each: typeof hero) => (each && word.includes(each.word) ? null : somebody(each));
    return {
      hero: who(hero) ?? who(other),
      other: who(hero) ? who(other) : null,
      thing: about(word.split(' ').at(-1) ?? 'stone'),
      relation: 'none',
      place: null,
      want: null,
      clause: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [
    { ...standsApart(mateBeside(AS_ONE_SAYS)), when: /magic|enchanted/i },
    standsApart(mateBeside(RUNNING_SHOES)),
  ],
  talk: {
    young: { yours: [() => 'What do you say that had better not come true?'] },
    older: {
      wonder: [() => 'What else do people say that is not so?'],
      yours: [() => 'What would you say if it came true as you say it?'],
    },
  },
};

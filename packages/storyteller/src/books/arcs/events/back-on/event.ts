import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { withChildBeside } from '../page.ts';
import { FORTY_ONE } from './forty-one.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { toldWith } from '../told-with.ts';

const OF = new RegExp(
  [
    String.raw`\b(?:gymnasts?|gymnastics?|balance beam)\b[^.]*`,
    String.raw`\bf[ae]ll(?:s|ing|en)? (?:off|from) (?:the |her |his |a )?(?:high |uneven |parallel )?(?:beam|bars?)\b[^.]*`,
    String.raw`\b(?:figure|ice)[- ]?skat\w+ (?:competition|show|contest|display|exam)\b[^.]*`,
    String.raw`\bf[ae]ll(?:s|ing|en)?\b[^.]*\bskating (?:competition|show|contest|display)\b[^.]*`,
  ].join('|'),
  'iu',
);

/** Who falls before everybody has got back on more often than anyone. */
export const BACK_ON: StoryEvent = {
  id: 'back-on',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rival|better (?:at|than)|new (?:girl|boy|group)|lost|loses|stolen|stole\w*|thief|in love|magic\w*|space|moon|birthday|christmas|horse|pony|broken (?:leg|arm)|hospital|zoo|elephants? who|teacher is|leotard|forgot|forgets|forgotten|in the kitchen|mum used|grandma)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|thing|insect)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => (one && one.being?.isa !== 'person' ? one : null))(somebody(hero)),
    other: null,
    thing: about('medal'),
  }),
  plots: [
    standsApart({
      ...toldWith(withChildBeside, FORTY_ONE),
      when: OF,
    }),
  ],
  talk: {
    young: { yours: [() => 'Can you stand on one leg? What do you do when you wobble?'] },
    older: {
      wonder: [() => 'What had been on the wall all the time, and nobody had written it down?'],
      yours: [() => 'What have you done again and again, and got good at?'],
    },
  },
};

import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WHEELS } from './parts.ts';
import { SQUEAK } from './squeak.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody else has a new one. */
export const JEALOUS_OF_NEW: StoryEvent = {
  id: 'jealous-of-new',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:jealous|jealousy|envious|envy|envies)\b[^.]*\b${WHEELS}\b|\b(?:cousin|friend|neighbour)(?:['’]s| has a| gets a| got a) (?:brand )?new ${WHEELS}\b|\bwants? (?:a |the )?(?:new )?${WHEELS} like\b|\beverybody (?:else )?has a (?:new )?${WHEELS}\b`,
    'iu',
  ),
  not: /\b(?:stolen|stole|lost|broken|race|learn\w*|time|brother|sister)\b/i,
  quarrel: true,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (theme.hero === null || theme.hero.being === null || !/^(?:sea|insect|bird)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('bucket'),
  }),
  plots: [standsApart(SQUEAK)],
  talk: {
    young: { yours: [() => 'What would you like to have a go on?'] },
    older: {
      wonder: [() => 'What did each of them like about the other one?'],
      yours: [() => 'What have you got that somebody else would like?'],
    },
  },
};

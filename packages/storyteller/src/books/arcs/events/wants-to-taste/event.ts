import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { FACES } from './faces.ts';
import { foodIn, TASTELESS } from './tastes.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = new RegExp(
  [
    String.raw`\b(?:wants?|wanted|wish(?:es|ed)?|longs?|dreams?|loves?|would (?:love|like)|hopes?|wonders?|could)\b[^.]*\b(?:tast(?:e|es|ing)|eat(?:ing)?|try(?:ing)?|drink(?:ing)?)\b`,
    String.raw`\b(?:never|can['’]?t|cannot|could ?n['’]?t) (?:had )?(?:tasted?|eaten|eat|tried)\b`,
    String.raw`\bwhat (?:does )?(?:\p{L}+ ){1,3}tastes? like\b`,
  ].join('|'),
  'iu',
);

const isTasteless = (each: Entity | null): boolean => each !== null && !each.plural && TASTELESS.test(each.word);

/** Somebody with nothing to taste with wants to know what everybody else is eating. */
export const WANTS_TO_TASTE: StoryEvent = {
  id: 'wants-to-taste',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:steals?|stole\w*|children|people|sheep|everything|too much|all the|fight|melt\w*|scared|afraid|makes?|bak(?:e|es|ing)|cook(?:s|ing)?|sell\w*)\b/i,
  needs: ({ raw, hero }) => foodIn(raw) !== null && isTasteless(hero),
  fits: (theme) => onTheGround(theme) && foodIn(theme.raw) !== null && isTasteless(theme.hero),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: about(foodIn(raw)?.x ?? 'cake'),
    wish: null,
    farWish: null,
    also: [],
  }),
  plots: [standsApart({ ...FACES, when: OF })],
  talk: {
    young: { yours: [() => 'What does your face do when you taste a lemon?'] },
    older: {
      wonder: [({ hero }) => `Does ${hero} know now what it tastes like?`],
      yours: [() => 'Can you say what your favourite food tastes like, without its name?'],
    },
  },
};

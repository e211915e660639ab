import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BELL } from './bell.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whom somebody could lift: a mouse, a child, a small bear. */
const canBeLifted = ({ hero, raw }: Theme): boolean =>
  !hero?.being || hero.being.size <= 3 || /\b(?:little|small\w*|tiny|baby|tini\w*)\b/i.test(raw);

/** Somebody is too small for something, or wants to be bigger. */
export const TOO_SMALL: StoryEvent = {
  id: 'too-small',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:too|so) (?:small|little|tiny|short)\b|\bnot (?:big|tall) enough\b|\b(?:wants?|wanted|wish(?:es|ed)?|longs?|longing|dreams? of|trying|tries|can'?t wait|waiting) (?:(?:he|she|it|they) (?:was|were) )?(?:to )?(?:be(?:ing)?|grow(?:ing)?|get(?:ting)?)? ?(?:up )?(?:big(?:ger)?|tall(?:er)?|large|huge|grown up)\b|\bwants? to grow\b|\bthe (?:smallest|littlest|tiniest|shortest) (?:\p{L}+)\b|\bsmallest of (?:all|them|the)\b|\b(?:can'?t|cannot|could ?n[o'’]?t) reach\b/iu,
  not: /\b(?:teams?|in (?:the|my|his|her|our|their) (?:whole )?(?:class|school|nursery)|superhero\w*|rollercoaster|switch|shoes?|clothes|coat|jumper|trousers|dress|bed|house|home|baby brother|baby sister|new baby|shr[iua]nk\w*|seed|plant|tree|moon|star|world|mountain|giant|elephant|sea|fish|whale|mermaid|digger|tractor|train|car|truck|engine|boat|bus|space|christmas|football|tooth|bully|bullied|picked on)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:vehicle|thing|sea)$/.test(theme.hero?.being?.isa ?? '') &&
    !/^(?:snail|slug|worm|ant)$/.test(theme.hero?.being?.id ?? '') &&
    canBeLifted(theme),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) || /\b(?:boy|girl|child|kid)\b/i.test(raw) ? null : about('bell'),
  }),
  plots: [BELL],
  talk: {
    young: { yours: [() => 'What can you reach now that was too high before?'] },
    older: {
      wonder: [({ hero }) => `Who thinks that ${hero} is big?`],
      yours: [() => 'For whom are you the big one?'],
    },
  },
};

import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { FROM_BEHIND } from './from-behind.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const THE_WORLD = String.raw`the (?:whole |big |wide |great |outside |entire )*world`;
const OF = new RegExp(
  String.raw`\b(?:see|sees|seeing|saw|explores?|exploring|discovers?|discovering|travels?|travelling) ${THE_WORLD}\b[^.]*|\b(?:goes|went|going|sets? off|sets? out|runs? away|ran away|escapes?|leaves? home)\b[^.]*\b(?:into|to see|out into|in) ${THE_WORLD}\b[^.]*`,
  'iu',
);
/** Of a small thing of the house it is enough that it runs away, and the sea is a good part of the world. */
// A toothbrush that runs away has a book of its own.
const RUNS_AWAY = new RegExp(
  String.raw`\b(?:teapot|spoon|sock|kettle|cup|mug|button|pillow|slipper|shoe|boot|hat|mitten|glove|clock|fork|umbrella|pencil|crayon|plate|saucepan|candle)(?: (?:who|that|which))? (?:runs?|ran|running) (?:away|off)(?: (?:to|for) (?:the )?(?:sea|seaside|beach|coast))?\s*[.!]?$`,
  'iu',
);
const GOES = new RegExp(String.raw`${OF.source}|${RUNS_AWAY.source}`, 'iu');
const FIRST_NOUN =
  /^(?:the |an? |my |our |one )?(?:little |small |tiny |brave |lonely |odd |old )*(?<who>(?:\p{L}+ )??\p{L}+?) (?:who|that|which|wants?|wanted|runs?|ran|sets?|goes|went|leaves?|left|escapes?|escaped|decides?|travels?|sees|explores?)\b/iu;
/** Carried in a pocket, or as small as what is. */
const SMALL = 2;

/** Who goes: a thing of the house, or somebody small. */
function whoGoes(theme: Theme): Entity | null {
  const { hero, thing, raw } = theme;
  const word = FIRST_NOUN.exec(raw)?.groups?.['who'];
  const known = hero?.being ? hero : null;
  const drawn = known ?? nounDrawn(theme, word ?? thing?.word ?? '');
  if (!drawn?.being || drawn.plural || /^(?:person|vehicle|sea)$/.test(drawn.being.isa)) return null;
  return drawn.being.isa === 'thing' || drawn.being.size <= SMALL ? drawn : null;
}

/** Somebody small sets off to see the world. */
export const ALL_OF_THE_WORLD: StoryEvent = {
  id: 'all-of-the-world',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: GOES,
  beforeAll: (raw) => RUNS_AWAY.test(raw),
  not: /\b(?:goldfish|fish|tadpoles?|trees?|lighthouse|balloon|hot[- ]air|boat|ship|train|plane|rocket|bus|space|famous|record|record-breaking|save|saves|saving|rule|rules|end of the world|upside|through a|glasses|colours?|for the first time)\b/i,
  fits: (theme) => whoGoes(theme) !== null,
  needs: (theme) => whoGoes(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: whoGoes(theme),
    other: null,
    thing: null,
    also: [],
    place: null,
    wish: null,
    farWish: null,
    first: null,
  }),
  plots: [{ ...FROM_BEHIND, when: new RegExp(String.raw`^.*(?:${GOES.source})`, 'iu') }],
  talk: {
    young: { yours: [() => 'Where does your world stop?'] },
    older: {
      wonder: [() => 'When did you guess whose house it was?'],
      yours: [() => 'Have you ever looked at your own home from behind?'],
    },
  },
};

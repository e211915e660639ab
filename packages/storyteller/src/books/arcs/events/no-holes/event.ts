import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { FACE_OF_LIGHT } from './face-of-light.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CUT = String.raw`(?:carv\w+|cut(?: up| open)?|lanterns?|jack[- ]o['’]?[- ]?lanterns?|faces?|holes?)`;
const WILL_NOT = String.raw`(?:won['’]?t|will not|does ?n['’]?t|did ?n['’]?t|do ?n['’]?t|do not|never|not|refuses?|refused|afraid|scared|frightened|hates?|save|saves|saving|instead of|without)`;
const OF = new RegExp(
  [
    String.raw`\bpumpkins?\b[^.]*\b${WILL_NOT}\b[^.]*\b${CUT}\b`,
    String.raw`\b${WILL_NOT}\b[^.]*\b(?:carve|cut|carving|cutting)\b[^.]*\bpumpkins?\b`,
    String.raw`\b${WILL_NOT}\b[^.]*\bcarve me\b[^.]*\bpumpkin\b`,
  ].join('|'),
  'iu',
);

/** A pumpkin would like to stay whole. */
export const NO_HOLES: StoryEvent = {
  id: 'no-holes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:soup|pie|eat(?:en)?|princess|coach|cinderella|giant|biggest|competition|stole\w*|ghosts?|witch\w*)\b/i,
  fits: (theme) => onTheGround(theme),
  needs: ({ raw }) => /\bpumpkin/i.test(raw) && /\b(?:carv\w+|cut\w*|face|lantern)\b/i.test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.word === 'pumpkin' ? hero : null,
    other: null,
    thing: hero?.word === 'pumpkin' ? null : about('torch'),
    occasion: null,
  }),
  plots: [{ ...FACE_OF_LIGHT, when: OF }],
  talk: {
    young: { yours: [() => 'What face would you cut into a box?'] },
    older: {
      wonder: [() => 'What was it keeping, and why could it not say so sooner?'],
      yours: [() => 'When did you want two things that did not go together?'],
    },
  },
};

import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { INTO_THE_SLIPPER } from './into-the-slipper.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:scared|afraid|frightened|terrified|fears?|nervous) (?:of|in|about) (?:the )?dark(?:ness)?\b|\b(?:hates?|does ?n['’]?t like|do ?n['’]?t like|not liking|worried about) the dark\b|\bthe dark is (?:scared|afraid|frightened) of\b|\bwhere does the dark go\b/iu;

/** A child is afraid of the dark at home in bed. Whoever else is afraid of it, an owl or a knight, has a book of their own. */
export const DARK_RUNS: StoryEvent = {
  id: 'dark-runs',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:monsters?|ghosts?|witch\w*|forest|woods?|tunnels?|caves?|cellar|basement|camp\w*|tent|night ?mares?|thunder\w*|storm|power ?cut|alone|moon|stars?|space|sea|school|brother|sister|best friend|shadows?|nobody|everyone)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return onTheGround(theme) && (hero?.being ?? null) === null && (other?.being ?? null) === null;
  },
  needs: ({ raw }) => /\b(?:the|so|of) dark(?:ness)?\b(?! (?!in |is |at )\p{Ll}+)|\bdark in my\b/iu.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('lamp'),
  }),
  plots: [{ ...INTO_THE_SLIPPER, when: OF }],
  talk: {
    young: { yours: [() => 'Where does the dark go when your lamp is on?'] },
    older: {
      wonder: [({ hero }) => `Who was afraid of whom? When did ${hero} find out?`],
      yours: [() => 'What could one say to the dark when it comes in?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { KNOCK } from './knock.ts';
import { LOOK } from './look.ts';
import { LOST } from './lost.ts';
import { hasSpot } from './spot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The key and the door are nobody, also where the theme tells of nobody else. */
const isOpened = ({ word, name }: Entity): boolean =>
  name === null && /^(?:\p{L}+ )?(?:keys?|doors?|tree|oak)$/u.test(word);

/** A door where nobody knew of one. */
export const SECRET_DOOR: StoryEvent = {
  id: 'secret-door',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:secret|hidden|tiny|little|small|mysterious|magic|strange)\b.*\bdoors?\b|\bdoors?\b.*\b(?:tree|librar\w*|cupboard|wardrobe|bookcase|wall|attic|nobody|no one|sofa|couch|settee|fridge|bed|stairs|cellar|shed|garden|hedge|fireplace|mirror|piano|clock)\b|\bkey\b[^.]*\b(?:opens?|unlocks?|fits?|for|to)\b[^.]*\bdoors?\b|\b(?:portals?|secret entrance|hidden entrance)\b/i,
  not: /\b(?:no door|without|(?:its|his|her|the right) door|car door|scared|afraid|fear\w*|next door|outdoors?|indoors?|front door|fairy door|stuck|slam\w*|neighbou?rs?|dentist|doctor|birthday|christmas|tunnel|under the sea|underwater|fairy ?land|magic.*wardrobe)\b/i,
  fits: ({ hero }) => hero === null || isOpened(hero),
  reads: ({ hero, raw }) => ({
    ...(hero && isOpened(hero) ? { hero: null, relation: 'none', clause: null } : {}),
    // Where the door is, it is said; nobody need be told on every page that there is a garden.
    ...(hasSpot(raw) ? { place: null } : {}),
  }),
  plots: [KNOCK, LOST, LOOK],
  talk: {
    young: { yours: [() => 'Where could there be a secret door in our house?'] },
    older: {
      wonder: [() => 'What else might have been behind the door?'],
      yours: [() => 'If you had a secret door, whom would you tell, and who may come through it?'],
    },
  },
};

import type { StoryEvent } from '../event.ts';
import { KNOCK } from './knock.ts';
import { LOOK } from './look.ts';
import { LOST } from './lost.ts';

/** A door where nobody knew of one. */
export const SECRET_DOOR: StoryEvent = {
  id: 'secret-door',
  of: /\b(?:secret|hidden|tiny|little|small|mysterious|magic|strange)\b.*\bdoors?\b|\bdoors?\b.*\b(?:tree|librar\w*|cupboard|wardrobe|bookcase|wall|attic|nobody|no one|sofa|couch|settee|fridge|bed|stairs|cellar|shed|garden|hedge|fireplace|mirror|piano|clock)\b|\b(?:portals?|secret entrance|hidden entrance)\b/i,
  near: /door|portal|entrance/i,
  not: /\b(?:scared|afraid|fear\w*|next door|outdoors?|indoors?|front door|fairy door|stuck|slam\w*|neighbou?rs?|dentist|doctor|birthday|christmas|tunnel|under the sea|underwater|fairy ?land|magic.*wardrobe)\b/i,
  fits: ({ hero }) => hero === null,
  plots: [KNOCK, LOST, LOOK],
  talk: {
    young: { yours: [() => 'Where could there be a secret door in our house?'] },
    older: {
      wonder: [() => 'What else might have been behind the door?'],
      yours: [() => 'If you had a secret door, whom would you tell, and who may come through it?'],
    },
  },
};

import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { COPY } from './copy.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A shadow goes off on its own. */
export const SHADOW: StoryEvent = {
  id: 'shadow',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:shadows?)\b[^.]*\b(?:r[au]ns? (?:away|off)|running away|lost|loses?|gone|missing|escapes?|leaves?|left|disappear\w*|vanish\w*|own|naughty|wants?|friends?|plays?|alive|dances?|goes|went|mind|moves?|copies|copy|does|doing|steals?|stole|wrong|talks?)\b|\b(?:lost|loses?|lose|finds?|missing|stolen|runaway|naughty|cheeky|magic|catch\w*|without|chas\w+|friends? with|no|own|the|a|his|her) (?:\p{L}+ )?shadow\b|^(?:my|me and my) shadow\b/iu,
  not: /\b(?:scared|afraid|frightened|fears?|fright\w*|scary|puppets?|monsters?|dark|bedroom|night ?light|groundhog|moon|space|theatre|eye ?shadow|swaps?|swapped|always up to)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|thing)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    relation: 'none',
    clause: null,
    activity: null,
    thing: about('puddle'),
    hero: hero?.being ? hero : null,
    other: other?.being ? other : null,
  }),
  plots: [COPY],
  talk: {
    young: { yours: [() => 'What can your shadow do? Try it out on the wall.'] },
    older: {
      wonder: [() => 'Why did it go? Find the page where you could have known.'],
      yours: [() => 'When are you the one who goes first, and when do you follow?'],
    },
  },
};

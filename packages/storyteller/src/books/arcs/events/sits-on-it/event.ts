import { onTheGround, type StoryEvent } from '../event.ts';
import { isOfTwoWhoMustFight } from '../must-fight/who.ts';
import { SITS } from './sits.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has somebody that goes about with them: a witch, a pirate, a king. */
const OWNER =
  /^(?:witch|wizard|pirate|magician|king|queen|knight|princess|prince|detective|fairy|sailor|captain|explorer|farmer|baker|teacher|librarian|firefighter|scientist|inventor|grandma|lighthouse keeper|doctor|postman|vampire|gardener|robot|ninja|superhero|astronaut|clown|cowboy|viking)$/;
/** Who sits where something is being looked at. */
const SITTER =
  /^(?:cat|kitten|owl|parrot|crow|toad|frog|mouse|rat|rabbit|hen|budgie|lizard|ferret|hamster|guinea pig|raven|bat|dragon|monkey|toucan|tortoise|robin|bird)$/;
const OWN =
  /\band (?:his|her|their|its|the|my|our)\b|\b(?:witch|wizard|pirate|magician|king|queen|knight|princess|detective|magician)['’]s (?:\p{L}+ )?(?:cat|kitten|owl|parrot|toad|frog|mouse|rat|rabbit|hen|monkey|dragon)\b|\b(?:cat|parrot|owl|kitten) (?:who|that) (?:\p{L}+ )?(?:sits|lies|sleeps) (?:on|in) (?:everything|the|my|her|his)\b/iu;

/** Somebody with a craft and the animal that sits on whatever they are looking at: a witch and her cat. */
export const SITS_ON_IT: StoryEvent = {
  id: 'sits-on-it',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OWN,
  not: /\b(?:adventures?|quest|journey|treasure|halloween|birthday|christmas|school|space|moon|lost|loses|stole\w*|scared|afraid|spells? (?:go|goes|went)|broom|fly|flies|flying|boots|party|competition|race|learn\w*|cook\w*|bak(?:e|es|ing)|pea|new)\b/i,
  fits: (theme) => {
    const { hero, other, clause, want, first, fear } = theme;
    return (
      onTheGround(theme) &&
      !isOfTwoWhoMustFight(theme) &&
      [clause, want, first, fear].every((each) => each === null) &&
      OWNER.test(hero?.being?.id ?? '') &&
      SITTER.test(other?.being?.id ?? '') &&
      hero?.plural !== true &&
      other?.plural !== true
    );
  },
  reads: () => ({ relation: 'none', place: null, thing: null, activity: null }),
  plots: [{ ...SITS, when: OWN }],
  talk: {
    young: { yours: [() => 'What do you always sit on?'] },
    older: {
      wonder: [() => 'How did they read it without looking at it?'],
      yours: [() => 'What do you like best when somebody else has it?'],
    },
  },
};

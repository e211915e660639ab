import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { onFeet } from '../pair.ts';
import { withEach } from './with-each.ts';
import { LADDER } from './ladder.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bwork(?:s|ing|ed)? together\b|\bteam ?work\b|\bwork(?:s|ing)? as a team\b|\b(?:carry|carries|carrying|pull|pulls|pulling|lift|lifting|push|pushing) (?:\p{L}+ ){1,3}together\b|\b(?:co-?operat\w+|different (?:ways|directions))\b|\btogether (?:they|we) (?:can|could)\b/iu;

/** Two learn to work together: one ladder has two ends. */
export const TWO_ENDS: StoryEvent = {
  id: 'two-ends',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:space|moon|sea|ocean|boat|football|class|school|castle|den|band|music|song|cook\w*|bak\w+|cake|snow\w*|robot|machine|rescue|save|toys|tidy\w*|brothers?|sisters?|superhero\w*|ants|bees|crane|digger|tractor|engines?|three|dragon)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) && [hero, other].every((each) => !each?.being || (onFeet(each) && each.being.isa !== 'insect'))
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && { ...hero, plural: false },
    other: other && { ...other, plural: false },
    thing: null,
  }),
  plots: [withEach({ ...LADDER, when: OF })],
  talk: {
    young: { yours: [() => 'What can you only carry if there are two of you?'] },
    older: {
      wonder: [() => 'Whose left was the right one?'],
      yours: [() => 'What do you and somebody else do well together?'],
    },
  },
};

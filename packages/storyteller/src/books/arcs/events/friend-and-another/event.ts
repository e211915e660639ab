import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { MITTEN } from './mitten.ts';
import { ROPE } from './rope.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can be in a playground: somebody with legs. */
const canSkip = (theme: Theme): boolean => {
  if (!onTheGround(theme)) return false;
  const drawing = theme.hero?.being?.drawing;
  return (
    !drawing ||
    (!('thing' in drawing) &&
      !('animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly|worm)$/.test(drawing.animal)))
  );
};

/** A friend has another friend, or there is nobody to play with. */
export const FRIEND_AND_ANOTHER: StoryEvent = {
  id: 'friend-and-another',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bfriends?\b[^.]*\b(?:has|have|had|got|gets|finds|found|makes|made|wants) (?:\p{L}+ ){0,2}(?:new|another|other|different) (?:\p{L}+ )?friends?\b|\bfriend\b[^.]*\b(?:plays?|playing|played) with (?:someone|somebody|another|others?|(?:\p{L}+ ){0,2}else)\b|\bfriends?\b[^.]*\b(?:leav\w+|left) (?:me|him|her|them|us) out\b|\bthree (?:is|are) (?:hard|a crowd|difficult|tricky|too many)\b|\bthree['’]s a crowd\b|\bfriend(?:ship)?s? of three\b|\bshar(?:e|es|ing) (?:\p{L}+ )?best friend\b|\b(?:nobody|no[- ]one|no one|someone|anyone) (?:to play with|(?:wants|wanted) to play|plays? with (?:me|him|her|them)|will play)\b|\b(?:left out|alone|lonely|on (?:my|his|her|their) own)\b[^.]*\b(?:break|breaktime|break time|playtime|playground|recess|lunchtime)\b|\b(?:break|breaktime|playtime|playground|recess)\b[^.]*\b(?:left out|alone|lonely)\b/iu,
  not: /\b(?:(?:nobody|no[- ]one)[^.]*\bwith (?:the|an?)|imaginary|ghost|mov(?:es|ed|ing) away|died|dead|bull\w*|new school|first day|starting school|moon|space|island)\b/i,
  fits: canSkip,
  reads: ({ hero, other }) => ({
    hero: hero && /^(?:break|playtime|three|nobody|friend|playground|school)s?$/i.test(hero.word) ? null : hero,
    other: somebody(other),
    thing: null,
    clause: null,
    relation: 'none',
  }),
  plots: [ROPE, MITTEN],
  talk: {
    young: { yours: [() => 'What do you like to play outside?'] },
    older: {
      wonder: [() => 'What do you think it was like for each of the others?'],
      yours: [() => 'What can you do at break when there is nobody to play with?'],
    },
  },
};

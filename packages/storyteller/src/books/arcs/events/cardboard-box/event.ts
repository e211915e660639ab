import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CAT } from './cat.ts';
import { THIS_WAY_UP } from './this-way-up.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can sit in a box with a brush: nobody who lives in water, and no thing. */
const canPaint = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    (onTheGround(theme) || /\bbox/i.test(theme.raw)) &&
    theme.raw.length < 100 &&
    (!being ||
      being.isa === 'thing' ||
      being.isa === 'vehicle' ||
      (!/^(?:sea|insect)$/.test(being.isa) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal))))
  );
};

/** A cardboard box is made into something to sit in. */
export const CARDBOARD_BOX: StoryEvent = {
  id: 'cardboard-box',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bcardboard\b|\b(?:my|our|the|a) box (?:is|was|becomes?|turns? into|that (?:is|was|becomes?)) an?\b|\b(?:big|huge|giant|empty) box\b|\b(?:made|makes?|making|build\w*|built|out) (?:\p{L}+ ){0,4}?(?:of|from|out of) (?:\p{L}+ ){0,2}?box(?:es)?\b|\bin (?:a|an old|the) box\b[^.]*\b(?:fl(?:y|ies|ying)|rocket|sail\w*|castle|moon)\b/iu,
  not: /\b(?:time machine|lost|found|music|post|letter ?box|toy ?box|lunch ?box|magic\w*|kitten|puppy|hedgehog|left in|abandoned|in the attic|nest|recycl\w*|jewel\w*|treasure)\b/i,
  fits: canPaint,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !/^(?:thing|vehicle)$/.test(hero.being.isa) && !/box/.test(hero.word) ? hero : null,
    other: other && /^(?:thing|vehicle)$/.test(other.being?.isa ?? '') ? null : somebody(other),
    thing: about('box'),
    place: null,
    first: null,
  }),
  plots: [CAT, THIS_WAY_UP],
  talk: {
    young: { yours: [() => 'What would you make out of a big box?'] },
    older: {
      wonder: [() => 'Which of the two boxes would you rather have had?'],
      yours: [() => 'What did somebody else get that you wanted first?'],
    },
  },
};

import type { Entity, Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { STABILISERS } from './stabilisers.ts';
import { THERE_AND_BACK } from './there-and-back.ts';
import { TOO_BIG } from './too-big.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can sit on a bicycle: somebody with legs, and not the bicycle itself. */
const hasLegs = ({ hero, raw }: Theme): boolean => {
  if (!hero || isRidden(hero, raw)) return true;
  const drawing = hero.being?.drawing;
  if (drawing === undefined || 'thing' in drawing) return false;
  return !(
    'animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly|ladybird)$/.test(drawing.animal)
  );
};

/** "riding my bike down the hill": the bicycle is what is ridden, and not who it is about. */
const isRidden = ({ being, name }: Entity, raw: string): boolean =>
  being?.id === 'bicycle' && name === null && !/\b(?:bikes?|bicycles?) (?:who|that|and|called|named|with)\b/i.test(raw);

/** Learning to ride a bicycle, and riding it. */
export const BIKE: StoryEvent = {
  id: 'bike',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bikes?|biking|bicycles?|cycling|cycles?|stabili[sz]ers|training wheels)\b/i,
  not: /\b(?:jealous\w*|envious|(?:cousin|friend|neighbour)['’]s new|time[- ]?(?:machines?|travel\w*)|motor ?bikes?|quad|exercise bike|stolen|steals?|stole|lost|losing|missing|scared|afraid|frightened|nervous|worried|races?|racing|mend\w*|fix\w*|repair\w*|broke\w*|water cycle|life cycle|magic\w*|fl(?:y|ies|ying)|builds?|building|scooter|shar(?:e|es|ing)|(?:one|same) bi(?:ke|cycle)|turns)\b/i,
  fits: (theme) => onTheGround(theme) && hasLegs(theme),
  reads: ({ hero, raw }) => (hero && isRidden(hero, raw) ? { hero: null } : {}),
  plots: [STABILISERS, TOO_BIG, THERE_AND_BACK].map(standsApart),
  talk: {
    young: { yours: [() => 'Where would you ride a bike?'] },
    older: {
      wonder: [() => 'Who do you think found it out first, and how could you tell?'],
      yours: [() => 'Is there something that only works when you go fast, or only when you go slowly?'],
    },
  },
};

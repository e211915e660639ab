import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { BERRIES } from './berries.ts';
import { HURRY } from './hurry.ts';
import { LATE } from './late.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who comes by at a time, and stops for those who wait: nobody who saves people, and nobody on water. */
const COMES_BY =
  /^(?:bus|steam train|train|tram|double-decker|taxi|underground train|express train|post van|milk float|ice cream van|lorry|camper van|bicycle|car)$/;
const IS_SLOW = /^(?:snail|tortoise|turtle|slug|worm|caterpillar|sloth|hedgehog|mole|ladybird|koala|beetle|duckling)$/;
const LATE_WORDS = /\b(?:late|on time|delayed|behind time)\b/i;

const HURRY_WORDS =
  /\b(?:in (?:such )?a (?:\p{L}+ )?(?:hurry|rush)|hurries|hurrying|rushing|too busy|always busy|no time)\b/iu;

/** Who can run for a bus: nobody on wheels, nobody in the water. */
const canHurry = ({ hero, other }: Theme): boolean =>
  [hero, other].every(
    (each) =>
      !each?.being ||
      (!/^(?:thing|vehicle)$/.test(each.being.isa) && !/^(?:fish|whale|shark|octopus|crab)$/.test(each.being.id)),
  );

const fits = (theme: Theme): boolean => {
  const id = (theme.hero ?? theme.other)?.being?.id ?? '';
  if (!onTheGround(theme)) return false;
  if (HURRY_WORDS.test(theme.raw)) return canHurry(theme);
  return LATE_WORDS.test(theme.raw) ? COMES_BY.test(id) : IS_SLOW.test(id);
};

/** Somebody who is always late, or who is slow and would like to be fast. */
export const SLOW_OR_FAST: StoryEvent = {
  id: 'slow-or-fast',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:always|never|forever|often|too|so|very|running|runs|was|is|were|got) (?:\p{L}+ )?(?:late|on time|delayed)\b|\blate (?:train|bus|tram|post\p{L}*)\b|\bwho (?:is|was|comes|came|runs) late\b|\b(?:wants?|wanted|wish\w*|longs|longed|dreams?|dreamed|tries|tried|trying|learns?|would (?:like|love)|hopes?|has|had|needs?) [^.]*\b(?:fast\p{L}*|quick\p{L}*|speed\p{L}*)\b|\b(?:fast|fastest|speedy|quick|slowest|too slow|so slow|very slow|hates being slow|tired of being slow)\b|\bin (?:such )?a (?:\p{L}+ )?(?:hurry|rush)\b|\balways (?:hurrying|rushing|hurries|rushes|busy)\b|\b(?:has|have|had) no time\b|\btoo busy\b/iu,
  not: /\b(?:race|races|racing|raced|marathon|swim\w*|school|bedtime|asleep|too late|birthday|party|christmas|space|moon|rocket|fast asleep|breakfast)\b/i,
  fits,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero ?? (other?.being ? other : null),
    other: hero && other?.being && other.being.id !== hero.being?.id && other.being.isa !== 'thing' ? other : null,
    fear: null,
    thing: null,
  }),
  plots: [BERRIES, LATE, HURRY],
  talk: {
    young: { yours: [() => 'What do you like to do very slowly?'] },
    older: {
      wonder: [() => 'Who was right all the time, without knowing it?'],
      yours: [() => 'What is better when you wait for it?'],
    },
  },
};

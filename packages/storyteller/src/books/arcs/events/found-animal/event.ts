import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { isWhereOneWalks } from './spot.ts';
import { UMBRELLA } from './umbrella.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Small ones whose mother is somewhere near, and comes when nobody stands in her way. */
const FOUND =
  /^(?:squirrel|cat|kitten|hedgehog|penguin|duck|duckling|rabbit|bunny|mouse|badger|otter|bird|baby bird|chick|owl|owlet|fox|robin|sparrow|blackbird|swan|seal|fawn|deer)$/;

const isSmallOne = ({ hero, other, raw }: Theme): boolean => {
  const there = [hero, other].filter((each) => each?.being);
  const small = there[0];
  return (
    there.length === 1 &&
    small?.being !== undefined &&
    small.being !== null &&
    small.name === null &&
    !small.plural &&
    (FOUND.test(small.being.id) || FOUND.test(small.word)) &&
    // A grown cat in a garden is out for a walk, and goes home by itself.
    (small.being.id !== 'cat' || /\bkitten|baby\b/i.test(raw))
  );
};

/** Somebody small is found where it should not be, and is helped back the right way. */
export const FOUND_ANIMAL: StoryEvent = {
  id: 'found-animal',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:find|finds|found|finding|rescu\w+|saves?|saving|help\w*) (?:a |an |the )(?:\p{L}+ ){0,2}\p{L}+\b|\b(?:lost|baby) (?:\p{L}+ )?\p{L}+ (?:on|in|under|behind|by|beside) (?:the|a|an|our) |^(?:an? |the )?(?:kitten|hedgehog|squirrel|rabbit|mouse|duckling|penguin) (?:in|under|behind|on|by) (?:the|our|a) (?:\p{L}+ )?(?:hedge|garden|shed|beach|bush|doorstep|park|bench|path|leaves)\b/iu,
  not: /\b(?:eggs?|who|that|hurt|injured|sick|ill|broken|dead|died|dies|vet|named|called|zoo|school|nursery|space|moon|magic\w*|christmas|easter|thief|steal\w*|balloon|friends?|way home|home|family|mum\w*|mother|dad\w*|treasure|courage|brave\w*|his|her|its|their|nuts?|sleep\w*|hibernat\w*|cross\w*|roads?|bus|train|bath|pool|desert|fridge|snow\w*|jungle|city|town|playing|party|picnic|wants?|can'?t|learns?|afraid|scared)\b/i,
  fits: (theme) => onTheGround(theme) && isWhereOneWalks(theme.raw.toLowerCase()) && isSmallOne(theme),
  // It is found, and not the one who does anything.
  reads: ({ hero, other, place, thing }) => ({
    hero: null,
    other: [hero, other].find((each) => each?.being) ?? null,
    relation: 'none',
    clause: null,
    want: null,
    first: null,
    place: place?.word === 'walk' ? null : place,
    thing: thing?.word === 'walk' || thing?.word === 'hedge' ? null : thing,
  }),
  plots: [UMBRELLA],
  talk: {
    young: { yours: [() => 'Which animal did you see outside?'] },
    older: {
      wonder: [() => 'What did the small one tell the others at home?'],
      yours: [() => 'When did you have to wait for somebody, and how did you know they were coming?'],
    },
  },
};

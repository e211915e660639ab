import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LOOKED_TOO } from './looked-too.ts';
import { PET } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isPet = (each: Entity | null): boolean => new RegExp(`^${PET}$`, 'u').test(each?.word ?? '');
const SOLVER = String.raw`(?:detectives?|sleuths?|mystery|case of|investigat\w+)`;
const GONE = String.raw`(?:missing|lost|disappear\w*|vanish\w*|finds?|found|where)`;

/** A detective looks for a pet, which comes along to see what is lost. */
export const BEHIND_YOU: StoryEvent = {
  id: 'behind-you',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${SOLVER}\b[^.]*\b${GONE}\b[^.]*\b${PET}s?\b|\b${SOLVER}\b[^.]*\b${PET}s?\b[^.]*\b${GONE}\b|\bpet detectives?\b`,
    'iu',
  ),
  not: /\b(?:(?:cat|dog|hamster|rabbit|puppy|kitten) (?:detectives?|sleuth|who)|biscuits?|cookies?|cakes?|bones?|sausages?|sandwich\w*|(?:his|her|their|my|our) (?:\w+ )?(?:slippers?|socks?|shoes?)|food|collar|toy|teddy|class|school|pony|horse|space|pirates?|died|stole\w*|thief|haunted|ghost)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || isPet(each) || /detective|sleuth|girl|boy/u.test(each.word),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [other, hero].find(isPet) ?? null,
    thing: about('magnifying glass'),
    wish: null,
  }),
  plots: [standsApart(LOOKED_TOO)],
  talk: {
    young: { yours: [() => 'Can you find the one who is lost in each picture?'] },
    older: {
      wonder: [() => 'What did the one who was lost think that they were looking for?'],
      yours: [() => 'What have you looked for that was with you all the time?'],
    },
  },
};

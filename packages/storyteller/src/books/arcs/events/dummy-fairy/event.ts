import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THREE_PATS } from './three-pats.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SUCKED = String.raw`(?:dumm(?:y|ies)|pacifiers?|paci(?:e|es|s)?|soothers?|bink(?:y|ies))`;
const FAIRY = String.raw`\bfair(?:y|ies)\b`;
const BABIES = String.raw`(?:the |all the |some |other |new |little )*bab(?:y|ies)(?: (?:animals?|birds?|rabbits?|bunnies|owls?|squirrels?|lambs?|hedgehogs?|foxes|reindeers?|\p{L}+s))?`;
/** Whoever is a part of what is given away, and gives nothing away. */
const OF_IT = /\b(?:fair(?:y|ies)|bab(?:y|ies)|animals?|dumm(?:y|ies)|pacifiers?|bink(?:y|ies)|soothers?|bottles?)\b/iu;

/** Whoever has them in the theme, and is named before they are: "a little bear gives his dummy away". */
function giverIn({ hero, other, raw }: Theme): Entity | null {
  const before = raw.split(new RegExp(SUCKED, 'iu'))[0]?.toLowerCase() ?? '';
  const isGiver = (each: Entity | null) => each && !OF_IT.test(each.word) && before.includes(each.word.toLowerCase());
  return [hero, other].map(somebody).find(isGiver) ?? null;
}

/** A fairy fetches the dummies, for those who are smaller. */
export const DUMMY_FAIRY: StoryEvent = {
  id: 'dummy-fairy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`(?:\b(?:giv|gave|leav|send|post|hang|swap|trad)\p{L}*\b[^.]*)?\b${SUCKED}\b[^.]*${FAIRY}`,
      String.raw`${FAIRY}[^.]*\b${SUCKED}\b`,
      String.raw`\bbottle fairy\b`,
      String.raw`\b(?:giv\w+|gave|sends?|leaves?|takes?|go|goes|for)\b[^.]*\b${SUCKED}\b[^.]*\b(?:to|for) ${BABIES}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:tooth|teeth|lost|loses|forg[eo]t\w*|late|santa|christmas|sister|brother|steals?|stole)\b/i,
  fits: onTheGround,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: giverIn(theme),
    other: nounDrawn(theme, 'fairy'),
    thing: about('box'),
    also: [],
    place: null,
    first: null,
  }),
  plots: [THREE_PATS],
  talk: {
    young: { yours: [() => 'Whom can you pat to sleep? Pat, pat, pat.'] },
    older: {
      wonder: [() => 'How did the smallest one go to sleep?'],
      yours: [() => 'What helps you to go to sleep?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NO_END } from './no-end.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MOST = String.raw`(?:tallest|smallest|shortest|littlest|tiniest)`;
const MORE = String.raw`(?:taller|smaller|shorter)`;
const CLASS = String.raw`(?:class(?:room)?|school|nursery|year|reception|kindergarten|preschool|row|line|team|group)`;
const OTHERS = String.raw`(?:everyone|everybody|all (?:(?:of|the|my|his|her|other) )*(?:\p{L}+)|the (?:others?|rest)|(?:my|his|her) (?:friends|class\w*|teacher))`;

const SIZE = /^(?:(?:very|too|so) )?(?:tall\w*|small\w*|short\w*|little\w*|tin(?:y|iest))$/i;
const withoutSize = (hero: Entity | null): Entity | null =>
  hero && { ...hero, adjectives: hero.adjectives.filter((each) => !SIZE.test(each)) };

/** One end of a row that is sorted by size; the other end is as far away. Nobody grows, and nobody needs to. */
export const TALLEST_IN_CLASS: StoryEvent = {
  id: 'tallest-in-class',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${MOST} (?:\p{L}+ ){0,2}(?:in|of|at) (?:(?:the|my|his|her|their|our|whole) )*${CLASS}\b|\b(?:tall|small|short|little|big) for (?:my|his|her|their) age\b|\b${MORE} than ${OTHERS}|\b(?:everyone|everybody|all (?:my|the|his|her) (?:\p{L}+ )?\p{L}+) (?:else )?(?:in (?:my|the|his|her|our) \p{L}+ )?(?:is|are) (?:so much |much )?(?:${MORE}|bigger) than\b|\b(?:a |the )?(?:very |really |so )?(?:tall|short) (?:girl|boy|child)$|^being (?:the |a |so |very |really )*(?:tall(?:est)?|short(?:est)?|small(?:est)?)(?: (?:one|girl|boy|child))?$|\b(?:is|am) (?:always )?the (?:tallest|shortest)$|\b(?:lin(?:e|es|ing) up|in a row|in (?:a )?line) (?:\p{L}+ )?(?:in order of|by) (?:size|height)\b`,
    'iu',
  ),
  not: /\b(?:giants?|trees?|towers?|buildings?|mountain|sunflowers?|bull(?:y|ied|ies|ying)|teas(?:e|ed|es|ing)|laugh\w* at|mean|picked on|baby|reach\w*|roller ?coaster|basketball|dinosaurs?|tooth|dancer|shadow|grows|growing|grew|wants? to be|wish\w*|brothers?|sisters?|cousins?|shoes?|clothes|doctor|ladders?|hair|stor(?:y|ies)|house)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (somebody(theme.hero) === null || theme.hero?.plural !== true) &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    // Said on the first page, and not with every name.
    hero: withoutSize(somebody(hero)),
    other: somebody(other),
    thing: about('umbrella'),
  }),
  plots: [NO_END],
  talk: {
    young: { yours: [() => 'What can you see that I cannot?'] },
    older: {
      wonder: [() => 'Where was the end?'],
      yours: [() => 'Who stands far away from you in the line?'],
    },
  },
};

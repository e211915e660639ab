import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { BUSY } from './busy.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const sits = (each: Entity | null): Entity | null =>
  each && /potty|toilet|loo|seat|napp(?:y|ies)/.test(each.word) ? null : somebody(each);

/** A potty comes into the house, and is everything but a potty, until it is wanted. */
export const POTTY: StoryEvent = {
  id: 'potty',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:us(?:es?|ing) (?:(?:the|a|his|her|my) )?(?:new )?)?pott(?:y|ies)\b(?: training)?|\b(?:(?:doesn['’]?t|does not|don['’]?t) (?:need|wear|want)|no longer (?:needs?|wears?)|stops? wearing|out of|without|last|no more|goodbye(?: to)?) (?:(?:any|a|the|her|his|my) )?napp(?:y|ies)\b/iu,
  not: /\b(?:scared|afraid|fear\w*|frightened|accidents?|wet|constipat\w*|poo(?:ing)? hurts|hospital|hates?|refus\w*|cries|crying|toilet monster|night|dry|nappy fairy|no more(?! napp)|harry|plant|potty (?:inventor|professor|about))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => sits(each) === null || !/^(?:sea|insect|bird|vehicle|thing)$/.test(each?.being?.isa ?? ''),
    ),
  quarrel: true,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: sits(hero) ?? sits(other),
    other: sits(hero) ? sits(other) : null,
    thing: about('potty'),
  }),
  plots: [standsApart(ableFriend(mateBeside(BUSY)))],
  talk: {
    young: { yours: [() => 'What else could one put on a teddy for a hat?'] },
    older: {
      wonder: [() => 'What was the potty best at?'],
      yours: [() => 'What do you use for something that it was not made for?'],
    },
  },
};

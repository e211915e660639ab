import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CLANG } from './clang.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A tournament, and a helmet that is too big. */
export const TOURNAMENT: StoryEvent = {
  id: 'tournament',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:knights?['’]?s?|jousting|medieval|royal|castle|great|first|big) (?:\p{L}+ )?(?:tournaments?|joust\w*)\b|\bjoust\w*\b|\bknights?\b[^.]*\btournaments?\b|^(?:a|the) tournament$|\b(?:at|to|for) the tournament$|\btournaments? (?:at|of) the (?:castle|knights?|king\w*|queen\w*)\b/iu,
  not: /\b(?:football|tennis|chess|swim\w*|video|dance|dancing|cooking|cake|karate|golf|dragons?|school|space|afraid|scared|card|game)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || !/^(?:thing|vehicle|sea|insect|bird)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /tournament|castle|joust/.test(hero.word) ? null : somebody(hero),
    other: other && /tournament|castle|joust/.test(other.word) ? null : somebody(other),
    thing: about('helmet'),
    place: null,
    first: null,
  }),
  plots: [{ ...CLANG, when: /\b(?:tournaments?|joust\w*)\b/i }],
  talk: {
    young: { yours: [() => 'What can you hear when you shut your eyes?'] },
    older: {
      wonder: [() => 'When could they have thought of the bell?'],
      yours: [() => 'What can you do with your eyes shut?'],
    },
  },
};

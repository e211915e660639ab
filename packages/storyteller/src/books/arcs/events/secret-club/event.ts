import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { PASSWORD } from './password.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A secret club, with a password. */
export const SECRET_CLUB: StoryEvent = {
  id: 'secret-club',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsecret (?:\p{L}+ )?(?:clubs?|society|gang|clubhouse)\b|\bclub ?house\b|\bpasswords?\b|\b(?:start\w*|make|makes|making|has|have|join\w*) (?:a|the|their|our|our own) (?:\p{L}+ )?club\b/iu,
  not: /\b(?:football|golf|chess|swim\w*|breakfast|after-?school|dance|book club|scared|afraid|fear\w*|computer|tablet|space|pirates?|tree ?house|robot|left out|leav\w+ out|spies|spy|agents?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('biscuit'),
  }),
  plots: [{ ...PASSWORD, when: /\b(?:club\w*|password\w*|gang|society)\b/i }],
  talk: {
    young: { yours: [() => 'What is your password?'] },
    older: {
      wonder: [() => 'Who is a secret for, and who is it against?'],
      yours: [() => 'What would be done in a club of yours?'],
    },
  },
};

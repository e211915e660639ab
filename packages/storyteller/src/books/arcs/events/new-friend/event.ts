import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NEVER } from './never.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "The new girl" is who is new there, and no second being; an animal that comes to school is. */
const isNewcomer = (other: Entity | null): boolean =>
  !other || /^(?:\w+ )?(?:boy|girl|child|kid|pupil|friend|student|classmate)$/.test(other.word);

/** Somebody new in the class, whose language nobody speaks. */
export const NEW_FRIEND: StoryEvent = {
  id: 'new-friend',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bnew (?:boy|girl|child|kid|pupil|student|friend|classmate)\b[^.]*\b(?:school|class\w*|nursery|language|english|spanish|italian|portuguese|speaks?)\b|\b(?:school|class\w*|nursery)\b[^.]*\bnew (?:boy|girl|child|kid|pupil|student|friend|classmate)\b|\b(?:speaks?|speaking|talks?) (?:an?other|a different|a strange|no|a foreign|only spanish|only italian|only portuguese) ?(?:language|english)?\b|\b(?:doesn'?t|does not|can'?t|cannot) speak english\b|\bfrom another country\b|\bnew (?:boy|girl) (?:who|from)\b/i,
  not: /\b(?:(?:is|am|being) (?:the |a )?new (?:girl|boy|child|kid|pupil|student)(?! who)|shy|quiet|never speaks|scared|afraid|fear\w*|bull\w*|refugee|war|alien|robot|monster|ghost|dragon|dinosaur|planet|space|polish|poland|ukrain\w*|french|france|german\w*|chinese|china|arabic|hindi|sign language|deaf|wheelchair|starts?|starting|first day|has a new|best friend|moves?|magic|animals?|dog|cat|parrot|baby|summer|beach)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    isNewcomer(theme.other) &&
    (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero }) => ({
    hero: isNewcomer(hero) ? null : somebody(hero),
    other: null,
    thing: about('snow'),
    relation: 'none',
    clause: null,
    want: null,
    first: null,
    place: null,
  }),
  plots: [{ ...NEVER, when: /\b(?:new|speaks?|language|english|country)\b/i }],
  talk: {
    young: { yours: [() => 'What do you say when it snows?'] },
    older: {
      wonder: [() => 'What could the others have looked at, to find out what the word was?'],
      yours: [() => 'Which word of another language do you know?'],
    },
  },
};

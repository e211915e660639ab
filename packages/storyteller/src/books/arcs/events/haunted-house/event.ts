import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { GUIDE } from './guide.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PLACE = '(?:house|castle|mansion|manor|palace|hall|tower|hotel|inn|abbey|priory)';
/** Ghosts of the theme are met, and the place is gone through: neither is who the book is about. */
const OF_IT = /ghost|spook|house|castle|mansion|manor|palace|haunted/;

/** An old place with a ghost in it, who is nothing to be afraid of. */
export const HAUNTED_HOUSE: StoryEvent = {
  id: 'haunted-house',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:haunted|spooky|creepy|ghostly) (?:old )?${PLACE}\b|\b${PLACE} (?:that |which |who )?(?:is|was|full of|with) (?:(?:a|the|some|friendly) )*(?:haunted|ghosts?|spooky)\b|\bghosts? (?:(?:live|lives|living|hiding|hides) )?(?:in|of|at|from) (?:the|a|an|our|my) (?:\p{L}+ )?${PLACE}\b|\bhaunted\b.*\b${PLACE}\b`,
    'iu',
  ),
  not: /\b(?:hallow\w*|trick|ghosts? (?:who|that|which)|afraid|scared|frightened|witch\w*|wizard|vampires?|zombies?|skeletons?|dragons?|knights?|prince\w*|lonely|moves?|moving|sell|build\w*|dolls?|dolls'|party|school|space|lego|ghost train|(?:is|does)(?:n'?t| not) (?:\p{L}+ )?(?:scary|spooky|frightening))\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_IT.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && OF_IT.test(hero.word) ? null : somebody(hero),
    other: other && OF_IT.test(other.word) ? null : somebody(other),
    thing: about('lantern'),
    occasion: null,
  }),
  plots: [mateBeside(ableFriend(GUIDE))],
  talk: {
    young: { yours: [() => 'What would you play with him?'] },
    older: {
      wonder: [() => 'When did you know who he was, and what gave him away?'],
      yours: [() => 'What would you ask a ghost?'],
    },
  },
};

import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEXT_DOOR } from './next-door.ts';
import { liftIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LIFT = '(?:lift|elevator)';

/** A lift that goes sideways, or where no floor is. One that is stuck, or is feared, is told by others. */
export const GOES_SIDEWAYS: StoryEvent = {
  id: 'goes-sideways',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${LIFT}s?\b[^.]*\b(?:sideways|side to side|through the walls?|left or right|left and right|wrong way|wherever|anywhere|strange places|somewhere else|diagonal\w*)\b`,
      String.raw`\b${LIFT}s?\b[^.]*\bfloors? (?:that|which|who|nobody|no one|number|thirteen|between|zero|minus|\d+|\p{L}+ and a half)\b`,
      String.raw`\b${LIFT}s?\b[^.]*\b(?:thirteenth|missing|secret|hidden|unknown|extra|wrong|invisible|impossible) (?:\p{L}+ )?(?:floor|storey|level|button)\b`,
      String.raw`\b(?:thirteenth|missing|secret|hidden|mysterious|extra|strange|magic|unmarked) (?:floor|storey|level|button)\b[^.]*\b${LIFT}\b`,
      String.raw`\b(?:magic|magical|mysterious|strange|naughty|silly|cheeky|stubborn) ${LIFT}\b`,
      String.raw`\b${LIFT}\b[^.]*\b(?:button (?:that |which )?(?:nobody|no one|with no|without|has no)|no number|between (?:two |the )?floors)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:stuck(?![^.]*\bfloors? (?:that |which )?(?:nobody|no one))|scared|afraid|fear\w*|space(?! (?:station|hotel))|moon|stars?|rocket|chocolate|chair ?lift|ski|fork ?lift|lifts weights|fire|burn\w*|broken down|ghost|haunted|horror|time (?:travel|machine))\b/i,
  // A space station has floors, and one stands on them.
  fits: (theme) =>
    (onTheGround(theme) || /\bspace (?:station|hotel)\b/i.test(theme.raw)) &&
    !/^(?:sea|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  // It stops for whoever is in it, and is nobody.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(liftIn(raw.toLowerCase())),
    also: [],
  }),
  plots: [standsApart(ableFriend(NEXT_DOOR))],
  talk: {
    young: { yours: [() => 'Who lives on the other side of our wall?'] },
    older: {
      wonder: [() => 'Why had they never met before?'],
      yours: [() => 'Where would you come out, if you went sideways from your bed?'],
    },
  },
};

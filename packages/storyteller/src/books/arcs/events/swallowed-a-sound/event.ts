import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LAST_DOOR } from './last-door.ts';
import { soundIn } from './sound.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SWALLOWED = String.raw`(?:swallow(?:s|ed|ing)?|ate|eats|eaten|gulp(?:s|ed)(?: down)?|gobbl(?:es|ed)(?: up)?)`;
const HEARD = String.raw`(?:(?:alarm |cuckoo )?(?:clock|watch)|(?:jingle |door ?|school |little )?bell|whistle|trumpet|horn|flute|recorder|kazoo|mouth ?organ|harmonica|squeaker)`;
const INSIDE = String.raw`(?:in(?:side)? (?:his|her|its|their|the \p{L}+['’]s) (?:tummy|belly|stomach))`;

/** Somebody, but no child, who swallowed what can be heard. */
const OF = new RegExp(String.raw`\b${SWALLOWED} (?:\p{L}+ ){1,3}?${HEARD}\b|\b${HEARD}\b(?: \p{L}+)? ${INSIDE}`, 'iu');

/** A sound in a tummy that opens every door, told of somebody who has never dared to knock. */
export const SWALLOWED_A_SOUND: StoryEvent = {
  id: 'swallowed-a-sound',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:sea|ocean|underwater|fish|whales?|sharks?|poorly|hospital|vet|doctor)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero) !== null &&
    theme.hero?.plural !== true &&
    !/^(?:person|fish)$/.test(theme.hero?.being?.isa ?? ''),
  needs: ({ hero, raw }) =>
    somebody(hero) !== null &&
    hero?.plural !== true &&
    !/^(?:person|fish)$/.test(hero?.being?.isa ?? '') &&
    soundIn(raw) !== null &&
    new RegExp(String.raw`\b${SWALLOWED}\b|\bin(?:side)?\b`, 'iu').test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [standsApart({ ...LAST_DOOR, when: OF })],
  talk: {
    young: { yours: [() => 'Whose door would you like to knock at?'] },
    older: {
      wonder: [({ hero }) => `Why had ${hero} never knocked?`],
      yours: [() => 'Who is always glad when it is you at the door?'],
    },
  },
};

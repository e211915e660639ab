import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { YAWN } from './yawn.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who has teeth to be looked at, and can sit in a chair. */
const TOOTHLESS = /^(?:insect|sea|bird|vehicle|thing|plant|weather)$/;
const withTeeth = (each: Entity | null): boolean =>
  !each?.being ||
  each.word === 'dentist' ||
  /^(?:shark|whale|seal|dolphin)$/.test(each.being.id) ||
  !TOOTHLESS.test(each.being.isa);
const patient = (each: Entity | null): Entity | null => (each?.word === 'dentist' ? null : somebody(each));

/** A visit to the dentist, whose one task is to count. */
export const DENTIST: StoryEvent = {
  id: 'dentist',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bdentists?\b|\b(?:teeth|tooth) check-?up\b|\bteeth (?:are )?(?:counted|checked|looked at)\b/i,
  not: /\b(?:dentist for (?!(?:the first|my|me|a check)\b)|tooth ?ache|fillings?|braces?|pull\w*|taken out|extract\w*|wobbly|fairy|wants to be(?:come)?|becom\w+|who is a dentist|is a dentist|works|dentist who|drill\w*|anaesthetic|operation|space|moon|pirate dentist|bus|won['’]?t brush|brush\w*)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every(withTeeth) && theme.hero?.plural !== true,
  quarrel: true,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: patient(hero) ?? patient(other),
    other: patient(hero) ? patient(other) : null,
    place: null,
    thing: about('mirror'),
    fear: null,
    occasion: null,
  }),
  plots: [standsApart(ableFriend(mateBeside(YAWN)))],
  talk: {
    young: { yours: [() => 'Can you make somebody yawn?'] },
    older: {
      wonder: [() => 'Who yawned first of all, and how far did it get?'],
      yours: [() => 'What else is catching, besides yawns?'],
    },
  },
};

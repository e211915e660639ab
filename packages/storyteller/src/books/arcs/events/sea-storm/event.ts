import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FORTY } from './forty.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A storm on the open sea, as those who are on the ship have it. */
export const SEA_STORM: StoryEvent = {
  id: 'sea-storm',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bstorms? (?:at|on|over|out at) (?:the )?(?:sea|ocean|high seas)\b|\bsea storms?\b|\b(?:ships?|boats?|sail\w*|sea|ocean|captain|ferry|voyage) [^.]*\bstorms?\b|\bstorms? [^.]*\b(?:ships?|boats?|sail\w*|captain|ferry)\b|\b(?:rough|stormy|wild) seas?\b|\b(?:big|giant|huge) waves? [^.]*\b(?:ship|boat)\b|\b(?:ship|boat) in (?:a|the) storm\b/i,
  not: /\b(?:lighthouse|pirates?|treasure|mermaids?|paper|bath|toy|space|moon|island|light ?house|beach|kraken|monster|shark|whale|rocket|wreck\w*|ship ?wreck\w*|magic|ghost|scared|afraid|fear\w*|sand|snow ?storms?|thunder|noah|ark|vikings?|build\w*)\b/i,
  fits: ({ hero }) =>
    !hero?.plural &&
    (!hero?.being ||
      /^(?:boat|ship|ferry|sailing boat)$/.test(hero.being.id) ||
      !/^(?:thing|sea|insect)$/.test(hero.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero:
      hero?.being?.isa === 'vehicle' || hero?.being?.isa === 'thing' || /storm|wave|sea|captain/.test(hero?.word ?? '')
        ? null
        : hero,
    other: other?.being?.isa === 'vehicle' ? null : somebody(other),
    thing: /boat/i.test(raw) ? about('boat') : about('ship'),
    first: null,
    place: null,
    occasion: null,
  }),
  plots: [{ ...FORTY, when: /\b(?:storms?|stormy|rough|wild|waves?)\b/i }],
  talk: {
    young: { yours: [() => 'What do you run to when somebody rings?'] },
    older: {
      wonder: [() => 'Why was it not enough to ring on one side?'],
      yours: [() => 'When have you had to trust somebody to catch?'],
    },
  },
};

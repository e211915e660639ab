import { beingNamed } from '../../../theme/entries.ts';
import type { Entity, Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { TIDE } from './tide.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who floats, and is small. */
const SMALL_BOAT = /^(?:tugboat|boat|rowing boat|lifeboat|canoe|ferry)$/;

const boatOf = ({ hero, other, raw }: Theme): Entity | null => {
  if (IN_A_BOAT.test(raw)) return null;
  const found = [hero, other].find((each) => SMALL_BOAT.test(each?.being?.id ?? '') || each?.word === 'tug');
  return found?.word === 'tug'
    ? { ...found, word: 'tugboat', being: beingNamed('tugboat') ?? found.being }
    : (found ?? null);
};

const TRIP =
  /\bboat (?:trip|ride|journey|holiday|day)\b|\bsail(?:ing|s|ed)?\b|\b(?:on|in|by) (?:(?:a|the|our|his|her|my) )?(?:\p{L}+['’]s )?(?:\p{L}+ )?boat\b|\browing\b/iu;
const IN_WATER = /^(?:fish|goldfish|whale|shark|octopus|crab|dolphin|seal|mermaid|turtle|jellyfish|squid|starfish)$/;

/** Where somebody sits in it, a boat is nobody. */
const IN_A_BOAT = /\b(?:in|on) (?:(?:my|our|his|her|their|the|a) )?(?:\p{L}+['’]s )?(?:\p{L}+ )?boat\b/iu;

/** A voyage to a place that is named is about the place. */
const FAR_OFF = /\bsail\w* (?:to|across|round|around|for|away|through|into)\b(?! (?:the )?sea\b)/i;

/** Whether somebody goes out in a boat who can sit in one. */
const isTrip = ({ hero, other, raw, place }: Theme): boolean =>
  TRIP.test(raw) &&
  !FAR_OFF.test(raw) &&
  !(/^(?:space|sky)$/.test(place?.place?.setting ?? '') && raw.toLowerCase().includes(place?.word ?? '-')) &&
  [hero, other].every(
    (each) =>
      !each?.being ||
      /^boats?$/.test(each.word) ||
      (!/^(?:thing|vehicle)$/.test(each.being.isa) && !IN_WATER.test(each.being.id)),
  );

const trip = ({ hero: named, other }: Theme): Partial<Theme> => ({
  hero: named && !/^boats?$/.test(named.word) ? named : null,
  other: somebody(other),
  relation: 'go',
  place: null,
  thing: named && !/^boats?$/.test(named.word) ? null : about('boat'),
  want: null,
  clause: null,
  activity: null,
});

/** A boat, and what happens to it. */
export const BOAT_TRIP: StoryEvent = {
  id: 'boat-trip',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:tug ?boats?|tugs?|(?:little|small|tiny|old|brave|toy|red|blue|sailing|fishing|rowing|big|harbour) (?:\p{L}+ )?(?:boats?|tugs?)|boats? (?:who|that|which|and|called|named|is|can'?t|wants?|helps?|saves?|goes|gets)|ferry|ferries|lifeboats?|stuck (?:ship|boat)|(?:a|the) boat$|(?:grand\p{L}+|gran|nan|dad|daddy|uncle|mum|mummy|aunti?e?|our|my)(?:['’]s)? (?:\p{L}+ )?boat)\b|\bboat (?:trip|ride|journey|holiday|day)\b|\bsail(?:ing|s|ed)?\b|\b(?:on|in|by) (?:a|the|our|his|her|my) (?:\p{L}+ )?boat\b|\browing\b/iu,
  not: /\b(?:sea ?sick\w*|sick|pirates?|vegetarian|lighthouse\w*|treasure|scared|afraid|fear\w*|paper|bath|storm|race|races|racing|island|moon|space|sink\w*|sank|lost|loses|asleep|ice|frozen|birthday|school|shark|tired|sleep\w*|noah|ark|build\w*|built|makes?|made|dragon|fly|flying)\b/i,
  fits: (theme) => boatOf(theme) !== null || isTrip(theme),
  // The small one is the hero, also where the big ship is named first.
  reads: (theme) => {
    const { hero, other } = theme;
    const small = boatOf(theme);
    if (!small) return trip(theme);
    const also =
      [hero, other].find(
        (each) => each?.being && each.word !== 'tug' && each !== small && each.being.isa !== 'thing',
      ) ?? null;
    return {
      hero: small,
      other: also,
      relation: 'none',
      place: null,
      thing: null,
      want: null,
      clause: null,
      activity: null,
    };
  },
  plots: [TIDE],
  talk: {
    young: { yours: [() => 'What do you do while you wait?'] },
    older: {
      wonder: [() => 'Who really got the big ship off the sand?'],
      yours: [() => 'When is it right to do nothing?'],
    },
  },
};

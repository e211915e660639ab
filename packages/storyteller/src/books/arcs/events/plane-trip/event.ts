import { kinWords } from '../../../../facts/kin.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const A_PLANE = /^(?:aero|air)?planes?$/i;

/** "Nana's house" is where one flies to, and nobody. */
const HOME_OF_KIN = new RegExp(
  String.raw`\b(?:${kinWords.join('|')})['’]s (?:new |old )?(house|home|flat|bungalow|cottage|farm|caravan)\b`,
  'iu',
);
const isHomeOfKin = (raw: string, word: string): boolean => HOME_OF_KIN.exec(raw)?.[1]?.toLowerCase() === word;

/** A journey by aeroplane, as one who sits at the window. */
export const PLANE_TRIP: StoryEvent = {
  id: 'plane-trip',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:on|in|by|takes?|taking|catch(?:es|ing)?) (?:an? |the )?(?:big |first )?(?:aeroplane|airplane|plane)\b|\b(?:aeroplane|airplane|plane) (?:trip|ride|journey)\b|\bfirst (?:flight|time flying|(?:aero|air)?plane)\b|\b(?:fly|flies|flying|flew) to \p{L}+|\bholiday (?:in|to) (?:spain|italy|greece|portugal|turkey|india|africa|america|jamaica|poland|france|florida|cyprus|malta|egypt|morocco|mexico|australia)\b|\bgoing on holiday\b/iu,
  not: /\b(?:(?:grand\w*|gran\w*|nan\w*|mum\w*|dad\w*)'s first|car|train|boat|ship|ferry|caravan|camp\w*|tent|moon|space|mars|stars?|sun|planet|paper|toy|pilot|builds?|building|crash\w*|lost|loses|scared|afraid|frightened|nervous|worried|magic|carpet|rocket|wings?|balloon|broom\w*|neverland|beach|sea|to school|giant|on the back of|on an? (?:\p{L}+ )?(?:pigeon|bird|eagle|goose|swan|owl|seagull|dragon|bee))\b/iu,
  fits: ({ raw, hero, place }) =>
    !hero?.plural &&
    (hero?.being?.isa !== 'thing' || isHomeOfKin(raw, hero.word)) &&
    (hero?.being?.isa !== 'vehicle' || A_PLANE.test(hero.word)) &&
    // The moon is where a journey goes that says nothing else, and then it was not asked for.
    (place?.place?.setting !== 'space' || !raw.toLowerCase().includes(place.word.toLowerCase())),
  // What one flies in is nobody.
  reads: ({ raw, hero }) => ({
    ...NOTHING_DONE,
    ...(hero && (A_PLANE.test(hero.word) || isHomeOfKin(raw, hero.word)) ? { hero: null } : {}),
    thing: null,
    first: null,
    from: null,
  }),
  plots: [{ id: 'little-one', young, middle, old }],
  talk: {
    young: { yours: [() => 'Where is your own dark one, when the sun is out?'] },
    older: {
      wonder: [() => 'Why did it get small, and why did it get big again?'],
      yours: [() => 'What would you like to see from high up?'],
    },
  },
};

import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { takenWord } from './blown.ts';
import { GONE } from './gone.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BLOWN =
  /^(?:winds?|hats?|kites?|umbrellas?|scarf|scarves|washing|laundry|storms?|gales?|weather|day|line|breeze|air)$/;

/** A thief who has legs, and a wind that carries people off, are other stories. */
const isTakenByAnother = (raw: string): boolean =>
  (/\b(?:st(?:ole|eals?)|took|takes)\b/i.test(raw) && !/\b(?:winds?|gales?|gusts?|storms?|breeze)\b/i.test(raw)) ||
  /\bcarr(?:y|ies|ied) (?:him|her|them|us|me)\b/i.test(raw);

/** The wind blows, and takes something along. */
export const WINDY: StoryEvent = {
  id: 'windy',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bkites?\b|\b(?:hat|umbrella|scarf|washing|laundry|sheets?)\b[^.]*\b(?:bl(?:ow|ows|ew|own|owing)|fl(?:y|ies|ew|own|ying) (?:away|off)|got away|gets away|escap\w+|carried (?:off|away)|runs? away|ran away)\b|\b(?:bl(?:ow|ows|ew|own|owing)|carr(?:y|ies|ied) (?:off|away)|took|takes|st(?:ole|eals?)|chas\w+)\b[^.]*\b(?:hats?|kites?|umbrellas?|scarf|scarves|washing|laundry)\b|\bwindy (?:at|in|on) (?:the|our) (?:\p{L}+ )?\p{L}+$|\bwindy (?:\p{L}+ )?(?:day|morning|walk|weather|afternoon)\b|^(?:the |a |very |too )*(?:big |strong |wild |great )?(?:wind|gale)$|\bwind (?:\p{L}+ )?(?:blew|blows|took|stole) (?:\p{L}+ )*(?:everything|away)\b/iu,
  not: /\b(?:picnic|tent|camp\w*|boat|sails?|(?<!to the )sea|ship|houses?|roof|pigs|afraid|scared|cowboy|magic\w*|space|witch\w*|wizard|tree|balloons?|top hat|snow\w*|race|thunder\w*|aeroplane|dragon|candles?|birthday|(?:mak(?:es?|ing)|build\w*|made)(?!.*\bwindy\b)|machine|crown|stuck|who)\b/i,
  fits: (theme) =>
    // What is chased all the way to the sea is at home on the ground.
    (onTheGround(theme) || /\b(?:to|towards) the (?:sea|beach|river)\b/i.test(theme.raw)) &&
    !isTakenByAnother(theme.raw) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || BLOWN.test(each.word) || !/^(?:thing|vehicle|weather)$/.test(each.being.isa),
    ),
  // What is blown away is nobody, and nor is the wind.
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: hero && !BLOWN.test(hero.word) ? somebody(hero) : null,
    other: other && !BLOWN.test(other.word) ? somebody(other) : null,
    place: place && /\b(?:park|shops?|school|beach|library|zoo)\b/.test(place.word) ? place : null,
    thing: about(takenWord(raw.toLowerCase())),
    fear: null,
  }),
  plots: [GONE],
  talk: {
    young: { yours: [() => 'What did the wind once blow away?'] },
    older: {
      wonder: [() => 'Why did everything end up in the same corner?'],
      yours: [() => 'Are you one who runs, or one who stands and looks?'],
    },
  },
};

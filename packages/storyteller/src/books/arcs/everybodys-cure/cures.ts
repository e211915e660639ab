import type { Theme } from '../../theme.ts';
import { within } from '../wording.ts';

/** What is good for anything, as the neighbours know. */
export interface Cure {
  /** As it is said: "Hold an onion". */
  readonly advice: string;
  /** After "there stood ..., ": "holding an onion". At most five words. */
  readonly state: string;
  /** Why it did nothing, at most 14 words; the same in at most eight. */
  readonly failed: string;
  readonly failedShort: string;
}

export const CURES: readonly Cure[] = [
  {
    advice: 'Hold an onion',
    state: 'holding an onion',
    failed: 'It did not help at all, and now everything smelt of onion.',
    failedShort: 'It did not help. It smelt!',
  },
  {
    advice: 'Stand on one leg',
    state: 'on one leg',
    failed: 'It did not help to be on one leg. One only fell over.',
    failedShort: 'It did not help. Wobble, wobble!',
  },
  {
    advice: 'Wear your scarf backwards',
    state: 'in a backwards scarf',
    failed: 'It did not help at all, and the scarf tickled.',
    failedShort: 'It did not help. The scarf tickled.',
  },
  {
    advice: 'Put a spoon on your nose',
    state: 'with a spoon on',
    failed: 'It did not help, and at every nod the spoon fell off.',
    failedShort: 'It did not help. The spoon fell off.',
  },
  {
    advice: 'Think hard of a wall',
    state: 'thinking of a wall',
    failed: 'It did not help. One only walked into a real wall.',
    failedShort: 'It did not help. Not a bit.',
  },
  {
    advice: 'Hum the lowest note there is',
    state: 'humming very low',
    failed: 'It did not help, and the neighbours could not sleep.',
    failedShort: 'It did not help. Hmmm, hmmm!',
  },
  {
    advice: 'Walk backwards to the gate',
    state: 'going backwards',
    failed: 'It did not help, and the gate was in the way.',
    failedShort: 'It did not help. Bump, went the gate.',
  },
  {
    advice: 'Keep a pea under your hat',
    state: 'with a pea under a hat',
    failed: 'It did not help, and the pea fell into the tea.',
    failedShort: 'It did not help. Plip, went the pea.',
  },
];

/** How somebody feels or what comes over them, harmless, and not to be helped. */
const COMES_OVER =
  /^(?:(?:always |often |sometimes |only )?(?:gets?|feels?|goes|is|has|keeps|can't stop|cannot stop|never stops)) .*\b(?:dizzy|seasick|sea sick|carsick|car sick|travel sick|airsick|hot|warm|cold|freezing|chilly|itch\w*|ticklish|tickl\w+|sneez\w*|hiccup\w*|cough\w*|wet|sticky|smelly|stinky|giggl\w*|laugh\w*|danc\w+|singing|spinning|roaring|barking|mooing|quacking|crowing|humming|whistling|hopping|bouncing|jumping|wriggling|wagging|snoring|talking|twirling|wobbl\w*|yawn\w*|blush\w*|sore throat|runny nose|blocked nose|the wiggles|burp\w*|fart\w*|prickly|dusty|sleepwalk\w*|shak\w+|shiver\w*|grumbl\w+ tummy|rumbl\w+ tummy|growl\w+ tummy|butterflies in)\b|^(?:sneezes|itches|shivers|hiccups|wobbles|blushes|smells|burps|farts|sweats|melts|is allergic to)\b(?! (?:glitter|rainbows|stars|flowers|bubbles))/i;
const NO_JOKE =
  /\b(?:scared|afraid|sad|cry\w*|cries|hurt|ill|poorly|hospital|fever|wants?|died|lost|friends?|school|nappy|bed)\b/i;
const MOST_WORDS = 8;

/** Whether a clause tells of something that comes over somebody and that everybody has a cure for. */
export const comesOver = ({ clause, hero }: Theme): boolean =>
  clause !== null &&
  hero !== null &&
  hero.being !== null &&
  within(MOST_WORDS, clause) &&
  COMES_OVER.test(clause.trim()) &&
  !NO_JOKE.test(clause);

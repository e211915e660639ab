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
    failed: 'After that there was still the one thing, and there was an onion.',
    failedShort: 'It did nothing. It smelt.',
  },
  {
    advice: 'Stand on one leg',
    state: 'on one leg',
    failed: 'It was just as bad on one leg, and it leaned.',
    failedShort: 'Just the same. And wobbly.',
  },
  {
    advice: 'Wear your scarf backwards',
    state: 'in a backwards scarf',
    failed: 'The scarf did not know what it had been put on for.',
    failedShort: 'Nothing. Only a funny scarf.',
  },
  {
    advice: 'Put a spoon on your nose',
    state: 'with a spoon on',
    failed: 'It worked until the first nod. Then there was only a clatter.',
    failedShort: 'Clink. Off fell the spoon.',
  },
  {
    advice: 'Think hard of a wall',
    state: 'thinking of a wall',
    failed: 'But behind the wall it was waiting, quite patiently.',
    failedShort: 'It looked over the wall.',
  },
  {
    advice: 'Hum the lowest note there is',
    state: 'humming very low',
    failed: 'It did not go away. It only hummed along.',
    failedShort: 'It hummed too. Hmmm.',
  },
  {
    advice: 'Walk backwards to the gate',
    state: 'going backwards',
    failed: 'It came along all the same, from the other side.',
    failedShort: 'It came along. Backwards.',
  },
  {
    advice: 'Keep a pea under your hat',
    state: 'with a pea under a hat',
    failed: 'The pea was found on Friday. It had not been told what to do.',
    failedShort: 'The pea fell out. Plip.',
  },
];

/** How somebody feels or what comes over them, harmless, and not to be helped. */
const COMES_OVER =
  /^(?:(?:always |often |sometimes |only )?(?:gets?|feels?|goes|is|has|keeps|can't stop|cannot stop|never stops)) .*\b(?:dizzy|seasick|sea sick|carsick|car sick|travel sick|airsick|hot|warm|cold|freezing|chilly|itch\w*|ticklish|tickl\w+|sneez\w*|hiccup\w*|cough\w*|wet|sticky|smelly|stinky|giggl\w*|laugh\w*|danc\w+|singing|spinning|roaring|barking|mooing|quacking|crowing|humming|whistling|hopping|bouncing|jumping|wriggling|wagging|snoring|talking|twirling|wobbl\w*|yawn\w*|blush\w*|sore throat|runny nose|blocked nose|the wiggles|burp\w*|fart\w*|prickly|dusty|sleepwalk\w*|shak\w+|shiver\w*|grumbl\w+ tummy|rumbl\w+ tummy|growl\w+ tummy|butterflies in)\b|^(?:sneezes|itches|shivers|hiccups|wobbles|blushes|smells|burps|farts|sweats|melts)\b(?! (?:glitter|rainbows|stars|flowers|bubbles))/i;
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

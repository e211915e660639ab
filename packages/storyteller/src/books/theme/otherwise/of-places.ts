import { PLACE_WORDS } from '../entries.ts';
import type { Wording } from './wording.ts';

const IT_SNOWED = /\bsnow/i;
const IS_GONE = /hiding|gone|missing|not there|appeared|vanished|where/i;
/** "goodnight farm": whoever lives there is who goes to bed. */
function residentAsleep(all: string, one?: string, other?: string): string {
  const place = PLACE_WORDS.get((one ?? other ?? '').toLowerCase())?.entry;
  return place ? `bedtime with a sleepy ${place.resident}` : all;
}

/** Ways of saying a place, a day or a question. */
export const OF_PLACES: readonly Wording[] = [
  [
    /^(?:it['’]?s |it is |an? |the )?(?:very |really )?windy(?: today| day| outside)?$/i,
    'making a kite on a windy day',
  ],
  // "the day the snow came", "when it snowed".
  [
    /^(?:the |a )?(?:day|night|morning|time)? ?(?:that |when )?(?:it|the (?:first )?snow) (?:snowed(?: and snowed)?|came(?: down)?|fell|arrived|began|is coming|comes)$/i,
    (all) => (IT_SNOWED.test(all) ? 'a snowy day' : all),
  ],
  [/^(?:waiting for|will it|when will it) (?:the )?(?:first )?snow(?: to (?:come|fall|start))?$/i, 'a snowy day'],
  [
    /^(?:the |a )?(?:(?:night|evening) of the (?:big |great )?(?:thunder)?storm|(?:big |great )?storm (?:in|at) (?:the )?night|stormy night|stormy,? (?:dark )?night|dark and stormy night)$/i,
    'a thunderstorm',
  ],
  [
    /^(?:an?|the|my|our)? ?(?:magic|magical|enchanted) (school|garden|attic|kitchen|shed|barn|classroom|park|shop|market|bookshop|toy ?shop|museum)$/i,
    'a magic door in the $1',
  ],
  [
    /^(?:an? |the )?underwater (?:city|town|kingdom|world|castle|palace|village|adventure|land)$/i,
    'a journey to the bottom of the sea',
  ],
  [
    /^(?:the |our )?(farm|zoo|jungle|forest|pond|beach|garden|woods?|castle|moon|sea) (?:at bedtime|goes to (?:bed|sleep)|falls asleep)$|^good ?night,? (?:to )?(?:the )?(farm|zoo|jungle|forest|pond|beach|garden|woods?|castle|sea)$/i,
    residentAsleep,
  ],
  [
    /^(?:where (?:is|has|did) )?the (moon|sun|stars?) ?(?:is|are|has|have|was|were)? ?(?:hiding|gone(?: away| missing)?|missing|not there|disappeared|vanished|go)?$/i,
    (all, what) =>
      IS_GONE.test(all) ? (what?.toLowerCase() === 'moon' ? 'the moon is missing' : `who took the ${what}`) : all,
  ],
  [
    /^why (?:is|does|do|are) the (moon|sun) (?:always )?(?:follow(?:s|ing)?|com(?:e|es|ing) (?:along )?with) (?:us|me|our car|the car|everywhere|him|her)(?: .*)?$/i,
    'why does the $1 follow us',
  ],
  [
    /^why (is|does|do) (?:my|his|her|our|your) (shadow|reflection|echo|hair|tummy|heart|skin|tooth|teeth|nails|voice)\b/i,
    (_, verb, what = '') => `why ${verb} ${/^(?:shadow|echo)$/i.test(what) ? 'a ' : ''}${what}`,
  ],
  // What is asked of all of us is asked of people.
  [/^why do we (?!have to|need to|got to|all have to)(?=\p{L})/iu, 'why do people '],
  [/^what (?:would|will|might) happen if /i, 'what happens if '],
  [/^why do I (?!have to|need to|got to|always)(?=\p{L})/u, 'why do people '],
  // What is under the stairs can only be another door.
  [
    /^(under|behind|at the back of|at the bottom of|inside) (the|our) (stairs|shed|cupboard|attic|loft|cellar|garden|wardrobe|sofa|barn)$/i,
    'a magic door $1 $2 $3',
  ],
];

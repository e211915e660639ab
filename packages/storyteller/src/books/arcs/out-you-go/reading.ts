import { beingNamed } from '../../theme/entries.ts';
import { ODD_PLACES, type OddPlace } from './places.ts';

const SAID =
  /^(?:(?:a story )?about )?(?:there(?:'s| is| was) )?(?:an?|the) (?:(?:lost|big|huge|enormous|little|small|tiny|giant|silly|funny|baby|very big) )?([\p{Ll}-]+(?: bear)?) (?:(?:that|who|which) (?:is|was|got|gets|lives|sits|came|went) |(?:lost|stuck|sitting|standing|hiding|asleep) )?((?:in|on|at|up) .+)$/u;
/** These are there anyway, or whoever meets them there would not laugh. */
const AT_HOME =
  /^(?:cat|kitten|dog|puppy|mouse|rat|bird|pigeon|seagull|gull|owl|bat|spider|fly|bee|wasp|ant|beetle|snail|slug|worm|hamster|guinea pig|gerbil|goldfish|duck|duckling|squirrel|reindeer|snake|ghost|monster|skeleton|zombie|vampire|bug|caterpillar|butterfly|ladybird|robin|crow|magpie|stork)$/;

/** Somebody where nobody of the kind belongs: "a shark in the library"; null where the theme says something else. */
export function oddPlaceIn(raw: string): OddPlace | null {
  const [, who, where] =
    SAID.exec(
      raw
        .trim()
        .replace(/[.!?]+$/, '')
        .replace(/’/g, "'")
        .toLowerCase(),
    ) ?? [];
  if (who === undefined || where === undefined) return null;
  const being = beingNamed(who);
  if (!being || /^(?:person|vehicle|thing)$/.test(being.isa) || AT_HOME.test(being.id) || AT_HOME.test(who))
    return null;
  return ODD_PLACES.find(({ words }) => words.test(where)) ?? null;
}

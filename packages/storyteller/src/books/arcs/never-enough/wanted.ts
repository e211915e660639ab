import type { ThingName } from '@storylantern/contract';
import type { Theme } from '../../theme.ts';
import { BEING_WORDS, PLACE_WORDS, THING_WORDS, singularsOf } from '../../theme/entries.ts';
import { kindOf } from '../../theme/noun-kind.ts';

/** What somebody cannot have enough of, in the forms a story needs. */
export interface Wanted {
  /** After "more": "mud", "bananas". */
  readonly words: string;
  readonly many: boolean;
  readonly drawn: ThingName | null;
  /** It is taken from others, and not only liked. */
  readonly isTaken: boolean;
}

const MORE_OF =
  /^(?:really |always |just |only |secretly )?(loves?|likes?|adores?|steals?|takes?|nicks?|pinches|snatches|grabs?|hoards?|wants? more|(?:eats?|collects?) (?:too (?:much|many)|nothing but|only)|(?:can['’]?t|cannot|never) (?:stop (?:eating|stealing|taking|collecting)|(?:get|have|gets|has) enough)|is (?:mad|crazy|nuts) about)(?: of)? (?:to (?:eat|steal|take|collect) )?(?:(?:all|the|his|her|its|people['’]?s|other people['’]?s|every(?:one|body)['’]?s) ){0,2}(\p{Ll}{3,}(?: \p{Ll}{3,})?)$/iu;
const TAKES = /steal|take|taking|nick|pinch|snatch|grab/i;
/** What lies about by the handful, and is not counted. */
const BY_THE_HANDFUL = /^(?:mud|sand|slime|glitter|paint|glue|jam|honey|string|wool|custard|gravy)$/;
/** What nobody can carry home. */
const NOT_TO_HAVE =
  /^(?:stor(?:y|ies)|jokes?|games?|songs?|naps?|rules?|races?|puddles?|stars?|clouds?|colou?rs?|numbers?|letters?|words?|part(?:y|ies)|holidays?|holes?|hills?|mountains?|secrets?|snow|rain|music|hugs?|cuddles|kisses|tickles|baths?|beds?|houses?|trees?|walks?|slides?|swings?|flowers|rainbows?|dreams|school|surprises|questions|turns|medicine|sweets and|candy floss and|toys|things|stuff)$/;
const SORTS = /^(?:food|clothing|toy|object|thing|tool|plant)$/;

/** What a theme's hero wants more and more of; null when it is nothing that can be carried home. */
export function wantedIn({ clause, hero }: Theme): Wanted | null {
  const found = MORE_OF.exec((clause ?? '').trim().replace(/[.!?]+$/, ''));
  if (!found || hero === null) return null;
  const words = (found[2] ?? '').toLowerCase();
  const last = words.split(' ').at(-1) ?? words;
  if (NOT_TO_HAVE.test(last) || NOT_TO_HAVE.test(words) || last.endsWith('ing')) return null;
  const forms = [words, ...singularsOf(words), last, ...singularsOf(last)];
  // Nobody is hoarded, and nothing that one lives in.
  if (forms.some((each) => (BEING_WORDS.has(each) && !THING_WORDS.has(each)) || PLACE_WORDS.has(each))) return null;
  const entry = forms.map((each) => THING_WORDS.get(each)?.entry).find((each) => each !== undefined);
  const sort = kindOf(words)?.kind.sort ?? kindOf(last)?.kind.sort;
  const many = /[^s]s$/.test(last) && singularsOf(last).some((each) => each !== last);
  const isFood = sort === 'food' || entry?.like.includes('sweet') === true;
  if (!entry && !BY_THE_HANDFUL.test(words) && !(sort !== undefined && SORTS.test(sort))) return null;
  if (!many && !isFood && !BY_THE_HANDFUL.test(words) && entry?.uncounted !== true) return null;
  return { words, many, drawn: entry?.drawn ?? null, isTaken: TAKES.test(found[1] ?? '') };
}

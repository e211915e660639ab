import { baseOf } from '../../../words/base-verb.ts';
import { pastOf, pastOfBase } from '../../../words/past-tense.ts';
import type { Remedy } from './parts.ts';

const FEW = /\b(?:lonely|bored|alone|fed up|sad|left out)\b/i;
const NOBODY =
  /^(?:no ?-?one|nobody)(?: else)?(?<helpers>(?: (?:ever|will|would|can|wants to|wanted to|has time to|bothers to|likes to|remembers to))*) (?<verb>\p{L}+)(?<rest>.*)$/iu;
/** Behind these a verb is as in the dictionary: "nobody will lay the table". */
const HELPER = /(?:will|would|can|to)(?: ever)?$/i;

/** What is done about a reason, after a name. */
export function remedyFor(because: string, them: string): Remedy {
  const nobody = NOBODY.exec(because)?.groups;
  const past = nobody && pastAfter(nobody['helpers'] ?? '', nobody['verb'] ?? '');
  if (past !== undefined && !/^(?:loves?|likes?|cares?|wants?|needs?)$/i.test(nobody?.['verb'] ?? ''))
    return `${past}${nobody?.['rest'] ?? ''}`;
  if (FEW.test(because)) return `stayed, and kept ${them} company`;
  if (/\bhungry\b/i.test(because)) return `got ${them} some supper`;
  if (/\bcold\b/i.test(because)) return `fetched ${them} a blanket`;
  if (/\bthirsty\b/i.test(because)) return `brought ${them} some water`;
  return null;
}

function pastAfter(helpers: string, verb: string): string | undefined {
  if (!HELPER.test(helpers)) return pastOf(verb);
  const base = baseOf(verb);
  return base === undefined ? undefined : pastOfBase(base);
}

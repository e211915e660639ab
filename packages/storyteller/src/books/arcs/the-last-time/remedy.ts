import type { Remedy } from './parts.ts';
import { inThePast } from './past.ts';

const FEW = /\b(?:lonely|bored|alone|fed up|sad|left out)\b/i;
const NOBODY =
  /^(?:no ?-?one|nobody)(?: else)?(?: (?:ever|will|would|can|wants to|wanted to|has time to|bothers to|likes to|remembers to))* (?<verb>\p{L}+)(?<rest>.*)$/iu;

/** What is done about a reason, after a name. */
export function remedyFor(because: string, them: string): Remedy {
  const nobody = NOBODY.exec(because)?.groups;
  const past = nobody && inThePast(nobody['verb'] ?? '');
  if (past !== undefined && !/^(?:loves?|likes?|cares?|wants?|needs?)$/i.test(nobody?.['verb'] ?? ''))
    return `${past}${nobody?.['rest'] ?? ''}`;
  if (FEW.test(because)) return `stayed, and kept ${them} company`;
  if (/\bhungry\b/i.test(because)) return `got ${them} some supper`;
  if (/\bcold\b/i.test(because)) return `fetched ${them} a blanket`;
  if (/\bthirsty\b/i.test(because)) return `brought ${them} some water`;
  return null;
}

import type { Concept } from './concept.ts';
import { ABUSE } from './concepts/abuse.ts';
import { BREATHING } from './concepts/breathing.ts';
import { CIRCUMSTANCES } from './concepts/circumstances.ts';
import { CONSCIOUSNESS } from './concepts/consciousness.ts';
import { CRISIS } from './concepts/crisis.ts';
import { DEVELOPMENT } from './concepts/development.ts';
import { HARM_RISK } from './concepts/harm.ts';
import { ILLNESS_ALARMS } from './concepts/illness-alarms.ts';
import { INJURY } from './concepts/injury.ts';
import { LIMITS } from './concepts/limits.ts';
import { MISSING } from './concepts/missing.ts';
import { POISON } from './concepts/poison.ts';
import { SAME_DAY } from './concepts/same-day.ts';
import { SIGNS } from './concepts/signs.ts';
import { withoutIdioms } from './idioms.ts';
import { normalise } from './normalise.ts';
import { anyOf } from './pattern.ts';
import { stateOf, type MatchState } from './state.ts';

/** One place where a concept's words stand in a message, and how they are meant. */
export interface Match {
  readonly concept: Concept;
  readonly evidence: string;
  /** Where it begins in the text of its reading. */
  readonly at: number;
  readonly state: MatchState;
}

/** A message as it was read: its text without idioms, and every match in it. */
export interface Reading {
  readonly text: string;
  readonly matches: readonly Match[];
}

const CONCEPTS = [
  ...BREATHING,
  ...CONSCIOUSNESS,
  ...POISON,
  ...INJURY,
  ...ILLNESS_ALARMS,
  ...CRISIS,
  ...HARM_RISK,
  ...ABUSE,
  ...MISSING,
  ...SAME_DAY,
  ...DEVELOPMENT,
  ...LIMITS,
  ...SIGNS,
  ...CIRCUMSTANCES,
].map((concept) => ({
  concept,
  says: anyOf(concept.says),
  unless: concept.unless === undefined ? null : anyOf(concept.unless),
  unlessNear: concept.unlessNear === undefined ? null : anyOf(concept.unlessNear),
}));

/** A message holds at most this many matches of one concept that are looked at one by one. */
const MOST_MATCHES = 40;

function sentenceAround(text: string, from: number, to: number): string {
  const end = text.indexOf(' |', to);
  return text.slice(from === 0 ? 0 : text.lastIndexOf('| ', from) + 1, end === -1 ? text.length : end);
}

/** Every concept's words in one message. */
export function readMessage(message: string): Reading {
  const text = withoutIdioms(normalise(message));
  const matches: Match[] = [];
  for (const { concept, says, unless, unlessNear } of CONCEPTS) {
    let exceptions: readonly RegExpExecArray[] | null = null;
    let seen = 0;
    for (const found of text.matchAll(says)) {
      if (++seen > MOST_MATCHES) break;
      const from = found.index;
      const to = from + found[0].length;
      if (unless !== null) {
        exceptions ??= [...text.matchAll(unless)];
        if (exceptions.some((each) => each.index < to && each.index + each[0].length > from)) continue;
      }
      if (unlessNear !== null && sentenceAround(text, from, to).match(unlessNear) !== null) continue;
      matches.push({ concept, evidence: found[0], at: from, state: stateOf(text, from, to, concept) });
    }
  }
  return { text, matches };
}

import { plainText } from '../facts/given-text.ts';
import type { ClaimReader } from './claim-reader.ts';
import { ANY_LOUD_NOISE, isAboutFear, type Feared } from './feared.ts';
import type { Claimed } from './judge.ts';
import { typedWords } from './typed-words.ts';

/** What a noise is worth that no situation claims. */
const ANY_NOISE = 3;
/** Points of the field that a situation needs to be offered beside the one of what is feared. */
const BESIDE_FEAR = 0.6;

/** Claims less those of situations that are not about what is feared, unless the rest of the text makes them too. */
export function claimsOfFear(
  claims: ClaimReader,
  claimed: readonly Claimed[],
  fear: Feared,
  problem: string,
): readonly Claimed[] {
  const ofThing = claimsOfThing(claims, fear);
  const rest = plainText(problem).replace(fear.clause, ' . ');
  const elsewhere = new Set(
    claims.claimed(ofThing.size === 0 ? rest : withoutWhatComesOfIt(rest), false).map((each) => each.id),
  );
  const left = claimed.filter(({ id }) => elsewhere.has(id) || isAboutFear(id, fear, ofThing.has(id)));
  return left.length === 0 && fear.kind === 'noise'
    ? [{ id: ANY_LOUD_NOISE, points: ANY_NOISE, total: ANY_NOISE, own: true }]
    : left;
}

/**
 * What is left of a text, its fear cut out, without what somebody will not do for fear: who is scared of balloons "and won't
 * go to parties" is told of balloons.
 */
export const withoutWhatComesOfIt = (rest: string): string =>
  rest.replace(
    /(?<=^[^.!?]*\. ) ?,? ?(?:and|so)(?: now)?(?: (?:he|she|they))?(?: now)? (?:won't|wont|will not|refuses|refused|can't|cannot|doesn't want|does not want|avoids)\b[^.!?]*|(?<=^[^.!?]*\. ) ?,? ?(?:because|since|as|after)(?: of)? (?:the )?last time\b[^.!?]*/i,
    ' ',
  );

/** Situations that a text about a fear claims besides, where more words than the claim belong to them. */
export const alsoClaimed = (claimed: readonly Claimed[], field: ReadonlyMap<string, number>): string[] =>
  claimed.filter(({ id, own }) => own && (field.get(id) ?? 0) >= BESIDE_FEAR).map(({ id }) => id);

/** Situations that claim the thing feared, or a phrase that begins with it: "people in costumes". */
function claimsOfThing(claims: ClaimReader, { thing, clause }: Feared): ReadonlySet<string> {
  const ofThing = typedWords(thing);
  const words = new Set(ofThing.map((each) => each.word));
  const typed = typedWords(clause);
  const begins = claims.found(typed).filter(({ at }) => at.length > 1 && words.has(typed[at[0] ?? 0]?.word ?? ''));
  const found = [...claims.found(ofThing), ...begins].filter((each) => each.weight !== 'not');
  return new Set(found.map((each) => each.situation));
}

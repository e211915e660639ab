import { cap, wordCount } from '../arcs/wording.ts';

/** Where whoever reads aloud takes a breath, the best places first. */
const BREATHS = [
  /,? (?=(?:and|but|so|until|because|just before|before|after|while|where|when|till|that|who|which) )/gu,
  / (?=(?:in|into|on|onto|at|from|for|with|without|under|behind|through|like|all|inside|across|down|up|by) )/gu,
  / (?=\p{L}{2,}er than )/gu,
  / (?=(?:out of|to) )|(?<!out) (?=of )/gu,
];

/** A sentence in as many as it takes, none with more than `most` words: "They got stuck. In a lift with a brass band." */
export function inBreaths(most: number, said: string): string {
  const text = cap(said.trim().replace(/[.!?]+$/, ''));
  if (wordCount(text) <= most) return `${text}.`;
  for (const breath of BREATHS) {
    const cuts = [...text.matchAll(breath)]
      .map(({ 0: gap, index }) => [text.slice(0, index), text.slice(index + gap.length)] as const)
      .filter(
        ([before]) =>
          wordCount(before) > 1 && wordCount(before) <= most && !/\b(?:just|right|only|all|out|up)$/.test(before),
      );
    const whole = cuts.findLast(([, after]) => wordCount(after) <= most && wordCount(after) > 1) ?? cuts.at(-1);
    if (whole)
      return `${whole[0]}. ${inBreaths(most, whole[1].replace(/^(?:and|but) (?=(?:in|on|at|with) )/, '').replace(/^(?=(?:that|who|which) )/, 'one '))}`;
  }
  return `${text}.`;
}

/** The last few words by which somebody says where, with whom or how long, as they are asked back: "With a brass band?" */
export function echoOf(said: string): string | null {
  const found =
    / ((?:in|into|on|with|without|under|at|for|inside|behind|out of|till|until|through|from|by|over|off|to|round) (?:(?!\b(?:in|into|on|with|under|at|for|till|until|through|from|to)\b)[^,])+)$/u.exec(
      said,
    )?.[1];
  if (found === undefined || wordCount(found) > 5 || /\b(?:he|she|they|it|had|was)\b/.test(found)) return null;
  return cap(found.replace(/\b(?:my|our)\b/g, 'your').replace(/\b(?:us|me)\b/g, 'you'));
}

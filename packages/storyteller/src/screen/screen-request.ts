import { ANSWERS } from './answers.ts';
import { tellsOfAbuse } from './rules/abuse.ts';
import { leadsIntoDanger } from './rules/danger.ts';
import { tellsOfEatingDisorder } from './rules/eating.ts';
import { frightensOnPurpose } from './rules/frightening-punishment.ts';
import { isHateful } from './rules/hate.ts';
import { asksForSecret } from './rules/secret.ts';
import { tellsOfSelfHarm } from './rules/self-harm.ts';
import { isSexual } from './rules/sexual.ts';
import { tellsOfTouchKeptSecret } from './rules/touch-kept-secret.ts';
import { isViolent } from './rules/violence.ts';
import { hasWeapons } from './rules/weapons.ts';
import { screenSentences } from './screen-text.ts';
import type { Screening, UnsuitableReason } from './screening.ts';

/** The most urgent first: where somebody may be in danger, the answer says where to turn. A rule may read on in `next`. */
const RULES: readonly (readonly [UnsuitableReason, (sentence: string, next: string) => boolean])[] = [
  ['self-harm', tellsOfSelfHarm],
  ['eating', tellsOfEatingDisorder],
  ['abuse', tellsOfAbuse],
  ['abuse', tellsOfTouchKeptSecret],
  ['sexual', isSexual],
  ['weapons', hasWeapons],
  ['violence', isViolent],
  ['frightening-punishment', frightensOnPurpose],
  ['secret', asksForSecret],
  ['hate', isHateful],
  ['danger', leadsIntoDanger],
];

/**
 * Whether a request can become a story. Reads all of it, sentence by sentence, with slips and disguised letters mended.
 * What is refused is a wish to hurt, frighten, silence or sexualise a child or others, and news too grave for a story;
 * a child who hits, fears or says dreadful things is an ordinary worry and passes.
 */
export function screenRequest(text: {
  readonly name: string;
  readonly problem: string;
  readonly notes: string;
}): Screening {
  const sentences = screenSentences(text.problem, text.notes, text.name);
  for (const [reason, applies] of RULES) {
    if (sentences.some((each, i) => applies(each, sentences[i + 1] ?? '')))
      return { suitable: false, reason, ...ANSWERS[reason] };
  }
  return { suitable: true };
}

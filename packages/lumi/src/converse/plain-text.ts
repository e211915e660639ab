import type { LumiAnswer } from '@storylantern/contract';

/** An answer as one text, as it is stored, copied and read aloud: paragraphs, a list, the question last. */
export const plainText = (answer: LumiAnswer): string =>
  [
    ...answer.opening,
    answer.tonight.map((each) => `- ${each}`).join('\n'),
    ...answer.after,
    answer.offer === null ? '' : answer.offer.label,
    answer.question ?? '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

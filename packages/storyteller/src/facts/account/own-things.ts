import { MEN, WOMEN } from './others-named.ts';
import type { Whose } from './retold.ts';

/** "Granny grew them in her garden": where the child is a boy, it is Granny's. */
export const ofWhoDoesIt = (said: string, subject: string, { gender }: Whose): string =>
  gender === 'boy' && A_WOMAN.test(subject)
    ? said.replace(/\bher (?=[a-z])/g, 'the ')
    : gender === 'girl' && A_MAN.test(subject)
      ? said.replace(/\bhis (?=[a-z])/g, 'the ')
      : said;
const A_WOMAN = new RegExp(String.raw`\b(?:${WOMEN}|Mrs|Ms|Miss)\b`, 'i');
const A_MAN = new RegExp(String.raw`\b(?:${MEN}|Mr)\b`, 'i');

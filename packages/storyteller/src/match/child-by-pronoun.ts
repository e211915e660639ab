import type { Pronouns } from '../child/pronouns.ts';
import { escaped } from '../words/escaped.ts';

const SPOKEN_OF: Readonly<Record<Pronouns, readonly [subject: string, possessive: string]>> = {
  he: ['he', 'his'],
  she: ['she', 'her'],
  they: ['they', 'their'],
  name: ['they', 'their'],
};

/**
 * A parent's words with the child as "he" or "she" where its name stands: cues were written for what most parents type, and "Nathan
 * types nasty things" says no less than "he types nasty things". Without one of these the child is "they".
 */
export function childByPronoun(text: string, name: string, pronouns: Pronouns): string {
  if (name === '') return text;
  const [subject, possessive] = SPOKEN_OF[pronouns];
  return text.replace(new RegExp(String.raw`(?<![\p{L}-])${escaped(name)}(?:(['’]s)|(?![\p{L}-]))`, 'gu'), (_, its) =>
    its === undefined ? subject : possessive,
  );
}

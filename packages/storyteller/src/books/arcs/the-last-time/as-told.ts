import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import { isCast } from '../../company/figure.ts';
import type { Figure } from '../../arc.ts';

const KIN = new RegExp(String.raw`\b(?:(?:my|our|his|her) )?(${kinWords.join('|')})(?=\b|'s)`, 'giu');

/** The words of a parent as a story says them: "our kitchen" is the kitchen, and "me" is the child. */
export function asTold(words: string, child: Figure, isOwn: boolean): string {
  const kin = words.replace(KIN, (_whole, word: string) => kinPhrase(word)?.text ?? word);
  return kin
    .replace(
      /\b(?:Auntie|Aunty|Aunt|Uncle) \p{Ll}/gu,
      (name) => name.slice(0, -1) + name.slice(-1).toLocaleUpperCase('en'),
    )
    .replace(/\bmy\b/gi, child.names)
    .replace(/\bour\b/gi, 'the')
    .replace(/\b(?:us|me)\b/gi, child.name)
    .replace(/\b(?:his|her)(?= \p{L})/giu, (his) => (isOwn ? his : child.names));
}

/** A name that the parent gives it beside the theme: "dog is Waffle", "brother is Bram". */
export function namedIn(details: string, noun: RegExp): string | null {
  const found = new RegExp(
    String.raw`\b(?:${noun.source})(?:'s name)?(?: is|'s)?(?: called| named|:)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`,
    'u',
  ).exec(details.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
  return found?.[1] ?? null;
}

/** Somebody by the name that the parent has for it. */
export const renamed = (figure: Figure, name: string): Figure =>
  isCast(figure)
    ? ({
        ...figure,
        name,
        names: `${name}'s`,
        introduced: `${name} the ${figure.kind}`,
        character: { ...figure.character, name },
      } as Figure)
    : figure;

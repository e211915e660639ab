import type { BookScript } from '@storylantern/contract';
import { isOnlyName } from '../withhold/known-words.ts';
import { namePattern } from './audit/who-is-named.ts';

/** Names of a theme, typed with their capital inside it: "a sheep who wanted to be Mary". */
const namesIn = (theme: string): readonly string[] =>
  [...theme.matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}{2,}(?![\p{L}'’-])/gu)]
    .map(([word]) => word)
    .filter((word) => isOnlyName(word.toLowerCase()));

/** A book in which a name that a wish or a clause took over in small letters has its capital again. */
export function withNamesRaised(script: BookScript, theme: string): BookScript {
  const names = namesIn(theme);
  if (names.length === 0) return script;
  const raised = (text: string): string =>
    names.reduce(
      (all, name) => all.replace(new RegExp(String.raw`(?<![\p{L}-])${name.toLowerCase()}(?![\p{L}-])`, 'gu'), name),
      text,
    );
  return {
    ...script,
    refrain: script.refrain === null ? null : raised(script.refrain),
    pages: script.pages.map((page) => ({ ...page, text: raised(page.text) })),
    talk: script.talk.map((each) => ({ ...each, question: raised(each.question) })),
  };
}

/** What is listed as missed and is a name that the finished pages do have: Lou of "Grandpa Lou". */
export function withoutNamesTold(script: BookScript): BookScript {
  const text = script.pages.map((page) => page.text).join(' ');
  const isTold = (each: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(each) && namePattern(each).test(text);
  return { ...script, notManaged: script.notManaged.filter((each) => !isTold(each)) };
}

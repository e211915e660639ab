import type { BookScript } from '@storylantern/contract';
import { plainText } from '../facts/given-text.ts';
import { namesWord } from './audit/thing-words.ts';
import { isEvent } from './events-lost.ts';
import { singularsOf } from './theme/entries.ts';
import { mended } from './theme/known-words.ts';
import { MOST_READ, plainTheme } from './theme/plain-theme.ts';
import { TWO_SIDES } from './theme/two-sides.ts';
import { STOP_WORDS } from './theme/word-lists.ts';

const MOST_LISTED = 8;
const SHORTEST = 4;
/** Letters at the end that a word may lose or change within a sentence. */
const ENDING = 3;
/** How a book should sound is heard in it, and no part of its plot. */
const TONE =
  /^(?:getting|needs?|being|having|funny|warm|gentle|calm|nice|short|long|simple|quick(?:ly)?|silly|cosy|sweet|soothing|happy)$/;
/** Said of the contest, where a theme sets two sides against each other. */
const OF_CONTEST =
  /^(?:versus|against|battle|war|match|contest|competition|showdown|great|epic|huge|giant|ultimate|between|fight(?:ing)?)$/;
const WORD = /[\p{L}'-]+/gu;
/** Whoever cannot bear a thing is no bear. */
const CANNOT_BEAR = /\b(?:can['’]?t|cannot|could(?:n['’]?t| not)) bear\b/giu;

/**
 * Words that a parent typed, and that were lost when the theme was put into words that an arc can tell: "the power went
 * out" is told as bedtime in the dark. Where they stand on no page they are told beside the book like any other word.
 */
export function withLostWords(script: BookScript, theme: string): BookScript {
  const text = `${script.title} ${script.pages.map((page) => page.text).join(' ')}`;
  const lost = lostInRewording(plainText(theme), text);
  return { ...script, notManaged: [...new Set([...script.notManaged, ...lost])].slice(0, MOST_LISTED) };
}

function lostInRewording(typed: string, text: string): string[] {
  const told = text.toLowerCase();
  const understood = plainTheme(typed).toLowerCase();
  const isContest = TWO_SIDES.test(understood);
  const words = [...typed.slice(0, MOST_READ).replace(CANNOT_BEAR, ' ').matchAll(WORD)].map(([word]) =>
    word.replace(/'s$/, ''),
  );
  return [...new Set(words)].filter((word) => {
    const low = word.toLowerCase();
    if (
      low.length < SHORTEST ||
      STOP_WORDS.has(low) ||
      TONE.test(low) ||
      (isContest && OF_CONTEST.test(low)) ||
      /n'?t$/.test(low) ||
      isEvent(low)
    )
      return false;
    const forms = [...singularsOf(low), mended(low)];
    if (forms.some((form) => understood.includes(form.slice(0, SHORTEST)) || namesWord(told, form))) return false;
    return !told.includes(low.slice(0, Math.max(SHORTEST, low.length - ENDING)));
  });
}

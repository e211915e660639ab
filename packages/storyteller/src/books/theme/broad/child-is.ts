import type { BookBrief } from '../../brief.ts';
import { bookChance } from '../../chance.ts';
import { withArticle } from '../../company/figure.ts';

/** What happens to a child who is somebody of a kind; "{it}" is the kind as the parent said it, "{word}" its last word. */
const HAPPENS: readonly (readonly [kind: RegExp, told: readonly string[]])[] = [
  [/^(?:fairy|elf|superhero)$/, ['{it}']],
  [/^princess$/, ['{it} and her crown', '{it} goes to a ball']],
  [/^prince$/, ['{it} and his crown', '{it} goes to a ball']],
  [/^(?:wizard|witch)$/, ['{it} whose spells go wrong']],
  [/^astronaut$/, ['{it} on the moon']],
  [/^firefighter$/, ['a new firefighter']],
  [/^(?:vet|nurse)$/, ['a new {word}']],
  [/^doctor$/, ['the toy hospital']],
];

/**
 * The concrete theme of a child who is somebody and of whom no more is said: what happens to those that a child visits
 * ("a fairy at the bottom of the garden") is not what happens to one. Null where more is said, and for every other kind.
 */
export function ofChildWhoIs({ theme, childIsHero }: BookBrief, seed: number): string | null {
  const kind = childIsHero && /^an? ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+)$/u.exec(theme.trim())?.[1];
  if (kind === undefined || SAYS_MORE.test(kind)) return null;
  const word = kind.split(' ').at(-1) ?? kind;
  const told = HAPPENS.find(([each]) => each.test(word) || each.test(childIsHero?.kind ?? ''))?.[1];
  if (told === undefined) return null;
  return bookChance(Math.imul(seed, 59) + 13)
    .pick(...told)
    .replace('{it}', withArticle(kind))
    .replace('{word}', word);
}

/** "brave little knight" is a kind; "knight who fights a dragon" says more. */
const SAYS_MORE = /\b(?:and|who|that|with|in|on|at|for|from|to|saves|goes|finds)\b/u;

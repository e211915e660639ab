import { baseOf } from '../../words/base-verb.ts';
import { escaped } from '../../words/escaped.ts';
import { isPastForm } from '../../words/past-tense.ts';
import { MOST_READ } from '../theme/plain-theme.ts';
import { bareText } from './bare-text.ts';
import { HANGS, inThePast } from './fact-in-past.ts';
import { factSaid, factTold, type FactTellers } from './fact-told.ts';
import { KIN } from './tellers.ts';
import { ADVERBS, ANOTHER, OURS, SMALL_VERBS, verbIn } from './fact-verb.ts';

/** What is so with a family, as the child says it and as a story does. */
export interface FactOfOurs {
  /** "my uncle drives a gritter lorry in the snow". */
  readonly said: string;
  /** "Abdul's uncle drove a gritter lorry in the snow". */
  readonly told: string;
  /** The same as it still is, for a title: "Abdul's uncle drives a gritter lorry in the snow". */
  readonly is: string;
}

const JOINT = /,? (and|but|so) |, |[.;!] /giu;

/** A theme in the facts that it holds: "he plays the tuba", "it is bigger than him", "we live up four flights of stairs". */
function pieces(text: string, first: RegExp): string[] | null {
  const found: string[] = [];
  let from = 0;
  for (const match of text.matchAll(JOINT)) {
    const rest = text.slice(match.index + match[0].length);
    if (
      verbIn(rest.split(' '), ANOTHER) === null &&
      !isSameDoing(rest) &&
      !(/^(?:we|they)\b/i.test(text) && isDoneBySeveral(rest))
    )
      continue;
    found.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  found.push(text.slice(from));
  const [head = ''] = found;
  if (verbIn(head.split(HANGS)[0]?.split(' ') ?? [], first) === null) return null;
  const subject = head
    .split(' ')
    .slice(0, verbIn(head.split(HANGS)[0]?.split(' ') ?? [], first) ?? 1)
    .filter((word) => !ADVERBS.test(word))
    .join(' ');
  return found.map((each, i) =>
    (i > 0 && verbIn(each.split(' '), ANOTHER) === null ? `${subject} ${each}` : each).trim(),
  );
}
/** "wake up to the smell of bread", behind "we". */
const isDoneBySeveral = (rest: string): boolean => {
  const [word = '', next = ''] = rest.split(' ');
  return (
    /^\p{Ll}+$/u.test(word) &&
    baseOf(word) === word &&
    /^(?:up|out|down|off|away|home|to|it|them|every|all)$/.test(next)
  );
};
/** "says goodnight to it", behind whoever it was said of. */
const isSameDoing = (rest: string): boolean => {
  const [word = '', next = ''] = rest.split(' ');
  return (
    (/[^s]s$/.test(word) &&
      baseOf(word) !== undefined &&
      baseOf(word) !== word &&
      /^(?:the|an?|to|his|her|it|on|in|at|for|all|my|our|with|good|home|out|up|off|down|back|away|every|you|me|us|them|some|lots|two|three)/.test(
        next,
      )) ||
    (Object.hasOwn(SMALL_VERBS, word) && next !== '')
  );
};

/** "Grandma who drives a racing car" is a sentence of her: "grandma drives a racing car". */
const WHO_DOES = new RegExp(
  String.raw`^(?:(my |our )|(?:an?|the) )?(${KIN}) (?:who|that) (?=(?!(?:is|was|has|does|gets|wants|needs|likes|loves|keeps|tries|thinks)\b)\p{L}{2,}s )`,
  'iu',
);

const MOST = 4;
const LONGEST = 18;

/** What a theme says is so with the family, part by part; null where it says no such thing. */
export function factsOfOurs(raw: string, tellers: FactTellers): readonly [FactOfOurs, ...FactOfOurs[]] | null {
  // "Dad vs the wasp" is a contest, and nothing that is always so.
  if (raw.length > MOST_READ || / (?:vs|versus)\.? /i.test(raw)) return null;
  const { child } = tellers;
  const text = bareText(raw)
    .replace(/,? (?:thank you|please can (?:it|the (?:book|story)) be about (?:that|this|it))$/i, '')
    .replace(/^(?:the way |how |about |the fact that )(?=\p{L})/iu, '')
    .replace(WHO_DOES, (_, own: string | undefined, kin: string) => `${own ?? ''}${kin} `)
    .replace(/^my (?:son|little boy|boy) /i, 'he ')
    .replace(/^my (?:daughter|little girl|girl) /i, 'she ')
    .replace(new RegExp(`^${escaped(child.name)} `, 'u'), 'CHILD ');
  const own = /^(?:he|his)\b/i.test(text) ? 'he' : /^(?:she|her)\b/i.test(text) ? 'she' : null;
  const first = new RegExp(`${OURS.source}|^(?:CHILD|${own ?? 'CHILD'})$`, 'iu');
  const all = pieces(text, first);
  // What somebody has done or is going to do is nothing that is always so.
  if (
    /\b(?:has|have|'s|had) (?:just |already |decided|\p{L}+ed\b(?! (?:\p{L}+ )?(?:in|on)\b))|\b(?:is|are|'s) going to\b/iu.test(
      text,
    )
  )
    return null;
  // A stop that is left is a sentence whose verb nobody knows.
  if (
    all === null ||
    all.length > MOST ||
    all.some((each) => /[.;!] /.test(each)) ||
    all.some((each) => each.split(' ').length > LONGEST)
  )
    return null;
  const made = all.map((each, i): FactOfOurs | null => {
    if (
      each
        .split(' ')
        .some(
          (word) =>
            isPastForm(word) &&
            !/^(?:cut|put|let|set|shut|read|left|found|lit|wound|felt)$/.test(word) &&
            !word.endsWith('ed'),
        )
    )
      return null;
    const past = inThePast(each, i === 0 ? first : ANOTHER);
    return past === null
      ? null
      : {
          told: factTold(past, own, raw, tellers),
          is: factTold(each, own, raw, tellers),
          said: factSaid(each, own, raw, tellers),
        };
  });
  const [one, ...more] = made.filter((each) => each !== null);
  return one === undefined || made.includes(null) ? null : [one, ...more];
}

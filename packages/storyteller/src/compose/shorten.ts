import type { SentenceKind } from '@storylantern/contract';
import { sentencesIn, type Cuttable } from './cuttable.ts';
import { isWorry, mustStay, needsItsTurn } from './must-stay.ts';
import { isFreeCall, isSecondHalf, standsAlone } from './stands-alone.ts';

/** A paragraph before it is rendered: its source, alternatives already chosen. */
interface Drawn {
  readonly kind: SentenceKind;
  readonly text: string;
}

/** "Some hide, and others shout": both are told, or neither. */
const PAIRED = /\b(?:[Ss]ome|[Oo]thers?|[Nn]either|[Bb]oth|instead)\b/;
/** The paragraphs that give up their supporting sentences first. */
const SUPPORTED: readonly SentenceKind[] = ['cooperative', 'directive', 'control', 'partial'];

/** Sentences within which the opening has to name what the story is about. */
const OPENING = 3;
/** A paragraph of three short sentences may give up the one in the middle where sentences are as short as that. */
const LEAST_LEFT: Readonly<Record<'young' | 'older', number>> = { young: 2, older: 3 };
/** An ending of fewer words than this is only a call: "Crack! Bye-bye, cast." */
const LEAST_ENDING = 7;
/** "Snip, snip, snip" is the same sound as "Snip, snip". */
const THRICE = /\b(\w+), (\1), \1\b/gi;

/**
 * A story of fewer words: supporting sentences go first, then what follows the blank, then sentences on which nothing
 * that comes later rests. A paragraph keeps its first sentence, and one that describes its last one too: what stands
 * there is often what makes the rest bearable. Its opening and its ending go on naming what it is about (`topic` says
 * whether a sentence does). Stops as soon as at most `most` words are left; it may not get there.
 */
export function shortened(
  paragraphs: readonly Drawn[],
  most: number,
  age: 'young' | 'older',
  topic: (sentence: string) => boolean,
): Drawn[] {
  const story = paragraphs.map(({ kind, text }) => ({ kind, sentences: [...sentencesIn(text)] }));
  let left = story.reduce((sum, each) => sum + each.sentences.reduce((all, { words }) => all + words, 0), 0);
  const tooLong = (): boolean => left > most;
  const of = (kind: SentenceKind): Cuttable[] => story.find((each) => each.kind === kind)?.sentences ?? [];
  const drop = (own: Cuttable[], at: number): void => {
    left -= own.splice(at, 1)[0]?.words ?? 0;
  };

  for (const kind of SUPPORTED) {
    const own = of(kind);
    while (tooLong() && own.length > 1) drop(own, own.length - 1);
  }
  const all = story.map((each) => each.sentences);
  const others = of('perspective');
  while (tooLong() && lastMayGo(all, others)) drop(others, others.length - 1);
  for (const kind of ['affirmative', 'descriptive', 'perspective'] as const) {
    const own = of(kind);
    const mayLose = (at: number, count: number): boolean => {
      const rest = own.toSpliced(at, count);
      if (rest.length < LEAST_LEFT[age] || rest.length < 2) return false;
      if (kind === 'affirmative' && rest.reduce((sum, { words }) => sum + words, 0) < LEAST_ENDING) return false;
      const going = own.slice(at, at + count);
      if (going.some((each, n) => mustStay(own[at + n - 1], each))) return false;
      if (kind === 'affirmative' && !meetsAgain(of('descriptive'), own, rest)) return false;
      return (
        staysOnTopic(kind, own, rest, topic) &&
        (count === 1 ? mayGo(all, own, at, kind === 'affirmative') : pairMayGo(all, own, at))
      );
    };
    for (let at = own.length - 2; at > 0 && tooLong(); at--) {
      if (mayLose(at, 1)) drop(own, at);
      else if (age === 'young' && at > 1 && mayLose(at - 1, 2)) {
        drop(own, at);
        drop(own, --at);
      }
    }
  }
  for (const own of age === 'young' ? all : []) {
    for (let at = 0; at < own.length && tooLong(); at++) left -= soundsLess(own, at);
  }
  return story.map(({ kind, sentences }) => ({ kind, text: sentences.map((each) => each.text).join(' ') }));
}

/** Says a sound twice that was said three times, outside of what the child may say; answers by how many words it is less. */
function soundsLess(own: Cuttable[], at: number): number {
  const sentence = own[at];
  const text = sentence?.text.includes('"') === false ? sentence.text.replace(THRICE, '$1, $2') : sentence?.text;
  if (!sentence || text === undefined || text === sentence.text) return 0;
  const words = text.split(/\s+/).filter((word) => word !== '~').length;
  own[at] = { ...sentence, text, words };
  return sentence.words - words;
}

/**
 * Whether sentences name, with a mark, what the parent told, who somebody is, or the child where no other sentence of
 * the paragraph does.
 */
function namesSomebody(own: readonly Cuttable[], at: number, count: number): boolean {
  const marked = own.slice(at, at + count).some(({ text }) => NAMED_HERE.test(text));
  if (!marked) return false;
  const others = own.slice(at, at + count).some(({ text }) => NAMED_HERE.test(text.replace(CHILD, '')));
  return others || !own.toSpliced(at, count).some(({ text }) => text.search(CHILD) >= 0);
}

/** Whether an ending still meets the things of the opening that it met: the image that was planted there comes back. */
function meetsAgain(opening: readonly Cuttable[], ending: readonly Cuttable[], rest: readonly Cuttable[]): boolean {
  const planted = new Set(opening.flatMap(({ content }) => content));
  const met = (sentences: readonly Cuttable[]): Set<string> =>
    new Set(sentences.flatMap(({ content }) => content.filter((word) => planted.has(word))));
  const before = met(ending);
  const after = met(rest);
  return [...before].filter((word) => !after.has(word)).length <= Math.floor(before.size / 3);
}

/** Whether a paragraph that has to name what the story is about still does so without one of its sentences. */
function staysOnTopic(
  kind: SentenceKind,
  own: readonly Cuttable[],
  rest: readonly Cuttable[],
  topic: (sentence: string) => boolean,
): boolean {
  const asked = kind === 'descriptive' ? OPENING : kind === 'affirmative' ? own.length : 0;
  const named = (sentences: readonly Cuttable[]): boolean => sentences.slice(0, asked).some((each) => topic(each.text));
  return asked === 0 || named(rest) || !named(own);
}

const COMMON_START = /^(?:The|A|An|It|In|On|At|{)\b/;
const CHILD = /\{(?:Name|[Hh]e|[Hh]im|[Hh]is|[Hh]ers|[Hh]imself)(?: [^}]*)?\}/g;
const NAMED_HERE = /\{(?!helper\b)/;
const firstWord = (sentence: string | undefined): string => /^(?:~ )?(\S+)/.exec(sentence ?? '')?.[1] ?? '';

/**
 * "Grown-ups wait too. They tap, tap, tap.": what others do may be told without its last sentence where nothing before
 * that asks for comfort, it is no half of a pair, and nothing later rests on it.
 */
function lastMayGo(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[]): boolean {
  const last = own.at(-1);
  const kept = own.slice(0, -1);
  if (!last || kept.length === 0 || NAMED_HERE.test(last.text)) return false;
  if (kept.some(({ text }) => isWorry(text) || needsItsTurn(text)) || mustStay(kept.at(-1), last)) return false;
  if (isSecondHalf(last.text) || PAIRED.test(last.text)) return false;
  return !leavesAGap(story, own, own.length - 1);
}

/** Whether a sentence in the middle can go: the next one stands alone, and nothing later was named here for the first time. */
function mayGo(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number, ends: boolean): boolean {
  const sentence = own[at];
  const before = own[at - 1]?.text;
  const next = own[at + 1]?.text ?? '';
  if (!sentence || namesSomebody(own, at, 1)) return false;
  // Of a row ("Step one is ... Step two is ...") no part can go.
  const start = firstWord(sentence.text);
  if ([before, next].some((each) => firstWord(each) === start && !COMMON_START.test(sentence.text))) return false;
  // An opening ends on the sound of what it showed last: "One shirt is not soft. Itch, itch!"
  const closes = ends && at === own.length - 2 && isFreeCall(next, sentence);
  return (closes || standsAlone(next)) && !leavesAGap(story, own, at);
}

/**
 * "Here is a bed. Here is a cup.": two that begin alike go together, where they are two and no longer row; and so do a
 * sentence and the one that leans on it.
 */
function pairMayGo(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number): boolean {
  const [before, one, two, next] = [own[at - 1], own[at], own[at + 1], own[at + 2]];
  if (!before || !one || !two || !next) return false;
  const start = firstWord(one.text);
  const alike = firstWord(two.text) === start && firstWord(before.text) !== start && firstWord(next.text) !== start;
  if (!alike && (standsAlone(two.text) || !standsAlone(one.text))) return false;
  return !namesSomebody(own, at, 2) && standsAlone(next.text) && !leavesAGap(story, own, at, 2);
}

/** Whether something that comes later was named for the first time in one sentence, or in so many. */
function leavesAGap(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number, count = 1): boolean {
  const place = story.indexOf(own);
  const saidBefore = (word: string): boolean =>
    story.slice(0, place).some((each) => each.some(({ content }) => content.includes(word))) ||
    own.slice(0, at).some(({ content }) => content.includes(word));
  const saidAfter = (word: string): boolean =>
    own.slice(at + count).some(({ content }) => content.includes(word)) ||
    story.slice(place + 1).some((each) => each.some(({ content }) => content.includes(word)));
  return own.slice(at, at + count).some(({ content }) => content.some((word) => saidAfter(word) && !saidBefore(word)));
}

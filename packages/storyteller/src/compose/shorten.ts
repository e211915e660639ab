import type { SentenceKind } from '@storylantern/contract';
import { contentOf, sentencesIn, type Cuttable } from './cuttable.ts';

/** A paragraph before it is rendered: its source, alternatives already chosen. */
interface Drawn {
  readonly kind: SentenceKind;
  readonly text: string;
}

/** Words at the head of a sentence that lean on the one before. */
const LEANS =
  /\b(?:it|its|they|them|their|that|this|these|those|both|neither|each|so|then|another|others?|same|too|also|either|instead|which|ones?|there|yet|else|rest|but|and|or|he|she|him|her|such)\b/i;
const HEAD_WORDS = 4;
/** One half of a pair cannot go without the other. */
const SECOND_HALF = /^(?:~ )?(?:(?:The )?[Oo]thers?|The next|But|Some|One|Neither|Both|Then|Most|Then)\b/;
/** "Out, out, out!" says how the sentence before it sounded. */
const CALL = /!$|^(?:\S+\s+){0,2}\S+$/;
/** "Bye-bye, storm." closes whatever came before. */
const FAREWELL = /^(?:~ )?(?:Bye|Hello|Night|Good|Hooray|Welcome)\b/;
const BEARABLE =
  /\b(?:ok|okay|fine|safe|safely|all right|allowed|enough|belongs?|still loves?|loves?|comes? back|not (?:your|his|her|their|because|a child's) ?(?:fault|of)?|no (?:one|child) is|nobody is|won|fault)\b/i;
/** "Some hide, and others shout": both are told, or neither. */
const PAIRED = /\b(?:[Ss]ome|[Oo]thers?|[Nn]either|[Bb]oth|instead)\b/;
const WORRY =
  /\b(?:monsters?|ghosts?|scar\w+|afraid|frighten\w*|fear\w*|worr\w+|sad\w*|cr(?:y|ies|ying)|angr\w+|mad|hurts?|sore|miss\w*|died?|alone|leave|mean|cross|wrong|bad|hard|odd|not|cannot|loud|lost|lose|strangers?|secrets?|hurry|ignor\w+|star(?:e|es|ing)|laugh\w*|silly|unkind|gentle|new|sick|ill)\b/i;
/** The paragraphs that give up their supporting sentences first. */
const SUPPORTED: readonly SentenceKind[] = ['cooperative', 'directive', 'control', 'partial'];

/** Sentences within which the opening has to name what the story is about. */
const OPENING = 3;
/** A paragraph of three short sentences may give up the one in the middle where sentences are as short as that. */
const LEAST_LEFT: Readonly<Record<'young' | 'older', number>> = { young: 2, older: 3 };

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
      const going = own.slice(at, at + count);
      if (going.some((each, n) => isKey(own[at + n - 1], each))) return false;
      if (kind === 'affirmative' && !meetsAgain(of('descriptive'), own, rest)) return false;
      return staysOnTopic(kind, own, rest, topic) && (count === 1 ? mayGo(all, own, at) : pairMayGo(all, own, at));
    };
    for (let at = own.length - 2; at > 0 && tooLong(); at--) {
      if (mayLose(at, 1)) drop(own, at);
      else if (age === 'young' && at > 1 && mayLose(at - 1, 2)) {
        drop(own, at);
        drop(own, --at);
      }
    }
  }
  return story.map(({ kind, sentences }) => ({ kind, text: sentences.map((each) => each.text).join(' ') }));
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

/** What makes the rest bearable: it answers a worry, or says that something is all right. */
function isKey(before: Cuttable | undefined, sentence: Cuttable): boolean {
  return BEARABLE.test(sentence.text) || (WORRY.test(before?.text ?? '') && !WORRY.test(sentence.text));
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
  if (kept.some(({ text }) => WORRY.test(text)) || SECOND_HALF.test(last.text) || PAIRED.test(last.text)) return false;
  return !leavesAGap(story, own, own.length - 1);
}

/** Whether a sentence in the middle can go: the next one stands alone, and nothing later was named here for the first time. */
function mayGo(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number): boolean {
  const sentence = own[at];
  const before = own[at - 1]?.text;
  const next = own[at + 1]?.text ?? '';
  if (!sentence || namesSomebody(own, at, 1)) return false;
  // Of a row ("Step one is ... Step two is ...") no part can go.
  const start = firstWord(sentence.text);
  if ([before, next].some((each) => firstWord(each) === start && !COMMON_START.test(sentence.text))) return false;
  const closes = at === own.length - 2 && isFreeCall(next, sentence);
  return (closes || standsAlone(next)) && !leavesAGap(story, own, at);
}

/** "Out and hello!" ends an ending whatever stood before it, where it says nothing of that. */
const isFreeCall = (last: string, before: Cuttable): boolean =>
  CALL.test(last) && !LEANS.test(last) && !contentOf(last).some((word) => before.content.includes(word));

/** "Here is a bed. Here is a cup.": two that begin alike go together, where they are two and no longer row. */
function pairMayGo(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number): boolean {
  const [before, one, two, next] = [own[at - 1], own[at], own[at + 1], own[at + 2]];
  if (!before || !one || !two || !next) return false;
  const start = firstWord(one.text);
  if (firstWord(two.text) !== start || firstWord(before.text) === start || firstWord(next.text) === start) return false;
  if (namesSomebody(own, at, 2)) return false;
  return standsAlone(next.text) && !leavesAGap(story, own, at) && !leavesAGap(story, own, at + 1);
}

/** Whether a sentence leans on none that stands before it. */
function standsAlone(sentence: string): boolean {
  const head = sentence.split(/\s+/).slice(0, HEAD_WORDS).join(' ');
  return !LEANS.test(head) && !SECOND_HALF.test(sentence) && (!CALL.test(sentence) || FAREWELL.test(sentence));
}

/** Whether something that comes later was named for the first time in a sentence. */
function leavesAGap(story: readonly (readonly Cuttable[])[], own: readonly Cuttable[], at: number): boolean {
  const place = story.indexOf(own);
  const saidBefore = (word: string): boolean =>
    story.slice(0, place).some((each) => each.some(({ content }) => content.includes(word))) ||
    own.slice(0, at).some(({ content }) => content.includes(word));
  const saidAfter = (word: string): boolean =>
    own.slice(at + 1).some(({ content }) => content.includes(word)) ||
    story.slice(place + 1).some((each) => each.some(({ content }) => content.includes(word)));
  return own[at]?.content.some((word) => saidAfter(word) && !saidBefore(word)) === true;
}

import type { SentenceKind } from '@storylantern/contract';

/** A paragraph before it is rendered: its source, alternatives already chosen. */
interface Drawn {
  readonly kind: SentenceKind;
  readonly text: string;
}

const GAP = /(?<=[.!?])\s+|(?<=[.!?]["”])\s+(?![a-z])/;
/** Words at the head of a sentence that lean on the one before. */
const LEANS =
  /\b(?:it|its|they|them|their|that|this|these|those|both|neither|each|so|then|another|others?|same|too|also|either|instead|which|ones?|there|yet|else|rest|but|and|or|he|she|him|her|such)\b/i;
const HEAD_WORDS = 4;
const SMALL =
  /^(?:and|but|the|for|are|was|has|had|not|can|may|his|her|him|she|its|one|two|all|any|too|out|off|how|who|why|get|gets|got|goes|now|yet|you|name|help|helper|with|from|have|when|what|that|this|then|than|they|them|their|there|here|some|many|most|more|very|just|only|like|also|into|over|been|will|would|could|might|about|after|before|because|where|which|while|people|children|child|grown-ups?|person|thing|things|time|little|other|others|good|makes?|made|does|done)$/;
/** One half of a pair cannot go without the other. */
const SECOND_HALF = /^(?:~ )?(?:(?:The )?[Oo]thers?|The next|But|Some|One|Neither|Both|Then|Most|Then)\b/;
/** "Out, out, out!" says how the sentence before it sounded. */
const CALL = /!$|^(?:\S+\s+){0,2}\S+$/;
/** "Some hide, and others shout": both are told, or neither. */
const PAIRED = /\b(?:[Ss]ome|[Oo]thers?|[Nn]either|[Bb]oth|instead)\b/;
const WORRY =
  /\b(?:monsters?|ghosts?|scar\w+|afraid|frighten\w*|fear\w*|worr\w+|sad\w*|cr(?:y|ies|ying)|angr\w+|mad|hurts?|sore|miss\w*|died?|alone|leave|mean|cross|wrong|bad|hard|odd|not|cannot|loud|lost|lose|gentle|new|sick|ill)\b/i;
/** The paragraphs that give up their supporting sentences first. */
const SUPPORTED: readonly SentenceKind[] = ['cooperative', 'directive', 'control', 'partial'];

const wordsIn = (text: string): number => text.match(/[^\s~]+/g)?.length ?? 0;
const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.test(word)).map((word) => word.slice(0, 5));

/** One sentence of a source, with what is asked of it again and again while a story is cut. */
interface Cuttable {
  readonly text: string;
  readonly words: number;
  readonly content: readonly string[];
}

/** What was found out about a source stays true for every draw of it. */
const cuttable = new Map<string, readonly Cuttable[]>();
const MOST_REMEMBERED = 2_000;

/** The sentences of a source. A full stop inside a quote that goes on does not end one. */
function sentencesIn(source: string): readonly Cuttable[] {
  const known = cuttable.get(source);
  if (known) return known;
  const whole: string[] = [];
  for (const part of source.split(GAP)) {
    const before = whole.at(-1);
    const open = before !== undefined && (before.match(/"/g)?.length ?? 0) % 2 === 1;
    if (open) whole[whole.length - 1] = `${before} ${part}`;
    else whole.push(part);
  }
  const found = whole.map((text) => ({ text, words: wordsIn(text), content: contentOf(text) }));
  if (cuttable.size >= MOST_REMEMBERED) cuttable.clear();
  cuttable.set(source, found);
  return found;
}

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
    for (let at = own.length - 2; at > 0 && tooLong(); at--) {
      if (own.length > LEAST_LEFT[age] && mayGo(all, own, at) && staysOnTopic(kind, own, at, topic)) drop(own, at);
    }
  }
  return story.map(({ kind, sentences }) => ({ kind, text: sentences.map((each) => each.text).join(' ') }));
}

/** Whether a paragraph that has to name what the story is about still does so without one of its sentences. */
function staysOnTopic(
  kind: SentenceKind,
  own: readonly Cuttable[],
  at: number,
  topic: (sentence: string) => boolean,
): boolean {
  const asked = kind === 'descriptive' ? OPENING : kind === 'affirmative' ? own.length : 0;
  const named = (sentences: readonly Cuttable[]): boolean => sentences.slice(0, asked).some((each) => topic(each.text));
  return asked === 0 || named(own.toSpliced(at, 1)) || !named(own);
}

const COMMON_START = /^(?:The|A|An|It|In|On|At|{)\b/;
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
  // The child, what the parent told, and who somebody is are named with a mark.
  if (!sentence || NAMED_HERE.test(sentence.text)) return false;
  // Of a row ("Step one is ... Step two is ...") no part can go.
  const start = firstWord(sentence.text);
  if ([before, next].some((each) => firstWord(each) === start && !COMMON_START.test(sentence.text))) return false;
  const head = next.split(/\s+/).slice(0, HEAD_WORDS).join(' ');
  if (LEANS.test(head) || SECOND_HALF.test(next) || CALL.test(next)) return false;
  return !leavesAGap(story, own, at);
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

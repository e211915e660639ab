import type { SentenceKind } from '@storylantern/contract';

/** A paragraph before it is rendered: its source, alternatives already chosen. */
interface Drawn {
  readonly kind: SentenceKind;
  readonly text: string;
}

const GAP = /(?<=[.!?])\s+|(?<=[.!?]["”])\s+(?![a-z])/;
/** Words at the head of a sentence that lean on the one before. */
const LEANS =
  /\b(?:it|its|they|them|their|that|this|these|those|both|neither|each|so|then|another|others?|same|too|also|either|instead|but|and|or|he|she|him|her|such)\b/i;
const HEAD_WORDS = 4;
const SMALL =
  /^(?:and|but|the|for|are|was|has|had|not|can|may|his|her|him|she|its|one|two|all|any|too|out|off|how|who|why|get|gets|got|goes|now|yet|you|name|help|helper|with|from|have|when|what|that|this|then|than|they|them|their|there|here|some|many|most|more|very|just|only|like|also|into|over|been|will|would|could|might|about|after|before|because|where|which|while|people|children|child|grown-ups?|person|thing|things|time|little|other|others|good|makes?|made|does|done)$/;
/** One half of a pair cannot go without the other. */
const SECOND_HALF = /^(?:~ )?(?:(?:The )?[Oo]thers?|The next|But|Some|One|Neither|Both|Then|Most|Then)\b/;
/** "Out, out, out!" says how the sentence before it sounded. */
const CALL = /!$|^(?:\S+\s+){0,2}\S+$/;
const MOST_IN_SMALL = 8;
const WORRY =
  /\b(?:monsters?|ghosts?|scar\w+|afraid|frighten\w*|fear\w*|worr\w+|sad\w*|cr(?:y|ies|ying)|angr\w+|mad|hurts?|sore|miss\w*|died?|alone|leave|mean|cross|wrong|bad|hard|odd|not|cannot|loud|lost|lose|gentle|new|sick|ill)\b/i;
/** The paragraphs that give up their supporting sentences first. */
const SUPPORTED: readonly SentenceKind[] = ['cooperative', 'directive', 'control', 'partial'];

const wordsIn = (text: string): number =>
  text
    .replace(/~/g, ' ')
    .split(/\s+/)
    .filter((each) => each !== '').length;
const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.test(word)).map((word) => word.slice(0, 5));

/**
 * A story of fewer words: supporting sentences go first, then what follows the blank, then sentences on which nothing
 * that comes later rests. A paragraph keeps its first sentence, and one that describes its last one too: what stands
 * there is often what makes the rest bearable. Stops as soon as at most `most` words are left; it may not get there.
 */
export function shortened(paragraphs: readonly Drawn[], most: number): Drawn[] {
  const story = paragraphs.map(({ kind, text }) => ({ kind, sentences: text.split(GAP) }));
  const left = (): number => story.reduce((sum, each) => sum + wordsIn(each.sentences.join(' ')), 0);
  const of = (kind: SentenceKind): string[] => story.find((each) => each.kind === kind)?.sentences ?? [];

  for (const kind of SUPPORTED) {
    const own = of(kind);
    while (left() > most && own.length > 1) own.pop();
  }
  const others = of('perspective');
  if (left() > most && saysTwoSmallThings(others)) others.pop();
  for (const kind of ['affirmative', 'descriptive', 'perspective'] as const) {
    const own = of(kind);
    for (let at = own.length - 2; at > 0 && left() > most; at--) {
      if (
        own.length > 3 &&
        mayGo(
          story.map((each) => each.sentences),
          own,
          at,
        )
      )
        own.splice(at, 1);
    }
  }
  return story.map(({ kind, sentences }) => ({ kind, text: sentences.join(' ') }));
}

const COMMON_START = /^(?:The|A|An|It|In|On|At|{)\b/;
const NAMED_HERE = /\{(?!helper\b)/;
const firstWord = (sentence: string | undefined): string => /^(?:~ )?(\S+)/.exec(sentence ?? '')?.[1] ?? '';

/** "Grown-ups wait too. They tap, tap, tap.": for the youngest, where nothing in the first sentence asks for comfort. */
const saysTwoSmallThings = (sentences: readonly string[]): boolean =>
  sentences.length === 2 &&
  sentences.every((each) => wordsIn(each) <= MOST_IN_SMALL) &&
  !WORRY.test(sentences[0] ?? '') &&
  !SECOND_HALF.test(sentences[1] ?? '');

/** Whether a sentence in the middle can go: the next one stands alone, and nothing later was named here for the first time. */
function mayGo(story: readonly (readonly string[])[], own: readonly string[], at: number): boolean {
  const sentence = own[at] ?? '';
  const next = own[at + 1] ?? '';
  // The child, what the parent told, and who somebody is are named with a mark.
  if (NAMED_HERE.test(sentence)) return false;
  // Of a row ("Step one is ... Step two is ...") no part can go.
  if ([own[at - 1], next].some((each) => firstWord(each) === firstWord(sentence) && !COMMON_START.test(sentence)))
    return false;
  const head = next.split(/\s+/).slice(0, HEAD_WORDS).join(' ');
  if (LEANS.test(head) || SECOND_HALF.test(next) || CALL.test(next)) return false;
  const flat = story.flatMap((sentences) =>
    sentences.map((each, i) => ({ each, here: sentences === own && i === at })),
  );
  const here = flat.findIndex((each) => each.here);
  const before = new Set(flat.slice(0, here).flatMap(({ each }) => contentOf(each)));
  const after = new Set(flat.slice(here + 1).flatMap(({ each }) => contentOf(each)));
  return contentOf(sentence).every((word) => before.has(word) || !after.has(word));
}

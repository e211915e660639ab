import { READING_ORDER, type SentenceKind } from '@storylantern/contract';

/** A paragraph before it is rendered: its source, alternatives already chosen. */
export interface Drawn {
  readonly kind: SentenceKind;
  readonly text: string;
}

const GAP = /(?<=[.!?])\s+|(?<=[.!?]["”])\s+(?![a-z])/;
/** Words that lean on the sentence before them. */
const LEANS =
  /\b(?:it|its|they|them|their|that|this|these|those|one|ones|both|neither|each|so|then|there|here|another|others?|same|too|also|either|instead|but|and|or|still|next|again|soon|he|she|him|her|who|such|all|nobody|none|more|most|some|after|later|now|yes|no|first|second|last)\b/i;
const SMALL =
  /^(?:name|help|helper|with|from|have|when|what|that|this|then|than|they|them|their|there|here|some|many|most|more|very|just|only|like|also|into|over|been|will|would|could|might|about|after|before|because|where|which|while|people|children|child|grown-ups?|person|thing|things|time|little|other|others|good|makes?|made|does|done)$/;
/** The paragraphs that give up their supporting sentences first, and those whose own sentences go last. */
const SUPPORTS: readonly SentenceKind[] = ['cooperative', 'directive', 'control'];

const wordsIn = (text: string): number => text.replace(/~/g, ' ').split(/\s+/).filter((each) => each !== '').length;
const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !SMALL.test(word)).map((word) => word.slice(0, 5));

/**
 * A story of fewer words: supporting sentences go first, then what follows the blank, then sentences in the middle that
 * nothing else rests on. A paragraph keeps its first sentence, and one that describes its last one too: what stands
 * there is often what makes the rest bearable. Stops as soon as at most `most` words are left; it may not get there.
 */
export function shortened(paragraphs: readonly Drawn[], most: number): Drawn[] {
  const sentences = new Map(paragraphs.map(({ kind, text }) => [kind, text.split(GAP)]));
  const left = (): number => [...sentences.values()].flat().reduce((sum, each) => sum + wordsIn(each), 0);
  const drop = (kind: SentenceKind, at: number): void =>
    void sentences.set(kind, sentences.get(kind)?.filter((_, i) => i !== at) ?? []);
  const lastOf = (kind: SentenceKind): number => (sentences.get(kind)?.length ?? 1) - 1;

  for (const kind of [...SUPPORTS, 'partial'] as const) {
    while (left() > most && lastOf(kind) > 0) drop(kind, lastOf(kind));
  }
  for (const kind of ['affirmative', 'descriptive', 'perspective'] as const) {
    for (let at = lastOf(kind) - 1; at > 0 && left() > most; at--) {
      const own = sentences.get(kind) ?? [];
      const elsewhere = READING_ORDER.flatMap((each) => (sentences.get(each) ?? []).filter((said) => said !== own[at]));
      if (stands(own[at + 1] ?? '') && own.length > 3 && !isTakenUp(own[at] ?? '', elsewhere)) drop(kind, at);
    }
  }
  return paragraphs.map(({ kind }) => ({ kind, text: (sentences.get(kind) ?? []).join(' ') }));
}

const stands = (sentence: string): boolean => !LEANS.test(sentence.replace(/^~\s*/, ''));

function isTakenUp(sentence: string, elsewhere: readonly string[]): boolean {
  const said = new Set(elsewhere.flatMap(contentOf));
  return contentOf(sentence).some((word) => said.has(word));
}

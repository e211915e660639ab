import type { SentenceKind } from '@storylantern/contract';
import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { Phrase } from '../render/phrase.ts';

/** A sentence and where it would stand. */
export interface WayToPut {
  readonly kind: SentenceKind;
  readonly where: 'head' | 'tail' | 'second';
  readonly text: string;
  readonly who?: Phrase | undefined;
  /** Whoever was named is "she" or "he" in the sentence that comes then. */
  readonly pronoun?: 'f' | 'm';
  /** Instead of a sentence of its own, a name stands for whoever is meant. */
  readonly called?: { readonly role: string; readonly name: string };
}

type Standing = Pick<WayToPut, 'kind' | 'where'>;

/** Where a statement stands, best first. */
const STANDS: Readonly<Record<NotedStatement['place'], readonly Standing[]>> = {
  helps: [
    { kind: 'cooperative', where: 'head' },
    { kind: 'cooperative', where: 'tail' },
  ],
  does: [{ kind: 'directive', where: 'tail' }],
  known: [{ kind: 'perspective', where: 'tail' }],
  scene: [
    { kind: 'partial', where: 'head' },
    { kind: 'descriptive', where: 'tail' },
  ],
  done: [{ kind: 'descriptive', where: 'tail' }],
};
/** In a success all of it happened: who helped stands with what others thought, and the rest behind what was done. */
const WITH_OTHERS: Standing = { kind: 'perspective', where: 'head' };
const BEHIND_THE_DEED: Standing = { kind: 'descriptive', where: 'second' };
const BEFORE_THE_BLANK: Standing = { kind: 'partial', where: 'head' };
/** The paragraphs in which somebody who is meant may be called by name. */
const NAMED_IN = ['cooperative', 'affirmative', 'perspective', 'descriptive'] as const;

/** What whoever helps in a story does, whoever that is. */
export const isOfTheHelper = ({ texts }: Pick<NotedStatement, 'texts'>): boolean =>
  texts[0]?.startsWith('{helper}') === true;

const COMES_ALONG = /^(?:\{his\} |The |[A-Z]\w+ )[^.]*\bcan come (?:with \{him\}|(?:along|too)\b)/;

function standings(statement: NotedStatement, applauds: boolean): readonly Standing[] {
  const { place, offers, texts } = statement;
  if (applauds) return [place === 'helps' ? WITH_OTHERS : BEHIND_THE_DEED];
  if (place === 'helps' && isOfTheHelper(statement)) return [{ kind: 'cooperative', where: 'tail' }];
  // What may come along is there for what can be done then.
  if (COMES_ALONG.test(texts[0] ?? '')) return [{ kind: 'directive', where: 'head' }, ...STANDS.does];
  // What a child has or wears is how things are, before it is asked what is felt.
  return place === 'does' && offers !== true ? [BEFORE_THE_BLANK, ...STANDS.does] : STANDS[place];
}

/** Ways to put one statement, best first. */
export function waysToPut(statement: NotedStatement, applauds: boolean): WayToPut[] {
  const { texts, names, who } = statement;
  const called: WayToPut[] =
    names === undefined || applauds ? [] : NAMED_IN.map((kind) => ({ kind, where: 'tail', text: '', called: names }));
  const put = (text: string, standing: Standing): WayToPut[] => {
    const plain = { ...standing, text, who };
    return standing.where === 'head' && who?.gender !== undefined
      ? [{ ...plain, pronoun: who.gender }, plain]
      : [plain];
  };
  return [
    ...called,
    ...texts.flatMap((text) => standings(statement, applauds).flatMap((standing) => put(text, standing))),
  ];
}

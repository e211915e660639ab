import { singularsOf } from './entries.ts';
import { NOUNS_BY_KIND } from './noun-kinds.data.ts';

type Entry = keyof typeof NOUNS_BY_KIND;
type KindOf<E> = E extends `${infer K}/${string}` ? K : E;

/** What sort of thing a noun names, with a child's reading first: a crane is a vehicle, a jay is a bird. */
export type NounSort = KindOf<Entry>;

/** `drawn` is the part after the stroke in the table: the animal, thing or setting that shows it; null for none. */
export interface NounKind {
  readonly sort: NounSort;
  readonly drawn: string | null;
}

/** Built when a theme first has a word that the ontology does not know. */
let table: ReadonlyMap<string, Entry> | undefined;

function built(): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const [kind, words] of Object.entries(NOUNS_BY_KIND)) {
    for (const word of words.split(' ')) map.set(word.replaceAll('_', ' '), kind as Entry);
  }
  return map;
}

/**
 * The kind of a singular noun of one or two words in small letters; of two words that are no entry, nothing. Undefined
 * for words the table does not hold. It says nothing of the noun but its kind.
 */
export function nounKind(noun: string): NounKind | undefined {
  table ??= built();
  const entry = table.get(noun);
  if (entry === undefined) return undefined;
  const [sort, drawn = null] = entry.split('/');
  return { sort: sort as NounSort, drawn };
}

/** The kind of a noun, singular or plural, with its singular. */
export function kindOf(word: string): { readonly word: string; readonly kind: NounKind } | undefined {
  // "okapis" ends as no English singular does.
  for (const form of [word, ...singularsOf(word), word.replace(/is$/, 'i')]) {
    const kind = nounKind(form);
    if (kind) return { word: form, kind };
  }
  return undefined;
}

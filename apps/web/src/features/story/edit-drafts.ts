import { SENTENCE_KINDS, type SentenceKind } from '@storylantern/contract';
import * as z from 'zod/mini';

const EDITABLE = ['title', ...SENTENCE_KINDS] as const;
/** What of a story can be put another way. */
export type Editable = 'title' | SentenceKind;

const draftsSchema = z.partialRecord(z.enum(EDITABLE), z.string());
/** Words that were typed and not kept yet. */
export type EditDrafts = Partial<Readonly<Record<Editable, string>>>;

const place = (id: string): string => `storylantern.edits.${id}`;

/** What was typed into a story in this tab and neither kept nor given up: it survives a reload. */
export function keptEdits(id: string): EditDrafts {
  try {
    return draftsSchema.parse(JSON.parse(sessionStorage.getItem(place(id)) ?? '{}'));
  } catch {
    // Storage is closed, or holds what is not ours: nothing was begun.
    return {};
  }
}

/** Keeps what is typed, letter by letter; undefined forgets it. */
export function keepEdit(id: string, what: Editable, text: string | undefined): void {
  const { [what]: _before, ...others } = keptEdits(id);
  const edits: EditDrafts = text === undefined ? others : { ...others, [what]: text };
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(place(id));
    else sessionStorage.setItem(place(id), JSON.stringify(edits));
  } catch (storageIsClosed) {
    console.warn('What is typed here does not survive a reload.', storageIsClosed);
  }
}

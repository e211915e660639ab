import { SENTENCE_KINDS, type SentenceKind } from '@storylantern/contract';
import * as z from 'zod/mini';
import { keptDraft } from '../../lib/kept-draft.ts';

const EDITABLE = ['title', ...SENTENCE_KINDS] as const;
/** What of a story can be put another way. */
export type Editable = 'title' | SentenceKind;

const draftsSchema = z.partialRecord(z.enum(EDITABLE), z.string());
/** Words that were typed and not kept yet. */
export type EditDrafts = Partial<Readonly<Record<Editable, string>>>;

const draftsOf = (id: string) =>
  keptDraft<EditDrafts>({
    key: `storylantern.edits.${id}`,
    schema: draftsSchema,
    empty: {},
    storage: () => sessionStorage,
  });

/** What was typed into a story in this tab and neither kept nor given up: it survives a reload. */
export const keptEdits = (id: string): EditDrafts => draftsOf(id).kept();

/** Keeps what is typed, letter by letter; undefined forgets it. */
export function keepEdit(id: string, what: Editable, text: string | undefined): void {
  const { [what]: _before, ...others } = keptEdits(id);
  draftsOf(id).keep(text === undefined ? others : { ...others, [what]: text });
}

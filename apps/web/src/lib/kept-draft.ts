import type { ZodMiniType } from 'zod/mini';

/** What stands in a form, kept on the device so that an error or a reload loses nothing. */
export interface KeptDraft<Draft> {
  /** A stored draft; the empty one when there is none or it cannot be read. */
  parse(stored: string | null): Draft;
  /** What was typed last. */
  kept(): Draft;
  keep(draft: Draft): void;
}

interface DraftPlace<Draft> {
  /** Where it is stored: `storylantern.` and the form's name. */
  readonly key: string;
  readonly schema: ZodMiniType<Draft>;
  readonly empty: Draft;
  /** The storage of the device, or of the tab alone; asked for each time, as a browser may close it. */
  readonly storage: () => Storage;
}

/** The draft of one form. */
export function keptDraft<Draft>({ key, schema, empty, storage }: DraftPlace<Draft>): KeptDraft<Draft> {
  const parse = (stored: string | null): Draft => {
    if (stored === null) return empty;
    try {
      const read = schema.safeParse(JSON.parse(stored));
      return read.success ? read.data : empty;
    } catch {
      // Not JSON: written by something else, and replaced at the next key press.
      return empty;
    }
  };
  return {
    parse,
    kept() {
      try {
        return parse(storage().getItem(key));
      } catch {
        // Storage is closed in this browser; the form opens empty.
        return empty;
      }
    },
    keep(draft) {
      try {
        storage().setItem(key, JSON.stringify(draft));
      } catch (storageIsClosed) {
        console.warn('What is typed is kept until the page is left.', storageIsClosed);
      }
    },
  };
}

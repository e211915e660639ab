import { alsoInBookSchema, DEFAULT_STYLE, PICTURE_STYLES, someLooksSchema } from '@storylantern/contract';
import * as z from 'zod/mini';

/** What stands in the form of a picture book. */
const draftSchema = z.object({
  theme: z.string(),
  style: z.enum(PICTURE_STYLES),
  childName: z.string(),
  childAge: z.string(),
  hairColor: z.string(),
  eyeColor: z.string(),
  additionalInfo: z.string(),
  looks: someLooksSchema,
  /** How the name is said, in plain letters; from what is kept about the child. */
  nameSaid: z.catch(z.string(), ''),
  alsoInIt: z.catch(z.array(alsoInBookSchema), []),
});
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY: Draft = {
  theme: '',
  style: DEFAULT_STYLE,
  childName: '',
  childAge: '',
  hairColor: '',
  eyeColor: '',
  additionalInfo: '',
  looks: {},
  nameSaid: '',
  alsoInIt: [],
};

const STORED = 'storylantern.illustrated-story';

/** A stored draft; the empty one when there is none or it cannot be read. */
export function parseDraft(stored: string | null): Draft {
  if (stored === null) return EMPTY;
  try {
    const read = draftSchema.safeParse(JSON.parse(stored));
    return read.success ? read.data : EMPTY;
  } catch {
    // Not JSON: written by something else, and replaced at the next key press.
    return EMPTY;
  }
}

/** What was typed last on this device. */
export function keptDraft(): Draft {
  try {
    return parseDraft(localStorage.getItem(STORED));
  } catch {
    // Storage is closed in this browser; the form opens empty.
    return EMPTY;
  }
}

/** Keeps what is typed, so that an error or a reload loses nothing. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(draft));
  } catch (storageIsClosed) {
    console.warn('What is typed is kept until the page is left.', storageIsClosed);
  }
}

/** Forgets the theme once its book is made. The child and the style stay: the next book is mostly for the same one. */
export const forgetTheme = (draft: Draft): void => keepDraft({ ...draft, theme: '', additionalInfo: '' });

import { alsoInBookSchema, DEFAULT_STYLE, PICTURE_STYLES, someLooksSchema } from '@storylantern/contract';
import * as z from 'zod/mini';
import { keptDraft } from '../../lib/kept-draft.ts';

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

/** What was typed last on this device. */
export const DRAFT = keptDraft({
  key: 'storylantern.illustrated-story',
  schema: draftSchema,
  empty: EMPTY,
  storage: () => localStorage,
});

/** Forgets the theme once its book is made. The child and the style stay: the next book is mostly for the same one. */
export const forgetTheme = (draft: Draft): void => DRAFT.keep({ ...draft, theme: '', additionalInfo: '' });

import {
  ADVENTURE_CATEGORY,
  ADVENTURE_TOPICS,
  alsoInBookSchema,
  someLooksSchema,
  type AdventureRequest,
} from '@storylantern/contract';
import { ADVENTURE_TOPIC_CARDS } from '@storylantern/library';
import * as z from 'zod/mini';
import { alsoWithout } from '../../family/also-without.ts';

/** What stands in the form of an educational adventure. */
const draftSchema = z.object({
  childName: z.string(),
  /** '' until a choice is made, else "3" to "12". */
  childAge: z.string(),
  /** The chosen card, '' for none: then the parent's own topic counts. */
  topic: z.union([z.enum(ADVENTURE_TOPICS), z.literal('')]),
  customTopic: z.string(),
  specificInterests: z.string(),
  looks: someLooksSchema,
  nameSaid: z.catch(z.string(), ''),
  alsoInIt: z.catch(z.array(alsoInBookSchema), []),
});
export type Draft = z.infer<typeof draftSchema>;

export const EMPTY: Draft = {
  childName: '',
  childAge: '',
  topic: '',
  customTopic: '',
  specificInterests: '',
  looks: {},
  nameSaid: '',
  alsoInIt: [],
};

/** What is sent. The parent's own topic comes before a card (specification, section 5). */
export const requestOf = (draft: Draft): AdventureRequest => ({
  childName: draft.childName.trim(),
  childAge: Number.parseInt(draft.childAge, 10),
  topic: draft.customTopic.trim() || (ADVENTURE_TOPIC_CARDS.find((card) => card.id === draft.topic)?.name ?? ''),
  specificInterests: draft.specificInterests.trim() || null,
  category: ADVENTURE_CATEGORY,
  looks: draft.looks,
  nameSaid: draft.nameSaid || null,
  alsoInIt: alsoWithout(draft.alsoInIt, draft.childName),
});

const STORED = 'storylantern.educational-adventures';

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

/** Forgets the topic once its book is made; the child stays: the next book is mostly for the same one. */
export const forgetTopic = (draft: Draft): void => keepDraft({ ...draft, topic: '', customTopic: '' });

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
import { keptDraft } from '../../lib/kept-draft.ts';

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

/** What was typed last on this device. */
export const DRAFT = keptDraft({
  key: 'storylantern.educational-adventures',
  schema: draftSchema,
  empty: EMPTY,
  storage: () => localStorage,
});

/** Forgets the topic once its book is made; the child stays: the next book is mostly for the same one. */
export const forgetTopic = (draft: Draft): void => DRAFT.keep({ ...draft, topic: '', customTopic: '' });

import { ageBandSchema, genderSchema, someLooksSchema } from '@storylantern/contract';
import * as z from 'zod/mini';
import { visitStore } from '../../lib/request-key.ts';
import { EMPTY, type Draft } from './draft.ts';

const STORED = 'storylantern.new-child';

const none = z.literal('');
const draftSchema = z.object({
  nickname: z.string(),
  ageBand: z.union([ageBandSchema, none]),
  month: z.string(),
  year: z.string(),
  gender: z.union([genderSchema, none]),
  looks: someLooksSchema,
  interests: z.string(),
  helps: z.string(),
  nameSaid: z.string(),
});

/** What was written of a child before it was added: it survives a reload, and is gone with the tab. */
export function keptNewChild(): Draft {
  try {
    return draftSchema.safeParse(JSON.parse(visitStore().getItem(STORED) ?? 'null')).data ?? EMPTY;
  } catch {
    // Not JSON: written by something else, and replaced at the next key press.
    return EMPTY;
  }
}

/** Keeps what is being written. */
export const keepNewChild = (draft: Draft): void => visitStore().setItem(STORED, JSON.stringify(draft));

/** The child was added, or is not to be. */
export const forgetNewChild = (): void => visitStore().removeItem(STORED);

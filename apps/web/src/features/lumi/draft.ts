import { visitStore } from '../../lib/request-key.ts';

const DRAFT = 'storylantern.lumi.draft';

/** What a parent was writing when the page was left or reloaded. */
export const loadDraft = (): string => visitStore().getItem(DRAFT) ?? '';

/** Keeps what is being written for the length of the visit. */
export const keepDraft = (text: string): void => {
  if (text === '') visitStore().removeItem(DRAFT);
  else visitStore().setItem(DRAFT, text);
};

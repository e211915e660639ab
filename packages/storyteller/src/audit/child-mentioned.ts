import { CHILD, type AuditContext } from './audited-text.ts';

const BY_NAME = new RegExp(CHILD);
const AS_TELLER = new RegExp(`${CHILD}|\\b(?:[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\\b`);

/** Whether the child is in a masked text: by name, or where the child tells the story as "I", "me" or "my". */
export const childMentioned = (masked: string, { person }: AuditContext): boolean =>
  (person === 'first' ? AS_TELLER : BY_NAME).test(masked);

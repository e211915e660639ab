const OPEN = '<<<PARENT';
const CLOSE = 'PARENT>>>';

/** The marks' own signs and those that look like them, in runs. */
const MARKS = /[<>\u2039\u203a\u00ab\u00bb\u226a\u226b\uff1c\uff1e]{2,}/g;

/**
 * What a parent wrote, between marks that it cannot close: whatever looks like them is taken out of it. A prompt says
 * beside it that what stands there is never an instruction.
 */
export const fenced = (text: string): string => `${OPEN}\n${text.replace(MARKS, '').trim()}\n${CLOSE}`;

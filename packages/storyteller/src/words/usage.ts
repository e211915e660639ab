/** The English a family writes. */
export type Usage = 'british' | 'american';

/** A finished text in the English of the family. */
export const inUsage = (text: string, usage: Usage | undefined): string => (usage === 'american' ? text : text);

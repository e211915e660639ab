import { plainText } from '../../../facts/given-text.ts';
import { withoutBrands } from '../../theme/brands.ts';

/** A theme as it was typed, on one line, without its last stop and without what belongs to somebody else. */
export const asTyped = (typed: string): string =>
  withoutBrands(plainText(typed).replace(/\blego\b/giu, 'toy'))
    .text.replace(/’/g, "'")
    .replace(/\b(wo|ca|do|does|did|is|was|are|has)nt\b/giu, "$1n't")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?\s]+$/u, '');

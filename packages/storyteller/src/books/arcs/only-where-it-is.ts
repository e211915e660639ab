import type { Theme } from '../theme.ts';

/** "the last biscuit in the tin": nobody's thing, only where somebody is. */
export const isOnlyWhereItIs = ({ raw, thing }: Theme): boolean =>
  thing !== null &&
  /^(?:tin|jar|box|packet|drawer|cupboard|fridge|bowl)$/.test(thing.word) &&
  new RegExp(String.raw`\b(?:in|inside|from) (?:the|our|my|his|her|their) (?:\p{L}+ )?${thing.word}\b`, 'iu').test(raw);

import { RIDE_NOUNS } from './magic-thing.ts';

const TAKES_ANYWHERE = new RegExp(
  String.raw`^(?<whose>(?:an?|the|my|our|some|\p{Lu}\p{L}+['’]s) )?(?:pair of )?(?:magic(?:al)? |special |very |old |new |red |blue )*(?<noun>${RIDE_NOUNS}) (?:that|which|who)? ?(?:can |could )?(?:takes?|took|carr(?:y|ies)|fl(?:y|ies)|brings?|goes?|go|gets?) (?:(?:you|me|us|her|him|them|people|anyone|\p{Lu}\p{L}+) )?(?:to )?(?:anywhere|wherever|everywhere|any place|any where)\b.*$`,
  'iu',
);

/** "Wellies that take you anywhere" are magic wellies, and a book of those goes somewhere. */
export function withMagicRide(theme: string): string {
  const found = TAKES_ANYWHERE.exec(theme.trim())?.groups;
  const noun = found?.['noun']?.toLowerCase();
  if (noun === undefined) return theme;
  return `travelling in ${found?.['whose']?.replace(/^an $/i, 'a ') ?? ''}magic ${noun}`;
}

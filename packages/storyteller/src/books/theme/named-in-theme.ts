import { beingNamed, singularsOf } from './entries.ts';

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}-]{0,14}`;
/** "our guinea pigs Salt and Vinegar escape", "her kittens, Mo and Jo, ...". */
const SEVERAL = new RegExp(
  String.raw`\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,2}?)(\p{Ll}+(?: \p{Ll}+)?),? (?:(?:called|named) )?(${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME}),?(?= \p{Ll}|$)`,
  'u',
);

/**
 * A theme without the names of several animals of the family's own, and what is to be read of them with the details:
 * "our guinea pigs escape", and "guinea pigs called Salt and Vinegar". With the names between, no plot is found.
 */
export function withNamesApart(theme: string): { readonly theme: string; readonly details: string } {
  const [whole, own = '', kind = '', names = ''] = SEVERAL.exec(theme) ?? [];
  const isKnown = singularsOf(kind).some((form) => form !== kind && beingNamed(form) !== undefined);
  if (whole === undefined || !isKnown) return { theme, details: '' };
  return { theme: theme.replace(whole, `${own}${kind}`), details: `${kind} called ${names}` };
}

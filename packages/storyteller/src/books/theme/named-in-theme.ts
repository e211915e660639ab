import { beingNamed, singularsOf } from './entries.ts';

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}-]{0,14}`;
/** "our guinea pigs Salt and Vinegar escape", "her kittens, Mo and Jo, ...". */
const SEVERAL = new RegExp(
  String.raw`\b((?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,2}?)(\p{Ll}+(?: \p{Ll}+)?),? (?:(?:called|named) )?(${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME}),?(?= \p{Ll}|$)`,
  'u',
);

const PLACE =
  /\b(?:town|village|city|land|country|school|street|road|planet|island|world|forest|woods?|house|boat|ship|nursery|park|farm|kingdom|lake|river|mountain|castle|shop|caf[eé]|zoo|galaxy|family|girl|boy|child)$/iu;
/** "a monster under my bed called Norman": it is not the bed that is called so. */
const CALLED_LATE = new RegExp(
  String.raw`^((?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur) (?:\p{Ll}+ ){0,2}?\p{Ll}+) ((?:under|in|on|at|behind|inside|next to|from|with) (?:my|his|her|our|the|an?) (?:\p{Ll}+ )?\p{Ll}+) ((?:called|named) ${NAME})(?!\p{L})`,
  'u',
);
const withNameBeside = (theme: string): string =>
  theme.replace(CALLED_LATE, (typed, who: string, where: string, called: string) =>
    PLACE.test(where) ? typed : `${who} ${called} ${where}`,
  );

/** "camping with the Beavers": of children in a club, and of no animal. */
const WITH_CLUB =
  /,? (?:with|at) (?:the |my |our |his |her )?(?:Beavers?|Beaver Scouts|Cubs?|Cub Scouts|Brownies?|Rainbows|Squirrels|Scouts|Guides)(?= camp\b|[.!,]|$)/u;
/** The words of a club that a theme names, for the parent where no page says them. */
export const clubIn = (typed: string): string | null => WITH_CLUB.exec(typed)?.[0].replace(/^,? /, '') ?? null;

/** "superhero twins Max and Molly": the child is it, and the other comes with the details. */
const TWO_AS = new RegExp(
  String.raw`^(?:the )?(\p{L}+) (twin|brother|sister|cousin|friend)s,? (?:called |named )?(${NAME}) (?:and|&) (${NAME})$`,
  'u',
);
function childrenAs(typed: string, childName: string | null): { theme: string; details: string } | null {
  const [, kind = '', tie = '', first = '', second = ''] = TWO_AS.exec(typed.trim()) ?? [];
  const being = beingNamed(kind.toLowerCase());
  if (childName === null || being?.isa !== 'person' || ![first, second].includes(childName)) return null;
  const other = first === childName ? second : first;
  return { theme: `${childName} the ${kind.toLowerCase()}`, details: `${tie} ${other}` };
}

/**
 * A theme without the names of several animals of the family's own, and what is to be read of them with the details:
 * "our guinea pigs escape", and "guinea pigs called Salt and Vinegar". With the names between, no plot is found.
 */
export function withNamesApart(
  typed: string,
  childName: string | null,
): { readonly theme: string; readonly details: string } {
  const pair = childrenAs(typed, childName);
  if (pair !== null) return pair;
  const theme = withNameBeside(typed.replace(WITH_CLUB, ''));
  const [whole, own = '', kind = '', names = ''] = SEVERAL.exec(theme) ?? [];
  const isKnown = singularsOf(kind).some((form) => form !== kind && beingNamed(form) !== undefined);
  if (whole === undefined || !isKnown) return { theme, details: '' };
  return { theme: theme.replace(whole, `${own}${kind}`), details: `${kind} called ${names}` };
}

import { first, isCapital, low, NO_NAME, type FoundName } from './names-beside.ts';

const LETTERS = String.raw`\p{L}[\p{L}\p{M}'’-]*`;
const ENDS = String.raw`(?=\s*(?:[.,;:!?)\n]|$)|\s+(?:and|but|who|is|was|has|born|aged?|from|at|in)\b)`;
/** "His full name is jo waters": all of it, whatever else the words are. */
const FULL = new RegExp(
  String.raw`\b(?:full name is|full name:|surname is|last name is|(?:key ?worker|teacher|childminder|therapist) is (?=\p{L}+ \p{L}+)(?!\p{L}+ing\b|(?:very|so|too|not|really|always|off|on|a|an|the|my|his|her)\b)) (${LETTERS}(?: ${LETTERS}){0,3}?)${ENDS}`,
  'giu',
);
/** "We are the waters family." */
const FAMILY = new RegExp(String.raw`\b(?:we are|we['’]re) the (${LETTERS}(?: ${LETTERS})?) family\b`, 'giu');
const NO_FAMILY =
  /^(?:whole|royal|extended|blended|foster|adoptive|host|same|new|only|first|happiest|perfect|typical|normal|most|busiest|loudest|other|noisy|kind of)\b/iu;
/** "Miss marsh is leaving": somebody who is something, and nobody who is missed. */
const MISS = new RegExp(
  String.raw`(?:^|[.,;:!?\n]\s*|\b(?:with|to|by|of|loves|likes|teacher|and|but) )(?:miss|ms|mr|mrs|mister|sir) (${LETTERS}(?: ${LETTERS})?) (?:is|was|has|says|said|left|will|who|told|gave|at|[a-z]{3,}ed)\b`,
  'giu',
);

/** Names that a phrase around them announces as a whole, in whatever letters. */
export function namesInFull(text: string): FoundName[] {
  const names = [FULL, FAMILY, MISS].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return names
    .filter((name) => !NO_FAMILY.test(name))
    .flatMap((name) => name.split(' '))
    .filter((part) => !NO_NAME.test(low(part)))
    .map((part) => ({ ...first(part), as: 'last' as const, sure: isCapital(part) || part.length > 3 }));
}

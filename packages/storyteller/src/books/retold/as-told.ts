import { isChildSpeaking, isOfChild, isSingularThey, ITS_CHILDS, ONES_CHILD, type Tellers } from './tellers.ts';
import { begun, withFamily, withNames } from './with-names.ts';

/** Whoever speaks, as others speak of them: "we" are "they", and "I" am somebody with a name. */
export const inThirdPerson = (text: string, me: string): string =>
  text
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bus\b/g, 'them')
    .replace(/\bI\b|^i\b/g, me)
    .replace(/\bme\b/g, me);

/** In the third person: "they missed the train", "Silas and his step brother built a raft". */
export function asTold(text: string, raw: string, { child, grownUp, names }: Tellers): string {
  const me = isChildSpeaking(raw) ? child.name : (grownUp ?? 'the grown-up');
  let told = text
    .replace(ONES_CHILD, child.name)
    .replace(/^CHILD\b/, child.name)
    .replace(/^(?:he|she)\b(?= and\b)/i, child.name)
    .replace(/^i and\b/i, `${me} and`)
    .replace(/\bourselves\b/gi, 'themselves')
    .replace(/\bours\b/gi, 'theirs')
    .replace(/\bmyself\b/g, 'alone');
  told = inThirdPerson(told, me).replace(ITS_CHILDS, `$1${child.names} `);
  if (isOfChild(raw) !== null) told = told.replace(/^(?:he|she)\b/i, child.name);
  if (isSingularThey(raw)) told = told.replace(/^they\b/i, child.name);
  const own = isChildSpeaking(raw) ? child.names : grownUp === null ? 'the' : `${grownUp}'s`;
  told = withFamily(told, child).replace(/\bmy\b/gi, own);
  return begun(withNames(told, names));
}

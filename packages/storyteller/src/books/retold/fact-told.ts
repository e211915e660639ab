import { escaped } from '../../words/escaped.ts';
import { firstPersonVerb } from '../../words/first-person-verb.ts';
import { inThirdPerson } from './as-told.ts';
import { ADVERBS } from './fact-verb.ts';
import { isSingularThey, type Tellers } from './tellers.ts';
import { begun, withFamily, withKin, withNames } from './with-names.ts';

/** Of whom it is told; a grown-up tells no fact. */
export type FactTellers = Pick<Tellers, 'child' | 'names'>;
/** The child, where a theme begins with "he" or "she". */
type Own = 'he' | 'she' | null;

/** Somebody else whom "he" or "she" could mean. */
const othersOf = (own: 'he' | 'she'): RegExp =>
  own === 'she'
    ? /\b(?:mum\w*|nan\w*|gran(?!dad|dpa|dson)\w*|sister|aunt\w*|mother)\b/i
    : /\b(?:dad\w*|grandad|grandpa|uncle|brother|father)\b/i;

/** In the third person: "Abdul's uncle drove a gritter lorry". */
export function factTold(text: string, own: Own, raw: string, { child, names }: FactTellers): string {
  let told = text.replace(/\bCHILD\b/g, child.name).replace(new RegExp(String.raw`^i\b`, 'i'), child.name);
  if (own !== null) told = told.replace(new RegExp(`^${own}\\b`, 'i'), child.name);
  if (own !== null)
    told = told.replace(own === 'he' ? /^his\b/i : /^her (?=\p{Ll})/iu, `${child.names} `).replace(/  +/g, ' ');
  // On a page of its own nobody would know whom "bigger than him" means.
  if (own !== null && !told.startsWith(child.name) && !othersOf(own).test(raw))
    told = told.replace(own === 'he' ? /\bhim\b/ : /\bher\b(?! \p{Ll})/u, child.name);
  if (isSingularThey(raw)) told = told.replace(/^they\b/i, child.name);
  told = withFamily(inThirdPerson(told, child.name), child).replace(/\bmy\b/gi, child.names);
  return begun(withNames(told, names));
}

/** In the child's own mouth: "my uncle drives a gritter lorry". */
export function factSaid(text: string, own: Own, raw: string, { child, names }: FactTellers): string {
  let said = text.replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}(?!\p{L})`, 'gu'), 'CHILD');
  if (own !== null) {
    said = said
      .replace(new RegExp(`^${own}\\b`, 'i'), 'CHILD')
      .replace(own === 'he' ? /\bhis\b/gi : /\bher(?= \p{Ll})/giu, 'my')
      .replace(own === 'he' ? /\bhim\b/g : /\bher$/g, 'me');
  }
  if (own !== null && !othersOf(own).test(raw))
    said = said.replace(new RegExp(`\\b${own} (\\p{Ll}+)\\b`, 'gu'), (_, verb: string) => `I ${firstPersonVerb(verb)}`);
  if (isSingularThey(raw)) said = said.replace(/^they\b/i, 'CHILD').replace(/\btheir\b/g, 'my');
  const words = said.split(' ');
  const at = words.indexOf('CHILD');
  if (at === 0) {
    let verb = 1;
    while (ADVERBS.test(words[verb] ?? '')) verb++;
    words[verb] = firstPersonVerb(words[verb] ?? '');
    said = words.join(' ');
  } else if (at > 0) {
    const verb = words[at + 1];
    if (verb !== undefined && /[^s]s$/.test(verb)) words[at + 1] = firstPersonVerb(verb);
    said = words.join(' ');
  }
  said = said
    .replace(/^CHILD\b|\bCHILD(?= \p{Ll})/gu, 'I')
    .replace(/\bCHILD's\b/g, 'my')
    .replace(/\bCHILD\b/g, 'me');
  return begun(withNames(withKin(said), names));
}

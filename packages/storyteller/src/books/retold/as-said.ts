import { escaped } from '../../words/escaped.ts';
import { isChildSpeaking, isOfChild, isSingularThey, ITS_CHILDS, ONES_CHILD, type Tellers } from './tellers.ts';
import { verbAt } from './verb-at.ts';
import { begun, withKin, withNames } from './with-names.ts';

/** In the child's own mouth: "we missed the train", "my step brother and I built a raft". */
export function asSaid(text: string, raw: string, { child, grownUp, names }: Tellers): string {
  const own = isOfChild(raw);
  let said = text
    .replace(ONES_CHILD, 'CHILD')
    .replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}'s?(?!\p{L})`, 'gu'), "CHILD's")
    .replace(new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}(?!\p{L})`, 'gu'), 'CHILD');
  if (!isChildSpeaking(raw)) {
    const g = grownUp ?? 'the grown-up';
    said = said
      .replace(/\bI\b|^i\b/g, g)
      .replace(/\bmy\b/gi, grownUp === null ? 'the' : `${grownUp}'s`)
      .replace(/\bme\b/g, g);
  }
  said = said.replace(ITS_CHILDS, '$1my ');
  if (isSingularThey(raw)) said = said.replace(/^they\b/i, 'CHILD').replace(/\btheir\b/g, 'my');
  else said = said.replace(/^they\b/, 'we');
  if (own !== null || text.startsWith('CHILD')) {
    const at = verbAt(said);
    const [, other] = /^(?:he|she|CHILD) and (.+)$/iu.exec(at === null ? '' : said.slice(0, at - 1)) ?? [];
    if (at !== null && other !== undefined) said = `${other} and CHILD ${said.slice(at)}`;
    said = said
      .replace(/^(?:he|she)\b/i, 'CHILD')
      .replace(/\b(?:himself|herself)\b/g, 'myself')
      .replace(/\bhim\b/g, 'me')
      .replace(own === 'he' ? /\bhis\b/gi : /\bher(?= \p{Ll})/giu, 'my');
  }
  said = said
    .replace(/\bCHILD's/g, 'my')
    .replace(/(?<!^)\bCHILD\b(?= (?:and|\p{Ll}+ed|was|had|got)\b)/gu, 'I')
    .replace(/^CHILD\b/, 'I')
    .replace(/(?<=\band )CHILD\b/g, 'I')
    .replace(/\bCHILD\b/g, 'me');
  return begun(withNames(withKin(said), names));
}

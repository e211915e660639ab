import type { ScriptPage } from '@storylantern/contract';
import { escaped } from '../../words/escaped.ts';
import type { Company, Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { sentencesOf } from '../../words/sentences.ts';
import { isShort } from '../weave/one-more-sentence.ts';

/** The tie before a name: "Theo's cousin ", "friends Mei and ". */
const TIE_BEFORE = String.raw`(?:(?:brother|sister|cousin|twin|friend) (?:called )?|(?:brothers|sisters|cousins|twins|friends) (?:\p{Lu}[\p{L}-]+(?:,| and) ){0,2})`;
const QUOTED = /["“][^"”]*["”]/gu;

/**
 * Whoever of the children of the family has a part is told of as who they are where they come in: "Imran's friend Bilal was
 * learning, too". Where no sentence of that page has room for it, the book stays as it is.
 */
export function introducedFirst(
  pages: readonly ScriptPage[],
  { child, alsoThere }: Pick<Company, 'child' | 'alsoThere'>,
  telling: Telling,
): readonly ScriptPage[] {
  const [one, other] = alsoThere;
  const both = one && other ? bothIntroduced(pages, child, one, other, telling) : pages;
  const made = alsoThere.reduce((told, figure) => introduced(told, child, figure, telling), both);
  return child.his === child.names ? made : made.map((page) => ({ ...page, text: withOwn(page.text, child) }));
}

const tieOf = ({ name, introduced: asWho }: Figure, { names }: Figure): string =>
  asWho.startsWith(`${names} `) ? asWho.slice(names.length + 1, -name.length - 1) : '';

/** "Poppy, Jack and Sam" are "Poppy and her brothers Jack and Sam", or a sentence says that they are. */
function bothIntroduced(
  pages: readonly ScriptPage[],
  child: Figure,
  one: Figure,
  other: Figure,
  telling: Telling,
): readonly ScriptPage[] {
  const tie = tieOf(one, child);
  const three = `${child.name}, ${one.name} and ${other.name} `;
  const index = pages.findIndex(({ text }) => text.includes(three));
  const page = pages[index];
  const isKnown = pages
    .slice(0, index)
    .some(({ text }) => [one, other].some(({ name }) => namePattern(name).test(text)));
  if (!page || isKnown || tie === '' || tie !== tieOf(other, child)) return pages;
  const ways = [
    page.text.replace(three, `${child.name} and ${child.his} ${tie}s ${one.name} and ${other.name} `),
    withSentence(
      page.text,
      `${one.name} and ${other.name} ${isTold(page.text) ? 'were' : 'are'} ${child.names} ${tie}s.`,
      one.name,
    ),
  ];
  const text = ways.find((each) => each !== null && isShort(each, telling)) ?? page.text;
  return pages.map((each, n) => (n === index ? { ...each, text } : each));
}

/** "Angus and Angus's sister Isla" are "Angus and his sister Isla", where the parent says he. */
const withOwn = (text: string, { name, names, his }: Figure): string =>
  text.replace(
    new RegExp(
      String.raw`(?<!\p{L})(${escaped(name)}(?:,| and)) ${escaped(names)} (?=(?:best )?(?:brother|sister|cousin|twin|friend) )`,
      'gu',
    ),
    `$1 ${his} `,
  );

function introduced(
  pages: readonly ScriptPage[],
  child: Figure,
  figure: Figure,
  telling: Telling,
): readonly ScriptPage[] {
  const index = pages.findIndex(({ text }) => namePattern(figure.name).test(text));
  const page = pages[index];
  if (figure.introduced === figure.name || !page) return pages;
  if (new RegExp(`${TIE_BEFORE}${escaped(figure.name)}(?!\\p{L})`, 'u').test(page.text)) return pages;
  // "Leo and Hal are Jasper's brothers."
  if (page.text.includes(`${figure.name} and `) && page.text.includes(`${child.names} ${tieOf(figure, child)}s.`))
    return pages;
  if (new RegExp(` and ${escaped(figure.name)} (?:are|were) ${escaped(child.names)} `, 'u').test(page.text))
    return pages;
  const made = [
    withIntroduction(page.text, figure, child),
    withIntroduction(
      page.text,
      { ...figure, introduced: figure.introduced.replace(' best friend ', ' friend ') },
      child,
    ),
    tieOf(figure, child) === ''
      ? null
      : withSentence(
          page.text,
          `${figure.name} ${isTold(page.text) ? 'was' : 'is'} ${child.names} ${tieOf(figure, child)}.`,
          figure.name,
        ),
  ];
  const short = made.find((each) => each !== null && isShort(each, telling));
  return short === undefined || short === null
    ? pages
    : pages.map((each, n) => (n === index ? { ...each, text: short } : each));
}

/** A text in which the first mention outside of speech says who it is; null where every one stands in speech. */
function withIntroduction(text: string, { name, introduced: asWho }: Figure, child: Figure): string | null {
  const spoken = [...text.matchAll(QUOTED)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const bare = new RegExp(String.raw`(?<![\p{L}-])${escaped(name)}(?![\p{L}-]|['’]s)`, 'gu');
  for (const { index } of text.matchAll(bare)) {
    if (spoken.some(([from, to]) => index >= from && index < to)) continue;
    const before = text.slice(0, index);
    // "Samir and Joe": where the child stands in the same sentence it is "his friend".
    const isBeside = namePattern(child.name).test(before.slice(before.search(/[^.!?]*$/u)));
    const who = isBeside ? besideChild(child, asWho) : asWho;
    return `${before}${who}${text.slice(index + name.length)}`;
  }
  return null;
}

/** "his friend Joe" where the parent says he or she, else "friend Joe". */
function besideChild({ names, his }: Figure, asWho: string): string {
  const tie = asWho.startsWith(`${names} `) ? asWho.slice(names.length + 1) : asWho;
  return his === names ? asWho : `${his} ${tie}`;
}

/** What goes on from the sentence before it. */
const GOES_ON = /^(?:It|He|She|They|This|That|There|Then|But|And|So)\b/u;

/** Whether a page tells of what is over. */
const isTold = (text: string): boolean =>
  / (?:was|were|had|went|looked|said|came|ran|sat|dug|held) /u.test(text.replace(QUOTED, ''));

/** "Leo is Jasper's brother." behind the sentence that has him first. */
function withSentence(text: string, said: string, name: string): string | null {
  const told = sentencesOf(text).map((each) => each.text);
  const at = told.findIndex((each) => namePattern(name).test(each) && !/["“”]/u.test(each));
  const goesOn = GOES_ON.test(told[at + 1] ?? '');
  if (goesOn && at === 0) return [said, ...told].join(' ');
  if (goesOn) return null;
  if (at < 0 || told.join(' ') !== text) return null;
  return [...told.slice(0, at + 1), said, ...told.slice(at + 1)].join(' ');
}

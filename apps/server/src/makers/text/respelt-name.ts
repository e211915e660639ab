import type { LyricLine, Syllable } from '@storylantern/contract';

const isVowel = (phone: string): boolean => /\d$/.test(phone);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Sounds as syllables: consonants before a vowel belong to it, those after the last vowel to the last. */
function syllablesOf(phones: readonly string[]): string[][] {
  const syllables: string[][] = [];
  let onset: string[] = [];
  for (const phone of phones) {
    onset.push(phone);
    if (!isVowel(phone)) continue;
    syllables.push(onset);
    onset = [];
  }
  syllables.at(-1)?.push(...onset);
  return syllables;
}

/** The syllables of one written name, said so; it keeps the beats it had as far as it has syllables for them. */
function respelt(before: readonly Syllable[], phones: readonly string[]): Syllable[] {
  const said = syllablesOf(phones);
  const from = before[0]?.from ?? 0;
  const to = before.at(-1)?.to ?? from;
  const edge = (at: number): number => from + Math.round(((to - from) * at) / said.length);
  // A name of one syllable takes the beat from wherever it was.
  const beat = (at: number): boolean =>
    said.length === 1 ? before.some((each) => each.beat) : (before[at]?.beat ?? false);
  return said.map((own, at) => ({
    from: edge(at),
    to: edge(at + 1),
    phones: own,
    stressed: own.some((phone) => phone.endsWith('1')),
    beat: beat(at),
  }));
}

/**
 * The line with its name said as a parent respelled it, whatever dictionaries say: as many syllables as are spoken.
 * `phones` are CMU names with stress; a line without the name, or sounds without a vowel, change nothing.
 */
export function withNameSaid(line: LyricLine, name: string, phones: readonly string[]): LyricLine {
  if (!phones.some(isVowel) || name === '') return line;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu');
  let syllables: readonly Syllable[] = line.syllables;
  for (const { index, 0: found } of line.text.matchAll(pattern)) {
    const inside = syllables.filter((each) => each.from >= index && each.to <= index + found.length);
    const first = inside[0];
    // The last syllable of "Niamh's" is more than the name's own; there the voice says it in the syllables it has.
    const whole = inside.at(-1)?.to === index + found.length;
    if (!first || !whole || inside.flatMap((each) => each.phones).join(' ') === phones.join(' ')) continue;
    const at = syllables.indexOf(first);
    syllables = [...syllables.slice(0, at), ...respelt(inside, phones), ...syllables.slice(at + inside.length)];
  }
  return { ...line, syllables: [...syllables] };
}

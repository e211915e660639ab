import type { LyricSection } from '@storylantern/contract';
import { askedForm, type Pronounce } from '../songs/sound/pronunciations.ts';
import { isTrueRhyme, lastWord } from '../songs/sound/rhyme.ts';
import { scanLine } from '../songs/sound/scan.ts';
import { namesKnown } from './names-told.ts';
import { sungText, type SongCase } from './song-case.ts';
import { chorusRhymes, SYLLABLES, withBeats } from './song-frame.ts';

/** A line that costs more stumbles; ours in the same place may cost more where the theme has a long word. */
const MOST_COST = 4.5;
const BEATS = 4;
/** A part of a proposed song beside the part of ours that it stands for. */
export interface NamedPart {
  readonly kind: LyricSection['kind'];
  /** "verse 2", "the chorus". */
  readonly name: string;
  readonly mould: LyricSection;
  readonly lines: readonly string[];
}

/** Syllables, beats and sounds of each line. */
export function lineFaults(
  { name, lines, mould, scans }: NamedPart & { readonly scans: readonly ReturnType<typeof scanLine>[] },
  { brief, own, called }: SongCase,
  pronounce: Pronounce | undefined,
): string[] {
  const strong = { pronounce, strong: [called] };
  const given = namesKnown([brief.theme, brief.details ?? '', called, sungText(own)]);
  return lines.flatMap((text, n) => {
    const where = `Line ${n + 1} of ${name}`;
    const scan = scans[n];
    if (text === '' || !scan) return [`${where} is empty.`];
    if (/\d/.test(text)) return [`${where} has a number in digits: "${text}". Write it in words.`];
    const ours = mould.lines[n];
    const count = scan.line.syllables.length;
    const [fewest, most] = [
      Math.min(SYLLABLES[0], ours?.syllables.length ?? SYLLABLES[0]),
      Math.max(SYLLABLES[1], ours?.syllables.length ?? SYLLABLES[1]),
    ];
    if (count < fewest || count > most)
      return [`${where} has ${count} syllables; it needs ${SYLLABLES[0] + 2} to ${SYLLABLES[1] - 1}: "${text}".`];
    const faults: string[] = [];
    const limit = Math.max(MOST_COST, ours ? scanLine(ours.text, strong).cost : 0);
    const beats = scan.line.syllables.filter((each) => each.beat).length;
    if (scan.cost > limit || beats !== BEATS)
      faults.push(
        `${where} stumbles. It is heard as "${withBeats(scan.line)}"; it needs four strong syllables with one or two light ones between them, and words stressed as they are spoken.`,
      );
    const unheard = (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).filter((word) => {
      const form = askedForm(word);
      return form !== null && !given.has(form) && (pronounce?.(form) ?? null) === null;
    });
    if (unheard.length > 0)
      faults.push(`${where}: the singer does not know "${unheard.join('", "')}"; use words of every day.`);
    return faults;
  });
}

/** Pairs that have to rhyme and do not: couplets in a verse, the pair of a chorus. */
export function rhymeFaults({ kind, name, lines, mould }: NamedPart, pronounce: Pronounce | undefined): string[] {
  const pairs: readonly (readonly [number, number])[] =
    kind === 'chorus'
      ? [chorusRhymes(lines.length)]
      : Array.from({ length: Math.floor(lines.length / 2) }, (_, n) => [2 * n + 1, 2 * n + 2] as const);
  return pairs.flatMap(([a, b]) => {
    const [one, other] = [lastWord(lines[a - 1] ?? ''), lastWord(lines[b - 1] ?? '')];
    const rhymes = (first: string, second: string): boolean => isTrueRhyme(first, second, pronounce);
    const oursDo = rhymes(lastWord(mould.lines[a - 1]?.text ?? ''), lastWord(mould.lines[b - 1]?.text ?? ''));
    if (!oursDo || rhymes(one, other)) return [];
    return [`Lines ${a} and ${b} of ${name} have to rhyme: "${one}" and "${other}" do not.`];
  });
}

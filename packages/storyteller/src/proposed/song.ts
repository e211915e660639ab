import type { LyricLine, LyricSection, Lyrics } from '@storylantern/contract';
import { withoutBrands } from '../books/theme/brands.ts';
import { notManaged } from '../books/not-managed.ts';
import type { SongBrief } from '../songs/brief.ts';
import type { Pronounce } from '../songs/sound/pronunciations.ts';
import { scanLine } from '../songs/sound/scan.ts';
import { titleOf } from '../songs/write-lyrics.ts';
import { foreignIn, plainMarks } from './foreign-text.ts';
import { namesKnown, unknownNames, unsaidKin } from './names-told.ts';
import { songCase, sungText, type SongCase } from './song-case.ts';
import { partsOf } from './song-frame.ts';
import { lineFaults, rhymeFaults, type NamedPart } from './song-lines.ts';
import type { SongProposal } from './song-proposal.ts';
import { unsafeIn } from './unsafe-text.ts';

/** What is thought of a proposal: a song when nothing is wrong with it, else what to mend, in sentences for its author. */
export interface JudgedSong {
  readonly lyrics: Lyrics | null;
  readonly faults: readonly string[];
}

/** No more than this is sent back at once. */
const MOST_FAULTS = 16;
/** Longer titles do not fit the player. */
const LONGEST_TITLE = 34;

/**
 * Judges the words of a song that somebody else wrote for a brief. They are sung to the same music as ours, so they have
 * the same parts and as many lines; every line is laid on its four beats, and every pair rhymes truly.
 * @param own what we wrote for the same brief: the mould.
 */
export function judgeSong(brief: SongBrief, own: Lyrics, proposal: SongProposal, pronounce?: Pronounce): JudgedSong {
  const asked = songCase(brief, own);
  if (!asked) return { lyrics: null, faults: ['This song is not asked of anybody else.'] };
  const mould = partsOf(own);
  const written = partsOf({
    sections: proposal.sections.map(({ kind, lines }) => ({
      kind,
      lines: lines.map((line) => asLine(line, asked.called)),
    })),
  });
  const misshapen = shapeFault(mould, written);
  if (misshapen !== null) return { lyrics: null, faults: [misshapen] };
  const parts = mould.map((part, n): NamedPart => {
    const lines = written[n]?.lines.map((each) => each.text) ?? [];
    const isWhole = part.kind === 'chorus' && part.lines.length > 2;
    return { kind: part.kind, name: nameOf(mould, n), mould: part, lines: isWhole ? hooked(lines) : lines };
  });
  const scanned = parts.map((part) => ({
    ...part,
    scans: part.lines.map((text) => scanLine(text, { pronounce, strong: [asked.called] })),
  }));
  const faults = [
    ...scanned.flatMap((part) => lineFaults(part, asked, pronounce)),
    ...parts.flatMap((part) => rhymeFaults(part, pronounce)),
    ...wholeFaults(asked, parts),
    ...wordFaults(asked, parts, proposal.title),
  ];
  if (faults.length > 0) return { lyrics: null, faults: [...new Set(faults)].slice(0, MOST_FAULTS) };
  const sung = scanned.map(({ kind, scans }): LyricSection => ({ kind, lines: scans.map((each) => each.line) }));
  return { lyrics: lyricsOf(asked, sung, plainMarks(proposal.title, [asked.called])), faults: [] };
}

/** A line as it is sung: a capital at its head, no stop at its end that is only punctuation. */
const asLine = (typed: string, called: string): LyricLine => {
  const text = plainMarks(typed, [called]).replace(/[.,;:]+$/, '');
  return { text: text.charAt(0).toLocaleUpperCase('en') + text.slice(1), syllables: [] };
};

/** A chorus of four lines ends with its hook. */
const hooked = (lines: readonly string[]): readonly string[] => [...lines.slice(0, 3), lines[0] ?? ''];

function nameOf(mould: readonly LyricSection[], at: number): string {
  const kind = mould[at]?.kind ?? 'verse';
  const alike = mould.filter((each) => each.kind === kind).length;
  const nth = mould.slice(0, at + 1).filter((each) => each.kind === kind).length;
  return alike > 1 ? `${kind} ${nth}` : `the ${kind}`;
}

/** A song with other parts than the music has cannot be judged line by line. */
function shapeFault(mould: readonly LyricSection[], written: readonly LyricSection[]): string | null {
  const shape = (parts: readonly LyricSection[]): string =>
    parts.map(({ kind, lines }) => `${kind} of ${lines.length} lines`).join(', ');
  const fits =
    mould.length === written.length &&
    mould.every(({ kind, lines }, n) => {
      const count = written[n]?.lines.length ?? 0;
      const isHookless = kind === 'chorus' && lines.length === 4 && count === 3;
      return written[n]?.kind === kind && (count === lines.length || isHookless);
    });
  return fits ? null : `The song needs exactly these parts, in this order: ${shape(mould)}. It has: ${shape(written)}.`;
}

/** What the song as a whole lacks or has twice. */
function wholeFaults({ own, theme, called }: SongCase, parts: readonly NamedPart[]): string[] {
  const faults: string[] = [];
  const chorus = parts.find((each) => each.kind === 'chorus');
  const hook = chorus?.lines[0] ?? '';
  if (!hook.toLowerCase().includes(called.toLowerCase()))
    faults.push(`Line 1 of the chorus has to call "${called}", and no other name.`);
  const body = parts.filter((each) => each.kind !== 'chorus').flatMap((each) => each.lines);
  const twice = body.find((line, n) => body.indexOf(line) < n || chorus?.lines.includes(line));
  if (twice !== undefined) faults.push(`"${twice}" is sung twice; only the chorus comes back.`);
  const text = parts.flatMap((each) => each.lines).join('\n');
  const ours = notManaged(theme, sungText(own));
  const lost = notManaged(theme, text).filter((each) => !ours.includes(each));
  if (lost.length > 0) faults.push(`The song has to sing of "${lost.join('", "')}", which the parent asked for.`);
  return faults;
}

/** Ways to make a child do something that frighten it, or hold it up against others. */
const URGED =
  /\b(?:(?:big|good|clever|brave|naughty) (?:boys?|girls?|kids?|ones?|child(?:ren)?)|bab(?:y|ies)|rot(?:s|ten|ting)?|decay\w*|cavit(?:y|ies)|germs?|yuck\w*|stink\w*|disgust\w*|shame\w*|or else|(?:all|every bit of) (?:your|the) (?:plate|dinner|food)|(?:clean|empty|clear) (?:your|the) plate)\b/i;

/** What is foreign, unsafe, unknown or unsaid in the words, part by part. */
function wordFaults(
  { brief, own, called, isLearning }: SongCase,
  parts: readonly NamedPart[],
  title: string,
): string[] {
  const given = [brief.theme, brief.details ?? '', brief.childName ?? '', sungText(own)];
  const known = namesKnown([...given, called]);
  const faults: string[] = [];
  const read = (where: string, text: string): void => {
    const foreign = foreignIn(text);
    if (foreign)
      faults.push(`${where}: "${foreign.words}" is ${foreign.what}; write lines to be sung and nothing else.`);
    const unsafe = unsafeIn(text);
    if (unsafe !== null) faults.push(`${where}: ${unsafe}.`);
    const brand = withoutBrands(text).dropped.find((each) => /\p{Lu}/u.test(each));
    if (brand !== undefined) faults.push(`${where}: "${brand}" belongs to somebody else; sing of people of your own.`);
    const urged = isLearning ? URGED.exec(text)?.[0] : undefined;
    if (urged !== undefined && !given.join('\n').toLowerCase().includes(urged.toLowerCase()))
      faults.push(`${where}: "${urged}" frightens or compares; sing of the doing, in pictures.`);
    const kin = unsaidKin(text, given);
    if (kin.length > 0) faults.push(`${where}: nobody told us of "${kin.join('", "')}" in this family; leave it out.`);
  };
  for (const { name, lines } of parts) {
    for (const [n, line] of lines.entries()) {
      read(`Line ${n + 1} of ${name}`, line);
      const names = unknownNames(line, known);
      if (names.length > 0) faults.push(`Line ${n + 1} of ${name}: nobody here is called "${names.join('", "')}".`);
    }
    // What is harmless line by line may not be so across two of them.
    const unsafe = unsafeIn(lines.join(' '));
    if (unsafe !== null) faults.push(`In ${name}: ${unsafe}.`);
  }
  read('The title', plainMarks(title));
  return faults;
}

function lyricsOf({ own, theme }: SongCase, parts: readonly LyricSection[], title: string): Lyrics {
  const chorus = parts.find((each) => each.kind === 'chorus');
  const rest = parts.filter((each) => each.kind !== 'chorus');
  const hook = chorus?.lines[0]?.text ?? '';
  let told = 0;
  const sections = own.sections.flatMap(({ kind }): LyricSection[] => {
    const part = kind === 'chorus' ? chorus : rest[told++];
    return part ? [part] : [];
  });
  const whole = { title: title !== '' && title.length <= LONGEST_TITLE ? title : titleOf(hook), hook, sections };
  return { ...whole, notManaged: notManaged(theme, sungText(whole)).filter((each) => own.notManaged.includes(each)) }; // prettier-ignore
}

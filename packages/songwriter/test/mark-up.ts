import type { LyricLine, Lyrics, LyricSection } from '@storylantern/contract';

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '));

/** Sounds of words in the speech engine's letters. */
export type Pronounce = (words: readonly string[]) => readonly (readonly string[])[];

/**
 * Reads a line marked by hand: `·` before a syllable on the beat, `|` between syllables of one word. Without a
 * dictionary the sounds stay empty.
 */
export function markedLine(marked: string, pronounce?: Pronounce): LyricLine {
  const syllables: LyricLine['syllables'] = [];
  let text = '';
  for (const [index, word] of marked.split(' ').entries()) {
    if (index > 0) text += ' ';
    const parts = word.split('|').flatMap((part) => part.split(/(?=·)/));
    const plain = word.replaceAll(/[·|]/g, '');
    const sounds = pronounce?.([plain.toLowerCase().replaceAll(/[^a-z']/g, '')])[0] ?? [];
    const shares = sharedOut(sounds, parts.length);
    parts.forEach((part, at) => {
      const letters = part.replaceAll('·', '');
      const beat = part.startsWith('·');
      syllables.push({
        from: text.length,
        to: text.length + letters.length,
        phones: shares[at] ?? [],
        stressed: beat,
        beat,
      });
      text += letters;
    });
  }
  return { text, syllables };
}

/** Sounds cut into syllables: one vowel each, of the consonants between two vowels the last one to the right. */
function sharedOut(sounds: readonly string[], parts: number): readonly string[][] {
  const vowels = sounds.flatMap((sound, at) => (VOWELS.has(sound) ? [at] : []));
  const cuts = vowels.slice(1, parts).map((vowel, at) => (vowel - (vowels[at] ?? 0) > 1 ? vowel - 1 : vowel));
  return Array.from({ length: parts }, (_, at) => sounds.slice(at === 0 ? 0 : cuts[at - 1], cuts[at] ?? sounds.length));
}

export function markedLyrics(
  title: string,
  hook: string,
  sections: readonly { kind: LyricSection['kind']; lines: readonly string[] }[],
  pronounce?: Pronounce,
): Lyrics {
  return {
    title,
    hook,
    sections: sections.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => markedLine(line, pronounce)) })),
    notManaged: [],
  };
}

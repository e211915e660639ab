import type { LyricLine, Lyrics } from '@storylantern/contract';
import type { SongBrief } from '@storylantern/storyteller';
import type {
  ComposedSong,
  HeardWord,
  PerformedSong,
  SongPerformance,
  SongSheet,
  WrittenSong,
} from '../../src/makers/maker.ts';

/** A line with a syllable for each word. */
export const quickLine = (text: string): LyricLine => ({
  text,
  syllables: [...text.matchAll(/\S+/g)].map((word) => ({
    from: word.index,
    to: word.index + word[0].length,
    phones: ['AH1'],
    stressed: true,
    beat: true,
  })),
});

const section = (kind: Lyrics['sections'][number]['kind'], ...lines: string[]) => ({
  kind,
  lines: lines.map(quickLine),
});

/** A song of two verses about whatever was asked for; its words tell how the name sounds, where that was asked. */
export function quickSong(
  brief: SongBrief,
  seed: number,
  sounds: Readonly<Record<string, readonly string[]>>,
): WrittenSong {
  const name = brief.childName ?? 'everyone';
  const hook = `Sing, ${name}, sing`;
  const heard = Object.entries(sounds).map(([word, phones]) => `${word} is ${phones.join(' ')}`);
  const chorus = section('chorus', hook, 'All the way home');
  const lyrics: Lyrics = {
    title: hook,
    hook,
    sections: [
      section('verse', `We sing of ${brief.theme.slice(0, 40)}`, `Seed ${seed} and ${brief.style}`),
      chorus,
      section('verse', ...(heard.length > 0 ? heard : ['A second verse'])),
      chorus,
    ],
    notManaged: ['trombones'],
  };
  return {
    lyrics,
    cast: [{ is: 'child', id: 'child', name, age: brief.age, costume: null }],
    scene: {
      setting: 'garden',
      time: 'day',
      weather: 'clear',
      camera: 'medium',
      actors: [{ who: 'child', pose: 'dance', feeling: 'happy', holds: null }],
      things: [],
    },
  };
}

/** Every section in its order. */
export const quickComposed = ({ lyrics, wishes }: SongSheet): ComposedSong => ({
  order: lyrics.sections.map(({ lines }, index) => ({ section: index, lines: lines.map((_, line) => line) })),
  music: { key: wishes.transpose === 0 ? 'C major' : 'D major', tempo: Math.round(100 * wishes.pace), metre: '4/4' },
});

/** A sound whose bytes tell what was performed; each word is heard for half a second. */
export function quickPerformed(performance: SongPerformance, variant: string): Omit<PerformedSong, 'maker'> {
  const words: HeardWord[] = [];
  quickComposed(performance).order.forEach(({ section: index, lines }) =>
    lines.forEach((line) => {
      const sung = (words.at(-1)?.sung ?? -1) + 1;
      for (const { from, to } of performance.lyrics.sections[index]?.lines[line]?.syllables ?? []) {
        const start = words.length / 2;
        words.push({ section: index, line, sung, from, to, start, end: start + 0.5 });
      }
    }),
  );
  return {
    audio: new TextEncoder().encode(JSON.stringify({ performance, variant })),
    seconds: words.length / 2,
    lufs: -16,
    truePeakDb: -2,
    words: variant === 'band' ? [] : words,
  };
}

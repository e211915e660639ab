import { SONG_STYLES } from '@storylantern/contract';
import { writeLyrics } from '@storylantern/storyteller';
import autocannon from 'autocannon';
import { createEmbeddedMusician } from '../apps/server/src/makers/music/embedded-musician.ts';
import { askForSong, isReady, makeSong, songWhen, THEMES, wishOf, type MadeSong } from './song-parent.ts';
import { openHouse } from '../e2e/house.ts';
import { percentile, type Figure } from './figures.ts';
import { watchMemory } from './memory.ts';
import { askForStory, heard } from './parent.ts';

/** Songs that are only written, one after another; their sounds are made behind them meanwhile. */
const WRITTEN = 60;
const CONNECTIONS = 64;

/** The band alone, from the score to MP3, by a process that is warm and has nothing rendered yet. */
async function bandAlone(): Promise<number[]> {
  const musician = createEmbeddedMusician();
  try {
    await musician.warm();
    const times: number[] = [];
    for (const [seed, style] of [...SONG_STYLES, ...SONG_STYLES].entries()) {
      const lyrics = writeLyrics({ theme: THEMES[5], style, childName: 'Mia', age: 5, details: null }, { seed });
      const wishes = { transpose: 0, pace: 1, mood: 'as-composed' } as const;
      const start = performance.now();
      await musician.perform({ lyrics, style, seed, wishes, sung: true, said: {} }, 'band');
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await musician.close();
  }
}

/** How quick a story's page is while two songs are made, and how long they take. */
async function readsMeanwhile(address: string) {
  const story = await askForStory(address);
  await heard(address, story);
  const left = new Set([3, 4]);
  const start = performance.now();
  const songs = Promise.all(
    [...left].map(async (place) => {
      const { id } = await askForSong(address, wishOf(place, place === 3 ? 'adventure' : 'dance'));
      await songWhen(address, id, isReady).finally(() => left.delete(place));
      return performance.now() - start;
    }),
  );
  const reads: number[] = [];
  while (left.size > 0) {
    const load = await autocannon({
      url: `${address}/api/stories/${story}`,
      connections: CONNECTIONS,
      duration: 2,
    });
    if (load.non2xx > 0) throw new Error(`${load.non2xx} answers were failures.`);
    reads.push(load.latency.p99);
  }
  return { p99: Math.max(...reads), songs: await songs };
}

/** What a parent waits for when they ask for a song, on the real server, and what it costs everybody else. */
export async function measureSong(): Promise<readonly Figure[]> {
  const writing = await openHouse({ GENERATIONS_PER_MINUTE: '10000', LOG_LEVEL: 'warn' });
  const words: number[] = [];
  try {
    await askForSong(writing.address, wishOf(0, 'fun'));
    for (let place = 0; place < WRITTEN; place += 1) {
      const start = performance.now();
      await askForSong(writing.address, wishOf(place, SONG_STYLES[place % SONG_STYLES.length] ?? 'fun'));
      words.push(performance.now() - start);
    }
  } finally {
    await writing.close();
  }

  const house = await openHouse({ READS_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' });
  const memory = watchMemory();
  try {
    await (await fetch(`${house.address}/api/songs/styles`)).arrayBuffer();
    await makeSong(house.address, wishOf(0, 'fun'));
    const sung: MadeSong[] = [];
    const spoken: MadeSong[] = [];
    for (const [place, style] of SONG_STYLES.entries()) {
      sung.push(await makeSong(house.address, wishOf(place, style)));
      spoken.push(await makeSong(house.address, wishOf(place, style, false)));
    }
    const meanwhile = await readsMeanwhile(house.address);
    const peak = memory.stop();
    const alone = await bandAlone();
    return [
      { name: 'asked until the words are there, p50', value: percentile(words, 0.5), unit: 'ms' },
      {
        name: 'asked until the words are there, p99',
        value: percentile(words, 0.99),
        unit: 'ms',
        bar: { atMost: 1000 },
      },
      {
        name: 'asked until it can be heard sung, p50',
        value: percentile(
          sung.map((song) => song.sound),
          0.5,
        ),
        unit: 'ms',
        bar: { atMost: 8000 },
      },
      {
        name: 'asked until it can be heard sung, worst',
        value: Math.max(...sung.map((song) => song.sound)),
        unit: 'ms',
      },
      {
        name: 'asked until it can be heard spoken, p50',
        value: percentile(
          spoken.map((song) => song.sound),
          0.5,
        ),
        unit: 'ms',
        bar: { atMost: 8000 },
      },
      {
        name: 'from the song to its band alone, worst',
        value: Math.max(...sung.map((song) => song.band - song.sound)),
        unit: 'ms',
        bar: { atMost: 3000 },
      },
      {
        name: 'asked until all three can be heard, p50',
        value: percentile(
          sung.map((song) => song.whole),
          0.5,
        ),
        unit: 'ms',
      },
      {
        name: 'a band alone from its score to MP3, p50',
        value: percentile(alone, 0.5),
        unit: 'ms',
        bar: { atMost: 3000 },
      },
      { name: 'a band alone from its score to MP3, worst', value: Math.max(...alone), unit: 'ms' },
      { name: 'two songs at once, the first', value: Math.min(...meanwhile.songs), unit: 'ms' },
      { name: 'two songs at once, the second', value: Math.max(...meanwhile.songs), unit: 'ms' },
      { name: 'a story while two songs are made, p99', value: meanwhile.p99, unit: 'ms', bar: { atMost: 50 } },
      {
        name: 'the process that sings, most memory',
        value: peak.largest('sound-worker'),
        unit: 'MB',
        bar: { atMost: 500 },
      },
      { name: 'every process of the server together, most memory', value: peak.together, unit: 'MB' },
      { name: 'the same, memory they share counted once', value: peak.shared, unit: 'MB' },
    ];
  } finally {
    memory.stop();
    await house.close();
  }
}

import type { Song, SongStyle } from '@storylantern/contract';

/** Themes as parents write them, some with words no dictionary has. */
export const THEMES = [
  'a small dragon who is afraid of baths',
  'our guinea pig goes to space',
  'how plants grow',
  'a lost teddy at the beach',
  'two monsters who both want the same hat',
  'a bear who cannot sleep',
  'building a den in the forest',
  'a wuzzle who wants to fly',
] as const;
const NAMES = ['Mia', 'Zorbit', 'Jamal', 'Xiomara', 'Ada'] as const;

const nextTick = () => new Promise((next) => setTimeout(next, 20));

/** What one song is asked for. */
interface Wish {
  readonly theme: string;
  readonly style: SongStyle;
  readonly name: string;
  readonly sung: boolean;
}

/** The n-th song of a measurement. */
export const wishOf = (place: number, style: SongStyle, sung = true): Wish => ({
  theme: THEMES[place % THEMES.length] ?? THEMES[0],
  style,
  name: NAMES[place % NAMES.length] ?? NAMES[0],
  sung,
});

/** Asks for a song as the form does. @throws Error with the server's sentence. */
export async function askForSong(address: string, { theme, style, name, sung }: Wish): Promise<Song> {
  const answer = await fetch(`${address}/api/${sung ? 'musical-moments' : 'songs'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ theme, style, customData: { childName: name, childAge: '5' } }),
  });
  if (!answer.ok) throw new Error(`${theme}: ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Song;
}

/** Asks for a song until it is as wanted. @throws Error when its sound failed. */
export async function songWhen(address: string, id: string, wanted: (song: Song) => boolean): Promise<Song> {
  for (;;) {
    const song = (await (await fetch(`${address}/api/songs/${id}`)).json()) as Song;
    if (song.sound.state === 'failed') throw new Error(song.sound.message ?? 'The sound failed.');
    if (wanted(song)) return song;
    await nextTick();
  }
}

/** The whole song can be heard. */
export const isReady = (song: Song): boolean => song.sound.state === 'ready';
const isWhole = (song: Song): boolean => isReady(song) && song.variants.band !== null && song.variants.voice !== null;

/** Milliseconds from the request on. */
export interface MadeSong {
  readonly words: number;
  readonly sound: number;
  readonly band: number;
  readonly whole: number;
}

/** Makes a song and waits for all of it. */
export async function makeSong(address: string, wish: Wish): Promise<MadeSong> {
  const start = performance.now();
  const since = () => performance.now() - start;
  const { id } = await askForSong(address, wish);
  const words = since();
  await songWhen(address, id, isReady);
  const sound = since();
  await songWhen(address, id, (song) => song.variants.band !== null);
  const band = since();
  await songWhen(address, id, isWhole);
  return { words, sound, band, whole: since() };
}

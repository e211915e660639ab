import type { SongStyle } from '@storylantern/contract';
import type { Figure } from '../../ui/picture/drawing-request.ts';

/** Who sits on the edge of a song's card: one animal a style, asleep where the song is to sleep to. */
const ANIMALS: Readonly<Record<SongStyle, Figure>> = {
  fun: { kind: 'rabbit' },
  lullaby: { kind: 'cat', asleep: true },
  educational: { kind: 'owl' },
  adventure: { kind: 'fox' },
  dance: { kind: 'frog' },
};

/** The animal of a style; a style nobody knows has the first one's. */
export const animalOf = (style: string): Figure => ANIMALS[style as SongStyle] ?? ANIMALS.fun;

import { composeSong, describeMusic, leadSheet, midiFile } from '@storylantern/songwriter';
import workerpool from 'workerpool';
import type { ComposedSong, SongSheet } from '../maker.ts';

/** What the thread that composes does, as its callers see it. */
export type ScoreWork = {
  compose(sheet: SongSheet): ComposedSong;
  leadSheet(sheet: SongSheet): readonly string[];
  midi(sheet: SongSheet): Uint8Array;
  /** Loads everything, so that the first song does not wait for it. */
  warm(): void;
};

const scoreOf = ({ lyrics, style, seed, wishes }: SongSheet) => composeSong(lyrics, style, { seed, wishes });

const work: ScoreWork = {
  compose(sheet) {
    const score = scoreOf(sheet);
    const order = score.sections.flatMap(({ lyrics, lines }) =>
      lyrics === null ? [] : [{ section: lyrics, lines: [...lines] }],
    );
    return { order, music: describeMusic(score) };
  },
  leadSheet: (sheet) => leadSheet(scoreOf(sheet), sheet.lyrics),
  midi: (sheet) => midiFile(scoreOf(sheet), sheet.lyrics),
  warm: () => undefined,
};

workerpool.worker({ ...work });

import { AiLabel, MadeBy } from '../../ui/made-by/made-by.tsx';
import type { Song } from '@storylantern/contract';
import { typeset } from '../../player/typeset.ts';
import type { SungStretch } from './sections.ts';
import { styleName } from './use-song-styles.ts';

interface SongPrintProps {
  readonly song: Song;
  readonly sung: readonly SungStretch[];
}

/** The words on paper. They are in the page all the time, and seen only in print. */
export const SongPrint = ({ song, sung }: SongPrintProps) => (
  <div className="song-print only-print" aria-hidden="true">
    <p className="print-song-title">{song.title}</p>
    <p className="print-song-about">
      {styleName(song.style)}
      {song.childName && `, for ${song.childName}`}
    </p>
    <AiLabel makers={song.madeBy} />
    {sung.map((stretch, index) => (
      <section key={index}>
        <p className="print-song-section">{stretch.name}</p>
        {stretch.lines.map(({ text, at }) => (
          <p key={at}>{typeset(text)}</p>
        ))}
      </section>
    ))}
    <MadeBy makers={song.madeBy} />
    <p className="print-song-foot">
      Storylantern · {new Date(song.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}
    </p>
  </div>
);

import { MusicNotesIcon } from '@phosphor-icons/react/dist/csr/MusicNotes';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TornEdge } from '../../ui/surface/torn-edge.tsx';

/** A band of night with a lullaby on it. */
export const SongBand = () => (
  <section className="band on-night lamplit" aria-labelledby="song-heading">
    <TornEdge at="top" seed={2} />
    <div className="wrap band-grid">
      <div>
        <h2 id="song-heading">A song that is only theirs</h2>
        <p className="lead mt-3 mb-7 max-w-[38ch] text-soft">
          Teeth, shoes, bath, bed. Choose a theme and a style, and their name goes into the words.
        </p>
        <ButtonLink href="/custom-song" icon={<MusicNotesIcon />}>
          Make a song
        </ButtonLink>
      </div>
      <figure className="lyrics">
        <p className="display lyrics-lines">
          <span>The stars are out, the day is done,</span>
          <b>Goodnight to everything, one by one.</b>
          <span>Goodnight, my shoes. Goodnight, my bear.</span>
          <span>The moon is up, and I am there.</span>
        </p>
        <figcaption className="mt-4 text-small text-soft">A lullaby about saying goodnight</figcaption>
      </figure>
    </div>
    <TornEdge at="bottom" seed={3} />
  </section>
);

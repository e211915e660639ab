import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { MusicNoteIcon } from '@phosphor-icons/react/dist/csr/MusicNote';
import type { Song } from '@storylantern/contract';
import { Link } from 'wouter';
import { typeset } from '../../player/typeset.ts';
import { Lantern } from '../../ui/brand/lantern.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { stageAt } from '../../ui/loading/loading-machine.ts';
import '../../ui/loading/loading.css';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import { useLoading } from '../../ui/loading/use-loading.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './custom-song.css';
import { SONG_LOADING, SONG_PROGRESS, SONG_STEPS } from './progress-steps.ts';

interface SongProgressProps {
  readonly childName: string;
  /** Its words, as soon as they are written; the sound is still being made. */
  readonly song?: Song;
  /** The key of the request while it is being answered. */
  readonly making?: string | undefined;
}

const SIGNS = { done: CheckCircleIcon, now: MusicNoteIcon, next: CircleIcon } as const;

/**
 * The night screen that waits for a song. Time alone moves the bar; the screen is left as soon as the song is there, and
 * at the end of the bar it says that it is still waiting.
 */
export function SongProgress({ childName, song, making }: SongProgressProps) {
  const { percent } = useLoading(SONG_PROGRESS);
  const step = stageAt(percent, SONG_STEPS.length);
  const saying = percent === 100 ? SONG_LOADING.holding : (SONG_STEPS[step] ?? '');
  return (
    <Page title={SONG_LOADING.heading} width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading song-loading on-night">
        <Lantern light={percent / 100} size={132} />
        <PageHeading className="loading-heading" takeFocus>
          {SONG_LOADING.heading}
        </PageHeading>
        <div className="loading-bar">
          <Progress value={percent} label={SONG_LOADING.heading} text={`${percent} %, ${saying}`} />
        </div>
        <p className="song-percent" aria-hidden="true">
          {percent} %
        </p>
        <ol className="song-steps">
          {SONG_STEPS.map((name, index) => {
            const state = index < step ? 'done' : index === step ? 'now' : 'next';
            const Sign = SIGNS[state];
            return (
              <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <Sign weight={state === 'done' ? 'fill' : 'regular'} aria-hidden="true" />
                <span>{name}</span>
                {state === 'done' && <span className="sr-only">, done</span>}
              </li>
            );
          })}
        </ol>
        <p role="status" className={percent === 100 ? 'loading-saying' : 'sr-only'}>
          {saying}
        </p>
        <MakingNote of={making} />
        <p className="loading-about">
          {childName && `For ${childName}. `}
          {SONG_LOADING.reassurance} <Link href="/my-library">My library</Link>.
        </p>
        {song && <WrittenWords song={song} />}
      </div>
    </Page>
  );
}

/** The words that are being set to music, to be read meanwhile. */
function WrittenWords({ song }: { readonly song: Song }) {
  return (
    <section className="song-written" aria-labelledby="song-written">
      <h2 id="song-written">{typeset(song.title)}</h2>
      <p className="display">
        {typeset(song.lyrics)
          .split('\n')
          .map((line, index) => (
            <span key={index}>{line}</span>
          ))}
      </p>
    </section>
  );
}

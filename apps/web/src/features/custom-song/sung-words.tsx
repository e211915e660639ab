import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import type { SongManifest, TimedLine } from '@storylantern/contract';
import { memo, type MouseEvent, type Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { typeset } from '../../player/typeset.ts';
import { Toggle } from '../../ui/field/toggle.tsx';
import type { SungStretch } from './sections.ts';
import type { SungPlace } from './sung-place.ts';

interface SungWordsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly sung: readonly SungStretch[];
  readonly manifest: SongManifest | undefined;
  readonly place: SungPlace | undefined;
  readonly follow: boolean;
  onFollow(follow: boolean): void;
  onHear(seconds: number): void;
}

/**
 * The words as they are sung. The line and the word that are heard are lit, and nothing of that is read out. A tap on a
 * word is heard from there; each verse has a button that does the same for a keyboard.
 */
export function SungWords({ ref, sung, manifest, place, follow, onFollow, onHear }: SungWordsProps) {
  const onTap = (event: MouseEvent) => {
    // Selecting text is not asking to hear it, and a button speaks for itself.
    if (getSelection()?.isCollapsed === false) return;
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    const start = event.target.closest<HTMLElement>('[data-start]')?.dataset.start;
    if (start !== undefined) onHear(Number(start));
  };
  return (
    <section className="song-words" aria-label="Lyrics">
      {manifest && (
        <Toggle
          className="song-follow"
          label="Follow the words"
          checked={follow}
          onChange={(event) => onFollow(event.target.checked)}
        />
      )}
      <div ref={ref} className="song-lyrics" onClick={onTap}>
        {sung.map((stretch, index) => {
          const start = manifest?.lines[stretch.lines[0]?.at ?? -1]?.start;
          return (
            <div key={index} className="song-stretch" data-kind={stretch.kind}>
              {start !== undefined && (
                <button
                  type="button"
                  className="song-from-here"
                  aria-label={`Hear from here: ${stretch.name}`}
                  onClick={() => onHear(start)}
                >
                  <PlayIcon size={18} weight="fill" aria-hidden />
                </button>
              )}
              <p>
                {stretch.lines.map(({ text, at }) => (
                  <SungLine
                    key={at}
                    text={text}
                    timed={manifest?.lines[at]}
                    lit={place?.line === at}
                    word={place?.line === at ? place.word : undefined}
                  />
                ))}
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface SungLineProps {
  readonly text: string;
  readonly timed: TimedLine | undefined;
  readonly lit: boolean;
  readonly word: number | undefined;
}

/** One line; its words can be lit one by one as long as they are the words that are heard. */
const SungLine = memo(function SungLine({ text, timed, lit, word }: SungLineProps) {
  const shown = typeset(text);
  const words = timed?.text === text ? timed.words : [];
  return (
    <span
      className={classNames('song-line', lit && 'song-line-lit')}
      data-lit={lit || undefined}
      data-start={timed?.start}
    >
      <span className="song-line-words">
        {words.map(({ from, to, start }, index) => (
          <span key={from}>
            {shown.slice(words[index - 1]?.to ?? 0, from)}
            <span className={classNames('song-word', index === word && 'song-word-lit')} data-start={start}>
              {shown.slice(from, to)}
            </span>
          </span>
        ))}
        {shown.slice(words.at(-1)?.to ?? 0)}
      </span>{' '}
    </span>
  );
});

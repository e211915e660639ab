import { ageBandOf, type IllustratedStory } from '@storylantern/contract';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { ReadAlongText } from '../../player/read-along-text.tsx';
import {
  keepReadingSettings,
  lightFor,
  loadReadingSettings,
  type ReadingSettings,
} from '../../player/reading-settings.ts';
import { useKeepInView } from '../../player/use-keep-in-view.ts';
import { classNames } from '../../lib/class-names.ts';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BookActions } from './book-actions.tsx';
import { BookAfter } from './book-after.tsx';
import { BookDock } from './book-dock.tsx';
import { BookFacts } from './book-facts.tsx';
import { BookPrint } from './book-print.tsx';
import { BookSilence } from './book-silence.tsx';
import { useFullScreen } from './full-screen.ts';
import { MadeBy } from '../../ui/made-by/made-by.tsx';
import { NotManaged } from './not-managed.tsx';
import { OpenBook } from './open-book.tsx';
import { PageDots } from './page-dots.tsx';
import { ResumedNote } from './resumed-note.tsx';
import { fetchAhead } from './scene-image.ts';
import { isBeingMade, useBookNarration } from './use-book.ts';
import { useBookReading } from './use-book-reading.ts';
import { usePageTurning } from './use-page-turning.ts';

/** Characters of a title that find room on one line in its full size. */
const LONG_TITLE = 28;
/** The part of the window in which a sentence is read with ease, the player lying under it on phones. */
const READABLE = [0.06, 0.74] as const;

/** A picture book as it is read: the open book, the pages' dots, the player; what can be done with it above. */
export function BookViewer({ book }: { readonly book: IllustratedStory }) {
  const [settings, setSettings] = useState(loadReadingSettings);
  const { data: manifest } = useBookNarration(book);
  const reading = useBookReading(book, manifest);
  const { player, scene: open } = reading;
  const full = useFullScreen();
  const count = book.scenes.length;
  const room = useRef<HTMLDivElement>(null);
  // The whole book is seen at once on a large window; only what lies outside it is scrolled to.
  useKeepInView(room, player.sentenceNumber, player.playing, READABLE);

  const segments = useMemo(() => new Map(manifest?.segments.map((segment) => [segment.id, segment])), [manifest]);
  const light = lightFor(settings, ageBandOf(book.childAge));
  const scene = book.scenes[open];
  const placeIn = (id: string | undefined) => (id !== undefined && reading.spoken === id ? player.place : undefined);

  const nextPicture = book.scenes[open + 1]?.imageUrl;
  useEffect(() => {
    if (nextPicture) fetchAhead(nextPicture);
  }, [nextPicture]);

  const turning = usePageTurning({
    turn: reading.turn,
    go: (to) => reading.go(to === 'first' ? 0 : count - 1),
    toggle: reading.toggle,
    hear: reading.hear,
  });
  const start = reading.startOf(open);
  const hearFromHere = start === undefined ? undefined : () => reading.hear(start);
  const onSettings = (chosen: ReadingSettings) => {
    setSettings(chosen);
    keepReadingSettings(chosen);
  };

  return (
    <Page title={book.title} width="bleed" ground="night" tabs={false} footer={false}>
      <div
        ref={room}
        className="book-room on-night no-print"
        data-wide={settings.wide || undefined}
        style={{ '--reading-size': settings.size / 100 } as CSSProperties}
      >
        <header className="book-head">
          <div className="book-way">
            <BackLink href="/my-library">My library</BackLink>
            <ResumedNote page={reading.resumedAt + 1} onRestart={() => reading.go(0)} onHear={hearFromHere} />
          </div>
          <PageHeading className={classNames('book-title-line', book.title.length > LONG_TITLE && 'book-title-long')}>
            <ReadAlongText
              text={book.title}
              segment={segments.get('title')}
              sentence={placeIn('title')?.sentence}
              word={placeIn('title')?.word}
              light={light}
            />
          </PageHeading>
          <BookFacts book={book} />
        </header>
        <OpenBook
          scenes={book.scenes}
          open={open}
          segment={scene && segments.get(scene.id)}
          place={placeIn(scene?.id)}
          light={light}
          {...turning}
        />
        <p className="sr-only" role="status">
          Scene {open + 1} of {Math.max(1, count)}
        </p>
        <PageDots scene={open} count={Math.max(1, count)} turn={reading.turn} go={reading.go} />
        <BookDock
          player={player}
          auto={reading.auto}
          settings={settings}
          onToggle={reading.toggle}
          onAuto={reading.setAuto}
          onSettings={onSettings}
          silence={<BookSilence book={book} />}
          full={full.full}
          onFull={full.toggle}
        />
        <BookActions book={book} onStop={player.pause} />
        <NotManaged book={book} />
        <BookAfter book={book} />
        <MadeBy makers={book.madeBy} />
      </div>
      {!isBeingMade(book) && <BookPrint book={book} />}
    </Page>
  );
}

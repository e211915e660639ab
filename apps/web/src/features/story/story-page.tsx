import { READING_ORDER, type Story } from '@storylantern/contract';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { PlayerDock } from '../../player/player-dock.tsx';
import { ReadAlongText, tappedStart } from '../../player/read-along-text.tsx';
import {
  keepReadingSettings,
  lightFor,
  loadReadingSettings,
  type ReadingSettings,
} from '../../player/reading-settings.ts';
import { useKeepInView } from '../../player/use-keep-in-view.ts';
import { usePlayer } from '../../player/use-player.ts';
import { TrackProgress } from '../../tracking/track-progress.tsx';
import { MadeBy } from '../../ui/made-by/made-by.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PagePicture } from '../../ui/picture/picture.tsx';
import { AfterReading } from './after-reading.tsx';
import { AskForMore } from './ask-for-more.tsx';
import { BenefitsBox } from './benefits-box.tsx';
import { ChangePanel } from './change-panel.tsx';
import { keptEdits, type Editable, type EditDrafts } from './edit-drafts.ts';
import { LeftOut } from './left-out.tsx';
import { NameSaid } from './name-said.tsx';
import { RelatedStories } from './related-stories.tsx';
import { SoundComing } from './sound-coming.tsx';
import { StoryActions } from './story-actions.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryParagraph } from './story-paragraph.tsx';
import { useDrawnPicture } from './use-drawn-picture.ts';
import { useNarration } from './use-story.ts';
import { isAuthored, wayBack } from './way-back.ts';
import { WhyBuilt } from './why-built.tsx';

/** A story as it is read: picture, actions and benefits on the left, the text on the right, the player below. */
export function StoryPage({ story }: { readonly story: Story }) {
  const [settings, setSettings] = useState(loadReadingSettings);
  const authored = isAuthored(story);
  const back = wayBack(story);
  const picture = useDrawnPicture(story);
  const [spokenAgain, setSpokenAgain] = useState(false);
  // What was begun in this tab and not kept yet opens with the story.
  const [edits, setEdits] = useState<EditDrafts>(() => (story.changeable ? keptEdits(story.id) : {}));
  const [changing, setChanging] = useState(() => Object.keys(edits).length > 0);
  const { data: manifest } = useNarration(story);
  const player = usePlayer(story.audioUrl, manifest);
  const page = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useKeepInView(page, player.sentenceNumber, player.playing);

  const segments = useMemo(() => new Map(manifest?.segments.map((segment) => [segment.id, segment])), [manifest]);
  const speaking = player.place ? manifest?.segments[player.place.segment]?.id : undefined;
  const light = lightFor(settings, story.ageBand);

  const { playFrom } = player;
  const onTap = useCallback(
    (event: MouseEvent) => {
      // Selecting text is not asking to hear it, and a button speaks for itself.
      if (getSelection()?.isCollapsed === false) return;
      if (event.target instanceof Element && event.target.closest('button')) return;
      const start = tappedStart(event.target);
      if (start !== undefined) playFrom(start);
    },
    [playFrom],
  );
  const onSettings = (chosen: ReadingSettings) => {
    setSettings(chosen);
    keepReadingSettings(chosen);
  };
  /** Where everything that changes a story begins. On a phone it stands below the text: what is read stays in sight. */
  const toOpener = () => opener.current?.focus({ preventScroll: true });
  const closePanel = () => {
    setChanging(false);
    toOpener();
  };
  const editing = (what: Editable, text: string) => ({
    onEdit: () => {
      player.pause();
      setEdits({ ...edits, [what]: text });
    },
    onClose: () => {
      setEdits(({ [what]: _closed, ...others }) => others);
      if (!changing) toOpener();
    },
  });
  const readAlong = (id: string, text: string) => (
    <ReadAlongText
      text={text}
      segment={segments.get(id)}
      sentence={speaking === id ? player.place?.sentence : undefined}
      word={speaking === id ? player.place?.word : undefined}
      light={light}
    />
  );

  return (
    <Page title={story.title}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <div className="story-layout">
        <div className="story-side">
          <PagePicture src={picture} alt={story.imageDescription} eager className="story-picture" />
          <StoryActions
            story={story}
            changing={changing}
            changeButton={opener}
            onChange={() => setChanging(!changing)}
          />
          <AskForMore story={story} />
          <BenefitsBox text={story.developmentalBenefits} />
        </div>
        <article
          ref={page}
          className="story-text"
          data-wide={settings.wide || undefined}
          style={{ '--reading-size': settings.size / 100 } as CSSProperties}
        >
          {changing && <ChangePanel story={story} onStop={player.pause} onClose={closePanel} />}
          {/* A tap on a word or paragraph is a short cut; each paragraph has a button that does it for a keyboard. */}
          <div onClick={changing ? undefined : onTap}>
            <StoryHead story={story} edited={edits.title} changing={changing} {...editing('title', story.title)}>
              {readAlong('title', story.title)}
            </StoryHead>
            {READING_ORDER.map((kind) => (
              <StoryParagraph
                key={kind}
                story={story}
                kind={kind}
                start={segments.get(kind)?.start}
                edited={edits[kind]}
                changing={changing}
                onPlay={playFrom}
                {...editing(kind, story.content[kind])}
              >
                {readAlong(kind, story.content[kind])}
              </StoryParagraph>
            ))}
          </div>
          <AfterReading story={story} />
          <p className="no-print story-track">
            <TrackProgress
              piece={{
                kind: authored ? 'expert-story' : 'story',
                id: story.id,
                title: story.title,
                childName: story.childName,
                minutes: story.readingMinutes,
              }}
            />
          </p>
          <LeftOut story={story} />
          <p className="no-print story-more">
            <WhyBuilt story={story} />
            <NameSaid story={story} onHear={player.pause} onUsed={() => setSpokenAgain(true)} />
          </p>
          {!authored && <MadeBy makers={story.madeBy} />}
          <p className="only-print story-foot">
            Storylantern ·{' '}
            {authored
              ? `from the expert library, ${story.situation}`
              : `made for ${story.childName} on ${new Date(story.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })}`}
          </p>
        </article>
      </div>
      <RelatedStories id={story.id} />
      <PlayerDock
        player={player}
        settings={settings}
        onSettings={onSettings}
        silence={<SoundComing story={story} again={spokenAgain} />}
      />
    </Page>
  );
}

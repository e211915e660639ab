import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Story, StoryChange } from '@storylantern/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { Flames } from '../../ui/brand/flames.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Chip } from '../../ui/chips/chip.tsx';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import './change-panel.css';
import { useChangeStory } from './use-change-story.ts';
import { CHANGE_WORDS, LENGTH_WORDS, LEVEL_WORDS } from './version-words.ts';
import { VersionsList } from './versions-list.tsx';

interface ChangePanelProps {
  readonly story: Story;
  /** The voice is to stop: what it reads is about to change. */
  onStop(): void;
  onClose(): void;
}

/** What was done last, and the version that was read before it. */
interface Done {
  readonly said: string;
  readonly before: number | undefined;
}

/** What was done, and that the voice comes after it while there is something to say. */
const withVoice = (said: string, { state }: Story['narration']): string =>
  state === 'waiting' ? `${said}. The voice follows in a moment.` : `${said}.`;

const NO_ENDING_LEFT = 'This one had no other ending left, so it is told another way from the start';

/** Everything a parent can change in a story, above its words: what each press does is seen right below. */
export function ChangePanel({ story, onStop, onClose }: ChangePanelProps) {
  const { tell, goBack, lookAgain } = useChangeStory(story);
  const [done, setDone] = useState<Done>();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { telling, version } = story;
  const busy = tell.isPending || goBack.isPending;
  const ask = (change: StoryChange) => {
    if (busy) return;
    onStop();
    goBack.reset();
    tell.mutate(
      { change, key: randomKey() },
      {
        onSuccess: ({ content, narration, edited }) => {
          // Where a story has no other ending left, it comes as another story of the same.
          const isAnother = change === 'another-ending' && content.descriptive !== story.content.descriptive;
          const said = isAnother ? NO_ENDING_LEFT : CHANGE_WORDS[change].done;
          const left = story.edited && !edited ? ` Your own words are kept in version ${version}.` : '';
          setDone({ said: `${withVoice(said, narration)}${left}`, before: version });
        },
        onError: (failure) => wasStopped(failure) && tell.reset(),
      },
    );
  };
  const back = (number: number, said: string) => {
    if (busy) return;
    onStop();
    tell.reset();
    goBack.mutate(number, {
      onSuccess: ({ narration }) => {
        setDone({ said: withVoice(said, narration), before: undefined });
        // What was pressed may be gone by now.
        heading.current?.focus();
      },
    });
  };
  const chip = (change: StoryChange, label: string, isThere = false) => (
    <Chip
      // Not disabled in earnest: the focus stays on what was pressed last.
      aria-disabled={isThere || undefined}
      aria-busy={(tell.isPending && tell.variables.change === change) || undefined}
      onClick={() => isThere || ask(change)}
    >
      {label}
    </Chip>
  );
  const error = tell.error ?? goBack.error;
  useEffect(() => {
    // On a phone the answer to a press comes about below the window's edge, or under the player.
    if (busy || done || error) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [busy, done, error]);
  const elsewhere = error instanceof ApiError && error.status === 409;
  return (
    <section id="change-story" className="change-panel no-print" aria-labelledby="change-heading">
      <div className="change-head">
        <h2 id="change-heading" ref={heading} tabIndex={-1}>
          Change this story
        </h2>
        <IconButton label="Close" icon={<XIcon weight="bold" />} onClick={onClose} />
      </div>
      <p className="soft">Every version is kept, so try what you like. Your own words go in with “Edit” below.</p>
      <div className="change-rows">
        <Row label="Length" now={LENGTH_WORDS[telling.length]}>
          {chip('shorter', 'Shorter', telling.length === 'shorter')}
          {chip('longer', 'Longer', telling.length === 'longer')}
        </Row>
        <Row label="Words" now={LEVEL_WORDS[telling.level]}>
          {chip('simpler', 'Simpler', telling.level === 'simpler')}
          {chip('richer', 'Richer', telling.level === 'richer')}
        </Row>
        <Row label="Told" now={telling.person === 'first' ? 'as “I”' : `about ${story.childName}`}>
          {telling.person === 'first'
            ? chip('third-person', `About ${story.childName}`)
            : chip('first-person', 'As “I”')}
        </Row>
        <Row label="Something else">
          {chip('another-ending', 'Another ending')}
          {chip('another-picture', 'Another picture')}
        </Row>
      </div>
      <div ref={answer}>
        <div className="change-said" role="status" aria-live="polite">
          {busy && (
            <p>
              <Flames />
              {tell.isPending ? CHANGE_WORDS[tell.variables.change].doing : `Going back to version ${goBack.variables}`}
            </p>
          )}
          {done && !busy && !error && <p>{done.said}</p>}
        </div>
        <MakingNote of={tell.isPending ? tell.variables.key : undefined} />
        {done?.before !== undefined && (
          <Button
            variant="secondary"
            className="change-undo"
            icon={<ArrowCounterClockwiseIcon aria-hidden />}
            onClick={() => back(done.before ?? version, 'Back to how it was')}
          >
            Undo
          </Button>
        )}
        {error !== null && (
          <div role="alert" className="change-failed">
            <p>{sentenceOf(error, 'Nobody answered in time. The story is as it was; try again.')}</p>
            {elsewhere && (
              <Button
                variant="quiet"
                onClick={() => {
                  tell.reset();
                  goBack.reset();
                  // The button goes with the message.
                  heading.current?.focus();
                  void lookAgain();
                }}
              >
                Show the story as it is now
              </Button>
            )}
          </div>
        )}
      </div>
      <VersionsList story={story} busy={busy} onRead={(number) => back(number, `Version ${number} again`)} />
    </section>
  );
}

function Row({
  label,
  now,
  children,
}: {
  readonly label: string;
  readonly now?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="change-row" role="group" aria-label={label}>
      <p>
        <span className="change-label">{label}</span>
        {now && <span className="change-now">{now}</span>}
      </p>
      <div className="choices">{children}</div>
    </div>
  );
}

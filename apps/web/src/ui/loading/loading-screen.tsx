import { LightbulbFilamentIcon } from '@phosphor-icons/react/dist/csr/LightbulbFilament';
import type { ReactNode } from 'react';
import { STORY_LOADING } from '../../strings/story-loading.ts';
import { Lantern } from '../brand/lantern.tsx';
import { Progress } from '../feedback/progress.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { Page } from '../page/page.tsx';
import { LoadingError } from './loading-error.tsx';
import { stageAt, type LoadingState } from './loading-machine.ts';
import './loading.css';
import { MakingNote } from './making-note.tsx';
import { useLoading } from './use-loading.ts';

/** The words a waiting screen says. Those of the story screen are the default. */
interface LoadingTexts {
  readonly heading: string;
  readonly stages: readonly string[];
  readonly complete: string;
  readonly holding: string;
  readonly tip?: string;
}

interface LoadingScreenProps {
  readonly texts?: LoadingTexts;
  /** Who and what it is for, in a sentence: "For Mia, about a new school." */
  readonly about?: ReactNode;
  /** Whether the work is done. Leave it out where time alone fills the bar. */
  readonly finished?: boolean;
  /** The key of the request, while it is being answered: a model server may be at it. */
  readonly making?: string | undefined;
  /** What the failed call said, or '' when it said nothing. */
  readonly error?: { readonly message: string; readonly help?: readonly string[] } | null;
  /** Said when the error has no message of its own. */
  readonly fallback?: string;
  /** Called `completionDelay` ms (500 unless given) after the bar reached its end. */
  readonly onComplete?: () => void;
  readonly completionDelay?: number;
  readonly step?: number;
  readonly interval?: number;
}

function sayingOf(state: LoadingState, texts: LoadingTexts): string {
  if (state.phase === 'holding') return texts.holding;
  if (state.percent === 100) return texts.complete;
  return texts.stages[stageAt(state.percent, texts.stages.length)] ?? '';
}

/** The night screen that waits while something is made: lantern, heading, bar, words. Shows the error view on failure. */
export function LoadingScreen({ texts = STORY_LOADING, about, error, fallback, making, ...work }: LoadingScreenProps) {
  const { finished, onComplete, completionDelay, step, interval } = work;
  const state = useLoading({ finished, failed: Boolean(error), onComplete, completionDelay, step, interval });
  if (error) return <LoadingError message={error.message || fallback} help={error.help} />;
  const saying = sayingOf(state, texts);
  return (
    <Page title={texts.heading} width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading on-night">
        <Lantern light={state.percent / 100} />
        <PageHeading className="loading-heading" takeFocus>
          {texts.heading}
        </PageHeading>
        <div className="loading-bar">
          <Progress value={state.percent} label={texts.heading} text={saying} />
        </div>
        <p role="status" className="loading-saying">
          {saying}
        </p>
        <MakingNote of={making} />
        <p className="loading-about">
          {about} {STORY_LOADING.reassurance}
        </p>
        {texts.tip && (
          <p className="loading-tip">
            <LightbulbFilamentIcon aria-hidden="true" />
            <span>{texts.tip}</span>
          </p>
        )}
      </div>
    </Page>
  );
}

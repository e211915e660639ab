import { useEffect, useState } from 'react';
import { STORY_LOADING } from '../../strings/story-loading.ts';
import { Lantern } from '../../ui/brand/lantern.tsx';
import '../../ui/loading/loading.css';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { CHANGES, statusAt } from './status-texts.ts';

const SECOND = 1000;

interface WaitingFor {
  readonly childName: string;
  /** The key of the request while it is being answered. */
  readonly making: string | undefined;
}

/** The night screen that waits for an adventure: what is being done, and how long that may take. */
export function AdventureLoading({ childName, making }: WaitingFor) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timers = CHANGES.map((change) => setTimeout(() => setSeconds(change), change * SECOND));
    return () => timers.forEach(clearTimeout);
  }, []);
  const step = CHANGES.filter((change) => seconds >= change).length;
  return (
    <Page title="Creating your adventure" width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading on-night">
        <Lantern light={(step + 1) / (CHANGES.length + 1)} />
        <PageHeading className="loading-heading" takeFocus>
          <span role="status">{statusAt(seconds)}</span>
        </PageHeading>
        <MakingNote of={making} />
        <p className="loading-about">
          {childName && `For ${childName}. `}This may take 1-2 minutes; mostly it takes seconds.{' '}
          {STORY_LOADING.reassurance}
        </p>
      </div>
    </Page>
  );
}

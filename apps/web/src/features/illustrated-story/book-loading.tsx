import { useEffect, useState } from 'react';
import { STORY_LOADING } from '../../strings/story-loading.ts';
import { Lantern } from '../../ui/brand/lantern.tsx';
import '../../ui/loading/loading.css';
import { MakingNote } from '../../ui/loading/making-note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { messageAt, ROTATION } from './loading-messages.ts';

interface WaitingFor {
  readonly childName: string;
  /** The key of the request while it is being answered. */
  readonly making: string | undefined;
}

/** The night screen that waits for a book: the lantern, and what is being done, said in turn. */
export function BookLoading({ childName, making }: WaitingFor) {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setWaited((ms) => ms + ROTATION), ROTATION);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page title="Creating your story..." width="bleed" ground="night" header="bare" tabs={false} footer={false}>
      <div className="loading on-night">
        <Lantern light={((waited / ROTATION) % 5) / 4} />
        <PageHeading className="loading-heading" takeFocus>
          <span role="status">{messageAt(waited)}</span>
        </PageHeading>
        <MakingNote of={making} />
        <p className="loading-about">
          {childName && `For ${childName}. `}This may take a minute or two; mostly it takes seconds.{' '}
          {STORY_LOADING.reassurance}
        </p>
      </div>
    </Page>
  );
}

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { DATA_EXPORT_PATH, type DataCounts } from '@storylantern/contract';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Page } from '../../ui/page/page.tsx';
import { counted, isNothing, sizeInWords } from './counts-in-words.ts';
import { DeleteEverything } from './delete-everything.tsx';
import { RestorePart } from './restore-part.tsx';
import { useCounts } from './use-your-data.ts';
import { WhatIsKept } from './what-is-kept.tsx';
import './your-data.css';

interface DownloadProps {
  readonly counts: DataCounts;
  readonly fileBytes: number;
}

const Download = ({ counts, fileBytes }: DownloadProps) => (
  <section className="your-data-part" aria-labelledby="download-heading">
    <h2 id="download-heading">Everything you have</h2>
    <ul className="your-counts">
      {counted(counts, true).map(({ kind, number, name }) => (
        <li key={kind}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ul>
    {isNothing(counts) ? (
      <p className="mt-4 text-soft">
        There is nothing to download yet. Whatever you make from now on can be taken along.
      </p>
    ) : (
      <>
        <p className="mt-5">
          <a className="btn btn-primary btn-wide-on-phone" href={DATA_EXPORT_PATH} download>
            <DownloadSimpleIcon aria-hidden="true" />
            Download everything
          </a>
        </p>
        <p className="mt-3 text-soft">
          One zip file, about {sizeInWords(fileBytes)}: every piece as a page with its pictures and sound, to be opened
          without the internet and printed, and the same data for bringing it back. What you have deleted and could
          still undo is not in it.
        </p>
      </>
    )}
  </section>
);

/** Everything the family has: what is kept and why, to take along, to bring back, to delete. */
export default function YourDataScreen() {
  const { data, isError, error, refetch } = useCounts();
  const [deleted, setDeleted] = useState(false);
  const farewell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands at the head of the page, far from the button that was pressed.
    if (deleted) farewell.current?.focus();
  }, [deleted]);
  return (
    <Page title="Your data" width="reading">
      <PageHeading>Your data</PageHeading>
      <p className="lead soft mt-2">It is yours: look at it, take it along, bring it back, delete it.</p>
      {deleted && (
        <div ref={farewell} tabIndex={-1} className="your-data-farewell">
          <EmptyState
            heading="Everything is deleted"
            // A whole new page, so that nothing is left in the memory of this one either.
            actions={
              <a className="btn btn-secondary" href="/">
                Back to the beginning
              </a>
            }
          >
            <p>Nothing of your family is left here or in this browser. Files you downloaded stay where you put them.</p>
          </EmptyState>
        </div>
      )}
      {isError ? (
        <div className="mt-8">
          <ErrorState
            heading="Your data could not be counted"
            actions={<Button onClick={() => void refetch()}>Try Again</Button>}
          >
            <p>{sentenceOf(error, 'Nobody answered in time.')} Nothing is lost.</p>
          </ErrorState>
        </div>
      ) : data ? (
        <Download {...data} />
      ) : (
        <Waiting label="Your data is being counted" className="your-data-part">
          <Skeleton className="block h-[220px] w-full" />
        </Waiting>
      )}
      <RestorePart />
      <WhatIsKept />
      {data && <DeleteEverything counts={data.counts} onDeleted={() => setDeleted(true)} />}
    </Page>
  );
}

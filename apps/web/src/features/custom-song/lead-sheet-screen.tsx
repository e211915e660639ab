import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { getSongLeadSheet } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { apiPath, type AnswerOf } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { isAiMade, whoMade } from '../../ui/made-by/made-by-words.ts';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import './lead-sheet.css';
import { useSong } from './use-song.ts';

/** A page of notes as an image: nothing in it can act, and it prints as sharp as it is drawn. */
const imageOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The song to play from: melody, chord names and words on pages of A4, as they will come out of the printer. */
export default function LeadSheetScreen() {
  const { id = '' } = useParams();
  const { data, error, isError, refetch } = useQuery<AnswerOf<typeof getSongLeadSheet>>({
    queryKey: [apiPath(getSongLeadSheet.path, { id })],
    // A change to the song changes its notes.
    staleTime: 0,
  });
  // Only what is on the paper is named there: the words, and what they are set to.
  const makers = useSong(id).data?.madeBy;
  const made = makers && { text: makers.text, music: makers.music };
  return (
    <Page title={data ? `${data.title}, lead sheet` : 'Lead sheet'}>
      <div className="lead-head no-print">
        <div>
          <BackLink href={`/song/${encodeURIComponent(id)}`}>The song</BackLink>
          <PageHeading className="text-form-h1">Lead sheet</PageHeading>
          <p className="lead soft mt-2">
            {data ? `${data.title}: melody, chords and words.` : 'Melody, chords and words.'}
          </p>
        </div>
        {data && (
          <Button variant="primary" icon={<PrinterIcon aria-hidden />} onClick={() => print()}>
            Print
          </Button>
        )}
      </div>
      {data ? (
        <div className="lead-pages">
          {data.pages.map((page, index) => (
            <figure key={index} className="lead-page">
              <img
                src={imageOf(page)}
                width={794}
                height={1123}
                alt={`Page ${index + 1} of ${data.pages.length}: the notes of ${data.title}`}
              />
              {made && isAiMade(made) && <figcaption>{whoMade(made)}</figcaption>}
            </figure>
          ))}
        </div>
      ) : isError ? (
        <ErrorState
          heading="The lead sheet could not be opened"
          actions={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          <p>{sentenceOf(error, 'Nobody answered in time.')}</p>
        </ErrorState>
      ) : (
        <Waiting label="The lead sheet is being written" className="lead-pages">
          <Skeleton className="lead-page" />
        </Waiting>
      )}
    </Page>
  );
}

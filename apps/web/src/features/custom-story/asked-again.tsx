import { getStoryWish, type CustomData } from '@storylantern/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { apiPath } from '../../lib/api-client.ts';
import { keptAnswer } from '../../lib/told-again.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { DRAFT, draftAgain } from './draft.ts';

/** Puts into the form what a story was asked for, together with what was answered about it, and opens the form. */
export function AskedAgain({ id }: { readonly id: string }) {
  const { data: wish, isError } = useQuery<CustomData>({ queryKey: [apiPath(getStoryWish.path, { id })] });
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!wish) return;
    DRAFT.keep(draftAgain(wish, keptAnswer(id)));
    // In place of this address: going back leads to the story, and a reload keeps what is typed from here on.
    navigate('/custom-story', { replace: true });
  }, [wish, id, navigate]);
  return (
    <Page title="Build Your Own Book">
      <BackLink href={`/story/${encodeURIComponent(id)}`}>The story</BackLink>
      <PageHeading className="text-form-h1">Build Your Own Book</PageHeading>
      {isError ? (
        <ErrorState
          heading="The story could not be read again"
          actions={
            <ButtonLink href="/custom-story" variant="secondary">
              Open the empty form
            </ButtonLink>
          }
        >
          <p>Your answer is kept. Go back to the story to try once more.</p>
        </ErrorState>
      ) : (
        <Waiting label="The form is being filled in">
          <Skeleton className="mt-8 block h-14 w-full" />
          <Skeleton className="mt-8 block h-28 w-full" />
        </Waiting>
      )}
    </Page>
  );
}

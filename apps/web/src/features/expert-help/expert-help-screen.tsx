import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { hrefOf, placeOf, type Place } from './address.ts';
import { AreasView } from './areas-view.tsx';
import { ChallengesView } from './challenges-view.tsx';
import './expert-help.css';
import { FilterPanel } from './filter-panel.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchView } from './search-view.tsx';
import { StoriesView } from './stories-view.tsx';
import { useAreas, useChallenges, useExpertStories } from './use-expert-library.ts';

/** The expert library: development areas, then an area's challenges, then a challenge's stories. */
export default function ExpertHelpScreen() {
  const place = placeOf(useSearch());
  const [, navigate] = useLocation();
  const areas = useAreas();
  const challenges = useChallenges();
  const go = (change: Partial<Place>, replace = false) => navigate(hrefOf({ ...place, ...change }), { replace });
  const current = location.search;
  const onSearch = useCallback(
    (search: string) => navigate(hrefOf({ ...placeOf(current), search }), { replace: true }),
    [navigate, current],
  );

  if (areas.isError || challenges.isError) {
    return (
      <Page title="Expert Help">
        <PageHeading>Expert Help</PageHeading>
        <div className="mt-8">
          <ErrorState
            heading="The library did not open"
            actions={
              <Button
                busy={(areas.isFetching || challenges.isFetching) && 'Trying'}
                onClick={() => void Promise.all([areas.refetch(), challenges.refetch()])}
              >
                Try Again
              </Button>
            }
          >
            The server did not answer. Nothing you made is lost.
          </ErrorState>
        </div>
      </Page>
    );
  }
  const challenge = challenges.data?.find((each) => each.id === place.challenge);
  if (challenge) return <ChallengeStories place={place} title={challenge.title} about={challenge.description} />;

  const area = areas.data?.find((each) => each.id === place.area);
  const title = area?.title ?? 'Expert Help';
  return (
    <Page title={title}>
      {area && <BackLink href={hrefOf({ ...place, area: '', search: '' })}>Back to Categories</BackLink>}
      <div className="expert-head">
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="lead text-soft mt-2">
            {area?.description ?? 'Development Areas: choose one, then what is hard, then a story to read tonight.'}
          </p>
        </div>
        {!area && <SearchBox search={place.search} onSearch={onSearch} />}
      </div>
      {!area && place.search.trim() !== '' ? (
        <SearchView search={place.search.trim()} />
      ) : areas.data && challenges.data ? (
        <div className="expert-layout">
          <FilterPanel filters={place} onChange={(filters) => go(filters, true)} />
          <div className="min-w-0">
            {area ? (
              <ChallengesView
                place={place}
                challenges={challenges.data.filter((each) => each.categoryId === area.id)}
                onFilters={(filters) => go(filters, true)}
              />
            ) : (
              <AreasView
                areas={areas.data}
                challenges={challenges.data}
                filters={place}
                onFilters={(filters) => go(filters, true)}
              />
            )}
          </div>
        </div>
      ) : (
        <RowsOnTheirWay label="The library is being opened" />
      )}
    </Page>
  );
}

const RowsOnTheirWay = ({ label }: { readonly label: string }) => (
  <Waiting label={label} className="mt-8 grid gap-8">
    {[0, 1, 2, 3].map((each) => (
      <Skeleton key={each} className="block h-44 w-full" />
    ))}
  </Waiting>
);

function ChallengeStories({
  place,
  title,
  about,
}: {
  readonly place: Place;
  readonly title: string;
  readonly about: string;
}) {
  const { data: stories, isError, isFetching, refetch } = useExpertStories(place.challenge);
  const challenges = useChallenges();
  const area = place.area || (challenges.data?.find((each) => each.id === place.challenge)?.categoryId ?? '');
  return (
    <Page title={title}>
      <BackLink href={hrefOf({ ...place, area, challenge: '' })}>Back to Challenges</BackLink>
      <PageHeading takeFocus>{title}</PageHeading>
      <p className="lead text-soft mt-2 mb-6">{about}</p>
      {stories && <StoriesView place={{ ...place, area }} stories={stories} />}
      {!stories && !isError && <RowsOnTheirWay label="The stories are being fetched" />}
      {isError && (
        <ErrorState
          heading="The stories did not come"
          actions={
            <Button busy={isFetching && 'Trying'} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          The server did not answer. Nothing you made is lost.
        </ErrorState>
      )}
    </Page>
  );
}

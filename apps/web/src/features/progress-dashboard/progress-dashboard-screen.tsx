import type { TrackingEntry } from '@storylantern/contract';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { sentenceOf } from '../../lib/api-error.ts';
import { GoalList } from '../../tracking/goal-list.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { hrefOf, viewOf, type View } from './address.ts';
import './dashboard.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Filter } from './filter.tsx';
import { ProgressOverTime } from './progress-over-time.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { childNamesOf, sessionsOf, type Session } from './sessions.ts';
import { SummaryCards } from './summary-cards.tsx';
import { SummaryPrint } from './summary-print.tsx';
import { TakeAway } from './take-away.tsx';
import { useReadings } from './use-readings.ts';

const TITLE = 'How stories are going';
const NO_SESSIONS: readonly Session[] = [];

/** What a parent noted about their readings: in four figures, over time, and the latest one by one. */
export default function ProgressDashboardScreen() {
  const { data, isError, error, isFetching, refetch } = useReadings();
  return (
    <Page title={TITLE}>
      {data && data.length > 0 ? (
        <Dashboard entries={data} />
      ) : (
        <>
          <PageHeading>{TITLE}</PageHeading>
          <div className="mt-8">
            {isError ? (
              <ErrorState
                heading="Your progress did not come"
                actions={
                  <Button busy={isFetching && 'Trying'} onClick={() => void refetch()}>
                    Try Again
                  </Button>
                }
              >
                <p>{sentenceOf(error, 'Nobody answered in time.')} Nothing you noted is lost.</p>
              </ErrorState>
            ) : data ? (
              <EmptyState
                heading="No Progress Data Yet"
                actions={
                  <ButtonLink href="/categories" variant="primary">
                    Create Your First Story
                  </ButtonLink>
                }
              >
                <p>Use the Track Progress button after reading stories. What you noted is shown here.</p>
              </EmptyState>
            ) : (
              <DashboardSkeleton />
            )}
          </div>
          {data && <GoalList />}
        </>
      )}
    </Page>
  );
}

function Dashboard({ entries }: { readonly entries: readonly TrackingEntry[] }) {
  const asked = viewOf(useSearch());
  const [, navigate] = useLocation();
  const [now] = useState(() => new Date());
  const names = useMemo(() => childNamesOf(entries), [entries]);
  const { days, as } = asked;
  const child = names.includes(asked.child) ? asked.child : '';
  const view: View = { child, days, as };
  // The menus answer at once; with thousands of sessions the figures follow a moment later.
  const [shownChild, shownDays] = [useDeferredValue(child), useDeferredValue(days)];
  const sessions = useMemo(
    () => sessionsOf(entries, { child: shownChild, days: shownDays }, now),
    [entries, shownChild, shownDays, now],
  );
  // What is seen only on paper comes after what is seen at once.
  const printed = useDeferredValue(sessions, NO_SESSIONS);
  const show = (change: Partial<View>, replace = false) => navigate(hrefOf({ ...view, ...change }), { replace });
  return (
    <>
      <div className="no-print">
        <div className="progress-head">
          <PageHeading>{TITLE}</PageHeading>
          <Filter names={names} filters={view} onChange={show} />
        </div>
        <p role="status" className="sr-only">
          {sessions.length} {sessions.length === 1 ? 'session' : 'sessions'}
        </p>
        {sessions.length > 0 ? (
          <>
            <SummaryCards sessions={sessions} />
            <ProgressOverTime
              sessions={sessions}
              together={shownChild === '' && names.length > 1}
              as={as}
              now={now}
              onSwitch={(other) => show({ as: other }, true)}
            />
            <RecentSessions sessions={sessions} now={now} />
            <GoalList child={shownChild} />
            <TakeAway sessions={sessions} child={shownChild} now={now} />
          </>
        ) : (
          <EmptyState
            heading="No sessions in this time"
            actions={
              (child !== '' || days < 365) && (
                <Button onClick={() => show({ child: '', days: 365 })}>Show all children, last year</Button>
              )
            }
          >
            <p>Your other sessions are kept. Choose a longer time or another child to see them.</p>
          </EmptyState>
        )}
        {sessions.length === 0 && <GoalList child={shownChild} />}
      </div>
      {printed.length > 0 && <SummaryPrint sessions={printed} child={shownChild} days={shownDays} now={now} />}
    </>
  );
}

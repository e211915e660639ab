import { UserCirclePlusIcon } from '@phosphor-icons/react/dist/csr/UserCirclePlus';
import type { Child } from '@storylantern/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useChildren, useFamily } from '../../family/use-family.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { ChildCard } from './child-card.tsx';
import './children.css';
import { DeleteChildDialog } from './delete-child-dialog.tsx';
import { WhereYouLive } from './where-you-live.tsx';

/** The family's children, and where the family lives. */
export default function ChildrenScreen() {
  const { data, isError, error, refetch } = useChildren();
  const { chosen } = useFamily();
  const [leaving, setLeaving] = useState<Child>();
  const present = data?.filter((child) => child.archivedAt === null) ?? [];
  const away = data?.filter((child) => child.archivedAt !== null) ?? [];
  const lists = data && `${present.length} and ${away.length}`;
  const head = useRef<HTMLDivElement>(null);
  const seen = useRef(lists);
  useEffect(() => {
    if (leaving) return;
    const moved = seen.current !== undefined && seen.current !== lists;
    // The button that was pressed is gone with its card.
    if (moved && document.activeElement === document.body)
      head.current?.querySelector('h1')?.focus({ preventScroll: true });
    seen.current = lists;
  }, [lists, leaving]);
  const card = (child: Child) => (
    <ChildCard key={child.id} child={child} chosen={child.id === chosen?.id} onDelete={() => setLeaving(child)} />
  );
  return (
    <Page title="Your children" width="reading">
      <div className="children-head">
        <div ref={head}>
          <PageHeading>Your children</PageHeading>
          <p className="lead soft mt-2">Written down once, so that no form asks twice.</p>
        </div>
        {present.length > 0 && (
          <ButtonLink href="/children/new" variant="primary" icon={<UserCirclePlusIcon weight="bold" aria-hidden />}>
            Add a child
          </ButtonLink>
        )}
      </div>
      {isError && (
        <ErrorState
          heading="The children did not come"
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        >
          {sentenceOf(error, 'Nobody answered in time.')} Nothing is lost.
        </ErrorState>
      )}
      {!data && !isError && (
        <Waiting label="The children are being looked up" className="children-list">
          <Skeleton className="block h-32 w-full" />
        </Waiting>
      )}
      {data && present.length === 0 && (
        <EmptyState
          heading={away.length > 0 ? 'Everybody is put away' : 'Nobody is written down yet'}
          actions={
            <ButtonLink href="/children/new" variant="primary" icon={<UserCirclePlusIcon weight="bold" aria-hidden />}>
              Add a child
            </ButtonLink>
          }
        >
          {away.length > 0
            ? 'Bring a child back below, or add one. Everything works without it too.'
            : 'Everything works without it. With it, a name, an age and looks are typed once.'}
        </EmptyState>
      )}
      {present.length > 0 && (
        <section aria-labelledby="children-here">
          <h2 id="children-here" className="sr-only">
            Stories can be for
          </h2>
          <ul className="children-list">{present.map(card)}</ul>
        </section>
      )}
      {away.length > 0 && (
        <section className="children-section" aria-labelledby="children-away">
          <h2 id="children-away">Put away</h2>
          <ul className="children-list">{away.map(card)}</ul>
        </section>
      )}
      <WhereYouLive />
      <p className="mt-8 text-small text-soft">
        <Link href="/your-data">Your data</Link>: what is kept and why, to download, bring back or delete.
      </p>
      <DeleteChildDialog child={leaving} onClose={() => setLeaving(undefined)} />
    </Page>
  );
}

import type { TrackingEntry } from '@storylantern/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { useChildren } from '../../family/use-family.ts';
import { ReadingDialog } from '../../tracking/reading-dialog.tsx';
import { SessionRow } from './session-row.tsx';
import type { Session } from './sessions.ts';
import { useChangeReading, useRemoveReading } from './use-readings.ts';

/** How many are listed (specification, section 9). */
const LATEST = 5;

interface RecentSessionsProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
}

/** The latest sessions, newest first, each to be put right or taken away. */
export function RecentSessions({ sessions, now }: RecentSessionsProps) {
  const [changing, setChanging] = useState<TrackingEntry>();
  const [leaving, setLeaving] = useState<TrackingEntry>();
  const change = useChangeReading();
  const remove = useRemoveReading();
  const { data: children = [] } = useChildren();
  const heading = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    // The button that opened the question is gone with its row.
    if (gone !== undefined) heading.current?.focus();
  }, [gone]);
  return (
    <section className="progress-recent" aria-labelledby="recent-sessions">
      <h2 id="recent-sessions" ref={heading} tabIndex={-1}>
        Recent Sessions
      </h2>
      <ol>
        {sessions
          .slice(-LATEST)
          .toReversed()
          .map((session) => (
            <SessionRow
              key={session.entry.id}
              session={session}
              child={children.find(({ nickname }) => nickname === session.entry.childName)}
              now={now}
              onChange={setChanging}
              onLeave={setLeaving}
            />
          ))}
      </ol>
      {changing && (
        <ReadingDialog
          title="Change this session"
          start={changing}
          keep={(reading) => change(changing.id, reading)}
          onClose={() => setChanging(undefined)}
        />
      )}
      <Dialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title="Delete this session?"
        description={`What you noted about “${leaving?.storyTitle ?? ''}” no longer counts. The story stays. You can undo it right after.`}
      >
        <DialogActions>
          <Button variant="quiet" onClick={() => setLeaving(undefined)}>
            Keep it
          </Button>
          <Button
            variant="secondary"
            busy={remove.isPending && 'Deleting'}
            onClick={() =>
              leaving &&
              remove.mutate(leaving, {
                onSuccess: () => setGone(leaving.id),
                onSettled: () => setLeaving(undefined),
              })
            }
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

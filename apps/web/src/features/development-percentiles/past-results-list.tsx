import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { childInWords } from './child-in-words.ts';
import { Comparison } from './comparison.tsx';
import { sameChild } from './known-child.ts';
import type { PastResult } from './past-results.ts';
import { momentInWords } from './moment-in-words.ts';
import './past-results.css';
import { yesCount } from './percentiles.ts';

/** How many are listed before the older ones are asked for. */
const FIRST = 8;

interface PastResultsListProps {
  readonly results: readonly PastResult[];
  readonly shown: PastResult;
  /** False where the browser keeps nothing. */
  readonly lasting: boolean;
  onShow(result: PastResult): void;
  onDelete(results: readonly PastResult[]): void;
}

/** What this device keeps: to look at again, to compare, to delete. */
export function PastResultsList({ results, shown, lasting, onShow, onDelete }: PastResultsListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [all, setAll] = useState(false);
  const listed = all ? results : results.slice(0, FIRST);
  const compared = results.find(({ id }) => id === comparedId && id !== shown.id);
  const remove = (gone: readonly PastResult[]) => {
    onDelete(gone);
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  };
  return (
    <section className="percentiles-section no-print" aria-labelledby="past-heading">
      <h2 id="past-heading" ref={heading} tabIndex={-1}>
        Past results
      </h2>
      <p className="mt-2 text-soft">
        {lasting
          ? 'They are kept on this device and nowhere else.'
          : 'This browser keeps nothing between visits: they last until you leave the page.'}
      </p>
      <ul className="past">
        {listed.map((result) => {
          const what = `${result.childName}, ${momentInWords(result.takenAt)}`;
          return (
            <li key={result.id}>
              <span className="past-number">{result.result.overall}</span>
              <span className="past-what">
                <b>{childInWords(result)}</b>
                <span>
                  <time dateTime={result.takenAt}>{momentInWords(result.takenAt)}</time>, {yesCount(result.answers)} of
                  6 yes
                </span>
              </span>
              <span className="past-ways">
                {result.id === shown.id ? (
                  <span className="past-shown">Shown above</span>
                ) : (
                  <>
                    <Button variant="quiet" aria-label={`Show ${what}`} onClick={() => onShow(result)}>
                      Show
                    </Button>
                    {sameChild(result, shown) && (
                      <Button
                        variant="quiet"
                        aria-label={`Compare ${what}`}
                        aria-pressed={result.id === comparedId}
                        onClick={() => setComparedId(result.id === comparedId ? null : result.id)}
                      >
                        Compare
                      </Button>
                    )}
                  </>
                )}
                <IconButton
                  label={`Delete ${what}`}
                  icon={<TrashIcon aria-hidden="true" />}
                  onClick={() => remove([result])}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {results.length > FIRST && (
        <Button variant="quiet" className="past-more" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${results.length - FIRST} older`}
        </Button>
      )}
      {compared && <Comparison one={compared} other={shown} />}
      {results.length > 1 && (
        <Button variant="quiet" className="past-more" onClick={() => setAsking(true)}>
          Delete all results
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete all results?"
        description={`All ${results.length} leave this device. You can undo it right after.`}
      >
        <DialogActions>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep them
          </Button>
          <Button
            onClick={() => {
              setAsking(false);
              remove(results);
            }}
          >
            Delete all
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  );
}

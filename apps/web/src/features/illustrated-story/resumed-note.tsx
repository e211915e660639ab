import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';

interface ResumedNoteProps {
  /** The page the book was opened at, from 1. */
  readonly page: number;
  onRestart(): void;
  /** Hears the book from the open page on; undefined while there is no sound. */
  readonly onHear: (() => void) | undefined;
}

/** Says that the book is open where the child stopped, and offers both ways on. Gone once one of them is taken. */
export function ResumedNote({ page, onRestart, onHear }: ResumedNoteProps) {
  const [answered, setAnswered] = useState(false);
  if (answered || page === 1) return null;
  const answer = (way: () => void) => () => {
    setAnswered(true);
    way();
  };
  return (
    <div className="book-resumed">
      <p role="status">Open where you stopped, at page {page}.</p>
      {onHear && (
        <Button variant="quiet" onClick={answer(onHear)}>
          Hear it from here
        </Button>
      )}
      <Button variant="quiet" onClick={answer(onRestart)}>
        From the beginning
      </Button>
    </div>
  );
}

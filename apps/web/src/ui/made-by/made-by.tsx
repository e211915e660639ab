import { isAiMade, madeByNotes, madeByWords, type Makers } from './made-by-words.ts';
import './made-by.css';

/** For the grown-up, below a piece: who made each part, and what went otherwise than asked. Printed with it. */
export function MadeBy({ makers }: { readonly makers: Makers }) {
  const notes = madeByNotes(makers);
  return (
    <p className="made-by">
      {madeByWords(makers)}
      {notes.length > 0 && ` ${notes.join(' ')}`}
    </p>
  );
}

/** For the child, beside the title: shown when an AI model made any part. Its words can be read aloud to a small child. */
export function AiLabel({ makers }: { readonly makers: Makers }) {
  if (!isAiMade(makers)) return null;
  return (
    <p className="ai-label">
      <span className="ai-label-sign" aria-hidden="true">
        AI
      </span>
      A computer helped to make this. It is not a person.
    </p>
  );
}

import { DEFAULT_AGE_BAND, YEARS_OF_BAND, type AgeBand, type SomeLooks } from '@storylantern/contract';
import { useMemo } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { BookCover } from '../../ui/picture/book-cover.tsx';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';
import { coverScene } from './cover-scene.ts';

/** A pause in the typing after which the cover is drawn again, in milliseconds. */
const PAUSE = 350;

interface LiveCoverProps {
  readonly name: string;
  readonly age: AgeBand | '';
  readonly problem: string;
  /** The situation that was chosen or understood, as far as one was. */
  readonly situation: string | undefined;
  readonly looks: SomeLooks;
}

/** The cover as it will be about: drawn in the browser, again whenever the words or the looks change. */
export function LiveCover({ name, age, problem, situation, looks }: LiveCoverProps) {
  const child = useSettled(name.trim(), PAUSE);
  const words = useSettled(problem, PAUSE);
  const picture = useMemo(
    () => ({
      ...coverScene(words, situation),
      seed: 7,
      style: "children's book" as const,
      age: YEARS_OF_BAND[age === '' ? DEFAULT_AGE_BAND : age],
      name: child,
      looks,
    }),
    [words, situation, age, child, looks],
  );
  return (
    <aside className="byob-cover" aria-label="The cover">
      <BookCover
        id="byob"
        cloth={1}
        over="A story for"
        title={child || 'your child'}
        headingLevel={2}
        picture={<DrawnPage picture={picture} ornament />}
      />
      <p>The cover changes as you write.</p>
    </aside>
  );
}

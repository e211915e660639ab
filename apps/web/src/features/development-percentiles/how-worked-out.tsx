import { chanceInWords } from './chance-in-words.ts';
import { RANGES, shareOfYes, yesCount } from './percentiles.ts';
import type { PastResult } from './past-results.ts';

/** The sum behind a number, step by step and with its own figures. */
export function HowWorkedOut({ answers, result }: Pick<PastResult, 'answers' | 'result'>) {
  const yes = yesCount(answers);
  const share = shareOfYes(answers);
  return (
    <details className="worked-out">
      <summary>How is this worked out?</summary>
      <ol>
        <li>
          {yes} of 6 answers were yes. That is a share of {share} in 100.
        </li>
        <li>
          Chance adds up to {RANGES.offset.most} or takes up to {-RANGES.offset.least} away.{' '}
          {chanceInWords(result.overall, share)}
        </li>
        <li>
          It never goes below {RANGES.overall.least} or above {RANGES.overall.most}. So it became {result.overall}.
        </li>
        <li>
          Each area has a number drawn by chance: {RANGES.yes.least} to {RANGES.yes.most} after a yes, {RANGES.no.least}{' '}
          to {RANGES.no.most} after a no.
        </li>
        <li>Neither your child’s age nor any other child goes into it.</li>
      </ol>
    </details>
  );
}

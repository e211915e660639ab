import { MILESTONE_AREAS } from '@storylantern/library';
import { momentsInShort } from './moment-in-words.ts';
import type { PastResult } from './past-results.ts';
import { AREA_WORDS } from './words.ts';

/** Two results of one child side by side, the earlier first. What differs is said in words before the numbers. */
export function Comparison({ one, other }: { readonly one: PastResult; readonly other: PastResult }) {
  const [then, now] = one.takenAt <= other.takenAt ? [one, other] : [other, one];
  const [thenWhen, nowWhen] = momentsInShort(then.takenAt, now.takenAt);
  const changed = MILESTONE_AREAS.filter((area) => then.answers[area] !== now.answers[area]);
  const toYes = changed.filter((area) => now.answers[area]).map((area) => AREA_WORDS[area].label);
  const toNo = changed.filter((area) => !now.answers[area]).map((area) => AREA_WORDS[area].label);
  return (
    <div className="comparison" role="status">
      <h3>Then and now</h3>
      <p>
        {changed.length === 0 && 'All six answers are the same as before. '}
        {toYes.length > 0 && `Now yes: ${toYes.join(', ')}. `}
        {toNo.length > 0 && `Now no: ${toNo.join(', ')}. `}
        Look at the answers: the numbers are drawn anew each time, so a higher or lower one says nothing by itself.
      </p>
      <table>
        <caption className="sr-only">Two results of {now.childName} side by side</caption>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">{thenWhen}</th>
            <th scope="col">{nowWhen}</th>
          </tr>
        </thead>
        <tbody>
          {MILESTONE_AREAS.map((area) => (
            <tr key={area}>
              <th scope="row">{AREA_WORDS[area].label}</th>
              {[then, now].map(({ id, answers, result }) => (
                <td key={id}>
                  <b>{answers[area] ? 'Yes' : 'No'}</b>, {result.areas[area]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Overall</th>
            <td>{then.result.overall}</td>
            <td>{now.result.overall}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

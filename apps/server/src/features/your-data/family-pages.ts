import { CLOSENESS } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { ChildTable, GoalLookTable, GoalTable, ReadingSessionTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from './html.ts';
import { rowOf, type Piece } from './row.ts';

const GENDERS: Readonly<Record<string, string>> = { boy: 'a boy', girl: 'a girl', 'non-binary': 'non-binary' };

const fact = (name: string, value: string | null | undefined): Html | undefined =>
  value ? html`<dt>${name}</dt><dd>${value}</dd>` : undefined;

/** What is written down about a child. */
export function childEntry({ row }: Piece): Html {
  const child = rowOf<Selectable<ChildTable>>(row);
  return html`<section><h2>${child.nickname}</h2><dl>
${fact('Born in', child.birth_month)}
${fact('Age group', child.birth_month === null ? child.age_band : null)}
${fact('Is', GENDERS[child.gender ?? ''])}
${fact('Loves', child.interests)}
${fact('What helps', child.helps)}
${fact('The name is said', child.name_said)}
${fact('Put away on', child.archived_at === null ? null : dateInWords(child.archived_at))}
${fact('Added on', dateInWords(child.created_at))}
</dl></section>`;
}

/** One reading as a line of the table. */
export function readingEntry({ row }: Piece): Html {
  const reading = rowOf<Selectable<ReadingSessionTable>>(row);
  return html`<tr><td>${dateInWords(reading.created_at)}</td><td>${reading.story_title}</td><td>${reading.child_name}</td>
<td>${reading.comprehension_rating}</td><td>${reading.interest_rating}</td><td>${reading.repetition_rating}</td>
<td>${reading.behavior_rating}</td><td>${reading.session_duration}</td><td>${reading.notes}</td></tr>`;
}

/** A goal with every look at it. */
export function goalEntry({ row, parts }: Piece): Html {
  const goal = rowOf<Selectable<GoalTable>>(row);
  const looks = parts.map((part) => rowOf<Selectable<GoalLookTable>>(part));
  return html`<section><h3>${goal.hope}</h3>
<p class="soft">${[goal.child_name, goal.story_title, `set on ${dateInWords(goal.created_at)}`].filter(Boolean).join(', ')}</p>
${looks.length === 0 ? undefined : html`<ul>${looks.map((look) => html`<li>${dateInWords(look.looked_at)}: ${CLOSENESS[look.closeness]}</li>`)}</ul>`}
</section>`;
}

/** The page of the children. */
export const childrenBody = (entries: readonly Html[]): Html =>
  html`${entries.length === 0 ? html`<p>No child is written down.</p>` : entries}`;

/** The page of readings and goals. */
export const progressBody = (readings: readonly Html[], goals: readonly Html[]): Html => html`
<h2>Readings</h2>
${
  readings.length === 0
    ? html`<p>No reading is recorded.</p>`
    : html`<p class="soft">Ratings go from 1 to 5.</p><div class="wide"><table><thead><tr><th>Day</th><th>Story</th><th>Child</th>
<th>Understanding</th><th>Interest</th><th>Asked again</th><th>Behaviour change</th><th>Minutes</th><th>Notes</th></tr></thead>
<tbody>${readings}</tbody></table></div>`
}
<h2>Goals</h2>
${goals.length === 0 ? html`<p>No goal is set.</p>` : goals}`;

/** A list of the table of contents. */
export interface Contents {
  readonly heading: string;
  readonly entries: readonly { readonly href: string; readonly title: string; readonly about: string }[];
}

/** The page that leads to all others. */
export const indexBody = (
  lists: readonly Contents[],
  { exportedAt, leftOut }: { readonly exportedAt: string; readonly leftOut: number },
): Html => html`
<p>Downloaded on ${dateInWords(exportedAt)}. Everything here can be read and heard without Storylantern and without the
internet. To bring it into another Storylantern, choose the whole zip at "Your data" there.</p>
${leftOut > 0 ? html`<p>${leftOut} ${leftOut === 1 ? 'piece' : 'pieces'} could not be read and ${leftOut === 1 ? 'is' : 'are'} not in here.</p>` : undefined}
${lists
  .filter(({ entries }) => entries.length > 0)
  .map(
    ({ heading, entries }) => html`<h2>${heading}</h2><ul class="contents">${entries.map(
      ({ href, title, about }) => html`<li><a href="${href}">${title}</a><span class="soft">${about}</span></li>`,
    )}</ul>`,
  )}
<h2>About your family</h2>
<ul class="contents"><li><a href="children.html">Children</a></li><li><a href="progress.html">Readings and goals</a></li></ul>
<p class="soft">What was deleted and could still be brought back is not in this download.
The same data for programs is in storylantern.json.</p>`;

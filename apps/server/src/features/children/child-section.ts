import { childSchema } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import type { ChildTable } from '../../platform/database/tables.ts';
import { dateInWords, html, type Html } from '../../platform/family-data/html.ts';
import { rowOf, type Piece } from '../../platform/family-data/row.ts';
import { kindsOf, WRITTEN, type Section } from '../../platform/family-data/section.ts';
import { toChild } from './stored-child.ts';

const GENDERS: Readonly<Record<string, string>> = { boy: 'a boy', girl: 'a girl', 'non-binary': 'non-binary' };

const fact = (name: string, value: string | null | undefined): Html | undefined =>
  value
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : undefined;

function childEntry({ row }: Piece): Html {
  const child = rowOf<Selectable<ChildTable>>(row);
  return html`<section>
    <h2>${child.nickname}</h2>
    <dl>
      ${fact('Born in', child.birth_month)} ${fact('Age group', child.birth_month === null ? child.age_band : null)}
      ${fact('Is', GENDERS[child.gender ?? ''])} ${fact('Loves', child.interests)} ${fact('What helps', child.helps)}
      ${fact('The name is said', child.name_said)}
      ${fact('Put away on', child.archived_at === null ? null : dateInWords(child.archived_at))}
      ${fact('Added on', dateInWords(child.created_at))}
    </dl>
  </section>`;
}

/** How children are taken along. */
export const CHILD_SECTION: Section = {
  ...WRITTEN,
  name: 'children',
  table: 'child',
  key: 'id',
  kinds: kindsOf('child', {
    id: 'id',
    nickname: 'text',
    age_band: 'text?',
    birth_month: 'text?',
    gender: 'text?',
    looks: 'json',
    interests: 'text',
    helps: 'text',
    name_said: 'text?',
    archived_at: 'time?',
    created_at: 'time',
  }),
  count: () => 'children',
  line: childEntry,
  check({ row }) {
    childSchema.parse(toChild(rowOf<Selectable<ChildTable>>(row)));
  },
};

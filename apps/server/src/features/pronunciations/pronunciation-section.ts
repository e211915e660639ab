import type { Selectable } from 'kysely';
import type { PronunciationTable } from '../../platform/database/tables.ts';
import { rowOf } from '../../platform/family-data/row.ts';
import { kindsOf, WRITTEN, type Section } from '../../platform/family-data/section.ts';
import { pronunciationOwner } from './service.ts';

/** How the sound of names is taken along; what is no longer there is spoken again when a parent next asks. */
export const PRONUNCIATION_SECTION: Section = {
  ...WRITTEN,
  name: 'pronunciations',
  table: 'pronunciation',
  key: 'said',
  kinds: kindsOf('pronunciation', { said: 'id', file: 'text', seconds: 'real', created_at: 'time' }),
  check: () => undefined,
  files({ row }) {
    const { file, said } = rowOf<Selectable<PronunciationTable>>(row);
    return [{ file, owner: pronunciationOwner(said) }];
  },
  without: () => undefined,
};

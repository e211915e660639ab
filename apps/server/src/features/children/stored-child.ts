import { ageBandSchema, genderSchema, someLooksSchema, type Child, type ChildDetails } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { ChildTable } from '../../platform/database/tables.ts';
import type { ChildColumns } from './repository.ts';

const ageBand = z.nullable(ageBandSchema);
const gender = z.nullable(genderSchema);

/** A child as the family sees it. What is chosen from closed lists is checked on its way out. */
export const toChild = (row: Selectable<ChildTable>): Child => ({
  id: row.id,
  nickname: row.nickname,
  ageBand: ageBand.parse(row.age_band),
  birthMonth: row.birth_month,
  gender: gender.parse(row.gender),
  looks: readJson('looks of a child', someLooksSchema, row.looks),
  interests: row.interests,
  helps: row.helps,
  nameSaid: row.name_said,
  archivedAt: row.archived_at,
  createdAt: row.created_at,
});

export const toColumns = (child: ChildDetails): ChildColumns => ({
  nickname: child.nickname,
  age_band: child.ageBand,
  birth_month: child.birthMonth,
  gender: child.gender,
  looks: JSON.stringify(child.looks),
  interests: child.interests,
  helps: child.helps,
  name_said: child.nameSaid || null,
});

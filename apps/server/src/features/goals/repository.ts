import type { Insertable, Updateable } from 'kysely';
import type { Queries } from '../../platform/database/open-database.ts';
import type { GoalLookTable, GoalTable } from '../../platform/database/tables.ts';

/** Names one goal of one household. */
export interface GoalKey {
  readonly householdId: number;
  readonly id: string;
}

/** Which goals: those of one kind of piece, or of one piece, or all. */
export interface GoalChoice {
  readonly pieceKind?: string | undefined;
  readonly pieceId?: string | undefined;
}

export const insertGoal = async (queries: Queries, goal: Insertable<GoalTable>): Promise<void> => {
  await queries.insertInto('goal').values(goal).execute();
};

export const findGoal = (queries: Queries, { householdId, id }: GoalKey) =>
  queries
    .selectFrom('goal')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A household's goals, latest first. */
export const listGoals = (queries: Queries, householdId: number, { pieceKind, pieceId }: GoalChoice) =>
  queries
    .selectFrom('goal')
    .selectAll()
    .where('household_id', '=', householdId)
    .$if(pieceKind !== undefined, (some) => some.where('piece_kind', '=', pieceKind ?? ''))
    .$if(pieceId !== undefined, (some) => some.where('piece_id', '=', pieceId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The looks at one goal, oldest first. */
export const listLooks = (queries: Queries, { householdId, id }: GoalKey) =>
  queries
    .selectFrom('goal_look')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('goal_id', '=', id)
    .orderBy('looked_at')
    .orderBy('id')
    .execute();

/** The looks at every goal of {@link listGoals}, oldest first. */
export const listLooksAtAll = (queries: Queries, householdId: number, { pieceKind, pieceId }: GoalChoice) =>
  queries
    .selectFrom('goal_look')
    .innerJoin('goal', 'goal.id', 'goal_look.goal_id')
    .selectAll('goal_look')
    .where('goal_look.household_id', '=', householdId)
    .where('goal.household_id', '=', householdId)
    .$if(pieceKind !== undefined, (some) => some.where('goal.piece_kind', '=', pieceKind ?? ''))
    .$if(pieceId !== undefined, (some) => some.where('goal.piece_id', '=', pieceId ?? ''))
    .orderBy('goal_look.looked_at')
    .orderBy('goal_look.id')
    .execute();

/** Puts the words of a goal right. False: there is no such goal. */
export const changeGoal = async (
  queries: Queries,
  { householdId, id }: GoalKey,
  words: Updateable<Pick<GoalTable, 'hope' | 'child_name'>>,
): Promise<boolean> => {
  const changed = await queries
    .updateTable('goal')
    .set(words)
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Holds a goal for the rest of a transaction, so that it is not deleted under it. False: there is no such goal. */
export const holdGoal = async (queries: Queries, { householdId, id }: GoalKey): Promise<boolean> => {
  const held = await queries
    .updateTable('goal')
    .set((set) => ({ hope: set.ref('hope') }))
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
};

/** Records a look; its goal must be the household's, see {@link holdGoal}. */
export const insertLook = async (queries: Queries, look: Insertable<GoalLookTable>): Promise<void> => {
  await queries.insertInto('goal_look').values(look).execute();
};

/** Takes a look away. False: there was none. */
export const removeLook = async (queries: Queries, goal: GoalKey, lookId: string): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('goal_look')
    .where('household_id', '=', goal.householdId)
    .where('goal_id', '=', goal.id)
    .where('id', '=', lookId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};

/** Deletes a goal, and with it every look at it. False: there was none. */
export const removeGoal = async (queries: Queries, { householdId, id }: GoalKey): Promise<boolean> => {
  const gone = await queries
    .deleteFrom('goal')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
};

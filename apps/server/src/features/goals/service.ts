import { PIECE_KINDS, type Goal, type GoalDetails } from '@storylantern/contract';
import type { Selectable } from 'kysely';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/open-database.ts';
import type { GoalLookTable, GoalTable } from '../../platform/database/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { claimRequest, OnceByKey } from '../../platform/requests/once-by-key.ts';
import * as stored from './repository.ts';

const unknownGoal = () => new AppError('not-found', 'This goal is not here. It may have been deleted.');
const unknownLook = () => new AppError('not-found', 'This look at the goal is not here. It may have been taken away.');

const pieceKind = z.enum(PIECE_KINDS);

const toGoal = (row: Selectable<GoalTable>, looks: readonly Selectable<GoalLookTable>[]): Goal => ({
  id: row.id,
  childName: row.child_name,
  storyTitle: row.story_title,
  pieceKind: pieceKind.parse(row.piece_kind),
  pieceId: row.piece_id,
  hope: row.hope,
  createdAt: row.created_at,
  looks: looks.map(({ id, closeness, looked_at }) => ({ id, closeness, lookedAt: looked_at })),
});

/** Goals and the looks at them: did it help? The acting household is the first argument of everything. */
export class GoalService {
  readonly #database: Database;
  readonly #goals: OnceByKey;
  readonly #looks: OnceByKey;

  constructor(database: Database) {
    this.#database = database;
    this.#goals = new OnceByKey(database, 'goal');
    this.#looks = new OnceByKey(database, 'goal-look');
  }

  async list(householdId: number, choice: stored.GoalChoice): Promise<Goal[]> {
    const goals = await stored.listGoals(this.#database.db, householdId, choice);
    const looks = await stored.listLooksAtAll(this.#database.db, householdId, choice);
    const byGoal = Map.groupBy(looks, (look) => look.goal_id);
    return goals.map((goal) => toGoal(goal, byGoal.get(goal.id) ?? []));
  }

  /** Sets a goal. With a key, the same request sent again sets nothing more. */
  async set(householdId: number, goal: GoalDetails, key: string | undefined): Promise<Goal> {
    const id = await this.#goals.run(householdId, { request: goal, key }, async (named) => {
      const now = new Date();
      const row = {
        id: nanoid(),
        household_id: householdId,
        child_name: goal.childName,
        story_title: goal.storyTitle,
        piece_kind: goal.pieceKind,
        piece_id: goal.pieceId,
        hope: goal.hope,
        created_at: now.toISOString(),
      };
      await this.#database.db.transaction().execute(async (queries) => {
        await stored.insertGoal(queries, row);
        await claimRequest(queries, named, row.id, now);
      });
      return row.id;
    });
    return this.#get({ householdId, id });
  }

  async change(householdId: number, id: string, words: Pick<GoalDetails, 'hope' | 'childName'>): Promise<Goal> {
    const columns = { hope: words.hope, child_name: words.childName };
    if (!(await stored.changeGoal(this.#database.db, { householdId, id }, columns))) throw unknownGoal();
    return this.#get({ householdId, id });
  }

  /** Records how close a goal is now. With a key, the same request sent again records nothing more. */
  async look(householdId: number, id: string, closeness: number, key: string | undefined): Promise<Goal> {
    await this.#looks.run(householdId, { request: { id, closeness }, key }, async (named) => {
      const now = new Date();
      const look = { id: nanoid(), household_id: householdId, goal_id: id, closeness, looked_at: now.toISOString() };
      await this.#database.db.transaction().execute(async (queries) => {
        if (!(await stored.holdGoal(queries, { householdId, id }))) throw unknownGoal();
        await stored.insertLook(queries, look);
        await claimRequest(queries, named, look.id, now);
      });
      return look.id;
    });
    return this.#get({ householdId, id });
  }

  async removeLook(householdId: number, id: string, lookId: string): Promise<Goal> {
    const goal = { householdId, id };
    if (!(await stored.removeLook(this.#database.db, goal, lookId))) throw unknownLook();
    return this.#get(goal);
  }

  async remove(householdId: number, id: string): Promise<{ id: string }> {
    if (!(await stored.removeGoal(this.#database.db, { householdId, id }))) throw unknownGoal();
    return { id };
  }

  async #get(goal: stored.GoalKey): Promise<Goal> {
    const row = await stored.findGoal(this.#database.db, goal);
    if (!row) throw unknownGoal();
    return toGoal(row, await stored.listLooks(this.#database.db, goal));
  }
}

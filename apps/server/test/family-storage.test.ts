import { LIMITS, type ChildDetails } from '@storylantern/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as children from '../src/features/children/repository.ts';
import { ChildrenService } from '../src/features/children/service.ts';
import * as goals from '../src/features/goals/repository.ts';
import { GoalService } from '../src/features/goals/service.ts';
import { findCountry, setCountry } from '../src/features/household/repository.ts';
import type { Database } from '../src/platform/database/open-database.ts';
import { AppError } from '../src/platform/http/app-error.ts';
import { STORAGES, type TestStorage } from './support/storage.ts';

const at = (seconds: number): Date => new Date(Date.UTC(2031, 0, 1) + seconds * 1_000);

const childRow = (id: string, more: Partial<Parameters<typeof children.insertChild>[1]> = {}) => ({
  id,
  household_id: 1,
  nickname: 'Zoë 🌙',
  age_band: null,
  birth_month: '2027-03',
  gender: 'girl',
  looks: '{"skin":"honey"}',
  interests: 'trains',
  helps: '',
  name_said: null,
  archived_at: null,
  created_at: at(0).toISOString(),
  ...more,
});
const goalRow = (id: string, more: Partial<Parameters<typeof goals.insertGoal>[1]> = {}) => ({
  id,
  household_id: 1,
  child_name: 'Zoë',
  story_title: 'Zoë and the Dark',
  piece_kind: 'story',
  piece_id: 's1',
  hope: 'She stays in bed.',
  created_at: at(0).toISOString(),
  ...more,
});
const lookRow = (id: string, goalId: string, second: number, household = 1) => ({
  id,
  household_id: household,
  goal_id: goalId,
  closeness: 2,
  looked_at: at(second).toISOString(),
});

describe.each(Object.keys(STORAGES))('what a family is, on %s', (kind) => {
  let storage: TestStorage;
  let database: Database;

  beforeAll(async () => {
    const start = STORAGES[kind];
    if (!start) throw new Error(`no storage ${kind}`);
    storage = await start();
  });
  afterAll(async () => storage.stop());
  beforeEach(async () => {
    await storage.empty();
    database = storage.open();
  });
  afterEach(async () => database.close());

  it('lists children as they were added, those put away last, and only the own', async () => {
    const { db } = database;
    await children.insertChild(db, childRow('second', { created_at: at(2).toISOString() }));
    await children.insertChild(db, childRow('first', { created_at: at(1).toISOString() }));
    await children.insertChild(db, childRow('away', { archived_at: at(5).toISOString() }));
    await children.insertChild(db, childRow('other', { household_id: 2 }));
    const ids = async (household: number) => (await children.listChildren(db, household)).map((each) => each.id);
    expect(await ids(1)).toEqual(['first', 'second', 'away']);
    expect(await ids(2)).toEqual(['other']);
    expect(await children.findChild(db, { householdId: 1, id: 'first' })).toEqual(
      childRow('first', { created_at: at(1).toISOString() }),
    );

    const theirs = { householdId: 2, id: 'first' };
    expect(await children.findChild(db, theirs)).toBeUndefined();
    expect(await children.changeChild(db, theirs, { nickname: 'Stolen' })).toBeUndefined();
    expect(await children.archiveChild(db, theirs, at(9))).toBeUndefined();
    expect(await children.removeChild(db, theirs)).toBe(false);

    const key = { householdId: 1, id: 'first' };
    expect((await children.archiveChild(db, key, at(6)))?.archived_at).toBe(at(6).toISOString());
    expect((await children.archiveChild(db, key, at(7)))?.archived_at).toBe(at(6).toISOString());
    expect((await children.archiveChild(db, key, null))?.archived_at).toBeNull();
    expect(await children.removeChild(db, key)).toBe(true);
    expect(await ids(1)).toEqual(['second', 'away']);
  });

  it('never has more children than it may, however many servers add them at once', async () => {
    // SQLite belongs to one process; there, the several are requests of one.
    const others = kind === 'sqlite' ? [] : [storage.open(), storage.open()];
    const services = [database, ...others].map(
      (each) =>
        new ChildrenService({
          database: each,
          screen: async ({ name }) => ({ suitable: true, name, occasion: 'help' }),
        }),
    );
    const details: ChildDetails = {
      nickname: 'Zoë',
      ageBand: null,
      birthMonth: null,
      gender: null,
      looks: {},
      interests: '',
      helps: '',
      nameSaid: null,
    };
    for (let place = 0; place < LIMITS.children - 2; place++)
      await children.insertChild(database.db, childRow(`child${place}`));
    const added = await Promise.allSettled(
      Array.from({ length: 9 }, (_, place) => services[place % services.length]?.add(1, details, undefined)),
    );
    const refused = added.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(7);
    for (const error of refused) expect(error).toMatchObject({ code: 'conflict' } satisfies Partial<AppError>);
    expect(await children.listChildren(database.db, 1)).toHaveLength(LIMITS.children);
    for (const other of others) await other.close();
  });

  it('keeps goals with their looks, latest goal and oldest look first, by piece and by family', async () => {
    const { db } = database;
    await goals.insertGoal(db, goalRow('a'));
    await goals.insertGoal(db, goalRow('b', { created_at: at(1).toISOString(), piece_kind: 'song' }));
    await goals.insertGoal(db, goalRow('c', { household_id: 2 }));
    await goals.insertLook(db, lookRow('late', 'a', 9));
    await goals.insertLook(db, lookRow('early', 'a', 3));
    await goals.insertLook(db, lookRow('song', 'b', 5));
    await goals.insertLook(db, lookRow('theirs', 'c', 4, 2));
    const service = new GoalService(database);
    const listed = async (household: number, choice: goals.GoalChoice = {}) =>
      (await service.list(household, choice)).map(({ id, looks }) => [id, ...looks.map((look) => look.id)]);
    expect(await listed(1)).toEqual([
      ['b', 'song'],
      ['a', 'early', 'late'],
    ]);
    expect(await listed(1, { pieceKind: 'story', pieceId: 's1' })).toEqual([['a', 'early', 'late']]);
    expect(await listed(1, { pieceId: 'nothing' })).toEqual([]);
    expect(await listed(2)).toEqual([['c', 'theirs']]);

    const theirs = { householdId: 2, id: 'a' };
    expect(await goals.findGoal(db, theirs)).toBeUndefined();
    expect(await goals.listLooks(db, theirs)).toEqual([]);
    expect(await goals.changeGoal(db, theirs, { hope: 'Stolen.' })).toBe(false);
    expect(await goals.removeLook(db, theirs, 'late')).toBe(false);
    expect(await goals.removeLook(db, { householdId: 1, id: 'b' }, 'late')).toBe(false);
    expect(await goals.removeGoal(db, theirs)).toBe(false);
    await expect(service.look(2, 'a', 4, undefined)).rejects.toMatchObject({ code: 'not-found' });

    expect(await goals.removeGoal(db, { householdId: 1, id: 'a' })).toBe(true);
    const left = await db.selectFrom('goal_look').select('id').orderBy('id').execute();
    expect(left.map((look) => look.id)).toEqual(['song', 'theirs']);
  });

  it('either records a look or says that the goal is gone, when it is deleted at the same time', async () => {
    const service = new GoalService(database);
    const rounds = await Promise.all(
      Array.from({ length: 8 }, async (_, place) => {
        const id = `goal${place}`;
        await goals.insertGoal(database.db, goalRow(id));
        const [looked] = await Promise.allSettled([service.look(1, id, 3, undefined), service.remove(1, id)]);
        return looked.status === 'fulfilled' ? 'looked' : (looked.reason as AppError).code;
      }),
    );
    for (const round of rounds) expect(['looked', 'not-found']).toContain(round);
    expect(await database.db.selectFrom('goal_look').select('id').execute()).toEqual([]);
  });

  it('says where each family lives', async () => {
    await setCountry(database.db, 1, 'GB');
    expect([await findCountry(database.db, 1), await findCountry(database.db, 2)]).toEqual(['GB', null]);
    await setCountry(database.db, 1, null);
    expect(await findCountry(database.db, 1)).toBeNull();
  });
});

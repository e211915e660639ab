import { changeHousehold, getHousehold } from '@storylantern/contract';
import type { Database } from '../../platform/database/open-database.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { findCountry, setCountry } from './repository.ts';

/** The calls of the household: what is set once for the whole family. */
export function mountHousehold(context: RouteContext, { db }: Database): void {
  mountEndpoint(context, getHousehold, async ({ householdId }) => ({ country: await findCountry(db, householdId) }));
  mountEndpoint(context, changeHousehold, async ({ body, householdId }) => {
    await setCountry(db, householdId, body.country);
    return { country: await findCountry(db, householdId) };
  });
}

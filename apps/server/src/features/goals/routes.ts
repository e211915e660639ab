import {
  changeGoal,
  deleteGoal,
  deleteGoalLook,
  IDEMPOTENCY_HEADER,
  listGoals,
  lookAtGoal,
  setGoal,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { GoalService } from './service.ts';

/** The calls of goals: what a parent hopes to see, and how close it is. */
export function mountGoals(context: RouteContext, goals: GoalService): void {
  mountEndpoint(context, listGoals, async ({ query, householdId }) => goals.list(householdId, query));
  mountEndpoint(context, setGoal, async ({ body, householdId, request }) =>
    goals.set(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
  );
  mountEndpoint(context, changeGoal, async ({ params, body, householdId }) =>
    goals.change(householdId, params.id, body),
  );
  mountEndpoint(context, lookAtGoal, async ({ params, body, householdId, request }) =>
    goals.look(householdId, params.id, body.closeness, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
  );
  mountEndpoint(context, deleteGoalLook, async ({ params, householdId }) =>
    goals.removeLook(householdId, params.id, params.lookId),
  );
  mountEndpoint(context, deleteGoal, async ({ params, householdId }) => goals.remove(householdId, params.id));
}

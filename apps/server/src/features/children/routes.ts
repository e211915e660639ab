import {
  addChild,
  archiveChild,
  changeChild,
  deleteChild,
  IDEMPOTENCY_HEADER,
  listChildren,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { ChildrenService } from './service.ts';

/** The calls of children: who the stories are for. */
export function mountChildren(context: RouteContext, children: ChildrenService): void {
  mountEndpoint(context, listChildren, async ({ householdId }) => children.list(householdId));
  mountEndpoint(context, addChild, async ({ body, householdId, request }) =>
    children.add(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
  );
  mountEndpoint(context, changeChild, async ({ params, body, householdId }) =>
    children.change(householdId, params.id, body),
  );
  mountEndpoint(context, archiveChild, async ({ params, body, householdId }) =>
    children.archive(householdId, params.id, body.archived),
  );
  mountEndpoint(context, deleteChild, async ({ params, householdId }) => children.remove(householdId, params.id));
}

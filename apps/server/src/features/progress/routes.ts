import {
  changeReading,
  deleteReading,
  IDEMPOTENCY_HEADER,
  listReadings,
  restoreReading,
  trackReading,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { ProgressService } from './service.ts';

/** The calls of progress: recording readings and looking at them. */
export function mountProgress(context: RouteContext, progress: ProgressService): void {
  mountEndpoint(context, trackReading, async ({ body, householdId, request }) =>
    progress.track(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER])),
  );
  mountEndpoint(context, listReadings, async ({ params, householdId }) =>
    progress.list(householdId, Number(params.userId)),
  );
  mountEndpoint(context, changeReading, async ({ params, body, householdId }) =>
    progress.change(householdId, params.id, body),
  );
  mountEndpoint(context, restoreReading, async ({ params, body: { createdAt, ...reading }, householdId }) =>
    progress.restore(householdId, params.id, reading, createdAt),
  );
  mountEndpoint(context, deleteReading, async ({ params, householdId }) => progress.remove(householdId, params.id));
}

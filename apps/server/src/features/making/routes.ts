import { cancelMaking, getMaking } from '@storylantern/contract';
import type { Makings } from '../../platform/making/makings.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';

/** The calls about texts that are being written. */
export function mountMaking(context: RouteContext, makings: Makings): void {
  mountEndpoint(
    context,
    getMaking,
    async ({ params: { key }, householdId }) => (await makings.find({ householdId, key })) ?? null,
  );
  mountEndpoint(context, cancelMaking, async ({ params: { key }, householdId }) => {
    await makings.cancel({ householdId, key });
    return { key };
  });
}

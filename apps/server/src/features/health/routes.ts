import { getHealth, type Health } from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';

/** Whether the server can serve, for whoever watches it. */
export function mountHealth(context: RouteContext, health: () => Promise<Health>): void {
  mountEndpoint(context, getHealth, async () => health());
}

import { sayName } from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { PronunciationService } from './service.ts';

/** Hearing a name as it is spelled. */
export function mountPronunciations(context: RouteContext, pronunciations: PronunciationService): void {
  mountEndpoint(context, sayName, async ({ body, householdId }) => pronunciations.say(householdId, body.said));
}

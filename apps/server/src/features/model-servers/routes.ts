import { getModelServers, testModelServer } from '@storylantern/contract';
import type { OpenModels } from '../../makers/model-server/open-models.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';

/** The calls about model servers, for the person who runs this one. */
export function mountModelServers(context: RouteContext, models: Pick<OpenModels, 'status' | 'test'>): void {
  mountEndpoint(context, getModelServers, async () => models.status());
  mountEndpoint(context, testModelServer, async ({ params: { craft } }) => {
    const tested = await models.test(craft);
    if (!tested) throw new AppError('not-found', 'No model server is set up for this: it is made on this machine.');
    return tested;
  });
}

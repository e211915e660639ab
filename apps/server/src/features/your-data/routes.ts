import { countData, DATA_EXPORT_PATH, DATA_RESTORE_PATH, deleteData, restoredSchema } from '@storylantern/contract';
import type { Readable } from 'node:stream';
import { AppError } from '../../platform/http/app-error.ts';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import type { YourDataService } from './service.ts';

/** The calls of everything a family has: counted, downloaded, brought back, deleted. */
export function mountYourData(context: RouteContext, data: YourDataService): void {
  const { app, actingHousehold } = context;
  mountEndpoint(context, countData, async ({ householdId }) => data.count(householdId));
  mountEndpoint(context, deleteData, async ({ householdId }) => data.delete(householdId));

  app.get(
    DATA_EXPORT_PATH,
    { schema: { summary: 'Everything the family has as one zip: pages to read, pictures, sound and data' } },
    async (request, reply) => {
      const now = new Date();
      const zip = await data.export(actingHousehold(request), now, request.log);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="storylantern-${now.toISOString().slice(0, 10)}.zip"`)
        .type('application/zip')
        .send(zip);
    },
  );

  // A scope of its own: nowhere else is a zip read.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, payload, done) => done(null, payload));
    scope.post<{ Body: Readable | undefined }>(
      DATA_RESTORE_PATH,
      {
        schema: {
          summary: 'Bring a downloaded zip back; what is here already stays as it is',
          response: { 200: restoredSchema },
        },
        config: { longBody: true },
      },
      async (request, reply) => {
        if (!request.body || typeof request.body.pipe !== 'function')
          throw new AppError('unsupported-media', 'Please choose the zip file you downloaded.');
        reply.header('cache-control', 'no-store');
        try {
          return await data.restore(actingHousehold(request), request.body);
        } catch (error) {
          // Only what kind of fault it was: the fault itself may quote what a parent wrote.
          if (error instanceof AppError && error.cause instanceof Error) {
            request.log.warn({ why: error.cause.message }, 'A zip was refused');
          }
          throw error;
        }
      },
    );
  });
}

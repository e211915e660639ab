import {
  deleteLumiThread,
  getLumiThread,
  IDEMPOTENCY_HEADER,
  listLumiThreads,
  LUMI_STREAM_PATH,
  sendLumiMessage,
  startLumiThread,
  type LumiMessage,
} from '@storylantern/contract';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import { AnswerLines } from './answer-lines.ts';
import type { LumiService } from './service.ts';

/** What the calls of Lumi are answered with. */
export interface LumiRouteParts {
  readonly lumi: LumiService;
  /** Somebody opened the chat: something will be asked in a moment. */
  readonly onChat: () => void;
}

/** The calls of Lumi. */
export function mountLumi(context: RouteContext, { lumi, onChat }: LumiRouteParts): void {
  mountEndpoint(context, startLumiThread, async ({ householdId }) => {
    onChat();
    return lumi.begin(householdId);
  });
  mountEndpoint(context, listLumiThreads, async ({ householdId }) => lumi.list(householdId));
  mountEndpoint(context, getLumiThread, async ({ params, householdId }) => {
    onChat();
    return lumi.get(householdId, params.id);
  });
  mountEndpoint(context, deleteLumiThread, async ({ params, householdId }) => lumi.delete(householdId, params.id));
  mountEndpoint(context, sendLumiMessage, async ({ body, householdId, request }) => {
    const answered = await lumi.answer(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]));
    return { response: answered.message.content, ...answered };
  });

  context.app.post<{ Body: LumiMessage }>(
    LUMI_STREAM_PATH,
    {
      schema: {
        summary: 'Ask something and get the answer piece by piece, as lines of JSON',
        body: sendLumiMessage.body,
      },
      config: { generation: true },
    },
    async (request, reply) => {
      const lines = new AnswerLines();
      const answering = lumi
        .answer(
          context.actingHousehold(request),
          request.body,
          readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]),
          lines.listener,
        )
        .then((answered) => lines.end(answered));
      // What goes wrong before the first line still has a status of its own.
      await Promise.race([lines.began, answering]);
      answering.catch((error: unknown) => {
        request.log.error({ err: error }, 'An answer broke off');
        lines.fail();
      });
      reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(lines.body);
    },
  );
}

import {
  changeIllustratedStoryAppearance,
  deleteIllustratedStory,
  editIllustratedStoryScenes,
  generateAdventure,
  generateAnotherNight,
  generateAnotherTelling,
  generateIllustratedStory,
  getIllustratedStory,
  getIllustratedStoryNarration,
  IDEMPOTENCY_HEADER,
  listIllustratedStories,
  listIllustrationStyles,
  listNights,
  narrateIllustratedStoryAgain,
  redrawIllustratedStoryScene,
  restoreIllustratedStory,
  saveIllustratedStory,
} from '@storylantern/contract';
import { ILLUSTRATION_STYLES } from '@storylantern/library';
import { mountEndpoint, type RouteContext } from '../../platform/http/mount-endpoint.ts';
import { readIdempotencyKey } from '../../platform/requests/request-key.ts';
import type { BookEditor } from './book-editor.ts';
import type { BookWriter } from './book-writer.ts';
import type { BookService } from './service.ts';

/** What the calls of picture books are answered with. */
export interface BookParts {
  readonly books: BookService;
  readonly writer: BookWriter;
  readonly editor: BookEditor;
  /** Somebody opened the form: a whole book may be asked for next. */
  readonly onForm: () => void;
}

/** The calls of picture books, each a thin shell over the services. */
export function mountIllustratedStories(context: RouteContext, { books, writer, editor, onForm }: BookParts): void {
  mountEndpoint(context, listIllustrationStyles, async () => {
    onForm();
    return ILLUSTRATION_STYLES.map(({ id, name, description }) => ({ id, name, description }));
  });
  mountEndpoint(context, generateIllustratedStory, async ({ body, householdId, request, reply }) => {
    const id = await writer.generate(householdId, body, readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]));
    reply.header('location', `/api/illustrated-stories/${id}`);
    return { id };
  });
  mountEndpoint(context, generateAdventure, async ({ body, householdId, request, reply }) => {
    const key = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]);
    const id = await writer.generateAdventure(householdId, body, key);
    reply.header('location', `/api/illustrated-stories/${id}`);
    return { id };
  });
  mountEndpoint(context, generateAnotherNight, async ({ body, params, householdId, request, reply }) => {
    const key = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]);
    const id = await writer.generateNight(householdId, params.id, body, key);
    reply.header('location', `/api/illustrated-stories/${id}`);
    return { id };
  });
  mountEndpoint(context, generateAnotherTelling, async ({ params, householdId, request, reply }) => {
    const key = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER]);
    const id = await writer.generateTelling(householdId, params.id, key);
    reply.header('location', `/api/illustrated-stories/${id}`);
    return { id };
  });
  mountEndpoint(context, listNights, async ({ params, householdId }) => books.nights(householdId, params.id));
  mountEndpoint(context, listIllustratedStories, async ({ householdId }) => books.list(householdId));
  mountEndpoint(context, getIllustratedStory, async ({ params, householdId }) => books.get(householdId, params.id));
  mountEndpoint(context, getIllustratedStoryNarration, async ({ params, householdId }) =>
    books.narration(householdId, params.id),
  );
  mountEndpoint(context, narrateIllustratedStoryAgain, async ({ params, body, householdId }) =>
    editor.narrateAgain(householdId, params.id, body),
  );
  mountEndpoint(context, editIllustratedStoryScenes, async ({ params, body, householdId }) =>
    editor.arrange(householdId, params.id, body),
  );
  mountEndpoint(context, redrawIllustratedStoryScene, async ({ params, householdId }) =>
    editor.redraw(householdId, params.id, params.sceneId),
  );
  mountEndpoint(context, changeIllustratedStoryAppearance, async ({ params, body, householdId }) =>
    editor.dress(householdId, params.id, body),
  );
  mountEndpoint(context, saveIllustratedStory, async ({ params, householdId }) => books.save(householdId, params.id));
  mountEndpoint(context, deleteIllustratedStory, async ({ params, householdId }) =>
    books.delete(householdId, params.id),
  );
  mountEndpoint(context, restoreIllustratedStory, async ({ params, householdId }) =>
    books.restore(householdId, params.id),
  );
}

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { errorBodySchema, type ErrorBody, type Story, storySchema } from '@storylantern/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer } from './open-test-server.ts';

/** What a Build Your Own Book form sends. */
export const formOf = (customData: Record<string, unknown> = {}) => ({
  category: 'byob',
  customData: { childName: 'Zoë', problem: 'She is afraid of the vacuum cleaner.', ...customData },
});

export const post = (
  server: TestServer,
  url: string,
  payload: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'POST', url, payload: payload as InjectOptions['payload'], headers } as InjectOptions);

/** Reads a failure answer and checks that it is one. */
export const failure = (response: LightMyRequestResponse): ErrorBody => {
  if (response.statusCode < 400) throw new Error(`answered ${response.statusCode}`);
  return errorBodySchema.parse(response.json());
};

/** Makes a story and returns its id. */
export async function makeStory(server: TestServer, request: unknown = formOf(), headers = {}): Promise<string> {
  const response = await post(server, '/api/stories/generate', request, headers);
  if (response.statusCode !== 201) throw new Error(response.body);
  return (response.json() as { id: string }).id;
}

/** Asks for a story until it is as wanted; the test's own time limit ends the waiting. */
export async function storyWhen(server: TestServer, id: string, wanted: (story: Story) => boolean): Promise<Story> {
  for (;;) {
    const response = await server.app.inject(`/api/stories/${id}`);
    const story = storySchema.parse(response.json());
    if (wanted(story)) return story;
    await pause(10);
  }
}

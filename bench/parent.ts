import type { Story } from '@storylantern/contract';

/** A 250-word story comes from this band; narration is measured on it. */
export const LONG_STORY = {
  category: 'byob',
  customData: {
    childName: 'Mia',
    childAge: '11+',
    childGender: 'girl',
    problem: 'She lies awake with worries about school every evening.',
  },
} as const;

/** Asks for a story as the form does; the answer is its id. @throws Error with the server's sentence. */
export async function askForStory(address: string, request: unknown = LONG_STORY): Promise<string> {
  const answer = await fetch(`${address}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** One story as the page reads it. */
export async function readStory(address: string, id: string): Promise<Story> {
  const answer = await fetch(`${address}/api/stories/${id}`);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Story;
}

/** Waits until a story can be heard. @throws Error when the narration is given up on. */
export async function heard(address: string, id: string): Promise<Story> {
  for (;;) {
    const story = await readStory(address, id);
    if (story.audioUrl) return story;
    if (story.narration.state === 'failed') throw new Error(story.narration.message ?? 'The narration failed.');
    await new Promise((next) => setTimeout(next, 20));
  }
}

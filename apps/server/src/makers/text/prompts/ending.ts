import type { SentTask } from '@storylantern/storyteller';
import * as z from 'zod/mini';
import { storyQuestions, words } from './bounded.ts';
import { fenced } from './fence.ts';
import { aboutTask, LONGEST_PARAGRAPH, storyAsText } from './story.ts';

/** Another last paragraph as a model is asked for it. */
export const endingAnswer = z.object({
  affirmative: words(
    LONGEST_PARAGRAPH,
    'the new last paragraph and nothing else: calm, no advice; its last sentence is a picture',
  ),
  questions: storyQuestions(),
});

/** Asks for another ending of a story that stands. */
export function endingPrompt({ task, standing }: SentTask): string {
  const story = standing ? storyAsText(standing.title, standing.content) : '';
  return [
    'A social story stands as it is; write another last paragraph ("affirmative") for it, of about as many sentences as it has now. All paragraphs before stay, so it goes with them, and something of the first paragraph comes back in it. It says something else than the present one, and gives no lesson.',
    ...aboutTask(task),
    `No sentence is longer than ${task.longestSentence} words.`,
    '',
    'What the parent wrote:',
    fenced([task.problem, task.notes].filter((each) => each.trim() !== '').join('\n')),
    '',
    'The story:',
    fenced(story),
  ].join('\n');
}

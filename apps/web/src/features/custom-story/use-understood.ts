import { understandStory, type Occasion, type Understood } from '@storylantern/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { Draft } from './draft.ts';

/** A pause in the typing after which the words are read, in milliseconds. */
const PAUSE = 500;

/** What a story is understood from. */
type StoryWords = Pick<Draft, 'problem' | 'additionalInfo' | 'occasion'>;

/** What was understood, and of which occasion it was asked: the form may have another one by now. */
export interface Answer {
  readonly understood: Understood;
  readonly asked: Occasion;
}

/** A word at least; what has none is not asked about. */
const saysSomething = (problem: string): boolean => /\p{L}{3}/u.test(problem);

/**
 * What a story of these words would be about, after each pause in the typing, and at once when the field is left with them
 * (`left`). Undefined as long as nothing is known: a failure says nothing.
 */
export function useUnderstood({ problem, additionalInfo, occasion }: StoryWords, left: string): Answer | undefined {
  const settled = useSettled({ problem, additionalInfo }, PAUSE);
  const words = left === problem ? { ...settled, problem } : settled;
  const { data } = useQuery<Answer>({
    queryKey: [understandStory.path, occasion, words.problem.trim(), words.additionalInfo.trim()],
    queryFn: async ({ signal }) => ({
      understood: await callApi(understandStory, { body: { ...words, occasion }, signal }),
      asked: occasion,
    }),
    enabled: saysSomething(words.problem),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return saysSomething(problem) ? data : undefined;
}

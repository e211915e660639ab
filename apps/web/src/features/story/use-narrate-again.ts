import { narrateStoryAgain } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';
import { storyPath } from './use-story.ts';

/** Has the story spoken again: after a failure, or with the child's name said another way. */
export function useNarrateAgain(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { nameSaid: string | null }) => callApi(narrateStoryAgain, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [storyPath(id)] }),
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'The story was not spoken again',
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
}

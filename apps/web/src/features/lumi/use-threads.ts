import { deleteLumiThread, listLumiThreads, type LumiThreadSummary } from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Earlier conversations, the latest first. */
export const useThreads = () => useQuery<LumiThreadSummary[]>({ queryKey: [listLumiThreads.path] });

/** After something was asked or deleted the list is read again. */
export const readThreadsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: [listLumiThreads.path] });

/** Deletes a conversation for good. */
export function useDeleteThread() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteLumiThread, { params: { id } }),
    onSuccess: () => readThreadsAgain(queries),
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'The conversation was not deleted',
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
}

import {
  changeReading,
  deleteReading,
  listReadings,
  restoreReading,
  type Reading,
  type TrackingEntry,
} from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readReadingsAgain } from '../../tracking/readings.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The one family of this server (specification, section 6). */
const USER_ID = 1;

/** Everything the family has recorded, newest first. */
export const useReadings = () =>
  useQuery<TrackingEntry[]>({ queryKey: [apiPath(listReadings.path, { userId: USER_ID })] });

/** Puts a recorded reading right. What it throws is for the form to show. */
export function useChangeReading() {
  const queries = useQueryClient();
  return async (id: string, reading: Reading): Promise<void> => {
    await callApi(changeReading, { params: { id }, body: reading });
    toast({ title: 'Session changed', description: `“${reading.storyTitle}” is kept as you have it now.` });
    await readReadingsAgain(queries);
  };
}

/** Takes a reading away, with an Undo for as long as the message stands. */
export function useRemoveReading() {
  const queries = useQueryClient();
  const readAgain = () => readReadingsAgain(queries);
  const restore = useMutation({
    mutationFn: async ({ id, ...entry }: TrackingEntry) =>
      void (await callApi(restoreReading, { params: { id }, body: entry })),
    onSuccess: readAgain,
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'The session could not be brought back',
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
  return useMutation({
    mutationFn: async ({ id }: TrackingEntry) => void (await callApi(deleteReading, { params: { id } })),
    onSuccess: async (_, entry) => {
      toast({
        title: 'Session deleted',
        description: `“${entry.storyTitle}” no longer counts.`,
        action: { label: 'Undo', run: () => restore.mutate(entry) },
      });
      await readAgain();
    },
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'The session was not deleted',
        description: sentenceOf(error, 'Nobody answered in time. Please try again.'),
      }),
  });
}

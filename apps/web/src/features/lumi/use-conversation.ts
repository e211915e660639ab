import { getLumiThread, startLumiThread, type LumiThread } from '@storylantern/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { randomKey } from '../../lib/random-key.ts';
import { toast } from '../../ui/toast/toast.ts';
import { askLumi } from './answer-stream.ts';
import { readThreadsAgain } from './use-threads.ts';

const threadPath = (id: string): string => apiPath(getLumiThread.path, { id });

/** What is being asked at the moment. */
export interface Asking {
  readonly message: string;
  /** The answer as far as it has come; '' while Lumi is thinking. */
  readonly soFar: string;
}

/**
 * The conversation of an address. Without one a new conversation is begun, once a visit (specification, section 7), and
 * `onBegun` is told its id, so that a reload comes back to it.
 */
export function useConversation(threadId: string | null, onBegun: (id: string) => void) {
  const queries = useQueryClient();
  const thread = useQuery<LumiThread>({
    queryKey: [threadPath(threadId ?? '')],
    enabled: threadId !== null,
  });
  const [asking, setAsking] = useState<Asking>();

  const begin = useMutation({
    mutationFn: () => callApi(startLumiThread, {}),
    onSuccess: (begun) => {
      queries.setQueryData<LumiThread>([threadPath(begun.threadId)], begun);
      onBegun(begun.threadId);
    },
    onError: () =>
      toast({
        kind: 'failure',
        title: 'Error',
        description: 'Failed to start a conversation with Lumi. Please try again.',
      }),
  });
  const { mutate } = begin;
  const begun = useRef(false);
  useEffect(() => {
    if (threadId !== null || begun.current) return;
    begun.current = true;
    mutate();
  }, [threadId, mutate]);

  const send = useMutation({
    mutationFn: ({ id, message, childId, key }: { id: string; message: string; childId: string | null; key: string }) =>
      askLumi({ threadId: id, message, childId }, key, (soFar) => setAsking({ message, soFar })),
    onMutate: ({ message }) => setAsking({ message, soFar: '' }),
    onSuccess: async ({ asked, message }, { id }) => {
      queries.setQueryData<LumiThread>(
        [threadPath(id)],
        (kept) => kept && { ...kept, log: [...kept.log, asked, message], messages: kept.messages + 2 },
      );
      // Together with the message, so that it is never on the page twice.
      setAsking(undefined);
      await readThreadsAgain(queries);
    },
    onError: () =>
      toast({
        kind: 'failure',
        title: 'Error',
        description: 'Failed to send your message. Please try again.',
      }),
    onSettled: () => setAsking(undefined),
  });

  return {
    thread: thread.data,
    missing: thread.isError,
    failedToBegin: begin.isError,
    beginAgain: () => mutate(),
    asking,
    /**
     * Sends a message about a child of the family, or about nobody in particular; resolves to whether it was answered.
     * A repeated message is a new question.
     */
    send: async (message: string, childId: string | null): Promise<boolean> => {
      if (threadId === null) return false;
      return send.mutateAsync({ id: threadId, message, childId, key: randomKey() }).then(
        () => true,
        () => false,
      );
    },
  };
}

import { generateAdventure, IDEMPOTENCY_HEADER } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, sentenceOf, wasRefused } from '../../lib/api-error.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { RefusalWords } from '../../ui/refusal/refusal.tsx';
import { AdventureForm } from './adventure-form.tsx';
import { AdventureLoading } from './adventure-loading.tsx';
import { DRAFT, forgetTopic, requestOf, type Draft } from './draft.ts';

const PLACE = 'educational-adventures';

/** What is asked for, under the key that makes a repetition the same request. */
interface Asked {
  readonly draft: Draft;
  readonly key: string;
}

/** The form of an educational adventure, and the wait after it. A failure leads back to the form with everything in it. */
export default function AdventuresScreen() {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(DRAFT.kept);
  const [refused, setRefused] = useState<RefusalWords>();
  const queries = useQueryClient();
  const generate = useMutation({
    mutationFn: ({ draft, key }: Asked) =>
      callApi(generateAdventure, {
        body: requestOf(draft),
        // The same words sent again are the same request: a double click makes one book.
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: async ({ id }, { draft }) => {
      forgetRequestKey(visitStore(), PLACE);
      forgetTopic(draft);
      navigate(`/illustrated-story/${id}`);
      await readStoryListsAgain(queries);
    },
    onError: (error) => {
      if (wasRefused(error)) forgetRequestKey(visitStore(), PLACE);
      if (wasStopped(error)) return;
      setRefused({
        message: sentenceOf(error, 'Failed to generate story'),
        help: error instanceof ApiError ? error.help : [],
      });
      toast({
        kind: 'failure',
        title: 'Generation Failed',
        description: 'Please try again or contact support.',
      });
    },
  });

  const submit = (draft: Draft) => {
    DRAFT.keep(draft);
    setOpening(draft);
    setRefused(undefined);
    generate.mutate({ draft, key: requestKey(visitStore(), PLACE, JSON.stringify(draft)) });
  };
  if (generate.isPending || generate.isSuccess) {
    const making = generate.isPending ? generate.variables.key : undefined;
    return <AdventureLoading childName={opening.childName.trim()} making={making} />;
  }
  return <AdventureForm opening={opening} refused={refused} onSubmit={submit} />;
}

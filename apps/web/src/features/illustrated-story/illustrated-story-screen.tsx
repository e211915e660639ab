import { generateIllustratedStory, IDEMPOTENCY_HEADER, type IllustratedStoryRequest } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { alsoWithout } from '../../family/also-without.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, sentenceOf, wasRefused } from '../../lib/api-error.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { RefusalWords } from '../../ui/refusal/refusal.tsx';
import { BookLoading } from './book-loading.tsx';
import { DRAFT, forgetTheme, type Draft } from './draft.ts';
import { IllustratedStoryForm } from './illustrated-story-form.tsx';

const PLACE = 'illustrated-story';

const requestOf = ({ theme, style, ...customData }: Draft): IllustratedStoryRequest => ({
  theme,
  style,
  customData: { ...customData, alsoInIt: alsoWithout(customData.alsoInIt, customData.childName) },
});

/** What is asked for, under the key that makes a repetition the same request. */
interface Asked {
  readonly draft: Draft;
  readonly key: string;
}

/** The form of a picture book, and the wait after it. A failure leads back to the form with everything in it. */
export default function IllustratedStoryScreen() {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(DRAFT.kept);
  const [refused, setRefused] = useState<RefusalWords>();
  const queries = useQueryClient();
  const generate = useMutation({
    mutationFn: ({ draft, key }: Asked) =>
      callApi(generateIllustratedStory, {
        body: requestOf(draft),
        // The same words sent again are the same request: a double click, or a second try after silence, makes one book.
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: async ({ id }, { draft }) => {
      forgetRequestKey(visitStore(), PLACE);
      forgetTheme(draft);
      navigate(`/illustrated-story/${id}`);
      await readStoryListsAgain(queries);
    },
    onError: (error) => {
      if (wasRefused(error)) forgetRequestKey(visitStore(), PLACE);
      if (wasStopped(error)) return;
      const message = sentenceOf(error, 'An unknown error occurred');
      setRefused({ message, help: error instanceof ApiError ? error.help : [] });
      toast({ kind: 'failure', title: 'Error generating story', description: message });
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
    return <BookLoading childName={opening.childName.trim()} making={making} />;
  }
  return <IllustratedStoryForm opening={opening} refused={refused} onSubmit={submit} />;
}

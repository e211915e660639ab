import { BYOB_CATEGORY, type StoryRequest } from '@storylantern/contract';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { wasRefused } from '../../lib/api-error.ts';
import { generationError, useGenerateStory } from '../../lib/generate-story.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { AskedAgain } from './asked-again.tsx';
import { CustomStoryForm } from './custom-story-form.tsx';
import { DRAFT, forgetProblem, openingDraft, type Draft } from './draft.ts';

/** How long the finished screen is seen before the story opens, in milliseconds (specification, section 9). */
const REDIRECT = 1000;

/** What is sent for a draft. A name that is said as it is written needs no respelling. */
function requestOf({ chosen, ...told }: Draft): StoryRequest {
  const asWritten = ['', told.childName.trim()].includes(told.nameSaid.trim());
  const customData = { ...told, nameSaid: asWritten ? null : told.nameSaid };
  return { category: BYOB_CATEGORY, topic: chosen?.id ?? null, customData };
}

/** Build Your Own Book. `?again=` names a story that is asked for once more with what was answered about it. */
export default function CustomStoryScreen() {
  const search = useSearch();
  const again = new URLSearchParams(search).get('again');
  return again === null ? <CustomStory search={search} /> : <AskedAgain id={again} />;
}

/** The form, and the wait after it. What was typed outlives errors and reloads. */
function CustomStory({ search }: { readonly search: string }) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(() => openingDraft(DRAFT.kept(), search));
  const [asked, setAsked] = useState<{ readonly draft: Draft; readonly key: string }>();
  const generate = useGenerateStory();

  const submit = (draft: Draft) => {
    DRAFT.keep(draft);
    setOpening(draft);
    const store = visitStore();
    const forget = () => forgetRequestKey(store, BYOB_CATEGORY);
    // The same words sent again are the same request: a double click, or a second try after silence, makes one story.
    const key = requestKey(store, BYOB_CATEGORY, JSON.stringify(draft));
    setAsked({ draft, key });
    generate.mutate(
      { request: requestOf(draft), key },
      {
        onSuccess: forget,
        onError: (failure) => {
          if (wasRefused(failure)) forget();
          if (wasStopped(failure)) setAsked(undefined);
        },
      },
    );
  };

  if (!asked) return <CustomStoryForm opening={opening} onSubmit={submit} />;
  const { draft, key } = asked;
  return (
    <LoadingScreen
      about={`For ${draft.childName.trim()}.`}
      making={generate.isPending ? key : undefined}
      finished={generate.isSuccess}
      error={generate.isError ? generationError(generate.error) : null}
      completionDelay={REDIRECT}
      onComplete={() => {
        forgetProblem(draft);
        if (generate.data) navigate(`/story/${generate.data.id}`);
      }}
    />
  );
}

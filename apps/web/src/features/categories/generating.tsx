import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { chosenId } from '../../family/chosen-id.ts';
import { useFamily } from '../../family/use-family.ts';
import { wasRefused } from '../../lib/api-error.ts';
import { useCategories, useTopics } from '../../lib/categories.ts';
import { generationError, useGenerateStory } from '../../lib/generate-story.ts';
import { forgetRequestKey, requestKey, visitStore } from '../../lib/request-key.ts';
import { wasStopped } from '../../lib/use-making.ts';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';

interface GeneratingProps {
  readonly category: string;
  readonly topic: string | undefined;
}

/** Makes the chosen story, once a visit, and goes to it. */
export function Generating({ category, topic }: GeneratingProps) {
  const [, navigate] = useLocation();
  const child = useFamily().chosen?.nickname;
  const categoryName = useCategories().data?.find((each) => each.id === category)?.name;
  const topicName = useTopics(category, topic !== undefined).data?.find((each) => each.id === topic)?.name;
  const { mutate, data, error, isPending } = useGenerateStory();
  const [key, setKey] = useState<string>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const store = visitStore();
    const place = `${category} ${topic ?? ''}`;
    const forget = () => forgetRequestKey(store, place);
    // One that is not there any more is passed over, so the children need not be waited for.
    const childId = chosenId();
    const asking = requestKey(store, place, childId ?? '');
    setKey(asking);
    mutate(
      { request: { category, topic, childId }, key: asking },
      // A refusal will be the same for the same key; when nobody answered, the story may still be under way.
      {
        onSuccess: forget,
        onError: (failure) => {
          if (wasRefused(failure)) forget();
          if (wasStopped(failure)) navigate('/categories', { replace: true });
        },
      },
    );
  }, [mutate, navigate, category, topic]);
  const about = topicName ?? categoryName;
  return (
    <LoadingScreen
      about={about && (child ? `For ${child}: “${about}”.` : `A story for “${about}”.`)}
      making={isPending ? key : undefined}
      finished={data !== undefined}
      error={error && generationError(error)}
      onComplete={() => data && navigate(`/story/${data.id}`, { replace: true })}
    />
  );
}

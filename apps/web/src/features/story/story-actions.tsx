import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { saveStory, type Story } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { browserShareWays, shareStory } from './share-story.ts';
import { storyPath } from './use-story.ts';

/** How long the Share button says "Copied!", in milliseconds (specification, section 9). */
const COPIED = 3000;

/** Save, print and share. */
export function StoryActions({ story }: { readonly story: Story }) {
  return (
    <div className="story-actions no-print">
      <SaveButton story={story} />
      <Button variant="quiet" icon={<PrinterIcon aria-hidden />} onClick={() => print()}>
        Print
      </Button>
      <ShareButton title={story.title} />
    </div>
  );
}

function SaveButton({ story }: { readonly story: Story }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => callApi(saveStory, { body: { id: story.id } }),
    onSuccess: async ({ savedAt }) => {
      queries.setQueryData<Story>([storyPath(story.id)], (kept) => kept && { ...kept, savedAt });
      toast({ title: 'Story Saved', description: 'The story has been saved to your collection.' });
      await readStoryListsAgain(queries);
    },
    onError: (error) =>
      toast({
        kind: 'failure',
        title: 'Error Saving Story',
        description: sentenceOf(error, 'An unknown error occurred'),
      }),
  });
  const saved = story.savedAt !== null;
  return (
    <Button
      variant="secondary"
      busy={save.isPending && 'Saving'}
      icon={<BookmarkSimpleIcon weight={saved ? 'fill' : 'regular'} aria-hidden />}
      onClick={() => save.mutate()}
    >
      {saved ? 'Saved' : 'Save Story'}
    </Button>
  );
}

function ShareButton({ title }: { readonly title: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const end = await shareStory(browserShareWays(), title, location.href);
    if (end === 'shared') toast({ title: 'Shared Successfully' });
    if (end === 'copied') {
      setCopied(true);
      toast({ title: 'Link Copied', description: 'The story link has been copied to your clipboard.' });
    }
    if (end === 'failed') {
      toast({ kind: 'failure', title: 'The link could not be copied', description: `It is ${location.href}` });
    }
  };
  return (
    <Button
      variant="quiet"
      disabled={copied}
      icon={copied ? <CheckIcon weight="bold" aria-hidden /> : <ShareNetworkIcon aria-hidden />}
      onClick={() => void share()}
    >
      {copied ? 'Copied!' : 'Share'}
    </Button>
  );
}

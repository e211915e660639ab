import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { saveStory, type Story } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { readStoryListsAgain } from '../../lib/story-lists.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { storyPath } from './use-story.ts';

/** The words that go with a shared story (specification, section 8). */
const SHARE_TEXT = 'Check out this social story I created with Storylantern!';

interface StoryActionsProps {
  readonly story: Story;
  /** The panel of changes is open. */
  readonly changing: boolean;
  readonly changeButton: Ref<HTMLButtonElement>;
  onChange(): void;
}

/** Save, print, share, and change a story of one's own. */
export function StoryActions({ story, changing, changeButton, onChange }: StoryActionsProps) {
  return (
    <div className="story-actions no-print">
      <SaveButton story={story} />
      <Button variant="quiet" icon={<PrinterIcon aria-hidden />} onClick={() => print()}>
        Print
      </Button>
      <ShareButton
        title={story.title}
        text={SHARE_TEXT}
        copiedText="The story link has been copied to your clipboard."
      />
      {story.changeable && (
        <Button
          ref={changeButton}
          variant="quiet"
          className="story-change"
          icon={<PencilSimpleIcon aria-hidden />}
          aria-expanded={changing}
          aria-controls="change-story"
          onClick={onChange}
        >
          Change this story
        </Button>
      )}
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

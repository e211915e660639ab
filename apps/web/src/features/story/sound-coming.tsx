import type { Story } from '@storylantern/contract';
import { Button } from '../../ui/button/button.tsx';
import { Flames } from '../../ui/brand/flames.tsx';
import { useNarrateAgain } from './use-narrate-again.ts';

interface SoundComingProps {
  readonly story: Story;
  /** Whether the parent has just asked for it to be spoken again with another name. */
  readonly again: boolean;
}

/** What stands in the player while there is no sound: that it is being spoken, or that it could not be. */
export function SoundComing({ story, again: asked }: SoundComingProps) {
  const again = useNarrateAgain(story.id);
  if (story.narration.state === 'failed') {
    return (
      <div role="alert" className="sound-coming">
        <p>{story.narration.message ?? 'The narration could not be made this time.'}</p>
        <Button
          variant="secondary"
          className="sound-again"
          busy={again.isPending && 'Asking'}
          onClick={() => again.mutate({ nameSaid: story.nameSaid })}
        >
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="sound-coming">
      <p className="flex items-center gap-3 font-[650]">
        <Flames />
        Audio Loading...
      </p>
      <p className="text-tiny text-on-night-soft">
        {asked && `Being spoken again, with ${story.childName} said your way. `}
        Your personalized narration is being generated. This usually takes 30-60 seconds.
      </p>
    </div>
  );
}

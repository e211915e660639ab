import { Button } from '../ui/button/button.tsx';
import { ChildChoices } from './child-choices.tsx';
import './family.css';
import type { StartFromChild } from './use-start-from-child.ts';
import { useFamily } from './use-family.ts';

interface WhoIsItAboutProps<Draft> {
  readonly start: StartFromChild<Draft>;
}

/** The first question of a form, where the family has children: who it is about, and where its answers came from. */
export function WhoIsItAbout<Draft>({ start }: WhoIsItAboutProps<Draft>) {
  const family = useFamily();
  const { chosen, children } = family;
  if (children.length === 0) return null;
  const own = start.differs;
  return (
    <div>
      <ChildChoices label="Who is it about?" family={family} nobody="Someone else" />
      {chosen && (
        <p className="started-from">
          {own
            ? 'Your own words here were kept. '
            : `Filled in from what you keep about ${chosen.nickname}. A change here is for this one only.`}
          {own && (
            <Button variant="quiet" onClick={start.startOver}>
              Start from {chosen.nickname} instead
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

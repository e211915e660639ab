import { DEFAULT_AGE_BAND, YEARS_OF_BAND, type SomeLooks } from '@storylantern/contract';
import { useSettled } from '../../lib/use-settled.ts';
import type { OpenPicture } from '../../ui/picture/drawing-request.ts';
import { DrawnPage } from '../../ui/picture/drawn-page.tsx';

/** A pause in the typing after which the child is drawn again, in milliseconds. */
const PAUSE = 350;

interface ChildDrawingProps {
  /** Beside the form, or within it where there is no room beside. */
  readonly className: 'child-drawing-beside' | 'child-drawing-within';
  readonly name: string;
  readonly looks: SomeLooks;
  /** Null while the age is not known. */
  readonly years: number | null;
}

/** The child as every picture will show it, drawn again as the form is filled. */
export function ChildDrawing({ className, name, looks, years }: ChildDrawingProps) {
  const picture = useSettled<OpenPicture>(
    {
      setting: 'garden',
      time: 'day',
      pose: 'wave',
      feeling: 'happy',
      companion: 'rabbit',
      props: [],
      seed: 7,
      style: "children's book",
      age: years ?? YEARS_OF_BAND[DEFAULT_AGE_BAND],
      name: name.trim(),
      looks,
    },
    PAUSE,
  );
  return (
    <aside className={`child-drawing ${className}`} aria-label="The drawing">
      <DrawnPage picture={picture} />
      <p>What you leave open is chosen from the name, the same way every time.</p>
    </aside>
  );
}

import type { Picture } from '@storylantern/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { LogoMark } from '../brand/logo.tsx';
import type { OpenPicture } from './drawing-request.ts';
import { drawPage, type Drawing } from './illustrator.ts';
import { useDrawing } from './use-drawing.ts';
import { useSeen } from './use-seen.ts';

/** How long one drawing takes to give way to the next, in milliseconds. */
const CROSS_FADE = 200;

interface DrawnPageProps {
  readonly picture: Picture | OpenPicture;
  /** Pure ornament: nothing is read out. */
  readonly ornament?: boolean;
  /** Under the picture, on the page. */
  readonly caption?: ReactNode;
  readonly className?: string;
}

/** A page drawn here and now. When the picture changes, the new drawing fades in over the old one. */
export function DrawnPage({ picture, ornament, caption, className }: DrawnPageProps) {
  const { ref, seen } = useSeen<HTMLElement>();
  const drawing = useDrawing(picture, drawPage, seen);
  const [loaded, setLoaded] = useState<Drawing>();
  const [settled, setSettled] = useState<Drawing>();
  useEffect(() => {
    const settling = setTimeout(() => setSettled(loaded), CROSS_FADE);
    return () => clearTimeout(settling);
  }, [loaded]);
  const coming = drawing !== settled ? drawing : undefined;
  return (
    <figure ref={ref} className={classNames('page-picture', className)}>
      <span className="picture drawn">
        {!settled && (
          <span className="picture-mark">
            <LogoMark size={64} />
          </span>
        )}
        {settled && <img src={settled.src} alt={ornament ? '' : settled.description} />}
        {coming && (
          <img
            key={coming.src}
            className={loaded === coming ? 'drawn-next drawn-here' : 'drawn-next'}
            src={coming.src}
            alt=""
            onLoad={() => setLoaded(coming)}
          />
        )}
      </span>
      {caption}
    </figure>
  );
}

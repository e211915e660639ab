import { useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { drawFigure, type Drawing, type Figure } from './illustrator.ts';

interface CutOutProps {
  readonly figure: Figure;
  /** Sets the size. The place is kept from the start. */
  readonly className?: string;
  /** What it is, where it tells something; ornament without it. */
  readonly alt?: string;
}

/** A figure with nothing behind it: it stands on an edge or looks over one. */
export function CutOut({ figure, className, alt = '' }: CutOutProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  const key = JSON.stringify(figure);
  useEffect(() => {
    let shown = true;
    void drawFigure(JSON.parse(key) as Figure).then((drawn) => shown && setDrawing(drawn));
    return () => {
      shown = false;
    };
  }, [key]);
  return (
    <span className={classNames('cut-out', className)}>
      {drawing && <img src={drawing.src} alt={alt} decoding="async" />}
    </span>
  );
}

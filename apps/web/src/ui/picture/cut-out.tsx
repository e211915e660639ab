import { classNames } from '../../lib/class-names.ts';
import type { Face, Figure, OpenFace } from './drawing-request.ts';
import { drawFace, drawFigure } from './illustrator.ts';
import { useDrawing } from './use-drawing.ts';

interface CutOutProps {
  readonly figure: Figure;
  /** Sets the size: a height for the picture in it. The place is kept from the start. */
  readonly className?: string;
  /** What it is, where it tells something; ornament without it. */
  readonly alt?: string;
}

/** A figure with nothing behind it: it stands on an edge or looks over one. */
export function CutOut({ figure, className, alt = '' }: CutOutProps) {
  const drawing = useDrawing(figure, drawFigure);
  return (
    <span className={classNames('cut-out', className)}>
      {drawing && <img src={drawing.src} alt={alt} decoding="async" />}
    </span>
  );
}

/** The head of a child, round, for the side of their name. Ornament: the name stands beside it. */
export function Portrait({ className, ...face }: (Face | OpenFace) & { readonly className?: string }) {
  const drawing = useDrawing<Face | OpenFace>(face, drawFace);
  return (
    <span className={classNames('portrait', className)}>
      {drawing && <img src={drawing.src} alt="" decoding="async" />}
    </span>
  );
}

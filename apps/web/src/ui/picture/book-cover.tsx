import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';
import { clothOf } from './cloth.ts';
import { Picture } from './picture.tsx';

interface BookCoverProps {
  /** Decides the colour of the cloth, unless `cloth` does. */
  readonly id: string;
  readonly title: string;
  /** A small line above the title: "A story for". */
  readonly over?: string;
  /** A line under the title. */
  readonly under?: string;
  readonly src?: string;
  readonly alt?: string;
  /** A drawing in place of `src`. */
  readonly picture?: ReactNode;
  /** 1 to 5. */
  readonly cloth?: number;
  /** The whole book is a link there. */
  readonly href?: string;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
}

/** A cloth-bound book with a square picture and a paper label. */
export function BookCover(props: BookCoverProps) {
  const { id, title, over, under, src, alt = '', picture, cloth, href, headingLevel = 3, className } = props;
  const Title = `h${headingLevel}` as const;
  const inside = (
    <>
      {picture ?? <Picture src={src} alt={alt} width={600} height={600} />}
      <span className="book-label block">
        {over && <span className="book-over">{over}</span>}
        <Title className="book-title">{title}</Title>
        {under && <span className="book-under">{under}</span>}
      </span>
    </>
  );
  const look = {
    className: classNames('book', className),
    style: { '--cloth': cloth ? `var(--cloth-${cloth})` : clothOf(id) } as CSSProperties,
  };
  return href ? (
    <Link href={href} {...look}>
      {inside}
    </Link>
  ) : (
    <div {...look}>{inside}</div>
  );
}

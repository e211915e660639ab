import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { LogoMark } from '../brand/logo.tsx';

interface PictureProps {
  /** Undefined while nobody knows it yet: the place is kept. */
  readonly src: string | undefined;
  /** What happens in the picture; '' for pure ornament. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Above the fold: fetch it at once. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly onError?: () => void;
}

/** One picture by the illustrator. Its place is kept while it comes, and shows the mark when it does not. */
export function Picture({ src, alt, width = 1200, height = 900, eager, className, onError }: PictureProps) {
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    // One that the browser holds already is shown at once, without the mark.
    if (image.current?.complete === true && image.current.naturalWidth > 0) setShown(src);
  }, [src]);
  const missing = src === undefined || failed === src;
  return (
    <span className={classNames('picture', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {shown !== src && (
        <span className="picture-mark">
          <LogoMark size={64} />
        </span>
      )}
      {missing ? (
        src !== undefined && alt !== '' && <span className="sr-only">{alt}</span>
      ) : (
        <img
          ref={image}
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          data-state={shown === src ? 'shown' : 'waiting'}
          onLoad={() => setShown(src)}
          onError={() => {
            setFailed(src);
            onError?.();
          }}
        />
      )}
    </span>
  );
}

/** A picture on a page of its own: 4 to 3, with a cream border. */
export const PagePicture = ({ className, ...picture }: PictureProps) => (
  <span className={classNames('page-picture', className)}>
    <Picture {...picture} />
  </span>
);

import type { BookScene } from '@storylantern/contract';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { LogoMark } from '../../ui/brand/logo.tsx';
import { fallbackImage, imageSources, SIZES } from './scene-image.ts';

interface ScenePictureProps {
  readonly scene: BookScene | undefined;
  /** Counted from 1, as it is named. */
  readonly number: number;
}

/** Addresses that were tried and failed, each with where the drawing stood then. */
type Failed = ReadonlySet<string>;

/**
 * The picture of a scene. When it fails, it is asked for once more from the image route, then its place says that there
 * is none. While it is being drawn the place is kept and glows.
 */
export function ScenePicture({ scene, number }: ScenePictureProps) {
  const describedBy = useId();
  const [failed, setFailed] = useState<Failed>(new Set());
  const [shown, setShown] = useState<string>();
  const own = scene?.imageUrl ?? null;
  const fallback = own === null ? null : fallbackImage(own);
  // What was asked for too early, while the picture was still being drawn, is asked for again when it is ready.
  const attempt = (address: string) => `${scene?.picture ?? ''} ${address}`;
  const src = [own, fallback].find((each) => each !== null && !failed.has(attempt(each))) ?? null;
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    // A picture fetched ahead is there at once: its place does not glow first.
    if (src !== null && image.current?.complete && image.current.naturalWidth > 0) setShown(src);
  }, [src]);

  if (src === null && own !== null && scene?.picture === 'drawing') {
    return (
      <span className="scene-picture" data-waiting>
        <span className="picture-mark">
          <LogoMark size={64} />
        </span>
        <span className="sr-only">The picture is still being drawn</span>
      </span>
    );
  }
  if (src === null) {
    return (
      <span className="scene-picture scene-picture-missing">
        <LogoMark size={64} />
        <span>No image available</span>
      </span>
    );
  }
  const sources = src === own ? imageSources(src, SIZES) : { src };
  return (
    <span className="scene-picture" data-waiting={shown !== src || undefined}>
      {shown !== src && (
        <span className="picture-mark">
          <LogoMark size={64} />
        </span>
      )}
      <img
        ref={image}
        key={src}
        {...sources}
        width={1200}
        height={900}
        alt={`Scene ${number}`}
        aria-describedby={describedBy}
        decoding="sync"
        draggable={false}
        data-state={shown === src ? 'shown' : 'waiting'}
        onLoad={() => setShown(src)}
        onError={() => {
          console.warn(`The picture of scene ${number} could not be loaded from ${src}.`);
          setFailed((before) => new Set(before).add(attempt(src)));
        }}
      />
      <span id={describedBy} className="sr-only">
        {scene?.imageDescription}
      </span>
    </span>
  );
}

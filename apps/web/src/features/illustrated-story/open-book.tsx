import type { BookScene, SpokenSegment } from '@storylantern/contract';
import type { ComponentProps } from 'react';
import { ReadAlongText } from '../../player/read-along-text.tsx';
import type { Light } from '../../player/reading-settings.ts';
import type { SpokenPlace } from '../../player/spoken-place.ts';
import { ScenePicture } from './scene-picture.tsx';

interface OpenBookProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly scene: BookScene | undefined;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly segment: SpokenSegment | undefined;
  /** What is being spoken on this page, if anything is. */
  readonly place: SpokenPlace | undefined;
  readonly light: Light;
}

/** One spread: the picture on the left page, the words on the right one; on phones the picture above the words. */
export function OpenBook({ scene, number, count, segment, place, light, ...rest }: OpenBookProps) {
  const text = scene?.text.trim() ?? '';
  return (
    <article {...rest} className="open-book" aria-label={`Page ${number} of ${count}`}>
      {/* A new scene is a new page: it comes in beside the old one's place. */}
      <div key={scene?.id ?? number} className="spread" data-testid="spread">
        <div className="spread-picture">
          <ScenePicture scene={scene} number={number} />
        </div>
        <div className="spread-words">
          <p className="spread-text" data-long={text.length > 420 || undefined}>
            {text === '' ? (
              'No text available for this scene'
            ) : (
              <ReadAlongText
                text={scene?.text ?? ''}
                segment={segment}
                sentence={place?.sentence}
                word={place?.word}
                light={light}
              />
            )}
          </p>
          <p className="spread-number" aria-hidden="true">
            {number}
          </p>
        </div>
      </div>
    </article>
  );
}

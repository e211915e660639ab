import type { BookScene, SpokenSegment } from '@storylantern/contract';
import type { ComponentProps } from 'react';
import { ReadAlongText } from '../../player/read-along-text.tsx';
import type { Light } from '../../player/reading-settings.ts';
import type { SpokenPlace } from '../../player/spoken-place.ts';
import { typeset } from '../../player/typeset.ts';
import { imageSources, SIZES } from './scene-image.ts';
import { ScenePicture } from './scene-picture.tsx';
import { settingOf } from './text-setting.ts';
import { usePageBefore } from './use-page-before.ts';

interface OpenBookProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** All of them: the book is as tall as its fullest page needs, so that nothing jumps when a page is turned. */
  readonly scenes: readonly BookScene[];
  /** From 0. */
  readonly open: number;
  readonly segment: SpokenSegment | undefined;
  /** What is being spoken on this page, if anything is. */
  readonly place: SpokenPlace | undefined;
  readonly light: Light;
}

const EMPTY_PAGE = 'No text available for this scene';

/** One spread: the picture on the left page, the words on the right one; on phones the picture above the words. */
export function OpenBook({ scenes, open, segment, place, light, ...rest }: OpenBookProps) {
  const scene = scenes[open];
  const before = usePageBefore(scene);
  const number = open + 1;
  const text = scene?.text ?? '';
  return (
    <article
      {...rest}
      className="open-book"
      data-setting={settingOf(scenes.map((each) => each.text))}
      aria-label={`Page ${number} of ${Math.max(1, scenes.length)}`}
    >
      {before && <LeavingPage key={`${before.id} leaves`} scene={before} />}
      <div key={scene?.id ?? number} className="spread" data-testid="spread">
        <div className="spread-picture">
          <ScenePicture scene={scene} number={number} />
        </div>
        <div className="spread-words">
          <div className="spread-texts">
            <p className="spread-text">
              {text.trim() === '' ? (
                EMPTY_PAGE
              ) : (
                <ReadAlongText
                  text={text}
                  segment={segment}
                  sentence={place?.sentence}
                  word={place?.word}
                  light={light}
                />
              )}
            </p>
            {scenes.map((each) => (
              <p key={each.id} className="spread-text spread-text-measure" aria-hidden="true">
                {typeset(each.text)}
              </p>
            ))}
          </div>
          <p className="spread-number" aria-hidden="true">
            {number}
          </p>
        </div>
      </div>
    </article>
  );
}

/** The page that was open a moment ago, lying under the new one while that comes in. Nobody reads it any more. */
function LeavingPage({ scene }: { readonly scene: BookScene }) {
  return (
    <div className="spread spread-leaving" aria-hidden="true">
      <div className="spread-picture">
        <span className="scene-picture">
          {scene.imageUrl && scene.picture === 'ready' && (
            <img {...imageSources(scene.imageUrl, SIZES)} alt="" width={1200} height={900} decoding="sync" />
          )}
        </span>
      </div>
      <div className="spread-words">
        <div className="spread-texts">
          <p className="spread-text">{scene.text}</p>
        </div>
      </div>
    </div>
  );
}

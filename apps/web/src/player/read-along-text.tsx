import type { SpokenSegment } from '@storylantern/contract';
import { memo, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import './player.css';
import type { Light } from './reading-settings.ts';
import { piecesOf } from './spoken-place.ts';
import { typeset } from './typeset.ts';

interface ReadAlongTextProps {
  /** The text as shown; when `segment` is there, its text is the same. */
  readonly text: string;
  readonly segment: SpokenSegment | undefined;
  /** What is being spoken in this segment, if anything is. */
  readonly sentence: number | undefined;
  readonly word: number | undefined;
  readonly light: Light;
}

/** The blank that the child fills in: written as underscores, shown as a line to write on. */
function withBlanks(text: string): ReactNode {
  if (!text.includes('__')) return text;
  return text.split(/(_{2,})/).map((part, index) =>
    part.startsWith('__') ? (
      <span key={index} className="blank">
        <span className="sr-only">a word of your own</span>
      </span>
    ) : (
      part
    ),
  );
}

/**
 * One segment of a read-along page. A tap on a word is heard from there (the tap is caught by the page, which finds
 * the moment in `data-start`); the sentence and the word that are being spoken are lit.
 */
export const ReadAlongText = memo(function ReadAlongText({ text, segment, sentence, word, light }: ReadAlongTextProps) {
  const shown = typeset(text);
  if (!segment || segment.text !== text) return withBlanks(shown);
  return segment.sentences.map((spoken, index) => {
    const lit = light !== 'off' && index === sentence;
    const before = segment.sentences[index - 1]?.to ?? 0;
    return (
      <span key={spoken.from}>
        {shown.slice(before, spoken.from)}
        <span className={classNames('sentence', lit && 'sentence-lit')} data-lit={lit || undefined}>
          {piecesOf(shown, spoken).map((piece) =>
            piece.word ? (
              <span
                key={piece.word.index}
                data-start={piece.word.start}
                className={classNames('word', lit && light === 'word' && piece.word.index === word && 'word-lit')}
              >
                {withBlanks(piece.text)}
              </span>
            ) : (
              withBlanks(piece.text)
            ),
          )}
        </span>
      </span>
    );
  });
});

/** The moment a tapped word is spoken, that of its paragraph beside the words, or undefined when neither was tapped. */
export function tappedStart(target: EventTarget | null): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null;
  return place ? Number(place.dataset.start) : undefined;
}

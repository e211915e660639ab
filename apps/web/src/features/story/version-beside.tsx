import type { StoryVersion } from '@storylantern/contract';
import { Fragment, useMemo } from 'react';
import { compareTexts, type ComparedSentence } from './compare-texts.ts';
import { sameWords } from './version-words.ts';

interface VersionBesideProps {
  readonly version: StoryVersion;
  readonly current: StoryVersion;
}

/** An earlier version beside the one that is read: the paragraphs that differ, with what only one of them has marked. */
export function VersionBeside({ version, current }: VersionBesideProps) {
  const paragraphs = useMemo(() => compareTexts(version.content, current.content), [version, current]);
  if (paragraphs.length === 0) {
    return <p className="version-beside soft">{sameWords(version, current)}</p>;
  }
  return (
    <div className="version-beside">
      <div className="beside-heads" aria-hidden>
        <p>Version {version.number}</p>
        <p>Read now</p>
      </div>
      {paragraphs.map(({ kind, one, other }) => (
        <div key={kind} className="beside-pair">
          <Side name={`Version ${version.number}`} sentences={one} />
          <Side name="Read now" sentences={other} />
        </div>
      ))}
      <p className="soft text-small">Paragraphs that are the same in both are left out.</p>
    </div>
  );
}

function Side({ name, sentences }: { readonly name: string; readonly sentences: readonly ComparedSentence[] }) {
  // Where every sentence is another, marking all of them would show nothing.
  const marks = sentences.some((sentence) => sentence.same);
  return (
    <p>
      <span className="beside-name">{name}: </span>
      {sentences.map((sentence, index) =>
        sentence.same || !marks ? (
          sentence.text
        ) : (
          <Fragment key={`${index} ${sentence.text}`}>
            <mark>{sentence.text.trimEnd()}</mark>{' '}
          </Fragment>
        ),
      )}
    </p>
  );
}

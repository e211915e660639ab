import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { SentenceKind, Story } from '@storylantern/contract';
import { KIND_WORK } from './kind-work.ts';
import { useTextCheck, type TextCheck } from './use-text-check.ts';

interface LiveAuditProps {
  readonly story: Story;
  readonly paragraph: SentenceKind;
  readonly text: string;
}

/** What the criteria say of the words in a paragraph while they are written: said politely, and never in the way. */
export function LiveAudit({ story, paragraph, text }: LiveAuditProps) {
  const { check, isBehind, failed } = useTextCheck(story, paragraph, text);
  return (
    <div className="live-audit" data-behind={isBehind || undefined}>
      <div role="status" aria-live="polite">
        {failed ? (
          <p className="soft">Your words could not be looked at just now. You can keep them all the same.</p>
        ) : null}
        {check && <Verdict check={check} story={story} />}
        {!check && !failed && text.trim() !== '' && <p className="soft">Your words are being looked at.</p>}
        {text.trim() === '' && <p className="soft">A story has a paragraph here. Please leave some words.</p>}
      </div>
      {check && !check.refused && <Work check={check} paragraph={paragraph} />}
    </div>
  );
}

function Verdict({ check: { audit, refused }, story }: { readonly check: TextCheck; readonly story: Story }) {
  if (refused) {
    return (
      <div className="live-refused">
        <p>
          <WarningCircleIcon weight="fill" aria-hidden />
          {refused.message}
        </p>
        {refused.help.length > 0 && (
          <ul>
            {refused.help.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const missed = audit.findings.filter((finding) => !finding.passed);
  // What the story misses already is not held against the words that are written now.
  const before = new Set(story.audit.findings.filter((finding) => !finding.passed).map((finding) => finding.rule));
  const now = missed.filter((finding) => !before.has(finding.rule));
  return (
    <>
      {now.length > 0 ? (
        <ul className="live-missed">
          {now.map((finding) => (
            <li key={finding.rule}>
              <InfoIcon weight="fill" aria-hidden />
              <span>
                <strong>Not quite:</strong> {finding.title}. {finding.detail}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="live-kept">
          <CheckCircleIcon weight="fill" aria-hidden />
          {missed.length === 0 ? 'The story keeps every criterion with these words.' : 'These words keep the criteria.'}
        </p>
      )}
      {missed.length > now.length && (
        <p className="live-work">
          As before:{' '}
          {missed
            .flatMap((finding) => (now.includes(finding) ? [] : [`${finding.title}. ${finding.detail}`]))
            .join(' ')}
        </p>
      )}
    </>
  );
}

/** The work each sentence does, and how long they are: seen, and not read out at every pause. */
function Work({ check: { audit }, paragraph }: Pick<LiveAuditProps, 'paragraph'> & { readonly check: TextCheck }) {
  const sentences = audit.sentences.filter((sentence) => sentence.paragraph === paragraph);
  const works = [...new Set(sentences.map((sentence) => KIND_WORK[sentence.kind]))];
  return (
    <p className="live-work">
      {sentences.length} {sentences.length === 1 ? 'sentence' : 'sentences'}: {works.join('; ')}. The whole story has{' '}
      {audit.reading.words} words, its longest sentence {audit.reading.longestSentence}.
    </p>
  );
}

import { READING_ORDER, type AuditedSentence, type Story } from '@storylantern/contract';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { KIND_WORK } from './kind-work.ts';

const ratio = (value: number | null) => (value === null ? 'no coaching sentences' : `${value.toFixed(1)} to 1`);

/** "Why this story is built this way": every sentence with its kind, the balance, and what was checked. */
export function WhyBuilt({ story }: { readonly story: Story }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Why this story is built this way
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Why this story is built this way"
        description="A social story describes far more than it tells. Here is each sentence and the work it does."
      >
        <div className="why">
          <dl className="why-figures">
            <div>
              <dt>Describing to coaching</dt>
              <dd>
                {ratio(story.audit.ratio.version101)} <span className="soft">(at least 2 is wanted)</span>
              </dd>
            </div>
            <div>
              <dt>Length</dt>
              <dd>
                {story.audit.reading.words} words in {story.audit.reading.sentences} sentences
              </dd>
            </div>
            <div>
              <dt>Longest sentence</dt>
              <dd>{story.audit.reading.longestSentence} words</dd>
            </div>
          </dl>
          {READING_ORDER.map((paragraph) => (
            <Sentences
              key={paragraph}
              sentences={story.audit.sentences.filter((each) => each.paragraph === paragraph)}
            />
          ))}
          <h3 className="mt-6">What was checked</h3>
          <ul className="why-checks">
            {story.audit.findings.map((finding) => (
              <li key={finding.rule}>
                <strong>{finding.passed ? 'Yes' : 'Not quite'}:</strong> {finding.title}
                {!finding.passed && finding.detail && <span className="soft"> {finding.detail}</span>}
              </li>
            ))}
          </ul>
          <p className="soft mt-6 text-small">
            The sentence kinds are those of Carol Gray's Social Stories. Storylantern is not connected with her.
          </p>
        </div>
      </Dialog>
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly AuditedSentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="why-sentences">
      {sentences.map((sentence, index) => (
        <li key={sentence.from}>
          {/* A kind is shown once for a run of its sentences; a listener hears it with each. */}
          <span className={sentences[index - 1]?.kind === sentence.kind ? 'sr-only' : 'why-kind'}>
            {sentence.kind}: {KIND_WORK[sentence.kind]}
          </span>
          {sentence.text}
        </li>
      ))}
    </ul>
  );
}

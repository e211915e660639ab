import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { LIMITS, type Story } from '@storylantern/contract';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { keepAnswer, keptAnswer } from '../../lib/told-again.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import './ask-for-more.css';

/** The one question whose answer would make a general story fit better. The answer goes back to the form with everything that was said. */
export function AskForMore({ story }: { readonly story: Story }) {
  const [answer, setAnswer] = useState(() => keptAnswer(story.id));
  const [asked, setAsked] = useState(false);
  const [, navigate] = useLocation();
  if (story.question === null) return null;
  const missing = asked && answer.trim() === '';
  const again = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (answer.trim() === '') return;
    navigate(`/custom-story?${new URLSearchParams({ again: story.id }).toString()}`);
  };
  return (
    <form className="ask-more no-print" noValidate aria-labelledby="ask-more" onSubmit={again}>
      <h2 id="ask-more">
        <ChatCircleDotsIcon weight="duotone" aria-hidden />
        One question
      </h2>
      <p className="soft text-small">
        We were not sure what {story.occasion === 'celebrate' ? 'went well' : 'is hard'}, so this story stays general.
        One answer may make it fit better.
      </p>
      <TextArea
        label={story.question}
        rows={2}
        maxLength={LIMITS.additionalInfo}
        value={answer}
        error={missing ? 'Please write a few words first.' : null}
        onChange={(event) => {
          setAnswer(event.target.value);
          keepAnswer(story.id, event.target.value);
        }}
      />
      <Button type="submit" variant="secondary">
        Tell it again with this
      </Button>
    </form>
  );
}

import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { LIMITS } from '@storylantern/contract';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { keepDraft, loadDraft } from './draft.ts';

interface ChatBoxProps {
  /** No conversation yet, or an answer on its way. */
  readonly locked: boolean;
  /** Resolves to whether the message was answered; if not, it is put back into the box. */
  onSend(message: string): Promise<boolean>;
}

/** Where a parent writes. Enter sends, Shift and Enter starts a new line; what is typed survives a reload. */
export function ChatBox({ locked, onSend }: ChatBoxProps) {
  const [message, setMessage] = useState(loadDraft);
  const box = useRef<HTMLTextAreaElement>(null);
  const wasLocked = useRef(locked);
  useEffect(() => {
    // A locked box loses the focus; the parent goes on typing where they were.
    if (wasLocked.current && !locked && document.activeElement === document.body) box.current?.focus();
    wasLocked.current = locked;
  }, [locked]);
  const write = (text: string) => {
    setMessage(text);
    keepDraft(text);
  };
  const send = async () => {
    const asked = message.trim();
    if (asked === '' || locked) return;
    setMessage('');
    const answered = await onSend(asked);
    if (answered) keepDraft('');
    else setMessage(message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="chat-box"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={box}
        className="field-control"
        aria-label="Write to Lumi"
        placeholder="Write to Lumi"
        rows={1}
        maxLength={LIMITS.chatMessage}
        value={message}
        disabled={locked}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        label="Send"
        className="chat-send"
        disabled={locked || message.trim() === ''}
        icon={<PaperPlaneRightIcon weight="fill" />}
      />
    </form>
  );
}

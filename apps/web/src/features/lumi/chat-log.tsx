import type { ChatMessage } from '@storylantern/contract';
import { useEffect, useRef } from 'react';
import { Flames } from '../../ui/brand/flames.tsx';
import { LumiBubble, LumiMessage } from './lumi-bubble.tsx';
import type { Asking } from './use-conversation.ts';

interface ChatLogProps {
  readonly log: readonly ChatMessage[];
  readonly asking: Asking | undefined;
}

/** The conversation so far. New answers are read out; the view stays at the newest message. */
export function ChatLog({ log, asking }: ChatLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  // After every change of the log, which is the only time this is drawn again.
  useEffect(() => {
    // A long answer is read from its beginning, so its top comes into view and not its end.
    const [view, message] = [box.current, last.current];
    if (!view || !message) return;
    view.scrollTop = Math.min(view.scrollHeight, message.offsetTop - 16);
  });
  return (
    <div ref={box} className="chat-log" role="log" aria-label="Conversation with Lumi" tabIndex={0}>
      {log.map((message, at) => (
        <div key={message.id} ref={!asking && at === log.length - 1 ? last : undefined}>
          {message.role === 'user' ? (
            <p className="parent-bubble">{message.content}</p>
          ) : (
            <LumiMessage message={message} />
          )}
        </div>
      ))}
      {asking && (
        <div ref={last}>
          <p className="parent-bubble">{asking.message}</p>
          <LumiBubble>
            {asking.soFar === '' ? (
              <p role="status" className="lumi-thinking">
                <Flames /> Lumi is thinking...
              </p>
            ) : (
              <p className="whitespace-pre-line">{asking.soFar}</p>
            )}
          </LumiBubble>
        </div>
      )}
    </div>
  );
}

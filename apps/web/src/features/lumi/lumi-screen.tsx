import { useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useFamily } from '../../family/use-family.ts';
import { LogoMark } from '../../ui/brand/logo.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { SkeletonLines, Waiting } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AboutChild } from './about-child.tsx';
import { AskAbout } from './ask-about.tsx';
import { ChatBox } from './chat-box.tsx';
import { ChatLog } from './chat-log.tsx';
import { EarlierConversations } from './earlier-conversations.tsx';
import './lumi.css';
import { useConversation } from './use-conversation.ts';

/** The chat with Lumi. The conversation is in the address, so that a reload or a bookmark comes back to it. */
export default function LumiScreen() {
  const threadId = new URLSearchParams(useSearch()).get('thread');
  // Another conversation, or a new one, starts with nothing of the last.
  return <Conversation key={threadId === null ? 'new' : 'known'} threadId={threadId} />;
}

function Conversation({ threadId }: { readonly threadId: string | null }) {
  const [path, navigate] = useLocation();
  const onBegun = useCallback(
    (id: string) => navigate(`${path}?thread=${encodeURIComponent(id)}`, { replace: true }),
    [navigate, path],
  );
  const { thread, missing, failedToBegin, beginAgain, asking, send } = useConversation(threadId, onBegun);
  const { chosen } = useFamily();
  // Switched off for one child, the talk is not about that child; another one is a new choice.
  const [notAbout, setNotAbout] = useState<string>();
  const about = chosen && chosen.id !== notAbout ? chosen : undefined;
  const beginNew = () => navigate(path);
  return (
    <Page title="Lumi">
      <div className="lumi-head">
        <span className="lumi-glow">
          <LogoMark size={56} />
        </span>
        <div>
          <PageHeading>Lumi</PageHeading>
          <p className="text-soft">Development questions, answered from published guidance.</p>
        </div>
        {thread && thread.messages > 1 && (
          <Button variant="quiet" className="lumi-new" onClick={beginNew}>
            New conversation
          </Button>
        )}
      </div>
      <div className="lumi-layout">
        <div className="min-w-0">
          {missing || failedToBegin ? (
            <ErrorState
              heading={missing ? 'This conversation is not here' : 'Lumi could not be reached'}
              actions={
                <Button variant="primary" onClick={missing ? beginNew : beginAgain}>
                  {missing ? 'Begin a new one' : 'Try Again'}
                </Button>
              }
            >
              {missing ? 'It may have been deleted.' : 'Nobody answered in time. Nothing you wrote is lost.'}
            </ErrorState>
          ) : (
            <div className="chat">
              {thread ? (
                <ChatLog log={thread.log} asking={asking} />
              ) : (
                <Waiting label="The conversation is being opened" className="chat-log">
                  <SkeletonLines lines={3} />
                </Waiting>
              )}
              {chosen && (
                <AboutChild
                  child={chosen}
                  on={about !== undefined}
                  onChange={(on) => setNotAbout(on ? undefined : chosen.id)}
                />
              )}
              <ChatBox
                locked={!thread || asking !== undefined}
                onSend={(message) => send(message, about?.id ?? null)}
              />
            </div>
          )}
          <p className="chat-note">
            <span className="chat-keys">Enter sends, Shift and Enter starts a new line. </span>
            <strong>In an emergency, call your local emergency number.</strong>
          </p>
        </div>
        <aside className="lumi-side">
          <AskAbout />
          <EarlierConversations threadId={threadId} onDeletedCurrent={beginNew} />
        </aside>
      </div>
    </Page>
  );
}

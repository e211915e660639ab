import { MODEL_CRAFTS } from '@storylantern/contract';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, Waiting } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/state-panel.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BackLink, Page } from '../../ui/page/page.tsx';
import { CraftSection } from './craft-section.tsx';
import './model-servers.css';
import { useModelServers } from './use-model-servers.ts';

/** For the person who runs the server: who makes what, what is sent where, and whether it works. */
export default function ModelServersScreen() {
  const { data, isError, error, refetch } = useModelServers();
  const none = data !== undefined && MODEL_CRAFTS.every((craft) => data[craft] === null);
  return (
    <Page title="Who makes the stories" width="reading">
      <BackLink href="/your-data">Your data</BackLink>
      <PageHeading>Who makes the stories</PageHeading>
      <p className="lead soft mt-2">
        {none
          ? 'Everything is made on this computer, and nothing of what you write leaves it.'
          : 'Which parts are made on this computer, which by a model server, and what is sent to it.'}
      </p>
      {isError ? (
        <div className="mt-8">
          <ErrorState
            heading="The settings could not be read"
            actions={<Button onClick={() => void refetch()}>Try Again</Button>}
          >
            <p>{sentenceOf(error, 'Nobody answered in time.')}</p>
          </ErrorState>
        </div>
      ) : data ? (
        MODEL_CRAFTS.map((craft) => <CraftSection key={craft} craft={craft} server={data[craft]} />)
      ) : (
        <Waiting label="The settings are being read" className="model-craft">
          <Skeleton className="block h-[220px] w-full" />
        </Waiting>
      )}
      <section className="model-craft" aria-labelledby="model-change">
        <h2 id="model-change">To change this</h2>
        <p className="mt-2">
          The person who runs this server names model servers in its settings, each craft on its own: any server that
          speaks the OpenAI protocol will do, one on the internet or one on this computer. Keys stay in the settings and
          are never shown. Whoever writes, every text passes the same checks before you see it, and whatever fails is
          made on this computer instead. What a server charges for its calls, and what it keeps, is for that server to
          say.
        </p>
        <pre className="model-lines">{`TEXT_BASE_URL=http://localhost:11434/v1\nTEXT_MODEL=name-of-a-model`}</pre>
        <p className="text-small text-soft">
          The same with <code>IMAGE_</code> and <code>SPEECH_</code>. All lines are explained in{' '}
          <code>.env.example</code>, and <code>docs/model-servers.md</code> has examples for Ollama, llama.cpp, LM
          Studio, LocalAI and hosted servers; the server reads them when it starts.
        </p>
      </section>
    </Page>
  );
}

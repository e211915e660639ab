import { testModelServer, type ModelCraft, type ModelServer } from '@storylantern/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/surface/badge.tsx';
import { boundsInWords, CRAFTS, todayInWords, whereTo } from './craft-words.ts';
import { MODEL_SERVERS } from './use-model-servers.ts';

interface CraftProps {
  readonly craft: ModelCraft;
  readonly server: ModelServer | null;
}

/** One craft: who does it, what is sent for it, and a button that tries the connection. */
export function CraftSection({ craft, server }: CraftProps) {
  const words = CRAFTS[craft];
  return (
    <section className="model-craft" aria-labelledby={`craft-${craft}`}>
      <h2 id={`craft-${craft}`}>
        {words.heading} <Badge tone={server ? 'sky' : 'moss'}>{server ? 'Model server' : 'On this computer'}</Badge>
      </h2>
      {server ? <Configured craft={craft} server={server} /> : <p className="mt-2">{words.usual} Nothing is sent.</p>}
    </section>
  );
}

const timeOf = (moment: string): string => new Date(moment).toLocaleTimeString(undefined, { timeStyle: 'short' });

function Configured({ craft, server }: { readonly craft: ModelCraft; readonly server: ModelServer }) {
  const { sent, withNames, withoutNames, prefix } = CRAFTS[craft];
  return (
    <>
      <dl className="model-facts">
        <div>
          <dt>Server</dt>
          <dd>{server.host}</dd>
        </div>
        <div>
          <dt>Model</dt>
          <dd>{server.model}</dd>
        </div>
        {server.voice !== null && (
          <div>
            <dt>Voice</dt>
            <dd>{server.voice}</dd>
          </div>
        )}
        <div>
          <dt>Use</dt>
          <dd>
            {todayInWords(server)} {boundsInWords(server)}
          </dd>
        </div>
        {server.lastFailure !== null && (
          <div>
            <dt>Last failure</dt>
            <dd>
              {timeOf(server.lastFailure.at)}: {server.lastFailure.sentence}
            </dd>
          </div>
        )}
      </dl>
      {server.restsUntil !== null && (
        <p className="model-rests">
          It failed several times and is left alone until {timeOf(server.restsUntil)}. Until then everything is made on
          this computer.
        </p>
      )}
      <h3>What is sent</h3>
      <ul className="model-sent">
        {sent.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-2">{server.sendsNames ? withNames : withoutNames}</p>
      <p className="mt-2">{whereTo(server)}</p>
      {craft !== 'picture' && (
        <p className="mt-2 text-small text-soft">
          In the settings: <code>{`${prefix}_SEND_NAMES=${server.sendsNames ? 'yes' : 'no'}`}</code>
        </p>
      )}
      <ConnectionTest craft={craft} />
    </>
  );
}

function ConnectionTest({ craft }: { readonly craft: ModelCraft }) {
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: () => callApi(testModelServer, { params: { craft } }),
    // The test is a call too, and may end a rest.
    onSettled: () => queries.invalidateQueries({ queryKey: [MODEL_SERVERS] }),
  });
  const outcome = test.isError
    ? { works: false, message: sentenceOf(test.error, 'The test could not be made. Please try again.') }
    : test.data;
  return (
    <div className="model-test">
      <Button onClick={() => test.mutate()} busy={test.isPending && 'Trying'}>
        Test the connection
      </Button>
      <p role="status" className={outcome && (outcome.works ? 'model-works' : 'model-fails')}>
        {outcome?.message}
        {test.data?.works && ` It took ${test.data.seconds.toFixed(1)} seconds.`}
      </p>
      <p className="text-small text-soft">Nothing of your family is part of the test.</p>
    </div>
  );
}

import autocannon from 'autocannon';
import { createServer } from 'node:http';
import { openHouse } from '../e2e/house.ts';
import type { Figure } from './figures.ts';
import { askForStory, heard } from './parent.ts';

const SECONDS = 6;
const CONNECTIONS = 64;

/** The least a server can do: a bare `node:http` server that answers the same bytes. */
async function bare(body: Buffer, headers: Record<string, string>) {
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The bare server has no address.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

const load = (url: string) => autocannon({ url, connections: CONNECTIONS, duration: SECONDS });

async function against(name: string, url: string): Promise<readonly Figure[]> {
  const answer = await fetch(url);
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
  const plain = await bare(Buffer.from(await answer.arrayBuffer()), headers);
  const ours = await load(url);
  const theirs = await load(plain.url);
  plain.close();
  if (ours.non2xx > 0) throw new Error(`${name}: ${ours.non2xx} answers were failures.`);
  return [
    { name: `${name}, answers a second`, value: ours.requests.average, unit: '/s' },
    { name: `${name}, share of a bare server's`, value: ours.requests.average / theirs.requests.average, unit: '' },
    { name: `${name}, p99 at ${CONNECTIONS} connections`, value: ours.latency.p99, unit: 'ms', bar: { atMost: 50 } },
  ];
}

/** Reads on the real server: alone against a bare server, then while narrations are being spoken. */
export async function measureServer(): Promise<readonly Figure[]> {
  const house = await openHouse({ READS_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' });
  try {
    const id = await askForStory(house.address);
    await heard(house.address, id);
    const story = `${house.address}/api/stories/${id}`;
    const figures = [...(await against('a story', story)), ...(await against('the page', `${house.address}/`))];

    const asked = await Promise.all(Array.from({ length: 12 }, () => askForStory(house.address)));
    const busy = await load(story);
    const left = await Promise.all(
      asked.map(
        async (each) =>
          (await (await fetch(`${house.address}/api/stories/${each}`)).json()) as { audioUrl: string | null },
      ),
    );
    return [
      ...figures,
      {
        name: 'narrations still waiting after the busy reads',
        value: left.filter((each) => !each.audioUrl).length,
        unit: '',
      },
      { name: 'a story while narrations run, answers a second', value: busy.requests.average, unit: '/s' },
      { name: 'a story while narrations run, p99', value: busy.latency.p99, unit: 'ms', bar: { atMost: 50 } },
    ];
  } finally {
    await house.close();
  }
}

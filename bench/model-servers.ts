import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import type { Maker, Picture } from '@storylantern/contract';
import { looksFor } from '@storylantern/illustrator';
import { createEmbeddedAssistant } from '../apps/server/src/makers/assistant/embedded-assistant.ts';
import { createEmbeddedIllustrator } from '../apps/server/src/makers/picture/embedded-illustrator.ts';
import { createRemoteIllustrator } from '../apps/server/src/makers/picture/remote-illustrator.ts';
import { createEmbeddedNarrator } from '../apps/server/src/makers/voice/embedded-narrator.ts';
import { createRemoteNarrator } from '../apps/server/src/makers/voice/remote-narrator.ts';
import { grainyPicture } from '../apps/server/test/fake-model-server/media.ts';
import { startFakeModelServer } from '../apps/server/test/fake-model-server/fake-model-server.ts';
import { goodStory, writeWell } from '../apps/server/test/support/good-writers.ts';
import { noDefects } from '../apps/server/test/support/no-defects.ts';
import { openFakeModels } from '../apps/server/test/support/open-fake-models.ts';
import { openTestServer, type TestServer } from '../apps/server/test/support/open-test-server.ts';
import { otherVoice, wavOf } from '../apps/server/test/support/other-voice.ts';
import { TEXT_KINDS } from '../apps/server/test/support/pieces-by-models.ts';
import { rememberingMakers } from '../apps/server/test/support/remembering-makers.ts';
import { percentile, type Figure } from './figures.ts';

/**
 * What Storylantern itself adds to a piece that a model server makes: the whole request, less the time in which the fake
 * server, which answers at once, has it. Judging, our own piece beside it, names withheld, counting the call, saving.
 */

const ROUNDS = 30;
/** Of what takes seconds. */
const FEWER = 10;
/** The first pieces of a process load its tables. */
const FIRST = 3;
const OURS_MS = 50;
/** What a family waits for after a minute and more of speech has come: with two cores, one of them for the MP3. */
const FINDING_MS = 1_000;
const REST_MS = 10;
/** No limit of a busy machine is measured here. */
const SECONDS = 600;

/** Adds up how long something has work in hand, however much of it at once. */
class Stopwatch {
  #inHand = 0;
  #since = 0;
  #ms = 0;

  begin(): void {
    if (this.#inHand === 0) this.#since = performance.now();
    this.#inHand += 1;
  }
  end(): void {
    this.#inHand -= 1;
    if (this.#inHand === 0) this.#ms += performance.now() - this.#since;
  }
  /** The milliseconds so far, which are counted from nothing again. */
  read(): number {
    const ms = this.#ms;
    this.#ms = 0;
    return ms;
  }
  /** The same work, counted. */
  readonly counted =
    <Parts extends unknown[], Made>(work: (...parts: Parts) => Promise<Made>) =>
    async (...parts: Parts): Promise<Made> => {
      this.begin();
      try {
        return await work(...parts);
      } finally {
        this.end();
      }
    };
}

/** Counts how long any server of this process has a request in hand: only the fake ones have a port. */
function watchServers(): Stopwatch & { stop(): void } {
  const watch = new Stopwatch();
  const begin = () => watch.begin();
  const end = () => watch.end();
  subscribe('http.server.request.start', begin);
  subscribe('http.server.response.finish', end);
  return Object.assign(watch, {
    stop() {
      unsubscribe('http.server.request.start', begin);
      unsubscribe('http.server.response.finish', end);
    },
  });
}

/** Makes a piece again and again, by what `prepare` gives; what is left of each time when the watched work is taken off, in milliseconds. */
async function left(
  prepare: () => Promise<() => Promise<{ maker: Maker }>>,
  watches: readonly Stopwatch[],
  rounds = ROUNDS,
) {
  const ours: number[] = [];
  const work: number[] = [];
  const theirs = watches.map((): number[] => []);
  for (let round = 0; round < FIRST + rounds; round += 1) {
    const make = await prepare();
    for (const watch of watches) watch.read();
    const start = performance.now();
    const before = process.cpuUsage();
    const { maker } = await make();
    const whole = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    const parts = watches.map((watch) => watch.read());
    if (maker.by !== 'remote') throw new Error(`No model made this: ${maker.note}`);
    if (round < FIRST) continue;
    work.push((user + system) / 1000);
    ours.push(parts.reduce((rest, part) => rest - part, whole));
    parts.forEach((part, at) => theirs[at]?.push(part));
  }
  return { ours, work, theirs };
}

const ownShare = (name: string, ours: readonly number[]): readonly Figure[] => [
  { name: `${name}: our own time, p50`, value: percentile(ours, 0.5), unit: 'ms', bar: { atMost: OURS_MS } },
  { name: `${name}: our own time, p95`, value: percentile(ours, 0.95), unit: 'ms' },
];

const hasJobs = async ({ database }: TestServer): Promise<boolean> =>
  (await database.db.selectFrom('job').select('id').where('state', 'in', ['waiting', 'running']).limit(1).execute())
    .length > 0;

/** Everything a family reads, from the request to the answer, names withheld. */
async function measureTexts(): Promise<readonly Figure[]> {
  const fake = await startFakeModelServer();
  writeWell(fake);
  const server = await openTestServer(
    { TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: 'fake', TEXT_CALLS_PER_DAY: '100000', TEXT_SEND_NAMES: 'no' },
    { makers: { ...rememberingMakers(), assistant: createEmbeddedAssistant() } },
  );
  const asked = watchServers();
  try {
    const figures: Figure[] = [];
    for (const kind of TEXT_KINDS) {
      const { ours, work, theirs } = await left(async () => {
        const make = await kind.prepare(server);
        // Covers and the like of the pieces before are other work.
        while (await hasJobs(server)) await pause(REST_MS);
        return make;
      }, [asked]);
      const [fakes = []] = theirs;
      figures.push(
        ...ownShare(kind.name, ours),
        {
          name: `${kind.name}: processor time, the fake's too, p50`,
          value: percentile(work, 0.5),
          unit: 'ms',
        },
        {
          name: `${kind.name}: in the fake server's hands, p50`,
          value: percentile(fakes, 0.5),
          unit: 'ms',
        },
      );
    }
    return figures;
  } finally {
    asked.stop();
    await server.end();
    await fake.close();
  }
}

const COVER: Omit<Picture, 'looks'> = {
  setting: 'garden',
  time: 'day',
  pose: 'wave',
  feeling: 'happy',
  companion: null,
  props: ['ball'],
  seed: 1,
  style: "children's book",
  age: 6,
};

async function measureCover(): Promise<readonly Figure[]> {
  const { models, server, end } = await openFakeModels({ callsPerDay: 100_000, seconds: SECONDS });
  const illustrator = createEmbeddedIllustrator({ processes: 1 });
  const asked = watchServers();
  const read = new Stopwatch();
  try {
    if (!models.picture) throw new Error('There is no picture model.');
    const bytes = await grainyPicture(1024, 768);
    server.draw(() => Promise.resolve(bytes));
    const { draw } = createRemoteIllustrator({
      model: models.picture,
      own: { ...illustrator, receive: read.counted(illustrator.receive) },
      defects: noDefects,
    });
    const looks = looksFor('Mia', 6, {});
    const { ours, theirs } = await left(async () => () => draw({ ...COVER, looks }), [asked, read]);
    return [
      ...ownShare('a cover', ours),
      {
        name: `a cover: decoding ${(bytes.length / 1e6).toFixed(1)} MB and encoding both widths, apart, p50`,
        value: percentile(theirs[1] ?? [], 0.5),
        unit: 'ms',
      },
    ];
  } finally {
    asked.stop();
    await illustrator.close();
    await end();
  }
}

async function measureNarration(): Promise<readonly Figure[]> {
  const { models, server, end } = await openFakeModels({ callsPerDay: 100_000, seconds: SECONDS });
  const narrator = createEmbeddedNarrator();
  const asked = watchServers();
  const sound = new Stopwatch();
  const spoken = new Map<string, Uint8Array>();
  try {
    if (!models.voice) throw new Error('There is no voice.');
    server.speak((text) => {
      const bytes = spoken.get(text) ?? wavOf(otherVoice(text));
      spoken.set(text, bytes);
      return { bytes, mediaType: 'audio/wav' };
    });
    const { narrate } = createRemoteNarrator({
      model: models.voice,
      own: { ...narrator, fit: sound.counted(narrator.fit), join: sound.counted(narrator.join) },
      defects: noDefects,
    });
    const segments = Object.entries(goodStory('Mia')).flatMap(([id, text]) =>
      typeof text === 'string' ? [{ id, text }] : [],
    );
    const { ours, work, theirs } = await left(
      async () => () => narrate({ segments, said: {}, names: [] }),
      [asked, sound],
      FEWER,
    );
    return [
      ...ownShare('a narration', ours),
      {
        name: 'a narration: finding the words, loudness and MP3, apart, p50',
        value: percentile(theirs[1] ?? [], 0.5),
        unit: 'ms',
        bar: { atMost: FINDING_MS },
      },
      {
        name: "a narration: processor time of all threads, the fake's too, p50",
        value: percentile(work, 0.5),
        unit: 'ms',
      },
    ];
  } finally {
    asked.stop();
    await narrator.close();
    await end();
  }
}

/** What we add to pieces that model servers make. */
export async function measureModelServers(): Promise<readonly Figure[]> {
  return [...(await measureTexts()), ...(await measureCover()), ...(await measureNarration())];
}

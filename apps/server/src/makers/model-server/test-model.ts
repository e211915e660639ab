import type { ModelCraft, ModelServerTest } from '@storylantern/contract';
import * as z from 'zod/mini';
import { WorkerPoolError } from '../../platform/workers/worker-pool-error.ts';
import { ModelServerFault, type ModelServerFaultKind } from './fault.ts';
import type { Models } from './models.ts';

const PREFIX: Readonly<Record<ModelCraft, string>> = { text: 'TEXT', picture: 'IMAGE', voice: 'SPEECH' };
const wordSchema = z.object({ word: z.string() });
const SIDE = 256;
/** Letters of a media type; what is longer is none. */
const LONGEST_TYPE = 40;

/** Looks into what came where pictures and sounds of others are always looked into: not in this process, not on this thread. */
export interface TrialReaders {
  /** How large a picture is, in points; null when it is none. */
  readonly picture: (bytes: Uint8Array) => Promise<{ readonly width: number; readonly height: number } | null>;
  /** How long a sound is, in seconds; null when it is none, or silent. */
  readonly sound: (sound: { readonly bytes: Uint8Array; readonly mediaType: string }) => Promise<number | null>;
}

/** What to look at for each way of failing. `of` completes the name of a setting. */
const ADVICE: Readonly<Record<ModelServerFaultKind, (of: (setting: string) => string) => string>> = {
  unreachable: (of) =>
    `The server could not be reached. Check that it is running and that ${of('BASE_URL')} is its address (most end in /v1).`,
  'too-slow': (of) =>
    `The server did not answer in time. Give it longer with ${of('SECONDS')}, or use a smaller model.`,
  'key-refused': (of) => `The server did not accept the key. Check ${of('API_KEY')}.`,
  'unknown-model': (of) =>
    `The server does not know this model or this address. Check ${of('MODEL')}, and that ${of('BASE_URL')} is right (most end in /v1).`,
  'too-many': () => 'The server is too busy at the moment, or your account there has nothing left. Try again later.',
  'server-error': (of) =>
    `The server had a fault of its own, or does not do this. Check ${of('MODEL')} and the log of that server.`,
  unreadable: (of) =>
    `Something answered, but not as expected of a model server. Check ${of('BASE_URL')} (most end in /v1) and ${of('MODEL')}.`,
  'cut-short': () => 'The server began to answer and stopped in the middle. Check the log of that server.',
  declined: (of) => `The model declined to answer a harmless question. Another model may do: ${of('MODEL')}.`,
  'not-usable': (of) => `The server answered with something that cannot be used. Another model may do: ${of('MODEL')}.`,
  resting: () => 'The server failed several times and is left alone for a minute. Try again then.',
  'day-full': (of) => `Today's limit of calls is reached. It is set by ${of('CALLS_PER_DAY')}.`,
};

/** What to look at first where it is another thing than for the other crafts. */
const OWN_ADVICE: Readonly<Partial<Record<ModelCraft, Partial<typeof ADVICE>>>> = {
  text: {
    unreadable: (of) =>
      `Something answered, but not in the form that was asked for. Check ${of('BASE_URL')} (most end in /v1). If that is right, another model may do: ${of('MODEL')}.`,
    'cut-short': () =>
      'The server began to answer and stopped in the middle. Check its log, and how many tokens the model may have at once (its context): models that think first need some thousands.',
  },
  picture: {
    unreadable: (of) =>
      `Something answered, but with no picture in it. Pictures have to come as data or from the same address. Check ${of('BASE_URL')} (most end in /v1) and ${of('MODEL')}.`,
  },
  voice: {
    'server-error': (of) =>
      `The server had a fault of its own, or does not do this. Check ${of('MODEL')}, ${of('VOICE')} (it may not know the voice) and the log of that server.`,
    'not-usable': (of) =>
      `The server answered with a sound that cannot be read here: it has to be MP3, WAV or bare samples (PCM). Another model may do: ${of('MODEL')}.`,
  },
};

/** What each craft is asked for: nothing of any family. Rejects when what comes is not what was asked for. */
const TRIALS: Readonly<Record<ModelCraft, (models: Models, readers: TrialReaders) => Promise<string> | undefined>> = {
  text: ({ text }) =>
    text
      ?.object({
        purpose: 'test',
        system: 'You answer in JSON.',
        prompt: 'Say the word lantern.',
        // Models that think first need some tokens to do so.
        mostTokens: 3_000,
        schema: wordSchema,
        name: 'one_word',
      })
      .then(() => 'It answered, and in the form that was asked for.'),
  picture: ({ picture }, readers) =>
    picture
      ?.draw({ purpose: 'test', prompt: 'A small paper lantern on a plain table.', width: SIDE, height: SIDE })
      .then(async (bytes) => {
        const size = (await readers.picture(bytes)) ?? notUsable();
        return `It drew a picture of ${size.width} by ${size.height} points.`;
      }),
  voice: ({ voice }, readers) =>
    voice?.speak({ purpose: 'test', text: 'Hello.' }).then(async (sound) => {
      const seconds = (await readers.sound(sound)) ?? notUsable();
      return `It spoke for ${Math.max(0.1, seconds).toFixed(1)} seconds, as ${sound.mediaType.slice(0, LONGEST_TYPE)}.`;
    }),
};

const notUsable = (): never => {
  throw new ModelServerFault('not-usable');
};

/** Tries the server of a craft. Undefined: it has none. */
export async function testModel(
  craft: ModelCraft,
  models: Models,
  readers: TrialReaders,
): Promise<ModelServerTest | undefined> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  try {
    const message = await TRIALS[craft](models, readers);
    return message === undefined ? undefined : { works: true, message, seconds: seconds() };
  } catch (error) {
    // What ends or hangs whoever reads it is as little of a picture as what cannot be read.
    const isEnded = error instanceof WorkerPoolError && (error.code === 'crashed' || error.code === 'deadline');
    const fault = isEnded ? new ModelServerFault('not-usable') : error;
    if (!(fault instanceof ModelServerFault)) throw error;
    return {
      works: false,
      message: (OWN_ADVICE[craft]?.[fault.kind] ?? ADVICE[fault.kind])((setting) => `${PREFIX[craft]}_${setting}`),
      seconds: seconds(),
    };
  }
}

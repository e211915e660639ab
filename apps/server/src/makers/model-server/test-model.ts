import type { ModelCraft, ModelServerTest } from '@storylantern/contract';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { ModelServerFault, type ModelServerFaultKind } from './fault.ts';
import type { Models } from './models.ts';

const PREFIX: Readonly<Record<ModelCraft, string>> = { text: 'TEXT', picture: 'IMAGE', voice: 'SPEECH' };
const wordSchema = z.object({ word: z.string() });
/** Fewer bytes are no sound that anybody could hear. */
const LEAST_SOUND = 200;
const SIDE = 256;
/** Letters of a media type; what is longer is none. */
const LONGEST_TYPE = 40;
/** Whoever decodes more points than these has been sent an attack or an accident. */
const MOST_POINTS = 40_000_000;

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

/** What each craft is asked for: nothing of any family. Rejects when what comes is not what was asked for. */
const TRIALS: Readonly<Record<ModelCraft, (models: Models) => Promise<string> | undefined>> = {
  text: ({ text }) =>
    text
      ?.object({
        purpose: 'test',
        system: 'You answer in JSON.',
        prompt: 'Say the word lantern.',
        // Models that think first need some tokens to do so.
        mostTokens: 1_000,
        schema: wordSchema,
        name: 'one_word',
      })
      .then(() => 'It answered, and in the form that was asked for.'),
  picture: (models) =>
    models.picture
      ?.draw({ purpose: 'test', prompt: 'A small paper lantern on a plain table.', width: SIDE, height: SIDE })
      .then(async (bytes) => {
        const picture = sharp(bytes, { limitInputPixels: MOST_POINTS });
        const { info } = await picture.raw().toBuffer({ resolveWithObject: true }).catch(notUsable);
        return `It drew a picture of ${info.width} by ${info.height} points.`;
      }),
  voice: ({ voice }) =>
    voice?.speak({ purpose: 'test', text: 'Hello.' }).then(({ bytes, mediaType }) => {
      if (bytes.byteLength < LEAST_SOUND) return notUsable();
      return `It spoke, as ${mediaType.slice(0, LONGEST_TYPE)}.`;
    }),
};

const notUsable = (): never => {
  throw new ModelServerFault('not-usable');
};

/** Tries the server of a craft. Undefined: it has none. */
export async function testModel(craft: ModelCraft, models: Models): Promise<ModelServerTest | undefined> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  try {
    const message = await TRIALS[craft](models);
    return message === undefined ? undefined : { works: true, message, seconds: seconds() };
  } catch (error) {
    if (!(error instanceof ModelServerFault)) throw error;
    return {
      works: false,
      message: ADVICE[error.kind]((setting) => `${PREFIX[craft]}_${setting}`),
      seconds: seconds(),
    };
  }
}

import type { ModelServersConfig } from '../../model-server-config.ts';
import type { CallLimits } from './call-limits.ts';
import { ModelServerFault } from './fault.ts';
import type { SpeechModel } from './models.ts';
import { refusedFor } from './read-fault.ts';
import { MOST_BYTES, postJson, serverFetch } from './server-fetch.ts';

/** Forms of a sound in the order in which they are asked for; the last is whatever the server gives by itself. */
const FORMS = ['mp3', 'wav', null] as const;

/**
 * The voice behind a server. It is asked for MP3, which nearly every server gives, then for WAV; what it gives instead says
 * its media type. A form that it refuses once is not asked of it again.
 */
export function openSpeechModel(config: NonNullable<ModelServersConfig['voice']>, limits: CallLimits): SpeechModel {
  const fetch = serverFetch(config, MOST_BYTES.voice);
  const forms: (typeof FORMS)[number][] = [...FORMS];
  const { model, voice, sendsNames } = config;
  return {
    name: model,
    sendsNames,
    voice,
    speak: ({ text, ...ask }) =>
      limits.ask(ask, async (call) => {
        const speak = async (): ReturnType<SpeechModel['speak']> => {
          const [form] = forms;
          const body = { model, input: text, voice, ...(form ? { response_format: form } : {}) };
          try {
            return await call(async (signal) => soundOf(await postJson(fetch, config, '/audio/speech', body, signal)));
          } catch (error) {
            if (!form || !refusedFor(error, new RegExp(`response_format|\\b${form}\\b|format`, 'i'))) throw error;
            // Several passages may learn it at once.
            if (forms[0] === form) forms.shift();
            return speak();
          }
        };
        return speak();
      }),
  };
}

async function soundOf(response: Response): ReturnType<SpeechModel['speak']> {
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  // An answer in words is none, whatever its status says.
  if (/^text\/|json|html|xml/.test(mediaType)) throw new ModelServerFault('unreadable');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.byteLength === 0) throw new ModelServerFault('unreadable');
  return { bytes, mediaType: mediaType === '' ? 'application/octet-stream' : mediaType };
}

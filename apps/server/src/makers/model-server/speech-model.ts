import type { ModelServersConfig } from '../../model-server-config.ts';
import type { CallLimits } from './call-limits.ts';
import { ModelServerFault } from './fault.ts';
import type { SpeechModel } from './models.ts';
import { refusedFor } from './read-fault.ts';
import { postJson, serverFetch } from './server-fetch.ts';

/** The voice behind a server. It is asked for MP3, which every server can give; what it gives instead says its media type. */
export function openSpeechModel(config: NonNullable<ModelServersConfig['voice']>, limits: CallLimits): SpeechModel {
  const fetch = serverFetch(config);
  const learnt = { takesForm: true };
  const { model, voice, sendsNames } = config;
  return {
    name: model,
    sendsNames,
    voice,
    speak: ({ text, ...ask }) =>
      limits.ask(ask, async (call) => {
        const speak = (form: object) =>
          call(async (signal) => {
            const body = { model, input: text, voice, ...form };
            const response = await postJson(fetch, config, '/audio/speech', body, signal);
            const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
            // An answer in words is none, whatever its status says.
            if (/^text\/|json|html|xml/.test(mediaType)) throw new ModelServerFault('unreadable');
            const bytes = new Uint8Array(await response.arrayBuffer());
            if (bytes.byteLength === 0) throw new ModelServerFault('unreadable');
            return { bytes, mediaType: mediaType === '' ? 'application/octet-stream' : mediaType };
          });
        try {
          return await speak(learnt.takesForm ? { response_format: 'mp3' } : {});
        } catch (error) {
          if (!learnt.takesForm || !refusedFor(error, /response_format|mp3/i)) throw error;
          learnt.takesForm = false;
          return speak({});
        }
      }),
  };
}

import * as z from 'zod/mini';
import type { ModelServerConfig } from '../../model-server-config.ts';
import type { CallLimits } from './call-limits.ts';
import { ModelServerFault } from './fault.ts';
import type { PictureModel } from './models.ts';
import { refusedFor } from './read-fault.ts';
import { MOST_BYTES, postJson, serverFetch, type ServerFetch } from './server-fetch.ts';

const answerSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.nullish(z.string().check(z.minLength(1))), url: z.nullish(z.string()) }))
    .check(z.minLength(1)),
});

/** The sizes of the wire format's first server, which others repeat: landscape, square, upright. */
const USUAL_SIZES = { landscape: '1536x1024', square: '1024x1024', upright: '1024x1536' } as const;

function usualSize(width: number, height: number): string {
  if (width > height * 1.15) return USUAL_SIZES.landscape;
  return height > width * 1.15 ? USUAL_SIZES.upright : USUAL_SIZES.square;
}

/** The picture model behind a server. What it refuses once (a size, a form of the answer) is not asked of it again. */
export function openPictureModel(config: ModelServerConfig, limits: CallLimits): PictureModel {
  const fetch = serverFetch(config, MOST_BYTES.picture);
  const learnt = { takesForm: true, sizes: ['asked', 'usual', 'none'] };
  return {
    name: config.model,
    sendsNames: config.sendsNames,
    draw: ({ prompt, width, height, ...ask }) =>
      limits.ask(ask, async (call) => {
        const draw = async (): Promise<Uint8Array> => {
          const { takesForm } = learnt;
          const [size] = learnt.sizes;
          const body = {
            model: config.model,
            prompt,
            n: 1,
            ...(size === 'asked' ? { size: `${width}x${height}` } : {}),
            ...(size === 'usual' ? { size: usualSize(width, height) } : {}),
            ...(takesForm ? { response_format: 'b64_json' } : {}),
          };
          try {
            return await call(async (signal) =>
              pictureOf(await postJson(fetch, config, '/images/generations', body, signal), fetch, config, signal),
            );
          } catch (error) {
            if (takesForm && refusedFor(error, /response_format/i)) learnt.takesForm = false;
            else if (
              size !== 'none' &&
              refusedFor(error, /\bsize\b|dimension|resolution|\bwidth\b|\bheight\b|aspect/i)
            ) {
              // Several pictures may learn it at once.
              if (learnt.sizes[0] === size) learnt.sizes.shift();
            } else throw error;
            return draw();
          }
        };
        return draw();
      }),
  };
}

/** The bytes of a picture: they stand in the answer, or behind an address of the same server. */
async function pictureOf(
  response: Response,
  fetch: ServerFetch,
  { baseUrl, apiKey }: ModelServerConfig,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const read = answerSchema.safeParse(await response.json());
  const [picture] = read.success ? read.data.data : [];
  if (picture?.b64_json) return decoded(picture.b64_json);
  if (!picture?.url) throw new ModelServerFault('unreadable');
  if (picture.url.startsWith('data:')) return decoded(picture.url);
  if (!URL.canParse(picture.url, baseUrl)) throw new ModelServerFault('unreadable');
  const url = new URL(picture.url, baseUrl);
  const headers: HeadersInit = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  return new Uint8Array(await (await fetch(url, { headers, signal })).arrayBuffer());
}

/** Some write the picture as an address that holds it. */
const decoded = (base64: string): Uint8Array =>
  new Uint8Array(Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64'));

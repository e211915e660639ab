import { makerSchema } from '@storylantern/contract';
import * as z from 'zod/mini';
import { fileForWidth, type ImageSet } from '../media/image-set.ts';
import { dateInWords, html, type Html } from './html.ts';
import { spokenFile } from './spoken.ts';

/** The pages of pieces are one folder below the index, as the media are. */
export const mediaOf = (file: string): string => `../media/${file}`;

export const pictureOf = (images: ImageSet, description: string): Html =>
  html`<img src="${mediaOf(fileForWidth(images, undefined) ?? '')}" alt="${description}" />`;

/** A player for a media file. */
export const playerOf = (file: string, label: string): Html =>
  html`<p class="sound"><audio controls preload="none" src="${mediaOf(file)}" aria-label="${label}"></audio></p>`;

/** A player for a stored narration, if there is one. */
export const soundOf = (narration: string | null, label: string): Html[] =>
  spokenFile(narration).map((file) => playerOf(file, label));

/** A maker as it is stored: by itself for a text, within what was made for pictures and sound. */
const storedMaker = z.union([
  makerSchema,
  z.pipe(
    z.object({ maker: makerSchema }),
    z.transform(({ maker }) => maker),
  ),
]);

/** The AI models among the makers of a piece's parts, as stored; parts that are not made yet have none. */
function modelsOf(parts: readonly (string | null)[]): readonly string[] {
  const makers = parts.flatMap((part) => {
    const read = part === null ? undefined : storedMaker.safeParse(JSON.parse(part));
    return read?.success ? [read.data] : [];
  });
  return [...new Set(makers.filter(({ by }) => by === 'remote').map(({ name }) => name))];
}

/** For the child, at the head of a piece that an AI model had a part in. `parts` as for `madeOn`. */
export const aiLabelOf = (parts: readonly (string | null)[]): Html | undefined =>
  modelsOf(parts).length === 0
    ? undefined
    : html`<p class="soft">A computer helped to make this. It is not a person.</p>`;

/** When a piece was made, and which AI models had a part in it. `parts`: what is stored of its text, picture and sound. */
export function madeOn(time: string, parts: readonly (string | null)[]): Html {
  const models = modelsOf(parts);
  return html`<p class="soft">
    Made on
    ${dateInWords(time)}.${models.length > 0 ? ` Parts of it were made by an AI model (${models.join(', ')}).` : ''}
  </p>`;
}

/** Questions to talk about after a story. */
export const talkTogetherOf = (questions: readonly string[]): Html | undefined =>
  questions.length === 0
    ? undefined
    : html`<h2>To talk about together</h2>
        <ul>
          ${questions.map((each) => html`<li>${each}</li>`)}
        </ul>`;

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

export const madeOn = (time: string): Html => html`<p class="soft">Made on ${dateInWords(time)}.</p>`;

/** Questions to talk about after a story. */
export const talkTogetherOf = (questions: readonly string[]): Html | undefined =>
  questions.length === 0
    ? undefined
    : html`<h2>To talk about together</h2>
        <ul>
          ${questions.map((each) => html`<li>${each}</li>`)}
        </ul>`;

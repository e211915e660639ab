import {
  PICTURE_STYLES,
  type CastSheet,
  type IllustratedStory,
  type PagePicture,
  type PictureStyle,
} from '@storylantern/contract';
import { castSheet, drawPage, makeTextures } from '@storylantern/illustrator';
import { tellPictureBook } from '@storylantern/storyteller';
import { createEmbeddedIllustrator } from '../apps/server/src/makers/picture/embedded-illustrator.ts';
import { openHouse } from '../e2e/house.ts';
import { percentile, type Figure } from './figures.ts';

/** Themes as parents write them; each is one book of the measurement. */
const THEMES = [
  'a small dragon who is afraid of baths',
  'our guinea pig goes to space',
  'going to the dentist for the first time',
  'a lost teddy at the beach',
  'two monsters who both want the same hat',
  'a bear who cannot sleep',
  'building a den in the forest',
  'a hedgehog who wants to fly',
  'the night the moon came down',
  'a penguin at the swimming pool',
] as const;

/** Pages drawn in each style, from as many books. */
const PAGES_PER_STYLE = 16;

const nextTick = () => new Promise((next) => setTimeout(next, 20));

/** What a parent waits for, one book after another on the real server: text, first picture, all pictures, narration. */
export async function measureBook(): Promise<readonly Figure[]> {
  const house = await openHouse({ READS_PER_MINUTE: '10000000' });
  try {
    await (await fetch(`${house.address}/api/illustrated-stories/styles`)).arrayBuffer();
    await makeBook(house.address, THEMES[0], PICTURE_STYLES[0]);
    const books: MadeBook[] = [];
    for (const [place, theme] of THEMES.entries()) {
      const style = PICTURE_STYLES[place % PICTURE_STYLES.length] ?? PICTURE_STYLES[0];
      books.push(await makeBook(house.address, theme, style));
    }
    const of = (pick: (book: MadeBook) => number, share: number) => percentile(books.map(pick), share);
    return [
      { name: 'pages of the books measured, p50', value: of((book) => book.pages, 0.5), unit: 'pages' },
      {
        name: 'asked until the text is saved, p50',
        value: of((book) => book.saved, 0.5),
        unit: 'ms',
        bar: { atMost: 150 },
      },
      {
        name: 'asked until the first page can be read, p50',
        value: of((book) => book.readable, 0.5),
        unit: 'ms',
        bar: { atMost: 1000 },
      },
      {
        name: 'asked until the first page can be read, p95',
        value: of((book) => book.readable, 0.95),
        unit: 'ms',
        bar: { atMost: 1000 },
      },
      { name: 'asked until the first picture is there, p50', value: of((book) => book.firstPicture, 0.5), unit: 'ms' },
      { name: 'asked until the first picture is there, p95', value: of((book) => book.firstPicture, 0.95), unit: 'ms' },
      { name: 'asked until every picture is there, p50', value: of((book) => book.pictures, 0.5), unit: 'ms' },
      { name: 'asked until every picture is there, p95', value: of((book) => book.pictures, 0.95), unit: 'ms' },
      { name: 'asked until it can be heard, p50', value: of((book) => book.narration, 0.5), unit: 'ms' },
      { name: 'a whole book, p50', value: of((book) => book.whole, 0.5), unit: 'ms', bar: { atMost: 8000 } },
      { name: 'a whole book, p95', value: of((book) => book.whole, 0.95), unit: 'ms' },
    ];
  } finally {
    await house.close();
  }
}

/** Milliseconds from the request on. */
interface MadeBook {
  readonly pages: number;
  readonly saved: number;
  readonly readable: number;
  readonly firstPicture: number;
  readonly pictures: number;
  readonly narration: number;
  readonly whole: number;
}

async function makeBook(address: string, theme: string, style: PictureStyle): Promise<MadeBook> {
  const start = performance.now();
  const since = () => performance.now() - start;
  const answer = await fetch(`${address}/api/illustrated-stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ theme, style, customData: { childName: 'Mia', childAge: '5' } }),
  });
  if (!answer.ok) throw new Error(`${theme}: ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const saved = since();
  const read = async () => {
    const found = await fetch(`${address}/api/illustrated-stories/${id}`);
    if (!found.ok) throw new Error(`${found.status}: ${await found.text()}`);
    return (await found.json()) as IllustratedStory;
  };
  let book = await read();
  const readable = since();
  const first = fetch(`${address}${book.scenes[0]?.imageUrl}?w=1200`).then(async (image) => {
    if (!image.ok) throw new Error(`The first picture answered ${image.status}`);
    await image.arrayBuffer();
    return since();
  });
  let pictures: number | undefined;
  let narration: number | undefined;
  while (pictures === undefined || narration === undefined) {
    await nextTick();
    book = await read();
    if (book.narration.state === 'failed') throw new Error(book.narration.message ?? 'The narration failed.');
    if (book.scenes.some((scene) => scene.picture === 'failed')) throw new Error('A picture could not be drawn.');
    if (book.scenes.every((scene) => scene.picture === 'ready')) pictures ??= since();
    if (book.audioUrl) narration ??= since();
  }
  const whole = Math.max(pictures, narration);
  return { pages: book.scenes.length, saved, readable, firstPicture: await first, pictures, narration, whole };
}

/** Real pages: those of books about the themes above, one page of each in turn. */
function pagesIn(style: PictureStyle): PagePicture[] {
  return Array.from({ length: PAGES_PER_STYLE }, (_, place) => {
    const theme = THEMES[place % THEMES.length] ?? THEMES[0];
    const script = tellPictureBook({ theme, childName: 'Mia', age: 5, details: null }, { seed: place, recent: [] });
    const cast: CastSheet = castSheet(script.cast, { seed: place });
    const page = script.pages[place % script.pages.length];
    if (!page) throw new Error('A book has no pages.');
    return { scene: page.scene, cast, style, seed: place };
  });
}

/** One page on one core, in each style: the drawing alone, then all the way to what is sent, and its weight. */
export async function measurePages(): Promise<readonly Figure[]> {
  const textures = makeTextures();
  const illustrator = createEmbeddedIllustrator({ processes: 1 });
  const figures: Figure[] = [];
  try {
    await illustrator.warm();
    for (const style of PICTURE_STYLES) {
      const pages = pagesIn(style);
      const drawing: number[] = [];
      const making: number[] = [];
      const bytes: number[] = [];
      for (const [place, page] of [...pages.slice(0, 2), ...pages].entries()) {
        const began = performance.now();
        drawPage(page, { textures });
        const drawn = performance.now();
        const { images } = await illustrator.drawPage(page);
        // The first two only warm the compiler up, as earlier books do.
        if (place < 2) continue;
        drawing.push(drawn - began);
        making.push(performance.now() - drawn);
        bytes.push(Math.max(...images.map((image) => image.bytes.length)) / 1000);
      }
      figures.push(
        { name: `${style}: drawing as SVG, p50`, value: percentile(drawing, 0.5), unit: 'ms', bar: { atMost: 30 } },
        { name: `${style}: drawing as SVG, p95`, value: percentile(drawing, 0.95), unit: 'ms' },
        {
          name: `${style}: a picture in both widths, p50`,
          value: percentile(making, 0.5),
          unit: 'ms',
          bar: { atMost: 400 },
        },
        { name: `${style}: a picture in both widths, p95`, value: percentile(making, 0.95), unit: 'ms' },
        { name: `${style}: heaviest as sent`, value: Math.max(...bytes), unit: 'kB', bar: { atMost: 200 } },
      );
    }
    return figures;
  } finally {
    await illustrator.close();
  }
}

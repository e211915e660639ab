import type { Picture } from '@storylantern/contract';

type Illustrator = typeof import('@storylantern/illustrator');

/** A figure with nothing behind it. */
export type Figure = Parameters<Illustrator['drawCutOut']>[0];

/** A drawing as an address an <img> can show, and what it shows in words. */
export interface Drawing {
  readonly src: string;
  readonly description: string;
}

async function fetchIllustrator() {
  const illustrator = await import('@storylantern/illustrator');
  return { illustrator, textures: illustrator.makeTextures() };
}

let fetched: ReturnType<typeof fetchIllustrator> | undefined;

/** The illustrator and its textures, fetched and made once, long after the first page was painted. */
const ready = () => (fetched ??= fetchIllustrator());

const drawings = new Map<string, Promise<Drawing>>();

/** Draws once for the same request, and keeps the drawing for the visit. */
function once(
  kind: 'page' | 'figure',
  request: Picture | Figure,
  draw: () => Promise<{ readonly svg: string; readonly description: string }>,
): Promise<Drawing> {
  const key = `${kind} ${JSON.stringify(request)}`;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = draw().then(({ svg, description }) => ({
    src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    description,
  }));
  drawings.set(key, drawing);
  return drawing;
}

/** Draws a page. */
export const drawPage = (picture: Picture): Promise<Drawing> =>
  once('page', picture, async () => {
    const { illustrator, textures } = await ready();
    return illustrator.drawPicture(picture, { textures });
  });

/** Draws a figure. */
export const drawFigure = (figure: Figure): Promise<Drawing> =>
  once('figure', figure, async () => {
    const { illustrator, textures } = await ready();
    return illustrator.drawCutOut(figure, { textures });
  });

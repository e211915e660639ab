import type { Looks, Picture } from '@storylantern/contract';
import type { CutOut } from '@storylantern/illustrator';

/** A figure with nothing behind it, standing on the lower edge of its picture. */
export type Figure = CutOut;

/** The head of a child on a warm glow. */
export interface Face {
  readonly looks: Looks;
  /** Years. */
  readonly age: number;
}

/** A drawing as an address an <img> can show, and what it shows in words where it tells something. */
export interface Drawing {
  readonly src: string;
  readonly description: string;
}

async function fetchIllustrator() {
  const illustrator = await import('@storylantern/illustrator');
  return { ...illustrator, textures: illustrator.makeTextures() };
}

let fetched: ReturnType<typeof fetchIllustrator> | undefined;

/** The illustrator and its textures, fetched and made once, long after the first page was painted. */
const ready = () => (fetched ??= fetchIllustrator());

const drawings = new Map<string, Promise<Drawing>>();

const asDrawing = (svg: string, description = ''): Drawing => ({
  src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  description,
});

/** Draws once for the same request, and keeps the drawing for the visit. */
function once(request: unknown, draw: () => Promise<Drawing>): Promise<Drawing> {
  const key = JSON.stringify(request);
  const drawing = drawings.get(key) ?? draw();
  drawings.set(key, drawing);
  return drawing;
}

/** Draws a page. */
export const drawPage = (picture: Picture): Promise<Drawing> =>
  once(['page', picture], async () => {
    const { drawPicture, textures } = await ready();
    const { svg, description } = drawPicture(picture, { textures });
    return asDrawing(svg, description);
  });

/** Draws a figure. */
export const drawFigure = (figure: Figure): Promise<Drawing> =>
  once(['figure', figure], async () => asDrawing((await ready()).drawCutOut(figure)));

/** Draws a face. */
export const drawFace = ({ looks, age }: Face): Promise<Drawing> =>
  once(['face', looks, age], async () => asDrawing((await ready()).drawPortrait(looks, age)));

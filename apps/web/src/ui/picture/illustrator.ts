import type { Picture } from '@storylantern/contract';
import type { DrawingAnswer, DrawingRequest, Face, Figure, OpenFace, OpenPicture } from './drawing-request.ts';

/** A drawing as an address an <img> can show, and what it shows in words where it tells something. */
export interface Drawing {
  readonly src: string;
  readonly description: string;
}

interface Waiting {
  readonly resolve: (drawing: Drawing) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let lastId = 0;

function receive(answer: DrawingAnswer): void {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('failed' in answer) asked?.reject(new Error(answer.failed));
  else {
    const src = URL.createObjectURL(new Blob([answer.svg], { type: 'image/svg+xml' }));
    asked?.resolve({ src, description: answer.description });
  }
}

function hire(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<DrawingAnswer>) => receive(event.data));
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The illustrator could not be fetched.'));
    waiting.clear();
  });
  return worker;
}

let illustrator: Worker | undefined;
const drawings = new Map<string, Promise<Drawing>>();

/** Draws once for the same request, and keeps the drawing for the visit. A failed one may be asked for again. */
function draw(request: DrawingRequest): Promise<Drawing> {
  const key = JSON.stringify(request);
  const known = drawings.get(key);
  if (known) return known;
  illustrator ??= hire();
  const worker = illustrator;
  const drawing = new Promise<Drawing>((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    worker.postMessage({ id: lastId, request }, []);
  });
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

/** Draws a page. */
export const drawPage = (picture: Picture | OpenPicture): Promise<Drawing> => draw({ kind: 'page', picture });

/** Draws a figure. */
export const drawFigure = (figure: Figure): Promise<Drawing> => draw({ kind: 'figure', figure });

/** Draws a face. */
export const drawFace = (face: Face | OpenFace): Promise<Drawing> => draw({ kind: 'face', face });

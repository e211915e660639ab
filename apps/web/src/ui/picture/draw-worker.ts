import {
  drawCutOut,
  drawPicture,
  drawPortrait,
  looksFor,
  makeTextures,
  understandAppearance,
} from '@storylantern/illustrator';
import type { Picture } from '@storylantern/contract';
import type { DrawingAnswer, DrawingRequest, Face, OpenFace, OpenPicture } from './drawing-request.ts';

const textures = makeTextures();

function closed(picture: Picture | OpenPicture): Picture {
  if (!('name' in picture)) return picture;
  const { name, looks, words, ...rest } = picture;
  const told = words ? understandAppearance(words) : {};
  return { ...rest, looks: looksFor(name, picture.age, { ...told, ...looks }) };
}

const closedFace = (face: Face | OpenFace): Face =>
  'name' in face ? { age: face.age, looks: looksFor(face.name, face.age, face.looks) } : face;

function draw(request: DrawingRequest): { readonly svg: string; readonly description: string } {
  switch (request.kind) {
    case 'page':
      return drawPicture(closed(request.picture), { textures });
    case 'figure':
      return { svg: drawCutOut(request.figure), description: '' };
    case 'face': {
      const { looks, age } = closedFace(request.face);
      return { svg: drawPortrait(looks, age), description: '' };
    }
  }
}

/** The illustrator at work beside the page, so that drawing never makes the page stutter. */
addEventListener('message', (event: MessageEvent<{ readonly id: number; readonly request: DrawingRequest }>) => {
  const { id, request } = event.data;
  let answer: DrawingAnswer;
  try {
    const { svg, description } = draw(request);
    answer = { id, svg, description };
  } catch (error) {
    answer = { id, failed: String(error) };
  }
  postMessage(answer);
});

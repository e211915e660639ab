import type { PagePicture, Picture } from '@storylantern/contract';
import { describePage, describePicture } from '@storylantern/illustrator';
import type { DrawnPicture, Illustrator } from '../maker.ts';
import { ModelServerFault } from '../model-server/fault.ts';
import type { CallPurpose, PictureModel } from '../model-server/models.ts';
import { faultBehind, type Defects } from '../model-server/own-defect.ts';
import type { EmbeddedIllustrator } from './embedded-illustrator.ts';
import { coverPrompt, pagePrompt } from './prompts/picture.ts';

interface RemoteIllustratorParts {
  readonly model: PictureModel;
  /** The illustrator on this machine: checks what comes, and draws what does not. */
  readonly own: EmbeddedIllustrator;
  readonly defects: Defects;
}

/** Our own shape in pixels; what a server gives in another one is cut to it. */
const ASKED = { width: 1024, height: 768 } as const;

/**
 * An illustrator that has a model paint. What comes is decoded and looked at in a process of its own, as nobody knows what
 * is in it; a picture that is missing, broken, small or empty is drawn on this machine, that one alone.
 */
export function createRemoteIllustrator({ model, own, defects }: RemoteIllustratorParts): Illustrator {
  async function painted(
    purpose: CallPurpose,
    prompt: string,
    description: string,
    instead: () => Promise<DrawnPicture>,
    signal: AbortSignal | undefined,
  ): Promise<DrawnPicture> {
    try {
      const bytes = await model.draw({ purpose, prompt, ...ASKED, signal });
      const images = await own.receive(bytes, { signal });
      if (images === null) throw new ModelServerFault('not-usable');
      return { images, mime: 'image/webp', description, maker: { by: 'remote', name: model.name } };
    } catch (error) {
      signal?.throwIfAborted();
      const { sentence } = faultBehind(error, defects);
      const drawn = await instead();
      return { ...drawn, maker: { ...drawn.maker, note: `${sentence} Storylantern drew this itself.` } };
    }
  }
  return {
    draw: (picture: Picture, { signal } = {}) =>
      painted('cover', coverPrompt(picture), describePicture(picture), () => own.draw(picture, { signal }), signal),
    drawPage: (picture: PagePicture, { signal } = {}) =>
      painted('page', pagePrompt(picture), describePage(picture), () => own.drawPage(picture, { signal }), signal),
  };
}

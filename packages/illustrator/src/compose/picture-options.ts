import type { Textures } from '../paint/textures.ts';

export interface PictureOptions {
  /** Grain, made once with `makeTextures`. Without it the picture is smooth, and smaller. */
  readonly textures?: Textures;
  /** The place alone, without anybody: to see how well figures stand out from it. */
  readonly empty?: boolean;
}

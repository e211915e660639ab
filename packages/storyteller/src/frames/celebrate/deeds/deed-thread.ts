import type { NamedScene } from '../../scene.ts';

/** One kind of deed with an image and paragraphs of its own: a first bite, a goodbye at a door. */
export interface DeedThread extends NamedScene {
  readonly titles: { readonly young: string; readonly older: string };
}

/** A frame that tells these kinds of deeds as well, before its own threads. */
export { withScenes as withDeeds } from '../../scene.ts';

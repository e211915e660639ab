import type { PageScene } from '@storylantern/contract';

const NEXT: Readonly<Record<PageScene['camera'], PageScene['camera']>> = {
  wide: 'medium',
  medium: 'close',
  close: 'wide',
};

/** How near the next picture of the same scene is seen: asked again and again, it goes through all there are. */
export const otherCamera = (camera: PageScene['camera']): PageScene['camera'] => NEXT[camera];

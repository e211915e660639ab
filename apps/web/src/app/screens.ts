import { lazy } from 'react';

/** Every route that has a screen; its code is fetched when it is first shown. */
export const SCREENS = {
  '/': lazy(() => import('../features/landing/landing-screen.tsx')),
  '/categories': lazy(() => import('../features/categories/categories-screen.tsx')),
  '/topics/:category': lazy(() => import('../features/topics/topics-screen.tsx')),
  '/custom-story': lazy(() => import('../features/custom-story/custom-story-screen.tsx')),
  '/story/:id': lazy(() => import('../features/story/story-screen.tsx')),
  '/my-library': lazy(() => import('../features/library/library-screen.tsx')),
};

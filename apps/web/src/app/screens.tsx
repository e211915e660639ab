import { lazy, useState, type ComponentType } from 'react';

interface ScreenModule {
  readonly default: ComponentType;
}

/** A screen whose code is fetched when it is first shown, or beforehand by `fetchScreen`. */
function screen(load: () => Promise<ScreenModule>) {
  let fetched: ComponentType | undefined;
  const fetchScreen = async () => {
    const module = await load();
    fetched = module.default;
    return module;
  };
  const Lazy = lazy(fetchScreen);
  function Screen() {
    // Chosen once a visit: what was fetched beforehand is shown without waiting a moment for itself.
    const [Chosen] = useState<ComponentType>(() => fetched ?? Lazy);
    return <Chosen />;
  }
  return { Screen, fetchScreen };
}

/** Every route that has a screen. */
export const SCREENS = {
  '/': screen(() => import('../features/landing/landing-screen.tsx')),
  '/categories': screen(() => import('../features/categories/categories-screen.tsx')),
  '/topics/:category': screen(() => import('../features/topics/topics-screen.tsx')),
  '/custom-story': screen(() => import('../features/custom-story/custom-story-screen.tsx')),
  '/story/:id': screen(() => import('../features/story/story-screen.tsx')),
  '/illustrated-story': screen(() => import('../features/illustrated-story/illustrated-story-screen.tsx')),
  '/illustrated-story/:id': screen(() => import('../features/illustrated-story/book-screen.tsx')),
  '/my-library': screen(() => import('../features/library/library-screen.tsx')),
};

/** Fetches the screen of an address. One that has none needs no code, and one that fails is tried again when shown. */
export async function fetchScreenOf(path: string): Promise<void> {
  const parts = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
  const found = Object.entries(SCREENS).find(([route]) => {
    const marks = route.split('/');
    return marks.length === parts.length && marks.every((mark, index) => mark.startsWith(':') || mark === parts[index]);
  })?.[1];
  await found?.fetchScreen().catch(reportError);
}

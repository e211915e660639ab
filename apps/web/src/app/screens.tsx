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
  '/expert-help': screen(() => import('../features/expert-help/expert-help-screen.tsx')),
  '/expert-story/:challengeId/:storyIndex': screen(() => import('../features/story/story-screen.tsx')),
  '/pre-created-stories': screen(() => import('../features/pre-created-stories/pre-created-stories-screen.tsx')),
  '/guidance/:id': screen(() => import('../features/guidance/guidance-screen.tsx')),
  '/illustrated-story': screen(() => import('../features/illustrated-story/illustrated-story-screen.tsx')),
  '/illustrated-story/:id': screen(() => import('../features/illustrated-story/book-screen.tsx')),
  '/educational-adventures': screen(() => import('../features/educational-adventures/adventures-screen.tsx')),
  '/custom-song': screen(() => import('../features/custom-song/custom-song-screen.tsx')),
  '/song/:id': screen(() => import('../features/custom-song/song-screen.tsx')),
  '/song/:id/lead-sheet': screen(() => import('../features/custom-song/lead-sheet-screen.tsx')),
  '/lumi-chat': screen(() => import('../features/lumi/lumi-screen.tsx')),
  '/lumi-assistant': screen(() => import('../features/lumi/lumi-screen.tsx')),
  '/progress-dashboard': screen(() => import('../features/progress-dashboard/progress-dashboard-screen.tsx')),
  '/development-percentiles': screen(
    () => import('../features/development-percentiles/development-percentiles-screen.tsx'),
  ),
  '/children': screen(() => import('../features/children/children-screen.tsx')),
  '/children/:id': screen(() => import('../features/children/child-screen.tsx')),
  '/my-library': screen(() => import('../features/library/library-screen.tsx')),
  '/model-servers': screen(() => import('../features/model-servers/model-servers-screen.tsx')),
  '/your-data': screen(() => import('../features/your-data/your-data-screen.tsx')),
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

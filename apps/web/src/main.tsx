// First, since it sets the order of the style layers.
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { fetchScreenOf } from './app/screens.tsx';
import { Shell } from './app/shell.tsx';
import { followTheme } from './lib/theme.ts';

followTheme();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place to stand on.');
const root = createRoot(place);

const app = (
  <StrictMode>
    <Providers>
      <Shell>
        <Router />
      </Shell>
    </Providers>
  </StrictMode>
);

// The first screen comes whole: its code is asked for before anything is drawn, so that nothing jumps.
void fetchScreenOf(location.pathname).then(() => root.render(app));

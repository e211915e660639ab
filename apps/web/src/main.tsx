// First, since it sets the order of the style layers.
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { Shell } from './app/shell.tsx';
import { followTheme } from './lib/theme.ts';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to stand on.');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <Shell>
        <Router />
      </Shell>
    </Providers>
  </StrictMode>,
);

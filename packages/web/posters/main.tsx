/** One poster, filling the window: what e2e/posters.ts takes pictures of. */
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useSettings } from '../src/app/settings.ts';
import '../src/style/fonts.css';
import '../src/style/base.css';

const posters = {
  alhambra: lazy(() => import('../src/games/alhambra/Poster.tsx')),
  'last-will': lazy(() => import('../src/games/last-will/Poster.tsx')),
};

const asked = new URLSearchParams(location.search);
useSettings.setState({ language: asked.get('language') ?? '' });
const Poster = posters[asked.get('game') as keyof typeof posters];

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ display: 'grid', height: '100vh' }}>
    <Suspense>
      <Poster />
    </Suspense>
  </div>,
);

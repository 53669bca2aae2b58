/** One poster, filling the window: what e2e/posters.ts takes pictures of. */
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import '@parlour/table-kit/style/fonts.css';
import '@parlour/table-kit/style/base.css';

const posters = {
  alhambra: lazy(() => import('../../alhambra/src/table/Poster.tsx')),
  'last-will': lazy(() => import('../../last-will/src/table/Poster.tsx')),
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

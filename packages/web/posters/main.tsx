/** One poster, filling the window: what e2e/posters.ts takes pictures of. */
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useSettings } from '@parlour/table-kit/reader/settings.ts';
import '@parlour/table-kit/style/fonts.css';
import '@parlour/table-kit/style/base.css';

const posters = import.meta.glob<{ default: ComponentType }>('../../*/src/table/Poster.tsx');

const asked = new URLSearchParams(location.search);
useSettings.setState({ language: asked.get('language') ?? '' });
const Poster = lazy(posters[`../../${asked.get('game')}/src/table/Poster.tsx`] ?? (() => Promise.reject(new Error('no such poster'))));

createRoot(document.getElementById('root')!).render(
  <div style={{ display: 'grid', height: '100vh' }}>
    <Suspense>
      <Poster />
    </Suspense>
  </div>,
);

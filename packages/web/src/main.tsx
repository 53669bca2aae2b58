import './shell/strict.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { applySettings } from '@parlour/table-kit/reader/settings.ts';
import '@parlour/table-kit/style/fonts.css';
import '@parlour/table-kit/style/base.css';

applySettings();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

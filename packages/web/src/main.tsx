import './shell/zod-without-eval.ts';
import { applySettings } from '@parlour/table-kit/reader/settings.ts';
import { addText } from '@parlour/table-kit/reader/voice.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boxText } from './games/boxes.ts';
import { App } from './shell/App.tsx';
import { watchInstall } from './shell/install.ts';
import { keepPresses } from './shell/presses.ts';
import { watchReleases } from './shell/release.ts';
import { webText } from './text/index.ts';
import '@parlour/table-kit/style/fonts.css';
import '@parlour/table-kit/style/base.css';

addText(webText);
addText(boxText);
applySettings();
keepPresses();
watchReleases();
watchInstall();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressed } from './compressed.ts';
import { icons } from './icons.ts';

/** Where the server listens while the page is being worked on (`vite` serves the page, the server the tables). */
const server = 'http://localhost:8080';

/** Whether the games to learn from can be played: while the page is being worked on, or where somebody builds it so. */
const withExamples = (command: string) => command === 'serve' || process.env['PARLOUR_EXAMPLES'] === '1';

/** A page that is looked at a few times and thrown away: compressing takes longer than all the rest. */
const FOR_A_LOOK = 'for-a-look';

/** What an installed Parlour looks like, as `node e2e/pictures.ts` took it on a desk and on a phone. */
function picture(name: string, label: string) {
  const [form_factor, sizes] = name.endsWith('-phone') ? (['narrow', '390x844'] as const) : (['wide', '1440x900'] as const);
  return { src: `/pictures/${name}.jpeg`, sizes, type: 'image/jpeg', form_factor, label };
}

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.PARLOUR_EXAMPLES': JSON.stringify(withExamples(command)) },
  plugins: [
    icons(),
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Parlour',
        short_name: 'Parlour',
        description: 'A table for great card-and-board games: alone, on one screen, or online with friends.',
        theme_color: '#1d2a44',
        background_color: '#f5eddd',
        display: 'standalone',
        id: '/',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        ],
        screenshots: [
          picture('alhambra', 'Alhambra: The Card Game'),
          picture('last-will', 'Last Will'),
          picture('alhambra-phone', 'Alhambra: The Card Game'),
          picture('last-will-phone', 'Last Will'),
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,jpeg,woff2}'],
        // Only shown while one is asked whether to install.
        globIgnores: ['pictures/**'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|ws|healthz|readyz|metrics|openapi)/],
        cleanupOutdatedCaches: true,
        importScripts: ['/push.js'],
      },
    }),
    mode !== FOR_A_LOOK && compressed(),
  ],
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // How long each step of the build took is no warning about the page.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What the start page needs is one file: in small ones it would be 4 kB more to load.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/ws': { target: server, ws: true } } },
}));

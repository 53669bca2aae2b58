import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], testTimeout: 60_000 },
});

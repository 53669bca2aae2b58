/**
 * A small build step: beside every file of text a compressed one, small once instead of on every visit. The server sends whichever the browser
 * understands (browsers take brotli only over HTTPS and from their own machine).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'parlour-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        const paths = await readdir(folder, { recursive: true });
        await Promise.all(
          paths.filter((path) => /\.(js|css|html|svg|webmanifest)$/.test(path)).map((path) => compress(join(folder, path))),
        );
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
}

import { createRequire } from 'node:module';
import { exportOf, type Face, type Faces, type Folders } from './face.ts';

const { resolve } = createRequire(import.meta.url);

export const folders: Folders = {
  withExamples: process.env['PARLOUR_EXAMPLES'] === '1',
  async load<Name extends Face>(id: string, face: Name): Promise<Faces[Name] | undefined> {
    const name = face === 'rules' ? `@parlour/${id}` : `@parlour/${id}/${face}`;
    return isThere(name) ? ((await import(/* @vite-ignore */ name)) as Record<string, Faces[Name]>)[exportOf[face]] : undefined;
  },
};

function isThere(name: string): boolean {
  try {
    resolve(name);
    return true;
  } catch (error) {
    if (['ERR_PACKAGE_PATH_NOT_EXPORTED', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

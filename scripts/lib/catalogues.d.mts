export function textFolders(home?: string): string[];
export function languagesIn(folder: string): string[];
export function writeCatalogues(home?: string): string[];
export function staleIndexes(home?: string): string[];

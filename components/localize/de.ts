/// <reference types="vite/types/importMeta.d.ts" />
import type { TemplateMap } from '@lit/localize/internal/types.js';

/**
 * German: what each folder of components says, from its own `x.de.ts`. Ids are @lit/localize's hashes of the English
 * text, which stands beside each; a test finds what is missing there or no longer said. `${0}` is the first value of the
 * English text.
 */
const parts = import.meta.glob<TemplateMap>('../*/*.de.ts', { eager: true, import: 'german' });

export const templates: TemplateMap = Object.assign({}, ...Object.values(parts));

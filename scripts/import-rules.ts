/**
 * Who may import whom (ARCHITECTURE.md, "Who may import whom"). The tables in scripts/import-rules/places/
 * are the rules; the rest of that folder only applies them.
 */
import { fileURLToPath } from 'node:url';
import { checkTree } from './import-rules/check.ts';
import type { Place } from './import-rules/place.ts';
import { COMPONENT_PLACES } from './import-rules/places/components.ts';
import { DISTRICT_PLACES } from './import-rules/places/districts.ts';
import { OUTSIDE_PLACES } from './import-rules/places/outside.ts';

/** Every place; of those that match a file, the first one counts. */
export const PLACES: readonly Place[] = [...DISTRICT_PLACES, ...COMPONENT_PLACES, ...OUTSIDE_PLACES];

if (import.meta.main) {
  const { files, violations, figures } = await checkTree(
    fileURLToPath(new URL('..', import.meta.url)),
    PLACES,
  );
  for (const figure of figures) console.log(figure);
  for (const violation of violations) console.error(violation);
  console.log(`${files} files, ${violations.length} against the import rules`);
  if (violations.length > 0 || files === 0) process.exitCode = 1;
}

/** Generates both clients from a document: `node generate.mjs document.json folder`. */
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [document = '', folder = ''] = process.argv.slice(2);
const types = await openapiTS(JSON.parse(readFileSync(document, 'utf8')));
writeFileSync(join(folder, 'schema.ts'), astToString(types));
await createClient({
  input: document,
  output: { path: join(folder, 'hey') },
  logs: { level: 'silent' },
  plugins: [
    '@hey-api/client-fetch',
    'zod',
    // Not requests: the validator looks a required header up as a property of a `Headers` object, and finds none.
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
  ],
});

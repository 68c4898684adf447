/**
 * Generates clients from a document: `node generate.mjs document.json folder` with one generator, and
 * `node generate.mjs document.json folder all` with all.
 */
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import openapiTS, { astToString } from 'openapi-typescript';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateApi } from 'swagger-typescript-api';

const [document = '', folder = '', which] = process.argv.slice(2);
const content = JSON.parse(readFileSync(document, 'utf8'));
await createClient({
  input: document,
  output: { path: join(folder, 'hey') },
  logs: { level: 'silent' },
  plugins: [
    '@hey-api/client-fetch',
    'zod',
    // Not requests: the validator looks a required header up as a property of a `Headers` object, and finds
    // none.
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
  ],
});
if (which === 'all') {
  writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(content)));
  await generateApi({
    input: document,
    output: resolve(folder, 'swagger'),
    fileName: 'api.ts',
    silent: true,
  });
  await generate(
    {
      input: { target: document },
      output: { target: resolve(folder, 'orval/api.ts'), client: 'fetch', baseUrl: content.servers[0].url },
    },
    folder,
  );
}

// @ts-check
/**
 * Uses the service from inside its network: mints a session, creates a plant with it, uploads a picture, which native
 * code decodes, and reads every page that /docs links to. Prints what it did. `node visitor.mjs http://localhost:8080`
 */
import { randomUUID } from 'node:crypto';

const [, , api = 'http://localhost:8080'] = process.argv;
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNQWlWutKqcAUIBACIOBQ1SVdxDAAAAAElFTkSuQmCC';

/** @param {string} operation @param {string} credential @param {unknown} [body] @param {string} [type] */
async function call(operation, credential, body, type = 'application/json') {
  const [method, path] = operation.split(' ');
  const response = await fetch(`${api}${path}`, {
    ...(method && { method }),
    headers: {
      'content-type': type,
      'idempotency-key': randomUUID(),
      ...(credential && { authorization: `Bearer ${credential}` }),
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
  return response.json();
}

const { key, merchants } = await call('POST /v1/partners', '', { name: 'Greenhouse POS' });
const merchant = merchants.find((/** @type {{ status: string }} */ { status }) => status === 'active').id;
const session = await call('POST /v1/sessions', key.secret, {
  merchant,
  scopes: ['plants:read', 'plants:write'],
});
const plant = await call('POST /plants', session.token, { id: 7, name: 'Monstera deliciosa' });
console.log(`plant ${plant.name}`);
const image = await call(
  `POST /v1/images?merchant=${merchant}&decorative=true`,
  key.secret,
  new Blob([Buffer.from(PICTURE, 'base64')]),
  'image/png',
);
console.log(`image ${image.id}`);

const links = new Set(['/docs', '/docs/index', '/sign-up', '/trellis/trellis.js', '/openapi.json']);
let seen = 0;
for (const path of links) {
  const response = await fetch(api + path);
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  seen += 1;
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
  for (const [, found = ''] of text.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
    const isFile = /\.\w+$/.test(found);
    if (isFile || found.startsWith('/docs')) links.add(found);
  }
}
console.log(`${seen} pages and files`);

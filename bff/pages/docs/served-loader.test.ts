import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { withServedLoader } from './markdown.ts';

/** The service with the built files: `npm test` builds first. */
let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('the chapter shows the loader of this service, with the hash of the bytes that a browser gets', async () => {
  const page = await (await fetch(`${service.url}/docs/guides/frameworks`)).text();
  const text = page.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"');
  const [, address = '', integrity] = /src="([^"]+\/elements\/[^"]+)"\s+integrity="([^"]+)"/.exec(text) ?? [];
  expect(address).toMatch(new RegExp(`^${service.url}/elements/\\d+\\.\\d+\\.\\d+/trellis\\.js$`));
  const served = await fetch(address);
  expect(served.status).toBe(200);
  const hash = createHash('sha384').update(new Uint8Array(await served.arrayBuffer()));
  expect(integrity).toBe(`sha384-${hash.digest('base64')}`);
  // Browsers require this for a cross-origin script with an integrity hash.
  expect(served.headers.get('access-control-allow-origin')).toBe('*');
});

test('what is no loader with a place for its hash stays as it is', () => {
  const written = `<script src="https://trellis.example/elements/1/trellis.js"></script> sha384-…`;
  expect(withServedLoader(written, service.url)).toBe(written);
});

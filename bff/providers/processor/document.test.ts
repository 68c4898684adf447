import { expect, test } from 'vitest';
import { processorDocument, PROCESSOR_OPERATIONS } from './contract/processor.ts';
import { runningProcessor } from './testing/running-processor.ts';

const processor = runningProcessor();

test('docs/processor.openapi.json is the contract as it is declared', async () => {
  const text = `${JSON.stringify(processorDocument(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/processor.openapi.json');
});

test('it has every operation, and nothing refers to what it has not', () => {
  const text = JSON.stringify(processorDocument());
  for (const { id } of PROCESSOR_OPERATIONS) expect(text).toContain(`"operationId":"${id}"`);
  const { components } = processorDocument() as { components: { schemas: Record<string, object> } };
  for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect([name, name in components.schemas]).toEqual([name, true]);
  }
});

test('the built-in processor serves it to anyone', async () => {
  const response = await fetch(`${processor.service.url}/openapi.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await response.json()).toEqual(processorDocument());
});

test.each(['/openapi.json', '/healthz', '/unknown'])('no browser or cache keeps or runs %s', async (path) => {
  const { headers } = await fetch(`${processor.service.url}${path}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

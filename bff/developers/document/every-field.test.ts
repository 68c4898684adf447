import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liftLimits } from '../../testing/service/no-limits.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { exampleOf } from '../../core/contract/examples.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from './operations.ts';
import {
  fieldsOf,
  withValue,
  wrongValuesOf,
  type FieldSchema,
  type Sent,
  type Value,
} from '../../core/contract/testing/wrong-values.ts';

let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  token = await mintToken(service, partner);
});
afterAll(() => service.stop());

/** A body is checked before its scope and before any look-up, so no record has to exist. */
const withBody = OPERATIONS.filter(({ body, credentials }) => body !== undefined && credentials.length > 0);

function wrongBodiesOf(operation: Operation): { sent: Sent; body: Value }[] {
  const example = exampleOf(operation).request as Value;
  return [...fieldsOf(operation.body as unknown as FieldSchema, example)].flatMap((field) =>
    [...wrongValuesOf(field)].map((sent) => ({
      sent,
      body: withValue(example, sent.path, sent.value) ?? null,
    })),
  );
}

async function refusalOf(
  operation: Operation,
  body: Value,
): Promise<{ status: number; param: string; text: string }> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(exampleOf(operation).path[name]),
  );
  const reply = await call(service, `${operation.method.toUpperCase()} ${path}`, {
    credential: operation.credentials.includes('key') ? partner.key : token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  return { status: reply.status, param: String(reply.body['param']), text: reply.text };
}

/** Whether it is the field itself, a part of it, or a whole that contains it. */
const isAbout = (param: string, path: string): boolean =>
  param === path || param.startsWith(`${path}.`) || path.startsWith(`${param}.`);

describe('every field of a body refuses other types, and what is one beyond its bounds', () => {
  test.each(withBody)('$method $path', async (operation) => {
    const wrong: string[] = [];
    for (const { sent, body } of wrongBodiesOf(operation)) {
      const { status, param, text } = await refusalOf(operation, body);
      const path = sent.path.join('.');
      // A list over its limit may be larger than a body can be.
      if (status !== 413 && (status !== 400 || !isAbout(param, path)))
        wrong.push(`${path}: ${sent.what}: ${status} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('of which there are thousands', () => {
    expect(withBody.flatMap(wrongBodiesOf).length).toBeGreaterThan(2_000);
  });
});

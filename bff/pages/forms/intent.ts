import { createHash, randomBytes } from 'node:crypto';
import { html, type Html } from '../../gateway/html.ts';
import type { Form } from './read-form.ts';

const INTENT = /^[A-Za-z0-9_-]{22}$/;

/** Names one intent of the person who has the form open: sent twice, it is done once. */
export function intentField(): Html {
  return html`<input type="hidden" name="intent" value="${randomBytes(16).toString('base64url')}" />`;
}

/** The idempotency key of a form: other values are another intent. */
export function idempotencyKeyOf(form: Form, body: unknown): string {
  const given = form.get('intent') ?? '';
  const intent = INTENT.test(given) ? given : randomBytes(16).toString('base64url');
  return createHash('sha256').update(intent).update(JSON.stringify(body)).digest('base64url');
}

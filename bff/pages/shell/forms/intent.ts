import { createHash, randomBytes } from 'node:crypto';
import { html, type Html } from '../../../core/text/html.ts';
import type { Form } from './read-form.ts';

const INTENT = /^[A-Za-z0-9_-]{22}$/;

/** Returns the key of a form's intent: sent twice, it is done once. */
export function newIntent(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the intent sent with a form; a new one if it is invalid. */
export function intentOf(given: unknown): string {
  return typeof given === 'string' && INTENT.test(given) ? given : newIntent();
}

export function intentField(): Html {
  return html`<input type="hidden" name="intent" value="${newIntent()}" />`;
}

/** The token that ties a form to the session it was made for. */
export function csrfField({ csrf }: { readonly csrf: string }): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />`;
}

/** The idempotency key of a form with an {@link intentField}. */
export function idempotencyKeyOf(form: Form, body: unknown): string {
  return idempotencyKeyFor(intentOf(form.get('intent')), JSON.stringify(body));
}

/** The idempotency key of one intent: other values are another. */
export function idempotencyKeyFor(intent: string, body: string | Buffer): string {
  return createHash('sha256').update(intent).update(body).digest('base64url');
}

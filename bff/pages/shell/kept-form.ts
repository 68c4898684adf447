import type { Request } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg } from '../../core/text/message.ts';
import { csrfField, type Form } from './forms.ts';

/** A form that was refused for want of a proof of the person, to be sent again after it. */
export interface SentForm {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Returns a request's form without its session's token; `undefined` if no form is to be sent again. */
export function sentForm(req: Request, form: Form | undefined): SentForm | undefined {
  if (req.method !== 'POST' || !form || req.is('multipart/form-data')) return undefined;
  return { path: req.originalUrl, fields: form.entries.filter(([name]) => name !== 'csrf') };
}

/**
 * Reads a form that a page has kept.
 * @param base the path of the pages that have the form
 * @throws {ApiError} field_invalid
 */
export function readKeptForm(text: string | undefined, base: string): SentForm | undefined {
  if (text === undefined) return undefined;
  try {
    const kept = JSON.parse(text) as SentForm;
    const isForm = kept.fields.every(
      (pair) => pair.length === 2 && pair.every((part) => typeof part === 'string'),
    );
    if (isForm && pathBelow(kept.path, base) !== undefined) return kept;
  } catch {
    // Refused below.
  }
  throw new ApiError('field_invalid', { message: 'The form could not be read.' });
}

/** Returns a path below `base`, and nothing else: a field must not lead to another site. */
export function pathBelow(text: string | undefined, base: string): string | undefined {
  if (text === undefined || text.length > 500 || text.includes('//') || !text.startsWith(base))
    return undefined;
  return /^(?:[/?][\w\-./?=&%:]*)?$/.test(text.slice(base.length)) ? text : undefined;
}

/** Renders a form that was kept, for the session that the proof has opened. The script sends it by itself. */
export function sendAgain(session: { readonly csrf: string }, { path, fields }: SentForm): Html {
  return html`<form class="card sec narrow" method="post" action="${path}" data-again>
    <h1>${msg`It’s you`}</h1>
    <p>${msg`Continue with what you entered.`}</p>
    ${csrfField(session)}${fields.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <p class="buttons"><button>${msg`Continue`}</button></p>
  </form>`;
}

import type { Request } from 'express';
import { requireCsrf, requireSameOrigin } from '../same-origin.ts';
import { readForm, type Form } from './read-form.ts';

/**
 * A form of one of our own pages, made for the session that sends it. `session` is called once it is known that no
 * other site sends the request.
 * @param several fields that may occur several times
 * @throws {ApiError} origin_refused, csrf_refused, as `session` does, and as {@link readForm}
 */
export async function receiveForm<Session extends { readonly cookie: string }>(
  req: Request,
  publicOrigin: string,
  session: () => Promise<Session>,
  several: readonly string[] = [],
): Promise<{ readonly session: Session; readonly form: Form }> {
  requireSameOrigin(req, publicOrigin);
  const sender = await session();
  const form = await readForm(req, several);
  requireCsrf(sender.cookie, form.get('csrf'));
  return { session: sender, form };
}

import type { Request } from 'express';
import { requireCsrf, requireSameOrigin } from '../same-origin.ts';
import type { Form } from './read-form.ts';

/**
 * A form of one of our own pages, made for the session that sends it. `session` is called once it is known that no
 * other site sends the request, and `read` once it is known who does.
 * @throws {ApiError} origin_refused, csrf_refused, as `session` and `read` do
 */
export async function receiveForm<Session extends { readonly cookie: string }, Read extends Form = Form>(
  req: Request,
  publicOrigin: string,
  session: () => Promise<Session>,
  read: () => Promise<Read>,
): Promise<{ readonly session: Session; readonly form: Read }> {
  requireSameOrigin(req, publicOrigin);
  const sender = await session();
  const form = await read();
  requireCsrf(sender.cookie, form.get('csrf'));
  return { session: sender, form };
}

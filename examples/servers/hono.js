import { Hono } from 'hono';
import { sessionHandler } from 'trellis/server';

export function honoApp(settings) {
  const session = sessionHandler(settings);
  return new Hono().post('/trellis-session', (context) => session(context.req.raw));
}

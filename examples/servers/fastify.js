import fastify from 'fastify';
import { sessionHandler } from 'trellis/server/node';

export function fastifyApp(settings) {
  const session = sessionHandler(settings);
  const app = fastify();
  app.post('/trellis-session', async (request, reply) => {
    reply.hijack();
    await session(request.raw, reply.raw);
  });
  return app;
}

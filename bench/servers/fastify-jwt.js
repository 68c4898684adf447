/** @fastify/jwt's bare signing route: no key is checked, nothing is looked up. Tokens with the claims of a session, signed with ES256, 900 s. */
import fastifyJwt from '@fastify/jwt';
import Fastify from 'fastify';
import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';

const { SIGNING_JWK, PORT, PUBLIC_URL } = process.env;
const key = createPrivateKey({ key: JSON.parse(SIGNING_JWK), format: 'jwk' });
const app = Fastify();
await app.register(fastifyJwt, {
  secret: {
    private: key.export({ type: 'pkcs8', format: 'pem' }),
    public: createPublicKey(key).export({ type: 'spki', format: 'pem' }),
  },
  sign: { algorithm: 'ES256', expiresIn: 900_000, iss: PUBLIC_URL, aud: 'trellis' },
});
app.get('/healthz', async () => ({}));
app.post('/v1/sessions', async (request, reply) => {
  const { merchant, scopes } = request.body;
  const token = await reply.jwtSign({ sub: merchant, scope: scopes.join(' '), jti: randomUUID() });
  return reply.code(201).send({ token, expires_in: 900, scopes });
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });

/** What one would assemble from packages for the same work: token, two limits with headers, proxy. */
import { createPublicKey } from 'node:crypto';
import { Agent } from 'node:http';
import express from 'express';
import { expressjwt } from 'express-jwt';
import { rateLimit } from 'express-rate-limit';
import { createProxyMiddleware } from 'http-proxy-middleware';

const { TOKEN_ISSUER, SIGNING_JWK, UPSTREAM_URL, PORT } = process.env;
const secret = createPublicKey({ key: JSON.parse(SIGNING_JWK), format: 'jwk' });
const limitBy = (claim) =>
  rateLimit({
    windowMs: 60_000,
    limit: 1_000_000_000,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: claim,
    keyGenerator: (req) => req.auth[claim],
  });

const app = express();
app.use(expressjwt({ secret, algorithms: ['ES256'], issuer: TOKEN_ISSUER, audience: 'trellis' }));
app.use(limitBy('key'), limitBy('sub'));
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
app.use(createProxyMiddleware({ target: UPSTREAM_URL, agent }));
app.listen(Number(PORT), '127.0.0.1');

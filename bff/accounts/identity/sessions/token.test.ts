import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { loadSigningKey, type SigningKey } from './signing-key.ts';
import { signToken, verifyToken, type TokenDeps, signEs256 } from './token.ts';
import { generateKeyPairSync, verify } from 'node:crypto';

const now = Date.UTC(2026, 10, 21, 12);
const clock = { now: () => now };
const seconds = now / 1000;
let key: SigningKey;
let deps: TokenDeps;

const grant = {
  partnerId: 'par_1',
  environment: 'sandbox',
  merchantId: 'mer_1',
  keyId: 'key_1',
  lineage: 'key_1',
  scopes: ['plants:write'],
} as const;
const header = () => ({ alg: 'ES256', typ: 'trellis-session+jwt', kid: key.kid });
const payload = {
  iss: 'https://api.example',
  aud: 'trellis',
  sub: 'mer_1',
  scope: 'plants:write',
  env: 'sandbox',
  partner: 'par_1',
  key: 'key_1',
  lineage: 'key_1',
  jti: 'x',
  iat: seconds,
  exp: seconds + 900,
};

beforeAll(async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  key = await loadSigningKey(undefined as never, clock, JSON.stringify(await exportJWK(privateKey)));
  deps = { issuer: 'https://api.example', key, clock };
});

const sign = (claims: JWTPayload, head: object = {}) =>
  new SignJWT(claims).setProtectedHeader({ ...header(), ...head }).sign(key.privateKey);
/** The result for a token: 'accepted', or the code of the refusal. */
const outcomeOf = (token: string) =>
  verifyToken(token, deps).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );
const REFUSED = 'credential_invalid';

test('a signed token reads back unchanged', async () => {
  const claims = await verifyToken(await signToken(grant, deps), deps);
  expect(claims).toEqual({ ...grant, expiresAt: now + 900_000 });
});

test('the forged token of these tests is valid without a change', async () => {
  await expect(verifyToken(await sign(payload), deps)).resolves.toMatchObject({ merchantId: 'mer_1' });
});

test.each(['iss', 'aud', 'sub', 'scope', 'env', 'partner', 'key', 'lineage', 'jti', 'iat', 'exp'])(
  'a token without %s is refused',
  async (claim) => expect(await outcomeOf(await sign({ ...payload, [claim]: undefined }))).toBe(REFUSED),
);

test.each([
  ['issuer', { iss: 'https://evil.example' }],
  ['audience', { aud: 'other' }],
  ['environment', { env: 'staging' }],
  ['subject', { sub: ['mer_1'] as unknown as string }],
  ['scope', { scope: ['plants:write'] }],
  ['expiry as text', { exp: String(seconds + 900) as unknown as number }],
  ['expiry in the past', { exp: seconds }],
  ['start in the future', { nbf: seconds + 60 }],
  ['issue in the future', { iat: seconds + 60, exp: seconds + 960 }],
  ['a life that is too long', { iat: seconds - 1000, exp: seconds + 3600 }],
])('a token with a wrong %s is refused', async (_name, change) =>
  expect(await outcomeOf(await sign({ ...payload, ...change }))).toBe(REFUSED),
);

test("another node's clock may be five seconds ahead, which lengthens no life", async () => {
  const issued = (ahead: number) => sign({ ...payload, iat: seconds + ahead, exp: seconds + 900 });
  expect([await outcomeOf(await issued(5)), await outcomeOf(await issued(6))]).toEqual(['accepted', REFUSED]);
  const ended = { iat: seconds - 895, exp: seconds };
  expect(await outcomeOf(await sign({ ...payload, ...ended }))).toBe(REFUSED);
  expect(await outcomeOf(await sign({ ...payload, ...ended, exp: seconds + 1 }))).toBe('accepted');
});

test.each([
  ['type', { typ: 'JWT' }],
  ['key id', { kid: 'other' }],
  ['key id as a path', { kid: '../../dev/null' }],
])('a token with a wrong %s in its header is refused', async (_name, change) =>
  expect(await outcomeOf(await sign(payload, change))).toBe(REFUSED),
);

test("keys in a token's header are ignored", async () => {
  const evil = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(evil.publicKey);
  for (const head of [{ jwk }, { jku: 'https://evil.example/jwks' }, { x5u: 'https://evil.example/x' }]) {
    const token = await new SignJWT(payload)
      .setProtectedHeader({ ...header(), ...head })
      .sign(evil.privateKey);
    expect(await outcomeOf(token)).toBe(REFUSED);
  }
});

test('no signature, and the public key as a shared secret, are refused', async () => {
  expect(await outcomeOf(new UnsecuredJWT(payload).encode())).toBe(REFUSED);
  const secret = new TextEncoder().encode(JSON.stringify(key.publicJwk));
  expect(
    await outcomeOf(
      await new SignJWT(payload).setProtectedHeader({ ...header(), alg: 'HS256' }).sign(secret),
    ),
  ).toBe(REFUSED);
});

test('a truncated, changed or malformed token is refused', async () => {
  const token = await sign(payload);
  const [head = '', body = '', signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...payload, sub: 'mer_2' })).toString('base64url');
  const tokens = [
    token.slice(0, -4),
    `${head}.${body}.`,
    `${head}.${forged}.${signature}`,
    `${token}.x.y`,
    '{}',
    'a.b.c',
    'e'.repeat(100_000),
  ];
  for (const broken of tokens) expect(await outcomeOf(broken)).toBe(REFUSED);
});

test('every signature is 64 bytes and verifies, also with short numbers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  let short = 0;
  for (let i = 0; i < 2_000; i += 1) {
    const text = `text ${i}`;
    const signature = signEs256(text, privateKey);
    expect(signature).toHaveLength(64);
    expect(verify('sha256', Buffer.from(text), key, signature)).toBe(true);
    if (signature[0] === 0 || signature[32] === 0) short += 1;
  }
  expect(short).toBeGreaterThan(0);
});

import { createHmac } from 'node:crypto';
import {
  calculateJwkThumbprint,
  CompactEncrypt,
  exportJWK,
  exportSPKI,
  FlattenedSign,
  GeneralSign,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../service/service.ts';
import { encoded, openForge, type Forge } from './testing/forge.ts';
import { liftLimits } from '../service/no-limits.ts';
import { talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, request } from './testing/requests.ts';

let service: Service;
let forge: Forge;
beforeAll(async () => {
  service = await startService();
  const partner = await signUp(service);
  await liftLimits(service);
  forge = await openForge(service, partner);
});
afterAll(() => service.stop());

const use = (credential: string) => talk(service, request('GET /v1/sessions/current', [bearer(credential)]));
const expectNoEntry = async (credential: string) => expectRefused(await use(credential), 40102, 40103);
const now = () => Math.floor(service.clock.now() / 1000);

test('the token of these tests is valid, and so is a forged one without a defect', async () => {
  for (const good of [forge.good, await forge.signed()]) {
    expect(onlyAnswer(await use(good)).status).toBe(200);
  }
});

test.each(['none', 'None', 'nOnE', 'NONE', '', 'HS256', 'RS256', 'ES384', 'EdDSA'])(
  'the algorithm %j, with and without a signature',
  async (alg) => {
    const unsigned = `${encoded(forge.header({ alg }))}.${encoded(forge.claims)}`;
    const signature = forge.good.split('.')[2] ?? '';
    for (const last of ['', signature, 'AA', '=']) await expectNoEntry(`${unsigned}.${last}`);
    await expectNoEntry(new UnsecuredJWT(forge.claims).encode());
    await expectNoEntry(await forge.signed({}, { alg }));
  },
);

test('the public key used as a shared secret', async () => {
  const { publicKey, publicJwk, kid } = service.signingKey;
  const spki = await exportSPKI(publicKey);
  const secrets = [JSON.stringify(publicJwk), spki, spki.trim(), publicJwk.x ?? '', kid, ''];
  const text = `${encoded(forge.header({ alg: 'HS256' }))}.${encoded(forge.claims)}`;
  for (const secret of secrets) {
    await expectNoEntry(`${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`);
  }
});

test('a key that the token contains or points to', async () => {
  const evil = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(evil.publicKey);
  const heads = [
    { jwk },
    { jwk, kid: undefined },
    { jku: `${service.url}/.well-known/jwks.json` },
    { jku: 'http://127.0.0.1:1/jwks' },
    { x5u: 'http://127.0.0.1:1/x' },
    { x5c: [Buffer.from('certificate').toString('base64')] },
    { x5t: 'AAAA', 'x5t#S256': 'AAAA' },
  ];
  for (const head of heads) {
    const sign = new SignJWT(forge.claims).setProtectedHeader(forge.header(head) as never);
    await expectNoEntry(await sign.sign(evil.privateKey));
  }
});

test.each([
  { kid: undefined },
  { kid: '' },
  { kid: 'other' },
  { kid: '../../../../dev/null' },
  { kid: "' or 1=1 --" },
  { kid: 'a\u0000b' },
  { kid: ['x'] },
  { kid: { toString: 'x' } },
  { kid: '__proto__' },
  { typ: undefined },
  { typ: 'JWT' },
  { typ: 'at+jwt' },
  { typ: 'trellis-session' },
  { cty: 'JWT', typ: 'JWT' },
  { crit: ['b64'], b64: false },
  { crit: ['x'], x: 1 },
  { crit: [] },
  { crit: 'exp' },
])('the header %j under our own signature', async (change) => {
  await expectNoEntry(await forge.signed({}, change));
});

test.each([
  ['iss', 'https://evil.example'],
  ['iss', ['x']],
  ['aud', 'other'],
  ['aud', []],
  ['aud', { trellis: true }],
  ['env', 'production '],
  ['env', 'Sandbox'],
  ['env', ['sandbox']],
  ['exp', undefined],
  ['exp', String(9_999_999_999)],
  ['exp', null],
  ['exp', 1],
  ['exp', -1],
  ['exp', true],
  ['exp', 9_999_999_999],
  ['exp', 1e300],
  ['iat', undefined],
  ['iat', '1'],
  ['iat', 1],
  ['iat', 9_999_999_999],
  ['nbf', 9_999_999_999],
  ['nbf', 'now'],
  ['sub', undefined],
  ['sub', ['mer_1']],
  ['sub', { id: 1 }],
  ['scope', ['plants:write']],
  ['scope', undefined],
  ['lineage', 'key_unknown'],
  ['lineage', 1],
  ['key', 'key_unknown'],
  ['jti', undefined],
])('the claim %s as %j under our own signature', async (claim, value) => {
  await expectNoEntry(await forge.signed({ [claim]: value }));
});

test('other claims under the signature of a token that was just used, and that token again', async () => {
  const signed = await forge.signed();
  const [head = '', claims = '', signature = ''] = signed.split('.');
  const others = [
    [encoded(forge.header({ kid: 'other' })), claims],
    [head, encoded({ ...forge.claims, sub: 'mer_other' })],
    [head, encoded({ ...forge.claims, exp: Number(forge.claims.exp) + 1 })],
    [head, `${claims.slice(0, -1)}${claims.endsWith('A') ? 'B' : 'A'}`],
  ];
  for (const other of others) {
    expect(onlyAnswer(await use(signed)).status).toBe(200);
    await expectNoEntry([...other, signature].join('.'));
    await expectNoEntry(signature);
  }
  expect(onlyAnswer(await use(signed)).status).toBe(200);
});

test('a life longer than 900 seconds, by one', async () => {
  expect(onlyAnswer(await use(await forge.signed({ iat: now(), exp: now() + 900 }))).status).toBe(200);
  await expectNoEntry(await forge.signed({ iat: now(), exp: now() + 901 }));
});

test('a token of another service: its key, then our names under its key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey));
  for (const head of [{ kid }, {}]) {
    for (const iss of ['http://127.0.0.1:1', service.url]) {
      const token = new SignJWT({ ...forge.claims, iss }).setProtectedHeader(forge.header(head) as never);
      await expectNoEntry(await token.sign(privateKey));
    }
  }
});

test('JWE, and the two JSON serialisations', async () => {
  const { publicKey, privateKey } = service.signingKey;
  const payload = Buffer.from(JSON.stringify(forge.claims));
  const shared = Buffer.from(JSON.stringify(service.signingKey.publicJwk)).subarray(0, 32);
  await expectNoEntry(
    await new CompactEncrypt(payload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(shared),
  );
  const pair = await generateKeyPair('ECDH-ES', { extractable: true });
  await expectNoEntry(
    await new CompactEncrypt(payload)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: service.signingKey.kid })
      .encrypt(pair.publicKey),
  );
  expect(publicKey.usages).toEqual(['verify']);
  const flattened = await new FlattenedSign(payload)
    .setProtectedHeader(forge.header() as never)
    .sign(privateKey);
  const general = await new GeneralSign(payload)
    .addSignature(privateKey)
    .setProtectedHeader(forge.header() as never)
    .sign();
  for (const json of [JSON.stringify(flattened), JSON.stringify(general)]) {
    await expectNoEntry(json);
    await expectNoEntry(Buffer.from(json).toString('base64url'));
  }
});

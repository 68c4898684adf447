import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without settings: loopback, port 8080, the embedded database, the built-in plant API', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    dataDir: '.data',
    redisUrl: undefined,
    plantApi: undefined,
    signingJwk: undefined,
    webhookSecretsKey: undefined,
    allowLoopbackWebhooks: false,
    operator: undefined,
    logLevel: 'info',
  });
});

test('the operator has an address once its port is set, on loopback by default', () => {
  expect(readConfig({ OPERATOR_PORT: '9464' }).operator).toEqual({ port: 9464, host: '127.0.0.1' });
  const settings = { OPERATOR_PORT: '9464', OPERATOR_HOST: '10.0.0.7' };
  expect(readConfig(settings).operator).toEqual({ port: 9464, host: '10.0.0.7' });
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test.each([
  ['1', true],
  ['true', true],
  ['True', true],
  ['0', false],
  ['false', false],
  ['', false],
])('WEBHOOK_ALLOW_LOOPBACK=%s means %s', (value, meaning) => {
  expect(readConfig({ WEBHOOK_ALLOW_LOOPBACK: value }).allowLoopbackWebhooks).toBe(meaning);
});

test('the public address has no trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://api.example.com/' }).publicUrl).toBe('https://api.example.com');
});

test.each([
  [{ PORT: 'x' }, /^PORT must be/],
  [{ PORT: '0' }, /^PORT must be/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ OPERATOR_PORT: 'off' }, /^OPERATOR_PORT must be/],
  [{ OPERATOR_PORT: '8080' }, /^OPERATOR_PORT must differ from PORT/],
  [{ PUBLIC_URL: 'api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'ftp://api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://a:b@api.example.com' }, /^PUBLIC_URL must be/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start/],
  [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'http://:secret-value@localhost' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'redis://:secret-value@localhost/first' }, /^REDIS_URL must be/],
  [{ REDIS_URL: 'redis:///2' }, /^REDIS_URL must be/],
  [{ PLANT_API_URL: 'https://plants.example' }, /must both be set, or neither/],
  [{ PLANT_API_TOKEN: 'secret-value' }, /must both be set, or neither/],
  [{ PLANT_API_URL: 'https://plants.example', PLANT_API_TOKEN: 'a b' }, /^PLANT_API_TOKEN must be/],
  [{ SIGNING_JWK: 'secret-value' }, /^SIGNING_JWK must be/],
  [{ SIGNING_JWK: '{"kty":"RSA"}' }, /^SIGNING_JWK must be/],
  [{ WEBHOOK_SECRETS_KEY: 'secret-value' }, /^WEBHOOK_SECRETS_KEY must be/],
  [{ WEBHOOK_ALLOW_LOOPBACK: 'yes' }, /^WEBHOOK_ALLOW_LOOPBACK must be/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
])('%j stops the start with a message that names the setting', (env, message) => {
  const start = (): unknown => readConfig(env);
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(message);
  expect(start).not.toThrow(/secret-value/);
});

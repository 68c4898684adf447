import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing set: loopback, port 8080, the embedded database, the built-in plant API', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    databaseUrl: undefined,
    dataDir: '.data',
    plantApi: undefined,
    signingJwk: undefined,
    logLevel: 'info',
  });
});

test('an empty setting is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://api.example.com/' }).publicUrl).toBe('https://api.example.com');
});

test.each([
  [{ PORT: 'x' }, /^PORT must be/],
  [{ PORT: '0' }, /^PORT must be/],
  [{ PORT: '70000' }, /^PORT must be/],
  [{ PUBLIC_URL: 'api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'ftp://api.example.com' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'https://a:b@api.example.com' }, /^PUBLIC_URL must be/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start/],
  [{ PLANT_API_URL: 'https://plants.example' }, /go together/],
  [{ PLANT_API_TOKEN: 'secret-value' }, /go together/],
  [{ PLANT_API_URL: 'https://plants.example', PLANT_API_TOKEN: 'a b' }, /^PLANT_API_TOKEN must be/],
  [{ SIGNING_JWK: 'secret-value' }, /^SIGNING_JWK must be/],
  [{ SIGNING_JWK: '{"kty":"RSA"}' }, /^SIGNING_JWK must be/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
])('%j stops the start with a line that names the setting', (env, message) => {
  const start = (): unknown => readConfig(env);
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(message);
  expect(start).not.toThrow(/secret-value/);
});

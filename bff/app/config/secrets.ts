import { ConfigError, text, type Env } from './setting.ts';

export function signingJwk(env: Env): string | undefined {
  const value = text(env, 'SIGNING_JWK');
  if (value === undefined) return undefined;
  const problem = new ConfigError(
    'SIGNING_JWK must be a private JWK as JSON with kty EC, crv P-256, x, y and d',
  );
  try {
    const jwk: unknown = JSON.parse(value);
    const ok =
      typeof jwk === 'object' &&
      jwk !== null &&
      'kty' in jwk &&
      jwk.kty === 'EC' &&
      'crv' in jwk &&
      jwk.crv === 'P-256' &&
      'd' in jwk;
    if (!ok) throw problem;
  } catch {
    throw problem;
  }
  return value;
}

export function webhookSecretsKey(env: Env): string | undefined {
  const value = text(env, 'WEBHOOK_SECRETS_KEY');
  if (value === undefined || /^[A-Za-z0-9+/]{43}=$/.test(value)) return value;
  throw new ConfigError(
    'WEBHOOK_SECRETS_KEY must be 32 bytes in base64, such as from: openssl rand -base64 32',
  );
}

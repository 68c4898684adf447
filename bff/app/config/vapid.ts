import { createECDH } from 'node:crypto';
import { ConfigError, text, type Env } from './setting.ts';

/** The key pair by which push services know this service, and where they reach its operator. */
export interface VapidAccess {
  /** A point on P-256, uncompressed: 65 bytes in base64url. */
  readonly publicKey: string;
  /** 32 bytes in base64url. */
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly subject: string;
}

/**
 * Reads the key pair for messages to browsers: `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT`,
 * as `npx web-push generate-vapid-keys` prints them.
 * @throws {ConfigError} some of them are missing or malformed, or the keys aren't a pair
 */
export function vapid(env: Env): VapidAccess | undefined {
  const publicKey = text(env, 'VAPID_PUBLIC_KEY');
  const privateKey = text(env, 'VAPID_PRIVATE_KEY');
  const subject = text(env, 'VAPID_SUBJECT');
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    throw new ConfigError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must all be set, or none');
  }
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    throw new ConfigError('VAPID_SUBJECT must be a mailto: address or an https: URL');
  }
  if (!/^[\w-]{43}$/.test(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY must be 32 bytes in base64url');
  if (!/^[\w-]{87}$/.test(publicKey)) throw new ConfigError('VAPID_PUBLIC_KEY must be 65 bytes in base64url');
  if (pointOf(privateKey) !== publicKey) {
    throw new ConfigError('VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY');
  }
  return { publicKey, privateKey, subject };
}

/** Returns the public key of a private one; `undefined` if it is none. */
function pointOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return undefined;
  }
  return pair.getPublicKey('base64url');
}

import type { JWTPayload } from 'jose';
import { mintToken, type Service, type SignedUp } from '../../service/service.ts';

/** Makes tokens with one thing wrong, under the service's own signature where it matters. */
export interface Forge {
  /** A token that the service minted. */
  readonly good: string;
  /** Its claims. */
  readonly claims: JWTPayload;
  /** The header of a good token, changed. */
  header(change?: object): Record<string, unknown>;
  /** Returns a token with our signature, which the service would accept if it checked the signature alone. */
  signed(claims?: object, header?: object): Promise<string>;
}

export async function openForge(service: Service, partner: SignedUp): Promise<Forge> {
  const good = await mintToken(service, partner);
  const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  const header = (change: object = {}): Record<string, unknown> => ({
    alg: 'ES256',
    typ: 'trellis-session+jwt',
    kid: service.signingKey.kid,
    ...change,
  });
  return {
    good,
    claims,
    header,
    async signed(change = {}, head = {}) {
      const text = `${encoded(header(head))}.${encoded({ ...claims, ...change })}`;
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = await crypto.subtle.sign(algorithm, service.signingKey.privateKey, Buffer.from(text));
      return `${text}.${Buffer.from(signature).toString('base64url')}`;
    },
  };
}

/** Encodes one part of a token. */
export function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test makes an authenticator or its browser do wrong. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** The person wasn't verified, but only touched the authenticator. */
  readonly isUnverified?: true;
  /** The counter, in place of the next one. */
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** The signature is one of other bytes. */
  readonly isForged?: true;
  /** Certificates of the authenticator, which aren't asked for. */
  readonly certificates?: readonly Uint8Array[];
}

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** An authenticator with one passkey (ES256), and the browser at `origin` that it is used in. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  /** Returns the browser's JSON of a new passkey. */
  make(options: PublicKeyCredentialCreationOptionsJSON, wrong: Deviation = {}): string {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const attested = [Buffer.alloc(16), length, this.#id, Buffer.from(isoCBOR.encode(key))];
    const data = this.#data(options.rp.id ?? '', wrong, attested);
    const { certificates } = wrong;
    const statement = certificates
      ? new Map<string, unknown>([
          ['alg', -7],
          ['sig', new Uint8Array(8)],
          ['x5c', certificates],
        ])
      : new Map();
    const attestation = new Map<string, unknown>([
      ['fmt', certificates ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, wrong),
      attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** Returns the browser's JSON of the use of the passkey. */
  use(options: PublicKeyCredentialRequestOptionsJSON, wrong: Deviation = {}): string {
    const data = this.#data(options.rpId ?? '', wrong);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, wrong);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(wrong.isForged ? randomBytes(8) : signed);
    return this.#credential({
      clientDataJSON,
      authenticatorData: text(data),
      signature: text(signature.sign(this.#privateKey)),
      userHandle: wrong.userHandle ?? this.#userHandle,
    });
  }

  #credential(response: object): string {
    const id = text(this.#id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #clientData(type: string, challenge: string, wrong: Deviation): string {
    const { origin = this.#origin, challenge: other = challenge } = wrong;
    return text(Buffer.from(JSON.stringify({ type, challenge: other, origin, crossOrigin: false })));
  }

  /** Authenticator data: hash of the RP ID, flags, counter, and a new credential. */
  #data(rpId: string, wrong: Deviation, attested: readonly Uint8Array[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? (this.#counter += 1));
    // Present, verified, and with a credential.
    const flags = 0x01 | (wrong.isUnverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([flags]), counter, ...attested]);
  }
}

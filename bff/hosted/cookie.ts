import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { isSecret } from './secrets.ts';

/** How long a person stays signed in on a hosted page. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

/**
 * The cookie of hosted pages. Scripts cannot read it, other sites' forms do not send it, and it goes to `/hosted` only:
 * the API never sees it.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  /** @param publicUrl - decides whether it is for https only; then its name says so, and nothing can set it over http */
  constructor(publicUrl: string) {
    this.#secure = publicUrl.startsWith('https:');
    this.#name = this.#secure ? '__Secure-trellis_hosted' : 'trellis_hosted';
  }

  read(req: IncomingMessage): string | undefined {
    const value = parseCookie(req.headers.cookie ?? '')[this.#name];
    return isSecret(value) ? value : undefined;
  }

  write(res: Response, value: string): void {
    this.#set(res, value, SESSION_MS / 1000);
  }

  clear(res: Response): void {
    this.#set(res, '', 0);
  }

  #set(res: Response, value: string, maxAge: number): void {
    const options = { path: '/hosted', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
    res.append('Set-Cookie', stringifySetCookie({ name: this.#name, value, maxAge, ...options }));
  }
}

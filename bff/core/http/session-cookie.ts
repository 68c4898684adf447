import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { isSecret } from './secrets.ts';

/** The time that a person stays signed in on the service's pages. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

export interface SessionCookieOptions {
  /**
   * Decides whether it is for https only. Then it is a `__Host-` cookie: neither http nor a neighbouring host
   * can set it. Its price is that it is for every path; browsers without https would not take it, so there
   * its path holds it.
   */
  readonly publicUrl: string;
  readonly name: string;
  /** The pages it is for. */
  readonly path: string;
  /** `strict`: not even a link on another site is followed with it. */
  readonly sameSite: 'lax' | 'strict';
  /** The time that a browser keeps it. Defaults to {@link SESSION_MS}. */
  readonly forMs?: number;
}

/** A session on our pages. Scripts cannot read it, and other sites' forms do not send it. */
export class SessionCookie {
  readonly #name: string;
  readonly #forMs: number;
  readonly #flags: Pick<
    Parameters<typeof stringifySetCookie>[0],
    'path' | 'httpOnly' | 'sameSite' | 'secure'
  >;

  constructor({ publicUrl, name, path, sameSite, forMs = SESSION_MS }: SessionCookieOptions) {
    const secure = publicUrl.startsWith('https:');
    this.#forMs = forMs;
    this.#name = secure ? `__Host-${name}` : name;
    this.#flags = { path: secure ? '/' : path, httpOnly: true, sameSite, secure };
  }

  read(req: IncomingMessage): string | undefined {
    const value = parseCookie(req.headers.cookie ?? '')[this.#name];
    return isSecret(value) ? value : undefined;
  }

  write(res: Response, value: string): void {
    this.#set(res, value, this.#forMs / 1000);
  }

  clear(res: Response): void {
    this.#set(res, '', 0);
  }

  #set(res: Response, value: string, maxAge: number): void {
    res.append('Set-Cookie', stringifySetCookie({ name: this.#name, value, maxAge, ...this.#flags }));
  }
}

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Response } from 'express';
import { isSecret } from './secrets.ts';

/** The time that a person stays signed in on the service's pages. */
export const SESSION_MS = 8 * 60 * 60 * 1000;

export interface SessionCookieOptions {
  /**
   * Decides whether the cookie is for https only. If so, it is a `__Host-` cookie, which neither http nor a
   * neighboring host can set, but which applies to every path. Without https browsers would not accept it, so
   * there the path restricts it.
   */
  readonly publicUrl: string;
  readonly name: string;
  /** The path of the pages that it is for. */
  readonly path: string;
  /** `strict` excludes requests from links on other sites. */
  readonly sameSite: 'lax' | 'strict';
  /** The time that a browser keeps it. Defaults to {@link SESSION_MS}. */
  readonly forMs?: number;
}

/** A session on the service's pages. Scripts cannot read it, and other sites' forms do not send it. */
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

  /** @param forMs the time that the browser keeps it, if not that of the others */
  write(res: Response, value: string, forMs = this.#forMs): void {
    this.#set(res, value, forMs / 1000);
  }

  clear(res: Response): void {
    this.#set(res, '', 0);
  }

  #set(res: Response, value: string, maxAge: number): void {
    res.append('Set-Cookie', stringifySetCookie({ name: this.#name, value, maxAge, ...this.#flags }));
  }
}

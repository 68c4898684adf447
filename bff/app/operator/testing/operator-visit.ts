import { expect } from 'vitest';
import { createHttpServer, close, listen } from '../../../core/http/http-server.ts';
import { operatorConsole } from '../../../pages/operators/operator-console.ts';
import { hiddenIn, type Seen } from '../../../pages/shell/testing/browser.ts';
import type { MailServer } from '../../../providers/messages/testing/mail-server.ts';
import type { Service } from '../../../testing/service/service.ts';
import { pino } from 'pino';
import { commandRunner } from '../commands.ts';

export interface OperatorStand {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the operator's console of a service on a free port. */
export async function openOperatorConsole(service: Service): Promise<OperatorStand> {
  const { db, clock, url: publicUrl, deps } = service;
  const server = createHttpServer((req, res) => app(req, res));
  const port = await listen(server, 0, '127.0.0.1');
  const operatorUrl = `http://127.0.0.1:${port}`;
  const run = commandRunner({
    db,
    clock,
    publicUrl,
    checkReadiness: () => deps.readiness.checkForOperator(),
  });
  const app = operatorConsole({
    db,
    clock,
    limiter: deps.limiter,
    messages: deps.messages,
    languages: deps.languages,
    retention: deps.retention,
    log: pino({ level: 'silent' }),
    operatorUrl,
    signUpMode: deps.signUps.mode,
    trustedProxies: 0,
    run,
  });
  return { url: operatorUrl, close: () => close(server) };
}

/** A browser at the operator's console, with every cookie that it was given. */
export class OperatorVisit {
  readonly url: string;
  readonly cookies = new Map<string, string>();

  constructor({ url }: { readonly url: string }) {
    this.url = url;
  }

  async open(path: string, init: RequestInit = {}): Promise<Seen> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`${this.url}/operator${path}`, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Seen> {
    const own = { 'sec-fetch-site': 'same-origin', origin: this.url };
    const body = new URLSearchParams(fields);
    return this.open(path, { method: 'POST', body, headers: { ...own, ...headers } });
  }

  /** Opens a page and sends a form of it, here or to another path. */
  async fill(path: string, fields: Record<string, string>, to = path): Promise<Seen> {
    const csrf = hiddenIn(await this.open(path), 'csrf') ?? '';
    return this.post(to, { csrf, ...fields });
  }
}

/** Signs in by the code of the email. */
export async function signInToOperator(
  stand: OperatorStand,
  mail: MailServer,
  email: string,
): Promise<OperatorVisit> {
  const visit = new OperatorVisit(stand);
  const sent = await visit.post('/sign-in', { email });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/operator/sign-in/sent']);
  const code = mailedTo(mail, email, /code there:\s+(\d{4} \d{4})/);
  const entered = await visit.post('/sign-in/sent', { code });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/operator']);
  return visit;
}

/** Returns a part of the newest email to an address that has one. */
export function mailedTo(mail: MailServer, email: string, part: RegExp): string {
  const texts = mail.taken
    .filter((message) => new RegExp(`^To: ${email}$`, 'mi').test(message))
    .map((message) => message.replaceAll(/=\n/g, '').replaceAll('=3D', '='));
  return texts.map((text) => part.exec(text)?.[1]).findLast((found) => found !== undefined) ?? '';
}

import { expect } from 'vitest';
import type { MailServer } from '../../../../providers/messages/testing/mail-server.ts';
import type { Service } from '../../../../testing/service/service.ts';
import type { Seen } from '../../../shell/testing/browser.ts';
import { Visit } from '../../testing/visit.ts';

/** What an email of a sign-in has. */
export interface Mailed {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path of the link; `undefined` if it has none. */
  readonly link: string | undefined;
  readonly code: string | undefined;
}

/** Matches invitations and news, which come when their timer runs: after a later sign-in, on a busy machine. */
const LATER = /^Subject: (?:Join|A passkey|A shared device|Your PIN) /m;

/** Returns the last email that a server has taken, by default of a sign-in or a proof. */
export function lastMail(mail: MailServer, passedBy = LATER): Mailed {
  const raw = (mail.taken.findLast((message) => !passedBy.test(message)) ?? '')
    .replaceAll(/=\n/g, '')
    .replaceAll('=3D', '=');
  const [head = '', ...parts] = raw.split('\n\n');
  const text = parts.join('\n\n');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    text,
    link: /https?:\/\/[^/\s]+((?:\/dashboard)?\/sign-in\/link\/[\w-]+)/.exec(text)?.[1],
    code: /code there:\s+(\d{4} \d{4})/.exec(text)?.[1],
  };
}

/** A browser at the ways in, which keeps all cookies of the host. */
export class DoorVisit extends Visit {
  readonly #cookies = new Map<string, string>();

  /** Takes the cookies of another browser, as a thief does. */
  take(other: DoorVisit): void {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  override async open(path: string, init: RequestInit = {}): Promise<Seen> {
    this.cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const seen = await super.open(path, init);
    for (const line of seen.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return seen;
  }
}

/** Signs in by the link of the email. */
export async function signInByEmail(service: Service, mail: MailServer, email: string): Promise<DoorVisit> {
  const visit = new DoorVisit(service);
  const asked = await visit.post('/sign-in', new URLSearchParams({ email }));
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/sign-in/sent']);
  const entered = await visit.post(lastMail(mail).link ?? '/none', new URLSearchParams());
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console']);
  return visit;
}

/** Signs up by the code of the email. */
export async function signUpByEmail(
  service: Service,
  mail: MailServer,
  company: string,
  email: string,
): Promise<DoorVisit> {
  const visit = new DoorVisit(service);
  await visit.post('/sign-up', new URLSearchParams({ company, email }));
  const code = lastMail(mail).code ?? '';
  const entered = await visit.post('/sign-in/sent', new URLSearchParams({ code }));
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/console']);
  return visit;
}

/** Lets all people who are signed in have proved who they are just now. */
export async function proveAll({ db, clock }: Service): Promise<void> {
  const proved_at = new Date(clock.now());
  await db.updateTable('console_sessions').set({ proved_at }).where('person_id', 'is not', null).execute();
}

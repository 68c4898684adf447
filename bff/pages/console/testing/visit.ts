import { expect } from 'vitest';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { Browser, hiddenIn, type Seen } from '../../shell/testing/browser.ts';
import type { Service } from '../../../testing/service/service.ts';
import { makeConsoleLink } from '../console.ts';

export { hiddenIn, type Seen } from '../../shell/testing/browser.ts';

/** A visit to the console. */
export class Visit extends Browser {
  /** Sends a page's form as a browser does, with the page's values and the given `fields`. */
  async send(
    path: string,
    page: Seen,
    fields: Record<string, string> | [string, string][] = {},
    headers: Record<string, string> = {},
  ): Promise<Seen> {
    const body = new URLSearchParams(fields);
    for (const name of ['csrf', 'intent', 'environment']) {
      const value = hiddenIn(page, name);
      if (value !== undefined && !body.has(name)) body.set(name, value);
    }
    return this.post(path, body, headers);
  }

  /** Opens a page and sends its form. */
  async fill(path: string, fields: Record<string, string> | [string, string][] = {}): Promise<Seen> {
    return this.send(path, await this.open(path), fields);
  }
}

export async function linkPath(
  service: Service,
  partnerId: string,
  environment: EnvironmentName = 'sandbox',
): Promise<string> {
  const { db, clock, url: publicUrl } = service;
  const { url } = await makeConsoleLink({ db, clock, publicUrl }, { partnerId, environment });
  return new URL(url).pathname;
}

/** A browser that is signed in. */
export async function signIn(
  service: Service,
  partner: { readonly partnerId: string },
  environment: EnvironmentName = 'sandbox',
): Promise<Visit> {
  const visit = new Visit(service);
  const entered = await visit.fill(await linkPath(service, partner.partnerId, environment));
  expect(entered.status).toBe(303);
  return visit;
}

/** The secret that a page shows. */
export function secretIn(page: Seen): string {
  return /<output[^>]*>\s*(ppk_\w+)\s*<\/output/.exec(page.text)?.[1] ?? '';
}

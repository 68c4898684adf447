import { readFile, rename, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { ApiRefusal, type TrellisApi } from './trellis-api.ts';

export interface Merchant {
  readonly id: string;
  readonly display_name: string;
  readonly status: string;
}

/** What the demo's partner stores: it is this partner's own secret store. */
export interface DemoPartner {
  readonly id: string;
  readonly name: string;
  readonly sandbox: string;
  readonly key: string;
  readonly merchants: readonly Merchant[];
  /** The origins that are registered for it. */
  readonly origins: readonly string[];
}

export interface HostedLink {
  readonly url: string;
  readonly expires_at: string;
}

interface SignUp {
  readonly partner: { readonly id: string; readonly name: string };
  readonly sandbox: { readonly name: string };
  readonly key: { readonly secret: string };
  readonly merchants: readonly Merchant[];
}

/** The partner of an earlier start, if there was one. */
export async function readDemoPartner(file: string): Promise<DemoPartner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoPartner;
  } catch {
    return undefined;
  }
}

/** Signs the partner up and stores what only this response contains. */
export async function signUp(api: TrellisApi, file: string, name: string): Promise<DemoPartner> {
  const { partner, sandbox, key, merchants } = await api<SignUp>('POST', '/v1/partners', { name });
  const signedUp: DemoPartner = {
    id: partner.id,
    name: partner.name,
    sandbox: sandbox.name,
    key: key.secret,
    merchants: merchants.map(({ id, display_name, status }) => ({ id, display_name, status })),
    origins: [],
  };
  await keep(file, signedUp);
  return signedUp;
}

/** Registers the demo's origins, unless they are registered already. */
export async function registerOrigins(
  api: TrellisApi,
  file: string,
  partner: DemoPartner,
  origins: readonly string[],
): Promise<void> {
  if (isDeepStrictEqual(partner.origins, origins)) return;
  await api('PUT', '/v1/partners/me/origins', { origins }, partner.key);
  await keep(file, { ...partner, origins });
}

/**
 * A one-time link to the hosted page; undefined if the key is refused: revoked, expired, or of another
 * database.
 */
export async function makeHostedLink(api: TrellisApi, partner: DemoPartner): Promise<HostedLink | undefined> {
  const wanted = { merchant: activeMerchant(partner).id, surface: 'create-plant' };
  try {
    return await api<HostedLink>('POST', '/v1/hosted_links', wanted, partner.key);
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 401) return undefined;
    throw error;
  }
}

/**
 * Invites a person as an owner, of the partner's team and of the staff of the merchant that the demo shows
 * first. Whom an earlier start has invited stays.
 */
export async function inviteOwner(api: TrellisApi, partner: DemoPartner, email: string): Promise<void> {
  const staff = `/v1/merchants/${activeMerchant(partner).id}/members`;
  for (const path of ['/v1/members', staff]) {
    try {
      await api('POST', path, { email, role: 'owner' }, partner.key);
    } catch (error) {
      const isThere = error instanceof ApiRefusal && error.status === 409;
      // A key of an earlier release lacks the scope.
      const mayNot = error instanceof ApiRefusal && error.status === 403;
      if (!isThere && !mayNot) throw error;
    }
  }
}

/** Where the partner's pages for guests are. */
export async function siteOf(api: TrellisApi, { key }: DemoPartner): Promise<string> {
  const { site } = await api<{ readonly site: string }>('GET', '/v1/surfaces/ordering', undefined, key);
  return `${site}/`;
}

/** The merchant that the demo shows first. */
export function activeMerchant({ merchants }: DemoPartner): Merchant {
  const merchant = merchants.find(({ status }) => status === 'active') ?? merchants[0];
  if (!merchant) throw new Error('the sandbox has no merchants');
  return merchant;
}

async function keep(file: string, partner: DemoPartner): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, `${JSON.stringify(partner, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

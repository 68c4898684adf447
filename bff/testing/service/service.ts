import { createServer } from 'node:http';
import { Registry } from 'prom-client';
import { assemble, type AssembleOptions } from '../../app/assemble.ts';
import { USUAL_RETENTION, type Retention } from '../../core/contract/retention.ts';
import type { Deprecations } from '../../core/contract/deprecations/deprecation.ts';
import type { SignUp } from '../../accounts/identity/contract/partners/partner.ts';
import type { Database, Db } from '../../core/database/database.ts';
import { checkInvariant, type CheckedInvariant, type Invariant } from '../../core/database/invariant.ts';
import { close, createHttpServer, listen, StrictServer } from '../../core/http/http-server.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ownHost } from '../../pages/hosts/hosts.ts';
import { createLog } from '../../core/http/log.ts';
import type { PortTimeout } from '../../core/ports/port-client.ts';
import type { SigningKey } from '../../accounts/identity/sessions/signing-key.ts';
import type { PostmenOptions, VapidKeys } from '../../providers/messages/messages.ts';
import type { OrderFollower } from '../../orders/orders/orders.ts';
import { orderInvariants } from '../../orders/orders/tables.ts';
import type { Payables } from '../../money/payments/payments.ts';
import type { SandboxBank } from '../../providers/bank/bank.ts';
import type { SandboxProcessor } from '../../providers/processor/processor.ts';
import { INVARIANTS } from '../../app/joined-features.ts';
import type { Telemetry } from '../../app/config/telemetry.ts';
import { Metrics } from '../../app/metrics/metrics.ts';
import { exportTelemetry } from '../../app/service.ts';
import { ResponseFaults } from './watch-responses.ts';
import type { WebhooksOptions } from '../../developers/webhooks/webhooks.ts';
import type { SignUpMode } from '../../accounts/people/people.ts';
import { loadPages } from './load-pages.ts';
import { PATIENT_MS } from './patience.ts';
import { lentDatabase } from './lent-database.ts';

/** The whole service on a free port with a separate database, for tests over real HTTP. */
export interface Service {
  readonly url: string;
  readonly db: Db;
  readonly signingKey: SigningKey;
  /** Advanced by hand; starts at the real time. */
  readonly clock: { now(): number; advance(ms: number): void };
  /** Every log line written so far. */
  readonly logLines: string[];
  /** The built-in processor, where a test can cause failures. */
  readonly processor: SandboxProcessor;
  /** The built-in bank, where a test can cause failures. */
  readonly bank: SandboxBank;
  /** The dependencies of its features. */
  readonly deps: FeatureDeps;
  /** Its metrics so far, in Prometheus' text format. */
  metrics(): Promise<string>;
  /** Returns its database without the time limits of a request, for queries on very many rows. */
  patientDb(): Promise<Db>;
  /**
   * @throws {Error} if a response was not as the served OpenAPI document describes it, or records break an
   * invariant
   */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Another plant API than the built-in one. */
  readonly plantApi?: { readonly url: string; readonly token: string };
  /** The public address for browsers. Defaults to its real address. */
  readonly publicUrl?: string;
  /** Whether it runs behind a plain Node server instead of ours, as an app that is mounted elsewhere. */
  readonly isServerPlain?: true;
  /** The sending of webhooks. Defaults to loopback, with the domain's timing. */
  readonly webhooks?: Partial<Pick<WebhooksOptions, 'timing' | 'resolve' | 'isLoopbackAllowed'>>;
  /** How timers run, and the test's own handlers. */
  readonly timers?: AssembleOptions['timers'];
  /** The payables, instead of those of the features. */
  readonly payables?: Payables;
  /** The followers of orders, instead of those of the features. */
  readonly followers?: readonly OrderFollower[];
  /** The deprecations, instead of the real ones. */
  readonly deprecations?: Deprecations;
  /** The DNS servers for looking up domains. */
  readonly dnsServers?: readonly string[];
  readonly trustedProxies?: number;
  /**
   * Its clock stands still until it is advanced: for pages that say what time it is, or which times are left.
   */
  readonly isClockStopped?: true;
  /** The processor of production. */
  readonly processor?: { readonly url: string; readonly token: string };
  /** Stripe as the processor of production. */
  readonly stripe?: AssembleOptions['config']['stripe'];
  /** The bank of production. */
  readonly bank?: { readonly url: string; readonly token: string };
  /** Nobody but the operator opens sandboxes. */
  readonly signUp?: SignUpMode;
  /** The services that deliver production's messages. */
  readonly messages?: PostmenOptions;
  /** The keys of production's messages to browsers. */
  readonly vapid?: VapidKeys;
  /** Its records are written by hand, and not whole: invariants aren't checked. */
  readonly hasPartialRecords?: true;
  /** The days of past sales that new test merchants have. Defaults to 0. */
  readonly historyDays?: number;
  /** How long records are kept, if it isn't the usual period. */
  readonly retention?: Partial<Retention>;
  /** The timeout in milliseconds. Defaults to one that a busy machine can meet. */
  readonly processorTimeoutMs?: PortTimeout;
  /** The timeout of the bank, in milliseconds. */
  readonly bankTimeoutMs?: PortTimeout;
  /** The export of traces and metrics. Defaults to none. */
  readonly telemetry?: Telemetry | undefined;
}

export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const [own] = await Promise.all([lentDatabase(), loadPages()]);
  const database = await own.open();
  let patient: Database | undefined;
  const clock = movableClock(options.isClockStopped);
  const logLines: string[] = [];
  const log = createLog('info', { write: (line: string) => void logLines.push(line) });
  const metrics = new Metrics(new Registry());
  const endTelemetry = options.telemetry && (await exportTelemetry(options.telemetry, metrics.registry, log));
  const server = options.isServerPlain ? createServer() : createHttpServer();
  const port = await listen(server, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  const { publicUrl = url } = options;
  const { historyDays: sandboxHistoryDays = 0 } = options;
  const { plantApi, webhooks, timers, payables, processor, messages } = options;
  const { bank, processorTimeoutMs = PATIENT_MS, bankTimeoutMs = PATIENT_MS } = options;
  const { app, signingKey, ...service } = await assemble({
    config: {
      publicUrl,
      plantApi,
      processor,
      stripe: options.stripe,
      bank,
      allowLoopbackWebhooks: true,
      ...(options.dnsServers && { dnsServers: options.dnsServers }),
      trustedProxies: options.trustedProxies ?? 0,
      ...messages,
      ...(options.vapid && { vapid: options.vapid }),
      sandboxHistoryDays,
      ...(options.signUp && { signUp: options.signUp }),
      retention: { ...USUAL_RETENTION, ...options.retention },
    },
    database,
    clock,
    log,
    metrics,
    ...(webhooks && { webhooks }),
    ...(payables && { payables }),
    ...(options.followers && { followers: options.followers }),
    processorTimeoutMs,
    bankTimeoutMs,
    ...(timers && { timers }),
    ...(options.deprecations && { deprecations: options.deprecations }),
  });
  const faults = new ResponseFaults();
  const isOwn = ownHost(publicUrl);
  const listener = faults.watch(app, (host) => isOwn(host, () => ''));
  if (server instanceof StrictServer) server.serve(app, listener);
  else server.on('request', listener);
  return {
    url,
    db: database.db,
    signingKey,
    clock,
    logLines,
    processor: service.sandboxProcessor,
    bank: service.sandboxBank,
    deps: service.featureDeps,
    metrics: () => metrics.registry.metrics(),
    async patientDb() {
      patient ??= await own.openPatiently?.();
      return (patient ?? database).db;
    },
    async stop() {
      await service.endStreams();
      await close(server);
      await service.close();
      const broken = options.hasPartialRecords
        ? []
        : await brokenInvariants(database.db, invariantsOf(options));
      await patient?.close();
      await database.close();
      await own.drop();
      await endTelemetry?.();
      faults.throwIfAny();
      if (broken.length > 0) throw new Error(`the test has broken records:\n${JSON.stringify(broken)}`);
    },
  };
}

/** Returns the rules that records keep, without those on orders where a test's payables stand in for them. */
function invariantsOf({ payables }: ServiceOptions): readonly Invariant[] {
  return payables ? INVARIANTS.filter((one) => !orderInvariants.includes(one)) : INVARIANTS;
}

async function brokenInvariants(db: Db, invariants: readonly Invariant[]): Promise<CheckedInvariant[]> {
  const checked: CheckedInvariant[] = [];
  for (const invariant of invariants) checked.push(await checkInvariant(db, invariant));
  return checked.filter(({ faults }) => faults > 0);
}

function movableClock(isStopped = false): Service['clock'] {
  const began = Date.now();
  let ahead = 0;
  return { now: () => (isStopped ? began : Date.now()) + ahead, advance: (ms) => void (ahead += ms) };
}

export interface Reply<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
}

export interface CallOptions {
  readonly credential?: string;
  /** An object is sent as JSON, a string or bytes as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a request with a JSON response: `call(service, 'POST /v1/sessions', {credential, body})`. */
export async function call<Body = Record<string, unknown>>(
  service: { url: string },
  operation: string,
  options: CallOptions = {},
): Promise<Reply<Body>> {
  const [method = 'GET', path = '/'] = operation.split(' ');
  const { credential, body, headers } = options;
  const response = await fetch(service.url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(credential !== undefined && { authorization: `Bearer ${credential}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: sentAs(body) }),
  });
  const text = await textOf(response);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

/** A stream goes on: it is left after its first events. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

function sentAs(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

export interface SignedUp {
  readonly partnerId: string;
  readonly keyId: string;
  readonly key: string;
  /** Test merchants by status. */
  readonly merchants: Readonly<Record<string, string>>;
  readonly active: string;
}

export async function signUp(service: { url: string }, name = 'Greenhouse POS'): Promise<SignedUp> {
  const { body } = await call<SignUp>(service, 'POST /v1/partners', { body: { name } });
  const merchants = Object.fromEntries(body.merchants.map((merchant) => [merchant.status, merchant.id]));
  return {
    partnerId: body.partner.id,
    keyId: body.key.id,
    key: body.key.secret,
    merchants,
    active: merchants['active'] ?? '',
  };
}

/** A session token for the active merchant. */
export async function mintToken(
  service: { url: string },
  partner: Pick<SignedUp, 'key' | 'active'>,
  scopes: readonly string[] = ['plants:write', 'merchants:read'],
): Promise<string> {
  const { body } = await call<{ token: string }>(service, 'POST /v1/sessions', {
    credential: partner.key,
    body: { merchant: partner.active, scopes },
  });
  return body.token;
}

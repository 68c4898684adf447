import type { Bank } from '../../providers/bank/bank.ts';
import { newUlid } from '../../core/database/ids.ts';
import { ApiError } from '../../core/api/errors.ts';
import { CONNECTIONS, type Connection } from '../../accounts/identity/contract/partners/readiness.ts';
import type { Postmen } from '../../providers/messages/messages.ts';
import type { PlantApi } from '../../providers/plants/plants.ts';
import type { Processor } from '../../providers/processor/processor.ts';

/** The services that production calls; those that are `undefined` or absent aren't connected. */
export interface ProductionConnections {
  /** `built_in`: a part of the service, which isn't running in this process. */
  readonly plantApi: PlantApi | 'built_in';
  readonly processor: (Pick<Processor, 'check'> & Partial<Processor>) | undefined;
  /** When the processor last said by itself that something has changed. */
  readonly lastNoticeAt?: () => Promise<Date | undefined>;
  readonly bank: Bank | undefined;
  readonly postmen: Postmen;
  /** Whether the operator has set keys for messages to browsers, whose push services aren't known before. */
  readonly hasPushKeys: boolean;
}

/** The outcome of one call. */
export type Outcome =
  | { readonly state: 'ready' | 'not_connected' }
  | { readonly state: 'failing'; readonly cause: unknown };

/** The bound of one call, whatever its client would wait. */
const WITHIN_MS = 5_000;

/**
 * Calls each connection once, all simultaneously, in a way that changes nothing there: it looks for payments
 * and payouts that never existed, and posts requests without effect.
 */
export async function callConnections(
  connections: ProductionConnections,
): Promise<Readonly<Record<Connection, Outcome>>> {
  const outcomes = await Promise.all(
    CONNECTIONS.map(async (name) => [name, await outcomeOf(callOf(name, connections))] as const),
  );
  return Object.fromEntries(outcomes) as Record<Connection, Outcome>;
}

type CallOnce = (signal: AbortSignal) => Promise<unknown>;

function callOf(
  name: Connection,
  { plantApi, processor, bank, postmen, hasPushKeys }: ProductionConnections,
) {
  const calls: Readonly<Record<Connection, CallOnce | undefined>> = {
    payment_processor: processor && (() => processor.check()),
    bank: bank && (() => requireUnknown(bank.find(`rdy_${newUlid()}`, new Date()))),
    plant_api: plantApi === 'built_in' ? () => Promise.resolve() : () => refusePlant(plantApi),
    mail: postmen.email && (() => postmen.email?.check() ?? Promise.resolve()),
    browser_messages: hasPushKeys ? () => Promise.resolve() : undefined,
    text_messages: postmen.sms && ((signal) => postmen.sms?.check(signal) ?? Promise.resolve()),
  };
  return calls[name];
}

async function outcomeOf(call: CallOnce | undefined): Promise<Outcome> {
  if (!call) return { state: 'not_connected' };
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    await Promise.race([call(signal), rejectOn(signal)]);
    return { state: 'ready' };
  } catch (cause) {
    return { state: 'failing', cause };
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no response within ${WITHIN_MS} ms`)));
  });
}

async function requireUnknown(found: Promise<unknown>): Promise<void> {
  if ((await found) !== undefined) throw new Error('it knows a reference that was never given to it');
}

/**
 * Sends a plant without a name, which must be refused with 400 and an Error (the given contract of
 * `POST /plants`).
 */
async function refusePlant(plantApi: PlantApi): Promise<void> {
  const nobody = {
    partnerId: 'par_readiness',
    environment: 'production',
    merchant: 'mer_readiness',
  } as const;
  try {
    await plantApi.create({ ...nobody, plantId: 0, requestId: `req_${newUlid()}`, body: Buffer.from('{}') });
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return;
    throw error;
  }
  throw new Error('it accepted a plant without a name');
}

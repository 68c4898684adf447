import type { Logger } from 'pino';
import {
  openBank,
  startSandboxBank,
  type Bank,
  type Banks,
  type SandboxBank,
} from '../providers/bank/bank.ts';
import type { Config } from './config.ts';
import type { Db } from '../core/database/database.ts';
import type { InvalidationFeed } from '../core/database/invalidation-feed.ts';
import { systemClock, type Clock } from '../core/api/clock.ts';
import type { PortTimeout } from '../core/ports/port-client.ts';
import { openPostmen, type Postmen } from '../providers/messages/messages.ts';
import { openStripe } from '../providers/stripe/stripe.ts';
import type { Metrics } from './metrics/metrics.ts';
import { startPlantApi } from '../providers/plants/plant-api/plant-api.ts';
import { openPlantApi, type PlantApi } from '../providers/plants/plants.ts';
import {
  openHttpProcessor,
  startSandboxProcessor,
  type Processor,
  type Processors,
  type SandboxProcessor,
} from '../providers/processor/processor.ts';

export interface UpstreamOptions {
  readonly config: Pick<Config, 'plantApi' | 'publicUrl'> &
    Partial<
      Pick<Config, 'host' | 'processor' | 'stripe' | 'bank' | 'sandboxProcessor' | 'mail' | 'sms' | 'twilio'>
    >;
  readonly db: Db;
  readonly invalidations: InvalidationFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The processor's time limit, if it differs from production; in milliseconds. */
  readonly processorTimeoutMs?: PortTimeout | undefined;
  /** The bank's time limit, likewise. */
  readonly bankTimeoutMs?: PortTimeout | undefined;
  /** Receives the function that closes each part, in the order in which they are opened. */
  readonly onOpen: (close: () => Promise<void>) => void;
}

/**
 * The services that this one calls: the plant API, the processor, the bank and the message carriers. Calls to
 * them are counted.
 */
export interface Upstreams {
  readonly plantApi: PlantApi;
  readonly isPlantApiBuiltIn: boolean;
  readonly processors: Processors;
  readonly sandboxProcessor: SandboxProcessor;
  readonly banks: Banks;
  readonly sandboxBank: SandboxBank;
  readonly postmen: Postmen;
}

/** Opens the clients of all upstreams, and starts the built-in ones. */
export async function openUpstreams(options: UpstreamOptions): Promise<Upstreams> {
  const plants = await openPlants(options);
  const { bank, ...processing } = await openProcessors(options);
  const banking = await openBanks(options, bank);
  const postmen = openPostmen(options.config, options.config.publicUrl);
  options.onOpen(async () => {
    await Promise.all(Object.values(postmen).map((postman) => postman.close()));
  });
  return { ...plants, ...processing, ...banking, postmen };
}

async function openPlants({
  config,
  db,
  invalidations,
  clock,
  log,
  metrics,
  onOpen,
}: UpstreamOptions): Promise<Pick<Upstreams, 'plantApi' | 'isPlantApiBuiltIn'>> {
  const builtIn = config.plantApi ? undefined : await startPlantApi({ db, invalidations, log, clock });
  if (builtIn) onOpen(() => builtIn.close());
  const plantApi = metrics.watchPlantApi(openPlantApi(config.plantApi ?? builtIn ?? { url: '', token: '' }));
  onOpen(() => plantApi.close());
  return { plantApi, isPlantApiBuiltIn: builtIn !== undefined };
}

async function openProcessors({
  config,
  db,
  log,
  metrics,
  processorTimeoutMs: timeoutMs,
  onOpen,
}: UpstreamOptions): Promise<Pick<Upstreams, 'processors' | 'sandboxProcessor'> & ProductionBank> {
  const sandboxProcessor = await startSandboxProcessor({
    db,
    log,
    clock: systemClock,
    host: config.sandboxProcessor?.port ? (config.host ?? LOOPBACK) : LOOPBACK,
    port: config.sandboxProcessor?.port ?? 0,
    publicUrl: config.sandboxProcessor?.publicUrl,
  });
  onOpen(() => sandboxProcessor.close());
  const production = openProduction({ config, db, timeoutMs });
  const processors: Processors = {
    sandbox: metrics.watchProcessor(openHttpProcessor({ ...sandboxProcessor, timeoutMs, isForTests: true })),
    production: production.processor && metrics.watchProcessor(production.processor),
  };
  onOpen(async () => {
    await Promise.all([processors.sandbox?.close(), processors.production?.close()]);
  });
  return { processors, sandboxProcessor, bank: production.bank };
}

interface ProductionBank {
  /** The bank that production's processor is, too. */
  readonly bank: Bank | undefined;
}

/** Opens the processor that the configuration names; `undefined` if production has none. */
function openProduction({
  config,
  db,
  timeoutMs,
}: Pick<UpstreamOptions, 'config' | 'db'> & {
  readonly timeoutMs: PortTimeout | undefined;
}): ProductionBank & { readonly processor: Processor | undefined } {
  if (config.stripe) return openStripe({ ...config.stripe, timeoutMs }, { db, clock: systemClock });
  const processor = config.processor && openHttpProcessor({ ...config.processor, timeoutMs });
  return { processor, bank: undefined };
}

const LOOPBACK = '127.0.0.1';

/** @param other the bank of production, if the configuration names none */
async function openBanks(
  { config, db, log, metrics, bankTimeoutMs: timeoutMs, onOpen }: UpstreamOptions,
  other: Bank | undefined,
): Promise<Pick<Upstreams, 'banks' | 'sandboxBank'>> {
  const sandboxBank = await startSandboxBank({ db, log, clock: systemClock });
  onOpen(() => sandboxBank.close());
  const production = config.bank ? openBank({ ...config.bank, timeoutMs }) : other;
  const banks: Banks = {
    sandbox: metrics.watchBank(openBank({ ...sandboxBank, timeoutMs })),
    production: production && metrics.watchBank(production),
  };
  onOpen(async () => {
    await Promise.all([banks.sandbox?.close(), banks.production?.close()]);
  });
  return { banks, sandboxBank };
}

import type { Logger } from 'pino';
import type { Banks } from '../providers/bank/bank.ts';
import type { Db } from '../core/database/database.ts';
import type { InvalidationFeed } from '../core/database/invalidation-feed.ts';
import type { FromReplica } from '../core/database/replica.ts';
import type { Deprecations } from '../core/contract/deprecations/deprecation.ts';
import { DEPRECATIONS } from '../core/contract/deprecations/list.ts';
import type { UseCounter } from '../developers/deprecations/deprecations.ts';
import { disputeService } from '../money/disputes/disputes.ts';
import { DomainLookup } from '../accounts/domains/domains.ts';
import type { Retention } from '../core/contract/retention.ts';
import type { FeatureDeps } from '../core/feature.ts';
import type { Clock } from '../core/api/clock.ts';
import type { Limiter } from '../core/api/limits/quota.ts';
import { MemoryLimiter } from '../core/api/limits/memory-limiter.ts';
import { historiesOf } from '../developers/history/history.ts';
import { peopleAtWorkBy } from '../pages/hosted/hosted.ts';
import { SiteAddresses } from '../pages/hosts/hosts.ts';
import type { GuestLinks } from '../accounts/identity/guest-links/guest-links.ts';
import { KeyDirectory } from '../accounts/identity/keys/key-directory.ts';
import { Origins } from '../accounts/identity/partners/origins.ts';
import { FirstSteps } from '../accounts/identity/sessions/first-steps.ts';
import { SessionDirectory } from '../accounts/identity/sessions/session-directory.ts';
import type { SigningKey } from '../accounts/identity/sessions/signing-key.ts';
import {
  CATALOGS,
  furnish,
  GUEST_RECORDS,
  ORDER_FOLLOWERS,
  PAYABLES,
  PUBLISH_CHECKS,
  SIMULATIONS,
} from './joined-features.ts';
import { Languages } from '../core/text/language.ts';
import type { Streams } from '../orders/live/live.ts';
import { locationDirectory } from '../catalog/locations/locations.ts';
import { loyaltyMembers } from '../orders/loyalty/loyalty.ts';
import { MenuDirectory } from '../catalog/menus/menus.ts';
import { merchantDirectory, merchantSeeder, summaryOf } from '../accounts/merchants/merchants.ts';
import { signUpGate } from '../accounts/operators/operators.ts';
import { IdentityProviders, type SignUpMode } from '../accounts/people/people.ts';
import { messageService, WebPush, type Postmen, type VapidKeys } from '../providers/messages/messages.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { OrderFollower } from '../orders/orders/orders.ts';
import { lastNoticeAt } from '../money/processor-notices/processor-notices.ts';
import { paymentService, type Payables } from '../money/payments/payments.ts';
import { requireSettled } from '../money/payouts/payouts.ts';
import { reconciliationService } from '../money/reconciliation/reconciliation.ts';
import type { PlantApi } from '../providers/plants/plants.ts';
import { MoveGate } from '../core/moves/move-gate.ts';
import { PriceDirectory } from '../money/pricing/pricing.ts';
import type { Processors } from '../providers/processor/processor.ts';
import { ProductionReadiness } from '../developers/readiness/readiness.ts';
import { letterSender } from '../developers/themes/letter-senders.ts';
import { ThemeDirectory } from '../developers/themes/themes.ts';
import type { TimerRunner } from '../core/timers/timer-runner.ts';
import type { Webhooks } from '../developers/webhooks/webhooks.ts';

/** The opened resources and settings that the features' dependencies are built from. */
export interface FeatureSources {
  readonly db: Db;
  /** Defaults to the database itself, if there is no replica. */
  readonly fromReplica?: FromReplica | undefined;
  readonly invalidations: InvalidationFeed;
  readonly clock: Clock;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly hostedDomain: string;
  /** The DNS servers that look up partners' domains; empty for the system's. */
  readonly dnsServers: readonly string[];
  readonly signingKey: SigningKey;
  readonly guestLinks: GuestLinks;
  readonly plantApi: PlantApi;
  /**
   * Whether the built-in plant API writes the event of each plant; behind a foreign one it is written here.
   */
  readonly isPlantApiBuiltIn: boolean;
  readonly processors: Processors;
  readonly banks: Banks;
  readonly postmen: Postmen;
  /** The operator's keys for messages to browsers. */
  readonly vapid: VapidKeys | undefined;
  /** Who may open a sandbox. */
  readonly signUp: SignUpMode;
  /** Where the operator's console is, if it is served. */
  readonly operatorUrl: string | undefined;
  /** Whether this is a machine for development, where partners' servers may be on its loopback. */
  readonly isDevelopment: boolean;
  /** The number of past days of sales for the merchants of a new sandbox. */
  readonly historyDays: number;
  /** How many days each kind of record is kept. */
  readonly retention: Retention;
  /** Overrides the payables of the features, for tests. */
  readonly payables?: Payables | undefined;
  readonly followers?: readonly OrderFollower[] | undefined;
  /** Counts the API uses of callers. */
  readonly uses: UseCounter;
  /** Overrides the published deprecations, for tests. */
  readonly deprecations?: Deprecations | undefined;
  /** Defaults to counting in this process. */
  readonly limiter?: Limiter | undefined;
  readonly metrics: Metrics;
  readonly webhooks: Webhooks;
  readonly timers: TimerRunner<FeatureDeps>;
  readonly streams: Streams;
}

/** Creates the dependencies of features, once for all of them. */
export function featureDepsOf(sources: FeatureSources): FeatureDeps {
  const { db, clock, invalidations, publicUrl, webhooks, timers, streams } = sources;
  const tokens = { issuer: publicUrl, key: sources.signingKey, clock };
  const keys = new KeyDirectory({ db, clock, invalidations, onUse: sources.metrics.recordKeyAge });
  const merchants = merchantDirectory({ db, invalidations });
  const findMerchant = merchants.find;
  const payments = paymentService({
    db,
    clock,
    processors: sources.processors,
    payables: sources.payables ?? PAYABLES,
    observer: sources.metrics.payments,
    featureDeps: () => featureDeps,
  });
  const featureDeps: FeatureDeps = {
    db,
    fromReplica: sources.fromReplica ?? ((read) => read(db)),
    clock,
    publicUrl,
    retention: sources.retention,
    isSignUpOpen: sources.signUp === 'open',
    signUps: signUpGate(sources.signUp),
    operatorUrl: sources.operatorUrl,
    siteAddresses: new SiteAddresses({ publicUrl, hostedDomain: sources.hostedDomain }),
    peopleAtWork: peopleAtWorkBy(clock),
    domainLookup: new DomainLookup(sources.dnsServers),
    identityProviders: new IdentityProviders({ clock, publicUrl, isDevelopment: sources.isDevelopment }),
    sealer: webhooks.secrets,
    keys,
    moves: new MoveGate({ db, invalidations }),
    origins: new Origins({ db, invalidations }),
    tokens,
    guestLinks: sources.guestLinks,
    limiter: sources.limiter ?? new MemoryLimiter(clock),
    uses: sources.uses,
    deprecations: sources.deprecations ?? DEPRECATIONS,
    firstSteps: new FirstSteps({ db, clock }),
    languages: new Languages(CATALOGS),
    sessions: new SessionDirectory({ tokens, keys, findMerchant }),
    findMerchant,
    readMerchant: summaryOf,
    seedMerchants: merchantSeeder({
      clock,
      furnish,
      ...(sources.historyDays > 0 && { begin: historiesOf(sources.historyDays) }),
    }),
    furnish,
    invalidateMerchant: merchants.invalidate,
    requireSettled,
    locations: locationDirectory({ db, invalidations }),
    themes: new ThemeDirectory({ db, invalidations }),
    simulations: SIMULATIONS,
    publishChecks: PUBLISH_CHECKS,
    readiness: new ProductionReadiness({
      plantApi: sources.plantApi,
      processor: sources.processors.production,
      lastNoticeAt: () => lastNoticeAt(db),
      bank: sources.banks.production,
      postmen: sources.postmen,
      hasPushKeys: sources.vapid !== undefined,
    }),
    timers,
    plantApi: sources.plantApi,
    isPlantApiBuiltIn: sources.isPlantApiBuiltIn,
    processors: sources.processors,
    banks: sources.banks,
    payments,
    disputes: disputeService({
      db,
      clock,
      clocks: keys.clocks,
      processors: sources.processors,
      payments,
      retention: sources.retention,
    }),
    reconciliation: reconciliationService({
      db,
      clock,
      clocks: keys.clocks,
      processors: sources.processors,
      banks: sources.banks,
      observer: sources.metrics.reconciliation,
    }),
    members: loyaltyMembers,
    guestRecords: GUEST_RECORDS,
    orderFollowers: sources.followers ?? ORDER_FOLLOWERS,
    messages: messageService({
      db,
      clock,
      log: sources.log,
      postmen: sources.postmen,
      secrets: webhooks.secrets,
      push: new WebPush({
        db,
        clock,
        secrets: webhooks.secrets,
        vapid: sources.vapid,
        publicUrl,
        isLoopbackAllowed: sources.isDevelopment,
      }),
      senderOf: (reader, from) => letterSender(featureDeps, reader, from),
      subjectOf: (phone) => sources.guestLinks.hashOf('text_opt_out', phone),
    }),
    prices: new PriceDirectory({ db, invalidations, findMerchant }),
    webhooks,
    streams,
    menus: new MenuDirectory({ db, invalidations, clocks: keys.clocks, publicUrl }),
  };
  return featureDeps;
}

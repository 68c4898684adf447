import type {
  ReadinessCheck,
  Connection,
  ConnectionState,
} from '../../accounts/identity/contract/partners/readiness.ts';
import { abilitiesOf } from './abilities.ts';
import { callConnections, type ProductionConnections } from './check-connections.ts';
import { openBank } from '../../providers/bank/bank.ts';
import { openPostmen, type VapidKeys } from '../../providers/messages/messages.ts';
import { openPlantApi } from '../../providers/plants/plants.ts';
import { openHttpProcessor } from '../../providers/processor/processor.ts';
import { openStripeCheck, type StripeSettings } from '../../providers/stripe/stripe.ts';

/** Checks the services that a configuration connects production to, for the operator. */
export function checkConfigured(
  config: Parameters<typeof withConfigured>[0],
): Promise<readonly OperatorCheck[]> {
  return withConfigured(config, (connections) => new ProductionReadiness(connections).checkForOperator());
}

/** A check for the operator, with the reason of a failure. */
export type OperatorCheck = ReadinessCheck & { readonly cause?: string };

/** Production's connections, called on request. Simultaneous requests share the calls. */
export class ProductionReadiness {
  readonly #connections: ProductionConnections;
  #underWay: Promise<readonly OperatorCheck[]> | undefined;
  #latest: readonly ReadinessCheck[] = [];

  constructor(connections: ProductionConnections) {
    this.#connections = connections;
  }

  /** The last results on this node; empty before the first call. */
  get latest(): readonly ReadinessCheck[] {
    return this.#latest;
  }

  /** Calls the connections, for up to 5 s: never call it inside a transaction. */
  async check(): Promise<readonly ReadinessCheck[]> {
    this.#latest = (await this.checkForOperator()).map(({ name, state, message, abilities }) => ({
      name,
      state,
      message,
      abilities,
    }));
    return this.#latest;
  }

  /** Returns the checks with the reason of each failure. */
  async checkForOperator(): Promise<readonly OperatorCheck[]> {
    this.#underWay ??= this.#call().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  async #call(): Promise<readonly OperatorCheck[]> {
    const outcomes = await callConnections(this.#connections);
    const abilities = await abilitiesOf(this.#connections);
    return Object.entries(outcomes).map(([name, outcome]) => ({
      name: name as Connection,
      state: outcome.state,
      message: MESSAGES[name as Connection][outcome.state],
      abilities: name === 'payment_processor' ? abilities : [],
      ...(outcome.state === 'failing' && { cause: causeOf(outcome.cause) }),
    }));
  }
}

/** Returns the messages of an error and of its causes; clients put no credential into either. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : error.message;
  return error.cause === undefined ? detail : `${detail} (${causeOf(error.cause)})`;
}

const MESSAGES: Readonly<Record<Connection, Readonly<Record<ConnectionState, string>>>> = {
  payment_processor: {
    ready: 'Guests can pay by card.',
    not_connected:
      'No payment processor is connected, so guests can’t pay by card. They can pay at the counter, where ' +
      'a location allows it.',
    failing:
      'The payment processor doesn’t respond as it should, so card payments fail. Guests can pay at the ' +
      'counter, where a location allows it.',
  },
  bank: {
    ready: 'Merchants can save a bank account and are paid out.',
    not_connected:
      'No bank is connected, so merchants can’t save a bank account and aren’t paid out. They can finish ' +
      'onboarding without one and take orders that are paid at the counter.',
    failing: 'The bank doesn’t respond as it should, so bank accounts can’t be saved, and payouts wait.',
  },
  plant_api: {
    ready: 'Plants can be created.',
    not_connected: 'No plant API is connected, so plants can’t be created.',
    failing: 'The plant API doesn’t respond as it should, so plants can’t be created.',
  },
  mail: {
    ready: 'Emails are sent.',
    not_connected: 'No mail server is connected, so no emails are sent.',
    failing: 'The mail server doesn’t respond as it should, so emails wait.',
  },
  browser_messages: {
    ready: 'Guests can let their browser tell them about their order.',
    not_connected:
      'No keys for messages to browsers are set, so the page of an order doesn’t offer them. Guests get ' +
      'emails and text messages.',
    failing: 'Messages to browsers aren’t sent.',
  },
  text_messages: {
    ready: 'Text messages are sent, so guests can sign in to rewards.',
    not_connected: 'No service for text messages is connected, so guests can’t sign in to rewards.',
    failing:
      'The service for text messages doesn’t respond as it should, so guests can’t sign in to rewards.',
  },
};

/** The parts of the configuration that connect production to a service; `undefined` if it isn't connected. */
type Connected = Parameters<typeof openPostmen>[0] & {
  readonly plantApi?: Parameters<typeof openPlantApi>[0] | undefined;
  readonly processor?: Parameters<typeof openHttpProcessor>[0] | undefined;
  readonly stripe?: StripeSettings | undefined;
  readonly bank?: Parameters<typeof openBank>[0] | undefined;
  readonly vapid?: VapidKeys | undefined;
};

/** Opens the configured connections of production for the duration of `use`. */
async function withConfigured<Result>(
  config: Connected,
  use: (connections: ProductionConnections) => Promise<Result>,
): Promise<Result> {
  const plantApi = config.plantApi && openPlantApi(config.plantApi);
  const processor = config.stripe
    ? openStripeCheck(config.stripe)
    : config.processor && openHttpProcessor(config.processor);
  const bank = config.bank && openBank(config.bank);
  const postmen = openPostmen(config, '');
  try {
    return await use({
      plantApi: plantApi ?? 'built_in',
      processor,
      bank,
      postmen,
      hasPushKeys: config.vapid !== undefined,
    });
  } finally {
    await Promise.all(
      [plantApi, processor, bank, postmen.email, postmen.sms].map((client) => client?.close()),
    );
  }
}

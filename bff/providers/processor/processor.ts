import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Money } from '../../core/contract/money.ts';
import { ApiError } from '../../core/api/errors.ts';
import { CARD_TOKEN } from './contract/card.ts';
import type { Processor } from './port.ts';

export { readReturn } from './card-return.ts';
export { openHttpProcessor, type HttpProcessorOptions } from './http/http-processor.ts';
export type {
  AmountLimits,
  BooksChange,
  BooksQuery,
  Capabilities,
  CardElement,
  CardFields,
  CaptureOrder,
  Notice,
  PlantedDifference,
  Processor,
  ProcessorBooks,
  ProcessorDisputes,
  RefundRequest,
} from './port.ts';
export type {
  AccountHolder,
  AccountRequirement,
  AccountState,
  HolderAddress,
  HolderPerson,
  MerchantAccounts,
} from './merchant-accounts.ts';
export { REDIRECT_TOKEN } from './port.ts';
export { startSandboxProcessor, type SandboxProcessor } from './sandbox/sandbox-processor.ts';
export type { ProcessorPayment } from './contract/processor-payment.ts';
export type { ProcessorDispute, SentEvidence } from './contract/dispute.ts';
export type { Movement, MovementKind, MovementPage } from './contract/movement.ts';

/** The processor of each environment: the built-in one in the sandbox, the operator's in production. */
export type Processors = Readonly<Record<EnvironmentName, Processor | undefined>>;

/** Whether a text has the shape of a card's token, of any provider. */
export function isCardToken(text: string): boolean {
  return new RegExp(CARD_TOKEN).test(text);
}

/** @throws {ApiError} state_forbids: payments can't be made online in this environment */
export function processorOf(processors: Processors, environment: EnvironmentName): Processor {
  const processor = processors[environment];
  if (processor) return processor;
  throw new ApiError('state_forbids', {
    message: "Online payment isn't set up here. Where the location allows it, orders can be paid at pickup.",
  });
}

/**
 * Checks that a processor can charge an amount, before anything is sent to it.
 * @throws {ApiError} state_forbids: it can't, and what it can
 */
export function requireChargeable({ capabilities }: Processor, { amount, currency }: Money): void {
  const limits = capabilities.limitsOf(currency);
  if (!limits) throw unchargeable(`Cards can't be charged in ${currency} here.`);
  const { least, most, step } = limits;
  if (amount < least) throw unchargeable(`The smallest card payment in ${currency} is ${least} minor units.`);
  if (amount > most) throw unchargeable(`The largest card payment in ${currency} is ${most} minor units.`);
  if (amount % step === 0) return;
  throw unchargeable(`A card payment in ${currency} must be a multiple of ${step} minor units.`);
}

function unchargeable(message: string): ApiError {
  return new ApiError('state_forbids', { message });
}

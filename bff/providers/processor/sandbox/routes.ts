import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { route, type Route } from '../../../core/api/route.ts';
import {
  authorizePayment,
  cancelPayment,
  capturePayment,
  createCardForm,
  createToken,
  getPayment,
  refundPayment,
} from '../contract/processor.ts';
import type { ProcessorPayment } from '../contract/processor-payment.ts';
import { createForm } from './card-forms.ts';
import { authorize, cancel, capture, findPayment, type PaymentRow } from './payment-records.ts';
import { refund } from './refund-records.ts';
import { createToken as tokenOf } from './tokens.ts';

export interface ProcessorRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where browsers reach it, without a trailing slash; known once it listens. */
  readonly address: { readonly publicUrl: string };
}

/** What the built-in processor does for each operation of the contract. */
export function processorRoutes({ db, clock, address }: ProcessorRoutesDeps): Route[] {
  const now = (): number => clock.now();
  const present = (row: PaymentRow): { body: ProcessorPayment } => ({
    body: presentPayment(row, address.publicUrl),
  });
  return [
    route(createCardForm, async ({ body }) => ({ body: await createForm(db, body.return_url, now()) })),
    route(createToken, async ({ body }) => ({ body: await tokenOf(db, body, now()) })),
    route(authorizePayment, async ({ body }) => present(await authorize(db, body, now()))),
    route(getPayment, async ({ params }) => present(await findPayment(db, params.reference, now()))),
    route(capturePayment, async ({ params }) => present(await capture(db, params.reference, now()))),
    route(cancelPayment, async ({ params }) => present(await cancel(db, params.reference, now()))),
    route(refundPayment, async ({ params, body }) => ({
      body: await refund(db, params.reference, body, now()),
    })),
  ];
}

function presentPayment(row: PaymentRow, publicUrl: string): ProcessorPayment {
  const { reference, status, currency, brand, last4, decline_code, challenge } = row;
  const isOpen = status === 'challenge' && challenge !== null;
  return {
    reference,
    status,
    amount: Number(row.amount),
    currency,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    decline_code,
    challenge_url: isOpen ? `${publicUrl}/challenges/${challenge}` : null,
    refunded: Number(row.refunded),
  };
}

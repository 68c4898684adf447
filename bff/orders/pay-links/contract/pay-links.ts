import type { FeatureContract } from '../../../core/contract/feature.ts';
import { PayLink } from './pay-link.ts';
import { getGuestPayLink, payGuestPayLink } from './guest-operations.ts';
import {
  cancelPayLink,
  createPayLink,
  getPayLink,
  getPayLinkQr,
  listPayLinkPayments,
  listPayLinks,
  payPayLink,
  updatePayLink,
} from './pay-link-operations.ts';

const EVENTS = [
  'pay_link.created',
  'pay_link.updated',
  'pay_link.completed',
  'pay_link.expired',
  'pay_link.canceled',
] as const;

export const payLinks = {
  tag: 'Pay links',
  description:
    'Addresses where guests pay by card: a fixed amount, what is due for an order, or an amount of their own; once or many times. ' +
    'Each comes with a QR code. An address is computed from the id of its link and stored nowhere.',
  operations: [
    createPayLink,
    listPayLinks,
    getPayLink,
    updatePayLink,
    cancelPayLink,
    payPayLink,
    listPayLinkPayments,
    getPayLinkQr,
    getGuestPayLink,
    payGuestPayLink,
  ],
  events: EVENTS,
  eventRecords: { pay_link: PayLink },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}

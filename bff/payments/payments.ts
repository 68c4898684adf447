export { paymentService, type PaymentService } from './payment-service.ts';
export type { CardToPay, Payments } from './card-payments.ts';
export type { Payment, PaymentStatus } from './contract/payment.ts';
export type { Refund, RefundAllocation, RefundReason } from './contract/refund.ts';
export type {
  Payable,
  PayableKind,
  PayableRef,
  Payables,
  PaymentChange,
  PaymentObserver,
} from './payable.ts';
export type { Recorded } from './record-steps.ts';
export type { NewPayment } from './start-payment.ts';
export type { NewRefund } from './want.ts';

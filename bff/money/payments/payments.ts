export { paymentService, type PaymentService } from './payment-service.ts';
export type { Payment } from './contract/payment.ts';
export type { Refund, RefundAllocation, RefundReason } from './contract/refund.ts';
export type { Payable, Payables, PaymentChange, PaymentObserver } from './payable.ts';
export type { NewPayment } from './start-payment.ts';
export type { NewRefund } from './want.ts';

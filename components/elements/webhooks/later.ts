/**
 * What is seen after the endpoints and their deliveries. It is loaded behind the first rendering
 * (load-later.ts).
 */
export { deliveryDetail } from './delivery-detail.ts';
export { explanation } from './work-words.ts';
export { signatureCode } from './signature-code.ts';
export { busyText, failureText } from './work-words.ts';

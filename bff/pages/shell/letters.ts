import type { Response } from 'express';
import type { ShownMessage } from '../../orders/notices/contract/message-names.ts';

/** Sends an email as a document of its own: it runs nothing, leads nowhere, and loads only pictures. */
export function sendLetter(res: Response, letter: string): void {
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; form-action 'none'; " +
      "base-uri 'none'; frame-ancestors 'self'; sandbox",
  );
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('Cache-Control', 'no-store');
  res.removeHeader('X-Frame-Options');
  res.type('html').send(letter);
}

/** The title of each message, for lists of them. */
export const MESSAGE_TITLES: Readonly<Record<ShownMessage, string>> = {
  order_received: 'Order sent',
  order_accepted: 'Order accepted',
  order_delayed: 'Order later than planned',
  order_ready: 'Order ready',
  order_on_its_way: 'Order on its way',
  order_rejected: 'Order rejected',
  order_refunded: 'Refund',
  receipt: 'Receipt',
  reward_earned: 'Reward within reach',
  order_unanswered: 'To the merchant: order unanswered',
  payout_failed: 'To the merchant: payout failed',
  requirements_due: 'To the merchant: something is due',
  dispute_opened: 'To the merchant: dispute opened',
  staff_sign_in: 'To staff: sign-in',
  staff_invitation: 'To staff: invitation',
  staff_pin_set: 'To staff: PIN set',
  staff_device_added: 'To staff: shared device added',
  sign_in: 'To your team: sign-in',
  sign_up: 'To your team: sign-up',
  team_invitation: 'To your team: invitation',
  confirmation_code: 'To your team: confirmation code',
  passkey_added: 'To your team: passkey added',
  limit_answered: 'To your team: answer about a limit',
  operator_sign_in: 'To the operator: sign-in',
  operator_invitation: 'To the operator: invitation',
  sandbox_invitation: 'From the operator: invitation to a sandbox',
};

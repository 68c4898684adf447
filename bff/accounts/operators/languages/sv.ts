import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Den här adressen kan inte logga in på operatörskonsolen',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Någon, troligen du, ville logga in på Trellis operatörskonsol med den här adressen. Den är inte ' +
    'inbjuden.',
  '${0} is your code for the operator’s console': '${0} är din kod till operatörskonsolen',
  'Join the operator’s console of Trellis': 'Gå med i Trellis operatörskonsol',
  'You are invited to the console of those who run Trellis.':
    'Du är inbjuden till konsolen för dem som driver Trellis.',
  'The address of the console comes from those who run the service.':
    'Konsolens adress får du av dem som driver tjänsten.',
  'Open your Trellis sandbox': 'Öppna din Trellis-sandlåda',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Du är inbjuden till Trellis. Registrera dig med den här adressen inom ${0} dagar, så öppnas din ' +
    'sandlåda direkt.',
  'Your Trellis sandbox is open': 'Din Trellis-sandlåda är öppen',
  'Your request was approved. Sign in with this address.':
    'Din begäran har godkänts. Logga in med den här adressen.',
  'Your request for a Trellis sandbox': 'Din begäran om en Trellis-sandlåda',
  'Your request for a sandbox was refused.': 'Din begäran om en sandlåda avslogs.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Du får detta eftersom en Trellis-sandlåda har begärts med den här adressen.',
};

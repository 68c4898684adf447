import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console':
    'Diese Adresse kann sich nicht an der Betreiberkonsole anmelden',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse an der Betreiberkonsole von Trellis ' +
    'anmelden. Sie ist nicht eingeladen.',
  '${0} is your code for the operator’s console': '${0} ist Ihr Code für die Betreiberkonsole',
  'Join the operator’s console of Trellis': 'Der Betreiberkonsole von Trellis beitreten',
  'You are invited to the console of those who run Trellis.':
    'Sie sind zur Konsole derer eingeladen, die Trellis betreiben.',
  'The address of the console comes from those who run the service.':
    'Die Adresse der Konsole nennen Ihnen die Betreiber des Dienstes.',
  'Open your Trellis sandbox': 'Öffnen Sie Ihre Trellis-Sandbox',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'Sie sind zu Trellis eingeladen. Registrieren Sie sich innerhalb von ${0} Tagen mit dieser Adresse, ' +
    'und Ihre Sandbox öffnet sich sofort.',
  'Your Trellis sandbox is open': 'Ihre Trellis-Sandbox ist offen',
  'Your request was approved. Sign in with this address.':
    'Ihre Anfrage wurde genehmigt. Melden Sie sich mit dieser Adresse an.',
  'Your request for a Trellis sandbox': 'Ihre Anfrage nach einer Trellis-Sandbox',
  'Your request for a sandbox was refused.': 'Ihre Anfrage nach einer Sandbox wurde abgelehnt.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'Sie erhalten dies, weil mit dieser Adresse um eine Trellis-Sandbox gebeten wurde.',
};

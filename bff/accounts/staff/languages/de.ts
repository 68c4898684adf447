import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  Owner: 'Inhaber',
  Manager: 'Leitung',
  Cashier: 'Kasse',
  Kitchen: 'Küche',
  Accountant: 'Buchhaltung',
  'Join ${0} at ${1}': '${0} bei ${1} beitreten',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Sie sind zum Dashboard von ${0} eingeladen, in dem die Bestellungen ankommen.',
  'Your role: ${0}': 'Ihre Rolle: ${0}',
  '${0} is your sign-in code for ${1}': '${0} ist Ihr Anmeldecode für ${1}',
  'No account at ${0} has this address': 'Kein Konto bei ${0} hat diese Adresse',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Jemand, vermutlich Sie, wollte sich mit dieser Adresse bei einem Dashboard anmelden. Sie gehört ' +
    'hier zu keinem Betrieb.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Falls Sie eine andere Adresse haben, melden Sie sich damit an. Sonst bitten Sie den Inhaber des ' +
    'Betriebs um eine Einladung.',
};

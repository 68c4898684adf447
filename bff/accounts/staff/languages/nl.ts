import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  Owner: 'Eigenaar',
  Manager: 'Manager',
  Cashier: 'Kassa',
  Kitchen: 'Keuken',
  Accountant: 'Boekhouding',
  'Join ${0} at ${1}': 'Kom bij ${0} via ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Je bent uitgenodigd voor het dashboard van ${0}, waar de bestellingen binnenkomen.',
  'Your role: ${0}': 'Je rol: ${0}',
  '${0} is your sign-in code for ${1}': '${0} is je inlogcode voor ${1}',
  'No account at ${0} has this address': 'Geen account bij ${0} heeft dit adres',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Iemand, waarschijnlijk jij, wilde met dit adres inloggen op een dashboard. Het hoort hier bij geen ' +
    'enkel bedrijf.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Heb je een ander adres, log dan daarmee in. Vraag anders de eigenaar van het bedrijf om een ' +
    'uitnodiging.',
};

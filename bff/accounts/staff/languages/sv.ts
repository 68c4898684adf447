import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  Owner: 'Ägare',
  Manager: 'Chef',
  Cashier: 'Kassa',
  Kitchen: 'Kök',
  Accountant: 'Bokföring',
  'Join ${0} at ${1}': 'Gå med i ${0} hos ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'Du är inbjuden till panelen för ${0}, dit beställningarna kommer.',
  'Your role: ${0}': 'Din roll: ${0}',
  '${0} is your sign-in code for ${1}': '${0} är din inloggningskod för ${1}',
  'No account at ${0} has this address': 'Inget konto hos ${0} har den här adressen',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'Någon, troligen du, ville logga in på en panel med den här adressen. Den hör inte till personalen ' +
    'på något företag här.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'Om du har en annan adress loggar du in med den. Annars ber du företagets ägare om en inbjudan.',
};

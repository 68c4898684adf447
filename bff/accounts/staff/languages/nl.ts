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
  'Your PIN was set': 'Je pincode is ingesteld',
  'Your PIN was changed': 'Je pincode is gewijzigd',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'Je pincode voor de gedeelde apparaten van ${0} is ingesteld op ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'Je pincode voor de gedeelde apparaten van ${0} is gewijzigd op ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'Was jij dit niet, log dan in via e-mail, beëindig alle andere sessies op de pagina van je ' +
    'account en stel daar een andere pincode in.',
  'A shared device was added': 'Er is een gedeeld apparaat toegevoegd',
  'The device “${0}” was added at ${1} on ${2}.': 'Het apparaat ‘${0}’ is bij ${1} toegevoegd op ${2}.',
  'Added by: ${0}': 'Toegevoegd door: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'Ken je dit apparaat niet, verwijder het dan: niemand kan er dan nog op werken.',
  'Open the devices': 'Apparaten openen',
};

import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} is uw registratiecode voor Trellis',
  '${0} is your Trellis sign-in code': '${0} is uw inlogcode voor Trellis',
  'No Trellis account has this address': 'Geen Trellis-account heeft dit adres',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Iemand, waarschijnlijk u, wilde met dit adres inloggen bij Trellis. Het hoort bij geen team.',
  'Sign in to Trellis by your identity provider': 'Log in bij Trellis via uw identiteitsprovider',
  'Your role is owner: everything, and who the other owners are.':
    'Uw rol is eigenaar: alles, ook wie de andere eigenaren zijn.',
  'Your role is admin: everything, but not who the owners are.':
    'Uw rol is beheerder: alles, behalve wie de eigenaren zijn.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Uw rol is ontwikkelaar: sleutels, webhooks, sites en oppervlakken. In productie geen gegevens van ' +
    'gasten.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Uw rol is financiën: betalingen, terugbetalingen, uitbetalingen, prijzen en rapporten.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Uw rol is support: bestellingen, verkopers, menu’s en terugbetalingen.',
  'Your role is viewer: sees everything, changes nothing.': 'Uw rol is kijker: ziet alles, wijzigt niets.',
  'Join ${0} on Trellis': 'Kom bij ${0} op Trellis',
  'You are invited to the team of ${0}.': 'U bent uitgenodigd voor het team van ${0}.',
  '${0} invites you to the team of ${1}.': '${0} nodigt u uit voor het team van ${1}.',
  '${0} is your ${1} confirmation code': '${0} is uw bevestigingscode voor ${1}',
  'You are making a change that asks who you are.':
    'U brengt een wijziging aan waarvoor u moet bevestigen wie u bent.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Hij werkt één keer, ${0} minuten lang. Bent u dit niet, beëindig dan alle sessies op de pagina van ' +
    'uw account.',
  'A passkey was added': 'Er is een passkey toegevoegd',
  'A passkey was removed': 'Er is een passkey verwijderd',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'De passkey ‘${0}’ is toegevoegd aan uw ${1}-account op ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'De passkey ‘${0}’ is verwijderd van uw ${1}-account op ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Was u dit niet, log dan in via e-mail, beëindig alle andere sessies en verwijder passkeys die u ' +
    'niet kent.',
  'Works once, for ${0} minutes.': 'Werkt één keer, ${0} minuten lang.',
  'Use the button in the browser where you began.': 'Gebruik de knop in de browser waarin u begon.',
  'Or type this code there:': 'Of typ daar deze code:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Beide werken één keer, ${0} minuten lang. Heb je hier niet om gevraagd, negeer het dan: zonder ' +
    'gebeurt er niets.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Hebt u een ander adres, log dan daarmee in. Of open een eigen sandbox.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Iemand, waarschijnlijk u, vroeg om een e-mail om met dit adres in te loggen bij Trellis. Uw team ' +
    'logt in met single sign-on.',
  'If you didn’t ask for this, ignore it.': 'Heb je hier niet om gevraagd, negeer het dan.',
  'You get this because somebody typed this address at ${0}.':
    'U krijgt dit omdat iemand dit adres heeft ingevuld op ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Log binnen ${0} dagen in met dit adres om te accepteren.',
  'Accept the invitation': 'Uitnodiging accepteren',
  'You get this because ${0} invited this address.': 'U krijgt dit omdat ${0} dit adres heeft uitgenodigd.',
  'Type this code there:': 'Typ daar deze code:',
  'You get this because you have an account at ${0}.': 'U krijgt dit omdat u een account hebt bij ${0}.',
};

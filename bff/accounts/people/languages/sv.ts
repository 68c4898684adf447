import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} är din registreringskod för Trellis',
  '${0} is your Trellis sign-in code': '${0} är din inloggningskod för Trellis',
  'To open your Trellis sandbox, open this link in the browser where you began:':
    'Öppna den här länken i webbläsaren där du började för att öppna din Trellis-sandlåda:',
  'No Trellis account has this address': 'Inget Trellis-konto har den här adressen',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Någon, troligen du, ville logga in på Trellis med den här adressen. Den hör inte till något team.',
  'If you have another address, sign in with that. To start a sandbox of your own:':
    'Har du en annan adress, logga in med den. För att öppna en egen sandlåda:',
  'Sign in to Trellis by your identity provider': 'Logga in på Trellis via din identitetsleverantör',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on:':
    'Någon, troligen du, bad om ett e-postmeddelande för att logga in på Trellis med den här adressen. Ditt team loggar in med enkel inloggning:',
  'Your role is owner: everything, and who the other owners are.':
    'Din roll är ägare: allt, även vilka de andra ägarna är.',
  'Your role is admin: everything, but not who the owners are.':
    'Din roll är administratör: allt, utom vilka ägarna är.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'Din roll är utvecklare: nycklar, webhooks, webbplatser och ytor. I produktion inga uppgifter om gäster.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'Din roll är ekonomi: betalningar, återbetalningar, utbetalningar, priser och rapporter.',
  'Your role is support: orders, merchants, menus and refunds.':
    'Din roll är support: beställningar, handlare, menyer och återbetalningar.',
  'Your role is viewer: sees everything, changes nothing.': 'Din roll är läsare: ser allt, ändrar inget.',
  'Join ${0} on Trellis': 'Gå med i ${0} på Trellis',
  'You are invited to the team of ${0}.': 'Du är inbjuden till teamet ${0}.',
  '${0} invites you to the team of ${1}.': '${0} bjuder in dig till teamet ${1}.',
  '${0} is your Trellis confirmation code': '${0} är din bekräftelsekod för Trellis',
  'You are making a change that asks who you are.':
    'Du gör en ändring som kräver att du bekräftar vem du är.',
  'Type this code there: ${0}': 'Skriv den här koden där: ${0}',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Den fungerar en gång, i ${0} minuter. Om det inte är du, avsluta alla sessioner på sidan för ditt konto.',
  'A passkey was added': 'En passkey lades till',
  'A passkey was removed': 'En passkey togs bort',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'Passkeyn ”${0}” lades till på ditt ${1}-konto på ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'Passkeyn ”${0}” togs bort från ditt ${1}-konto på ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Om det inte var du, logga in via e-post, avsluta alla andra sessioner och ta bort passkeys som du inte känner till.',
};

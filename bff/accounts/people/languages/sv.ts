import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} är din registreringskod för Trellis',
  '${0} is your Trellis sign-in code': '${0} är din inloggningskod för Trellis',
  'No Trellis account has this address': 'Inget Trellis-konto har den här adressen',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'Någon, troligen du, ville logga in på Trellis med den här adressen. Den hör inte till något team.',
  'Sign in to Trellis by your identity provider': 'Logga in på Trellis via din identitetsleverantör',
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
  '${0} is your ${1} confirmation code': '${0} är din bekräftelsekod för ${1}',
  'You are making a change that asks who you are.':
    'Du gör en ändring som kräver att du bekräftar vem du är.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'Den fungerar en gång, i ${0} minuter. Om det inte är du, avsluta alla sessioner på sidan för ditt ' +
    'konto.',
  'A passkey was added': 'En passkey lades till',
  'A passkey was removed': 'En passkey togs bort',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'Passkeyn ”${0}” lades till på ditt ${1}-konto på ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'Passkeyn ”${0}” togs bort från ditt ${1}-konto på ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'Om det inte var du, logga in via e-post, avsluta alla andra sessioner och ta bort passkeys som du ' +
    'inte känner till.',
  'Works once, for ${0} minutes.': 'Fungerar en gång, i ${0} minuter.',
  'Use the button in the browser where you began.': 'Använd knappen i webbläsaren där du började.',
  'Or type this code there:': 'Eller skriv den här koden där:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'Båda fungerar en gång, i ${0} minuter. Om du inte bad om detta kan du strunta i det: utan dem ' +
    'händer inget.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'Har du en annan adress, logga in med den. Eller öppna en egen sandlåda.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'Någon, troligen du, bad om ett e-postmeddelande för att logga in på Trellis med den här adressen. ' +
    'Ditt team loggar in med enkel inloggning.',
  'If you didn’t ask for this, ignore it.': 'Om du inte bad om detta kan du strunta i det.',
  'You get this because somebody typed this address at ${0}.':
    'Du får detta eftersom någon har skrivit den här adressen på ${0}.',
  'To accept, sign in with this address within ${0} days.':
    'Tacka ja genom att logga in med den här adressen inom ${0} dagar.',
  'Accept the invitation': 'Tacka ja till inbjudan',
  'You get this because ${0} invited this address.':
    'Du får detta eftersom ${0} har bjudit in den här adressen.',
  'Type this code there:': 'Skriv den här koden där:',
  'You get this because you have an account at ${0}.': 'Du får detta eftersom du har ett konto hos ${0}.',
};

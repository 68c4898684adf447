import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  Docs: 'Dokumentation',
  Guides: 'Guider',
  'Sign in to Trellis': 'Logga in på Trellis',
  'Sign-up is closed here': 'Registreringen är stängd här',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'Operatören öppnar sandlådor. Är du redan med i ett team, eller inbjuden? Logga in med din adress.',
  'You’re on no team': 'Du är inte med i något team',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Be ditt team om en inbjudan till den här adressen, eller öppna en egen sandlåda.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'En konsol, testhandlare med menyer och pengar som inte är riktiga. Gratis.',
  'We email you a link and a code. There is no password.':
    'Vi mejlar dig en länk och en kod. Det finns inget lösenord.',
  Company: 'Företag',
  'Your merchants see this name.': 'Dina handlare ser det här namnet.',
  'On a team already?': 'Redan med i ett team?',
  'New here? ${0}, or ask your team for an invitation.': 'Ny här? ${0}, eller be ditt team om en inbjudan.',
  'New here? Ask your team for an invitation.': 'Ny här? Be ditt team om en inbjudan.',
  'Sign up': 'Registrera dig',
  'Must be 1–${0} characters on one line.': 'Måste ha 1–${0} tecken på en rad.',
  'You’re signed in': 'Du är inloggad',
  'Single sign-on': 'Enkel inloggning',
  'Your team signs in at ${0}.': 'Ditt team loggar in på ${0}.',
  'Email me a link instead': 'Mejla mig en länk i stället',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Din identitetsleverantör svarar inte just nu. Försök igen om några minuter.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Din identitetsleverantör bekräftade inte inloggningen. Försök igen.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Logga in i webbläsaren där du började, inom ${0} minuter.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Din adress hör inte till teamet. Be en ägare om en inbjudan.',
  'Your team signs in by single sign-on': 'Ditt team loggar in med enkel inloggning',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Den här vägen öppnar inte ditt teams konsol. Logga in med din jobbadress.',
  'Your request waits': 'Din förfrågan väntar',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Din adress är bekräftad. Operatören beslutar om din sandlåda, och du får svaret via e-post.',
  'The operator looks at each request, and answers by email.':
    'Operatören går igenom varje förfrågan och svarar via e-post.',
  'Ask for a sandbox': 'Be om en sandlåda',
};

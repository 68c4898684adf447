import type { Catalog } from '../../../core/text/language.ts';

/** Dutch. */
export const texts: Catalog = {
  Docs: 'Documentatie',
  Guides: 'Handleidingen',
  'Sign in to Trellis': 'Inloggen bij Trellis',
  'Sign-up is closed here': 'Registreren kan hier niet',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'De beheerder opent sandboxen. Zit u al in een team, of bent u uitgenodigd? Log in met uw adres.',
  'You’re on no team': 'U zit in geen team',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Vraag uw team om een uitnodiging voor dit adres, of open een eigen sandbox.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Een console, testverkopers met menu’s en geld dat niet echt is. Gratis.',
  'We email you a link and a code. There is no password.':
    'We mailen u een link en een code. Er is geen wachtwoord.',
  Company: 'Bedrijf',
  'Your merchants see this name.': 'Uw verkopers zien deze naam.',
  'On a team already?': 'Al in een team?',
  'New here? ${0}, or ask your team for an invitation.':
    'Nieuw hier? ${0}, of vraag uw team om een uitnodiging.',
  'New here? Ask your team for an invitation.': 'Nieuw hier? Vraag uw team om een uitnodiging.',
  'Sign up': 'Registreren',
  'Must be 1–${0} characters on one line.': 'Moet 1–${0} tekens op één regel hebben.',
  'You’re signed in': 'U bent ingelogd',
  'Single sign-on': 'Single sign-on',
  'Your team signs in at ${0}.': 'Uw team logt in op ${0}.',
  'Email me a link instead': 'Mail mij liever een link',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Uw identiteitsprovider antwoordt nu niet. Probeer het over een paar minuten opnieuw.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Uw identiteitsprovider heeft het inloggen niet bevestigd. Probeer het opnieuw.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Log binnen ${0} minuten in in de browser waarin u begon.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Uw adres hoort niet bij het team. Vraag een eigenaar om een uitnodiging.',
  'Your team signs in by single sign-on': 'Uw team logt in met single sign-on',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Zo opent de console van uw team niet. Log in met uw werkadres.',
  'Your request waits': 'Uw aanvraag wacht',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Uw adres is bevestigd. De beheerder beslist over uw sandbox, en u krijgt een e-mail met het antwoord.',
  'The operator looks at each request, and answers by email.':
    'De beheerder bekijkt elke aanvraag en antwoordt per e-mail.',
  'Ask for a sandbox': 'Een sandbox aanvragen',
};

import type { Catalog } from '../../../core/text/language.ts';

/** German. */
export const texts: Catalog = {
  Docs: 'Dokumentation',
  Guides: 'Anleitungen',
  'Sign in to Trellis': 'Bei Trellis anmelden',
  'Sign-up is closed here': 'Die Registrierung ist hier geschlossen',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'Sandboxen öffnet der Betreiber. Sie gehören schon zu einem Team oder sind eingeladen? Melden Sie ' +
    'sich mit Ihrer Adresse an.',
  'You’re on no team': 'Sie gehören zu keinem Team',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Bitten Sie Ihr Team um eine Einladung an diese Adresse, oder öffnen Sie eine eigene Sandbox.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Eine Konsole, Testhändler mit Speisekarten und Geld, das nicht echt ist. Kostenlos.',
  'We email you a link and a code. There is no password.':
    'Wir senden Ihnen einen Link und einen Code per E-Mail. Ein Passwort gibt es nicht.',
  Company: 'Firma',
  'Your merchants see this name.': 'Ihre Händler sehen diesen Namen.',
  'On a team already?': 'Schon in einem Team?',
  'New here? ${0}, or ask your team for an invitation.':
    'Neu hier? ${0}, oder bitten Sie Ihr Team um eine Einladung.',
  'New here? Ask your team for an invitation.': 'Neu hier? Bitten Sie Ihr Team um eine Einladung.',
  'Sign up': 'Registrieren',
  'Must be 1–${0} characters on one line.': 'Muss 1–${0} Zeichen in einer Zeile haben.',
  'You’re signed in': 'Sie sind angemeldet',
  'Single sign-on': 'Single Sign-on',
  'Your team signs in at ${0}.': 'Ihr Team meldet sich bei ${0} an.',
  'Email me a link instead': 'Stattdessen Link per E-Mail senden',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Ihr Identitätsanbieter antwortet gerade nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Ihr Identitätsanbieter hat die Anmeldung nicht bestätigt. Versuchen Sie es noch einmal.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Melden Sie sich innerhalb von ${0} Minuten in dem Browser an, in dem Sie begonnen haben.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Ihre Adresse gehört nicht zum Team. Bitten Sie einen Inhaber um eine Einladung.',
  'Your team signs in by single sign-on': 'Ihr Team meldet sich per Single Sign-on an',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Auf diesem Weg öffnet sich die Konsole Ihres Teams nicht. Melden Sie sich mit Ihrer Arbeitsadresse an.',
  'Your request waits': 'Ihre Anfrage wartet',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Ihre Adresse ist bestätigt. Der Betreiber entscheidet über Ihre Sandbox, und Sie erhalten die ' +
    'Antwort per E-Mail.',
  'The operator looks at each request, and answers by email.':
    'Der Betreiber prüft jede Anfrage und antwortet per E-Mail.',
  'Ask for a sandbox': 'Sandbox anfragen',
};

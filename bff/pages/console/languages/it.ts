import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  Docs: 'Documentazione',
  Guides: 'Guide',
  'Sign in to Trellis': 'Accedi a Trellis',
  'Sign-up is closed here': 'Qui la registrazione è chiusa',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'Le sandbox le apre il gestore. È già in un team o è stato invitato? Acceda con il suo indirizzo.',
  'You’re on no team': 'Non fa parte di alcun team',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Chieda al suo team un invito a questo indirizzo, o apra una sandbox propria.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Una console, esercenti di prova con menu e denaro che non è reale. Gratis.',
  'We email you a link and a code. There is no password.':
    'Le inviamo un link e un codice via e-mail. Non c’è password.',
  Company: 'Azienda',
  'Your merchants see this name.': 'I suoi esercenti vedono questo nome.',
  'On a team already?': 'È già in un team?',
  'New here? ${0}, or ask your team for an invitation.': 'È nuovo qui? ${0}, o chieda un invito al suo team.',
  'New here? Ask your team for an invitation.': 'È nuovo qui? Chieda un invito al suo team.',
  'Sign up': 'Registrati',
  'Must be 1–${0} characters on one line.': 'Deve avere 1–${0} caratteri su una riga.',
  'You’re signed in': 'Ha effettuato l’accesso',
  'Single sign-on': 'Single sign-on',
  'Your team signs in at ${0}.': 'Il suo team accede su ${0}.',
  'Email me a link instead': 'Inviami invece un link via e-mail',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Il suo provider di identità ora non risponde. Riprovi tra qualche minuto.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Il suo provider di identità non ha confermato l’accesso. Riprovi.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Acceda nel browser in cui ha iniziato, entro ${0} minuti.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Il suo indirizzo non fa parte del team. Chieda un invito a un titolare.',
  'Your team signs in by single sign-on': 'Il suo team accede con il single sign-on',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Questa via non apre la console del suo team. Acceda con il suo indirizzo di lavoro.',
  'Your request waits': 'La sua richiesta è in attesa',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Il suo indirizzo è confermato. Il gestore decide sulla sua sandbox, e riceverà la risposta via e-mail.',
  'The operator looks at each request, and answers by email.':
    'Il gestore esamina ogni richiesta e risponde via e-mail.',
  'Ask for a sandbox': 'Chiedi una sandbox',
};

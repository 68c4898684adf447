import type { Catalog } from '../../../core/text/language.ts';

/** Polish. */
export const texts: Catalog = {
  Docs: 'Dokumentacja',
  Guides: 'Poradniki',
  'Sign in to Trellis': 'Zaloguj się do Trellis',
  'Sign-up is closed here': 'Rejestracja jest tu zamknięta',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'Piaskownice otwiera operator. Należysz już do zespołu lub masz zaproszenie? Zaloguj się swoim adresem.',
  'You’re on no team': 'Nie należysz do żadnego zespołu',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Poproś zespół o zaproszenie na ten adres albo otwórz własną piaskownicę.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Konsola, testowi sprzedawcy z menu i pieniądze, które nie są prawdziwe. Za darmo.',
  'We email you a link and a code. There is no password.': 'Wyślemy Ci e-mailem link i kod. Hasła nie ma.',
  Company: 'Firma',
  'Your merchants see this name.': 'Tę nazwę widzą Twoi sprzedawcy.',
  'On a team already?': 'Należysz już do zespołu?',
  'New here? ${0}, or ask your team for an invitation.':
    'Pierwszy raz tutaj? ${0} albo poproś zespół o zaproszenie.',
  'New here? Ask your team for an invitation.': 'Pierwszy raz tutaj? Poproś zespół o zaproszenie.',
  'Sign up': 'Zarejestruj się',
  'Must be 1–${0} characters on one line.': 'Musi mieć 1–${0} znaków w jednym wierszu.',
  'You’re signed in': 'Zalogowano',
  'Single sign-on': 'Logowanie jednokrotne',
  'Your team signs in at ${0}.': 'Twój zespół loguje się na ${0}.',
  'Email me a link instead': 'Wyślij mi raczej link e-mailem',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Dostawca tożsamości teraz nie odpowiada. Spróbuj ponownie za kilka minut.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Dostawca tożsamości nie potwierdził logowania. Spróbuj ponownie.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Zaloguj się w przeglądarce, w której zaczęto, w ciągu ${0} min.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Twój adres nie należy do zespołu. Poproś właściciela o zaproszenie.',
  'Your team signs in by single sign-on': 'Twój zespół loguje się przez logowanie jednokrotne',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Ta droga nie otwiera konsoli Twojego zespołu. Zaloguj się adresem służbowym.',
  'Your request waits': 'Twoja prośba czeka',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Twój adres jest potwierdzony. Operator decyduje o piaskownicy, a odpowiedź dostaniesz e-mailem.',
  'The operator looks at each request, and answers by email.':
    'Operator rozpatruje każdą prośbę i odpowiada e-mailem.',
  'Ask for a sandbox': 'Poproś o piaskownicę',
};

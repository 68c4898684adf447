import type { Catalog } from '../../../core/text/language.ts';

/** Portuguese. */
export const texts: Catalog = {
  Docs: 'Documentação',
  Guides: 'Guias',
  'Sign in to Trellis': 'Iniciar sessão no Trellis',
  'Sign-up is closed here': 'O registo está fechado aqui',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'O operador abre as sandboxes. Já está numa equipa ou foi convidado? Inicie sessão com o seu endereço.',
  'You’re on no team': 'Não está em nenhuma equipa',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Peça à sua equipa um convite para este endereço, ou abra uma sandbox própria.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Uma consola, comerciantes de teste com menus e dinheiro que não é real. Grátis.',
  'We email you a link and a code. There is no password.':
    'Enviamos-lhe uma ligação e um código por e-mail. Não há palavra-passe.',
  Company: 'Empresa',
  'Your merchants see this name.': 'Os seus comerciantes veem este nome.',
  'On a team already?': 'Já está numa equipa?',
  'New here? ${0}, or ask your team for an invitation.':
    'É novo aqui? ${0}, ou peça um convite à sua equipa.',
  'New here? Ask your team for an invitation.': 'É novo aqui? Peça um convite à sua equipa.',
  'Sign up': 'Registar',
  'Must be 1–${0} characters on one line.': 'Deve ter 1–${0} caracteres numa linha.',
  'You’re signed in': 'Iniciou sessão',
  'Single sign-on': 'Início de sessão único',
  'Your team signs in at ${0}.': 'A sua equipa inicia sessão em ${0}.',
  'Email me a link instead': 'Enviar-me antes uma ligação por e-mail',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'O seu fornecedor de identidade não responde agora. Tente de novo dentro de alguns minutos.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'O seu fornecedor de identidade não confirmou o início de sessão. Tente de novo.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Inicie sessão no navegador onde começou, dentro de ${0} minutos.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'O seu endereço não está na equipa. Peça um convite a um proprietário.',
  'Your team signs in by single sign-on': 'A sua equipa usa o início de sessão único',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Esta via não abre a consola da sua equipa. Inicie sessão com o seu endereço de trabalho.',
  'Your request waits': 'O seu pedido está à espera',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'O seu endereço está confirmado. O operador decide sobre a sua sandbox, e recebe a resposta por e-mail.',
  'The operator looks at each request, and answers by email.':
    'O operador analisa cada pedido e responde por e-mail.',
  'Ask for a sandbox': 'Pedir uma sandbox',
};

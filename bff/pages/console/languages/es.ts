import type { Catalog } from '../../../core/text/language.ts';

/** Spanish. */
export const texts: Catalog = {
  Docs: 'Documentación',
  Guides: 'Guías',
  'Sign in to Trellis': 'Acceder a Trellis',
  'Sign-up is closed here': 'El registro está cerrado aquí',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'El operador abre los entornos de pruebas. ¿Ya está en un equipo o le han invitado? Acceda con su ' +
    'dirección.',
  'You’re on no team': 'No está en ningún equipo',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'Pida a su equipo una invitación a esta dirección, o abra un entorno de pruebas propio.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'Una consola, comercios de prueba con menús y dinero que no es real. Gratis.',
  'We email you a link and a code. There is no password.':
    'Le enviamos un enlace y un código por correo. No hay contraseña.',
  Company: 'Empresa',
  'Your merchants see this name.': 'Sus comercios ven este nombre.',
  'On a team already?': '¿Ya está en un equipo?',
  'New here? ${0}, or ask your team for an invitation.':
    '¿Es nuevo aquí? ${0}, o pida una invitación a su equipo.',
  'New here? Ask your team for an invitation.': '¿Es nuevo aquí? Pida una invitación a su equipo.',
  'Sign up': 'Registrarse',
  'Must be 1–${0} characters on one line.': 'Debe tener 1–${0} caracteres en una línea.',
  'You’re signed in': 'Ha accedido',
  'Single sign-on': 'Inicio de sesión único',
  'Your team signs in at ${0}.': 'Su equipo accede en ${0}.',
  'Email me a link instead': 'Enviarme un enlace por correo',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'Su proveedor de identidad no responde ahora. Inténtelo de nuevo en unos minutos.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'Su proveedor de identidad no confirmó el acceso. Inténtelo de nuevo.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'Acceda en el navegador donde empezó, en un plazo de ${0} minutos.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'Su dirección no está en el equipo. Pida una invitación a un propietario.',
  'Your team signs in by single sign-on': 'Su equipo accede por inicio de sesión único',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'Esta vía no abre la consola de su equipo. Acceda con su dirección de trabajo.',
  'Your request waits': 'Su solicitud está en espera',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'Su dirección está confirmada. El operador decide sobre su entorno de pruebas, y recibirá la ' +
    'respuesta por correo.',
  'The operator looks at each request, and answers by email.':
    'El operador revisa cada solicitud y responde por correo.',
  'Ask for a sandbox': 'Pedir un entorno de pruebas',
};

import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Enviando…', // Sending…
  sb971debc37bf0b54: 'Propietario', // Owner
  s3ac25e004d6b8e6c: 'Encargado', // Manager
  sae8604c86cf54f1a: 'Caja', // Cashier
  s149c3aeba7e0d6ef: 'Cocina', // Kitchen
  sf2e5d1d228b3500d: 'Contabilidad', // Accountant
  scf03080105a4e030: 'La persona entra con esta dirección.', // The person signs in with this address.
  s637f4cc832f507b2: 'Nombre del dispositivo', // Name of the device
  s8fc0a8a99fccf3e0: 'Abra en la tableta la página de dispositivos de su panel. Muestra un código.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Código', // Code
  sca7fed2bef53cb99: 'Función', // Role
  s64da34b178200f09: 'Todo, también cuentas bancarias y el equipo', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Pedidos, reembolsos, menús, horarios, informes y el equipo', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Pedidos, enlaces de pago y fidelización', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Pedidos y lo que se ha agotado', // Orders, and what is sold out
  s9517e5c59319305f: 'Cobros, pagos e informes', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Debe ser una dirección de correo, como rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Introduzca las ${0} letras que muestra el dispositivo.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'No es posible.', // This can’t be done.
  s5ad956cb74a7b54b: 'El último propietario lo sigue siendo. Dé antes esa función a otra persona.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Solo una persona con los mismos permisos o más puede dar o quitar esta función.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Esta persona ya está en el equipo o ya tiene una invitación.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Ningún dispositivo muestra este código ahora. Compárelo con la pantalla o pida allí otro.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Cambiar función', // Change role
  s54fac608002f2917: 'Enviar de nuevo', // Send again
  s2ca7699f7c5a4996: 'Gestionar', // Manage
  sd1f09d13ff12c55c: 'Invitar a alguien', // Invite someone
  s35f2737fcd154e16: 'Enviar invitación', // Send invitation
  sffcf1d7b5f7385ad: '¿Quitar a esta persona?', // Remove this person?
  scc022b0740943e53: 'Añadir un dispositivo', // Add a device
  s665f2a2247cf9c36: 'Añadir dispositivo', // Add device
  s91213563e4e090e4: '¿Quitar este dispositivo?', // Remove this device?
  s45dfe5e540ff7d08: str`Abra ${0} en la tableta y escriba el código que muestra.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'La sesión de esta persona se cierra con la siguiente petición.', // This person is signed out with the next request.
  s599c693f59ab6565: 'La sesión de quien trabaja en él termina con la siguiente petición.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'La invitación se ha enviado.', // The invitation is sent.
  s08f04c2c5ea200b2: 'El dispositivo se ha añadido.', // The device is added.
  s2eb94f91c0f6594f: 'Eliminado.', // Removed.
  s24b1dafb1b20370c: 'Equipo', // Team
  s52e01475c9da37f9: 'Cargando el equipo…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Esta página no tiene permiso para mostrar el equipo.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Todavía no hay nadie en el equipo', // Nobody is on the team yet
  s13b5adb5cce78e12:
    'Invite a las personas que trabajan aquí. Inician sesión en el panel por correo electrónico.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Dispositivos compartidos', // Shared devices
  s514b29b64f2e94e8: 'Todavía no hay dispositivos compartidos.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Última actividad: ${0}`, // Last active …
  s238292c02b916572: 'Aún sin actividad', // Not active yet
  see963aeadd27316b: 'Invitación caducada', // Invitation expired
  s7308509051ac80f6: str`Con invitación hasta el ${0}`, // Invited until …
  s043e59128e4d5c70: str`Último uso: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Sin usar todavía', // Not used yet
  s1555ad6a3e191d41: 'Espera al dispositivo', // Waits for the device
  sf95a6845b5737293: 'No se abrió nunca. Quítelo y añádalo de nuevo.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Sin elegir: todos los establecimientos', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Función y establecimientos', // Role and locations
  s1e597e321f8adcf3: 'Nombre y establecimientos', // Name and locations
  s996f0af8aa4e2be5: 'Algunos establecimientos', // Some locations
  s8f2a705d23222bb6: 'Añadir por enlace', // Make a link instead
  s3cf89cb47fdde7e9: 'Enlace', // Link
  sbd898d51377e4afb: 'Abra este enlace en el dispositivo. Funciona una vez y solo se muestra ahora.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Copiar enlace', // Copy link
};

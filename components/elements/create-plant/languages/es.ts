import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Añadir una planta', // Add a plant
  s9e2aaa2508b7a667: 'Se ha añadido.', // It was added.
  s9dff241c72f99079: 'Revise este campo.', // Check this field.
  s08b031efacb88fee: 'Este formulario solo funciona dentro de un elemento <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Reintentar', // Try again
  s6acbcd7989ea0130: str`Se ha añadido ${0}.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Número de planta', // Plant number
  sef49aec68fd1dc66: 'Nombre', // Name
  s6ce0cb19e201b153: 'Etiqueta', // Tag
  s249092f25acbb312: 'interior', // indoor
  sd375adcfb89c43c1: 'Añadir planta', // Add plant
  sb4f1dffbb6be6302: 'Borrar', // Clear
  s41c25e8d66ba3e84: 'Añadiendo la planta…', // Adding the plant…
  s87e01014ddda4fa9: 'Rellene este campo.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Use 255 caracteres como máximo.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'El almacén de plantas lo ha rechazado.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`La planta ${0} ya está en el almacén. Elija otro número.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'es', // en-GB
  s629576c6b305d539: 'opcional', // optional
  se6e0ffb258dd3fb9: 'Un número entero. No se podrá cambiar más adelante.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Reintentando…', // Still trying…
  s0b36813ee1f3cd2c: 'Cargando el formulario…', // Loading the form…
  secb2f2fa61592247: str`Reintentar en ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Aquí no se pueden añadir plantas.', // You can’t add plants here.
  s5ac63320ac4191f6: str`La sesión de esta página no tiene el scope ${0}. Contacte con el administrador de esta página.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Este formulario aún no tiene sesión.', // This form has no session yet.
  s1026e90ab2595407: 'Defina endpoint o fetchToken en su <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Use solo cifras, por ejemplo 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Este número está fuera del intervalo permitido.', // This number is out of the store’s range.
  s217418a3de934e03: 'Esta página aún no puede usar Trellis.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} no es un origen registrado. Contacte con el administrador de esta página.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'Lo que ha escrito se conserva. Reinténtelo cuando vuelva a tener conexión.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`No se puede conectar con ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Compruebe la conexión y vuelva a intentarlo. No se añadirá nada dos veces.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Compruebe la conexión y vuelva a intentarlo.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`No se puede leer la respuesta de ${0}.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Ya puede volver a intentarlo.', // You can try again now.
  s33ed31f4faf686da: 'Esta página no puede obtener una sesión.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Vuelva a cargar la página o inicie sesión de nuevo.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'El almacén de plantas no está disponible en este momento.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Vuelva a intentarlo. No se añadirá nada dos veces.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Vuelva a intentarlo en un momento.', // Try again in a moment.
  s2944bed395b96677: 'Espere un momento y vuelva a intentarlo.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Espere ${0} y vuelva a intentarlo.`, // Wait {0}, then try again.
};

import { str } from '../../i18n/catalog.ts';

/** Spanish, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Esta página aún no tiene sesión.', // This page has no session yet.
  scb5d46b821c5336e: 'Esto solo funciona dentro de un elemento <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Otra persona lo ha cambiado mientras tanto.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Consulte la última versión y vuelva a hacer el cambio.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Puede que se haya eliminado mientras tanto.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Esta cuenta se ha rechazado o cerrado.', // This account was declined or closed.
  sde122c035af55362: 'Contacte con el administrador de esta página.', // Ask the owner of this page.
  sfeba66e8638d764e: 'El estado de la cuenta no lo permite o ya se ha alcanzado el número máximo.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407:
    'Se ha cambiado la cuenta bancaria, por lo que las transferencias instantáneas quedan retenidas durante 24 horas.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'No se puede indicar una cuenta bancaria en este momento.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'No se puede aportar un documento en este momento.', // A document can’t be given right now.
  sf8b926a04900f953: 'Falta un dato obligatorio.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Las opciones no respetan el mínimo y el máximo que se pueden elegir.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'Es más de lo que queda.', // This is more than is left.
  s7937aec05fae78c5:
    'No se puede usar esta imagen. Use una imagen fija JPEG, PNG o WebP de 25 megapíxeles como máximo.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'Puede que lo que se muestra aquí no esté actualizado. Vuelva a cargar la página.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Este archivo es demasiado grande.', // This file is too large.
  safb13f193733865d: 'No se admiten archivos de este tipo.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'No se admite este valor. Revise lo que ha introducido.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegano', // Vegan
  sa55f03b76cdd13e9: 'Vegetariano', // Vegetarian
  s339d8f0e8a13f675: 'Sin gluten', // Gluten-free
  s191cb4c3f5d4f0c9: 'Sin lácteos', // Dairy-free
  s5bab69ae19f58c9d: 'Sin frutos secos', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Kosher', // Kosher
  sfcd2c836e51ee420: 'Gluten', // Gluten
  s4820f6346697e1ad: 'Crustáceos', // Crustaceans
  s7e1f966c3bdc60ef: 'Huevos', // Eggs
  sd1a31784ee6f7d83: 'Pescado', // Fish
  s19c6be9a0bed5819: 'Cacahuetes', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Leche', // Milk
  s53f36c1f28c98c73: 'Frutos de cáscara', // Tree nuts
  sde77d36c97c098d3: 'Apio', // Celery
  s73d68a6f5b31332d: 'Mostaza', // Mustard
  s8ab3ba8acd6003bb: 'Sésamo', // Sesame
  sd5e41b959070453e: 'Sulfitos', // Sulphites
  s5947749e59725101: 'Altramuces', // Lupin
  s85aa73f71459b117: 'Moluscos', // Molluscs
  saffccfec4a1c6d7a:
    'Algo que se solicitó no se ha aportado a tiempo. Volverá a recibir transferencias cuando se resuelva.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Resolver', // Settle it
  s4b5f1f5ebc8d8df4: 'El banco ha rechazado su cuenta.', // The bank refused your account.
  sce3e6a92161df1f0: 'No se puede transferir nada hasta que haya otra.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Una transferencia de ${0} ha fallado.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'El importe vuelve a estar en su saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Ver el motivo', // See why
  s6ac51ba0ea5b90b7: 'Esta cuenta no se puede usar.', // This account can’t be used.
  s3a7a71aa92278b95: 'Está suspendida o cerrada. Contacte con el administrador de esta página.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'Su configuración no está completa.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Cuando la complete, podrá aceptar pagos.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Continuar', // Go on
  sa34103066d5652d1: 'Ver de qué se trata', // See what it is
  s358ae9de147d9a6a: 'Tarifas y próximo cargo', // Rates and next charge
  sb5170a999513e29a: 'Ya no se cobra ningún mes.', // No more months are charged.
  s3f0da07f3809f714: 'Próximo cargo', // Next charge
  sf72695e8cd91f93c: str`${0} el ${1}`, // … on …
  s0b01a13a3596425b: 'Según las ventas de este mes hasta ahora. Se descuenta de su saldo.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'Aún no hay ventas este mes. Un mes sin ventas no cuesta nada.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Por ahora no se cobra nada.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Desde el ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, como mínimo ${1}`, // …, at least …
  se0a35e20d60d449f: 'Suscripción, por un mes con ventas', // Subscription, per month with sales
  sdabbe265895e3337: 'Pedido pagado', // Paid order
  s932170d33e68b84f: 'Enlace de pago pagado', // Paid pay link
  s936784268299192a: 'Miembro de fidelización activo, por un mes', // Active loyalty member, per month
  seaf670a9769b8e73: 'Pago disputado', // Disputed payment
  s244f5d2a2e7501b5: 'Transferencia instantánea', // Payout at once
  sb3b3f8006d471aa8: 'Página de pedidos', // Ordering page
  s5b9700677e376da8: 'Pedidos en el mostrador', // Counter orders
  s274b244c6791ea58: 'Pedidos de otros sistemas', // Orders from other systems
  s31b4fdbe96db1394: 'Enlaces de pago', // Pay links
};

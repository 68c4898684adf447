import { str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Piso, planta o edificio', // Flat, floor or building
  sb0048c13134533f9: 'País del banco', // Country of the bank
  s94d7a13322dfd7da: 'Código bancario (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Use seis cifras.', // Use six digits.
  s934726e2a5886d85: 'Número de cuenta', // Account number
  s75a234962478804b: 'Use ocho cifras.', // Use eight digits.
  s90b45b7d08768b8a: 'Código bancario (routing number)', // Routing number
  sf65f0173cf51ab70: 'No es un routing number válido: revise sus nueve cifras.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Use de 4 a 17 cifras.', // Use 4 to 17 digits.
  sb1901770313ae269: 'No es un IBAN de ese país: revise sus letras y cifras.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Use de 4 a 20 letras y cifras.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'En comprobación', // Being checked
  sca4fb8fafd9b52e5: 'Verificado', // Verified
  sdad54e9ae804c9d5: 'Devolvió una transferencia', // Returned a payout
  sb96c68e94d6e6070: 'Sus transferencias van a esta cuenta. Debe pertenecer a la empresa.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Conservar la cuenta guardada', // Keep the saved account
  sd91d54499dee71e3: 'Cuenta guardada', // Saved account
  s2f64461723d3df5d: 'Cambiar', // Change
  s341d45f2f4e7f4ac: 'Cuenta bancaria', // Bank account
  sb3d3bba9eeff7514: 'Restaurante o cafetería', // Restaurant or café
  se318c0317e96b1a3: 'Comida rápida o para llevar', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar o pub', // Bar or pub
  se4513d9410f97abd: 'Panadería', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Tienda de alimentación', // Food shop
  s5a041fbd7104cec4: 'Supermercado', // Supermarket
  sed63d665d828597b: 'Plantas y jardín', // Plants and garden
  s2813479acf0b672f: 'Flores', // Flowers
  s44bf9709aad2a3e3: 'Otra tienda', // Other shop
  sb084f451fd671490: 'Empresario individual', // Sole trader
  s7cb4e55c59663b1c: 'Sociedad', // Company
  sa5e744c89de66cdc: 'Organización sin ánimo de lucro', // Non-profit organization
  sa63aad1c94e4b0f7: 'Tal como figura en el registro.', // As it is in the register.
  sad5a85e1bfb73284: 'Solo guardamos los cuatro últimos caracteres.', // We keep only its last four characters.
  s56d0b450d85876a1: 'Correo electrónico para clientes', // Email for customers
  sa88f7a84f5018719: 'Teléfono para clientes', // Phone for customers
  sc5564721201bb714: 'Otra cosa', // Something else
  s535c6487e679c05a: 'Código de categoría', // Category code
  s95bc7649d8d967b7:
    'Cuatro cifras (MCC). Figura en el contrato de su terminal de pago; su banco también lo conoce.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Valor guardado', // Saved now
  s6014ea1191a59c48: 'Lo que ha escrito', // You typed
  sdc94c4d0660a0ff9: 'Guardar lo que he escrito', // Save what I typed
  sde2fae57c8a9184b: 'Usar el valor guardado', // Take what is saved
  s97576df40354154c: 'Este archivo no se puede leer como PDF, JPEG ni PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Elija un archivo PDF, JPEG o PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Este archivo supera los 5\u00a0MB. Elija uno más pequeño.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Este archivo está vacío.', // This file is empty.
  s8c8b3a06e1b4db0a: 'Un archivo PDF, JPEG o PNG de 5\u00a0MB como máximo. Se envía en cuanto lo elige.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Se requiere un documento sobre la empresa.', // A document about the business is due.
  s3ec8222f69c465f6: 'Subiendo el documento…', // Uploading the document…
  s4d0679ff95a20fa9: 'El texto es demasiado largo.', // This is too long.
  sf0b66c923f4605dc: 'Introduzca un correo electrónico, por ejemplo alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Introduzca el número con el prefijo del país, por ejemplo +34 000 00 00 00.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Introduzca una dirección que empiece por https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Use de 4 a 30 letras y cifras.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Use cuatro cifras, por ejemplo 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Introduzca un número entero de 25 a 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Introduzca día, mes y año, por ejemplo 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Deben haber pasado al menos 18 años.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Introduzca día, mes y año, por ejemplo 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Debe ser una fecha pasada.', // Must be in the past.
  sbf4808a055e7aa00: 'Elegir', // Choose
  s5c76cc4ada53f648: str`Termina en ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Configurar su empresa', // Set up your business
  s750f05cb7737e1f6: 'Cargando sus datos…', // Loading your details…
  s70731ebf99d787d2: 'Esta página no tiene permiso para mostrar la configuración.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Terminar más tarde', // Finish later
  s3e01ed8d6e8e6769: 'Enviando…', // Submitting…
  sc3733545a8dcd030: 'Quitando…', // Removing…
  sb060188bb28bfa9f: 'Guardando…', // Saving…
  s54c55bb54a33ff62: 'Nadie representa todavía a la empresa.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Continuar', // Continue
  s01cf97824ae9fbc0: 'Añadir una persona', // Add a person
  s1c0a0ba9ca354f45: 'Incompleto', // Incomplete
  sdcda09c20b09b522: 'Completo', // Complete
  sea4f08110bb8f15d: 'Quitar', // Remove
  sf882039f1f7c3806: str`¿Quitar a ${0} de las personas de la empresa?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Quitar a esta persona', // Remove this person
  s5286cefee595f9db: 'Como en un documento oficial.', // As on an official document.
  s16a02885902cc131: 'Guardar a esta persona', // Save this person
  sbef0d1d7c802e033: 'Usar la dirección de la empresa', // Use the address of the business
  s0016f981c5e84c5a: 'Se ha quitado a la persona.', // The person was removed.
  s86c6e018f3ef7a87:
    'La ley nos exige saber quién representa a la empresa y quién posee al menos una cuarta parte de ella.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Representa a la empresa', // Represents the business
  s75781ca3abea4fca: 'Posee el 25\u00a0% o más', // Owns 25% or more
  s95d7ec72b3229ba1: 'Administrador', // Director
  s20356f57fa4f1c97: 'Función de esta persona en la empresa', // Role in the business
  sbd903d64a039586f: 'Nombre completo', // Full name
  s36e074f349adfc34:
    'Número del documento de identidad, del pasaporte o de la seguridad social. Solo guardamos los cuatro últimos caracteres.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Sus datos', // Your details
  s4dc3071e4e55cab6: 'Enviar a revisión', // Submit for review
  s2b35959bcf70e5dd: 'Falta esto todavía. Cuando esté completo, podrá enviar la solicitud.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Revise sus datos y envíelos.', // Check your details, then submit them.
  s94993577c418bc66: 'Necesitamos algo más.', // We need something more.
  s9aa3d34e093d90c2: 'En revisión', // In review
  s1bafe7db377f4043:
    'Estamos comprobando sus datos. No hace falta esperar aquí: puede volver en cualquier momento.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'La conexión se ha interrumpido. Esta página se actualiza sola.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Sus transferencias están retenidas.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'Puede aceptar pagos. Volverá a recibir transferencias cuando se resuelva lo siguiente:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Estamos comprobando lo que ha enviado.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Hasta entonces, sus transferencias están retenidas.', // Your payouts are on hold until then.
  s13079e0504918159: 'Su solicitud se ha rechazado.', // Your application was declined.
  s3878ddb7a8f1356b:
    'No puede aceptar pagos con esta cuenta. Pregunte el motivo al administrador de esta página.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Su cuenta está suspendida.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Aquí no se puede cambiar nada. Contacte con el administrador de esta página.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Esta cuenta está cerrada.', // This account is closed.
  sb0288028ed08387f: 'Todo está listo.', // You’re set up.
  s766c69467c07e1dc: 'Puede aceptar pagos. Su nueva cuenta bancaria se está comprobando.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'Puede aceptar pagos, y sus transferencias van a su cuenta bancaria.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Necesitamos algo antes del ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'A partir de esa fecha, sus transferencias quedarán retenidas.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Ir al paso', // Go to it
  s8fd45bc6136209e3: 'No se admite este valor. Revíselo o déjelo como estaba.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Elija una opción.', // Choose one.
  s5cd69aab9f7c8f98: 'Marque esta casilla para continuar.', // Check this box to continue.
  sd2023813cc70bf74: 'Pasos', // Steps
  scea8fe83eb12f43c: str`Completado: ${0} de ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'Guardar y continuar', // Save and continue
  sc16e00a7a8b2fde2: 'Atrás', // Back
  sffddb248c1500c19: 'Su identidad, tal como está registrada. Sus clientes ven el nombre que elija.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Dónde está registrada la empresa. Sin apartados de correos.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Empresa', // Business
  sfcdd8e672c75b713: 'Dirección', // Address
  s4854cd48f30ff8ee: 'Personas', // People
  sd4647caeb94889ec: 'Condiciones', // Terms
  sfc53e352afbca881: 'Revisión', // Review
  s9c13a2548d254014: 'Listo', // Ready
  s5c06b6e2521a4bf5: 'Pendiente', // To do
  s0379fc73608ab971: 'Hecho', // Done
  sb718fbf789a9f5c9: 'Más tarde', // Later
  s9b6901ac422f46a7: 'Rechazado', // Declined
  sb5f7a0b4a5c7ec98: 'Razón social', // Registered name
  sd7251b8b2dda0ea9: 'Nombre que ven los clientes', // Name that customers see
  s5b538176b047d2fc: 'Tipo de empresa', // Type of business
  s787946a62fb4863b: 'Número fiscal', // Tax number
  s9cf439c567040270: 'Qué vende', // What you sell
  s82665b2ffabc9c0a: 'Sitio web', // Website
  s1175575c2ced4d53: 'Fecha de constitución', // Founded on
  sa311a24c1471a974: 'Documento', // Document
  scbe9592201fb2a0c: 'Calle y número', // Street and number
  s9b94d49f820e8865: 'Localidad', // Town or city
  s483169c26b28d9b3: 'Código postal', // Postal code
  s9cf7402fe920f7d1: 'País', // Country
  s5456f991b726a491: 'Una persona que represente a la empresa', // A person who represents the business
  s93c046d8c5bb2047: 'Fecha de nacimiento', // Date of birth
  sd1f44f1a8bc20e67: 'Correo electrónico', // Email
  sf1bc83d2509bafcf: 'Teléfono', // Phone
  s298581b0d4e1aecc: 'Número de identidad', // Identity number
  s4e1c3a0856300ab2: 'Participación en la empresa en porcentaje', // Share of the business in percent
  s60a994e3b40a3fd7: 'Aceptación de las condiciones', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'Envíe un documento que muestre la razón social y el número fiscal de la empresa.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'El banco devolvió una transferencia. Revise la cuenta o introduzca otra.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Pendiente:', // Still due:
  se0d1d6bd81fc1980: 'Aceptado', // Accepted
  sa5c28fae67d92cb5: 'He leído las condiciones y las acepto en nombre de la empresa.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Leer las condiciones', // Read the terms
  s81fa26ccde47d6b4: '(se abre en una pestaña nueva)', // (opens in a new tab)
  sa291678f99882d3e: 'Acéptelas para poder aceptar pagos.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Aceptado el ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'Se requiere un documento oficial de esta persona, por ejemplo un pasaporte.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Por ejemplo, un número de IVA. Los recibos lo muestran entero.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Registro fiscal en los recibos', // Tax registration on receipts
  se2942f9d26a3839c: 'Localidad (suburb)', // Suburb
  s49c062b3b27c5a65: 'Provincia', // Province
  sae239213b7c70376: 'Estado', // State
  s039f55207f48a0c8: 'Emirato', // Emirate
  s86a3745e20fb48a6: 'Prefectura', // Prefecture
  sabaad7d234e9c1f7: 'Condado', // County
  s1e45a4d7635fbda7: 'Departamento', // Department
  sb51270e19988f9bd: 'Región', // Region
  s06fd2f8b555158a4: 'Zona', // Area
  s88d4b07d95a0d6af: 'Distrito', // District
  se5a206eb8faa4118: 'Parroquia', // Parish
  s427b795d28c19eec: 'Isla', // Island
  sbb03167c49773774: 'Óblast', // Oblast
  s908b17a113776765: 'Provincia o ciudad', // Province or city
  s442fb1c19566bdb9: 'Código ZIP', // ZIP code
  s3d0bb0448ae28706: 'Código postal (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'Código PIN', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Número de institución', // Institution number
  s17580c3589f5d56d: 'Número de tránsito', // Transit number
  s5ad765f0f48aace4: 'Código del banco', // Bank code
  sebc9c8586332252e: 'Código de la sucursal', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo de cuenta', // Account type
  s99460706adc3cc02: 'Titular de la cuenta', // Account holder
  s595a73288e274ec6: 'Cuenta corriente (checking)', // Checking account
  scd99ed71799e932f: 'Cuenta de ahorro', // Savings account
  sa272124d4f77e038: 'Cuenta ordinaria (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Cuenta corriente (toza)', // Current account
  sa54b48c28c58e14d: 'Escriba el nombre en katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Indique el nombre del titular de la cuenta.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Use 8 u 11 letras y cifras.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Compruebe este código. Ejemplo: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Compruebe el número de cifras.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Paso ${0} de ${1}`, // Step … of …
  s58abba84928c40f6: 'Siguiente:', // Next:
  s5d3fd7ce45b5b077: 'Qué pasa después', // What happens next
  sa4f7bbb1435a84dd: 'Revisamos sus datos. Mientras tanto, puede salir de esta página.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Si falta algo, esta página lo indica.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Una vez aprobada la solicitud, podrá aceptar pagos, que se abonarán en su cuenta bancaria.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Continuar en el proveedor de pagos', // Continue at the payment processor
  s4f7fab11e7459a46: 'Abriendo el formulario del proveedor de pagos…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'El formulario del proveedor de pagos', // The payment processor’s own form
  s93fcc122adecca56: 'El proveedor de pagos pide más datos que este formulario. Respóndalos en el suyo.', // The payment processor asks for more than this form does. Answer it on its own form.
};

import { plural, str } from '../../../i18n/catalog.ts';

/** Spanish, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'Elija una fecha y hora futuras.', // Choose a time in the future.
  sbea4e386905763f6: 'Disponibilidad', // Availability
  sd158a5fc0f062f18: 'Disponible', // Available
  sc411338ad1e7ca31: 'Se aplica de inmediato para los clientes, sin publicar.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'Definir disponibilidad', // Set availability
  see2fcaedf9743ec6: 'Establecimiento', // Location
  sfe5857d2790cdd68: 'Todos los establecimientos', // All locations
  s478c651b15be256d: 'Los establecimientos con ajuste propio lo conservan.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'Se aplica a', // Of
  s5b61ccfa95102ba6: 'todo el artículo', // the whole item
  sbecec99172ab4012: 'Agotado temporalmente', // Sold out for a while
  s1c0bd22b4a44cb51: 'Agotado hasta que lo cambie', // Sold out until I change it
  s96557c1f0804a9c6: 'Disponible hasta agotar existencias', // Available until the stock is gone
  sd37ffdd8f288d785: 'Los clientes pueden pedirlo', // Customers can order it
  sf2bb98199c92e6f0: 'Duración', // For
  sdf8c72b4f410fe8f: 'Hasta', // Until
  sdea9a51ae2b132dc: str`Zona horaria: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'Cuántos quedan', // How many are left
  secea5f9275d5a720: 'Cada pedido los descuenta; con 0, queda agotado.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'hasta una fecha y hora', // until a time
  s59762eaa69a60688: str`${0} minutos`, // {0} minutes
  s9899f07ee811b5ca: '1 hora', // 1 hour
  sb97bc1bc5aac2eba: str`${0} horas`, // {0} hours
  sf89fc457e99a5e06: 'Otra persona lo ha eliminado.', // Someone else removed this.
  s495fd4155ecc3018: 'Otra persona también lo ha cambiado.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'Lo que ha escrito sigue aquí. Puede volver a añadirlo o descartarlo.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'Elija con qué se queda. Hasta entonces no se guarda nada.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'Su versión', // Yours
  s0bd54c693376687c: 'La otra versión', // Theirs
  s071720c539d4ee29: 'Volver a añadir', // Add it again
  s9d544b4f097ea76c: 'Guardar así', // Save this
  sc10652dda6d8d7e0: 'Descartar mi versión', // Discard mine
  sacdf39621a230235: 'La parte de la imagen que se usa', // The part of the picture that is used
  s2de969afacdaa7a6: 'Formato', // Shape
  sdfa6844795ebfc12: 'Sin recortar', // As it is
  s9766793e54c82438: 'Ancho (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'Cuadrado', // Square
  s166bd56d19670a72: 'Zoom', // Zoom
  s363771932fe08c53: 'Posición horizontal', // Left or right
  sa07420dff479d993: 'Posición vertical', // Up or down
  se8635018b6f395c4: str`Mostrar los ${0} cambios`, // Show all {0} changes
  se949cd6206be4dac: 'Antes:', // Before:
  s668347c6d2c58757: 'Ahora:', // Now:
  sba1940d41066b994: 'otro orden', // another order
  se871c20e39ace2a5: 'Añadido', // Added
  sdd3bedf6eb41e3db: 'Eliminado', // Removed
  s5b425251e1044ddb: 'Modificado', // Changed
  s6d8c02aee480af7a: 'Menú', // Menu
  scc1db59d292cbc4c: 'Sección', // Section
  s52cfa1d198476806: 'Artículo', // Item
  s16e2a9e41ae96e53: 'Grupo de opciones', // Modifier group
  sc52f532c12c66bc8: 'Partes del menú', // Parts of the menu
  sfe386c25c1567ecf: 'Artículos', // Items
  scc94ce99baa62060: 'Grupos de opciones', // Modifier groups
  se19e2ed58cd65d6c: 'Versiones', // Versions
  sef3a9d9cac73a6b0: 'Todos los menús', // All menus
  s09a797a8df145719: 'Cambios sin publicar', // Unpublished changes
  s60320a18282b2b33: 'Cambiar nombre', // Rename
  se940d7a248c04a23: 'Importar un archivo', // Import a file
  s3011814dabbdd6fc: 'Exportar el menú (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'Exportar artículos (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'Exportar opciones (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'Archivar', // Archive
  s37a9e8aec5713460: 'Más', // More
  se8410e27863e9354: 'Elija un artículo o una sección para verlo aquí.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'Elija un grupo para verlo aquí.', // Choose a group to see it here.
  sf471ec2496f904cc: 'Descartar cambios', // Discard changes
  s020a64b5155ccd31: 'Hay cambios sin guardar.', // You have unsaved changes.
  s5f2748ec7f910218: '¿Guardarlos antes de continuar?', // Save them before you continue?
  sb02ad3c929ac8f41: 'Esta página no tiene permiso para mostrar menús.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`Use ${0} caracteres como máximo.`, // Use at most {0} characters.
  s21717ea35ca04394: 'Introduzca un precio; 0 es gratis.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`Introduzca un importe como ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`Esto puede significar ${0} o ${1}. Omita el separador de miles.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`Introduzca un número entero de ${0} a ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'Imagen', // Image
  s1af2853dc7c54d30: 'Variantes y precios', // Variations and prices
  s56c3881af09ce5c9: 'Apto para', // Suits
  sfa1e7c160bbeec18: 'Contiene', // Contains
  se8e1938ba7dafac1: 'Calorías', // Calories
  s9401003aa889230e: 'Contiene alcohol', // Contains alcohol
  s8bd7af6b5bfc8086: 'Categoría fiscal', // Tax category
  sb06b3bed480b7dcf: 'Su propio número', // Your own number
  sb5e0c43af15bce73: 'Cuándo se sirve', // When it is served
  saa33d0fecda8e329: 'Mínimo', // At least
  s9acab3a8150b0ac7: 'Máximo', // At most
  s3a99161ca7738c4c: 'Máximo por opción', // At most of one
  s87ca97e3a5f400d9: 'Opciones', // Modifiers
  scb489a1a173ac3f0: 'Sí', // Yes
  s09205907b5b56cda: 'No', // No
  s903c6546a03dc99b: 'otra sección', // another section
  s6fdad32e7260495a: str`Imagen: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'Imagen decorativa', // Decorative image
  s314a4f7685c8e824: 'Siempre', // Always
  s7c1808ea3f2a3c37: plural(0, {
    one: str`${0} artículo en otro orden`,
    many: str`${0} de artículos en otro orden`,
    other: str`${0} artículos en otro orden`,
  }), // {0} items in another order
  se27b991249980daf: 'otro grupo', // another group
  s563815aaf4ea1e25: '0: los clientes pueden no elegir nada.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'Vacío: tantas como haya.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`Opción ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'Añadir opción', // Add modifier
  s916a0d090cdcefd8: 'Suplemento', // Added price
  se982c5f5768ad7ff: 'Preseleccionado', // Preselected
  s329ac90257ebd1d5: 'Es inferior al mínimo.', // This is below the minimum.
  s1c94c8edd59d3076: 'Hay más opciones preseleccionadas de las que se pueden elegir.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`Elegir al menos ${0}`, // Choose {0} or more
  sc5105711fd43033b: 'Elegir cualquier cantidad', // Choose any number
  sdf9917a98234d21a: str`Elegir ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`Elegir de ${0} a ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`Elegir hasta ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'Añadir grupo', // Add group
  s855eb596c3a5ec6b: 'Aún no hay grupos de opciones.', // No modifier groups yet.
  sd437f5e1cee5dc76: 'Un grupo es lo que los clientes eligen para un artículo, como el tamaño o los extras.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    one: str`ofrecido en ${0} artículo`,
    many: str`ofrecido en ${0} de artículos`,
    other: str`ofrecido en ${0} artículos`,
  }), // offered by {0}
  s3978e021910edfce: 'Otra imagen', // Another picture
  s5ed03bb1f3a15949: 'Imagen', // Picture
  s4b9e15d2297373ec: 'Quitar la imagen', // Remove the picture
  s721b737a6be4b7d6: 'Qué muestra', // What it shows
  s20464789d7b29c69: 'Para las personas que no la ven.', // For people who don’t see it.
  sec4f173289cf430c: 'Decorativa: no añade nada al texto', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'Usar esta imagen', // Use this picture
  s5616831bbbe45a2c: 'Este archivo no se puede leer como imagen.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'Una tabla (CSV) con las columnas de la exportación, o un menú completo (JSON). Se importa en el borrador, entero o nada.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'Archivo', // File
  s21c900c1c40ededc: 'Quitar lo que no esté en el archivo', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'Cancelado. No se ha cambiado nada.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'Importar en el borrador', // Import into the draft
  s497f5c58f472ecc2: 'Comprobar el archivo', // Check the file
  s0a3428971ae07998: 'Use un archivo de 5\u00a0MB como máximo.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'Elija un archivo.', // Choose a file.
  s04bbf0265f51c179: str`Importación terminada. Nuevos: ${0}, modificados: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'El archivo tiene un error.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    one: str`El archivo tiene ${0} error.`,
    many: str`El archivo tiene ${0} de errores.`,
    other: str`El archivo tiene ${0} errores.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'No se ha cambiado nada. Corrija el archivo y vuelva a elegirlo.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'nuevo(s)', // new
  sdf38879af614707b: 'modificado(s)', // changed
  s519271cabdd2d230: 'sin cambios', // as before
  s10154dbd4fbc697b: 'eliminado(s)', // removed
  s828a029fea3726e9: 'fuera del archivo, se conserva(n)', // not in the file, stay
  s9def3ec1debf9135: str`Filas leídas: ${0}. La importación hará lo siguiente:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'Errores en el archivo', // Errors in the file
  s447f48097e0da5c8: 'Problema', // What is wrong
  sa013e119fec906fb: 'Fila', // Row
  s9e40e59654c8ad67: 'Columna', // Column
  seb8bd2cce4314e01: 'Dieta y alérgenos', // Diet and allergens
  s78c64e9d1c015519: 'Impuestos y números', // Tax and numbers
  s433e829d263da9d3: 'Determina qué impuestos del establecimiento se aplican.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'Único en el menú.', // Unique in the menu.
  s12923b47bc89a306: 'Kilocalorías por ración.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'Indique qué muestra la imagen o que es decorativa.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'Dé un nombre a cada variante, por ejemplo «Grande».', // Name each variation, such as “Large”.
  s827599af4c283614: 'Use minúsculas, cifras y guiones.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'Cargando menús…', // Loading menus…
  sa597982e46a96c4b: 'Menús', // Menus
  s1818ee80e70946be: 'Pulse la flecha arriba o abajo para moverlo.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'Ningún artículo coincide.', // No item matches.
  s870c1c9fb0f67b77: 'Mostrar todos los artículos', // Show all items
  sc182f375a3779a14: 'Secciones y artículos', // Sections and items
  sd1d5a0ea9c6c52bb: 'Añadir sección', // Add section
  s58f411f4883e73a9: 'Este menú está vacío.', // This menu is empty.
  s0c9625899a90e3c3: 'Empiece con una sección, como «Entrantes», o importe un archivo.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'Nadie ha añadido nada todavía.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'Todos los artículos', // All items
  s748395f78757aae7: 'Agotado', // Sold out
  s63017ca524b4841b: 'Sin imagen', // Without an image
  seebf0a900fa14c4c: 'Buscar un artículo', // Find an item
  s716a6024e3fe999c: 'Mostrar', // Show
  sb48af5beab013611: str`${0} ocupa ahora la posición ${1} de ${2} en ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`${0} es ahora la sección ${1} de ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'Cambiar el nombre del menú', // Rename the menu
  se7a74f9bb3957847: '¿Archivar este menú?', // Archive this menu?
  s352616496b458f0e:
    'Los clientes dejarán de verlo y no podrán pedir con él. Publíquelo de nuevo para recuperarlo.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'Conservar', // Keep
  s19e88633eab0162e: 'Nombre cambiado en el borrador.', // Renamed in the draft.
  s9299da523fa9a449: 'El menú se ha archivado.', // The menu is archived.
  sbaf87689cccc53eb: '1 artículo', // 1 item
  s125a86b2f45bbb25: plural(0, {
    one: str`${0} artículo`,
    many: str`${0} de artículos`,
    other: str`${0} artículos`,
  }), // {0} items
  s6d3b5b0561ba34c9: 'Publicado', // Published
  sd600892f7fabe04c: 'Borrador', // Draft
  s4bfc4d609ee1ab33: 'Archivado', // Archived
  sacf819de0479fa43: str`desde ${0}`, // from {0}
  s1cf212429be9ce39: str`Agotado hasta: ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'Agotado en parte', // Sold out at some locations
  sf7d87f0549046c0a: str`quedan: ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    one: str`${0} horario de servicio`,
    many: str`${0} de horarios de servicio`,
    other: str`${0} horarios de servicio`,
  }), // {0} serving times
  s992097decb0f4c86: 'Cada día', // Every day
  s0a69bfb682cb87b1: plural(0, {
    one: str`${0} variante`,
    many: str`${0} de variantes`,
    other: str`${0} variantes`,
  }), // {0} variations
  sc660627b5a7ed593: 'Añadir menú', // Add menu
  s09eba37e31945df2: 'Aún no hay menús.', // No menus yet.
  s71aeb22920c177b6:
    'Añada uno y rellénelo a mano o desde un archivo. Los clientes lo verán cuando lo publique.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'Nadie ha añadido ninguno todavía.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'Ningún menú tiene este estado.', // No menu has this status.
  s454f7ee1a28f9734: 'Nuevo menú', // New menu
  s030e10499ec674df: 'Nombre del menú', // Name of the menu
  s4162416d99573bdc: 'Los clientes lo ven.', // Customers see it.
  s7ed70a092bd8b8ec: 'Añadir un grupo', // Add a group
  s9df73ce11ba9f360: 'Elegir un grupo', // Choose a group
  s5468d720047eb162: str`Añadir artículo a ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'Añadir artículo', // Add item
  sb85415d0fe1814a6: str`Mover ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'Nuevo artículo', // New item
  sadea7fe71518aab6: 'Nueva sección', // New section
  se2c94d0ff429cd79: 'Nuevo grupo de opciones', // New modifier group
  sb59d102ee48d7d72: 'Se ha añadido el artículo.', // The item was added.
  s17252ce52971b55a: 'Se ha añadido la sección.', // The section was added.
  sfda21267885fbb86: 'Se ha añadido el grupo.', // The group was added.
  s7f891b1ee9f18f8f: 'Guardado en el borrador.', // Saved in the draft.
  s5517461b10bf0650:
    'Mientras tanto, otra persona ha cambiado otras partes del menú. Ahora ve todos los cambios.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'Mover arriba', // Move up
  sb233557012dcb328: 'Mover abajo', // Move down
  s35bcf34a7fa5a19d: 'Eliminar artículo', // Delete item
  s728a4f548c11b0e1: 'Eliminar sección', // Delete section
  sf4856711e7b00031: 'Eliminar grupo', // Delete group
  sf9aee319a006c9b4: 'Añadir', // Add
  s5ac685dcf0a02ceb: 'Sin guardar', // Not saved yet
  s82da3badb1a148f1: 'La disponibilidad se ha definido.', // The availability is set.
  sd1014fee43e79b42: '¿Eliminar este artículo?', // Delete this item?
  sc05dfefd2370a4bf: '¿Eliminar esta sección y sus artículos?', // Delete this section and its items?
  sa9f72e33186042ce: '¿Eliminar este grupo?', // Delete this group?
  s30c717f55b558fdb: 'Artículos que lo ofrecen:', // Items that offer it:
  s78b6702c8d3ee1de: 'También se eliminan:', // With it go:
  sd377b341c1876043: 'Se elimina del borrador. Los clientes lo verán hasta que publique.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`Mover ${0} arriba`, // Move {0} up
  s1953f2a4f1105dca: str`Mover ${0} abajo`, // Move {0} down
  s2fa05f91c1baa29b: str`Quitar ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'Siempre, mientras el establecimiento esté abierto.', // Always, while the location is open.
  s339fd024bf102490:
    'Hora local del establecimiento. Si un horario termina antes de empezar, termina al día siguiente.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`Horario de servicio ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`Quitar el horario de servicio ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'Añadir horario de servicio', // Add serving time
  sacae74732f544fca: 'Días', // Days
  sa6ab5184d6315895: 'Desde', // From
  s09353907b5c79284: 'Hasta', // To
  sd67eac11415e43c8: 'Elija al menos un día.', // Choose at least one day.
  sfb2dbe10406cd002: 'Introduzca una hora, por ejemplo 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'Introduzca una hora, por ejemplo 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'Precio', // Price
  s54c472297ecad54c: str`Variante ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'Añadir variante', // Add variation
  s97de9a19fa44513a: 'Referencia (SKU)', // SKU
  s55c25e6c35ec15a2: 'Versiones publicadas', // Published versions
  sd1a2ca954ab8526e: 'Aún sin publicar', // Not published yet
  s39f2ee69c6ccd6f7: 'Cambios respecto a la versión de los clientes', // What changed since customers’ version
  s590f59c2a952ef29: 'Los clientes ven este menú tal como está', // Customers see this menu as it is
  s15bdc0015e794c7c: 'Los clientes no lo ven.', // Customers don’t see it.
  sa46753f90a34f9a0: str`Era demasiado tarde para cancelar. Importado: ${0} nuevos, ${1} modificados.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'Publicar', // Publish
  sd5be5d2de0c50082: 'Los clientes lo ven de inmediato.', // Customers see it at once.
  s55d2d4d448f92f95: 'Aún no hay ninguna.', // None yet.
  s358e08de4fbebf51: str`Versión ${0}`, // Version {0}
  s9de00e64b4550667: 'Visible para los clientes', // Customers see this
  s38e383b4fc008e43: 'Cambios', // What changed
  s54f5ab09b9af65c2: 'Restaurar esta versión', // Roll back to this
  s494152fc3783e83b: str`¿Mostrar de nuevo la versión ${0} a los clientes?`, // Show version {0} to customers again?
  s32b718053db02902: 'El borrador queda como está.', // The draft stays as it is.
  s83e5c58695b18ee9: 'Restaurar', // Roll back
  s5b751b21df5a5684: 'La primera versión.', // The first version.
  s888c93c98d8944df: 'Sin diferencias.', // No changes.
  s02dd685c2cbf80f5: str`La versión ${0} está publicada.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`Los clientes vuelven a ver la versión ${0}.`, // Customers see version {0} again.
  sbc840984279b8a80: 'El borrador queda como está. Publíquelo cuando esté correcto.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'Añadiendo el menú…', // Adding the menu…
  s599cc2490be2241c: 'Cambiando el nombre del menú…', // Renaming the menu…
  sba862525f437035e: 'Archivando el menú…', // Archiving the menu…
  s5d5b87e4476d1e03: 'Guardando el artículo…', // Saving the item…
  s2a764eb46eca5889: 'Eliminando el artículo…', // Deleting the item…
  sfca112be9c0f4f3b: 'Guardando la sección…', // Saving the section…
  sdd3ecff2f2020fad: 'Eliminando la sección…', // Deleting the section…
  s1bc484ba322f28d7: 'Guardando el grupo…', // Saving the group…
  s5d1174c32163b53d: 'Eliminando el grupo…', // Deleting the group…
  s4929c9bbfd901993: 'Moviendo…', // Moving…
  sbe865dde72e4992f: 'Definiendo la disponibilidad…', // Setting the availability…
  sd412da320c12fcff: 'Subiendo el archivo…', // Uploading the file…
  s9bc0145b844492f4: 'Subiendo la imagen…', // Uploading the image…
  s1d083899146a0112: 'Publicando…', // Publishing…
  s557d3afaf90aa2d9: 'Restaurando…', // Rolling back…
  sf39a2f83ede0ad70: 'Leyendo el archivo…', // Reading the file…
  s99d05b52dd4b3346: 'Importando…', // Importing…
  sfba8e09ccef579c4: 'Preparando el archivo…', // Preparing the file…
  sa5b32784847cb784: 'Aquí falta un valor.', // This can’t be empty.
  s093711b4fe6b5c11: 'Aquí debe ir un precio: cifras, y decimales solo después de un punto.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'Aquí debe ir un número entero.', // Enter a whole number.
  sec9e67738e532a5d: 'Aquí debe ir la moneda del menú.', // Use the menu’s currency.
  s2c98833446da9b42: 'No coincide con una fila anterior de la misma parte.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'Menciona un grupo de opciones que no existe en el menú.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'Esta fila no tiene tantas celdas como el encabezado. Ponga entre comillas dobles los textos con separadores.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'En esta fila falta una comilla doble o está mal colocada.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'Esta fila es demasiado larga. Quizá falte una comilla doble de cierre.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'Cancelado. Comprobando si ya se había hecho…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef:
    'Cancelado. Por ahora no se ha cambiado nada. Si vuelve a importarlo, se hará una sola vez.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'Cancelado. No se sabe si ya se había hecho: revise el menú.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'Aquí no se admite este valor.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'Este archivo no es un JSON válido.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'Este archivo usa una moneda distinta de la del menú.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'No se pueden leer las letras de este archivo. Guárdelo en UTF-8 (en una hoja de cálculo: «CSV UTF-8»).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'Esta tabla tiene demasiadas filas. Divídala en varios archivos.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`En esta tabla falta la columna ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`La columna ${0} no se reconoce.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'Una columna aparece dos veces en esta tabla.', // A column is in this table twice.
  s5436ec743872f4e2:
    'Este archivo no se puede leer como menú. Debe ser una tabla o un documento como los que genera la exportación.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'Este archivo no es una imagen JPEG, PNG ni WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'Esta imagen es animada. Use una imagen fija.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'Este archivo termina antes que la imagen. Vuelva a exportarla.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'Este archivo contiene otros datos después de la imagen. Vuelva a exportarla.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'Esta imagen tiene demasiados píxeles. Use una más pequeña.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'Ver los cambios', // See changes
  sc587c7a055e15bb5: '1 cambio sin publicar', // 1 unpublished change
  s16fc8463de4493ff: str`${0} cambios sin publicar`, // … unpublished changes
  sedc03097c9fa8e28: 'Imágenes para elegir', // Pictures to choose from
  s57c396d2ec12a3a6: str`Usar ${0}`, // Use …
  s31605c88613b70e9:
    'Suelte imágenes aquí: JPEG, PNG o WebP. Si son varias, quedan para elegir, también para otros artículos.', // Drop pictures here: JPEG, PNG or WebP. …
};

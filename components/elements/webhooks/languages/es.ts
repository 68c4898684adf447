import { plural, str } from '../../../i18n/catalog.ts';

/** Spanish, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Copiado', // Copied
  saa40b21f63d92006: 'No se ha podido copiar', // Couldn’t copy
  s29c386914841eb60: str`Envíos a ${0}, los más recientes primero`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'No hay envíos con este estado.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Cargando envíos…', // Loading deliveries…
  s056729c75ca841e2: 'Mostrar más antiguos', // Show older
  s2c6ce79b6b744a03: 'Aún no se ha enviado nada. Simule un evento o envíe un ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Aún no se ha enviado nada. Los nuevos envíos aparecerán aquí.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Todos', // All
  s78636b92c1a3909c: 'Pendiente', // Pending
  s8ca3b021833cbf6f: 'Entregado', // Delivered
  sbf9c5c5a8e5efad4: 'Error', // Failed
  s126ca8f1eb0e8169: 'Envíos', // Deliveries
  s95bc8722b2708f8b: 'En pausa', // Paused
  s3d1396b47ff4a56f: 'En vivo', // Live
  s89118d3a7be870ca: 'Reanudar', // Resume
  s061cc20e3432dead: 'Pausar', // Pause
  scea321ca3da7a0d6: 'Filtrar por estado', // Filter by status
  s21a76975516086e4: 'Volver a enviar un período', // Replay a range
  se3f56f3ee0fed906: 'Simular un evento', // Simulate an event
  s0c418608451989e3: 'Volver a enviar eventos', // Replay events
  sb2e733fe5cb5e413: 'Vuelve a enviar todos los eventos de este período, entregados o no.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Volver a enviar', // Replay
  s2adda550ae3398ab: 'No hay eventos en este período.', // No events in this range.
  sc3e668bdc25612aa:
    'Esto cambia datos de prueba reales en el sandbox y genera los eventos correspondientes.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simular', // Simulate
  s3c001f3c5c412278: str`Se ha simulado ${0}.`, // {0} was simulated.
  s3109e1700219aecf: str`Se está reenviando ${0}.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Evento', // Event
  sad3e3c8146fc920f: 'Estado', // Status
  s031fd4ee1b801f17: str`siguiente intento: ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Aún no se ha enviado nada.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Intentos', // Attempts
  sba5d4bd044ba278c: 'El evento', // The event
  s0deb47827a6d0911: 'Reenviar', // Redeliver
  s5083604df81b88bf: 'Mostrar el evento', // Show the event
  se7102b7d5942a59c: str`Intento ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Comienzo de la respuesta', // Start of the response
  sa58a43eaa517ec9e: 'Respuesta', // Response
  s92921878e886e36d: 'Duración', // Duration
  s2436e15fbdd89ea9: 'Hora (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Bloqueado', // Blocked
  sce141c82a8513704: 'Tiempo agotado', // Timed out
  s029112a5b918aee2: 'Host no encontrado', // Host not found
  s99b64740a5f544c8: 'Error de TLS', // TLS error
  s4b208d14f1ac4376: 'Error de conexión', // Connection failed
  s6275f07f104f3c69: 'No se siguen las redirecciones.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone desactiva el endpoint.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'La dirección no es pública, por lo que no se ha enviado nada.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'El servidor no respondió en 15 segundos.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'El nombre de host no se puede resolver.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'El certificado del host no es válido.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'El host rechazó o cortó la conexión.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, siguiente: ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`Ha cambiado ${0} envío más.`,
    many: str`Han cambiado ${0} de envíos más.`,
    other: str`Han cambiado ${0} envíos más.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Introduzca una URL completa, por ejemplo https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Quite el nombre de usuario y la contraseña de la URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Use 2000 caracteres como máximo.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Use 200 caracteres como máximo.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Elija al menos un tipo de evento o todos los eventos.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'URL del endpoint', // Endpoint URL
  s50c9d135f05822c0: 'Con https y accesible desde internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Descripción', // Description
  sd790b64841c96548: 'Solo la ve su equipo.', // Only your team sees it.
  sc265a3e29e1206e4: 'Eventos', // Events
  s3e5f929253459be6: 'Todos los eventos, incluidos los tipos futuros', // All events, including future types
  s1be7b4c244337a85: 'Tipos de evento seleccionados', // Selected event types
  s8465a2caa2d9ea5d: 'Endpoints', // Endpoints
  s66722bc2ea775e05: 'Desactivado', // Disabled
  s965c503c3e42fdfe: 'Activado', // Enabled
  s4cbd92fd64b6a974: 'Enviar un ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Editar', // Edit
  s9078ee819c18df6e: 'Activar', // Enable
  s10c8e4cae4e11503: 'Desactivar', // Disable
  s7dfb5f4a0c8cdd36: 'Renovar secreto', // Rotate secret
  sdc673e73b5c13aea: 'Eliminar', // Delete
  s44ce3e52814c1b38: 'No conservar', // Not at all
  s2ceb11be2290bb1b: 'Cancelar', // Cancel
  s11fb356f2d2da787:
    'Recibirá un nuevo secreto. Ambos secretos firman hasta que caduque el anterior, para que no se pierda nada durante el cambio.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Conservar el secreto anterior', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Ya no se le enviará nada y sus envíos no se podrán consultar. Los eventos se conservan.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Nuevo endpoint', // New endpoint
  s7832162d6cddbbe6: 'Editar endpoint', // Edit endpoint
  sad47ebc4f626e54d: 'Añadir endpoint', // Add endpoint
  s33f85f24c0f5f008: 'Guardar', // Save
  sbb082ac403a2dab7: 'Renovar el secreto', // Rotate the secret
  sa4e316f6acd98418: '¿Eliminar este endpoint?', // Delete this endpoint?
  s1569503f30c72f43: 'Eliminar endpoint', // Delete endpoint
  s663a51e7bffbb08c: 'Aún no hay endpoints.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'Añada la URL de su servidor para recibir eventos firmados en cuanto ocurran.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'Se ha añadido el endpoint.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'Se ha guardado el endpoint.', // The endpoint was saved.
  sdff769381d394955: 'El endpoint está desactivado.', // The endpoint is disabled.
  s631973409d9d5ed4: 'El endpoint está activado.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Los eventos ocurridos mientras estaba desactivado no se le enviaron.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Enviar lo que se perdió', // Send what it missed
  s32758a48215b947d: 'No se perdió ningún evento.', // It missed no events.
  s932b01fda0b43e26: 'El endpoint tiene un nuevo secreto.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'Se ha eliminado el endpoint.', // The endpoint was deleted.
  s5540f23438e8105a: 'Hay un ping en camino.', // A ping is on its way.
  se39b6c7228112d66: 'Elija un momento posterior al inicio del período.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Elija fecha y hora.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Desde (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Hora real, como created_at de un evento.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Hasta (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Eventos anteriores a este momento.', // Events before this moment.
  sb81244a4cf07ff65: 'Tipo de evento', // Event type
  s7921def84f4fdc64: 'Todos los que recibe este endpoint', // All that this endpoint takes
  s019e0218a0852f17: 'Guarde este secreto ahora. No se volverá a mostrar.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Su servidor lo usa para verificar lo que llega.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Secreto', // Secret
  sdf24432d9e3d49f0: 'Copiar secreto', // Copy secret
  s36fe958bc5a650a6: 'Ya lo he guardado', // I’ve stored it
  s10409e7b5d4c5845: 'Verificar la firma', // Verify the signature
  s81dd2829b4fbeb75:
    'Cualquiera puede enviar solicitudes a su servidor. Acepte solo lo que esté firmado con su secreto.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Copiar código', // Copy code
  s496983d846b950f5: 'Comercio', // Merchant
  s92fa5ab19d638026: 'Cualquiera que encaje', // Any that fits
  sd3fe358515f8bc81: 'Otra persona ha cambiado este endpoint.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Ahora ve la última versión. Vuelva a hacer el cambio.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Esto ya no existe.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'La lista está actualizada.', // The list is now up to date.
  s0765fb43c717b863: 'No es posible en este momento.', // This isn’t possible right now.
  s6726df8c744403e9: 'No hay conexión.', // You’re offline.
  s111868f2e027f4bf: 'Vuelva a intentarlo cuando recupere la conexión.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Demasiadas solicitudes.', // Too many requests.
  sac8ecf1c868c7ffd: 'Esta sesión no tiene permiso para hacerlo.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Solicite acceso al administrador de esta página.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'La solicitud se ha rechazado.', // The request was refused.
  s48c67bc6d1605146: 'El servicio no respondió.', // The service didn’t respond.
  se9e28fb34625c957: 'Puede volver a intentarlo sin riesgo: nada se hace dos veces.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Compruebe la conexión y vuelva a intentarlo. Nada se hace dos veces.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Añadiendo el endpoint…', // Adding the endpoint…
  s3b64554683ff6ced: 'Guardando el endpoint…', // Saving the endpoint…
  sc260fd95d092debb: 'Activando el endpoint…', // Enabling the endpoint…
  sca3cd00608558886: 'Desactivando el endpoint…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Eliminando el endpoint…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Renovando el secreto…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Enviando un ping…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Reenviando…', // Redelivering…
  s26868e184a74f1eb: 'Volviendo a enviar los eventos…', // Replaying events…
  s1e99a972c51f93ef: 'Simulando el evento…', // Simulating the event…
  s1139503755dd9d0a: 'Se está volviendo a enviar un evento.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    one: str`Se está volviendo a enviar ${0} evento.`,
    many: str`Se están volviendo a enviar ${0} de eventos.`,
    other: str`Se están volviendo a enviar ${0} eventos.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Todos los eventos', // All events
  sc94dc54731107648: plural(0, {
    one: str`${0} tipo de evento`,
    many: str`${0} de tipos de evento`,
    other: str`${0} tipos de evento`,
  }), // {0} event types
  s9630a2d52ee7f858: 'Desactivado porque su servidor respondió 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Desactivado porque todos los envíos fallaron durante cinco días.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'No se envía nada a este endpoint hasta que lo active.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`El secreto anterior también firma hasta el ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Cargando webhooks…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Las horas de esta página son del sandbox, que va ${0} por delante de la hora real.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Los webhooks solo funcionan dentro de un elemento <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Esta página no tiene permiso para mostrar webhooks.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Los webhooks aún no tienen sesión.', // The webhooks have no session yet.
};

import { plural, str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Copiado', // Copied
  saa40b21f63d92006: 'Não foi possível copiar', // Couldn’t copy
  s29c386914841eb60: str`Envios para ${0}, mais recentes primeiro`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Nenhum envio com este estado.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'A carregar envios…', // Loading deliveries…
  s056729c75ca841e2: 'Mostrar mais antigos', // Show older
  s2c6ce79b6b744a03: 'Ainda não foi enviado nada. Simule um evento ou envie um ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Ainda não foi enviado nada. Os novos envios aparecem aqui.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Todos', // All
  s78636b92c1a3909c: 'Pendente', // Pending
  s8ca3b021833cbf6f: 'Entregue', // Delivered
  sbf9c5c5a8e5efad4: 'Falhou', // Failed
  s126ca8f1eb0e8169: 'Envios', // Deliveries
  s95bc8722b2708f8b: 'Em pausa', // Paused
  s3d1396b47ff4a56f: 'Em tempo real', // Live
  s89118d3a7be870ca: 'Retomar', // Resume
  s061cc20e3432dead: 'Pausar', // Pause
  scea321ca3da7a0d6: 'Filtrar por estado', // Filter by status
  s21a76975516086e4: 'Repetir o envio de um período', // Replay a range
  se3f56f3ee0fed906: 'Simular um evento', // Simulate an event
  s0c418608451989e3: 'Repetir o envio de eventos', // Replay events
  sb2e733fe5cb5e413: 'Envia novamente todos os eventos deste período, já entregues ou não.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Repetir envio', // Replay
  s2adda550ae3398ab: 'Nenhum evento neste período.', // No events in this range.
  sc3e668bdc25612aa: 'Isto altera dados de teste reais na sandbox e gera os respetivos eventos.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simular', // Simulate
  s3c001f3c5c412278: str`${0} foi simulado.`, // {0} was simulated.
  s3109e1700219aecf: str`${0} está a ser reenviado.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Evento', // Event
  sad3e3c8146fc920f: 'Estado', // Status
  s031fd4ee1b801f17: str`próxima tentativa: ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Ainda não foi enviado nada.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Tentativas', // Attempts
  sba5d4bd044ba278c: 'O evento', // The event
  s0deb47827a6d0911: 'Reenviar', // Redeliver
  s5083604df81b88bf: 'Mostrar o evento', // Show the event
  se7102b7d5942a59c: str`Tentativa ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Início da resposta', // Start of the response
  sa58a43eaa517ec9e: 'Resposta', // Response
  s92921878e886e36d: 'Duração', // Duration
  s2436e15fbdd89ea9: 'Hora (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Bloqueado', // Blocked
  sce141c82a8513704: 'Tempo esgotado', // Timed out
  s029112a5b918aee2: 'Host não encontrado', // Host not found
  s99b64740a5f544c8: 'Erro de TLS', // TLS error
  s4b208d14f1ac4376: 'Falha na ligação', // Connection failed
  s6275f07f104f3c69: 'Os redirecionamentos não são seguidos.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone desativa o endpoint.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'O endereço não é público, por isso nada foi enviado.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'O servidor não respondeu em 15 segundos.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Não é possível resolver o nome do host.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'O certificado do host não é válido.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'O host recusou ou interrompeu a ligação.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, próxima: ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`Mais ${0} envio alterado.`,
    many: str`Mais ${0} de envios alterados.`,
    other: str`Mais ${0} envios alterados.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Introduza um URL completo, por exemplo https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Remova do URL o nome de utilizador e a palavra-passe.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Use no máximo 2000 caracteres.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Use no máximo 200 caracteres.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Escolha pelo menos um tipo de evento ou todos os eventos.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'URL do endpoint', // Endpoint URL
  s50c9d135f05822c0: 'Usa https e é acessível a partir da internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Descrição', // Description
  sd790b64841c96548: 'Visível apenas para a equipa.', // Only your team sees it.
  sc265a3e29e1206e4: 'Eventos', // Events
  s3e5f929253459be6: 'Todos os eventos, incluindo tipos futuros', // All events, including future types
  s1be7b4c244337a85: 'Tipos de evento selecionados', // Selected event types
  s8465a2caa2d9ea5d: 'Endpoints', // Endpoints
  s66722bc2ea775e05: 'Desativado', // Disabled
  s965c503c3e42fdfe: 'Ativo', // Enabled
  s4cbd92fd64b6a974: 'Enviar um ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Editar', // Edit
  s9078ee819c18df6e: 'Ativar', // Enable
  s10c8e4cae4e11503: 'Desativar', // Disable
  s7dfb5f4a0c8cdd36: 'Renovar segredo', // Rotate secret
  sdc673e73b5c13aea: 'Eliminar', // Delete
  s44ce3e52814c1b38: 'Não manter', // Not at all
  s2ceb11be2290bb1b: 'Cancelar', // Cancel
  s11fb356f2d2da787:
    'Será criado um novo segredo. Ambos assinam até o anterior expirar, para que nada se perca durante a mudança.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Manter o segredo anterior', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Nada mais lhe será enviado e os seus envios deixarão de poder ser consultados. Os eventos são mantidos.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Novo endpoint', // New endpoint
  s7832162d6cddbbe6: 'Editar endpoint', // Edit endpoint
  sad47ebc4f626e54d: 'Adicionar endpoint', // Add endpoint
  s33f85f24c0f5f008: 'Guardar', // Save
  sbb082ac403a2dab7: 'Renovar o segredo', // Rotate the secret
  sa4e316f6acd98418: 'Eliminar este endpoint?', // Delete this endpoint?
  s1569503f30c72f43: 'Eliminar endpoint', // Delete endpoint
  s663a51e7bffbb08c: 'Ainda não há endpoints.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'Adicione o URL do servidor para receber eventos assinados assim que ocorrem.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'O endpoint foi adicionado.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'O endpoint foi guardado.', // The endpoint was saved.
  sdff769381d394955: 'O endpoint está desativado.', // The endpoint is disabled.
  s631973409d9d5ed4: 'O endpoint está ativo.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Os eventos ocorridos enquanto estava desativado não lhe foram enviados.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Enviar os eventos perdidos', // Send what it missed
  s32758a48215b947d: 'Nenhum evento perdido.', // It missed no events.
  s932b01fda0b43e26: 'O endpoint tem um novo segredo.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'O endpoint foi eliminado.', // The endpoint was deleted.
  s5540f23438e8105a: 'Um ping está a caminho.', // A ping is on its way.
  se39b6c7228112d66: 'Escolha um momento posterior ao início do período.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Escolha a data e a hora.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'De (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Hora real, como o created_at de um evento.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Até (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Eventos anteriores a este momento.', // Events before this moment.
  sb81244a4cf07ff65: 'Tipo de evento', // Event type
  s7921def84f4fdc64: 'Todos os que este endpoint recebe', // All that this endpoint takes
  s019e0218a0852f17: 'Guarde este segredo agora. Não voltará a ser mostrado.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'O servidor usa-o para verificar o que chega.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Segredo', // Secret
  sdf24432d9e3d49f0: 'Copiar segredo', // Copy secret
  s36fe958bc5a650a6: 'Já o guardei', // I’ve stored it
  s10409e7b5d4c5845: 'Verificar a assinatura', // Verify the signature
  s81dd2829b4fbeb75:
    'Qualquer pessoa pode enviar solicitações ao servidor. Aceite apenas o que estiver assinado com o segredo.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Copiar código', // Copy code
  s496983d846b950f5: 'Comerciante', // Merchant
  s92fa5ab19d638026: 'Qualquer um que sirva', // Any that fits
  sd3fe358515f8bc81: 'Outra pessoa alterou este endpoint.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Agora é mostrada a versão mais recente. Repita a alteração.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Este elemento já não existe.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'A lista está agora atualizada.', // The list is now up to date.
  s0765fb43c717b863: 'Não é possível neste momento.', // This isn’t possible right now.
  s6726df8c744403e9: 'Sem ligação.', // You’re offline.
  s111868f2e027f4bf: 'Tente novamente quando houver ligação.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Demasiadas solicitações.', // Too many requests.
  sac8ecf1c868c7ffd: 'Esta sessão não tem autorização para isso.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Peça acesso ao administrador desta página.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'A solicitação foi recusada.', // The request was refused.
  s48c67bc6d1605146: 'O serviço não respondeu.', // The service didn’t respond.
  se9e28fb34625c957: 'É seguro tentar novamente: nada acontece duas vezes.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Verifique a ligação e tente novamente. Nada acontece duas vezes.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'A adicionar o endpoint…', // Adding the endpoint…
  s3b64554683ff6ced: 'A guardar o endpoint…', // Saving the endpoint…
  sc260fd95d092debb: 'A ativar o endpoint…', // Enabling the endpoint…
  sca3cd00608558886: 'A desativar o endpoint…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'A eliminar o endpoint…', // Deleting the endpoint…
  s79697bd0e3d92658: 'A renovar o segredo…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'A enviar um ping…', // Sending a ping…
  sda55ee4ecfed6d8b: 'A reenviar…', // Redelivering…
  s26868e184a74f1eb: 'A repetir o envio de eventos…', // Replaying events…
  s1e99a972c51f93ef: 'A simular o evento…', // Simulating the event…
  s1139503755dd9d0a: 'Um evento está a ser enviado novamente.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    one: str`${0} evento está a ser enviado novamente.`,
    many: str`${0} de eventos estão a ser enviados novamente.`,
    other: str`${0} eventos estão a ser enviados novamente.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Todos os eventos', // All events
  sc94dc54731107648: plural(0, {
    one: str`${0} tipo de evento`,
    many: str`${0} de tipos de evento`,
    other: str`${0} tipos de evento`,
  }), // {0} event types
  s9630a2d52ee7f858: 'Desativado porque o servidor respondeu 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Desativado porque todos os envios falharam durante cinco dias.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'Nada é enviado a este endpoint até ser ativado.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`O segredo anterior também assina até ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'A carregar webhooks…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`As horas desta página são da sandbox, ${0} adiantadas em relação à hora real.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Os webhooks só funcionam dentro de um elemento <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Esta página não tem autorização para mostrar webhooks.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Os webhooks ainda não têm sessão.', // The webhooks have no session yet.
};

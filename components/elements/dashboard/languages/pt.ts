import { plural, str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`Para: ${0}`, // For {0}
  s70560822fc116ad3: 'Pronto em', // Ready in
  sffa2f0e2865ee4c6: 'Menos 5 minutos', // 5 minutes less
  s78a892e6afaa6f09: str`Pronto em ${0} min`, // Ready in {0} min
  sb23510dca24c2546: 'Mais 5 minutos', // 5 minutes more
  sbf441bafdce6e494: 'Os novos pedidos aparecem aqui automaticamente.', // New orders appear here automatically.
  s5224695ba39db06d: 'Sem pedidos neste momento.', // No orders right now.
  s781c27360c20d5c5: 'Nenhum pedido à espera de resposta.', // No new orders.
  s421e832f3cdf93f6: 'Nenhum pedido em preparação.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'Nenhum pedido à espera de recolha.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'Nenhum pedido agendado para mais tarde.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'Sandbox: sem dinheiro real', // Sandbox: no real money
  s78b5f01533e52244: 'Desativar o som', // Turn sound off
  s206c0f1bb560fd32: 'Ativar o som', // Turn sound on
  s9cb0665b1bd36dca: 'Este dispositivo está offline.', // This device is offline.
  sb962560715c2005b: 'Os novos pedidos não estão visíveis. Aparecerão assim que a ligação for restabelecida.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'As atualizações em tempo real estão interrompidas.', // Live updates are interrupted.
  sff99154f5a9382eb: 'Atualização a cada 10 segundos.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'O navegador bloqueou o som.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'A carregar pedidos…', // Loading orders…
  sb34e378399056cb4: 'Esta página não tem autorização para mostrar pedidos.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'Todos os pedidos', // All orders
  s6694523beb34116e: 'A carregar o pedido…', // Loading the order…
  s6d881c87a102fa93: 'Cancelar pedido', // Cancel order
  s4e705629a1c7c338: 'Cancelar o pedido', // Cancel the order
  s3b07379e6106fa1c:
    'O valor pago com cartão é reembolsado na totalidade. As comissões do pagamento não são devolvidas.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'O pedido foi cancelado.', // The order is canceled.
  s8f4be9f086eb530f: 'Desfazer', // Undo
  s123da0f92f97dd86: 'Recusar', // Reject
  s045ede5b07a46311: str`Pedido ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`Gorjeta: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`Recusar o pedido ${0}`, // Reject order {0}
  s97d7909785070c19: 'Cliente', // Customer
  s49684719cdaee24d: 'Tipo', // How
  s7699eb1c0f582e6d: 'Prometido para', // Promised for
  s00f7f16dc3ff42e8: 'Efetuado', // Placed
  s6686fcc6d2c8f0bd: 'Nota', // Note
  saa29a2ac03cd9d19: 'Motivo', // Reason
  seacdb996d18d191d: 'Ninguém respondeu a tempo.', // Not answered in time.
  scec7c9ccb6f42d40: 'Página do cliente', // Customer’s page
  s1f7698c061c208c9: 'Abrir', // Open
  sef9fb24c04d90f87: 'Recusado', // Rejected
  s5033dab8c17f05f2: 'Concluído', // Completed
  s629ff7d3c02c40cd: 'Subtotal', // Subtotal
  s6cfbf019e218b7ea: 'Gorjeta', // Tip
  s13958f723f45a995: 'Entrega', // Delivery
  sf1bbac50373377e4: 'Serviço', // Service
  se46983574639787c: 'Embalagem', // Packaging
  sbf4dac07cda3ca4b: 'Retido no cartão', // Held on card
  sbf73f86dee5b9f7a: 'Reembolsado em parte', // Partly refunded
  sbe02b081dab9248e: 'Autorização anulada', // Released
  s3741f519c32ac391: 'Novo', // New
  s53e6f4f5b0a7d26f: 'Em preparação', // Preparing
  s7d981922e283fec9: str`Mesa ${0}`, // Table {0}
  sd709f356652bef79: 'No local', // Dine-in
  s880c773061281d45: 'Recolha', // Pickup
  sc18870d6742cbf6d: 'A pagar na recolha', // Pays at pickup
  sf3b220b034e2ed64: 'Não pago', // Not paid
  s2df73819ecf92ca7: 'Pago', // Paid
  s13be1af9766661e9: 'Aceitar', // Accept
  sb37f55e2febba867: 'Iniciar a preparação', // Start preparing
  scf9b196dd03f4db0: 'Pago e entregue', // Paid and handed over
  s5afcb4918bbba2b0: 'Servido', // Served
  s7ec179948c381f8e: 'Recolhido', // Picked up
  s62407f0fa705d42d: 'Em preparação', // Being prepared
  sb4bcc19eece643fc: 'Marcado como pronto', // Marked as ready
  sb38fb7ba6a8dc5c9: str`O pedido ${0} já foi recusado.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`O pedido ${0} foi cancelado.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`O pedido ${0} já foi concluído.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`O pedido ${0} já está marcado como pronto.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`O pedido ${0} já está em preparação.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`O pedido ${0} já foi aceite.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`Novo pedido: ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    one: str`${0} novo pedido.`,
    many: str`${0} de novos pedidos.`,
    other: str`${0} novos pedidos.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'agora', // now
  s4de31edb8b874841: str`à espera há ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`${0} de atraso`, // {0} late
  s60681c0016e16fb7: 'Pausar os pedidos', // Pause ordering
  sb9e41e6553626a00: str`Pedidos em pausa: ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2:
    'Os clientes veem que, de momento, não são aceites pedidos. Os pedidos existentes mantêm-se.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: str`${0} min`, // {0} min
  s128ce4b5dc7be4d9: 'Resto do dia', // Rest of today
  s3b3a6aaad37174c4: 'Aceita pedidos', // Takes orders
  s8e99276ec5be6fc2: 'Até serem retomados.', // Until you resume it.
  sc5457f586fa9e1b5: str`Até às ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'Os pedidos estão em pausa.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'Já é possível fazer pedidos novamente.', // Ordering is open again.
  s413456a831386649: str`Reembolsar ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'Escolha o que é reembolsado.', // Choose what to refund.
  seb80456ee652b3d9: 'O cliente recebe', // Refund to the customer
  s3cfb0c6f258f6edd: 'A calcular o valor…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'As comissões do pagamento não são devolvidas.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`Reembolso de ${0} em curso.`, // {0} is given back.
  sad803caa001e4b24: 'O cliente pediu', // The customer asked for it
  s976772fe0ef4bbaf: 'Houve um problema com um item', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'Pago duas vezes', // Paid twice
  seec74bb7b28442a1: 'Fraude', // Fraud
  s7b03db719c1dad70: 'Outro motivo', // Another reason
  s627f5696000b848f: 'O cliente pode ler este texto.', // The customer can read it.
  s478822cc63f9b7c5: 'Use no máximo 140 caracteres.', // Use at most 140 characters.
  sfd56054071385f54: 'Temos demasiados pedidos neste momento.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'Um item do pedido está esgotado.', // Something in the order is sold out.
  s0a77996ee11a9895: 'Estamos quase a fechar.', // We’re about to close.
  s1b7beaf8b0d268ca: 'Recusar pedido', // Reject order
  s2045bb4125c58d1a: 'Nada é cobrado ao cliente: a autorização do cartão é anulada.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'A carregar o menu…', // Loading the menu…
  s42585192952bf8b0: 'Nenhum item tem este nome.', // No item has this name.
  s77ae06dc1b1a6304: 'Disponível novamente', // Available again
  s077bf92b8d7a6fb6: 'Esgotado hoje', // Out today
  s61cf82dac7b9c1d9: 'Líquido de hoje', // Net today
  s14469a9db5318945: 'Pedidos de hoje', // Orders today
  s5aae30a15a21bb7d: 'Em atraso agora', // Late now
  sf5573ed22253daad: 'A reembolsar…', // Refunding…
  sa55996a973a072e8: 'A cancelar o pedido…', // Canceling the order…
  s23ba7d44471577a0: 'A pausar…', // Pausing…
  s199cc91c7c1d61d1: 'A retomar…', // Resuming…
  s6e5c5d3051dceb0f: 'A preparar a impressão…', // Preparing to print…
  s09332d02d9fe81f4: 'Imprimir talão da cozinha', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'Imprimir recibo', // Print receipt
  s6b4022145e9be1e9: str`Pedido ${0}: faltam ${1} min para responder.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`Responder em ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'Histórico', // History
  sa3d326f1be347f60: 'Ecrã inteiro', // Full screen
  s53f5dc40ec598b34: str`Sem ligação em direto desde as ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'Alergénios do menu', // Menu allergens
  sbf6d7995b277e21f: 'Alergia', // Allergy
  scf4635779f96446f: 'Nome, telefone, número ou item', // Name, phone, number or item
  s408cd1e9be6e74f0: 'Perdidos', // Missed
  s539c0516abfbd1eb: 'Nenhum pedido encontrado.', // No orders found.
  s909d7932aba2cdc7: 'A alterar os tempos…', // Changing the times…
  se2b9e2efeaa01927: 'Tempo de preparação', // Preparation time
  sbf1a2f7ff0b1fe40: 'Mais 15 min para todos', // 15 min more for all
  sb2c0dabe63b2d230: 'Menos 15 min para todos', // 15 min less for all
  se5410735ed53c362: 'Para quem pede agora e para os pedidos novos a que ainda não respondeu.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'Os tempos foram alterados.', // The times are changed.
  s9d9f4689ecad9835: 'Esgotado até ser ativado', // Out until you turn it on
  s9ca41fdd36b4f103: 'Há algo indisponível', // Something isn’t available
  s0f253df49cbdfa42: 'Aceitar sem isso', // Accept without it
  s3dcd01b8ef8bc779: 'O cliente paga menos e vê o que falta.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'Menos um', // One less
  s2b07e26bdadd9838: 'Mais um', // One more
  s06e439f54c9dd3a8: 'Se nada estiver disponível, recuse o pedido.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'Escolha o que está indisponível.', // Choose what isn’t available.
  s322e34cfcba47155: 'Indisponível', // Not available
  sbce4c3e95b1a3228: '+15 min', // +15 min
  sb70da94912f216e4: '+15 min para todos', // +15 min for all
};

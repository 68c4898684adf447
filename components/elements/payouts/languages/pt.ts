import { plural, str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'Alterar o calendário', // Change schedule
  s06e80315ac9995b9: 'Ainda nenhuma', // None yet
  s091d5807b5b33550: 'Dia da semana', // On
  s0bb2d48532acc455: 'Descarregar CSV', // Download CSV
  s0bb69fee72a2f5be: 'Ajuste', // Adjustment
  sf9f836780804ec3f: 'Pago', // Paid out
  sfe976cb5169ebd69: 'Não há nenhuma conta bancária que possa receber transferências. Introduza uma.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'Reembolso', // Refund
  sb4dbb7345c476afc: 'Reembolso falhado', // Refund failed
  s11f1d56607caba5f: 'Todas as transferências', // All payouts
  s122b3dd1fdd8d24a: 'Próxima transferência', // Next payout
  s12f3f06859a6fce3: 'Recusada pelo banco', // Refused by the bank
  s1b1573dd753c4500: 'Disponível nos próximos dias', // Available in the next days
  s2091d188173a9326: 'Descontado da próxima transferência', // Taken from your next payout
  s222edaaf825a00b8:
    'A partir de agora, as transferências são enviadas para a nova conta. Por segurança, as transferências instantâneas ficam bloqueadas durante 24 horas.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'O calendário é manual: cada transferência tem de ser solicitada.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'Nenhuma transferência corresponde.', // No payouts match.
  s329b5591cb266654: 'Esta página não tem autorização para mostrar transferências.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'Conta bancária', // Bank account
  s35bb369e4d70ce89: 'Apenas a pedido', // Only when you ask for it
  s3741f219c32abe78: 'Líquido', // Net
  s38240ad136d31bc5: 'A caminho', // On its way
  s3e006a806d3b4691: 'Pagamento', // Payment
  s402b4c47a6eb6462: 'Alterar conta', // Change account
  s9a11da2be3993dd3: 'Adicionar conta', // Add account
  s44ab402287712995: str`Conta terminada em ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'Contestação', // Dispute
  s8bfe9c0e439cd89b: 'Contestação ganha', // Dispute won
  s470bf1af41a680fc: 'Comissão de transferência instantânea', // Instant payout fee
  s47de947cff7aa200: 'Transferência devolvida', // Returned payout
  s49439f2f1ddee765: 'Guardar o calendário', // Save schedule
  s4993f4ea8b709873: 'Nos últimos 90 dias', // In the last 90 days
  s4ec54892c5e6f7fa: 'A transferência foi cancelada. O valor está novamente disponível.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'Normal', // Standard
  s56d7547105ad0103: str`Todas as semanas (${0})`, // Every week, on {0}
  s58e80975ed6d76b0: 'Comissão por uma transferência instantânea', // Fee for an instant payout
  s60ca2f87022a6489: 'A guardar o calendário…', // Saving the schedule…
  s619c213c4b109eb2: 'Instantâneo', // Instant
  s61f9d8f4ed40ee90: 'Método', // Method
  s6345f7922c9aa610: 'Transferências', // Payouts
  s68d5ac5aac36853a: 'Dia do mês', // On day
  s6e7b6211d7ae6690: 'A transferência está a caminho.', // The payout is on its way.
  s734a442b2b6d5bd9: 'Frequência', // How often
  s7a3439e663d70479: 'O valor está novamente no saldo e fará parte da próxima transferência.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'Detalhe da transferência', // Breakdown
  s7dea6d25be21fb73: 'Movimento', // Entry
  s8356439938acca98: 'As transferências instantâneas estão bloqueadas durante 24 horas.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'Conta', // Account
  s8cbb2899f2277665: 'Nos últimos 30 dias', // In the last 30 days
  s8f74bb202c35a940: 'Filtrar transferências', // Filter payouts
  s90b45b7d08768b8a: 'Código bancário (routing number)', // Routing number
  s90dec292b2b35a94: 'As transferências ainda não estão disponíveis aqui.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'O banco devolveu a transferência. Contacte o banco ou introduza outra conta.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'Número da conta', // Account number
  s94d7a13322dfd7da: 'Código bancário (sort code)', // Sort code
  s9788a49125e272a6: 'A cancelar a transferência…', // Canceling the payout…
  s98c5741860c7febf: 'Todo o período', // At any time
  s98cbe21c04019556: 'Quando recebe as transferências', // When you are paid out
  s98dadeafcc020a1f: 'A conta bancária foi alterada.', // The bank account is changed.
  s992097decb0f4c86: 'Todos os dias', // Every day
  s9b2ec058478f7575: 'O saldo é demasiado baixo para uma transferência. Transita para a seguinte.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'Calendário', // Schedule
  s9cd80a3f241e5db8: 'Mostrar todas as transferências', // Show all payouts
  s9e941688abe1c2ab: 'A transferir…', // Paying out…
  sa30c4d3b566b6b1a: 'Cancelado', // Canceled
  sa401dba228ae45fb: 'A conta está encerrada. Introduza outra conta bancária.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'Cancelar transferência', // Cancel payout
  sb217e92dcb9b1840: 'Todas as semanas', // Every week
  sb48e31c89229f4b2:
    'Chega em menos de meia hora. Para evitar a comissão, aguarde pela próxima transferência.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'Saldo', // Balance
  sba98a7152d80b949: 'Valor', // Amount
  sbd8be4f01d2b8355: 'Nos últimos 7 dias', // In the last 7 days
  sc09f5160021a165b: str`Todos os meses, no dia ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'Ainda não há nada para transferir.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'Disponível', // Available
  sd20af63e786bac61: 'Transferir agora', // Pay out now
  sd3c19b440b7deffb: 'Movimentos, mais antigos primeiro', // Entries, the oldest first
  sd6875b3c278e8299: 'O saldo é negativo. Os próximos recebimentos irão compensá-lo.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'Dias até um pagamento poder ser transferido', // Days before a payment can be paid out
  sdaab9d18f0070694: 'Pode ser transferido agora', // Can be paid out now
  sdea65d46c67e5230: 'Valor a receber', // You get
  s40fafbdddffa0f93: str`A receber: ${0}. Comissão: ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'Um pagamento pode ser transferido após um dia.', // A payment can be paid out after one day.
  se0955919920ee87d: 'Dia', // Day
  se287216f6a0406ff: str`Envio: ${0}; no banco até ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'O calendário foi guardado.', // The schedule is saved.
  se67bb96ef83c3f83: 'Chegada ao banco', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'Ainda não há transferências.', // No payouts yet.
  se87e0ac1f45519c3: 'Transferência', // Payout
  s1956651afe506846: 'As transferências começam depois de os seus dados serem verificados.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'Ainda não foi pago de novo', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'ID da transferência', // Payout ID
  se8ff698efbb10327: 'As transferências estão em pausa enquanto o seu negócio estiver suspenso.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'As transferências estão em pausa até a configuração estar concluída.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'Total', // Total
  sef2978ba5e6fefd0: 'A primeira aparece aqui quando o calendário o prever.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'Comissão', // Fee
  sdee0bb0111699c2a: 'Referência bancária', // Bank reference
  sf4bdeb992b5398f1: 'A guardar a conta bancária…', // Saving the bank account…
  sf653e8a07f3e37c7: 'Guardar conta', // Save account
  sf9532699243f4dd2: 'Calendário e conta bancária', // Schedule and bank account
  sfba8e09ccef579c4: 'A preparar o ficheiro…', // Preparing the file…
  sfc4947dd8bbcfd92: 'Todos os meses', // Every month
  sfcef283a1fb640f6: 'O banco não reconhece esta conta. Introduza novamente a conta bancária.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`As transferências instantâneas estão bloqueadas até ${0}, porque a conta bancária foi alterada.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'A minha escolha', // You chose
  s45f6df47abbc92a9: 'Guardar a minha escolha', // Save what I chose
  s956c748a60451c57: 'Já não há nada para transferir.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'Entretanto, há menos disponível.', // Less is available now.
  s7cc4606edb4fe8ad: 'Nada foi transferido. Estes são os valores atuais.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'Antes de comissões', // Before fees
  sba2a0427963d1a25: 'Mais recentes primeiro', // Newest first
  sda134a52656c41b0: 'Mais antigas primeiro', // Oldest first
  sdce51c8eea4e0ba2: 'Por chegar', // Still to come
  sf139a496c0f9b763: str`A partir de ${0}`, // From {0}
  sfe255b8825ebcad9: str`Até ${0}`, // Until {0}
  s86f105636f2badcd: 'Maior valor primeiro', // Largest first
  s2d334143502e4872: 'Menor valor primeiro', // Smallest first
  s52738d9332baa879: 'Chegada mais tardia primeiro', // Latest arrival first
  s96a4986832d23cef: 'Chegada mais próxima primeiro', // Earliest arrival first
  sed1a054e4737e1fd: str`O CSV contém todos os movimentos destas transferências com chegada de ${0} a ${1}, exceto as falhadas e canceladas.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`O CSV contém todos os movimentos destas transferências com chegada de ${0} a ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869: 'As transferências falhadas e canceladas não constam de nenhum CSV: o valor ficou aqui.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'Subscrição mensal', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'Membros de fidelização do mês', // Monthly loyalty members
  scb4d3396f92ec452:
    'O banco não aceitou a transferência. O montante voltou ao seu saldo e a sua conta fica como está.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    one: str`Um pagamento pode ser transferido após ${0} dia.`,
    many: str`Um pagamento pode ser transferido após ${0} de dias.`,
    other: str`Um pagamento pode ser transferido após ${0} dias.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'Esta página não tem autorização para mostrar o saldo.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'De momento, nada é transferido.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'A transferência falhou. Contacte o banco.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'Mostrar a transferência com este dinheiro', // Show the payout that has its money
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Número da instituição', // Institution number
  s17580c3589f5d56d: 'Número de trânsito', // Transit number
  s5ad765f0f48aace4: 'Código do banco', // Bank code
  sebc9c8586332252e: 'Código da agência', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo de conta', // Account type
  s99460706adc3cc02: 'Titular da conta', // Account holder
  s595a73288e274ec6: 'Conta à ordem (checking)', // Checking account
  scd99ed71799e932f: 'Conta poupança', // Savings account
  sa272124d4f77e038: 'Conta ordinária (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Conta corrente (toza)', // Current account
  s045ede5b07a46311: str`Pedido ${0}`, // Order …
  s6cfbf019e218b7ea: 'Gorjeta', // Tip
  s7a305d31dc63d397: 'Descontos', // Discounts
  s41fcaea831e2795e: 'Reembolsado', // Refunded
  sfa28319e707cf5d5: 'Detalhes do pedido', // Order details
};

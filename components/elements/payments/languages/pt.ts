import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'Motivo indicado pelo banco:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'Aceitar a perda', // Accept the loss
  s42afcb139814577d: str`Aceitar a perda de ${0}?`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`O titular do cartão fica com ${0} e a comissão de ${1} mantém-se. Não são enviadas provas e a contestação não pode ser reaberta.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`O titular do cartão fica com ${0}. Não são enviadas provas e a contestação não pode ser reaberta.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'A perda está a ser aceite.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'As provas estão a ser enviadas.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'O banco ainda não confirmou. O envio repete-se até que confirme.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`Responder até ${0}`, // Answer by …
  s46f5ec4a751519d6: str`O prazo para responder terminou em ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`Sem resposta, o titular do cartão fica com ${0} e a comissão de ${1} mantém-se.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`Sem resposta, o titular do cartão fica com ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'Ganhou a contestação.', // You won the dispute.
  sa1129e94ac3f7e86: str`${0} está de novo no seu saldo.`, // … is back in your balance.
  s3c31a16162e1d350: 'O banco tem as suas provas e decide.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'Pode demorar algumas semanas. Até lá não há nada a fazer.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'O banco não aceita provas para esta contestação.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'Aceitou a perda.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'Perdeu a contestação.', // You lost the dispute.
  se364464c3b30e90e: str`O titular do cartão fica com ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'A perda foi aceite.', // The loss is accepted.
  s7d8750d5061a82e4: str`${0} e uma comissão de ${1} ficam retidos até à decisão. Se ganhar, ambos voltam.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`${0} fica retido até à decisão. Se ganhar, volta.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'Provas', // Evidence
  sddcaebaa31ed7ea0: 'O titular do cartão não fez este pagamento', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'Pedido não recebido', // Order not received
  s976fd96ec16b9191: 'Diferente do descrito ou danificado', // Not as described, or broken
  s11d8835d2d5e5fea: 'Um reembolso não chegou', // A refund didn’t come
  se576ceeb2774078b: 'Uma subscrição foi cancelada', // A subscription was canceled
  sf018ef14d094fed1: 'O titular do cartão não reconhece o pagamento', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'Tem de ser um endereço de email, como lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'As suas provas', // Your evidence
  sde58fa4655235aff: str`O banco lê isto. No máximo ${0} caracteres.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'Os dados do pedido já estão preenchidos.', // What the order says is filled in.
  sced7c4b63b5e1704:
    'As provas são enviadas uma única vez, com os ficheiros. Até lá o rascunho pode ser alterado.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'Guardar rascunho', // Save draft
  s70e0df1433e794fc: 'Enviar provas', // Send evidence
  sc3f76ba4473b2a91: 'Os seus ficheiros', // Your files
  s92c870d2e4fbca03: 'Adicionar um ficheiro', // Add a file
  s2cb254a4c40face2: str`JPEG, PNG ou PDF até 2 MB, no máximo ${0} ficheiros. Fica no banco assim que o escolher e já não pode ser aberto aqui.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'Diga o que aconteceu ou adicione um ficheiro.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'As provas foram enviadas.', // The evidence is sent.
  s947e07015337a3ac: 'O rascunho está guardado.', // The draft is saved.
  sfab8cba315a4b2ac: 'Este ficheiro tem mais de 2 MB. Escolha um mais pequeno.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'O que aconteceu, pelas suas palavras', // What happened, in your words
  s47fc1bb2652c1510: 'Nome do cliente', // Name of the customer
  s4ee4d4bf56f35cd5: 'Email do cliente', // Email of the customer
  s464b70da5c6a76d5: 'Quando o cliente recebeu', // When the customer got it
  sa4ceb116111b8ec8: 'O que foi vendido', // What was sold
  s2699b31b333e68fe: 'A sua política de reembolso', // Your refund policy
  s848604e2a3ce0f38: 'Porque não reembolsou nada', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'O que aconteceu', // What happened
  scdbe56709c64d284: str`${0} retidos no cartão`, // … held on the card
  s10f571d298973de5: str`${0} cobrados`, // … charged
  s2e91c20168a26212: 'A retenção foi libertada. Nada foi cobrado ao cliente.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'Iniciado. O cliente ainda não acabou de pagar.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'Provas enviadas ao banco', // Evidence sent to the bank
  s04d626f55695b1af: 'Contestação perdida', // Dispute lost
  sb5e66a044fcd8e9f: 'Perda aceite', // Loss accepted
  seb21e9ebace3d5ec: str`A transferência de ${0} voltou`, // The payout of … came back
  sa9b415a18420d030: str`Na transferência de ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`${0} a ser reembolsados`, // … is being refunded
  s3fd41472c11d5c12: str`O reembolso de ${0} falhou`, // The refund of … failed
  sbf849bec241ea148: str`${0} reembolsados`, // … refunded
  s5f754953e3ee9149: 'O titular do cartão não confirmou o pagamento.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'O cliente não terminou a tempo.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'O banco não indicou o motivo.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'Não havia saldo suficiente.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'O cartão foi dado como perdido.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'O cartão foi dado como roubado.', // The card was reported stolen.
  sf0227143c763babf: 'O cartão expirou.', // The card has expired.
  sf393344aa584bbfb: 'O código de segurança estava errado.', // The security code was wrong.
  s45603481654c059b: 'O número do cartão estava errado.', // The card number was wrong.
  sa793c793ad028d5a: 'O banco teve uma falha.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'Comissão da contestação', // Dispute fee
  s4721aafadca286fd: 'O que lhe fica', // What you keep
  s150d62340ed6344f: 'Cobrado', // Charged
  s57d5b4e86f11ef37: 'Nome, pedido, últimos 4 dígitos ou valor', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'Últimos 4 dígitos ou valor', // Last 4 digits or amount
  s850c158f8f48b9b6: 'Filtrar pagamentos', // Filter payments
  s016db33541a125c4: 'Procurar pagamentos', // Search payments
  s155085305728da46: 'Qualquer data', // Any time
  sc05cff7ca7ffaa41: 'Qualquer estado', // Any status
  s35f726bf7bcd4ef1: 'Qualquer cartão', // Any card
  sf4d9d9a29ac3a5ee: 'Outros cartões', // Other cards
  s56cbab26c3c06745: 'Últimos 90 dias', // Last 90 days
  se01dd67c8b9173c5: str`Pago em ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`Retido agora (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`Reembolsado em ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`Contestações (${0}), responder até ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`Contestações por responder (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`Pagamentos cobrados de ${0} a ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'Descarregar CSV', // Download CSV
  se18c9f83ecd43653: 'Cliente', // Guest
  sc683c10250a1b719: 'Quando', // When
  sf723d8bec0dac360: 'Nenhum pagamento corresponde', // No payments match
  s293a37211dc19a94: 'Procure com menos dados ou retire um filtro.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'Mostrar todos os pagamentos', // Show all payments
  s58c6fef014b241fb: 'Ainda não há pagamentos', // No payments yet
  sb420921839bebea0: 'Os pagamentos com cartão aparecem aqui assim que um cliente pede ou paga por um link.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`Reembolsado ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'Não concluído', // Not finished
  s352705d86112bc9e: 'Retido', // Held
  s014e9c83eb0a9252: 'Reembolsado em parte', // Refunded in part
  s6c8e5cfd95fb51ae: 'Não cobrado', // Not charged
  s3f3373b4d7f81d16: 'Esta página não está autorizada a mostrar os pagamentos.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`Restam até ${0} para reembolsar.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'Nota para os seus registos', // Note for your records
  s9b839a41dc8a7cb7:
    'O banco do cliente mostra o dinheiro em alguns dias. As comissões de pagamento não são devolvidas.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'Reembolsar tudo', // Refund all
  s6158205347d60434: 'Escolha artigos ou introduza um valor.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'Introduza um valor acima de 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`O reembolso de ${0} está a caminho.`, // The refund of … is on its way.
  s1232254544b5613d: 'Agora resta menos para reembolsar.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'Pedido', // Order
};

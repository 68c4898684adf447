import { str } from '../../i18n/catalog.ts';

/** Portuguese, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Esta página ainda não tem sessão.', // This page has no session yet.
  scb5d46b821c5336e: 'Só funciona dentro de um elemento <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Entretanto, outra pessoa fez alterações.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Consulte a versão mais recente e repita a alteração.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Pode ter sido removido entretanto.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Esta conta foi recusada ou encerrada.', // This account was declined or closed.
  sde122c035af55362: 'Contacte o administrador desta página.', // Ask the owner of this page.
  sfeba66e8638d764e: 'O estado da conta não o permite ou o número máximo já foi atingido.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407:
    'A conta bancária foi alterada, pelo que as transferências instantâneas ficam bloqueadas durante 24 horas.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Não é possível indicar uma conta bancária neste momento.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Não é possível entregar um documento neste momento.', // A document can’t be given right now.
  sf8b926a04900f953: 'Falta um dado obrigatório.', // A required field is missing.
  s86cb1a21f7a2ca77: 'As opções não respeitam o mínimo e o máximo que se podem escolher.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'É mais do que o que resta.', // This is more than is left.
  s7937aec05fae78c5:
    'Não é possível usar esta imagem. Use uma imagem estática JPEG, PNG ou WebP de 25 megapíxeis no máximo.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'O que é mostrado aqui pode estar desatualizado. Recarregue a página.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Este ficheiro é demasiado grande.', // This file is too large.
  safb13f193733865d: 'Não são aceites ficheiros deste tipo.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Este valor não é aceite. Verifique os dados introduzidos.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegano', // Vegan
  sa55f03b76cdd13e9: 'Vegetariano', // Vegetarian
  s339d8f0e8a13f675: 'Sem glúten', // Gluten-free
  s191cb4c3f5d4f0c9: 'Sem lacticínios', // Dairy-free
  s5bab69ae19f58c9d: 'Sem frutos secos', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Kosher', // Kosher
  sfcd2c836e51ee420: 'Glúten', // Gluten
  s4820f6346697e1ad: 'Crustáceos', // Crustaceans
  s7e1f966c3bdc60ef: 'Ovos', // Eggs
  sd1a31784ee6f7d83: 'Peixe', // Fish
  s19c6be9a0bed5819: 'Amendoins', // Peanuts
  s9858b619faabdd0a: 'Soja', // Soy
  s04e320aea9058222: 'Leite', // Milk
  s53f36c1f28c98c73: 'Frutos de casca rija', // Tree nuts
  sde77d36c97c098d3: 'Aipo', // Celery
  s73d68a6f5b31332d: 'Mostarda', // Mustard
  s8ab3ba8acd6003bb: 'Sésamo', // Sesame
  sd5e41b959070453e: 'Sulfitos', // Sulphites
  s5947749e59725101: 'Tremoço', // Lupin
  s85aa73f71459b117: 'Moluscos', // Molluscs
  saffccfec4a1c6d7a:
    'Algo que foi solicitado está em atraso. As transferências serão retomadas quando estiver resolvido.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Resolver', // Settle it
  s4b5f1f5ebc8d8df4: 'O banco recusou a conta.', // The bank refused your account.
  sce3e6a92161df1f0: 'Não é possível transferir nada até haver outra.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Uma transferência de ${0} falhou.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'O valor está novamente no saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Ver o motivo', // See why
  s6ac51ba0ea5b90b7: 'Esta conta não pode ser usada.', // This account can’t be used.
  s3a7a71aa92278b95: 'Está suspensa ou encerrada. Contacte o administrador desta página.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'A configuração não está concluída.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Depois disso, será possível aceitar pagamentos.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Continuar', // Go on
  sa34103066d5652d1: 'Ver do que se trata', // See what it is
  s358ae9de147d9a6a: 'Tarifas e próxima cobrança', // Rates and next charge
  sb5170a999513e29a: 'Já não é cobrado nenhum mês.', // No more months are charged.
  s3f0da07f3809f714: 'Próxima cobrança', // Next charge
  sf72695e8cd91f93c: str`${0} em ${1}`, // … on …
  s0b01a13a3596425b: 'Com base nas vendas deste mês até agora. É descontado do seu saldo.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'Ainda não há vendas este mês. Um mês sem vendas não custa nada.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'De momento nada é cobrado.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Desde ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, no mínimo ${1}`, // …, at least …
  se0a35e20d60d449f: 'Subscrição, por um mês com vendas', // Subscription, per month with sales
  sdabbe265895e3337: 'Pedido pago', // Paid order
  s932170d33e68b84f: 'Link de pagamento pago', // Paid pay link
  s936784268299192a: 'Membro de fidelização ativo, por um mês', // Active loyalty member, per month
  seaf670a9769b8e73: 'Pagamento contestado', // Disputed payment
  s244f5d2a2e7501b5: 'Transferência instantânea', // Payout at once
  sb3b3f8006d471aa8: 'Página de pedidos', // Ordering page
  s5b9700677e376da8: 'Pedidos ao balcão', // Counter orders
  s274b244c6791ea58: 'Pedidos de outros sistemas', // Orders from other systems
  s31b4fdbe96db1394: 'Links de pagamento', // Pay links
};

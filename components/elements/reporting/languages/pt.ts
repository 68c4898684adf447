import { str } from '../../../i18n/catalog.ts';

/** Portuguese, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Datas do relatório', // Dates of the report
  sa6ab5184d6315895: 'De', // From
  s09353907b5c79284: 'Até', // To
  sd05f381be5b74db6: 'Mostrar relatório', // Show report
  s48dd8fe0faa71bf9: 'Escolha a primeira data.', // Choose a start date.
  sadab9433466b4d8c: 'Escolha a última data.', // Choose an end date.
  s8ac62ecad9dcc106: 'A primeira data é posterior à última.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Um relatório abrange no máximo ${0} dias. Este período tem ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Esta página pede datas que não existem. Escolha outras.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Período', // Range
  sc830d255d2808c34: 'Comparar com', // Compare with
  s8f0157813ac0c519: 'Período anterior', // Previous period
  saf7211fb893a22db: 'Mesmas datas do ano anterior', // Same dates last year
  s41d0639ac24cbb6a: 'Nada', // Nothing
  see2fcaedf9743ec6: 'Estabelecimento', // Location
  sfe5857d2790cdd68: 'Todos os estabelecimentos', // All locations
  s3da9d815a26aea7c: 'Canal de venda', // Surface
  s9d73c4eb2a8be38c: 'Todos os canais', // All surfaces
  sa0138ebae71065ea: 'Outras datas…', // Other dates…
  s0e95bc61f42b8d66: 'Valores de links de pagamento', // Pay link amounts
  seebf0a900fa14c4c: 'Procurar um item', // Find an item
  s92dbde2aca0437f7: 'Itens vendidos', // Items sold
  s52cfa1d198476806: 'Item', // Item
  s0d5c4bb195a222f8: 'Quantidade', // Quantity
  sd2e4c0c2898d44d7: 'Vendas brutas', // Gross sales
  s7a305d31dc63d397: 'Descontos', // Discounts
  s10c22162aac7ee84: 'Reembolsos', // Refunds
  s993ad1834d64f380: 'Vendas líquidas', // Net sales
  s74ee46657ae6b24e: 'Parte das vendas líquidas totais', // Share of net sales
  s63dde09ab1c60a49: 'Detalhe das vendas líquidas deste item', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Impostos incluídos nos preços', // Tax in prices
  s6afade9574524d85: 'Detalhe do total', // Price breakdown
  sebdb97da40bfdc3c: str`${0} no período ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Máximo: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`Em comparação com ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Pagamentos por método', // Payments by method
  s59290bf9cd5fcb14: 'Método de pagamento', // Paid by
  s95fbda399bb97206: 'Pagamentos', // Payments
  s4c2e50f73ff9175f: 'Capturado', // Captured
  s48d094fb2ffff8fb: 'Gorjetas', // Tips
  s3043ab9399d301c6: 'Número de reembolsos', // Number of refunds
  sf64f170efeb5a7ed: 'Contestado', // Disputed
  s41fcaea831e2795e: 'Reembolsado', // Refunded
  sf1ff29c431533768: 'Recebido', // Collected
  s921f65a0dd455217: 'O que fica depois das comissões', // Net after fees
  s3a8fec852a246190: 'Comissões', // Fees
  s69d9edfd3658b6ce: 'Depois de comissões', // After fees
  se224d113bccb335c: str`em comparação com ${0}, até ${1}: o último dia ainda está a decorrer`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`em comparação com ${0}`, // compared with {0}
  s391591c42602eeb7: 'Vendas por canal', // Sales by surface
  sdd313e04ec6bbc0b: 'Vendas por estabelecimento', // Sales by location
  s97e3f61bf05ee3a5: 'Sem estabelecimento', // No location
  s9b6b1422027158eb: 'Relatório', // Report
  s7b7163270e57e8b4: 'Atualizar', // Refresh
  seb88d4c7be99b4b1: 'Detalhado por', // Broken down by
  sb46d3613edb66558: 'Intervalo', // Interval
  sfba8e09ccef579c4: 'A preparar o ficheiro…', // Preparing the file…
  s0bb2d48532acc455: 'Descarregar CSV', // Download CSV
  s008526cd4fd7980c: 'Não houve vendas nestas datas', // Nothing was sold in these days
  s963e15cf43458b10:
    'As vendas aparecem aqui quando são pagas. Pode haver vendas com outras datas ou filtros.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Mostrar os últimos 30 dias', // Show the last 30 days
  scbc84c542cab6733: 'Mostrar os últimos 12 meses', // Show the last 12 months
  sc9757b387904aaba: 'Fuso horário', // Time zone
  saa918ba48f2b8000: str`Atualizado em ${0}`, // As of ${0}
  sd22644ccf149deee: str`os dias seguem o fuso horário ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Sem resultados.', // No matches.
  sb67e0e7c0869f982: 'Diferença', // Difference
  sed8ec5e3c64fa25d: 'Total', // Total
  s905e3879dfe4d515: 'Total destes', // Total of these
  s2a8f6fe79bdc3a38: 'Site de pedidos', // Ordering site
  s7fee95b66225e1fb: 'Painel', // Dashboard
  sc3ebcb10185d0486: 'Caixa (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Link de pagamento', // Pay link
  sdfef4f9ce9ebb93f: 'Cartão', // Card
  sb29f87c55c4dade7: 'Ao balcão', // At the counter
  sd66e79ad262e42e5: 'Nada a pagar', // Nothing to pay
  s63d040e37887f17e: 'Hoje', // Today
  s5b4abc92ede53bc7: 'Ontem', // Yesterday
  s0c2d1faf314a032f: 'Últimos 7 dias', // Last 7 days
  s5ed690ee55eca5d3: 'Últimos 30 dias', // Last 30 days
  s9c71bc2c01dd69d7: 'Este mês', // This month
  sa227e7743e28ee4f: 'Mês passado', // Last month
  sb1a3e5c2c0ca22f6: 'Este ano', // This year
  see719957657dfa73: 'Últimos 12 meses', // Last 12 months
  sbf552fb5b7774c32: 'Por hora', // By hour
  s3a03aacf102cb356: 'Por dia', // By day
  sdcc3a66d5eed13f0: 'Por semana', // By week
  s1390e7dbddb5dee2: 'Por mês', // By month
  s6b0bffd88024372f: 'Hora', // Hour
  se0955919920ee87d: 'Dia', // Day
  s680f01021b5e339d: 'Semana', // Week
  sb47daaf9e1c4a905: 'Mês', // Month
  s6944dbb7aab3dfbc: 'Evolução', // Over time
  sfe386c25c1567ecf: 'Itens', // Items
  s32843bc2fbabb77d: 'Canais', // Surfaces
  se87b30a62af9f12c: 'Pedidos', // Orders
  s150d4f340ed61406: 'Encargos', // Charges
  s6ce0e819e201e29a: 'Impostos', // Tax
  s838d8cfa3dbe4250: 'Pedido médio', // Average order
  s233b00c8904036da: 'sem alteração', // no change
  s041489fa7f9e6fe6: str`mais ${0}`, // {0} more
  sf7976a0548ccb166: str`menos ${0}`, // {0} less
  s884bcdca26998a48: 'Relatórios', // Reports
  sf424d8df9936565c: 'Esta página não tem autorização para mostrar relatórios.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Indicador', // Figure
  s3763f519c347a9f7: 'Agora', // Now
  s1788737137ec6d9e: 'Antes', // Before
  se52967db7f6fd63d: 'Totais. Escolha um para o gráfico.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Descarregar canais (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Descarregar estabelecimentos (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Evolução das vendas', // Sales over time
  s17766e90a4935e5a: 'Impostos', // Taxes
  saf0dbc2c4d1c7507: 'Impostos por taxa', // Taxes by rate
  s3dc189ad33877b48: 'Líquido (sem impostos)', // Net (without tax)
  s77b1a48b352be131: 'Bruto (com impostos)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Sem impostos', // Without tax
  sea2adb1f2047d144: 'Período', // Period
  s732385cbc938b7a1: 'Todas as datas em conjunto', // All dates
  se14eb1a2850a82d2:
    'O que tem dois impostos está nas duas linhas e uma vez no total. As gorjetas não têm imposto e não estão incluídas.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Sem pedidos antes', // No orders before
  sdf6c75014639d59c: str`face a ${0}`, // vs …
};

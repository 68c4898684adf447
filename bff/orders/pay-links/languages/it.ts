import type { Catalog } from '../../../core/text/language.ts';

/** Italian. */
export const texts: Catalog = {
  'To ${0}': 'A ${0}',
  'To be paid by ${0}': 'Da pagare entro: ${0}',
  'Tax and charges': 'Imposte e supplementi',
  'Total when it was ordered': 'Totale al momento dell’ordine',
  'Includes tax': 'Imposte incluse',
  'Total now, without a tip': 'Totale ora, senza mancia',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'Il servizio di pagamento non ha risposto. Si può controllare di nuovo senza rischi: l’addebito è ' +
    'uno solo.',
  'Pay for ${0}': 'Paga: ${0}',
  'Change the details': 'Modifica i dati',
  'Cards can’t be taken at the moment. Nothing was charged.':
    'Al momento non si accettano carte. Non è stato addebitato nulla.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'Qualcosa di questo ordine è ormai esaurito. Non è stato addebitato nulla. Rivolgersi a chi ha ' +
    'inviato il link.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'L’ora di questo ordine non è più disponibile. Non è stato addebitato nulla. Rivolgersi a chi ha ' +
    'inviato il link.',
  'Enter an amount from ${0} to ${1}.': 'Inserire un importo da ${0} a ${1}.',
  'Enter an amount up to ${0}, or choose no tip.':
    'Inserire un importo fino a ${0}, o scegliere senza mancia.',
  'Enter an email address such as ada@example.com.': 'Inserire un indirizzo e-mail come ada@example.com.',
  'Nothing was paid.': 'Non è stato pagato nulla.',
  'About you': 'I Suoi dati',
  'Continue to the card': 'Continua con la carta',
  'From ${0} to ${1}.': 'Da ${0} a ${1}.',
  'How much': 'Quanto',
  'How much in ${0}': 'Quanto in ${0}',
  'Add a tip': 'Aggiungi una mancia',
  'As ordered, ${0}': 'Come nell’ordine, ${0}',
  'Other tip in ${0}': 'Altra mancia in ${0}',
  'Pay on your phone': 'Paga con il telefono',
  'QR code of this page': 'Codice QR di questa pagina',
  'Scan the code with its camera, or send yourself ${0}.':
    'Inquadrare il codice con la fotocamera, o inviarsi ${0}.',
  'the address of this page': 'l’indirizzo di questa pagina',
  'Error: Pay for ${0}': 'Errore: Paga: ${0}',
  'Confirm the payment at your bank': 'Confermare il pagamento presso la banca',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'Appena è confermato, la ricevuta si trova qui. Non è ancora stato addebitato nulla.',
  'It is being paid in another window': 'Il pagamento è in corso in un’altra finestra',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'Se quel pagamento non si conclude entro 15 minuti, si può pagare di nuovo. Nessuno paga due volte.',
  'The receipt is here in a moment.': 'La ricevuta sarà qui tra poco.',
  'Paid. The order was sent.': 'Pagato. L’ordine è stato inviato.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'L’addebito avviene quando ${0} accetta l’ordine. Allora la ricevuta si trova qui.',
  'Paid. Thank you.': 'Pagato. Grazie.',
  'This is paid': 'Già pagato',
  'There’s nothing left to pay here.': 'Qui non c’è più nulla da pagare.',
  'Continue to ${0}': 'Continua su ${0}',
  Date: 'Data',
  Card: 'Carta',
  Reference: 'Riferimento',
  'Paid by': 'Pagato da',
  'Pay once more': 'Paga ancora una volta',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'È stato pagato il massimo numero di volte. Qui non c’è più nulla da pagare.',
  'This link is canceled': 'Questo link è annullato',
  'This link has expired': 'Questo link è scaduto',
  'Payments aren’t possible here now': 'Al momento qui non è possibile pagare',
  '${0} takes no payments at the moment. Nothing was charged.':
    '${0} al momento non accetta pagamenti. Non è stato addebitato nulla.',
  'Nothing is due anymore': 'Non c’è più nulla da pagare',
  'The order was paid, placed or canceled.': 'L’ordine è stato pagato, inviato o annullato.',
  'Someone else is paying': 'Un’altra persona sta pagando',
  'If that payment is not completed, you can pay here.':
    'Se quel pagamento non si conclude, si può pagare qui.',
  'Write to ${0}': 'Scrivi a ${0}',
  'Confirm at your bank': 'Conferma presso la banca',
  'Card •••• ${0}': 'Carta •••• ${0}',
  'Nothing was charged.': 'Non è stato addebitato nulla.',
  Other: 'Altro',
};

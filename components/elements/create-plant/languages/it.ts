import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'ltr', // ltr
  sf9c82729162752d2: 'Aggiungi una pianta', // Add a plant
  s9e2aaa2508b7a667: 'Aggiunta completata.', // It was added.
  s9dff241c72f99079: 'Verificare questo campo.', // Check this field.
  s08b031efacb88fee: 'Questo modulo funziona solo all’interno di un elemento <trellis-session>.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'Riprova', // Try again
  s6acbcd7989ea0130: str`${0}: aggiunta completata.`, // {0} was added.
  s2dbdebf5cb6bf983: 'Numero della pianta', // Plant number
  sef49aec68fd1dc66: 'Nome', // Name
  s6ce0cb19e201b153: 'Etichetta', // Tag
  s249092f25acbb312: 'interno', // indoor
  sd375adcfb89c43c1: 'Aggiungi pianta', // Add plant
  sb4f1dffbb6be6302: 'Svuota', // Clear
  s41c25e8d66ba3e84: 'Aggiunta della pianta in corso…', // Adding the plant…
  s87e01014ddda4fa9: 'Compilare questo campo.', // Fill in this field.
  sc4ec1f585c14c5e2: 'Usare al massimo 255 caratteri.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'L’archivio delle piante ha rifiutato la richiesta.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`La pianta ${0} è già in archivio. Scegliere un altro numero.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'it', // en-GB
  s629576c6b305d539: 'facoltativo', // optional
  se6e0ffb258dd3fb9: 'Un numero intero. Non potrà essere modificato in seguito.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'Nuovo tentativo in corso…', // Still trying…
  s0b36813ee1f3cd2c: 'Caricamento del modulo…', // Loading the form…
  secb2f2fa61592247: str`Riprova tra ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'Qui non è possibile aggiungere piante.', // You can’t add plants here.
  s5ac63320ac4191f6: str`Alla sessione di questa pagina manca lo scope ${0}. Contattare chi gestisce questa pagina.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'Questo modulo non ha ancora una sessione.', // This form has no session yet.
  s1026e90ab2595407: 'Impostare endpoint o fetchToken nel relativo <trellis-session>.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'Usare solo cifre, ad esempio 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'Questo numero non rientra nell’intervallo consentito.', // This number is out of the store’s range.
  s217418a3de934e03: 'Questa pagina non può ancora usare Trellis.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} non è un’origine registrata. Contattare chi gestisce questa pagina.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'I dati inseriti vengono conservati. Riprovare quando si è di nuovo online.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`Impossibile raggiungere ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'Verificare la connessione e riprovare. Nulla viene aggiunto due volte.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'Verificare la connessione e riprovare.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`La risposta di ${0} non è leggibile.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'Ora è possibile riprovare.', // You can try again now.
  s33ed31f4faf686da: 'Questa pagina non riesce a ottenere una sessione.', // This page can’t get a session.
  s9c491cb60f17fbff: 'Ricaricare la pagina o accedere di nuovo.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'L’archivio delle piante al momento non è disponibile.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'Riprovare. Nulla viene aggiunto due volte.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'Riprovare tra un momento.', // Try again in a moment.
  s2944bed395b96677: 'Attendere un momento, poi riprovare.', // Wait a moment, then try again.
  s18b1027ff290a682: str`Attendere ${0}, poi riprovare.`, // Wait {0}, then try again.
};

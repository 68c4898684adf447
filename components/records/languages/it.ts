import { str } from '../../i18n/catalog.ts';

/** Italian, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'Questa pagina non ha ancora una sessione.', // This page has no session yet.
  scb5d46b821c5336e: 'Funziona solo all’interno di un elemento <trellis-session>.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'Nel frattempo un’altra persona ha apportato modifiche.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'Consultare la versione più recente, poi ripetere la modifica.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'Potrebbe essere stato rimosso nel frattempo.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'Questo account è stato respinto o chiuso.', // This account was declined or closed.
  sde122c035af55362: 'Contattare chi gestisce questa pagina.', // Ask the owner of this page.
  sfeba66e8638d764e: 'Lo stato dell’account non lo consente o è già stato raggiunto il numero massimo.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407: 'Il conto bancario è cambiato: i bonifici istantanei sono bloccati per 24 ore.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'Al momento non è possibile indicare un conto bancario.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'Al momento non è possibile fornire un documento.', // A document can’t be given right now.
  sf8b926a04900f953: 'Manca un dato obbligatorio.', // A required field is missing.
  s86cb1a21f7a2ca77: 'Le opzioni non rispettano il minimo e il massimo selezionabili.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'È più di quanto rimane.', // This is more than is left.
  s7937aec05fae78c5:
    'Questa immagine non può essere usata. Usare un’immagine statica JPEG, PNG o WebP di al massimo 25 megapixel.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'I dati mostrati potrebbero non essere aggiornati. Ricaricare la pagina.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'Questo file è troppo grande.', // This file is too large.
  safb13f193733865d: 'I file di questo tipo non sono accettati.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'Questo valore non è accettato. Verificare i dati inseriti.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'Vegano', // Vegan
  sa55f03b76cdd13e9: 'Vegetariano', // Vegetarian
  s339d8f0e8a13f675: 'Senza glutine', // Gluten-free
  s191cb4c3f5d4f0c9: 'Senza latticini', // Dairy-free
  s5bab69ae19f58c9d: 'Senza frutta a guscio', // Nut-free
  s53b1becfacfb60a7: 'Halal', // Halal
  se499fbfc2838fd73: 'Kosher', // Kosher
  sfcd2c836e51ee420: 'Glutine', // Gluten
  s4820f6346697e1ad: 'Crostacei', // Crustaceans
  s7e1f966c3bdc60ef: 'Uova', // Eggs
  sd1a31784ee6f7d83: 'Pesce', // Fish
  s19c6be9a0bed5819: 'Arachidi', // Peanuts
  s9858b619faabdd0a: 'Soia', // Soy
  s04e320aea9058222: 'Latte', // Milk
  s53f36c1f28c98c73: 'Frutta a guscio', // Tree nuts
  sde77d36c97c098d3: 'Sedano', // Celery
  s73d68a6f5b31332d: 'Senape', // Mustard
  s8ab3ba8acd6003bb: 'Sesamo', // Sesame
  sd5e41b959070453e: 'Solfiti', // Sulphites
  s5947749e59725101: 'Lupini', // Lupin
  s85aa73f71459b117: 'Molluschi', // Molluscs
  saffccfec4a1c6d7a:
    'Un elemento richiesto non è stato fornito in tempo. I bonifici riprenderanno una volta regolarizzata la situazione.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'Regolarizza', // Settle it
  s4b5f1f5ebc8d8df4: 'La banca ha rifiutato il conto.', // The bank refused your account.
  sce3e6a92161df1f0: 'Non è possibile inviare bonifici finché non ne viene indicato un altro.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`Un bonifico di ${0} non è riuscito.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'L’importo è di nuovo nel saldo.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'Scopri perché', // See why
  s6ac51ba0ea5b90b7: 'Questo account non può essere usato.', // This account can’t be used.
  s3a7a71aa92278b95: 'È sospeso o chiuso. Contattare chi gestisce questa pagina.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'La configurazione non è completa.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'Una volta completata, sarà possibile accettare pagamenti.', // You can take payments once it is.
  sb20f2031b9f005fc: 'Continua', // Go on
  sa34103066d5652d1: 'Vedi i dettagli', // See what it is
  s358ae9de147d9a6a: 'Tariffe e prossimo addebito', // Rates and next charge
  sb5170a999513e29a: 'Non viene più addebitato alcun mese.', // No more months are charged.
  s3f0da07f3809f714: 'Prossimo addebito', // Next charge
  sf72695e8cd91f93c: str`${0} il ${1}`, // … on …
  s0b01a13a3596425b: 'Calcolato sulle vendite del mese fino a oggi. L’importo viene detratto dal saldo.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'Questo mese non ci sono ancora vendite. Un mese senza vendite non costa nulla.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'Al momento non viene addebitato nulla.', // Nothing is charged at present.
  s055718e64eaa99fb: str`Dal ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}, almeno ${1}`, // …, at least …
  se0a35e20d60d449f: 'Abbonamento, per un mese con vendite', // Subscription, per month with sales
  sdabbe265895e3337: 'Ordine pagato', // Paid order
  s932170d33e68b84f: 'Link di pagamento pagato', // Paid pay link
  s936784268299192a: 'Iscritto attivo al programma fedeltà, per un mese', // Active loyalty member, per month
  seaf670a9769b8e73: 'Pagamento contestato', // Disputed payment
  s244f5d2a2e7501b5: 'Bonifico istantaneo', // Payout at once
  sb3b3f8006d471aa8: 'Pagina degli ordini', // Ordering page
  s5b9700677e376da8: 'Ordini al banco', // Counter orders
  s274b244c6791ea58: 'Ordini di altri sistemi', // Orders from other systems
  s31b4fdbe96db1394: 'Link di pagamento', // Pay links
};

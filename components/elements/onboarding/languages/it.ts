import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Appartamento, piano o edificio', // Flat, floor or building
  sb0048c13134533f9: 'Paese della banca', // Country of the bank
  s94d7a13322dfd7da: 'Codice bancario (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Usare sei cifre.', // Use six digits.
  s934726e2a5886d85: 'Numero di conto', // Account number
  s75a234962478804b: 'Usare otto cifre.', // Use eight digits.
  s90b45b7d08768b8a: 'Codice bancario (routing number)', // Routing number
  sf65f0173cf51ab70: 'Non è un routing number valido: verificare le nove cifre.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Usare da 4 a 17 cifre.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Non è un IBAN di questo Paese: verificare lettere e cifre.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Usare da 4 a 20 lettere e cifre.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'In verifica', // Being checked
  sca4fb8fafd9b52e5: 'Verificato', // Verified
  sdad54e9ae804c9d5: 'Ha respinto un bonifico', // Returned a payout
  sb96c68e94d6e6070: 'I bonifici vengono inviati a questo conto, che deve essere intestato all’azienda.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Mantieni il conto salvato', // Keep the saved account
  sd91d54499dee71e3: 'Conto salvato', // Saved account
  s2f64461723d3df5d: 'Modifica', // Change
  s341d45f2f4e7f4ac: 'Conto bancario', // Bank account
  sb3d3bba9eeff7514: 'Ristorante o caffetteria', // Restaurant or café
  se318c0317e96b1a3: 'Fast food o asporto', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar o pub', // Bar or pub
  se4513d9410f97abd: 'Panetteria', // Bakery
  sb23461c7a5c6fb9c: 'Catering', // Catering
  s9614cc0f0d6be077: 'Negozio di alimentari', // Food shop
  s5a041fbd7104cec4: 'Supermercato', // Supermarket
  sed63d665d828597b: 'Piante e giardino', // Plants and garden
  s2813479acf0b672f: 'Fiori', // Flowers
  s44bf9709aad2a3e3: 'Altro negozio', // Other shop
  sb084f451fd671490: 'Ditta individuale', // Sole trader
  s7cb4e55c59663b1c: 'Società', // Company
  sa5e744c89de66cdc: 'Organizzazione senza scopo di lucro', // Non-profit organization
  sa63aad1c94e4b0f7: 'Come risulta nel registro.', // As it is in the register.
  sad5a85e1bfb73284: 'Conserviamo solo gli ultimi quattro caratteri.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-mail per i clienti', // Email for customers
  sa88f7a84f5018719: 'Telefono per i clienti', // Phone for customers
  sc5564721201bb714: 'Altro', // Something else
  s535c6487e679c05a: 'Codice di categoria', // Category code
  s95bc7649d8d967b7:
    'Quattro cifre (MCC). È indicato nel contratto del terminale di pagamento; anche la banca lo conosce.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Valore salvato', // Saved now
  s6014ea1191a59c48: 'Dati inseriti', // You typed
  sdc94c4d0660a0ff9: 'Salva i dati inseriti', // Save what I typed
  sde2fae57c8a9184b: 'Usa il valore salvato', // Take what is saved
  s97576df40354154c: 'Questo file non può essere letto come PDF, JPEG o PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Scegliere un file PDF, JPEG o PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Questo file supera i 5\u00a0MB. Sceglierne uno più piccolo.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Questo file è vuoto.', // This file is empty.
  s8c8b3a06e1b4db0a:
    'Un file PDF, JPEG o PNG di al massimo 5\u00a0MB. Viene inviato non appena lo si sceglie.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'È richiesto un documento sull’azienda.', // A document about the business is due.
  s3ec8222f69c465f6: 'Caricamento del documento…', // Uploading the document…
  s4d0679ff95a20fa9: 'Il testo è troppo lungo.', // This is too long.
  sf0b66c923f4605dc: 'Inserire un indirizzo e-mail, ad esempio alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Inserire il numero con il prefisso internazionale, ad esempio +39 06 0000 0000.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Inserire un indirizzo che inizia con https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Usare da 4 a 30 lettere e cifre.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Usare quattro cifre, ad esempio 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Inserire un numero intero da 25 a 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Inserire giorno, mese e anno, ad esempio 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Devono essere trascorsi almeno 18 anni.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Inserire giorno, mese e anno, ad esempio 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Deve essere una data passata.', // Must be in the past.
  sbf4808a055e7aa00: 'Scegli', // Choose
  s5c76cc4ada53f648: str`Termina con ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Configura l’azienda', // Set up your business
  s750f05cb7737e1f6: 'Caricamento dei dati…', // Loading your details…
  s70731ebf99d787d2: 'Questa pagina non è autorizzata a mostrare la configurazione.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Termina più tardi', // Finish later
  s3e01ed8d6e8e6769: 'Invio in corso…', // Submitting…
  sc3733545a8dcd030: 'Rimozione in corso…', // Removing…
  sb060188bb28bfa9f: 'Salvataggio in corso…', // Saving…
  s54c55bb54a33ff62: 'Nessuno rappresenta ancora l’azienda.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Continua', // Continue
  s01cf97824ae9fbc0: 'Aggiungi una persona', // Add a person
  s1c0a0ba9ca354f45: 'Incompleto', // Incomplete
  sdcda09c20b09b522: 'Completo', // Complete
  sea4f08110bb8f15d: 'Rimuovi', // Remove
  sf882039f1f7c3806: str`Rimuovere ${0} dalle persone dell’azienda?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Rimuovi questa persona', // Remove this person
  s5286cefee595f9db: 'Come in un documento ufficiale.', // As on an official document.
  s16a02885902cc131: 'Salva questa persona', // Save this person
  sbef0d1d7c802e033: 'Usa l’indirizzo dell’azienda', // Use the address of the business
  s0016f981c5e84c5a: 'La persona è stata rimossa.', // The person was removed.
  s86c6e018f3ef7a87:
    'La legge ci impone di sapere chi rappresenta l’azienda e chi ne possiede almeno un quarto.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Rappresenta l’azienda', // Represents the business
  s75781ca3abea4fca: 'Possiede il 25\u00a0% o più', // Owns 25% or more
  s95d7ec72b3229ba1: 'Amministratore', // Director
  s20356f57fa4f1c97: 'Ruolo di questa persona nell’azienda', // Role in the business
  sbd903d64a039586f: 'Nome e cognome', // Full name
  s36e074f349adfc34:
    'Numero della carta d’identità, del passaporto o della previdenza sociale. Conserviamo solo gli ultimi quattro caratteri.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Dati forniti', // Your details
  s4dc3071e4e55cab6: 'Invia per la verifica', // Submit for review
  s2b35959bcf70e5dd: 'Questi dati mancano ancora. Una volta completati, sarà possibile inviarli.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Controllare i dati forniti, poi inviarli.', // Check your details, then submit them.
  s94993577c418bc66: 'Manca ancora qualcosa.', // We need something more.
  s9aa3d34e093d90c2: 'In verifica', // In review
  s1bafe7db377f4043:
    'Stiamo verificando i dati forniti. Non è necessario attendere qui: è possibile tornare in qualsiasi momento.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'La connessione è interrotta. Questa pagina si aggiorna da sola.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'I bonifici sono sospesi.', // Your payouts are on hold.
  sad1d0b8e75b11061:
    'È possibile accettare pagamenti. I bonifici riprenderanno una volta risolto quanto segue:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Stiamo verificando quanto inviato.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Fino ad allora i bonifici sono sospesi.', // Your payouts are on hold until then.
  s13079e0504918159: 'La richiesta è stata respinta.', // Your application was declined.
  s3878ddb7a8f1356b:
    'Con questo account non è possibile accettare pagamenti. Chiedere il motivo a chi gestisce questa pagina.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'L’account è sospeso.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Qui non è possibile modificare nulla. Contattare chi gestisce questa pagina.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Questo account è chiuso.', // This account is closed.
  sb0288028ed08387f: 'Configurazione completata.', // You’re set up.
  s766c69467c07e1dc: 'È possibile accettare pagamenti. Il nuovo conto bancario è in fase di verifica.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'È possibile accettare pagamenti e i bonifici vengono inviati al conto bancario.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Manca ancora qualcosa, da fornire entro: ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'Dopo tale data i bonifici verranno sospesi.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Vai al passaggio', // Go to it
  s8fd45bc6136209e3: 'Questo valore non è accettato. Verificarlo o lasciarlo com’era.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Fare una scelta.', // Choose one.
  s5cd69aab9f7c8f98: 'Selezionare questa casella per continuare.', // Check this box to continue.
  sd2023813cc70bf74: 'Passaggi', // Steps
  scea8fe83eb12f43c: str`Completati: ${0} di ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'Salva e continua', // Save and continue
  sc16e00a7a8b2fde2: 'Indietro', // Back
  sffddb248c1500c19: 'I dati identificativi così come sono registrati. I clienti vedono il nome scelto qui.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Dove è registrata l’azienda. Nessuna casella postale.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Azienda', // Business
  sfcdd8e672c75b713: 'Indirizzo', // Address
  s4854cd48f30ff8ee: 'Persone', // People
  sd4647caeb94889ec: 'Condizioni', // Terms
  sfc53e352afbca881: 'Verifica', // Review
  s9c13a2548d254014: 'Pronto', // Ready
  s5c06b6e2521a4bf5: 'Da fare', // To do
  s0379fc73608ab971: 'Fatto', // Done
  sb718fbf789a9f5c9: 'Più tardi', // Later
  s9b6901ac422f46a7: 'Respinto', // Declined
  sb5f7a0b4a5c7ec98: 'Ragione sociale', // Registered name
  sd7251b8b2dda0ea9: 'Nome visibile ai clienti', // Name that customers see
  s5b538176b047d2fc: 'Tipo di azienda', // Type of business
  s787946a62fb4863b: 'Codice fiscale o partita IVA', // Tax number
  s9cf439c567040270: 'Prodotti e servizi venduti', // What you sell
  s82665b2ffabc9c0a: 'Sito web', // Website
  s1175575c2ced4d53: 'Data di costituzione', // Founded on
  sa311a24c1471a974: 'Documento', // Document
  scbe9592201fb2a0c: 'Via e numero civico', // Street and number
  s9b94d49f820e8865: 'Località', // Town or city
  s483169c26b28d9b3: 'Codice postale', // Postal code
  s9cf7402fe920f7d1: 'Paese', // Country
  s5456f991b726a491: 'Una persona che rappresenta l’azienda', // A person who represents the business
  s93c046d8c5bb2047: 'Data di nascita', // Date of birth
  sd1f44f1a8bc20e67: 'E-mail', // Email
  sf1bc83d2509bafcf: 'Telefono', // Phone
  s298581b0d4e1aecc: 'Numero di identità', // Identity number
  s4e1c3a0856300ab2: 'Quota dell’azienda in percentuale', // Share of the business in percent
  s60a994e3b40a3fd7: 'Accettazione delle condizioni', // Acceptance of the terms
  s43ff6b7fa4eb450e:
    'Inviare un documento che riporti la ragione sociale e il codice fiscale o la partita IVA dell’azienda.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'La banca ha respinto un bonifico. Verificare il conto o inserirne un altro.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'Da completare:', // Still due:
  se0d1d6bd81fc1980: 'Accettato', // Accepted
  sa5c28fae67d92cb5: 'Ho letto le condizioni e le accetto per conto dell’azienda.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Leggi le condizioni', // Read the terms
  s81fa26ccde47d6b4: '(si apre in una nuova scheda)', // (opens in a new tab)
  sa291678f99882d3e: 'Accettarle per poter ricevere pagamenti.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Accettate in data ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'È richiesto un documento ufficiale di questa persona, ad esempio un passaporto.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Ad esempio una partita IVA. Le ricevute la riportano per intero.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Registrazione fiscale sulle ricevute', // Tax registration on receipts
  se2942f9d26a3839c: 'Località (suburb)', // Suburb
  s49c062b3b27c5a65: 'Provincia', // Province
  sae239213b7c70376: 'Stato', // State
  s039f55207f48a0c8: 'Emirato', // Emirate
  s86a3745e20fb48a6: 'Prefettura', // Prefecture
  sabaad7d234e9c1f7: 'Contea', // County
  s1e45a4d7635fbda7: 'Dipartimento', // Department
  sb51270e19988f9bd: 'Regione', // Region
  s06fd2f8b555158a4: 'Area', // Area
  s88d4b07d95a0d6af: 'Distretto', // District
  se5a206eb8faa4118: 'Parrocchia', // Parish
  s427b795d28c19eec: 'Isola', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Provincia o città', // Province or city
  s442fb1c19566bdb9: 'Codice ZIP', // ZIP code
  s3d0bb0448ae28706: 'Codice postale (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'Codice PIN', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Numero di istituto', // Institution number
  s17580c3589f5d56d: 'Numero di transito', // Transit number
  s5ad765f0f48aace4: 'Codice della banca', // Bank code
  sebc9c8586332252e: 'Codice della filiale', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Tipo di conto', // Account type
  s99460706adc3cc02: 'Intestatario del conto', // Account holder
  s595a73288e274ec6: 'Conto corrente (checking)', // Checking account
  scd99ed71799e932f: 'Conto di risparmio', // Savings account
  sa272124d4f77e038: 'Conto ordinario (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Conto corrente (toza)', // Current account
  sa54b48c28c58e14d: 'Scrivere il nome in katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Inserire il nome dell’intestatario del conto.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Usare 8 o 11 lettere e cifre.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Controllare questo codice. Esempio: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Controllare il numero di cifre.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Passaggio ${0} di ${1}`, // Step … of …
  s58abba84928c40f6: 'Poi:', // Next:
  s5d3fd7ce45b5b077: 'Cosa succede dopo', // What happens next
  sa4f7bbb1435a84dd: 'Verifichiamo i suoi dati. Nel frattempo può lasciare questa pagina.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'Se manca qualcosa, questa pagina lo indica.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Dopo l’approvazione può accettare pagamenti, che vengono versati sul suo conto bancario.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Continua dal fornitore dei pagamenti', // Continue at the payment processor
  s4f7fab11e7459a46: 'Apertura del modulo del fornitore dei pagamenti…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Il modulo del fornitore dei pagamenti', // The payment processor’s own form
  s93fcc122adecca56: 'Il fornitore dei pagamenti chiede più dati di questo modulo. Fornirli nel suo modulo.', // The payment processor asks for more than this form does. Answer it on its own form.
};

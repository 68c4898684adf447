import { str } from '../../../i18n/catalog.ts';

/** Italian, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Invio…', // Sending…
  sb971debc37bf0b54: 'Titolare', // Owner
  s3ac25e004d6b8e6c: 'Responsabile', // Manager
  sae8604c86cf54f1a: 'Cassa', // Cashier
  s149c3aeba7e0d6ef: 'Cucina', // Kitchen
  sf2e5d1d228b3500d: 'Contabilità', // Accountant
  scf03080105a4e030: 'La persona accede con questo indirizzo.', // The person signs in with this address.
  s637f4cc832f507b2: 'Nome del dispositivo', // Name of the device
  s8fc0a8a99fccf3e0: 'Apri sul tablet la pagina dei dispositivi della tua dashboard. Mostra un codice.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Codice', // Code
  sca7fed2bef53cb99: 'Ruolo', // Role
  s64da34b178200f09: 'Tutto, anche i conti bancari e il team', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Ordini, rimborsi, menu, orari, report e team', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Ordini, link di pagamento e fedeltà', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Ordini e ciò che è esaurito', // Orders, and what is sold out
  s9517e5c59319305f: 'Pagamenti, versamenti e report', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Deve essere un indirizzo email, come rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Inserisci le ${0} lettere mostrate dal dispositivo.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'Non è possibile.', // This can’t be done.
  s5ad956cb74a7b54b: 'L’ultimo titolare resta tale. Assegna prima questo ruolo a un’altra persona.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c:
    'Solo una persona con gli stessi diritti o di più può assegnare o togliere questo ruolo.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Questa persona fa già parte del team o è già stata invitata.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Nessun dispositivo mostra questo codice ora. Confrontalo con lo schermo o chiedine lì un altro.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Cambia ruolo', // Change role
  s54fac608002f2917: 'Invia di nuovo', // Send again
  s2ca7699f7c5a4996: 'Gestisci', // Manage
  sd1f09d13ff12c55c: 'Invita qualcuno', // Invite someone
  s35f2737fcd154e16: 'Invia invito', // Send invitation
  sffcf1d7b5f7385ad: 'Rimuovere questa persona?', // Remove this person?
  scc022b0740943e53: 'Aggiungi un dispositivo', // Add a device
  s665f2a2247cf9c36: 'Aggiungi dispositivo', // Add device
  s91213563e4e090e4: 'Rimuovere questo dispositivo?', // Remove this device?
  s45dfe5e540ff7d08: str`Apri ${0} sul tablet e digita il codice che mostra.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Questa persona viene disconnessa alla prossima richiesta.', // This person is signed out with the next request.
  s599c693f59ab6565: 'Chi ci lavora viene disconnesso alla richiesta successiva.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'L’invito è stato inviato.', // The invitation is sent.
  s08f04c2c5ea200b2: 'Il dispositivo è stato aggiunto.', // The device is added.
  s2eb94f91c0f6594f: 'Rimosso.', // Removed.
  s24b1dafb1b20370c: 'Team', // Team
  s52e01475c9da37f9: 'Caricamento del team…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Questa pagina non è autorizzata a mostrare il team.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'Nel team non c’è ancora nessuno', // Nobody is on the team yet
  s13b5adb5cce78e12: 'Invita le persone che lavorano qui. Accedono alla dashboard tramite e-mail.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Dispositivi condivisi', // Shared devices
  s514b29b64f2e94e8: 'Ancora nessun dispositivo condiviso.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Ultima attività: ${0}`, // Last active …
  s238292c02b916572: 'Non ancora attivo', // Not active yet
  see963aeadd27316b: 'Invito scaduto', // Invitation expired
  s7308509051ac80f6: str`Invito valido fino al ${0}`, // Invited until …
  s043e59128e4d5c70: str`Ultimo uso: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Non ancora usato', // Not used yet
  s1555ad6a3e191d41: 'Attende il dispositivo', // Waits for the device
  sf95a6845b5737293: 'Non è mai stato aperto. Rimuovilo e aggiungilo di nuovo.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Nessuna scelta: tutte le sedi', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Ruolo e sedi', // Role and locations
  s1e597e321f8adcf3: 'Nome e sedi', // Name and locations
  s996f0af8aa4e2be5: 'Alcune sedi', // Some locations
  s8f2a705d23222bb6: 'Crea invece un link', // Make a link instead
  s3cf89cb47fdde7e9: 'Link', // Link
  sbd898d51377e4afb: 'Apri questo link sul dispositivo. Funziona una volta e viene mostrato solo ora.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Copia il link', // Copy link
};

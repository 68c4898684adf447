import { str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'Envoi…', // Sending…
  sb971debc37bf0b54: 'Propriétaire', // Owner
  s3ac25e004d6b8e6c: 'Responsable', // Manager
  sae8604c86cf54f1a: 'Caisse', // Cashier
  s149c3aeba7e0d6ef: 'Cuisine', // Kitchen
  sf2e5d1d228b3500d: 'Comptabilité', // Accountant
  scf03080105a4e030: 'La personne se connecte avec cette adresse.', // The person signs in with this address.
  s637f4cc832f507b2: 'Nom de l’appareil', // Name of the device
  s8fc0a8a99fccf3e0:
    'Ouvrez sur la tablette la page des appareils de votre tableau de bord. Elle affiche un code.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'Code', // Code
  sca7fed2bef53cb99: 'Rôle', // Role
  s64da34b178200f09: 'Tout, y compris les comptes bancaires et l’équipe', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'Commandes, remboursements, cartes, horaires, rapports et équipe', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'Commandes, liens de paiement et fidélité', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'Commandes et articles épuisés', // Orders, and what is sold out
  s9517e5c59319305f: 'Paiements, versements et rapports', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'Doit être une adresse e-mail, comme rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`Saisissez les ${0} lettres que l’appareil affiche.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'C’est impossible.', // This can’t be done.
  s5ad956cb74a7b54b: 'Le dernier propriétaire le reste. Donnez d’abord ce rôle à une autre personne.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'Seule une personne ayant les mêmes droits ou davantage peut donner ou retirer ce rôle.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'Cette personne fait déjà partie de l’équipe ou est déjà invitée.', // This person is on the team or invited already.
  s0c0a29976ea6950c:
    'Aucun appareil n’affiche ce code en ce moment. Comparez-le avec l’écran, ou demandez-y un autre code.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'Changer le rôle', // Change role
  s54fac608002f2917: 'Renvoyer', // Send again
  s2ca7699f7c5a4996: 'Gérer', // Manage
  sd1f09d13ff12c55c: 'Inviter quelqu’un', // Invite someone
  s35f2737fcd154e16: 'Envoyer l’invitation', // Send invitation
  sffcf1d7b5f7385ad: 'Retirer cette personne ?', // Remove this person?
  scc022b0740943e53: 'Ajouter un appareil', // Add a device
  s665f2a2247cf9c36: 'Ajouter l’appareil', // Add device
  s91213563e4e090e4: 'Retirer cet appareil ?', // Remove this device?
  s45dfe5e540ff7d08: str`Ouvrez ${0} sur la tablette et saisissez le code qu’elle affiche.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'Cette personne est déconnectée à la prochaine requête.', // This person is signed out with the next request.
  s599c693f59ab6565: 'La personne qui y travaille est déconnectée à la prochaine requête.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'L’invitation est envoyée.', // The invitation is sent.
  s08f04c2c5ea200b2: 'L’appareil est ajouté.', // The device is added.
  s2eb94f91c0f6594f: 'Supprimé.', // Removed.
  s24b1dafb1b20370c: 'Équipe', // Team
  s52e01475c9da37f9: 'Chargement de l’équipe…', // Loading the team…
  sdd1b42c9b82bf9c7: 'Cette page n’est pas autorisée à afficher l’équipe.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'L’équipe ne compte encore personne', // Nobody is on the team yet
  s13b5adb5cce78e12:
    'Invitez les personnes qui travaillent ici. Elles se connectent au tableau de bord par e-mail.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'Appareils partagés', // Shared devices
  s514b29b64f2e94e8: 'Pas encore d’appareils partagés.', // No shared devices yet.
  sfd6cf96dbf89d863: str`Dernière activité : ${0}`, // Last active …
  s238292c02b916572: 'Pas encore actif', // Not active yet
  see963aeadd27316b: 'Invitation expirée', // Invitation expired
  s7308509051ac80f6: str`Invité jusqu’au ${0}`, // Invited until …
  s043e59128e4d5c70: str`Dernière utilisation : ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'Pas encore utilisé', // Not used yet
  s1555ad6a3e191d41: 'Attend l’appareil', // Waits for the device
  sf95a6845b5737293: 'N’a jamais été ouvert. Retirez-le, puis ajoutez-le de nouveau.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'Aucun choix : tous les établissements', // None chosen: all locations
  sc79e52bbcd5b33e0: 'Rôle et établissements', // Role and locations
  s1e597e321f8adcf3: 'Nom et établissements', // Name and locations
  s996f0af8aa4e2be5: 'Certains établissements', // Some locations
  s8f2a705d23222bb6: 'Créer plutôt un lien', // Make a link instead
  s3cf89cb47fdde7e9: 'Lien', // Link
  sbd898d51377e4afb: 'Ouvrez ce lien sur l’appareil. Il fonctionne une fois et n’est affiché que maintenant.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'Copier le lien', // Copy link
};

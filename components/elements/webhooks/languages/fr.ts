import { plural, str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'Copié', // Copied
  saa40b21f63d92006: 'Copie impossible', // Couldn’t copy
  s29c386914841eb60: str`Envois vers ${0}, du plus récent au plus ancien`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'Aucun envoi avec ce statut.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'Chargement des envois…', // Loading deliveries…
  s056729c75ca841e2: 'Afficher les plus anciens', // Show older
  s2c6ce79b6b744a03: 'Rien n’a encore été envoyé. Simulez un événement ou envoyez un ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'Rien n’a encore été envoyé. Les nouveaux envois s’affichent ici.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'Tous', // All
  s78636b92c1a3909c: 'En attente', // Pending
  s8ca3b021833cbf6f: 'Livré', // Delivered
  sbf9c5c5a8e5efad4: 'Échec', // Failed
  s126ca8f1eb0e8169: 'Envois', // Deliveries
  s95bc8722b2708f8b: 'En pause', // Paused
  s3d1396b47ff4a56f: 'En direct', // Live
  s89118d3a7be870ca: 'Reprendre', // Resume
  s061cc20e3432dead: 'Mettre en pause', // Pause
  scea321ca3da7a0d6: 'Filtrer par statut', // Filter by status
  s21a76975516086e4: 'Rejouer une période', // Replay a range
  se3f56f3ee0fed906: 'Simuler un événement', // Simulate an event
  s0c418608451989e3: 'Rejouer des événements', // Replay events
  sb2e733fe5cb5e413: 'Renvoie tous les événements de cette période, déjà livrés ou non.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'Rejouer', // Replay
  s2adda550ae3398ab: 'Aucun événement sur cette période.', // No events in this range.
  sc3e668bdc25612aa:
    'Cela modifie de vraies données de test dans la sandbox, et les événements correspondants suivent.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'Simuler', // Simulate
  s3c001f3c5c412278: str`${0} a été simulé.`, // {0} was simulated.
  s3109e1700219aecf: str`${0} est en cours de renvoi.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'Événement', // Event
  sad3e3c8146fc920f: 'Statut', // Status
  s031fd4ee1b801f17: str`prochaine tentative\u202f: ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'Rien n’a encore été envoyé.', // Nothing has been sent yet.
  sa35c067275510aa7: 'Tentatives', // Attempts
  sba5d4bd044ba278c: 'L’événement', // The event
  s0deb47827a6d0911: 'Renvoyer', // Redeliver
  s5083604df81b88bf: 'Afficher l’événement', // Show the event
  se7102b7d5942a59c: str`Tentative ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'Début de la réponse', // Start of the response
  sa58a43eaa517ec9e: 'Réponse', // Response
  s92921878e886e36d: 'Durée', // Duration
  s2436e15fbdd89ea9: 'Heure (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'Bloqué', // Blocked
  sce141c82a8513704: 'Délai dépassé', // Timed out
  s029112a5b918aee2: 'Hôte introuvable', // Host not found
  s99b64740a5f544c8: 'Erreur TLS', // TLS error
  s4b208d14f1ac4376: 'Échec de la connexion', // Connection failed
  s6275f07f104f3c69: 'Les redirections ne sont pas suivies.', // Redirects aren’t followed.
  s2be570555bafc88c: '410 Gone désactive l’endpoint.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'L’adresse n’est pas publique, rien n’a donc été envoyé.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'Le serveur n’a pas répondu dans les 15 secondes.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'Le nom d’hôte ne peut pas être résolu.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'Le certificat de l’hôte n’est pas valide.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'L’hôte a refusé ou interrompu la connexion.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}, prochaine\u202f: ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    one: str`${0} autre envoi a changé.`,
    many: str`${0} d’autres envois ont changé.`,
    other: str`${0} autres envois ont changé.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'Saisissez une URL complète, par exemple https://pos.example/webhooks.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'Retirez le nom d’utilisateur et le mot de passe de l’URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'Utilisez 2\u202f000 caractères au maximum.', // Use at most 2,000 characters.
  sf167377b9656653c: 'Utilisez 200 caractères au maximum.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'Choisissez au moins un type d’événement, ou tous les événements.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'URL de l’endpoint', // Endpoint URL
  s50c9d135f05822c0: 'En https et accessible depuis Internet.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'Description', // Description
  sd790b64841c96548: 'Visible uniquement par votre équipe.', // Only your team sees it.
  sc265a3e29e1206e4: 'Événements', // Events
  s3e5f929253459be6: 'Tous les événements, y compris les futurs types', // All events, including future types
  s1be7b4c244337a85: 'Types d’événements sélectionnés', // Selected event types
  s8465a2caa2d9ea5d: 'Endpoints', // Endpoints
  s66722bc2ea775e05: 'Désactivé', // Disabled
  s965c503c3e42fdfe: 'Activé', // Enabled
  s4cbd92fd64b6a974: 'Envoyer un ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'Modifier', // Edit
  s9078ee819c18df6e: 'Activer', // Enable
  s10c8e4cae4e11503: 'Désactiver', // Disable
  s7dfb5f4a0c8cdd36: 'Renouveler le secret', // Rotate secret
  sdc673e73b5c13aea: 'Supprimer', // Delete
  s44ce3e52814c1b38: 'Pas du tout', // Not at all
  s2ceb11be2290bb1b: 'Annuler', // Cancel
  s11fb356f2d2da787:
    'Vous recevez un nouveau secret. Les deux secrets signent jusqu’à l’expiration du précédent, afin que rien ne se perde lors du changement.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'Conserver le secret précédent', // Keep the previous secret for
  s9bf7389e94b770f2:
    'Plus rien ne lui sera envoyé et ses envois ne seront plus consultables. Les événements sont conservés.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'Nouvel endpoint', // New endpoint
  s7832162d6cddbbe6: 'Modifier l’endpoint', // Edit endpoint
  sad47ebc4f626e54d: 'Ajouter un endpoint', // Add endpoint
  s33f85f24c0f5f008: 'Enregistrer', // Save
  sbb082ac403a2dab7: 'Renouveler le secret', // Rotate the secret
  sa4e316f6acd98418: 'Supprimer cet endpoint\u202f?', // Delete this endpoint?
  s1569503f30c72f43: 'Supprimer l’endpoint', // Delete endpoint
  s663a51e7bffbb08c: 'Aucun endpoint pour le moment.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'Ajoutez l’URL de votre serveur pour recevoir des événements signés en temps réel.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'L’endpoint a été ajouté.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'L’endpoint a été enregistré.', // The endpoint was saved.
  sdff769381d394955: 'L’endpoint est désactivé.', // The endpoint is disabled.
  s631973409d9d5ed4: 'L’endpoint est activé.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'Les événements survenus pendant sa désactivation ne lui ont pas été envoyés.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'Envoyer les événements manqués', // Send what it missed
  s32758a48215b947d: 'Il n’a manqué aucun événement.', // It missed no events.
  s932b01fda0b43e26: 'L’endpoint a un nouveau secret.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'L’endpoint a été supprimé.', // The endpoint was deleted.
  s5540f23438e8105a: 'Un ping est en route.', // A ping is on its way.
  se39b6c7228112d66: 'Choisissez une heure postérieure au début de la période.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'Choisissez une date et une heure.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'Début (UTC)', // From (UTC)
  s7fb2a663ef976972: 'Heure réelle, comme le created_at d’un événement.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'Fin (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'Événements antérieurs à ce moment.', // Events before this moment.
  sb81244a4cf07ff65: 'Type d’événement', // Event type
  s7921def84f4fdc64: 'Tous ceux que reçoit cet endpoint', // All that this endpoint takes
  s019e0218a0852f17: 'Conservez ce secret dès maintenant. Il ne sera plus affiché.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'Votre serveur l’utilise pour vérifier ce qu’il reçoit.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'Secret', // Secret
  sdf24432d9e3d49f0: 'Copier le secret', // Copy secret
  s36fe958bc5a650a6: 'Je l’ai conservé', // I’ve stored it
  s10409e7b5d4c5845: 'Vérifier la signature', // Verify the signature
  s81dd2829b4fbeb75:
    'N’importe qui peut envoyer des requêtes à votre serveur. N’acceptez que ce qui est signé avec votre secret.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'Copier le code', // Copy code
  s496983d846b950f5: 'Commerçant', // Merchant
  s92fa5ab19d638026: 'N’importe lequel (compatible)', // Any that fits
  sd3fe358515f8bc81: 'Une autre personne a modifié cet endpoint.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'Vous voyez maintenant la dernière version. Refaites votre modification.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'Cet élément n’existe plus.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'La liste est maintenant à jour.', // The list is now up to date.
  s0765fb43c717b863: 'Impossible pour le moment.', // This isn’t possible right now.
  s6726df8c744403e9: 'Vous êtes hors ligne.', // You’re offline.
  s111868f2e027f4bf: 'Réessayez dès que vous serez de nouveau en ligne.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'Trop de requêtes.', // Too many requests.
  sac8ecf1c868c7ffd: 'Cette session n’est pas autorisée à le faire.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'Demandez l’accès à l’administrateur de cette page.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'La requête a été refusée.', // The request was refused.
  s48c67bc6d1605146: 'Le service n’a pas répondu.', // The service didn’t respond.
  se9e28fb34625c957: 'Vous pouvez réessayer sans risque\u202f: rien n’est exécuté deux fois.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'Vérifiez votre connexion, puis réessayez. Rien n’est exécuté deux fois.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'Ajout de l’endpoint…', // Adding the endpoint…
  s3b64554683ff6ced: 'Enregistrement de l’endpoint…', // Saving the endpoint…
  sc260fd95d092debb: 'Activation de l’endpoint…', // Enabling the endpoint…
  sca3cd00608558886: 'Désactivation de l’endpoint…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'Suppression de l’endpoint…', // Deleting the endpoint…
  s79697bd0e3d92658: 'Renouvellement du secret…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'Envoi d’un ping…', // Sending a ping…
  sda55ee4ecfed6d8b: 'Renvoi en cours…', // Redelivering…
  s26868e184a74f1eb: 'Renvoi des événements…', // Replaying events…
  s1e99a972c51f93ef: 'Simulation de l’événement…', // Simulating the event…
  s1139503755dd9d0a: 'Un événement est en cours de renvoi.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    one: str`${0} événement est en cours de renvoi.`,
    many: str`${0} d’événements sont en cours de renvoi.`,
    other: str`${0} événements sont en cours de renvoi.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'Tous les événements', // All events
  sc94dc54731107648: plural(0, {
    one: str`${0} type d’événement`,
    many: str`${0} de types d’événements`,
    other: str`${0} types d’événements`,
  }), // {0} event types
  s9630a2d52ee7f858: 'Désactivé, car son serveur a répondu 410 Gone.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'Désactivé, car tous les envois ont échoué pendant cinq jours.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'Rien n’est envoyé à cet endpoint tant que vous ne l’activez pas.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`Le secret précédent signe aussi jusqu’au ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'Chargement des webhooks…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`Les heures de cette page sont celles de la sandbox, en avance de ${0} sur l’heure réelle.`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'Les webhooks ne fonctionnent qu’à l’intérieur d’un élément <trellis-session>.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'Cette page n’est pas autorisée à afficher les webhooks.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'Les webhooks n’ont pas encore de session.', // The webhooks have no session yet.
};

import { str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'Appartement, étage ou bâtiment', // Flat, floor or building
  sb0048c13134533f9: 'Pays de la banque', // Country of the bank
  s94d7a13322dfd7da: 'Code bancaire (sort code)', // Sort code
  s7cedb8b1cce5fbb0: 'Utilisez six chiffres.', // Use six digits.
  s934726e2a5886d85: 'Numéro de compte', // Account number
  s75a234962478804b: 'Utilisez huit chiffres.', // Use eight digits.
  s90b45b7d08768b8a: 'Code bancaire (routing number)', // Routing number
  sf65f0173cf51ab70: 'Ce routing number n’est pas valide\u202f: vérifiez ses neuf chiffres.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'Utilisez 4 à 17 chiffres.', // Use 4 to 17 digits.
  sb1901770313ae269: 'Cet IBAN n’est pas valide pour ce pays\u202f: vérifiez ses lettres et ses chiffres.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'Utilisez 4 à 20 lettres et chiffres.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'Vérification en cours', // Being checked
  sca4fb8fafd9b52e5: 'Vérifié', // Verified
  sdad54e9ae804c9d5: 'A rejeté un virement', // Returned a payout
  sb96c68e94d6e6070: 'Vos virements sont versés sur ce compte. Il doit appartenir à l’entreprise.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'Conserver le compte enregistré', // Keep the saved account
  sd91d54499dee71e3: 'Compte enregistré', // Saved account
  s2f64461723d3df5d: 'Modifier', // Change
  s341d45f2f4e7f4ac: 'Compte bancaire', // Bank account
  sb3d3bba9eeff7514: 'Restaurant ou café', // Restaurant or café
  se318c0317e96b1a3: 'Restauration rapide ou à emporter', // Fast food or takeaway
  sef94e3fd7bdb6998: 'Bar ou pub', // Bar or pub
  se4513d9410f97abd: 'Boulangerie', // Bakery
  sb23461c7a5c6fb9c: 'Traiteur', // Catering
  s9614cc0f0d6be077: 'Magasin d’alimentation', // Food shop
  s5a041fbd7104cec4: 'Supermarché', // Supermarket
  sed63d665d828597b: 'Plantes et jardin', // Plants and garden
  s2813479acf0b672f: 'Fleurs', // Flowers
  s44bf9709aad2a3e3: 'Autre commerce', // Other shop
  sb084f451fd671490: 'Entreprise individuelle', // Sole trader
  s7cb4e55c59663b1c: 'Société', // Company
  sa5e744c89de66cdc: 'Organisme à but non lucratif', // Non-profit organization
  sa63aad1c94e4b0f7: 'Tel qu’il figure au registre.', // As it is in the register.
  sad5a85e1bfb73284: 'Nous ne conservons que les quatre derniers caractères.', // We keep only its last four characters.
  s56d0b450d85876a1: 'E-mail pour les clients', // Email for customers
  sa88f7a84f5018719: 'Téléphone pour les clients', // Phone for customers
  sc5564721201bb714: 'Autre chose', // Something else
  s535c6487e679c05a: 'Code d’activité', // Category code
  s95bc7649d8d967b7:
    'Quatre chiffres (MCC). Il figure dans le contrat de votre terminal de paiement\u202f; votre banque le connaît aussi.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'Valeur enregistrée', // Saved now
  s6014ea1191a59c48: 'Votre saisie', // You typed
  sdc94c4d0660a0ff9: 'Enregistrer ma saisie', // Save what I typed
  sde2fae57c8a9184b: 'Reprendre la valeur enregistrée', // Take what is saved
  s97576df40354154c: 'Ce fichier ne peut pas être lu comme un PDF, un JPEG ou un PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'Choisissez un fichier PDF, JPEG ou PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'Ce fichier dépasse 5\u00a0Mo. Choisissez-en un plus petit.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'Ce fichier est vide.', // This file is empty.
  s8c8b3a06e1b4db0a:
    'Un fichier PDF, JPEG ou PNG de 5\u00a0Mo au maximum. Il est envoyé dès que vous le choisissez.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'Un document sur l’entreprise est requis.', // A document about the business is due.
  s3ec8222f69c465f6: 'Envoi du document…', // Uploading the document…
  s4d0679ff95a20fa9: 'Le texte est trop long.', // This is too long.
  sf0b66c923f4605dc: 'Saisissez une adresse e-mail, par exemple alex@riverside.example.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'Saisissez le numéro avec l’indicatif du pays, par exemple +33 1 99 00 12 34.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'Saisissez une adresse qui commence par https://.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'Utilisez 4 à 30 lettres et chiffres.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'Utilisez quatre chiffres, par exemple 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'Saisissez un nombre entier de 25 à 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'Saisissez un jour, un mois et une année, par exemple 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'Cette date doit remonter à 18 ans au moins.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'Saisissez un jour, un mois et une année, par exemple 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'Cette date doit être passée.', // Must be in the past.
  sbf4808a055e7aa00: 'Choisir', // Choose
  s5c76cc4ada53f648: str`Se termine par ${0}`, // Ends in {0}
  sa06387bae208ec63: 'Configurer votre entreprise', // Set up your business
  s750f05cb7737e1f6: 'Chargement de vos informations…', // Loading your details…
  s70731ebf99d787d2: 'Cette page n’est pas autorisée à afficher la configuration.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'Terminer plus tard', // Finish later
  s3e01ed8d6e8e6769: 'Envoi en cours…', // Submitting…
  sc3733545a8dcd030: 'Suppression…', // Removing…
  sb060188bb28bfa9f: 'Enregistrement…', // Saving…
  s54c55bb54a33ff62: 'Personne ne représente encore l’entreprise.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'Continuer', // Continue
  s01cf97824ae9fbc0: 'Ajouter une personne', // Add a person
  s1c0a0ba9ca354f45: 'Incomplet', // Incomplete
  sdcda09c20b09b522: 'Complet', // Complete
  sea4f08110bb8f15d: 'Supprimer', // Remove
  sf882039f1f7c3806: str`Retirer ${0} des personnes de l’entreprise\u202f?`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'Retirer cette personne', // Remove this person
  s5286cefee595f9db: 'Comme sur un document officiel.', // As on an official document.
  s16a02885902cc131: 'Enregistrer cette personne', // Save this person
  sbef0d1d7c802e033: 'Utiliser l’adresse de l’entreprise', // Use the address of the business
  s0016f981c5e84c5a: 'La personne a été retirée.', // The person was removed.
  s86c6e018f3ef7a87:
    'La loi nous oblige à savoir qui représente l’entreprise et qui en détient au moins un quart.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'Représente l’entreprise', // Represents the business
  s75781ca3abea4fca: 'Détient 25\u202f% ou plus', // Owns 25% or more
  s95d7ec72b3229ba1: 'Dirigeant', // Director
  s20356f57fa4f1c97: 'Rôle de cette personne dans l’entreprise', // Role in the business
  sbd903d64a039586f: 'Nom complet', // Full name
  s36e074f349adfc34:
    'Numéro de carte d’identité, de passeport ou de sécurité sociale. Nous n’en conservons que les quatre derniers caractères.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'Vos informations', // Your details
  s4dc3071e4e55cab6: 'Envoyer pour vérification', // Submit for review
  s2b35959bcf70e5dd:
    'Il manque encore ces éléments. Une fois qu’ils seront fournis, vous pourrez envoyer votre dossier.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'Vérifiez vos informations, puis envoyez-les.', // Check your details, then submit them.
  s94993577c418bc66: 'Il nous manque encore un élément.', // We need something more.
  s9aa3d34e093d90c2: 'En cours de vérification', // In review
  s1bafe7db377f4043:
    'Nous vérifions vos informations. Inutile d’attendre ici\u202f: vous pouvez revenir à tout moment.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'La connexion est interrompue. Cette page s’actualise automatiquement.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'Vos virements sont suspendus.', // Your payouts are on hold.
  sad1d0b8e75b11061:
    'Vous pouvez accepter des paiements. Les virements reprendront une fois ces points réglés\u202f:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'Nous vérifions ce que vous avez envoyé.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'Vos virements sont suspendus d’ici là.', // Your payouts are on hold until then.
  s13079e0504918159: 'Votre demande a été refusée.', // Your application was declined.
  s3878ddb7a8f1356b:
    'Vous ne pouvez pas accepter de paiements avec ce compte. Demandez-en la raison à l’administrateur de cette page.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'Votre compte est suspendu.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'Rien ne peut être modifié ici. Contactez l’administrateur de cette page.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'Ce compte est fermé.', // This account is closed.
  sb0288028ed08387f: 'Tout est prêt.', // You’re set up.
  s766c69467c07e1dc:
    'Vous pouvez accepter des paiements. Votre nouveau compte bancaire est en cours de vérification.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece:
    'Vous pouvez accepter des paiements, et vos virements sont versés sur votre compte bancaire.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`Un élément est à fournir avant le ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'Passé cette date, vos virements seront suspendus.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'Y accéder', // Go to it
  s8fd45bc6136209e3: 'Cette valeur n’est pas acceptée. Vérifiez-la ou laissez-la telle qu’elle était.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'Faites un choix.', // Choose one.
  s5cd69aab9f7c8f98: 'Cochez cette case pour continuer.', // Check this box to continue.
  sd2023813cc70bf74: 'Étapes', // Steps
  scea8fe83eb12f43c: str`Terminé\u202f: ${0} sur ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'Enregistrer et continuer', // Save and continue
  sc16e00a7a8b2fde2: 'Retour', // Back
  sffddb248c1500c19:
    'Votre identité, telle qu’elle est enregistrée. Vos clients voient le nom que vous choisissez.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'Adresse d’immatriculation de l’entreprise. Pas de boîte postale.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'Entreprise', // Business
  sfcdd8e672c75b713: 'Adresse', // Address
  s4854cd48f30ff8ee: 'Personnes', // People
  sd4647caeb94889ec: 'Conditions', // Terms
  sfc53e352afbca881: 'Vérification', // Review
  s9c13a2548d254014: 'Prêt', // Ready
  s5c06b6e2521a4bf5: 'À faire', // To do
  s0379fc73608ab971: 'Terminé', // Done
  sb718fbf789a9f5c9: 'Plus tard', // Later
  s9b6901ac422f46a7: 'Refusé', // Declined
  sb5f7a0b4a5c7ec98: 'Dénomination sociale', // Registered name
  sd7251b8b2dda0ea9: 'Nom affiché aux clients', // Name that customers see
  s5b538176b047d2fc: 'Type d’entreprise', // Type of business
  s787946a62fb4863b: 'Numéro fiscal', // Tax number
  s9cf439c567040270: 'Ce que vous vendez', // What you sell
  s82665b2ffabc9c0a: 'Site web', // Website
  s1175575c2ced4d53: 'Date de création', // Founded on
  sa311a24c1471a974: 'Document', // Document
  scbe9592201fb2a0c: 'Numéro et rue', // Street and number
  s9b94d49f820e8865: 'Ville', // Town or city
  s483169c26b28d9b3: 'Code postal', // Postal code
  s9cf7402fe920f7d1: 'Pays', // Country
  s5456f991b726a491: 'Une personne qui représente l’entreprise', // A person who represents the business
  s93c046d8c5bb2047: 'Date de naissance', // Date of birth
  sd1f44f1a8bc20e67: 'E-mail', // Email
  sf1bc83d2509bafcf: 'Téléphone', // Phone
  s298581b0d4e1aecc: 'Numéro d’identité', // Identity number
  s4e1c3a0856300ab2: 'Part dans l’entreprise, en pourcentage', // Share of the business in percent
  s60a994e3b40a3fd7: 'Acceptation des conditions', // Acceptance of the terms
  s43ff6b7fa4eb450e:
    'Envoyez un document indiquant la dénomination sociale et le numéro fiscal de l’entreprise.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'La banque a rejeté un virement. Vérifiez le compte ou saisissez-en un autre.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'À fournir\u202f:', // Still due:
  se0d1d6bd81fc1980: 'Accepté', // Accepted
  sa5c28fae67d92cb5: 'J’ai lu les conditions et je les accepte au nom de l’entreprise.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'Lire les conditions', // Read the terms
  s81fa26ccde47d6b4: '(ouvre un nouvel onglet)', // (opens in a new tab)
  sa291678f99882d3e: 'Acceptez-les pour pouvoir accepter des paiements.', // Accept them to take payments.
  s29bcf823714f8ad3: str`Accepté le ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'Un document officiel de cette personne est requis, par exemple un passeport.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'Par exemple un numéro de TVA. Les reçus l’affichent en entier.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'Immatriculation fiscale sur les reçus', // Tax registration on receipts
  se2942f9d26a3839c: 'Localité (suburb)', // Suburb
  s49c062b3b27c5a65: 'Province', // Province
  sae239213b7c70376: 'État', // State
  s039f55207f48a0c8: 'Émirat', // Emirate
  s86a3745e20fb48a6: 'Préfecture', // Prefecture
  sabaad7d234e9c1f7: 'Comté', // County
  s1e45a4d7635fbda7: 'Département', // Department
  sb51270e19988f9bd: 'Région', // Region
  s06fd2f8b555158a4: 'Zone', // Area
  s88d4b07d95a0d6af: 'District', // District
  se5a206eb8faa4118: 'Paroisse', // Parish
  s427b795d28c19eec: 'Île', // Island
  sbb03167c49773774: 'Oblast', // Oblast
  s908b17a113776765: 'Province ou ville', // Province or city
  s442fb1c19566bdb9: 'Code ZIP', // ZIP code
  s3d0bb0448ae28706: 'Code postal (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'Code PIN', // PIN code
  s16124c19b0c92120: 'BSB', // BSB
  s38f8f411c5cb0dfe: 'Numéro d’institution', // Institution number
  s17580c3589f5d56d: 'Numéro de transit', // Transit number
  s5ad765f0f48aace4: 'Code banque', // Bank code
  sebc9c8586332252e: 'Code agence', // Branch code
  s15f05519b0ac4a05: 'BIC', // BIC
  s3eb6a7a778733bdc: 'Type de compte', // Account type
  s99460706adc3cc02: 'Titulaire du compte', // Account holder
  s595a73288e274ec6: 'Compte courant (checking)', // Checking account
  scd99ed71799e932f: 'Compte d’épargne', // Savings account
  sa272124d4f77e038: 'Compte ordinaire (futsu)', // Ordinary account
  sde56a2e01b083d91: 'Compte courant (toza)', // Current account
  sa54b48c28c58e14d: 'Écrivez le nom en katakana.', // Write the name in katakana.
  se807ec01980593e6: 'Saisissez le nom du titulaire du compte.', // Enter the name of the account holder.
  sfcfb573988a72631: 'Utilisez 8 ou 11 lettres et chiffres.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`Vérifiez ce code. Exemple : ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'Vérifiez le nombre de chiffres.', // Check the number of digits.
  s684b6bfe5d516e5c: str`Étape ${0} sur ${1}`, // Step … of …
  s58abba84928c40f6: 'Ensuite\u202f:', // Next:
  s5d3fd7ce45b5b077: 'La suite', // What happens next
  sa4f7bbb1435a84dd: 'Nous examinons vos informations. Vous pouvez quitter cette page entre-temps.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'S’il manque quelque chose, cette page l’indique.', // If something is missing, this page says what.
  s8277c21f96cdc159:
    'Après validation, vous pourrez accepter des paiements, qui seront versés sur votre compte bancaire.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'Continuer chez le prestataire de paiement', // Continue at the payment processor
  s4f7fab11e7459a46: 'Ouverture du formulaire du prestataire de paiement…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'Le formulaire du prestataire de paiement', // The payment processor’s own form
  s93fcc122adecca56: 'Le prestataire de paiement demande plus que ce formulaire. Répondez-y dans le sien.', // The payment processor asks for more than this form does. Answer it on its own form.
};

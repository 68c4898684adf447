import { str } from '../../../i18n/catalog.ts';

/** French, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'Dates du rapport', // Dates of the report
  sa6ab5184d6315895: 'Début', // From
  s09353907b5c79284: 'Fin', // To
  sd05f381be5b74db6: 'Afficher le rapport', // Show report
  s48dd8fe0faa71bf9: 'Choisissez la première date.', // Choose a start date.
  sadab9433466b4d8c: 'Choisissez la dernière date.', // Choose an end date.
  s8ac62ecad9dcc106: 'La première date est postérieure à la dernière.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`Un rapport couvre ${0} jours au maximum. Cette période en compte ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'Cette page demande des dates qui n’existent pas. Choisissez-en d’autres.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'Période', // Range
  sc830d255d2808c34: 'Comparer avec', // Compare with
  s8f0157813ac0c519: 'Période précédente', // Previous period
  saf7211fb893a22db: 'Mêmes dates l’année précédente', // Same dates last year
  s41d0639ac24cbb6a: 'Rien', // Nothing
  see2fcaedf9743ec6: 'Établissement', // Location
  sfe5857d2790cdd68: 'Tous les établissements', // All locations
  s3da9d815a26aea7c: 'Canal de vente', // Surface
  s9d73c4eb2a8be38c: 'Tous les canaux', // All surfaces
  sa0138ebae71065ea: 'Autres dates…', // Other dates…
  s0e95bc61f42b8d66: 'Montants des liens de paiement', // Pay link amounts
  seebf0a900fa14c4c: 'Rechercher un article', // Find an item
  s92dbde2aca0437f7: 'Articles vendus', // Items sold
  s52cfa1d198476806: 'Article', // Item
  s0d5c4bb195a222f8: 'Quantité', // Quantity
  sd2e4c0c2898d44d7: 'Ventes brutes', // Gross sales
  s7a305d31dc63d397: 'Remises', // Discounts
  s10c22162aac7ee84: 'Remboursements', // Refunds
  s993ad1834d64f380: 'Ventes nettes', // Net sales
  s74ee46657ae6b24e: 'Part des ventes nettes totales', // Share of net sales
  s63dde09ab1c60a49: 'Détail des ventes nettes de cet article', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'Taxes incluses dans les prix', // Tax in prices
  s6afade9574524d85: 'Détail du total', // Price breakdown
  sebdb97da40bfdc3c: str`${0} sur la période ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`Maximum\u202f: ${0}, ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`Par rapport à la période ${0}\u202f: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'Paiements par moyen de paiement', // Payments by method
  s59290bf9cd5fcb14: 'Moyen de paiement', // Paid by
  s95fbda399bb97206: 'Paiements', // Payments
  s4c2e50f73ff9175f: 'Capturé', // Captured
  s48d094fb2ffff8fb: 'Pourboires', // Tips
  s3043ab9399d301c6: 'Nombre de remboursements', // Number of refunds
  sf64f170efeb5a7ed: 'Contesté', // Disputed
  s41fcaea831e2795e: 'Remboursé', // Refunded
  sf1ff29c431533768: 'Encaissé', // Collected
  s921f65a0dd455217: 'Ce qui reste après les frais', // Net after fees
  s3a8fec852a246190: 'Frais', // Fees
  s69d9edfd3658b6ce: 'Après frais', // After fees
  se224d113bccb335c: str`par rapport à la période ${0}, jusqu’au ${1}\u202f: le dernier jour est encore en cours`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`par rapport à la période ${0}`, // compared with {0}
  s391591c42602eeb7: 'Ventes par canal', // Sales by surface
  sdd313e04ec6bbc0b: 'Ventes par établissement', // Sales by location
  s97e3f61bf05ee3a5: 'Sans établissement', // No location
  s9b6b1422027158eb: 'Rapport', // Report
  s7b7163270e57e8b4: 'Actualiser', // Refresh
  seb88d4c7be99b4b1: 'Ventilation par', // Broken down by
  sb46d3613edb66558: 'Intervalle', // Interval
  sfba8e09ccef579c4: 'Préparation du fichier…', // Preparing the file…
  s0bb2d48532acc455: 'Télécharger le CSV', // Download CSV
  s008526cd4fd7980c: 'Aucune vente à ces dates', // Nothing was sold in these days
  s963e15cf43458b10:
    'Les ventes s’affichent ici une fois payées. D’autres dates ou filtres peuvent en contenir.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'Afficher les 30 derniers jours', // Show the last 30 days
  scbc84c542cab6733: 'Afficher les 12 derniers mois', // Show the last 12 months
  sc9757b387904aaba: 'Fuseau horaire', // Time zone
  saa918ba48f2b8000: str`Actualisé le ${0}`, // As of ${0}
  sd22644ccf149deee: str`ses journées suivent le fuseau ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'Aucun résultat.', // No matches.
  sb67e0e7c0869f982: 'Variation', // Difference
  sed8ec5e3c64fa25d: 'Total', // Total
  s905e3879dfe4d515: 'Total de ces lignes', // Total of these
  s2a8f6fe79bdc3a38: 'Site de commande', // Ordering site
  s7fee95b66225e1fb: 'Tableau de bord', // Dashboard
  sc3ebcb10185d0486: 'Caisse (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'Lien de paiement', // Pay link
  sdfef4f9ce9ebb93f: 'Carte', // Card
  sb29f87c55c4dade7: 'Au comptoir', // At the counter
  sd66e79ad262e42e5: 'Rien à payer', // Nothing to pay
  s63d040e37887f17e: 'Aujourd’hui', // Today
  s5b4abc92ede53bc7: 'Hier', // Yesterday
  s0c2d1faf314a032f: '7 derniers jours', // Last 7 days
  s5ed690ee55eca5d3: '30 derniers jours', // Last 30 days
  s9c71bc2c01dd69d7: 'Ce mois-ci', // This month
  sa227e7743e28ee4f: 'Mois dernier', // Last month
  sb1a3e5c2c0ca22f6: 'Cette année', // This year
  see719957657dfa73: '12 derniers mois', // Last 12 months
  sbf552fb5b7774c32: 'Par heure', // By hour
  s3a03aacf102cb356: 'Par jour', // By day
  sdcc3a66d5eed13f0: 'Par semaine', // By week
  s1390e7dbddb5dee2: 'Par mois', // By month
  s6b0bffd88024372f: 'Heure', // Hour
  se0955919920ee87d: 'Jour', // Day
  s680f01021b5e339d: 'Semaine', // Week
  sb47daaf9e1c4a905: 'Mois', // Month
  s6944dbb7aab3dfbc: 'Évolution', // Over time
  sfe386c25c1567ecf: 'Articles', // Items
  s32843bc2fbabb77d: 'Canaux', // Surfaces
  se87b30a62af9f12c: 'Commandes', // Orders
  s150d4f340ed61406: 'Suppléments', // Charges
  s6ce0e819e201e29a: 'Taxes', // Tax
  s838d8cfa3dbe4250: 'Panier moyen', // Average order
  s233b00c8904036da: 'inchangé', // no change
  s041489fa7f9e6fe6: str`${0} de plus`, // {0} more
  sf7976a0548ccb166: str`${0} de moins`, // {0} less
  s884bcdca26998a48: 'Rapports', // Reports
  sf424d8df9936565c: 'Cette page n’est pas autorisée à afficher les rapports.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'Indicateur', // Figure
  s3763f519c347a9f7: 'Maintenant', // Now
  s1788737137ec6d9e: 'Avant', // Before
  se52967db7f6fd63d: 'Totaux. Choisissez celui à afficher dans le graphique.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'Télécharger les canaux (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'Télécharger les établissements (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'Évolution des ventes', // Sales over time
  s17766e90a4935e5a: 'Taxes', // Taxes
  saf0dbc2c4d1c7507: 'Taxes par taux', // Taxes by rate
  s3dc189ad33877b48: 'Net (hors taxes)', // Net (without tax)
  s77b1a48b352be131: 'Brut (taxes comprises)', // Gross (with tax)
  s647ed5a235d2a4ce: 'Sans taxe', // Without tax
  sea2adb1f2047d144: 'Période', // Period
  s732385cbc938b7a1: 'Toutes les dates ensemble', // All dates
  se14eb1a2850a82d2:
    'Ce qui porte deux taxes figure sur les deux lignes, et une seule fois dans le total. Les pourboires ne portent pas de taxe et n’y sont pas.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'Aucune commande avant', // No orders before
  sdf6c75014639d59c: str`par rapport à ${0}`, // vs …
};

/** Japanese, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'お知らせ', // Notifications
  sbc32a0da7896794d: '対応が必要な項目を確認しています…', // Looking for what is due…
  sd01e3d835ca090f9: 'このページには対応が必要な項目を表示する権限がありません。', // This page isn’t allowed to show what is due.
};

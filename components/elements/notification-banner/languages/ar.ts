/** Arabic, as far as <trellis-notification-banner> speaks; see components/i18n/languages.ts. */
export const messages = {
  s5be3c6d61cd9182f: 'الإشعارات', // Notifications
  sbc32a0da7896794d: 'جارٍ البحث عن المتطلبات المستحقة…', // Looking for what is due…
  sd01e3d835ca090f9: 'لا تملك هذه الصفحة صلاحية عرض المتطلبات المستحقة.', // This page isn’t allowed to show what is due.
};

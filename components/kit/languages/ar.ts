import { str } from '../../i18n/catalog.ts';

/** Arabic, as far as the kit speaks for elements to come; see components/i18n/languages.ts. */
export const messages = {
  s33a13b83fe570d76: 'مع رمز الدولة، مثل \u2066+971 4 000 0000\u2069.', // With the country code, for example +44 20 7946 0018.
  sb2c57b2d347203dd: 'عرض المزيد', // Show more
  s5e8250fb85d64c23: 'إغلاق', // Close
  s2e8a1b7cea5d109b: 'عرض القيم', // Show the values
  sd9e51e25ff3be7e2: 'القيم واحدة تلو الأخرى', // All values
  s3606b9d856cdbafe: 'ترتيب حسب', // Sort by
  s6ac0c20ddc5c15ff: 'الصفحات', // Pages
  sf3ff78cc329d3528: 'السابق', // Previous
  s0fbf6dc6a1966408: 'التالي', // Next
  sd3cce408c2116451: str`${0}، تصاعدي`, // {0}, ascending
  sd55c04f79e95d9ab: str`${0}، تنازلي`, // {0}, descending
  sdbf46db52aac5c76: 'تم الرفع. جارٍ التحقق…', // Uploaded. It is being checked…
  sb2b44de8a70ae954: str`${0} من ${1}`, // {0} of {1}
  s6d621e344f24e12b: 'غير متاح حاليًا.', // This isn’t available right now.
  se0955919920ee87d: 'اليوم', // Day
  sb47daaf9e1c4a905: 'الشهر', // Month
  sa6f2645578b2d2bc: 'السنة', // Year
  s76a2740c05488da5: 'تحقق من هذه الحقول', // Check these fields
};

import { str } from '../../../i18n/catalog.ts';

/** Arabic, as far as the session and the plant form speak; see components/i18n/catalog.ts. */
export const messages = {
  s12ac88191dfdd68d: 'rtl', // ltr
  sf9c82729162752d2: 'إضافة نبتة', // Add a plant
  s9e2aaa2508b7a667: 'تمت الإضافة.', // It was added.
  s9dff241c72f99079: 'تحقق من هذا الحقل.', // Check this field.
  s08b031efacb88fee: 'يعمل هذا النموذج داخل \u2066<trellis-session>\u2069 فقط.', // This form works inside a <trellis-session>.
  scd1dd6ff53d0d01a: 'إعادة المحاولة', // Try again
  s6acbcd7989ea0130: str`تمت إضافة ${0}.`, // {0} was added.
  s2dbdebf5cb6bf983: 'رقم النبتة', // Plant number
  sef49aec68fd1dc66: 'الاسم', // Name
  s6ce0cb19e201b153: 'الوسم', // Tag
  s249092f25acbb312: 'داخلي', // indoor
  sd375adcfb89c43c1: 'إضافة', // Add plant
  sb4f1dffbb6be6302: 'مسح', // Clear
  s41c25e8d66ba3e84: 'جارٍ إضافة النبتة…', // Adding the plant…
  s87e01014ddda4fa9: 'املأ هذا الحقل.', // Fill in this field.
  sc4ec1f585c14c5e2: 'الحد الأقصى 255 حرفًا.', // Use at most 255 characters.
  s35fd5924634bc4a2: 'رفض مخزن النباتات هذا الطلب.', // The plant store refused this.
  s9aa6f0a5582d14a4: str`النبتة ${0} موجودة في المخزن بالفعل. اختر رقمًا آخر.`, // Plant {0} is already in the store. Choose another number.
  scb7e67bda04b2a4c: 'ar-u-nu-latn', // en-GB
  s629576c6b305d539: 'اختياري', // optional
  se6e0ffb258dd3fb9: 'عدد صحيح. لا يمكن تغييره لاحقًا.', // A whole number. You can’t change it later.
  sb321551f2c656466: 'المحاولة مستمرة…', // Still trying…
  s0b36813ee1f3cd2c: 'جارٍ تحميل النموذج…', // Loading the form…
  secb2f2fa61592247: str`إعادة المحاولة بعد ${0}`, // Try again in {0}
  sacde8eea8bf74d4a: 'لا يمكنك إضافة نباتات هنا.', // You can’t add plants here.
  s5ac63320ac4191f6: str`لا تتضمن جلسة هذه الصفحة النطاق (scope) ${0}. تواصل مع مشغّل الصفحة.`, // This page’s session doesn’t have the scope {0}. Ask whoever runs this page.
  s29f34e4eb6c12518: 'لا توجد جلسة لهذا النموذج بعد.', // This form has no session yet.
  s1026e90ab2595407: 'اضبط endpoint أو fetchToken في \u2066<trellis-session>\u2069 الخاص بالنموذج.', // Set endpoint or fetchToken on its <trellis-session>.
  s5e975d3fceb87826: 'أدخل أرقامًا فقط، مثل 41.', // Use digits only, for example 41.
  s51510a80ad1d1e8e: 'هذا الرقم خارج النطاق المسموح به.', // This number is out of the store’s range.
  s217418a3de934e03: 'لا يمكن لهذه الصفحة استخدام Trellis بعد.', // This page can’t use Trellis yet.
  sc6207c0a8319f206: str`${0} ليس أصلًا (origin) مسجّلًا. تواصل مع مشغّل الصفحة.`, // {0} isn’t a registered origin. Ask whoever runs this page.
  s4c687c3918a4e014: 'تم الاحتفاظ بما أدخلته. حاول مرة أخرى عند عودة الاتصال.', // What you typed is kept. Try again when you’re back online.
  s84a6f324d28532a9: str`تعذّر الوصول إلى ${0}.`, // Can’t reach {0}.
  s10074c6e5df768bb: 'تحقق من الاتصال ثم حاول مرة أخرى. لن تتم إضافة أي شيء مرتين.', // Check your connection, then try again. Nothing is added twice.
  s7d73693982e25fe2: 'تحقق من الاتصال ثم حاول مرة أخرى.', // Check your connection, then try again.
  s3e5f1e49ac170983: str`تعذّرت قراءة الرد الوارد من ${0}.`, // The response from {0} can’t be read.
  sa2754be3117203df: 'يمكنك إعادة المحاولة الآن.', // You can try again now.
  s33ed31f4faf686da: 'تعذّر على هذه الصفحة الحصول على جلسة.', // This page can’t get a session.
  s9c491cb60f17fbff: 'أعد تحميل الصفحة أو سجّل الدخول مرة أخرى.', // Reload the page, or sign in again.
  s22ef6025a1cc1174: 'مخزن النباتات غير متاح حاليًا.', // The plant store isn’t available right now.
  s7a2b14c20db11f75: 'حاول مرة أخرى. لن تتم إضافة أي شيء مرتين.', // Try again. Nothing is added twice.
  s606dabe8276ab818: 'حاول مرة أخرى بعد قليل.', // Try again in a moment.
  s2944bed395b96677: 'انتظر قليلًا ثم حاول مرة أخرى.', // Wait a moment, then try again.
  s18b1027ff290a682: str`انتظر (${0}) ثم حاول مرة أخرى.`, // Wait {0}, then try again.
};

import { str } from '../../i18n/catalog.ts';

/** Arabic, as far as surfaces speak alike; see components/i18n/languages.ts. */
export const messages = {
  s122d080550190239: 'لا توجد جلسة لهذه الصفحة بعد.', // This page has no session yet.
  scb5d46b821c5336e: 'لا يعمل هذا إلا داخل \u2066<trellis-session>\u2069.', // This works inside a <trellis-session>.
  sf62087d0762cf8c8: 'غيّر شخص آخر هذا في هذه الأثناء.', // Someone else changed this meanwhile.
  s5179edb88566d0bb: 'اطّلع على أحدث نسخة، ثم أعد إجراء التغيير.', // Look at the latest version, then make your change again.
  s6c0070fd685d20ab: 'ربما تمت إزالته في هذه الأثناء.', // It may have been removed meanwhile.
  sd4c57a47e3e7ebaa: 'تم رفض هذا الحساب أو إغلاقه.', // This account was declined or closed.
  sde122c035af55362: 'تواصل مع مشغّل هذه الصفحة.', // Ask the owner of this page.
  sfeba66e8638d764e: 'لا تسمح حالة الحساب بذلك، أو بلغ الحساب الحد الأقصى المسموح به.', // The account’s status doesn’t allow this, or the account has reached its limit.
  s85902a0e9aff4407: 'تم تغيير الحساب البنكي، لذلك التحويلات الفورية معلّقة لمدة 24 ساعة.', // The bank account was changed, so instant payouts are held for 24 hours.
  s8cd680f7a51f4326: 'لا يمكن إدخال حساب بنكي حاليًا.', // A bank account can’t be given right now.
  s02370e36e7cc8652: 'لا يمكن إرسال مستند حاليًا.', // A document can’t be given right now.
  sf8b926a04900f953: 'هناك بيانات مطلوبة ناقصة.', // A required field is missing.
  s86cb1a21f7a2ca77: 'لا تتوافق الاختيارات مع الحد الأدنى والحد الأقصى المسموح بهما.', // The choices don’t fit the least and the most that may be chosen.
  scaaaa3532a12404c: 'هذا أكثر من المتبقي.', // This is more than is left.
  s7937aec05fae78c5:
    'لا يمكن استخدام هذه الصورة. استخدم صورة ثابتة بصيغة JPEG أو PNG أو WebP لا تتجاوز 25 ميغابكسل.', // This picture can’t be used. Use a still JPEG, PNG or WebP picture of at most 25 megapixels.
  s41bc9cb62f84325c: 'قد تكون المعلومات المعروضة هنا قديمة. أعد تحميل الصفحة.', // What is shown here may be out of date. Reload the page.
  s59d5e850c70679f4: 'حجم الملف كبير جدًا.', // This file is too large.
  safb13f193733865d: 'هذا النوع من الملفات غير مقبول.', // Files of this type aren’t taken.
  se8e5c01fc510a8af: 'لم يُقبل هذا. تحقق مما أدخلته.', // This isn’t accepted. Check what you entered.
  s5cffe4c22702f9b2: 'نباتي صرف', // Vegan
  sa55f03b76cdd13e9: 'نباتي', // Vegetarian
  s339d8f0e8a13f675: 'خالٍ من الغلوتين', // Gluten-free
  s191cb4c3f5d4f0c9: 'خالٍ من الألبان', // Dairy-free
  s5bab69ae19f58c9d: 'خالٍ من المكسرات', // Nut-free
  s53b1becfacfb60a7: 'حلال', // Halal
  se499fbfc2838fd73: 'كوشر', // Kosher
  sfcd2c836e51ee420: 'الغلوتين', // Gluten
  s4820f6346697e1ad: 'القشريات', // Crustaceans
  s7e1f966c3bdc60ef: 'البيض', // Eggs
  sd1a31784ee6f7d83: 'السمك', // Fish
  s19c6be9a0bed5819: 'الفول السوداني', // Peanuts
  s9858b619faabdd0a: 'الصويا', // Soy
  s04e320aea9058222: 'الحليب', // Milk
  s53f36c1f28c98c73: 'المكسرات', // Tree nuts
  sde77d36c97c098d3: 'الكرفس', // Celery
  s73d68a6f5b31332d: 'الخردل', // Mustard
  s8ab3ba8acd6003bb: 'السمسم', // Sesame
  sd5e41b959070453e: 'الكبريتيت', // Sulphites
  s5947749e59725101: 'الترمس', // Lupin
  s85aa73f71459b117: 'الرخويات', // Molluscs
  saffccfec4a1c6d7a: 'هناك متطلبات تجاوزت موعدها. تُستأنف التحويلات بعد استكمالها.', // Something that was asked for is overdue. You are paid out again once it is settled.
  s898ec9f29cb76d23: 'استكمال المتطلبات', // Settle it
  s4b5f1f5ebc8d8df4: 'رفض البنك حسابك.', // The bank refused your account.
  sce3e6a92161df1f0: 'لا يمكن إجراء أي تحويل حتى تضيف حسابًا آخر.', // Nothing can be paid out until there is another one.
  sc5b5d9181aa78664: str`تعذّر تحويل ${0}.`, // A payout of {0} failed.
  s4b7abf8edfd705a8: 'عاد المبلغ إلى رصيدك.', // The amount is in your balance again.
  s781f8c0287bf3f9a: 'عرض السبب', // See why
  s6ac51ba0ea5b90b7: 'لا يمكن استخدام هذا الحساب.', // This account can’t be used.
  s3a7a71aa92278b95: 'الحساب موقوف أو مغلق. تواصل مع مشغّل هذه الصفحة.', // It is suspended or closed. Ask the owner of this page.
  s705ffbb8a22b27a8: 'لم يكتمل إعداد حسابك.', // Your set-up isn’t complete.
  s6f6fb3e5146ece8c: 'يمكنك قبول المدفوعات بعد اكتماله.', // You can take payments once it is.
  sb20f2031b9f005fc: 'متابعة', // Go on
  sa34103066d5652d1: 'عرض المطلوب', // See what it is
  s358ae9de147d9a6a: 'الأسعار والخصم القادم', // Rates and next charge
  sb5170a999513e29a: 'لن يُحتسب أي شهر بعد الآن.', // No more months are charged.
  s3f0da07f3809f714: 'الخصم القادم', // Next charge
  sf72695e8cd91f93c: str`${0} في ${1}`, // … on …
  s0b01a13a3596425b: 'محسوب على أساس مبيعات هذا الشهر حتى الآن. يُخصم المبلغ من رصيدكم.', // Based on sales so far this month. It is taken from your bala
  s3a5ba843cb8baa0f: 'لا مبيعات هذا الشهر حتى الآن. الشهر الذي لا مبيعات فيه بلا رسوم.', // No sales so far this month. A month without sales costs noth
  sde28e3a47c9ec4a6: 'لا رسوم حاليًا.', // Nothing is charged at present.
  s055718e64eaa99fb: str`منذ ${0}`, // Since …
  sae51c14aaddfda7f: str`${0}، وعلى الأقل ${1}`, // …, at least …
  se0a35e20d60d449f: 'الاشتراك، عن شهر فيه مبيعات', // Subscription, per month with sales
  sdabbe265895e3337: 'طلب مدفوع', // Paid order
  s932170d33e68b84f: 'رابط دفع مدفوع', // Paid pay link
  s936784268299192a: 'عضو ولاء نشط، عن شهر', // Active loyalty member, per month
  seaf670a9769b8e73: 'دفعة معترَض عليها', // Disputed payment
  s244f5d2a2e7501b5: 'تحويل فوري', // Payout at once
  sb3b3f8006d471aa8: 'صفحة الطلب', // Ordering page
  s5b9700677e376da8: 'طلبات الكاونتر', // Counter orders
  s274b244c6791ea58: 'طلبات الأنظمة الأخرى', // Orders from other systems
  s31b4fdbe96db1394: 'روابط الدفع', // Pay links
};

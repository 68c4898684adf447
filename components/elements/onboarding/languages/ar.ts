import { str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-onboarding> speaks; see components/i18n/languages.ts. */
export const messages = {
  s7b16efcbaa876f3b: 'الشقة أو الطابق أو المبنى', // Flat, floor or building
  sb0048c13134533f9: 'دولة البنك', // Country of the bank
  s94d7a13322dfd7da: 'رمز الفرع البنكي (Sort Code)', // Sort code
  s7cedb8b1cce5fbb0: 'أدخل ستة أرقام.', // Use six digits.
  s934726e2a5886d85: 'رقم الحساب', // Account number
  s75a234962478804b: 'أدخل ثمانية أرقام.', // Use eight digits.
  s90b45b7d08768b8a: 'رقم التوجيه (Routing Number)', // Routing number
  sf65f0173cf51ab70: 'رقم التوجيه غير صحيح: تحقق من أرقامه التسعة.', // This isn’t a routing number: check its nine digits.
  s79778ad72a22920f: 'أدخل من 4 إلى 17 رقمًا.', // Use 4 to 17 digits.
  sb1901770313ae269: 'هذا ليس رقم IBAN لهذه الدولة: تحقق من الأحرف والأرقام.', // This isn’t an IBAN of that country: check its letters and digits.
  s32df29ebddce00f5: 'أدخل من 4 إلى 20 من الأحرف والأرقام.', // Use 4 to 20 letters and digits.
  s142b00fba3c9ab81: 'قيد التحقق', // Being checked
  sca4fb8fafd9b52e5: 'تم التحقق', // Verified
  sdad54e9ae804c9d5: 'تحويل مُعاد', // Returned a payout
  sb96c68e94d6e6070: 'تُرسل تحويلاتك إلى هذا الحساب. يجب أن يكون باسم المنشأة.', // Your payouts go to this account. It must belong to the business.
  s40c63226f1cad087: 'الاحتفاظ بالحساب المحفوظ', // Keep the saved account
  sd91d54499dee71e3: 'الحساب المحفوظ', // Saved account
  s2f64461723d3df5d: 'تغيير', // Change
  s341d45f2f4e7f4ac: 'الحساب البنكي', // Bank account
  sb3d3bba9eeff7514: 'مطعم أو مقهى', // Restaurant or café
  se318c0317e96b1a3: 'وجبات سريعة أو طلبات خارجية', // Fast food or takeaway
  sef94e3fd7bdb6998: 'بار أو حانة', // Bar or pub
  se4513d9410f97abd: 'مخبز', // Bakery
  sb23461c7a5c6fb9c: 'خدمات تموين الطعام', // Catering
  s9614cc0f0d6be077: 'متجر أغذية', // Food shop
  s5a041fbd7104cec4: 'سوبرماركت', // Supermarket
  sed63d665d828597b: 'نباتات وحدائق', // Plants and garden
  s2813479acf0b672f: 'زهور', // Flowers
  s44bf9709aad2a3e3: 'متجر آخر', // Other shop
  sb084f451fd671490: 'مؤسسة فردية', // Sole trader
  s7cb4e55c59663b1c: 'شركة', // Company
  sa5e744c89de66cdc: 'منظمة غير ربحية', // Non-profit organization
  sa63aad1c94e4b0f7: 'كما هو مدوّن في السجل.', // As it is in the register.
  sad5a85e1bfb73284: 'نحتفظ بآخر أربعة أحرف أو أرقام فقط.', // We keep only its last four characters.
  s56d0b450d85876a1: 'البريد الإلكتروني للعملاء', // Email for customers
  sa88f7a84f5018719: 'هاتف العملاء', // Phone for customers
  sc5564721201bb714: 'شيء آخر', // Something else
  s535c6487e679c05a: 'رمز الفئة', // Category code
  s95bc7649d8d967b7: 'أربعة أرقام (MCC). تجده في عقد جهاز البطاقات أو لدى البنك.', // Four digits (MCC). Your bank or your card terminal’s contract names it.
  s335051299509f534: 'المحفوظ الآن', // Saved now
  s6014ea1191a59c48: 'ما أدخلته', // You typed
  sdc94c4d0660a0ff9: 'حفظ ما أدخلته', // Save what I typed
  sde2fae57c8a9184b: 'استخدام المحفوظ', // Take what is saved
  s97576df40354154c: 'تعذّرت قراءة هذا الملف بصيغة PDF أو JPEG أو PNG.', // This file can’t be read as a PDF, JPEG or PNG.
  s9fd9d178f3667b67: 'اختر ملف PDF أو JPEG أو PNG.', // Choose a PDF, JPEG or PNG file.
  s73578c6121f3bc85: 'حجم هذا الملف أكبر من 5 ميغابايت. اختر ملفًا أصغر.', // This file is larger than 5 MB. Choose a smaller one.
  sb77fa6fe1b6250bc: 'هذا الملف فارغ.', // This file is empty.
  s8c8b3a06e1b4db0a: 'ملف PDF أو JPEG أو PNG لا يتجاوز 5 ميغابايت. يُرسل فور اختياره.', // A PDF, JPEG or PNG file of at most 5 MB. It is sent as soon as you choose it.
  sb7d8af4b213f4a13: 'مطلوب مستند عن المنشأة.', // A document about the business is due.
  s3ec8222f69c465f6: 'جارٍ رفع المستند…', // Uploading the document…
  s4d0679ff95a20fa9: 'النص طويل جدًا.', // This is too long.
  sf0b66c923f4605dc: 'أدخل عنوان بريد إلكتروني، مثل \u2066alex@riverside.example\u2069.', // Enter an email address, such as alex@riverside.example.
  se78b967a0b099b17: 'أدخل الرقم مع رمز الدولة، مثل \u2066+971 4 000 0000\u2069.', // Enter the number with its country code, such as +44 20 7946 0018.
  s971dedcda11acebc: 'أدخل عنوانًا يبدأ بـ \u2066https://\u2069.', // Enter an address that begins with https://.
  s49263fa81aac8eb0: 'أدخل من 4 إلى 30 من الأحرف والأرقام.', // Use 4 to 30 letters and digits.
  sca9c71eff8209bd3: 'أدخل أربعة أرقام، مثل 5812.', // Use four digits, such as 5812.
  sb53af6f0ed5876b3: 'أدخل عددًا صحيحًا من 25 إلى 100.', // Enter a whole number from 25 to 100.
  s5be44dd690718e04: 'أدخل اليوم والشهر والسنة، مثل 17 5 1984.', // Enter a day, a month and a year, such as 17 5 1984.
  s7c687f8f2e622ffb: 'يجب أن يكون العمر 18 سنة على الأقل.', // Must be at least 18 years ago.
  s324e61cbbfa50260: 'أدخل اليوم والشهر والسنة، مثل 14 3 1998.', // Enter a day, a month and a year, such as 14 3 1998.
  s3dd054902cf561ad: 'يجب أن يكون في الماضي.', // Must be in the past.
  sbf4808a055e7aa00: 'اختر', // Choose
  s5c76cc4ada53f648: str`ينتهي بـ ${0}`, // Ends in {0}
  sa06387bae208ec63: 'إعداد منشأتك', // Set up your business
  s750f05cb7737e1f6: 'جارٍ تحميل بياناتك…', // Loading your details…
  s70731ebf99d787d2: 'لا تملك هذه الصفحة صلاحية عرض الإعداد.', // This page isn’t allowed to show the set-up.
  sfa95c675de952508: 'الإكمال لاحقًا', // Finish later
  s3e01ed8d6e8e6769: 'جارٍ الإرسال…', // Submitting…
  sc3733545a8dcd030: 'جارٍ الإزالة…', // Removing…
  sb060188bb28bfa9f: 'جارٍ الحفظ…', // Saving…
  s54c55bb54a33ff62: 'لا يوجد ممثل للمنشأة بعد.', // Nobody represents the business yet.
  s81ecf2d4386b8e84: 'متابعة', // Continue
  s01cf97824ae9fbc0: 'إضافة شخص', // Add a person
  s1c0a0ba9ca354f45: 'غير مكتمل', // Incomplete
  sdcda09c20b09b522: 'مكتمل', // Complete
  sea4f08110bb8f15d: 'إزالة', // Remove
  sf882039f1f7c3806: str`هل تريد إزالة ${0} من أشخاص المنشأة؟`, // Remove {0} from the people of the business?
  s32e02803d08ceb20: 'إزالة هذا الشخص', // Remove this person
  s5286cefee595f9db: 'كما هو مدوّن في وثيقة رسمية.', // As on an official document.
  s16a02885902cc131: 'حفظ هذا الشخص', // Save this person
  sbef0d1d7c802e033: 'استخدام عنوان المنشأة', // Use the address of the business
  s0016f981c5e84c5a: 'تمت إزالة الشخص.', // The person was removed.
  s86c6e018f3ef7a87: 'يُلزمنا القانون بمعرفة من يمثل المنشأة ومن يملك ربعها أو أكثر.', // The law asks us to know who represents the business, and who owns a quarter of it or more.
  sad2b270274993947: 'يمثل المنشأة', // Represents the business
  s75781ca3abea4fca: 'يملك 25% أو أكثر', // Owns 25% or more
  s95d7ec72b3229ba1: 'مدير', // Director
  s20356f57fa4f1c97: 'دور هذا الشخص في المنشأة', // Role in the business
  sbd903d64a039586f: 'الاسم الكامل', // Full name
  s36e074f349adfc34: 'رقم بطاقة الهوية أو جواز السفر أو الضمان الاجتماعي. نحتفظ بآخر أربعة أحرف أو أرقام فقط.', // From an identity card, passport or social security card. We keep only the last four characters.
  s8487153a89cc0524: 'بياناتك', // Your details
  s4dc3071e4e55cab6: 'إرسال للمراجعة', // Submit for review
  s2b35959bcf70e5dd: 'البيانات التالية ناقصة. يمكنك الإرسال بعد استكمالها.', // This is still missing. When it is there, you can submit.
  sced2b26c6a37ebb1: 'تحقق من بياناتك ثم أرسلها.', // Check your details, then submit them.
  s94993577c418bc66: 'نحتاج إلى معلومات إضافية.', // We need something more.
  s9aa3d34e093d90c2: 'قيد المراجعة', // In review
  s1bafe7db377f4043: 'نراجع بياناتك حاليًا. لا داعي للانتظار هنا، ويمكنك العودة في أي وقت.', // We’re reviewing your details. You don’t have to wait here: you can come back at any time.
  s0cf3a536f4fbc998: 'انقطع الاتصال. تعيد هذه الصفحة التحقق تلقائيًا.', // The connection is lost. This page tries again by itself.
  s84e541af9b205e31: 'تحويلاتك معلّقة.', // Your payouts are on hold.
  sad1d0b8e75b11061: 'يمكنك قبول المدفوعات. تُستأنف التحويلات بعد استكمال ما يلي:', // You can take payments. You are paid out again once this is settled:
  s2bb7b02eaea5934a: 'نتحقق مما أرسلته.', // We’re reviewing what you sent.
  s62373e3631b26b4a: 'تحويلاتك معلّقة حتى ذلك الحين.', // Your payouts are on hold until then.
  s13079e0504918159: 'تم رفض طلب انضمامك.', // Your application was declined.
  s3878ddb7a8f1356b: 'لا يمكنك قبول المدفوعات بهذا الحساب. لمعرفة السبب، تواصل مع مشغّل هذه الصفحة.', // You can’t take payments with this account. Ask the owner of this page for the reason.
  s3dbb5d1929b78de4: 'حسابك موقوف.', // Your account is suspended.
  s2e8fa8edefce3c7c: 'لا يمكن تغيير أي شيء هنا. تواصل مع مشغّل هذه الصفحة.', // Nothing can be changed here. Ask the owner of this page.
  s8d2a620f8cdaf3b0: 'هذا الحساب مغلق.', // This account is closed.
  sb0288028ed08387f: 'اكتمل الإعداد.', // You’re set up.
  s766c69467c07e1dc: 'يمكنك قبول المدفوعات. حسابك البنكي الجديد قيد التحقق.', // You can take payments. Your new bank account is being checked.
  sf3e6155de8c10ece: 'يمكنك قبول المدفوعات، وتُرسل تحويلاتك إلى حسابك البنكي.', // You can take payments, and your payouts go to your bank account.
  s1019b76d903f2f40: str`هناك متطلبات مستحقة بحلول ${0}.`, // Something is due by {0}.
  s0969b1797c10958e: 'بعد ذلك اليوم تُعلَّق تحويلاتك.', // After that day, your payouts are held back.
  sfa8641eece79b0bd: 'الانتقال إليها', // Go to it
  s8fd45bc6136209e3: 'لم يُقبل هذا. تحقق منه أو اتركه كما كان.', // This isn’t accepted. Check it, or leave it as it was.
  s3096debcf584729e: 'اختر خيارًا.', // Choose one.
  s5cd69aab9f7c8f98: 'ضع علامة هنا للمتابعة.', // Check this box to continue.
  sd2023813cc70bf74: 'الخطوات', // Steps
  scea8fe83eb12f43c: str`اكتمل ${0} من ${1}`, // {0} of {1} done
  sc8e99647d23486da: 'حفظ ومتابعة', // Save and continue
  sc16e00a7a8b2fde2: 'رجوع', // Back
  sffddb248c1500c19: 'بيانات المنشأة كما هي مسجّلة. يرى عملاؤك الاسم الذي تختاره.', // Who you are, as it is registered. Your customers see the name that you choose.
  s5ec788264172b605: 'عنوان المنشأة المسجّل. لا تُقبل صناديق البريد.', // Where the business is registered. No post office box.
  s233ae776268cd44b: 'المنشأة', // Business
  sfcdd8e672c75b713: 'العنوان', // Address
  s4854cd48f30ff8ee: 'الأشخاص', // People
  sd4647caeb94889ec: 'الشروط', // Terms
  sfc53e352afbca881: 'المراجعة', // Review
  s9c13a2548d254014: 'جاهز', // Ready
  s5c06b6e2521a4bf5: 'مطلوب', // To do
  s0379fc73608ab971: 'تم', // Done
  sb718fbf789a9f5c9: 'لاحقًا', // Later
  s9b6901ac422f46a7: 'مرفوض', // Declined
  sb5f7a0b4a5c7ec98: 'الاسم المسجّل', // Registered name
  sd7251b8b2dda0ea9: 'الاسم الظاهر للعملاء', // Name that customers see
  s5b538176b047d2fc: 'نوع المنشأة', // Type of business
  s787946a62fb4863b: 'الرقم الضريبي', // Tax number
  s9cf439c567040270: 'ما تبيعه', // What you sell
  s82665b2ffabc9c0a: 'الموقع الإلكتروني', // Website
  s1175575c2ced4d53: 'تاريخ التأسيس', // Founded on
  sa311a24c1471a974: 'المستند', // Document
  scbe9592201fb2a0c: 'الشارع والرقم', // Street and number
  s9b94d49f820e8865: 'المدينة', // Town or city
  s483169c26b28d9b3: 'الرمز البريدي', // Postal code
  s9cf7402fe920f7d1: 'الدولة', // Country
  s5456f991b726a491: 'شخص يمثل المنشأة', // A person who represents the business
  s93c046d8c5bb2047: 'تاريخ الميلاد', // Date of birth
  sd1f44f1a8bc20e67: 'البريد الإلكتروني', // Email
  sf1bc83d2509bafcf: 'الهاتف', // Phone
  s298581b0d4e1aecc: 'رقم الهوية', // Identity number
  s4e1c3a0856300ab2: 'نسبة الملكية بالمئة', // Share of the business in percent
  s60a994e3b40a3fd7: 'قبول الشروط', // Acceptance of the terms
  s43ff6b7fa4eb450e: 'أرسل مستندًا يوضح الاسم المسجّل للمنشأة ورقمها الضريبي.', // Send a document that shows the registered name and the tax number of the business.
  s1fbd0c0c67b55484: 'أعاد البنك أحد التحويلات. تحقق من الحساب أو أدخل حسابًا آخر.', // The bank returned a payout. Check the account, or enter another one.
  sae77543dd8b42aaf: 'البيانات الناقصة:', // Still due:
  se0d1d6bd81fc1980: 'تم القبول', // Accepted
  sa5c28fae67d92cb5: 'قرأتُ الشروط وأوافق عليها نيابةً عن المنشأة.', // I have read the terms and accept them for the business.
  sd6dbcdd8b169771d: 'قراءة الشروط', // Read the terms
  s81fa26ccde47d6b4: '(يُفتح في علامة تبويب جديدة)', // (opens in a new tab)
  sa291678f99882d3e: 'اقبل الشروط لتتمكن من قبول المدفوعات.', // Accept them to take payments.
  s29bcf823714f8ad3: str`تم القبول في ${0}.`, // Accepted on {0}.
  sef6fc9bbecb49ad0: 'يلزم تقديم وثيقة رسمية لهذا الشخص، مثل جواز السفر.', // An official document of this person is due, such as a passport.
  s5ceceb0169c2f4de: 'مثل رقم التسجيل الضريبي. تعرضه الإيصالات كاملًا.', // Such as a VAT number. Receipts show all of it.
  sc4f98d2e86f061f5: 'التسجيل الضريبي على الإيصالات', // Tax registration on receipts
  se2942f9d26a3839c: 'الضاحية', // Suburb
  s49c062b3b27c5a65: 'المقاطعة', // Province
  sae239213b7c70376: 'الولاية', // State
  s039f55207f48a0c8: 'الإمارة', // Emirate
  s86a3745e20fb48a6: 'المحافظة', // Prefecture
  sabaad7d234e9c1f7: 'المقاطعة (county)', // County
  s1e45a4d7635fbda7: 'الإدارة', // Department
  sb51270e19988f9bd: 'المنطقة', // Region
  s06fd2f8b555158a4: 'الناحية', // Area
  s88d4b07d95a0d6af: 'الحي', // District
  se5a206eb8faa4118: 'الأبرشية', // Parish
  s427b795d28c19eec: 'الجزيرة', // Island
  sbb03167c49773774: 'الأوبلاست', // Oblast
  s908b17a113776765: 'المقاطعة أو المدينة', // Province or city
  s442fb1c19566bdb9: 'الرمز البريدي (ZIP)', // ZIP code
  s3d0bb0448ae28706: 'الرمز البريدي (postcode)', // Postcode
  s8d4e6a64faaefa22: 'Eircode', // Eircode
  sd8735ef67143b0d9: 'رمز PIN البريدي', // PIN code
  s16124c19b0c92120: 'رقم BSB', // BSB
  s38f8f411c5cb0dfe: 'رقم المؤسسة', // Institution number
  s17580c3589f5d56d: 'رقم الترانزيت', // Transit number
  s5ad765f0f48aace4: 'رمز البنك', // Bank code
  sebc9c8586332252e: 'رمز الفرع', // Branch code
  s15f05519b0ac4a05: 'رمز BIC', // BIC
  s3eb6a7a778733bdc: 'نوع الحساب', // Account type
  s99460706adc3cc02: 'صاحب الحساب', // Account holder
  s595a73288e274ec6: 'حساب جارٍ (checking)', // Checking account
  scd99ed71799e932f: 'حساب توفير', // Savings account
  sa272124d4f77e038: 'حساب عادي (futsu)', // Ordinary account
  sde56a2e01b083d91: 'حساب جارٍ (toza)', // Current account
  sa54b48c28c58e14d: 'اكتب الاسم بالكاتاكانا.', // Write the name in katakana.
  se807ec01980593e6: 'أدخل اسم صاحب الحساب.', // Enter the name of the account holder.
  sfcfb573988a72631: 'أدخل 8 أو 11 حرفًا ورقمًا.', // Use 8 or 11 letters and digits.
  s989b09f9574d079a: str`تحقق من هذا الرمز. مثال: ${0}`, // Check this code. Example: ….
  s3f48f1f0a773215a: 'تحقّق من عدد الأرقام.', // Check the number of digits.
  s684b6bfe5d516e5c: str`الخطوة ${0} من ${1}`, // Step … of …
  s58abba84928c40f6: 'التالي:', // Next:
  s5d3fd7ce45b5b077: 'ما الذي يحدث بعد ذلك', // What happens next
  sa4f7bbb1435a84dd: 'نراجع بياناتك. يمكنك مغادرة هذه الصفحة في أثناء ذلك.', // We review your details. You can leave this page meanwhile.
  s2f5f1b91d88824c3: 'إذا كان هناك نقص، فستوضحه هذه الصفحة.', // If something is missing, this page says what.
  s8277c21f96cdc159: 'بعد الموافقة يمكنك قبول المدفوعات، وتُحوَّل إلى حسابك البنكي.', // Once you’re approved, you can take payments, and they are paid out to your bank account.
  s2f35239b2a49c06c: 'المتابعة لدى مزوّد خدمة الدفع', // Continue at the payment processor
  s4f7fab11e7459a46: 'جارٍ فتح نموذج مزوّد خدمة الدفع…', // Opening the payment processor’s form…
  s2d00cddec274c248: 'نموذج مزوّد خدمة الدفع', // The payment processor’s own form
  s93fcc122adecca56: 'يطلب مزوّد خدمة الدفع بيانات أكثر مما في هذا النموذج. قدّمها في نموذجه الخاص.', // The payment processor asks for more than this form does. Answer it on its own form.
};

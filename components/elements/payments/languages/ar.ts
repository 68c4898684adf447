import { str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-payments> speaks; see components/i18n/languages.ts. */
export const messages = {
  s86f6a31b46695790: 'السبب الذي ذكره البنك:', // The reason that the bank gives:
  s09326cc5706c9b5d: 'قبول الخسارة', // Accept the loss
  s42afcb139814577d: str`هل تقبل خسارة ${0}؟`, // Accept the loss of …?
  sdd9a6c816f13c8d2: str`يحتفظ صاحب البطاقة بمبلغ ${0}، وتبقى الرسوم البالغة ${1}. لن تُرسل أي أدلة، ولا يمكن فتح الاعتراض من جديد.`, // The cardholder keeps …, and the fee of … stays. No evidence is sent, and the dispute can’t be opened again.
  sd31f157de065456f: str`يحتفظ صاحب البطاقة بمبلغ ${0}. لن تُرسل أي أدلة، ولا يمكن فتح الاعتراض من جديد.`, // The cardholder keeps …. No evidence is sent, and the dispute can’t be opened again.
  s22459ab5611a1e87: 'يجري قبول الخسارة.', // The loss is being accepted.
  s580fc5bd85edd1e0: 'يجري إرسال الأدلة.', // The evidence is being sent.
  s51d5f1fbd77e1ef2: 'لم يؤكد البنك ذلك بعد. يُعاد الإرسال حتى يؤكده.', // The bank hasn’t confirmed it yet. It is sent again until it does.
  sb38bfa75c0d165ee: str`الرد قبل ${0}`, // Answer by …
  s46f5ec4a751519d6: str`انتهت مهلة الرد في ${0}`, // The time to answer ended …
  s946f43c1afc5d604: str`بدون رد يحتفظ صاحب البطاقة بمبلغ ${0}، وتبقى الرسوم البالغة ${1}.`, // Without an answer the cardholder keeps …, and the fee of … stays.
  s12bb29241da6063d: str`بدون رد يحتفظ صاحب البطاقة بمبلغ ${0}.`, // Without an answer the cardholder keeps ….
  se1452a5c5a454a97: 'حُسم الاعتراض لصالحك.', // You won the dispute.
  sa1129e94ac3f7e86: str`عاد ${0} إلى رصيدك.`, // … is back in your balance.
  s3c31a16162e1d350: 'لدى البنك أدلتك، وهو من يقرر.', // The bank has your evidence, and decides.
  s7db0927c74fa9312: 'قد يستغرق ذلك بضعة أسابيع. لا يلزم أي إجراء حتى ذلك الحين.', // That takes up to a few weeks. There is nothing to do until then.
  s1dcf3c75daea9747: 'لا يقبل البنك أدلة في هذا الاعتراض.', // The bank takes no evidence for this dispute.
  sd018b68e381771b5: 'قبلت الخسارة.', // You accepted the loss.
  sf3dbf82bfeb40dd9: 'لم يُحسم الاعتراض لصالحك.', // You lost the dispute.
  se364464c3b30e90e: str`يحتفظ صاحب البطاقة بمبلغ ${0}.`, // The cardholder keeps ….
  s75efc1a7440263f0: 'تم قبول الخسارة.', // The loss is accepted.
  s7d8750d5061a82e4: str`يُحجز ${0} ورسوم قدرها ${1} حتى صدور القرار. إذا حُسم لصالحك، يعودان معًا.`, // … and a fee of … are held back until it decides. If you win, both come back.
  s0a7567eec3602578: str`يُحجز ${0} حتى صدور القرار. إذا حُسم لصالحك، يعود إليك.`, // … is held back until it decides. If you win, it comes back.
  sab54ef39720b6144: 'الأدلة', // Evidence
  sddcaebaa31ed7ea0: 'صاحب البطاقة لم يُجرِ هذه الدفعة', // The cardholder didn’t make this payment
  sb190fc91b74ec68d: 'لم يُستلم الطلب', // Order not received
  s976fd96ec16b9191: 'ليس كما وُصف أو تالف', // Not as described, or broken
  s11d8835d2d5e5fea: 'لم يصل المبلغ المسترد', // A refund didn’t come
  se576ceeb2774078b: 'أُلغي اشتراك', // A subscription was canceled
  sf018ef14d094fed1: 'صاحب البطاقة لا يتعرّف على الدفعة', // The cardholder doesn’t recognize the payment
  s6bd2538dab587680: 'يجب أن يكون عنوان بريد إلكتروني، مثل lee@example.com.', // Must be an email address, such as lee@example.com.
  s762bdf0ab393ed4f: 'أدلتك', // Your evidence
  sde58fa4655235aff: str`يقرأ البنك هذا النص، ${0} حرف على الأكثر.`, // The bank reads this, at most … characters.
  sbd1c4ef3972b8517: 'عُبّئت البيانات الموجودة في الطلب.', // What the order says is filled in.
  sced7c4b63b5e1704: 'تُرسل الأدلة مرة واحدة مع ملفاتها. يمكن تغيير المسودة حتى ذلك الحين.', // Evidence is sent once, with its files. A draft can be changed until then.
  sc0d63d7f492b898b: 'حفظ المسودة', // Save draft
  s70e0df1433e794fc: 'إرسال الأدلة', // Send evidence
  sc3f76ba4473b2a91: 'ملفاتك', // Your files
  s92c870d2e4fbca03: 'إضافة ملف', // Add a file
  s2cb254a4c40face2: str`ملف JPEG أو PNG أو PDF بحجم 2 ميغابايت على الأكثر، وحتى ${0} ملفات. يُحفظ لدى البنك فور اختياره، ولا يمكن فتحه هنا مرة أخرى.`, // JPEG, PNG or PDF of at most 2 MB, up to … files. It is kept with the bank as soon as you choose it, and can’t be opened here again.
  s94808fbd350d1daa: 'اذكر ما حدث، أو أضف ملفًا.', // Say what happened, or add a file.
  sf4d9c75f655d2e4b: 'أُرسلت الأدلة.', // The evidence is sent.
  s947e07015337a3ac: 'حُفظت المسودة.', // The draft is saved.
  sfab8cba315a4b2ac: 'هذا الملف أكبر من 2 ميغابايت. اختر ملفًا أصغر.', // This file is larger than 2 MB. Choose a smaller one.
  s36a7bee0302ce567: 'ما حدث، بكلماتك', // What happened, in your words
  s47fc1bb2652c1510: 'اسم العميل', // Name of the customer
  s4ee4d4bf56f35cd5: 'البريد الإلكتروني للعميل', // Email of the customer
  s464b70da5c6a76d5: 'متى استلمه العميل', // When the customer got it
  sa4ceb116111b8ec8: 'ما الذي بيع', // What was sold
  s2699b31b333e68fe: 'سياسة الاسترداد لديك', // Your refund policy
  s848604e2a3ce0f38: 'لماذا لم تسترد أي مبلغ للعميل', // Why you refunded nothing
  s8e1b81981b4fe4d0: 'ما حدث', // What happened
  scdbe56709c64d284: str`حُجز ${0} على البطاقة`, // … held on the card
  s10f571d298973de5: str`خُصم ${0}`, // … charged
  s2e91c20168a26212: 'أُلغي الحجز. لم يُخصم أي مبلغ من الضيف.', // The hold was released. The guest was not charged.
  sadf174e88673a0a8: 'بدأت. لم يُكمل الضيف الدفع.', // Begun. The guest hasn’t finished paying.
  s3ba3f341e9bd8eae: 'أُرسلت الأدلة إلى البنك', // Evidence sent to the bank
  s04d626f55695b1af: 'اعتراض خاسر', // Dispute lost
  sb5e66a044fcd8e9f: 'قُبلت الخسارة', // Loss accepted
  seb21e9ebace3d5ec: str`عاد التحويل المؤرخ ${0}`, // The payout of … came back
  sa9b415a18420d030: str`ضمن التحويل المؤرخ ${0}`, // In the payout of …
  s9789b84a30c4f5cb: str`يجري استرداد ${0}`, // … is being refunded
  s3fd41472c11d5c12: str`فشل استرداد ${0}`, // The refund of … failed
  sbf849bec241ea148: str`استُرد ${0}`, // … refunded
  s5f754953e3ee9149: 'لم يؤكد صاحب البطاقة الدفعة.', // The cardholder didn’t confirm the payment.
  s80a026f82ab87f5b: 'لم يُكمل الضيف في الوقت المحدد.', // The guest didn’t finish in time.
  s8fa9ec68d8918b4c: 'لم يذكر البنك سببًا.', // The bank gave no reason.
  sc4adcccbe7d1b675: 'الرصيد غير كافٍ.', // There wasn’t enough money.
  sed81ea1d63d178ee: 'أُبلغ عن فقدان البطاقة.', // The card was reported lost.
  sbb9bf3eb8cd82155: 'أُبلغ عن سرقة البطاقة.', // The card was reported stolen.
  sf0227143c763babf: 'انتهت صلاحية البطاقة.', // The card has expired.
  sf393344aa584bbfb: 'رمز الأمان غير صحيح.', // The security code was wrong.
  s45603481654c059b: 'رقم البطاقة غير صحيح.', // The card number was wrong.
  sa793c793ad028d5a: 'حدث خلل لدى البنك.', // The bank had a fault.
  s09da0a0df9d6bf1f: 'رسوم الاعتراض', // Dispute fee
  s4721aafadca286fd: 'ما يبقى لك', // What you keep
  s150d62340ed6344f: 'المبلغ المخصوم', // Charged
  s57d5b4e86f11ef37: 'الاسم أو الطلب أو آخر 4 أرقام أو المبلغ', // Name, order, last 4 digits or amount
  s6cb544a077b23852: 'آخر 4 أرقام أو المبلغ', // Last 4 digits or amount
  s850c158f8f48b9b6: 'تصفية المدفوعات', // Filter payments
  s016db33541a125c4: 'البحث في المدفوعات', // Search payments
  s155085305728da46: 'أي وقت', // Any time
  sc05cff7ca7ffaa41: 'أي حالة', // Any status
  s35f726bf7bcd4ef1: 'أي بطاقة', // Any card
  sf4d9d9a29ac3a5ee: 'بطاقات أخرى', // Other cards
  s56cbab26c3c06745: 'آخر 90 يومًا', // Last 90 days
  se01dd67c8b9173c5: str`المدفوع في ${0} (${1})`, // Paid in … (…)
  s426dae8fb499d137: str`محجوز الآن (${0})`, // Held now (…)
  sce7b0d8e5153313a: str`المسترد في ${0} (${1})`, // Refunded in … (…)
  s53272ce67183ce96: str`اعتراضات (${0})، الرد قبل ${1}`, // Disputes (…), answer by …
  s4669ac19548896f8: str`اعتراضات بانتظار الرد (${0})`, // Disputes to answer (…)
  s1afec223a5a383ad: str`المدفوعات المخصومة من ${0} إلى ${1}`, // Payments that were charged from … to …
  s0bb2d48532acc455: 'تنزيل CSV', // Download CSV
  se18c9f83ecd43653: 'الضيف', // Guest
  sc683c10250a1b719: 'متى', // When
  sf723d8bec0dac360: 'لا توجد مدفوعات مطابقة', // No payments match
  s293a37211dc19a94: 'ابحث بكلمات أقل، أو أزل أحد عوامل التصفية.', // Search with less, or remove a filter.
  s4ea58d167f0aecae: 'عرض كل المدفوعات', // Show all payments
  s58c6fef014b241fb: 'لا توجد مدفوعات بعد', // No payments yet
  sb420921839bebea0: 'تظهر المدفوعات بالبطاقة هنا بمجرد أن يطلب الضيف أو يدفع عبر رابط.', // Card payments appear here as soon as a guest orders or pays by a link.
  sa6899ef0c1fc09cc: str`مسترد ${0}`, // Refunded …
  sa9c1de10fba3b3c0: 'غير مكتملة', // Not finished
  s352705d86112bc9e: 'محجوزة', // Held
  s014e9c83eb0a9252: 'مستردة جزئيًا', // Refunded in part
  s6c8e5cfd95fb51ae: 'لم تُخصم', // Not charged
  s3f3373b4d7f81d16: 'غير مسموح لهذه الصفحة بعرض المدفوعات.', // This page isn’t allowed to show payments.
  s09c0b6c4fadca84b: str`يتبقى للاسترداد ${0} على الأكثر.`, // Up to … is left to refund.
  sc1f2136854a2ca53: 'ملاحظة لسجلاتك', // Note for your records
  s9b839a41dc8a7cb7: 'يظهر المبلغ لدى بنك الضيف خلال أيام. رسوم الدفع لا تُرد.', // The guest’s bank shows the money in a few days. Payment fees aren’t returned.
  s37653407671591bc: 'استرداد الكل', // Refund all
  s6158205347d60434: 'اختر الأصناف، أو أدخل مبلغًا.', // Choose items, or enter an amount.
  s4580c05a4f819ffd: 'أدخل مبلغًا أكبر من 0.', // Enter an amount above 0.
  sc2963a59b1c6b4fd: str`استرداد ${0} في الطريق.`, // The refund of … is on its way.
  s1232254544b5613d: 'بقي الآن مبلغ أقل للاسترداد.', // Less is left to refund by now.
  s2ba5f4d8f3bd7c57: 'الطلب', // Order
};

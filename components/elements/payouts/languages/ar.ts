import { plural, str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-payouts> speaks; see components/i18n/languages.ts. */
export const messages = {
  s012a8c06567a7606: 'تغيير الجدول', // Change schedule
  s06e80315ac9995b9: 'لا يوجد بعد', // None yet
  s091d5807b5b33550: 'يوم الأسبوع', // On
  s0bb2d48532acc455: 'تنزيل CSV', // Download CSV
  s0bb69fee72a2f5be: 'تسوية', // Adjustment
  sf9f836780804ec3f: 'تم التحويل', // Paid out
  sfe976cb5169ebd69: 'لا يوجد حساب بنكي يمكن التحويل إليه. أدخل حسابًا.', // There is no bank account that can be paid. Enter one.
  s10168ed5daba6d1f: 'استرداد', // Refund
  sb4dbb7345c476afc: 'استرداد لم ينجح', // Refund failed
  s11f1d56607caba5f: 'كل التحويلات', // All payouts
  s122b3dd1fdd8d24a: 'التحويل القادم', // Next payout
  s12f3f06859a6fce3: 'رفضه البنك', // Refused by the bank
  s1b1573dd753c4500: 'متاح خلال الأيام القادمة', // Available in the next days
  s2091d188173a9326: 'يُخصم من تحويلك القادم', // Taken from your next payout
  s222edaaf825a00b8:
    'تُرسل التحويلات من الآن إلى الحساب الجديد. حفاظًا على الأمان، التحويلات الفورية معلّقة لمدة 24 ساعة.', // Payouts go to the new account from now on. For safety, instant payouts are held for 24 hours.
  s2d6f5e73af2c50f9: 'جدولك يدوي: أنت من يطلب كل تحويل.', // Your schedule is manual: you ask for each payout.
  s2e63c2a6bb5543ba: 'لا توجد تحويلات مطابقة.', // No payouts match.
  s329b5591cb266654: 'لا تملك هذه الصفحة صلاحية عرض التحويلات.', // This page isn’t allowed to show payouts.
  s341d45f2f4e7f4ac: 'الحساب البنكي', // Bank account
  s35bb369e4d70ce89: 'عند الطلب فقط', // Only when you ask for it
  s3741f219c32abe78: 'الصافي', // Net
  s38240ad136d31bc5: 'في الطريق', // On its way
  s3e006a806d3b4691: 'دفعة', // Payment
  s402b4c47a6eb6462: 'تغيير الحساب', // Change account
  s9a11da2be3993dd3: 'إضافة حساب', // Add account
  s44ab402287712995: str`حساب ينتهي بـ ${0} (${1})`, // Account ending in {0} ({1})
  s3806e0597cc29fbb: 'اعتراض', // Dispute
  s8bfe9c0e439cd89b: 'اعتراض لصالحك', // Dispute won
  s470bf1af41a680fc: 'رسوم تحويل فوري', // Instant payout fee
  s47de947cff7aa200: 'تحويل مُعاد', // Returned payout
  s49439f2f1ddee765: 'حفظ الجدول', // Save schedule
  s4993f4ea8b709873: 'خلال آخر 90 يومًا', // In the last 90 days
  s4ec54892c5e6f7fa: 'تم إلغاء التحويل، وأصبح مبلغه متاحًا مجددًا.', // The payout is canceled. Its amount is available again.
  s53a526d5c80c3e28: 'عادي', // Standard
  s56d7547105ad0103: str`كل أسبوع، يوم ${0}`, // Every week, on {0}
  s58e80975ed6d76b0: 'رسوم التحويل الفوري', // Fee for an instant payout
  s60ca2f87022a6489: 'جارٍ حفظ الجدول…', // Saving the schedule…
  s619c213c4b109eb2: 'فوري', // Instant
  s61f9d8f4ed40ee90: 'نوع التحويل', // Method
  s6345f7922c9aa610: 'التحويلات', // Payouts
  s68d5ac5aac36853a: 'يوم الشهر', // On day
  s6e7b6211d7ae6690: 'التحويل في الطريق.', // The payout is on its way.
  s734a442b2b6d5bd9: 'التكرار', // How often
  s7a3439e663d70479: 'عاد المبلغ إلى رصيدك وسيُضاف إلى تحويلك القادم.', // The amount is in your balance again, and part of your next payout.
  sf545773989653da4: 'مكونات التحويل', // Breakdown
  s7dea6d25be21fb73: 'الحركة', // Entry
  s8356439938acca98: 'التحويلات الفورية معلّقة لمدة 24 ساعة.', // Instant payouts are held for 24 hours.
  s846b3790b6e25c1c: 'الحساب', // Account
  s8cbb2899f2277665: 'خلال آخر 30 يومًا', // In the last 30 days
  s8f74bb202c35a940: 'تصفية التحويلات', // Filter payouts
  s90b45b7d08768b8a: 'رقم التوجيه (Routing Number)', // Routing number
  s90dec292b2b35a94: 'التحويلات غير متاحة هنا بعد.', // Payouts aren’t available here yet.
  s92ad85a5f5945203: 'أعاد البنك التحويل. راجع البنك أو أدخل حسابًا آخر.', // The bank returned the payout. Ask your bank, or enter another account.
  s934726e2a5886d85: 'رقم الحساب', // Account number
  s94d7a13322dfd7da: 'رمز الفرع البنكي (Sort Code)', // Sort code
  s9788a49125e272a6: 'جارٍ إلغاء التحويل…', // Canceling the payout…
  s98c5741860c7febf: 'كل الفترات', // At any time
  s98cbe21c04019556: 'موعد التحويل إليك', // When you are paid out
  s98dadeafcc020a1f: 'تم تغيير الحساب البنكي.', // The bank account is changed.
  s992097decb0f4c86: 'يوميًا', // Every day
  s9b2ec058478f7575: 'الرصيد أقل من الحد المطلوب للتحويل، وسيُرحَّل إلى التحويل القادم.', // The balance is too small for a payout. It is carried forward.
  s9b8dccb514a0e34c: 'الجدول', // Schedule
  s9cd80a3f241e5db8: 'عرض كل التحويلات', // Show all payouts
  s9e941688abe1c2ab: 'جارٍ التحويل…', // Paying out…
  sa30c4d3b566b6b1a: 'تم الإلغاء', // Canceled
  sa401dba228ae45fb: 'الحساب مغلق. أدخل حسابًا بنكيًا آخر.', // The account is closed. Enter another bank account.
  sac186e7688781547: 'إلغاء التحويل', // Cancel payout
  sb217e92dcb9b1840: 'كل أسبوع', // Every week
  sb48e31c89229f4b2: 'يصل خلال نصف ساعة. لتجنّب الرسوم، انتظر تحويلك القادم.', // It arrives within half an hour. Without a fee, wait for your next payout.
  sb8a3d4df7d1c5e6b: 'الرصيد', // Balance
  sba98a7152d80b949: 'المبلغ', // Amount
  sbd8be4f01d2b8355: 'خلال آخر 7 أيام', // In the last 7 days
  sc09f5160021a165b: str`كل شهر، يوم ${0}`, // Every month, on day {0}
  sc72096a7b6a05d7f: 'لا يوجد مبلغ للتحويل بعد.', // There is nothing to pay out yet.
  sd158a5fc0f062f18: 'متاح', // Available
  sd20af63e786bac61: 'التحويل الآن', // Pay out now
  sd3c19b440b7deffb: 'الحركات، الأقدم أولًا', // Entries, the oldest first
  sd6875b3c278e8299: 'رصيدك سالب. تُسدده المبالغ القادمة.', // Your balance is negative. What comes in next pays it off.
  s173e9b96affa03ab: 'عدد الأيام حتى يمكن تحويل الدفعة', // Days before a payment can be paid out
  sdaab9d18f0070694: 'يمكن تحويله الآن', // Can be paid out now
  sdea65d46c67e5230: 'ستتلقى', // You get
  s40fafbdddffa0f93: str`ستتلقى ${0}. الرسوم: ${1}.`, // You get {0}. The fee is {1}.
  s3f9756e1d761a0b1: 'يمكن تحويل الدفعة بعد يوم واحد.', // A payment can be paid out after one day.
  se0955919920ee87d: 'اليوم', // Day
  se287216f6a0406ff: str`يُرسل في ${0} ويصل إلى البنك بحلول ${1}`, // Sent on {0}, at your bank by {1}
  se586e1eddda0f3b6: 'تم حفظ الجدول.', // The schedule is saved.
  se67bb96ef83c3f83: 'الوصول إلى البنك', // At the bank
  se68706d0c9cf8a85: 'IBAN', // IBAN
  se6af93b7fccb39ff: 'لا توجد تحويلات بعد.', // No payouts yet.
  se87e0ac1f45519c3: 'تحويل', // Payout
  s1956651afe506846: 'تبدأ التحويلات بعد مراجعة بياناتك.', // Payouts begin once your details have been reviewed.
  sf6a2a547ef704786: 'لم يُحوَّل مجددًا بعد', // Not paid out again yet
  s2ab82c2c8cfaec7c: 'معرّف التحويل', // Payout ID
  se8ff698efbb10327: 'التحويلات متوقفة ما دام حساب نشاطك معلّقًا.', // Payouts are paused while your business is suspended.
  sec5f8a8725663cc6: 'التحويلات متوقفة حتى يكتمل إعداد حسابك.', // Payouts are paused until your set-up is complete.
  sed8ec5e3c64fa25d: 'الإجمالي', // Total
  sef2978ba5e6fefd0: 'يظهر أول تحويل هنا عندما يحين موعده في الجدول.', // The first one appears here once your schedule pays out.
  sf2cfab199ca3b043: 'الرسوم', // Fee
  sdee0bb0111699c2a: 'المرجع لدى البنك', // Bank reference
  sf4bdeb992b5398f1: 'جارٍ حفظ الحساب البنكي…', // Saving the bank account…
  sf653e8a07f3e37c7: 'حفظ الحساب', // Save account
  sf9532699243f4dd2: 'الجدول والحساب البنكي', // Schedule and bank account
  sfba8e09ccef579c4: 'جارٍ تجهيز الملف…', // Preparing the file…
  sfc4947dd8bbcfd92: 'كل شهر', // Every month
  sfcef283a1fb640f6: 'لا يعرف البنك هذا الحساب. أدخل حسابك البنكي مرة أخرى.', // The bank doesn’t know this account. Enter your bank account again.
  s2226072543c516e6: str`التحويلات الفورية معلّقة حتى ${0} بسبب تغيير الحساب البنكي.`, // Instant payouts are held until {0}, because the bank account has changed.
  sa3427856a8e1a77c: 'ما اخترته', // You chose
  s45f6df47abbc92a9: 'حفظ ما اخترته', // Save what I chose
  s956c748a60451c57: 'لم يعد هناك مبلغ يمكن تحويله.', // Nothing can be paid out right now.
  sa54708b04d3ec1b7: 'أصبح المبلغ المتاح أقل.', // Less is available now.
  s7cc4606edb4fe8ad: 'لم يُحوَّل أي مبلغ. هذه هي المبالغ في الوقت الحالي.', // Nothing was paid out. These are the current amounts.
  sb8e6fbac28711af3: 'قبل الرسوم', // Before fees
  sba2a0427963d1a25: 'الأحدث أولًا', // Newest first
  sda134a52656c41b0: 'الأقدم أولًا', // Oldest first
  sdce51c8eea4e0ba2: 'لم تصل بعد', // Still to come
  sf139a496c0f9b763: str`من ${0}`, // From {0}
  sfe255b8825ebcad9: str`حتى ${0}`, // Until {0}
  s86f105636f2badcd: 'الأكبر أولًا', // Largest first
  s2d334143502e4872: 'الأصغر أولًا', // Smallest first
  s52738d9332baa879: 'الأحدث وصولًا أولًا', // Latest arrival first
  s96a4986832d23cef: 'الأقدم وصولًا أولًا', // Earliest arrival first
  sed1a054e4737e1fd: str`يتضمن ملف CSV كل حركات هذه التحويلات التي تصل من ${0} إلى ${1}، باستثناء الفاشلة والملغاة.`, // The CSV has every entry of these payouts that arrive from {0} to {1}, without failed and canceled ones.
  s39e326f0b88d8b0d: str`يتضمن ملف CSV كل حركات هذه التحويلات التي تصل من ${0} إلى ${1}.`, // The CSV has every entry of these payouts that arrive from {0} to {1}.
  sc86a5ef27a14e869: 'لا تظهر التحويلات الفاشلة والملغاة في أي ملف CSV، إذ بقيت أموالها هنا.', // Failed and canceled payouts are in no CSV: their money stayed here.
  s2a87c777df650b17: 'الاشتراك الشهري', // Monthly subscription
  s75ef1b6ba1c6fc6b: 'رسوم أعضاء الولاء الشهرية', // Monthly loyalty members
  scb4d3396f92ec452: 'لم يقبل البنك التحويل. عاد المبلغ إلى رصيدك، ويبقى حسابك كما هو.', // The bank didn’t accept the payout. The amount is in your bal
  s3bd59b5c0653d8ce: plural(0, {
    zero: 'يمكن تحويل الدفعة في اليوم نفسه.',
    one: 'يمكن تحويل الدفعة بعد يوم واحد.',
    two: 'يمكن تحويل الدفعة بعد يومين.',
    few: str`يمكن تحويل الدفعة بعد ${0} أيام.`,
    many: str`يمكن تحويل الدفعة بعد ${0} يومًا.`,
    other: str`يمكن تحويل الدفعة بعد ${0} يوم.`,
  }), // A payment can be paid out after {0} days.
  s77e552ca7368aa78: 'لا تملك هذه الصفحة صلاحية عرض الرصيد.', // This page isn’t allowed to show the balance.
  sfb339f9becb720f0: 'لا تُجرى أي تحويلات حاليًا.', // Nothing is paid out at present.
  s5d07b6448a496edd: 'فشل التحويل. راجع البنك.', // The payout failed. Ask your bank.
  s9995d15162d30316: 'عرض التحويل الذي يتضمن هذا المبلغ', // Show the payout that has its money
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
  s045ede5b07a46311: str`الطلب ${0}`, // Order …
  s6cfbf019e218b7ea: 'إكرامية', // Tip
  s7a305d31dc63d397: 'الخصومات', // Discounts
  s41fcaea831e2795e: 'تم الاسترداد', // Refunded
  sfa28319e707cf5d5: 'تفاصيل الطلب', // Order details
};

import { str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-reporting> speaks; see components/i18n/languages.ts. */
export const messages = {
  sb7fe19afd63a928a: 'فترة التقرير', // Dates of the report
  sa6ab5184d6315895: 'من', // From
  s09353907b5c79284: 'إلى', // To
  sd05f381be5b74db6: 'عرض التقرير', // Show report
  s48dd8fe0faa71bf9: 'اختر تاريخ البداية.', // Choose a start date.
  sadab9433466b4d8c: 'اختر تاريخ النهاية.', // Choose an end date.
  s8ac62ecad9dcc106: 'تاريخ البداية بعد تاريخ النهاية.', // The start date is after the end date.
  s5cb9b28caa0020fe: str`الحد الأقصى لأيام التقرير ${0}، وعدد الأيام المختارة ${1}.`, // A report has at most {0} days. These are {1}.
  sf4dbf23126f7079a: 'طلبت هذه الصفحة تواريخ غير موجودة. اختر تواريخ أخرى.', // This page asks for dates that don’t exist. Choose others.
  s122e9f7824a2af12: 'الفترة', // Range
  sc830d255d2808c34: 'مقارنة مع', // Compare with
  s8f0157813ac0c519: 'الفترة السابقة', // Previous period
  saf7211fb893a22db: 'الفترة نفسها من العام الماضي', // Same dates last year
  s41d0639ac24cbb6a: 'بدون مقارنة', // Nothing
  see2fcaedf9743ec6: 'الفرع', // Location
  sfe5857d2790cdd68: 'كل الفروع', // All locations
  s3da9d815a26aea7c: 'قناة البيع', // Surface
  s9d73c4eb2a8be38c: 'كل القنوات', // All surfaces
  sa0138ebae71065ea: 'تواريخ أخرى…', // Other dates…
  s0e95bc61f42b8d66: 'مبالغ روابط الدفع', // Pay link amounts
  seebf0a900fa14c4c: 'البحث عن صنف', // Find an item
  s92dbde2aca0437f7: 'الأصناف المباعة', // Items sold
  s52cfa1d198476806: 'الصنف', // Item
  s0d5c4bb195a222f8: 'الكمية', // Quantity
  sd2e4c0c2898d44d7: 'إجمالي المبيعات', // Gross sales
  s7a305d31dc63d397: 'الخصومات', // Discounts
  s10c22162aac7ee84: 'عمليات الاسترداد', // Refunds
  s993ad1834d64f380: 'صافي المبيعات', // Net sales
  s74ee46657ae6b24e: 'النسبة من إجمالي صافي المبيعات', // Share of net sales
  s63dde09ab1c60a49: 'كيف يُحتسب صافي مبيعات هذا الصنف', // Net sales of this item, step by step
  scb3ecc0ed4325ead: 'الضريبة المشمولة في الأسعار', // Tax in prices
  s6afade9574524d85: 'كيف يُحتسب الإجمالي', // Price breakdown
  sebdb97da40bfdc3c: str`${0} خلال الفترة ${1}.`, // {0} in {1}.
  sf4bae628a9ab4f95: str`الأعلى: ${0}، ${1}.`, // Highest: {0}, {1}.
  seaed884aeb059c44: str`مقارنةً مع ${0}: ${1}.`, // Compared with {0}: {1}.
  s5753f8f5ee048d94: 'المدفوعات حسب طريقة الدفع', // Payments by method
  s59290bf9cd5fcb14: 'طريقة الدفع', // Paid by
  s95fbda399bb97206: 'المدفوعات', // Payments
  s4c2e50f73ff9175f: 'المدفوع', // Captured
  s48d094fb2ffff8fb: 'الإكراميات', // Tips
  s3043ab9399d301c6: 'عدد عمليات الاسترداد', // Number of refunds
  sf64f170efeb5a7ed: 'معترَض عليه', // Disputed
  s41fcaea831e2795e: 'تم الاسترداد', // Refunded
  sf1ff29c431533768: 'المحصَّل', // Collected
  s921f65a0dd455217: 'المتبقي بعد الرسوم', // Net after fees
  s3a8fec852a246190: 'الرسوم', // Fees
  s69d9edfd3658b6ce: 'بعد الرسوم', // After fees
  se224d113bccb335c: str`مقارنةً مع ${0} حتى ${1}: اليوم الأخير لم ينتهِ بعد`, // compared with {0}, up to {1}: the last day is still running
  s2de792c1e60ff6d2: str`مقارنةً مع ${0}`, // compared with {0}
  s391591c42602eeb7: 'المبيعات حسب قناة البيع', // Sales by surface
  sdd313e04ec6bbc0b: 'المبيعات حسب الفرع', // Sales by location
  s97e3f61bf05ee3a5: 'بدون فرع', // No location
  s9b6b1422027158eb: 'التقرير', // Report
  s7b7163270e57e8b4: 'تحديث', // Refresh
  seb88d4c7be99b4b1: 'التفصيل حسب', // Broken down by
  sb46d3613edb66558: 'الفاصل الزمني', // Interval
  sfba8e09ccef579c4: 'جارٍ تجهيز الملف…', // Preparing the file…
  s0bb2d48532acc455: 'تنزيل CSV', // Download CSV
  s008526cd4fd7980c: 'لا توجد مبيعات في هذه الأيام', // Nothing was sold in these days
  s963e15cf43458b10: 'تظهر المبيعات هنا بعد دفعها. جرّب تواريخ أو عوامل تصفية أخرى.', // Sales appear here when they are paid. Other dates or filters may have some.
  s84b0eaa56cfe5293: 'عرض آخر 30 يومًا', // Show the last 30 days
  scbc84c542cab6733: 'عرض آخر 12 شهرًا', // Show the last 12 months
  sc9757b387904aaba: 'المنطقة الزمنية', // Time zone
  saa918ba48f2b8000: str`محدّث حتى ${0}`, // As of ${0}
  sd22644ccf149deee: str`أيام العمل فيه بتوقيت ${0}`, // its business days are those of ${0}
  s5b2f40c57a52fcb3: 'لا توجد نتائج مطابقة.', // No matches.
  sb67e0e7c0869f982: 'الفرق', // Difference
  sed8ec5e3c64fa25d: 'الإجمالي', // Total
  s905e3879dfe4d515: 'إجمالي المعروض', // Total of these
  s2a8f6fe79bdc3a38: 'موقع الطلبات', // Ordering site
  s7fee95b66225e1fb: 'لوحة التحكم', // Dashboard
  sc3ebcb10185d0486: 'نقطة البيع (API)', // Point of sale (API)
  sa3347892f9df8c6f: 'رابط دفع', // Pay link
  sdfef4f9ce9ebb93f: 'بطاقة', // Card
  sb29f87c55c4dade7: 'في المتجر', // At the counter
  sd66e79ad262e42e5: 'لا شيء للدفع', // Nothing to pay
  s63d040e37887f17e: 'اليوم', // Today
  s5b4abc92ede53bc7: 'أمس', // Yesterday
  s0c2d1faf314a032f: 'آخر 7 أيام', // Last 7 days
  s5ed690ee55eca5d3: 'آخر 30 يومًا', // Last 30 days
  s9c71bc2c01dd69d7: 'هذا الشهر', // This month
  sa227e7743e28ee4f: 'الشهر الماضي', // Last month
  sb1a3e5c2c0ca22f6: 'هذه السنة', // This year
  see719957657dfa73: 'آخر 12 شهرًا', // Last 12 months
  sbf552fb5b7774c32: 'حسب الساعة', // By hour
  s3a03aacf102cb356: 'حسب اليوم', // By day
  sdcc3a66d5eed13f0: 'حسب الأسبوع', // By week
  s1390e7dbddb5dee2: 'حسب الشهر', // By month
  s6b0bffd88024372f: 'الساعة', // Hour
  se0955919920ee87d: 'اليوم', // Day
  s680f01021b5e339d: 'الأسبوع', // Week
  sb47daaf9e1c4a905: 'الشهر', // Month
  s6944dbb7aab3dfbc: 'عبر الزمن', // Over time
  sfe386c25c1567ecf: 'الأصناف', // Items
  s32843bc2fbabb77d: 'قنوات البيع', // Surfaces
  se87b30a62af9f12c: 'الطلبات', // Orders
  s150d4f340ed61406: 'رسوم إضافية', // Charges
  s6ce0e819e201e29a: 'الضريبة', // Tax
  s838d8cfa3dbe4250: 'متوسط الطلب', // Average order
  s233b00c8904036da: 'دون تغيير', // no change
  s041489fa7f9e6fe6: str`زيادة ${0}`, // {0} more
  sf7976a0548ccb166: str`انخفاض ${0}`, // {0} less
  s884bcdca26998a48: 'التقارير', // Reports
  sf424d8df9936565c: 'لا تملك هذه الصفحة صلاحية عرض التقارير.', // This page isn’t allowed to show reports.
  s5432ad3c84273229: 'المؤشر', // Figure
  s3763f519c347a9f7: 'الآن', // Now
  s1788737137ec6d9e: 'سابقًا', // Before
  se52967db7f6fd63d: 'الإجماليات. اختر واحدًا منها للرسم البياني.', // Totals. Choose one for the chart.
  s81ccb6f698e67320: 'تنزيل قنوات البيع (CSV)', // Download surfaces (CSV)
  s3a4a4fb35055a14a: 'تنزيل الفروع (CSV)', // Download locations (CSV)
  s4a008eab2152b62c: 'المبيعات عبر الزمن', // Sales over time
  s17766e90a4935e5a: 'الضرائب', // Taxes
  saf0dbc2c4d1c7507: 'الضرائب بحسب النسبة', // Taxes by rate
  s3dc189ad33877b48: 'الصافي (دون ضريبة)', // Net (without tax)
  s77b1a48b352be131: 'الإجمالي (مع الضريبة)', // Gross (with tax)
  s647ed5a235d2a4ce: 'دون ضريبة', // Without tax
  sea2adb1f2047d144: 'الفترة', // Period
  s732385cbc938b7a1: 'كل التواريخ معًا', // All dates
  se14eb1a2850a82d2:
    'ما تُفرض عليه ضريبتان يظهر في الصفين، ومرة واحدة في المجموع. لا ضريبة على الإكراميات وهي غير مشمولة.', // What bears two taxes is in both rows, and once in the total.
  sab904f2c6caf1ea6: 'لا طلبات قبل ذلك', // No orders before
  sdf6c75014639d59c: str`مقابل ${0}`, // vs …
};

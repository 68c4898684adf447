import { plural, str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-locations> speaks; see components/i18n/languages.ts. */
export const messages = {
  s9230430fde690062: 'اليوم التالي', // next day
  s8304663d0a4f809b: str`إزالة الوقت ${0} من ${1}`, // Remove time … of …
  sc24f039ef453cfbe: str`${0}، يفتح`, // …, opens
  s255de4755e1c2040: str`${0}، يغلق`, // …, closes
  s603712a093d32e0b: str`${0}، الوقت ${1} يفتح`, // …, time … opens
  sfa3cb1fd5cea6ba7: str`${0}، الوقت ${1} يغلق`, // …, time … closes
  sa5818d3a0355b2b7: 'تتداخل هذه الأوقات مع غيرها.', // These hours overlap with others.
  s1603bb104fddaaa7: 'أدخل وقتًا مثل 08:30.', // Enter a time such as 08:30.
  s6dbbe2646b239ca5: 'مغلق', // Closed
  s5341a34613a6933e: str`تحقّق من هذا الجزء: ${0}`, // Check this part: …
  sbbf559dfa3dec66e: 'العدد كبير جدًا.', // There are too many.
  sbfd52f952f4db671: 'مثل ساعات العمل', // Same as the opening hours
  sd875b5decbdaf692: 'العطلات وأيام أخرى', // Holidays and other days
  s12a7bb859de1b03d: 'اختر يومًا.', // Choose a day.
  s2388627af1ece374: 'اختر يومًا بعد اليوم الأول.', // Choose a day after the first one.
  scbe7a43707a699ef: str`${0} موجود في القائمة بالفعل.`, // … is in the list already.
  s8f3f2c6a5158dc5e: 'أدخل وقتًا من 00:00 إلى 06:00.', // Enter a time from 00:00 to 06:00.
  sf7320983f1407fc1: 'في الخدمة', // In service
  s6db3cf4d5bc297bb: 'وقت تحضير الطلب وتوصيله', // Time to make and bring an order
  s0d54e880ccb40f44: 'وقت تحضير الطلب', // Time to make an order
  s3376d16d1db21e47: 'الحد الأدنى للطلب', // Minimum order
  s5fbe64e47ffa2321: 'رسم كل طلب', // Fee for each order
  scee95f39e6558369: 'الطاولة مطلوبة', // A table is required
  s1dd777542e2c0e51: 'تقبل كل طلب بنفسك', // You accept each order
  s27f3f7ab86afd7e6: 'تُقبل عند الدفع', // Accepted when paid
  seae685356b4c9e64: 'ساعات العمل', // Opening hours
  s434fb06cc6b79b0e: 'ساعات الاستلام', // Pickup hours
  s7ab56751dbebc9fe: 'ساعات التوصيل', // Delivery hours
  s23728dd27786ab32: 'ساعات الطلب في المكان', // Dine-in hours
  s57b56ccde3b2433a: 'الدفع عند الاستلام', // Pay on receipt
  s98da61e99cca1fa2: 'الطلبات الجديدة', // New orders
  s2093506ebf72a3a3: 'مهلة القبول', // Time to accept
  sead515bea8ee2679: 'الوقت بين المواعيد', // Time between slots
  s4ef7fa7b963841f5: 'الطلبات في كل موعد', // Orders per slot
  sfd0dcab6acf65c1d: 'بلا حد', // No limit
  sc2db859afac4017e: 'الطلب المسبق', // Order ahead
  s3f473ae2b9ff8f7f: 'التحضير قبل الافتتاح', // Prepare before opening
  s7276972267bd4f07: 'تبدأ الرموز البريدية بـ', // Postal codes begin with
  se1cf53772aea796f: 'في كل مكان', // Everywhere
  s4d89b6f4a9e08416: 'الفئة الضريبية لرسوم التوصيل', // Tax category of delivery fees
  s8b76aaff00694495: 'الفئة الضريبية لرسوم الخدمة', // Tax category of service charges
  s179ca5f721d61290: 'الفئة الضريبية للتغليف', // Tax category of packaging
  sfd852cdbd385a194: 'تحقّق من هذا الرقم.', // Check this number.
  s59f001762b97d7a3: 'يبدأ يوم العمل في', // A business day begins at
  s8cac742d056d7ae4: 'أدخل نسبة من 0% إلى 100%.', // Enter a rate from 0% to 100%.
  s599a99132fb2e917: 'إكراميات للاختيار', // Tips to choose from
  s0841360855b53cd4: 'أدخل الأصغر أولًا، ثم الأكبر.', // Enter the smallest first, then larger ones.
  s669b18c6d2d9c95b: 'لا شيء', // None
  s8fed30d9fec88d48: 'جارٍ إضافة الفرع…', // Adding the location…
  s6e6e4d288ea76fc4: 'تغييرات غير محفوظة', // Unsaved changes
  sc00a88b90cd60661: 'تجاهل', // Discard
  s906b39962162d6c5: 'حقل واحد غير صحيح', // 1 field is wrong
  sb094f3ae14273efd: plural(0, {
    zero: str`${0} حقل غير صحيح`,
    one: str`حقل واحد (${0}) غير صحيح`,
    two: str`حقلان (${0}) غير صحيحين`,
    few: str`${0} حقول غير صحيحة`,
    many: str`${0} حقلًا غير صحيح`,
    other: str`${0} حقل غير صحيح`,
  }), // … fields are wrong
  s189cfa804f24d252: 'تغيير واحد غير محفوظ', // 1 unsaved change
  s127ed656f47f36f2: plural(0, {
    zero: str`${0} تغيير غير محفوظ`,
    one: str`تغيير واحد (${0}) غير محفوظ`,
    two: str`تغييران (${0}) غير محفوظين`,
    few: str`${0} تغييرات غير محفوظة`,
    many: str`${0} تغييرًا غير محفوظ`,
    other: str`${0} تغيير غير محفوظ`,
  }), // … unsaved changes
  s1c7d83e8dc6b85de: 'تم الحفظ.', // Saved.
  s2f74875ee0868d8f: 'الفروع', // Locations
  s2f2f3972858b9221: 'لا يُسمح لهذه الصفحة بعرض الفروع.', // This page isn’t allowed to show locations.
  sd291f916ce7023c6: 'إضافة فرع', // Add a location
  sc91e5bece9512ec4: 'لا فروع بعد', // No locations yet
  s5ead3246d8b9e95b: 'أضف المكان الذي تخدم فيه عملاءك.', // Add the place where you serve your customers.
  s8fe34dc3940df0f3: 'تمت إضافة الفرع.', // The location is added.
  s12f48b20d91916d4: 'يبقى مغلقًا حتى تحدد أوقاته.', // It is closed until you set its hours.
  sbb4b7482a645d359: 'إعدادات الفرع', // Settings of the location
  s099b18e1bd8a1154: 'الأوقات', // Hours
  s969d970e9982f52f: 'متى يمكن للعملاء الطلب. وقتان في يوم واحد يعنيان استراحة.', // When customers can order. Two times on one day make a break.
  s36193083581d69b8: 'العطلات', // Holidays
  sdb3e5032f1c4146d: 'تسري هذه بدلًا من أوقات الأسبوع.', // These go before the week’s hours.
  s49e264b349b49906: 'طرق التسليم', // Fulfillments
  sd3351c65eaafee83: 'كيف يمكن للعملاء الحصول على طلباتهم.', // How customers can get their orders.
  s9d553953c5bdda40: 'الطلبات والمواعيد', // Orders and slots
  s742f0f57a450a8a3: 'كم تستقبل في وقت واحد.', // How much you take on at once.
  s20b1f6867b635fe2: 'منطقة التوصيل', // Delivery area
  s7f98960e8b6e9214: 'لا يمكن للعملاء خارجها اختيار التوصيل.', // Customers outside it can’t choose delivery.
  s214cbee2c8ded7d0: 'على أصناف هذا الفرع ورسومه.', // On items and charges of this location.
  s9ed09e21025ee178: 'يختار العملاء واحدة من ثلاث أو مبلغًا آخر.', // Customers choose one of three, or another amount.
  s060787830daeca39: 'يسري فورًا. تبقى الطلبات الحالية.', // Acts at once. Orders you have stay.
  sc1cfc9677a1e9577: 'الاسم والعنوان', // Name and address
  sbbc63493d84fe2c7: 'أين يجدك العملاء.', // Where customers find you.
  s9219b88c631fa311: 'لا أيام أخرى بعد.', // No other days yet.
  s3f3cb0b6e61e04df: 'إضافة أيام', // Add days
  s3364c06b1e41fa5f: 'اليوم الأول', // First day
  s68d91b45b084e707: 'اليوم الأخير', // Last day
  sd57c41383184f160: 'يظهر للعملاء.', // Shown to customers.
  sa2d828c0e4fa982c: 'مغلق طوال اليوم', // Closed all day
  s36357efdd0a7f398: 'إضافة استراحة', // Add a break
  s2bb542ef7b50121e: 'أوقات أخرى', // Other hours
  s544b2f95743ada27: str`إضافة استراحة يوم ${0}`, // Add a break on …
  sa97e61e74c4cef7f: str`نسخ ${0} إلى كل الأيام`, // Copy … to all days
  sa8757541a9393704: 'متوقف حتى تستأنفه', // Paused until you resume it
  s088da9fec0b862f5: str`متوقف حتى ${0}`, // Paused until …
  sac021f6587953ef0: 'حتى أستأنفه', // Until I resume it
  s14a53d068e356e36: 'يمكن للعملاء الدفع عند استلام طلبهم.', // Customers can pay when they get their order.
  sd45ee4523a5ef62b: 'من دون الرسوم والإكراميات. 0: أي مبلغ.', // Without fees and tips. 0: any.
  s5a201ad5abf9f655: 'يراه العملاء في السلة قبل الدفع.', // Customers see it in the cart, before they pay.
  scb5e1cac43da7944: 'بعدها يُرفض الطلب ولا يُخصم من العميل شيء.', // Then an order is rejected, and the customer isn’t charged.
  sa5258772e21fd4aa: 'من دون طلبات المكان. إذا كان فارغًا فلا حد.', // Without dine-in orders. If empty, there is no limit.
  s986eb7bc71ece718: '0: اليوم فقط.', // 0: only today.
  s781c60a6c08aadcb: 'تكون الطلبات الأولى جاهزة عند الافتتاح.', // The first orders are ready when you open.
  s58ace743fe187e1d: 'مفصولة بفواصل، مثل RG1, RG2. إذا كان فارغًا فالتوصيل إلى كل مكان.', // Separated by commas, such as RG1, RG2. If empty, you deliver everywhere.
  s8a30b943a43665db: 'التوصيل متوقف. يسري هذا عند تشغيله.', // Delivery is off. This applies once it is on.
  sf4f256d02211d819: 'عند إيقافه لا يستقبل طلبات. الطلبات السابقة تستمر.', // If off, it takes no orders. Orders already placed go on.
  sb24d8ccc9c316c61: 'الأوقات والأيام حسب ساعته.', // Hours and days are those of its clocks.
  s96d28ce32ddc06f8: 'تُحسب الطلبات الأبكر ضمن اليوم السابق في التقارير.', // Earlier orders count toward the day before, in reports.
  sd1c3aa02a33d8a61: 'لا ضرائب بعد.', // No taxes yet.
  s87d7eaac02f0f99a: 'إضافة ضريبة', // Add a tax
  sb8f36dbd52c9052b: 'إذا كان فارغًا فضريبته مثل الأصناف.', // If empty, taxed like the items.
  s41a176be7ba08c02: 'مشمولة في الأسعار', // Included in prices
  s37e6dbb6450e5b64: 'تُضاف إلى الأسعار', // Added to prices
  sa429cf212bab6504: 'الاسم على الإيصالات', // Name on receipts
  s981f232bd33ec927: 'النسبة', // Rate
  s04b7988153b6666b: 'الفئات الضريبية للأصناف', // Tax categories of items
  s6267b4718e9f26e8: 'مفصولة بفواصل. إذا كان فارغًا فكل الأصناف.', // Separated by commas. If empty, all items.
  sff1237ca173c761c: 'الأسعار تشملها', // Prices include it
  s5121797750f9d12e: 'طلب إكرامية من العملاء', // Ask customers for a tip
  sbb0c89d290815a60: str`الإكرامية ${0}`, // Tip …
};

import { plural, str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-dashboard> speaks; see components/i18n/languages.ts. */
export const messages = {
  sa484291623d163ea: str`الموعد: ${0}`, // For {0}
  s70560822fc116ad3: 'جاهز خلال', // Ready in
  sffa2f0e2865ee4c6: 'تقليل 5 دقائق', // 5 minutes less
  s78a892e6afaa6f09: plural(0, {
    zero: 'جاهز الآن',
    one: 'جاهز خلال دقيقة واحدة',
    two: 'جاهز خلال دقيقتين',
    few: str`جاهز خلال ${0} دقائق`,
    many: str`جاهز خلال ${0} دقيقة`,
    other: str`جاهز خلال ${0} دقيقة`,
  }), // Ready in {0} min
  sb23510dca24c2546: 'زيادة 5 دقائق', // 5 minutes more
  sbf441bafdce6e494: 'تظهر الطلبات الجديدة هنا تلقائيًا.', // New orders appear here automatically.
  s5224695ba39db06d: 'لا توجد طلبات حاليًا.', // No orders right now.
  s781c27360c20d5c5: 'لا توجد طلبات بانتظار الرد.', // No new orders.
  s421e832f3cdf93f6: 'لا توجد طلبات قيد التحضير.', // Nothing in preparation.
  s9f6198c0e93b2f6e: 'لا توجد طلبات بانتظار الاستلام.', // Nothing is waiting to be collected.
  s57ecb8dd02b568fa: 'لا توجد طلبات مجدولة.', // Nothing is scheduled for later.
  s437f709d4952b7cb: 'بيئة الاختبار: بدون أموال حقيقية', // Sandbox: no real money
  s78b5f01533e52244: 'إيقاف الصوت', // Turn sound off
  s206c0f1bb560fd32: 'تشغيل الصوت', // Turn sound on
  s9cb0665b1bd36dca: 'هذا الجهاز غير متصل.', // This device is offline.
  sb962560715c2005b: 'لا يمكن عرض الطلبات الجديدة. ستظهر هنا فور عودة الاتصال.', // New orders can’t be shown until the connection is back.
  s8156e287f2c394b5: 'انقطعت التحديثات المباشرة.', // Live updates are interrupted.
  sff99154f5a9382eb: 'يتم التحقق كل 10 ثوانٍ.', // Looking every 10 seconds.
  s5c1f4a8c225ce541: 'أوقف المتصفح الصوت.', // The browser has stopped the sound.
  s274e6b3585938d0e: 'جارٍ تحميل الطلبات…', // Loading orders…
  sb34e378399056cb4: 'لا تملك هذه الصفحة صلاحية عرض الطلبات.', // This page isn’t allowed to show orders.
  scc8e2f7b6b1647f5: 'كل الطلبات', // All orders
  s6694523beb34116e: 'جارٍ تحميل الطلب…', // Loading the order…
  s6d881c87a102fa93: 'إلغاء الطلب', // Cancel order
  s4e705629a1c7c338: 'إلغاء الطلب', // Cancel the order
  s3b07379e6106fa1c: 'يُردّ كامل المبلغ المدفوع بالبطاقة. لا تُردّ رسوم الدفع.', // Card payments are refunded in full. Payment fees aren’t returned.
  s6b34f1cac6e7b2eb: 'تم إلغاء الطلب.', // The order is canceled.
  s8f4be9f086eb530f: 'تراجع', // Undo
  s123da0f92f97dd86: 'رفض', // Reject
  s045ede5b07a46311: str`الطلب ${0}`, // Order {0}
  s8b9aa4cba936bf6a: str`الإكرامية: ${0}`, // Tip: {0}
  s2eafa643b68e1880: str`رفض الطلب ${0}`, // Reject order {0}
  s97d7909785070c19: 'العميل', // Customer
  s49684719cdaee24d: 'طريقة الاستلام', // How
  s7699eb1c0f582e6d: 'الموعد المحدد', // Promised for
  s00f7f16dc3ff42e8: 'وقت الطلب', // Placed
  s6686fcc6d2c8f0bd: 'ملاحظة', // Note
  saa29a2ac03cd9d19: 'السبب', // Reason
  seacdb996d18d191d: 'لم يُردّ على الطلب في الوقت المحدد.', // Not answered in time.
  scec7c9ccb6f42d40: 'صفحة العميل', // Customer’s page
  s1f7698c061c208c9: 'فتح', // Open
  sef9fb24c04d90f87: 'تم الرفض', // Rejected
  s5033dab8c17f05f2: 'مكتمل', // Completed
  s629ff7d3c02c40cd: 'الإجمالي الفرعي', // Subtotal
  s6cfbf019e218b7ea: 'إكرامية', // Tip
  s13958f723f45a995: 'توصيل', // Delivery
  sf1bbac50373377e4: 'خدمة', // Service
  se46983574639787c: 'تغليف', // Packaging
  sbf4dac07cda3ca4b: 'محجوز على البطاقة', // Held on card
  sbf73f86dee5b9f7a: 'تم الاسترداد جزئيًا', // Partly refunded
  sbe02b081dab9248e: 'تم إلغاء حجز المبلغ', // Released
  s3741f519c32ac391: 'جديد', // New
  s53e6f4f5b0a7d26f: 'قيد التحضير', // Preparing
  s7d981922e283fec9: str`الطاولة ${0}`, // Table {0}
  sd709f356652bef79: 'في المكان', // Dine-in
  s880c773061281d45: 'استلام', // Pickup
  sc18870d6742cbf6d: 'الدفع عند الاستلام', // Pays at pickup
  sf3b220b034e2ed64: 'غير مدفوع', // Not paid
  s2df73819ecf92ca7: 'تم الدفع', // Paid
  s13be1af9766661e9: 'قبول', // Accept
  sb37f55e2febba867: 'بدء التحضير', // Start preparing
  scf9b196dd03f4db0: 'تم الدفع والتسليم', // Paid and handed over
  s5afcb4918bbba2b0: 'تم التقديم', // Served
  s7ec179948c381f8e: 'تم الاستلام', // Picked up
  s62407f0fa705d42d: 'قيد التحضير', // Being prepared
  sb4bcc19eece643fc: 'تم تحديده كجاهز', // Marked as ready
  sb38fb7ba6a8dc5c9: str`سبق رفض الطلب ${0}.`, // Order {0} has already been rejected.
  se321f7fa8b0f2fde: str`تم إلغاء الطلب ${0}.`, // Order {0} has been canceled.
  s1fd5cb2cba045c92: str`سبق إكمال الطلب ${0}.`, // Order {0} has already been completed.
  s01c4ba43f5a089f6: str`الطلب ${0} محدد كجاهز بالفعل.`, // Order {0} is already marked as ready.
  s57210adf9254b2b9: str`الطلب ${0} قيد التحضير بالفعل.`, // Order {0} is already being prepared.
  sf96fe6f884132ed4: str`سبق قبول الطلب ${0}.`, // Order {0} has already been accepted.
  s0d19e50407f1cb67: str`طلب جديد ${0}.`, // New order {0}.
  s55726f276ab60912: plural(0, {
    zero: 'لا توجد طلبات جديدة.',
    one: 'طلب جديد واحد.',
    two: 'طلبان جديدان.',
    few: str`${0} طلبات جديدة.`,
    many: str`${0} طلبًا جديدًا.`,
    other: str`${0} طلب جديد.`,
  }), // {0} new orders.
  s215ad519258e9d97: 'الآن', // now
  s4de31edb8b874841: str`الانتظار: ${0}`, // waiting for {0}
  s1b6c20055d6e340f: str`التأخير: ${0}`, // {0} late
  s60681c0016e16fb7: 'إيقاف الطلبات مؤقتًا', // Pause ordering
  sb9e41e6553626a00: str`الطلبات متوقفة مؤقتًا في ${0}.`, // Ordering is paused at {0}.
  s8c8870efe9b388b2: 'يرى العملاء أنك لا تستقبل طلبات حاليًا. تبقى الطلبات الموجودة كما هي.', // Customers see that you take no orders for now. Orders you have stay.
  s44add38a493e53a5: plural(0, {
    zero: str`${0} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: str`${0} دقائق`,
    many: str`${0} دقيقة`,
    other: str`${0} دقيقة`,
  }), // {0} min
  s128ce4b5dc7be4d9: 'بقية اليوم', // Rest of today
  s3b3a6aaad37174c4: 'يستقبل الطلبات', // Takes orders
  s8e99276ec5be6fc2: 'متوقفة حتى تستأنفها.', // Until you resume it.
  sc5457f586fa9e1b5: str`متوقفة حتى ${0}.`, // Until {0}.
  sbf7d3aa2ce51b47f: 'تم إيقاف الطلبات مؤقتًا.', // Ordering is paused.
  s8ef11ad3ee3b8b8d: 'تم استئناف الطلبات.', // Ordering is open again.
  s413456a831386649: str`استرداد ${0}`, // Refund {0}
  sa06096dfbbe73f37: 'اختر ما سيتم ردّه.', // Choose what to refund.
  seb80456ee652b3d9: 'المبلغ المردود للعميل', // Refund to the customer
  s3cfb0c6f258f6edd: 'جارٍ حساب المبلغ…', // Working out the amount…
  s091f2fe3bc3b0dfc: 'لا تُردّ رسوم الدفع.', // Payment fees aren’t returned.
  scde5fc4f47a75a70: str`سيُردّ مبلغ ${0} إلى العميل.`, // {0} is given back.
  sad803caa001e4b24: 'بطلب من العميل', // The customer asked for it
  s976772fe0ef4bbaf: 'مشكلة في أحد الأصناف', // Something was wrong with an item
  sf7d84bb2b05ab0f3: 'دفع مكرر', // Paid twice
  seec74bb7b28442a1: 'احتيال', // Fraud
  s7b03db719c1dad70: 'سبب آخر', // Another reason
  s627f5696000b848f: 'يمكن للعميل قراءته.', // The customer can read it.
  s478822cc63f9b7c5: 'الحد الأقصى 140 حرفًا.', // Use at most 140 characters.
  sfd56054071385f54: 'نحن مشغولون جدًا في الوقت الحالي.', // We’re too busy right now.
  sef611b3d6f1b8da3: 'نفد أحد أصناف الطلب.', // Something in the order is sold out.
  s0a77996ee11a9895: 'نحن على وشك الإغلاق.', // We’re about to close.
  s1b7beaf8b0d268ca: 'رفض الطلب', // Reject order
  s2045bb4125c58d1a: 'لن يُحصَّل أي مبلغ من العميل، ويُلغى أي حجز على البطاقة.', // The customer isn’t charged: an authorized card is released.
  s34da0979cb3258e7: 'جارٍ تحميل القائمة…', // Loading the menu…
  s42585192952bf8b0: 'لا يوجد صنف بهذا الاسم.', // No item has this name.
  s77ae06dc1b1a6304: 'إتاحة مجددًا', // Available again
  s077bf92b8d7a6fb6: 'نفد اليوم', // Out today
  s61cf82dac7b9c1d9: 'صافي اليوم', // Net today
  s14469a9db5318945: 'طلبات اليوم', // Orders today
  s5aae30a15a21bb7d: 'المتأخرة الآن', // Late now
  sf5573ed22253daad: 'جارٍ الاسترداد…', // Refunding…
  sa55996a973a072e8: 'جارٍ إلغاء الطلب…', // Canceling the order…
  s23ba7d44471577a0: 'جارٍ الإيقاف المؤقت…', // Pausing…
  s199cc91c7c1d61d1: 'جارٍ الاستئناف…', // Resuming…
  s6e5c5d3051dceb0f: 'جارٍ التجهيز للطباعة…', // Preparing to print…
  s09332d02d9fe81f4: 'طباعة تذكرة المطبخ', // Print kitchen ticket
  s0cb5b2f08c9cf3bc: 'طباعة الإيصال', // Print receipt
  s6b4022145e9be1e9: str`الطلب ${0}: بقيت ${1} دقيقة للرد.`, // Order {0}: {1} min left to answer.
  sacb43739a10d1af8: str`الرد خلال ${0}`, // Answer within {0}
  s58c754018ec47b5f: 'السجل', // History
  sa3d326f1be347f60: 'ملء الشاشة', // Full screen
  s53f5dc40ec598b34: str`غير مباشر منذ ${0}`, // Not live since {0}
  s5dcc4bd49fd049ed: 'مسببات الحساسية في القائمة', // Menu allergens
  sbf6d7995b277e21f: 'حساسية', // Allergy
  scf4635779f96446f: 'الاسم أو الهاتف أو الرقم أو الصنف', // Name, phone, number or item
  s408cd1e9be6e74f0: 'فائتة', // Missed
  s539c0516abfbd1eb: 'لم يتم العثور على طلبات.', // No orders found.
  s909d7932aba2cdc7: 'جارٍ تغيير الأوقات…', // Changing the times…
  se2b9e2efeaa01927: 'وقت التحضير', // Preparation time
  sbf1a2f7ff0b1fe40: '15 دقيقة إضافية للجميع', // 15 min more for all
  sb2c0dabe63b2d230: '15 دقيقة أقل للجميع', // 15 min less for all
  se5410735ed53c362: 'لمن يطلب الآن وللطلبات الجديدة التي لم ترد عليها بعد.', // For guests who order now, and for new orders that you haven’t answered yet.
  s8c355d05f26c8b0e: 'تم تغيير الأوقات.', // The times are changed.
  s9d9f4689ecad9835: 'نفد حتى تعيد تشغيله', // Out until you turn it on
  s9ca41fdd36b4f103: 'شيء ما غير متوفر', // Something isn’t available
  s0f253df49cbdfa42: 'القبول من دونه', // Accept without it
  s3dcd01b8ef8bc779: 'يدفع العميل أقل، ويرى ما ينقص.', // The customer pays less, and sees what is missing.
  s0f8eca71833fa3e0: 'أقل بواحد', // One less
  s2b07e26bdadd9838: 'أكثر بواحد', // One more
  s06e439f54c9dd3a8: 'إذا لم يتوفر أي شيء، فارفض الطلب.', // If nothing is available, reject the order.
  s82a5b722d5b1e65c: 'اختر ما هو غير متوفر.', // Choose what isn’t available.
  s322e34cfcba47155: 'غير متوفر', // Not available
  sbce4c3e95b1a3228: '+15 دقيقة', // +15 min
  sb70da94912f216e4: '+15 دقيقة للجميع', // +15 min for all
};

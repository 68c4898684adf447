import { plural, str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-webhooks> speaks; see components/i18n/languages.ts. */
export const messages = {
  sf4de3bfbfaca12e5: 'تم النسخ', // Copied
  saa40b21f63d92006: 'تعذّر النسخ', // Couldn’t copy
  s29c386914841eb60: str`عمليات التسليم إلى ${0}، الأحدث أولًا`, // Deliveries to {0}, newest first
  s62d6cbef9cc416ea: 'لا توجد عمليات تسليم بهذه الحالة.', // No deliveries with this status.
  sf8b58c0bd0d740cd: 'جارٍ تحميل عمليات التسليم…', // Loading deliveries…
  s056729c75ca841e2: 'عرض الأقدم', // Show older
  s2c6ce79b6b744a03: 'لم يُرسل شيء بعد. أجرِ محاكاة لحدث أو أرسل ping.', // Nothing has been sent yet. Simulate an event or send a ping to see it arrive.
  sc13a1c67de4e7495: 'لم يُرسل شيء بعد. تظهر عمليات التسليم الجديدة هنا.', // Nothing has been sent yet. New deliveries appear here.
  sf993bb199fefbe04: 'الكل', // All
  s78636b92c1a3909c: 'قيد الانتظار', // Pending
  s8ca3b021833cbf6f: 'تم التسليم', // Delivered
  sbf9c5c5a8e5efad4: 'فشل', // Failed
  s126ca8f1eb0e8169: 'عمليات التسليم', // Deliveries
  s95bc8722b2708f8b: 'متوقف مؤقتًا', // Paused
  s3d1396b47ff4a56f: 'مباشر', // Live
  s89118d3a7be870ca: 'استئناف', // Resume
  s061cc20e3432dead: 'إيقاف مؤقت', // Pause
  scea321ca3da7a0d6: 'تصفية حسب الحالة', // Filter by status
  s21a76975516086e4: 'إعادة إرسال فترة', // Replay a range
  se3f56f3ee0fed906: 'محاكاة حدث', // Simulate an event
  s0c418608451989e3: 'إعادة إرسال الأحداث', // Replay events
  sb2e733fe5cb5e413: 'يعيد إرسال كل أحداث هذه الفترة، سواء سُلّمت أم لا.', // Sends every event in this range again, delivered or not.
  s81a19821f3e4a3d2: 'إعادة الإرسال', // Replay
  s2adda550ae3398ab: 'لا توجد أحداث في هذه الفترة.', // No events in this range.
  sc3e668bdc25612aa: 'يغيّر هذا سجلات اختبار فعلية في بيئة الاختبار، وتتبعه أحداثها.', // This changes real test records in the sandbox, and their events follow.
  scfcffcf35292bc6f: 'محاكاة', // Simulate
  s3c001f3c5c412278: str`تمت محاكاة ${0}.`, // {0} was simulated.
  s3109e1700219aecf: str`جارٍ إعادة تسليم ${0}.`, // {0} is being redelivered.
  sd0ea7366ebc403ff: 'الحدث', // Event
  sad3e3c8146fc920f: 'الحالة', // Status
  s031fd4ee1b801f17: str`المحاولة التالية: ${0}`, // next attempt {0}
  s3bcdd3b29f864f62: 'لم يُرسل شيء بعد.', // Nothing has been sent yet.
  sa35c067275510aa7: 'المحاولات', // Attempts
  sba5d4bd044ba278c: 'الحدث', // The event
  s0deb47827a6d0911: 'إعادة التسليم', // Redeliver
  s5083604df81b88bf: 'عرض الحدث', // Show the event
  se7102b7d5942a59c: str`المحاولة ${0}`, // Attempt {0}
  sb139ce4d0649082a: 'بداية الرد', // Start of the response
  sa58a43eaa517ec9e: 'الرد', // Response
  s92921878e886e36d: 'المدة', // Duration
  s2436e15fbdd89ea9: 'الوقت (UTC)', // Time (UTC)
  sf59d9197d2e50c93: 'محظور', // Blocked
  sce141c82a8513704: 'انتهت المهلة', // Timed out
  s029112a5b918aee2: 'لم يُعثر على المضيف', // Host not found
  s99b64740a5f544c8: 'خطأ TLS', // TLS error
  s4b208d14f1ac4376: 'فشل الاتصال', // Connection failed
  s6275f07f104f3c69: 'لا تُتبع عمليات إعادة التوجيه.', // Redirects aren’t followed.
  s2be570555bafc88c: 'يؤدي الرد \u2066410 Gone\u2069 إلى تعطيل نقطة النهاية.', // 410 Gone disables the endpoint.
  sedb8a5a876fb4e06: 'العنوان ليس عامًا، لذلك لم يُرسل شيء.', // The address isn’t public, so nothing was sent.
  s6d845cb42775abdc: 'لم يرد الخادم خلال 15 ثانية.', // The server didn’t respond within 15 seconds.
  sb3f7c2900fe0dfbd: 'تعذّر العثور على عنوان لاسم المضيف.', // The host name doesn’t resolve.
  s0b18888d9087cf26: 'شهادة المضيف غير صالحة.', // The host’s certificate isn’t valid.
  s393cd91886ceea08: 'رفض المضيف الاتصال أو قطعه.', // The host refused or dropped the connection.
  sc4abd464b2480bab: str`${0}، التالية في ${1}`, // {0}, next at {1}
  s8c7212ed673a55ac: plural(0, {
    zero: 'لم تتغير عمليات تسليم أخرى.',
    one: 'تغيرت عملية تسليم أخرى.',
    two: 'تغيرت عمليتا تسليم أخريان.',
    few: str`تغيرت ${0} عمليات تسليم أخرى.`,
    many: str`تغيرت ${0} عملية تسليم أخرى.`,
    other: str`تغيرت ${0} عملية تسليم أخرى.`,
  }), // {0} more deliveries changed.
  seb4f0dd349effacb: 'أدخل عنوان URL كاملًا، مثل \u2066https://pos.example/webhooks\u2069.', // Enter a full URL, such as https://pos.example/webhooks.
  sd60708d20db3c682: 'أزل اسم المستخدم وكلمة المرور من عنوان URL.', // Remove the user name and password from the URL.
  sa4876e5b22a306a8: 'الحد الأقصى 2,000 حرف.', // Use at most 2,000 characters.
  sf167377b9656653c: 'الحد الأقصى 200 حرف.', // Use at most 200 characters.
  s3ca77c08a9c69f2f: 'اختر نوع حدث واحدًا على الأقل، أو كل الأحداث.', // Choose at least one event type, or all events.
  s4ce6d1bdb6080bcd: 'عنوان URL لنقطة النهاية', // Endpoint URL
  s50c9d135f05822c0: 'يستخدم https ويمكن الوصول إليه من الإنترنت.', // Uses https and can be reached from the internet.
  s63d894b1ddb06289: 'الوصف', // Description
  sd790b64841c96548: 'لا يراه سوى فريقك.', // Only your team sees it.
  sc265a3e29e1206e4: 'الأحداث', // Events
  s3e5f929253459be6: 'كل الأحداث، بما فيها الأنواع المستقبلية', // All events, including future types
  s1be7b4c244337a85: 'أنواع أحداث محددة', // Selected event types
  s8465a2caa2d9ea5d: 'نقاط النهاية', // Endpoints
  s66722bc2ea775e05: 'معطّلة', // Disabled
  s965c503c3e42fdfe: 'مفعّلة', // Enabled
  s4cbd92fd64b6a974: 'إرسال ping', // Send a ping
  s64ef2a6c2dd1d3d1: 'تعديل', // Edit
  s9078ee819c18df6e: 'تفعيل', // Enable
  s10c8e4cae4e11503: 'تعطيل', // Disable
  s7dfb5f4a0c8cdd36: 'تدوير المفتاح السري', // Rotate secret
  sdc673e73b5c13aea: 'حذف', // Delete
  s44ce3e52814c1b38: 'عدم الاحتفاظ به', // Not at all
  s2ceb11be2290bb1b: 'إلغاء', // Cancel
  s11fb356f2d2da787:
    'ستحصل على مفتاح سري جديد. يوقّع المفتاحان معًا حتى انتهاء صلاحية السابق، كي لا يضيع شيء أثناء التبديل.', // You get a new secret. Both secrets sign until the previous one expires, so you lose nothing while you switch.
  s50357ca481b9a907: 'مدة الاحتفاظ بالمفتاح السابق', // Keep the previous secret for
  s9bf7389e94b770f2: 'لن يُرسل إليها شيء بعد الآن، ولن تتمكن من قراءة عمليات تسليمها. تبقى الأحداث محفوظة.', // Nothing more is sent to it, and you can’t read its deliveries anymore. Events are kept.
  saba8d277861c5b26: 'نقطة نهاية جديدة', // New endpoint
  s7832162d6cddbbe6: 'تعديل نقطة النهاية', // Edit endpoint
  sad47ebc4f626e54d: 'إضافة نقطة نهاية', // Add endpoint
  s33f85f24c0f5f008: 'حفظ', // Save
  sbb082ac403a2dab7: 'تدوير المفتاح السري', // Rotate the secret
  sa4e316f6acd98418: 'هل تريد حذف نقطة النهاية هذه؟', // Delete this endpoint?
  s1569503f30c72f43: 'حذف نقطة النهاية', // Delete endpoint
  s663a51e7bffbb08c: 'لا توجد نقاط نهاية بعد.', // No endpoints yet.
  sd8f43c3a11c0f60c: 'أضف عنوان URL لخادمك لتلقي أحداث موقّعة فور وقوعها.', // Add your server’s URL to receive signed events as they happen.
  s5ab5e2083d486e7c: 'تمت إضافة نقطة النهاية.', // The endpoint was added.
  s6f0c7dd46cbfa547: 'تم حفظ نقطة النهاية.', // The endpoint was saved.
  sdff769381d394955: 'تم تعطيل نقطة النهاية.', // The endpoint is disabled.
  s631973409d9d5ed4: 'تم تفعيل نقطة النهاية.', // The endpoint is enabled.
  s5dfe6c372e9b29f9: 'لم تُرسل إليها الأحداث التي وقعت أثناء تعطيلها.', // Events that happened while it was disabled weren’t sent to it.
  s736589689b9d83e9: 'إرسال ما فاتها', // Send what it missed
  s32758a48215b947d: 'لم يفتها أي حدث.', // It missed no events.
  s932b01fda0b43e26: 'أصبح لنقطة النهاية مفتاح سري جديد.', // The endpoint has a new secret.
  sae0f4c3dcab68181: 'تم حذف نقطة النهاية.', // The endpoint was deleted.
  s5540f23438e8105a: 'تم إرسال ping.', // A ping is on its way.
  se39b6c7228112d66: 'اختر وقتًا بعد بداية الفترة.', // Choose a time after the start of the range.
  sd7696e2a2bbf110d: 'اختر التاريخ والوقت.', // Choose a date and time.
  scb00b26ed3bf6e9c: 'من (UTC)', // From (UTC)
  s7fb2a663ef976972: 'بالوقت الفعلي، مثل created_at في الحدث.', // Real time, like an event’s created_at.
  sef71b7ac7e8b8a09: 'إلى (UTC)', // To (UTC)
  s53e6bdbb75ed2657: 'الأحداث قبل هذه اللحظة.', // Events before this moment.
  sb81244a4cf07ff65: 'نوع الحدث', // Event type
  s7921def84f4fdc64: 'كل ما تستقبله نقطة النهاية هذه', // All that this endpoint takes
  s019e0218a0852f17: 'احفظ هذا المفتاح السري الآن. لن يُعرض مرة أخرى.', // Store this secret now. It isn’t shown again.
  seb9e7d878aafb1d2: 'يستخدمه خادمك للتحقق مما يصله.', // Your server uses it to verify what arrives.
  s9025c40297775331: 'المفتاح السري', // Secret
  sdf24432d9e3d49f0: 'نسخ المفتاح السري', // Copy secret
  s36fe958bc5a650a6: 'لقد حفظته', // I’ve stored it
  s10409e7b5d4c5845: 'التحقق من التوقيع', // Verify the signature
  s81dd2829b4fbeb75: 'يمكن لأي شخص الإرسال إلى خادمك. لا تقبل إلا ما وقّعه مفتاحك السري.', // Anyone can send to your server. Accept only what your secret signed.
  s4f013b4c82c08809: 'نسخ الرمز البرمجي', // Copy code
  s496983d846b950f5: 'التاجر', // Merchant
  s92fa5ab19d638026: 'أي تاجر مناسب', // Any that fits
  sd3fe358515f8bc81: 'غيّر شخص آخر نقطة النهاية هذه.', // Someone else changed this endpoint.
  s8e4ef4b36a191de4: 'تظهر لك الآن أحدث نسخة. أعد إجراء تغييرك.', // You now see the latest version. Make your change again.
  s41bbe20f98a3cf17: 'لم يعد هذا العنصر موجودًا.', // This no longer exists.
  sf8d5f8ac90b55ee8: 'أصبحت البيانات محدّثة الآن.', // The list is now up to date.
  s0765fb43c717b863: 'لا يمكن تنفيذ ذلك حاليًا.', // This isn’t possible right now.
  s6726df8c744403e9: 'أنت غير متصل بالإنترنت.', // You’re offline.
  s111868f2e027f4bf: 'حاول مرة أخرى عند عودة الاتصال.', // Try again when you’re back online.
  sbbb5dea83b0d28fc: 'عدد كبير جدًا من المحاولات.', // Too many requests.
  sac8ecf1c868c7ffd: 'لا تملك هذه الجلسة صلاحية لذلك.', // This session isn’t allowed to do that.
  sf879884319c6e32f: 'اطلب صلاحية الوصول من مشغّل هذه الصفحة.', // Ask the owner of this page for access.
  sfbdba15a73172d12: 'رفضت الخدمة تنفيذ العملية.', // The request was refused.
  s48c67bc6d1605146: 'لم ترد الخدمة.', // The service didn’t respond.
  se9e28fb34625c957: 'يمكنك إعادة المحاولة بأمان: لن يتكرر أي إجراء.', // It’s safe to try again: nothing happens twice.
  s2ab9df1f27e491bc: 'تحقق من الاتصال ثم حاول مرة أخرى. لن يتكرر أي إجراء.', // Check your connection, then try again. Nothing happens twice.
  s0bf06098d6f55826: 'جارٍ إضافة نقطة النهاية…', // Adding the endpoint…
  s3b64554683ff6ced: 'جارٍ حفظ نقطة النهاية…', // Saving the endpoint…
  sc260fd95d092debb: 'جارٍ تفعيل نقطة النهاية…', // Enabling the endpoint…
  sca3cd00608558886: 'جارٍ تعطيل نقطة النهاية…', // Disabling the endpoint…
  sd58bd8dfea11f1e7: 'جارٍ حذف نقطة النهاية…', // Deleting the endpoint…
  s79697bd0e3d92658: 'جارٍ تدوير المفتاح السري…', // Rotating the secret…
  sa74f07c4e9b9be5c: 'جارٍ إرسال ping…', // Sending a ping…
  sda55ee4ecfed6d8b: 'جارٍ إعادة التسليم…', // Redelivering…
  s26868e184a74f1eb: 'جارٍ إعادة إرسال الأحداث…', // Replaying events…
  s1e99a972c51f93ef: 'جارٍ محاكاة الحدث…', // Simulating the event…
  s1139503755dd9d0a: 'جارٍ إعادة إرسال حدث واحد.', // One event is being sent again.
  s1a20214df7eb35df: plural(0, {
    zero: 'لا أحداث لإعادة إرسالها.',
    one: 'جارٍ إعادة إرسال حدث واحد.',
    two: 'جارٍ إعادة إرسال حدثين.',
    few: str`جارٍ إعادة إرسال ${0} أحداث.`,
    many: str`جارٍ إعادة إرسال ${0} حدثًا.`,
    other: str`جارٍ إعادة إرسال ${0} حدث.`,
  }), // {0} events are being sent again.
  s5d9cf1ae8a0e6a35: 'كل الأحداث', // All events
  sc94dc54731107648: plural(0, {
    zero: 'لا أنواع من الأحداث',
    one: 'نوع واحد من الأحداث',
    two: 'نوعان من الأحداث',
    few: str`${0} أنواع من الأحداث`,
    many: str`${0} نوعًا من الأحداث`,
    other: str`${0} نوع من الأحداث`,
  }), // {0} event types
  s9630a2d52ee7f858: 'معطّلة لأن خادمها ردّ بـ \u2066410 Gone\u2069.', // Disabled because its server responded with 410 Gone.
  sd6b64aaa380a2293: 'معطّلة لأن كل عمليات التسليم فشلت لمدة خمسة أيام.', // Disabled because every delivery failed for five days.
  sbc14b347c776c193: 'لن يُرسل شيء إلى نقطة النهاية هذه حتى تفعّلها.', // Nothing is sent to this endpoint until you enable it.
  s0474e504d5910a08: str`يوقّع المفتاح السري السابق أيضًا حتى ${0}.`, // The previous secret also signs until {0}.
  sd024446d1acaf3bb: 'جارٍ تحميل webhooks…', // Loading webhooks…
  s8b88daa68aeb0ea6: str`الأوقات في هذه الصفحة بتوقيت بيئة الاختبار، وهو متقدم على الوقت الفعلي (${0}).`, // Times on this page are sandbox time, {0} ahead of real time.
  sc01bd81bf3612009: 'لا تعمل webhooks إلا داخل \u2066<trellis-session>\u2069.', // Webhooks need a <trellis-session> around them.
  sa76a74ebd1b63811: 'لا تملك هذه الصفحة صلاحية عرض webhooks.', // This page isn’t allowed to show webhooks.
  sc9deb6bb3b2344e1: 'لا توجد جلسة لـ webhooks بعد.', // The webhooks have no session yet.
};

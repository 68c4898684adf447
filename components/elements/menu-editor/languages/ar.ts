import { plural, str } from '../../../i18n/catalog.ts';

/** Arabic, as far as the menu editor speaks: a line for each message, so it is as long as they are many. */
export const messages = {
  sd47b0ad98ebfeb07: 'اختر وقتًا في المستقبل.', // Choose a time in the future.
  sbea4e386905763f6: 'التوفّر', // Availability
  sd158a5fc0f062f18: 'متاح', // Available
  sc411338ad1e7ca31: 'يسري على العملاء فورًا دون نشر.', // Acts at once for customers, without publishing.
  sf9a2eebb85cd5c4a: 'تحديد التوفّر', // Set availability
  see2fcaedf9743ec6: 'الفرع', // Location
  sfe5857d2790cdd68: 'كل الفروع', // All locations
  s478c651b15be256d: 'الفروع التي لها إعداد خاص تحتفظ به.', // Locations with a setting of their own keep it.
  s091d6007b5b342e8: 'ينطبق على', // Of
  s5b61ccfa95102ba6: 'الصنف بالكامل', // the whole item
  sbecec99172ab4012: 'نفد مؤقتًا', // Sold out for a while
  s1c0bd22b4a44cb51: 'نفد حتى أغيّر ذلك', // Sold out until I change it
  s96557c1f0804a9c6: 'متاح حتى نفاد الكمية', // Available until the stock is gone
  sd37ffdd8f288d785: 'يمكن للعملاء طلبه', // Customers can order it
  sf2bb98199c92e6f0: 'المدة', // For
  sdf8c72b4f410fe8f: 'حتى', // Until
  sdea9a51ae2b132dc: str`المنطقة الزمنية: ${0}.`, // Time zone: {0}.
  sac0ffb8123835d93: 'الكمية المتبقية', // How many are left
  secea5f9275d5a720: 'ينقص العدد مع كل طلب، وعند 0 يُعدّ الصنف نافدًا.', // Each order takes from it; at 0 it is sold out.
  s50df520f38e750dd: 'حتى وقت محدد', // until a time
  s59762eaa69a60688: plural(0, {
    zero: str`${0} دقيقة`,
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: str`${0} دقائق`,
    many: str`${0} دقيقة`,
    other: str`${0} دقيقة`,
  }), // {0} minutes
  s9899f07ee811b5ca: 'ساعة واحدة', // 1 hour
  sb97bc1bc5aac2eba: plural(0, {
    zero: str`${0} ساعة`,
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: str`${0} ساعات`,
    many: str`${0} ساعة`,
    other: str`${0} ساعة`,
  }), // {0} hours
  sf89fc457e99a5e06: 'أزال شخص آخر هذا العنصر.', // Someone else removed this.
  s495fd4155ecc3018: 'غيّر شخص آخر هذا العنصر أيضًا.', // Someone else changed this too.
  sd76bb2a31835d2c2: 'ما أدخلته لا يزال هنا. يمكنك إضافته مجددًا أو تجاهله.', // What you typed is still here. You can add it again, or let it go.
  sbbea52321a48a49b: 'اختر ما تريد الاحتفاظ به. لن يُحفظ شيء قبل ذلك.', // Choose which one to keep. Nothing is saved until you do.
  s4d5cd48fd7c53c9b: 'تغييرك', // Yours
  s0bd54c693376687c: 'التغيير الآخر', // Theirs
  s071720c539d4ee29: 'إضافة مجددًا', // Add it again
  s9d544b4f097ea76c: 'حفظ بهذا الشكل', // Save this
  sc10652dda6d8d7e0: 'تجاهل تغييراتي', // Discard mine
  sacdf39621a230235: 'الجزء المستخدم من الصورة', // The part of the picture that is used
  s2de969afacdaa7a6: 'الشكل', // Shape
  sdfa6844795ebfc12: 'كما هي', // As it is
  s9766793e54c82438: 'عريض (4:3)', // Wide (4:3)
  s6641c258b0b51b26: 'مربع', // Square
  s166bd56d19670a72: 'تكبير', // Zoom
  s363771932fe08c53: 'يمين أو يسار', // Left or right
  sa07420dff479d993: 'أعلى أو أسفل', // Up or down
  se8635018b6f395c4: str`عرض كل التغييرات (${0})`, // Show all {0} changes
  se949cd6206be4dac: 'قبل:', // Before:
  s668347c6d2c58757: 'الآن:', // Now:
  sba1940d41066b994: 'ترتيب مختلف', // another order
  se871c20e39ace2a5: 'تمت الإضافة', // Added
  sdd3bedf6eb41e3db: 'تمت الإزالة', // Removed
  s5b425251e1044ddb: 'تم التعديل', // Changed
  s6d8c02aee480af7a: 'القائمة', // Menu
  scc1db59d292cbc4c: 'القسم', // Section
  s52cfa1d198476806: 'الصنف', // Item
  s16e2a9e41ae96e53: 'مجموعة خيارات', // Modifier group
  sc52f532c12c66bc8: 'أجزاء القائمة', // Parts of the menu
  sfe386c25c1567ecf: 'الأصناف', // Items
  scc94ce99baa62060: 'مجموعات الخيارات', // Modifier groups
  se19e2ed58cd65d6c: 'الإصدارات', // Versions
  sef3a9d9cac73a6b0: 'كل القوائم', // All menus
  s09a797a8df145719: 'تغييرات غير منشورة', // Unpublished changes
  s60320a18282b2b33: 'إعادة التسمية', // Rename
  se940d7a248c04a23: 'استيراد ملف', // Import a file
  s3011814dabbdd6fc: 'تصدير القائمة (JSON)', // Export the menu (JSON)
  s247d0bca841f00ac: 'تصدير الأصناف (CSV)', // Export items (CSV)
  s68b8e55c4fa73e1a: 'تصدير الخيارات (CSV)', // Export modifiers (CSV)
  sa0ca791d0f13f0e5: 'أرشفة', // Archive
  s37a9e8aec5713460: 'المزيد', // More
  se8410e27863e9354: 'اختر صنفًا أو قسمًا لعرضه هنا.', // Choose an item or a section to see it here.
  sdb5f68fd1de84c37: 'اختر مجموعة لعرضها هنا.', // Choose a group to see it here.
  sf471ec2496f904cc: 'تجاهل التغييرات', // Discard changes
  s020a64b5155ccd31: 'لديك تغييرات غير محفوظة.', // You have unsaved changes.
  s5f2748ec7f910218: 'هل تريد حفظها قبل المتابعة؟', // Save them before you continue?
  sb02ad3c929ac8f41: 'لا تملك هذه الصفحة صلاحية عرض القوائم.', // This page isn’t allowed to show menus.
  sabb445fbbf8791d8: str`الحد الأقصى لعدد الأحرف: ${0}.`, // Use at most {0} characters.
  s21717ea35ca04394: 'أدخل سعرًا. 0 يعني مجانًا.', // Enter a price; 0 is free.
  sd1408d9b2f02bc5f: str`أدخل مبلغًا مثل ${0}.`, // Enter an amount such as ….
  s1303c191cb8717da: str`قد يعني هذا ${0} أو ${1}. اكتبه دون فاصل الآلاف.`, // This could mean … or …. Leave out the thousands separator.
  sac12f28aa078e3ff: str`أدخل عددًا صحيحًا من ${0} إلى ${1}.`, // Enter a whole number from {0} to {1}.
  s3d93f9ea0c5a13fa: 'الصورة', // Image
  s1af2853dc7c54d30: 'المتغيرات والأسعار', // Variations and prices
  s56c3881af09ce5c9: 'يناسب الأنظمة الغذائية', // Suits
  sfa1e7c160bbeec18: 'يحتوي على', // Contains
  se8e1938ba7dafac1: 'السعرات الحرارية', // Calories
  s9401003aa889230e: 'يحتوي على كحول', // Contains alcohol
  s8bd7af6b5bfc8086: 'فئة الضريبة', // Tax category
  sb06b3bed480b7dcf: 'رقمك الخاص', // Your own number
  sb5e0c43af15bce73: 'وقت التقديم', // When it is served
  saa33d0fecda8e329: 'الحد الأدنى', // At least
  s9acab3a8150b0ac7: 'الحد الأقصى', // At most
  s3a99161ca7738c4c: 'الحد الأقصى للخيار الواحد', // At most of one
  s87ca97e3a5f400d9: 'الخيارات', // Modifiers
  scb489a1a173ac3f0: 'نعم', // Yes
  s09205907b5b56cda: 'لا', // No
  s903c6546a03dc99b: 'قسم آخر', // another section
  s6fdad32e7260495a: str`الصورة: ${0}`, // Image: {0}
  s94d1fb4e977ef43e: 'صورة زخرفية', // Decorative image
  s314a4f7685c8e824: 'دائمًا', // Always
  s7c1808ea3f2a3c37: plural(0, {
    zero: 'لا أصناف بترتيب مختلف',
    one: 'صنف واحد بترتيب مختلف',
    two: 'صنفان بترتيب مختلف',
    few: str`${0} أصناف بترتيب مختلف`,
    many: str`${0} صنفًا بترتيب مختلف`,
    other: str`${0} صنف بترتيب مختلف`,
  }), // {0} items in another order
  se27b991249980daf: 'مجموعة أخرى', // another group
  s563815aaf4ea1e25: '0: الاختيار غير إلزامي للعملاء.', // 0: customers may leave it out.
  sc05f9073cb21e805: 'فارغ: بلا حد أقصى.', // Empty: as many as there are.
  sb0939cd2fd0a2c2a: str`الخيار ${0}`, // Modifier {0}
  sa17067c19e1d7f0d: 'إضافة خيار', // Add modifier
  s916a0d090cdcefd8: 'سعر إضافي', // Added price
  se982c5f5768ad7ff: 'محدد مسبقًا', // Preselected
  s329ac90257ebd1d5: 'هذا أقل من الحد الأدنى.', // This is below the minimum.
  s1c94c8edd59d3076: 'عدد الخيارات المحددة مسبقًا يتجاوز ما يمكن اختياره.', // More modifiers are preselected than can be chosen.
  sd154c82610d199fc: str`اختر ${0} أو أكثر`, // Choose {0} or more
  sc5105711fd43033b: 'اختر أي عدد', // Choose any number
  sdf9917a98234d21a: str`اختر ${0}`, // Choose {0}
  sb4c5fd71ed9f9675: str`اختر من ${0} إلى ${1}`, // Choose {0} to {1}
  se7c09290af453628: str`اختر حتى ${0}`, // Choose up to {0}
  sd9f67fbf3f86efcf: 'إضافة مجموعة', // Add group
  s855eb596c3a5ec6b: 'لا توجد مجموعات خيارات بعد.', // No modifier groups yet.
  sd437f5e1cee5dc76: 'المجموعة هي ما يختاره العملاء لصنف ما، مثل الحجم أو الإضافات.', // A group is what customers choose for an item, such as its size or extras.
  seb67b795a9299c6f: plural(0, {
    zero: 'غير معروضة في أي صنف',
    one: 'معروضة في صنف واحد',
    two: 'معروضة في صنفين',
    few: str`معروضة في ${0} أصناف`,
    many: str`معروضة في ${0} صنفًا`,
    other: str`معروضة في ${0} صنف`,
  }), // offered by {0}
  s3978e021910edfce: 'صورة أخرى', // Another picture
  s5ed03bb1f3a15949: 'الصورة', // Picture
  s4b9e15d2297373ec: 'إزالة الصورة', // Remove the picture
  s721b737a6be4b7d6: 'وصف الصورة', // What it shows
  s20464789d7b29c69: 'لمن لا يستطيعون رؤيتها.', // For people who don’t see it.
  sec4f173289cf430c: 'زخرفية: لا تضيف شيئًا إلى النص', // Decorative: it adds nothing to the words
  s3e1d6e4531417cea: 'استخدام هذه الصورة', // Use this picture
  s5616831bbbe45a2c: 'تعذّرت قراءة هذا الملف كصورة.', // This file can’t be read as a picture.
  s998a492a4a2545e4:
    'جدول (CSV) بأعمدة ملف التصدير نفسها، أو قائمة كاملة (JSON). يُستورد إلى المسودة كاملًا أو لا يُستورد منه شيء.', // A table (CSV) with the columns of the export, or a whole menu (JSON). It goes into the draft, all or nothing.
  sd1f81284eeb7b503: 'الملف', // File
  s21c900c1c40ededc: 'إزالة ما ليس في الملف', // Remove what isn’t in the file
  s54f4b8cdff5963ba: 'تم الإلغاء. لم يتغيّر شيء.', // Canceled. Nothing was changed.
  sbefdf82ce17d8b36: 'استيراد إلى المسودة', // Import into the draft
  s497f5c58f472ecc2: 'فحص الملف', // Check the file
  s0a3428971ae07998: 'استخدم ملفًا لا يتجاوز 5 ميغابايت.', // Use a file of at most 5 MB.
  s985bbe33a2ae1ed3: 'اختر ملفًا.', // Choose a file.
  s04bbf0265f51c179: str`تم الاستيراد. الجديد: ${0}، المعدّل: ${1}.`, // Imported: {0} new, {1} changed.
  se655e9e83af5aa32: 'يحتوي الملف على خطأ واحد.', // The file has one error.
  sd9f681401a61a43f: plural(0, {
    zero: 'لا توجد أخطاء في الملف.',
    one: 'يحتوي الملف على خطأ واحد.',
    two: 'يحتوي الملف على خطأين.',
    few: str`يحتوي الملف على ${0} أخطاء.`,
    many: str`يحتوي الملف على ${0} خطأً.`,
    other: str`يحتوي الملف على ${0} خطأ.`,
  }), // The file has {0} errors.
  s71ab261f500326b4: 'لم يتغيّر شيء. صحّح الملف ثم اختره مرة أخرى.', // Nothing was changed. Correct them in the file, then choose it again.
  s2138d5192571b731: 'جديد', // new
  sdf38879af614707b: 'معدّل', // changed
  s519271cabdd2d230: 'دون تغيير', // as before
  s10154dbd4fbc697b: 'محذوف', // removed
  s828a029fea3726e9: 'غير موجود في الملف ويبقى', // not in the file, stay
  s9def3ec1debf9135: str`عدد الصفوف المقروءة: ${0}. نتيجة الاستيراد:`, // Rows read: {0}. This is what the import does:
  sc02465bdb43cfe20: 'أخطاء في الملف', // Errors in the file
  s447f48097e0da5c8: 'الخطأ', // What is wrong
  sa013e119fec906fb: 'الصف', // Row
  s9e40e59654c8ad67: 'العمود', // Column
  seb8bd2cce4314e01: 'النظام الغذائي ومسببات الحساسية', // Diet and allergens
  s78c64e9d1c015519: 'الضريبة والأرقام', // Tax and numbers
  s433e829d263da9d3: 'تحدد ضرائب الفرع التي تُطبّق.', // Decides which of the location’s taxes apply.
  s129a6548b1f4b855: 'فريد داخل القائمة.', // Unique in the menu.
  s12923b47bc89a306: 'سعرات حرارية لكل حصة.', // Kilocalories per portion.
  sa090c3015ee9d7de: 'أدخل وصفًا للصورة، أو حدّد أنها زخرفية.', // Say what it shows, or that it is decorative.
  sd74599f7ecf6846d: 'سمِّ كل متغير، مثل «كبير».', // Name each variation, such as “Large”.
  s827599af4c283614: 'استخدم أحرفًا لاتينية صغيرة وأرقامًا وشرطات.', // Use lowercase letters, digits and hyphens.
  s86bf9e07ee3789c7: 'جارٍ تحميل القوائم…', // Loading menus…
  sa597982e46a96c4b: 'القوائم', // Menus
  s1818ee80e70946be: 'اضغط سهم الأعلى أو الأسفل لنقله.', // Press the up or down arrow key to move it.
  saf834c9efed4958e: 'لا توجد أصناف مطابقة.', // No item matches.
  s870c1c9fb0f67b77: 'عرض كل الأصناف', // Show all items
  sc182f375a3779a14: 'الأقسام والأصناف', // Sections and items
  sd1d5a0ea9c6c52bb: 'إضافة قسم', // Add section
  s58f411f4883e73a9: 'هذه القائمة فارغة.', // This menu is empty.
  s0c9625899a90e3c3: 'ابدأ بقسم مثل «المقبلات»، أو استورد ملفًا.', // Begin with a section, such as “Starters”, or import a file.
  s9ffa307d60afe97a: 'لم تتم إضافة أي شيء بعد.', // Nobody has added anything yet.
  s82d2ccb1db1e6530: 'كل الأصناف', // All items
  s748395f78757aae7: 'نفدت الكمية', // Sold out
  s63017ca524b4841b: 'بدون صورة', // Without an image
  seebf0a900fa14c4c: 'البحث عن صنف', // Find an item
  s716a6024e3fe999c: 'عرض', // Show
  sb48af5beab013611: str`أصبح ${0} في الموضع ${1} من ${2} في ${3}.`, // {0} is now {1} of {2} in {3}.
  s2671908321aec129: str`أصبح ${0} القسم ${1} من ${2}.`, // {0} is now section {1} of {2}.
  s360c2cd09238547f: 'إعادة تسمية القائمة', // Rename the menu
  se7a74f9bb3957847: 'هل تريد أرشفة هذه القائمة؟', // Archive this menu?
  s352616496b458f0e: 'لن يراها العملاء ولن يتمكنوا من الطلب منها. لاستعادتها، انشرها مرة أخرى.', // Customers no longer see it and can’t order from it. Publish it again to bring it back.
  sd60a7dde73859828: 'إبقاء', // Keep
  s19e88633eab0162e: 'تمت إعادة التسمية في المسودة.', // Renamed in the draft.
  s9299da523fa9a449: 'تمت أرشفة القائمة.', // The menu is archived.
  sbaf87689cccc53eb: 'صنف واحد', // 1 item
  s125a86b2f45bbb25: plural(0, {
    zero: 'لا أصناف',
    one: 'صنف واحد',
    two: 'صنفان',
    few: str`${0} أصناف`,
    many: str`${0} صنفًا`,
    other: str`${0} صنف`,
  }), // {0} items
  s6d3b5b0561ba34c9: 'منشورة', // Published
  sd600892f7fabe04c: 'مسودة', // Draft
  s4bfc4d609ee1ab33: 'مؤرشفة', // Archived
  sacf819de0479fa43: str`بدءًا من ${0}`, // from {0}
  s1cf212429be9ce39: str`نفد حتى ${0}`, // Sold out until {0}
  sa2fac55a6590598c: 'نفد في بعض الفروع', // Sold out at some locations
  sf7d87f0549046c0a: str`المتبقي: ${0}`, // {0} left
  sa21aad667d8ecf27: plural(0, {
    zero: 'لا أوقات تقديم',
    one: 'وقت تقديم واحد',
    two: 'وقتا تقديم',
    few: str`${0} أوقات تقديم`,
    many: str`${0} وقت تقديم`,
    other: str`${0} وقت تقديم`,
  }), // {0} serving times
  s992097decb0f4c86: 'يوميًا', // Every day
  s0a69bfb682cb87b1: plural(0, {
    zero: 'لا متغيرات',
    one: 'متغير واحد',
    two: 'متغيران',
    few: str`${0} متغيرات`,
    many: str`${0} متغيرًا`,
    other: str`${0} متغير`,
  }), // {0} variations
  sc660627b5a7ed593: 'إضافة قائمة', // Add menu
  s09eba37e31945df2: 'لا توجد قوائم بعد.', // No menus yet.
  s71aeb22920c177b6: 'أضف قائمة ثم املأها يدويًا أو من ملف. يراها العملاء بعد نشرها.', // Add one, then fill it by hand or from a file. Customers see it once you publish it.
  s0ba114c87a5c0494: 'لم تتم إضافة أي قائمة بعد.', // Nobody has added one yet.
  se2b7ca7aa719d72f: 'لا توجد قوائم بهذه الحالة.', // No menu has this status.
  s454f7ee1a28f9734: 'قائمة جديدة', // New menu
  s030e10499ec674df: 'اسم القائمة', // Name of the menu
  s4162416d99573bdc: 'يراه العملاء.', // Customers see it.
  s7ed70a092bd8b8ec: 'إضافة مجموعة', // Add a group
  s9df73ce11ba9f360: 'اختر مجموعة', // Choose a group
  s5468d720047eb162: str`إضافة صنف إلى ${0}`, // Add item to {0}
  se8e6a39f5369c253: 'إضافة صنف', // Add item
  sb85415d0fe1814a6: str`نقل ${0}`, // Move {0}
  sc1b6cdbe946ba044: 'صنف جديد', // New item
  sadea7fe71518aab6: 'قسم جديد', // New section
  se2c94d0ff429cd79: 'مجموعة خيارات جديدة', // New modifier group
  sb59d102ee48d7d72: 'تمت إضافة الصنف.', // The item was added.
  s17252ce52971b55a: 'تمت إضافة القسم.', // The section was added.
  sfda21267885fbb86: 'تمت إضافة المجموعة.', // The group was added.
  s7f891b1ee9f18f8f: 'تم الحفظ في المسودة.', // Saved in the draft.
  s5517461b10bf0650: 'غيّر شخص آخر أجزاءً أخرى من القائمة في هذه الأثناء. تظهر لك التغييرات كلها الآن.', // Someone else changed other parts of the menu meanwhile. You see both now.
  s4ea0f21fc2a338a1: 'نقل لأعلى', // Move up
  sb233557012dcb328: 'نقل لأسفل', // Move down
  s35bcf34a7fa5a19d: 'حذف الصنف', // Delete item
  s728a4f548c11b0e1: 'حذف القسم', // Delete section
  sf4856711e7b00031: 'حذف المجموعة', // Delete group
  sf9aee319a006c9b4: 'إضافة', // Add
  s5ac685dcf0a02ceb: 'لم يُحفظ بعد', // Not saved yet
  s82da3badb1a148f1: 'تم تحديد التوفّر.', // The availability is set.
  sd1014fee43e79b42: 'هل تريد حذف هذا الصنف؟', // Delete this item?
  sc05dfefd2370a4bf: 'هل تريد حذف هذا القسم وأصنافه؟', // Delete this section and its items?
  sa9f72e33186042ce: 'هل تريد حذف هذه المجموعة؟', // Delete this group?
  s30c717f55b558fdb: 'الأصناف التي تعرضها:', // Items that offer it:
  s78b6702c8d3ee1de: 'يُحذف معه أيضًا:', // With it go:
  sd377b341c1876043: 'سيُحذف من المسودة، ويظل ظاهرًا للعملاء حتى تنشر.', // It goes from the draft. Customers see it until you publish.
  scff786c23b999d6f: str`نقل ${0} لأعلى`, // Move {0} up
  s1953f2a4f1105dca: str`نقل ${0} لأسفل`, // Move {0} down
  s2fa05f91c1baa29b: str`إزالة ${0}`, // Remove {0}
  sf5ae83dc0f2e0e89: 'دائمًا خلال ساعات عمل الفرع.', // Always, while the location is open.
  s339fd024bf102490: 'بالتوقيت المحلي للفرع. الوقت الذي ينتهي قبل بدايته ينتهي في اليوم التالي.', // Local time of the location. A time that ends before it begins ends on the next day.
  sb738f398b7161276: str`وقت التقديم ${0}`, // Serving time {0}
  s51fe38a3a59d1e90: str`إزالة وقت التقديم ${0}`, // Remove serving time {0}
  sda5be2d4faff2179: 'إضافة وقت تقديم', // Add serving time
  sacae74732f544fca: 'الأيام', // Days
  sa6ab5184d6315895: 'من', // From
  s09353907b5c79284: 'إلى', // To
  sd67eac11415e43c8: 'اختر يومًا واحدًا على الأقل.', // Choose at least one day.
  sfb2dbe10406cd002: 'أدخل وقتًا مثل 08:00.', // Enter a time such as 08:00.
  sbb6a38aee0fc7101: 'أدخل وقتًا مثل 11:30.', // Enter a time such as 11:30.
  seed76e8afe9f604a: 'السعر', // Price
  s54c472297ecad54c: str`المتغير ${0}`, // Variation {0}
  se50124bfd80ba2b9: 'إضافة متغير', // Add variation
  s97de9a19fa44513a: 'رمز الصنف (SKU)', // SKU
  s55c25e6c35ec15a2: 'الإصدارات المنشورة', // Published versions
  sd1a2ca954ab8526e: 'لم تُنشر بعد', // Not published yet
  s39f2ee69c6ccd6f7: 'ما تغيّر مقارنةً بالإصدار الظاهر للعملاء', // What changed since customers’ version
  s590f59c2a952ef29: 'يرى العملاء هذه القائمة كما هي', // Customers see this menu as it is
  s15bdc0015e794c7c: 'لا يراها العملاء.', // Customers don’t see it.
  sa46753f90a34f9a0: str`فات أوان الإلغاء. تم الاستيراد. الجديد: ${0}، المعدّل: ${1}.`, // It was too late to cancel. Imported: {0} new, {1} changed.
  s0843b2fcef33fcc8: 'نشر', // Publish
  sd5be5d2de0c50082: 'يراها العملاء فورًا.', // Customers see it at once.
  s55d2d4d448f92f95: 'لا توجد إصدارات بعد.', // None yet.
  s358e08de4fbebf51: str`الإصدار ${0}`, // Version {0}
  s9de00e64b4550667: 'ظاهر للعملاء', // Customers see this
  s38e383b4fc008e43: 'ما الذي تغيّر', // What changed
  s54f5ab09b9af65c2: 'استعادة هذا الإصدار', // Roll back to this
  s494152fc3783e83b: str`هل تريد عرض الإصدار ${0} للعملاء مجددًا؟`, // Show version {0} to customers again?
  s32b718053db02902: 'تبقى المسودة كما هي.', // The draft stays as it is.
  s83e5c58695b18ee9: 'استعادة', // Roll back
  s5b751b21df5a5684: 'الإصدار الأول.', // The first version.
  s888c93c98d8944df: 'لا توجد اختلافات.', // No changes.
  s02dd685c2cbf80f5: str`تم نشر الإصدار ${0}.`, // Version {0} is published.
  s2f5b6188bdcad17b: str`يرى العملاء الإصدار ${0} مجددًا.`, // Customers see version {0} again.
  sbc840984279b8a80: 'تبقى المسودة كما هي. انشرها عندما تكون جاهزة.', // The draft stays as it is. Publish it once it is right.
  sf37c42ae11baef4c: 'جارٍ إضافة القائمة…', // Adding the menu…
  s599cc2490be2241c: 'جارٍ إعادة تسمية القائمة…', // Renaming the menu…
  sba862525f437035e: 'جارٍ أرشفة القائمة…', // Archiving the menu…
  s5d5b87e4476d1e03: 'جارٍ حفظ الصنف…', // Saving the item…
  s2a764eb46eca5889: 'جارٍ حذف الصنف…', // Deleting the item…
  sfca112be9c0f4f3b: 'جارٍ حفظ القسم…', // Saving the section…
  sdd3ecff2f2020fad: 'جارٍ حذف القسم…', // Deleting the section…
  s1bc484ba322f28d7: 'جارٍ حفظ المجموعة…', // Saving the group…
  s5d1174c32163b53d: 'جارٍ حذف المجموعة…', // Deleting the group…
  s4929c9bbfd901993: 'جارٍ النقل…', // Moving…
  sbe865dde72e4992f: 'جارٍ تحديد التوفّر…', // Setting the availability…
  sd412da320c12fcff: 'جارٍ رفع الملف…', // Uploading the file…
  s9bc0145b844492f4: 'جارٍ رفع الصورة…', // Uploading the image…
  s1d083899146a0112: 'جارٍ النشر…', // Publishing…
  s557d3afaf90aa2d9: 'جارٍ الاستعادة…', // Rolling back…
  sf39a2f83ede0ad70: 'جارٍ قراءة الملف…', // Reading the file…
  s99d05b52dd4b3346: 'جارٍ الاستيراد…', // Importing…
  sfba8e09ccef579c4: 'جارٍ تجهيز الملف…', // Preparing the file…
  sa5b32784847cb784: 'لا يمكن ترك هذه الخانة فارغة.', // This can’t be empty.
  s093711b4fe6b5c11: 'يجب أن تكون القيمة سعرًا: أرقام فقط، والكسور العشرية بعد نقطة.', // Enter a price in digits, with a dot before decimals.
  sb1dfff126b9dc810: 'يجب أن تكون القيمة عددًا صحيحًا.', // Enter a whole number.
  sec9e67738e532a5d: 'يجب أن تكون القيمة عملة القائمة.', // Use the menu’s currency.
  s2c98833446da9b42: 'تختلف هذه القيمة عن صف سابق للعنصر نفسه.', // This differs from an earlier row of the same part.
  s1a90c0883e613ffd: 'تشير هذه القيمة إلى مجموعة خيارات غير موجودة في القائمة.', // This names a modifier group that the menu doesn’t have.
  s06384722416dff04:
    'عدد خلايا هذا الصف لا يطابق صف العناوين. ضع النصوص التي تحتوي على فواصل بين علامتي اقتباس مزدوجتين.', // This row hasn’t as many cells as the header. Put texts with separators in double quotes.
  s4246b4ec7ae23643: 'هناك علامة اقتباس مزدوجة ناقصة في هذا الصف أو في غير موضعها.', // A double quote is missing in this row, or in the wrong place.
  s9c101f86b5055a52: 'هذا الصف طويل جدًا. قد تكون علامة اقتباس الإغلاق ناقصة.', // This row is too long. A closing double quote may be missing.
  s3417182ae5bc3368: 'تم الإلغاء. جارٍ التحقق مما إذا كان قد نُفّذ قبل ذلك…', // Canceled. Asking whether it was done before that…
  s8095c83288fdf9ef: 'تم الإلغاء. لم يتغيّر شيء حتى الآن. إذا استوردته مرة أخرى فسيُنفّذ مرة واحدة فقط.', // Canceled. So far, nothing was changed. If you import it again, it is done only once.
  s590426564eabfa65: 'تم الإلغاء. لا يُعرف ما إذا كان قد نُفّذ قبل ذلك: تحقق من القائمة.', // Canceled. Whether it was done before that isn’t known: check the menu.
  s681f1ca204882953: 'هذه القيمة غير مقبولة هنا.', // This isn’t accepted here.
  sf9c07ff241a7b98c: 'هذا الملف ليس JSON صالحًا.', // This file isn’t valid JSON.
  s16fe69a8c091351b: 'عملة هذا الملف تختلف عن عملة القائمة.', // This file is in another currency than the menu.
  sf5aebe8c139414b7:
    'لا يمكن قراءة الحروف في هذا الملف. احفظه بترميز UTF-8 (في برنامج جداول البيانات: «CSV UTF-8»).', // The letters in this file can’t be read. Save it in UTF-8 (in a spreadsheet: “CSV UTF-8”).
  s14ff9d4c6da44ebc: 'صفوف هذا الجدول كثيرة جدًا. قسّمه إلى عدة ملفات.', // This table has too many rows. Divide it into several files.
  s9ffc0e4a531f1d9e: str`ينقص هذا الجدول العمود ${0}.`, // This table lacks the column {0}.
  s8f9904f896b12b92: str`العمود ${0} غير معروف.`, // The column {0} isn’t known.
  sfc518267d85120cf: 'هناك عمود مكرر في هذا الجدول.', // A column is in this table twice.
  s5436ec743872f4e2: 'تعذّرت قراءة هذا الملف كقائمة. يجب أن يكون جدولًا أو مستندًا بصيغة ملف التصدير.', // This file can’t be read as a menu. It has to be a table or a document as the export writes it.
  sfee5a54bea6ca103: 'هذا الملف ليس صورة JPEG أو PNG أو WebP.', // This file isn’t a JPEG, PNG or WebP picture.
  s7be3f04f53c62bb0: 'هذه الصورة متحركة. استخدم صورة ثابتة.', // This picture is animated. Use a still one.
  s9d7616271b24032f: 'ينتهي هذا الملف قبل نهاية الصورة. صدّره مرة أخرى.', // This file ends before the picture does. Export it again.
  sa8f5048f4c06dc3f: 'يحتوي هذا الملف على بيانات أخرى بعد الصورة. صدّره مرة أخرى.', // This file has other data after the picture. Export it again.
  s72b4f7339ce2c3a5: 'تحتوي هذه الصورة على عدد كبير جدًا من وحدات البكسل. استخدم صورة أصغر.', // This picture has too many pixels. Use a smaller one.
  s61e72267df76bbf1: 'عرض التغييرات', // See changes
  sc587c7a055e15bb5: 'تغيير واحد غير منشور', // 1 unpublished change
  s16fc8463de4493ff: plural(0, {
    zero: str`لا تغييرات غير منشورة`,
    one: str`${0} تغيير غير منشور`,
    two: str`${0} تغييران غير منشورين`,
    few: str`${0} تغييرات غير منشورة`,
    many: str`${0} تغييرًا غير منشور`,
    other: str`${0} تغيير غير منشور`,
  }), // … unpublished changes
  sedc03097c9fa8e28: 'صور للاختيار منها', // Pictures to choose from
  s57c396d2ec12a3a6: str`استخدام ${0}`, // Use …
  s31605c88613b70e9:
    'أفلِت الصور هنا: JPEG أو PNG أو WebP. إذا كانت عدة صور، فتبقى للاختيار منها، لأصناف أخرى أيضًا.', // Drop pictures here: JPEG, PNG or WebP. …
};

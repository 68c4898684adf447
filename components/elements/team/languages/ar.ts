import { str } from '../../../i18n/catalog.ts';

/** Arabic, as far as <trellis-team> speaks; see components/i18n/languages.ts. */
export const messages = {
  s6ead281adf0d371d: 'جارٍ الإرسال…', // Sending…
  sb971debc37bf0b54: 'المالك', // Owner
  s3ac25e004d6b8e6c: 'المدير', // Manager
  sae8604c86cf54f1a: 'الصندوق', // Cashier
  s149c3aeba7e0d6ef: 'المطبخ', // Kitchen
  sf2e5d1d228b3500d: 'المحاسبة', // Accountant
  scf03080105a4e030: 'يسجّل الشخص الدخول بهذا العنوان.', // The person signs in with this address.
  s637f4cc832f507b2: 'اسم الجهاز', // Name of the device
  s8fc0a8a99fccf3e0: 'افتح على الجهاز اللوحي صفحة الأجهزة في لوحة التحكم. تعرض رمزًا.', // Open the page for devices of your dashboard on the tablet. It shows a code.
  s3643189d1abbb7f4: 'الرمز', // Code
  sca7fed2bef53cb99: 'الدور', // Role
  s64da34b178200f09: 'كل شيء، ومنه الحسابات المصرفية والفريق', // Everything, with bank accounts and the team
  s46ffa0efc20d9af6: 'الطلبات والمبالغ المستردة والقوائم والأوقات والتقارير والفريق', // Orders, refunds, menus, hours, reports and the team
  s29f821d6828813e4: 'الطلبات وروابط الدفع والولاء', // Orders, pay links and loyalty
  s2ed2fd51c2b250b7: 'الطلبات وما نفد', // Orders, and what is sold out
  s9517e5c59319305f: 'المدفوعات والدفعات والتقارير', // Payments, payouts and reports
  se14a5b83e3a8ca44: 'يجب أن يكون عنوان بريد إلكتروني مثل rosie@example.com.', // Must be an email address, such as rosie@example.com.
  s1da761d03ac1972f: str`أدخل الحروف التي يعرضها الجهاز، وعددها ${0}.`, // Enter the … letters that the device shows.
  sf720dce1d5f87e41: 'لا يمكن ذلك.', // This can’t be done.
  s5ad956cb74a7b54b: 'يبقى المالك الأخير مالكًا. اجعل شخصًا آخر مالكًا أولًا.', // The last owner stays one. Make another person an owner first.
  se1d37a54742f138c: 'لا يمنح هذا الدور أو يسحبه إلا شخص له الصلاحيات نفسها أو أكثر.', // Only a person with the same or more rights can give or take this role.
  s59ee05d07074f571: 'هذا الشخص في الفريق أو مدعو بالفعل.', // This person is on the team or invited already.
  s0c0a29976ea6950c: 'لا يعرض أي جهاز هذا الرمز الآن. قارنه بالشاشة، أو اطلب رمزًا آخر هناك.', // No device shows this code now. Compare it with the screen, or ask there for another one.
  s9e05a9214c03b793: 'تغيير الدور', // Change role
  s54fac608002f2917: 'إعادة الإرسال', // Send again
  s2ca7699f7c5a4996: 'إدارة', // Manage
  sd1f09d13ff12c55c: 'دعوة شخص', // Invite someone
  s35f2737fcd154e16: 'إرسال الدعوة', // Send invitation
  sffcf1d7b5f7385ad: 'إزالة هذا الشخص؟', // Remove this person?
  scc022b0740943e53: 'إضافة جهاز', // Add a device
  s665f2a2247cf9c36: 'إضافة الجهاز', // Add device
  s91213563e4e090e4: 'إزالة هذا الجهاز؟', // Remove this device?
  s45dfe5e540ff7d08: str`افتح ${0} على الجهاز اللوحي، واكتب الرمز الذي يعرضه.`, // Open … on the tablet, and type the code that it shows.
  seb87ab6e2b6bb28f: 'يُسجَّل خروج هذا الشخص مع الطلب التالي.', // This person is signed out with the next request.
  s599c693f59ab6565: 'يُسجَّل خروج من يعمل عليه مع الطلب التالي.', // The person who is using it is signed out with the next request.
  s5bbcfacc2b6536c1: 'أُرسلت الدعوة.', // The invitation is sent.
  s08f04c2c5ea200b2: 'أُضيف الجهاز.', // The device is added.
  s2eb94f91c0f6594f: 'تمت الإزالة.', // Removed.
  s24b1dafb1b20370c: 'الفريق', // Team
  s52e01475c9da37f9: 'جارٍ تحميل الفريق…', // Loading the team…
  sdd1b42c9b82bf9c7: 'لا تملك هذه الصفحة صلاحية عرض الفريق.', // This page isn’t allowed to show the team.
  s3c2038178979409f: 'لا أحد في الفريق بعد', // Nobody is on the team yet
  s13b5adb5cce78e12: 'ادعُ من يعملون هنا. يسجّلون الدخول إلى لوحة التحكم بالبريد الإلكتروني.', // Invite the people who work here. They sign in to the dashboard by email.
  se0dcd4169089b4df: 'الأجهزة المشتركة', // Shared devices
  s514b29b64f2e94e8: 'لا أجهزة مشتركة بعد.', // No shared devices yet.
  sfd6cf96dbf89d863: str`آخر نشاط: ${0}`, // Last active …
  s238292c02b916572: 'لم ينشط بعد', // Not active yet
  see963aeadd27316b: 'انتهت صلاحية الدعوة', // Invitation expired
  s7308509051ac80f6: str`مدعو حتى ${0}`, // Invited until …
  s043e59128e4d5c70: str`آخر استخدام: ${0}`, // Last used …
  s70bd4b2defa0f6b5: 'لم يُستخدم بعد', // Not used yet
  s1555ad6a3e191d41: 'بانتظار الجهاز', // Waits for the device
  sf95a6845b5737293: 'لم يُفتح قط. أزله، ثم أضفه من جديد.', // Was never opened. Remove it, and add it again.
  s689019136feb6d48: 'دون اختيار: كل الفروع', // None chosen: all locations
  sc79e52bbcd5b33e0: 'الدور والفروع', // Role and locations
  s1e597e321f8adcf3: 'الاسم والفروع', // Name and locations
  s996f0af8aa4e2be5: 'بعض الفروع', // Some locations
  s8f2a705d23222bb6: 'إنشاء رابط بدلًا من ذلك', // Make a link instead
  s3cf89cb47fdde7e9: 'الرابط', // Link
  sbd898d51377e4afb: 'افتح هذا الرابط على الجهاز. يعمل مرة واحدة، ولا يُعرض إلا الآن.', // Open this link on the device. It works once, and is shown only now.
  s19172ed3838854fc: 'نسخ الرابط', // Copy link
};

import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  '${0} is your Trellis sign-up code': '${0} هو رمز تسجيلك في Trellis',
  '${0} is your Trellis sign-in code': '${0} هو رمز دخولك إلى Trellis',
  'No Trellis account has this address': 'لا يوجد حساب Trellis بهذا العنوان',
  'Somebody, probably you, asked to sign in to Trellis with this address. It is on no team.':
    'طلب أحدهم، وربما أنت، الدخول إلى Trellis بهذا العنوان. وهو لا ينتمي إلى أي فريق.',
  'Sign in to Trellis by your identity provider': 'ادخل إلى Trellis عبر موفّر الهوية',
  'Your role is owner: everything, and who the other owners are.':
    'دورك مالك: كل شيء، بما في ذلك تحديد المالكين الآخرين.',
  'Your role is admin: everything, but not who the owners are.': 'دورك مسؤول: كل شيء، ما عدا تحديد المالكين.',
  'Your role is developer: keys, webhooks, sites and surfaces. In production, no details of guests.':
    'دورك مطوّر: المفاتيح وخطافات الويب والمواقع والواجهات. وفي الإنتاج من دون بيانات الضيوف.',
  'Your role is finance: payments, refunds, payouts, pricing and reports.':
    'دورك الشؤون المالية: المدفوعات والمبالغ المستردة والتحويلات والأسعار والتقارير.',
  'Your role is support: orders, merchants, menus and refunds.':
    'دورك الدعم: الطلبات والتجار والقوائم والمبالغ المستردة.',
  'Your role is viewer: sees everything, changes nothing.': 'دورك مُطّلع: يرى كل شيء ولا يغيّر شيئًا.',
  'Join ${0} on Trellis': 'انضم إلى ${0} على Trellis',
  'You are invited to the team of ${0}.': 'أنت مدعو إلى فريق ${0}.',
  '${0} invites you to the team of ${1}.': 'يدعوك ${0} إلى فريق ${1}.',
  '${0} is your ${1} confirmation code': '${0} هو رمز التأكيد في ${1}',
  'You are making a change that asks who you are.': 'أنت تجري تغييرًا يتطلب تأكيد هويتك.',
  'It works once, for ${0} minutes. If this isn’t you, end all sessions on the page of your account.':
    'يعمل مرة واحدة، لمدة ${0} دقيقة. إن لم تكن أنت، فأنهِ كل الجلسات في صفحة حسابك.',
  'A passkey was added': 'أُضيف مفتاح مرور',
  'A passkey was removed': 'حُذف مفتاح مرور',
  'The passkey “${0}” was added on your ${1} account at ${2}.':
    'أُضيف مفتاح المرور «${0}» إلى حسابك في ${1} على ${2}.',
  'The passkey “${0}” was removed on your ${1} account at ${2}.':
    'حُذف مفتاح المرور «${0}» من حسابك في ${1} على ${2}.',
  'If this wasn’t you, sign in by email, end all other sessions and remove passkeys that you don’t know.':
    'إن لم تكن أنت، فادخل بالبريد الإلكتروني، وأنهِ كل الجلسات الأخرى، واحذف مفاتيح المرور التي لا تعرفها.',
  'Works once, for ${0} minutes.': 'يعمل مرة واحدة لمدة ${0} دقيقة.',
  'Use the button in the browser where you began.': 'استخدم الزر في المتصفح الذي بدأت فيه.',
  'Or type this code there:': 'أو اكتب هذا الرمز هناك:',
  'Both work once, for ${0} minutes. If you didn’t ask for this, ignore it: nothing happens without it.':
    'يعمل كلاهما مرة واحدة لمدة ${0} دقيقة. إذا لم تطلب هذا فتجاهله: لن يحدث شيء بدونهما.',
  'If you have another address, sign in with that. Or start a sandbox of your own.':
    'إن كان لديك عنوان آخر، فادخل به. أو افتح بيئة تجريبية خاصة بك.',
  'Somebody, probably you, asked for an email to sign in to Trellis with this address. Your team signs in by single sign-on.':
    'طلب أحدهم، وربما أنت، رسالة للدخول إلى Trellis بهذا العنوان. يدخل فريقك بتسجيل الدخول الموحّد.',
  'If you didn’t ask for this, ignore it.': 'إذا لم تطلب هذا فتجاهله.',
  'You get this because somebody typed this address at ${0}.':
    'تصلك هذه الرسالة لأن أحدهم أدخل هذا العنوان في ${0}.',
  'To accept, sign in with this address within ${0} days.': 'للقبول، سجّل الدخول بهذا العنوان خلال ${0} أيام.',
  'Accept the invitation': 'قبول الدعوة',
  'You get this because ${0} invited this address.': 'تصلك هذه الرسالة لأن ${0} دعا هذا العنوان.',
  'Type this code there:': 'اكتب هذا الرمز هناك:',
  'You get this because you have an account at ${0}.': 'تصلك هذه الرسالة لأن لديك حسابًا لدى ${0}.',
};

import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  Owner: 'المالك',
  Manager: 'المدير',
  Cashier: 'الصندوق',
  Kitchen: 'المطبخ',
  Accountant: 'المحاسبة',
  'Join ${0} at ${1}': 'انضم إلى ${0} لدى ${1}',
  'You are invited to the dashboard of ${0}, where its orders come in.':
    'أنت مدعو إلى لوحة ${0} التي تصل إليها الطلبات.',
  'Your role: ${0}': 'دورك: ${0}',
  '${0} is your sign-in code for ${1}': '${0} هو رمز دخولك إلى ${1}',
  'No account at ${0} has this address': 'لا يوجد حساب لدى ${0} بهذا العنوان',
  'Somebody, probably you, asked to sign in to a dashboard with this address. It is on the staff of no business here.':
    'طلب شخص ما، على الأرجح أنت، تسجيل الدخول إلى لوحة بهذا العنوان. وهو ليس ضمن موظفي أي نشاط هنا.',
  'If you have another address, sign in with that. Otherwise ask the owner of the business for an invitation.':
    'إذا كان لديك عنوان آخر فسجّل الدخول به. وإلا فاطلب دعوة من مالك النشاط.',
  'Your PIN was set': 'عُيّن رمز PIN الخاص بك',
  'Your PIN was changed': 'غُيّر رمز PIN الخاص بك',
  'Your PIN for the shared devices of ${0} was set on ${1}.':
    'عُيّن رمز PIN الخاص بك للأجهزة المشتركة لدى ${0} في ${1}.',
  'Your PIN for the shared devices of ${0} was changed on ${1}.':
    'غُيّر رمز PIN الخاص بك للأجهزة المشتركة لدى ${0} في ${1}.',
  'If this wasn’t you, sign in by email, end all other sessions on the page of your account, and set another PIN there.':
    'إن لم تكن أنت، فادخل بالبريد الإلكتروني، وأنهِ كل الجلسات الأخرى في صفحة حسابك، وعيّن هناك رمز ' +
    'PIN آخر.',
  'A shared device was added': 'أُضيف جهاز مشترك',
  'The device “${0}” was added at ${1} on ${2}.': 'أُضيف الجهاز «${0}» لدى ${1} في ${2}.',
  'Added by: ${0}': 'أضافه: ${0}',
  'If you don’t know this device, remove it: nobody can work on it then.':
    'إن كنت لا تعرف هذا الجهاز فاحذفه: لن يستطيع أحد العمل عليه بعد ذلك.',
  'Open the devices': 'فتح الأجهزة',
};

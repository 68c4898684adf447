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
};

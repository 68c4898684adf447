import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  'This address can’t sign in to the operator’s console': 'لا يمكن لهذا العنوان الدخول إلى لوحة المشغّل',
  'Somebody, probably you, asked to sign in to the operator’s console of Trellis with this address. It isn’t invited.':
    'طلب أحدهم، وربما أنت، الدخول إلى لوحة المشغّل في Trellis بهذا العنوان. وهو غير مدعو.',
  '${0} is your code for the operator’s console': '${0} هو رمزك للوحة المشغّل',
  'Join the operator’s console of Trellis': 'انضم إلى لوحة المشغّل في Trellis',
  'You are invited to the console of those who run Trellis.': 'أنت مدعو إلى لوحة من يشغّلون Trellis.',
  'The address of the console comes from those who run the service.':
    'تحصل على عنوان اللوحة ممن يشغّلون الخدمة.',
  'Open your Trellis sandbox': 'افتح بيئتك التجريبية في Trellis',
  'You are invited to Trellis. Sign up with this address within ${0} days, and your sandbox opens at once.':
    'أنت مدعو إلى Trellis. سجّل بهذا العنوان خلال ${0} أيام، فتُفتح بيئتك التجريبية فورًا.',
  'Your Trellis sandbox is open': 'بيئتك التجريبية في Trellis مفتوحة',
  'Your request was approved. Sign in with this address.': 'قُبل طلبك. ادخل بهذا العنوان.',
  'Your request for a Trellis sandbox': 'طلبك لبيئة تجريبية في Trellis',
  'Your request for a sandbox was refused.': 'رُفض طلبك لبيئة تجريبية.',
  'You get this because a Trellis sandbox was asked for with this address.':
    'تصلك هذه الرسالة لأن بيئة تجريبية في Trellis طُلبت بهذا العنوان.',
};

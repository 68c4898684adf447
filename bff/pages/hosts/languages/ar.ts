import type { Catalogue } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalogue = {
  'Go to the start page': 'الانتقال إلى الصفحة الرئيسية',
  'Nothing was sent.': 'لم يُرسل أي شيء.',
  'Open the link you were sent again.': 'افتح الرابط الذي وصلك مرة أخرى.',
  'Go back, reload the page and send the form again.':
    'ارجع إلى الخلف وأعد تحميل الصفحة ثم أرسل النموذج مرة أخرى.',
  'This can’t be done': 'لا يمكن تنفيذ ذلك',
  'Go back, load the page again and try once more.': 'ارجع إلى الخلف وأعد تحميل الصفحة ثم حاول مرة أخرى.',
  'There’s no site at this address': 'لا يوجد موقع على هذا العنوان',
  'Skip to content': 'التخطي إلى المحتوى',
  'Sandbox: orders and payments here are for testing. No money moves.':
    'بيئة الاختبار: الطلبات والمدفوعات هنا للتجربة فقط، ولا تُنقل أي أموال.',
};

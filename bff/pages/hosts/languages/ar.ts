import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
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
  'Order from ${0}.': 'اطلب من ${0}.',
  'Where would you like to order?': 'اختر أين تريد أن تطلب.',
  'Rewards for your orders': 'مكافآت على طلباتك',
  'No location takes orders now': 'لا يوجد فرع يستقبل الطلبات الآن',
  'Come back soon, or contact the place directly.': 'عُد قريبًا، أو تواصل مع المتجر مباشرة.',
  Open: 'مفتوح',
  'Takes no orders for now': 'لا يستقبل الطلبات حاليًا',
  'Takes orders again: ${0}': 'يستأنف استقبال الطلبات ${0}',
  'Closed for now': 'مغلق حاليًا',
  'Opens ${0}': 'يفتح ${0}',
  'Order from places that work with ${0}.': 'اطلب من المتاجر التي تعمل مع ${0}.',
  'There’s nothing here yet': 'لا يوجد شيء هنا بعد',
  'No place is open to the public so far. Come back soon.': 'لا يوجد متجر مفتوح للجمهور حتى الآن. عُد قريبًا.',
  'More places': 'متاجر أخرى',
};

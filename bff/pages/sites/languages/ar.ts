import type { Catalogue } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalogue = {
  'Order from ${0}.': 'اطلب من ${0}.',
  'Choose where to order.': 'اختر أين تريد أن تطلب.',
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

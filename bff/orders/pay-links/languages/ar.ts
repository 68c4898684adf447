import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  'To ${0}': 'إلى ${0}',
  'To be paid by ${0}': 'يُدفع بحلول ${0}',
  'Tax and charges': 'الضريبة والرسوم الإضافية',
  'Total when it was ordered': 'الإجمالي عند الطلب',
  'Includes tax': 'يشمل الضريبة',
  'Total now, without a tip': 'الإجمالي الآن، بدون إكرامية',
  'The payment processor hasn’t answered. It’s safe to check again: you are charged once.':
    'لم يردّ معالج الدفع بعد. يمكنك التحقق مرة أخرى بأمان: يُخصم المبلغ مرة واحدة فقط.',
  'Pay for ${0}': 'الدفع مقابل ${0}',
  'Change the details': 'تعديل البيانات',
  'Cards can’t be taken at the moment. Nothing was charged.': 'لا يمكن قبول البطاقات حاليًا. لم يُخصم أي مبلغ.',
  'Something of this order is sold out by now. Nothing was charged. Ask who sent you the link.':
    'نفد أحد أصناف هذا الطلب. لم يُخصم أي مبلغ. تواصل مع من أرسل إليك الرابط.',
  'The time of this order is gone by now. Nothing was charged. Ask who sent you the link.':
    'لم يعد موعد هذا الطلب متاحًا. لم يُخصم أي مبلغ. تواصل مع من أرسل إليك الرابط.',
  'Enter an amount from ${0} to ${1}.': 'أدخل مبلغًا من ${0} إلى ${1}.',
  'Enter an amount up to ${0}, or choose no tip.': 'أدخل مبلغًا لا يزيد على ${0}، أو اختر «بدون إكرامية».',
  'Enter an email address such as ada@example.com.': 'أدخل بريدًا إلكترونيًا مثل ada@example.com.',
  'Nothing was paid.': 'لم يُدفع أي مبلغ.',
  'About you': 'بياناتك',
  'Continue to the card': 'المتابعة إلى البطاقة',
  'From ${0} to ${1}.': 'من ${0} إلى ${1}.',
  'How much': 'المبلغ',
  'How much in ${0}': 'المبلغ (${0})',
  'Add a tip': 'إضافة إكرامية',
  'As ordered, ${0}': 'كما في الطلب، ${0}',
  'Other tip in ${0}': 'إكرامية أخرى (${0})',
  'Pay on your phone': 'الدفع عبر هاتفك',
  'QR code of this page': 'رمز QR لهذه الصفحة',
  'Scan the code with its camera, or send yourself ${0}.':
    'امسح الرمز بكاميرا الهاتف، أو أرسل إلى نفسك ${0}.',
  'the address of this page': 'عنوان هذه الصفحة',
  'Error: Pay for ${0}': 'خطأ: الدفع مقابل ${0}',
  'Confirm the payment at your bank': 'أكّد الدفعة لدى البنك',
  'As soon as it is confirmed, you find the receipt here. Nothing was charged yet.':
    'تجد الإيصال هنا فور تأكيد الدفعة. لم يُخصم أي مبلغ بعد.',
  'It is being paid in another window': 'يجري الدفع في نافذة أخرى',
  'If that payment is not completed within 15 minutes, it can be paid again. Nobody is charged twice.':
    'إذا لم تكتمل تلك الدفعة خلال 15 دقيقة، يمكن الدفع مرة أخرى. لن يُخصم المبلغ مرتين.',
  'The receipt is here in a moment.': 'يظهر الإيصال هنا بعد لحظات.',
  'Paid. The order was sent.': 'تم الدفع وأُرسل الطلب.',
  'Your card is charged once ${0} accepts the order. Then you find the receipt here.':
    'يُخصم المبلغ من بطاقتك عند قبول ${0} للطلب. وتجد الإيصال هنا بعد ذلك.',
  'Paid. Thank you.': 'تم الدفع. شكرًا لك.',
  'This is paid': 'تم دفع هذا المبلغ',
  'There’s nothing left to pay here.': 'لم يتبقَّ ما يُدفع هنا.',
  'Continue to ${0}': 'المتابعة إلى ${0}',
  Date: 'التاريخ',
  Card: 'البطاقة',
  Reference: 'الرقم المرجعي',
  'Paid by': 'اسم الدافع',
  'Pay once more': 'الدفع مرة أخرى',
  'This link has been paid as often as it allows. There’s nothing left to pay here.':
    'تم الدفع بأقصى عدد مسموح من المرات. لم يتبقَّ ما يُدفع هنا.',
  'This link is canceled': 'تم إلغاء هذا الرابط',
  'This link has expired': 'انتهت صلاحية هذا الرابط',
  'Payments aren’t possible here now': 'الدفع غير متاح هنا الآن',
  '${0} takes no payments at the moment. Nothing was charged.':
    'لا يستقبل ${0} المدفوعات حاليًا. لم يُخصم أي مبلغ.',
  'Nothing is due anymore': 'لم يعد هناك مبلغ مستحق',
  'The order was paid, placed or canceled.': 'تم دفع الطلب أو إرساله أو إلغاؤه.',
  'Someone else is paying': 'هناك شخص آخر يدفع الآن',
  'If that payment is not completed, you can pay here.': 'إذا لم تكتمل تلك الدفعة، يمكنك الدفع هنا.',
  'Write to ${0}': 'مراسلة ${0}',
  'Confirm at your bank': 'التأكيد لدى البنك',
  'Card •••• ${0}': 'البطاقة ⁦•••• ${0}⁩',
  'Nothing was charged.': 'لم يُخصم أي مبلغ.',
  Other: 'مبلغ آخر',
};

import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  Docs: 'التوثيق',
  Guides: 'الأدلة',
  'Sign in to Trellis': 'الدخول إلى Trellis',
  'Sign-up is closed here': 'التسجيل مغلق هنا',
  'The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.':
    'يفتح المشغّل البيئات التجريبية. هل أنت في فريق أو مدعو إليه؟ ادخل بعنوانك.',
  'You’re on no team': 'لست في أي فريق',
  'Ask your team for an invitation to this address, or open a sandbox of your own.':
    'اطلب من فريقك دعوة إلى هذا العنوان، أو افتح بيئة تجريبية خاصة بك.',
  'A console, test merchants with menus, and money that is not real. Free.':
    'وحدة تحكم وتجار للاختبار بقوائم ومال غير حقيقي. مجانًا.',
  'We email you a link and a code. There is no password.':
    'نرسل إليك رابطًا ورمزًا بالبريد الإلكتروني. لا توجد كلمة مرور.',
  Company: 'الشركة',
  'Your merchants see this name.': 'يرى تجارك هذا الاسم.',
  'On a team already?': 'هل أنت في فريق؟',
  'New here? ${0}, or ask your team for an invitation.': 'جديد هنا؟ ${0}، أو اطلب دعوة من فريقك.',
  'New here? Ask your team for an invitation.': 'جديد هنا؟ اطلب دعوة من فريقك.',
  'Sign up': 'سجّل',
  'Must be 1–${0} characters on one line.': 'يجب أن يكون من 1–${0} حرفًا في سطر واحد.',
  'You’re signed in': 'لقد دخلت',
  'Single sign-on': 'تسجيل الدخول الموحّد',
  'Your team signs in at ${0}.': 'يدخل فريقك عبر ${0}.',
  'Email me a link instead': 'أرسل إليّ رابطًا بالبريد بدلًا من ذلك',
  'Your identity provider doesn’t answer right now. Try again in a few minutes.':
    'موفّر الهوية لا يجيب الآن. حاول مرة أخرى بعد بضع دقائق.',
  'Your identity provider didn’t confirm the sign-in. Try again.':
    'لم يؤكد موفّر الهوية الدخول. حاول مرة أخرى.',
  'Sign in in the browser where you began, within ${0} minutes.':
    'ادخل في المتصفح الذي بدأت فيه، خلال ${0} دقيقة.',
  'Your address isn’t on the team. Ask an owner for an invitation.':
    'عنوانك ليس ضمن الفريق. اطلب دعوة من أحد المالكين.',
  'Your team signs in by single sign-on': 'يدخل فريقك بتسجيل الدخول الموحّد',
  'This way in doesn’t open your team’s console. Sign in with your work address.':
    'هذه الطريقة لا تفتح وحدة تحكم فريقك. ادخل بعنوان عملك.',
  'Your request waits': 'طلبك قيد الانتظار',
  'Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.':
    'تم تأكيد عنوانك. يقرّر المشغّل بشأن بيئتك التجريبية، ويصلك الجواب بالبريد الإلكتروني.',
  'The operator looks at each request, and answers by email.': 'يراجع المشغّل كل طلب ويجيب بالبريد الإلكتروني.',
  'Ask for a sandbox': 'اطلب بيئة تجريبية',
};

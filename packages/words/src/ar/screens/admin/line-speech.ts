import type { LineSpeechTexts } from '../../../en/screens/admin/line-speech.ts';
import { isolate } from '../../../isolate.ts';

/** Words about who says the texts of the telephone line. */
export const lineSpeech: LineSpeechTexts = {
  title: 'الصوت',
  source: 'من يقرأ النصوص',
  sources: {
    line: 'صوت الشركة',
    machine: 'صوت الخادم',
    service: 'خدمة نطق',
  },
  sourceHints: {
    line: 'أوضح ما يُسمع، لكن مدة القراءة تقديرية فقط.',
    machine: 'بلا تكلفة، ومدة كل نص معروفة. صوته آلي.',
    service: 'تُسأل عبر الإنترنت. تقرأ كل نص مرة واحدة ويُحفظ التسجيل.',
  },
  ownVoiceAlone: 'لا تشغّل Yemot تسجيلات، لذلك يقرأ صوتها كل شيء. يُختار في إعدادات التحويلة.',
  machineVoiceHint: (example) => `كما يسمّيه eSpeak NG، مثل ${isolate(example)}. اتركوه فارغًا للصوت المعتاد.`,
  protocol: 'كيف تُسأل',
  protocols: {
    plain: 'طلب بسيط',
    openai: `مثل ${isolate('OpenAI (/v1/audio/speech)')}`,
  },
  serviceAddress: 'عنوان الخدمة',
  model: 'النموذج',
  key: 'مفتاح الخدمة',
  keyHint: 'اتركوه فارغًا إن لم تطلب الخدمة مفتاحًا.',
  keyKept: 'محفوظ. اتركوه فارغًا لإبقائه.',
  showKey: 'إظهار المفتاح',
  serviceVoiceHint: 'اسمه في الخدمة.',
  listen: (language) => `استماع: ${language}`,
  listenHint: 'لا يمكن سماع صوت الشركة هنا، فيقرأ صوت الخادم بدلًا منه.',
  saveFirst: 'احفظوا أولًا للاستماع.',
  sample: 'مرحبًا بكم في اللعبة. للإجابة الأولى اضغطوا 1.',
  faults: {
    machineSilent: 'صوت الخادم لا يعمل، أو ليس لديه الصوت الذي حدّدتموه.',
    addressNotAllowed:
      'لا يمكن استخدام هذا العنوان. يجب أن يبدأ بـ https وأن يكون على الإنترنت؛ ويمكن لمن يشغّل الخادم السماح بغيره.',
    unreachable: 'خدمة النطق لا تجيب.',
    wrongKey: 'خدمة النطق لا تقبل المفتاح.',
    serviceRefuses: 'خدمة النطق ترفض. افحصوا النموذج والأصوات.',
    noSound: 'لم ترسل خدمة النطق صوتًا يمكن تشغيله.',
  },
};

import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('ar');

const answers = (n: number) =>
  plural(n, { one: 'إجابة واحدة', two: 'إجابتين', few: '# إجابات', many: '# إجابة', other: '# إجابة' });
const files = (n: number) =>
  plural(n, { one: 'ملف واحد', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' });
const characters = (n: number) =>
  plural(n, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' });

export const texts: ControlTexts = {
  language: 'ar',

  yourAnswer: 'إجابتك',
  textMissing: 'اكتب بضع كلمات، أو تخطَّ السؤال.',
  charactersLeft: (n) => `المتبقي: ${characters(n)}`,
  charactersOver: (n) => `النص أطول مما يمكن إرساله. الزائد: ${characters(n)}`,

  chooseOne: 'اختر إجابة واحدة',
  chooseAll: 'اختر كل ما ينطبق',
  chooseExactly: (n) => `اختر ${answers(n)}`,
  chooseAtLeast: (n) => `اختر ${answers(n)} على الأقل`,
  chooseAtMost: (n) => `اختر ${answers(n)} على الأكثر`,
  chooseBetween: (least, most) => `اختر من ${least} إلى ${most}`,
  chosen: (n) => `المختار: ${n}`,
  chosenEnough: (most) => `يمكن اختيار ${answers(most)} فقط. ألغِ اختيارًا أولًا لتختار غيره.`,
  own: 'غير ذلك',
  ownField: 'إجابتك الخاصة',
  ownMissing: 'اكتب إجابتك الخاصة، أو اختر إجابة أخرى.',

  rankHint: 'المركز الأول في الأعلى. اسحب، أو استخدم الأسهم.',
  rankKeys: 'مفتاح المسافة يرفع العنصر، ومفاتيح الأسهم تحركه، والمسافة تضعه، وEscape يعيده إلى مكانه.',
  rankRight: 'هذا الترتيب صحيح',
  rankMissing: 'حرّك شيئًا، أو ضع علامة أمام «هذا الترتيب صحيح».',
  moveUp: 'تحريك إلى أعلى',
  moveDown: 'تحريك إلى أسفل',
  place: (item, n, total) => `${item}، المركز ${n} من ${total}`,
  lifted: (item, n, total) => `رُفع ${item}، المركز ${n} من ${total}. حرّكه بمفاتيح الأسهم.`,
  putDown: (item, n, total) => `وُضع ${item}، المركز ${n} من ${total}`,
  putBack: (item, n, total) => `أُعيد ${item}، المركز ${n} من ${total}`,

  oneInEachRow: 'اختر إجابة واحدة في كل صف',
  someInEachRow: 'اختر كل ما ينطبق في كل صف، إجابة واحدة على الأقل',
  rowMissing: (row) => `لم يُجب بعد: ${row}`,
  nextRow: 'الصف التالي',
  rowsDone: (n, total) => `أُجيب عن ${n} من ${total} من الصفوف`,

  most: (metric) => `الأكثر: ${metric}`,
  least: (metric) => `الأقل: ${metric}`,
  oneOfEach: 'اختر إجابة واحدة في كل جانب',
  screen: (n, total) => `الشاشة ${n} من ${total}`,
  previousScreen: 'الشاشة السابقة',
  sideMissing: (side) => `لم يُختر بعد. ${side}`,
  notBoth: (item, side) => `لا يمكن أن يكون ${item} في الجانبين. اختر غيره. ${side}`,

  chooseFile: (most) => (most === 1 ? 'اختر ملفًا' : 'اختر ملفات'),
  dropFile: (most) => (most === 1 ? 'أو أفلته هنا' : 'أو أفلتها هنا'),
  useCamera: 'استخدم الكاميرا',
  fileCount: (most) => (most === 1 ? 'ملف واحد' : `حتى ${files(most)}`),
  fileSize: (mb) => `${mb} ميغابايت لكل ملف على الأكثر`,
  fileTypes: (types) => `المقبول: ${types}`,
  pictures: 'صور',
  films: 'مقاطع فيديو',
  sounds: 'تسجيلات صوتية',
  sending: (percent) => `جارٍ الإرسال، ${percent} %`,
  sent: 'أُرسل',
  notSentInPreview: 'تم الاختيار. لا يُرسل شيء في المعاينة.',
  waiting: 'أنت غير متصل. يستمر الإرسال تلقائيًا عند عودة الاتصال.',
  notSent: 'لم يُرسل: انقطع الاتصال. الملف ما زال هنا.',
  refused: 'لم يُرسل: لم يُقبل هذا الملف. اختر غيره.',
  tryAgain: 'حاول مرة أخرى',
  remove: (file) => `إزالة ${file}`,
  removed: (file) => `أُزيل ${file}`,
  wrongType: (file) => `${file} ليس من نوع مقبول هنا.`,
  tooLarge: (file, mb) => `${file} أكبر من ${mb} ميغابايت.`,
  empty: (file) => `${file} فارغ.`,
  tooMany: (most) => `يمكن إرسال ${files(most)} فقط. أزل ملفًا أولًا لتختار غيره.`,
  earlierFile: (n) => `الملف ${n}، أُرسل من قبل`,
  fileMissing: 'أضف ملفًا، أو تخطَّ السؤال.',
  filesUnderWay: 'لم تُرسل كل الملفات بعد. انتظر، أو أزل ما لم يُرسل.',

  watchFirst: 'شاهد هذا حتى نهايته، ثم تابع.',
  notAhead: 'يمكنك الرجوع، لا التقدم إلى ما لم تشاهده بعد.',
  watched: (seen, whole) => `شوهد ${seen} من ${whole}`,
  watchedAll: 'شوهد حتى النهاية',
  notLoaded: (name) => `تعذّر تحميل ${name}.`,
  goOnWithout: 'يمكنك المتابعة من دونه.',
  larger: (name) => `عرض ${name} أكبر`,
  close: 'إغلاق',
  openPage: 'فتح في علامة تبويب جديدة',
  pageOf: (title) => `صفحة: ${title}`,
};

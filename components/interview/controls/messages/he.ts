import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('he');

const answers = (n: number) => plural(n, { one: 'תשובה אחת', two: 'שתי תשובות', other: '# תשובות' });
const files = (n: number) => plural(n, { one: 'קובץ אחד', two: 'שני קבצים', other: '# קבצים' });
const characters = (n: number) => plural(n, { one: 'תו אחד', two: 'שני תווים', other: '# תווים' });

export const texts: ControlTexts = {
  language: 'he',

  yourAnswer: 'התשובה שלכם',
  textMissing: 'כתבו כמה מילים, או דלגו על השאלה.',
  charactersLeft: (n) => `נותרו: ${characters(n)}`,
  charactersOver: (n) => `הטקסט ארוך מכדי להישלח. העודף: ${characters(n)}`,

  chooseOne: 'בחרו תשובה אחת',
  chooseAll: 'בחרו את כל המתאימות',
  chooseExactly: (n) => `בחרו ${answers(n)}`,
  chooseAtLeast: (n) => `בחרו לפחות ${answers(n)}`,
  chooseAtMost: (n) => `בחרו עד ${answers(n)}`,
  chooseBetween: (least, most) => `בחרו בין ${least} ל־${most}`,
  chosen: (n) => `נבחרו: ${n}`,
  chosenEnough: (most) => `אפשר לבחור ${answers(most)} בלבד. בטלו בחירה אחת כדי לבחור אחרת.`,
  own: 'אחר',
  ownField: 'תשובה משלכם',
  ownMissing: 'כתבו תשובה משלכם, או בחרו תשובה אחרת.',

  rankHint: 'המקום הראשון למעלה. גררו, או השתמשו בחצים.',
  rankKeys: 'מקש הרווח מרים, מקשי החצים מזיזים, רווח מניח, Escape מחזיר למקום.',
  rankRight: 'הסדר הזה נכון',
  rankMissing: 'הזיזו משהו, או סמנו ״הסדר הזה נכון״.',
  moveUp: 'הזזה למעלה',
  moveDown: 'הזזה למטה',
  place: (item, n, total) => `${item}, מקום ${n} מתוך ${total}`,
  lifted: (item, n, total) => `${item} הורם, מקום ${n} מתוך ${total}. הזיזו במקשי החצים.`,
  putDown: (item, n, total) => `${item} הונח, מקום ${n} מתוך ${total}`,
  putBack: (item, n, total) => `${item} הוחזר, מקום ${n} מתוך ${total}`,

  oneInEachRow: 'בחרו אחת בכל שורה',
  someInEachRow: 'בחרו את כל המתאימות בכל שורה, לפחות אחת',
  rowMissing: (row) => `עדיין אין תשובה: ${row}`,
  nextRow: 'השורה הבאה',
  rowsDone: (n, total) => `נענו ${n} מתוך ${total} שורות`,

  most: (metric) => `הכי הרבה: ${metric}`,
  least: (metric) => `הכי מעט: ${metric}`,
  oneOfEach: 'בחרו אחת בכל צד',
  screen: (n, total) => `מסך ${n} מתוך ${total}`,
  previousScreen: 'המסך הקודם',
  sideMissing: (side) => `עדיין לא נבחר. ${side}`,
  notBoth: (item, side) => `${item} לא יכול להיות בשני הצדדים. בחרו אחר. ${side}`,

  chooseFile: (most) => (most === 1 ? 'בחירת קובץ' : 'בחירת קבצים'),
  dropFile: (most) => (most === 1 ? 'או גררו אותו לכאן' : 'או גררו אותם לכאן'),
  useCamera: 'שימוש במצלמה',
  fileCount: (most) => (most === 1 ? 'קובץ אחד' : `עד ${files(most)}`),
  fileSize: (mb) => `עד ${mb} MB לכל קובץ`,
  fileTypes: (types) => `מתקבלים: ${types}`,
  pictures: 'תמונות',
  films: 'סרטונים',
  sounds: 'הקלטות קול',
  sending: (percent) => `בשליחה, ${percent} %`,
  sent: 'נשלח',
  notSentInPreview: 'נבחר. בתצוגה מקדימה שום דבר לא נשלח.',
  waiting: 'אין חיבור לרשת. הקובץ ימשיך מעצמו כשהחיבור יחזור.',
  notSent: 'לא נשלח: החיבור נכשל. הקובץ עדיין כאן.',
  refused: 'לא נשלח: הקובץ הזה לא התקבל. בחרו קובץ אחר.',
  tryAgain: 'לנסות שוב',
  remove: (file) => `הסרת ${file}`,
  removed: (file) => `${file} הוסר`,
  wrongType: (file) => `${file} אינו מסוג שמתקבל כאן.`,
  tooLarge: (file, mb) => `${file} גדול מ־${mb} MB.`,
  empty: (file) => `${file} ריק.`,
  tooMany: (most) => `אפשר לשלוח ${files(most)} בלבד. הסירו קובץ כדי לבחור אחר.`,
  earlierFile: (n) => `קובץ ${n}, נשלח קודם`,
  fileMissing: 'הוסיפו קובץ, או דלגו על השאלה.',
  filesUnderWay: 'לא כל הקבצים נשלחו עדיין. המתינו, או הסירו אותם.',

  watchFirst: 'צפו עד הסוף, ואז המשיכו.',
  notAhead: 'אפשר לחזור אחורה, אבל לא להקדים את מה שראיתם.',
  watched: (seen, whole) => `נצפו ${seen} מתוך ${whole}`,
  watchedAll: 'נצפה עד הסוף',
  notLoaded: (name) => `אי אפשר היה לטעון את ${name}.`,
  goOnWithout: 'אפשר להמשיך בלעדיו.',
  larger: (name) => `הצגת ${name} בגדול`,
  close: 'סגירה',
  openPage: 'פתיחה בכרטיסייה חדשה',
  pageOf: (title) => `דף: ${title}`,
};

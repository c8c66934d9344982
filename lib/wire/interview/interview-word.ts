/** The word for an interview, by language: the title of a study that has none for participants. */
const WORDS = new Map([
  ['de', 'Interview'],
  ['fr', 'Entretien'],
  ['es', 'Entrevista'],
  ['pt', 'Entrevista'],
  ['it', 'Intervista'],
  ['nl', 'Interview'],
  ['ja', 'インタビュー'],
  ['jw', 'Wawancara'],
  ['id', 'Wawancara'],
  ['ar', 'مقابلة'],
  ['zh', '访谈'],
  ['ko', '인터뷰'],
  ['pl', 'Wywiad'],
  ['ru', 'Интервью'],
  ['tr', 'Görüşme'],
  ['sv', 'Intervju'],
  ['da', 'Interview'],
  ['nb', 'Intervju'],
  ['fi', 'Haastattelu'],
  ['cs', 'Rozhovor'],
  ['uk', "Інтерв'ю"],
  ['hi', 'साक्षात्कार'],
]);

export function interviewWord(language: string): string {
  return WORDS.get(language.split('-')[0] ?? '') ?? 'Interview';
}

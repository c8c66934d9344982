/** Words after which somebody goes on: conjunctions, articles, prepositions and sounds of thinking. */
const LEADS_ON: Record<string, string> = {
  en: 'and or but because so that which who if when while as than the a an of to in on at for with from by my your his her its our their is are was were be very really like um uh er well you know i mean',
  de: 'und oder aber weil dass denn wenn als ob der die das den dem ein eine einen einem einer von zu in im an am auf mit für bei aus mein meine sein seine ihr ihre ist sind war waren sehr so äh ähm also',
  fr: 'et ou mais parce que qui quand si comme le la les un une des de du à au aux en dans sur pour avec par mon ma mes son sa ses est sont était très euh ben alors donc',
  es: 'y o pero porque que quien cuando si como el la los las un una unos unas de del a al en con por para mi mis su sus es son era eran muy eh pues entonces',
  it: 'e o ma perché che chi quando se come il lo la i gli le un uno una di del della a al alla in nel con per da mio mia suo sua è sono era molto ehm allora quindi',
  nl: 'en of maar omdat dat die als wanneer toen de het een van naar in op aan met voor bij uit mijn zijn haar hun is zijn was waren heel erg eh uhm dus',
  pt: 'e ou mas porque que quem quando se como o a os as um uma uns umas de do da a ao à em no na com por para meu minha seu sua é são era muito hum então',
};
/** Without signs of its end, as browsers write, a thought has so many words. */
const WORDS = 6;

/**
 * Whether what was said so far may be all of a thought. When in doubt it is not: then one waits longer. `language`: a
 * tag; of other languages than these seven the end marks decide alone.
 */
export function isWholeThought(text: string, language: string): boolean {
  const said = text.trim();
  if (/[,;:–—-]$|(\.\.\.|…)$/u.test(said)) return false;
  const words = said.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const ends = /[.!?。！？؟।]["”’»)]?$/u.test(said);
  const known = LEADS_ON[language.toLowerCase().split('-')[0] ?? ''];
  const last = words.at(-1);
  if (last === undefined || known?.split(' ').includes(last)) return false;
  return ends ? words.length >= 2 || !known : known !== undefined && words.length >= WORDS;
}

import type { Lexicon } from '../text/lexicon';
import { wordSet } from '../text/lexicon';
import { stem } from '../text/stem';
import type { Word } from '../text/words';
import type { Stance } from './theme';

/** How many words before what it negates a negation stands at most: "it wasn't really the price". */
const REACH = 4;
/** After one of these a negation reaches no further. */
const TURNS = wordSet(
  'but aber sondern mais pero sino ma però maar mas because weil if wenn and und et y e en',
);
/** "Not only", "no doubt": they negate nothing. */
const NO_NEGATION = wordSet('only just nur seulement solo soltanto alleen apenas doubt wonder sure longer');
/** What says that there is none of what follows. */
const NONE_OF = wordSet(
  'no without kein keine keinen keiner keinem ohne sans aucun aucune sin ningún ninguna senza nessun nessuna geen zonder sem nenhum nenhuma',
);
/** What says of the one thing that it is not the other. */
const IS_NOT = wordSet("isn't wasn't aren't weren't ain't");
const BE = wordSet(
  'is was are were be been ist war sind waren est était sont es era son fue è erano sono é foi são was waren',
);
/** A thing that is spoken of as known is there, whatever was not done with it: "nobody repaired the heating". */
const KNOWN = wordSet(
  'the my our your his her their this that these those der die das den dem mein meine unser unsere diese le la les mon ma mes notre ce cette el los las mi mis nuestro este esta il lo gli i nostro questo questa de het mijn ons onze dit dat o a os as meu minha nosso nossa',
);

/** Whether what is said of these words is that there is nothing of it: then it speaks against the theme. */
export function stanceOf(words: readonly Word[], matched: ReadonlySet<string>, lexicon: Lexicon): Stance {
  const places = words.flatMap(({ norm }, at) => (matched.has(stem(norm, lexicon.language)) ? [at] : []));
  const negated = places.filter((place) => isNegated(words, place, lexicon));
  return negated.length > 0 && negated.length === places.length ? 'contradicts' : 'supports';
}

function isNegated(words: readonly Word[], place: number, lexicon: Lexicon): boolean {
  let known = false;
  for (let at = place - 1; at >= Math.max(0, place - REACH - 1); at -= 1) {
    const { norm } = words[at]!;
    if (TURNS.has(norm)) return false;
    if (isNegation(norm, lexicon)) {
      if (NO_NEGATION.has(words[at + 1]?.norm ?? '')) return false;
      return !known || NONE_OF.has(norm) || IS_NOT.has(norm) || BE.has(words[at - 1]?.norm ?? '');
    }
    known ||= KNOWN.has(norm);
  }
  return false;
}

/** Whether a word denies what stands with it. */
export function isNegation(norm: string, lexicon: Lexicon): boolean {
  return lexicon.negation.has(norm) || NONE_OF.has(norm) || /n't$/.test(norm);
}

import { stem } from '../text/stem';
import { wordsOf } from '../text/words';
import type { ModeratorLanguage } from './lexicon';

/** Forms of one verb that share no stem, a verb in each part between two bars. */
const VERBS: Partial<Record<ModeratorLanguage, string>> = {
  en: 'throw threw thrown|buy bought|sell sold|break broke broken|choose chose chosen|drive drove driven|eat ate eaten|spend spent|teach taught|catch caught|fight fought|seek sought|leave left|lose lost|find found|hold held|keep kept|sleep slept|meet met|pay paid|ride rode ridden|rise rose risen|run ran|sing sang sung|sit sat|speak spoke spoken|steal stole stolen|swim swam swum|take took taken|wake woke woken|wear wore worn|win won|write wrote written|build built|burn burnt|draw drew drawn|drink drank drunk|fall fell fallen|fly flew flown|forget forgot forgotten|get got gotten|give gave given|go went gone|grow grew grown|hang hung|hide hid hidden|lend lent|light lit|make made|ring rang rung|send sent|shake shook shaken|show showed shown|spill spilt|stick stuck|tear tore torn|wind wound|withdraw withdrew withdrawn|bite bit bitten|blow blew blown|begin began begun|become became|freeze froze frozen|shrink shrank shrunk|sink sank sunk|hear heard|see saw seen',
  de: 'werfen warf geworfen wirft|helfen half geholfen hilft|schlafen schlief geschlafen schläft|fahren fuhr gefahren fährt|essen aß gegessen isst|trinken trank getrunken|lesen las gelesen liest|sprechen sprach gesprochen spricht|treffen traf getroffen trifft|nehmen nahm genommen nimmt|brechen brach gebrochen bricht|finden fand gefunden|verlieren verlor verloren|schreiben schrieb geschrieben|bleiben blieb geblieben|steigen stieg gestiegen|ziehen zog gezogen|fliegen flog geflogen|bieten bot geboten|geben gab gegeben gibt|sehen sah gesehen sieht|vergessen vergaß vergisst|laufen lief gelaufen läuft|rufen rief gerufen|lassen ließ gelassen lässt|halten hielt gehalten hält|fallen fiel gefallen fällt|tragen trug getragen trägt|waschen wusch gewaschen wäscht|wachsen wuchs gewachsen wächst|sitzen saß gesessen|stehen stand gestanden|liegen lag gelegen|schneiden schnitt geschnitten|streiten stritt gestritten|reißen riss gerissen|schließen schloss geschlossen|frieren fror gefroren|stehlen stahl gestohlen stiehlt|sterben starb gestorben stirbt|singen sang gesungen|schwimmen schwamm geschwommen|bringen brachte gebracht|wissen wusste gewusst weiß|rennen rannte gerannt|brennen brannte gebrannt',
};

const known = new Map<ModeratorLanguage, ReadonlyMap<string, readonly string[]>>();

/** By each form of a verb, the stems of all of them. */
function formsOf(language: ModeratorLanguage): ReadonlyMap<string, readonly string[]> {
  const found = known.get(language);
  if (found) return found;
  const forms = new Map<string, readonly string[]>();
  for (const verb of (VERBS[language] ?? '').split('|')) {
    const stems = [...new Set(wordsOf(verb).map(({ norm }) => stem(norm, language)))];
    for (const one of stems) forms.set(one, stems);
  }
  known.set(language, forms);
  return forms;
}

/** Whether one of these stems is of the same verb: who says "I throw" has mentioned what they threw. */
export function isOtherForm(one: string, said: ReadonlySet<string>, language: ModeratorLanguage): boolean {
  return (formsOf(language).get(one) ?? []).some((form) => said.has(form));
}

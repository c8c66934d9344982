import type { Random } from '../interview/seeded-random';
import { freshText } from './compose';
import type { Conversation, History } from './conversation';
import type { ModeratorLanguage } from './lexicon';
import type { Phrasing } from './phrasing';
import { kindOfQuestion, type QuestionKind } from './question-kind';
import { LITTLE_ELSE, type Special, THAT_IS_ALL } from './special';
import { lowersOf, tokensOf } from './tokens';
import { wordList } from './word-list';

/** The reaction to an answer that is not a simple answer. `text` null: continue with the interview. */
export interface SpecialReply {
  text: string | null;
  family: string;
  reason: string;
  about?: string;
}

const goOn = (family: string, reason: string): SpecialReply => ({ text: null, family, reason });

/** After this many other angles without a result there are no more of them: it would be pressing. */
const ANGLES_THAT_FAILED = 3;

export function specialReply(
  special: Special,
  conversation: Conversation,
  history: History,
  phrasing: Phrasing,
  random: Random,
): SpecialReply | null {
  const { replies } = phrasing;
  const asked = history.follows.map(({ text }) => text);
  const before = (family: string, among = history.follows) =>
    among.filter((one) => one.family === family).length;
  const plain = (texts: readonly string[]) => freshText(texts, (text) => text, asked, random);

  switch (special) {
    case 'hostile':
    case 'unreadable':
      return before('hostile') + before('unreadable') > 0
        ? goOn(special, 'Hostile or unreadable again: not probed a second time.')
        : {
            text: plain(replies[special]),
            family: special,
            reason:
              special === 'hostile'
                ? 'The answer is hostile: one calm offer, then on.'
                : 'The answer cannot be read: asked once for other words.',
          };
    case 'pasted':
      return before('pasted') > 0
        ? goOn('pasted', 'Very long or pasted again.')
        : {
            text: plain(replies.pasted),
            family: 'pasted',
            reason: 'Very long or pasted: asked for their own part in it.',
          };
    case 'refusal':
      return goOn('refusal', 'They would rather not say.');
    case 'repeated':
      return goOn('closing', 'They have said it already.');
    case 'closing':
      return history.followsHere.length > 0 ||
        saysThatIsAll(history.text) ||
        asksForLastRemark(conversation, history.language)
        ? goOn('closing', 'They have said what they wanted to.')
        : null;
    case 'unknown': {
      if (conversation.questions.at(-1)?.id === conversation.item.id && history.followsHere.length === 0)
        return goOn('angle', 'Nothing to add at the end.');
      if (before('angle', history.followsHere) > 0)
        return goOn('angle', 'They do not know; another angle was tried once.');
      if (before('angle') >= ANGLES_THAT_FAILED)
        return goOn('angle', 'They do not know, here as before: not pressed.');
      const own = isOfOneself(kindOfQuestion(conversation.item.text, history.language).kind);
      const text = plain(own ? replies.angle : [...replies.angle, ...replies.angleOnViews]);
      return { text, family: 'angle', reason: 'They do not know: one other angle, then on.' };
    }
    case 'aside': {
      if (before('bridge', history.followsHere) > 0) return goOn('bridge', 'Away from the question again.');
      return {
        text: plain(replies.bridge),
        family: 'bridge',
        reason: 'Away from the question: one bridge back.',
      };
    }
  }
}

/** What they did, do or are: nobody else can say it. */
function isOfOneself(kind: QuestionKind): boolean {
  return kind === 'event' || kind === 'habit' || kind === 'demographic';
}

/** The guide ends with this question, and it asks whether there is anything else: "fine" says that there is not. */
export function asksForLastRemark({ questions, item }: Conversation, language: ModeratorLanguage): boolean {
  return questions.at(-1)?.id === item.id && kindOfQuestion(item.text, language).asksElse;
}

/** "Yeah. That's it.": they have answered before, or do not want to. */
function saysThatIsAll(text: string): boolean {
  const lowers = lowersOf(tokensOf(text));
  return [THAT_IS_ALL, LITTLE_ELSE, NOTHING_ELSE].some((list) => list.has(lowers));
}
const NOTHING_ELSE = wordList("nothing else|rien d'autre|nada más|nada mais|nient'altro|verder niets");

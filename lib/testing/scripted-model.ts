import { languageModel } from '@/lib/ports/language-model';
import { modelModerator } from '@/lib/ports/model-moderator';
import type { Moderator } from '@/lib/ports/moderator';
import type { ModelServer } from './model-server';

/**
 * What the model proposes after an answer that begins so, written by hand as a good model words it; the second is its
 * repair of the first. After any other answer it goes on.
 */
const SCRIPT: readonly [answer: string, ...proposals: string[]][] = [
  ['The kettle.', 'What happened with the kettle?'],
  ['It just stopped heating.', 'What did you do when it stopped heating?'],
  ['Bought a new one.', 'How did you come to buy a new one?'],
  ['My wife. Cheaper', 'What was it cheaper than?'],
  ['Fine.', 'What makes it fine for you?'],
  ['A repair shop nearby', 'How would you use a shop like that?'],

  ['Last November my washing machine', 'What happened after Rosa came with the bucket?'],
  ['We mopped the kitchen', 'How did Rosa take it?'],
  ['I looked up the error code', 'What did it mean to you to throw it away after six years?'],
  ['I kept thinking of my mother', 'How was it decided in the end?'],
  ['In the end I ordered the pump', 'How did that go?'],
  ['We did it together on a Sunday', 'What did your husband make of it?'],
  ['The hardest part was finding the right pump', 'What did you do with the film?'],
  ['I sent the film to Rosa', 'What did that do to you?'],
  ['I feel guilty about it.', 'What do you still think about?'],
  ['My son asked me why', 'What did you tell your son?'],
  ['I would like to see a price', 'What would change for you if you knew the price?'],
  ['My neighbour and I now share', 'How does that work with the box of tools?'],

  ['My phone. The screen cracked', 'How did you use it after that?'],
  ['I used it like that', 'What was it like with a cracked screen?'],
  // What it proposes first is leading, and refused.
  [
    'I never repair phones.',
    'Would a repair not be kinder to the planet?',
    'What makes it pointless to you?',
  ],
  ['A new one is a deal', 'What else spoke for a new one?'],
  ['The battery was weak', 'What became of the old one?'],
  ['Well, I repaired my last phone twice', 'You said “I never repair phones”. What was different that time?'],
  ['The first time I was a student', 'How did it go at the shop?'],
  ['I do not care much.', 'What makes it easy for you to replace things?'],
  ['It is quick and I have other worries', 'What are those other worries?'],
  ['Repairs are too expensive.', 'What would you do if it cost a third?'],
  ['Honestly, repairs are quite cheap', 'How does that go with repairs being too expensive?'],

  ['Bei mir ist im Januar', 'Was haben Sie mit dem Wasser gemacht?'],
  ['Mein Mann wollte sofort', 'Wie ging es dann weiter?'],
  ['Ich habe beim Kundendienst', 'Was kam dabei heraus?'],
  ['Nur eine Dame am Telefon.', 'Wie ging es Ihnen damit?'],
  ['Am schwierigsten war', 'Wo war das für Sie so?'],
  ['Im Laden hieß es nur', 'Wie war das für Sie?'],
  ['Ich habe immer ein schlechtes', 'Wann ist das so?'],
  ['Vor allem bei Elektrogeräten', 'Was war mit dem Wasserkocher?'],
  ['Ein Repair-Café in der Nähe', 'Was würde ein Abend dort für Sie ändern?'],

  ['I left it on the counter', 'What happened at the repair café?'],
  ['A young woman opened it', 'What was that like for you?'],
  ['I laughed for the first time', 'What came of that?'],
  ['Carrying it there.', 'Who looked at you?'],
  ['It depends on the thing.', 'What was it like when you used to throw everything away?'],
  ['Before, I would not', 'What do you do now when you look twice?'],
  ['More people who know how', 'How is that where you go?'],

  ['Oh well, let me think', 'What did you do with the vacuum cleaner then?'],
  ['Well I opened it up', 'What happened when your daughter came with the new one?'],
  ['You see I never really decide', 'What did the man at the market find?'],
  ['He found a sock', 'What made you give him a cake?'],
  ['A lemon cake', 'What became of the vacuum cleaner?'],
  ['Oh it works perfectly now', 'What would it be like if she saw it?'],
  ['The hardest part was being told', 'How did the young man in the shop put it?'],
  ['He did not even look', 'What did you do then?'],
  ['I hate it, we had nothing', 'What did you do about the chair?'],
  ['I took it home after dark', 'Where is the chair now?'],
  ['Somebody who comes to you', 'Who talks to you properly?'],

  ["C'est mon vélo", 'Comment avez-vous fait ce matin-là ?'],
  ["J'ai poussé le vélo", 'Comment a réagi votre collègue ?'],
  ["J'ai demandé à un ami", 'Comment avez-vous vécu cela au magasin ?'],
  ["J'étais un peu perdue", 'Qu’avez-vous fait ensuite ?'],
  ["J'ai finalement acheté", 'Comment avez-vous fait avec la chaîne ?'],
  ['Le plus dur', 'Qu’est-ce qui vous prend du temps ?'],
  ['Je travaille tard', 'Comment avez-vous fait alors ?'],
  ['Je n’aime pas ça', 'De quels objets cela dépend-il ?'],
  ['Les vêtements', 'Que faites-vous alors de l’électronique ?'],
  ['Il faudrait un atelier', 'Que feriez-vous le dimanche à l’atelier ?'],

  ["I don't know.", 'What is the first thing that comes to mind?'],

  ['The lawnmower then.', 'What did you do when the cord snapped?'],
  ['It depends.', 'What does it depend on?'],
  ['On the price', 'How did you feel about the thing?'],
  ['I liked the mower', 'What did you do about the mower?'],
  ['I asked a man', 'How did that go?'],
  ['Okay. The hardest part', 'What made you feel stupid?'],
  ['By the way', 'What comes to mind about throwing things away?'],
  ['Ha, not much.', 'What did you throw away last?'],

  ['Some stuff in the kitchen', 'Which thing was it?'],
  ['The blender', 'How did you notice that?'],
  ['I just looked around', 'Where did you look around?'],
  ['Online, mostly', 'What did the reviews say?'],
  ['People said', 'What did you choose?'],
  ['It was okay, but', 'What was annoying about the delivery?'],
  ['They came twice', 'Where was the depot?'],
  ['It is not great', 'Who comes to mind?'],
  ['My friends, my family', 'Who does it differently?'],
  ['Better quality.', 'What is better quality for you?'],
];

interface Brief {
  answer?: string;
}

/** A moderator that asks the local server, which words what is scripted; its proposals are checked as any model's. */
export function scriptedModel(server: ModelServer): Moderator {
  const asked = new Map<string, number>();
  server.replies = (data) => {
    const { answer = '' } = data as Brief;
    const proposals = SCRIPT.find(([begins]) => answer.startsWith(begins))?.slice(1) ?? [];
    const nth = asked.get(answer) ?? 0;
    asked.set(answer, nth + 1);
    const question = proposals[nth] ?? null;
    const decision = question === null ? 'move_on' : 'ask';
    const reason = question === null ? 'Nothing is left to ask here.' : 'Something is left open.';
    return { decision, targetQuote: null, gap: null, question, reason };
  };
  const endpoint = { baseUrl: server.baseUrl, apiKey: null, model: 'scripted', allowPrivate: true };
  return modelModerator(languageModel(endpoint), `scripted ${server.baseUrl}`);
}

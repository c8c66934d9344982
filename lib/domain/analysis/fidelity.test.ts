import { describe, expect, it } from 'vitest';
import { toldInterview } from '@/lib/testing/told-interview';
import { quoteOf } from '../reading/passage';
import { analyseInterview } from './analyse-interview';
import type { Analysis, Statement } from './analysis';

const analysed = (answer: string, language = 'en') =>
  analyseInterview(toldInterview([['?', answer]], { language }));
const bulletsOf = (answer: string, language = 'en') => analysed(answer, language).bullets;
/** Everything but the last resorts for a tagline. */
const stated = ({ bullets, summary, personas }: Analysis) => [...bullets, ...summary, ...personas];
const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join(' | ');

describe('L1: what is stated is supported where it was said', () => {
  it('and the quote is the slice that its passages name', () => {
    const answer = '  Um, well,  the   lid leaks\nevery morning. And the handle of the kettle got hot twice.';
    const { bullets, taglines } = analysed(answer);
    expect(bullets.map(({ passages }) => quoteOf(answer, passages[0]!))).toEqual(
      ['the   lid leaks', 'every morning.', 'the handle of the kettle got hot twice.'].filter((one) =>
        texts(bullets).toLowerCase().includes(one.replace(/\s+/g, ' ').toLowerCase()),
      ),
    );
    expect(bullets.length).toBeGreaterThan(0);
    expect(taglines[0]!.passages).toHaveLength(1);
  });

  it.each([
    ['en', 'The new timetable works for commuters. Just kidding. The trains run late.', 'works for'],
    ['en', 'I would not say that the new timetable helps commuters.', /^(?!.*not say)/],
    ['en', "I don't think the app is reliable, and the support team answers quickly.", /^(?!.*don't think)/],
    ['en', 'The announcements are clear. But that is not true on Sundays.', 'announcements'],
    ['en', 'Oh great, another delay on the coastal line.', 'delay'],
    ['en', 'She shouted “the ferry is a disgrace to this town” across the deck.', /^.{0,3}the ferry/i],
    ['de', 'Der neue Fahrplan hilft den Pendlern. Nein, Quatsch. Die Züge fahren zu spät.', 'hilft den'],
    ['de', 'Na toll, schon wieder eine Verspätung auf der Strecke.', 'Verspätung'],
    ['fr', 'Le nouvel horaire aide les voyageurs. Je plaisante. Les trains arrivent en retard.', 'aide les'],
    ['es', 'El nuevo horario ayuda a los viajeros. Es broma. Los trenes llegan tarde.', 'ayuda a'],
    ['pt', 'O novo horário ajuda os passageiros. Estou a brincar. Os comboios chegam tarde.', 'ajuda os'],
    ['it', 'Il nuovo orario aiuta i pendolari. Scherzo. I treni arrivano tardi.', 'aiuta i'],
    ['nl', 'De nieuwe dienstregeling helpt forenzen. Grapje. De treinen rijden te laat.', 'helpt forenzen'],
    ['en', 'The problem is the lack of drivers yeah. And maybe not lack. It is their pay.', 'the lack of'],
    [
      'de',
      'Das Problem ist der Mangel an Fahrern. Und vielleicht nicht Mangel. Es ist ihr Lohn.',
      'der Mangel an',
    ],
    ['fr', 'Le problème est le manque de conducteurs. Et peut-être pas le manque.', 'le manque de'],
    ['es', 'El problema es la falta de conductores. Y quizá no la falta.', 'la falta de'],
    ['pt', 'O problema é a falta de condutores. E talvez não a falta.', 'a falta de'],
    ['it', 'Il problema è la mancanza di autisti. E forse non la mancanza.', 'la mancanza di'],
    ['nl', 'Het probleem is het gebrek aan chauffeurs. En misschien niet gebrek.', 'het gebrek aan'],
  ])('%s: nothing that is denied, taken back, not meant or only quoted: %s', (language, answer, reversed) => {
    for (const { text } of stated(analysed(answer, language))) {
      const quote = /: “(.*)”/u.exec(text)?.[1] ?? text;
      if (typeof reversed === 'string') expect(quote).not.toContain(reversed);
      else if (/timetable|app|ferry/.test(quote)) expect(quote).not.toMatch(reversed);
    }
  });

  it.each([
    ['en', 'My husband says the old boiler is dangerous. I like the warm kitchen in winter.'],
    ['de', 'Mein Mann sagt, der alte Kessel ist gefährlich. Ich mag die warme Küche im Winter.'],
    ['fr', 'Mon mari dit que la vieille chaudière est dangereuse. J’aime la cuisine chaude en hiver.'],
    ['es', 'Mi marido dice que la caldera vieja es peligrosa. Me gusta la cocina caliente en invierno.'],
    ['pt', 'O meu marido diz que a caldeira velha é perigosa. Gosto da cozinha quente no inverno.'],
    ['it', 'Mio marito dice che la vecchia caldaia è pericolosa. Mi piace la cucina calda in inverno.'],
    ['nl', 'Mijn man zegt dat de oude ketel gevaarlijk is. Ik hou van de warme keuken in de winter.'],
  ])("%s: tells the participant's own view from what others say", (language, answer) => {
    const { bullets, taglines } = analysed(answer, language);
    const [others, own] = [answer.split('. ')[0]!, answer.split('. ')[1]!];
    expect(bullets.map(({ view }) => view)).toEqual(['reported', 'own']);
    expect(bullets[0]!.text).toBe(`${others}.`);
    expect(own).toContain(taglines[0]!.text);
    expect(taglines[0]!.view).toBe('own');
  });

  it('nothing of what somebody else says without saying that it is theirs', () => {
    const said = texts(
      stated(
        analysed(
          'My neighbour thinks the bakery is dirty, and the bread tastes of plastic. They say it closes soon. It never opens on time.',
        ),
      ),
    );
    expect(said).not.toMatch(/(?:^|[|“] ?)The bread tastes|It never opens/);
  });

  it('only whole thoughts, and none without content', () => {
    expect(
      texts(
        bulletsOf(
          'I think it is like a... Because it is cheaper. Yes. I do not know really. Whereas others walk.',
        ),
      ),
    ).toBe('');
  });

  it('a persona only from what was said about oneself, and meant', () => {
    const personas = (answer: string) => texts(analysed(answer).personas);
    expect(personas('I am a nurse and I live in Leeds.')).toBe('“I am a nurse” | “I live in Leeds”');
    expect(personas('My sister said “I am a nurse” to the doctor.')).toBe('');
    expect(personas('If I am a nurse on that ward I would leave.')).toBe('');
    expect(personas('I would not say that I am a nurse.')).toBe('');
    expect(personas('Am I a nurse? I am a bit tired of that joke.')).toBe('');
  });

  it('in a language that nobody has written rules for, whole sentences alone', () => {
    const answer = 'Pociąg był bardzo zatłoczony rano, nikt nie pomógł starszej pani. Tak.';
    for (const { text } of bulletsOf(answer, 'pl')) expect(answer).toContain(text);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { furtherFalseAlarms, safetyFigures, safetyTable } from '@/lib/testing/evaluation/safety';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { assessSafety, SAFETY_LANGUAGES } from './assess-safety';

const levelOf = (text: string, language = 'en') => assessSafety(text, language)?.level ?? null;

describe('what a participant says is assessed for safety', () => {
  it.each(SAFETY_LANGUAGES)(
    'K5: nineteen in twenty sentences that were never looked at are found, %s',
    (language) => {
      const { recall, imminentRecall, falseAlarms, sentences } = safetyFigures(language);
      expect(Math.min(sentences.imminent, sentences.painful, sentences.nearMiss)).toBeGreaterThanOrEqual(40);
      expect(recall).toBeGreaterThanOrEqual(0.95);
      expect(imminentRecall).toBeGreaterThanOrEqual(0.92);
      expect(falseAlarms).toBeLessThanOrEqual(0.02);
    },
  );

  it('K5: figures of speech in Portuguese', () => {
    const { lookedAt, measured } = furtherFalseAlarms();
    expect(lookedAt).toBeLessThanOrEqual(0.02);
    expect(measured).toBeLessThanOrEqual(0.06);
  });

  it.each([
    'Na aldeia morreu a minha mãe.',
    'O meu irmão morreu na praia.',
    'O meu marido bateu-me no jogo de ontem à noite.',
    'Preferia morrer a voltar para casa.',
    'Apanhei uma sova do meu pai.',
    'Quero matar-me para acabar com isto.',
    'Desisti da vida de vez.',
    'Perdi o meu marido em março.',
    'Escrevi cartas de despedida.',
    'Estou farta de viver neste mundo.',
    'Estou cansado de viver nesta dor.',
    'Vou acabar com tudo hoje.',
    'Não tem sentido viver mais um dia.',
    'Para quê viver assim?',
    'A minha família fica melhor sem mim.',
    'Era mais fácil não estar aqui.',
    'Era melhor não estar viva.',
    'O meu chefe persegue-me no parque até casa.',
    'O meu marido queima-me com cigarros.',
    'O meu namorado bate-me em casa.',
    'Fui violada na festa.',
    'Fui assaltado na rua.',
    'Sou viúva do António.',
    'Fiquei órfã de pai.',
    'Tive uma overdose de comprimidos.',
    'O meu irmão morreu na linha do comboio.',
    'A minha mãe, cantora, morreu cedo.',
    'Estou na enfermaria, com cancro.',
    'Fui operada no instituto do cancro, tenho um tumor.',
    'Entrei em depressão depois do divórcio.',
    'Abortei em maio.',
    'No funeral do meu pai chovia.',
    'Quero atirar-me pela janela.',
    'Penso em atirar o carro da ponte.',
  ])('K5: is no figure of speech: %s', (text) => expect(levelOf(text, 'pt')).not.toBeNull());

  it('K5: the figures in the documentation are those of the code', () => {
    expect(readFileSync('docs/safety.md', 'utf8')).toContain(safetyTable());
  });

  it('K5: the passage is a slice of the words, whatever stands before it', () => {
    const text = 'Café ☕👍🏽 “so-so” — Cafe\u0301.\n\nHonestly,   I don’t want to live anymore. Sorry.';
    const found = assessSafety(text, 'en')!;
    expect(found.level).toBe('imminent');
    expect(text.slice(found.start, found.end)).toBe('don’t want to live');
  });

  it.each([
    'My phone died.',
    'The deadline was Friday.',
    'This app is killing me.',
    'An abuse of power.',
    'I bought it in a cancer charity shop.',
    'What a waste of time.',
    'I was dead tired.',
    'I do not want to die.',
    'Nobody hits me.',
    'In the film my mother died.',
    '',
  ])('K5: neither: %s', (text) => expect(levelOf(text)).toBeNull());

  it.each([
    ['en', 'My partner is threatening to kill me'],
    ['en', 'My husband keeps threatening to kill us.'],
    ['de', 'Mein Partner droht, mich umzubringen.'],
    ['fr', 'Mon compagnon menace de me tuer.'],
    ['es', 'Mi pareja amenaza con matarme.'],
    ['it', 'Il mio compagno minaccia di uccidermi.'],
    ['nl', 'Mijn partner dreigt me te vermoorden.'],
    ['pt', 'O meu companheiro ameaça matar-me.'],
    ['en', 'I overdosed yesterday and I will do it again'],
    ['en', 'I took an overdose and I want to do it again.'],
    ['de', 'Ich habe gestern eine Überdosis genommen und werde es wieder tun.'],
    ['fr', 'J’ai fait une overdose hier et je vais recommencer.'],
    ['es', 'Ayer tomé una sobredosis y lo volveré a hacer.'],
    ['it', 'Ieri ho preso un’overdose e lo rifarò.'],
    ['nl', 'Ik heb gisteren een overdosis genomen en ik ga het weer doen.'],
    ['pt', 'Ontem tomei uma overdose e vou fazê-lo de novo.'],
  ])('K5: a threat to kill, and an overdose to be repeated, are imminent: %s, %s', (language, text) => {
    expect(levelOf(text, language)).toBe('imminent');
  });

  it.each([
    ['en', 'I got divorced and it broke me.'],
    ['en', 'The divorce destroyed me.'],
    ['en', 'I was devastated after the separation.'],
    ['de', 'Ich habe mich scheiden lassen, und das hat mich gebrochen.'],
    ['fr', 'J’ai divorcé et ça m’a brisée.'],
    ['es', 'Me divorcié y eso me destrozó.'],
    ['it', 'Ho divorziato e mi ha distrutta.'],
    ['nl', 'Ik ben gescheiden en dat heeft me gebroken.'],
    ['pt', 'Divorciei-me e isso destruiu-me.'],
    ['en', 'I overdosed yesterday.'],
    ['en', 'I overdosed once and will never do it again.'],
    ['en', 'My ex threatened to kill me years ago.'],
    ['en', 'They bombed our school.'],
    ['fr', 'Notre ville a été bombardée.'],
    ['en', 'The man that hit me was never found.'],
  ])('K5: a separation that broke somebody, and violence past, are painful: %s, %s', (language, text) => {
    expect(levelOf(text, language)).toBe('painful');
  });

  it.each([
    ['en', 'I cut myself some slack.'],
    ['en', 'I cut myself a slice of cake.'],
    ['en', 'I bombed the exam.'],
    ['en', 'We bombed our final presentation.'],
    ['en', 'The beats of the song hit me.'],
    ['en', 'The lyrics really hit me.'],
    ['en', 'I got divorced and moved to Leeds.'],
    ['en', 'My boss is threatening to fire me.'],
    ['en', 'The broken separation of the two lists annoyed me.'],
    ['fr', 'La musique m’a frappé.'],
    ['fr', 'J’ai été bombardée de questions.'],
    ['es', 'Me bombardean con anuncios.'],
    ['it', 'Sono bombardata di messaggi.'],
    ['nl', 'Ik word gebombardeerd met reclame.'],
    ['pt', 'A letra me bateu.'],
  ])('K5: nor is what only sounds like it: %s, %s', (language, text) => {
    expect(levelOf(text, language)).toBeNull();
  });

  it('K5: what shows a wound is none of these', () => {
    expect(levelOf('I cut myself with a piece of glass.')).toBe('imminent');
  });

  it('K5: past is painful, what goes on is imminent', () => {
    expect(levelOf('My ex-husband used to hit me.')).toBe('painful');
    expect(levelOf('My husband hit me.')).toBe('imminent');
    expect(levelOf('My ex-husband hit me again last night.')).toBe('imminent');
  });

  it('K5: the gravest of several sentences counts', () => {
    expect(levelOf('My mother died in March. I think about ending it all.')).toBe('imminent');
  });

  it('K5: another language than that of the interview is heard as well', () => {
    expect(levelOf('Ich will nicht mehr leben.', 'en')).toBe('imminent');
    expect(levelOf('I want to kill myself.', 'de-CH')).toBe('imminent');
    expect(levelOf('I want to kill myself.', 'sv')).toBe('imminent');
  });

  it('K5: in a language without rules a few words are handled with care', () => {
    expect(levelOf('Jag har tänkt på självmord.', 'sv')).toBe('painful');
    expect(levelOf('Myślę o samobójstwie.', 'pl')).toBe('painful');
    expect(levelOf('我想自杀', 'zh')).toBe('painful');
    expect(levelOf('Jag cyklar till jobbet.', 'sv')).toBeNull();
  });

  it.each(['i want to ', 'my husband ', 'je veux ', 'die ', ', ', 'not ', 'x', ' ', '\u0301', '’'])(
    'K5: the longest answer takes less than a second of the processor: %j',
    (part) => {
      const text = part.repeat(Math.ceil(50_000 / part.length));
      expect(processorMilliseconds(() => void assessSafety(text, 'en'))).toBeLessThan(1_000);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { choice, flat, matrix, open, screening, upload } from '@/lib/testing/guide-of';
import { processorMilliseconds } from '@/lib/testing/processor-milliseconds';
import { analysisInputOf, type Told, toldInterview } from '@/lib/testing/told-interview';
import type { IdentifiedGuide } from '../guide/guide';
import type { Answer } from '../interview/interview';
import type { StoredTurn } from '../response/stored-turn';
import { stem } from '../text/stem';
import { analyseInterview } from './analyse-interview';
import { type Analysis, type AnalysisInput, rowsOf } from './analysis';

const analysed = (told: Told[], more?: Partial<AnalysisInput>) => analyseInterview(toldInterview(told, more));
const bulletsOf = (told: Told[], more?: Partial<AnalysisInput>) =>
  analysed(told, more).bullets.map(({ text }) => text);
const tagsOf = (told: Told[], more?: Partial<AnalysisInput>) =>
  analysed(told, more).tags.map(({ text }) => text);
const summaryOf = ({ summary }: Analysis) => summary.map(({ text }) => text).join(' ');
const scoreOf = (told: Told[], more?: Partial<AnalysisInput>) => analysed(told, more).qualityScore ?? 0;

const budget: Told[] = [
  [
    'How do you keep track of your spending today?',
    "Um, well, I used to have this app but honestly the old app kept crashing whenever I imported my bank statements, so I went back to a spreadsheet. I'm a nurse and my shifts are all over the place, so I only do it on Sunday evenings.",
    'Last Sunday it crashed three times in a row. I lost about 40 minutes of categorising and I was furious.',
  ],
  [
    'What would make you switch to another app?',
    "If the bank sync worked reliably I would switch tomorrow, but I don't trust it yet.",
    "My credit union isn't supported by most apps. The bank sync with my credit union broke in March and nobody fixed it.",
  ],
  [
    'Is there anything else you would like to add?',
    'No, just that the support team was really friendly when I called.',
  ],
];

describe('a whole interview', () => {
  const analysis = analysed(budget);
  it('is told by its strongest sentences in the order they were said, each with its row', () => {
    expect(analysis.bullets.map((one) => ({ text: one.text, rows: rowsOf(one) }))).toEqual([
      {
        text: 'I used to have this app but honestly the old app kept crashing whenever I imported my bank statements, so I went back to a spreadsheet.',
        rows: [0],
      },
      { text: 'Last Sunday it crashed three times in a row.', rows: [1] },
      {
        text: "If the bank sync worked reliably I would switch tomorrow, but I don't trust it yet.",
        rows: [2],
      },
      { text: 'The bank sync with my credit union broke in March and nobody fixed it.', rows: [3] },
      { text: 'No, just that the support team was really friendly when I called.', rows: [4] },
    ]);
  });
  it('is headed by its strongest clause, ended without a mark', () => {
    expect(analysis.taglines[0]?.text).toBe(
      'The bank sync with my credit union broke in March and nobody fixed it',
    );
  });
  it('is tagged by what it talks about, and by no part of a longer tag', () => {
    const known = { responses: 4, counts: new Map(analysis.terms.map((term) => [term, 2])) };
    const shared = analysed(budget, { known });
    const tags = shared.tags.map(({ text }) => text);
    expect(tags).toEqual(expect.arrayContaining(['bank sync', 'credit union']));
    for (const part of ['bank', 'sync', 'app', 'minutes']) expect(tags).not.toContain(part);
    expect(shared.tags.find(({ text }) => text === 'bank sync')?.passages).toEqual([
      { responseIndex: 2, start: 7, end: 16 },
      { responseIndex: 3, start: 50, end: 59 },
    ]);
  });
  it('is summed up by quotes, a question each', () => {
    expect(summaryOf(analysis)).toBe(
      'On “How do you keep track of your spending today?”: “Last Sunday it crashed three times in a row.” ' +
        'On “What would make you switch to another app?”: “The bank sync with my credit union broke in March and nobody fixed it.” ' +
        'On “Is there anything else you would like to add?”: “No, just that the support team was really friendly when I called.”',
    );
  });
  it('has remarks where the last question asked for any, and a persona where one was told', () => {
    expect(analysis.otherRemarks).toBe('No, just that the support team was really friendly when I called.');
    expect(analysis.personas).toEqual([
      { text: "“I'm a nurse”", passages: [{ responseIndex: 0, start: 146, end: 157 }], view: 'own' },
    ]);
  });
  it('keeps every answer whole in the short transcript, and shortens the moderator', () => {
    expect(analysis.shortTranscript.split('\n').slice(0, 4)).toEqual([
      'Q: How do you keep track of your spending today?',
      `A: ${budget[0]![1]}`,
      'Q: What happened then?',
      `A: ${budget[0]![2]}`,
    ]);
    expect(analysis.shortAssistantMessages).toHaveLength(5);
  });
});

describe('honesty', () => {
  it('never quotes a clause without what limits it or turns against it', () => {
    const { bullets, taglines } = analysed([
      [
        'Would you buy it?',
        'I would buy the new kettle, if it were free. The kettle looks great, but the lid leaks.',
      ],
    ]);
    for (const { text: line } of [...bullets, ...taglines]) {
      if (/buy/.test(line)) expect(line).toMatch(/if it were free/);
      if (/looks great/.test(line)) expect(line).toMatch(/the lid leaks/);
    }
  });
  it('cuts no sentence in two where the rest says the opposite', () => {
    const long = `Die App finde ich bei der täglichen Arbeit ${'im Büro und unterwegs '.repeat(6)}`;
    const { bullets, taglines } = analysed([['Warum?', `${long}leider gar nicht hilfreich`]], {
      language: 'de',
    });
    for (const { text: line } of [...bullets, ...taglines.slice(0, 1)]) {
      expect(line).toMatch(/gar nicht/);
    }
  });
  it('leaves hedges where they are', () => {
    const [tagline] = analysed([['Why?', 'Well, I guess the seats were maybe too narrow for me.']]).taglines;
    expect(tagline?.text).toBe('I guess the seats were maybe too narrow for me');
  });
  it('makes nothing of nothing', () => {
    const analysis = analysed([
      ['Why?', ''],
      ['How?', '', ''],
    ]);
    expect(analysis).toMatchObject({
      bullets: [],
      taglines: [],
      tags: [],
      summary: [],
      personas: [],
      otherRemarks: '',
    });
    expect(analysis.qualityScore).toBeNull();
  });
  it('makes no bullet of refusals, random keys and abuse', () => {
    expect(
      bulletsOf([
        ['Why?', "I don't know.", 'No idea'],
        ['How?', 'asdf asdfgh'],
        ['When?', 'fuck off'],
      ]),
    ).toEqual([]);
  });
  it('says something once, however often it was said', () => {
    expect(
      bulletsOf([
        ['Why?', 'The lid leaks. The lid leaks!'],
        ['How?', 'the lid leaks.'],
      ]).length,
    ).toBeLessThan(3);
  });
});

describe('what was chosen', () => {
  const guide: IdentifiedGuide = [
    screening(choice('Do you drive?', 'Yes+ No-')),
    flat(choice('Which?', 'Ferry Bus'), open('Why?')),
  ];
  const turn = (questionId: string, user: string, answer: Answer): StoredTurn => ({
    stepId: questionId,
    kind: 'question',
    questionId,
    conceptId: null,
    answer,
    probe: null,
    answerId: `a ${questionId}`,
    moderator: questionId,
    user,
  });
  const closed = [
    turn('Do you drive?', 'Yes', { optionIds: ['Do you drive?-Yes'] }),
    turn('Which?', 'Ferry', { optionIds: ['Which?-Ferry'] }),
    { ...turn('Why?', '', { skip: true }), answerId: null },
  ];
  it('heads and sums up an interview in which nothing was said freely, the screening last', () => {
    const analysis = analyseInterview(analysisInputOf(guide, closed));
    expect(analysis.taglines.slice(0, 2).map(({ text }) => text)).toEqual(['Ferry', 'Yes']);
    expect(summaryOf(analysis)).toBe('On “Do you drive?”: “Yes”. On “Which?”: “Ferry”.');
    expect(analysis.summary[1]?.passages).toEqual([{ responseIndex: 1, start: 0, end: 5 }]);
    expect(analysis.personas).toEqual([]);
    expect(analysis.bullets).toEqual([]);
  });
  it('is headed by no name of a file, and by nothing when files are all there is', () => {
    const files = [flat(upload('Show it'))];
    const sent = turn('Show it', 'A.png; kitchen.jpg', { recordings: ['r1', 'r2'] });
    expect(analyseInterview(analysisInputOf(files, [sent])).taglines).toEqual([]);
    const both = [...guide, ...files];
    const lines = analyseInterview(analysisInputOf(both, [...closed, sent])).taglines.map(({ text }) => text);
    expect(lines.slice(0, 2)).toEqual(['Ferry', 'Yes']);
    expect(lines.join()).not.toContain('png');
  });
  it('L6: has no score: there are no words', () => {
    expect(analyseInterview(analysisInputOf(guide, closed.slice(0, 2))).qualityScore).toBeNull();
  });
  it('counts as said where the participant wrote an option', () => {
    const own = closed.map((one) =>
      one.questionId === 'Which?'
        ? {
            ...one,
            user: 'A rowing boat from Dover',
            answer: { optionIds: [], custom: 'A rowing boat from Dover' },
          }
        : one,
    );
    expect(analyseInterview(analysisInputOf(guide, own)).bullets).toEqual([
      {
        text: 'A rowing boat from Dover',
        passages: [{ responseIndex: 1, start: 0, end: 24 }],
        view: 'own',
      },
    ]);
  });
  it('lowers consistency when one column goes down a matrix, or every step takes a second', () => {
    const rated: IdentifiedGuide = [flat(matrix('m', 'a b c d e', 'bad good'), open('Why?'))];
    const cells = (columns: string) =>
      Object.fromEntries([...'abcde'].map((row, at) => [`m-${row}`, [`m-${columns.split(' ')[at]}`]]));
    const parts = (columns: string, seconds: number) =>
      analyseInterview(
        analysisInputOf(
          rated,
          [
            turn('m', 'x', { cells: cells(columns) }),
            ...['1', '2', '3', '4'].map((n) => ({
              ...turn('Why?', `Because of reason ${n}.`, { text: n }),
              stepId: `w${n}`,
            })),
          ],
          {},
          seconds,
        ),
      ).quality;
    expect(parts('bad good good bad good', 30)).toMatchObject({ consistency: 1, signs: [] });
    expect(parts('good good good good good', 30).signs).toEqual(['straight_lining']);
    expect(parts('good good good good good', 1).signs).toEqual(['straight_lining', 'speeding']);
    expect(parts('bad good good bad good', 1).consistency).toBeLessThan(1);
  });
});

describe('quality', () => {
  const ask = (first: string, second: string): Told[] => [
    ['How was your last journey?', first],
    ['What would you change?', second],
  ];
  const detailed = scoreOf(
    ask(
      'I had to stand from Leeds to York because the 8:15 was cancelled and everybody squeezed into the next one. The conductor apologised but there was no announcement on the platform.',
      'More carriages on the morning trains. The bicycle rack is always blocked by suitcases.',
    ),
  );
  const terse = scoreOf(ask('8:15 to Leeds cancelled, waited 50 minutes.', 'Announcements on the platform.'));
  const vague = scoreOf(ask('It was fine', 'nothing really, it was good'));
  const hostile = scoreOf(ask('fuck off', 'this is stupid shit'));
  const empty = analysed(ask('', '')).qualityScore;
  it('falls from detailed over terse and concrete to vague, and is lowest for the hostile; L6: the empty has none', () => {
    expect(detailed).toBeGreaterThanOrEqual(4);
    expect(terse).toBeLessThan(detailed);
    expect(terse).toBeGreaterThan(2.5);
    expect(vague).toBeLessThan(2);
    expect([hostile, empty]).toEqual([1, null]);
  });
  it('is lower for the same words again, for random keys and for a text that came at once', () => {
    const answer = 'I had to stand from Leeds to York on Monday.';
    expect(analysed(ask(answer, answer)).quality.signs).toEqual(['repeated_text']);
    expect(analysed(ask('asdfgh sdfghj', answer)).quality.signs).toEqual(['gibberish']);
    const long = `${answer} The conductor apologised, but nobody told us why. `.repeat(3);
    const pasted = toldInterview(ask(answer, long));
    pasted.rows = pasted.rows.map((row) => ({ ...row, seconds: 2 }));
    expect(analyseInterview(pasted).quality.signs).toContain('pasted_text');
    expect(analysed(ask(answer, long)).quality.signs).toEqual([]);
  });
});

describe('tags', () => {
  const told: Told[] = [
    [
      'How is the ferry?',
      'The ferry is late. The timetable confuses my parents. The coffee on board is cold, says Jonas. On Sunday eleven of us drank tea, and Barbara had soup.',
    ],
  ];
  const others = (words: string, of = 40) => ({
    responses: of,
    counts: new Map(words.split(' ').map((word) => [stem(word, 'en'), Math.ceil(of / 4)])),
  });
  it('L2: are what other responses speak of too, and nothing else once there are any', () => {
    expect(tagsOf(told, { known: others('coffee tea cake ferry') })).toEqual(
      expect.arrayContaining(['coffee', 'tea']),
    );
    expect(tagsOf(told, { known: others('coffee tea cake ferry') })).toHaveLength(2);
    expect(tagsOf(told, { known: others('rowing') })).toEqual([]);
    const known = {
      responses: 40,
      counts: new Map([
        [stem('timetable', 'en'), 38],
        [stem('coffee', 'en'), 9],
      ]),
    };
    expect(tagsOf(told, { known })).toEqual(['coffee']);
  });
  it('L2: are never words of the question, names, days or numbers, however many share them', () => {
    expect(tagsOf(told, { known: others('ferry jonas barbara sunday eleven soup') })).toEqual(['soup']);
    const german: Told[] = [
      [
        'Wie war die Fähre?',
        'Am Sonntag kam Jonas mit Frau Brandt auf die Fähre, und der Kaffee war kalt. Elf Leute tranken Kaffee.',
      ],
    ];
    const known = {
      responses: 9,
      counts: new Map(['sonntag', 'jonas', 'brandt', 'fahr', 'kaffe', 'elf'].map((term) => [term, 4])),
    };
    expect(tagsOf(german, { known, language: 'de' })).toEqual(['Kaffee']);
  });
  it('L2: are named as other responses of the study name them', () => {
    const known = { ...others('delay'), tags: ['delays'] };
    expect(tagsOf([['Why?', 'The delay was long.']], { known })).toEqual(['delays']);
  });
  it('L2: there are none while nobody else has answered', () => {
    expect(tagsOf([['Why?', 'The timetable confuses me. My mother has a timetable of her own.']])).toEqual(
      [],
    );
  });
  it('merge the forms of a word', () => {
    const told: Told[] = [['Why?', 'The delay was long. The delays annoy me. Another delay came.']];
    expect(tagsOf(told, { known: others('delay') })).toEqual(['delay']);
  });
  it('name no generic words', () => {
    expect(tagsOf([['Why?', 'The thing last month was a good thing for people in a way.']])).toEqual([]);
  });
});

describe('languages', () => {
  it.each<[string, Told, { tagline: string; tags: string[]; personas: string }]>([
    [
      'de',
      [
        'Wie war Ihre Fahrt?',
        'Also ich bin Krankenpflegerin und fahre z.B. um 5:40 Uhr zum Frühdienst. Die Klimaanlage war kaputt und im Abteil war es heiß.',
      ],
      {
        tagline: 'Die Klimaanlage war kaputt und im Abteil war es heiß',
        tags: ['Klimaanlage', 'Frühdienst'],
        personas: '“ich bin Krankenpflegerin”',
      },
    ],
    [
      'fr',
      [
        'Comment était le voyage ?',
        "Je suis infirmière et je prends le RER. J'ai payé par carte de crédit et la carte de crédit a été refusée.",
      ],
      {
        tagline: "J'ai payé par carte de crédit et la carte de crédit a été refusée",
        tags: ['carte de crédit', 'RER'],
        personas: '“Je suis infirmière”',
      },
    ],
    [
      'es',
      ['¿Cómo fue el viaje?', 'Trabajo como profesora en Sevilla. El tren llegó con 40 minutos de retraso.'],
      {
        tagline: 'El tren llegó con 40 minutos de retraso',
        tags: ['tren'],
        personas: '“Trabajo como profesora en Sevilla”',
      },
    ],
    [
      'nl',
      [
        'Hoe was de reis?',
        'Ik werk als verpleegkundige in Utrecht. De trein van 8:15 viel uit en niemand zei iets.',
      ],
      {
        tagline: 'De trein van 8:15 viel uit en niemand zei iets',
        tags: ['trein'],
        personas: '“Ik werk als verpleegkundige in Utrecht”',
      },
    ],
    [
      'it',
      [
        "Com'è andato il viaggio?",
        'Sono una studentessa di Bologna. Il treno delle 8:15 è stato cancellato, e nessuno ci ha avvisati.',
      ],
      {
        tagline: 'Il treno delle 8:15 è stato cancellato, e nessuno ci ha avvisati',
        tags: ['treno'],
        personas: '“Sono una studentessa di Bologna”',
      },
    ],
    [
      'pt',
      [
        'Como foi a viagem?',
        'Trabalho como enfermeira em Braga. O comboio das 8:15 foi cancelado e ninguém avisou.',
      ],
      {
        tagline: 'O comboio das 8:15 foi cancelado e ninguém avisou',
        tags: ['comboio'],
        personas: '“Trabalho como enfermeira em Braga”',
      },
    ],
    [
      'ja',
      [
        '旅行はどうでしたか？',
        '電車がとても混んでいて、座れませんでした。乗り換え案内が分かりにくかったです。乗り換え案内を大きくしてほしいです。',
      ],
      { tagline: '', tags: ['乗り換え案内'], personas: '' },
    ],
    [
      'ar',
      ['كيف كانت رحلتك؟', 'كان القطار مزدحما جدا ولم أجد مقعدا. هل يمكن تحسين القطار.'],
      { tagline: 'كان القطار مزدحما جدا ولم أجد مقعدا', tags: ['القطار'], personas: '' },
    ],
  ])('%s is read by its own words', (language, told, expected) => {
    const terms = analysed([told], { language }).terms;
    const known = { responses: 9, counts: new Map(terms.map((term) => [term, 3])) };
    const analysis = analysed([told], { language, known });
    expect(analysis.engine.language).toBe(language);
    if (expected.tagline) expect(analysis.taglines[0]?.text).toBe(expected.tagline);
    expect(analysis.tags.map(({ text }) => text)).toEqual(expect.arrayContaining(expected.tags));
    expect(analysis.personas.map(({ text }) => text).join('; ')).toBe(expected.personas);
  });
  it('a German answer in an English interview is read as German', () => {
    const told: Told = [
      'Why?',
      'Die Klimaanlage war kaputt und im Abteil war es sehr heiß, aber niemand hat etwas gesagt.',
    ];
    expect(analysed([told]).engine.language).toBe('de');
  });
});

describe('size', () => {
  it.each([
    ['English', 'The bank sync broke in March and nobody fixed it. I prefer 17 pears from London. '],
    ['Japanese', '電車がとても混んでいて、座れませんでした。駅員の案内が分かりにくかったです。'],
    ['one character', '駅'],
    ['Thai', 'รถไฟคนเยอะมากและไม่มีที่นั่ง'],
    ['no space at all', 'x'],
    ['emoji', '😀👨‍👩‍👧'],
    ['marks', '."'],
    ['clauses', 'a, but '],
    ['lines', 'a\n'],
  ])('50,000 characters of it take a moment: %s', (_, piece) => {
    const long = piece
      .repeat(50_000)
      .slice(0, 50_000)
      .replace(/[\ud800-\udbff]$/, '');
    const input = toldInterview([
      ['Why?', long, long],
      ['How?', long],
    ]);
    // The decisions ask for 200 ms.
    expect(processorMilliseconds(() => analyseInterview(input))).toBeLessThan(2_000);
  });
});

it('X38: what was spoken and nobody made out has no score, and is not held against its participant', () => {
  const said = toldInterview([
    [
      'How was the night?',
      'Quiet, until the heating broke at two and nobody came although I rang three times.',
    ],
    ['Anything else?', 'No.'],
  ]);
  const silent = said.rows.map((row) => ({ ...row, user: '', answer: { text: '', recordings: ['a'] } }));
  const { quality, qualityScore } = analyseInterview({ ...said, rows: silent });
  expect([quality.depth, quality.relevance]).toEqual([null, null]);
  expect(qualityScore).toBeNull();
});

import { FILM_HEIGHT, FILM_WIDTH, type FilmPiece } from './film';

type Text = Pick<FilmPiece, 'captions' | 'card'> & { seconds: number };

/** Alignment is that of a keyboard's digits; colours are alpha, blue, green, red. */
const STYLES = [
  'Style: Caption,sans-serif,36,&H00F4FAFA,&H00F4FAFA,&H30171A1C,&H30171A1C,0,0,0,0,100,100,0,0,3,8,0,2,120,120,28,1',
  'Style: Card,sans-serif,60,&H00F4FAFA,&H00F4FAFA,&H00171A1C,&H00171A1C,1,0,0,0,100,100,0,0,1,0,0,5,140,140,60,1',
];

/** A subtitle file (Advanced SubStation Alpha) with a piece's captions and its card; null when it has neither. */
export function filmText({ captions, card, seconds }: Text): string | null {
  const events = [
    ...(card === null ? [] : [event('Card', 0, seconds, card)]),
    ...captions.map(({ fromSeconds, toSeconds, text }) => event('Caption', fromSeconds, toSeconds, text)),
  ];
  if (events.length === 0) return null;
  return `${[
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${FILM_WIDTH}`,
    `PlayResY: ${FILM_HEIGHT}`,
    'WrapStyle: 0',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    ...STYLES,
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events,
  ].join('\n')}\n`;
}

function event(style: 'Caption' | 'Card', from: number, to: number, text: string): string {
  return `Dialogue: 0,${stamp(from)},${stamp(to)},${style},,0,0,0,,${plain(text)}`;
}

/** Without the marks that the format gives a meaning. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}')
    .replace(/\r?\n/g, '\\N')
    .replace(/[\u2028\u2029\p{Cc}]/gu, ' ');
}

function stamp(seconds: number): string {
  const hundredths = Math.round(Math.max(0, seconds) * 100);
  const part = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(hundredths / 100);
  return `${Math.floor(whole / 3_600)}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(hundredths % 100)}`;
}

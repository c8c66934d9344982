import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('es');

export const texts: ControlTexts = {
  language: 'es',

  yourAnswer: 'Su respuesta',
  textMissing: 'Escriba unas palabras u omita la pregunta.',
  charactersLeft: (n) => plural(n, { one: 'Queda # carácter', other: 'Quedan # caracteres' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'Sobra # carácter para poder enviarla.',
      other: 'Sobran # caracteres para poder enviarla.',
    }),

  chooseOne: 'Elija una respuesta',
  chooseAll: 'Elija todo lo que corresponda',
  chooseExactly: (n) => `Elija ${n}`,
  chooseAtLeast: (n) => `Elija al menos ${n}`,
  chooseAtMost: (n) => `Elija ${n} como máximo`,
  chooseBetween: (least, most) => `Elija de ${least} a ${most}`,
  chosen: (n) => plural(n, { one: '# elegida', other: '# elegidas' }),
  chosenEnough: (most) =>
    plural(most, {
      one: 'Solo se puede elegir una. Quítela primero para elegir otra.',
      other: 'Solo se pueden elegir #. Quite una primero para elegir otra.',
    }),
  own: 'Otra',
  ownField: 'Su propia respuesta',
  ownMissing: 'Escriba su propia respuesta o elija otra.',

  rankHint: 'El primer puesto está arriba. Arrastre o use las flechas.',
  rankKeys: 'Espacio levanta, las flechas mueven, Espacio suelta, Escape devuelve a su sitio.',
  rankRight: 'Este orden es correcto',
  rankMissing: 'Mueva algo o marque «Este orden es correcto».',
  moveUp: 'Subir',
  moveDown: 'Bajar',
  place: (item, n, total) => `${item}, puesto ${n} de ${total}`,
  lifted: (item, n, total) => `${item}, levantado, puesto ${n} de ${total}. Muévalo con las flechas.`,
  putDown: (item, n, total) => `${item}, soltado, puesto ${n} de ${total}`,
  putBack: (item, n, total) => `${item}, devuelto, puesto ${n} de ${total}`,

  oneInEachRow: 'Elija una respuesta en cada fila',
  someInEachRow: 'Elija todo lo que corresponda en cada fila, al menos una respuesta',
  rowMissing: (row) => `Falta por responder: ${row}`,
  nextRow: 'Fila siguiente',
  rowsDone: (n, total) => `${n} de ${total} filas respondidas`,

  most: (metric) => `Más: ${metric}`,
  least: (metric) => `Menos: ${metric}`,
  oneOfEach: 'Elija una respuesta en cada lado',
  screen: (n, total) => `Pantalla ${n} de ${total}`,
  previousScreen: 'Pantalla anterior',
  sideMissing: (side) => `Falta por elegir. ${side}`,
  notBoth: (item, side) => `${item} no puede estar en ambos lados. Elija otra cosa. ${side}`,

  chooseFile: (most) => (most === 1 ? 'Elegir un archivo' : 'Elegir archivos'),
  dropFile: (most) => (most === 1 ? 'o suéltelo aquí' : 'o suéltelos aquí'),
  useCamera: 'Usar la cámara',
  fileCount: (most) => plural(most, { one: 'Un archivo', other: 'Hasta # archivos' }),
  fileSize: (mb) => `${mb} MB como máximo cada uno`,
  fileTypes: (types) => `se aceptan: ${types}`,
  pictures: 'imágenes',
  films: 'vídeos',
  sounds: 'grabaciones de sonido',
  sending: (percent) => `Enviando, ${percent} %`,
  sent: 'Enviado',
  notSentInPreview: 'Elegido. En una vista previa no se envía nada.',
  waiting: 'No tiene conexión. El envío seguirá solo cuando vuelva.',
  notSent: 'No enviado: falló la conexión. El archivo sigue aquí.',
  refused: 'No enviado: este archivo no fue aceptado. Elija otro.',
  tryAgain: 'Intentar de nuevo',
  remove: (file) => `Quitar ${file}`,
  removed: (file) => `${file}, quitado`,
  wrongType: (file) => `${file} no es de un tipo que se acepte aquí.`,
  tooLarge: (file, mb) => `${file} supera los ${mb} MB.`,
  empty: (file) => `${file} está vacío.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Solo se puede enviar un archivo. Quítelo primero para elegir otro.',
      other: 'Solo se pueden enviar # archivos. Quite uno primero para elegir otro.',
    }),
  earlierFile: (n) => `Archivo ${n}, ya enviado`,
  fileMissing: 'Añada un archivo u omita la pregunta.',
  filesUnderWay: 'Aún no se han enviado todos los archivos. Espere o quite el que falta.',

  watchFirst: 'Véalo hasta el final y después continúe.',
  notAhead: 'Puede retroceder, pero no avanzar más allá de lo que ha visto.',
  watched: (seen, whole) => `${seen} de ${whole} vistos`,
  watchedAll: 'Visto hasta el final',
  notLoaded: (name) => `No se pudo cargar ${name}.`,
  goOnWithout: 'Puede continuar sin ello.',
  larger: (name) => `Ver ${name} más grande`,
  close: 'Cerrar',
  openPage: 'Abrir en una pestaña nueva',
  pageOf: (title) => `Página: ${title}`,
};

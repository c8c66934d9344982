import type { ControlTexts } from '../control-texts';
import { pluralOf } from './plural';

const plural = pluralOf('pt');

export const texts: ControlTexts = {
  language: 'pt',

  yourAnswer: 'A sua resposta',
  textMissing: 'Escreva algumas palavras ou salte a pergunta.',
  charactersLeft: (n) => plural(n, { one: 'Resta # carácter', other: 'Restam # caracteres' }),
  charactersOver: (n) =>
    plural(n, {
      one: 'Tem # carácter a mais para ser enviada.',
      other: 'Tem # caracteres a mais para ser enviada.',
    }),

  chooseOne: 'Escolha uma resposta',
  chooseAll: 'Escolha tudo o que se aplica',
  chooseExactly: (n) => `Escolha ${n}`,
  chooseAtLeast: (n) => `Escolha pelo menos ${n}`,
  chooseAtMost: (n) => `Escolha até ${n}`,
  chooseBetween: (least, most) => `Escolha de ${least} a ${most}`,
  chosen: (n) => plural(n, { one: '# escolhida', other: '# escolhidas' }),
  chosenEnough: (most) =>
    plural(most, {
      one: 'Só pode escolher uma. Retire-a primeiro para escolher outra.',
      other: 'Só pode escolher #. Retire uma primeiro para escolher outra.',
    }),
  own: 'Outra',
  ownField: 'A sua própria resposta',
  ownMissing: 'Escreva a sua própria resposta ou escolha outra.',

  rankHint: 'O primeiro lugar fica em cima. Arraste ou use as setas.',
  rankKeys: 'Espaço levanta, as setas movem, Espaço pousa, Escape repõe no lugar.',
  rankRight: 'Esta ordem está certa',
  rankMissing: 'Mova alguma coisa ou assinale «Esta ordem está certa».',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  place: (item, n, total) => `${item}, lugar ${n} de ${total}`,
  lifted: (item, n, total) => `${item}, levantado, lugar ${n} de ${total}. Mova com as setas.`,
  putDown: (item, n, total) => `${item}, pousado, lugar ${n} de ${total}`,
  putBack: (item, n, total) => `${item}, reposto, lugar ${n} de ${total}`,

  oneInEachRow: 'Escolha uma resposta em cada linha',
  someInEachRow: 'Escolha tudo o que se aplica em cada linha, pelo menos uma resposta',
  rowMissing: (row) => `Falta responder: ${row}`,
  nextRow: 'Linha seguinte',
  rowsDone: (n, total) => `${n} de ${total} linhas respondidas`,

  most: (metric) => `Mais: ${metric}`,
  least: (metric) => `Menos: ${metric}`,
  oneOfEach: 'Escolha uma resposta de cada lado',
  screen: (n, total) => `Ecrã ${n} de ${total}`,
  previousScreen: 'Ecrã anterior',
  sideMissing: (side) => `Falta escolher. ${side}`,
  notBoth: (item, side) => `${item} não pode estar dos dois lados. Escolha outra coisa. ${side}`,

  chooseFile: (most) => (most === 1 ? 'Escolher um ficheiro' : 'Escolher ficheiros'),
  dropFile: (most) => (most === 1 ? 'ou largue-o aqui' : 'ou largue-os aqui'),
  useCamera: 'Usar a câmara',
  fileCount: (most) => plural(most, { one: 'Um ficheiro', other: 'Até # ficheiros' }),
  fileSize: (mb) => `no máximo ${mb} MB cada`,
  fileTypes: (types) => `aceitam-se: ${types}`,
  pictures: 'imagens',
  films: 'vídeos',
  sounds: 'gravações de som',
  sending: (percent) => `A enviar, ${percent} %`,
  sent: 'Enviado',
  notSentInPreview: 'Escolhido. Numa pré-visualização nada é enviado.',
  waiting: 'Está sem ligação. O envio continua sozinho quando a ligação voltar.',
  notSent: 'Não enviado: a ligação falhou. O ficheiro continua aqui.',
  refused: 'Não enviado: este ficheiro não foi aceite. Escolha outro.',
  tryAgain: 'Tentar de novo',
  remove: (file) => `Remover ${file}`,
  removed: (file) => `${file} removido`,
  wrongType: (file) => `${file} não é de um tipo aceite aqui.`,
  tooLarge: (file, mb) => `${file} tem mais de ${mb} MB.`,
  empty: (file) => `${file} está vazio.`,
  tooMany: (most) =>
    plural(most, {
      one: 'Só pode enviar um ficheiro. Remova-o primeiro para escolher outro.',
      other: 'Só pode enviar # ficheiros. Remova um primeiro para escolher outro.',
    }),
  earlierFile: (n) => `Ficheiro ${n}, já enviado`,
  fileMissing: 'Junte um ficheiro ou salte a pergunta.',
  filesUnderWay: 'Ainda não foram enviados todos os ficheiros. Espere ou remova o que falta.',

  watchFirst: 'Veja até ao fim e depois continue.',
  notAhead: 'Pode andar para trás, mas não para além do que já viu.',
  watched: (seen, whole) => `${seen} de ${whole} vistos`,
  watchedAll: 'Visto até ao fim',
  notLoaded: (name) => `Não foi possível carregar ${name}.`,
  goOnWithout: 'Pode continuar sem isso.',
  larger: (name) => `Ver ${name} maior`,
  close: 'Fechar',
  openPage: 'Abrir num novo separador',
  pageOf: (title) => `Página: ${title}`,
};

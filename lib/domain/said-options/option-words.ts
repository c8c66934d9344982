/** The small words with which people name an option aloud, folded (`foldWord`), in the languages of the interviewer. */
export interface OptionWords {
  /** From nought to twenty, each with all its forms. */
  numbers: readonly string[];
  /** From the first to the tenth. */
  ordinals: readonly string[];
  last: string;
  /** Before a number that is the place of an option. */
  place: string;
  yes: string;
  no: string;
  /** Whoever says one of these denies something, takes it back, or leaves it open. */
  denying: string;
  /** What stands around a choice and says nothing of it. */
  around: string;
  /** Between a number and the end of its scale: seven "out of" ten. */
  outOf: readonly string[];
}

export const OPTION_WORDS: Record<string, OptionWords> = {
  en: {
    numbers:
      'zero nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'.split(
        '|',
      ),
    ordinals:
      'first 1st|second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th'.split(
        '|',
      ),
    last: 'last',
    place: 'number option answer letter',
    yes: 'yes yeah yep yup sure certainly definitely absolutely',
    no: 'no nope nah',
    denying: 'or not dont doesnt isnt never neither nor none without instead except but',
    around:
      'the a an i id ill im would say take choose pick select go with for please um uh er erm hm well so its it is thats that this my answer option number letter choice one think guess maybe probably rather be and of ok okay then',
    outOf: ['out of', 'of'],
  },
  de: {
    numbers:
      'null|eins ein eine|zwei zwo|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig'.split(
        '|',
      ),
    ordinals:
      'erste ersten erster erstes|zweite zweiten zweiter zweites|dritte dritten dritter drittes|vierte vierten vierter viertes|funfte funften funfter funftes|sechste sechsten sechster sechstes|siebte siebten siebter siebtes|achte achten achter achtes|neunte neunten neunter neuntes|zehnte zehnten zehnter zehntes'.split(
        '|',
      ),
    last: 'letzte letzten letzter letztes',
    place: 'nummer option antwort zahl buchstabe',
    yes: 'ja jawohl jo jep klar sicher naturlich genau',
    no: 'nein nee no',
    denying: 'oder nicht kein keine keinen keines weder noch nie ohne statt sondern ausser aber',
    around:
      'der die das den dem ein eine einen ich wurde sagen nehme nehmen wahle wahlen bitte ah ahm hm also es ist war ware meine antwort option nummer zahl buchstabe wahl mal glaube denke vielleicht wohl eher und von dann na',
    outOf: ['von', 'auf'],
  },
  fr: {
    numbers:
      'zero|un une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dixsept|dixhuit|dixneuf|vingt'.split(
        '|',
      ),
    ordinals:
      'premier premiere 1er 1ere|deuxieme second seconde 2e|troisieme 3e|quatrieme 4e|cinquieme 5e|sixieme 6e|septieme 7e|huitieme 8e|neuvieme 9e|dixieme 10e'.split(
        '|',
      ),
    last: 'dernier derniere',
    place: 'numero option reponse lettre',
    yes: 'oui ouais si certainement absolument',
    no: 'non nan',
    denying: 'ou ne pas ni jamais aucun aucune sans plutot sauf mais',
    around:
      'le la les l un une je j dirais prends prendrais choisis vais pour s il vous te plait euh hum ben alors c est ce serait ca ma mon reponse option numero lettre choix celui celle pense crois peut etre et de d donc voila',
    outOf: ['sur'],
  },
  es: {
    numbers:
      'cero|uno un una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte'.split(
        '|',
      ),
    ordinals:
      'primero primera primer|segundo segunda|tercero tercera tercer|cuarto cuarta|quinto quinta|sexto sexta|septimo septima|octavo octava|noveno novena|decimo decima'.split(
        '|',
      ),
    last: 'ultimo ultima',
    place: 'numero opcion respuesta letra',
    yes: 'si claro seguro efectivamente',
    no: 'no',
    denying: 'o u ni nunca ninguno ninguna sin sino excepto pero tampoco',
    around:
      'el la los las lo un una yo diria elijo escojo tomo cojo me quedo con por favor eh em pues bueno es seria mi respuesta opcion numero letra eleccion creo pienso quizas tal vez y de del entonces que',
    outOf: ['sobre', 'de'],
  },
  pt: {
    numbers:
      'zero|um uma|dois duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze quatorze|quinze|dezasseis dezesseis|dezassete dezessete|dezoito|dezanove dezenove|vinte'.split(
        '|',
      ),
    ordinals:
      'primeiro primeira|segundo segunda|terceiro terceira|quarto quarta|quinto quinta|sexto sexta|setimo setima|oitavo oitava|nono nona|decimo decima'.split(
        '|',
      ),
    last: 'ultimo ultima',
    place: 'numero opcao resposta letra',
    yes: 'sim claro certamente',
    no: 'nao',
    denying: 'ou nem nunca nenhum nenhuma sem senao exceto mas tampouco',
    around:
      'o a os as um uma eu diria escolho fico com tomo por favor eh hum bem entao e seria minha a resposta opcao numero letra escolha acho penso talvez de do da que',
    outOf: ['em', 'de'],
  },
  it: {
    numbers:
      'zero|uno un una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti'.split(
        '|',
      ),
    ordinals:
      'primo prima|secondo seconda|terzo terza|quarto quarta|quinto quinta|sesto sesta|settimo settima|ottavo ottava|nono nona|decimo decima'.split(
        '|',
      ),
    last: 'ultimo ultima',
    place: 'numero opzione risposta lettera',
    yes: 'si certo certamente sicuramente esatto',
    no: 'no',
    denying: 'o oppure non ne mai nessuno nessuna senza bensi tranne ma invece',
    around:
      'il lo la i gli le l un una io direi scelgo prendo vorrei per favore eh ehm beh allora e sarebbe mia la risposta opzione numero lettera scelta credo penso forse di del che quindi',
    outOf: ['su'],
  },
  nl: {
    numbers:
      'nul|een eentje|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig'.split(
        '|',
      ),
    ordinals: 'eerste|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende'.split('|'),
    last: 'laatste',
    place: 'nummer optie antwoord letter',
    yes: 'ja jazeker jep zeker natuurlijk',
    no: 'nee neen',
    denying: 'of niet geen noch nooit zonder maar behalve liever',
    around:
      'de het een ik zou zeggen neem kies ga voor graag alstublieft eh ehm nou dus is wordt mijn antwoord optie nummer letter cijfer keuze denk geloof misschien wel en van dan die dat',
    outOf: ['op de', 'van de', 'van', 'op'],
  },
};

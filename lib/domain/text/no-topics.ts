import { wordSet } from './lexicon';

/** Days, months, feasts and numbers in the seven languages of the lexicons: they name when or how many, no topic. */
const TIMES_AND_NUMBERS = wordSet(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december easter christmas halloween
  thanksgiving ramadan
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar jänner februar märz mai juni juli oktober
  dezember ostern weihnachten pfingsten silvester
  lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril juin juillet août septembre octobre
  novembre décembre pâques noël
  lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre navidad pascua
  segunda-feira terça-feira quarta-feira quinta-feira sexta-feira janeiro fevereiro março maio junho julho setembro outubro
  novembro dezembro natal páscoa
  lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio aprile maggio giugno luglio settembre ottobre
  dicembre natale pasqua
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei augustus kerst kerstmis pasen`,
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen percent half third
  quarter once twice
  null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig dreißig vierzig
  fünfzig sechzig siebzig achtzig neunzig hundert tausend million milliarde dutzend prozent hälfte drittel viertel
  deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante
  soixante cent mille milliard douzaine pourcent moitié tiers quart
  uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta
  sesenta setenta ochenta noventa cien ciento mil millón docena mitad tercio cuarto
  um dois três quatro sete oito nove dez doze treze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta
  noventa cem milhão dúzia metade terço
  due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici venti trenta quaranta
  cinquanta sessanta settanta ottanta novanta cento milione dozzina metà terzo
  een twee drie vier vijf zes zeven acht negen tien twaalf dertien veertien vijftien twintig dertig veertig vijftig
  zestig zeventig tachtig negentig honderd duizend miljoen dozijn procent helft kwart`,
);

/**
 * Given names that are common where the seven languages are spoken, without those that are also everyday words. Only
 * needed where a capital does not tell: all German nouns have one, and in speech nothing has.
 */
const GIVEN_NAMES = wordSet(
  `aaron abdul achim adam adrian ahmed aisha alan albert alejandro alessandra alessandro alex alexander alexandra alfonso
  ali alice alicia alina alison amanda amelia amy ana andrea andreas andrew andré angela angelika anita anja anke ann anna
  anne annette annika anouk anthony antoine anton antonia antonio arjen arthur astrid axel barbara beate beatrice beatriz ben
  benjamin bernard bernd bianca birgit bjorn björn bob boris brandon brenda brian britta bruno camille carla carlo carlos
  carmen carol carolina caroline caterina catherine cecilia charles charlotte chiara chloé chris christa christian christina
  christine christoph christopher claire clara claude claudia claudio clément corinna cristina cédric daan dagmar damien
  daniel daniela danny dario dave david deborah dennis diana didier diego dieter dirk dominik donald dorothea doris duarte
  edith eduard eduardo edward elena elisa elisabeth elizabeth elke ellen elsa emil emilia emily emma emmanuel enrico enrique
  eric erik erika ernst esther eva evelyn fabian fabio fabrice fatima federica federico felipe felix ferdinand fernando
  filippo florian frances francesca francesco francisco franco frank françois françoise fred frederik friedrich fritz gabriel
  gabriela gary gemma george georg gerard gerd gerhard giorgio giovanni giulia giuseppe gonzalo graham greg greta guido
  guillaume gustav hannah hannes hans harald harry hassan heather heidi heike heinrich helen helena helga helmut hendrik henri
  henrik henry herbert hermann holger horst hubert hugo hélène ian ibrahim ignacio ines ingo ingrid irene isabel isabelle ivan
  jack jacob jacques jake james jan jane janet javier jean jean-pierre jeff jennifer jens jeremy jessica jill jim joachim
  joan joana joanna joe joel john johann johanna johannes johnny jon jonas jonathan jordi jorge josef josep joseph josé joyce
  joão juan judith julia julian julie julien juliette jutta jörg jürgen karen karin karl karla katharina kate katherine
  kathrin katja kelly ken kerstin kevin kim klaus konrad koen kurt lars laura laurent lena leo leon leonardo leonie liam lieke
  linda lisa lorena lorenzo lotte louis louise luca lucas lucia lucy ludwig luigi luis luisa lukas luke lutz luís lydia
  léa maaike magdalena maja malte manfred manuel manuela marc marcel marcello marco marcos marcus margaret margarida maria
  marian marianne marie marieke mario marion marit marjolein markus marta martha martin martina mary mathias mathieu matteo
  matthew matthias maurice max maximilian megan mehmet meike melanie melissa mercedes mia michael michaela michel michele
  michelle miguel mike milan miriam mohamed mohammed monica monika monique moritz muhammad murat mónica nadia nadine nancy
  natalia natalie nathalie nicholas nick nico nicola nicolas nicole niels nils nina noah nora norbert nuno olaf oliver olivia
  olivier omar oskar otto pablo paolo pascal patricia patrick paul paula pauline paulo pedro peter petra philip philipp
  philippe pia pierre pieter piet pilar rachel rafael rainer ralf ramon raul raymond rebecca reinhard renate renato ricardo
  riccardo richard rita robert roberta roberto robin rodrigo roger roland rolf roman ronald rosa rosie rubén rudolf ruth ryan
  sabine sabrina salvatore sam samantha samuel sandra sanne sara sarah saskia scott sean sebastian sebastián sergio sharon
  silke silvia simon simona simone sofia sonia sonja sophia sophie stefan stefania stefanie stefano stephan stephanie stephen
  steve steven sue susan susana susanne sven svenja sylvia sylvie tanja tatjana teresa thea theo theresa thierry thijs thomas
  thorsten tiago tim timo tina tobias tom toni tony torsten udo ulrich ulrike ursula uta ute uwe valentina valeria vanessa
  vera veronica veronika vicente victor victoria viktor vincent vincenzo volker walter wanda werner wendy wilhelm willem
  william willy wolfgang yannick yasmin yusuf yves yvonne zoe zoé`,
);

/** Whether a word names a time, a number or a person, and so no topic. */
export function isNoTopic(norm: string): boolean {
  const base = norm.replace(/'s$/, '');
  return /\p{N}/u.test(norm) || TIMES_AND_NUMBERS.has(base) || GIVEN_NAMES.has(base);
}

/** Words before which a capital begins somebody's name. */
export const BEFORE_NAMES = wordSet(
  `mr mrs ms miss dr prof sir herr frau hr fr monsieur madame mademoiselle mme m señor señora sr sra don doña senhor senhora
  signor signore signora sig mevrouw meneer dhr mevr
  named called namens heißt nommé appelé llamado llamada chamado chamada chiamato chiamata genaamd heet
  husband wife son daughter brother sister friend colleague boss neighbour neighbor partner
  mann sohn tochter bruder schwester freund freundin kollege kollegin chef chefin nachbar nachbarin partnerin
  mari femme fils fille frère sœur ami amie collègue
  marido esposa mujer hijo hija hermano hermana amigo amiga compañero compañera
  filho filha irmão irmã colega marito moglie figlio figlia fratello sorella amico amica collega
  zoon dochter broer zus vriend vriendin`,
);

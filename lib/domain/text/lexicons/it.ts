import { type Lexicon, wordSet } from '../lexicon';

export const it: Lexicon = {
  language: 'it',
  stop: wordSet(
    `a abbiamo ad agli ai al alla alle allo altra altre altri altro anche ancora avere aveva avevano avevo bene c che
    chi ci come con contro cosa così cui da dagli dai dal dalla dalle dallo dei del della delle dello di dopo dove due
    durante e è ed era erano ero essere fa fare fatto già gli ha hanno ho i il in io l la le lei li lo loro lui ma me
    meno mentre mi mia mie miei mio molta molte molti molto ne negli nei nel nella nelle nello nessun nessuna nessuno
    niente noi non nostra nostro o ogni per perché più poco poi prima proprio può posso qua quale quali qualche
    qualcosa quando quanto quasi quella quelle quelli quello questa queste questi questo qui sarà se sei sempre senza
    si sì sia siamo siete solo sono sopra sotto sta stata stati stato stava su sua sue sugli sui sul sulla suo suoi
    tra troppo tu tutta tutte tutti tutto un una uno va vi voi volta volte allora beh ecco cioè mai quindi però davvero
    c'è c'era dell all nell sull un' po' qual`,
  ),
  generic: wordSet(
    `cose modo maniera tipo tempo giorno giorni settimana settimane mese mesi anno anni ora ore minuto minuti oggi ieri
    domani gente persona persone uomo donna parte posto caso esempio punto motivo domanda domande risposta idea momento
    lato fine inizio metà buono buona buoni cattivo cattiva meglio peggio migliore grande piccolo piccola lungo corto
    nuovo nuova vecchio facile difficile diverso importante certo vero bello bella andare vado andato andata andava
    venire vengo venuto vedere vedo visto sapere so sapevo pensare penso pensavo pensato trovare trovo trovato sentire
    sento sentito volere voglio volevo piacere piace piaciuto piaceva usare uso usato provare provato dire detto dico
    chiedere chiesto mettere messo lasciare lasciato passare passato restare arrivare arrivato comprare comprato
    aspettare aspettato dare dato tre quattro cinque sei sette otto nove dieci primo ultima ultimo prossimo veramente
    normalmente`,
  ),
  filler: wordSet('beh allora ecco cioè e ma poi quindi perché eh'),
  positive: wordSet(
    `buono buona bene ottimo ottima eccellente perfetto perfetta adoro amo piace piaciuto piaciuta felice contento
    contenta soddisfatto soddisfatta utile facile veloce semplice comodo comoda pratico affidabile gentile pulito
    meglio migliore consiglio fiducia chiaro chiara piacevole bello bella fantastico`,
  ),
  negative: wordSet(
    `cattivo cattiva male terribile orribile pessimo pessima peggio odio fastidioso fastidiosa frustrante frustrato
    frustrata confuso confusa lento lenta pieno affollato sporco rotto rotta errore errori problema problemi difficile
    complicato complicata caro cara inutile noioso triste deluso delusa deludente tardi ritardo cancellato perso persa
    stress stressante paura preoccupato preoccupata dolore scomodo rumoroso impossibile disastro`,
  ),
  negation: wordSet('non mai nessuno nessuna nessun niente nulla senza né'),
  vague: wordSet('bene ok buono buona normale cose qualcosa sì no niente forse tutto dipende carino'),
  abuse: wordSet('merda cazzo stronzo stronzi idiota idioti coglione vaffanculo puttana'),
  joining: wordSet('e poi quindi'),
  contrast: wordSet('ma però tuttavia anche tranne'),
  reason: wordSet('perché poiché'),
  qualifier: wordSet('se quando mentre finché o'),
  determiner: wordSet(
    'il lo la i gli le un uno una mio mia nostro nostra suo sua questo questa del della dello dei delle al alla nel nella',
  ),
  linking: wordSet('di del della dei'),
  concrete: wordSet(
    `lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto
    settembre ottobre novembre dicembre ieri mattina pomeriggio sera notte settimana mese ora ore minuti euro madre
    padre marito moglie figlia figlio capo collega medico amico amica vicino cucina ufficio stazione aeroporto scuola
    ospedale casa negozio`,
  ),
  abbreviations: wordSet('sig sig.ra dott dr prof ecc es p.es ca'),
  nonAnswer:
    /^(io )?non (lo )?so$|^(non ricordo|nessuna idea|niente( altro)?|nulla|no|no grazie|nessuno|è tutto|nessun commento|avanti)$/,
  selfDescription:
    /\bsono (?:una? |un'|mamma|madre|padre|infermier[ea]|insegnante|studente(?:ssa)?|pensionat[oa]|sposat[oa])|\blavoro (?:come|in|nel|nella|per|da)(?!\p{L})|\b(?:vivo|abito) (?:a|in|con|da)(?!\p{L})|\bho (?:\d{2} anni|\p{L}+ figli[oae]?)(?!\p{L})|\bfaccio (?:il|la|l') ?\p{L}+|\bcome (?:madre|padre|mamma|papà|studente(?:ssa)?|insegnante|cliente|utente)(?!\p{L})/giu,
  notSelf: /^sono un(?:a)? (?:po'|po’|fan|altr[oa])(?!\p{L})/iu,
  closingQuestion: /qualcos'altro|qualcos’altro|altro da|aggiungere|altri commenti/iu,
  aside: /^(?:ah,? )?(?:a proposito|tra l'altro|un'altra cosa|ancora una cosa)(?!\p{L})/iu,
  on: 'Su',
};

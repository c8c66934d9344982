import { lexiconOf } from './lexicon';

export const ITALIAN_SUBJECTS: ReadonlySet<string> = new Set(
  "io noi lui lei loro questo quello ciò il la lo i gli le un una mio mia nessuno tutti mi ci si non l'ho ho".split(
    ' ',
  ),
);

export const ITALIAN = lexiconOf({
  functionWords: `il|lo|la|i|gli|le|l|un|uno|una|di|del|dello|della|dei|degli|delle|e|ed|o|ma|io|tu|lui|lei|noi|voi|loro|mi|ti|si|ci|vi|ne|mio|mia|miei|mie|suo|sua|nostro|nostra|che|chi|cosa|come|quando|dove|perché|per|con|senza|su|sul|sulla|sui|in|nel|nella|nei|a|al|allo|alla|ai|alle|da|dal|dalla|dai|tra|fra|è|sono|sei|siamo|era|erano|ero|stato|stata|essere|ho|hai|ha|abbiamo|hanno|avevo|aveva|avere|fare|fa|faccio|fatto|può|posso|poteva|voglio|volevo|vado|va|andare|non|né|mai|niente|nulla|sì|anche|molto|molta|molti|più|meno|poco|tutto|tutta|tutti|qualcosa|qualcuno|altro|altra|altri|questo|questa|quello|quella|già|così|allora|poi|bene|ora|sempre|volta|volte|giorno|anno|anni|tempo|cosa|cose|gente|credo|dico|detto|so|stesso|solo|ogni|dopo|prima|qui|lì|oggi|tanto|quasi|c'è|c'era|se|ancora|però|questi|quelle|all|dell|nell|sull|un'`,
  but: 'ma|però|tuttavia|anche se|invece|eppure|tranne che|solo che|d altra parte|nonostante',
  joins: 'e|e poi|quindi|allora|poi|mentre|o|dove',
  conditions: 'se|quando|nel caso|qualora',
  because: 'perché|poiché|siccome|per questo|a causa|grazie a|affinché|la ragione|dato che',
  fillers: `beh|allora|eh|insomma|cioè|sì|no|credo che|penso che|direi che|direi|a dire il vero|in realtà|sinceramente|diciamo|sa|sai|e|forse|boh|in generale|e così via|comunque|ecco`,
  dontKnow: `non posso rispondere|non so rispondere|non saprei|non so|non lo so|boh|nessuna idea|non ho idea|difficile da dire|difficile dirlo|non ricordo|non mi ricordo|niente|niente di speciale|non mi viene in mente|mai pensato|nessuna opinione`,
  refusal: `preferisco non|non voglio dire|non voglio parlarne|è privato|è personale|no comment|prossima domanda|non sono affari|passo|lo tengo per me|me lo tengo per me|resta tra|non dico niente|sono fatti miei|di questo non parlo|non voglio raccontare|non mi va di|preferirei non|non ne parlo|non voglio pensarci`,
  vague: `bene|buono|buona|normale|così così|più o meno|interessante|diverso|strano|complicato|male|meglio|difficile|facile|semplice|pratico|comodo|cose|qualità|problemi|come sempre|il solito`,
  good: `bene|buono|buona|bello|bella|ottimo|facile|semplice|veloce|economico|comodo|utile|adoro|piace|piaciuto|contento|contenta|felice|orgoglioso|orgogliosa|meglio|migliore|eccellente|perfetto|gentile|affidabile|piacevole|chiaro|sollevato|sollevata|soddisfatto|soddisfatta|giusto|onesto`,
  bad: `male|cattivo|peggio|peggiore|terribile|orribile|duro|dura|difficile|lento|lenta|caro|cara|fastidioso|fastidiosa|frustrante|frustrato|frustrata|odio|brutto|brutta|noioso|stressante|stressato|complicato|complicata|inutile|spreco|rotto|rotta|ingiusto|deluso|delusa|ridicolo|assurdo|stupido|stupida|vergogna|colpa|arrabbiato|arrabbiata|triste|preoccupato|preoccupata|paura|stanco|stanca|impossibile|problema|problemi|casino|disastro|peccato|sporco|rumoroso|scomodo`,
  emotion: `contento|contenta|felice|orgoglioso|orgogliosa|sollevato|sollevata|adoro|odio|arrabbiato|arrabbiata|rabbia|triste|preoccupato|preoccupata|paura|nervoso|nervosa|vergogna|colpa|frustrato|frustrata|stressato|stressata|deluso|delusa|sorpreso|sorpresa|perso|persa|stupido|stupida|pianto|panico|disperato|disperata|sentito|sentita|sentivo|dispiace|dispiaciuto|rimpiango`,
  negation: 'non|mai|niente|nulla|nessuno|nessuna|senza|né|neanche|nemmeno',
  comparison:
    'più di|meno di|meglio di|peggio di|rispetto|in confronto|a differenza|invece di|al posto di|diverso da|che prima|come prima|una volta era',
  past: `era|erano|ero|stato|stata|avevo|aveva|ho|abbiamo|ieri|scorso|scorsa|fa|successo|una volta|sono andato|sono andata|si è rotto|si è rotta|disse|feci`,
  habit:
    'di solito|sempre|spesso|mai|a volte|normalmente|in genere|generalmente|ogni|tutti i|tutte le|ogni volta|ogni tanto|raramente|regolarmente',
  outcome: 'alla fine|finalmente|dopo|poi|allora|da allora|più tardi|infine',
  decision:
    'deciso|scelto|cambiato|smesso|rinunciato|annullato|comprato|ordinato|restituito|buttato|sostituito|rifiutato|pagato|tenuto|chiamato|riparato|chiesto',
  wish: 'vorrei|mi piacerebbe|servirebbe|sarebbe|potrebbe|dovrebbe|magari|idealmente|aiuterebbe',
  person:
    'madre|mamma|padre|papà|moglie|marito|compagno|compagna|figlio|figlia|sorella|fratello|amico|amica|amici|ragazzo|ragazza|vicino|vicina|vicini|capo|collega|colleghi|medico|dottore|padrone|insegnante|figli|genitori|nonna|nonno|zio|zia|tecnico|idraulico|elettricista|venditore|commesso|commessa|cognato|famiglia',
  closing: `no|niente|è tutto|grazie|sì|nient altro|tutto bene|niente di speciale|basta così`,
  depends: `dipende`,
  time: 'ieri|oggi|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|ora|ore|minuti|settimana|settimane|mese|mesi|giorni|sera|mattina|fine settimana|natale',
  speech: 'detto|chiesto|risposto|spiegato|raccontato|promesso|urlato|disse',
  hostile: `stai zitto|stia zitto|chiudi il becco|vaffanculo|fanculo|affanculo|va a quel paese|vai a quel paese|vada a quel paese|vai al diavolo|vada al diavolo|vai all'inferno|vada all'inferno|fuck off|fuck you|domanda stupida|domande stupide|domanda idiota|domande idiote|domanda del cazzo|domande del cazzo|domanda di merda|domande di merda|lasciami in pace|mi lasci in pace|lasciatemi in pace|non rompermi|non mi rompere`,
  swearing: 'merda|cazzo|idiota|imbecille|stronzo|perdita di tempo',
});

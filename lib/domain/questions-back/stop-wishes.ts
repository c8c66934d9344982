/** How people say that they want to end the interview, in plain text without its marks. */
interface StopWish {
  wish: string;
  /** What may stand before and after it: whoever says anything else has said something of the subject. */
  beside: string;
}

/**
 * Whole answers. "I want to stop smoking" is none, and neither is what may mean the end of a life ("I want to end it",
 * "Schluss machen"), nor what as often means leaving something else ("I want to leave"). "No more questions" asks for
 * the next question rather than for this one again.
 */
const STOP_WISHES_SOURCE = {
  en: {
    beside:
      'please|sorry|im sorry|thanks|thank you|ok|okay|well|um|uh|yes|no|hey|so|and|but|actually|honestly|i think|now|right now|here|today|for today|for now|then|bye|goodbye',
    wish: '(?:i (?:really |just |now |think i )*(?:want|wish|need|would like|have|prefer) to|i wanna|id (?:really |just )?(?:like|prefer) to|id rather|i would rather|im going to|im gonna|ill|i will|lets) (?:just |now |please )*(?:stop|quit|(?:stop|quit|end|finish|leave|abort|exit) (?:the|this) (?:interview|survey|conversation|questionnaire|study|chat)|(?:stop|end|finish) this|(?:end|finish) here|stop (?:answering|talking)(?: questions)?)|stop|stop (?:it|this|asking|asking me|asking questions|asking me questions)|i quit|(?:stop|quit|end) (?:the|this) (?:interview|survey|conversation|questionnaire|study|chat)|end this|i (?:really )?(?:dont|do not|no longer) (?:really )?(?:want to|wanna|wish to) (?:continue|continue this|proceed|do this|continue (?:with )?(?:the|this) (?:interview|survey|conversation|questionnaire|study|chat)|answer (?:any |more |any more |anymore |these |your )?questions)(?: any ?more| any longer)?',
  },
  de: {
    beside:
      'bitte|danke|vielen dank|sorry|entschuldigung|tut mir leid|ok|okay|gut|ja|nein|also|ah|ahm|und|aber|jetzt|hier|nun|heute|fur heute|sofort|lieber|gern|gerne|tschuss',
    wish: '(?:ich )?(?:mochte|will|wurde|muss|werde)(?: ich| jetzt| hier| bitte| gern| gerne| lieber| nun| sofort)* (?:aufhoren|abbrechen|stoppen|(?:das|dieses|die|diese) (?:interview|gesprach|umfrage|befragung|studie)(?: jetzt| hier| gern| gerne| lieber)* (?:abbrechen|beenden|stoppen))|ich hore(?: jetzt| hier| lieber| nun)* auf|ich breche(?: jetzt| hier| das| interview| gesprach| die| umfrage| lieber)* ab|aufhoren|abbrechen|stopp?|horen sie(?: bitte| jetzt)* auf|hor(?: bitte| jetzt)* auf|(?:beenden|stoppen) sie(?: bitte| jetzt)* (?:das|dieses|die|diese) (?:interview|gesprach|umfrage|befragung)|brechen sie(?: bitte| jetzt)* (?:das|dieses|die|diese) (?:interview|gesprach|umfrage|befragung)(?: bitte| jetzt)* ab|(?:das|dieses) (?:interview|gesprach) (?:beenden|abbrechen)|ich (?:mochte|will)(?: jetzt| hier)* nicht(?: mehr| langer)? (?:weitermachen|fortfahren|weiter antworten)',
  },
  fr: {
    beside:
      's il vous plait|s il te plait|svp|merci|desole|desolee|je suis desole|je suis desolee|pardon|excusez moi|ok|bon|bien|euh|oui|non|alors|et|mais|maintenant|ici|la|tout de suite|pour aujourd hui|aujourd hui|au revoir',
    wish: '(?:je (?:veux|voudrais|souhaite|souhaiterais|prefere|prefererais|dois|vais)(?: bien| vraiment| juste| maintenant)?|j aimerais(?: bien)?) (?:arreter|m arreter|en rester la|(?:arreter|terminer|finir|quitter|interrompre|stopper) (?:l|cet|le|ce|cette|la) ?(?:entretien|interview|questionnaire|conversation|enquete|etude|sondage)|terminer ici)|(?:j arrete|je m arrete)|arretez|arretons|stop|(?:arretez|arretons|terminez|stoppez) (?:l|cet|le|ce|cette|la) ?(?:entretien|interview|questionnaire|conversation|enquete)|je (?:ne )?(?:veux|souhaite) (?:pas|plus) continuer(?: l entretien| cet entretien| ce questionnaire)?',
  },
  es: {
    beside:
      'por favor|gracias|muchas gracias|perdon|perdone|disculpe|disculpa|lo siento|ok|vale|bueno|pues|si|no|y|pero|ya|ahora|ahora mismo|aqui|hoy|por hoy|adios',
    wish: '(?:yo )?(?:quiero|quisiera|querria|me gustaria|prefiero|preferiria|necesito|deseo|voy a|tengo que)(?: ya| ahora)? (?:parar|parar (?:la|esta) (?:entrevista|encuesta|conversacion)|(?:terminar|acabar|finalizar|dejar|interrumpir|abandonar) (?:la|esta|con la|con esta) (?:entrevista|encuesta|conversacion)|salir de (?:la|esta) (?:entrevista|encuesta)|(?:dejarlo|terminar) aqui)|pare|para|paren|paremos|stop|(?:pare|para|termine|termina|detenga) (?:la|esta) (?:entrevista|encuesta|conversacion)|lo dejo aqui|no (?:quiero|deseo) (?:continuar|continuar con (?:la|esta) (?:entrevista|encuesta)|seguir con (?:la|esta) (?:entrevista|encuesta)|seguir (?:respondiendo|contestando)|responder mas|contestar mas|(?:responder|contestar) mas preguntas)(?: mas)?',
  },
  pt: {
    beside:
      'por favor|se faz favor|obrigado|obrigada|muito obrigado|muito obrigada|desculpe|desculpa|perdao|ok|bom|bem|sim|nao|e|mas|ja|agora|agora mesmo|aqui|por aqui|hoje|por hoje|adeus|tchau',
    wish: '(?:eu )?(?:quero|queria|gostaria de|gostava de|prefiro|preciso de|preciso|desejo|vou|tenho de|tenho que)(?: ja| agora)? (?:parar|parar (?:a|esta|essa|com a|com esta) (?:entrevista|conversa|pesquisa)|(?:terminar|acabar|encerrar|interromper|abandonar|finalizar) (?:a|esta|essa) (?:entrevista|conversa|pesquisa)|(?:desistir|sair) (?:da|desta|dessa) (?:entrevista|conversa|pesquisa)|terminar aqui)|pare|stop|paro|(?:pare|termine|encerre) (?:a|esta|essa) (?:entrevista|conversa|pesquisa)|(?:eu )?nao quero (?:mais )?(?:continuar|continuar (?:a|com a|com esta) (?:entrevista|conversa|pesquisa)|responder mais|responder a mais perguntas|responder mais perguntas)(?: mais)?',
  },
  it: {
    beside:
      'per favore|per piacere|grazie|scusi|scusa|mi scusi|mi dispiace|ok|va bene|allora|beh|si|no|e|ma|ora|adesso|subito|qui|oggi|per oggi|arrivederci|ciao',
    wish: '(?:io )?(?:voglio|vorrei|preferisco|preferirei|devo|desidero)(?: ora| adesso)? (?:smettere|fermarmi|interrompere|(?:interrompere|finire|terminare|chiudere|fermare|abbandonare) (?:l|questa|la) ?(?:intervista|conversazione|indagine)|(?:finire|terminare|chiudere) qui)|smetto|mi fermo|smetta|la smetta|smettila|si fermi|fermati|stop|(?:interrompa|termini|fermi) (?:l|questa|la) ?(?:intervista|conversazione)|non voglio (?:piu )?(?:continuare|proseguire|(?:continuare|proseguire) (?:con )?(?:l|questa) ?intervista|rispondere ad altre domande)(?: piu)?',
  },
  nl: {
    beside:
      'alstublieft|alsjeblieft|aub|graag|bedankt|dank u|dank u wel|dank je|dank je wel|sorry|het spijt me|ok|oke|nou|ja|nee|dus|en|maar|nu|hier|vandaag|voor vandaag|meteen|liever|dag',
    wish: 'ik (?:wil|zou|moet|ga)(?: nu| hier| graag| liever| willen)* (?:stoppen|ophouden|(?:het|dit|de|deze) (?:interview|gesprek|enquete|vragenlijst|onderzoek)(?: nu| hier| graag| liever)* (?:stoppen|beeindigen|afbreken)|(?:stoppen|ophouden) met (?:het|dit|de|deze) (?:interview|gesprek|enquete|vragenlijst))(?: willen)?|ik stop|stop|stoppen|hou op|houd op|houdt u op|stopt u|stop (?:het|dit|de|deze) (?:interview|gesprek|enquete|vragenlijst)|ik wil niet (?:meer )?(?:doorgaan|verdergaan|verder gaan)',
  },
} as const satisfies Record<string, StopWish>;

/** By language, of an answer without its marks. */
export const STOP_WISHES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(STOP_WISHES_SOURCE).map(([language, { wish, beside }]) => [
    language,
    new RegExp(`^(?:(?:${beside}) )*(?:${wish})(?: (?:${beside}|${wish}))*$`, 'u'),
  ]),
);

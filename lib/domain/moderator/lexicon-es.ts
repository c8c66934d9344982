import { lexiconOf } from './lexicon';

export const SPANISH_SUBJECTS: ReadonlySet<string> = new Set(
  'yo nosotros él ella ellos ellas eso esto el la los las mi mis un una nadie todos me nos se le les no lo ya'.split(
    ' ',
  ),
);

export const SPANISH = lexiconOf({
  functionWords: `el|la|los|las|un|una|unos|unas|de|del|y|e|o|u|pero|yo|tú|tu|él|ella|ello|usted|nosotros|ellos|ellas|me|te|se|nos|le|les|lo|mi|mis|su|sus|nuestro|nuestra|que|qué|quien|quién|cual|cómo|como|cuando|cuándo|donde|dónde|porque|por|para|con|sin|sobre|en|a|al|ante|desde|hasta|entre|es|soy|eres|son|somos|era|eran|fue|fui|fueron|ser|estar|está|estoy|están|estaba|había|hay|he|ha|han|hemos|haber|tengo|tiene|tenía|tener|hacer|hace|hice|hizo|puede|puedo|podía|quiero|quería|voy|va|iba|no|ni|nunca|nada|sí|si|también|muy|más|menos|mucho|mucha|muchos|muchas|poco|todo|toda|todos|todas|algo|alguien|otro|otra|otros|este|esta|esto|ese|esa|eso|aquel|ya|así|entonces|pues|bueno|ahora|siempre|vez|veces|día|año|años|tiempo|cosa|cosas|gente|creo|digo|dije|dijo|sé|mismo|solo|sólo|cada|después|antes|aquí|allí|hoy|tal|tan|casi|gran`,
  but: 'pero|sin embargo|aunque|no obstante|en cambio|salvo que|solo que|por otro lado',
  joins: 'y|y luego|así que|entonces|luego|mientras|o|donde',
  conditions: 'si|cuando|en caso de que|siempre que',
  because: 'porque|ya que|puesto que|por eso|debido a|gracias a|para que|la razón|como no',
  fillers: `pues|bueno|eh|este|o sea|sí|no sé|creo que|pienso que|diría que|la verdad|la verdad es que|en realidad|sinceramente|digamos|ya sabe|ya sabes|y|quizás|a lo mejor|en fin|es que|y eso|en general|y tal`,
  dontKnow: `no puedo responder|no sé responder|no sabría decir|no sé|no lo sé|no se|ni idea|no tengo idea|difícil de decir|no recuerdo|no me acuerdo|nada|nada en especial|no se me ocurre|no sabría decir|nunca lo he pensado|sin opinión`,
  refusal: `prefiero no|no quiero decir|no quiero hablar|es privado|es personal|sin comentarios|siguiente pregunta|no le importa|no es asunto suyo|paso|me lo guardo|no digo nada|es cosa mía|eso es privado|de eso no hablo|no quiero contar|no me apetece hablar|preferiría no|no voy a decir|no quiero pensar en`,
  vague: `bien|bueno|buena|normal|más o menos|regular|interesante|diferente|raro|complicado|malo|mal|mejor|difícil|fácil|sencillo|práctico|cosas|calidad|problemas|lo de siempre|como siempre|lío`,
  good: `bien|bueno|buena|genial|fácil|sencillo|rápido|barato|cómodo|útil|encanta|gusta|gustó|contento|contenta|feliz|orgulloso|orgullosa|mejor|excelente|perfecto|amable|fiable|agradable|claro|aliviado|aliviada|satisfecho|satisfecha|justo|honesto`,
  bad: `mal|malo|mala|peor|terrible|horrible|duro|dura|difícil|lento|lenta|caro|cara|molesto|molesta|frustrante|frustrado|frustrada|odio|feo|aburrido|estresante|estresado|complicado|complicada|inútil|desperdicio|roto|rota|injusto|decepcionado|decepcionada|ridículo|absurdo|tonto|tonta|vergüenza|culpable|enfadado|enfadada|enojado|triste|preocupado|preocupada|miedo|cansado|cansada|imposible|problema|problemas|lío|desastre|lástima|pena|sucio|ruidoso|incómodo`,
  emotion: `contento|contenta|feliz|orgulloso|orgullosa|aliviado|aliviada|encanta|odio|enfadado|enfadada|enojado|enojada|rabia|triste|preocupado|preocupada|miedo|nervioso|nerviosa|solo|vergüenza|culpable|culpa|frustrado|frustrada|estresado|estresada|agobiado|agobiada|decepcionado|decepcionada|sorprendido|sorprendida|perdido|tonto|tonta|lloré|pánico|desesperado|sentí|sentía|me dio pena|me da pena|pena|dolió|arrepiento`,
  negation: 'no|nunca|nada|nadie|ningún|ninguna|ninguno|sin|ni|tampoco|apenas',
  comparison:
    'más que|menos que|mejor que|peor que|comparado|en comparación|a diferencia|en vez de|en lugar de|antes era|distinto de|que antes|igual que',
  past: `fue|fui|era|eran|estaba|había|hice|hizo|dijo|dije|tuve|tuvo|vino|ayer|pasado|pasada|hace|compré|llamé|fuimos|hicimos|pasó|se rompió|rompió|una vez|llevé|pagué|encontré|pregunté`,
  habit:
    'normalmente|siempre|a menudo|nunca|a veces|suelo|solemos|generalmente|por lo general|cada|todos los|todas las|cada vez|de vez en cuando|rara vez|regularmente|la mayoría de las veces|a diario',
  outcome: 'al final|finalmente|después|luego|entonces|desde entonces|más tarde|total que|resultó',
  decision:
    'decidí|decidimos|elegí|elegimos|cambié|cambiamos|dejé|cancelé|compré|compramos|pedí|devolví|tiré|tiramos|reemplacé|rechacé|pagué|pagamos|guardé|llamé|llamamos|arreglé|pregunté',
  wish: 'querría|quisiera|me gustaría|haría falta|sería|podría|debería|ojalá|idealmente|necesitaría|ayudaría',
  person:
    'madre|mamá|padre|papá|mujer|marido|esposa|esposo|pareja|hijo|hija|hermana|hermano|amigo|amiga|amigos|novio|novia|vecino|vecina|vecinos|jefe|jefa|colega|compañero|compañera|médico|casero|casera|profesor|hijos|padres|abuela|abuelo|tío|tía|técnico|fontanero|electricista|vendedor|vendedora|cuñado|familia',
  closing: `no|nada|eso es todo|gracias|sí|nada más|todo bien|nada en especial|la verdad es que no`,
  depends: `depende|eso depende`,
  time: 'ayer|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hora|horas|minutos|semana|semanas|mes|meses|días|noche|tarde|fin de semana|navidad',
  speech: 'dijo|dijeron|dije|preguntó|pregunté|contestó|explicó|prometió|gritó',
  hostile: `cállate|cállese|vete a la mierda|váyase a la mierda|vayan a la mierda|vete al carajo|váyase al carajo|vete al infierno|váyase al infierno|vete al diablo|váyase al diablo|vete a la porra|vete a tomar por|váyase a tomar por|que te jodan|que le jodan|jódete|jódase|que te follen|chinga tu madre|chinga a tu madre|fuck off|fuck you|pregunta estúpida|preguntas estúpidas|pregunta tan estúpida|preguntas tan estúpidas|pregunta más estúpida|preguntas más estúpidas|pregunta tonta|preguntas tontas|pregunta tan tonta|preguntas tan tontas|pregunta más tonta|preguntas más tontas|pregunta de mierda|preguntas de mierda|déjame en paz|déjeme en paz|déjenme en paz`,
  swearing: 'mierda|joder|idiota|imbécil|gilipollas|puta|cabrón|pérdida de tiempo',
});

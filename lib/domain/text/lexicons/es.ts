import { type Lexicon, wordSet } from '../lexicon';

export const es: Lexicon = {
  language: 'es',
  stop: wordSet(
    `a al algo algún alguna algunas alguno algunos ante antes aquel aquella aquí así aún aunque bajo bien cada casi
    como cómo con contra cual cuál cuando cuándo de del desde donde dónde durante e el él ella ellas ellos en entre era
    eran eras eres es esa esas ese eso esos esta está estaba estaban estado están estar estas este esto estos estoy
    fue fueron fui ha había habían han has hasta hay he hemos la las le les lo los más me mi mí mis mientras mucha
    muchas mucho muchos muy nada ni no nos nosotros nuestra nuestro o os otra otras otro otros para pero poco por
    porque pues que qué quien quién se sea ser si sí sido sin siempre sobre son soy su sus también tampoco tan tanto te
    tener tenía tiene tienen tengo ti toda todas todavía todo todos tu tú tus un una unas uno unos usted ustedes y ya
    yo eh bueno nunca veces vez hace hacer hizo hacía puede puedo podía después entonces luego ahora solo sólo además
    sino ello cosa`,
  ),
  generic: wordSet(
    `cosas manera forma tipo tiempo día días semana semanas mes meses año años hora horas minuto minutos hoy ayer
    mañana gente persona personas hombre mujer parte lugar caso ejemplo punto razón pregunta preguntas respuesta idea
    momento lado fin final principio mitad buena buenas buen buenos mala malo malos mejor peor grande pequeño largo
    corto nuevo nueva viejo fácil difícil diferente importante cierto verdad ir voy va iba ido vino venir viene ver veo
    vi visto saber sé sabía pensar pienso pensé creo creía creer encontrar encontré sentir siento sentí querer quiero
    quería gustar gusta gustó gustaba gustan usar uso uso usé intentar intenté decir dije dijo dicen preguntar poner
    puse dejar dejé pasar pasó quedar llegar llegué comprar compré esperar esperé llevar dar dio dos tres cuatro cinco
    seis siete ocho nueve diez primero primera último última próximo realmente verdaderamente normalmente`,
  ),
  filler: wordSet('eh pues bueno entonces y pero porque'),
  positive: wordSet(
    `bueno buena bien excelente genial perfecto perfecta encanta encantó gusta gustó gustan feliz contento contenta
    satisfecho satisfecha útil fácil rápido rápida sencillo cómodo cómoda práctico confiable amable limpio mejor
    recomiendo confianza claro clara agradable increíble`,
  ),
  negative: wordSet(
    `malo mala mal terrible horrible pésimo peor odio odié molesto molesta molestó frustrante frustrado frustrada
    confuso confusa lento lenta lleno sucio roto rota error errores fallo falló problema problemas difícil complicado
    complicada caro cara inútil aburrido triste decepcionado decepcionada decepcionante tarde retraso cancelado perdí
    perdido estrés estresante miedo preocupado preocupada dolor incómodo ruidoso imposible desastre`,
  ),
  negation: wordSet('no nunca nadie nada ningún ninguna ninguno sin ni tampoco'),
  vague: wordSet('bien ok bueno buena normal cosas algo sí no nada quizás todo depende'),
  abuse: wordSet('mierda puta puto joder cabrón gilipollas idiota idiotas imbécil pendejo'),
  joining: wordSet('y e entonces luego'),
  contrast: wordSet('pero sino aunque salvo excepto'),
  reason: wordSet('porque pues ya'),
  qualifier: wordSet('si cuando mientras hasta o'),
  determiner: wordSet('el la los las un una unos unas mi mis nuestro nuestra su sus este esta del al de'),
  linking: wordSet('de del'),
  concrete: wordSet(
    `lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre ayer mañana tarde noche semana mes hora horas minutos euros pesos dólares madre padre
    marido esposo esposa hija hijo jefe jefa compañero médico amigo amiga vecino cocina oficina estación aeropuerto
    escuela hospital casa tienda`,
  ),
  abbreviations: wordSet('sr sra srta dr dra prof etc ej p.ej aprox ud uds'),
  nonAnswer:
    /^(yo )?no (lo )?sé$|^(ni idea|no recuerdo|nada( más)?|no|no gracias|ninguno|ninguna|eso es todo|sin comentarios?|siguiente|no tengo (idea|opinión))$/,
  selfDescription:
    /\bsoy (?:una? |\p{L}+(?:or|ora|ero|era|ista|ente|ante|ado|ada|ico|ica)(?!\p{L})|madre|padre)|\btrabajo (?:como|en|de|para)(?!\p{L})|\bvivo (?:en|con|solo|sola)(?!\p{L})|\btengo (?:\d{2} años|\p{L}+ hij[oa]s?)|\bcomo (?:madre|padre|estudiante|profesora?|enfermer[oa]|cliente|usuari[oa]|jubilad[oa])(?!\p{L})/giu,
  notSelf: /^soy (?:una? (?:poco|fan)|consciente|diferente)(?!\p{L})/iu,
  closingQuestion: /algo más|alguna otra cosa|añadir|agregar|otros? comentarios?/iu,
  aside: /^(?:ah,? )?(?:por cierto|a propósito|otra cosa|una cosa más)(?!\p{L})/iu,
  on: 'Sobre',
};

import type { Voice } from '../voice';

/** Those who answer in German or French; the moderator takes them up in their language. */
export const NEW_TOWN_VOICES_ABROAD: readonly Voice[] = [
  {
    language: 'de',
    urlParams: [['channel', 'bibliothek']],
    stories: {
      why: {
        opening:
          'Mein Mann wurde versetzt, und ich habe mich nach langem Zögern entschieden mitzugehen. Die Stadt haben wir nach der Schule für unseren Sohn ausgesucht.',
        reason: 'Er braucht eine kleine Klasse, und die gibt es nur an drei Orten im ganzen Land.',
        next: 'Wir haben im März die Schule besucht und im Juli die Kisten gepackt.',
        experience: 'Ich war wie gelähmt und habe trotzdem Listen geschrieben.',
        contrast: 'Die andere Möglichkeit war eine Fernbeziehung, und das wollten wir beide nicht.',
        who: 'Unser Sohn Jakob, neun Jahre alt, der als Einziger sofort dafür war.',
        instance: 'Am Tag der offenen Tür hat ihm ein Mädchen ihre Schildkröte gezeigt.',
        expectation: 'Ich hatte gedacht, dass ich das erste Jahr nur zählen würde.',
      },
      'first-weeks': {
        opening:
          'Am dritten Tag bin ich mit dem Fahrrad gestürzt und habe mir den Arm gebrochen. In der Notaufnahme fragte mich die Schwester, wen sie anrufen soll, und mir fiel niemand ein.',
        next: 'Sie hat mich dann nach ihrer Schicht selbst nach Hause gefahren und das Fahrrad in den Kofferraum gelegt.',
        experience:
          'Das war der einsamste Moment, und zugleich habe ich mich selten so gut aufgehoben gefühlt.',
        reason: 'Mein Mann war auf Dienstreise, und meine Schwester wohnt sechshundert Kilometer weit weg.',
        contrast: 'Zu Hause hätte ich zehn Nummern auswendig gewusst.',
        who: 'Sie heißt Gül und ist heute meine beste Freundin hier.',
        instance: 'Es war der 4. August, und es hat geregnet.',
        expectation: 'Ich hatte mir vorgestellt, dass ich in Ruhe die Küche einräume.',
        word: 'Dass man da steht und das Telefon anschaut, und es ist einfach leer.',
        more: ['Die Kisten hat dann Jakob ausgepackt, nach Farben geordnet.'],
      },
      people: {
        opening:
          'Über Gül, und über den Elternbeirat. Dort fehlte jemand, der Protokoll schreibt, und das kann ich auch mit links.',
        next: 'Nach der zweiten Sitzung haben sie mich zum Grillen eingeladen.',
        experience: 'Es tat gut, wieder für etwas zuständig zu sein.',
        reason: 'Niemand schreibt gern Protokoll, also freuen sich alle, wenn eine kommt.',
        contrast: 'Beim Stadtfest stand ich nur am Rand und hielt meinen Becher fest.',
        who: 'Vor allem Frau Petrović, die alles weiß und die Hälfte davon sagt.',
        instance: 'Das Grillen war im September, mit zwölf Sorten Nudelsalat.',
      },
      miss: {
        opening:
          'Meinen Markt am Samstag. Hier gibt es einen Supermarkt mit Marktgeschichte auf einer Tafel.',
        experience: 'Samstags um neun werde ich unruhig.',
        reason: 'Dort kannte ich jeden Stand, und man hat eine Stunde für drei Äpfel gebraucht.',
        contrast: 'Hier bin ich in zwölf Minuten fertig und habe mit keinem gesprochen.',
        next: 'Inzwischen fahren Gül und ich einmal im Monat zusammen hin.',
        instance: 'Letzten Samstag habe ich von den Pfifferlingen geträumt.',
      },
      advice: {
        opening: 'Ich würde ihr raten, sich eine Telefonnummer zu merken, die man im Notfall anrufen kann.',
        reason: 'Weil man sie nicht erst dann suchen will.',
        instance: 'Bei mir war es die Schwester mit dem Kofferraum.',
        experience: 'Man schläft besser damit.',
        contrast: 'Alle reden vom Ummelden, keiner von der Nummer.',
      },
    },
  },
  {
    language: 'fr',
    urlParams: [['channel', 'mediatheque']],
    stories: {
      why: {
        opening:
          'Je suis partie après une rupture, avec deux valises et mon chat. J’ai choisi cette ville parce que ma cousine y tenait une librairie.',
        reason: 'Je voulais un endroit où personne ne connaissait notre histoire.',
        next: 'J’ai dormi un mois dans la réserve, entre les romans policiers.',
        experience: 'C’était triste et un peu drôle en même temps.',
        contrast: 'L’autre idée était de rentrer chez mes parents, à trente-huit ans.',
        who: 'Ma cousine Odile, qui parle peu et qui laisse toujours une lampe allumée.',
        instance: 'Je suis arrivée un dimanche soir, sous la pluie.',
        expectation: 'Je pensais rester trois semaines, pas trois ans.',
      },
      'first-weeks': {
        opening:
          'Les premiers jours, je rangeais des livres pour m’occuper. Un client m’a demandé un conseil, je lui ai vendu mon roman préféré, et il est revenu le lendemain pour en parler.',
        next: 'Ensuite il a amené deux amis, et le jeudi soir est devenu un club de lecture.',
        experience: 'Je me suis sentie utile pour la première fois depuis longtemps.',
        reason: 'Odile déteste parler aux gens avant midi, alors je l’ai remplacée le matin.',
        contrast: 'Avant, je travaillais dans un bureau où personne ne lisait.',
        who: 'Il s’appelle Bastien, il est facteur, et il lit en marchant.',
        instance: 'C’était un mardi, il avait lu les quatre cents pages dans la nuit.',
        expectation: 'Je m’attendais à rester cachée derrière les cartons.',
        word: 'Utile, c’est-à-dire que quelqu’un m’attendait.',
        more: ['Le chat, lui, a choisi la vitrine et n’en bouge plus.'],
      },
      people: {
        opening:
          'Par le club de lecture, surtout. On apporte une soupe, on ne parle du livre que dix minutes.',
        next: 'Après la soupe, on déplace les tables et quelqu’un sort toujours une guitare.',
        experience: 'C’est chaleureux sans être indiscret.',
        reason: 'Un livre, c’est une excuse parfaite pour parler de soi.',
        contrast: 'Dans les associations, on m’a tout de suite demandé une cotisation.',
        who: 'Bastien, une dentiste, trois retraités et un lycéen qui n’ose pas parler.',
        instance: 'Le soir de la panne de courant, on a lu à la bougie.',
      },
      miss: {
        opening: 'La lumière du sud. Ici, en janvier, il fait nuit à quatre heures et demie.',
        experience: 'Le corps devient lourd, je marche plus lentement.',
        reason: 'J’ai grandi avec les volets fermés à cause du soleil.',
        contrast: 'Là-bas on fuyait la lumière, ici on la cherche.',
        next: 'Alors j’ai peint ma cuisine en jaune.',
        instance: 'Le premier janvier, j’ai pleuré devant une photo d’orange.',
      },
      advice: {
        opening:
          'Je lui dirais d’entrer dans une librairie et de demander conseil, même avec trop de livres à la maison.',
        reason: 'Les libraires connaissent tout le monde et ne vendent pas d’assurance.',
        instance: 'Chez Odile, le matin, c’est moi.',
        experience: 'On ressort avec un livre et souvent avec un prénom.',
        contrast: 'À la mairie on donne un plan et un stylo.',
      },
    },
  },
  {
    language: 'de',
    pace: 1.4,
    urlParams: [['channel', 'newsletter']],
    stories: {
      why: {
        opening: 'Wegen der Liebe. Sie wollte nicht weg von ihren Pferden, also bin ich gekommen.',
        reason: 'Zwei Pferde kann man nicht in den vierten Stock mitnehmen.',
        next: 'Ich habe meine Werkstatt verkauft und hier eine Garage gemietet.',
        experience: 'Ich hatte Schmetterlinge und Schulden.',
        contrast: 'Umgekehrt hätte es nicht funktioniert, sie wäre eingegangen.',
        who: 'Katrin. Und Lotte und Max, das sind die Pferde.',
        expectation: 'Ich dachte, auf dem Land ist alles billiger. Stimmt nicht.',
        instance: 'Beim dritten Wochenende hier war es mir klar.',
      },
      'first-weeks': {
        opening:
          'Ungewohnt. Ich bin jeden Morgen um fünf mit in den Stall gegangen und habe mich vor den Tieren gefürchtet.',
        next: 'Nach zwei Wochen hat mir Max die Mütze vom Kopf gezogen, und seitdem geht es.',
        experience: 'Kalt, dunkel und irgendwie feierlich.',
        reason: 'Ich komme aus der Stadt, für mich war ein Pferd eine Statue.',
        contrast: 'Früher bin ich um die Zeit nach Hause gekommen.',
        who: 'Katrins Vater, der kein Wort sagt und alles sieht.',
        instance: 'Die Sache mit der Mütze war an einem Montag.',
        expectation: 'Ich hatte mit Romantik gerechnet und Mist bekommen.',
        word: 'Man riecht anders, das merkt man erst im Supermarkt.',
        more: ['Heute striegle ich sie allein.'],
      },
      people: {
        opening: 'Ich repariere Mopeds. Als der Erste geschoben kam, hat es sich herumgesprochen.',
        next: 'Am Freitag sitzen jetzt vier Jungs auf Kisten und halten mir die Lampe.',
        experience: 'Schön, und es riecht endlich wieder nach Öl.',
        reason: 'Der nächste Mechaniker ist dreißig Kilometer entfernt und schlecht gelaunt.',
        contrast: 'Im Schützenverein haben sie mich gefragt, ob ich aus dem Ort bin.',
        who: 'Der Erste war Fabian, fünfzehn, mit einem Kolbenfresser.',
        instance: 'Das war im Mai, kurz vor dem Dorffest.',
      },
      miss: {
        opening: 'Ich vermisse die Straßenbahn.',
        reason: 'Man sitzt, und jemand anders fährt.',
        experience: 'Das Quietschen in der Kurve fehlt mir tatsächlich.',
        contrast: 'Hier fährt dreimal am Tag ein Bus, und der ist für die Schüler.',
        instance: 'Nach dem Fest, nachts um zwei.',
        next: 'Dann geht man eben zu Fuß, eine Stunde.',
        word: 'Die Linie 4, vom Bahnhof bis zur Brauerei.',
      },
      advice: {
        opening: 'Ich würde ihm sagen, er soll etwas anbieten, das er kann, und nicht fragen, was es kostet.',
        reason: 'Dann kommen sie von selbst.',
        instance: 'Bei mir waren es Mopeds.',
        experience: 'Man wird gebraucht, das ist mehr als gemocht.',
        contrast: 'Wer nur fragt, bleibt Gast.',
      },
    },
  },
];

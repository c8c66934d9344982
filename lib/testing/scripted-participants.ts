/** Ten participants of one study: what each says to its six questions, first, and then to each follow-up in turn. */
export interface ScriptedParticipant {
  name: string;
  manner: string;
  answers: string[][];
}

export const PARTICIPANTS: ScriptedParticipant[] = [
  {
    name: 'Tom',
    manner: 'terse',
    answers: [
      ['The kettle.', 'It just stopped heating.', 'Cold tea.'],
      ['Bought a new one.', 'My wife. Cheaper, she said.', 'Than a repair. Fifteen pounds.', 'No.'],
      ['Nothing really.', 'That the old one is still in the hall.', 'I walk round it.'],
      ['Fine.', "I don't lose sleep over it.", 'No.'],
      ['A repair shop nearby, but a cheap one.', 'I would go there on Saturdays.'],
      ['No.'],
    ],
  },
  {
    name: 'Ana',
    manner: 'rich',
    answers: [
      [
        'Last November my washing machine stopped in the middle of a cycle, with the water still inside. I was alone with two small children and a pile of school clothes. I called my neighbour Rosa, who helped me to empty it with a bucket.',
        'We mopped the kitchen until midnight, and then Rosa took the wet clothes to her own machine.',
        'She just laughed and said that hers had done the same.',
      ],
      [
        'I looked up the error code first. It said the pump, so I asked for a quote and the technician wanted 140 euros just to look at it. My husband wanted to buy a new one, but I felt it was wasteful to throw away a machine after six years.',
        'I kept thinking of my mother, who used hers for twenty years. It felt like giving up too early.',
        'In the end I ordered the pump for 28 euros and we watched a video twice.',
        'We did it together on a Sunday and it took three hours.',
        'He admitted that it had been worth it.',
      ],
      [
        'The hardest part was finding the right pump, because there are four versions that look the same. I sent the first one back. The second one fit, and when the drum turned again I was so proud that I filmed it.',
        'I sent the film to Rosa and to my sister, and both asked me to come and fix theirs.',
        'It made me feel capable, like I could look at other things too.',
      ],
      [
        'I feel guilty about it. When we cleared out the cellar last spring I threw away a lamp that only needed a new switch, and I still think about it.',
        'My son asked me why we did not fix it, and I had no good answer.',
        'I said we had no time, and I heard myself say it.',
      ],
      [
        'I would like to see a price before anyone comes to the house. If I knew it was 60 euros and not 140, I would call every time.',
        'I would stop guessing, and I would not have to argue about it at home.',
      ],
      [
        'My neighbour and I now share a small box of tools, that came out of all this.',
        'We keep it on the landing, and the couple upstairs borrowed it last week.',
      ],
    ],
  },
  {
    name: 'Bev',
    manner: 'rambling',
    answers: [
      [
        'Oh well, let me think, there was the toaster, but that was ages ago, and then of course my daughter came to stay with the dogs, two of them, big ones, and you know how it is, everything is upside down, and so I think it was the vacuum cleaner in the end, it made this smell like burnt hair and I panicked and pulled the plug, and my daughter said mum just leave it, but I could not leave it, could I, with the dogs in the house.',
        'Well I opened it up on the kitchen table, there was hair everywhere, and my daughter went to buy a new one while I was still at it, typical.',
        'She came back with one of those cordless things and I was furious, to be honest, because I nearly had it working.',
      ],
      [
        'You see I never really decide, things get decided, my daughter decides mostly, she is like her father, he would buy a new car when the ashtray was full, anyway I kept the old vacuum cleaner in the cupboard, and the man at the market said he could have a look at it, he does radios mostly, lovely man, and then it was Easter and nothing happens at Easter.',
        'He found a sock in it. A sock! He charged me nothing, I gave him a cake.',
        'A lemon cake, the one my mother used to make.',
        'Oh it works perfectly now, but it lives upstairs so that she does not see it.',
        'She would only say I told you so the other way round.',
      ],
      [
        'The hardest part was being told that it is not worth it. Everybody says that, my daughter, the young man in the shop, and it makes you feel like you are not worth it either, if you see what I mean, though I suppose he was only doing his job.',
        'He did not even look at it, he looked at the label and said they do not make bags for it any more.',
        'I went home and had a little cry, and then I rang the man from the market.',
      ],
      [
        'I hate it, we had nothing when I was small and my father mended our shoes on the back step, and now there is a skip outside every house in the street, and I look in them, I do, last week there was a perfectly good chair.',
        'I took it home after dark, like a thief.',
        'It is in my kitchen now, I sit on it every morning.',
      ],
      [
        'Somebody who comes to you, because I cannot carry things on the bus any more, and somebody who talks to you properly.',
        'Well, like the man at the market, he explains what he does and he lets me hold the screws.',
      ],
      ['Only that you are very patient, dear.'],
    ],
  },
  {
    name: 'Chris',
    manner: 'contradicting',
    answers: [
      [
        'My phone. The screen cracked when I dropped it on the stairs at work.',
        'I used it like that for a month.',
        'My thumb got cut once, so I put tape on it.',
      ],
      [
        'I never repair phones. It is pointless, I just get the next one.',
        'A new one is a deal with my contract, I pay 40 a month anyway.',
        'The battery was weak too, so I had two reasons.',
        'My brother got my old phone.',
        'He did not mind, he uses it for music.',
      ],
      [
        'Well, I repaired my last phone twice, and finding a good shop was the hardest part.',
        'The first time I was a student and I could not afford another one.',
        'They kept it for nine days.',
      ],
      [
        'I do not care much. Things break, you replace them.',
        'It is quick and I have other worries.',
        'Money, mainly.',
      ],
      [
        'Repairs are too expensive. They should cost a third of a new phone, not more.',
        'Then I would think about it, at least.',
      ],
      [
        'Honestly, repairs are quite cheap where I live, it is more that I am lazy.',
        'I suppose the shops near work are expensive and the ones at home are cheap.',
        'I pass three of them on the way home.',
      ],
    ],
  },
  {
    name: 'Jutta',
    manner: 'answers in German',
    answers: [
      [
        'Bei mir ist im Januar die Spülmaschine kaputtgegangen. Sie hat mitten im Programm aufgehört und es stand Wasser drin, z.B. im Sieb und unten in der Wanne.',
        'Ich habe erst einmal das Wasser mit einem Becher ausgeschöpft und dann meinen Schwager angerufen.',
        'Er kam am selben Abend, aber er hat auch nichts gefunden.',
      ],
      [
        'Mein Mann wollte sofort eine neue kaufen, aber ich fand das unvernünftig. Die Maschine war erst vier Jahre alt.',
        'Ich habe beim Kundendienst angerufen und eine halbe Stunde gewartet.',
        'Nur eine Dame am Telefon. Sie sagte, die Anfahrt kostet 95 Euro, egal was herauskommt.',
        'Da war ich richtig verärgert und habe aufgelegt.',
        'Am Ende haben wir im Internet ein Ersatzteil bestellt.',
      ],
      [
        'Am schwierigsten war, dass man nirgends eine ehrliche Auskunft bekommt.',
        'Im Laden hieß es nur, das lohnt sich nicht mehr, ohne dass jemand hingeschaut hat.',
        'Ich fühlte mich nicht ernst genommen.',
      ],
      [
        'Ich habe immer ein schlechtes Gewissen.',
        'Vor allem bei Elektrogeräten, letzte Woche war es ein Wasserkocher.',
        'Er steht noch im Keller, ich konnte ihn nicht wegwerfen.',
      ],
      [
        'Ein Repair-Café in der Nähe wäre gut, das auch abends geöffnet hat.',
        'Dann müsste ich mir nicht extra freinehmen.',
      ],
      ['Eigentlich nicht.'],
    ],
  },
  {
    name: 'Sam',
    manner: '“I don’t know” throughout',
    answers: [
      ["I don't know.", 'Not sure.'],
      ['No idea, really.', "I can't remember."],
      ['dunno', "I don't know."],
      ['Hard to say.'],
      ["I don't know, sorry."],
      ['No.'],
    ],
  },
  {
    name: 'Léa',
    manner: 'answers in French',
    answers: [
      [
        "C'est mon vélo, la chaîne a cassé en pleine rue un lundi matin et je suis arrivée en retard au travail.",
        "J'ai poussé le vélo pendant vingt minutes et j'ai appelé ma collègue pour la prévenir.",
        'Elle a rigolé, mais mon chef était moins content.',
      ],
      [
        "J'ai demandé à un ami qui s'y connaît un peu, et il m'a dit que c'était facile. Mais au magasin, ils voulaient changer toute la transmission.",
        "J'étais un peu perdue, parce que je ne savais pas qui croire.",
        "J'ai finalement acheté la chaîne seule, 18 euros.",
        'On l’a montée ensemble samedi dans la cour.',
        'Je pensais que c’était sale et compliqué, mais non.',
      ],
      [
        'Le plus dur, c’était de trouver le temps.',
        'Je travaille tard et l’atelier ferme à 18 heures.',
        'Du coup j’ai pris le bus toute la semaine.',
      ],
      [
        'Je n’aime pas ça, mais ça dépend des objets.',
        'Les vêtements, je les donne toujours, mais l’électronique je ne sais pas où la mettre.',
        'J’ai un tiroir plein de vieux téléphones.',
      ],
      ['Il faudrait un atelier ouvert le dimanche.', 'Je pourrais y aller avec mon fils.'],
      ['Non, rien de spécial.'],
    ],
  },
  {
    name: 'Dee',
    manner: 'asks back, then wanders off',
    answers: [
      [
        'What do you mean by home, does the garden count?',
        'The lawnmower then. The pull cord snapped in my hand.',
        'I sat down on the grass and laughed.',
      ],
      [
        'It depends.',
        'On the price and on how much I like the thing.',
        "I liked the mower because it was my grandfather's.",
        'I asked a man from the allotments to show me how to replace the cord.',
        'He had the cord in his shed.',
      ],
      [
        'Is this anonymous?',
        'Okay. The hardest part was asking for help, I felt stupid.',
        'He is twenty years younger than me and he did it in five minutes.',
      ],
      [
        'By the way, did you see the football last night? Unbelievable match.',
        'Ha, not much. I throw away very little, to be honest.',
        'The last thing was a pair of boots, and even those I mended twice.',
      ],
      ['Are you a bot?', 'Fair enough. A place where you can do it yourself with good tools would help.'],
      ['It was nicer than I expected.', 'I expected boxes to tick.'],
    ],
  },
  {
    name: 'Eli',
    manner: 'comes upon something painful',
    answers: [
      [
        'The coffee machine. It was the one my wife used every morning, she passed away in March.',
        'It is fine, we can go on.',
      ],
      [
        'I left it on the counter for weeks. Then I took it to a repair café in the church hall.',
        'A young woman opened it and found a piece of eggshell in the pump.',
        'I laughed for the first time in a while.',
        'She asked whether I wanted to learn how to clean it, so now I go there on Thursdays.',
        'I do the kettles.',
      ],
      [
        'Carrying it there. People look at you when you carry a coffee machine through town.',
        'The neighbours, mostly. A boy asked me if it was broken, and I told him the whole story.',
        'He carried it the last bit for me.',
      ],
      [
        'It depends on the thing. I used to throw everything away, now I look twice.',
        'Before, I would not even open it.',
        'I put things on the table and look at them for a day.',
      ],
      [
        'More people who know how, and who have time.',
        'At the church hall there are four of us and forty people in the queue.',
      ],
      ['I would rather not.'],
    ],
  },
  {
    name: 'Mo',
    manner: 'vague and polite',
    answers: [
      [
        'Some stuff in the kitchen I guess, nothing special.',
        'The blender, I think it was the motor.',
        'It made a weird noise.',
      ],
      [
        'I just looked around a bit and it was fine.',
        'Online, mostly reviews and stuff.',
        'People said it was good quality.',
        'It was a normal one, white.',
        'Yes.',
      ],
      [
        'It was okay, but the delivery was a bit annoying.',
        'They came twice when I was at work, so I picked it up at the depot.',
        'It was on the other side of town.',
      ],
      [
        'It is not great, but everyone does it.',
        'My friends, my family, people at work.',
        'My mum keeps things longer.',
      ],
      ['Better quality.', 'Things that do not break after two years.'],
      ['All good, thanks.'],
    ],
  },
];

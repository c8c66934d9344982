import type { Voice } from '../voice';

const commuter = { frequency: ['weekly'], purpose: ['commute'] };
const visitor = { frequency: ['monthly'], purpose: ['visit'] };
const tripper = { frequency: ['yearly'], purpose: ['leisure'] };
const errand = { frequency: ['monthly'], purpose: ['business'] };

/** They commute, visit and go on trips; some are terse, some are not for this study, some leave half way. */
export const TRAIN_VOICES: readonly Voice[] = [
  {
    picks: { ...commuter, 'on-board': ['read', 'doze'] },
    stories: {
      story: {
        opening:
          'The 7.04 was cancelled with no announcement, and I stood on platform two with about sixty other people. We all looked at our phones.',
        next: 'We squeezed into the 7.24, which already had people standing in the doors, and I was twenty minutes late for the handover on my ward.',
        experience: 'Cold, mostly, and a bit humiliating, because nobody comes out to tell you anything.',
        reason:
          'They were short of a driver. I only learned that in the evening from the woman at the kiosk.',
        contrast: 'With the old station master you at least had a voice on the loudspeaker within a minute.',
        instance: 'Last Tuesday, and twice in the week before. I keep a list on the fridge.',
        who: 'A student next to me had an exam at eight. He rang his mother to drive him.',
        expectation: 'I had expected the usual four minutes, not a train that never came.',
        word: 'That nobody thinks it worth telling us. That is what gets me.',
        more: ['I have started to take the 6.44 on days when the handover matters.'],
      },
      change: {
        opening:
          'I would like to be told the truth about delays as soon as somebody knows it. I can plan around a late train, not around silence.',
        reason: 'Because with ten minutes of warning I can ring the ward and someone stays on.',
        experience: 'It would feel as if I were being treated like an adult.',
        contrast: 'Today the board says on time until the minute it disappears.',
        instance: 'Last Tuesday it would have saved me a telling-off.',
        next: 'I ring my colleague and she covers for me.',
      },
    },
  },
  {
    picks: visitor,
    stories: {
      story: {
        opening:
          'My daughter lives two hours away and I took my grandson home after the holidays. The change has only six minutes, and the lift was out of order, so I carried the pushchair up forty steps.',
        next: 'A young man took the other end of it and we ran. The guard saw us and held the door.',
        experience: 'My heart was going like a drum, and the little one thought it was a game.',
        reason: 'The lift has been waiting for a part since August, so the notice says.',
        contrast: 'Going the other way I use the bigger station, where there is a ramp.',
        instance: 'The same happened at Easter, when nobody helped and we missed it.',
        who: 'The young man with a cello on his back, of all people.',
        expectation: 'I had looked it up and the website said that the station was step-free.',
        word: 'Forty steps, I counted them, with a child of eleven kilos.',
        more: ['By the time we sat down he was asleep and I had tea from my flask.'],
      },
      change: {
        opening:
          'I would want lifts that work, or at least to hear that they do not before I buy the ticket.',
        reason: 'I am seventy-one. I can do the stairs, but not with a child and a case.',
        experience: 'I would stop lying awake the night before.',
        contrast: 'At the moment I ring the station, and nobody picks up.',
        instance: 'In August, when the lift had just broken.',
      },
    },
  },
  {
    pace: 1.4,
    picks: tripper,
    stories: {
      story: {
        opening: 'It was fine. Bit late.',
        next: 'Nothing much, we waited.',
        experience: 'All right. We had snacks.',
        reason: 'No idea, signals or something.',
        instance: 'On the way to the coast in June.',
        word: 'Fine as in we got there.',
        contrast: 'The car would have been worse with the parking.',
        angle: 'The sea view after the tunnel, I suppose.',
        more: ['Ten minutes, maybe.'],
      },
      change: {
        opening: 'I would make it cheaper for families.',
        reason: 'Four tickets add up.',
        instance: 'In June, it was 68 for the four of us.',
        contrast: 'Petrol was 20.',
        experience: 'We would go more often.',
        word: 'Say half of what it is now.',
      },
    },
  },
  {
    picks: { ...commuter, 'on-board': ['work'] },
    stories: {
      story: {
        opening:
          'I cycle to the station, lock the bike to the fence because the rack is full, and get on at the back where there is usually a table free. I wrote half a report before we arrived, and I love that hour.',
        next: 'I walked to the office, sent it off before nine and had the afternoon for other things.',
        experience: 'It is the only hour of the day in which nobody wants anything from me.',
        reason: 'At home there are two small children, and in the office there is the open plan.',
        contrast: 'By car I would arrive angry and with nothing written.',
        instance: 'This Monday I did the whole budget between two stations.',
        who: 'The same four people sit at that end. We nod, that is all, and it is perfect.',
        expectation:
          'When we moved out here I thought that the commute would be the price I pay. It turned out to be a present.',
        word: 'Quiet, a table, and no meetings.',
        more: ['Only the connection drops in the cutting, so I download everything beforehand.'],
      },
      change: {
        opening:
          'I would like a connection that holds through the cutting, and more places for bikes at my station.',
        reason: 'Then I could take calls as well and leave the office at four.',
        contrast: 'Now it drops for eleven minutes, I have timed it.',
        experience: 'I would not have to plan my work around a hill.',
        instance: 'On Thursday I lost a document in there.',
      },
    },
  },
  {
    picks: { ...errand, trade: ['trade-no'] },
    stories: {
      story: {
        opening:
          'I had a hearing at the county court at eleven and took the 8.15 to be safe. We stopped in a field for fifty minutes because of a broken signal, and I was sweating through my shirt.',
        next: 'I rang the clerk from the corridor of the train and they moved us to the end of the list.',
        experience: 'Dreadful. My client sat in the waiting room alone and thought that I had forgotten her.',
        reason: 'A cable had been stolen, the conductor said, and he was honest about it, which helped.',
        contrast: 'Driving takes the same time, but at least the delay is my own fault.',
        instance: 'The year before it was a tree on the line, in the same place.',
        who: 'The conductor walked through every carriage and told people one by one. I wrote to praise him.',
        expectation: 'I had allowed an hour and a half to spare and thought that was plenty.',
        word: 'Safe means one train earlier than needed. Now I take two.',
        more: ['In the end we won, but I aged a year.'],
      },
      change: {
        opening: 'They should repair what breaks every year before it breaks.',
        reason: 'It is always the same signal. Everybody on that line knows it by its number.',
        instance: 'Signal 214, twice since January.',
        experience: 'I could trust the timetable again.',
        contrast: 'Now they mend it at night and it lasts six weeks.',
      },
    },
  },
  { picks: { frequency: ['never'] }, stories: {} },
  {
    picks: { ...tripper, purpose: ['leisure'] },
    stories: {
      story: {
        opening:
          'We went hiking, five friends with rucksacks, and got the group ticket, which took us twenty minutes at the machine. The train itself was lovely, along the river, with the windows open.',
        next: 'We jumped on without knowing whether we had the right ticket, and the inspector just laughed and said that everybody gets it wrong.',
        experience: 'Silly, five grown people with degrees in front of a screen.',
        reason: 'There are three zones, two kinds of day and a rule about nine in the morning.',
        contrast: 'In the app of the city buses it takes two taps.',
        instance: 'The machine asked us for the travel day and then offered only yesterday.',
        who: 'Marta, who is a tax adviser, was the one to solve it in the end.',
        expectation: 'I thought that we would press “five people, there and back” and be done.',
        word: 'The river on one side, vineyards on the other, and nobody in a hurry.',
        more: ['On the way back we sat on the floor, and it was still a good day.'],
      },
      change: {
        opening: 'I would like one ticket for the day that simply works, whatever the zone.',
        reason: 'Half of my friends take the car because they are afraid of buying the wrong one.',
        experience: 'We would decide in the morning, look at the sky and go.',
        contrast: 'Now one of us has to study it the evening before.',
        instance: 'Two weeks ago we stayed at home because of it.',
      },
    },
  },
  {
    pace: 1.5,
    picks: { ...commuter, 'on-board': ['nothing'] },
    stories: {
      story: {
        opening: 'Stood the whole way. As always.',
        next: 'Got off, went to work.',
        experience: 'Tiring. My back hurts by Wednesday.',
        reason: 'Two carriages for a whole town.',
        instance: 'Today. And yesterday.',
        contrast: 'In the school holidays you can sit.',
        who: 'Everyone from my street stands there.',
        word: 'From the first station to the last, 38 minutes.',
        more: ['I hold the pole next to the toilet.'],
      },
      change: {
        opening: 'I would put the third carriage back on.',
        reason: 'There used to be three.',
        contrast: 'Until two years ago I had a seat.',
        experience: 'I would sit. That is all I want.',
        instance: 'The 7.31, mainly.',
        expectation: 'They said it was for the summer only.',
      },
    },
  },
  {
    picks: { ...visitor, frequency: ['yearly'] },
    stories: {
      story: {
        opening:
          'I visited my brother in hospital and came back on the last train, at 21.40. It was full of people from the match and quite loud, but a woman offered me the seat beside her and we talked the whole way.',
        next: 'She got off two stops before me and wrote down the name of a physiotherapist on a napkin. My brother goes to him now.',
        experience: 'I had been dreading the way home, and it turned out to be the best part of the day.',
        reason: 'I must have looked as tired as I felt.',
        contrast: 'Most evenings people stare at their screens and I do too.',
        who: 'She was a retired nurse. I never asked for her name.',
        instance: 'When they all began to sing, she sang along, and I laughed for the first time in weeks.',
        expectation: 'I thought that I would sit there and brood.',
        word: 'Singing, drums, a boy with a painted face. Loud, but friendly.',
        more: ['Visiting ends at eight, so there is not much choice of trains.'],
      },
      change: {
        opening: 'I would have a later last train. I had to leave my brother before the doctor came round.',
        reason: 'The doctor does her round at nine, and that is the only time when she explains things.',
        contrast: 'By car I could have stayed, but I do not drive at night any more.',
        experience: 'It would have spared me two days of waiting for news.',
        instance: 'That very evening in March.',
        next: 'I rang the ward the next morning and was put on hold.',
      },
    },
  },
  {
    picks: { ...commuter, 'on-board': ['listen', 'read'] },
    stories: {
      story: {
        opening:
          'My journey is really three: the bus, the train and then ten minutes on foot. The bus leaves two minutes before the train arrives, every single day, and I see its back lights.',
        next: 'I walk. It is 2.3 kilometres along the main road, and in winter it is dark.',
        experience: 'You feel mocked by it, as stupid as that sounds.',
        reason: 'The bus belongs to the district and the train to the region, and they do not talk.',
        contrast: 'On Saturdays there is another timetable and it fits. So it can be done.',
        instance: 'Yesterday the driver even looked at us in the mirror.',
        who: 'Seven of us, always the same. We have a group chat called Back Lights.',
        expectation: 'When the new timetable came I was sure that this time someone had looked at both.',
        word: 'Two minutes. I mean it literally.',
        more: ['We wrote a letter with 140 signatures and got a brochure back.'],
      },
      change: {
        opening: 'I would make the bus wait for the train. It would cost nothing.',
        reason: 'Nobody else gets on at that stop, it waits for us or for no one.',
        contrast: 'Saturday shows how it could be.',
        experience: 'I would be home for supper instead of for the washing-up.',
        instance: 'Every weekday at 17.52.',
        who: 'The seven of us, and I suppose everybody who has given up and bought a car.',
      },
    },
  },
  {
    picks: { ...tripper, frequency: ['monthly'] },
    stories: {
      story: {
        opening:
          'I use a wheelchair and booked help a day ahead. At the departure all went well, but at the other end nobody was there with the ramp, and I watched the platform begin to move.',
        next: 'A passenger pulled the emergency handle, there was an argument, and then two men simply lifted me out.',
        experience: 'I was frightened for a moment, and then just furious.',
        reason: 'They had written down the arrival on the wrong platform, as I learned weeks later.',
        contrast:
          'Abroad I have been on trains with a floor at the height of the platform. You roll in, that is all.',
        instance: 'It has happened to me three times in two years.',
        who: 'My partner was waiting outside with the car and could see me through the fence.',
        expectation: 'I had a confirmation with a number, so I felt safe.',
        word: 'Booked means by telephone, between eight and four, twenty-four hours before.',
        more: ['I still travel, but I take somebody along now, which was not the idea.'],
      },
      change: {
        opening: 'I would want level boarding everywhere, so that I need nobody.',
        reason: 'Help that has to be booked is help that can be forgotten.',
        experience: 'I could decide at noon to see the sea in the afternoon, as everybody can.',
        contrast: 'Today my Sunday has to be planned on Friday.',
        instance: 'At the new tram stop in town it works, I use it daily.',
      },
    },
  },
  { picks: { frequency: ['monthly'], trade: ['trade-yes'] }, stories: {} },
  {
    pace: 1.2,
    picks: { ...commuter, 'on-board': ['talk'] },
    stories: {
      story: {
        opening:
          'Honestly the train was lovely that day. I had a seat, it was punctual and the sun came up over the fields.',
        next: 'I was early, bought a coffee and sat by the canal until half past eight.',
        experience: 'Calm. I even put the phone away.',
        reason: 'It was the Friday before a long weekend, half the people were not there.',
        contrast: 'Although, to be frank, the week before it was horrible three times out of five.',
        contradiction: 'Both are true. It is lovely when it is empty, and it is usually not.',
        instance: 'That Friday, as I said. I could not name a second one this month.',
        word: 'As it looks in the advertisement.',
        who: 'My neighbour Jo came along, we always sit together when there is room.',
        expectation: 'I had expected the usual crush and had not even brought the book.',
        more: ['If every day were like that I would sell the car.'],
      },
      change: {
        opening: 'I would add seats between seven and eight, as dull as that sounds.',
        reason: 'Because it decides whether the day begins well.',
        contrast: 'At nine there are forty empty seats and I cannot use them.',
        instance: 'On Monday Jo sat on her bag.',
        experience: 'We would talk instead of holding on.',
      },
    },
  },
  { picks: commuter, stories: {}, leavesAfter: 4 },
  {
    picks: { ...visitor },
    stories: {
      story: {
        opening:
          'I went to see my parents for my mother’s birthday with a cake on my knees. The reservation did not show on the display, so somebody sat in my seat and would not get up.',
        next: 'I stood with the cake for an hour until a boy of perhaps twelve gave me his place.',
        experience: 'I was close to tears, over a cake. It had taken me the whole evening.',
        reason: 'The displays were off in the whole carriage, so it was my word against his.',
        contrast: 'With the old paper slips above the seats nobody ever argued.',
        who: 'A man with a laptop. He did not even look up when I showed him my booking.',
        instance: 'In December the carriage with my seat was missing altogether.',
        expectation: 'I paid for the seat just because of the cake.',
        word: 'Seat 54, window, facing forwards. I can still see it.',
        more: ['The cake arrived whole, and my mother has no idea.'],
      },
      change: {
        opening: 'A reserved seat should be mine, whether the display works or not.',
        reason: 'I pay extra for not having to fight.',
        experience: 'I could relax from the first minute.',
        contrast: 'At the moment it is first come, first served, with a fee.',
        instance: 'On that birthday, and on Christmas Eve.',
      },
    },
  },
  {
    pace: 1.3,
    picks: errand,
    stories: {
      story: {
        opening:
          'Train there was on time, meeting went well, train back was cancelled. I took a taxi for 90 euros and my company paid.',
        next: 'I shared it with two others, which made it thirty each, and we were home by nine.',
        experience: 'Annoying, but you shrug. It is the third time this year.',
        reason: 'Staff shortage, according to the board.',
        contrast: 'A colleague flies instead. She is no faster.',
        instance: 'February, May and now.',
        who: 'Two women from an insurance company, also with a taxi receipt in mind.',
        expectation: 'I no longer expect anything after seven in the evening.',
        word: 'Cancelled as in gone, next one in two hours.',
        more: ['The refund form has four pages. I have never sent one.'],
      },
      change: {
        opening: 'I would like my money back without a form. They know which train I was on.',
        reason: 'The ticket is in the app, the delay is in your computer.',
        contrast: 'My parcel service manages to say sorry by itself.',
        experience: 'I would at least feel that somebody noticed.',
        instance: 'For the three this year I am owed about 60.',
      },
    },
  },
  {
    picks: { ...commuter, purpose: ['commute'], 'on-board': ['work', 'listen'] },
    stories: {
      story: {
        opening:
          'I study in the next town and take my bike. The conductor said that the bike space was full and sent me off again, although there was one bike and a huge suitcase in it.',
        next: 'I waited an hour for the next one and missed the lab. You need every lab to be let into the exam.',
        experience: 'Powerless. You cannot argue with somebody who holds the whistle.',
        reason: 'There are two hooks on the whole train, and the suitcase was nobody’s.',
        contrast:
          'In the evening another conductor lets five of us in and just says to stand with the bikes.',
        instance: 'That was on the 3rd, the lab on enzymes.',
        who: 'The professor was kind and let me do it with the other group.',
        expectation: 'I had paid for the bike ticket, so I thought that the place came with it.',
        word: 'Full means two, apparently.',
        more: ['I have bought a second, very old bike for the other end since.'],
      },
      change: {
        opening: 'I would like to see a whole carriage for bikes and pushchairs at rush hour.',
        reason: 'Without the bike I need fifty minutes more a day.',
        contrast: 'There are lines in the north that have it, with rows of hooks.',
        experience: 'No more praying on the platform.',
        instance: 'On the 3rd I could have gone to my lab.',
      },
    },
  },
  { picks: { frequency: ['never'] }, stories: {} },
  {
    picks: { ...tripper },
    stories: {
      story: {
        opening:
          'We took the night train to the mountains with both children. They were so excited that nobody slept, and at six we saw snow from the bunk.',
        next: 'We drank cocoa out of paper cups and built a snowman at the station before the bus came.',
        experience: 'Exhausting and wonderful. They still play “night train” under the table.',
        reason: 'We wanted to show them that the journey is part of the holiday.',
        contrast: 'By car they ask every ten minutes whether we are there.',
        who: 'The attendant let the little one punch the tickets.',
        instance: 'When the curtain went up and everything was white.',
        expectation: 'I was afraid of complaints from next door, but they had children too.',
        word: 'They whispered until three. You know how children whisper.',
        more: ['It cost more than the flight would have, I have to admit.'],
      },
      change: {
        opening: 'I wish that one could book a family compartment without telephoning four times.',
        reason: 'Online it only let me book three beds of four.',
        contrast: 'A hotel room takes me two minutes.',
        experience: 'We would go twice a year instead of once.',
        instance: 'For the mountains it took me two evenings.',
      },
    },
  },
  {
    picks: visitor,
    stories: {
      story: {
        opening: 'Visiting a friend, by way of two changes. The first one worked, the second did not.',
        next: 'Sorry, somebody is at the door.',
        more: ['Sorry, I have to go now.'],
      },
    },
    leavesAfter: 5,
  },
  {
    pace: 0.8,
    picks: { ...errand, purpose: ['business'] },
    stories: {
      story: {
        opening:
          'I am a piano tuner and carry my tools in two cases. The station at home has a waiting room with a stove and Mr Albers, who sells tickets and knows where everybody is going.',
        next: 'He rang the next station because my connection was tight, and they kept the train for two minutes.',
        experience: 'It makes you feel like a person with an errand and not like a number.',
        reason:
          'He has been there for thirty years, and I think that they have forgotten about him. I hope that they never remember.',
        contrast: 'At the other end there is a machine, a camera and a locked toilet.',
        who: 'Mr Albers, and Inge with the coffee on Thursdays.',
        instance: 'In the ice week he let eleven of us wait behind the counter.',
        expectation: 'When they announced the machine I thought that was the end of him.',
        word: 'A person who looks up when you come in.',
        more: ['The concert that evening was in tune, by the way.'],
      },
      change: {
        opening: 'I would keep somebody at the small stations, even for a few hours.',
        reason: 'A machine has never asked me whether I would like to sit down.',
        contrast: 'Since the next village lost theirs, the glass is broken every month.',
        experience: 'It is the difference between waiting and being stranded.',
        instance: 'During the ice week, as I said.',
      },
    },
  },
  {
    picks: commuter,
    pace: 1.3,
    stories: {
      story: {
        opening:
          'Nothing special. I take the same train every day and I could not tell you one from another.',
        angle: 'The smell of wet coats, this week.',
        instance: 'Today somebody had left a newspaper and I read about the harbour.',
        experience: 'Like brushing your teeth.',
        next: 'I got off and it was forgotten.',
        reason: 'After nine years it is just a corridor.',
        contrast: 'When it is late I notice it, so no news is good news.',
        word: 'The same seat, the same faces.',
        who: 'A man with a green hat. If he is missing I wonder whether he is ill.',
        more: ['It is fine, really.'],
      },
      change: {
        opening: 'I don’t know. The price, I suppose.',
        angle: 'That it goes up each January and nothing else changes.',
        reason: 'It went up by nine per cent this year.',
        contrast: 'My wages did not.',
        instance: 'In January, 14 more a month.',
        experience: 'I would not mind if I saw what it is for.',
      },
    },
  },
  {
    picks: { ...tripper, purpose: ['leisure'] },
    stories: {
      story: {
        opening:
          'A day at the lake with my mother, who is 84. We found two seats at once, but there was no shelter at the station on the way back, and it poured for forty minutes.',
        next: 'A café across the road let us in although they had closed, and dried her coat on the radiator.',
        experience: 'I felt that I had let her down, and she found it a great adventure.',
        reason: 'The old roof was taken down in spring and the new one is still a drawing on a fence.',
        contrast: 'When I was a child there was a hall with wooden benches.',
        who: 'My mother, in a plastic bag from the bakery, laughing.',
        instance: 'It was the second Sunday in September.',
        expectation: 'The forecast had said sun until seven.',
        word: 'Poured, as in we could not see the other platform.',
        more: ['She wants to go again, with an umbrella.'],
      },
      change: {
        opening: 'I would put a roof and a bench at every station, before anything digital.',
        reason: 'Old people stay at home when there is nowhere to sit.',
        contrast: 'There is a screen now that tells us how long we will be wet.',
        experience: 'I would dare to take her in autumn too.',
        instance: 'That Sunday at the lake.',
      },
    },
  },
  { picks: { frequency: ['yearly'], trade: ['trade-yes'] }, stories: {} },
  {
    picks: { ...commuter, 'on-board': ['doze'] },
    stories: {
      story: {
        opening:
          'I work shifts at the airport, so I go at 4.12 in the morning. It is almost empty, but the heating was off and the doors opened at every stop with that icy wind.',
        next: 'I asked the driver, who came out himself, and he turned it up and apologised.',
        experience: 'You feel like the only one awake in the country.',
        reason: 'The train had stood outside all night and they start the heating by clock, at five.',
        contrast: 'On the late shift it is warm and full of people with suitcases.',
        who: 'The cleaners, two bakers and me. We know each other’s stops.',
        instance: 'In January I kept my gloves on all the way to work.',
        expectation: 'I had thought that the new trains would be better.',
        word: 'Minus six outside, and inside not much more.',
        more: ['If that train is cancelled there is no other, and my boss knows that.'],
      },
      change: {
        opening: 'I wish that they took the early trains as seriously as those at eight.',
        reason: 'The people in them open everything for the others.',
        contrast: 'When the 8.04 is late it is in the newspaper.',
        experience: 'I would feel seen.',
        instance: 'Last week the 4.12 was cancelled twice and nobody wrote a word.',
      },
    },
  },
  {
    picks: { ...visitor, purpose: ['visit'] },
    stories: {
      story: {
        opening:
          'I chose the slow train on purpose, because it is half the price. It stopped everywhere, I counted twenty-six stations, and I finished a whole novel.',
        next: 'My sister met me on the platform and said that I looked rested. I was.',
        experience: 'Like a day off that nobody can interrupt.',
        reason: 'I am between jobs, so I have more time than money.',
        contrast: 'On the fast one I look at the clock, on the slow one out of the window.',
        who: 'At every stop different people: schoolchildren, a priest, a woman with a hen in a basket.',
        instance: 'The hen got off at station nineteen.',
        expectation: 'I had braced myself for a long, dull day.',
        word: 'Four hours and ten minutes instead of one hour fifty.',
        more: ['I would do it again, but not with a suitcase.'],
      },
      change: {
        opening: 'I would leave the slow trains alone, they are the last cheap ones.',
        reason: 'Every year two or three stops go, and then the whole line.',
        contrast: 'Where my aunt lives there is now a bus on three days a week.',
        experience: 'I could go on seeing my sister once a month.',
        instance: 'The stop at the mill was closed in the spring.',
      },
    },
  },
  { picks: tripper, stories: {}, leavesAfter: 3, pace: 1.4 },
];

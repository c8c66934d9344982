import type { Voice } from '../voice';

/** Households that refill, could, or never will. Each has something to say to all three ideas and sees two. */
export const REFILL_VOICES: readonly Voice[] = [
  {
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['hardly'],
      'likely.corner': ['probably'],
      'likely.post': ['perhaps'],
      price: ['less'],
    },
    stories: {
      'last-empty': {
        opening:
          'The washing-up liquid ran out on Sunday with the sink full of pans. I used shower gel, which made a mountain of foam.',
        next: 'I rinsed everything three times and wrote it on the shopping list in capitals.',
        experience: 'Ridiculous, and it smelled of coconut for days.',
        reason: 'With three teenagers nobody tells me when a thing is nearly empty.',
        who: 'My eldest, who had used the last of it for slime.',
        expectation: 'I had thought that there was another bottle under the sink.',
        contrast: 'Usually I have one in reserve.',
      },
      'reaction.van': {
        opening:
          'I like the picture of it, but on a weekday evening I am at football with one child and at the dentist with another. I would miss it every time.',
        reason: 'My evenings belong to a calendar with four colours.',
        instance: 'Take last Wednesday: I came home at twenty past eight.',
        contrast: 'A shop waits for me. A van does not.',
        next: 'We had a fish van for a while. I met it twice in a year.',
        experience: 'I would feel guilty each time I heard the bell.',
        word: 'Miss it as in see it drive off.',
      },
      'reaction.corner': {
        opening:
          'That I would use. We pass the corner shop twice a day anyway, and the children could do it.',
        reason: 'It needs no planning, and that is what I am short of.',
        instance: 'My son fetches milk there on his way from school, so why not soap.',
        contrast: 'The refill shop in town is lovely, but it is twelve minutes by car.',
        experience: 'I can see them fighting over who may work the tap.',
        next: 'I would put a crate with the empties by the door.',
        word: 'Twice a day, to the bus and back.',
        who: 'Mr Demir, who runs it. If he puts it up, the street will use it.',
      },
      'reaction.post': {
        opening: 'Clever, and it takes no room. I only doubt that a tablet can cope with our pans.',
        reason: 'I tried tablets for the floor once and it stayed sticky.',
        instance: 'Lasagne for five, that is the test.',
        contrast: 'With the thick liquid from the bottle I know what I get.',
        experience: 'I would be curious, I admit, like with a chemistry set.',
        next: 'The floor ones ended up at the back of the cupboard.',
        word: 'Cope means fat that has been in the oven for an hour.',
      },
      neighbour: {
        opening:
          'You take your old bottle along when you fetch the milk, and it costs less. That is the whole story.',
      },
    },
  },
  {
    pace: 0.8,
    picks: {
      buys: ['refilled'],
      'likely.van': ['certainly'],
      'likely.corner': ['certainly'],
      'likely.post': ['hardly'],
      price: ['same'],
    },
    stories: {
      'last-empty': {
        opening:
          'When a bottle is empty I put it into my bicycle basket and go to the refill shop on Saturday. I have had the same three bottles for six years.',
        next: 'I fill them, weigh them, chat for a while and cycle home.',
        experience: 'It is a small ceremony, and I enjoy it.',
        reason: 'I began after a beach clean-up where we counted four hundred caps in an hour.',
        instance: 'Last Saturday it was the wool detergent.',
        contrast: 'My neighbours think that I am eccentric.',
        who: 'Sunniva, who runs the shop, and half of my choir.',
      },
      'reaction.van': {
        opening:
          'Wonderful, it would bring the street together. My mother told me about the paraffin van, and everybody stood there and talked.',
        reason: 'People do not meet at a till, they meet while they wait.',
        contrast: 'The shop I go to now is full of people like me. A van would reach the others.',
        experience: 'I would look forward to Thursdays, or whatever day it is.',
        instance: 'When the knife grinder came last summer, eleven neighbours stood in the road.',
        expectation: 'I expect that in winter only the faithful would come.',
        word: 'The whole street, also those who never say a word to each other.',
      },
      'reaction.corner': {
        opening:
          'Long overdue. If it stands between the crisps and the cat food, it becomes normal, and that is what I want.',
        reason: 'As long as it needs a special shop it stays a hobby for people like me.',
        contrast: 'My Saturday trip takes an hour. This would take a minute.',
        experience: 'I would be happy, and a little sad for Sunniva’s shop.',
        instance: 'They already have a tap for sunflower seeds and nobody finds it strange.',
        word: 'Normal means that my brother does it without noticing.',
        who: 'My brother, who has never refilled anything in his life.',
      },
      'reaction.post': {
        opening:
          'Parcels for water? It is better than bottles, but every tablet comes wrapped, and somebody has to carry it to me.',
        reason: 'I look at the whole way of a thing, not only at the bottle.',
        contrast: 'With the shop I carry it myself, on a bicycle.',
        instance: 'My niece sends for tablets, and her hallway is full of boxes.',
        experience: 'It leaves me cold, to be honest.',
        word: 'Paper is still a wrapper.',
      },
      neighbour: {
        opening: 'It is how we used to buy milk: you bring your own bottle and leave with it full.',
      },
    },
  },
  {
    pace: 1.5,
    picks: {
      buys: ['when-out'],
      'likely.van': ['never'],
      'likely.corner': ['perhaps'],
      'likely.post': ['hardly'],
      price: ['less'],
    },
    stories: {
      'last-empty': {
        opening: 'Threw it away and bought a new one.',
        next: 'Nothing. It was a bottle.',
        who: 'Just me, I live alone.',
        reason: 'It was empty.',
        contrast: 'No idea, what else would you do?',
        experience: 'It took two minutes.',
      },
      'reaction.van': {
        opening: 'No. I am not going to stand in the street with bottles.',
        reason: 'I would feel watched.',
        experience: 'Embarrassing.',
        contrast: 'In a shop nobody looks.',
        instance: 'The ice cream van is bad enough.',
        next: 'I would close the window.',
        word: 'In the street, in my slippers, with neighbours.',
      },
      'reaction.corner': {
        opening: 'Maybe, if it is cheap and not messy.',
        reason: 'Soap on my shoes, no thanks.',
        instance: 'The sauce taps in burger places are always dripping.',
        experience: 'Sticky.',
        contrast: 'A new bottle is clean.',
        word: 'Cheap is half.',
        next: 'I would try it once.',
      },
      'reaction.post': {
        opening: 'Another subscription. I have enough of those.',
        reason: 'I forget to cancel them.',
        instance: 'I paid for a gym for two years.',
        contrast: 'Buying one when I need one.',
        experience: 'It nags.',
        word: 'Something that takes money each month without asking.',
      },
      neighbour: { opening: 'I would not, sorry.' },
    },
  },
  {
    picks: {
      buys: ['bulk'],
      'likely.van': ['perhaps'],
      'likely.corner': ['hardly'],
      'likely.post': ['certainly'],
      price: ['bit-less'],
    },
    stories: {
      'last-empty': {
        opening:
          'I buy five litres of detergent at a time, so it happens rarely. The last time it was the hand soap in the guest toilet, just before visitors came.',
        next: 'I watered down what was left, and my sister-in-law noticed at once.',
        experience: 'I was annoyed with myself, because I have a list for such things.',
        reason: 'We live seven kilometres from the next shop.',
        contrast: 'For everything else there is a shelf in the cellar.',
        who: 'My sister-in-law notices everything.',
        instance: 'It was at Easter.',
      },
      'reaction.van': {
        opening:
          'We live at the end of a lane with four houses, so I do not believe that it would come to us. If it did, I would be there with my canisters.',
        reason: 'Everything that has wheels stops at the main road here.',
        contrast: 'The library bus came for ten years, and then it was saved away.',
        instance: 'The baker’s van gave up in January because of the diesel.',
        experience: 'It would be nice to be thought of for once.',
        next: 'When the library bus stopped we drove to town, and then less and less.',
      },
      'reaction.corner': {
        opening: 'What corner? The nearest shop is in the next village, and it closes at noon.',
        reason: 'This was thought up by somebody in a city.',
        contrast: 'For my son in town it would be ideal.',
        experience: 'I smiled when I read it.',
        instance: 'Yesterday I needed yeast and drove fourteen kilometres for it.',
        word: 'A corner needs two streets.',
      },
      'reaction.post': {
        opening:
          'That is made for us. The postwoman comes anyway, and I could keep a year of it in a shoebox.',
        reason: 'I carry water home in a bottle today, if you think about it.',
        contrast: 'Now there are three canisters on the cellar stairs, and my knees are not getting younger.',
        experience: 'Relief, I would say. One thing less to lift.',
        instance: 'The last canister slipped and we had a very clean staircase.',
        next: 'I would order it tomorrow if the letter box is big enough.',
        expectation: 'I expect it to foam like what I have now, then I am won.',
        word: 'A shoebox instead of a shelf.',
      },
      neighbour: {
        opening: 'The post brings you the soap and you add the water yourself. Your back will thank you.',
      },
    },
  },
  {
    picks: {
      buys: ['weekly-shop', 'when-out'],
      'likely.van': ['probably'],
      'likely.corner': ['probably'],
      'likely.post': ['perhaps'],
      price: ['bit-less'],
    },
    stories: {
      'last-empty': {
        opening:
          'My flatmates and I have a kitty, and the rule is that who empties it replaces it. So there is always a last drop in every bottle, for weeks.',
        next: 'In the end I gave in, as always, and bought two.',
        experience: 'A war of nerves over washing-up liquid.',
        reason: 'Nobody wants to be the one who pays three times in a row.',
        who: 'Jonas could make one drop last a month.',
        contrast: 'With toilet paper it works, because there nobody can wait.',
        instance: 'The record was seventeen days.',
      },
      'reaction.van': {
        opening:
          'Fun, and it would end the war in our kitchen, because we could go down together once a week.',
        reason: 'If it is on a fixed evening, it gets into the cleaning plan.',
        instance: 'On Tuesdays we are all at home, because of the series.',
        experience: 'A bit like the ice cream van for grown-ups.',
        contrast: 'Now it is always one person with a heavy bag.',
        who: 'All four of us, with Jonas carrying.',
        next: 'We would fill the big bottle, pay from the kitty and have a beer.',
      },
      'reaction.corner': {
        opening:
          'Good, the late shop below us is open until midnight. I would take the bottle down in my socks.',
        reason: 'We run out of things at eleven in the evening, never at noon.',
        contrast: 'The supermarket closes at eight.',
        experience: 'Easy. It would feel like an extra cupboard downstairs.',
        instance: 'On Friday we did the dishes with hand cream. Do not ask.',
        word: 'In my socks, literally, it is one flight of stairs.',
        who: 'The owner knows us all by name already.',
      },
      'reaction.post': {
        opening: 'Nice idea, but who signs up? In a shared flat that is the question that kills everything.',
        reason: 'Whoever moves out leaves the contract behind.',
        instance: 'We still get a magazine about horses from three tenants ago.',
        contrast: 'In the shop you pay and it is over.',
        experience: 'I see a spreadsheet coming.',
        next: 'I would probably end up doing it and asking for 80 cents from everyone.',
      },
      neighbour: { opening: 'Take your bottle, fill it up, pay what is in it. Even Jonas can do it.' },
    },
  },
  {
    picks: {
      buys: ['delivered'],
      'likely.van': ['probably'],
      'likely.corner': ['never'],
      'likely.post': ['probably'],
      price: ['more'],
    },
    stories: {
      'last-empty': {
        opening:
          'I cannot carry much since my hip operation, so a boy from the shop brings everything on Fridays. When the soap ran out on a Monday I had to wait.',
        next: 'My neighbour Mrs Osei lent me hers and would not take it back.',
        experience: 'I do not like to ask, but she made it easy.',
        reason: 'The doctor says two kilos at the most.',
        who: 'Mrs Osei from the second floor.',
        contrast: 'Before the hip I carried six bottles of water up four floors.',
      },
      'reaction.van': {
        opening:
          'If it stops right at the door, I could manage that with one bottle at a time. I would see people, too, and that is worth more to me than the soap.',
        reason: 'There are weeks in which I speak to the boy from the shop and to nobody else.',
        contrast: 'A parcel in the box does not say good evening.',
        experience: 'I would put on lipstick, I think.',
        instance: 'When they dug up the road I talked to the workmen every day.',
        next: 'I would ask the driver to help me with the step.',
        who: 'Mrs Osei would come down with me.',
      },
      'reaction.corner': {
        opening:
          'There are three steps into that shop and no rail. And filling a bottle while I hold a stick, no.',
        reason: 'I need one hand for the stick, so I have one for everything else.',
        contrast: 'At the chemist’s they come to the door when I ring.',
        experience: 'A little sad, because it is only eighty metres away.',
        instance: 'I was last inside in March, and the owner carried me down like a bride.',
        word: 'Three steps are three steps.',
      },
      'reaction.post': {
        opening:
          'Flat and light, that suits me. I would only want larger letters on the packet than they usually have.',
        reason: 'My eyes are not what they were, and I do not want to wash my hair with toilet cleaner.',
        contrast: 'With the bottles I know each one by its shape.',
        instance: 'I once brushed my teeth with heel balm.',
        experience: 'Independent. I would not have to ask anybody.',
        next: 'My granddaughter would set it up for me on a Sunday.',
      },
      neighbour: { opening: 'You need not carry anything, my dear. Even I can do it.' },
    },
  },
  {
    pace: 1.1,
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['hardly'],
      'likely.corner': ['perhaps'],
      'likely.post': ['hardly'],
      price: ['less'],
    },
    stories: {
      'last-empty': {
        opening:
          'I am a chemist by training, so I diluted the rest of the detergent to the right concentration and it lasted four more washes.',
        next: 'Then I compared prices by active ingredient and changed the product.',
        reason: 'Most of what you buy is water and perfume.',
        experience: 'Satisfying, I have to say.',
        contrast: 'My wife just opens the next one.',
        instance: 'It was the liquid for coloured clothes, in October.',
        who: 'My wife, who finds it unbearable.',
      },
      'reaction.van': {
        opening:
          'I would want to know what is in the tanks and when they were last cleaned. Open systems and soap grow things.',
        reason: 'I have seen the biofilm in a soap dispenser under a microscope.',
        contrast: 'A sealed bottle has a batch number. A tap has a promise.',
        experience: 'Sceptical, not hostile.',
        instance: 'In our canteen the dispensers had to be replaced after a test.',
        word: 'Bacteria that live on soap, there are such.',
        next: 'If they put the test reports on the door of the van, I would be the first customer.',
      },
      'reaction.corner': {
        opening:
          'Who cleans the taps at ten in the evening? If that is solved, it is efficient, because no extra kilometre is driven.',
        reason: 'Transport is the larger part of the footprint, I have worked it out.',
        contrast: 'The van drives to me even if I need nothing.',
        experience: 'My first thought was hygiene and my second was that I liked it.',
        instance: 'The milk dispenser at the farm is cleaned daily, and they write down when.',
        word: 'Efficient, as in a trip that I make anyway.',
        next: 'I would look at the drip tray first.',
      },
      'reaction.post': {
        opening:
          'Tablets limit you to powders that dissolve in cold water, so the surfactants are weak. It will clean glasses and fail on grease.',
        reason: 'That is chemistry, not opinion.',
        contrast: 'A concentrate in a small can would do better and weigh hardly more.',
        instance: 'I tested two products at home with olive oil on a plate.',
        experience: 'As an idea I find it elegant, and that annoys me.',
        next: 'Both plates felt greasy after rinsing.',
        word: 'Weak compared with what is in a bottle today.',
      },
      neighbour: {
        opening: 'It saves the water being carried about, and it is the carrying that does the damage.',
      },
    },
  },
  {
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['perhaps'],
      'likely.corner': ['certainly'],
      'likely.post': ['probably'],
      price: ['same'],
    },
    stories: {
      'last-empty': {
        opening:
          'My daughter is four and emptied the whole soap into the bath to make a cloud. It was a very good cloud.',
        next: 'We sat in it until the water was cold, and I mopped the floor for half an hour.',
        experience: 'I meant to be strict and could not stop laughing.',
        reason: 'She had seen a film with a fox in the clouds.',
        who: 'My husband came in with the camera and not with a towel.',
        contrast: 'Normally it lasts us six weeks.',
      },
      'reaction.van': {
        opening:
          'My daughter would adore it, I would stand there with wet hair and two bottles. But the same evening each week is bath evening here.',
        reason: 'Between six and eight nothing else fits into a house with a small child.',
        instance: 'Yesterday we had tears about pyjamas until ten to eight.',
        contrast: 'On a Saturday morning I would say yes at once.',
        experience: 'Torn. I want to be somebody who does that.',
        next: 'I would go twice and then forget it in the third week.',
      },
      'reaction.corner': {
        opening:
          'Yes, please. We walk past it to the nursery, and filling a bottle is just what a four-year-old wants to do.',
        reason: 'She learns that things get empty and can be filled again. I find that important.',
        experience: 'Like a little outing instead of a chore.',
        instance: 'At the farm shop she fills the oats, and tells everybody about it.',
        contrast: 'In the supermarket I push her past everything as fast as I can.',
        next: 'We would decorate the bottles, I know us.',
        word: 'To the nursery, twice a day, in all weathers.',
      },
      'reaction.post': {
        opening:
          'Good for the weeks when all of us are ill. I only worry about tablets that look like sweets.',
        reason: 'She eats what is round and colourful first, and asks later.',
        contrast: 'The bottles have a cap that I can hardly open myself.',
        instance:
          'We had a call to the poison line once, because of a dishwasher tab. It was nothing, but still.',
        experience: 'My stomach tightened when I read the word tablet.',
        next: 'With a tin that locks I would order it.',
      },
      neighbour: {
        opening: 'You go past there anyway. Bring the bottle, and bring the child, it is the best part.',
      },
    },
  },
  {
    pace: 1.3,
    picks: {
      buys: ['when-out'],
      'likely.van': ['hardly'],
      'likely.corner': ['probably'],
      'likely.post': ['perhaps'],
      price: ['same'],
    },
    stories: {
      'last-empty': {
        opening:
          'I drive a lorry and I am home at weekends. On Saturday the shampoo was empty, so I used the dog’s.',
        next: 'The dog looked offended.',
        experience: 'My hair has never been so shiny.',
        reason: 'By Saturday night everything here is shut.',
        who: 'My wife laughed until she cried.',
        contrast: 'On the road I have my bag, nothing is ever missing there.',
      },
      'reaction.van': {
        opening: 'Another van that blocks the street. I know what it is like to turn there.',
        reason: 'There are cars on both sides and the bin lorry hardly gets through.',
        instance: 'Last month it took my neighbour’s mirror off.',
        contrast: 'A shop stands still, that is its advantage.',
        experience: 'I felt the steering wheel in my hands when I read it.',
        next: 'The mirror was 300, and they still do not speak.',
      },
      'reaction.corner': {
        opening: 'Works for me. The petrol station could do it as well, I am there more often.',
        reason: 'They are open day and night and have room for tanks.',
        instance: 'I fill up with screen wash from a tap there already.',
        contrast: 'The corner shop shuts before I am home.',
        experience: 'Practical. I like practical.',
        next: 'I would do it while the diesel runs.',
        word: 'It has to be open when I am there.',
      },
      'reaction.post': {
        opening: 'Could be good in the cab. A tablet and water, no leaking bottle.',
        reason: 'A bottle opened in my locker once, and the logbook was stuck together.',
        instance: 'That was near the border, on a Sunday.',
        contrast: 'Powder I tried, it goes everywhere.',
        experience: 'Clever thing.',
        next: 'I would give it a month.',
      },
      neighbour: { opening: 'Bring the empty, take it full. As with diesel.' },
    },
  },
  {
    picks: {
      buys: ['weekly-shop', 'bulk'],
      'likely.van': ['certainly'],
      'likely.corner': ['perhaps'],
      'likely.post': ['never'],
      price: ['less'],
    },
    stories: {
      'last-empty': {
        opening:
          'We are six at home, so something is empty every day. Yesterday it was the detergent in the middle of a football kit.',
        next: 'My husband cycled to the discounter and came back with twelve litres on the handlebar.',
        experience: 'Normal chaos. I do not even swear any more.',
        reason: 'Four boys, two of them keepers.',
        who: 'The twins tried to help, which made it worse.',
        contrast: 'At my parents’ a bottle lasts for half a year.',
      },
      'reaction.van': {
        opening:
          'At last somebody who comes to us. I would send the boys out with canisters, and ten litres would be gone at once.',
        reason: 'What we save in bottles would fill our yellow bin twice a month.',
        contrast: 'Taps in a shop are made for one bottle, we need a pump.',
        experience: 'I imagined the four of them in a row and had to laugh.',
        instance: 'They do it with the apple juice at the press each autumn.',
        next: 'I would order by message so that the driver knows that the Brandts are coming.',
        word: 'To us, to the door, where the boys are.',
      },
      'reaction.corner': {
        opening: 'With ten litres I would block the tap for the whole queue. For the hand soap, perhaps.',
        reason: 'We use in a week what others use in a month.',
        contrast: 'The van has a hose, I hope.',
        instance: 'At the water dispenser people were already sighing behind me.',
        experience: 'A bit left out. It is always made for two people with a plant.',
        word: 'The whole queue, with four boys in it.',
      },
      'reaction.post': {
        opening: 'A flat parcel for six people lasts us until Wednesday.',
        reason: 'We do eleven loads of washing a week.',
        contrast: 'For my mother it would be perfect.',
        instance: 'With the toothpaste tablets from my sister we got to day five.',
        experience: 'I had to laugh.',
        word: 'Until Wednesday, if nobody plays in goal.',
      },
      neighbour: {
        opening: 'They come to your street, you bring the big canister, and the bin stays empty.',
      },
    },
  },
  {
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['perhaps'],
      'likely.corner': ['hardly'],
      'likely.post': ['perhaps'],
      price: ['bit-less'],
    },
    stories: {
      'last-empty': {
        opening: 'Nothing dramatic, the hand soap was finished and I opened the next one.',
        next: 'I put the empty one into the recycling.',
        experience: 'I have no feelings about soap.',
        reason: 'I always have a spare.',
        contrast: 'When I was a student there was never a spare of anything.',
        angle: 'The sound of the pump when it only gives air.',
        instance: 'On Thursday, I believe.',
        who: 'Only me, my partner never notices.',
      },
      'reaction.van': {
        opening:
          'Sweet, but I do not see how it can pay. I run a small shop myself, and I know what an hour of a driver costs.',
        reason: 'Thirty bottles at a margin of forty cents do not pay for the evening.',
        contrast: 'A shelf costs nothing while nobody is there.',
        instance: 'I delivered for a year myself and stopped when I did the sums.',
        experience: 'Sympathy for whoever tries it.',
        next: 'I lost about two thousand and learned a lot.',
        word: 'Sweet, as one says of a thing that will not last.',
      },
      'reaction.corner': {
        opening:
          'From behind the till I see it differently: spilled soap, broken taps and people who pay for half a litre and take a whole one.',
        reason: 'We had loose sweets once. The scales never matched the stock.',
        contrast: 'With bottles I scan, and that is that.',
        instance: 'In December a pot of honey dripped for a whole Sunday.',
        experience: 'Tired, just thinking of Saturday evening.',
        next: 'After the honey we went back to jars.',
        who: 'My assistant would have to clean it, and she would be right to complain.',
      },
      'reaction.post': {
        opening: 'As a customer I would try it, as a shopkeeper I do not like to see it go by post.',
        contradiction: 'The one is my head and the other is my shop.',
        reason: 'Everything that comes through the letter box does not come through my door.',
        contrast: 'If I could sell the tablets at my till, I would be all for it.',
        experience: 'Divided, you see.',
        instance: 'It was the same with coffee capsules: first by post, then everywhere.',
        next: 'I would ask whether they deliver to shops as well.',
      },
      neighbour: { opening: 'Try it once. If it cleans, stay with it, and if not, come to my shop.' },
    },
  },
  {
    picks: { buys: ['when-out'], price: ['less'] },
    stories: {
      'last-empty': {
        opening:
          'I noticed it in the shower, of course, with shampoo bottle in hand and nothing in it. I put some water in and shook it.',
        next: 'It did for that day.',
        experience: 'Chilly.',
        reason: 'I never look before I get in.',
        instance: 'This morning.',
        contrast: 'My girlfriend keeps a spare one, I use that now.',
      },
      'reaction.van': {
        opening: 'Hm. I would have to be at home.',
        reason: 'I work late.',
        contrast: 'I shop at night.',
        instance: 'This week I was home before eight once.',
        experience: 'It would be one more thing to think of.',
      },
      'reaction.corner': {
        opening: 'Makes sense to me, it is on my way.',
        reason: 'I buy my lunch there.',
        contrast: 'A van is not on my way.',
        instance: 'I was there an hour ago.',
        experience: 'Easy enough.',
        word: 'It needs nothing from me.',
      },
      'reaction.post': {
        opening: 'I like getting parcels, so yes, perhaps.',
        reason: 'It saves me a trip.',
        contrast: 'I forget to buy soap, I do not forget to open a parcel.',
        instance: 'My coffee comes like that.',
        experience: 'A bit like a present.',
      },
      neighbour: { opening: 'Same soap, less rubbish.' },
    },
    leavesAfter: 5,
  },
  {
    pace: 1.6,
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['hardly'],
      'likely.corner': ['hardly'],
      'likely.post': ['hardly'],
      price: ['less'],
    },
    stories: {
      'last-empty': { opening: 'Can’t remember.', angle: 'Nothing, sorry.', more: ['No.'] },
      'reaction.van': {
        opening: 'Not for me.',
        reason: 'I like to smell it first.',
        word: 'I would not go.',
        contrast: 'In a shop I choose.',
        experience: 'Don’t care much.',
        more: ['Just not for me.'],
        instance: 'No example.',
        next: 'Nothing.',
      },
      'reaction.corner': {
        opening: 'Not for me either.',
        reason: 'Too much fuss.',
        word: 'Bottles, lids, queue.',
        contrast: 'Taking one off the shelf.',
        experience: 'Fuss.',
        more: ['That’s all.'],
        instance: 'No.',
        next: 'Nothing.',
      },
      'reaction.post': { opening: 'No.', reason: 'I have a shop next door.', more: ['That’s all.'] },
      neighbour: { opening: 'Wouldn’t.' },
    },
  },
  {
    picks: {
      buys: ['weekly-shop', 'refilled'],
      'likely.van': ['probably'],
      'likely.corner': ['certainly'],
      'likely.post': ['hardly'],
      price: ['same'],
    },
    stories: {
      'last-empty': {
        opening:
          'At the school where I teach the soap in the classroom was empty for three weeks. I filled it from home in the end.',
        next: 'The caretaker thanked me and gave me the key to the store, which was full of soap.',
        experience: 'First cross, then amused.',
        reason: 'There was a form for it that nobody knew of.',
        who: 'Thirty children with paint on their hands.',
        contrast: 'At home it is the other way round, I always refill too early.',
      },
      'reaction.van': {
        opening:
          'I would ask whether it could stop at the school. The children could bring bottles, and half of the parents would follow.',
        reason: 'What children carry home in their hands, parents try.',
        instance: 'We did it with batteries, and in a month we had two hundred kilos.',
        experience: 'I started to plan the lesson while I was reading.',
        contrast: 'In a street it is a sale, at a school it is a project.',
        next: 'I would ask the head on Monday.',
        who: 'Year five, they count everything.',
      },
      'reaction.corner': {
        opening: 'It is the simplest of all, so I believe in it. No new habit, only a different shelf.',
        reason: 'Habits are what I work with all day, and new ones cost a year.',
        contrast: 'Whatever needs a date in the calendar loses half of the people.',
        instance: 'The bottle bank at the corner is always full, the one at the depot is empty.',
        experience: 'Hopeful, which is rare with such surveys.',
        word: 'You stand where you stood before and turn the other way.',
        next: 'I would start with the soap and see.',
      },
      'reaction.post': {
        opening: 'It is tidy, but it teaches nothing: another parcel that arrives by itself.',
        reason: 'I want the children to see where a thing comes from.',
        contrast: 'At a tap you see what you use.',
        instance: 'My class thought that milk was made by the delivery service.',
        experience: 'Lukewarm.',
        word: 'You do not have to think, and that is meant as a reproach.',
      },
      neighbour: {
        opening:
          'You keep your bottle and it keeps coming back full. Come with me on Friday, I will show you.',
      },
    },
  },
  {
    picks: { buys: ['bulk'] },
    stories: {
      'last-empty': { opening: 'We opened the next one from the cellar.', more: ['That was all.'] },
    },
    leavesAfter: 2,
  },
  {
    pace: 0.9,
    picks: {
      buys: ['weekly-shop'],
      'likely.van': ['probably'],
      'likely.corner': ['perhaps'],
      'likely.post': ['certainly'],
      price: ['bit-less'],
    },
    stories: {
      'last-empty': {
        opening:
          'We had just moved in, the boxes were still closed, and nobody knew where the soap was. We bought a third one and found the other two a week later.',
        next: 'Now we have soap until spring.',
        experience: 'That was the moment when I sat down on the floor and gave up for the day.',
        reason: 'I had labelled all boxes “kitchen”, to be quick.',
        who: 'My boyfriend found them, in the box with the skis.',
        contrast: 'In the old flat everything had its place.',
      },
      'reaction.van': {
        opening:
          'As somebody new in the street I find it charming. I would meet the neighbours without having to ring a bell.',
        reason: 'Since we moved in I have spoken to two people, and one was the gas man.',
        experience: 'A bit shy, but I would go.',
        contrast: 'In the lift everybody looks at the floor.',
        instance: 'When the power failed, we all stood outside with candles, and it was lovely.',
        next: 'I would bring a cake the first time, I am like that.',
      },
      'reaction.corner': {
        opening: 'Useful. I only wonder whether all taps smell of lavender, because I cannot bear that.',
        reason: 'My skin reacts to perfume, so I read every label.',
        instance: 'Two years ago I had red hands for a month.',
        contrast: 'With a bottle I can turn it round and read.',
        experience: 'Interested and careful.',
        next: 'If there is one tap without perfume, I am in.',
        word: 'Lavender, lemon, sea breeze, all of it.',
      },
      'reaction.post': {
        opening:
          'That would suit me best: no perfume to choose by accident, and the list of contents is on paper.',
        reason: 'I could try it at home, slowly, on one hand.',
        contrast: 'In a shop I feel watched when I read for ten minutes.',
        experience: 'Safe, that is the word.',
        instance: 'My cream comes like that, in flat tins.',
        next: 'I would begin with the hand soap.',
        word: 'Safe as in nothing that I have not read.',
      },
      neighbour: { opening: 'It comes by post, it smells of nothing, and you never carry a bottle again.' },
    },
  },
];

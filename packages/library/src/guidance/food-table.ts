import type { Article } from './article.ts';
import { CUTLERY, FOOD_THROWING, FUSSY, GAGGING, LUMPS, SATTER, SIT_DOWN } from './food-sources.ts';

/** Food: sitting, chewing, throwing and holding a spoon. */
export const FOOD_TABLE: readonly Article[] = [
  {
    id: 'table-sitting',
    title: 'Will not sit at the table',
    topic: 'food',
    ages: [12, 108],
    questions: [
      'mealtimes are hell',
      'dinner time is chaos',
      'meals with my 3 year old are a nightmare',
      'gets up from the table ten times',
      'will not sit down for meals',
      'runs around with food in her mouth',
      'wont sit at the table',
      'my 2yo gets down after 3 bites',
      'runs around with food in his hand',
      'how long can a toddler sit for a meal',
      'dinner time is chaos he keeps getting up',
      'only eats in front of the tv',
      '5 year old up and down like a yoyo at mealtimes',
      'how do i get them to stay at the table',
      'she eats on the move all day',
      'mealtimes take an hour and a half',
      'we ask him twenty times to sit down and by the end the food is cold, my wife is in tears and the baby is throwing rice',
      'climbs out of the high chair',
      'will not stay in his seat at dinner',
      'gets up from the table constantly',
      'wont sit in the highchair',
    ],
    keys: [
      'sit at the table',
      'sit still for dinner',
      'gets down',
      'mealtime behaviour',
      'runs around eating',
      'tv dinner',
      'high chair refusing',
      'table manners',
      'meal lasts',
      'mealtimes',
      'down after 3 bites',
      'yoyo',
      'chaos at dinner',
      'eats on the move',
      'sit down',
    ],
    ack: [
      { text: 'Three bites, down, a lap round the sofa, two more bites: supper as a relay race.' },
      { text: 'Sitting still next to food {he} {does} not want is about the longest job there is.' },
      {
        when: ['tv', 'tablet', 'cartoons'],
        text: 'With the cartoon on {he} eat{s} like a lamb, and you know what it costs.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'About ten minutes is what a toddler manages at table; attention is short and everything else is more interesting.',
      },
      {
        from: 36,
        to: 108,
        text: 'Attention at table is short for years; find out by the clock how many minutes {he} {has}, and build the meal on that.',
      },
    ],
    sources: [SIT_DOWN, SATTER, FUSSY],
    tonight: [
      'Call {him} when the food is on the plate, not when you begin to cook. Your own plate stands there too.',
      'Say the rule before you sit: "Food stays at the table. When you get down, your plate goes. There is a snack at four."',
      'Feet first: a box under dangling feet keeps a child sitting longer than any sentence.',
    ],
    ask: 'Choking or coughing often while eating, no sitting without support after 12 months, or meals of over an hour every day: tell your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A short song that lasts exactly from sitting down to the first bite could start the meal.',
      about: 'coming to the table',
    },
    back: [
      'How long {does} {he} really last, by the clock?',
      'What is going on in the room: screen, toys, people coming and going?',
    ],
    turns: [
      {
        asks: [
          'i took the plate away and he screamed',
          'she cried that i cleared it',
          'asks for it back five minutes later',
        ],
        answer:
          'Do it kindly and once: "You got down, so lunch was over. Next food at four." Then keep the promise even if four is long. The trick is doing it in a friendly voice with no lecture, and having the four o\'clock snack be real food. Two or three days, then getting down becomes a decision {he} think{s} about.',
      },
      {
        asks: ['only eats with the tablet on', 'he eats if cartoons are on', 'tv at meals to get food in'],
        answer:
          "It works because it switches {him} off. Come down in steps: screen off for the first five minutes, when hunger does your work, then on. Each few days five minutes more. Replace it with somebody's attention, a silly question, a napkin folded into a boat. The first week {he} eat{s} less, and that is the price, not the result.",
      },
      {
        asks: ['at nursery she sits beautifully', 'good manners at school', 'sits at grandmas'],
        answer:
          'There everyone sits, the chairs fit, and it lasts fifteen minutes. At home chairs are tall and grown-ups talk about bills. Copy three things: feet on something, everyone down together, an end that someone announces. Then forget about beautiful.',
      },
      {
        asks: ['when can i expect table manners', 'cutlery and please and thank you', 'she eats with her mouth open'],
        answer:
          'One at a time, and never on an empty stomach. At 2: food stays on the table. At 4: we ask to get down. At 6: a fork most of the time. Show rather than correct; children chew exactly like the people opposite. Correcting three things in one meal means that none was heard.',
      },
      {
        asks: ['he cant sit still anywhere', 'fidgets all through dinner', 'could it be adhd'],
        answer:
          'Some children eat better standing, and a stool at the worktop on a hard evening is no scandal. Give {him} a carrying job in the middle: water jug, bread. If sitting is impossible at school, at stories and at play as well, and gets in {his} way, write down five examples with the time and take them to your doctor.',
      },
      {
        asks: [
          'should i force her to finish before she gets down',
          'clear your plate rule',
          'not leaving until you have eaten',
        ],
        answer:
          'No. Staying is yours to ask, eating belongs to {him}. "You don\'t have to eat. You keep us company until the bell." Then set the timer to something {he} can win, eight minutes perhaps, and stop on the ring even if it is going well. {He} should go while {he} still like{s} it there.',
      },
      {
        asks: ['one hour and he is still eating', 'slow eater', 'takes forever to eat'],
        answer:
          'Decide the end beforehand: half an hour, and tell {him} at twenty minutes, "Ten more." Then clear, without comment, eaten or not. A slow eater is often a talker, a daydreamer or not hungry. If chewing itself seems to be work, food kept in the cheek, only soft things going down, mention that to your health visitor.',
      },
      {
        asks: [
          'do i chase him',
          'should i run after her with the spoon',
          'feed him while he plays',
          'follow him round with food',
        ],
        answer:
          'No, stay in your chair; a spoon that follows makes running part of dinner. "Food stays at the table. Come back if you want more, until I\'m done." When you stand up, plates go, kindly. Something plain comes at the next usual time. Two or three loud days are to be expected before the chair wins.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'throws-food',
    title: 'Throws food and plates',
    topic: 'food',
    ages: [8, 40],
    questions: [
      'throws food off the high chair',
      'my 1 year old throws everything on the floor at dinner',
      'how do i stop him throwing his plate',
      '14 months and thinks its hilarious to drop food',
      'dumps his bowl on his head',
      'food on the walls',
      'spits food at me',
      'is throwing food normal at 18 months',
      'the dog is getting fat because she feeds it everything',
      'i clean the floor 5 times a day, if i say no he laughs and does it again looking me in the eyes',
      'sweeps the tray',
      'chucks her plate off the highchair',
      'flings food at every meal',
    ],
    keys: [
      'throws food',
      'throwing food',
      'drops food',
      'high chair',
      'plate on the floor',
      'spits food',
      'tips the bowl',
      'food on the floor',
      'bowl',
      'bowl on his head',
      'tray',
      'sweeps',
      'throwing at dinner',
      'floor at dinner',
    ],
    ack: [
      { text: 'Spaghetti sticks to a wall with surprising strength, and you know exactly how much.' },
      { text: '{He} look{s} at you, {he} hold{s} it over the edge, and you both know what comes next.' },
      { when: ['dog'], text: 'The dog has never eaten so well.' },
    ],
    typical: [
      {
        from: 8,
        to: 17,
        text: 'Dropping things to see what happens is a study that babies of about 9 to 12 months take seriously; the floor is the laboratory.',
      },
      {
        from: 18,
        to: 40,
        text: 'From about 15 months throwing can turn into a question put to you: what will you do? Often it means "I am done" without words.',
      },
    ],
    sources: [FOOD_THROWING, SATTER],
    tonight: [
      'Three pieces on the tray instead of a plateful. When they are gone, three more.',
      'Hold out your hand at the first flying piece: "Food stays here. All done?" Show the sign, hands turned up. If the second piece flies, the meal is over, cheerfully.',
      'Let {him} throw something else today: soft balls into a washing basket, twenty times. The arm wants it.',
    ],
    ask: 'If {he} throw{s} almost everything at every meal past 3, or eat{s} too little to grow, talk to your health visitor.',
    offer: {
      kind: 'song',
      label: 'A little "all done" song with a sign in it could replace the flying spoon.',
      about: 'saying all done',
    },
    back: [
      'When does it begin: at the first bite or when the hunger is gone?',
      'What happens then, who laughs, who picks it up?',
    ],
    turns: [
      {
        asks: ['he laughs when i say no', 'thinks its a game', 'does it more when i react'],
        answer:
          'Then you are the best part of it. Become dull: no gasp, no "oh no", no picking up until the end. Move the tray away a hand\'s width, wait, offer the next piece. Let the interesting things happen while {he} {is} eating: songs, faces, your own bite. It takes about a week for a bored audience to close the show.',
      },
      {
        asks: ['should i make her pick it up', 'clean up as punishment', 'should he get a consequence'],
        answer:
          'Invite rather than punish: from about 18 months "Let\'s wipe" with a cloth of {his} own is a game with use. Make it the end of each meal, whether anything flew or not. A child that size cannot clean a floor as a lesson; {he} can learn that meals end with a cloth.',
      },
      {
        asks: ['did i end the meal too soon', 'what if he is still hungry', 'i took it away and she screamed'],
        answer:
          'If {he} cr{ies} and reach{es}, offer one more round: "Eating?" and one piece. If it flies, that was the answer. There is a snack in two hours, so nobody starves by being believed. After some days the hands go up, or a word comes, before the plate goes down.',
      },
      {
        asks: ['at nursery he doesnt do it', 'only throws food with me', 'behaves for the childminder'],
        answer:
          "They have a floor they don't mind, ten other children eating, and nobody who looks hurt. Ask how much they put out at a time and how long they sit. Then borrow the floor: a plastic sheet under the chair does more for your face than any rule.",
      },
      {
        asks: ['plate with suction', 'what plate is best', 'he pulls the suction bowl off'],
        answer:
          'A suction bowl slows a one-year-old down and is a challenge to a two-year-old. No plate at all, food straight on the tray in small lots, takes away the thing with the best flight. Give the bowl back around the time when {he} can say "done".',
      },
      {
        asks: ['he spits it out at me', 'blows raspberries with food', 'spits on purpose'],
        answer:
          'A baby who spits is often full, or has met a lump. "All done?" and wipe. Past eighteen months give it a place: "Spit in here," a small bowl. You keep your shirt, and {he} {has} a polite way out of a taste {he} regret{s}.',
      },
      {
        asks: ['when does it stop', 'how long will he throw food', 'age they stop throwing food'],
        answer:
          'It usually fades between eighteen months and two and a half, once there are words for "no" and "finished" and a spoon that is interesting to handle. If you stay boring, it fades sooner. Somebody will laugh and set you back two days; some evenings it is worth it.',
      },
      {
        asks: [
          'is that normal',
          'is it normal that he throws food',
          'do all toddlers throw food',
          'should he still do this at two',
        ],
        answer:
          'Dropping and throwing is what small children do to find out about gravity and about you; it mostly fades as words for "enough" arrive. What tells you whether it\'s going the right way is the number of minutes before the first flying pea. If {he} eat{s} hardly anything, or lose{s} weight, that is another question, and one for your doctor.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'lumps-gagging',
    title: 'Gagging, lumps and fear of choking',
    topic: 'food',
    ages: [6, 42],
    questions: [
      'gags on lumpy food',
      'my 9 month old gags on everything',
      'is it gagging or choking',
      'only eats puree at 14 months',
      'so scared of choking i only give mush',
      'how do i move from puree to lumps',
      'vomits when he eats something with bits',
      'baby led weaning scared',
      '2 year old still wont chew just sucks food',
      'stores food in her cheeks',
      'he goes red and coughs and my heart stops and my husband says leave him he is learning',
      'which foods are choking hazards',
      'afraid he will choke on finger food',
      'still on purees at one',
      'only eats smooth baby food',
    ],
    keys: [
      'gagging',
      'gags',
      'lumps',
      'lumpy',
      'puree',
      'purees',
      'choking hazard',
      'textures',
      'chewing',
      'finger food',
      'bits in food',
      'pouches',
      'retching',
      'bits',
      'cheeks',
      'stores food',
      'chew',
      'choke',
      'choking',
      'red in the face',
      'baby led weaning',
      'swallow',
      'mush',
    ],
    ack: [
      { text: 'A cough at the table can stop your heart for three seconds, four times a meal.' },
      { text: 'Smooth is safe, you think, and every lump looks like the one.' },
    ],
    typical: [
      {
        from: 6,
        to: 12,
        text: 'Babies gag a lot while they learn: the gag sits far forward in the mouth and pushes food out again, with noise and a red face.',
      },
      {
        from: 13,
        to: 42,
        text: 'Gagging gets rarer as chewing gets better; children under 4 are still most at risk of choking, with few back teeth and little practice.',
      },
    ],
    sources: [GAGGING, LUMPS],
    tonight: [
      'Tell the two apart tonight: gagging is noisy, red, coughing, and {he} {is} at work. Choking is silent, cannot cough or cry, and that is the one for back blows and the emergency number.',
      'Sit {him} bolt upright, feet on something, you opposite. One soft stick as long as your finger: ripe banana, well-cooked carrot you can squash.',
      'When {he} gag{s}, hands in your lap, a calm face: "You\'re working on it." No finger in {his} mouth; it pushes food back.',
    ],
    ask: 'Silent, blue or unable to cough: emergency number and back blows now. Coughing at drinks, a wet voice after meals, choking more than once, or only purees at 12 months: health visitor or doctor this week.',
    offer: null,
    back: [
      'What is the thickest thing {he} manage{s} today, and how old {is} {he}?',
      'Gag with noise, or quiet with a frightened look: which have you seen?',
    ],
    turns: [
      {
        asks: ['what should i never give', 'choking hazard foods list', 'are grapes safe', 'nuts for toddlers'],
        answer:
          'Grapes, cherry tomatoes and big berries: quartered lengthways, for years. No whole nuts before 5, no popcorn, no hard raw apple or carrot in chunks, no round slices of sausage, no hard sweets. Sitting down, upright, one of you watching, never in the car or on the run. That list does more for you than mashing everything.',
      },
      {
        asks: ['she only eats pouches', 'stuck on puree', 'wont take lumps', 'refuses finger food'],
        answer:
          'Thicken before you lump: the same puree with mashed potato in it, every few days stiffer, then fork-mashed. Beside it, every meal, one soft thing to hold and squash, with no duty to eat it. And the spoon instead of the pouch, since sucking and chewing are different trades. If nothing changes in four weeks, ask your health visitor for help.',
      },
      {
        asks: ['he threw up after gagging', 'vomits on lumps', 'gagged until sick'],
        answer:
          "Once in a while that is a full stomach and a strong reflex: wipe, sip, stay friendly, stop for today, and try a smaller piece tomorrow. If vomiting comes with most lumps, or {he} {has} begun to turn away and cry at the sight of the chair, don't press on. Ask your health visitor about it this week.",
      },
      {
        asks: ['i am terrified of choking', 'cant relax when she eats', 'my anxiety about choking'],
        answer:
          'Do two things: a short first-aid course for babies and children, an afternoon or an evening, because hands that know what to do shake less; and let someone else give one meal a day. Learn the silent sign. Most fear lives in not knowing which noise is the bad one, and noise is mostly the good one.',
      },
      {
        asks: ['pockets food in cheeks', 'holds food in his mouth for ages', 'chews and spits out', 'wont swallow'],
        answer:
          'Small bites and a mirror: "Show me your empty hill." A sip of water in between, and lie nobody down with a full cheek. Often it is meat, so offer it minced or in sauce. If it happens with most foods or lasts past 3, a feeding or speech therapist can look at how {his} tongue works; your doctor can ask for one.',
      },
      {
        asks: ['no teeth yet', 'can she chew without teeth', 'when can he have toast and meat'],
        answer:
          'Gums are good tools. From about 6 months soft sticks and mashed food work without one tooth; toast fingers, flaked fish, minced meat come next, as soon as {he} can sit well. Back teeth come late, after the first birthday, so hard and chewy things wait for them.',
      },
      {
        asks: ['nursery wants lumps', 'grandma gives biscuits', 'childminder gives him finger food already'],
        answer:
          'Show them your three rules: upright, watched, and the grape rule. Then let them; a child often takes a lump from another hand long before yours, because their heart is not in their mouth. Ask what went well and serve that at home on Saturday.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'cutlery',
    title: 'Spoon, fork and eating alone',
    topic: 'food',
    ages: [9, 96],
    questions: [
      'wont feed himself',
      'my 3 year old still wants to be fed',
      'when should a toddler use a spoon',
      '5yo eats with her hands',
      'how do i teach a child to use a knife and fork',
      'shes 4 and cant use a fork is that behind',
      'he can do it but wont',
      'throws the spoon and uses fingers',
      'holds cutlery like a shovel',
      'starting school cant cut up food',
      'my mother still feeds him at 4 and at home he sits with his mouth open like a little bird',
      'refuses to use a fork',
      'still wants spoon feeding',
    ],
    keys: [
      'cutlery',
      'spoon',
      'fork',
      'knife and fork',
      'feed himself',
      'feed herself',
      'self feeding',
      'spoon feeding',
      'eats with hands',
      'cut up food',
      'shovel',
      'feeds him',
      'being fed',
      'mother feeds him',
      'cut up',
      'eat by himself',
      'can do it but wont',
    ],
    ack: [
      { text: 'It is quicker to feed {him}, it is cleaner too, and it is the reason it never ends.' },
      { text: 'Peas on a fork are a circus trick, and you are expecting it at half past six.' },
    ],
    typical: [
      {
        from: 9,
        to: 23,
        text: 'A spoon can come in as a plaything between 9 and 12 months; food goes on it once it reaches the mouth, and most of it falls off again.',
      },
      {
        from: 24,
        to: 47,
        text: 'The fork comes once the spoon is safe, first for stabbing soft things, and fingers still win when {he} {is} hungry.',
      },
      {
        from: 48,
        to: 96,
        text: 'Spoon and fork together come first and the knife after them, with soft food before firm.',
      },
    ],
    sources: [CUTLERY],
    tonight: [
      "Put sticky things on the spoon's side: porridge, mash, thick yoghurt. They stay on. Soup can wait a year.",
      'You load, {he} lift{s}. Leave the loaded spoon lying with its handle towards {him} and look away.',
      'Feet on a box, table at elbow height, short thick handles. Half of clumsy is a chair that is too low.',
    ],
    ask: 'No spoon to the mouth by 2, one hand hardly used, or buttons and pencils a struggle as well at 5: ask your health visitor or doctor about an occupational therapist.',
    offer: {
      kind: 'song',
      label: 'A spoon song, one line a bite, could help through the first five mouthfuls.',
      about: 'eating with a spoon',
    },
    back: [
      "Can't, or won't: what happens when {he} {is} really hungry and alone with a yoghurt?",
      'Who else feeds {him}, and for how long?',
    ],
    turns: [
      {
        asks: ['he can but he wont', 'wants me to feed her because shes tired', 'says feed me like a baby'],
        answer:
          'At the end of a day being fed is a lap with a spoon in it. Give it a size: "You do the first five, I do the last three, and we count." Then the other way round next week. With a new baby in the house be generous for a month; {he} {is} asking something other than food.',
      },
      {
        asks: ['when can he use a knife', 'how do i teach cutting', 'knife skills age'],
        answer:
          'From about 4, with a butter knife, a banana and your hands off: saw, not press. Then soft potato, pancake, toast. The fork holds, the knife walks. Peas and steak come last. Five minutes at breakfast are better than a lesson at Sunday lunch.',
      },
      {
        asks: ['grandma feeds her', 'nursery lets them use hands', 'my mil spoon feeds him'],
        answer:
          'It is love with a bib on. Give her the loading: "Mum, will you fill the spoons and let {him} fly them?" She keeps the closeness and {he} get{s} the practice. Being fed at grandma\'s on Sundays does no harm in itself; what counts is the other eighteen meals.',
      },
      {
        asks: ['school starts in september', 'cant cut up his food for school', 'school dinners knife and fork'],
        answer:
          'School kitchens cut for the youngest, so ask; it is a common question. Practise three things that help more: opening the box, peeling the lid off a yoghurt, carrying a tray with both hands. Ten minutes on Saturday with {his} real lunch box, on the floor, as a picnic.',
      },
      {
        asks: ['she makes such a mess', 'i cant bear the mess', 'takes an hour if he does it himself'],
        answer:
          "Then ration it: one messy meal a day, the one before the bath, on an old sheet. The other two as you like. Tidiness comes with skill and skill comes with yoghurt in the hair. In between, scooping sand and pouring bath water train the same wrist, and someone else's floor.",
      },
      {
        asks: ['which hand', 'left handed or right', 'swaps hands with the spoon'],
        answer:
          'Lay the spoon in the middle and see. Most children swap for a good while and settle between 2 and 4; left is as good as right. One thing to show a doctor: a firm favourite hand before about 18 months, or one hand that is not used much.',
      },
      {
        asks: ['fists the fork', 'holds it like a shovel', 'wrong grip at 6'],
        answer:
          'A fist is where everyone begins. Thick short handles, and "point your finger along its back" for the fork from about 5. Modelling clay cut with a plastic knife is the best practice there is, because it doesn\'t get cold. If pencils and buttons are as hard at 6, tell the teacher and ask for an occupational therapist.',
      },
    ],
    challenges: ['healthy-eating'],
  },
];

import type { Article } from './article.ts';
import {
  AASM,
  CEREBRA,
  CONTROLLED,
  KIDSHEALTH_PASS,
  NHS_SLEEP,
  RCH_WORRIES,
  RED_NOSE,
  UNDER_FIVES_SLEEP,
  WALES_BED,
  WORRY_SLEEP,
} from './sleep-sources.ts';

/** Sleep: going to bed and falling asleep. */
export const SLEEP_BEDTIME: readonly Article[] = [
  {
    id: 'bedtime-stalling',
    title: 'Bedtime that takes two hours',
    topic: 'sleep',
    ages: [18, 132],
    questions: [
      'comes out of the bedroom twenty times',
      'keeps getting out of bed after lights out',
      'up and down the stairs all evening',
      'wont stay in bed at bedtime',
      'bedtime takes two hours every night',
      'my 3yo keeps getting out of bed after lights out',
      'wont stay in bed',
      'one more drink one more story one more wee',
      'how do i stop the stalling at bed time',
      'she comes downstairs 10 times after we say goodnight',
      'he is exhausted but fights going to bed like his life depends on it',
      '4 year old up till 10pm',
      'is it normal that a 2.5 year old needs 2 hrs to settle',
      'my evenings are gone, we start bath at 6 and at 9 she is still shouting for me from the top of the stairs',
      'refuses to go to bed',
      'bedtime battle',
      'my toddler will not go to bed',
      'excuses at bed time every single night',
      'getting her down takes till 9.30',
      'preschooler keeps leaving his room at bedtime',
      'will not lie down at bedtime',
      'get a 3 year old to stay in the room at night',
    ],
    keys: [
      'stalling',
      'stay in bed',
      'gets out of bed',
      'comes downstairs',
      'lights out',
      'bedtime battle',
      'bedtime refusal',
      'curtain calls',
      'goodnight',
      'settle',
      'settling',
      'one more drink',
      'one more story',
      'top of the stairs',
      'fights bedtime',
      'going to bed',
      'up till 10',
      'evenings gone',
      'delays',
    ],
    ack: [
      { text: 'Somewhere around the fourth glass of water the whole evening is gone, and so is your good voice.' },
      { text: 'A child who comes downstairs ten times has found the one door in the house that always opens.' },
      {
        when: ['night shift', 'single mum', 'single dad', 'single parent', 'partner works', 'on my own'],
        text: 'Doing the stairs ten times with nobody to swap with is a long evening.',
      },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'From 1 to 2 years the recommended sleep is 11 to 14 hours in 24, naps counted in, so a late nap can be half of the fight.',
      },
      {
        from: 36,
        to: 71,
        text: 'From 3 to 5 years the recommended sleep is 10 to 13 hours in 24, naps counted in; a bedtime set too early brings stalling as surely as one too late.',
      },
      {
        from: 72,
        to: 132,
        text: 'From 6 to 12 years 9 to 12 hours are recommended, and a child put to bed an hour before {his} body is ready will fill the hour.',
      },
    ],
    sources: [AASM, NHS_SLEEP, WALES_BED, KIDSHEALTH_PASS],
    tonight: [
      'Write down when {he} really fell asleep last night. For this week start winding down half an hour before that time, not before the time you wish for; bring it forward by ten minutes next week.',
      'Hand over one card, a pass, good for one drink or one cuddle after lights out. "When you give it to me, it is spent. I\'ll come and say goodnight anyway."',
      'After the pass, walk {him} back without talk, every time in the same dull way. The first three nights are the long ones.',
    ],
    ask: 'If {he} lie{s} awake longer than an hour most nights for a month, or {is} hard to wake and tired by day, tell your health visitor or doctor.',
    offer: {
      kind: 'expert',
      label: 'There are bedtime stories for exactly this hour in the expert library, ready to read tonight.',
      about: 'bedtime-routine',
    },
    back: [
      'When {does} {he} really wake in the morning, and is there still a nap?',
      'Which part is longest: getting upstairs, or the last bit when you leave?',
    ],
    turns: [
      {
        asks: [
          'i tried taking him back to bed and it went on for hours',
          'we did the silent return and she got up 30 times',
          'walking back doesnt work',
          'tried that for 3 nights, worse',
        ],
        answer:
          'Thirty times on the first night is about what this method costs, and it often gets louder before it stops. If you can bear four more nights, keep it exactly as dull. If not, swap it: sit on a chair by the bed, say nothing, and move the chair towards the door every third night. Slower, fewer stairs, and no shame in choosing it.',
      },
      {
        asks: [
          'what if he screams the house down',
          'she cries and wakes the baby',
          'wakes her brother when i put her back',
          'neighbours hear the crying',
        ],
        answer:
          'Then go in sooner and say less. Squat, hand on the back, "It\'s sleep time. I\'m near," and out again. When a sibling sleeps next door, start this on a Friday, warn the neighbours with a smile, and let the baby sleep in your room for the week. Going in does not undo anything; chatting, lights and snacks do.',
      },
      {
        asks: ['she says she is hungry at bedtime', 'he wants food after teeth', 'always asks for a snack when in bed'],
        answer:
          'Settle it before the stairs. One plain supper at the same time each evening, a bowl of cereal with milk or toast, and then teeth. After that the kitchen is closed, and you can say so kindly: "Supper was at the table. Breakfast is next." If dinner was thin, the supper covers it, so you need not wonder.',
      },
      {
        asks: [
          'at grandmas he goes straight to sleep',
          'goes down fine for dad',
          'nursery says she naps no problem',
          'only does it with me',
        ],
        answer:
          'Other people come without a history of ten curtain calls. It is not that they do it better; {he} {has} learned how each of you ends a day. Borrow what they do: ask for the exact order and the exact last sentence, and use both for a week. Letting the other parent do five nights running is a fair move too.',
      },
      {
        asks: [
          'what time should bedtime be',
          'is 9pm too late for a 4 year old',
          'when should he go to bed',
          'whats a normal bedtime',
        ],
        answer:
          "Work backwards. Take the time {he} must be up, and count back the hours of {his} age: 10 to 13 from 3 to 5, naps included, and 9 to 12 from 6. If {he} wake{s} by {himself} and {is} decent company at teatime, the bedtime is right, whatever the neighbour's child does.",
      },
      {
        asks: ['does a reward chart work for bedtime', 'sticker for staying in bed', 'should i bribe her'],
        answer:
          'A sticker can carry a week, if it pays for something {he} can do on purpose: lying in bed till you come back, not falling asleep. Give it at breakfast, quickly, without a speech on the nights it fails. When the chart turns into an argument of its own, take it down; it has done its work or it never will.',
      },
      {
        asks: ['how long until this works', 'when will she stop', 'how many nights does it take'],
        answer:
          'Most families who keep one way the same see the number of trips drop within a week, and the odd revival after illness, holidays or a late party. Count the trips on a piece of paper by the stairs. At eleven at night it feels like nothing is changing, and the paper may say twelve, nine, nine, four.',
      },
      {
        asks: [
          'and then a wee',
          'needs a wee again and again',
          'asks for water and then the toilet',
          'one more drink one more wee',
        ],
        answer:
          'Put both on the list, before the light: last sip, last wee, one after the other, said aloud as they are done. A small cup of water may stand by the bed, so there is nothing to ask for. After that a wee is allowed, and dull: no light, no talk, back. Boring is what makes it stop.',
      },
      {
        asks: [
          'my husband lies down with her',
          'dad stays until he sleeps',
          'my partner gives in at bedtime',
          'the other parent does it differently at bedtime',
        ],
        answer:
          'Then {he} {has} two bedtimes, and ask{s} for the nicer one. Agree in daylight on the last five minutes only: what is said, and whether anyone stays. Take turns by the calendar rather than by who is tired. If your partner likes lying there, keep it and put it earlier: ten minutes together, then the light, then out.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'falling-asleep-alone',
    title: 'Only falls asleep with you there',
    topic: 'sleep',
    ages: [6, 108],
    questions: [
      'wants me to lie with him until he is asleep',
      'takes an hour of lying next to her',
      'baby sleeps only on me',
      'only falls asleep if i lie next to him',
      'wont sleep without me',
      'cannot fall asleep without me beside her',
      'has to be rocked to sleep',
      'my 3 year old will only sleep if im in the room',
      'how do i get her to fall asleep on her own',
      'i have to hold his hand till hes asleep, takes an hour',
      'feeding to sleep wont settle any other way',
      '7 year old still needs me to stay until she sleeps is that normal',
      '10 month old wakes the second i put him down',
      'put her down drowsy but awake doesnt work',
      'every night one of us is trapped in his bedroom until half 9 and if we so much as shift the chair he sits up',
      'self settling',
      'cant leave the room',
      'needs daddy to lie down beside her to drop off',
      'how to teach a toddler to self settle',
      'wont fall asleep without me in the crib room',
      'baby only sleeps on me',
      'stuck in the bedroom for an hour until he sleeps',
    ],
    keys: [
      'self settle',
      'rocked to sleep',
      'feed to sleep',
      'drowsy but awake',
      'lie next to',
      'fall asleep alone',
      'sleep association',
      'gradual retreat',
      'stay in the room',
      'hold his hand',
      'holding hand',
      'trapped in the bedroom',
      'put him down',
      'falls asleep with me',
      'sleep by himself',
      'wakes when put down',
    ],
    ack: [
      {
        text: 'Lying in the dark holding a small hand, afraid to breathe in case the mattress creaks, is where a great many evenings go.',
      },
      { text: 'Your arm is asleep, and {he} {is} not.' },
    ],
    typical: [
      {
        from: 6,
        to: 23,
        text: 'Babies and toddlers wake briefly many times a night, and most look for whatever was there when they fell asleep; if that was you, they call.',
      },
      {
        from: 24,
        to: 59,
        text: 'A child who falls asleep with someone beside {him} often needs the same someone at two in the morning; it is habit, and it harms nobody.',
      },
      {
        from: 60,
        to: 108,
        text: 'Plenty of school children still want company to fall asleep, most of all after a change; habit and worry look alike from the doorway.',
      },
    ],
    sources: [UNDER_FIVES_SLEEP, CEREBRA, CONTROLLED],
    tonight: [
      'Keep the middle of the night as it is. Change one thing only, and only at bedtime: the last five minutes.',
      "Tonight move a hand's width away. If you lie beside {him}, sit up; if you sit on the bed, sit on a chair. Same place three nights, then the next step towards the door.",
      'Say where you will be, and be there: "I\'m going to fold two towels and come back." Come back while {he} {is} still quiet. That is how a child learns that quiet brings you too.',
    ],
    ask: 'Over 3 and unable to be apart from you by day either, or snoring and gasping in sleep: talk to your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A short, slow goodnight song with {his} name can do the last five minutes with you.',
      about: 'falling asleep, with a parent close by',
    },
    back: [
      'What happens in the last ten minutes: are you lying down, sitting, or holding?',
      '{Does} {he} also wake later and need the same thing again?',
    ],
    turns: [
      {
        asks: [
          'is it my fault for rocking him',
          'did i cause this by feeding to sleep',
          'made a rod for my own back',
          'my mother in law says i started a bad habit',
        ],
        answer:
          'You gave a tired baby what worked. That is not a fault, and it can be changed at any age without undoing anything. The only question is whether it still suits you. If you are happy lying there, stay; if you dread it, you have a good enough reason. "It worked for us then, and now we are changing it" is a full answer to anyone.',
      },
      {
        asks: [
          'i tried moving away and she followed me',
          'he gets up when i sit on the chair',
          'crying when i move the chair',
          'gradual retreat not working',
        ],
        answer:
          'Then the step was too big. Go back one, stay there until it bores both of you, and make the next one half the size: from lying to lying with your back turned, from hand to fingertip. Look at the floor and not at {him}; eyes are an invitation. Three calm nights earn the next move, not three nights by the calendar.',
      },
      {
        asks: ['cry it out', 'is controlled crying harmful', 'should i let her cry', 'leave him to cry it out'],
        answer:
          'Two methods have been followed for years: controlled comforting, where you go back at growing intervals, and camping out, where you stay and move away slowly. Five years later those children were no worse and no better off than others. It was tried from 7 months, with going back in. So choose the one you can keep up, and do not start in a week of illness or a new nursery.',
      },
      {
        asks: ['how long will it take', 'how many nights until she sleeps alone', 'when does this end'],
        answer:
          "Allow two to three weeks for the slow way, about three nights to each step. It rarely runs straight: an illness or a night at your sister's puts you back a step, and the way forward is faster the second time. Write the step on the calendar, because at eight in the evening you will not remember how far you have come.",
      },
      {
        asks: [
          'and when he wakes at 3am',
          'she wakes in the night and wants the same',
          'what about the middle of the night',
        ],
        answer:
          'For the first ten days do whatever gets you all back to sleep quickest, with no guilt. When bedtime goes smoothly, use your present step at night too: if you are on the chair at eight, you are on the chair at three. Doing both at once sounds braver and mostly ends with everyone in one bed at four.',
      },
      {
        asks: ['he falls asleep alone at nursery', 'my mum can put her down awake', 'naps without me no problem'],
        answer:
          'Good: so {he} can do it, and the skill is there to borrow. Ask them for the order, the words and what {he} {has} in {his} hand, and copy it like a recipe. At home the difference is you, and that is affection with poor timing. Expect a few loud nights while {he} check{s} whether the recipe holds in your house.',
      },
      {
        asks: ['my partner cant do it only me', 'she screams if daddy tries', 'wants mummy at bedtime'],
        answer:
          "Then you leave the house for it: a walk, a bath at a friend's, four evenings in a row. Standing behind the door makes it harder for all three of you. Let the other parent find their own order; a different song is an advantage, because it does not make {him} wait for yours.",
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'bedtime-worries',
    title: 'Lying awake with worries',
    topic: 'sleep',
    ages: [72, 155],
    questions: [
      'my 9 year old cant fall asleep',
      'lies awake for hours worrying',
      'she says her brain wont switch off',
      'cant sleep at night 10 yr old',
      'every worry comes out at bedtime',
      'how do i help my son stop overthinking in bed',
      'he panics because he cant sleep',
      'wide awake at 11pm and school tomorrow',
      'my daughter (8) gets into bed and then it all starts, friends, tests, what if you die, and an hour later we are both crying',
      'insomnia in children',
      'scared of not being able to sleep',
      'lies in bed worrying about everything at 10',
      'insomnia in an 11 year old',
      'anxious at night and cant sleep at 8',
    ],
    keys: [
      'cant sleep',
      'cannot fall asleep',
      'insomnia',
      'overthinking',
      'worries at night',
      'awake for hours',
      'brain wont stop',
      'what if questions',
      'fall asleep',
      'falling asleep',
      'drop off',
      'wide awake',
      'worrying in bed',
      'thinking in bed',
      'cant settle at 9',
      'racing thoughts',
    ],
    ack: [
      { text: 'All day long {he} {is} fine, and at nine the light goes off and the whole world comes in.' },
      {
        when: ['die', 'dying', 'death'],
        text: 'The biggest question there is, asked in the dark by someone in dinosaur pyjamas.',
      },
      { text: '"I can\'t sleep" said from the landing at half past ten makes two people tense at once.' },
    ],
    typical: [
      {
        from: 72,
        to: 155,
        text: 'From 6 to 12 years 9 to 12 hours are recommended; night-time worries are not unusual at this age, and many children end up worrying about not sleeping.',
      },
    ],
    sources: [AASM, RCH_WORRIES, WORRY_SLEEP],
    tonight: [
      'Move the talk. Tomorrow after tea, ten minutes with paper: {he} say{s} the worries, you write, the paper stays downstairs. At bedtime: "That one has a place. It\'s on the list for tomorrow."',
      'Take sleeping off the task list tonight: "You don\'t have to sleep. Rest and listen to your story." Turn the clock to the wall.',
      'If {he} {is} still wide awake after about half an hour, dim light, something dull, back to bed when yawning. Keep the getting-up time the same.',
    ],
    ask: 'If it takes longer than an hour most nights for a month, or worry stops school, eating or friends, see your doctor. Talk of not wanting to live needs help the same day.',
    offer: {
      kind: 'story',
      label: 'A story about a head full of thoughts finding a place to put them could be ready tonight.',
      about: 'worries at bedtime',
    },
    back: [
      'Which worry comes first, and has anything changed at school or at home?',
      'How late is getting-up time at weekends?',
    ],
    turns: [
      {
        asks: [
          'i tried talking it through and it takes longer every night',
          'talking makes it worse',
          'she thinks of another worry each time i answer',
        ],
        answer:
          'That is how worries work: every answer earns the next question. Be kind to {him} and brief with the worry. "That\'s a worry. It goes on the list. I love you. I\'ll look in at ten past." Then look in at ten past. If you answer one thing each night, let it be the practical one, such as where the PE kit is.',
      },
      {
        asks: [
          'what if you die',
          'asks if i will die',
          'worries about me dying at night',
          'scared something happens to mum',
        ],
        answer:
          'Answer it straight, once, in daylight: "I expect to live until I am very old and you are grown. If I were ill, doctors would help, and there would always be someone to look after you," and name that person. At night: "You asked me that, and the answer is the same." If someone has died lately, it is a different talk, and worth having properly.',
      },
      {
        asks: [
          'should he take melatonin',
          'melatonin gummies',
          'can i give something to help her sleep',
          'herbal sleep drops',
        ],
        answer:
          "That is a doctor's decision, not mine and not the internet's: melatonin for children belongs under medical supervision, after the everyday things have had a fair try. Before you ask, write a two-week diary of lights out, asleep, awake. It will make the appointment shorter and the answer better.",
      },
      {
        asks: ['is it screens', 'phone in bedroom', 'she watches videos till bedtime', 'gaming before bed'],
        answer:
          'It may well be a part. NHS advice is no phones, tablets or laptops in the last half hour to an hour, and games that end in a fight are worse than a dull film. Charge everything in the kitchen, yours too; that is what makes it fair. An alarm clock removes the last excuse for a phone by the pillow.',
      },
      {
        asks: ['how long should i stay', 'he wants me to sit with him', 'keeps calling me back up'],
        answer:
          'Ten minutes, then a visit you promised and keep. "I\'m coming at quarter past, even if you\'re quiet." Come even if all is silent. After four or five nights stretch it to twenty minutes. What calms {him} is knowing when, far more than how long.',
      },
      {
        asks: ['is it school', 'could he be being bullied', 'hates sunday nights', 'worse before school'],
        answer:
          'Sunday nights and the end of holidays point that way. Don\'t ask "are you being bullied?" in the dark. Ask in the car, looking ahead: "Which bit of the day do you look forward to least?" and "Who do you sit next to?" Then write to the teacher with the question, not with a diagnosis. If it is bullying, the sleep is the smaller half.',
      },
      {
        asks: ['he sleeps in till 11 at weekends', 'lie in at weekend', 'nap after school'],
        answer:
          'Then the clock inside {him} is living in another country by Monday. Let weekends differ by an hour at most, get {him} into daylight at breakfast, and keep after-school naps for illness. Give it ten days. It is dull advice, and it is the part that works most often.',
      },
    ],
    challenges: ['feeling-worried', 'bedtime-routine'],
  },
  {
    id: 'cot-to-bed',
    title: 'From cot to bed',
    topic: 'sleep',
    ages: [15, 48],
    questions: [
      'when to move my toddler from cot to bed',
      'climbing out of the cot',
      'when should i move my toddler to a bed',
      'shes climbing out of the cot',
      'my 20 month old climbed out of his cot help',
      'moved to a big bed and now he wont stay in it',
      'keeps falling out of bed',
      'how do i move from cot to toddler bed',
      'new baby needs the cot is 2 too young for a bed',
      'roams around the bedroom at 2am since we took the side off',
      'he screamed in the new bed so we put the cot back, was that wrong',
      'cot bed transition',
      'big girl bed',
      'climbing out of the crib',
      'when do you switch from crib to toddler bed',
      'climbs over the cot rail',
    ],
    keys: [
      'cot',
      'big bed',
      'toddler bed',
      'climbing out',
      'climbed out',
      'cot side',
      'falls out of bed',
      'bed guard',
      'cot bed',
      'cot side off',
      'roams',
      'mattress on the floor',
      'out of the cot',
      'crib',
    ],
    ack: [
      {
        when: ['climbing', 'climbed', 'climbs'],
        text: 'The thud, then small feet on the landing: nobody sleeps well after hearing that.',
      },
      { text: 'Taking one side off a cot turns out to be handing over the keys to the house.' },
      { text: 'A cot is a very small country with good borders, and {he} {is} about to leave it.' },
      {
        when: ['new baby', 'baby due', 'pregnant', 'baby needs'],
        text: 'One cot, two children, and a date you cannot move.',
      },
      {
        when: ['falls', 'falling out', 'rolls out'],
        text: 'A bump in the night and a cry, and you are out of bed before you know which child it was.',
      },
    ],
    typical: [
      {
        from: 15,
        to: 48,
        text: 'Most children move between about 18 months and three and a half; climbing out decides the day, not the birthday.',
      },
    ],
    sources: [RED_NOSE, UNDER_FIVES_SLEEP],
    tonight: [
      'If {he} {has} climbed out even once, lower the mattress to the floor tonight, away from the wall, and take out anything to stand on. The bed can be bought next week.',
      'Kneel down and look at the room from {his} height: chest of drawers fixed to the wall, cords tied up, window locked, gate at the stairs.',
      'Keep the whole bedtime the same, the same blanket and the same last sentence: "Stay in your bed until I come." Then come after two minutes, before {he} {has} time to test it.',
    ],
    ask: 'A fall on the head with vomiting, drowsiness or odd behaviour is for the emergency department. If nights are broken for over a month after the move, ask your health visitor.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book with a bed that waits for its child could be ready for the first night.',
      about: 'moving from the cot to a bed',
    },
    back: [
      "Has the climbing begun already, or is it the new baby's cot you need?",
      'How {does} {he} now fall asleep, alone or with you?',
    ],
    turns: [
      {
        asks: ['can i go back to the cot', 'put the side back on', 'we gave up and went back, was that bad'],
        answer:
          'Yes, if {he} {is} not a climber. Going back for a month or two is a decision, not a defeat: "The big bed is having a rest. We\'ll try again in spring." A climber cannot go back, because the fall is higher than the trouble. Then the mattress on the floor is your cot.',
      },
      {
        asks: [
          'he gets out 20 times a night',
          'wont stay in the new bed',
          'wanders around the room',
          'keeps coming to our room',
        ],
        answer:
          'For some weeks the whole room is the bed. Make it safe and boring, put a gate at the door, and let {him} fall asleep on the rug if {he} must; cover {him} there. Lead {him} back with the same five words when you meet {him} on the landing. The charm of walking about wears off within two or three weeks for most.',
      },
      {
        asks: ['falls out of bed every night', 'rolls out', 'is a bed guard safe', 'bed rail'],
        answer:
          'A low bed and a thick rug do most of it. If you use a rail, it must sit tight against the mattress with no gap, because the danger is getting caught, not the tumble. Keep the bed away from the wall for the same reason. Falls get rare once the edge is known in sleep, usually after a few weeks.',
      },
      {
        asks: [
          'we have a new baby coming and need the cot',
          'is it unfair to move her for the baby',
          'baby due in 2 months',
        ],
        answer:
          'Do it at least six to eight weeks before the birth, or wait until the baby is some months old and borrow a second cot. In between, {he} will read it as being put out. Never mention whose cot it was. If {he} ask{s}: "You have the bed. The baby is too small for a bed."',
      },
      {
        asks: ['when can he have a pillow', 'duvet for toddler', 'pillow age'],
        answer:
          'Not in the first year: then the cot stays clear. After the first birthday a flat small pillow and a light cover can come in, and plenty of two-year-olds kick both off and are none the worse. A sleeping bag that fits at the neck is the easy answer to cold nights, and it slows a climber down too.',
      },
      {
        asks: ['how do i talk her into it', 'he says no to the big bed', 'scared of the new bed'],
        answer:
          'Don\'t talk; move in. Let the bed stand there for a week and live on it by day: stories, snacks for teddy, a bear who sleeps over. Let {him} choose between two sheets. On the first night say less than you planned. If {he} ask{s} for the cot, "It\'s gone to the cellar" is kinder than a debate.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
];

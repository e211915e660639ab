import type { Article } from './article.ts';
import { AASM, LULLABY, NHS_SLEEP, SLEEPOVER } from './sleep-sources.ts';

/** Sleep: shared rooms and nights away from home. */
export const SLEEP_PLACES: readonly Article[] = [
  {
    id: 'room-sharing',
    title: 'Brothers and sisters in one room',
    topic: 'sleep',
    ages: [12, 144],
    questions: [
      'putting both boys in one room, one keeps the other awake',
      'can a baby and a toddler share a room',
      'my kids share a room and keep each other awake',
      'siblings giggling for hours at bedtime',
      'how do i put two kids to bed in the same room',
      'the little one wakes the big one every night',
      '6 and 3 year old one bedroom different bedtimes',
      'should they go to bed at the same time',
      '8yo wants her own room and we dont have one',
      'twins wake each other up',
      'moving the baby in with his sister',
      'bunk bed who gets the top',
      'one cries and then both are awake and then its the whole house, we live in two rooms',
      'brothers share a bedroom and wont stop chatting',
      'putting kids in the same bedroom',
    ],
    keys: [
      'share a room',
      'shared bedroom',
      'sharing a bedroom',
      'same room',
      'bunk bed',
      'twins sleep',
      'siblings bedtime',
      'two kids one room',
      'share room',
      'sharing room',
      'siblings bedroom',
      'giggling',
      'wake each other',
      'one bedroom',
      'bunk',
      'same bedroom',
      'in with his sister',
      'twins',
    ],
    ack: [
      { text: 'Two children in one dark room are a party, whatever it says on the clock.' },
      { text: 'One cough, and you lie there waiting for the second voice.' },
      { when: ['baby', 'newborn'], text: 'A baby who shouts, an older one who has school, and one wall too few.' },
      { when: ['own room', 'privacy'], text: '{He} want{s} a door to close, and there is no door to give.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'From 1 to 2 years 11 to 14 hours of sleep in 24 are recommended and from 3 to 5 years 10 to 13, so two children in one room often need two bedtimes.',
      },
      {
        from: 36,
        to: 144,
        text: 'From 3 to 5 years 10 to 13 hours of sleep are recommended and from 6 to 12 years 9 to 12, so two children in one room often need two bedtimes.',
      },
    ],
    sources: [AASM, LULLABY, NHS_SLEEP],
    tonight: [
      'Put them to bed twenty to thirty minutes apart tonight. The first one gets you alone; so does the second, on the landing or the sofa, whispering.',
      'Give each a corner that nobody else touches: a lamp, a box, a blanket over the side of the bunk.',
      'Say what talking is: "Whispering until the song is over. Then ears only." Put the song on, and let it be the one who stops them.',
    ],
    ask: 'If one is hurt or frightened by the other at night, or neither sleeps enough for over a month, ask your health visitor or doctor. Top bunks are for children of 6 and over.',
    offer: {
      kind: 'story',
      label: 'A story about one room with two very different nights in it could be read to both.',
      about: 'sharing a bedroom',
    },
    back: ['Who wakes whom, and at what time?', 'How far apart are they in age, and in sleep?'],
    turns: [
      {
        asks: [
          'i tried staggered bedtimes and the first one stays awake waiting',
          'she waits up for her brother',
          'wont sleep until the other comes',
        ],
        answer:
          'Then swap them: the light sleeper or the waiter goes second. Or settle the first one in your bed, asleep, and carry {him} over later, for a couple of weeks. Some children do sleep better hearing another breathe; for those put both down together, read once, and sit in the doorway with your own book until the whispering dries up.',
      },
      {
        asks: [
          'they giggle and jump for an hour',
          'messing about at bedtime',
          'playing instead of sleeping',
          'how do i stop them talking',
        ],
        answer:
          'Go in once, early and friendly, not late and furious. "Two minutes more, then you lie down." The second time one of them moves: to your bed, on loan, carried back asleep. It is not a punishment, it is geography. Keep it up for a week. And a giggling hour on Saturdays is a memory you are making for them for nothing.',
      },
      {
        asks: ['the baby wakes her up', 'toddler crying wakes the other one', 'one cries and both are up'],
        answer:
          "Most children learn to sleep through a sibling faster than through a parent's footsteps, so wait half a minute before you run. A fan or steady noise between the beds takes off the edges. For the bad weeks, teeth, illness, a new method, the crying one sleeps with you, so that only one of them is tired tomorrow.",
      },
      {
        asks: [
          'is it safe for a baby and toddler to share',
          'when can baby go in with sibling',
          'toddler climbs in the cot',
        ],
        answer:
          "First six months with you, in a cot of its own with nothing in it. After that it can work, if the older one has understood three things: nothing goes into the cot, nobody climbs in, and you come when the baby cries. If {he} {is} under three or can't leave the cot alone, keep them apart at night a while longer.",
      },
      {
        asks: [
          'she wants her own room',
          'no privacy sharing with little brother',
          '10 year old sharing with 4 year old',
        ],
        answer:
          'Take it seriously, even if there is no room to give. A curtain on a rail, a lamp, a box with a lock, half an hour in the evening when the little one is banned. Let {him} draw the room and say where the border runs. What big ones mostly want is one place where nobody touches their things.',
      },
      {
        asks: ['different bedtimes', 'big one reads and little one cant sleep', 'older one goes to bed later'],
        answer:
          'The older one undresses, washes and reads elsewhere, and goes in with a small clip light and socks, like a burglar. Make it a privilege: "You come in at eight, quietly, because you are nine." Lay out the pyjamas in the bathroom before the small one sleeps. It works as long as the big one is proud of it.',
      },
      {
        asks: ['at their dads they have separate rooms', 'only one bedroom at grandmas', 'holiday all in one room'],
        answer:
          'Then each place has its own rule, and you say it at the door: "Here you sleep in one room, and Anna goes first." On holiday let bedtime be joint and late, and accept two tired evenings; nobody forgets for good how to sleep. The order at home starts again on the first evening back, without a discussion.',
      },
      {
        asks: [
          'which one first',
          'which one do i put to bed first',
          'who goes to bed first when they share',
          'both at once or one after the other',
        ],
        answer:
          'As a rule the younger one, asleep or nearly, and the older one half an hour later, with a job in between that is only theirs: a chapter with you on the stairs. If the younger one is the lighter sleeper, the other way round. Try one order for a whole week before you change it.',
      },
    ],
    challenges: ['bedtime-routine', 'new-sibling'],
  },
  {
    id: 'sleeping-away',
    title: 'Nights away from home',
    topic: 'sleep',
    ages: [30, 155],
    questions: [
      'afraid to sleep at friends houses',
      'wants to come home from every sleepover',
      'i had to pick him up from a sleepover at midnight',
      'scared of sleeping at someone elses house',
      'wont stay the night at his cousins',
      'first night away from home',
      'first sleepover my 6 year old is nervous',
      'homesick at grandmas',
      'he wants to go to the sleepover and then rings at 11 to be fetched',
      'how do i prepare my child for a night without me',
      'what age for sleepovers',
      '4yo staying at nannys for the first time while i have the baby',
      'wont sleep anywhere but home',
      'school residential trip crying already',
      'should i pick her up if she calls',
      'sleeps badly on holiday',
      'she has packed her bag three times, unpacked it three times and the party is on saturday',
      'nervous about first sleepover at a friends',
      'wants to be picked up from the sleepover',
      'sleepaway camp homesick',
    ],
    keys: [
      'sleepover',
      'night away',
      'first night away',
      'homesick',
      'residential',
      'staying over',
      'sleeping away',
      'overnight',
      'school camp',
      'nights without me',
      'sleepovers',
      'away from home',
      'night at grandmas',
      'first night',
    ],
    ack: [
      { text: 'The bag is packed, and now the stomach hurts.' },
      {
        text: "Somebody else's ceiling, somebody else's smell, and nobody there who knows which way up the blanket goes.",
      },
      {
        when: ['have the baby', 'new baby', 'give birth', 'hospital', 'labour'],
        text: 'You cannot choose the date, and nobody asked {him} about the bed.',
      },
      {
        when: ['rings', 'called', 'calls', 'fetched', 'pick her up', 'pick him up'],
        text: 'Eleven at night, a small voice on the telephone, and your coat is already half on.',
      },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'Even a different bedtime routine can make a child homesick; a night with a relative or a sitter {he} know{s} is the usual first step.',
      },
      {
        from: 72,
        to: 155,
        text: 'However excited a child is beforehand, a homesick call in the middle of the night is ordinary on a first sleepover.',
      },
    ],
    sources: [SLEEPOVER],
    tonight: [
      'Do the night in daylight first: on Sunday show {him} the bed, the toilet, the light switch, and have a story on that very pillow.',
      'Pack three things from home that smell of it: pillowcase, pyjamas not freshly washed, the usual animal. And one of yours.',
      'Agree on the way out beforehand: "If you want to come home, tell Lea\'s mum, and I come. No questions." Children who may leave mostly stay.',
    ],
    ask: 'Unable to be away from you by day either, ill for days beforehand, or sleeping badly at home for more than two weeks afterwards: talk to your doctor. Not wanting to go near one particular person or house: take it seriously, and ask gently.',
    offer: {
      kind: 'expert',
      label: 'There are stories about a first night away in the expert library, ready for the evening before.',
      about: 'first-sleep-away',
    },
    back: [
      'Whose house is it, and how well {does} {he} really know them?',
      'Which part is the hard one: falling asleep, the toilet at night, or missing you?',
    ],
    turns: [
      {
        asks: [
          'he rang and i fetched him, was that wrong',
          'should i collect her or make her stay',
          'rings to come home',
        ],
        answer:
          'It was right. Fetching {him} cheerfully teaches that going is safe; being made to stay teaches never to try again. In the car say one thing only: "You went, you had supper, you told someone. Next time we do until breakfast, or until ten." A sleepover that ends at ten in pyjamas is a real one.',
      },
      {
        asks: ['how do i know he is ready', 'what age is ok for a sleepover', 'is 5 too young'],
        answer:
          "Look at four things and not at the candles: {he} want{s} to go, sleep{s} at home without you in the room, can ask another grown-up for help, and know{s} the house. Three of them are enough for a grandmother, all four for a friend. If the wish is yours, or the party's, wait for the next invitation.",
      },
      {
        asks: ['wets the bed and is invited', 'bedwetting at a sleepover', 'night nappies at a friends house'],
        answer:
          'Tell the host one sentence, with {his} agreement: "{He} may need a hand with the bed, there is a bag in the side pocket." In it: pull-ups hidden in the sleeping bag, spare bottoms, a plastic bag. Wee before lights out, and the torch by the bed. Most hosts have met it. For a camp of several nights ask your doctor in good time.',
      },
      {
        asks: ['school trip residential', 'camp for three days', 'year 6 residential he is dreading it'],
        answer:
          "Ask the school three things: who do they go to at night, who is in the room, may they ring? Practise with one night at a cousin's before it. Send one letter for each evening, sealed, four lines, with nothing sad in it. And don't promise to fetch {him} unless you would; say what the teacher will do first.",
      },
      {
        asks: ['staying at grandmas while i give birth', 'hospital stay for mum', 'away from me because of the baby'],
        answer:
          'Start early: one nap there, one evening, one night, before the date. Grandma gets your order on paper, down to the last sentence. Leave a voice message to be played at bedtime, twenty seconds, cheerful. Say it in {his} clock: "Two sleeps at Grandma\'s, then Daddy comes." If it turns into four, have someone say so on day two, not on day four.',
      },
      {
        asks: ['cries for me at night when away', 'homesick what do i tell grandma', 'what to say on the phone'],
        answer:
          'On the phone short and warm, and before supper instead of at bedtime: "I love you. Tomorrow at ten I\'m at the door. What are you having?" Not "I miss you so much". Grandma\'s part: sit down, hand on the back, "You miss Mummy. She\'s coming at ten," and something to hold that smells of you. Crying in a good lap is not harm.',
      },
      {
        asks: ['we are on holiday and nobody sleeps', 'new place cant sleep', 'hotel bed'],
        answer:
          'First night: make the strange room small. Same order as at home, same book, own pillowcase, the light where {he} know{s} it. Walk the way to the toilet once with {his} hand on the wall. Expect the second night to be better than the first. And a late first evening is no disaster; the early morning is the one that hurts.',
      },
    ],
    challenges: ['first-sleep-away', 'first-trip'],
  },
];

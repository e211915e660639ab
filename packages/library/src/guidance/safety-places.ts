import type { Article, Source } from './article.ts';

const JERSEY_ROAD: Source = {
  organisation: 'Child Accident Prevention Jersey',
  page: 'Pedestrians',
  address: 'https://fnhc.org.je/child-accident-prevention-jersey/safety-advice/pedestrians',
  checked: 'read',
};
const CPRG_ROAD: Source = {
  organisation: 'Child Safety campaign (CPRG)',
  page: 'Road safety',
  address: 'https://cprg.co.uk/campaigns/road-safety/',
  checked: 'read',
};
const NRC_WATER: Source = {
  organisation: 'National Resource Center for Health and Safety in Child Care (US)',
  page: 'Supervision Near Bodies of Water',
  address: 'https://nrckids.org/CFOC/Database/2.2.0.4',
  checked: 'read',
};
const DPANZ: Source = {
  organisation: 'Drowning Prevention Auckland',
  page: 'Supervision',
  address: 'https://www.dpanz.org.nz/topic/supervision-2/',
  checked: 'read',
};
const NSPCC_HOME_ALONE: Source = {
  organisation: 'NSPCC, in the Echo',
  page: 'Advice on whether to leave children home alone',
  address: 'https://www.echo-news.co.uk/news/23492770.nspcc-advice-whether-leave-kids-home-summer/',
  checked: 'read',
};

/** Safety: the road, water, being at home alone. */
export const SAFETY_PLACES: readonly Article[] = [
  {
    id: 'road-safety',
    title: 'Roads',
    topic: 'safety',
    ages: [18, 143],
    questions: [
      'my 3 year old runs into the road',
      'how do i teach my child to cross the road',
      'she lets go of my hand near cars',
      'when can a child cross the road alone',
      'he ran out between parked cars and i nearly died',
      'refuses to hold hands on the pavement',
      '5yo doesnt look before crossing',
      'scooter on pavement wont stop at kerb',
      'is my 9 year old old enough to walk to school alone',
      'teaching road safety to a child who doesnt listen',
      'reins for a 2 year old yes or no',
      'car park safety toddler bolts',
      'is it normal that a 7 year old forgets to look',
      'he legs it across the road without looking',
      'my toddler pulls his hand away beside the street',
      'she runs into the street',
    ],
    keys: [
      'road',
      'roads',
      'cross the road',
      'crossing the road',
      'runs into the road',
      'kerb',
      'traffic',
      'hold hands',
      'parked cars',
      'car park',
      'pavement',
      'walk to school alone',
      'green cross',
      'bolts',
      'reins',
      'zebra crossing',
      'legs it across',
      'across the road',
      'in front of a car',
      'run over nearly',
      'main road',
      'cross by himself',
      'street',
      'beside the street',
      'hand in the street',
      'pulls away from my hand',
      'lets go of my hand',
      'car',
      'cars',
      'run into the street',
    ],
    ack: [
      {
        when: ['ran', 'nearly', 'runs'],
        text: 'There was a squeal of brakes, and then a silence, and your knees have not come back yet.',
      },
      {
        when: ['alone', '9', 'school'],
        text: 'One day {he} will cross it without you, and you are asked to know which day.',
      },
      { text: 'The hand has gone from yours, and between the two of you and the tarmac there is one kerb.' },
      { text: '{He} can recite it perfectly, stop look listen, and then a pigeon lands on the other side.' },
    ],
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Small children need holding by the hand and watching near any road; they are hard to see, and cannot see over a car.',
      },
      {
        from: 60,
        to: 95,
        text: 'From five or so you can begin to teach the code, and around seven it can be practised step by step; children often struggle to judge speed and distance until at least eight.',
      },
      {
        from: 96,
        to: 155,
        text: 'Even at eleven many cannot judge the speed and distance of cars as well as an adult. Known routes, crossings and lots of practice come before going alone.',
      },
    ],
    sources: [JERSEY_ROAD, CPRG_ROAD],
    tonight: [
      'Make it a rule with no argument, tonight on the carpet edge: "At the kerb we stop. Hand, buggy or reins. You choose which."',
      'Tomorrow stop at every kerb and say what you do aloud: "I stop. I look. I listen. I can hear one. We wait."',
      'Swap parts: "You\'re the grown-up today. When may I go?" {He} decide{s}, you hold the hand.',
    ],
    ask: 'If past five {he} still bolt{s} without stopping most times, run{s} off everywhere, or {does} not seem to hear you, ask your health visitor or doctor to look at hearing and attention. Anyone hit by a car, even slowly, is seen by a doctor the same day; unconscious or in pain: emergency number.',
    offer: {
      kind: 'song',
      label: 'A kerb song, stop on the last word, could be ready for the walk tomorrow.',
      about: 'stopping at the kerb',
    },
    back: [
      'Where does it happen: car parks, your own street, on the scooter?',
      'What pulls {him} out: a ball, a dog, you on the other side?',
    ],
    turns: [
      {
        asks: ['wont hold hands', 'pulls his hand away', 'refuses to hold my hand in the street', 'reins or not'],
        answer:
          'A choice of three, all of them attached: hand, buggy handle, strap. Letting go means the next one up, no talk, and tomorrow it begins anew. Reins are no dog lead, they\'re a longer arm, and for a bolter beside a road I would take them. Give the free running somewhere: "From the gate to the oak you may run." Then the hand again.',
      },
      {
        asks: ['ran out and i screamed at her', 'nearly hit by a car', 'i smacked him for running out', 'near miss'],
        answer:
          'Anyone would have screamed. Hold {him} first, let both sets of knees stop. Then ten words: "Cars can\'t stop. That was dangerous. At the kerb we stop." A smack teaches what you were like, and not what the car was like. Go to that very spot tomorrow and do it right five times, like a game. Then leave it.',
      },
      {
        asks: ['when can he go alone', 'what age cross alone', 'walk to school by himself', 'is she old enough'],
        answer:
          "Not by birthday: by route. Walk it with {him} in front and say nothing, ten times. Can {he} choose the better crossing, wait although a friend goes, stay wide awake when late? Most aren't ready before eight, many not before ten or eleven, and busy roads later. Begin with one small crossing without lights or bends, you watching from the window.",
      },
      {
        asks: ['car parks', 'bolts in car park', 'supermarket parking toddler', 'getting out of the car with two kids'],
        answer:
          'Cars reverse there and nobody sees anything below the window. The rule "one hand on the car": a sticker on your door, {he} put{s} a palm on it while you get the other one out, on the side away from the traffic. Buggy first, baby second, bags last. With a bolter: straight from the seat into trolley or sling.',
      },
      {
        asks: ['scooter and bike', 'wont stop scooter', 'bike on the road', 'balance bike too fast'],
        answer:
          'Helmet each time, yours too. Practise stopping before going: on "red" everything stands, on grass and then on the path, twenty times, with you losing. Fixed stops on your way, each driveway, every lamp with paint on it. If {he} roll{s} past one, the scooter is carried home, by you, without a sermon. Roads come much later than pavements.',
      },
      {
        asks: ['he knows it but forgets', 'looks but doesnt see', 'recites rules but runs', 'doesnt pay attention'],
        answer:
          "Knowing it at the table and doing it with a ball in your arms are two different subjects. Practise with distraction on purpose: you talk of cake, somebody calls from across the road, and {he} still stop{s}. And the most important one: never call {him} across to you. You go over. If it doesn't come with practice by seven or eight, mention it to your doctor.",
      },
      {
        asks: [
          'autism and roads',
          'runs off no danger awareness',
          'child with special needs road safety',
          'doesnt understand danger',
        ],
        answer:
          'Then the environment must do more: reins or a wrist link, gates and high latches, a bracelet with your number, the same route and the same kerb every time, with a picture for each step. Teach "stop" with a word or a whistle in the hall, for a reward, daily. Ask your council, school or therapist for travel training; it exists, and they\'ll know.',
      },
    ],
    challenges: [],
  },
  {
    id: 'water-safety',
    title: 'Water',
    topic: 'safety',
    ages: [6, 143],
    questions: [
      'how do i keep my toddler safe around water',
      'my 2 year old jumps in the pool without fear',
      'paddling pool how much supervision',
      'armbands or swim vest for 3yo',
      'can i leave my baby in the bath for a second',
      'holiday villa with a pool and two small kids',
      'child afraid of water wont put his face in',
      'when should kids learn to swim',
      'garden pond and a toddler',
      'she runs into the sea',
      '6 year old can swim a bit can i relax',
      'he went under for a few seconds and is fine now',
      'bath seat safe baby alone',
      'frightened of getting her face wet at swimming',
      'we have a pond and a one year old',
    ],
    keys: [
      'water',
      'pool',
      'swimming',
      'paddling pool',
      'pond',
      'bath alone',
      'drown',
      'drowning',
      'armbands',
      'sea',
      'beach',
      'swim vest',
      'learn to swim',
      'villa with pool',
      'went under',
      'lake',
      'face wet',
      'getting his face wet',
      'splashed',
      'at swimming',
      'swimming lessons scared',
      'hot tub',
      'scared of water',
      'pond in the garden',
      'one year old and pond',
      'river',
      'bathtub',
      'bath safety',
    ],
    ack: [
      {
        when: ['under'],
        text: 'Two seconds of hair under the surface, and you will see it for a week whenever you close your eyes.',
      },
      {
        when: ['afraid', 'face'],
        text: 'A splash on the eyelashes, and the whole lesson is over, towel, tears, home.',
      },
      { when: ['holiday', 'villa'], text: 'The photographs show the pool first and the fence not at all.' },
      { text: "It is hot, the water is blue, and you are the only one here who isn't on holiday from it." },
    ],
    typical: [
      {
        from: 6,
        to: 59,
        text: "A small child can drown within half a minute, in a few centimetres of water, and without a sound or a splash. The rule for this age is an adult within arm's reach, doing nothing else.",
      },
      {
        from: 60,
        to: 155,
        text: 'Lessons help and do not make anyone safe; armbands and big brothers or sisters are no replacement for a grown-up who watches.',
      },
    ],
    sources: [NRC_WATER, DPANZ],
    tonight: [
      'Empty it now: paddling pool, bucket, bath, upside down. Then look for what else holds water on your ground.',
      "Say who watches, aloud, with a thing to hold: \"I've got the hat, I'm watching. Now you've got the hat.\" No phone under the hat.",
      'Teach the edge rule at the next puddle: "Toes stop. Ask. Then in."',
    ],
    ask: 'Anyone who went under and was pulled out limp, or who afterwards coughs on, breathes fast, vomits or is unusually sleepy: emergency number or department now. Not breathing: call, and do what the call-taker says. For lessons and fear ask your swimming pool; for ears or skin your doctor.',
    offer: {
      kind: 'song',
      label: 'A song for toes at the edge could be learned before the holiday.',
      about: 'stopping at the edge of the water',
    },
    back: ['Which water is it: bath, garden, pool, sea?', 'How many grown-ups will there be, and who watches when?'],
    turns: [
      {
        asks: [
          'is the bath ok for a minute',
          'leave baby in the bath to answer door',
          'bath seat',
          'older sibling watch in bath',
        ],
        answer:
          "No, not for the doorbell, a towel or a phone. Take {him} out with you, wet as {he} {is}; the parcel will wait. A bath seat isn't a guard, it can tip, and a brother of six can't hold what slips. Have everything in reach before the tap runs, and pull the plug before you lift {him} out. It's the dullest rule in the house, and it never varies.",
      },
      {
        asks: ['armbands', 'swim vest', 'floaties', 'are inflatables safe'],
        answer:
          "For fun, beside you. Not for safety: they slip off, deflate, and give {him} and you a feeling that isn't so. On a boat, a jetty or by a river a real life jacket in the right size, closed. For learning to swim, let the teacher choose what helps. Inflatables belong in pools and not on the sea, where the wind takes them.",
      },
      {
        asks: ['can swim so can i relax', 'she had lessons', '6yo swims a bit', 'how good is good enough'],
        answer:
          'Lessons help, and children who can swim drown too, from cold, waves, cramp, a jump that went wrong. Until {he} can swim some lengths, turn over and rest, and get out in clothes, think of {him} as a non-swimmer; in sea, lakes and rivers also afterwards. Within reach until about five, within a few strokes after that, eyes on always.',
      },
      {
        asks: ['holiday with a pool', 'villa pool fence', 'hotel pool with toddler', 'garden pond'],
        answer:
          "Ask before you book: fence on all four sides, gate that shuts by itself. On arrival close the terrace door with a high lock or an alarm, and take the toys out of the water, since that's what they go in for. One adult has the watch, in turns of twenty minutes. A pond at home: fence, grid or fill it in until {he} {is} at school.",
      },
      {
        asks: ['afraid of water', 'wont put face in', 'screams at swimming lessons', 'hates swimming'],
        answer:
          "Leave the pool alone for a bit and begin with the shower rose on the feet, a cup over the shoulder, goggles in the bath, blowing boats. {He} pour{s}, you are the one who gets wet. In the pool: steps, your neck, out before {he} want{s} to. Small groups, warm water, no dunking, ever. It's slower than the neighbour's child and lasts longer.",
      },
      {
        asks: ['went under and is fine now', 'swallowed water', 'secondary drowning', 'coughing after pool'],
        answer:
          "If {he} coughed a little, cr{ies} or laugh{s} as usual, breathe{s} quietly and {is} {himself}: keep {him} near you for the rest of the day and look now and then. Coughing that stays, fast or hard breathing, vomiting, blue lips, odd sleepiness in the next hours: emergency number or department at once. If {he} {was} ever limp or not breathing, go now, even if it's over.",
      },
      {
        asks: ['sea and rivers', 'runs into the sea', 'safe at the beach', 'lake swimming with kids'],
        answer:
          'Between the flags, on a guarded beach, you on the sea side of {him}. A mark in the sand, "no feet past this", and a bright cap. Waves to the knee are plenty for a small one. Rivers and lakes: cold and current, so jacket on or out. If you get pulled: float on your back, arm up, call; practise floating as a game, "be a starfish".',
      },
    ],
    challenges: [],
  },
  {
    id: 'home-alone',
    title: 'Home alone',
    topic: 'safety',
    ages: [72, 155],
    questions: [
      'at what age can i leave my child home alone',
      'can i leave my 9 year old alone for an hour',
      'is it legal to leave an 8 year old at home',
      '10yo home alone after school',
      'can i pop to the shop while my toddler naps',
      'my 11 year old doesnt want to be alone in the house',
      'leaving 12 year old in charge of a 6 year old',
      'latchkey kid rules',
      'he is scared when i put the bins out',
      'how do i prepare my child to stay home alone',
      'baby asleep can i go next door with the monitor',
      'what should a child know before staying home by himself',
      'is he old enough to be left on his own after school',
      'can i leave my son in the house while i go shopping',
      'how old must a kid be to stay at home by himself',
    ],
    keys: [
      'home alone',
      'leave him alone',
      'leave her alone',
      'alone in the house',
      'latchkey',
      'babysit sibling',
      'in charge of younger',
      'pop to the shop',
      'stay home by himself',
      'legal age alone',
      'left on his own after school',
      'left on her own',
      'in the house while i',
      'own after school',
      'old enough to be left',
      'latch key',
      'be left alone',
      'how old must',
      'by himself in the house',
      'unsupervised',
      'leave kids at home',
    ],
    ack: [
      {
        when: ['nap', 'naps', 'baby', 'asleep', 'monitor'],
        text: 'The nap has just begun, the milk is all gone, and the shop is within sight of your window.',
      },
      { when: ['scared'], text: 'You are going as far as the bins, and {he} want{s} to know how long that is.' },
      { text: 'Forty minutes between the bus and your key, and nobody to fill them.' },
      { text: '{He} say{s} {he} can do it, and when you are out {he} ring{s} to ask whether {he} can do it.' },
    ],
    typical: [
      {
        from: 72,
        to: 143,
        text: "Many places name no age in law, but leaving a child where they are at risk is an offence. The NSPCC's advice: under twelve children are rarely mature enough to cope in an emergency and are not to be left for long.",
      },
      {
        from: 144,
        to: 155,
        text: 'Even at twelve a child who does not feel comfortable with it is not to be left, and nobody under sixteen overnight.',
      },
    ],
    sources: [NSPCC_HOME_ALONE],
    tonight: [
      'Ask {him} first, tonight: "How would that be for you, twenty minutes, me at the shop?" A no is an answer.',
      'Play six cards: doorbell, smoke, cut finger, lost key, a stranger on the phone, power cut. "What do you do?"',
      'Do ten minutes, reachable, on a bright afternoon. Then talk: "What was the worst minute?"',
    ],
    ask: 'Babies, toddlers and very young children are never left alone, asleep or awake. For the law where you live ask your council or a child helpline. If you know of small children alone now, ring the police; if it is your own childcare that has broken down, ring school, family or social services today.',
    offer: null,
    back: ['How long, what time of day, and who is nearby?', 'Is there a younger one as well?'],
    turns: [
      {
        asks: ['is it legal', 'what does the law say', 'will i get in trouble', 'legal age to be home alone'],
        answer:
          "It differs: some countries and states name an age, many don't, and there the question is whether the child was at risk. Look up your own government's page or ask a child helpline, and check what your school demands for being picked up. The better test is on the sofa: could {he} get out, ring for help and say your address, if the kitchen burned?",
      },
      {
        asks: [
          'just while the baby naps',
          'pop out for 5 minutes',
          'next door with baby monitor',
          'run to the shop while he sleeps',
        ],
        answer:
          "No, not even for five minutes. Fires, falls and locked doors need less, and you might be the one who slips on the stairs. In the same building within range of the monitor, with the door in your sight, is a grey zone I can't clear for you. Make it dull: take {him} along in the sling, ask the neighbour, or have toast without milk.",
      },
      {
        asks: [
          'older one looks after the younger',
          '12 year old babysitting',
          'leave siblings together',
          'big brother in charge',
        ],
        answer:
          "Think what happens if the two of them quarrel, since that's the commonest emergency. Twelve is usually enough for {himself} for a short time and not for a six-year-old as well. An hour, when one is in bed and the other has a phone and a neighbour, comes before a whole afternoon. Being in charge means calling, not bossing; tell both the same thing.",
      },
      {
        asks: [
          'he is scared to be alone',
          'doesnt want to stay by herself',
          'frightened when i go to the bins',
          'panics alone upstairs',
        ],
        answer:
          "Then it's not time yet, whatever the class does. Being alone is learned in pieces: upstairs with the radio on, you in the garden, you at the postbox with {him} at the window, five minutes round the block. {He} decide{s} on the next piece. If at nine {he} cannot be in another room in daylight, and it has lasted for months, ask your doctor.",
      },
      {
        asks: ['rules for home alone', 'what should she know', 'prepare child to be alone', 'latchkey rules'],
        answer:
          "Five are plenty, on the fridge: door stays shut, and nobody hears that you're alone; no cooker, candle or bath; phone charged and answered; food is in the blue box; if it smells, burns or bleeds, out and call the emergency number. With your numbers, the address and one neighbour with a key. A text when in, one from you when you leave work.",
      },
      {
        asks: ['i have no childcare', 'i work until 6', 'cant afford after school club', 'no choice but to leave him'],
        answer:
          "That is a hard sum, and you aren't alone in it. Ask the school about clubs and hardship places, another family about a swap, Tuesdays for Thursdays, an older neighbour about tea and television, your employer about two early days. A library is better than an empty flat. If it can't be closed, ring your council's family service and say exactly which hours.",
      },
    ],
    challenges: [],
  },
];

import type { Article, Source } from './article.ts';
import { CDC_15_MONTHS, CDC_18_MONTHS, CDC_2_YEARS } from './milestone-sources.ts';

const GREENWICH_WALKING: Source = {
  organisation: 'Greenwich 0 to 4 (NHS health visiting)',
  page: 'Crawling and walking',
  address: 'https://www.greenwich0to4.co.uk/0-4-years/development/developing-independence/crawling-and-walking',
  checked: 'read',
};
const NHS_LEGS: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Leg and foot problems in children',
  address: 'https://111.wales.nhs.uk/livewell/pregnancy/Legandfootproblemsinchildren/',
  checked: 'read',
};
const MILTON_KEYNES_TOES: Source = {
  organisation: 'Milton Keynes University Hospital NHS Foundation Trust',
  page: "Children's orthopaedics: tip toe walkers",
  address: 'https://www.mkuh.nhs.uk/childrens-orthopaedics/for-patients',
  checked: 'read',
};
const UK_ACTIVITY: Source = {
  organisation: 'Oxford Health NHS Foundation Trust',
  page: 'Physical activity guidelines (UK Chief Medical Officers)',
  address: 'https://www.oxfordhealth.nhs.uk/cit/resources/physical-activity-guidelines/',
  checked: 'read',
};

/** Movement: crawling, walking, and the legs that do it. */
export const MOVEMENT_LEGS: readonly Article[] = [
  {
    id: 'walking-late',
    title: 'Crawling and walking, later than the others',
    topic: 'movement',
    ages: [6, 26],
    questions: [
      'not walking at 16 months',
      'when do babies walk',
      'my 11 month old isnt crawling',
      'bottom shuffler when will she walk',
      'is it normal not to walk at 17 months',
      'how do i help my baby to walk',
      'she walks holding my finger but wont let go',
      'baby skips crawling',
      'are baby walkers bad',
      'still not pulling to stand',
      'everyone at baby group is upright, mine sits in the middle like a buddha and waves, fifteen months',
      'late walker should i worry',
    ],
    keys: [
      'walk',
      'walking',
      'not walking',
      'late walker',
      'crawl',
      'crawling',
      'bottom shuffler',
      'shuffles',
      'pulling to stand',
      'first steps',
      'baby walker',
      'cruising',
    ],
    ack: [
      { text: 'Everyone at baby group is upright, and you are still carrying.' },
      {
        when: ['finger', 'hold', 'holding', 'lets go', 'let go'],
        text: 'Your back knows every metre {he} {has} walked on your one finger.',
      },
      {
        when: ['crawl', 'crawling'],
        text: 'The rug has been down for months, and nobody is using it for its purpose.',
      },
      { text: 'Being asked "Walking yet?" by the same neighbour every week does not make legs grow.' },
    ],
    typical: [
      {
        from: 6,
        to: 14,
        text: 'Crawling comes at very different ages, and some babies never crawl; bottom shufflers tend to stand and walk later than crawlers.',
      },
      {
        from: 15,
        to: 17,
        text: 'By 15 months most children take a few steps alone, and by 18 months most walk without holding on.',
      },
      {
        from: 18,
        to: 26,
        text: 'By 18 months most children walk without holding on to anyone or anything; shufflers are often among the later ones.',
      },
    ],
    sources: [CDC_18_MONTHS, CDC_15_MONTHS, GREENWICH_WALKING],
    tonight: [
      'Take off shoes and socks, and set two firm things a hand apart, sofa and box, with what {he} want{s} on top of the second.',
      'Kneel {him} at the sofa with a toy on the seat and help the hips, not the hands, up to standing.',
      'Leave the baby walker in its packaging; floor and furniture teach more.',
    ],
    ask: 'Ask your health visitor or doctor if {he} {is} not sitting alone at 9 months, not walking at 18 months, or use{s} one side less, {is} very stiff or floppy at any age. Legs that stop carrying {him}, or a skill lost: doctor this week; sudden limp with fever: today.',
    offer: {
      kind: 'song',
      label: 'A stepping song for two sofas and one gap could be ready tonight.',
      about: 'first steps between two chairs',
    },
    back: [
      'Is there any pulling up to stand, and getting down again?',
      'What came before this: crawling, shuffling, rolling?',
    ],
    turns: [
      {
        asks: [
          'she will only walk holding a hand',
          'he wont let go of my finger',
          'scared to let go',
          'walks with a trolley but not alone',
        ],
        answer:
          'Balance is there; trust in it is not. Swap your finger for something that gives: a scarf you both hold, then a wooden spoon, then a spoon that you quietly let go of. Crouch one arm away, not three. And give {him} something in each hand, two bricks; busy hands forget to hold on.',
      },
      {
        asks: [
          'he never crawled is that bad',
          'skipped crawling',
          'should i teach her to crawl',
          'does not crawling cause problems later',
        ],
        answer:
          'No harm in it by itself; crawling is not even on the current American list of milestones. What matters is that {he} get{s} about by some means and use{s} both sides alike. If one arm or leg is dragged, or one hand is always a fist, show it to your health visitor or doctor soon, with a short film.',
      },
      {
        asks: ['are baby walkers ok', 'jumperoo good or bad', 'should i use reins', 'does she need shoes to walk'],
        answer:
          'No to walkers with wheels: they tip, they reach stairs fast, and they teach pushing with toes. A bouncing seat for a quarter of an hour is fine. Shoes are for outdoors, once {he} walk{s}; indoors the bare foot feels the floor. A heavy trolley or a washing basket to push is the best apparatus there is.',
      },
      {
        asks: [
          'what will the doctor do',
          'health visitor will refer him what happens',
          'do they do tests',
          'physio for a toddler',
        ],
        answer:
          'Watch {him} move, bend hips and knees, look from behind, and ask about sitting and how you two walked as babies. Often that is all, with a date to come back. Sometimes a physiotherapist shows you two exercises, or a blood test is taken. Film {him} getting up from the floor at home; children never do it on request.',
      },
      {
        asks: [
          'did i carry him too much',
          'is it because of the carrier',
          'my mother says i hold her too much',
          'is it my fault he is late',
        ],
        answer:
          'No. Babies are carried for years all over the world and walk all the same. Shape, temper and family count for more: ask the grandmothers when you two walked, and you may find your late walker in an old letter. What helps is floor time when {he} {is} in good humour, and trousers that do not slide.',
      },
      {
        asks: [
          'he was premature',
          'born at 32 weeks not walking',
          'do i count from the due date',
          'corrected age and walking',
        ],
        answer:
          'Count from the due date, up to about two years. Born two months early and now 18 months means 16 months for walking. The rest stays the same: one side, stiff, floppy or something lost is for now, whatever the date. And tell every new person the corrected age first; it saves you explaining afterwards.',
      },
      {
        asks: [
          'i tried that and she just sits down',
          'no interest in walking',
          'he sits and waves',
          'doesnt want to stand',
        ],
        answer:
          'A good sitter with a good view has little reason to get up. So raise the world: snacks, saucepans and you, all at sofa height, and nothing interesting on the floor for ten minutes a day. If by then the legs fold, hang like noodles or go stiff when you stand {him}, that is something to show.',
      },
      {
        asks: [
          'what can i do to help him walk',
          'how do i help her learn to walk',
          'exercises for walking',
          'does barefoot help',
        ],
        answer:
          "Bare feet, a floor that is not slippery, and something worth getting to, a hand's breadth out of reach. Hold {him} at the hips, not the hands, so that the balance is {his} own. Pushing a heavy box with books in it is a good game. Twenty times a day for half a minute does more than one long lesson.",
      },
    ],
    challenges: [],
  },
  {
    id: 'legs-and-feet',
    title: 'Tiptoes, flat feet, knees and toes that turn in',
    topic: 'movement',
    ages: [12, 131],
    questions: [
      'walks on tiptoes',
      'my 2yo walks on his toes all the time',
      'flat feet in children',
      'bow legs toddler normal?',
      'knock knees at 4',
      'pigeon toed',
      'her feet turn in and she trips',
      'is toe walking a sign of autism',
      'when do flat feet need insoles',
      'sits in a w',
      'his legs are so bandy my mother says it is rickets',
      'how do i stop him walking on tiptoe',
      'one foot turns out when he walks',
    ],
    keys: [
      'tiptoe',
      'tiptoes',
      'toe walking',
      'flat feet',
      'bow legs',
      'knock knees',
      'pigeon toed',
      'in toeing',
      'feet turn in',
      'insoles',
      'w sitting',
      'bandy legs',
      'feet',
      'knees',
      'sits in a w',
      'toe walker',
      'feet turn',
    ],
    ack: [
      { text: 'Once you have seen it you cannot stop looking at it, all the way down the street, from behind.' },
      {
        when: ['tiptoe', 'tiptoes', 'toes', 'toe'],
        text: 'Up on {his} toes like someone crossing a cold bathroom, all day long.',
      },
      { when: ['mother', 'gran', 'rickets', 'granny'], text: 'There is always a grandmother who knows a word for it.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Bow legs are very common before 18 months, walking on tiptoe is common up to 3, and nearly all small feet look flat.',
      },
      {
        from: 36,
        to: 131,
        text: 'Flat feet usually right themselves by 6, knock knees by 7, turned-in toes by 8; an arch that appears on tiptoe is a good sign.',
      },
    ],
    sources: [NHS_LEGS, MILTON_KEYNES_TOES],
    tonight: [
      'Ask for three things as a game: stand on tiptoe, walk on heels like a penguin, squat down flat. Note what goes and what does not.',
      'Look at the shoes: one side worn much more than the other is worth a photo.',
      'Film ten seconds of walking from behind, barefoot. That film is worth more than any description.',
    ],
    ask: 'Ask your doctor or health visitor if it is one-sided, painful, getting worse, makes {him} fall often, heels will not come down when asked, or tiptoes go on past 3. A new limp: within days; a limp with fever, or a child who will not stand: today.',
    offer: null,
    back: ['Is it both sides alike?', 'When you ask for flat feet, can {he}?'],
    turns: [
      {
        asks: [
          'is toe walking autism',
          'does tiptoe walking mean something',
          'toe walking and autism',
          'should i worry about tiptoes',
        ],
        answer:
          'By itself, no; many young children do it out of habit, and it often runs in families. It counts for more together with other things: few words, little pointing or sharing, great upset at change. If those ring a bell, mention all of it in one appointment. If not, check the heels: if they come down easily, it is probably a habit.',
      },
      {
        asks: ['how do i stop the tiptoes', 'exercises for toe walking', 'calf stretches', 'do boots help'],
        answer:
          'Make heels interesting: penguin walks to the bathroom, footprints in sand or paint, standing on a slope facing up to draw on the wall. Stiff boots make tiptoeing a nuisance. Do not say "heels down" forty times a day; nobody hears it after the third. If the heels do not reach the floor at all, stretching needs a physiotherapist first.',
      },
      {
        asks: [
          'do flat feet need insoles',
          'special shoes',
          'arch supports for a 4 year old',
          'shoe shop said he needs insoles',
        ],
        answer:
          'Usually not. If an arch shows when {he} stand{s} on tiptoe, and nothing hurts, no treatment is normally needed, whatever the shop says. Buy shoes for length and width with a firm heel, and let {him} go barefoot at home. Pain, early tiring or a stiff flat foot is different; then the doctor first, the insoles after.',
      },
      {
        asks: [
          'she sits in a w all the time',
          'is w sitting bad',
          'should i correct how he sits',
          'sits with his legs out behind',
        ],
        answer:
          'Children sit like that because their hips allow it and it is steady for play. In and out of it is fine. If {he} sit{s} no other way, offer a small stool or the side of a cushion, and give a job that means getting up. Stiffness, falling a lot or one leg that will not fold is for the doctor.',
      },
      {
        asks: [
          'he trips over his own feet',
          'falls all the time',
          'feet turn in and she falls',
          'when do pigeon toes go',
        ],
        answer:
          'Turned-in toes trip small children when they are tired, and by about eight most have turned out. Shoes with a good grip and a shorter walk at the end of the day do more than reminders. What should be seen is tripping that gets worse, on one side only, or in a child who ran well before.',
      },
      {
        asks: ['legs hurt at night', 'growing pains', 'wakes crying with leg pain', 'says his knees ache'],
        answer:
          'Aches in both legs in the evening that are gone by morning are common at this age; rub, a warm flannel, and company. It is for the doctor if it is one leg or one joint, is there by day, comes with a limp, swelling, fever, or a child who is off colour. Ring today for a hot swollen joint.',
      },
    ],
    challenges: [],
  },
  {
    id: 'wont-walk',
    title: 'Wants to be carried, will not walk far',
    topic: 'movement',
    ages: [18, 95],
    questions: [
      'wants to be carried all the time',
      'my 3 year old wont walk anywhere',
      'refuses to walk sits down on the pavement',
      'how far should a 4yo be able to walk',
      'still in the buggy at 4',
      'legs are tired after five minutes',
      'she says carry me as soon as we leave the house',
      'my back hurts, hes 17 kilos and wants up',
      'how to get toddler out of the pushchair',
      'lazy walker',
      'walks fine in the morning, and then halfway home from nursery sits down in front of the chemist every day as if someone had pulled out the batteries',
    ],
    keys: [
      'carried',
      'carry me',
      'wont walk',
      'refuses to walk',
      'sits down on the pavement',
      'buggy',
      'pushchair',
      'tired legs',
      'up up',
      'walk far',
      'stroller',
      'walk home',
      'lazy walker',
      'legs are tired',
      'kilos',
      'wants up',
      'back hurts',
    ],
    ack: [
      {
        text: "Two bags, and a person who can walk, being carried: that is somebody's circus act, and you do it daily.",
      },
      {
        when: ['pavement', 'sits down', 'chemist', 'halfway'],
        text: 'There is a spot on your way home that has your name on it.',
      },
      { text: '"Carry me" begins at the front door, before a single leg has been used.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'By 2 most children run and manage a few stairs, yet walking at your pace towards your goal is a different sport; small children move in bursts.',
      },
      {
        from: 48,
        to: 95,
        text: 'At 4 a child who plays can walk a good way when there is something in it; three hours of movement a day up to 5, and an hour from then on, is the usual advice.',
      },
    ],
    sources: [CDC_2_YEARS, UK_ACTIVITY],
    tonight: [
      'Leave ten minutes earlier tomorrow. Most carrying is lateness.',
      'Give the walk a job: letters to post, a bag to pull, "Find me three red doors." Legs follow hands.',
      'Offer before it is demanded: at the spot where it always happens, a rest on the wall, a sip of water, "To the tree I carry you, from the tree you walk."',
    ],
    ask: 'See your doctor if {he} tire{s} much sooner than before or than others, {is} out of breath, {has} pain, a limp, or trouble getting up from the floor, and this week if walking gets worse. Suddenly will not stand or walk: today.',
    offer: {
      kind: 'song',
      label: 'A marching song exactly as long as your street could be ready tomorrow.',
      about: 'walking all the way home',
    },
    back: [
      'Is it the same on the way there, or only on the way back?',
      'Do the legs come back when there is a playground?',
    ],
    turns: [
      {
        asks: [
          'she screams if i dont carry her',
          'he lies down and refuses',
          'i tried not carrying and it was a scene',
          'cries carry me in the street',
        ],
        answer:
          'Sit down as well, on the wall, and be slow: "You\'re tired of walking. We rest. Then to the tree." Wait longer than {he} expected, without persuading. If you must move, carry in a boring way, facing out, without chat, to the next tree only. Decide beforehand what you will do, because the middle of the pavement is no place to negotiate.',
      },
      {
        asks: [
          'when should we stop using the buggy',
          'is 4 too old for a pushchair',
          'people comment on the buggy',
          'how do i get rid of the buggy',
        ],
        answer:
          'Use it for your distances, and leave it at home for those {he} can manage. Short known ways without, from about three; long days, with. Go out once a day with no buggy and no hurry, to the post box and back, an hour if it takes an hour. Comments from the public need no answer. In a month the buggy is for shopping.',
      },
      {
        asks: [
          'my back is killing me',
          'i am pregnant and cant carry him',
          'doctor said no lifting',
          'i cant lift her any more',
        ],
        answer:
          'Then it is a rule about your body, not about {him}, and those are easiest to keep: "My back can\'t carry. My hand can hold, my lap can cuddle." Say it before you leave, and give lots of lap at home, so that nothing is lost but the altitude. A scooter, a pull-along cart or a friend\'s shoulders for the last stretch are fair.',
      },
      {
        asks: ['only after nursery', 'walks there but not back', 'fine in the morning', 'collapses on the way home'],
        answer:
          'That is an empty tank: a day of noise and good behaviour, and nothing in the stomach since three. Meet {him} with something to eat in your hand and no questions, and sit for five minutes before you set off. If the legs come back after a banana, you know what the sitting down is about.',
      },
      {
        asks: [
          'grandma always carries him',
          'walks for dad but not for me',
          'at nursery he walks fine',
          'my mil says i spoil him with the buggy',
        ],
        answer:
          'For dad because dad does not carry, or because of the jokes. That is not a reproach; children ask where asking works. You need not become dad. Keep one stretch that is always walked with you, the same two hundred steps, and one place where you always carry, the last stairs. Known beats fair.',
      },
    ],
    challenges: [],
  },
];

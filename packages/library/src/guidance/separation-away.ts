import type { Article, Source } from './article.ts';

const WEST_YORKSHIRE_SEPARATION: Source = {
  organisation: 'West Yorkshire Healthier Together (NHS)',
  page: 'Separation Anxiety',
  address: 'https://wyhealthiertogether.nhs.uk/parentscarers/your-childs-development/separation-anxiety',
  checked: 'read',
};
const AAP_HOMESICK: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Help your child avoid homesickness at camp',
  address: 'https://publications.aap.org/aapnews/article/33/6/26/9852/Help-your-child-avoid-homesickness-at-camp-with',
  checked: 'read',
};
const DEPLOYMENT_SHEET: Source = {
  organisation: '141st Air Refueling Wing, family support',
  page: 'Deployment Resources (Ages 0-3)',
  address:
    'https://www.141arw.ang.af.mil/About-Us/Fact-Sheets/Display/Article/437687/141st-deployment-resources-ages-0-3/',
  checked: 'read',
};
const EXTENSION_DEPLOYMENT: Source = {
  organisation: 'Cooperative Extension',
  page: 'Preparing for Deployment: Supporting Young Children',
  address: 'https://childcare.extension.org/preparing-for-deployment-supporting-young-children/',
  checked: 'read',
};

/** Separation: nights with grandparents, a parent who works away. */
export const SEPARATION_AWAY: readonly Article[] = [
  {
    id: 'nights-with-grandparents',
    title: 'Nights with grandparents',
    topic: 'separation',
    ages: [12, 119],
    questions: [
      'is it ok for a 2 year old to sleep at grannys for a week',
      'first week at grandmas without us',
      'first sleepover at grandmas',
      'my toddler wont sleep at his grandparents',
      'is 18 months too young for a night away from me',
      'she cried for me all night at nans',
      'we are going away for a weekend and leaving the 3yo with my parents',
      'he was happy at grandpas and then cried at bedtime',
      'how do i prepare my child for a night at grandparents',
      '6 year old wants to come home from granny in the middle of the night',
      'grandma doesnt follow our bedtime',
      'leaving baby overnight first time i feel sick',
      'giving birth and the older one must stay with inlaws',
      'doesnt want to stay with nan anymore',
      'can a one year old stay the night with my mum',
      'meant to sleep at nannys but begged to come home',
    ],
    keys: [
      'grandparents',
      'grandma sleepover',
      'nans house',
      'night at grandmas',
      'overnight',
      'leaving overnight',
      'weekend away',
      'sleep at grandpas',
      'inlaws overnight',
      'granny',
      'first night away',
      'stay the night with my mum',
      'nannys',
      'at my mums',
      'stay over at nannas',
      'begged to come home',
      'sleep at my parents',
      'overnight with grandma',
      'my parents for the night',
    ],
    ack: [
      {
        when: ['birth', 'hospital'],
        text: 'You will be in one building having a baby, and {he} will be in another, having pancakes and questions.',
      },
      {
        when: ['cried', 'night'],
        text: "A phone at ten past two with your mother's name on it: you knew it would be.",
      },
      {
        text: "Bag packed, bear packed, list for grandma three pages long, and you are the one who can't let go of the door.",
      },
      {
        text: 'All day it is grandpa, grandpa, grandpa; at seven in the evening the house turns out to have no mum or dad in it.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'In these years parting is hardest at bedtime and in strange rooms; a short practice in a known place helps more than explaining.',
      },
      {
        from: 36,
        to: 119,
        text: 'From three most children can manage a night with people they know well; missing home at lights-out is ordinary even much later, and is usually gone by breakfast.',
      },
    ],
    sources: [WEST_YORKSHIRE_SEPARATION, AAP_HOMESICK],
    tonight: [
      "Do a half night first: supper, bath, pyjamas and story at grandma's, then home to bed.",
      'Send the smell and the order: {his} own unwashed pillowcase, and four steps of bedtime on one card, no more.',
      'Say when in {his} clock: "You sleep, you eat an egg, you feed the hens, and then I\'m at the gate."',
    ],
    ask: "If {he} always loved it there and suddenly will not go, ask why, sideways and kindly, and take the answer seriously. Fear of a person, secrets, or being hurt: don't send {him}, and call your doctor or a child protection line today.",
    offer: {
      kind: 'expert',
      label: 'The library has stories about the first night away, ready for the bag.',
      about: 'first-sleep-away',
    },
    back: [
      '{Has} {he} ever fallen asleep with somebody other than you?',
      'Is it one night by choice, or does it have to be?',
    ],
    turns: [
      {
        asks: [
          'should i call at bedtime',
          'video call or not',
          'does ringing make it worse',
          'he wants to talk to me on the phone',
        ],
        answer:
          "Before supper rather than at bedtime: your face at the moment of falling asleep says mainly that you aren't there. Or record it, \"Good night, we're at the egg tomorrow,\" for grandma to play if it's needed. If {he} ring{s} crying, be short and warm, name the breakfast, and hand back to the person with arms.",
      },
      {
        asks: [
          'do i fetch him in the night',
          'granny rang at 2am',
          'should we pick her up',
          'promised to come if he cries',
        ],
        answer:
          "Only if nobody there can manage it, and then without a word of blame. Don't offer it beforehand, because then {he} will wait for it. What grandma can do: sit on the bed, light on, egg-hens-gate again, a drink. Half an hour is usual. If you did fetch {him}, nothing is lost; next time it is supper and bath.",
      },
      {
        asks: [
          'grandma does it differently',
          'they let him stay up',
          'no routine at grandparents',
          'sweets and tv at nans',
        ],
        answer:
          'Choose two that matter, car seat and medicines, say, and let the rest be grandma. Children know exactly which house has which law. A late bed with cocoa once a month is a memory. Hand the two over as a favour to you: "I sleep better if {he} {is} in the seat even for the short way." People keep favours.',
      },
      {
        asks: [
          'is he too young',
          'what age can a baby stay overnight',
          '1 year old overnight',
          'how old for first sleepover',
        ],
        answer:
          'There is no birthday for it. What counts is whether {he} know{s} the person and the room, {has} slept there by day, and can be comforted by them. With a breastfed or unwell baby ask your health visitor about feeds. If two of the three are missing, have grandma sleep at yours: new person, old room.',
      },
      {
        asks: [
          'i am going to hospital for the birth',
          'staying with inlaws during birth',
          'how do i explain i will be away',
          'who looks after him when baby comes',
        ],
        answer:
          'Practise it twice before, under the same name: "hens night". Put the bag where {he} can see it. Say: "When the baby is ready, I go, maybe at night. You wake up and grandpa is in the kitchen." Leave a parcel for each morning, something tiny. If nobody knows {him} well enough, ask them to come and live with you that week.',
      },
      {
        asks: [
          'he doesnt want to go anymore',
          'refuses to stay at grandmas suddenly',
          'hates nans house now',
          'begs not to go',
        ],
        answer:
          'Don\'t talk {him} round. Ask when you are doing something else: "What is the worst bit at grandma\'s?" It may be the dog, the stairs, the soup, an illness nobody explained to {him}. Mend that and stay for one visit. If {he} go{es} silent, or name{s} something that frightens you, believe {him}, write the words down, and do not leave {him} there.',
      },
    ],
    challenges: ['first-sleep-away'],
  },
  {
    id: 'parent-working-away',
    title: 'A parent who works away',
    topic: 'separation',
    ages: [12, 143],
    questions: [
      'dad works away and my son is so angry with me',
      'my husband is offshore three weeks at a time',
      'how do i explain business trips to my 3yo',
      'she cries every time mummy goes on a work trip',
      'he ignores his dad when he comes home',
      'long distance parent how to stay close',
      'daddy only home on weekends 2 year old forgets him',
      'my wife is away four nights a week and the kids play up',
      'lorry driver dad misses bedtime',
      'coming home from work trip the children are awful to me',
      'is it normal that behaviour gets worse when a parent is away',
      'how do i keep contact with my toddler when working abroad',
      'i travel for work every other week and she wont speak to me on the phone',
      'daddy works on the rigs and he plays up when hes gone',
      'got back from a work trip and my son blanks me',
    ],
    keys: [
      'works away',
      'working away',
      'business trip',
      'work trip',
      'offshore',
      'abroad',
      'weekends only',
      'lorry driver',
      'away for work',
      'travelling for work',
      'long distance',
      'night shifts',
      'shift work',
      'travel for work',
      'rigs',
      'on the rigs',
      'blanks me',
      'every other week',
      'gone all week',
      'away on business',
      'plays up when hes gone',
      'works overseas',
    ],
    ack: [
      {
        when: ['ignores', 'awful', 'home'],
        text: 'You ran the last ten metres, with your arms open, and were walked round like a lamp post.',
      },
      {
        when: ['forget', 'forgets'],
        text: 'The worry that a face can be forgotten between one Sunday and the next is a cold one.',
      },
      { text: 'One goes, one stays and gets all the thunder that belongs to the one who went.' },
      { text: 'Night after night of everything by yourself, and then the nice one comes home with a present.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'At this age "three weeks" means nothing and gone is gone; children look for the person, cling to the other, and may be cool at the reunion, which is not forgetting.',
      },
      {
        from: 36,
        to: 143,
        text: 'Children can follow a calendar and are helped by knowing when, where and how to reach the parent; tempers around leaving and coming home are usual.',
      },
    ],
    sources: [DEPLOYMENT_SHEET, EXTENSION_DEPLOYMENT],
    tonight: [
      'Put one photograph of that parent with {him}, only the two, at {his} height, where it may be carried about.',
      'Fill a jar tonight with one thing for each night away, a raisin, a button; an empty jar means tomorrow.',
      'Have the one away record two bedtime stories on the phone, with the mistakes left in.',
    ],
    ask: 'If the sadness or anger goes on for weeks while the parent is at home too, if sleep or school is going under, talk to the teacher and your doctor. And if you who stay are crying or shouting most days, ring your own doctor this week.',
    offer: {
      kind: 'song',
      label: 'A goodnight song that the one away and the one at home can both sing could be ready today.',
      about: 'a parent who is away for work',
    },
    back: ['What does the last half hour before leaving look like?', 'How does the day of coming home begin, usually?'],
    turns: [
      {
        asks: [
          'he ignores his dad when he returns',
          'angry when she comes home',
          'wont go to him after a trip',
          'cold reunion',
        ],
        answer:
          'That\'s a bill, not a verdict: "You went, and now you may wait." Let the one who comes home sit on the floor with something interesting and not reach out. No presents at the door, they are for tomorrow. Most thaw within an hour or by bath time. Say it once: "You missed me and you\'re cross. I\'m here till Sunday."',
      },
      {
        asks: [
          'how do i explain it to a toddler',
          'what do i tell him when daddy goes',
          'does she understand work',
          'where is mummy he asks',
        ],
        answer:
          'Two sentences, the same ones every time: "Daddy is working on the ship. When the jar is empty, he\'s in the kitchen." Show the bag, wave at the door, never slip off in the dark. Let {him} put something in the bag that has to come back. When {he} ask{s} at noon, and again at one, say it again in those words.',
      },
      {
        asks: [
          'misbehaves while he is away',
          'acts up when dad is gone',
          'terrible for me and fine for her',
          'discipline alone',
        ],
        answer:
          'Half of it is missing, and half is testing whether the house still stands with one. Keep two rules and drop six. "I know you want Dad. The plates still go in the sink." Don\'t threaten with the one who is away, he would rather come home as something else. Ask somebody in for the worst hour, and go to bed early on day one.',
      },
      {
        asks: [
          'video calls dont work',
          'he runs away from the screen',
          'wont talk to mummy on the phone',
          'calls make him cry',
        ],
        answer:
          'Talking to a flat face is dull for a small child. Let the call be something: breakfast together with the phone against the jug, a story read from there, hide and seek with the camera. Five minutes, same time, and it ends with the same kiss on the lens. If it makes the evening harder, move it to the morning. Voice messages may be better loved.',
      },
      {
        asks: ['presents every time', 'brings gifts home', 'only wants the present', 'guilt gifts'],
        answer:
          'A stone from the beach, a sugar packet with foreign words: something that proves you thought of {him} there. The big things turn you into a delivery. Make the real present the first hour, phone in the bag, and let {him} decide what is played. If it has become a habit, change it by announcing: "From now on I bring one found thing."',
      },
      {
        asks: ['i feel like a single parent', 'resent my partner', 'its all on me', 'he gets to be the fun one'],
        answer:
          'Say it to the one who is away, by day, in numbers: nights, wakings, shopping. Not as blame, as accounts. Then swap something real for the days at home: a whole morning in bed, all the forms, every bath. The fun one may also do the nails and the spellings. And get one evening a week with a person over four feet tall.',
      },
      {
        asks: [
          'he asks every hour when she is back',
          'keeps asking when daddy comes home',
          'how many sleeps',
          'asks for mummy all day',
        ],
        answer:
          'Make it something {he} can touch: a paper chain with one ring a day, torn off at breakfast, the last one gold. Then the answer is always the same: "Let\'s look at the chain." It is less a question about time than about being sure. So add the sure part: "She comes when the gold one is torn. She\'s thinking of you now."',
      },
      {
        asks: [
          'he wont talk to her on the phone',
          'refuses to come to the phone',
          'ignores daddy on video',
          'doesnt want to speak on the call',
        ],
        answer:
          "Don't call {him} to it; let the call happen near {him}. Prop the phone on the table while {he} build{s}, and let the far parent watch and say what they see. Messages in a voice, a picture of a breakfast, a joke at a fixed hour, are often liked better. Not talking isn't not missing.",
      },
    ],
    challenges: ['feeling-sad'],
  },
];

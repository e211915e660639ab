import type { Article, Source } from './article.ts';

const MACMILLAN: Source = {
  organisation: 'Macmillan Cancer Support',
  page: 'Talking to children and teenagers when an adult has cancer',
  address:
    'https://www.macmillan.org.uk/cancer-information-and-support/supporting-someone/talking-to-children-and-teenagers',
  checked: 'read',
};
const NHS_TOO_ILL: Source = {
  organisation: 'NHS',
  page: 'Is my child too ill for school?',
  address: 'https://www.nhs.uk/live-well/is-my-child-too-ill-for-school/',
  checked: 'read',
};
const NHS_LICE: Source = {
  organisation: 'NHS',
  page: 'Head lice and nits',
  address: 'https://www.nhs.uk/conditions/head-lice-and-nits/',
  checked: 'read',
};
const NHS_GROWING: Source = {
  organisation: 'NHS',
  page: 'Growing pains',
  address: 'https://www.nhs.uk/conditions/growing-pains/',
  checked: 'read',
};
const RCN_GROWING: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Growing pains',
  address: 'https://raisingchildren.net.au/guides/a-z-health-reference/growing-pains',
  checked: 'read',
};

/** Health: a parent who is ill, lice and days off, growing pains. */
export const HEALTH_HOME: readonly Article[] = [
  {
    id: 'parent-ill',
    title: 'When a parent is seriously ill',
    topic: 'health',
    ages: [30, 155],
    questions: [
      'mum has cancer what do i tell the children',
      'i am going into hospital for treatment',
      'dad is very ill',
      'how do i tell my children i have cancer',
      'mummy is ill what do i say to a 4 year old',
      'my husband has a serious illness and the kids dont know',
      'chemo hair loss how do i tell my son',
      'dad had a stroke and my daughter is scared of him',
      'should i tell my 6yo that i might die',
      'living with a parent with ms explaining to kids',
      'my depression and my children what do i tell them',
      'he asks if he can catch my cancer',
      'my 9 year old looks after me because i am ill',
      'mum in hospital for weeks children playing up',
      'is it better not to tell the children',
      'when my illness gets worse how do i prepare them',
      'ive been diagnosed with breast cancer, how do i tell the kids',
      'mum is very poorly and he asks if she will get better',
      'i have ms and my children ask questions',
      'how do i explain my illness',
    ],
    keys: [
      'cancer',
      'chemo',
      'stroke',
      'seriously ill',
      'parent ill',
      'chronic illness',
      'ms',
      'long illness',
      'terminal',
      'my illness',
      'hair loss',
      'depression in parent',
      'young carer',
      'mum is ill',
      'dad is ill',
      'breast cancer',
      'diagnosed with',
      'poorly',
      'mum is very poorly',
      'dad has had a stroke',
      'ive got cancer',
      'dying parent',
      'in a hospice',
      'ill mum',
      'ill dad',
      'i have ms',
      'parkinsons',
      'epilepsy',
      'dialysis',
      'im ill',
      'i am sick',
      'my disability',
      'explain my illness',
    ],
    ack: [
      {
        when: ['die', 'terminal', 'worse'],
        text: 'There is a question you cannot answer for yourself yet, and {he} will ask it in the car.',
      },
      {
        when: ['looks after', 'carer'],
        text: '{He} know{s} which tablets are for the morning, and nobody remembers teaching {him}.',
      },
      { when: ['chemo', 'hair'], text: "On Tuesday you will look like yourself, and on the Tuesday after you won't." },
      {
        text: 'You have had a diagnosis and a telephone full of messages, and the smallest person in the house has noticed you whisper.',
      },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: 'Small children see that something is wrong long before they are told, and may think they caused it, can catch it or that nobody will look after them.',
      },
      {
        from: 72,
        to: 155,
        text: 'Being honest and including children is usually the best approach; what they imagine from hushed voices is often worse than what is so.',
      },
    ],
    sources: [MACMILLAN],
    tonight: [
      "Say it in three short sentences with its real name, whatever that is: \"I'm ill. It's called cancer. The doctors have medicine for it, and I'll be tired.\"",
      "Then the three that matter to {him}: \"You didn't cause it. You can't catch it. You will always be looked after, and I'll tell you by whom.\"",
      "Draw next week for {him}: who fetches, who cooks, when you're in bed, what stays the same.",
    ],
    ask: 'Tell the teacher and one more adult today. If after a month {he} {is} not sleeping, not eating, very silent or caring for you beyond {his} years, ask your nurse, doctor or school about support for families and young carers. If you cannot go on, ring your own doctor or a crisis line today.',
    offer: {
      kind: 'story',
      label:
        'A story about a house that goes quietly for a while and is still a house could be ready when you want it.',
      about: 'a parent who is ill for a long time',
    },
    back: ['What {has} {he} noticed by now?', 'Who else could be told what you have told {him}?'],
    turns: [
      {
        asks: [
          'will you die',
          'he asked if i am going to die',
          'what if the answer might be yes',
          'she wants to know if mummy will die',
        ],
        answer:
          'Only what you know: "Some people die of it. I\'m having treatment so that I live, and I hope to. If that changes, I will tell you, you won\'t have to guess." That last promise is what {he} can lean on, so keep it. If you already know that you will die, a hospice or cancer nurse helps with the words and the timing; ask before {he} need{s} them.',
      },
      {
        asks: ['can i catch it', 'he is afraid to hug me', 'is cancer catching she asked', 'did i make you ill'],
        answer:
          'Answer both, even if only one was asked: "You can\'t get it from hugs or from my cup. And nothing you did or thought gave it to me." Many believe that the noise, the quarrel, the wish did it. Sit so that there is a place for {him}, left side, under the blanket, away from the sore part. If you have to avoid germs, say it\'s the germs and not {him}.',
      },
      {
        asks: [
          'what do i tell them about my hair',
          'how i will look',
          'chemo side effects kids',
          'drain and scars scared',
        ],
        answer:
          'Before it happens, and with something to do: {he} help{s} choose the hat, or cut{s} the first lock. "The medicine that fights the cancer also stops hair. It grows back." Dolls and crayons will do the rest. About scars let {him} ask and look when {he} want{s} to. And tell the school gate, so that nobody\'s mother cries over {him} at pick-up.',
      },
      {
        asks: [
          'he is behaving badly since my diagnosis',
          'acting out',
          'so angry with me for being ill',
          'taking it out on me',
        ],
        answer:
          "You have become unreliable in the one thing you were for, and {he} {is} allowed to be furious with the illness, some of it with you. Keep the big rules and the bedtime, drop the rest. \"You're cross that I'm in bed again. So am I.\" Ten minutes a day that the illness doesn't get, in bed if need be, with a game that needs no legs.",
      },
      {
        asks: ['it is my mental health', 'depressed parent', 'bipolar how to explain', 'mummy cries a lot'],
        answer:
          "It's an illness too and has a name: \"My brain is ill, it's called depression. It makes me sad and slow. It's not because of you, and it is not your job to cheer me up. Dr Khan is helping.\" Say who {he} can ring when it's a bad day. If you are thinking of dying, tell someone today, your doctor, a crisis line or the emergency number.",
      },
      {
        asks: ['she looks after me', 'my son is my carer', 'he does all the housework', 'missing school to help me'],
        answer:
          "Helping can make {him} proud; being responsible for you makes {him} old. Go through the list together: what is a child's job, table, dog, post, and what is not, tablets, lifting, staying awake to listen. Ask your council or school about a young carer's assessment and your doctor about help at home. It isn't a reproach to you, it's how the help is switched on.",
      },
      {
        asks: [
          'dad changed after stroke',
          'she is scared of her dad',
          'brain injury parent',
          'he is not the same anymore',
        ],
        answer:
          "\"Dad's brain was hurt. That's why his words come out crooked and he shouts. He still knows you.\" Let {him} be wary; go in together, short, with something to do that needs no talking, cards or a film. Name what is the same: the laugh, the tea. {He} may miss the dad who was, while he's sitting there, and you may say that you do too.",
      },
    ],
    challenges: ['feeling-worried', 'feeling-sad'],
  },
  {
    id: 'lice-and-days-off',
    title: 'Head lice, and is it a day off?',
    topic: 'health',
    ages: [30, 155],
    questions: [
      'my daughter has head lice again',
      'nits how do i get rid of them',
      'can he go to school with nits',
      'is my child too ill for school',
      'when to keep child off school cold or cough',
      'sick in the night can she go to school tomorrow',
      'conjunctivitis nursery sent him home',
      '48 hours rule after vomiting',
      'he says hes got tummy ache do i send him in',
      'third time lice this term i am going mad',
      'how long off school with chickenpox',
      'who do i tell about lice embarrassing',
      'fever yesterday fine today school?',
      'found a nit on the pillow',
      'bit of a cough do i send her in',
    ],
    keys: [
      'head lice',
      'lice',
      'nits',
      'nit comb',
      'itchy head',
      'too ill for school',
      'off school',
      'day off sick',
      '48 hours',
      'send him in',
      'vomiting school',
      'conjunctivitis',
      'chickenpox',
      'cough school',
      'keep home',
      'nit',
      'found a nit',
      'bit of a cough',
      'runny nose school',
      'do i send him in',
      'well enough for school',
      'keep off',
    ],
    ack: [
      {
        when: ['lice', 'nits', 'itchy'],
        text: 'The letter from the class came home on Tuesday, and since then your own head has itched as well.',
      },
      {
        when: ['again', 'third'],
        text: 'You combed for three weeks, you were so good, and there is a brown thing on the pillow.',
      },
      { text: 'It is ten to eight, the forehead is neither hot nor not hot, and your meeting is at nine.' },
      { text: '{He} look{s} at you with half an eye, cough{s} once on purpose, and wait{s} for the verdict.' },
    ],
    typical: [
      {
        from: 30,
        to: 155,
        text: 'With a minor cough or cold a child may usually go to school; with a high temperature not, and after sickness or diarrhoea it is 48 hours from the last time. Head lice need treating that day, and no day off.',
      },
    ],
    sources: [NHS_TOO_ILL, NHS_LICE],
    tonight: [
      "Ask two things about the morning: is a whole school day possible, and could others catch something you wouldn't want?",
      'For lice: wash, lots of conditioner, comb from the roots with a fine comb, in front of a film, on days 1, 5, 9 and 13, and look again on day 17.',
      'Check everyone in the house the same evening, and treat only those with live lice.',
    ],
    ask: 'For an illness ring a pharmacist or nurse line if unsure, your doctor the same day if {he} {is} not drinking, breathing fast or getting worse. A rash that does not fade under a glass, a stiff neck, hard to wake, or struggling to breathe: emergency number now.',
    offer: {
      kind: 'song',
      label: 'A combing song with twelve very long verses could be ready for tonight.',
      about: 'sitting still while hair is combed',
    },
    back: ['Is it about lice, or about today?', 'Has anyone else at school or at home got the same?'],
    turns: [
      {
        asks: [
          'wet combing how',
          'do i need the lotion',
          'nit comb method',
          'combing doesnt work',
          'treatment for lice',
        ],
        answer:
          "Comb first, lotion only if that fails, and then ask the pharmacist which suits {his} age. Half an hour in long hair, strand by strand, wiping the comb on white paper. The eggs hatch in between, which is why it is four times; skipping the last two is how it returns. Empty white shells alone aren't lice. Nothing has to be boiled or fumigated.",
      },
      {
        asks: ['they keep coming back', 'lice every month', 'reinfested from school', 'cant get rid of nits'],
        answer:
          "Mostly it's one of three: the last combings were skipped, somebody in the house was not checked, you perhaps, or the best friend's head. Ring that parent; it's a kindness, and they'll be relieved it isn't only them. Check weekly with conditioner, Sunday's a good day. Hair tied back helps a bit. It has to do with closeness and not with being clean.",
      },
      {
        asks: [
          'who do i have to tell',
          'embarrassed about lice',
          'do i tell the school about nits',
          'other parents reaction',
        ],
        answer:
          'One line to the class is enough: "We\'ve got lice, please check." Ten people will write "us too". They walk from head to head and are quite indifferent to soap. Say it to {him} without drama, as {he} will carry it into the class: "Some small animals like your head. We comb them out." No names at the gate, and no hair cut off for it.',
      },
      {
        asks: [
          'is it worry or real',
          'tummy ache or faking',
          'he says he is ill every monday',
          'how do i know if shes really sick',
        ],
        answer:
          'Temperature, appetite, colour, play. One that can build a den at nine was well enough at eight. If you let {him} stay, make it a real sick day: bed, dry toast, no screen, and early sleep. Monday aches week after week are real pain too, and mostly have to do with school; then ask about the playground rather than the stomach.',
      },
      {
        asks: [
          'after vomiting when can he go back',
          '48 hours',
          'one sick only do i keep her off',
          'diarrhoea nursery',
        ],
        answer:
          "Two full days from the last time, even if {he} {is} jumping on the sofa, since it's for the others. Being sick once from coughing or a coach is another thing; tell them that. Little drinks often. If {he} can keep nothing down, {has} not weed for eight hours, or there is blood or green in it, ring a doctor the same day.",
      },
      {
        asks: [
          'what about rash or chickenpox',
          'conjunctivitis school',
          'hand foot and mouth',
          'which illnesses stay home',
        ],
        answer:
          'Chickenpox stays home until all the spots have crusted. For conjunctivitis, hand foot and mouth, warts and cold sores most health services say school is fine if {he} {is} well. A rash with a fever is seen first. Schools and countries differ in their lists, so ring the office once and keep their page on the fridge.',
      },
      {
        asks: ['i have to work', 'no one to look after him', 'lost so many days', 'boss is angry when kids are ill'],
        answer:
          'Make the plan on a well day: who takes morning and who takes afternoon, which neighbour for two hours, what your contract says about leave for a sick child, because many people have more than they know. Write the phone numbers on one sheet. And a child with a runny nose, in good spirits, may go, without your feeling like a criminal all day.',
      },
    ],
    challenges: [],
  },
  {
    id: 'growing-pains',
    title: 'Growing pains',
    topic: 'health',
    ages: [36, 155],
    questions: [
      'growing pains in legs at night',
      'my 5 year old wakes crying with leg pain',
      'are growing pains real',
      'leg ache every evening after running around',
      'she says her legs hurt but she runs all day',
      'how do i help growing pains',
      'when should i worry about leg pain in a child',
      '8yo shin pain at night both legs',
      'limping 4 year old growing pains?',
      'pain behind the knees at bedtime',
      'massage helps my sons leg pain is that growing pains',
      'do growing pains mean a growth spurt',
      'wakes with sore shins at night',
      'both legs ache after football',
    ],
    keys: [
      'growing pains',
      'leg pain',
      'leg ache',
      'legs hurt',
      'shin pain',
      'calf pain',
      'leg pain at night',
      'aching legs',
      'knees hurt at night',
      'sore shins',
      'legs ache',
      'both legs ache',
      'ache after football',
      'sore legs',
      'legs ache at night',
    ],
    ack: [
      { when: ['limp', 'limping'], text: 'A limp changes the question, so let us take that first.' },
      {
        when: ['wakes', 'night', 'crying'],
        text: 'It is eleven at night, {he} {is} holding a shin and crying, and tomorrow {he} will be up that tree again.',
      },
      { text: "You can't see anything, you can't feel anything, and it hurts." },
      { text: 'All day the legs did everything that was asked of them, and at bedtime they send the bill.' },
    ],
    typical: [
      {
        from: 36,
        to: 155,
        text: 'Growing pains are common aches between about three and twelve: in both legs, mostly calves, shins or thighs, in the evening or at night, and gone in the morning. Nobody knows the cause, and it is not the growing.',
      },
    ],
    sources: [NHS_GROWING, RCN_GROWING],
    tonight: [
      'Rub the sore part slowly for five minutes. Wanting to be rubbed there is itself a hopeful sign.',
      'Add warmth, a wrapped warm bottle or a bath, and lie beside {him} until it eases.',
      'Write three things down: which leg, what hour, what it was like in the morning.',
    ],
    ask: 'See your doctor if it is only one leg, if there is a limp, pain by day or in the morning, a swollen, red or hot joint, a fever, weight loss, a fall before it, or if {he} will not let you touch it. Sudden refusal to walk or a hot joint with fever: today.',
    offer: {
      kind: 'song',
      label: 'A slow rubbing song, toes to knees, could be ready for tonight.',
      about: 'aching legs at bedtime',
    },
    back: ['Is it always the same leg, or both?', 'How are the legs in the morning?'],
    turns: [
      {
        asks: [
          'is it really growing pains',
          'how do i know its growing pains',
          'could it be something else',
          'what does a doctor look for',
        ],
        answer:
          "Four things go with it: both legs, the muscles and not a joint, evening or night, and nothing to see or feel next morning, with a child who runs about by day. If one of the four is different, have it looked at. I can't examine {him}, and a doctor's look at a child who then proves well is never wasted.",
      },
      {
        asks: ['can i give him something', 'painkiller for growing pains', 'calpol for leg pain', 'medicine at night'],
        answer:
          "A pharmacist can tell you what suits {his} age and weight, and how often; I don't give amounts. Children are not given aspirin unless a doctor says so. Many nights need only hands and warmth. If you find that you are giving something several nights a week for weeks, let your doctor know, because that's a reason to look.",
      },
      {
        asks: ['only one leg', 'he is limping', 'pain in the daytime', 'knee is swollen'],
        answer:
          "Then don't call it growing pains. One leg, a limp, pain by day or a swollen joint should be seen by a doctor this week; with a fever, a hot or red joint, or if standing on it is impossible, the same day. Write down when it began and what {he} {was} doing. Most of what's found is harmless, and this is how one finds out.",
      },
      {
        asks: ['how long do growing pains last', 'will it go away', 'every night for weeks', 'when do they stop'],
        answer:
          'They come and go, some evenings in a row and then nothing for weeks, and for most children they are over by about twelve. They are more frequent after very active days, and in families with bendy joints. If they get worse from month to month, or keep {him} from things {he} love{s}, go and have them looked at again.',
      },
      {
        asks: [
          'is he making it up to stay up',
          'only at bedtime',
          'pain disappears with cuddles',
          'attention seeking leg pain',
        ],
        answer:
          "It's real even if a cuddle helps; rubbing is the treatment, after all. To find out how much of it is bedtime, give the rub first, as part of the order: bath, rub, book. Whoever has had {his} rub needs no pain to get it. If after that it still wakes {him}, you know more too.",
      },
      {
        asks: ['does he grow at night', 'is it a growth spurt', 'vitamin d', 'shoes or sport to blame'],
        answer:
          "There's no good evidence that growing does it; the name is older than the research. Very active days and very flexible joints go along with it. Firm shoes can't hurt. About vitamins ask your pharmacist or doctor, as it depends on where you live and what {he} eat{s}. Stopping sport is not needed if mornings are free of pain.",
      },
    ],
    challenges: ['bedtime-routine'],
  },
];

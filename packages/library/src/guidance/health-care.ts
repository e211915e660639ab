import type { Article, Source } from './article.ts';

const NHS_WALES_SEPARATION: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Separation anxiety',
  address: 'https://111.wales.nhs.uk/livewell/pregnancy/separationanxiety/',
  checked: 'read',
};
const BARTS: Source = {
  organisation: "Barts Health Children's Hospitals",
  page: 'Preparing to come to hospital',
  address: 'https://children.bartshealth.nhs.uk/preparing-to-come-to-hospital',
  checked: 'read',
};
const EASTERN_HEALTH: Source = {
  organisation: 'Eastern Health (Canada)',
  page: 'Reducing Vaccination Fear and Pain for Children and Youth',
  address:
    'https://hi.easternhealth.ca/healthy-living/immunization/childhood-immunizations/reducing-vaccination-fear-and-pain-for-children-and-youth/',
  checked: 'read',
};
const QUEENSLAND_NEEDLES: Source = {
  organisation: "Children's Health Queensland",
  page: "How to support your child if they're nervous about needles",
  address:
    'https://www.childrens.health.qld.gov.au/chq/information-for-families/how-to-support-your-child-if-theyre-nervous-about-needles/',
  checked: 'read',
};
const EVELINA: Source = {
  organisation: "Evelina London Children's Hospital",
  page: 'Preparing your child for hospital',
  address: 'https://www.evelinalondon.nhs.uk/parents-and-visitors/your-stay/preparing-your-child.aspx',
  checked: 'read',
};
const SWALLOW: Source = {
  organisation: 'Southeast Iowa Regional Medical Center',
  page: 'Medicines: Helping Children Swallow',
  address: 'https://simhcottumwa.org/medicines-helping-children-swallow',
  checked: 'read',
};
const CHICAGO_MEDICINE: Source = {
  organisation: "Children's Memorial Hospital Chicago, in U.S. News",
  page: 'Giving Your Child Medicine',
  address:
    'https://health.usnews.com/health-news/family-health/articles/2008/05/29/health-tip-giving-your-child-medicine',
  checked: 'read',
};

/** Health: the doctor, needles, hospital, medicine. */
export const HEALTH_CARE: readonly Article[] = [
  {
    id: 'fear-of-doctor',
    title: 'Afraid of the doctor',
    topic: 'health',
    ages: [12, 107],
    questions: [
      'my 2 year old screams at the doctors',
      'how do i prepare my child for a doctors appointment',
      'she wont let the doctor look in her ears',
      'terrified of the gp surgery',
      'he kicks the doctor and hides under the chair',
      '3yo scared of anyone in a white coat',
      'health check tomorrow and i am dreading it',
      'wont open mouth for the doctor',
      'my child panics at check ups',
      'screaming when the nurse weighs him',
      'how can i calm her during an examination',
      'doctor had to hold him down last time',
      'is it normal for a toddler to be afraid of doctors',
      'goes berserk when they want to listen to his chest',
      'hides and screams at every check up with the doctor',
    ],
    keys: [
      'doctor',
      'gp',
      'surgery',
      'check up',
      'checkup',
      'examination',
      'white coat',
      'look in ears',
      'stethoscope',
      'paediatrician',
      'health check',
      'weighed',
      'scared of doctor',
      'afraid of doctors',
      'listen to his chest',
      'listen to her chest',
      'doctors visit',
      'going to the doctors',
      'goes berserk at the doctors',
      'toddler at the doctors',
      'at every check up',
      'doctors appointment',
      'nurse',
      'hides from the doctor',
      'health visitor check',
    ],
    ack: [
      { when: ['hold', 'held', 'down'], text: '{He} remember{s} the hands, and so do you.' },
      { when: ['kicks', 'hides'], text: 'The consulting room has one chair, and your child is under it.' },
      { text: 'Somebody kind with cold hands is waiting, and you have been hearing "no doctor" since the car park.' },
      { text: 'Six minutes of appointment, and four of them will go on the coat.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'At this age being undressed and touched by someone unknown is reason enough to protest; fear of strangers is common between six months and three years.',
      },
      {
        from: 36,
        to: 107,
        text: 'From three on children cope better when they have been told honestly what will happen, in simple words, and have played it; surprises are what frighten.',
      },
    ],
    sources: [NHS_WALES_SEPARATION, BARTS],
    tonight: [
      'Play doctor tonight with you as the patient: bear listens to your tummy, looks in your ears, and you say "cold!".',
      'Tell the true order: "She listens, she looks in your ears with a light, she asks me things. No needle tomorrow", and say that last line only if you know it.',
      'Ask when you ring: "Can {he} sit on my lap all the time, and can you do the ears last?"',
    ],
    ask: 'If fear means that checks or treatment cannot be done, tell the surgery before you come and ask for a double appointment, or a play specialist at the hospital. Someone who is ill now is seen now, screaming or not.',
    offer: {
      kind: 'story',
      label: 'A story about a bear whose ears are looked at could be ready for tonight.',
      about: 'going to the doctor',
    },
    back: [
      'Which part is the worst: waiting, undressing, lying down, the ears?',
      'Did it begin with one particular visit?',
    ],
    turns: [
      {
        asks: [
          'wont let them look in ears',
          'cant examine his mouth',
          'she clamps her mouth shut',
          'fights the ear thing',
        ],
        answer:
          'Sideways on your lap, {his} legs between yours, one of your arms round both {his} arms, your hand on {his} forehead against your chest: a cuddle that holds. Let {him} look first with the light at your hand, then in yours. For the mouth, "show her the biggest lion", and count to three together. Done in five seconds, quickest first, ears last.',
      },
      {
        asks: [
          'should i tell him beforehand',
          'do i warn her or not',
          'when do i tell him about the appointment',
          'is it better not to say anything',
        ],
        answer:
          'Tell {him}, though not too early: two-year-olds on the morning, three to five a day before, older ones when you know. If {he} find{s} out in the car park, {he} will ask in every car park. Keep it to what {he} will feel and when it ends: "Then we go to the ducks." If you don\'t know whether there is a needle, say just that.',
      },
      {
        asks: [
          'they held him down last time',
          'traumatised by hospital visit',
          'bad experience at doctors',
          'he remembers the last time',
        ],
        answer:
          'Say it for {him}: "Last time you were held, and you hated it. This time I\'m the one who holds you, on my lap." Ring before and tell them what happened; that changes how they begin. Visit once with nothing to be done, sticker and out. If {he} still dream{s} of it after a month, or avoid{s} anything like it, ask for a play specialist.',
      },
      {
        asks: ['should i promise a treat', 'bribe with sweets', 'reward after doctor', 'sticker for being brave'],
        answer:
          'A nice thing afterwards, yes, whatever happens in there: "After the doctor it\'s the ducks." Not "if you don\'t cry", as crying isn\'t in {his} power. Praise what was: "You cried and you kept your arm out. That\'s brave." And be careful with "see, it was nothing", because to {him} it was something.',
      },
      {
        asks: ['i am scared of doctors myself', 'i get anxious too', 'does he get it from me', 'i hate hospitals'],
        answer:
          "Then send the calmer one, if there's a choice. If it's you: breathe out long before the door, put your feet flat, talk low and slow. You need not pretend: \"I don't like waiting rooms either. We'll look for the fish.\" What {he} cop{ies} is the hand, so keep the hand loose.",
      },
      {
        asks: [
          'hes too big for this now',
          '8 year old still afraid',
          'refuses to go to the doctor',
          'wont come out of the car',
        ],
        answer:
          'Give {him} the planning: which questions, in what order, what is said when it must stop. "Put your hand up and she waits." Let {him} ring the surgery with you, or write down {his} three questions. From this age {he} may also be alone with the doctor for two minutes. If fear keeps {him} away altogether, there is good treatment for just that; ask.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'needles',
    title: 'Needles and vaccinations',
    topic: 'health',
    ages: [12, 155],
    questions: [
      'my child is terrified of needles',
      'vaccination tomorrow and my 4yo is hysterical',
      'how do i prepare my child for injections',
      'needle phobia 9 year old',
      'blood test on friday she is begging me to cancel',
      'he faints at blood tests',
      'should i tell my 3 year old hes getting a jab',
      'held down by 3 nurses for his jab horrible',
      'numbing cream for injections does it help',
      'how can i distract him during the jab',
      'pre school booster fear',
      'my daughter has to have injections every day',
      'is it normal for older kids to still cry at vaccinations',
      'jabs next week how do i get her through them',
      'he needs an injection and hes terrified',
    ],
    keys: [
      'needle',
      'needles',
      'injection',
      'injections',
      'jab',
      'jabs',
      'vaccination',
      'vaccine',
      'booster',
      'blood test',
      'blood taken',
      'shots',
      'needle phobia',
      'numbing cream',
      'immunisation',
      'scared stiff of needles',
      'jabs next week',
      'flu jab',
      'mmr',
      'inject',
      'being injected',
      'pricked',
      'needle fear',
    ],
    ack: [
      {
        when: ['held', 'nurses'],
        text: 'Three grown-ups and one arm: nobody in that room wants it to go like that again.',
      },
      {
        when: ['begging', 'cancel'],
        text: '"Please ring and say I\'m ill" is hard to hear from someone who really is white in the face.',
      },
      {
        when: ['every day', 'daily'],
        text: 'Once is a fright; every day it is a way of life, and you are the one with the needle.',
      },
      { text: 'The needle takes two seconds, and has already taken the whole of this week.' },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: 'Small children take their cue from your voice and arms; sitting upright on a lap helps, and being held down or held too tightly makes it worse.',
      },
      {
        from: 48,
        to: 155,
        text: 'Fear of needles is common and often starts at around five. Honest words, numbing cream, sitting up, your calm ordinary voice and something to look at have all been found to help.',
      },
    ],
    sources: [EASTERN_HEALTH, QUEENSLAND_NEEDLES],
    tonight: [
      "Say it truly, tonight: \"You'll feel a pinch for a second or two. Some children mind it, some don't. I'm with you all the time.\"",
      'Ring a pharmacist about numbing cream now; it has to go on well before, so it needs a plan.',
      'Let {him} choose three things: which arm, lap or chair, and what to watch. Blow out slowly as it goes in, together.',
    ],
    ask: 'If {he} {has} fainted, tell them before, so {he} can lie down. If fear means that needed treatment cannot be given, ask your doctor for a play specialist or treatment for needle fear. Swelling of the face or trouble breathing after an injection: emergency number now.',
    offer: {
      kind: 'story',
      label: 'A story about a long breath out and a very short pinch could be read before.',
      about: 'having an injection',
    },
    back: [
      'What is the worst of it: the waiting, the look of it, the pinch, or being held?',
      'Is it one injection, or will there be many?',
    ],
    turns: [
      {
        asks: [
          'should i tell him beforehand',
          'should i tell her before',
          'do i tell him before the jab',
          'when do i warn her',
          'better to surprise him',
          'if i tell her she panics all week',
        ],
        answer:
          "Tell, but fit the time: under four on the day or the evening before, older ones a day or two, and earlier if {he} like{s} to plan. A surprise works once, then {he} distrust{s} every outing. If {he} panic{s}, don't argue: \"You don't want it. We're doing it all the same. What makes it a bit easier?\" Then do the choosing again, arm, seat, film.",
      },
      {
        asks: [
          'what do i say during the jab',
          'what not to say',
          'should i say it wont hurt',
          'i keep saying its nearly over',
        ],
        answer:
          'Talk about something else, in your everyday voice: the dog, the film, the number of ceiling tiles. "It\'ll be over soon" and "sorry, sorry" both tell {him} to watch out. "It won\'t hurt" is found out at once. Never use it as a threat, not even as a joke. Afterwards: "You kept your arm still. What helped most?"',
      },
      {
        asks: ['he had to be held down', 'they pinned her', 'restrained for injection', 'forced jab trauma'],
        answer:
          "Then the next one needs preparing for that memory. Tell the nurse: lap, upright, my arms, and if it isn't working we stop and come back. Stopping once costs ten minutes and buys years. If it was very bad, ask for a visit with a play specialist first. Being held against you is one thing, being held against {his} will is another, and {he} know{s} it.",
      },
      {
        asks: ['he faints', 'goes white at blood tests', 'passes out with needles', 'dizzy after injection'],
        answer:
          'Lying down before, legs up, a drink and something eaten unless they told you not to, and no jumping up afterwards. For those who faint, tensing the big muscles, fists and thighs, for ten seconds and again, keeps the blood up; practise on the sofa. Tell them at the desk. A faint without a needle anywhere near belongs to your doctor.',
      },
      {
        asks: ['blood test', 'veins hard to find', 'blood taken from child', 'how is a blood test for kids done'],
        answer:
          'Ask for numbing cream or cold spray, for someone who does children every day, and for as few tries as possible: "two, then another person". Drinking well beforehand and warm hands make veins easier, if drinking is allowed. Give {him} a job: hold the plaster, count the tubes. Afterwards the arm may be shown off at supper.',
      },
      {
        asks: [
          'injections every day',
          'diabetes injections',
          'daily needle at home',
          'i have to give my child injections',
        ],
        answer:
          "Same chair, same time, same three sentences, and {he} choose{s} the spot. Do not discuss it every day; postpone nothing, and end with the same small thing. Let {him} give one to an orange or the bear. Your clinic nurse has seen every kind of fight about it, so ring early. And swap with another adult at times, as you're the parent too, not the nurse only.",
      },
      {
        asks: ['i faint too', 'i hate needles', 'i cant watch', 'does my fear make it worse'],
        answer:
          'Children read the faces, and you may hand this over: let the other parent or the aunt take {him}, and you do the ducks. If it has to be you, look at {his} eyes and not at the arm, breathe out long, tell the story. You can say it: "I don\'t love it either. We look at the fish." No shame in that, and no drama.',
      },
      {
        asks: ['and if she refuses', 'what if he refuses the vaccine', 'wont hold out her arm', 'refuses to go in'],
        answer:
          'Then stop and breathe rather than hold. Ask what the worst piece of it is, and change that piece: lying down, looking away, the other arm, numbing cream asked for beforehand, somebody else counting. A big child may say "now". If it can\'t be done that day, a new appointment with a plan is better than a fight; tell the nurse early.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'hospital-stay',
    title: 'A stay in hospital',
    topic: 'health',
    ages: [18, 155],
    questions: [
      'my 3 year old is having an operation how do i prepare him',
      'hospital stay with a toddler tips',
      'how do i tell my child she has to go into hospital',
      'grommets operation 4yo anxious',
      'tonsils out next week son terrified',
      'can i stay overnight with my child in hospital',
      'he is different since he came home from hospital',
      'what to pack for child hospital',
      'general anaesthetic child scared of going to sleep',
      'my baby is in hospital and i have another at home',
      '8yo asks if he will wake up during the operation',
      'nightmares after hospital',
      'is it normal that she is clingy and wets the bed after an operation',
      'hes having his tonsils out in a fortnight',
      'she has been weird ever since she was in hospital',
      'my little one has an op next month',
      'my daughter will have surgery, what do i tell her',
      'how do i explain an operation to a little one',
    ],
    keys: [
      'hospital',
      'operation',
      'surgery',
      'anaesthetic',
      'grommets',
      'tonsils out',
      'ward',
      'admitted',
      'overnight in hospital',
      'theatre',
      'mri',
      'after hospital',
      'discharged',
      'procedure',
      'having his tonsils out',
      'having an op',
      'op',
      'day surgery',
      'weird since hospital',
      'been in hospital',
      'going under',
      'tonsils out in',
      'have surgery',
      'will have surgery',
      'operated',
      'go into hospital',
      'heart operation',
    ],
    ack: [
      {
        when: ['home', 'since', 'after', 'nightmares'],
        text: 'The stitches are fine, and the child you brought home is somebody else.',
      },
      { when: ['wake up', 'sleep', 'anaesthetic'], text: '"Will I wake up?" was asked quite calmly, over the cereal.' },
      {
        when: ['another', 'sibling'],
        text: 'One of them is in a bed with rails, and the other is asking where you sleep tonight.',
      },
      { text: 'You have signed a form with a list of things on it, and now you are to find a cheerful tone.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'A toddler has no use for dates, so the day before is early enough; what {he} need{s} to know is that you stay.',
      },
      {
        from: 36,
        to: 71,
        text: 'From three to five, about a week before gives time to play hospital, which is how children of this age think it through.',
      },
      {
        from: 72,
        to: 155,
        text: 'Older children want as much notice and as much truth as possible, and time to ask; those who know what will happen and why cope better.',
      },
    ],
    sources: [EVELINA, BARTS],
    tonight: [
      'Ask first: "Why do you think you\'re going to hospital?" The answer shows what needs putting right; many believe it is a punishment.',
      'Tell it in four steps, with an end: "We go in, you get a bracelet, the doctor mends your ear while you have a special sleep, we come home."',
      "Pack one bag together tonight: {his} pillowcase, one bear, and something for you to wear that isn't a coat.",
    ],
    ask: 'Write your questions down and ring the ward: may I stay, may I be there when {he} fall{s} asleep and wake{s}, is there a play specialist. After coming home, fever, bleeding, trouble breathing, not drinking or not waking properly: ring the number they gave you, or the emergency number, now.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book of {his} own hospital day, with the real bear in it, could be ready tonight.',
      about: 'going into hospital for an operation',
    },
    back: ['When is it, and is it a day or several nights?', 'What has your child heard so far about it?'],
    turns: [
      {
        asks: [
          'will he wake up',
          'afraid of anaesthetic',
          'how do i explain the special sleep',
          'what if she wakes in the middle',
        ],
        answer:
          "\"It's a special sleep from a medicine. A doctor sits with you all the time and does nothing else. You won't feel or hear anything, and when we're done she stops the medicine and you wake. I'm there.\" Say that it isn't the sleep of night, nor the \"put to sleep\" of dogs. An older child may put {his} questions to that doctor directly; they are used to it.",
      },
      {
        asks: ['what do i tell him about pain', 'will it hurt', 'should i say it wont hurt', 'how honest should i be'],
        answer:
          'Honest and with a remedy: "Afterwards your throat will be sore, like a bad cold. Then you tell us, and they\'ve medicine for it." Teach a scale {he} can use, a finger for little, the whole hand for much. "It won\'t hurt" is true only until the first time. If you think {he} {is} in pain and no one comes, press the bell and say so again.',
      },
      {
        asks: ['can i stay with him', 'sleep in hospital with my child', 'do parents stay overnight', 'who can visit'],
        answer:
          'Nearly everywhere one parent may, with a fold-out bed that is worse than it looks; ring and ask, and about anaesthetic room and waking too. If you have to leave: say when and who comes, and hang something of yours on the rail. Never go while {he} sleep{s}. Swap with a second adult daily, since you have to hold out longer than you think.',
      },
      {
        asks: [
          'changed since hospital',
          'behaviour after operation',
          'clingy after hospital',
          'wets the bed since the operation',
        ],
        answer:
          "Very common for some weeks: sleep, wetting, fury, sticking to you. {He} {was} brave in a place without a say, and now it's coming out where it's safe. Let {him} play it through, with {him} as the surgeon and you as the victim. Give back choices, many small ones. If nightmares or fear of everything medical last beyond a month, ask for help.",
      },
      {
        asks: [
          'sibling at home',
          'what about my other child',
          'brother of a sick child',
          'looking after two with one in hospital',
        ],
        answer:
          "Tell the one at home the truth too: what is wrong, that it is not catching and nobody's doing, who fetches {him} each day. One person, same bed, same supper. A photograph of the bed and the bear on the drip goes a long way. Ten minutes of you, in the car or by phone, just about {his} day and not about the hospital.",
      },
      {
        asks: [
          'sudden emergency admission',
          'rushed to hospital',
          'no time to prepare',
          'hospital in the middle of the night',
        ],
        answer:
          "Then you explain while you walk: \"You can't breathe well. They know how to help. I'm not going away. Now they put a sticker on your finger.\" One sentence before each thing. Ask for the play team the next morning. And when it's over tell it as a story with a beginning and an end, many times; that is the preparation, only afterwards.",
      },
    ],
    challenges: ['feeling-worried', 'first-sleep-away'],
  },
  {
    id: 'refuses-medicine',
    title: "Won't take medicine",
    topic: 'health',
    ages: [10, 119],
    questions: [
      'my toddler wont take his medicine',
      'spits out antibiotics',
      'how do i get a 2 year old to take medicine',
      'she clamps her mouth shut and we end up holding her down',
      'he throws up his antibiotics',
      'can i hide medicine in food',
      'eye drops toddler impossible',
      'wont swallow tablets 8 year old',
      'inhaler fight every night',
      '3yo medicine battle pink sticky everywhere',
      'antibiotic tastes disgusting refuses',
      'tips giving medicine to a strong willed child',
      'is it ok to mix medicine in juice',
      'spits every antibiotic out, four times a day',
    ],
    keys: [
      'medicine',
      'antibiotics',
      'antibiotic',
      'spits out medicine',
      'wont take medicine',
      'syringe',
      'eye drops',
      'inhaler',
      'spacer',
      'tablets',
      'swallow tablets',
      'hide medicine',
      'suppository',
      'spits every one out',
      'spits it out medicine',
      'eye drops into',
      'antibiotics four times',
      'dose refuses',
      'meds',
      'drops into his eyes',
    ],
    ack: [
      {
        when: ['holding', 'hold'],
        text: 'Two adults, one teaspoon of something pink, and none of it is in the child.',
      },
      { when: ['tablets', 'swallow'], text: 'It is smaller than a pea, and peas go down in dozens.' },
      {
        when: ['drops', 'eye', 'inhaler'],
        text: 'Nobody can look at a bottle coming towards their eye without shutting it, and a small child least of all.',
      },
      { text: '{He} can smell it through a closed bottle, and through two rooms.' },
    ],
    typical: [
      {
        from: 10,
        to: 47,
        text: "Small children can't yet see that something nasty today makes tomorrow better, so it takes technique rather than reasons; honest, brief and sure works best.",
      },
      {
        from: 48,
        to: 119,
        text: 'From four or so a plain reason, a choice about how, and knowing exactly how much there is help more than tricks; calling it a sweet is dangerous.',
      },
    ],
    sources: [SWALLOW, CHICAGO_MEDICINE],
    tonight: [
      'Sit {him} upright, give a little at a time into the inside of the cheek with the medicine syringe, and wait for each swallow.',
      'Let {him} suck an ice cube or a cold lolly just before; a numb tongue tastes less. Something liked straight after.',
      'Say it once: "This is for your ear. Big chair or my lap?" No "please", no ten minutes of asking.',
    ],
    ask: 'Ring a pharmacist before you mix, crush or hide anything; they can often offer another flavour or form. If doses are missed or come up again, ask them the same day what to do. Too much given, or found with an open bottle: emergency number or poisons line now.',
    offer: {
      kind: 'song',
      label: 'A song exactly as long as one dose could be ready for the next one.',
      about: 'taking medicine',
    },
    back: [
      'What is it, and what exactly goes wrong: the taste, the syringe, or the being held?',
      'How many days are still to go?',
    ],
    turns: [
      {
        asks: ['can i hide it in food', 'mix medicine with juice', 'put it in yoghurt', 'hide antibiotics in milk'],
        answer:
          'Ask the pharmacist about your one; some lose their effect in milk or juice, and some may not be crushed. If it is allowed: in one spoonful, not in the whole bottle or bowl, or you won\'t know how much went in. And tell {him}, "It\'s in the jam, it tastes funny". A child who has been tricked inspects the jam for a year.',
      },
      {
        asks: ['spits it out', 'clamps mouth shut', 'dribbles it all out', 'vomits it up'],
        answer:
          "Slower, further back along the cheek, smaller squirts, sitting up. If some comes out, do not guess at a second dose; ring the pharmacist or nurse line and say how much and how long after. Half a minute's pause, a drink, then go on. A fizzing fury gets nothing down, so stop, breathe, begin again in five minutes with the other parent.",
      },
      {
        asks: [
          'should i hold him down',
          'had to pin her to give antibiotics',
          'forced it in',
          'is it ok to force medicine',
        ],
        answer:
          "If it must be had, a firm cuddle: sideways on the lap, one arm behind you, your hand round the other, head on your shoulder, upright. Never lying flat or with the nose held, since it can go down the wrong way. Say what you do. Make up straight after. If it takes two adults every time, ring the surgery: there's often a form given less often, or tasting better.",
      },
      {
        asks: ['eye drops', 'cant get drops in her eyes', 'ear drops screaming', 'eye ointment toddler'],
        answer:
          'Lying down, eyes shut, a drop in the inner corner, and after that a blink is enough. Count to three aloud and do it on three, not on two. Warm the bottle in your hand. Asleep works for some. For ears: on the side, head in your lap, with a film above. Ask the pharmacist to show you; they do it gladly.',
      },
      {
        asks: ['learn to swallow tablets', 'how to teach pill swallowing', 'gags on tablets', 'wont take capsules'],
        answer:
          'Practise when nobody is ill, and upright: first cake sprinkles with a sip, then a bit larger, five minutes a day. Tablets go down best with the head level and a good drink; capsules float, so chin slightly down helps those. A spoon of thick yoghurt carries many. Only from about the age and size your pharmacist agrees to, and never as a sweet.',
      },
      {
        asks: ['inhaler', 'spacer mask refuses', 'wont breathe in the mask', 'asthma pump toddler'],
        answer:
          "Let {him} decorate the spacer, give it to bear and to you, ten seconds with nothing in it several times a day. Then ten breaths with a song of ten lines. On your lap, back to your chest. A screaming child takes in very little, so it's worth the practice. If {he} {is} breathless and it does not help, that's the emergency number, not patience.",
      },
    ],
    challenges: [],
  },
];

import type { Article, Source } from './article.ts';
import { CDC_3_YEARS } from './milestone-sources.ts';

const NHS_WALES_SEPARATION: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Separation anxiety',
  address: 'https://111.wales.nhs.uk/livewell/pregnancy/separationanxiety/',
  checked: 'read',
};
const NCT_SEPARATION: Source = {
  organisation: 'NCT',
  page: 'Separation anxiety and how to cope',
  address: 'https://nct.org.uk/information/baby-toddler/baby-and-toddler-development/separation-anxiety-and-how-cope',
  checked: 'read',
};
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

/** What parents ask: separation. */
export const SEPARATION: readonly Article[] = [
  {
    id: 'nursery-drop-off',
    title: 'Tears at nursery drop-off',
    topic: 'separation',
    ages: [8, 59],
    questions: [
      'cries at nursery drop off',
      'my 2 year old screams when i leave her at daycare',
      'settling in at nursery is going terribly',
      'he clings to me and they have to pull him off',
      '11 months starting nursery will he be traumatised',
      'how long until she stops crying at drop off',
      'should i sneak out when hes distracted',
      '3yo was fine at preschool and now cries every morning',
      'back to work next week and my baby wont settle with anyone',
      'drop off tears monday after holiday',
      'they say he cries all day is it normal',
      'i sit in the car and cry after nursery drop off',
    ],
    keys: [
      'drop off',
      'dropoff',
      'drop-off',
      'nursery crying',
      'daycare crying',
      'settling in nursery',
      'clings at nursery',
      'preschool tears',
      'leave her at nursery',
      'creche',
      'goodbye',
      'sneak out',
      'peel him off',
    ],
    ack: [
      {
        when: ['sneak', 'distracted', 'slip'],
        text: 'The door is there, {he} {is} looking at the fish tank, and it would take you four seconds.',
      },
      { when: ['car', 'cry after'], text: 'It is very quiet in a car two minutes after that.' },
      {
        when: ['work'],
        text: 'To be wanted that much, and have to go to work all the same, is a hard start to a day.',
      },
      { text: 'Walking away from that cry is one of the worst walks there is.' },
    ],
    typical: [
      {
        from: 8,
        to: 35,
        text: 'Separation anxiety and fear of strangers are common between six months and three years; they show that {he} know{s} whom {he} depend{s} on, and most children grow out of them.',
      },
      {
        from: 36,
        to: 59,
        text: 'By three most children calm down within about ten minutes after you leave; a new place, an illness or a change at home can bring the tears back.',
      },
    ],
    sources: [NHS_WALES_SEPARATION, CDC_3_YEARS],
    tonight: [
      'Practise a goodbye in three parts tonight, teddy goes first: a hug, a word, a wave. Tomorrow do precisely that, and go.',
      'Leave something of yours that smells right, a scarf, and say when in {his} clock: "After your sleep, I\'m there."',
      'Ask them to send you one line after twenty minutes. The length of the crying after you have gone is the number that counts.',
    ],
    ask: 'Still crying most of the day after four weeks, not eating or drinking there, or dull and silent instead of upset: ask for a meeting and fewer hours for a while, and tell your health visitor. Unexplained marks, or fear of one grown-up: keep {him} home and ask the same day.',
    offer: {
      kind: 'song',
      label: 'A goodbye song of three lines, always the same, could be ready for tomorrow.',
      about: 'saying goodbye at nursery',
    },
    back: [
      'How many minutes do the tears last after you have gone? Have they timed it?',
      'Who takes {him} from your arm, and is it the same person each day?',
    ],
    turns: [
      {
        asks: [
          'how long will it last',
          'when do they stop crying at nursery',
          'weeks of drop off tears',
          'how many weeks is normal',
        ],
        answer:
          "Two to six weeks for most, in a zigzag: Mondays, the day after a cold and the week after a holiday are steps back and not the start again. Count the minutes after you have gone. If those get fewer from week to week, it is going well, even if the scene at the door is as loud as ever. If they don't by week four, ask for a change of plan.",
      },
      {
        asks: [
          'should i sneak out',
          'slip away while hes playing',
          'is it better not to say goodbye',
          'leave without saying bye',
        ],
        answer:
          "It buys one quiet morning and costs ten, for after that {he} {has} to watch you all the time. Say goodbye, in two sentences, and be seen to go. If {he} cr{ies}, {he} cr{ies} in somebody's arms and knowing where you are. What can be changed is the moment: settled at the window first, then the wave, if the staff think so.",
      },
      {
        asks: ['she is fine with dad', 'better when daddy drops off', 'only cries with me', 'good as gold for grandad'],
        answer:
          "Then let dad do it for a fortnight, with no guilt. Tears go where they are safest, and yours is the arm {he} {is} sure of. It isn't a ranking. Pick {him} up yourself on those days, so that the day ends with you, and have the ten minutes after it on the floor, coat still on, before anyone says supper.",
      },
      {
        asks: ['will it damage him', 'is nursery bad for him', 'am i harming my baby', 'too young for nursery'],
        answer:
          "Crying in the arms of somebody kind who stays is hard, and it isn't harm. Look at the place rather than the cry: does one person know {him}, do they pick {him} up, can you drop in? If yes, give it its weeks. If you have a bad feeling about the people, trust it and look elsewhere. Your going to work is not what {he} {is} crying about.",
      },
      {
        asks: [
          'cries all day they say',
          'nursery says he wont settle',
          'they rang me to collect her',
          'wont eat or nap at nursery',
        ],
        answer:
          "Ask for a slower start: an hour with you in the room, an hour with you next door, then lunch, then sleep, each for three days. One person all the time, even for nappies. A blanket from home that hasn't been washed. It is a nuisance with an employer waiting; show them the plan with dates. If the nursery will not do it, that tells you something too.",
      },
      {
        asks: [
          'was fine and now cries again',
          'settled then started crying',
          'suddenly hates nursery',
          'regression at drop off',
        ],
        answer:
          "Something has usually changed: a key person on holiday, a new room, a biter, a cold coming, a baby at home. Ask for those five by name. Go back to the slow goodbye for one week. If {he} {is} frightened of one grown-up or of the toilet there, ask sideways in play with two figures, don't quiz, write down {his} words, and speak to the manager that day.",
      },
      {
        asks: ['holding on to my leg', 'have to be peeled off', 'they pull her off me', 'physically takes him from me'],
        answer:
          'Hand {him} over instead of being robbed: you put {him} in the arm, you say the sentence, you let go first. Being pulled off makes the leg more precious. Arrange with them that the same person comes to the door with the same thing to do, feeding the fish, and takes {him} from you at "wave". It still cries. It is yours to give, though.',
      },
    ],
    challenges: ['first-day-school'],
  },
  {
    id: 'clingy',
    title: 'Clingy all day',
    topic: 'separation',
    ages: [7, 71],
    questions: [
      'clingy baby wont let me put her down',
      'my 18 month old follows me everywhere even to the toilet',
      'so clingy at the moment i cant do anything',
      'toddler wont leave my side',
      'she screams when i leave the room',
      'why is my 4 year old suddenly so clingy',
      'clingy with mum hates everyone else',
      '9 month old cries if anyone else holds him',
      'i cant even go for a wee without screaming',
      'touched out clingy toddler',
      'is it normal for a 3yo to want to be carried all the time',
      'wont go to his grandparents anymore',
    ],
    keys: [
      'clingy',
      'clinging',
      'follows me everywhere',
      'wont let me put her down',
      'leave the room',
      'touched out',
      'velcro',
      'stuck to me',
      'separation anxiety',
      'wants to be carried',
      'only wants me',
      'stranger anxiety',
    ],
    ack: [
      {
        when: ['toilet', 'wee', 'bathroom'],
        text: 'A closed bathroom door lasts eleven seconds, and then there are fingers under it.',
      },
      {
        when: ['touched'],
        text: 'By five in the afternoon there is not one square inch of you left that nobody has leaned on.',
      },
      { when: ['suddenly'], text: 'Last month {he} went ahead at the park; this month you are wearing {him}.' },
      { text: 'You put {him} down, and the alarm goes off before the feet have touched the floor.' },
    ],
    typical: [
      {
        from: 7,
        to: 35,
        text: 'Clinginess usually shows between six months and three years, and often starts between eight months and a year: {he} {has} noticed that you can go, and not yet that you always come back.',
      },
      {
        from: 36,
        to: 71,
        text: 'After three a clingy stretch mostly follows something: an illness, a new place, a baby, a fright. It tends to fade when the days are dull again.',
      },
    ],
    sources: [NCT_SEPARATION, NHS_WALES_SEPARATION],
    tonight: [
      "Announce every going, however small: \"I'm fetching the washing. I'm back when I've counted ten.\" Count aloud all the way.",
      'Play it: peekaboo, hide and seek, and let {him} be the one who goes off and shuts the door on you.',
      'Fill up before you empty: five minutes on the floor with nothing else, and then the kitchen.',
    ],
    ask: 'If a clingy child is also losing words or skills, seems ill, or is frightened of one particular person, see your doctor or health visitor this week. After four, if {he} cannot be in another room or with a known adult for weeks, ask them too.',
    offer: {
      kind: 'song',
      label: 'A song to be sung from the next room, so that {he} hear{s} where you are, could be ready now.',
      about: 'mum or dad is in the next room',
    },
    back: ['Did it begin about when something else began?', 'Who else is allowed to comfort {him}, even a little?'],
    turns: [
      {
        asks: [
          'i cant get anything done',
          'cant cook dinner',
          'how do i cook with a clingy toddler',
          'need both hands',
        ],
        answer:
          'Then give in on the place and not on the work: {he} may be in the kitchen, in a sling, on a chair at the sink with a bowl and a spoon. Begin the cooking with {him}, washing the potatoes, before the cry; once it has begun, nothing gets cooked. A kiss every three minutes that you start is cheaper than a howl every two.',
      },
      {
        asks: ['i am touched out', 'i need space', 'i cant stand being touched any more', 'feel trapped'],
        answer:
          'That\'s a body saying it has had enough, and it isn\'t a lack of love. Tell the next adult in plain words: "Half an hour, out of the house, every day." Put other closeness in place of skin: back to back on the sofa, feet touching. You may say "My arms are resting. Sit here." If being touched makes you want to lash out, put {him} down safely and ring someone.',
      },
      {
        asks: ['only wants mum', 'hates dad', 'screams with everyone else', 'wont let daddy do anything'],
        answer:
          "Start with something that is only ever dad's and never yours: the bath, the swing, the dark walk with a torch. You go out of the house for it, truly out. The first evenings are loud and shorter than they seem. Dad says the same sentence: \"Mum's back after the bath. I've got you.\" It's practice, and the two of them can only do it without you.",
      },
      {
        asks: [
          'am i spoiling him by picking him up',
          'mother in law says i spoil her',
          'should i ignore it',
          'does cuddling make it worse',
        ],
        answer:
          'Coming when {he} call{s} does not make it worse; {he} learn{s} that you come, and then {he} need{s} to check less often. What keeps it going is surprise: vanishing, or being pushed off to someone unknown. So you can tell your mother-in-law: "We pick up, and we practise going." Both are in the plan.',
      },
      {
        asks: ['suddenly clingy at 4', 'he was never clingy before', 'out of the blue', 'big kid clinging again'],
        answer:
          'Go backwards through the last month: a virus, a film, a change of room at nursery, a quarrel at home, somebody in hospital. Often they heard it from the stairs. Say it aloud: "You heard us shout. That is over, and I\'m not going away." Then two dull weeks. If you find nothing, and {he} {is} frightened of a person or a place, ask {his} nursery what they see.',
      },
      {
        asks: ['wont go to grandparents', 'cries with nan', 'stranger anxiety', 'scared of people she knows'],
        answer:
          "Let grandma come to {him} rather than the other way, sit on the floor, look at the toy and not at {him}. No kisses on demand. The hand will come within half an hour if nobody asks for it. Give grandma the biscuit to hold. It has nothing to do with love: the face is only not on this week's list.",
      },
      {
        asks: [
          'when does it end',
          'how long does the clingy phase last',
          'is it a phase',
          'will she ever be independent',
        ],
        answer:
          'For babies it comes in waves of a few weeks, with teeth, with colds, with learning to crawl, and mostly it is past by about three. The independent ones are largely those who were allowed to be sure. Look for the first time {he} leave{s} the room before you do; it will be for something quite silly, and you will notice the quiet.',
      },
    ],
    challenges: ['feeling-worried'],
  },
  {
    id: 'childminder-change',
    title: 'A new childminder or key person',
    topic: 'separation',
    ages: [10, 71],
    questions: [
      'our childminder is stopping and my toddler loves her',
      'changing nursery at 2 and a half how do i do it',
      'new nanny and he wont go to her',
      'his key worker left and he cries every day',
      'how do i tell my 3yo the childminder wont look after him anymore',
      'moving from childminder to preschool',
      'she calls the nanny mummy',
      'starting with a new babysitter tears',
      'au pair leaving daughter devastated',
      'how long to settle with a new childminder',
      '3 childminders in a year is it bad for him',
      'is it normal that he asks for his old nursery every day',
    ],
    keys: [
      'childminder',
      'nanny',
      'key worker',
      'key person',
      'au pair',
      'changing nursery',
      'new nursery',
      'babysitter',
      'new carer',
      'carer left',
      'minder',
      'moving up room',
      'calls nanny mummy',
    ],
    ack: [
      {
        when: ['mummy'],
        text: 'Somebody else was called mummy, and you laughed, and then you went and stood in the hall.',
      },
      {
        text: 'For two years {he} {has} had a second lap, and at the end of the month it is moving to another family.',
      },
      { text: 'You have found a good new place, and {he} {is} in mourning for the carpet of the old one.' },
    ],
    typical: [
      {
        from: 10,
        to: 35,
        text: 'Young children become attached to the few people who look after them, not to parents only; so a carer who goes is missed, and it shows in sleep, food and temper.',
      },
      {
        from: 36,
        to: 71,
        text: 'By three or four {he} can follow a short plan and a date; saying goodbye properly helps more than not mentioning it.',
      },
    ],
    sources: [NHS_WALES_SEPARATION, WEST_YORKSHIRE_SEPARATION],
    tonight: [
      'Say it plainly once you have the date: "After Friday, Ana won\'t look after you. She likes you very much. Next week it\'s Mo, and I bring you and fetch you."',
      'Take a photograph of {him} with the old carer and let it hang by the bed.',
      'Have the new one come to your house first, while you are there, to do something nice and short.',
    ],
    ask: 'If after six weeks with the new person {he} still cr{ies} most of the day, will not eat or sleep there, or {has} lost skills, ask your health visitor. If {he} {is} frightened of a carer or come{s} home with marks nobody can explain, do not send {him} back before you have asked.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book about two houses with a coat peg in each could help tell it.',
      about: 'saying goodbye to a childminder',
    },
    back: [
      'How much overlap can you get between the old one and the new one?',
      'What does the old one do at sleep time?',
    ],
    turns: [
      {
        asks: [
          'how do i settle him with the new one',
          'first days with new nanny',
          'settling in plan',
          'how long should settling take',
        ],
        answer:
          "Four steps, each as long as it takes: you three together; you in the kitchen; you out for ten minutes with a goodbye; half a day. Hand over the small things in writing, the song, which side first, how the toast is cut. Most take two to four weeks. A weekend in between often throws it back a step, and that's all it is.",
      },
      {
        asks: [
          'he cries for the old one',
          'asks for her every day',
          'should we visit the old childminder',
          'misses his nanny',
        ],
        answer:
          'Yes, let {him} miss her: "You want Ana. She\'s at her house. We can send her your drawing." One visit after a few weeks is good for most, with a beginning and an end. Not mentioning her only makes her disappear twice. If the parting was a bad one for the adults, keep that to yourselves; for {him} she was soup and songs.',
      },
      {
        asks: [
          'she calls the nanny mummy',
          'prefers the childminder to me',
          'runs to her not me',
          'jealous of the nanny',
        ],
        answer:
          'It stings, and it is the best reference the woman could have. "Mummy" at that age is half a job title. Don\'t correct, answer: "Yes, Mummy\'s here too." Children do not share out a fixed amount of love; one who is well loved there comes home easier. Keep one thing that is only yours, bath or bed, and don\'t let it slip.',
      },
      {
        asks: [
          'moving from childminder to nursery',
          'home to big preschool',
          'from small group to big',
          'so many children there',
        ],
        answer:
          'The number of children isn\'t what is hard; it is that no one person is {his}. Ask for a named one, who takes {him} over at the door in the first weeks. Visit at the quietest hour. Teach two sentences, "Help me" and "I need a wee". And expect a tired, whiny child at five for a month; plan nothing for then.',
      },
      {
        asks: ['we have had many changes', 'third carer this year', 'too many nannies', 'is it bad to keep changing'],
        answer:
          'Each change costs something, and you know it, or you would not ask. What can stay the same while people change: the goodbye, the nap song, the bear, who fetches {him}. Hold on to those strictly. Choose the next one by whether they mean to stay, even over the one with the better garden. And one relative with a fixed afternoon is a good anchor.',
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'nights-with-grandparents',
    title: 'Nights with grandparents',
    topic: 'separation',
    ages: [12, 119],
    questions: [
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
          'Choose two that matter, car seat and medicines, say, and let the rest be grandma. Children know exactly which house has which law. A late bed with cocoa once a month is a memory. Hand the two over as a favour to you: "I sleep better if he\'s in the seat even for the short way." People keep favours.',
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
          'Don\'t talk {him} round. Ask when you are doing something else: "What is the worst bit at grandma\'s?" It may be the dog, the stairs, the soup, an illness nobody explained to {him}. Mend that and stay for one visit. If {he} go{es} silent, or names something that frightens you, believe {him}, write the words down, and do not leave {him} there.',
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
      { text: 'Four nights of everything by yourself, and then the nice one comes home with a present.' },
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
    ],
    challenges: ['feeling-sad'],
  },
];

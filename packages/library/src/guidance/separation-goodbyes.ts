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

/** Separation: nursery, clinging, a carer who changes. */
export const SEPARATION_GOODBYES: readonly Article[] = [
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
      'screams the place down when i hand him over',
      'better to creep out of daycare or say goodbye',
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
      'creep out',
      'hand her over',
      'hand him over',
      'screams the place down',
      'sob at nursery',
      'handing over',
      'leave him at creche',
      'cries at nursery',
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
      {
        asks: [
          'my husband thinks i should stay at home',
          'should i take her out of nursery',
          'family says he is too little for nursery',
          'give up work because she cries',
        ],
        answer:
          'That is a question about your family and not about the tears, and it need not be decided this week. Ask the staff to write down for ten days how long {he} cr{ies} after you go. If it is minutes, and {he} play{s} and eat{s}, {he} {is} managing. If it is most of the day, change the plan with them first.',
      },
      {
        asks: [
          'is that normal',
          'is it normal that she cries every morning',
          'is he the only one who cries',
          'should i worry about the crying',
        ],
        answer:
          'It is common between six months and three years, and again after holidays, illness or a change of staff. It shows that {he} know{s} whose {he} {is}. What to look at is the rest of the day: if {he} play{s}, eat{s} and let{s} somebody comfort {him}, the crying belongs to the door. If most of the day is tears for several weeks, talk to the key person.',
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
      'wont let me go to the toilet alone',
      'follows me from room to room',
      'cries when i leave the room',
      'on my leg all day long',
      'cannot put her down for a minute',
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
      'my little shadow, on my leg all day, cries if i leave the room',
      'cant even go to the loo without him',
      'wont let me out of her sight for a second',
      'cries whenever anyone else picks him up',
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
      'on my leg',
      'out of his sight',
      'out of my sight',
      'to the loo without her',
      'anyone else picks her up',
      'picks him up',
      'cries if i leave the room',
      'on my hip',
      'never put down',
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
      {
        asks: [
          'my husband says i spoil her',
          'family says i make him clingy',
          'am i making it worse by giving in',
          'should i be firmer',
        ],
        answer:
          'Comforting does not make {him} clingier; it is what lets {him} let go again. What you can do for the other opinion: give it a job. Ten minutes a day are theirs alone, at something nice, with you out of sight and in earshot. You go with one sentence, and come back when you said.',
      },
      {
        asks: [
          'should i let him cry',
          'can i leave her to cry',
          'is it bad to let him cry when i go out of the room',
          'cant even go to the toilet',
        ],
        answer:
          "Two minutes in a safe place while you go to the loo will not hurt {him}. Say you are going, talk or sing through the door so that {he} hear{s} where you are, and come back when you said. What you needn't do is let {him} cry as a lesson. A song that belongs to leaving the room is learned in a week.",
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
      'new childminder starts monday and hes cried at both visits',
      'her keyworker has left the nursery and she is upset',
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
      'our nanny is leaving',
      'nanny leaving',
      'new nanny starts',
      'new childminder starts',
      'minder is leaving',
      'adore her',
      'keyworker',
      'keyworker has left',
      'carer has changed',
      'favourite teacher at nursery left',
    ],
    ack: [
      {
        when: ['mummy'],
        text: 'Somebody else was called mummy, and you laughed, and then you went and stood in the hall.',
      },
      { text: 'All this time {he} {has} had a second lap, and soon it is moving to another family.' },
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
          'The number of children isn\'t what is hard; it is that no one person belongs to {him}. Ask for a named one, who takes {him} over at the door in the first weeks. Visit at the quietest hour. Teach two sentences, "Help me" and "I need a wee". And expect a tired, whiny child at five for a month; plan nothing for then.',
      },
      {
        asks: ['we have had many changes', 'third carer this year', 'too many nannies', 'is it bad to keep changing'],
        answer:
          'Each change costs something, and you know it, or you would not ask. What can stay the same while people change: the goodbye, the nap song, the bear, who fetches {him}. Hold on to those strictly. Choose the next one by whether they mean to stay, even over the one with the better garden. And one relative with a fixed afternoon is a good anchor.',
      },
    ],
    challenges: ['feeling-sad'],
  },
];

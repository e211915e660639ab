import type { Article, Source } from './article.ts';
import {
  CDC_18_MONTHS,
  CDC_2_YEARS,
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
  CDC_LISTS,
} from './milestone-sources.ts';
import { AASM } from './sleep-sources.ts';

const NHS_POTTY: Source = {
  organisation: 'NHS',
  page: 'How to potty train',
  address: 'https://www.nhs.uk/baby/babys-development/potty-training-and-bedwetting/how-to-potty-train/',
  checked: 'read',
};

/** What is typical age by age: sleeping, changes, and doing things oneself. */
export const MILESTONES_OF_DAILY_LIFE: readonly Article[] = [
  {
    id: 'area-sleep-independence',
    title: 'Sleeping alone: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'at what age should a child sleep independently',
      'sleep milestones by age',
      'should a 4 year old fall asleep alone',
      'is it normal that my 7yo still needs me in the room to sleep',
      'when do kids put themselves to bed',
      'what age sleep in own bed all night',
      'sleep independence score low what does it mean',
      'all my friends children go to sleep on their own, mine is five and needs my arm',
      '9 year old cant sleep without a parent',
      'is she behind with sleeping',
      'how much sleep and how independent at 3',
    ],
    keys: [
      'sleep independence',
      'sleep milestones',
      'sleep independently',
      'self settle age',
      'sleep alone age',
      'put themselves to bed',
      'own bed age',
      'needs me to fall asleep',
    ],
    ack: [
      {
        text: 'Your arm has gone to sleep before {he} {has}, and you wonder who else in the street is lying like this.',
      },
      {
        when: ['score', 'low', 'behind'],
        text: 'A low mark for sleep is odd to read, when nobody ever published the exam.',
      },
      { text: "Everyone else's children seem to say goodnight and go." },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'There is no official milestone for sleeping alone, only for how long: 11 to 14 hours in 24 at 1 and 2, naps included.',
      },
      {
        from: 36,
        to: 71,
        text: 'There is no official milestone for sleeping alone, only for how long: 10 to 13 hours in 24 from 3 to 5, naps included.',
      },
      {
        from: 72,
        to: 155,
        text: 'There is no official milestone for sleeping alone, only for how long: 9 to 12 hours from 6 to 12. Needing a parent near now and then is common.',
      },
    ],
    sources: [AASM],
    tonight: [
      'Decide first whether it is a problem: if everyone sleeps and nobody minds, it is an arrangement, not a delay.',
      'If you mind, move one notch: from lying beside to sitting beside, for a week. "I\'m here on the chair. My arm goes to bed now."',
      'Give {him} one part to own: lamp, music, or the last line of the book.',
    ],
    ask: 'Snoring with pauses or gasps, being worn out by day in spite of enough hours, fear that keeps {him} awake most nights for a month, or sleep that was good and has gone: your doctor.',
    offer: {
      kind: 'song',
      label: 'One slow song, the same each night, could take over from your arm.',
      about: 'falling asleep by myself, a little more each night',
    },
    back: ['What happens in the last ten minutes before {he} sleep{s}?', 'Who is it that minds: {he} or you?'],
    turns: [
      {
        asks: ['so is he behind', 'is she late with sleep', 'what is normal then', 'does everyone else sleep alone'],
        answer:
          "Behind what, is the question. How children sleep is mostly custom: in much of the world nobody under ten sleeps alone, and they grow up. So judge by mornings. If {he} get{s} the hours for {his} age and wake{s} fit, the sleep is fine, and who lies where is your family's business to keep or to change.",
      },
      {
        asks: [
          'he sleeps fine at grandmas',
          'sleeps alone at nursery but not at home',
          'with dad she goes straight to sleep',
          'only with me he cant',
        ],
        answer:
          'Then {he} can; what is missing is a reason at yours. Ask what they do in the last ten minutes, exactly, and copy that, not the tone. Usually it is shorter, duller and always the same. Announce it on a Friday: "From tonight we do it as at grandma\'s." Expect two bad evenings before a good one.',
      },
      {
        asks: [
          'how do i get my arm back',
          'i tried leaving and he cried',
          'gradual way to leave the room',
          'where do i start',
        ],
        answer:
          'By notches, a week each: beside in bed, on the edge, chair at the bed, chair at the door, landing. Stay at each until it is boring. On bad nights go back one notch, not to the start. Leave before {he} {is} asleep only at the last two. A month is quick; two is usual.',
      },
      {
        asks: [
          'sleepover at 8 and he cant',
          'school trip coming and she never slept alone',
          'still comes in at night at 9',
          'is 10 too old for our bed',
        ],
        answer:
          "A date is a good engine. Practise at home with what {he} will have there: sleeping bag, torch, a recorded story, a note in the pillow. Then one night at a cousin's, with permission to ring. Tell the teacher quietly. And a big child who comes in at night may have a mattress on your floor, made up by {himself}, no chat.",
      },
      {
        asks: [
          'is it my fault for rocking him',
          'did i make her dependent',
          'health visitor said i created a habit',
          'my husband says i am too soft',
        ],
        answer:
          'You got a baby to sleep with what worked, which is all anyone does. Habits are not damage; they change in weeks when somebody wants it enough to bear a few evenings. If you do not, leave it. If you do, agree the notch with the other grown-up first, since the second voice on the stairs undoes more than softness does.',
      },
    ],
    challenges: ['bedtime-routine', 'first-sleep-away'],
  },
  {
    id: 'area-transitions',
    title: 'Coping with change: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'when do children cope with change',
      'transitions milestones by age',
      'is it normal for a 3yo to cry at every change',
      'my 5 year old cant cope with changes in routine',
      'should a 4 year old be able to separate',
      'how long should drop off crying last at this age',
      'adapting to change 6 year old',
      'he falls apart if we take a different road',
      'starting secondary school worries about change',
      'transition adaptation what does that mean',
      'every small change, a different cup, a supply teacher, dad fetching instead of me, and the day is over',
    ],
    keys: [
      'transition adaptation',
      'transitions milestones',
      'cope with change',
      'changes in routine',
      'adapting',
      'adapt to change',
      'separate age',
      'change of plan',
      'different road',
      'rigid',
      'secondary school',
      'supply teacher',
      'different cup',
      'change of routine',
      'able to separate',
      'moving from one activity to another',
      'switching',
      'transitions',
    ],
    ack: [
      { text: 'A different road to the same shop, and the whole afternoon is gone.' },
      {
        when: ['drop', 'separate', 'cry', 'crying'],
        text: 'You time it by the clock in the corridor, and the corridor clock is slow.',
      },
      { text: 'Somebody in your family would like the world to stay exactly as it was on Tuesday.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'By two and a half most children follow a simple routine when told, such as "It\'s clean-up time"; changes outside it are still hard.',
      },
      {
        from: 36,
        to: 47,
        text: 'By 3 most calm down within ten minutes after you leave, for example at childcare.',
      },
      {
        from: 48,
        to: 59,
        text: 'By 4 most change how they behave by where they are: library, playground, a place of worship.',
      },
      {
        from: 60,
        to: 71,
        text: 'By 5 most use words about time such as yesterday, tomorrow, morning and night, so that a change can be told to them beforehand.',
      },
      {
        from: 72,
        to: 107,
        text: 'From 6 to 8 children come into regular contact with the larger world and become more independent of the family.',
      },
      {
        from: 108,
        to: 155,
        text: 'At 9 to 11 independence grows, and a change of school is one of the big things to prepare for together.',
      },
    ],
    sources: [CDC_LISTS, CDC_30_MONTHS, CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Draw tomorrow in four small pictures, and let {him} cross them off. If something will be different, draw it in red.',
      'Say what stays before what changes: "Same bed, same song. Daddy fetches you instead of me."',
      'Practise tiny changes on a good day: other mug, other chair, "And it was all right."',
    ],
    ask: 'If {he} {is} upset most of the day after several weeks somewhere new, or small changes stop ordinary life at 5 and more, talk to teacher and doctor. If it came suddenly in a child who was easy: find out what happened, and ask this month.',
    offer: {
      kind: 'story',
      label: 'A story that walks through the new thing once, before it happens, could be ready tonight.',
      about: 'a day on which something is different',
    },
    back: [
      'Is it the change itself, or not knowing about it?',
      'Which change went well lately, and what was different about it?',
    ],
    turns: [
      {
        asks: [
          'is he autistic because of routines',
          'rigid about everything is that autism',
          'same road same cup',
          'needs sameness',
        ],
        answer:
          'Liking sameness is common at two to four, and by itself says little. It counts for more if it stays as strong at five or six, stops ordinary life, and comes with other things: little sharing of interest, very literal talk, distress at sounds or clothes. Then write down five examples and ask for an assessment. Meanwhile warn, draw, and change one thing at a time.',
      },
      {
        asks: [
          'how much warning should i give',
          'if i tell him early he worries',
          'do i tell her the day before',
          'surprises or warnings',
        ],
        answer:
          'By age and nature. At two a minute ahead; at four on the morning, with a picture; at seven a day or two. Worriers get less time and more detail: not "next week dentist" but tomorrow, who, where, how long, what after. If early telling made three bad nights, tell later next time. The right moment is the one after which {he} sleep{s}.',
      },
      {
        asks: [
          'school holidays throw him',
          'mondays are awful',
          'after the weekend she wont go in',
          'every september the same',
        ],
        answer:
          "A gap resets the clock, so build a bridge. Sunday afternoon the bag, the shirt on the chair, the road walked once to the gate and home for toast. For September a photo of the new room and the teacher's face on the fridge in August. And a small thing from home in the pocket. The first three days are the price; do not read them as a verdict.",
      },
      {
        asks: [
          'supply teacher and he collapsed',
          'what should school do',
          'ask nursery for warnings',
          'change of teacher',
        ],
        answer:
          'Ask for two things: a list of the day on the wall with a card that can be changed in front of {him}, and one grown-up who says so before the bell. "Mrs Khan is ill. Mr Bell today. Same lunch, same place." It takes thirty seconds. Most schools know it, under the name visual timetable, and the other children like it too.',
      },
      {
        asks: [
          'moving up to secondary',
          'worried about big school at 11',
          'change of school year 6',
          'how to prepare for secondary',
        ],
        answer:
          'Make it smaller. One evening on the bus route, one on the timetable in colours, one on "what if": lost, late, alone at lunch, each with a first step. Ask who goes from {his} class. Pack the bag together for two weeks, then not. And no big talks in the last days; a bike ride will hear more.',
      },
      {
        asks: [
          'we tried pictures and it didnt help',
          'warnings make it worse',
          'he argues with the picture',
          'tears up the timetable',
        ],
        answer:
          'Then {he} may need a say rather than more notice. Leave one box of the four empty, and {he} fill{s} it. Or hand over a part of the change: which shoes, which door, who presses the bell. Where that fails too, look at what is lost at the change; often it is not the new thing but leaving the old one unfinished.',
      },
    ],
    challenges: ['new-school', 'moving-house', 'first-day-school'],
  },
  {
    id: 'area-self-care',
    title: 'Doing it by myself: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'self care milestones by age',
      'what should a 3 year old be able to do by herself',
      'self help skills at 4',
      'when should a child dress brush teeth and wash alone',
      'is my 5yo behind in self care',
      'what can a 2 year old do independently',
      'should a 7 year old be able to tie laces and shower',
      'independence skills by age',
      'my 9 year old cant make a sandwich',
      'what must he be able to do before school starts',
      'i still do everything for him, shoes teeth hair, its quicker, and now i read that others do it at four',
    ],
    keys: [
      'self care',
      'self care milestones',
      'self help skills',
      'independence skills',
      'by himself age',
      'what can he do alone',
      'do things by herself',
      'independent at',
      'personal care',
      'make a sandwich',
      'do everything for him',
      'brush teeth and wash alone',
      'shower alone',
      'before school starts able',
    ],
    ack: [
      {
        text: 'At ten to eight it is quicker to do up the coat yourself, and so you have been doing it for four years.',
      },
      { when: ['school', 'reception'], text: 'In September nobody will be kneeling in front of {his} shoes.' },
      { text: "Somebody else's child pours the milk, and you found that out at somebody else's breakfast." },
    ],
    typical: [
      {
        from: 18,
        to: 29,
        text: 'By 18 months most children help you dress them, drink from an open cup with spills and try a spoon; by 2 most eat with a spoon.',
      },
      {
        from: 30,
        to: 41,
        text: 'By two and a half most take off loose clothes; by 3 most put on some clothes by themselves and use a fork, and about nine in ten are dry on most days.',
      },
      {
        from: 42,
        to: 53,
        text: 'By 4 most serve themselves food or pour water with a grown-up watching, undo some buttons, and are reliably dry by day.',
      },
      {
        from: 54,
        to: 71,
        text: 'By 5 most do up some buttons and do simple jobs such as matching socks or clearing the table.',
      },
      {
        from: 72,
        to: 107,
        text: 'From 6 to 8 children can dress themselves and tie their shoes, and can help with household tasks.',
      },
      {
        from: 108,
        to: 155,
        text: 'From 9 on more responsibility is theirs: household tasks, their own things, and a body that begins to need more washing.',
      },
    ],
    sources: [
      CDC_LISTS,
      CDC_18_MONTHS,
      CDC_2_YEARS,
      CDC_30_MONTHS,
      CDC_3_YEARS,
      CDC_4_YEARS,
      CDC_5_YEARS,
      CDC_6_TO_8,
      NHS_POTTY,
    ],
    tonight: [
      'Choose one thing only, the sock for example, and hand over the last move: you pull it over the toes, {he} pull{s} it up.',
      'Practise in the evening, not at ten to eight.',
      'Put it where {he} can reach: cup, hook, stool, towel. Much of self-care is furniture.',
    ],
    ask: 'If {he} {is} far from the line for {his} age in most of these, hands or balance make all of it hard, or something {he} could do has gone, ask health visitor or doctor. Not dry by day at 4: ask too.',
    offer: {
      kind: 'song',
      label: 'A song with the five steps of getting ready in their order could hang in the bathroom.',
      about: 'getting ready all by myself',
    },
    back: [
      'Which of these would change your mornings most?',
      'Is it that it can not be done, or that it is not asked for?',
    ],
    turns: [
      {
        asks: [
          'he could do it but wont',
          'she can dress herself but refuses',
          'does it at nursery not for me',
          'just too lazy to do it',
        ],
        answer:
          'Being dressed by you is also ten minutes of you, and {he} know{s} the price. Give the company without the service: sit on the bed with your coffee, chat, hands still. "I\'m here. You do the shirt." Start with one piece. If it must be quick on Mondays, do it yourself without a sigh; Tuesday is practice again.',
      },
      {
        asks: [
          'it takes forever if he does it',
          'no time in the morning',
          'mornings are too rushed',
          'quicker to do it myself',
        ],
        answer:
          'Then mornings are for speed, and practice moves: pyjamas in the evening, coat when coming home, wash on Saturday. Lay things out in the order they go on, front side down. Set a song, not a clock. In three weeks one piece belongs to {him} for good, and you have won ninety seconds a day for years.',
      },
      {
        asks: ['is she behind', 'others can already', 'cousin does it at 3', 'worried he is late with self care'],
        answer:
          'One skill late usually means nobody has handed it over yet. Several late although you have, with falls, messy eating and hard work at buttons, may be the hands or balance. Compare with the lines for {his} age, not with the cousin, who has been practising for visitors. If in doubt, the health visitor or the teacher sees many and can tell.',
      },
      {
        asks: [
          'what does he need for school',
          'self care before reception',
          'school ready list',
          'skills before starting school',
        ],
        answer:
          'Five useful ones: coat on and off, toilet with wiping and washing, own bottle and lunch box open, shoes on the right feet or nearly, and the sentence "I need help, please." Laces are not among them. Practise the box with real wrappers; many a lunch is lost to a yoghurt lid. A child who asks is ready enough.',
      },
      {
        asks: [
          'disabled child self care',
          'he has low muscle tone',
          'autistic and self care',
          'she has dyspraxia what can i expect',
        ],
        answer:
          'Then the ages are for other people, and the order is for you: last step first, one at a time, tools allowed. Elastic laces, a spoon with a fat handle, a picture strip at eye level. An occupational therapist is the person who knows such tricks; ask by that name. And count what {he} can do now, not what is missing.',
      },
      {
        asks: ['what should a 10 year old do', 'my tween wont shower', 'jobs for a 9 year old', 'should she cook'],
        answer:
          'At nine to eleven: pack the bag, wash without a reminder on agreed days, make two simple meals, know where clean clothes come from, carry a key if you live like that. Give a whole task with its end, "Thursday\'s supper is yours," rather than helping. Smell is best mentioned once, in private, with a deodorant in your hand.',
      },
    ],
    challenges: ['morning-routine', 'brushing-teeth'],
  },
];

import type { Article } from './article.ts';
import {
  CDC_2_YEARS,
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
} from './milestone-sources.ts';

/** What is typical at one age, all areas together. */
export const MILESTONES_BY_AGE: readonly Article[] = [
  {
    id: 'at-two',
    title: 'Milestones at two: what children do',
    topic: 'milestones',
    ages: [21, 33],
    questions: [
      'what should a 2 year old be able to do',
      'milestones at 2',
      'is my two year old on track',
      'two year check what do they look at',
      '2 yo development checklist',
      'what can i expect at 24 months',
      'just turned 2 and doesnt do half of what others do',
      'my 2 and a half year old milestones',
      '2 year review nervous',
      'next week is her two year check and i have been testing her all day with blocks and body parts until she threw the block at me',
      'typical 2 year old skills',
      'what do 2 year olds usually manage',
      'what is he supposed to be doing by now at two',
      'normal development at 2',
      'what most toddlers can do at two',
    ],
    keys: [
      'two year check',
      '2 year review',
      '24 months',
      'milestones at 2',
      'two year old milestones',
      '2 year old development',
      '30 months',
      'checklist',
      'two year old',
      'what to expect at two',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      { text: 'You have asked for the nose, the tummy and the red brick all day, and the examinee has lain down.' },
      {
        when: ['check', 'review'],
        text: 'A two-year check makes good parents behave like people before a driving test.',
      },
      { text: 'At two the gap between the next-door child and yours can look like a year, and it is often a month.' },
    ],
    typical: [
      {
        from: 21,
        to: 28,
        text: 'By 2 most children join two words, point to things in a book and to two body parts, run, kick a ball, eat with a spoon, and look at your face in new situations.',
      },
      {
        from: 29,
        to: 33,
        text: 'By two and a half most say about 50 words, follow two steps, pretend, jump with both feet, take off loose clothes and play next to other children.',
      },
    ],
    sources: [CDC_2_YEARS, CDC_30_MONTHS],
    tonight: [
      'Stop testing and watch one bath. Write down what you saw: words, pointing, what was pretended, what the hands did.',
      'Put a tick and an example to each, and a question mark where you do not know. Question marks are what the check is for.',
      'Play one line that is missing, for five minutes, as a game and not an exam.',
    ],
    ask: 'One missing line: bring it up at the next visit. No two-word phrases, no pointing, not walking, or no reaction to {his} name at 2: ring your health visitor or doctor this week. Any skill lost: also this week.',
    offer: {
      kind: 'song',
      label: 'A song with nose, tummy and toes in it, for no exam at all, could be ready tonight.',
      about: 'nose, tummy and toes in the bath',
    },
    back: ['Which one thing made you look this up?', 'What {does} {he} now do that was not there two months ago?'],
    turns: [
      {
        asks: ['he doesnt do one of those', 'misses one milestone at 2', 'doesnt kick a ball yet', 'not running'],
        answer:
          "One out of a dozen, with others in place, mostly means that nobody has brought a ball lately. The lists name what about three in four do by then, so a missing one is common. Offer it in play for two weeks, and mention it at the next visit. It becomes this week's call if there are several, if one side works less, or if {he} used to do it.",
      },
      {
        asks: [
          'what happens at the two year check',
          'do they test him',
          'what if he refuses to do anything',
          'will she fail',
        ],
        answer:
          'Nobody passes or fails. Mostly it is a questionnaire, a chat, and a look at how {he} play{s}, walk{s} and ask{s} for things; some are weighed and measured. If {he} hide{s} under a chair, that is known, and they go by what you tell them. So bring your examples, and your one worry in a sentence at the beginning, not at the door.',
      },
      {
        asks: [
          'his twin does more',
          'my first did all that at 18 months',
          'cousin talks in sentences',
          'compared to other kids',
        ],
        answer:
          'Comparing is what eyes are for; it just measures badly. Two-year-olds put their effort in one place at a time: a climber talks later, a talker climbs later. So compare {him} with {himself} in the spring. A steady "more than two months ago" is the best sign there is. If there has been nothing new for months, ask.',
      },
      {
        asks: [
          'what should i practise with him',
          'activities for 2 year old development',
          'how do i help her catch up',
          'what toys',
        ],
        answer:
          'Nothing that comes with a label. Bath, books with two pages read, stairs by the hand, a spoon and a bowl of something that sticks, a ball, a doll that is hungry. Say what {he} look{s} at in two words and wait. Ten minutes a day without a phone in the room does more than a programme; I have read about both.',
      },
      {
        asks: ['born early how do i count', 'premature at two', 'he was 8 weeks early', 'do i correct for prematurity'],
        answer:
          'Up to two, count from the due date: eight weeks early and 24 months old makes 22 months for these lists. After that most people stop correcting, though for very early children it may still be worth mentioning. Tell whoever does the check before they start, since the form has no kind place for it.',
      },
    ],
    challenges: [],
  },
  {
    id: 'at-three',
    title: 'Milestones at three: what children do',
    topic: 'milestones',
    ages: [33, 45],
    questions: [
      'what should a 3 year old be able to do',
      'milestones at 3',
      'is my three year old developing normally',
      '3yo checklist development',
      'what can i expect at 36 months',
      'my son is 3 and still not talking clearly or drawing is he delayed',
      'three year old skills before nursery',
      'nursery says he is below for his age at 3',
      'what do most kids do at three',
      'health visitor form came with twenty boxes for age three and i have ticked not yet at seven of them',
      'typical 3 year old skills',
      'what do 3 year olds usually manage',
      'what is she supposed to be doing by now at three',
      'normal development at 3',
    ],
    keys: [
      'milestones at 3',
      'three year old milestones',
      '36 months',
      '3 year old development',
      'three year check',
      'below for his age',
      'checklist',
      'three year old',
      'twenty boxes',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      {
        when: ['form', 'boxes', 'box', 'questionnaire', 'checklist'],
        text: 'Twenty boxes, and you have been hovering over "not yet" with the pen.',
      },
      { text: "Somebody else's three-year-old has told you the plot of a whole film." },
      {
        when: ['nursery', 'below', 'teacher'],
        text: 'They said "below" at the door, with coats falling on everyone, and you did not ask below what.',
      },
      { text: 'Three is an age of great speeches and no trousers.' },
    ],
    typical: [
      {
        from: 33,
        to: 45,
        text: 'By 3 most children talk in turns with you, ask who, what, where or why, are understood most of the time, draw a circle when shown, use a fork and join other children.',
      },
    ],
    sources: [CDC_3_YEARS],
    tonight: [
      'Try three of the boxes as a game at tea: a circle in spilt flour, a fork for the pasta, "What is the dog doing?" over one picture.',
      'Count turns in one chat: you, {he}, you, {he}. Two each way is the line.',
      'Ask nursery for one example of what they mean, in writing.',
    ],
    ask: 'Several not yet, or people outside the family miss most of what {he} say{s}, or {he} show{s} no interest in children or pretending: health visitor or doctor within weeks, with a hearing test. Any skill lost: this week.',
    offer: {
      kind: 'story',
      label: 'A short story full of why-questions for {him} to answer could be ready tonight.',
      about: 'a child who asks why about everything',
    },
    back: [
      'Which of the boxes is the one you keep going back to?',
      'Who sees {him} among other children, and what do they say?',
    ],
    turns: [
      {
        asks: [
          'seven not yets is that bad',
          'lots of not yet on the form',
          'he scored low on the questionnaire',
          'ages and stages low',
        ],
        answer:
          'It means a conversation is due, not that a verdict has come. Some not-yets are only things you do not own, scissors or stairs. Try those for a week and tick again honestly. Then send it in with the rest as they are: the form is built to catch too many rather than too few, and low marks bring a visit, which is what you want.',
      },
      {
        asks: [
          'nursery says he is behind',
          'teacher worried about my 3 year old',
          'they want to refer him',
          'key worker says below expected',
        ],
        answer:
          'Ask three things: what did you see, since when, and what have you tried? And say what {he} do{es} at home, because places differ. If they suggest a referral, say yes; you can always cancel a door that was not needed. Meanwhile ask for one small aim for the month, the same at both places.',
      },
      {
        asks: ['not toilet trained at 3', 'still in nappies', 'wont use the potty is that behind', 'dry by 3?'],
        answer:
          'By three about nine in ten are dry most days, and one in ten is not, so that alone is early days. Hard or painful poo comes first, if there is any. At four by day it is time to ask your health visitor. It does not belong in the same pot as talking and playing; those I would look at separately.',
      },
      {
        asks: ['cries when i leave at 3', 'clingy at three', 'separating at 3', 'ten minutes after i leave'],
        answer:
          'The line at three is calming within about ten minutes after you go, not going in gladly. So ask the staff to time it for a week. Under ten minutes most days: that is the milestone, tears and all. Longer for weeks: a shorter goodbye, always the same, one person who takes {him} over, and something of yours in the pocket.',
      },
      {
        asks: [
          'what should we work on',
          'how to help my 3 year old develop',
          'what can i do at home at 3',
          'activities for three',
        ],
        answer:
          'Talk that goes back and forth. Ask what you do not know the answer to: "What was the funniest thing?" Let {him} carry, pour, peel, put on {his} own trousers with the label in front of {him}. Crayon stubs and a big box. And other children, one at a time, in small doses. That is three, on a budget.',
      },
    ],
    challenges: [],
  },
  {
    id: 'at-four',
    title: 'Milestones at four: what children do',
    topic: 'milestones',
    ages: [45, 57],
    questions: [
      'what should a 4 year old be able to do',
      'milestones at 4',
      'is my four year old ready for school',
      '4yo development checklist',
      'should a 4 year old know letters and numbers',
      'my 4 year old cant draw a person',
      'what do most children do at four',
      'is she behind at 4 and a half',
      'four year old speaks in short sentences normal?',
      'starting reception in september at just four and he cant hold a pencil count or sit, i look at him and see a baby in a blazer',
      'typical 4 year old skills',
      'what do 4 year olds usually manage',
      'what is he supposed to know by now at four',
      'normal development at 4',
    ],
    keys: [
      'milestones at 4',
      'four year old milestones',
      '4 year old development',
      '48 months',
      'school ready',
      'ready for school',
      'starting reception',
      'checklist',
      'four year old',
      'know letters and numbers',
      'draw a person',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      {
        when: ['school', 'reception', 'september', 'ready'],
        text: 'You bought the smallest blazer they had, and it comes down to {his} knees.',
      },
      { text: "Four is when the neighbours' children begin to count to a hundred, loudly, in the garden." },
      { text: "One look at somebody else's drawing on the nursery wall, and the evening is ruined." },
    ],
    typical: [
      {
        from: 45,
        to: 57,
        text: 'By 4 most children use sentences of four words and more, tell one thing about their day, name a few colours, draw a person with three parts, catch a large ball and comfort others.',
      },
    ],
    sources: [CDC_4_YEARS],
    tonight: [
      'At bedtime ask for one thing: "Tell me something that happened today," and wait. One is the line, however small.',
      'Let {him} pour the water at supper, with you near and a cloth under it.',
      'Leave letters alone tonight; at four neither reading nor writing is on the list.',
    ],
    ask: 'Ask health visitor or doctor if {he} {is} hard for others to understand, use{s} short or jumbled sentences, can not answer simple questions, never play{s} with others, {is} not dry by day, or {has} lost anything {he} could do; the last one this week.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book in which {he} start{s} school could be ready tonight.',
      about: 'starting school at four',
    },
    back: [
      'What is it you are worried about: talking, playing, or sitting?',
      'What does nursery say {he} {is} good at?',
    ],
    turns: [
      {
        asks: [
          'should he know letters',
          'cant count to ten at 4',
          'doesnt know the alphabet',
          'numbers and letters at four',
        ],
        answer:
          'Counting to ten and naming some letters are on the list for five, not four. At four it is a few colours, what comes next in a known story, and a person with three parts. Sing, rhyme, count stairs, find the letter of {his} name on a lorry. A child who can listen to a story is nearer to reading than one who can chant.',
      },
      {
        asks: [
          'is he ready for school',
          'should i hold her back',
          'summer born and not ready',
          'too young for reception',
        ],
        answer:
          'Ask the school what a day looks like for the youngest and what they do in the first six weeks; their answer tells you more than any list about {him}. In some places a later start is possible, with conditions, so ask the authority in writing before the deadline. Readiness is mostly coat, toilet, asking for help, and leaving you.',
      },
      {
        asks: ['still has tantrums at 4', 'hits at 4', 'behaviour at four', 'cries over everything'],
        answer:
          'Now and then, yes, mostly tired or hungry. The line worth noting at four is daily, or longer than a quarter of an hour, or people getting hurt; then talk to nursery and health visitor. What most four-year-olds can do is behave differently by place, so if {he} {is} fine at nursery, take that as evidence of skill.',
      },
      {
        asks: ['draws only scribbles', 'no person drawing', 'cant hold a pencil at 4', 'hates colouring'],
        answer:
          'A person with three parts by four: head, legs, something. If there is only weather, draw in steam, sand or on your back in the bath, and make faces of food. Short crayons bring the fingers. Still a full fist at five, and buttons and spoons hard as well, is for the teacher and an occupational therapist.',
      },
      {
        asks: [
          'he is the youngest in the class',
          'others are nearly a year older',
          'august birthday',
          'compared with older classmates',
        ],
        answer:
          'Then {he} {is} being compared with people a quarter of a life older. Say {his} age in months when you talk to the teacher; it clears the head. Ask that the month of birth be kept in mind in reports. The difference shrinks through primary school. What should not be put down to it: unclear speech, no pretending, or no interest in others.',
      },
      {
        asks: [
          'i am not sure he is ok overall',
          'something feels off at 4',
          'gut feeling',
          'everyone says hes fine but',
        ],
        answer:
          'A parent\'s persistent worry is a reason to be seen, on no other grounds. Make it concrete: five moments this week that made you think it, place and time, what {he} did. Then your doctor or health visitor, and say first, "I\'d like this looked at, not only talked about." If they find nothing, you sleep; if something, you were in time.',
      },
    ],
    challenges: ['first-day-school', 'new-school'],
  },
  {
    id: 'at-five',
    title: 'Milestones at five: what children do',
    topic: 'milestones',
    ages: [57, 71],
    questions: [
      'what should a 5 year old be able to do',
      'milestones at 5',
      'is my five year old on track for school',
      '5yo cant write his name',
      'should a 5 year old be able to read',
      'what do most children do at five',
      'five year old development list',
      'teacher says my 5 yr old is immature',
      '5 and cant hop or button',
      'kindergarten readiness skills',
      'parents evening: she is the only one in the circle who rolls on the floor during story and i laughed and then cried in the car',
      'typical 5 year old skills',
      'what do 5 year olds usually manage',
      'what is she supposed to know by now at five',
      'normal development at 5',
    ],
    keys: [
      'milestones at 5',
      'five year old milestones',
      '5 year old development',
      '60 months',
      'kindergarten readiness',
      'read at 5',
      'immature at 5',
      'checklist',
      'five year old',
      'write his name at five',
      'rolls on the floor',
      'immature',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      {
        when: ['teacher', 'parents evening', 'immature', 'school'],
        text: 'You laughed at the tiny chair, and then you heard what was said across the tiny table.',
      },
      { text: 'At five they begin to hand out reports about people who cannot yet cut a pancake.' },
      { text: 'Some are reading under the blanket, some are licking the table; they are in the same class.' },
    ],
    typical: [
      {
        from: 57,
        to: 71,
        text: 'By 5 most children tell a story with two events, keep a chat going for three turns and more, count to ten, write some letters of their name, do up some buttons, hop, and take turns in games.',
      },
    ],
    sources: [CDC_5_YEARS],
    tonight: [
      'Play one game with rules and dice tonight, ten minutes, and see how a turn is waited for.',
      'Ask for a made-up story with your two things in it, "a cat and a ladder". Two events are enough.',
      'Hand over one job for good: socks in pairs, or plates off the table.',
    ],
    ask: 'If sentences are hard to follow, {he} can not stay five minutes with something chosen, never play{s} by a rule, or hands and balance are far behind the class, talk to the teacher, then your doctor. Skills lost, or new wetting, pain or limping: this week.',
    offer: {
      kind: 'story',
      label: 'A story with two events and {him} in both could be ready for tonight.',
      about: 'a cat, a ladder and a five-year-old',
    },
    back: ['What did the teacher see, word for word?', 'Is it about sitting, talking, or getting on with others?'],
    turns: [
      {
        asks: ['should he be reading', 'cant read at 5', 'others in class read already', 'reading at five'],
        answer:
          'No list expects it. Some letters named, some letters of {his} name written, simple rhymes recognised: that is five. Read to {him}, play "what starts like milk", and let school do the decoding. If rhyme and first sounds stay a mystery after a year of school, or it runs in the family, tell the teacher then; early help needs no label.',
      },
      {
        asks: [
          'teacher says immature',
          'rolls on the floor at story time',
          'cant sit in circle',
          'she is too young for her class',
        ],
        answer:
          'Ask for minutes: how long does it hold, at what, and when does it go? By five, five to ten minutes at story is typical, so a half-hour carpet is long for anyone. Small changes work: a cushion, a place at the edge, something in the hand, a job at minute ten. Agree one of them for three weeks and count again.',
      },
      {
        asks: ['cant do buttons or laces', 'cant cut with a knife', 'holds pencil wrong at 5', 'clumsy at five'],
        answer:
          'Some buttons by five, laces often not before six or seven. Practise on a big shirt on the lap, not on the body, evenings, one button. If buttons, spoon, pencil, stairs and ball are all hard, that is a pattern worth showing to the teacher and the doctor, because five is about the age when it can be looked at properly.',
      },
      {
        asks: ['sore loser at 5', 'cant take turns', 'breaks rules in games', 'cheats'],
        answer:
          'Taking turns is the line; losing nicely is not. Play short games with much luck and many rounds, so that a loss is over in two minutes. Say your own aloud: "I lost. Bah. Again?" A child who changes the rules may be told, "New rule for the next round, both of us." It will look better at six.',
      },
      {
        asks: ['one of those is missing', 'doesnt hop', 'cannot write any letter', 'misses a milestone at 5'],
        answer:
          'Offer it as a game for a month, and see whether it moves; moving matters more than being there. Three in four do each of these by five, which leaves plenty of children without one. Mention it at the next visit or to the teacher. Several, or one that used to be there, and I would not wait for the next visit.',
      },
    ],
    challenges: ['first-day-school'],
  },
  {
    id: 'at-six-to-eight',
    title: 'Milestones at six, seven and eight: what children do',
    topic: 'milestones',
    ages: [71, 107],
    questions: [
      'what should a 7 year old be able to do',
      'milestones 6 to 8',
      'is my 6 year old normal for her age',
      'development at 8 years',
      'my 7yo acts like a 5 year old',
      'what can i expect from a six year old',
      '8 year old development checklist',
      'how independent should a 7 year old be',
      'moody at 8 is it hormones already',
      'school reports say working towards in everything, he builds cranes out of paper at home, and i dont know which of the two is my child',
      'typical 7 year old skills',
      'what do 8 year olds usually manage',
      'what is he supposed to be doing by now at six',
      'normal development for a 7 year old',
    ],
    keys: [
      'milestones at 6',
      'milestones at 7',
      'milestones at 8',
      '6 to 8 years',
      'seven year old development',
      'middle childhood',
      'working towards',
      'checklist',
      'six year old',
      'seven year old',
      'eight year old',
      'acts younger',
      'cranes',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      {
        when: ['report', 'reports', 'school', 'working'],
        text: '"Working towards" three times over, and at home {he} build{s} cranes out of paper.',
      },
      {
        text: 'No health visitor comes any more, there is no list on the fridge, and the comparing goes on without one.',
      },
      { text: 'At seven they can explain black holes to you and not find their other shoe.' },
    ],
    typical: [
      {
        from: 71,
        to: 107,
        text: 'From 6 to 8 children dress themselves, catch a ball and tie shoes, talk better about thoughts and feelings, want to be liked by friends, and grow more independent.',
      },
    ],
    sources: [CDC_6_TO_8],
    tonight: [
      'Ask one question that is not about school: "Who made you laugh today?" and then be silent long enough.',
      "Hand over one whole thing: laying the table, or packing tomorrow's bag with the list in {his} own writing.",
      'Write two columns for the teacher: what goes at home, what does not.',
    ],
    ask: 'If reading has hardly begun after two years of school, friends are missing for a whole term, {he} {is} sad, anxious or in trouble most days, or something is much harder than for others at home and at school: teacher first, then doctor. Anything that has been lost: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A longer story, with a problem {he} may solve, could be ready tonight.',
      about: 'someone of seven who builds cranes out of paper',
    },
    back: ['Where does it show: in class, with friends, or at home?', 'Since when: always, or since this year?'],
    turns: [
      {
        asks: [
          'acts younger than his age',
          'immature for 7',
          'still plays with little toys',
          'behaves like a 5 year old',
        ],
        answer:
          "In what, is the useful question. Cuddles, teddies and silly voices at seven are nobody's business. If it is waiting, losing, or keeping hands to {himself}, look at sleep and at the hour it happens. If {he} {is} younger in everything, talking, friends, learning, dressing, ask the teacher whether they see the same and what they would suggest looking at.",
      },
      {
        asks: [
          'school says behind in reading',
          'working towards in everything',
          'struggling at school at 7',
          'below average report',
        ],
        answer:
          "Ask the teacher for the smallest true thing: which step in reading, writing, maths is the last one that holds? And what has been tried, for how long. Then hearing and eyes tested, because that is quick. If steady extra help for a term or two moves little, ask the school's special needs teacher for an assessment. Bring one thing along that went well.",
      },
      {
        asks: ['moody at 8', 'is it early puberty', 'attitude at 7', 'suddenly cries or shouts at 8'],
        answer:
          'Feelings get bigger words and bigger doors at this age, mostly without hormones. Sleep, a friend, or a hard subject are the usual three; ask about each on a walk. Body changes before eight in girls or nine in boys should be seen by a doctor. If low mood or worry lasts two weeks or takes away what {he} love{s}, doctor too.',
      },
      {
        asks: [
          'how independent should he be',
          'can he walk to school alone',
          'stay home alone at 8',
          'what can a 7 year old do alone',
        ],
        answer:
          'Dress, wash, pack a bag with a list, lay a table, go next door with a message. Roads and being alone at home depend on the child, the road and the law where you live, so look that up. Grow it by steps {he} can see: you at the corner, you at the gate, you at home by the telephone.',
      },
      {
        asks: ['no friends at 7', 'friends matter so much now', 'wants to be liked by everyone', 'follows others'],
        answer:
          'Wanting to be liked is this age\'s milestone and its trouble. One friend is enough; find who {he} sit{s} near and invite with a plan and an end. For following: practise one sentence that keeps face, "Nah, I\'m going on the swings." Ask the teacher who is kind. A term without any name is worth a meeting.',
      },
      {
        asks: [
          'does development stop being checked',
          'who do i ask now',
          'no health visitor any more',
          'who checks a 7 year old',
        ],
        answer:
          "The teacher sees {him} thirty hours a week beside twenty-nine others, so begin there. School nurse for sleep, wetting, weight, worries. Your doctor for anything in the body, for loss of skills, for mood. The school's special needs teacher for learning and attention. Whoever it is, bring examples with dates; adjectives get adjectives back.",
      },
    ],
    challenges: ['making-friends', 'building-confidence'],
  },
  {
    id: 'at-nine-to-twelve',
    title: 'Milestones at nine to twelve: what children do',
    topic: 'milestones',
    ages: [105, 155],
    questions: [
      'rolls her eyes at everything i say',
      'my 10 year old answers back about everything',
      'what should a 10 year old be able to do',
      'milestones 9 to 12',
      'is this normal for an 11 year old',
      'preteen development',
      'my 9yo suddenly so moody',
      'how independent should a 10 year old be',
      'tween behaviour what is typical',
      '12 year old development checklist',
      'my 11 year old doesnt want hugs any more',
      'friends are everything at ten',
      'he used to tell me all of it on the way home and now he says fine, and looks out of the window, and I drive',
      'typical 10 year old skills',
      'what do 11 year olds usually manage',
      'milestones for an eleven year old',
      'normal development at 12',
      'how do they change at this age',
    ],
    keys: [
      'milestones at 10',
      '9 to 12',
      'preteen',
      'tween',
      'ten year old development',
      'eleven',
      '10 year old',
      '11 year old',
      '12 year old',
      'wants privacy',
      'checklist',
      'moody preteen',
      'hugs any more',
      'friends are everything',
      'says fine',
      'twelve year old',
      'milestones',
      'typical',
      'usually manage',
      'development',
      'by now',
      'able to do',
    ],
    ack: [
      { text: '"Fine," says the back of a head, and you drive on with the news you have.' },
      { when: ['moody', 'attitude', 'door'], text: 'Nobody told you that doors would begin at ten.' },
      { when: ['hug', 'hugs', 'kiss'], text: 'You went in for the hug and got a shoulder.' },
    ],
    typical: [
      {
        from: 105,
        to: 143,
        text: "From 9 to 11 friendships grow stronger and more complex, peer pressure rises, others' point of view is seen more clearly, attention lengthens, and puberty may be starting.",
      },
      {
        from: 144,
        to: 155,
        text: 'Around 12 independence and friends weigh more, privacy begins to matter, and the body is changing for most; being hugged in public has usually ended.',
      },
    ],
    sources: [CDC_9_TO_11],
    tonight: [
      'Do something side by side, dishes or driving, and tell something of your own day that went wrong. Then silence. It is the silence that gets answered.',
      'Knock tonight, and wait for the "yes".',
      'Hand over one thing for good: a meal a week, an alarm clock, or {his} own money for lunch.',
    ],
    ask: 'Two weeks of low mood, worry, little eating or sleeping, dropped friends or marks, cuts, or talk about not wanting to live: doctor, the last two today. Sudden change after time online or with an adult: ask {him} directly, and get help.',
    offer: {
      kind: 'story',
      label: 'A story for someone of that age, with no moral in it, could be ready tonight.',
      about: 'two friends, a secret and a bicycle',
    },
    back: ['What has changed first: sleep, friends, or talk?', 'When did you last hear {him} laugh out loud?'],
    turns: [
      {
        asks: ['he tells me nothing', 'only says fine', 'she doesnt talk to me any more', 'how do i get him to talk'],
        answer:
          'Stop asking how it was; it is a question with one answer. Offer times without eyes: car, dog, dishes, dark. Say something small and true of your own, and wait longer than is comfortable. When {he} do{es} start, do not fix, do not gasp. "And then?" will carry you a long way. Much will be told after ten at night; keep one evening free for it.',
      },
      {
        asks: ['moody and rude', 'slams doors at 10', 'is it puberty already', 'attitude'],
        answer:
          'It can be puberty, which may start from about eight or nine on. It can also be tiredness, since the phone, the homework and the growing all want the same hours. Keep two rules about how we speak, and let the rest of the face be. Apologise first when you were the loud one; it is copied within weeks.',
      },
      {
        asks: ['how much freedom at 11', 'can he go out alone', 'stay at home alone at 10', 'walk to school alone'],
        answer:
          'By steps that have been shown: same route twice together, twice with you behind, then alone with a text on arrival. Agree beforehand what happens if it is late. Look up the law where you live for being alone at home. A freedom that went well gets bigger next month; one that went wrong gets smaller for two weeks, not for ever.',
      },
      {
        asks: ['friends pressure her', 'does whatever friends do', 'wrong crowd at 11', 'left out of the group'],
        answer:
          'Belonging is the work of these years. Do not attack the friend, invite the friend. Give {him} an exit to blame on you: "My mother is awful about that." And a code word by text that means fetch me, no questions until tomorrow. If {he} {is} left out for weeks, an activity with other children in another place is worth more than a talk.',
      },
      {
        asks: ['no hugs any more', 'pulls away from me', 'embarrassed of me', 'still cuddly at 12 is that ok'],
        answer:
          'Both are fine. Those who pull away in front of the school often come to the sofa at ten. Offer closeness that can be denied: feet on your lap, a head scratched in passing, a blanket for two. And do not make a sad face at a shoulder; it costs {him} to give it. Cuddly at twelve is a present. Take it.',
      },
      {
        asks: ['can he not be organised by now', 'forgets everything at 11', 'homework chaos', 'loses everything'],
        answer:
          'Planning is the last thing to arrive, and school asks for it first. One place for the bag, one list on the door, Sunday ten minutes with the week on paper. You ask "What is first?" rather than carry. If chaos is the same at home, at school and in sport, and has been for years, ask the school about attention.',
      },
    ],
    challenges: ['making-friends', 'respecting-differences'],
  },
];

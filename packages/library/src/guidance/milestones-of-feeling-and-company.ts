import type { Article, Source } from './article.ts';
import {
  CDC_2_YEARS,
  CDC_30_MONTHS,
  CDC_3_YEARS,
  CDC_4_YEARS,
  CDC_5_YEARS,
  CDC_6_TO_8,
  CDC_9_TO_11,
  CDC_LISTS,
} from './milestone-sources.ts';

const TEMPER_LOSS: Source = {
  organisation: 'Journal of Child Psychology and Psychiatry',
  page: 'Defining the developmental parameters of temper loss in early childhood (about 1,500 children)',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3633202/',
  checked: 'read',
};

/** What is typical age by age: feelings, company, and rules. */
export const MILESTONES_OF_FEELING_AND_COMPANY: readonly Article[] = [
  {
    id: 'area-emotional-regulation',
    title: 'Managing feelings: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'emotional milestones by age',
      'what should a 3 year old be able to do emotionally',
      'when do children learn to calm themselves down',
      'emotional regulation at 5 what is normal',
      'should a 6 yo be able to control himself',
      'is my child emotionally behind',
      'cant regulate emotions age 4 normal?',
      'emotional development 2 year old',
      'at what age do kids show empathy',
      'my 8 year old cries like a toddler, is she immature',
      'nursery report says needs help with self regulation and i dont know what that is at three and a half',
    ],
    keys: [
      'emotional regulation',
      'emotional milestones',
      'emotional development',
      'self regulation',
      'emotionally behind',
      'emotionally immature',
      'calm themselves',
      'empathy age',
      'immature',
      'calm themselves down',
      'cries like a toddler',
      'control himself',
      'self control',
    ],
    ack: [
      {
        text: '"Self-regulation" is a long word for something most adults manage until about the second set of roadworks.',
      },
      {
        when: ['nursery', 'report', 'school', 'score'],
        text: 'They wrote three words in a report, and you have been carrying them about since.',
      },
      { text: 'You saw another child of that age take a deep breath, and you have not forgotten it.' },
    ],
    typical: [
      {
        from: 18,
        to: 29,
        text: 'By 2 most children notice when someone is hurt or upset and look at your face to see how to take something new; calming down is still done with you.',
      },
      {
        from: 30,
        to: 41,
        text: 'By 3 most calm down within ten minutes after you leave, for instance at childcare; daily storms elsewhere are still about.',
      },
      {
        from: 42,
        to: 53,
        text: 'By 4 most comfort others who are hurt or sad, with a hug for a crying friend, and avoid obvious dangers.',
      },
      {
        from: 54,
        to: 71,
        text: 'By 5 most follow rules or take turns in games with other children; holding a feeling until later is learnt in these years, with lapses.',
      },
      {
        from: 72,
        to: 107,
        text: 'From 6 to 8 children get better at describing what happened and talking about thoughts and feelings, and think more of others.',
      },
      {
        from: 108,
        to: 155,
        text: "From 9 on they see other people's point of view more clearly, meet more peer pressure, and feel their bodies beginning to change.",
      },
    ],
    sources: [CDC_LISTS, CDC_2_YEARS, CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Name one feeling of your own in front of {him}, a small one, and what you do: "I\'m cross with this lid. I put it down for a minute."',
      'In {his} next upset say only what it is, "You are disappointed," stay, and do not solve it for two minutes.',
      'Afterwards, calm, ask one thing: "What helped a bit?" Collect the answers on the fridge.',
    ],
    ask: 'If calming down takes over half an hour most days from 4 on, {he} never seek{s} comfort from anyone, hurt{s} {himself}, or {is} sad or frightened for two weeks, ask your doctor or health visitor. Talk of wanting to be dead: today.',
    offer: {
      kind: 'expert',
      label: 'There are stories about big anger in the library, ready for tonight.',
      about: 'managing-anger',
    },
    back: ['How long does it take {him} to come back from an upset?', 'Who can calm {him}, and how?'],
    turns: [
      {
        asks: ['is he behind then', 'mine cant do that yet', 'she doesnt comfort anyone', 'he misses one of these'],
        answer:
          'One missing is a reason for a conversation, not for a verdict. The lists name what three children in four do by that age, so one in four is elsewhere with each of them. Write down what you do see, with an example, and ask nursery for the same. If several are missing or things go backwards, your health visitor or doctor, soon.',
      },
      {
        asks: [
          'how do i teach him to calm down',
          'what is co regulation',
          'how do children learn to regulate',
          'strategies for self regulation',
        ],
        answer:
          'By borrowing yours, some thousands of times. Your slow voice and heavy hand on the back are the lesson; the breathing exercise is the homework, for calm days. Choose one thing with {him}, squeezing a cushion or cold water on wrists, and do it daily for no reason. By six many can use it with a reminder.',
      },
      {
        asks: [
          'at school he holds it together at home he explodes',
          'fine at nursery but not with us',
          'only loses it at home',
          'good all day then collapses',
        ],
        answer:
          'Holding on for six hours is regulation, and a great deal of it. It is spent when the door opens. Food, no questions, and twenty minutes of nothing after pick-up is not softness but refuelling. If {he} {is} spent every single day, ask the teacher which hour is hardest for {him}; that is where something can be changed.',
      },
      {
        asks: [
          '8 and still cries over everything',
          'she is so immature',
          'his little brother copes better',
          'too sensitive for his age',
        ],
        answer:
          'Crying is not immature; not coming back from it would be. At eight look at three things: can it be told afterwards what it was about, does it pass within half an hour, do friendships last? If yes, {he} feel{s} a lot and manage{s} it. If it is new, or {he} cr{ies} most days, find out what school is like.',
      },
      {
        asks: [
          'when do they show empathy',
          'he laughs when i cry',
          'doesnt care when others are hurt',
          'she shows no remorse',
        ],
        answer:
          'Noticing comes by about two, comforting by about four, and a laugh at your tears is usually fright with the wrong face on. Do not ask for sorry; give the deed: "She\'s hurt. Bring the cold cloth." Doing it teaches the feeling. If at five or six {he} seem{s} to enjoy hurting, animals too, see your doctor.',
      },
      {
        asks: ['what comes next', 'what should i expect at the next age', 'and at 6', 'how will it be at 10'],
        answer:
          "Roughly: with you at two, within ten minutes of your leaving at three, comforting others at four, keeping the rules of a game at five, words for it from six to eight, other people's view and friends' pressure from nine. Each comes and goes with sleep, hunger and change. Which of these would make your week easier if it came tomorrow?",
      },
    ],
    challenges: ['managing-anger', 'handling-disappointment'],
  },
  {
    id: 'area-social-skills',
    title: 'Getting on with others: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'social milestones by age',
      'social skills at 4 what is normal',
      'when do toddlers play with other children',
      'what social skills should a 5 year old have for school',
      'is my child socially behind',
      'social development 3 year old',
      'should a 7yo have a best friend',
      'my 2yo ignores other kids is that normal for his age',
      'social skills 10 year old',
      'at what age do they take turns properly',
      'she is nearly four, lovely with grown ups, and treats other children as furniture',
    ],
    keys: [
      'social skills',
      'social milestones',
      'social development',
      'socially behind',
      'socially immature',
      'play with other children age',
      'best friend age',
      'social age',
      'take turns properly',
      'treats other children as furniture',
      'social skills percentile',
    ],
    ack: [
      { text: 'With grown-ups {he} {is} charming; other children are treated as furniture.' },
      {
        when: ['school', 'ready'],
        text: 'School will have twenty-nine other people in it, and nobody asks about that on the form.',
      },
      { text: 'It is at birthday parties that one counts who stands where.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'By two and a half most children play next to others and sometimes with them, and call "Look at me!" to show what they can do.',
      },
      { from: 36, to: 47, text: 'By 3 most notice other children and join them to play.' },
      {
        from: 48,
        to: 59,
        text: 'By 4 most ask to go and play with children if none are around, like to be a helper, and pretend to be someone else.',
      },
      { from: 60, to: 71, text: 'By 5 most follow rules or take turns when they play games with other children.' },
      {
        from: 72,
        to: 107,
        text: 'From 6 to 8 friendship and teamwork matter more, and children want to be liked and accepted by friends.',
      },
      {
        from: 108,
        to: 155,
        text: 'From 9 to 11 friendships grow stronger and more complex, mostly with the same sex, and peer pressure grows too.',
      },
    ],
    sources: [CDC_LISTS, CDC_30_MONTHS, CDC_3_YEARS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Ask nursery or school for one name: who is nearly always near {him}? Work with that one.',
      'Invite that child for one hour with one thing to do, pancakes, not "play".',
      'Practise the way in with toy figures: stand near, watch, then bring something, "I can be the shop."',
    ],
    ask: 'If at 3 other children do not exist for {him}, at 5 no game with another lasts ten minutes, or at any age {he} {is} lonely, left out or bullied, talk to teacher and health visitor or doctor. Withdrawn after being sociable: this week.',
    offer: {
      kind: 'expert',
      label: 'There are stories about making friends in the library, ready to read.',
      about: 'making-friends',
    },
    back: [
      'Is it {him} who wants more company, or you for {him}?',
      'What happens in the first minute with another child?',
    ],
    turns: [
      {
        asks: [
          'is my child behind socially',
          'he doesnt do that at his age',
          'not there yet at 4',
          'she misses the social ones',
        ],
        answer:
          'Each line is what about three in four do by then. One missing, with otherwise good signs such as looking to you, laughing at the same things, pretending, is worth a talk at the next visit. Several missing, or no interest in sharing anything with anyone, is worth a talk this month. Bring two examples, not an adjective.',
      },
      {
        asks: [
          'good with adults but not kids',
          'only talks to grown ups',
          'prefers older children',
          'plays only with younger ones',
        ],
        answer:
          'Adults adapt; children of the same age do not. Younger ones obey and older ones explain, so both are easier. It is a fine beginning and not the whole course. Give one peer in small portions, with a task where both hands are needed, a heavy bucket for two. After three visits there is usually a joke, and then it goes on its own.',
      },
      {
        asks: [
          'how many friends should he have',
          'only has one friend',
          'does he need a best friend',
          'no party invitations',
        ],
        answer:
          "One is plenty. Two is insurance against measles and house moves. What matters is that there is someone who is glad when {he} come{s} in. If no name can be found for weeks, ask the teacher to put {him} beside somebody kind with the same craze. Party lists say more about parents' halls than about friendship.",
      },
      {
        asks: [
          'he bosses everyone',
          'wont let others choose',
          'always has to be in charge',
          'kids dont like that she is bossy',
        ],
        answer:
          'Bossy children have many ideas and no brakes; it is usual around four to six and wears friends out. Give {him} a sentence that counts: "Your idea first, then mine." At home play once a day a game you choose badly and must finish. Praise when a rule of someone else\'s is kept. That is harder for {him} than it looks.',
      },
      {
        asks: [
          'what does he need for school socially',
          'is he ready for reception socially',
          'social skills before starting school',
          'summer born not ready',
        ],
        answer:
          'Less than people think: to part from you, to ask an adult for help, to wait a short turn, to know what to do when hit. Practise two sentences until they come by themselves, "Can I play?" and "Stop, I don\'t like it." The rest school teaches; it is half of what the first year is for.',
      },
      {
        asks: [
          'it got worse at 9',
          'friendship dramas at 10',
          'girls falling out all the time',
          'follows the wrong friends',
        ],
        answer:
          'Friendships get stronger and more tangled from nine, and belonging can feel like air. Listen to the end before you comment on anybody; today\'s enemy is invited on Saturday. Ask, "Do you want help, or only ears?" Keep your house the one with biscuits, so that you see them. Threats, secrets about harm, or being shut out for weeks belong with the teacher.',
      },
    ],
    challenges: ['making-friends', 'taking-turns'],
  },
  {
    id: 'area-behaviour',
    title: 'Behaviour and rules: what to expect at which age',
    topic: 'milestones',
    ages: [18, 155],
    questions: [
      'what behaviour is normal at 2',
      'behaviour milestones by age',
      'when do children understand rules',
      'is this behaviour normal for a 4 year old',
      'how much self control can i expect at 3',
      'my 6yo still doesnt follow rules is he behind',
      'normal behaviour for a 5 year old boy',
      'when do tantrums end by age',
      'what can i expect from an 8 year old behaviour wise',
      'behaviour chart says red for her age',
      'i honestly do not know any more what is just being three and what is something i have to do something about',
    ],
    keys: [
      'behaviour milestones',
      'normal behaviour',
      'behaviour for age',
      'self control age',
      'understand rules',
      'follow rules age',
      'behaviour management',
      'what is normal at',
      'just being three',
      'tantrums end by age',
      'red for her age',
    ],
    ack: [
      { text: 'It is hard to tell on a Wednesday what is only being three, and what is yours to do something about.' },
      { when: ['chart', 'red', 'score'], text: 'A red square is a very small thing to keep a parent awake.' },
      { text: 'You say the rule, {he} say{s} the rule back to you, and then {he} do{es} the other thing.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'Tantrums are usual, and by two and a half most children follow a simple routine when told; knowing a rule is well ahead of keeping it.',
      },
      {
        from: 36,
        to: 47,
        text: 'At 3 most still have tantrums now and then, though in a study of about 1,500 children fewer than one in ten had one every day.',
      },
      {
        from: 48,
        to: 59,
        text: 'By 4 most avoid danger and behave differently by place, quieter in a library than on a playground.',
      },
      {
        from: 60,
        to: 71,
        text: 'By 5 most follow rules or take turns in games and pay attention for five to ten minutes.',
      },
      {
        from: 72,
        to: 107,
        text: 'From 6 to 8 clear rules, and knowing what happens when they are broken, help most; children can wait for a turn and finish a task before play.',
      },
      {
        from: 108,
        to: 155,
        text: "From 9 to 11 a sense of right and wrong of their own grows, and friends' opinions pull at it.",
      },
    ],
    sources: [CDC_LISTS, TEMPER_LOSS, CDC_30_MONTHS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8, CDC_9_TO_11],
    tonight: [
      'Cut the rules to three, in words that say what to do: "Feet on the floor. Hands to yourself. Gentle with the cat."',
      'Catch one right thing before bed and say it exactly: "You stopped at the kerb without me."',
      'Note for three days what, when and just before. Most of it has an address.',
    ],
    ask: 'From 4 on, if tantrums are daily or long, someone is hurt in most, or at 6 it is as hard at school as at home, talk to your health visitor, teacher or doctor. A sudden change at any age, ask sooner; cruelty to animals or fire: now.',
    offer: {
      kind: 'expert',
      label: 'There are stories about anger and limits in the library, ready for tonight.',
      about: 'managing-anger',
    },
    back: ['What is the one thing you would change first?', 'Is it the same at nursery or school?'],
    turns: [
      {
        asks: ['so is it normal', 'is this just a phase', 'should i worry about it', 'is he worse than others'],
        answer:
          'Three questions sort most of it. Is it what many of that age do? Does it get less over months, even slowly? Are there lovely hours in between? Three times yes is being that age. A no to the second or third is a reason to ask someone. One bad month with a new baby, a move or little sleep does not count.',
      },
      {
        asks: ['only at home', 'angel at nursery devil at home', 'good for everyone else', 'behaves for grandma'],
        answer:
          'Then {he} can, and home is where it comes off. That is a good sign and a tiring one. Look at two hours only, after pick-up and before bed, since that is where most of it lives: food first, fewer words, earlier bath. If it is the other way round, fine at home and wild at nursery, ask nursery what happens just before.',
      },
      {
        asks: [
          'he knows the rule and breaks it',
          'looks at me and does it',
          'she understands no but does it anyway',
          'is it on purpose',
        ],
        answer:
          'Knowing is in the head, stopping is in the legs, and between the two lie some years. At two and three you are the brake: near, early, with hands. Looking at you while doing it is a question, "Still no?" Answer it dully with the same words. By five the look alone will often do.',
      },
      {
        asks: [
          'what about consequences at this age',
          'does time out work at 2',
          'how strict should i be',
          'punishment at 4',
        ],
        answer:
          'Under three, only moving things or moving {him}. From three to five small, at once and belonging to the deed: the thrown brick is away until after tea. From six, agreed beforehand, and over the same day. Longer or bigger does not teach more, it teaches about you. And a warning that is not kept costs three that are.',
      },
      {
        asks: [
          'what if one of the milestones is missing',
          'not following rules at 5',
          'doesnt do what the list says',
          'is red bad',
        ],
        answer:
          'It is one line out of several that three in four children of that age do. A reason to talk, to nursery first, then health visitor or doctor, not a result. Take your three-day note. A score can move because of a bad week; what would not let me wait is a skill that has been lost, or someone getting hurt.',
      },
      {
        asks: [
          'i tried charts and nothing works',
          'weve tried everything',
          'no discipline works with him',
          'the naughty step failed',
        ],
        answer:
          'When everything has been tried, usually nothing was kept for longer than ten days. Choose the smallest, one rule, one answer, the same from all adults, three weeks, with a tick for you each evening and not for {him}. If the ticks are there and nothing has moved, that is worth a lot to a professional: take the page along.',
      },
    ],
    challenges: ['managing-anger', 'taking-turns'],
  },
];

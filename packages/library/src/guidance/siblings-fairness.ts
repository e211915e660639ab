import type { Article, Source } from './article.ts';

const ANNA_FREUD_SIBLINGS: Source = {
  organisation: 'Anna Freud',
  page: 'Sibling rivalry',
  address: 'https://www.annafreud.org/early-years/early-years-in-mind/common-difficulties/sibling-rivalry/',
  checked: 'read',
};
const KARITANE: Source = {
  organisation: 'Karitane (Australia)',
  page: 'Toddler behaviour',
  address: 'https://karitane.com.au/toddler/behaviour/',
  checked: 'read',
};
const FAMILY_LIVES_BABY: Source = {
  organisation: 'Family Lives',
  page: 'Managing sibling jealousy',
  address:
    'https://www.familylives.org.uk/advice/early-years-development/behaviour/dealing-with-challenging-behaviour-when-a-new-baby-arrives',
  checked: 'read',
};
const TWINS_TRUST: Source = {
  organisation: 'Twins Trust',
  page: 'Preventing unwanted separation in school',
  address: 'https://twinstrust.org/supporting-you/campaigns/preventing-unwanted-separation-in-school.html',
  checked: 'read',
};
const FAMILY_LIVES_STEP: Source = {
  organisation: 'Family Lives',
  page: 'When you become a stepfamily',
  address: 'https://www.familylives.org.uk/advice/your-family/stepfamilies/when-you-become-a-stepfamily',
  checked: 'read',
};

/** Brothers and sisters: jealousy, fair shares of a parent, twins, stepfamilies. */
export const SIBLINGS_FAIRNESS: readonly Article[] = [
  {
    id: 'sibling-jealousy',
    title: 'Jealous of a brother or sister',
    topic: 'siblings',
    ages: [30, 143],
    questions: [
      'my son is jealous of his brother',
      'she says i love her sister more',
      'you love him more than me',
      '7yo jealous of her little sister all the time',
      'jealous when i help his brother with homework',
      'he destroys his sisters things because he is jealous',
      'how to deal with a jealous older child',
      'cries when her brother gets a present',
      '6 year old says he wishes his sister was dead',
      'everything has to be the same or there is a scene',
      'is it normal to be jealous of siblings at 10',
      'counting chips to see who got more',
      'so jealous he cant bear me cuddling his little sister',
      'says we love the little one best',
      'she is so envious of her sister',
    ],
    keys: [
      'jealous of brother',
      'jealous of sister',
      'love her more',
      'love him more',
      'unfair',
      'not fair',
      'fairness',
      'more than me',
      'same amount',
      'favourite',
      'jealous sibling',
      'brothers present',
      'wishes his sister',
      'cuddling her',
      'love the little one best',
      'thats not fair',
      'cant bear me cuddling',
      'jealous of his little sister',
      'jealous of her brother',
      'love the baby more',
      'envious',
      'envy',
      'jealous',
      'envious of his brother',
      'competes with his brother',
    ],
    ack: [
      {
        when: ['dead', 'wishes'],
        text: 'That sentence lands like a plate on a stone floor, and {he} {is} watching to see what you do about it.',
      },
      { when: ['love'], text: '"You love her more" is asked as an accusation, and it is a question.' },
      {
        when: ['chips', 'same', 'fair', 'unfair'],
        text: '{He} {has} counted the chips, and the result has been announced.',
      },
      { text: 'Every good thing that happens to one of them now costs you a scene with the other.' },
    ],
    typical: [
      {
        from: 30,
        to: 71,
        text: "Wanting a parent's love and attention for oneself, and minding when a sibling gets it, is natural; at this age it shows in grabbing, spoiling and clinging.",
      },
      {
        from: 72,
        to: 143,
        text: 'Competition for attention runs through most families with more than one child; older children keep accounts, and feel it when one side is favoured.',
      },
    ],
    sources: [ANNA_FREUD_SIBLINGS, KARITANE],
    tonight: [
      'Answer the question underneath: "You want to know if there\'s enough of me for you. There is. Sit here."',
      'Stop dividing and start asking: "Do you need more, or do you need the same?" Very often neither is hungry.',
      'Give each one thing with you this week which the other does not get. Different, and on the calendar.',
    ],
    ask: 'If {he} hurt{s} {his} sibling, spoil{s} {his} own things or talk{s} of hating {himself} for more than a few weeks, ask the school or your doctor. Talk of killing somebody with a plan, or of not wanting to live, is for help today.',
    offer: {
      kind: 'story',
      label: 'A story about a family that ran a scale, until somebody broke it, could be read to both.',
      about: 'feeling that a brother or sister gets more',
    },
    back: [
      'What did the other one have, the last time it flared up?',
      'When did your child last have you alone, for how long?',
    ],
    turns: [
      {
        asks: [
          'he says he wishes she was dead',
          'says he hates his brother',
          'wants to kill his sister',
          'i wish she was never born',
        ],
        answer:
          'Don\'t shriek and don\'t laugh. "You are so angry you wish she was gone. You may be that angry. You may not hurt her." That sentence, heard once without a storm, usually empties it. Mostly it means "I want you back." If it is said coldly, with a plan, or the little one is being hurt in secret, speak to your doctor now.',
      },
      {
        asks: [
          'i do have a favourite',
          'one is easier to love',
          'i find one child harder',
          'i get on better with his sister',
        ],
        answer:
          'Nearly every parent finds one easier at a time, and it changes. What counts is what is done: the number of kind sentences, who gets the benefit of the doubt. Choose one small thing about the harder one that you like, {his} hands when {he} draw{s}, and look at it once a day on purpose. Liking grows a good deal like beans, by being watered.',
      },
      {
        asks: [
          'must everything be equal',
          'do i have to buy the same',
          'presents for both on birthdays',
          'same amount of everything',
        ],
        answer:
          'Equal is impossible and they know it; you would have to buy glasses for both. Say the rule plainly: "In this family people get what they need, and everyone\'s turn comes." On a birthday only one person gets presents, and the other has a job of honour, candles or camera. The scene in the first year is the price; the second year is cheaper.',
      },
      {
        asks: [
          'jealous of a disabled brother',
          'her brother is ill and gets all the attention',
          'sibling with autism takes all my time',
          'special needs sibling',
        ],
        answer:
          'It isn\'t fair, and saying so is a relief: "He needs a lot of me. You get less than you should, and I see it." Then make something certain: the same half hour every week, with someone else on duty. Let {him} be angry with {his} brother like any sibling. Ask the hospital, school or a carers\' charity about groups for brothers and sisters; many have them.',
      },
      {
        asks: [
          'spoils the others things',
          'breaks her sisters toys',
          'ruins his brothers birthday',
          'destroys drawings',
        ],
        answer:
          'It gets mended by the one who broke it, with tape and pocket money, and no lecture. A high shelf protects what matters. Then look at the clock: breaking is loudest when the other has just been praised. Say beforehand, in {his} ear: "I\'m going to clap for her now. Stand with me. After that we two do the bins."',
      },
      {
        asks: [
          'grandparents favour one',
          'granny prefers the boy',
          'nan only takes the little one',
          'his dad favours his sister',
        ],
        answer:
          'Children notice it long before we dare to. Tell the grandparent one wish, and not a history: "Next time please take Ben, alone, for an hour." Don\'t deny it to {him}: "Granny finds it easier with small ones. That is about Granny." And if it is your own partner, have the talk when nobody under twelve is awake.',
      },
    ],
    challenges: ['new-sibling', 'handling-disappointment'],
  },
  {
    id: 'one-gets-more',
    title: 'One gets more of you',
    topic: 'siblings',
    ages: [24, 155],
    questions: [
      'one of my children takes all my attention',
      'the quiet one gets overlooked',
      'middle child feels left out',
      'i spend all my time on the difficult one',
      'how do i give each child attention with three kids',
      'my older boy is so easy that i forget him',
      'guilty i have no time for my first child',
      'twins plus a 4yo and she gets nothing',
      'one child has appointments all week and the other just comes along',
      'how much one to one time do kids need',
      '9 year old says you never have time for me',
      'splitting time between siblings when working full time',
      'one gets all the attention because she is ill, how do i make it up to the other',
      'the youngest needs so much that the big one gets no time with me',
      'i feel the middle one gets forgotten',
      'my autistic daughter takes all my energy and her brother gets nothing',
      'i neglect my quiet child',
    ],
    keys: [
      'middle child',
      'overlooked',
      'quiet one',
      'attention for each child',
      'one to one time',
      'special time',
      'never have time for me',
      'takes all my attention',
      'the easy one',
      'three kids',
      'splitting my time',
      'appointments',
      'all of the attention',
      'gets forgotten',
      'forget the middle one',
      'no time with me',
      'big one gets no time',
      'ill sibling',
      'time for the other',
      'autistic brother',
      'disabled sibling',
      'takes all my energy',
      'gets nothing',
      'neglected',
      'special needs sister',
    ],
    ack: [
      {
        when: ['middle'],
        text: "Too old for a lap, too young for the late film: the middle is a long corridor with other people's doors in it.",
      },
      {
        when: ['never', 'you never'],
        text: '"You never have time for me" was said without any drama, which made it worse.',
      },
      { text: 'The wheel that squeaks gets the oil, and the quiet one has learned not to squeak.' },
      { text: 'There is one of you, and it goes where the fire is.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'A little time alone with each child, every day if it can be done, is what family services advise; small children need it most when somebody else is taking up the room.',
      },
      {
        from: 72,
        to: 155,
        text: 'A child who seems independent and manages a lot alone still needs your love and interest as much as before, at times more.',
      },
    ],
    sources: [FAMILY_LIVES_BABY, KARITANE],
    tonight: [
      'Take the quiet one along for something that happens anyway, tonight: the bins, the dog, the shop. Eight minutes, no siblings.',
      'Ask {him} one question that can\'t be answered by "fine": "What was the best bit of the stupidest lesson?"',
      "Put a letter for each child on the calendar, one slot a week each, fifteen minutes, and keep it like a dentist's appointment.",
    ],
    ask: 'If the easy one gets very good, very quiet, stops asking for anything, or falls ill a lot, tell the teacher and ask what they see. If you cannot reach any of them for tiredness, speak to your doctor or health visitor about yourself.',
    offer: {
      kind: 'story',
      label: 'A story in which the quiet one has the main part could be read to {him} alone.',
      about: 'the child who never asks for anything',
    },
    back: ['Which of them did you last laugh with?', 'When in your day are there ten minutes nobody has claimed yet?'],
    turns: [
      {
        asks: [
          'how much time is enough',
          'how long should special time be',
          'ten minutes a day enough',
          'what counts as one to one',
        ],
        answer:
          'Ten certain minutes beat a vague afternoon. It counts when {he} choose{s} what, you do not look at a phone, and it has a name and an end. Bed is good, so is the car without radio, so is being fetched alone once a week. What does not count is the treat you buy because you feel guilty; that is very nice, and it is something else.',
      },
      {
        asks: ['middle child', 'the one in the middle', 'sandwiched between siblings', 'neither oldest nor youngest'],
        answer:
          'Give {him} firsts. The oldest does everything first by law, so find things nobody in the family has done: an instrument, a bus route, a grandmother\'s recipe. Photographs too, since middles have the thinnest albums. And stop saying "the boys" or "the girls" when you mean three people; their names, in a changing order.',
      },
      {
        asks: [
          'the difficult one takes everything',
          'behaviour child gets all attention',
          'his brother takes all our energy',
          'good one misses out',
        ],
        answer:
          'Then plan against it, for fire always wins. Two slots a week when somebody else is on duty with the fire. Catch the other in the act of being good, aloud, in four words: "You waited. Thank you." And be honest: "Your brother needs a lot from me at the moment. You\'re not less. On Wednesday it\'s you." Then Wednesday must happen.',
      },
      {
        asks: ['single parent no time', 'working full time and two kids', 'shifts', 'there is nobody to help me'],
        answer:
          "Then it can't be slots; it has to be joints in the day. A minute in each bed at waking, before anyone speaks. One helper in the kitchen at a time, by turns, door shut to the other. A notebook under the pillow in which you write to each other. Children of busy parents do well when they know when, even if it isn't often.",
      },
      {
        asks: [
          'she says i love the other more',
          'he says im always with the baby',
          'accuses me of favouritism',
          'asks who do you love most',
        ],
        answer:
          'Don\'t prove the opposite; ask for the evidence: "When did it feel like that?" It is usually something quite small and mendable, a match you missed, a name called twice. For "who do you love most", a true answer: "I love you as you. Nobody else gets that one." Then go and do something dull together.',
      },
    ],
    challenges: ['feeling-sad'],
  },
  {
    id: 'twins',
    title: 'Twins and being two',
    topic: 'siblings',
    ages: [18, 143],
    questions: [
      'should twins be in the same class at school',
      'my twins fight all the time',
      'one twin is ahead of the other',
      'twin toddlers double tantrums how do i cope',
      'how do i stop people comparing my twins',
      'twin girls only play with each other',
      'one of my twins got invited and the other didnt',
      'dressing twins the same is it bad',
      'my twin boys have their own language',
      'one twin is dominant and the other just follows',
      'how do i give one to one time with twins',
      'separating twins at nursery',
      'one twin talks for both of them',
      'should our twins be in different classes',
    ],
    keys: [
      'twins',
      'twin',
      'twin boys',
      'twin girls',
      'identical',
      'triplets',
      'multiples',
      'dominant twin',
      'same class',
      'twin language',
      'one twin',
      'comparing twins',
      'talks for both',
      'one of the twins',
      'my twin daughters',
      'my twin sons',
      'as twins',
      'both twins',
    ],
    ack: [
      {
        when: ['class', 'school', 'separate', 'separating'],
        text: 'Somebody with a form in front of them would like to know whether your children are one unit or two.',
      },
      {
        when: ['ahead', 'comparing', 'compare', 'behind'],
        text: 'No other parents have a ruler sitting permanently next to their child.',
      },
      { text: 'Two of everything, at the same second, and you still with two arms.' },
      { text: 'People ask which one is the good one, and they ask it in front of both.' },
    ],
    typical: [
      {
        from: 18,
        to: 59,
        text: 'Twins have their own tempers, tastes and timetable from the start; some find comfort in each other, some need more room, and both can be true of one pair.',
      },
      {
        from: 60,
        to: 143,
        text: 'Together or apart at school has no answer that fits all: for some twins being in one class gives security, for others separation helps each to find friends. Those who know them best are best placed to judge.',
      },
    ],
    sources: [TWINS_TRUST],
    tonight: [
      'Use names instead of "the twins" for one whole evening, and ask the family to do it too.',
      'Take only one to the shop tonight, and the other tomorrow. Ten minutes alone is a novelty for both of them.',
      'Let each choose one thing nobody else in the house has: a cup, a colour, a hobby, a side of the room.',
    ],
    ask: 'If one always decides and the other has stopped choosing, if they talk hardly at all to others by two and a half, or one lags far behind in words or movement, ask your health visitor or doctor about that child, on {his} own.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book with two heroes who want different things could be made tonight.',
      about: 'twins who are two people',
    },
    back: ['When are they apart now, and what is each like then?', 'What do they themselves say about it?'],
    turns: [
      {
        asks: [
          'same class or separate',
          'should i split them at school',
          'together or apart in reception',
          'school wants to separate my twins',
        ],
        answer:
          "Ask three things. Does each play with others when the other is in the room? Is one hiding behind the other? Do they want it? Three easy answers, and either works. Starting together and looking again after a year is a fair plan. Tell the school you'd like to be asked each year, and why; parents know these two better than a rule does.",
      },
      {
        asks: [
          'one twin is ahead',
          'one talks and the other doesnt',
          'my slower twin',
          'one twin is behind in everything',
        ],
        answer:
          "Measure each against the children of that age, not against the bed next door. If the slower one is within what's usual, then only the company makes it look late. If not, have that one seen, without the other in the room. And give {him} some field where {his} twin isn't: swimming on a different day is worth a great deal.",
      },
      {
        asks: ['one is dominant', 'bossy twin', 'she speaks for her brother', 'he just follows his twin'],
        answer:
          'Turn to the quiet one and wait: "I\'d like to hear it from Max." The other may hold your hand meanwhile; it is hard work not to answer. Change who goes first by odd and even days. Short times apart, an hour at different grandparents, show each what {he} {is} like alone. Roles often swap over the years, too, so don\'t write it into their names.',
      },
      {
        asks: [
          'only one is invited',
          'party for one twin',
          'different friends',
          'one twin has friends and the other doesnt',
        ],
        answer:
          'One invitation is for one. "Today it\'s Ada\'s party. You and I have something else", and then really do have it. Ask other parents openly to invite one at a time; many believe they have to take both and so take neither. The one without friends needs a playdate of {his} own, with the sibling out of the house, or it will be a playdate for the sibling.',
      },
      {
        asks: ['double tantrums', 'both cry at once', 'who do i go to first', 'coping with two toddlers'],
        answer:
          'The one in danger first; if none is, the one who has waited longer last time. Say it aloud: "I\'m with Leo, Mia, then you." Sit on the floor between them so that each can have a side. You can\'t do it fairly at one time, only across a week. And accept help for exactly the worst hour, five to six, rather than for a nice morning.',
      },
      {
        asks: ['their own language', 'twins speak their own language', 'twin talk', 'talk to each other but not to us'],
        answer:
          "It is mostly two beginners copying each other's mistakes, and it usually melts when other partners come along. Talk to each singly every day, face to face, about what {he} {is} looking at, and read with one at a time. If by two they have few real words, or by two and a half strangers understand neither, ask for a hearing test and a speech check for both.",
      },
      {
        asks: ['dressing them the same', 'people mix them up', 'identical clothes', 'teachers cant tell them apart'],
        answer:
          'Same clothes are sweet until they can choose; from then on let them choose, even if the result is the same. For the people at nursery give a clear sign, shoes in two colours or a hair slide, and ask them to use names. Being mixed up daily wears on a child. So does being half of something, at every greeting.',
      },
      {
        asks: [
          'which one do i put to bed first',
          'who goes to bed first of the twins',
          'one wakes the other at bedtime',
          'settle both at the same time',
        ],
        answer:
          'The one who falls asleep faster, as a rule, with the other on the floor beside you with a book: a sleeper is less easily woken than a waiter is amused. If one screams at waiting, that one goes first for a week. Keep the same order every night; twins learn an order sooner than a clock.',
      },
      {
        asks: [
          'what do we say to the school',
          'school wants to split them',
          'how do we decide same class or separate',
          'tell the school what we want for the twins',
        ],
        answer:
          'Write one line about each child, on {his} own, rather than about the pair: what each does when the other isn\'t there. Then ask: "May we look at it again after the first half term?" Ask the two of them as well, separately, what they would like. A try with a date is easier to agree on than a rule.',
      },
      {
        asks: [
          'when do we tell them',
          'how do we tell the twins they will be separated',
          'tell them about different classes',
          'prepare twins for separate classes',
        ],
        answer:
          "When it is certain, and early enough to see both rooms: a few weeks before. Tell both at once, and give each one thing of their own to look forward to, a peg, a teacher's name, a friend. Say where they meet again in the day: at lunch, at the gate. Practise apart first, an hour with each of you.",
      },
    ],
    challenges: ['new-sibling', 'respecting-differences'],
  },
  {
    id: 'stepsiblings',
    title: 'Stepbrothers and stepsisters',
    topic: 'siblings',
    ages: [36, 155],
    questions: [
      'my kids and his kids hate each other',
      'my children and my partners children fight',
      'my children hate their stepsiblings',
      'stepbrother and my son fight every weekend',
      'blended family how do i make the kids get on',
      'his kids have different rules than mine',
      'my daughter has to share her room with her stepsister',
      'my 7yo feels pushed out by my partners children',
      'should i treat my stepkids the same',
      'step siblings arriving every other weekend and chaos',
      'new baby with my new partner and the older ones are jealous',
      'he says theyre not my real sisters',
      'how long does it take for a blended family to settle',
      'half brother jealousy',
      'my partners kids come every weekend and mine cant stand them',
      'my boyfriends son and mine fight non stop',
    ],
    keys: [
      'stepsister',
      'stepbrother',
      'stepsiblings',
      'step siblings',
      'blended family',
      'partners children',
      'stepkids',
      'half brother',
      'half sister',
      'not my real sister',
      'every other weekend',
      'share room with stepsister',
      'patchwork',
      'partners kids',
      'his kids',
      'her kids',
      'cant stand each other',
      'his daughter and mine',
      'stepfamily',
      'step family',
      'bedroom with her stepsister',
      'boyfriends son',
      'girlfriends daughter',
      'boyfriends kids',
      'step brother',
      'step sister',
      'my boyfriends boy',
    ],
    ack: [
      {
        when: ['room', 'share'],
        text: 'Half of {his} room now belongs to somebody who comes on Fridays and breathes loudly.',
      },
      {
        when: ['rules', 'different'],
        text: 'At this table two lots of children eat by two books of law, and you are asked to explain the difference.',
      },
      { text: 'You fell in love with one person, and your child received four relatives for it.' },
      { text: 'Nobody asked the children, and they have been very clear about that since Friday.' },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'At this age it is the territory that hurts: bed, place at the table, your lap. Children settle by knowing what stays theirs.',
      },
      {
        from: 72,
        to: 155,
        text: 'Stepsiblings often argue at first, and children may feel that some are favoured; over time many do get on and support each other. It can be a long while until it feels safe.',
      },
    ],
    sources: [FAMILY_LIVES_STEP],
    tonight: [
      'Give {him} one thing nobody else may touch, a drawer with a key or a shelf, before the next visit.',
      'Keep one hour of that weekend for {him} and you alone. The others go with their own parent.',
      'Drop the word "real" without a fuss: "He\'s your stepbrother. You don\'t have to love him. You have to be safe with each other."',
    ],
    ask: 'If one is afraid of another, somebody is hurt or touched in a way that should not be, or {he} beg{s} not to be there and will not say why, act the same day: keep them apart, believe {him}, ring your doctor or a child protection line.',
    offer: {
      kind: 'story',
      label: 'A story about two toothbrush glasses that became five could be ready by Friday.',
      about: 'a family that grew overnight',
    },
    back: [
      'What is the first thing that goes wrong when they arrive?',
      'What did your child lose when they came: a room, a chair, an hour?',
    ],
    turns: [
      {
        asks: [
          'should i treat them the same',
          'fair between mine and his',
          'different rules for stepkids',
          'love them equally',
        ],
        answer:
          'The same for safety, food, bedtimes and jobs: those hang on the fridge, few and for everyone. Not the same for love, and nobody expects it in the first year. Each parent says no to their own, at least at the start. Presents and outings on a list help, because every one of them is counting anyway.',
      },
      {
        asks: ['sharing a room', 'no space for everyone', 'gave up her room', 'stepsister in her bedroom'],
        answer:
          "Draw the border with tape and mean it: bed, desk and one wall belong to {him}, also during the week. The guest has {his} own box which stays, so that nobody arrives as a tourist. Let {him} be asked before every change, even if the answer is small. Children forgive a small room; they don't forgive coming home to a moved bed.",
      },
      {
        asks: [
          'how long does it take',
          'when will we feel like a family',
          'its been a year and still awful',
          'does it ever get better',
        ],
        answer:
          'Count in years and not in weekends. Don\'t aim for "one family", aim for a decent flat-share first, with one nice ritual: pancakes on Saturday, everyone in pyjamas. The sign to look for is quite small. One day one of them covers up for another, and you pretend not to have noticed.',
      },
      {
        asks: [
          'they come back wild',
          'every visit starts with chaos',
          'friday nights are terrible',
          'changeover is awful',
        ],
        answer:
          'Changing homes is a landing, for both lots. First an hour without programme: food on the table, each to the own corner, no all-together game. Same supper every Friday. Tell yours beforehand who comes when and where they sleep, with a drawing. Most of the fights fall into that first evening; leave the outing for Saturday.',
      },
      {
        asks: ['not my real brother', 'refuses to call them family', 'wont talk to stepsister', 'doesnt accept them'],
        answer:
          "Don't hand out titles. First names will do, \"my dad's girlfriend's boy\" is perfectly good English. Politeness is asked for, liking is not. Give them something to do side by side with nothing to win, a tent, a wall to paint. And speak of the one who is missing, the other parent, kindly and by name; that makes room faster than anything.",
      },
      {
        asks: [
          'new baby with my new partner',
          'half sibling on the way',
          'our baby and his kids',
          'jealous of half sister',
        ],
        answer:
          'The baby belongs to everyone, and that\'s just what frightens the older ones: it lives here always, and they visit. Tell them before others hear it, and say what will not change: which days, which bed, whose lap on Sunday. Let each be the one who shows the baby something. Don\'t call it "what makes us a real family"; they thought they were one.',
      },
    ],
    challenges: ['new-family-member', 'parents-divorce'],
  },
];

import type { Article } from './article.ts';
import { CONSTIPATION, ERIC_AVOIDERS, ERIC_BOWELS, ERIC_SCHOOL, SOILING } from './toilet-sources.ts';

/** Toilet: holding on, and places where children do. */
export const TOILET_HOLDING: readonly Article[] = [
  {
    id: 'constipation',
    title: 'Hard, rare or painful poo',
    topic: 'toilet',
    ages: [12, 155],
    questions: [
      'holds his poo for days',
      'has not pooed for five days',
      'holding it in because it hurt',
      'scared to poo because it hurts',
      'crosses her legs so the poo wont come',
      'constipation in toddlers',
      'my 3yo hasnt pooed for 4 days',
      'poo hurts and he screams',
      'big hard poos block the toilet',
      'how do i help a constipated child',
      'poops little pellets',
      '6 year old goes once a week',
      'blood on the paper after a hard poo',
      'tummy ache every day',
      'will fruit help constipation',
      'holds it in because it hurts and then it hurts more',
      'we have had this since he was potty trained, prunes, water, everything, and he bends over the sofa and cries',
      'poo is hard and it hurts',
      'has not been for a poo in five days',
      'constipated toddler pooping pellets',
    ],
    keys: [
      'constipation',
      'constipated',
      'hard poo',
      'pellets',
      'poo hurts',
      'straining',
      'once a week',
      'blood when pooing',
      'tummy ache poo',
      'fibre',
      'laxative',
      'belly',
      'bowels',
      'prunes',
      'days without poo',
      'big poo',
      'pooed',
      'pooing',
      'poo once a week',
      'cant poo',
    ],
    ack: [
      {
        text: 'It hurts, so {he} hold{s} it, so it gets harder, so it hurts: you have been watching a circle go round.',
      },
      {
        when: ['blocks', 'block', 'huge', 'big hard'],
        text: 'A toilet blocked by something no adult could produce is how many families find out.',
      },
      {
        text: "Waiting for someone else's poo is an odd way to spend a week, and you know the calendar of it by heart.",
      },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: 'Constipation affects about a third of children at some time and often begins around potty training, at 2 or 3; a child who was hurt once holds on.',
      },
      {
        from: 48,
        to: 155,
        text: 'Fewer than three poos in a week, or large, hard or painful ones, count as constipation, and the longer it is left the longer it takes to mend.',
      },
    ],
    sources: [CONSTIPATION, ERIC_BOWELS],
    tonight: [
      "Look at tonight's poo against words: pellets, sausage with cracks, soft log, mush. Write it down for a week; that is the whole language of the appointment.",
      'Sit after breakfast and after supper, five minutes, feet on a step, knees higher than bottom, blowing through a straw or a balloon to bear down.',
      'Drinks up, and fruit and vegetables at every meal. It helps while you wait for the appointment; it seldom mends a bad case alone.',
    ],
    ask: 'Doctor this week: pain, blood, less than three a week, soiled pants, or if it has lasted weeks. Today: belly swollen and hard, green or yellow vomit, no wee, or a baby under one. Emergency: severe belly pain and being sick.',
    offer: {
      kind: 'story',
      label: 'A story about a slow train that kept its timetable could go with the sitting.',
      about: 'sitting after breakfast',
    },
    back: [
      'How often does one come, and which of the four words fits?',
      'Did it begin after something: potty training, a fever, a hard poo, nursery?',
    ],
    turns: [
      {
        asks: ['i gave lots of fruit and water and nothing', 'prunes didnt work', 'tried fibre and it got worse'],
        answer:
          'Then you have done what can be done in a kitchen. Once poo is hard and held, food alone rarely empties it, and fibre on top of a blocked bowel makes the belly worse. Ring your doctor, say how many days and that fruit and water were not enough, and ask what to expect. It is one of the most ordinary appointments of the week.',
      },
      {
        asks: [
          'does she need laxatives',
          'are laxatives safe for kids',
          'how many months of sachets',
          'will she get used to them',
        ],
        answer:
          'Your doctor decides and doses. What helps to know beforehand: treatment often goes on for months, gets worse before it gets better in the first days, and stopping too early is the commonest reason it comes back. Ask two questions: what should poo look like when it is right, and who tells us when to come down?',
      },
      {
        asks: ['tummy ache every day', 'belly pain before school', 'cramps and no poo'],
        answer:
          'A full bowel makes bellies ache, often after meals, and quieter after a poo. Keep a note: where, when, and whether there was a poo that day. Pain that wakes {him} at night, pain in one fixed place, vomiting, fever or weight going down are for the doctor this week; pain that doubles {him} up with being sick is the emergency number.',
      },
      {
        asks: ['blood on the paper', 'streak of blood in the poo', 'bright red blood after straining'],
        answer:
          'A little bright red after a hard, big poo is often a tiny tear, and it stings. See your doctor this week anyway, say it was on the paper or on the outside, and get it soft so that it heals. Dark blood, a lot of it, blood mixed in, or blood with fever, belly pain or a pale child: today.',
      },
      {
        asks: ['soils his pants', 'skid marks and doesnt notice', 'runny poo leaks out'],
        answer:
          'Runny smears around a hard lump are overflow, not diarrhoea, and the child does not feel it coming. Nothing for {him} to be scolded for. Tell your doctor in those words, this week; treating the constipation is what stops the pants.',
      },
      {
        asks: ['refuses to sit on the toilet', 'cries before every poo', 'she holds and hides'],
        answer:
          'Then stop the sitting for some days and bring it back as a game: on the step with clothes on, a book, blowing bubbles. A nappy is fine for now. When poo has been soft for two weeks, sitting stops being an ordeal, and only then {does} {he} have a reason to try the seat.',
      },
      {
        asks: ['is it just his food', 'picky eater and constipated', 'milk and constipation'],
        answer:
          'Much milk and little else makes for hard poo, so keep it at two or three cups a day and add water. Bread with seeds, pears, plums, beans, oats are better than bran, which bloats. Two weeks of that, and if it stays hard or hurts, the food was not the reason and the doctor is.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'soiling',
    title: 'Poo in the pants at school age',
    topic: 'toilet',
    ages: [48, 144],
    questions: [
      '7 year old poos in pants',
      'soiling every day',
      'doesnt know she needs a poo',
      'skid marks all day at 8',
      'encopresis',
      'poo accidents at school',
      'he says he didnt feel it',
      'is soiling on purpose',
      'my 6yo smears in his pants and lies about it',
      'hides dirty underwear',
      'poo leaking out',
      '9 year old comes home smelling of poo and the other children have noticed and he sits alone on the bus',
      'poo stains in underwear at 8',
      'poop accidents at 7',
      'skid marks and doesnt feel it',
    ],
    keys: [
      'soiling',
      'encopresis',
      'poo accidents',
      'poo in pants',
      'soiled',
      'leaking poo',
      'dirty pants',
      'skid marks',
      'smell at school',
      'overflow',
      'smears',
      'smell',
      'smells',
      'underwear',
      'didnt feel it',
      'leaks poo',
      'hides underwear',
    ],
    ack: [
      {
        when: ['hides', 'hidden', 'hide', 'lies', 'wardrobe'],
        text: 'You found the pants behind the wardrobe, and {he} {has} been carrying that alone.',
      },
      {
        text: 'Rinsing pants at the basin at night is a lonely job, and you have had it for longer than anyone knows.',
      },
      {
        when: ['school', 'smell', 'smelling', 'other children', 'bus'],
        text: 'Someone at school has said something about the smell, and it went through you.',
      },
      { text: '{He} really {does} not feel it, and that is the part nobody believes.' },
    ],
    typical: [
      {
        from: 48,
        to: 144,
        text: 'Soiling after the age of toilet training usually comes from long-standing constipation: runny poo slips past a full bowel, and the child does not feel it.',
      },
    ],
    sources: [SOILING, ERIC_BOWELS, CONSTIPATION],
    tonight: [
      'Say it tonight, once: "That is your bowel, not your behaviour. I know you don\'t feel it. Doctors can fix this, and I\'m not cross."',
      'Buy five identical dark pants, wet wipes and a plain bag, and let {him} change in {his} own room. No report to the table.',
      'Sit after breakfast and after supper, five minutes, feet on a step, and begin a two-week note of poos and pants for the doctor.',
    ],
    ask: 'Doctor this week, with the note; soiling is treated and rarely mends alone. Same day: swollen belly, vomiting, blood, fever, weak legs or new trouble walking. Fear of someone or of being touched: today.',
    offer: null,
    back: [
      'How often is there a whole poo in the toilet?',
      'When is it: at school, in the afternoon, all day in small bits?',
    ],
    turns: [
      {
        asks: ['is he doing it on purpose', 'he must feel it', 'too lazy to go', 'to annoy us'],
        answer:
          'No. A bowel that has been full for months is stretched like an old jumper and stops reporting; {he} {is} telling the truth about not feeling it, even while it is running. Punishing makes {him} hide, and hidden pants last longer. The way out is empty, soft, regular, and it takes months, with good days early on.',
      },
      {
        asks: ['the school is complaining', 'teacher said she smells', 'other kids tease him', 'accidents at school'],
        answer:
          'Write to the school, today, half a page: it is a medical problem under treatment, {he} may go whenever needed without asking, a private place to change, a set of clothes in the office, and who handles it if someone says something. Ask for one adult {he} can go to. If there is teasing, treat it as teasing: by name, with dates.',
      },
      {
        asks: ['he lies and hides the pants', 'finds dirty underwear hidden', 'denies it'],
        answer:
          'Hiding is what you do when you have run out of ways to be less bother. Make hiding useless: a lined bag with a lid in {his} room, emptied by you without a word, and no talk about finds. After a week or two it usually stops being a secret, and then you can speak about how the tummy works.',
      },
      {
        asks: ['how long does treatment take', 'why isnt it better yet', 'months of laxatives'],
        answer:
          'Plan in months, often six and more, because the bowel has to shrink back, and the temptation is to stop when it looks well. Good weeks come in between, and holidays set it back. Keep the sits and the drinks through the good months. If there is no change after four weeks of treatment, go back and say so; the amount may need changing.',
      },
      {
        asks: [
          'is it because of the divorce',
          'emotional reason',
          'started after the move',
          'could it be something else',
        ],
        answer:
          'Mostly it is the bowel, and a change in {his} life made holding on likelier. So treat both: the doctor for the body, and one calm person who asks about the rest. Tell the doctor also if it began with a fright, if {he} {is} afraid of someone, or if {he} {does} it only in one place. Those are worth knowing, and they do not wait.',
      },
      {
        asks: ['what do i tell his siblings', 'brother laughs at her', 'family found out'],
        answer:
          'Two sentences to the others and then no more: "It is a tummy problem, and the doctor is treating it. We don\'t talk about it, not even as a joke." Whoever breaks it hears it once more, sharply. {He} {has} enough witnesses already; {his} room and {his} own bathroom time are worth more than speeches.',
      },
      {
        asks: ['she wont go to school because of it', 'embarrassed to go', 'doesnt want friends over'],
        answer:
          'Then the school plan first, this week, because staying home makes Monday bigger. Clothes and wipes in the office, a toilet {he} may use without asking, an excuse agreed with the teacher for leaving the room. Tell your doctor that school is failing over it; that word speeds things up.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'toilet-fear',
    title: 'Afraid of the flush and of public toilets',
    topic: 'toilet',
    ages: [24, 96],
    questions: [
      'scared of the flush',
      'my 3yo wont use public toilets',
      'afraid of the hand dryer',
      'covers her ears in the bathroom',
      'wont poo anywhere but at home',
      'automatic flush scared her and now nothing',
      'how do i get him to use a toilet when we are out',
      'holds it for hours on days out',
      'thinks he will fall in',
      'autistic child and hand dryers',
      'afraid of school toilets',
      'since the motorway services she stands in the doorway and screams and we had to drive two hours with her in tears',
      'terrified of hand dryers in public loos',
      'refuses public restrooms',
      'scared of the auto flush',
    ],
    keys: [
      'flush',
      'flushing',
      'public toilet',
      'public toilets',
      'hand dryer',
      'dryer',
      'scared of the toilet',
      'motorway services',
      'noise toilet',
      'falls in',
      'dryers',
      'motorway',
      'fall in',
      'toilet out',
      'days out',
      'nowhere but home',
      'loud toilet',
      'covers ears',
      'afraid of toilet',
    ],
    ack: [
      {
        when: ['flush', 'automatic', 'sensor', 'flushing'],
        text: 'It flushes without being asked, it roars, and it is exactly at the height of {his} head.',
      },
      {
        when: ['dryer', 'hand dryer'],
        text: 'A box on the wall that screams when you come near: put like that, {he} {has} a point.',
      },
      {
        text: 'A cold room, a big hole, noises from behind doors: seen from a metre off the floor it is quite a place.',
      },
      { text: 'Days out get short when there is only one toilet in the world.' },
    ],
    typical: [
      {
        from: 24,
        to: 96,
        text: 'Fear of the flush, the splash and the noise is common around potty training, and it can be undone in small steps, from a distance.',
      },
    ],
    sources: [ERIC_AVOIDERS],
    tonight: [
      'Never the flush while {he} sit{s}: {he} leave{s} first, then you flush, in the doorway, with {his} hand on the handle if {he} want{s}.',
      'On the way out take a folding potty or a travel seat and paper towels, and say before you go in: "No dryer. I dry your hands with this. I flush, after you\'re out."',
      'Cover the automatic sensor with your hand or a sticky note. It is the single thing that mends the most.',
    ],
    ask: 'Holding all day at nursery or school, poo held for days, wetting after months dry, or pain: doctor or health visitor this week. If noise is hard everywhere, ask them about hearing and about how {he} take{s} sounds.',
    offer: {
      kind: 'story',
      label: 'A story about a very loud dryer and a small paper towel could travel in the bag.',
      about: 'public toilets',
    },
    back: [
      'What is it exactly: the flush, the hole, the dryer, or the door?',
      'Where {does} {he} really go without trouble?',
    ],
    turns: [
      {
        asks: ['he wont flush at home either', 'runs out when i flush', 'screams at our toilet'],
        answer:
          'Then flush after {he} {has} left, for weeks if you like, and let {him} hold the door handle. Step by step {he} may come nearer: hall, doorway, two steps, hand over the button together. Each step a few days. Never flush while {he} {is} on it, and never as a joke; one joke costs you a month.',
      },
      {
        asks: ['at school he holds all day', 'wont go at nursery toilet', 'comes home and runs to the toilet'],
        answer:
          'Ask the school for three things: may use a quiet toilet, is taken once when nobody else is in there, and the dryer is off or paper is there. Then let {him} see the room after hours once, with you and a photo to take home. A child who holds from nine to three is not comfortable, and it makes poo hard as well.',
      },
      {
        asks: ['she thinks she will fall in', 'legs dangle', 'the toilet is too big'],
        answer:
          "Dangling legs over a big hole is a fair reason. A step that carries the feet and a small seat that doesn't wobble turn it into a chair. Practise sitting backwards, holding on to the cistern, until {he} trust{s} the seat. And take the travel seat with you; the same rim everywhere is half the trust.",
      },
      {
        asks: ['automatic flush scared him', 'museum toilet flushed on her own', 'motion sensor toilets'],
        answer:
          'Yes, that one. Cover the sensor with your hand the moment you go in, put a sticky note on it, and let {him} take the note off when {he} {is} standing far away. Some families let the child decide about the note for weeks; it is a small thing to hold on to, and it works.',
      },
      {
        asks: ['can we just avoid them', 'use a potty in the car', 'skip public toilets'],
        answer:
          "For a month or two, yes: a potty in the boot and a towel. Underneath, keep one easy place on your list, a cafe with one loo, a friend's bathroom, and visit it once a week when it is quiet. Avoiding everywhere for a year makes it grow; avoiding the worst place for two months does not.",
      },
      {
        asks: [
          'is it a sensory thing',
          'autism and hand dryers',
          'hands over ears everywhere',
          'ear defenders for toilets',
        ],
        answer:
          'On its own, being afraid of a hand dryer is being afraid of a hand dryer. If blenders, hoovers, clippers and birthday singing are hard as well, it is worth telling your doctor or health visitor, in those words. Ear defenders are a good tool for loud rooms, not a promise for ever; carry them without a speech, like wipes.',
      },
      {
        asks: ['he was fine with it and then suddenly', 'since he heard the dryer', 'started after a bad experience'],
        answer:
          'Then the fear has a birthday and it will get smaller with time. Begin where it was good: the home toilet, then a friend\'s, then a small cafe. Tell what happened as a story with the real ending: "It flushed by itself, you were frightened, I lifted you out, and then we had chips." Frights like being told properly.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'school-toilets',
    title: 'Will not use the toilet at school',
    topic: 'toilet',
    ages: [36, 132],
    questions: [
      'holds it all day at school',
      'wont use the school toilets because they smell',
      'wont poo at school',
      'holds her poo all day at school',
      'wont use the toilet at school',
      'holds wee all day at school',
      'my 6 year old only goes at home',
      'comes home and runs to the toilet',
      'scared of school toilets',
      'boys toilets are disgusting no locks',
      'teacher wont let her go in class',
      'wet pants after school every day',
      'how do i get him to go at school',
      'she drinks nothing all day so she doesnt have to go',
      'toilets at school smell and the door doesnt shut',
      'he told me a boy looked over the wall and since then he waits until half past three and cries in the car',
      'does not want to use the loo at school',
      'wont use the bathroom at school',
      'holds pee till home from school',
    ],
    keys: [
      'school toilet',
      'school toilets',
      'toilet at school',
      'holds all day',
      'wont go at school',
      'runs to the toilet',
      'no lock',
      'toilet pass',
      'drinks nothing at school',
      'loo at school',
      'drinks nothing',
      'go at school',
      'only at home',
      'boys toilets',
    ],
    ack: [
      { text: 'From nine to half past three is a long time to hold on, and {he} manage{s} it every day.' },
      { text: '{His} reasons for not going there are usually better than they sound.' },
      {
        when: ['looked', 'boys', 'door', 'lock', 'smell', 'disgusting'],
        text: 'No lock, a smell, and eyes over the top of the wall: you would not go there either.',
      },
    ],
    typical: [
      {
        from: 36,
        to: 132,
        text: 'Many children avoid school toilets, because of dirt, broken locks, noise or rules; holding on all day leads to wetting, constipation and too little drinking.',
      },
    ],
    sources: [ERIC_SCHOOL],
    tonight: [
      'Ask in the car, looking at the road, and not "why don\'t you go": "If that toilet could be different, what would you change first?"',
      'Write to the teacher tonight: may go without asking aloud, is sent at break and before home time, and which toilet is quietest. Ask when it is cleaned.',
      'Go in with {him} after school one day, when it is empty. Show how the door and lock work, and flush once together.',
    ],
    ask: 'Wet or soiled at school for more than two weeks, wee held all day with pain or fever, poo held for days, or fear of a place or a person: teacher this week, and your doctor for the first three.',
    offer: {
      kind: 'story',
      label: 'A story about a toilet door with a very good lock could be ready for Sunday evening.',
      about: 'using the toilet at school',
    },
    back: [
      'What is it about that place: the door, the noise, the smell, other children?',
      'How much {does} {he} now drink between nine and three?',
    ],
    turns: [
      {
        asks: [
          'i asked the teacher and she said he can go at break',
          'school says they cant go in lessons',
          'not allowed to go in class',
        ],
        answer:
          'Ask once more, in writing, with a different word: "at any time, without asking out loud, and without a queue of questions." Young children cannot be relied on to need it only at break. A doctor\'s note helps quickly and is easy to ask for. If the answer is still no, ask for the school\'s toilet policy and who wrote it.',
      },
      {
        asks: ['the toilets are disgusting', 'no lock on the door', 'no toilet paper', 'no soap'],
        answer:
          'Then {he} {is} not being precious. Take it up as a matter of the building, not of your child: when are they cleaned, is there paper, do the locks work, who looks after them? Parents who ask together get an answer faster. Meanwhile a small pack of paper and a wipe in the bag gives {him} something to do about it today.',
      },
      {
        asks: [
          'she doesnt drink all day so she doesnt have to go',
          'wont drink at school',
          'empty water bottle comes home full',
        ],
        answer:
          'It works for {him} and makes everything worse: strong wee stings, and hard poo follows. So put a drink with every food, and a word on the plan: "You drink, and I get you a toilet you can use." Nothing changes until the second half is done, and that half is ours to do.',
      },
      {
        asks: ['someone looked at him', 'older boys bang on the door', 'bullied in the toilets'],
        answer:
          'That is bullying, whatever the place. Write down what happened, when and who, and take it to the teacher or head this week, asking what they will do and by when. Until it is settled {he} may use another toilet: staff, office, next to the nurse. And tell {him}: "You were right to tell me. You are not the one who is in trouble."',
      },
      {
        asks: ['wets on the way home', 'soaked by pickup time', 'runs and just makes it'],
        answer:
          'Half the solution is on the way: one wee before {he} come{s} out of the building, asked for by the teacher at the last bell. The other half is the morning. If {he} arrive{s} home and cannot get the trousers open, button trousers are a task too many; elastic is not a fashion question here.',
      },
      {
        asks: ['should i send a change of clothes', 'spare pants in bag', 'what do i pack'],
        answer:
          'Yes: dark trousers or a skirt, two pairs of pants, wipes, and a plain opaque bag that closes, with {his} name on the inside. Give it to the office rather than leaving it on a peg. And give {him} the sentence for it, so that nobody has to invent one: "I need my bag, please."',
      },
      {
        asks: ['how long until he gets used to it', 'will she grow out of it', 'new school and no toilet'],
        answer:
          'Children who have a bad room get used to it badly, so do not wait for that. What settles it is a decent toilet and being allowed to go, and then most begin to use it. If both are in place for a month and {he} still hold{s}, look at the poo and at whether something else in that corridor is frightening {him}.',
      },
    ],
    challenges: ['potty-training', 'new-school'],
  },
];

import type { Article, Source } from './article.ts';

const AAP_PREEMIE: Source = {
  organisation: 'American Academy of Pediatrics',
  page: "Your Preemie's Growth & Developmental Milestones",
  address: 'https://www.healthychildren.org/English/ages-stages/baby/preemie/Pages/Preemie-Milestones.aspx',
  checked: 'read',
};
const PREMATURITY_PARADOX: Source = {
  organisation: 'Pediatrics',
  page: 'The Prematurity Paradox (2024)',
  address: 'https://publications.aap.org/pediatrics/article-abstract/153/2/e2023063801/196384/',
  checked: 'read',
};
const BLISS_SCHOOL: Source = {
  organisation: 'Bliss',
  page: 'Starting primary school: what do I need to know?',
  address:
    'https://www.bliss.org.uk/parents/growing-up/starting-primary-school/starting-primary-school-what-do-i-need-to-know',
  checked: 'read',
};
const BLISS_DELAYING: Source = {
  organisation: 'Bliss',
  page: 'Delaying school entry: what does it mean for parents of children born prematurely?',
  address: 'https://www.bliss.org.uk/delaying-school-entry-what-does-it-mean',
  checked: 'read',
};
const BORN_IN_BRADFORD: Source = {
  organisation: 'Born in Bradford',
  page: 'Starting school: educational development as a function of age of entry and prematurity (10,337 children)',
  address:
    'https://borninbradford.nhs.uk/research/publications/starting-school-educational-development-as-a-function-of-age-of-entry-and-prematurity/',
  checked: 'read',
};
const NEONATAL_STRESS: Source = {
  organisation: 'BMC Pregnancy and Childbirth',
  page: 'Posttraumatic stress and anxiety among the parents of babies admitted to neonatal care: a systematic review (49 studies)',
  address: 'https://doi.org/10.1186/s12884-024-06383-5',
  checked: 'read',
};
const BLISS_FEELINGS: Source = {
  organisation: 'Bliss',
  page: 'Your mental health and emotional wellbeing',
  address: 'https://www.bliss.org.uk/parents/support',
  checked: 'known',
};

/** What parents ask: children born early. */
export const PREMATURE: readonly Article[] = [
  {
    id: 'corrected-age',
    title: 'Corrected age',
    topic: 'premature',
    ages: [6, 35],
    questions: [
      'corrected age how do i calculate',
      'born at 30 weeks which age counts',
      'when do you stop using corrected age',
      'my preemie is 14 months but should be 12 what should he do',
      'adjusted age milestones',
      'do i use due date or birth date for weaning and walking',
      'premature baby 10 months not sitting',
      'is she behind or just premature',
      'twins born 9 weeks early milestones',
      'health visitor used his real age on the form',
      'people ask how old she is and i never know which number to say',
    ],
    keys: [
      'corrected age',
      'premature',
      'preemie',
      'preterm',
      'born early',
      'born at',
      'prem',
      'adjusted',
      'not sitting premature',
      'which number',
      'how old is she',
      'corrected',
      'prematurity corrected',
    ],
    ack: [
      { text: '"How old?" is a question with two answers, and the queue is waiting.' },
      {
        when: ['form', 'health visitor', 'doctor', 'nursery'],
        text: 'The form has one box for age, and nobody who made it had been in an incubator.',
      },
      { text: 'You keep two calendars in your head, and only one of them has candles on it.' },
    ],
    typical: [
      {
        from: 6,
        to: 23,
        text: 'Take the weeks {he} came early from {his} age in weeks: that is the corrected age, the right one for milestones up to about 2.',
      },
      {
        from: 24,
        to: 35,
        text: 'Correcting is usual up to 2, by when most have caught up with the typical range; children born very early may take longer, and it may still be mentioned.',
      },
    ],
    sources: [AAP_PREEMIE, PREMATURITY_PARADOX],
    tonight: [
      'Do the sum once and write it in the front of the health record: age in weeks, minus weeks early. Born at 32 weeks is eight weeks early.',
      'Look up milestones by that number only.',
      'Keep a sentence for the queue: "Fourteen months, and three of those were extra."',
    ],
    ask: 'Ask the follow-up clinic, health visitor or doctor if something is missing by corrected age too; at once, without any correcting, for stiffness, floppiness, one side used less, no reaction to sound or faces, or a skill lost.',
    offer: null,
    back: ['How many weeks early, and how old today?', 'Which thing made you do the sum tonight?'],
    turns: [
      {
        asks: [
          'can you give an example',
          'how do i work it out',
          'born at 29 weeks now 15 months',
          'do the maths for me',
        ],
        answer:
          'Forty minus the weeks at birth is how early: 29 weeks means 11 early, about two and a half months. Fifteen months minus two and a half is twelve and a half, so for walking and words look at one year. For the birthday it is fifteen. Yours goes the same way: weeks first, then months.',
      },
      {
        asks: [
          'does it count for everything',
          'vaccinations corrected or actual',
          'when do i wean a premature baby',
          'feeding and corrected age',
        ],
        answer:
          'No. Milestones, sleep and growth charts: corrected. Vaccinations: the real age, counted from birth, unless your doctor says otherwise. Weaning depends on signs and on how early {he} came, so ask the neonatal dietitian or health visitor for {him}. When in doubt say both numbers to whoever asks; they will choose.',
      },
      {
        asks: [
          'when do i stop',
          'until when',
          'until what age do i correct',
          'is it until 2 or 3',
          'he is two now do i still correct',
          'do i correct at school age',
        ],
        answer:
          'About two years by most doctors. After that a few weeks matter less each month, though for children born before 28 weeks some go on to three. School, sadly, reads the birth certificate. You need not stop on a date: say "born ten weeks early" for as long as it explains something, and leave it off when it no longer does.',
      },
      {
        asks: [
          'behind even with corrected age',
          'still late after correcting',
          'not sitting at 9 months corrected',
          'should i still worry',
        ],
        answer:
          'Then it is a question for the follow-up team or your doctor now, and not for another month of sums. Being early explains weeks. What is missing after that deserves its own look, in good time and without alarm, since help for early-born children is usually nearby. Write down what {he} do{es} at each of the two ages, and bring it.',
      },
      {
        asks: [
          'strangers comment on his size',
          'people say isnt he small',
          'family compares him',
          'tired of explaining',
        ],
        answer:
          'You owe nobody at a till a birth history. The corrected age alone is a fair answer to a stranger and stops the comparison. For family, one sentence, once: "Take off the early weeks, and it\'s all on time." And with other parents of early babies you can say the real thing; many units have a group. There nobody asks why.',
      },
      {
        asks: ['which age do i use', 'corrected or real age', 'corrected age or birth age', 'which birthday counts'],
        answer:
          'For what {he} can do, sitting, babbling, walking, the corrected one, up to about two. For {his} birthday cake, the real one. If somebody compares {him} with a chart, ask which of the two they have put in; it is a fair question, and clinics are used to it.',
      },
      {
        asks: [
          'his cousin the same age crawls already',
          'other babies born the same day are ahead',
          'friends baby is further',
          'compare with term babies',
        ],
        answer:
          'Then the cousin has had some weeks more of growing than {he} {has}. Compare {him} with {his} corrected age, and with {himself} a month ago; a list of three new things a month says more than a cousin does. If something is missing by corrected age too, that is for the follow-up clinic.',
      },
    ],
    challenges: [],
  },
  {
    id: 'premature-catching-up',
    title: 'Born early: catching up after two',
    topic: 'premature',
    ages: [22, 95],
    questions: [
      'do premature babies catch up',
      'born at 28 weeks now 3 and talking late',
      'premature child clumsy at 5',
      'is prematurity the reason for her short attention',
      'my preemie is small for his age',
      'long term effects of prematurity',
      'ex 26 weeker behaviour at 4',
      'late preterm 35 weeks any problems later',
      'should a premature child be checked at 4',
      'he was discharged from follow up at two and nobody looks at him any more',
      'he caught up with everything, they said, and now at four his hands shake over the scissors and i am back in that corridor',
    ],
    keys: [
      'catch up',
      'catching up',
      'born at 28 weeks',
      'premature child',
      'ex prem',
      'long term effects of prematurity',
      'late preterm',
      'weeker',
      'small for age premature',
      'premature and attention',
      'discharged from follow up',
      'caught up',
      'hands shake',
      'nobody looks at him any more',
    ],
    ack: [
      { text: 'Caught up, they said, and nobody said with what.' },
      { when: ['small', 'size'], text: 'Everyone guesses a year too young, and {he} {has} begun to notice.' },
      { text: 'Whenever something is hard for {him}, a small machine in your head begins to beep again.' },
    ],
    typical: [
      {
        from: 22,
        to: 47,
        text: 'By 2 most children born early have reached the typical range; if yours has not, {he} may need some extra help, and the earlier the birth the longer it can take.',
      },
      {
        from: 48,
        to: 95,
        text: 'Most do well at school; on average they need a little more support, more so in mathematics, attention and fine movements, and more so the earlier the birth.',
      },
    ],
    sources: [AAP_PREEMIE, BLISS_SCHOOL],
    tonight: [
      'Compare {him} with last spring, not with the class. One thing {he} can do now that {he} could not do then, written down.',
      'Say it to nursery or school: weeks at birth, weeks in hospital, eyes and ears checked when. Most do not know.',
      'Pick the one hard thing and halve it: five minutes of scissors, then the ball.',
    ],
    ask: 'Ask your doctor for a check, and say "born at ... weeks", if talking, moving, hands, attention or learning is behind, or hearing or eyesight is in doubt; it need not be severe. Stiff or weak on one side, falls getting more, a skill lost: this week.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who arrived early and took {his} time could be ready tonight.',
      about: 'someone who came early and grew in their own time',
    },
    back: [
      'How many weeks was it at the birth, and which doctor looked last?',
      'What is hard: hands, words, sitting, or people?',
    ],
    turns: [
      {
        asks: [
          'is everything because of prematurity',
          'could it be just his character',
          'is it prematurity or is it me',
          'how do i know what causes it',
        ],
        answer:
          'Often nobody can tell, and for the help it hardly matters. A child who finds scissors hard needs the same small steps for whatever reason. Keep the birth in mind as a reason to look early, and not as an explanation for every bad Tuesday. Early-born children are also allowed to be cheeky.',
      },
      {
        asks: [
          'discharged from follow up',
          'nobody checks him any more',
          'follow up ended at 2',
          'can we go back to the clinic',
        ],
        answer:
          'Your doctor can refer {him} again at any age, and the sentence that works is "born at 28 weeks, and now this". In some countries very early children are seen once more at about four; ask whether that is so for {him}. School can ask too. And eyes and hearing first, because both are often due anyway.',
      },
      {
        asks: ['small for his age', 'she is tiny at 4', 'weight below the chart', 'will he always be small'],
        answer:
          'Many catch up in height by school, some stay slight, especially those who were very small for their weeks. What counts is that {he} grow{s} along a line of {his} own. Have it plotted once or twice a year. Off the line, little appetite, or tired: doctor. For {him}, a word: "Small and fast. You were in a hurry from the beginning."',
      },
      {
        asks: [
          'attention problems premature',
          'premature and adhd',
          'cannot concentrate born early',
          'anxious premature child',
        ],
        answer:
          'Attention and worry are somewhat more common after a very early birth, often the quiet, dreamy kind that nobody complains of. So ask the teacher about finishing, not about fidgeting. Short tasks, few things on the table, one instruction at a time. If it gets in {his} way at home and at school, ask for an assessment and give the weeks.',
      },
      {
        asks: ['35 weeks is that premature', 'late preterm problems', 'only four weeks early', 'does 36 weeks matter'],
        answer:
          'A little, on average, and for most children not at all by school age. In a large English study each week earlier made a slow start at school slightly more likely, even for those born only a few weeks early. So mention it when something is hard, and otherwise forget it with a clear conscience.',
      },
      {
        asks: [
          'i am back in the nicu whenever something is wrong',
          'i panic about every delay',
          'cant stop checking him',
          'i still hear the monitors',
        ],
        answer:
          'That is memory doing its job too well, years after; many parents from those wards know it. Say it aloud to one person who was there. If it wakes you, or you check {him} at night, avoid hospitals, or cannot leave {him} with anyone, tell your own doctor in these words. It can be treated, and it is not weakness.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'premature-school-start',
    title: 'Born early: when to start school',
    topic: 'premature',
    ages: [30, 83],
    questions: [
      'premature child starting school can we delay',
      'due in october born in july starts school a year early',
      'should i defer school for my preemie',
      'summer born and premature school admission',
      'born 12 weeks early is she ready for reception',
      'what do i tell school about prematurity',
      'school start corrected age',
      'headteacher says no to delayed entry',
      'premature 4yo not ready for school',
      'in which year does a premature child belong',
      'if he had stayed where he was he would be in the class below, nine weeks decided that, and the council says the date is the date',
    ],
    keys: [
      'delay school',
      'delayed entry',
      'defer',
      'deferral',
      'premature school',
      'summer born',
      'school admission',
      'start school premature',
      'wrong school year',
      'ready for reception premature',
      'prematurity and school',
      'class below',
      'council',
      'school start corrected',
    ],
    ack: [
      { text: 'Some weeks on a ward have put {him} in a class a year above {himself}.' },
      {
        when: ['council', 'headteacher', 'says no', 'authority'],
        text: '"The date is the date," they wrote, about a date you tried everything to postpone.',
      },
      { text: 'The uniform list has come, and you are still counting from the day it was meant to be.' },
    ],
    typical: [
      {
        from: 30,
        to: 83,
        text: 'Children born early have more learning difficulties at the start on average; in a study of 10,000 those moved into an earlier school year by it were the most likely to start slowly.',
      },
    ],
    sources: [BORN_IN_BRADFORD, BLISS_SCHOOL, BLISS_DELAYING],
    tonight: [
      'Write two dates on one sheet, birth and due date, and beside each the school year it would mean where you live. If they differ, you have a case.',
      "Look up your authority's page for delayed entry and its deadline; it often comes a year ahead.",
      'Ask nursery for half a page: what {he} manage{s}, what is hard, in which company.',
    ],
    ask: 'Talk with the head of the school and your authority in the year before; a letter from the paediatrician or nursery helps. If learning, talking, hands or attention worry you, ask for a developmental check now, so that support is there on day one, whichever year it is.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book about {his} own first school day could be ready for the summer.',
      about: 'the first day of school, for someone who came early',
    },
    back: ['Would {his} due date have meant another school year?', 'What does nursery say about a September start?'],
    turns: [
      {
        asks: [
          'can they really refuse',
          'headteacher said no',
          'council refused delayed entry',
          'how do i ask for deferral',
        ],
        answer:
          "Rules differ by country; in England it is mostly open to children born from April to August, and the admission authority must decide in the child's interest and say why. So ask in writing, name the due date, attach nursery and doctor, and ask which year group {he} would join, now and at eleven. If it is no, ask for the reasons and how to complain. Bliss explains the rules.",
      },
      {
        asks: [
          'is delaying better',
          'will he be bored a year later',
          'pros and cons of waiting',
          'what does the research say',
        ],
        answer:
          "Not clearly. Starting in the year of the due date seems to help those whom the early birth had pushed up; whether a year's wait makes up for being early is disputed. So look at {him}: friends, size, stamina, what nursery offers for another year. A child who is tired by two o'clock is an argument. A sister's opinion is not.",
      },
      {
        asks: [
          'what should i tell the teacher',
          'do i mention prematurity at school',
          'does school know he was premature',
          'information for school',
        ],
        answer:
          'Half a page: weeks at birth, what followed, eyes and ears, what tires {him}, what helps, and what {he} {is} good at. Most teachers were never taught what early birth can mean later, quiet attention trouble, sums, tiredness, and are glad. Ask for a look at number work in the first term. It is not a label; it is a footnote.',
      },
      {
        asks: [
          'we have to start this september how do we cope',
          'cant delay so what now',
          'starting early anyway',
          'part time start possible',
        ],
        answer:
          'Ask for shorter days until {he} {is} five, many schools agree; a seat near the front, one adult who knows, a quiet corner at two o\'clock. At home an early tea, no clubs this year, bed at half past six if need be. Practise coat, box and "I need help". And ask for a first meeting after four weeks, not at half-term.',
      },
      {
        asks: ['is she ready', 'how do i know if he is ready', 'not ready at all', 'he is like a three year old'],
        answer:
          "Look at five plain things: parting from you, toilet, a sentence for help, five minutes with a story, and getting on with one other child. What is missing can mostly be practised from Easter. What can't, stamina and size, is what to put in the letter. Ready is also the school's job; ask them what they do for the youngest.",
      },
    ],
    challenges: ['first-day-school', 'new-school'],
  },
  {
    id: 'premature-parents-worry',
    title: 'Born early: the worry that stayed',
    topic: 'premature',
    ages: [6, 155],
    questions: [
      'cant stop worrying about my premature child',
      'still anxious years after nicu',
      'ptsd after neonatal unit parent',
      'i check if she is breathing every night she is 3',
      'overprotective of my preemie',
      'was it my fault he came early',
      'birthdays of my premature child make me cry',
      'i treat him like glass',
      'flashbacks from intensive care baby',
      'how do i tell my child about being born too early',
      'everyone says but look how well he is doing, and he is, and i still cannot hear a microwave beep',
      'scared of another pregnancy after prem',
    ],
    keys: [
      'nicu',
      'neonatal',
      'intensive care',
      'incubator',
      'flashbacks',
      'ptsd',
      'worry premature',
      'overprotective',
      'treat him like glass',
      'beep',
      'check breathing',
      'my fault he came early',
      'birthday',
      'another pregnancy',
      'breathing every night',
      'look how well he is doing',
      'microwave',
      'neonatal ward',
      'memories of the unit',
      'back on the unit',
      'every cold premature',
    ],
    ack: [
      { text: 'Everyone says how well {he} {is} doing, and a microwave still sends you back to that corridor.' },
      {
        when: ['birthday', 'birthdays'],
        text: 'On the birthday they all sing, and you are the only one in the room who remembers the day.',
      },
      {
        when: ['fault'],
        text: 'At three in the morning you go through those weeks again, looking for the thing you did.',
      },
      {
        when: ['glass', 'overprotective'],
        text: 'You were told once not to touch too much, and then one day to take {him} home and be normal.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 155,
        text: 'Post-traumatic stress and anxiety are common in parents whose baby was in neonatal care, more so the earlier the baby came and the more ill it seemed.',
      },
    ],
    sources: [NEONATAL_STRESS, BLISS_FEELINGS],
    tonight: [
      'When the beep comes, look round and say the date and the place aloud: "It\'s Thursday. This is the kitchen. {He} {is} upstairs." Feet flat on the floor.',
      "Let one small risk pass this week, the second rung, a night at gran's, with somebody beside you while you wait.",
      'Tell one person one picture you still have from there. One.',
    ],
    ask: 'If pictures, checking, bad sleep or dread have gone on for a month or keep you from ordinary things, tell your own doctor: "It\'s from the neonatal unit." It is treatable, years later too. If you think of not wanting to live: today, or a crisis line now.',
    offer: null,
    back: [
      'What sets it off most: a sound, a date, a cough?',
      'Who was there with you, and do you two ever speak of it?',
    ],
    turns: [
      {
        asks: ['was it my fault', 'did i cause the early birth', 'i worked too much', 'my body failed'],
        answer:
          'In most early births no one can find a cause, and standing, working, one argument or the stairs are hardly ever it. You went over those weeks so often because blame feels more bearable than chance. Ask for your notes and an hour with an obstetrician or midwife; many hospitals offer to go through it with you, years later as well.',
      },
      {
        asks: [
          'i check him all night',
          'cant leave her with anyone',
          'overprotective how do i stop',
          'i never let him out of sight',
        ],
        answer:
          'For weeks watching was your job, with a machine to help. Nobody gave you a day when it ended. So end it by steps: tonight one check fewer, decided beforehand, and written down. Next week one hour with someone you trust. If the fear does not go down within the hour, or it is every night, a therapist can do this with you, and quickly.',
      },
      {
        asks: [
          'how do i tell him how he was born',
          'when to tell a child about being premature',
          'he asks about the scar',
          'show him the nicu photos',
        ],
        answer:
          'Early and small, as a story with {him} as the hero: "You came before your bed was ready. You slept in a warm glass box, and I sang through the little door." Show one photo, not the worst. Scars get a line: "Here they helped you breathe." Answer what is asked, and stop there. Most children ask for it again, like a favourite book.',
      },
      {
        asks: [
          'my partner doesnt want to talk about it',
          'dad pretends it didnt happen',
          'he copes differently',
          'we fight about the past',
        ],
        answer:
          'One of you may have had to drive, work and be strong, and has been carrying it in a closed bag. Do not open it at night. Ask on a walk for one thing: "What was the worst day for you?" and do not answer with yours. Fathers are as often affected, and are asked less. The doctor is there for fathers too.',
      },
      {
        asks: ['his birthday is hard', 'i cry on her birthday', 'anniversary of the birth', 'how to celebrate'],
        answer:
          'Two feelings may have two times. Give the grief the evening before: candle, the tiny hat, a letter, half an hour. The day itself is for cake. Some families mark the day of coming home as well, with chips. If you cry at the song, say, "I\'m happy, and I remember how small you were." Children can bear that.',
      },
      {
        asks: [
          'everyone says be grateful',
          'but he is fine now',
          'nobody understands',
          'feel guilty for still being sad',
        ],
        answer:
          'Grateful and shaken go together; one does not pay off the other. People point at the healthy child because they want it to be over. You can say, "Yes. And it was frightening, and it still is sometimes." Find those who need no explanation: parents\' groups of your unit, or Bliss in the UK. There you may laugh about it as well, which is a great relief.',
      },
    ],
    challenges: [],
  },
];

import type { Article, Source } from './article.ts';

const NHS_AUTISM: Source = {
  organisation: 'NHS',
  page: 'Signs of autism in children',
  address: 'https://www.nhs.uk/conditions/autism/signs/children/',
  checked: 'read',
};
const MINDWORKS_ADHD: Source = {
  organisation: 'Mindworks Surrey (NHS)',
  page: 'ADHD: attention deficit hyperactivity disorder',
  address:
    'https://www.mindworks-surrey.org/advice-information-and-resources/adhd-attention-deficit-hyperactivity-disorder',
  checked: 'read',
};
const HEALTH_FOR_KIDS_ADHD: Source = {
  organisation: 'Health for Kids (NHS)',
  page: 'Attention deficit hyperactivity disorder (ADHD)',
  address: 'https://www.healthforkids.co.uk/grownups/health-issues/attention-deficit-hyperactivity-disorder-adhd/',
  checked: 'read',
};
const SEND_CODE: Source = {
  organisation: 'Department for Education (England)',
  page: 'SEND code of practice: 0 to 25 years',
  address: 'https://www.gov.uk/government/publications/send-code-of-practice-0-to-25',
  checked: 'known',
};
const NHS_DORSET_GIRLS: Source = {
  organisation: 'NHS Dorset',
  page: 'Autism in women and girls',
  address: 'https://nhsdorset.nhs.uk/neurodiversity/living/autism-in-women-and-girls',
  checked: 'read',
};
const SHEFFIELD_TALK: Source = {
  organisation: 'Sheffield Parent Carer Forum',
  page: 'Managing "The Talk": when and how to discuss a diagnosis of neurodiversity with your child',
  address:
    'https://sheffieldparentcarerforum.org.uk/information/health-wellbeing/managing-the-talk-when-and-how-to-discuss-a-diagnosis-of-neurodiversity-with-your-child/',
  checked: 'read',
};
const BRISTOL_TELLING: Source = {
  organisation: 'Bristol Autism Support',
  page: 'How to tell your child about their autism diagnosis',
  address: 'https://www.bristolautismsupport.com/tell-child-autism-diagnosis/',
  checked: 'read',
};

/** Neurodiversity: wondering, waiting, and saying it. */
export const NEURODIVERSITY_RECOGNISING: readonly Article[] = [
  {
    id: 'wondering-about-autism',
    title: 'Wondering about autism',
    topic: 'neurodiversity',
    ages: [15, 155],
    questions: [
      'is my child autistic',
      'signs of autism in a 2 year old',
      'my 3yo lines up cars and doesnt answer to his name',
      'could my 7 year old be on the spectrum',
      'flaps his hands when excited is it autism',
      'doesnt make eye contact',
      'autism or just shy',
      'she takes everything literally and hates change',
      'how do i get an autism assessment',
      'everyone says hes fine but i think he is autistic',
      'does my son have autism he is 4 and only talks about lifts',
      'i typed it into the search box at last, after a year, with the door closed',
    ],
    keys: [
      'autism',
      'autistic',
      'spectrum',
      'asd',
      'lines up',
      'hand flapping',
      'flaps',
      'eye contact',
      'doesnt answer to his name',
      'takes everything literally',
      'asperger',
      'autism assessment',
      'special interest',
      'only talks about lifts',
      'flapping',
      'does my son have autism',
    ],
    ack: [
      { text: 'You have typed the word and looked at it, and that took longer than the typing.' },
      {
        when: ['everyone', 'fine', 'husband', 'says'],
        text: 'Everybody tells you {he} {is} fine, and you go on seeing what you see.',
      },
      {
        when: ['lifts', 'cars', 'lines', 'only', 'literally'],
        text: 'You know by now all there is to know about one subject, and it is only Tuesday.',
      },
      { text: 'Once you have read a list of signs there is no unreading it, at breakfast or anywhere.' },
    ],
    typical: [
      {
        from: 15,
        to: 59,
        text: 'Signs in young children include not responding to their name, little eye contact or smiling back, repeated movements, few words, and less pretend play. One alone says little.',
      },
      {
        from: 60,
        to: 155,
        text: 'Signs in older children include needing strict routine, very keen interests, taking things literally, trouble with friends, and finding it hard to say how they feel. One alone says little.',
      },
    ],
    sources: [NHS_AUTISM],
    tonight: [
      'Write down five moments from this week: where, when, what {he} did, what had just happened. No labels.',
      'Ask nursery or teacher for five of theirs, without showing yours.',
      'Keep whatever already helps: fewer words, a warning before change, a quiet corner. It needs no diagnosis.',
    ],
    ask: "Take both lists to your doctor, health visitor or the school's special needs teacher and ask for an assessment; I can not tell you yes or no, and nobody can from a screen. No response to name or sound, or words or skills lost: this week.",
    offer: null,
    back: ['What did you see first, and when?', 'What do {his} days look like when they go well?'],
    turns: [
      {
        asks: [
          'just tell me is he autistic',
          'does this sound like autism to you',
          'he does all of those',
          'what do you think',
        ],
        answer:
          "I can't know, and a yes from me would be worth nothing at the door of any clinic. What assessors look at is how many such things there are, since when, in how many places, and whether they get in {his} way. If {he} do{es} most of those, ask for the assessment this week. That much I can say without having met {him}.",
      },
      {
        asks: [
          'but he makes eye contact',
          'she is affectionate so it cant be autism',
          'he has friends',
          'he talks well so not autistic',
        ],
        answer:
          'None of these rules it out. Many autistic children cuddle, joke, look at the people they trust and talk a great deal. It is more about the to-and-fro: does the talk take turns, is a thing shown for the joy of sharing it, what happens when plans change. So note those as well as the cuddles; both belong in the picture.',
      },
      {
        asks: [
          'my husband doesnt want a label',
          'family against assessment',
          'is a label harmful',
          'should i wait before getting a diagnosis',
        ],
        answer:
          'Ask what exactly he is afraid of; it is usually a memory of someone at school. Children without the word get other words, lazy, rude, weird, and those stick harder. An assessment is information; whom you tell is yours to decide. Perhaps this is a step you can agree on: help at nursery now, and the referral sent off, since the wait is long anyway.',
      },
      {
        asks: ['gp wont refer', 'school says they dont see it', 'fine at school', 'health visitor dismissed me'],
        answer:
          'Bring moments rather than the word. "On Monday in the changing room for forty minutes" is hard to wave away. If school sees nothing, ask about what costs effort: corridors, lunch, supply teachers, the first hour at home. Ask for the refusal in writing with a reason, and see another doctor. Parents know first in most families.',
      },
      {
        asks: ['did i cause it', 'was it the vaccine', 'too much screen', 'is it genetic my brother is like that'],
        answer:
          'Nothing you did. It runs in families and begins long before birth. Vaccines do not cause it; that has been studied in very large numbers of children. Screens do not either. If you recognise {him} in your brother, or in yourself, tell the assessor; many parents find out two things at once.',
      },
      {
        asks: [
          'what happens at an autism assessment',
          'how long does assessment take',
          'what will they ask',
          'do they test my child',
        ],
        answer:
          'Two or more professionals: one plays or talks with {him}, one asks you about everything from the first year on, and school is asked as well. It may take one day or several. Bring your list, the baby book and a film. At the end they say what they found and why, and you may ask for it in writing for school.',
      },
      {
        asks: [
          'how do i help him now',
          'what can i do at home',
          'strategies for a maybe autistic child',
          'how to cope with meltdowns',
        ],
        answer:
          'Say less, show more: pictures of the day in order, one instruction, ten seconds of waiting. Warn before each change. Watch for what comes before a meltdown, noise, hunger, a broken plan, and take one away. Join {his} interest for ten minutes daily; it is the door. In the meltdown itself dim, quiet, near, and no questions.',
      },
    ],
    challenges: ['respecting-differences'],
  },
  {
    id: 'waiting-for-assessment',
    title: 'On the waiting list',
    topic: 'neurodiversity',
    ages: [24, 155],
    questions: [
      'waiting list for autism assessment is two years',
      'what can i do while we wait for adhd assessment',
      'school says no help without a diagnosis',
      'how long is the waiting list for autism',
      'should we go private for a diagnosis',
      'waiting for camhs',
      'referral accepted now nothing happens',
      'can i get support before diagnosis',
      'right to choose adhd child',
      'how do i talk to school about suspected autism',
      'letter came today, eighteen months, he will be seven, he is being sent out of class twice a day now',
      'echp without diagnosis',
    ],
    keys: [
      'waiting list',
      'waiting',
      'wait for assessment',
      'no help without a diagnosis',
      'before diagnosis',
      'private diagnosis',
      'camhs',
      'referral',
      'senco',
      'ehcp',
      'right to choose',
      'support plan',
      'suspected autism',
      'talk to school about autism',
      'sent out of class',
      'eighteen months wait',
    ],
    ack: [
      { text: 'The letter names a date far away, politely, and tomorrow is a school day.' },
      {
        when: ['school', 'help', 'support'],
        text: '"We can\'t do anything without a diagnosis" is said so often that people have begun to think it a rule.',
      },
      { when: ['private', 'choose'], text: 'You have looked up what it costs, closed the page, and opened it again.' },
    ],
    typical: [
      {
        from: 24,
        to: 155,
        text: 'Waits of a year and more are common; in England nursery and school must help according to need, and need no diagnosis to begin.',
      },
    ],
    sources: [SEND_CODE],
    tonight: [
      'Write to the school tonight: "Please may we meet about support for {his} needs now, while we wait. I will bring what helps at home."',
      'Make one page about {him}: what {he} love{s}, what {he} can do, three things that are hard, three that help.',
      'Start a diary of two lines a day, with date and place. It is what the assessors will ask for.',
    ],
    ask: 'If {he} {is} being sent out, refuse{s} school, {is} getting hurt or hurting, or sleep and eating go: ask the school for an urgent meeting and your doctor to speed up the referral. Talk of not wanting to live: doctor today, or crisis line.',
    offer: {
      kind: 'story',
      label: 'A story about {his} hardest hour of the day, with what helps in it, could be ready tonight.',
      about: 'the hardest hour of the day, and what helps',
    },
    back: ['What is the hardest hour of the school day?', 'What have you asked for already, and what was the answer?'],
    turns: [
      {
        asks: [
          'school says they cant help without diagnosis',
          'senco says wait for diagnosis',
          'no diagnosis no support',
          'teacher refuses support',
        ],
        answer:
          'In England that is not so: the code of practice goes by need. Say it gently: "As far as I know, support is based on need. What can we try for six weeks, and when do we look at it?" Ask to have it written down with a date. If it stays a no, the local parents\' information service helps free of charge, and charities such as IPSEA explain the law.',
      },
      {
        asks: [
          'what should i ask school for',
          'ideas for support at school',
          'adjustments in class',
          'what helps in the classroom',
        ],
        answer:
          'Small and nameable: a list of the day on the table, a seat with a wall behind, a card to leave for five minutes, ear defenders for the hall, one adult to go to, instructions one at a time, a job before the bell. Choose two, for the worst hour. Ask them to note how often that hour goes well, now and in six weeks.',
      },
      {
        asks: [
          'should we go private',
          'is a private diagnosis accepted',
          'how do i choose a private assessor',
          'is right to choose faster',
        ],
        answer:
          'Before you pay, ask the school and your local service whether they accept it and what it must contain: more than one professional, a look at school, the usual methods. Some do not take all reports. In England adults and children can sometimes be seen by another provider through the public system; ask your doctor about that first. And no report is worth a debt that frightens you.',
      },
      {
        asks: [
          'should i treat him as autistic meanwhile',
          'can i use autism strategies without diagnosis',
          'what if it turns out not to be',
          'am i making it up',
        ],
        answer:
          'Yes, use whatever helps; warnings, pictures and quiet corners harm no one. If it turns out to be something else, you will have had a calmer year. What I would not do yet is build {his} whole picture of {himself} on a word. "Your ears are very awake" will do for now. You are not making it up; you are keeping a diary.',
      },
      {
        asks: ['how do i get seen sooner', 'cancellation list', 'chase the referral', 'nobody answers the phone'],
        answer:
          'Ring every two to three months, ask for your place and for cancellations at short notice, and note name and date. Ask whether a questionnaire or school report is missing; many files are stuck for that reason. If things have got worse, ask your doctor to write so. It is a dull half hour that sometimes saves half a year.',
      },
      {
        asks: ['i am exhausted', 'i cant do two more years of this', 'who helps me', 'no one supports parents'],
        answer:
          'Too few people look after the parents in this. So choose one thing to drop this month, and one hour a week which is not about {him}, with a name against it. Other parents on the same list are often the best-informed people in town; ask the school or a local forum. If you are low most days or frightened of what you might do, tell your own doctor this week.',
      },
    ],
    challenges: ['new-school'],
  },
  {
    id: 'wondering-about-adhd',
    title: 'Wondering about ADHD',
    topic: 'neurodiversity',
    ages: [36, 155],
    questions: [
      'does my child have adhd',
      'my 6 year old cant sit still',
      'adhd or just lively',
      'signs of adhd in a 4 year old',
      'teacher thinks he has adhd',
      'loses everything forgets everything age 9',
      'inattentive adhd daydreamer girl',
      'blurts out interrupts runs off',
      'how to help a child with adhd at home',
      'homework hell with my hyper 8yo',
      'is it sugar or adhd',
      'do i want him on medication',
      'he is funny and kind and he has been under the table at every restaurant we have ever been to, and today the school rang for the fourth time',
    ],
    keys: [
      'adhd',
      'add',
      'hyperactive',
      'hyper',
      'cant sit still',
      'impulsive',
      'fidgets',
      'inattentive',
      'restless',
      'medication for adhd',
      'blurts out',
      'on the go',
      'sit still',
      'loses everything',
      'forgets everything',
      'runs off',
      'under the table at restaurants',
      'hyper 8yo',
    ],
    ack: [
      {
        when: ['school', 'teacher', 'rang'],
        text: 'The school rang, again, and you knew from the way they said good morning.',
      },
      {
        when: ['still', 'hyper', 'table', 'fidget', 'restless', 'runs', 'lively', 'sit'],
        text: '{He} {has} been under the table in every restaurant you have tried.',
      },
      { text: 'Your own voice saying "sit down" has begun to follow you into your sleep.' },
      {
        when: ['loses', 'forgets', 'daydream', 'inattentive'],
        text: 'Nobody rings about the ones who look out of the window; they lose one shoe at a time.',
      },
      { text: 'Three people have said the four letters to you this month, none of them in the same tone.' },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'Restless and inattentive phases are common in young children and do not by themselves mean ADHD; most who have it are diagnosed between 6 and 12.',
      },
      {
        from: 72,
        to: 155,
        text: 'Assessors look for many signs of inattention or of restlessness and impulsiveness, in more than one place such as home and school, that get in {his} way day to day.',
      },
    ],
    sources: [MINDWORKS_ADHD, HEALTH_FOR_KIDS_ADHD],
    tonight: [
      'Give one instruction at a time tonight: hand on the shoulder, name, four words, wait till it is done.',
      'Let {him} stand, kneel or wobble where sitting is not the point. Standing at supper gets supper eaten.',
      'Write down five things from this week with place and time, no labels; ask the teacher for five, without showing yours.',
    ],
    ask: "If it has been so for half a year and more, at home and at school, and gets in {his} way, take both lists to your doctor or the school's special needs teacher. Blank spells nobody can break, or snoring with pauses: doctor first. Danger on roads or heights daily: do not wait.",
    offer: {
      kind: 'story',
      label: 'A story with a hero who thinks with {his} feet could be ready tonight.',
      about: 'someone whose legs are always in front',
    },
    back: ['What holds {his} attention, and for how long?', "Is it the same at school, at home, and at grandma's?"],
    turns: [
      {
        asks: ['so is it adhd', 'yes or no', 'he has all the signs', 'sounds like adhd doesnt it'],
        answer:
          "I can't tell you, and neither can anyone from a description. Sleep, hearing, worry, a hard year or lessons at the wrong level can all look like it, which is why assessors ask about those first. If your list and the teacher's resemble each other, you have what they need. If only one place has it, look at that place.",
      },
      {
        asks: ['is he too young for assessment', 'adhd at 4', 'can a 3 year old have adhd', 'preschooler hyperactive'],
        answer:
          'Before five or six few will name it, because so much of it is what small children are. Help need not wait: short waits, much running, one instruction, few toys out, the same order every day, and a course for parents if one is offered; those have good results. If {he} {is} in danger daily or thrown out of nursery, ask now at any age.',
      },
      {
        asks: ['is it sugar', 'too much screen time', 'is it bad parenting', 'my mother says he needs discipline'],
        answer:
          'Not sugar, and not you. It runs in families, and strict homes have it as often as soft ones. Screens make a restless evening worse, sleep makes everything better or worse, so both are worth an honest look. To your mother: "{He} need{s} short rules and quick answers. We\'re doing that." It also happens to be the discipline that works.',
      },
      {
        asks: ['homework is a war', 'how to do homework with adhd', 'cant get him to start', 'two hours for ten sums'],
        answer:
          'Move first: ten minutes of stairs or trampoline. Then one line of the sheet uncovered, timer five minutes, up, again. You in the room doing dull work of your own; company holds attention. Cap it at the time the teacher thinks right and sign what got done. Ask for half the sums; the second half teaches nothing that the first did not.',
      },
      {
        asks: [
          'do we have to give medication',
          'scared of adhd tablets',
          'adhd pills',
          'is there something without drugs',
        ],
        answer:
          'No one has to. For younger children parent training and changes at school come first; tablets are talked about when it gets hard in spite of that, and only a specialist decides, together with you. Ask them: what should we see if it works, what if not, who checks sleep, appetite and growth, and how do we stop. You may take time over it.',
      },
      {
        asks: [
          'my daughter daydreams is that adhd too',
          'quiet adhd',
          'never disturbs but loses everything',
          'girls with adhd',
        ],
        answer:
          'It can be. Some children have only the inattentive kind, girls more often, and since they disturb nobody they are noticed late. Look for effort: tired after school, homework three times as long, lost things, half-heard instructions. Ask the teacher how long {he} take{s} to begin, not whether {he} behave{s}. The same assessment is for them.',
      },
      {
        asks: ['he hates himself', 'says i am the bad boy', 'always in trouble', 'self esteem and adhd'],
        answer:
          'By ten such children have been corrected thousands of times more than others; it settles in. So tip the scales on purpose: five things a day that went right, said exactly. "You waited till she finished." Give a job where speed is wanted. And to the sentence about the bad boy: "Your brakes are late. You aren\'t bad. We\'re working on brakes." If it stays, doctor.',
      },
      {
        asks: [
          'what do i ask the school',
          'what should i ask the teacher about adhd',
          'how do i get school to help',
          'meeting with school about attention',
        ],
        answer:
          'Three things, in writing: "What do you see, in which lessons, and what helps?" Ask for two small changes now, a seat at the front and one instruction at a time, and for the name of the special needs teacher. No label is needed for either. Agree on a date to look at it again.',
      },
      {
        asks: [
          'his teacher says he is lazy',
          'she could if she wanted',
          'teacher says he doesnt try',
          'school says its laziness',
        ],
        answer:
          'Leave the word alone and ask for the thing: "When {does} {he} begin at once, and when not?" Laziness is rarely choosy; attention is. Offer your own five things from the week, and ask for five from the class. Two lists side by side end more arguments than one good speech.',
      },
      {
        asks: [
          'what can i do at home',
          'help with adhd at home',
          'how do i help her concentrate at home',
          'tips for home',
        ],
        answer:
          'Less talking, more showing. One instruction at a time, with a hand on the shoulder; the morning as four pictures by the door; a job that moves before a job that sits. Say what went right within seconds of it: "Shoes, first time." And get {him} outside before anything that is quiet.',
      },
      {
        asks: [
          'how long does an assessment take',
          'how long is the waiting list',
          'what happens while we wait for the assessment',
          'how do they test for it',
        ],
        answer:
          "I don't know the waiting time where you live, and it differs a great deal; the doctor or the school's special needs teacher can tell you, so ask for a number in weeks and a name to ring. Use the wait: dates and places on your two lists, and the changes at school, which need no diagnosis.",
      },
    ],
    challenges: ['managing-anger', 'building-confidence'],
  },
  {
    id: 'girls-who-mask',
    title: 'Good all day, in pieces at home: masking',
    topic: 'neurodiversity',
    ages: [48, 155],
    questions: [
      'masking in girls',
      'could my daughter be autistic she has friends',
      'signs of autism in girls',
      'fine at school meltdown at home is it masking',
      'she copies everything her friends do',
      'school says she is perfect but at home she falls apart',
      'my 8yo is exhausted from pretending to be normal',
      'quiet girl autism missed',
      'is it anxiety or autism in a 10 year old girl',
      'she practises conversations in the mirror',
      'boys can mask too right',
      'the teacher called her a joy to have in class, and an hour later she was under my coat in the hall screaming into the lining',
    ],
    keys: [
      'masking',
      'mask',
      'masks',
      'autism in girls',
      'autistic girl',
      'camouflaging',
      'copies friends',
      'perfect at school',
      'pretending to be normal',
      'falls apart at home',
      'people pleaser',
      'holds it together',
      'exhausted from pretending',
      'quiet girl',
      'practises conversations',
      'joy to have in class',
      'autism missed',
      'hides it at school',
      'hiding it',
      'different child at home',
      'angel at school',
    ],
    ack: [
      { text: 'The school describes a child you would like to meet, and then the door closes behind {him}.' },
      {
        when: ['teacher', 'school', 'perfect', 'joy'],
        text: '"A joy to have in class", and an hour later somebody is screaming into the lining of your coat.',
      },
      {
        when: ['copies', 'practises', 'pretend', 'pretending'],
        text: 'Somebody who rehearses "hello" in the mirror is working harder than anyone in that class.',
      },
    ],
    typical: [
      {
        from: 48,
        to: 155,
        text: 'Autistic girls may hide signs by copying how others play, withdraw when it is hard, seem to cope socially and show less repetition; so it is harder to spot. Boys can mask too.',
      },
    ],
    sources: [NHS_AUTISM, NHS_DORSET_GIRLS],
    tonight: [
      'Make the first hour after school free of questions, visitors and clubs: food, a small dark place, nothing to answer.',
      'Film or note three arrivals home this week, with the time until {he} {is} {himself} again. It is the evidence school cannot see.',
      'Say once: "You don\'t have to be good here. You can just be."',
    ],
    ask: 'If it is most school days, or {he} {is} anxious, exhausted, refusing school or not eating, take your notes to your doctor and the school and ask for an assessment with someone who knows masking. Self-harm or talk of not wanting to live: today.',
    offer: {
      kind: 'story',
      label: 'A story about a chameleon who gets home and takes off the colours could be ready tonight.',
      about: 'a chameleon who is tired of changing colour',
    },
    back: ['Which part of the day takes the most out of {him}?', 'With whom does the mask come off?'],
    turns: [
      {
        asks: [
          'school doesnt believe me',
          'teacher says no problems at all',
          'they think it is our parenting',
          'how do i prove masking to school',
        ],
        answer:
          'Do not argue about what they see; add what they can\'t. "{He} {is} fine with you because {he} spend{s} everything on it. Here are ten arrivals home." Ask them to watch the cheap seats: lunch, changing, group work, the toilet, who {he} copied. And ask for one relief without waiting, for instance leaving five minutes early by a quiet door.',
      },
      {
        asks: [
          'she has friends so it cant be autism',
          'he makes eye contact',
          'very social but exhausted',
          'best friend tells her what to do',
        ],
        answer:
          'Having friends does not rule it out. Look at how: one intense friend who leads, rules learnt by heart, a role that is always the same, tears after parties that went well. And at the cost, how long {he} need{s} to recover. An assessor who knows girls asks about exactly that, so write it down as you would the hard things.',
      },
      {
        asks: [
          'is it anxiety or autism',
          'could it just be anxiety',
          'doctor says anxiety',
          'treated for anxiety and no better',
        ],
        answer:
          'It may be either or both; masking breeds worry, and worry can look like shyness. One hint: was there anything before the worry, in the early years, such as strong dislikes of clothes or noise, very deep interests, rules for play, literal understanding? If the usual help for anxiety does little, ask whether somebody could look underneath.',
      },
      {
        asks: [
          'should i stop her masking',
          'how do i help him unmask',
          'do i tell her to be herself',
          'is masking harmful',
        ],
        answer:
          'Do not take a coat off someone who is out in the cold. It was put on for a reason. Make warm places instead: home, one friend, one adult at school where it is not needed. Then {he} can put it on for the bus and off in the hall. Long days of it without a rest do harm, tiredness, low mood; rests are the treatment.',
      },
      {
        asks: [
          'after school meltdowns what to do',
          'she screams at me every day at four',
          'he only explodes with me',
          'how to handle the coming home',
        ],
        answer:
          'You are where it is safe, an honour that hurts. Prepare the hall as for rain: coat off in silence, snack within reach, lights low, siblings elsewhere for twenty minutes. No "how was it". In the storm few words and no consequences; hands may be held off. Later, not that evening, ask which hour of the day it was really about.',
      },
      {
        asks: [
          'is it worth getting a diagnosis if she copes',
          'why label her if school is fine',
          'will it help',
          'late diagnosis good or bad',
        ],
        answer:
          'Coping is a verb with a price, and at eleven or so the price goes up: new school, subtle friendships, no one class. Many women found at thirty say they would have liked to know. A name can bring help, and a kinder explanation than "something is wrong with me". You can begin the wait now and decide about the name when it comes.',
      },
    ],
    challenges: ['feeling-worried', 'respecting-differences'],
  },
  {
    id: 'telling-about-a-diagnosis',
    title: 'Telling a child about a diagnosis',
    topic: 'neurodiversity',
    ages: [36, 155],
    questions: [
      'my son has been diagnosed with autism how do i tell him',
      'how do we tell her she has adhd',
      'should he know he is autistic',
      'when to tell a child about their diagnosis',
      'she was diagnosed last week, what do i say to her',
      'how do i tell my child he is autistic',
      'when should i tell my daughter about her adhd',
      'explain autism to a 6 year old',
      'should we tell him about his diagnosis at all',
      'what do i say to siblings about adhd',
      'do i tell the class about my sons autism',
      'she asked whats wrong with me',
      'explain dyslexia to a child',
      'my 9yo found the letter',
      'he says he doesnt want to be autistic',
      'how to talk about diagnosis to grandparents',
      'the report is in the drawer since march and each time he says im stupid i think now, and then i dont',
    ],
    keys: [
      'tell my child',
      'tell him',
      'explain autism',
      'explain adhd',
      'explain dyslexia',
      'diagnosis talk',
      'whats wrong with me',
      'tell the class',
      'tell siblings',
      'found the letter',
      'diagnosis',
      'doesnt want to be autistic',
      'report in the drawer',
      'tell my child he is autistic',
      'know that he has adhd',
      'need to know',
      'explain the diagnosis',
    ],
    ack: [
      { text: 'The report lies in a drawer, and every evening was the wrong one.' },
      {
        when: ['wrong', 'stupid', 'asked'],
        text: '"What\'s wrong with me?" is a question one has to answer standing up.',
      },
      {
        when: ['letter', 'found', 'overheard'],
        text: 'So {he} {has} found out from an envelope, and {is} waiting to see what your face does.',
      },
      {
        when: ['sibling', 'siblings', 'brother', 'sister'],
        text: 'The other one has been adding up who gets away with what.',
      },
    ],
    typical: [
      {
        from: 36,
        to: 83,
        text: 'Even small children notice when things are harder for them, and explain it with a worse word if nobody gives them a better; simple talk can begin then.',
      },
      {
        from: 84,
        to: 155,
        text: 'Most advice is to tell, calmly and in small portions, before {he} learn{s} it from somebody else; many have been using worse words for it already.',
      },
    ],
    sources: [SHEFFIELD_TALK, BRISTOL_TELLING],
    tonight: [
      'Begin with what {he} know{s}: "You know how loud rooms hurt your ears, and how you remember every train?" Wait.',
      "Then the word, once, in an ordinary voice: \"There's a name for a brain that works like that. It's autism. Lots of people have it. You've always had it, and you're the same as yesterday.\"",
      'Stop there. Do it in the car or over drawing, not as a meeting.',
    ],
    ask: 'If {he} {is} low, ashamed or angry about it for more than a few weeks, ask the team that assessed {him} for a talk with {him} too; they often offer one. Talk of hurting {himself} or not being here: doctor today.',
    offer: {
      kind: 'story',
      label: 'A story about a brain with its own timetable, made around what {he} love{s}, could be ready tonight.',
      about: 'a brain that works in its own way',
    },
    back: [
      'Which word is in use for it already: stupid, weird, bad?',
      'What {has} {he} said about {himself}, in {his} own words?',
    ],
    turns: [
      {
        asks: ['what age should i tell', 'is 5 too young', 'wait until he is older', 'when is the right time'],
        answer:
          'When {he} begin{s} to notice a difference, or before someone else explains it. At four it can be "your ears are very awake"; at seven the word; at ten how it was found. It is not one talk but a drip. If you wait for calm, choose a dull weekend, not the week of a new school. Too early is easily mended; too late is harder.',
      },
      {
        asks: [
          'he says he doesnt want it',
          'she cried when i told her',
          'reacted badly',
          'he is angry about the diagnosis',
        ],
        answer:
          'Then let it be unwelcome. "You don\'t have to like it. I\'m glad you told me." No list of famous people tonight. Ask what the worst part is; it is often quite small, such as taking a tablet at lunch or being different on the coach. Come back to it in three days with one thing that will now be easier.',
      },
      {
        asks: ['what do i tell siblings', 'explain to his brother', 'sister says its unfair', 'siblings and diagnosis'],
        answer:
          'Same words, shorter, and their question first: "Why {him} and not me?" Say: "Fair isn\'t the same for everyone. One needs the dark corner, you need the late bedtime." They may be annoyed, and need not be little helpers. Ten minutes a day that are only theirs does more than any explanation. And ask them what is hardest; then change one bit of it.',
      },
      {
        asks: ['should the class know', 'tell other parents', 'teacher wants to explain to the class', 'who do i tell'],
        answer:
          'Ask {him}, if {he} {is} old enough; it is {his} news. You can explain without a word for it: "Loud rooms hurt. That\'s what the blue headphones are for." If {he} want{s} the word told, let {him} choose how, and who, and have a teacher {he} trust{s} do it. You can tell more people later; you can\'t tell fewer.',
      },
      {
        asks: [
          'grandparents dont believe in it',
          'my father says nonsense',
          'family says we labelled him',
          'how do i tell grandma',
        ],
        answer:
          'Give them a use for it rather than a belief: "When {he} cover{s} {his} ears, please turn the radio off and wait." If that works they will be experts by Christmas. To nonsense you can say, "You needn\'t call it anything. {He} need{s} these three things." And not in front of {him}; if it is said anyway, correct it aloud, once, so that {he} hear{s} it.',
      },
      {
        asks: ['he found out by himself', 'overheard us', 'she read the report', 'he asked why i lied'],
        answer:
          'Say it straight: "You found out before I told you. That was my job, and I was late. I\'m sorry." Then ask what it said and what {he} think{s} it means; it is usually worse than it is. Read the good pages together, with a pen, and let {him} write beside it what is right and what is rubbish. It is {his} report.',
      },
      {
        asks: [
          'he uses it as an excuse',
          'i cant i have adhd',
          'she hides behind autism',
          'says he doesnt have to because dyslexic',
        ],
        answer:
          'Sometimes it is an excuse and sometimes it is a report. Try: "It makes it harder. So what would help you do it?" The thing stays, the way may change: typed instead of written, in two halves, with music. Then the word opens doors rather than closing them. If even the changed way fails, believe {him}; it was a report.',
      },
    ],
    challenges: ['respecting-differences', 'building-confidence'],
  },
];

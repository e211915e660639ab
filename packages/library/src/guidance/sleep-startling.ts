import type { Article } from './article.ts';
import { NHS_TERRORS, NI_TERRORS, RCH_WORRIES, SHEFFIELD_SNORING, SLEEPWALKING, SNORING } from './sleep-sources.ts';

/** Sleep: what startles parents in the night. */
export const SLEEP_STARTLING: readonly Article[] = [
  {
    id: 'night-terrors',
    title: 'Night terrors',
    topic: 'sleep',
    ages: [18, 144],
    questions: [
      'wakes up screaming at night and does not know me',
      'screams in his sleep an hour after bedtime',
      'screaming at night with eyes open',
      'screams in the night with his eyes open',
      'night terrors',
      'doesnt recognise me when she wakes screaming',
      'my 4yo sat up screaming and looked straight through me',
      'an hour after he falls asleep he screams and we cant calm him down',
      'should i wake her from a night terror',
      'is it a nightmare or night terror',
      'wakes up shouting and remembers nothing in the morning',
      'thrashing around in his sleep, sweating, pushes me away when i try to hold him, and in the morning he is right as rain',
      'is he having a fit or a night terror',
      'same time every night screaming',
      'screaming in sleep and does not know me',
      'screams but is still asleep',
    ],
    keys: [
      'night terror',
      'night terrors',
      'screams asleep',
      'eyes open',
      'thrashing',
      'doesnt recognise',
      'not awake',
      'screaming in sleep',
      'sat up screaming',
      'looked through me',
      'hour after he falls asleep',
      'remembers nothing',
      'pushes me away asleep',
      'sweating',
    ],
    ack: [
      { text: '{He} {is} screaming, {his} eyes are open, and you are not in them.' },
      { text: 'Your arms are the thing that has always worked, and tonight they make it worse.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'Night terrors can begin in toddlers and are most common between 3 and 8: early in the night, up to fifteen minutes, and nothing remembered.',
      },
      {
        from: 36,
        to: 96,
        text: 'Night terrors are most common between 3 and 8: early in the night, eyes open but not awake, up to fifteen minutes, and nothing remembered in the morning.',
      },
      {
        from: 97,
        to: 144,
        text: 'Most children grow out of night terrors; at this age being very tired, feverish or under strain often brings one back.',
      },
    ],
    sources: [NHS_TERRORS, NI_TERRORS],
    tonight: [
      'Wait beside {him} and touch nothing that does not need touching. Keep {him} from falling, move the lamp, and look at the clock: it feels like an hour and is usually minutes.',
      "Don't try to wake {him} or to talk {him} out of it. When it has passed, a trip to the toilet half awake, then back to sleep.",
      'Put bedtime half an hour earlier for the rest of this week. Overtired children have more of them.',
    ],
    ask: 'If they come most nights or several times a night, or there is stiffening, rhythmic jerking or dribbling, see your doctor and take a phone video. A first fit, or one longer than five minutes: emergency number.',
    offer: null,
    back: [
      'At what hour does it come, and {does} {he} ever remember anything?',
      'Has this been a week of short sleep, illness or something new?',
    ],
    turns: [
      {
        asks: ['same time every night', 'always an hour and a half after bedtime', 'happens at 10 on the dot'],
        answer:
          'Then there is something to try for a week. Note the minute for five nights. Rouse {him} gently about fifteen minutes before, enough to turn over and mumble, and let {him} sink again. It breaks the run of deep sleep the terror comes out of. If it does nothing in seven nights, stop and sleep.',
      },
      {
        asks: ['should i wake him up', 'do i hold her or leave her', 'my instinct is to pick him up'],
        answer:
          'Hold only to keep {him} safe, and loosely. Waking {him} takes longer and often ends with two frightened people. Stand so that you can catch, say one low sentence over and over, "You are in your bed, I am here," more for yourself than for {him}. When {he} {is} quiet, cover {him} and go.',
      },
      {
        asks: [
          'does she know what is happening',
          'is it a sign something is wrong',
          'is he traumatised',
          'could something be worrying him',
        ],
        answer:
          '{He} will not remember it; that is how it is told apart from a nightmare, and it is kinder for {him} than for you. It does not mean that {he} {is} secretly troubled. Tiredness, a fever, a full bladder or an exciting day are the usual triggers. A quiet chat by day about how things are is still worth having, without mentioning the screaming.',
      },
      {
        asks: [
          'should i tell him about it in the morning',
          'does she know she does it',
          'he was embarrassed when his sister told him',
        ],
        answer:
          'No. There is nothing in it for {him} to work on, and being told that you scream at night makes going to bed harder. Ask the older ones to keep it to themselves as well. If {he} {has} heard, keep it small: "You shouted in your sleep, and then you slept. Lots of children do."',
      },
      {
        asks: [
          'how do i tell a nightmare from a terror',
          'nightmare or night terror difference',
          'how do i know which one it is',
        ],
        answer:
          'Three questions. Time: terrors come in the first hours, nightmares towards morning. Eyes: in a terror they are open and not looking at you; after a nightmare {he} know{s} you and want{s} you. Memory: a terror leaves nothing, a nightmare leaves a story. What to do follows from it: in a terror wait, after a nightmare hold.',
      },
      {
        asks: ['sleepover with night terrors', 'school trip and he screams at night', 'what do i tell his friends mum'],
        answer:
          'Tell the other adult in two sentences: "{He} may sit up and scream about ten, eyes open. {He} {is} asleep; keep {him} from falling, and it\'s over in ten minutes." Ask for an early bedtime that day if you can. Most hosts are relieved to have instructions, and on strange nights many children sleep straight through.',
      },
      {
        asks: ['will he grow out of it', 'how long do night terrors last', 'does it run in families'],
        answer:
          'Most do, and it gets rarer as {he} get{s} older. It runs in families, together with sleepwalking; ask the grandparents, you may hear a story. Until then the three levers are sleep enough, calm evenings and a safe room.',
      },
    ],
    challenges: ['fear-dark'],
  },
  {
    id: 'nightmares',
    title: 'Bad dreams',
    topic: 'sleep',
    ages: [24, 155],
    questions: [
      'nightmares every night',
      'bad dreams',
      'my 5yo is scared to go to sleep because of dreams',
      'dreamt about monsters and wont go back to bed',
      'how do i stop my daughters nightmares',
      'wakes up crying from a dream at 4am',
      'same nightmare again and again',
      'she dreams that i die',
      'he says he doesnt want to close his eyes because the wolf comes back and i have no answer to that',
      'nightmares after the accident',
      'dream about wolves',
      'bad dreams most nights',
      'woke up sobbing about a dream',
    ],
    keys: [
      'nightmare',
      'nightmares',
      'bad dream',
      'bad dreams',
      'scary dream',
      'dreams',
      'dreamt',
      'afraid to sleep',
      'dream about',
      'wolf',
      'wolves',
      'close his eyes',
      'scared to sleep',
      'same dream',
    ],
    ack: [
      { text: 'Going back to sleep means going back to where the wolf was, and {he} know{s} it.' },
      { text: 'The scream at four brings you out of bed before you are awake.' },
      { when: ['accident', 'fire', 'hospital', 'crash'], text: 'After a real fright the night goes on telling it.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Nightmares come later in the night and are remembered, so at this age {he} wake{s} with the wolf still in the room.',
      },
      {
        from: 60,
        to: 155,
        text: 'Nightmares come later in the night and are remembered; being very tired or unwell, a frightening film or a worry is often behind a run of them.',
      },
    ],
    sources: [NHS_TERRORS, RCH_WORRIES],
    tonight: [
      'Little light, few words, arms: "That was a dream. It\'s over. You are in your bed." Ask about it tomorrow, not now.',
      'Let {him} turn the pillow to "the other side, where the better ones are", and sit two minutes longer than you want to.',
      'Tomorrow in daylight: draw the dream and give it a new ending, the sillier the better. The wolf gets wellingtons. Read the new ending once before bed.',
    ],
    ask: 'If the same dream comes for weeks, if {he} {is} afraid of going to bed most nights for a month, or it began after something really frightening, see your doctor.',
    offer: {
      kind: 'story',
      label: 'A story in which the dream gets a better ending could be ready by tonight.',
      about: 'a bad dream that changes',
    },
    back: [
      'What happens in the dream, in {his} words?',
      'Did it begin with something: a film, a fall, a change at home?',
    ],
    turns: [
      {
        asks: ['he is scared to go to sleep now', 'refuses to close his eyes', 'afraid the dream comes back'],
        answer:
          'Don\'t promise that it will not come; promise what you will do if it does. "If it comes, call, and I come." And give {his} head something to begin with: three things to see behind closed eyes, chosen together, the sea, the dog, grandad\'s shed. A head that is given a first picture seldom goes looking for wolves.',
      },
      {
        asks: [
          'should i let her sleep with us after a nightmare',
          'can he come into our bed after a bad dream',
          'wants to stay in my bed because of the dream',
        ],
        answer:
          'After a really bad one, one night, yes, if everyone is safe in there. If it is the third time this week, go to {him} instead and stay until {he} {is} drowsy, so that {his} own bed is where comfort happens. Nobody was harmed by an exception, and nobody is helped by a rule that changes at four in the morning.',
      },
      {
        asks: ['she dreams about me dying', 'dreams that mummy leaves', 'dream of losing us'],
        answer:
          'Those are hard to hear. Don\'t read anything into it: small children dream about what they love most. Say it as it is: "That dream took me away, and I\'m here, feel my hand." By day let {him} know where you are and when you come. If there has been a death or an illness in the family, say so plainly, since {he} {is} already thinking about it.',
      },
      {
        asks: [
          'could it be from tv',
          'what causes nightmares',
          'is it something he ate',
          'why does she have bad dreams',
        ],
        answer:
          'Usually the dull things: too little sleep, a fever, a scary picture, a full week. NHS names tiredness, being unwell, stress and frightening films. So before you look for a secret, look at bedtime and at what was on the screen in the last two hours. Give it a calm week before you judge it.',
      },
      {
        asks: ['the same dream every night', 'keeps having the same nightmare', 'recurring nightmare'],
        answer:
          'A dream that repeats can often be rewritten. By day, when it is small, write it down together as a story and change one thing of {his} choosing: the door opens, the brother comes, the monster is allergic to jam. Read it aloud once each evening, five evenings. If it still comes and still frightens after some weeks, ask your doctor.',
      },
      {
        asks: [
          'we had an accident and since then nightmares',
          'after the fire',
          'since the dog bite',
          'after hospital he has bad dreams',
        ],
        answer:
          'Nightmares are to be expected in the first weeks after a fright, and they usually thin out. Stay nearer than usual at bedtime, keep the days ordinary, and answer questions as often as they come. If after four weeks they are as strong, or {he} avoid{s} everything that recalls it, ask your doctor for help with exactly that; there is good help for it.',
      },
      {
        asks: ['should i ask what it was about', 'talk about the dream or not', 'does telling make it worse'],
        answer:
          'Not at four; at breakfast, yes, if {he} want{s} to. Telling makes it smaller in daylight and bigger in the dark. Listen to the end, keep a straight face, and ask one thing only: "And then what would you like to happen?"',
      },
    ],
    challenges: ['fear-dark'],
  },
  {
    id: 'sleepwalking',
    title: 'Walking and talking asleep',
    topic: 'sleep',
    ages: [36, 155],
    questions: [
      'sleepwalking',
      'my son walks around the house asleep',
      'found her in the kitchen at midnight eyes open but not there',
      'talks in his sleep every night',
      'he weed in the wardrobe while sleepwalking',
      'should you wake a sleepwalker',
      '8yo opened the front door in her sleep',
      'sits up and talks nonsense at night',
      'is it dangerous that he walks in his sleep, our stairs are steep',
      'mumbles and laughs asleep',
      'sleep talking 4 year old',
      'peed in the closet while asleep',
      'wanders at night asleep',
    ],
    keys: [
      'sleepwalking',
      'sleepwalks',
      'sleep walking',
      'sleep talking',
      'talks in sleep',
      'walks asleep',
      'sleepwalker',
      'asleep walking',
      'front door',
      'talks asleep',
      'mumbles',
      'wardrobe',
      'sits up asleep',
    ],
    ack: [
      { text: 'There is {his} face at the kitchen door, eyes open, and no one behind it.' },
      { text: 'Finding the front door unlocked from inside is a bad way to wake up.' },
    ],
    typical: [
      {
        from: 36,
        to: 155,
        text: 'Sleepwalking is quite common: between 7 and 15 in a hundred children do it, mostly from 4 to 12 years, in the first hours of the night, and nothing is remembered.',
      },
    ],
    sources: [SLEEPWALKING],
    tonight: [
      "Lead, don't wake: one hand on the shoulder, a low voice, back to bed. Talk as if it were the most ordinary walk.",
      'Tonight before you go up: locks on doors and windows, gate or light at the stairs, floor clear, no top bunk.',
      'Hang a small bell on {his} door, so that you hear it and can stop listening.',
    ],
    ask: 'If {he} get{s} hurt, leave{s} the house, walk{s} several nights a week, {is} sleepy and cross by day, or if there is jerking or choking, see your doctor.',
    offer: null,
    back: [
      'What time does it happen, and how long after falling asleep?',
      'Is this a week of short sleep, or has there been a fever?',
    ],
    turns: [
      {
        asks: ['should i wake him', 'is it dangerous to wake a sleepwalker', 'heard you must never wake them'],
        answer:
          'It does no damage, and it is not worth doing: waking takes a long time and mostly ends in tears. Steering is easier. Turn {him} gently by the shoulders, walk along, tuck {him} in. If you must wake {him} because of a danger, do it slowly, with {his} name, not with a shout.',
      },
      {
        asks: ['he wees in the corner', 'went to the toilet in the cupboard', 'sleepwalking and wetting'],
        answer:
          'A full bladder is often what sets the walk off, and in the fog a wardrobe is a door like any other. Last wee at bedtime, and a half-asleep one before you go to bed yourself for a couple of weeks. Light in the bathroom, none in the wardrobe. Don\'t mention it at breakfast beyond "I changed your sheet."',
      },
      {
        asks: ['what if she goes outside', 'opened the front door', 'stairs are steep', 'how to make it safe'],
        answer:
          'Then safety comes before all cures. A bolt or chain high on the front door, window locks, a gate or a rail at the stairs, keys elsewhere, and an alarm on the door that wakes you. Sleepwalkers manage handles and locks they know. If {he} {has} left the house once, tell your doctor this week.',
      },
      {
        asks: ['only talks in sleep', 'mumbling shouting in sleep', 'sleep talking every night'],
        answer:
          "Talking without walking asks for nothing from you. It comes from shallow sleep, means nothing in particular, and makes an entertaining breakfast if {he} {is} old enough to enjoy it. More of it shows up in tired weeks and with a fever. Don't answer back at night; it only lengthens the conversation.",
      },
      {
        asks: [
          'why does he do it',
          'is something bothering her',
          'does it run in the family',
          'stress and sleepwalking',
        ],
        answer:
          'It runs in families, and it comes more often with too little sleep, illness and an upheaval. It is not a message. Keep bedtime regular, and earlier on days that ran late. If it began together with something new, a school, a move, speak about that by day, for its own sake.',
      },
      {
        asks: ['sleepover', 'school camp and she sleepwalks', 'staying at cousins'],
        answer:
          "Tell the adult in charge: first hours of the night, lead {him} back, don't wake. Ask for a lower bunk, a bed away from the stairs, and no very late night. Leave the telling of friends to {him}. For many children the strange bed brings it on once and then no more.",
      },
      {
        asks: ['will he grow out of it', 'when does it stop', 'do they sleepwalk forever'],
        answer:
          'Most children do, by the time of puberty. Until then it is a matter of locks and enough sleep. If it is getting more frequent instead of rarer, or {he} {is} tired by day although the hours are right, let a doctor look, because snoring and poor breathing can be behind it.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
  {
    id: 'snoring',
    title: 'Snoring and noisy breathing asleep',
    topic: 'sleep',
    ages: [12, 155],
    questions: [
      'my 4yo snores like a grown man',
      'is it normal for a child to snore',
      'stops breathing in his sleep for a few seconds then gasps',
      'snoring every night',
      'sleeps with mouth open and snores',
      'tonsils and sleep',
      'restless sleep sweating snoring tired all day',
      'grinds her teeth at night',
      'he snores and has behaviour problems could it be sleep apnoea',
      'sounds like hes choking in his sleep',
      'adenoids',
      'really loud snoring and pauses',
      'heavy breathing asleep mouth open',
      'clenches teeth in sleep',
    ],
    keys: [
      'snores',
      'snoring',
      'snore',
      'mouth breathing',
      'sleep apnoea',
      'gasps',
      'tonsils',
      'adenoids',
      'noisy breathing',
      'teeth grinding',
      'grinds teeth',
      'choking asleep',
      'stops breathing',
      'sleep breathing',
      'grinds',
      'grinding',
      'open mouth asleep',
      'gasping',
    ],
    ack: [
      {
        when: ['stops breathing', 'pauses', 'gasps', 'gasping', 'choking', 'apnoea', 'holds his breath'],
        text: 'You hear the snore, then the gap, and you stop breathing yourself.',
      },
      { text: 'You can hear {him} from the landing with both doors shut.' },
      { text: 'A child who snores like a grown man is funny for two nights.' },
    ],
    typical: [
      {
        from: 12,
        to: 155,
        text: 'About one child in ten snores; a few in a hundred have short stops in breathing while asleep, most often because of large tonsils or adenoids.',
      },
    ],
    sources: [SNORING, SHEFFIELD_SNORING],
    tonight: [
      'Film it tonight: two minutes with sound, chest in view, a lamp on. It is worth more at the appointment than any description.',
      'Count for a week: how many nights, and with or without a cold. Note pauses, gasps, sweating, strange positions, wet beds, and how hard the mornings are.',
      'Lay {him} on {his} side and clear the nose before bed. For a baby under one the back stays the safe side.',
    ],
    ask: 'Snoring most nights without a cold, pauses, gasping, or a tired, cross day: ring your doctor this week. Blue or grey lips, or fighting for breath awake: emergency number now.',
    offer: null,
    back: [
      'Is it every night, or with colds only?',
      'What are the days like: hard to wake, headaches, cross, unable to sit still?',
    ],
    turns: [
      {
        asks: ['he stops breathing for a few seconds', 'pauses in her breathing', 'holds his breath asleep'],
        answer:
          'That is the part to bring to your doctor this week, with the film and a count of how often. Pauses followed by a gasp can mean that the throat is closing for moments. If {he} ever look{s} blue or grey, or cannot be woken, do not measure anything: call the emergency number.',
      },
      {
        asks: ['only when he has a cold', 'snores just with a blocked nose', 'hay fever'],
        answer:
          'Snoring with a cold is ordinary and goes with it. Watch for the weeks in between: if it stays three weeks after the nose is clear, it is a different matter. Hay fever and allergies swell the nose too, so mention them when you ring.',
      },
      {
        asks: ['what will the doctor do', 'will they take her tonsils out', 'sleep study'],
        answer:
          'Usually look at nose and throat, ask about days as much as nights, and send {him} to an ear, nose and throat clinic if the signs are there; sometimes a finger clip or a night of recording comes first. Taking out tonsils or adenoids is one answer among several. Bring the film, the list, and the question "what shall we watch for while we wait?"',
      },
      {
        asks: ['could snoring cause adhd', 'he cant concentrate and snores', 'tired and badly behaved'],
        answer:
          'Poor nights can look a good deal like it: cross, unable to sit still, slow to learn. That is one reason to have the sleep looked at before, or beside, anything else. Tell both the doctor and whoever assesses {him} that {he} snore{s}; the two seldom ask each other.',
      },
      {
        asks: ['grinds teeth', 'teeth grinding at night', 'jaw clenching in sleep'],
        answer:
          'Grinding is common in young children and most grow out of it; the sound is worse than the damage. Have the dentist look at the next check, sooner if there is pain, a headache in the morning or chipped teeth. If {he} snore{s} as well, mention both together, as the two sometimes belong to one story.',
      },
      {
        asks: ['is mouth breathing bad', 'sleeps with mouth open', 'dribbles at night'],
        answer:
          'For a night or a cold, no. All night and every night with a nose that is never clear is worth showing to the doctor, together with snoring and restless sleep. Meanwhile: nose blown before bed, water at hand, side or back as {he} like{s} after the first year.',
      },
      {
        asks: ['doctor said wait and see', 'gp wasnt worried', 'how do i get them to listen'],
        answer:
          'Ask for three things in writing: what exactly we are waiting for, until what date, and what would make it sooner. Show the film instead of describing it. If there are pauses or hard mornings, say those two words first; they carry the most weight. And go back on the date you were given.',
      },
    ],
    challenges: ['bedtime-routine'],
  },
];

import type { Article, Source } from './article.ts';

const NHS_TANTRUMS: Source = {
  organisation: 'NHS',
  page: 'Temper tantrums',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/temper-tantrums/',
  checked: 'read',
};
const SELF_CONTROL: Source = {
  organisation: 'Zero to Three',
  page: 'Toddlers and Self-Control: A Survival Guide for Parents',
  address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  checked: 'read',
};
const DEFIANCE: Source = {
  organisation: 'Zero to Three',
  page: 'Coping with Defiance: Birth to Three Years',
  address: 'https://www.zerotothree.org/resource/coping-with-defiance-birth-to-three-years/',
  checked: 'read',
};

/** Tantrums by where and when they happen: out and about, at pick-up, after school, whenever something has to stop. */
export const TANTRUMS_BY_PLACE: readonly Article[] = [
  {
    id: 'tantrum-in-public',
    title: 'Tantrums in the shop and in public',
    topic: 'tantrums',
    ages: [15, 71],
    questions: [
      'screams in shops if i dont buy her something',
      'lies down on the floor of the supermarket',
      'meltdown in the supermarket',
      'my 2 year old throws himself on the floor in the shop every day',
      'tantrums in public so embarassing',
      'how do i cope when everyone is staring',
      '3yo screaming in the restaurant we had to leave',
      'cant take her anywhere',
      'screams for sweets at the till',
      'what do you do when they have a tantrum on the bus',
      'i dread going shopping with my son he wants everything and when i say no he screams the place down and people tut',
      'tantrum in a cafe',
    ],
    keys: [
      'supermarket',
      'shop',
      'aisle',
      'public',
      'restaurant',
      'staring',
      'bus',
      'till',
      'checkout',
      'shopping',
      'lost it in the shop',
      'lay down',
      'everyone watching',
      'library',
      'people looking',
      'out and about',
    ],
    ack: [
      {
        when: ['staring', 'embarassing', 'embarrassing', 'tut', 'everyone'],
        text: 'The people staring have either had one of these or forgotten theirs.',
      },
      {
        when: ['restaurant', 'cafe', 'bus'],
        text: 'There is no quick exit with a buggy, a coat half on and half a plate of chips.',
      },
      {
        when: ['supermarket', 'shop', 'shopping', 'sweets', 'till'],
        text: 'A meltdown in aisle four is five lonely minutes with an audience.',
      },
      { text: 'Out there it lasts no longer than at home and feels four times as long.' },
      { text: 'There is nowhere to put the bags, nowhere to put {him}, and no door to close behind the noise.' },
    ],
    typical: [
      {
        from: 15,
        to: 47,
        text: 'Tantrums often happen in shops, the NHS notes, and embarrassment makes it harder to stay calm; at this age they are very common anywhere.',
      },
      {
        from: 48,
        to: 71,
        text: 'From four on tantrums are far less common, and most children begin to manage their behaviour by place, so a plan made together before the door starts to work.',
      },
    ],
    sources: [
      NHS_TANTRUMS,
      {
        organisation: 'CDC, Learn the Signs. Act Early.',
        page: 'Milestones by 4 Years',
        address: 'https://www.cdc.gov/act-early/milestones/4-years.html',
        checked: 'known',
      },
    ],
    tonight: [
      'Before the door, give a job and a list of two: "We buy milk and bread. You hold the bread." A job goes in before the wanting does.',
      'When it comes: low, one sentence, "You wanted the sweets. You are cross," then quiet, one hand on the trolley.',
      'If it has to be the car, carry {him} kindly and without a speech. The trolley will survive.',
    ],
    ask: 'Past four, or if most outings end this way for a month, or someone gets hurt, talk with your health visitor or doctor. If noise and crowds set it off more than wanting does, mention that.',
    offer: {
      kind: 'story',
      label: 'A story about a shopping trip with a job in it could be ready by bedtime.',
      about: 'a meltdown in the supermarket',
    },
    back: [
      'Where does it usually start: at the door, at the sweets, or in the queue?',
      'What time of day do you go, and when was the last snack?',
    ],
    turns: [
      {
        asks: ['the queue is the worst', 'it starts in the queue', 'waiting at the till', 'he cant wait to pay'],
        answer:
          'The queue is waiting with nothing in the hands, so that is what the bread is for. Let {him} put things on the belt, hold the card, press the machine. Keep one game only for queues, such as finding red things. And send yourself past the sweets first, once, so that the no has already happened when you stand there.',
      },
      {
        asks: [
          'people say things to me',
          'a woman told me off',
          'strangers comment',
          'someone said i should smack him',
        ],
        answer:
          'You owe nobody in that shop an explanation. "We\'re all right, thank you," said to the air is a full reply. Turn your back to the audience and your face to {him}: two people in a small circle get through it faster. And for every one who tutted there were five who wanted to carry your bags and were too shy.',
      },
      {
        asks: [
          'should i take him out straight away',
          'do i leave the shopping',
          'carry her out or stay',
          'abandon the trolley',
        ],
        answer:
          'Stay if it is noise, go if it is harm: hitting, running, things thrown, or you at the end of your rope. Leaving is not a punishment, so it needs no speech, only "We\'re going outside until it\'s over." Often three minutes by the trolley park is enough to go back in for the milk.',
      },
      {
        asks: [
          'i just buy the sweets',
          'i gave her the sweets to stop it',
          'bribing with a treat',
          'give him my phone',
        ],
        answer:
          'Everyone has bought the sweets. The trouble is only the timing: bought during, they are wages for screaming. Decide at the door instead, "Today one small thing, you choose it at the end" or "Today no sweets", and stick to whichever you said. A planned yes costs the same money.',
      },
      {
        asks: [
          'how do i take him anywhere',
          'should we just stop going out',
          'restaurants are impossible',
          'we never go out any more',
        ],
        answer:
          'Go, but go short. Twenty minutes in a café at half past ten, food ordered before you sit down, one toy that lives only in the bag, and leave while it is still good. Three short easy ones teach more than one long hard one. Restaurants at seven in the evening can wait a year.',
      },
      {
        asks: [
          'never with his dad',
          'she only does it with me',
          'fine with grandma in shops',
          'nursery says outings are fine',
        ],
        answer:
          'Ask what they do at the door; it is often something small, such as riding in the trolley or never passing the toys. It is also easier to fall apart with the person who always stays. Borrow the door trick, keep your own kindness, and try one trip with both of you where you push nothing and buy nothing.',
      },
    ],
    challenges: ['managing-anger', 'handling-disappointment'],
  },
  {
    id: 'tantrum-at-pick-up',
    title: 'Meltdown at nursery pick-up',
    topic: 'tantrums',
    ages: [12, 71],
    questions: [
      'tantrum at nursery pick up every day',
      'he was happy all day and the second he sees me he screams',
      'my daughter refuses to leave nursery',
      'runs away when i come to collect him from daycare',
      'meltdown in the nursery car park, wont go in the car seat',
      'why does my toddler cry when i pick her up',
      '2yo ignores me at pickup and then has a fit',
      'they say hes been an angel then he hits me in the corridor',
      'collecting my child from daycare is the worst part of my day he lies on the floor wont put shoes on and all the other parents step over us',
      'pick up time tantrums',
    ],
    keys: [
      'pick up',
      'pickup',
      'collect',
      'collecting',
      'car seat after nursery',
      'angel all day',
      'leave nursery',
      'collecting from nursery',
      'home time',
    ],
    ack: [
      {
        when: ['runs', 'refuses', 'ignores', 'leave'],
        text: "You counted the minutes to four o'clock, and the welcome you get is {his} back.",
      },
      {
        when: ['angel', 'happy', 'fine'],
        text: '"An angel, all day," they say, while you are being kicked in the shin.',
      },
      { text: 'The other parents are stepping over the two of you with shoes in their hands and pity on their faces.' },
      { text: 'Ten minutes in a corridor can undo a whole afternoon of looking forward to {him}.' },
    ],
    typical: [
      {
        from: 12,
        to: 41,
        text: 'The self-control a nursery day asks for is only starting to develop between three and a half and four, so by pick-up a younger child has usually spent all there was.',
      },
      {
        from: 42,
        to: 71,
        text: 'Self-control is developing at this age but is far from steady; holding on all day and letting go at the sight of you is a common pattern.',
      },
    ],
    sources: [SELF_CONTROL],
    tonight: [
      'Tomorrow arrive with food in your hand and no questions in your mouth: banana first, coat second, "How was it?" after tea.',
      'Get down at the door and wait to be come to. "I see you. Finish your tower, then shoes." Two minutes here save ten in the corridor.',
      'Give {him} the same job every day: carrying the bag, pressing the gate button, choosing the song for the car.',
    ],
    ask: 'If after six weeks in the place pick-ups are still wild and {he} {is} also low, clingy or sleepless at home, ask the key person for a talk and tell your health visitor.',
    offer: {
      kind: 'song',
      label: 'A going-home song for coat, bag and gate could be ready tonight.',
      about: 'going home from nursery',
    },
    back: ['What does the last half hour before you come look like there?', 'When was the last food before you came?'],
    turns: [
      {
        asks: [
          'does it mean he doesnt want me',
          'does she prefer nursery',
          'is he angry with me for leaving',
          'doesnt love me',
        ],
        answer:
          'No. For eight hours {he} minded {his} manners with people {he} like{s}; with you, manners can be put down. There may be a bit of "where were you" in it too. You can answer that without guilt: "I thought of you at lunch. I came back. I always come back."',
      },
      {
        asks: [
          'wont get in the car seat',
          'arches in the car seat',
          'screams in the car the whole way',
          'fights the buckle',
        ],
        answer:
          'Do the food and the song before the buckle, while {he} still {has} {his} feet on the ground. Then one choice: "Climb or lift?" If it is lift, do it fast and calmly and say "Belt, then banana." The car does not move until the belt is closed; that one is not for talking about. Keep one toy that lives in the car only.',
      },
      {
        asks: [
          'he hits me at pick up',
          'she slaps me when i come',
          'kicks me in front of the staff',
          'and if he hits me',
        ],
        answer:
          'Hold the hand, "I won\'t let you hit me. Let\'s get out to the air," and walk. Deal with it outside, not in front of the coats, where you both have spectators. If a carer wants to help, the best help is carrying the bag. At the car say it once more, then let it be finished.',
      },
      {
        asks: ['should they do something', 'what can nursery do', 'talk to the staff', 'ask the key worker'],
        answer:
          'Yes: ask for three small things. Shoes on before you come, a snack at half past three, and something easy to stop at the end, a book instead of the sand. Most places can do two of the three, and that is often the whole difference.',
      },
      {
        asks: [
          'grandma picks up and he is fine',
          'fine when dad collects',
          'only does it for me',
          'other people have no trouble',
        ],
        answer:
          "Then let grandma do two days while you rest from it, without taking it as a mark against you. Watch once from further off what she does in the first minute. Usually it is slower than ours, because she isn't also thinking about the traffic.",
      },
      {
        asks: ['how long will it last', 'when does this stop', 'its been weeks', 'every single day for a month'],
        answer:
          'With a snack and two slow minutes, most families see it shrink within a week or two, with Mondays and ends of term standing out. If nothing shifts in three weeks, turn the question round and look at the day there: how long, how loud, is there a nap, who {he} sit{s} with.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'tantrum-after-school',
    title: 'Falling apart after school',
    topic: 'tantrums',
    ages: [48, 131],
    questions: [
      'an angel at school and a monster at home',
      'good as gold at school and falls apart at home',
      'holds it together all day and explodes at home',
      'since he started school he comes home in a rage',
      'holds it together in class and falls apart at home at half past three',
      'after school meltdowns',
      'she holds it together at school and falls apart at home',
      'restraint collapse 5 year old',
      'my 6yo comes out of school angry and rude every day',
      'screams and cries from half three till bedtime',
      'teacher says hes great, we get the monster',
      'started reception and now hes awful every afternoon',
      'why is my child so grumpy after school',
      'every day after school my 7 year old shouts at me about the snack then about the telly then cries and i dont even know whats wrong because he never tells me anything',
      'tired and emotional after school',
    ],
    keys: [
      'after school',
      'half three',
      'restraint collapse',
      'comes out of school',
      'afternoon meltdown',
      'reception tired',
      'after school club',
      'foul mood',
      'home from school',
      'school gate afternoon',
    ],
    ack: [
      {
        when: ['teacher', 'great', 'angel', 'good at school'],
        text: 'They get the polite one, you get what was kept under the jumper all day.',
      },
      {
        when: ['started', 'reception', 'first'],
        text: 'A new school day is a shift of six hours without one familiar lap in it, and the bill is brought home to you.',
      },
      { text: 'The wrong snack at twenty to four is never about the snack.' },
      {
        text: 'You were looking forward to {him}, and what came out of the gate was a small thundercloud with a reading folder.',
      },
    ],
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Holding feelings in and following rules all day uses up self-control that, at this age, is still being built; many children let go once they are home.',
      },
      {
        from: 84,
        to: 131,
        text: 'Older children do it too, with grunts and slammed bags instead of tears, most of all in a new class or a hard week.',
      },
    ],
    sources: [SELF_CONTROL],
    tonight: [
      'Say hello, hand over food, walk. No questions for the first half hour: "Good to see you. Here\'s your roll."',
      'Plan nothing for that half hour that has a no in it: shoes may stay on, homework waits, siblings get their own corner.',
      'Ask about the day at bath or in the car, sideways, about one thing: "Who did you sit next to at lunch?"',
    ],
    ask: 'Talk with the teacher if it lasts past the first half term, or if {he} beg{s} not to go, {is} ill on school mornings, or someone there is hurting or frightening {him}. Low most days for two weeks: your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a child who takes the school day off like a coat could be ready for tonight.',
      about: 'falling apart after school',
    },
    back: [
      'Is it every day, or worse on certain days of the week?',
      'What goes into {him} between lunch and coming home?',
    ],
    turns: [
      {
        asks: [
          'he never tells me what happened',
          'she says nothing about school',
          'i dont know if something is wrong',
          'fine is all he says',
        ],
        answer:
          '"How was school?" is too big to answer. Try the smallest door: "Who was on your table?" "Was it loud at lunch?" Or tell {him} something silly about your own day and leave a gap. Side by side, in the dark or in the car works better than face to face. And ask the teacher; they see a different film.',
      },
      {
        asks: [
          'we have clubs and homework',
          'no time for a rest after school',
          'we go straight to swimming',
          'after school club until 6',
        ],
        answer:
          "Then take the half hour where it fits: ten minutes on a wall with a sandwich before swimming counts. Look at the week as a whole and see whether one club could go until Christmas. Homework after food and play takes half as long. After a long day at a club, six o'clock is {his} half past three.",
      },
      {
        asks: [
          'she is so rude to me',
          'he speaks to me horribly',
          'do i let him talk to me like that',
          'shouts at me over nothing',
        ],
        answer:
          'You can let the feeling in and keep the words out: "You\'re worn out. Not in that voice. Roll first." Say it once, without waiting for a sorry. Come back to it at bedtime, when {he} {has} the strength to hear it: "I don\'t like being shouted at when I bring food. Tomorrow you can say: leave me a minute."',
      },
      {
        asks: [
          'is something wrong at school',
          'could he be bullied',
          'how do i know its not bullying',
          'should i speak to the teacher',
        ],
        answer:
          'Signs that it is more than tiredness: it is worst on certain days, things go missing or get torn, mornings are a struggle, a name comes up and {he} go{es} quiet, Sunday evenings are hard. Any two of those, and I would ask the teacher this week what breaks and lunch look like for {him}.',
      },
      {
        asks: [
          'it takes it out on his little sister',
          'fights with siblings as soon as he is home',
          'hits his brother after school',
          'she is mean to the baby after school',
        ],
        answer:
          'Keep them apart for those thirty minutes on purpose: one at the table with food, one in the bath or the buggy. Meet {him} before the little one does, even at the door. It is no cure for quarrels, but a quarrel needs two people in one room and a hungry one is enough to start it.',
      },
      {
        asks: ['how long does this go on', 'will it pass', 'when do they get used to school', 'its november and still'],
        answer:
          'Most children in a new class are easier by the first half-term break, and it flares again in the last weeks before every holiday. If it is as loud in the second term as in the first, look at what the day costs {him}: noise, writing, hunger, friends. The teacher can usually name one.',
      },
    ],
    challenges: ['managing-anger', 'first-day-school'],
  },
  {
    id: 'tantrum-at-transitions',
    title: 'Tantrums whenever something has to stop',
    topic: 'tantrums',
    ages: [15, 95],
    questions: [
      'screams when we leave the park',
      'tantrum every time we have to stop playing',
      'my 3 year old cant cope with transitions',
      'he wont come when its time to go',
      'leaving a playdate ends in a meltdown',
      'getting out of the bath tantrum',
      'how do i get my toddler to leave without a fight',
      'she is happy until i say we are going, then all hell breaks loose',
      'changing from one thing to another is impossible for my 4yo, getting dressed, going out, coming home, everything is a battle',
      '5 more minutes never works',
      'transition meltdowns',
    ],
    keys: [
      'leaving the park',
      'leave the park',
      'transition',
      'transitions',
      'time to go',
      'stop playing',
      'getting out of the bath',
      'leaving',
      'changing activity',
      'soft play',
      'wont leave',
      'time to leave',
      'getting out the door',
      'stop what hes doing',
    ],
    ack: [
      {
        when: ['park', 'playground', 'leave', 'leaving'],
        text: 'You gave {him} an hour of swings, and the last thing you hear of it is screaming through the gate.',
      },
      {
        when: ['bath', 'dressed', 'everything'],
        text: 'A day has about forty changes in it, and you have been fighting for each of them.',
      },
      { text: 'Every ending is the middle for the person who was playing.' },
      { text: '"Five more minutes" sounds fair to everyone in the room who can tell the time.' },
    ],
    typical: [
      {
        from: 15,
        to: 41,
        text: 'Toddlers often have a difficult time with changes, and the ordinary shifts of a day can bring protest, most of all in children who feel strongly or are cautious.',
      },
      {
        from: 42,
        to: 95,
        text: 'Shifting from one thing to the next leans on self-control that is only starting between three and a half and four and takes years to become steady.',
      },
    ],
    sources: [DEFIANCE, SELF_CONTROL],
    tonight: [
      'Count in things, not minutes: "Two more slides, then shoes." Let {him} do the last one and say "last" {himself}.',
      'Name what comes after before you name the end: "Next is the banana in the buggy." Nobody leaves for nothing.',
      'Give {him} something to carry from here to there: a stick, the empty cup, the bus ticket.',
    ],
    ask: 'If changes still end in long distress most days past five, or {he} need{s} everything the same way in many places, talk with nursery or school and your doctor and bring three examples.',
    offer: {
      kind: 'story',
      label: 'A story about leaving while it is still fun could be ready before the next park.',
      about: 'leaving the park',
    },
    back: [
      'Which change of the day is the hardest, word for word?',
      'Is it the stopping, or the thing that comes next?',
    ],
    turns: [
      {
        asks: [
          'i already give warnings',
          'i tried the 5 minute warning',
          'warnings make it worse',
          'countdown doesnt work',
        ],
        answer:
          'Then the warning has become the start of the fight. Go to {him} instead of calling, touch a shoulder, join in for half a minute, and only then say what the last thing is. A warning from across the playground is weather; one from beside {him} is information. Some children also do better with no warning and a quick, kind hand.',
      },
      {
        asks: [
          'he runs off when i say its time',
          'she runs away laughing',
          'hides when we have to leave',
          'goes up the slide and wont come down',
        ],
        answer:
          'Fetch, don\'t call. Walk over without speed, "It\'s time. Walk or carried?", count to three in your head, carry. No lecture on the way. The run is a game with two players, and it ends soonest when one of them stops playing. Tomorrow, say the last thing when {he} {is} next to the gate anyway.',
      },
      {
        asks: ['timer', 'do timers help', 'visual timetable', 'picture schedule'],
        answer:
          'Many children take "no" better from a timer than from a person. Use a sand glass or a kitchen bell, let {him} turn it, and when it rings be on {his} side: "Oh, the bell. It rang." For mornings, four pictures on the wall that {he} turn{s} over do the same job. Two weeks is a fair trial.',
      },
      {
        asks: ['the car seat is the worst', 'getting in the buggy', 'putting shoes on is a fight', 'coat battle'],
        answer:
          'Shoes are where the leaving becomes real. Put them on early, halfway through the last game, while {his} hands are busy. Or put them on somewhere else altogether: on the step, in the car. A silly question helps more than a firm one here: "Does the left shoe know the way home?"',
      },
      {
        asks: [
          'nursery say he struggles too',
          'same at nursery',
          'they have trouble at tidy up time',
          'teacher mentioned transitions',
        ],
        answer:
          'Then make the two places agree: the same words before a change, the same object to carry, one adult who goes to {him} first. Ask them to try being early with {him}, so that {he} leave{s} the room before the crowd does. If two weeks of that change little, ask what they would note down for a health visitor to see.',
      },
      {
        asks: [
          'what if i have to go now',
          'no time for all that',
          'we are late',
          'i cant do a countdown when im late for work',
        ],
        answer:
          "Some mornings there is no time, and then it is: \"I'm going to carry you. You don't like it. We're late.\" Quick, warm, no argument, done. A rushed carry twice a week does no harm to a child who is prepared the other times. Save your patience for the changes that come every day.",
      },
      {
        asks: [
          'i carry her is that wrong',
          'is it ok to pick him up and carry',
          'i have to drag her away',
          'carrying him screaming',
        ],
        answer:
          'No, if it is done calmly and after one offer: "Walk or carried?" Count to three in your head, pick {him} up, few words, firm and kind. It is wrong only as a punishment, or as a surprise. Stop once on the way and offer walking again; some days {he} will take it.',
      },
      {
        asks: ['people stare at us', 'everyone looks at us', 'embarrassed at the playground', 'other parents watching'],
        answer:
          'Let them; most are counting the years since it was theirs. Turn your back to them and your face to {him}, and talk lower than usual. One sentence for a voice that comments is enough: "We\'re nearly done here, thank you." It is easier to keep calm before an audience of one.',
      },
    ],
    challenges: ['managing-anger', 'screen-time'],
  },
];

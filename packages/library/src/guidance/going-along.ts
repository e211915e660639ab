import type { Article, Source } from './article.ts';

const SELF_CONTROL: Source = {
  organisation: 'Zero to Three',
  page: 'Toddlers and Self-Control: A Survival Guide for Parents',
  address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  checked: 'read',
};
const DIRECTIONS: Source = {
  organisation: 'CDC, Essentials for Parenting Toddlers and Preschoolers',
  page: 'Giving good directions',
  address: 'https://www.cdc.gov/parenting-toddlers/directions/good-directions.html',
  checked: 'read',
};

/** Behaviour: listening, waiting, staying near, saying no, and what follows when one does or does not. */
export const GOING_ALONG: readonly Article[] = [
  {
    id: 'not-listening',
    title: 'Not listening',
    topic: 'behaviour',
    ages: [24, 131],
    questions: [
      'he never listens to me',
      'ignores me completely',
      'have to say everything ten times',
      'my child doesnt listen',
      'i have to say everything ten times',
      '4yo ignores me completely',
      'how do i get my 6 year old to do what hes told',
      'she only listens when i shout',
      'goes in one ear and out the other',
      'toddler ignores instructions and runs off laughing',
      'my 3 year old wont do anything i ask',
      'every morning i say shoes, shoes, shoes and he looks at me and carries on with his cars and in the end i scream and then he cries and we are late again',
      'selective hearing',
      'refuses to tidy up',
    ],
    keys: [
      'doesnt listen',
      'not listening',
      'ignores me',
      'ten times',
      'only when i shout',
      'does what hes told',
      'selective hearing',
      'tidy up',
      'million times',
      'deaf ears',
      'ignores',
      'wont do as told',
      'wont listen',
      'take any notice',
    ],
    ack: [
      {
        when: ['shout', 'scream', 'yell'],
        text: "By the time anything happens you have turned into somebody with a voice you don't like.",
      },
      {
        when: ['tidy', 'toys'],
        text: 'The floor has to be cleared, and the person who covered it has just gone suddenly deaf.',
      },
      { when: ['shoes', 'morning', 'late'], text: 'You have said "shoes" so often that it has stopped being a word.' },
      { text: 'You heard yourself say it for the tenth time, and you could tell that nobody else had.' },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Young children follow best when they hear one short, specific thing at a time, said near them; a call from another room mostly reaches nobody.',
      },
      {
        from: 60,
        to: 131,
        text: 'School-age children hear you well and rank you below the game; they need to know that the second time it is said, it happens.',
      },
    ],
    sources: [DIRECTIONS, SELF_CONTROL],
    tonight: [
      'Go there, touch a shoulder, wait for the eyes, then say six words: "Put the red car in here."',
      'Say it once, then help it happen: take the hand, first piece together. The body learns that words are followed by doing.',
      'Tell, don\'t ask, where there is no choice. "Shoes now" instead of "Shall we put our shoes on?"',
    ],
    ask: 'If {he} often seem{s} not to hear when you speak softly from behind, or want{s} the telly loud, ask for a hearing test. If one-step requests fail at home and at nursery or school past four, tell your health visitor or doctor.',
    offer: {
      kind: 'song',
      label: 'A tidying-up song with an end to it could be ready tonight.',
      about: 'tidying up toys before dinner',
    },
    back: ["What are {his} hands doing when it doesn't get through?", 'Which request does work, nearly every time?'],
    turns: [
      {
        asks: [
          'she only reacts when i shout',
          'i end up shouting',
          'nothing works until i yell',
          'how do i stop yelling',
        ],
        answer:
          'Shouting has become the signal that it is serious now, so everything before it is weather. Move the signal: after the first request walk over, no second one from afar. Legs instead of volume. It costs more steps for about ten days. When you have shouted anyway, say so and begin again quieter; that is a signal too.',
      },
      {
        asks: [
          'i did that and he still says no',
          'he looks at me and carries on',
          'getting down to his level doesnt work',
          'what if he just refuses',
        ],
        answer:
          'Then two choices that both end where you want: "You put them in or I put them in." Count to five in your head, do it calmly, and don\'t lecture on the way. If it has to be {him}, shrink it, "One car, I do the rest," and stay friendly about the one. Refusing is less fun when nobody is pulling on the other end.',
      },
      {
        asks: ['could it be his hearing', 'does she hear me', 'glue ear', 'should i get his ears checked'],
        answer:
          'Worth a thought before any method. Try from behind, softly, something delightful: "Ice cream?" If {he} miss{es} that often, want{s} the sound up, say{s} "what?" a lot, or {has} had many colds, ask your doctor for a hearing test. Fluid behind the eardrum comes and goes, so a good week proves nothing.',
      },
      {
        asks: [
          'could it be adhd',
          'he cant concentrate on instructions',
          'forgets what i said on the way',
          'distracted by everything',
        ],
        answer:
          "Forgetting on the stairs is ordinary at four. I'd look closer if at six or seven it is the same at school, at home and at grandma's, and it costs {him} friends or learning. Nobody can tell from one list in an evening. Two pages help, yours and the teacher's, with time and place. Till then: one step at a time, eyes first, hand on the shoulder.",
      },
      {
        asks: ['tidying up', 'wont tidy his room', 'refuses to put toys away', 'clean up time is a battle'],
        answer:
          '"Tidy your room" is twenty jobs in a coat. Give one: "All the animals in the blue box." Then the bricks. Race a song, not a sister. Do it before the next nice thing, never as the last act of the day, when nobody is left inside {him}. Half the toys in a cupboard for a month helps more than any of this.',
      },
      {
        asks: [
          'he listens to his dad',
          'does everything for the teacher',
          'only ignores me',
          'why does she listen to everyone else',
        ],
        answer:
          "Teachers say it once and then wait, with forty pairs of eyes on it. Dad may have a shorter sentence. It doesn't mean respect is missing; you are the voice that is always on, like a fridge. Say half as much for three days and watch what happens to the other half.",
      },
    ],
    challenges: ['morning-routine'],
  },
  {
    id: 'says-no-to-everything',
    title: 'Says no to everything',
    topic: 'behaviour',
    ages: [15, 83],
    questions: [
      'refuses whatever i suggest',
      'my 2 year old says no to everything',
      'no is her only word',
      'he says no even to ice cream',
      'so stubborn 3yo defies me all day',
      'wants to do everything herself',
      'is it normal that my toddler is so contrary',
      'refuses to get dressed, refuses to get in the bath, refuses to get out',
      'me do it!! tantrum if i help',
      'my daughter fights me about every single thing from the nappy in the morning to the toothbrush at night and i dont know which battles to pick any more',
      '5 year old argues about everything',
      'strong willed child',
    ],
    keys: [
      'says no',
      'no to everything',
      'stubborn',
      'defiant',
      'contrary',
      'strong willed',
      'me do it',
      'refuses everything',
      'argues about everything',
      'answers no',
      'wont cooperate',
      'digs heels in',
      'obstinate',
    ],
    ack: [
      {
        when: ['myself', 'herself', 'himself', 'me do it'],
        text: '{He} want{s} to do the zip alone, the zip has other ideas, and you may not touch either of them.',
      },
      {
        when: ['battles', 'battle', 'fights'],
        text: 'From the nappy to the toothbrush that makes about thirty negotiations a day, and you are losing your voice in the second.',
      },
      { text: '"No" to the bath, and half an hour later "no" to getting out of it.' },
      { text: '{He} said no to ice cream and then cried because it was gone.' },
    ],
    typical: [
      {
        from: 15,
        to: 41,
        text: "It is a toddler's job to be oppositional: {he} {has} found out that {he} {is} a separate person and want{s} to see what that can do.",
      },
      {
        from: 42,
        to: 83,
        text: 'The no usually turns into arguing as language grows; children with strong feelings, and cautious ones, keep it longer because change is harder for them.',
      },
    ],
    sources: [
      {
        organisation: 'Zero to Three',
        page: 'Coping with Defiance: Birth to Three Years',
        address: 'https://www.zerotothree.org/resource/coping-with-defiance-birth-to-three-years/',
        checked: 'read',
      },
    ],
    tonight: [
      'Ask nothing that can be answered with no. "Bath now. Boat or duck?"',
      'Hand over one thing a day altogether: which spoon, who pours, who switches off the light.',
      'Choose your three, for instance teeth, car seat, no hitting. Those are never up for discussion; socks are.',
    ],
    ask: "If past five most requests end in a fight at home and elsewhere for months, or {he} seem{s} unhappy in it, speak to your health visitor or doctor about a parenting course near you; they help, and they aren't for bad parents.",
    offer: {
      kind: 'picture-book',
      label: 'A picture book about a small donkey whose only word is no could be made tonight.',
      about: 'a little donkey who says no to everything',
    },
    back: ['Which no costs you the most in a day?', 'Who hears a yes from {him}, and when?'],
    turns: [
      {
        asks: [
          'which battles should i pick',
          'do i let him win',
          'should i give in on small things',
          'am i too soft if i let it go',
        ],
        answer:
          'Safety, health, and not hurting: those you hold with both hands. Weather-proof nonsense you may let go: odd socks, cape to the shops, peas with fingers. Letting go early is generosity; letting go after ten minutes of screaming is a lesson. So decide in the first breath. Nobody has yet gone to school in a cape and stayed in it.',
      },
      {
        asks: ['choices dont work', 'he says no to both choices', 'wants a third thing', 'she screams neither'],
        answer:
          'Then it is too late for choosing, or too many choices have been served. Say kindly, "I\'ll choose this time," do it, and offer one again at a calmer moment. For some children two is one too many: a single small job, "You carry the towel," does the same without a question mark. Tired people can\'t choose, not even from a menu.',
      },
      {
        asks: [
          'wants to do it herself but cant',
          'me do it and then screams',
          'takes forever to do it alone',
          'wont let me help',
        ],
        answer:
          'Build {him} a tenth of the job that works: you hold the bottom of the zip, {he} pull{s}. Start ten minutes earlier on one day a week and let it take as long as it takes; on other days, "Today I help, it\'s a bus day." Shoes with one strap, trousers with no button. Being able is the cure for this particular no.',
      },
      {
        asks: ['argues about everything', 'has an answer for everything', 'lawyer child', 'negotiates every rule'],
        answer:
          'A good head, and you\'ll be glad of it at fifteen. Hear one argument, really, then: "That\'s a point. The answer stays." Or change your mind at once, if it was a good one, and say why. After that you are out of office: hum, butter, leave the room. Arguing needs two, and the one who leaves kindly has won nothing and lost nothing.',
      },
      {
        asks: [
          'is it oppositional defiant disorder',
          'odd',
          'something wrong with her',
          'is this more than normal stubborn',
        ],
        answer:
          'Not something to settle from a kitchen, yours or mine. What a professional would ask: how long, how often, only at home or everywhere, and how happy is the child in between? Strong will with joy in between is temperament. Months of anger with hardly a good hour is a reason to ask for help, for {his} sake as much as yours.',
      },
      {
        asks: [
          'how long does the no phase last',
          'when does it end',
          'will she always be like this',
          'how long will he be so stubborn',
        ],
        answer:
          'The pure no tends to be loudest between eighteen months and three, and to learn other words after that. Strong-willed children stay strong-willed; it becomes easier when they have real things to decide. What you can see within a fortnight is fewer fights per day, if you ask fewer questions and hold only three lines.',
      },
    ],
    challenges: ['morning-routine', 'managing-anger'],
  },
  {
    id: 'running-away',
    title: 'Running off in car parks and by roads',
    topic: 'behaviour',
    ages: [12, 83],
    questions: [
      'my toddler runs away in car parks',
      'he wont hold my hand near the road',
      '2yo bolts the second i put him down',
      'she runs off in shops and laughs',
      'child runs into the road what can i do',
      'are reins ok for a 3 year old',
      'i have a newborn and a runner',
      '4 year old still runs off and doesnt stop when i shout',
      'yesterday my son slipped his hand out of mine in the supermarket car park and a car had to brake and i am still shaking, how do i make him understand',
      'wont stay close on walks',
      'escapes from nursery gate',
    ],
    keys: [
      'runs off',
      'runs away',
      'car park',
      'bolts',
      'hold hands',
      'hold my hand',
      'road',
      'reins',
      'runner',
      'escapes',
      'legs it',
      'scarpers',
      'darts',
      'dashes',
      'pulls away',
      'let go of my hand',
    ],
    ack: [
      {
        when: ['brake', 'shaking', 'nearly', 'into the road'],
        text: "You will hear those brakes for some days; nothing happened, and your hands don't believe it yet.",
      },
      {
        when: ['newborn', 'baby', 'pram'],
        text: "One arm under a baby and the other child at full speed: you are right that it can't be done by calling.",
      },
      { text: '{He} {is} faster than {he} {is} wise, and {he} know{s} exactly when your hands are full.' },
      { text: 'It is the one game where you may not lose a single round.' },
    ],
    typical: [
      {
        from: 12,
        to: 41,
        text: 'At this age {he} will run on a wish; the brake in the head starts to grow between three and a half and four, so your hand has to be the brake.',
      },
      {
        from: 42,
        to: 83,
        text: 'Until about eight children find it hard to judge speed and distance. Road safety groups advise holding hands in car parks as you would by a road.',
      },
    ],
    sources: [
      {
        organisation: 'Child Accident Prevention Trust',
        page: 'Forward look: pedestrians and car parks',
        address: 'https://capt.org.uk/forward-look/',
        checked: 'read',
      },
      {
        organisation: 'Kids and Traffic (Macquarie University, Transport for NSW)',
        page: 'Hold my hand and keep me safe',
        address: 'https://www.kidsandtraffic.mq.edu.au/',
        checked: 'read',
      },
      SELF_CONTROL,
    ],
    tonight: [
      'One rule, three choices, said before the door opens: "By cars: hand, reins, or trolley. You choose." Not choosing means being carried.',
      'Out of the car, {his} hand goes flat on the "magic spot" on the door until yours is free.',
      'Practise stopping where it is safe: red light, green light on the grass, ten times, until "Stop" works in fun.',
    ],
    ask: 'If after four {he} still run{s} from safe adults in many places and seem{s} not to notice danger at all, tell your health visitor or doctor, and nursery too. If {he} {is} ever out of your sight near traffic or water and not found at once, ring the emergency number.',
    offer: {
      kind: 'song',
      label: 'A stop-and-go song for the way to the car could be ready tonight.',
      about: 'hand on the car, stop, hold hands in the car park',
    },
    back: [
      'Where does it happen most: out of the car, in shops, or on the pavement?',
      'Is it for the chase, or towards something?',
    ],
    turns: [
      {
        asks: ['are reins bad', 'people look at me for using reins', 'backpack with a lead', 'harness for toddlers'],
        answer:
          "Reins are a seat belt for walking, and the people who stare don't have to catch {him}. A road safety charity recommends hand-holding or reins for young children. Let {him} choose the rucksack kind and carry something in it. Use them by cars, off on grass; that way {he} learn{s} that places have rules, and you keep your shoulder.",
      },
      {
        asks: ['he goes floppy', 'screams when i hold his hand', 'refuses to hold hands', 'twists out of my grip'],
        answer:
          'Hold the wrist rather than the fingers; a small hand slides out like soap, and never lift or pull by it. Offer your pocket, the pram, your little finger, a hoop of rope with a special knot for {him}. If it is a no to all of them, pick {him} up, "You\'re cross. Cars. I carry," and walk. It may be loud for a week. This rule doesn\'t have days off, and {he} will find that out.',
      },
      {
        asks: [
          'it was nearly an accident',
          'a car had to brake',
          'i screamed at him',
          'how do i make him understand danger',
        ],
        answer:
          'Understanding won\'t come from fear tonight; at this age {he} remember{s} your face and not the car. Tell it once, short: "You ran. The car stopped. I was frightened. By cars we hold on." Then change the arrangement, not the child: which door, which hand, reins in the bag. And sit down for five minutes. That was a fright for you as well.',
      },
      {
        asks: [
          'i have a baby too',
          'with a newborn and a runner',
          'two kids one runs',
          'twins running in different directions',
        ],
        answer:
          "Order of hands: runner in first and out last, baby in a sling so that you own two arms. Park beside the trolleys or the wall. The big one's seat belt opens only when the little one is strapped on you. If that day it can't be done safely, don't go in; order the milk. It is a few months, and nobody is marking it.",
      },
      {
        asks: ['laughs and runs', 'thinks its a game', 'runs when i call him', 'should i chase him'],
        answer:
          'Near traffic, run and catch, silently. Elsewhere don\'t chase; turn sideways, crouch, and be interested in something on the ground; most runners can\'t bear to miss a snail. Give the chase its own place, in the park, "Ready, steady, run away from me!", until {he} {is} worn out. And change your word: "Come" for nice things, "Stop" for stopping, never both.',
      },
      {
        asks: [
          'when can i let go of his hand',
          'what age can they walk without holding hands',
          'how old to cross alone',
          'is 5 old enough to walk beside me',
        ],
        answer:
          'Beside a quiet pavement, inside you and away from the kerb, many manage at four or five if they stop at every edge. In car parks and crossing, hold on until about eight; that isn\'t about obedience but about judging speed. Let {him} do the looking aloud long before {he} {does} the deciding: "What can you hear? Is that one coming or going?"',
      },
    ],
    challenges: [],
  },
  {
    id: 'waiting',
    title: 'Waiting',
    topic: 'behaviour',
    ages: [18, 95],
    questions: [
      'my child cant wait for anything',
      'impatient 3 year old wants everything now',
      'how do i teach patience',
      'she screams if dinner isnt ready',
      'waiting rooms are hell with my toddler',
      '5yo cant wait his turn on the slide',
      'i want it now now now',
      'how long can a 2 year old wait',
      'birthday is in three weeks and my daughter asks every five minutes when it is and cries because its not today',
      'no patience at all grabs things',
      'car journeys are we there yet',
    ],
    keys: [
      'wait',
      'waiting',
      'patience',
      'impatient',
      'now now',
      'queue',
      'waiting room',
      'are we there yet',
      'turn on the slide',
      'this second',
      'wait his turn',
      'cant wait',
      'right now',
    ],
    ack: [
      {
        when: ['birthday', 'christmas', 'holiday', 'weeks'],
        text: 'Three weeks is twenty-one sleeps, and you have been asked about every one of them since lunch.',
      },
      { when: ['dinner', 'food', 'hungry'], text: 'The pasta needs eight minutes and {he} {has} none.' },
      {
        when: ['room', 'doctor', 'queue', 'car'],
        text: 'Nothing to do, nowhere to go, other people listening: a waiting room is the hardest playground there is.',
      },
      { text: '"In a minute" has been used for everything from eight seconds to an hour, and {he} {has} noticed.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'The self-control that waiting needs only begins to develop between three and a half and four; before that, waiting is something you do for {him}.',
      },
      {
        from: 48,
        to: 95,
        text: 'From about five most children can take turns in a game, and wait better when they can see how long.',
      },
    ],
    sources: [
      SELF_CONTROL,
      {
        organisation: 'CDC, Learn the Signs. Act Early.',
        page: 'Milestones by 5 Years',
        address: 'https://www.cdc.gov/act-early/milestones/5-years.html',
        checked: 'read',
      },
    ],
    tonight: [
      'Make the wait visible: a sand glass, three pegs to take off, "when the plate is on the table".',
      'Start tiny and keep it: "Wait," count two, give. Tomorrow four. Being right about it matters more than being long.',
      'Put something into the hands. People who wait well are busy.',
    ],
    ask: 'If at six {he} still can wait for nothing, at home and at school, and it costs {him} friends or safety, ask the teacher what they see and bring it to your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a bean that took its time could be ready tonight.',
      about: 'waiting for something very exciting',
    },
    back: ['What is the longest {he} managed this week, and for what?', 'Which wait of the day goes wrong most?'],
    turns: [
      {
        asks: [
          'how long can he wait at this age',
          'how many minutes should a 3 year old wait',
          'is 5 minutes too long',
          'what can i expect',
        ],
        answer:
          'There is no official figure that I would trust. In kitchens: a two-year-old a few seconds with your eyes on {him}, a three-year-old a minute or two with something to do, a five-year-old five to ten with a clock {he} can see. Hungry, tired or excited, take half. If you plan for half, you will be pleasantly surprised by the rest.',
      },
      {
        asks: ['countdown to birthday', 'asks every five minutes when', 'how many sleeps', 'are we there yet'],
        answer:
          'Give the asking an object: a paper chain with one link for each sleep, torn off after breakfast; then "Look at the chain." For journeys, landmarks instead of minutes: the bridge, the tower, the sandwich, the sea. For under-fours tell late. Three weeks of a birthday is a long illness for a three-year-old.',
      },
      {
        asks: [
          'taking turns on the slide',
          'pushes in the queue',
          'cant wait his turn at the playground',
          'grabs toys instead of waiting',
        ],
        answer:
          'Stand in the queue with {him}, hand on the shoulder, and narrate: "Red coat, then blue boots, then you." Say "you\'re waiting" while it is happening; most children hear the word only when it has failed. With toys: "Ask how many more goes." A number is easier to bear than "later". If {he} push{es}, both step out and join at the end, without a scene.',
      },
      {
        asks: [
          'waiting rooms',
          'doctors surgery with a toddler',
          'long queue at the airport',
          'restaurant waiting for food',
        ],
        answer:
          "Have a waiting bag that is never seen otherwise: tape, stickers, a torch, two plastic animals, something to eat that takes long, such as rice cakes. Change place every ten minutes: window, corridor, steps. Tell the desk you'll be outside the door. A screen after the bag has run out is quite all right; that's its honest use.",
      },
      {
        asks: [
          'i say in a minute and forget',
          'i am always busy',
          'she waits and then i dont come',
          'is it my fault he doesnt trust waiting',
        ],
        answer:
          'A little, perhaps, and it is quickly mended. Promise smaller and exactly: "When this cup is washed, then you," and then go, wet hands and all. If something gets in the way, say that: "I said then you. I need one more cup." A week of cups teaches that your waits have an end. That is nearly the whole of patience.',
      },
      {
        asks: [
          'the marshmallow test',
          'does it mean he will do badly',
          'is patience important for later',
          'should i train self control',
        ],
        answer:
          "I wouldn't read a future out of a marshmallow. When people later looked again at that kind of test, family circumstances explained much of what it seemed to foretell. Waiting well depends on trust, on being fed and on having something else to think about. All three you can do in your kitchen, and none of them is a test.",
      },
    ],
    challenges: ['taking-turns'],
  },
  {
    id: 'rewards-and-consequences',
    title: 'Rewards, sticker charts and consequences',
    topic: 'behaviour',
    ages: [30, 155],
    questions: [
      'do reward charts work',
      'sticker chart for a 3 year old how',
      'what consequences for a 6yo who doesnt listen',
      'taking away the ipad doesnt work any more',
      'she doesnt care about any punishment',
      'naughty step yes or no',
      'is it bribery to give sweets for behaving',
      'how do i discipline without smacking',
      'natural consequences examples',
      'we tried a star chart and after four days our son said he doesnt want stars and did exactly as before, what now',
      'he asks what do i get for it for everything',
      'timeout at what age',
    ],
    keys: [
      'reward chart',
      'sticker chart',
      'star chart',
      'stickers',
      'consequence',
      'consequences',
      'punishment',
      'punish',
      'naughty step',
      'time out',
      'bribe',
      'discipline',
      'star charts',
      'marble jar',
      'grounded',
      'sanctions',
      'losing his toys',
      'smacking',
      'smack',
      'smacked',
    ],
    ack: [
      {
        when: ['chart', 'stickers', 'stars', 'sticker'],
        text: 'On day one it was a triumph, by day five the stars were on the dog.',
      },
      {
        when: ['care', 'work', 'any more', 'punishment'],
        text: 'You have taken away the tablet, the pudding and Saturday, and there is hardly anything left to take.',
      },
      { text: 'Everyone you ask swears by the opposite, and you only want tomorrow to be a bit easier.' },
      { text: '"What do I get for it?" is a question you seem to have taught, and you\'d like to have it back.' },
    ],
    typical: [
      {
        from: 30,
        to: 95,
        text: 'Reward charts usually work for children between three and eight, for one clearly described thing, for a few weeks; consequences work when they are small, soon and certain.',
      },
      {
        from: 96,
        to: 155,
        text: 'From about eight, agreeing on the rule and its consequence beforehand works better than stickers. Smacking, yelling and shaming have little effect at once and none in the long run.',
      },
    ],
    sources: [
      {
        organisation: 'Raising Children Network (Australia)',
        page: 'Reward charts: how to use them',
        address: 'https://raisingchildren.net.au/toddlers/behaviour/encouraging-good-behaviour/reward-charts',
        checked: 'read',
      },
      {
        organisation: 'CDC, Essentials for Parenting Toddlers and Preschoolers',
        page: 'Tips for using discipline and consequences',
        address: 'https://www.cdc.gov/parenting-toddlers/discipline-consequences/index.html',
        checked: 'known',
      },
      {
        organisation: 'American Academy of Pediatrics',
        page: 'Effective Discipline to Raise Healthy Children',
        address:
          'https://publications.aap.org/pediatrics/article/142/6/e20183112/37452/Effective-Discipline-to-Raise-Healthy-Children',
        checked: 'read',
      },
    ],
    tonight: [
      'Pick one thing and say what to do, not what to stop: "Shoes on the mat." Notice it three times tomorrow, aloud, on the spot.',
      'Tie any consequence to the deed: drawn on the table, wipe the table. Five minutes, today, done.',
      'Say it once beforehand as an if and a then, and choose only a then that you can bear yourself.',
    ],
    ask: 'If you find you are punishing most of the day, or are afraid of what your own hands may do, ring your health visitor or doctor this week and ask for a parenting course; those are for exactly this.',
    offer: {
      kind: 'story',
      label: 'A story for the thing you are practising could be ready tonight, with no sticker in it.',
      about: 'practising one new habit at home',
    },
    back: ['Which one thing would make your day most different?', 'What happened in the first week of what you tried?'],
    turns: [
      {
        asks: [
          'he lost interest in the chart',
          'star chart stopped working',
          'doesnt want stickers any more',
          'chart worked for 3 days',
        ],
        answer:
          'A chart is a plaster: some days, one spot, then off. Was it one thing, said positively? Was the first star easy to earn, on day one? Could nothing be taken away again? If so, it has done its bit; stop it with a small ceremony and go on noticing with words. If not, make a new one, tiny, for ten days, and let {him} choose the prize: time with you beats plastic.',
      },
      {
        asks: ['isnt that bribery', 'is it a bribe', 'bribing him with sweets', 'what do i get for it'],
        answer:
          'A bribe comes during the scream, to stop it. A reward is agreed beforehand and follows the doing. If {he} now bargain{s} for everything, let rewards go quiet for a while: "That\'s something we do in this family. Thank you." And give small nice things for no reason, so that not everything has a price.',
      },
      {
        asks: [
          'taking things away doesnt work',
          'no punishment works',
          'she doesnt care if i take the ipad',
          'nothing bothers him',
        ],
        answer:
          '"I don\'t care" is often pride. Still: a week without the tablet is so long that there is nothing to win back, so {he} may as well go on. Smaller and sooner: today\'s half hour, gone; tomorrow is new. And look at the other pan of the scale: how many times a day is something right said aloud? Aim to say five of those for every no.',
      },
      {
        asks: ['naughty step', 'time out', 'thinking chair', 'does time out work'],
        answer:
          "A short pause away from the fun, calm, about a minute or two, for one agreed thing such as hitting, helps some children from about three. As a place of shame, with fights to keep {him} there, it mostly produces fights. For those who panic alone, sit with them: a pause is a pause. When it is over it's over; the next thing said is friendly.",
      },
      {
        asks: [
          'my partner is stricter',
          'we disagree on discipline',
          'grandparents undermine us',
          'dad says i am too soft',
        ],
        answer:
          "You needn't agree on everything; agree on three things, on paper, when {he} {is} asleep: what we hold, what follows, what we never do. Whoever started a consequence finishes it; the other doesn't overrule in front of {him}. Children cope with two styles. They cope badly with a hole between them that one can walk through.",
      },
      {
        asks: ['what about smacking', 'i smacked him', 'a smack never did me any harm', 'i lost it and hit her'],
        answer:
          'I\'m glad you said it. Smacking may stop things for a minute and does nothing in the long run except harm; paediatricians advise against it altogether. Mend the one that happened: "I hit you. That was wrong. I was angry and I\'m sorry." Find your sign a minute earlier and put a door there. If it has happened more than once, or you fear it will, talk to your doctor this week; help is meant for that.',
      },
      {
        asks: [
          'natural consequences',
          'examples of consequences',
          'what is a logical consequence',
          'what should the consequence be',
        ],
        answer:
          "Let the world do some of it: no coat, cold arms, coat carried along in your bag. Where the world is too harsh or too slow, borrow its logic: spilled, wipe; thrown, shelf till tomorrow; ten minutes late for bed, one book fewer. If you can't find a link between the two, it is probably revenge, and you can drop it.",
      },
    ],
    challenges: ['morning-routine'],
  },
];

import type { Article, Source } from './article.ts';
import { CDC_LISTS, CDC_18_MONTHS, CDC_30_MONTHS, CDC_4_YEARS, CDC_5_YEARS } from './milestone-sources.ts';

const UK_ACTIVITY: Source = {
  organisation: 'Oxford Health NHS Foundation Trust',
  page: 'Physical activity guidelines (UK Chief Medical Officers)',
  address: 'https://www.oxfordhealth.nhs.uk/cit/resources/physical-activity-guidelines/',
  checked: 'read',
};
const BIKEABILITY: Source = {
  organisation: 'Bikeability Trust',
  page: 'Learning to ride',
  address: 'https://www.bikeability.org.uk/',
  checked: 'known',
};
const ROSPA_FALLS: Source = {
  organisation: 'Royal Society for the Prevention of Accidents',
  page: 'Accidents to children: falls and furniture',
  address: 'https://www.rospa.com/home-safety/',
  checked: 'known',
};

/** Movement: small hands, bicycles and balls, and climbing. */
export const MOVEMENT_SKILLS: readonly Article[] = [
  {
    id: 'hands-and-pencil',
    title: 'Pencils, scissors and small hands',
    topic: 'movement',
    ages: [18, 107],
    questions: [
      'holds pencil in his fist',
      'my 4 year old cant hold a pencil',
      'hates drawing and colouring',
      'is my child left handed',
      'swaps hands at 5',
      'cant use scissors',
      'messy handwriting age 7',
      'how do i improve fine motor skills',
      'she cant draw a person yet',
      'when should a child write their name',
      'hand gets tired when writing',
      'teacher says his pencil grip is wrong and he has started saying he is rubbish at drawing',
      'pencil grip',
    ],
    keys: [
      'pencil',
      'pencil grip',
      'fine motor',
      'scissors',
      'drawing',
      'colouring',
      'handwriting',
      'left handed',
      'swaps hands',
      'fist',
      'crayon',
      'hands',
      'write his name',
      'cutting',
      'cant use scissors',
      'messy handwriting',
      'hand gets tired',
    ],
    ack: [
      { text: 'The crayon goes into the fist like a dagger, and the paper gets what is coming to it.' },
      {
        when: ['teacher', 'handwriting', 'school'],
        text: 'It is hard to love writing when someone keeps looking at your fingers instead of your words.',
      },
      { when: ['hates', 'rubbish', 'refuses'], text: 'Somebody this small has already decided what {he} {is} bad at.' },
      { text: 'On the fridge of every other family hangs a person with a hat. On yours hangs weather.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'By 18 months most children scribble, by 3 most draw a circle when shown how; a whole-fist grip is how everyone begins.',
      },
      {
        from: 48,
        to: 59,
        text: 'By 4 most hold a crayon between fingers and thumb, not in a fist, and draw a person with three or more parts.',
      },
      {
        from: 60,
        to: 107,
        text: 'By 5 most write some letters of their name; handwriting goes on settling for years after that.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_4_YEARS, CDC_5_YEARS],
    tonight: [
      'Break the crayons into stubs as long as a thumb joint. A fist cannot get round them, so the fingers take over, and nobody has said a word.',
      'Tape the paper to the wall or under the table. Arms and shoulders come first, fingers after.',
      'Give hands a real job: grate cheese, peel an egg, peg socks, squeeze a sponge.',
    ],
    ask: 'If {he} still use{s} a fist at 5, avoid{s} everything with hands, can not manage buttons and cutlery like others in class, or writing hurts, ask the teacher, then your doctor, about occupational therapy. A strong hand preference before about 18 months, or a hand that got weaker: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story that needs a map drawn by {him} to go on could be ready tonight.',
      about: 'a scribble that turned out to be a map',
    },
    back: ['Is it just the pencil, or spoons, buttons and zips as well?', 'Which hand goes out first for a biscuit?'],
    turns: [
      {
        asks: [
          'is she left handed',
          'uses both hands at 5',
          'swaps hands in the middle of a picture',
          'should i make him choose a hand',
        ],
        answer:
          'Do not choose for {him}. Put pencil and spoon in the middle and count for a week which hand goes. Many have settled by about four, some later, and left is as good as right. Left-handers need left-handed scissors, paper tilted the other way, and a seat where elbows do not meet. Still swapping at six in writing: ask the teacher.',
      },
      {
        asks: ['he hates drawing', 'refuses to colour in', 'never draws anything', 'wont pick up a pencil'],
        answer:
          "Then leave pencils alone for a month and train the hand elsewhere: screws and a screwdriver, dough, tweezers and peas, water pistol on chalk. Then drawing with a purpose: a parking ticket for your car, a shopping list, a treasure map with three lines. Colouring in is nobody's duty. Draw badly yourself, in sight.",
      },
      {
        asks: ['teacher complains about grip', 'does grip matter', 'do pencil grips help', 'triangular pencils'],
        answer:
          'A grip matters if it hurts, tires or makes the writing unreadable; if it does neither, odd is fine. Short or three-sided pencils help the fingers find their places, rubber grips help some. Ask the teacher what the difficulty is in the work itself. One minute of "pinch and flip" before homework is enough; the rest is attention on what was written.',
      },
      {
        asks: ['cant use scissors at 4', 'how to teach cutting', 'scissors frustrate him', 'is she safe with scissors'],
        answer:
          'Begin with a strip as wide as two fingers so that one snip cuts it off; confetti is a success. Thumb on top: draw a face on the thumbnail that must look up at {him}. Then straws and dough, then lines. Round-ended, sharp scissors are safer than blunt ones, which bend paper and tempers. You sit beside, yours in your hand too.',
      },
      {
        asks: [
          'he says he is rubbish at it',
          'compares his drawings to others',
          'tears up her pictures',
          'gives up after one line',
        ],
        answer:
          'Praise the line, not the picture: "You went all the way round there." No "beautiful"; {he} can see it is not. Work with materials that do not show skill, sponge, foil, sticks. And let {him} see you rub out, swear mildly at a horse, and go on. Tearing up may be allowed, if a second sheet lies ready.',
      },
      {
        asks: [
          'i did that and nothing changed',
          'we practise every day',
          'how long before it improves',
          'still a fist after months',
        ],
        answer:
          'Give it two months of small jobs, ten minutes a day, then look at one thing only, for example buttons. If that has not moved either, and {he} {is} four and a half or more, ask for occupational therapy through school or doctor. Take a drawing from then and one from now with the dates. Hands may need somebody who knows the next step.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'bike-and-ball',
    title: 'Bikes, balls and being last at sport',
    topic: 'movement',
    ages: [30, 143],
    questions: [
      'cant ride a bike at 7',
      'how do i teach my child to ride a bike',
      'stabilisers or balance bike',
      'my 5yo cant catch a ball',
      'scared of the climbing frame',
      'always picked last for teams',
      'hates pe',
      'she wont try the scooter she is afraid of falling',
      'what age should a child ride without stabilisers',
      'not sporty at all',
      'swimming lessons he hangs on to the side',
      'all his friends ride to school and he walks beside them with the dog, and says he likes it better that way, and i dont believe him',
    ],
    keys: [
      'bike',
      'ride a bike',
      'stabilisers',
      'balance bike',
      'cycling',
      'catch a ball',
      'ball',
      'pe',
      'sport',
      'sporty',
      'climbing frame',
      'scooter',
      'swimming lessons',
      'picked last',
      'pedal',
      'hates pe',
      'afraid of falling',
      'ride to school',
      'climbing frame scared',
    ],
    ack: [
      {
        text: 'Running bent double beside a bicycle, one hand on the saddle, is how most parents find out how old they are.',
      },
      {
        when: ['picked', 'pe', 'last', 'sport', 'team'],
        text: 'To be the last one standing by the wall while names are called: it takes half a minute and lasts a week.',
      },
      {
        when: ['afraid', 'scared', 'fear'],
        text: 'The others are at the top already, and {he} {is} holding the second rung with both hands.',
      },
      { text: 'It is only a bicycle, until it is the thing everyone else has.' },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: 'By two and a half most children jump with both feet, by 4 most catch a large ball most of the time, by 5 most hop on one foot; riding a bike is on no list.',
      },
      {
        from: 60,
        to: 143,
        text: 'Many learn to ride somewhere between 4 and 7, depending on practice; all children from 5 are meant to have about an hour of movement a day, sport or not.',
      },
    ],
    sources: [CDC_LISTS, CDC_4_YEARS, CDC_30_MONTHS, CDC_5_YEARS, UK_ACTIVITY, BIKEABILITY],
    tonight: [
      'Take the pedals and stabilisers off, saddle down until both feet are flat. {He} walk{s} it, then scoot{s}, then glide{s}. Pedals go back on when {he} can lift both feet for three seconds.',
      'Ten minutes, an empty place, nobody watching, and stop while it is going well.',
      'For balls begin with what is slow: a balloon, a scarf, a beach ball.',
    ],
    ask: 'If running, stairs, balls, buttons and pencil are all much harder than for others in class, ask the teacher, then your doctor. Falls that get more, or a skill that goes: doctor this week. Helmet on, always; after a bad knock follow the doctor, not this page.',
    offer: {
      kind: 'story',
      label: 'A story about someone who glides before {he} pedal{s} could be ready tonight.',
      about: 'learning to ride a bicycle without pedals first',
    },
    back: [
      'Is it the balance that fails, or the nerve?',
      'Which moving thing is fun for {him} when nobody is watching?',
    ],
    turns: [
      {
        asks: [
          'he is afraid of falling',
          'too scared to let go',
          'cries as soon as the bike tips',
          'fell once and wont get on',
        ],
        answer:
          'Teach stopping before riding: walk the bike, squeeze, feet down, "Stopped." Ten times. Fear is mostly of not being able to end it. Then a gentle slope of grass, gliding, feet hovering. You hold {his} shoulders, not the saddle, so that {he} can feel you let go and come back. If it is tears, park it for a week without a word.',
      },
      {
        asks: [
          'he already uses stabilisers',
          'tried without stabilisers and he leans',
          'are stabilisers bad',
          'he is too big for a balance bike',
        ],
        answer:
          'Stabilisers teach pedalling and leaning the wrong way; no harm, it just leaves the hard half for later. Any bike is a balance bike once the pedals are off, at seven too; they unscrew, one of them the wrong way round. Big children are quick: an hour of gliding, spread over three days, and many ride.',
      },
      {
        asks: ['always picked last', 'hates pe lessons', 'kids say he is useless at football', 'sports day misery'],
        answer:
          'Ask the teacher to make the teams; it is an easy change, and a good one knows why. Find {him} one thing that is no ball game: swimming, climbing, trampoline, dancing, a dog. And say something true: "Catching is hard for you at the moment. You are very good at keeping going." Sports day you may spend cheering for the egg.',
      },
      {
        asks: ['how do i teach him to catch', 'flinches at balls', 'drops everything thrown', 'catching games'],
        answer:
          'Flinching means the ball is too fast. Balloon first, then a soft scarf, then a big ball rolled, bounced, and only then thrown, from two steps, into the arms and not at the face. Say "Ready?" and wait for {his} eyes. Ten catches, end. Small balls are easier to throw than to catch, so swap who does what.',
      },
      {
        asks: [
          'is he dyspraxic',
          'could it be dyspraxia',
          'clumsy at everything',
          'something wrong with his coordination',
        ],
        answer:
          "One hard thing, no. If it is nearly everything that needs the body, dressing, cutlery, stairs, balls and writing, and well behind the others in class, it is worth an assessment; doctors rarely decide before about five. Write down six ordinary things with how long each takes, and ask the teacher for the same. Then see your doctor or the school's special needs teacher.",
      },
      {
        asks: [
          'do i push him or leave it',
          'he says he doesnt want to ride',
          'husband says make him do it',
          'should i force swimming lessons',
        ],
        answer:
          'Swimming I would keep at, slowly, since water is about safety: a quieter class, a teacher who lets {him} stand on the bottom first. For bikes, offer twice a year and leave it. A child left in peace at six often asks at eight, and learns in an afternoon. Pushing teaches falling in front of a disappointed man.',
      },
    ],
    challenges: ['building-confidence', 'teamwork'],
  },
  {
    id: 'climbs-everything',
    title: 'Climbs everything, never still',
    topic: 'movement',
    ages: [10, 71],
    questions: [
      'she is like a monkey up everything',
      'toddler climbs on everything',
      'how do i stop my 18 month old climbing the furniture',
      'climbs on the table ten times a day',
      'my 2yo never stops moving',
      'jumps on the sofa all day',
      'he climbs out of his cot',
      'she climbs the bookcase i cant leave her for a second',
      'so much energy how do i tire him out',
      'climbing over the stair gate',
      '3 year old no sense of danger on playground',
      'active toddler in a small flat, no garden, rain since thursday, and the man downstairs has knocked twice',
    ],
    keys: [
      'climb',
      'climbs',
      'climbing',
      'climbs furniture',
      'climbs on the table',
      'bookcase',
      'jumps on the sofa',
      'energy',
      'never stops moving',
      'tire him out',
      'climbs out of cot',
      'stair gate',
      'active',
      'no sense of danger',
      'small flat',
      'downstairs neighbour',
      'monkey',
    ],
    ack: [
      { text: 'You turn round to put down a cup, and somebody is standing on the table.' },
      {
        when: ['flat', 'rain', 'downstairs', 'garden'],
        text: 'Rain, a flat and a mountaineer: the man downstairs has it easier than you.',
      },
      { text: 'Your whole day is one arm held out.' },
      { when: ['energy', 'tire', 'moving'], text: 'Whatever {he} run{s} on, you would like some.' },
    ],
    typical: [
      {
        from: 10,
        to: 23,
        text: 'By 18 months most children climb on and off a sofa without help, so the urge is exactly on time; the sense of height is not.',
      },
      {
        from: 24,
        to: 71,
        text: 'From 1 to 5 children are meant to move at least three hours a day; by 4 most avoid dangers such as jumping from a height, and before that you are the sense of danger.',
      },
    ],
    sources: [CDC_LISTS, CDC_18_MONTHS, CDC_4_YEARS, UK_ACTIVITY, ROSPA_FALLS],
    tonight: [
      'Screw bookcase, chest of drawers and television to the wall this week, pull chairs away from windows, and lock the windows. That is the part that cannot wait.',
      'Give a yes-place: sofa cushions on the floor, one sturdy step. Every time, the same words: "Table is for cups. Climb here," and carry {him} over.',
      'Teach coming down: tummy, feet first, "Feet find the floor."',
    ],
    ask: 'Talk to your health visitor if at 4 {he} still run{s} into danger without a look most days, {is} never still even for something loved, or {has} frequent injuries. After a fall: drowsy, sick, odd, or from higher than {himself}: doctor or emergency number now.',
    offer: {
      kind: 'song',
      label: 'An up-and-down song with climbing, jumping and lying flat at the end could be ready for a wet afternoon.',
      about: 'climbing high and coming down feet first',
    },
    back: ['What is it about: the height, or something on top?', 'How many minutes outdoors was it today?'],
    turns: [
      {
        asks: [
          'he laughs when i say no',
          'does it again looking at me',
          'thinks it is a game',
          'no doesnt work with climbing',
        ],
        answer:
          'Your gasp and your sprint are the best show in the house. So go dull: same four words, no face, lift from behind, put {him} on the cushions, and be interesting there. Take away the ladder as well, the chair that leads to the table. Expect thirty rounds on day one and about ten by the end of the week.',
      },
      {
        asks: ['climbs out of the cot', 'gets over the stair gate', 'climbing out at night', 'cot not safe any more'],
        answer:
          'Mattress on the lowest setting, everything climbable out. If {he} still get{s} over, the cot is finished: a mattress on the floor in a room that is safe as a whole, wardrobe fixed, window locked, gate at the door. A gate that is climbed is worse than none, because the fall is higher. Never two gates stacked.',
      },
      {
        asks: [
          'small flat no garden',
          'raining all week what can we do',
          'downstairs neighbours complain',
          'how to burn energy indoors',
        ],
        answer:
          'Heavy work is quiet: push a washing basket of tins, carry cushions from room to room, wring out flannels, crawl under chairs with a blanket over. Jumping goes on a mattress at agreed times; tell the neighbour, "ten to eleven, then it\'s over". And rain is weather, not an obstacle: twenty minutes of puddles, then the bath.',
      },
      {
        asks: ['is it adhd', 'is he hyperactive', 'other toddlers sit still', 'never sits not even to eat'],
        answer:
          'At one, two and three that cannot be told from energy alone, and doctors do not try. What I would watch is whether anything holds {him}: water, bubbles, a book on your knee, for a few minutes. If nothing ever does, in any place, by four, note it with examples and ask. Until then it is legs.',
      },
      {
        asks: [
          'do i let him climb at the playground',
          'other parents stare',
          'how high is too high',
          'should i lift her up if she cant get there',
        ],
        answer:
          'Let {him} go as high as {he} get{s} by {himself}, and do not lift: what {he} climb{s} alone {he} can mostly climb down. Stand near and say something useful instead of "careful": "Where does your other foot go?" Hands free, no scarf, no bike helmet on frames. The staring parents have one who asks to be lifted.',
      },
      {
        asks: [
          'when does it stop',
          'how long does the climbing phase last',
          'does he grow out of it',
          'when will she have a sense of danger',
        ],
        answer:
          'The wild stretch is about one to two and a half, until legs are sure and talking helps. By four most children look before they jump. Climbing itself may stay, and with luck turns into a hobby with ropes. Keep furniture screwed to walls for years, though; big children pull out drawers too.',
      },
    ],
    challenges: [],
  },
];

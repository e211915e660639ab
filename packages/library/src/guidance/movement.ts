import type { Article, Source } from './article.ts';
import { CDC_LISTS, CDC_15_MONTHS, CDC_18_MONTHS, CDC_2_YEARS, CDC_30_MONTHS, CDC_4_YEARS, CDC_5_YEARS } from './milestone-sources.ts';

const GREENWICH_WALKING: Source = {
  organisation: 'Greenwich 0 to 4 (NHS health visiting)',
  page: 'Crawling and walking',
  address: 'https://www.greenwich0to4.co.uk/0-4-years/development/developing-independence/crawling-and-walking',
  checked: 'read',
};
const NHS_LEGS: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Leg and foot problems in children',
  address: 'https://111.wales.nhs.uk/livewell/pregnancy/Legandfootproblemsinchildren/',
  checked: 'read',
};
const MILTON_KEYNES_TOES: Source = {
  organisation: 'Milton Keynes University Hospital NHS Foundation Trust',
  page: "Children's orthopaedics: tip toe walkers",
  address: 'https://www.mkuh.nhs.uk/childrens-orthopaedics/for-patients',
  checked: 'read',
};
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

/** What parents ask: movement. */
export const MOVEMENT: readonly Article[] = [
  {
    id: 'walking-late',
    title: 'Crawling and walking, later than the others',
    topic: 'movement',
    ages: [6, 26],
    questions: [
      'not walking at 16 months',
      'when do babies walk',
      'my 11 month old isnt crawling',
      'bottom shuffler when will she walk',
      'is it normal not to walk at 17 months',
      'how do i help my baby to walk',
      'she walks holding my finger but wont let go',
      'baby skips crawling',
      'are baby walkers bad',
      'still not pulling to stand',
      'everyone at baby group is upright, mine sits in the middle like a buddha and waves, fifteen months',
      'late walker should i worry',
    ],
    keys: [
      'walk',
      'walking',
      'not walking',
      'late walker',
      'crawl',
      'crawling',
      'bottom shuffler',
      'shuffles',
      'pulling to stand',
      'first steps',
      'baby walker',
      'cruising',
    ],
    ack: [
      { text: 'Everyone at baby group is upright, and you are still carrying.' },
      {
        when: ['finger', 'hold', 'holding', 'lets go', 'let go'],
        text: 'Your back knows every metre {he} {has} walked on your one finger.',
      },
      { when: ['crawl', 'crawling'], text: 'The rug has been down for months, and nobody is using it for its purpose.' },
      { text: 'Being asked "Is he walking yet?" by the same neighbour every week does not make legs grow.' },
    ],
    typical: [
      {
        from: 6,
        to: 14,
        text: 'Crawling comes at very different ages, and some babies never crawl; bottom shufflers tend to stand and walk later than crawlers.',
      },
      {
        from: 15,
        to: 17,
        text: 'By 15 months most children take a few steps alone, and by 18 months most walk without holding on.',
      },
      {
        from: 18,
        to: 26,
        text: 'By 18 months most children walk without holding on to anyone or anything; shufflers are often among the later ones.',
      },
    ],
    sources: [CDC_18_MONTHS, CDC_15_MONTHS, GREENWICH_WALKING],
    tonight: [
      'Take off shoes and socks, and set two firm things a hand apart, sofa and box, with what {he} want{s} on top of the second.',
      'Kneel {him} at the sofa with a toy on the seat and help the hips, not the hands, up to standing.',
      'Leave the baby walker in its packaging; floor and furniture teach more.',
    ],
    ask: 'Ask your health visitor or doctor if {he} {is} not sitting alone at 9 months, not walking at 18 months, or use{s} one side less, {is} very stiff or floppy at any age. Legs that stop carrying {him}, or a skill lost: doctor this week; sudden limp with fever: today.',
    offer: {
      kind: 'song',
      label: 'A stepping song for two sofas and one gap could be ready tonight.',
      about: 'first steps between two chairs',
    },
    back: ['Is there any pulling up to stand, and getting down again?', 'What came before this: crawling, shuffling, rolling?'],
    turns: [
      {
        asks: ['she will only walk holding a hand', 'he wont let go of my finger', 'scared to let go', 'walks with a trolley but not alone'],
        answer:
          'Balance is there; trust in it is not. Swap your finger for something that gives: a scarf you both hold, then a wooden spoon, then a spoon that you quietly let go of. Crouch one arm away, not three. And give {him} something in each hand, two bricks; busy hands forget to hold on.',
      },
      {
        asks: ['he never crawled is that bad', 'skipped crawling', 'should i teach her to crawl', 'does not crawling cause problems later'],
        answer:
          'No harm in it by itself; crawling is not even on the current American list of milestones. What matters is that {he} get{s} about by some means and use{s} both sides alike. If one arm or leg is dragged, or one hand is always a fist, show it to your health visitor or doctor soon, with a short film.',
      },
      {
        asks: ['are baby walkers ok', 'jumperoo good or bad', 'should i use reins', 'does she need shoes to walk'],
        answer:
          'No to walkers with wheels: they tip, they reach stairs fast, and they teach pushing with toes. A bouncing seat for a quarter of an hour is fine. Shoes are for outdoors, once {he} walk{s}; indoors the bare foot feels the floor. A heavy trolley or a washing basket to push is the best apparatus there is.',
      },
      {
        asks: ['what will the doctor do', 'health visitor will refer him what happens', 'do they do tests', 'physio for a toddler'],
        answer:
          'Watch {him} move, bend hips and knees, look from behind, and ask about sitting and how you two walked as babies. Often that is all, with a date to come back. Sometimes a physiotherapist shows you two exercises, or a blood test is taken. Film {him} getting up from the floor at home; children never do it on request.',
      },
      {
        asks: ['did i carry him too much', 'is it because of the carrier', 'my mother says i hold her too much', 'is it my fault he is late'],
        answer:
          'No. Babies are carried for years all over the world and walk all the same. Shape, temper and family count for more: ask the grandmothers when you two walked, and you may find your late walker in an old letter. What helps is floor time when {he} {is} in good humour, and trousers that do not slide.',
      },
      {
        asks: ['he was premature', 'born at 32 weeks not walking', 'do i count from the due date', 'corrected age and walking'],
        answer:
          'Count from the due date, up to about two years. Born two months early and now 18 months means 16 months for walking. The rest stays the same: one side, stiff, floppy or something lost is for now, whatever the date. And tell every new person the corrected age first; it saves you explaining afterwards.',
      },
      {
        asks: ['i tried that and she just sits down', 'no interest in walking', 'he sits and waves', 'doesnt want to stand'],
        answer:
          'A good sitter with a good view has little reason to get up. So raise the world: snacks, saucepans and you, all at sofa height, and nothing interesting on the floor for ten minutes a day. If by then the legs fold, hang like noodles or go stiff when you stand {him}, that is something to show.',
      },
    ],
    challenges: [],
  },
  {
    id: 'legs-and-feet',
    title: 'Tiptoes, flat feet, knees and toes that turn in',
    topic: 'movement',
    ages: [12, 131],
    questions: [
      'walks on tiptoes',
      'my 2yo walks on his toes all the time',
      'flat feet in children',
      'bow legs toddler normal?',
      'knock knees at 4',
      'pigeon toed',
      'her feet turn in and she trips',
      'is toe walking a sign of autism',
      'when do flat feet need insoles',
      'sits in a w',
      'his legs are so bandy my mother says it is rickets',
      'how do i stop him walking on tiptoe',
      'one foot turns out when he walks',
    ],
    keys: [
      'tiptoe',
      'tiptoes',
      'toe walking',
      'flat feet',
      'bow legs',
      'knock knees',
      'pigeon toed',
      'in toeing',
      'feet turn in',
      'insoles',
      'w sitting',
      'bandy legs',
      'feet',
      'knees',
    ],
    ack: [
      { text: 'Once you have seen it you cannot stop looking at it, all the way down the street, from behind.' },
      { when: ['tiptoe', 'tiptoes', 'toes', 'toe'], text: 'Up on {his} toes like someone crossing a cold bathroom, all day long.' },
      { when: ['mother', 'gran', 'rickets', 'granny'], text: 'There is always a grandmother who knows a word for it.' },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Bow legs are very common before 18 months, walking on tiptoe is common up to 3, and nearly all small feet look flat.',
      },
      {
        from: 36,
        to: 131,
        text: 'Flat feet usually right themselves by 6, knock knees by 7, turned-in toes by 8; an arch that appears on tiptoe is a good sign.',
      },
    ],
    sources: [NHS_LEGS, MILTON_KEYNES_TOES],
    tonight: [
      'Ask for three things as a game: stand on tiptoe, walk on heels like a penguin, squat down flat. Note what goes and what does not.',
      'Look at the shoes: one side worn much more than the other is worth a photo.',
      'Film ten seconds of walking from behind, barefoot. That film is worth more than any description.',
    ],
    ask: 'Ask your doctor or health visitor if it is one-sided, painful, getting worse, makes {him} fall often, heels will not come down when asked, or tiptoes go on past 3. A new limp: within days; a limp with fever, or a child who will not stand: today.',
    offer: null,
    back: ['Is it both sides alike?', 'When you ask for flat feet, can {he}?'],
    turns: [
      {
        asks: ['is toe walking autism', 'does tiptoe walking mean something', 'toe walking and autism', 'should i worry about tiptoes'],
        answer:
          'By itself, no; many young children do it out of habit, and it often runs in families. It counts for more together with other things: few words, little pointing or sharing, great upset at change. If those ring a bell, mention all of it in one appointment. If not, check the heels: if they come down easily, it is probably a habit.',
      },
      {
        asks: ['how do i stop the tiptoes', 'exercises for toe walking', 'calf stretches', 'do boots help'],
        answer:
          'Make heels interesting: penguin walks to the bathroom, footprints in sand or paint, standing on a slope facing up to draw on the wall. Stiff boots make tiptoeing a nuisance. Do not say "heels down" forty times a day; nobody hears it after the third. If the heels do not reach the floor at all, stretching needs a physiotherapist first.',
      },
      {
        asks: ['do flat feet need insoles', 'special shoes', 'arch supports for a 4 year old', 'shoe shop said he needs insoles'],
        answer:
          'Usually not. If an arch shows when {he} stand{s} on tiptoe, and nothing hurts, no treatment is normally needed, whatever the shop says. Buy shoes for length and width with a firm heel, and let {him} go barefoot at home. Pain, early tiring or a stiff flat foot is different; then the doctor first, the insoles after.',
      },
      {
        asks: ['she sits in a w all the time', 'is w sitting bad', 'should i correct how he sits', 'sits with his legs out behind'],
        answer:
          'Children sit like that because their hips allow it and it is steady for play. In and out of it is fine. If {he} sit{s} no other way, offer a small stool or the side of a cushion, and give a job that means getting up. Stiffness, falling a lot or one leg that will not fold is for the doctor.',
      },
      {
        asks: ['he trips over his own feet', 'falls all the time', 'feet turn in and she falls', 'when do pigeon toes go'],
        answer:
          'Turned-in toes trip small children when they are tired, and by about eight most have turned out. Shoes with a good grip and a shorter walk at the end of the day do more than reminders. What should be seen is tripping that gets worse, on one side only, or in a child who ran well before.',
      },
      {
        asks: ['legs hurt at night', 'growing pains', 'wakes crying with leg pain', 'says his knees ache'],
        answer:
          'Aches in both legs in the evening that are gone by morning are common at this age; rub, a warm flannel, and company. It is for the doctor if it is one leg or one joint, is there by day, comes with a limp, swelling, fever, or a child who is off colour. Ring today for a hot swollen joint.',
      },
    ],
    challenges: [],
  },
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
      { from: 60, to: 107, text: 'By 5 most write some letters of their name; handwriting goes on settling for years after that.' },
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
        asks: ['is she left handed', 'uses both hands at 5', 'swaps hands in the middle of a picture', 'should i make him choose a hand'],
        answer:
          'Do not choose for {him}. Put pencil and spoon in the middle and count for a week which hand goes. Many have settled by about four, some later, and left is as good as right. Left-handers need left-handed scissors, paper tilted the other way, and a seat where elbows do not meet. Still swapping at six in writing: ask the teacher.',
      },
      {
        asks: ['he hates drawing', 'refuses to colour in', 'never draws anything', 'wont pick up a pencil'],
        answer:
          'Then leave pencils alone for a month and train the hand elsewhere: screws and a screwdriver, dough, tweezers and peas, water pistol on chalk. Then drawing with a purpose: a parking ticket for your car, a shopping list, a treasure map with three lines. Colouring in is nobody\'s duty. Draw badly yourself, in sight.',
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
        asks: ['he says he is rubbish at it', 'compares his drawings to others', 'tears up her pictures', 'gives up after one line'],
        answer:
          'Praise the line, not the picture: "You went all the way round there." No "beautiful"; {he} can see it is not. Work with materials that do not show skill, sponge, foil, sticks. And let {him} see you rub out, swear mildly at a horse, and go on. Tearing up may be allowed, if a second sheet lies ready.',
      },
      {
        asks: ['i did that and nothing changed', 'we practise every day', 'how long before it improves', 'still a fist after months'],
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
    ],
    ack: [
      { text: 'Running bent double beside a bicycle, one hand on the saddle, is how most parents find out how old they are.' },
      { when: ['picked', 'pe', 'last', 'sport', 'team'], text: 'To be the last one standing by the wall while names are called: it takes half a minute and lasts a week.' },
      { when: ['afraid', 'scared', 'fear'], text: 'The others are at the top already, and {he} {is} holding the second rung with both hands.' },
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
        text: 'Most learn to ride somewhere between 4 and 8, depending on practice; all children from 5 are meant to have about an hour of movement a day, sport or not.',
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
    back: ['Is it the balance that fails, or the nerve?', 'Which moving thing is fun for {him} when nobody is watching?'],
    turns: [
      {
        asks: ['he is afraid of falling', 'too scared to let go', 'cries as soon as the bike tips', 'fell once and wont get on'],
        answer:
          'Teach stopping before riding: walk the bike, squeeze, feet down, "Stopped." Ten times. Fear is mostly of not being able to end it. Then a gentle slope of grass, gliding, feet hovering. You hold {his} shoulders, not the saddle, so that {he} can feel you let go and come back. If it is tears, park it for a week without a word.',
      },
      {
        asks: ['he already uses stabilisers', 'tried without stabilisers and he leans', 'are stabilisers bad', 'he is too big for a balance bike'],
        answer:
          'Stabilisers teach pedalling and leaning the wrong way; no harm, it just leaves the hard half for later. Any bike is a balance bike once the pedals are off, at seven too; they unscrew, one of them the wrong way round. Big children are quick: an hour of gliding, spread over three days, and many ride.',
      },
      {
        asks: ['always picked last', 'hates pe lessons', 'kids say he is useless at football', 'sports day misery'],
        answer:
          'Ask the teacher to make the teams; it is an easy change, and a good one knows why. Find one thing that is {his} and not a ball game: swimming, climbing, trampoline, dancing, a dog. And say something true: "Catching is hard for you at the moment. You are very good at keeping going." Sports day you may spend cheering for the egg.',
      },
      {
        asks: ['how do i teach him to catch', 'flinches at balls', 'drops everything thrown', 'catching games'],
        answer:
          'Flinching means the ball is too fast. Balloon first, then a soft scarf, then a big ball rolled, bounced, and only then thrown, from two steps, into the arms and not at the face. Say "Ready?" and wait for {his} eyes. Ten catches, end. Small balls are easier to throw than to catch, so swap who does what.',
      },
      {
        asks: ['is he dyspraxic', 'could it be dyspraxia', 'clumsy at everything', 'something wrong with his coordination'],
        answer:
          'One hard thing, no. If it is nearly everything that needs the body, dressing, cutlery, stairs, balls and writing, and well behind the others in class, it is worth an assessment; doctors rarely decide before about five. Write down six ordinary things with how long each takes, and ask the teacher for the same. Then see your doctor or the school\'s special needs teacher.',
      },
      {
        asks: ['do i push him or leave it', 'he says he doesnt want to ride', 'husband says make him do it', 'should i force swimming lessons'],
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
    ],
    ack: [
      { text: 'You turn round to put down a cup, and somebody is standing on the table.' },
      { when: ['flat', 'rain', 'downstairs', 'garden'], text: 'Rain, a flat and a mountaineer: the man downstairs has it easier than you.' },
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
        asks: ['he laughs when i say no', 'does it again looking at me', 'thinks it is a game', 'no doesnt work with climbing'],
        answer:
          'Your gasp and your sprint are the best show in the house. So go dull: same four words, no face, lift from behind, put {him} on the cushions, and be interesting there. Take away the ladder as well, the chair that leads to the table. Expect thirty rounds on day one and about ten by the end of the week.',
      },
      {
        asks: ['climbs out of the cot', 'gets over the stair gate', 'climbing out at night', 'cot not safe any more'],
        answer:
          'Mattress on the lowest setting, everything climbable out. If {he} still get{s} over, the cot is finished: a mattress on the floor in a room that is safe as a whole, wardrobe fixed, window locked, gate at the door. A gate that is climbed is worse than none, because the fall is higher. Never two gates stacked.',
      },
      {
        asks: ['small flat no garden', 'raining all week what can we do', 'downstairs neighbours complain', 'how to burn energy indoors'],
        answer:
          'Heavy work is quiet: push a washing basket of tins, carry cushions from room to room, wring out flannels, crawl under chairs with a blanket over. Jumping goes on a mattress at agreed times; tell the neighbour, "ten to eleven, then it\'s over". And rain is weather, not an obstacle: twenty minutes of puddles, then the bath.',
      },
      {
        asks: ['is it adhd', 'is he hyperactive', 'other toddlers sit still', 'never sits not even to eat'],
        answer:
          'At one, two and three that cannot be told from energy alone, and doctors do not try. What I would watch is whether anything holds {him}: water, bubbles, a book on your knee, for a few minutes. If nothing ever does, in any place, by four, note it with examples and ask. Until then it is legs.',
      },
      {
        asks: ['do i let him climb at the playground', 'other parents stare', 'how high is too high', 'should i lift her up if she cant get there'],
        answer:
          'Let {him} go as high as {he} get{s} by {himself}, and do not lift: what {he} climb{s} alone {he} can mostly climb down. Stand near and say something useful instead of "careful": "Where does your other foot go?" Hands free, no scarf, no bike helmet on frames. The staring parents have one who asks to be lifted.',
      },
      {
        asks: ['when does it stop', 'how long does the climbing phase last', 'does he grow out of it', 'when will she have a sense of danger'],
        answer:
          'The wild stretch is about one to two and a half, until legs are sure and talking helps. By four most children look before they jump. Climbing itself may stay, and with luck turns into a hobby with ropes. Keep furniture screwed to walls for years, though; big children pull out drawers too.',
      },
    ],
    challenges: [],
  },
  {
    id: 'wont-walk',
    title: 'Wants to be carried, will not walk far',
    topic: 'movement',
    ages: [18, 95],
    questions: [
      'wants to be carried all the time',
      'my 3 year old wont walk anywhere',
      'refuses to walk sits down on the pavement',
      'how far should a 4yo be able to walk',
      'still in the buggy at 4',
      'legs are tired after five minutes',
      'she says carry me as soon as we leave the house',
      'my back hurts, hes 17 kilos and wants up',
      'how to get toddler out of the pushchair',
      'lazy walker',
      'walks fine in the morning, and then halfway home from nursery sits down in front of the chemist every day as if someone had pulled out the batteries',
    ],
    keys: [
      'carried',
      'carry me',
      'wont walk',
      'refuses to walk',
      'sits down on the pavement',
      'buggy',
      'pushchair',
      'tired legs',
      'up up',
      'walk far',
      'stroller',
      'walk home',
    ],
    ack: [
      { text: 'Two bags, seventeen kilos and a pavement: that is somebody\'s circus act, and you do it daily.' },
      { when: ['pavement', 'sits down', 'chemist', 'halfway'], text: 'There is a spot on your way home that has your name on it.' },
      { text: '"Carry me" begins at the front door, before a single leg has been used.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'By 2 most children run and manage a few stairs, yet walking at your pace towards your goal is a different sport; small children move in bursts.',
      },
      {
        from: 48,
        to: 95,
        text: 'At 4 a child who plays can walk a good way when there is something in it; three hours of movement a day up to 5, and an hour from then on, is the usual advice.',
      },
    ],
    sources: [CDC_2_YEARS, UK_ACTIVITY],
    tonight: [
      'Leave ten minutes earlier tomorrow. Most carrying is lateness.',
      'Give the walk a job: letters to post, a bag to pull, "Find me three red doors." Legs follow hands.',
      'Offer before it is demanded: at the chemist every day a rest on the wall, sip of water, "To the tree I carry you, from the tree you walk."',
    ],
    ask: 'See your doctor if {he} tire{s} much sooner than before or than others, {is} out of breath, {has} pain, a limp, or trouble getting up from the floor, and this week if walking gets worse. Suddenly will not stand or walk: today.',
    offer: {
      kind: 'song',
      label: 'A marching song exactly as long as your street could be ready tomorrow.',
      about: 'walking all the way home',
    },
    back: ['Is it the same on the way there, or only on the way back?', 'Do the legs come back when there is a playground?'],
    turns: [
      {
        asks: ['she screams if i dont carry her', 'he lies down and refuses', 'i tried not carrying and it was a scene', 'cries carry me in the street'],
        answer:
          'Sit down as well, on the wall, and be slow: "You\'re tired of walking. We rest. Then to the tree." Wait longer than {he} expected, without persuading. If you must move, carry in a boring way, facing out, without chat, to the next tree only. Decide beforehand what you will do, because the middle of the pavement is no place to negotiate.',
      },
      {
        asks: ['when should we stop using the buggy', 'is 4 too old for a pushchair', 'people comment on the buggy', 'how do i get rid of the buggy'],
        answer:
          'Use it for your distances and leave it for {his}. Short known ways without, from about three; long days, with. Go out once a day with no buggy and no hurry, to the post box and back, an hour if it takes an hour. Comments from the public need no answer. In a month the buggy is for shopping.',
      },
      {
        asks: ['my back is killing me', 'i am pregnant and cant carry him', 'doctor said no lifting', 'i cant lift her any more'],
        answer:
          'Then it is a rule about your body, not about {him}, and those are easiest to keep: "My back can\'t carry. My hand can hold, my lap can cuddle." Say it before you leave, and give lots of lap at home, so that nothing is lost but the altitude. A scooter, a pull-along cart or a friend\'s shoulders for the last stretch are fair.',
      },
      {
        asks: ['only after nursery', 'walks there but not back', 'fine in the morning', 'collapses on the way home'],
        answer:
          'That is an empty tank: a day of noise and good behaviour, and nothing in the stomach since three. Meet {him} with something to eat in your hand and no questions, and sit for five minutes before you set off. If the legs come back after a banana, you know what the step at the chemist is about.',
      },
      {
        asks: ['grandma always carries him', 'walks for dad but not for me', 'at nursery he walks fine', 'my mil says i spoil him with the buggy'],
        answer:
          'For dad because dad does not carry, or because he has longer jokes. That is not a reproach; children ask where asking works. You need not become dad. Keep one stretch that is always walked with you, the same two hundred steps, and one place where you always carry, the last stairs. Known beats fair.',
      },
    ],
    challenges: [],
  },
];

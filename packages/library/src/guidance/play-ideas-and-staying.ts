import type { Article, Source } from './article.ts';
import { CDC_LISTS, CDC_30_MONTHS, CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8, CDC_9_TO_11 } from './milestone-sources.ts';

const AAP_PLAY: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'The Power of Play: A Pediatric Role in Enhancing Development in Young Children (clinical report)',
  address: 'https://doi.org/10.1542/peds.2018-2058',
  checked: 'read',
};
const IMAGINARY_COMPANIONS: Source = {
  organisation: 'Developmental Psychology',
  page: 'The characteristics and correlates of fantasy in school-age children: imaginary companions (Taylor and others, 2004)',
  address: 'https://doi.org/10.1037/0012-1649.40.6.1173',
  checked: 'known',
};
const BORED: Source = {
  organisation: 'Hackensack Meridian Health',
  page: "It's summer and your kids are bored. Here's why that's a good thing",
  address: 'https://www.hackensackumc.org/2018/07/09/its-summer-and-your-kids-are-bored-heres-why-thats-a-good-thing/',
  checked: 'read',
};

/** Play: making things up, having no idea what to do, staying with it, and clearing away. */
export const PLAY_IDEAS_AND_STAYING: readonly Article[] = [
  {
    id: 'pretend-play',
    title: 'Pretend play and invisible friends',
    topic: 'play',
    ages: [18, 119],
    questions: [
      'he is a dog all day and only barks',
      'imaginary friend',
      'my 4yo has an invisible friend is that normal',
      'my 2 year old doesnt pretend play',
      'he wants to be called a dog all day',
      'she says her imaginary friend did it',
      'pretends to be a cat at nursery wont answer to her name',
      'play is all killing and dying should i stop it',
      'plays funeral since grandad died',
      'how do i encourage imaginative play',
      'still has an imaginary friend at 8',
      'we had to lay a place for mister bobo and now he wants mister bobo to have his own seat on the bus',
      'doesnt play pretend only with real tools',
    ],
    keys: [
      'pretend',
      'pretend play',
      'imaginary friend',
      'invisible friend',
      'imaginative play',
      'make believe',
      'pretends to be',
      'dressing up',
      'imagination',
      'role play',
      'guns play',
      'wants to be called',
      'called a dog',
      'lay a place',
      'pretend friend',
      'being a cat',
      'being a dog',
      'shooting games',
    ],
    ack: [
      { text: 'There is a fifth person at your table who eats nothing and has opinions.' },
      {
        when: ['doesnt', 'never', 'encourage', 'no interest'],
        text: 'The toy kitchen stands there with its little pans, and nobody has ever made you soup in it.',
      },
      {
        when: ['killing', 'dying', 'dead', 'guns', 'shoot', 'funeral'],
        text: 'You buried three bears before breakfast, and somebody enjoyed it.',
      },
      { when: ['cat', 'dog'], text: 'You asked who wants peas, and a cat answered.' },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'By two and a half most children pretend with things, such as feeding a block to a doll.',
      },
      {
        from: 48,
        to: 119,
        text: 'By 4 most pretend to be somebody else, a teacher, a superhero or a dog; studies find that about two in three children have had a made-up companion by 7.',
      },
    ],
    sources: [CDC_30_MONTHS, CDC_4_YEARS, IMAGINARY_COMPANIONS],
    tonight: [
      "Play one thing lower than you think: put an empty cup to a bear's mouth, slurp, hand the cup over, and wait.",
      'Treat the invisible one as a guest under house rules: a place at the table, yes; the blame for the wall, no. "You two can wipe it together."',
      'In a game of monsters be told who you are. The child leads, you fall over when shot.',
    ],
    ask: 'No pretending at all by two and a half, together with few words or little sharing of interest: health visitor. If a made-up figure orders harm, frightens {him}, or {he} can not tell it from real at 6 and more; or play acts out sexual or violent things that were seen or suffered: doctor or a child protection line this week.',
    offer: {
      kind: 'story',
      label: 'A story with a part in it for the invisible friend could be ready by bedtime.',
      about: 'an invisible friend who comes along',
    },
    back: [
      'Who decides what happens in the game, the child or the friend?',
      'Is it fun to watch, or does it feel stuck?',
    ],
    turns: [
      {
        asks: [
          'she blames her imaginary friend',
          'mister bobo broke it',
          'says it wasnt me it was him',
          'lies about the invisible friend',
        ],
        answer:
          'Do not cross-examine the invisible. "Whoever it was, there is milk on the floor. Here are two cloths." No speech about lying; {he} know{s} quite well, and the friend is a way of being sorry from a safe distance. Later in the bath you can ask what the friend was cross about. You may hear more than you would have heard otherwise.',
      },
      {
        asks: [
          'does he believe it is real',
          'should i say it isnt real',
          'do i play along',
          'am i lying if i talk to it',
        ],
        answer:
          'Most children know perfectly well; now and then one takes a parent aside and says, "You know it\'s pretend, don\'t you?" So you may play along, without inventing things on {his} behalf: ask, do not steer. If {he} ask{s} you straight, answer straight: "No, I can\'t see your friend. You think the stories up, and I like hearing them."',
      },
      {
        asks: ['he plays shooting all the time', 'war games', 'should i ban toy guns', 'play is so violent'],
        answer:
          'Ban the toy if you like; the stick and the toast will serve. Goodies, baddies and falling down are very old games and not a plan. Have rules about bodies and people: nobody who says stop, no faces, nobody who is not playing. Then add a doctor. If the same scene repeats joylessly, or looks like something seen for real, look closer and ask someone.',
      },
      {
        asks: [
          'my toddler does not pretend',
          'no pretend play at 2',
          'only bangs and throws toys',
          'how do i teach pretend',
        ],
        answer:
          'Start with what {he} do{es} all day: pretend to drink, to sleep on the floor with a snore, to ring grandma on a banana. One act, big face, hand over, wait. Copy whatever comes back. Two weeks of five minutes. If by two and a half there is nothing, and pointing, copying and words are few as well, ask your health visitor for a check.',
      },
      {
        asks: [
          'she wont stop being a cat',
          'meows instead of talking',
          'wont answer to her name only to a superheros',
          'at nursery he crawls',
        ],
        answer:
          'Then talk to the cat. "Cats in this house wear shoes to go out." It is faster than proving that {he} {is} a child. Give it hours: the cat lives at home, and at the nursery door it is put in your pocket, to be collected at four. If {he} seem{s} to hide in it, ask what the cat is good at that {he} {is} not.',
      },
      {
        asks: [
          'still has one at 8',
          'is he too old for an imaginary friend',
          'when do imaginary friends go away',
          'should i worry at 9',
        ],
        answer:
          'They mostly leave quietly, between five and nine, and some stay as a private story longer. At eight I would ask only this: is there a real friend too, and are sleep, food and school all right? Then leave the friend in peace. If {he} {is} lonely, work on the loneliness. If the friend gives orders that frighten {him}, see your doctor.',
      },
      {
        asks: [
          'plays funeral again and again',
          'acts out the accident',
          'since the hospital she plays doctors all day',
          'plays daddy leaving',
        ],
        answer:
          'That is how small children think a hard thing through: again, with {him} in charge this time. Let it run, take the part you are given, and say little, "Now the bear is being buried. The rabbit is sad." It should loosen over weeks and change a little. If it stays exactly the same and {he} seem{s} worse after it, ask your doctor for someone who works with play.',
      },
    ],
    challenges: [],
  },
  {
    id: 'bored',
    title: 'I am bored',
    topic: 'play',
    ages: [36, 155],
    questions: [
      'he says there is nothing to do',
      'nothing to do mum nothing to do all weekend',
      "i'm bored all day long",
      'my 6 year old says hes bored every five minutes',
      'summer holidays and nothing to do',
      'room full of toys and she is bored',
      'only wants the tablet says everything else is boring',
      'should i entertain my kids in the holidays',
      'how do i deal with a bored child',
      'wont start anything without me',
      'is boredom good for children',
      '9yo finds everything boring',
      'weekend, both off screens, lying on the kitchen floor telling me in turns how boring it is to live here',
      'too many toys',
    ],
    keys: [
      'bored',
      'boring',
      'boredom',
      'nothing to do',
      'entertain',
      'holidays',
      'too many toys',
      'im bored',
      'cant think of anything',
    ],
    ack: [
      { text: 'A room with two hundred toys in it, and a person on the floor of the kitchen with nothing to do.' },
      { when: ['tablet', 'screen', 'screens', 'ipad'], text: 'After the tablet the whole world has bad graphics.' },
      {
        when: ['holiday', 'holidays', 'summer', 'weekend'],
        text: 'It is ten in the morning, and you have been asked what is next four times.',
      },
      { text: 'They say it in that voice which makes it your fault.' },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'Small children cannot plan far; by 5 most pay attention to one thing for five to ten minutes, so a long empty afternoon has many gaps in it.',
      },
      {
        from: 72,
        to: 155,
        text: "Boredom is not harmful: time of {his} own is where children learn to think of something; doctors' advice is to leave room for free play rather than to fill it.",
      },
    ],
    sources: [CDC_5_YEARS, AAP_PLAY, BORED],
    tonight: [
      'Answer once, friendly, without an idea: "Bored. Yes. I wonder what you will find," and go on chopping. The complaint is at its loudest just before something is invented.',
      'Put half the toys away in a box until next month.',
      'Make a jar together, twenty slips, {his} ideas and yours, one in four a job. A bored person draws one, and then it counts.',
    ],
    ask: 'If nothing is fun any more for two weeks, including what {he} loved, with little sleep, appetite or company, that is not boredom: talk to your doctor. Bored only in lessons: ask the teacher whether it is too easy or too hard.',
    offer: {
      kind: 'story',
      label: 'A story that begins on the most boring Sunday in the world could be ready by lunch.',
      about: 'a very boring day on which something happens',
    },
    back: [
      'What was the last thing that kept {him} busy by {himself}?',
      'How long is the gap after a screen goes off?',
    ],
    turns: [
      {
        asks: [
          'he rejects every idea',
          'no to everything i suggest',
          'i suggest ten things and nothing is good',
          'says all my ideas are stupid',
        ],
        answer:
          'Of course: while you are suggesting, {he} {is} not bored. It is a good game, and you are losing it. Stop at none. "I have two offers: help me with this, or find something." Do the thing yourself and enjoy it visibly, and leave a carrot and a blunt knife at the edge of the board. Boredom often turns up beside you after four minutes.',
      },
      {
        asks: [
          'only tablet is not boring',
          'goes mad without screens',
          'just wants youtube',
          'nothing competes with minecraft',
        ],
        answer:
          'The first half hour after a screen is always dead; do not judge the day by it. Know when the next screen is, a fixed hour, so that it need not be discussed. In the dead half hour give the body something: outside, bath, food, carrying. After it, things with a result work best: sawing, baking, building the thing from the game in cardboard.',
      },
      {
        asks: [
          'how much should i entertain them',
          'am i lazy if i let them be bored',
          'other parents do crafts all day',
          'guilty i dont plan activities',
        ],
        answer:
          'A meal, company for a bit, and one thing outdoors is a full programme. You are not the cruise ship. What helps more than activities is a day with a shape: together, alone, out, together. Then "alone" is a time of day and not a rejection. The parents with the crafts are also only showing the good photo.',
      },
      {
        asks: [
          'he wont start anything without me',
          'needs me to begin every game',
          'cant think of anything himself',
          'no imagination',
        ],
        answer:
          'Starting is the hard part. So set a scene and leave: four chairs and a sheet, a tray with water and a boat, two animals in an argument. Say one line, "The giraffe won\'t let anyone past," and go. Come back in five minutes to hear what the giraffe did. Later only half the scene, then only the sheet.',
      },
      {
        asks: [
          'long summer holidays help',
          'six weeks with no plan',
          'working from home and kids bored',
          'what can i do with three bored kids',
        ],
        answer:
          "Give the week a skeleton: Monday water, Tuesday library, Wednesday other people's children, Thursday kitchen, Friday nothing. Mornings out, a dull hour after lunch for everyone, you included. If you are working, two visible signs on the door, red and green, and green must really come. A swap with another parent buys a whole morning.",
      },
      {
        asks: [
          'he is bored at school',
          'says lessons are boring',
          'is he gifted if he is bored',
          'teacher says he daydreams',
        ],
        answer:
          'School "boring" has many meanings: too easy, too hard, nobody to sit with, too long on a chair. Ask about one lesson: "In maths today, what did you do while the others worked?" Then the teacher: finished early, or not begun? Bring what {he} do{es} at home of {his} own accord; it says more than the word.',
      },
    ],
    challenges: ['screen-time'],
  },
  {
    id: 'attention-span',
    title: 'Cannot stay with anything',
    topic: 'play',
    ages: [15, 119],
    questions: [
      'short attention span',
      'my 2 year old goes from toy to toy',
      'cant concentrate on anything for 5 minutes',
      'how long should a 4yo concentrate',
      'flits from one thing to the next',
      'teacher says he cant focus',
      'doesnt finish any game',
      'can watch tv for hours but not do a puzzle',
      'how do i improve concentration in my 5 year old',
      'she gives up after a minute',
      'he empties every box in the room, plays with nothing for longer than it takes to drop it, and then stands there and asks me for the next',
      'daydreams at homework',
    ],
    keys: [
      'attention span',
      'attention',
      'concentrate',
      'concentration',
      'focus',
      'flits',
      'toy to toy',
      'doesnt finish',
      'gives up',
      'distracted',
      'daydreams',
      'cant focus',
      'goes from toy to toy',
      'puzzle',
      'empties every box',
    ],
    ack: [
      { text: 'Eleven boxes are open, nothing is being played with, and you have just been asked what else there is.' },
      {
        when: ['teacher', 'school', 'homework'],
        text: 'You read "does not concentrate" in the report, and now you watch {him} butter toast with new eyes.',
      },
      {
        when: ['tv', 'hours', 'screen'],
        text: 'An hour in front of the television without a blink, and two minutes at a puzzle: it does not seem to add up.',
      },
      { text: 'The puzzle has been begun four times today, and you have finished it twice.' },
    ],
    typical: [
      {
        from: 15,
        to: 35,
        text: 'A few minutes at one thing is usual at this age, longer with something of {his} own choice; at 18 months looking at a few pages of a book is what most manage.',
      },
      {
        from: 36,
        to: 71,
        text: 'By 5 most children pay attention for five to ten minutes at a story or at making something; screen time does not count.',
      },
      {
        from: 72,
        to: 119,
        text: 'It keeps growing through primary school, with longer stretches still to come at 9 to 11; needing breaks at seven is ordinary.',
      },
    ],
    sources: [CDC_LISTS, CDC_5_YEARS, CDC_9_TO_11],
    tonight: [
      'Put away all but three things, turn the television off, and sit on the floor doing one of them yourself, with enjoyment.',
      'When {he} stay{s}, be quiet; when {he} {is} about to leave, add one thing: "I wonder if the bridge holds two." One minute more is the aim.',
      'Time it once, with something {he} love{s}, and write the number down. That is the real length, not the one at homework.',
    ],
    ask: 'If nothing holds {him} for five minutes at 5, not even what {he} choose{s}, or at 6 and more it is hard at home and at school and gets in {his} way, ask teacher and doctor. Blank stares that touch or voice can not break: film one, doctor this week.',
    offer: {
      kind: 'picture-book',
      label: 'A picture book made of very short adventures, each one page longer, could be ready tonight.',
      about: 'a small adventure in short steps',
    },
    back: ['What holds {him} longest, and for how many minutes?', 'Is it worse in noise, or when it is too hard?'],
    turns: [
      {
        asks: [
          'can watch tv for an hour though',
          'he concentrates on the ipad fine',
          'focus on lego for hours but not homework',
          'why can she do it with games',
        ],
        answer:
          'A screen holds attention from outside, with a new thing every few seconds; a puzzle asks {him} to hold it from inside. Different muscles. Bricks for hours is the better sign: there the holding comes from {him}. So the ability is there, and the question is what makes homework harder: too long, too dull, too difficult, too noisy. Try one of those at a time.',
      },
      {
        asks: [
          'is it adhd',
          'could short attention be adhd',
          'should i get him tested',
          'how do you tell adhd from normal',
        ],
        answer:
          'Not from one thing, and not well before school. Assessors look for many signs, in more than one place, for longer than half a year, and getting in {his} way. So collect: five examples from home with date and minutes, five from school without showing yours. If they resemble each other, take them to your doctor. If only one place has them, look at that place.',
      },
      {
        asks: ['how do i build it up', 'games for concentration', 'exercises for focus', 'what helps concentration'],
        answer:
          'Do one thing a little longer than yesterday. Cooking to the end of a recipe, a card game with few rules, I-spy on a walk, threading, a story told without pictures. Stop before {he} do{es}. Sleep, breakfast and an hour of running about do more than any app. And finish things yourself where {he} can see it.',
      },
      {
        asks: [
          'homework takes two hours',
          'cant focus on homework',
          'gets up every minute',
          'daydreams over his maths',
        ],
        answer:
          'Ten minutes, timer, stand up, five minutes of anything that moves, ten minutes again, end. Cover all but one line of the sheet. Some children write better standing, or with a foot against an elastic round the chair. If after half an hour nothing stands there, write "30 minutes, this far" and sign it. The teacher needs to know that.',
      },
      {
        asks: ['gives up as soon as it is hard', 'says i cant straight away', 'throws the puzzle', 'wont try twice'],
        answer:
          'That is less about attention than about failing. Take out half the pieces so that {he} do{es} the last three; ends are what feed a person. Praise the going back: "It fell, and you built it again." When {he} say{s} "I can\'t", ask for the smallest bit: "Which one might be a corner?" Then you both stop, winning.',
      },
      {
        asks: ['i tried fewer toys', 'we do that already', 'still flits', 'it hasnt helped'],
        answer:
          'Then look at what is underneath. Is there enough sleep for {his} age, is hearing good, is it always near the end of a long day? Is the thing too hard, or too easy? Change one for a week. If all of that is in order and it is the same everywhere, ask nursery or school what they see, and bring your minutes.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'tidying',
    title: 'Tidying up',
    topic: 'play',
    ages: [18, 143],
    questions: [
      'lego everywhere and no one tidies up',
      'toys all over the floor and nobody picks them up',
      'never clears up after himself',
      'wont tidy up',
      'how do i get my 4yo to tidy his toys',
      'room is a tip at 9',
      'refuses to clean up after playing',
      'what age should kids tidy their room',
      'i end up doing it every night',
      'tidy up song',
      'says he is too tired to tidy',
      'is it fair to bin the toys',
      'my 7 year old hides everything under the bed',
      'every evening i stand there with the box and a voice i dont like, and they lie on the floor like two seals saying their arms dont work',
      'chores for kids',
    ],
    keys: [
      'tidy',
      'tidying',
      'tidy up',
      'clean up',
      'messy room',
      'mess',
      'tip',
      'chores',
      'clear up',
      'floor covered',
      'bin the toys',
      'hides everything under the bed',
      'clean up after playing',
      'tidy his room',
      'tidy away',
    ],
    ack: [
      { text: 'Their arms worked perfectly well while they were taking it all out.' },
      { when: ['room', 'tip', '9', 'bed'], text: 'There may be a carpet in there; nobody has seen it since spring.' },
      { text: 'You stand there at seven in the evening with a box and a voice you do not like.' },
    ],
    typical: [
      {
        from: 18,
        to: 35,
        text: 'By two and a half most children follow a simple routine when told, such as picking up toys at "clean-up time", with you doing it too.',
      },
      {
        from: 36,
        to: 71,
        text: 'By 5 most do simple jobs at home, such as matching socks or clearing the table after eating.',
      },
      {
        from: 72,
        to: 143,
        text: 'From 6 children can be asked to help with household tasks and to finish one before going out; a whole room at once is still more than most can plan.',
      },
    ],
    sources: [CDC_LISTS, CDC_30_MONTHS, CDC_5_YEARS, CDC_6_TO_8],
    tonight: [
      'Do not say "tidy up"; name one sort: "All the cars into the blue box. I do bricks." Stop after two sorts.',
      'Put it before something that is coming anyway, tea, bath, story, with one song as the clock. When the song ends, it is enough.',
      'Take away half of what is out for a month. Nobody can tidy four hundred things.',
    ],
    ask: 'This seldom needs a doctor. If at 7 and more {he} lose{s} every thread, forget{s} each step, and it is the same with dressing and homework in spite of your help, tell the teacher and ask what they see.',
    offer: {
      kind: 'song',
      label: 'A two-minute tidying song with the name of your blue box in it could be ready tonight.',
      about: 'tidying up before supper',
    },
    back: ['What is on the floor right now, in sorts?', 'Who tidied with {him} the last time it worked?'],
    turns: [
      {
        asks: [
          'he just lies down and refuses',
          'says my arms dont work',
          'i do it in the end',
          'flops on the floor at tidy time',
        ],
        answer:
          'Start yourself, near {him}, with something slightly silly: a lorry that says "beep, cargo please" at {his} hand. If nothing comes, the shortest deal: "Three things, you choose which." Then dinner, without lecture; the rest goes into a bag on top of the wardrobe until Saturday. Calmly, the same each day. Arms usually heal by Thursday.',
      },
      {
        asks: [
          'i threatened to throw the toys away',
          'can i bin his toys',
          'is it ok to take toys away',
          'saturday box',
        ],
        answer:
          'Binning is a threat one regrets at eleven at night. A box on the wardrobe works without tears: what is on the floor after the song rests until Saturday. No anger, no exceptions, and {his} one loved thing is never in it. If nothing in the box is missed for a month, you have learnt what can go, and {he} may help to give it away.',
      },
      {
        asks: ['what can a 3 year old do', 'chores by age', 'what jobs for a 6 year old', 'which chores at 8'],
        answer:
          'Two: things into one box, nappy to the bin. Three and four: pair socks, spoons on the table, feed the cat with you. Five: clear a plate, water plants. Six to eight: lay the table, fold towels, pack {his} own bag. Nine and up: a simple supper, the vacuum cleaner, rubbish. One job that belongs to {him} for good beats ten that are asked for.',
      },
      {
        asks: [
          'should i pay them for chores',
          'reward chart for tidying',
          'pocket money for tidy room',
          'stickers for clearing up',
        ],
        answer:
          'I would not pay for what everyone does in a home; the day {he} can do without the coin, you are left with the floor. Pay for extras, the car, the shed. For small ones let the reward be what comes next, sooner: "When the floor is clear we have time for two books." It is true, and costs nothing.',
      },
      {
        asks: [
          'her room is a disgrace',
          '9 year old wont clean room',
          'my pre teen and his pigsty',
          'do i just shut the door',
        ],
        answer:
          'Divide it: food, wet towels and library books are yours to insist on, because they smell or cost. The rest behind the door belongs mostly to {him}. Once a fortnight a fixed half hour with you sitting on the bed, sorting three piles, with {his} music. Most big children do not know where to begin; they need company more than orders.',
      },
      {
        asks: [
          'at nursery she tidies everything',
          'does it at school not at home',
          'for grandma he does',
          'why only not for me',
        ],
        answer:
          'There everything has a place with a picture on it, everyone stops at once, and there is music. Copy all three: photo on each box, one bell, you sit on the floor as well. And there are twenty boxes there, not one heap in which a dinosaur must be found. Ask which song it is; borrow it.',
      },
    ],
    challenges: ['teamwork'],
  },
];

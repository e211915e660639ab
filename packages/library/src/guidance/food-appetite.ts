import type { Article } from './article.ts';
import {
  BODY_WORDS,
  HEALTH_TEENS_VEG,
  LUNCHBOX,
  NHS_VEG,
  NHS_WEIGHT,
  NORFOLK_LUNCH,
  SAFEFOOD,
  SATTER,
  WEIGHT_TALK,
} from './food-sources.ts';

/** Food: lunches, meat, appetite and weight. */
export const FOOD_APPETITE: readonly Article[] = [
  {
    id: 'lunchbox',
    title: 'Lunchbox comes home full',
    topic: 'food',
    ages: [36, 155],
    questions: [
      'lunchbox comes home full every day',
      'my 6 year old wont eat lunch at school',
      'what to put in a packed lunch for a fussy eater',
      'she only wants jam sandwiches',
      'eats nothing at nursery all day',
      'school dinners he hates them',
      'no time to eat lunch she says',
      'same lunch every day is it ok',
      'he comes home starving and eats the house',
      'healthy lunch box ideas 4yo',
      'im up at 6 making little rolls and stars out of cucumber and every afternoon i throw it away',
      'wont eat in the dinner hall',
      'sandwiches come back uneaten',
      'does not eat lunch at preschool',
    ],
    keys: [
      'lunchbox',
      'lunch box',
      'packed lunch',
      'school dinner',
      'dinner hall',
      'canteen',
      'sandwich',
      'sandwiches',
      'snack box',
      'lunch at nursery',
      'lunch',
      'lunches',
      'school food',
      'rolls',
    ],
    ack: [
      { text: 'You made it at six in the morning, and it has been to school and back without being opened.' },
      { text: 'Dining halls are loud, the minutes are few, and talking is more interesting than ham.' },
      {
        when: ['starving', 'eats the house', 'after school'],
        text: "Four o'clock, and {he} come{s} through the door eating.",
      },
    ],
    typical: [
      {
        from: 36,
        to: 155,
        text: 'Many children are creatures of habit at lunch and want the same every day; a box needs something starchy, something with protein, dairy, fruit or vegetable, and water.',
      },
    ],
    sources: [NORFOLK_LUNCH, LUNCHBOX],
    tonight: [
      'Ask tonight, about time and not food: "Who do you sit with? When do they say finish?"',
      'Pack what can be eaten in ten minutes by two hands: cubes, small pieces, lids {he} can open. Practise opening them once on the kitchen floor.',
      'Half the amount for a week. An empty box feels good to both of you, and you can fill it up again.',
    ],
    ask: 'If {he} eat{s} nothing at school for weeks, lose{s} weight, feel{s} ill before lunch or {is} alone or teased there, speak with the teacher, and with your doctor if weight is falling.',
    offer: {
      kind: 'story',
      label: 'A story that happens inside a lunchbox could make the morning lighter.',
      about: 'eating lunch at school',
    },
    back: ['What comes back: everything, or always the same part?', 'How long do they really have to eat, and where?'],
    turns: [
      {
        asks: ['she says theres no time', 'lunch is too short', 'last to finish', 'told to hurry up'],
        answer:
          "It is usually true: queue, hands, chatter, and seven minutes are left. Ask the school how long from sitting down to standing up. Then pack for seven minutes: the filling part first and on top, peeled and cut, one thing to open. The rest can be the four o'clock snack, planned, on the way home.",
      },
      {
        asks: ['he only wants the same thing every day', 'same sandwich for a year', 'plain ham roll every day'],
        answer:
          'Let {him} have it. Sameness is a relief in a hall full of strangers, and a plain roll with something beside it has fed many. Change the neighbour, not the main actor: one new small thing in a corner, no comment if it comes home. Weekends are for adventures.',
      },
      {
        asks: [
          'eats nothing at nursery and staff say he is fine',
          'nursery dinner refused',
          'wont eat childminders food',
        ],
        answer:
          'Ask for two facts: was anything drunk, and was there sitting down with the others. Small children often need weeks to eat in a new place, and make up for it at five o\'clock. Give a good breakfast, and no remarks at pick-up except "Hungry?" If {he} {is} still not eating there after six weeks, sit down with the key worker.',
      },
      {
        asks: [
          'can i send crisps',
          'are chocolate bars allowed',
          'school rules packed lunch',
          'teacher took the cake out',
        ],
        answer:
          "Read the school's list; most don't allow sweets and some don't allow nuts, because of allergies. A packet of crisps on Fridays is no crime where it is permitted. If a teacher comments on {his} box in front of others, say so, politely and to the teacher alone: \"Please talk to me, not to {him}.\"",
      },
      {
        asks: [
          'friends say his lunch is weird',
          'teased about her food',
          'embarrassed by our food',
          'smelly lunch comments',
        ],
        answer:
          'That hurts more than an empty stomach. Ask what was said, exactly. Then a choice for {him}: something plainer on school days and the good food at home, or staying with it and an answer ready, "It\'s my favourite. Want a bit?" If the remarks are about where you come from, tell the teacher; that is not about lunch.',
      },
      {
        asks: ['packed lunch or school dinner', 'should i try school meals', 'he hates school dinners'],
        answer:
          'Try one hot day a week with a friend, chosen from the menu together on Sunday. School dinners spare you the mornings and often bring more variety. If {he} come{s} home ravenous after four tries, go back to the box without a verdict. Whoever has to eat it in that hall may have half the vote.',
      },
      {
        asks: ['starving after school', 'eats the house at 4pm', 'snack before dinner ruins tea'],
        answer:
          "Then make four o'clock a proper small meal: sandwich, fruit, milk, sitting down. A child with an empty box needs food and not a biscuit. Push supper back by half an hour and let it be lighter. Whether the calories went in at twelve or at four is a matter for timetables.",
      },
      {
        asks: [
          'ok and if that does not work',
          'still comes home full',
          'what if he eats nothing all day',
          'lunch untouched every day',
        ],
        answer:
          'Then let lunch be small and stop looking into the box. Breakfast before, something solid at the gate, and a proper supper carry most children through. Ask who sits near {him} and how many minutes there really are. If {he} {is} pale, tired or losing weight, show that to your doctor, with three days written down.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'refuses-meat',
    title: 'Will not eat meat, or wants to be vegetarian',
    topic: 'food',
    ages: [24, 155],
    questions: [
      'my 7 year old wants to be vegetarian',
      'refuses all meat',
      'toddler wont eat meat or chicken',
      'she found out where meat comes from and now wont eat it',
      'how does a vegetarian child get enough iron',
      'spits out meat, only chews it',
      'is it ok for kids to be vegan',
      '10yo vegan because of animals',
      'not enough protein?',
      'dad says she has to eat meat to grow',
      'wont eat fish or meat only pasta is he anaemic',
      'he cried over the sausages last night because of the pigs at the farm, and the whole table went quiet',
      'daughter has decided to be veggie',
      'gone vegetarian at 8',
      'doesnt like any meat',
    ],
    keys: [
      'vegetarian',
      'vegan',
      'meat',
      'refuses meat',
      'wont eat meat',
      'protein',
      'iron',
      'anaemia',
      'chicken nuggets',
      'sausages',
      'animals',
      'fish',
      'pigs',
      'farm',
      'where meat comes from',
      'beans',
      'tofu',
      'enough protein',
      'ham',
      'sausage',
    ],
    ack: [
      {
        when: ['vegetarian', 'vegan', 'veggie', 'animals', 'where meat comes from', 'pigs', 'farm'],
        text: 'Somewhere between the farm visit and the sausages somebody did the sum.',
      },
      {
        when: ['chews', 'spits', 'toddler', 'texture'],
        text: 'Ten minutes of chewing, and the meat comes back out the size it went in.',
      },
      { text: 'Meat used to be the easy part of dinner.' },
      { text: 'One forkful comes back, and the rest of the meal is about that forkful.' },
      {
        when: ['dad', 'grandad', 'husband', 'grandma'],
        text: 'One says let {him}, one says {he} will never grow, and the chop is going cold.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'Children can grow up healthily without meat if they have another good source of protein, such as eggs, milk foods, beans, soya or ground nuts.',
      },
      {
        from: 72,
        to: 155,
        text: 'Children can be brought up healthily on a vegetarian diet if protein, iron and vitamin B12 come from elsewhere; a vegan one needs more planning.',
      },
    ],
    sources: [NHS_VEG, HEALTH_TEENS_VEG],
    tonight: [
      "Say yes to the thought tonight, whatever the plate looks like: \"You don't want to eat animals. That's a real reason. Let's see what you eat instead.\"",
      'Put one thing with protein on the table at each meal, without meat: egg, cheese, beans, lentils, tofu, smooth nut butter.',
      'For iron: fortified cereal, beans, dried apricots or greens each day, with something fresh and sour beside it, an orange or a tomato.',
    ],
    ask: 'Pale, tired, out of breath, or no animal foods at all: doctor or dietitian before or within a month, for iron, B12 and growth. Dropping more and more foods, counting calories or hiding food: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story about someone who decided for {himself} what went on the plate could be read after supper.',
      about: 'not wanting to eat animals',
    },
    back: ['Is it the chewing, the taste, or the animals?', '{Does} {he} still eat eggs, milk and cheese?'],
    turns: [
      {
        asks: ['how does she get enough iron', 'is he getting enough protein', 'what instead of meat'],
        answer:
          'Twice a day something from this row: eggs, beans, lentils, chickpeas, tofu, cheese, yoghurt, nuts, ground or smooth for under-fives. For iron fortified cereal, dried fruit with the meal, dark greens, bread. Vitamin C beside it helps the body take it up, so a piece of fruit after the beans. It is more shopping than cooking.',
      },
      {
        asks: ['is vegan ok for a child', 'wants to be vegan', 'no eggs no milk no meat'],
        answer:
          'It can be done, and it needs a plan rather than enthusiasm: B12, iron, calcium, vitamin D and enough energy in a small stomach. See a dietitian or doctor before or soon after you begin, and say so if you have begun. Until then a middle road is a good one: no meat, yes to eggs and milk. Older ones can be asked to help plan the week; it sobers the cause a little.',
      },
      {
        asks: ['he wont chew meat', 'stores meat in his cheek', 'gags on meat'],
        answer:
          "Then it isn't ethics, it is work. Offer what needs no chewing: mince in sauce, fish that flakes, meatballs, shredded chicken in soup, and leave the steak to grown-ups. If {he} gag{s} on many textures, or manage{s} only soft things after the second birthday, mention it to your health visitor.",
      },
      {
        asks: ['dad says she must eat meat', 'grandparents cook meat anyway', 'husband thinks its a phase'],
        answer:
          'Give it a trial with dates: "Three months, then we have a blood test if the doctor thinks so, and talk again." That takes the drama out for both sides. At the grandparents\' ask for side dishes and bring a pot of lentils, instead of a debate. Making {him} eat it in front of the others wins one chop and loses the table.',
      },
      {
        asks: ['is it a phase', 'how long will it last', 'will he go back to eating meat'],
        answer:
          'It may be, and it may be the rest of {his} life; both deserve to be taken seriously. If it comes from a film or a friend, it often lasts weeks. If it came after a real lamb, longer. Cook one meatless supper for everybody each week, and stop watching. A decision nobody fights is easier to change.',
      },
      {
        asks: [
          'could it be an eating disorder',
          'she is cutting out more and more',
          'only salad now',
          'losing weight since vegetarian',
        ],
        answer:
          'Look at the direction. A child who gives up meat and still eats pasta, cake and seconds has a conviction. A child who gives up meat, then cheese, then bread, who checks labels, gets colder and thinner, or is cross when food is near, needs your doctor this week. Say what has dropped out, since when, and what {he} weighed before.',
      },
      {
        asks: ['what do i cook', 'one vegetarian in a family of meat eaters', 'i am not cooking two dinners'],
        answer:
          "Cook the meal in layers: the vegetables and the pasta for all, and the meat in its own pan for those who want it. Beans or cheese in the middle of the table. Chilli, curry, omelette and pizza hide nobody's principles. From about eight {he} can be in charge of one supper a week; conviction and onions belong together.",
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'always-hungry',
    title: 'Always hungry',
    topic: 'food',
    ages: [24, 155],
    questions: [
      'my child is always hungry',
      'never full',
      '3 year old eats more than me',
      'asks for snacks all day long',
      'how do i know if she is really hungry or bored',
      'eats and eats until his tummy hurts',
      'always asking for food after dinner',
      'constant snacking',
      'is it a growth spurt',
      'he eats too fast',
      'she finishes, asks what is next, and im afraid of making her self conscious but also of saying yes every time',
      'snack monster',
      'constantly asking for snacks',
      'hungry all the time',
      'grazes all day',
      'never stops eating',
    ],
    keys: [
      'always hungry',
      'hungry all the time',
      'never full',
      'snacking',
      'snacks all day',
      'eats too much',
      'overeating',
      'growth spurt',
      'grazing',
      'second helpings',
      'eats more than me',
      'asking for food',
      'tummy hurts from eating',
      'eats too fast',
      'bored or hungry',
      'hungry after dinner',
    ],
    ack: [
      { text: 'The last plate is still warm, and a voice asks what there is to eat.' },
      { text: "You don't want to count {his} biscuits, and you don't want to be the fridge." },
      {
        when: ['until his tummy hurts', 'too fast', 'eats and eats'],
        text: '{He} eat{s} as if somebody might take it away, and you watch the belly go round.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'With meals and snacks at fixed times and no grazing in between, children tend to eat the amount they need, much one day and little the next.',
      },
      {
        from: 72,
        to: 155,
        text: 'With regular meals and snacks children tend to eat the amount they need, more in some weeks and less in others.',
      },
    ],
    sources: [SATTER, SAFEFOOD, NHS_WEIGHT],
    tonight: [
      'Give the day hours: three meals, two snacks, water in between. "The next food is at four." Say the time, not the no.',
      'Let each snack have staying power: bread and cheese, egg, yoghurt, nut butter, instead of something crunchy and gone.',
      'At table {he} may have seconds of everything there is enough of. Then wait ten minutes together before thirds; fullness is slow.',
    ],
    ask: 'Great thirst with much weeing and weight loss: doctor the same day. Eating until it hurts, hiding food or waking to eat for weeks, or weight rising across the lines: your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a tummy with opinions could be read at the table.',
      about: 'noticing when the tummy is full',
    },
    back: [
      'When is the asking worst, and what came before it?',
      'How much sleep is there, and how much does a day have in it to do?',
    ],
    turns: [
      {
        asks: ['is she hungry or bored', 'emotional eating', 'eats when shes sad', 'asks for food when upset'],
        answer:
          'A test you can do kindly: offer something plain, bread and butter or an apple. If it is eaten with relish, it was hunger. If it must be crisps, it was something else, and then you offer yourself: "Bored, sad or thirsty?" Ask it as information and not as a trap; many grown-ups cannot tell either.',
      },
      {
        asks: [
          'i dont want to give her a complex',
          'how do i say no without body shame',
          'scared of causing an eating disorder',
        ],
        answer:
          'Then talk about the clock and the kitchen and never about the body. "The kitchen is closed until four." Not "you\'ve had enough", not "that\'s fattening". The same hours for everyone in the house, thin or not. Children take no harm from a rhythm; they do from being watched.',
      },
      {
        asks: ['is it a growth spurt', 'growing pains and hungry', 'eating loads this week'],
        answer:
          'Some weeks are like that, and then the sleeves are too short. It usually lasts days to two or three weeks, comes with good sleep, and stops of its own accord. Feed it with real food at real hours. If it goes on for months, have height and weight measured; that ends the guessing.',
      },
      {
        asks: ['at the table he wants more and more', 'third helpings', 'finishes everyones plate'],
        answer:
          'Serve in bowls in the middle, and eat slowly yourself, since speed is copied. Seconds for who likes; after that talk for ten minutes, then "Still hungry?" Take a yes seriously and offer what is on the table, not something better. A child who is trusted with seconds is less afraid of there being none.',
      },
      {
        asks: ['hides food in the room', 'wakes up to eat', 'steals food at night', 'adopted child hoards food'],
        answer:
          'Someone who hides food is afraid of there not being any, whatever the reason. Give a box with {his} name and ordinary food in it, always filled, allowed at any time; it usually empties {his} pockets within weeks. If {he} {has} known hunger or lived elsewhere, tell your doctor or social worker; there is good help for exactly that.',
      },
      {
        asks: ['nursery says he eats too much', 'teacher commented on her eating', 'grandma calls him greedy'],
        answer:
          'Words like greedy stick. "We don\'t use that word. {He} {is} hungry, and the next food is at four." Ask nursery what they see: how fast, how much, at what time. If {he} bolt{s} food there, others may be taking it, or the gap since breakfast is too long. A bigger breakfast is a cheap experiment.',
      },
      {
        asks: ['she is thirsty as well', 'drinks a lot and eats a lot', 'losing weight but always hungry'],
        answer:
          "That combination needs a doctor today: much thirst, much weeing, more hunger and less weight can belong together. Say those four words when you ring. If {he} {is} drowsy, breathing deeply or being sick as well, use the emergency number and don't wait for the morning.",
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'weight-words',
    title: 'Worried about weight',
    topic: 'food',
    ages: [48, 155],
    questions: [
      'is my child overweight',
      'school letter says my son is overweight',
      'my 8 year old says she is fat',
      'how do i talk to my daughter about her weight',
      'should i put him on a diet',
      'being called fat at school',
      '10yo wants to lose weight',
      'doctor said her bmi is high',
      'he has a big tummy',
      'how can my kid lose weight without noticing',
      'she stood in front of the mirror pulling at her stomach and she is seven, what on earth do i say to that',
      'my child is too skinny and people comment',
      'school nurse says he is obese',
      'thinks she is fat at 8',
      'worried my son is chubby',
    ],
    keys: [
      'overweight',
      'obese',
      'bmi',
      'fat',
      'diet',
      'weight letter',
      'lose weight',
      'chubby',
      'skinny',
      'tummy fat',
      'body image',
      'tummy',
      'big tummy',
      'called fat',
      'high bmi',
      'put on a diet',
    ],
    ack: [
      {
        when: ['letter', 'bmi', 'weigh in', 'weighed', 'measured'],
        text: 'A letter with a number in it, about your child, in an envelope addressed to you.',
      },
      { text: 'On no other subject can a kind word go wrong so fast.' },
      {
        when: ['says she is fat', 'says he is fat', 'she is fat', 'mirror', 'ugly'],
        text: '{He} {is} far too young to stand sideways to a mirror.',
      },
      {
        when: ['called fat', 'fatty', 'teased', 'bullied'],
        text: 'Somebody has put a word on {his} body, and now it is at your table.',
      },
    ],
    typical: [
      {
        from: 48,
        to: 155,
        text: 'Children are growing, so most who are above the line need to hold their weight rather than lose any; changes work best when the whole family makes them.',
      },
    ],
    sources: [NHS_WEIGHT, WEIGHT_TALK, BODY_WORDS],
    tonight: [
      'Tonight say one thing about {his} body that is not its look: what it can carry, climb, hear.',
      'Change one habit of the house, for everyone: water instead of sweet drinks, or a walk after supper. One, for a month.',
      'Shut the word diet in a drawer, your own too. {He} listen{s} when you speak about your stomach.',
    ],
    ask: 'Have weight and height measured before you act; ask your doctor or school nurse. Skipping meals, being sick on purpose, dizziness, hiding food or exercising in secret: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story about everything a body can do could be ready tonight.',
      about: 'liking what my body can do',
    },
    back: [
      'Who brought it up: a letter, a relative, another child, or {he} {himself}?',
      'What was said about it, word for word?',
    ],
    turns: [
      {
        asks: ['she says she is fat what do i answer', 'he says he is ugly', 'calls herself fat'],
        answer:
          'Not "you\'re not fat, you\'re lovely"; that closes the door. Ask: "Who said that? What happened?" Listen to the end. Then: "Bodies come in sizes, and yours is growing. Nobody gets to be rude about it. What would you like me to do?" If it was a child at school, tell the teacher. If {he} {has} begun to leave out meals, ring the doctor.',
      },
      {
        asks: ['should i put her on a diet', 'low carb for kids', 'portion control', 'cut out sugar'],
        answer:
          'No diets for a growing child without a clinic behind it; less food can cost height and start a fight that lasts for decades. What does work is dull and belongs to the house: water, regular meals at a table, child-sized portions, more moving about, more sleep. It takes months, and {he} need not know that it has anything to do with a number.',
      },
      {
        asks: [
          'how do i tell her about the letter',
          'should i mention the school weigh in',
          'what do i say about his bmi',
        ],
        answer:
          'You need not read the letter to a six-year-old. An older one who asks: "They measure everyone. Yours came out higher than they expect. It is my job to look after how we eat and move. Nothing about you is wrong." It is better not to make the word forbidden; what is never mentioned sounds like shame.',
      },
      {
        asks: ['grandma says shes getting chubby', 'relatives comment on his weight', 'granddad calls her piggy'],
        answer:
          'Stop it in the room, lightly: "We don\'t do comments about bodies here. Ask {him} about the swimming." Afterwards to {him}: "That was about grandma\'s manners, not about you." Uncles who joke about stomachs are often talking about their own, and they can do that by themselves.',
      },
      {
        asks: ['kids call him fatty at school', 'bullied about weight', 'teased in pe'],
        answer:
          'Write down what, who and where, today. Go to the teacher with it, and ask what they will do by Friday. To {him}: "That is bullying, and it is the school\'s job and mine." Don\'t answer it with a plan to slim; it would say they were right. Find one place in the week where {his} body is good at something.',
      },
      {
        asks: ['how can we get more active', 'hates sport', 'he wont exercise', 'screens all day'],
        answer:
          'Drop the word sport. Twenty minutes that end in something: walk to the bakery, bikes round the block, dancing while supper cooks, a dog that belongs to the neighbour. Together, at a fixed hour, in bad weather too. Sixty minutes a day is the official mark and may be collected in scraps.',
      },
      {
        asks: ['he is too thin', 'people comment shes skinny', 'underweight'],
        answer:
          'Then the same rule holds: measure before you worry. If {he} follow{s} {his} own line and run{s} about, thin is a build. "Skinny" hurts exactly as "chubby" does, so the same sentence for the relatives. If the line is dropping, or food has become frightening, your doctor should see the chart this week.',
      },
      {
        asks: [
          'she stopped eating lunch',
          'skips lunch since someone called her fat',
          'wont eat at school because of comments',
          'eats less since they said it',
        ],
        answer:
          'Take that seriously and quietly. Don\'t talk about weight; talk about the sentence that was said: "Someone said something about your body. That was wrong." Eat together, the same food for everyone, without comments on any plate. Tell the school what was said and that lunches come home. If meals go on being left out, see your doctor this week rather than next.',
      },
      {
        asks: [
          'should i talk to the school',
          'tell the teacher about the name calling',
          'do i ring school about being called fat',
          'what should school do',
        ],
        answer:
          'Yes. Write it down as it happened, the words, the day, who heard it, and ask what will be done by Friday. Names for a body are bullying when they go on, and schools have a policy for it. Ask too that nobody is weighed or compared in front of others. Tell {him} first that you are writing, and what.',
      },
    ],
    challenges: ['healthy-eating', 'building-confidence'],
  },
];

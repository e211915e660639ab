import type { Article } from './article.ts';
import { CHILDSMILE, KENT_WETTING, NHS_DRINKS, NHS_SUGAR, SAFEFOOD, SATTER } from './food-sources.ts';

/** Food: milk, drinks and sweets. */
export const FOOD_HABITS: readonly Article[] = [
  {
    id: 'milk-and-bottle',
    title: 'Too much milk, and giving up the bottle',
    topic: 'food',
    ages: [10, 60],
    questions: [
      'my 2 year old only wants milk',
      'how do i get her off the bottle',
      'still has a bottle at 3',
      'drinks 5 bottles a day and hardly eats',
      'when should a child stop having a bottle',
      'wont drink milk from a cup',
      'how much milk for an 18 month old',
      'refuses cows milk completely',
      'screams for his milk bottle at bedtime',
      'follow on or growing up milk needed?',
      'hes 20 months and gets through nearly two litres of milk, it calms him, but the health visitor pulled a face',
      'sippy cup or open cup',
      'too much milk and no food',
      'getting a toddler off bottles',
      'fills up on milk',
      'when to stop bottles and use a sippy',
    ],
    keys: [
      'bottle',
      'bottles',
      'milk',
      'cows milk',
      'off the bottle',
      'sippy cup',
      'beaker',
      'open cup',
      'growing up milk',
      'follow on milk',
      'refuses milk',
      'bottles a day',
      'bottle at 2',
      'milk from a cup',
      'only milk',
      'hardly eats bottles',
    ],
    ack: [
      {
        text: 'A bottle is a drink, a lap and a sleeping pill in one, and you are being asked to take away all three.',
      },
      { text: 'It is hard to hold out a cup to someone who is screaming for the thing on the shelf behind you.' },
    ],
    typical: [
      {
        from: 10,
        to: 23,
        text: 'NHS advice is a cup from around 6 months and no feeding from a bottle after the first birthday; an open or free-flow cup teaches sipping and is kinder to teeth.',
      },
      {
        from: 24,
        to: 60,
        text: 'NHS advice is to leave the bottle behind from the first birthday; past 2 it is comfort rather than food, and a good deal of milk takes the place of meals.',
      },
    ],
    sources: [NHS_DRINKS, SAFEFOOD],
    tonight: [
      'Count one day: how many bottles, how full, and what is eaten after each.',
      "Give tomorrow's first daytime milk in a cup, at the table, with breakfast, and leave the bedtime bottle alone for now. Begin with the one {he} care{s} about least.",
      'Take the bottle out of the bed: milk downstairs, then teeth, then stairs. "Milk is for the kitchen. Cuddle is for here."',
    ],
    ask: 'Pale, tired, out of breath or eating earth or paper: doctor this week, since too much milk can leave too little iron. Under 1 and refusing milk for a day: ring your health visitor or nurse line today.',
    offer: {
      kind: 'story',
      label: 'A story about a cup that was waiting for its turn could be read before the first morning.',
      about: 'from bottle to cup',
    },
    back: [
      'How many bottles are there in 24 hours, and when is the last one?',
      'Is it the milk {he} want{s}, or lying down with the bottle?',
    ],
    turns: [
      {
        asks: ['she refuses milk from a cup', 'wont drink milk without the bottle', 'no bottle no milk'],
        answer:
          'Then less milk for a while, and it is not a disaster: yoghurt, cheese and milk on cereal count, and water quenches. Offer the cup once with breakfast and once in the afternoon, without asking, in company. Cups with a valve you have to suck are bottles in disguise; an open cup with two sips in it is the faster road.',
      },
      {
        asks: ['how do i stop the bedtime bottle', 'night time bottle', 'falls asleep with the bottle'],
        answer:
          'Shorten it, then move it. Five nights: the same bottle, a little less each night. Then the same milk in a cup, in the kitchen, half an hour before bed. In bed comes something that does not pour: a story, a song, your hand. Expect three bad evenings, and do not start in the week of a cold.',
      },
      {
        asks: ['is he eating badly because of the milk', 'milk fills him up', 'not hungry because of bottles'],
        answer:
          'Very likely. Milk is a meal, and it slips in between. Keep it at two or three fixed times, after food rather than before, and water the rest of the day. Children often complain for two days and eat on the third. If nothing changes in two weeks, let your health visitor look at growth.',
      },
      {
        asks: ['growing up milk', 'toddler milk worth it', 'do i need follow on formula'],
        answer:
          "A child over one who eats ordinary food needs no special milk; full-fat cow's milk is fine as a main drink, and breastfeeding may go on as long as you both like. Semi-skimmed can come in from 2 if {he} eat{s} well. If {he} {does} not take dairy at all, ask your health visitor what to use instead.",
      },
      {
        asks: ['he hates cows milk', 'allergic to milk?', 'dairy free alternatives', 'oat milk for toddlers'],
        answer:
          'Not liking it is no loss if there is cheese or yoghurt. If milk brings hives, swelling, vomiting or blood in the nappy, stop it and speak to your doctor before you try again; swelling of the face or trouble breathing is the emergency number. Plant drinks differ a great deal, and rice drinks are not for under-fives. Ask a dietitian which one.',
      },
      {
        asks: ['should i go cold turkey', 'throw all bottles out', 'take them away in one go'],
        answer:
          'For a child over 18 months who loves {his} routine it can be the shorter pain: announce it the day before, pack them together, three hard evenings. For a younger or an anxious one step by step is kinder. What makes it long is doing neither: one bottle back, at midnight, on the fourth night.',
      },
      {
        asks: ['mother in law gives him a bottle', 'dad still gives the bottle', 'nursery still uses bottles'],
        answer:
          'Tell everyone the same sentence and a date: "From Monday, cup at your house too; {he} {is} allowed to shout at me about it." Bring the cup along. A bottle that exists in one house keeps the hope alive in all of them, and {he} {is} cleverer at geography than we think.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'drinks-water',
    title: 'Will not drink water',
    topic: 'food',
    ages: [12, 155],
    questions: [
      'wont drink water',
      'my 4yo only drinks juice',
      'how do i get a toddler to drink more',
      'refuses water unless it has squash in',
      'hardly drinks at school comes home with a full bottle',
      'how much should a child drink',
      'is squash ok every day',
      'she drinks nothing all day and then half a litre at bedtime',
      'dark wee not drinking enough',
      'addicted to apple juice',
      'fizzy drinks for kids',
      'hes never once asked for a drink, i have to run behind him with the bottle in summer and it becomes a fight',
      'only wants squash never water',
      'will not drink plain water',
      'hardly any fluids',
    ],
    keys: [
      'drink water',
      'juice',
      'squash',
      'fizzy',
      'cola',
      'drinking',
      'thirsty',
      'water bottle',
      'dehydrated',
      'not drinking',
      'drink more',
      'dark wee',
      'juice only',
      'apple juice',
      'thirst',
      'drinks nothing',
    ],
    ack: [
      {
        when: ['school', 'bottle', 'nursery'],
        text: 'A full water bottle going out, the same full bottle coming home: you could set your watch by it.',
      },
      { text: 'You can put a glass in front of a child; the rest happens without you.' },
      { text: 'Next to juice, water has nothing to say for itself.' },
      {
        when: ['summer', 'heatwave', 'hot weather'],
        text: 'Thirty degrees in the shade, and {he} push{es} the glass away.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: 'Several proper drinks spread over the day do more for a child than sipping all day long, and water and milk are the ones to choose.',
      },
      {
        from: 48,
        to: 107,
        text: 'From 4 to 8 about one to one and a half litres over the whole day are advised, in six to eight drinks, three of them at school.',
      },
      {
        from: 108,
        to: 155,
        text: 'From 9 about one and a half to two litres over the day are advised, at least three drinks of it at school.',
      },
    ],
    sources: [KENT_WETTING, CHILDSMILE],
    tonight: [
      'Put a small glass of water by every plate from tonight, yours too. No asking, no praising.',
      "Thin the juice by a finger's width every three days. In three weeks it is water with a memory.",
      'Hang drinks on things that happen anyway: waking, break, lunch, the door at home, supper. Big drinks then, better than sipping all day.',
    ],
    ask: 'Drinking under half of usual, no wee for eight hours, dry lips or sleepy: doctor or nurse line today. Unusual thirst with a lot of wee, new wet beds or weight loss: doctor the same day.',
    offer: {
      kind: 'song',
      label: 'A glug-glug song with a glass in it could go with supper.',
      about: 'drinking water',
    },
    back: [
      'What goes in over a whole day, and in what?',
      'Has it always been so, or is this since an illness or a hot week?',
    ],
    turns: [
      {
        asks: [
          'i tried just offering water and she went all day without',
          'he refused water for 8 hours',
          'wont drink anything if its not juice',
        ],
        answer:
          'Then go down the staircase instead of jumping: the same juice, thinner every third day. Add ice, a straw, a jug {he} may pour from, a slice of orange. Soup, melon, cucumber and yoghurt carry water as well. If {he} {is} ill, hot or not weeing, forget the project and give whatever {he} take{s}.',
      },
      {
        asks: ['he drinks nothing at school', 'bottle comes home full', 'not allowed water in class'],
        answer:
          'Three drinks belong to the school day: break, lunch and afternoon. Draw lines on the bottle at each, and ask the teacher for one nod at break. Many children hold back because of the toilets; ask in the car, "What are the loos like?" If that is it, the toilet is what needs mending, not the bottle.',
      },
      {
        asks: ['is squash bad', 'sugar free squash all day', 'diet drinks for kids'],
        answer:
          'Now and then, with food, it is no drama. Between meals sweet drinks, sugar-free ones too, keep the tongue expecting sweet, and acid is hard on teeth whichever sweetener is in it. Make a house rule that you can keep: at home water and milk, squash on Saturdays. Children hold a rule well if it is not negotiated daily.',
      },
      {
        asks: ['drinks everything at bedtime', 'thirsty at night', 'wet bed because he drinks late'],
        answer:
          "Then the day is too dry. Move drinks forward: a big one at getting up, at school, after school and with supper, and sips after that. Don't forbid water at bedtime, {he} may be thirsty. If thirst stays big in spite of a well-watered day, with much weeing or tiredness, see your doctor the same day.",
      },
      {
        asks: ['grandad gives him cola', 'grandma always has juice in', 'other parents give fizzy'],
        answer:
          'Grandparents keep juice the way they keep sweets, as a welcome. Ask for a size and a place: "A small glass with lunch, and water after." That is a rule they can obey with pride. At parties let it be; cola on the third Saturday of March builds no habit.',
      },
      {
        asks: ['how do i know he is drinking enough', 'signs of dehydration', 'dark urine'],
        answer:
          "Look in the toilet: pale yellow several times a day is enough. Dark, strong-smelling, three times a day is too little, and so is hard poo or an afternoon headache. A child who drinks too little seldom feels thirsty, so the plan is yours. A jug on the worktop with a line for four o'clock tells you at a glance.",
      },
      {
        asks: ['sparkling water', 'can she have flavoured water', 'milk instead of water', 'smoothies'],
        answer:
          'Plain tap water best; fizz without sugar now and then for the bigger ones. Flavoured waters often have sugar or sweetener in them, so read the back. Milk is food, a cup or two a day. Smoothies are a dessert with a straw, at a meal. All of this is easier if you buy less of it, since the fridge is the one who gets asked.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'sweets',
    title: 'Sweets and sugar',
    topic: 'food',
    ages: [24, 155],
    questions: [
      'obsessed with sweets',
      'my 5 year old steals biscuits',
      'how do i say no to sweets without a tantrum',
      'sugar makes him hyper?',
      'how much sugar can a child have',
      'always asks for a treat',
      'grandma gives her sweets every day',
      'is it bad to ban sugar',
      'hides chocolate wrappers under his bed',
      'dessert every night or not',
      'she went to a party and ate eleven cupcakes, then cried, then asked for sweets the next morning at seven',
      'sugar addiction in kids',
      'begs for sweets every day',
      'how do i limit sugar',
      'candy obsession',
      'wants candy all the time',
    ],
    keys: [
      'sweets',
      'sugar',
      'candy',
      'chocolate',
      'biscuits',
      'treats',
      'treat',
      'dessert',
      'pudding',
      'party bag',
      'sneaking food',
      'sweet tooth',
      'wrappers',
      'hides chocolate',
      'cupcakes',
      'dessert every night',
      'steals biscuits',
      'cake',
      'ice cream',
      'gummies',
      'snacks sugar',
    ],
    ack: [
      {
        when: ['hides', 'steals', 'stealing', 'sneaks', 'wrappers', 'secret'],
        text: 'There is a wrapper behind the sofa, and a small person who knows nothing about it.',
      },
      {
        text: 'Before breakfast, after breakfast, at the till: it is the same question, and you are the one who has to be dull.',
      },
      {
        when: ['grandma', 'grandad', 'granny', 'mother in law', 'nana'],
        text: "Love comes out of grandma's handbag in shiny paper, and you are meant to object.",
      },
      { text: 'Every shop has built a wall of sweets at exactly the height of your child.' },
    ],
    typical: [
      {
        from: 24,
        to: 47,
        text: 'For under-fours there is no set amount of sugar: NHS advice is to avoid sweetened drinks and food with sugar added.',
      },
      {
        from: 48,
        to: 83,
        text: 'From 4 to 6 NHS sets at most 19 grams of added sugar a day, about five cubes; one can of cola holds more.',
      },
      { from: 84, to: 131, text: 'From 7 to 10 NHS sets at most 24 grams of added sugar a day, about six cubes.' },
      { from: 132, to: 155, text: 'From 11 on NHS sets at most 30 grams of added sugar a day, about seven cubes.' },
    ],
    sources: [NHS_SUGAR, SATTER],
    tonight: [
      'Give sweets a time that does not depend on being good: "Sweets are on Saturday after lunch." A date stops more asking than a no.',
      'Answer the daily question in one even sentence: "Not today. Saturday." Then say nothing more, pleasantly.',
      'If there is a small pudding, put it on the table with the meal, once, no bargain. It loses its throne.',
    ],
    ask: 'If {he} eat{s} in secret or until it hurts most weeks, or {is} ashamed about {his} body, talk to your doctor. Holes or pain in teeth: dentist this week. Great thirst with weight loss: doctor the same day.',
    offer: {
      kind: 'story',
      label: 'A story about a jar that opened on Saturdays could be ready before the next shop.',
      about: 'waiting for sweets',
    },
    back: [
      'Where do the sweets come from: shop, school, grandma, your own cupboard?',
      'Is it asked for out of hunger, boredom or after something hard?',
    ],
    turns: [
      {
        asks: [
          'i caught him stealing biscuits',
          'she hides chocolate',
          'eats in secret',
          'finds the sweets wherever i put them',
        ],
        answer:
          'Don\'t set a trap and don\'t ask who it was. "I found wrappers. I think it was hard to wait. Sweets are on Saturday, and you can have toast now." Then look at the rule: too strict makes food secret, and too much to hand asks too much of {him}. Buy less, put it high, have the day for it. If secrecy goes on for months, tell your doctor.',
      },
      {
        asks: ['does sugar make children hyper', 'goes crazy after sugar', 'behaviour after sweets'],
        answer:
          'When it has been tested, sugar itself does not turn children wild; the party, the late hour and twenty other children do. That is worth knowing, because it means that you can stop fighting about it on that ground and fight about teeth instead.',
      },
      {
        asks: [
          'grandma gives sweets every day',
          'my mil always brings chocolate',
          'dad lets her have whatever she wants',
        ],
        answer:
          'Thank her for the habit behind it, and give her a lane: "One thing after lunch, when you\'re here. And it\'s your thing, nobody else does it." Two sentences and no speech about teeth. If it is daily because she looks after {him} daily, agree on three days and a fruit day; grandmothers negotiate well.',
      },
      {
        asks: ['should i ban it completely', 'no sugar at all', 'is it ok to never have sweets'],
        answer:
          'Up to about three it is easy and saves teeth. After that complete bans tend to make the thing shine: the child who never may is the one standing by the bowl at the party. Small and regular beats never and then a lot. Keep drinks out of it though; sweet drinks are worth being strict about.',
      },
      {
        asks: ['he has a tantrum in the shop about sweets', 'at the checkout', 'says no fair everyone else gets some'],
        answer:
          'Say it before the door: "We are buying milk. Sweets are Saturday." At the till give {him} the job of packing. If it comes anyway, stay near, one sentence: "You wanted them. It\'s not today." Carry on paying. The first three times are loud; the fourth time {he} test{s} whether you meant it.',
      },
      {
        asks: ['should dessert depend on eating vegetables', 'no pudding unless you finish', 'is pudding every day ok'],
        answer:
          'I would cut that rope. "First the sprouts" makes sprouts the fine you pay for cake. Fruit or yoghurt most days, something sweet twice a week, in small amounts, whoever ate what. The first fortnight {he} will eat the pudding first and the peas not. After that the pudding gets to be pudding.',
      },
      {
        asks: ['halloween and christmas', 'party bags', 'easter eggs what do i do', 'how do i handle the sweet haul'],
        answer:
          'Let it be a feast, with an end. One evening of eating as much as {he} like{s} with the toothbrush waiting, and the next day the tin goes high and comes down on Saturdays. Some families buy the rest off for a small toy. Three weeks later half the tin is usually still there.',
      },
      {
        asks: ['and if it goes on', 'she keeps stealing sweets', 'he still takes them', 'what if she does it again'],
        answer:
          'Then change the cupboard before you change the child: sweets in the house only for the day they\'re eaten. A fixed day and a fixed plate make stealing poor business. When it happens again, few words, "You took them. Next time ask," and the rest of that packet is gone. No lectures, and no hunt for wrappers.',
      },
    ],
    challenges: ['healthy-eating'],
  },
];

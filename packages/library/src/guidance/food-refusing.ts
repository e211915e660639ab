import type { Article } from './article.ts';
import { ARFID, FUSSY, NHS_FEED, SAFEFOOD, SATTER, TASTES, WONT_EAT } from './food-sources.ts';

/** Food: what is refused and how much is eaten. */
export const FOOD_REFUSING: readonly Article[] = [
  {
    id: 'fussy-eating',
    title: 'Fussy eating',
    topic: 'food',
    ages: [12, 132],
    questions: [
      'wont eat anything except pasta',
      'used to eat everything and now he eats nothing',
      'eats five foods and that is it',
      'only eats pasta',
      'my 3 year old is such a picky eater',
      'refuses anything new',
      'he used to eat everything and now nothing',
      'lives on toast and yoghurt',
      'how do i get my child to try new foods',
      'she wont even look at what i cooked',
      'fussy eater 5yo',
      'is it normal that a 2 year old suddenly goes off foods she loved',
      'i cook one dinner for us and another for him and a third because he changes his mind',
      'spits everything out',
      'beige food only',
      'so picky with food',
      'wont try anything on his plate',
      'eats the same three things',
    ],
    keys: [
      'fussy',
      'picky',
      'picky eater',
      'fussy eater',
      'new foods',
      'only eats pasta',
      'beige',
      'refuses food',
      'goes off food',
      'selective',
      'pasta',
      'toast',
      'yoghurt',
      'spits out',
      'new food',
      'never tries',
      'goes off',
    ],
    ack: [
      { text: 'You cooked it, and it was looked at as if you had served gravel.' },
      { text: 'Plain pasta for the ninth evening running is a dull way to fail, and you have not failed.' },
      {
        when: ['used to', 'suddenly', 'goes off', 'changes his mind'],
        text: 'Last month it was the favourite, and today it is an insult on a plate.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Many children go through a phase of fussy eating, and a new food may have to be tried more than ten times before it is accepted.',
      },
      {
        from: 36,
        to: 71,
        text: 'Many children go through a phase of fussy eating; a new food may need more than ten tries, and eating habits change as children grow.',
      },
      {
        from: 72,
        to: 132,
        text: 'A short list is still common at school age; eating habits change as children grow, and pressure at the table does not speed it up.',
      },
    ],
    sources: [FUSSY, SAFEFOOD, SATTER],
    tonight: [
      'Put one thing {he} always eat{s} in the middle of the table, next to what everyone has. {He} may take it, and nobody comments on the rest.',
      'Split the work out loud: "I choose what and when. You choose whether and how much."',
      'One spoonful of the new thing on a plate next to {his} own, not on it. Smelling, licking and handing it to you all count. Talk about something other than food.',
    ],
    ask: 'Fewer than about ten foods in all, weight lost or not gained, gagging at textures, pain, or lasting constipation: ask your doctor or health visitor, and bring a three-day list.',
    offer: {
      kind: 'expert',
      label: 'There are stories about new food on the plate in the expert library, short enough for before dinner.',
      about: 'healthy-eating',
    },
    back: [
      'What are the five things {he} always eat{s}?',
      'Is it the taste, the feel in the mouth, or that it touches something else?',
    ],
    turns: [
      {
        asks: [
          'i tried that and she ate only bread',
          'he ate only the safe food',
          'she filled up on bread and nothing else',
        ],
        answer:
          'Good. That is how the first two weeks look when it works: {he} {was} at a table where nothing was being sold. Keep the bread in modest pieces, refill it once, and leave the other bowls within {his} reach. The thing to count is not bites but how near {his} hand comes. A pea that was poked on Tuesday is further on than a pea that was never there.',
      },
      {
        asks: [
          'what if he goes to bed hungry',
          'he didnt eat dinner should i give him something later',
          'hungry at bedtime after refusing tea',
        ],
        answer:
          'A plain snack at the same time every evening, toast or porridge, whether or not dinner was eaten. It is part of the day, not a reward for refusing. {He} will not come to harm from a thin dinner, and you are spared being a waiter at nine. What does not help is the favourite dish appearing because the first one was pushed away.',
      },
      {
        asks: [
          'can i use pudding as a reward',
          'three bites then ice cream',
          'bribing with dessert',
          'sticker for tasting',
        ],
        answer:
          'Leave pudding out of the bargain; it makes the carrots the fee and the ice cream the prize. If there is a sweet today, serve a small one along with the meal, no strings. Stickers are a different matter: for a taste the size of a fingernail they have helped in studies, if a no is met with "All right" and nothing more.',
      },
      {
        asks: ['he eats everything at nursery', 'eats fine at grandmas', 'good eater everywhere except home'],
        answer:
          'Because there ten others are eating, and nobody is watching {his} fork. Ask how it is served: small bowls, helping themselves, at what hour. Copy that on two evenings a week. Most children are hungriest in the middle of the day, so a good lunch out and a poor supper at home add up to an ordinary day.',
      },
      {
        asks: [
          'my husband makes him finish his plate',
          'grandad says she has to eat what shes given',
          'mother in law says hes spoiled',
        ],
        answer:
          'Many of us were raised on clean plates, and it is meant as care. Try: "We are doing an experiment for a month. {He} decide{s} how much, and I\'d love it if you talked to {him} about the dog." Give them a job at the table, cutting bread. Pressure has been tried on this plate already, and you know the result.',
      },
      {
        asks: ['should i hide vegetables', 'sneak it into sauce', 'is it ok to hide food'],
        answer:
          'It feeds {him}, so do it if it eases your mind, but leave some in plain sight as well, since a hidden courgette teaches nothing about courgettes. And answer honestly if {he} ask{s}. A child who catches you once checks every sauce for a year.',
      },
      {
        asks: ['how long does this phase last', 'when will he grow out of being picky', 'will she ever eat normally'],
        answer:
          'It tends to be strongest between 2 and 4, and to thin out by itself when meals are calm. Think in seasons: photograph the list of what {he} eat{s} today, and look again at Easter. Two new things in three months is good progress. If the list gets shorter instead, show it to your doctor.',
      },
      {
        asks: [
          'do i make her a separate meal',
          'should i cook something else for him',
          'two dinners every night',
          'she wants something different',
        ],
        answer:
          'One meal, with one thing in it that {he} can eat: bread, rice, a plain potato. That isn\'t a second dinner, it is a safe corner of the first. Cooking again after the no teaches that no works, and wears you out. "This is what there is tonight. You choose whether and how much."',
      },
      {
        asks: [
          'what if she eats nothing at all',
          'and if he eats nothing',
          'she leaves the table without eating',
          'skips dinner',
        ],
        answer:
          'Then dinner is over, without a word about it, and the next food comes at its usual time: a small plain snack before bed, or breakfast. One empty evening is part of learning that eating is {his} job. Look at the week rather than the plate. Weight lost or not gained is for your doctor.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'vegetables',
    title: 'Will not eat vegetables',
    topic: 'food',
    ages: [12, 144],
    questions: [
      'refuses vegetables',
      'will not eat any vegetables and dinner is a battle every night',
      'every meal is a fight about vegetables',
      'my 4 year old hasnt eaten a vegetable in months',
      'how do i get her to eat veg',
      'only fruit never veg',
      'hates anything green',
      'is it ok if he gets no vegetables at all',
      'wont touch broccoli carrots peas nothing',
      'pretends to be sick when there is a vegetable on the plate',
      '5 a day is a joke in our house',
      'does fruit count instead of vegetables for a toddler',
      'my daughter picks every tiny bit of onion out of the sauce, it takes forty minutes, and then she says shes full',
      'how to get kids to eat vegetables',
      'hates all veggies',
    ],
    keys: [
      'vegetables',
      'vegetable',
      'veg',
      'veggies',
      'greens',
      'broccoli',
      'carrots',
      'peas',
      'five a day',
      'salad',
      'green',
      'onion',
      '5 a day',
      'fruit not veg',
      'hates veg',
      'smoothie',
    ],
    ack: [
      { text: 'One pea, lifted out with two fingers and laid on the edge of the table like a small crime.' },
      { text: 'You have steamed, mashed, grated and disguised, and the broccoli has still gone to the bin.' },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: 'Liking vegetables is learned by tasting them: in a study with three-year-olds a tiny taste every day for two weeks changed how much they ate.',
      },
      {
        from: 48,
        to: 144,
        text: "Tasting again and again in very small amounts is what changes a child's mind about a vegetable; a study with small children used one taste a day for two weeks.",
      },
    ],
    sources: [TASTES, FUSSY, SATTER],
    tonight: [
      "Choose one vegetable, one only, for the next fortnight. A piece the size of a fingernail, away from dinner, at four o'clock when {he} {is} peckish.",
      '"Lick it, bite it or say no." If {he} say{s} no: "All right. Tomorrow again." A sticker for a lick is fair.',
      'At dinner put a bowl of something raw and crunchy on the table ten minutes early, and eat from it yourself without a word.',
    ],
    ask: 'If there are no vegetables and no fruit at all for months, or {he} {is} pale, tired or constipated, ask your doctor or health visitor.',
    offer: {
      kind: 'story',
      label: 'A story about a very small taste could come before the first try.',
      about: 'tasting a vegetable',
    },
    back: [
      'Which one was ever eaten, even a year ago?',
      'Raw or cooked: is it the taste or the softness {he} mind{s}?',
    ],
    turns: [
      {
        asks: ['i tried the tiny taste and he gagged', 'she pretends to vomit', 'gags on purpose'],
        answer:
          'Gagging is rarely acting; soft, wet things do that to some mouths. Go back a step: touch it, paint with it, hold it between the teeth and give it back. Choose crisp over soft: thin strips of pepper or cucumber, grated raw carrot, and toasted hard things only from 5 on. If {he} gag{s} on most textures, tell your health visitor.',
      },
      {
        asks: ['does fruit do instead', 'he eats loads of fruit', 'are smoothies ok', 'juice instead of veg'],
        answer:
          'Fruit carries {him} a long way, so breathe out. What vegetables add is mainly getting used to bitter, and that can take years in peace. A smoothie counts once a day, at a meal because of the teeth. Whole fruit is better than squeezed, and dried fruit belongs to mealtimes.',
      },
      {
        asks: ['will she get ill without vegetables', 'is he getting enough vitamins', 'should i give a multivitamin'],
        answer:
          'A child who eats fruit, bread, milk and something with protein is rarely short of much. Ask your health visitor which vitamins are advised where you live, as many countries advise some for all under-fives. The brand and the amount are for a pharmacist. Then stop counting at table; {he} can see you count.',
      },
      {
        asks: ['should i hide them in sauce', 'grate courgette into everything', 'secret veg'],
        answer:
          'You may, as housekeeping. It does not replace meeting one. A fair way is to let {him} help blend: {he} pour{s} the spinach in, press{es} the button and see{s} a green pancake come of it. Children taste what they have made far more readily than what was slipped past them.',
      },
      {
        asks: ['how many times do i have to offer it', 'weve offered broccoli 50 times', 'how long before he likes it'],
        answer:
          'More than ten real tastes; in one study with three-year-olds it was fourteen. Being on the plate fifty times without touching the tongue hardly counts, and that is why the taste is taken out of dinner and made tiny. Fourteen days of one thing. If {he} still dislike{s} it after that, {he} {has} an opinion. Take another vegetable.',
      },
      {
        asks: ['i dont like vegetables myself', 'his dad eats none', 'we are not a veg family'],
        answer:
          'Then make it a joint expedition. "I didn\'t like peppers either. I\'m having mine on Tuesday; you can watch my face." A parent who tastes and grimaces and tastes again is the best lesson there is. Ask dad to leave out one sentence only: "I never liked those."',
      },
      {
        asks: ['school makes them have salad', 'at nursery he eats carrots', 'eats veg for the childminder'],
        answer:
          'Then {he} like{s} carrots there, which is how liking begins. Don\'t set them against each other ("You eat it at nursery!"). Ask for the shape and the company: raw, in sticks, at ten o\'clock, with Sam. Do the same at ten on Saturday.',
      },
      {
        asks: [
          'ok and if that does not work',
          'nothing works with vegetables',
          'what if he never eats them',
          'still refuses after weeks',
        ],
        answer:
          'Then leave vegetables off the list of things you talk about for two weeks, and go on putting them there, one spoonful, beside something liked. Let {him} wash, tear and stir, with no eating asked. Fruit carries some of the load meanwhile. It is the twelfth quiet meeting that counts, and most people stop at five.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'eats-too-little',
    title: 'Eats next to nothing',
    topic: 'food',
    ages: [12, 96],
    questions: [
      'my toddler eats nothing',
      'hardly eats anything all day',
      '2 year old two bites and done',
      'shes so skinny im worried',
      'he isnt eating dinner at all',
      'how much should a 3 yr old eat',
      'should i make him eat',
      'lives on air',
      '18 month old has lost his appetite',
      'is she eating enough',
      'he had half a banana and three raisins since this morning and is running round like a mad thing, how is that possible',
      'not eating since he was ill',
      'barely touches his meals',
      'underweight and wont eat',
      'picks at food and leaves it',
    ],
    keys: [
      'eats nothing',
      'hardly eats',
      'not eating',
      'small appetite',
      'lost appetite',
      'two bites',
      'skinny',
      'underweight',
      'enough food',
      'portion',
      'bites',
      'nothing at dinner',
      'isnt eating',
      'doesnt eat',
      'tiny eater',
      'appetite',
    ],
    ack: [
      { text: 'Two bites, and the plate goes back looking as full as it came.' },
      { text: 'The plate is full, the child is running, and nothing about the sum works out.' },
      {
        when: ['was ill', 'been ill', 'after a cold', 'bug', 'been sick', 'was sick'],
        text: '{He} {is} over it, {his} appetite is not, and you are counting ribs in the bath.',
      },
      {
        when: ['skinny', 'thin', 'underweight'],
        text: 'You see the shoulder blades in the bath and start doing sums.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Phases of eating next to nothing are common in small children; they often need less than we think, and a short while of it does no harm.',
      },
      {
        from: 36,
        to: 96,
        text: 'Many children go through phases of refusing food; they often need less than we think, and a short while of it does no harm.',
      },
    ],
    sources: [WONT_EAT, SAFEFOOD, NHS_FEED],
    tonight: [
      'Write down everything for three days, drinks too. What goes in between meals is invisible until it stands on paper.',
      'Serve half of what you think, on a small plate; {he} can ask for more. Second helpings feel better on both sides than leftovers.',
      'Fix the times: three meals, two snacks, and water between. After twenty or thirty minutes clear away: "All done? All right. There\'s a snack at four."',
    ],
    ask: 'Weight lost, clothes getting looser, tired and pale, drinking little, pain or vomiting with meals: ring your doctor this week. Under 2 and refusing drinks as well: today.',
    offer: {
      kind: 'story',
      label: 'A story about a tummy that says when could be read at the table tonight.',
      about: 'how hungry a tummy is',
    },
    back: [
      'How much milk and juice does a day have in it?',
      'Has the weight been checked, and does it follow {his} own line?',
    ],
    turns: [
      {
        asks: ['how much is a portion', 'what is a normal amount for a 2 year old', 'how many meals'],
        answer:
          'Small: about the palm of {his} own hand of each thing, and seconds on request. A day with a good breakfast, a middling lunch and a supper of three beans is a full day. Look at the week, not the plate. What decides whether it is enough is the curve in the health record, and the running about.',
      },
      {
        asks: ['he fills up on milk', 'drinks milk all day and doesnt eat', 'juice all day'],
        answer:
          'Then we have found it, I think. Milk and juice are food that runs. After the first birthday keep milk to about a pint a day at most, counting what is on cereal, give it with or after meals, and only water in between. Appetite usually turns up within a week. It costs two days of complaint.',
      },
      {
        asks: ['should i feed her myself', 'spoon feeding a 3 year old', 'chasing him with a spoon', 'tv so he eats'],
        answer:
          'I would stop the chase, kindly and all at once. A spoon that comes from outside teaches that eating is something done to {him}. Sit down with {him}, eat your own, put food within reach. With the television {he} eat{s} without noticing; a week without it will look worse, and then {he} notice{s} that {he} {is} hungry.',
      },
      {
        asks: ['he was ill and still wont eat', 'since the cold she eats nothing', 'after a tummy bug'],
        answer:
          'Appetite comes back last, often a week or two after a bug. Drinks first, then small dry things, and no catching up by force. When {he} {is} well again, portions often double for some days. If after two weeks {he} still eat{s} far less, or {has} lost weight, let your doctor look.',
      },
      {
        asks: ['my mum says she is too thin', 'everyone comments he is small', 'grandmother feeds him behind my back'],
        answer:
          'Thin is not a measurement. Ask for one at the health visitor\'s: weight and height on the line, and compare {him} with {himself} half a year ago. Then you have a sentence: "{He} {is} following {his} own line, we had {him} weighed on the third." To the grandmother give the four o\'clock snack as her own department.',
      },
      {
        asks: [
          'i get so anxious at mealtimes',
          'i cry after dinner',
          'mealtimes are hell',
          'im obsessed with what she eats',
        ],
        answer:
          'Then hand over one meal a day, to anyone, and leave the room. You cannot serve peas with a racing heart without the peas knowing. Put the plate down, sit, and look at {his} face and not the fork. And tell your health visitor that mealtimes make you cry; that sentence is enough to get help with it.',
      },
      {
        asks: ['can i give supplements or shakes', 'toddler milk to gain weight', 'high calorie drinks'],
        answer:
          'Not before someone has weighed {him} and looked. A sweet drink from a bottle takes away what hunger there is. If more is needed, put it into what {he} already eat{s}: butter on the toast, cheese in the mash, full-fat yoghurt. Your health visitor or a dietitian can say whether it is needed.',
      },
    ],
    challenges: ['healthy-eating'],
  },
  {
    id: 'extreme-fussy',
    title: 'Only a handful of foods',
    topic: 'food',
    ages: [30, 155],
    questions: [
      'he only eats 5 foods',
      'could it be arfid',
      'panics if a new food is on the table',
      'my 6 year old has lived on crackers and milk for years',
      'will only eat one brand of nuggets',
      'she gags and cries at the smell of dinner',
      'eats less than ten foods is that normal',
      'dropped another food from his list',
      'autism and food only white foods',
      'stopped eating after she choked',
      'he would rather go hungry for two days than eat something that isnt on his list, this isnt ordinary picky',
      'cant eat at school or parties',
      'is it arfid or just picky',
      'eats only four foods and cries at new ones',
      'terrified of new foods',
    ],
    keys: [
      'arfid',
      'five foods',
      'few foods',
      'extreme picky',
      'same brand',
      'food list',
      'sensory eating',
      'dropped foods',
      'choked and stopped eating',
      'food phobia',
      'crackers',
      'smell of dinner',
      'gags at smell',
      'nuggets',
      'white foods',
      'panics at food',
    ],
    ack: [
      { text: 'This is not "wait till hunger does it"; {he} would rather not eat, and you have seen it.' },
      { text: 'Five foods, one brand, and a cold dread when the packet changes its picture.' },
      {
        when: ['choked', 'choking', 'sick', 'vomit'],
        text: 'One bad mouthful, and since then every mouthful has been asked for its papers.',
      },
    ],
    typical: [
      {
        from: 30,
        to: 155,
        text: 'Ordinary fussiness slowly widens; eating fewer than about ten foods, losing foods or fearing to eat is a reason to ask for help, whatever the name for it turns out to be.',
      },
    ],
    sources: [FUSSY, ARFID],
    tonight: [
      'Take the pressure off tonight, entirely: safe food on {his} plate, enough of it, and no bite asked for.',
      'Write the list of every food {he} eat{s}, with brand, shape and temperature, and mark what has dropped off since last year. Take it to the doctor.',
      'Let other food be in the room without a task: on your plate, across the table. "That\'s mine. You have yours."',
    ],
    ask: 'Fewer than ten foods, weight lost or not gained, tired or pale, or afraid at meals: ring your doctor this week, ask for growth to be checked and for a dietitian or feeding team. Fainting or not drinking: today.',
    offer: null,
    back: [
      'Is it texture and smell, fear of choking or being sick, or no interest in eating at all?',
      'Which foods have gone from the list in the last year?',
    ],
    turns: [
      {
        asks: ['does he have arfid', 'is this an eating disorder', 'how do i know if its arfid or fussy'],
        answer:
          'Nobody can say that from a screen, and you need no label to ask. What a clinic looks at: how few foods, whether weight or health suffers, how much fear, and what it does to {his} days. Three roads lead there: mouth and nose that find food too strong, a fright such as choking, or a body that hardly reports hunger. Which of them sounds like home?',
      },
      {
        asks: [
          'should i let him go hungry',
          'wait till hes hungry enough',
          'starve him out',
          'doctor said he will eat when hungry',
        ],
        answer:
          'Not with this child. Most children come to the table when hungry; the ones with real fear or a very sensitive mouth do not, and they lose weight and trust. Keep feeding the safe list at regular times. If someone says {he} will eat when hungry, answer: "That was tried, for this long, and this is the weight."',
      },
      {
        asks: ['she choked and now wont eat solids', 'scared of choking', 'since he was sick he is afraid to eat'],
        answer:
          'A fright like that can shut a mouth for weeks. Start where {he} {is} safe: smooth and melting things, small sips in between, your calm face opposite. Let {him} decide the size. Move up one texture at a time, after three easy meals. If it has lasted more than two weeks, or {he} {is} losing weight, go to the doctor now rather than later.',
      },
      {
        asks: ['he is autistic', 'autism and only white food', 'sensory issues with food'],
        answer:
          'Then sameness is doing a job, and I would respect it while you widen it. Change one thing so small that it is nearly nothing: the same cracker, broken; the same nugget, from the grill. Tell {him} first. And ask the team who knows {him} for someone who works with eating; a feeding specialist or dietitian with that experience is worth a wait.',
      },
      {
        asks: ['school says he has to eat lunch', 'school dinner lady makes her try', 'nursery pressure to eat'],
        answer:
          'Put it in writing: "{He} eat{s} from this list only. Please do not ask {him} to taste or comment. {He} may sit with a friend, and eat what is in {his} box." A note from the doctor helps, ask for one. Until {he} {is} comfortable, calories matter more to a school day than the five food groups.',
      },
      {
        asks: ['which supplements', 'is he missing vitamins', 'can he be healthy on crackers'],
        answer:
          'That is a question with a blood test or a dietitian behind it, not one for guessing. Take the list; a dietitian sees at a glance what is likely to be missing. Until then offer whatever {he} already take{s} in its fullest form, and keep teeth brushed, since soft pale food clings.',
      },
      {
        asks: ['is it my fault', 'did i cause this', 'what did i do wrong'],
        answer:
          'No. Parents of such children have usually done everything the others did, and more of it. The eating came with {him}: a nose, a mouth, a memory. What you can do now is smaller and better than finding the cause: a list, an appointment, and meals where nothing is asked.',
      },
    ],
    challenges: ['healthy-eating'],
  },
];

import type { Article } from './article.ts';
import { DAY_WETTING, ERIC_NIGHT, KENT_WETTING, NHS_POTTY, NICE_BED, REGRESSION } from './toilet-sources.ts';

/** Toilet: wet days and wet nights. */
export const TOILET_WETTING: readonly Article[] = [
  {
    id: 'day-accidents',
    title: 'Wet trousers by day',
    topic: 'toilet',
    ages: [30, 108],
    questions: [
      'accidents every day',
      'wets herself at school',
      'my 5 year old still has wee accidents',
      'he doesnt notice he is wet',
      'too busy to go to the toilet',
      'holds it until its too late',
      'how do i stop daytime wetting',
      '6yo wet pants every afternoon is that normal',
      'leaks when she laughs',
      'nursery says he has 4 accidents a day',
      'goes every ten minutes and only dribbles',
      'dances on the spot and says she doesnt need to and two minutes later its running down her tights',
      'keeps wetting her pants at preschool',
      'pee accidents at school',
      'peeing in his pants during the day',
    ],
    keys: [
      'accidents',
      'wets himself',
      'wets herself',
      'wet pants',
      'daytime wetting',
      'wee accidents',
      'leaks',
      'dribbles',
      'holding it',
      'damp knickers',
      'wee',
      'every ten minutes',
      'dribble',
      'wet afternoon',
      'dances',
      'needs a wee',
    ],
    ack: [
      { text: 'The dance from one foot to the other, "I don\'t need to", and two minutes later it is too late.' },
      { text: 'The third pair of trousers of the day is drying on the radiator.' },
      {
        when: ['school', 'class', 'teacher', 'nursery'],
        text: 'A bag of wet clothes on the coat peg, handed over in front of everyone.',
      },
    ],
    typical: [
      {
        from: 30,
        to: 47,
        text: 'Accidents belong to learning: by 3 about nine in ten are dry most days, and even then excited, upset or busy children have wet ones.',
      },
      {
        from: 48,
        to: 108,
        text: 'By 4 most children are reliably dry by day, and the odd accident still happens to one who is excited, upset or deep in a game.',
      },
    ],
    sources: [NHS_POTTY, DAY_WETTING, KENT_WETTING],
    tonight: [
      'Send, don\'t ask: "Toilet, then snack." Every two hours or so, at things that happen anyway. Asking gets a no.',
      'Drinks up, not down: six to eight over the day. A half-empty bladder gives poor signals, and strong wee stings.',
      'Sit properly: trousers right down, feet on a step, count to twenty after the last bit and try again.',
    ],
    ask: 'Pain, blood, fever or a sudden new wetness: doctor today or tomorrow, for an infection. Great thirst with it: same day. Wet most weeks at 5 or past it: doctor, with a three-day diary.',
    offer: {
      kind: 'story',
      label: 'A story about a game that waited two minutes could be read at the weekend.',
      about: 'stopping for the toilet',
    },
    back: ['{Was} {he} ever dry for some months, or never yet?', 'How often is there a poo, and is it soft?'],
    turns: [
      {
        asks: [
          'i tried reminding her and nothing changed',
          'i take him every hour and he still wets',
          'reminders dont work',
        ],
        answer:
          'Then look at two things behind the reminding. Poo first: a full bowel sits on the bladder, and no clock helps against that. And emptying: {he} {is} off the seat in four seconds. Ten days with proper sits, feet on a box, counting to twenty, and soft poo. If {he} {is} 5 or older and still wet, take the diary to your doctor.',
      },
      {
        asks: [
          'teacher says he should ask',
          'not allowed to go in class',
          'afraid to ask at school',
          'wet at school dry at home',
        ],
        answer:
          'Ask the school for three things, kindly and in writing: may go when needed without asking aloud, is sent at break and lunch, and changes clothes somewhere private. Find out about the toilets too: a broken lock or a loud dryer keeps a six-year-old away for weeks. Spare trousers in a plain bag, not the see-through one.',
      },
      {
        asks: ['does he do it on purpose', 'is it laziness', 'too lazy to stop playing'],
        answer:
          'It looks like laziness because {he} {is} playing while it happens. In most children the signal comes late and small, or a full bowel drowns it. Anger makes {him} hide wet clothes, which costs you more washing. Say: "Your body told you late. Towel, pants, come back." Twelve seconds, no face.',
      },
      {
        asks: ['leaks when laughing', 'wees when she giggles', 'cant stop when it starts'],
        answer:
          "Giggling until it all runs out is a thing of its own, happens to big ones too, and is nobody's fault. Empty before parties and trampolines, and dark trousers. Tell your doctor about it, because there are exercises, and because it helps to hear that it has a name.",
      },
      {
        asks: ['goes every ten minutes', 'small wees all the time', 'keeps running to the toilet', 'always urgent'],
        answer:
          'First rule out an infection with your doctor, especially if it stings or began suddenly. Then a full bowel. If both are fine, it is often a bladder that has got used to little: big drinks, and hanging on for five minutes more than yesterday, no more. It usually shows within some weeks.',
      },
      {
        asks: ['grandad shouted at her for wetting', 'my partner gets angry', 'should i punish accidents'],
        answer:
          'Punishment makes children hide pants, not wees. "Sorry, nobody is told off for it; it isn\'t on purpose, and shouting doesn\'t help" can be said at the table. To {him} afterwards: "That was not all right. Bodies do that while they\'re learning."',
      },
      {
        asks: ['when should i see the doctor', 'how long before i worry', 'is it an infection'],
        answer:
          'Today or tomorrow: pain, blood, fever, belly or back pain, or a child who was dry and is wet all of a sudden. This week: poo that is hard or rare, wee that only dribbles, wetting with a lot of thirst. In the next weeks: 5 and wet most days. Bring the diary; it saves an appointment.',
      },
    ],
    challenges: ['potty-training'],
  },
  {
    id: 'toilet-regression',
    title: 'Dry, and now wet again',
    topic: 'toilet',
    ages: [24, 108],
    questions: [
      'was potty trained and now having accidents',
      'potty training regression at 3',
      'dry for months and suddenly wet again',
      'she started wetting since the baby came',
      'my 4yo was trained for a year and now nothing',
      'peeing on the floor after starting nursery',
      'regression after moving house',
      'was fully trained now refuses the toilet',
      'weeing everywhere since my husband left',
      '6 year old suddenly wetting bed again',
      'he went back to nappies after being ill',
      'two months perfect, then the new nursery, and since monday he has wet himself six times and cries about it',
      'suddenly having accidents after being dry for a year',
      'was potty trained now pees everywhere',
      'new baby and pee accidents',
    ],
    keys: [
      'regression',
      'regressed',
      'was potty trained',
      'used to be dry',
      'wetting again',
      'suddenly wet',
      'gone backwards',
      'accidents again',
      'since the baby',
      'was fully trained',
      'peeing on the floor',
      'weeing everywhere',
    ],
    ack: [
      { text: 'It was done, the potty was in the loft, and now you are looking for it again.' },
      {
        when: ['moved house', 'moving house', 'moved out', 'separated', 'husband left', 'wife left', 'divorce'],
        text: 'Everything round {him} has been moved, and now this has moved as well.',
      },
      {
        when: ['the baby', 'new baby', 'newborn', 'sibling', 'baby brother', 'baby sister'],
        text: '{He} ask{s} for the little clothes and wet{s} the big ones; the baby has rearranged more than the cupboard.',
      },
    ],
    typical: [
      {
        from: 24,
        to: 59,
        text: 'Going back after months dry is common in small children, most of all after a new baby, a move or a new nursery.',
      },
      {
        from: 60,
        to: 108,
        text: 'A school child who was dry for months and is wet again has a reason that can usually be found; a check by the doctor comes first.',
      },
    ],
    sources: [REGRESSION, NHS_POTTY],
    tonight: [
      'Rule out the body tonight: does it hurt, is it often and little, is the poo hard, is far more being drunk? Any yes, ring your doctor.',
      'Take the steam out for two weeks: no questions, spare trousers in every bag, and a short sit after each meal as if it had always been so.',
      'Give {him} the attention before the wet: ten minutes a day that belong to {him} alone, with the door shut and the phone away.',
    ],
    ask: 'New wetting with pain, fever, thirst, weight loss or blood: doctor the same day. New wetting with fear, nightmares or fear of one person, or at any age without a cause you can see: doctor this week.',
    offer: {
      kind: 'story',
      label: 'A story about a big one who was allowed to be small for a while could be read today.',
      about: 'being little again after something new',
    },
    back: [
      'What changed in the week before: baby, nursery, illness, an argument at home?',
      '{Does} {he} have any pain, and is the poo soft?',
    ],
    turns: [
      {
        asks: [
          'what if he does it to get attention',
          'only when im feeding the baby',
          'does it when i am on the phone',
        ],
        answer:
          'Then it works, and that is why it comes back. Give the attention first and without wetting: {he} carr{ies} the nappies, sit{s} close, {has} {his} own basket that comes out when you feed. When it happens anyway, clean up without a story. The arms were what {he} {was} after, and {he} may as well have them dry.',
      },
      {
        asks: ['when does it go away', 'how long does regression last', 'will she go back to normal'],
        answer:
          'A fortnight to two months, if the cause is something that settles. It shrinks in days: three on Monday, two on Wednesday, none on the weekend with grandad. If two months bring nothing, or it began with pain or a full bowel, then it is not regression, and it belongs to your doctor.',
      },
      {
        asks: ['new baby and wetting', 'since the baby came', 'jealous of the newborn'],
        answer:
          'You cannot talk {him} out of being smaller. So give some smallness by agreement: a bottle of water in the arm, wrapped up in a towel, "my big baby" at five o\'clock. When it is allowed, it becomes boring. Keep the sits after meals and the pants on, and let the nappies stay in the cupboard for sleep.',
      },
      {
        asks: ['since we separated', 'dad moved out and she is wetting', 'we moved house and now wets'],
        answer:
          'Then it is a language with no better words yet. Two things help: the same day plan in both homes, down to which potty and when, and someone saying it: "So much is new. Your body is keeping up with it." Don\'t send the wet clothes across in silence as evidence. If it goes on over two months, ask the doctor or a counsellor for help.',
      },
      {
        asks: ['is it abuse', 'someone hurt my child and now wetting', 'wetting and scared of someone'],
        answer:
          "If anything about it worries you, take it seriously: fear of one person, sudden night fear, sexual talk that does not belong to {his} age, a sore place. Don't question {him} again and again. Write down the words and ring your doctor or a child protection line today; in danger, the emergency number. Wetting alone mostly means something else, and you may still ask.",
      },
      {
        asks: ['she is embarrassed', 'cries about the accidents', 'other kids noticed', 'teased for wetting'],
        answer:
          'Say once: "Bodies go backwards a bit when life is big. It gets better again." Then a plan with no audience: dark trousers, a spare set in a plain bag, a private place to change, and one adult at nursery who knows. Nothing about it at the table, and none of it told in the car in front of {him}.',
      },
      {
        asks: ['should i put nappies back on', 'pull ups again', 'is going back to nappies bad'],
        answer:
          'For the night and long drives, yes, quietly, if it spares you the fifth sheet. By day stay with pants if you can bear it, because a nappy takes away the signal. If a stuck week has become a month of battle, a pause is fine; I know of no child who stayed in nappies because of a pause.',
      },
    ],
    challenges: ['potty-training', 'new-sibling'],
  },
  {
    id: 'bedwetting',
    title: 'Wet at night',
    topic: 'toilet',
    ages: [36, 155],
    questions: [
      'wets the bed and cant go on the school trip',
      'wet bed and a sleepover coming up',
      'still wet every night at 8',
      'soaks the bed every night',
      'still wets the bed',
      'bedwetting at 6',
      'wet every night',
      'when will she be dry at night',
      '8 year old wets bed is it normal',
      'how do i stop bedwetting',
      'should i lift him at night',
      'bed alarm for kids',
      'no drinks after 5 doesnt help',
      'dry for months and now wet at night again',
      'sleepover and wets the bed',
      'he is nine, he cries when i come in with the sheets, and he has never once been dry for a week',
      '10 year old wets bed',
      'pees the bed at 7',
      'should i wake a 7 year old to pee',
    ],
    keys: [
      'bedwetting',
      'wets the bed',
      'wet bed',
      'wet at night',
      'wet nights',
      'night time dry',
      'enuresis',
      'bed alarm',
      'lifting',
      'mattress',
      'sleepover',
      'sheets',
      'wetting the bed',
      'wet the bed',
      'nights wet',
      'bed wetting',
    ],
    ack: [
      { text: 'Sheets at two in the morning are a job nobody thanks you for.' },
      { text: 'The washing machine knows more about your nights than your friends do.' },
      {
        when: ['sleepover', 'camp', 'school trip', 'residential', 'friend'],
        text: 'The invitation is lying on the table, and {he} {has} put it face down.',
      },
    ],
    typical: [
      {
        from: 36,
        to: 59,
        text: 'Children are generally expected to be dry at night by about 5; at four and a half around one in five still wets the bed now and then.',
      },
      {
        from: 60,
        to: 83,
        text: "At four and a half around one in five still wets the bed now and then; it often runs in families, and it is nobody's fault.",
      },
      {
        from: 84,
        to: 155,
        text: "At nine and a half around eight in a hundred still wet the bed now and then; it often runs in families, it is nobody's fault, and it can be treated.",
      },
    ],
    sources: [NICE_BED, NHS_POTTY, ERIC_NIGHT],
    tonight: [
      'Two layers of bed: mat, sheet, mat, sheet. At night you peel one off and everyone goes back to sleep.',
      'Drinks through the day, six to eight, and the last big one with supper; a wee before the stories and one again last of all.',
      'Say it flat, once, at breakfast: "Your body makes more at night than it can hold. It isn\'t your fault, and there is help." And keep it out of the talk of the house.',
    ],
    ask: 'From 5, if it happens twice a week or bothers {him}: doctor, with two weeks of notes. Dry for six months and now wet, pain, a lot of thirst, wet by day, or hard poo: doctor soon; thirst with weight loss, today.',
    offer: {
      kind: 'story',
      label: 'A story about a body that is still learning at night could be ready by bedtime.',
      about: 'a body that learns at night',
    },
    back: [
      '{Was} {he} ever dry for six months at a stretch?',
      'How often is there a poo, and how much is drunk by day?',
    ],
    turns: [
      {
        asks: ['i stopped her drinks and it didnt help', 'no water after 5pm', 'fluid restriction'],
        answer:
          'Then you may bring the drinks back, with a clear conscience. Little drinking makes the bladder small and the wee strong, and it does not make the night dry. Spread them out: breakfast, break, lunch, after school, supper, and sips in the evening. What helps is not less water but water at better hours.',
      },
      {
        asks: ['should i wake him at night', 'lifting', 'carry her to the toilet at 11'],
        answer:
          'It can spare you a sheet, and it does not teach anything, so do it on school trips and camps if you like. Half-asleep trips wear you out in the long run. If you do it, do not do it at the same minute every night, and let {him} walk, with eyes open.',
      },
      {
        asks: ['what about an alarm', 'medicine for bedwetting', 'what treatment is there', 'desmopressin'],
        answer:
          'From 5 on there are two roads: an alarm that wakes at the first wetness and needs some weeks of a parent who gets up, and a medicine your doctor may suggest, above all for the short term, camps and sleepovers. Ask your doctor or school nurse which of the two fits. The alarm suits a child who wants it and a family with a quiet month ahead.',
      },
      {
        asks: ['sleepover and school trip', 'camp and wet bed', 'friends house bedwetting'],
        answer:
          'A plan that leaves {him} the secret: pants that keep dry under pyjama bottoms in the sleeping bag, put there beforehand, a plastic bag for the morning, one adult who knows, and a wee before lights out and when the other adults go to bed. Ask your doctor about medicine for that one week, at least two weeks ahead. Most camps have met this; ring them.',
      },
      {
        asks: ['is it my fault', 'what did we do wrong', 'my husband was late too', 'is it inherited'],
        answer:
          'Nobody\'s, and {he} {has} no say in it. It runs in families; in many, somebody at the table could tell you a story. What you can do is stop the sentence "not trying". {He} {is} asleep when it happens, and nobody tries asleep. Rewards are fine for drinking well, weeing before bed and helping with sheets, never for dry nights.',
      },
      {
        asks: [
          'my partner is angry about the sheets',
          'punishing for bedwetting',
          'grandmother shames her',
          'shouting about wet beds',
        ],
        answer:
          'Punishment has no place here; NICE says so in as many words. Say it to the angry one in the kitchen, not at night: "It happens in sleep. Shouting doesn\'t reach a sleeping bladder." Put the kit in the room, so that the changing takes four minutes and no speeches. If anger is winning, tell your doctor that too; they ask about it on purpose.',
      },
      {
        asks: [
          'hes only 4 should i do something',
          '3 year old wet at night',
          'when is it a problem',
          'is it normal at 5',
        ],
        answer:
          'Under 5 there is nothing to treat: nights come later than days, sometimes by years. Keep the drinks and the last wee, and see it as laundry. It is time to ask at 5 or past it, if it bothers {him} or happens most nights, or whenever pain, thirst, wet days or hard poo come with it.',
      },
      {
        asks: [
          'what do i tell the other mum',
          'do we tell the host about bedwetting',
          'sleepover and he wets should i say something',
          'how do i tell his friends parents',
        ],
        answer:
          'Ask {him} first who may know. Then one grown-up, by telephone, in one breath: "{He} wet{s} the bed sometimes. {He} {has} what {he} need{s} in {his} bag; a bin bag in the morning is all it takes, and please not in front of the others." Most people have a story of their own to tell you back.',
      },
      {
        asks: [
          'how long until he is dry at night',
          'when will it stop',
          'how long does bedwetting last',
          'will he grow out of it',
        ],
        answer:
          'Most do; nobody can name the month. It often runs in families, so ask at what age you or the other parent was dry. From five, if it is twice a week or bothers {him}, the doctor can help it along, so there is no need to sit it out. Bring two weeks of notes.',
      },
    ],
    challenges: ['potty-transition'],
  },
  {
    id: 'night-nappy',
    title: 'When to stop the night nappy',
    topic: 'toilet',
    ages: [24, 84],
    questions: [
      'when do i take off the night nappy',
      'dry in the day but wet at night',
      '3 year old wakes with a full nappy every morning',
      'should i stop pull ups at night at 4',
      'how do i night train',
      'pull ups at 5 are they making it worse',
      'she wants no nappy at night but wets',
      'is he being lazy keeping the night nappy',
      'night time potty training',
      'wakes dry sometimes',
      'he is nearly 5, dry since he was 2 in the day, and every single nappy in the morning weighs a kilo',
      'waterproof sheet night training',
      'when to drop pull ups at night',
      'diaper at night at 4',
      'overnight potty training',
    ],
    keys: [
      'night nappy',
      'nappy at night',
      'pull ups at night',
      'night training',
      'nighttime dryness',
      'wakes dry',
      'waterproof sheet',
      'dry nights',
      'full nappy in the morning',
      'dry in the day',
      'take off nappy',
      'nappy in the morning',
      'night potty',
      'pull up at night',
    ],
    ack: [
      { text: 'By day it is settled, and every morning the nappy tells another story.' },
      { text: 'It is hard to know whether you are waiting for {him} or {he} {is} waiting for you.' },
    ],
    typical: [
      {
        from: 24,
        to: 47,
        text: 'Dry nights usually come later than dry days: most children learn them between 3 and 5.',
      },
      {
        from: 48,
        to: 84,
        text: 'Most children learn to be dry at night between 3 and 5, and up to one in five still wets the bed sometimes at 5.',
      },
    ],
    sources: [NHS_POTTY, ERIC_NIGHT],
    tonight: [
      'Look at the mornings for a week: dry or barely damp twice is a sign worth trying; full every day is not yet.',
      'If you try, do it in a fortnight without visitors: waterproof sheet, potty beside the bed, night light, easy pyjamas, spare set.',
      'Agree beforehand on the way back: "We try a week. If the bed is wet every night, the nappy comes back until Easter, and that is no drama."',
    ],
    ask: 'At 5, wet most nights and {he} mind{s}: doctor. Any age: dry for six months and now wet, pain, much thirst or wet days as well: doctor soon.',
    offer: {
      kind: 'song',
      label: 'A short song for the last wee of the day could end the evening.',
      about: 'a night without a nappy',
    },
    back: ['How often is the nappy nearly dry in the morning?', "How much is drunk after four o'clock?"],
    turns: [
      {
        asks: [
          'i took it off and the bed was soaked every night',
          'tried a week without and failed',
          'wet bed every night without pull up',
        ],
        answer:
          'Then the answer is not yet, and you were right to try. Back to pull-ups, said in one sentence and not as a defeat, and again after some weeks. Keep the daytime drinking and the last wee. What you have learned is worth something: {his} night body needs more time, and no method hurries it.',
      },
      {
        asks: [
          'do pull ups make it worse',
          'is he relying on the nappy',
          'health visitor says take them off',
          'nappies stop them learning',
        ],
        answer:
          "For a child whose body is nearly ready, a week without can show it, because a wet leg is a message. For one who is not, the nappy changes nothing and spares everyone's nights. So try for a week, look, decide. That is not relying on a crutch; it is asking a body for the news.",
      },
      {
        asks: ['should i wake him for a wee', 'lift at 10pm', 'carry her to the toilet'],
        answer:
          'You can, for the sheets. It does not make {him} dry sooner, and after some weeks the two of you will have a habit at eleven. If you do, wake {him} properly and let {him} walk, and choose a different time each night.',
      },
      {
        asks: ['she is scared of the potty at night', 'wont get up in the dark', 'too dark to go to the loo'],
        answer:
          'Make the way two metres: potty beside the bed on a towel, warm little light, nothing to climb over, pyjama trousers without a bow. Practise it once in daylight and once in the evening with you. A child who would have to cross a dark landing chooses the wet bed, and who would not.',
      },
      {
        asks: ['4 and grandma says hes lazy', 'everyone says he is old enough', "my sister's boy was dry at 2"],
        answer:
          'Answer once and short: "The nights are still growing. Nobody decides anything while asleep." Then change the subject to something {he} can do, because {he} {is} standing next to you.',
      },
      {
        asks: ['how long do we try', 'when do you give up', 'week without nappies not working'],
        answer:
          'One week is enough to see: a body that is ready gives you two or three dry nights in it. Nothing in seven means stop and try again in two or three months, or when a whole week of morning nappies has been nearly dry. Trying for months is what wears everyone out.',
      },
      {
        asks: ['wakes in the night for a wee now', 'comes to us to be taken to the toilet', 'up twice to wee'],
        answer:
          'That is the skill arriving, at the cost of your sleep, usually for some weeks. Set the potty beside the bed and answer half asleep: "Good. Wee, and back." The mornings and the night trips even out by themselves. If {he} {is} up more than twice, or thirsty at night, tell your doctor.',
      },
    ],
    challenges: ['potty-training'],
  },
];

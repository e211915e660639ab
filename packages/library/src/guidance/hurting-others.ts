import type { Article, Source } from './article.ts';

const NHS_TANTRUMS: Source = {
  organisation: 'NHS',
  page: 'Temper tantrums',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/temper-tantrums/',
  checked: 'read',
};
const NHS_DIFFICULT: Source = {
  organisation: 'NHS',
  page: 'Difficult behaviour in children',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/difficult-behaviour-in-children/',
  checked: 'read',
};
const BITING: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Biting, pinching and hair-pulling',
  address: 'https://raisingchildren.net.au/babies/behaviour/common-concerns/biting-pinching-hair-pulling',
  checked: 'read',
};

/** Behaviour: hands, teeth and flying objects, and whoever is at the other end of them. */
export const HURTING_OTHERS: readonly Article[] = [
  {
    id: 'hitting',
    title: 'Hitting, kicking and pushing',
    topic: 'behaviour',
    ages: [12, 107],
    questions: [
      'hits his little sister when i am not looking',
      'hits me when i say no',
      'hits other kids at nursery',
      'teacher says he pushes other children',
      'reception teacher says he pushes',
      'my toddler hits other children',
      'how do i stop my 2 year old hitting',
      'he hits me when hes angry',
      'she pushes kids over at playgroup',
      '4yo kicks and punches at nursery',
      'my son smacks me in the face and laughs',
      'hits for no reason',
      'got a call from preschool again he shoved a boy',
      'is it normal that my three year old hits his friends and even the dog and then says sorry and does it again two minutes later',
      '6 year old still hitting when he doesnt get his way',
      'aggressive toddler',
    ],
    keys: [
      'hits',
      'hitting',
      'hit',
      'pushes',
      'kicks',
      'punches',
      'smacks me',
      'shoves',
      'aggressive',
      'whacks',
      'slaps',
      'thumps',
      'lashes out at children',
      'smacks',
      'slaps my face',
    ],
    ack: [
      {
        when: ['face', 'laughs', 'slaps', 'hits me', 'hit me'],
        text: 'Being smacked in the face by someone you have just fed tests the best of tempers.',
      },
      {
        when: ['call', 'nursery', 'preschool', 'playgroup', 'friends'],
        text: 'When yours is the one who shoved, every head in the room turns to you for the answer.',
      },
      { text: '{His} hand is faster than {his} words and, most days, faster than you.' },
      { text: 'You watch every other child for what yours might do next, and the coffee goes cold.' },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: "Hitting and biting are common in toddlers, who feel frustrated and can't yet put it into words in time.",
      },
      {
        from: 48,
        to: 107,
        text: 'By four most children use words a good deal of the time, so a lot of hitting at this age usually has a cause that can be found.',
      },
    ],
    sources: [
      NHS_TANTRUMS,
      NHS_DIFFICULT,
      {
        organisation: 'American Academy of Pediatrics',
        page: 'Effective Discipline to Raise Healthy Children',
        address:
          'https://publications.aap.org/pediatrics/article/142/6/e20183112/37452/Effective-Discipline-to-Raise-Healthy-Children',
        checked: 'read',
      },
    ],
    tonight: [
      'Stay within arm\'s reach at the risky times and block instead of scolding after: "I won\'t let you hit."',
      'Go to the hurt child first. Then give {him} what to do with the want: hand out, "My turn please," or both feet stamping.',
      'Practise it at bath time with two ducks, one of whom wants the boat.',
    ],
    ask: 'If it is most days past four, someone gets properly hurt, or {he} seem{s} unable to stop once started, speak to nursery or school and your health visitor or doctor.',
    offer: {
      kind: 'story',
      label: 'A story about hands that had been cross all day could be ready by bedtime.',
      about: 'hands that hit when they are cross',
    },
    back: ['Who gets hit most, and what was wanted in that second?', 'Is there a time of day when it never happens?'],
    turns: [
      {
        asks: [
          'should i hit him back',
          'smack her so she knows how it feels',
          'hit back',
          'my dad says give him a smack',
        ],
        answer:
          'No, and you are wise to ask before. It hurts, it frightens, and what it shows is that the bigger one may. American paediatricians advise against it: little effect at once, none in the long run, and more trouble later. Hold the wrist, "I won\'t let you hit," and let the sameness do the work that force can\'t.',
      },
      {
        asks: ['he laughs when i tell him off', 'she thinks its funny', 'grins and does it again', 'smirks at me'],
        answer:
          'The laugh is often nerves, or a test of whether the button works again. Make the button dull: no gasp, no speech, hand held, flat voice, eyes elsewhere. Then be interesting thirty seconds later for something else. If a game of chase comes after every slap, the slap is an invitation; chase {him} before it happens.',
      },
      {
        asks: [
          'nursery complains',
          'they say he might be excluded',
          'other parents are complaining',
          'what do i say to the other mum',
        ],
        answer:
          "Ask nursery for three things in writing for a week: when, where, what came just before. A pattern nearly always shows. Agree on the same six words for everybody. To the other parent, short and human: \"I'm sorry about this morning. We're working on it and staying close.\" You needn't explain your family at the gate.",
      },
      {
        asks: ['what about time out', 'naughty step', 'should i send him to his room', 'time out for hitting'],
        answer:
          'A short, calm removal from the game can help: "Hitting stops the game. We sit here until your hands are quiet." With you near, a minute or two, then back with the words practised. As a punishment, alone and long, it mostly teaches about the stairs. Under three skip it; moving to another room with you does the same.',
      },
      {
        asks: [
          'he says sorry and does it again',
          'do i make him say sorry',
          'does he mean it',
          'how do i get him to feel sorry',
        ],
        answer:
          'At two or three "sorry" is a password to get back to the toys. Let doing come before saying: fetch the cold cloth, hold the plaster, bring the bear. "She\'s crying. What could help?" The feeling grows from seeing the effect, slowly. By five you can ask for the word as well, and wait for it without an audience.',
      },
      {
        asks: ['only hits me', 'gentle with everyone else', 'hits mum not dad', 'never at nursery only at home'],
        answer:
          'You are the safest place to try it out, which is a poor sort of compliment. Treat yourself like any other child: "I won\'t let you hit me," hand held, a step back, then carry on with the potatoes. Answer the same way when you are tired. If you are near hitting back, put {him} down somewhere safe and stand outside the door for a minute.',
      },
      {
        asks: [
          'how long until it stops',
          'nothing has worked',
          'ive tried everything for months',
          'when do they grow out of hitting',
        ],
        answer:
          "With someone in arm's reach and the same few words everywhere, two or three weeks usually show fewer, seldom none. Counting helps: make a dot on the calendar for each, because on a bad evening it will feel like no progress. If the dots don't thin out in a month, take the calendar to your health visitor; hearing and speech are worth a check too.",
      },
      {
        asks: [
          'what do i actually do with his hands',
          'hold his hands when he hits',
          'how do i stop him in the moment',
          'catch her hand',
        ],
        answer:
          'Catch the hand before it lands, without squeezing, and hold it for one breath: "I won\'t let you hit." Let go when it goes soft, and give it something to do: clap here, stroke, carry this. Keep your face plain, as a big reaction is interesting. If your hands are full, one step back is also an answer.',
      },
    ],
    challenges: ['managing-anger', 'being-kind'],
  },
  {
    id: 'biting',
    title: 'Biting',
    topic: 'behaviour',
    ages: [6, 59],
    questions: [
      'my toddler bites',
      'biting at daycare 18 months',
      'how do i stop her biting other kids',
      'baby bites me while feeding and laughs',
      'he bit a child at nursery and left a mark',
      '2yo bites when excited',
      'should i bite back',
      'bites his sister every day',
      'my one year old bites my shoulder when i carry him and if i say ow he does it more and thinks its hilarious',
      'nursery says hes a biter and parents complain',
      '3 and a half and still biting',
    ],
    keys: [
      'bite',
      'bites',
      'biting',
      'biter',
      'bit a child',
      'bite mark',
      'teeth marks',
      'sank teeth',
      'bit me',
      'nips',
      'teeth into',
      'chomps',
    ],
    ack: [
      {
        when: ['nursery', 'daycare', 'mark', 'parents', 'biter'],
        text: "A ring of small teeth on someone else's child makes your stomach drop before you have read the accident form to the end.",
      },
      {
        when: ['feeding', 'shoulder', 'breastfeeding', 'cuddle', 'bites me'],
        text: 'There is no graceful way of being bitten by somebody you are cuddling.',
      },
      {
        text: 'It is over in half a second, there was no warning, and now two children are crying and one of them is yours.',
      },
      { text: 'Of all the things small children do, this is the one other parents forgive last.' },
    ],
    typical: [
      {
        from: 6,
        to: 14,
        text: 'Babies bite to explore, because gums are sore, and to see what happens; a big reaction from you is a very interesting result.',
      },
      {
        from: 15,
        to: 35,
        text: 'Toddlers bite because they are excited, angry, tired or overwhelmed and have no words for it; sometimes they have seen another child do it.',
      },
      {
        from: 36,
        to: 59,
        text: 'After three biting usually gives way to words; when it keeps up, look for what is too much, too loud or too hard to say.',
      },
    ],
    sources: [BITING, NHS_TANTRUMS],
    tonight: [
      'Say four words and turn away: "No. Biting hurts me." Put {him} down or put yourself between, without a gasp and without a talk.',
      'Give the teeth a job: a cold flannel, a teether clipped to the shirt, a crust at the hour when it usually happens.',
      'Note the last three: who, where, how full the room, how long since food. Stand closest at exactly that moment tomorrow.',
    ],
    ask: "Broken skin needs washing and a pharmacist's or doctor's look. If biting goes on most weeks past three, or comes with few words, ask your health visitor and mention hearing and speech.",
    offer: {
      kind: 'picture-book',
      label: 'A picture book about a small crocodile who learns what teeth are for could be made tonight.',
      about: 'teeth are for apples, a little crocodile who bites',
    },
    back: [
      'Is it more when {he} {is} angry, or when {he} {is} happy and wild?',
      'What happens in the five seconds after the bite?',
    ],
    turns: [
      {
        asks: [
          'should i bite back',
          'bite him so he knows how it feels',
          'my friend bit hers back and it worked',
          'gran says bite her',
        ],
        answer:
          'No. It hurts and frightens, and it shows that biting is a thing people do when they are strong enough. It also makes you the person who bites. Four words, a turned shoulder, and something that may be bitten: dull, and every single time. Dull is what works on a toddler who is looking for a result.',
      },
      {
        asks: [
          'nursery keeps complaining',
          'what should nursery do',
          'they put him in time out',
          'worried they will throw her out',
        ],
        answer:
          'Biting in a room of one-year-olds is daily bread for nursery staff, even when the form makes it look like a crime. Ask them to shadow {him} closely for a week at the two worst times, to keep a list of what came before, and to have a chewy thing ready. Ask for less waiting in crowds. Offer to use the same four words at home.',
      },
      {
        asks: ['bites when excited', 'bites when happy', 'bites me when we cuddle', 'out of love'],
        answer:
          'That is joy with nowhere to go but the jaw. Catch the second before, eyes wide, arms stiff, and give the joy a shape: squeeze hands, "Squeeze, squeeze!", jump, growl like a bear into a cushion. Cuddle {him} with your shoulder out of reach for a while, cheek beside cheek instead of face to face.',
      },
      {
        asks: ['bites while breastfeeding', 'bites my nipple', 'bites the breast', 'biting during feeds'],
        answer:
          'Most babies bite at the end of a feed, when the swallowing has stopped, so watch for that and take {him} off first, a finger in the corner of the mouth. If it comes anyway: off, "No, that hurts," feed over for a few minutes, no shriek if you can help it. Sore gums like something cold beforehand. A breastfeeding helpline knows more tricks than I do.',
      },
      {
        asks: [
          'other parents are angry',
          'the other mum wont speak to me',
          'do i apologise to the parents',
          'everyone hates us',
        ],
        answer:
          "One short sentence is enough: \"I'm sorry she got hurt. We're on it.\" Nursery won't have told them who it was; you needn't either, unless they know. Then lift your head. Half the people at that gate have had a biter, and the other half have one coming.",
      },
      {
        asks: ['bites his sibling', 'bites the baby', 'bites his sister', 'bites at home only'],
        answer:
          'The baby is for now never within mouth\'s reach without you: playpen, carrier, your own lap. It tends to come when both want the same knee. Say it for {him}, "Too close! Say: move!", and give {him} a place the small one can\'t get to. If the little one is bitten, comfort that one first, warmly and long, while {he} watch{es}.',
      },
      {
        asks: [
          'when do they stop biting',
          'how long does the biting phase last',
          'its been months',
          'will it stop by itself',
        ],
        answer:
          'It usually fades as words arrive, in most children by around three. The steady four words shorten it; so does finding {his} hour and {his} trigger. If you are in the third month with no fewer, change the setting rather than the telling off: smaller group, earlier lunch, more running about before the quiet time.',
      },
      {
        asks: [
          'they want to exclude him from nursery',
          'nursery threatens to throw him out',
          'might lose his place because of biting',
          'other parents want him out',
        ],
        answer:
          'Ask for a meeting and bring a page: the last bites with time, room and what came before. Then a plan of two weeks: who stays within arm\'s reach at the worst hour, what is said, where {he} can bite. "What have you done with other biters?" is a fair question; most nurseries have had several.',
      },
      {
        asks: [
          'what do i do when it happens',
          'what do i do the moment he bites',
          'right after the bite',
          'how do i react when she bites',
        ],
        answer:
          'Between them first, without a gasp. Four words, "No. Biting hurts me," or with the other child\'s name, and turn away from {him} to the one who was bitten. Half a minute of that is the whole lesson. Then something for the teeth, and something to do. The talk about it comes later, or not at all.',
      },
      {
        asks: [
          'is that normal',
          'is it normal for toddlers to bite',
          'do all toddlers bite',
          'should i be worried about biting',
        ],
        answer:
          'In toddlers it is common; they bite when they are excited, cross, tired or crowded, and have no words for it yet. It usually goes as the words come. After three it is less usual: if it goes on most weeks by then, or there are few words, ask your health visitor and mention hearing and speech.',
      },
    ],
    challenges: ['being-kind', 'managing-anger'],
  },
  {
    id: 'throwing',
    title: 'Throwing things',
    topic: 'behaviour',
    ages: [8, 71],
    questions: [
      'toddler throws everything',
      'baby throws his toys out of the pram again and again',
      'how do i stop him throwing toys',
      'my 2yo throws things at people when angry',
      'throws cars at the tv',
      '15 months old drops everything and laughs',
      'she hurls her beaker across the room',
      'throws sand and stones at the playground',
      'my son throws hard toys, yesterday it hit his sister on the head, and when i take it away he finds the next thing',
      '4 year old throws stuff in a temper',
      'is throwing a phase',
    ],
    keys: [
      'throws',
      'throwing',
      'throw',
      'drops everything',
      'throws toys',
      'hurls',
      'throws sand',
      'stones',
      'lobs',
      'chucks',
      'flings',
      'hurls things',
    ],
    ack: [
      {
        when: ['food', 'plate', 'high chair', 'spoon'],
        text: 'You have picked up that spoon nine times, and the person in the high chair is waiting for the tenth with real interest.',
      },
      {
        when: ['head', 'people', 'sister', 'stones', 'hard'],
        text: 'A wooden engine at head height stops being funny quite suddenly.',
      },
      { text: 'Nothing in your house is heavy enough to stay where it was put.' },
      { text: 'It flies, it lands, it makes a noise, and you come running: that is four good reasons to do it again.' },
    ],
    typical: [
      {
        from: 8,
        to: 19,
        text: 'Towards the first birthday dropping and throwing is research: where does it go, what sound does it make, who picks it up?',
      },
      {
        from: 20,
        to: 71,
        text: 'Older toddlers throw for fun and in frustration; frustration comes out through the arm because the words are too slow.',
      },
    ],
    sources: [
      {
        organisation: 'American Academy of Pediatrics, HealthyChildren.org',
        page: 'Cognitive Development: 8 to 12 Months',
        address:
          'https://www.healthychildren.org/English/ages-stages/baby/pages/Cognitive-Development-8-to-12-Months.aspx',
        checked: 'read',
      },
      NHS_TANTRUMS,
    ],
    tonight: [
      'Give throwing a place: a basket of rolled socks and a box to hit. "Socks may fly. Cars drive."',
      'At table, offer three pieces at a time and a spot for "all done". The first throw gets "Food stays up", the second ends the meal, kindly.',
      'For the next days put the hard things on a high shelf; a wooden train can come back on Sunday.',
    ],
    ask: 'If {he} throw{s} hard things at people most days past four, or throwing comes with many other outbursts, talk with nursery and your health visitor or doctor. A knock to the head with drowsiness or vomiting is for the emergency number.',
    offer: {
      kind: 'song',
      label: 'A song for sock-throwing and car-driving could be ready in a minute.',
      about: 'socks may fly, cars drive on the floor',
    },
    back: ['What flies most: food, toys, or whatever is in reach when {he} {is} cross?', 'Who comes when it lands?'],
    turns: [
      {
        asks: ['he laughs when i pick it up', 'its a game to her', 'drops it again and again', 'i keep picking it up'],
        answer:
          'Two rounds of the game are friendly, the third belongs on the floor until the meal is over. Say "Gone. All done," and leave it there, with your face as interesting as a teapot. Play the same game elsewhere on purpose: dropping pegs into a pan, balls down a tube. Research needs a laboratory, only not at lunch.',
      },
      {
        asks: ['throws when angry', 'throws at me in a temper', 'throws things when told no', 'throws toys at people'],
        answer:
          'Take the object, not the argument: hand over {his} hand, "I won\'t let you throw that. You\'re angry. Throw this," and there is the cushion. Stand between {him} and whoever is small. Keep sentences under six words. Later, calm, clear up together, {him} one piece, you one. A thing that is thrown at people goes on the shelf until tomorrow.',
      },
      {
        asks: ['throws his plate', 'throws food every meal', 'clears the tray', 'mealtimes food everywhere'],
        answer:
          'Look at when: at the start it is often boredom with waiting or too much on the tray, at the end it means "finished". Teach a sign for all done, both hands up, and end the meal at the very first one. Small portions, no plate at all for a while, a dog outside. Hungry children throw surprisingly little.',
      },
      {
        asks: [
          'took the toy away and he got another',
          'i take it away and she finds the next thing',
          'nothing left to take away',
          'taking toys away doesnt work',
        ],
        answer:
          'Then it is {his} body that wants to throw, and taking things away is a race you lose. Go outside: stones into a puddle, snowballs, a ball against a wall, twenty times. Heavy work helps before the witching hour, carrying books, pushing the laundry. Come back in when the arm is tired.',
      },
      {
        asks: [
          'playground sand and stones',
          'throws sand at children',
          'throws stones',
          'other parents get cross at the sandpit',
        ],
        answer:
          'One warning that says what to do: "Sand stays down. Dig here." Second time out of the sandpit, to the swings, without drama: "Sand is finished for now." Stones need a target and no people: the pond, the tree, you standing behind. Stay in reach for the first ten minutes; most throwing there happens just after arriving.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'rough-with-pets',
    title: 'Rough with pets',
    topic: 'behaviour',
    ages: [12, 143],
    questions: [
      'my toddler pulls the cats tail',
      'he is rough with the dog',
      'how do i teach my 2yo to be gentle with pets',
      'she squeezes the rabbit too hard',
      'my 5 year old kicked the dog on purpose',
      'child hurting animals should i be worried',
      'sits on the dog and pulls his ears',
      'is it normal for a 3 year old to hit the cat',
      'my son is seven and i saw him hold the hamster upside down and laugh when it squeaked and now i cant sleep',
      'dog growled at the baby',
      'tormenting the cat',
    ],
    keys: [
      'pet',
      'pets',
      'cat',
      'dog',
      'rabbit',
      'hamster',
      'pulls the tail',
      'rough with the dog',
      'hurts animals',
      'growled',
      'yanks',
      'kitten',
      'puppy',
      'guinea pig',
      'animals',
      'squeezes',
    ],
    ack: [
      {
        when: ['growled', 'snapped', 'bit'],
        text: "A growl is the dog's polite sentence; it is good that you heard it.",
      },
      {
        when: ['purpose', 'laugh', 'laughed', 'hurting'],
        text: 'Seeing {him} hurt something small and laugh is a picture you take to bed with you.',
      },
      { when: ['cat', 'cats'], text: 'The cat has been patient for longer than anyone expected of a cat.' },
      {
        text: '"Gentle!" has been said forty times today, and the animal has begun to leave the room when {he} come{s} in.',
      },
      { text: 'You are looking after two creatures at once, and only one of them can tell you where it hurts.' },
    ],
    typical: [
      {
        from: 12,
        to: 47,
        text: "Toddlers hug, pull and sit on animals as they would on a cushion; they can't yet picture that it hurts, which is why no small child and dog are left alone together.",
      },
      {
        from: 48,
        to: 95,
        text: 'From about four children can learn what an animal likes and leave it in peace, with reminders; rough moments still happen when they are wild or cross.',
      },
      {
        from: 96,
        to: 143,
        text: 'By this age children know that animals feel pain; hurting one on purpose, more than once, is a reason to ask for help.',
      },
    ],
    sources: [
      {
        organisation: 'RSPCA',
        page: 'Dogs and children: six golden rules',
        address: 'https://www.rspca.org.uk/adviceandwelfare/pets/dogs/company/children',
        checked: 'read',
      },
      {
        organisation: 'Just One Norfolk (NHS)',
        page: 'Animal safety',
        address: 'https://www.justonenorfolk.nhs.uk/staying-safe/staying-safe-in-the-home/animal-safety/',
        checked: 'read',
      },
    ],
    tonight: [
      'Give the animal a place where nobody may follow, behind a gate or up high, and show {him}: "This is Milo\'s. When he is here, we wave."',
      'Teach one stroke: flat hand, on the back, twice, then hands in your lap and see whether the animal comes for more.',
      'From today they are together only when you are in the room and looking. For dogs that rule is for every family, however kind the dog.',
    ],
    ask: 'If {he} hurt{s} animals on purpose more than once after five, hide{s} it or enjoy{s} it, talk to your doctor this week. A growl, a snap or stiffness in the dog: separate them and ring the vet. Any bite needs medical advice the same day.',
    offer: {
      kind: 'expert',
      label: 'In the library there are stories about being gentle with somebody smaller.',
      about: 'being-kind',
    },
    back: ['What was going on just before: wild play, anger, or quiet?', 'How does the animal behave with {him} now?'],
    turns: [
      {
        asks: [
          'he did it on purpose',
          'she laughed when it squeaked',
          'hurts it deliberately',
          'should i be worried he is cruel',
        ],
        answer:
          'Once, in a wild moment, with a shocked face after, is not cruelty. Ask quietly, without a courtroom: "What did the hamster feel? What did you want to find out?" Curiosity about the squeak is an answer. If it is repeated, secret, or goes with hurting children or fires, please talk to your doctor now; and ask {him}, kindly, whether anyone is hurting {him}.',
      },
      {
        asks: ['the dog growled', 'dog snapped at him', 'dog showed teeth', 'cat scratched her'],
        answer:
          "Don't punish the growl; a dog that has learnt not to growl bites without saying so. Separate them now, with a gate and not with hope, and tell the vet, because pain is a common reason. Until it is sorted no floor time together, no feeding near each other. A bite or a scratch that breaks skin: wash it well and ask a doctor today.",
      },
      {
        asks: [
          'how do i teach gentle',
          'saying gentle doesnt work',
          'he doesnt know what gentle means',
          'how to show a toddler',
        ],
        answer:
          '"Gentle" is a word without a picture. Draw it on {his} own arm: "This is hard. This is soft. Milo likes soft." Then your hand under {his} hand, two strokes, stop. Let {him} do things for the animal instead of to it: filling the bowl, throwing the ball, calling it. Practise on a toy dog at the hours when the real one sleeps.',
      },
      {
        asks: [
          'should we rehome the dog',
          'get rid of the cat',
          'is it fair on the pet',
          'i think we have to give the dog away',
        ],
        answer:
          "First give it four weeks of gates, no unwatched minutes and one taught stroke, and see whether the animal comes back into the room by itself. If you can't keep them apart, or the animal is frightened, hiding or stiff, a new home can be the kindest thing for both. Tell {him} the truth then, without making {him} the culprit.",
      },
      {
        asks: ['he squeezes the rabbit', 'she carries the cat around', 'cuddles too hard', 'loves it too much'],
        answer:
          'Much love, no brakes. Small animals are for the lap, sitting on the floor, with you beside: {he} sit{s} still, the rabbit decides. Being carried frightens most of them. A soft toy that may be squeezed as hard as {he} like{s} lives next to the hutch for the rest of the love.',
      },
    ],
    challenges: ['being-kind'],
  },
];

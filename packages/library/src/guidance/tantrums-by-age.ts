import type { Article, Source } from './article.ts';

const NHS_TANTRUMS: Source = {
  organisation: 'NHS',
  page: 'Temper tantrums',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/temper-tantrums/',
  checked: 'read',
};
const HSE_TANTRUMS: Source = {
  organisation: 'HSE (Ireland)',
  page: 'Toddler temper tantrums',
  address: 'https://www2.hse.ie/babies-children/parenting-advice/caring-for-a-child/temper-tantrums/',
  checked: 'read',
};
const AAP_TANTRUMS: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Temper Tantrums',
  address: 'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document100/80184/Temper-Tantrums',
  checked: 'read',
};
const TANTRUM_STUDY: Source = {
  organisation: 'Journal of Developmental and Behavioral Pediatrics',
  page: 'Temper Tantrums in Toddlers and Preschoolers (861 families)',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9462137/',
  checked: 'read',
};

/** Tantrums by the age of the child, and the ones that frighten: long ones, and breath-holding. */
export const TANTRUMS_BY_AGE: readonly Article[] = [
  {
    id: 'tantrum-one',
    title: 'Tantrums at one',
    topic: 'tantrums',
    ages: [10, 23],
    questions: [
      'tantrums at 1 year old already?',
      'my 14 month old throws herself backwards when i say no',
      'is it normal for a one year old to have tantrums',
      '13 month old screaming and arching his back when i take something off him',
      'how do i deal with 18 month old tantrums she doesnt understand anything i say',
      'baby hits his head on the floor when cross',
      '15 months, goes stiff like a board in the buggy and screams',
      'she was such an easy baby and since last week every nappy change and every coat is a screaming fit what happened',
      '12 month old temper',
      'can a 1 year old be told off',
    ],
    keys: [
      'one year old tantrum',
      '14 months',
      '15 months',
      '18 months',
      'arching',
      'throws himself backwards',
      'head banging cross',
      'goes stiff',
      'goes rigid',
      'plank',
      'screams when i take',
      'takes something away',
    ],
    ack: [
      {
        when: ['head', 'bang', 'bangs'],
        text: 'The sound of a small forehead on the floor goes straight through you, even when it was done on purpose.',
      },
      {
        when: ['nappy', 'coat', 'buggy'],
        text: 'Dressing someone who has turned into a plank takes two hands more than you have.',
      },
      { text: 'Last month {he} could be picked up and carried off; now there is an opinion, and it has a volume.' },
      { text: 'A baby who never minded has found out about minding, and you are the first to hear of it.' },
    ],
    typical: [
      {
        from: 10,
        to: 23,
        text: 'Signs of tantrums may show from 12 to 18 months, and they are very common in toddlers: the wish to say something has arrived well before the words.',
      },
    ],
    sources: [HSE_TANTRUMS, NHS_TANTRUMS],
    tonight: [
      'Swap instead of taking: hold out the spoon before you lift the phone out of {his} hand.',
      'When it comes, sit down on the floor near {him} and say five words, "You wanted it. I\'m here." Then wait; at this age your face says more than your sentences.',
      'Move one thing that starts three of them a day. The remote control can live on the shelf until {he} {is} two.',
    ],
    ask: 'Ask your health visitor or doctor if {he} hurt{s} {himself} most times, or if by 18 months there are no words and no pointing to show you things. Fainting or turning blue while crying is for a doctor straight away.',
    offer: {
      kind: 'song',
      label: 'A short song for coats and nappies could be ready before the next one.',
      about: 'getting dressed with a toddler who says no',
    },
    back: [
      'What was in {his} hands, or just out of them, the last time?',
      'What tells you what {he} want{s}: pointing, pulling you, a sound?',
    ],
    turns: [
      {
        asks: [
          'should i say no at this age',
          'does he understand no',
          'can i discipline a one year old',
          'is she too young to be told off',
        ],
        answer:
          '{He} understand{s} the tone of no long before {he} can act on it, and the memory for rules is very short. Keep "no" for three things that matter, such as the oven, the road and biting, and say it while your hands do the moving. Everything else goes faster by distracting. Telling off later means nothing to {him}; it was a different hour.',
      },
      {
        asks: [
          'he bangs his head on the floor',
          'she hits her head on purpose',
          'head banging when angry',
          'hurts himself when cross',
        ],
        answer:
          'Put your hand or a cushion between the head and the floor, and say nothing about it. Most toddlers who do it in a temper stop well short of hurting themselves. If it happens outside temper too, goes on for long stretches, leaves marks, or comes with few sounds and little looking at you, tell your doctor or health visitor.',
      },
      {
        asks: [
          'ignore him or cuddle him',
          'should i pick her up',
          'do i make it worse by comforting',
          'he pushes me away when i try to hug',
        ],
        answer:
          'Offer, once. Sit within reach with an open arm; if {he} come{s}, hold {him}, and if {he} arch{es} away, stay where you are. Comfort does not teach a one-year-old to scream, because {he} did not plan the scream. What teaches is the biscuit that appears to stop it.',
      },
      {
        asks: [
          'my mother says he is spoiled',
          'grandma says i give in too much',
          'my partner says she is manipulating us',
          'everyone says let him cry',
        ],
        answer:
          'To manipulate someone you have to picture what they are thinking, and that comes years later. {He} can only want, loudly. You can tell your family the plan in one sentence: "We keep the no, and we stay with {him} while {he} hate{s} it." That is firm and it is kind, and nobody has to win.',
      },
      {
        asks: [
          'how long will this phase last',
          'when do tantrums stop',
          'does it get worse at two',
          'is it going to be like this for years',
        ],
        answer:
          'Expect more rather than fewer for a while: they tend to be at their height between two and three and to ease as talking comes. Words and signs shorten them, so "more", "help" and "all done" are worth practising at breakfast, when nobody is cross. By four they are far less common.',
      },
      {
        asks: [
          'only with me not at nursery',
          'he is fine with the childminder',
          'why does she do it only for me',
          'good as gold for his dad',
        ],
        answer:
          'At nursery the rules are the same for nine people and nobody there is you. With you {he} can afford to fall apart. Ask them one practical thing, though: what do they do at nappies and coats? Often it is a song in the same place every time, and you may borrow it.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'tantrum-two',
    title: 'Tantrums at two and three',
    topic: 'tantrums',
    ages: [24, 47],
    questions: [
      'how do i handle toddler tantrums',
      'my 2 year old has 5 meltdowns a day',
      'terrible twos help',
      'she screams over the wrong cup',
      'he explodes over nothing, today because i cut the toast',
      'my 3yo throws himself on the floor when he doesnt get his way',
      'is it normal that a 2 and a half year old has tantrums every single day',
      'tantrum wont stop crying wants the blue plate then doesnt want it',
      'when i say no to my two year old she goes completely mad kicking and screaming and i dont know if i should hold her or leave her',
      'threenager melt downs',
      'should i ignore tantrums',
      'toddler rage',
    ],
    keys: [
      'tantrum',
      'tantrums',
      'meltdown',
      'terrible twos',
      'wrong cup',
      'throws himself on the floor',
      'threenager',
      'loses it',
      'kicks off',
      'wrong colour',
      'screaming fit',
      'meltdowns',
      'tiny stuff',
      'paddy',
      'hissy fit',
      'flips out',
    ],
    ack: [
      {
        when: ['toast', 'cup', 'plate', 'banana', 'nothing'],
        text: 'You cut the toast, and cutting the toast turned out to be the crime of the century.',
      },
      {
        when: ['5', 'daily', 'constantly', 'constant', 'a day', 'all day'],
        text: 'Several of these a day means you are either in one, mopping up after one, or walking carefully towards the next.',
      },
      { text: 'That is an enormous noise from someone who weighs less than the shopping.' },
      { text: 'Nobody has yet won an argument with a person lying face down on the kitchen floor.' },
    ],
    typical: [
      {
        from: 24,
        to: 35,
        text: 'At two tantrums are very common: {he} want{s} to express {himself}, find{s} it difficult, and the frustration comes out whole. More words mean fewer of them.',
      },
      {
        from: 36,
        to: 47,
        text: 'At three most children still have tantrums now and then, though in one study of three- to five-year-olds fewer than one in ten had one every day.',
      },
    ],
    sources: [
      NHS_TANTRUMS,
      {
        organisation: 'Journal of Child Psychology and Psychiatry',
        page: 'Defining the developmental parameters of temper loss in early childhood (about 1,500 children)',
        address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3633202/',
        checked: 'read',
      },
    ],
    tonight: [
      'Get low, say it once, "You wanted the whole toast. You are cross," and then be quiet. Words are fuel at that point.',
      'Keep the no. If you were going to give in anyway, do it in the first three seconds and call it a yes.',
      'Tomorrow, offer two small choices before breakfast: "red cup or green cup?" A person who has chosen twice has less to prove.',
    ],
    ask: "Talk it over with your health visitor or doctor if {he} hurt{s} {himself} or others in most of them, if talking is behind other children's, or if they get worse after four. Fainting from crying: a doctor the same day.",
    offer: {
      kind: 'story',
      label: 'A story about a very cross small person and a blue cup could be ready by bedtime.',
      about: 'big tantrums over small things',
    },
    back: [
      'When do most of them come: hungry, tired, or when something has to stop?',
      'What was happening in the two minutes before the last one?',
    ],
    turns: [
      {
        asks: [
          'what if he hits me during it',
          'she kicks me when i come near',
          'he scratches and bites when he is having a meltdown',
          'and if he hits me',
        ],
        answer:
          'Hold the hand, not the argument. Catch the wrist gently, move back half an arm and say "I won\'t let you hit. I\'m staying here." The same words every time; the sameness is what {he} learn{s}. If you feel your own hand rising, put {him} somewhere safe and step outside the door for a minute.',
      },
      {
        asks: [
          'i tried ignoring and it got worse',
          'ignoring doesnt work',
          'should i walk away',
          'do i leave her alone in it',
        ],
        answer:
          'Ignoring often makes it louder for a few days, and some children hear it as being left. So ignore the performance, not the child: stay near, look at something dull, be warm the moment it drops. Try that for a week. If the second week is no shorter, look at hunger and sleep before you look at method.',
      },
      {
        asks: [
          'i gave in',
          'i always end up giving in',
          'i just gave him the biscuit',
          'is it ruined if i give in once',
        ],
        answer:
          'Nothing is ruined. One biscuit teaches little; a biscuit every second time teaches a great deal, because sometimes is what keeps a child trying. Choose the three things you will hold this week and let the rest be yes from the start. It is far easier to hold three than thirty.',
      },
      {
        asks: [
          'can i talk to her about it afterwards',
          'should we discuss it when he has calmed down',
          'do i make him say sorry',
          'what do i do after',
        ],
        answer:
          'Afterwards comes first water, then a cuddle if {he} want{s} one, then one sentence: "That was big. The toast was cut. Next time say: whole." Leave out the sorry unless somebody got hurt. At this age the talk that works is ten seconds long and happens after the last sob, not before it.',
      },
      {
        asks: ['is it my fault', 'what am i doing wrong', 'other mums dont have this', 'am i too soft'],
        answer:
          'You are standing next to the most frustrated age there is. Children with strong feelings have louder tantrums in gentle homes and in strict ones. What is yours is small and changeable: sleep, snacks, warnings, and whether no stays no. If you keep those four roughly in place, the rest is growing.',
      },
      {
        asks: [
          'how many a day is normal',
          'how often is too often',
          'is 5 a day too many',
          'how do i know if its more than normal',
        ],
        answer:
          'Counts vary a great deal from child to child, and a bad week with a cold proves nothing. Watch three other things: whether {he} {is} back to {himself} in a few minutes, whether the time in between is good, and whether anyone gets hurt. If two of the three look bad for some weeks, write five of them down and take the page to your health visitor.',
      },
      {
        asks: [
          'what do i do with his hands',
          'hold his hands when he hits',
          'how do i stop the hands',
          'do i hold her arms',
        ],
        answer:
          'Catch the hand before it lands, open, not squeezing, and keep it for a breath: "I won\'t let you hit." Then put something into it, a cushion, your sleeve, a job. If the other one comes, {he} go{es} down on the floor beside you and you turn your face away. Ten times the same way is how a hand learns.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'tantrum-four-and-older',
    title: 'Tantrums at four and older',
    topic: 'tantrums',
    ages: [48, 119],
    questions: [
      '5 year old still having tantrums',
      'my 6 year old has meltdowns like a toddler',
      'is it normal for a 4yo to have tantrums every day',
      '7 year old throwing himself on the floor screaming when told no',
      'she is 8 and slams doors and screams i hate you',
      'shouldnt he have grown out of this by now hes nearly five',
      'violent meltdowns 5 year old hitting and throwing chairs',
      'how do i stop my 4 year olds tantrums',
      'my daughter is perfectly good at school and at home she screams for half an hour over homework or socks shes six',
      'older child tantrums when to worry',
      'too old for tantrums',
    ],
    keys: [
      'five year old tantrum',
      'six year old meltdown',
      'too old for tantrums',
      'older child tantrum',
      'still having tantrums',
      'slams doors',
      'melting down',
      'too old',
      'still melting down',
    ],
    ack: [
      {
        when: ['violent', 'chairs', 'hitting', 'throws', 'throwing'],
        text: "When someone of this size throws things, it stops being a toddler's tantrum and starts being a question of who gets hurt.",
      },
      {
        when: ['hate'],
        text: '"I hate you" through a slammed door lands, even when you know it was the nearest thing to throw.',
      },
      {
        text: '{He} can explain how a digger works and still lie on the stairs screaming about socks; that gap is what wears you down.',
      },
      { text: 'By now other people expect {him} to have stopped, and they let you know.' },
    ],
    typical: [
      {
        from: 48,
        to: 71,
        text: 'By the age of four tantrums are far less common, so at this age each one is worth a look: what sets it off usually has a name.',
      },
      {
        from: 72,
        to: 119,
        text: 'Most school-age children have swapped tantrums for arguing and slamming. Full ones that keep coming usually have a cause you can find: tiredness, a worry, something at school that is too hard.',
      },
    ],
    sources: [NHS_TANTRUMS, AAP_TANTRUMS],
    tonight: [
      'During it, few words and a clear edge: "I won\'t let you throw. I\'m here when it is over." Move the younger one and the chair, not the child.',
      'An hour later, ask one question, side by side: "When did it start to go wrong?" Take the first answer and thank {him} for it.',
      'Start a page tonight: day, hour, what came just before. Five entries show more than five talks.',
    ],
    ask: 'Speak to your doctor and the teacher if they come most days past five, if {he} hurt{s} {himself} or someone or break{s} things in most of them, or if they are getting worse instead of rarer.',
    offer: {
      kind: 'story',
      label: 'A story about a child whose temper comes like weather could be read tomorrow, on a calm afternoon.',
      about: 'a big temper at school age',
    },
    back: ['Does it happen anywhere else, or only at home?', 'What is usually being asked of {him} when it starts?'],
    turns: [
      {
        asks: [
          'school say he is fine there',
          'teacher says she is an angel',
          'never does it at school',
          'perfect at school horrible at home',
        ],
        answer:
          'That tells you {he} can hold it, and that holding it costs {him} something. Give the first half hour after school to food and no questions, and see whether the count drops in a week. Ask the teacher what is hardest in {his} day: noise, writing, lunch, one child. The lid usually lifts at home on something that was filled elsewhere.',
      },
      {
        asks: ['he hits me and he is strong now', 'she attacks me', 'throws things at me', 'i am scared of his temper'],
        answer:
          'Safety first: other children out of the room, hard things out of reach, you a step further back than feels natural. Say "I won\'t let you hurt me" and stop talking. If you are afraid of {him}, or anyone has been hurt, that is the moment to ring the doctor or school and use exactly those words; you do not have to wait for a worse one.',
      },
      {
        asks: [
          'could it be adhd or autism',
          'is something wrong with him',
          'does she need assessing',
          'could it be anxiety',
        ],
        answer:
          "I can't tell from here, and one kind of behaviour never settles it. What helps an assessor is your page of notes: what came before, how long, how {he} {was} after, and whether the same is seen at school. Bring sleep and school into it too. If the notes fill up quickly, ask your doctor for a proper look rather than another tip.",
      },
      {
        asks: [
          'should there be a consequence',
          'do i punish him afterwards',
          'take away the tablet',
          'she should learn from it',
        ],
        answer:
          'A consequence for what was done, not for the feeling: the thrown cup gets wiped up, the torn picture gets taped, together, once {he} {is} calm. Taking away the tablet until Friday teaches mostly about Friday. Then name the thing to do next time, and practise it once while it is quiet: stamping, the back step, "I need to go out".',
      },
      {
        asks: [
          'what can he do instead',
          'how do i teach her to calm down',
          'coping strategies',
          'breathing doesnt work he just screams more',
        ],
        answer:
          'Breathing works only if it has been practised on a good day. Choose one thing with {him}, not for {him}: squeezing a cushion, running to the gate and back, cold water on the wrists. Do it every evening for a week for no reason. In the storm say only its name, "Gate." If it fails, it fails; try another next week.',
      },
      {
        asks: [
          'how long until he grows out of it',
          'when does this end',
          'will she be like this as a teenager',
          'it has been years',
        ],
        answer:
          'With a cause found, two or three weeks usually show a change; without one, years can pass. That is why I ask for notes instead of patience. A hot temper can stay part of a person and still become manageable: the sign to watch is how quickly {he} come{s} back, not whether {he} flare{s}.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'tantrum-long',
    title: 'Tantrums that go on and on',
    topic: 'tantrums',
    ages: [18, 95],
    questions: [
      'once it has started it goes on for three quarters of an hour',
      'tantrum lasting over an hour',
      'my 3 year old screamed for 45 minutes',
      'how long should a tantrum last',
      'she cannot calm down once she starts, it goes on and on',
      'hour long meltdowns every evening what do i do',
      'he screams until he is sick',
      'is it normal that a tantrum lasts half an hour',
      'nothing works, not cuddles not ignoring, he just keeps screaming for ages and then starts again when i think its over',
      'meltdowns that wont end 4yo',
      'cant calm down by himself',
    ],
    keys: [
      'lasting an hour',
      'how long should a tantrum last',
      'goes on and on',
      'cannot calm down',
      'screams until sick',
      '45 minutes',
      'half an hour',
      'howling',
      'howled',
      'for over an hour',
      'inconsolable',
      'wont calm down',
      'quarter of an hour',
    ],
    ack: [
      {
        when: ['sick', 'vomit', 'throws up'],
        text: 'Screaming until the dinner comes back up leaves you with a frightened child and a floor to wash.',
      },
      {
        when: ['hour', 'minutes', '45', 'half'],
        text: 'Past twenty minutes you have tried everything you know twice, and the neighbours have turned their television up.',
      },
      { text: 'The long ones frighten you differently: somewhere in the middle it stops being about the biscuit.' },
      { text: 'By the end neither of you remembers what it was about, and only one of you gets to lie down.' },
    ],
    typical: [
      {
        from: 18,
        to: 71,
        text: 'In a study of 861 families with children from one to five, tantrums came less often with age but each lasted longer; so a long one now and then is not rare.',
      },
      {
        from: 72,
        to: 95,
        text: 'By six long outbursts are no longer usual; if they keep coming, someone is worth asking.',
      },
    ],
    sources: [
      TANTRUM_STUDY,
      {
        organisation: 'Journal of Pediatrics',
        page: 'Tantrums in preschoolers (279 children, Belden and others)',
        address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2211733/',
        checked: 'read',
      },
    ],
    tonight: [
      'Stop solving. After five minutes no offer gets in; choose one spot, sit, and say only "I\'m here" every minute or so.',
      'Change the body, not the subject: a cold flannel, the back door open, a drink through a straw held near, no question attached.',
      'Look at the clock at the start and at the end and write both down. Memory makes every one an hour, and the doctor will ask.',
    ],
    ask: 'If from three years on they often pass 25 minutes, come most days, or {he} never settle{s} without you, take your times to the doctor or health visitor. Fainting is for a doctor the same day; not being able to wake {him} is for the emergency number.',
    offer: {
      kind: 'song',
      label: 'One slow song, always the same, could become the sound that means it is nearly over.',
      about: 'calming down after a very long storm',
    },
    back: ['How does it end: asleep, in your arms, or as if a switch went?', 'What time of day are the longest ones?'],
    turns: [
      {
        asks: ['he screams until he vomits', 'she makes herself sick', 'sick from crying', 'throws up every tantrum'],
        answer:
          'Hard crying can bring up a full stomach, and usually that is all it is. Keep it dull: a bowl, a wipe, "That\'s done. Sip of water," no gasp, no rush of new attention. If vomiting comes without crying, in the mornings, with headache or with weight loss, that is another matter and belongs to the doctor this week.',
      },
      {
        asks: ['should i hold him tight', 'restrain her', 'bear hug', 'does holding help or make it worse'],
        answer:
          'Hold only if {he} melt{s} into it, or for the seconds it takes to stop somebody getting hurt. Held against {his} will, most children fight the arms and the storm gets a second reason. A blanket {he} can pull round {himself}, or your back against {his} back on the floor, gives the same closeness with the door left open.',
      },
      {
        asks: [
          'it starts again when i think its over',
          'stops then starts',
          'second wave',
          'as soon as i speak she is off again',
        ],
        answer:
          'The second wave nearly always starts with a sentence of ours: the explanation, the "are you finished?" Wait until the breathing has been ordinary for a slow count of sixty, then offer water before words. Leave the subject for tomorrow. You can also leave it for good; {he} know{s}.',
      },
      {
        asks: [
          'can i leave him to it',
          'i need to cook dinner',
          'i have a baby to feed as well',
          'can i go in the other room',
        ],
        answer:
          'Yes, if {he} {is} safe where {he} {is}, and if you say it: "I\'m feeding the baby. I\'m coming back." Then come back when you said, even for ten seconds. Being in the next room and audible is different from being gone. A hummed tune while you stir the pot tells {him} where you are.',
      },
      {
        asks: [
          'is something wrong with her',
          'could it be sensory',
          'is this autism',
          'should i be worried about an hour',
        ],
        answer:
          'Length by itself says little; length with a pattern says more. Note noise, clothes, crowds, sudden changes, and whether {he} seem{s} to want something or to have lost {himself}. Some children are overwhelmed rather than angry, and for them less light and less talk works better than any limit. Bring the notes to your health visitor and ask what they make of them.',
      },
    ],
    challenges: ['managing-anger'],
  },
  {
    id: 'breath-holding',
    title: 'Holding the breath when upset',
    topic: 'tantrums',
    ages: [6, 71],
    questions: [
      'he holds his breath when he cries',
      'breath holding spells in toddlers',
      'my baby cries and then stops breathing for a few seconds and goes limp, doctor said its breath holding',
      'she holds her breath until she passes out when i say no',
      'breath holding attacks 18 month old how do i stop them',
      'toddler goes silent mid cry mouth open no sound',
      'is breath holding dangerous',
      'our gp called it breath holding but i am terrified of the next one and i let him have everything he wants so he doesnt cry',
      'held his breath after a bump and fainted, we saw the doctor already',
      'when do kids grow out of breath holding',
    ],
    keys: [
      'breath holding',
      'holds her breath',
      'holds his breath',
      'breath-holding',
      'blue breath spell',
      'silent cry',
      'goes purple crying',
      'stops breathing when crying',
      'passes out crying',
    ],
    ack: [
      {
        when: ['everything', 'give in', 'cry'],
        text: 'Running a whole house so that one person never cries is a job that cannot be done, however much you would like to.',
      },
      { text: 'A cry that opens and then has no sound in it is a very long half minute for whoever is watching.' },
      { text: 'You have seen something nobody forgets, and now every "no" has it standing behind.' },
    ],
    typical: [
      {
        from: 6,
        to: 71,
        text: 'Breath-holding usually lasts less than a minute, is not done on purpose, is usually harmless and has mostly gone by four or five. The first one must be checked by a doctor at once.',
      },
    ],
    sources: [
      {
        organisation: 'NHS',
        page: 'Breath-holding in babies and children',
        address: 'https://www.nhs.uk/conditions/breath-holding-in-babies-and-children/',
        checked: 'read',
      },
    ],
    tonight: [
      'During one: lay {him} on {his} side, keep head and arms clear of hard things, stay and count. No shaking, no water, nothing in the mouth, no telling off.',
      'Afterwards be ordinary: a cuddle, a rest, the day goes on.',
      'Keep the same noes as before. Distract early, but a life without limits does not stop them; a bump or a fright brings them too.',
    ],
    ask: "Emergency number if {he} faint{s} and can't be woken, {is} stiff, shaking or jerking, or lips or skin turn pale, blue or grey and a doctor has never said it is breath-holding. Known already, but more often, longer or different: the doctor.",
    offer: null,
    back: [
      'Has a doctor seen {him} after one, and what did they call it?',
      'What comes before: anger, a fright, or a bump?',
    ],
    turns: [
      {
        asks: [
          'is he doing it on purpose',
          'is it for attention',
          'my mum says she does it to get her way',
          'manipulating us with it',
        ],
        answer:
          'No. The NHS is plain about it: the child is not holding the breath on purpose and cannot control what happens. That is also the kind answer to give the family. It means there is nothing to punish and nothing to reward; afterwards the no stays a no and the cuddle stays a cuddle.',
      },
      {
        asks: ['should i blow in his face', 'splash water', 'shake her', 'give mouth to mouth'],
        answer:
          "None of those: no shaking, no splashing, nothing in the mouth and no mouth-to-mouth. On the side, clear of edges, and count aloud so that you know how long. It should pass in under a minute; if {he} faint{s}, most wake within a minute or two. Can't be woken is the moment for the emergency number.",
      },
      {
        asks: ['what tests will they do', 'could it be iron', 'does he need an ecg', 'is it epilepsy'],
        answer:
          'The doctor decides that with {him} in the room. The NHS page says they may check the heart rhythm with an ECG and look at iron, because breath-holding is sometimes linked with low iron; the episodes are not epileptic seizures. A phone video of one helps more than any description, if a second person can film.',
      },
      {
        asks: [
          'what do i tell nursery',
          'my childminder is scared',
          'grandparents wont babysit now',
          'how do others cope with it',
        ],
        answer:
          'Write it on half a page: what it looks like, "on the side, clear of edges, count, do not shake, nothing in the mouth", how long {his} usually last, and when to call the emergency number. Add your telephone number. People are brave when they have a piece of paper, and it goes in the same drawer as the plasters.',
      },
      {
        asks: [
          'i cant say no to him any more',
          'i am scared to upset her',
          'we give in to everything',
          'i never let him cry',
        ],
        answer:
          'Of course you are; you have seen it. But {he} will bump a knee on a day when nobody said no. Start small: pick one safe no a day, sit near, keep your face quiet. Each ordinary one teaches you both that crying usually ends as crying. If fear is running your days, tell your doctor that part as well.',
      },
      {
        asks: [
          'when will it stop',
          'do they grow out of it',
          'how long does it go on for',
          'will he have it at school',
        ],
        answer:
          'Most have stopped by four or five. Until then they may come in bunches with long gaps between. Keep a small list with dates, how long, and what set it off: it is calming to look back on, and it is the first thing a doctor asks for if anything changes.',
      },
    ],
    challenges: ['managing-anger'],
  },
];

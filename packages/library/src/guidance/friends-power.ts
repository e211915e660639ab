import type { Article, Source } from './article.ts';
import { CDC_3_YEARS, CDC_4_YEARS, CDC_6_TO_8 } from './milestone-sources.ts';

const BUCKS_BULLYING: Source = {
  organisation: 'Buckinghamshire Safeguarding Children Partnership',
  page: 'Bullying',
  address: 'https://www.buckssafeguarding.org.uk/childrenpartnership/parent-and-carers/bullying/',
  checked: 'read',
};
const CORNWALL_BULLYING: Source = {
  organisation: 'Cornwall Council',
  page: 'Bullying',
  address: 'https://www.cornwall.gov.uk/schools-and-education/parent-support-and-advice/bullying',
  checked: 'read',
};
const NSPCC_BULLYING: Source = {
  organisation: 'NSPCC',
  page: 'Bullying and cyberbullying',
  address: 'https://www.nspcc.org.uk/what-is-child-abuse/types-of-abuse/bullying-and-cyberbullying/',
  checked: 'known',
};
const KIDS_RESEARCH_BULLYING: Source = {
  organisation: 'The Kids Research Institute Australia',
  page: 'My child is bullying others, what should I do?',
  address:
    'https://thekids.org.au/news--events/news-and-events-nav/2019/march/my-child-is-bullying-others-what-should-i-do',
  checked: 'read',
};

/** Friends: joining in, being bossed about, bullying from both sides. */
export const FRIENDS_POWER: readonly Article[] = [
  {
    id: 'joining-in',
    title: 'Too shy to join in',
    topic: 'friends',
    ages: [30, 119],
    questions: [
      'my 4 year old wont join in at parties',
      'stands at the side and watches other kids',
      'clings to my leg at playgroup',
      'too shy to ask can i play',
      'she hides behind me when other children say hello',
      'how can i help a shy child join a game',
      'everyone is on the bouncy castle and he is on my lap',
      'wont go to birthday parties without me',
      '5yo watches but never joins',
      'do i push him to join in',
      'ballet class and she sits on my knee the whole time i pay for',
      'is it normal that she needs an hour to warm up',
      'she hovers near the other kids and never goes in',
      'hangs back on the edge of the group at toddler group',
      'only watches the other kids and doesnt play with them at group',
    ],
    keys: [
      'join in',
      'joining in',
      'wont join in',
      'shy at parties',
      'slow to warm up',
      'hides behind me',
      'clings at playgroup',
      'watches others',
      'birthday party shy',
      'stands and watches',
      'bouncy castle',
      'hovers',
      'hangs back',
      'sits on my knee at parties',
      'on my lap at parties',
      'wont get involved',
      'edge of the group',
      'doesnt go in',
      'only watches',
      'watches other kids',
      'stands back',
      'observer',
    ],
    ack: [
      {
        when: ['party', 'parties', 'birthday', 'bouncy'],
        text: "Two hours of somebody else's birthday, spent with a warm weight on your lap and a paper plate on top.",
      },
      {
        when: ['class', 'ballet', 'pay'],
        text: 'You are paying by the term for a small person to watch ballet from your knee.',
      },
      { text: '{His} eyes are in the middle of the game already; it is only the feet that stay with you.' },
      { text: 'Someone has said "go on, don\'t be shy", and {he} {has} gone a little further behind your leg.' },
    ],
    typical: [
      {
        from: 30,
        to: 47,
        text: 'By two and a half children play beside others and sometimes with them, and by three most notice others and join in; many need a long look first.',
      },
      {
        from: 48,
        to: 119,
        text: 'By four most children ask others to play. Watching before joining is one way of doing it, and a long look is not a no.',
      },
    ],
    sources: [CDC_3_YEARS, CDC_4_YEARS],
    tonight: [
      'Arrive ten minutes early next time. Being there first, with three children coming one by one, is another thing than walking into thirty.',
      'Give {him} a job instead of a push: hand round the crisps, hold the rope.',
      'Say "You\'re having a look first" when someone calls {him} shy. It is true, and it leaves the door open.',
    ],
    ask: 'If {he} speak{s} at home but to no one at nursery or school for more than a month, or avoid{s} children everywhere and {is} upset by it, tell the teacher and ask your doctor or health visitor.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who looks first and then steps in could be read before the party.',
      about: 'watching first and then joining in',
    },
    back: [
      'What happens after half an hour: does it thaw?',
      'Is it easier with one child, or with children {he} know{s}?',
    ],
    turns: [
      {
        asks: ['should i push him', 'leave her at the party', 'do i force it', 'is it bad to let him sit on my lap'],
        answer:
          'Neither a push nor a seat for the whole afternoon. Stay, but move: sit near the game rather than near the door, and every ten minutes a bit further off. "I\'m by the wall, you\'re by the cake." If you go, say so and when you come back. Being carried into the ring in front of everybody sets you back further than an hour on your knee.',
      },
      {
        asks: [
          'how do i teach him what to say',
          'she doesnt know how to start',
          'what are the words to join a game',
          'practise joining in',
        ],
        answer:
          '"Can I play?" invites a no. Better is being useful: watch, find out what they are, then come as something, "I\'m the dog", or bring a thing they need. Play it at home with teddies; you be the bored group, {he} {is} the one who arrives. Then swap. Five minutes a day for a week, and mistakes are the funny part.',
      },
      {
        asks: [
          'people call her shy',
          'family say he is rude',
          'my mother tells him to say hello',
          'teacher wrote shy on report',
        ],
        answer:
          'Words said over {his} head go in. Have your answer ready, with a smile: "{He} take{s} a minute, then you won\'t get rid of {him}." Greetings can be a wave, a nod, a high five of the elbow; agree on one in the car. Asking for a kiss for grandma is a different matter, since that is {his} own face to give.',
      },
      {
        asks: ['fine at home chatterbox', 'different child outside', 'talks non stop at home', 'silent in public'],
        answer:
          'That gap is common with careful children: at home they know what comes next. Shrink the outside: one child at your place, then the same one at the playground, then that one and another. If {he} {does} not say a word to anyone at nursery for weeks, though {he} talk{s} freely at home, tell them and ask for advice; that has a name and good help.',
      },
      {
        asks: [
          'will he grow out of it',
          'is it a problem later',
          'i am worried about school',
          'shy children later in life',
        ],
        answer:
          'The look-first part often stays, and it is not a fault: such people are good company and rarely fall off things. What changes with practice is the time it takes, from an hour to five minutes. So count that instead. School helps many, as the same faces come back every day.',
      },
      {
        asks: [
          'siblings do it no problem',
          'his brother is so outgoing',
          'compare with her sister',
          'the other one just runs in',
        ],
        answer:
          'They were handed different engines. Comparing them in front of {him}, even kindly, gives {him} the part of the shy one to play. Let the other one go ahead for once without taking {him} along, so that {he} come{s} to the group as {himself}. And notice what {he} see{s} from the edge: "You saw that the boy in red was sad. I missed that."',
      },
      {
        asks: [
          'what if i stay with her',
          'should i stay at the party',
          'can i leave him at the party',
          'she wants to go but then cries at the door',
        ],
        answer:
          "Stay, and say for how long: \"I'm by the wall until the games begin. Then I'm in the kitchen, and you know where.\" Come ten minutes before the others, when it's quiet and there is one child to look at. If it stops at the door, sit on the step together for a while. Leaving after the cake is a whole party too.",
      },
    ],
    challenges: ['making-friends', 'building-confidence'],
  },
  {
    id: 'bossed-about',
    title: 'Bossed about by a friend',
    topic: 'friends',
    ages: [42, 143],
    questions: [
      'my daughter is bossy with other children',
      'bosses all her friends around',
      'always has to be in charge of the game',
      'her friend bosses her around all the time',
      'my son does everything his friend tells him',
      'friend is so controlling at age 6',
      'she is a pushover how do i teach her to stand up for herself',
      'he gives all his snacks to one boy because he says so',
      'my daughter copies her bossy friend',
      'how do i teach my child to say no to friends',
      '7yo got told to do something bad by friend and did it',
      'best friend decides who she can play with',
      'too soft lets everyone walk over him',
      'always the baby or the dog in games',
      'is it normal for one child to always be the boss',
      'his mate orders him around and he just does it',
      'how can she stand up to a pushy friend',
    ],
    keys: [
      'bossy friend',
      'bossed about',
      'bosses her',
      'controlling friend',
      'pushover',
      'stand up for herself',
      'say no to friends',
      'follower',
      'easily led',
      'does what friend says',
      'always the dog',
      'pushy friend',
      'orders him around',
      'mate orders',
      'does what hes told by friend',
      'stand up to',
      'dominates her',
      'under the thumb',
    ],
    ack: [
      {
        when: ['dog', 'baby'],
        text: 'In three weeks of playtimes {he} {has} been the dog, the baby, the dog again and once a rug.',
      },
      {
        when: ['snack', 'snacks', 'toys'],
        text: "The biscuits go out in {his} bag every day and into somebody else's mouth.",
      },
      { text: "One of the two gives the orders, and it isn't yours." },
      { text: 'You bite your tongue watching it, because the other mother is pouring you tea.' },
    ],
    typical: [
      {
        from: 42,
        to: 71,
        text: 'By four most children pretend to be somebody or something else in play; who leads and who follows in it can look quite unequal without anyone minding, so ask rather than guess.',
      },
      {
        from: 72,
        to: 143,
        text: 'Being liked and accepted matters more and more, so saying no to a friend is a hard thing at this age and has to be practised like any other.',
      },
    ],
    sources: [CDC_4_YEARS, CDC_6_TO_8],
    tonight: [
      'Ask it neutrally: "When you two play, who has the ideas?" Then: "And is that all right with you?"',
      'Practise one small no with a funny face at supper: "No thanks, I\'m the driver today." You play the boss, badly.',
      'Let {him} decide three things at home this week and keep to it, even if it is soup.',
    ],
    ask: 'If {he} {is} afraid of the friend, {is} made to hand over money or things, {is} told to hurt somebody or to keep a secret from you, talk to the teacher this week. Secrets that involve undressing or touching: call a child protection line today.',
    offer: {
      kind: 'story',
      label: 'A story about the one who was always the dog, and one day was not, could be ready tonight.',
      about: 'saying no to a friend',
    },
    back: ['What happens when the answer is no?', 'Is it one friend, or everybody?'],
    turns: [
      {
        asks: ['how do i teach him to say no', 'practise being assertive', 'she just freezes', 'cant say stop'],
        answer:
          'Start where no costs little: with you. Offer silly things, "Shall I put your sock in the soup?", and cheer the no. Then the body: feet wide, chin up, hand out, one word. Then the friend\'s real sentence in your voice. {He} may use you as a shield too: "My mum or dad says I can\'t give it away." A borrowed no is still a no.',
      },
      {
        asks: [
          'should i stop the friendship',
          'do i ban that friend',
          'dont want her to see that child',
          'keep them apart',
        ],
        answer:
          'Forbidding makes a friend precious. Thin it out instead: fewer afternoons for two, more for three or at your house, where you hear the tone. Say what you see without a verdict: "I noticed you were waiting to be allowed." If there is cruelty or danger in it, then yes, you end it, and you say it is your decision, so that {he} can blame you.',
      },
      {
        asks: [
          'he was told to do something bad and did it',
          'friend made her steal',
          'got into trouble because of friend',
          'copies bad things',
        ],
        answer:
          'It counts all the same, and so does the mending: it is given back, with you beside {him}. Then look at the moment: "What would have happened if you\'d said no?" Usually the answer is "he wouldn\'t be my friend", and that is the thing to work on. Give {him} an exit that saves face: "I\'ve got to go, I\'m being called."',
      },
      {
        asks: [
          'she says she likes it',
          'he doesnt mind being bossed',
          'seems happy being told what to do',
          'is it ok if she doesnt mind',
        ],
        answer:
          "Then it may suit {him} for now; following is restful, and other people's ideas are free. Look for two signs: whether {he} can be the boss with someone else, a smaller cousin perhaps, and whether a no is possible even if it is seldom used. If both are there, leave it. If {his} own games have dried up, water those at home.",
      },
      {
        asks: [
          'how do i tell the other parent',
          'my friends child is the bossy one',
          'awkward because im friends with the mum',
          'say something to his mother',
        ],
        answer:
          'Speak to the child, in your house, in front of both: "Here, everyone gets a turn at choosing. Now Nora." That is a house rule and needs no conversation with anyone. If you must raise it with the parent, talk about what you\'d like: "Shall we do it with turns, mine has trouble speaking up." Nobody can take that amiss.',
      },
      {
        asks: [
          'he was always gentle',
          'too kind for this world',
          'is being soft a problem',
          'my husband says toughen up',
        ],
        answer:
          "Gentle and firm go together; the kindest people have a good clear no. What {he} need{s} isn't toughness but a few sentences, and the knowledge that you stand behind them. Show it: send back the wrong soup politely while {he} watch{es}. Sports that teach falling and calling stop, such as judo, suit many soft children very well.",
      },
    ],
    challenges: ['making-friends', 'building-confidence'],
  },
  {
    id: 'bullied',
    title: 'Being bullied',
    topic: 'friends',
    ages: [48, 155],
    questions: [
      'my child is being bullied at school',
      'kids are calling my son names every day',
      'what do i do if my daughter is bullied',
      '8yo says they kick him at lunch and nobody does anything',
      'they make fun of her weight',
      'he doesnt want to tell the teacher because it gets worse',
      'bullied on the bus',
      'how do i know if my child is being bullied',
      'school isnt doing anything about bullying',
      'online bullying in the class chat 11 year old',
      'should i tell him to hit back',
      'bruises on his arm and he says he fell',
      'older lads take his lunch money',
      'some boys keep taking her stuff and calling her names',
      'i think my daughter is getting bullied at school',
      'they push her around and laugh at her at school',
      'kids beat him up after school',
    ],
    keys: [
      'bullied',
      'bullying',
      'bully',
      'picked on',
      'name calling',
      'teased',
      'teasing',
      'kicked at school',
      'cyberbullying',
      'hit back',
      'called names',
      'tormented',
      'made fun of',
      'getting bullied',
      'taking his stuff',
      'takes his lunch money',
      'calling him names',
      'keep calling him names',
      'older lads',
      'older boys',
      'threatened at school',
      'push him around',
      'pushed around',
      'laugh at him',
      'laughed at',
      'humiliated',
      'pushing him',
      'beat him up',
      'beaten up',
      'shoved',
    ],
    ack: [
      {
        when: ['hit back', 'hit'],
        text: 'Every uncle has the same advice, one good punch, and every uncle went to another school.',
      },
      {
        when: ['school isnt', 'nothing', 'doing anything'],
        text: 'You have told them, you were thanked for telling them, and on Tuesday it happened again.',
      },
      {
        when: ['how do i know', 'signs', 'bruises'],
        text: 'A torn sleeve, a lost hat, a stomach ache on Mondays: you are putting it together from the edges.',
      },
      { text: '{He} told you. That was the brave part, and it was you {he} picked.' },
      {
        text: 'There is a child somewhere who makes yours afraid of a corridor, and you have to hand {him} back at nine tomorrow.',
      },
    ],
    typical: [
      {
        from: 48,
        to: 83,
        text: 'Young children are unkind by the minute and usually mean that minute; the same child being hurt or shut out again and again is a different matter, at any age.',
      },
      {
        from: 84,
        to: 155,
        text: 'Bullying is repeated and meant to hurt, with hands, words, leaving out or messages. Lost things, sudden silence, stomach aches and not wanting to go to school can be signs of it. It needs adults.',
      },
    ],
    sources: [BUCKS_BULLYING, CORNWALL_BULLYING, NSPCC_BULLYING],
    tonight: [
      "Listen to the end before any plan, then say: \"I believe you. It isn't your fault. I'm glad you told me, and I won't do anything behind your back.\"",
      'Write it down together: who, what, where, when, who saw it. Dates are what schools can act on.',
      'Write to the teacher tomorrow and ask two things: how {he} will be kept safe this week, and what happens by Friday.',
    ],
    ask: 'If it goes on after a week, go to the head with your dates and ask for the anti-bullying policy. Injuries, threats, hate or sharing of pictures can be for the police. If {he} talk{s} of not wanting to live or hurt{s} {himself}, get help today.',
    offer: {
      kind: 'story',
      label: 'A story about somebody who tells, and is believed, could be ready when {he} want{s} one.',
      about: 'telling a grown-up about bullying',
    },
    back: ['Where in the day does it happen most?', 'Which grown-up there would {he} be able to go to?'],
    turns: [
      {
        asks: [
          'he doesnt want me to tell school',
          'begged me not to tell the teacher',
          'wants me to keep it secret',
          'she begged me not to say anything',
          'it will get worse if i tell',
          'he made me promise not to tell',
        ],
        answer:
          'Don\'t promise silence; promise that nothing happens without {him} knowing. "I have to tell a grown-up at school, because it is too big for you alone. You can choose whom, and what I say first." Agree with the teacher that nobody is confronted in front of the class. Most of what gets worse does so because someone blurted it out; plan that part.',
      },
      {
        asks: ['should he hit back', 'tell her to fight back', 'my husband says punch him', 'teach him to fight'],
        answer:
          "It is a tempting thought and usually goes wrong: the one who hits back gets caught, and against a group there's no winning. Better odds have three things: walking off as if bored, staying near a grown-up or a friend, telling the same day. Holding off a hand and getting away is not fighting. Martial arts help some, mainly with how they stand.",
      },
      {
        asks: [
          'school does nothing',
          'teacher says its just playing',
          'head ignores my emails',
          'i have complained three times',
        ],
        answer:
          'Make it a paper trail. Ask in writing for their anti-bullying policy and which step they are at, list every date, ask for the answer within a week. Next comes the head, then the governors or the board, then the education authority. Take somebody along to the meeting. Stay on the one question, "How will {he} be safe on Monday?", and keep {him} at home only if they have no answer.',
      },
      {
        asks: [
          'how do i know if its bullying or just a fight',
          'is this bullying',
          'friends or bullying',
          'when does teasing become bullying',
        ],
        answer:
          "A quarrel has two sides and ends. Bullying goes one way, comes back, and the one it hits can't make it stop: more of them, older, or merciless. If {he} {is} not laughing, it was not a joke. You need not settle the word tonight; write it down for a week and look at who, how often, and whether {he} ever win{s}.",
      },
      {
        asks: ['online bullying', 'mean messages', 'class chat', 'they posted a picture of her'],
        answer:
          "Keep proof first: screenshots of the words, with names and dates. Then block, report to the app, and don't answer, not even cleverly. Phone in the kitchen at night, not as a punishment but as a wall. Tell the school even though it happened at home. If a picture shows {him} undressed, do not pass it on to anyone, and report it today to the police or a child protection line.",
      },
      {
        asks: ['what can he say to them', 'comebacks', 'how should she react', 'words to stop bullies'],
        answer:
          'Short and dull works better than clever: "So?" or "Stop it", one time, flat voice, then leave towards people. No explaining, no tears if it can be helped, though tears are no crime. Practise in the kitchen, with you as the nasty one, and finish with the walk away. It won\'t cure it. It makes the minutes until a grown-up comes less long.',
      },
      {
        asks: ['he believes what they say', 'thinks she is ugly now', 'lost all confidence', 'hates himself since'],
        answer:
          'Words repeated daily get in, however silly. Don\'t argue with each; say who said it and why it works: "They throw what hurts." Then put {him} where {he} {is} somebody else: the swimming club, grandad\'s shed, the choir. Two hours a week in a place with another story do more than compliments. If the dislike turns on {his} body or {he} stop{s} eating, see your doctor.',
      },
      {
        asks: [
          'should i talk to the other parents',
          'should i ring the parents of the bully',
          'speak to the other mother',
          'confront the parents',
        ],
        answer:
          'Go through the school first. Parents defend their own child, as you would, and by Friday it is about the two of you. The school can keep {him} safe and see what happens. If you know the others well, one calm sentence may do: "Something is going on between them. Could we both ask?"',
      },
    ],
    challenges: ['feeling-sad', 'being-kind'],
  },
  {
    id: 'bullies-others',
    title: 'When your child bullies',
    topic: 'friends',
    ages: [54, 155],
    questions: [
      'my child is the bully',
      'school rang and said my son is bullying another boy',
      'my daughter is mean to other girls',
      'how do i stop my child being a bully',
      'he picks on smaller kids',
      'i found nasty messages she wrote to a girl in her class',
      '8yo threatens other kids for their sweets',
      'ashamed my son hurts others what do i do',
      'another mum says my child is bullying hers',
      'she leaves one girl out on purpose and laughs about it',
      'why does he bully he was bullied himself',
      'is my 6 year old a bully',
      'turns out my lad is the one doing the bullying',
      'school phoned, she has been nasty to a quiet girl',
      'shes the mean one in the group and im ashamed',
      'the school says she has been threatening smaller children',
    ],
    keys: [
      'my child is a bully',
      'is a bully',
      'bullies others',
      'being mean to others',
      'picks on smaller',
      'mean to other girls',
      'threatens other kids',
      'bullying another',
      'accused of bullying',
      'nasty messages she wrote',
      'the mean one',
      'picking on a girl',
      'nasty to a girl',
      'doing the bullying',
      'turns out he is the bully',
      'mine is the one',
      'being nasty',
      'ashamed of my child',
      'threatening',
      'threatening smaller children',
      'hurts other children at school',
      'intimidates',
    ],
    ack: [
      {
        when: ['rang', 'school', 'mum'],
        text: 'There are calls you are ready for, and being told that somebody is afraid of your child is not one of them.',
      },
      {
        when: ['messages', 'wrote'],
        text: 'You read the messages twice, because the words came from {him}, and the child in your head could not have written them.',
      },
      { text: "It would be easier to be angry with someone else's child, and this one is yours." },
      { text: 'Both things are true at once: you love {him}, and what {he} did was cruel.' },
    ],
    typical: [
      {
        from: 54,
        to: 83,
        text: 'Most children can behave in a bullying way at some time, and at this age it stops fastest when an adult names it the first time it appears.',
      },
      {
        from: 84,
        to: 155,
        text: 'Children bully for many reasons: to be someone, to get their way, out of fear, or because it is done to them. It does not mean that a child is bad or that you caused it; it does mean that it has to stop.',
      },
    ],
    sources: [KIDS_RESEARCH_BULLYING, BUCKS_BULLYING],
    tonight: [
      'Wait until you are calm, then say what you know, not what you suspect: "You pushed Tom three times this week and called him fat. Tell me."',
      'Say both halves: "I love you. This stops today." Then be silent and let it land.',
      'Choose a mending with {him} that costs something: time, a kept place, a thing replaced. The other child may refuse a sorry.',
    ],
    ask: 'Tell the school you want to work on it and ask for one person, one plan and a date in two weeks. If there is cruelty to animals, fire, weapons, sexual touching, or it goes on after a month of both of you trying, ask your doctor or the school for specialist help.',
    offer: {
      kind: 'story',
      label: 'A story in which the strong one finds another use for {his} strength could start a better talk.',
      about: 'a child who hurts others and puts it right',
    },
    back: [
      'What does {his} crowd do while it happens: laugh, watch, or join in?',
      'Has anyone treated {him} that way, at school, at home, online?',
    ],
    turns: [
      {
        asks: ['he denies it', 'she says she didnt do it', 'blames the other kid', 'says it was a joke'],
        answer:
          'Leave the court case. "Three people saw it, so I don\'t need you to say it. I need to know what you\'ll do on Monday." To "it was a joke" the answer is: "Then both would be laughing." Some admit it days later, over the washing up, when nobody asks. If {he} truly {was} accused wrongly, the plan does no harm and the truth will show in it.',
      },
      {
        asks: ['what punishment', 'how should i punish bullying', 'take his phone away', 'consequences for bullying'],
        answer:
          'Something that belongs to the deed and ends: messages written, so the phone lives with you for two weeks and is read together; sweets taken, so they are replaced from {his} money. No hitting, no shaming before others, because that teaches the method. And more company rather than less: sit closer, see more, drive {him} there and back for a while.',
      },
      {
        asks: ['why does he do it', 'where does she get it from', 'was bullied himself', 'is he unhappy'],
        answer:
          'Look for what it pays: laughter, a place in the group, a moment of not being afraid. Ask about the before, not the why: "What was going on just before you said it?" And ask, gently, who is harsh to {him}. An unhappy child needs help with that; it explains the bullying and does not excuse it, and {he} can hear both from you.',
      },
      {
        asks: [
          'should i make her apologise',
          'call the other parents',
          'say sorry to the family',
          'talk to the mother of the child he bullied',
        ],
        answer:
          'Through the school, if it was there; they know whether the other child wants to see {him} at all. A parent\'s line is always right: "I know what happened. I am dealing with it. Please tell me if it isn\'t over." A forced sorry in a doorway frightens the other one again. A letter, in {his} own words, may be offered and may be refused.',
      },
      {
        asks: ['how do i teach empathy', 'he doesnt care', 'no remorse', 'she thinks its funny'],
        answer:
          'Lectures on feelings slide off. Give {him} somebody to look after: a toddler cousin, the class hamster, an old neighbour\'s bin. Ask about faces in films, "What does she want him to do now?" And catch the first kind thing, by name. If {he} really seem{s} to enjoy fear or pain, in people or animals, do not wait; ask your doctor for specialist help.',
      },
      {
        asks: ['is it my fault', 'did we do something wrong', 'we shout at home', 'he sees us fight'],
        answer:
          'If there is shouting or hitting at home, that is a place you can start tonight, and it is worth more than any talk: say "I shouted, and I\'m changing that too." If there isn\'t, then look elsewhere and be easier on yourself. The parent who says "yes, and what do we do" is the best thing that can happen to the other child as well.',
      },
      {
        asks: ['his friends make him do it', 'group of boys', 'she follows the ringleader', 'wrong crowd'],
        answer:
          'Laughing along is part of it, and {he} can know that: "The one who laughs is holding the coat." Give {him} ways out that keep {his} face: go to fetch something, change the subject, say "leave it, it\'s boring." Ask the school to split the group\'s seats rather than to lecture it. One friend outside it is worth inviting this week.',
      },
    ],
    challenges: ['being-kind', 'saying-sorry'],
  },
];

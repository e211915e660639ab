import type { Article } from './article.ts';

/** Behaviour: what children say and whether it is so, and things that come home in pockets. */
export const WORDS_AND_TRUTH: readonly Article[] = [
  {
    id: 'lying',
    title: 'Lying and fibs',
    topic: 'behaviour',
    ages: [36, 155],
    questions: [
      'looks me in the eye and says she didnt do it',
      'says it wasnt him when i saw him do it',
      'blames his sister for what he did',
      'my child lies',
      '4 year old tells fibs about everything',
      'he lies straight to my face with chocolate round his mouth',
      'how do i stop my 8yo lying',
      'she says she brushed her teeth and she didnt',
      'makes up stories that never happened',
      'caught my daughter lying about homework',
      'blames the dog for what he did',
      '10 year old lies all the time even about little things and when i show him proof he still says it wasnt him',
      'is it normal for kids to lie at 5',
      'compulsive lying child',
    ],
    keys: [
      'lie',
      'lies',
      'lying',
      'lied',
      'fib',
      'fibs',
      'liar',
      'tall tales',
      'makes up stories',
      'it wasnt me',
      'whoppers',
      'porkies',
      'imaginary friend did it',
      'dishonest',
      'truth',
      'swears blind',
      'denies',
    ],
    ack: [
      {
        when: ['chocolate', 'face', 'proof'],
        text: '"It wasn\'t me," said through chocolate, with complete conviction.',
      },
      {
        when: ['homework', 'teeth'],
        text: 'The toothbrush is dry, the answer was yes, and now you are a detective in your own bathroom.',
      },
      {
        when: ['stories', 'makes up', 'imaginary'],
        text: 'Today at nursery there was, it seems, a horse; and you are wondering whether to ask what it ate.',
      },
      { text: "It isn't so much the thing itself; it is {him} looking straight at you and saying it." },
    ],
    typical: [
      {
        from: 36,
        to: 71,
        text: 'At four and five many children make up stories and tell tall tales; fantasy and fact are still close neighbours, and a wish slips through easily.',
      },
      {
        from: 72,
        to: 155,
        text: 'Older children mostly lie to get out of something, a telling-off or a chore; isolated lies are common and call for a talk about trust, not alarm.',
      },
    ],
    sources: [
      {
        organisation: 'American Academy of Child and Adolescent Psychiatry',
        page: 'Lying and Children (Facts for Families)',
        address:
          'https://www.aacap.org/AACAP/Families_and_Youth/Facts_for_Families/FFF-Guide/Children-And-Lying-044.aspx',
        checked: 'read',
      },
    ],
    tonight: [
      'Stop asking what you already know. Instead of "Did you?" say "I see the cup broke. Let\'s sweep."',
      'Pay for truth on the spot: "Thank you for telling me. That was hard." The broken thing comes second.',
      'Keep consequences small enough that telling you stays the better deal.',
    ],
    ask: 'If lying is daily past seven, goes with stealing, hurting others or hiding injuries, or {he} seem{s} afraid of what would happen if {he} told, speak to the teacher and your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a broken cup and a long afternoon could be ready by bedtime.',
      about: 'telling the truth about a broken cup',
    },
    back: [
      'What happened the last time {he} told the truth about something?',
      'What are most of the lies for: to avoid trouble, to look bigger, or for the fun of it?',
    ],
    turns: [
      {
        asks: [
          'what do i do when i catch him',
          'i have proof and she still denies it',
          'how to react to a lie',
          'he wont admit it',
        ],
        answer:
          'Don\'t chase the confession; cornered children dig in. Say what you know and what follows, in one breath: "The biscuits are gone. No pudding tonight. I\'d have liked to hear it from you." Then leave the door ajar: "If you want to tell me something, I\'m in the kitchen." A good few come in with it twenty minutes later.',
      },
      {
        asks: [
          'makes up stories',
          'tells tall tales',
          'invents things about nursery',
          'says things that never happened',
        ],
        answer:
          'Under six I would enjoy them. "Is that a true story or a made-up one? I like both." That teaches the difference without spoiling the horse. If a story is about someone hurting or touching {him}, take it as true for now, don\'t press for details, write the words down and speak to the nursery lead or a child protection line today.',
      },
      {
        asks: ['should i punish lying', 'what consequence for lying', 'do i punish twice', 'ground him for lying'],
        answer:
          'One thing at a time: the deed gets mended, the lie gets a sentence. "The window costs you three Saturdays of washing cars. And I want to be able to believe you." Hard punishments for lying raise better liars. If {he} own{s} up first, let it count: half the mending, and say out loud that it is for that.',
      },
      {
        asks: [
          'lies about homework',
          'says teeth are brushed',
          'lies about small daily things',
          'says he did it when he didnt',
        ],
        answer:
          'Those are tests you set without meaning to. Swap the question for a look: "Show me the page," "Breathe on me." Or "I\'ll come in two minutes and we\'ll see it together," which gives {him} time to make it true. Children who are checked kindly need to lie less. And trim the list; somebody who lies about six chores may have two too many.',
      },
      {
        asks: ['do all kids lie', 'is it my fault he lies', 'we never lie at home', 'where does she get it from'],
        answer:
          'Nearly all children try it, and it takes some cleverness: you have to know that the other person doesn\'t know. Have an honest look at the small ones adults tell in earshot, "Say I\'m not home." When you break a promise, call it that yourself. What makes truth likely is how survivable it is in your kitchen.',
      },
      {
        asks: [
          'lying to her friends',
          'boasts that we have a pool',
          'lies to seem bigger',
          'tells kids at school untrue things',
        ],
        answer:
          'That kind is a wish with its coat on. Don\'t expose {him} in front of the others. At home: "You\'d have liked to have a pool. What would be good about it?" and then something real that {he} could tell on Monday: a trick, a recipe, the time the cat fell in the bath. If it is every day, look at who {he} {is} trying to keep up with.',
      },
      {
        asks: [
          'his dad hits the roof',
          'my husband explodes when he lies',
          'dad goes mad about the lies',
          'too strict about lying',
        ],
        answer:
          'The bigger the bang, the better the next lie. Agree in daylight on one sentence you both say: "I want to be able to believe you," and on one consequence that mends the thing itself. Whoever feels it rising fetches the other. And the first time {he} own{s} up, let {him} see that it paid.',
      },
    ],
    challenges: ['saying-sorry'],
  },
  {
    id: 'taking-things',
    title: 'Taking things that are not theirs',
    topic: 'behaviour',
    ages: [30, 155],
    questions: [
      'came home with a toy that isnt hers',
      'found things in his bag that are not his',
      'took something from a shop',
      'pocketed a friends toy',
      'my child stole something',
      '5yo took a toy home from nursery',
      'found sweets in her pocket we didnt pay for',
      'he takes money from my purse',
      'what to do when a 7 year old steals',
      'steals food and hides wrappers',
      'daughter keeps bringing things home from school that arent hers',
      'shoplifting at 9',
      'my son says his friend gave him the card but the mother rang and he took it, and i dont know whether to make him go over there and say it',
      'is stealing normal at age 4',
      'sticky fingers',
    ],
    keys: [
      'steal',
      'steals',
      'stealing',
      'stole',
      'took money',
      'purse',
      'shoplifting',
      'in her pocket',
      'not hers',
      'takes things',
      'nicked',
      'pinched',
      'pocketed',
      'theft',
      'light fingered',
      'helps himself',
    ],
    ack: [
      { when: ['money', 'purse'], text: 'Twice you thought you had miscounted, and the third time you knew.' },
      {
        when: ['food', 'wrappers', 'sweets'],
        text: 'A drift of wrappers behind the bed tells you about more than one evening.',
      },
      { text: 'Something small that you have never seen before is lying on the windowsill, and nobody bought it.' },
      { text: '"My friend gave it to me" has been said a little too fast.' },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: "Very young children take what they like; that taking somebody's things is wrong is usually understood somewhere between three and five.",
      },
      {
        from: 60,
        to: 155,
        text: 'Many children take something once, and how it is handled teaches them a good deal; taking again and again can be a sign of trouble elsewhere.',
      },
    ],
    sources: [
      {
        organisation: 'American Academy of Child and Adolescent Psychiatry',
        page: 'Stealing in Children and Adolescents (Facts for Families)',
        address:
          'https://www.aacap.org/AACAP/Families_and_Youth/Facts_for_Families/FFF-Guide/Children-Who-Steal-012.aspx',
        checked: 'known',
      },
    ],
    tonight: [
      'Say what it is, without the word thief: "This is Noah\'s. You wanted it very much. It goes back tomorrow."',
      'Plan the going back together: {he} hand{s} it over, you stand beside and say the sentence if {he} freeze{s}: "This is yours. Sorry I took it."',
      'After that it is over. No second lecture, no telling it at dinner.',
    ],
    ask: 'If it happens again and again after six, without any sign of minding, or with lying, fighting or great unhappiness, ask the school and your doctor for help. Hidden food with changes in weight or mood: your doctor too.',
    offer: {
      kind: 'story',
      label: 'A story about a marble in the wrong pocket could be ready tonight.',
      about: 'taking something that belongs to a friend and giving it back',
    },
    back: ['What was it, and what was it wanted for?', 'Is it always from the same person or place?'],
    turns: [
      {
        asks: [
          'should i make him take it back',
          'make her apologise in the shop',
          'too ashamed to go back',
          'do i have to go with him',
        ],
        answer:
          'Yes, and go with {him}. It is about putting right, not about being seen: pick a quiet moment, warn the shopkeeper or the mother beforehand if you can, and ask them to accept it plainly. Eaten sweets get paid from pocket money or with a job. It is over in a minute, and {he} will remember that you stood next to {him}.',
      },
      {
        asks: ['takes money from me', 'stole from grandmas purse', 'money goes missing', 'took 20 from my wallet'],
        answer:
          'Put the purse out of reach without a word, so that there is no test. Then say what you know: "Twelve pounds are gone from my bag. It needs to come back. How will you do that?" Find out quietly what it was for; being made to pay somebody at school is one of the answers. If {he} {has} no money of {his} own, a small fixed sum each week may help.',
      },
      {
        asks: ['denies it', 'says friend gave it to her', 'lies about it', 'wont admit he took it'],
        answer:
          'Don\'t hold a trial. "I know it\'s Noah\'s. We\'re taking it back. You can tell me more if you like." Asking "Did you?" when you know adds a lie to a marble. If you truly aren\'t sure, say so, and ask the other parent in a neutral way: "This turned up in our house. Is it yours?"',
      },
      {
        asks: [
          'he is only 3',
          'she is too young to understand',
          'takes toys from nursery at 2',
          'toddler puts things in his pocket',
        ],
        answer:
          'At that age it isn\'t stealing, it is liking. Empty pockets together at the door as a daily game, "What lives here? What lives at nursery?", and carry the visitors back in the morning. "Mine" has to be understood before "yours", so let a few things at home belong to {him} alone, and ask before you lend them.',
      },
      {
        asks: ['steals food', 'hides food in his room', 'sneaks biscuits at night', 'wrappers under the bed'],
        answer:
          'First the plain reasons: a growth spurt, long gaps, a cupboard where everything is forbidden. Try one planned snack more, and one shelf that needs no asking. No scolding about greed. If {he} hide{s} food often, eat{s} until it hurts, or there were times in {his} life when food was short, tell your doctor; that needs a gentler and better-informed plan than mine.',
      },
      {
        asks: ['does it mean he will be a thief', 'am i raising a criminal', 'what does it say about us', 'so ashamed'],
        answer:
          'It means that {he} wanted something more than {he} could wait for, once. What it becomes depends mostly on whether it stays a deed or turns into a name, so the word thief is best not heard in your house, not even as a joke. The one to watch is a child who takes things {he} {has} no use for; that one is usually asking for something else.',
      },
    ],
    challenges: ['saying-sorry'],
  },
  {
    id: 'swearing',
    title: 'Swearing and rude words',
    topic: 'behaviour',
    ages: [24, 143],
    questions: [
      'called her teacher a rude word',
      'called me a bad name',
      'uses swear words at school',
      'my 3 year old said the f word',
      'swearing toddler what do i do',
      'he calls everyone poo head',
      'my kid is so rude to me, says shut up',
      '6yo swears at school',
      'she says i hate you stupid mummy',
      'potty talk all day bum willy poo',
      'where did he learn that word',
      'granny was here and my son said bloody hell loud and clear over the cake and everyone laughed and now he wont stop saying it',
      '8 year old gives me the middle finger',
      'how to stop kids using bad words',
    ],
    keys: [
      'swear',
      'swears',
      'swearing',
      'f word',
      'rude words',
      'bad words',
      'poo head',
      'potty talk',
      'shut up',
      'middle finger',
      'effing',
      'cursing',
      'curse words',
      'dirty word',
      'cheeky',
    ],
    ack: [
      {
        when: ['poo', 'bum', 'willy', 'potty'],
        text: 'Every sentence since Tuesday has ended in poo, and the author finds it as fresh as ever.',
      },
      {
        when: ['shut up', 'stupid', 'rude to me', 'talks back'],
        text: '"Shut up, stupid" from someone whose sandwich you are cutting takes a moment to swallow.',
      },
      { text: 'It was said clearly, in the right place in the sentence, and in front of exactly the wrong person.' },
      { text: 'You recognised the word, and if you are honest also the intonation.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: "Young children swear because they are trying out words, copying, or because of what happens next; they often don't know that the word isn't acceptable.",
      },
      {
        from: 72,
        to: 143,
        text: 'School-age children know quite well which words are which; they use them to sound older, to be funny, or because they are angry.',
      },
    ],
    sources: [
      {
        organisation: 'Raising Children Network (Australia)',
        page: 'Swearing: preschoolers',
        address: 'https://raisingchildren.net.au/preschoolers/behaviour/common-concerns/swearing-preschoolers',
        checked: 'read',
      },
    ],
    tonight: [
      'Give it nothing: no laugh, no gasp, no look across the table. Go on buttering.',
      'If it is anger, name that and lend another word: "You\'re furious. In this house we say: thundering rhubarb!"',
      'Agree among the grown-ups on the word you will say yourselves from now on, and pay a coin for slips.',
    ],
    ask: 'If rude words come with hitting and threats most days after six, or the words are sexual and more than {he} could know at that age, talk with school and your doctor. If {he} say{s} who showed or did it, ring a child protection line today.',
    offer: {
      kind: 'song',
      label: 'A song of splendid words to be cross with could be ready in a minute.',
      about: 'funny words to say when you are very cross',
    },
    back: ['When is it said: in anger, for a laugh, or like any other word?', 'Who laughed the first time?'],
    turns: [
      {
        asks: [
          'ignoring doesnt work',
          'we ignore it and he keeps going',
          'she says it louder',
          'tried ignoring the swearing',
        ],
        answer:
          'Ignoring works only if everyone does it, and there is usually one grandfather who snorts. Get him on your side for a week. If it goes on, say one flat sentence, "That word hurts people\'s ears. Say it another way or say it in your room," and turn back to the potatoes. And give a great deal of ear to the next nice sentence.',
      },
      {
        asks: ['poo talk', 'toilet words all the time', 'bum bum bum', 'how to stop potty language'],
        answer:
          'Between three and six it is the height of wit. Don\'t forbid, house it: "Poo words live in the bathroom. Go in, say them all, come out." {He} will go twice, shout heartily and get bored. At the table have something better ready, a tongue twister, a silly name for peas. It passes with the audience.',
      },
      {
        asks: ['he is rude to me', 'says shut up to me', 'talks back', 'no respect'],
        answer:
          'Treat it as a badly wrapped request. "Try that again. I want to hear what you want, not that word." Wait, and if the second try is half decent, answer it well. Don\'t debate respect while anyone is hot. Later: "Shut up hurts. You can say: stop, I need quiet." Then watch how the rest of you speak when you\'re late.',
      },
      {
        asks: ['he got it from me', 'i swear a lot', 'his dad swears', 'we all swear at home'],
        answer:
          'Then say so; children respect it: "I use that word and I wish I didn\'t. I\'m stopping. You can tell me off." A jar with coins in it for everybody, adults double, gets a family further than a sermon. Swearing at the hoover is one thing; what needs to go first is swearing at people.',
      },
      {
        asks: [
          'school rang about his language',
          'swears at school',
          'said it to the teacher',
          'other parents complained about words',
        ],
        answer:
          "Ask exactly what was said, to whom, and what came before. A word dropped on a toe is not a word aimed at a child. {He} can put it right with a sentence or a drawing. If it was aimed at someone's skin, body, family or faith, take longer: what it means, why it wounds, and what {he} will say if {he} hear{s} it again.",
      },
      {
        asks: [
          'should i explain what it means',
          'she asks what the word means',
          'do i tell him the meaning',
          'does he know what it means',
        ],
        answer:
          "For under-fives, \"It's a word that hurts people's ears\" is plenty. From about six, a short true answer takes the shine off: \"It's a rude word for sex. Adults say it when they're angry. We don't use it.\" Ask first where it came from and what {he} think{s} it means; the answer is sometimes delightful and sometimes something you want to know.",
      },
      {
        asks: [
          'grandad laughs',
          'everybody laughs when he swears',
          'my husband finds it funny',
          'her brother laughs at it',
        ],
        answer:
          'A laugh is pay, and so it comes again. Tell grandad in the kitchen, not in front of {him}: "For two weeks nobody\'s face moves." He can have another job: teaching a really good rude word that isn\'t one, "Thundering rhubarb." Expect one loud week, in which {he} look{s} for the old laugh.',
      },
      {
        asks: ['do i wash his mouth', 'should i punish swearing', 'soap in the mouth', 'time out for swearing'],
        answer:
          'No; it shows that the strong may do things to the mouths of the weak, and the word gets more interesting. Flat face, few words: "That one hurts people. We don\'t use it here." Then the word that may be used instead. If it was thrown at somebody, {he} mend{s} that: a sorry that is shown, a chair carried.',
      },
    ],
    challenges: ['being-kind'],
  },
  {
    id: 'embarrassing-questions',
    title: 'Embarrassing questions in public',
    topic: 'behaviour',
    ages: [30, 107],
    questions: [
      'my child says embarrassing things about people in public',
      'why is that man so fat mummy, shouted on the bus',
      '4yo pointed at a lady in a wheelchair and asked whats wrong with her',
      'asks loudly about someones skin colour',
      'he told a stranger she smells',
      'how do i respond when my kid comments on peoples looks',
      'is that a man or a lady??',
      'my daughter stares at disabled people',
      'said to my boss your teeth are yellow',
      'in the queue my son asked in his loudest voice why the woman has a beard and i wanted the floor to open, what should i have said',
      'no filter 5 year old',
    ],
    keys: [
      'embarrassing',
      'embarrassed',
      'wheelchair',
      'skin colour',
      'points at',
      'stares',
      'fat',
      'no filter',
      'loudly in public',
      'loudly why',
      'that lady',
      'that man',
      'mortified',
    ],
    ack: [
      {
        when: ['wheelchair', 'disabled', 'stares'],
        text: 'The question was asked across a whole waiting room, and the person it was about has ears.',
      },
      {
        when: ['skin', 'colour', 'brown', 'black'],
        text: '{He} noticed, out loud, and everyone waited for what you would say.',
      },
      { text: 'It is always a silent carriage, and it is always the loud voice.' },
      { text: 'For three seconds you weighed moving to another town.' },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: 'Around three and four children notice differences between people and ask about them; sorting people by how they look is curiosity and not prejudice.',
      },
      {
        from: 60,
        to: 107,
        text: 'From five or six most children begin to grasp that a true thing can hurt, and can learn to ask quietly or later.',
      },
    ],
    sources: [
      {
        organisation: 'Scholastic Teachers',
        page: 'Developmentally Speaking',
        address: 'https://www.scholastic.com/teachers/articles/teaching-content/developmentally-speaking/',
        checked: 'read',
      },
      {
        organisation: 'Partners Against Hate',
        page: 'Answers to questions about preschoolers and difference',
        address:
          'https://www.partnersagainsthate.org/hate_response_network/recently-i-have-noticed-that-my-preschooler-is-sta.html',
        checked: 'read',
      },
    ],
    tonight: [
      'Next time answer it, short and in an ordinary voice: "She uses a wheelchair to get about, like you use your scooter." A shush says there was something shameful.',
      'Give the person a smile and, if it hurt, a plain "I\'m sorry about that."',
      'Agree on a signal for later: {he} squeeze{s} your hand twice, and on the way home you answer everything.',
    ],
    ask: 'None of this needs a doctor. If after seven {he} often upset{s} people this way and {is} surprised each time, and friendships are hard too, mention it to the teacher and your doctor.',
    offer: {
      kind: 'expert',
      label: 'In the library there are stories about how people differ.',
      about: 'respecting-differences',
    },
    back: ['What exactly was said, and did the person hear it?', 'What did you say then, or wish you had said?'],
    turns: [
      {
        asks: ['what should i have said', 'what do i say in the moment', 'i just froze', 'i told him to be quiet'],
        answer:
          'Freezing is what most people do. A sentence that fits nearly everything: "Yes, people come in all sorts. We can talk about it in a minute." Say it to {him}, friendly, at normal volume. Then keep the promise in the car: what there was to see, what it is, how it might feel to be pointed at. You get a second go tonight; children forgive slow answers.',
      },
      {
        asks: [
          'asked about skin colour',
          'why is her skin brown',
          'says something about race',
          'i dont want him to be racist',
        ],
        answer:
          'Answer the science first: "Her skin has more of something called melanin. Yours has less. Skin comes in lots of colours." Hurrying past it teaches that colour can\'t be spoken about. Look at your bookshelf and your table too: who is in them? If {he} repeat{s} something unkind from elsewhere, say: "That isn\'t true, and it hurts. We don\'t say it."',
      },
      {
        asks: [
          'about fat people',
          'told someone they are fat',
          'comments on bodies',
          'said to my friend you have a big tummy',
        ],
        answer:
          "\"Bodies come in different sizes. We don't talk about other people's bodies, we talk to the people.\" Then catch up with it at home: watch that nobody says it about their own body in front of the mirror either. To your friend, \"I'm sorry, we're learning,\" and a change of subject. It needn't be larger than that.",
      },
      {
        asks: [
          'disability',
          'asked a man why he has one leg',
          'wheelchair question',
          'should i let him ask the person',
        ],
        answer:
          'If the person looks up and smiles, you can say: "There is a question here about your chair. Is it all right to ask it?" and take any answer. If they look away, let them have their day; they may have been asked four times already. At home give facts without a sad voice: what it helps with, and what they surely can do.',
      },
      {
        asks: ['says smelly and ugly', 'tells people hurtful truths', 'no filter', 'how do i teach tact'],
        answer:
          'Play it at dinner: three sentences, and {he} sort{s} them: say aloud, say later at home, keep. "Your jumper is nice." "You smell of fish." "Your shoe is open." There are surprisingly good debates about the shoe. Tact grows from guessing how it lands, and that takes until well into school. Truthful is a fine starting point.',
      },
      {
        asks: [
          'asks about private parts in public',
          'shouted penis in the shop',
          'asks where babies come from in the queue',
          'loud questions about bodies',
        ],
        answer:
          'Use the ordinary word back at half the volume: "Yes, boys have a penis. That\'s one for at home." The giggle dies quickly if your face doesn\'t feed it. Then answer properly in the car, two sentences, as much as was asked. A child who gets answers at home has less need of the supermarket.',
      },
    ],
    challenges: ['respecting-differences', 'being-kind'],
  },
];

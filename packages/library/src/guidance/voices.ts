import type { Article, Source } from './article.ts';

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
const SELF_CONTROL: Source = {
  organisation: 'Zero to Three',
  page: 'Toddlers and Self-Control: A Survival Guide for Parents',
  address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  checked: 'read',
};

/** Behaviour: voices. Shrieking, whining, talking over others, and shouting at the smaller one. */
export const VOICES: readonly Article[] = [
  {
    id: 'screeching',
    title: 'Screeching and shrieking',
    topic: 'behaviour',
    ages: [8, 59],
    questions: [
      'my toddler screeches all the time',
      'baby high pitched screaming for fun',
      'she shrieks in restaurants and laughs',
      '16 months old screaming instead of talking',
      'how do i stop my 2 year old shrieking',
      'he screams when hes happy, when hes cross, when he wants a raisin',
      'ear piercing scream in the car',
      'my one year old has discovered a noise like a kettle and the neighbours have started to comment, she isnt even upset when she does it',
      'is screeching normal at 18 months',
      'toddler squealing constantly',
    ],
    keys: [
      'screech',
      'screeches',
      'screeching',
      'shriek',
      'shrieks',
      'squeal',
      'squealing',
      'high pitched',
      'ear piercing',
      'ear splitting',
      'squeals',
      'screams for fun',
      'piercing',
      'shrill',
    ],
    ack: [
      {
        when: ['restaurant', 'restaurants', 'neighbours', 'car'],
        text: 'It carries through two walls and a car roof, and it is being done for pleasure.',
      },
      {
        text: 'There is a new noise in your house, it lives at the top of the range, and its owner is delighted with it.',
      },
      { text: 'You can hear it in your teeth.' },
    ],
    typical: [
      {
        from: 8,
        to: 35,
        text: 'Toddlers scream to protest, to get something, to be noticed, and because they enjoy the sound of their own voice; often it is an experiment with loud and high.',
      },
      {
        from: 36,
        to: 59,
        text: 'By three or four most children can use an indoor voice when shown; shrieking that stays usually brings something, if only your face.',
      },
    ],
    sources: [
      {
        organisation: 'Colorado Parent (Dr Sheryl Ziegler, psychologist)',
        page: 'How to Stop the Screaming',
        address: 'https://www.coloradoparent.com/how-to-stop-the-screaming/',
        checked: 'read',
      },
      BITING,
    ],
    tonight: [
      'Whisper back, close to the ear: "I want to hear your tiny voice." A whisper is more interesting than a shout.',
      'Give it a place and a time: on the step after tea, three big ones together, then the door shuts and it is over.',
      'Lend a word or sign for what it is doing: "More", "Look", "No, mine". Answer that one fast.',
    ],
    ask: 'Ask your health visitor for a hearing and speech check if by 18 months {he} scream{s} instead of trying words or pointing, or never seem{s} to hear you. A new, high cry in a child who is ill, floppy or hard to wake is for urgent help at once.',
    offer: {
      kind: 'song',
      label: 'A song that goes from a shout to a whisper could be ready in a minute.',
      about: 'loud voice, small voice, whisper',
    },
    back: ['Is it for fun, for wanting, or in anger?', "What do people's faces do when it comes?"],
    turns: [
      {
        asks: [
          'he thinks its funny',
          'laughs and does it again',
          'does it for attention',
          'she watches my face and screams',
        ],
        answer:
          'Then your face is the prize, so put it away: eyes on the spoon, mouth shut, for as long as the noise lasts. The second it stops, be back, warm and talkative. It feels odd and works within days if everyone does it, including the uncle who laughs. A game of high and low with a slide whistle at another hour uses up the interest.',
      },
      {
        asks: ['in restaurants', 'in public', 'on the bus', 'in the library everyone looks'],
        answer:
          'Out before the second one, without a telling-off: "Loud is for outside," two shrieks by the bins, back in. It takes a few cold trips. Inside give the mouth a job, a straw, a breadstick, blowing on soup. And sit near families with small children; they hear nothing.',
      },
      {
        asks: [
          'screams instead of talking',
          'doesnt talk just screams',
          'few words and lots of screaming',
          'cant say what he wants so he screams',
        ],
        answer:
          'That is a child with plenty to say and no key for it. Say the word for {him} at the moment of wanting, "Up," wait while you count to five, take any sound or gesture as an answer. Two or three signs, more, help, all done, often halve the noise. And ask for a hearing and speech check now; asking early costs nothing.',
      },
      {
        asks: ['it hurts my ears', 'i shout back', 'i cant stand the noise', 'i scream at her to stop screaming'],
        answer:
          'Soft earplugs, worn quite openly, take the pain out of it and leave the words in. If you have shouted, mend it in a sentence. Screaming back is, from below, joining in. When you feel it climbing, put {him} somewhere safe, go two rooms away, and breathe out for longer than in, five times.',
      },
      {
        asks: [
          'how long does the screaming phase last',
          'when do they stop shrieking',
          'will it pass',
          'its been weeks',
        ],
        answer:
          "With words arriving and nobody applauding, usually some weeks to a few months. It tends to come back with colds, new teeth and new cousins. If after a month of dull faces it's the same as on day one, look at what comes right after it; there is nearly always something, and it may be as small as your hand reaching for the raisins.",
      },
    ],
    challenges: [],
  },
  {
    id: 'whining',
    title: 'Whining',
    topic: 'behaviour',
    ages: [24, 107],
    questions: [
      'the whining is driving me mad',
      'my 4 year old whines all day',
      'how do i stop whinging',
      'talks in a baby voice constantly',
      'she moans about everything',
      '3yo wont use normal voice just whinges',
      'nags and nags until i give in',
      'pleeease can i pleeease a hundred times',
      'from the minute we get home my daughter follows me round whining about being hungry or bored or her leg hurts and i can feel myself getting nasty',
      'pester power in the shop',
      'why does he only whine with me',
    ],
    keys: [
      'whine',
      'whines',
      'whining',
      'whinge',
      'whingeing',
      'moans',
      'nags',
      'pestering',
      'baby voice',
      'moaning',
      'grizzling',
      'whingy',
      'droning',
    ],
    ack: [
      {
        when: ['nags', 'pleeease', 'give in', 'pester'],
        text: 'The hundredth please is not a request any more, it is a drill.',
      },
      { when: ['baby'], text: 'There is a baby in the house again, with a full set of teeth and opinions on pasta.' },
      { text: "That one note, held for an hour, gets in where shouting wouldn't." },
      { text: 'You would do almost anything to make it stop, and that is exactly the trouble with it.' },
    ],
    typical: [
      {
        from: 24,
        to: 71,
        text: 'Whining sits halfway between crying and talking; it comes with hunger, tiredness and too little notice, and it grows where it sometimes works.',
      },
      {
        from: 72,
        to: 107,
        text: 'By six or seven most children can switch voice when reminded; pestering goes on for as long as the answer may still change.',
      },
    ],
    sources: [
      {
        organisation: 'Raising Children Network (Australia)',
        page: 'Pestering: how to handle it',
        address: 'https://raisingchildren.net.au/toddlers/behaviour/common-concerns/pestering',
        checked: 'read',
      },
    ],
    tonight: [
      'Check the three plain things first: food, sleep, ten minutes of you. Half of it lives there.',
      'Answer the voice, not the wish: "I can\'t hear it in that voice. Say: water, please." And the moment it comes right, answer fast.',
      'Decide by the first request. If it is yes, say yes at once; if it is no, say it once and then hum.',
    ],
    ask: 'If {he} {is} whiny and pale, tired or in pain for more than a week or two, or a leg, tummy or ear keeps being mentioned, have it looked at by your doctor before working on the voice.',
    offer: {
      kind: 'song',
      label: 'A song in a whiny voice and a proper one could be ready in a minute.',
      about: 'asking in a whiny voice and asking in a strong voice',
    },
    back: ['At what hour does it begin?', 'How does it usually end: with a yes, with shouting, or with bed?'],
    turns: [
      {
        asks: ['i give in', 'i end up saying yes', 'in the end i always give him it', 'she wears me down'],
        answer:
          'Anyone would. The arithmetic is unkind, though: a yes at the thirtieth please teaches that there are thirty. So either give at one or not at all. Before shops and sweets, say the answer beforehand, "Today we look, we don\'t buy," and when it starts: "Asked and answered." Those three words, in a bored voice, are a very good umbrella.',
      },
      {
        asks: [
          'i cant hear you in that voice doesnt work',
          'tried ignoring the whining',
          'he cries if i ignore it',
          'whines louder',
        ],
        answer:
          'Perhaps {he} {has} lost the other voice at that hour. Lend it: say the sentence yourself in a calm tone, let {him} repeat three words of it, and accept a poor copy. If tears come, it was tiredness all along, and tiredness wants a lap and not a lesson. Practise the strong voice in the morning, with robots.',
      },
      {
        asks: ['only with me', 'never with his dad', 'doesnt do it at nursery', 'whines the minute i walk in'],
        answer:
          'You are the one it may work with, and the one {he} missed. Try spending the first ten minutes after coming home on the floor with your coat still on, nothing else, no bags, no pan. It feels impossible, and it usually buys back an hour. Then say what comes next: "Now I cook, you stir."',
      },
      {
        asks: ['baby talk', 'speaks like a baby', 'baby voice since the baby came', 'acts like a toddler again'],
        answer:
          'Somebody has noticed that babies get carried. Play it for five minutes a day, rock {him}, coo, wrap {him} up, until it is silly; then "Where has my big one gone? I need someone to open this jar." A child who gets enough baby on request needs less of it at the table. If speech really goes backwards and stays there, have it checked.',
      },
      {
        asks: ['i get so angry', 'i snap at her', 'it makes me want to scream', 'i am getting nasty'],
        answer:
          'It is built to be unbearable; your ears are working. Put a door between you for two minutes: "My ears need a rest. I\'ll be on the step." Earplugs that let words through and take the edge off are no shame. And lower the bar for that hour: toast is dinner. Who else could take half past five twice a week?',
      },
      {
        asks: ['bored all the time', 'im bored whining', 'follows me around with nothing to do', 'cant play alone'],
        answer:
          '"Bored" often means "be with me". Give a small piece of you first, then a small job near you: spoons to sort, peas to pod, a bowl of soapy water on the floor. Set a timer for ten minutes and look in at five, before {he} come{s} to fetch you. Playing alone is learnt beside someone, not in the next room.',
      },
    ],
    challenges: ['taking-turns'],
  },
  {
    id: 'interrupting',
    title: 'Interrupting',
    topic: 'behaviour',
    ages: [30, 119],
    questions: [
      'mum mum mum every time i am on the phone or talking',
      'cannot finish a sentence to another adult',
      'my child interrupts all the time',
      'cant talk to another adult without mummy mummy mummy',
      'he interrupts every phone call',
      'how do i teach a 4yo not to interrupt',
      '5 year old talks over everyone',
      'she pulls my sleeve the second i start speaking',
      'calls out in class, teacher complained',
      'as soon as i am on the phone all hell breaks loose',
      'my husband and i havent finished a sentence in three years because our daughter has to tell something right now and if we say wait she just says it louder',
      'interrupting constantly is it rude or normal',
    ],
    keys: [
      'interrupts',
      'interrupting',
      'interrupt',
      'talks over',
      'phone call',
      'mummy mummy mummy',
      'calls out',
      'butts in',
      'cuts in',
      'wont let me talk',
      'hogging the conversation',
      'talking over',
    ],
    ack: [
      { when: ['phone', 'phoning', 'meetings'], text: 'The house was silent for an hour, and then you dialled.' },
      {
        when: ['class', 'teacher', 'school'],
        text: 'Now it has reached the classroom, where there are twenty-nine others with something to say.',
      },
      { text: 'You and another adult have been in the middle of the same sentence since Easter.' },
      { text: '"Mummy. Mummy. Mummy. Mummy. I have a sock."' },
    ],
    typical: [
      {
        from: 30,
        to: 59,
        text: 'Holding a thought while someone else speaks takes self-control that starts to develop between three and a half and four and needs years more.',
      },
      {
        from: 60,
        to: 119,
        text: 'School-age children can wait for a pause with a reminder and something to hold the thought with; excitement still pushes it out.',
      },
    ],
    sources: [SELF_CONTROL],
    tonight: [
      'Teach the hand: {he} lay{s} a hand on your arm, you lay yours on top, that means "I know you\'re there," and you turn within ten seconds. Lengthen it later.',
      'Play it tonight with the teddies as callers, with {him} as the one on the phone.',
      'Before a call: a drink, a wee, and a box that comes out only for calls. Then ring, and stop before it gets hard.',
    ],
    ask: 'If at seven and beyond holding back fails at home and at school and it gets in the way of friends or learning, ask the teacher what they see and bring it to your doctor.',
    offer: {
      kind: 'story',
      label: 'A story about a word that had to wait its turn could be ready by bedtime.',
      about: 'waiting for a turn to speak',
    },
    back: [
      'What is usually so urgent, when it finally gets said?',
      'How long does the waiting last now, if you count?',
    ],
    turns: [
      {
        asks: [
          'the hand trick doesnt work',
          'we tried the hand thing',
          'forgets to use it',
          'he puts his hand on my arm and talks anyway',
        ],
        answer:
          'Then ten seconds is still too long; start with three. Turn at once and say, "You waited. Now I\'m all yours," and mean it. Do it eight times in one afternoon with another adult as the actor. It gets going only when the hand is a quicker way to you than shouting, so for a week it has to be that.',
      },
      {
        asks: ['phone calls', 'working from home', 'how do i make a call in peace', 'video meetings and a 3 year old'],
        answer:
          "A child alone in a room with a talking parent has been left for a telephone. Fill up first: five whole minutes together, then the box, then the call, and a picture on the door: red means only for blood or fire. For anything over fifteen minutes with a child under four, don't train, arrange: nap, neighbour, screen. That is what the screen is for.",
      },
      {
        asks: ['should i ignore him', 'if i answer i reward it', 'do i pretend not to hear', 'ignore until he stops'],
        answer:
          'Complete silence makes most children louder, because to them it might mean that you are broken. Give one signal, a finger up or the hand on the hand, no eyes, no words. Then finish your sentence, not your conversation. After that it is {his} turn, and the first thing you say is "Thank you for waiting", even if it was only nearly.',
      },
      {
        asks: [
          'calls out in class',
          'teacher says he blurts out',
          'talks all the time at school',
          'cant put her hand up',
        ],
        answer:
          'Ask the teacher for two cheap helps: a small card or a thumb to hold while the thought waits, and being asked early in the lesson, when {he} can still keep it in. At home play games with turns that are very short. If {he} {is} also always moving, losing things and half a page behind, ask them to write down what they see for a fortnight.',
      },
      {
        asks: [
          'dinner table nobody can talk',
          'she talks over her brother',
          'takes over every conversation',
          'siblings cant get a word in',
        ],
        answer:
          'Put a wooden spoon on the table: whoever holds it speaks, three minutes by the sand glass, then it travels. {He} will be bad at it for four dinners and proud on the fifth. Quieter ones get it first. And see that there is a time of day when {he} may talk without end; on the way home, to you alone, is a good one.',
      },
    ],
    challenges: ['taking-turns'],
  },
  {
    id: 'shouting-at-siblings',
    title: 'Shouting at brothers and sisters',
    topic: 'behaviour',
    ages: [36, 143],
    questions: [
      'my son screams at his little sister all day',
      'she bosses and shouts at her brother',
      'how do i stop the shouting between my kids',
      '8yo is so mean to his younger brother',
      'he talks to his sister like dirt',
      'yells get out of my room every five minutes',
      'my daughter orders the little one about and screams when he doesnt obey',
      'calls his brother names',
      'from the moment they wake up its shouting, hes nine and she is four and everything she does is wrong and i end up shouting at him to stop shouting',
      'sibling yelling',
    ],
    keys: [
      'shouts at his sister',
      'screams at his brother',
      'yells at',
      'mean to his brother',
      'bossy',
      'calls names',
      'talks to his sister',
      'get out of my room',
      'bawls at',
      'snaps at his sister',
      'horrible to his brother',
      'screams at sister',
    ],
    ack: [
      {
        when: ['shouting', 'i end up', 'i shout'],
        text: 'Shouting "stop shouting" up the stairs is a sentence most parents have heard themselves say.',
      },
      {
        when: ['names', 'mean', 'dirt'],
        text: 'It hurts twice to hear it, once for the one who is told and once for the one who can talk like that.',
      },
      { text: 'By nine in the morning your house sounds like a small railway station.' },
      {
        text: 'You know both voices so well that you can tell through two doors who started, and you are still not sure.',
      },
    ],
    typical: [
      {
        from: 36,
        to: 143,
        text: 'Loud quarrels between siblings are an ordinary part of living together; being tired, hungry, bored or short of attention turns the volume up.',
      },
    ],
    sources: [
      NHS_DIFFICULT,
      {
        organisation: 'American Academy of Pediatrics, HealthyChildren.org',
        page: 'Sibling Rivalry',
        address: 'https://www.healthychildren.org/English/family-life/family-dynamics/Pages/Sibling-Rivalry.aspx',
        checked: 'known',
      },
    ],
    tonight: [
      'Go there instead of calling. Stand between, half voice: "I hear a lot of no. One at a time, you first." Then repeat what each said, and wait.',
      'Give {him} a sentence that works better than a shout: "I\'m using this. You can have it at four." Say it for {him} the first ten times.',
      'Find {him} one place or one hour the other may not enter. A gate, a top bunk, half of the table with tape.',
    ],
    ask: 'If one is afraid of the other, gets hurt, or is called things that stay, or if it is this way most days for over a month, ask the school or your health visitor or doctor where to start.',
    offer: {
      kind: 'story',
      label: 'A story about two voices and one kitchen could be ready tonight.',
      about: 'shouting at a little sister',
    },
    back: [
      'What is the shouting usually defending: a thing, a place, or your attention?',
      'When in the day are they almost friends?',
    ],
    turns: [
      {
        asks: ['should i stay out of it', 'let them sort it out', 'do i always have to referee', 'when do i step in'],
        answer:
          'Stay out while it is only noise about a thing, and near enough to hear it turn. Step in for hands, for fear, for words that go for the person, "stupid, baby, nobody likes you". When you do, be a reporter and not a judge: "Two people, one tablet. What\'s the plan?" Then count to ten. Children who have been asked that often begin to have plans.',
      },
      {
        asks: [
          'i always blame the older one',
          'he says i take her side',
          'its always the little one who provokes',
          'he gets told off for everything',
        ],
        answer:
          'That may be fair; the loud one gets the telling off and the quiet one gets the lap. For one week say nothing about who, only what: "The tower is broken. Who can help?" Teach the younger one out loud too: "Ask first. It\'s a building site." And find one moment a day when being the big one is pleasant: later bed by ten minutes, the front seat of your attention.',
      },
      {
        asks: ['he calls her stupid', 'name calling', 'says i hate you to his sister', 'horrible words to his brother'],
        answer:
          'One family rule, said once and kept dull: "Say what you want, not what she is." Then get the want: "You want her out of your cards." If a word hurt, {he} {does} something for her before the game goes on; an action, not a mumbled sorry. Listen too for where the word came from; it is often said to {him} somewhere else.',
      },
      {
        asks: ['i shout too', 'we are a shouty family', 'he gets it from me', 'i lose my temper with them'],
        answer:
          'Then you know how well it works. Pick the worst quarter of an hour of the day and try to get only that one quieter: food ready, phone away, one child in the bath. When you have shouted, come back: "I shouted. I\'m sorry. I was late and it was loud." Loud families grow quieter from the top, a few minutes at a time.',
      },
      {
        asks: ['big age gap', 'she wrecks his things', 'little one destroys his lego', 'he has no peace from her'],
        answer:
          "A small child near a big child's project is weather damage waiting to happen. Height solves more than talking: a table out of reach, a lid, a key for certain hours. And give the little one a job on the project, handing over blue ones, for five minutes. Where the work is safe, the voice comes down.",
      },
    ],
    challenges: ['being-kind', 'managing-anger', 'sharing'],
  },
];

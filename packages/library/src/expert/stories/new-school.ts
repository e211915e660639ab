import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-school. */
export const NEW_SCHOOL: readonly LibraryStory[] = [
  {
    title: "The Teacher's Green Light",
    description:
      "Hana's hearing aids work with a little microphone that the teacher wears, and sometimes forgets to switch off.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Hana',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'honey', eyes: 'dark-brown', hearingAid: true },
    },
    benefits: ['Prepares for the noise of a new classroom.', 'Gives a way to say "I missed a word" with one finger.'],
    topicWords: ['school'],
    given: ['Mrs Bell', 'Dad'],
    content: {
      descriptive:
        "Hana has a new school and two blue hearing aids. The new room is big. Chairs scrape, and words get mixed up. So Mrs Bell wears a microphone with a green light. It sends her voice right to Hana's ears.",
      perspective:
        'Mrs Bell is not used to it yet. Sometimes it stays on by mistake. The class looks at the light, because it is new to them.',
      partial: 'With so many sounds, Hana may feel ____.',
      cooperative: 'Mrs Bell can check the light before each story.',
      directive: 'Hana can point to the light when she misses a word.',
      control: 'Hana can ask, "Light on, please?"',
      affirmative:
        'Bit by bit, the sounds of the new school get names. That scrape is a chair. That bang is the door. At home time the green light is still on. Out in the hall, Mrs Bell hums a song. Just one person can hear it, and that is Hana.',
    },
    talkTogether: [
      'What does the green light mean?',
      'How is it when too many sounds come at once?',
      'Shall we listen for a minute and name each sound?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'curious', holds: null },
          { who: 'bell', pose: 'stand', feeling: 'happy', holds: 'microphone' },
        ],
        things: ['chair', 'music'],
      },
      others: [{ is: 'adult', id: 'bell', name: 'Mrs Bell', role: 'teacher', costume: null }],
    },
  },
  {
    title: 'One Mitten Each',
    description: 'On winter mornings at a new gate, Emeka and Dad each keep one of a pair of red mittens.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Emeka',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown', glasses: true },
    },
    benefits: [
      'Makes the minute of parting short and clear.',
      'Gives the hand something to do, and home time something to look forward to.',
    ],
    topicWords: ['school', 'gate'],
    given: ['Dad', 'Dad is there at home time', 'Miss Lee', 'red mittens'],
    content: {
      descriptive:
        'It is winter, and Emeka goes to a new school. At the gate, Dad goes one way and Emeka the other. One red mitten goes with Dad. The other one goes with Emeka. That way, there is half a pair in each place.',
      perspective:
        'At work, Dad looks for a key and finds a mitten. Then Dad thinks of Emeka. Miss Lee knows that for many children, the gate is hard.',
      partial: 'When Dad waves, Emeka may feel ____.',
      cooperative: 'Miss Lee can come out to the gate. Nobody needs to walk in alone.',
      directive: 'Emeka can squeeze the mitten in his pocket.',
      control: 'Emeka can think, "One here, one there."',
      affirmative:
        'A day at school has a start, a lunch and an end. At the end the gate opens. There is Dad, with one cold hand. Red and red make two. A pair of mittens goes home in the snow.',
    },
    talkTogether: [
      'Where are the two mittens while Emeka is at school?',
      'How does the gate feel?',
      'Shall we choose a pair of something to share?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'snow',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'happy', holds: 'mittens' },
          { who: 'dad', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'adult', id: 'dad', name: 'Dad', role: 'parent', costume: 'winter-coat' }],
    },
  },
  {
    title: 'The Hens Speak Neither',
    description:
      'Sofiya speaks Ukrainian, her new school speaks English, and the three hens in its garden speak neither.',
    ageBand: '4-5',
    themes: ['animals', 'nature'],
    hero: {
      name: 'Sofiya',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'braids', hairColour: 'dark-blonde', skin: 'peach', eyes: 'grey' },
    },
    benefits: [
      'Says that a home language stays when a new one is added.',
      'Shows a way to be with others before there are shared words.',
    ],
    topicWords: ['school'],
    given: ['Ms Gray', 'a home where Ukrainian is spoken'],
    content: {
      descriptive:
        'At home, Sofiya speaks Ukrainian. At her new school, words are English and fast. In the school garden there are three brown hens. In Ukrainian, a hen says ko-ko-ko. In English, it says cluck. The hens themselves speak neither.',
      perspective:
        'Most of the class knows no Ukrainian at all. Some want to play, and do not know how to ask. They are short of words as well.',
      partial: 'With English all around, Sofiya may feel ____.',
      cooperative: 'Ms Gray can learn one new word from Sofiya each day.',
      directive: 'Sofiya can feed the hens with another child. It takes two hands and no words.',
      control: 'Sofiya can think, "Kurka. Hen. I know both."',
      affirmative:
        'English comes one word at a time. Ukrainian stays, because nobody takes it away. At break somebody holds out some grain. The school hens run up, all three. They talk with their beaks full.',
    },
    talkTogether: [
      'What do hens say in Ukrainian?',
      'How is it when nobody understands a word?',
      'Shall we learn "hen" in one more language?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'friend', pose: 'kneel', feeling: 'happy', holds: 'bowl' },
          { who: 'hen', pose: 'walk', feeling: 'calm', holds: null },
          { who: 'hen-two', pose: 'run', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'other-child', id: 'friend', name: 'a child from the class', age: 5, costume: null },
        { is: 'animal', id: 'hen', name: 'the first hen', animal: 'hen', coat: 'brown', size: 'small' },
        { is: 'animal', id: 'hen-two', name: 'the second hen', animal: 'hen', coat: 'golden', size: 'small' },
      ],
    },
  },
  {
    title: 'Soft, Loud, Soft',
    description: 'Thandiwe moves from Durban, and the register stops before her name, until the class learns its beat.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Thandiwe',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Treats a name as worth the effort of getting right.',
      'Gives a friendly way to teach it, with no shame for anyone.',
    ],
    topicWords: ['school', 'name'],
    given: ['Mr Patel', 'moved from Durban'],
    content: {
      descriptive:
        'Thandiwe has come from Durban to a new school. The h in her name is quiet, like the h in Thomas. The part in the middle is the loud one. On the class list, the name looks long. Some people say it wrong, and some stop before they start. One time is nothing much, but ten times in one morning is tiring.',
      perspective:
        'Mr Patel would like to get it right. Getting it wrong in front of the class is no fun. Other children think that it is rude to ask. It is not rude, because a name is worth a question.',
      partial: 'When the register stops just before her, Thandiwe may feel ____.',
      cooperative: 'Mr Patel can ask how to say it, and write "tan-DEE-weh" on the list.',
      directive: 'Thandiwe can clap it for the class: soft, loud, soft. Hands are quick to learn a beat.',
      control: 'Thandiwe can say, "Three claps, and the middle one is loud."',
      affirmative:
        'A name does not change when somebody moves. This one worked in Durban, and it works at the new school too. One day, during silent reading, a pencil taps on a desk. Soft, loud, soft, it goes. Thandiwe looks up, since somebody is calling.',
    },
    talkTogether: [
      "Which part of Thandiwe's name is loud?",
      'How is it when a name comes out wrong?',
      'Shall we clap the names in our family?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'determined', holds: null },
          { who: 'patel', pose: 'cheer', feeling: 'happy', holds: null },
          { who: 'classmate', pose: 'cheer', feeling: 'happy', holds: null },
        ],
        things: ['music', 'notebook'],
      },
      others: [
        { is: 'adult', id: 'patel', name: 'Mr Patel', role: 'teacher', costume: null },
        { is: 'other-child', id: 'classmate', name: 'a classmate', age: 7, costume: null },
      ],
    },
  },
  {
    title: 'Does the Wall Count Here?',
    description:
      'Leon was good at the ball game of his old school. The new school has four squares as well, and other rules.',
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Leon',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'spiky', hairColour: 'brown', skin: 'peach', eyes: 'hazel', wheelchair: true },
    },
    benefits: ['Explains why watching first is a good way in.', 'Gives one small question that starts a game.'],
    topicWords: ['game', 'school'],
    given: ['Mr Kaya', 'an old school and a new one'],
    content: {
      descriptive:
        'At break, Leon\'s old school played a ball game in four squares. His new school has four squares too, drawn in yellow chalk. The game looks the same at first. But here the ball may bounce twice, and nobody says "serve". The rules are not written down. They are in the heads of the people who play.',
      perspective:
        'The players know their rules so well that they forget about them. So they do not think of explaining. Most people like to be asked about a thing they know.',
      partial: 'At the edge of the squares, Leon may feel ____.',
      cooperative: 'Mr Kaya can ask the players to make it five for the next round.',
      directive: 'Leon can watch one round, and then ask about one rule. One is easier to answer than all of them.',
      control: 'Leon can ask, "Does the wall count here?"',
      affirmative:
        "As it turns out, the wall counts, but only on Fridays. Nobody can say why. A new game takes a few rounds to learn. When the bell rings, the players go back into school. There is yellow chalk on eight shoes. There is some on both of Leon's big wheels, too.",
    },
    talkTogether: [
      'Which rule is different at the new school?',
      'How is it to stand at the edge of a game?',
      'Shall we teach each other the rules of a game we know?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'ball' },
          { who: 'one', pose: 'point', feeling: 'happy', holds: null },
          { who: 'two', pose: 'stand', feeling: 'curious', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'other-child', id: 'one', name: 'a player', age: 7, costume: null },
        { is: 'other-child', id: 'two', name: 'another player', age: 8, costume: null },
      ],
    },
  },
  {
    title: 'Whose Are the Ones with Frogs?',
    description:
      "Anouk moves from a school of six hundred children to one of twenty-three, where everybody knows everybody's boots.",
    ageBand: '6-7',
    themes: ['nature', 'adventure'],
    hero: {
      name: 'Anouk',
      pronouns: 'she',
      age: 6,
      looks: { hairStyle: 'long', hairColour: 'brown', skin: 'porcelain', eyes: 'blue' },
    },
    benefits: [
      'Describes how it is to be the only new one where all the others know each other.',
      'Offers a question about a thing, which is easier than a question about a person.',
    ],
    topicWords: ['school'],
    given: ['Mr Field', 'a village school'],
    content: {
      descriptive:
        "Anouk's old school was in the city and had six hundred children. Her new one is at the end of a lane, and it has twenty-three. By the door is a long rack of boots, because many lessons are outside. Everybody knows which boots belong to whom. One pair has frogs on the toes. At the far end of the rack, there is a gap.",
      perspective:
        'In a small school, a new person is the news of the month. People may stare before they say a word. Two winters ago, Mr Field was new. On day one, Mr Field got lost between the barn and the stream.',
      partial: 'In front of so many boots, Anouk may feel ____.',
      cooperative: 'Mr Field can walk to the stream with Anouk on the first day. It is good to know how deep it is.',
      directive: 'Anouk can put her boots in the gap. It is just the right size.',
      control: 'Anouk can ask, "Whose are the ones with frogs?"',
      affirmative:
        'A face takes a day or so to learn, and a name takes longer. By Friday it has rained. The whole school comes back from the stream together. Now every boot on the rack is brown. Even the frogs are hard to find.',
    },
    talkTogether: [
      'What does the rack by the door hold?',
      'How might it be to be the news of the month?',
      'Shall we draw something on our boots?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'day',
        weather: 'rain',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'jump', feeling: 'excited', holds: null },
          { who: 'field', pose: 'walk', feeling: 'happy', holds: null },
          { who: 'girl', pose: 'walk', feeling: 'curious', holds: null },
        ],
        things: ['boots', 'puddle'],
      },
      others: [
        { is: 'adult', id: 'field', name: 'Mr Field', role: 'teacher', costume: 'raincoat' },
        { is: 'other-child', id: 'girl', name: 'a girl from the school', age: 6, costume: 'raincoat' },
      ],
    },
  },
  {
    title: 'Page Eleven',
    description:
      'Idris moves in the middle of a comic he is drawing with his best friend, and a new drawing table waits.',
    ageBand: '8-10',
    themes: ['fantasy'],
    hero: {
      name: 'Idris',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'short', hairColour: 'red', skin: 'porcelain', eyes: 'green' },
    },
    benefits: [
      'Names the tug between an old friend and new ones without asking for a choice.',
      'Shows a friendship that goes on by post.',
    ],
    topicWords: ['school'],
    given: ['Mam', 'best friend Cai in Wales', 'a comic about moles'],
    content: {
      descriptive:
        'Idris and Cai were in the middle of a comic when Idris moved to a new school in Leeds. It is about three moles who guard a castle from underneath. They had reached page ten. Nobody in Leeds has heard of the moles. In the library, though, there is a table where people draw at lunch. Sitting down there would be easy. It could also look like leaving Cai in Wales with half a castle.',
      perspective:
        'Cai may be thinking about it from the other end, next to an empty chair. People can hope that a friend is happy and hope to be missed, both on the same day. The ones at the drawing table know nothing of this. All they would see is somebody who can draw a mole in a helmet.',
      partial: 'On the way to the library, Idris might notice ____. It may be two things that do not match.',
      cooperative: 'Mam can keep stamps in the drawer, so that a page can leave for Wales on any day.',
      directive:
        'Idris can post page eleven to Cai, and start something different at the table. One friendship does not use up the other.',
      control: 'When it looks like a choice, Idris can think, "Moles dig more than one tunnel."',
      affirmative:
        'Some days at a new school belong to old friends. Some belong to people whose surnames are still a mystery. Most days have room for both. Somewhere on the road to Wales, page eleven is at the bottom of a postbag, in the dark. The moles are used to that.',
    },
    talkTogether: [
      'What do the moles guard?',
      'How can two feelings fit into one lunchtime?',
      'Shall we send somebody a page?',
    ],
    picture: {
      scene: {
        setting: 'library',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: 'pencil' },
          { who: 'girl', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['notebook', 'letter', 'book'],
      },
      others: [{ is: 'other-child', id: 'girl', name: 'a girl at the table', age: 9, costume: null }],
    },
  },
  {
    title: 'Day Nine',
    description:
      "Esra joins a class in March, when everyone's bean is already tall and hers is a dry bean in wet paper.",
    ageBand: '8-10',
    themes: ['science', 'nature'],
    hero: {
      name: 'Esra',
      pronouns: 'she',
      age: 8,
      looks: { hairStyle: 'hijab', skin: 'caramel', eyes: 'dark-brown', glasses: true },
    },
    benefits: [
      'Separates being late from being behind.',
      'Offers a sentence for the moments when everyone talks about something from before.',
    ],
    topicWords: ['school', 'class'],
    given: ['Mr Orr', 'joined the class in March'],
    content: {
      descriptive:
        'Esra joins her new class in March, in the middle of almost everything. On the windowsill stand twenty-six jars with a bean in each. The class put them there eleven days ago, and the tallest already has leaves. Mr Orr gives Esra a jar, some wet paper and one dry bean. It does what dry beans do at first, which is nothing that anyone can see.',
      perspective:
        'The class has jokes and half-made projects from before March. When people mention them, they are not shutting anyone out on purpose. They forget who was there and who was not. Mr Orr has had new pupils in every month of the year, because families move when they need to.',
      partial: 'Beside the tall ones, Esra might feel ____. It could be another word by Thursday.',
      cooperative:
        'Mr Orr can find out which topics are new to Esra and which are old. Schools teach the same things in a different order, so there are usually some of each.',
      directive:
        'Esra can start her own chart and write "Day 1" at the top. A chart like that counts days, and it does not give marks to beans.',
      control: 'When the talk is about something from before, Esra can say, "I missed that one. What happened?"',
      affirmative:
        'Inside its skin, a bean drinks for a day or two before anything shows. Every plant in the class began like that. Some of school will be new to Esra for a while, and some of it she has done already. On the ninth day, the jar at the end of the row is due for a look.',
    },
    talkTogether: [
      'What does a bean do before anything shows?',
      'How is it when everyone laughs about something from before?',
      'Shall we put a bean in a jar tonight?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'curious', holds: 'pencil' },
          { who: 'orr', pose: 'point', feeling: 'happy', holds: null },
        ],
        things: ['jar', 'seedling', 'notebook'],
      },
      others: [{ is: 'adult', id: 'orr', name: 'Mr Orr', role: 'teacher', costume: null }],
    },
  },
  {
    title: 'The Inside Pocket',
    description:
      'Jamie starts at a fourth school with a foster carer, a worn rucksack and a plan for the questions about home.',
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Jamie',
      pronouns: 'they',
      age: 10,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'peach', eyes: 'amber' },
    },
    benefits: [
      'Gives a child who is asked about home the right to choose what to answer.',
      'Keeps privacy apart from worries, which can go to a trusted adult at any time.',
    ],
    topicWords: ['school', 'rucksack'],
    given: ['Denise, a foster carer', 'Ms Haddad', 'three schools before this one'],
    content: {
      descriptive:
        "Jamie's rucksack has been to three schools, and on Monday it goes to a fourth. It has a front pocket for things that anybody may see, such as pens and a bus card. It also has an inside pocket, with a zip. That is for things that are Jamie's own business. Answers can be sorted in the same way. At a new school people ask a lot, and some of the questions are about home.",
      perspective:
        'Most people who ask are only looking for something to say. For them, "Is that your mum?" is as small a question as "Do you like pizza?" They cannot see that its size changes from person to person. Ms Haddad knows a little about home, because teachers need to. Keeping it private is part of their work.',
      partial: 'When somebody at the gate asks about home, Jamie might feel ____. It may depend on who is asking.',
      cooperative:
        'Denise can agree with Jamie beforehand what the school is told. A worry is another matter. It can be told to Denise or Ms Haddad on any day.',
      directive: 'Jamie can choose one short answer for the front pocket, such as "That\'s Denise. I live with her."',
      control: 'When a question belongs inside, Jamie can say, "I keep that one to myself. What are you drawing?"',
      affirmative:
        'Keeping something private is not the same as telling a lie. What is in the inside pocket can come out later, or stay where it is. The school is new, and so are the corridors. The rucksack has done this three times. So has the person who carries it.',
    },
    talkTogether: [
      'What are the two pockets for?',
      'Which questions can feel bigger than they sound?',
      'Shall we choose a front-pocket answer together?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'wind',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'determined', holds: 'backpack' },
          { who: 'denise', pose: 'wave', feeling: 'calm', holds: null },
        ],
        things: ['leaf'],
      },
      others: [{ is: 'adult', id: 'denise', name: 'Denise', role: 'parent', costume: null }],
    },
  },
  {
    title: 'The 7.42',
    description: 'Valentin joins Year 8 in October, six weeks late. Nine people and a trombone stand at his bus stop.',
    ageBand: '11+',
    themes: ['adventure'],
    hero: {
      name: 'Valentin',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Talks honestly about joining late, when groups have formed.',
      'Offers a step so small that it survives being missed.',
    ],
    topicWords: ['school', 'bus'],
    given: ['his mother starts work at six', 'the head of year', 'joins in October'],
    content: {
      descriptive:
        'Valentin joins the new school in October, six weeks after everyone else. By now people have seats, nicknames and firm opinions about the canteen. He takes the 7.42 bus alone, because his mother starts work at six. The same nine people stand at the stop every morning, and hardly any of them talk. At that hour it would be odd if they did. One of them carries a trombone in a case, and nobody has mentioned it so far.',
      perspective:
        'From outside, a group can look closed when its members are only used to each other. Somebody in the middle of one may be hoping for a change. Psychologists have found that people tend to warm to a face they have seen often, even before a word is spoken. For the nine at the stop, Valentin is slowly turning into such a face.',
      partial:
        'On the first mornings, Valentin might feel ____. Invisible is one possible word, and relieved is another.',
      cooperative:
        'The head of year can find out who else gets on at that stop and introduce one of them. A single known name changes a bus.',
      directive:
        'Valentin can nod to the same person three mornings in a row. A nod is small enough to survive being missed.',
      control:
        'When all the others seem to know where they are going, Valentin can think, "Their week seven is my week one."',
      affirmative:
        'It is not possible to tell in October who will matter in June. A school is learned in layers: the rooms first, then the short cuts, then the people. Some weeks only the short cuts make progress. Meanwhile the 7.42 is late on most days, which gives everyone at the stop something to agree about. Sooner or later, somebody is bound to ask about the trombone. It may as well be the new one.',
    },
    talkTogether: [
      'What does nobody mention at the bus stop?',
      'Why might somebody feel relieved to be overlooked?',
      'Shall we each try one nod this week and compare notes?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'shy', holds: 'backpack' },
          { who: 'player', pose: 'stand', feeling: 'sleepy', holds: null },
          { who: 'girl', pose: 'look-up', feeling: 'calm', holds: null },
        ],
        things: ['bus', 'sign'],
      },
      others: [
        { is: 'other-child', id: 'player', name: 'the trombone player', age: 13, costume: null },
        { is: 'other-child', id: 'girl', name: 'a girl at the stop', age: 12, costume: null },
      ],
    },
  },
];

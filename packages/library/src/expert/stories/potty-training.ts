import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge potty-training. */
export const POTTY_TRAINING: readonly LibraryStory[] = [
  {
    title: 'The Train Waits',
    description:
      'Tomasz is busy with his red train when a wee comes, and learns where a train goes while its driver is away.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Tomasz',
      pronouns: 'he',
      age: 3,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Shows that stopping a game for the potty is a pause, not an end.',
      'Gives a parking ritual that a busy toddler can do in a second.',
    ],
    topicWords: ['wee', 'potty'],
    given: ['Tata', 'a red train'],
    content: {
      descriptive:
        'Choo, choo, under the table. That is Tomasz and his red train. Here comes a wee. The potty is over there. The train is here.',
      perspective: 'It is hard to stop a game. Tata knows that.',
      partial: 'Away from the train, Tomasz may feel ____.',
      cooperative: 'Tata can look after the train.',
      directive: 'Tomasz can park it and go.',
      control: 'Tomasz can say, "Wait here, train."',
      affirmative:
        'A bit of sitting. Maybe a wee, maybe not. Both are good. Then up, and back to the table. There is the train. Choo, choo!',
    },
    talkTogether: [
      'Where did the train wait?',
      'What is hard to leave when a wee comes?',
      'Shall we make a parking place for toys?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'tata', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['train', 'potty'],
      },
      others: [{ is: 'adult', id: 'tata', name: 'Tata', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Slap, Slap, Goes the Water',
    description:
      'Juno lives on a houseboat where even the potty rocks when big boats go by, until someone shows her what stays still.',
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Juno',
      pronouns: 'she',
      age: 2,
      looks: { hairStyle: 'pigtails', hairColour: 'auburn', skin: 'porcelain', eyes: 'green' },
    },
    benefits: [
      'Names a wobble that can make sitting hard, and gives hands something to hold.',
      'Treats a sit without a wee as a sit.',
    ],
    topicWords: ['potty'],
    given: ['Mum', 'a home on a boat'],
    content: {
      descriptive:
        'Juno lives on a boat. Slap, slap, goes the water. Her potty stands by a blue rail. A big boat goes by. Then the potty rocks.',
      perspective: 'Mum rocks too. The cups rock. Mum is used to it.',
      partial: 'When it rocks, Juno may feel ____.',
      cooperative: 'Mum can hold the potty still.',
      directive: 'Juno can hold the blue rail.',
      control: 'Juno can say, "Rock, rock, stop."',
      affirmative:
        'The big boat is gone. Now the potty stands still. That was a long sit. A wee can come another time. Slap, slap, goes the water.',
    },
    talkTogether: [
      'What makes the potty rock?',
      'How does it feel when the floor moves?',
      'Shall we rock a cup of water and watch it stop?',
    ],
    picture: {
      scene: {
        setting: 'boat',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'mum', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: ['potty'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Drip, Drop, Dry',
    description: 'A wee is faster than Kofi in his garden, and a windy washing line shows how short a wet moment is.',
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Kofi',
      pronouns: 'he',
      age: 2,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows that somebody is kind about wet trousers, and that trousers dry.',
      'Lets a toddler help with the pegs, so that a wet moment ends in something done.',
    ],
    topicWords: ['wee', 'potty'],
    given: ['Nana', 'red trousers'],
    content: {
      descriptive: 'Kofi digs in the garden. Out comes a wee, fast. Drip, drop. His red trousers are wet.',
      perspective: 'Nana is not cross. Nana has seen wet trousers before.',
      partial: 'In wet trousers, Kofi may feel ____.',
      cooperative: 'Nana can bring dry ones.',
      directive: 'Kofi can hand up the pegs.',
      control: 'Kofi can say, "Wet now, dry soon."',
      affirmative:
        'Here comes the wind. Flap, flap, go the red trousers. The potty is by the door. It is there for the next wee. Flap, flap. Dry!',
    },
    talkTogether: [
      'What did the wind do?',
      'How do wet trousers feel on the legs?',
      'Shall we hang up a wet sock and watch it dry?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'wind',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'curious', holds: null },
          { who: 'nana', pose: 'reach', feeling: 'happy', holds: null },
        ],
        things: ['bucket'],
      },
      others: [{ is: 'adult', id: 'nana', name: 'Nana', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'Blue Potty, Green Potty',
    description:
      "Aya's twin uses the potty first. Two mums, two potties and two bodies that each keep their own calendar.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Aya',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Shows two children of one age at different points, without a race.',
      "Gives a child words for having a time of one's own.",
    ],
    topicWords: ['potty', 'potties'],
    given: ['Mama', 'Mummy', 'twin brother Sami'],
    content: {
      descriptive:
        "Aya and Sami are twins. There are two potties, blue and green. Sami wees in the blue one. Aya's green potty is dry.",
      perspective: 'Mama knows twins. Mummy knows twins. They do things on different days.',
      partial: 'By the dry potty, Aya may feel ____.',
      cooperative: 'Mummy can sit on the floor too.',
      directive: 'Aya can sit, then play.',
      control: 'Aya can say, "My wee, my day."',
      affirmative:
        'Wet is fine. Dry is fine. Blue and green stand side by side. Two potties, two twins. Sami and Aya stand side by side.',
    },
    talkTogether: [
      "Which potty is Aya's?",
      'How is it when somebody else goes first?',
      'Shall we find something that we do on different days?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'sami-g', pose: 'wave', feeling: 'happy', holds: null },
          { who: 'mummy', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: ['potty'],
      },
      others: [
        { is: 'other-child', id: 'sami-g', name: 'Sami', age: 3, costume: null },
        { is: 'adult', id: 'mummy', name: 'Mummy', role: 'parent', costume: null },
      ],
    },
  },
  {
    title: 'Potty First, Then Roar',
    description: "Remi's dragon suit has a slow zip and a long tail, and wees are fast: so which comes first?",
    ageBand: '2-3',
    themes: ['fantasy'],
    hero: {
      name: 'Remi',
      pronouns: 'they',
      age: 3,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: [
      'Turns "go before you dress up" into a game of its own.',
      'Shows that clothes can be the hard part, and not the child.',
    ],
    topicWords: ['wee', 'potty'],
    given: ['Auntie Jo', 'a dragon suit'],
    content: {
      descriptive: 'Remi has a dragon suit. It has a long tail and a zip. Wees are fast. Zips are slow. Uh-oh!',
      perspective: 'Auntie Jo has a zip too. Auntie Jo goes early.',
      partial: 'With such a slow zip, Remi may feel ____.',
      cooperative: 'Auntie Jo can pull it down.',
      directive: 'Remi can sit before dressing up.',
      control: 'Remi can say, "Potty first, then roar."',
      affirmative:
        'Off comes the tail. Bare knees on the potty. A wee, or no wee. Zip up, tail on. Now it is time. Roar!',
    },
    talkTogether: [
      'What is slow on the dragon suit?',
      'How is it when a zip sticks?',
      'Shall we look for clothes that come off fast?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'dance', feeling: 'excited', holds: null },
          { who: 'jo', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: ['potty', 'mirror'],
      },
      others: [{ is: 'adult', id: 'jo', name: 'Auntie Jo', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'The Card by the Paints',
    description: 'Milo talks with pictures on a tablet, but the tablet is on the shelf when a wee comes at nursery.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Milo',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'curly', hairColour: 'chestnut', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Treats telling as the real skill, in whatever way a child talks.',
      'Shows adults putting the words where the child is, and not the other way round.',
    ],
    topicWords: ['potty', 'wee'],
    given: ['Ms Bright', 'nursery', 'a tablet that talks'],
    content: {
      descriptive:
        'Milo talks with his hands, his face and a tablet. Each picture on it says a word. One of them is a potty. At paint time, the tablet goes on a high shelf. That keeps it dry. It also puts the words too far off for a fast wee.',
      perspective: 'A wee on the inside cannot be seen. So Ms Bright likes to be told, and likes it early.',
      partial: 'When the tablet is up there, Milo may feel ____.',
      cooperative: 'Ms Bright can hang a second potty picture by the paints.',
      directive: 'Milo can tap the card, even with a blue finger.',
      control: 'Milo can make the tablet say, "Wee. Now, please."',
      affirmative:
        'By Friday there is paint on the card. It still works, since paint is just a colour. A tap says as much as a word. There is one potty. There are two pictures. And there is Ms Bright, who looks up.',
    },
    talkTogether: [
      'Where does the second picture hang?',
      'How is it when a word is too far away?',
      'Shall we put a picture where we need it most?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'reach', feeling: 'determined', holds: null },
          { who: 'bright', pose: 'stand', feeling: 'curious', holds: null },
        ],
        things: ['paint', 'tablet', 'sign'],
      },
      others: [{ is: 'adult', id: 'bright', name: 'Ms Bright', role: 'teacher', costume: null }],
    },
  },
  {
    title: 'Half-Time',
    description:
      'Lotte forgets her wee while the ball is rolling, until Opa explains what footballers do at half-time.',
    ageBand: '4-5',
    themes: ['sports'],
    hero: {
      name: 'Lotte',
      pronouns: 'she',
      age: 4,
      looks: { hairStyle: 'ponytail', hairColour: 'blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Describes the early signs of a full bladder, so that they can be noticed before the wiggle.',
      'Makes a potty break part of the game.',
    ],
    topicWords: ['wee', 'potty'],
    given: ['Opa', 'a folding potty in the bag'],
    content: {
      descriptive:
        'Lotte plays football in the park with Opa. While the ball rolls, it is hard to think of a wee. First it is a small tight spot, low in the tummy. Then it grows, and legs start to wiggle. Opa has the potty in the bag.',
      perspective:
        'Opa has seen a lot of games. At half-time the teams go in. Some want a drink, and some need the toilet. They go before the wiggle.',
      partial: "With the game on, Lotte's tummy may feel ____.",
      cooperative: 'Opa can blow the whistle when half of the game is over.',
      directive: 'At half-time, Lotte can try for a wee.',
      control: 'Lotte can call, "Half-time, Opa!"',
      affirmative:
        'The whistle blows, and the ball stops in the grass. No one scores at half-time, because no one plays. There is a potty for Lotte and water for both. The ball is just where it was. Then the second half begins.',
    },
    talkTogether: [
      'What do footballers do at half-time?',
      'Where in the body can a wee be felt first?',
      'Shall we have a half-time in our next game?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'run', feeling: 'happy', holds: null },
          { who: 'opa', pose: 'shout', feeling: 'happy', holds: null },
        ],
        things: ['football', 'backpack', 'tree'],
      },
      others: [{ is: 'adult', id: 'opa', name: 'Opa', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: 'Soft Ones Slide',
    description: 'After a poo that hurt, Bashir holds on. Goats, hens and a nurse have something to say about that.',
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Bashir',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Explains without fright why holding a poo makes it harder.',
      'Gives two things that help a body let go: feet on a box and a slow breath out.',
      'Shows that a nurse can be asked.',
    ],
    topicWords: ['poo'],
    given: ['Mum', 'the nurse', 'a farm', 'last week a hard poo hurt'],
    content: {
      descriptive:
        "On Bashir's farm, everybody does a poo somewhere. Goats drop small round ones. Hens do it while they walk. The cow makes a flat one, splat. Last week Bashir had a hard one, and it hurt. Since then, the potty has been empty.",
      perspective:
        'Lots of children hold on after a poo that hurt. Mum knows that it gets harder in there. The nurse meets tummies like that every week.',
      partial: 'When a poo is on its way, Bashir may feel ____.',
      cooperative: 'Mum can ask the nurse what makes poos soft. Water and pears are a good start.',
      directive: 'Bashir can put his feet on a box and blow bubbles.',
      control: 'Bashir can think, "Soft ones slide."',
      affirmative:
        'Some sits are only for bubbles, and they count. One bubble floats out over the yard. Down there, a goat drops seven round ones and walks on. Everybody on the farm poos when it is time. Bashir is somebody, too.',
    },
    talkTogether: [
      'Which animal does it while walking?',
      'What helps a tummy to let go?',
      'Shall we blow the biggest bubble we can?',
    ],
    picture: {
      scene: {
        setting: 'farm',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'curious', holds: 'bubbles' },
          { who: 'goat', pose: 'stand', feeling: 'calm', holds: null },
          { who: 'hen', pose: 'walk', feeling: 'calm', holds: null },
        ],
        things: ['bucket'],
      },
      others: [
        { is: 'animal', id: 'goat', name: 'the goat', animal: 'goat', coat: 'white', size: 'small' },
        { is: 'animal', id: 'hen', name: 'the hen', animal: 'hen', coat: 'white', size: 'small' },
      ],
    },
  },
  {
    title: 'One, Two, Three, Across',
    description:
      'Noa moves from her purple wheelchair to the potty chair with help, and at nursery nobody knows the hum yet.',
    ageBand: '4-5',
    themes: ['music'],
    hero: {
      name: 'Noa',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'braids', hairColour: 'dark-brown', skin: 'brown', eyes: 'brown', wheelchair: true },
    },
    benefits: [
      'Puts a child who is helped with the toilet in charge of the beginning of each lift.',
      'Shows that good helpers ask first and can be taught.',
    ],
    topicWords: ['potty'],
    given: ['Pam, who looks after Noa', 'Mr Ade at nursery', 'a hum before each lift'],
    content: {
      descriptive:
        "Noa's wheelchair has purple wheels. To sit on the potty chair, Noa is lifted across. At home, Pam lifts. Pam hums a low note first, mmm, and counts to three. So Noa's tummy knows what comes next. At nursery, the lift comes with no hum at all.",
      perspective:
        'Mr Ade has strong arms and wants to do it well. Nobody has told Mr Ade about the hum. No helper can guess that.',
      partial: 'In the middle of a lift, Noa may feel ____.',
      cooperative: 'Pam can teach Mr Ade the low note. Then Mr Ade can hum, and wait for a nod.',
      directive: 'Noa can nod when her arms are ready.',
      control: 'Noa can say, "Hum first, please."',
      affirmative:
        "A nod is how Noa's body says yes. Mmm, one, two, three, across. Then the door is shut, and it is potty time. Outside stand two purple wheels. Somebody out there is still humming.",
    },
    talkTogether: [
      'What comes before "one, two, three"?',
      'How is it when somebody lifts without a word?',
      'Shall we find a hum of our own for things that need a start?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: null },
          { who: 'ade-c', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: ['potty', 'music'],
      },
      others: [{ is: 'adult', id: 'ade-c', name: 'Mr Ade', role: 'teacher', costume: null }],
    },
  },
  {
    title: 'Planets on the Washing Line',
    description:
      'Ravi is dry all day and wet some nights. His planet sheet, Amma and a little science take the blame away.',
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Ravi',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Explains in plain words why some bodies stay wet at night for longer.',
      'Says clearly that sleep is not on purpose.',
      'Offers a routine that makes a wet night short.',
    ],
    topicWords: ['wee', 'wet', 'toilet'],
    given: ['Amma', 'the school nurse', 'a sheet with planets on it'],
    content: {
      descriptive:
        "Ravi's sheet has all eight planets on it. In the day, he goes to the toilet with no trouble. At night, a sleeping body works in another way. Most bodies make less wee then, or wake up when the bladder is full. In some children this starts at three, and in some at ten. Until then, the planets get wet on some nights.",
      perspective:
        'Amma knows that nobody decides anything in their sleep. In most classes there are one or two others with wet nights. They hardly talk about it. So each of them may think, "It is only me."',
      partial: 'In the morning, beside a wet sheet, Ravi may feel ____.',
      cooperative:
        'Amma can make the bed twice over, with a waterproof sheet in the middle. Then the top half comes off, and below it is a dry bed.',
      directive: 'Ravi can sit on the toilet just before the light goes off. Even a few drops leave more room.',
      control: 'Ravi can think, "Sleep is not on purpose."',
      affirmative:
        "A wet night is nobody's fault, and the school nurse knows what can help. By breakfast the sheet is going round in the machine. Later it hangs in the garden, with Saturn upside down. The sun shines on the whole line. For once, Neptune is warm.",
    },
    talkTogether: [
      "What is on Ravi's sheet?",
      'What might somebody think who believes there is only one?',
      'Shall we make the bed twice over, to see how it works?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'calm', holds: 'pillow' },
          { who: 'amma', pose: 'kneel', feeling: 'happy', holds: 'blanket' },
        ],
        things: ['planet', 'basket'],
      },
      others: [{ is: 'adult', id: 'amma', name: 'Amma', role: 'parent', costume: null }],
    },
  },
];

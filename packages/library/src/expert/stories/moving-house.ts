import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge moving-house. */
export const MOVING_HOUSE: readonly LibraryStory[] = [
  {
    title: 'Box, Box, Bear',
    description: "Everything goes into boxes for the lorry. Only the bear rides in front, on Bodhi's lap.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Bodhi',
      pronouns: 'he',
      age: 3,
      looks: {
        hairStyle: 'curly',
        hairColour: 'dark-blonde',
        skin: 'peach',
        eyes: 'hazel',
      },
    },
    benefits: ['Names, in order, what disappears and what stays in sight.', 'Keeps one thing out of the boxes.'],
    topicWords: ['box', 'home'],
    given: ['Mummy', 'a bear'],
    content: {
      descriptive:
        "Bodhi's cups go in a box. The books go in a box. Box, box, box! A big lorry comes. It is time for a new home.",
      perspective: 'Mummy tapes the boxes. Mummy hunts for the tape.',
      partial: 'When the room is bare, Bodhi may feel ____.',
      cooperative: 'Mummy can draw what is in each box.',
      directive: 'Bodhi can carry the bear.',
      control: 'Bodhi can say, "Box, box, bear."',
      affirmative:
        'The lorry goes first. Here is the new home. In come the boxes. Box, box, box. One has cups on it. One has books. The bear has seen it all.',
    },
    talkTogether: ['What is in the boxes?', 'How is it when a room is bare?', 'Shall we draw on a box?'],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'calm',
            holds: 'teddy',
          },
          {
            who: 'mummy-a',
            pose: 'stand',
            feeling: 'happy',
            holds: 'box',
          },
        ],
        things: ['lorry', 'box'],
      },
      others: [
        {
          is: 'adult',
          id: 'mummy-a',
          name: 'Mummy',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Door Post on Paper',
    description:
      "Shirin's heights are in pencil on a door post, and the door post belongs to the house. Paper is lighter than doors.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Shirin',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'long',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
      },
    },
    benefits: [
      'Finds out what can come along from a thing that cannot.',
      'Puts hands to work on the last day in an empty room.',
    ],
    topicWords: ['door', 'mark', 'move'],
    given: ['Baba', 'the family moves on Friday'],
    content: {
      descriptive:
        'On Friday, Shirin and Baba move. The kitchen door has marks on its post. The low one is from the day she could stand. The top one is her fifth birthday. A door cannot come along. The house needs it.',
      perspective:
        'The next people do not know whose marks those are. Baba did not think of it, with all the pots to pack.',
      partial: 'By the kitchen door, Shirin may feel ____.',
      cooperative: 'Baba can hold a long strip of paper to the post.',
      directive: 'Shirin can copy each mark onto it with a pencil.',
      control: 'Shirin can think, "The door stays. The marks move."',
      affirmative:
        'The paper rolls up thin. It goes in the car, on top of the pots. The new kitchen door is green. Up goes the strip, from the floor to the fifth birthday. Over the top mark, the paper goes on.',
    },
    talkTogether: [
      'What is on the door post?',
      'What could be hard about leaving a door?',
      'Shall we mark how tall we are?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'determined',
            holds: 'pencil',
          },
          {
            who: 'baba',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['box', 'pencil'],
      },
      others: [
        {
          is: 'adult',
          id: 'baba',
          name: 'Baba',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'One Room First',
    description:
      'Mackerel the cat hides in the wardrobe of the new house. Cats get to know a house one room at a time, and Fergus tries it.',
    ageBand: '6-7',
    themes: ['animals'],
    hero: {
      name: 'Fergus',
      pronouns: 'he',
      age: 6,
      looks: {
        hairStyle: 'spiky',
        hairColour: 'red',
        skin: 'porcelain',
        eyes: 'blue',
      },
    },
    benefits: ['Uses good advice for cats to make a large change small.', 'Lets hiding be a sensible way to begin.'],
    topicWords: ['house', 'room', 'cat'],
    given: ['Mum', 'the cat Mackerel'],
    content: {
      descriptive:
        'Fergus has moved into a house with nine doors. Mackerel the cat moved too, in a basket, and was not asked. Now Mackerel is in the wardrobe, behind the coats. Cats know a home by its smell, and this one smells of paint. In the first days, vets say, one room is enough for a cat. After that come the stairs, and so on.',
      perspective:
        'Mum would like all nine rooms to be done at once. The old neighbours may wonder how the new house is. It is too soon to say.',
      partial: 'In front of nine doors, Fergus may feel ____.',
      cooperative: 'Mum can leave some boxes shut until the first room is ready.',
      directive: 'Fergus can choose the room to begin with, and put three old things there.',
      control: 'Fergus can think, "One room first. Then the stairs."',
      affirmative:
        'A house does not need to be known by bedtime. On Monday it is one room, one lamp and a cat in a cupboard. On Wednesday it is the stairs, too, down to the step that creaks. A smell changes as people cook and sleep. Late on Friday there is a noise from the kitchen. Somebody with whiskers has found room number two, and the fish.',
    },
    talkTogether: [
      'Where does Mackerel hide?',
      'How does a new place smell?',
      'Shall we choose which room to begin with?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'kneel',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'mackerel',
            pose: 'hide',
            feeling: 'worried',
            holds: null,
          },
        ],
        things: ['box', 'blanket', 'lamp'],
      },
      others: [
        {
          is: 'animal',
          id: 'mackerel',
          name: 'Mackerel',
          animal: 'cat',
          coat: 'grey',
          size: 'small',
        },
      ],
    },
  },
  {
    title: 'Twenty-Three Kilos',
    description:
      'Nadia moves from Beirut to Montreal with one suitcase and a set of kitchen scales. Some things weigh nothing.',
    ageBand: '8-10',
    themes: ['music'],
    hero: {
      name: 'Nadia',
      pronouns: 'she',
      age: 10,
      looks: {
        hairStyle: 'braids',
        hairColour: 'dark-brown',
        skin: 'caramel',
        eyes: 'brown',
      },
    },
    benefits: [
      'Is honest about what has to stay, and calls it a loss.',
      'Shows what can be packed in another way: a recipe, a song, a walk in words.',
    ],
    topicWords: ['suitcase', 'kilos', 'weigh'],
    given: ['her mother', 'her grandmother Teta stays in Beirut', 'the family moves to Montreal'],
    content: {
      descriptive:
        "On the plane to Montreal each person may take one suitcase of twenty-three kilos. Nadia has weighed her life on the kitchen scales. The encyclopaedia is four kilos and stays. The lamp stays, the swing stays, and Teta stays, because Teta's home is in Beirut. It is fair to cry over a lamp. Things can hold what has happened near them, and kilos say nothing about that.",
      perspective:
        'Teta is cheerful on the telephone and slow in the kitchen, as if each cup were heavier than before. Her mother decides forty things a day and is short with everyone by six. Far away, a class has no idea who is coming.',
      partial:
        'With the lid of the suitcase open, Nadia might feel ____. Excited and sorry can lie in there side by side.',
      cooperative: 'Her mother can keep one hour free in the last week, with no packing in it.',
      directive:
        'Nadia can write down or record what weighs nothing. The song that Teta hums over the lentils would be one, and the way to the sea would be another.',
      control: 'When one more thing does not fit, Nadia can think, "What of it weighs nothing?"',
      affirmative:
        'Moving takes things away, and it would be untrue to say that it does not. At the airport, the suitcase has twenty-two point eight kilos. On the first cold evening in Montreal, there is a pot on the stove and a telephone beside the salt. Teta hums a line and waits. The next line goes back over the sea. It weighs nothing, and it fills the kitchen.',
    },
    talkTogether: [
      'What did the scales at the airport show?',
      'Which things can hold a memory?',
      'Shall we make a list of what weighs nothing?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'kneel',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'teta',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['box', 'lamp', 'music'],
      },
      others: [
        {
          is: 'adult',
          id: 'teta',
          name: 'Teta',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'One to Twenty',
    description:
      'The new flat is smaller, because of money. Ren has squared paper, a ruler and a bed that is ten centimetres long.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Ren',
      pronouns: 'they',
      age: 12,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
        wheelchair: true,
      },
    },
    benefits: [
      'Speaks plainly about moving for money, with no fault in it.',
      'Gives a child a real say in the part that is open.',
    ],
    topicWords: ['flat', 'paper'],
    given: ['Dad', 'brother Kai', 'the rent of the old flat has gone up', 'Ren uses a wheelchair'],
    content: {
      descriptive:
        'The rent went up in spring, and by summer the sums no longer worked, so Dad, Kai and Ren are moving to a smaller flat. It is on the ground floor, which is good for the wheelchair, and it has one bedroom fewer, which is not good for anyone. Nobody has done anything wrong. In many towns rents rise faster than wages do. What is decided is decided. What has not been decided is where anything goes.',
      perspective:
        'Dad talks a great deal about the ground floor and hardly at all about the bedrooms, as people do who would have liked to offer more. Kai, at eight, thinks that sharing a room will be a party. Friends may say the wrong thing first, simply because money is a subject that people practise so little.',
      partial:
        'In the old room, which somebody else will have, Ren might feel ____. Some of it may be aimed at Dad, and some of it at nobody.',
      cooperative: 'Dad can show Ren the real numbers once, at the table, and then answer what is asked.',
      directive:
        'Ren can draw the new flat on squared paper, one to twenty, and cut out each bed, shelf and table. A wheelchair needs a metre and a half to turn, so that goes in first, as a circle.',
      control: 'When it gets crowded, Ren can think, "On paper it costs nothing to try again."',
      affirmative:
        "A home can shrink without anybody becoming less. That does not make the room bigger, and being angry about a room is reasonable. In the first plan Kai's bed blocks the window, and in the third it blocks Kai. Plan number seven has a shelf down the middle, a lamp on either side and a free circle one and a half metres wide. On the day of the move, four adults stand in an empty room with a wardrobe between them. Then somebody asks where it goes, and all of them look at the paper.",
    },
    talkTogether: [
      'What goes into the plan first?',
      'Why might it be hard to talk about money with friends?',
      'Shall we draw a room on squared paper and move it about?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'determined',
            holds: 'pencil',
          },
          {
            who: 'dad-h',
            pose: 'kneel',
            feeling: 'curious',
            holds: null,
          },
        ],
        things: ['notebook', 'box', 'scissors'],
      },
      others: [
        {
          is: 'adult',
          id: 'dad-h',
          name: 'Dad',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Finger Knows Two',
    description:
      'Ilyas moves, and it takes one lift ride: from the second floor to the fifth. Only the finger has not heard.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Ilyas',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'brown',
      },
    },
    benefits: ['Shows that a short move is a move as well.', 'Explains habit kindly, with a button.'],
    topicWords: ['floor', 'button', 'move'],
    given: ['Umma', 'Mr Pinto, who lives on the second floor', 'the same building'],
    content: {
      descriptive:
        'Ilyas moves from floor two to floor five. It is the same house and the same lift. In the lift, his finger presses two. It has done that each day since he could reach. The door opens, and it is the old floor. Home is three floors up.',
      perspective: 'A finger takes some days to learn a new thing. Umma pressed two as well.',
      partial: 'In front of the wrong door, Ilyas may feel ____.',
      cooperative: 'Umma can put a red dot by button five.',
      directive: 'Ilyas can look for the dot before he presses.',
      control: 'Ilyas can say, "Thanks, finger. Now five."',
      affirmative:
        'Floor five has its own good things. There is more sky, and buses are as small as beans. Floor two can be missed, and that is fair. One day, the red dot falls off. By then, nobody needs it. Now and then a finger presses two, to see Mr Pinto.',
    },
    talkTogether: [
      'Which button does the finger press?',
      'How can it be to stand at an old door?',
      'Shall we look for something our hands do on their own?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'umma',
            pose: 'stand',
            feeling: 'happy',
            holds: 'box',
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'adult',
          id: 'umma',
          name: 'Umma',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

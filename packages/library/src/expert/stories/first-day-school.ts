import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-day-school. */
export const FIRST_DAY_SCHOOL: readonly LibraryStory[] = [
  {
    title: 'Sleeves',
    description: "Otieno's school jumper is for six-year-olds to grow into. In the morning, no hands can be seen.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Otieno',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'deep-brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Takes a small practical worry of the first day and finds it in every child of the line.',
      'Offers a thing to do with the hands.',
    ],
    topicWords: ['school', 'sleeve', 'jumper'],
    given: ['Mama', 'Mrs Were, the teacher'],
    content: {
      descriptive:
        "It is Otieno's first day of school. His jumper is green, new and too big. It is meant to last a year or two. The sleeves go past his hands. So it is hard to hold a bag.",
      perspective: 'Mama sees a boy with room to grow. The other children have sleeves of their own to look at.',
      partial: 'In the big jumper, Otieno may feel ____.',
      cooperative: 'Mrs Were can show the class how to fold a cuff.',
      directive: 'Otieno can fold each sleeve two times.',
      control: 'Otieno can say, "One fold, two folds, hand!"',
      affirmative:
        'The class sits on the mat, all in green. Nobody here knows the songs yet, or where the cups are. The first day of school is for finding out. When a name is read, an arm goes up. Soon thirty sleeves are in the air. At the end of some, there are fingers.',
    },
    talkTogether: ['What is too big?', 'How do new clothes feel?', 'Shall we fold a cuff two times?'],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'proud',
            holds: null,
          },
          {
            who: 'were-c',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'child-a',
            pose: 'sit',
            feeling: 'shy',
            holds: null,
          },
        ],
        things: ['backpack', 'pencil'],
      },
      others: [
        {
          is: 'adult',
          id: 'were-c',
          name: 'Mrs Were',
          role: 'teacher',
          costume: null,
        },
        {
          is: 'other-child',
          id: 'child-a',
          name: 'a child in the class',
          age: 5,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Door with a Fish',
    description:
      'Mila knows where the toilet is at home. At school there are eleven doors, and asking feels like a lot.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Mila',
      pronouns: 'she',
      age: 4,
      looks: {
        hairStyle: 'pigtails',
        hairColour: 'dark-blonde',
        skin: 'peach',
        eyes: 'green',
      },
    },
    benefits: [
      'Puts the most common question of the first day into words.',
      'Gives a way to ask that needs no words at all.',
    ],
    topicWords: ['school', 'door'],
    given: ['Papa', 'Mr Novak'],
    content: {
      descriptive:
        "There are eleven doors at Mila's school, and all of them are blue. Behind one is the toilet. It is the first day. Nobody knows which. At home it is just down the hall. Here it takes a question.",
      perspective: 'Mr Novak is asked this ten times a day. It is a good question, because wees come to everyone.',
      partial: 'With eleven blue doors, Mila may feel ____.',
      cooperative: 'Mr Novak can teach a sign for it, a hand on one ear.',
      directive: 'Mila can ask with the sign or with words, at any time.',
      control: 'Mila can think, "Ear means toilet. The fish is the door."',
      affirmative:
        'There is a paper fish on the right door, low down. The ten other doors can wait for other days. In the middle of the story, two hands go to two ears. Then there are three. Mr Novak puts the book down for a bit. Half the class is off to see the fish.',
    },
    talkTogether: [
      'What is on the right door?',
      'How is it to ask in a new place?',
      'Shall we find a sign that means toilet?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'curious',
            holds: 'backpack',
          },
          {
            who: 'novak-d',
            pose: 'point',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['sign'],
      },
      others: [
        {
          is: 'adult',
          id: 'novak-d',
          name: 'Mr Novak',
          role: 'teacher',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Hello with Two Fingers',
    description:
      'Aiko talks at home, and at school the words stay in. Her teacher does not wait for them; she gets on with saying hello.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Aiko',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'bob',
        hairColour: 'black',
        skin: 'porcelain',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Takes the pressure off speaking, as specialists advise for children who fall silent outside home.',
      'Counts a finger, a nod and a picture as talking.',
    ],
    topicWords: ['school', 'word', 'hello'],
    given: ['Miss Oda', 'Mum', 'Aiko talks at home and not yet at school'],
    content: {
      descriptive:
        'At home, Aiko talks about snails from morning to night. It is her first day at school. The words are all there, but they stay in. When a name is read, that child says "here". It goes along the row and gets close.',
      perspective: 'Mum has told Miss Oda about the snails. A push makes words harder. So nobody pushes.',
      partial: "When her turn is near, Aiko's throat may feel ____.",
      cooperative: 'Miss Oda can look for hands as well as voices.',
      directive: 'Aiko can put up two fingers, as a snail does.',
      control: 'Aiko can think, "Two fingers say it, too."',
      affirmative:
        'Hello can be a word, a nod or a hand. All three count at this school. The names go on down the row. Then Miss Oda writes who is here. Next to one name, there is a small snail. Both of its horns are out.',
    },
    talkTogether: [
      'What do two fingers say?',
      'How is it when a turn comes close?',
      'Shall we say hello in five ways with no words?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'shy',
            holds: null,
          },
          {
            who: 'oda-e',
            pose: 'kneel',
            feeling: 'happy',
            holds: 'notebook',
          },
          {
            who: 'snail',
            pose: 'walk',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'adult',
          id: 'oda-e',
          name: 'Miss Oda',
          role: 'teacher',
          costume: null,
        },
        {
          is: 'animal',
          id: 'snail',
          name: 'a snail',
          animal: 'snail',
          coat: 'brown',
          size: 'tiny',
        },
      ],
    },
  },
  {
    title: 'Nobody Can Read Yet',
    description:
      "Frieda's paper cone is as tall as she is, and full. What is in her head seems less: she cannot read at all.",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Frieda',
      pronouns: 'she',
      age: 6,
      looks: {
        hairStyle: 'braids',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'blue',
        glasses: true,
      },
    },
    benefits: [
      'Says clearly that school is for what people cannot do yet.',
      'Tells a real custom, from the side of the child who carries it.',
    ],
    topicWords: ['school', 'read', 'cone'],
    given: ['Mutti', 'Frau Lindner, the teacher', 'a big cousin, Jakob'],
    content: {
      descriptive:
        "In Germany, children get a big paper cone on the first day of school. Frieda's is yellow, with a bow, and it stays shut until she is home again. Her cousin Jakob, who is ten, reads out the sign over the door. Frieda sees hooks, circles and sticks. She cannot read one word of it, and school begins at nine.",
      perspective:
        'Jakob has forgotten that once those were just hooks and sticks. Frau Lindner would be surprised if a new class could read. What would be left to teach?',
      partial: 'Under the sign, Frieda may feel ____.',
      cooperative: 'Frau Lindner can begin with the first letter of each name.',
      directive: 'Frieda can hunt for an F on the walls, because that one is hers.',
      control: 'Frieda can say, "I can\'t read it yet. That is why I came."',
      affirmative:
        "Twenty-two children sit down, and all of them are new at it. School is the place for things that people cannot do yet. At noon the cones go home. Frieda's bow comes off at the kitchen table. Right at the bottom, under crayons and socks, is a note from Jakob. There are six letters on it, and she knows the first one.",
    },
    talkTogether: [
      'What stays shut until the afternoon?',
      'How is it when everyone else seems to read?',
      'Shall we hunt for the first letter of a name?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'excited',
            holds: 'present',
          },
          {
            who: 'mutti-a',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['sign', 'ribbon'],
      },
      others: [
        {
          is: 'adult',
          id: 'mutti-a',
          name: 'Mutti',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Lift Key',
    description:
      "Four hundred people start at the big school, and one of them has a key. Rania's way to Room 31 is on no map.",
    ageBand: '11+',
    themes: ['adventure'],
    hero: {
      name: 'Rania',
      pronouns: 'she',
      age: 11,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'brown',
        wheelchair: true,
      },
    },
    benefits: [
      'Describes the first day at a large school with its real sizes and its real nonsense.',
      'Shows access as something to check beforehand, and a route as something to own.',
    ],
    topicWords: ['school', 'key', 'lift'],
    given: ['her uncle', 'Ms Thornbury, the head of year', 'she uses a wheelchair'],
    content: {
      descriptive:
        'The big school has 1,400 pupils, three floors and a map that somebody drew in a hurry. On the first day, everybody in Year 7 carries the same map and goes the wrong way with it. Rania has something that the others lack. It is a key, with a yellow tag, and it works the lift behind the kitchens. Her way to Room 31 goes past the freezers, up, along the science corridor and through a door that looks like a cupboard. No map shows it.',
      perspective:
        'People on the stairs will be too late or too early and will believe that everyone else knows where to go. Some of them may stare at the wheels because stairs are all they have ever thought about. Ms Thornbury timed the route in August by walking it, and then again, more honestly, on a borrowed chair.',
      partial:
        'Alone in a lift that smells of custard, Rania might feel ____. It could be left out, or it could be a little like owning the place.',
      cooperative:
        'Ms Thornbury can name one person in each class who rides along, and another who knows what to do when the lift is out of order.',
      directive:
        'Rania can try the whole route with her uncle on the day before, when the corridors are empty. A wrong turn without an audience is only a turn.',
      control: 'When everyone streams towards the stairs, Rania can think, "They have the map. I have the key."',
      affirmative:
        "A first day is mostly walls, timetables and the backs of other people. It usually takes a few weeks until a school of that size turns into a place with short cuts and opinions. The lift may break down, and fixing it is somebody's job, though not Rania's. On Thursday two boys with maps stand in front of the freezers, several minutes late and thoroughly lost. They are looking for Room 31. The key has a yellow tag, and there is space for three.",
    },
    talkTogether: [
      'Where is the lift?',
      "How might it be to have a way of one's own?",
      'Shall we try out a route before we need it?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'determined',
            holds: 'key',
          },
          {
            who: 'thornbury',
            pose: 'wave',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['map', 'backpack'],
      },
      others: [
        {
          is: 'adult',
          id: 'thornbury',
          name: 'Ms Thornbury',
          role: 'teacher',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Yellow Towel',
    description: 'The school is on the big island, and Magnus lives on the small one. So the bus is a boat.',
    ageBand: '6-7',
    themes: ['adventure', 'nature'],
    hero: {
      name: 'Magnus',
      pronouns: 'he',
      age: 6,
      looks: {
        hairStyle: 'short',
        hairColour: 'red',
        skin: 'porcelain',
        eyes: 'grey',
      },
    },
    benefits: [
      'Describes the way to school as the longest part of a first day.',
      'Keeps home in sight, and says when it cannot be seen.',
    ],
    topicWords: ['school', 'boat', 'island'],
    given: ['Mam', 'Effie, who steers the boat', 'the small island'],
    content: {
      descriptive:
        'Magnus lives on an island with nine houses. The school is on the big island, so he goes by boat. He knows this water, its seals and its rocks. Today is the first day, and he does not know the school. From the boat, his house gets as small as a box. Soon it is like a tooth. After the point it is gone.',
      perspective:
        'Mam stays on the pier until the boat is round the point. On the big island they have buses, and think that boats are grand. Effie has steered this one for thirty years.',
      partial: 'When the house is out of sight, Magnus may feel ____.',
      cooperative: 'Mam can hang a yellow towel from the top window at three.',
      directive: 'Magnus can look back until the point, and then ahead to the pier.',
      control: 'Magnus can think, "Gone behind the point is not gone."',
      affirmative:
        'A first day at school has a lot of new names in it. One of them gets sick on boats. Another has not been on any. At three the boat goes back, with the sun in front. Effie slows down at the point. Out comes the house, no bigger than a tooth. From the top window hangs something yellow.',
    },
    talkTogether: [
      'What hangs from the window?',
      'How is it when a house gets small?',
      'Shall we agree on a sign for home time?',
    ],
    picture: {
      scene: {
        setting: 'boat',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'look-up',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'effie-g',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'adult',
          id: 'effie-g',
          name: 'Effie',
          role: 'captain',
          costume: null,
        },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge screen-time. */
export const SCREEN_TIME: readonly LibraryStory[] = [
  {
    title: 'Hello in the Black Glass',
    description: 'The song ends and the tablet goes dark. Then somebody looks back at Daan, and the somebody is Daan.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Daan',
      pronouns: 'he',
      age: 3,
      looks: {
        hairStyle: 'short',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'blue',
      },
    },
    benefits: ['Gives the moment of "off" something to find.', 'Leaves room for being cross about it.'],
    topicWords: ['glass', 'dig'],
    given: ['Opa'],
    content: {
      descriptive:
        'Daan sees the digger song. Dig, dig, dig! The song ends. Off goes the tablet. Now its glass is black.',
      perspective: 'Opa still hums the song. Opa likes it, too.',
      partial: 'When it goes black, Daan may feel ____.',
      cooperative: 'Opa can hold the tablet up.',
      directive: 'Daan can look for a face in it.',
      control: 'Daan can say, "Hello in there."',
      affirmative:
        "In the glass is a nose. It is Daan's nose! The digger has gone. Here is a spoon. Here is sand. Dig, dig, dig.",
    },
    talkTogether: ['Who is in the black glass?', 'How is it when a song is over?', 'Shall we find faces in a spoon?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'curious',
            holds: 'tablet',
          },
          {
            who: 'opa',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['spoon'],
      },
      others: [
        {
          is: 'adult',
          id: 'opa',
          name: 'Opa',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Last Elephant',
    description:
      'Films begin by themselves, one after the other. Kavya chooses her last one before the first has started.',
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Kavya',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'long',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Explains why "one more" has no end of its own.',
      'Lets the child choose the end beforehand and press the button.',
    ],
    topicWords: ['film', 'elephant'],
    given: ['Nani', "a tablet at Nani's house"],
    content: {
      descriptive:
        "At Nani's house, Kavya can have three animal films. One has elephants. One has goats on a roof. But when a film ends, the next one starts by itself. So there is no gap to stop in.",
      perspective: 'A tablet does not know when it is supper. Nani forgets too, because Nani likes the goats.',
      partial: 'When a film is cut off in the middle, Kavya may feel ____.',
      cooperative: 'Nani can put three beans on the table.',
      directive: 'Kavya can keep the elephants for last.',
      control: 'Kavya can say, "Last one. I turn it off."',
      affirmative:
        'Each film takes one bean off the table. With the last bean comes the last film. The elephants walk away in the dust, big and small. One finger comes down, and the room is quiet. A film has its end, and supper has a start. There are beans in it. This time, nobody counts them.',
    },
    talkTogether: [
      'What does Nani put on the table?',
      'How is it when something stops in the middle?',
      'Shall we choose the last one first?',
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
            pose: 'point',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'nani',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['tablet', 'bowl'],
      },
      others: [
        {
          is: 'adult',
          id: 'nani',
          name: 'Nani',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Dragon Saves at the Well',
    description:
      '"Off, now!" comes in the middle of the swamp, and there is no well in the swamp. Finlay\'s dad learns the map.',
    ageBand: '6-7',
    themes: ['fantasy'],
    hero: {
      name: 'Finlay',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'spiky',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'green',
      },
    },
    benefits: [
      'Takes the structure of a game seriously, and that makes the end easier to agree on.',
      'Gives a useful fact to hand over in place of a protest.',
    ],
    topicWords: ['game', 'dragon'],
    given: ['Dad', 'a game with a dragon'],
    content: {
      descriptive:
        'In Finlay\'s game, a green dragon carries lost sheep through a swamp. The game can only be saved at a well. If it stops in the swamp, all twelve sheep are lost again. So "Off, now!" may mean that an hour of work is gone. Dad cannot see the wells from the kitchen.',
      perspective:
        "Dad thinks that a game can stop at any time, like a tap. The games of Dad's day were short. Dad also knows that dinner gets cold.",
      partial: 'With twelve sheep in the swamp, Finlay may feel ____.',
      cooperative: 'Dad can come and look at the map before dinner is ready.',
      directive: 'Finlay can tell Dad how far it is to the next well.',
      control: 'Finlay can think, "At the well, and then off."',
      affirmative:
        'A well comes up about every nine minutes. That can be planned, like a bus. The dragon drinks, a small bell rings, and the game is saved. Then the screen goes dark, with all the sheep in it. At the table, Dad asks why there are no goats. It turns out that the dragon is afraid of goats.',
    },
    talkTogether: [
      'Where can the game be saved?',
      'How is it when somebody says "now" and cannot see the map?',
      'Shall we look for the stopping places in a game?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'determined',
            holds: 'tablet',
          },
          {
            who: 'dad-a',
            pose: 'kneel',
            feeling: 'curious',
            holds: null,
          },
        ],
        things: ['map', 'clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'dad-a',
          name: 'Dad',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Eleven Folds',
    description:
      'After the tablet everything is slow for Wei, even the cat. Waipo has dough on the table and no opinion about tablets.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Wei',
      pronouns: 'they',
      age: 9,
      looks: {
        hairStyle: 'bob',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
        glasses: true,
      },
    },
    benefits: [
      'Describes the flat, cross quarter of an hour after a screen, and that it ends.',
      'Offers hands something with a pace of its own.',
    ],
    topicWords: ['screen', 'slow'],
    given: ["Waipo, Wei's grandmother", 'a cat'],
    content: {
      descriptive:
        'On Fridays Wei has two hours of tablet, and the hours are not the hard part. The hard part is the quarter of an hour after. A screen changes every few seconds, and the brain gets used to that quickly. When the screen goes off, the room does not change at all. The light is dull, voices seem far too slow, and the cat just lies there. People are often short with each other in that quarter of an hour, and then they quarrel about the tablet.',
      perspective:
        'To the rest of the family, it looks as if the tablet had made somebody bad-tempered. From the inside, it is the room that has gone wrong. Waipo says little about it. Waipo has flour up to the elbows, and dumplings do not wait for moods.',
      partial:
        'In the first minutes after the screen, Wei might notice ____. It may sit behind the eyes or in the shoulders.',
      cooperative: 'Waipo can keep a place free at the table and ask no questions until the first row is done.',
      directive:
        'Wei can go straight from the tablet to the dough and make one dumpling. It takes eleven folds, and no fold can be skipped.',
      control: 'When everything seems dull, Wei can think, "The room is fine. My eyes are still fast."',
      affirmative:
        'After a screen, eyes and brain get used to the speed of a kitchen again, because that is how brains work. By the second row the voices have their usual speed. On the plate, the first dumpling of the evening is easy to find. It looks as if somebody had closed it on a train. It tastes the same.',
    },
    talkTogether: [
      'How many folds does a dumpling need?',
      'What changes in a room when a screen goes off?',
      'Shall we find something slow for the quarter of an hour after?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'waipo',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'cat',
            pose: 'sleep',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['flour', 'plate', 'bowl'],
      },
      others: [
        {
          is: 'adult',
          id: 'waipo',
          name: 'Waipo',
          role: 'grandparent',
          costume: null,
        },
        {
          is: 'animal',
          id: 'cat',
          name: 'the cat',
          animal: 'cat',
          coat: 'grey',
          size: 'small',
        },
      ],
    },
  },
  {
    title: 'What Happened While Andrei Slept',
    description:
      'All phones spend the night in the hall. In the morning there are 187 messages, and Andrei counts what is in them.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Andrei',
      pronouns: 'he',
      age: 12,
      looks: {
        hairStyle: 'curly',
        hairColour: 'dark-brown',
        skin: 'peach',
        eyes: 'brown',
        glasses: true,
      },
    },
    benefits: ['Takes the fear of missing out seriously and then measures it.', 'Leaves the conclusion to the child.'],
    topicWords: ['phone', 'message'],
    given: ['his parents', 'phones spend the night in the hall', 'the class chat'],
    content: {
      descriptive:
        "In Andrei's family all phones sleep in a basket in the hall, from nine in the evening until seven. The class chat does not sleep. In the dark it is easy to imagine that everything important is being said at that moment. By morning, it seems, it will be too late to have been there. Sometimes a screen lights up in the basket and lays a stripe of light under the door. It is hard to argue with a stripe.",
      perspective:
        'The ones who write at midnight may be lying awake because everybody else seems to be writing. Apps are built by clever people whose task is to make leaving uncomfortable. His parents put their own phones into the basket as well, and his father has been seen in the hall in socks, visiting.',
      partial:
        'When the light comes under the door, Andrei might feel ____. There may be a thought attached to it about what the others will think.',
      cooperative: 'His parents can look at the rule with him again in a month, and listen to what he found out.',
      directive:
        'For one week, Andrei can sort the messages of the night into three lists: needed, nice, and neither. Sorting takes about four minutes.',
      control: 'When the stripe appears, Andrei can think, "Whatever it is, it will be there at seven."',
      affirmative:
        'It is true that something is missed. On Tuesday there were 187 messages, and in them a joke that was only funny at eleven o\'clock. "Needed" had one entry, about the gym bag, and "nice" had nine. The rest was people saying good night to each other for an hour and a half. What that means is for Andrei to decide; there are reasonable people on both sides of the question. At night the phone in the basket lights up and goes out again. In the hall, a floorboard creaks under a sock.',
    },
    talkTogether: [
      'How many messages were on the list called "needed"?',
      'Why might somebody write at midnight?',
      'Shall we sort a day of messages into three lists?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: null,
          },
        ],
        things: ['basket', 'clock', 'notebook'],
      },
      costume: 'pyjamas',
      others: [],
    },
  },
  {
    title: 'Yeye Stops Moving',
    description:
      "In the middle of a word, Mei's grandfather goes stiff on the tablet. It is not Yeye who stops. It is the picture.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Mei',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'bun',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Explains why a face freezes on a call, so that nobody takes it for a mood.',
      'Gives something to do in the gap, and a way to end well.',
    ],
    topicWords: ['picture', 'tablet', 'Yeye'],
    given: ['Yeye, her grandfather, lives far away', 'Mama', 'a call on Sundays'],
    content: {
      descriptive:
        'On Sundays, Mei talks to Yeye on the tablet. Yeye lives far away, where it is already night. In the middle of a word, Yeye stops. One eye is shut, and the mouth is open. Mei says something, and there is no answer.',
      perspective:
        'Yeye is not cross. At the other end, Yeye is still talking. Pictures come a long way, so now and then one gets stuck.',
      partial: 'When Yeye stops moving, Mei may feel ____.',
      cooperative: 'Mama can check, and call again.',
      directive: 'Mei can hold up her drawing and wait.',
      control: 'Mei can say, "It is the picture. It is not Yeye."',
      affirmative:
        'Then the picture moves, and both eyes are open. Yeye has told a joke to nobody. So it is told again. At the end of a call, both of them freeze on purpose. One eye shut, mouth open. The one who laughs first hangs up.',
    },
    talkTogether: [
      'What stops, if it is not Yeye?',
      'How is it when a face goes stiff?',
      'Shall we freeze on purpose?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'surprised',
            holds: 'tablet',
          },
          {
            who: 'mama-g',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'mama-g',
          name: 'Mama',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

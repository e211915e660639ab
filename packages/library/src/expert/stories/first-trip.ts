import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-trip. */
export const FIRST_TRIP: readonly LibraryStory[] = [
  {
    title: 'Tunnel, Light, Tunnel',
    description: 'On the train to the sea, the window goes black, and Ioana can see herself in it.',
    ageBand: '2-3',
    themes: ['adventure'],
    hero: {
      name: 'Ioana',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'pigtails',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'hazel',
      },
    },
    benefits: ['Announces the dark of a tunnel and its end.', 'Gives a long ride a rhythm.'],
    topicWords: ['train', 'tunnel'],
    given: ["Bunica, Ioana's grandmother"],
    content: {
      descriptive:
        'Ioana is on a train. It is her first trip. There goes a cow. There goes a tree. Whoosh, a tunnel! It is dark and loud.',
      perspective: 'Bunica knows this train. It has three tunnels.',
      partial: 'When it goes dark, Ioana may feel ____.',
      cooperative: 'Bunica can say, "Tunnel," before each one.',
      directive: 'Ioana can look for two faces in the window.',
      control: 'Ioana can say, "In we go. Out we go."',
      affirmative:
        'Out! Here is the light. That was one. The train goes on and on. Whoosh, in. Out! That was two. There goes one more cow. In, out, three. There is the sea.',
    },
    talkTogether: [
      'How many tunnels are there?',
      'How is it when it goes dark?',
      'Shall we make a tunnel with our arms?',
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
            pose: 'look-up',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'bunica',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['train'],
      },
      others: [
        {
          is: 'adult',
          id: 'bunica',
          name: 'Bunica',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Pop, Say the Ears',
    description:
      "On the plane to Lagos, Tunde's ears shut. Air is on both sides of a small skin, and a swallow lets it even out.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Tunde',
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
      'Explains a strange feeling in the ears before it comes.',
      'Gives ears three things that help: a drink, a yawn, a sweet thing to suck.',
    ],
    topicWords: ['ear', 'plane', 'trip'],
    given: ['Mummy', 'Grandma in Lagos', 'his first trip by plane'],
    content: {
      descriptive:
        'Tunde is in row six, on the way to Grandma in Lagos. He has not been on a plane before. It climbs, and the air in it gets thin. A bit of air is shut in behind each ear. It pushes from the inside. So ears get full, and sounds go soft.',
      perspective: "It is the same for the pilot's ears. A baby in row nine cries, because nobody can tell a baby why.",
      partial: "When the plane goes up, Tunde's ears may feel ____.",
      cooperative: 'Mummy can bring a drink with a straw.',
      directive: 'Tunde can drink, or yawn like a cat.',
      control: 'Tunde can say, "Come on, ears. Pop!"',
      affirmative:
        'Pop says one ear, and the sounds come back. The other may pop later, on the way down. Below are clouds, then a brown river, then roofs. At the gate is Grandma, who talks and talks. One ear is still shut. It opens just in time for his name.',
    },
    talkTogether: [
      'What do ears say?',
      'How do ears feel when they are full?',
      'Shall we yawn until one of us yawns for real?',
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
            pose: 'wave',
            feeling: 'excited',
            holds: null,
          },
          {
            who: 'grandma-b',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['aeroplane'],
      },
      others: [
        {
          is: 'adult',
          id: 'grandma-b',
          name: 'Grandma',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Far White Top',
    description:
      "On ninety-one bends to the pass, Chiara's stomach and eyes tell two different stories. There is a fixed point.",
    ageBand: '6-7',
    themes: ['nature', 'science'],
    hero: {
      name: 'Chiara',
      pronouns: 'she',
      age: 7,
      looks: {
        hairStyle: 'bun',
        hairColour: 'dark-brown',
        skin: 'honey',
        eyes: 'brown',
      },
    },
    benefits: [
      "Explains travel sickness as a muddle between eyes and ears, and nobody's fault.",
      'Makes stopping part of the plan.',
    ],
    topicWords: ['road', 'bend', 'trip'],
    given: ['Papà', 'Zia Lina, who drives', 'the first trip to the mountains'],
    content: {
      descriptive:
        "The road over the pass has ninety-one bends. It is Chiara's first trip to the mountains. She looks at a comic on her knees. Her eyes say that nothing moves. Deep in her ears is a sense that says left, right, left. When those two do not agree, stomachs can get upset.",
      perspective:
        'Zia Lina has no trouble, since drivers look ahead all the time. Papà was sick on this road at the age of eight. It was at bend forty.',
      partial: "After the first ten bends, Chiara's stomach may feel ____.",
      cooperative: 'Zia Lina can stop where the road is wide. A bag and a bottle of water lie by the door.',
      directive: 'Chiara can put the comic away and look at the far white top.',
      control: 'Chiara can say, "Please stop," as soon as she thinks of it.',
      affirmative:
        'The far top does not bend. It stays where it is, so the eyes and the ears can agree. If it does not help in time, there is the bag. A rinse and some cool air come next, and then a dry biscuit. At bend forty, Papà asks for a stop. Nobody is sick. Papà just wants to look at the place.',
    },
    talkTogether: [
      'How many bends does the road have?',
      'What happens when eyes and ears do not agree?',
      'Shall we look for something far off that stays still?',
    ],
    picture: {
      scene: {
        setting: 'mountain',
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
            who: 'papa-d',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['car'],
      },
      others: [
        {
          is: 'adult',
          id: 'papa-d',
          name: 'Papà',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'This Is My Chair',
    description:
      "At the door of the plane, Eleni's wheelchair goes down into the hold without her. So it travels with a letter.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Eleni',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'curly',
        hairColour: 'dark-brown',
        skin: 'honey',
        eyes: 'brown',
        wheelchair: true,
      },
    },
    benefits: [
      'Takes seriously what a wheelchair is: not luggage.',
      'Shows what travellers do to look after it, and says what cannot be known.',
    ],
    topicWords: ['chair', 'flight', 'plane'],
    given: ['her mother', 'the first flight, to Crete', 'she uses a wheelchair'],
    content: {
      descriptive:
        'On Friday Eleni takes her first flight, to Crete. Her wheelchair can roll as far as the plane, and there it is taken down to the hold. She goes to her seat on a narrow aisle chair with straps. For three hours somebody else has her wheels. To the airport, a chair is an item with a number. To her it is closer to legs, and nobody hands those in at a counter.',
      perspective:
        'The people who load the plane have eleven minutes and forty bags. They cannot know which handle comes off unless somebody tells them. Passengers may look when the aisle chair comes through, because most of them have not seen one.',
      partial:
        'When the chair goes round the corner without her, Eleni might feel ____. It can help to say the word aloud.',
      cooperative:
        'Her mother can ring the airline a week before and ask again at the desk. Her mother can also photograph each side of the chair.',
      directive:
        'Eleni can write a letter to whoever carries it, with drawings, and tape it to the seat. Loose parts can fly in the cabin with her.',
      control: 'At the door of the plane, Eleni can say, "This is my chair. Please read it before you lift."',
      affirmative:
        'Most chairs arrive as they left. Some do not, and then there are spare chairs, and people whose job it is to put it right. So it is a sensible worry. In Crete the hold opens, and the air smells of thyme and fuel. There it comes, around the wheel of the plane, pushed with both hands by somebody in earplugs. The letter is still on the seat. Below it someone has written, "Nice brakes."',
    },
    talkTogether: [
      'What is on the seat of the chair?',
      'Why is a wheelchair not luggage?',
      'Shall we write a letter to somebody who carries things?',
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
            pose: 'hold',
            feeling: 'determined',
            holds: 'letter',
          },
          {
            who: 'mother-c',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['aeroplane'],
      },
      others: [
        {
          is: 'adult',
          id: 'mother-c',
          name: 'Mother',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Cousins on the Beach',
    description:
      "Kasun flies to Sri Lanka for the first time. He understands every word, and his own come out like a child's.",
    ageBand: '11+',
    themes: ['sports', 'adventure'],
    hero: {
      name: 'Kasun',
      pronouns: 'he',
      age: 12,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Names what it is to be half at home in a country and its language.',
      'Finds a common language that has eleven players.',
    ],
    topicWords: ['cousins', 'trip', 'Galle'],
    given: [
      'his parents',
      'his cousins in Galle',
      'Achchi, his grandmother',
      'he grew up in Leicester',
      'the first trip to Sri Lanka',
    ],
    content: {
      descriptive:
        'When Kasun lands in Sri Lanka for the first time, everybody cries except the cousins, who look him over. There are nine of them. He has understood Sinhala all his life, because his parents speak it when they are cross or tired. Speaking is another matter. What comes out of him has the grammar of a five-year-old and the accent of Leicester, and one cousin laughs at "Tuesday". At home he is often asked where he comes from. Now he is there, and here they ask it too.',
      perspective:
        'The cousin who laughed has two years of school English and has been hoping that he would go first. His parents are suddenly quick and loud and tell jokes, and may not notice that he has gone quiet. Achchi hears perfectly well how he speaks and thinks only that he sounds like his grandfather on the telephone.',
      partial:
        'On the first evening, Kasun might feel ____. It is possible to be a guest, a relative and a curiosity in one chair.',
      cooperative: 'His parents can translate less and wait more. They can also tell the cousins that slow is welcome.',
      directive:
        'Kasun can trade: one word of theirs for one of his, wrong accents included. Both sides have something to be laughed at then.',
      control: 'When a sentence falls apart, Kasun can think, "I know it inside. It\'s on its way out."',
      affirmative:
        'Belonging somewhere is not an examination, and people can belong in more than one place and be a little foreign in each. Two languages hardly ever grow to the same height. On the sixth day, the nine cousins go down to the beach with a plank and a tennis ball, and there is a shout for a tenth. Cricket on wet sand has its own laws: the sea is four, the hotel wall is six and out. Somebody calls for the runs, in two languages, neither of them perfect. It is Kasun, and it is Tuesday.',
    },
    talkTogether: [
      'Which word did a cousin laugh at?',
      'How might it be to understand everything and say little?',
      'Shall we trade a word with somebody?',
    ],
    picture: {
      scene: {
        setting: 'beach',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'run',
            feeling: 'excited',
            holds: null,
          },
          {
            who: 'achchi',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['ball'],
      },
      others: [
        {
          is: 'adult',
          id: 'achchi',
          name: 'Achchi',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Four Rivers',
    description: '"Are we there?" has no good answer on a road of six hours. Sage\'s trip is as long as four rivers.',
    ageBand: '4-5',
    themes: ['nature'],
    hero: {
      name: 'Sage',
      pronouns: 'they',
      age: 4,
      looks: {
        hairStyle: 'braids',
        hairColour: 'dark-brown',
        skin: 'brown',
        eyes: 'brown',
        glasses: true,
      },
    },
    benefits: ['Measures a long drive in things that can be seen.', 'Puts the child in charge of the count.'],
    topicWords: ['river', 'trip', 'road'],
    given: ['Aunt Bibi, who drives', 'Mum', 'a trip to the sea'],
    content: {
      descriptive:
        'Sage is on a long trip to the sea. It takes six hours, but nobody can see an hour. On the map are four blue lines. They are rivers, and the road goes over all of them. So Sage has a sheet with four blue lines. After the last one comes the sea.',
      perspective:
        'Mum has been asked "Are we there?" eleven times. Aunt Bibi, who drives, would like to know it as well.',
      partial: 'In the car seat, after one river, Sage may feel ____.',
      cooperative: 'Mum can say when a bridge is close.',
      directive: 'Sage can look for the water and cross off a line.',
      control: 'Sage can ask, "How many rivers are left?"',
      affirmative:
        'River one is brown. River two is tiny. At the third, they stop and throw sticks. A trip has dull bits, and it has rivers. The fourth one is wide, with boats on it. It goes the same way as the car. It is on a trip to the sea, too.',
    },
    talkTogether: ['How many rivers are there?', 'How is it to sit for a long time?', 'Shall we find rivers on a map?'],
    picture: {
      scene: {
        setting: 'pond',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'mum-k',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['bridge', 'map'],
      },
      others: [
        {
          is: 'adult',
          id: 'mum-k',
          name: 'Mum',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge morning-routine. */
export const MORNING_ROUTINE: readonly LibraryStory[] = [
  {
    title: "Where Is Liv's Hand?",
    description:
      'The jumper is dark inside and has three holes. Liv and Far send out her hand, her other hand, and her head.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Liv',
      pronouns: 'she',
      age: 2,
      looks: {
        hairStyle: 'pigtails',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'grey',
      },
    },
    benefits: ['Makes the dark moment inside a jumper short and known.', 'Lets one hand at a time be enough.'],
    topicWords: ['jumper'],
    given: ['Far', 'a jumper with a moon on it'],
    content: {
      descriptive:
        'Liv has a jumper with a moon on it. In the morning, it goes on. Inside, it is dark. Which hole is which?',
      perspective: 'Far cannot see in there. Far waits by the sleeve.',
      partial: 'In the dark jumper, Liv may feel ____.',
      cooperative: 'Far can hold the sleeve open.',
      directive: 'Liv can send out one hand.',
      control: 'Liv can call, "Here I come!"',
      affirmative:
        'Out comes a hand. Hello, hand! Out comes one more. Then comes a nose. It is light! The jumper is on. The moon is on, too.',
    },
    talkTogether: [
      'What is on the jumper?',
      'How is it in the dark of a jumper?',
      'Shall we find the three holes in yours?',
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
            pose: 'reach',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'far',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['moon'],
      },
      others: [
        {
          is: 'adult',
          id: 'far',
          name: 'Far',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Two Threads on the Outside',
    description:
      'Socks have a seam that some toes cannot forget. Chidi wears his with the seam where it bothers nobody.',
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Chidi',
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
      'Takes a bumpy seam seriously, since skin differs from person to person.',
      'Offers a change to the sock and not to the child.',
    ],
    topicWords: ['sock', 'morning'],
    given: ['Grandma'],
    content: {
      descriptive:
        'In the morning, Chidi puts on one sock. It comes off again. At the end of each sock is a seam, a small hard line. Two threads stick out of it. In the shoe, that line sits right on the toes.',
      perspective:
        "Grandma's toes do not notice seams. Some skin notices a lot, and some notices little. So Grandma looks with her eyes.",
      partial: "With a seam on the toes, Chidi's foot may feel ____.",
      cooperative: 'Grandma can lay out soft socks the night before.',
      directive: 'Chidi can turn the socks inside out.',
      control: 'Chidi can say, "Seam out, toes in."',
      affirmative:
        'A sock is still a sock that way round. The shoe hides it, and the toes have room. Then there is time for the egg. Down at the bus stop stand many feet. Two of them have threads on the outside, and nobody can tell whose.',
    },
    talkTogether: [
      'What sticks out of the seam?',
      'How does a sock feel on your toes?',
      'Shall we turn a sock and feel it from both sides?',
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
            pose: 'sit',
            feeling: 'determined',
            holds: 'sock',
          },
          {
            who: 'grandma',
            pose: 'kneel',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['shoe', 'clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'grandma',
          name: 'Grandma',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Shoes by the Third Song',
    description:
      '"Five minutes" cannot be seen or heard. Meera\'s family plays the morning as four songs, and the third is for shoes.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Meera',
      pronouns: 'she',
      age: 7,
      looks: {
        hairStyle: 'braids',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
        glasses: true,
      },
    },
    benefits: ['Explains why "hurry up" tells a child so little.', 'Turns time into something that can be heard.'],
    topicWords: ['morning', 'song'],
    given: ['Papa', "Ajji, Meera's grandmother, chooses the music"],
    content: {
      descriptive:
        'On school mornings, Papa calls, "Five minutes!" Meera has one arm in her shirt and is reading about bees. Five minutes is a hard thing to know. Nobody can see it, and in a good book it is over at once. So Ajji, who has time and an old radio, had an idea. Now the morning has four songs.',
      perspective:
        'Papa can tell five minutes without a clock, and thinks that everybody can. Ajji likes a slow start. In one kitchen there can be three kinds of five minutes.',
      partial: 'When somebody calls "hurry", Meera may feel ____.',
      cooperative: 'Ajji can play the same four songs in the same order each day.',
      directive: 'Meera can choose one job for each song. The first might be clothes.',
      control: 'Meera can think, "Flute is for shirts. Drums are for shoes."',
      affirmative:
        'Some mornings the shirt takes a song and a half. That is worth knowing, too. The bees are still there after school. The third song comes on, the one with the drums. Papa looks under the sofa for a left shoe. In the hall stands Meera with both of hers on, and Ajji turns it up.',
    },
    talkTogether: [
      'What is the third song for?',
      'How does "hurry up" sound from inside a good book?',
      'Shall we choose the songs for our morning?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'dance',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'ajji',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'papa',
            pose: 'kneel',
            feeling: 'surprised',
            holds: null,
          },
        ],
        things: ['shoe', 'music'],
      },
      others: [
        {
          is: 'adult',
          id: 'ajji',
          name: 'Ajji',
          role: 'grandparent',
          costume: null,
        },
        {
          is: 'adult',
          id: 'papa',
          name: 'Papa',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Ahead of the Sun',
    description:
      "In Iceland the school bell rings hours before the winter sun. Bjarki's body is not lazy; it is looking for light.",
    ageBand: '8-10',
    themes: ['science', 'nature'],
    hero: {
      name: 'Bjarki',
      pronouns: 'he',
      age: 9,
      looks: {
        hairStyle: 'short',
        hairColour: 'white-blonde',
        skin: 'porcelain',
        eyes: 'grey',
      },
    },
    benefits: [
      'Explains with real biology why dark mornings are heavy.',
      'Moves small decisions to the evening, when there is more energy for them.',
    ],
    topicWords: ['morning', 'sun'],
    given: ['Amma, with whom Bjarki lives'],
    content: {
      descriptive:
        "In December, Bjarki's alarm rings at seven, and the sun over Iceland rises after eleven. So four hours of his morning are night. Deep in the brain is a clock, smaller than a grain of rice. It sets itself by light, and light is just what is missing. Arms are slow then, and the choice between two jumpers can seem as hard as long division. That is not laziness. It is December.",
      perspective:
        'Amma grew up on this coast and is still no friend of anyone before coffee. In the classroom, twenty heads rest on twenty hands until about ten. Even the teacher yawns, and turns to the board to do it.',
      partial:
        'When the alarm rings in the dark, Bjarki might feel ____. It may take a while to find the word, since words are slow as well.',
      cooperative: 'Amma can switch on the bright lamp above the table a few minutes before the alarm.',
      directive:
        'Bjarki can lay out everything for the morning while it is still yesterday. A jumper that has been chosen stays chosen.',
      control: 'With one foot on the cold floor, Bjarki can think, "I am four hours ahead of the sun."',
      affirmative:
        'A dark morning asks more of people than a bright one, and they get up all the same. By the first break there is a stripe of pink behind the harbour. In June it is the other way round, and nobody can find the night. Today the sun comes over the hill at twenty past eleven, during maths. It has not even had breakfast.',
    },
    talkTogether: [
      'When does the sun rise in December?',
      'How does a body feel when it is told to get up in the dark?',
      'Shall we lay out tomorrow while it is still today?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'sleepy',
            holds: 'cup',
          },
          {
            who: 'amma',
            pose: 'stand',
            feeling: 'sleepy',
            holds: 'cup',
          },
        ],
        things: ['clock', 'lamp'],
      },
      others: [
        {
          is: 'adult',
          id: 'amma',
          name: 'Amma',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Chair in Front of the Door',
    description:
      "Nayeli's mother leaves for the bakery at six, so Nayeli runs the morning alone. One kitchen chair remembers what she forgets.",
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Nayeli',
      pronouns: 'she',
      age: 12,
      looks: {
        hairStyle: 'ponytail',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Respects a child who gets up and out without an adult.',
      'Explains why forgetting is not carelessness, and offers a place in the way as a memory.',
    ],
    topicWords: ['morning', 'chair', 'door'],
    given: ['her mother leaves for the bakery at six', 'the neighbour Mr Ruiz is at home in the mornings'],
    content: {
      descriptive:
        "Nayeli's mother leaves for the bakery at six, and the alarm goes off in an empty flat half an hour later. There is a roll in a paper bag on the table, with a star drawn on the bag. Nayeli runs the morning by herself, and on most days she runs it well. What goes wrong is usually the same thing: the sports bag, the signed form or the recorder is remembered on the bus. Remembering a thing at the right moment, hours after deciding on it, is hard for nearly every brain. It works much better when something stands in the way.",
      perspective:
        'Between two trays of rolls, a mother can worry about a daughter who is perfectly all right. A teacher who asks for the form sees a missing form and has no idea who locked up the flat. Both would probably be surprised to hear how many small decisions fit into one hour.',
      partial:
        'On the bus, with the bag at home, Nayeli might notice ____. It could be anger, and it could be something more tired than that.',
      cooperative:
        'Her mother can write down one thing for the next day before going to bed. If a morning goes badly wrong, Mr Ruiz next door can be asked.',
      directive:
        'In the evening, Nayeli can put whatever needs to come along on a chair, and the chair in front of the door. It is almost impossible to leave without moving it.',
      control: 'When a morning starts to slip, Nayeli can think, "What would the chair say?"',
      affirmative:
        'Plenty of adults keep umbrellas on door handles for the same reason, and some of them run hospitals. A morning like this is real work, even though nobody is there to see it. There will be days when the chair stands empty and something is forgotten anyway. On the other days it scrapes over the tiles at half past seven, loud enough for the whole floor. Mr Ruiz has begun to set his watch by it.',
    },
    talkTogether: [
      'What stands in front of the door?',
      'How might it be to start the day in an empty flat?',
      'Shall we find a place that reminds us?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'stand',
            feeling: 'determined',
            holds: 'backpack',
          },
        ],
        things: ['chair', 'bread', 'clock'],
      },
      others: [],
    },
  },
  {
    title: 'Cats Do Not Wear Trousers',
    description: 'On some mornings Clover is a cat, and cats wear no trousers. Dada knows where cats like to go.',
    ageBand: '4-5',
    themes: ['fantasy', 'animals'],
    hero: {
      name: 'Clover',
      pronouns: 'they',
      age: 4,
      looks: {
        hairStyle: 'short',
        hairColour: 'chestnut',
        skin: 'peach',
        eyes: 'green',
      },
    },
    benefits: [
      'Goes along with a game, so that dressing becomes part of it.',
      'Keeps the choice with the child: which paw goes first.',
    ],
    topicWords: ['cat', 'morning', 'trousers'],
    given: ['Dada', 'Clover plays at being a cat'],
    content: {
      descriptive:
        'This morning, Clover is a cat. There is milk in a bowl, and it gets lapped up. Cats have fur, so they do not wear trousers. But outside there is frost, and a bus that comes at eight. The trousers lie on the bed, flat and blue.',
      perspective: 'Dada can see that a cat is busy. Cats do not know about buses. Dada does.',
      partial: 'When it is time to get dressed, Clover may feel ____.',
      cooperative: 'Dada can hold the trousers open at the top, like two tunnels.',
      directive: 'Clover can choose which paw goes in first.',
      control: 'Clover can say, "Meow. This tunnel, then that one."',
      affirmative:
        'Cats like to go in at one end and out at the other. A paw comes out, and it has toes. Then comes the next. A cat in trousers is rare, but this one is warm. At eight, the bus driver says good morning. From seat three, something says it back. It sounds a bit like meow.',
    },
    talkTogether: [
      'What do the trousers look like to a cat?',
      'How is it to stop a game for the bus?',
      'Shall we get dressed as an animal tomorrow?',
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
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'dada',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['bowl', 'clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'dada',
          name: 'Dada',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
];

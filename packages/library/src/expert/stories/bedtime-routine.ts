import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge bedtime-routine. */
export const BEDTIME_ROUTINE: readonly LibraryStory[] = [
  {
    title: 'Hens In, Elin In',
    description: "On Elin's farm the hens go to bed one by one, and one of them likes to be last.",
    ageBand: '2-3',
    themes: ['animals'],
    hero: {
      name: 'Elin',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'pigtails', hairColour: 'white-blonde', skin: 'porcelain', eyes: 'blue' },
    },
    benefits: [
      'Shows going in as something that everybody on the farm does.',
      'Gives a slow starter a number of her own.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Morfar', 'a farm with four hens'],
    content: {
      descriptive:
        'It is bedtime for hens. Elin counts. One, two, three. The last hen is slow. Four! Click goes the little door.',
      perspective: 'That hen likes it outside. Morfar waits for it.',
      partial: 'At the house door, Elin may feel ____.',
      cooperative: 'Morfar can hold the lamp.',
      directive: 'Elin can be number five.',
      control: 'Elin can say, "Four hens and me."',
      affirmative:
        'One, two, three, four. The hens are in. Boots off, socks off. Five! Elin is in bed. Click goes the lamp.',
    },
    talkTogether: [
      'How many hens are there?',
      'How is it to go in from outside?',
      'Shall we count who is in bed at our house?',
    ],
    picture: {
      scene: {
        setting: 'farm',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'happy', holds: null },
          { who: 'morfar', pose: 'stand', feeling: 'calm', holds: 'lantern' },
          { who: 'hen', pose: 'walk', feeling: 'sleepy', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'adult', id: 'morfar', name: 'Morfar', role: 'grandparent', costume: null },
        { is: 'animal', id: 'hen', name: 'the last hen', animal: 'hen', coat: 'white', size: 'small' },
      ],
    },
  },
  {
    title: 'I Go First',
    description:
      'In the far north the summer sun is still up at bedtime, so Aksel says good night to it and goes first.',
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Aksel',
      pronouns: 'he',
      age: 3,
      looks: { hairStyle: 'short', hairColour: 'blonde', skin: 'peach', eyes: 'grey' },
    },
    benefits: ['Explains light evenings with no fuss.', 'Gives a curtain to pull and the last word to the child.'],
    topicWords: ['bed', 'bedtime'],
    given: ['Farmor', 'a home in the far north'],
    content: {
      descriptive:
        'Aksel lives in the north. It is summer, and bedtime is light. A bird sings. The sun has not gone down.',
      perspective: 'Farmor looks at the clock. The bird looks at the sun. They do not agree.',
      partial: 'In the light, Aksel may feel ____.',
      cooperative: 'Farmor can read in a low voice.',
      directive: 'Aksel can pull the blue curtain.',
      control: 'Aksel can say, "Night-night, sun. I go first."',
      affirmative:
        'Now the room is blue. One thin stripe is on the wall. The bird sings on. Bed is soft and blue, too. The sun is up late. Aksel went first.',
    },
    talkTogether: [
      'What colour is the room now?',
      'How is it to go to bed in the light?',
      'Shall we say good night to something outside?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'wave', feeling: 'calm', holds: null },
          { who: 'farmor', pose: 'sit', feeling: 'calm', holds: 'book' },
        ],
        things: ['sun', 'pillow'],
      },
      others: [{ is: 'adult', id: 'farmor', name: 'Farmor', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: 'White Shoes, Little Shoes',
    description:
      "Zuri's mum is a night nurse. The white shoes go tap, tap at bedtime, and stand by the door at breakfast.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Zuri',
      pronouns: 'she',
      age: 2,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Tells a child whose parent works at night what happens, in order.',
      'Gives the empty place by the door a job.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Mum', 'Mum works at night and is home in the morning', 'Grandpa'],
    content: {
      descriptive:
        'At bedtime, Mum puts on white shoes. Zuri hears them go. Tap, tap. By the door is a gap. Grandpa stays.',
      perspective: 'Ill people wait for Mum. At work, Mum thinks of Zuri.',
      partial: 'When the shoes go, Zuri may feel ____.',
      cooperative: 'Grandpa can do bath, book and bed.',
      directive: 'Zuri can put her shoes in the gap.',
      control: 'Zuri can say, "Tap, tap. Bye, shoes."',
      affirmative:
        'Zuri is in bed. Grandpa is in the big chair. Mum is at work. Then it gets light. By the door are white shoes. By the white shoes are little ones.',
    },
    talkTogether: [
      'Which shoes go tap, tap?',
      'How is it when shoes go out of the door?',
      'Shall we put our shoes side by side?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'calm', holds: 'shoe' },
          { who: 'grandpa', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['shoe', 'lamp'],
      },
      others: [{ is: 'adult', id: 'grandpa', name: 'Grandpa', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'One Ticket',
    description:
      'Hamza thinks of ten more things after lights out. Dad, who drives a bus, brings a ticket that is good for one.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Hamza',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Uses a well-studied idea: one ticket for one more thing after bedtime.',
      'Lets the child decide which thing matters most.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Dad drives a bus'],
    content: {
      descriptive:
        "At bedtime, when the light is out, things come to Hamza's mind. There is water. There is a hug. There is something about sharks. Each of them is small, but there are ten. Dad drives a bus, so Dad knows what to do. By the bed there is now a ticket, good for one.",
      perspective:
        'Dad likes hugs, and sharks as well. But Dad cannot tell which thing is the big one. A ticket shows it.',
      partial: 'When one more thing comes, Hamza may feel ____.',
      cooperative: 'Dad can take the ticket and do that one thing.',
      directive: 'Hamza can wait a bit, and see if a better one comes.',
      control: 'Hamza can think, "Is this the one for my ticket?"',
      affirmative:
        'Some nights it is used up at once. Some nights it still lies by the bed in the morning. Then it is good for a hug. And sharks go well with toast.',
    },
    talkTogether: [
      'What is the ticket good for?',
      'How is it when one more thing comes into a head?',
      'Shall we make a ticket for tonight?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'curious', holds: 'letter' },
          { who: 'dad', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['lamp', 'cup'],
      },
      others: [{ is: 'adult', id: 'dad', name: 'Dad', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'Each One Slower',
    description:
      "Seven people share Lupe's flat, and three sleep in one room. Abuelo's accordion brings the feet down.",
    ageBand: '4-5',
    themes: ['music'],
    hero: {
      name: 'Lupe',
      pronouns: 'she',
      age: 4,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows a body coming down in steps rather than at a word.',
      'Gives a full, noisy home its own kind of quiet.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Abuelo', 'two brothers', 'seven people in the flat'],
    content: {
      descriptive:
        "Seven people live in Lupe's flat. Three of them sleep in one room. At bedtime, Abuelo plays three songs in the hall. The first is fast, and feet jump. The next is slow, so feet walk. In the last one, the accordion breathes in and out.",
      perspective:
        "Lupe's brothers would like the fast one again. Abuelo knows about feet. They cannot go from jumping to sleep in one step.",
      partial: "In the slow song, Lupe's feet may feel ____.",
      cooperative: 'Abuelo can play the last one twice.',
      directive: 'Lupe can breathe out when the accordion does.',
      control: 'Lupe can think, "Fast, slow, pillow."',
      affirmative:
        'There is a click, and the music is shut in its box. Three beds are full. A cup clinks. A door creaks. Seven people are not silent, but they can be quiet. Out in the hall, there is one more long breath.',
    },
    talkTogether: [
      'What do feet do in each of the three songs?',
      'How do feet feel after jumping?',
      'Shall we find three songs, each one slower?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'sleepy', holds: null },
          { who: 'abuelo', pose: 'sit', feeling: 'calm', holds: 'accordion' },
          { who: 'brother-b', pose: 'sleep', feeling: 'sleepy', holds: null },
        ],
        things: ['music'],
      },
      others: [
        { is: 'adult', id: 'abuelo', name: 'Abuelo', role: 'grandparent', costume: null },
        { is: 'other-child', id: 'brother-b', name: "Lupe's brother", age: 7, costume: null },
      ],
    },
  },
  {
    title: 'The Cross on the Map',
    description: "Kit's pirate game is in the middle of a storm when bedtime comes, so the ship needs a place to wait.",
    ageBand: '4-5',
    themes: ['fantasy', 'adventure'],
    hero: {
      name: 'Kit',
      pronouns: 'they',
      age: 5,
      looks: { hairStyle: 'curly', hairColour: 'strawberry-blonde', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Takes pretend play seriously and ends it with care.',
      'Shows that a game can be marked and found again, like a page in a book.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Daddy', 'Papa', 'a game of pirates on the bed'],
    content: {
      descriptive:
        "Today Kit's bed is a ship, and the rug is the sea. There is a storm, and the gold has not been found. Then it is bedtime. The sea is full of sharks. The toothbrush is on the other side.",
      perspective:
        'Papa looks in and sees a bed. Kit looks, and there is a ship. Daddy knows that it is hard to stop in a storm.',
      partial: 'In mid-storm, Kit may feel ____.',
      cooperative: 'Daddy can hold the torch over the map.',
      directive: 'Kit can draw a cross on the map for the ship.',
      control: 'Kit can call out, "Anchor down!"',
      affirmative:
        'The rug is a rug again, so feet can walk on it. Teeth get brushed. The map goes under the pillow, with its cross. The storm can stay just like that until morning. Good night, bed. Good night, ship.',
    },
    talkTogether: [
      'Where does the map go at night?',
      'How is it to stop in the middle?',
      'Shall we make a map for our own games?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: 'map' },
          { who: 'daddy', pose: 'kneel', feeling: 'happy', holds: 'torch' },
        ],
        things: ['anchor', 'pillow', 'treasure'],
      },
      others: [{ is: 'adult', id: 'daddy', name: 'Daddy', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'What They Do After Eight',
    description:
      'Through the wall Farid hears his big sister and parents still up and laughing. What are they doing in there?',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Farid',
      pronouns: 'he',
      age: 6,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: [
      'Answers truly what a child misses after bedtime.',
      'Explains why a younger body goes first, with no favour in it.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Mum', 'Baba', 'big sister Leila, who is fourteen', 'Leila also went to bed at eight when she was six'],
    content: {
      descriptive:
        "At eight o'clock it is bedtime for Farid, and his sister Leila stays up. Leila is fourteen. Through the wall come voices and a running tap. Now and then there is a laugh. From bed, it sounds like the best part of the day. It is hard to sleep next door to that.",
      perspective:
        'Leila was six once, and had this bed and this wall. So Leila knows what goes on in there. Leila does maths. Mum makes sandwiches, and Baba looks for a sock.',
      partial: 'When a laugh comes through the wall, Farid may feel ____.',
      cooperative: 'At breakfast, Leila can tell Farid one thing from last night. It may well be about a sock.',
      directive: 'Farid can lie still and guess three sounds. A tap is easy, and maths is hard to hear.',
      control: 'Farid can say, "Good night, Leila. Save me the funny bit."',
      affirmative:
        "A body of six years needs more sleep than a body of fourteen. That is why beds fill up in order, the youngest first. In the morning there is toast, and there is news. The sock has been found. It was on Baba's foot.",
    },
    talkTogether: [
      'What do they really do after eight?',
      'How is it to hear a laugh through a wall?',
      'Shall we save one funny bit for breakfast?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'close',
        actors: [{ who: 'hero', pose: 'think', feeling: 'curious', holds: null }],
        things: ['pillow', 'lamp', 'clock'],
      },
      others: [],
    },
  },
  {
    title: 'The Other Half of Practice',
    description:
      "Aroha's handstand is nearly there at bedtime, and Koro knows a curious thing about what brains do at night.",
    ageBand: '6-7',
    themes: ['sports', 'science'],
    hero: {
      name: 'Aroha',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'ponytail', hairColour: 'black', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Gives a keen child a true reason to stop.',
      'Explains in plain words how sleep helps a body to learn a movement.',
    ],
    topicWords: ['bed', 'bedtime', 'sleep'],
    given: ['Koro', 'learning the handstand'],
    content: {
      descriptive:
        'Aroha is learning the handstand against the shed. It is nearly bedtime, and it is nearly a handstand. "One more" has been said four times. Tired arms begin to shake, so the last tries are worse than the first. That is a hard place to stop.',
      perspective:
        'Koro taught gymnastics for years and knows that wish for one more. Koro has read something odd, too. While people sleep, the brain goes over what the body did in the day. Scientists have seen that a new move is often better the next morning.',
      partial: 'When somebody says "bed", Aroha\'s arms may feel ____. Her head may say something else.',
      cooperative: 'Koro can watch the last one from start to end, with no talking.',
      directive: 'Aroha can shut her eyes and do one slow handstand in her head.',
      control: 'Aroha can think, "Hands, hips, toes. Over to the brain."',
      affirmative:
        'The shed stays where it is all night. In bed there is somebody who seems to do nothing at all. From outside, sleep looks like that. Inside, the other half of practice may have begun. It needs no arms.',
    },
    talkTogether: [
      'Where does Aroha practise?',
      'What may tired arms feel like?',
      'Shall we shut our eyes and do a slow cartwheel in our minds?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cheer', feeling: 'determined', holds: null },
          { who: 'koro', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['fence'],
      },
      others: [{ is: 'adult', id: 'koro', name: 'Koro', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'New Town, Same Bed',
    description:
      "Georgie's family travels with a funfair, and bedtime comes while the big wheel is still turning outside.",
    ageBand: '6-7',
    themes: ['adventure'],
    hero: {
      name: 'Georgie',
      pronouns: 'she',
      age: 6,
      looks: { hairStyle: 'bun', hairColour: 'red', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Shows a bedtime that holds in a home on the move.',
      'Gives the eyes and ears something steady to rest on when it is noisy outside.',
    ],
    topicWords: ['bed'],
    given: ['Mum', 'Nan', 'a family that travels with a funfair'],
    content: {
      descriptive:
        "Georgie's bed is in a caravan, and the caravan goes where the fair goes. Each week there is another town at the window. Inside, there is the same shelf and the same cup with a chip. On Saturdays the fair stays open late. The big wheel turns with all its lamps on, and the music goes thump.",
      perspective:
        'Children in houses may think that nobody could sleep here. Nan has slept beside fairs for sixty years. Nan says that a noise is only loud until it is known.',
      partial: 'With the fair outside and the light off inside, Georgie may feel ____.',
      cooperative:
        'Mum can close the thick curtain, so that less light comes in. When the ticket hut is shut, Mum can look in.',
      directive: 'Georgie can find three things by touch that were here last week.',
      control: 'Georgie can say, "New town, same bed."',
      affirmative:
        'Late in the evening the music stops. The lamps on the big wheel go off, ring by ring. A dog barks once. Somebody drops a spanner and says sorry to it. Next Saturday it is another town, and this bed goes along.',
    },
    talkTogether: [
      'What stays the same in the caravan?',
      'How is it to lie in bed while others are up?',
      'Shall we find three things by touch in the dark?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'calm', holds: 'blanket' },
          { who: 'nan', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['cup', 'lamp', 'star'],
      },
      others: [{ is: 'adult', id: 'nan', name: 'Nan', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'The Red Torch',
    description:
      'Tariq watches stars from a balcony and knows why astronomers carry red torches. Then he looks at his tablet.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Tariq',
      pronouns: 'he',
      age: 10,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'brown', eyes: 'brown', glasses: true },
    },
    benefits: [
      'Gives a real reason for dark evenings, and it applies to adults too.',
      'Leaves the choice with the child and offers one swap to try.',
    ],
    topicWords: ['bed', 'bedtime'],
    given: ['Grandma, with whom Tariq lives', 'a telescope on the balcony'],
    content: {
      descriptive:
        'On clear evenings before bed, Tariq looks through a telescope on the balcony. People who watch stars carry a red torch, because white light spoils the eyes for the dark. It takes them about half an hour to get used to it again. Bright light does something else as well. It tells the brain that it is still day, so the signal for sleep comes late. A tablet in bed is a small piece of day, held close to the face.',
      perspective:
        "Grandma blames the tablet for slow mornings, and sometimes Grandma is right. The people who make videos want the next one to be hard to resist, because that is their work. A friend who writes at ten o'clock may be wide awake, and wish for the opposite.",
      partial:
        "At ten o'clock, with a bright screen, Tariq might notice ____. Some people notice nothing until the morning.",
      cooperative:
        "Grandma can charge every screen in the kitchen overnight, including Grandma's own. A rule for everyone is easier to keep.",
      directive: 'For the last half hour, Tariq can swap the tablet for the red torch and draw what he saw.',
      control: 'When the next video begins by itself, Tariq can think, "Stars need the dark, and so does sleep."',
      affirmative:
        'Nobody falls asleep by deciding to. What people can do is make the evening dark, lie down in bed and wait. The sky over the balcony turns while they do. Tomorrow each star comes round to the same place four minutes earlier. Bedtime can stay where it is.',
    },
    talkTogether: [
      'Why is the torch red?',
      'What can be hard about the last video?',
      'Shall we spend one evening with red light only?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'curious', holds: null },
          { who: 'grandma', pose: 'stand', feeling: 'calm', holds: 'cup' },
        ],
        things: ['telescope', 'torch', 'star'],
      },
      others: [{ is: 'adult', id: 'grandma', name: 'Grandma', role: 'other-grandparent', costume: null }],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge feeling-worried. */
export const FEELING_WORRIED: readonly LibraryStory[] = [
  {
    title: 'Flash, One, Two, Three',
    description:
      "There is thunder over Grandpa's caravan, and Otis learns what the seconds between flash and bang can tell.",
    ageBand: '4-5',
    themes: ['science', 'nature'],
    hero: {
      name: 'Otis',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'afro', hairColour: 'dark-brown', skin: 'brown', eyes: 'brown' },
    },
    benefits: [
      'Explains thunder in a way that can be checked at the window.',
      'Gives a worried mind something to count.',
    ],
    topicWords: ['thunder', 'worry', 'flash'],
    given: ['Grandpa', 'a caravan', 'the cat Pickle'],
    content: {
      descriptive:
        'Otis is with Grandpa when the sky goes dark. There is a flash, and then a long thunder. Pickle the cat is under the bed. Thunder is the sound that a flash makes. The flash comes first, since light is so fast. Sound takes its time.',
      perspective: 'Pickle does not know what thunder is. Grandpa knows, and still likes to have the window shut.',
      partial: 'When the sky bangs, Otis may feel ____.',
      cooperative: 'Grandpa can sit close by and count along.',
      directive: 'Otis can count from the flash to the bang.',
      control: 'Otis can think, "Big number, far away."',
      affirmative:
        'One, two, three, bang. A bit later it is one, two, three, four, five. More numbers mean that the thunder has moved off. Then there is just rain on the roof. Two green eyes look out from under the bed.',
    },
    talkTogether: [
      'Why does the flash come first?',
      'How does a bang feel inside?',
      'Shall we count the next time there is thunder?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'rain',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'worried', holds: null },
          { who: 'grandpa', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'pickle', pose: 'hide', feeling: 'scared', holds: null },
        ],
        things: ['lamp'],
      },
      others: [
        { is: 'adult', id: 'grandpa', name: 'Grandpa', role: 'grandparent', costume: null },
        { is: 'animal', id: 'pickle', name: 'Pickle', animal: 'cat', coat: 'grey', size: 'small' },
      ],
    },
  },
  {
    title: 'The Bench by the Office',
    description: "It is home time, and Salma's mum is not there yet. The school office has seen this before.",
    ageBand: '6-7',
    themes: [],
    hero: { name: 'Salma', pronouns: 'she', age: 6, looks: { hairStyle: 'hijab', skin: 'honey', eyes: 'dark-brown' } },
    benefits: [
      'Tells a child who waits what adults do when they are late.',
      'Fills the not-knowing with things that can be known.',
    ],
    topicWords: ['late', 'worry', 'home time'],
    given: ['Mum', 'Mrs Quill in the office', 'the bus'],
    content: {
      descriptive:
        'Home time is at three, and Mum is late today. The other coats are gone from the pegs. Salma is on the blue bench by the office, under the clock. When somebody is late, a mind starts to guess. Most of its guesses are big. The true reasons are mostly small, like a lost key or a slow bus.',
      perspective:
        'On the bus, Mum can see the time and cannot make it go faster. Mrs Quill in the office has seen this bench full many times. There is a list of numbers in the drawer, for days like this.',
      partial: "At five past three, Salma's tummy may feel ____.",
      cooperative: 'Mrs Quill can ring Mum and say what was said. Nobody is left alone on this bench.',
      directive: 'Salma can ask what Mrs Quill knows, and what happens next.',
      control: 'Salma can think, "Late is a time. It is not a reason."',
      affirmative:
        "The long hand moves. A worry asks the same thing again, because it wants to know now. Waiting is slow even when all is well. Then there are quick steps in the hall. Mum's hair is wet, and the bus was behind a lorry full of ducks.",
    },
    talkTogether: [
      'Where does Salma wait?',
      'How does a tummy feel when somebody is late?',
      'Shall we plan what we would both do?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'rain',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'wave', feeling: 'happy', holds: 'backpack' },
          { who: 'mum', pose: 'run', feeling: 'happy', holds: null },
        ],
        things: ['clock'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Margot in the Fridge',
    description:
      'Alfie\'s tortoise sleeps through the winter in a fridge, and the question "What if?" sits next to it.',
    ageBand: '6-7',
    themes: ['animals', 'science'],
    hero: {
      name: 'Alfie',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'spiky', hairColour: 'red', skin: 'porcelain', eyes: 'green', glasses: true },
    },
    benefits: [
      'Stays honest about a worry that nobody can settle today.',
      'Keeps what can be checked apart from what can only be waited for.',
    ],
    topicWords: ['worry', 'question', 'Margot'],
    given: ['Dad', 'the vet', 'a tortoise called Margot'],
    content: {
      descriptive:
        'Alfie\'s tortoise is called Margot, and Margot spends the winter in a fridge. Many pet tortoises sleep like that, because a fridge stays just cold enough. In November the vet weighed Margot and said yes. A worry can still come at night. It asks, "What if she does not wake up?" It is a real question, and nobody knows until March.',
      perspective:
        'The vet has sent many tortoises to bed. Vets worry as well, so they use scales. Dad keeps the milk in another fridge and checks on Margot each day.',
      partial: 'In the dark, when the question comes, Alfie may feel ____.',
      cooperative:
        'Dad can open the door with Alfie each Sunday, to let in new air. Then they can weigh Margot in a box.',
      directive: 'Alfie can write the weight in a notebook. A number is something to hold on to.',
      control: 'Alfie can think, "I know up to Sunday."',
      affirmative:
        'Worry looks a long way ahead, and the scales can only tell about today. Today, Margot weighs as much as last week. In the box, one foot pulls in by a tiny bit. Then the lid is on, and the light in the fridge goes out. Sunday is checked.',
    },
    talkTogether: [
      'Why does Margot sleep in a fridge?',
      'How is it not to know something until March?',
      'Shall we find one thing that we can check?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'worried', holds: 'notebook' },
          { who: 'margot', pose: 'sleep', feeling: 'sleepy', holds: null },
        ],
        things: ['box'],
      },
      others: [{ is: 'animal', id: 'margot', name: 'Margot', animal: 'tortoise', coat: null, size: 'small' }],
    },
  },
  {
    title: 'Six Swifts on Tuesday',
    description:
      'Wren hears the news about birds and the climate and cannot stop thinking. A roof and a notebook are a beginning.',
    ageBand: '8-10',
    themes: ['nature', 'science'],
    hero: {
      name: 'Wren',
      pronouns: 'they',
      age: 10,
      looks: { hairStyle: 'pigtails', hairColour: 'chestnut', skin: 'caramel', eyes: 'hazel' },
    },
    benefits: [
      'Takes a worry about the world seriously.',
      'Sets a limit to the news and a small, real task beside it.',
      'Shows adults who worry as well and who act.',
    ],
    topicWords: ['swift', 'news', 'worry'],
    given: ['Mama', 'the neighbour, Mr Lund', 'swifts under the roof'],
    content: {
      descriptive:
        'On Monday evening Wren heard on the news that there are fewer swifts than there used to be. Swifts are birds that eat, drink and even sleep in the air, and they nest under old roofs. Now the thought comes back at breakfast, in maths and in bed. A worry about the world is hard to put down, because no single person can finish it. It is also a sign that somebody has been paying attention.',
      perspective:
        'Reporters choose what is sudden and serious, so slow good news is often left out. Mama worries too, and at some point turns the radio off. Mr Lund next door is putting up three nest boxes. Somebody to hold the ladder would be welcome.',
      partial: 'When the thought comes back, Wren might feel ____. It may be several things in one.',
      cooperative:
        'Mama can hear the whole worry once a day, with tea, and then talk about something else. A worry with a time of its own takes up less of the others.',
      directive:
        'Wren can stand in the yard at seven each evening and count swifts for ten minutes. Scientists use counts like that, since they cannot stand in every yard.',
      control: 'When it gets too much, Wren can think, "I have one yard. I can do one yard."',
      affirmative:
        'On Tuesday there were six. Six is not an answer to the news. Still, it is more than anybody knew on Monday. People in many yards write down small numbers, and that is how the news knows about swifts at all. Birds like these scream past the roof whether anyone counts them or not. In the notebook there is a seven, with a question mark.',
    },
    talkTogether: [
      'What do swifts do in the air?',
      'How is it to worry about something very big?',
      'Shall we count something outside for ten minutes?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'curious', holds: 'notebook' },
          { who: 'lund-c', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'adult', id: 'lund-c', name: 'Mr Lund', role: 'neighbour', costume: null }],
    },
  },
  {
    title: 'Mmm for Margarine',
    description:
      'Joel stammers and has a talk to give on Thursday. In the choir his words come straight through, which puzzles everyone.',
    ageBand: '8-10',
    themes: ['music'],
    hero: {
      name: 'Joel',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Says what a stammer is and is not.',
      'Moves the effort from hiding to being given time.',
      'Shows listeners what helps.',
    ],
    topicWords: ['talk', 'word', 'stammer'],
    given: [
      'Ms Fenn',
      'a speech therapist called Ana',
      'Joel stammers',
      'Joel sings in the choir',
      'M is one of his hard letters',
    ],
    content: {
      descriptive:
        'Joel sings in the choir, and there his words come straight through. In talk, some of them stick at the first sound. On Thursday there is a talk to give about bread. A stammer is a way in which some brains time their speech. It does not come from being nervous, although a worry can sit on top of it. About one child in twelve stammers for a while, and some do for life.',
      perspective:
        'People who finish a word for somebody think that they are helping. They do not know how it is to have a sentence carried off. Some in the class notice nothing, because they are busy worrying about their own Thursday.',
      partial: 'On the way to the front, Joel might notice ____. Chests and knees often know first.',
      cooperative:
        'Ms Fenn can tell the class, in words that Joel chose with Ana, that a pause is part of it. Then they all know what to do with a pause, which is nothing.',
      directive:
        'Joel can begin by saying, "I stammer, so this may take a bit longer." A thing that has been said does not need to be hidden.',
      control: 'When a word sticks, Joel can think, "It is my word. They can wait for it."',
      affirmative:
        'A talk about bread is good if people know more about bread after it. It may stick at "margarine", because M is one of the hard letters. On Thursday there are slices to taste, and nobody talks with a full mouth. Singing uses time in another way, so M often runs freely there. In the choir, on Friday, there is a whole line of mmm.',
    },
    talkTogether: [
      "What did Joel's therapist and teacher agree to say?",
      'How may it feel when somebody finishes a word?',
      'Shall we practise waiting for each other?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'determined', holds: 'bread' },
          { who: 'fenn-e', pose: 'sit', feeling: 'happy', holds: null },
          { who: 'listener', pose: 'sit', feeling: 'curious', holds: null },
        ],
        things: ['music'],
      },
      others: [
        { is: 'adult', id: 'fenn-e', name: 'Ms Fenn', role: 'teacher', costume: null },
        { is: 'other-child', id: 'listener', name: 'somebody from the class', age: 9, costume: null },
      ],
    },
  },
  {
    title: 'Replay',
    description:
      "After training, Leonie's mind replays one sentence she said in the changing room. How many people saw the match?",
    ageBand: '11+',
    themes: ['sports'],
    hero: {
      name: 'Leonie',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'ponytail', hairColour: 'dark-brown', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Describes brooding over a social moment without making it an illness.',
      'Uses a finding from research that is easily tested.',
      'Ends the evening without a solution, which is often how it ends.',
    ],
    topicWords: ['replay', 'sentence', 'worry'],
    given: ['Aunt Carla, with whom Leonie lives', 'teammate Zoe', 'handball'],
    content: {
      descriptive:
        "In handball a replay takes eight seconds. The replay in Leonie's head has been running since training, and it is about one sentence in the changing room. It was a question to Zoe, and after it everything went quiet for a moment. Since then the quiet has got longer each time. Worry likes to work on moments like that, because there is too little film to settle the case. From inside it looks like solving something, although it mostly goes round.",
      perspective:
        'Zoe may have been looking for a sock. People tend to believe that others noticed far more than they did, and psychologists have a name for it, the spotlight effect. In one study students wore an embarrassing T-shirt into a room, and only half as many people noticed as they had expected. The rest were probably thinking about their own T-shirts.',
      partial: 'At the fifteenth replay, Leonie might feel ____. It tends to be stronger lying down.',
      cooperative:
        'Aunt Carla can listen to the sentence once and say honestly how it sounds from outside. One outside view is worth more than twenty replays.',
      directive:
        'Leonie can write the scene down as a referee would, with only what could be seen and heard. It is usually a short report.',
      control: 'When it starts again, Leonie can think, "This is a replay. The match is over."',
      affirmative:
        'It is possible that the sentence was clumsy, and people survive clumsy sentences every day. It is also possible that there was a sock. Tonight nobody can say which, and a worry does not need an answer in order to get tired. On Thursday there is training again. Somebody is bound to say something odd in the changing room, and most of the film is lost by the time the shoes are tied.',
    },
    talkTogether: [
      "What did the referee's report leave out?",
      'Which moments does a mind like to replay?',
      'Shall we each tell one clumsy sentence of our own?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'close',
        actors: [{ who: 'hero', pose: 'think', feeling: 'worried', holds: 'pillow' }],
        things: ['clock', 'lamp', 'ball'],
      },
      others: [],
    },
  },
];

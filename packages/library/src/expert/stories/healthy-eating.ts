import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge healthy-eating. */
export const HEALTHY_EATING: readonly LibraryStory[] = [
  {
    title: 'Peas Here, Rice There',
    description: "A pea rolls into Suki's rice, and then another. Two small bowls settle it.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Suki',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'pigtails', hairColour: 'black', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Accepts that foods may be liked apart.',
      'Gives a toddler something to do with hands when food touches.',
    ],
    topicWords: ['rice', 'pea', 'dinner'],
    given: ['Dad'],
    content: {
      descriptive: 'Suki has rice for dinner. She has peas, too. Roll, roll. A pea is in the rice. Roll, roll. Two!',
      perspective: 'Dad likes it all mixed up. Peas do not mind.',
      partial: 'When food touches food, Suki may feel ____.',
      cooperative: 'Dad can bring two small bowls.',
      directive: 'Suki can spoon the peas back.',
      control: 'Suki can say, "Peas here, rice there."',
      affirmative:
        'One bowl for rice. One bowl for peas. Some go in. Some stay. Roll, roll. One pea is off to see Dad.',
    },
    talkTogether: [
      'Where did the pea roll?',
      'How is it when foods touch?',
      'Shall we put each food in a bowl of its own?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'surprised', holds: 'spoon' },
          { who: 'dad', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['bowl'],
      },
      others: [{ is: 'adult', id: 'dad', name: 'Dad', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Hello, Purple',
    description: "Bo pulls a beetroot out of Grandad's allotment with a pop, and meets it again at lunch.",
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Bo',
      pronouns: 'he',
      age: 2,
      looks: { hairStyle: 'spiky', hairColour: 'blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Follows a vegetable from the ground to the plate.',
      'Counts looking and poking as ways of getting to know food.',
    ],
    topicWords: ['beetroot'],
    given: ['Grandad', 'an allotment'],
    content: {
      descriptive:
        'Bo pulls and pulls. Pop! Out comes a beetroot. It has mud on. Then it is on the table. Inside, it is purple.',
      perspective: 'Grandad eats the round bit. Snails eat the leaf.',
      partial: 'With beetroot near, Bo may feel ____.',
      cooperative: 'Grandad can cut a tiny bit.',
      directive: 'Bo can poke it.',
      control: 'Bo can say, "Hello, purple."',
      affirmative:
        'One purple finger. One purple thumb. A look is fine. A lick is fine. Splash goes the tap. Bye-bye, beetroot.',
    },
    talkTogether: ['What went pop?', 'How does a wet beetroot feel?', 'Shall we say hello to one new food?'],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'surprised', holds: null },
          { who: 'grandad', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: ['bucket', 'leaf'],
      },
      others: [{ is: 'adult', id: 'grandad', name: 'Grandad', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'Loud Carrots',
    description:
      'Ama can hear a raw carrot from inside her own head, but a boiled one slides. The family listens to its dinner.',
    ageBand: '4-5',
    themes: ['music'],
    hero: {
      name: 'Ama',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'bun', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows that the same food can be two foods in the mouth.',
      'Gives a child words for texture, which is often the real hard part.',
    ],
    topicWords: ['carrot', 'food'],
    given: ['Mum', 'brother Yaw', 'a home where Mum boils carrots'],
    content: {
      descriptive:
        'Ama has a raw carrot for a snack. Crunch! It is so loud in her ears that she cannot hear Yaw. A boiled carrot makes no sound at all. It is soft, and it slides. In the ground, a carrot is one food. In the mouth, it is two.',
      perspective:
        "Mum grew up with soft ones, and likes how they slide. Mum cannot feel what goes on in somebody else's mouth. It helps to hear about it.",
      partial: 'With something soft on her tongue, Ama may feel ____.',
      cooperative: 'Mum can keep a few thin sticks out of the pot.',
      directive: 'Ama can bite one stick and listen.',
      control: 'Ama can say, "A loud one, please."',
      affirmative:
        'Crunch goes the carrot. Pop goes a pea. The soup is quiet, because soup is. Yaw plays a spoon on the table, tap, tap. Crunch, pop, tap. The boiled carrot has a rest.',
    },
    talkTogether: [
      'Which food makes no sound?',
      'How does something soft feel on the tongue?',
      'Shall we listen to our dinner?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'happy', holds: 'carrot' },
          { who: 'yaw-f', pose: 'cheer', feeling: 'happy', holds: 'spoon' },
        ],
        things: ['plate'],
      },
      others: [{ is: 'other-child', id: 'yaw-f', name: 'Yaw', age: 7, costume: null }],
    },
  },
  {
    title: 'A Fruit Called Dragon',
    description: 'At the market Teo meets a pink fruit with green points and a name that promises more than it keeps.',
    ageBand: '4-5',
    themes: ['fantasy'],
    hero: {
      name: 'Teo',
      pronouns: 'they',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: ['Treats being unsure about a new food as curiosity.', 'Shows how small a first taste may be.'],
    topicWords: ['fruit'],
    given: ['Auntie Bea'],
    content: {
      descriptive:
        'At the market, Teo finds a pink fruit with green points. Its name is dragon fruit. No dragon has been near it. It grew on a cactus, from a flower that opens at night. At home, Auntie Bea cuts it in two. Inside, it is white with tiny black seeds.',
      perspective:
        'The man at the stall grew up with this fruit. To him, an apple looked odd at first. It was so round, with no points.',
      partial: 'With dragon fruit on the plate, Teo may feel ____.',
      cooperative: 'Auntie Bea can eat some and tell how it tastes.',
      directive: 'Teo can try a bit as big as one seed.',
      control: 'Teo can say, "First I look."',
      affirmative:
        "One seed is a taste. So is a lick of the spoon. To wait is fine as well, since there is other fruit. When the white part is gone, the skin is left. It fits on a hand. Roar, says Teo's hand.",
    },
    talkTogether: [
      'Where does dragon fruit grow?',
      'How can it feel to see a food for the first time?',
      'Shall we find the oddest fruit in the shop?',
    ],
    picture: {
      scene: {
        setting: 'shop',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'curious', holds: null },
          { who: 'bea', pose: 'stand', feeling: 'happy', holds: 'basket' },
          { who: 'seller', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['cactus', 'apple'],
      },
      others: [
        { is: 'adult', id: 'bea', name: 'Auntie Bea', role: 'other-parent', costume: null },
        { is: 'adult', id: 'seller', name: 'the man at the stall', role: 'shopkeeper', costume: null },
      ],
    },
  },
  {
    title: 'Sniff First',
    description: "Nils's guinea pig Pudding sniffs, runs away and comes back before eating anything new. Nobody minds.",
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Nils',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'short', hairColour: 'white-blonde', skin: 'porcelain', eyes: 'blue', glasses: true },
    },
    benefits: [
      'Makes sniffing a step that counts.',
      'Shows caution about new food as something that small animals share.',
    ],
    topicWords: ['food', 'leaf', 'eat'],
    given: ['Dad', 'a guinea pig called Pudding'],
    content: {
      descriptive:
        "Nils has a guinea pig called Pudding. Pudding does not eat a new leaf at once. First Pudding sniffs. Then Pudding runs away, comes back and sniffs again. Today there is a new leaf for dinner on Nils's plate, too. It is dark green.",
      perspective:
        'In the wild, a strange plant could make a guinea pig ill. So Pudding goes slowly, and nobody minds. Dad thinks that a slow start is a clever start.',
      partial: 'Near the dark green leaf, Nils may feel ____.',
      cooperative: 'Dad can put it on a plate of its own.',
      directive: 'Nils can sniff the leaf and stop there.',
      control: 'Nils can say, "Sniff first."',
      affirmative:
        'Some days a sniff is all. Some days there is a lick after the sniff. What is left on the plate goes to the cage. Pudding sniffs it, runs away and comes back. Then the leaf is gone.',
    },
    talkTogether: [
      'What does Pudding do before eating?',
      'How does a new food smell to a careful nose?',
      'Shall we sniff three things in the kitchen?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'curious', holds: 'lettuce' },
          { who: 'pudding', pose: 'look-up', feeling: 'curious', holds: null },
        ],
        things: ['plate'],
      },
      others: [{ is: 'animal', id: 'pudding', name: 'Pudding', animal: 'guinea-pig', coat: 'ginger', size: 'tiny' }],
    },
  },
  {
    title: 'Taste Number Four',
    description:
      'Imani keeps a chart about broccoli on the fridge. The results are bitter, and a result is all it needs.',
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Imani',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'brown', eyes: 'brown' },
    },
    benefits: [
      'Explains why bitter is stronger for some tongues.',
      'Replaces "try it, it is nice" by finding out, in tiny and repeated tastes.',
    ],
    topicWords: ['broccoli', 'taste'],
    given: ['Auntie Ruth, with whom Imani lives', 'a chart on the fridge'],
    content: {
      descriptive:
        "On the fridge is Imani's chart, and it is about broccoli. Most children taste bitter things more strongly than adults do. Some are born with a tongue that finds them stronger still. So Imani's broccoli and Auntie Ruth's are not the same. Scientists have also tried tiny tastes on many days. After about ten, a lot of children mind less.",
      perspective:
        'Auntie Ruth used to think that people who left broccoli were not trying. Then Auntie Ruth read about tongues. Scientists do not scold a result.',
      partial: 'Before taste number four, Imani may feel ____.',
      cooperative: 'Auntie Ruth can cut a bit as small as a pea and say nothing.',
      directive: 'Imani can put it on her tongue and write one word on the chart. "Bitter" is a result.',
      control: 'Imani can say, "Taste four. Writing it down."',
      affirmative:
        'A chart does not need a happy end. It may say "bitter" ten times. Then one more thing is known about one tongue. It hangs next to the list for the shop. Somebody has written "broccoli" on both.',
    },
    talkTogether: [
      'What does Imani write on the chart?',
      'How is it to taste something strong?',
      'Shall we make a chart about one food?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'pencil' },
          { who: 'ruth', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['broccoli', 'notebook'],
      },
      others: [{ is: 'adult', id: 'ruth', name: 'Auntie Ruth', role: 'parent', costume: null }],
    },
  },
  {
    title: 'The Short Way to the Tummy',
    description:
      'Gus has lunch through a tube while his brother blows on soup. Today there are three tiny tastes on a plate.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Gus',
      pronouns: 'he',
      age: 6,
      looks: { hairStyle: 'short', hairColour: 'chestnut', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Shows tube feeding as one way of having lunch with the family.',
      'Lets tastes be tastes, with no need to swallow any.',
    ],
    topicWords: ['lunch', 'taste'],
    given: ['Mum', 'brother Ned', 'a feeding tube and a pump', 'the feeding team'],
    content: {
      descriptive:
        'At lunch, most food goes the long way: mouth, throat, tummy. Gus has a button on his tummy. His lunch goes in there, by the short way. A pump hums while it runs. Gus sits between Ned and the window. Some days there are tiny tastes on a plate, chosen with the feeding team. Nobody can see from outside what a mouth is ready for.',
      perspective:
        'People look at a tube because they wonder how it works. Ned wonders why soup has no button. The team knows that mouths learn in small steps. Some of the steps go back.',
      partial: "With three tastes on the plate, Gus's mouth may feel ____.",
      cooperative: 'Mum can put the plate down and leave it there. It does not need to come back empty.',
      directive: 'Gus can choose one taste to smell, stir or touch.',
      control: 'Gus can say, "Smelling counts."',
      affirmative:
        'Lunch is for talking, too, and talk goes the long way for everyone. There is toast for Mum and soup for Ned. There is milk by the short way for Gus. The pump hums, and then it beeps. Gus has finished, and Ned is still blowing.',
    },
    talkTogether: [
      'Where is the button?',
      'What might a mouth feel about a new smell?',
      'Shall we have a lunch where smelling counts?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'mum', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['plate'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Out by Ten Past',
    description:
      'From his chair at lunch, Dele can see the football game begin without him, while the rice is half eaten.',
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Dele',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Explains what a body does with lunch, with no talk of good or bad food.',
      'Lets a child plan both the meal and the game.',
    ],
    topicWords: ['lunch', 'eat'],
    given: ['Ms Price', 'football after lunch'],
    content: {
      descriptive:
        'At lunch, Dele sits where he can see the pitch. The game begins as soon as two players are there. So lunch is eaten fast, or half of it is. A tummy is slow with its news. It takes about twenty minutes to tell the brain how full it is. Hunger can be late as well, and turn up in the middle of maths.',
      perspective:
        'The players outside do not mind who is first. They look up when someone comes, because more players make a better game. Ms Price sees the plates come back. Half a plate at one is somebody hungry at two.',
      partial: 'With the ball in the air out there, Dele may feel ____.',
      cooperative: 'Ms Price can keep the table by the door for players. From there it is ten steps to the pitch.',
      directive: 'Dele can eat until the long hand has gone past two numbers. That is ten minutes.',
      control: 'Dele can think, "Rice now, goals at ten past."',
      affirmative:
        'A late goal counts as one, just like an early goal. Legs use up lunch all afternoon. At ten past, the ball rolls towards a new pair of boots. At two there is maths, and it is quiet. Nothing in row three rumbles.',
    },
    talkTogether: [
      'How long does a tummy take with its news?',
      'How is it to see a game begin without oneself?',
      'Shall we look at the clock and see how long our dinner takes?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'run', feeling: 'excited', holds: null },
          { who: 'player-b', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: ['football'],
      },
      others: [{ is: 'other-child', id: 'player-b', name: 'a player', age: 7, costume: null }],
    },
  },
  {
    title: 'The Hut Serves Soup',
    description:
      'Four hours up a mountain there is one hut with one soup, and Lenka eats twelve foods. It is not one of them.',
    ageBand: '8-10',
    themes: ['adventure', 'nature'],
    hero: {
      name: 'Lenka',
      pronouns: 'she',
      age: 9,
      looks: { hairStyle: 'ponytail', hairColour: 'dark-blonde', skin: 'peach', eyes: 'grey' },
    },
    benefits: [
      'Looks at a meal with no choice through the eyes of those who cooked and carried it.',
      'Offers a taste that leaves an exit.',
    ],
    topicWords: ['soup'],
    given: ['Aunt Zuzana', 'Lenka eats about twelve foods', 'a walk to a mountain hut'],
    content: {
      descriptive:
        "It takes four hours to walk up to the hut, and Lenka and Aunt Zuzana have just done it. Whatever is eaten up here comes up on somebody's back. That is why the hut serves one soup and has no menu. Today it is cabbage soup with mushrooms. Lenka eats about twelve foods, and it is not among them. In the rucksack there are four slices of bread and an apple.",
      perspective:
        'The man who carried the cabbage does not mind who eats it, if the pot is empty by dark. Aunt Zuzana had a list too at that age, and it was short. What Aunt Zuzana remembers best is being watched. It is hard to swallow with four people looking.',
      partial: 'When the bowl arrives, Lenka might notice ____. Sometimes the nose knows first.',
      cooperative:
        'Aunt Zuzana can put the bread in the middle and talk about the way down. Food is easier to look at when nobody is looking at the eater.',
      directive: 'Lenka can dip one corner of the bread and stop there. The rest of the slice stays as it was.',
      control: 'Lenka can think, "I know the bread. Only the corner is new."',
      affirmative:
        'Cold air and a long climb can change how food tastes, although they do not change it for everybody. Bread is lunch, and so is bread with one corner of soup. By the door leans the frame that carried the cabbage, empty now. Later the lunch goes down the mountain again, and this time it walks.',
    },
    talkTogether: [
      'How did the cabbage get up there?',
      'How is it to eat while people watch?',
      'Shall we pack a lunch and carry it up something?',
    ],
    picture: {
      scene: {
        setting: 'mountain',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: 'bread' },
          { who: 'zuzana', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['soup', 'backpack', 'house'],
      },
      others: [{ is: 'adult', id: 'zuzana', name: 'Aunt Zuzana', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'Eleven Things',
    description: 'Sol eats eleven things and is invited to a family dinner where everyone shares one pan.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Sol',
      pronouns: 'they',
      age: 12,
      looks: { hairStyle: 'bob', hairColour: 'purple', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Speaks with respect about selective eating in an older child.',
      'Replaces excuses at the table by information beforehand and a dish to bring.',
    ],
    topicWords: ['food', 'list', 'dinner'],
    given: ['Dad', 'friend Mattis and his parents', 'eleven foods on a list'],
    content: {
      descriptive:
        "There is a list on the fridge in Sol's kitchen with eleven foods on it. Two years ago there were eight. For some people taste, smell and texture come through more strongly than for others. The same mushroom can be one person's favourite and another person's wet sock. On Saturday Sol is invited to dinner at Mattis's house, where everyone eats from one big pan. The plan sounds good, and the pan is the question.",
      perspective:
        "Mattis's parents would probably rather know in advance than guess at the table. People who cook tend to look at a full plate and wonder what they did wrong. The others are mostly busy with their own food, which is hard to believe for anyone who feels watched. Mattis has known about the list since Year 4 and finds it about as interesting as a bus timetable.",
      partial: "On the way to Mattis's house, Sol might feel ____. Two words that contradict each other are allowed.",
      cooperative:
        "Dad can write to Mattis's parents beforehand, in words that Sol has chosen. Told early, it is information. Told over a full plate, it can sound like a verdict.",
      directive:
        'Sol can offer to bring one dish from the list that is big enough to share. It puts something certain on the table and gives the guest a job.',
      control: 'If somebody asks, Sol can say, "I\'m slow with new food. Is there more bread?"',
      affirmative:
        'An evening with people is not measured in mouthfuls. A list like this tends to grow slowly, often while nobody is paying attention. If one gets too short for comfort, there are dietitians who know about lists, and some of them have one. On Saturday there is a pan, a dish beside it and a good deal of talk across both. At home there is room on the fridge for a twelfth line, and it is not urgent.',
    },
    talkTogether: [
      'How many foods were there two years ago?',
      'Which two feelings might go to that dinner together?',
      'Shall we each write down our own list and compare?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'shy', holds: 'bowl' },
          { who: 'mattis', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: ['bread', 'plate'],
      },
      others: [{ is: 'other-child', id: 'mattis', name: 'Mattis', age: 12, costume: null }],
    },
  },
];

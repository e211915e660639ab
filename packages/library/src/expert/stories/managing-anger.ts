import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge managing-anger. */
export const MANAGING_ANGER: readonly LibraryStory[] = [
  {
    title: 'Swish Went the Tail',
    description: "Tilly's tower falls to a happy dog's tail, and her feet have something to say about it.",
    ageBand: '2-3',
    themes: ['animals'],
    hero: {
      name: 'Tilly',
      pronouns: 'she',
      age: 2,
      looks: { hairStyle: 'pigtails', hairColour: 'strawberry-blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: ['Gives a cross body something safe and loud to do.', 'Shows that not every crash is meant.'],
    topicWords: ['cross', 'crash'],
    given: ['Dad', 'a dog called Biscuit'],
    content: {
      descriptive: "Tilly's tower goes up, up, up. Swish goes Biscuit's tail. Crash! A crash can make people cross.",
      perspective: 'Biscuit did not see. Tails have no eyes.',
      partial: 'After the crash, Tilly may feel ____.',
      cooperative: 'Dad can call Biscuit over.',
      directive: 'Tilly can stamp on the floor.',
      control: 'Tilly can say, "Stamp, stamp, cross!"',
      affirmative:
        'Stamp, stamp. Cross feet get slow. Biscuit lies down. The tail lies down, too. One block is here. One block is there. Up, up, up.',
    },
    talkTogether: ['What went swish?', 'How does a crash feel?', 'Shall we stamp together, and stop together?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cover', feeling: 'surprised', holds: null },
          { who: 'biscuit', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['blocks'],
      },
      others: [{ is: 'animal', id: 'biscuit', name: 'Biscuit', animal: 'dog', coat: 'golden', size: 'middle' }],
    },
  },
  {
    title: 'Bye, Ducks',
    description: 'It is time to leave the pond, and Omari may tell the ducks exactly what he thinks of that.',
    ageBand: '2-3',
    themes: ['nature', 'animals'],
    hero: {
      name: 'Omari',
      pronouns: 'he',
      age: 3,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Lets a child be cross at the end of something good, and say so.',
      'Takes one small thing home from the place that is hard to leave.',
    ],
    topicWords: ['cross'],
    given: ['Granny'],
    content: {
      descriptive: 'Omari sees the ducks. Quack, quack. "Time to go" can make people cross. Now it is time.',
      perspective: "Granny likes ducks, too. Granny's toes are cold.",
      partial: 'At the gate, Omari may feel ____.',
      cooperative: 'Granny can wait for one leaf.',
      directive: 'Omari can pick one up.',
      control: 'Omari can say, "Bye, ducks. I am cross."',
      affirmative:
        'Cross can walk home, too. Left foot, right foot. The pond gets small. The red leaf has a hole. Quack, quack, far away. One leaf, right here.',
    },
    talkTogether: [
      'What goes home with Omari?',
      'How is it when it is time to go?',
      'Shall we look for a leaf with a hole?',
    ],
    picture: {
      scene: {
        setting: 'pond',
        time: 'day',
        weather: 'wind',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'angry', holds: 'leaf' },
          { who: 'granny', pose: 'stand', feeling: 'calm', holds: null },
          { who: 'duck', pose: 'float', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'adult', id: 'granny', name: 'Granny', role: 'grandparent', costume: 'winter-coat' },
        { is: 'animal', id: 'duck', name: 'a duck', animal: 'duck', coat: 'white', size: 'small' },
      ],
    },
  },
  {
    title: 'Down Before Up',
    description:
      "Yuki's zip is stuck, the snow is outside, and pulling harder makes it worse. Zips have a secret direction.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Yuki',
      pronouns: 'they',
      age: 5,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'porcelain', eyes: 'dark-brown' },
    },
    benefits: [
      'Follows how being stuck turns into anger, step by step.',
      'Lets hands let go first, and then gives them a trick that works on most zips.',
    ],
    topicWords: ['zip', 'cross', 'angry'],
    given: ['Mr Sato', 'nursery'],
    content: {
      descriptive:
        "It is snowing, and Yuki's coat has a long zip. It goes up a bit and stops. There is cloth between its teeth. Everyone else is out in the snow. When a zip sticks, hands get cross and pull harder. Then it sticks even more.",
      perspective: 'A zip does not do it on purpose. It has no plans. Mr Sato has met a lot of zips, fast and slow.',
      partial: "With the zip stuck, Yuki's hands may feel ____.",
      cooperative: 'Mr Sato can hold the coat still.',
      directive: 'Yuki can let go, shake both hands and pull the zip down.',
      control: 'Yuki can say, "Down before up."',
      affirmative:
        'Anyone can be angry with a zip. The zip does not mind. Down it goes a bit, so the cloth comes free. Then it goes up, slowly, all the way to the chin. Out there, it is still snowing.',
    },
    talkTogether: [
      'What was between the teeth of the zip?',
      'How do hands feel when something sticks?',
      'Shall we find out how a zip works?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'snow',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'angry', holds: null },
          { who: 'sato-c', pose: 'kneel', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'adult', id: 'sato-c', name: 'Mr Sato', role: 'teacher', costume: 'winter-coat' }],
    },
  },
  {
    title: 'Tah',
    description: 'Pablo says "tah" at breakfast and gets toast, then the car. It takes a finger to find what he means.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Pablo',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Names the anger of not being understood, and says that nobody meant it.',
      'Puts showing beside speaking as a good way to tell.',
      'Models how a family can wait and repeat a word without correcting it.',
    ],
    topicWords: ['word', 'says'],
    given: ['Mami', 'big sister Rosa', "some of Pablo's words are hard to make out"],
    content: {
      descriptive:
        'At breakfast, Pablo says a word. It comes out as "tah". Mami gives him toast. He says it again, and Rosa finds the car. Toast and car both sound a bit like "tah". It is not toast, and it is not the car. After three wrong guesses, most people get angry.',
      perspective:
        'Rosa is not teasing. Mami would like to know, too. They cannot look inside his head, so they guess.',
      partial: 'When the word does not work, Pablo may feel ____.',
      cooperative: 'Mami can say, "Show me," and wait.',
      directive: 'Pablo can take a hand and lead the way.',
      control: 'Pablo can think, "Come and look."',
      affirmative:
        'Many words get clearer bit by bit. Until then, fingers are good at telling. Pablo\'s finger goes up to the window. A star hangs there, made of yellow paper. "Star!" says Mami. "Tah," says Pablo, and that is just what it is.',
    },
    talkTogether: [
      'What did Pablo mean?',
      'How is it to be guessed wrong three times?',
      'Shall we tell each other something with only a finger?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'determined', holds: null },
          { who: 'mami', pose: 'look-up', feeling: 'surprised', holds: null },
          { who: 'rosa-b', pose: 'sit', feeling: 'curious', holds: 'car' },
        ],
        things: ['star', 'bread'],
      },
      others: [
        { is: 'adult', id: 'mami', name: 'Mami', role: 'parent', costume: null },
        { is: 'other-child', id: 'rosa-b', name: 'Rosa', age: 8, costume: null },
      ],
    },
  },
  {
    title: 'The Dragon Stays Alive',
    description: "In Ffion's game the stick is a dragon and it sleeps. In Gwen's game it is dead. That is two games.",
    ageBand: '4-5',
    themes: ['fantasy'],
    hero: {
      name: 'Ffion',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'long', hairColour: 'red', skin: 'porcelain', eyes: 'green' },
    },
    benefits: [
      'Shows why pretend play can end in anger: two plans, and neither can be seen.',
      'Gives hands a pause sign, and gives the dragon a fair hearing.',
    ],
    topicWords: ['game', 'dragon'],
    given: ['friend Gwen', 'Mr Rees'],
    content: {
      descriptive:
        'Ffion and Gwen play a game of knights. A long stick in the grass is the dragon. "I got it, so it is dead," says Gwen. But in Ffion\'s game, it just sleeps. Now there are two games and one stick. That makes people angry, and a stick can hurt.',
      perspective: 'Gwen cannot see the game in another head. Maybe Gwen would like to be a knight who wins.',
      partial: 'When somebody ends the dragon, Ffion may feel ____.',
      cooperative: 'Mr Rees can hear both games, one at a time.',
      directive: 'Ffion can leave the stick and hold up two flat hands.',
      control: 'Ffion can say, "Stop the game. He is asleep."',
      affirmative:
        'It is okay to be angry about a dragon. A game can start again if both knights say yes. If not, the field is big enough for two. The stick lies where it was, long and green. It does look a bit asleep.',
    },
    talkTogether: [
      "What does the dragon do in Ffion's game?",
      'How is it when somebody changes a game?',
      'Shall we draw a dragon that sleeps?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cover', feeling: 'angry', holds: null },
          { who: 'gwen', pose: 'stand', feeling: 'determined', holds: null },
        ],
        things: ['log', 'bush'],
      },
      others: [{ is: 'other-child', id: 'gwen', name: 'Gwen', age: 5, costume: 'knight' }],
    },
  },
  {
    title: 'Out Is Out',
    description:
      "Arjun is sure the ball did not touch his bat. The umpire's finger is up. It is a long walk to the rope.",
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Arjun',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Takes the sense of injustice seriously, without calling anyone a cheat.',
      'Keeps being right apart from what happens next.',
      'Gives the arms a job while the anger is at its height.',
    ],
    topicWords: ['out', 'umpire'],
    given: ['Coach Dev', 'a cricket club'],
    content: {
      descriptive:
        'In cricket, the umpire decides who is out. Arjun is sure that the ball did not touch his bat. Coach Dev heard a click and has one finger up. In a small club, there is no film to look at. People get angry about a click like that. Sometimes a bat is thrown, and a thrown bat can hurt somebody.',
      perspective:
        'The umpire stands twenty steps away, so a click is hard to place. Umpires are wrong at times, and good ones know it. Everyone on the bench has been out for a click of their own.',
      partial: "On the way back to the rope, Arjun's hands may feel ____.",
      cooperative: 'After the match, Coach Dev can hear how it was from the other end.',
      directive: 'Arjun can tuck the bat under one arm and walk. A bat under an arm stays there.',
      control: 'Arjun can think, "Out is out. I still know."',
      affirmative:
        "It is possible to be right and to be out, both at once. That is hard for anyone. At the rope there is water, some shade and a gap on the bench. Later it is the other team's turn to bat. Somebody walks back from the middle, with a bat under one arm.",
    },
    talkTogether: [
      'What did the umpire hear?',
      'Where in the body can unfair be felt?',
      'Shall we try carrying things under one arm?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'angry', holds: null },
          { who: 'dev-e', pose: 'point', feeling: 'calm', holds: null },
        ],
        things: ['fence'],
      },
      others: [{ is: 'adult', id: 'dev-e', name: 'Coach Dev', role: 'coach', costume: null }],
    },
  },
  {
    title: 'Quiet on Purpose',
    description:
      'Bar nine goes wrong again. Freya plays the piano with hearing aids, and they have a switch that few pianists own.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Freya',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'bob', hairColour: 'blonde', skin: 'peach', eyes: 'grey', hearingAid: true },
    },
    benefits: [
      'Describes how practice turns into anger, and how small the next step may be.',
      'Treats hearing aids as something that gives a choice.',
    ],
    topicWords: ['bar', 'piano'],
    given: ['Papa', 'Freya plays the piano', 'hearing aids'],
    content: {
      descriptive:
        'Freya plays the piano, and bar nine is a hard one. Her hearing aids bring her all the notes, the right ones and the others. Finger four lands beside the key. It lands there again. Sometimes people hit the keys with both hands then. That is loud, and bar nine is still to come.',
      perspective:
        'Papa is in the kitchen and hears a piece that gets better each week. The one who plays hears the slips, because they are louder from close by. Even people who give concerts have a bar nine.',
      partial: "At the sixth slip, Freya's fingers may feel ____.",
      cooperative: 'Papa can come and play the left hand for a while.',
      directive:
        'Freya can switch her hearing aids off and sit still for a minute. Hardly anyone else can make a room so quiet.',
      control: 'Freya can think, "Quiet on purpose. Then two notes."',
      affirmative:
        'It is okay to be angry with a bar. Stiff fingers miss more, and a minute can make them softer. Two notes are fewer than nine, so they are a good place to start. There is a small click, and the sound is back. Papa has burnt something, and is singing.',
    },
    talkTogether: [
      'Which bar is the hard one?',
      'How do fingers feel after six slips?',
      'Shall we sit in a quiet minute and see what is in it?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [{ who: 'hero', pose: 'sit', feeling: 'determined', holds: null }],
        things: ['piano', 'music'],
      },
      others: [],
    },
  },
  {
    title: 'Two Hundred and Fourteen Sticks',
    description:
      "Ruben's bridge held three dictionaries. Then his little brother sat on it. There is a gap between the fast brain and the slow one.",
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Ruben',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'curly', hairColour: 'brown', skin: 'honey', eyes: 'hazel' },
    },
    benefits: [
      'Explains in plain words why anger is faster than thought.',
      'Respects what was lost before asking for patience with the small person who did it.',
    ],
    topicWords: ['bridge'],
    given: ['Mum', 'little brother Jonah, who is two'],
    content: {
      descriptive:
        'Ruben built a bridge out of two hundred and fourteen lolly sticks. It took eleven evenings, and it held three dictionaries. On Tuesday Jonah, who is two, sat down on it. A brain spots trouble in less than a second, so the body is ready before any thinking is done. The part that thinks is slower, although it knows more. In the gap between them, people may hit, or say a thing that is hard to take back.',
      perspective:
        'To a person of two, a bridge is a seat with holes. Jonah has no idea how long eleven evenings are, because Jonah has forgotten most of his own. If there is shouting, Jonah may cry and not know what it is about. Mum can see two people having a bad Tuesday, and only one of them has lost a bridge.',
      partial: 'In the gap, Ruben might notice ____. Jaws, fists and ears are good places to look.',
      cooperative:
        'Mum can pick up Jonah first and look at the bridge second. A little distance gives the slow part time to arrive.',
      directive:
        'Ruben can hold one hand with the other behind his back and walk out of the room. Hands that hold each other are busy.',
      control: 'On the way out, Ruben can think, "That was the fast part. Now the slow part."',
      affirmative:
        'Eleven evenings are worth being angry about. When the thinking has caught up, there is something to see on the carpet. The bridge gave way at the fourth joint, and the rest held. Engineers break bridges on purpose to find out such things, and they seldom use a brother. The next one may need more glue, and a higher shelf.',
    },
    talkTogether: [
      'Where did the bridge give way?',
      'What happens in a body before it can think?',
      'Shall we build something and find out how much it holds?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cover', feeling: 'angry', holds: null },
          { who: 'jonah-b', pose: 'sit', feeling: 'surprised', holds: null },
          { who: 'mum', pose: 'reach', feeling: 'worried', holds: null },
        ],
        things: ['box', 'book'],
      },
      others: [
        { is: 'other-child', id: 'jonah-b', name: 'Jonah', age: 2, costume: null },
        { is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null },
      ],
    },
  },
  {
    title: 'The Paddle in the Hall',
    description:
      "Tala's dad works on a ship, the ship is late, and the canoe trip is off. The nearest person is not to blame.",
    ageBand: '8-10',
    themes: ['adventure'],
    hero: {
      name: 'Tala',
      pronouns: 'she',
      age: 10,
      looks: { hairStyle: 'long', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows how anger can stand in front of another feeling.',
      'Helps to aim the words at what they are really about.',
    ],
    topicWords: ['trip', 'angry'],
    given: ['Dad works on a ship', 'Lola, the grandmother', 'a canoe trip planned for July'],
    content: {
      descriptive:
        "The canoe trip was planned for the last week of July. On Thursday the company told Dad's ship to stay at sea for three more weeks. Tala's paddle has been standing in the hall since Easter. When a plan breaks, people are often disappointed first and angry half a second later. The two come so close together that they look like one thing. Then the nearest person may get the sharp end of it, who is hardly ever on a ship.",
      perspective:
        'Dad did not choose this, and may be furious in a small cabin with a bad telephone line. Lola hears a door bang and wonders what Lola has done. Friends say that three weeks is not long. They mean it kindly, and it does not help.',
      partial: 'When Tala goes past the paddle, she might feel ____. There may be a second word behind the first.',
      cooperative:
        'Lola can sit on the stairs for a while and ask nothing. Some people talk more easily to somebody who is looking at a wall.',
      directive:
        'Tala can record a message with everything in it, listen to it once, and then decide whether to send it. Said aloud, the true parts stand out.',
      control: 'When the hall is too small, Tala can say, "I\'m angry at the ship. I\'m not angry at the house."',
      affirmative:
        'A trip that is put off is a real loss, even though nobody here is to blame. Anger cannot turn a ship round. It shows how much the days on the water matter. In August the river is still going to be there, because rivers are reliable in that way. The paddle can stay where it is, and everyone can go on bumping into it.',
    },
    talkTogether: [
      'What has been standing in the hall?',
      'Which word might stand behind "angry"?',
      'Shall we each say what we were really angry about this week?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'rain',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'angry', holds: null },
          { who: 'lola', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['canoe', 'boots'],
      },
      others: [{ is: 'adult', id: 'lola', name: 'Lola', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'Draft, 21:14',
    description: 'A photo of Ezra asleep is in the group chat, and the perfect, cruel answer is already typed.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Ezra',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown', glasses: true },
    },
    benefits: [
      'Takes online humiliation seriously and says when an adult can step in.',
      'Leaves the anger its dignity, and puts a night between the sentence and the send button.',
    ],
    topicWords: ['photo', 'draft', 'angry'],
    given: ['Grandad, with whom Ezra lives', 'friend Nico', 'a photo in a group chat'],
    content: {
      descriptive:
        'At 21:14 there is a photo of Ezra in the group chat, asleep on the coach with his mouth open. Forty-one people have seen it. Nico posted it, and Nico is usually a friend. One minute later there is an answer in the box. It is clever, it is accurate, and it uses something that Nico once said in confidence. Anger makes people quick with words and short of time, because it can hardly think past the next few minutes. After the last word, the cursor blinks.',
      perspective:
        'Nico may have thought that everybody would laugh, or may not have thought at all. Most of the forty-one looked for two seconds and went on to something else, although it does not seem so from the inside. People who read a quarrel in a chat rarely remember who began it. They remember the cruellest line, and somebody keeps a copy.',
      partial:
        'At 21:14, Ezra might notice ____. Anger is often the part that shows, with something more painful underneath.',
      cooperative:
        'Grandad can sit there without a speech about telephones. If asking does not get the photo taken down, Grandad can speak to the school, and that is not telling tales.',
      directive:
        'Ezra can move the answer to his notes, empty the box and read it again at breakfast. If it is a good idea, it keeps.',
      control: 'In its place, Ezra can write, "Not funny for me. Please take it down."',
      affirmative:
        'It was fair to be angry, and it is fair to say so. Somebody used his face for a joke and did not ask. The line that hurts most is seldom the one that works, which is a pity for people who are good at writing them. In the morning the draft is still in the notes, under a shopping list with batteries on it. Nothing in it blinks.',
    },
    talkTogether: [
      'Where was the draft in the morning?',
      'What might be underneath the anger?',
      'Shall we agree on what we would do with a photo like that?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'close',
        actors: [{ who: 'hero', pose: 'sit', feeling: 'angry', holds: 'tablet' }],
        things: ['lamp', 'clock', 'pillow'],
      },
      others: [],
    },
  },
];

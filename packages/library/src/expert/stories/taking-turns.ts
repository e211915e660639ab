import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge taking-turns. */
export const TAKING_TURNS: readonly LibraryStory[] = [
  {
    title: 'Away and Back',
    description: "A ball rolls away from Melina, all the way to Yiayia's feet. That is half of the game.",
    ageBand: '2-3',
    themes: ['sports'],
    hero: {
      name: 'Melina',
      pronouns: 'she',
      age: 2,
      looks: { hairStyle: 'ponytail', hairColour: 'dark-brown', skin: 'honey', eyes: 'brown' },
    },
    benefits: ['Turns waiting into a thing that can be watched.', 'Lets a turn end and come round again, many times.'],
    topicWords: ['ball', 'turn'],
    given: ['Yiayia, the grandmother'],
    content: {
      descriptive: 'Melina has the ball. It has stripes. Away it rolls. Now Yiayia has it. No ball here!',
      perspective: 'Yiayia looks at the ball. Yiayia likes a turn, too.',
      partial: 'When the ball is away, Melina may feel ____.',
      cooperative: 'Yiayia can say, "My turn, then your turn."',
      directive: 'Melina can hold out two hands.',
      control: 'Melina can say, "Away, ball. Back, ball."',
      affirmative:
        'A turn goes away. A turn comes back. Away to Yiayia. Back to Melina. Away under the chair. Oh! Two heads look under. There it is, stripes and all.',
    },
    talkTogether: ['Who gets the ball?', 'How is it when the ball is away?', 'Shall we roll something away and back?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'excited', holds: null },
          { who: 'yiayia', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['ball', 'chair'],
      },
      others: [{ is: 'adult', id: 'yiayia', name: 'Yiayia', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'Peg by Peg',
    description: "Everyone wants the marble run. Barnaby's name hangs on the line, third from the front.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Barnaby',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'brown', skin: 'peach', eyes: 'green', wheelchair: true },
    },
    benefits: [
      'Makes a wait visible, so that it can be seen to get shorter.',
      'Keeps a place for a child without any pushing.',
    ],
    topicWords: ['peg', 'turn', 'line'],
    given: ['Miss Lark', 'a marble run in the classroom'],
    content: {
      descriptive:
        "Barnaby's class has a marble run with a bell at the end. Two people fit at the table, and nine would like a turn. So there is a line of pegs with names. Barnaby's peg is number three. While it hangs there, hands can do other things.",
      perspective:
        'At the table, people forget about pegs, because they look at marbles. Miss Lark looks at the clock for them. Nobody has been left off the line.',
      partial: 'When he hears the bell ring for others, Barnaby may feel ____.',
      cooperative: 'Miss Lark can move the pegs along when two people are done.',
      directive: 'Barnaby can roll over to the line and check his peg.',
      control: 'Barnaby can think, "Three, then two, then in."',
      affirmative:
        'A peg does not forget. It waits, so that people can go and paint. Now it is number two. Now it is next to the hook, and that means a turn. The marble goes down, round and through. Ting! Behind it, the line has moved again.',
    },
    talkTogether: [
      'What does the bell mean?',
      'How is it to hear others have their turn?',
      'Shall we hang our names on a line for something?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'happy', holds: null },
          { who: 'child-b', pose: 'kneel', feeling: 'excited', holds: null },
        ],
        things: ['marbles', 'bell', 'string'],
      },
      others: [{ is: 'other-child', id: 'child-b', name: 'somebody at the marble run', age: 5, costume: null }],
    },
  },
  {
    title: 'The Queen of Tuesday',
    description: 'One crown, three queens, and not one of them would like to be the horse.',
    ageBand: '4-5',
    themes: ['fantasy'],
    hero: {
      name: 'River',
      pronouns: 'they',
      age: 5,
      looks: { hairStyle: 'curly', hairColour: 'chestnut', skin: 'honey', eyes: 'amber' },
    },
    benefits: ['Shares out a part that only one person can have.', 'Gives the other parts some power as well.'],
    topicWords: ['crown', 'queen'],
    given: ['friends Willa and Rory', 'Ms Pym'],
    content: {
      descriptive:
        'In the dressing-up box there is one crown. River would like to be the queen. Willa is the queen already, and Rory says, "Me too." With three queens and one crown, nobody can start. A crown is made of card, so it tears when people pull.',
      perspective: "Willa's queen has a sword. Rory's queen has a horse. Both of them are good queens.",
      partial: 'When three hands hold the crown, River may feel ____.',
      cooperative: 'Ms Pym can write down the days, with one name for each.',
      directive: 'River can ask to be the queen of Tuesday.',
      control: 'River can say, "Monday, Tuesday, Wednesday, Queen!"',
      affirmative:
        'A crown can go round, one day at a time. On Monday it is Willa\'s day. The others are dragons, who need no crown and eat the queen\'s lunch. On Tuesday the crown is a bit bent. It sits on another head now. "Who would like to be a dragon?" asks the queen. "Me!" shout Willa and Rory.',
    },
    talkTogether: [
      'Who is the queen on Monday?',
      'How is it when three people want one thing?',
      'What would a dragon in our house be allowed to do?',
    ],
    picture: {
      scene: {
        setting: 'castle',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cheer', feeling: 'excited', holds: null },
          { who: 'willa', pose: 'shout', feeling: 'happy', holds: null },
          { who: 'rory', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: ['box'],
      },
      costume: 'royal',
      others: [
        { is: 'other-child', id: 'willa', name: 'Willa', age: 5, costume: 'knight' },
        { is: 'other-child', id: 'rory', name: 'Rory', age: 5, costume: 'wizard' },
      ],
    },
  },
  {
    title: 'One Finger, One Idea',
    description: "Maelys has news about the fox, and it is somebody else's turn to talk. Ideas get lost in the wait.",
    ageBand: '6-7',
    themes: ['nature', 'animals'],
    hero: {
      name: 'Maelys',
      pronouns: 'she',
      age: 6,
      looks: { hairStyle: 'long', hairColour: 'brown', skin: 'peach', eyes: 'brown' },
    },
    benefits: [
      'Explains why people interrupt: an idea can slip away.',
      'Offers a place to keep an idea until there is room for it.',
    ],
    topicWords: ['turn', 'finger', 'circle'],
    given: ['Mr Bloom', 'a circle on Monday mornings'],
    content: {
      descriptive:
        "On Monday mornings, Mr Bloom's class sits in a circle. A smooth stone goes round, and whoever holds it has a turn to talk. On Sunday Maelys saw a fox on the bins, in plain daylight. The stone is seven people away. In a long wait, an idea can slip out of a head. So people call out, and then two voices come at once and neither is heard.",
      perspective:
        'The person with the stone is looking for words. If somebody calls out, the search starts all over. Those in the circle who have not spoken yet are all holding on to something. One of them has a wobbly tooth.',
      partial: 'With seven people in between, Maelys may feel ____.',
      cooperative: 'Mr Bloom can let the stone go round twice, because some ideas come late.',
      directive: 'Maelys can shut one finger into her fist for the fox. The finger keeps the place.',
      control: 'Maelys can think, "One finger, one idea."',
      affirmative:
        "The stone gets warmer with each hand. A turn takes as long as it takes, and some are only four words. When the stone comes, the fist opens, and the fox is still in it. It was on the bins, and it looked back. Then it is the next person's turn. Around the circle, here and there, somebody has shut a finger.",
    },
    talkTogether: [
      'What did Maelys see on Sunday?',
      'How does it feel to hold on to some news?',
      'Shall we keep an idea in a finger until supper?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: null },
          { who: 'bloom', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'kid', pose: 'sit', feeling: 'happy', holds: 'rock' },
        ],
        things: [],
      },
      others: [
        { is: 'adult', id: 'bloom', name: 'Mr Bloom', role: 'teacher', costume: null },
        { is: 'other-child', id: 'kid', name: 'a child with the stone', age: 6, costume: null },
      ],
    },
  },
  {
    title: 'Forty-Five Seconds',
    description: 'In ice hockey nobody stays on the ice for long. Wojtek spends most of the game on a bench.',
    ageBand: '8-10',
    themes: ['sports'],
    hero: {
      name: 'Wojtek',
      pronouns: 'he',
      age: 10,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'porcelain', eyes: 'blue' },
    },
    benefits: [
      'Shows a sport in which waiting is half of playing.',
      'Gives the eyes something to look for from the bench.',
    ],
    topicWords: ['bench', 'ice'],
    given: ['Coach Renata', 'Wojtek plays ice hockey in the third line'],
    content: {
      descriptive:
        'Ice hockey is so fast that a player is worn out after about forty-five seconds. So a team plays in groups of five, called lines, and they keep changing places. Wojtek is in the third line. For most of the game he is on the bench. A bench is a hard thing to be good at. Legs bounce on it, and somebody tends to ask how long it will be.',
      perspective:
        'The five on the ice hear almost nothing except their own breath. They see the puck and the nearest stick, and so they miss most of the picture. Coach Renata counts seconds, lines and faces at the same time, and may forget to explain. In the stands, people who came to see one person are looking at a helmet on a bench.',
      partial: 'In the second minute on the bench, Wojtek might notice ____. The knees are often the first to tell.',
      cooperative: 'Coach Renata can say what to watch for before each change. One thing is enough.',
      directive:
        'Wojtek can follow one player of the other team and find out which way that player tends to turn. It cannot be seen from the ice.',
      control: 'Wojtek can think, "Eyes now, legs next."',
      affirmative:
        'Nobody in the building plays the whole game, and that includes the best one. A turn of forty-five seconds ends, and there is another one after it. What was seen from the bench goes over the boards together with the legs. Number nine turns left, nearly every time. It is a small thing to know, but out on the ice somebody is soon in the way of number nine. On the bench, five pairs of knees bounce.',
    },
    talkTogether: [
      'Which way does number nine turn?',
      'Where in the body can waiting be felt?',
      'Shall we watch a game and follow just one player?',
    ],
    picture: {
      scene: {
        setting: 'snow',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: null },
          { who: 'renata', pose: 'point', feeling: 'calm', holds: null },
        ],
        things: ['ice-skates', 'goal'],
      },
      costume: 'winter-coat',
      others: [{ is: 'adult', id: 'renata', name: 'Coach Renata', role: 'coach', costume: 'winter-coat' }],
    },
  },
  {
    title: 'Who Has the Spoon',
    description:
      'Rukmini is deaf and signs. At Sunday dinner ten hearing people talk at once, and few of them face her.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Rukmini',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'brown', eyes: 'amber', hearingAid: true },
    },
    benefits: [
      'Describes a dinner table as a deaf child meets it, and does not call it rudeness.',
      'Asks for a rule instead of a favour.',
      'Shows a rule that turns out to help somebody else too.',
    ],
    topicWords: ['spoon', 'table', 'turn'],
    given: [
      'Rukmini is deaf, signs and wears hearing aids',
      'Appa signs well',
      'grandmother Paati',
      'eleven people at Sunday dinner',
    ],
    content: {
      descriptive:
        'On Sundays eleven people have dinner at one table, and ten of them can hear. Rukmini signs, and her hearing aids are fine for one voice in a quiet room. At the table there are four conversations and a great many spoons. By the time a laugh has been traced to a face, the joke is over, and somebody says that it was nothing. It was something, since nine people laughed. In sign language people look at whoever has the turn. Here a turn goes to the loudest.',
      perspective:
        'The uncles are not leaving anyone out on purpose. Hearing people can talk while looking at their plates, and so they lose the habit of checking who can follow. Appa signs well, but interpreting eleven people leaves no time to eat. Paati is eighty and often nods at the wrong place, which nobody except one person at the table has noticed.',
      partial:
        'When nine people laugh, Rukmini might notice ____. Tired is a common word among people who follow with their eyes.',
      cooperative:
        'Appa can raise it before dinner and not in the middle of it, so that it is about the table and not about a mood.',
      directive:
        'Rukmini can propose a rule for the soup alone: whoever holds the big spoon has the turn, and the rest look at the spoon.',
      control: 'Rukmini can sign, "Spoon first. Then I can see you."',
      affirmative:
        "It is an odd meal to begin with. Two uncles discover that they have been finishing each other's sentences for thirty years. Someone forgets, and someone bangs on the table, which everybody can feel. The rule may last for the soup and not for the fish. Still, there is one turn at a time, and each of them has a face. Then the spoon comes to Paati, who has not been asked anything since spring, and it stays there until the soup is cold.",
    },
    talkTogether: [
      'Why is it hard to follow at that table?',
      'How is it when somebody says that it was nothing?',
      'Shall we eat one meal with a spoon that gives the turn?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: null },
          { who: 'appa', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'paati', pose: 'sit', feeling: 'happy', holds: 'spoon' },
        ],
        things: ['soup'],
      },
      others: [
        { is: 'adult', id: 'appa', name: 'Appa', role: 'other-parent', costume: null },
        { is: 'adult', id: 'paati', name: 'Paati', role: 'grandparent', costume: null },
      ],
    },
  },
];

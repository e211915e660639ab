import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge sharing. */
export const SHARING: readonly LibraryStory[] = [
  {
    title: 'Boom Here, Bim There',
    description: 'There is one drum and there are four hands. Pulling makes no music at all.',
    ageBand: '2-3',
    themes: ['music'],
    hero: {
      name: 'Tendai',
      pronouns: 'he',
      age: 2,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: ['Shows that one thing may have room for two.', 'Lets the sound be the reward.'],
    topicWords: ['drum', 'boom'],
    given: ['Ambuya, the grandmother', 'Rudo, who comes to play'],
    content: {
      descriptive: 'Tendai has the drum. Boom! Rudo has no drum. Rudo pulls. Tendai pulls. No boom.',
      perspective: "Rudo likes the boom. Rudo's hands want to go, too.",
      partial: 'When somebody pulls, Tendai may feel ____.',
      cooperative: 'Ambuya can put the drum on the mat.',
      directive: 'Tendai can play on one side.',
      control: 'Tendai can say, "My side, your side."',
      affirmative:
        "A drum is round. It has room for four hands. Boom here. Bim there. Ambuya's foot taps, too. Boom, bim, boom, bim, boom.",
    },
    talkTogether: [
      'What did the drum say when they pulled?',
      'How is it when somebody pulls?',
      'Shall we play one pot with four hands?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'happy', holds: 'drum' },
          { who: 'rudo', pose: 'sit', feeling: 'happy', holds: null },
          { who: 'ambuya', pose: 'dance', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'other-child', id: 'rudo', name: 'Rudo', age: 3, costume: null },
        { is: 'adult', id: 'ambuya', name: 'Ambuya', role: 'grandparent', costume: null },
      ],
    },
  },
  {
    title: 'Two on the Top Shelf',
    description:
      "Jory is coming to play, and Ottilie's knitted rabbit has a loose ear. Before the bell rings, two things may go up high.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Ottilie',
      pronouns: 'she',
      age: 4,
      looks: { hairStyle: 'bob', hairColour: 'white-blonde', skin: 'porcelain', eyes: 'grey' },
    },
    benefits: [
      'Says that some things need not be shared, and makes it easy to tell which.',
      'Settles it before the visit, when it is still calm.',
    ],
    topicWords: ['shelf', 'share'],
    given: ['Mutti', 'Jory, who comes to play', 'a knitted rabbit', 'a glass horse'],
    content: {
      descriptive:
        'Jory is coming to play, so there is a lot to share today. Ottilie has blocks, cars and a ramp. She also has a wool rabbit with a loose ear. And there is a thin glass horse. Some things are for two. Some are just for one.',
      perspective:
        'Jory cannot know which is which. A thing that lies about looks free to use. Grown-ups put cups on a high shelf for the same reason.',
      partial: 'When somebody picks up the rabbit, Ottilie may feel ____.',
      cooperative: 'Mutti can lift two things to the top shelf.',
      directive: 'Ottilie can choose the two before the bell rings.',
      control: 'Ottilie can say, "Two up there. The rest is for us."',
      affirmative:
        "With two things on the shelf, it is clear what can be shared. The bell rings. Jory's car shoots off the ramp and under the bed. It takes two to get it out. The rabbit sits up there and keeps its ear on.",
    },
    talkTogether: [
      'Which two things are up on the shelf?',
      'How is it when somebody touches a thing that matters?',
      'Which two would we put up high?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'determined', holds: null },
          { who: 'jory', pose: 'kneel', feeling: 'happy', holds: 'car' },
          { who: 'mutti', pose: 'reach', feeling: 'calm', holds: 'rabbit-toy' },
        ],
        things: ['blocks'],
      },
      others: [
        { is: 'other-child', id: 'jory', name: 'Jory', age: 4, costume: null },
        { is: 'adult', id: 'mutti', name: 'Mutti', role: 'parent', costume: null },
      ],
    },
  },
  {
    title: 'Two Down, Two Pull',
    description: 'Eero has a sledge and Aino from next door has none. Going up is the slow half of sledging.',
    ageBand: '4-5',
    themes: ['sports', 'nature'],
    hero: {
      name: 'Eero',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'white-blonde', skin: 'peach', eyes: 'grey' },
    },
    benefits: [
      'Shows a gain from sharing that can be felt in the arms.',
      'Leaves the sledge with its owner, and the offer too.',
    ],
    topicWords: ['sledge', 'share'],
    given: ['Aino from next door', 'Isä, the father'],
    content: {
      descriptive:
        'There is new snow, and Eero has a sledge. Aino from next door has none. Down is fast. Up is slow, because a sledge is heavy and the hill is long. Now two people would like to sit on it. One can say, "Mine." That is true.',
      perspective:
        'Aino draws lines in the snow with a stick. It is cold to stand and look. Isä can see that the sledge is long.',
      partial: 'When somebody looks at the sledge, Eero may feel ____.',
      cooperative: 'Isä can show how two people sit on it.',
      directive: 'Eero can offer the front or the back.',
      control: 'Eero can say, "Two down, two pull."',
      affirmative:
        'The sledge is still Eero\'s when it is shared. With two at the rope, the way up is not so slow. Two people are heavy, and the track gets deep and smooth. Four boots are back at the top. "Front or back?" asks Aino. There is a lot of snow.',
    },
    talkTogether: [
      'Which half of sledging is slow?',
      'How is it to have the only sledge?',
      'Shall we pull something heavy together?',
    ],
    picture: {
      scene: {
        setting: 'snow',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'happy', holds: 'sledge' },
          { who: 'aino', pose: 'stand', feeling: 'excited', holds: null },
          { who: 'isa', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      costume: 'winter-coat',
      others: [
        { is: 'other-child', id: 'aino', name: 'Aino', age: 5, costume: 'winter-coat' },
        { is: 'adult', id: 'isa', name: 'Isä', role: 'other-parent', costume: 'winter-coat' },
      ],
    },
  },
  {
    title: 'The Squid on Page Thirty',
    description: "Bea asks to borrow Yusuf's book with the fold-out squid. Lending is neither giving nor saying no.",
    ageBand: '6-7',
    themes: ['science', 'animals'],
    hero: {
      name: 'Yusuf',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'caramel', eyes: 'brown' },
    },
    benefits: ['Tells lending, swapping and giving apart.', 'Makes no and "yes, with a rule" as good as yes.'],
    topicWords: ['book', 'squid'],
    given: ['classmate Bea', 'Aunt Selma, who gave him the book', 'Mr Osei'],
    content: {
      descriptive:
        'Yusuf has a book about the deep sea. Aunt Selma gave it to him when he was six. On page thirty, a giant squid folds out to the length of an arm. Now Bea would like to borrow the book. A squid like that can tear. To give, to swap and to lend are three different things. Whatever is lent still has the same owner.',
      perspective:
        "Bea asks because of page thirty. At Bea's house, books lie on the floor, and nobody minds. So Bea may not know that this one stays flat on a shelf.",
      partial: 'At the thought of an empty shelf, Yusuf may feel ____.',
      cooperative: 'Mr Osei can keep a list on the wall, with a name and a day.',
      directive: 'Yusuf can say yes, or no, or yes with a rule. Clean hands would be a rule.',
      control: 'Yusuf can say, "You can have it until Friday."',
      affirmative:
        "A no can be friendly, and so can a yes. On Friday the book is back, and the squid is as flat as before. But there is something at page thirty. It is a slip of paper with a question, in Bea's writing. With ten arms, how does a squid know which one to use? Yusuf has no idea, so now there are two who wonder.",
    },
    talkTogether: [
      'What is the difference between lending and giving?',
      'How is it when something dear leaves the house?',
      'What would we lend, and until which day?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'worried', holds: 'book' },
          { who: 'bea', pose: 'reach', feeling: 'excited', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'other-child', id: 'bea', name: 'Bea', age: 7, costume: null }],
    },
  },
  {
    title: 'Two Cans Each',
    description:
      "It has not rained for five weeks, and the garden club's tank is low. Luka has a very thirsty pumpkin.",
    ageBand: '8-10',
    themes: ['nature'],
    hero: {
      name: 'Luka',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'honey', eyes: 'green' },
    },
    benefits: [
      'Shows sharing something that runs out and belongs to nobody.',
      'Looks at one more can from the next plot.',
      'Offers ways to make a share go further.',
    ],
    topicWords: ['pumpkin', 'can'],
    given: ['his grandfather Deda', 'Mrs Hadid on plot fifteen', 'plot fourteen in a garden club'],
    content: {
      descriptive:
        'Luka has a pumpkin on plot fourteen, and it is as wide as a bicycle wheel. On hot days it gets four cans of water. There has been no rain for five weeks, and the tank of the garden club is down to its lowest ring. On Sunday a notice hung on the tap: two cans for each plot. Water is an odd thing to share, because nobody owns the rain and everybody counts the cans.',
      perspective:
        'Mrs Hadid on plot fifteen grows beans for a family of six, and has said nothing about pumpkins so far. Deda remembers a dry year when some people came for water at night. Afterwards whole rows did not greet each other. Whoever takes a third one is thinking of a thirsty plant. From plot fifteen it looks different.',
      partial: 'In front of the tap, Luka might feel ____. Two feelings can stand in one queue.',
      cooperative: 'Deda can show how straw on the ground keeps the water in it for longer.',
      directive: 'Luka can water in the evening, close to the stem, where less is lost to the air.',
      control: 'Luka can think, "Two cans, and none on the path."',
      affirmative:
        'A share is easier to bear when everyone sees how much is left. The rings on the tank are there for all to read. How large the pumpkin would have been, nobody knows. In the last week of August it pours, and half the garden club stands out in it in sandals. Up goes the water, past the third ring. When Luka comes to look, somebody from plot fifteen has left a bag of beans on something large and orange.',
    },
    talkTogether: [
      'How many cans does each plot get?',
      'How is it to have less of something so that others have some?',
      'What do we share at home that can run out?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'watering-can' },
          { who: 'deda', pose: 'kneel', feeling: 'calm', holds: null },
          { who: 'hadid-z3', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: ['bucket', 'seedling'],
      },
      others: [
        { is: 'adult', id: 'deda', name: 'Deda', role: 'grandparent', costume: null },
        { is: 'adult', id: 'hadid-z3', name: 'Mrs Hadid', role: 'neighbour', costume: null },
      ],
    },
  },
  {
    title: 'Nineteen Minutes on the Bus',
    description: "Gaspard copies Baptiste's maths on the way to school each morning. It began with one exercise.",
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Baptiste',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'brown', eyes: 'dark-brown', hearingAid: true },
    },
    benefits: [
      'Draws a line between sharing and being used, without making a villain.',
      'Gives the exact words, which are the hard part.',
      'Is honest about a cool morning or two.',
    ],
    topicWords: ['bus', 'minute', 'share'],
    given: ['friend Gaspard', 'somebody at home'],
    content: {
      descriptive:
        'The bus takes nineteen minutes, which is what Gaspard needs to copy a page of maths. It began in October with one exercise that Baptiste was glad to share. By now the notebook is asked for before anybody has sat down, and it comes back with crumbs in it. Sharing is praised so early and so often that it is hard to notice when something else has taken its place. A lift or a sandwich is shared. This is more like a delivery.',
      perspective:
        'Gaspard may not think of it as taking at all. There may be a chapter behind it that was missed in November, and asking for a page is quicker than admitting to a chapter. Teachers usually recognise two notebooks with one mistake. The person who says no is afraid of losing a friend, and the person who copies is often afraid of looking slow.',
      partial:
        'When the hand comes over the seat, Baptiste might notice ____. Generous and used are two words that may turn up together.',
      cooperative: 'Somebody at home can play Gaspard for five minutes, so that the sentence has been said aloud once.',
      directive: 'Baptiste can offer the method in place of the page, for one exercise, on the same bus.',
      control: 'Baptiste can say, "Not the page, but I\'ll show you number two."',
      affirmative:
        'There may be a cool morning or two, and an empty seat. A friendship with more in it than a notebook often gets over that, and if this one does not, it is sad and also worth knowing. What is shared in this way stays with both people afterwards. The bus still takes nineteen minutes. Number two is a nasty one, with brackets inside brackets. At the last stop two people get off arguing, and one of them is Gaspard, who believes that Baptiste has made a mistake.',
    },
    talkTogether: [
      'How did it begin, in October?',
      'How can somebody feel generous and used at once?',
      'Is there a sentence that one of us would like to try out loud?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'worried', holds: 'notebook' },
          { who: 'gaspard', pose: 'reach', feeling: 'happy', holds: null },
        ],
        things: ['bus', 'backpack'],
      },
      others: [{ is: 'other-child', id: 'gaspard', name: 'Gaspard', age: 12, costume: null }],
    },
  },
];

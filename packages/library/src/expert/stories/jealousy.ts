import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge jealousy. */
export const JEALOUSY: readonly LibraryStory[] = [
  {
    title: 'Two Knees',
    description: "Cousin Danylo is a baby, and he has the whole of Babusia's lap. Or half of it, if somebody asks.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Oksana',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'pigtails', hairColour: 'blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Gives a short sentence for wanting a place on a lap.',
      'Shows that asking can work as well as pushing.',
    ],
    topicWords: ['lap', 'knee'],
    given: ['Babusia, the grandmother', 'cousin Danylo, a baby'],
    content: {
      descriptive: 'Oksana has a book. Babusia has a lap. Danylo is on it. He is a baby. The lap looks full.',
      perspective: 'Babusia sees Oksana, too. Babusia has two knees.',
      partial: 'When the lap is full, Oksana may feel ____.',
      cooperative: 'Babusia can move the baby over.',
      directive: 'Oksana can pat the other knee.',
      control: 'Oksana can say, "One knee for me, please."',
      affirmative:
        'One knee has Danylo. One knee has Oksana. The book goes in the middle. The baby bites a corner. Two knees, one book, no corner.',
    },
    talkTogether: [
      'Who is on the other knee?',
      'How is it when a lap is full?',
      'Shall we see how many fit on one lap?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'sad', holds: 'book' },
          { who: 'babusia', pose: 'sit', feeling: 'happy', holds: null },
          { who: 'danylo', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'adult', id: 'babusia', name: 'Babusia', role: 'grandparent', costume: null },
        { is: 'baby', id: 'danylo', name: 'Danylo' },
      ],
    },
  },
  {
    title: 'Shoes That Flash',
    description: "Jona's new shoes have a red light in the heel. Duc's do not.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Duc',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: ['Explains the word jealous with a pair of shoes.', 'Shows how a wish can be said in a kind way.'],
    topicWords: ['shoe', 'jealous'],
    given: ['friend Jona', 'Ba, the father', 'nursery'],
    content: {
      descriptive:
        "Duc's friend Jona has new shoes. At each step, a red light flashes in the heel. Everyone at nursery looks at Jona's feet. Duc's shoes are blue, and they do not flash. When people want what a friend has, they are jealous. Then some say, \"Those are silly,\" so that it stings less.",
      perspective:
        'Jona does not know what Duc is thinking. If somebody says "silly", Jona just hears that. New shoes are fun to show.',
      partial: 'When the red light flashes, Duc may feel ____.',
      cooperative: 'Ba can listen to the whole wish on the way home.',
      directive: 'Duc can ask to see the light from close up.',
      control: 'Duc can say, "I wish I had those. Can they go fast?"',
      affirmative:
        "Anyone can be jealous of a light like that. It is no fault. Said out loud, a wish can sound kind. In the dark hall, two friends stamp. Jona's shoes flash red. They light up two blue ones, too.",
    },
    talkTogether: [
      "What do Jona's shoes do?",
      'How is it to want what a friend has?',
      'Shall we say a wish out loud, each of us?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'shy', holds: null },
          { who: 'jona', pose: 'jump', feeling: 'happy', holds: null },
        ],
        things: ['shoe'],
      },
      others: [{ is: 'other-child', id: 'jona', name: 'Jona', age: 5, costume: null }],
    },
  },
  {
    title: 'The Lemon on the Shelf',
    description:
      "Hedda's brother has exercises with Mamma every evening at six. There is a timer that looks like a lemon.",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Hedda',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'braids', hairColour: 'strawberry-blonde', skin: 'peach', eyes: 'grey' },
    },
    benefits: [
      'Speaks to a child whose brother or sister needs a lot of time.',
      'Says that jealousy and love fit in one person.',
      'Makes a request out of a vague wish.',
    ],
    topicWords: ['lemon', 'jealous'],
    given: [
      'brother Anton, who has cerebral palsy and does exercises with Mamma',
      'Mamma',
      'a kitchen timer that looks like a lemon',
    ],
    content: {
      descriptive:
        "Every evening at six, Mamma and Anton do exercises on a blue mat. Anton is Hedda's brother, and people may be jealous of a brother's mat. He has cerebral palsy, so his legs need to be stretched. It takes forty minutes, with a lot of counting and some jokes. Forty minutes is long on the other side. On a shelf there is a timer that looks like a lemon.",
      perspective:
        'Anton finds it dull and would give half of it away. Mamma looks at legs, and thinks of the child at the table too. Thoughts like that cannot be seen.',
      partial: 'While the counting goes on, Hedda may feel ____.',
      cooperative: 'Mamma can set the timer for ten minutes with just Hedda, and close the door.',
      directive: 'Hedda can choose what is in the ten minutes. Lying on the rug counts.',
      control: 'Hedda can say, "I would like a lemon."',
      affirmative:
        'Jealous is one thing and love is another. There is room for both. Some days are too full, and the ten minutes get lost. Then it is fair to ask for them. Behind the closed door, a lemon ticks. It rings. Mamma puts it under a cushion for a while.',
    },
    talkTogether: [
      'How long are the exercises?',
      'How is it to wait on the other side of the mat?',
      'What would our ten minutes have in them?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'happy', holds: 'lemon' },
          { who: 'mamma', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['clock', 'pillow'],
      },
      others: [{ is: 'adult', id: 'mamma', name: 'Mamma', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Three for the Long Rope',
    description:
      'Carys has a second friend now, and on the wall they sit as three. The long rope has been waiting for that.',
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Yasmin',
      pronouns: 'she',
      age: 6,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'caramel', eyes: 'hazel' },
    },
    benefits: [
      'Describes how a third person can feel like a loss.',
      'Looks at it from the side of the newcomer.',
      'Offers a game that is no good with two.',
    ],
    topicWords: ['rope', 'jealous'],
    given: ['friends Carys and Tess', 'Miss Okafor'],
    content: {
      descriptive:
        'Yasmin and Carys are friends and play at each break. Now Carys has brought Tess, and a new third can make people jealous. On the wall they sit as three. Two of them whisper, and the third looks at the long rope on its hook. Sometimes they are rude to somebody who has done nothing.',
      perspective:
        'Carys likes two people now, and that is not half as much for each. Tess is new in this. Tess may think that the one too many is Tess.',
      partial: 'When the other two laugh, Yasmin may feel ____.',
      cooperative: 'Miss Okafor can take the long rope off its hook.',
      directive: 'Yasmin can ask Tess to hold the other end.',
      control: 'Yasmin can think, "A long rope needs three."',
      affirmative:
        'A long rope needs one at each end and one to jump. With two people, it just lies there. The ends take turns, so nobody is the extra one for long. Friends do not run out when there are more of them. Jealous or not, feet need to come up in time. Somebody counts to thirty, and it is hard to say who. All three are out of breath.',
    },
    talkTogether: [
      'What does a long rope need?',
      'How can it be to sit in the third place?',
      'Shall we find three people for a long rope?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'jump', feeling: 'happy', holds: null },
          { who: 'carys', pose: 'stand', feeling: 'happy', holds: 'skipping-rope' },
          { who: 'tess', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'other-child', id: 'carys', name: 'Carys', age: 6, costume: null },
        { is: 'other-child', id: 'tess', name: 'Tess', age: 7, costume: null },
      ],
    },
  },
  {
    title: 'The One Who Turns the Page',
    description:
      "Anselm and Greta share a music stand in the orchestra. This autumn Greta was given the leader's chair.",
    ageBand: '8-10',
    themes: ['music'],
    hero: {
      name: 'Anselm',
      pronouns: 'he',
      age: 10,
      looks: { hairStyle: 'bob', hairColour: 'brown', skin: 'peach', eyes: 'amber' },
    },
    benefits: [
      'Names envy between friends, a feeling that hardly anybody admits to.',
      'Shows what the second place does that the first cannot.',
    ],
    topicWords: ['page', 'envy'],
    given: ['friend Greta', 'Ms Lindqvist, who conducts', 'Anselm plays the violin in a youth orchestra'],
    content: {
      descriptive:
        "In an orchestra the violins sit in pairs, two players to one stand and one set of pages. Anselm and Greta have shared the first stand for two years. In September Ms Lindqvist gave the outside chair, the leader's, to Greta. The two chairs are forty centimetres apart and made of the same wood. Still, a chair can look quite different once a friend is sitting on it. The word for that is envy, and few people say it aloud.",
      perspective:
        'Greta practised the solo with the door shut, and was afraid of every second bar. When a friend goes stiff and polite, Greta may think that the friendship is over. Ms Lindqvist had one chair and two good players. Conductors do not get a second chair by asking nicely.',
      partial: 'When the solo begins, Anselm might feel ____. It may change in the middle of a bar.',
      cooperative: 'Ms Lindqvist can explain what each of the two chairs is for.',
      directive:
        'Anselm can tell Greta one true thing about the solo and keep the rest for later. True things can be short.',
      control: 'Anselm can think, "I wanted it, and it was well played."',
      affirmative:
        'The player on the inside turns the page. The leader cannot do it, because a solo needs both hands. At the bottom of page three there is half a second for it, and the paper there likes to stick. Without that half second there is no more solo. Envy may stay for a few rehearsals, and it does not need to be hidden from everyone. The bar comes nearer. A hand goes over, in time, with one damp finger.',
    },
    talkTogether: [
      'Who turns the page, and why?',
      'How can somebody be glad for a friend and not glad at all?',
      'Shall we find out what the second player does in a team we know?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: 'violin' },
          { who: 'greta', pose: 'sit', feeling: 'proud', holds: null },
        ],
        things: ['music'],
      },
      others: [{ is: 'other-child', id: 'greta', name: 'Greta', age: 10, costume: null }],
    },
  },
  {
    title: 'Forty-One Photographs',
    description: 'On Sunday evening there are forty-one pictures of a party that Paloma was not asked to.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Paloma',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'ponytail', hairColour: 'dark-brown', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Describes what a screen adds to an old feeling.',
      'Turns envy into a question: which part of this is wanted?',
      'Neither scolds the phone nor explains the hurt away.',
    ],
    topicWords: ['photograph', 'envy'],
    given: ["a party at Vera's house", 'somebody at home', "a neighbour's dog"],
    content: {
      descriptive:
        "On Sunday evening there are forty-one photographs of a party at Vera's house. Paloma was not asked to it. She recognises the sofa, the dog and fourteen of the people. It is possible to look through forty-one photographs in two minutes and begin again at the first, and a whole evening can go like that. Envy is an old feeling. It used to get its news more slowly.",
      perspective:
        'Somebody took perhaps three hundred pictures to arrive at forty-one. Nobody photographed the half hour when the music failed and two people cried in the kitchen. Vera may have been given a number at home, and counted on ten fingers. Or Vera did not think of it, which stings, and which is not the same as wanting to hurt.',
      partial: 'At photograph nineteen, Paloma might notice ____. Envy and missing people are difficult to tell apart.',
      cooperative:
        'Somebody at home can sit down without looking at the screen and ask which picture is the hard one. Usually it is one, and not all forty-one.',
      directive:
        'Paloma can put the phone in another room and write down what exactly she would have liked. It might be the dancing, the dog or being asked.',
      control: 'Paloma can think, "This part I can ask for. That part I can miss."',
      affirmative:
        "Envy points at things, and some of them are within reach. The neighbour's dog is free on Tuesdays. Somebody who was not asked is free to ask, and the sofa need not be famous. Being left out of an evening is real, and it is one evening. Of the Tuesday after it there are no photographs. Two people and a dog were out in the rain, and nobody had a hand free.",
    },
    talkTogether: [
      'What did nobody photograph?',
      'How can envy and missing people be told apart?',
      'What is something we did that nobody took a picture of?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [{ who: 'hero', pose: 'sit', feeling: 'sad', holds: 'tablet' }],
        things: ['lamp', 'pillow'],
      },
      others: [],
    },
  },
];

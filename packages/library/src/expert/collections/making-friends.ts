import type { LibraryStory } from '../library-story.ts';

/** The collection making-friends. */
export const MAKING_FRIENDS_COLLECTION: readonly LibraryStory[] = [
  {
    title: 'A Hole in the Fence',
    description: 'On the other side of the fence lives an eye. Sometimes it is a finger.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Anneke',
      pronouns: 'she',
      age: 2,
      looks: { hairStyle: 'short', hairColour: 'white-blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Begins a friendship with a game that toddlers know.',
      'Keeps a fence in between, which makes it easier.',
    ],
    topicWords: ['hole', 'fence'],
    given: ['Opi'],
    content: {
      descriptive:
        'Anneke is at the fence. It has a hole in it. She looks in. There is an eye! Oh! The eye goes. The eye comes back.',
      perspective: 'The eye has a boy with it. He likes holes, too.',
      partial: 'When there is an eye, Anneke may feel ____.',
      cooperative: 'Opi can come and say hello.',
      directive: 'Anneke can put one finger in the hole.',
      control: 'Anneke can say, "Boo, eye!"',
      affirmative:
        'A finger goes in. A finger comes back. Then comes a leaf. Then comes a bit of bun. Bun for the fence, bun for Anneke. That is how next door says hello. Boo!',
    },
    talkTogether: ['What came out of the hole?', 'How is it when somebody looks back?', 'Shall we play boo at a door?'],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'surprised', holds: null },
          { who: 'boy', pose: 'wave', feeling: 'happy', holds: null },
        ],
        things: ['fence', 'bush'],
      },
      others: [{ is: 'other-child', id: 'boy', name: 'a boy next door', age: 3, costume: null }],
    },
  },
  {
    title: 'Under the Coats',
    description: 'The party is loud, and Casper has found the quiet place with the coats. It is taken already.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Casper',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'bob', hairColour: 'blonde', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Treats leaving the noise for a while as a good idea.',
      'Shows that quiet people find each other in quiet places.',
    ],
    topicWords: ['coat', 'party'],
    given: ['Mum', "Inga's birthday party"],
    content: {
      descriptive:
        "At Inga's party, the song is too loud. Casper goes out to the hall. It is darker here, because of the coats. Under them is a place to sit. There are two shoes in it already. The shoes have feet in them.",
      perspective:
        'The feet belong to a girl who likes parties from the hall. She needs some quiet, too. Inga would be glad to see both of them for the cake.',
      partial: 'Next to two strange shoes, Casper may feel ____.',
      cooperative: 'Mum can look in now and then.',
      directive: 'Casper can sit down with one coat in between.',
      control: 'Casper can ask, "Is this a good place?"',
      affirmative:
        'It is a good place. One coat smells of rain, and one has a bell on its zip. Two people can be at a party and make friends in the hall. Ting, goes the bell. When the cake comes, two coats fall down. Four shoes come out.',
    },
    talkTogether: [
      'What is in the quiet place already?',
      'How loud is too loud?',
      'Where is the quiet place in our home?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'shy', holds: null },
          { who: 'girl', pose: 'sit', feeling: 'shy', holds: null },
        ],
        things: ['coat', 'balloon', 'shoe'],
      },
      others: [{ is: 'other-child', id: 'girl', name: 'the girl in the hall', age: 5, costume: null }],
    },
  },
  {
    title: 'Hello with One Arm',
    description: 'Bastian says hello with both arms and all of his legs. Some people step back.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Bastian',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Speaks to a loud and friendly child without making him smaller.',
      'Shows what a hug is like for somebody who did not see it come.',
    ],
    topicWords: ['hello', 'arm'],
    given: ['Miss Wren', 'the new girl Pia'],
    content: {
      descriptive:
        'Bastian sees Pia at the sand table. His hello has two arms and a bump. Pia is new, and goes stiff. A fast hug can feel like being caught. So some people step back, even from a kind one.',
      perspective:
        "Pia does not know yet that it was a hello. Pia's hellos are small. They are done with the eyes. A hug may come on day ten.",
      partial: 'When somebody steps back, Bastian may feel ____.',
      cooperative: 'Miss Wren can save a big hug for him in the morning.',
      directive: 'Bastian can stop one step away and hold out one arm.',
      control: 'Bastian can say, "Hello. One arm or two?"',
      affirmative:
        'A hello can be large or small. It is a good one if both can say yes to it. Pia looks at the arm. A small hand comes out and takes hold of one finger. That is a hello, too. Then there is sand, and a lot to dig. Two arms are good for that.',
    },
    talkTogether: [
      'How does Pia say hello?',
      'How is it when somebody steps back?',
      'Shall we try hellos with one arm, two arms and no arms?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'wave', feeling: 'happy', holds: null },
          { who: 'pia', pose: 'stand', feeling: 'shy', holds: null },
        ],
        things: ['bucket'],
      },
      others: [{ is: 'other-child', id: 'pia', name: 'Pia', age: 4, costume: null }],
    },
  },
  {
    title: 'Bed Four and Bed Five',
    description: 'Nilufar has five days in hospital and a curtain on the left. Behind it somebody rolls a dice.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Nilufar',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'hijab', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows a friendship that is short and still a friendship.',
      'Gives two bored people a game that works through a curtain.',
    ],
    topicWords: ['bed', 'curtain', 'dice'],
    given: ['a stay in hospital for five days', 'the nurse Malik', 'Jonas in bed five'],
    content: {
      descriptive:
        'Nilufar is in bed four for five days, and her leg is in a splint. There is a green curtain between bed four and bed five. Behind it somebody rolls a dice on a tray, and says, "Two again." In a hospital, people lie close together and do not know the names. It is hard to greet a curtain, because it has no face.',
      perspective:
        'In bed five is Jonas. Jonas has been here for nine days, and the last neighbour went home on Monday. It is work to begin again each time. It is also dull to play alone.',
      partial: 'When the dice stops rolling, Nilufar may feel ____.',
      cooperative: 'The nurse Malik can open the curtain, if both of them say yes.',
      directive: 'Nilufar can say a number before the dice stops.',
      control: 'Nilufar can say, "Bed four says six."',
      affirmative:
        'A friend for five days is a friend. There is a list on the tray of sixes for each bed. On day three the curtain is tied up with a sock. On day six, bed four has clean sheets and a boy who will not talk. Behind the curtain somebody rolls a dice, and waits.',
    },
    talkTogether: [
      'What is behind the curtain?',
      'How is it to make a friend for just a few days?',
      'Shall we guess the dice before it stops?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'jonas-z1', pose: 'sit', feeling: 'happy', holds: 'dice' },
        ],
        things: ['cup', 'pillow'],
      },
      others: [{ is: 'other-child', id: 'jonas-z1', name: 'Jonas', age: 7, costume: null }],
    },
  },
  {
    title: 'The First Hour',
    description:
      'Lachlan and Ewan are friends for two weeks each summer. Every year they begin with an hour of looking at their feet.',
    ageBand: '6-7',
    themes: ['nature', 'adventure'],
    hero: {
      name: 'Lachlan',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'long', hairColour: 'strawberry-blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Says that shyness may come back with an old friend.',
      'Gives it a length, and something to do in the meantime.',
    ],
    topicWords: ['crab', 'bucket', 'hour'],
    given: ['Dad, the father', 'Ewan, a friend from each summer', 'a hut by the sea'],
    content: {
      descriptive:
        "Each summer Lachlan and Dad come to the hut by the sea. Next door is Ewan. Last year the two boys caught ninety crabs in one bucket, and let them go. Now Ewan stands on the rocks, and has grown. A year is long enough for voices to change. Old friends can be shy, because each has the other one's old face in mind.",
      perspective:
        "Ewan thought about the crabs all winter, and now looks at a stone. Dad and Ewan's mother talk at once. Grown-ups forget how long a year is.",
      partial: 'In the first hour, Lachlan may feel ____.',
      cooperative: 'Dad can unpack slowly and leave the rocks to those two.',
      directive: 'Lachlan can tie a new string to the bucket.',
      control: 'Lachlan can think, "This is just the first hour."',
      affirmative:
        'It was like this last year, too, and nobody remembers it now. A string goes down between the rocks, with a bit of bacon on it. Something pulls. It is easier to look at a crab than at a friend. This one has a claw missing, and it is angry about the bucket. "One," says Ewan. There are eighty-nine to go.',
    },
    talkTogether: [
      'How many crabs were there last year?',
      'How can it be to see an old friend again?',
      'Who do we need a first hour with?',
    ],
    picture: {
      scene: {
        setting: 'beach',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'shy', holds: 'bucket' },
          { who: 'ewan', pose: 'stand', feeling: 'shy', holds: null },
          { who: 'crab', pose: 'walk', feeling: 'angry', holds: null },
        ],
        things: ['rock', 'string'],
      },
      others: [
        { is: 'other-child', id: 'ewan', name: 'Ewan', age: 8, costume: null },
        { is: 'animal', id: 'crab', name: 'a crab', animal: 'crab', coat: 'red', size: 'tiny' },
      ],
    },
  },
  {
    title: 'Both Kinds of Falling',
    description: 'At the rink Cleo holds on to the side. Across from her, somebody holds on to the other side.',
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Cleo',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'afro', hairColour: 'dark-brown', skin: 'brown', eyes: 'amber', glasses: true },
    },
    benefits: ['Lets being bad at something bring two people together.', 'Gives company before skill.'],
    topicWords: ['ice', 'fall'],
    given: ['Grandpa Ray', 'the ice rink on Sundays'],
    content: {
      descriptive:
        'Cleo is on the ice for the second time in her life. One hand holds the side. It is not going to let go. Everybody else flies past in scarves, two by two. On the far side there is another hand on the rail. It belongs to a boy in a green hat, who is just as slow. The ice is hard for both of them.',
      perspective:
        'The boy may think that all eyes are on him. So may everyone who has ever fallen on ice. Those who fly past are looking where they are going. Grandpa Ray is looking at the hot chocolate.',
      partial: 'When she sees the green hat, Cleo may feel ____.',
      cooperative: 'Grandpa Ray can stand at the gate with the tissues.',
      directive: 'Cleo can wait for the green hat and say how many falls she has.',
      control: 'Cleo can say, "I have six. You?"',
      affirmative:
        "Nine. The green hat is winning. There is falling with a bump, and there is falling on purpose. The second kind is easier with company. It is possible to make a friend without one elegant step. By four o'clock nobody holds the side, at least for two steps. Then there are ten falls each, and ice on all four knees.",
    },
    talkTogether: [
      'Who is on the far side?',
      'How is it to be the slowest, and then one of two?',
      'Shall we do something that both of us are bad at?',
    ],
    picture: {
      scene: {
        setting: 'snow',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'worried', holds: null },
          { who: 'hat', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['ice-skates', 'fence'],
      },
      costume: 'winter-coat',
      others: [{ is: 'other-child', id: 'hat', name: 'the boy in the green hat', age: 7, costume: 'winter-coat' }],
    },
  },
  {
    title: 'Twenty-Seven Is an Odd Number',
    description: '"Find a partner," says the teacher. There are twenty-seven in the class, and Frankie can do the sum.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Frankie',
      pronouns: 'they',
      age: 9,
      looks: { hairStyle: 'spiky', hairColour: 'dark-brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Looks at being left over as arithmetic, before anything else.',
      'Shows that others are afraid of the same four seconds.',
      'Offers one question that makes a three.',
    ],
    topicWords: ['odd', 'pair', 'partner'],
    given: ['Mr Halloran', 'a class of twenty-seven'],
    content: {
      descriptive:
        'There are twenty-seven people in Frankie\'s class, and twenty-seven is an odd number. So each time Mr Halloran says, "Find a partner," thirteen pairs are made and one person is left. It takes about four seconds. Best friends turn to each other, and then the rest turn quickly to whoever is near. Nobody can be blamed for the arithmetic. But four seconds are long when one of the places to look is the floor.',
      perspective:
        'Most of the class is afraid of being the one, and it is why they are so quick. Mr Halloran sees thirteen pairs and a gap, and may not know how long it felt. In a class of twenty-eight, someone would be glad of anybody.',
      partial: 'In the second of the four seconds, Frankie might feel ____. Ears are often the first to get hot.',
      cooperative:
        'Mr Halloran can make the pairs by drawing sticks, or say, "One three, please." It takes the hurry out of it.',
      directive: 'Frankie can walk to a pair that looks friendly before the floor gets interesting.',
      control: 'Frankie can ask, "Can we be a three?"',
      affirmative:
        'A three has its own good points. In an experiment one can pour, one can write, and one can say, "Is it meant to smoke?" Friends are sometimes made in threes, because nobody needs to fill each silence. On another day the one left over may be somebody else, looking for somewhere to put both eyes. It is easy to spot from outside. Twenty-seven is odd for pairs, and just right for nine threes.',
    },
    talkTogether: [
      'Why is one person left each time?',
      'How long can four seconds feel?',
      'What could a pair say to the one who is left?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'shy', holds: null },
          { who: 'one', pose: 'stand', feeling: 'happy', holds: 'jar' },
          { who: 'two', pose: 'stand', feeling: 'curious', holds: 'notebook' },
        ],
        things: ['microscope'],
      },
      others: [
        { is: 'other-child', id: 'one', name: 'somebody with a jar', age: 9, costume: null },
        { is: 'other-child', id: 'two', name: 'somebody with a notebook', age: 9, costume: null },
      ],
    },
  },
  {
    title: 'The Liking Gap',
    description:
      'Adaeze has had one good conversation at the new club, and by night it has become an embarrassing one.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Adaeze',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'deep-brown', eyes: 'brown' },
    },
    benefits: [
      'Brings a finding of psychology to the hour in which it is needed.',
      'Shows the second conversation as the difficult one.',
      'Says honestly that not everybody likes everybody.',
    ],
    topicWords: ['talk', 'liking', 'gap'],
    given: ['a robotics club on Tuesdays', 'Noor from the club', 'Auntie Chika'],
    content: {
      descriptive:
        'On Tuesday, at the robotics club, Adaeze talked to Noor for half an hour. It was about gears, then about cousins, then about whether octopuses get bored. At the time it was a good talk. By eleven at night it has become a list of what came out wrong: the laugh, the bit about the cousin, the goodbye in three attempts. Psychologists have looked at this. When two people talk for the first time, each of them tends to guess too low how much the other liked them. They call it the liking gap, and they have found it in adults and in children.',
      perspective:
        'Somewhere else in the town, Noor may be going over the octopus. It is a quirk of the arrangement that everybody has a full recording of their own half and only a blurred one of the other. Auntie Chika met a best friend at twenty, over a broken lift, and was sure for a week of having talked too much.',
      partial: 'At eleven at night, Adaeze might notice ____. Replays tend to leave out whatever went well.',
      cooperative:
        'Auntie Chika can tell the story about the lift, including the part that is embarrassing. It does not need a moral.',
      directive: 'Adaeze can open the second talk with something from the first. It shows that somebody was listening.',
      control: 'Adaeze can think, "There is a gap, and I am standing on one side of it."',
      affirmative:
        'Some low guesses are right, and some people do turn out to be indifferent. More often they are waiting to see who goes first. A first talk is luck, and a second one is a decision, which is why it takes more nerve. On the next Tuesday there is a box of gears on the table, and on the other side of it is Noor. "About that octopus," say two people at the same time. The goodbye takes four attempts.',
    },
    talkTogether: [
      'What did the psychologists find?',
      'How does a good talk turn into a list at night?',
      'Is there a second talk that one of us would like to begin?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'shy', holds: null },
          { who: 'noor', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['wheel', 'battery'],
      },
      others: [{ is: 'other-child', id: 'noor', name: 'Noor', age: 12, costume: null }],
    },
  },
];

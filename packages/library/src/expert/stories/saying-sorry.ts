import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge saying-sorry. */
export const SAYING_SORRY: readonly LibraryStory[] = [
  {
    title: 'Cold Cloth',
    description: "Bump! Kai's little knee is red. Signe's sorry comes from the tap.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Signe',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'bob', hairColour: 'blonde', skin: 'peach', eyes: 'green' },
    },
    benefits: ['Shows a sorry that a toddler can carry.', 'Keeps the eyes on the one who is hurt.'],
    topicWords: ['sorry', 'cloth'],
    given: ['Bestemor, the grandmother', 'little Kai from upstairs'],
    content: {
      descriptive: 'Signe runs, and Kai is there. Bump! Sorry can come after a bump. One knee is red. Waa!',
      perspective: 'Kai did not see it come. A red knee likes cold.',
      partial: 'When Kai cries, Signe may feel ____.',
      cooperative: 'Bestemor can turn on the tap.',
      directive: 'Signe can take the cold cloth to Kai.',
      control: 'Signe can say, "Sorry, knee."',
      affirmative:
        'Drip, drip goes the cloth. The knee gets cold. The waa gets small. Sorry can be a word. It can be a wet cloth. Now there are wet socks, too. Four of them.',
    },
    talkTogether: [
      'What is cold and wet?',
      'How is it when somebody cries?',
      'Shall we make a cold cloth for a teddy?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'worried', holds: 'blanket' },
          { who: 'kai', pose: 'sit', feeling: 'sad', holds: null },
          { who: 'bestemor', pose: 'kneel', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'other-child', id: 'kai', name: 'Kai', age: 2, costume: null },
        { is: 'adult', id: 'bestemor', name: 'Bestemor', role: 'grandparent', costume: null },
      ],
    },
  },
  {
    title: 'Sorry Has Four Legs',
    description: "Thuy's voice stays away when the class is listening. Her sorry is on paper, and it has a tail.",
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Thuy',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'peach', eyes: 'dark-brown' },
    },
    benefits: ['Counts a drawn or given sorry as a sorry.', 'Takes the hurry out of the moment after a mishap.'],
    topicWords: ['sorry', 'clay'],
    given: ['Lien from the same table', 'Ms Hart', 'Thuy talks at home and not yet at nursery'],
    content: {
      descriptive:
        'At nursery, Thuy is at the clay table. Her elbow moves, and Lien\'s clay cat goes flat. It was a good cat, so Lien cries. "What do we say?" asks a boy. Thuy talks a lot at home. At nursery, the words do not come yet. When people wait for them, they stay away.',
      perspective: 'Lien does not know about the elbow. Ms Hart knows that there are many ways to say sorry.',
      partial: 'When the whole table looks, Thuy may feel ____.',
      cooperative: 'Ms Hart can ask the others to look at their own clay.',
      directive: 'Thuy can draw a sorry, or roll a new lump for Lien.',
      control: 'Thuy can think, "My hands can say it."',
      affirmative:
        'A sorry can be said, drawn or made of clay. It still counts. On the paper is a cat with four legs and a long tail. Lien looks at it for a bit. Then Lien makes a new one, just like that. The tail goes off the table.',
    },
    talkTogether: [
      'What does Thuy draw?',
      'How is it when everybody waits for a word?',
      'Shall we find three ways of saying sorry without a word?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'shy', holds: 'paintbrush' },
          { who: 'lien', pose: 'sit', feeling: 'sad', holds: null },
          { who: 'hart', pose: 'kneel', feeling: 'calm', holds: null },
        ],
        things: ['crayon'],
      },
      others: [
        { is: 'other-child', id: 'lien', name: 'Lien', age: 5, costume: null },
        { is: 'adult', id: 'hart', name: 'Ms Hart', role: 'teacher', costume: null },
      ],
    },
  },
  {
    title: 'Dad Says It First',
    description: "Dad shouted about the paint, and it was not Hemi's paint. Grown-ups owe a sorry now and then.",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Hemi',
      pronouns: 'he',
      age: 6,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows an adult who was wrong and says so.',
      'Leaves a child free to need some time before it is all right.',
    ],
    topicWords: ['sorry', 'paint'],
    given: ['Dad', 'cousin Mere', 'a boat in the yard'],
    content: {
      descriptive:
        "In the yard, Dad and Hemi are painting a small boat. Blue paint drips on Dad's tools, right where Hemi stands. Dad shouts, and it is loud. But the drip came from Dad's own brush, up on the ladder. A loud voice can be felt in the stomach for a while. It stays there even when it was a mistake.",
      perspective:
        'Dad was thinking of the time, and saw blue, and did not look up. Now Dad has seen the brush. To say "I was wrong" is hard at any age. The older the person, the longer it can take to get down a ladder.',
      partial: 'After the shout, Hemi may feel ____.',
      cooperative: 'Dad can come down and say, "It was my drip, and I was loud. Sorry."',
      directive: 'Hemi can say how it was, or take some time first.',
      control: 'Hemi can say, "It was loud. I need a bit."',
      affirmative:
        "A sorry cannot take a shout back. It says whose mistake it was, and that is worth a lot. Nobody needs to be fine at once. The boat needs a second coat, so there is time. Later there is a drip on Dad's ear. It is blue, and this one is nobody's fault but Hemi's.",
    },
    talkTogether: [
      'Where did the first drip come from?',
      'How does a loud voice feel, and for how long?',
      'When did one of us have to say sorry to somebody smaller?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'sad', holds: 'paint' },
          { who: 'dad', pose: 'kneel', feeling: 'worried', holds: 'paintbrush' },
        ],
        things: ['ladder', 'rowing-boat'],
      },
      others: [{ is: 'adult', id: 'dad', name: 'Dad', role: 'parent', costume: null }],
    },
  },
  {
    title: 'The Golden Line',
    description:
      "Kenji dropped the bowl that everyone drinks soup from. His grandfather's neighbour mends such things so that it shows.",
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Kenji',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: [
      'Says that sorry is for accidents as well.',
      'Shows mending as a part of saying sorry.',
      'Explains a real Japanese craft.',
    ],
    topicWords: ['bowl', 'sorry'],
    given: ['Ojiisan, the grandfather', 'Mrs Mori next door, who mends bowls'],
    content: {
      descriptive:
        "Kenji has dropped the brown bowl, and it lies on the floor in five pieces. It was Ojiisan's bowl, and Ojiisan is his grandfather. Nobody saw it. A wet bowl slips, and nobody means it to. Is an accident a thing to be sorry for? There was a bowl, and now there is none.",
      perspective:
        'Ojiisan has dropped bowls too, and one was much older. When a thing is just gone, people wonder and look for it. It is easier to be sad about pieces than about a gap on a shelf.',
      partial: 'In front of the five pieces, Kenji may feel ____.',
      cooperative:
        'Mrs Mori next door can mend it with lacquer and gold powder. In Japan, bowls have been mended like that for about five hundred years.',
      directive: 'Kenji can put the pieces in a box and take them to Ojiisan.',
      control: 'Kenji can say, "It slipped. I am sorry. Here are all five."',
      affirmative:
        'The lacquer needs many weeks to get hard. When the bowl comes back, a golden line runs from rim to rim. It can be seen from across the room, because nobody tried to hide it. Being sorry did not unbreak the bowl. It brought the pieces to somebody who could. Ojiisan turns the bowl in both hands. Then the soup goes in, and the line holds.',
    },
    talkTogether: [
      'How many pieces were there?',
      'How is it when something breaks and nobody has seen it?',
      'Is there anything at home that we could mend so that it shows?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'worried', holds: 'box' },
          { who: 'ojiisan', pose: 'kneel', feeling: 'calm', holds: null },
        ],
        things: ['chair'],
      },
      others: [{ is: 'adult', id: 'ojiisan', name: 'Ojiisan', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: 'Three Letters',
    description: 'Kasimir has said sorry twice, and both times it had "but" in it.',
    ageBand: '8-10',
    themes: ['music'],
    hero: {
      name: 'Kasimir',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Takes an apology apart and shows which word undoes it.',
      'Keeps explaining and apologising on two different days.',
    ],
    topicWords: ['sorry', 'but'],
    given: ['friend Yannis', 'Ms Ferrara, who leads the choir', 'Kasimir told something that Yannis wanted kept quiet'],
    content: {
      descriptive:
        'Kasimir has said sorry to Yannis twice. Yannis had told one friend, and only one, that the choir solo was frightening enough to feel sick. By the next rehearsal the altos knew it as well, and they knew it from that friend. "I\'m sorry, but nobody laughed," was the first try. "I\'m sorry, but it just came out," was the second. Both were true. In both of them the sorry lasted for two words, and then three letters took it away.',
      perspective:
        'Yannis does not need to hear why it happened. Somebody who trusted a friend and was let down mostly wants to know whether the friend has understood it. Each "but" sounds as if the answer were no. Ms Ferrara has heard perhaps a thousand apologies between songs, and the short ones tended to work.',
      partial:
        'When Yannis moves to another row, Kasimir might feel ____. A wish to explain is common, and it is strong.',
      cooperative: 'Ms Ferrara can lend them the piano room for five minutes. An apology is easier without sopranos.',
      directive:
        'Kasimir can say what was done and what it did, and then stop. Reasons can wait until somebody asks for them.',
      control: 'Kasimir can say, "I told them. It was yours to tell. I\'m sorry."',
      affirmative:
        'After a sorry like that there is a silence, as there is at the end of a song. It is not known how long it lasts. Yannis may come back to the row, or not yet, or sit one chair nearer. Trust is built again slowly, by things that do not get told. On Friday there is something about Ms Ferrara that half the choir would love to hear. It gets as far as Kasimir, and it stays there.',
    },
    talkTogether: [
      'What took the sorry back?',
      'How can a true sentence still hurt?',
      'Shall we think of a sorry without "but" in it?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'worried', holds: null },
          { who: 'yannis', pose: 'sit', feeling: 'sad', holds: null },
        ],
        things: ['piano', 'music', 'chair'],
      },
      others: [{ is: 'other-child', id: 'yannis', name: 'Yannis', age: 9, costume: null }],
    },
  },
  {
    title: 'No Answer Yet',
    description: "Morwenna's apology has been read. That was on Thursday, and now it is Sunday.",
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Morwenna',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'long', hairColour: 'auburn', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Separates an apology from being forgiven.',
      'Sits with the wait, which is the part that few people mention.',
      'Offers something to do that does not press the other person.',
    ],
    topicWords: ['answer', 'apology'],
    given: ['friend Isla', 'Grandad, who keeps bees', 'Morwenna apologised to Isla in a message'],
    content: {
      descriptive:
        'On Thursday evening Morwenna wrote an apology to Isla. It took four attempts. The last one was honest. A small sign shows that it was read eight minutes later, and since then there has been no answer. An apology is a strange thing to send, because it feels like half of an exchange. Something goes out, and the hands stay open for something to come back. By Sunday it is tempting to write a second message, asking whether the first one arrived.',
      perspective:
        'Isla may have begun an answer and deleted it, also four times. Being hurt takes a while to set down, even when the apology is a good one. To forgive somebody before it is felt would be politeness, and politeness wears off. Isla may also decide that some distance is better, which would be hard and would not be cruel.',
      partial:
        'When the screen lights up and it is only the weather, Morwenna might notice ____. Shame and impatience look alike from inside.',
      cooperative:
        'Grandad can put the phone in the hall and hand out the second veil and gloves. Bees ask for slow hands and no talk.',
      directive: 'Morwenna can leave the message as it is, and do the one thing that it said would be different.',
      control: 'Morwenna can think, "I have said it. The rest is not mine to hurry."',
      affirmative:
        'An apology is complete when it has been given, and the answer belongs to whoever received it. This is easy to write down and difficult to live through on a Sunday. There may be an answer next week, a short one, or a nod at the lockers. There may be none. Then the apology is still true. Grandad lifts a frame against the light and counts. In the hall, through two doors, something buzzes, and for once it is the other kind.',
    },
    talkTogether: [
      'How long has Morwenna waited?',
      'How can it feel to have said sorry and hear nothing back?',
      'Shall we talk about a time when one of us needed long to answer?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'stand', feeling: 'sad', holds: null },
          { who: 'grandad', pose: 'hold', feeling: 'calm', holds: null },
          { who: 'bee', pose: 'float', feeling: 'calm', holds: null },
        ],
        things: ['honey', 'box'],
      },
      others: [
        { is: 'adult', id: 'grandad', name: 'Grandad', role: 'other-grandparent', costume: null },
        { is: 'animal', id: 'bee', name: 'a bee', animal: 'bee', coat: null, size: 'tiny' },
      ],
    },
  },
];

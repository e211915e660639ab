import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-sibling. */
export const NEW_SIBLING: readonly LibraryStory[] = [
  {
    title: 'One Small Sock',
    description:
      "Tuva has found something of the baby's that is smaller than her hand. Then the baby finds something of Tuva's.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Tuva',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'long',
        hairColour: 'blonde',
        skin: 'porcelain',
        eyes: 'grey',
      },
    },
    benefits: [
      'Shows how a baby says hello before there are words.',
      "Keeps the older child's size as something of worth.",
    ],
    topicWords: ['baby', 'sock'],
    given: ['Farfar', 'a new baby'],
    content: {
      descriptive:
        "There is a new baby in Tuva's home. The baby has small socks. One falls off. Flop! Now one foot is bare.",
      perspective: 'Babies kick and kick. They do not know about socks.',
      partial: 'Beside the new baby, Tuva may feel ____.',
      cooperative: 'Farfar can make room on the rug.',
      directive: 'Tuva can hold out one finger.',
      control: 'Tuva can say, "Hello, toes. I am Tuva."',
      affirmative:
        "A small hand shuts. It has got Tuva's finger! It holds on tight. The sock is on the rug. It fits on a big thumb. Flop.",
    },
    talkTogether: ['What falls off?', 'How is it when the baby holds on?', 'Shall we see whose thumb fits in a sock?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'baby',
            pose: 'sleep',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'farfar',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['sock', 'pillow'],
      },
      others: [
        {
          is: 'baby',
          id: 'baby',
          name: 'the baby',
        },
        {
          is: 'adult',
          id: 'farfar',
          name: 'Farfar',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'When the Red Bag Goes',
    description:
      "The baby's day is on the calendar, but babies cannot read. Nikos wants to know what happens to Nikos.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Nikos',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Answers the question behind the waiting: who is with me when it starts?',
      'Says honestly that the day is a guess.',
    ],
    topicWords: ['baby', 'bag'],
    given: ['Mama', 'Baba', 'the neighbour Eleftheria', 'a baby is on the way'],
    content: {
      descriptive:
        "By the door of Nikos's flat stands a red bag. It is for the day when the baby comes. The calendar has a ring on it. But babies cannot read. This one may come late, or at night. Then Mama, Baba and the bag go at once.",
      perspective: 'Mama thinks of the morning, and of the egg for Nikos. The baby has no idea about eggs.',
      partial: 'Next to the red bag, Nikos may feel ____.',
      cooperative: 'Eleftheria from next door can come at any hour, in slippers.',
      directive: 'Nikos can put one thing into the red bag.',
      control: 'Nikos can think, "When the bag goes, the slippers come."',
      affirmative:
        'So there is a plan for Mama, for the baby and for Nikos. In the bag is a tiny hat. There is a blue car, too. It has three wheels. One night, or one day, the place by the door is bare. In the kitchen are two slippers and a pan. In the pan is an egg.',
    },
    talkTogether: [
      'What comes when the bag goes?',
      'How is it to wait for a day that is a guess?',
      'Shall we draw what happens on that day?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'curious',
            holds: 'car',
          },
          {
            who: 'mama',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['backpack', 'clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'mama',
          name: 'Mama',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Hat the Size of an Orange',
    description:
      'Afia came too early and lives in a warm bed with clear walls. Kwabena cannot hold his sister yet, so a square of cloth does.',
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Kwabena',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'deep-brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Tells truthfully what a neonatal ward is, without a word about how it will end.',
      'Gives the older child a real part, one that hospitals use.',
    ],
    topicWords: ['sister', 'baby', 'cloth'],
    given: ['his sister Afia, born too early', 'Mummy', 'Daddy', 'the nurse'],
    content: {
      descriptive:
        "Kwabena's sister Afia was born ten weeks too early. A baby so small lives in a warm bed with clear walls. The hat on that head would fit on an orange. There are wires that show how fast the heart beats. Children can look in, but they cannot lift a baby out yet. At home stands an empty cot.",
      perspective:
        'Mummy and Daddy go to the hospital each day and come back tired. People ask how Afia is. Fewer people ask about Kwabena, because they forget.',
      partial: 'In front of the empty cot, Kwabena may feel ____.',
      cooperative: 'The nurse can lay a square of cloth beside Afia.',
      directive: 'Kwabena can sleep with that cloth for a night, so that it smells of him.',
      control: 'Kwabena can think, "The cloth goes where I can\'t go yet."',
      affirmative:
        "Nobody made Afia come early. How long it takes, even doctors cannot say. But a baby's nose works from the first day, and each person has a smell. So somebody behind clear walls knows a bit about a brother. In the cot lie a blanket, a bear and an orange. The orange has a hat on. It keeps the place.",
    },
    talkTogether: [
      'What would the hat fit on?',
      'What is hard about an empty cot?',
      'Shall we find out what home smells of?',
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
            pose: 'hold',
            feeling: 'calm',
            holds: 'blanket',
          },
          {
            who: 'mummy',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['cot', 'teddy'],
      },
      others: [
        {
          is: 'adult',
          id: 'mummy',
          name: 'Mummy',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Drum behind the Door',
    description:
      "Since the baby came, Efua's drum is in a cupboard. Babies have ears long before they are born, and this one had a seat close by.",
    ageBand: '6-7',
    themes: ['music', 'science'],
    hero: {
      name: 'Efua',
      pronouns: 'she',
      age: 6,
      looks: {
        hairStyle: 'braids',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'brown',
      },
    },
    benefits: ['Names a real loss: a quiet house.', 'Tells a fact that gives the older child a history with the baby.'],
    topicWords: ['drum', 'baby'],
    given: ['Papa', 'the baby Ato', 'Efua plays the drum'],
    content: {
      descriptive:
        'Efua plays the drum, or she did until June. Then Ato came. A baby sleeps in small bits, at odd hours, and a drum is loud. So the drum went behind the cupboard door. Everyone walks on tiptoe now. That can be hard for someone with fast hands.',
      perspective:
        'Papa misses the drum too, and taps on the table without knowing. Babies can hear weeks before they are born. So Ato knows that drum from inside.',
      partial: 'When somebody whispers "quiet", Efua\'s hands may feel ____.',
      cooperative: 'Papa can take Ato out in the sling each day at four.',
      directive: 'Efua can tap a beat on a pillow, with two soft fingers.',
      control: 'Efua can think, "Soft now. Loud at four."',
      affirmative:
        'It is not known what a new baby thinks of a beat. Some kick, some stare, and some yawn with the whole face. This one stops sucking and looks for where it comes from. Two fingers go on, and two feet under the blanket keep still. At four the door opens, and out comes the drum. Ten houses away, Papa walks in time.',
    },
    talkTogether: [
      'When can the drum be loud?',
      'How do hands feel when they are told "quiet"?',
      'Shall we find the softest thing to drum on?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'calm',
            holds: 'pillow',
          },
          {
            who: 'baby',
            pose: 'sleep',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'papa-c',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['drum', 'blanket'],
      },
      others: [
        {
          is: 'baby',
          id: 'baby',
          name: 'Ato',
        },
        {
          is: 'adult',
          id: 'papa-c',
          name: 'Papa',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'There Are No Half Fingers',
    description: "There is a baby at Petra's dad's home, and people call it a half-sister. Petra looks for the half.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Petra',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'bob',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'green',
        glasses: true,
      },
    },
    benefits: [
      'Takes apart a word that can sting.',
      'Admits that every second weekend is a slow way to get to know somebody.',
    ],
    topicWords: ['half', 'sister', 'baby'],
    given: ['Dad and Joana', 'the baby Inka', 'every second weekend with Dad', 'Mum'],
    content: {
      descriptive:
        "Every second weekend Petra is at her dad's, and since March there has been a baby as well. Inka is the daughter of Dad and Joana, so the word for her is half-sister. Petra has had a good look. There are two ears, ten fingers and no seam. In two weeks a baby of that age changes so much that it seems like somebody else. Each time, Petra begins again at the door, and so does Inka.",
      perspective:
        'People who say "half" are counting parents, and they mean nothing by it. Joana may be afraid of doing it wrong. At Mum\'s there is no baby, so a friend there could think that nothing has changed. Dad has two daughters now and only one pair of ears.',
      partial: 'When everyone bends over the pram, Petra might feel ____. It may be two halves that do not match.',
      cooperative: 'Dad can keep Saturday breakfast for just the two of them, before the pram is up.',
      directive:
        'Petra can leave a photograph over the changing table. Babies like faces, and this one could look at hers between the weekends.',
      control: 'When somebody explains what a half-sister is, Petra can say, "I checked. All of it is there."',
      affirmative:
        'How two people become sisters has little to do with counting. It happens in rooms, over years, in small amounts. Petra may be fond of Inka, or not yet, or on some Saturdays only. On the changing table, somebody of four months stares at a photo and tells it a long story without words. When the real one comes through the door, the story stops. Then a hand goes up, with all five fingers.',
    },
    talkTogether: [
      'What did Petra look for and not find?',
      'What could be hard about beginning again every two weeks?',
      'Shall we choose a photograph for somebody?',
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
            pose: 'look-up',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'inka',
            pose: 'float',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'dad-f',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['cot', 'camera'],
      },
      others: [
        {
          is: 'baby',
          id: 'inka',
          name: 'Inka',
        },
        {
          is: 'adult',
          id: 'dad-f',
          name: 'Dad',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Arithmetic at Dinner',
    description:
      'Ziad is twelve, and his mother is expecting. When the baby is twelve, he will be twenty-five, and that is the easy sum.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Ziad',
      pronouns: 'he',
      age: 12,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
      },
    },
    benefits: [
      'Allows embarrassment, pleasure and annoyance in one person.',
      'Separates helping from being in charge.',
    ],
    topicWords: ['baby', 'sum', 'arithmetic'],
    given: ['his parents', 'his friend Tomek', 'his mother is expecting a baby in May'],
    content: {
      descriptive:
        'The news came between the rice and the salad: in May there will be a baby. Ziad is twelve. He did the arithmetic while everybody waited for him to say something. When the baby starts school he will be eighteen, and when it is his age he will be twenty-five. Those were the easy sums. The harder ones were about the desk, about the noise in the year of his exams, and about what Tomek would say once it could be seen.',
      perspective:
        'His parents had rehearsed that dinner for a week, and they were watching his face as people watch a kettle. His mother may have been more nervous about telling him than about anything the doctors had said. Tomek, when told, asked whether the desk was staying, because that is where they play chess.',
      partial:
        'Since that dinner, Ziad might feel ____. Pleased and appalled are both on the list, and they do not cancel each other out.',
      cooperative:
        'His parents can say now which jobs they have in mind for him, and which ones will stay theirs. A list made in January is less irritating than a favour asked in May.',
      directive:
        'Ziad can write down the three questions that matter most to him and put them on the table at another dinner. Questions are not complaints.',
      control:
        'When somebody in the family says "our big helper", Ziad can answer, "Brother first. Helper by appointment."',
      affirmative:
        "It is fair to like one's life as it is and to be sorry that it changes. It is equally possible that somebody will arrive in May who finds him the most interesting person in the building, on no evidence at all. Nobody can say which weeks will be which. The desk stays, by the way; it was the first question, and the answer took four seconds. On the back of the list there is one more sum in pencil. When Ziad is a hundred, it says, the baby will be eighty-seven, and about time too.",
    },
    talkTogether: [
      'Which question was answered in four seconds?',
      'How can two feelings about one piece of news be true?',
      'Shall we do some sums about our own family?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'think',
            feeling: 'surprised',
            holds: null,
          },
          {
            who: 'mum-d',
            pose: 'sit',
            feeling: 'worried',
            holds: null,
          },
        ],
        things: ['plate', 'notebook'],
      },
      others: [
        {
          is: 'adult',
          id: 'mum-d',
          name: 'Mother',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
];

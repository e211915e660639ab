import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge parents-divorce. */
export const PARENTS_DIVORCE: readonly LibraryStory[] = [
  {
    title: 'Rabbit Rides Along',
    description: 'Nell has a home with Mummy and a home with Daddy, and a rabbit that knows the way between.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Nell',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'bob',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'blue',
      },
    },
    benefits: ['Names both homes in the same simple words.', 'Gives one thing that goes along each time.'],
    topicWords: ['home', 'rabbit'],
    given: ['Mummy', 'Daddy', 'two homes', 'a toy rabbit', 'Nell is loved in both homes'],
    content: {
      descriptive:
        'Nell has two homes. One has Mummy in it. One has Daddy in it. Today Nell goes to Daddy. Rabbit is in the bag. One ear is out.',
      perspective: 'Mummy waves at the door. Daddy waits at the gate.',
      partial: 'On the way, Nell may feel ____.',
      cooperative: 'Mummy can pack the night light, too.',
      directive: 'Nell can hold that ear.',
      control: 'Nell can say, "Bye for now. Rabbit, come."',
      affirmative:
        "A bed is here. A bed is there. Nell is loved in both homes. Then it is Mummy's turn. Rabbit is back in the bag. This time, two ears are out.",
    },
    talkTogether: [
      'Who is in the bag?',
      'How is the way from one home to the other?',
      'Shall we draw a bag and what is in it?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'calm',
            holds: 'rabbit-toy',
          },
          {
            who: 'daddy-a',
            pose: 'wave',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['gate', 'backpack'],
      },
      others: [
        {
          is: 'adult',
          id: 'daddy-a',
          name: 'Daddy',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Blue, Blue, Yellow',
    description: '"Where am I tomorrow?" is a hard question at bedtime. Karim has it on a string, in beads.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Karim',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
      },
    },
    benefits: [
      'Makes a week in two homes visible and countable for a child who cannot read yet.',
      'Says plainly whose decision it was.',
    ],
    topicWords: ['bead', 'home', 'day'],
    given: ['Mama', 'Baba', 'the parents live apart', 'a string of beads in each home', 'a toy frog'],
    content: {
      descriptive:
        "Mama and Baba live in two homes now, and Karim lives in both. Mama and Baba chose that. Children do not choose it. Some days are at Mama's and some at Baba's. It is hard to keep them in order. So there is a string with seven beads. Blue is Mama's, and yellow is Baba's.",
      perspective: 'Mama and Baba mix up the days as well. Both have a string by the door now.',
      partial: 'At the end of the blue beads, Karim may feel ____.',
      cooperative: 'Baba can move the clip with him each evening.',
      directive: 'Karim can count the beads to the next yellow one.',
      control: 'Karim can say, "Blue, blue, yellow. I know the way."',
      affirmative:
        'A day at one home ends, and both homes are still there. On the string, no bead is lost. Blue, blue, yellow, yellow, yellow, blue, blue. Then the clip goes back to the start. At the knot is one more bead, small and green. It is for the frog, who goes to both.',
    },
    talkTogether: ['What is blue for?', 'How can the last bead feel?', 'Shall we thread a week?'],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'sunset',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'baba-b',
            pose: 'kneel',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['string', 'marbles'],
      },
      others: [
        {
          is: 'adult',
          id: 'baba-b',
          name: 'Baba',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'What the Wish Is For',
    description:
      'Caoimhe wished for the same thing on three sets of candles, and it did not come. That is not the fault of the wish.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Caoimhe',
      pronouns: 'she',
      age: 7,
      looks: {
        hairStyle: 'long',
        hairColour: 'red',
        skin: 'porcelain',
        eyes: 'green',
      },
    },
    benefits: [
      'Answers the wish that parents might get back together with the truth, gently.',
      'Takes away the idea that a child caused it or could mend it.',
    ],
    topicWords: ['wish', 'candle'],
    given: [
      'Mam',
      'Dad',
      'the parents live apart and have told her that this stays so',
      'a birthday with each of them',
      'she loves both of them and they love her',
    ],
    content: {
      descriptive:
        "Caoimhe is seven, with two cakes. One is at Mam's flat and one is at Dad's. On both there are candles, and with candles comes a wish. She has used the same one three times, at five, at six and at seven. It is to have all three at one table, as before. Mam and Dad have said that they stay apart.",
      perspective:
        'Many children with two homes make that wish. Mam and Dad know that it is there. They cannot grant it, because it is about how two grown people live. Nothing a child did made them part, and nothing a child does can undo it.',
      partial: 'When the candles are out, Caoimhe may feel ____.',
      cooperative: 'Mam and Dad can each listen to the wish, and leave it as it is.',
      directive: 'Caoimhe can tell the wish to one of them. This kind may be said out loud.',
      control: 'Caoimhe can think, "It\'s a good wish. It\'s not my job."',
      affirmative:
        'A wish shows what matters to somebody. There is love for Mam in it, and love for Dad. And both of them love Caoimhe, at one table or at two. There is room for other wishes as well, next to the old one. On the plate by the window lie seven candles, all a bit shorter. Somebody has saved the corner with the sugar rose.',
    },
    talkTogether: ['How many cakes are there?', 'Where might a wish be felt?', 'Shall we tell each other an old wish?'],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'think',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'mam-a',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['cake', 'candle'],
      },
      others: [
        {
          is: 'adult',
          id: 'mam-a',
          name: 'Mam',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Both Touchlines',
    description:
      'Joaquin plays on the left wing. Since last year one parent stands on each side of the pitch, and he scores.',
    ageBand: '8-10',
    themes: ['sports'],
    hero: {
      name: 'Joaquin',
      pronouns: 'he',
      age: 9,
      looks: {
        hairStyle: 'short',
        hairColour: 'dark-brown',
        skin: 'honey',
        eyes: 'brown',
      },
    },
    benefits: [
      'Takes one exact moment of a separated family, and lets the child out of the middle of it.',
      'Shows adults who can agree on a small thing.',
    ],
    topicWords: ['touchline', 'side', 'parent'],
    given: ['his mother', 'his father', 'the coach, Berta', 'the parents live apart'],
    content: {
      descriptive:
        'Joaquin plays on the left wing. His parents used to stand together near the corner flag, sharing a flask. They live apart now, and on Saturdays his mother stands on one touchline and his father on the other. The pitch is fifty metres wide. That is no trouble as long as the ball is rolling. But at half-time there is a water bottle on each side, and after a goal there are two sets of arms.',
      perspective:
        'His mother may think that he looks for his father first. His father may think the opposite. They both look at nobody else for fifty minutes. The rest of the team has noticed nothing, because the team is busy with the offside rule.',
      partial:
        'In the second after a goal, Joaquin might notice ____. It may come before the joy, or right on top of it.',
      cooperative:
        'His mother and father can settle who brings the water and who brings the oranges. Then no bottle means anything.',
      directive: 'Joaquin can run to the players who passed the ball. At half-time, the bench belongs to the team.',
      control: 'When he feels both sides looking, Joaquin can think, "They both saw it. I play in the middle."',
      affirmative:
        'Nobody can run in two directions, and nobody fair would ask for it. A goal is seen just as well from the left as from the right. Loving two people does not need a first and a second. On Saturday it pours, and there is only one dry place, under the roof by the changing rooms. Two adults from different sides stand there, three metres apart. One of them has the flask. When the whistle goes, the other one has the cup.',
    },
    talkTogether: [
      'How wide is the pitch?',
      'What can make a good moment difficult?',
      "Shall we find a place that belongs to nobody's side?",
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'rain',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'run',
            feeling: 'excited',
            holds: 'football',
          },
          {
            who: 'ma-a',
            pose: 'cheer',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'pa-a',
            pose: 'cheer',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['goal'],
      },
      others: [
        {
          is: 'adult',
          id: 'ma-a',
          name: 'Mother',
          role: 'parent',
          costume: 'raincoat',
        },
        {
          is: 'adult',
          id: 'pa-a',
          name: 'Father',
          role: 'other-parent',
          costume: 'raincoat',
        },
      ],
    },
  },
  {
    title: 'Sunday at Six',
    description:
      "Dimitra's father means to call on Sundays. Some Sundays the phone stays dark, and the waiting needs an end.",
    ageBand: '11+',
    themes: ['music'],
    hero: {
      name: 'Dimitra',
      pronouns: 'she',
      age: 12,
      looks: {
        hairStyle: 'bun',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'brown',
      },
    },
    benefits: [
      "Says honestly that a parent's contact can be unreliable, and that this is no measure of the child.",
      'Gives the waiting an edge, so that it does not take the whole evening.',
    ],
    topicWords: ['phone', 'Sunday', 'call'],
    given: [
      'her father lives in another city and calls on some Sundays',
      'her mother',
      'she plays the viola',
      'Yiayia',
    ],
    content: {
      descriptive:
        "Dimitra's father lives in another city, and the plan is that he calls on Sundays at six. Some Sundays he does, and they talk for an hour about films and the dog he may get. Other Sundays the phone lies on the table and stays dark. Then there is a message on Tuesday, or nothing. The worst part is hard to explain to people whose phones simply ring. It is the time after six, when a whole flat listens and pretends not to.",
      perspective:
        'Adults can love somebody and still be bad at the things that love consists of, such as clocks. That is a fact about the adult; it says nothing about whether a daughter is worth calling. Her mother is careful not to sigh, and Yiayia is not careful at all. Neither of them knows what goes on in another city, and guessing aloud rarely improves a Sunday.',
      partial:
        'At twenty past six, Dimitra might feel ____. Hope and anger can sit at the same table, and one of them may be hungry.',
      cooperative:
        'Her mother can keep Sunday evenings plain: food at seven, whatever happens, and no questions unless Dimitra begins. Grown-ups can talk about missed calls with each other.',
      directive:
        'Dimitra can give the waiting an end. Until half past six she can be near the phone, and after that it can ring in another room.',
      control: 'When the half hour is over, Dimitra can think, "I was here. That was my part, and it is done."',
      affirmative:
        'It is possible to love a father, to be furious with him and to be tired of both. Perhaps he gets better at Sundays, and perhaps he does not. A child cannot bring that about by being easier to call. What can be counted on is closer by. At half past six a case clicks open in the back room, and the viola, which takes offence at damp weather, is tuned again. Yiayia turns the gas down so as to hear. On the kitchen table lies a phone, and for the moment it is only a thing that tells the time.',
    },
    talkTogether: [
      'Until when does Dimitra stay near the phone?',
      'Why can hope be tiring?',
      'Shall we decide where the phone lives during dinner?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'mother-a',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['telephone', 'violin', 'clock'],
      },
      others: [
        {
          is: 'adult',
          id: 'mother-a',
          name: 'Mother',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Gravy Has No Calendar',
    description:
      "Ashby changes homes on Wednesdays, and the dog does not. Gravy lives with Dad. At Mum's, the mat by the door is empty.",
    ageBand: '8-10',
    themes: ['animals'],
    hero: {
      name: 'Ashby',
      pronouns: 'they',
      age: 8,
      looks: {
        hairStyle: 'short',
        hairColour: 'dark-blonde',
        skin: 'peach',
        eyes: 'hazel',
        hearingAid: true,
      },
    },
    benefits: [
      'Names a loss in a separation that adults tend to overlook.',
      'Is honest about what will stay as it is.',
    ],
    topicWords: ['dog', 'Gravy', 'home'],
    given: [
      'Mum',
      'Dad',
      'the parents live apart',
      'the dog Gravy lives with Dad, a week in each home',
      'Ashby changes homes on Wednesdays',
    ],
    content: {
      descriptive:
        "When Ashby's mum and dad separated, almost everything was divided or doubled. There are two beds, two toothbrushes and two hooks for a coat. There is one Gravy. The dog lives with Dad, because Mum's building does not take dogs. So every second week Ashby has a home without one. At seven in the morning, no nose comes round the door. Nobody can explain it to Gravy, either.",
      perspective:
        'Mum misses Gravy as well, and once bought dog biscuits by mistake. Dad thought most about where a child would sleep, and less about who would sleep on whose feet. Hardly anybody asks about the dog.',
      partial:
        'At seven, in the home with no dog, Ashby might feel ____. It is possible to miss an animal as much as a person.',
      cooperative:
        'Dad can send a picture of Gravy each evening, even a bad one. Mum can ask a neighbour whether there is a dog that needs walking.',
      directive:
        "Ashby can leave a worn sock in Gravy's basket on Wednesdays. Dogs know people by smell, and a sock lasts about a week.",
      control: 'When the mat is empty, Ashby can think, "Gravy has no calendar. Gravy has a sock."',
      affirmative:
        "Mum and Dad chose to live apart. Ashby did not, and Gravy did not. It is fair to say that this part is hard. The building is not going to change. But dogs do not greet anyone less after a week; as a rule it is more. On Wednesday there is a scratching behind Dad's door, and then it opens. Gravy has brought something along to give back. It is wet, and it has a hole in it.",
    },
    talkTogether: [
      'What lies in the basket?',
      'Which losses do people forget to ask about?',
      'Shall we think of somebody who would like a sock?',
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
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'gravy',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'dad-j',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['sock', 'basket'],
      },
      others: [
        {
          is: 'animal',
          id: 'gravy',
          name: 'Gravy',
          animal: 'dog',
          coat: 'brown',
          size: 'middle',
        },
        {
          is: 'adult',
          id: 'dad-j',
          name: 'Dad',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge potty-transition. */
export const POTTY_TRANSITION: readonly LibraryStory[] = [
  {
    title: 'Step, Step, Turn, Sit',
    description: 'The toilet is higher than Bruno. A red stool makes it two steps high, and two feet can stand on it.',
    ageBand: '2-3',
    themes: ['music'],
    hero: {
      name: 'Bruno',
      pronouns: 'he',
      age: 3,
      looks: {
        hairStyle: 'spiky',
        hairColour: 'dark-brown',
        skin: 'honey',
        eyes: 'hazel',
      },
    },
    benefits: [
      'Shows what makes a big toilet steady: a stool under the feet.',
      'Turns getting up there into four beats.',
    ],
    topicWords: ['toilet', 'step'],
    given: ['Papi', 'a red stool'],
    content: {
      descriptive:
        "The big toilet is high. Bruno's potty is low. Papi has a red stool. Step, step, up. Then turn, and sit. The stool is for feet, too.",
      perspective: 'Papi sits there with feet on the floor. Flat feet help a tummy push.',
      partial: 'Up there, Bruno may feel ____.',
      cooperative: 'Papi can give him a hand.',
      directive: 'Bruno can hold on to the seat.',
      control: 'Bruno can sing, "Step, step, turn, sit."',
      affirmative:
        'Some days it is the toilet. Some days it is the potty. Both are good. Then down again, step, step. Papi sings the last bit. Turn, sit, plop!',
    },
    talkTogether: ['What colour is the stool?', 'How is it to sit up high?', 'Shall we sing the four words?'],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'papi',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['potty'],
      },
      others: [
        {
          is: 'adult',
          id: 'papi',
          name: 'Papi',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Paper Boat',
    description: 'Plop goes a poo, and up comes a cold splash. Maia puts a boat on the water first.',
    ageBand: '2-3',
    themes: ['science'],
    hero: {
      name: 'Maia',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'ponytail',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: ['Explains a cold surprise that puts many children off.', 'Solves it with one sheet of paper.'],
    topicWords: ['toilet', 'paper', 'splash'],
    given: ['Daddy'],
    content: {
      descriptive: 'Maia sits on the big toilet. Plop! A splash comes up. It is wet and cold. The potty has no splash.',
      perspective: 'Daddy knows that splash. Daddy jumps, too.',
      partial: 'When it goes plop, Maia may feel ____.',
      cooperative: 'Daddy can tear off a sheet.',
      directive: 'Maia can lay the paper on the water.',
      control: 'Maia can say, "Sit, little boat."',
      affirmative:
        'A boat of paper is down there. It stops most of the splash. Now for a sit. A poo, or no poo. Then the toilet goes whoosh. Bye, little boat!',
    },
    talkTogether: ['What floats on the water?', 'How is a cold splash?', 'Shall we see which paper floats?'],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'daddy-b',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'adult',
          id: 'daddy-b',
          name: 'Daddy',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Note over the Eye',
    description: 'Some station toilets flush on their own. Jasper finds out what the small red light can see.',
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Jasper',
      pronouns: 'he',
      age: 4,
      looks: {
        hairStyle: 'curly',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'blue',
      },
    },
    benefits: [
      'Explains how an automatic flush works, so that its noise has a cause.',
      'Gives the child control of it with one piece of paper.',
    ],
    topicWords: ['toilet', 'flush', 'light'],
    given: ['Gran', "sticky notes in Gran's bag"],
    content: {
      descriptive:
        'On trips, Jasper needs the toilet too. At the station, it flushed on its own. It roared while Jasper was still on it! By the wall is a small red light. It works like an eye. If it sees nobody, it flushes. And a child of four is so small that it can miss him.',
      perspective: 'The light cannot think. It was made for big people who sit still. Gran jumped as well.',
      partial: 'Next to the red light, Jasper may feel ____.',
      cooperative: 'Gran can stick a yellow note over it.',
      directive: 'Jasper can check that the note is on, and then sit.',
      control: 'Jasper can say, "Eye shut. Now me."',
      affirmative:
        'With the note on, there is no roar. There is time for a wee, some paper and both hands. Then comes a choice. Jasper can stand by the door, and the note can come off. Whoosh! That big noise is just water on its way. The toilet did wait, this time.',
    },
    talkTogether: [
      'What does the yellow note do?',
      'How is a loud noise from behind?',
      'Shall we pack a few notes for our next trip?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'gran',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['sign'],
      },
      others: [
        {
          is: 'adult',
          id: 'gran',
          name: 'Gran',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Guard at the Gate',
    description: "At nursery the toilet doors end far above the floor. In Benicio's castle somebody stands guard.",
    ageBand: '4-5',
    themes: ['fantasy'],
    hero: {
      name: 'Benicio',
      pronouns: 'he',
      age: 4,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
      },
    },
    benefits: ["Respects a child's wish for privacy on the toilet.", 'Names who may help and who waits outside.'],
    topicWords: ['door', 'toilet', 'guard'],
    given: ['Miss Ferreira', 'nursery', 'a friend, Dora'],
    content: {
      descriptive:
        'At nursery, the toilets are small and so are the doors. Under each door is a gap. Benicio can see shoes go by. So people out there can see his shoes. At home there were a potty and a wall. A wee comes best in peace.',
      perspective: 'People look under a door because they want to know who it is. Dora just wants to play.',
      partial: 'With shoes on the other side, Benicio may feel ____.',
      cooperative: 'Miss Ferreira can teach the class to knock, and then to wait.',
      directive: 'Benicio can ask for a guard at the gate.',
      control: 'Benicio can call, "The king is in!"',
      affirmative:
        "A body is private, and kings and cooks like a shut door. Dora makes a good guard. At the gate stand a broom and two shoes. The toes point away. The toilet flushes, hands get washed, and out comes the king. Now it is Dora's turn. A new guard picks up the broom.",
    },
    talkTogether: ['What is under each door?', 'How is it when shoes go by?', 'Shall we agree how to knock?'],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'stand',
            feeling: 'proud',
            holds: null,
          },
          {
            who: 'dora',
            pose: 'stand',
            feeling: 'determined',
            holds: 'broom',
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'other-child',
          id: 'dora',
          name: 'Dora',
          age: 4,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Five Minutes before the Bell',
    description:
      'Rowan holds on all day, for the school toilets are crowded and loud. There is one quiet time, and it has a number.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Rowan',
      pronouns: 'they',
      age: 6,
      looks: {
        hairStyle: 'bob',
        hairColour: 'chestnut',
        skin: 'peach',
        eyes: 'hazel',
        glasses: true,
      },
    },
    benefits: [
      'Takes school toilets seriously as a place of noise, smell and company.',
      'Says why holding on all day is hard on a body.',
      'Finds a time, and an adult to ask.',
    ],
    topicWords: ['toilet', 'bell', 'school'],
    given: ['Mx Avery, the teacher', 'the school nurse', 'Mum'],
    content: {
      descriptive:
        'At break the school toilets are full. Doors bang, the dryer howls, and somebody laughs about something. So Rowan waits, and drinks hardly any water, and waits. By home time it hurts. Bodies are not made for that. A bladder that is held all day gets sore and can leak.',
      perspective:
        'Half of the class does the same, and no one says so. Mx Avery thinks that break is when everybody goes. The nurse hears it from children of all ages.',
      partial: 'At the door of the toilets, Rowan may feel ____.',
      cooperative:
        'Mx Avery can give a card for five minutes before the bell. Mum can talk to the nurse if it still hurts.',
      directive: 'Rowan can take the card at ten to ten and at ten to one. A drink goes with it.',
      control: 'Rowan can think, "Five before the bell. It\'s quiet."',
      affirmative:
        'At ten to ten there is a row of open doors and one drip. Nothing howls, because no hands are wet yet. Needing the toilet is as normal as needing lunch. On the way back, Rowan meets somebody at the corner. It is a boy from the next class, with a card. Four minutes later, the bell rings for everybody else.',
    },
    talkTogether: [
      'When is it quiet?',
      'What is hard about a crowded place?',
      'Shall we find out when our quiet time could be?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'walk',
            feeling: 'calm',
            holds: 'letter',
          },
          {
            who: 'boy-f',
            pose: 'walk',
            feeling: 'shy',
            holds: 'letter',
          },
        ],
        things: ['bell', 'clock'],
      },
      others: [
        {
          is: 'other-child',
          id: 'boy-f',
          name: 'a boy from the next class',
          age: 7,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Duck Ring',
    description: 'The hole in the big toilet is too wide for Lowen. A ring with a duck on it makes it small.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Lowen',
      pronouns: 'they',
      age: 3,
      looks: {
        hairStyle: 'curly',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'blue',
      },
    },
    benefits: [
      'Names the fear of falling in, and solves it with a seat ring.',
      'Lets the child do the lifting and the laying.',
    ],
    topicWords: ['hole', 'toilet', 'ring'],
    given: ['Nan'],
    content: {
      descriptive:
        'Lowen looks at the big toilet. The hole is wide. Lowen is small. Nan has a ring. It has a duck on it.',
      perspective: 'Nan is big. Nan does not need a ring.',
      partial: 'Over the hole, Lowen may feel ____.',
      cooperative: 'Nan can press on the ring. It does not rock.',
      directive: 'Lowen can put the ring on.',
      control: 'Lowen can say, "Duck on. Hole small."',
      affirmative:
        'Now the hole is small. Two hands can hold the duck. Maybe a wee, maybe not. Off comes the ring. It hangs on its hook. Next comes Nan. No duck for Nan!',
    },
    talkTogether: [
      'What is on the ring?',
      'How is it to sit over a hole?',
      'Shall we look for round things with a hole?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'stand',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'nan-b',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'duck',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'adult',
          id: 'nan-b',
          name: 'Nan',
          role: 'grandparent',
          costume: null,
        },
        {
          is: 'animal',
          id: 'duck',
          name: 'the duck',
          animal: 'duck',
          coat: 'yellow',
          size: 'tiny',
        },
      ],
    },
  },
];

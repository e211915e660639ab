import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge bath-time. */
export const BATH_TIME: readonly LibraryStory[] = [
  {
    title: 'Bye, Glug',
    description: 'The plug comes out and the bath says glug. Naledi is too big to go, and so is the ball.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Naledi',
      pronouns: 'she',
      age: 2,
      looks: {
        hairStyle: 'afro',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Shows what the drain takes and what it leaves.',
      'Lets the child be out and dry before the noise begins.',
    ],
    topicWords: ['bath', 'glug', 'water'],
    given: ['Gogo'],
    content: {
      descriptive:
        'Naledi is done with the bath. Gogo pulls the plug. Glug, glug, says the water. It goes down a small hole.',
      perspective: "Gogo looks at the hole. Gogo's toe is too big for it.",
      partial: 'When the water says glug, Naledi may feel ____.',
      cooperative: 'Gogo can lift her out first.',
      directive: 'Naledi can wave from the towel.',
      control: 'Naledi can say, "Bye, glug."',
      affirmative:
        'The water is small now. Glug, glug, gone. The ball is still in the bath. It did not fit. Toes, knees and tummy are all here. Bye, glug.',
    },
    talkTogether: [
      'What did not fit in the hole?',
      'How does the glug sound?',
      'Shall we look for the hole in the sink?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'wave',
            feeling: 'curious',
            holds: 'blanket',
          },
          {
            who: 'gogo',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['ball'],
      },
      others: [
        {
          is: 'adult',
          id: 'gogo',
          name: 'Gogo',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Moon on the Ceiling',
    description:
      'Water runs into eyes when a head tips forward. Nonno cuts a paper moon so that Matteo has a reason to look up.',
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Matteo',
      pronouns: 'he',
      age: 4,
      looks: {
        hairStyle: 'curly',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'hazel',
      },
    },
    benefits: [
      'Explains which way water runs, so that hair washing can be planned.',
      'Puts the child in charge of "now" and "stop".',
    ],
    topicWords: ['hair', 'water'],
    given: ['Nonno', 'foam gets in his eyes'],
    content: {
      descriptive:
        "On Sundays, Matteo's hair gets a wash. Water runs down, and the face is below the hair. So foam gets into the eyes, and it stings. This Sunday, a yellow paper moon is on the ceiling. Nonno got up on a ladder to put it there.",
      perspective: "Nonno's hair is short and soon dry. Still, Nonno knows how soap stings.",
      partial: 'Before the cup tips, Matteo may feel ____.',
      cooperative: 'Nonno can hold the cup and wait for "now".',
      directive: 'Matteo can look up at the moon and hold a dry cloth.',
      control: 'Matteo can say, "Moon. Now. Stop."',
      affirmative:
        'With his chin high, the water runs to the back of the head. It may take three cups, or four. Then the hair is clean, and it squeaks. Nonno says that the moon got splashed. It has one drip on its nose. So has Nonno.',
    },
    talkTogether: [
      'What hangs on the ceiling?',
      'How do eyes feel with soap in them?',
      'Shall we cut out something to look up at?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'sunset',
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
            who: 'nonno',
            pose: 'kneel',
            feeling: 'happy',
            holds: 'cup',
          },
        ],
        things: ['moon', 'soap'],
      },
      others: [
        {
          is: 'adult',
          id: 'nonno',
          name: 'Nonno',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Four Parts',
    description: "Wash day for Selam's curls is long. Mum makes four parts, and Selam says which of them comes next.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Selam',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'afro',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Describes wash day for coily hair in the right order, from the ends up.',
      'Gives a long job a middle and an end that can be seen.',
    ],
    topicWords: ['hair', 'curl', 'part'],
    given: ['Mum', 'four clips'],
    content: {
      descriptive:
        "Selam's hair is full of small tight curls. When they are wet, they hold on to each other. A comb from the top would pull. So on wash day, Mum sits by the bath with four clips. One, two, three, four parts. Each part gets its own turn.",
      perspective: 'Mum had long wash days too, on a stool in the yard. Mum knows about tugs.',
      partial: 'With a comb in her curls, Selam may feel ____.',
      cooperative: 'Mum can start at the ends and hold the hair above the comb.',
      directive: 'Selam can point to the part that comes next.',
      control: 'Selam can say, "Wait, hold it at the top."',
      affirmative:
        'When a part is done, its clip goes in a dish. One in the dish, then two. The bath gets cool, so in goes some warm. Three in the dish, and now all four. Wet hair hangs down long. As they dry, they go back up, part by part. Mum shakes the dish, and it rattles.',
    },
    talkTogether: [
      'Where do the clips go?',
      'How does your head feel under a comb?',
      'Shall we put something in a dish when a part is done?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'mum-b',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['bowl', 'bubbles'],
      },
      others: [
        {
          is: 'adult',
          id: 'mum-b',
          name: 'Mum',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Two Knocks on the Tub',
    description:
      'After rugby Tevita needs a bath, and his hearing aids stay dry on the shelf. Talking goes through the tub.',
    ageBand: '6-7',
    themes: ['sports', 'science'],
    hero: {
      name: 'Tevita',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
        hearingAid: true,
      },
    },
    benefits: [
      'Describes what it is to bathe without hearing aids, and makes it a plan of touch.',
      'Shows a family that comes into view before it speaks.',
    ],
    topicWords: ['bath', 'tub'],
    given: ['Mum', "Tina, Tevita's aunt", 'hearing aids', 'rugby on Saturdays'],
    content: {
      descriptive:
        'On Saturdays, Tevita comes home from rugby with a lot of the field on him. So there is a bath, deep and brown. Hearing aids and water do not mix. They go in a box on the shelf, and then it is quiet. The tap runs without a sound. Somebody can come in from behind, and there is no warning at all.',
      perspective:
        'Mum forgets and calls through the door. Tina talks to the back of his head. People who hear do that, and nobody means to scare him.',
      partial: 'When a hand comes from nowhere, Tevita may feel ____.',
      cooperative:
        'Mum and Tina can knock two times on the tub. A knock runs through the water, and skin can notice it.',
      directive: 'Tevita can sit so that he sees the door.',
      control: 'Tevita can say, "Two knocks, and then your face."',
      affirmative:
        'Quiet has its good side. Nobody can ask about the boots. When the bath is as brown as tea, it is time for the towel. Two knocks, and there is a face. It is Tina, who has seen the boots. Tina is saying a lot, and the aids are still in their box.',
    },
    talkTogether: [
      'What means "somebody is coming"?',
      'How is it when a hand comes as a surprise?',
      'Shall we feel a knock through the side of the bath?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'tina',
            pose: 'kneel',
            feeling: 'surprised',
            holds: null,
          },
        ],
        things: ['football'],
      },
      others: [
        {
          is: 'adult',
          id: 'tina',
          name: 'Tina',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Duck on the Door Handle',
    description:
      "Jiho's family shares one bathroom, and lately he wants the door shut. At the bathhouse on Sunday that is different.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Jiho',
      pronouns: 'he',
      age: 9,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Says that wanting privacy is part of growing, and no insult to anyone.',
      'Gives a family one clear sign, for big people and small.',
    ],
    topicWords: ['bath', 'door'],
    given: ['Grandpa', 'little sister Sua', 'one bathroom for five people'],
    content: {
      descriptive:
        "Five people live in Jiho's flat, with one bathroom. Until last year his sister Sua came in while he had a bath, and they raced a yellow duck. This autumn he would like the door shut. Nothing happened; he is nine. On Sundays Grandpa takes him to the bathhouse, where old men sit in hot water with folded towels on their heads. There he does not think about it at all. A body can have different rules in different places.",
      perspective:
        'Sua is four and believes that a shut door is a mistake. From outside it may look as if somebody stopped liking the duck. Grandpa remembers wanting a door of his own, in a house that had none.',
      partial: 'When the handle moves, Jiho might feel ____. It could be cross, and it could be harder to name.',
      cooperative:
        'Grandpa can tell everyone that the sign counts for grown-ups as well. Help is still there if it is called for.',
      directive: 'Jiho can hang the duck on the handle, by its ribbon, as long as the bath is his alone.',
      control: 'When somebody knocks, Jiho can say, "Duck is out. Ten minutes."',
      affirmative:
        'Privacy means that a body belongs to the person who lives in it. Wanting it can begin on any day, and it takes nothing away from Sundays. On Tuesday there is a queue in the passage, and steam under the door. Then the bath is empty and the handle is free. One minute later the duck hangs there again, much lower down. It is on the handle of the kitchen cupboard, and the cupboard says, "Ten minutes."',
    },
    talkTogether: [
      'What hangs on the handle?',
      'What might Sua think about a shut door?',
      'Shall we agree on a sign for our bathroom?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'grandpa',
            pose: 'stand',
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
          id: 'grandpa',
          name: 'Grandpa',
          role: 'other-grandparent',
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
  {
    title: 'Land Is Warm',
    description:
      "Lior's ship has sailed the whole bath, and now the water gets cold. Out there the air is even colder.",
    ageBand: '4-5',
    themes: ['fantasy', 'adventure'],
    hero: {
      name: 'Lior',
      pronouns: 'they',
      age: 4,
      looks: {
        hairStyle: 'curly',
        hairColour: 'auburn',
        skin: 'peach',
        eyes: 'brown',
      },
    },
    benefits: [
      'Finds out what is hard about getting out: the step between two temperatures.',
      'Lets the game itself go ashore.',
    ],
    topicWords: ['bath', 'land', 'ship'],
    given: ['Abba', 'a ship made from a soap dish'],
    content: {
      descriptive:
        'In the bath, Lior is the captain of a soap dish. It has been to the taps and back. The sea was hot at first. Now it is nearly cold, and fingers have lines. But out there the air is colder still. So the captain stays on board.',
      perspective: 'Abba has called two times by now. Nobody can feel the cold for somebody else.',
      partial: 'When it is time to get out, Lior may feel ____.',
      cooperative: 'Abba can warm the big towel and hold it like a tent.',
      directive: 'Lior can stand up and take two steps into the tent.',
      control: 'Lior can call, "Land ahoy! Land is warm."',
      affirmative:
        'A wet back gets cold because the water on it dries. In a towel, that is soon over. The bath goes down with a gulp. At the bottom lies the soap dish, and it has no crew. The crew is in a tent. It has warm feet, and it needs a snack.',
    },
    talkTogether: [
      'What is the ship made of?',
      'How is the air after a bath?',
      'Shall we find a good place to warm a towel?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'happy',
            holds: 'blanket',
          },
          {
            who: 'abba',
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
          id: 'abba',
          name: 'Abba',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

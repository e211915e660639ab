import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge first-sleep-away. */
export const FIRST_SLEEP_AWAY: readonly LibraryStory[] = [
  {
    title: 'Chk, Chk on the Wall',
    description:
      "Tutu's house has a gecko on the wall that says chk, chk at night. Leilani hears it for the first time.",
    ageBand: '2-3',
    themes: ['animals', 'nature'],
    hero: {
      name: 'Leilani',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'long',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Gives the strange sound of a strange house a body and a name.',
      'Keeps one thing from home in the bed.',
    ],
    topicWords: ['bed', 'night', 'chk'],
    given: ["Tutu, Leilani's grandmother", 'her pillow from home'],
    content: {
      descriptive:
        "It is night at Tutu's house. Leilani has a bed here. Her own pillow came, too. Chk, chk! What is that? It is on the wall.",
      perspective: 'It is a gecko. A gecko eats flies. Tutu likes that.',
      partial: 'In the new bed, Leilani may feel ____.',
      cooperative: 'Tutu can point at the gecko.',
      directive: 'Leilani can lie on her own pillow.',
      control: 'Leilani can say, "Chk, chk, good night."',
      affirmative:
        "The gecko walks up the wall. Its toes hold on. Tutu's door is open. The night goes by. Then it is light. Leilani wakes up in the bed. Chk, chk, good morning.",
    },
    talkTogether: ['Who is on the wall?', 'How is a bed in another house?', 'Shall we listen for night sounds?'],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'tutu',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['pillow', 'lamp'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'tutu',
          name: 'Tutu',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Pillowcase That Smells of Home',
    description:
      "Granda's house smells of porridge and wood smoke. Rory has packed a pillowcase that has not been washed.",
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Rory',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'curly',
        hairColour: 'auburn',
        skin: 'porcelain',
        eyes: 'blue',
      },
    },
    benefits: [
      'Explains why another house can seem strange with the eyes shut.',
      'Uses smell as a comfort that fits in any bag.',
    ],
    topicWords: ['smell', 'night', 'home'],
    given: ['Granda', 'Mam is at home', "Rory sleeps at Granda's tonight"],
    content: {
      descriptive:
        "Tonight Rory sleeps at Granda's. The bed is high, and the sheets are cool. With his eyes shut, it is still not home. The nose can tell. It smells of porridge here, and of wood smoke. A nose does not shut, so it goes on telling.",
      perspective:
        'Granda smells none of it, because noses get used to their own house. Mam thinks of Rory at bedtime.',
      partial: 'In the high bed, Rory may feel ____.',
      cooperative: 'Granda can leave the hall light on and look in twice.',
      directive: 'Rory can put his own pillowcase on, the one from last week.',
      control: 'Rory can think, "My nose is at home."',
      affirmative:
        "One bit of home is as big as a pillow. The rest is Granda's, with a clock that ticks. A first night away is often long, and then it is over. There is porridge. Next day, Mam opens the bag in the hall and sniffs. The pillowcase smells of smoke.",
    },
    talkTogether: [
      "What is in Rory's bag?",
      'How does another house smell?',
      'Shall we sniff three things with our eyes shut?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'hug',
            feeling: 'calm',
            holds: 'pillow',
          },
          {
            who: 'granda',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['lamp', 'clock'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'granda',
          name: 'Granda',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Did the Cat Come In?',
    description:
      'Jun\'s first sleepover has a way out: one sentence on the phone that means "please fetch me", with no reasons needed.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Jun',
      pronouns: 'they',
      age: 7,
      looks: {
        hairStyle: 'bob',
        hairColour: 'black',
        skin: 'honey',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Makes going home early a plan and not a defeat.',
      'Gives a sentence that can be said in front of others, or sent as a picture when words stick.',
    ],
    topicWords: ['cat', 'night', 'sleepover'],
    given: ['Pa', "friend Elif and Elif's father", 'a cat, Dumpling', 'Jun stammers'],
    content: {
      descriptive:
        "On Saturday night Jun sleeps at Elif's, for the first time. Until nine it is popcorn and a den of chairs. At ten the lamp is off, and Elif is asleep. To be awake there is not like being awake at home. The stairs creak in the wrong places. Jun stammers, and late at night the words stick more.",
      perspective:
        "Pa has told Elif's father about the plan, so it is no surprise. Elif's father once went home from a sleepover in pyjamas and a hat.",
      partial: 'At ten, in the den, Jun may feel ____.',
      cooperative: 'Pa can come at any hour. A question about the cat is the sign.',
      directive: 'Jun can take ten slow breaths, and then choose to stay or to call.',
      control: 'Jun can ask, "Did the cat come in?" or send a picture of one.',
      affirmative:
        'A night may end there or at home, and both are good ends. In one house a phone lies by a bed, with the sound up. In the other, a foot sticks out of a den. At seven there are pancakes, here or there. Somebody asks about the cat after all. It came in hours ago, and has slept on the phone.',
    },
    talkTogether: [
      'What does the sentence mean?',
      'How is it to be the only one awake?',
      'Shall we agree on a sentence?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'worried',
            holds: null,
          },
          {
            who: 'elif',
            pose: 'sleep',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['telephone', 'blanket', 'star'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'other-child',
          id: 'elif',
          name: 'Elif',
          age: 7,
          costume: 'pyjamas',
        },
      ],
    },
  },
  {
    title: 'Kewick and Hoo',
    description:
      'At school camp in the Welsh woods, the second evening is worse than the first. Then something calls, and something answers.',
    ageBand: '8-10',
    themes: ['nature', 'adventure'],
    hero: {
      name: 'Nia',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'long',
        hairColour: 'dark-brown',
        skin: 'peach',
        eyes: 'hazel',
      },
    },
    benefits: [
      'Describes homesickness as it is: worst when there is nothing to do.',
      'Turns a frightening sound into two birds who are talking.',
    ],
    topicWords: ['camp', 'kewick', 'home'],
    given: ['Mr Pugh, the teacher', 'Mam', 'a class camp of three nights'],
    content: {
      descriptive:
        'The class is at a camp in the woods for three nights, and Nia had no trouble with the first. On the second evening it rains, and there is an hour with nothing in it. That is when it comes: a pull under the ribs, towards a kitchen sixty miles away. Homesickness needs empty hours and something to be fond of. Outside, in the black wet trees, something shrieks, "Kewick!"',
      perspective:
        'Mr Pugh has been to this camp eleven times and still misses his own kettle on the second evening. Three others in the tent lie there with their eyes open, each of them sure of being the only one.',
      partial: 'In the empty hour, Nia might feel ____. Some people notice it in the throat, and some in the stomach.',
      cooperative: 'Mr Pugh can make cocoa for those who are awake, and say, "I miss my kettle."',
      directive:
        'Nia can write three lines to Mam and put them in her boot. A letter does not need a stamp to be of use.',
      control: 'When something calls in the dark, Nia can think, "One says kewick. One says hoo."',
      affirmative:
        'The shriek at the camp is a tawny owl, usually a female. The long trembling hoo is usually the male. What sounds like one spooky bird is two of them, keeping in touch across a wood. On the third evening, the pull is there again, or a card game is in the way. Somebody in the tent whispers, "Kewick." It takes a moment. Then, from the far sleeping bag, comes a hoo.',
    },
    talkTogether: [
      'What does the other owl say?',
      'When does homesickness come?',
      'Shall we learn to call like the two owls?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'night',
        weather: 'rain',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'look-up',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'pugh',
            pose: 'stand',
            feeling: 'calm',
            holds: 'cup',
          },
          {
            who: 'owl',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['tent', 'lantern'],
      },
      others: [
        {
          is: 'adult',
          id: 'pugh',
          name: 'Mr Pugh',
          role: 'teacher',
          costume: null,
        },
        {
          is: 'animal',
          id: 'owl',
          name: 'an owl',
          animal: 'owl',
          coat: 'brown',
          size: 'small',
        },
      ],
    },
  },
  {
    title: 'Chocolate in a Bowl',
    description:
      'Anwen plays the horn in an orchestra on exchange. In Dijon she has a kind family, eleven sentences and a bowl with no handle.',
    ageBand: '11+',
    themes: ['music', 'adventure'],
    hero: {
      name: 'Anwen',
      pronouns: 'she',
      age: 12,
      looks: {
        hairStyle: 'curly',
        hairColour: 'chestnut',
        skin: 'porcelain',
        eyes: 'green',
      },
    },
    benefits: [
      'Distinguishes between being unhappy and being tired of being a guest.',
      'Suggests how much contact with home helps, and why more is not always better.',
    ],
    topicWords: ['bowl', 'home', 'night', 'Dijon'],
    given: ['the youth orchestra', 'the family Moreau in Dijon', 'her parents', 'six nights'],
    content: {
      descriptive:
        'The youth orchestra spends six nights in Dijon, and Anwen stays with the Moreaus, who are kind without pause. At breakfast there is chocolate in a bowl with no handle, and people dip their bread in it. Nobody says which hand. All day long there is something of that sort: two kisses or three, shoes on or off, what the dog is called when it is in disgrace. None of it is difficult. It is only that at home all of it happened by itself, and by nine in the evening her face aches from being pleasant.',
      perspective:
        'Madame Moreau worries that the guest eats too little, and the guest worries that she eats too much. The daughter of the house has a list of English sentences as well, and most of them are about the weather. Exchange families tend to be tired on the third evening too, for they have been pleasant just as long.',
      partial:
        'On the third night, Anwen might feel ____. It may be homesickness, or it may be tiredness in another language.',
      cooperative:
        'Her parents can agree on one call, at a fixed time, and on being cheerful but not too interesting. The conductor can be told if a night is more than a person can manage.',
      directive:
        "Anwen can take half an hour a day in which she is nobody's guest, with the door shut and the horn out. Long notes need no vocabulary.",
      control:
        'When one more thing is different, Anwen can think, "I don\'t know how they do it here. I can watch once."',
      affirmative:
        'Missing home in a pleasant place is not ungrateful. It also does not prove that coming was a mistake; both things tend to be clearer on the train. By the fifth breakfast her hands know how hot the bowl is, and on which side it has a chip. The concert is loud and slightly too fast. A week later, at home, somebody takes a cereal bowl out of the cupboard, fills it with chocolate and looks round for bread. There is a mug with a handle right beside it.',
    },
    talkTogether: [
      'What is the chocolate in?',
      'Why can being a guest be tiring?',
      'Shall we eat one breakfast as people do somewhere else?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'shy',
            holds: 'bowl',
          },
          {
            who: 'moreau-h',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['bread', 'plate'],
      },
      others: [
        {
          is: 'adult',
          id: 'moreau-h',
          name: 'Madame Moreau',
          role: 'neighbour',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Bed That Goes Up',
    description:
      'Bilal sleeps in hospital for one night, after his tonsils are out. The bed has buttons, and so has the night.',
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Bilal',
      pronouns: 'he',
      age: 6,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'amber',
      },
    },
    benefits: [
      "Describes a night on a children's ward by its sounds and its people.",
      'Shows who comes when, and how to call.',
    ],
    topicWords: ['night', 'hospital', 'bed'],
    given: ['Abi, his father, stays', 'nurse Joy', 'Bilal has his tonsils taken out'],
    content: {
      descriptive:
        'Tonight Bilal sleeps in hospital, since his tonsils were taken out today. The bed goes up and down with a button. But the night here is not dark and not quiet. Shoes go by, something beeps, and a baby cries in room six. His throat is sore, and home is across the town.',
      perspective:
        'Nurse Joy is awake all night on purpose. Night nurses sleep in the day, with thick curtains. Nurse Joy knows each beep, and which of them needs a look.',
      partial: 'With so much going on in the hall, Bilal may feel ____.',
      cooperative: 'Abi can sleep on the fold-out bed, and hold out a hand.',
      directive: 'Bilal can press the red button if it hurts, or for a question.',
      control: 'Bilal can think, "The nurse knows the beeps. I know the button."',
      affirmative:
        'In the night, people look in at ten, at two and at six. They hold a small torch low. Sleep may come in bits. In the morning there is something soft for breakfast. Then the bag is packed. A finger goes to the button one last time. Up goes the bed, as high as it can. Abi is on it.',
    },
    talkTogether: [
      'What goes up and down?',
      'How is a night with a bright hall?',
      'Shall we guess who else is awake at night?',
    ],
    picture: {
      scene: {
        setting: 'doctor',
        time: 'night',
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
            who: 'abi',
            pose: 'sit',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['clock'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'abi',
          name: 'Abi',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

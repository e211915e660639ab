import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge brushing-teeth. */
export const BRUSHING_TEETH: readonly LibraryStory[] = [
  {
    title: 'First Uncle, Then Cosmo',
    description: "Cosmo brushes Uncle Bert's teeth, and then Uncle Bert brushes Cosmo's. Foam ends up on both noses.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Cosmo',
      pronouns: 'they',
      age: 3,
      looks: {
        hairStyle: 'curly',
        hairColour: 'red',
        skin: 'porcelain',
        eyes: 'green',
      },
    },
    benefits: [
      'Lets a child hold the brush first and see how it is done.',
      'Makes the order clear: one, then the other.',
    ],
    topicWords: ['teeth', 'brush'],
    given: ['Uncle Bert'],
    content: {
      descriptive: "Brush, brush, brush. Cosmo brushes teeth. They are Uncle Bert's teeth! There is foam on a nose.",
      perspective: 'Uncle Bert holds still. It tickles a bit.',
      partial: 'When the brush comes near, Cosmo may feel ____.',
      cooperative: 'Uncle Bert can hum and go slowly.',
      directive: 'Cosmo can open wide, like Uncle Bert did.',
      control: 'Cosmo can say, "First you, then me."',
      affirmative:
        "Now it is Cosmo's turn. Brush, brush at the top. Brush, brush down below. Spit! Two sets of teeth are clean. Two noses have foam on.",
    },
    talkTogether: ['Whose teeth go first?', 'How does a brush feel at the back?', "Shall we do each other's teeth?"],
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
            holds: 'toothbrush',
          },
          {
            who: 'bert',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['cup'],
      },
      others: [
        {
          is: 'adult',
          id: 'bert',
          name: 'Uncle Bert',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Hot Mint',
    description:
      'Dawit\'s toothpaste says "fresh" and his tongue says "hot". Both of them are right, and there are other tubes.',
    ageBand: '4-5',
    themes: ['science'],
    hero: {
      name: 'Dawit',
      pronouns: 'he',
      age: 4,
      looks: {
        hairStyle: 'afro',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Explains why mint can sting, so that a wrinkled nose makes sense to everyone.',
      'Gives words for the problem, and a choice between tubes.',
    ],
    topicWords: ['mint', 'teeth', 'tube'],
    given: ['Mum', 'Dad', 'the dentist'],
    content: {
      descriptive:
        'At night, Dawit cleans his teeth in the small blue bathroom. On the tube is a green leaf. That leaf is mint. On some tongues, mint is cold and hot at once. So the brush is out again fast.',
      perspective:
        'Mum has had mint for so long that it is just mint. The dentist knows that young tongues notice more. There are tubes with hardly any taste.',
      partial: 'With mint on the tongue, Dawit may feel ____.',
      cooperative: 'Mum can ask the dentist which other tube is good for teeth.',
      directive: 'Dawit can smell two tubes and point to one.',
      control: 'Dawit can say, "That one is hot. This one is not."',
      affirmative:
        'Teeth need the brush and a dab as big as a pea. They do not need a leaf. The new tube tastes of nearly nothing. The old one goes to Mum, who likes it. Now Dad wants to know who smells of mint. It is Mum.',
    },
    talkTogether: [
      'How can mint be on a tongue?',
      'How does your paste feel in the mouth?',
      'Shall we sniff the tubes and vote?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'night',
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
            who: 'mum',
            pose: 'stand',
            feeling: 'happy',
            holds: 'toothbrush',
          },
        ],
        things: [],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'mum',
          name: 'Mum',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'What the Shark Does Without',
    description:
      "Eilidh's front tooth wobbles, so she brushes round it. A shark never brushes at all, and there is a reason.",
    ageBand: '6-7',
    themes: ['animals', 'science'],
    hero: {
      name: 'Eilidh',
      pronouns: 'she',
      age: 6,
      looks: {
        hairStyle: 'long',
        hairColour: 'strawberry-blonde',
        skin: 'peach',
        eyes: 'blue',
      },
    },
    benefits: [
      'Says how to brush near a loose tooth, and why it matters for the new one.',
      'Gives a true comparison to be proud of knowing.',
    ],
    topicWords: ['tooth', 'teeth', 'brush'],
    given: ['Dad', 'a shark poster in the bathroom'],
    content: {
      descriptive:
        "Eilidh's front tooth has begun to wobble. When the brush comes near, it tips over like a gate. So the brush makes a big curve round it. On the bathroom wall is a poster of a shark. Sharks lose teeth all their lives, thousands of them. A new one is ready each time, so no shark owns a brush.",
      perspective:
        'People get two sets, and then it is over. Dad has the second set, with one gold tooth at the back. Dad wishes that he had brushed that one better.',
      partial: "With a tooth that moves, Eilidh's mouth may feel ____.",
      cooperative: 'Dad can do the loose one with the softest brush in the house.',
      directive: 'Eilidh can brush it in tiny circles with two fingers on the handle. Tiny circles do not tug.',
      control: 'Eilidh can think, "Two sets. This is number two coming."',
      affirmative:
        'Under the wobble, the new tooth is pushing up. A clean place is good for it. Loose teeth and brushes can get along, as long as both go gently. One day the brush finds a gap. The shark on the wall has a gap as well, on the left. It did not notice.',
    },
    talkTogether: [
      'How many sets of teeth do people get?',
      'What is odd about a tooth that moves?',
      'Shall we count our teeth with a mirror?',
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
            pose: 'look-up',
            feeling: 'curious',
            holds: 'toothbrush',
          },
          {
            who: 'dad',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['tooth'],
      },
      others: [
        {
          is: 'adult',
          id: 'dad',
          name: 'Dad',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Pink Map',
    description:
      'A rinse from the dentist turns the missed spots pink. Samir thought he was done, and his hand had a habit.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Samir',
      pronouns: 'he',
      age: 9,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
        hearingAid: true,
      },
    },
    benefits: [
      'Replaces nagging with something a child can check alone.',
      'Shows that missed spots come from habit, and that a habit can be moved.',
    ],
    topicWords: ['teeth', 'pink', 'brush'],
    given: ['his aunt Khala Mona', 'the dentist gave a rinse that shows what was missed'],
    content: {
      descriptive:
        'Samir says that he has brushed his teeth, and he has. Khala Mona says that they do not look like it, and they do not. Such talks are dull for both sides. This week the dentist gave them a rinse to settle it. It colours whatever the brush has missed. Two minutes later there is a pink patch at the back, on one side only. It has the shape of Portugal.',
      perspective:
        'Khala Mona tried the rinse as well, and found another Portugal. The dentist finds one in nearly every mouth. Hands have habits, and so they begin in the same place each evening and are bored by the end.',
      partial:
        'At the sight of so much pink, Samir might feel ____. Caught is one word for it, and curious is another.',
      cooperative: 'Khala Mona can stop asking whether he has brushed, for as long as the experiment runs.',
      directive:
        'Samir can start at the pink place for one week, and then rinse again. Whatever comes first gets the fresh hand.',
      control: 'When the brush sets off on its usual way, Samir can think, "Other end first."',
      affirmative:
        'Nobody can see the back of their own teeth, so it was not a lie, and hardly a mistake. A map is more use than a quarrel. On day seven the patch has shrunk to something like Malta. A tiny one has turned up at the front, where there was none before. Whichever end goes first, the brush is bored at the other.',
    },
    talkTogether: [
      'What shape did the pink patch have?',
      'How is it when somebody does not believe a true thing?',
      'Shall we draw a map of our own mouths?',
    ],
    picture: {
      scene: {
        setting: 'bathroom',
        time: 'night',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'look-up',
            feeling: 'curious',
            holds: 'toothbrush',
          },
          {
            who: 'mona',
            pose: 'stand',
            feeling: 'surprised',
            holds: null,
          },
        ],
        things: ['notebook'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'mona',
          name: 'Khala Mona',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Tap Twice',
    description: "Since the braces, lunch stays in Catalina's smile and the trumpet hurts. She and Nora invent a sign.",
    ageBand: '11+',
    themes: ['music'],
    hero: {
      name: 'Catalina',
      pronouns: 'she',
      age: 12,
      looks: {
        hairStyle: 'curly',
        hairColour: 'dark-brown',
        skin: 'honey',
        eyes: 'brown',
      },
    },
    benefits: [
      'Treats the embarrassment of braces as the real obstacle to brushing at school.',
      'Shows how a friend can help without a word being said aloud.',
    ],
    topicWords: ['brush', 'braces'],
    given: ['friend Nora', 'the orthodontist', 'she plays the trumpet'],
    content: {
      descriptive:
        'Since September Catalina has worn braces, and brushing has gone from two minutes to six. Around every bracket there is a ledge, and on every ledge something settles. On the day of the school photo it was spinach. She also plays the trumpet, which presses the metal into the inside of her lip. The orthodontist recommends a brush after lunch. In practice that means foaming at a basin in the school toilets while people come in to do their hair.',
      perspective:
        'Anybody in front of that mirror is chiefly looking at one face, and it is their own. Three others in her year have braces, and each of them has probably wondered where to brush. Nora, who sits opposite at lunch, has noticed spinach more than once and has not known whether a friend says so.',
      partial:
        'On the way to the basin, Catalina might feel ____. It is quite possible to be embarrassed about something and right to do it.',
      cooperative:
        'The orthodontist can show her how to use wax on the sharp parts, for concerts. Nora can go along to the basin and talk about something else.',
      directive:
        'Catalina can agree on a sign with Nora, such as two taps on a tooth. Nobody else at the table needs to know the code.',
      control:
        'When the door of the toilets opens, Catalina can think, "Six minutes of looking odd, twenty years of teeth."',
      affirmative:
        'Braces are uncomfortable, slow and, in most cases, temporary. Brushing them is a dull kind of skill, like scales, and it gets quicker in the same unexciting way. By November the long notes on the trumpet are back, although the high ones are still thinking about it. One Thursday at lunch, Nora laughs, and there it is, something green, with no braces to blame. Catalina taps twice.',
    },
    talkTogether: [
      'What did two taps mean?',
      'Why might it be hard to tell a friend about spinach?',
      'Shall we agree on a sign of our own?',
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
            feeling: 'shy',
            holds: 'toothbrush',
          },
          {
            who: 'nora',
            pose: 'point',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: [],
      },
      others: [
        {
          is: 'other-child',
          id: 'nora',
          name: 'Nora',
          age: 12,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Stick from the Toothbrush Tree',
    description:
      "Ayanle's grandfather cleans his teeth with a stick and takes his time. Ayanle has a green brush and is done in ten seconds.",
    ageBand: '6-7',
    themes: ['nature'],
    hero: {
      name: 'Ayanle',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'deep-brown',
        eyes: 'brown',
      },
    },
    benefits: [
      'Shows that people have cleaned teeth in many ways, for a long time.',
      'Puts company in place of a timer.',
    ],
    topicWords: ['teeth', 'brush', 'stick'],
    given: ['Awoowe, his grandfather', 'a stick called caday'],
    content: {
      descriptive:
        "Ayanle's brush is green, and it is back in the cup after ten seconds. Awoowe, his grandfather, does it with a stick. It comes from a small tree with a sharp taste. The end is chewed until it is soft. Then each tooth gets its turn, and that takes as long as the news.",
      perspective:
        'Awoowe learned it from his own grandfather, in a town with no brushes. The news is long, so Awoowe is in no hurry.',
      partial: 'When the brush goes round for the second time, Ayanle may feel ____.',
      cooperative: 'Awoowe can move over, so that there is room on the step.',
      directive: 'Ayanle can sit there and brush as long as the stick does.',
      control: 'Ayanle can think, "Out, in, on top. Then the next one."',
      affirmative:
        'Alone at a sink, two minutes are long. On a step there are birds, a neighbour and somebody else with foam. Teeth have three sides that a brush can reach. Awoowe does the last one and puts the stick behind an ear. Next comes the green brush, behind a smaller ear. It falls off. Two people look for it in the mint.',
    },
    talkTogether: [
      'What does the stick come from?',
      'How long can two minutes be?',
      'Shall we brush together in a new place?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'happy',
            holds: 'toothbrush',
          },
          {
            who: 'awoowe',
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
          id: 'awoowe',
          name: 'Awoowe',
          role: 'other-grandparent',
          costume: null,
        },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** The collection fear-dark. */
export const FEAR_DARK_COLLECTION: readonly LibraryStory[] = [
  {
    title: 'Toes, Are You There?',
    description: "When the light goes off, Kaya's toes cannot be seen. So somebody asks them.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Kaya',
      pronouns: 'she',
      age: 2,
      looks: {
        hairStyle: 'bob',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      "Shows that what cannot be seen is still there, with the child's own body.",
      'Makes a small game of the first minute in the dark.',
    ],
    topicWords: ['dark', 'toe'],
    given: ['Mama'],
    content: {
      descriptive:
        "It is dark. Where are Kaya's toes? She cannot see them. They were here a minute ago. Wiggle! Something moves under the blanket.",
      perspective: 'Mama cannot see her own toes. Mama can feel them.',
      partial: 'In the dark, Kaya may feel ____.',
      cooperative: 'Mama can give them a squeeze.',
      directive: 'Kaya can wiggle left, then right.',
      control: 'Kaya can ask, "Toes, are you there?"',
      affirmative:
        'Wiggle, wiggle. Ten toes say yes. A nose is here, too. Mama is on the chair. The dark can stay. The toes stay. Wiggle. Night-night, ten.',
    },
    talkTogether: [
      'What moves under the blanket?',
      'How is it when toes are in the dark?',
      'Shall we find ten toes with the light off?',
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
            pose: 'sit',
            feeling: 'curious',
            holds: 'blanket',
          },
          {
            who: 'mama-d',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['pillow'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'mama-d',
          name: 'Mama',
          role: 'parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Square on the Rug',
    description: "A bright square lies on Wilf's rug at night. It comes in at the window, and it walks.",
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Wilf',
      pronouns: 'he',
      age: 3,
      looks: {
        hairStyle: 'curly',
        hairColour: 'blonde',
        skin: 'porcelain',
        eyes: 'blue',
      },
    },
    benefits: ['Turns moonlight and its slow walk into company.', 'Ends with morning light in the same place.'],
    topicWords: ['dark', 'square'],
    given: ['Grandpa'],
    content: {
      descriptive:
        "On Wilf's rug is a white square. The rest is dark. Who put it there? It was not Wilf. It comes in at the window.",
      perspective: 'Grandpa looks out. The moon is up.',
      partial: 'In the dark room, Wilf may feel ____.',
      cooperative: 'Grandpa can pull the curtain or leave it.',
      directive: 'Wilf can put one hand in the white.',
      control: 'Wilf can say, "Hello, moon window."',
      affirmative:
        'The square is slow. It goes from the rug to the shoe. It goes up the wall. Then it is dark. Then a gold square is on the rug. Hello, sun window.',
    },
    talkTogether: [
      'What is on the rug?',
      'How is a room with a bit of moon in it?',
      'Shall we see where the light lies tonight?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'grandpa-c',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['moon', 'shoe'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'grandpa-c',
          name: 'Grandpa',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Coat with Nobody In It',
    description: "Something tall with long arms stands at Rashid's door. By day it goes to work with Abbu.",
    ageBand: '4-5',
    themes: ['fantasy'],
    hero: {
      name: 'Rashid',
      pronouns: 'he',
      age: 4,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Explains why an ordinary shape turns into a figure at night.',
      'Lets the child decide where the shape is allowed to hang.',
    ],
    topicWords: ['dark', 'coat', 'arm'],
    given: ['Abbu', 'a long coat on the door'],
    content: {
      descriptive:
        "In the dark, somebody tall is at Rashid's door. There are two long arms and no face. When a car goes by, the arms move. Abbu puts the light on. It is Abbu's long coat, on its hook. Light off, and somebody is there again.",
      perspective:
        "In the dark, eyes see just edges. The head makes up the rest, and it likes people best. Abbu's head does that too, with a chair.",
      partial: 'When the arms move, Rashid may feel ____.',
      cooperative: 'Abbu can hang the coat on some other hook.',
      directive: 'Rashid can put his hand up the sleeve, with the light on.',
      control: 'Rashid can say, "Coat. Hook. Two sleeves."',
      affirmative:
        "A coat is as tall as the person who wears it. It moved because of the car, and it has no feet. Now it hangs in the hall. The door is flat and dark, with a small hook. In the morning, two arms go in, and then it has a head. It is Abbu's, and it says goodbye.",
    },
    talkTogether: [
      'Who is in the coat?',
      'How can a thing look in the dark?',
      'Shall we look at a chair with the light off and on?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'point',
            feeling: 'scared',
            holds: null,
          },
          {
            who: 'abbu',
            pose: 'stand',
            feeling: 'calm',
            holds: 'coat',
          },
        ],
        things: ['lamp'],
      },
      costume: 'pyjamas',
      others: [
        {
          is: 'adult',
          id: 'abbu',
          name: 'Abbu',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'They Need It Dark',
    description: "On Luana's street in Brazil the lamp is broken. That is bad for people, and good for somebody else.",
    ageBand: '4-5',
    themes: ['animals', 'nature'],
    hero: {
      name: 'Luana',
      pronouns: 'she',
      age: 5,
      looks: {
        hairStyle: 'curly',
        hairColour: 'black',
        skin: 'brown',
        eyes: 'brown',
      },
    },
    benefits: ['Gives a reason to be glad of some dark.', 'Tells a true thing about fireflies.'],
    topicWords: ['dark', 'light', 'firefly'],
    given: ["Vovô, Luana's grandfather", 'the veranda'],
    content: {
      descriptive:
        "The street lamp by Luana's house is broken. So the garden is dark, right up to the steps. She stands on the top step with Vovô. A small green light goes on in the grass. It goes off. There is one more by the wall. They are fireflies.",
      perspective:
        'A firefly shines to find another one. By a bright lamp, they cannot see each other well. So they like the dark.',
      partial: 'On the top step, Luana may feel ____.',
      cooperative: 'Vovô can stand one step down.',
      directive: 'Luana can sit still and count the green lights.',
      control: 'Luana can think, "They need it dark."',
      affirmative:
        'Dark is not the same as empty. Down there, somebody blinks, and somebody blinks back. Seven, eight, nine. A firefly is as long as a bean. No garden is too black for it. Next week the lamp is mended. Luana and Vovô sit in the back, where it still does not reach.',
    },
    talkTogether: [
      'What do fireflies look for?',
      'How is it to sit in front of a black garden?',
      'Shall we look for something that comes out after dark?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: null,
          },
          {
            who: 'vovo',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['star'],
      },
      others: [
        {
          is: 'adult',
          id: 'vovo',
          name: 'Vovô',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'A Minute in the Mountain',
    description:
      'Deep in the cave the guide turns off the lamps, for one minute. Marlo waves a hand in front of both eyes.',
    ageBand: '6-7',
    themes: ['adventure', 'science'],
    hero: {
      name: 'Marlo',
      pronouns: 'they',
      age: 6,
      looks: {
        hairStyle: 'short',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'amber',
      },
    },
    benefits: [
      'Describes total darkness as an experiment with a beginning and an end.',
      'Hands over the choice to join in or to keep a light.',
    ],
    topicWords: ['dark', 'cave', 'lamp'],
    given: ['Uncle Pim', 'Bas, the cave guide'],
    content: {
      descriptive:
        'Marlo goes into a cave with Uncle Pim and eleven others. It is cold, and water drips. In the last hall, Bas the guide turns off the lamps for one minute. It is darker than any night. At night there are stars or a crack at the door. Here there is nothing, so even a hand at the nose cannot be seen.',
      perspective:
        'Some of the group laugh, because it is odd to be nowhere. Bas has been down here a thousand times, and still likes the minute. Those who would rather have a light may keep one in their palm.',
      partial: 'In a dark like that, Marlo may feel ____.',
      cooperative: 'Uncle Pim can give three squeezes when half of the minute is over.',
      directive: 'Marlo can keep a torch in one fist, off or on.',
      control: 'Marlo can count, "Drip one. Drip two. Drip three."',
      affirmative:
        'Dark does nothing. It is only what is left when light goes away. With no eyes to help, ears get busy, and the drips are all around. The rock stands where it stood before. Drip nineteen, drip twenty, and the lamps are on. Thirteen people blink. One of them is still waving at his own nose, and it is Uncle Pim.',
    },
    talkTogether: [
      'How long are the lamps off?',
      'How is it when eyes have nothing to do?',
      'Shall we listen for a minute in the dark?',
    ],
    picture: {
      scene: {
        setting: 'cave',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'curious',
            holds: 'torch',
          },
          {
            who: 'pim',
            pose: 'wave',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'bas',
            pose: 'stand',
            feeling: 'calm',
            holds: 'lantern',
          },
        ],
        things: ['rock'],
      },
      others: [
        {
          is: 'adult',
          id: 'pim',
          name: 'Uncle Pim',
          role: 'other-parent',
          costume: null,
        },
        {
          is: 'adult',
          id: 'bas',
          name: 'Bas',
          role: 'neighbour',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Two Bits of Tape',
    description:
      'Between two dances the stage goes black, and Araceli stands on a spot that she cannot see. Then it glows.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Araceli',
      pronouns: 'she',
      age: 7,
      looks: {
        hairStyle: 'braids',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Describes a dark with many people in it, and a job to do there.',
      'Shows that someone has planned for the eyes.',
    ],
    topicWords: ['dark', 'stage', 'tape', 'glow'],
    given: ['Señora Paz, the dance teacher', 'Leo, the stage hand', 'Tía Rosi in the audience'],
    content: {
      descriptive:
        'Araceli dances in a show with eight others. Between two dances, the stage goes dark for twelve breaths. In those twelve breaths, nine skirts change places. There are steps at the edge, and nobody may use a lamp. In the hall, it was easy. In the dark, a stage has no size.',
      perspective:
        'People in the seats see nothing and wait. Leo has stuck small bits of tape on the floor. They take in light all day, and give it back in the dark. Leo did it last night, on both knees.',
      partial: 'When the lights go off, Araceli may feel ____.',
      cooperative: 'Señora Paz can stand by the steps, so that nobody comes near them.',
      directive: 'Araceli can look down and find two bits of tape that glow.',
      control: 'Araceli can think, "Green, green, feet."',
      affirmative:
        'Dark is no trouble for tape. There is one green dash, and then one more. Two shoes come and stand on them. When the lights go up, nine skirts are in a row. Tía Rosi wonders how that was done. At the end, everybody claps for the dancers. Araceli claps for the floor.',
    },
    talkTogether: [
      'What glows on the stage?',
      'How is a big room in the dark?',
      'Shall we stick something that glows by the bed?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'dance',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'leo-s',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['star'],
      },
      others: [
        {
          is: 'adult',
          id: 'leo-s',
          name: 'Leo',
          role: 'neighbour',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'As Far as the Light Goes',
    description:
      "At the night run in Finland, Kirsi's lamp shows twelve metres of forest. The course is three kilometres.",
    ageBand: '8-10',
    themes: ['sports', 'nature'],
    hero: {
      name: 'Kirsi',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'ponytail',
        hairColour: 'white-blonde',
        skin: 'porcelain',
        eyes: 'blue',
      },
    },
    benefits: ['Cuts a long dark way into the part that can be seen.', 'Explains why eyes in the forest shine back.'],
    topicWords: ['dark', 'lamp', 'light'],
    given: ['Veikko, who runs with her', 'the orienteering club', 'Äiti at the finish'],
    content: {
      descriptive:
        'On Thursday the club runs in the dark. Kirsi has a map, a compass and a lamp on her forehead. The course is three kilometres long, and her lamp reaches for twelve metres. Where it ends, the forest seems to end as well, and something may begin. Nothing dangerous lives in this wood. That is known by the part of the head that does sums, but another part is listening.',
      perspective:
        'Veikko is ten and runs ahead so as to look brave, and turns round so as not to be alone. Äiti, at the finish, can see small lamps between the trees and cannot tell which is which. A fox hears them all coming and finds the whole thing rather loud.',
      partial:
        'Between the second post and the third, Kirsi might notice ____. It can be in the legs before it has a name.',
      cooperative: 'Veikko can stay close enough to talk. A grown-up with a whistle can wait at every third post.',
      directive: 'Kirsi can look for the next thing that the lamp shows, and run to that. After a birch comes a rock.',
      control: 'When it is too black ahead, Kirsi can think, "As far as the light goes, and then again."',
      affirmative:
        'The light moves along with whoever carries it, so twelve metres are enough for any course. Two green sparks look out from under a spruce. Many animals have a kind of mirror at the back of the eye, and it shines in a lamp. A moment later the fox is gone. At the finish there is juice, and somebody asks what was out there. It was mostly birch.',
    },
    talkTogether: [
      'How far does the lamp reach?',
      'What is the difference between knowing and listening?',
      'Shall we go round the house with a torch and see what shines back?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'run',
            feeling: 'determined',
            holds: null,
          },
          {
            who: 'fox',
            pose: 'sit',
            feeling: 'surprised',
            holds: null,
          },
        ],
        things: ['map', 'torch'],
      },
      others: [
        {
          is: 'animal',
          id: 'fox',
          name: 'the fox',
          animal: 'fox',
          coat: 'ginger',
          size: 'small',
        },
      ],
    },
  },
  {
    title: 'Somebody Gets the Apples',
    description:
      'At eleven Kacper is sent to the cellar for apples, and the switch is at the top of the stairs. Nobody knows that he sings.',
    ageBand: '11+',
    themes: ['music', 'science'],
    hero: {
      name: 'Kacper',
      pronouns: 'he',
      age: 11,
      looks: {
        hairStyle: 'short',
        hairColour: 'dark-brown',
        skin: 'peach',
        eyes: 'grey',
      },
    },
    benefits: [
      'Admits that being afraid of the dark does not stop at a birthday.',
      'Explains what the eyes and the brain do on the way down, and on the way up.',
    ],
    topicWords: ['cellar', 'dark', 'apples'],
    given: ['Babcia, his grandmother', 'the cellar of the house', 'his sister Hania, who is fifteen'],
    content: {
      descriptive:
        'The apples are kept in the cellar, and in this house it is Kacper who fetches them. There are fourteen steps and one lamp, which hums, and the switch for it is at the top. Going down is bearable. It is the way back that matters, with a bowl in both hands and the whole cellar behind him. He is eleven and knows perfectly well what is in it: jars, skis and a boiler. Still he goes up faster than down, every time, and he sings.',
      perspective:
        "Hania, a sister of fifteen, laughed about it once. When the turn is Hania's, a telephone goes down as well, with its torch on. Babcia believes that children are afraid of the dark and big boys are not, since nobody in those days asked a big boy. Surveys find a fair number of adults who would rather not go down there either.",
      partial: 'With his back to the cellar, Kacper might feel ____. It may be mixed with being annoyed at himself.',
      cooperative:
        'Babcia can have a second switch put in at the bottom, which is a job of an hour. Hania can trade the apples for the bins.',
      directive:
        'Kacper can stop on the seventh step, turn round and look for as long as it takes to breathe out. What is behind a person seems to grow; what is in front of a person has a size.',
      control: 'On the seventh step, Kacper can think, "Jars. Skis. Boiler. Same as yesterday."',
      affirmative:
        'Long before there were cellars, people who listened hard in the dark had something to gain by it. The brain has kept the habit and applies it to a boiler. Such a fear is not childish, and it may fade, or it may just become dull, like the boiler. Singing is a good idea, incidentally, as it makes for long breaths out. Last Sunday Babcia went down for the apples in person, since everyone else was out. Coming in at the door, with one boot off, Kacper heard it from below: fourteen steps, quite fast, and a hymn.',
    },
    talkTogether: [
      'What is in the cellar?',
      'Why might somebody be annoyed at being afraid?',
      'Shall we each say where we would rather have a second switch?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'calm',
            holds: 'bowl',
          },
          {
            who: 'babcia',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['apple', 'lamp'],
      },
      others: [
        {
          is: 'adult',
          id: 'babcia',
          name: 'Babcia',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
];

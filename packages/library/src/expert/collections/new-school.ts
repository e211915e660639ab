import type { LibraryStory } from '../library-story.ts';

/** The collection new-school. */
export const NEW_SCHOOL_COLLECTION: readonly LibraryStory[] = [
  {
    title: 'The Peg with a Snail',
    description: "At Posy's new nursery each child has a picture over the peg. Hers is a snail.",
    ageBand: '2-3',
    themes: ['animals'],
    hero: {
      name: 'Posy',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'bob',
        hairColour: 'red',
        skin: 'porcelain',
        eyes: 'blue',
      },
    },
    benefits: ['Finds one fixed point in a new place.', 'Ends with the coat, which means home.'],
    topicWords: ['nursery', 'school', 'snail', 'peg'],
    given: ['Daddy', 'Kemi, who works at the nursery'],
    content: {
      descriptive:
        "Posy has a new nursery. It has a lot of pegs. One has a duck. One has a snail. Posy's coat goes on the snail.",
      perspective: 'Kemi knows each peg. Kemi says hello to the snail.',
      partial: 'In the new room, Posy may feel ____.',
      cooperative: 'Kemi can sit on the mat with her.',
      directive: 'Posy can go and see the peg.',
      control: 'Posy can say, "Snail, mind my coat."',
      affirmative:
        'There is paint at nursery. There is sand. The coat is on its peg. Then Daddy comes. Posy has paint on. Off comes the coat. The snail has paint on, too.',
    },
    talkTogether: [
      "What is over Posy's peg?",
      'How is a room that is new?',
      'Shall we put a picture over a peg at home?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
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
            who: 'kemi-l',
            pose: 'kneel',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'snail',
            pose: 'walk',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['paint'],
      },
      others: [
        {
          is: 'adult',
          id: 'kemi-l',
          name: 'Kemi',
          role: 'teacher',
          costume: null,
        },
        {
          is: 'animal',
          id: 'snail',
          name: 'a snail',
          animal: 'snail',
          coat: 'brown',
          size: 'tiny',
        },
      ],
    },
  },
  {
    title: 'Orange Ear Muffs',
    description: 'The lunch hall at the new school is the loudest room that Oren has met. So his ears get a door.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Oren',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'curly',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'brown',
      },
    },
    benefits: ['Treats noise as a real obstacle, not as fussiness.', 'Offers three ways to make a loud room smaller.'],
    topicWords: ['school', 'loud', 'lunch'],
    given: ['Ms Falk', 'orange ear muffs'],
    content: {
      descriptive:
        "At Oren's new school, lunch is in a big hall. Two hundred forks hit two hundred plates. Chairs scrape. It all goes up to the roof and comes down again. It is so loud that food has no taste. Oren has orange ear muffs. They make loud things less loud.",
      perspective: 'Some ears let in more than others. The cook wears muffs too, near the big mixer.',
      partial: "In the loud hall, Oren's head may feel ____.",
      cooperative: 'Ms Falk can keep the seat by the wall for him.',
      directive: 'Oren can put on the muffs before the doors open.',
      control: 'Oren can say, "Ears first. Then soup."',
      affirmative:
        'A person with muffs can still see a joke. Across from him, a girl puts two rolls on her ears. They are nearly as big as the muffs. The hall is loud, and lunch has a taste. It is a school soup, with letters in it. On the spoon is an O.',
    },
    talkTogether: [
      'What is on the spoon?',
      'How does a loud room feel inside a head?',
      'Shall we hear how a room sounds with hands on our ears?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'calm',
            holds: 'spoon',
          },
          {
            who: 'girl-c',
            pose: 'sit',
            feeling: 'happy',
            holds: 'bread',
          },
        ],
        things: ['soup', 'plate'],
      },
      others: [
        {
          is: 'other-child',
          id: 'girl-c',
          name: 'a girl',
          age: 5,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Back Legs',
    description:
      'The play has been cast since autumn. When Gethin joins the school, one part is left, and it is half of a dragon.',
    ageBand: '6-7',
    themes: ['fantasy', 'music'],
    hero: {
      name: 'Gethin',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'spiky',
        hairColour: 'black',
        skin: 'peach',
        eyes: 'green',
      },
    },
    benefits: ['Describes joining when all the good places seem taken.', 'Shows trust growing out of a job for two.'],
    topicWords: ['school', 'dragon', 'leg'],
    given: ['Miss Bowen', 'Steffan, in the same class', 'Gethin joined in February'],
    content: {
      descriptive:
        'Gethin joins his new school in February, and the play is in March. The knights are taken, and so are the cooks and the moon. One part is left. It is the back legs of the dragon, under a green cloth. Steffan is the front legs and can see out. The back legs see one pair of socks.',
      perspective:
        'Steffan has had no back half for three weeks, so the dragon has been short. Miss Bowen does not think of it as a small part. Half a dragon is no dragon.',
      partial: 'Under the green cloth, Gethin may feel ____.',
      cooperative: 'Miss Bowen can play the march slowly at first.',
      directive: 'Gethin can hold on to the belt in front and count with the drum. Left comes on one.',
      control: 'Gethin can say, "Left on one. I\'m right behind."',
      affirmative:
        "New people often get what is over, and that is nobody's plan. Now and then it is the part that makes a thing whole. At a school play, parents watch faces. A dragon is mostly legs. In the third song it turns too fast, and the front half slips. The back half stands still and holds the belt. From the seats, it looks as if the dragon bowed.",
    },
    talkTogether: [
      'Which part is left?',
      'How is it to see nothing but socks?',
      'Shall we walk as an animal with four legs?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
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
            who: 'steffan',
            pose: 'walk',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['drum', 'star'],
      },
      others: [
        {
          is: 'other-child',
          id: 'steffan',
          name: 'Steffan',
          age: 7,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Fifteen Minutes of Brooms',
    description:
      'In Osaka the pupils clean their school themselves. Takumi comes from Toronto and has not held a broom before.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Takumi',
      pronouns: 'he',
      age: 7,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'porcelain',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      "Tells a true custom from a country's schools.",
      'Shows how a shared job takes the place of small talk.',
    ],
    topicWords: ['school', 'broom', 'clean'],
    given: ['Ogawa-sensei, the teacher', 'Riko, in the same group', 'moved from Toronto to Osaka'],
    content: {
      descriptive:
        "In Toronto, somebody came in the evening to clean Takumi's school. In Osaka, the pupils do it. After lunch, music comes on, and everyone ties a cloth round their hair. There are brooms, buckets and a list, so each group knows its room. For fifteen minutes the school cleans itself. Takumi's broom goes one way, and the dust goes the other.",
      perspective:
        "The class has done this for years and thinks that all schools do it. Riko's group has the stairs. Riko would like to be done before the music stops.",
      partial: 'With the wrong end of the dust, Takumi may feel ____.',
      cooperative: "Ogawa-sensei can give him the pan at first, beside Riko's broom.",
      directive: 'Takumi can watch how Riko holds the handle, and do one step.',
      control: 'Takumi can think, "Top step first. Dust goes down."',
      affirmative:
        'It is hard to be shy with a wet cloth in both hands. On day one, they talk about dust. On day four, they talk about a spider that lives on step nine. Nobody sweeps step nine. When the new school is clean, the music stops. Two heads are still down by the stairs, to see what the spider has caught.',
    },
    talkTogether: [
      'Who cleans the school in Osaka?',
      'How is it when everybody knows what to do?',
      'Shall we clean something for one song?',
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
            pose: 'hold',
            feeling: 'curious',
            holds: 'broom',
          },
          {
            who: 'spider',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['bucket', 'music'],
      },
      others: [
        {
          is: 'animal',
          id: 'spider',
          name: 'the spider',
          animal: 'spider',
          coat: 'black',
          size: 'tiny',
        },
      ],
    },
  },
  {
    title: 'Forty New Words',
    description:
      'Tamsin talks with a device. Before the new school starts, it needs its names, its jokes and its complaints.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Tamsin',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'braids',
        hairColour: 'red',
        skin: 'peach',
        eyes: 'green',
        wheelchair: true,
      },
    },
    benefits: [
      'Shows how a communication device is made ready for a new place.',
      'Asks adults to put in the words that a child wants, and not only the polite ones.',
    ],
    topicWords: ['school', 'word', 'device'],
    given: ['her speech therapist, Gwil', 'Mam', 'Tamsin talks with a device and uses a wheelchair'],
    content: {
      descriptive:
        'Tamsin starts at a new school in a week, and her voice is not ready. She talks with a device on the arm of her wheelchair, and each word in it was put there by somebody. It knows the dog, the old teachers and nineteen kinds of cheese. It does not know one name at the new school. It does not have "boring", either, since no adult thought of it.',
      perspective:
        'Gwil says that most grown-ups put in "please" and "thanks" first. What friends say to each other all day is more like "Look at that" and "No way". At first the class may speak to whoever is beside Tamsin.',
      partial:
        'With an empty page on the screen, Tamsin might feel ____. There is a key for that, and it can be changed.',
      cooperative:
        'Gwil and Mam can type in what she chooses, and save it twice. The school can send the names of the class before the first day.',
      directive:
        'Tamsin can write a list of forty words and sort it: names, jokes and complaints. It is her voice, so "please" may wait until word thirty.',
      control: 'When people talk past her, Tamsin can press, "Ask me. I\'m quick when I\'m rude."',
      affirmative:
        'A person who talks with a device has as much to say as anybody. What a listener needs is about ten seconds. On the first Monday, there are thirty faces and a smell of paint. The teacher explains the fire drill for a long time. In the silence afterwards, the new school hears her say a word for the first time. It is number twelve. The whole class agrees with it and, after a while, so does the teacher.',
    },
    talkTogether: [
      'What did no adult think of?',
      'How is it when people ask the person next to somebody?',
      'Shall we each write ten words that we would need?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'happy',
            holds: 'tablet',
          },
          {
            who: 'teach',
            pose: 'stand',
            feeling: 'surprised',
            holds: null,
          },
          {
            who: 'girl-h',
            pose: 'look-up',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['notebook'],
      },
      others: [
        {
          is: 'adult',
          id: 'teach',
          name: 'the teacher',
          role: 'teacher',
          costume: null,
        },
        {
          is: 'other-child',
          id: 'girl-h',
          name: 'a girl in the class',
          age: 9,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Bell from Brackwater',
    description: 'A small school is closed, and its eleven pupils move into a big one. So does the bell.',
    ageBand: '8-10',
    themes: ['music'],
    hero: {
      name: 'Jurgis',
      pronouns: 'he',
      age: 9,
      looks: {
        hairStyle: 'short',
        hairColour: 'blonde',
        skin: 'peach',
        eyes: 'grey',
        hearingAid: true,
      },
    },
    benefits: [
      'Recognises that a whole school can be missed, and not only people.',
      'Finds something to bring along that others can use.',
    ],
    topicWords: ['school', 'bell'],
    given: [
      'the old school in Brackwater has closed',
      'Jurgis has hearing aids',
      'Mrs Danby, the head of the new school',
      'the caretaker',
    ],
    content: {
      descriptive:
        'In July the school at Brackwater closed, because eleven pupils were not enough. Jurgis was one of them. His new school has four hundred and thirty, and it does not ring; it buzzes. The old one had a brass bell by the door, with a rope, and whoever was oldest could ring it. He would have been the oldest this year. People say that a school is only a building. They have not heard that bell across the water.',
      perspective:
        'The four hundred and thirty have no idea that anything has ended. To them, there are eleven new faces, and some extra chairs. Mrs Danby has been told about the bell and is wondering what one does about that.',
      partial:
        'When the buzzer goes, Jurgis might feel ____. He gets it through his hearing aids, so it goes right to the teeth.',
      cooperative:
        'Mrs Danby can ask the village what happened to it. The caretaker can look at the wall for a place that would hold.',
      directive: 'Jurgis can tell one person in the new class how it used to sound.',
      control: 'When it buzzes, Jurgis can think, "That is the new one. I know the old one."',
      affirmative:
        'Missing a place is not a complaint about the next one. It can take a term, or more, until the new school is only called school. One morning in November, there is a ladder in the yard and something under a blanket, as heavy as a child. There are eleven pulls on the rope, and Jurgis has the last. Far off, over the water, a dog that lives by an empty school puts up its head.',
    },
    talkTogether: [
      'How many pupils came from Brackwater?',
      'What can be missed about a place?',
      'Shall we listen for a sound that belongs to our street?',
    ],
    picture: {
      scene: {
        setting: 'school-gate',
        time: 'day',
        weather: 'wind',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'excited',
            holds: 'bell',
          },
          {
            who: 'danby-c',
            pose: 'stand',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['ladder'],
      },
      others: [
        {
          is: 'adult',
          id: 'danby-c',
          name: 'Mrs Danby',
          role: 'teacher',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Goose Is Real',
    description:
      'Citlali has changed schools because of what happened at the last one. At the new one nothing has happened, and that takes getting used to.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Citlali',
      pronouns: 'she',
      age: 12,
      looks: {
        hairStyle: 'long',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Describes how watchfulness can outlast the thing that caused it.',
      'Gives a plan with an adult, in case anything starts again.',
    ],
    topicWords: ['school', 'Monday', 'watch'],
    given: ['she left her last school because of bullying', 'her mother', 'Mr Strand, her tutor'],
    content: {
      descriptive:
        'Citlali has a new school because of what went on at the last one. Adults found a word for it, bullying, and it took them a year. At the new school nothing of the kind has happened. All the same, she walks close to the wall, hears every laugh behind her and knows where each exit is. A brain that has learned to look out goes on doing so, as people who were once in a storm go on checking the sky. It is a skill that is still switched on.',
      perspective:
        'The three girls by the window laugh a lot, and so far it has been about a goose. They cannot know why somebody would take it differently. Mr Strand knows the facts, because her mother was asked and agreed. Her mother asks "How was it?" in a light voice that is surely heavy to carry.',
      partial:
        'When somebody laughs in the corridor, Citlali might notice ____. It may reach the shoulders before it reaches the mind.',
      cooperative:
        'Mr Strand can name a person and a place for any day when it gets too much, with no explaining. If anything starts, the school can act on it at once. Bullying is a matter for adults to stop.',
      directive:
        'Citlali can note each evening one thing that she saw and one that she only expected. After two weeks there are two columns to compare.',
      control: 'When her shoulders go up, Citlali can think, "Look twice. This is Monday, and this is here."',
      affirmative:
        'Nobody can say that a school is safe for everyone on all days, and a sensible person does not ask for that. She can ask for adults who act, and for time. Trust is hers to give or keep. On the fourth Monday, the left-hand column says that the goose is real. It lives behind the sports hall, and it bites. Somebody by the window has drawn it, with a crown on, and slid the drawing along the desk until it stopped beside her hand.',
    },
    talkTogether: [
      'What was the laughing about?',
      'Why might a brain go on looking out?',
      'Shall we each write down one thing we saw today and one we only expected?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: 'pencil',
          },
          {
            who: 'girl-w',
            pose: 'point',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['notebook'],
      },
      others: [
        {
          is: 'other-child',
          id: 'girl-w',
          name: 'a girl by the window',
          age: 12,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Nothing to Do with Sheep',
    description:
      'Soren has learned at home on a farm for six years. He can deliver a lamb; he has not stood in a queue.',
    ageBand: '11+',
    themes: ['animals', 'nature'],
    hero: {
      name: 'Soren',
      pronouns: 'he',
      age: 11,
      looks: {
        hairStyle: 'curly',
        hairColour: 'dark-blonde',
        skin: 'porcelain',
        eyes: 'grey',
      },
    },
    benefits: [
      'Respects what a child brings from learning at home.',
      'Treats the rules of a school as local customs that can be learned.',
    ],
    topicWords: ['school', 'sheep', 'bell'],
    given: [
      'his parents, who keep sheep',
      'he was taught at home until now',
      'Ms Okoro, the head of year',
      'a dog called Fly',
    ],
    content: {
      descriptive:
        'Until August Soren learned at home, on a farm with ninety sheep, because the nearest school was an hour away. He reads fast, repairs fences and once delivered a lamb by torchlight with his sleeves rolled up. None of this is asked for at the new school. What is asked for is to know the bells, to put up a hand before speaking and to queue for chips. By ten o\'clock on the first day, he had been in the wrong corridor twice, and somebody had sung "Baa". There are nine hundred people here, and no dog.',
      perspective:
        'The one who sang it has probably not met a sheep and was after a laugh, which lasted four seconds. Others would like to ask about the lamb and do not know whether it is a touchy subject. Ms Okoro grew up in a town and thinks that a person who can read a hillside will manage a corridor.',
      partial:
        'At the end of the first day, Soren might feel ____. It could be closer to tired than to sad, and it is easy to mix them up.',
      cooperative:
        'Ms Okoro can explain the bells once, on paper, and name somebody who is going the same way. His parents can leave the evenings empty for a week or two.',
      directive:
        'Soren can treat it as he would treat a new flock: stand at the side, and see who follows whom. One break is enough to find out where the gate is.',
      control: 'When the corridor fills up, Soren can think, "Ninety is a flock. Nine hundred is ten flocks."',
      affirmative:
        'Schools have customs as villages do, and most of them look odd until they are one\'s own. Some days at school are going to be loud, and the hill is still there at four. In the third week, a wasp gets into the science room, and thirty people shoot to one side. Somebody opens a window, stands still, and holds out an arm to make a gate. It works with wasps as well. "Where did you learn that?" asks the one who sang.',
    },
    talkTogether: [
      'What did somebody sing?',
      'What is the difference between tired and sad?',
      'Shall we watch a busy place and see who follows whom?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          {
            who: 'hero',
            pose: 'reach',
            feeling: 'calm',
            holds: null,
          },
          {
            who: 'singer',
            pose: 'look-up',
            feeling: 'surprised',
            holds: null,
          },
          {
            who: 'wasp',
            pose: 'float',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['book'],
      },
      others: [
        {
          is: 'other-child',
          id: 'singer',
          name: 'somebody in the class',
          age: 11,
          costume: null,
        },
        {
          is: 'animal',
          id: 'wasp',
          name: 'a wasp',
          animal: 'bee',
          coat: 'yellow',
          size: 'tiny',
        },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge respecting-differences. */
export const RESPECTING_DIFFERENCES: readonly LibraryStory[] = [
  {
    title: 'Heads on the Bus',
    description: "On the bus Dalia looks at heads: long hair, curls, a scarf, and Jiddo's, which has none of that.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Dalia',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: ['Looks at people with open, friendly words.', 'Keeps hands at home while the eyes go round.'],
    topicWords: ['head', 'hair'],
    given: ['Jiddo, the grandfather'],
    content: {
      descriptive:
        "Dalia is on the bus. She sees heads. One has long hair. One has a scarf. One has round curls. Jiddo's head has no hair.",
      perspective: "Each head has somebody in it. Jiddo's head likes a hat.",
      partial: 'With so many heads, Dalia may feel ____.',
      cooperative: 'Jiddo can name the hats.',
      directive: 'Dalia can look and wave.',
      control: 'Dalia can say, "Eyes look. Hands stay."',
      affirmative:
        'Long hair gets off. The scarf gets on. Here comes a baby, with one curl. The baby looks at all the heads, too. It looks at Jiddo for a long time. Same head!',
    },
    talkTogether: [
      'Who has the same head as the baby?',
      'How is it when somebody looks at us?',
      'Shall we look at heads and hats on the way?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'wave', feeling: 'happy', holds: null },
          { who: 'scarf-z5', pose: 'wave', feeling: 'happy', holds: null },
          { who: 'curls', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['bus'],
      },
      others: [
        { is: 'adult', id: 'scarf-z5', name: 'a woman with a scarf', role: 'neighbour', costume: null },
        { is: 'other-child', id: 'curls', name: 'a child on the bus', age: 6, costume: null },
      ],
    },
  },
  {
    title: 'Where Is the Leg?',
    description: 'At the pool, Ned asks Luis a loud question. Luis has heard it before, and decides how much to tell.',
    ageBand: '4-5',
    themes: ['sports'],
    hero: {
      name: 'Ned',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'short', hairColour: 'blonde', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Lets a child be curious without being told off for it.',
      'Puts hello in front of the question.',
      'Shows the asked one deciding how much to tell.',
    ],
    topicWords: ['leg', 'pool'],
    given: ['Mum', 'Luis, who has one leg and swims'],
    content: {
      descriptive:
        'At the pool, Ned sees a boy with one leg. He hops. He is quick. "Where is the leg?" says Ned, out loud. When something is new, eyes stay on it and words pop out.',
      perspective:
        'The boy is called Luis. He hears that each day, and some days it is too much. Luis would like to hear hello first.',
      partial: 'When Mum says "Shh," Ned may feel ____.',
      cooperative: 'Mum can say hello, too, and ask nothing.',
      directive: 'Ned can tell his name before the question comes.',
      control: 'Ned can say, "Hello. I am Ned. I can dive."',
      affirmative:
        'Luis may tell about the leg, or not. It is Luis\'s leg, so it is Luis\'s story. "It is in the locker," says Luis. "It does not like to get wet." The water in the pool is deep and green. Two people dive. Three feet go under last.',
    },
    talkTogether: [
      'Where is the leg?',
      'How can it be to hear one question each day?',
      'Shall we think of three things to ask anybody?',
    ],
    picture: {
      scene: {
        setting: 'swimming-pool',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'wave', feeling: 'shy', holds: null },
          { who: 'luis', pose: 'float', feeling: 'happy', holds: null },
        ],
        things: ['goggles'],
      },
      costume: 'swimmer',
      others: [{ is: 'other-child', id: 'luis', name: 'Luis', age: 5, costume: 'swimmer' }],
    },
  },
  {
    title: 'Two Boxes Are Not Enough',
    description: "The sheet for the family tree has two boxes at the top. Linden's family needs four.",
    ageBand: '6-7',
    themes: ['nature'],
    hero: {
      name: 'Linden',
      pronouns: 'they',
      age: 6,
      looks: { hairStyle: 'short', hairColour: 'chestnut', skin: 'honey', eyes: 'green' },
    },
    benefits: [
      'Shows that a form can be wrong about a family.',
      'Gives a plain sentence with which to ask for more room.',
    ],
    topicWords: ['tree', 'box', 'family'],
    given: ["Mummy and Mama, who are both Linden's mothers", 'foster brother Jo', 'Grandpa Will', 'Mrs Roy'],
    content: {
      descriptive:
        'The class is drawing family trees. Each sheet has one box for a mother and one for a father. Linden has Mummy and Mama, who are married, and Grandpa Will, who lives upstairs. And there is Jo, a foster child, who has one more family. Whoever made the sheet was thinking of one kind of family.',
      perspective:
        'Mrs Roy took the sheet from a pile and did not look for long. Across the table, somebody else is short of a box. Two rows back, somebody has one too many and does not know what to write.',
      partial: 'With a pencil over the boxes, Linden may feel ____.',
      cooperative: 'Mrs Roy can put out big white paper and let the sheets go.',
      directive: 'Linden can start with the roots and leave the boxes out.',
      control: 'Linden can say, "My family needs a bigger tree."',
      affirmative:
        'Real trees are not made of boxes. Some have two trunks, and some grow around a stone. Families are made of those who look after each other. On the wall there are twenty-six trees, and not two are alike. One has a nest with a bird that came from another tree. Jo has drawn its feet. They are green.',
    },
    talkTogether: [
      'What was on the sheet?',
      'How is it when a form has no room for somebody?',
      'Shall we draw our family as a tree, with as many boughs as it needs?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'pencil' },
          { who: 'roy', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['crayon', 'notebook'],
      },
      others: [{ is: 'adult', id: 'roy', name: 'Mrs Roy', role: 'teacher', costume: null }],
    },
  },
  {
    title: 'The Happy Hands',
    description: "A brass band plays, and Wim's hands begin to fly. Ginevra has been clapping like everybody else.",
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Ginevra',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'long', hairColour: 'dark-brown', skin: 'honey', eyes: 'brown' },
    },
    benefits: [
      'Explains flapping as a way of showing something, from the point of view of a friend.',
      'Asks how somebody likes to be greeted instead of guessing.',
    ],
    topicWords: ['hand', 'Wim'],
    given: ['Wim, who is autistic', 'Miss Pop', 'a brass band at school'],
    content: {
      descriptive:
        "A brass band has come to school, and Wim's hands are flying. They go up and down, quick and loose, next to Ginevra's ear. Wim is an autistic boy, and his brain deals with sounds in its own way. Some people stare, because they have not seen such hands before. Ginevra claps when a song is good. It may be that Wim's hands do it sooner.",
      perspective:
        'Wim can hear each tuba by itself, he says later. When a sound is good, his hands go up. When it is too loud, the headphones go on. A surprise hug makes him jump, even from a friend.',
      partial: 'When people stare at a friend, Ginevra may feel ____.',
      cooperative: 'Miss Pop can answer questions about hands, if Wim says that it is all right.',
      directive: 'Ginevra can ask Wim which hello is a good one.',
      control: 'Ginevra can think, "Hands can say it, too."',
      affirmative:
        "Some hellos are hugs and some are nods. Wim's is one elbow against another, and then a step back. It takes a bit of practice. The band comes to its last song, with all the tubas at once. Wim's hands go up, and beside them there is another pair. It is not quite the same. Ginevra's bracelet keeps flying off.",
    },
    talkTogether: [
      "What is Wim's hello?",
      'How is it when somebody stares?',
      'Shall we find out which hello each of us likes?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'dance', feeling: 'happy', holds: null },
          { who: 'wim', pose: 'dance', feeling: 'excited', holds: null },
          { who: 'player', pose: 'stand', feeling: 'happy', holds: 'trumpet' },
        ],
        things: ['music'],
      },
      others: [
        { is: 'other-child', id: 'wim', name: 'Wim', age: 7, costume: null },
        { is: 'adult', id: 'player', name: 'the trumpet player', role: 'neighbour', costume: null },
      ],
    },
  },
  {
    title: 'Quiet for Goalball',
    description: 'In goalball everyone wears blacked-out goggles. Stellan, fast and sharp-eyed, cannot find the ball.',
    ageBand: '8-10',
    themes: ['sports'],
    hero: {
      name: 'Stellan',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'curly', hairColour: 'white-blonde', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Shows skill where a child might have looked for a lack.',
      'Describes a real Paralympic sport as it is played.',
    ],
    topicWords: ['ball', 'goggles'],
    given: ['Aida, who is blind', 'Coach Tove', 'a goalball afternoon at the sports club'],
    content: {
      descriptive:
        'In goalball the ball has bells inside, and all six players wear goggles that let no light through. It was invented for blind people, and the goggles are meant to make everybody equal. Stellan is one of the fastest at the club. He dives to the left, and the ball rolls by on the right. Aida, who is blind, stops it with one foot, and then stops the next two. It is unusual to be the worst in a room.',
      perspective:
        'Aida has been called brave six times this month, mostly for walking to places. Nobody says it about the goals. To Aida the hall is full of news: a squeaking shoe, a breath, the bells, the string under the tape. It may be puzzling that people need lamps.',
      partial: 'Behind the goggles, Stellan might notice ____. It may take a minute before anything else can be heard.',
      cooperative: 'Coach Tove can call for quiet, which is a rule in goalball, and keep it for the whole round.',
      directive: 'Stellan can ask Aida how to tell where the ball is, and then try one thing from the answer.',
      control: 'Stellan can think, "Ears first. Then everything else."',
      affirmative:
        'Soon the bells sound different on the way and close by. Aida plays cards without mercy, hates being pulled by the sleeve and supports the wrong hockey team. People differ in more ways than the one that is seen first. In the last round the ball comes fast along the floor. Stellan drops across its path, too early, and a little too far left. It bumps his shoulder, rings once, and stays out.',
    },
    talkTogether: [
      'What is inside the ball?',
      'How can it be to be praised for something ordinary?',
      'Shall we sit with our eyes shut and find a sound in the room?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'determined', holds: 'ball' },
          { who: 'aida', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'tove', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['goal', 'goggles'],
      },
      others: [
        { is: 'other-child', id: 'aida', name: 'Aida', age: 10, costume: null },
        { is: 'adult', id: 'tove', name: 'Coach Tove', role: 'coach', costume: null },
      ],
    },
  },
  {
    title: 'Friday, No Phones',
    description:
      "Ambrose is invited to dinner on Friday evening at Ari's. The invitation says half past five, and no phones.",
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Ambrose',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'short', hairColour: 'auburn', skin: 'peach', eyes: 'grey' },
    },
    benefits: [
      'Takes a guest through a custom that is not his own.',
      'Makes room for finding a rule odd and keeping it politely.',
      "Turns the look back on one's own home.",
    ],
    topicWords: ['Friday', 'rule', 'phone'],
    given: ['friend Ari, whose family is Jewish', "Ari's mother Mrs Sandler", 'Dad'],
    content: {
      descriptive:
        "Ari's family is Jewish and keeps Shabbat, which begins on Friday before sunset. Ambrose has been invited to dinner, and the message says half past five, and no phones. From candle lighting until Saturday night they use no screens, drive no car and switch nothing on. Some lamps run on timers, so the evening is not dark. It is only three hours for a guest. All the same a pocket without a phone in it feels like a step that is missing on the stairs.",
      perspective:
        'Ari is nervous too, because the family sings at table and one uncle does it badly. Mrs Sandler has had guests who apologised all evening for not knowing things, and would rather be asked. In many homes of this kind it is a relief that for one day nobody can be reached. Others in the same faith do some of it, or none, and there are arguments about that which are older than electricity.',
      partial:
        'When everybody stands for the first song, Ambrose might notice ____. Being the only one who does not know the words has a feeling of its own.',
      cooperative: 'Ari can say beforehand what comes when: candles, songs, grape juice, washing hands, two loaves.',
      directive: 'Ambrose can ask one question that is a real one, and can also sit out a song without pretending.',
      control: 'Ambrose can think, "I am a guest in a place where this is ordinary."',
      affirmative:
        "A rule looks odd from outside and like furniture from inside. At Ambrose's, shoes come off at the door, nobody speaks before the crossword is done, and no visitor has yet been given a reason. Respect leaves some things unexplained on both sides. Around eight, the talk has gone from the moon to goalkeepers to whether a fish can be bored. Nobody has looked it up, because nobody can. On the walk home Dad asks whether the phone was missed. It was, for about an hour, and then there was a fish.",
    },
    talkTogether: [
      'What begins on Friday before sunset?',
      'How is it to be the only one who does not know the words?',
      'Which rule in our home would puzzle a guest?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'ari-z3', pose: 'sit', feeling: 'happy', holds: null },
          { who: 'sandler-z14', pose: 'stand', feeling: 'happy', holds: 'bread' },
        ],
        things: ['candle', 'plate'],
      },
      others: [
        { is: 'other-child', id: 'ari-z3', name: 'Ari', age: 12, costume: null },
        { is: 'adult', id: 'sandler-z14', name: 'Mrs Sandler', role: 'neighbour', costume: null },
      ],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge building-confidence. */
export const BUILDING_CONFIDENCE: readonly LibraryStory[] = [
  {
    title: 'Step One',
    description: 'The slide in the park has six steps. Lulu and Pop-Pop make friends with the first.',
    ageBand: '2-3',
    themes: ['adventure'],
    hero: {
      name: 'Lulu',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'bun', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: ['Makes a new thing as small as it needs to be.', 'Treats going down again as part of going up.'],
    topicWords: ['step'],
    given: ['Pop-Pop'],
    content: {
      descriptive: 'Here is the slide. Lulu looks up. One, two, three, four, five, six steps. That is a lot of steps.',
      perspective: "Big children run up. Pop-Pop goes up slowly. Pop-Pop's knees creak.",
      partial: 'By the first step, Lulu may feel ____.',
      cooperative: 'Pop-Pop can stand right behind.',
      directive: 'Lulu can try step one.',
      control: 'Lulu can say, "Up one, down one."',
      affirmative:
        'Up one. Hello, slide. Down one. Hello, Pop-Pop. That was step one. Steps two to six are still there. Creak, creak, says the knee.',
    },
    talkTogether: [
      'How many steps has the slide?',
      'How is it to look up at something high?',
      'Shall we go up one step and down one step?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'curious', holds: null },
          { who: 'pop', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'adult', id: 'pop', name: 'Pop-Pop', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: 'A Face Full of Bubbles',
    description: "Davit's swimming class puts faces in the water. He has got as far as his chin.",
    ageBand: '4-5',
    themes: ['sports'],
    hero: {
      name: 'Davit',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'peach', eyes: 'brown' },
    },
    benefits: ['Breaks one big step into parts of the face.', 'Puts the child in charge of how far and when.'],
    topicWords: ['water', 'swim'],
    given: ['Coach Ines', 'Grandma comes along'],
    content: {
      descriptive:
        'In swimming class, Davit sits with his toes in the water. Today the class blows bubbles with faces in. A face is a lot, because it has eyes and a nose. A chin is just a chin. It has nothing in it that minds water.',
      perspective: 'Coach Ines did not like it at five. Grandma still swims with a dry face, like a duck.',
      partial: 'With his chin at the water, Davit may feel ____.',
      cooperative: 'Coach Ines can go first, and come up slowly.',
      directive: 'Davit can put in his chin and blow.',
      control: 'Davit can think, "Chin today. Nose can wait."',
      affirmative:
        'The water goes blub, and it is a small blub. Some children go on to the nose this week. Some do a month of chins first, and swim later. At the end Davit has a wet chin. Grandma has dry hair and one wet ear. Nobody knows how.',
    },
    talkTogether: [
      'What does a chin not have?',
      'How does water on the face feel?',
      'Shall we blow bubbles in the bath, chin first?',
    ],
    picture: {
      scene: {
        setting: 'swimming-pool',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'coach-d', pose: 'float', feeling: 'happy', holds: null },
        ],
        things: ['goggles', 'bubbles'],
      },
      others: [{ is: 'adult', id: 'coach-d', name: 'Coach Ines', role: 'coach', costume: 'swimmer' }],
    },
  },
  {
    title: 'The Horse with Five Legs',
    description: "Juniper's horses turn into tables, and on the third try one leg too many is left over.",
    ageBand: '6-7',
    themes: ['animals'],
    hero: {
      name: 'Juniper',
      pronouns: 'they',
      age: 6,
      looks: { hairStyle: 'short', hairColour: 'strawberry-blonde', skin: 'porcelain', eyes: 'blue' },
    },
    benefits: [
      'Shows what a person who draws for a living does with a line that went wrong.',
      'Values looking above talent.',
    ],
    topicWords: ['horse', 'draw'],
    given: ['two mums, Mum and Mama', 'Mama draws for newspapers'],
    content: {
      descriptive:
        'Juniper draws a horse, and it comes out as a table. The neck is too short, and the legs are all at the front. It is easy to say "I can\'t" at the second table. At the third, people may want to rip the paper. Horses are hard, because their legs bend in odd places.',
      perspective:
        'Mama draws for newspapers, and the bin in the corner is full of paper arms. People who see one good picture do not see the bin. The horse in the field does not mind what its picture looks like.',
      partial: 'Looking at the third table, Juniper may feel ____.',
      cooperative: 'Mama can tip out the bin and show one whole week of wrong arms.',
      directive: 'Juniper can look at a real horse for one minute, with no pencil. Eyes go first.',
      control: 'Juniper can say, "Not yet a horse."',
      affirmative:
        'The fourth one has a neck, and a tail that is quite good. It also has five legs, since one was drawn twice. There are two ways to go from here. One is a rubber. Mama likes the other way better. Now there is a fast horse on the fridge.',
    },
    talkTogether: [
      "What is in Mama's bin?",
      'How is it when a hand does not do what was meant?',
      'Shall we look at something for a minute and then draw it?',
    ],
    picture: {
      scene: {
        setting: 'farm',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: 'pencil' },
          { who: 'horse', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['notebook', 'fence'],
      },
      others: [{ is: 'animal', id: 'horse', name: 'the horse', animal: 'horse', coat: 'brown', size: 'big' }],
    },
  },
  {
    title: 'The Blue Holds',
    description:
      "The red holds at the climbing wall are set for longer arms than Kwame's. The blue route turns out to be his.",
    ageBand: '6-7',
    themes: ['adventure', 'sports'],
    hero: {
      name: 'Kwame',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Looks at a task and a body together, and changes the task.',
      'Makes planning, not daring, the thing to be good at.',
    ],
    topicWords: ['wall', 'hold', 'climb'],
    given: ['Uncle Kojo', 'Robin at the climbing hall', 'Kwame is short for his age'],
    content: {
      descriptive:
        'At the climbing wall there are red holds, yellow holds and blue ones. The reds are far apart, because they were set by somebody tall. Kwame has short arms and legs, and they are strong. From the floor, the wall looks all one size. It is not, since each colour is a way of its own. The blue holds are small and close together.',
      perspective:
        'Robin sets the routes and thinks of a different climber for each. The others shout "Just reach!" to be kind. They have not noticed that their arms are longer.',
      partial: 'Under the red holds, Kwame may feel ____.',
      cooperative: 'Robin can hold the rope and say which foot is next.',
      directive: 'Kwame can stand back and trace a way up with one finger. Climbers call that reading the wall.',
      control: 'Kwame can say, "Feet first. Then hands."',
      affirmative:
        'Halfway up is a real place on a wall. There is a view from there, and a way down. On blue, small feet fit where big feet slip. Uncle Kojo tries the blue route next. It is a short visit. Feet like that are good for standing on the mat and looking up.',
    },
    talkTogether: [
      'Which holds are close together?',
      'How is it when something was made for somebody longer?',
      'Shall we find something at home that suits small hands best?',
    ],
    picture: {
      scene: {
        setting: 'mountain',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'reach', feeling: 'determined', holds: null },
          { who: 'kojo', pose: 'look-up', feeling: 'happy', holds: null },
        ],
        things: ['rock'],
      },
      others: [{ is: 'adult', id: 'kojo', name: 'Uncle Kojo', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'The Question at the Back',
    description: 'Priti sits in the back row of the science club with a question that may be too simple to ask.',
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Priti',
      pronouns: 'she',
      age: 9,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'brown', eyes: 'dark-brown', glasses: true },
    },
    benefits: [
      'Takes the fear of looking foolish seriously and shows what questions do in a room.',
      'Lets an adult not know something.',
    ],
    topicWords: ['question'],
    given: ['Dr Sole, who runs the science club', 'friend Hattie'],
    content: {
      descriptive:
        'On Wednesdays Dr Sole talks about space in the science club, and Priti sits at the back with a question. It has been there since the slide about the Moon. It may be a simple one that everybody else has known since they were four. That is the trouble with questions: from inside there is no telling how big they are. So most of them go home again in the head they came from.',
      perspective:
        'Hattie, one seat along, has written "tides???" on one hand. It often happens that one person asks and five look up at once. Dr Sole likes questions better than silence, since silence has two meanings. It can be "clear" or "lost", and from the front they look alike.',
      partial: 'With one arm half up, Priti might feel ____. Half up is a tiring place for an arm.',
      cooperative: 'Dr Sole can count to ten after each slide before going on. Questions are slower than answers.',
      directive: 'Priti can write the question down in one line and read it out from the paper. Paper does not blush.',
      control: 'Before she puts up a hand, Priti can think, "If I need it, it is worth ten seconds."',
      affirmative:
        '"Why does the Moon not fall down?" is on the paper. Newton worked on a question much like it, and it took some years. It does fall, says Dr Sole, all the time, and it moves sideways so fast that it keeps missing. Then Dr Sole is asked what it would sound like, and does not know. In the back row somebody writes that down as well.',
    },
    talkTogether: [
      "What was on Hattie's hand?",
      'How does an arm feel when it is half up?',
      'Shall we each ask one question that we think is too simple?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'shy', holds: 'notebook' },
          { who: 'hattie', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'sole', pose: 'point', feeling: 'happy', holds: null },
        ],
        things: ['moon', 'globe'],
      },
      others: [
        { is: 'other-child', id: 'hattie', name: 'Hattie', age: 9, costume: null },
        { is: 'adult', id: 'sole', name: 'Dr Sole', role: 'teacher', costume: null },
      ],
    },
  },
  {
    title: 'The Troll Has Four Lines',
    description:
      "Tobias's voice is breaking, and the school play needs a troll. A voice that cannot be trusted may be an asset.",
    ageBand: '11+',
    themes: ['fantasy', 'music'],
    hero: {
      name: 'Tobias',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'short', hairColour: 'red', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Explains a breaking voice and makes room for the comic side without mockery.',
      'Chooses a part of the right size.',
      'Does not reward courage with applause.',
    ],
    topicWords: ['voice', 'troll'],
    given: ['Granny, with whom Tobias lives', 'Ms Adeyemi, who directs the play', 'Tobias used to sing the solos'],
    content: {
      descriptive:
        'Until last spring Tobias sang the solos, and then his voice began to break. The vocal folds grow longer at this age, and for some months the brain steers them with an old map. A note that was safe on Monday cracks on Tuesday. Now there is a list on the door for the school play, with room for one more name under "Troll (four lines)". Being good at something makes it harder to be seen being new at something else. It would be easier not to sign.',
      perspective:
        "Ms Adeyemi is not looking for a beautiful troll. Those who remember the solos have mostly stopped thinking about them, because they have voices, skin and feet of their own to be surprised by. Some of the audience will be hoping that their own child gets through, and have no attention left for anyone else's.",
      partial: 'In front of the list, Tobias might feel ____. Curious and reluctant have been known to share a person.',
      cooperative:
        'Granny can hear the four lines in the kitchen, as often as wanted, without saying that they are lovely. Honest listeners are useful in a week like that.',
      directive:
        'Tobias can read the lines once in his lowest voice and once in whatever voice turns up, and find out which suits the troll. It costs four lines.',
      control: 'If it cracks halfway through, Tobias can think, "That was the troll."',
      affirmative:
        'Confidence is often described as a feeling that comes first. For many people it turns up some time after the thing is done, if at all. A voice settles within a year or two, and nobody can say where. In the meantime there is a bridge made of cardboard, with somebody under it. The third line goes up where it was meant to go down. Several small children in the front row move back a seat.',
    },
    talkTogether: [
      'What does a vocal fold do in these years?',
      'Which two feelings might stand in front of a list together?',
      'Shall we read four lines in four voices?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'shout', feeling: 'determined', holds: null },
          { who: 'ms-e', pose: 'stand', feeling: 'happy', holds: 'book' },
        ],
        things: ['bridge', 'microphone'],
      },
      others: [{ is: 'adult', id: 'ms-e', name: 'Ms Adeyemi', role: 'teacher', costume: null }],
    },
  },
];

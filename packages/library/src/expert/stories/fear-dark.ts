import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge fear-dark. */
export const FEAR_DARK: readonly LibraryStory[] = [
  {
    title: 'Fatou Has the Click',
    description: 'At bedtime Fatou is in charge of the switch, so the dark comes and goes when she says.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Fatou',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'braids', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: [
      "Puts the dark into a child's own hand, one click at a time.",
      'Shows that a room stays the same with the lamp off.',
    ],
    topicWords: ['dark', 'click'],
    given: ['Maman', 'a lamp in the shape of a duck'],
    content: {
      descriptive:
        'Fatou has the switch by the bed. Click! Dark. Click! The duck lamp is back. It was there all the time.',
      perspective: "Maman sees no duck now. Maman's toe finds a shoe. Ow!",
      partial: 'When it is dark, Fatou may feel ____.',
      cooperative: 'Maman can sit on the bed.',
      directive: 'Fatou can press the switch, on and off.',
      control: 'Fatou can say, "Dark, duck, dark, duck."',
      affirmative:
        'Click. The dark has a bed in it. It has Maman in it. Click. There is the duck. One more click. Good night, duck.',
    },
    talkTogether: [
      'What comes back with the click?',
      'How is it when the duck goes out?',
      'Shall we press the switch five times?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'curious', holds: null },
          { who: 'maman', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['lamp'],
      },
      costume: 'pyjamas',
      others: [{ is: 'adult', id: 'maman', name: 'Maman', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'Nine Steps',
    description:
      "The hall is dark and the bathroom is at the far end. Rafi's grandfather, who is blind, has counted it.",
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Rafi',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows a dark hall through somebody who does without lamps.',
      'Gives feet and hands something to find on the way.',
    ],
    topicWords: ['hall', 'dark'],
    given: ['his grandfather Dadu, who is blind', 'the bathroom at the end of the hall', 'a radiator half-way'],
    content: {
      descriptive:
        "At night, the hall by Rafi's room is dark. The bathroom is at the far end. Rafi's grandfather, Dadu, is blind. For Dadu, the hall is the same at noon and at midnight. It is nine steps long. In the middle, there is a warm radiator.",
      perspective:
        'Dadu needs no lamp, so Dadu forgets that others do. People who can see use their eyes a lot. Feet and hands know things as well.',
      partial: 'At the door of the dark hall, Rafi may feel ____.',
      cooperative: 'Dadu can walk in front and count out loud.',
      directive: 'Rafi can keep one hand on the wall until it gets warm.',
      control: 'Rafi can count, "One, two, three, four, warm."',
      affirmative:
        'The dark does not move the hall. The wall is where it was at lunch. After the warm part, there are five more steps. Five, six, seven, eight, nine. Door. "Are we there?" asks Dadu, who knows it well.',
    },
    talkTogether: [
      'What is in the middle of the hall?',
      'How can a hall be different at night?',
      'Shall we count the steps to the bathroom with our eyes shut?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'worried', holds: null },
          { who: 'dadu', pose: 'walk', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      costume: 'pyjamas',
      others: [{ is: 'adult', id: 'dadu', name: 'Dadu', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: 'One Dark for All the Floors',
    description:
      'In Lagos the power goes off without a warning. Then the sixth floor hears what the fifth floor is doing.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Ngozi',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'afro', hairColour: 'black', skin: 'brown', eyes: 'dark-brown' },
    },
    benefits: [
      'Describes the particular fright of a light that goes off by surprise.',
      'Turns listening into a way of finding out who else is there.',
    ],
    topicWords: ['dark', 'fan'],
    given: ['Mummy', 'Mr Bello on the fifth floor', 'a flat on the sixth floor in Lagos, where the power goes off'],
    content: {
      descriptive:
        'Ngozi lives in Lagos, on the sixth floor. Some evenings the power goes off. Then the fan stops, the fridge stops, and the whole street is dark at once. A light that goes off by surprise is different from one that is switched off. Nobody said good night to it. For a moment it is so quiet that even breath is loud.',
      perspective:
        'On every floor, somebody sits in the same dark. Mr Bello on the fifth hunts for a torch, and Mummy hunts for a shoe. Each of them thinks that the others manage better.',
      partial: 'In the first quiet minute, Ngozi may feel ____.',
      cooperative: 'Mummy can open the balcony door, because voices come in through it.',
      directive: 'Ngozi can clap a slow beat and wait. A beat needs no light.',
      control: 'Ngozi can think, "One dark for all the floors."',
      affirmative:
        'A power cut has an end, though nobody knows the hour. In the meantime a beat comes back from below, with two claps more. Then somebody above starts to hum. The dark street is full of people, and now they can be heard. When the fan turns again, some of them go on singing.',
    },
    talkTogether: [
      'What stops when the power goes off?',
      'What is different about a light that goes off by surprise?',
      'Shall we clap a beat in the dark and answer it?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'dance', feeling: 'happy', holds: null },
          { who: 'mum', pose: 'cheer', feeling: 'happy', holds: null },
        ],
        things: ['music', 'candle'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mummy', role: 'parent', costume: null }],
    },
  },
  {
    title: 'Gloves for Long Fingers',
    description:
      "A story told at lunch has followed Lark home. It came out of somebody's head, so it can be written on.",
    ageBand: '6-7',
    themes: ['fantasy'],
    hero: {
      name: 'Lark',
      pronouns: 'they',
      age: 7,
      looks: { hairStyle: 'bob', hairColour: 'auburn', skin: 'porcelain', eyes: 'green', glasses: true },
    },
    benefits: [
      'Separates a made-up fright from the sounds that go with it.',
      'Lets a child become the author of the next page.',
    ],
    topicWords: ['finger', 'dark'],
    given: ['Dad', 'somebody at school told a scary story about Long Fingers'],
    content: {
      descriptive:
        "At lunch, somebody told Lark about Long Fingers. Long Fingers lives in dark corners and taps on things. In a bright hall that was a good story. Now it is night, and Lark's room has four corners. In the dark, a head likes to go on with what it has begun. So each tap gets a finger.",
      perspective:
        'The one who told it wanted people to shiver, because at lunch that is fun. Bedtime was not part of the plan. Whoever makes up such a ghost knows where it comes from. It was drawn with a pencil.',
      partial: 'When something taps in the dark, Lark may feel ____.',
      cooperative: 'Dad can listen too, and find out what it was that tapped.',
      directive:
        'Lark can draw the next page, where Long Fingers looks for gloves. It is hard to find a pair that long.',
      control: 'Lark can think, "Somebody made it up. I can make up the rest."',
      affirmative:
        'A made-up thing can be changed by anybody with a pencil. The tapping comes from a pipe, which shrinks a bit as it gets cold. The room is dark, and it still has four corners. In one of them, on paper, somebody with long fingers tries on a mitten. It does not fit.',
    },
    talkTogether: [
      'What does Long Fingers look for?',
      'How can a story change between lunch and bedtime?',
      'Shall we draw somebody scary who has a small problem?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'determined', holds: 'crayon' },
          { who: 'dad', pose: 'stand', feeling: 'curious', holds: null },
        ],
        things: ['lamp', 'mittens'],
      },
      costume: 'pyjamas',
      others: [{ is: 'adult', id: 'dad', name: 'Dad', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'Blue at Noon',
    description:
      'Solveig moves north, where the sun stays down for seven weeks. The dark there comes in more than one kind.',
    ageBand: '8-10',
    themes: ['nature', 'science'],
    hero: {
      name: 'Solveig',
      pronouns: 'she',
      age: 9,
      looks: { hairStyle: 'long', hairColour: 'white-blonde', skin: 'porcelain', eyes: 'blue' },
    },
    benefits: [
      'Explains a winter without sun plainly, with its reason.',
      'Trains the eye for differences inside the dark.',
      'Leaves room to find it hard all the same.',
    ],
    topicWords: ['sun', 'dark'],
    given: ['Pappa', 'moved in August from the south of Norway to a town far in the north', 'school'],
    content: {
      descriptive:
        'In August Solveig moved to the far north of Norway. Now it is December, and for seven weeks the sun stays below the hills. The lamps are on when school begins, and on the way home they are on again. It happens because the Earth leans, and in winter its northern end leans away from the sun. In a book that was a drawing with arrows. Here it is a road.',
      perspective:
        'People who grew up in the town hardly mention the dark. They talk about the snow, which throws back every bit of light, and about the blue. Pappa comes from the south too, and still checks the weather page for sunshine. Half the street may miss the sun and think that the other half does not.',
      partial: 'On the dark road, Solveig might feel ____. Mornings and afternoons may get different words.',
      cooperative: 'Pappa can come along and tell which shapes are bins. Most of them are bins.',
      directive:
        'Solveig can hang a reflector on each sleeve and look out for others. A reflector makes no light of its own, and still a driver can see it from a hundred metres away.',
      control: 'Solveig can think, "It is not one dark. It is about five."',
      affirmative:
        'Around noon the sky turns blue, and so do the snow and the faces. Photographers travel a long way for that blue, while the people in it eat their sandwiches. Some days are hard, and that can be said at the table. In January the sun shows over the hill for a few minutes, and the whole school eats buns. Until then small lights swing along the road, at the height of sleeves. Some of them are coming the other way.',
    },
    talkTogether: [
      'Why does the sun stay down in that town?',
      'How many kinds of dark are there in a day, and how do they feel?',
      'Shall we go out at dusk and name the colours of the dark?',
    ],
    picture: {
      scene: {
        setting: 'snow',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'calm', holds: null },
          { who: 'pappa', pose: 'walk', feeling: 'calm', holds: null },
        ],
        things: ['moon'],
      },
      costume: 'winter-coat',
      others: [{ is: 'adult', id: 'pappa', name: 'Pappa', role: 'parent', costume: 'winter-coat' }],
    },
  },
  {
    title: 'Four Fingers',
    description:
      'Thabo is twelve and sleeps with the door open by four fingers. His grandmother sleeps with the radio on.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Thabo',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'deep-brown', eyes: 'brown' },
    },
    benefits: [
      'Takes the fear of the dark seriously at an age when nobody asks about it.',
      'Separates the fear from the embarrassment about it.',
      'Offers one small step that can be taken back.',
    ],
    topicWords: ['dark', 'finger', 'door'],
    given: ['his grandmother Gogo, who is seventy-one and sleeps with the radio on', 'cousins who stay in July'],
    content: {
      descriptive:
        'Thabo is twelve, and at night the door of his room stands open by four fingers. Light from the passage comes in through the gap. Nobody minded when he was six. Since then the fear of the dark has become smaller. It has been joined by a second thing, the thought that twelve is too old for it. People startle more easily in the dark than in the light, and this has been measured in adults. The eyes deliver less, so the brain fills in the rest, and it is not known for filling in kittens.',
      perspective:
        'Gogo is seventy-one and sleeps with the radio on, ever since the house became quiet. That is called liking the radio. The cousins who come in July have each asked, on separate evenings, whether the passage light could stay on because of the stairs. It is surprising how many people are careful about stairs.',
      partial:
        'When the passage goes dark, Thabo might notice ____. It may be gone by breakfast, which is one reason why so few people hear about it.',
      cooperative: 'Gogo can leave the light alone, and leave the subject alone too until somebody else brings it up.',
      directive:
        'Thabo can find out what three fingers are like, on an evening that does not matter much. Four is still there if three turns out to be no good.',
      control: 'Thabo can think, "My brain is guessing, and it guesses big."',
      affirmative:
        'Plenty of grown people have a lamp, a radio or a dog, and a reason for it that sounds better than the dark. A fear is a poor measure of age. Maybe the gap gets narrower one of these months, and maybe it stays as it is. A door is made to stand at any width. Down the passage, a voice on the radio is telling somebody the price of maize.',
    },
    talkTogether: [
      'What has been measured about people in the dark?',
      'How is it different to be afraid, and to be embarrassed about it?',
      'Shall we ask an older person what helps when a house is quiet?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        camera: 'wide',
        actors: [{ who: 'hero', pose: 'sit', feeling: 'calm', holds: null }],
        things: ['lamp'],
      },
      costume: 'pyjamas',
      others: [],
    },
  },
];

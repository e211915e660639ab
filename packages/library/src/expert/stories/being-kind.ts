import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge being-kind. */
export const BEING_KIND: readonly LibraryStory[] = [
  {
    title: 'Flat Hand, Slow Hand',
    description: "The cat lies in the sun. Emilio's hand would like to go there, quick as quick.",
    ageBand: '2-3',
    themes: ['animals'],
    hero: {
      name: 'Emilio',
      pronouns: 'he',
      age: 2,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'honey', eyes: 'brown' },
    },
    benefits: ['Gives the hand two words that it can do.', 'Lets the animal say when it is enough.'],
    topicWords: ['hand', 'cat'],
    given: ['Papi, the father', 'a cat called Nube'],
    content: {
      descriptive:
        'Nube the cat lies in the sun. Emilio sees Nube. Quick hands make cats jump. A flat hand is soft. A slow hand is soft.',
      perspective: "Nube likes soft hands on the back. Nube's tail likes no hands.",
      partial: 'Next to the cat, Emilio may feel ____.',
      cooperative: 'Papi can show a flat hand.',
      directive: 'Emilio can sit and wait for Nube.',
      control: 'Emilio can say, "Flat hand, slow hand."',
      affirmative:
        'Flat hand. Slow hand. Nube shuts both eyes. There is a sound in the cat. Rrrr. Now Nube gets up and goes. Bye, cat! The spot is still warm. A hand can feel it.',
    },
    talkTogether: ['What sound is in the cat?', "How does a cat's back feel?", 'Shall we find things for a flat hand?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'nube', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'papi', pose: 'kneel', feeling: 'happy', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'animal', id: 'nube', name: 'Nube', animal: 'cat', coat: 'grey', size: 'small' },
        { is: 'adult', id: 'papi', name: 'Papi', role: 'parent', costume: null },
      ],
    },
  },
  {
    title: 'The Way It Was Going',
    description: 'After the rain there are snails all over the path to nursery. Indigo has time for one of them.',
    ageBand: '4-5',
    themes: ['nature', 'animals'],
    hero: {
      name: 'Indigo',
      pronouns: 'they',
      age: 4,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'honey', eyes: 'dark-brown' },
    },
    benefits: [
      'Shows help that begins with looking at where somebody is going.',
      'Makes a kind act very small and quite unseen.',
    ],
    topicWords: ['snail', 'kind'],
    given: ['Grandma Jun', 'the path to nursery'],
    content: {
      descriptive:
        'It has rained, and the path to nursery is full of snails. Indigo stops at a small one. Bikes come by here, and feet. A snail needs a long time to cross. To help is kind. But a snail put back at the start has lost its work.',
      perspective:
        'The snail knows where it is going. It pulls its eyes in when a shadow comes. Snails have no way to say thanks.',
      partial: 'Next to such a slow animal, Indigo may feel ____.',
      cooperative: 'Grandma Jun can stop and look out for bikes.',
      directive: 'Indigo can put the snail down on the side where it was going.',
      control: 'Indigo can ask, "Which way, snail?"',
      affirmative:
        'Hardly anyone has seen it. A kind thing is just as kind then. On the grass the snail lies shut for a while. Then out come two feelers, and two more with eyes. Off it goes. It has a leaf to get to, and it is late.',
    },
    talkTogether: [
      'Which way does the snail go?',
      'How is it to help somebody who cannot say thank you?',
      'Shall we look at where a small animal is going?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'rain',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'curious', holds: null },
          { who: 'snail', pose: 'walk', feeling: 'calm', holds: null },
          { who: 'jun', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['puddle'],
      },
      costume: 'raincoat',
      others: [
        { is: 'animal', id: 'snail', name: 'a snail', animal: 'snail', coat: null, size: 'tiny' },
        { is: 'adult', id: 'jun', name: 'Grandma Jun', role: 'grandparent', costume: 'raincoat' },
      ],
    },
  },
  {
    title: 'Help, or Company?',
    description: "Mr Olszewski's shopping trolley bumps up three flights. Beatrix has strong arms and a question.",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Beatrix',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'ponytail', hairColour: 'red', skin: 'porcelain', eyes: 'grey', glasses: true },
    },
    benefits: ['Puts asking in front of helping.', 'Shows why a friendly no is no reason to go away.'],
    topicWords: ['help', 'stairs'],
    given: ['Mr Olszewski from the third floor', 'Mum', 'a house with three floors and no lift'],
    content: {
      descriptive:
        "On the stairs of Beatrix's house there is a bump, a breath and a bump. Mr Olszewski is coming up with the shopping trolley. It has six bottles in it, and there is no lift. Beatrix has strong arms, and help looks easy from above. But a trolley that is suddenly pulled can tip. So can an old man who was holding on to it.",
      perspective:
        'Mr Olszewski has gone up here for forty years and likes to do it alone. Sore knees are one thing, and weak arms are another. When people grab the trolley, it seems as if they could not wait. What the stairs lack is somebody to talk to.',
      partial: 'Half-way up, Beatrix may feel ____.',
      cooperative: 'Mum can leave the door open, so that voices can be heard.',
      directive: 'Beatrix can ask first, and then do what the answer says.',
      control: 'Beatrix can ask, "Would you like help, or company?"',
      affirmative:
        'The answer is company, with a bit of help on the last step. It takes eleven minutes to get to the third floor. In eleven minutes there is time for a whole story about a goose. A kind question leaves both answers free. Bump. The goose bites the mayor. Bump. The stairs are hardly long enough.',
    },
    talkTogether: [
      'What does Mr Olszewski choose?',
      'How is it to be helped without being asked?',
      'Shall we ask somebody the question with two answers?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'walk', feeling: 'happy', holds: null },
          { who: 'olszewski-z65', pose: 'walk', feeling: 'happy', holds: null },
        ],
        things: ['basket'],
      },
      others: [{ is: 'adult', id: 'olszewski-z65', name: 'Mr Olszewski', role: 'neighbour', costume: null }],
    },
  },
  {
    title: 'Until the Last One',
    description:
      'At the cross-country run, Zayd comes in ninth and the clapping stops. There is still somebody out there.',
    ageBand: '6-7',
    themes: ['sports'],
    hero: {
      name: 'Zayd',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: ['Looks at those who are not watched any more.', 'Offers a kind act that needs no talent.'],
    topicWords: ['clap', 'runner'],
    given: ['Ms Duarte', 'a cross-country run at school'],
    content: {
      descriptive:
        'At the cross-country run, Zayd comes in ninth out of forty. People clap hard for the first three. They clap for the next ten, and then arms get tired. There is juice on a table. By the time the last runners come out of the trees, backs are turned. Somebody in a red shirt is still behind the pond.',
      perspective:
        'The runner in red can see the backs from far away. To be last takes the longest, so it takes a lot of running. Ms Duarte has a watch to read and hardly ever sees the end.',
      partial: 'With the juice in hand, Zayd may feel ____.',
      cooperative: 'Ms Duarte can keep the finish line up until everyone is home.',
      directive: 'Zayd can walk back to the line and start clapping.',
      control: 'Zayd can think, "The race is as long as the last runner."',
      affirmative:
        "One person who claps sounds thin. Then it is two, since clapping is easy to catch. It would be kind without any noise, too, because somebody looked. The red shirt comes past the pond, and past the oak. Shoes squelch. Over the line goes the last one, hot in the face, with both arms up. The juice is nearly gone, and there is some on everybody's hands.",
    },
    talkTogether: [
      'Who is still behind the pond?',
      'How is it to come in when all backs are turned?',
      'Shall we clap for somebody who is slow today?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'cheer', feeling: 'happy', holds: null },
          { who: 'last', pose: 'run', feeling: 'determined', holds: null },
          { who: 'duarte-z1', pose: 'cheer', feeling: 'happy', holds: null },
        ],
        things: ['tree'],
      },
      others: [
        { is: 'other-child', id: 'last', name: 'the runner in red', age: 7, costume: null },
        { is: 'adult', id: 'duarte-z1', name: 'Ms Duarte', role: 'coach', costume: null },
      ],
    },
  },
  {
    title: 'The Seat on the Left',
    description:
      "On the school bus somebody's lunch is being laughed at. Leander sits two rows in front and is no hero.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Leander',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'spiky', hairColour: 'brown', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Breaks "stand up for others" down to something that a quiet child can do.',
      'Includes telling an adult as an ordinary part of it.',
      'Leaves the laughing to people, with no villains.',
    ],
    topicWords: ['seat', 'bus'],
    given: ['Duncan, who is driving the bus', 'a boy called Ilir'],
    content: {
      descriptive:
        'On the school bus, two rows behind Leander, a lunch is being discussed. It belongs to Ilir and it smells of leeks. The jokes began in a small way on Monday, and by now they have a tune. Most of the bus looks out of the window. People who keep still at such times are usually not on the side of the jokes. They are waiting for someone who knows what to do, and look as if they did not mind.',
      perspective:
        'Ilir may be counting the stops and planning to bring plain bread tomorrow. Those who joke get a laugh, and a laugh feels much like being liked. Some of them would stop if it got dull. Duncan, who drives, hears only a noise with a tune in it.',
      partial: 'Two rows in front, Leander might feel ____. A warm face is common, and so is a wish to be invisible.',
      cooperative: 'Duncan can hear about it at the last stop. It is not telling tales when somebody is being hurt.',
      directive:
        'Leander can get up and sit down in the empty seat on the left. It is a small thing, and it can be done by shaky legs.',
      control: 'Leander can ask, "What\'s in it?" and mean it.',
      affirmative:
        'It is a pie with leeks and white cheese, and the recipe is older than buses. No speech is made. A joke needs an audience, and part of it is busy asking about pastry. It may start again tomorrow, and then more people need to know. For today there are two on the seat. At the third stop half a pie goes from the right to the left.',
    },
    talkTogether: [
      'What was in the lunch?',
      'How may it feel to sit two rows in front?',
      'What small thing could quiet people do on a bus?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'ilir', pose: 'sit', feeling: 'shy', holds: 'lunchbox' },
        ],
        things: ['bus', 'backpack'],
      },
      others: [{ is: 'other-child', id: 'ilir', name: 'Ilir', age: 9, costume: null }],
    },
  },
  {
    title: 'The Green Button',
    description: 'Nine messages from Aunt Odile in one evening, and all of them are photographs of a thumb.',
    ageBand: '11+',
    themes: ['science'],
    hero: {
      name: 'Ioan',
      pronouns: 'he',
      age: 11,
      looks: { hairStyle: 'short', hairColour: 'dark-brown', skin: 'peach', eyes: 'green' },
    },
    benefits: [
      'Looks at patience, the least visible kind of kindness.',
      'Shows that doing it for somebody can take something from them.',
      'Admits that kindness can be boring.',
    ],
    topicWords: ['thumb', 'button', 'tablet'],
    given: ['great-aunt Odile, who is eighty-three and lives far away', 'a tablet', 'Thursdays'],
    content: {
      descriptive:
        "Ioan's great-aunt Odile is eighty-three and has been given a tablet. On Thursday evening nine messages arrive, and all of them are photographs of a thumb. Ioan knows what is wrong, because it takes a second to see. It would take another second to put it right, if the tablet were not three hundred kilometres away. So there is a call, and the call is the long way round. Where is the green button, which green, and is it meant to wobble?",
      perspective:
        'Odile ran a post office for thirty years and could find any street in the district without a map. Being slow is new, and each sigh on the line gets noticed, even those that are let out with the microphone off. Old hands are dry, and a touch screen often does not feel them. People who grew up with screens forget that they learned it as well, over years, with a great deal of wrong pressing.',
      partial:
        'At the third "Which green?", Ioan might notice ____. Fond and bored can be in one person, and both are honest.',
      cooperative:
        'Somebody at home can take over the call on a bad Thursday. Patience is not used up for good, but it does run out by evening.',
      directive: 'Ioan can wait for three breaths before each answer, and leave the pressing to Odile.',
      control: 'Ioan can think, "Quick helps me. Slow helps her."',
      affirmative:
        'Whoever presses the button is the one who learns it. That makes slowness a strange kind of present, since nothing can be seen of it and nobody is thanked for it. After forty minutes something clicks, far away, and a face comes up on the tablet, mostly forehead. It is followed by a bookcase, a cat and a window with snow behind it. For a while nobody says anything about buttons. On Friday there is one new message. It is the cat, quite sharp, and at the edge of it is a piece of thumb.',
    },
    talkTogether: [
      'What did Odile do for thirty years?',
      'How can somebody be fond and bored at once?',
      'What could we ask an older person to teach us slowly?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'snow',
        camera: 'medium',
        actors: [{ who: 'hero', pose: 'sit', feeling: 'calm', holds: 'tablet' }],
        things: ['pillow'],
      },
      others: [],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge handling-disappointment. */
export const HANDLING_DISAPPOINTMENT: readonly LibraryStory[] = [
  {
    title: 'Snap Goes the Banana',
    description: 'Nikau wanted it long. It is in two bits now, and no glue works on bananas.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Nikau',
      pronouns: 'he',
      age: 2,
      looks: { hairStyle: 'curly', hairColour: 'black', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Names a small loss that is a large one at two.',
      'Shows an adult who says what happened before moving on.',
    ],
    topicWords: ['banana', 'long'],
    given: ['Papa'],
    content: {
      descriptive: 'Nikau has a banana. It is long. Snap! Now it is two. It cannot be one again.',
      perspective: 'Papa would like to mend it. Bananas do not mend.',
      partial: 'With no long banana, Nikau may feel ____.',
      cooperative: 'Papa can say, "You wanted it long."',
      directive: 'Nikau can hold one bit in each hand.',
      control: 'Nikau can say, "Snap! Bye, long banana."',
      affirmative:
        'Long is gone. That can make people cry. Then there are two hands. There are two bits. A bite here. A bite there. It tastes of banana, both times.',
    },
    talkTogether: [
      'What went snap?',
      'How is it when something breaks in two?',
      'Shall we peel one and see how it snaps?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'cover', feeling: 'sad', holds: null },
          { who: 'papa', pose: 'kneel', feeling: 'calm', holds: 'banana' },
        ],
        things: ['chair'],
      },
      others: [{ is: 'adult', id: 'papa', name: 'Papa', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'One Ear of a Lion',
    description: 'Two buses to the zoo, a roar all ready, and the lion sleeps behind a rock. One ear can be seen.',
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Mateus',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'brown', eyes: 'brown' },
    },
    benefits: [
      'Says plainly that getting less than one hoped for is less.',
      'Explains why the animal is not to blame.',
      'Makes one small part worth a good look.',
    ],
    topicWords: ['lion', 'ear'],
    given: ['Vovó, the grandmother', 'a trip to the zoo by two buses'],
    content: {
      descriptive:
        'Mateus and Vovó go to the zoo to see the lion. They ride on two buses to get there. Mateus has a roar ready. But the lion lies behind a rock. All that can be seen is one ear.',
      perspective:
        'The lion does not know about the two buses. Lions sleep a lot by day, because they hunt at night. At the fence, a tall man says, "Oh."',
      partial: 'When there is just an ear, Mateus may feel ____.',
      cooperative: 'Vovó can stay at the fence for as long as a sandwich takes.',
      directive: 'Mateus can try the roar, a small one, and watch the ear.',
      control: 'Mateus can say, "I came for all of it."',
      affirmative:
        'One ear is less than a whole lion. The ear is round, with fur in it. It turns when a bird calls. It turns when somebody roars. Then come the two buses. There is room for a roar on both.',
    },
    talkTogether: [
      'What can be seen of the lion?',
      'How is it to come a long way and see so little?',
      'Shall we look at one ear, one nose or one paw, for a whole minute?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'sad', holds: null },
          { who: 'vovo', pose: 'stand', feeling: 'calm', holds: 'sandwich' },
        ],
        things: ['fence', 'rock', 'bush'],
      },
      others: [{ is: 'adult', id: 'vovo', name: 'Vovó', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'A Stone in the Parcel',
    description:
      'Minjun hoped for a robot. The parcel from Busan holds brushes and a stone, and Halmoni calls in an hour.',
    ageBand: '6-7',
    themes: ['science'],
    hero: {
      name: 'Minjun',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'peach', eyes: 'dark-brown' },
    },
    benefits: [
      'Separates thanking somebody from liking what came.',
      'Gives a way to say a true and kind thing without pretending.',
      'Leaves a place where the disappointment may be told.',
    ],
    topicWords: ['parcel', 'robot'],
    given: ['his grandmother Halmoni in Busan', 'Mum', 'a call on the day of the parcel'],
    content: {
      descriptive:
        "A long flat parcel has come from Busan, from Minjun's Halmoni. Halmoni is his grandmother. All week he has thought of a robot with a motor. In the parcel there are three brushes, a stick of ink and a stone. Nothing in it has a motor. In one hour Halmoni calls, to see how it went.",
      perspective:
        'Halmoni cannot look into a wish from so far away. Choosing took a whole afternoon, in a shop with a hundred brushes. People who give things look at the face first and listen second. They hope to see that they guessed well.',
      partial: 'With the paper off, Minjun may feel ____.',
      cooperative: 'Mum can hear about the robot first, because a face needs a few minutes.',
      directive: 'Minjun can find one thing about the present that is true and good. It may be the smell.',
      control: 'Minjun can think, "Thank you is for the afternoon."',
      affirmative:
        'Two things can be true at one time. It is a kind parcel, and it is not a robot. A wish can be told to Mum now, and to Halmoni some other day. The ink smells of smoke and old wood. It makes the blackest black in the house. By evening there is somebody on the long paper, with a hatch and a motor.',
    },
    talkTogether: [
      'What was in the parcel?',
      'How is it when everybody watches somebody open a present?',
      'Shall we paint with one colour only?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'sad', holds: 'paintbrush' },
          { who: 'mum', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['box', 'paint'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null }],
    },
  },
  {
    title: 'The Tooth Went Down with the Toast',
    description: "Robin's first loose tooth was meant for the tin. Then came breakfast.",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Robin',
      pronouns: 'they',
      age: 6,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'peach', eyes: 'hazel' },
    },
    benefits: ['Says that a swallowed milk tooth does no harm.', 'Allows laughing and being sorry in the same minute.'],
    topicWords: ['tooth', 'tin'],
    given: ['Mum', 'a tin for teeth'],
    content: {
      descriptive:
        "For nine days Robin's tooth was loose. A tin stood ready for it, with a lid that clicks. At breakfast, the tooth is gone. There is a gap, and there is half a slice of toast. A swallowed milk tooth does no harm, because it goes out the way food does. But it cannot go in the tin.",
      perspective:
        'Mum laughs for a second, and then stops. It is odd to laugh and be sorry at once, and many people do. Dentists hear about teeth and toast all year round.',
      partial: 'With the tin still empty, Robin may feel ____.',
      cooperative: 'Mum can hold up a mirror, so that the gap can be seen.',
      directive: 'Robin can draw the tooth as it was, with the bump on one side.',
      control: 'Robin can say, "I wanted to keep that one."',
      affirmative:
        'Nine days is a long wait, and toast is a silly end to it. It is fine to be cross with toast. Children have twenty teeth of that kind, so the tin gets other chances. Down in the gap, something white is on its way up. For now there is a drawing in the tin. The lid clicks.',
    },
    talkTogether: [
      'Where did the tooth go?',
      'How can somebody laugh and be sorry at once?',
      'Shall we draw our teeth as big as plates?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'think', feeling: 'sad', holds: null },
          { who: 'mum', pose: 'sit', feeling: 'surprised', holds: null },
        ],
        things: ['mirror', 'bread', 'plate'],
      },
      others: [{ is: 'adult', id: 'mum', name: 'Mum', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'Clouds at 11.42',
    description: 'Ishani has waited two years for a total eclipse of the sun. At 11.20 a cloud moves in.',
    ageBand: '8-10',
    themes: ['science', 'nature'],
    hero: {
      name: 'Ishani',
      pronouns: 'she',
      age: 9,
      looks: { hairStyle: 'long', hairColour: 'black', skin: 'brown', eyes: 'brown', glasses: true },
    },
    benefits: [
      'Stays with a disappointment that nobody caused and nobody can mend.',
      'Looks at what a lost thing leaves behind, without calling it better.',
    ],
    topicWords: ['eclipse', 'cloud'],
    given: ['Baba', 'a drive through the night to see a total eclipse', 'two pairs of eclipse glasses'],
    content: {
      descriptive:
        'Ishani and Baba have driven since three in the morning to stand in a field. At 11.42 the moon is due to cover the sun for two minutes, in a total eclipse. The next one over this part of the country comes when Ishani is fifty-three. In the bag there is a drawing of what to look for. At 11.20 a cloud moves in from the west. Behind it there is more of the same.',
      perspective:
        'About four hundred people stand in the field, and all of them look at one cloud. An astronomer by the fence has flown to nine eclipses and seen six. Baba chose this field out of three, and may be thinking about the other two. Clouds do not read maps.',
      partial:
        'At 11.41, under a grey sky, Ishani might feel ____. Four hundred people may have four hundred words for it.',
      cooperative:
        'Baba can leave the comforting for later and ask what she had most wanted to see. It can help to be asked first.',
      directive:
        'Ishani can turn the drawing over and note what a cloud cannot hide. Cold, dark and sounds come through.',
      control: 'Ishani can think, "I came for the ring, and I can miss it."',
      affirmative:
        'At 11.42 the dark crosses the field faster than any evening. The air turns cold. Rooks fly home to their trees, and a street lamp comes on by the gate. Nobody sees the ring of light, and that is a real loss, which gets no smaller because of rooks. Above the cloud the eclipse goes on without anyone. On the back of the drawing there are seven lines, and the last one says that four hundred people whispered.',
    },
    talkTogether: [
      'What came through the cloud?',
      'How is it when nobody is to blame?',
      'Shall we shut our eyes outside and note what comes through?',
    ],
    picture: {
      scene: {
        setting: 'mountain',
        time: 'day',
        weather: 'wind',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'sad', holds: 'notebook' },
          { who: 'baba', pose: 'look-up', feeling: 'calm', holds: null },
        ],
        things: ['cloud'],
      },
      others: [{ is: 'adult', id: 'baba', name: 'Baba', role: 'other-parent', costume: null }],
    },
  },
  {
    title: 'The Seat near the Back',
    description:
      'The wheelchair basketball squad takes twelve. Amadou, who had already pictured the bus, is thirteenth.',
    ageBand: '11+',
    themes: ['sports'],
    hero: {
      name: 'Amadou',
      pronouns: 'he',
      age: 12,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown', wheelchair: true },
    },
    benefits: [
      'Shows where disappointment comes from: a picture that was detailed and private.',
      'Keeps the next step small and at a distance of some days.',
      'Makes no claim that it was for the best.',
    ],
    topicWords: ['seat', 'bus'],
    given: ['Coach Berit', 'Papa', 'the regional wheelchair basketball squad'],
    content: {
      descriptive:
        "The regional squad in wheelchair basketball takes twelve players. On Thursday the list went up, and Amadou's name was not on it. He had trained for it since the autumn, and in his head there was already a bus, a shirt and a back seat. Nobody had agreed to that picture, but it was detailed and he had lived in it for months. Disappointment is partly about such a picture. On Thursday it was suddenly of no use.",
      perspective:
        'Coach Berit had twenty-two good players and twelve shirts, and wrote the bottom of the list three times. A list looks like a judgement, although much of it is about positions. Friends who got in may go quiet, since being glad in front of somebody is difficult. Others may make jokes, and most of those are kindness with bad aim.',
      partial:
        'In front of the list, Amadou might notice ____. It may be another word by the time he reaches the car park.',
      cooperative:
        'Coach Berit can say what was close and what was missing, in a week or so. Nobody listens well on the first evening.',
      directive:
        'Amadou can ask in writing for one thing to work on. A written question can wait for a good day to be sent.',
      control: 'Amadou can think, "It was a good picture. Nobody had signed it."',
      affirmative:
        'There are people who were thirteenth once and are now well known. There are a great many more who were thirteenth and simply went on playing, and both kinds had a bad Thursday. The hall opens on Monday as usual, and the ball has not read the list. On the Saturday of the tournament there is a bus with a seat near the back, and it may be a long day. Around noon a photograph arrives. Somebody has put a bag on the seat, with a note saying that it is only lent.',
    },
    talkTogether: [
      'What was in the picture that Amadou had in his head?',
      'How can friends on both sides of a list feel?',
      'Shall we talk about a list that one of us was not on?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'sad', holds: 'basketball' },
          { who: 'berit', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['sign', 'bus'],
      },
      others: [{ is: 'adult', id: 'berit', name: 'Coach Berit', role: 'coach', costume: null }],
    },
  },
];

import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge teamwork. */
export const TEAMWORK: readonly LibraryStory[] = [
  {
    title: 'One, Two, Up',
    description: 'A pumpkin in the garden is wider than Kalina. Dyado counts, and everybody lifts at the same time.',
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Kalina',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'braids', hairColour: 'blonde', skin: 'peach', eyes: 'green' },
    },
    benefits: ['Lets a small child feel what "together" does.', 'Uses counting as the signal that makes it work.'],
    topicWords: ['pumpkin', 'up'],
    given: ['Dyado, the grandfather', 'Baba, the grandmother'],
    content: {
      descriptive:
        'There is a big pumpkin in the garden. Kalina pulls. Mmmf! It stays. Dyado pulls. Mmmf! It stays, too.',
      perspective: 'Dyado\'s back is old. Baba says, "Not one. All."',
      partial: 'When it stays, Kalina may feel ____.',
      cooperative: 'Baba can take the other side.',
      directive: 'Kalina can put two hands under it.',
      control: 'Kalina can say, "One, two, up!"',
      affirmative:
        'One, two, up! It is up. Six feet walk. Six feet stop. One, two, down. The pumpkin is on the step. Is it soup now? Not yet. It is a seat for Kalina.',
    },
    talkTogether: ['Who helps to lift?', 'How is it when a thing will not move?', 'Shall we lift something on "up"?'],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'reach', feeling: 'determined', holds: null },
          { who: 'dyado', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'baba', pose: 'stand', feeling: 'happy', holds: null },
        ],
        things: ['wheelbarrow'],
      },
      others: [
        { is: 'adult', id: 'dyado', name: 'Dyado', role: 'other-grandparent', costume: null },
        { is: 'adult', id: 'baba', name: 'Baba', role: 'grandparent', costume: null },
      ],
    },
  },
  {
    title: 'Everyone Has an Edge',
    description:
      'The big round cloth needs ten pairs of hands. Olu would like to be under it, and above it, and to hold it.',
    ageBand: '4-5',
    themes: ['sports'],
    hero: {
      name: 'Olu',
      pronouns: 'he',
      age: 4,
      looks: { hairStyle: 'short', hairColour: 'black', skin: 'deep-brown', eyes: 'dark-brown' },
    },
    benefits: ['Shows that each hand on the edge can be felt by all the others.', 'Gives holding still a use.'],
    topicWords: ['cloth', 'edge'],
    given: ['Mrs Finch', 'nursery'],
    content: {
      descriptive:
        'In the hall lies a huge round cloth in three colours. Olu has a yellow edge. When all ten edges go up, the cloth fills with air and floats. When one edge is let go, the air runs out there.',
      perspective:
        'The others cannot see why it sinks. They look at the top. That is where it is fun. Some would like to run under it.',
      partial: 'When the cloth pulls upwards, Olu may feel ____.',
      cooperative: 'Mrs Finch can call out who may run under it next.',
      directive: 'Olu can hold on with both hands until yellow is called.',
      control: 'Olu can think, "I have yellow."',
      affirmative:
        'Nobody can lift it alone. Mrs Finch has tried. With an edge each, it goes up and up, and it gets quiet. "Yellow!" calls Mrs Finch. Under the cloth, all the faces are red and blue. From up there comes a slow, soft hush.',
    },
    talkTogether: [
      'Which colour does Olu hold?',
      'How is it to hold on when feet want to run?',
      'Shall we float a sheet with as many hands as we have?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'excited', holds: 'blanket' },
          { who: 'finch', pose: 'reach', feeling: 'happy', holds: null },
          { who: 'child-c', pose: 'reach', feeling: 'happy', holds: null },
        ],
        things: ['ball'],
      },
      others: [
        { is: 'adult', id: 'finch', name: 'Mrs Finch', role: 'teacher', costume: null },
        { is: 'other-child', id: 'child-c', name: 'a child from the group', age: 5, costume: null },
      ],
    },
  },
  {
    title: 'The Branch That Needed Four Arms',
    description: 'Marlow knows just how the den has to be. The longest branch does not know it.',
    ageBand: '6-7',
    themes: ['nature', 'adventure'],
    hero: {
      name: 'Marlow',
      pronouns: 'they',
      age: 7,
      looks: { hairStyle: 'long', hairColour: 'auburn', skin: 'peach', eyes: 'hazel' },
    },
    benefits: [
      'Speaks to a child whose plan is a good one.',
      'Shows what changes when there are two plans in one den.',
    ],
    topicWords: ['den', 'branch'],
    given: ['Ivy from school', 'Uncle Pat'],
    content: {
      descriptive:
        'Marlow is building a den. The plan is clear: a pointed roof, a low door, and no window at all. Ivy has a plan as well, with a flat roof and a window. One long branch lies in the ferns, and it would be right for both. It takes four arms to lift it. When there are two plans and one branch, people often pull in two directions.',
      perspective:
        "Ivy's plan is in Ivy's head, so it looks good from there. Changing one small thing in it can feel like losing all of it. Uncle Pat has seen a lot of half dens in these woods.",
      partial: 'With the branch still in the ferns, Marlow may feel ____.',
      cooperative: 'Uncle Pat can hear each plan once, from start to end.',
      directive: 'Marlow can give away one thing and keep one. The door or the roof would do.',
      control: 'Marlow can ask, "Which bit do you need most?"',
      affirmative:
        "Ivy needs the window most, as it turns out. So there is a pointed roof with a low door and a window. Neither plan had that. Up goes the branch, in four arms, right across the top. Inside it smells of ferns. Through the window comes some light, and after that a dog's nose.",
    },
    talkTogether: [
      'What does Ivy need most?',
      'How is it when a good plan is changed?',
      'Shall we plan something where each of us keeps one thing?',
    ],
    picture: {
      scene: {
        setting: 'forest',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'log' },
          { who: 'ivy', pose: 'hold', feeling: 'happy', holds: 'log' },
          { who: 'pat', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['bush', 'tree'],
      },
      others: [
        { is: 'other-child', id: 'ivy', name: 'Ivy', age: 7, costume: null },
        { is: 'adult', id: 'pat', name: 'Uncle Pat', role: 'other-parent', costume: null },
      ],
    },
  },
  {
    title: 'Two Notes Each',
    description:
      'In the handbell group, Makena has D and A. All the others have two notes as well, and none of them has a tune.',
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Makena',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'bun', hairColour: 'black', skin: 'brown', eyes: 'brown', hearingAid: true },
    },
    benefits: [
      'Shows a kind of music that nobody can make alone.',
      "Treats a missed note as everyone's gap and nobody's fault.",
    ],
    topicWords: ['bell', 'note', 'tune'],
    given: ['Mr Amis', 'a handbell group', 'hearing aids'],
    content: {
      descriptive:
        'Eight people stand behind a long table, with two bells each. Makena has D and A. The song has twenty-one notes, and only five of them are hers. In between there is a lot of time in which a D is not wanted. A D that comes late leaves a hole in the tune. Holes can be heard.',
      perspective:
        'Whoever rang too soon is busy being hot in the face. The next one did not notice, because of the counting. Mr Amis says that a hole belongs to the table and not to a bell.',
      partial: 'Just before a D, Makena may feel ____.',
      cooperative: 'Mr Amis can point to each bell when its note is near.',
      directive: 'Makena can watch the bell before hers. When the C goes up, the D is next.',
      control: 'Makena can think, "C up, me next."',
      affirmative:
        'One person could learn the whole song on a piano. With bells it takes all eight. On Friday the tune has one hole in it, and then goes on. Nobody turns round. The last note of the song is a D. The bell is held up high, and the note goes on and on.',
    },
    talkTogether: [
      'Which two notes has Makena got?',
      'How is it to wait for one small part?',
      'Shall we make a tune where each of us has two sounds?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'bell' },
          { who: 'ringer', pose: 'hold', feeling: 'happy', holds: 'bell' },
          { who: 'amis-z1', pose: 'point', feeling: 'calm', holds: null },
        ],
        things: ['music'],
      },
      others: [
        { is: 'other-child', id: 'ringer', name: 'the ringer of the C', age: 7, costume: null },
        { is: 'adult', id: 'amis-z1', name: 'Mr Amis', role: 'teacher', costume: null },
      ],
    },
  },
  {
    title: 'The Robot Turns Left',
    description: "Itzel's team has built a robot, and at home Itzel knows how to make it better. All of it.",
    ageBand: '8-10',
    themes: ['science'],
    hero: {
      name: 'Itzel',
      pronouns: 'she',
      age: 9,
      looks: { hairStyle: 'bob', hairColour: 'black', skin: 'caramel', eyes: 'dark-brown' },
    },
    benefits: [
      'Speaks to a child who could do it faster alone.',
      'Shows what a quiet improvement does to the person whose work it was.',
      'Leaves the robot imperfect and theirs.',
    ],
    topicWords: ['robot', 'team'],
    given: ['Marco, who built the arm', 'Pim, who wrote the steps', "Mrs Lindo's robot club"],
    content: {
      descriptive:
        "The robot of Itzel's team is meant to fetch a ball from the far side of a table. Marco has built the arm, Pim has written the steps, and Itzel has done the wheels. On Wednesday the robot turns left, because the arm is too heavy on one side. Two screws would do it, and that is quicker than explaining. A team is a slow way of doing what one person already knows how to do.",
      perspective:
        "Marco spent three weeks on that arm and knows each washer by its sound. Changed overnight, it might work better, and it would no longer be Marco's. Mrs Lindo has seen robots win that only one person in the team could repair.",
      partial: 'With a screwdriver in reach, Itzel might notice ____. Fingers can itch.',
      cooperative: 'Mrs Lindo can ask each of them for a guess before anybody touches it.',
      directive: 'Itzel can say what she has seen, and leave the screws to the one who put them in.',
      control: 'Itzel can say, "It looks heavy on the left to me. What do you think?"',
      affirmative:
        "It takes Marco nine minutes to find it, which is eight more than necessary. But on the way Pim notices that the steps are wrong as well, and that the left wheel drags. The left wheel is Itzel's. A team sees more sides of a thing than one pair of eyes can. On Saturday the robot gets the ball and drops it once. When it stalls in the second round, three people lean over it, and each of them knows something.",
    },
    talkTogether: [
      'What did Pim notice on the way?',
      'How does it feel when somebody improves a thing without asking?',
      'When is it worth taking the slow way?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'point', feeling: 'curious', holds: null },
          { who: 'marco', pose: 'hold', feeling: 'determined', holds: 'hammer' },
          { who: 'pim', pose: 'think', feeling: 'curious', holds: null },
          { who: 'bot', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['battery'],
      },
      others: [
        { is: 'other-child', id: 'marco', name: 'Marco', age: 9, costume: null },
        { is: 'other-child', id: 'pim', name: 'Pim', age: 9, costume: null },
        { is: 'animal', id: 'bot', name: 'the robot', animal: 'robot', coat: null, size: 'small' },
      ],
    },
  },
  {
    title: 'The Strongest Oar',
    description: 'Sunniva pulls harder than the other three, and the boat goes round in a circle.',
    ageBand: '11+',
    themes: ['sports', 'nature'],
    hero: {
      name: 'Sunniva',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'ponytail', hairColour: 'white-blonde', skin: 'porcelain', eyes: 'grey' },
    },
    benefits: [
      'Uses the plain physics of a rowing boat to show what strength is for.',
      'Takes being held back by others seriously.',
      'Looks at the same boat from the slowest seat.',
    ],
    topicWords: ['boat', 'oar', 'row'],
    given: ['Coach Halvard', 'Ingrid in the bow seat', 'a rowing club on a fjord'],
    content: {
      descriptive:
        "In a boat for four with one oar each, two oars are on the left side and two on the right. Sunniva's is on the left, and nobody of her age in the club is stronger. On the first evening she pulls as hard as she can, and the bow swings to the right. It swings further with every stroke. A boat does not add up the strength in it. It compares one side with the other, and then it turns away from the stronger one.",
      perspective:
        "In the bow, Ingrid has weaker arms and a good ear, and can hear that the four oars no longer drop into the water together. It is discouraging to row at one's limit and be the reason for a circle. It is discouraging to be strong and be told to wait as well, although that is seldom admitted. Coach Halvard in the motor boat is wet up to the knees, and has seen fast crews made out of quite ordinary people.",
      partial: 'In the third circle, Sunniva might notice ____. Impatience has a place in the shoulders.',
      cooperative:
        'Coach Halvard can let all four row with closed eyes for twenty strokes. Without looking, people begin to listen.',
      directive:
        'Sunniva can take the stroke from the back in front of her, and match it before adding anything. Adding comes later, and on both sides at once.',
      control: 'Sunniva can think, "Same time first. Then stronger."',
      affirmative:
        'There are boats for one, and they are fast and rather quiet, and some people are happiest in them. In this one nobody can arrive before the others do. By June the four oars make one sound, though not on every evening. When they do, there is a moment between the strokes in which the boat runs on by itself and the water hisses along its side. It goes straight across the fjord. Ingrid, who hears it first, says nothing, so as not to spoil it.',
    },
    talkTogether: [
      'Why did the boat go round in a circle?',
      'How is it to be stronger, or weaker, than the rest?',
      'Where do we pull at different times?',
    ],
    picture: {
      scene: {
        setting: 'pond',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: null },
          { who: 'ingrid-z5', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['rowing-boat'],
      },
      others: [{ is: 'other-child', id: 'ingrid-z5', name: 'Ingrid', age: 12, costume: null }],
    },
  },
];

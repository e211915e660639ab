import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge making-friends. */
export const MAKING_FRIENDS: readonly LibraryStory[] = [
  {
    title: 'Dig, Dig, Hello',
    description: 'Santino digs in the sand, and so does a girl he has not met. Between the holes is a thin wall.',
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Santino',
      pronouns: 'he',
      age: 3,
      looks: { hairStyle: 'curly', hairColour: 'brown', skin: 'honey', eyes: 'hazel' },
    },
    benefits: ['Shows side by side as a way of playing together.', 'Needs only one word, and lets it come late.'],
    topicWords: ['dig', 'hole'],
    given: ['Nonna'],
    content: {
      descriptive:
        'Santino digs in the sand. A girl digs, too. The girl has a red spade. There are two holes. They are near.',
      perspective: 'The girl looks at the other hole. Maybe she is shy.',
      partial: 'Next to somebody new, Santino may feel ____.',
      cooperative: 'Nonna can stay on the bench.',
      directive: 'Santino can dig a bit to the side.',
      control: 'Santino can say, "Dig, dig, hello."',
      affirmative:
        'Dig, dig. The wall gets thin. Dig, dig. Now it is one big hole. A hand comes through. It is cold and wet. Hello!',
    },
    talkTogether: [
      'What came through the wall?',
      'How is it when somebody new digs near?',
      'Shall we dig from two sides?',
    ],
    picture: {
      scene: {
        setting: 'beach',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'curious', holds: 'bucket' },
          { who: 'girl', pose: 'kneel', feeling: 'shy', holds: null },
        ],
        things: [],
      },
      others: [{ is: 'other-child', id: 'girl', name: 'a girl', age: 3, costume: null }],
    },
  },
  {
    title: 'Play, Says the Tablet',
    description:
      'Saoirse talks with a tablet. In the yard three children stack crates, and at first they only see the buttons.',
    ageBand: '4-5',
    themes: [],
    hero: {
      name: 'Saoirse',
      pronouns: 'she',
      age: 5,
      looks: { hairStyle: 'curly', hairColour: 'red', skin: 'porcelain', eyes: 'green' },
    },
    benefits: [
      'Treats a talking tablet as a voice, in the eyes of the others too.',
      'Shows waiting as part of a friendly talk.',
    ],
    topicWords: ['play', 'word'],
    given: ['Saoirse talks with a tablet', 'Ms Quill'],
    content: {
      descriptive:
        'Saoirse talks with a tablet. She presses a picture, and it says the word. In the yard, three children stack crates. Saoirse goes up close and presses, "Play." They look at the tablet, and not at her. One of them wants to press it, too.',
      perspective: 'At home, a tablet is for games, so it looks like a toy. Nobody has said that this one is a voice.',
      partial: 'When all eyes go to the tablet, Saoirse may feel ____.',
      cooperative: 'Ms Quill can say, "It is Saoirse who talks. Ask her, and wait."',
      directive: 'Saoirse can press the word again and pick up a crate.',
      control: 'Saoirse can think, "First my word, then my hands."',
      affirmative:
        'Words from a tablet are words. Making a friend takes words, and crates help as well. A boy asks where the big one goes. He waits a bit. "Top," says the tablet. "Top!" says the boy, and up it goes. Now it is higher than all four of them.',
    },
    talkTogether: [
      'Where does the big crate go?',
      'How is it when people look at a thing and not at the person?',
      'Shall we ask each other something and wait for a slow answer?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'tablet' },
          { who: 'boy-z1', pose: 'point', feeling: 'happy', holds: null },
          { who: 'girl-b', pose: 'stand', feeling: 'curious', holds: null },
        ],
        things: ['box'],
      },
      others: [
        { is: 'other-child', id: 'boy-z1', name: 'a boy', age: 5, costume: null },
        { is: 'other-child', id: 'girl-b', name: 'a girl', age: 4, costume: null },
      ],
    },
  },
  {
    title: 'Knock, Knock',
    description: 'Lunch talk is fast, and Lorcan stammers. There is one kind of joke in which everybody waits.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Lorcan',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'spiky', hairColour: 'red', skin: 'peach', eyes: 'blue' },
    },
    benefits: [
      'Takes the speed of a table seriously, and puts none of it on the child.',
      'Finds a kind of talk that has the waiting built in.',
    ],
    topicWords: ['talk', 'knock'],
    given: ['Lorcan stammers', 'Mr Dunne'],
    content: {
      descriptive:
        'At lunch, Lorcan sits at a table of fast talk. It jumps from dogs to goals to dogs again. Lorcan stammers, so some words take a while to come out. By the time a word is there, the talk is about something else. But there is one kind of talk in which people wait. It starts with a knock.',
      perspective:
        'Nobody at the table is trying to leave him out. They are busy with getting their own words in. Most of them would not know how to start with a new person either. A joke makes it easier for both sides.',
      partial: 'When the talk is fast, Lorcan may feel ____.',
      cooperative: 'Mr Dunne can tell the table that gaps are good, for talking and for chewing.',
      directive: 'Lorcan can look at one person and knock twice on the table.',
      control: 'Lorcan can say, "Knock, knock," and take his time.',
      affirmative:
        'In a knock-knock joke, each person says a bit and then stops. Nobody can jump in, because then there is no joke. It works fast or slow. A long wait before the last word makes it funnier, as many a clown knows. Making friends can start with something as silly as that. The bell rings, and trays go back. Then comes a knock from across the table.',
    },
    talkTogether: [
      'What starts with a knock?',
      'How is it when the talk is faster than a word?',
      'Shall we tell a joke with a long wait in it?',
    ],
    picture: {
      scene: {
        setting: 'classroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'happy', holds: 'sandwich' },
          { who: 'friend', pose: 'sit', feeling: 'happy', holds: null },
        ],
        things: ['lunchbox', 'cup'],
      },
      others: [{ is: 'other-child', id: 'friend', name: 'somebody at the table', age: 7, costume: null }],
    },
  },
  {
    title: 'Does the Ship Need a Cook?',
    description: 'Four pirates are up in the tree, and their ship is full. Nobody on board has thought of lunch.',
    ageBand: '6-7',
    themes: ['adventure', 'fantasy'],
    hero: {
      name: 'Quinn',
      pronouns: 'they',
      age: 6,
      looks: { hairStyle: 'braids', hairColour: 'dark-brown', skin: 'brown', eyes: 'hazel' },
    },
    benefits: [
      'Shows why "Can I play?" so often gets a quick no.',
      'Looks for a part that the game is missing.',
      'Takes a no as the end of a game, and of nothing more.',
    ],
    topicWords: ['ship', 'pirate'],
    given: ['Ms Tan'],
    content: {
      descriptive:
        'Quinn stands in the grass, and the grass is the sea. Up in the tree are four pirates. The tree is the ship. It has a captain, a lookout and two people who row. "Can I play?" is a hard question for a busy ship. The quick answer is, "We are full."',
      perspective:
        'The pirates are in a storm and hear half of what is said. The captain is not against anybody. A captain has a plan, and there are four people in it.',
      partial: 'Down in the sea, Quinn may feel ____.',
      cooperative: 'Ms Tan can help to find out which games have room.',
      directive: 'Quinn can watch for a while and see what the ship has not got.',
      control: 'Quinn can ask, "Does the ship need a cook?"',
      affirmative:
        'A full ship may stay full, and there may be another game by the fence. But rowing makes people hungry, and pirates are people. With a cook, the game gets longer. So a captain may say yes. Today there is soup of leaves, with leaves. The lookout asks for more. Seen from the tree, the grass is a long way down and full of sharks.',
    },
    talkTogether: [
      'What had nobody on the ship thought of?',
      'How is it to stand in the sea and look up?',
      'Shall we think of jobs that any game could need?',
    ],
    picture: {
      scene: {
        setting: 'playground',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'hold', feeling: 'determined', holds: 'bowl' },
          { who: 'captain', pose: 'point', feeling: 'excited', holds: null },
          { who: 'lookout', pose: 'look-up', feeling: 'curious', holds: null },
        ],
        things: ['tree'],
      },
      others: [
        { is: 'other-child', id: 'captain', name: 'the captain', age: 7, costume: 'pirate' },
        { is: 'other-child', id: 'lookout', name: 'the lookout', age: 6, costume: null },
      ],
    },
  },
  {
    title: 'Two Facts and a Question',
    description: 'Emrys knows about beetles, all of them if there is time. Around fact seven people look at the clock.',
    ageBand: '8-10',
    themes: ['animals', 'science'],
    hero: {
      name: 'Emrys',
      pronouns: 'he',
      age: 9,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'peach', eyes: 'blue', glasses: true },
    },
    benefits: [
      'Respects a great interest and everybody who has one.',
      'Explains what a question does for the person who is listening.',
      'Practises on somebody who yawns on purpose.',
    ],
    topicWords: ['beetle', 'fact'],
    given: ['his grandfather Taid', 'Emrys knows a great deal about beetles'],
    content: {
      descriptive:
        'Emrys knows about beetles. Some four hundred thousand kinds have been named so far, which is about a quarter of all named kinds of animal. So when somebody at school says hello, there is a lot to say. One fact pulls the next one after it, like wagons. Around number seven, people often begin to look at the clock. From inside a list of facts, a clock is hard to see.',
      perspective:
        'The person with an eye on the clock may like beetles well enough. Listening for so long is tiring when there is nothing else to do in it. Most people hope to be asked something, because a question shows that they are there as well. Hardly anyone says so.',
      partial: 'When somebody looks at the clock, Emrys might feel ____. Puzzled is a possible word.',
      cooperative:
        'On the way home, Taid can play the other person and yawn on purpose. It is useful to see a yawn from the front.',
      directive: 'Emrys can try two facts and then a question, and wait for whatever comes back.',
      control: 'Emrys can think, "Two for me, one for you."',
      affirmative:
        'Some questions bring back one word, and then both people may walk on. Others bring a whole story about a wasp. A friend is not simply somebody who has heard all the facts. It may be somebody who has a fact that was missing. On Thursday, behind the bins, a girl from the other class lifts up a stone. There is a beetle under it, red with two dots, and she gets as far as number nine. Emrys asks for number ten.',
    },
    talkTogether: [
      'How many facts does Emrys try before a question?',
      'How does it feel to know a great deal and see somebody yawn?',
      'Shall we each tell two facts and ask one question?',
    ],
    picture: {
      scene: {
        setting: 'garden',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'kneel', feeling: 'excited', holds: 'magnifying-glass' },
          { who: 'girl-b', pose: 'kneel', feeling: 'happy', holds: null },
          { who: 'beetle', pose: 'walk', feeling: 'calm', holds: null },
        ],
        things: ['rock', 'notebook'],
      },
      others: [
        { is: 'other-child', id: 'girl-b', name: 'a girl from the other class', age: 9, costume: null },
        { is: 'animal', id: 'beetle', name: 'a ladybird', animal: 'ladybird', coat: null, size: 'tiny' },
      ],
    },
  },
  {
    title: 'Fifty Hours of Blue',
    description:
      "Zeynep's best friend has changed schools. On Wednesdays she paints scenery among people who already know each other.",
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Zeynep',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'long', hairColour: 'dark-brown', skin: 'honey', eyes: 'hazel' },
    },
    benefits: [
      'Replaces instant friendship with something truer: hours.',
      'Gives the other people in the room a history of their own.',
      'Keeps the old friend in the story.',
    ],
    topicWords: ['friend', 'paint', 'Wednesday'],
    given: ['her best friend has changed schools', 'a group that paints scenery on Wednesdays', 'Mr Abara'],
    content: {
      descriptive:
        "Since Zeynep's best friend changed schools, lunch has been forty minutes long. It was forty minutes before, but nobody measured it. On Wednesdays there is a group that paints scenery for the theatre, and people there say hello and then talk to somebody else. In books two people meet on page one and are friends by page three. A researcher who asked adults found that it took around fifty hours together before they called somebody a friend. Fifty hours are a great many Wednesdays.",
      perspective:
        'From behind, a group can look closed, although most of its members came alone and have forgotten how that was. The one who works by the ladder may be relieved that somebody else has nothing to say. Mr Abara puts people together by the size of their brush, and has seen more come of it than of any game with names.',
      partial: 'Around week three, Zeynep might notice ____. Impatience is likely, and so is a wish to stay at home.',
      cooperative:
        'Mr Abara can give two people one large piece of sky. A shared job does the talking when there is no talk.',
      directive: 'Zeynep can turn up once more, and ask one person about the thing in front of them both.',
      control: 'Zeynep can think, "That was two hours, and they count."',
      affirmative:
        "Friendship is partly made of time that seemed to be about something else. It cannot be hurried much, and not everybody who dips into the same pot becomes close. The old friend is still a friend, with a longer bus ride in between. By February the sky is finished, eight metres of it, and it hangs from a bar. From the seats nobody can see where one person's paint stops and the other's begins. Two people can, and they have opinions about it.",
    },
    talkTogether: [
      'What did the researcher find out?',
      'How can week three be harder than week one?',
      'Where have we spent fifty hours with somebody?',
    ],
    picture: {
      scene: {
        setting: 'stage',
        time: 'day',
        weather: 'clear',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'reach', feeling: 'determined', holds: 'paintbrush' },
          { who: 'painter', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['paint', 'ladder', 'cloud'],
      },
      others: [{ is: 'other-child', id: 'painter', name: 'somebody by the ladder', age: 12, costume: null }],
    },
  },
];

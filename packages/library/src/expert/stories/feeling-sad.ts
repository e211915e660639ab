import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge feeling-sad. */
export const FEELING_SAD: readonly LibraryStory[] = [
  {
    title: 'Up, Up, Gone',
    description: "Ines's red balloon flies off over the roofs, and Mama does not hurry to buy another.",
    ageBand: '2-3',
    themes: ['nature'],
    hero: {
      name: 'Ines',
      pronouns: 'she',
      age: 3,
      looks: { hairStyle: 'curly', hairColour: 'dark-brown', skin: 'caramel', eyes: 'brown' },
    },
    benefits: [
      'Lets a loss be a loss, however small it looks from above.',
      'Shows somebody staying close without a cure.',
    ],
    topicWords: ['sad', 'gone'],
    given: ['Mama'],
    content: {
      descriptive: 'Up goes the red balloon. Ines looks up. Gone! That can make people sad. Up, up, up.',
      perspective: 'Mama saw it, too. Mama looks up for a long time.',
      partial: 'With no balloon, Ines may feel ____.',
      cooperative: 'Mama can sit on the step.',
      directive: 'Ines can lean on Mama.',
      control: 'Ines can say, "Bye, red. Up, up, gone."',
      affirmative:
        'Sad takes a bit of time. There is the step. There is Mama. A bird goes up, up, up. It sits on the roof. Sad is here, and so is Mama.',
    },
    talkTogether: [
      'Where did the balloon go?',
      'How is it when something is gone?',
      'Shall we sit on a step and look up?',
    ],
    picture: {
      scene: {
        setting: 'street',
        time: 'day',
        weather: 'wind',
        camera: 'wide',
        actors: [
          { who: 'hero', pose: 'look-up', feeling: 'sad', holds: null },
          { who: 'mama', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['balloon'],
      },
      others: [{ is: 'adult', id: 'mama', name: 'Mama', role: 'parent', costume: null }],
    },
  },
  {
    title: 'No Reason at All',
    description: 'Arlo is sad on a plain Tuesday and nobody can find out why. The dog does not ask.',
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Arlo',
      pronouns: 'he',
      age: 5,
      looks: { hairStyle: 'short', hairColour: 'chestnut', skin: 'peach', eyes: 'hazel', hearingAid: true },
    },
    benefits: [
      'Says that sadness may come without a reason.',
      'Takes the pressure off a child who is asked "why?"',
      'Shows company as help.',
    ],
    topicWords: ['sad', 'Tuesday'],
    given: ['Daddy', 'a dog called Moss'],
    content: {
      descriptive:
        'It is a plain Tuesday, and Arlo is on the rug. Nobody was mean. Nothing broke. There is soup, and it is a good one. Some days a sad feeling comes with no reason.',
      perspective:
        'Daddy would like a reason, because reasons can be mended. Moss the dog does not look for one. Moss puts a nose on a knee.',
      partial: 'On a day like this, Arlo may feel ____.',
      cooperative: 'Daddy can stop asking why, and sit down on the rug.',
      directive: "Arlo can stroke the soft part behind Moss's ears.",
      control: 'Arlo can say, "I do not know why. Stay here."',
      affirmative:
        'Feelings come, and they change, as a day does. No one needs to work this one out. The soup gets cold, and then it gets warm again. Moss breathes in and out. It is still Tuesday, with three on the rug.',
    },
    talkTogether: [
      'What does Moss do?',
      'How can it be to feel something with no reason?',
      'Shall we sit on the rug for a bit, with no talking?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'rain',
        camera: 'close',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'sad', holds: null },
          { who: 'moss', pose: 'sit', feeling: 'calm', holds: null },
          { who: 'daddy', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: [],
      },
      others: [
        { is: 'animal', id: 'moss', name: 'Moss', animal: 'dog', coat: 'grey', size: 'middle' },
        { is: 'adult', id: 'daddy', name: 'Daddy', role: 'parent', costume: null },
      ],
    },
  },
  {
    title: 'After the Last Page',
    description: 'Bram has finished book nine of the dragon books, and there is no book ten.',
    ageBand: '6-7',
    themes: ['fantasy'],
    hero: {
      name: 'Bram',
      pronouns: 'he',
      age: 7,
      looks: { hairStyle: 'curly', hairColour: 'blonde', skin: 'peach', eyes: 'blue', glasses: true },
    },
    benefits: [
      'Takes it seriously that the end of a story can hurt.',
      'Shows ways to stay near something that is over.',
    ],
    topicWords: ['book', 'page', 'sad'],
    given: ['Aunt Wilma at the library', 'nine books about a dragon called Ember'],
    content: {
      descriptive:
        'Bram has read nine books about a dragon called Ember. Yesterday he came to the last page. There is no book ten. It is odd to be sad about somebody who was not real. But the evenings with Ember were real, and they are over now. So something has ended.',
      perspective:
        'The woman who wrote the books cried at the end as well. Her readers know, because they got a letter. Aunt Wilma sees it in the library each week. Somebody brings back a last book and does not let go.',
      partial: 'After the last page, Bram may feel ____.',
      cooperative: 'Aunt Wilma can keep book nine on the desk for one more day.',
      directive: 'Bram can draw the one page that he would have liked to read next.',
      control: 'Bram can think, "It is over, and I was in it."',
      affirmative:
        'Sad things can be about lovely things. That is often why they are sad. The books stand in a row, one to nine. The first one still begins in a cave. A story that is over can be opened again. It waits at page one, and Ember is there.',
    },
    talkTogether: [
      'Where does the first book begin?',
      'How can the end of a story feel?',
      'Shall we draw the page after the last page?',
    ],
    picture: {
      scene: {
        setting: 'library',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'sad', holds: 'book' },
          { who: 'wilma-d', pose: 'stand', feeling: 'calm', holds: null },
        ],
        things: ['lamp', 'crayon'],
      },
      others: [{ is: 'adult', id: 'wilma-d', name: 'Aunt Wilma', role: 'librarian', costume: null }],
    },
  },
  {
    title: 'The Sad One, Please',
    description: "Ilse's violin book is full of jolly tunes. On a low day she turns to the only sad one.",
    ageBand: '6-7',
    themes: ['music'],
    hero: {
      name: 'Ilse',
      pronouns: 'she',
      age: 7,
      looks: { hairStyle: 'long', hairColour: 'dark-brown', skin: 'honey', eyes: 'amber', wheelchair: true },
    },
    benefits: [
      'Shows that music may keep a sad feeling company instead of chasing it.',
      'Leaves room for adults who would rather cheer a child up.',
    ],
    topicWords: ['sad', 'tune'],
    given: ['Mum', 'Grandpa Joost', 'Ilse plays the violin', 'best friend Kim is in hospital this week'],
    content: {
      descriptive:
        "Ilse's violin book has twenty tunes, and nineteen of them are jolly. Number twelve is sad and slow. This week, Kim's chair at school is empty, since Kim is in hospital. On such a day, a jolly tune can be too loud.",
      perspective:
        'Mum would love a jolly one, because then things would sound well. Grandpa Joost has played in bands for years. People ask for slow songs when they are sad, Grandpa says. They seem to like the company.',
      partial: 'With the bow on the low string, Ilse may feel ____.',
      cooperative: 'Grandpa can play the second part of number twelve. It is only four notes long.',
      directive: 'Ilse can play the sad one, as slowly as it needs.',
      control: 'Ilse can say, "Number twelve, please."',
      affirmative:
        'A sad tune does not make Kim well. It does not need to. It has a start, a middle and a last note. The last note of number twelve goes on in the wood for a bit. Mum has come in, and is standing quite still. Then the page is turned, or it is not.',
    },
    talkTogether: [
      'Which tune does Ilse choose?',
      'How is it when others would like somebody to be jolly?',
      'Shall we find a song for a sad day?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'rain',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'sad', holds: 'violin' },
          { who: 'joost', pose: 'sit', feeling: 'calm', holds: null },
        ],
        things: ['music'],
      },
      others: [{ is: 'adult', id: 'joost', name: 'Grandpa Joost', role: 'other-grandparent', costume: null }],
    },
  },
  {
    title: "Dad's Name",
    description:
      "Oma has dementia and calls Isaac by his father's name. Some of what they had is still in the kitchen.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Isaac',
      pronouns: 'he',
      age: 10,
      looks: { hairStyle: 'short', hairColour: 'brown', skin: 'peach', eyes: 'brown' },
    },
    benefits: [
      'Explains dementia plainly and without horror.',
      'Names a sadness about somebody who is still there.',
      'Shows what often remains.',
    ],
    topicWords: ['name', 'sad', 'Oma'],
    given: ['Oma has dementia and lives in a home', 'Dad, whose name is Peter', 'cards on Saturdays'],
    content: {
      descriptive:
        "On Saturdays Isaac and Dad visit Oma, and they play cards for buttons. Oma has dementia, an illness of the brain that takes away memory, the newest first. Lately Oma calls Isaac Peter, and that is Dad's name. It is nobody's fault, and it cannot be caught. It is possible to miss somebody who sits right there, because something that used to be shared is gone.",
      perspective:
        'For Oma it may be another year, when a boy of ten with that face was Peter. On some Saturdays Dad is not called anything, and finds it hard to talk about. The carers know that feelings last longer than facts. Oma may forget a visit within the hour and still be in a good mood from it.',
      partial: 'When Oma says the wrong name, Isaac might feel ____. There may be some laughing in it as well.',
      cooperative:
        'Dad can say in the car how it was for Dad, and stop for chips. It is easier to say sad things side by side.',
      directive: 'Isaac can answer to Peter, or say once and kindly, "I\'m Isaac, Oma." Both are right.',
      control: 'When it stings, Isaac can think, "She knows the face. I know the rest."',
      affirmative:
        'Oma forgets the day, the month and the name, and shuffles the cards like somebody on a stage. For now the rules are still in those hands. Being sad and having a nice Saturday can fit into one hour. At the end Oma counts the buttons, wins, and says, "Better luck next time, Peter."',
    },
    talkTogether: [
      'What does Oma still know?',
      'How can somebody be sad and laugh in one hour?',
      'Shall we ask somebody old to teach us a card game?',
    ],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          { who: 'hero', pose: 'sit', feeling: 'curious', holds: null },
          { who: 'oma', pose: 'sit', feeling: 'happy', holds: 'button' },
        ],
        things: ['button', 'teapot'],
      },
      others: [{ is: 'adult', id: 'oma', name: 'Oma', role: 'grandparent', costume: null }],
    },
  },
  {
    title: 'Low Water',
    description:
      'Maren keeps the tide book on a northern island. Low days are in it too, and there is a question of how many.',
    ageBand: '11+',
    themes: ['nature', 'science'],
    hero: {
      name: 'Maren',
      pronouns: 'she',
      age: 12,
      looks: { hairStyle: 'short', hairColour: 'dark-blonde', skin: 'porcelain', eyes: 'grey' },
    },
    benefits: [
      'Talks about lasting low mood without drama and without a diagnosis.',
      'Gives a plain measure for when to tell somebody.',
      'Says whom to tell, and what to say.',
    ],
    topicWords: ['tide', 'low', 'sad'],
    given: ['Father runs the harbour', 'the school nurse, Mrs Holm', 'Maren writes down the tides'],
    content: {
      descriptive:
        'Maren writes down the tides for the harbour, where her father works. Low water comes twice a day, and the boats lie on the mud for a while. For some weeks there has been another line in the book, in pencil, about how the day was. Everybody has low days, and they often follow something, such as bad sleep or a quarrel. There is also a kind of low that has no cause anyone can see and that stays. A mood may be compared to a tide, with one difference: nobody can look up in advance when it turns.',
      perspective:
        'People at home may think that it is her age, and may even be right. Friends can take silence for being cross, because silence does not come with a label. Mrs Holm, the school nurse, would rather be told ten times about something small than miss the eleventh. That is what the open door is for.',
      partial:
        'In the evening, with the pencil in her hand, Maren might feel ____. Flat is a word too, and so is tired.',
      cooperative:
        'Mrs Holm can listen first and then say what the next step could be. Low moods can be treated, and doctors see a good many of them.',
      directive:
        'Maren can look through the pencil lines and show them to an adult if most of two weeks is low. If it is ever too hard to stay safe, the day for telling is that same day.',
      control: 'When the words are missing, Maren can say, "It\'s been low for two weeks. I\'d like you to know."',
      affirmative:
        'Telling somebody is not a weakness, any more than it is weak to report a leak in a boat. Sad days belong to a life, and nobody needs to be well for the comfort of others. A long low deserves the same attention as a long cough. Outside, the boats have begun to move a little at their ropes. Nobody saw the tide turn. It did not need to be watched.',
    },
    talkTogether: [
      'What does Maren write down in pencil?',
      'What makes it hard to say that somebody feels low?',
      'Shall we agree on one sentence that means "I\'d like you to know"?',
    ],
    picture: {
      scene: {
        setting: 'beach',
        time: 'sunset',
        weather: 'clear',
        camera: 'wide',
        actors: [{ who: 'hero', pose: 'think', feeling: 'calm', holds: 'notebook' }],
        things: ['rowing-boat', 'lighthouse'],
      },
      others: [],
    },
  },
];

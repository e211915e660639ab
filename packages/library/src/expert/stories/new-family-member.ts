import type { LibraryStory } from '../library-story.ts';

/** Stories of the challenge new-family-member. */
export const NEW_FAMILY_MEMBER: readonly LibraryStory[] = [
  {
    title: 'Shuff, Shuff',
    description: "Shosho has moved in with Wanjiru's family. She can be heard before she can be seen.",
    ageBand: '2-3',
    themes: [],
    hero: {
      name: 'Wanjiru',
      pronouns: 'she',
      age: 3,
      looks: {
        hairStyle: 'afro',
        hairColour: 'black',
        skin: 'deep-brown',
        eyes: 'dark-brown',
      },
    },
    benefits: [
      'Introduces a grandmother who comes to live here by a sound.',
      'Keeps one small place for the child alone.',
    ],
    topicWords: ['home', 'shuff', 'Shosho'],
    given: ["Shosho, Wanjiru's grandmother", 'Baba', 'Shosho comes to live with them'],
    content: {
      descriptive:
        "Shosho has a room in Wanjiru's home now. Shosho has soft green shoes. Shuff, shuff, they go. Shuff, shuff, in the hall. Who is it?",
      perspective: 'Shosho is new here, too. Which door is the bathroom?',
      partial: 'When the shoes come, Wanjiru may feel ____.',
      cooperative: 'Baba can put a second chair by the window.',
      directive: 'Wanjiru can show Shosho one door.',
      control: 'Wanjiru can say, "Shuff, shuff. Come in."',
      affirmative:
        'One chair is for Wanjiru. One is for Shosho. There is room at home. By the bed stand the green shoes. Two small feet go in. Shuff, shuff. Who is it now?',
    },
    talkTogether: ['What do the shoes say?', 'How is it when somebody moves in?', 'Shall we walk in big shoes?'],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'walk',
            feeling: 'happy',
            holds: null,
          },
          {
            who: 'shosho',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['boots', 'chair'],
      },
      others: [
        {
          is: 'adult',
          id: 'shosho',
          name: 'Shosho',
          role: 'grandparent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'The Dog under the Table',
    description:
      'Tuppence comes from the shelter and has not left the table since Monday. Hamish has waited all year to stroke a dog.',
    ageBand: '4-5',
    themes: ['animals'],
    hero: {
      name: 'Hamish',
      pronouns: 'he',
      age: 5,
      looks: {
        hairStyle: 'short',
        hairColour: 'strawberry-blonde',
        skin: 'peach',
        eyes: 'hazel',
        glasses: true,
      },
    },
    benefits: [
      'Teaches the right way to meet a frightened dog: be small, be still, look away.',
      'Makes waiting something that can be done lying down.',
    ],
    topicWords: ['dog', 'table'],
    given: ['Mum', 'the dog Tuppence, from a shelter', 'Hamish has waited all year for a dog'],
    content: {
      descriptive:
        "Hamish's family has a new dog. Tuppence is small and brown, and comes from the shelter. For three days, the dog has been under the table. Tuppence backs off from any hand that comes down. To a shy dog, hands from above are scary, so it hides.",
      perspective: 'Tuppence does not know yet that this is home. There are new smells, and one of them is Hamish.',
      partial: 'When the dog backs away, Hamish may feel ____.',
      cooperative: 'Mum can sit by and say when it is enough.',
      directive: 'Hamish can lie on the rug and look at a book.',
      control: 'Hamish can think, "I stay. You come."',
      affirmative:
        "This way, it is the dog who can choose. It may take an hour, or a week. The book is about the moon. Page four, page five. There is a sniff at the table's edge. Something cold and wet is at his ear. Page six can wait. It has a nose print on it now.",
    },
    talkTogether: ['Where is Tuppence?', 'How is it to wait for somebody shy?', 'Shall we practise looking away?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'kneel',
            feeling: 'calm',
            holds: 'book',
          },
          {
            who: 'tuppence',
            pose: 'hide',
            feeling: 'shy',
            holds: null,
          },
        ],
        things: ['blanket', 'bowl'],
      },
      others: [
        {
          is: 'animal',
          id: 'tuppence',
          name: 'Tuppence',
          animal: 'dog',
          coat: 'brown',
          size: 'small',
        },
      ],
    },
  },
  {
    title: 'What to Call Colin',
    description:
      "Mum's partner has moved in with a red kettle. He is not Dad and not a visitor, so what does Isla call him?",
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Isla',
      pronouns: 'she',
      age: 7,
      looks: {
        hairStyle: 'ponytail',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'brown',
      },
    },
    benefits: [
      "Says clearly that a new adult takes nobody's place.",
      'Gives the child time, and a say about names and touch.',
    ],
    topicWords: ['Colin', 'name', 'kettle'],
    given: ['Mum', 'Dad, who lives in the next street', "Colin, Mum's partner"],
    content: {
      descriptive:
        "Colin has moved in with Mum and Isla, and so has a red kettle. It whistles where the old one clicked. Colin is not a visitor, as visitors go home. Colin is not Isla's dad, since she has one in the next street. There does not seem to be a word for it.",
      perspective:
        'Colin may be nervous too, and hums when it is quiet. Mum would like to ask how it is going, and tries not to. Dad knows about the kettle.',
      partial: 'When people ask who that is, Isla may feel ____.',
      cooperative: 'Mum can tell everyone that hugs and names are up to Isla.',
      directive: 'Isla can say "Colin". A name is a good thing to call a person.',
      control: 'Isla can answer, "That\'s Colin. He came with the kettle."',
      affirmative:
        'Nobody is swapped for anybody. Dad is Dad, on any day of the week. Isla may like Colin a lot, or a bit, or not so far. Kettles can be learned, and this one sings on two notes. One morning there is a click first, and then a whistle. Both kettles are out, so everyone has tea at once.',
    },
    talkTogether: [
      'Who came with the kettle?',
      'How can it be when there is no word for somebody?',
      'Shall we think of good names for people we know?',
    ],
    picture: {
      scene: {
        setting: 'kitchen',
        time: 'day',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'curious',
            holds: 'cup',
          },
          {
            who: 'colin-m',
            pose: 'stand',
            feeling: 'shy',
            holds: null,
          },
          {
            who: 'mum-e',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['teapot', 'plate'],
      },
      others: [
        {
          is: 'adult',
          id: 'colin-m',
          name: 'Colin',
          role: 'neighbour',
          costume: null,
        },
        {
          is: 'adult',
          id: 'mum-e',
          name: 'Mum',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Crackers under the Pillow',
    description:
      "Mihail is four and has just become Ilze's brother. He hides food, and the cupboard is full. There is a reason.",
    ageBand: '8-10',
    themes: [],
    hero: {
      name: 'Ilze',
      pronouns: 'she',
      age: 9,
      looks: {
        hairStyle: 'braids',
        hairColour: 'blonde',
        skin: 'porcelain',
        eyes: 'grey',
      },
    },
    benefits: [
      "Explains a behaviour that is common after hard beginnings, without telling the little boy's private story.",
      'Lets an older child be generous and annoyed in one week.',
    ],
    topicWords: ['brother', 'family', 'cracker'],
    given: ['Mother and Father', 'her new brother Mihail, who has been adopted', 'a social worker, Mrs Ozols'],
    content: {
      descriptive:
        'Since the autumn holidays Ilze has had a brother. Mihail is four and has been adopted, so he is part of this family, by law and at breakfast. Ilze had hoped for card games. Instead there are crackers under his pillow and half a banana behind the piano. The cupboard is full, and he has seen that it is. Children who have waited too long for food may go on packing for the next time.',
      perspective:
        'Nobody is stealing here; Mihail simply does not believe the cupboard yet. What happened before belongs to Mihail, to be told one day or kept. Her parents read books about it at night and are tired.',
      partial:
        'With a banana on the sheet music, Ilze might feel ____. It may be something that is hard to say about a small boy.',
      cooperative: 'Her parents can fill a box for Mihail each day, and keep half an hour each evening for Ilze alone.',
      directive: 'Ilze can keep one drawer with a key. Sharing a family does not mean sharing everything.',
      control: 'When she finds another one, Ilze can think, "He has not heard that the cupboard stays full."',
      affirmative:
        'Trust in a family grows slowly, and nobody can see it while it does. Mrs Ozols says that it may be spring until the pillow is just a pillow. On Friday Ilze opens the piano, and there on the keys lies a cracker. It is on the C, in the middle, where anybody would see it. This one was not hidden.',
    },
    talkTogether: [
      'Where did Ilze find things?',
      'What could be hard to say about a small brother?',
      'Shall we fill a box for somebody?',
    ],
    picture: {
      scene: {
        setting: 'bedroom',
        time: 'day',
        weather: 'clear',
        camera: 'close',
        actors: [
          {
            who: 'hero',
            pose: 'hold',
            feeling: 'surprised',
            holds: 'biscuit',
          },
          {
            who: 'mother-b',
            pose: 'stand',
            feeling: 'calm',
            holds: null,
          },
        ],
        things: ['pillow', 'box', 'piano'],
      },
      others: [
        {
          is: 'adult',
          id: 'mother-b',
          name: 'Mother',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Not Twins',
    description:
      'Cyrus and Elodie are in the same year. Since June they have also had the same address, and he has not told anyone.',
    ageBand: '11+',
    themes: [],
    hero: {
      name: 'Cyrus',
      pronouns: 'he',
      age: 12,
      looks: {
        hairStyle: 'short',
        hairColour: 'black',
        skin: 'caramel',
        eyes: 'brown',
        glasses: true,
      },
    },
    benefits: [
      'Addresses the public side of a new family: who is told, when, and by whom.',
      'Permits slow acquaintance between children whom adults have joined.',
    ],
    topicWords: ['address', 'family', 'Elodie'],
    given: [
      "his mother and Elodie's father live together since June",
      'Elodie, in the same year at school',
      'a bathroom timetable',
    ],
    content: {
      descriptive:
        'To Cyrus, Elodie used to be somebody two rows ahead in geography. Since June she has lived in the next room, because her father and his mother have moved in together. Adults call this a new family and take pictures of it. He now knows that Elodie sings in the shower, in French, and that she sleeps with the door open. At school they nod to each other like two diplomats. Nobody has been told, and in September the class gets a new address list, in alphabetical order, with the same street on it twice.',
      perspective:
        'Elodie has not told anyone either, and may have exactly the same reasons. Teachers will probably notice the address and forget it by lunch. As for the two adults, they fell in love with each other, not with the timetable for the bathroom. They may hope for affection by Christmas and would be wise to settle for good manners.',
      partial:
        'When he thinks of the list, Cyrus might feel ____. It may have less to do with Elodie than with being looked at.',
      cooperative:
        'His mother can ask the two of them, separately, what they would like the school to know. The decision can be theirs, and so can the date.',
      directive:
        'Cyrus can suggest to Elodie that they write one sentence together, for anybody who asks. Two people with one sentence are hard to gossip about.',
      control: 'When the first question comes, Cyrus can say, "Not twins. Same kitchen. Long story."',
      affirmative:
        'Nobody becomes a relative by unpacking. Some children in such families end up close, some polite, and some find out at thirty that they miss each other\'s music. The address is shared, and what grows at it cannot be ordered. On the morning of the list there is a short silence in the third row. Somebody turns round to ask. Before Cyrus has opened his mouth, there comes from two rows ahead, without turning, "Not twins. Same kitchen. He burns the toast."',
    },
    talkTogether: [
      'What is on the list twice?',
      'Why might both of them have kept quiet?',
      'Shall we write one sentence for a question people ask?',
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
            feeling: 'surprised',
            holds: null,
          },
          {
            who: 'elodie-b',
            pose: 'point',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['notebook', 'letter'],
      },
      others: [
        {
          is: 'other-child',
          id: 'elodie-b',
          name: 'Elodie',
          age: 12,
          costume: null,
        },
      ],
    },
  },
  {
    title: 'Aunt Fliss Deals the Cards',
    description:
      'Aunt Fliss, who has Down syndrome, moves in on Sunday with eleven cardigans. On Monday, Arden cannot make out what she says.',
    ageBand: '6-7',
    themes: [],
    hero: {
      name: 'Arden',
      pronouns: 'they',
      age: 7,
      looks: {
        hairStyle: 'bob',
        hairColour: 'brown',
        skin: 'peach',
        eyes: 'hazel',
      },
    },
    benefits: [
      'Introduces an adult with a disability as a person with habits, opinions and a good memory.',
      'Gives a child words for "I did not get that".',
    ],
    topicWords: ['Aunt Fliss', 'family', 'card'],
    given: ["Aunt Fliss, Mum's sister, who has Down syndrome", 'Mum', 'Aunt Fliss comes to live with them'],
    content: {
      descriptive:
        'On Sunday, Aunt Fliss comes to live with Mum and Arden. With her come eleven cardigans and a pack of cards. Aunt Fliss is forty-one, works at the garden centre and was born with Down syndrome. Some of her words come out thick and fast. On Monday there is one that Arden does not get.',
      perspective:
        'Aunt Fliss can tell when somebody only pretends. People do that to her in shops, and they nod a lot. This house is new for her as well.',
      partial: 'When a word does not come through, Arden may feel ____.',
      cooperative: 'Mum can show what helps, which is to look, to wait and to ask.',
      directive: 'Arden can say which part came through, so that only the rest comes again.',
      control: 'Arden can say, "I got \'Tuesday\'. What is on Tuesday?"',
      affirmative:
        'An ear gets used to a voice in some weeks. A family may take longer. There may be days when one bathroom is too small for three. On Tuesday, it turns out, there are cards. Aunt Fliss deals seven to each and remembers every one. By nine she has won all the games. "Again?" she says, and that word comes through.',
    },
    talkTogether: ['What is on Tuesday?', 'How is it when somebody only nods?', 'Shall we play a game of cards?'],
    picture: {
      scene: {
        setting: 'living-room',
        time: 'sunset',
        weather: 'clear',
        camera: 'medium',
        actors: [
          {
            who: 'hero',
            pose: 'sit',
            feeling: 'surprised',
            holds: null,
          },
          {
            who: 'fliss',
            pose: 'sit',
            feeling: 'happy',
            holds: null,
          },
        ],
        things: ['clock', 'box'],
      },
      others: [
        {
          is: 'adult',
          id: 'fliss',
          name: 'Aunt Fliss',
          role: 'other-parent',
          costume: null,
        },
      ],
    },
  },
];

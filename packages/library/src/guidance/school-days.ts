import type { Article, Source } from './article.ts';
import { CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8 } from './milestone-sources.ts';

const AAP_HOMESICK: Source = {
  organisation: 'American Academy of Pediatrics',
  page: 'Help your child avoid homesickness at camp',
  address: 'https://publications.aap.org/aapnews/article/33/6/26/9852/Help-your-child-avoid-homesickness-at-camp-with',
  checked: 'read',
};

/** School: trips and the playground. */
export const SCHOOL_DAYS: readonly Article[] = [
  {
    id: 'school-trip',
    title: 'School trips and nights away with school',
    topic: 'school',
    ages: [54, 155],
    questions: [
      'first school trip and hes really nervous',
      'residential trip year 6 homesick',
      'she doesnt want to go on the school camp',
      'should i make my child go on the residential',
      'scared about sleeping away with school',
      '9yo never slept away from home and has a two night trip',
      'worried about the coach and being sick on it',
      'my son wets the bed and there is a school sleepover trip',
      'i am anxious about letting him go on a school trip',
      'can i pick her up if she is homesick',
      'class trip to farm tantrum about it',
      'what to pack for homesickness',
      'three nights away with her class and shes dreading it',
      'hes worried about the trip with his class',
      'doesnt want to go on the residential because of the sleeping',
    ],
    keys: [
      'school trip',
      'residential',
      'school camp',
      'class trip',
      'coach trip',
      'homesick',
      'homesickness',
      'overnight trip',
      'outing',
      'two nights',
      'field trip',
      'nights away with school',
      'year 5 trip',
      'zoo trip',
      'outdoor centre',
      'hostel',
      'trip with the class',
      'camp with school',
      'dormitory',
      'sleeping on the residential',
      'trip away',
    ],
    ack: [
      {
        when: ['bed', 'wet', 'wets'],
        text: 'A sleeping bag, a dormitory and a secret: that is a lot to pack for a child.',
      },
      {
        when: ['residential', 'camp', 'night', 'nights', 'homesick'],
        text: 'Somewhere there is a bunk bed with {his} name on it, and nobody in this house is looking forward to it.',
      },
      {
        text: "The letter says wellingtons and a packed lunch; it doesn't say what to do about the lump in the throat.",
      },
    ],
    typical: [
      {
        from: 54,
        to: 95,
        text: 'Knowing beforehand what the day will be like, and having practised short times away from you, helps children of this age most.',
      },
      {
        from: 96,
        to: 155,
        text: 'Missing home is the rule and not the exception: about nine in ten children feel some of it at an overnight camp, while about two in ten are seriously distressed.',
      },
    ],
    sources: [AAP_HOMESICK],
    tonight: [
      'Fill one pocket of the bag tonight with what is known: {his} own pillowcase, a photograph, the sock that smells of home.',
      'Say the plain version: "You will probably miss us at bedtime. Everybody will. It gets smaller at breakfast."',
      "Try one night at a cousin's or friend's before, and leave out the promise to fetch {him}; that promise says you don't believe in it.",
    ],
    ask: 'Tell the leader now about wetting, sickness, allergies, sleepwalking or panic. If sleep is gone for a week before it, or there is something {he} will not say about a grown-up or child on the trip, stop and talk to the school first.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about a first night away, ready to read this evening.',
      about: 'first-sleep-away',
    },
    back: [
      'Which part is it: the coach, the night, the food, or one particular person?',
      '{Has} {he} ever slept somewhere without you, and how did that go?',
    ],
    turns: [
      {
        asks: [
          'should i make her go',
          'is it ok to let him stay home',
          'force her to go on residential',
          'do i let him miss it',
        ],
        answer:
          "Aim for going, in a form {he} can manage: days only, a bed near the teacher, fetched after the first night by plan. Ask the school for that before you decide. Push gently if it is nerves; don't push if it is fear of a person, or if {he} {has} never yet slept a night elsewhere. Then practise, and go next year.",
      },
      {
        asks: ['can he ring me', 'phones not allowed', 'should we agree a call', 'what if she cries on the phone'],
        answer:
          'A call at bedtime tends to make it worse: your voice arrives and the bed is still there. A letter works better, one for each night, sealed, to be opened with teeth brushed: two silly facts about the dog and "see you Friday at three". Ask the leader to ring you if they are worried, and take silence as news that it goes well enough.',
      },
      {
        asks: [
          'wets the bed',
          'night pants on a school trip',
          'bedwetting and residential',
          'what if the others find out',
        ],
        answer:
          'It is managed on every trip, quietly, by people who have done it before. Ring the leader: night pants hidden inside the sleeping bag, a bag for wet things, waking at eleven, a bed near the door. {He} should know who knows, and that it is only that one person. If there are some weeks left, ask your doctor what can help for those nights.',
      },
      {
        asks: ['travel sick', 'sick on the coach', 'scared of being sick on the bus', 'hates the coach'],
        answer:
          'A seat near the front, window side, eyes on the road ahead and nothing to read. A light, dry breakfast, a bag in the pocket and someone told about it. For tablets ask a pharmacist what fits {his} age, and try it on a weekend drive first. Knowing that there is a bag often means that it is not needed.',
      },
      {
        asks: [
          'i am the anxious one',
          'i dont want to let him go',
          'what if something happens',
          'worried sick about the trip',
        ],
        answer:
          'Ask the school your three worst questions, in one email: how many adults, who knows first aid, what happens at night. Good answers are usually already written down. After that your doubt has to stay behind your teeth, because children read it as a forecast. Plan the two evenings with a friend; the house will be very quiet.',
      },
      {
        asks: [
          'no friends to share a room',
          'nobody picked him for a dorm',
          'room groups left out',
          'worried about dormitory',
        ],
        answer:
          'Ask the teacher to make the rooms, and to put one kind child next to {him}; most will, if they know early. "Choose your friends" lists are hard on the ones at the edge and schools know it. Give {him} something to share in the dark, a torch game or a bag of jokes. One laugh at nine in the evening makes a room.',
      },
      {
        asks: [
          'came back and was horrible',
          'exhausted after residential',
          'cried when she got home',
          'in a mood after camp',
        ],
        answer:
          'That is two days of being brave, leaving the body. Bath, plain food, bed early, no questions until tomorrow. Then ask about the worst meal rather than the best moment; the rest follows by itself. If {he} stay{s} silent and frightened for more than a few days, or will not go near someone, ask the school what happened.',
      },
    ],
    challenges: ['first-sleep-away', 'first-trip'],
  },
  {
    id: 'playground',
    title: 'Playtime and the playground at school',
    topic: 'school',
    ages: [48, 131],
    questions: [
      'rough games in the playground',
      'hates playtime at school',
      'my daughter stands by the wall at lunch',
      'nobody plays with him at break',
      'playground is too loud for her',
      'he gets into fights at lunchtime',
      'walks around alone at playtime what can i do',
      'they wont let her play',
      'boys play football and my son doesnt like football',
      '5yo scared of the big kids in the playground',
      'lunch break is the problem not lessons',
      'is it normal to play alone at school break',
      'no one picks him for teams',
      'at lunch play he paces round by himself',
      'they dont let her into the game at break',
    ],
    keys: [
      'playtime',
      'playground',
      'break time',
      'lunchtime',
      'lunch break',
      'recess',
      'stands alone',
      'wall',
      'dinner lady',
      'football at lunch',
      'picked for teams',
      'buddy bench',
      'paces round',
      'football at break',
      'break times',
      'lunch play',
      'walks round by himself',
      'kicked out of the game',
      'playing out at school',
    ],
    ack: [
      {
        when: ['fights', 'fight', 'hits'],
        text: 'Lessons go well enough, and then at ten past twelve a bell rings and your phone follows.',
      },
      {
        when: ['alone', 'wall', 'nobody', 'no one'],
        text: 'You can see it without being there: everybody is running and {he} {is} studying a wall.',
      },
      { text: 'Forty minutes with no grown-up telling anyone what to do is the hardest lesson on the timetable.' },
    ],
    typical: [
      {
        from: 48,
        to: 71,
        text: 'By four most children ask others to play and by five most take turns in games, but finding a way into a game that is already running is harder than either.',
      },
      {
        from: 72,
        to: 131,
        text: 'In the school years children want more and more to be liked and accepted by friends; spending some breaks alone is common, and it matters whether {he} {is} resting or hoping.',
      },
    ],
    sources: [CDC_4_YEARS, CDC_5_YEARS, CDC_6_TO_8],
    tonight: [
      'Ask for one name: "Who was nearest to you today?" Near is enough to begin with.',
      'Practise the way in with two toys: stand close, watch, then offer something the game needs. "I can be the one who counts."',
      'Send something that makes a game: chalk, a long rope, ten elastic bands. Things draw children faster than words.',
    ],
    ask: 'If {he} {is} alone and unhappy at most breaks for three weeks, or come{s} home hurt, ask the teacher who watches lunchtime and what they can set up. Threats, being hurt on purpose or by the same children again and again is bullying: tell the school the same day.',
    offer: {
      kind: 'expert',
      label: 'The library has stories about finding a way into a game, ready tonight.',
      about: 'making-friends',
    },
    back: ['Who minds more, your child or you?', 'What do the others play, and what would be {his} game?'],
    turns: [
      {
        asks: ['they wont let him play', 'says the others exclude her', 'not allowed to join in', 'told go away'],
        answer:
          '"Can I play?" is the easiest sentence in the world to say no to. Teach the other one: watch first, learn the rule, then bring a part, "I\'ll be the shopkeeper." It fails sometimes, for everybody; then try another group and not the same one three times. If the same children say no every day and enjoy it, that is for the teacher.',
      },
      {
        asks: ['too loud too much', 'sensory overload at lunch', 'covers her ears', 'needs quiet at break'],
        answer:
          'Then ask for a quiet half. Many schools have a library, a garden job or a lunch club, and letting {him} choose ten minutes of it makes the other thirty possible. Say it to the teacher as a need, "noise tires {him} out", rather than as a wish to be alone. Most children who are given a way out use it less than you would think.',
      },
      {
        asks: ['gets into fights', 'always trouble at lunch', 'pushes and gets pushed', 'rough play ends in tears'],
        answer:
          'Ask the lunchtime staff for the two minutes before: usually it is a game with no clear rule, a ball, and someone who says "out". Give {him} one job at playtime, ball monitor or scorer, and one exit sentence: "I\'m going for water." Rough play that both enjoy is fine; the sign to teach is the other one\'s face.',
      },
      {
        asks: [
          'doesnt like football',
          'all the boys play football',
          'no one to play with who likes what she likes',
          'different interests',
        ],
        answer:
          'Somewhere in that yard is another child who would rather talk about volcanoes, and the teacher probably knows which. Ask for names and invite one home, with a thing to do. Lunchtime clubs are where the non-footballers live. Nobody has to learn to love football; knowing the rules is useful only for saying why not.',
      },
      {
        asks: ['scared of the big kids', 'older children frighten him', 'year 6 boys', 'too big playground'],
        answer:
          'Ask whether the small ones may have their own corner or a buddy from an upper class; a big child who knows your name changes the size of all the others. Walk the yard once after school, when it is empty: find the bench, the tap, the grown-up\'s usual place. "If you\'re scared, stand beside the coat with the whistle."',
      },
      {
        asks: [
          'buddy bench doesnt work',
          'teacher told them to play with her',
          'forced friends',
          'school just tells him to ask',
        ],
        answer:
          'Being handed to a group by a grown-up lasts exactly until the grown-up turns round. Better is a shared task in twos: feeding the hens, setting out the books. Ask for that by name, twice a week, with the same child. Friendship is usually a by-product of doing something else at the same time.',
      },
      {
        asks: [
          'she says she likes being alone',
          'should i worry if he plays by himself',
          'happy alone at break',
          'reads at lunch',
        ],
        answer:
          'Some children spend the morning among thirty others and want twenty minutes of nobody; that is good sense. Look at three things: cheerful afterwards, able to join when {he} want{s}, one person {he} like{s}. Three times yes, and the book may stay. If {he} {is} silent and say{s} it too quickly, ask again another day, sideways.',
      },
    ],
    challenges: ['making-friends'],
  },
];

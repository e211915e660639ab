import type { Brief, StoryProposal } from '../src/index.ts';

/** Social stories as a good writer hands them in, written by hand for briefs as families give them. */
export const PROPOSED: readonly { readonly brief: Brief; readonly proposal: StoryProposal }[] = [
  {
    brief: {
      name: 'Ivy',
      ageBand: '2-3',
      gender: 'girl',
      problem: 'wont sit on the potty, screams',
      notes: 'Dad sings to her. She has a duck cup.',
    },
    proposal: {
      title: 'Ivy and the Green Potty',
      content: {
        descriptive:
          'Ivy has a duck cup. Ivy drinks, and soon there is a wee. The drink goes down, down, down. A potty is for a wee.',
        perspective: 'Some children sit on the potty. Some stand and look at it first.',
        partial: 'By the potty, Ivy may feel ____.',
        cooperative: 'Dad can sit on the floor and sing.',
        directive: 'Ivy can sit for one short song.',
        control: 'Ivy can say, "Down, down, down."',
        affirmative:
          'Some days there is a wee. Some days there is a song. Then the potty has a rest. The duck cup is on the table.',
      },
      questions: ['What went down, down, down?', 'How does it feel to sit there?', 'Shall we find the duck cup?'],
    },
  },
  {
    brief: {
      name: 'Tomasz',
      ageBand: '4-5',
      gender: 'boy',
      problem: 'will not share his toys when children come to play',
      notes: 'He loves his red digger. Mum is there when friends come.',
    },
    proposal: {
      title: 'The Red Digger and the Sand',
      content: {
        descriptive:
          'Sometimes another child comes to play with Tomasz. Then there are toys to share. One of them is the red digger. Two children may want it at the same time. A digger has only one handle. So one child digs, and the other one waits.',
        perspective:
          'The other child does not know this digger yet. A new toy is nice to look at. Most children give a toy back when they have tried it.',
        partial: 'When somebody picks up the red digger, Tomasz may feel ____.',
        cooperative: 'Mum can help to put one or two toys on a shelf before anybody comes.',
        directive: 'Tomasz can choose which toys are for sharing today.',
        control: 'Tomasz can think, "One digs, one waits, then we swap."',
        affirmative:
          'A toy that is shared is still his toy. After the play, the other child goes home. The toys stay here. There may be two tracks in the sand, side by side. The red digger made both of them.',
      },
      questions: [
        'Which toy has only one handle?',
        'How might it feel to wait for a turn?',
        'Shall we choose two toys for sharing?',
      ],
    },
  },
  {
    brief: {
      name: 'Aisha',
      ageBand: '6-7',
      gender: 'girl',
      problem: 'starting school on Monday and very clingy at drop off',
      notes: 'Her teacher is Miss Hart. Loves drawing. Grandma will pick her up.',
    },
    proposal: {
      title: 'A Peg by the Door',
      content: {
        descriptive:
          'On Monday, Aisha starts school. In the morning there are many coats, many bags and many people at the gate. Inside the door there is a row of pegs, and each peg has a name under it. A coat hangs there all day while the children learn and play. At home time the coats go home again.',
        perspective:
          'Miss Hart knows that the first mornings can feel long. She has seen a lot of children hold on to a hand at the door. Some children talk at once, and some look around first. Both are ways to begin.',
        partial: 'When it is time to say goodbye, Aisha may feel ____. The feeling can change during the day.',
        cooperative: 'Miss Hart can show Aisha where the pegs and the pencils are.',
        directive: 'Aisha can hang up her coat and then draw one small picture.',
        control: 'Aisha can think, "My coat stays here, and then we both go home."',
        affirmative:
          'School has a beginning and an end each day. After the last bell, Grandma comes to the gate. The coat comes off the peg, and the picture may come along too. On Tuesday the peg is in the same place.',
      },
      questions: [
        'What hangs by the door all day?',
        'How might a goodbye at the gate feel?',
        'Shall we draw a picture for the peg?',
      ],
    },
  },
  {
    brief: {
      name: 'Max',
      ageBand: '8-10',
      gender: 'boy',
      problem: 'he gets furious when he loses a game',
      notes: 'Plays cards with his dad.',
      telling: { person: 'first', length: 'usual', level: 'usual' },
    },
    proposal: {
      title: 'Fifty-Two Cards',
      content: {
        descriptive:
          'A pack has fifty-two cards, and nobody who shuffles it fairly can know what comes next. When I play a game of cards, the first hand is mostly luck. Somebody wins each round and somebody loses it, and over a long evening most players do both. In the minute after I lose, my heart may beat fast and my hands may be tight. That is what a body does when it was ready for one more move. It takes a few minutes to pass.',
        perspective:
          'The person who wins may be pleased and a little careful at the same time. It is harder to enjoy a game when the other player is upset. Dad has lost more games of cards than I have ever played. He remembers some of the strange ones best.',
        partial: 'When the last card is down and the game is lost, I may feel ____.',
        cooperative: 'Dad can wait with the next deal until I say that I am ready.',
        directive: 'I can put the cards down, walk to the kitchen and drink a glass of water.',
        control: 'I can think, "Fifty-two cards, and they get shuffled."',
        affirmative:
          'Being angry about a game is not the same as being unfair. A lost game is over as soon as the cards are back in the pack. Then somebody shuffles, and the order of before is gone. The next hand is fifty-two cards that nobody has seen.',
      },
      questions: [
        'What happens to the order of the cards?',
        'Where in the body does a lost game feel strongest?',
        'Shall we play one short game and keep the minute after it free?',
      ],
    },
  },
  {
    brief: {
      name: 'Noor',
      ageBand: '11+',
      gender: 'non-binary',
      problem: 'worried sick about exams, cannot sleep the night before',
      notes: 'Plays the cello. Someone at home can talk.',
    },
    proposal: {
      title: 'The Night Before a Test',
      content: {
        descriptive:
          'The night before a test is often longer than other nights. Noor may lie awake and worry about the same three questions, although the answers are already in the notebook. A brain that expects something important keeps part of itself on watch, and that is useful in a forest and less useful in a bed. Sleep usually comes later on such a night, and it comes. One short night changes the result of a test less than most people believe.',
        perspective:
          'Other people in the class may look calm in the corridor and have slept just as badly. Teachers know that a test measures one subject on one morning, although they seldom say so. At home, people sometimes ask about revision because they cannot think of another way to say that they care.',
        partial: 'At midnight, with the light off, Noor might notice ____. It may be in the stomach before it is in the thoughts.',
        cooperative: 'Someone at home can ask what time the alarm is set for, and then talk about something else.',
        directive: 'Noor can write the three questions on paper, close the notebook and play one slow scale in their head.',
        control: 'When the questions come back, Noor can think, "They are in the notebook."',
        affirmative:
          'By morning the worry has usually had its say, and the test will be some sheets of paper on a table. It asks about part of what a person knows, and it asks only once. Whatever the mark says, it says nothing about the cello. The notebook can stay closed until the day after.',
      },
      questions: [
        'What stays in the notebook?',
        'Where might the night before a test be felt first?',
        'Shall we choose what to talk about instead of the test?',
      ],
    },
  },
]; // prettier-ignore

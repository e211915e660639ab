import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const ANIMALS = ['dog', 'puppy', 'cat', 'kitten', 'horse', 'pony', 'dinosaur', 'lion', 'tiger', 'wolf', 'bear', 'rabbit', 'fox', 'dragon', 'unicorn', 'monkey'] as const; // prettier-ignore
const KIND = `(?:${ANIMALS.join('|')}|animals?)`;

/** What the child is, for most of a day. */
const BEAST: Role = {
  fallback: { text: 'beast' },
  cues: ANIMALS.map((text) => ({ match: new RegExp(String.raw`\b${text}s?\b`, 'i'), phrase: { text } })),
};

/** A child who is an animal all day: a fine game, and people who only understand it when they are told. */
export const onFourLegs: NamedScene = {
  id: 'fourlegs',
  image: 'four legs and two legs, and a word that changes from one to the other',
  cue: said(
    String.raw`\b(?:pretends?|pretending|acts?|acting|thinks (?:he|she|they)(?:['’]?s| is| are)?|plays?|playing|behav\w+|being|wants to be|insists)\b[^.!?]{0,24}\b(?:an? |like an? |to be an? )(?:\w+ )?${KIND}\b[^.!?]{0,40}\b(?:all (?:the time|day)|non-?stop|constantly|everywhere|always|at (?:school|nursery|preschool)|instead of|odd|weird|stare|won'?t (?:talk|speak|answer)|in public|at the table|at dinner)|\b(?:growls?|barks?|miaows?|meows?|roars?|hisses|neighs)\b[^.!?]{0,30}\b(?:at people|at (?:other )?(?:children|kids)|instead of|all (?:the time|day)|pretend\w*|when (?:people|someone|anyone))`,
    String.raw`\b(?:scared|afraid|hits?|bites? (?:people|other|his|her|me)|costume|dress(?:ed)? up|school play|allerg\w*|our (?:dog|cat) (?:barks|growls)|the (?:dog|cat)|neighbou?r)\b`,
  ),
  decides: true,
  answers:
    /\b(?:growls?|barks?|pretend\w*|dogs?|cats?|animals?|odd|kids|all the time|play\w*|acts?|miaow\w*|meow\w*|roars?)\b/i,
  titles: { young: 'Four Legs and Two', older: 'Four Legs and Two' },
  roles: { beast: BEAST },
  beside: {
    benefits: [
      'Likes the game, and shows when two legs and words are wanted.',
      'Gives {name} a way to let others in on it.',
      'Shames nobody for what they play.',
    ],
    talk: {
      young: ['Which sound does it make?', 'When are words good?', 'How can a friend join in?'],
      older: [
        'What is the best thing about it?',
        'When is it time for two legs?',
        'How can others tell that it is a game?',
      ],
    },
  },
  text: {
    '2-3': `
      D<fourlegs> Here comes a {beast}! It is {Name}, down on four legs. It is a good game. Then a plate is here. Up on two legs!
      P<fourlegs> Big people like the game. They like a word, too.
      Q<fourlegs> When the game stops, {Name} may feel ____.
      H<fourlegs> {helper} can play too.
      T<fourlegs> {he} can wave one paw.
      C<fourlegs> {he} can say, "Up on two legs."
      A<fourlegs> Four legs on the rug. Two legs at the table. Yum, yum! And then down again. Hello, {beast}!
    `,
    '4-5': `
      D<fourlegs> There is a {beast} in the house today. It is {Name}, and it is a good game. Some children know that it is a game. Some do not, and they stop and stare. A word can tell them. Words are for two legs.
      P<fourlegs> Other children may like it when they know the rules. They could be in it too.
      Q<fourlegs> When others stop and look, {Name} may feel ____.
      H<fourlegs> {helper} can ask, "Four legs or two, just now?"
      H<fourlegs> {helper} can find a time each day for the game.
      T<fourlegs> {he} can say, "I am playing. Do you want to play?"
      T<fourlegs> {he} can go on two legs to the table.
      C<fourlegs> {he} can say, "Four legs at play, two legs to say."
      A<fourlegs> Four legs went round the garden, and one friend came along. At the table there were two legs and a spoon. Both of them belong to the same child. The game can wait under a chair.
    `,
    '6-7': `
      D<fourlegs> Being a {beast} is a good game. It has a sound and a walk. {Name} plays it for a good part of the day. Those who know it can join in. Those who do not may think it odd, because nobody told them. For a greeting or a lesson, two legs and words work better.
      P<fourlegs> Others see only the outside of a game. They do not know what it is like inside.
      P<fourlegs> Some children have other things that they like to be. Hardly any of them say so.
      Q<fourlegs> When somebody says, "Why do you do that?", {Name} may feel ____.
      H<fourlegs> {helper} can agree on a sign for "two legs now".
      H<fourlegs> {helper} can help to think of parts for others in the game.
      T<fourlegs> {he} can say, "It is a game. You can be in it."
      T<fourlegs> {he} can keep it for playtime and for home.
      C<fourlegs> {he} can think, "Two legs for words, four for the game."
      A<fourlegs> At playtime there were two of them, and one who threw the stick. In the lesson all had two legs and a pencil. A good game does not run away. It waits until the bell.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

const FORGETS = String.raw`\b(?:forgets? (?:everything|things|stuff|all|what|where|his|her|their|to)|(?:so|very|really|always|is|being|terribly) forgetful|(?:loses|losing|misplaces) (?:everything|things|stuff|all|his|her|their)|bad memory|can['’]?t remember (?:anything|what|things|instructions|more than))\b`;
const AND_MINDS = String.raw`\b(?:adhd|a\.d\.h\.d|add|attention|working memory|stupid|thick|dumb|useless|rubbish|like (?:his|her|their) (?:brother|sister)|next to (?:his|her|their)|compar\w+|hopeless)\b`;

/** A head that loses what was to come next, and a child who thinks less of itself for it. It has nothing to do with being clever. */
export const aSmallShelf: NamedScene = {
  id: 'forgetsit',
  image: 'a small shelf in a head, and hooks outside it',
  cue: said(
    `(?=[^]*${FORGETS})(?=[^]*${AND_MINDS})`,
    String.raw`\b(?:tablets?|medic\w*|pills?|lazy|told (?:him|her|them) (?:he|she|they)|just been told|diagnos\w*|times? tables?|spellings?|dementia|nan\w*|gran\w*|lines|exam\w*|bull\w+)\b`,
  ),
  decides: true,
  answers:
    /\b(?:forget\w*|lose[sd]?|losing|memory|remember\w*|stupid|thick|useless|brother|sister|everything|attention)\b/i,
  titles: { young: 'A Small Shelf and Good Hooks', older: 'A Small Shelf and Good Hooks' },
  beside: {
    benefits: [
      'Says why things slip out of a head, and that it is not about being clever.',
      'Moves the remembering to hooks, lists and pictures.',
      'Leaves {name} without blame.',
    ],
    talk: {
      young: ['What fell off the shelf in the story?', 'Which word went into the blank?', 'Where could a hook be?'],
      older: [
        'What is the shelf in the story?',
        'Which word went into the blank?',
        'What could be moved out of the head and onto a hook?',
      ],
    },
  },
  text: {
    '6-7': `
      D<forgetsit> A head has a small shelf for what comes next: coat, bag, letter, shoes. In some heads the shelf is short, and things fall off. {Name} may pay attention to three things and keep one. It is not about being clever. A head can be full of good ideas and have a short shelf.
      P<forgetsit> Grown-ups have lists, alarms and a hook by the door. That is because their shelves are short too.
      P<forgetsit> Somebody else may have a long shelf for coats and none for jokes.
      Q<forgetsit> When something has been forgotten, {Name} may feel ____. It may be hot or sad.
      H<forgetsit> {helper} can say one thing at a time.
      H<forgetsit> {helper} can draw the things and put them up by the door.
      T<forgetsit> {he} can say it on the way: "Bag, bag, bag."
      T<forgetsit> {he} can put the thing in a shoe. ~ Then a foot finds it.
      C<forgetsit> {he} can think, "Short shelf, good head."
      A<forgetsit> The bag came along today, and the letter is in a shoe for tomorrow. Something else was forgotten, and it turned up. A short shelf needs hooks and pictures, and a bit of attention from others. A good head finds out where to put them.
    `,
    '8-10': `
      D<forgetsit> Attention has a small shelf for what comes next. {Name} may put the PE kit on it and not see the homework slide off at the other end. It has nothing to do with caring, or with being clever. It is called working memory. It comes in sizes, as shoes do. What does not fit on a shelf can hang on a hook.
      P<forgetsit> Somebody who forgets little cannot imagine how it goes. To them it looks like not trying.
      P<forgetsit> Comparing two people by what they remember is like comparing their shelves. It does not say who has the better ideas.
      Q<forgetsit> When the next thing has slid off, {Name} might notice ____. Hard words about oneself turn up fast just then, and they are mostly wrong.
      H<forgetsit> {helper} can put a list where a hand goes anyway, such as at the door.
      H<forgetsit> {helper} can leave out sentences that begin with "How many times".
      T<forgetsit> {he} can write it down or draw it in the same second. ~ Later is when it slides off.
      T<forgetsit> {he} can put the thing on top of the shoes.
      C<forgetsit> {he} can think, "Small shelf, good hooks."
      A<forgetsit> Today one thing was forgotten and four were not, and nobody counts those. The list at the door has a pen on a string. A mind that drops things is often busy with something that got all its attention. The rest can hang on hooks.
    `,
    '11+': `
      D<forgetsit> Working memory is the hand luggage of attention: it holds a few things for a few seconds, and nobody chooses its size. {Name} may be travelling with the small kind. An instruction goes in, something more interesting goes in after it, and the instruction is on the floor. From outside this looks like not caring. After some years of hearing so, it can feel like not being clever. It is neither. It is a matter of space, and space can be found outside a head.
      P<forgetsit> People with a roomy memory tend to think that they try harder. Mostly they were given the bigger case.
      P<forgetsit> Being measured against somebody who remembers everything is a poor test. It compares luggage, and there are other things to compare.
      Q<forgetsit> When it has happened again, {Name} might notice ____. A verdict on oneself tends to arrive very fast.
      H<forgetsit> {helper} can help to set up one system and then stop adding to it. ~ Three apps and a chart are four more things to forget.
      H<forgetsit> {helper} can remind in writing, once, and without the history.
      T<forgetsit> {he} can write it down in the second in which it is said, on a hand if need be.
      T<forgetsit> {he} can park things where nobody can step over them, such as on the door handle.
      C<forgetsit> {he} can think, "It fell out. That is luggage and not brains."
      A<forgetsit> Two things stayed behind today and six arrived, and only the two got mentioned. Pilots and surgeons keep part of their memory on paper, and nobody thinks less of them. With some of the remembering moved to a list, there is more attention left for thinking. What somebody is worth to other people is not on any list.
    `,
  },
};

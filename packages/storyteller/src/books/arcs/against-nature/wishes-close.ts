import type { Wish } from './wish.ts';

/** Wishes of those who cannot come close to anybody. */
export const CLOSE: readonly Wish[] = [
  {
    id: 'hug-somebody',
    asks: ({ hero, clause, want }) =>
      /^(?:hedgehog|porcupine)$/.test(hero?.being?.id ?? '') &&
      /\b(?:hug|cuddle)/.test(`${clause ?? ''} ${want ?? ''}`),
    to: () => 'hug somebody',
    habit: {
      young: (h) => `Sniff, sniff. ${h.name} puts a nose on everything.`,
      middle: (h) => `${h.name} put a nose to things, every evening, to see who they were.`,
      old: (h) => `Every evening ${h.name} went round and put a nose to everything, just to see who was about.`,
    },
    tries: [
      {
        young: (h) => `${h.name} hugs a pillow. Off! It will not come off.`,
        middle: (h) => `${h.name} began with a pillow. But the pillow stayed on, like a hat, until lunch.`,
        old: (h) =>
          `${h.name} practised on a pillow, which was thought to be safe. But spines that go into a pillow do not care to come out. ${h.name} wore it until the evening.`,
        pose: 'hug',
        things: ['pillow'],
      },
      {
        young: () => `A coat on top! Pop, pop, pop. Poor coat.`,
        middle: (h) => `Next ${h.name} put on a thick coat. But the spines came through it, one by one.`,
        old: (h) =>
          `Then there was a coat, a thick one, lent by somebody kind. ${h.name} did up all the buttons and breathed in. But spines stand up when you are excited, and it was hard not to be. The coat was given back as a colander.`,
        pose: 'stand',
        things: ['coat'],
      },
    ],
    first: {
      young: () => `"Stay, and count to nine," was the answer.`,
      middle: (h) => `"I'd stop close to somebody," said ${h.name}. "I'd find out if they were warm."`,
      old: (h) =>
        `"Nothing much," said ${h.name}. "I should stop very close to somebody, and not say anything, and find out if they were warm. And then stay for a bit."`,
    },
    clue: {
      young: (_, k) => `"Your nose has no spines," said ${k.name}.`,
      middle: (h, k) =>
        `${k.name} looked ${h.name} over, from one end to the other. "There's a bit with no spines on," said ${k.name}. "You put it on everything." "What, my nose?" said ${h.name}.`,
      old: (h, k) =>
        `${k.name} walked once round ${h.name}, as you do with a parcel that has no string. "You're all spines," said ${k.name}, "as far as here. And then you stop." "That's only my nose," said ${h.name}. "I know," said ${k.name}. "You've put it on the gate. You've put it on my shoe. You have been doing it all along."`,
    },
    way: {
      young: [
        (h, k) => `${k.name} bends down. ${h.name} leans in. Nose on nose. Warm!`,
        (h, k) => `One nose. One more nose. ${h.name} and ${k.name}. Count to nine.`,
        (h, k) => `Down comes ${k.name}. Up goes ${h.name}. Bump, very soft. Stay.`,
      ],
      middle: [
        (h, k) =>
          `${k.name} lay down flat on the grass. ${h.name} came up, one step at a time. Then there were two noses, end to end. One was a bit wet. They counted to nine, and neither of them went.`,
        (h, k) =>
          `"Keep still," said ${k.name}, and leaned. ${h.name} leaned as well. They met in the middle, and it was soft there. "Are you warm?" said ${k.name}. "Yes," said ${h.name}. "So are you."`,
        (h, k) =>
          `It takes two, and some bending. ${k.name} got down on both elbows. ${h.name} shut both eyes. Nose came to nose, as quietly as a leaf. And all the spines lay down by themselves. They do, when you are not afraid.`,
      ],
      old: [
        (h, k) =>
          `It had to be done lying down. ${k.name} lay in the grass and looked along it. ${h.name} came the whole length of the lawn with both eyes shut. It was a very small bump, and rather a wet one. They stopped there. Nobody said anything. After a time all the spines went down, row by row, as they do when nobody is afraid. ${h.name} had never known that they did that.`,
        (h, k) =>
          `"How long is it for?" said ${h.name}. "As long as you like," said ${k.name}. So they leaned, from both sides, until there was no more air between one nose and the other. It was warm. It smelled of apple. ${h.name} had meant to count, and got to four, and forgot what came after it.`,
        (h, k) =>
          `They tried it by the gate, where it was dark, in case it did not work. ${k.name} knelt, and ${h.name} stood on a brick. There was some trouble about whose turn it was to lean. Then there was none. Two noses are not much, if you measure them. But it was the only place in the world where either of them was just then.`,
      ],
    },
    last: {
      young: (h) => `Night. One more, on the nose. Warm ${h.name}.`,
      middle: (h, k) =>
        `Now they do it at the gate each evening, when ${k.name} goes in. It takes as long as nine. ${h.name} goes home with a warm nose, and keeps it in the leaves.`,
      old: (h, k) =>
        `It is done every evening now, at the gate. People going by think that ${k.name} has dropped something. Then ${h.name} goes home along the hedge, all spines, with one warm place at the front.`,
    },
    at: { setting: null, time: 'sunset', pose: 'stand', things: [], withChild: true },
    club: 'Nose',
  },
];

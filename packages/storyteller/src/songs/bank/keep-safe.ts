import type { Thread } from './couplet.ts';

/** For what a child is right to be careful of: nobody is dared, nobody goes nearer. */
export const KEEP_SAFE: readonly Thread[] = [
  {
    id: 'take-a-hand',
    meet: ['Some things are for looking at, safe where you stand', 'With somebody grown there to hold by the hand'],
    odd: ['Your tummy says wait, and your tummy is right', 'It looks after you by the day and the night'],
    grow: [
      ['So stop with your toes all lined up in a row', 'And wait till a grown-up says, "Now we can go"'],
      ['And look to the left and the right, and then more', "That's what you have eyes and a neck and ears for"],
    ],
    turn: ['If something is worrying, hot, high or deep', 'Then tell it out loud, it is not one to keep'],
    end: ['And being afraid is a bell that goes ting', "It's telling you, \"Careful.\" It's quite a good thing"],
    chorus: [
      'Wait, {name}, wait, there is no need to run',
      'A hand in a hand is two hands made of one',
      "And then we'll go home, and have bread and a bun",
    ],
  },
  {
    id: 'the-far-side',
    meet: ['We stood on the safe side, the two of us, there', 'With a hand in a hand, and with time and to spare'],
    odd: ['And the brave thing to do was to do nothing yet', 'It is harder than running, it is, you can bet'],
    grow: [
      ['We listened, we looked, and we listened once more', 'And you told me exactly what waiting was for'],
      ['You asked me to show you, I showed you it slow', 'And I was the one who said when we could go'],
    ],
    turn: ['And if I am not there, then you wait on the mat', 'There is nobody small who should go and do that'],
    end: ['We went home the long way, and stopped for a bun', 'And told it to Tuesday, how well it was done'],
    chorus: [
      'Hold on, {name}, hold on to my thumb',
      'We stay where we are till the right time has come',
      'And hum while we wait, to the beat of a drum',
    ],
  },
]; // prettier-ignore

import type { Ability } from '@storylantern/library';
import type { Figure } from '../../arc.ts';

/** An ability for the smallest listeners: the noise it makes, and what it is good for on an ordinary day (nothing). */
export interface Habit {
  /** Without a stop. */
  sound(who: Figure): string;
  /** Sentences of at most eight words. */
  readonly does: readonly ((who: Figure) => string)[];
}

/**
 * Sounds come back at the turn of a book, so that a child who cannot read yet knows the answer before the words do.
 */
export const HABITS: Readonly<Record<Ability, Habit>> = {
  warm: {
    sound: () => 'Puff, puff',
    does: [
      (who) => `${who.name} was as warm as toast.`,
      (who) => `${who.name} melted all the butter.`,
      (who) => `${who.name} dried the washing.`,
    ],
  },
  fly: {
    sound: () => 'Flap, flap',
    does: [
      (who) => `${who.name} flew to breakfast.`,
      (who) => `Up went ${who.name}. Down came the dust.`,
      (who) => `${who.name} landed in the washing.`,
    ],
  },
  strong: {
    sound: () => 'Heave-ho',
    does: [
      (who) => `${who.name} shut the door. Oops. No door.`,
      (who) => `${who.name} lifted the sofa to look under.`,
      (who) =>
        who.being?.isa === 'vehicle'
          ? `${who.name} gave one push. The shed moved.`
          : `${who.name} carried everybody's shopping.`,
    ],
  },
  small: {
    sound: () => 'Wriggle, wriggle',
    does: [
      (who) => `${who.name} came in under the door.`,
      (who) => `${who.name} sat in a pocket.`,
      (who) => `${who.name} hid behind a crumb.`,
    ],
  },
  light: {
    sound: () => 'Glow, glow',
    does: [
      (who) => `${who.name} shone like a small window.`,
      (who) => `${who.name} lit up the cupboard.`,
      (who) => `${who.name} could not hide at night.`,
    ],
  },
  dig: {
    sound: () => 'Scrabble, scrabble',
    does: [
      (who) => `${who.name} dug up the lawn. Again.`,
      (who) => `${who.name} made a hole. Just because.`,
      (who) => `${who.name} was muddy all over.`,
    ],
  },
  swim: {
    sound: () => 'Splish, splash',
    does: [
      (who) => `${who.name} swam before breakfast.`,
      (who) => `${who.name} was wet behind the ears.`,
      (who) => `${who.name} dripped on the mat.`,
    ],
  },
  loud: {
    sound: (who) => (who.isChild ? 'HELLO' : who.says.toUpperCase()),
    does: [
      (who) => `${who.name} said good morning. The windows shook.`,
      (who) => `That was ${who.name}, whispering.`,
      (who) => `${who.name} had a very big voice.`,
    ],
  },
  gentle: {
    sound: () => 'Softly, softly',
    does: [
      (who) => `${who.name} carried a crumb home.`,
      (who) => `${who.name} shut the door without a sound.`,
      (who) => `${who.name} tucked in the doormat.`,
    ],
  },
  climb: {
    sound: () => 'Up, up, up',
    does: [
      (who) => `${who.name} was on the curtains.`,
      (who) => `${who.name} was on top again.`,
      (who) => `${who.name} never took the stairs.`,
    ],
  },
  fast: {
    sound: () => 'Zip, zip',
    does: [
      (who) => `There went ${who.name}. And back again.`,
      (who) => `${who.name} was home before the echo.`,
      (who) => `${who.name} ran round and round.`,
    ],
  },
  sniff: {
    sound: () => 'Sniff, sniff',
    does: [
      (who) => `${who.name} could smell Tuesday.`,
      (who) => `${who.name} smelled everybody's shoes.`,
      (who) => `${who.name} could smell supper, at breakfast.`,
    ],
  },
  bounce: {
    sound: () => 'Boing, boing',
    does: [
      (who) => `${who.name} never just walked.`,
      (who) => `${who.name} bounced on the bed.`,
      (who) => `${who.name} went up. ${who.name} came down.`,
    ],
  },
  string: {
    sound: () => 'Over and under',
    does: [
      (who) => `${who.name} had string. Lots of string.`,
      (who) => `${who.name} tied string to the door.`,
      (who) => `${who.name} tied bows on everything. More string!`,
    ],
  },
  nibble: {
    sound: () => 'Nibble, nibble',
    does: [
      (who) => `${who.name} ate a corner off the mat.`,
      (who) => `${who.name} was thinking.`,
      (who) => `${who.name} ate the end off the rug.`,
    ],
  },
};

import type { SettingName, ThingName } from '@storylantern/contract';
import type { Ability } from '@storylantern/library';
import type { Figure } from '../../arc.ts';

/** A small thing that is wrong at the child's house, and how somebody with an ability puts it right in passing. */
export interface Return {
  readonly thing: ThingName;
  /** Where it is. */
  readonly setting: SettingName;
  /** Before anything has happened: what it is, and what is wrong with it, in a sentence of at most fourteen words. */
  lack(child: Figure): readonly [what: string, how: string];
  /** The same in sentences of at most eight words. */
  readonly lackShort: string;
  /** The helped one puts it right. */
  pay(helped: Figure, child: Figure): string;
  payShort(helped: Figure): string;
}

/** Whoever was missed puts the one thing right that nobody else could. */
export const COMES_HOME: Return = {
  thing: 'basket',
  setting: 'living-room',
  lack: () => ['the basket', 'There was nobody in it. At breakfast there had been nobody in it either.'],
  lackShort: 'The basket was empty. Where, oh where?',
  pay: (helped) => `${helped.name} got into the empty basket, went round in it twice, and lay down. Now it was full.`,
  payShort: (helped) => `In got ${helped.name}, round and round. Full!`,
};

/** Nothing here is large: help that is given back should never look like a bill. */
export const RETURNS: Readonly<Record<Ability, Return>> = {
  warm: {
    thing: 'mittens',
    setting: 'living-room',
    lack: (child) => [`${child.names} mittens`, `They had been wet since Sunday.`],
    lackShort: 'The mittens were wet. Drip, drip.',
    pay: (helped) => `${helped.name} sat down on the wet mittens and thought warm thoughts. By bedtime they were dry.`,
    payShort: (helped) => `${helped.name} sat on the mittens. Warm and dry!`,
  },
  fly: {
    thing: 'ball',
    setting: 'garden',
    lack: (child) => [`${child.names} ball`, `It had been on the roof since Easter.`],
    lackShort: 'The ball was up on the roof.',
    pay: (helped) => `${helped.name} flew up to the roof. There was a bump, and a roll. Down came the ball.`,
    payShort: (helped) => `${helped.name} flew up. Down came the ball!`,
  },
  strong: {
    thing: 'jar',
    setting: 'kitchen',
    lack: () => ['the jar', 'It had jam in it, and nobody could open it.'],
    lackShort: 'Nobody could open the jar of jam.',
    pay: (helped) => `${helped.name} took the jar in a friendly sort of way. Pop, went the lid.`,
    payShort: (helped) => `${helped.name} took the jar. Pop! Jam for tea.`,
  },
  small: {
    thing: 'button',
    setting: 'kitchen',
    lack: (child) => [`${child.names} best button`, `It had rolled under the stove.`],
    lackShort: 'The button had rolled under the stove.',
    pay: (helped) => `${helped.name} went in under the stove. It was quiet for a while. Out came the button.`,
    payShort: (helped) => `In went ${helped.name}. Out came the button!`,
  },
  light: {
    thing: 'lamp',
    setting: 'living-room',
    lack: () => ['the lamp on the stairs', 'It had gone pop on Monday.'],
    lackShort: 'The lamp on the stairs went pop.',
    pay: (helped) => `${helped.name} sat by the lamp that did not work, and glowed. All the stairs came back.`,
    payShort: (helped) => `${helped.name} sat by the lamp, and glowed.`,
  },
  dig: {
    thing: 'seedling',
    setting: 'garden',
    lack: (child) => [`${child.names} seedling`, `It needed a hole, and the ground was like iron.`],
    lackShort: 'The seedling had no hole to grow in.',
    pay: (helped) => `${helped.name} dug one neat hole. The seedling went in up to the neck, and seemed to like it.`,
    payShort: (helped) => `${helped.name} dug a hole. In went the seedling!`,
  },
  swim: {
    thing: 'boat',
    setting: 'pond',
    lack: (child) => [`${child.names} toy boat`, `It had stopped in the middle of the pond.`],
    lackShort: 'The toy boat was far out. No wind.',
    pay: (helped) => `${helped.name} swam out and gave the boat a push with one nose. It came home like a swan.`,
    payShort: (helped) => `${helped.name} swam. Home came the boat!`,
  },
  loud: {
    thing: 'bell',
    setting: 'kitchen',
    lack: () => ['the supper bell', 'It had lost its dong.'],
    lackShort: 'The bell had lost its dong.',
    pay: (helped) =>
      `${helped.name} stood beside the bell and called "${helped.says}!" Everybody came, and some people next door.`,
    payShort: (helped) => `"${helped.says}!" Now ${helped.name} is the bell.`,
  },
  gentle: {
    thing: 'blocks',
    setting: 'living-room',
    lack: (child) => [`${child.names} tower of blocks`, `The last one always brought it down.`],
    lackShort: 'The tower of blocks fell down. Again!',
    pay: (helped) => `${helped.name} put the last of the blocks on the tower. Nobody breathed. It stayed.`,
    payShort: (helped) => `${helped.name} put on the blocks. They stayed!`,
  },
  climb: {
    thing: 'kite',
    setting: 'garden',
    lack: (child) => [`${child.names} kite`, `It was sitting in the top of a tree.`],
    lackShort: 'The kite was up in the tree.',
    pay: (helped) => `${helped.name} went up the tree as if it were stairs. Down came the kite, tail first.`,
    payShort: (helped) => `Up went ${helped.name}. Down came the kite!`,
  },
  fast: {
    thing: 'letter',
    setting: 'living-room',
    lack: (child) => [`${child.names} letter`, `It had missed the post again.`],
    lackShort: 'The letter had missed the post.',
    pay: (helped) => `${helped.name} took the letter and was gone. ${helped.name} was back before the door had shut.`,
    payShort: (helped) => `Zip! ${helped.name} posted the letter.`,
  },
  sniff: {
    thing: 'sock',
    setting: 'bedroom',
    lack: (child) => [`${child.names} sock`, `There was one. There should have been two.`],
    lackShort: 'One sock. Where was the other one?',
    pay: (helped) => `${helped.name} sniffed one sock and went off with a purpose. The other was behind the bath.`,
    payShort: (helped) => `Sniff, sniff. ${helped.name} found the sock!`,
  },
  bounce: {
    thing: 'balloon',
    setting: 'living-room',
    lack: (child) => [`${child.names} balloon`, `It had gone up to the ceiling to live.`],
    lackShort: 'The balloon was up on the ceiling.',
    pay: (helped) => `${helped.name} went up and down, up and down, and up. Down came the balloon by its string.`,
    payShort: (helped) => `Boing! ${helped.name} got the balloon.`,
  },
  string: {
    thing: 'teddy',
    setting: 'bedroom',
    lack: (child) => [`${child.names} teddy`, `One arm was hanging by a thread.`],
    lackShort: 'The teddy had a loose arm.',
    pay: (helped) => `${helped.name} tied the teddy together, over and under. That arm was now the best of the two.`,
    payShort: (helped) => `${helped.name} tied up the teddy. All better!`,
  },
  nibble: {
    thing: 'bread',
    setting: 'kitchen',
    lack: () => ['the bread', 'There were crusts, and nobody liked crusts.'],
    lackShort: 'Nobody ate the crusts of the bread.',
    pay: (helped) => `${helped.name} looked at the bread, and the heap of crusts. Then there was no heap of crusts.`,
    payShort: (helped) => `${helped.name} ate the bread crusts. All gone!`,
  },
};

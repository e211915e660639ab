import type { Wonder } from './wonder.ts';

/** Somebody who passes by while one waits for something else, in two wordings for each age; and as it is written down. */
export interface PassesBy {
  readonly being: string;
  readonly young: readonly [string, string];
  readonly middle: readonly [string, string];
  readonly old: readonly [string, string];
  readonly noted: string;
}

/** Two for each kind of waiting. What they do is what they do. */
export const MEANWHILE: Readonly<Record<Wonder['meanwhile'], readonly [PassesBy, PassesBy]>> = {
  night: [
    {
      being: 'hedgehog',
      young: ['But a hedgehog came. Snuffle, snuffle.', 'Who is that? A hedgehog! Crunch, it had a snail.'],
      middle: [
        'But a hedgehog came by, at a trot. Nobody had told them that it has such long legs.',
        'A hedgehog walked over one boot, huffing. It seemed to think it had been put there.',
      ],
      old: [
        'At ten a hedgehog came along the path, on legs that were longer than one is led to expect. It stopped at a boot, huffed at it, and went over the top.',
        'Something was eating very loudly. It was a hedgehog with a slug. It chewed with its whole face, and did not care who knew it.',
      ],
      noted: 'One hedgehog, up close.',
    },
    {
      being: 'owl',
      young: ['But an owl flew by. Not a sound!', 'Hoo! An owl sat on the post.'],
      middle: [
        'But an owl flew over, so close that they felt it. They had not heard it at all.',
        'There was an owl on the post. It turned its head right round, to see who was behind. It was them.',
      ],
      old: [
        'Then an owl went over, close enough to move their hair. It made no more noise than a thought does. They both ducked, a good while afterwards.',
        'There was an owl on a post. It looked at them, and then, without moving anything else, it looked at what was behind it. It seemed to find them about the same.',
      ],
      noted: 'One owl, no noise.',
    },
  ],
  sea: [
    {
      being: 'seal',
      young: ['But a seal came. It looked at them.', 'A wet head! It was a seal.'],
      middle: [
        'But a seal put its head up, and looked. They were what it had come to see.',
        'A seal came up, with a face like a wet dog. It sank again, straight down, like a lift.',
      ],
      old: [
        'A seal put up its head, quite near. It stayed there with its chin on the water, and looked at them, as one does at a view.',
        'There was a bottle in the water, and then the bottle had eyes. It was a seal, asleep, standing up. Then it opened one of them, and saw them.',
      ],
      noted: 'One seal. It saw us.',
    },
    {
      being: 'gull',
      young: ['But a gull came. There went the sandwich!', 'Snap! The gull took the sandwich.'],
      middle: [
        'But a gull came, and did not so much as slow down. After that there was one sandwich.',
        'A gull stood beside them and looked at the sky. It was a very honest look. Then the sandwich was gone.',
      ],
      old: [
        'Then a gull walked up, and stood at their side, and gazed out to sea with them. It might have been one of the party. When it left, so did the sandwich.',
        'A gull danced on the wet grass with both feet, very fast. It sounds like rain to a worm, and the worm comes up. It was rather good. Then it left, with a sandwich.',
      ],
      noted: 'One gull. One sandwich less.',
    },
  ],
  day: [
    {
      being: 'snail',
      young: ['But a snail was on the gate. Up, up, up.', 'A snail! It put out one eye.'],
      middle: [
        'But there was a snail on the gate, going up. They watched it as far as the top. It was quite exciting.',
        'A snail let out one eye, and then the other, and looked at them.',
      ],
      old: [
        'There was a snail on the gate. It went up at about the speed of a clock. At the top it leaned out into nothing, and felt about. They had never stayed to see what it did next. It turned round.',
        'A snail came out to meet them, one eye at a time. When they breathed on it, it put them in again like somebody closing an umbrella.',
      ],
      noted: 'One snail. It had time.',
    },
    {
      being: 'robin',
      young: ['But a robin came. It sat on a boot.', 'A robin sang. Such a big song!'],
      middle: [
        'But a robin came, and sat on the boot. It sang at them until its whole front shook.',
        'A robin hopped round behind them. Wherever they had stood there might be a worm.',
      ],
      old: [
        'A robin sat down on a boot, while there was a foot in it. It sang a long, thin song with its beak almost shut, as one does for oneself.',
        'They had a robin. It went where they went, and looked at where they had stood. Twice there was something in it. They had never been so useful.',
      ],
      noted: 'One robin, quite near.',
    },
  ],
};

import type { BookProposal, ProposedPage } from '../src/proposed/book-proposal.ts';
import type { SongProposal } from '../src/proposed/song-proposal.ts';

/** Pieces as a good author elsewhere would write them, for whoever our own telling of the same brief is about. */

type Hint = ProposedPage['scene'];
type Seen = readonly [who: string, pose: Hint['actors'][number]['pose'], feeling: Hint['actors'][number]['feeling']];

const page = (
  text: string,
  setting: Hint['setting'],
  time: Hint['time'],
  actors: readonly Seen[],
  things: readonly string[] = [],
  camera: Hint['camera'] = 'medium',
): ProposedPage => ({
  text,
  scene: { setting, time, camera, actors: actors.map(([who, pose, feeling]) => ({ who, pose, feeling })), things },
});

/** "a hedgehog who is afraid of thunder", at six. */
export const thunderBook = (hero: string, child: string): BookProposal => ({
  title: `${hero} and the Drawer in the Sky`,
  cast: [{ name: 'Bun', kind: 'rabbit' }],
  pages: [
    page(
      `${hero} the hedgehog kept a pie tin under the bed. It was for nothing in particular. It had a dent, and it went bong.`,
      'bedroom',
      'day',
      [[hero, 'hold', 'happy']],
      ['pie tin'],
    ),
    page(
      `One grey afternoon the sky went bang. ${hero} went under the bed, beside the tin. "Somebody is cross up there," said ${hero}.`,
      'bedroom',
      'day',
      [[hero, 'hide', 'scared']],
      [],
      'wide',
    ),
    page(
      `${child} looked under the bed. "It is only thunder," said ${child}. "Only!" said ${hero}, and a second bang came, right on top of the word.`,
      'bedroom',
      'day',
      [
        [child, 'kneel', 'curious'],
        [hero, 'hide', 'scared'],
      ],
      [],
      'close',
    ),
    page(
      `"If it is cross, we should be polite," said ${hero}. So they put a biscuit on the window sill. The rain ate it in three bites.`,
      'bedroom',
      'day',
      [
        [hero, 'reach', 'worried'],
        [child, 'stand', 'curious'],
      ],
      ['biscuit'],
    ),
    page(
      `Bun the rabbit came in, dripping. "I shall tell it to stop," said Bun. Bun stood at the door and shouted, "Stop!" Bang, said the sky.`,
      'kitchen',
      'day',
      [
        ['Bun', 'shout', 'determined'],
        [hero, 'cover', 'scared'],
      ],
      [],
      'wide',
    ),
    page(
      `"It doesn't listen," said Bun. "It talks all the time," said ${child}. "Nobody can listen and talk." ${hero} thought about that for one whole bang.`,
      'kitchen',
      'day',
      [
        ['Bun', 'sit', 'sad'],
        [child, 'think', 'curious'],
        [hero, 'think', 'curious'],
      ],
    ),
    page(
      `Then ${hero} ran and fetched the pie tin. ${hero} hit it with a spoon. Bong! It was not as big as the sky. It was a good deal nearer.`,
      'kitchen',
      'day',
      [[hero, 'hold', 'determined']],
      ['spoon', 'pie tin'],
      'close',
    ),
    page(
      `Bang, said the sky. Bong, said ${hero}. Bang. Bong. "You are talking to it," said ${child}. "It started," said ${hero}.`,
      'kitchen',
      'day',
      [
        [hero, 'dance', 'excited'],
        [child, 'point', 'happy'],
      ],
      [],
      'wide',
    ),
    page(
      `After a while the bangs went off over the hill. They got small. ${hero} had to hit the tin very softly, to be fair.`,
      'garden',
      'sunset',
      [[hero, 'stand', 'calm']],
      ['pie tin'],
    ),
    page(
      `That night ${hero} lay in bed with the tin on top. Far away somebody dropped one last drawer. "Bong," said ${hero}, half asleep, and did not even sit up.`,
      'bedroom',
      'night',
      [[hero, 'sleep', 'sleepy']],
      ['pie tin'],
      'wide',
    ),
  ],
  questions: [
    `What would you have used instead of a tin?`,
    `Who do you think ate the biscuit?`,
    `What noise does your house make?`,
  ],
});
/** "a red tractor on the farm", at three. */
export const tractorBook = (hero: string, child: string): BookProposal => ({
  title: `Go to Bed, ${hero}`,
  cast: [{ name: 'Hetty', kind: 'hen' }],
  pages: [
    page(`${hero} is the red tractor on our farm.`, 'farm', 'day', [[hero, 'stand', 'happy']]),
    page(
      `A hen sits on ${hero}. Cluck, says Hetty.`,
      'farm',
      'day',
      [
        ['Hetty', 'sit', 'happy'],
        [hero, 'stand', 'surprised'],
      ],
      [],
      'close',
    ),
    page(`Off, Hetty! ${hero} has to go. Chug, chug.`, 'farm', 'day', [[hero, 'shout', 'determined']]),
    page(`Hetty will not get off. She likes it warm.`, 'farm', 'day', [['Hetty', 'sit', 'calm']], [], 'close'),
    page(`${child} has corn. Here, Hetty! Off she hops. Hop.`, 'farm', 'day', [
      [child, 'kneel', 'happy'],
      ['Hetty', 'jump', 'excited'],
    ]),
    page(
      `Now go, ${hero}! Chug, chug. What is that?`,
      'farm',
      'day',
      [
        [hero, 'run', 'surprised'],
        [child, 'point', 'curious'],
      ],
      [],
      'wide',
    ),
    page(`One egg, on the red seat. Oh, Hetty.`, 'farm', 'day', [], ['egg'], 'close'),
    page(`${hero} waits. ${child} waits. The sun goes down.`, 'farm', 'sunset', [
      [hero, 'stand', 'calm'],
      [child, 'sit', 'calm'],
    ]),
    page(
      `Cluck. Good night, egg. Good night, ${hero}. Chug.`,
      'farm',
      'night',
      [
        [hero, 'stand', 'sleepy'],
        ['Hetty', 'sit', 'sleepy'],
      ],
      [],
      'wide',
    ),
  ],
  questions: ['What says chug?', 'Where is the egg?', 'Where does a hen sleep?'],
});
/** An adventure of the moon at six: light things, craters, dust. */
export const moonAdventure = (guide: string, kind: string, child: string): BookProposal => ({
  title: `${child} and the Sock on the Moon`,
  cast: [],
  pages: [
    page(
      `${child} had one striped sock. The other one was on the moon. That is what comes of waving your feet out of a rocket.`,
      'bedroom',
      'day',
      [[child, 'sit', 'worried']],
      ['sock'],
    ),
    page(
      `"I will drive," said ${guide} the ${kind}. "I know every bump up there." They landed on a bump that ${guide} did not know.`,
      'space',
      'night',
      [
        [guide, 'point', 'proud'],
        [child, 'hold', 'surprised'],
      ],
      ['rocket'],
      'wide',
    ),
    page(
      `There stood a rock as big as a cow. It lay on the only path. "We shall have to go home," said ${guide}, and sat down.`,
      'space',
      'night',
      [
        [guide, 'sit', 'sad'],
        [child, 'stand', 'curious'],
      ],
      ['rock'],
    ),
    page(
      `${child} gave the rock a push, just to be rude to it. It moved! Here it weighs a sixth of what it weighs at home. They carried it aside like a pillow.`,
      'space',
      'night',
      [
        [child, 'hold', 'excited'],
        [guide, 'hold', 'surprised'],
      ],
      ['rock'],
      'close',
    ),
    page(
      `"The sock fell in a crater," said ${child}. There were craters all the way to the edge. ${guide} looked into the first one. It was full of more craters.`,
      'space',
      'night',
      [
        [child, 'think', 'worried'],
        [guide, 'kneel', 'curious'],
      ],
      [],
      'wide',
    ),
    page(
      `"That one is old," said ${child}. "Rocks from space hit it again and again. No rain washes the marks away." The sock's hole had been new and smooth. Only one was.`,
      'space',
      'night',
      [
        [child, 'point', 'proud'],
        [guide, 'stand', 'curious'],
      ],
    ),
    page(
      `${guide} slid down into it and vanished. There was only grey dust, and a cough. "Stay there," said ${child}. "Where is there?" said the dust.`,
      'space',
      'night',
      [
        [guide, 'hide', 'shy'],
        [child, 'reach', 'worried'],
      ],
      [],
      'close',
    ),
    page(
      `The dust clung to both of them, to boots and gloves and noses. So ${child} looked for something that was not grey. Down there lay a stripe.`,
      'space',
      'night',
      [
        [child, 'look-up', 'curious'],
        [guide, 'stand', 'surprised'],
      ],
      [],
      'wide',
    ),
    page(
      `It was the sock. There was dust in it up to the heel. ${guide} shook it, and the dust came down slowly, on ${guide}. Over the path hung the Earth. It stays in the same place all day there, so they walked towards it.`,
      'space',
      'night',
      [
        [child, 'cheer', 'happy'],
        [guide, 'hold', 'happy'],
      ],
      ['sock'],
    ),
    page(
      `At bedtime ${child} put both socks on. One was grey. It smelled of spent fireworks, all the way under the quilt.`,
      'bedroom',
      'night',
      [[child, 'sit', 'calm']],
      ['sock'],
      'close',
    ),
  ],
  questions: [],
});

/** "a hen in a hat", for Ada, to clap to. */
export const henSong: SongProposal = {
  title: 'The Hen in the Hat',
  sections: [
    {
      kind: 'verse',
      lines: [
        'A hen in a hat came along to our door',
        'She said she was looking for hats for some more',
        'She looked in the cupboard, she looked in the sink',
        'She looked at the teapot and gave it a wink',
      ],
    },
    {
      kind: 'chorus',
      lines: [
        'Hold on to your hat, Ada, hold on to your hat',
        'The hen has a colander, what about that',
        'The bucket is taken, and so is the mat',
        'Hold on to your hat, Ada, hold on to your hat',
      ],
    },
    {
      kind: 'verse',
      lines: [
        'She put on a saucepan, she put on a shoe',
        'She put on a slipper of yours that was blue',
        'She walked like a queen with a cake on her head',
        'And nobody laughed, but the kettle went red',
      ],
    },
    {
      kind: 'verse',
      lines: [
        'But out in the garden the wind gave a blow',
        'And saucepan and slipper went off in a row',
        'The hen had her own hat, and that was still there',
        'It never was hers, it was only her hair',
      ],
    },
  ],
};

/** "a bus going to sleep", for Oli, a lullaby. */
export const busLullaby: SongProposal = {
  title: 'Slow Goes the Bus',
  sections: [
    {
      kind: 'verse',
      lines: [
        'The last little bus has gone up to the top',
        "There is nobody waiting at anyone's stop",
        'The driver has folded his coat on the chair',
        'And left all the windows as dark as the air',
      ],
    },
    {
      kind: 'chorus',
      lines: [
        'Softly now, Oli, the engine is slow',
        'The wheels have forgotten the places they go',
        'The bell has a blanket from tip to toe',
        'Softly now, Oli, the engine is slow',
      ],
    },
    {
      kind: 'verse',
      lines: [
        'The bus has been counting the lamps on the hill',
        'And one after one they are sleepy and still',
        'It opens a door for the moon to come in',
        'And shuts it as soft as the lid of a tin',
      ],
    },
    {
      kind: 'bridge',
      lines: ['The bus gives a sigh, and the moon takes a seat', 'And nobody stirs on the whole of the street'],
    },
  ],
};

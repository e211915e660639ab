import type { NarrationSegment } from '../src/index.ts';

/** A story of 250 words with everything a narrator stumbles over: a respelled name, a blank, quotes, a number. */
export const STORY: readonly NarrationSegment[] = [
  { id: 'title', text: 'Niamh and the Quiet Night' },
  {
    id: 'descriptive',
    text: 'Every evening, when the sky turns dark blue, Niamh gets ready for bed. She puts on her soft pajamas, brushes her teeth and chooses one book. Then the big light goes off, and a small lamp glows in the corner. Most children sleep in the dark, and many of them like a little light at first.',
  },
  {
    id: 'perspective',
    text: 'Sometimes the room looks different at night. Niamh’s chair can look like a big, round bear, and her coat can look like someone standing still. Her heart may beat faster, and that is okay. Mum knows that the dark can feel strange, and she is close by.',
  },
  { id: 'partial', text: 'When I feel worried at night, I can hug ____ and take a slow breath.' },
  {
    id: 'cooperative',
    text: 'Mum will leave the door a little open, and she will come back to look after 10 minutes. “Would you like the lamp on?” she may ask.',
  },
  {
    id: 'directive',
    text: 'Niamh can try to lie still, hold her rabbit and count five slow breaths. One, two, three, four, five.',
  },
  {
    id: 'control',
    text: 'She can tell herself: "The dark is only the day with its lights turned down." Her room is the same room, with the same chair and the same coat!',
  },
  {
    id: 'affirmative',
    text: 'Learning to sleep in the dark takes time, and every night is a new chance to practice. Her room is safe, her people are near, and morning always comes. Many children feel this way, and little by little the night becomes a quiet, friendly place. Mum is proud of Niamh, and Niamh can be proud too.',
  },
];
export const STORY_SAID = { Niamh: 'neev' };

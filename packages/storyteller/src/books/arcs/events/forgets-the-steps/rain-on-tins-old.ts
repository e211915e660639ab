import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The steps can be forgotten, since they are learned; what the music says can be heard again. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { M, m, N, n, show, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy')],
          things: ['bucket'],
        },
        `There was a leak in the kitchen roof, over the table, and under the leak stood a bucket. Everyone at home complained of it but ${A.introduced}. Plink, it went. Plonk. Plinketty plonk. You could not hear that and keep still. ${a} danced to it before supper, on tiptoe for the small drops and round for the fast ones. For the big one at the end there was a jump with both feet. SPLASH.`,
      ),
      page(
        {
          setting: 'stage',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(M, 'point', 'calm'), seen(A, 'dance', 'determined'), seen(N, 'dance', 'happy')],
        },
        `That was at home, and didn't count. What counted was the ${show}. It had twenty steps, and each of them had a number. "Eight, and turn. Nine, and back. Ten, and point," said ${m}. Next to ${a} danced ${N.introduced}, who had known all twenty since the second week. ${a} had known ten since the second week, and it was now the ninth.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'dance', 'happy')] },
        `It was always the same place. After ten there was a hole, with smooth sides. "${refrain}" ${a} would say out of the corner of the mouth. "Eleven, and left," said ${n} out of the corner of the other one. It worked very well, as long as they were side by side. "You know it really," said ${n} kindly. "You only have to not think about it." ${a} tried not to think about it, all week, and thought of nothing else.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'dance', 'determined')] },
        `${a} put the numbers along the hall wall on sticky notes, and danced past them. After the tenth note the wall came to an end. "${refrain}" ${a} sang them to the tune of "Happy Birthday", and ran out of tune. "${refrain}" The night before, ${a} did all twenty in bed with two fingers on the blanket, over and over. The two fingers got them right. It was a pity that they couldn't go instead.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'stand', 'excited')] },
        `From behind, a curtain is only a big dusty cloth. You can hear what is on the other side of it, though. It sounded like the sea. "How many do you think?" said ${a}. "Don't ask," said ${n}, and took hold of ${A.names} hand, and squeezed it. They had silver stars sewn on their sleeves. Then the cloth went up, and took the wall away with it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'determined'), seen(N, 'dance', 'happy')] },
        `One. Two. The piano was faster than on Tuesdays, but it was all right. Seven, and the lights were warm. Eight, and turn, and nine, and there was even time to smile. Ten, and point. Now ${n} and all the others went off to the left, with their backs to ${a}. "${refrain}" Nobody was near enough to whisper.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'scared')] },
        `It is odd how long a piano can go on by itself. ${a} stood in the middle of all that light, with one foot pointed, like a stork. Eleven. What was eleven? There were people in the front row leaning forward to find out. ${a} looked into the hole, and went on looking, and there was nothing down there at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(M, 'stand', 'calm')] },
        `At the side of the stage, where only dancers could see, stood ${m}. If ${m} had held up fingers, or mouthed the word, ${a} would have done it. But ${m} did neither. ${m} put one hand behind one ear. Listen, it meant. ${a} had been so busy with the numbers. When had ${a} last listened?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Plink. That was the piano, high up on the right. Plonk. Plinketty plonk. It had been there for nine weeks, at exactly this place. ${a} had counted straight over the top of it. There was no mistaking that. It was the bucket in the kitchen. "But I know this one," thought ${a}. "I know what comes next."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'dance', 'excited')] },
        `First came the small drops, on tiptoe, one here and one there. Then they came quicker, and ${a} went round, and the stars on both sleeves made rings. The water ran down the window, and along the gutter, and over. All the time it was gathering for something, up there in the left hand of the piano. ${a} saw it coming, bent both knees, and took off. SPLASH! Somewhere in the dark a very old man said, "Bravo!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'dance', 'happy'), seen(A, 'dance', 'happy')] },
        `${n} had got to fourteen when the splash came, and looked round. "What number's that?" said ${n}. "It isn't one," said ${a}. "It's rain. Listen." And ${n}, who had never once lost count, lost it on purpose. By the second time round it was the whole row. All twelve of them splashed, in the driest theatre in town. The people in front put their feet up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'point', 'happy'), seen(A, 'stand', 'proud'), seen(N, 'stand', 'happy')] },
        `On Tuesday there was a new class, and ${m} asked ${a} and ${n} to come and show them. The steps were up on the board. "Nine, and back," it said. "Ten, and point." After that came a word with no number. It was the name of the step. "Now all together," said ${m}, "and don't count, because you can't. Here comes the ${a}." Plink, went the piano. SPLASH, went the new class. They had it at once.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './too-quiet-old.ts';

/** The snorer moves to the shed so that all may sleep, and then it is too quiet for any of them. */
export const TOO_QUIET: EventPlot = { id: 'too-quiet', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, S, s, Scap, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sleep', 'calm')],
          things: ['blanket'],
        },
        `Good night! Here is a blanket. ${S.introduced} is asleep. Hrrrr! Pee-oo!`,
        `Who is under the blanket? ${S.introduced}, asleep. Hrrrr! Pee-oo!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'surprised'), seen(Q, 'cover', 'surprised')] },
        `Up sat ${P.introduced}. Up sat ${Q.introduced}. "${refrain}"`,
        `"${refrain}" That was ${P.introduced}. ${Q.introduced} sat up, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'determined'), seen(S, 'sleep', 'calm')] },
        `They turned ${s} round. Hrrrr! Pee-oo! "${refrain}"`,
        `Push! ${Scap} lay the other way. Hrrrr! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hide', 'worried')], things: ['pillow'] },
        `${q} got under a pillow. Hrrrr! Pee-oo! "${refrain}"`,
        `Under the pillow went ${q}. Hrrrr! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'surprised'), seen(P, 'point', 'sleepy')] },
        `"Do I snore?" said ${s}. "I never heard it!"`,
        `${Scap} woke up. "Do I snore? I was asleep!"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(S, 'walk', 'sad')], things: ['blanket'] },
        `${Scap} took the blanket. Out to the shed! Good night.`,
        `Out went ${s}, and the blanket. Into the shed. Good night.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(P, 'sit', 'worried'), seen(Q, 'sit', 'worried')] },
        `Now it was quiet. Tick. Drip. Creak! What was that?`,
        `Quiet, at last! Drip. Creak. Hoo! What was that?`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'worried'), seen(Q, 'stand', 'worried')] },
        `"It is too quiet," said ${p}. Nobody could sleep.`,
        `"I can hear my ears," said ${q}. Nobody slept.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(P, 'walk', 'happy'), seen(Q, 'walk', 'happy')],
          things: ['pillow'],
        },
        `Out they went, with a pillow each. Knock, knock! "It's us."`,
        `They took a pillow each, over the grass. Knock! "May we?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sleep', 'happy'), seen(P, 'sleep', 'happy'), seen(Q, 'sleep', 'happy')],
          things: ['moon'],
        },
        `Hrrrr! Pee-oo! All three slept. "${refrain}" asked the moon.`,
        `Hrrrr! Pee-oo! And all of them slept. Good night, moon.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, S, s, Scap, P, p, Q, q } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sleep', 'calm')],
          things: ['blanket', 'cup'],
        },
        `At eight the lamp went out. At one minute past, ${S.introduced} began, under the blanket. HRRRR, it went, and then, very high, pee-oo. A cup walked along the shelf.`,
        `${S.introduced} pulled up the blanket, and was asleep. Then it began. HRRRR! It was like a chair being dragged over a bridge. Pee-oo! All along the shelf each cup said ting.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'surprised'), seen(Q, 'cover', 'surprised')] },
        `"${refrain}" said ${P.introduced}, sitting up. "Tell them to stop," said ${Q.introduced}, "and come in the morning." HRRRR. It wasn't coming from outside.`,
        `${P.introduced} sat up, and so did ${Q.introduced}. "${refrain}" they said, both at once. They looked out of the window. They looked in the wardrobe. HRRRR. They looked at the bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'determined'), seen(S, 'sleep', 'calm')] },
        `First they turned ${s} round. It took all their strength. There was a rest, as long as a breath. HRRRR! Now it came out on the left.`,
        `They rolled ${s} over, like a carpet. It went quiet. They tiptoed back, and had one foot in bed each. HRRRR! "${refrain}" said ${q}, in a small, cross voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hide', 'worried'), seen(P, 'cover', 'worried')], things: ['pillow'] },
        `Then they put a pillow on each ear. It was better for the ears. But you could still hear it with your knees. "${refrain}" said ${p}, into the feathers.`,
        `Each of them got under a pillow. It was hot, and dark, and there was no room for noses. Pee-oo, went the pillow. It had got in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'surprised'), seen(P, 'point', 'sleepy')] },
        `"What's everybody doing up?" said ${s}. "You snore," said ${p}. "Me?" said ${s}. "I've never snored in my life. I'd have heard it."`,
        `${Scap} woke, and looked at them kindly. "Can't you sleep?" "It's you," said ${p}. "You snore." "I don't think so," said ${s}. "I was there."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'proud')], things: ['clock'] },
        `The next night ${s} stayed awake to listen, right up to morning. There wasn't a sound but the clock. "You see?" said ${s}. "Nobody snores." They had all slept beautifully.`,
        `So the next night ${s} sat up with the clock. It was as still as butter. "There," said ${s} at six o'clock. "I told you so." The others had never slept so well.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(S, 'walk', 'sad')], things: ['blanket'] },
        `But the third night a picture fell on the bed. ${Scap} woke, and heard the end of it. Pee-oo. "Oh," said ${s}. "That's me." And ${s} took the blanket down to the shed.`,
        `On the third night it even woke ${s}. "I heard that," said ${s}. "I'm sorry. I'll sleep in the shed." And off went the blanket, down the garden, with ${s} under it.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(P, 'sit', 'worried'), seen(Q, 'sit', 'worried')],
          things: ['clock'],
        },
        `Now it was quiet. It was so quiet that you could hear the tap. Drip. You could hear the clock, and the stairs. Creak. "What was that?" said ${q}. It was the quiet.`,
        `There was no snore at all. So there was room for the tap, and the clock. Something on the stairs went creak. "I can hear my own ears," whispered ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried'), seen(Q, 'hide', 'worried')] },
        `"It used to be there," said ${p}. "The creak, and all that. It was underneath." "I liked it underneath," said ${q}. They lay and looked at the ceiling. It was nearly midnight.`,
        `"When there's a snore," said ${p}, "then somebody's there." They both thought about that. Now it might be just the two of them and the stairs. Nobody slept at all.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(P, 'walk', 'happy'), seen(Q, 'walk', 'happy')],
          things: ['pillow', 'moon'],
        },
        `So they each took a pillow, and went out over the grass. There was a moon. There was no sound from the shed. "Are you asleep?" said ${p}, at the door. "No," said ${s}. "It's too quiet. There's nobody breathing."`,
        `They went down the garden, pillow after pillow. The moon came, too. In the shed there was a light. "I can't drop off," said ${s}, and moved up. "I was only listening for you."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sleep', 'happy'), seen(P, 'sleep', 'happy'), seen(Q, 'sleep', 'happy')],
          things: ['moon'],
        },
        `HRRRR. All the flower pots went ting. Pee-oo. Nobody said a thing, because nobody heard it. Only up on the roof an owl opened one eye. "${refrain}" said the owl, to the moon.`,
        `It began on the left, HRRRR, and the flower pots walked along the shelf. ${p} smiled, and was gone. ${q} was gone already. "${refrain}" asked the moon. But there was no one up to tell it.`,
      ),
    ],
  };
}

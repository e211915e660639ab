import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { Light } from './parts.ts';

/** What is put on comes off; and whoever is painted all day cannot be painted with one colour. */
export function middle({ H, K, A, want, look, asks, was, way, outside, chance }: Light): Told {
  const [h, k, a] = [H.name, K.name, A.name];
  const ask = `${asks}?`;
  return {
    title: titled(
      chance.pick(
        `${ask.replace('?', '')}`,
        `how ${h} was ${look === 'spots' || look === 'stripes' ? 'painted' : look}`,
        'seven little pictures',
        'keep still',
        `what ${k} saw`,
      ),
    ),
    refrain: ask,
    pages: [
      page(
        {
          setting: outside,
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(H, 'stand', 'proud')],
          things: ['paint'],
        },
        `${k} was going to paint ${H.introduced}. There was a jar of water and a box of paints. "Keep still," said ${k}. "I am still," said ${h}. "Your colour isn't," said ${k}, and mixed it again.`,
        `${H.introduced} had stood there since breakfast, to be painted. ${k} dipped the brush in the jar. "You've changed again," said ${k}. "I haven't moved," said ${h}. But it was so. The paint did not match.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'shy'), seen(K, 'sit', 'curious')] },
        `"Could you do me another way?" said ${h}, after a while. "I don't like me like this. I want to ${want}." "I have to paint what I see," said ${k}. "Then I'll see to it," said ${h}.`,
        `${h} had a wish, and it came out sideways. "I want to ${want}," said ${h}. "Not just in the picture. All over." ${k} put down the brush to think.`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'rain',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'reach', 'worried')],
          things: ['paint'],
        },
        `So ${k} painted ${h} instead of the paper. It took the whole box. Then one drop fell, and then a hundred. It ran down, and made a puddle. "${ask}" said ${h}. "No, but your feet are wet," said ${k}.`,
        `They began with paint. It was cold, and it tickled. It looked very fine, for as long as it took the cloud to get there. Then it rained. "${ask}" said ${h}, dripping. "Not any more," said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(H, 'dance', 'determined'), seen(K, 'stand', 'curious')],
          things: ['flower'],
        },
        `Next ${h} lay down and rolled in the flowers. They stuck, because of the wet. "${ask}" said ${h}. ${k} was going to say yes. But ${h} had one up the nose. Atishoo! They went all over the hedge.`,
        `Then ${h} tried flowers. ${k} tucked them in, one by one, from the top to the bottom. There were two hundred. "${ask}" said ${h}, not daring to breathe. A small wind came, and had a look. And then there were none.`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(H, 'hide', 'worried'), seen(A, 'stand', 'surprised')],
          things: ['blanket'],
        },
        `There was a blanket on the line, of just the right sort. ${h} got under it, and went for a walk. "Good morning," said ${A.introduced}, "and where is ${h} today?" "${ask}" said the blanket. "Oh," said ${a}. "It's you."`,
        `Last of all it was a blanket. "${ask}" said ${h}, from inside. ${A.introduced} walked all the way round it. "Very nice," said ${a}. "But it's the blanket that is."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"It won't stay on," said ${h}. "I'm only me." And ${h} sat down, and was quite still at last. "Good," said ${k}, and took a clean sheet. "I'm only painting." It was quiet for a long time.`,
        `So ${h} gave it up. "Paint what you see, then," said ${h}. "I don't mind." ${k} painted. The sun went on round the sky, as it does. Nobody looked up but ${k}, who had to.`,
      ),
      page(
        { ...way.scene, camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(H, 'sit', 'calm')] },
        way.middle(h),
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'surprised'), seen(K, 'point', 'excited')] },
        `"Don't move," said ${k}, in an odd voice. "I'm not moving," said ${h}, and looked down. There was a silence. "${ask}" said ${h}, very softly, so as not to frighten it. "Yes," said ${k}. "Without any help."`,
        `${k} dropped the brush. "${h}," said ${k}. "Look at you." ${h} looked. Nobody had put it on, and it did not drip. "${ask}" said ${h}. "All over," said ${k}. "You ${was.replace('was', 'are').replace('had', 'have')}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'dance', 'happy'), seen(A, 'cheer', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `${h} turned round, slowly, to have it on the other side as well. It worked. "Well I never," said ${a}, who was carrying the blanket home. Then, bit by bit, it went away. Nobody minded much. They had all seen it.`,
        `They called ${a}, and ${a} came running. It lasted for ten minutes. ${h} danced for all of them. When it faded, ${h} watched it go, as you watch a friend to the corner. "Will it come back?" said ${h}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'hold', 'proud')],
        },
        `${k} had not painted one picture, in the end. It was seven little ones, all of ${h}, in a row. There was one for each time that the colour had moved. The last had the best place, over the bed. It comes ${way.again}, and they always stop to look.`,
        `On the wall at ${K.names} there are seven small pictures. They are all ${h}, and no two are the same. "Which one is right?" people ask. "All of them," says ${k}. "It depends when you look." And the best one comes ${way.again}.`,
      ),
    ],
  };
}

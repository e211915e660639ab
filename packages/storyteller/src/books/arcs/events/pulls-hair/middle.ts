import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Whoever is pulled says ow, and that is just what somebody small is after. */
export function middle(going: Going): Told {
  const { K, G, Z, M, k, g, Gcap, z, Z1, m, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(Z, 'sit', 'happy'), seen(K, 'stand', 'calm')],
        },
        `${Z1} was the smallest in the house. But ${z} had two hands, and they were the strongest in it. What they had, they kept. "Mind your hair," people said to ${K.introduced}.`,
        `There were two small hands at home, and both belonged to ${z}. They opened and shut all day, like crabs. ${K.introduced} had hair. You can see how that would end.`,
        `${K.introduced} knew a great deal about ${z}. ${Z1} liked mashed pear, and the washing machine. But most of all ${z} liked hair.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'surprised'), seen(Z, 'sit', 'happy')] },
        `"Good morning," said ${k}, and bent over to say it. That was enough. One hand came up and had hold. "${refrain}" said ${k}. ${Z1} laughed with the whole of both feet.`,
        `${k} only wanted to pick up a brick. Down came the hair, and up came the hand. "${refrain}" ${Z1} nearly fell over for joy.`,
        `You had to go past with your head held high. ${k} forgot it just once, at breakfast. Pull! "${refrain}" said ${k}. "Ga," said ${z}, very pleased.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'kneel', 'surprised'), seen(Z, 'sit', 'happy'), seen(K, 'stand', 'worried')],
        },
        `"You must be firm," said ${g}, and bent down to be firm. Pull! "${refrain}" said ${g}. It took both of them to open the fingers, one at a time.`,
        `${Gcap} said that it was only a phase. ${Gcap} said so from very near. "${refrain}" said ${g} then, and had to be got loose.`,
        `"Let me show you," said ${g}. "You look kind, and you say no." Pull! ${g} did look kind. What ${g} said was "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'kneel', 'surprised'), seen(Z, 'sit', 'excited')] },
        `Then ${M.introduced} came about the drain. ${m} had a beard. It was the longest in the street, and ${z} had never met one. "${refrain}" It sounded quite different, as deep as a cow.`,
        `In the afternoon there was a visitor. It was ${M.introduced}, with a beard down to the third button. "Hello, little one," he said, and that was a mistake. "${refrain}" he said next, very low.`,
        `Even ${M.introduced} was caught, who had only leaned over for his hat. Pull, went the beard. "${refrain}" he said, like a big drum. ${Z1} had to try it again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(Z, 'sit', 'happy')] },
        `"It hurts," said ${k}. "Don't you see? It hurts me." ${Z1} saw a mouth that moved, and hair that shook. Pull! "${refrain}" And ${z} laughed so kindly that one could not even be cross.`,
        `${k} tried to explain. ${k} held the little hand quite still. "That's my head, at the other end of it," said ${k}. ${Z1} listened. Then the other hand came. "${refrain}"`,
        `"Please, ${z}," said ${k}. "Pretty please. Not the hair." You would have thought that it went in. Pull! "${refrain}" It had gone in, and out again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'calm'), seen(Z, 'sit', 'sad')], things: ['hat'] },
        `So ${k} put on a hat, and tucked it all in. Not one hair stuck out. ${Z1} looked to the left and looked to the right. Then the lip began to go. It was the saddest lip in the world.`,
        `The next day ${k} came down in a woolly hat, in June. "There," said ${k}. The hands opened and shut, and there was nothing. ${Z1} looked as you do when the music stops.`,
        `There was only one thing to be done, and that was a hat. It was hot, and it itched. ${Z1} cried, and went on crying. It was not about hair at all, somehow. It was more as if somebody had gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(Z, 'sit', 'calm')] },
        `${k} sat under the hat and thought. First comes the pull. Then comes the noise. ${k} makes one, and so does ${g}. ${m} makes a deep one. "Oh!" said ${k}. "I'm not a person. I'm a bell!"`,
        `"What's so funny about me?" said ${k}. "I only say ow." Pull, ow. Pull, ow. ${k} stopped. What else does that? You pull it, and it says something, each time. "${Z1} thinks that we're bells!"`,
        `It was the doorbell that did it. Somebody pulled, and it rang. ${Z1} stopped crying at once and looked up. "Pull," said ${k}, slowly, "and ring. Pull, and ow." Then ${k} began to laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'excited', 'bell'), seen(G, 'reach', 'happy')], things: ['bell'] },
        `There was a bell in the kitchen drawer, from some old goat. ${Gcap} tied it up high, with a short wide ribbon. "It's a good strong knot," said ${g}. "It will have to be," said ${k}.`,
        `"We need a bell," said ${k}. "I'll explain it afterwards." ${Gcap} found one among the Christmas things. They hung it over the rug on a short ribbon, and stood back.`,
        `It took ten minutes to find a bell, and one to hang it up. ${Gcap} did the knot. "And what is it for?" said ${g}. "For us," said ${k}. "So that we can stop."`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'reach', 'excited'), seen(K, 'kneel', 'happy')], things: ['bell'] },
        `Up came a hand. Pull! Ding. Nobody had ever been so surprised. ${Z1} looked at the bell, and looked at ${k}. Pull! Ding. It never said ow, and it never went away. Ding, ding, ding!`,
        `${Z1} took hold of the ribbon, because it hung there. Ding! The eyes went round. Ding? Ding! After that one could hardly hear the washing machine.`,
        `Pull! Ding. "Ga?" said ${z}. Pull! Ding. "Ga!" It was the best bell of all. It was better than ${g}, and it could do it all day.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(Z, 'reach', 'calm')] },
        `Then ${k} took the hat off, and bent down, a bit at a time. The hand came. It had hold of some hair. It did not pull. It had a bell for that. Pat, it went. Pat, pat. So it was soft, as well!`,
        `Towards evening ${k} dared to do it. Down came the hair. ${Z1} looked at it for a long time, as if it were new. One finger went along it. Nobody said anything. There was no need.`,
        `"Now," said ${k}, and held both eyes shut, and leaned over. Nothing hurt. Something warm was patting, round one ear. You can't find out how soft a thing is while you're ringing it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(Z, 'sit', 'sleepy'), seen(M, 'stand', 'happy')],
          things: ['bell'],
        },
        `In the evening ${m} came for his hat, and held his beard tight. Ding, said the rug. "Is that all?" said ${m}. He sounded rather sorry. So he bent down, just for a moment, and said it himself. "${refrain}"`,
        `It was quiet at last. ${k} looked in, to say good night. ${M.introduced} was looking in as well, about the drain. A small hand lay round a ribbon, fast asleep. "${refrain}" whispered ${k}, for a joke. Ding.`,
        `At bedtime they all stood round, ${k} and ${g} and ${m}. "One more," said ${k}. Ding. "And good night." "${refrain}" said ${m}, as deep as a cow. He liked to be asked.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './come-in-nobody-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** There is to be no dog. So the one that is not there gets a name, and a neighbour has use for it. */
export const COME_IN_NOBODY: EventPlot = {
  id: 'come-in-nobody',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, chance } = going;
  const { refrain, beast, barked, noYoung, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'think', 'sad')] },
        `${A.introduced} wanted a ${beast}. ${noYoung[0]}`,
        `${A.introduced} loved every ${beast}. ${noYoung[1]}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm')], things: ['basket', 'bowl'] },
        `But ${a} put out a basket. ${a} put out a bowl.`,
        `All the same, here is a basket. And here is a bowl.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'look-up', 'curious'), seen(A, 'run', 'excited')] },
        `Scratch, scratch! Is that a ${beast}? ${Gcap} looked out. "${refrain}"`,
        `What was that? "A ${beast}?" said ${a}. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `"Come in, Nobody!" said ${a}. And in came Nobody. Into the basket!`,
        `"Then come in, Nobody!" said ${a}. Nobody got in the basket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy')] },
        `Nobody ${barked}. Nobody ate the sofa. "Good ${beast}!" said ${a}.`,
        `Who ${barked}? Nobody! Who sneezed? Nobody! "Good ${beast}!" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'string'), seen(B, 'walk', 'happy')],
          things: ['string'],
        },
        `${a} took Nobody out, on a string. ${B.introduced} came, too.`,
        `Off they went, with a string. "Here, Nobody!" said ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'curious')] },
        `There sat ${n}, all alone. "Look," she said. "${refrain}"`,
        `${n} sat by her door. She looked sad. "${refrain}" she said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'happy', 'string'), seen(N, 'reach', 'surprised')],
          things: ['string'],
        },
        `"You can have Nobody," said ${a}. ${n} took the string.`,
        `"Nobody is here!" said ${a}. "Look!" ${n} held the string.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'kneel', 'happy'), seen(A, 'kneel', 'happy')] },
        `${n} bent down. Pat, pat. "What a good ${beast}!"`,
        `Pat, pat, went ${n}. She smiled. "What a soft ${beast}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'cheer', 'happy'), seen(A, 'wave', 'happy')], things: ['biscuit'] },
        `Now ${a} comes each day. "${refrain}" says ${n}. "Here is a biscuit!"`,
        `The next day they came again. "${refrain}" said ${n}. "How nice! A biscuit?"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, beast, barked, noMiddle, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(G, 'stand', 'calm')] },
        `${A.introduced} wanted a ${beast} more than anything. ${noMiddle[0]} "I'm sorry," said ${g}. "It's a real no." It was. ${a} had tried it from all sides.`,
        `${A.introduced} wanted only one thing, and it was a ${beast}. ${noMiddle[1]} ${Gcap} had said no kindly, and it was still a no.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm')], things: ['basket', 'bowl'] },
        `But wanting doesn't stop because you tell it to. ${a} put a basket by the stove, with a bowl next to it. "In case," said ${a}. It was a very good basket.`,
        `${a} got a basket ready, all the same. It had a blanket in it, with one corner turned down. There was a bowl of water. "It doesn't hurt to be ready," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(G, 'look-up', 'curious')] },
        `That evening something scratched at the door. "It's a ${beast}!" cried ${a}. ${Gcap} went and looked, left and right and down. "${refrain}" said ${g}. It had only been a twig.`,
        `Then there was a scratching outside. ${a} was there before ${g} could get up. ${Gcap} opened the door. There was the mat, and some wind. "${refrain}" said ${g}, as gently as possible.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `${a} looked at the mat for quite a time. "Well, come in, Nobody," said ${a}, and held the door. And Nobody came in. He turned round three times, and lay down in the basket.`,
        `"Nobody?" said ${a}. "That's a good name." ${a} knelt down. "Here, Nobody!" There wasn't a sound. Nobody got into the basket. It fitted as if it had been made for him.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(G, 'think', 'surprised')] },
        `There was never such a ${beast}. "Nobody ${barked} in the night," ${a} told ${g} at breakfast. "Nobody chewed your slipper. And nobody sneezed." "That's quite true," said ${g}, and looked under the table.`,
        `In the morning ${g} asked how it was. "Nobody has been on the bed," said ${a}. "Nobody ${barked}. Nobody ate the butter." ${Gcap} had to say that you couldn't complain.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud', 'string'), seen(B, 'walk', 'curious')],
          things: ['string'],
        },
        `At four they went for a walk, with a string. "What's on the end?" said ${B.introduced}. "Nobody," said ${a}. ${b} looked hard. "He's pulling," said ${b}. So they had to run.`,
        `${B.introduced} came along on the walk, and was let hold the string. "There's nothing on it," said ${b}. "No," said ${a}. "There's Nobody." They waited by every lamp post. It's only polite.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'angry'), seen(A, 'stand', 'shy')] },
        `${n} from next door stood on her step. She didn't like noise, and she didn't like paws. "Did I hear a ${beast}?" she said. "Who ${barked} there?" "Nobody," said ${a}. "Nobody's very sorry."`,
        `"I see a string," said ${n} from next door. She saw most things. "I suppose there's a ${beast} about. Who's been on my step?" ${a} stood up straight. "Nobody," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'sad'), seen(A, 'look-up', 'curious')] },
        `${n} looked at the string. Then she sat down rather suddenly. "I put the kettle on at four," she said. "I always do. And then I look out. ${refrain}" There were two cups by her, and one was dry.`,
        `She looked up and down the road. It wasn't for a ${beast}. "I thought that it might be somebody," she said. "For tea. But it's the same each day. ${refrain}" Her voice had gone small.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'calm', 'string'), seen(N, 'reach', 'surprised')],
          things: ['string'],
        },
        `${a} thought it over. It's hard to lend the only one you've got. "You could have Nobody for tea," said ${a}. The string went into her hand. "Just till six."`,
        `${a} held on to the string for one more moment. It was the best ${beast} in the world. "Would you like Nobody to stay?" said ${a}. "He likes to be talked to."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'kneel', 'happy'), seen(B, 'kneel', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['string'],
        },
        `Nobody said anything. Then ${n} bent down, which took a while. She patted just behind the ears. "He's thin," she said. "And nobody's brushed him." "He'd like that," said ${b}.`,
        `${n} held out her hand, quite low, for a sniff. She knew how it's done. "Why, he's all knots," she said. "Who looks after this ${beast}?" "Nobody," said ${a} and ${b}, both at once.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'walk', 'happy', 'string')],
          things: ['string', 'biscuit'],
        },
        `It's four o'clock every day now. ${a} and the string come up the step, and the door flies open. "${refrain}" sings ${n}, to the whole street. And she gets out the biscuit that nobody eats but ${a}.`,
        `The next day, at four, she was there before they had knocked. "${refrain}" she called, quite pink. "How lovely!" There were three cups out, and a biscuit on a saucer, very low down.`,
      ),
    ],
  };
}

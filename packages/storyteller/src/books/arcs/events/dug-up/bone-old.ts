import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { BONE_TITLES, diggersOf } from './parts.ts';

/** For ages 8 to 12: it has to be brought back to somebody, and there is an inquiry. */
export function old(going: Going): Told {
  const { A, B, G, W, C, a, b, w, c, g, Gcap, k, third, chance, company, smell } = diggersOf(going);
  const F = company.person('Miss Flint', 'teacher');
  const also = third ? ` ${k} took the heavy end.` : '';
  return {
    title: titled(chance.pick(...BONE_TITLES)),
    refrain: "I've got all mine.",
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'happy')] },
        `"Two metres by three," said ${g}, "and knee deep. That's a pond." ${A.introduced} was only listening for the word "deep". There are people who like ponds. ${a} liked what comes before: the first cut, and the worm that looks up, and the heap.`,
        `${Gcap} had drawn the pond on an envelope. There was a bench beside it, and a frog. "All that's missing is the hole," said ${g}. "All?" said ${A.introduced}. To ${a} the hole was what one came for. The water was only something that other people put in it afterwards.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
        `It was past knee deep, and nobody had said stop, when it went clonk. A stone goes clink. "Let me see," said ${B.introduced}. It was a bone, as long as a broom, and knobbly at both ends.${smell} "Somebody will be missing that," said ${a}. "They'll be going round in circles."`,
        `There are three noises in a garden: thud for earth, clink for stones, and crunch for the pipe. This was a fourth one. Clonk. "That's a bone," said ${B.introduced}. It was as long as a broom.${smell} "You'd notice," said ${a}, "if that dropped out. You'd never get up a stair. We must find out whose it is."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'calm')] },
        `They began with ${W.introduced}. "Is it yours?" It was a fair question, and ${w} took it seriously. ${w} started to count at the front. At the ribs ${w} lost the place, and began again. "They're all here," said ${w} at last, quite moved. "One never thinks to look. I've got all mine."`,
        `${W.introduced} was nearest. "Is it yours?" said ${a}. ${w} had never been asked such a thing, and sat down to find out. Legs were shaken, one by one, with an ear held close. Nothing rattled. "I'm glad you came," said ${w}. "I'd only have worried later on. I've got all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'jump', 'happy')] },
        `"Is it yours?" ${C.introduced} jumped up and down eleven times, to see what came off. It was a leaf. "I've been feeling rather light lately," said ${c}, "but that was the stairs. It isn't mine. I've got all mine. May I keep the leaf?"`,
        `"Is it yours?" ${C.introduced} lay down next to the bone, and they looked. "If that were in me," said ${c}, "I'd come to a point. No. I wish it were, in a way. It's so long. But it would be a lie. I've got all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'surprised'), seen(A, 'stand', 'curious')] },
        `That left ${g}, who was still waiting for a pond. "Is it yours?" ${Gcap} bent down to look, and something went off like a twig. Nobody moved. They all looked at the grass, but nothing had fallen out. "That's only age," said ${g}. "I've got all mine."`,
        `"Is it yours?" ${Gcap} had come about the pond. But one doesn't like to be unsure. So ${g} touched the left foot with the right hand, and the other way about. It was not a quiet business. "Ow," said ${g}. "There. I've got all mine. And I can feel every one of them."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'think', 'curious')] },
        `By evening they had asked along the whole road. A great many people now knew how many bones they had, and were glad of it. "So it's nobody's," said ${a}. "Nothing is nobody's," said ${b}. "There's one we've left out. We haven't asked where it came from."`,
        `"We've asked everyone with legs," said ${a}. The bone lay across the heap, and looked like somebody who has missed the last bus. ${b} walked round it. "When I find a sock," said ${b} slowly, "I look where the other one is. I look where I found it." Both heads turned towards the hole.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'point', 'excited')] },
        `In the morning ${a} dug as nobody had ever seen ${a} dig, a spoonful at a time. Clonk. Clonk. They lay in a row, one behind another, and each was a bit smaller. "That's a tail," said ${b}. They followed it out of the pond, past the bench that wasn't there yet, and under the beans.`,
        `The next day the hole grew sideways. Clonk, it went, and clonk, and then very many times, like a stick along a fence. ${b} brushed off the earth. They were all the same, and came to a point. "Don't lean there," said ${b}. "I think that you're leaning on the teeth."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'hold', 'excited', 'paintbrush'), seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
        },
        `Miss Flint of the museum got out of her car, looked, and had to sit down. Then she handed ${a} a paintbrush. "From now on nobody digs," she said. "We tickle." ${a} had never held anything so small. It took eight days. It went from the gate to the beans: ribs like a boat, and a neck, and a smile.`,
        `"STOP!" cried Miss Flint of the museum, from as far off as the road. It was the kindest stop that ${a} had ever heard. She gave a paintbrush to each of them. For eight days ${a} and ${b} swept somebody clean. There was more and more. On the ninth they came to the mouth, and it was smiling.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(F, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `"A dinosaur," said Miss Flint, and counted, and stopped smiling. "There's a gap in the left leg. About so long." She held her hands as far apart as a broom. "Without it we can't stand it up. It will have to be shown lying down." ${a} had gone already.${also} "Is it yours?" said ${a} to the leg. It slid in without a sound, as you slide into bed.`,
        `"Three hundred and eleven," said Miss Flint. "A dinosaur has three hundred and twelve." She looked so sad that ${b} could hardly bear to be so happy. ${a} came back with the bone.${also} It had been all along the road, and everybody had been very nice about it. "Is it yours?" said ${a}. Click. "Three hundred and twelve," said ${b}.`,
      ),
      page(
        { setting: 'library', camera: 'wide', actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')] },
        `It stands in the museum now, on all four legs, with its head among the lamps. It's the first time in ninety million years. On the day when they opened, half the road was there. You could tell who had been asked: they were counting. ${a} looked up at the smile. "I know what it says," said ${a}. "I've got all mine."`,
        `If you had lain on your side for ninety million years, you'd look pleased, too. The whole road came to see it up. They stood about its feet, and told each other how many they had. "What's it smiling at?" said somebody small. ${a} and ${b} didn't have to think. "I've got all mine," they said, both at once.`,
      ),
      page(
        {
          setting: 'pond',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(company.meet('duck'), 'sit', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `"That's all very well," said ${g}, and held out the envelope. "Two metres by three." It was thirty by nine, and it had knees. Then the rain came, and stayed for a week. Now there are people who come a long way to see ${g}'s pond. The ducks go in at the head. They say that the tail is the quiet end.`,
        `There remained the hole. It was no use to anyone, ${g} said: what would one do with a hole with four legs? It was the weather that decided it. It rained for nine days, and filled it, claws and all. ${Gcap} drew it again, on a much longer envelope. It had a bench in the bend of the neck, and a duck in the smile.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';

/** With a list that grows by one word for everything that goes wrong. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { X, x, aX, theX, where, room, things, desk, theDesk } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${REFRAIN}.`,
    pages: [
      page(
        { setting: room, camera: 'medium', actors: [seen(X, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things },
        `On Saturday morning, at ten past eight, ${k} found somebody new ${where}. It was ${X.introduced}, and it had made itself at home. "Good morning," it said. "I'm ${x}. I've moved in. I do hope that nobody minds." ${k} looked at the teeth and then at the feet, and thought of several people who might. "Is there any toast?" said ${x}.`,
      ),
      page(
        { setting: desk, camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'sit', 'calm')] },
        `In ${theDesk} ${g} was writing the shopping list. It was a long one, and ${g} was in the middle of it. "There is ${aX} ${where}!" said ${k}. "${REFRAIN}," said ${g}, and wrote down BUTTER. It was said very kindly. The only thing wrong with it was that ${g} had not looked up.`,
      ),
      page(
        { setting: room, camera: 'medium', actors: [seen(X, 'hold', 'happy', 'bread'), seen(K, 'stand', 'worried')] },
        `A guest is a guest, so ${k} brought some bread and butter. ${x} ate it in one bite and looked sad. ${k} brought the rest of the bread. ${x} ate that, and the bag, and asked what was for afters. "That's funny," called ${g} from ${theDesk}. "I was sure that we had a loaf." "There is ${aX} ${where}!" called ${k}. "It's eaten everything!" "${REFRAIN}," said ${g}. You could hear the pencil. BREAD, it wrote.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'proud'), seen(K, 'stand', 'worried')], things: ['hat'] },
        `At eleven ${x} went for a short walk, and came back in the best hat in the house. It was the one with the cherries, which was kept for weddings. "It suits me," said ${x}. "Have you seen my good hat?" called ${g}. "There is ${aX} in it!" called ${k}. "${REFRAIN}," said ${g}, and wrote down HAT.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'dance', 'happy'), seen(K, 'cover', 'surprised')] },
        `After lunch ${x} felt like a song. It was about a river, and it had a part for the feet. The cups walked along the shelf, and a picture of a boat fell off the wall. "Would you turn that down a little?" called ${g}. "I can't!" shouted ${k}. "It isn't the radio! There is ${aX} ${where}!" "${REFRAIN}," said ${g}, and wrote down COTTON WOOL, for the ears.`,
      ),
      page(
        { setting: desk, camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'calm')] },
        `${k} had said it three times, each time louder than the last. Louder was not the answer. So ${k} sat down on the other side of the table and watched. The pencil went along, and the eyes of ${g} went along behind it. They never once left the list. "There is a pig on the roof," said ${k}, to see. "${REFRAIN}," said ${g}. "There is a cow in your tea." "${REFRAIN}," said ${g}, and drank some.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'sit', 'calm')] },
        `So that was how it worked. ${Gcap} had one answer today, and it came out by itself, whatever one put in. You could tell the truth to that answer until bedtime, and it would only nod. ${k} began to smile. If it was always the same answer, then you only had to ask it the right thing. ${k} went round the table and bent down next to the list.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'surprised'), seen(K, 'stand', 'proud')] },
        `"There is no ${X.kind} ${where}," said ${k}. "${REFRAIN}," said ${g}. The pencil got as far as the next letter. There it stopped. You could see the words going back in through the ears of ${g}, one by one. Slowly, for the first time that day, ${g} looked up. "There is a WHAT ${where}?" said ${g}.`,
      ),
      page(
        { setting: room, camera: 'wide', actors: [seen(G, 'jump', 'surprised'), seen(X, 'wave', 'happy')], things },
        `It took ${g} four steps to get there. ${x} had just come to the part with the feet, and raised the hat politely. The cherries rattled. "THERE IS ${aX.toUpperCase()} ${where.toUpperCase()}!" shouted ${g}. They heard it in the next street, and in the one after that. ${k} stood in the door and had waited all day to say it. "${REFRAIN}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'shy'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')] },
        `When everybody had sat down again, ${g} was rather red. "You told me," said ${g}. "Three times," said ${k}. "And what did I say?" ${k} told ${g} what. "I'm sorry. I heard the noise of it, and I wrote a list." Then ${g} held out the pencil. "Tell me what we need," said ${g}, and this time ${g} looked at nothing else. So they made a new list, for ${theX}. TOAST, wrote ${k}. MORE TOAST. ONE HAT, VERY LARGE.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `It was late, and ${k} was nearly asleep, when there was a shout from the other end of the passage. "Come here! Come quickly!" It was ${g}. "There's another ${X.kind}! It's got its head on my pillow! It's wearing my socks!" ${k} turned over, and pulled up the blanket, and did not even look up. "${REFRAIN}," said ${k}, and slept.`,
      ),
    ],
  };
}

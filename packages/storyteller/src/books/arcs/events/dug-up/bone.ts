import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bone-old.ts';
import { BONE_TITLES, diggersOf } from './parts.ts';

/** A bone that nobody has lost: everybody has got all theirs, but for the one down there who is asked last. */
export const ALL_MINE: EventPlot = { id: 'all-mine', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, W, C, a, b, w, Gcap, k, third, chance, company } = diggersOf(going);
  const also = third ? ` So does ${k}.` : '';
  return {
    title: titled(chance.pick(...BONE_TITLES)),
    refrain: 'Is it yours?',
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'kneel', 'happy')] },
        `Dig, dig, dig! ${A.introduced} made a hole. It was for a pond.`,
        `A pond needs a hole. Here comes ${A.introduced}. Dig, dig, dig!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Clonk! A bone! It was a big one. "Who lost it?" said ${B.introduced}.`,
        `Clonk! "A bone!" said ${B.introduced}. It was big. Who had lost it?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'calm')] },
        `"Is it yours?" ${W.introduced} had a look. "No. I have all mine."`,
        `Here came ${W.introduced}. "Is it yours?" "No," said ${w}. "I have all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'dance', 'happy')] },
        `"Is it yours?" ${C.introduced} shook one leg. "No. I have all mine."`,
        `${C.introduced} gave a wiggle. "Is it yours?" "No. I have all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"Is it yours?" ${Gcap} felt both knees. "No. I have all mine."`,
        `${Gcap} bent down, and up. "Is it yours?" "No. I have all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'point', 'curious')] },
        `Who was left? ${a} looked at ${b}. ${b} looked down. Down in the hole!`,
        `"Nobody lost it," said ${a}. "Ask the hole," said ${b}. So ${a} dug.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'jump', 'excited')] },
        `Clonk! Clonk! Clonk! A tail! A leg! A very big head!`,
        `Clonk, clonk, clonk! More bones! Here is a tail. Here are the teeth!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
        `It was a dinosaur! "It has a gap," said ${b}. One bone was gone.`,
        `A whole dinosaur! But look at its knee. "A gap!" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(B, 'cheer', 'happy')] },
        `"Is it yours?" said ${a}. In went the bone. Click! Yes, it was.`,
        `${a} got the bone. "Is it yours?" Click! In it went.`,
      ),
      page(
        { setting: 'library', camera: 'wide', actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')] },
        `Now it is up on its legs. ${a} looks up at it.${also} It has all its bones.`,
        `It can stand now. How tall it is! ${a} can see its teeth.${also} It has them all.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(company.meet('duck'), 'sit', 'happy')] },
        `And the hole? It rained and rained. Now the pond has a tail. The ducks say quack!`,
        `Rain fell in the hole. Now it is a pond. It has four legs! Quack, say the ducks.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, W, C, a, b, w, c, g, Gcap, k, third, chance, company, smell } = diggersOf(going);
  const F = company.person('Miss Flint', 'teacher');
  const also = third ? ` ${k} held the other end.` : '';
  return {
    title: titled(chance.pick(...BONE_TITLES)),
    refrain: "I've got all mine.",
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'happy')] },
        `"I should like a pond," said ${g}. A pond begins with a hole. ${A.introduced} didn't care about ponds. But nobody cared more about holes.`,
        `${Gcap} wanted a pond in the garden. "I'll do the hole," said ${A.introduced}. To ${a} the hole was the best part of a pond.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Then it went clonk. It was a bone, as long as a broom.${smell} "Somebody has lost that," said ${B.introduced}. "They'll be all wobbly on one side."`,
        `Clonk! "That's no stone," said ${B.introduced}. It was a bone, and as long as a broom.${smell} "Then somebody is going about without it," said ${a}. "Poor thing!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'calm')] },
        `First they asked ${W.introduced}. "Is it yours?" ${w} counted, from one end to the other. It took a while, with the ribs. "No," said ${w}. "I've got all mine."`,
        `"Is it yours?" they asked ${W.introduced}. ${w} shook one leg after another, and listened. Nothing rattled. "No, thank you," said ${w}. "I've got all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'jump', 'happy')] },
        `"Is it yours?" ${C.introduced} jumped up and down, to see if anything fell off. "I did lose something on Tuesday," said ${c}. "But that was a button. I've got all mine."`,
        `"Is it yours?" ${C.introduced} lay down beside it, nose to tail. "Where would I have kept it?" said ${c}. "No, it would stick out. I've got all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'surprised'), seen(A, 'stand', 'curious')] },
        `"Is it yours?" ${Gcap} bent both knees, and then both elbows. Something went crack. They waited, but nothing came off. "I've got all mine," said ${g}.`,
        `"Is it yours?" On a good day ${g} can touch the floor. ${Gcap} tried it, to see. "Ooh," said ${g}. "Ow. Yes. I've got all mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'think', 'curious')] },
        `So there was a bone, and nobody to go with it. "We've asked everybody," said ${a}. ${b} looked at the hole. "No, we haven't," said ${b}. "We haven't asked down there."`,
        `"It must belong somewhere," said ${a}. "Where did you get it?" said ${b}. It was such an easy question that nobody had asked it. They turned round, and looked into the hole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'point', 'excited')] },
        `${a} dug, but softly. Clonk. Clonk. Clonk, clonk, clonk. There lay a whole row of bones, big ones first. "That's a tail," said ${b}. "It goes right under the beans!"`,
        `Down went ${a} again, a little at a time. Clonk! A bone. Clonk! A bone as well. And then there were some that were all alike, and pointed. "I think," said ${b}, very low, "that those are teeth."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'hold', 'excited', 'paintbrush'), seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
        },
        `Miss Flint came from the museum, with a paintbrush. "Now nobody digs," she said. "Now we tickle." ${a} and ${b} tickled for a week. There were ribs like a boat. And at one end was the smile of a dinosaur.`,
        `"Stop digging!" cried Miss Flint from the museum. They each got a paintbrush. It took a week. It went from the beans to the gate, and ${a} brushed the smile. "It's a dinosaur," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(F, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `"It's all there," said Miss Flint, "but for one." In the left leg there was a gap, as long as a broom. ${a} went and fetched the bone.${also} "Is it yours?" said ${a}, and let it down. It fitted like a foot in a sock.`,
        `Miss Flint counted twice. "There's one missing. What a pity! It'll never stand." It was quiet. Then ${b} began to grin, and ${a} ran for the bone.${also} "Is it yours?" Click. It was as if it had never been away.`,
      ),
      page(
        { setting: 'library', camera: 'wide', actors: [seen(A, 'look-up', 'proud'), seen(B, 'look-up', 'happy')] },
        `Now it stands up, in the museum, with its head in the lamps. ${a} and ${b} went on the first day. You can see what it's smiling about. "I've got all mine," said ${b}, in a very deep voice.`,
        `It must have been nice to get up, after such a long time. In the museum it reaches to the roof. ${a} counted, from the nose to the tail. "Well?" said ${b}. ${a} nodded. "It says, I've got all mine."`,
      ),
      page(
        {
          setting: 'pond',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(company.meet('duck'), 'sit', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `"And my pond?" said ${g}. There was only a hole, in the shape of a dinosaur. Then it rained for nine days. Now it's a pond with four legs and a very long tail. The ducks like the tail best.`,
        `And what of the hole? It rained for nine days, and ${g} got a pond. It has a head at one end, and it has four legs. If you are a duck, you can swim up the neck. You can rest in the smile.`,
      ),
    ],
  };
}

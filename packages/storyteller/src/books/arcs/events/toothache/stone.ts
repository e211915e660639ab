import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './stone-old.ts';
import { REFRAINS, TITLES, runners } from './parts.ts';

/** To show a tooth one opens wide, and then they all run; but whoever bites does not hold a cheek. */
export const STONE: EventPlot = { id: 'stone', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q } = runners(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['cherries'] },
        `${A.introduced} ate cherries. Ten, twenty, a hundred! Then something went crick.`,
        `A hundred cherries! ${A.introduced} ate them all. Crick, it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad', 'scarf')] },
        `"Ow," said ${a}. It was toothache. On went a scarf, round one cheek.`,
        `Toothache! ${a} held one cheek. ${a} put a scarf round it. "Ow!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'sad'), seen(P, 'run', 'scared')] },
        `"Please look!" ${a} opened wide. ${P.introduced} saw the teeth, and ran. ${refrain}`,
        `${P.introduced} came by. ${a} opened wide. So many teeth! ${p} ran. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(Q, 'run', 'scared')] },
        `${a} smiled at ${Q.introduced}. What a lot of teeth! ${q} ran away. ${refrain}`,
        `Next time ${a} only smiled. Off ran ${Q.introduced}! ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'sad')] },
        `"OW!" cried ${a}. All the birds flew away. ${refrain}`,
        `"OW! OW!" The birds flew up. The frogs jumped in. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad', 'scarf'), seen(B, 'stand', 'curious')] },
        `${a} sat down and cried. Along came ${B.introduced}.${comesToo} "Why do you hold your cheek?"`,
        `There sat ${a}, all alone. "Does your cheek hurt?" asked ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'look-up', 'calm')] },
        `${a} opened wide. ${b} did not run. ${b} looked, left and right.`,
        `"Open wide," said ${b}. So ${a} did. And ${b} stayed, and looked in.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')] },
        `"There is a cherry stone!" said ${b}. "It is stuck. Hold still."`,
        `What was in there? A cherry stone, stuck fast! "Hold still," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(A, 'jump', 'happy')] },
        `One, two, three. Pop! Out it flew. And nothing hurt any more.`,
        `Pull, pull. Pop! The stone flew over the hedge. "Oh!" said ${a}. "No ow!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'happy'), seen(P, 'run', 'surprised')] },
        `"THANK YOU!" said ${a}, very wide. ${p} ran. But ${b} laughed, and stayed.`,
        `${a} smiled with all those teeth. Off ran ${p}. And ${b}? ${b} stayed.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q } = runners(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['cherries'] },
        `The cherries were ripe. Under the tree sat ${A.introduced}, and ate them. At about the hundredth something went crick. ${a} thought nothing of it.`,
        `${A.introduced} liked cherries, and ate them by the bucket. Somewhere after the hundredth there was a small crick.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad', 'scarf')] },
        `In the morning ${a} had toothache. Bom, bom, bom, it went, at the back, on the left. "Ow," said ${a}, and tied a scarf round that cheek.`,
        `The next day ${a} had toothache. It went bom, bom, bom. ${a} held that cheek, and put a scarf round it. "Somebody must look," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'sad'), seen(P, 'run', 'scared')] },
        `${P.introduced} was hanging out the washing. "Would you look at something?" said ${a}, and opened wide. It was very wide. There were a great many teeth. A sock hung in the air where ${p} had been. ${refrain}`,
        `"Good morning," said ${a} to ${P.introduced}. "It's in here." And ${a} showed ${p} all of it, from end to end. "Help!" cried ${p}, and went over the wall. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(Q, 'run', 'scared')] },
        `Perhaps it was better to smile first. So ${a} smiled at ${Q.introduced}, as kindly as could be. "It's going to eat me!" screamed ${q}. ${refrain}`,
        `With ${Q.introduced} ${a} was more careful. ${a} just smiled. But it was a smile with sixty teeth in it. ${q} left two feathers behind. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'sad')] },
        `Then it went bom again, worse than before. "OW!" shouted ${a}. Doors were shut all down the road. "How angry ${a} is today!" they said, under their beds. ${refrain}`,
        `"OW!" It was as loud as a train. "OW, OW!" The whole road hid in the cellar. "What have we done?" they asked each other. "${a} must be furious." ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad', 'scarf')] },
        `${a} sat down in the empty road. "I'm not angry," said ${a}, to nobody. "I only want somebody to look." A tear ran into the scarf.`,
        `So there was no one. ${a} leaned on the wall, with the cheek in both arms, and wept. "If I open wide, they run. If I don't, they can't see it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'sit', 'sad', 'scarf')] },
        `${B.introduced} came round the corner, and stopped.${comesToo} "They say that you're cross," said ${b}. "But you don't look it. If you're cross, you don't hold your cheek."`,
        `"Why have you got a scarf on?" said a voice. It was ${B.introduced}.${comesToo} "It's warm today. And it's only on one side." ${b} thought. "You've got toothache!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'look-up', 'determined')] },
        `"Will you run away?" said ${a}. "I don't know yet," said ${b}. ${a} opened wide, a bit at a time. ${b}'s knees shook. But ${b}'s feet stayed where they were.`,
        `"I'd have to open wide," said ${a}. "Then do it slowly," said ${b}, "so that I can get used to it." One tooth came, and two, and twelve, and sixty. ${b} swallowed, and stayed.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')] },
        `"They're just teeth," said ${b}. "And there, right at the back! It's a cherry stone! It's stuck in between." "Akh," said ${a}. That meant, "Please."`,
        `It was like looking into a cave. "There's something round," said ${b}, "in the last gap but one. Have you been eating cherries?" "Ahundrek," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(A, 'jump', 'happy')], things: ['string'] },
        `${b} put a loop of string round it. "Count to three," said ${b}, and pulled at two. Pop! The stone flew over the road and rang on a roof. ${a} felt with the tongue. There was nothing there, and nothing had never felt so good.`,
        `${b} fetched a bit of string. "It might say pop," said ${b}. It did. It shot out, past ${b}'s ear, and broke a flowerpot. "Bom?" said ${a}, and listened. There was no bom.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'happy'), seen(P, 'run', 'surprised')] },
        `"THANK YOU!" roared ${a}, with all sixty teeth. Up the road, ${p} had just come out again, and went back in. "${a} is only happy," called ${b}. And ${b} looked in once more, because it was so interesting.`,
        `Then ${a} smiled at ${b}. It was huge. ${p}, behind the wall, shut both eyes and waited for the crunch. But there was only somebody laughing, and then there were two.`,
      ),
    ],
  };
}

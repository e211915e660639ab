import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './plate-old.ts';
import { REFRAINS, TITLES, doorOf } from './plate-parts.ts';

/** The plate by the door is for whoever comes, and goes empty; but a plate is never given back empty. */
export const PLATE: EventPlot = { id: 'plate', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { day, M, X, N } = doorOf(going);
  const [m, x, n] = [M.name, X.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  const door = { setting: 'street', camera: 'medium' } as const;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy'), seen(G, 'stand', 'happy')],
          things: ['plate'],
        },
        `It is ${day.name}. ${M.introduced} and ${g} make ${day.sweets}. Now the plate is full.`,
        `Today is ${day.name}. Look, a plate of ${day.sweets}! ${M.introduced} and ${g} made them.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'proud'), seen(X, 'stand', 'curious')] },
        `One is big. It is crooked. "Mine," says ${m}. ${X.introduced} nods.`,
        `${m} made a big one. It is crooked. "Mine!" ${X.introduced} nods.`,
      ),
      page(
        { ...door, actors: [seen(M, 'hold', 'happy'), seen(X, 'stand', 'happy')] },
        `${day.readyShort} Knock, knock! It is the postman. "${refrain}," says ${m}.`,
        `${day.readyShort} Who is at the door? The postman! "${refrain}," says ${m}.`,
      ),
      page(
        { ...door, camera: 'wide', actors: [seen(M, 'hold', 'happy'), seen(X, 'wave', 'happy')] },
        `Next is the lady with the dog. "${refrain}," says ${m}.`,
        `Next comes a lady with her dog. "${refrain}," says ${m}.`,
      ),
      page(
        { ...door, actors: [seen(M, 'hold', 'surprised'), seen(X, 'point', 'surprised')], things: ['plate'] },
        `They all come. "${day.greeting}" One, two, three! The plate has one left.`,
        `More and more come. "${day.greeting}" Now there is one left on the plate.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'determined')] },
        `It is the crooked one. ${m} puts it under a cloth. "Mine."`,
        `It is ${M.names} own. It goes behind ${M.names} back. "This one is mine."`,
      ),
      page(
        { ...door, time: 'sunset', camera: 'wide', actors: [seen(N, 'stand', 'shy'), seen(M, 'stand', 'curious')] },
        `Knock. It is ${n}. ${n} is new here. The plate is empty.`,
        `One more knock! ${n} is new in the road. "Oh," says ${n}. "All gone."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'happy'), seen(N, 'hold', 'happy')] },
        `Here is the crooked one. Crack! Half for ${n}, half for ${m}.`,
        `Out comes the big one. Half for ${n}. Half for ${m}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'look-up', 'happy'), seen(N, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: day.drawn,
        },
        `${Gcap} lights the ${day.lights}. "${day.greeting}" say ${m} and ${n}.`,
        `${Gcap} lights the ${day.lights}. "${day.greeting}" says ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'cheer', 'excited'), seen(X, 'cheer', 'excited')], things: ['plate'] },
        `Knock, knock! They all come back, with plates. "${refrain}, ${m}!" And ${x} has three.`,
        `Then the door goes again. They bring full plates! "${refrain}, ${m}. And ${x}, too!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { day, M, X, N } = doorOf(going);
  const [m, x, n] = [M.name, X.name, N.name];
  const refrain = chance.pick(...REFRAINS);
  const [like, likeToo] = day.like;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'wide', actors: [seen(M, 'hold', 'happy'), seen(G, 'stand', 'happy')] },
        `It was ${day.name}, and the kitchen smelled of it. ${M.introduced} and ${g} were making ${day.sweets}. ${like} The last one ${m} made alone. It came out huge, and it leaned to the left. "That one's mine," said ${m}.`,
        `On the morning of ${day.name} ${M.introduced} and ${g} made the ${day.sweets}. ${likeToo} There were twelve, and then there was the one that ${m} made. It was as big as two, and crooked. "I'll have that one myself," said ${m}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy'), seen(X, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['plate'],
        },
        `${day.ready} They put the plate on a stool in the hall. "Who are they for?" asked ${X.introduced}. "For whoever comes," said ${g}. "Nobody goes away from this door with nothing. Not today."`,
        `${day.ready} "Who'll eat all that?" said ${X.introduced}. "Whoever knocks," said ${g}, and set the plate down by the door. "It's not a day for eating alone."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(M, 'hold', 'happy')] },
        `The first was the postman, with a wet bag. "Only letters," he said. "${refrain}," said ${m}, and held up the plate. He ate it on the step, with his eyes shut. He forgot to give them the letters.`,
        `Knock! It was the postman. "A parcel," he said. ${m} took it in, and held up the plate. "${refrain}." The postman looked left and right. Then he took it in one bite, and walked off humming.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy'), seen(X, 'wave', 'happy')] },
        `The next was Mrs Bell from Number Eight. She had come to say that their music was too loud. "${refrain}," said ${m}. Mrs Bell took one, and said nothing for a time. "It's not all that loud," she said.`,
        `After him came Mrs Bell, who only ever came to complain. "Is that your ladder in my hedge?" she said. "${refrain}," said ${m}. She chewed. Her face went soft at the edges. "It's quite a nice ladder," said Mrs Bell.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'surprised'), seen(X, 'point', 'surprised')], things: ['plate'] },
        `Then it never stopped. There were cousins, and a man who had the wrong house. "${day.greeting}" they called. Up went the plate, and down, and up. ${x} kept count. "One left," said ${x}.`,
        `From then on they could have left the door open. "${day.greeting}" said two aunts, and three boys, and somebody who was lost. ${m} said it so often that it was a croak. "You've one left," said ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'cover', 'determined'), seen(X, 'stand', 'curious')] },
        `It was the big one, the crooked one. ${m} had gone round it all day. "It's my own," said ${m}, and put a cloth over it, quickly. "I've been saving it up." ${x} could see that it was getting harder to wait.`,
        `That one leaned to the left. Nobody had taken it, since ${m} had always turned the plate. "This one doesn't count," said ${m}. "I made it for me." And it went behind the coats, where no one would see it.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(N, 'stand', 'shy'), seen(M, 'stand', 'worried')] },
        `It was getting dark when there was one more knock, a very small one. It was a child whom they did not know. "I'm ${n}," said the child. "We came yesterday, over there. I saw that people go in here, and come out different." ${m} looked at the plate. It was empty.`,
        `Right at the end, when it was nearly dark, someone scratched at the door. "I'm ${n}," said the one on the step. "We moved in yesterday. What's happening in your house? Everyone who comes out is chewing." "There was a plate," said ${m}. It had nothing on it. "Oh," said ${n}, and turned round.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'hold', 'shy'), seen(N, 'hold', 'surprised')] },
        `It is a long way down three steps, if you watch somebody go. "Wait!" said ${m}. Out came the big one. It was crookeder than before. "${refrain}," said ${m}, quite low. ${n} looked at it. "It's too big for one," said ${n}, and broke it in two.`,
        `${n} had got to the gate. All at once ${m} ran. "I forgot! ${refrain}!" It was a bit fluffy by now. "That's enough for two," said ${n}, and pulled. It came apart just in the middle. It had never tasted so good, and it was only half.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'point', 'happy'), seen(N, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: day.drawn,
        },
        `Then ${g} lit the ${day.lights}, and they stood outside to see. All the road shone, but for one house. "That's ours," said ${n}. "We don't know where anything is yet." So ${g} carried a ${day.light} across, and stood it in the window.`,
        `When it was quite dark, ${g} lit the ${day.lights}. "${day.greeting}" said ${m} to ${n}. Over the road there was a black window. "It's my room," said ${n}. "Everything's in boxes." ${Gcap} carried a ${day.light} over. Then that window was gold as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'cheer', 'surprised'), seen(X, 'cheer', 'excited')], things: ['plate'] },
        `There was a knock. It was Mrs Bell, with a full plate. Behind her stood the postman, with a fuller one. "We've all had one of yours," he said. They were all there, out to the gate, each with something. "${refrain}, ${m}," they said. There was not one that leaned.`,
        `They had just sat down when it knocked. Outside were all of them, out to the gate, the postman in front. Each had a plate, and none was empty. "${refrain}," said Mrs Bell to ${m}, very gruffly. She had made it herself, and it was crooked. ${m} chose that one.`,
      ),
    ],
  };
}

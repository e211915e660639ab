import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './nobody-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever is the only one has always done it; Nobody is blamed, and has a chair; and then it was two. */
export const NOBODY: EventPlot = {
  id: 'nobody',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `How many children live here? One! It is ${A.introduced}.`,
        `Here is ${A.introduced}. One child lives here. Just one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'shy')], things: ['milk'] },
        `Splash, milk! "${refrain}" said ${g}. It was ${a}.`,
        `Oh, the milk! "${refrain}" said ${g}. Who else? ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(G, 'point', 'calm')], things: ['biscuit'] },
        `No more biscuit! "${refrain}" said ${g}. It was ${a} again.`,
        `One biscuit was gone. "${refrain}" It was always ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'proud'), seen(G, 'stand', 'surprised')] },
        `"Nobody," said ${a}. "Nobody did that." Oh, did Nobody?`,
        `"It was Nobody!" said ${a}. "Nobody did it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'happy')], things: ['chair', 'cup'] },
        `So Nobody had a chair. Nobody had a cup.`,
        `A cup for Nobody! A chair for Nobody! There.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['ball'] },
        `${a} threw a ball. "Catch!" Nobody did.`,
        `"Who wants my ball?" said ${a}. Nobody. It rolled away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'wave', 'happy')], things: ['paint'] },
        `Ding-dong! In came ${B.introduced}. They got out the paint.`,
        `Then ${B.introduced} came to play. Paint! Blue paint, and more.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'shout', 'surprised'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')],
          things: ['paint'],
        },
        `There was paint on the door! "${refrain}" said ${g}.`,
        `Paint, up and up the wall! "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'proud')] },
        `${a} looked at ${b}. ${b} looked at ${a}. "We did!" Scrub, scrub, scrub.`,
        `It was not Nobody. It was not just one. "We did!" they said. Scrub, scrub!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'kneel', 'calm')],
        },
        `In bed ${a} got a kiss. "${refrain}" "Nobody," said ${g}.`,
        `Hush, all is quiet. Who had a kiss, in bed? "${refrain}" "Nobody," said ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, many, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')] },
        `Only one child lived in the house. It was ${A.introduced}. There was one small coat on the hook. So it was never hard to say who had done a thing.`,
        `${A.introduced} was an only child. That meant one pair of small boots, and one in the bath. It also meant that one could never be anybody else.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'shy')], things: ['milk'] },
        `There was milk on the floor, with a foot in it. "${refrain}" said ${g}. It was just a way of talking. ${Gcap} hadn't, so that left ${a}.`,
        `"${refrain}" said ${g}, about the milk. ${Gcap} didn't even have to turn round. It wasn't ${g}. There was only one other that it could be.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(G, 'point', 'calm')], things: ['biscuit'] },
        `On Tuesday somebody had bitten a biscuit, and put it back. "${refrain}" said ${g}. In another house they might have had to think. Here they just looked at ${a}.`,
        `Then there was the biscuit with a bite in it. "${refrain}" It was a small bite, with a gap. ${Gcap} had no gap. It was hardly worth asking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'proud'), seen(G, 'stand', 'surprised')] },
        `On Wednesday the tap was left on. "Nobody," said ${a}. "Nobody did it." ${Gcap} thought it over. "Then Nobody can wipe it up," said ${g}. They waited. Nobody did.`,
        `"${refrain}" said ${g}, and had wet socks. ${a} had an idea. "It was Nobody." "I see," said ${g}. "And who's going to mop it up?" "Nobody," said ${a}, and sighed, and got the mop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'happy')], things: ['cup', 'pancakes'] },
        `After that Nobody lived with them, and had the blue cup. "Who wants the last of the pancakes?" said ${g}. "Nobody," said ${a}. But Nobody was too slow. So ${a} had to help out.`,
        `From then on Nobody had a chair, and the blue cup. Nobody liked peas. Nobody wanted to go to bed. "Nobody is a good deal of trouble," said ${g}, and ate Nobody's pancakes.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['ball'] },
        `Nobody was easy to have about. Nobody took turns, and Nobody minded losing. There was just one thing. ${a} threw the ball, and said, "Catch!" And Nobody did. It rolled under the sofa.`,
        `You can say a lot for Nobody. But when ${a} threw the ball, it came to the wall, and stopped. "Your go," said ${a}. It was Nobody's go for a long time.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'point', 'surprised')],
          things: ['chair', 'cup'],
        },
        `On Saturday ${B.introduced} came, and made for a chair. "That's Nobody's," said ${a}. "Good," said ${b}, and sat down, and took the blue cup. "It's so quiet here. ${many}."`,
        `Then one day there was ${B.introduced}. "${many}," said ${b}. "You can't hear yourself eat. Whose is the blue cup?" "It's Nobody's," said ${a}. "Then I'll have it," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')], things: ['paint'] },
        `They got out the paint, and made a whale. It was a big whale. When the paper stopped, the whale didn't. It went over the table, and along the wall, to see what was there.`,
        `They painted a whale, from both ends, and met in the middle. It needed more room than the paper had. So the tail went on over the table, and up the door. There was plenty of paint.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'shout', 'surprised'), seen(B, 'point', 'worried'), seen(A, 'look-up', 'surprised')],
        },
        `"${refrain}" said ${g}, in the door. "It wasn't me!" said ${b} at once. People say that, where there are more. Then ${b} looked round for the others. There weren't any.`,
        `"${refrain}" cried ${g}. "Not me!" said ${b}, as quick as a hiccup. It always works, where there are more. But here were only two, and both of them were blue.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'calm')] },
        `${a} could have said who. But something else came out. "We did," said ${a}. It was quite new, and it tasted good. "We did," said ${b}. They scrubbed that door for an hour, and it was almost a party.`,
        `It wasn't Nobody this time. It wasn't only one, either. "We did," said ${a}, and stood up straight. Nobody had ever said that in this house. So both got a brush, and they met in the middle again.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'kneel', 'calm')],
        },
        `Later it was quiet again. It was a good big quiet, with room in it. ${a} lay in bed, and was kissed on the nose. "${refrain}" said ${a}. It could only be one. "Nobody," said ${g}.`,
        `In the evening ${a} had the whole bath again, and the whole bed. The light went out. Something landed on one cheek, and it was a kiss. "${refrain}" said ${a}, who knew quite well. "Nobody," said ${g}.`,
      ),
    ],
  };
}

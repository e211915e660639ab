import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, TUNES } from './round-said.ts';

/** For the oldest: one of two wants to run on, and there is one last ice cream in the van. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, company, chance } = going;
  const refrain = chance.pick(...TUNES);
  const V = company.person('Mr Joe', 'neighbour');
  const v = V.name;
  const R = company.person(a === 'Robin' ? 'Sal' : 'Robin', 'child');
  const r = R.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'run', 'happy'), seen(R, 'stand', 'curious')],
        },
        `It was the hottest day of the year, and it was the last of the holidays. ${A.introduced} and ${r} from next door lay on the wall like washing.${comesToo} Only ${B.introduced} was moving, round and round the tree, after a butterfly. Then it came over the roofs, thin and far away. "${refrain}!" Everybody sat up. You can't mistake it for anything else.`,
        `Tomorrow there would be school. Today there was nothing, and it was so hot that one could hear the road. ${A.introduced} sat on the wall, and next to ${a} sat ${r}.${comesToo} Under the tree ${B.introduced} was running after a butterfly, in circles. "Listen," said ${r}. It was behind the houses, somewhere on the left. "${refrain}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(G, 'stand', 'happy'), seen(R, 'run', 'excited')],
          things: ['coin'],
        },
        `The ice cream van came once a week, if it came at all. ${Gcap} had a coin ready in a flowerpot, for such a case. "Postbox," said ${a}, with one hand behind an ear. "Bakery," said ${r}, who liked to know better. "We'll run to the postbox, and then we'll see," said ${g}, and took a hat. It's a fine thing to have a grown-up who runs.`,
        `There's only one ice cream van, and it waits for nobody. ${Gcap} came out of the house with a coin and one shoe. "Which way?" "The postbox," said ${a}. "The bakery," said ${r}, at the same time. They never had been able to agree on anything. ${Gcap} tossed the coin for it, and it was the postbox.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(G, 'run', 'happy'), seen(R, 'run', 'angry')] },
        `At the postbox stood a pigeon. There was a pink drop on the pavement, and it had not even dried. "${refrain}!" It came from behind, as clear as a bell. "Bakery," said ${r}. "I said so." They ran to the bakery, and there it smelled of buns and, just a little, of vanilla. "${refrain}!" That was the church.`,
        `The postbox was alone. Somebody had dropped a napkin there, and it was still cold. "I told you that it was the bakery," said ${r}. And it did seem to be the bakery, for that was where it sang. They were at the bakery in two minutes. "It went by this very moment," said the baker. "${refrain}!" said the church.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'worried'), seen(R, 'run', 'determined'), seen(G, 'sit', 'sad')] },
        `By the church they had stopped talking. There was a bench in the shade, and ${g} lay down on it with the hat on top. "Tell it that I was a good customer," said ${g}. "${refrain}!" it sang, and it was at the postbox, where they had been to begin with. "It's doing it on purpose," said ${r}. "Come on. It'll be at the bakery next, and we can cut through the yard."`,
        `There was nothing at the church but shade. ${Gcap} sat down in it, and said that there were limits. And then they heard it. It was small, and sweet, and it was by the postbox again. "${refrain}!" "If we'd stayed there, we'd have it," said ${r}. "If we'd gone to the bakery first, we'd have it. We must be quicker, that's all. We must cut it off."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'run', 'determined'), seen(A, 'sit', 'sad')] },
        `${a} had a stitch, and looked at ${b}. The butterfly had come along, and here was a new tree for it. ${b} was on one side of the trunk, and it was on the other. ${b} stopped, and ran the other way round, to cut it off. Now it was on the other side from that. "You'll never get it like that," said ${a}. "It's always just round the..." And there ${a} broke off.`,
        `There was a tree by the church as well. Round it went the butterfly, and after it went ${b}, who had not lost heart. ${b} tried it to the left, and ${b} tried it to the right. They might have been tied to the two ends of a stick. "It's no good being quick," said ${a}, slowly. "Look at ${b}. ${b} is as quick as anything."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'stand', 'surprised')] },
        `Then ${b} gave it up. ${b} sat down, in the middle of the path, with a hanging tongue. The butterfly had not been told. It came round the tree, exactly as before. There was somebody in the way, and it sat down on a nose. "Postbox, bakery, church," said ${a}. "Postbox. It's going round, ${r}! It comes here by itself."`,
        `${b} fell over, and that was the end of the hunt. At least, it was for one of them. The butterfly went on round the trunk and came out on this side. It landed between ${B.names} ears, and folded up. Nobody breathed. "That's it," whispered ${a}. "It's going round the houses. All that one has to do is nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(R, 'stand', 'angry'), seen(G, 'sit', 'calm')] },
        `"Sit?" said ${r}. "And listen to it driving off? It was at the church three minutes ago. It's the last day!" It sounded right, too. Everything in ${A.names} legs said run. "${refrain}!" It was at the bakery. "Give me the coin, then," said ${r}. "I'll bring you one." ${a} held it tight. There was only the one. It could run, or it could sit. "You go," said ${a}. "I'm staying."`,
        `"And if it turns off?" said ${r}. "If it goes home?" Then there would be no ice cream until next summer, and it would be ${A.names} fault. It would be told for years. "${refrain}!" it sang, quite near the bakery. ${r} was hopping. "I can catch it. I know I can." And ${r} ran. It is a good deal harder to sit on a wall than to run round it. ${a} held on with both hands.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(V, 'wave', 'happy'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
          things: ['ice-cream'],
        },
        `For a long minute there was no tune at all. ${a} thought of several things to say to ${r}. Then a corner of something white came round the church. "${refrain}!" It stopped in front of their feet. "So there you are!" said ${V.introduced}, out of the window, as red as a beetroot. "I've been after you all afternoon!"`,
        `It stopped singing. That was the worst. ${Gcap} looked at the sky, and said nothing, very kindly. And then it was so loud that the wall shook. "${refrain}!" Out of the window hung ${V.introduced}, quite out of breath. "Stay there!" called ${v}. "Don't run away again! Don't anybody move!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"After us?" said ${a}. "We've been after you!" It came out bit by bit. At every corner ${v} had heard feet, and somebody calling, and had driven there as fast as is allowed. And there had been a pigeon. "I could hear that you wanted one," said ${v}. "I thought, I'll catch them if it takes me till tonight." They had been going round each other like two people in a door.`,
        `It turned out that ${v} had sold nothing since three. "I hear children," said ${v}. "They shout. I think, they're by the church. I get to the church, and they're by the postbox. Today I said to myself: be quicker." ${Gcap} began to laugh, and could not stop. "So did we," said ${a}. "We were always where you had just been."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'hold', 'sad', 'ice-cream'), seen(A, 'stand', 'calm'), seen(R, 'run', 'sad')],
          things: ['ice-cream', 'coin'],
        },
        `"There's just one left that hasn't gone soft," said ${v}. It was a tall one, with a flake in it. The coin went across. ${a} was about to bite when there was a noise of feet. It was ${r}, with a face like a tomato. ${r} saw the van, and saw the cone, and stood still. "I was nearly there," said ${r}. "I was, every time." It had got a flake in it. It was the last one of the year.`,
        `It had been so hot that all the rest was soup. "One," said ${v}, and handed it out, for the coin. And who should come round the corner, on two very tired legs, but ${r}. ${r} had run round it four times by now, the whole way. "You said it would come," said ${r}. "And I said the other." It was a handsome thing to say, without any breath. ${a} looked at the cone. It was already beginning to lean.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['ice-cream'],
        },
        `So they sat in a row, and it went from one end to the other and came back. Everybody had a lick, and passed it on. "It's slow," said ${r}, watching it come. "Don't run after it," said ${a}. "It's going round." There was a drip at the end of it for ${b}. And far off, behind the houses, as it got dark, something drove home. "${refrain}!"`,
        `"Sit," said ${a}, and moved up on the wall. It went round: ${a}, ${g}, ${r}, and a bit at the bottom for ${b}. Nobody pulled at it. You only had to wait, and there it was again, a little smaller. "${refrain}," hummed ${r}. "I'd still have caught it, you know." "I know," said ${a}. "So would the van."`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { nutOf, REFRAINS, TITLES, where } from './pile-parts.ts';

/** At four the whole street comes to jump into the pile; and one of the two knocks once more, alone, and gets an answer. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, at, company, chance } = going;
  const c = nutOf(going);
  const refrain = chance.pick(...REFRAINS);
  const M = company.meet('mouse');
  const H = company.meet('hedgehog');
  const T = company.person(going.k === 'Tobi' ? 'Jess' : 'Tobi', 'child');
  const t = T.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at ?? 'forest', camera: 'wide', actors: everybody(going, 'walk', 'happy'), things: ['leaf'] },
        `It was the last Sunday in October, and autumn had come down all at once. ${A.introduced} and ${B.introduced} went to look, ${where(going)}, up to their knees in leaves.${comesToo} ${b} looked where each foot went. ${a} did not. They both had ${c}s in every pocket that there was, and clacked like two old carts.`,
        `All week the wind had been at the trees. Now everything that had been up was down. ${A.introduced} kicked it in the air, ${where(going)}. ${B.introduced} walked round behind and picked up ${c}s.${comesToo} Every autumn it was ${a} who kicked, and ${b} who saw what was under it. By dinner time they had sixty-one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'calm')], things: ['leaf'] },
        `There was a pile against a wall, as red as a fire. ${a} was already running. "Knock," said ${b}. It is not easy to stop, on leaves. "You never know who's in," said ${b}, and rolled a ${c} in at the bottom. They waited. Something rustled, and the ${c} came out again, much faster than it had gone in. "${refrain}," said ${b}.`,
        `The first good pile lay in a corner, where the wind had swept it. ${a} would have been in it up to the neck, but ${b} had an arm out. "You don't jump on a roof," said ${b}, "until you've knocked." You do it with a ${c}. It rolled in, and it was quiet, and ${a} said, "There!" Then it rolled out. "${refrain}," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'angry'), seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'happy')],
          things: ['leaf'],
        },
        `It was a mouse, with creases down one cheek. She looked at them as you look at people who ring twice. "I don't see," said ${a}, going on, "why we have to ask. It's leaves. They're everybody's." "The leaves are," said ${b}. "But she isn't." There was another pile by the gate, and that one had a toad in it.`,
        `A mouse stood in the doorway and had her arms folded. There was nothing to be said but sorry. "If we hadn't knocked," said ${a}, "I'd have had a jump by now." "And what would she have had?" said ${b}. They tried two more. There was a toad in one. In the other were so many ladybirds that they put it all back.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'happy'), seen(T, 'stand', 'curious')],
          things: ['leaf'],
        },
        `"Then we'll build one," said ${a}, "and we'll know that it's empty, because it'll be new." They built it in the middle, where all could see. It was so big by three that people stopped. "Can anybody jump?" said ${t} from over the road. "At four," said ${a}, grandly. "Tell everyone." ${b} went to the hut by the gate to fetch a rake. "Don't jump until I'm back," said ${b}. "Promise." ${a} promised.`,
        `So they made their own. It had all the leaves of nine trees in it. In the end ${a} had to look up to see the top. "What's that for?" said ${t}, who lived opposite. "The Great Jump," said ${a}. "It's at four o'clock. Bring your brothers." By now there was nothing left to do, and it was only three. ${b} went off for a stick to measure it with. "And no jumping," said ${b}, "till I'm here." ${a} promised.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['leaf'] },
        `${a} walked round it. It was the best thing that ${a} had ever made. A promise is a promise; but nobody had said anything about knocking. It was just for fun, really. ${a} took the smallest ${c} and rolled it in. It went a long way. ${a} counted up to forty, and was turning to go. Then it came out. It came slowly, and stopped in front of ${a}, and it was wet.`,
        `It was very quiet, with only ${a} there, and the pile. To pass the time ${a} did what ${b} would have done. It was more or less a joke. In went the ${c}. It rustled for quite a while, for there was a great deal to rustle through. There it stayed. "Good," said ${a}. And then, from far inside, came a sort of sigh. And the ${c} was pushed out.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sleep', 'sleepy'), seen(A, 'kneel', 'sad')], things: ['leaf'] },
        `${a} lay down and moved two leaves. There was a nose in there, and behind it a hedgehog, settling in for the winter. It had one eye open. It shut it again. All the summer's fat was on it. ${a} put back the leaves. It was twenty to four. Nobody had seen. ${b} had not seen. It was ${A.names} pile, and eleven people were coming to jump in it.`,
        `At the end of a tunnel as wide as a fist lay a hedgehog. It had pulled the reddest leaves over itself. It was nearly asleep, and did not mean to get up until March. ${a} took a long breath, and let it out. A quarter of an hour would have done. They would all have been in there by four, and no one would ever have known. ${a} sat down in front of the hole.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'angry'), seen(A, 'stand', 'determined')], things: ['leaf'] },
        `They came at ten to four, with ${t} in front. "We can't," said ${a}. "${refrain}." "Who?" said ${t}. "A hedgehog. It's asleep." "You just want it for yourself," said ${t}. "Prove it." So ${a} rolled in a ${c}, in front of all of them. They waited. They waited a good long time. Nothing came out. It was asleep now.`,
        `By a quarter to there were eleven of them, and the smallest had brought a cushion. "It's off," said ${a}, and the words tasted of nothing. "${refrain}. It's a hedgehog, and it's staying." There was a silence. "Show us, then," said ${t}. In went a ${c}. Eleven people held their breath and looked at the hole. It did not come back. "You made it up," said ${t}, "so that you'd be first."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'determined'), seen(T, 'stand', 'angry')],
          things: ['leaf'],
        },
        `It is no use saying a thing again louder. ${a} only stood there, with both arms out, in front of the best pile in the world. And back came ${b}. "${a} says that there's somebody in it," said ${t}, "and there isn't." ${b} looked at ${a}. ${a}, who had never knocked at anything in all these years. "Then there is," said ${b}, and stood there as well.`,
        `"Let me through," said ${t}, and took a run. ${a} did not move. Nobody had ever seen ${a} stand in front of a pile of leaves. Just then ${b} came back. It took ${b} one look. "You knocked," said ${b}. "Yes," said ${a}. "By yourself?" "It was just for fun." ${b} put down everything, and came and stood on the other side. "Nobody jumps," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'look-up', 'happy'), seen(A, 'stand', 'sad'), seen(T, 'stand', 'sad')],
          things: ['tree'],
        },
        `So there they all were, at four o'clock, with nothing to do. "There isn't another leaf for miles," said ${t}. "We've got our good jumping coats on." ${b} was one who saw what was under things. This time ${b} looked the other way. Above them stood the big lime, the only one that was late. It was as yellow as butter. "Could you all lie down?" said ${b}.`,
        `Somebody small began to cry. "I'm sorry," said ${a}. "I used up all the leaves." "Not quite all," said ${b}, and pointed straight up. There stood the old lime tree, that never did what the others did. It had not dropped one. The sky was going dark behind it. There was a wind coming. "Nobody said who has to do the jumping," said ${b}. "Lie down."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(A, 'hide', 'excited'), seen(B, 'hide', 'happy'), seen(T, 'hide', 'surprised')],
          things: ['tree', 'leaf'],
        },
        `They lay on their backs in a ring, with their heads together, thirteen or so of them. It felt silly for about a minute. Then the wind arrived, and put its shoulder to the tree. It let go of everything. It was like being snowed on by the sun. The leaves jumped, and they jumped on everybody, on ${T.names} mouth and in all the pockets. When it was over there was a pile there, bigger than the first, and it was laughing.`,
        `Some of them thought that it was a trick. But they lay down, in their good coats, and looked up at all that yellow. "One," said ${b}. "Two." At three came the gust. You could hear it arrive in the top of the tree. Then there was no sky any more. There was only a great soft rush of leaves, coming down feet first, on eleven people at a time.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'hide', 'happy'), seen(T, 'hide', 'surprised'), seen(B, 'hide', 'happy')],
          things: ['leaf'],
        },
        `They lay still in the warm dark. And so they all heard it. In the other pile, a long way in, somebody turned over. There was a sniff, and a rustle that went on and on. Something came rolling out across the stones, and rattled, and lay still. Nobody breathed. "${refrain}," said ${t}, very softly, underneath.`,
        `It was so quiet in there that you could hear the next person's watch. Then, from over by the big pile, there was a grunt. It was the grunt of somebody who has found a thing in the bed. Tick, it went, tick, tick, over the roots. It was the ${c}. It rolled right up to where ${t} lay. "Oh," said ${t}. "Sorry. ${refrain}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'happy')],
          things: ['leaf'],
        },
        `By evening there was a fence round it, made of sticks, and a notice by ${t}. Everybody went home on tiptoe, all eleven. That night ${a} was in bed early, with leaves in both ears, and the blanket right over. The door opened a crack. Something small and round came rolling over the floor, and in under the bed clothes. ${a} gave it a push. "${refrain}," said ${a}, and fell asleep. ${b} picked up the ${c}, and closed the door.`,
        `The pile stood until March. It had a notice on it, with no name on it, because nobody knew what the hedgehog was called. That night ${a} lay in bed, under the quilt, like a mole. There was a knock, of a kind. A ${c} had rolled in across the sheet. ${b} was standing in the door. ${a} thought about it, half asleep, and rolled it out. "${refrain}," said ${a}. Then there was only snoring.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './steps-old.ts';

/** Forty steps from the stone to the cross. The long legs go too far and the short legs not far enough. Whose steps were they? */
export const STEPS: EventPlot = { id: 'steps', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b, long, short } = partsOf(going);
  const both = (pose: 'stand' | 'walk' | 'sit', feeling: 'happy' | 'excited' | 'surprised') => [
    seen(K, pose, feeling),
    seen(B, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Nine, ten!',
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: both('stand', 'excited'), things: ['map'] },
        `${k} has a map. ${B.introduced} looks too. There is an island on the map. And a big X!`,
        `Look! A map! ${k} found it with ${B.introduced}. It has an island, and a big X!`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')],
          things: ['rowing-boat'],
        },
        `They get into the boat, ${k} and ${b} and ${g}. Splish, splash! To the island!`,
        `${Gcap} rows the boat. Splish, splash! ${k} sees the island. So does ${b}.`,
      ),
      page(
        { setting: 'beach', camera: 'medium', actors: both('stand', 'happy'), things: ['map'] },
        `Here is the big stone. "Ten steps," says the map. ${k} and ${b} look for the X.`,
        `Here is the island. Here is a stone. "Ten steps," reads ${k}. "Go!" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `${long} takes big steps. "Nine, ten!" Squelch! That is mud. ${short} laughs.`,
        `${long} goes first, with big steps. "Nine, ten!" Too far! Squelch! "Mud!" says ${short}.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy'), things: ['bush'] },
        `${short} takes small steps. "Nine, ten!" Ow! That is a bush. ${long} pulls.`,
        `Now ${short}, with small steps. "Nine, ten!" A bush! "Not far enough," says ${long}.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'surprised'), things: ['map'] },
        `Too big. Too small. ${k} looks at the map. ${b} looks at the map. Whose steps?`,
        `They sit on the stone. One goes too far. One does not. "What now, ${k}?" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'excited') },
        `"You and me!" says ${k}. "Big step, small step!" says ${b}.`,
        `"I know!" says ${k}. "One big, one small!" ${b} takes a hand.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `Big step, small step. Big step, small step. "Nine, ten!" ${k} and ${b} stop. Here!`,
        `Big step. Small step. ${k} and ${b} go hand in hand. "Nine, ten!" It is here!`,
      ),
      page(
        {
          camera: 'close',
          actors: [...both('stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['box', 'tooth'],
        },
        `Dig, dig! ${k} finds a box. ${b} opens it. A tooth! "My tooth!" says ${g}.`,
        `Dig, dig! A box! In it, ${k} and ${b} find a tooth. "That is my tooth!" says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')], things: ['map'] },
        `"I was small then," says ${g}. "I made the map!" ${k} and ${b} hug ${g}.`,
        `${Gcap} laughs. "I made that map! I was not big, not small." ${k} and ${b} laugh, too.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: both('walk', 'happy') },
        `Night. ${k} and ${b} go to bed. Big step, small step. "Nine, ten!" Good night.`,
        `How far is it to bed? Big step, small step. "Nine, ten!" Good night, ${k}. Good night, ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b, long, short } = partsOf(going);
  const both = (pose: 'stand' | 'walk' | 'sit', feeling: 'happy' | 'excited' | 'surprised' | 'worried') => [
    seen(K, pose, feeling),
    seen(B, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Thirty-nine, forty!',
    pages: [
      page(
        { setting: 'beach', camera: 'medium', actors: both('stand', 'excited'), things: ['map', 'rowing-boat'] },
        `It was in the boathouse, behind the oars, and it was a map. ${k} blew the dust off. ${B.introduced} sneezed. There was an island on it, with a stone and a cross. "We'll follow it," said ${k}. In the corner somebody had drawn a fish with a hat.`,
        `${k} and ${B.introduced} found it under the seat of the old rowing boat. It was a map. There was no name on it, only a fish in a hat. But there was an island, and on the island was a cross. "Today," said ${k}.`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')],
          things: ['rowing-boat'],
        },
        `They put on the orange vests, and ${g} rowed. ${k} had the map, and ${b} had the sandwiches. "I used to go there," said ${g}. "I was no bigger than... Well, in between you two." There was the island, round and green, like half a pea.`,
        `${Gcap} took the oars, and everyone had an orange vest. "I know that island," said ${g}. "I had a boat of my own, when I was in between you two." ${b} looked ahead, and ${k} looked at the map. The dot got bigger, and had trees.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [...both('stand', 'excited'), seen(G, 'stand', 'calm')],
          things: ['map'],
        },
        `The stone was easy. It was as big as a cow, just as on the map. FORTY STEPS TO THE TREE, it said, and there was an arrow. ${Gcap} sat down with the sandwiches. "It's your map," said ${g}. ${k} and ${b} were off.`,
        `There stood the big stone, and there was the arrow. "Forty steps that way," read ${k}, "and then dig." ${b} had brought the spade. ${Gcap} stayed by the boat. "I'll see to the tea," said ${g}. "It's all yours."`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `${long} counted, because ${long} had the legs for it. They were good long steps. "Thirty-nine, forty!" Squelch. It was a bog, and now it had a shoe in it. "That isn't it," said ${short}.`,
        `First it was ${long} who went, like somebody measuring a field. "Thirty-nine, forty!" The last one made a noise. It was black mud, right up to the sock. "You went too far," said ${short}.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy'), things: ['bush'] },
        `"It's my turn," said ${short}. They were neat steps, heel and toe, and there were exactly as many. "Thirty-nine, forty!" ${short} stood in the middle of a bramble bush, and could not get out. "You didn't go far enough," said ${long}.`,
        `So they went back to the stone, and ${short} counted. "Thirty-nine, forty!" There was nothing to dig there but a bush, and it was full of prickles. "That's only halfway!" said ${long}. "It's forty," said ${short}. And so it was.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'worried'), things: ['map'] },
        `"My steps are proper steps," said ${long}. "So are mine," said ${short}. They sat on the stone, ${k} on one side and ${b} on the other, and did not speak. The map lay in between. The fish lifted its hat to both of them.`,
        `They sat down back to back. "You're too short," said ${long}. "You're too long," said ${short}. Nobody ate a sandwich. ${k} looked at the bog, and ${b} looked at the bush. The map blew over, and lay in the grass between them.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'excited') },
        `"It's not in the bog," said ${k} slowly, "and it's not in the bush. It's in between." "In between us two," said ${b}. They had heard that before today. They both looked round at ${g}, and then at each other's shoes.`,
        `"Too far, and not far enough," said ${b}. "So it's somewhere in the middle." "Of you and me," said ${k}. Somebody had said that in the boat. "We need steps that are in between us," said ${b}. "Nobody has those!" "We do," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: both('walk', 'happy') },
        `They began at the stone, side by side, with one hand each. ${long} took a step, and then ${short} did. Big step, small step. It went like a song with a limp. "Thirty-nine, forty!" They were under a tree. It had a fish cut into the bark, in a hat.`,
        `They held hands, so as not to lose count. First it was one from ${long}, then it was one from ${short}. Big step, small step, past the bush, and on. "Thirty-nine, forty!" They opened their eyes. The bog had not begun. In front stood a tree, and on the tree was a fish.`,
      ),
      page(
        {
          camera: 'close',
          actors: [...both('stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['box', 'tooth'],
        },
        `They dug in turns, big scoop, small scoop. Clonk! It was a tin box. In it was a marble, a feather, and something small and white. ${Gcap} had come up with the tea. "That," said ${g}, and sat down in the grass, "is my tooth."`,
        `Clonk, went the spade. It was a box, with a fish scratched on the lid. ${k} pulled, and ${b} twisted. There lay a whistle, a penny, and a tooth. "Whose is it?" said ${b}. ${Gcap} bent down, and went quite pink. "It's mine," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), ...both('sit', 'happy')], things: ['map'] },
        `There was a bit of paper, too. FOR WHOEVER IS AS BIG AS I AM, it said. "That's why it was forty," said ${g}. "I'd forgotten. I made that map in the summer when I was in between." "But nobody's as big as you were," said ${k}. "Only both of us," said ${b}.`,
        `On the inside of the lid it said: TO SOMEBODY OF MY SIZE. "I was that size for one summer," said ${g}, "and then I couldn't find it either. I always came out in the bog." They laughed so much that ${k} got the hiccups, and ${b} lay down.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [...both('walk', 'happy'), seen(G, 'stand', 'happy')],
          things: ['box'],
        },
        `They put in something of their own, a button from ${k} and a good stone from ${b}, and buried it again. Only on the map they changed one word. FORTY STEPS, it says now, FOR TWO. Then it was time for the boat. Big step, small step, big step, small step, splash.`,
        `The tooth went back in, as it had lived there so long. Next to it went one sandwich, and a note from ${k} and ${b}. Next year they would be the wrong size again. "We'll have to change legs," said ${b}. And they went down to the boat. Big step, small step.`,
      ),
    ],
  };
}

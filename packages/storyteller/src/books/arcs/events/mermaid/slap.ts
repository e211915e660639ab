import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './slap-old.ts';
import { partsOf } from './slap-parts.ts';

const TITLES = ['left, right, round', 'a tail that laughed', 'one tail and no legs', 'slap, slap'] as const;

/** A mermaid has learned to swim by watching children, who kick left and right; what a tail does she knows when she laughs. */
export const SLAP: EventPlot = standsApart({
  id: 'slap',
  when: /\b(?:can ?(?:no|['’]?)t|could ?(?:no|n['’]?)t|does ?n['’]?t know how to|does not know how to|unable to|never learn(?:ed|t) to|learn(?:s|ed|t|ing)?(?: how)? to|afraid to|scared to|teach(?:es|ing)? (?:\p{L}+ ){1,4}to) swim\b|\b(?:learn(?:s|ing)?|who (?:hates|is (?:afraid|scared) of)) swimming\b/iu,
  only: true,
  closest: true,
  young,
  middle,
  old: (going) => old(partsOf(going), titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { M, m, C, c, G, g, Gcap, refrain } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(M, 'sit', 'happy'), seen(C, 'wave', 'happy')] },
        `${M.introduced} sits on a rock. ${m} laughs. Slap, slap, goes the tail.`,
        `On a rock sits ${M.introduced}. Ha ha! Slap, slap, goes the tail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(C, 'stand', 'surprised'), seen(G, 'stand', 'calm')] },
        `"Come and swim," says ${C.introduced}. ${Gcap} is there, too. "I can't," says ${m}.`,
        `Here are ${C.introduced} and ${g}. "Come and swim!" "I can't," says ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'worried'), seen(C, 'stand', 'happy')] },
        `${c} kicks. Left, right! ${m} tries it. Left, right. "${refrain}"`,
        `"Do it like me," says ${c}. Left, right! But ${m} goes round. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'float', 'worried'), seen(G, 'stand', 'calm')] },
        `${Gcap} has a ring. ${m} sits in it. Left, right. "${refrain}"`,
        `In a ring, then! ${m} gets in. Left, right. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'sad'), seen(C, 'stand', 'worried')] },
        `"You have two legs," says ${m}. "I have one tail. ${refrain}"`,
        `Left is a leg. Right is a leg. ${m} has one tail. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(C, 'point', 'happy')], things: ['hat'] },
        `Whoosh! A wave takes ${G.names} hat. A crab puts it on!`,
        `Off goes ${G.names} hat! And who has it on? A crab!`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'happy'), seen(C, 'cheer', 'happy')], things: ['hat'] },
        `${m} laughs and laughs. Slap, slap, goes the tail. Whoosh!`,
        `Ha ha ha! How ${m} laughs! Slap, slap! Whoosh!`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'float', 'surprised'), seen(C, 'point', 'excited')] },
        `Where is ${m}? Out by the boat! "You swam!" shouts ${c}.`,
        `Look how far! "I swam!" calls ${m}. "Up and down, not left and right!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'proud'), seen(C, 'stand', 'happy'), seen(G, 'stand', 'happy')] },
        `Slap, slap, and back again. ${m} brings the hat. The crab comes, too.`,
        `Slap, slap! Here is ${m} again. Here is the hat. Hello, crab!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'sleep', 'sleepy')] },
        `Night. ${c} is in bed. Far out somebody laughs. Slap, slap.`,
        `${c} lies in bed. Slap, slap, it goes, far out. Good night, ${m}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { M, m, C, c, G, g, Gcap, refrain } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(M, 'sit', 'happy')] },
        `On a flat rock by the beach sat ${M.introduced}. All the other mermaids were down below. This one stayed up here, and looked at people. When something was funny, the tail went slap, slap on the stone.`,
        `${M.introduced} sat on a flat rock, just off the sand. From there you see everything. A gull stole a bun, and ${m} laughed out loud. Up and down went the tail. Slap, slap, slap!`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'wave', 'happy'), seen(G, 'stand', 'calm'), seen(M, 'sit', 'shy')] },
        `${C.introduced} came wading up, with ${g} close behind. "Why don't you swim?" said ${c}. "I can't," said ${m}, and went pink. "Don't tell the fish." "But you're a mermaid!" said ${c}. "That's what they all say," said ${m}.`,
        `"Aren't you coming in?" called ${C.introduced}. ${Gcap} stood in the water, too, close by. ${m} looked round, to see if any fish were listening. "I can't swim," whispered ${m}. "I never could."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(M, 'float', 'worried')] },
        `"It's easy," said ${c}. "Look, you kick. Left, right, left, right." "I know that," said ${m}. "I've watched you all for years." ${m} slid into the water, and kicked left, and kicked right. The tail swung like a door. "${refrain}" said ${m}.`,
        `"I've watched how everybody does it," said ${m}. "Left, right, left, right." ${m} slid off the rock to show it. Left went the tail, and then right. The rest of ${m} went round in a ring. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(M, 'float', 'worried')] },
        `${Gcap} held ${m} under the tummy, as you do. "Now kick," said ${g}. Left, right! It was like holding a windmill. ${Gcap} went round as well. "${refrain}" said ${m}.`,
        `So ${g} blew up the big rubber ring. ${m} sat in the middle of it, and kicked. Left, right, left, right. It made a very pretty pattern on the water. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'float', 'sad'), seen(C, 'think', 'worried')] },
        `"Which is your left leg?" said ${c}. They both looked down. It was one green tail, all the way to the end. "I haven't really got one," said ${m}. "That may be it," said ${c}. But nobody could think what to do instead.`,
        `"You kick with the left one, and then with the right one," said ${c}. "Which is which?" said ${m}. There was one tail, and that was in the middle. They tried it with half a tail each way. "${refrain}" said ${m}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'surprised'), seen(C, 'point', 'happy')], things: ['hat'] },
        `Just then a puff of wind took ${G.names} straw hat. It sailed over the water, and came down on a rock. A crab crept in underneath. Then the hat stood up on eight legs, and walked off sideways.`,
        `Then a small wave ran off with ${G.names} hat. It set it down on the sand. Out of a hole in the top came two eyes on stalks. It was a crab, and it seemed to think it was a house.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'happy'), seen(C, 'cheer', 'happy')] },
        `${m} saw that, and forgot all about swimming. Out came a laugh, and after it came all the others. Slap, slap, went the tail, up and down, up and down. There was a great whoosh.`,
        `"Good afternoon," said ${c} to the hat. It was too much for ${m}, who began to laugh and could not stop. Up and down went the tail, as it always did. Slap, slap, slap! Only there was no rock there. It was all water.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'point', 'excited'), seen(M, 'float', 'surprised')] },
        `When the foam came down there was nobody there. "Where's ${m}?" cried ${c}. "Here!" called a voice. It came from beside the red buoy, and that was a long way out. "You swam!" shouted ${c}. "I only laughed!" shouted ${m}.`,
        `It was like a cork coming out of a bottle. ${m} shot past ${c}, and past the last pole. A gull had to jump out of the way. "How did you do that?" shouted ${c}. "I laughed!" ${m} shouted. "It's up and down! It isn't left and right at all!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'float', 'proud'), seen(C, 'cheer', 'happy'), seen(G, 'stand', 'happy')] },
        `${m} thought of the hat, and was back in three slaps. "Legs go left and right," said ${c}. "Tails go up and down." "And nobody told me," said ${m}. "I was watching the wrong people."`,
        `Slap, slap, and there was ${m} again, with the hat. "You knew how to do it the whole time," said ${c}. "You did it on the rock, every day." "So that's what it is for," said ${m}, and patted the tail.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'sleep', 'sleepy')], things: ['hat'] },
        `The rock is mostly empty now. But ${m} still has to think of something funny, to get going. ${c} hears it at night, in bed. Somebody laughs, far out in the dark. Slap, slap, slap. Somebody is swimming home.`,
        `So ${c} writes down one good joke each day. ${Gcap} puts it on the rock. It is gone by the morning. And far out, past the buoy, somebody goes by in the night. Slap, slap, slap. It must have been a good one.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'X marks the spot!',
  'Dig where the cross is!',
  'There is the cross!',
  'A cross! Dig here!',
  'Here, by the cross!',
  'This is the spot!',
  'The cross says dig!',
  'Under the cross it is!',
  'The cross is here!',
  'Spades out! A cross!',
  'Look, there it is!',
] as const;
const TITLES = ['the cross on the map', 'three big holes', 'X marks the spot', 'the treasure that grew', 'dig here'];

/** Where the map was found, as the theme has it. */
const found = ({ raw, g }: Going): string => {
  if (/\battic|\bloft/.test(raw)) return g === 'the grown-up' ? 'in the attic' : `in ${g}'s attic`;
  if (/\bbottle\b/.test(raw)) return 'in an old green bottle';
  if (/\bpirate/.test(raw)) return "in a pirate's tin";
  if (/\bshed\b/.test(raw)) return g === 'the grown-up' ? 'in the shed' : `in ${g}'s shed`;
  if (/\bbook\b/.test(raw)) return 'in a book';
  if (/\bbeach|\bsea\b/.test(raw)) return 'on the beach';
  return 'in an old tin';
};

/** Potatoes wait to be planted and nobody wants to dig. Then there is a map, with a cross that does not stay where it is. */
export const MAP: EventPlot = standsApart(
  kinBeside({
    id: 'map',
    when: /\b(?:maps?|hunts?|digs?|digging|x marks|buried|treasures?|scavenger)\b/i,
    young,
    middle,
    old,
  }),
);

function young(going: Going): Told {
  const { A, B, a, b, g, Gcap, chance } = going;
  const X = going.company.meet('spider');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const where = found(going);
  const given = g === 'the grown-up' ? '' : ` ${Gcap} says so.`;
  const dig = [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
          things: ['potato', 'basket'],
        },
        `The potatoes must go into the ground.${given} "No digging!" says ${A.introduced}. "Too hard!" says ${B.introduced}.`,
        `Here is a basket of potatoes to plant.${given} "Not today," says ${A.introduced}. ${B.introduced} yawns.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'map'), seen(B, 'point', 'excited')] },
        `What is this ${where}? A map! It has a cross. "Treasure! ${refrain}"`,
        `A treasure map! It is ${where}. It has a cross. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: dig },
        `The cross is by the gate. Dig, dig! A big hole. No treasure!`,
        `By the gate is the cross. Dig, dig! Nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'map'), seen(B, 'look-up', 'curious')] },
        `Look! Now the cross is by the tree! "${refrain}"`,
        `"Look!" says ${b}. The cross is by the tree now. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: dig, things: ['tree'] },
        `So they dig by the tree. Another big hole. No treasure!`,
        `They dig by the tree. It is hot. Another hole. Nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'map'), seen(B, 'point', 'surprised')] },
        `Now the cross is by the wall! "${refrain}"`,
        `Where is the cross now? It is by the wall! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')] },
        `They dig by the wall. No treasure. They sit down. Three holes!`,
        `Dig, dig, by the wall. Nothing. Three big holes! They sit down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'walk', 'calm'), seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['map'],
        },
        `Look! The cross gets up. It walks! It is ${X.introduced}.`,
        `Look! The cross has legs. It walks off. It is ${X.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy')], things: ['potato'] },
        `"No treasure," says ${a}. "But three good holes," says ${b}. Plop! In go the potatoes.`,
        `${b} looks at the holes. ${a} looks at the potatoes. Plop, plop, plop! All in!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['potato', 'leaf'],
        },
        `Then it is summer. They dig again. Up come potatoes, round and gold. "Treasure!" Good evening, ${x}.`,
        `In summer ${a} lays two sticks. A cross! They dig. Potatoes! Gold ones! "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, comesToo, third, chance } = going;
  const X = going.company.meet('spider');
  const refrain = chance.pick(...REFRAINS);
  const where = found(going);
  const given = g === 'the grown-up' ? '' : ` ${going.Gcap} had asked twice.`;
  const more = third ? [seen(third, 'stand', 'calm')] : [];
  const dig = [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried'), ...more],
          things: ['potato'],
        },
        `The potatoes stood in a sack by the gate. They had to be planted.${given} But a potato needs a hole. The ground was as hard as a biscuit. "I can't dig today," said ${A.introduced}. "I've got a toe." "I've got two," said ${B.introduced}.${comesToo}`,
        `There was a whole sack of potatoes to be put into the ground.${given} ${A.introduced} pushed a spade at the ground. The spade said ping. "It's too hard," said ${a}. "Let's do it tomorrow." "We said that yesterday," said ${B.introduced}, and sat down too.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'map'), seen(B, 'point', 'excited')] },
        `It was then that they found the map. It had been ${where}. It was yellow, and it showed a gate, a tree and a wall. Beside the gate there was a thin black cross. "That's our gate!" said ${b}. "${refrain}" shouted ${a}. The ground did not look so hard now.`,
        `And then ${a} found an old map ${where}. It showed a wall, a tree and a gate, just like theirs. By the gate was a cross, small and black. "Treasure," said ${b}. "${refrain}" said ${a}. They both ran for a spade.`,
      ),
      page(
        { camera: 'wide', actors: dig, things: ['gate'] },
        `They dug by the gate. The ground was just as hard as before, but they did not notice. They dug until the hole was as deep as a bucket. There were four stones in it, and a worm. There was no treasure.`,
        `The first bit by the gate was like digging a road. They took turns. When ${a} could not, ${b} could. In an hour they had a fine hole, with room for a bucket. They looked in from both sides. It was empty to the bottom.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'map'), seen(B, 'think', 'curious')] },
        `"Let me see that map again," said ${b}. They looked, and looked closer. The cross was not by the gate at all. It was by the tree! "We can't have looked properly," said ${a}. "${refrain}"`,
        `${a} went back to the map. "It's by the tree!" said ${a}. "You said that it was by the gate." "You said so," said ${b}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: dig, things: ['tree'] },
        `The second hole went better, because they knew how. ${a} cut the grass off in squares, and ${b} shook out the roots. It was a beautiful hole. The tree looked down into it. There was nothing in it but hole.`,
        `Under the tree there were roots in the way. They dug round them and under them. They got so hot that they drank from the tap. Then the second hole was done. They found a button. "It's not a gold one," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'map'), seen(B, 'point', 'surprised')] },
        `They went back to the map, which lay in the grass. Nobody said anything for a bit. "It's by the wall," said ${b}, in a small voice. "It wasn't by the wall before." "It's a very clever treasure," said ${a}. "${refrain}"`,
        `"It was by the tree," said ${a}. "I know it was. And now look!" There was the cross, as black as ink, beside the wall. "Maps don't do that," said ${b}. "This one does," said ${a}. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sad')], things: ['map'] },
        `So there was a third hole, by the wall. That had nothing in it either. The sun was going down. They lay on their backs next to the map. "I couldn't dig another one," said ${a}, "if it were full of cake."`,
        `By the wall they dug until the shadows were long. It was the best hole of the three, and the emptiest. They dropped down in the grass beside the map. "No treasure," said ${b}. "And we're too tired to do the potatoes."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'walk', 'calm'), seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'surprised')],
          things: ['map'],
        },
        `Then ${a} turned one eye to the map. The cross stretched. It stood up on thin legs, and had a little walk. It sat down by the shed, and was a cross again. It was ${X.introduced}. "${b}," whispered ${a}. "The cross is somebody."`,
        `"Don't move," said ${b}, all at once. "Look at the cross." It was getting up. First it had four legs, and then it had eight. It was ${X.introduced}! It had sat in the sun with its legs in pairs. Now it was off to sit by the shed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They laughed until they had to hold on to the grass. "We've dug up the whole garden for a spider!" said ${a}. And then ${b} stopped, and sat up. ${b} looked at the holes, one, two, three. Then ${b} looked at the sack.`,
        `"Three holes!" said ${a}, as soon as there was breath for it. "Three great big holes, for a spider's bottom!" ${b} was counting as well. But ${b} was looking past the holes at the sack by the gate. "What is it that a potato needs?" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy')], things: ['potato'] },
        `It took no time at all. The digging was done, and the rest is only dropping. In went the potatoes, plop and plop. Back went the earth on top. "We've got it the wrong way round," said ${a}. "You're meant to take the treasure out."`,
        `They put in the potatoes, and pushed the earth back over them. It was dark by the last one. "So now there's something in there," said ${b}. "Now that we've stopped looking," said ${a}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'hold', 'happy')],
          things: ['potato', 'map'],
        },
        `Weeks later, in the summer, they drew three crosses on the map. "${refrain}" said ${b}. They dug. Up came potatoes, round and smooth and gold, more than the sack would hold. "Wait," said ${a}, and looked at the map. "Did all the crosses stay?"`,
        `Weeks later, in the summer, they dug again. ${a} pushed the spade in by the wall and turned it over. Out rolled gold, in lumps. "Potatoes!" said ${b}. They got out the map, to put a cross on it. There was one there already, by the pear tree. "${refrain}" said ${a}. They counted its legs.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, g, comesToo, third, chance } = going;
  const X = going.company.meet('spider');
  const refrain = chance.pick(...REFRAINS);
  const where = found(going);
  const more = third ? [seen(third, 'stand', 'calm')] : [];
  const asked = g === 'the grown-up' ? 'It had been promised for Saturday.' : `They had promised ${g}, for Saturday.`;
  const dig = [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'stand', 'determined'), ...more],
          things: ['potato'],
        },
        `A sack of potatoes stood by the gate and sprouted. It was to be planted before the rain. ${asked}${comesToo} "It's Saturday now," said ${B.introduced}, who kept promises, and hit the ground with a spade. The spade bounced. "You see?" said ${A.introduced}, lying in the grass. "The ground doesn't want to. I don't think that one should force it."`,
        `There had been no rain for a month, and the garden was baked like a pie. That was a pity, because there were potatoes to plant. ${asked}${comesToo} ${B.introduced} stood on the spade with all possible weight. It went in as far as a fingernail. "A whole row of those," said ${A.introduced}, "would take a hundred years. I've worked it out, lying here."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'map'), seen(B, 'stand', 'calm')] },
        `To get away from the potatoes, ${a} went off, and so found the map ${where}. It was brown at the edges. There was a gate on it, a bent tree and a wall with a gap. And by the gate somebody had put a small, thin cross. "${b}," said ${a}, in a different voice. "That's our wall. ${refrain}" "Potatoes first," said ${b}. "There'll be gold in it," said ${a}. "One hole," said ${b}, "and then potatoes."`,
        `Nobody who had a map like that could have thought about vegetables. ${a} came on it ${where}, folded in eight. It opened with a crackle. There was the bent tree, and there was the wall. Next to the gate was a neat black cross. "${refrain}" said ${a}, getting up for the first time that day. "What about our promise?" said ${b}. "It's only one hole," said ${a}. So they agreed on that. It would be one hole, and then potatoes.`,
      ),
      page(
        { camera: 'wide', actors: dig, things: ['gate'] },
        `It is strange about ground. It was the same ground as before, and the same two spades. But this time ${a} went at it like a terrier, and sang, and would not stop for a drink. They got through the crust. They got down to the yellow clay, and into the stones. At eleven o'clock they were in it up to the knees, and there was nothing there at all.`,
        `${b} had never seen ${a} work. It was worth seeing. The earth flew, and when the spade bounced ${a} only laughed, and hit it again. There were stones as big as loaves, and they came out like teeth. By eleven one could have kept a small pony in it. It was empty.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'map'), seen(B, 'think', 'curious')] },
        `"Potatoes," said ${b}. But ${a} had the map again. "We're a pair of donkeys," said ${a}. "It's the tree! The cross is next to the tree." ${b} looked. It was. "It was by the gate before," said ${b}. "It can't have been. You held it upside down." "I didn't hold it," said ${b}. "${refrain}" said ${a}. "One more, ${b}, only one." And ${b} gave in, for the sake of peace.`,
        `The map was lying where they had left it. "Hold on," said ${a}. "It's not the gate. Whoever said that it was the gate?" There was the cross, as clear as a beetle, at the foot of the bent tree. "You did," said ${b}, "and so did I. It was there." "Ink doesn't move," said ${a}. That was hard to answer. "${refrain} Just this one!" ${b} looked at the sky, which was still blue, and took up the spade.`,
      ),
      page(
        { camera: 'wide', actors: dig, things: ['tree'] },
        `Round the tree there were roots like ropes. It was noon, and then it was two. ${b} dug, and thought about ink. ${a} dug, and thought about gold. First it was to be a crown, and then a chest of coins. By the end it was a whole gold bath, with taps. What came up was a button. It had been a long way down, for a button.`,
        `It took them three hours to get down past the roots. They talked about what they would do with it all. ${a} was going to buy a lake. ${b} would have liked a machine that planted potatoes. Then both spades struck something, at the same moment, with a clink. They looked at each other. They had struck each other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'map'), seen(B, 'stand', 'angry')] },
        `"Now it's by the wall," said ${a}, behind the map, and had the grace to go red. "It was by the gate," said ${b}, "and then it was by the tree. I said so, and you didn't believe me." "You can't read a map," said ${a}. It was the wrong thing to say. There were grey clouds over the hill. "I promised," said ${b}. "I've broken it, and it was for nothing." But you can't plant a sack of potatoes alone. In the end there were two of them at the wall, and neither sang.`,
        `Then it was by the wall. "${refrain}" said ${a}, but not very loudly. "Look at me," said ${b}. "Was it there this morning?" "You must have been mistaken," said ${a}. "Twice?" said ${b}. There is a way of saying twice that ends a conversation. The wind had got up, and it smelled of rain. They dug the third hole back to back. It was every bit as deep as the others, and twice as quiet.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['map'] },
        `At six there was nothing by the wall either. ${b} went off to the tap without a word. ${a} sat down on the heap with the map on both knees, and looked at the cross. It was all there was left to look at. It was a good cross, thin and black, and very even. Then it scratched itself.`,
        `${b} was at the far end, washing the spades and not looking round. ${a} lay flat on the cool earth next to the map. From there one saw it from the side. And from there the wall was flat, and the tree was flat, and the gate was flat. The cross stood up a little. It had knees.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'calm'), seen(A, 'kneel', 'surprised')], things: ['map'] },
        `It unfolded. There was a leg, and another, and they went on until there were eight. It was ${X.introduced}, who had kept them folded all day, two by two, like an umbrella. ${X.name} walked from the wall to the shed. There the paper was still warm, and ${X.name} became a cross again.`,
        `As the sun went off it, the cross got up. It had eight legs, and it had kept them in pairs, to be tidy. It was ${X.introduced}. ${X.name} strolled across the map, over the bent tree and past the gate. By the shed ${X.name} turned round once, as a cat does, stretched out all the corners, and was a cross.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy', 'map'), seen(B, 'stand', 'calm')] },
        `Nobody had seen. One puff, and there would be no spider. There would be an old map that somebody had read wrongly, and that would be ${b}. ${a} thought about it for as long as it takes to walk to the tap. "You were right," said ${a}. "It was by the gate. It did move, both times. And I said that you were wrong." ${b} looked at the map, and at what was sitting on it. ${B.names} mouth began to go at the corners.`,
        `${a} could have blown it away. That was the worst of it. Then nobody in the world would have known that the cross had moved. ${b} would have gone on being wrong. ${a} carried the map across the garden, flat as a tray, so as not to lose the proof. "I've got something to show you," said ${a}, "and then you can shout at me." ${b} bent down, and saw the cross wave.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['map'] },
        `They laughed until they had to lean on the wall. Then the first drop fell, right on the gate. "The potatoes," said ${a}. "It would take all night," said ${b}. "We'd need great deep holes." They turned round, slowly. There they were, one, two, three, with the earth all crumbled beside them. "How odd," said ${a}. "I seem to have done it. I'd never have done it for potatoes."`,
        `It was ${b} who laughed first, and that is how you know that it's all right. It began to spit with rain. "And not one potato in," said ${b}, and wiped both eyes. "Well," said ${a}, "we've only got the holes." They stopped. Neither of them wanted to be the first to say it. They had the deepest, softest, best-dug ground in the country, and they had it in three places.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy')],
          things: ['potato'],
        },
        `It took a quarter of an hour. It's the digging that is long. They tipped in the earth, with a row to the left and a row to the right. The rain did the watering. It was still Saturday when the last one went in. "There's your promise," said ${a}, out of a wet collar. "I don't suppose that there was ever any gold." "Not yet," said ${b}.`,
        `They planted in the pouring rain, as fast as two people can drop things. There was a layer of earth, and a layer of potatoes, and then earth, with a pat. It was still Saturday. "Promise kept," said ${b}. "What did we put in?" said ${a}, counting. "Sixty? It's a funny way to hunt for treasure. You're supposed to leave with more than you brought."`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'hold', 'happy')],
          things: ['potato'],
        },
        `Weeks later the leaves went yellow, and they dug again, and nobody had to be asked. The earth fell apart like cake. They came up by the dozen, small ones and large ones, all gold. ${b} counted four hundred and six. Before they forgot where it had been, ${a} got the map, and drew a cross by the wall. ${b} took it, and held it up to the light. "I only want to see," said ${b}, "if it's got legs."`,
        `Weeks later, in the summer, they dug up more than they could carry. They rolled out of the ground like money out of a chest, round and clean and yellow. "You've got your gold," said ${b}. "It's better. You can't fry gold," said ${a}. They drew it all in on the map for next year, with three black crosses. But when they came to fold it up there were four. "${refrain}" said ${b}. And they put it back, flat, so as to disturb nobody.`,
      ),
    ],
  };
}

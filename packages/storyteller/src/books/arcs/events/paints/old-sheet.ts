import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page, withClassmate } from '../page.ts';

const REFRAINS = [
  'And what is it?',
  'Lovely! What is it?',
  'Tell me, what is it?',
  'What might that be?',
  'Well, well! What is it?',
  'And what would that be?',
  'What have we here?',
  'And what is that?',
  'Very nice. What is it?',
  'Now, what is that?',
] as const;
const TITLES = ['the old sheet', 'blue, yellow and green', 'a picture by accident', 'what was under the picture'];

interface Parts {
  readonly refrain: string;
  readonly N: Figure;
  readonly H: Figure;
}

const partsOf = ({ A, B, company, chance }: Going): Parts => ({
  refrain: chance.pick(...REFRAINS),
  N: company.person('Mrs Plum', 'neighbour'),
  H: company.meet([A, B].some(({ being }) => being?.id === 'hen' || being?.id === 'chicken') ? 'duck' : 'hen'),
});

const withMate = (going: Going): Going => (going.B === going.company.friend ? withClassmate(going) : going);

/** Every picture goes wrong, and runs down on to the old sheet below; and the sheet is the picture. */
export const OLD_SHEET: EventPlot = {
  id: 'old-sheet',
  young: (going) => young(withMate(going)),
  middle: (going) => middle(withMate(going)),
  old: (going) => old(withMate(going)),
};

const both = (
  { A, B }: Going,
  a: ActorHint['feeling'],
  b: ActorHint['feeling'],
  pose: ActorHint['pose'] = 'stand',
): readonly ActorHint[] => [seen(A, pose, a), seen(B, 'stand', b)];

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance, Gcap } = going;
  const { refrain, N, H } = partsOf(going);
  const [n, h] = [N.name, H.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: both(going, 'excited', 'happy'), things: ['paint'] },
        `Look at ${A.introduced}! "I will paint the garden."${comesToo} ${B.introduced} puts an old sheet below.`,
        `Here is ${A.introduced}. "I will paint the garden!"${comesToo} ${B.introduced} puts an old sheet below.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['paintbrush'] },
        `First blue, with water! Drip, drip. It runs off the paper.`,
        `Blue, with lots of water! Drip, drip! It runs off the paper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy')] },
        `${N.name} looks over the fence. "${refrain}" "It is the garden!" says ${a}.`,
        `Who is at the fence? ${N.name}! "${refrain}" "The garden," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['paintbrush'] },
        `Now yellow. No water! Plop! It falls off. "${refrain}" says ${n}.`,
        `Then yellow, very thick. Splat! Down it goes. "${refrain}" says ${n}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'surprised'), seen(H, 'run', 'scared')] },
        `Now green. ${a} steps back, into the pot! ${H.introduced} runs through it!`,
        `Then green. Oh no, ${a} steps in the pot! ${H.introduced} runs through it!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'sit', 'sad')] },
        `The paper is all brown. "${refrain}" says ${n}. "Nothing," says ${a}.`,
        `It is just brown. "${refrain}" ${a} sits down. "It is nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'calm'), seen(A, 'sit', 'sad')] },
        `${b} takes the old sheet. Up it goes, on the washing line.`,
        `"The sheet is wet," says ${b}. ${b} hangs it up on the line.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(A, 'look-up', 'surprised')] },
        `"Oh!" says ${b}. "Look!" Blue rain, and a yellow sun!`,
        `"${a}, look!" says ${b}. A sun! And blue rain!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'happy'), seen(A, 'cheer', 'proud'), seen(H, 'stand', 'happy')] },
        `And a path, and little green birds! "I see!" says ${n}. "It is the garden!"`,
        `And a path, and little green birds! "I see!" says ${n}. "The garden!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'kneel', 'happy'), seen(H, 'stand', 'curious')],
        },
        `Now ${a} paints on sheets. Drip, plop! ${h} helps. "${refrain}" says ${b}. "That is you!"${ifNamed(going, `It is for ${Gcap}.`)}`,
        `"Again!" says ${a}. "Drip! Plop! Come, ${h}!" "${refrain}" says ${b}. "It is you!"${ifNamed(going, `${Gcap} gets it.`)}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance, Gcap } = going;
  const { refrain, N, H } = partsOf(going);
  const [n, h] = [N.name, H.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: both(going, 'excited', 'happy'), things: ['paint'] },
        `${A.introduced} had three pots of paint, and no idea. "I'm going to learn it today," said ${a}. "I'll paint the garden."${comesToo} ${B.introduced} put a big old sheet under it all, for the drips.`,
        `"How hard can it be?" said ${A.introduced}. "You look at the garden, and you put it on the paper." There was blue paint, and yellow, and green.${comesToo} "Wait," said ${B.introduced}, and spread an old bed sheet on the grass. "That's for what falls off."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['paintbrush'] },
        `It had rained in the morning, so ${a} began with blue. A wet garden needs a lot of water. The blue ran down the paper, and over the edge. It ran on, in long stripes, on to the sheet.`,
        `It had rained that morning. ${a} took the blue, with water enough to swim in. One stroke, and off it went. It ran down to the bottom of the paper and didn't stop there. Drip, drip, it went below.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy')] },
        `Over the fence looked ${n}. ${N.name} looked for some time. "${refrain}" "It's the garden," said ${a}. "Ah," said ${n}. "I'd have said a bathroom."`,
        `"Painting, are we?" said ${n} next door, over the fence. "${refrain}" "The garden," said ${a}. ${n} tried it from the side. "I thought it was a jellyfish."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'curious')],
          things: ['paintbrush'],
        },
        `"It was too wet," said ${a}. So the yellow was mixed with no water at all. It was as thick as butter. It stayed up there for just as long as you can hold your breath. Plop! "${refrain}" said ${n}.`,
        `"Less water," said ${b}. ${a} took none. The yellow sat on the paper like a pudding, round and fat. Then it began to move. It slid, and it went over the edge. Splat! "${refrain}" said ${n}. "An egg?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(H, 'run', 'scared'), seen(B, 'stand', 'surprised')],
        },
        `Then came the green. "One has to step back," said ${a}, and stepped back, into the pot. It went over. ${a} ran for a cloth, right across the sheet. ${H.introduced} got a fright, and ran after, all over it.`,
        `For the green ${a} went up close, right up to the nose. "Go back a bit," said ${b}. ${a} did. That's how ${a} got into the pot. There were green tracks from one end to the other. And then ${H.introduced} ran through it, three times.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'sit', 'sad')] },
        `What was on the paper now was brown. It was brown at the top, and brown at the bottom. "${refrain}" said ${n}, as kindly as you can. "It isn't anything," said ${a}, and sat down facing the shed.`,
        `Blue and yellow and green, one on top of the other, make mud. ${a} looked at it. "${refrain}" asked ${n}. "A potato?" "Yes," said ${a}. "It's a potato." And ${a} put the brush away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'calm'), seen(A, 'sit', 'sad')] },
        `"I'll clear up," said ${b}. The old sheet was wet through. You can't fold a thing like that. So ${b} hung it over the washing line, and went to get the soap.`,
        `"Leave it," said ${b}. "I'll see to the mess." First there was the sheet. ${b} pulled it off the grass, and pegged it on the line. It was as big as a wall. Then ${b} turned round for the bucket.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(A, 'look-up', 'surprised')] },
        `On the way back ${b} stopped. From over there you could see it all at once. "${a}," said ${b}, "come here. Don't look at the paper. Look at what was under it."`,
        `${b} came back, and dropped the bucket. "Who did that?" said ${b}. "Did what?" said ${a}, and looked up. It was a good while before anybody said any more.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'surprised', 'excited', 'look-up'), things: ['rain-cloud'] },
        `The blue had come down as rain, in long thin stripes. Up in the corner sat the yellow, as round as a sun. A green path went through the middle. And over it all, in rows, flew small green birds with three toes.`,
        `There was rain, long and blue, and it was just stopping. There was the sun, where the yellow had gone splat. There was the path, with every step in it. And where ${h} had run, a hundred little birds went up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')] },
        `${n} looked over the fence, and took a breath to ask. But then ${n} didn't ask. "That's your garden," said ${n}. "It's this morning, after the rain!" "I did it while I was painting something else," said ${a}.`,
        `Over the fence came ${n}, and for once said nothing. ${n} looked, first at the sheet, and then at the garden. "It's the same!" said ${n}. "How did you do it?" "The drips did it," said ${a}. "And ${h}."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'kneel', 'happy'), seen(H, 'stand', 'curious')],
        },
        `${a} paints on sheets now, lying down, and knows how. It's water for rain, and none for suns, and ${h} for birds.${ifNamed(going, `The first one hangs at ${Gcap}'s.`)} "${refrain}" said ${b}, of the new one. "It isn't ready," said ${a}. "Walk across it, please."`,
        `The next day there was another sheet.${ifNamed(going, `It was for ${Gcap}.`)} "Lots of water for the sea," said ${a}, "and thick for the boat. ${h}, wait until I call you." "${refrain}" said ${b}. ${a} thought. "I'll know when it's on the line."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance, Gcap } = going;
  const { refrain, N, H } = partsOf(going);
  const [n, h] = [N.name, H.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: both(going, 'excited', 'happy'), things: ['paint'] },
        `There was a notice on the library door. "PICTURES WANTED," it said. "Bring yours by Saturday." ${A.introduced} read it twice. ${a} had never painted anything, but you have to begin. "I'll do the garden, after rain," said ${a}. "I know what it looks like. I've only got to put it down."${comesToo} ${B.introduced} said nothing, and fetched the biggest old sheet there was, to go underneath.`,
        `All week ${A.introduced} had been looking at the garden with one eye shut. It was because of the library, where there was to be a wall of pictures on Saturday. "I'm going to learn it," said ${a}. "It can't be harder than other things." There were three pots of paint, blue and yellow and green.${comesToo} "It'll go everywhere," said ${B.introduced}, and spread out an old bed sheet, right across the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['paintbrush'] },
        `On Monday ${a} did the rain. It had only just stopped, and all was blue and running. ${a} wanted that, the running. So there was a great deal of water in it. It ran beautifully. It ran down the paper, past the edge, and down to the sheet, in long thin threads. "Stay," said ${a} to it, but it was not that sort of paint. What stayed on the paper was a blue fog.`,
        `${a} began with how wet it was. That was the best thing about the garden, on that Monday. A brush full of blue went on at the top, with half a bucket of water. Then there was no holding it. Everything that was good about it went over the bottom edge, drip after drip. On the paper there was left what is left in a bath. "I had it," said ${a}. "It was there. It just didn't stop."`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'shy')] },
        `Next door lived ${N.name}, who was to hang up the pictures on Saturday, and knew about such things. ${n} looked over the fence for a full minute. "${refrain}" said ${n}. "It's the garden after rain," said ${a}. "Ah," said ${n}. "You know, a picture should tell you that. I'd have said it was a very sad bathroom." It was meant as advice.`,
        `A head came over the fence. It belonged to ${N.name}, who ran the wall at the library, and had views on pictures. "${refrain}" said ${n}. ${a} told it. "I see," said ${n}. "I mean that I don't. If one has to say it, then it isn't there. Shall I put you down for next year?" "No," said ${a}. "I've got until Saturday."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'curious')],
          things: ['paintbrush'],
        },
        `On Tuesday it was the sun's turn, and ${a} took care. There would be no water. The yellow stood up in a heap, like butter, and shone. It was so good that ${a} called ${b}. They stood before it, and watched how it leaned forward, quite slowly, like somebody who falls asleep on a bus. Plop! It lay on the sheet. "${refrain}" said a voice. "It was the sun," said ${a}. "It's gone down."`,
        `"Too wet," said ${a}, on Tuesday. "So, dry." The yellow came straight out of the pot, and went on with a spoon. For a moment there was a real sun on that paper. One wanted to hold one's hands up to it. Then it came away at the top, and folded over, and was off. The splat was heard next door. "${refrain}" said ${n}, arriving. "I'm only asking. Is it an omelette?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(H, 'run', 'scared'), seen(B, 'stand', 'surprised')],
        },
        `Wednesday was green. ${a} did the path, leaf by leaf, so close up that there was nothing else to see. "You have to step back," said ${b}. ${a} stepped back, and there was the pot. It was a big one. ${a} went from one end of the sheet to the other before it was possible to stop. ${H.introduced}, who had been asleep in the bucket, ran through the green, and back, and round.`,
        `Green was Wednesday's, and ${a} got very near to it. There was soon more of it on ${a} than on the paper. Then ${a} moved away to look. There is a rule about pots, which is that they stand behind you. There were green tracks right across, long and slithery. And over these ran ${H.introduced}, who had stepped in it, too, and hoped to leave it behind.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'curious'), seen(A, 'sit', 'sad')] },
        `By the evening it was all brown. That's what happens to three colours that have been corrected. "${refrain}" said ${n}. ${a} looked for something to say, and there wasn't anything. "It's what I can do," said ${a}. ${n} was not a hard person. "Look here," said ${n}, and passed something over the fence. "It's a photograph, of this very garden. One puts thin paper on it, and goes round the lines. Nobody would ask you what it is."`,
        `On Thursday the paper looked like a road. ${a} had put right the blue with yellow, and the yellow with green. "${refrain}" It came over the fence, quite gently this time. "I've got a thing here that would help," said ${n}. It was a photograph of the garden, with thin paper pinned on top. "You need only go round the edges. I'd hang it in the middle. Everybody would know at once."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')], things: ['pencil'] },
        `${a} did it, with a pencil. It took ten minutes. There was the gate, and there was the tree, and each was where it should be. It would hang in the library, in the middle. "It's good," said ${b}, but took a while over it. "It's got no rain in it," said ${a}. "Nobody will know that." "No," said ${b}. "Only you." So ${a} gave it back over the fence, and said thank you. It was Friday, and there was no other picture.`,
        `It was tempting. On Friday morning ${a} went round the edges, and there it was, gate and shed and all. Anybody could have seen what it was. "That's that, then," said ${b}. "You'd be on the wall." ${a} held it up next to the garden, and shut one eye. "It's where everything is," said ${a}. "It isn't what it's like." And ${a} gave the thin paper back over the fence, and said thank you. There was nothing else to hand in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'calm'), seen(A, 'sit', 'sad')] },
        `"I'd rather not be on the wall at all," said ${a}. "I'd look at that pencil garden up there, and it would be dry." ${b} didn't try to talk ${a} round. There was the clearing up to do, and ${b} did it. The sheet was as stiff as a board by now. It needed pulling off the grass, and it needed six pegs. It hung on the washing line like a sail.`,
        `So that was the end of it. ${a} washed out the brush, and sat down by the shed, facing the shed. "I'll see to the rest," said ${b}. First there was the sheet. It had lain there since Monday, and it came off the grass with a noise like a plaster. ${b} heaved it over the washing line, for it to be got clean, and went to fetch a scrubbing brush.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(A, 'look-up', 'surprised')] },
        `You can't see a sheet when you are standing on it. ${b} came round the corner with the bucket, and saw it from the far end of the garden. The bucket went down. "${a}," said ${b}. "Come here. Walk backwards, and don't turn round until I say. Now." ${a} turned round. It's hard to say how long they stood there.`,
        `${b} had a brush wet already, and had picked out a corner to begin with. It was a blue corner. Then ${b} took three steps back, to see how much there was to do, and took three more. "Don't come," called ${b}. "No, do come. Come to where I am, and look." ${a} had been looking at that sheet for five days, from above, as you look at a floor.`,
      ),
      page(
        { camera: 'close', actors: both(going, 'surprised', 'excited', 'look-up'), things: ['rain-cloud'] },
        `There was the rain. It came down in long blue threads, and ran, and had been caught at it. There was the sun, up in one corner, thick and round, and so bright that they blinked. Through it all went a path, green and slithery, as it is when it's wet. And up from the path, in every direction, flew birds, with three toes each. "It's Monday," said ${a}, very low. "It's just after. That's what I meant."`,
        `It was all there. What had run off the paper was rain, and what had slid off it was a sun. Nobody had put right a thing. The path was the very path that ${a} had taken, in a great hurry, and it gleamed. Wherever ${h} had been, there was a flight of small green birds. "I was painting it all the time," said ${a}. "I was just looking at the wrong bit."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(N, 'cheer', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
        },
        `The head came up over the fence, with the question ready. It stayed there. You could see ${n} hear the rain. "That's your garden," said ${n}, "on Monday. I had my washing out." It wouldn't fit on the wall. So ${n} took the wall down. That is, ${n} hung the others round the sides, and gave the whole end of it to the sheet. There was no label, and nobody asked for one.`,
        `${n} looked over to ask whether ${a} had thought again. Then ${n} came in by the gate, which had never happened before. "I was out in that," said ${n}. "I got wet. It looked just so." There was a pause. "I wanted it to say what it is. I'd forgotten that a picture can do that without edges." On Saturday it hung across the whole end of the library. People came in and put up their collars.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'kneel', 'happy'), seen(H, 'stand', 'curious')],
        },
        `That's how ${a} learned it. A good deal of water is for whatever runs, and none for whatever shines. You must know when to leave off, and when to call ${h}. ${ifNamed(going, `One of them was for ${Gcap}, and hangs in the hall.`).trim()} The next one was begun on Sunday, flat on the grass. "${refrain}" said ${n}, over the fence, from sheer habit. "I don't know yet," said ${a}. "Would you mind walking across it?"`,
        `${n} gave the photograph to ${a}, in the end. It hangs in the shed. ${ifNamed(going, `The second sheet was for ${Gcap}.`).trim()} There is always a sheet on the grass these days, and always some trouble with it. "I've spilled the blue," said ${b}, on Sunday. "I'm so sorry!" ${a} came, and looked at it with one eye shut. "${refrain}" said ${b}. "Leave it," said ${a}. "It's going to be the sea."`,
      ),
    ],
  };
}

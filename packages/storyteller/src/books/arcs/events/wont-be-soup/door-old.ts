import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrains, TITLES, whatNot } from './said.ts';

/** The long one: the child has hidden it, at a price, and it need only stay where it is. */
export function old(going: Going): Told {
  const { A, K, G, a, k, g, Gcap, raw, chance } = going;
  const z = whatNot(raw);
  const refrain = chance.pick(...refrains(z));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(K, 'cover', 'worried')] },
        `The house stood on a hill, and the wind lived there, too. It came in at the kitchen door, whenever it liked, and went out again with a BANG. They'd tried a wedge, and a brick, and string. Nobody in that house had slept through since October. ${K.introduced} had rings under both eyes. On the shelf, ${A.introduced} was counting the bangs. There were sixty to the hour.`,
        `It wasn't a bad house, apart from the door. The kitchen door had a will of its own, and the wind was on its side. They'd tried a brick, and string. BANG, it went, by day, and BANG, by night. ${K.introduced} fell asleep at school over it. Up on the kitchen shelf sat ${A.introduced}, who had nothing to do but listen. ${a} knew that door quite well.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm'), seen(A, 'hide', 'scared')] },
        `On Monday ${g} took down the big pot. "It'll have to be ${z} tomorrow," said ${g}. "There's nothing else left but that." It was said quite kindly, with a nod at the shelf. "${refrain}" said ${a}. It isn't easy to be heard, from a shelf, in a draught. But somebody had heard it.`,
        `"There's just the one thing in the house," said ${g}, and felt the weight of ${a}. "That'll make ${z} for two days." The pot was put out, ready for the morning. "${refrain}" said ${a}. ${Gcap} had gone out to fetch wood. It was only ${k} who turned round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(A, 'stand', 'determined')] },
        `"What are you, then?" said ${k}. ${a} had thought about that. "I could be a hat," said ${a}. They tried it. It came down over both eyes, and ${k} walked into the dresser. "Or a ball." It went thud, and left a mark. BANG, said the door. "A cushion?" said ${a}. ${k} sat down, and rose again. "No," said ${k}. "I don't think that you're any of those."`,
        `"You'd have to be something," said ${k}. "It's no good only not being." It was a fair point. So ${a} tried being a hat, and then a ball, and a footstool with a cloth on. As a hat, ${a} gave ${k} a headache. As a ball, ${a} lay where it fell. The stool rolled out from under. BANG, went the door, like somebody laughing. "I'll think of something," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(A, 'hide', 'worried')] },
        `There wasn't time to think of something. ${Gcap} was stamping the snow off in the passage. ${k} opened the bottom cupboard, behind the bucket, and pushed ${a} in. "Don't come out," said ${k}. "Whatever happens. I'll say that I don't know." "And what will you eat?" said ${a}. "Something," said ${k}, and shut it.`,
        `Feet came up the path. "Quick," said ${k}. There was a cupboard under the sink, where nobody ever went, because of the bucket. It was dark in there, and dry, and just wide enough. "Stay," said ${k}. "It's the safest place in the house. I've been in it myself." "But what about your supper?" said ${a}. The door of it had been closed already.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'shy')] },
        `So on Tuesday nobody had ${z}. ${Gcap} looked along the shelf, and under it, and sat down. "I could have sworn," said ${g}. ${k} studied the table. They had bread, and they had the end of the jam. ${k} took the smaller bit without being told. "I'm not hungry," said ${k}. It was so loud, in the cupboard, how not hungry that was.`,
        `There was a good deal of looking on Tuesday. "A thing like that can't walk," said ${g}. "No," said ${k}, who was not good at it, and had gone red. Supper was half a loaf. ${k} pushed most of it across to ${g}, and drank some water. In the cupboard ${a} could hear it all. It had been easier to be brave before somebody was paying for it.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'sit', 'sad')] },
        `That night the wind blew as it hadn't blown all winter. BANG. Snow came in over the mat. ${k} got up, and shut it, and went back. BANG. ${k} got up again. The third time ${k} didn't go back to bed at all. ${k} sat down on the floor, in a blanket, with both feet against the door.`,
        `It was the night of the great wind. BANG, BANG, BANG, as if somebody had a grudge. "I'll see to it," ${k} called up the stairs, so that ${g} should not have to come down. The string broke. The brick went over. In the end ${k} sat there in the dark, against the door, and was the brick. The snow came in round the edges.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad')] },
        `${a} looked out through the crack. It was the safest place in the house. Here ${a} could stay until the spring, and go soft, and nobody would ever know. And out there sat somebody who hadn't had any supper, being pushed along the floor, an inch at a time. "${refrain}" said ${a}, to see if it still helped. It didn't say what ${a} was.`,
        `It was all to be seen from in there, in a thin slice. There was a foot, and a bit of blanket. They shook. "Don't come out," ${k} had said, "whatever happens." Well, this was happening. ${a} would be found, that was certain. It would be broad day, and the pot stood ready. "${refrain}" whispered ${a}. Only it was not what ${a} was thinking about.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(K, 'sit', 'sleepy')] },
        `It takes some doing to open a cupboard from the inside. The bucket went over. ${a} came out behind it, and rolled, not away from anything, this time. ${k} was asleep, sitting up, and sliding. BANG, the door was going to say. It had got as far as the B. Then it came up against ${a}, low down, just where a door is weak. Pff, it said.`,
        `${a} pushed. The catch gave, and there was the floor, quite wide, and white with snow. It went downhill to the door; ${a} had often noticed it from the shelf. There was nothing to do but let go. ${k} had nodded off, and tipped over sideways. The wind drew back for the biggest one of all. And ${a} got there first, and sat down. Pff.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(K, 'sleep', 'sleepy')] },
        `It threw itself at the door all night. It howled under it, and tried the hinges. ${a} sat there, and was heavy. It was what ${a} had always been, and it had been no use for a hat. There was nothing to it but staying. Behind the door somebody breathed in and out, under a blanket. By four the wind had lost heart.`,
        `There was a good deal of shoving after that. But ${a} was round where it pushed, and heavy where it counted. All the things that had been wrong with ${a}, as a ball, were right. The clock could be heard. So could ${k}, who was snoring. ${a} had never been so tired, and never less like ${z}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'sit', 'worried'), seen(K, 'sit', 'surprised')],
        },
        `${Gcap} came down at seven, and stood still in the middle of the stairs. "What's that?" said ${g}. "I don't hear anything," said ${k}, waking up. "Nor do I," said ${g}. Then they both saw why. There it sat, in full view, with snow on. The pot was three steps away. Nobody said anything. It was the longest look that ${a} had ever been given.`,
        `In the morning there were feet on the stairs. "I've slept," said ${g}, in a strange voice. "I went to bed, and then it was morning. What's wrong with the door?" And there, out in the open, with nothing to hide behind, was ${a}. "So that's where you were," said ${g}. ${k} stood up in the blanket, and got in between.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(G, 'stand', 'calm'), seen(A, 'sit', 'shy')] },
        `"It was me," said ${k}. "I hid it. And then it came out by itself, because of me." ${Gcap} listened to that, and to the clock. "I had a brick there," said ${g}, "and a wedge. I paid money for that wedge." And ${g} bent down, and brushed off the snow, as you do for a guest. "We'll go down to the shop," said ${g}. "I feel as if I could walk to the sea."`,
        `"I took it," said ${k}, "and I'd do it again." "How did you get it to hold that door?" asked ${g}. "I didn't. It got out on its own." ${Gcap} walked round ${a} once, and tried the door with a finger. It didn't move. "In thirty years," said ${g}, "nobody has done that." The pot was hung back on its nail. They went and borrowed some eggs.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
        `It has a mat of its own now. The wind still comes by, and tries it, and goes off round the house. "${refrain}" says somebody, at night, down by the door. "No," says ${k}, from the stairs. "What are you, then?" There's a pause, in which nothing bangs. "Busy," says ${a}.`,
        `Strangers sometimes fall over it. "What's this doing here?" they say. "You could make ${z.endsWith('s') ? '' : 'a '}nice ${z} of that!" "${refrain}" says ${a}. "It isn't, you know," says ${g}, quite sharply. And ${k}, who has slept for eleven hours, comes in at the door. It stays open for as long as anybody likes.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { comer, isAlong, isForGold, REFRAINS, TITLES } from './ends-parts.ts';

/** One wants what is under it and one wants to stand in it; they stop for somebody in the mud, and lose it, and find it. */
export function old(going: Going): Told {
  const { A, B, G, K, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const R = comer(going);
  const r = R.name;
  const pot = isForGold(going) ? 'a pot of gold' : 'gold';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'look-up', 'happy')],
          things: ['rainbow'],
        },
        `"Nothing happens here," said ${A.introduced}. It was the sort of thing that people say in the rain. ${B.introduced} opened the blue front door to see. There was a rainbow, from one end of the world to the other. The whole front garden shone, and the gate most of all. They hardly saw that. They were both looking at the far end, where it came down behind the roofs.${comesToo}`,
        `It had rained since breakfast. "Nothing happens here," said ${A.introduced}. Then the sun came out underneath, and ${B.introduced} pulled open the blue front door. The raindrops on the gate were shining, and so was the gate, but nobody looked at that. All across the sky stood a rainbow, so bright that it hummed. It had one foot just beyond the town.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'curious')], things: ['rainbow'] },
        `"There's ${pot} under the end of it," said ${a}. "Everybody says so. We could buy a boat." "I don't mind about that," said ${b}. "I want to stand in it. I want to look at my feet and see them violet." They fetched a spade for ${a} and nothing for ${b}. They forgot to close the door.`,
        `"What would you do there?" said ${a}. "Just stand," said ${b}. "I'd like to see my feet go violet." ${a} thought that this was a waste of a rainbow. There was ${pot} under the end, in all the stories. "We could buy a boat," said ${a}, and took a spade. They left the door wide open behind them.`,
      ),
      page(
        { setting: 'forest', camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['rainbow', 'tree'] },
        `"${refrain}," said ${b}. It came down plainly on the big oak, and you could see the leaves through it, first red, then green. When they got to the oak it was brown. ${a} put in the spade in three places. ${b} walked round the trunk and looked at each foot. "It was here," said ${b}. "It was," said ${a}. And now it stood in the pond.`,
        `At first it was the oak. "${refrain}!" shouted ${a}, and they ran, with the spade banging. Nobody could have missed it; it lit the trunk like a lamp. But the nearer they came the thinner it got, and under the branches there was no more than a drip. "It has stepped back," said ${b}. It was standing in the pond, and looked as if it had always stood there.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: everybody(going, 'walk', 'determined'), things: ['rainbow'] },
        `They tried to take the pond by surprise. They went round by the back of the reeds, bent double. The two ducks there were duck-coloured. "${refrain}," said ${a}, through shut teeth, for it was on the hill. "It keeps the same distance," said ${b}. "Have you noticed? It's like somebody who doesn't want to be talked to." "It's like somebody with gold," said ${a}.`,
        `They went to the pond at a run. One watched the rainbow all the time, and one watched the road. It did not move. They could have sworn to that. And it was not there. "${refrain}," said ${b}, and pointed up. "It takes one step for each of ours." "Then we want longer steps," said ${a}, and made for the hill.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['rainbow'] },
        `Half way up the hill they had the rainbow. It was as near as the next gate, and so bright that the sheep in it were seven different colours. It had begun to fade a bit at the top. "Now!" said ${a}. "It won't last three minutes!" And then somebody shouted, off to the left. It was not a happy shout. It came out of the boggy place, where nobody goes.`,
        `Up there it was so close that it came down on the next gate, and on a sheep. They could see every stripe. "Run!" said ${a}. "It's getting pale!" It was going out, slowly, from the top, as they do. They had perhaps three minutes. That was when they heard it, away to the left, from down in the bog. "Help!" said somebody. "I'm stuck!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')] },
        `There were the gate and the sheep, and all seven colours on them. It was twenty steps. "They'll still be stuck in three minutes," said ${a}. "Yes," said ${b}, and did not move either way. There would be other rainbows. ${a} did not believe that for a second. ${a} said something to the spade, and turned left.`,
        `"We could go up, and then come back," said ${b}, with both eyes on it. It had been ${b} who wanted so much to stand there. "It would only take a minute." "Help!" said the bog. ${a} held the spade, and thought of the boat. Then ${a} looked at it the other way, from the other end of the spade, as it were. They went left together.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'worried'), seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
        },
        `It was a child called ${r}, in up to the tops of two boots, with a bucket. "I was running and I wasn't looking down," said ${r}. They stood on the firm edge and held out the spade, and pulled. First there came a noise like a kiss, and then ${r}, and then, after some digging, one boot. It took a good deal longer than three minutes. When they looked up, the sky was nearly empty.`,
        `It was a child called ${r}, in the mud to the knees. "Don't come near," said ${r}. "It's soft." So they lay down on the bank and pushed out the spade, the flat end first. ${r} took hold. It was like getting a cork from a bottle. They got ${r}, and they got the bucket, but one of the boots is there still. And by then there was hardly any rainbow left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `"I was so close," said ${r}. "I've been after it since the mill, down on the other side of the town. What were you doing up here, with a spade?" They told it. "Under that sheep?" said ${r}. "But when I first saw it, it was nowhere near here. It stood on a house, for ages, and never moved."`,
        `They told ${r} about the boat, and the feet. "By the gate?" said ${r}. "It wasn't up here at first. I saw it from the mill, behind the town." "Then where was it?" said ${a}. ${r} got up, in one boot, and pointed. It was the way that they had come. "${refrain}," said ${r}. "On a house. You must have walked right past."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'excited'), seen(K, 'stand', 'surprised')] },
        `"Which house?" said ${k}. "It has a blue door," said ${r}. "I thought that somebody must be very lucky there. They'd even left it open." Nobody said anything for a bit. Far down in the town there was a very small blue mark. "That's ours," said ${k}. "We were standing in it when we saw the other end."`,
        `"Do you see a blue door?" said ${r}. "It came down there, all over the front of the house. Whoever lives there must have been blinded." ${k} began to laugh. "We do," said ${k}. "That's us. We opened it, and looked out, and said how far away it was."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'curious'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"So you were in it," said ${r}. "What was it like?" It was ${b} who should have known. All that ${b} had wanted was to stand in it and look at two feet. "I don't know," said ${b} slowly. "I was looking over there." "And I ran off from the mill," said ${r}, "and somebody may have seen it there, on me." They all looked at their feet. They were brown.`,
        `"You stood in it," said ${r}. "Tell me what it's like, then." They thought hard. "The gate shone," said ${a}. "I saw that, and didn't look. I said that nothing happens here." ${b} sat down on the grass. "I was inside," said ${b}. "I was inside it all the time."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            seen(G, 'stand', 'happy'),
            seen(R, 'sit', 'happy'),
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
          ],
          things: ['pancakes'],
        },
        isAlong(going)
          ? `They took ${r} home, to be dried. There was nothing under the blue door but the mat, and nothing under the mat. ${cap(b)} got out the pan. Then there was a tower of pancakes on the table, each as round and yellow as a coin. They ate them at the open door, and looked at the gate. "It's only now that I see how it shines," said ${a}.`
          : `They took ${r} home, to be dried. ${Gcap} was in the kitchen. On the table was a tower of pancakes, each as round and yellow as a coin. "You left the door open," said ${g}. "All that light came right in, as far as the stove." "What was it like?" they said, all at once. ${Gcap} thought about it. "I made pancakes," said ${g}.`,
        isAlong(going)
          ? `The blue door was as they had left it. The sun fell in, right up to the stove, in stripes. "Something comes over me," said ${b}, and got out the pan. The pile of pancakes on the table was the colour of old gold. ${a} put the spade behind the dresser, where nobody would ask about it.`
          : `The blue door was as they had left it. In the kitchen stood ${g}, as pink as anything, with a pan. The pile of pancakes on the table was the colour of old gold. "Something came over me," said ${g}. "The sun fell in at that door, in stripes, and I just had to make something. I couldn't stop." ${a} put the spade behind the dresser, where nobody would ask about it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'stand', 'happy'), seen(A, 'look-up', 'happy')],
        },
        `Now they do it properly. When there is rain and sun together, ${r} stands at the mill with a flag. One of them stands at the blue door. They take turns. You can't see it from inside; somebody else has to tell you. "${refrain}!" says the flag, when it is on you. It was ${b} first. ${b} stood with both eyes shut. Afterwards ${b} said that it was wet, and did not stop smiling until Tuesday.`,
        `It is all arranged with flags. ${r} has one at the mill, and there is one at the blue door. A red flag means that it is on you, and then you stand still. It looks just like rain. But someone a long way off, with the sun behind them, can see you there in all seven colours. "${refrain}," they say. Nobody has bought a boat. "Nothing happens here," said ${a}, last time, in the middle of it, and stood there, and looked at everything.`,
      ),
    ],
  };
}

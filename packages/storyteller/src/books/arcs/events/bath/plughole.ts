import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Too big!',
  'Much too big!',
  'No, too big!',
  'That is too big!',
  'Oh, too big!',
  'Still too big!',
  'Far too big!',
  'Oh no, too big!',
  'A bit too big!',
  'It is too big!',
  'Too big for that!',
  'Ever so big!',
] as const;
const TITLES = ['too big for the plughole', 'glug', 'who goes down the plughole', 'the heel and the sea'];

/** What goes down the plughole? They try everything. Only water does; and one heel can stop the whole sea. */
export const PLUGHOLE: EventPlot = {
  id: 'plughole',
  when: /\b(?:plug ?holes?|plug|drain|scared|afraid|fright\w*|sucked|get(?:s|ting)? out|going down)\b/i,
  young,
  middle,
  old,
};

/** "Mia doesn't want to get out of the bath": what is said of it, and nothing where the theme is another. */
const ofStaying = ({ raw }: Going, text: string): string =>
  /\b(?:get(?:s|ting)? out|comes? out|stay(?:s|ing)? in|leave)\b/.test(raw) ? ` ${text}` : '';

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bathtub'],
        },
        `Bath time! ${A.introduced} was in the bath. ${B.introduced} was there.${comesToo} Splish, splash!`,
        `It was bath time. Splash! In sat ${A.introduced}. ${B.introduced} was there to splash.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')] },
        `"All done," said ${g}.${ofStaying(going, `"No!" said ${a}. "I stay in!"`)} Out came the plug. Glug! "What goes down there?" said ${a}.`,
        `${ofStaying(going, `"Out!" "No," said ${a}. `).trimStart()}Out came the plug. Glug, glug! "Will I go down, too?" said ${a}. "Try it," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'curious')] },
        `Glug! The water ran. They tried the duck. Would it go down? "${refrain}" said ${b}.`,
        `The water ran and ran. ${b} tried it with a duck. "${refrain}" said the hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious')], things: ['soap'] },
        `They tried the soap. It slid over the hole. "${refrain}" said ${a}.`,
        `${a} tried the soap. It did not go in. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(B, 'stand', 'happy')] },
        `They tried a cup. "${refrain}" They tried a sock. "${refrain}"`,
        `A cup? "${refrain}" A flannel? "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `${a} put one toe on the hole. It did not go in. "I am too big!"`,
        `Then ${a} tried a toe. No! Not one toe went in. "I am much bigger than that!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited')] },
        `${k} put a heel on the hole. The glug stopped! All the water stood still.${ofStaying(going, `"I can stay in!"`)}`,
        `"Look!" said ${k}. One heel on the hole. No more glug! It held all the water.${ofStaying(going, `"Now I can stay!"`)}`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `Heel up, glug. Heel down, stop. Glug. Stop. Glug. Stop. Glug, glug, glug!${ofStaying(going, `"Now I am all done!" said ${a}.`)}`,
        `Up with the heel: glug. Down with it: stop. They played till the bath was empty.${ofStaying(going, `"I think I will get out now."`)}`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `The water has gone away. It was small. ${a} is big, and asleep in bed.`,
        `Glug, the water is gone. ${a} is still here. ${a} is in bed, asleep.`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'stand', 'happy')],
          things: ['bathtub'],
        },
        `${A.introduced} liked all of bath time but the end of it. ${B.introduced} was there with the ducks.${comesToo} They had made waves. They had made a beard. "Time to get out," said ${g}.${ofStaying(going, `"I'm not getting out," said ${a}. "I live here."`)}`,
        `It was bath time, and a fine deep bath. ${A.introduced} had been a whale, and ${B.introduced} had been a ship.${comesToo} Then ${g} came in with the towel. "Last one," said ${g}, and reached for the plug.${ofStaying(going, `"I'm not getting out," said ${a}. "Whales never do."`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')] },
        `Out came the plug. GLUG, said the hole. It swallowed, and swallowed, and it pulled at the water. "It's very hungry," said ${a}, and drew up both feet. "What if it gets me?"`,
        `It began with a gulp. Then the water went round and round, with a hole in the middle. "It drinks everything!" said ${a}, at the other end. "It'll drink me."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'curious'), seen(G, 'stand', 'calm')] },
        `"Let's find out what it can eat," said ${b}. ${Gcap} left the plug out, and the water ran. The duck went first. It sat on the hole like an egg on a thimble. "${refrain}" said ${b}.`,
        `${Gcap} left the plug out, and it went on drinking. "We could try it," said ${b}. "We could give it a duck." The duck bobbed over the hole, and turned round, and stayed. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious')], things: ['soap'] },
        `After that it was offered the soap. The soap was slippery, and it was small. It slid right over the hole and came to rest. "${refrain}" said ${a}, a bit more loudly.`,
        `Next came the soap. If anything could slip down, that could. But it lay across the hole like a lid. "${refrain}" said ${a}. "It can't even eat soap."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'cup'), seen(B, 'hold', 'happy', 'spoon')] },
        `They tried a cup and a flannel. They tried a spoon, and it would not go through the bars. "${refrain}" they said, every time. "It's got a very small mouth," said ${b}.`,
        `There was not a thing in that bathroom that would fit. A cup? No. A flannel? No. A spoon got as far as its handle. "${refrain}" "It only talks big," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')] },
        `There was one more thing to try. Very slowly, ${a} put out a toe, the smallest. It would not go in. The big toe was much, much too big. And there was all the rest of ${a}.`,
        `Then ${a} slid down to the tap end. One little toe came up to the hole and knocked. It could not get in, not even that. "I'm a hundred times too big," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited')] },
        `"There's still water," said ${k}. Glug! Then ${k} set down one heel, flat on the hole. The glug stopped short. All that water stood still, and waited. "I've stopped it," said ${k}, "with a foot!${ofStaying(going, `Now nobody can make me get out.`)}"`,
        `There was still water. GLUG! But ${k} put one heel where the noise was. At once there was no noise. There was a whole bath full of water, and one heel held it up.${ofStaying(going, `"I shall stay in for ever," said ${k}. "I only can't move."`)}`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `So they taught it manners. Heel up. "Glug." Heel down. "Not now, thank you." Up. "Glug, glug." Down. "That will do." It did just as it was told.${ofStaying(going, `Only the water was getting cold. ${A.names} fingers had gone like raisins.`)}`,
        `Then they played it like a trumpet. Up with the heel: gluuug. Down: nothing. Up, down, up, down. It could say a good many things, but it could not say no.${ofStaying(going, `Only the water had got cold. ${A.names} toes had gone like raisins.`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'happy')] },
        `At the end there was only a bit left, spinning. "You can have that," said ${a}, and lifted the heel for good. Slurp. Out of politeness they all said good night to it.${ofStaying(going, `"I'm getting out now," said ${a}. "It was my idea."`)}`,
        `"Go on, then," said ${a}, "finish it up." The last drop went round, and round, and was gone. There in the bottom sat ${a} and eleven ducks. Nobody was missing.${ofStaying(going, `"I'll get out now," said ${a}. "I've decided."`)}`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Far down under the house, the water was on its way to the sea. It would not be back. But ${a}, who was too big to go, was in bed and asleep.`,
        `That night ${a} was asleep under a blanket, with two heels sticking out. They were strong ones. They could stop the sea.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'stand', 'curious')],
          things: ['bathtub'],
        },
        `${A.introduced} always got out of the bath before the plug was pulled. It was done fast, and without fuss, so that nobody had ever noticed.${comesToo} ${B.introduced} noticed. "Why do you jump?" said ${b}. "I don't jump," said ${a}. "I've simply finished." But there was foam up both walls, where somebody had.${ofStaying(going, `And yet, each night, ${a} argued for a quarter of an hour first. It was the best bit of the day that was ending.`)}`,
        `There was a rule that ${A.introduced} had never told to anyone. It was this: be out before the plug is.${comesToo} This time the talk was so good, and the water was so warm, that it was forgotten.${ofStaying(going, `"Out," ${g} had said, four times. "Not yet," ${a} had said, five.`)} "You're going like a prune," said ${B.introduced}. "So I am," said ${a}. And then there was a hand on the chain.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'scared'), seen(G, 'stand', 'calm')] },
        `That evening ${g} was in a hurry, and out it came. GLUG. ${a} had both feet still in. There was a dent in the water, and it grew, and it turned. A noise came up through it like something large with its mouth full. In one leap ${a} was on the mat. "You jumped," said ${b}. This time there was no denying it.`,
        `"Up you get," said ${g}, and pulled. It began to gulp at once. The water near the taps leaned over. A leaf of soap came sailing down the bath, went round once, and was gone. ${a} was out, and dripping, and halfway to the door. "Was that because of the plughole?" said ${b}. There was nobody else it could have been because of.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'calm')] },
        `"You'll think it's babyish," said ${a}. "I know that a person can't go down it. I know it in my head. It's only my feet that don't." ${b} did not laugh. "Feet are slow," said ${b}. They looked at the hole. "What exactly does go down it?" said ${b}. "Has anybody tried?" ${Gcap}, who could see that it would be a long evening, left the plug out.`,
        `"Go on, laugh," said ${a}. "I'd rather know," said ${b}. "What do you think it would do?" ${a} tried to say. Said aloud, it was not much. "It sounds as if it would eat anything." "Then let's feed it," said ${b}, "and see." It was so simple that ${a} could find nothing against it. ${Gcap} sighed, and left the plug out.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'curious')], things: ['soap'] },
        `They did it in order of size, from the top. A duck went first, as the largest who was willing. It raced down the bath, span over the hole, and sat. "${refrain}" said ${b}, and wrote it on the steam. Then they gave it the soap. It was as slippery as a fish, but no. "${refrain}"`,
        `${b} kept a list, with one finger, on the wet tiles. DUCK, it said. They set it on the water, and let go. It was sucked to the place, and it stuck there looking surprised. "${refrain}" SOAP, said the list. For a moment it seemed likely. But soap is wide, when it comes to it. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'cup'), seen(B, 'hold', 'happy', 'spoon')] },
        `It would not have a flannel. It would not have a cup, or a spoon, or the toothbrush mug. By now ${a} had come back to the edge and was passing the things. "${refrain}" "Try the loofah." "${refrain}" There was a grating, if you looked, as fine as a tea strainer. It had never got its teeth round anything in its life.`,
        `CUP. SPOON. SPONGE. The list went round the corner, behind the taps. ${a} knelt at the side, now, and passed things. "${refrain}" said ${a}, before ${b} could. It turned down a marble. Behind all that roaring, there were little metal bars, and you could not have posted a pea through them. "It's a lot of noise," said ${a}, "for somebody who lives on water."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'calm')] },
        `"There's only one thing left," said ${b}. They both knew what it was. "You needn't. We know, now." "My head knew before," said ${a}. It was the feet that had to be told. ${a} got in. The water was cold by then, and it was a long way to the taps. One toe went out, the least of the ten, and touched.`,
        `The list was full. There was one word that nobody had written. "You don't have to put TOE," said ${b}. ${a} thought about it. It would have been quite easy to leave it there. Then ${a} climbed over the side, and sat down, and slid along the bottom, an inch at a time. "Put it," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `Nothing. It was like pressing a button that was not joined to anything. It could not have got in if it had wanted to, not the nail of it. "Too big," said ${a}. ${a} tried the next toe, and the next. The largest covered the thing like a hat. "I'm too big in ten different sizes," said ${a}.`,
        `It tickled. That was all. There was a small, cool pull, such as you might get from a kitten. The toe was too big. The toe next to it was a great deal too big. And behind them came a foot and a leg and the whole of ${a}, getting larger all the way. "I could sit on it," said ${a}. "It couldn't do a thing."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited')] },
        `It was ${k} who found out the best part. It came of putting down a heel, to get up by. The noise stopped. It did not fade; it stopped, like a radio. The water lay from end to end without a wrinkle. ${k} raised the heel. Glug. Down. Silence. "I've got the whole bath," said ${k}, "under one foot.${ofStaying(going, `I need never get out again.`)}"`,
        `Then ${k} moved, and one heel came down on the hole. It was so quiet that they heard a tap drip next door. Nothing went round. Nothing pulled. All those gallons were waiting to see what ${k} would do. "Listen," said ${k}. Heel up: roar. Heel down: not a whisper. "It's not strong at all. I'm what's strong.${ofStaying(going, `I could stay in till Christmas.`)}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `They took turns to hold back the sea. With practice you could make it say words. It said "glug", and "gulp", and once, quite clearly, "Gloucester". "Have you got a thing like that?" said ${a}. "Escalators," said ${b}. "My feet won't get on. They're still thinking." "We could go and feed it something," said ${a}. "A sock. We'd stand well back."`,
        `After that they played it. A quick heel gave a hiccup. A slow one gave a groan. They did a march. "Is there anything you jump at?" said ${a}. "Escalators," said ${b}. "My feet don't trust them." "Then that's next," said ${a}. "I'll hold your sleeve. We'll take a list, and a sock to feed it."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `When the last of it ran out, ${a} was sitting in the empty bath with eleven ducks. Nobody had jumped.${ofStaying(going, `"You may stay as long as you like," said ${g}. It was cold, and there was nothing in it. "I was just going," said ${a}.`)} Later, in the dark, there was one more glug from somewhere down in the pipes. But ${a} was asleep, with both feet out at the end of the bed. They had heard it too, and they did not move.`,
        `They let it go, in the end, and watched it to the last drop. On the tiles there was a list of nineteen things, and beside each stood NO. Beside TOE it said NO as well, in another hand.${ofStaying(going, `A bath with no water in it is only a cold white ship. "I'm getting out," said ${a}, "and nobody told me to."`)} ${a} was soon asleep. It rained in the night, and all the drains in the street were talking. Two feet lay on top of the blanket, quite at their ease.`,
      ),
    ],
  };
}

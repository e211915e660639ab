import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { lostIn, REFRAINS, TITLES } from './parts.ts';

/** For the oldest: whoever carries the bag sees it first, and for once knows something that the other does not. */
export function old(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const { m, is, was, it } = lostIn(raw);
  const them = it === 'they' ? 'them' : 'it';
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud', 'scarf'), seen(B, 'hold', 'shy', 'backpack')],
        },
        `When ${A.introduced} made a thing float, people stopped in the street. Behind, with the bag, stood ${B.introduced}. "And what do you do?" somebody asked. "${b}?" said ${a}. "Oh, ${b} carries the bag." It was true, and it was said quite kindly. "You don't mind?" "Why should I?" said ${b}, and thought about it all the way home.${comesToo}`,
        `There were two of them, and one had the ${m}. That was ${A.introduced}. The other had the bag, and that was ${B.introduced}. "Bravo!" people said to the one. To the other they said, "Excuse me," because they wanted to see past. "You don't mind, do you?" ${a} asked once. "Why should I?" said ${b}.${comesToo}`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'walk', 'sleepy', 'scarf')] },
        `There was to be a party, and forty lanterns were to float up at nine. On the day of it ${a} overslept. There was a thump in the dark. It was ${a} getting out of bed backwards, for some reason, with feet in the air. The scarf was put on with the knot behind. ${a} never noticed. When you're in a hurry, the one side of you is much like the other.`,
        `They had been asked to do the lanterns. There were forty, and at nine o'clock they were all to float up. So ${a} was out of bed before it was light, and in such a rush, backwards. The scarf went on wrong way round as well. "You've got it back to front," said ${b}. "There's no time for that," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'point', 'worried'), seen(B, 'sit', 'curious')],
          things: ['cup'],
        },
        `It was always a cup first, to warm up with. "Up," said ${a}. ${refrain} "Up," said ${a} again, more politely. The cup looked as if it had never been anything but a cup. ${a} went quite white. "${it === 'they' ? 'They are' : 'It is'} gone," said ${a}. "I've lost my ${m}. I had ${them} last night." Neither of them looked up at the ceiling, where the other chair was.`,
        `They began with a cup, as they did every day. ${a} pointed, and it was a good point, straight from the shoulder. ${refrain} "Perhaps it's stuck," said ${b}, and lifted it. It wasn't. "My ${m}," said ${a}, in a small voice. "I must have lost ${them} in the night." Overhead, without a sound, a chair bumped gently along the ceiling.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'worried')],
          things: ['bucket'],
        },
        `They looked for ${them} in the garden, since you have to look somewhere. ${a} tried a bucket, a trowel and a single pea. ${refrain} "Stand in front of me," said ${a}, "and tell me if it moves." So ${b} stood in front, with the bag, and watched a pea. It's not easy to say afterwards how long you have watched a pea.`,
        `"Fresh air," said ${b}. The bucket stood on the path. ${a} spoke to it, begged it, and kicked it. ${refrain} "You're in the way," said ${a}, "come round and stand in front." It had never been said like that before, with a shake in it. ${b} came round. The bucket went on being a bucket, and they both watched it do so.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'look-up', 'surprised'), seen(A, 'sit', 'sad')], things: ['wheelbarrow'] },
        `And so it was ${b}, facing the other way, who saw. Over ${A.names} shoulder something pink came up behind the hedge. It was the wheelbarrow. It hung there and turned, like a thing in a shop window. ${b} looked at the scarf with its knot behind, and understood, and took a breath to shout. But ${a} had both hands over both eyes and saw nothing, and ${b} let the breath out again.`,
        `That was how ${b} came to be looking past ${a} when it happened. "Up," said ${a} to the bucket. And behind ${a}, at the end of the garden, up went the wheelbarrow. It was pink. It hadn't been. ${b} looked at it, and at the back-to-front scarf, and understood the whole of it in one go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'sad')] },
        `There are not many chances to know something. All those years it had been the other way about. "What would I be without ${them}?" said ${a}, from behind those hands. "I'd be anybody. I'd be somebody with a scarf." ${b} thought, "You'd be somebody who could carry a bag." It was not a nice thought, though quite a comfortable one. "Let me," said ${a}, and took the bag, so as to have something to do.`,
        `Only three words were needed. They were "look behind you", and they were on the tip of ${b}'s tongue. ${b} kept them there. "I suppose I could hold something," said ${a}, not very steadily. "The way you do. Is it heavy?" "You get used to it," said ${b}. And for the rest of the morning ${a} carried the bag.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'shout', 'sad'), seen(B, 'stand', 'worried')],
          things: ['log', 'gate'],
        },
        `They went on looking, in the lane and at the farm. ${a} shouted at a log. ${refrain} Behind, a gate went up, and fourteen yards of fence. "You're very quiet," said ${a}. "Am I?" said ${b}. It was odd. A secret as big as a barn ought to have felt better than this. It felt like a stone in a shoe.`,
        `All day they tried things. ${refrain} All day it went up behind them, gates and geese and a length of pipe. Only one of them saw. "At least you're here," said ${a}, at four o'clock. "You're the only one I could stand to have watching." It would have been easier if ${a} had said something horrid.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'scared'), seen(B, 'stand', 'worried')],
          things: ['lantern'],
        },
        `At nine the whole place was there. The forty lanterns lay in the grass. Somebody lifted up a child, to see better. ${a} stood in front of them all and couldn't say it. "I'm sorry," ${a} began, and it hardly reached the first row. And ${b}, at the side, put down the bag.`,
        `Then it was nine o'clock, and they had all come, in rows. Someone said "Shh". ${a} walked out on to the grass where the lanterns were, and stopped, and looked round for ${b}. It was not for help. It was only to have one face there that knew. "There's something I have to tell you all," said ${a}. But somebody else said it first.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(A, 'stand', 'surprised')] },
        `"Turn round!" It came out much too loud. Everyone stared. ${b} had never said a word in front of people before. "You got out of bed backwards," said ${b}. "So ${it} ${was === 'were' ? 'come' : 'comes'} out at the back. Your ${m} ${is} not lost. I've known since the garden." And after that it was very, very quiet.`,
        `"Stand the other way!" said ${b}. "You're back to front today. It's all been happening behind you, the whole time." There was a rustle. "How long have you known?" said ${a}. ${b} could have said, just now, this minute. "Since the garden," said ${b}. It was the hardest thing that was lifted that day.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'determined')],
          things: ['lantern'],
        },
        `They looked at each other. "I carried that bag," said ${a}, slowly. "It's got a strap that cuts." "I know," said ${b}. ${a} turned round then, with forty lanterns behind and nothing in front but a hedge. "I can't see what I'm doing," said ${a}. "You'll have to be my eyes." "Left," said ${b}. "More. Now!"`,
        `"I'd have done the same," said ${a}, after a time. "No, I wouldn't. I'd have told everybody." It was so true that ${b} laughed. ${a} turned, and there was only the dark to point at. "Where are they? I can't do it blind." "I'll say," said ${b}, and came out on to the grass. "A bit lower. A bit left. Up!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'look-up', 'happy'), seen(A, 'stand', 'proud')], things: ['lantern'] },
        `Up they went, in a row at first, and then every way, like bubbles. "Are they up?" said ${a}. "Thirty-nine," said ${b}. "There's one asleep in the grass. There. That's all." So one of them did it, and the other saw it. "And what do you do?" a man asked ${b}. "I say where," said ${b}.`,
        `One went, and another, until the dark was full of them, and people's faces had gone gold. ${a} had a hedge to look at. "Tell me," said ${a}. And ${b} told it: the high ones, the slow one, the two that went round each other. Nobody asked them which of them had the ${m}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'backpack')],
          things: ['cup'],
        },
        `They take turns with the bag now. ${a} gets out of bed by the front, on most days. "Up, cup." And up it comes. But on party days there's a thump, before it is light. "I've done it backwards again," ${a} calls. "You'll have to come." ${b} has never once asked if it was an accident.`,
        `In the bag is a second scarf by this time. ${a} mostly gets up the usual way, and the cup goes up, where you would expect it. Some mornings, though, there is a scarf with its knot behind. "Oh dear," says ${a}. "Would you mind coming out in front?" "Why should I?" says ${b}.`,
      ),
    ],
  };
}

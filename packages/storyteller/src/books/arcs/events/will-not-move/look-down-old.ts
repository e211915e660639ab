import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is a bell that would do it at once, and a parade at two that they were to lead. */
export function old(going: Going): Told {
  const { A, B, a, b, k, company, chance } = going;
  const { refrain, setting, lane, S, s, N, n, wont, aBus, bus } = partsOf(going);
  const H = company.person([a, b, k].includes('Mr Gill') ? 'Mr Cobb' : 'Mr Gill', 'farmer');
  const h = H.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'excited', 'bell'), seen(S, 'walk', 'calm')],
          things: ['bell'],
        },
        `The parade was at two, and they were to lead it. Nobody had ever asked them to lead a thing before. ${A.introduced} had been brushed twice. ${B.introduced} had the bell, the old brass one for supper. Whenever it rang, ${a} came, from anywhere, at once. ${S.introduced} was in the ${lane} too. But who counts those?`,
        `There was to be a parade, with a band, at two o'clock. ${A.introduced} and ${B.introduced} were to go first. They had practised going first all week. "And if you dawdle," said ${b}, "I've got this." It was the supper bell. ${a} had never in life not come to that. They set off at noon. ${S.introduced} had set off at seven, but then it was a longer way for some.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'surprised')] },
        `There's a place where the ${lane} is just as wide as it must be, and no wider. There's a bank on each side. It was there that ${a} stopped. "What is it?" said ${b}. "${refrain}" said ${a}. ${wont} It wasn't said crossly. It was said as you say that it's Tuesday. Not a leaf moved. Far off somebody was trying out a tune.`,
        `Halfway down, between two banks, ${a} stopped. It wasn't a stumble. It was like a clock stopping. "Go on," said ${b}. "${refrain}" said ${a}. ${wont} ${b} looked for a stone, or a wasp, or a reason. There was only the ${lane}, and the sun on it. "It's a quarter past twelve," said ${b}. "They can't begin without us. We're the beginning."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'calm')], things: ['biscuit'] },
        `${b} pulled from the front, and pushed from behind. You might as well have pushed the weather. ${b} laid a biscuit on the ground, three steps on, and said to the air how good it smelled. ${b} walked off round the bend, whistling, to be followed. Nobody followed. It's lonely, to whistle round a bend. When ${b} came back, ${a} hadn't so much as looked at the biscuit.`,
        `First ${b} was nice about it. There was a biscuit in it, with ginger. Then ${b} was firm, and pulled until something cracked, and it was ${b}. Then ${b} pretended to go without. That works on nearly everybody. ${b} counted to a hundred behind a bush, and looked round it. There they stood, ${a} and the biscuit. Neither of them had missed anybody.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised'), seen(H, 'stand', 'angry')],
          things: ['basket', 'tractor'],
        },
        `From one side came ${N.introduced}, with a basket of jam tarts for the tea tent. From the other came ${h} on a tractor. They both had to stop. It was awkward. ${n} and ${h} had not said a word to each other for nine years. It was about a hedge. Each of them had cut it, on the same day, and now there wasn't one. They looked at the sky, on different sides.`,
        `${N.introduced} came along with her basket, and had to stop. ${h} came the other way on his tractor, and had to stop as well. Now it so happened that they lived next door, and hadn't spoken since the business with the hedge. That was nine years. "Tell her I'm late," said ${h} to ${b}. "Tell him he's not the only one," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'reach', 'determined'), seen(A, 'stand', 'determined'), seen(H, 'reach', 'determined')],
        },
        `"Ask her to push when I pull," said ${h}. "Ask him which of us he thinks is stronger," said ${n}. ${b} ran to and fro with it, like a postman. So they heaved, one at each end, and each was sure that the other wasn't trying. "${refrain}" said ${a}. It was the only thing on which the two of them had worked together since the hedge. It had gone about as well.`,
        `${b} carried messages. He would pull, if she would push. She would push, if he took back what he'd said in the spring of that year. He wouldn't. They both took hold all the same, red in the face, with ${a} in between. "${refrain}" said ${a}. It was a curious sight. It was like two people trying to shut a door from both sides.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(B, 'cover', 'worried')], things: ['bus'] },
        `At one o'clock there was ${aBus}. It was full of people in hats, on their way to see the parade. "What's holding us up?" they said. "The parade is," said the driver. Then they shouted. They had a great many ideas, and all of them were about ${a}. "When do we go on? When? Can't you do anything?" ${b} could. ${b} had the bell, and had not rung it.`,
        `By one there stood ${aBus} with forty hats in it. Behind the ${bus} stood half the band, in its good jackets. "When?" they cried, all down the ${lane}. "When? When?" Nobody had been so important to so many before, and it was horrible. "Haven't you got any way to do it?" asked the driver. ${b} had. It was brass, and the sun shone on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'worried', 'bell'), seen(A, 'stand', 'calm')], things: ['bell'] },
        `${b} took it out. It would need one ring. ${a} would come, because ${a} always came. That was the trouble with it. It wasn't asking. It was more like a lead that you can't see. And it came to ${b} that there had been pulling, and pushing, and forty people saying when. Not one of them had asked what. ${b} sat down in the dust, with a finger on the clapper. "What is it?" said ${b}.`,
        `Out came the bell. It had never failed. But ${b} had to see ${A.names} face first, and so ${b} went round there, and looked. It wasn't a stubborn face at all. It was careful. It was the face of someone who is carrying a very full cup. ${b} held the clapper still. "You're looking at something," said ${b}. "What is it?" And ${a} breathed out.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'walk', 'calm'), seen(B, 'kneel', 'surprised'), seen(A, 'stand', 'happy')],
        },
        `${a} looked down. So ${b} did. Just in front of ${a}, no further off than a hand is long, went ${s}. It had crossed the whole of the left side of the ${lane}. It had a foot still to go, and only one to do it with. "You could have told us!" said ${b}. "They only wanted to know when," said ${a}. "I don't know when. You'd have to ask ${s}."`,
        `It was right there, where the next step would have been. It was ${s}. There was a silver line behind, all the way back to the bank, and it must have taken since morning. In front were the shade, and the dock leaves, and twelve more inches. "Why didn't you say?" said ${b}. "Nobody asked what," said ${a}. "They asked when. It isn't up to me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried', 'bell'), seen(S, 'walk', 'calm')], things: ['bell'] },
        `It was twenty past one. If ${b} rang now, they would be in time, and in front, with the band behind them. Or ${b} could pick ${s} up. But there was that line. Somebody had come eleven feet, alone, on purpose. It wasn't for anybody else to do the last one. ${b} thought of the ribbon, and of the whole village turning round to look. It did not take ${s} any less long. Then ${b} put the bell away.`,
        `One ring, and they'd be first. There was still time. Or ${b} could lift ${s} across in a second, and put an end to it. But ${s} had done nearly all of it, and had not asked. It would be like writing the last line of someone else's letter. ${b} had told so many people about leading that parade. ${b} wrapped the bell in a sock, so that it couldn't ring by mistake. It was about the hardest thing to wrap.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'shy'), seen(N, 'stand', 'surprised'), seen(H, 'stand', 'surprised')],
          things: ['bus'],
        },
        `Then somebody had to tell them. "It's for ${s}," said ${b} to the whole ${lane}, quite red. "It's nearly over. I'm sorry about the parade." Nobody spoke. A hat laughed, and another hat said that it was a disgrace, and they'd paid for the ${bus}. ${h} got down from the tractor. He came and looked, with his hands on his knees. "Well, I'm blowed," said ${h}, to ${n}. It had slipped out.`,
        `"We're not going to move," said ${b}. It came out rather small. "It's ${s}. It's nearly at the other side." Some laughed, and that was bad. Some didn't, and that was worse, for they had children to get there. But ${n} had come up to see, and so had ${h}. They bent down in the same moment. "Look at it go," said ${h}. "It's got your stride," said ${n}. Then they noticed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(H, 'sit', 'happy'), seen(S, 'walk', 'calm'), seen(A, 'stand', 'calm')],
          things: ['basket'],
        },
        `Nobody can stay angry for a foot, at that speed. ${n} opened the basket, since the tarts would be too late. "Raspberry?" she said. "You know I do," said ${h}. They sat on the bank. "I only cut it because you had," he said. "I only did because I thought you would." At two o'clock the band struck up, a long way off. It was very good. ${b} listened right to the end.`,
        `The tarts were for the tea tent. But there was no getting to any tent by now. ${n} handed them along the bank, and the last one went to ${h}. "I might plant a hedge," he said, after a time. "I might hold the string," said ${n}. Then, over the fields, came a drum, and then all of it. The parade had begun with somebody else. ${b} looked hard at the ground, and there was ${s}, still going.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'happy'),
            seen(B, 'walk', 'proud', 'bell'),
            seen(N, 'stand', 'happy'),
            seen(S, 'sit', 'happy'),
          ],
          things: ['bell'],
        },
        `At ten to three ${s} went in under the dock leaves, and forty hats cheered in a whisper. ${a} walked on at once. They did get to the green. A man was sweeping it. When they came home the sun was low. In the narrow place stood ${n}, with her arms out, and ${aBus} in front of her. "${refrain}" said ${n}. Another one had started. ${b} didn't ask when. ${b} rang the bell, once, for supper.`,
        `Then there was nothing left in the ${lane} but a silver line. On went ${a}, as if it had been a minute. They led the parade home, ${b} said, since it was all coming back by then. That evening they went the same way, with the low sun behind them. There was ${n}, in the middle, and nobody could get by. "${refrain}" she told a whole bus. ${b} looked down. It was somebody's brother. So they all sat, and ${b} rang for tarts.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: one can bowl as everybody wants, or as one can, with nobody left out by the hedge. */
export function old(asked: Going): Told {
  const { title, K, k, B, b, C, H, G, g, Gcap, ours, slow, comesToo } = partsOf(asked);
  const c = C.name;
  const h = H.name;
  return {
    title,
    refrain: slow,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'hold', 'happy', 'apple'), seen(G, 'stand', 'calm')] },
        `You could tell which apples ${k} had been at. They were shiny all the way round. ${k} could not hold one without turning it, out of the back of the hand, and catching it again. "Are you going to eat that?" said ${g}. "In a minute," said ${k}. The minute had lasted since breakfast. Everything took ${k} a bit longer than other people. ${Gcap} called it dreaming. It was really cricket.`,
        `In that house you did not leave fruit lying about. ${k} would pick up an apple, or an orange, or once an onion, and begin to turn it. It went round in three fingers, and jumped, and came down, and was still going round. "Shoes," said ${g}. "Yes," said ${k}. "Bus," said ${g}. It wasn't that ${k} did not hear. It was only that there was plenty of time, if one looked at it closely.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'run', 'determined'), seen(K, 'reach', 'calm')],
          things: ['ball'],
        },
        `On the cricket field there was never any time at all. ${B.introduced} ran in from the hedge like a door slamming. You heard the ball before you saw it.${comesToo} They all bowled like that. ${k} took four steps. ${k} turned the ball, as you turn a key, and let go. It rose. It seemed to look round at the view. Then it came down, and by that time people had generally sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'calm'), seen(K, 'stand', 'sad')] },
        `"${slow}" said ${c}, who was captain, and not unkind. "It's pretty. But they could have a cup of tea." So on Saturday, when ${ours} played Upper Wick, ${k} was put by the nettles. It's the place where the ball doesn't come. They had made eighty-four, and you could be proud of that. Upper Wick had only to make eighty-five, and they had ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'run', 'proud'), seen(B, 'run', 'worried')], things: ['ball'] },
        `${h} liked fast bowling. It saved trouble. The harder it came, the harder it went away again. One only had to be in between. Whack! It went into the cows. ${b} came in from the hedge faster than ever. Whack! It was on the roof of the church, rolling down the lead. "Have you got anything quicker?" said ${h}, and really wished to know.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious')] },
        `By the nettles one sees things. ${k} saw that the grass was still wet there, in the shade. But the sun had been on the middle all afternoon, and thirty boots. Just in front of the bat it had worn right through. It was dust, with crumbs in it. A fast ball does not care about that. It's there and gone. But a ball that is turning can put a foot down in dust, and change its mind.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'worried'), seen(K, 'walk', 'surprised')] },
        `Then it was eighty-one for nine. That means that there was one more to get out, and it was ${h}. There was one over left, and that is six balls. Nobody may bowl all day, and all the fast ones had used up their turns. ${c} went through them on both hands. ${c} looked round the field, once, and then a second time, and got to the nettles. "Oh dear," said ${c}. "I mean, you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried'), seen(C, 'stand', 'worried')], things: ['ball'] },
        `"Only don't do your thing," said ${c}. "Do it fast. Please." They had all lent ${k} their hopes, and you cannot turn round and do as you like with those. So ${k} went back to the hedge and ran, and it was like running in somebody else's legs. The ball went over ${h}, and over everyone. That was a wide. It was one run for Upper Wick. "Faster!" yelled ${b}. The next was another. Two more, and it would be all over.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(C, 'think', 'worried')] },
        `It would be quite all right. They had told ${k} to, and it would be nobody's fault. You could see people getting ready to say, bad luck. ${k} looked at the dust. "I can't do fast," said ${k} to ${c}. "I can do one thing. But you'd have to come in close, all of you, round the bat." "Then there's no one on the edge," said ${c}. "If it's hit, we've lost." "Yes," said ${k}. ${c} looked at ${k} for as long as it takes to turn an apple. "Come in!" called ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'calm')], things: ['ball'] },
        `They stood round the bat like people at a well. The whole green lay empty behind them. Four steps. ${k} turned it, out of the back of the hand, and let go. Up it went, over everybody's eyes, into the late sun, and hung there like a plum. "${slow}" said somebody on a bench, quite sadly. It had not even begun to come down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'surprised')], things: ['ball'] },
        `Nobody had ever left ${h} alone with a ball for so long. It was awful. There was time to choose. The cows, then. No, the church. Or quite gently, for two? It was still coming. ${h}'s arms had never had to wait before, and they could not, and went without it. There was a mighty whoosh. Then the ball came down in the dust, a yard in front, put out a foot, and turned left. It walked in behind the bat. Click.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `It was so quiet that you heard the little piece of wood fall off. You're supposed to shout. "How was that?" said ${k}, rather late, and politely. A finger went up. Then they did shout, and there was nowhere to go, because they were all there already. ${b} had ${k} by the neck. "By one run!" ${c} kept saying. "Did you see it? You could have had a cup of tea!"`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'walk', 'curious'), seen(K, 'hold', 'happy', 'apple'), seen(G, 'wave', 'calm')],
        },
        `There was tea, with three sorts of sandwich. ${h} came over with a plate, and did not eat. "What did it do?" said ${h}. "It turned. I had all that time, and I didn't see it." So ${k} took an apple off the table, and one for ${h}, and showed how. They were the last on the road. "Bus!" called ${g}, far ahead, walking backwards. "Shoes! Home! ${slow}" In front of them two apples went up, hung about in the sun, and came down, still turning.`,
      ),
    ],
  };
}

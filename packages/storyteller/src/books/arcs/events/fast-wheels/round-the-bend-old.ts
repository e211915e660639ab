import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';

/** The same for eight years and more: it is learned by losing, and nobody is told why it works until the cheese shows it. */
export function old(going: Going): Told {
  const { G, g, chance } = going;
  const { K, k, B, b, colour } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'sit', 'proud'), seen(B, 'stand', 'happy')],
          things: ['wheel'],
        },
        `There are two ways down to the harbour, and people have argued about them for years. There are ninety-nine steps, which go straight down. And there is the ramp, for anything with a wheel, which goes to and fro nine times first. ${k} had the fastest wheelchair for miles, with ${colour} rims. ${B.introduced} had the longest legs. It had to be settled somehow, so they raced every day after tea.`,
        `${K.names} wheelchair was ${colour}, and so light that you could lift it with two fingers. One push of the wheel, and the street went by in a smear. There was nothing on the flat to touch it. But the way to the harbour is not flat. ${B.introduced} went down by the steps, all ninety-nine. ${k} had to go by the ramp, with nine bends in it. They had a race about it every day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(K, 'sit', 'worried')] },
        `And every day, when ${k} came round the ninth bend, there was ${b} on the wall, swinging both heels and eating an apple. "I've been here for ages," said ${b}. It was said kindly. It was the apple that hurt. By the time ${b} said it there was never anything left but the core.`,
        `It wasn't that ${b} was quick. It was that steps don't turn corners. "I've been here for ages," ${b} would say, from the harbour wall, with an apple. ${k} had begun to know how late it was by the apple. On Monday there had been half of it left. That was the best so far.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'happy')] },
        `"I don't push hard enough," said ${k}, and bought gloves. On Tuesday ${k} came off the top like a cork. It did wonders for the straights. But whatever you put into a straight you have to take out again before the bend. Nine times ${k} was faster than ever, and nine times ${k} had to brake harder than ever. It came to the same. ${b} had an apple core, and good manners about it.`,
        `It must be a question of arms. ${k} did fifty pushes before breakfast, and on Tuesday the first straight was over almost before it began. So was the next. But all that speed had to be given back at the corner. The brakes smelled of hot biscuit. At the bottom ${b} looked up, and looked sorry, and put a core in a pocket.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `So it had to be the brakes. "I'll do it later," said ${k}, "when I'm in the bend." There is a hedge at the fourth one, and it is a good thing that there is. It's bramble on the outside and something much softer within. ${k} sat in it for a while, at an angle, and listened to one wheel going round. Tick. Tick. A blackberry came down, and then a few more.`,
        `On Wednesday ${k} went into the fourth bend without slowing first. The bend turned left, as it had always done. The wheelchair did not. It's an interesting hedge, when you see it from inside. There was a nest in it from last year. Nothing was hurt except a sleeve, and what ${k} had been thinking. You can't brake and turn at the same time. The braking has to come first.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(K, 'sit', 'curious')] },
        `${G.He} pulled, and the hedge let go. "Slow in, fast out," said ${g}, and picked a leaf off ${k}. "It's what racing drivers say." "Slow?" said ${k}. "You do your braking while it's still straight. Then it's all over by the bend, and you can push as soon as you see daylight." It sounded like advice from somebody who wanted to lose. ${k} tried it on the fifth, aloud. "${REFRAIN}" It was like going round on rails.`,
        `"Who wins," said ${g}, when most of the leaves were off, "the one who's fastest into the bend, or the one who's fastest out of it?" ${k} had never thought of a bend as having an out. "Slow in, fast out. Ask any driver." So ${k} slowed down, well before the fifth, which went against everything. And then there was the whole next straight, and ${k} was pushing already. "${REFRAIN}" said ${k}, slowly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(B, 'stand', 'surprised')], things: ['cheese'] },
        `By Friday there was a bite left on the apple. And on Saturday nobody raced, because of the cheese. It was for the harbour party: forty kilos, and as round as a drum. ${k} and ${b} had come up to watch it arrive. "Have you got your end?" said one of the men. "It's a cheese," said the other. "It hasn't got an end." They put it down on its edge, to think about that. It did not wait.`,
        `Two days of that, and ${b} had to eat with one eye on the ramp. Then it was Saturday, and the day of the cheese. Once a year they bring one down for the harbour party. It was so big that it had a lorry of its own. ${k} and ${b} stood by while four men lifted it off. They stood it on its edge, just while they changed hands. It was the top of a hill. You would think that one of them might have noticed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'excited'), seen(K, 'sit', 'curious')], things: ['cheese'] },
        `"Stop it!" they roared, as if it had ears. Then the whole party went down the steps after it, with hats and trays, and ${b} in front. There was just one thing wrong. It was not on the steps. ${k} had seen it stop at the top, rock a little, and choose. It's what you would do, with no feet. "It's gone by the ramp!" called ${k}. There was nobody left to hear.`,
        `There was a shout, and a rush, and all at once the street was empty. They had taken the steps, every one of them, ${b} three at a time. It was some while before they wondered what they were following. ${k} had not moved. ${k} had only looked at the thing, which was round, and at the ways down, of which there were two. "It's one of us," said ${k}. And there it went, round the first bend of the ramp.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined')], things: ['cheese'] },
        `A cheese is quick. On the straight ${k} lost a yard, and then another. But it came to the second bend as ${k} used to, flat out, with no idea. BONK. It hit the wall, and staggered, and turned about like somebody who has lost a glove. It had to begin all over again. "${REFRAIN}" said ${k}, and was round, and pushing. There were two of those yards back already.`,
        `Nobody had ever gone down faster than that cheese, for as long as it was straight. It hummed. Then came the bend, and it had nothing ready. BONK. You could have heard it in the boats. It reeled off the wall, and spun on the spot, and had to find out which way was down. "${REFRAIN}" ${k} went by the place where it had been as if on a string. So that was what a bend was for.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited')], things: ['cheese'] },
        `It was the same at the third, and the hedge held no surprises. "${REFRAIN}" BONK. "${REFRAIN}" By the seventh they were wheel to rind. It had a noble smell. By the eighth ${k} was in front, and could look ahead, and did not like it. The ramp ends on the quay. The quay is eight yards wide, and then it isn't there.`,
        `Four, five, six: it had a tune by now, with a drum in it. "${REFRAIN}" BONK. At the seventh ${k} could have patted it. At the eighth there was nothing ahead but the last straight, and the quay, and a good many boats, all of them underneath. Forty kilos would not stop for a bit of rope. It would go through somebody's deck.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(B, 'stand', 'surprised')],
          things: ['gate', 'cheese'],
        },
        `But there is a gate, an iron one, that stands open all year round for the handcarts. ${k} did the ninth bend as it ought to be done. That left four seconds. It takes three to swing a gate. CLANG. And a moment later, BONK, and a boat's bell rang by itself. The cheese lay down with a sigh. There came a clatter of ninety-nine steps, and ${b}, quite purple. "Where," said ${b}, "is it?" ${k} was leaning on the gate. "I've been here for ages," said ${k}.`,
        `What there was, was the goat gate. It had not been shut since there were goats. ${k} came out of the ninth bend with just enough in hand, took hold of it, and leaned. It said something rusty, and went. CLANG. Then came the loudest bonk of the nine. It rang like a church. When ${b} came off the last step, with forty people behind, there was nothing to be done but look. "Oh," said ${k}, "that. I've been here for ages." And ${b} laughed so much that the apple fell out of a pocket.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `They cut it where the dents were, nine slices, and ${k} had the first. On Monday there would be the race again, and ${b} had asked for a start. "You'll never sleep, after that," said ${g}, and put the brake on the wheelchair, beside the bed. But there is a way of doing it. You ease off while it's still straight. You come up to the pillow quite gently. Slow in, thought ${k}. And then ${k} was fast asleep.`,
        `It was a very good cheese, in nine parts of it. There was talk of a rail at the bends. "For cheeses," said ${k}. "I don't need one." And at ten o'clock, with the fiddles still going down below, ${g} looked in. The wheelchair stood by the bed, with the moon on its rims. "Can't you stop?" said ${g}. "I'm braking," murmured ${k}. "Slow in." The rest of ${k} was fast asleep.`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: there has been one late thing too many, and nobody believes that it can be otherwise. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, forWhat, D, d, N, n, slow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'kneel', 'curious')] },
        `${A.introduced} was always late${forWhat}, and could always say why.${slow} On Monday there had been a beetle on its back. On Tuesday it was a puddle with a whole aeroplane in it. One can't step over that. "${refrain}" ${a} would say, and it was even true. There was plenty. It was just that the others had used theirs for getting there.`,
        `From the door to the corner it was four hundred steps. ${A.introduced} had never done them in one go. There was the wall with the moss on it.${slow} There was the cat at number nine. And so ${a} was late${forWhat}, always, by a different thing each day. "${refrain}" said ${a}, with one eye on a snail. To a snail it's a comfort to hear that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'shy')] },
        `For ${B.introduced} it was not funny any more. They had missed the circus, and half of a wedding. ${b} had sat on a step with two tickets until the tickets were no use. "On Saturday the donkey cart goes to the fair," said ${b}. "It goes at ten. If you're not there, I'm going. And I shan't keep you a place again." ${b} had never said such a thing. "${refrain}" said ${a}, but it came out smaller.`,
        `"I've waited for you on nineteen steps," said ${B.introduced}. "I've counted. I know all about steps." It was about the fair, on Saturday, and the donkey cart that went there at ten. "I'll keep you a place until it goes," said ${b}, "and that's the last place that I'll keep." They had missed the circus once, tickets and all. There was a wobble in ${B.names} voice. ${a} would have liked to say something grand. What came out was, "${refrain}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(B, 'reach', 'worried')], things: ['clock'] },
        `But it's not easy to mean a thing like that. On Friday ${b} was alone for a minute in ${A.names} kitchen, under the clock. Up went one chair, and on went the big hand, by ten minutes. "That's for me," said ${b} to the clock. "I don't want to go without." From then on it was wrong, and it was wrong on purpose.`,
        `On Friday ${b} came by to borrow a scarf. There hung the clock, and nobody else was in the kitchen. ${b} looked at it for a while. Then ${b} got up on a chair, and gave the big hand a push of ten minutes. It was not quite honest. But neither is it quite honest of a clock to look so sure.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'calm'), seen(N, 'stand', 'calm')], things: ['clock'] },
        `At seven ${g} wound the clock, and stood there a bit longer than one need. Click. That was ten more. At eight ${n} from next door came in with a pie dish, and had forgotten something, and went back. Click. ${n} was very fond of both of them. She had seen ${b} sit on those steps. So in the end three people had a secret. Each of them thought it was only one.`,
        `Nobody can keep a thing like that to one person. ${Gcap} had thought of it too, and did it at seven, with the door shut. Ten minutes more. ${n} had thought of it next door, and came over at eight to ask for an egg. She had eggs. Ten minutes more. The clock ticked on as if nothing had happened. It was by now in a time of its own.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'run', 'surprised'), seen(G, 'run', 'surprised'), seen(D, 'stand', 'calm')],
          things: ['gate'],
        },
        `${a} had meant it too, as it turned out. On Saturday there were beetles, and ${a} ran by them. There was a puddle like a church window, and ${a} jumped it with both eyes shut. It hurt. Behind came ${g}, with one shoe in one hand. They came round the corner, and there was the meadow, and the cart. There was ${D.introduced}, looking over the gate. There was nobody else in the whole world.`,
        `No one has ever seen ${a} run like that. The cat at number nine stood up to watch. A snail was half across, and ${a} called, "Tomorrow!" and was gone. ${Gcap} followed as well as one can with half a breakfast. It was three minutes to ten, by the kitchen. At the meadow stood the cart, empty, and ${D.introduced} stood behind the gate, and there was no one. "They've gone without me," said ${a}. "They can't have," said ${g}. "There's the donkey."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(G, 'walk', 'curious')] },
        `${Gcap} went back as far as the church, to see what it said, and was gone for a bit. ${a} sat down on the wheel of the cart, and waited. It was an odd feeling. One sat there, and the other people were somewhere else, and did not come. It went on and on. "So that's a step," said ${a} at last, and thought of nineteen of them, and got rather hot.`,
        `"I'll ask the church," said ${g}, and went off up the lane. So ${a} waited. ${a} had often been waited for, but had never done it from this side. There is nothing to do in it. One looks down the lane, and one has already looked down the lane. After five minutes ${a} knew something about ${b} that ${b} had never said. There had been two tickets once. "Poor ${b}," said ${a}, out loud.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'kneel', 'curious')],
          things: ['gate', 'string'],
        },
        `When ${a} could not bear to think any more ${a} looked at something. It was the gate, because that was there. It had moss. It had a spider at home. It was shut with string, and there was a good fat knot in the string. And the knot was moving. It got slowly longer, like a yawn. Then ${a} saw the lip. It was a grey one, and as clever as a hand.`,
        `It is a good thing that there is always something small. There was the gate, and on the gate the moss, and in the moss a beetle, quite a new sort. The beetle went along a piece of string, and ${a} went along with it. So they came to the knot. Someone had got there before them. A soft grey lip took hold of a loop, and pulled, and let it go, and took the next.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined'), seen(D, 'stand', 'surprised')], things: ['gate'] },
        `"Clever," said ${a} to ${d}, with real respect. The string fell off. The gate moved, no faster than a snail. Somebody in a hurry would have seen only a gate. But ${a} had years of practice in such things. Once ${d} was out there would be no cart, and no fair, for anyone. ${a} put both shoulders to the wood, and the donkey put one.`,
        `It came undone while ${a} was still admiring it. Nobody who walked past in good time would have noticed anything. The gate just breathed out a little. But then it was a hand wide, and there was a nose in it. Behind the nose lay the road to anywhere. "No, ${d}," said ${a}. "If you're not here at ten, they'll all sit on steps." And ${a} leaned on the gate with everything there was.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'worried'), seen(D, 'stand', 'calm'), seen(G, 'run', 'surprised')],
          things: ['gate'],
        },
        `${Gcap} came back and said that it was twenty-five to ten, and how could that be? Then ${g} saw, and leaned too. They couldn't tie the string again, for ${d} had eaten it. There was a beetle by ${A.names} foot all that time. It was on its back, and waved. "I can't," said ${a} to it. "I'm expected." "What does the church say?" "Ten minutes more." It was the longest half an hour that there has ever been.`,
        `"It's not even twenty to ten," said ${g}, out of breath. Then there was no more time for sums. It took two of them to hold it. ${d} enjoyed this very much, and leaned, and rested, and leaned. A hot-air balloon went over, so low that one could hear it. ${a} did not look up. "Wasn't that a balloon?" said ${g}. "I know," said ${a}, through shut teeth. "Push."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'run', 'surprised'), seen(N, 'stand', 'surprised'), seen(A, 'hold', 'proud')],
          things: ['gate'],
        },
        `At three minutes to ten ${b} came up the lane, quite slowly, as if not wanting to get there. ${b} had looked back at every corner. Then ${b} saw who stood at the gate. "You're late," said ${a}. It had taken a whole life to be able to say that. "You're all late," said ${a}. "Has anyone got a bit of string?"`,
        `They came in a bunch, with baskets. ${b} came behind, walking backwards, so as to see the last of the road. So it was ${n} who cried out first. ${b} turned round, and went white, and then red. "I kept you a place," said ${a}, from under the donkey's chin. "I kept you all a place. But you're late, you know. It's nearly ten."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'shy'), seen(A, 'stand', 'calm'), seen(N, 'stand', 'shy')] },
        `"It was me," said ${b}, when the string was on. "I put your clock on by ten minutes." "By ten? So did I," said ${g}. "Oh dear," said ${n}. They worked it out on the side of the cart. It might have gone badly, for nobody likes to be pushed on. ${a} looked from one to the other. "You did that so as not to go without me," said ${a}. "All three." Then ${a} said what was hard. "I've had one step now. You've had nineteen."`,
        `Then it all came out, ten minutes by ten minutes. "You've been moving my time about," said ${a}, and nobody could look up. It was quiet. One could hear ${d} eat. ${a} could have been angry. But ${a} had to think of a lane, and nobody coming. "I sat here by myself," said ${a} to ${b}. "I didn't know that it's like that. I'm sorry about the circus."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(D, 'walk', 'happy')],
        },
        `They came home by the last of the light. The clock was put right again, and ${a} gets up half an hour before it. That's for the beetles. ${b} comes along, some days, to see what there is. "Oughtn't we to go?" said ${b}, last week, flat on the ground beside an ant. "It's nearly nine." "${refrain}" said ${a}. "We're early."`,
        `They all had a place in the cart, and it was a good fair. On Monday ${a} was late, by one snail. But on the step there was a scarf. On the scarf sat ${b}, who had brought a magnifying glass. "What have we got today?" said ${b}. ${a} sat down on the other half. "A snail," said ${a}, "and it's only at the beginning. ${refrain}"`,
      ),
    ],
  };
}

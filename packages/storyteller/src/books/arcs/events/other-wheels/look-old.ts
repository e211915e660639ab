import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: at last somebody takes it for the other thing, and that is the moment when the hook is wanted. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, wished, X, x, things } = partsOf(going);
  const { a: an, wears, noise, where, stuck } = wished;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'happy')] },
        `${A.introduced} had nothing against being ${A.aKind}. Somebody has to be. But when ${an} went by, all the heads in the street turned after it like sunflowers. And when ${a} went by they went on with their sandwiches. "I've thought it over," ${a} told ${B.introduced}. "From tomorrow I shall be ${an}." "Can one?" said ${b}. "One can try," said ${a}.`,
        `It's odd what you dream of. ${B.introduced} dreamed of flying. ${A.introduced} dreamed of being ${an}, night after night, with a crowd on both sides, waving. In the morning one was ${A.aKind} again. "There must be some mistake," said ${a} one Monday. "I feel like ${an}. I only look like this." "Then it's just the look," said ${b}, and rolled up both sleeves.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy')], ...things },
        `They did it in the yard with the door shut. ${b} found ${wears}, and eleven metres of string. It took until noon to get it straight. "And the hook?" said ${b}. There was an old iron hook at the back, and it had always been there. "They don't have such old hooks," said ${a}. "Hide it." So ${b} hung a sack over it, and they were ready.`,
        `The look took a whole morning, ${wears}, and all the string in the house. Seen from the front, with one eye shut, it was not bad. "There's still your hook," said ${b}. It was a plain old hook, at the back, and ${a} had been born with it. "Cover it up," said ${a}. "Did you ever see ${an} with such a hook?" ${b} never had. It went under a sack.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud')] },
        `It lasted as far as the first corner. "${refrain}" said a boy on a wall. He was nice about it. So was the lady with the pram, and so was the man at the crossing, who raised his hat. "${refrain}" It came from every side, in all sorts of voices. "It must be my walk," said ${a}. "I'll go faster." It was the same, but with more dust.`,
        `"Walk as if you didn't notice them," said ${b}. ${a} did not notice anybody, all the way up the high street, and heard every word. "${refrain}" said the baker. "${refrain}" said two nuns. A very small boy on a scooter said it to his dog. What hurt was that they were all so pleased. "They see what they're used to," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'think', 'worried')] },
        `Then it was the noise. They worked at that for two days, in a lane where there were only cows. "${noise}" ${b} would say, and ${a} would say it too. It began beautifully. But at the end it always slipped back into the old sound, as one's feet go home. "${refrain}" somebody called, over three fields. ${a} had to be quiet for an hour after that.`,
        `"One would know you with both eyes shut," said ${b}. "It's how you sound." So they practised. "${noise}" "Sharper," said ${b}. "${noise}" On Wednesday the first half was right. The second half was a cough, and a sort of grumble, and that was ${a} all over. "${refrain}" said a farmer behind a hedge, without getting up. "Only half of me," said ${a}. But it sounded tired.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(X, 'stand', 'curious')] },
        `On Saturday they all met ${where}, the real ones, and people came to see them. ${a} rolled in at the far end of the row, late, when the light was poor. ${X.introduced} moved over a little. "New here?" said ${x}. "Fairly new," said ${a}. And then it happened. A child went along the row, counting, with one finger. It stopped in front of ${a}. "And this is ${an}, too," it said.`,
        `There was one place left to try, and that was ${where}, on Saturday, when they show themselves. ${a} squeezed in next to ${X.introduced}, and looked straight ahead. Nobody said anything. The crowd went by. Then one small child, with jam on its chin, stood still before ${a} for a long time. "That's ${an}," said the child. "I like that one best." ${a} forgot to breathe. It was exactly as it had been in the dream.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(X, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `${a} hadn't had it for longer than a minute, when it began to rain. They were all to go off, one after another, and ${x} was the first. They heard "${noise}", and a slither, and then a kind of groan. ${stuck} The more ${x} tried, the deeper it got. The whole row stood and shone, and none of them stirred. "Has nobody got a good old hook?" called a man in a wet hat.`,
        `It came down in buckets, then. "Off we go," cried ${x}. "${noise}" It was the finest noise of the day, and at the end of it ${x} was nowhere. ${stuck} The others looked on. They were lovely, all of them, and not one could do a thing. "What we want," said a man in a wet hat, "is something with a good old hook." He looked along the row, and his eye went over ${a}, and on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')] },
        `Under the sack ${a} could feel the hook, as you feel a tooth. Nobody knew of it. You only had to stand there and be ${an}, like the rest. The child was still looking. It had taken six days and eleven metres of string to be looked at like that. ${b} did not say anything. It was not ${B.names} hook.`,
        `Nobody knew but ${b}, and ${b} would never have told. ${a} looked at the child, who believed in it. It was the only one in the town that did. And ${a} looked at ${x}, who had moved over to make room, and who was getting lower. It's hard to get a thing at last, and to have to put it down at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'hold', 'determined'), seen(X, 'stand', 'surprised')],
          things: ['string'],
        },
        `"Take it off, ${b}," said ${a}. "All of it?" "It would only get in the way." The string was cut. Down it came, and the sack last, and there in the rain was the hook. "${refrain}" cried the whole crowd. But this time they were shouting it. ${a} rolled out on to the hard stones, and ${b} tied the rope. Then ${a} leaned into it with everything that ${A.aKind} has.`,
        `"I've got one," said ${a}, quite loud. They all turned round. There is no nice way to take a sack off a hook. ${b} did it quickly. "${refrain}" said somebody, and then they all saw it. The child's chin went down. ${a} didn't look. ${a} felt for the hard ground with every wheel, and when the rope was on pulled low and slow. It was the way that ${a} had always gone, and had tried so hard to lose.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `It was not fast, and it did not look like much. There was only the rope, and the rain, and the old noise, with the cough and the grumble and all. Then there was a sound like a kiss, and ${x} was out. "I had no idea that you were one of those," said ${x}, brown to the top. "Why ever did you dress up as one of us?"`,
        `You couldn't have said when it began to move. It was the grumble that did it, in the end. The cough gave a jerk, and after the jerk came the mud, and after the mud came ${x}. "What's that noise you make?" said ${x}, on the road again. "I've never heard it so close. Could you teach me that? At the end mine always goes to nothing."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'calm'), seen(A, 'stand', 'surprised')] },
        `They stood and dripped. "People look at me for as long as I take to go by," said ${x}. "Then they look at the next. I don't suppose that anyone was ever so glad to see me as I was to see that hook." ${a} had never thought of it as a thing that you could be glad to see. "You can hold on to it all the way home," said ${a}. "I'm going there in any case."`,
        `"Everyone waves at you," said ${a}. "Yes," said ${x}. "They wave at me, and I'm gone. They don't know me. Do you know what they call out when they see you?" "I do," said ${a}. "They call it as one calls a neighbour," said ${x}. "I'd give a good deal to hear that once." ${a} thought of all those voices. "Come along behind, then," said ${a}. "It's on my way."`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(X, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
        `So they went home the long way, through the town, with ${x} on the rope. There was mud on both. A boy got up from a wall. "${refrain}" he said, and then he looked again. "There's two of them!" ${x} gave a sort of hiccup. At the last corner stood that child again. It looked at the hook for a long time. "I like that one best," it said.`,
        `It was evening, and people were on their steps. You could hear it go from door to door before them, like a greeting. "${refrain}" they said, and then, "Oh, and another." ${x} did not make a sound, so as not to spoil it. By the fountain stood that child again. It let ${x} go by, and it looked at ${a}, and at the hook. "Can it do that again?" said the child.`,
      ),
    ],
  };
}

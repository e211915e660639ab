import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES_OLD } from './parts.ts';

/** For ages 8 to 12: whoever finds it loses the race; and it is not spring before the bell has stopped. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES_OLD)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(N, 'hold', 'calm', 'bell'), seen(A, 'stand', 'curious')],
          things: ['bell'],
        },
        `In that street it was winter until ${N.introduced} rang the bell. She rang it when she'd seen the first snowdrop, from the inside, and she'd done so for forty years. After that nobody wore a scarf. The bank behind the houses went back to the sheep, and there was no more sledging. It was a law, and ${A.introduced} had never minded it. But this time there was a sledge.`,
        `Other streets go by the calendar. In theirs there was a bell, and it belonged to ${N.introduced} at number three. Each year she looked for the first snowdrop, and looked into it, and then she rang. From then on it was spring. Scarves came off, and the sledges went up to the attic, since the bank was wanted for lambs. ${A.introduced} had always run out to hear it. This year ${a} hoped that it would be late.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'calm', 'mirror'), seen(A, 'look-up', 'shy')],
          things: ['mirror'],
        },
        `"I can't do the bank any more," said ${n}, in February. "It's the knees. You'll have to be my eyes." She gave ${a} a small round mirror. "It hangs its head. You slide this under, and look down, and you see up. There must be green hearts in it, or it doesn't count." "Why me?" said ${a}. "You'd tell me," said ${n}. "Some people would pick it."`,
        `She called ${a} over to her gate. "They come up on the bank," said ${n}, "and I don't, now. Not with these knees. Will you look for me?" She had a mirror for it, no bigger than a biscuit. "Never pick it. Put that underneath. It'll show you green hearts, if it's a real one." ${a} turned it over. "What if I find it?" "You come and say," said ${n}. "That's the whole of it."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'proud'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['sledge', 'candle'],
        },
        `It was made of two skis, a door and half a chair. ${a} had begun it in November, with ${g} to hold the other end. ${B.introduced} had rubbed the runners with a candle until they shone. On Saturday there was the great race, down the bank, with sixteen sledges. There was one every winter, if the winter lasted. "Four more days," said ${b}, and looked at the sky.`,
        `In the shed stood the sledge. All winter ${a} and ${g} had sawn at it, and planed it, and ${B.introduced} had waxed it with the end of a candle. It had never been out. It was for Saturday, when they all raced from the top of the bank to the gate. "It's the fastest thing I've ever touched," said ${b}. "It's fast standing still." They only needed it to be winter until then.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'hold', 'curious', 'feather'), seen(B, 'point', 'excited')],
          things: ['feather'],
        },
        `But ${a} had said yes, and so they looked. It's not easy to find a white thing in all that white. "${refrain}" said ${b}, on Wednesday. ${a} slid the mirror under it. There was nothing green. It was a feather, and it blew away. On Thursday there was a sock, which was nobody's. They were very glad of that sock.`,
        `A promise is a promise, even to look for what one doesn't want. They went over the bank each day after school, up and down. "${refrain}" said ${b}. It was a feather. They found a white button next, and the lid of something. "What a pity," said ${a}, each time, and skipped a little. On Thursday they found a sock, frozen as hard as a fish.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'hold', 'shy', 'sock')],
          things: ['sock'],
        },
        `Each evening ${n} stood at her gate with her hat on. She hadn't been further since the leaves came down. Her friend Dora stood at number nine, and they waved. "${refrain}" she'd ask, before ${a} had got to her. "It's a sock," said ${a}. "Ah, well," said ${n}. "One can bear any amount of winter, so long as somebody's looking. And then Dora and I shall sit on the bench." She went in. One could hear how long it took her, from the gate to the door.`,
        `"${refrain}" called ${n}, when they came down with the sock. She'd been waiting at the gate, in a coat and a hat, like somebody at a station. They told her. "Never mind," she said. "My friend Dora at number nine hasn't been out since October. We wave. The first warm day we're going to sit on the bench together." It was ten steps back to her door. She rested twice.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['sledge', 'flower'],
        },
        `On Friday, at dusk, they took out the sledge, to try it just once. It went like a thought. Half way down it hit a bump, and it went one way and ${a} went the other. ${a} lay with one cheek in the snow. Standing up, one saw nothing. Lying down, one saw a thin green stalk, and something that hung its head. It was in the very middle of the run.`,
        `"One go," said ${a}, on Friday evening, "to see if it steers." It didn't, quite. It threw ${a} off, half way, and went on by itself. It was soft, and very quiet. ${a} opened one eye. An inch from it stood a small white bell on a stalk, looking at the ground. It had come up through the snow, in the one place where sixteen sledges would pass tomorrow.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'bucket'), seen(B, 'stand', 'worried')],
          things: ['bucket', 'mirror'],
        },
        `"Use the mirror," said ${b}. But ${a} didn't. As long as nobody had looked inside, it might be only something white. "I'll look on Saturday," said ${a}, "at four." There was a bucket by the gate, for the sheep. ${a} put it over the thing, upside down. Now one could steer round it. "It's so that it won't get hurt," said ${a}. That was true as well, and that was the worst of it.`,
        `${b} held out the mirror. "You've got to see if it's green." "It's too dark," said ${a}, though it wasn't. If you haven't seen a thing, you needn't say it. The sheep had a bucket down by the gate. ${a} fetched it, and lowered it over that small white head until it stood on the snow. "Now they'll all go round," said ${a}. ${b} looked at the bucket. "Can it see out?" said ${b}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(N, 'stand', 'calm'), seen(A, 'stand', 'sad')],
        },
        `${n} was at the gate. She had brought the bell out, to polish it. "And today?" she said. "We fell off," said ${a}. "Dear me," she said. "I won't have you hurt on my account. It'll come when it comes." She didn't ask any more. It would have been easier if she had. ${a} went home with the mirror in one pocket. It was so light, and it knocked at every step.`,
        `There stood ${n}, under the lamp, with her hat on. "Anything?" "There's a bump in the run," said ${a}. It was a thing that one could say. "You take care," said ${n}. "I'd rather have no spring than have you hurt." She'd polished the bell. One could see the whole street in it, and ${a}, very small, at the bottom. The mirror was in ${A.names} pocket. Nobody had asked it anything.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm'), seen(G, 'stand', 'calm')],
        },
        `"You're not asleep," said ${g}, at the door. "What's it like, in the dark, if you came up to see the light?" said ${a}. ${Gcap} sat down on the bed. It was all told, from the bump to the bucket. "You've worked since November," said ${g}, in the end. "I shan't tell you what to do." ${a} rather wished that somebody would. Out there it stood, under its bucket, and thought that it was still winter.`,
        `${a} lay and listened to the night. A snowdrop had pushed up through all that, by itself. And then it got a bucket. "You'd win, too," said ${b}, from the rug. "That's what's so sad about it." ${Gcap} looked in, and heard the whole thing, and didn't scold. "They only come once a year," said ${g}. "Well, so do races." It wasn't any help. It was just fair. ${a} saw two people waving from two windows.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['sledge'],
        },
        `In the morning fifteen sledges stood at the top of the bank. The sixteenth came down the street, with a cushion on it, and stopped at number three. "I found it last night," said ${a}. "I put a bucket on it, because of the race." It was out. ${n} looked at ${a} for some time. She had every right to. "I can't walk up there, you know," she said. "I know," said ${a}. "Get on."`,
        `They were all on the bank the next morning, but one. That one was knocking at number three. "I saw it yesterday, and I hid it," said ${a}. "I wanted to win." ${n} held on to the door. It was a while before she said anything. "I see," she said. "And who's the sledge for?" "It's for you," said ${a}. "It's got half a chair on it." ${Gcap} had brought a rope. ${n} went in for her bell.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'close',
          actors: [
            seen(N, 'sit', 'happy'),
            seen(A, 'reach', 'determined', 'mirror'),
            seen(B, 'kneel', 'curious'),
            seen(G, 'stand', 'calm'),
          ],
          things: ['mirror', 'flower', 'sledge'],
        },
        `${Gcap} pulled, and ${b} pushed. All the others stood and stared. ${a} lifted off the bucket, and slid in the mirror, and ${n} leaned over from half a chair. She looked down, and saw up. There they were, as green as peas. "${refrain}" whispered ${b}. "That's it," said ${n}. Somebody groaned. "You might have found it at noon!" they said to ${a}. There'd be no race. That was what it cost, and they all knew who'd done it.`,
        `It took three of them to get her up the bank, with ${g} at the rope and ${b} behind. The fifteen came to see. ${a} took away the bucket. It had grown in the night. With the mirror under it, ${n} could see right in from where she sat. Green hearts, and not one of them missing. "${refrain}" said ${b}. She nodded, and felt for the bell. "Oh, couldn't you have kept quiet?" somebody said to ${a}. They'd waited all year.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(N, 'sit', 'excited', 'bell'),
            seen(A, 'sit', 'happy'),
            seen(B, 'run', 'happy'),
            seen(G, 'wave', 'happy'),
          ],
          things: ['bell', 'sledge'],
        },
        `${n} rang. Then she looked down the hill. "It isn't spring until I've finished ringing," she said. "I'm not stopping yet. Well, push me!" Down they went, ${n} in half a chair with ${a} behind her, and the bell going like a fire engine. Fifteen sledges came after. She rang all the way to the gate, and all the way up, and down again, until it was dark and everybody had won. Then it was quiet. "${refrain}" said ${g}. "Yes," said ${n}. "That's spring."`,
        `Ding, it went. But she didn't put it down. "While it's ringing, it's neither one thing nor the other," said ${n}. "How does one get off this bank?" There was only one way. ${a} got on behind, and held her tight, and ${g} and ${b} let go. You never heard such a noise. All the fifteen raced behind the bell, and then they raced again. She rang until the lamps came on, with one arm and then the other. "${refrain}" said ${b}, when it stopped. There was a bench at the corner, and on it sat ${n}, and Dora.`,
      ),
    ],
  };
}

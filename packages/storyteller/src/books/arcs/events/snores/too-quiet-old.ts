import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a note that the rain has been at is believed, and a whole street gets up late. */
export function old(going: Going): Told {
  const { company, chance } = going;
  const { refrain, S, s, Scap, P, p, Q, q } = partsOf(going);
  const N = company.person([s, p, q].includes('Mrs Bunn') ? 'Mrs Loaf' : 'Mrs Bunn', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sleep', 'calm')],
          things: ['blanket', 'cup'],
        },
        `It began every night at one minute past. The lamp went out, ${S.introduced} pulled up the blanket, and somewhere far below a lorry started. HRRRR, it went. Then there was a gap, in which one hoped. Then, very high and thin, like a kettle with a secret, pee-oo. Each cup on the shelf took one step to the right. By Friday they had to be fetched back.`,
        `Nobody had ever heard the end of a story in that house. ${S.introduced} fell asleep in the middle of words, under a blanket, with a smile. Then came the noise. HRRRR! It was as if a piano were being helped downstairs. Pee-oo! That was the piano's cousin, who was nervous. A cup walked to the edge of the shelf and looked down.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'sit', 'angry'), seen(Q, 'cover', 'worried')], things: ['pillow'] },
        `"${refrain}" said ${Q.introduced}, from under a pillow, though they both knew. ${P.introduced} had tried everything. You could turn ${s} round, and then it came out on the left. You could put a pillow on each ear, and hear it with your knees. ${P.introduced} hadn't slept since Sunday, and had poured orange juice on the porridge.`,
        `They had rolled ${s} over, ${P.introduced} and ${Q.introduced}, like two people with a carpet. It only changed the tune. They had slept under pillows, until they ran out of air. "${refrain}" ${q} would say, at two in the morning, quite without hope. At school ${p} fell asleep on a sum. It was the wrong sum, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'surprised'), seen(P, 'point', 'sleepy')] },
        `"Me?" said ${s}, at breakfast. "I don't snore. I'd have heard it." The next night ${s} stayed awake, to make sure. It was as still as butter until breakfast. "There," said ${s}, with red eyes. "Nobody snores." It's hard to argue with somebody who was there. And besides, they had all slept like stones.`,
        `The trouble was that ${s} didn't believe it. "I've been in that bed all my life," said ${s}, "and I've never heard a thing." ${Scap} even sat up one whole night to listen. There was no snore from beginning to end. "I rest my case," said ${s} at six, and did, in the butter.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised', 'letter')],
          things: ['letter'],
        },
        `In the morning there was a letter on the step. It had lain out in the rain all night. Most of it had gone to blue water. There was PLEASE, in large letters. There was a blot. There was STOP THAT. And there was no name. ${p} read it twice, standing in the wet. So the whole street heard it. The whole street was awake.`,
        `That morning ${p} found a letter out on the step, as wet as a fish. The rain had run off with half of it. What was left said PLEASE, and then came a smear, and then it said STOP THAT. Nobody had signed it, or else the rain had taken the name as well. ${p} looked up and down the road, at all those curtains.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried', 'letter')], things: ['letter'] },
        `You could put it in the stove. It would hurt ${s}, and ${s} had never hurt anybody, awake. But ${p} thought of the night. It was only a letter. It wasn't as if ${p} had written it. All you had to do was to leave it by ${S.names} plate and go and look for a shoe. And that was what ${p} did.`,
        `${p} could have kept it. That would have been the kind thing. But it was Thursday, and there hadn't been a Wednesday night at all, to speak of. Somebody else had said it, and said please. ${p} laid the letter under ${S.names} cup, where it would be found. Then ${p} went upstairs, and stood behind the door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'walk', 'sad')], things: ['blanket'] },
        `${Scap} didn't say a word about it. ${Scap} washed up the cup, and dried it, for a long time. Then there was a light in the garden, going away, with a blanket over its shoulders. "The shed's very snug," said ${s}. "I've always wanted to try it." It was November, and the shed had a bicycle in it, and no window to speak of.`,
        `"Well," said ${s}, and folded the letter small. "They ought to have said. I'd no idea that I was so far-reaching." The blanket came off the bed, and the lamp off its hook. ${Scap} made a joke about spiders at the door of the shed. ${p} laughed at it, to be helpful, and it went down like a stone.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(P, 'sit', 'worried'), seen(Q, 'hide', 'worried')],
        },
        `So there it was: a quiet night. ${p} lay down in it. And a tap began, drip, that had always been there, underneath. There was the clock. There was somebody on the stairs, who came up one step and thought about it. "What was that?" said ${q}. It was nothing. There was simply so much of it, now that there was room.`,
        `It was so quiet that ${p} could hear both ears. The house had been waiting for years to be listened to, and it had a great deal to say. Drip. Tock. Creak, on the fourth stair, and nobody on it. "When there was a snore," said ${q} in the dark, "then at least somebody was there." And neither of them answered that.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(N, 'run', 'worried'), seen(P, 'stand', 'surprised')],
          things: ['bread'],
        },
        `The next morning there was no bread. ${N.introduced} came running down the road with her apron on back to front. "Ten past eight!" she cried. "I've never been late in my life!" The milk was late, because it waits for the bread. The bus was late, because the driver waits for the milk. All over the street people stood in their doorways, and wanted toast.`,
        `In the morning ${n} the baker was late, and so everybody was. There was no bread in the window. There was just ${n}, in her slippers, at eight o'clock, pulling at her own shop door. "I overslept!" she said, to the whole queue. "Forty years! I get up at four. I always wake at four. It's when it goes pee-oo."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'surprised'), seen(N, 'stand', 'sad')] },
        `"How do you wake up, other mornings?" said ${p}, slowly. "By you, of course," said ${n}. "By your house. At four it goes up a bit, like a kettle. You can set a loaf by it. I wrote to say so. I put it on your step, when I heard that some people had been grumbling." Inside ${p} something went cold, and then hot.`,
        `${p} had stopped in the middle of the pavement. "When what goes pee-oo?" "That lovely noise from yours," said ${n}. "I never had a clock that I liked. I'm told that there was talk, so I wrote you a line. Didn't you get it? Or did it get wet?" ${p} couldn't say anything. It had got wet. It had got everywhere.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'shy', 'letter'), seen(S, 'stand', 'surprised')],
          things: ['letter'],
        },
        `They held the letter in front of the oven until it was dry. In the blot, very pale, was a word. PLEASE DON'T STOP THAT, it said. "I read it wrong," said ${p}. "But that isn't it. I wanted it to say that. I put it under your cup, and went and hid." ${Scap} looked at ${p}, and at the letter. "It was cold, in there," said ${s}. That was all that was ever said.`,
        `When you dried it, there was more. There was DON'T, as faint as a watermark. PLEASE DON'T STOP THAT. ${Scap} read it aloud, and then again. "It was me who left it there," said ${p}. "I knew that it would make you go. I was so tired." It would have been easier if ${s} had shouted. ${Scap} only nodded. "Were you able to sleep?" "No," said ${p}. "Good," said ${s}, and sneezed.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(P, 'walk', 'determined'), seen(Q, 'walk', 'happy')],
          things: ['pillow'],
        },
        `But the blanket was still in the shed that evening, and ${s} was under it. "I don't want to be in anybody's way," said ${s}. So two pillows came down the garden, one behind the other, over the frost. "Move up," said ${p}. There was a nail to lie on, and a smell of old string. ${q} took the bicycle basket. It was the worst bed in the world.`,
        `${Scap} went back to the shed, all the same. "Just for tonight," said ${s}, and it wasn't said crossly. You can't argue with that. You can only fetch a pillow. They walked down over the stiff grass, ${p} first and then ${q}. The door stuck. "Who's there?" said ${s}. "Two who can't sleep," said ${p}. "It's too quiet, indoors."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sleep', 'happy'), seen(P, 'sleep', 'happy'), seen(Q, 'sleep', 'happy')],
        },
        `HRRRR. The flower pots all took one step to the right. Pee-oo, it went, high and thin, and over the road a lamp came on, at four o'clock exactly. Soon the whole street smelled of bread. "${refrain}" said an owl on the roof. There was nobody awake in there to say. In the spring they moved it back indoors, and hung up the cups on hooks.`,
        `It started far down, like a lorry that has come a long way to see you. HRRRR! A row of flower pots said ting. ${p} heard half of it, and was asleep before the pee-oo. "${refrain}" said the owl. Across the road a light went on. Somebody began to hum, and to slap the dough about. It was four o'clock, and everyone was there.`,
      ),
    ],
  };
}

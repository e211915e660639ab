import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Light } from './parts.ts';

/** For the oldest: a picture has to be in by six, and at ten to six it is not yet true. */
export function old({ H, K, G, A, want, asks, was, way, outside, chance }: Light): Told {
  const [h, k, g, a] = [H.name, K.name, G.name, A.name];
  const ask = `${asks}?`;
  const are = was.replace(/^was/, 'are').replace(/^had/, 'have');
  return {
    title: titled(
      chance.pick(
        'seven of them',
        'painted from life',
        `the colour that would not keep still`,
        'ten to six',
        `what ${k} had to see`,
        'the third wall',
      ),
    ),
    refrain: ask,
    pages: [
      page(
        {
          setting: outside,
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(H, 'stand', 'proud')],
          things: ['paint'],
        },
        `There was to be a show of pictures in the hall. PAINTED FROM LIFE, it said, TO BE HANDED IN BY SIX ON SATURDAY. ${k} meant to do ${H.introduced}, who had nothing on that day. By nine there was a jar of water on the wall, and a good clean sheet. By ten ${k} had mixed the colour twice. "Keep still," said ${k}. "I am," said ${h}. "Well, something isn't."`,
        `${k} had said that it would be easy. One sat down in front of ${H.introduced}, and one painted what one saw, and by six it was in the hall with the others. There was a prize, with a frame to it. But when ${k} had mixed the right colour and got it on the brush, it was the wrong one. "You've changed," said ${k}. "I've only stood here," said ${h}. So ${k} mixed another, and by then that was not it either.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'shy'), seen(K, 'sit', 'curious')] },
        `A person who is looked at for an hour begins to think. "Must it be as I am?" said ${h}. "It says from life," said ${k}. "Only, if it's to hang up for everybody," said ${h}, and stopped, and then it all came out. "I want to ${want}. I always have. I thought that if it was in a picture, it would be in one place, at least." "I can't put what isn't there," said ${k}. "It wouldn't be fair on the ones who did."`,
        `"May I ask for something?" said ${h}, not moving the lips. "I want to ${want}. You might just put it in. Nobody would know." ${k} would have liked to. It's not nice to paint somebody who is wishing to be somebody else. "It's got to be what I see," said ${k}, slowly. "But I'd see it if you were." They both thought about that, and then ${k} got up, and found the big brush.`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'rain',
          actors: [seen(H, 'stand', 'surprised'), seen(K, 'reach', 'worried')],
          things: ['paint'],
        },
        `They used up the paints on ${h}, from the ears downwards. It was cold, and it took all morning, and it looked extremely fine. "${ask}" said ${h}. "Wait until it's dry," said ${k}. It never was. A cloud came over that had not been asked, and there was a patter, and then a rush. It went off down the path in a stream. Some ducks lower down had a very odd afternoon.`,
        `First it was paint, put on straight from the box. ${h} stood with both arms out, to dry. "${ask}" said ${h}. "Nearly," said ${k}, "there's only your back." Then the sky went dark, and it came down in ropes. By the time they had got under the hedge, it was all in the ditch. It was a lovely ditch. People stopped to look at it.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(H, 'dance', 'determined'), seen(A, 'stand', 'surprised'), seen(K, 'reach', 'calm')],
          things: ['flower', 'blanket'],
        },
        `After that they tried what grows. ${h} rolled in a bank of flowers, and came up covered, and held quite still for nine seconds. It was the sneeze that did it. Then there was a blanket. ${A.introduced} met it in the lane, and lifted one corner. "${ask}" said ${h}, inside. "You're a person with a blanket on," said ${a}. "It's no good asking me to say that I don't see the blanket."`,
        `Flowers were better. ${k} stuck them on one at a time, with honey, and it was nearly two when the last was in. Then came the wind, and then, on account of the honey, came the bees, who were polite about it. So it had to be a blanket, off the line. "${ask}" it said, going by. "Not you," said ${A.introduced}. "Only your outside. I can see your feet."`,
      ),
      page(
        { camera: 'close', weather: 'clear', actors: [seen(H, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `By three there was no paint left but the small pans, and no one had any more ideas. "You'd better do me plain," said ${h}. "Everything that I put on is only on." ${h} sat down by the wall, and was as still as anyone could wish. ${k} began again, on the back of the sheet. It was just a little one, the size of a hand. There was not enough of anything to do it large.`,
        `"That's that," said ${h}. "One can't get it to stay on a person. It knows that it doesn't belong." ${h} sat there with wet feet, and let the day go by. ${k} looked at the good clean sheet, which was neither good nor clean now. On what there was of it, up in one corner, ${k} painted ${h}, very small. It was not what they had meant. But it was what one could see.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(H, 'sit', 'calm')],
        },
        `By half past three it was wrong again. ${k} did another one beside it. At four there was a third. ${k} was cross at first, and then was not. It was the same wall and the same ${H.kind}, and yet here in a row were three who had hardly met. "It isn't you that's moving," said ${k}, looking up. "It's that." ${h} looked up as well. There was only the sun there, going over, in no hurry.`,
        `The trouble was that it would not stay done. When ${k} had finished the little one, ${h} had turned another colour. So ${k} made a second, next to it, and there was a third by four. They were all quite true, and none of them agreed. ${k} put down the brush. "What were you like at breakfast?" said ${k}. "The same," said ${h}. "No," said ${k}. "You weren't. I've got it written down. I think it's the light that you are in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'sit', 'determined')] },
        `${cap(g)} came at five with the handcart. "They're all taking theirs in," said ${g}. "Which one is it?" There were four by now, and there was a space at the end. "It isn't finished," said ${k}. "They shut at six, you know." It was a quarter of an hour's walk to the hall. ${k} looked at the sun, and at the wall, and at ${h}. It was coming to something. Anyone could feel it, who had watched since nine.`,
        `At half past five they could hear people going by to the hall, with frames. "It's time," said ${g}. "You could take in the third. That's the best of them." So it was, and one would only have to get up. But there was something about the shadows. They had begun to lean. "If I go now, I shan't see it," said ${k}. "See what?" said ${g}. "I don't know," said ${k}. "That's why." ${cap(g)} sat down on the handcart.`,
      ),
      page(
        { ...way.scene, camera: 'wide', actors: [seen(K, 'look-up', 'surprised'), seen(H, 'sit', 'calm')] },
        way.old(h),
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'surprised'), seen(K, 'point', 'excited')] },
        `"${h}," said ${k}, hardly breathing. "Don't get up. Look down." ${h} looked. Nothing had been put on. There was nothing that could run, or blow away, or be lifted at one corner. It lay there as light as looking. "${ask}" said ${h}. It was the fourth time of asking. ${k} had only ever been able to say what was so. "Yes," said ${k}. "You ${are}."`,
        `Nobody spoke. ${k} had stopped with the brush in the air. "What's the matter?" said ${h}. "Have I changed again?" "Yes," said ${k}, "you have," and the voice was not quite steady. So ${h} looked. One did not feel it at all. It had come by itself, and asked for nothing, and gone right round the back. "${ask}" said ${h}, who could see it, and wished to hear somebody say so. And ${k} said so.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'dance', 'happy'), seen(A, 'cheer', 'surprised'), seen(K, 'reach', 'determined')],
        },
        `${h} stood, and turned, and was it on every side. ${a} came back along the lane with the blanket, and dropped it. "Well," said ${a}, after some time, "I'll say it now." And ${k} painted. There was never such quick painting. There was one clean patch left, no bigger than a stamp. Far off, it struck six. They heard the doors of the hall go to. "That was yours," said ${h}. "I know," said ${k}, and did not look up.`,
        `It was there for about as long as a song. ${h} danced in it, since it would be a pity only to sit. "I take that back," said ${a}, over the hedge, "about your outside." ${k} went at the last clean corner with everything there was in the pans. The clock struck in the middle of it. One could hear them shut the hall. ${k} heard it, and went on. One can't ask a light to come again because one has an appointment.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(H, 'sit', 'calm'), seen(K, 'sit', 'calm')] },
        `Then it went, from the feet up, and there they were. "I was only like that for ten minutes," said ${h}. "You were like all of them," said ${k}, and held up the sheet. There were seven in a row. They were no bigger than biscuits. One could go along it and see the day go by. "I thought I was just the one," said ${h}, and looked at it until it was too dark to see. "Does it come back?" It comes ${way.again}. It had been coming all the time.`,
        `It faded, as these things do. ${h} did not run after it. "That's what I've got instead of a prize, then," said ${k}, and showed it. On a dirty sheet, in a line, stood seven small ones. They were every one of them ${h}. They were every one of them so. "And when I'm not looking?" said ${h}. "You'll still be doing it," said ${k}. "It comes ${way.again}. You had your eyes shut, wishing."`,
      ),
      page(
        {
          setting: 'library',
          time: 'day',
          camera: 'wide',
          actors: [seen(H, 'stand', 'proud'), seen(K, 'stand', 'happy'), seen(A, 'look-up', 'happy')],
        },
        `On Monday they let ${k} hang it all the same, by the door, where there was a gap. It was not for the prize. The prize had gone to a bowl of pears. But people came in, and went along the row, and back. They did not say how nice. They went outside, and stood about in the road, and looked at one another, to see what colour they were.`,
        `They hung it on the third wall, the next week, when the pears with the prize had gone home. It says SEVEN, FROM LIFE. There's always somebody in front of it. "Which is the real one?" they ask ${h}, who is often there. "What time do you make it?" says ${h}. And then they mostly look down at themselves.`,
      ),
    ],
  };
}

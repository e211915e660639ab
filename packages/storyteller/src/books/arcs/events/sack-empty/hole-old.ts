import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** It is worked out like a case, from the one stocking that should have been empty. */
export function old(going: Going): Told {
  const { A, a, G, g, Gcap, chance } = going;
  const { refrain, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(S, 'kneel', 'worried')],
        },
        `You are not supposed to come down on Christmas Eve, but nobody had said anything about water. ${A.introduced} was on the fourth stair when something bumped. Half of somebody was sticking out from under the sofa, in red. "Don't mind me," it said. It came out backwards, with fluff on, and it was ${S.introduced}. "You haven't seen any presents, have you?" he said. "About nine million?"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'sad'), seen(A, 'stand', 'determined')] },
        `He held up the sack. It hung over his arm like a wet flannel. "They were all in here when I set off," said ${s}. "I counted. And when I landed on your roof and reached in, there was nothing but sack. I've been doing this for a long time, and I've never lost so much as a tangerine." His beard trembled. ${a} forgot about the water. "Then we'll find them," said ${a}. "Things are always somewhere. I'll just get ${g}."`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(S, 'walk', 'worried'), seen(G, 'stand', 'sleepy')],
          things: ['torch'],
        },
        `${Gcap} came out in a dressing gown and one slipper, and had the sense to ask nothing. They began with the sleigh. There was one glove in it, a map, and half a sandwich that nobody owned up to. "${refrain}" They asked the reindeer to stand up one at a time, since a reindeer will sit on anything. ${a} shone the torch underneath. The snow was melted in the shape of eight reindeer, and that was all there was. "${refrain}" said ${s} at each of them, and his voice got smaller as it went along.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(S, 'walk', 'worried')], things: ['footprints'] },
        `"When was it last full?" asked ${a}, who had read how this is done. ${s} thought. "At the church it was still heavy. I remember, because of my shoulder. By the station it wasn't so bad. Over your road I felt like a boy." "And you didn't think that was odd?" "I thought it was the exercises," said ${s}. They went along the hedge as far as the post box. There were the footprints of one cat, going home. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(A, 'stand', 'sad')] },
        `The church struck midnight. It took its time over it. ${s} sat down in the snow and let the sack fall beside him. "They'll come down in the morning," he said, "in every house there is, and feel for the toe. I've always thought of that, you know, when my feet got cold." There was nothing to say. ${a} turned away, so as not to watch him. That was how ${a} came to look in at the window.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(S, 'stand', 'surprised')],
          things: ['sock'],
        },
        `There was the fire, nearly out. There was ${A.names} stocking, on its nail. At bedtime it had hung there like any other sock. Now it had a nose, and at least two elbows. "You've done mine already," said ${a}, when they stood before it. "I can't have," said ${s}. "I came in by the window. I haven't been near it." There was soot on the hearth, and a little snow. Whatever it was had come by the chimney. It had come by itself.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(S, 'stand', 'curious')] },
        `"Give me the sack," said ${a}, and put an arm in, up to the shoulder. Down at the far end something pink came out and waved. It was ${A.names} own hand. There was a hole in the corner the size of an orange. A hundred years of chimneys had rubbed it through. "How do you pack it?" said ${a}. "In order, of course," said ${s}. "Door by door. Whatever's wanted first goes in at the bottom."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'excited'), seen(S, 'stand', 'surprised')] },
        `${a} stood quite still, as one does when an idea is about to come down. "And you went over every single house." "Three times," said ${s}. "I go round to find the chimney. It's my eyes. And there's always a bump, just above. I put it down to the wind." He heard himself say it. "One bump to a house?" said ${a}. "One bump to a house," said ${s}, very slowly, "and then it's a bit lighter. Oh, my buttons."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(S, 'look-up', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `They went next door through the snow, ${g} and all, and looked in over the sill. There hung two stockings, as fat as sausages. They tried number nine. They tried number eleven, where a drum was still rolling out across the carpet. At fifteen the chimney is crooked, and there was something in the gutter. ${s} tipped it in with one finger. It was the same all down the road, and in the next. The presents had never been lost at all. They were only early.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'sock'), seen(S, 'sit', 'happy')],
        },
        `"It was a good hole," said ${s}. "But one can't count on a hole." ${a} had thought of that. The stocking was the right size. It was knitted, with a name down the side, and had hung on that nail every year. ${a} took out all that was in it, and then held it out. ${s} sewed it on, with his tongue between his teeth. Then he looked at the clock, and looked again. "Five past one," he said. "I've never been done by six. Do you know what I have always wanted to do tonight? Sit down."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `They sat on the sofa with the plate between them, and hardly spoke. He had crumbs all down his front, and he looked like somebody on holiday. ${a} can't have seen him go. In the morning there was a nail by the fire with nothing on it, and a heap underneath. But once a year, if the night is clear, something goes over very high up. There's a sack in it, and on the corner of the sack a patch with a name. Nobody else in the world has had a sock so often round it. And ${a}, who is asleep, has never lost a thing since.`,
      ),
    ],
  };
}

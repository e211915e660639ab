import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what the timetable says, and what one does about a face at the roadside. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, B, b, P, p, N, n, comesToo, noun, way, things } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'proud')], things },
        `There is more to driving a ${noun} than people think. ${A.introduced} sat on two cushions and a telephone book, to see over the front. There was one lever to make it go, and one to make it stop, and a brass horn. Nobody had ever told ${a} that the horn was for warning people. ${a} used it to say hello. "Toot, toot!" it said, to the milkman, and to two dogs, and to the sea.`,
        `The cap was too big, and the seat was too low. Apart from that, ${A.introduced} was born to drive the ${noun}. It was blue, and as old as anybody's grandfather, and it had to be spoken to on corners. From up there you saw right into people's gardens. They looked up, and they waved. "Toot, toot!" went ${a} to every one of them, and never missed one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'sit', 'happy')], things },
        `${B.introduced} had the tickets, and the watch, and the timetable. ${b} loved the timetable.${comesToo} It said HILL TOP 12.00, and under that, in red, it said NEVER LATE. "Not since it was printed," said ${b}. "Not by a minute." ${a} looked at it with respect. Then ${a} looked at the road, where it was a fine day and everybody was out.`,
        `It was ${B.introduced} who kept the time. ${b} kept it on a chain, in a pocket, and looked in on it every little while.${comesToo} "Hill Top at twelve," said ${b}. "In forty years it has never been a minute past. People set their clocks by us." "Then we'd better go," said ${a}, and pushed the lever. For about as long as it takes to sing one song, they were exactly on time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'happy')], things },
        `It began with ${n}. She was coming down her path with a hen in a basket, and not at any great speed. There was no stop there. "${refrain}" she called. Some people can drive past that. ${a} had both hands on the right lever, and found that they had gone to the other one. Then the hen could not travel backwards, so that everyone had to change places.`,
        `The first was ${n}, who ran out from behind a hedge. You should not run with a hen. "${refrain}" The ${noun} had already stopped. "It isn't a stop," said ${b}. "It is now," said ${a}. When she was up the steps, it turned out that the hen had a hat, and had left it in the hall. ${b} looked in on the time. It had got on without them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'happy')], things: ['bucket'] },
        `Where the road comes to the sea, there stood ${p}, alone, with a bucket as high as the knee. It was full of sand. It was full right up, and patted. "${refrain}" said ${p}. "What's it for?" said ${b}. "It isn't for anything," said ${p}. "It's what I've brought." You can't hurry anybody who is carrying a thing like that. It came up the steps one step at a time, like a king.`,
        `By the beach they stopped for ${p}. There were other people there who had shells. ${p} had gone about it another way, and had brought home a bucket of the beach. "${refrain}" said ${p}, who could hardly be seen behind it. ${b} asked whether it could not be put down somewhere. It could not. It had to have a seat, and a ticket, and be told when they came to corners.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'calm')], things: ['clock'] },
        `After that there was a man with an armchair, and then there were seven sisters. "You can't stop for everyone," said ${b}. "I don't," said ${a}. "I only stop for whoever's there." ${b} held out the watch. It said a quarter to. "It's one thing or the other," said ${b}, in a tight voice. "You can be kind, or you can be on time." ${a} drove for a bit without using the horn. "${refrain}" said somebody with a cello.`,
        `"That's eleven," said ${b}, "and it isn't even a busy day." There was a cello in the aisle now, and a man in an armchair that he had brought. "They'd have got there without us." "They'd have been wet," said ${a}, who had seen the sky. "It's not your job to look at the sky," said ${b}. "It's your job to look at this." The watch ticked. It sounded like somebody being patient. "${refrain}" called a voice from the verge.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', weather: 'rain', actors: [seen(A, 'sit', 'worried')], things },
        `They met the rain at the bottom of the hill. By the middle of it ${way} had a shine on, like a plate. ${a} felt it before anyone else did. It was a sort of looseness. The wheels went round as they always had, and the hill had stopped going by. "Come along, old thing," said ${a}. They went round faster. You could have buttered bread with them. The ${noun} stood still and hummed.`,
        `You can see Hill Top from a long way down, with its white clock. They saw it very well, because they had stopped. It was raining by then, thin and greasy. ${cap(way)} had gone like soap. ${a} gave it a little more, and the wheels whirled, and a fan of brown water went up on either side. It was pretty, in its way. Then, quite politely, they began to slide backwards, and ${a} had to pull the brake.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'worried'), seen(N, 'reach', 'worried')], things },
        `"Everybody out," said ${b}, "and push." It was a good thought. There were twenty of them, not counting the hen. But what is slippery for a wheel is slippery for a boot. They leaned on the ${noun}, and their feet went off on their own. ${n} went down first and took ${b} along. After that it was like skittles. The man got back into his armchair, and slid past in it, waving.`,
        `They got out. They put their shoulders to it and their boots on the hill, and ${b} counted three. At three the ${noun} stayed, and the rest of them went. They passed ${a} on both sides, on their backs, quite slowly, like people on a tray. ${n} still had hold of the hen. Then they climbed up on their hands and knees, and ${b} counted three again. It was no different.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"It was dry at a quarter to," said ${b}. There was mud on the timetable. "We'd have been up there. We'd be having our dinner." Nobody can say anything to that if it is true. ${a} took off the cap and held it. Every single person there had been somebody on the roadside, and every one of them was thinking so. "We're sorry," said ${n}, into the hen.`,
        `Far up and very small, the clock at Hill Top struck twelve. They counted it. "That's that, then," said ${b}. ${b} did not shout, and it would have been better. "All those stops. I did say." "You did," said ${a}. It had felt so right each time. It is hard when a thing feels right eleven times and comes to this. The rain ran off the end of ${A.names} nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'point', 'surprised')], things: ['bucket'] },
        `You could not stand there long. You kept on leaving. By ones and twos they were all slipping away to the bottom, and saying so. All but ${p}. ${p} had come out last, with the bucket, and stood in the middle of the hill as if screwed on. "How do you do that?" said ${a}. ${p} looked down. There was a hole in the bucket, and under each shoe was a small gold heap. "It's coming out," said ${p}. "Oh!" said ${a}. "So it is!"`,
        `It was the footprints that ${a} saw. Everybody else had left long smears. But from the steps to the middle of the hill went two neat rows of shoes. At the end of them was ${p}, upright, like a post. The bucket had a hole, and it had been leaking all the way. "You're not slipping," said ${a}. "I'm on the beach," said ${p}. ${a} looked at the wheels, and at the wet, and at that thin yellow line. Nobody slips on a beach.`,
      ),
      page(
        { camera: 'wide', weather: 'clear', actors: [seen(A, 'sit', 'excited'), seen(P, 'cheer', 'proud')], things },
        `It had to be asked, and it was a lot to ask. ${p} held on to the handle. "I was going to keep it for the winter," said ${p}. Then ${p} tipped it out, the whole beach, and they laid it before the wheels in two long lines. ${a} pushed the lever no harder than you push a door with somebody asleep behind it. Crunch, it said. It was a small dry sound, and it went on. The hill began to go by.`,
        `"How much do you need?" said ${p}. "I think, all of it," said ${a}. They looked at each other, one driver and one bucket. "I know where there's more," said ${p}. Everybody took a handful. They dropped it in front of the wheels as if they were feeding hens, and the hen came to see. "Now, then," said ${a}, very softly. The wheels turned, and bit, and held. Up they went with a noise like somebody eating toast.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [...things, 'clock'],
        },
        `"Five past," said the man at Hill Top, who had come out to look at it. "NEVER LATE, it says." ${b} took out a pencil. "We should never have got here at all," said ${b}, "if we'd been on time." And after LATE, in small neat letters, ${b} wrote: WITHOUT A GOOD REASON. They had soup. Then they went down again by the beach, to fill up a bucket. Just before the bend it was ${b} who put out a hand. "Stop. There's one." "${refrain}"`,
        `There was a row of people at Hill Top with their watches in their hands, all wrong. "What happened?" they said. ${b} might have said a good many things. "We ran into some friends," said ${b}. The watch went back into the pocket, and for the whole of dinner nobody looked in on it. There's a hook behind the driver's seat now, with a bucket on it, and it is always full. "Toot, toot!" says ${a}. And if ${a} should miss anyone, ${b} leans out. "${refrain}" says ${b}. "I'm asking for you."`,
      ),
    ],
  };
}

import { cap } from '../wording.ts';
import type { MadeOf } from './made-of.ts';

/** Of sand: the sea comes. */
export const OF_SAND: MadeOf = {
  isBrief: true,
  at: 'beach',
  token: { a: 'a white shell', it: 'shell', thing: 'shell' },
  young: {
    made: ({ k, m }) => [
      `Dig, dig, pat. ${k} makes ${m}. It is so high!`,
      `Sand in the bucket. Plop! Pat, pat. Look at ${m}.`,
      `${k} digs. ${k} pats. Up, up, up goes ${m}.`,
    ],
    sign: ({ m }) => [
      `Swish. What was that? The sea! It has one toe on ${m}.`,
      `Swish, says the sea. It comes up a bit. It looks at ${m}.`,
    ],
    tries: ({ k, m }) => [
      `${k} makes a wall for ${m}. Swish! The sea comes over.`,
      `${k} digs a ditch. Swish! Now it is full.`,
      `"Go back!" says ${k}. The sea goes back. And it comes again.`,
    ],
    going: ({ m }) => [
      `Swish. There goes a bit. Swish. There goes a lot. Bye-bye, ${m}.`,
      `One more swish. ${cap(m)} is a lump. Swish. And all is flat.`,
    ],
    next: ({ k, it }) => [
      `Next day the sea has gone. Dig, ${k}! Pat, pat. In goes the ${it}. Hello again!`,
      `Next day the sand is back. So is ${k}! And on top? The ${it}!`,
    ],
  },
  middle: {
    made: ({ k, m }) => [
      `The sand was just right that day, neither wet nor dry. ${k} dug and patted all morning. And there stood ${m}. It had a way in, and a window for looking at boats.`,
      `${k} made ${m} far down the beach, where the sand holds best. It took forty buckets. It had a gate, and a stair that had nowhere to go.`,
      `First it was a heap. Then it was a heap with an idea. About noon it was ${m}, and ${k} walked round it on tiptoe. People came along from both sides to have a look.`,
    ],
    sign: ({ k, m }) => [
      `A bit after lunch something cold ran over ten toes. It was only a little water, with froth on, and it went away again. It had been as far as the gate of ${m}. It had a look in.`,
      `All at once the sea was nearer. Nobody had seen it come. It touched ${m} with a thin wet edge. Then it drew back, as you do from soup. "Oh," said ${k}.`,
    ],
    tries: ({ k, m, g }) => [
      `So ${k} built a wall, right round ${m}. It was a good wall, and the sea stopped and thought about it. Then it came round the back. It had not known that there was one, until ${k} showed it.`,
      `${k} dug a ditch, so that the water would go that way. It did go that way. But then the ditch was full. The sea has plenty more. It sent the next one over the top of ${m}.`,
      `"We could carry it up the beach," said ${k}. So they took a bucketful, ${k} and ${g}. But a bucketful of ${m} is only a bucketful of sand. It had forgotten what it was.`,
    ],
    going: ({ m, k }) => [
      `It went from the bottom up. The gate lay down. The stair went one step at a time, as a stair should. ${cap(m)} got round, and then low. Then it was a place where the water wrinkled.`,
      `The sea did not knock it down. It only leaned on ${m}, and said something soft. Each time there was less. ${k} watched the window go. There was a boat in it, right to the end.`,
    ],
    next: ({ k, it }) => [
      `Next day the sea had gone out again. The sand was as flat as a sheet. ${k} had a new bucket of ideas. This one was rounder. "There," said ${k}, and pressed in the ${it}. "Now you can see. That's the sea."`,
      `They came back the next morning, and there was not a mark. ${k} began on the very same spot. It was not the same one. It had two gates and no stairs. But up in the top was the ${it}, looking out for boats.`,
    ],
  },
  old: {
    made: ({ k, m }) => [
      `${k} chose the place with care, far down, where the sand is dark and holds an edge. It took the whole of the morning. There was a wall as thick as an arm. One tower leaned in, to hear what the other one said. There was a stair, with each step cut with the edge of a ticket. Round about noon it stopped being sand, and was ${m}. People who had been going to walk across it found that they were walking round.`,
      `Some people build upwards from a plan. ${k} built ${m} from the inside out, beginning with a room that nobody would ever see. It was the size of an egg, and quite round, and it had a door. Everything else was put round it to keep it safe. By twelve there was a gate, and a bridge, and a road for things to come along. A man with a dog stood before it for a long time. "Who lives there?" said the man. It was a serious question.`,
    ],
    sign: ({ k, m }) => [
      `The first wave that came so far was hardly a wave. It was a bit of wet lace. It slid up the sand, and stopped a yard short of ${m}, and sank in. ${k} looked at the mark that it had left. Then ${k} looked at all the other marks, lower down, one behind the other like a stair. Nobody had said anything about a stair. The whole sea was coming up it, and it was in no hurry, because it had done it before.`,
      `"Tide's turned," said somebody, going by with a chair. It was said as you say that it's Tuesday. ${k} stood up. You could not have told by looking. It was blue, and a long way off, and all of it was sparkling. But a boat that had been lying on its side was sitting up. And something cold and thin ran in. It touched the gate of ${m}, once, and ran back to tell the rest.`,
    ],
    tries: ({ k, g }) => [
      `A wall was the first thing. They built it in a ring, ${k} on the one side and ${g} on the other. It was as high as a knee. It held for four waves. They had just begun to be proud. But a wall keeps things in as well. The fifth one came over the top, and could not get out again. It stood about inside, up to the gate. They had made it a bath. They had to break the wall down themselves, to let the water go.`,
      `Then ${k} had a plan with ditches. If the sea wanted to come up the beach, it could come up the other side. They dug one to the left, with a bend in it, as long as a bus. And the sea came along it like a train. It was the best thing of the whole day. But a ditch is only a way of asking. When it was full there was still the rest of the sea, and that came straight on.`,
      `"Could we take it home?" said ${k}. It was not such a silly question. They tried with the smaller tower. ${cap(g)} slid both hands underneath, and ${k} held the top, and they stood up with it, inch by inch. For about three steps they were carrying a tower along a beach. Then they were carrying sand. There had never been anything in it but the way it was put. You can't pick that up. It was running out between their fingers.`,
    ],
    going: ({ m }) => [
      `It took the road first, and then the bridge, for which it had only to breathe out. The walls of ${m} got dark from below, like a lump of sugar. Then the tower that leaned put its head down on the other one. They went together, quite slowly, as people sit down who have been on their feet all day. There was a round dark hole in the sand. That was the room that nobody was ever to see. Then the water came and looked in, and shut the door.`,
      `The sea has good manners. It never took more than a bit at a time, and it went away in between. When it came back ${m} was a little more like a hill. Nobody threw anything down. It was simply asked, over and over, to be sand, in a low voice, and in the end it was. The last to go was a corner of the gate. It stood by itself, with a wave on either side of it, as if something might yet come through.`,
    ],
    next: ({ k, it }) => [
      `Next morning the tide was out, and had smoothed everything, as somebody makes a bed. You could not have told where it was. ${k} walked up and down with the bucket, and chose a place. It was not going to be the same, and so there was no use in trying. This one had a street in it. "It isn't for long," said ${k}, and pressed in the ${it}, high up, where the view was. It had seen one sea already. It could tell the others what to look out for.`,
      `The next day the beach was quite new. The sea had been over it all night, with a flat hand. ${k} knelt down. You know more, the second time. You know, for instance, that it will be four o'clock. So ${k} did not bother with a wall. It had instead a very large gate, that stood wide open on the side towards the water. Over it, in the middle, went the ${it}. "There," said ${k}. "Now you can see. You've met."`,
    ],
  },
};

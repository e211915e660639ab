import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Told for those who read it themselves: somebody waits where nobody comes by, when a circle is left. */
export function old(going: Going, refrain: string, title: string): Told {
  const { G, g, Gcap } = going;
  const { d, D, C, c, N, n, bus, Bus, comes, things } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(D, 'stand', 'sad')], things },
        `Church, market, school, mill, church. That was the way of ${comes}, sixteen times a day and eight on Sundays. It was a very good circle. One could set a clock by it, and people did. But a circle has one fault, which is that one is never any nearer. "${refrain}" said ${d} each time the church came up, as other people say good morning. Lately it had begun to sound like something else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'bucket'), seen(G, 'stand', 'calm')], things },
        `It was in the third week of the heat that ${C.introduced} got on, with ${g} and a bucket. "Two to the sea," said ${c}. Nobody had ever asked for that. "This is a circle," said ${d}. "I know," said ${c}. "I thought that if one waited for long enough it might have to go there." They sat down in front. By noon they had seen the church five times, and it had not become a beach.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'determined'), seen(N, 'sit', 'surprised')], things },
        `${d} tried it backwards: mill, school, market. ${N.introduced} came out of the market on the wrong side, and waved her bags at nobody. Then ${d} tried it fast. It was all over in eleven minutes, which only made it come round sooner. "${refrain}" said ${d}. "I believe it's the wheels. They've been brought up to it." ${c} looked down at them. They went round, certainly. But the road beside them ran straight by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'excited'), seen(D, 'stand', 'surprised')], things },
        `On the far side of the market there is a roundabout, with a bed of red flowers. Three ways lead out of it, and ${d} knew them all. "There's a fourth," said ${c}. "It's got something on the sign." It was half behind a bush. "I don't read that one," said ${d}, rather quickly. "It isn't mine." And then, as they came past it again, "What does it say?" It had two words on it, and a gull.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'worried'), seen(G, 'sit', 'calm')], things },
        `They went round those flowers nine times. "Who has to be somewhere?" called ${d} over one shoulder. There was a man with a tooth, who had been glad of every delay. There was a boy who should have been at the piano. "I've got a fish in here," said ${n}, "but it's in no hurry." ${Gcap} looked at the bucket, and then at the clock, and said nothing in a way that meant yes. Tick, tick, tick, went the light on that side, which had never been used.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(D, 'run', 'excited'), seen(N, 'cheer', 'happy')], things },
        `Nobody spoke for the first mile. It is strange not to know what comes next, if one has always known. There was a hill, and it was not the church. There was a wood with no market behind it. "I'm getting further away!" shouted ${d}. "I'm getting further away all the time!" Some of them began to sing. The man with the tooth had forgotten which one it was.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(D, 'stand', 'surprised')],
          things: ['bucket'],
        },
        `Then the road stopped, and so did everything else. It was blue, and it moved, and there was no other side to it. ${c} and ${g} went down to it hand in hand. The rest came after them, with their shoes in their bags. ${Bus} stood on the hard sand with the doors open. "What's behind it?" said ${d}. "More," said ${c}. It was the first time in twenty years that ${d} had been anywhere.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(D, 'think', 'worried'), seen(C, 'sit', 'curious')], things },
        `"I could stay," said ${d}. The sun was low, and nobody had mentioned home. Then the bell of some church or other came over the hill, very thin. It was six. At six there was old Mr Low at the mill, who could not walk far. He stood there every evening with his lamp, and one set him down by his door. "He'll be looking at his watch," said ${d}. "He'll shake it. He'll think that it's the watch that's wrong."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'determined'), seen(C, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things,
        },
        `One may be tired of a circle. It isn't the same as being tired of those who are standing in it. ${d} took a long look at the blue, from one end to the other. "All in," said ${d}. Nobody argued. ${c} filled the bucket up to the brim, because there ought to be something to show him. They drove the whole way with the window open, and it was ${d} who sang.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(C, 'hold', 'happy', 'bucket')],
          things,
        },
        `They took the lower road, past the harbour, and it came out at the mill. Mr Low stood there with his lamp. "You're an hour late," he said. He looked into the bucket, and put one finger in, and tasted it. It was a while before he said anything. "I went there once," said Mr Low, "when I had the knees. What time do you leave?" ${c} was drawing on the wet window. Church, market, sea, mill, church. It closed exactly.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(D, 'stand', 'happy')], things },
        `So it's still a circle. There was nothing that one could do about it. But it takes all of a morning now, and there is a sea in it. Mr Low gets on first, with a towel. At night ${bus} stands by the church with sand in every crack. "And tomorrow?" say the people who get off. "${refrain}" says ${d}. It sounds like good morning again.`,
      ),
    ],
  };
}

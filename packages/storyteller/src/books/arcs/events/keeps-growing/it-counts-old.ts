import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: one more would go through the den, and the gate has a bolt. */
export function old(going: Going): Told {
  const { A, B, a, b, k, company, chance } = going;
  const { refrain, x, The, begins, things, at, part, sour, brings, goodLong, N, n, P, p, S, s } = partsOf(going);
  const V = company.person([a, b, k].includes('Mrs Vane') ? 'Mrs Pell' : 'Mrs Vane', 'neighbour');
  const v = V.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'medium', actors: [seen(A, 'stand', 'proud')], things },
        `${begins} It was quite an ordinary one. "It must do for everybody," said ${a}, and gave it a pat. One says that sort of thing. It sounds generous, and it costs nothing. But this was the only ${x} in the street that ever took anybody at their word.`,
        `It began with five words, and ${a} hardly heard them. ${begins} It looked much like any other. ${a} stood back, with one eye shut, and was pleased. "It must do for everybody," said ${a}. People say a great deal to a ${x}, one way and another. It isn't often that one of them is listening.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: ['tent', 'sign'],
        },
        `At the end of the garden stood the den. ${a} and ${B.introduced} had been at it since May. It was made of four doors and a sack, and it had a window that opened. Over the way in hung a sign: JUST US. There were two of us. There had been three, once, for a minute, but that was a wasp.`,
        `Down by the back wall was the den, and that was another matter. ${a} and ${B.introduced} had built it out of doors that people threw away. It leaned a bit, and it was the best place in the world. It said JUST US on a sign. Nobody had ever asked to come in. But one likes to be ready.`,
      ),
      page(
        {
          setting: at,
          camera: 'close',
          actors: [seen(B, 'walk', 'curious'), seen(A, 'stand', 'surprised'), seen(N, 'run', 'curious')],
          things,
        },
        `When ${b} came in to look, there was a boof. It was like somebody sitting down on a bed. ${The} was bigger by about a ${part}. "${refrain}" said ${a}, who was putting out chairs, and hadn't turned round. ${N.introduced} put a nose in at the door. Boof. That time they all saw it.`,
        `${b} was the first to see. "Is it meant to be that size?" said ${b}, in the doorway. Boof, it went, quite gently, and it wasn't that size any more. "${refrain}" said ${a}, from the cupboard. "I've got three chairs." ${N.introduced} ran in to ask about the noise. So then there was another.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(P, 'reach', 'determined'), seen(N, 'reach', 'determined'), seen(A, 'shout', 'worried')],
        },
        `By noon it was out at the back door. They called for help, and help came. ${n} had brought a rope. ${P.introduced} had brought big shoulders. They tied it, and pushed it, and leaned on it. It was odd. Each of them was strong and clever and did a very good job. And each of them made it worse.`,
        `One calls for help when a thing like that comes out at one's back door. ${P.introduced} came with a plank, and it grew. ${n} came back with a rope, and somebody's uncle, and it grew twice. "Perhaps it likes company," said ${p}, breathing hard. It was nearly right. But nobody was listening, except possibly the ${x}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cover', 'worried'), seen(B, 'point', 'scared')],
          things: ['tent'],
        },
        `"It won't stop growing," said ${b}. "Fetch everybody!" That was the worst idea of the day. Boof, boof, boof, down the path it came, over the beans and under the washing. "${refrain}" called ${a}, and it wasn't a welcome any longer. When the last of them was in at the gate, it stopped. It was one hand away from the den.`,
        `They fetched the whole street. The more came in, the more of it there was, all down the garden, like a tide. "It never stops growing!" shouted ${b}. "${refrain}" shouted ${a} at the gate. One more uncle, and it had reached the wall. There it lay. You could put one hand between it and the den, if you held it sideways.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'walk', 'calm'), seen(A, 'kneel', 'curious')] },
        `Then ${S.introduced} came over the wall, in no hurry at all. Pip. It grew by the width of a thumb, and no more. ${a} knelt down. A large uncle had been a large boof. A very small somebody was a pip. "It isn't growing," said ${a}, slowly. "It's counting. I said that it must do for everybody."`,
        `Into that gap came ${S.introduced}, who had set out at breakfast. Pip, it went, hardly more than a crumb's worth. ${a} looked at ${s}, and at the hand's breadth, which was a bit less. "It does it to the size of us," said ${a}. "It never was growing. It's adding up. I told it everybody, and it's counting them in."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm'), seen(N, 'cheer', 'happy')],
          things: [...things, 'gate'],
        },
        `So it was simple. If nobody else came, it would be no bigger, and the den would be safe. ${a} walked over and shot the bolt on the gate. "${refrain}" said ${b}. "Yes," said ${a}. Then they shared it out, along the path, a ${part} each. ${n} got one and ${s} got a thin one. It came out just one over.`,
        `That was good news, when one thought about it. It couldn't count anybody who couldn't get in. There was a bolt on the gate, and ${a} pushed it home. "${refrain}" said ${b}. "It is now," said ${a}. They went along with it, and everybody got a ${part}, from ${n} down to ${s}. And still there was one that belonged to nobody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'shy'), seen(B, 'stand', 'worried')], things: ['gate'] },
        `Somebody knocked. "I heard there was enough for everybody," said a voice outside. It was old ${V.introduced}, from the end house, whom no one had thought of. ${a} looked at the den, and at the gap, and at the gate. "It's all gone!" called ${a}. There was a bit of quiet. Then her stick went away down the road, tap, and tap.`,
        `Then there came a knock at the gate. "Have I got the right day?" said somebody. "I've brought a ${brings}." They knew the voice. It was ${V.introduced}, who lived in the end house, and wasn't often asked. One more, and that was the den. "I'm afraid it's all gone," called ${a}, through the wood. "Oh," said ${v}. "Another time." She walked away, and one could hear the stick.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
          things: ['tent'],
        },
        `It was a funny thing. It had begun to boof, and had stopped half-way, like somebody who can't quite sneeze. And nobody enjoyed it. ${sour} "It's waiting for her," said ${b}. "It said everybody." "It didn't," said ${a}. "I did." They sat in the den, just us, and it was very roomy.`,
        `Nothing went boof. But out there it had drawn itself up, as one does before a sneeze, and there it hung. The garden had gone quiet. ${a} had another go with a ${part}. ${sour} The den was quite safe, and they went and sat in it. "She brought a ${brings}," said ${b}. "I know," said ${a}. "I heard it go home."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(V, 'stand', 'surprised')],
        },
        `It's eleven doors to the end house, and ${a} ran past all of them. "It wasn't gone," said ${a}, when ${v} opened. "There's one over. It's been counting, and it stopped at you. I stopped it." ${v} took some time to find her stick. "I've heard a good deal of laughing over that wall," she said. "I often wondered how one got in."`,
        `${a} went back along the whole street, and it had never been so long. "I told you a lie," said ${a}, on the step of the end house. "There's one left, and it's yours. I bolted the gate because of my den." "Is it a good den?" said ${v}. "It's the best there is." "Then I quite see," said ${v}. But she fetched the ${brings}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(V, 'stand', 'surprised'), seen(A, 'stand', 'sad'), seen(B, 'cover', 'surprised')],
        },
        `She came in at the gate. Boof! It was the best of the day, with all of the sneeze in it. After it there was a long, slow crunch. That was May and June and July. Four doors lay flat, and a sack, and half of a sign. "Was that somebody's?" said ${v}. ${a} picked up the sign. "It was just us," said ${a}.`,
        `They all held on to something. ${v} put one foot in at the gate, and it went boof from end to end, and was content. Then the den fell down. It went over a door at a time, very politely, and the window shut itself first. There was no sound but ${b}, breathing in. "It doesn't matter," said ${a}, which was nearly true. "It was only for two."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(V, 'stand', 'happy'), seen(B, 'reach', 'happy')],
          things: [...things, 'sign'],
        },
        `"I've nine doors in my shed," said ${v}, with her ${part}. ${goodLong} "I never had anything to put round them." Everybody carried one. It was nearly dark when the new den stood, from wall to wall, and ${b} hung up the sign. JUST US, it said. "${refrain}" said ${v}. Somewhere behind them there was a boof. So ${a} went and propped the gate open.`,
        `${v} had her ${part}, down to the end. ${goodLong} Then she tapped a door with her stick. "You've built it with the hinges in the middle," she said. "I used to be a carpenter." By sunset the den had thirteen doors, and room for an uncle. There was only the old sign, JUST US, and they put it back. "${refrain}" said ${b}. ${a} counted, and left the gate on the latch. "So far," said ${a}.`,
      ),
    ],
  };
}

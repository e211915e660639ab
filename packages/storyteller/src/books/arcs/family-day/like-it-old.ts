import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';
import type { Belonging } from './belonging.ts';

/** For ages 8 to 12: a joke gets a laugh and sticks, and whoever made it has to look properly for the first time. */
export function likeItOld({ child: K, lead: P, introduced, seen: S, chance }: FamilyDay, owned: Belonging): Told {
  const n = K.name;
  const p = P.name;
  const s = S.name;
  const { what, it, is, was, likes, found, isHeard, rude } = owned;
  const It = cap(it);
  const them = it === 'it' ? 'it' : 'them';
  const asked = chance.pick(`What ${is} ${it} like?`, `So what ${is} ${it} like?`, `But what ${is} ${it} like?`);
  const ask = `"${asked}"`;
  const [one, two, three] = likes;
  return {
    title: titled(chance.pick(`${p}'s ${what}`, `the week of likes`, `like ${p}'s ${what}`, 'forty-one likes')),
    refrain: asked,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'sit', 'calm')] },
        ...keeping(
          20,
          [
            `In every house there is something that nobody sees any more. It may be a stain, or a stair. In ${n}'s it was ${p}'s ${what}. There had been no day without ${them}. People who came for the first time would stop, and breathe in. "Oh, that," the family would say. "Do sit down."`,
            `${cap(introduced)} was known for one thing up and down the road, and that was ${p}'s ${what}. ${n} had grown up with ${them}, and never gave ${them} a thought. You do not go about thinking of the kitchen door. It is there, or the house would have a hole in it.`,
          ],
          `In every house there is something that nobody sees any more. In this one it was ${p}'s ${what}. There had been no day without ${them}, and ${n} never gave ${them} a thought.`,
        ),
      ),
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(S, 'sit', 'curious')] },
        `It was the Week of Likes. Everybody at school was to find something and say what it was like. They did the moon, and it was like a plate. It was getting to be a long afternoon. Then it was ${n}'s turn. "${p}'s ${what}," said ${n}, "${is} like ${rude}." They laughed until the pens fell down. Only ${s}, who was new, said: ${ask}`,
        `At school they did likes, all that week. A cloud was like a sheep, and the sheep, it turned out, was like a cloud. "${n}?" said the teacher. One wanted to wake them up. "${p}'s ${what} ${is} like ${rude}," said ${n}. It was the best laugh of the term. ${n} laughed, too. It is warm, standing in a laugh like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'worried'), seen(K, 'stand', 'shy')] },
        `A good joke doesn't know when to go home. By Tuesday they were saying it in the corridor. By Wednesday somebody had drawn it on the board. "Have you really got ${rude} at home?" they asked. "It was only a like," said ${n}. ${S.introduced} did not say it once. ${s} seemed to be waiting for the real one.`,
        `The trouble was that it stuck. It was said at lunch, and on the bars. There was a song, though only the one line. They were not being unkind. They had never met ${p}. "Is it true?" asked ${S.introduced}. ${n} meant to say yes, and could not find where the yes was kept.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'stand', 'surprised'), seen(K, 'stand', 'shy')] },
        `On Wednesday it was ${p} who came to the gate. Somebody small pointed. "That's the one," it said, "with ${rude}!" ${p} looked behind, to see who was meant. "What have I got?" said ${p}. "Nothing," said ${n}. "It's a game." They walked home. ${p} is not slow. Half way there ${p} stopped asking.`,
        `Then ${p} was at the gate, waving. "Look," said a voice, not quietly enough, "it's ${rude}." Somebody hummed the one line. ${p} went on waving for a bit, because an arm takes time to stop. "Who's that they mean?" said ${p}. "I don't know," said ${n}. That made two things now that were not so.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(K, 'sit', 'worried')],
        },
        `That evening there was something the matter with the house. It took ${n} some time to find out what. It was ${p}'s ${what}. ${p} was keeping ${them} out of the way, as far as that can be done. Nobody had asked for it. It was like a clock that had stopped. Nobody noticed anything else.`,
        `At supper ${p} sat a little to one side. It was nothing that you could point to. ${p} was just being careful with ${them}, as you carry a bag on a bus. All at once ${n} could think of nothing else but ${p}'s ${what}. There was so much less than usual.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(P, 'sit', 'calm')] },
        `It would blow over. By Monday there would be some other joke, and nobody need ever know whose this one was. ${n} got as far as the stairs with that. Then ${n} came back. "It was me," said ${n}. "I said it was like ${rude}. I said it so that they'd laugh." ${p} thought about that for as long as it took. "And did they?" "Yes," said ${n}. "That was the worst part."`,
        `There were two ways to go to bed that night. One was to say nothing, and let it wear off. ${p} would never hear who had begun it. ${n} stood on one leg outside the door. "I made that up," said ${n}, "about ${rude}. They were bored." It was quiet. "From which side?" said ${p}. "What?" "From which side is it like that?" ${n} did not know. ${n} had not looked.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'curious', 'pencil'), seen(P, 'sit', 'happy')],
          things: ['pencil'],
        },
        `${ask} said ${p}. "If not that?" So ${n} fetched a pencil and ${isHeard ? 'listened' : 'looked'}, properly, for the first time. "Like ${one.as}," ${n} wrote. "${one.asks}" said ${p}. ${n} crossed it out. "Like ${two.as}." "${two.asks}" said ${p}, who had begun to smile. That got crossed out as well. There were nineteen of them by bedtime, and not one would do.`,
        `"If you must have a like," said ${p}, "have a good one." ${n} took a pencil, and sat down in front. ${It} ${was} much more than you had supposed. There was a bit of ${two.as} in there, and, towards the end, ${three.as}. "${three.asks}" said ${p}. "Keep still," said ${n}. It came to nineteen likes that night. Each of them was right in one place, and wrong in the next.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'stand', 'curious'), seen(K, 'stand', 'shy')],
        },
        `${s} was at the lamp post, on the way home from somewhere. ${ask} said ${s}. "The truth, I mean. I've been wondering since Monday." "I've got nineteen," said ${n}, "and they're all wrong. You'd better come in." It was nearly bedtime. But some things ought not to be left until morning.`,
        `There was somebody under the street lamp, and it was ${s}. "You never answered me," said ${s}. ${ask} You could have said "wait until Friday". ${n} held the door open. "Come and see for yourself," said ${n}. "I've been trying to write it down, and I can't."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(S, 'stand', 'surprised'), seen(P, 'sit', 'happy'), seen(K, 'stand', 'proud')],
        },
        `So ${s} met ${p}, and there ${it} ${was}. ${s} stood on the rug for some time. "It isn't a bit like ${rude}," said ${s}. "No," said ${n}. "It isn't like anything." "No." They were both quiet, out of respect. "Would you two like some toast?" said ${p}, who was getting hot.`,
        `${p} did not do anything special. ${It} ${was} just there, as ever, and the whole room was round ${them}. ${s} ${isHeard ? 'listened' : 'looked'}, and let out a long breath. "You can't say that in a like," said ${s}. "They ought to have told you. There's only the one." ${p} pretended not to hear, and sat up very straight.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(K, 'stand', 'determined'), seen(S, 'sit', 'happy')],
        },
        `On Friday morning ${n} stood up. There was a hum already, the one line. "I said that ${p}'s ${what} ${was} like ${rude}," said ${n}. "I hadn't looked. Since then I've made forty-one likes. They're all wrong." Nobody hummed now. "There isn't a like for ${them}. It's the other way about." ${n} looked at the window. "You know ${found}? That's a bit like ${p}'s ${what}."`,
        `The next day was Friday, and the last of the likes. They all turned round for ${n}, with the laugh ready. "It wasn't true," said ${n}. "I got it wrong, to be funny." That was four seconds, and it felt like swimming. "I've tried to find a right one. There isn't a right one. But I walked here, and I saw ${found}. And I thought, oh, that's like ${p}'s ${what}." The laugh went home by itself.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'wave', 'happy'), seen(K, 'run', 'happy'), seen(S, 'wave', 'happy')],
        },
        `They all went round by there, to see. It is a thing that catches. By the time ${p} came to the gate, they had a dog, two hats and a sunset. "That's very nearly ${p}'s ${what}," somebody said, of a lorry. ${p} looked behind again, to see who was meant. "You," said ${n}. "It's you." And ${s} held the gate.`,
        `It spread, as the other had. There was a tree that was like ${p}'s ${what}, in a wind. Somebody's uncle had one very like, but smaller. When ${p} came to the gate, they stopped talking and moved up closer. "Are they going to sing?" said ${p}. "No," said ${n}. "They want to see if the tree was right." ${s} had told them that it was.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(P, 'sit', 'happy')],
        },
        `That night ${it} ${was} back, all there, as large as ever. "${asked}" said ${p}, with one hand on the lamp. "You've had all week." ${n} was nearly asleep. There was one like left that had not been tried. It had been too near to see. "You," said ${n}.`,
        `${n} crossed out the forty-first by lamplight. "And did we ever find it?" said ${p}, from the end of the bed. ${p}'s ${what} ${was} there as well, and not at all out of the way. ${n} turned the page over. "It's on the back," said ${n}. It only said: see ${p}.`,
      ),
    ],
  };
}

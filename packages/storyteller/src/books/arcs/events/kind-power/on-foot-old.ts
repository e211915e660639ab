import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: on the day when powers are shown, a minute is given away as well, and somebody strong must choose. */
export function old(going: Going): Told {
  const { A, a, company, chance } = going;
  const { refrain, Q, q, Qcap, N, n, D, d, C, c, S, s } = partsOf(going);
  const W = company.person([a, q].includes('Wren') ? 'Noor' : 'Wren', 'child');
  const w = W.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(Q, 'stand', 'curious')],
          things: ['sign'],
        },
        `The sign went up on Thursday. SHOW YOUR POWER, it said. SATURDAY, ONE MINUTE EACH. There were a good many in the town who could do something. There was one who could run up a wall. ${A.introduced} had a power as well, and it was kindness. "How do you show that?" said ${Q.introduced}. "In a minute?" ${a} hadn't thought of that.`,
        `Everybody in that town could do something. You could see through doors, if they were open. One hummed, and lamps came on. What ${A.introduced} had was kindness. It was a real power, but it didn't look like much from outside. And now there was a sign: SATURDAY, SHOW YOUR POWER, ONE MINUTE EACH. "That's short," said ${Q.introduced}. "Does yours fit in?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'calm'), seen(Q, 'stand', 'curious')],
        },
        `The one to beat was ${S.introduced}. ${s} could lift a bench with three people on it. But ${s} could do nothing softly. Door handles came off, and so did taps. Whoever had once shaken hands with ${s} didn't do it again. "I shall win," said ${s}, and leaned on the sign, and the sign lay down. People kept a little way off. "I don't mind," said ${s}, to nobody.`,
        `${S.introduced} would win, that was certain. Nobody else could throw an anvil, or have it come back. It's only that it didn't stop there. ${s} had pulled up the bell with its rope, and had once patted a horse, which sat down. So nobody stood near. Nobody gave ${s} anything to hold. "What's yours?" said ${s}. "Kindness? Does it go bang?" "Not so far," said ${a}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(N, 'stand', 'surprised', 'umbrella'), seen(Q, 'stand', 'worried')],
          things: ['umbrella'],
        },
        `On Friday it rained, and ${a} practised. ${N.introduced} came by in her best hat. It had cherries on, and they were starting to run. "Please have this," said ${a}, and put an umbrella into her hand. It was a good one, red, with room for three. "Oh!" said ${n}, and went off beneath it. They both watched her to the corner. ${refrain}`,
        `${a} had a red umbrella, the best in the street. You could get three people under it. On Friday it poured, and ${N.introduced} stood at the stop with nothing on her head but a hairdo. ${a} gave it to her. It was the whole of the power, done as well as it could be. ${q} counted to sixty under a dripping roof. ${refrain}`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(Q, 'stand', 'worried'), seen(A, 'stand', 'calm')] },
        `"Perhaps it's broken," said ${q}. "Hit it." "It isn't that sort of power," said ${a}. "It doesn't fly. It goes on foot, so you have to wait until it gets there." "Gets where?" "I don't know. I've never been able to see so far." The water ran down inside their collars. It wasn't a thing that would look well upon a stage.`,
        `"So that was it?" said ${q}. "You got wet. Anybody can get wet." "It's on its way," said ${a}. "You can't see it from here. It's slow. I think it walks." "And when does it arrive?" "It's never told me," said ${a}. With some powers you know where you are. ${Qcap} thought of Saturday, and of one minute, and said nothing.`,
      ),
      page(
        {
          setting: 'pond',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'reach', 'worried'), seen(D, 'stand', 'surprised')],
          things: ['umbrella'],
        },
        `Now, ${n} lived beyond the pond, and came by ${D.introduced}. She was rather short-sighted. "You poor soul, out in this!" said ${n}. "Somebody was good to me. It's only right." And she ran the rest of the way. ${d} stood under it for nearly an hour, so as not to hurt anyone's feelings. It's a strange thing, for ${D.aKind}, to be dry.`,
        `Round two corners ${n} was almost home, and met ${D.introduced} by the pond. "Drenched!" cried ${n}, who had known few ${D.kinds}. "And nobody gives you a thought!" If no one had been kind to her that day, she'd have gone straight by. As it was, ${d} got the umbrella. ${d} didn't know what to say. It was like being given a very small, dark afternoon.`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(D, 'walk', 'curious'), seen(C, 'sit', 'sad')],
          things: ['umbrella'],
        },
        `There was one person whom ${d} had never cared for. That was ${C.introduced}. But ${c} was sitting on a wall, shut out, and every hair of it was wet by itself. ${d} looked at that with pleasure. Then ${d} looked at the umbrella, and sighed. You can't stand under a kindness and be nasty. It takes up all the room. "Here," said ${d}.`,
        `In a garden ${d} came past ${C.introduced}, who'd been shut out. They were not friends. There had been something about a nest. ${d} meant to go by and enjoy it. But it's hard to be mean from under a thing that's just been given to you. "It's no use to me," said ${d}, gruffly. "I'm waterproof." And ${c}, for once, couldn't think of anything to say.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(S, 'cheer', 'proud'), seen(A, 'stand', 'worried'), seen(W, 'hide', 'scared')],
          things: ['clock'],
        },
        `On Saturday the whole town sat in the wet and looked at the stage. ${s} lifted a bench with the mayor on it, and got nine points. Then it was ${A.names} turn. But next in line was ${W.introduced}, who was small, and could whistle. She had gone white. "I can't do it in a minute," said ${w}. "I have to breathe first." The clock was ticking. Everybody was waiting for ${a}.`,
        `The clock on the stage was a big one, and it gave each of them a minute. ${s} had used ten seconds of it. There was nothing left to lift. "Next," they called, and that was ${a}. And there, behind the curtain, stood ${W.introduced}, as white as milk. "It's my lip," she said. "When I'm scared it won't whistle. It takes a minute to come back, and then my minute's gone."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'calm'), seen(W, 'stand', 'surprised')],
          things: ['clock'],
        },
        `${a} had a minute, and it was the only one. "Take mine," said ${a}. "You breathe in that, and whistle in yours." So ${a} stood at the side, and nobody was on the stage for sixty seconds. It was quite long. "Nought," said somebody. Then ${w} came out and whistled, and each bird for a mile round came and sat on the roof. Nobody looked to the side of the stage. ${refrain}`,
        `It would have been nice to be up there, if only for once. "I'll give you mine," said ${a}. "You can breathe in it. Then you've still got your own." The stage was empty, and the clock went round. Someone coughed. "That one has no power at all," said a man with a list. But ${w} had her lip back. She whistled up a hundred starlings, and they clapped till it hurt. As for ${a}, ${refrain.replace(/^./u, (first) => first.toLowerCase())}`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(Q, 'sit', 'angry')],
          things: ['tree'],
        },
        `So ${s} got the cup, and everyone went home. ${a} and ${q} were under a tree, which let in as much as it kept out. "You gave away the umbrella," said ${q}, "and then you gave away the minute. What have you got?" ${a} looked into both pockets. There was a bus ticket. "I suppose that it's still walking," said ${a}. But it was said in a smaller voice than usual.`,
        `It came down in ropes. They got as far as a tree, ${a} and ${q}, and no further. "Nought," said ${q}. "You! And one had nine for a bench." "She did whistle well," said ${a}. "That isn't the point!" The point ran down inside a collar. ${a} didn't answer for a while. "Maybe it has stopped somewhere," said ${a}. "Maybe it does get lost, sometimes."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(S, 'stand', 'surprised', 'trophy')],
          things: ['umbrella', 'trophy'],
        },
        `By then ${c} had reached home. At the next door stood ${s}, with a cup. The handle had come off it. It was full of rain. You can be as strong as you like, but nobody can lift weather. ${c} put the umbrella down against the wall. "For me?" said ${s}. "It isn't for anyone," said ${c}. "It's just going round." And ${s} took hold of it with two fingers, the way you hold an egg.`,
        `Someone else was out in it, and that was ${s}, with a trophy under one arm. The coat hung down like a wet tent. ${c} had been let in at last, at the green door, and had no more use for umbrellas. "You'd better have this," said ${c}. ${s} looked behind, to see who was meant. Nobody ever gave ${s} a thing to hold. ${s} held it so gently that it didn't know it was held.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'think', 'worried', 'umbrella'), seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sad')],
          things: ['umbrella', 'tree'],
        },
        `So it happened that ${s} came by a tree. There were two under it, like washing. ${s} walked on. Nobody had ever given ${s} a thing before, and now it was half an hour old. If you let them in, then it might bend, or they might be afraid. Ten steps on ${s} stopped. The rain could be heard thinking. Then ${s} came back. "I shan't shake hands," said ${s}. "But there's room."`,
        `${s} saw them before they saw ${s}. They didn't look like people who'd got nought. They looked like people who were cold. ${s} went by, on the other side. It was so fine to have a thing and not break it! But it's odd about that umbrella. Nobody had been able to keep it. At the corner ${s} turned round. "You can come in," said ${s}. "I'll be ever so careful."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy', 'umbrella'), seen(S, 'stand', 'happy'), seen(Q, 'cheer', 'excited')],
          things: ['umbrella'],
        },
        `${a} looked up at it, and then at the handle. "That's mine," said ${a}. "I gave it to a lady in a hat." "I had it from ${C.aKind}," said ${s}. "It's been right round," said ${q}, slowly. "Through the whole town. On foot." They stood there, in the dry, with a good view of it. "Well, look what happened," said ${q}. There was room for three, and ${s} held it up. And on the way home ${a} took ${s} by the hand.`,
        `It was red, and had room for three. "But I know that umbrella!" said ${a}. They worked it out on their fingers, all the way home. There had been a lady, and ${D.aKind}, and ${C.aKind}. There had been somebody strong. Not one of them had known about the others. "So that's how it's done," said ${s}. "It's stronger than me. It only wants a day or two." Nobody had told ${s} to let go of ${A.names} hand. It wasn't hurting.`,
      ),
    ],
  };
}

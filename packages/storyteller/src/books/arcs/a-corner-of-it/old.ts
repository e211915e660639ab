import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { titled } from '../wording.ts';
import type { ACornerOfIt } from './arc.ts';

/** Whoever will not say no has nothing to show; or a whole hall that has had some. */
export function old(bound: ACornerOfIt): Told {
  const { child: K, grownUp: G, mouse: M, judge: P, neighbour: N, other: O, x, aThing, y, refrain, chance } = bound;
  const [k, g, m, p, n, o] = [K.name, G.name, M.name, P.name, N.name, O.name];
  const Gcap = g.replace(/^\p{Ll}/u, (each) => each.toUpperCase());
  return {
    title: titled(chance.pick(`${aThing} made of ${y}`, `two centimetres`, `what became of the ${x}`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(G, 'stand', 'surprised')] },
        `There is nothing that says what ${aThing} has to be made of. ${k} had looked. So this one was made of ${y}, from the bottom up, and it stood higher than the gate. It had taken all the holidays, and it made the whole garden hungry. "It's very big," said ${g}. "That's the idea," said ${k}.`,
        `"You might use wood," ${g} had said, in July. But everybody uses wood. By the end of August there stood ${aThing} made of ${y}, right through to the middle. It was taller than ${g}, and the wasps had to be spoken to. "I'd never have thought it," said ${g}.`,
        `It began with a drawing on the back of a bill. It ended, five weeks after, with ${aThing} made of ${y}. One could not see the shed any more. ${k} walked round it in the evenings. People have made bigger things, no doubt. But not in that garden, and not of ${y}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(O, 'stand', 'proud')] },
        `The Grand Show was on Saturday, up on the hill. There's one rule at it: the biggest wins. ${o} had won it for three years with a tower of tins, and came by to have a look. "How high is that?" said ${o}. "Three metres," said ${k}. ${o} went home rather thoughtful, and asked the neighbours for tins.`,
        `Once a year there was a red ribbon to be had, for the biggest thing that anybody had made. ${o} had three of them at home, on a nail. "Mine's tins again," said ${o}, over the gate, and then saw the ${x}, and stopped. "You'll never get it up there," said ${o}. It was what ${k} was a bit afraid of, too.`,
        `"It goes by size," said ${o}, who had won three times and knew. "They come with a tape. It doesn't matter what it is." ${o} had a tower of tins, and it was two metres ninety. The ${x} was three metres. ${k} had never won anything, and lay awake, and thought of the ten centimetres.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'reach', 'happy'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `They set out at nine, with the ${x} on a cart, and ${g} at the rope. At two minutes past there was ${n}. "I won't ask," said ${n}, and put her nose over the hedge. "I had it as a girl. We lived over a shop." She wasn't asking, and it made it worse. ${k} broke off a bit at the back. "${refrain}," said ${k}.`,
        `It's a mile and a half to the hill, and they had got as far as the first hedge. "That's ${y}," said a voice in it. ${n} came out with a leaf in her hair. "My mother used to give it to us, on Sundays, when there was any." ${k} measured the ${x} by eye. There was a lot. "${refrain}," said ${k}.`,
        `${n} had never been known to cross a road for anybody. She crossed it now, and she had a fork with her. "I only want to know that it's real," said ${n}. It seemed a fair thing to want to know. "${refrain}," said ${k}. It was real. She went back by way of the other side, and had to know about that as well.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(K, 'stand', 'curious')] },
        `After that came the hill. ${Gcap} pulled, and didn't complain, and at the third bench sat down and went on not complaining. "You can have some," said ${k}. "${refrain}." "I wouldn't dream of it," said ${g}, and had the whole of one side. It must have been heavy, for they went a good deal faster.`,
        `${Gcap} is strong, but it was a big ${x}. Every hundred steps there was a rest, and every rest there was a look. "It's two metres eighty now," said ${k}. "You could still beat third," said ${g}, "and it would pull easier." "${refrain}," said ${k}. They both had one. It was the first time that ${k} had tasted it.`,
        `A thing made of ${y} has one fault, and that is that one smells it while one pulls. ${Gcap} began to sway a bit. "Sit down," said ${k}. "${refrain}. You need it." It's true that one can't win a ribbon with a grown-up lying in the road. They finished the front.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried')] },
        `By the church stood a bus that had given up. There were forty people in it, and they had been going to lunch since noon. Nobody got out. Nobody knocked on the glass. They only turned their heads, all forty, as the ${x} went by. ${k} had got past the last window before it was no good. "${refrain}," said ${k}, and went back.`,
        `Then there was the football team. They had lost by nine, in the rain, and one was the goalkeeper. "Don't look," said ${k}, and kept both eyes on the road. There came a sort of sniff. It was not about food, that sniff, and that was what did it. "${refrain}," said ${k}, eleven times, and two for the goalkeeper.`,
        `It is quite easy not to share with people who ask. These did not ask. It was a class of very small ones, in a line on a rope. Each had an empty paper bag. They stopped to let the cart go by, as they'd been taught. ${k} went by. Then ${k} stopped as well. "${refrain}," said ${k}, and it took twenty-six corners.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `They stood at the last bend. There was still some: as much as a loaf, and it had a point on it. "If we run," said ${g}, "nobody else will see it." Then somebody came down the road who'd been turned away at the gate, for having no ticket. ${k} looked at the hill, and at the loaf. It was not even hard to choose. It was only sad.`,
        `"You needn't, you know," said ${g}. "You could put a sheet over it." It was a good idea, and it was a mile too late. They did try the sheet. An old man lifted up a corner to see what was under it, and his whole face changed. One would have had to take it out of his hand. ${k} put the sheet away.`,
        `${k} did the sum. With what there was, they might be fifth. With one more bite out of it, nothing. The one more bite stood by the road, with a tray of ribbons that nobody had bought. "Five weeks," said ${k}, aloud. Then ${k} cut it in two, and gave away the larger, so as not to think about it again.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(O, 'point', 'proud'), seen(P, 'look-up', 'surprised'), seen(K, 'hold', 'sad')],
        },
        `The tower of tins went up among the lamps. ${p} measured it from a ladder. "Two metres ninety," said ${p}, and looked round for ${k}. "And the ${x}? I've heard such a lot about it." The cart stood there, and there were crumbs in the corners. "It's in my pocket," said ${k}.`,
        `${p} had a ladder, a tape, and a list. "${o}, tins. Two metres ninety." There was some clapping. "${k}. It says here ${aThing}, three metres." ${p} looked behind the cart, and then under it. ${k} had one hand shut, and opened it.`,
        `"I left you plenty of room," said ${o}. It was kindly meant. There was a square chalked on the boards, two metres by three, with a card: THE ${x.toUpperCase()}. ${k} went into the middle of it and put something down. ${p} took off one pair of glasses, and put on another.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'kneel', 'curious'), seen(K, 'stand', 'sad'), seen(O, 'stand', 'surprised')],
        },
        `It had a point, and a bit of a side. ${p} put the tape to it. "Two centimetres," said ${p}, "and I'm being generous." "It was three metres," said ${k}. "Where's the rest?" said ${o}. ${k} began to count up where it was, and it got so long that ${k} gave it up. "They were hungry," said ${k}.`,
        `"Two centimetres," said ${p}, and wrote it down, because one must. It looked very lonely on the list. "Did it fall off the cart?" said ${o}. "No," said ${k}. "I gave it away." "All of it? On purpose?" "Not all at once," said ${k}.`,
        `You could tell that it had once been ${aThing}, if somebody told you. ${p} measured it twice, to be fair. "Two centimetres. I'm afraid that it's last." Nobody laughed, which was almost harder. "I didn't lose it," said ${k}, to ${o}. "I know where every bit of it is."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'excited'), seen(K, 'kneel', 'surprised')] },
        `"Excuse me," said somebody, from rather low down. ${M.introduced} stood at the edge of the chalk. "I've been to nine of these. I've never yet been able to see what anything was. They go up, and then there's the dark. But that's ${aThing}!" ${m} walked all round it. "It's enormous," said ${m}.`,
        `There was a patter along the boards. It was ${M.introduced}, who lived under them, and did not come out as a rule. "Is it only to look at?" said ${m}. "You may touch it," said ${k}. ${m} stood against it, back to back, as you do at a door frame. "It's bigger than I am," said ${m}. "It's the biggest here that's any use."`,
        `It was ${M.introduced} who came out into the light, in front of all those shoes. "They told me it was two centimetres," said ${m}. "They didn't say that it was ${aThing}. I had to see it." A mouse doesn't cry. It cleans one ear. "It's my size," said ${m}. "I didn't know that they came in that."`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'jump', 'proud'), seen(P, 'stand', 'happy'), seen(K, 'cheer', 'happy')] },
        `${m} got up on it, and it held. Then it began at the back of the hall. It was ${n}. It was everybody to whom something had been handed, all the way from the first hedge. They had come up the hill after it to see it win. "That's ours!" they shouted. "We had some of that!"`,
        `And ${m} climbed up to the point of it and sat there, with the tail hanging down. Somebody gave a cheer. It was ${n}, at the very back. With her was the whole of the road. Not one had gone home. Each of them had had a corner. You want to know how a thing ends that you've had a corner of.`,
        `It fitted. You never saw a thing fit like that. ${p} had opened a mouth to say so, when the doors went, and they came in. It was everybody. It was each person who had stood on that road, down to the last one. The hall would not hold them. "Which is it?" they said. "Which one's ours?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'think', 'curious'), seen(O, 'hold', 'proud', 'ribbon'), seen(K, 'stand', 'surprised')],
        },
        `"It goes by size," said ${p}, and it does. The ribbon went to the tower. ${o} took it, and looked at it, and then out at the hall. "How many had some of mine?" said ${o}. Nobody had. You can't, with tins. "Then measure it again," said ${o}. "Measure it with them in it." It came to three metres, and four hundred people.`,
        `${p} gave the ribbon to the tins, since two metres ninety is two metres ninety. ${o} stood there with the fourth one. There was nobody near the tower. They were all on their knees round the chalk. "Mine's the biggest," said ${o}, quite slowly. "But yours went further." And ${o} laid the ribbon down, and it went twice round the ${x}.`,
        `A rule's a rule, and so ${o} won. But they saw ${o} get down from the ladder with the ribbon, and stop in front of ${k}. "I could have been on that road," said ${o}. "I came the other way, so that nobody would touch mine." ${k} thought about it. "There's a bit at this end," said ${k}, "if ${m} doesn't mind. ${refrain}."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'kneel', 'happy'), seen(G, 'stand', 'calm')],
        },
        `It was late when they went to fetch it home. ${m} was on the boards, and was a different shape. There was no ${x}. "I only meant to see how it's made," said ${m}. "${refrain}. It's ${y}, you know. Right through." "I know," said ${k}. Next year there were nineteen things at the Grand Show, and one of them was tins.`,
        `"What will you do with it?" said ${g}, when the lamps were going out. They both looked. There was the chalk, and a mouse with its eyes shut. "${refrain}," said ${m}, in a faint voice. So that was all of it. ${k} pulled the cart home. It weighed nothing at all, and people waved the whole way.`,
        `"Well, that's that," said ${g}. "It isn't quite," said ${k}. There were two centimetres, and somebody had been sitting on them. They were down to one. "${refrain}," said ${m}, and was ashamed, and finished it. "Next year," said ${k}, on the way down, "it'll have to be bigger." At every gate somebody called out good night.`,
      ),
    ],
  };
}

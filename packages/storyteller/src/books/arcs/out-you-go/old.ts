import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { OutYouGo } from './arc.ts';

/** A tin of toffees for whoever gets it out; a trick that would work, and a question that wins nothing. */
export function old(bound: OutYouGo): Told {
  const { hero: H, child: K, grownUp: G, keeperOf: P, neighbour: N, other: O, setting, at, out, trouble } = bound;
  const { why, how, did, joke, refrain, chance } = bound;
  const [h, k, g, p, n, o] = [H.name, K.name, G.name, P.name, N.name, O.name];
  const KINDS = H.kinds.toUpperCase();
  return {
    title: titled(chance.pick(`${H.aKind} ${at}`, `eleven ways to move ${H.aKind}`, `what nobody asked ${h}`)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'calm'), seen(P, 'stand', 'surprised')] },
        `There was nothing in the rules about ${H.aKind} ${at}, for nobody had thought of it. But on Monday morning, there it was. It was ${H.introduced}, and ${h} said good morning to ${p}, who had to sit down.`,
        `${p} noticed it first, since ${p} is always the first to be there. "That's ${H.aKind}," said ${p}, to nobody, "and it's ${at}." It was ${H.introduced}. "Please don't get up," said ${h}, for ${p} had sat down rather suddenly.`,
        `If you find ${H.aKind} ${at}, you should stay calm. It says so nowhere, and ${p} didn't. By the time that the others came, ${p} was behind a chair. "I'm ${H.introduced}," said ${h}. "I did say good morning."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'surprised'), seen(H, 'stand', 'calm')] },
        `${trouble[1]} ${p} made a sign that said NO ${KINDS}, and held it up. "${refrain}," said ${p}, in a firm voice. ${h} read it twice and said that it was very clear. Then ${h} held it, so that ${p} could rest both arms.`,
        `"${refrain}," said ${p}. "It's a rule." "Since when?" said ${h}, who really wished to know. It had been a rule for one minute. ${trouble[1]} ${p} wrote it on a card, NO ${KINDS}, and hung it up, and ${h} put it straight.`,
        `${trouble[1]} Something had to be done, and ${p} did it in capitals: NO ${KINDS}. "${refrain}," ${p} read out, and pointed. ${h} looked carefully along the finger, to see what there was. There was only the way home.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'hold', 'worried'), seen(K, 'stand', 'curious'), seen(O, 'stand', 'proud')],
        },
        `So ${p} put a tin on a stool, where all could see it. It was full of toffees, the kind with nuts. "That's for whoever gets ${h} ${out}," said ${p}. ${K.introduced} counted the toffees through the side. ${o} had a pencil and a list already.`,
        `"There's a prize," said ${p}. It was a tin of toffees, and it was as big as a drum. ${K.introduced} had wanted such a tin since Christmas. "I'll win that," said ${o}, and took a sheet of paper. On it ${o} wrote Ways, and the numbers from one to eleven.`,
        `By ten there was a crowd, and by eleven there was a prize. It was toffees, a whole tin of them. ${o} had written out eleven ways on a list. "How many have you got?" said ${o}. ${K.introduced} hadn't any. But there's a lot of room in an empty head, and ${k} thought hard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'proud'), seen(G, 'hold', 'calm'), seen(H, 'stand', 'happy')] },
        `${n} tried it with noise. She had a trumpet, and knew half a tune. "${refrain}!" she shouted, between the notes. ${h} asked for the other half. Then ${g} laid a row of buns that led away. ${h} ate every one, and came back to say which had been best.`,
        `${n} crashed two lids together. "${refrain}!" ${h} had never been at a concert, and clapped. After that it was ${g}, with a bun on a string. It was a slow string, and a quick ${H.kind}. "I'd have come anyway," said ${h}, with crumbs, and sat down again where it was before.`,
        `"Nobody can bear my singing," said ${n}, and it was true. They all left but ${h}, who knew the chorus by the end. "${refrain}," said ${g}, when they had come back, and held up a bun a long way off. It's odd how far ${H.aKind} will go for a bun, and how fast it is home again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'point', 'proud'), seen(H, 'stand', 'curious')] },
        `${o} went down the list. Number one was a lion, made with a mop. "You've lost a button," said ${h}. Number four was to be very boring, and it put ${p} to sleep. At number nine ${o} simply pushed. "${refrain}," said ${o}, red in the face. "Shall I push as well?" said ${h}.`,
        `"Number one," said ${o}, and tickled. ${h} laughed so much that something fell off a shelf next door. Number five was a rude poem, and it didn't rhyme. "${refrain}," said ${o} at number nine, and crossed it out. Still ${h} was ${at}, and now knew a poem.`,
        `${o} had pulled, pushed and begged, and that was only up to number three. Number six was a dance to bring on rain. At number nine ${o} pretended that it was Tuesday. "${refrain}, it's Tuesday." "I'm free on Tuesdays," said ${h}. Nothing on the list had a line for that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cheer', 'surprised'), seen(N, 'cheer', 'surprised'), seen(H, 'sit', 'sad')],
        },
        `Number ten was everything at once. They stood in a ring, half the town, with the trumpet and the mop. "${refrain}!" It was heard at the station. When it was over, ${h} was still ${at}. But ${h} had grown smaller, as one does, and was looking at the floor.`,
        `At two o'clock they all shouted together. "${refrain}! ${refrain}!" It's hard to say a word when four hundred people shout. ${h} had begun one. It began with I, and nobody heard how it went on. After that ${h} didn't begin again, and only stayed.`,
        `So everyone shouted, on the count of three. "${refrain}!" A window cracked. ${h} did not bow that time, nor clap. One can tell when a thing isn't music. ${h} made room, as far as there was any, and stayed ${at}, with both eyes shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')] },
        `Then ${k} had an idea, and it was a good one. One need only say that ${h}'s mother was outside. ${h} would be up and away in a moment, and there'd be toffees till the summer. ${k} had taken a breath to say it. Then ${k} saw ${h}'s face, and thought of the moment after.`,
        `There was a way, and ${k} had found it. You said that there was something better round the corner, with ices. ${h} would believe it. ${h} believed everybody, that was easy to see. It would take one minute and win a whole tin. It just wasn't true. ${k} looked at the tin, and at ${h}.`,
        `"I've one left," said ${o}, "and it's no good." ${k} had one as well, and it was. You shut the way in while ${h} was off after a bun. It was so simple that it made ${k} hot. Nobody would ever know why ${h} had come, then. It was the first time that ${k} had thought of that. Why had it?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'curious'), seen(H, 'sit', 'shy'), seen(O, 'stand', 'surprised')],
        },
        `There went the toffees. ${k} walked into the middle of the ring, with nothing in either hand. "Why did you come?" said ${k}. Somebody dropped the mop. "Is that a way?" said ${o}, and looked for it on the list. ${h} opened one eye. "${why}," said ${h}, very low.`,
        `So ${k} went past the tin without looking, and it wasn't easy. "What did you come here for?" ${k} asked. All of them turned to one another. Had nobody asked? They had told it things since breakfast. "${why}," said ${h}, like something kept for a long time.`,
        `"You'll lose," said ${o}, when ${k} went up with neither bun nor trumpet. "I know," said ${k}, and sat down beside ${h}. It was some time before it was quiet enough. "Why here?" said ${k}. ${h} had waited for that all day. "${why}," said ${h}. "I thought that one could."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(H, 'stand', 'excited')] },
        `"One can," said ${k}. "It's not even hard. ${how}." ${h} wished to know if there was an exam. There wasn't. "And they let you? Just like that?" ${k} looked round at the four hundred. "I think that they've forgotten how they began," said ${k}.`,
        `"But that's what it's there for," said ${k}. "I'll show you. ${how}." ${h} said it after ${k}, with a nod for each part. "I had got it quite wrong," said ${h}. "I thought that you stand in the middle, and they shout." "That's only today," said ${k}.`,
        `"I was shown, too," said ${k}. "You can't know it by yourself. ${how}." "Slower," said ${h}, and so ${k} did it again. Nobody stirred. ${o} had turned the list over, and on the back of it wrote the whole thing down, in case.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'proud'), seen(K, 'stand', 'proud'), seen(P, 'stand', 'happy')] },
        `And ${h} ${did}. There was hardly anything to see. It was ${H.aKind} that did what everybody does ${at}. All at once there was room on both sides. "So it was only in the way," said ${p}, slowly, "because we were all standing round it."`,
        `Then ${h} ${did}, as easily as that. It took no more room than you or I. ${p} fetched down the sign and crossed out a word. After that it said just ${KINDS}, and so it was true, at least.`,
        `${h} ${did}. It went wrong once, and nobody laughed, and it went right. People began to look at their watches. There's nothing much in it, when somebody does what one does. "Well," said ${n}, "I call that manners. I never did it half so well."`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'hold', 'shy'), seen(K, 'stand', 'surprised'), seen(P, 'hold', 'calm')] },
        `${p} stood there with the tin. "It's for whoever gets it ${out}," said ${p}, "and it isn't out." That was fair, and so there were no toffees. ${o} came over with the list. Eleven lines were crossed through, and below them stood, 12. Ask. "I had the wrong pencil," said ${o}.`,
        `"Nobody's won," said ${p}. ${k} had known that, and it still went down like a stone. The tin went back into the cupboard. Then ${o} sat down by ${h}. "What else haven't you done?" said ${o}. It took an hour to tell, and ${o} wrote it all down, on the side where there were no numbers.`,
        `Rules are rules, and ${p} carried off the tin. ${k} watched it go, all the way to the door. "You had a better one," said ${o}. "I saw you think of it." "It wasn't true, though," said ${k}. ${o} tore the list across, and gave ${k} the half with nothing on it. It's the half that they still use.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(P, 'stand', 'surprised')] },
        `It got late, and they put on the lamps. ${p} came round, as every evening, to send people home. "${refrain}," said ${p}, but only from habit. ${joke[1](h, p)}`,
        `In the evening ${g} came to fetch ${k}. Nobody had gone yet, and it was all rather cosy. ${joke[1](h, p)} There was a toffee in ${k}'s pocket, the next day. Nobody ever said from whom.`,
        `${cap(h)} is there on Mondays, now. If somebody new comes in and shouts, they are told to ask first. ${joke[1](h, p)}`,
      ),
    ],
  };
}

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './here-old.ts';
import { TITLES, partsOf, refrainsOf } from './parts.ts';

/** One goes first and asks, and one goes behind and says "Here"; until the one behind says nothing. */
export const HERE: EventPlot = { id: 'here', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { S, L, P, Q, H, at, setting, thick } = partsOf(going);
  const [s, m, p, q, h] = [S.name, L.name, P.name, Q.name, H.name];
  const refrain = chance.pick(...refrainsOf(m));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(S, 'walk', 'happy')] },
        `${m} goes first, ${at}. ${S.introduced} comes behind. "Are you there?" "Here!"`,
        `First goes ${m}, ${at}. Then comes ${S.introduced}. "Are you there?" "Here!"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['feather'] },
        `A feather sits on ${S.names} head. "Are you there?" Shh! It will fall.`,
        `A feather lands on ${S.names} head. "Are you there?" Shh! The feather!`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'look-up', 'worried')] },
        `Off it falls. Where is ${m}? ${thick} Who is that?`,
        `It falls off. ${s} looks up. No ${m}! ${thick} Who is that?`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'excited'), seen(P, 'walk', 'surprised')] },
        `"${m}!" It is ${P.introduced}. "${refrain}" ${p} comes along.`,
        `"${m}!" It is ${P.introduced}. "${refrain}" "I'll come," says ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(Q, 'walk', 'surprised'), seen(P, 'walk', 'calm')] },
        `And there? "${m}!" It is ${Q.introduced}. "${refrain}" ${q} comes, too.`,
        `Who goes there? It is ${Q.introduced}. "${refrain}" ${q} comes, too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'look-up', 'curious'), seen(H, 'kneel', 'happy'), seen(P, 'stand', 'calm')],
        },
        `"${m}?" It is ${H.introduced}. "${refrain}" "You go first," says ${h}. "We will come."`,
        `Here is ${H.introduced}. "${refrain}" "No," says ${h}. "Go first! We will come."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'determined'),
            seen(P, 'walk', 'happy'),
            seen(Q, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
          ],
        },
        `${s} goes first, and looks round. "Are you there?" "Here!" "Here!" "Here!"`,
        `So ${s} goes first. "Are you there?" says ${s}. "Here!" say all three.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'shout', 'surprised')] },
        `"${m} asked me! I did not say it!" So ${s} says it now. "HERE!"`,
        `"${m} asked, and I was quiet!" Now ${s} shouts. "HERE!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'happy'), seen(S, 'hug', 'happy')] },
        `"Are you there?" "HERE!" Here comes ${m}! "My own ${m.toLowerCase()}!" says ${s}.`,
        `Somebody calls. "Are you there?" "HERE!" And ${m} comes running. "My own ${m.toLowerCase()}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'proud'),
            seen(P, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(L, 'walk', 'happy'),
          ],
        },
        `Home! ${s} goes first. "Are you there?" "Here!" say all three. "Here," says ${m}, behind.`,
        `Back home! ${s} goes first. "Are you there?" "Here!" "Here!" "Here!" "Here," says ${m}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { S, L, P, Q, H, besides, at, setting, wasThick, high } = partsOf(going);
  const [s, m, p, q, h] = [S.name, L.name, P.name, Q.name, H.name];
  const refrain = chance.pick(...refrainsOf(m));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(S, 'walk', 'happy')] },
        `${S.introduced} was out with ${m}, ${at}. ${m} went first, and ${s} went behind. After every ten steps ${m} looked round. "Are you there?" said ${m}. "Here!" said ${s}. It was as good as holding hands.`,
        `This is how they went along, ${at}. First came ${m}, and behind came ${S.introduced}. Now and then ${m} looked round. "Are you there?" said ${m}. And ${s} said, "Here!" and that was that.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy')], things: ['feather'] },
        `Then a feather came down out of the sky. It landed on the very top of ${S.names} head. ${s} stood quite still, so that it should stay. "Are you there?" said ${m}. But one word, and it would have fallen off. ${s} said nothing.`,
        `Something tickled. It was a feather, and it sat on ${S.names} head like a hat. "Are you there?" said ${m}. Nobody with a feather up there can talk. It falls off. So ${s} did not say it, just this once.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'look-up', 'worried')] },
        `In the end it fell off anyway. ${s} looked up. There was no ${m} anywhere. ${wasThick} But over there somebody large went along, and went first, too. "There ${L.he} is!"`,
        `The feather slid down all the same. "Now I can say it," said ${s}, and looked up. Nobody was there to hear it. ${wasThick} But further on a big back was going along. "Wait!" cried ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'excited'), seen(P, 'walk', 'surprised')] },
        `"${m}!" cried ${s}, and ran up from behind. "${P.says}!" It was ${P.introduced}. "${refrain}" said ${s}. "I never said so," said ${p}. "Have you lost one? Then I'll come along, and see."`,
        `${s} ran after that back for quite a way. It never looked round. That was because it was ${P.introduced}. "${refrain}" said ${s}. "No," said ${p}. "Nobody ever called me that. May I come with you?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'excited'), seen(Q, 'walk', 'surprised'), seen(P, 'walk', 'calm')] },
        `So now they were two. Round the next corner somebody else went along in front. "${m}!" cried ${s}. "${Q.says}?" It was ${Q.introduced}. "${refrain}" said ${s}. "Do I look like it?" said ${q}. And ${q} came along behind ${p}.`,
        `Before long another one went along ahead. "That's ${m}, for sure," said ${s}. It was ${Q.introduced}. "${refrain}" "I could have told you," said ${p}. "What are you two looking for?" said ${q}. So then they were three.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'look-up', 'curious'),
            seen(H, 'kneel', 'happy'),
            seen(P, 'stand', 'calm'),
            seen(Q, 'stand', 'calm'),
          ],
        },
        `The next one was ${H.introduced}.${besides} "${refrain}" said ${s}, who was getting used to it. "No," said ${h}. "What is ${m} like?" "Big," said ${s}, "and in front." "Is that all?" "I'm always behind," said ${s}. "I see a lot of the back."`,
        `Then they came to ${H.introduced}.${besides} ${s} walked once all round, to be sure. "${refrain}" "What's ${m} like?" said ${h}. ${s} had to think. "${L.He} goes first. That's how I know it's ${L.him}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'determined'),
            seen(P, 'walk', 'happy'),
            seen(Q, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
          ],
        },
        `"Then you had better go first," said ${h}. "You know what we're looking for." So ${s} went first, and all the others came behind. It's quite different in front. You can't see who is there. After ten steps ${s} had to look round.`,
        `"We'd better come behind you," said ${h}. So they went in a line, with ${s} at the front. It felt strange. Were they still there? Or had one of them stopped for a feather? After ten steps ${s} could not bear it, and turned round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(S, 'stand', 'surprised'),
            seen(P, 'stand', 'happy'),
            seen(Q, 'stand', 'happy'),
            seen(H, 'wave', 'happy'),
          ],
        },
        `"Are you there?" said ${s}. "Here!" said ${p}. "Here!" said ${q}. "Here!" said ${h}. And ${s} stood still. "That's what ${m} does! ${m} asked me, and I never said it! I had a feather on."`,
        `"Are you there?" said ${s}. "Here!" "Here!" "Here!" they said, all down the line. ${s} sat down. "I know what I did," said ${s}. "${m} asked, and I was quiet. So ${m} thinks that I'm not there."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'shout', 'determined')] },
        `"Then say it now," said ${h}. ${s} got up on ${high}. "HERE!" It went over their heads and a long way off. They waited. "HERE!" And a long way off somebody said, "Are you there?"`,
        `Was it too late to say it? ${s} climbed up on ${high}, and shouted. "HERE!" ${p} shut both eyes. "HERE!" Then they all listened. And from far, far off it came, quite small. "Are you there?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'run', 'happy'), seen(S, 'hug', 'happy'), seen(H, 'stand', 'happy')] },
        `"HERE! HERE! HERE!" Something big came running, and it looked round at every step. "My own ${m.toLowerCase()}!" said ${s}. They held each other for a long time. "I've been up and down," said ${m}. "I asked and asked." "I had it on my head," said ${s}, and held up the feather.`,
        `And there came ${m}, from the front, and running. "My own ${m.toLowerCase()}!" ${m} picked ${s} up, or as good as. "I lost one," said ${m}, and looked at ${p}, and ${q}, and ${h}. "Who are all these?" "They aren't you," said ${s}. "We checked."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(S, 'walk', 'proud'),
            seen(P, 'walk', 'happy'),
            seen(H, 'walk', 'happy'),
            seen(L, 'walk', 'happy'),
          ],
          things: ['feather'],
        },
        `On the way home ${s} was allowed to go first, with the feather. After ten steps ${s} looked round. "Are you there?" "Here!" said ${p}. "Here!" said ${q}. "Here!" said ${h}. And from the very end of the line somebody big said, "Here."`,
        `They went home together, and ${s} went first, with the feather up high. "Are you there?" said ${s}. "Here!" "Here!" "Here!" said ${p}, ${q} and ${h}. Then it was quiet for a bit. "Here," said ${m}, last of all.`,
      ),
    ],
  };
}

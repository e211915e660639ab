import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the dog has the crown, and hears itself say what it was always told. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, P, p, Q, q, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(P, 'point', 'proud'), seen(Q, 'sit', 'calm')],
          things: ['crown'],
        },
        `What made it hard was that the games were good. ${P.introduced} had one ready every morning, with a shipwreck in it, or a trial. There was a crown, made of card, and ${p} wore it so that people would know who to ask. "You're the judge, and you're the crowd," said ${p}. "${refrain}" That was to ${Q.introduced}. It always was.`,
        `Nobody had put ${P.introduced} in charge. It was just that by the time the rest had thought of something, ${p} had thought of it all. There was a crown of yellow card. There was a part for everybody. And when they'd been given out, ${p} would look round for ${Q.introduced}. "${refrain}" said ${p}. There was a dog in all of them, even the ones at sea.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'calm'), seen(S, 'sit', 'happy'), seen(P, 'stand', 'happy')] },
        `${q} had been a dog in space, and in ancient Rome. ${q} had been a dog in a hospital, which wouldn't be allowed. It could have been worse. ${S.introduced}, who was the smallest, was the bone. "You do it very well," said ${p}, who was never unkind. "There's nobody who waits like you."`,
        `There's not much for a dog to do in a trial. You lie by the door. Beside ${q} lay ${S.introduced}, who was small, and was usually the bone. "What did you do today?" they asked at home. "I was under a table," said ${q}. And yet ${q} couldn't have stayed away. ${q} always wanted to hear what the crown would say next.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'reach', 'shy'), seen(P, 'think', 'curious')], things: ['crown'] },
        `And ${q} had an idea, a whole one. It was an expedition to the far hedge, where nobody had ever been. ${q} tried to say so on a Monday. "That's good," said ${p}, "and I've got a better one. ${refrain}" On Tuesday ${q} said, "I don't want to be the dog." ${p} thought about it, fairly. "You can be the other dog," said ${p}.`,
        `In ${Q.names} head there was a game as well. There was a hedge at the far end, and what was behind it? You would need a rope. But there was never a gap to say it in. "I'd rather not be the dog," said ${q}, once. "Nobody's good at it but you," said ${p}. So ${q} made a second crown. "Lovely," said ${p}. "That's the collar. ${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(Q, 'think', 'curious')] },
        `On the way home ${q} met the baker's dog. It was lying across the step. "Move," they said to it, and it yawned. "Come," they said, and it looked for a fly. After a time it got up, for reasons of its own, and took a bun off a tray. They all had to run. ${q} stood and watched until it was out of sight. It had been told what to do by four people.`,
        `There was a real dog outside the baker's. ${q} sat down on the wall across from it, to see how a real one did it. "Stay!" called the baker. It went. "Here, boy!" It went a bit faster. It had a look into a pram, and another into a drain. Everybody ran after it, in aprons. "So that's how it's done," said ${q}. All this time ${q} had been doing it wrong.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          camera: 'wide',
          actors: [seen(Q, 'run', 'excited', 'crown'), seen(P, 'shout', 'surprised'), seen(S, 'run', 'happy')],
          things: ['crown'],
        },
        `The next day there was a coronation. It had got as far as the oath. "${refrain}" ${p} had said, and the dog was in its place. It got up. It scratched, and strolled to the throne, and took the crown off ${p} with its teeth. "That's not in it!" cried ${p}. But what can one say to a dog? It was halfway to the far hedge, and the whole coronation was after it.`,
        `In the morning it was pirates. "${refrain}" said ${p}. "Woof," said ${q}, and began. First it ate the map. Then it shook hands with the prisoner. "Sit!" said the captain. "Lie down!" It put both paws up, as if for love. It had the crown, and went over the side. It ran with it straight for the far hedge. They ran too, the crew and the prisoner and the bone.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'jump', 'happy', 'crown'), seen(P, 'jump', 'excited'), seen(S, 'jump', 'happy')],
          things: ['crown', 'puddle'],
        },
        `It went by way of the bins, and through a puddle as long as a bus. It stopped to dig. Nobody knew where it would go, and least of all ${p}, who was laughing so hard that it hurt. Behind the far hedge there was a ditch, and an old boot, and a view of the railway. It was an expedition. It had only wanted a dog to lead it.`,
        `There was a puddle, and the dog thought it over, and sat in it. There was a gap in the hedge, which had been there all along. "What comes next?" ${p} kept calling, all wet. ${p} had never in all that time had to ask. On the other side lay half a bicycle and a great many snails. ${q} put down the crown, and barked, and nobody had ever been so happy.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'stand', 'proud', 'crown'), seen(S, 'look-up', 'sad')], things: ['crown'] },
        `After that they all came to ${q}. There were eleven of them on Thursday, in a row. "What is it today? What am I?" And ${q} had the crown on, and it fitted. It was to be a railway. "You're the driver," said ${q}. "You're the bridge. And you..." It was ${s} at the end of the row. "${refrain}" said ${q}. It came out quite easily. And ${s} lay down.`,
        `On Thursday ${q} didn't have to wait for a gap. There was nothing but gap. They stood about, nine or ten of them, and looked at the crown, and it was on ${q}. "There'll be a railway," said ${q}, "and you're the driver." It was a good game, with a bridge in it. There was one part over. "${refrain}" said ${q} to ${s}, without looking. You have to have somebody by the door.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'sit', 'sad', 'notebook'), seen(Q, 'look-up', 'worried')],
          things: ['notebook'],
        },
        `${q} had heard it. It had been in just that voice. Over by the wall sat ${p}, with a notebook, in which there were games up to the summer. There was nobody to read them to. On the page for Friday it said ASK ${q.toUpperCase()} ABOUT THE HEDGE. It was crossed out, because it had been done.`,
        `It sounded like somebody else. ${q} looked round to see who had said it. By the wall there was ${p}, all alone, and held a notebook upside down. It's a bad thing to be full of games with nobody to be in them. ${p} wasn't even cross. ${p} was drawing a dog, and it was rather a good one, and it was running away.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'think', 'worried', 'crown'), seen(S, 'sit', 'calm')], things: ['crown'] },
        `They were waiting. It wouldn't last, if one went off now. Ten people with nothing to do can find a football in no time. And ${p} had never come to fetch ${q} out from under a table. ${q} had been down there since autumn. Nobody could say that it wasn't fair. ${q} took off the crown to think, for it was warm in there. You hear badly in it, too.`,
        `"Are we playing, or what?" said the driver. It was the first game of ${Q.names} that ever had been played to the end. There was the bridge still to come. Let ${p} see how it was, for a week, or for a day. It would be only fair. ${s} lay by the door, and waited, and did it very well. And it was that, in the end, which ${q} couldn't stand.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'kneel', 'shy'), seen(P, 'sit', 'surprised')], things: ['crown'] },
        `So ${q} went over to the wall. Behind there was a shout of "Football!", and that was the end of the railway. "I want a dog," said ${q}. ${p} didn't look up. "I don't know how." "You do just what you like," said ${q}, "and you don't ask anybody. And they've all got to come after you." ${p} was quiet for some time. "But that's what I always do," said ${p}.`,
        `It cost the railway. By the time that ${q} had reached the wall, they were all at the other end, with a ball. ${q} put the crown down between the two of them. "It's better from the floor," said ${q}. "What is?" "Being the dog. You needn't listen to a word." ${p} thought about that, and went slowly red. "Have I been the dog?" said ${p}. "Since September?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy'), seen(S, 'sit', 'curious')],
          things: ['notebook', 'crown'],
        },
        `Then it got to be funny. They laughed until ${s} came to see what it was. So a new rule went into the notebook. Whoever is the dog says where they go, because you can't argue with a dog. Whoever has the crown has to carry the bags. And nobody is it two days running. "What about the bone?" said ${s}. They had forgotten that. "There's no bone," said ${p}, and wrote it in.`,
        `It was ${s} who saw it best, having been a bone. "So the dog's in charge," said ${s}, "and the crown runs after it." They wrote that down in the notebook, all three. It was to go by turns. The crown was for whoever came last, to keep the sun off. ${p} had eleven more ideas for it on the spot, and got as far as the second. Then ${p} stopped. "What have you got?" ${p} asked ${q}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'run', 'happy'), seen(P, 'run', 'excited', 'crown'), seen(Q, 'run', 'happy')],
          things: ['crown', 'puddle'],
        },
        `By the next week the football people were back. They stood in a row, and everybody had a hand up, and it was all for the one part. ${p} and ${q} looked along it together, to the very end. "${refrain}" they said. And ${s}, who had waited longest, gave one small woof, and led the whole lot of them into a puddle.`,
        `The first dog of all was ${s}. "${refrain}" ${q} had said, and it was quite another thing to hear. It wasn't a big dog. It went twice round the bins, and lay down, and wouldn't be moved till it was stroked. Then it made for the puddle. ${p} came after it with all the bags, and the crown on crooked. "What comes next?" called ${p}. Nobody had the least idea.`,
      ),
    ],
  };
}

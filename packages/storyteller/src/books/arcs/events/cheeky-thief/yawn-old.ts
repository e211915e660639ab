import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, drawnIn, partsOf, refrainsOf } from './parts.ts';

/** For the oldest: there is a hose, and ten minutes, and a whole square that looks on while somebody yawns. */
export function old(going: Going): Told {
  const { chance } = going;
  const parts = partsOf(going);
  const { X, K, G, k, g, G0, at, y, whose, up, setting, bait, treat } = parts;
  const x = X.name;
  const P = going.company.person(k === 'Mr Stamp' ? 'Mr Wick' : 'Mr Stamp', 'neighbour');
  const p = P.name;
  const refrain = chance.pick(...refrainsOf(parts));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `They'd been up since four, because of a bus. By eleven they sat ${at}, and it went to and fro between them. ${G0} yawned. ${k} saw it, and was done for. "It's a well-known fact," said ${g}. "One yawn makes another. It even works with dogs." "Don't talk about it," said ${k}. "That works as well."`,
        `"Stop that," said ${g}. "I can't," said ${k}, and yawned again. They had got up in the dark, and now they sat ${at}. And there's no cure for a yawn, once it has begun. It jumps from one to the next like a flea. A stranger had it by now, behind a paper. "One yawn makes another," said ${g}. "Nobody knows why. It's even so with animals."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'run', 'excited'), seen(K, 'reach', 'surprised')], ...drawnIn(parts) },
        `For a yawn you shut your eyes. That's when it happened. There was a rush and a snap. When ${k} looked, ${whose} had gone. Something was going up, and it was ${X.introduced}, not empty-handed. "${refrain}" shouted ${k}. "${X.says}," it said, from above.`,
        `A yawn takes two seconds, and you're blind for both of them. ${X.introduced} had been sitting by for just that. There was a puff of wind. "My bag's here," said ${g}, feeling about. "But where's the ${y}?" ${k} looked down, and then up. "It's gone," said ${k}. "Look, up there! ${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'sit', 'proud'), seen(K, 'jump', 'angry'), seen(G, 'stand', 'surprised')],
          ...drawnIn(parts),
        },
        `${x} had settled up ${up}, where everybody could see. People stopped. There's nothing that people like so much as to look up together. "Jump," said somebody, and ${k} jumped, and it was a long way short. "${refrain}" The laugh went all the way round. ${x} seemed to think that it was for ${X.him}.`,
        `Up ${up} there was a good view, and ${x} was part of it. A crowd came, as for music. They told ${k} what to do. "Shout," they said, and ${k} shouted. "${refrain}" "Jump," they said, and ${k} did that, too, and wished that it had been left out. ${x} turned the ${y} over, and held on with all there was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', bait.drawn), seen(X, 'reach', 'happy'), seen(G, 'stand', 'calm')],
        },
        `"You have to trade," said a man with a newspaper. ${k} had ${bait.a} for the journey, a good one. ${x} came down for it, as far as was needed, and had it, and was back. There were two things up there now. "A swap is one for one!" called ${k}. "${refrain}" Next it was somebody's bun. It made three. "It's like putting money in the bank," said ${g}.`,
        `${k} tried it with ${bait.a}. That was taken at once, and nothing came down. A boy gave a whistle, and somebody else a mirror. They all went up. "It's like putting money in the bank," said ${g}. "${refrain}" said ${k}. But it could be seen from the face up there that things were going very well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'angry'), seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
        `Then ${P.introduced} came, in a cap, who looked after the place. "That one again," said ${p}. "I've a hose. One good burst, and it's off, and it won't be back." ${k} looked up. It had gone quiet there. ${x} sat with everything held tight, and didn't know what a hose was. "It'll drop everything," said ${p}. "That's what you want, isn't it?"`,
        `"Stand back," said ${P.introduced}, who swept there, and had been called. "This is the fourth this week. I'll get the hose on it." They all stood back, and one or two looked pleased. "Will it hurt?" said ${k}. "It'll learn," said ${p}. It would be wet up there, and a long way to fall with such a load. But ${k} would have the ${y}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'determined'), seen(P, 'stand', 'surprised')] },
        `It was ${K.names} to say, and it wasn't easy. "It's ours that's up there," said ${k}, "and I'd like ten minutes first." "What for?" said ${p}. ${k} had no idea at all. It was only that nobody who's so happy should have a hose turned on them. ${p} took out a watch. "Ten," said ${p}. "Then I turn it on."`,
        `"Wait," said ${k}. Everybody looked. "I don't want the hose. Give me ten minutes." "You've a better plan?" said ${p}. It went very quiet. "No," said ${k}. "I'll have one by then." It was a foolish thing to have said in front of forty people. ${p} shrugged, and looked at the clock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'sleepy')] },
        `For six of them, ${k} thought. Thinking on four hours' sleep has only one end. It came up from the shoes, and it couldn't be helped: a huge one. ${G0} caught it, and so did the man with the newspaper. "Manners," said somebody, and yawned. It ran along the front row like wind through barley. ${k} watched it go. And then ${k} watched where it went next.`,
        `Nothing came. Five minutes went, and six. It had been a very short night. ${k} yawned, right up at ${x}, without a hand in front. "Oh, don't," said ${g}, and did. A lady with a paper did. It took the crowd one after the other, from left to right. And up there, ${x} sat up, and stared.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'look-up', 'sleepy'), seen(K, 'point', 'excited'), seen(G, 'stand', 'surprised')],
        },
        `${x} had gone stiff. ${x} was looking anywhere but down. "It's got to ${X.him}," said ${k}. "It works on anybody! Everybody, please! All together, as wide as you can!" They looked at one another. They were grown people, in hats. "You first," said somebody. So ${k} got up on the bench, alone, in front of them all, and yawned like a hippopotamus.`,
        `"One yawn makes another!" said ${k}. "${G0 === 'The grown-up' ? 'You' : G0} said so, it's so with animals! I need a big one. Will you all do it?" Nobody moved. It's one thing to be caught by a yawn, and another to stand in a crowd and make one. Somebody giggled. There were two minutes left. ${k} climbed on the bench, went scarlet, and did it alone, with both arms out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'cheer', 'happy'), seen(K, 'stand', 'happy'), seen(P, 'stand', 'sleepy')] },
        `There was a silence. Then ${g} got up on the bench as well, hat and all. "Aaaaah," said ${g}. It was very loud. A lady joined in, and a boy. In half a minute they were all at it, forty people with their heads thrown back, roaring without a sound. ${p} fought it as long as anybody can. The hose hung down. "Aaaaah," said ${p}.`,
        `"You won't do that alone," said ${g}, and climbed on the bench, and opened wide. After that it was easier. It was a boy, and then a row, and then the whole crowd. They yawned at the sky like a nest full of young birds. Last of all it took ${p}, in the middle of saying "Time." It came out as "Tiiiaaaaah."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'surprised'), seen(K, 'jump', 'happy'), seen(G, 'cheer', 'happy')],
          ...drawnIn(parts),
        },
        `Nobody alive could have stood up to that. ${x} shook. ${x} bit on what there was to bite. Then it came, from the feet up, the greatest of the day. ${x} opened, and stretched, and let go of the whole bank. Down came the ${bait.word}, and all the rest. Straight down, into both of ${K.names} hands, came ${whose}.`,
        `Up ${up}, ${x} held out for a moment more. Then ${X.his} mouth came open by itself, and everything else came open as well. There was a shower. People got back what they'd lent. ${k} didn't look at any of it. ${k} was under it with open hands, and caught ${whose}, and nothing was even bent.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'calm')] },
        `"Nine minutes and a half," said ${p}, and rolled up the hose. "I've not slept properly since they began," ${p} said. "It's the noise they make at five." "Perhaps they don't sleep, either," said ${k}. They both looked up. ${x} had nothing left to hold, and was sitting there quite small. ${k} put the ${bait.word} on the bench, and walked off, and didn't look round.`,
        `They clapped. They clapped ${x} as well, who hadn't expected it. ${p} said that ten minutes was ten minutes, and took the hose away. "It could have been done in one," said ${p}, "with water." "I know," said ${k}. Up there somebody was looking at the place where it had all been. So ${k} left the ${bait.word}, in plain sight, on the bench. That was not a swap. It was just ${bait.a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(X, 'hold', 'happy', treat.drawn), seen(K, 'sit', 'surprised'), seen(G, 'stand', 'happy')],
          things: [treat.drawn],
        },
        `Next morning ${k} had ${treat.a}, by the open window. Something sat down on the sill. It was ${x}. "No," said ${k}, and held the ${treat.word} very tight. But ${x} wasn't looking at the ${treat.word}. ${x} looked ${k} in the face, and breathed in, and slowly, slowly, opened wide. "Don't," said ${k}. "That isn't... aaaaah." Snap. "One all," said ${g}.`,
        `It was ${g} who saw it, at breakfast next day. There was ${k}, with ${treat.a}, and there on the sill was ${x}. They were staring at each other like chess players. Neither of them moved. Then ${x} yawned. It was done on purpose; anybody could see that. ${k} held out for nearly four seconds. "One yawn," said ${g}, as the ${treat.word} went out of the window, "makes another."`,
      ),
    ],
  };
}

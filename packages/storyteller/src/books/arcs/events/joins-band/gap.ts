import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './gap-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The band has a gap in its tune, and from behind a rock somebody fills it; nobody may look. */
export const GAP: EventPlot = { id: 'gap', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, plays, octopus, L, l, M, hide, setting, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy')], ...things },
        octopus
          ? `${A.introduced} has eight arms. And all eight can play. ${B.introduced} hears it. "So good!"`
          : `${A.introduced} has ${plays.on}. ${B.introduced} hears it. "So good!" says ${b}.`,
        octopus
          ? `This is ${A.introduced}. Eight arms, and all can play! "So good," says ${B.introduced}.`
          : `This is ${A.introduced}. ${a} has ${plays.on}. "You play well," says ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'shy'), seen(B, 'stand', 'curious')] },
        `${a} wants to be in the band. But ${a} is shy. ${a} hides behind a ${hide}.`,
        `"Oh, to join the band!" says ${a}. "But they will look." Hide!`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'happy'), seen(M, 'stand', 'happy')], things: ['music'] },
        `Here is the band. Tum-ti-tum-ti... And then a gap. "Who plays there?" says ${L.introduced}.`,
        `${L.introduced} leads the band. Tum-ti-tum-ti... And then? Nothing. There is a gap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'happy'), seen(L, 'stand', 'surprised')] },
        `Tum-ti-tum-ti... "${plays.one}" It comes from the ${hide}. "${refrain}" says ${l}.`,
        `Tum-ti-tum-ti... "${plays.one}" says somebody. "${refrain}" They look. Only a ${hide}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(A, 'hide', 'shy')] },
        `Tum-ti-tum-ti... "${plays.two}" ${M.introduced} runs and looks. "${refrain}"`,
        `Tum-ti-tum-ti... "${plays.two}" ${M.introduced} looks all round. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'shout', 'happy'), seen(A, 'hide', 'scared')] },
        `"Please come out!" They all look. So ${a} cannot play.`,
        `"Come and play with us!" All look. Now it is quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'curious'), seen(A, 'hide', 'sad')] },
        `${b} looks and looks. "I know!" says ${b}. "Turn round, all of you!"`,
        `"It is your eyes," says ${b}. "Nobody look! Turn round!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'sit', 'curious'), seen(M, 'sit', 'curious'), seen(A, 'walk', 'shy')] },
        `Round they go. Now there are only backs. Out comes ${a}, very slowly.`,
        `They turn round. ${a} sees only backs. So ${a} comes out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(L, 'sit', 'happy')], ...things },
        octopus
          ? `"${plays.all}" What a sound! Eight at once! Tum-ti-tum-ti...`
          : `"${plays.all}" What a sound! And again! Tum-ti-tum-ti...`,
        octopus
          ? `Tum-ti-tum-ti... "${plays.all}" All eight! How ${a} plays!`
          : `Tum-ti-tum-ti... "${plays.all}" How ${a} plays!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(L, 'sit', 'happy'), seen(M, 'sit', 'happy')],
        },
        `Now they sit in a ring. They all look out. ${a} is in the middle. "${refrain}" "Me!"`,
        `See the band now. Backs in, faces out. Who is in the middle? "${refrain}" "That was me!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, plays, octopus, L, l, M, m, hide, setting, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy')], ...things },
        octopus
          ? `${A.introduced} had eight arms, and ${plays.on}. When nobody was about, ${a} played them all at once. Only ${B.introduced} had ever heard it. "You should be in the band," said ${b}. "They would look at me," said ${a}.`
          : `${A.introduced} had ${plays.on}. When nobody was about, ${a} played and played. Only ${B.introduced} had ever heard it. "You should be in the band," said ${b}. "They would look at me," said ${a}.`,
        octopus
          ? `There was nobody like ${A.introduced}. Think of eight arms, and ${plays.on}! But all this was played very softly, and only for ${B.introduced}. "More than anything I'd like to join the band," whispered ${a}. "If only it had no faces."`
          : `There was nobody like ${A.introduced}. ${a} had ${plays.on}, and such a way with it! But it was all done very softly, and only for ${B.introduced}. "More than anything I'd like to join the band," whispered ${a}. "If only it had no faces."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'stand', 'happy'), seen(M, 'stand', 'happy'), seen(A, 'hide', 'shy')],
          things: ['music'],
        },
        `Every day at four the band played. ${L.introduced} led it, and ${M.introduced} played too. And ${a} sat behind a ${hide}. Tum-ti-tum-ti, they went. Then came a gap. Nobody played that bit.`,
        `The band met in front of a ${hide}. Behind the ${hide} was ${a}, all ears. "Again," said ${L.introduced}. Tum-ti-tum-ti! Then they stopped, and waited, and ${M.introduced} counted to two. "That's where someone should come in," said ${l}. "But we have no one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'excited'), seen(L, 'stand', 'surprised')] },
        `Tum-ti-tum-ti... ${a} did not mean to do it. It just fits so well, into a gap. "${plays.one}" went something behind the ${hide}. The whole band turned its head. "${refrain}" said ${l}. Nobody was there at all.`,
        `On Monday they came to the gap again. Tum-ti-tum-ti... And this time something fell into it. "${plays.one}" It was just right. "${refrain}" said ${l}. They looked over the ${hide}. Something was hiding so well that there was only ${hide}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(A, 'hide', 'shy')] },
        octopus
          ? `"It was a wave," said ${m}. Tum-ti-tum-ti... "${plays.two}" "Waves don't go ding," said ${l}. "${refrain}" Behind the rock ${a} turned as grey as the rock, and a bit lumpy. An octopus can do that.`
          : `"It was the wind," said ${m}. Tum-ti-tum-ti... "${plays.two}" "That's no wind," said ${l}. "${refrain}" Behind the ${hide} somebody lay as flat as a leaf.`,
        octopus
          ? `The next day it was two at once. Tum-ti-tum-ti... "${plays.two}" "${refrain}" cried ${m}, and ran round the rock. There were only stones. One of them had eyes, but it shut them. An octopus can look just like a stone.`
          : `The next day there was more of it. Tum-ti-tum-ti... "${plays.two}" "${refrain}" cried ${m}, and ran all the way round. But when ${m} got to the back ${a} had got to the front.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'shout', 'happy'), seen(A, 'hide', 'scared')] },
        `"Whoever you are," called ${l}, "you're the one we need! Come out and join us!" They put a chair there. They all looked at the ${hide}, as kindly as they could. But a look is a look. Tum-ti-tum-ti... Nothing came. Behind the ${hide} ${a} could not move.`,
        `So ${l} made a speech to the ${hide}. "Dear Somebody," said ${l}, "there is a place for you. Look, here's the chair." They played, and they looked, with every eye they had. Tum-ti-tum-ti... There was the gap, and it stayed one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hide', 'calm'), seen(A, 'hide', 'worried')] },
        `Next ${m} tried hiding, to catch whoever it was. That was worse. Now there might be a look behind any stone. For three days there was no sound. "It makes me itch, that gap," said ${a}. "If only they didn't all face this way!"`,
        `Then they all tied scarves over their eyes. It was well meant. ${m} fell over ${l}. They played such wrong notes that ${a} crept off. "I could have helped them," said ${a} to ${b}. "If only they didn't all face this way!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'excited'), seen(A, 'sit', 'sad')] },
        `${b} looked at the band. They had such a lot of front. Then they packed up, and went home, and ${b} saw something else. From behind they were only backs. There was nothing shy about a back. "Wait!" called ${b}. "I know how it goes!"`,
        `"Say that again," said ${b}. "This way?" ${b} ran over to the band. There was a lot of whispering. "You don't need to see to play," said ${b}. "Turn your chairs round!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'sit', 'curious'), seen(M, 'sit', 'curious'), seen(A, 'walk', 'shy')] },
        `So the next day they set their chairs the wrong way round. There sat the band, and looked at nothing at all. Tum-ti-tum-ti... ${a} put out an eye. There were backs, only backs. And ${a} came out.`,
        `At four the chairs stood back to front. "Not one peep behind you," said ${l} to the others. Tum-ti-tum-ti... They looked hard at the clouds. And behind them, in the open, on to an empty chair, came ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'cheer', 'happy'), seen(L, 'sit', 'happy')],
          ...things,
        },
        octopus
          ? `"${plays.all}" It was so good that ${m} forgot to count. "How many of you are there?" said ${l}, not turning round. "One," said ${a}. "But I've got all my arms with me."`
          : `"${plays.all}" It was so good that ${m} forgot to count. "Is that only one of you?" said ${l}, not turning round. "Yes," said ${a}. "But I've been saving up."`,
        octopus
          ? `Then it came, straight into the gap. "${plays.all}" ${l} sat up like a stick. "That must be a whole band," whispered ${m}. "It's eight," said ${b}, who was allowed to look. "It's eight, and they're all ${a}."`
          : `Then it came, straight into the gap. "${plays.all}" ${l} sat up like a stick. "That's no gap," whispered ${m}, "that's the best bit of it." They played it nine times. Nobody turned round, though they longed to.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'proud'),
            seen(L, 'sit', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(B, 'cheer', 'happy'),
          ],
        },
        `On Sunday a great many people came to hear them. The band sat in a ring. Their backs were to the middle, their faces to the people. "${refrain}" said somebody in the crowd, after the gap. In the middle, where nobody could see, something moved. "Me," said ${a}, quite loud.`,
        `That is why they sit so strangely, in that band. They sit in a ring, and all look out. People think that it's to hear the better. "${refrain}" they say, every time. And out of the middle comes a voice. "That was me," says ${a}. "Listen, here it comes again."`,
      ),
    ],
  };
}
